### Che cosa dice il terminale.

cli-computer = Computer

## Al tavolo

cli-yes = sì
cli-no = no
cli-default = predefinito
cli-you = Tu
cli-welcome = { $game ->
        [jackal] Benvenuti sull'isola. Con ? appare l'aiuto; una riga vuota mostra di nuovo l'isola.
       *[other] Benvenuti nella taverna. Con ? appare l'aiuto; una riga vuota mostra di nuovo il tavolo.
    }
cli-watch = Il computer gioca contro se stesso.
cli-goodbye = Non è stato deciso ancora nulla, quindi non c'è nulla da salvare. Buon vento!
cli-saved = Salvato: { $path }
cli-saved-for-later =
    Salvato: { $path }
    Per continuare: { $command }
cli-seed-notice = Il seed contiene i dadi, le carte e le tessere che verranno: chi continua a leggere li conosce.
cli-overwrite = { $path } esiste già. Sostituirlo?
cli-ambiguous = Può voler dire più cose: { $candidates }.
cli-unknown-answer = Non è una mossa né un comando. Scrivi una di queste: { $keys }, oppure ? per l'aiuto.

cli-undo-nothing = Non c'è niente di tuo da riprendere.
cli-undo-not-past-chance = { $game ->
        [jackal] Nel frattempo una tessera è stata scoperta: tra persone non si può riprendere.
       *[other] Nel frattempo sono caduti dadi o carte: tra persone non si può riprendere.
    }
cli-undo-past-chance = { $game ->
        [jackal] Nel frattempo una tessera è stata scoperta o il computer ha mosso. Tornare indietro? Le tessere saranno le stesse.
       *[other] Nel frattempo dadi, carte o il computer hanno fatto la loro parte. Tornare indietro? I dadi cadranno allo stesso modo.
    }
cli-taken-back = Mossa ripresa.

cli-why-what = Quale mossa? Scrivi why e una mossa come nell'elenco, per esempio: why { $game ->
        [jackal] white1.g11
       *[other] shanghai
    }
cli-why-allowed = { $move } è possibile: { $reason }
cli-why-forbidden = { $move } non è possibile: { $reason }
cli-rules-hint = Scrivi rules e un punto, per esempio: rules B1. Tutte le regole: roadstead rules { $game }

cli-help = Scrivi il segno di una mossa, la sua parola o come comincia. E inoltre:
cli-command-help = aiuto
    .help = questo elenco
cli-command-table = tavolo
    .help = mostra di nuovo il tavolo e le mosse
cli-command-tiles = tessere
    .help = le tessere con i loro segni, e quante sono ancora coperte
cli-command-rules = regole
    .help = un punto delle regole: regole L4
cli-command-why = perché
    .help = il punto che permette o vieta una mossa: perché shanghai
cli-command-undo = indietro
    .help = riprendi la tua ultima decisione
cli-command-save = salva
    .help = salva, volendo in un tuo file: salva FILE
cli-command-log = registro
    .help = tutte le mosse finora, come in un file
cli-command-position = posizione
    .help = ciò che sta sul tavolo, in una riga
cli-command-options = opzioni
    .help = le regole di questa partita
cli-command-quit = esci
    .help = salva ed esci

## Il disegno

cli-dice-left = { $dice ->
        [one] { $dice } dado nella riserva
        [many] { $dice } dadi nella riserva
       *[other] { $dice } dadi nella riserva
    }
cli-trick-used = tiro mancino già giocato in questo round
cli-sharks = squali
cli-face-joker = jolly
cli-face-nudge = dado ±1
cli-face-both = due dadi
cli-face-reroll = ritira
cli-crews = { $ours } a sinistra, { $theirs } a destra: le ciurme, in mezzo la forza.
cli-doubles-in-the-middle = La carta dei doppi è in mezzo al tavolo.
cli-captain = Capitano pazzo di guardia: { $name }
cli-announced = Annunciato: { $what }
cli-row-open = Non è ancora deciso quale estremo è 1; sinistra e destra come nel disegno.
cli-result-title = Punti (forza)
cli-result-tricks = Tiri mancini non giocati
cli-result-total = Totale

