### Che cosa può non andare in una richiesta al motore: `error-` e il codice dell'errore.

error-unknown-field = Nessuna richiesta ha il campo «{ $field }». Ci sono: { $fields }.
error-unknown-request = «{ $asked }» non si può chiedere. Ci sono: { $known }.
error-unknown-seat = Il posto { $seat } non è fra questi: { $seats }.
error-nothing-to-choose = Qui nessun giocatore ha da scegliere: tocca al caso, oppure la partita è finita.
error-unknown-player = Il gioco { $game } non ha un giocatore «{ $player }». Scegli fra: { $players }.
error-internal = Qualcosa è andato storto da noi ({ $incident }); la partita è rimasta com'era.
