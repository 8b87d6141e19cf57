### Shanghaien, article par article, avec nos propres mots.
### Les variables qui portent le nom d'une option en donnent la valeur ; sans elles, on lit la règle par défaut.
### L'attribut "refused" explique à qui a tenté un coup pourquoi il n'est pas possible.

shanghaien-section-setup = La boîte et le départ

shanghaien-S1 = On joue à Shanghaien à deux, à partir de huit ans environ.
shanghaien-S2 = 48 cartes au même dos forment une seule pioche : 40 Marins et 8 cartes Triche.
shanghaien-S3 = Il y a huit nations, de cinq Marins chacune : 1, 2, 3, 3 et 4.
shanghaien-S4 = Chaque nation a sa couleur : Américains rouge, Français bleu clair, Allemands bleu foncé, Chinois jaune, Hollandais orange, Turcs violet, Espagnols vert, Italiens gris.
shanghaien-S5 = Chaque joueur a six dés d'une couleur et un Capitaine, qui rappelle seulement qu'une carte Triche a été jouée.
shanghaien-S6 = Mélangez la pioche et retournez six cartes en rangée : c'est la Taverne. Lesquelles, c'est le hasard qui le dit.
    .refused = C'est au hasard de répondre : la Taverne se remplit avec ce qui reste dans la pioche, une carte à la fois.
shanghaien-S7 = { $first_player ->
        [first] La première place ouvre la première manche.
        [second] La seconde place ouvre la première manche.
       *[random] Le hasard désigne qui ouvre la première manche.
    }
    .refused = C'est au hasard de dire qui commence, une seule fois, tout au début.

shanghaien-section-turn = Manches et tours

shanghaien-T1 = La partie compte huit manches de six cartes ; ensuite la pioche est vide.
shanghaien-T2 = On joue chacun son tour. À votre tour, soit vous lancez et placez un dé, soit vous annoncez Shanghai. On ne passe pas.
    .refused = Cela ne va pas ici. Votre tour est soit un lancer, qui s'achève par un dé placé, soit un Shanghai, et chaque étape a son moment.
shanghaien-T3 = Vous pouvez lancer tant que votre réserve compte deux dés ou plus.
    .refused = Pour lancer, il faut deux dés de votre réserve ; il vous en reste { $supply }. Annoncez Shanghai.
shanghaien-T4 = Lancez deux dés de votre réserve, placez-en un à sa carte, de votre côté, et remettez l'autre.
    .refused = On lance deux dés et on en place un. Ce n'est pas le moment, ou ce n'est pas un seul dé.
shanghaien-T5 = Seuls les deux nombres sortis peuvent être placés ; un double ne laisse qu'une carte.
    .refused = Il n'y a pas de { $die } devant vous. Placez un des nombres sortis.
shanghaien-T6 = Un dé va à la carte de son numéro : les cartes de la rangée se comptent de 1, à un bout, à 6, à l'autre.
shanghaien-T7 = Qui ouvre la manche décide à quel bout se trouve le 1. Cela vaut pour les deux jusqu'à la fin de la manche.
    .refused = Le bout du 1, c'est celui qui ouvre qui le choisit, une fois par manche. N'en nommez pas maintenant.
shanghaien-T8 = { $direction ->
        [declared_before_roll] Celui qui ouvre dit où est le 1 avant le premier lancer de la manche.
       *[at_first_placement] Celui qui ouvre fixe la place du 1 en posant le premier dé de la manche, donc après avoir vu le premier lancer.
    }
    .refused = { $direction ->
        [declared_before_roll] Où est le 1, cela se dit avant le premier lancer de la manche, et seulement alors.
       *[at_first_placement] C'est le premier dé de la manche qui fixe la place du 1 : nommez gauche ou droite en le plaçant, pas avant.
    }
shanghaien-T9 = Une carte peut recevoir autant de dés qu'on veut, des deux joueurs.
shanghaien-T10 = Un dé placé reste où il est jusqu'à la fin de la manche, sauf si une carte Triche ou un veto en décide autrement.