## Repliche ed elenchi

cli-replay-step = Passo { $step } di { $last }: { $move }
cli-replay-prompt = Invio, b, un numero o q
cli-replay-help = Invio va avanti, b torna indietro, un numero va a quel passo, q esce.
cli-replay-open = La partita non è ancora finita.
cli-player-random = Casuale
cli-player-greedy = Ingordo
cli-player-quick = Svelto
cli-player-rote = Metodico
cli-player-steady = Calmo
cli-players = Chi può sedersi: { $players }
cli-try = Prova: { $command }

## Aiuto

cli-help-usage = Uso:
cli-help-title-arguments = Argomenti:
cli-help-title-options = Opzioni:
cli-help-title-commands = Comandi:
cli-help-roadstead = Tre giochi di porto: gioca, guarda, leggi le regole.
cli-help-version = Mostra la versione ed esci.
cli-help-help = Mostra questo aiuto ed esci.
cli-help-lang = Lingua: en, ru, it, fr, de.
cli-help-plain = Senza colori.
cli-help-ascii = Disegna solo con segni ASCII.
cli-help-game = Quale gioco; `roadstead games` li elenca.
cli-help-play = Gioca nel terminale: contro il computer o in più persone a una tastiera.
cli-help-play-first = Chi prende il primo posto: person (una persona), computer o il nome di un giocatore del programma.
cli-help-play-second = Chi prende il secondo posto.
cli-help-play-sit = Chi siede a tutti i posti, in ordine: person,quick,quick,rote.
cli-help-play-level = Quale giocatore è il computer; `roadstead games` li elenca.
cli-help-play-names = I nomi delle persone, o di tutti.
cli-help-play-expansions = Le espansioni in gioco, unite da +.
cli-help-play-option = Una regola della casa; `roadstead options GAME` le elenca. Ripetibile.
cli-help-play-seed = Parole da cui seguono tutti i dadi, le carte e le tessere: stesse parole, stessa fortuna.
cli-help-play-save = Salva in questo file dopo ogni decisione.
cli-help-play-resume = Continua una partita salvata.
cli-help-rules = Leggi le regole, o un solo punto.
cli-help-rules-clause = Solo questo punto, per esempio L4.
cli-help-options = Elenca le opzioni di un gioco con i loro valori.
cli-help-games = Elenca i giochi e chi li gioca.
cli-help-replay = Racconta di nuovo una partita registrata.
cli-help-replay-file = Una partita salvata o un registro.
cli-help-replay-step = Solo questo passo; 0 è l'inizio.
cli-help-replay-all = Il tavolo dopo ogni passo.
cli-help-replay-watch = Passo per passo, al tuo ritmo.
cli-help-show = Disegna una posizione.
cli-help-show-position = Una riga di notazione tra virgolette, o - per leggerla dall'ingresso.
cli-help-show-seat = Ciò che vede questo posto; i posti si contano da 0.
cli-help-engine = Risponde ad altri programmi: righe JSON in ingresso e in uscita.
cli-help-bench = Misura la velocità di un gioco.
cli-help-bench-json = Un oggetto JSON invece di una tabella.

## Jackal

cli-jackal-piece = { $piece }, { $cell }: { $ways ->
        [one] { $ways } via
        [many] { $ways } di vie
       *[other] { $ways } vie
    }
cli-jackal-ship = Nave: { $ways ->
        [one] { $ways } via
        [many] { $ways } di vie
       *[other] { $ways } vie
    }
cli-jackal-back = 0  un altro pezzo
cli-no-tiles = Questo gioco non ha un'isola di tessere.
cli-jackal-ship-of = nave: { $crew }
