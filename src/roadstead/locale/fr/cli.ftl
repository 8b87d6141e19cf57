### Ce que dit le terminal.

cli-computer = Ordinateur

## À la table

cli-yes = oui
cli-no = non
cli-default = par défaut
cli-you = Vous
cli-welcome = { $game ->
        [jackal] Bienvenue sur l'île. Tapez ? pour l'aide ; une ligne vide montre à nouveau l'île.
       *[other] Bienvenue à la taverne. Tapez ? pour l'aide ; une ligne vide montre à nouveau la table.
    }
cli-watch = L'ordinateur joue contre lui-même.
cli-goodbye = Rien n'a encore été décidé, il n'y a donc rien à enregistrer. Bon vent !
cli-saved = Enregistré : { $path }
cli-saved-for-later =
    Enregistré : { $path }
    Pour continuer : { $command }
cli-seed-notice = Le seed contient les dés, les cartes et les tuiles à venir : qui lit plus loin les connaît.
cli-overwrite = { $path } existe déjà. Le remplacer ?
cli-ambiguous = Cela peut être plusieurs choses : { $candidates }.
cli-unknown-answer = Ce n'est ni un coup ni une commande. Tapez l'un de { $keys }, ou ? pour l'aide.

cli-undo-nothing = Vous n'avez rien à reprendre.
cli-undo-not-past-chance = { $game ->
        [jackal] Une tuile a été retournée depuis : entre personnes, cela ne se reprend pas.
       *[other] Des dés ou des cartes sont tombés depuis : entre personnes, cela ne se reprend pas.
    }
cli-undo-past-chance = { $game ->
        [jackal] Depuis, une tuile a été retournée ou l'ordinateur a joué. Revenir en arrière ? Les mêmes tuiles seront là.
       *[other] Depuis, des dés, des cartes ou l'ordinateur ont joué. Revenir en arrière ? Les mêmes dés tomberont.
    }
cli-taken-back = Coup repris.

cli-why-what = Quel coup ? Tapez why puis un coup de la liste, par exemple : why { $game ->
        [jackal] white1.g11
       *[other] shanghai
    }
cli-why-allowed = { $move } est possible : { $reason }
cli-why-forbidden = { $move } n'est pas possible : { $reason }
cli-rules-hint = Tapez rules et un point, par exemple : rules B1. Toutes les règles : roadstead rules { $game }

cli-help = Tapez le signe d'un coup, son mot ou le début de ce mot. Et aussi :
cli-command-help = aide
    .help = cette liste
cli-command-table = table
    .help = montrer à nouveau la table et les coups
cli-command-tiles = tuiles
    .help = les tuiles par leurs signes, et combien restent cachées
cli-command-rules = règles
    .help = un point des règles : règles L4
cli-command-why = pourquoi
    .help = le point qui permet ou interdit un coup : pourquoi shanghai
cli-command-undo = retour
    .help = reprendre votre dernière décision
cli-command-save = garder
    .help = enregistrer, au besoin dans un fichier à vous : garder FICHIER
cli-command-log = journal
    .help = tous les coups, comme dans un fichier
cli-command-position = position
    .help = ce qui est sur la table, en une ligne
cli-command-options = options
    .help = les règles de cette partie
cli-command-quit = quitter
    .help = enregistrer et partir

## Le dessin

cli-dice-left = { $dice ->
        [one] { $dice } dé en réserve
        [many] { $dice } dés en réserve
       *[other] { $dice } dés en réserve
    }
cli-trick-used = carte Triche déjà jouée dans cette manche
cli-sharks = requins
cli-face-joker = joker
cli-face-nudge = dé ±1
cli-face-both = deux dés
cli-face-reroll = relance
cli-crews = { $ours } à gauche, { $theirs } à droite : les équipages, la force au milieu.
cli-doubles-in-the-middle = La carte Double est au milieu.
cli-captain = Capitaine fou de quart : { $name }
cli-announced = Annoncé : { $what }
cli-row-open = Le côté du 1 n'est pas encore fixé ; gauche et droite comme sur le dessin.
cli-result-title = Points (force)
cli-result-tricks = Cartes Triche non jouées
cli-result-total = Total

