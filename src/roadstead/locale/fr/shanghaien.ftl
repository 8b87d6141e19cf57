### Les mots de Shanghaien. Les places se disent par leur nom : $name est le nom affiché, $you vaut "yes"
### si le lecteur y est assis. $card, $action et $what sont des textes de ce fichier, $dice une liste de nombres.

shanghaien-name = Shanghaien
shanghaien-about = Un duel de dés pour deux dans une taverne du port : qui embarquera le meilleur équipage ?
shanghaien-seat-0 = Rouge
shanghaien-seat-1 = Bleu

## Mots de la table

shanghaien-word-tavern = Taverne
shanghaien-word-deck = Pioche
shanghaien-word-supply = Réserve
shanghaien-word-crew = Équipage
shanghaien-word-tricks = Cartes Triche
shanghaien-word-gone = Hors jeu
shanghaien-word-captain = Capitaine
shanghaien-word-starter = ouvre
shanghaien-word-face-down = face cachée
shanghaien-word-rolled = Lancé
shanghaien-word-left = gauche
shanghaien-word-right = droite
shanghaien-word-nothing = rien
shanghaien-word-round = Manche { $round } sur 8
shanghaien-word-cards = { $count ->
        [one] { $count } carte
        [many] { $count } de cartes
       *[other] { $count } cartes
    }
shanghaien-word-dice = { $count ->
        [one] { $count } dé
        [many] { $count } de dés
       *[other] { $count } dés
    }
shanghaien-word-points = { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    }

## Ce qu'il y a à décider

shanghaien-ask-declare = À quel bout de la rangée est le 1 ?
shanghaien-ask-turn = Lancer, ou annoncer Shanghai ?
shanghaien-ask-place = Quel dé placez-vous ? Ou une carte Triche ?
shanghaien-ask-veto = Veto, ou laisser passer ?
shanghaien-ask-veto-placing = Veto sur le dé, ou laisser passer ?
shanghaien-ask-return = Quel dé retourne dans votre réserve ?

## Nations

shanghaien-nation-red = Américains
    .colour = rouge
shanghaien-nation-azure = Français
    .colour = bleu clair
shanghaien-nation-blue = Allemands
    .colour = bleu foncé
shanghaien-nation-yellow = Chinois
    .colour = jaune
shanghaien-nation-orange = Hollandais
    .colour = orange
shanghaien-nation-purple = Turcs
    .colour = violet
shanghaien-nation-green = Espagnols
    .colour = vert
shanghaien-nation-grey = Italiens
    .colour = gris

## Cartes

shanghaien-card-red1 = 1 rouge (Américain)
shanghaien-card-red2 = 2 rouge (Américain)
shanghaien-card-red3 = 3 rouge (Américain)
shanghaien-card-red4 = 4 rouge (Américain)
shanghaien-card-azure1 = 1 bleu clair (Français)
shanghaien-card-azure2 = 2 bleu clair (Français)
shanghaien-card-azure3 = 3 bleu clair (Français)
shanghaien-card-azure4 = 4 bleu clair (Français)
shanghaien-card-blue1 = 1 bleu foncé (Allemand)
shanghaien-card-blue2 = 2 bleu foncé (Allemand)
shanghaien-card-blue3 = 3 bleu foncé (Allemand)
shanghaien-card-blue4 = 4 bleu foncé (Allemand)
shanghaien-card-yellow1 = 1 jaune (Chinois)
shanghaien-card-yellow2 = 2 jaune (Chinois)
shanghaien-card-yellow3 = 3 jaune (Chinois)
shanghaien-card-yellow4 = 4 jaune (Chinois)
shanghaien-card-orange1 = 1 orange (Hollandais)
shanghaien-card-orange2 = 2 orange (Hollandais)
shanghaien-card-orange3 = 3 orange (Hollandais)
shanghaien-card-orange4 = 4 orange (Hollandais)
shanghaien-card-purple1 = 1 violet (Turc)
shanghaien-card-purple2 = 2 violet (Turc)
shanghaien-card-purple3 = 3 violet (Turc)
shanghaien-card-purple4 = 4 violet (Turc)
shanghaien-card-green1 = 1 vert (Espagnol)
shanghaien-card-green2 = 2 vert (Espagnol)
shanghaien-card-green3 = 3 vert (Espagnol)
shanghaien-card-green4 = 4 vert (Espagnol)
shanghaien-card-grey1 = 1 gris (Italien)
shanghaien-card-grey2 = 2 gris (Italien)
shanghaien-card-grey3 = 3 gris (Italien)
shanghaien-card-grey4 = 4 gris (Italien)
shanghaien-card-JB = joker / deux dés
shanghaien-card-JP = joker / dé ±1
shanghaien-card-JR = joker / relance
shanghaien-card-PB = dé ±1 / deux dés
shanghaien-card-PR = dé ±1 / relance
shanghaien-card-BR = deux dés / relance
shanghaien-card-captain = Capitaine fou
shanghaien-card-extra1 = pas de Shanghai / tout relancer
shanghaien-card-extra2 = requins / échange
shanghaien-card-doubles = carte Double

