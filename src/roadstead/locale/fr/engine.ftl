### Ce qui peut clocher dans une requête au moteur : `error-` et le code de l'erreur.

error-unknown-field = Aucune requête n'a de champ « { $field } ». Il y a : { $fields }.
error-unknown-request = « { $asked } » ne se demande pas. Il y a : { $known }.
error-unknown-seat = La place { $seat } n'est pas l'une de celles-ci : { $seats }.
error-nothing-to-choose = Ici, aucun joueur n'a de choix à faire : c'est au hasard, ou la partie est finie.
error-unknown-player = Le jeu { $game } n'a pas de joueur « { $player } ». Choisissez parmi : { $players }.
error-internal = Quelque chose s'est mal passé chez nous ({ $incident }) ; la partie est restée telle quelle.
