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