shanghaien-section-shanghai = Shanghai

shanghaien-B1 = Au lieu de lancer, vous pouvez annoncer Shanghai, dès que deux de vos dés sont dans la Taverne.
    .refused = Vous ne pouvez annoncer Shanghai qu'avec deux de vos dés dans la Taverne ; pour l'instant vous en avez { $placed }.
shanghaien-B2 = Avec un seul dé en réserve, vous devez annoncer Shanghai.
    .refused = Il vous reste moins de deux dés en réserve : vous ne pouvez qu'annoncer Shanghai.
shanghaien-B3 = Sans aucun dé en réserve, vous devez aussi annoncer Shanghai.
shanghaien-B4 = Shanghai termine la manche aussitôt. L'autre joueur n'a plus de tour.
shanghaien-B5 = Qui a annoncé Shanghai distribue aussi les cartes : ainsi chacun se souvient de qui c'était.
shanghaien-B6 = Sans cartes Triche, celui qui ouvre peut annoncer au plus tôt au cinquième tour de la manche, l'autre au sixième ; au onzième, celui qui ouvre n'a plus de dés et doit.

shanghaien-section-allocation = À qui vont les cartes

shanghaien-L1 = Une carte sans dé sort du jeu.
shanghaien-L2 = Une carte avec les dés d'un seul joueur lui revient.
shanghaien-L3 = Avec des dés des deux, la carte va à celui qui en a le plus.
shanghaien-L4 = À nombre égal, chacun additionne les points de ses propres dés aux deux cartes voisines ; la plus grande somme prend la carte.
shanghaien-L5 = Une voisine compte son numéro multiplié par vos dés qui s'y trouvent. Les deux cartes du bout n'ont qu'une voisine.
shanghaien-L6 = Les dés comptent pour les cartes voisines, qui que ce soit qui gagne la leur. Les six cartes se jugent en même temps.
shanghaien-L7 = Encore égalité, même à 0 contre 0 : la carte sort du jeu.
shanghaien-L8 = Ce que vous gagnez reste ouvert devant vous : les Marins par couleur, valeurs visibles, les cartes Triche à côté. { $hide_discards ->
        [true] Seuls l'ordre de la pioche et les cartes sorties du jeu sont cachés.
       *[false] Seul l'ordre de la pioche est caché.
    }
    .refused = Vous n'avez pas cette carte : regardez ce qui se trouve devant vous.
shanghaien-L9 = Une carte Triche de la Taverne se gagne comme un Marin.

shanghaien-section-round-end = La manche suivante

shanghaien-E1 = Quand les six cartes sont gagnées ou sorties, la manche est finie ; chacun reprend ses dés et son Capitaine.
shanghaien-E2 = Les six cartes de la nouvelle Taverne sont retournées par qui a annoncé Shanghai.
shanghaien-E3 = { $next_starter ->
        [alternate] On ouvre à tour de rôle : qui a ouvert cette manche joue en second à la suivante.
       *[non_caller] La manche suivante est ouverte par celui qui n'a pas annoncé Shanghai.
    }

shanghaien-section-tricks = Cartes Triche

shanghaien-D1 = Vous pouvez jouer une carte Triche par manche, quelle qu'elle soit. Votre Capitaine près de la première carte montre que c'est fait.
    .refused = Vous avez déjà joué votre carte Triche de cette manche. La prochaine attendra la manche suivante.
shanghaien-D2 = Une carte Triche se joue juste après votre propre lancer, avant de placer : jamais dans un tour où vous annoncez Shanghai.
    .refused = Une carte Triche ne peut que suivre votre propre lancer, avant qu'un dé soit placé. Lancez d'abord.
