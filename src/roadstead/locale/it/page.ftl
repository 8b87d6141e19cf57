### The page in the browser: what it says around the games.

page-settings = Impostazioni
page-language = Lingua
page-theme-light = Nebbia del mattino
page-theme-dark = Lume di lampada
page-sound-on = Audio acceso
page-sound-off = Audio spento
page-yes = Sì
page-no = No
page-close = Chiudi
page-reload = Ricarica
page-search = Cerca nelle regole

## The first screen

page-welcome = Sera nella rada
page-about = Tre giochi sono all'ancora. Siediti, prendi i dadi; nessuno ti chiede il nome.
page-game-shanghaien = Shanghaien
    .about = Un duello di dadi per due in taverna: chi porta a bordo la ciurma migliore?
page-game-jackal = Jackal
    .about = Caccia al tesoro su un'isola che nessuno ha ancora visto, da due a quattro capitani.
page-game-riff-raff = Riff Raff
    .about = Una nave che dondola davvero, caricata a mano. Ciò che cade torna da te.
page-play = Gioca
page-same-screen = Stesso schermo
page-by-link = Con un link
page-house-rules = Regole della casa
page-rules = Regole
page-in-the-yard = Ancora in cantiere: le regole si possono leggere, il tavolo è in costruzione.
page-go-on = Riprendi
page-credits = Shanghaien di Roman Pelek e Michael Schacht, Jackal di Dmitry Kibkalo, Riff Raff di Christoph Cantzler. Testi, disegni e suoni sono nostri.

## Who plays

page-who-plays = Chi gioca?
page-sitter-me = a questo schermo
page-sitter-open = chi ha il link
page-sitter-computer = il computer
page-player-random = Pesca alla cieca
page-player-greedy = Arraffone
page-player-quick = Il Lesto
page-player-rote = A Memoria
page-player-solver = Il Contabile
page-you = Tu

## At the table

page-connecting = Si avvicina una sedia…
page-lost = La linea è caduta; si riallaccia da sola.
page-outdated = Il porto è stato ricostruito da quando questa pagina è stata caricata.
page-your-turn = Tocca a te
page-turn-of = Tocca a: { $name }
page-over = La partita è finita
page-one-screen = Entrambi a questo schermo
page-waits-for = { $name } sta pensando…
page-announced = { $name } annuncia:
page-sit = Siediti e gioca
page-send-link = Manda questo link all'altro giocatore:
page-undo = Ritira la mossa
page-resign = Abbandona
page-confirm-undo = Nel frattempo ha risposto il caso o il computer. Ritirare? Usciranno gli stessi dadi.
page-confirm-resign = Abbandonare questa partita?
page-wish = { $name } vorrebbe ritirare una mossa. D'accordo?
page-rematch = Un'altra partita
page-download = Salva la partita
page-seed = Il seme, per controllare i dadi
page-sum = Totale
page-points = { $points ->
        [one] punto
        [many] di punti
       *[other] punti
    }
page-nation = Nazione
page-nobody = nessuno
page-slot = Posto { $number }: { $card }. Dadi: { $ours } sotto, { $theirs } sopra. Andrebbe a: { $taker }.
page-captain-in-force = Capitano Pazzo in servizio: { $name }
page-doubles-in-middle = La carta dei doppi è in mezzo al tavolo

## The log

page-log = Il diario
page-log-taken-back = { $name }: mosse ritirate.
page-log-sat = { $name } si siede.
page-log-resigned = { $name } abbandona; continua il computer.
page-log-away = { $name } non c'è; continua il computer.
page-looking-back = Stai guardando un momento passato.
page-back-to-now = Torna al presente
