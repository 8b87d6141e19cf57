### What can be wrong with a request to the engine: `error-` and the code of the error.

error-unknown-field = No request has a field “{ $field }”. There are: { $fields }.
error-unknown-request = “{ $asked }” is nothing that can be asked for. There are: { $known }.
error-unknown-seat = Seat { $seat } is not one of these: { $seats }.
error-nothing-to-choose = There is nothing for a player to choose here: chance is to move, or the game is over.
error-unknown-player = The game { $game } has no player “{ $player }”. Choose from: { $players }.
error-internal = Something went wrong on our side ({ $incident }); the game is as it was.