shanghaien-D3 = Une carte Triche gagnée à la huitième manche ne peut plus être jouée, mais elle vaut son point.
shanghaien-D4 = Une carte Triche se joue à partir de la manche qui suit son gain ; sans extension, personne n'en a donc à la première.
shanghaien-D5 = Une carte Triche montre deux des quatre actions ; en la jouant vous en utilisez une. { $trick_deck ->
        [cycle2x4_a] Dans cette partie : joker/deux dés, joker/relance, dé ±1/deux dés et dé ±1/relance, deux fois chacune.
        [cycle2x4_b] Dans cette partie : joker/deux dés, joker/dé ±1, relance/deux dés et dé ±1/relance, deux fois chacune.
        [joker_on_all_332] Dans cette partie, le joker est sur toutes, avec deux dés (3 cartes), dé ±1 (3) ou relance (2).
        [six_plus_two] Dans cette partie : chaque paire d'actions une fois, plus une seconde fois joker/deux dés et dé ±1/relance.
       *[custom] Dans cette partie, les huit cartes ont été choisies par les joueurs : { $trick_deck }.
    }
    .refused = Cette carte ne montre pas cette action. Choisissez-en une qu'elle montre.
shanghaien-D6 = Joker, « deux Marins » : ajoutez la carte à une nation dont vous avez déjà un vrai Marin. Désormais c'est un Marin de cette nation, de valeur 2, et rien d'autre.
    .refused = Un joker ne va pas seul : vous n'avez encore aucun vrai Marin de cette nation ({ $nation }).
shanghaien-D7 = Après un joker, votre tour continue : choisissez un des deux dés, comme d'habitude.
shanghaien-D8 = Dé ±1 : changez d'exactement un l'un des deux dés tout juste lancés, jamais sous 1 ni au-dessus de 6, puis placez l'un ou l'autre. La carte sort du jeu.
    .refused = Impossible avec un { $die } : ±1 change d'exactement un un dé que vous venez de lancer, et reste entre 1 et 6.
shanghaien-D9 = Deux dés : placez les deux dés tout juste lancés. Un double les met tous deux à la même carte. La carte Triche sort du jeu.
shanghaien-D10 = Relance : relancez les deux dés et placez un des nouveaux nombres ; les anciens sont perdus. La carte sort du jeu.
shanghaien-D11 = Personne n'est obligé de jouer une carte Triche. Ce que vous ne jouez pas, vous le gardez.

shanghaien-section-scoring = La fin

shanghaien-F1 = Après la huitième manche, comparez les équipages nation par nation. Si les deux joueurs en ont un, le plus fort est défaussé et son propriétaire reçoit le plus faible ; le propriétaire du plus faible ne reçoit rien. À force égale, les deux partent. Un joker compte 2.
shanghaien-F2 = Une nation que vous êtes seul à avoir, vous la gardez.
shanghaien-F3 = Une carte Triche non jouée vaut 1 point.
shanghaien-F4 = Le plus grand total gagne.
shanghaien-F5 = Ce qui se passe à total égal, aucun livret ne le dit.

shanghaien-section-doubts = Les doutes, et comment ils sont tranchés

shanghaien-A1 = Quand choisit-on le sens de la rangée ? { $direction ->
        [declared_before_roll] Dans cette partie, avant le premier lancer de la manche.
       *[at_first_placement] Avec le premier dé, donc après le premier lancer ; ainsi font tous les exemples des livrets.
    }
shanghaien-A2 = Qui ouvre la manche suivante ? Les livrets divergent. { $next_starter ->
        [alternate] Dans cette partie, chacun son tour, comme dans l'italien.
       *[non_caller] Dans cette partie, celui qui n'a pas annoncé Shanghai, comme dans le français et le russe.
    }
shanghaien-A3 = Les deux dés qu'il faut pour annoncer sont les vôtres. Ceux d'en face ne comptent pas.
shanghaien-A4 = Si « deux dés » a pris vos deux derniers, vous devez annoncer Shanghai, mais seulement à votre prochain tour.
shanghaien-A5 = Ne plus avoir de dés ne termine pas la manche en soi : l'autre joueur a encore son tour.
shanghaien-A6 = Vous pouvez changer un dé avec ±1 et placer l'autre. C'est inutile, mais permis.
shanghaien-A7 = Si « deux dés » sont les premiers de la manche, tous deux se comptent à partir du même bout.
    .refused = Ce sont les premiers dés de la manche : nommez un bout, gauche ou droite, pour tous les deux.
