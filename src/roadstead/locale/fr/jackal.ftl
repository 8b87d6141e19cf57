### Les mots de Jackal. Les places se disent par leur nom : $name est le nom affiché, $you vaut "yes" si le lecteur y est assis.
### $piece, $by, $crew et $tile sont des textes de ce fichier, $cell une case comme g11.

jackal-name = Jackal
jackal-about = Jusqu'à quatre équipages fouillent une île de tuiles fermées et en rapportent l'or à leurs navires.
jackal-seat-0 = Capitaine 1
jackal-seat-1 = Capitaine 2
jackal-seat-2 = Capitaine 3
jackal-seat-3 = Capitaine 4

## Mots de la table

jackal-word-island = Île
jackal-word-sea = Mer
jackal-word-ship = Navire
jackal-word-crews = Équipages
jackal-word-aboard = Or à bord
jackal-word-at-stake = Or encore en jeu
jackal-word-lost = Or perdu
jackal-word-closed = Encore fermées
jackal-word-rum = Rhum
jackal-word-dead = mort
jackal-word-swimming = dans l'eau
jackal-word-trapped = pris au piège
jackal-word-waiting = attend dans la grotte
jackal-word-drunk = cuve son rhum
jackal-word-treasure = trésor
jackal-word-step = étape { $step } sur { $steps }
jackal-word-turn = Au tour de : { $crew }
jackal-word-grass = L'herbe agit : { $crew }, joué par { $name }
jackal-word-coins = { $count ->
        [one] { $count } pièce
        [many] { $count } de pièces
       *[other] { $count } pièces
    }
jackal-word-bottles = { $count ->
        [one] { $count } bouteille
        [many] { $count } de bouteilles
       *[other] { $count } bouteilles
    }
jackal-word-tiles = { $count ->
        [one] { $count } tuile
        [many] { $count } de tuiles
       *[other] { $count } tuiles
    }

## Ce qu'il faut décider

jackal-ask-act = Qui va où ? Ou le navire ?
jackal-ask-fork = Par où continuer ?
jackal-ask-lamp = Quelle tuile fermée le phare montre-t-il ?
jackal-ask-quake = Quelle tuile le tremblement de terre déplace-t-il ?

## Équipages et figurines

jackal-crew-white = Blanc
jackal-crew-red = Rouge
jackal-crew-black = Noir
jackal-crew-yellow = Jaune
jackal-piece-white1 = Blanc 1
jackal-piece-white2 = Blanc 2
jackal-piece-white3 = Blanc 3
jackal-piece-red1 = Rouge 1
jackal-piece-red2 = Rouge 2
jackal-piece-red3 = Rouge 3
jackal-piece-black1 = Noir 1
jackal-piece-black2 = Noir 2
jackal-piece-black3 = Noir 3
jackal-piece-yellow1 = Jaune 1
jackal-piece-yellow2 = Jaune 2
jackal-piece-yellow3 = Jaune 3
jackal-piece-ben = Ben Gunn
jackal-piece-missionary = Pèlerin
jackal-piece-friday = Éclaireur
jackal-by-white1 = { jackal-piece-white1 }
jackal-by-white2 = { jackal-piece-white2 }
jackal-by-white3 = { jackal-piece-white3 }
jackal-by-red1 = { jackal-piece-red1 }
jackal-by-red2 = { jackal-piece-red2 }
jackal-by-red3 = { jackal-piece-red3 }
jackal-by-black1 = { jackal-piece-black1 }
jackal-by-black2 = { jackal-piece-black2 }
jackal-by-black3 = { jackal-piece-black3 }
jackal-by-yellow1 = { jackal-piece-yellow1 }
jackal-by-yellow2 = { jackal-piece-yellow2 }
jackal-by-yellow3 = { jackal-piece-yellow3 }
jackal-by-ben = { jackal-piece-ben }
jackal-by-missionary = { jackal-piece-missionary }
jackal-by-friday = { jackal-piece-friday }

## Tuiles

jackal-tile-sea = mer
jackal-tile-closed = tuile fermée
jackal-tile-cut = rien
jackal-tile-arrow1 = flèche droite
    .help = On continue aussitôt, d'un seul côté.
jackal-tile-arrow2 = flèche diagonale
    .help = On continue aussitôt, d'un seul côté.
jackal-tile-arrow3 = double flèche droite
    .help = On continue aussitôt, d'un côté ou de l'autre.
jackal-tile-arrow4 = double flèche diagonale
    .help = On continue aussitôt, d'un côté ou de l'autre.
