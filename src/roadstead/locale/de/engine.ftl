### Was an einer Anfrage an die Engine falsch sein kann: `error-` und der Code des Fehlers.

error-unknown-field = Keine Anfrage hat ein Feld „{ $field }“. Es gibt: { $fields }.
error-unknown-request = „{ $asked }“ kann man nicht verlangen. Es gibt: { $known }.
error-unknown-seat = Platz { $seat } ist keiner von diesen: { $seats }.
error-nothing-to-choose = Hier hat kein Spieler etwas zu wählen: Der Zufall ist am Zug, oder die Partie ist aus.
error-unknown-player = Das Spiel { $game } hat keinen Spieler „{ $player }“. Zur Wahl stehen: { $players }.
error-internal = Bei uns ist etwas schiefgegangen ({ $incident }); die Partie ist, wie sie war.
