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

## Dans le terminal

error-unknown-command = Il n'y a pas de commande « { $given } ». Il y a : { $commands }.
error-not-drawn-here = Le terminal ne sait pas dessiner le jeu { $game }. Il dessine : { $games }.
error-bad-name = « { $name } » ne peut être un nom : 1 à { $longest } signes, sans #.
error-names-do-not-fit = Noms : { $names }, personnes : { $persons }. Donnez un nom à chaque personne.
error-seats-do-not-fit = Places : { $seats }, nommées : { $named }. Nommez qui s'assied à chaque place, séparés par des virgules.
error-sit-or-seats = --first et --second nomment deux places, --sit les nomme toutes : choisissez.
error-bad-seed = Un seed est une ligne de 80 signes au plus.
error-not-an-option = « { $given } » n'est pas une option : écrivez NOM=VALEUR.
error-given-twice = L'option { $option } est donnée deux fois.
error-not-with-resume = Une partie enregistrée apporte cela elle-même ; enlevez : { $options }
error-file-exists = { $path } existe déjà. Continuez avec --resume, ou nommez un autre fichier.
error-cannot-read = Impossible de lire { $path } : { $reason }
error-cannot-write = Impossible d'écrire { $path } : { $reason }
error-bad-saved-line = Ligne { $line } de la partie enregistrée : { $fault }
error-fault-not-text = ce n'est pas du texte.
error-fault-too-large = le fichier est bien trop grand pour une partie.
error-fault-cut-off = la dernière ligne manque ; le fichier a été coupé.
error-fault-lines-missing = il manque des lignes, ou il y en a trop.
error-fault-changed = le fichier n'est pas tel qu'il fut enregistré ; on y a changé quelque chose.
error-fault-seat-expected = ici doit figurer qui est assis où.
error-fault-player-unknown = il n'y a pas de joueur de ce nom.
error-fault-seed-expected = le seed manque, les dés ne peuvent donc pas continuer.
error-unknown-clause = Il n'y a pas de point « { $clause } ». Il y a : { $clauses }
error-no-such-step = Il n'y a pas d'étape { $step } ; la dernière est { $last }.
error-no-such-seat = Il n'y a pas de place { $seat } ; les places vont de 0 à { $last }.
error-no-such-option = Il n'y a pas d'option { $option } ici. --help les énumère.
error-option-needs-value = L'option { $option } est mal employée : voir --help.
error-missing-argument = Il manque quelque chose : { $argument }. Voir --help.
error-bad-argument = La valeur de { $argument } ne convient pas. Voir --help.
error-command-line = La ligne de commande n'est pas claire : { $reason }

## À une table dans le navigateur

error-not-your-seat = Ce n’est pas votre place.
error-seat-taken = Cette place est prise.
error-wrong-key = Cette clé n’ouvre aucune place ici.
error-not-now = Ce n’est pas possible maintenant.
error-not-your-turn = Ce n’est pas votre tour.
error-out-of-date = La table a changé entre-temps. Regardez de nouveau, puis jouez.
error-command-id-used = Cette commande a été donnée par quelqu’un d’autre.
error-broken-promise = Le nombre aléatoire de votre navigateur n’est pas celui qu’il avait promis.
error-nothing-to-take-back = Vous n’avez fait aucun coup qui puisse être repris.
error-take-back-past-chance = Le hasard a répondu depuis ; cela ne se reprend pas.
error-take-back-needs-confirming = Le hasard a répondu depuis. Si vous reprenez le coup, la même réponse reviendra.
error-not-away = Cette personne est là, ou n’est pas absente depuis longtemps.
error-no-such-entry = Le journal n’a pas cette entrée.
error-bad-message = Le serveur ne peut pas lire ce message ({ $reason }).
error-not-playable-yet = On ne peut pas encore jouer à { $game } dans le navigateur.
error-wrong-seats = Dites qui est assis où : { $seats } places, dont la vôtre.
error-no-such-table = Il n’y a pas de table sous ce lien.
error-no-such-page = Il n’y a rien à cette adresse.
error-wrong-origin = Cette requête vient d’un autre site ; ce n’est pas permis.
error-wrong-host = Ce serveur ne porte pas ce nom. Ouvrez-le à l’adresse qu’il a affichée au départ.
error-too-many-requests = Trop de requêtes. Réessayez dans { $seconds } s.
error-port-taken = Le port { $port } ne peut pas servir ({ $reason }). Choisissez-en un autre avec --port.
error-store-unusable = Le fichier { $path } ne peut pas servir : un autre serveur l’utilise peut-être, ou ce n’est pas un fichier de tables ({ $reason }).
error-not-verifiable = Ce journal ne dit pas la graine : la partie n’est pas finie, ou n’a pas été jouée dans le navigateur.
error-wrong-seed = La graine n’est pas celle qui liait le serveur, ou le nombre d’un joueur n’est pas celui promis.
error-wrong-draw = Le coup { $place } du journal dit { $move } ; la graine donne { $due }.