shanghaien-A8 = Un joker joué est un Marin et ne compte plus comme carte Triche non jouée.
shanghaien-A9 = À total égal : { $end_tie ->
        [most_unused_tricks] le plus de cartes Triche non jouées l'emporte ; si elles sont égales aussi, partie nulle.
        [more_sailor_cards] le plus de cartes Marin avant le décompte l'emporte ; si elles sont égales aussi, partie nulle.
        [play_again] on rejoue.
       *[draw] partie nulle.
    }
shanghaien-A10 = Quand les voisines décident, on n'y compte pour chacun que ses propres dés.
shanghaien-A11 = Un joker ne peut pas suivre un Marin gagné dans la même manche : les cartes ne se gagnent qu'à la fin.
shanghaien-A12 = Une carte Triche par manche, c'est une : le nouveau lancer qu'elle vous donne n'en permet pas une deuxième.
shanghaien-A13 = { $doubles_may_reroll ->
        [true] Règle maison en vigueur : un double peut être relancé, les deux dés, tant qu'il sort des doubles.
       *[false] Un double n'a rien de spécial. Le relancer est une règle maison, qu'on ne joue pas ici.
    }
    .refused = { $doubles_may_reroll ->
        [true] Vous ne pouvez relancer les deux dés que devant un double encore intact.
       *[false] Relancer un double est une règle maison, absente de cette partie.
    }
shanghaien-A14 = Les cartes sorties du jeu { $hide_discards ->
        [true] sont rangées face cachée : retenez-les.
       *[false] restent visibles des deux joueurs.
    }
shanghaien-A15 = Dans les exemples des livrets jouent Anna et Bernd, ou Letizia et Antonio ; chez nous, Mara et Tom.

shanghaien-section-captain = Extension : le Capitaine fou

shanghaien-C1 = Chaque joueur commence la partie avec un Capitaine fou.
    .refused = Vous n'avez pas de Capitaine fou : ou l'extension n'est pas en jeu, ou le vôtre a été joué.
shanghaien-C2 = Il se joue comme toute carte Triche : juste après votre lancer, et comme seule carte Triche de la manche.
shanghaien-C3 = Vous ne pouvez pas le jouer dans une manche où l'autre joueur a joué le sien.
    .refused = L'autre Capitaine fou est déjà à l'œuvre dans cette manche. Le vôtre doit attendre.
shanghaien-C4 = Il ne se joue pas à la huitième manche.
    .refused = À la huitième et dernière manche, le Capitaine fou reste dans sa cabine.
shanghaien-C5 = Il agit du prochain tour de l'autre joueur jusqu'à la fin de la manche.
shanghaien-C6 = Tant qu'il agit, vous pouvez mettre votre veto, à chaque tour de l'autre joueur, à une seule chose : { $captain_may_veto_taking ->
        [true] un dé placé, une carte Triche, un Shanghai ou la prise de la carte Double.
       *[false] un dé placé, une carte Triche ou un Shanghai.
    }
    .refused = Il n'y a rien ici à interdire ni à laisser passer : le Capitaine fou répond à ce que l'autre joueur vient d'annoncer, et à rien d'autre.
shanghaien-C6a = Veto sur un dé : l'autre joueur le reprend et doit relancer les deux.
shanghaien-C6b = Veto sur une carte Triche : avant tout effet, elle revient à son propriétaire, qui ne peut plus la jouer { $veto_trick_scope ->
        [round] de toute la manche
       *[turn] de tout le tour
    } mais peut en jouer une autre.
    .refused = { $veto_trick_scope ->
        [round] Cette carte est sous veto et ne peut plus être jouée dans cette manche. Une autre, oui.
       *[turn] Cette carte est sous veto et ne peut plus être jouée dans ce tour. Une autre, oui.
    }