## Ce que font les cartes Triche

shanghaien-action-joker = joker
    .help = La carte rejoint une nation que vous avez et y vaut 2, comme un Marin.
shanghaien-action-nudge = dé ±1
    .help = Changez d'un point un de vos deux dés.
shanghaien-action-both = deux dés
    .help = Placez les deux dés lancés.
shanghaien-action-reroll = relance
    .help = Relancez les deux dés.
shanghaien-action-captain = Capitaine fou
    .help = Jusqu'à la fin de la manche, un veto à chaque tour de l'autre joueur.
shanghaien-action-no-shanghai = pas de Shanghai
    .help = Personne ne peut annoncer Shanghai dans cette manche avant d'y être forcé.
shanghaien-action-reroll-all = tout relancer
    .help = Relancez tous vos dés de la manche ; l'un d'eux retourne en réserve.
shanghaien-action-sharks = aux requins
    .help = La carte où vous placez votre dé est retournée et perdue pour les deux.
shanghaien-action-exchange = échange
    .help = Reprenez un dé placé plus tôt, puis placez les deux dés lancés.
shanghaien-action-doubles = carte Double
    .help = Remettez la carte à côté de la Taverne et relancez les deux dés.

## Extensions

shanghaien-expansion-crazy_captain = Capitaine fou
    .help = Chacun commence avec une carte qui donne un veto à chaque tour de l'autre.
shanghaien-expansion-extra1 = Carte extra 1 : pas de Shanghai / tout relancer
    .help = Chacun commence avec une carte qui interdit Shanghai ou relance tous les dés.
shanghaien-expansion-extra2 = Carte extra 2 : requins / échange
    .help = Chacun commence avec une carte qui gâche une carte de la Taverne ou change un dé contre deux.
shanghaien-expansion-extra3 = Carte extra 3 : la carte Double
    .help = Une carte pour deux : un double la prend, un autre double la reprend.

## Options

shanghaien-option-expansions = Extensions
    .help = Autant des quatre qu'on veut ; aucune au départ.
shanghaien-option-expansions-none = aucune
shanghaien-option-expansions-crazy_captain = Capitaine fou
shanghaien-option-expansions-extra1 = carte extra 1
shanghaien-option-expansions-extra2 = carte extra 2
shanghaien-option-expansions-extra3 = carte extra 3
shanghaien-option-first_player = Premier joueur
    .help = Qui ouvre la première manche.
shanghaien-option-first_player-random = le hasard décide
shanghaien-option-first_player-first = la première place
shanghaien-option-first_player-second = la seconde place
shanghaien-option-next_starter = Qui ouvre ensuite
    .help = Qui ouvre la manche suivante. Cela compte quand le second joueur annonce Shanghai.
shanghaien-option-next_starter-non_caller = qui n'a pas annoncé
shanghaien-option-next_starter-alternate = chacun son tour
shanghaien-option-direction = Sens de la rangée
    .help = Quand celui qui ouvre fixe la place du 1.