jackal-tile-arrow5 = triple flèche
    .help = On continue aussitôt, d'un côté sur trois.
jackal-tile-arrow6 = quatre flèches droites
    .help = On continue aussitôt, d'un côté sur quatre.
jackal-tile-arrow7 = quatre flèches diagonales
    .help = On continue aussitôt, d'un côté sur quatre.
jackal-tile-arrow1n = flèche →
jackal-tile-arrow1e = flèche ↓
jackal-tile-arrow1s = flèche ←
jackal-tile-arrow1w = flèche ↑
jackal-tile-arrow2n = flèche ↗
jackal-tile-arrow2e = flèche ↘
jackal-tile-arrow2s = flèche ↙
jackal-tile-arrow2w = flèche ↖
jackal-tile-arrow3n = flèche →←
jackal-tile-arrow3e = flèche ↑↓
jackal-tile-arrow3s = flèche →←
jackal-tile-arrow3w = flèche ↑↓
jackal-tile-arrow4n = flèche ↗↙
jackal-tile-arrow4e = flèche ↘↖
jackal-tile-arrow4s = flèche ↗↙
jackal-tile-arrow4w = flèche ↘↖
jackal-tile-arrow5n = flèche →↓↖
jackal-tile-arrow5e = flèche ↗↓←
jackal-tile-arrow5s = flèche ↑↘←
jackal-tile-arrow5w = flèche ↑→↙
jackal-tile-arrow6n = flèche ↑→↓←
jackal-tile-arrow6e = flèche ↑→↓←
jackal-tile-arrow6s = flèche ↑→↓←
jackal-tile-arrow6w = flèche ↑→↓←
jackal-tile-arrow7n = flèche ↗↘↙↖
jackal-tile-arrow7e = flèche ↗↘↙↖
jackal-tile-arrow7s = flèche ↗↘↙↖
jackal-tile-arrow7w = flèche ↗↘↙↖
jackal-tile-cannon = canon
    .help = On vole dans l'axe du fût jusqu'à la mer.
jackal-tile-cannon-n = canon ↑
jackal-tile-cannon-e = canon →
jackal-tile-cannon-s = canon ↓
jackal-tile-cannon-w = canon ←
jackal-tile-empty = tuile vide
    .help = Il ne se passe rien.
jackal-tile-horse = cheval
    .help = On continue aussitôt d'un saut de cavalier.
jackal-tile-spinner2 = jungle
    .help = Deux tours pour la traverser.
jackal-tile-spinner3 = désert
    .help = Trois tours pour le traverser.
jackal-tile-spinner4 = marais
    .help = Quatre tours pour le traverser.
jackal-tile-spinner5 = montagnes
    .help = Cinq tours pour les traverser.
jackal-tile-ice = glace
    .help = Répète le dernier mouvement.
jackal-tile-trap = piège
    .help = Retient jusqu'à ce que vienne un camarade.
jackal-tile-fort = fort
    .help = Ici on ne frappe pas ; ni or, ni ennemi tant que quelqu'un s'y trouve.
jackal-tile-aborigine = fort de la guérisseuse
    .help = Un fort ; pour un tour, un mort y revient.
jackal-tile-barrel = tonneau de rhum
    .help = On manque le prochain tour de l'équipage.
jackal-tile-crocodile = crocodile
    .help = Retour d'où l'on vient.
jackal-tile-cannibal = ogre
    .help = La mort.
jackal-tile-balloon = ballon
    .help = Aussitôt à son navire, or compris.
jackal-tile-plane = avion
    .help = Un vol n'importe où avec sa charge, une seule fois, maintenant ou plus tard.
jackal-tile-chest1 = coffre I
    .help = Une pièce.
jackal-tile-chest2 = coffre II
    .help = Deux pièces.
jackal-tile-chest3 = coffre III
    .help = Trois pièces.
jackal-tile-chest4 = coffre IV
    .help = Quatre pièces.
jackal-tile-chest5 = coffre V
    .help = Cinq pièces.
jackal-tile-bottles1 = 1 bouteille de rhum
    .help = Votre équipage la prend.
jackal-tile-bottles2 = 2 bouteilles de rhum
    .help = Votre équipage les prend.
jackal-tile-bottles3 = 3 bouteilles de rhum
    .help = Votre équipage les prend.
jackal-tile-cave = grotte
    .help = On ressort par une autre grotte ouverte, ou l'on en attend une.
jackal-tile-dense = fourré
    .help = Tous ensemble, ni coups, ni or.