shanghaien-C6c = Veto sur Shanghai : l'autre joueur doit lancer. Un Shanghai imposé par le manque de dés ne s'interdit pas.
shanghaien-C7 = Un veto par tour, en tout. Une fois utilisé, le reste du tour est à l'abri.
shanghaien-C8 = Le Capitaine fou ne sait faire que cela. À la fin de la manche, il sort du jeu.

shanghaien-section-captain-doubts = Doutes sur le Capitaine fou

shanghaien-CA1 = Après l'avoir joué, vous finissez votre tour comme d'habitude : placez un dé.
shanghaien-CA2 = Une carte Triche sous veto n'est pas votre carte de la manche : vous pouvez en jouer une autre. Celle qui est sous veto est bloquée { $veto_trick_scope ->
        [round] jusqu'à la fin de la manche.
       *[turn] jusqu'à la fin du tour.
    }
shanghaien-CA3 = { $veto_after_trick ->
        [not_allowed] Si une carte Triche est passée dans ce tour, on ne peut plus mettre son veto au placement.
       *[allowed] Même après une carte Triche passée, le placement peut subir un veto : son effet sur les dés est perdu, la carte est dépensée, et les deux dés sont relancés.
    }
shanghaien-CA4 = Après un veto sur le placement, vous pouvez jouer une carte Triche sur le nouveau lancer, si vous n'en avez pas encore joué dans cette manche.
shanghaien-CA5 = Avec un dé ou aucun, le Shanghai est forcé et ne s'interdit pas.
shanghaien-CA6 = Si votre Shanghai est sous veto et qu'il vous reste exactement deux dés, vous les lancez et en placez un.
shanghaien-CA7 = Si le premier dé de la manche est sous veto, le sens qu'il fixait est de nouveau ouvert.
shanghaien-CA8 = Tant qu'un Capitaine fou agit, l'autre joueur annonce chaque action, et son propriétaire y met son veto ou la laisse passer.

shanghaien-section-extra1 = Extension : carte extra 1

shanghaien-X1 = Chaque joueur commence avec une carte extra 1, carte Triche à deux actions : pas de Shanghai, ou tout relancer.
    .refused = Vous n'avez pas de carte extra 1 : ou l'extension n'est pas en jeu, ou la vôtre a été jouée.
shanghaien-X2 = Pas de Shanghai : pour le reste de la manche, personne ne peut l'annoncer, tant que personne n'y est forcé faute de dés. Puis placez un dé comme d'habitude.
    .refused = « Pas de Shanghai » est en vigueur : dans cette manche, personne ne peut l'annoncer avant d'avoir moins de deux dés et d'y être forcé.
shanghaien-X3 = Tout relancer : prenez les deux dés tout juste lancés et tous ceux que vous avez placés dans cette manche, lancez-les ensemble, remettez-en un de votre choix en réserve et placez tous les autres.
    .refused = Après avoir tout relancé, un de ces dés retourne en réserve : nommez un nombre qui s'y trouve.
shanghaien-X4 = Tout relancer vous laisse avec un dé de plus dans la Taverne, comme tout tour.
shanghaien-X5 = Vous pouvez tout relancer même sans rien avoir placé ; c'est alors une simple relance.

shanghaien-section-extra2 = Extension : carte extra 2

shanghaien-Y1 = Chaque joueur commence avec une carte extra 2, carte Triche à deux actions : aux requins, ou échange.
    .refused = Vous n'avez pas de carte extra 2 : ou l'extension n'est pas en jeu, ou la vôtre a été jouée.
shanghaien-Y2 = Aux requins : la carte à laquelle vous placez un dé dans ce tour est retournée face cachée. À la fin de la manche elle sort du jeu, quels que soient les dés qui s'y trouvent ; ces dés comptent quand même pour les voisines.
shanghaien-Y3 = On peut encore placer des dés à une carte face cachée.
shanghaien-Y4 = Échange : reprenez un de vos dés placés lors d'un tour précédent, puis placez les deux dés tout juste lancés.
    .refused = Un échange commence par un de vos dés d'un tour précédent, et vous n'en avez pas à cette carte.