shanghaien-option-direction-at_first_placement = avec le premier dé
shanghaien-option-direction-declared_before_roll = avant le premier lancer
shanghaien-option-trick_deck = Cartes Triche
    .help = Quelles paires d'actions montrent les huit cartes. Celles qui sont imprimées n'ont pas pu être vérifiées.
shanghaien-option-trick_deck-six_plus_two = chaque paire une fois, deux d'entre elles deux fois
shanghaien-option-trick_deck-cycle2x4_a = quatre paires deux fois : joker avec deux dés ou relance, ±1 avec deux dés ou relance
shanghaien-option-trick_deck-cycle2x4_b = quatre paires deux fois : joker avec deux dés ou ±1, relance avec deux dés ou ±1
shanghaien-option-trick_deck-joker_on_all_332 = un joker sur chaque carte
shanghaien-option-trick_deck-custom = une liste à vous : J joker, P dé ±1, B deux dés, R relance, par exemple JB+JB+JP+JR+PB+PR+PR+BR
shanghaien-option-end_tie = Total égal
    .help = Ce qui se passe quand les deux finissent à égalité de points.
shanghaien-option-end_tie-draw = partie nulle
shanghaien-option-end_tie-most_unused_tricks = le plus de cartes Triche non jouées l'emporte
shanghaien-option-end_tie-more_sailor_cards = le plus de cartes Marin l'emporte
shanghaien-option-end_tie-play_again = on rejoue
shanghaien-option-hide_discards = Défausse
    .help = Si les cartes sorties du jeu sont rangées face cachée.
shanghaien-option-hide_discards-false = visible
shanghaien-option-hide_discards-true = face cachée
shanghaien-option-doubles_may_reroll = Doubles à relancer
    .help = Une règle maison : qui fait un double peut relancer les deux dés.
shanghaien-option-doubles_may_reroll-false = non
shanghaien-option-doubles_may_reroll-true = oui
shanghaien-option-veto_trick_scope = Durée du veto sur une carte Triche
    .help = Jusqu'à quand une carte sous veto reste en main.
shanghaien-option-veto_trick_scope-turn = ce tour
shanghaien-option-veto_trick_scope-round = cette manche
shanghaien-option-veto_after_trick = Veto après une carte Triche
    .help = Si le placement peut subir un veto après une carte Triche acceptée.
shanghaien-option-veto_after_trick-allowed = permis
shanghaien-option-veto_after_trick-not_allowed = interdit
shanghaien-option-captain_may_veto_taking = Veto sur la prise de la carte Double
    .help = Si le Capitaine fou peut interdire de prendre la carte Double.
shanghaien-option-captain_may_veto_taking-false = non
shanghaien-option-captain_may_veto_taking-true = oui
shanghaien-option-sharks_after_veto = Requins après un veto
    .help = Ce que deviennent les requins si le dé subit ensuite un veto.
shanghaien-option-sharks_after_veto-applies = à eux la carte du dé finalement placé
shanghaien-option-sharks_after_veto-lost = ils restent sur leur faim
shanghaien-option-exchange_die_after_veto = Échange après un veto
    .help = Ce que devient le dé repris si le placement subit un veto.
shanghaien-option-exchange_die_after_veto-stays_in_supply = il reste en réserve
shanghaien-option-exchange_die_after_veto-goes_back = il retourne à sa carte
shanghaien-option-veto_reroll_all_placing = Veto après avoir tout relancé
    .help = Si les dés placés après avoir tout relancé peuvent subir un veto.
shanghaien-option-veto_reroll_all_placing-never = jamais
shanghaien-option-veto_reroll_all_placing-roll_all_again = oui, et tous sont relancés
shanghaien-option-doubles_take_also_places_one = Un dé après la carte Double
    .help = Si qui prend la carte Double place encore un des deux dés.
shanghaien-option-doubles_take_also_places_one-false = non, le tour est fini
shanghaien-option-doubles_take_also_places_one-true = oui, un dé
shanghaien-option-doubles_on_rerolls = Doubles des relances
    .help = Si les doubles d'une relance ou d'après un veto donnent aussi le choix.