jackal-tile-grass = herbe magique
    .help = Pendant un tour de table, chaque équipage est joué par le joueur suivant.
jackal-tile-lighthouse = phare
    .help = Retournez quatre tuiles fermées.
jackal-tile-earthquake = tremblement de terre
    .help = Échangez deux tuiles libres.
jackal-tile-caramba = Caramba
    .help = Tous les pirates de l'île rentrent à leur navire.
jackal-tile-ben = Ben Gunn
    .help = Rejoint qui le trouve, en pirate à part entière.
jackal-tile-missionary = Pèlerin
    .help = Rejoint qui le trouve ; où il est, la paix règne.
jackal-tile-friday = Éclaireur
    .help = Rejoint qui le trouve ; porte l'or, ne se bat pas, ne craint pas les pièges.
jackal-tile-galleon = galion
    .help = Un trésor qui vaut trois pièces.
jackal-tile-plane-used = avion usé
jackal-tile-bottles1-used = bouteille vide
jackal-tile-bottles2-used = 2 bouteilles vides
jackal-tile-bottles3-used = 3 bouteilles vides

## Options

jackal-option-mode = Qui joue
    .help = À combien l'on joue, et avec qui.
jackal-option-mode-four = quatre, chacun pour soi
jackal-option-mode-pairs = quatre, par paires
jackal-option-mode-two = deux, avec deux équipages chacun
jackal-option-mode-three = trois, chacun pour soi
jackal-option-mode-duel = deux, avec un navire chacun
jackal-option-expansion = L'Île au trésor
    .help = Si les 22 tuiles de l'extension sont dans la partie.
jackal-option-expansion-false = non
jackal-option-expansion-true = oui
jackal-option-first_player = Qui commence
    .help = Quel navire joue le premier tour.
jackal-option-first_player-white = les blancs
jackal-option-first_player-random = le hasard décide
jackal-option-ice_after_horse = Glace après un cheval
    .help = Ce que répète la glace où l'on arrive d'un saut de cavalier.
jackal-option-ice_after_horse-any_knight_move = n'importe quel saut
jackal-option-ice_after_horse-same_vector = exactement le même
jackal-option-ice_after_plane = Glace après l'avion
    .help = Ce que fait la glace de qui y arrive en vol.
jackal-option-ice_after_plane-fly_again = un nouveau vol
jackal-option-ice_after_plane-stop = on s'y arrête
jackal-option-plane_targets = Jusqu'où vole l'avion
    .help = Où l'on peut voler en plus des tuiles de terre.
jackal-option-plane_targets-own_and_allied_ship = à son navire et à celui de l'allié
jackal-option-plane_targets-land_only = nulle part ailleurs
jackal-option-plane_targets-any_cell = partout, mer et navires ennemis compris
jackal-option-crocodile_after_plane = Crocodile après l'avion
    .help = Où un crocodile renvoie qui y arrive directement en vol.
jackal-option-crocodile_after_plane-fly_again = on vole encore une fois
jackal-option-crocodile_after_plane-stand_on_spent_plane = à l'avion usé
jackal-option-horse_into_sea = Cheval à la mer
    .help = Si un saut de cavalier peut finir en pleine mer.
jackal-option-horse_into_sea-forbidden = non
jackal-option-horse_into_sea-dive = oui
jackal-option-enemy_ship_by_chain = Envoyé sur un navire ennemi
    .help = Quand un chemin peut finir, mortellement, sur un navire ennemi.
jackal-option-enemy_ship_by_chain-after_opening = si une tuile a été ouverte en chemin
jackal-option-enemy_ship_by_chain-only_when_forced = seulement s'il ne reste alors rien d'autre
jackal-option-crocodile_pass = Passer chez un crocodile
    .help = Si l'on peut aller à un crocodile connu et revenir, pour perdre un tour.
jackal-option-crocodile_pass-allowed = permis
jackal-option-crocodile_pass-forbidden = interdit
jackal-option-plane_wait = Attendre à l'avion
    .help = Si le pilote peut consacrer un tour à attendre.
jackal-option-plane_wait-no = non
jackal-option-plane_wait-yes = oui
jackal-option-ship_steering = Qui mène quel navire
    .help = Quels navires un équipage peut déplacer à son tour.
jackal-option-ship_steering-own_ship_only = le sien seulement
jackal-option-ship_steering-any_boarded_ship = tout navire ami où se trouve un de ses pirates
jackal-option-early_end = Fin anticipée
    .help = Ce qui se passe quand le premier ne peut plus être rattrapé.
