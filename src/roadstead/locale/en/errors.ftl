### What can be wrong with what somebody gave us: `error-` and the code of the error.

error-unreadable = Cannot read “{ $text }”: at character { $at } something else was expected ({ $expected }).
error-illegal-move = { $move } is not possible here (clause { $clause }).
error-illegal-position = This position cannot stand: { $defects }.
error-options-differ = The options given apart are not those of the text: { $options }.
error-unknown-option = The game { $game } has no option “{ $option }”.
error-bad-option-value = “{ $value }” is no value for { $option }. Choose from: { $values }.
error-unknown-game = There is no game “{ $game }” here. Choose from: { $games }.
error-unknown-language = We do not speak “{ $given }” yet. Choose from: { $languages }.
error-not-json = This is not JSON ({ $reason }).
error-too-long = This line is too long; { $limit } characters are the limit.
error-too-deep = This is nested too deeply.
error-not-utf8 = This is not UTF-8 text.
error-missing-field = The field “{ $field }” is missing.
error-wrong-type = The field “{ $field }” has the wrong type; expected: { $expected }.
error-file-not-found = There is no file { $file }.
error-bad-log-line = Line { $line } of the log (“{ $word }”) does not follow: { $reason }

## At the terminal

error-unknown-command = There is no command “{ $given }”. There are: { $commands }.
error-not-drawn-here = The terminal cannot draw the game { $game }. It draws: { $games }.
error-bad-name = “{ $name }” cannot be a name: 1 to { $longest } characters, without #.
error-names-do-not-fit = Names: { $names }, persons: { $persons }. Give one name for each person.
error-seats-do-not-fit = Seats: { $seats }, named: { $named }. Name one sitter for each seat, joined by commas.
error-sit-or-seats = --first and --second name two seats, --sit names them all: use one way.
error-bad-seed = A seed is one line of at most 80 characters.
error-not-an-option = “{ $given }” is no option: write NAME=VALUE.
error-given-twice = The option { $option } is given twice.
error-not-with-resume = A saved game brings these along itself; leave out: { $options }
error-file-exists = { $path } is already there. Go on with it by --resume, or name another file.
error-cannot-read = Cannot read { $path }: { $reason }
error-cannot-write = Cannot write { $path }: { $reason }
error-bad-saved-line = Line { $line } of the saved game: { $fault }
error-fault-not-text = this is not text.
error-fault-too-large = the file is far too large for a game.
error-fault-cut-off = the last line is missing; the file was cut off.
error-fault-lines-missing = lines are missing, or there are too many.
error-fault-changed = the file is not as it was saved; something in it was changed.
error-fault-seat-expected = here it should stand who sits where.
error-fault-player-unknown = there is no player of this name.
error-fault-seed-expected = the seed is missing, so the dice cannot go on.
error-unknown-clause = There is no clause “{ $clause }”. There are: { $clauses }
error-no-such-step = There is no step { $step }; the last one is { $last }.
error-no-such-seat = There is no seat { $seat }; seats go from 0 to { $last }.
error-no-such-option = There is no option { $option } here. --help lists them.
error-option-needs-value = The option { $option } is not used rightly: see --help.
error-missing-argument = Something is missing: { $argument }. See --help.
error-bad-argument = The value of { $argument } cannot be used. See --help.
error-command-line = The command line cannot be read: { $reason }

## At a table in the browser

error-not-your-seat = This is not your seat.
error-seat-taken = This seat is taken.
error-wrong-key = This key does not fit any seat here.
error-not-now = This is not possible now.
error-not-your-turn = It is not your turn.
error-out-of-date = The table has changed in the meantime. Look again, then play.
error-command-id-used = This command was given by somebody else.
error-broken-promise = The random number of your browser is not the one it promised.
error-nothing-to-take-back = You have made no move that could be taken back.
error-take-back-past-chance = Chance has answered since; that cannot be taken back.
error-take-back-needs-confirming = Chance has answered since. If you take back now, the same answer will come again.
error-not-away = This person is here, or has not been away for long.
error-no-such-entry = The log has no such entry.
error-bad-message = The server cannot read this message ({ $reason }).
error-not-playable-yet = { $game } cannot be played in the browser yet.
error-wrong-seats = Say who sits where: { $seats } seats, one of them yours.
error-no-such-table = There is no table under this link.
error-no-such-page = There is nothing under this address.
error-wrong-origin = This request comes from another site; that is not allowed.
error-wrong-host = This server does not go by that name. Open it by the address that it showed when it started.
error-too-many-requests = Too many requests. Try again in { $seconds } s.
error-port-taken = Port { $port } cannot be used ({ $reason }). Choose another one with --port.
error-store-unusable = The file { $path } cannot be used: another server may be using it, or it is no file of tables ({ $reason }).
error-not-verifiable = This log tells no seed: the game is not over, or was not played at a table in the browser.
error-wrong-seed = The seed is not the one the server was bound to, or a player's number is not the one promised.
error-wrong-draw = Move { $place } of the log says { $move }; the seed gives { $due }.