## Relectures et listes

cli-replay-step = Étape { $step } sur { $last } : { $move }
cli-replay-prompt = Entrée, b, un nombre ou q
cli-replay-help = Entrée avance, b recule, un nombre mène à cette étape, q quitte.
cli-replay-open = La partie n'est pas encore finie.
cli-player-random = Hasard
cli-player-greedy = Glouton
cli-player-quick = Vif
cli-player-rote = Routinier
cli-player-steady = Posé
cli-players = Qui peut s'asseoir : { $players }
cli-try = Essayez : { $command }

## Aide

cli-help-usage = Usage :
cli-help-title-arguments = Arguments :
cli-help-title-options = Options :
cli-help-title-commands = Commandes :
cli-help-roadstead = Trois jeux de port : jouer, regarder, lire les règles.
cli-help-version = Afficher la version.
cli-help-help = Afficher cette aide.
cli-help-lang = Langue : en, ru, it, fr, de.
cli-help-plain = Sans couleurs.
cli-help-ascii = Dessiner avec les seuls signes ASCII.
cli-help-game = Quel jeu ; `roadstead games` les énumère.
cli-help-play = Jouer dans le terminal : contre l'ordinateur, ou à plusieurs sur un clavier.
cli-help-play-first = Qui prend la première place : person (une personne), computer ou le nom d'un joueur du programme.
cli-help-play-second = Qui prend la deuxième place.
cli-help-play-sit = Qui s'assied à toutes les places, dans l'ordre : person,quick,quick,rote.
cli-help-play-level = Quel joueur est l'ordinateur ; `roadstead games` les énumère.
cli-help-play-names = Les noms des personnes, ou de tout le monde.
cli-help-play-expansions = Les extensions, jointes par +.
cli-help-play-option = Une règle maison ; `roadstead options GAME` les énumère. Peut se répéter.
cli-help-play-seed = Des mots dont suivent tous les dés, cartes et tuiles : mêmes mots, même chance.
cli-help-play-save = Enregistrer dans ce fichier après chaque décision.
cli-help-play-resume = Continuer une partie enregistrée.
cli-help-rules = Lire les règles, ou un seul point.
cli-help-rules-clause = Ce point seulement, par exemple L4.
cli-help-options = Énumérer les options d'un jeu et leurs valeurs.
cli-help-games = Énumérer les jeux et qui y joue.
cli-help-replay = Raconter à nouveau une partie enregistrée.
cli-help-replay-file = Une partie enregistrée ou un journal.
cli-help-replay-step = Cette étape seulement ; 0 est le début.
cli-help-replay-all = La table après chaque étape.
cli-help-replay-watch = Étape par étape, à votre rythme.
cli-help-show = Dessiner une position.
cli-help-show-position = Une ligne de notation entre guillemets, ou - pour la lire sur l'entrée standard.
cli-help-show-seat = Ce que voit cette place ; les places se comptent depuis 0.
cli-help-engine = Répondre à d'autres programmes : lignes JSON sur l'entrée et la sortie standard.
cli-help-bench = Mesurer la vitesse d'un jeu.
cli-help-bench-json = Un objet JSON au lieu d'un tableau.

## Jackal

cli-jackal-piece = { $piece }, { $cell } : { $ways ->
        [one] { $ways } voie
        [many] { $ways } de voies
       *[other] { $ways } voies
    }
cli-jackal-ship = Navire : { $ways ->
        [one] { $ways } voie
        [many] { $ways } de voies
       *[other] { $ways } voies
    }
cli-jackal-back = 0  une autre pièce
cli-no-tiles = Ce jeu n'a pas d'île de tuiles.
cli-jackal-ship-of = navire : { $crew }