jackal-option-early_end-offer = les joueurs peuvent s'entendre pour finir
jackal-option-early_end-always = la partie finit
jackal-option-early_end-never = on continue
jackal-option-no_progress_rounds = Tours de table sans rien
    .help = Après autant de tours de table complets où rien ne se passe, la partie finit.
jackal-option-give_rum = Offrir du rhum
    .help = Ce que coûte une bouteille offerte à l'Éclaireur ou au Pèlerin.
jackal-option-give_rum-whole_turn = tout le tour
jackal-option-give_rum-free = rien
jackal-option-missionary_on_barrel = Pèlerin à un tonneau
    .help = Ce qu'un tonneau de rhum fait du Pèlerin.
jackal-option-missionary_on_barrel-stays_missionary = il manque un tour et reste Pèlerin
jackal-option-missionary_on_barrel-becomes_pirate = il devient pirate
jackal-option-lighthouse = Phare
    .help = Ce que fait le phare. Une règle plus récente existe, mais on n'en connaît pas le détail.
jackal-option-lighthouse-open_four = retourne quatre tuiles
jackal-option-earthquake_scope = Tremblement de terre
    .help = Quelles tuiles le tremblement de terre peut échanger.
jackal-option-earthquake_scope-any_free_tile = toutes celles sans personne et sans or
jackal-option-earthquake_scope-closed_only = les fermées seulement
jackal-option-caramba = Caramba
    .help = Ce que fait la tuile Caramba. La règle imprimée n'a pas pu être confirmée.
jackal-option-caramba-all_to_ships = tous les pirates rentrent à leur navire
jackal-option-caramba-blank = rien

## Coups, tels qu'un menu les montre

jackal-move-go = { $piece } en { $cell }{ $load ->
        [coin] {""}, avec une pièce
        [treasure] {""}, avec le trésor
       *[nothing] {""}
    }
jackal-move-go-with-rum = { $piece } boit et va en { $cell }{ $load ->
        [coin] {""}, avec une pièce
        [treasure] {""}, avec le trésor
       *[nothing] {""}
    }
jackal-move-fly = { $piece } vole en { $cell }{ $load ->
        [coin] {""}, avec une pièce
        [treasure] {""}, avec le trésor
       *[nothing] {""}
    }
jackal-move-wait = { $piece } attend à l'avion
jackal-move-go-on = Continuer en { $cell }
jackal-move-stay = Rester à l'avion
jackal-move-sail = Le navire va en { $cell }
jackal-move-revive = Ramener un pirate mort
jackal-move-give-rum = Offrir du rhum : { $piece }
jackal-move-light = Montrer { $cell }
jackal-move-shake = Déplacer la tuile { $cell }
jackal-move-starts = { $crew } commence
jackal-move-opened = Trouvé : { $tile }

## Événements

jackal-event-starter-drawn = { $crew } commence.
jackal-event-piece-moved = { $how ->
        [ashore] { $piece } débarque en { $cell }
        [swim] { $piece } nage en { $cell }
        [aboard] { $piece } monte à bord en { $cell }
        [arrow] La flèche envoie { $piece } en { $cell }
        [horse] Le cheval emporte { $piece } en { $cell }
        [ice] { $piece } glisse en { $cell }
        [crocodile] Le crocodile renvoie { $piece } en { $cell }
        [cannon] Le canon tire { $piece } en { $cell }
        [balloon] Le ballon ramène { $piece } en { $cell }
        [plane] { $piece } vole en { $cell }
        [cave] { $piece } ressort de la grotte en { $cell }
       *[walk] { $piece } va de { $start } en { $cell }
    }{ $load ->
        [coin] {""}, avec une pièce.
        [treasure] {""}, avec le trésor.
       *[nothing] .
    }
jackal-event-spinner-crossed = { $piece } : étape { $step } sur { $steps } en { $cell }.
jackal-event-tile-opened = { $cell } : { $tile }.
jackal-event-ship-sailed = Le navire va de { $start } en { $cell } ({ $crew }).
jackal-event-piece-fished = Repêché : { $piece }, en { $cell }.
jackal-event-piece-hit = { $by } frappe { $piece } en { $cell }.
jackal-event-piece-died = { $clause ->
        [T10] { $piece } est mangé par l'ogre en { $cell }.
        [W3] { $piece } meurt sous un navire ennemi en { $cell }.
        [W4] { $piece } est frappé dans l'eau en { $cell } et meurt.
       *[F4] { $piece } ne trouve pas d'issue en { $cell } et meurt.
    }
