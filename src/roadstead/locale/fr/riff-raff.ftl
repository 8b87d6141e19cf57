### Les mots de Riff Raff. Les places se disent par leur nom : $name est le nom à montrer, $you vaut "yes"
### si le lecteur y est assis, $names sont plusieurs noms. $object est un texte de ce fichier.

riff-raff-name = Riff Raff
riff-raff-about = On charge un navire qui tangue pour de vrai : gagne qui embarque tout le premier.
riff-raff-seat-0 = Rouge
riff-raff-seat-1 = Bleu
riff-raff-seat-2 = Vert
riff-raff-seat-3 = Jaune

## Mots de la table

riff-raff-word-ship = Navire
riff-raff-word-hull = Coque
riff-raff-word-yards = Vergues
riff-raff-word-supply = Réserve
riff-raff-word-cards = Cartes
riff-raff-word-captain = Capitaine
riff-raff-word-aboard = À bord
riff-raff-word-order = Ordre
riff-raff-word-face-down = face cachée
riff-raff-word-nothing = rien
riff-raff-word-heel = Gîte { $degrees }°
riff-raff-word-round = Manche { $round } sur { $last }
riff-raff-word-objects = { $count ->
        [one] { $count } objet
        [many] { $count } d'objets
       *[other] { $count } objets
    }
riff-raff-word-seconds = { $count ->
        [one] { $count } seconde
        [many] { $count } de secondes
       *[other] { $count } secondes
    }

## Ce qu'il faut décider

riff-raff-ask-host = Qui est le premier capitaine ?
riff-raff-ask-choose = Quelle carte posez-vous ?
riff-raff-ask-name = Qui devient capitaine ?
riff-raff-ask-order = Dans quel ordre chargent-ils ?
riff-raff-ask-announce = Un objet ou deux ?
riff-raff-ask-load = Quel objet, et où ?

## Objets et zones

riff-raff-object-boat = canot
riff-raff-object-barrel = tonneau
riff-raff-object-bottle = bouteille
riff-raff-object-crate = caisse
riff-raff-object-sailor = marin
riff-raff-object-plank = planche
riff-raff-object-rat = rat
riff-raff-object-chest = coffre
riff-raff-region-1 = avant, bâbord
riff-raff-region-2 = avant, tribord
riff-raff-region-3 = arrière, bâbord
riff-raff-region-4 = arrière, tribord
riff-raff-region-5 = vergue basse, bâbord
riff-raff-region-6 = vergue basse, tribord
riff-raff-region-7 = vergue du milieu, bâbord
riff-raff-region-8 = vergue du milieu, tribord
riff-raff-region-9 = vergue haute, bâbord
riff-raff-region-10 = vergue haute, tribord

## Ce qu'on dit à la main

riff-raff-hand-missing = Il manque quelque chose dans ce qui est dit à la main.
riff-raff-hand-unknown_field = On a dit à la main quelque chose qu'elle ne connaît pas.
riff-raff-hand-pose_not_intent = À une main, on dit où aller, pas où sont les choses.
riff-raff-hand-not_a_number = Il faut un nombre ici.
riff-raff-hand-not_finite = Ce nombre n'a pas de fin.
riff-raff-hand-too_far = La main ne va pas si loin.
riff-raff-hand-too_much_turn = La main ne peut pas tourner autant d'un coup.
riff-raff-hand-foreign_object = Cet objet n'est pas à vous.
riff-raff-hand-out_of_order = Ce message arrive trop tard ; un plus récent a déjà été entendu.
riff-raff-hand-ahead_of_time = Ce message est en avance sur son temps.
riff-raff-hand-too_many = Trop à la fois ; moins vite.
riff-raff-hand-not_held = La main ne tient rien en ce moment.
riff-raff-hand-over = Cet essai est fini.

## Options

riff-raff-option-seats = Joueurs
    .help = À combien l'on joue.
riff-raff-option-hand = Main
    .help = Comment chaque place mène sa main : libre, au pointeur et aux touches, ou en timonier, qui nomme un point où va une main sûre. La physique est la même pour tous.
riff-raff-option-hand-free = libre
riff-raff-option-hand-helmsman = timonier
riff-raff-option-hand-custom = une par place, par exemple free+helmsman
riff-raff-option-ball_lever_cm = Levier de la bille
    .help = À quelle distance sous l'articulation pend la bille d'acier, en centimètres. Plus c'est long, plus c'est stable.
riff-raff-option-ball_lever_cm-17 = 17 cm, normal
riff-raff-option-ball_lever_cm-20 = 20 cm, facile
riff-raff-option-ball_lever_cm-15 = 15 cm, difficile
riff-raff-option-yards = Vergues
    .help = Si les vergues sont libres sur leurs chevilles.
riff-raff-option-yards-loose = libres
riff-raff-option-yards-fixed = fixes
riff-raff-option-catch_speed = Temps pour attraper
    .help = À quelle vitesse tombent les choses pendant que vous essayez de les attraper.
riff-raff-option-catch_speed-half = à demi-vitesse
riff-raff-option-catch_speed-third = au tiers de la vitesse
riff-raff-option-catch_speed-real = comme en vrai
riff-raff-option-caught_own = Attraper son propre objet
    .help = Ce que deviennent les objets si l'on n'attrape que ce qu'on vient de poser.
riff-raff-option-caught_own-publisher = ils reviennent au joueur
riff-raff-option-caught_own-russian_text = ils sortent du jeu
riff-raff-option-first_captain = Premier capitaine
    .help = Qui dit qui est capitaine avant la première manche.
