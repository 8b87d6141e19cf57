### Was an dem, was man uns gibt, nicht stimmen kann: `error-` und der Code des Fehlers.

error-unreadable = „{ $text }“ ist nicht zu lesen: Bei Zeichen { $at } wurde etwas anderes erwartet ({ $expected }).
error-illegal-move = { $move } geht hier nicht (Punkt { $clause }).
error-illegal-position = Diese Stellung kann es nicht geben: { $defects }.
error-options-differ = Die extra angegebenen Optionen sind nicht die des Textes: { $options }.
error-unknown-option = Das Spiel { $game } hat keine Option „{ $option }“.
error-bad-option-value = „{ $value }“ ist kein Wert für { $option }. Zur Wahl stehen: { $values }.
error-unknown-game = Ein Spiel „{ $game }“ gibt es hier nicht. Zur Wahl stehen: { $games }.
error-unknown-language = „{ $given }“ sprechen wir noch nicht. Zur Wahl stehen: { $languages }.
error-not-json = Das ist kein JSON ({ $reason }).
error-too-long = Diese Zeile ist zu lang; höchstens { $limit } Zeichen.
error-too-deep = Das ist zu tief verschachtelt.
error-not-utf8 = Das ist kein UTF-8-Text.
error-missing-field = Das Feld „{ $field }“ fehlt.
error-wrong-type = Das Feld „{ $field }“ hat den falschen Typ; erwartet: { $expected }.
error-file-not-found = Die Datei { $file } gibt es nicht.
error-bad-log-line = Zeile { $line } der Aufzeichnung („{ $word }“) folgt nicht aus den vorigen: { $reason }
