### Che cosa può non andare in ciò che ci è stato dato: `error-` e il codice dell'errore.

error-unreadable = Non si riesce a leggere «{ $text }»: al carattere { $at } ci si aspettava altro ({ $expected }).
error-illegal-move = { $move } qui non è possibile (punto { $clause }).
error-illegal-position = Questa posizione non può esistere: { $defects }.
error-options-differ = Le opzioni date a parte non sono quelle del testo: { $options }.
error-unknown-option = Il gioco { $game } non ha l'opzione «{ $option }».
error-bad-option-value = «{ $value }» non è un valore per { $option }. Scegli fra: { $values }.
error-unknown-game = Qui non c'è un gioco «{ $game }». Scegli fra: { $games }.
error-unknown-language = La lingua «{ $given }» non lo parliamo ancora. Scegli fra: { $languages }.
error-not-json = Questo non è JSON ({ $reason }).
error-too-long = Questa riga è troppo lunga; il limite di caratteri è { $limit }.
error-too-deep = I livelli annidati sono troppi.
error-not-utf8 = Questo non è testo UTF-8.
error-missing-field = Manca il campo «{ $field }».
error-wrong-type = Il campo «{ $field }» è del tipo sbagliato; atteso: { $expected }.
error-file-not-found = Non c'è nessun file { $file }.
error-bad-log-line = La riga { $line } della registrazione («{ $word }») non segue dalle precedenti: { $reason }

## Nel terminale

error-unknown-command = Non c'è un comando «{ $given }». Ci sono: { $commands }.
error-not-drawn-here = Il terminale non sa disegnare il gioco { $game }. Sa disegnare: { $games }.
error-bad-name = «{ $name }» non può essere un nome: da 1 a { $longest } caratteri, senza #.
error-names-do-not-fit = Nomi: { $names }, persone: { $persons }. Dai un nome a ogni persona.
error-seats-do-not-fit = Posti: { $seats }, nominati: { $named }. Nomina chi siede a ogni posto, separando con virgole.
error-sit-or-seats = --first e --second nominano due posti, --sit tutti: scegli un modo solo.
error-bad-seed = Un seed è una riga di al massimo 80 caratteri.
error-not-an-option = «{ $given }» non è un'opzione: scrivi NOME=VALORE.
error-given-twice = L'opzione { $option } è data due volte.
error-not-with-resume = Una partita salvata porta con sé queste cose; togli: { $options }
error-file-exists = { $path } esiste già. Continua con --resume o indica un altro file.
error-cannot-read = Impossibile leggere { $path }: { $reason }
error-cannot-write = Impossibile scrivere { $path }: { $reason }
error-bad-saved-line = Riga { $line } della partita salvata: { $fault }
error-fault-not-text = non è testo.
error-fault-too-large = il file è troppo grande per una partita.
error-fault-cut-off = manca l'ultima riga; il file è stato troncato.
error-fault-lines-missing = mancano delle righe, o ce ne sono troppe.
error-fault-changed = il file non è come fu salvato; qualcosa è stato cambiato.
error-fault-seat-expected = qui deve stare chi siede a quale posto.
error-fault-player-unknown = non c'è un giocatore con questo nome.
error-fault-seed-expected = manca il seed, quindi i dadi non possono proseguire.
error-unknown-clause = Non c'è un punto «{ $clause }». Ci sono: { $clauses }
error-no-such-step = Non c'è il passo { $step }; l'ultimo è { $last }.
error-no-such-seat = Non c'è il posto { $seat }; i posti vanno da 0 a { $last }.
error-no-such-option = Qui non c'è l'opzione { $option }. --help le elenca.
error-option-needs-value = L'opzione { $option } non è usata bene: vedi --help.
error-missing-argument = Manca qualcosa: { $argument }. Vedi --help.
error-bad-argument = Il valore di { $argument } non va bene. Vedi --help.
error-command-line = La riga di comando non si capisce: { $reason }

## A un tavolo nel browser

error-not-your-seat = Questo non è il tuo posto.
error-seat-taken = Questo posto è occupato.
error-wrong-key = Questa chiave non apre nessun posto qui.
error-not-now = Ora non è possibile.
error-not-your-turn = Non tocca a te.
error-out-of-date = Nel frattempo il tavolo è cambiato. Guarda di nuovo, poi gioca.
error-command-id-used = Questo comando è stato dato da qualcun altro.
error-broken-promise = Il numero casuale del tuo browser non è quello promesso.
error-nothing-to-take-back = Non hai fatto nessuna mossa che si possa ritirare.
error-take-back-past-chance = Da allora il caso ha risposto; questo non si ritira.
error-take-back-needs-confirming = Da allora il caso ha risposto. Se ritiri la mossa, tornerà la stessa risposta.
error-not-away = Questa persona è qui, o non è via da molto.
error-no-such-entry = Nel registro non c’è questa voce.
error-bad-message = Il server non può leggere questo messaggio ({ $reason }).
error-not-playable-yet = { $game } non si può ancora giocare nel browser.
error-wrong-seats = Di’ chi siede dove: { $seats } posti, uno dei quali è il tuo.
error-no-such-table = Sotto questo link non c’è nessun tavolo.
error-no-such-page = A questo indirizzo non c’è nulla.
error-wrong-origin = Questa richiesta viene da un altro sito; non è permesso.
error-wrong-host = Questo server non ha quel nome. Aprilo all’indirizzo che ha mostrato alla partenza.
error-too-many-requests = Troppe richieste. Riprova fra { $seconds } s.
error-port-taken = La porta { $port } non si può usare ({ $reason }). Scegline un’altra con --port.
error-store-unusable = Il file { $path } non si può usare: forse lo usa un altro server, o non è un file di tavoli ({ $reason }).
error-not-verifiable = Questo registro non dice il seme: la partita non è finita, o non è stata giocata a un tavolo nel browser.
error-wrong-seed = Il seme non è quello a cui il server era legato, o il numero di un giocatore non è quello promesso.
error-wrong-draw = La mossa { $place } del registro dice { $move }; il seme dà { $due }.