riff-raff-option-first_captain-random = le hasard
riff-raff-option-first_captain-host = l'hôte
riff-raff-option-captain_may_name_himself = Le capitaine se nomme lui-même
    .help = Si le capitaine en fonction peut rester quand plusieurs ont la plus haute carte.
riff-raff-option-captain_may_name_himself-yes = oui
riff-raff-option-captain_may_name_himself-no = non
riff-raff-option-tie_order = Cartes égales
    .help = Qui fixe l'ordre de ceux qui ont des cartes égales.
riff-raff-option-tie_order-captain = le capitaine
riff-raff-option-tie_order-seat_order = l'ordre des places
riff-raff-option-card_timer_s = Temps pour la carte
    .help = Secondes pour choisir une carte ; 0 : sans limite.
riff-raff-option-turn_timer_s = Temps pour le tour
    .help = Secondes pour un tour ; 0 : sans limite.
riff-raff-option-contact_limit_s = Temps de contact
    .help = Pendant combien de secondes l'objet tenu peut toucher le navire.

## Coups, tels qu'un menu les montre

riff-raff-move-name-captain = Capitaine : { $name }
riff-raff-move-choose = Carte { $card }
riff-raff-move-let-draw = Laisser le hasard tirer
riff-raff-move-set-order = Ordre : { $names }
riff-raff-move-announce = { $objects ->
        [2] Deux objets
       *[1] Un objet
    }
riff-raff-move-begins = Le premier capitaine est { $name }
riff-raff-move-drawn = Le hasard tire une carte
riff-raff-move-loaded = Le navire répond

## Événements

riff-raff-event-first-captain = { $you ->
        [yes] Le premier capitaine, c'est vous.
       *[no] Le premier capitaine, c'est { $name }.
    }
riff-raff-event-round-begun = Manche { $round }.
riff-raff-event-has-chosen = { $you ->
        [yes] Votre carte est posée, face cachée.
       *[no] { $name } pose une carte.
    }
riff-raff-event-card-revealed = { $you ->
        [yes] Vous montrez { $card }.
       *[no] { $name } montre { $card }.
    }
riff-raff-event-captain-tied = { $you ->
        [yes] Plusieurs ont la plus haute carte ({ $names }). Vous nommez le capitaine.
       *[no] Plusieurs ont la plus haute carte ({ $names }). { $name } nomme le capitaine.
    }
riff-raff-event-captain-made = { $new ->
        [yes] { $you ->
            [yes] Le capitaine, c'est vous maintenant.
           *[no] Le capitaine, c'est { $name } maintenant.
        }
       *[no] { $you ->
            [yes] Vous restez capitaine.
           *[no] { $name } reste capitaine.
        }
    }
riff-raff-event-order-tied = { $you ->
        [yes] Cartes égales ({ $names }). Vous fixez l'ordre.
       *[no] Cartes égales ({ $names }). { $name } fixe l'ordre.
    }
riff-raff-event-order-set = L'ordre : { $names }.
riff-raff-event-turn-begun = { $you ->
        [yes] À vous : zone { $region }.
       *[no] À { $name } : zone { $region }.
    }
riff-raff-event-announced = { $objects ->
        [2] { $you ->
            [yes] Vous annoncez deux objets.
           *[no] { $name } annonce deux objets.
        }
       *[1] { $you ->
            [yes] Vous annoncez un objet.
           *[no] { $name } annonce un objet.
        }
    }
riff-raff-event-object-loaded = { $region ->
        [0] À bord, mais dans aucune zone : { $object }.
       *[1] À bord, zone { $region } : { $object }.
    }
riff-raff-event-hand-stopped = { $why ->
        [time] Le temps est écoulé ; l'objet retourne dans la réserve.
        [contact] La main a touché le navire trop longtemps ; l'objet retourne dans la réserve.
        [left] La main est partie ; l'objet retourne dans la réserve.
       *[fell] Quelque chose est tombé ; l'objet tenu retourne dans la réserve.
    }
riff-raff-event-object-fell = À la mer : { $object } !
riff-raff-event-object-caught = Attrapé, et hors du jeu : { $object }.
riff-raff-event-caught-own = { $you ->
        [yes] Attrapé, mais à peine posé ; de nouveau à vous : { $object }.
       *[no] Attrapé, mais à peine posé ; de nouveau à { $name } : { $object }.
    }
riff-raff-event-object-taken = { $you ->
        [yes] Vous devez reprendre : { $object }.
       *[no] { $name } doit reprendre : { $object }.
    }
riff-raff-event-turn-ended = { $you ->
        [yes] Votre tour est fini. Objets restants : { $left }.
       *[no] Le tour de { $name } est fini. Objets restants : { $left }.
    }
riff-raff-event-round-ended = La manche { $round } est finie.
riff-raff-event-cards-taken-back = Les deux reprennent leurs dix cartes.
riff-raff-event-game-ended = La partie est finie.

## Comment cela finit

riff-raff-outcome-win = { $you ->
        [yes] Vous gagnez.
       *[no] { $name } gagne.
    }
riff-raff-outcome-shared = Ils gagnent ensemble : { $names }.
riff-raff-why-empty_supply = tout est à bord
riff-raff-why-rounds = le moins d'objets après la dernière manche

## La page des règles

riff-raff-page-title = Riff Raff : les règles
riff-raff-page-intro = Riff Raff est un jeu de Christoph Cantzler (2012). Cette page en donne les règles avec nos propres mots : d'abord un guide pour apprendre à jouer, puis chaque article sous le numéro que lui donne le programme.
riff-raff-page-guide = Le guide
riff-raff-page-clauses = Les articles
riff-raff-page-options = Les options
riff-raff-page-default = par défaut