shanghaien-option-doubles_on_rerolls-true = oui
shanghaien-option-doubles_on_rerolls-false = non
shanghaien-option-trick_after_doubles_reroll = Carte Triche après un dé relancé
    .help = Si une carte Triche peut suivre quand un dé d'un double a été relancé.
shanghaien-option-trick_after_doubles_reroll-true = oui
shanghaien-option-trick_after_doubles_reroll-false = non
shanghaien-option-open_direction_after_take = Sens après la carte Double
    .help = Qui fixe le sens si la carte Double a été prise avant tout dé placé.
shanghaien-option-open_direction_after_take-starter_declares = celui qui ouvre, aussitôt
shanghaien-option-open_direction_after_take-first_placer = qui place le premier dé

## Coups, tels qu'un menu les montre

shanghaien-move-roll = Lancer deux dés
shanghaien-move-shanghai = Shanghai !
shanghaien-move-declare = Compter la rangée depuis la { $row ->
        [left] gauche
       *[right] droite
    }
shanghaien-move-place = Placer le { $die }{ $row ->
        [left] {""}, en comptant depuis la gauche
        [right] {""}, en comptant depuis la droite
       *[none] {""}
    }
shanghaien-move-joker = { $card } : joker chez les { $nation }
shanghaien-move-nudge = { $card } : changer le { $die } en { $to }
shanghaien-move-both = { $card } : placer les deux dés{ $row ->
        [left] {""}, en comptant depuis la gauche
        [right] {""}, en comptant depuis la droite
       *[none] {""}
    }
shanghaien-move-reroll = { $card } : relancer les deux dés
shanghaien-move-captain = Jouer le Capitaine fou
shanghaien-move-no-shanghai = Carte extra 1 : pas de Shanghai
shanghaien-move-reroll-all = Carte extra 1 : tout relancer
shanghaien-move-sharks = Carte extra 2 : aux requins
shanghaien-move-exchange = Carte extra 2 : reprendre le { $die }, placer les deux dés
shanghaien-move-doubles = Jouer la carte Double : relancer les deux dés
shanghaien-move-take = Prendre la carte Double
shanghaien-move-again = Relancer un dé du double
shanghaien-move-reroll-double = Relancer les deux dés du double
shanghaien-move-veto = Veto
shanghaien-move-pass = Laisser passer
shanghaien-move-back = Remettre le { $die } en réserve{ $row ->
        [left] {""}, en comptant depuis la gauche
        [right] {""}, en comptant depuis la droite
       *[none] {""}
    }
shanghaien-move-starts = { $name } ouvre
shanghaien-move-turned = { $card } est retourné
shanghaien-move-rolled = { $dice } au lancer
shanghaien-move-rolled-one = { $die } au lancer
shanghaien-move-rolled-all = { $dice } au lancer

## Événements

shanghaien-event-starter-drawn = { $you ->
        [yes] Vous commencez la partie.
       *[no] { $name } commence la partie.
    }
shanghaien-event-card-turned = Taverne, place { $slot } : { $card }.
shanghaien-event-round-begun = { $you ->
        [yes] Manche { $round }. Vous ouvrez.
       *[no] Manche { $round }. { $name } ouvre.
    }
shanghaien-event-dice-rolled = { $you ->
        [yes] Vous lancez { $dice }.
       *[no] { $name } lance { $dice }.
    }
shanghaien-event-row-fixed = { $row ->
        [left] La rangée se compte depuis la gauche de celui qui ouvre.
       *[right] La rangée se compte depuis la droite de celui qui ouvre.
    }
shanghaien-event-die-placed = { $you ->
        [yes] Vous placez un { $die }.
       *[no] { $name } place un { $die }.
    }
shanghaien-event-die-taken-back = { $you ->
        [yes] Vous reprenez un { $die }.
       *[no] { $name } reprend un { $die }.
    }
shanghaien-event-joker-joined = { $you ->
        [yes] Un joker rejoint votre équipage ({ $card }), chez les { $nation }.
       *[no] Un joker rejoint l'équipage en face ({ $name }, { $card }), chez les { $nation }.
    }
shanghaien-event-die-nudged = { $you ->
        [yes] Vous changez un { $die } en { $to }.
       *[no] { $name } change un { $die } en { $to }.
    }
