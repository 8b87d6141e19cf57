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

## Im Terminal

error-unknown-command = Einen Befehl „{ $given }“ gibt es nicht. Es gibt: { $commands }.
error-not-drawn-here = Das Terminal kann das Spiel { $game } nicht zeichnen. Es zeichnet: { $games }.
error-bad-name = „{ $name }“ taugt nicht als Name: 1 bis { $longest } Zeichen, ohne #.
error-names-do-not-fit = Namen: { $names }, Menschen: { $persons }. Gib jedem einen Namen.
error-seats-do-not-fit = Plätze: { $seats }, genannt: { $named }. Nenne für jeden Platz, wer dort sitzt, durch Kommas getrennt.
error-sit-or-seats = --first und --second nennen zwei Plätze, --sit nennt alle: nimm eines von beiden.
error-bad-seed = Ein Seed ist eine Zeile von höchstens 80 Zeichen.
error-not-an-option = „{ $given }“ ist keine Option: schreibe NAME=WERT.
error-given-twice = Die Option { $option } steht zweimal da.
error-not-with-resume = Das bringt eine gespeicherte Partie selbst mit; lass weg: { $options }
error-file-exists = { $path } gibt es schon. Setze sie mit --resume fort oder nenne eine andere Datei.
error-cannot-read = { $path } lässt sich nicht lesen: { $reason }
error-cannot-write = { $path } lässt sich nicht schreiben: { $reason }
error-bad-saved-line = Zeile { $line } der gespeicherten Partie: { $fault }
error-fault-not-text = das ist kein Text.
error-fault-too-large = die Datei ist viel zu groß für eine Partie.
error-fault-cut-off = die letzte Zeile fehlt; die Datei wurde abgeschnitten.
error-fault-lines-missing = es fehlen Zeilen, oder es sind zu viele.
error-fault-changed = die Datei ist nicht mehr wie gespeichert; etwas darin wurde geändert.
error-fault-seat-expected = hier muss stehen, wer wo sitzt.
error-fault-player-unknown = einen Spieler dieses Namens gibt es nicht.
error-fault-seed-expected = der Seed fehlt, also können die Würfel nicht weiter fallen.
error-unknown-clause = Einen Punkt „{ $clause }“ gibt es nicht. Es gibt: { $clauses }
error-no-such-step = Einen Schritt { $step } gibt es nicht; der letzte ist { $last }.
error-no-such-seat = Einen Platz { $seat } gibt es nicht; die Plätze gehen von 0 bis { $last }.
error-no-such-option = Eine Option { $option } gibt es hier nicht. --help zählt sie auf.
error-option-needs-value = Die Option { $option } ist falsch gebraucht: siehe --help.
error-missing-argument = Es fehlt etwas: { $argument }. Siehe --help.
error-bad-argument = Der Wert von { $argument } passt nicht. Siehe --help.
error-command-line = Die Befehlszeile ist nicht zu lesen: { $reason }

## An einem Tisch im Browser

error-not-your-seat = Das ist nicht dein Platz.
error-seat-taken = Dieser Platz ist besetzt.
error-wrong-key = Dieser Schlüssel passt zu keinem Platz hier.
error-not-now = Das geht jetzt nicht.
error-not-your-turn = Du bist nicht am Zug.
error-out-of-date = Der Tisch hat sich inzwischen geändert. Sieh noch einmal hin, dann zieh.
error-command-id-used = Dieser Befehl kam von jemand anderem.
error-broken-promise = Die Zufallszahl deines Browsers ist nicht die, die er versprochen hat.
error-nothing-to-take-back = Du hast keinen Zug gemacht, der sich zurücknehmen ließe.
error-take-back-past-chance = Der Zufall hat seither geantwortet; das lässt sich nicht zurücknehmen.
error-take-back-needs-confirming = Der Zufall hat seither geantwortet. Nimmst du zurück, kommt dieselbe Antwort wieder.
error-not-away = Diese Person ist da oder noch nicht lange fort.
error-no-such-entry = Das Protokoll hat keinen solchen Eintrag.
error-bad-message = Der Server kann diese Nachricht nicht lesen ({ $reason }).
error-not-playable-yet = { $game } lässt sich noch nicht im Browser spielen.
error-wrong-seats = Sag, wer wo sitzt: { $seats } Plätze, einer davon deiner.
error-no-such-table = Unter diesem Link gibt es keinen Tisch.
error-no-such-page = Unter dieser Adresse gibt es nichts.
error-wrong-origin = Diese Anfrage kommt von einer anderen Seite; das ist nicht erlaubt.
error-wrong-host = Diesen Namen hat der Server nicht. Öffne ihn unter der Adresse, die er beim Start gezeigt hat.
error-too-many-requests = Zu viele Anfragen. Versuch es in { $seconds } s wieder.
error-port-taken = Port { $port } ist nicht zu haben ({ $reason }). Wähle mit --port einen anderen.
error-store-unusable = Die Datei { $path } ist nicht zu gebrauchen: vielleicht benutzt sie ein anderer Server, oder sie ist keine Datei mit Tischen ({ $reason }).
error-not-verifiable = Dieses Protokoll nennt keinen Startwert: Die Partie ist nicht zu Ende oder wurde nicht im Browser gespielt.
error-wrong-seed = Der Startwert ist nicht der, an den der Server gebunden war, oder die Zahl eines Spielers nicht die versprochene.
error-wrong-draw = Zug { $place } des Protokolls sagt { $move }; der Startwert ergibt { $due }.