shanghaien-Y5 = Les cartes extra 1 et 2 vont ensemble : chacun commence alors avec les deux.
shanghaien-Y6 = Les requins s'annoncent juste après le lancer, comme toute carte Triche, et arrivent quand le dé est placé.

shanghaien-section-extra3 = Extension : carte extra 3

shanghaien-Z1 = La carte Double est à côté de la Taverne dès le départ. Elle ne fait pas partie de la pioche, et les dés ne la gagnent pas.
shanghaien-Z2 = Si vous faites un double, choisissez : relancer un des deux dés et continuer (nouveau double, nouveau choix), ou prendre la carte Double avec les deux dés.
    .refused = D'abord le double sorti : relancez un de ses dés, ou prenez la carte Double avec les deux. Sans un tel double, il n'y a pas de choix à faire.
shanghaien-Z3 = La carte Double reste à son détenteur jusqu'à ce qu'il la joue, ou que l'autre joueur la lui prenne avec un double.
    .refused = La carte Double n'est pas à vous : faites un double pour la prendre.
shanghaien-Z4 = Pour la jouer, juste après votre lancer et comme carte Triche de la manche, remettez-la à côté de la Taverne et relancez les deux dés. Un nouveau double vous redonne le choix.
shanghaien-Z5 = Pour qui la détient en fin de partie, elle vaut 1 point.

shanghaien-section-extra3-doubts = Doutes sur la carte Double

shanghaien-ZA1 = { $doubles_take_also_places_one ->
        [true] Après avoir pris la carte Double, vous placez quand même un des deux dés.
       *[false] Prendre la carte Double consomme les deux dés : ils retournent en réserve et votre tour est fini.
    }
    .refused = { $doubles_take_also_places_one ->
        [true] La carte Double est prise ; il reste à placer un dé du double, et c'est tout.
       *[false] Les deux dés ont servi à prendre la carte Double : aucun n'est placé.
    }
shanghaien-ZA2 = Un double ne se place pas tel quel : choisissez une des deux possibilités.
    .refused = Un double ne se place pas tel quel : relancez un des dés, ou prenez la carte Double avec les deux.
shanghaien-ZA3 = Si vous détenez déjà la carte Double, un double vous permet seulement de relancer un dé.
    .refused = La carte Double est déjà à vous ; ce double n'offre que de relancer un dé.
shanghaien-ZA4 = Prendre la carte Double n'est pas jouer une carte Triche ; la jouer, si.
shanghaien-ZA5 = { $doubles_on_rerolls ->
        [false] Le choix ne vient qu'avec les doubles du premier lancer du tour et de la carte Double elle-même, pas avec ceux d'une relance ou d'après un veto.
       *[true] Le choix vient avec tout double lancé à deux dés, même après une relance ou un veto. Un double fait avec ±1 ou en relançant tout n'en donne pas.
    }
shanghaien-ZA6 = Les cartes Triche se jouent avant le choix. Avec « deux dés », vous pouvez donc placer tout le double.
shanghaien-ZA7 = Avec la carte Double, un tour peut finir sans dé placé : une manche n'a plus de durée maximale.

shanghaien-section-further-doubts = Autres doutes tranchés

shanghaien-N1 = Si la carte Double a été prise avant qu'un dé soit placé, le sens de la rangée est encore ouvert. { $open_direction_after_take ->
        [first_placer] Qui place le premier dé le fixe ; gauche et droite sont toujours celles de celui qui ouvre.
       *[starter_declares] Celui qui ouvre dit aussitôt où est le 1.
    }
    .refused = Le sens de la rangée est encore ouvert. Dites d'abord où est le 1, à gauche ou à droite.
shanghaien-N2 = Requins acceptés, mais veto sur le dé : { $sharks_after_veto ->
        [lost] les requins restent sur leur faim, et la carte Triche est dépensée.
       *[applies] aux requins va la carte du dé finalement placé. Si aucun ne l'est, la carte Triche est dépensée pour rien.
    }