shanghaien-event-trick-played = { $you ->
        [yes] Vous jouez une carte Triche ({ $card }) : { $action }.
       *[no] { $name } joue une carte Triche ({ $card }) : { $action }.
    }
shanghaien-event-trick-announced = { $you ->
        [yes] Vous voulez jouer une carte Triche ({ $card }) : { $action }.
       *[no] { $name } veut jouer une carte Triche ({ $card }) : { $action }.
    }
shanghaien-event-placing-announced = { $you ->
        [yes] Vous voulez placer { $dice }.
       *[no] { $name } veut placer { $dice }.
    }
shanghaien-event-shanghai-announced = { $you ->
        [yes] Vous voulez annoncer Shanghai.
       *[no] { $name } veut annoncer Shanghai.
    }
shanghaien-event-taking-announced = { $you ->
        [yes] Vous voulez prendre la carte Double.
       *[no] { $name } veut prendre la carte Double.
    }
shanghaien-event-vetoed = { $you ->
        [yes] Votre Capitaine fou dit non ({ $what }).
       *[no] { $name } fait parler le Capitaine fou : c'est non ({ $what }).
    }
shanghaien-event-let-pass = { $you ->
        [yes] Vous laissez passer.
       *[no] { $name } laisse passer.
    }
shanghaien-event-captain-in-force = { $you ->
        [yes] Votre Capitaine fou monte la garde jusqu'à la fin de la manche.
       *[no] { $name } poste le Capitaine fou jusqu'à la fin de la manche.
    }
shanghaien-event-shanghai-forbidden = Pas de Shanghai dans cette manche avant que quelqu'un y soit forcé.
shanghaien-event-sharks-armed = Les requins rôdent : à eux la carte du dé qui va être placé.
shanghaien-event-card-turned-down = La carte { $slot } est retournée face cachée ; elle n'ira à personne.
shanghaien-event-doubles-card-taken = { $you ->
        [yes] Vous prenez la carte Double.
       *[no] { $name } prend la carte Double.
    }
shanghaien-event-doubles-card-returned = { $you ->
        [yes] Vous remettez la carte Double à côté de la Taverne.
       *[no] { $name } remet la carte Double à côté de la Taverne.
    }
shanghaien-event-shanghai-called = { $forced ->
        [yes] { $you ->
            [yes] Vous devez annoncer : Shanghai !
           *[no] { $name } doit annoncer : Shanghai !
        }
       *[no] { $you ->
            [yes] Vous annoncez : Shanghai !
           *[no] { $name } annonce : Shanghai !
        }
    }
shanghaien-event-card-taken = { $you ->
        [yes] La carte { $slot } est à vous : { $card }.
       *[no] La carte { $slot } va à { $name } : { $card }.
    }
shanghaien-event-card-removed = La carte { $slot } sort du jeu : { $card }.
shanghaien-event-round-ended = La manche { $round } est finie.
shanghaien-event-game-ended = La partie est finie.

## Comment cela finit

shanghaien-outcome-win = { $you ->
        [yes] Vous gagnez, { $points } à { $others }.
       *[no] { $name } gagne, { $points } à { $others }.
    }
shanghaien-outcome-draw = Partie nulle, { $points } partout.
shanghaien-outcome-play-again = { $points } partout. On rejoue !
shanghaien-why-points = aux points
shanghaien-why-most_unused_tricks = à points égaux, plus de cartes Triche non jouées
shanghaien-why-more_sailor_cards = à points égaux, plus de cartes Marin
shanghaien-why-draw = à points égaux
shanghaien-why-play_again = à points égaux

## La page des règles

shanghaien-page-title = Shanghaien : les règles
shanghaien-page-intro = Shanghaien est un jeu de Roman Pelek et Michael Schacht (2008). Cette page en donne les règles avec nos propres mots, les quatre extensions comprises : d'abord un guide pour apprendre à jouer, puis chaque article sous le numéro que lui donne le programme.
shanghaien-page-guide = Le guide
shanghaien-page-clauses = Les articles
shanghaien-page-options = Les options
shanghaien-page-default = par défaut
