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
error-bad-name = «{ $name }» non può essere un nome: da 1 a { $longest } caratteri, senza #.
error-names-do-not-fit = Nomi: { $names }, persone: { $persons }. Dai un nome a ogni persona.
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