jackal-event-piece-revived = { $piece } est de retour, en { $cell }.
jackal-event-piece-trapped = { $piece } est pris au piège en { $cell }.
jackal-event-piece-freed = { $piece } est de nouveau libre, en { $cell }.
jackal-event-rum-drunk = { $piece } trouve le rhum en { $cell } et manque un tour.
jackal-event-cave-entered = { $piece } attend dans la grotte en { $cell }.
jackal-event-plane-used-up = L'avion en { $cell } ne volera plus.
jackal-event-gold-found = De l'or en { $cell } : { $coins ->
        [one] { $coins } pièce.
        [many] { $coins } de pièces.
       *[other] { $coins } pièces.
    }
jackal-event-gold-banked = De l'or à bord ({ $crew }) : { $coins ->
        [one] { $coins } pièce
        [many] { $coins } de pièces
       *[other] { $coins } pièces
    }, { $total } en tout.
jackal-event-gold-lost = Or perdu en { $cell } : { $coins ->
        [one] { $coins } pièce.
        [many] { $coins } de pièces.
       *[other] { $coins } pièces.
    }
jackal-event-gold-left = { $load ->
        [treasure] Le trésor est maintenant en { $cell }.
       *[coin] Une pièce est maintenant en { $cell }.
    }
jackal-event-bottles-taken = Du rhum en { $cell } ({ $crew }) : { $bottles ->
        [one] { $bottles } bouteille.
        [many] { $bottles } de bouteilles.
       *[other] { $bottles } bouteilles.
    }
jackal-event-bottle-spent = Une bouteille de moins ({ $crew }) : { $piece } la boit.
jackal-event-person-joined = { $piece } rejoint un équipage en { $cell } : { $crew }.
jackal-event-side-changed = { $piece } change de camp : { $crew }.
jackal-event-person-left = { $why ->
        [rum] { $piece } prend le rhum et s'en va.
       *[meeting] { $piece } disparaît après la rencontre.
    }
jackal-event-missionary-converted = Le Pèlerin est pirate maintenant ({ $crew }).
jackal-event-grass-grown = Herbe magique en { $cell } : pendant un tour de table, chaque équipage est joué par le joueur suivant.
jackal-event-lighthouse-lit = Le phare s'allume : il montre { $tiles ->
        [one] { $tiles } tuile.
        [many] { $tiles } de tuiles.
       *[other] { $tiles } tuiles.
    }
jackal-event-tiles-exchanged = { $first } et { $second } changent de place.
jackal-event-earth-quaked = La terre tremble en { $cell } : deux tuiles changent de place.
jackal-event-caramba-shouted = Caramba en { $cell } !
jackal-event-way-chosen = { $piece } est à une bifurcation en { $cell } : { $ways ->
        [one] { $ways } voie.
        [many] { $ways } de voies.
       *[other] { $ways } voies.
    }
jackal-event-turn-passed = { $crew } ne peut rien faire et manque son tour.
jackal-event-turn-begun = { $you ->
        [yes] À vous de jouer ({ $crew }).
       *[no] À { $name } de jouer ({ $crew }).
    }
jackal-event-game-ended = La partie est finie : { $why }.

## Comment cela finit

jackal-outcome-win = { $you ->
        [yes] Vous gagnez, or à bord : { $gold }.
       *[no] { $name } gagne, or à bord : { $gold }.
    }
jackal-outcome-shared = Victoire partagée, or à bord { $gold } chacun : { $names }.
jackal-outcome-nobody = Personne n'a d'or à bord.
jackal-why-no-gold = il n'y a plus d'or à gagner
jackal-why-decided = le premier ne peut plus être rattrapé
jackal-why-agreed = les joueurs s'entendent pour en rester là
jackal-why-no-progress = il ne se passe plus rien depuis trop longtemps
jackal-why-no-move = personne ne pourra plus jamais jouer

## La page des règles

jackal-page-title = Jackal : les règles
jackal-page-intro = Jackal est un jeu de Dmitri Kibkalo (2008). Cette page en donne les règles avec nos propres mots, l'extension « L'Île au trésor » comprise : d'abord un guide pour apprendre à jouer, puis chaque article sous le numéro que lui donne le programme. Quelques tuiles et personnages portent chez nous un autre nom que dans la boîte ; le glossaire donne les deux.
jackal-page-guide = Le guide
jackal-page-clauses = Les articles
jackal-page-options = Les options
jackal-page-default = par défaut
