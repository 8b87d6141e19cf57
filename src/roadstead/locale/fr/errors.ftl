### Ce qui peut clocher dans ce qu'on nous donne : `error-` et le code de l'erreur.

error-unreadable = Impossible de lire « { $text } » : au caractère { $at }, on attendait autre chose ({ $expected }).
error-illegal-move = { $move } n'est pas possible ici (article { $clause }).
error-illegal-position = Cette position ne peut pas exister : { $defects }.
error-options-differ = Les options données à part ne sont pas celles du texte : { $options }.
error-unknown-option = Le jeu { $game } n'a pas d'option « { $option } ».
error-bad-option-value = « { $value } » n'est pas une valeur de { $option }. Au choix : { $values }.
error-unknown-game = Il n'y a pas de jeu « { $game } » ici. Au choix : { $games }.
error-unknown-language = Nous ne parlons pas encore « { $given } ». Au choix : { $languages }.
error-not-json = Ce n'est pas du JSON ({ $reason }).
error-too-long = Cette ligne est trop longue ; la limite est de { $limit } caractères.
error-too-deep = L'imbrication est trop profonde.
error-not-utf8 = Ce n'est pas du texte UTF-8.
error-missing-field = Le champ « { $field } » manque.
error-wrong-type = Le champ « { $field } » n'est pas du bon type ; attendu : { $expected }.
error-file-not-found = Il n'y a pas de fichier { $file }.
error-bad-log-line = La ligne { $line } du journal (« { $word } ») ne suit pas des précédentes : { $reason }
