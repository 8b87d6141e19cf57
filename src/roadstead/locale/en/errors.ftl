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