shanghaien-N3 = Échange accepté, mais veto sur le placement : les deux dés sont relancés et un seul est placé. Le dé repris { $exchange_die_after_veto ->
        [goes_back] retourne à sa carte.
       *[stays_in_supply] reste en réserve.
    } Pour annoncer Shanghai comptent les dés présents à ce moment.
shanghaien-N4 = { $veto_reroll_all_placing ->
        [roll_all_again] Les dés placés après avoir tout relancé peuvent subir un veto : ils sont alors tous lancés encore une fois.
       *[never] Les dés placés après avoir tout relancé ne peuvent pas subir de veto ; le moment du veto, c'est l'annonce.
    }
shanghaien-N5 = { $trick_after_doubles_reroll ->
        [false] Après avoir relancé un dé d'un double, plus de carte Triche dans ce tour.
       *[true] Après avoir relancé un dé d'un double, vous pouvez jouer une carte Triche, comme après tout lancer à vous.
    }
    .refused = Dans cette partie, plus de carte Triche une fois qu'un dé d'un double a été relancé.
shanghaien-N6 = Un double cassé par ±1 n'offre plus de choix, et un double fait avec ±1 non plus.
shanghaien-N7 = En annonçant une carte Triche, on dit la carte, l'action et ce qu'elle vise : la nation, le dé et son nouveau nombre, ou le dé à reprendre. Pour les requins et pour tout relancer, l'action suffit.
shanghaien-N8 = { $captain_may_veto_taking ->
        [true] Si la prise de la carte Double est sous veto, on ne relance rien : elle ne peut plus être prise dans ce tour, les autres choix restent.
       *[false] La prise de la carte Double ne peut pas subir de veto.
    }
    .refused = Prendre la carte Double a été interdit dans ce tour. Relancez un dé du double, ou faites-en autre chose.
shanghaien-N9 = Un double obtenu en relançant tout n'offre jamais le choix, même s'il n'y avait que deux dés.
shanghaien-N10 = Ce qui départage à total égal : { $end_tie ->
        [most_unused_tricks] les cartes Triche en main, carte Double comprise.
        [more_sailor_cards] les cartes Marin avant que le décompte les déplace, jokers joués compris.
        [play_again] une autre partie.
       *[draw] rien.
    }
shanghaien-N11 = { $doubles_may_reroll ->
        [true] Un double peut être relancé, les deux dés, encore et encore tant qu'il sort des doubles. Avec la carte Double, c'est un troisième choix. On peut jouer des cartes Triche sur les nouveaux dés.
       *[false] La règle maison des doubles relancés n'est pas jouée : rien à trancher.
    }
shanghaien-N12 = Les coups inutiles sont permis : un second « pas de Shanghai », des requins pour une carte déjà face cachée.
shanghaien-N13 = Une carte Triche sur un double passe avant le choix. Si elle utilise ou remplace les dés, il n'y a plus de choix ; si elle les laisse en place (joker, Capitaine, pas de Shanghai, requins), il reste à faire.
shanghaien-N14 = Un veto bloque précisément cette carte, avec ses deux actions, pas une autre pareille. { $veto_trick_scope ->
        [round] Une carte Double sous veto reste bloquée pour ce joueur dans cette manche, même si elle change de mains entre-temps.
       *[turn] Le blocage finit avec le tour.
    }
shanghaien-N15 = { $doubles_take_also_places_one ->
        [true] Après la prise de la carte Double, il ne reste qu'à placer, sans carte Triche entre les deux. En cas de veto, la carte reste prise, et le nouveau lancer est un lancer comme un autre.
       *[false] Après la prise de la carte Double, il ne reste rien à faire : le tour est fini.
    }
    .refused = La carte Double est prise. Il ne reste dans ce tour qu'à placer un dé, sans carte Triche entre les deux.
shanghaien-N16 = Un double au lancer imposé par un veto sur Shanghai offre le choix : c'est le premier lancer de ce tour.
shanghaien-N17 = Un nouveau double issu des relances de la carte Double elle-même redonne toujours le choix.
