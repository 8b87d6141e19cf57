### Riff Raff, article par article, avec nos propres mots.
### Les variables qui portent le nom d'une option en donnent la valeur ; sans elles, on lit la règle par défaut.
### L'attribut "refused" explique à qui a tenté un coup pourquoi il n'est pas possible.

riff-raff-section-box = La boîte et le départ

riff-raff-R1 = On joue de deux à quatre, avec un navire en dix parties, 40 cartes (de 1 à 10 en quatre couleurs), 32 objets (quatre séries de huit) et une vague en deux parties.
    .refused = Personne n'est assis à cette place dans cette partie.
riff-raff-R2 = Il y a huit sortes d'objets : canot, tonneau, bouteille, caisse, marin, planche, rat et coffre. Ceux d'une sorte se valent, et à bord ils ne sont à personne.
riff-raff-R3 = Les deux parties de la vague tiennent dans la boîte, appuyées l'une contre l'autre. Un anneau dans la crête porte la tige avec sa bille d'acier, et sur la tige est posé le navire : la coque, le mât dans la coque, trois chevilles dans le mât et une vergue sur chaque cheville. Il tangue de tous les côtés.
riff-raff-R4 = Le navire a dix zones : 1 à 4 sur la coque, 5 et 6 sur la vergue basse, 7 et 8 sur celle du milieu, 9 et 10 sur la haute.
riff-raff-R5 = À trois ou quatre, chacun prend les cartes d'une couleur et une série, huit objets. À deux, chacun prend une couleur et deux séries, seize objets. Les objets restent visibles devant leur joueur.
riff-raff-R6 = Avant la première manche, il y a déjà un capitaine : { $first_captain ->
        [host] c'est l'hôte qui le nomme.
       *[random] c'est le hasard qui le désigne.
    } Le livret veut le joueur le plus âgé.
    .refused = Le premier capitaine est nommé une fois, avant la première manche, et c'est un des joueurs.

riff-raff-section-round = Une manche

riff-raff-R7 = Chacun choisit une carte de sa main et la pose face cachée ; puis toutes sont révélées ensemble.
    .refused = Les cartes se posent avant d'être révélées, et celles-ci le sont. La prochaine sera pour la manche suivante.
riff-raff-R8 = La plus haute carte fait aussitôt de son joueur le capitaine. Si plusieurs l'ont, le capitaine en fonction nomme l'un d'eux.
    .refused = On ne nomme un capitaine que si plusieurs ont la plus haute carte, et c'est l'un d'eux.
riff-raff-R9 = Le capitaine charge le premier, puis les autres par cartes décroissantes. { $tie_order ->
        [seat_order] À cartes égales, l'ordre des places décide, à partir de la suivante du capitaine.
       *[captain] À cartes égales, c'est le capitaine qui fixe l'ordre.
    }
    .refused = Il n'y a pas d'égalité à trancher pour le capitaine maintenant.
riff-raff-R10 = Une manche est finie quand chacun a eu un tour. Les cartes jouées ne reviennent pas ; chaque nouvelle se pose par-dessus.
    .refused = Cette carte n'est plus en main. Choisissez-en une qui n'a pas été jouée.

riff-raff-section-turn = Votre tour

riff-raff-R11 = Prenez un de vos objets et mettez-le dans la zone qui porte le numéro de votre carte.
    .refused = Il faut un de vos propres objets, et il doit aller dans la zone de votre carte.
riff-raff-R12 = Si cette zone est sur une vergue (5 à 10) et que quelque chose s'y trouve déjà depuis un tour précédent, vous pouvez charger deux objets, l'un après l'autre.
    .refused = On ne charge deux objets que sur une vergue, donc avec une carte de 5 à 10.
riff-raff-R13 = Avant de toucher à quoi que ce soit, vous dites si ce sera un objet ou deux. Ce qui est dit est dit.
    .refused = Dites d'abord, et une seule fois, si vous chargez un objet ou deux ; ensuite on charge.
riff-raff-R14 = On se sert d'une main ou des deux. Les objets se posent, se dressent ou se suspendent.
riff-raff-R15 = Un objet peut dépasser du bord de sa zone, mais ne doit jamais être dans deux zones.
    .refused = Votre objet entre dans une autre zone. Ramenez-le derrière la ligne, puis lâchez-le.
riff-raff-R16 = On ne touche pas de la main ce qui est à bord. L'objet que vous tenez peut le pousser.

riff-raff-section-falls = Ce qui tombe

riff-raff-R17 = Dès que quelque chose tombe du navire, qui que ce soit qui l'ait chargé, votre tour est fini. Si vous tenez encore votre objet, il retourne dans votre réserve.
    .refused = Cela ne va pas : un essai finit par une chute exactement quand quelque chose est tombé.
riff-raff-R18 = Tout ce qui tombe, vous devez essayer de l'attraper, d'une main ou des deux.
riff-raff-R19 = Ce que vous attrapez sort du jeu.
riff-raff-R20 = Ce qui tombe sans être attrapé rejoint votre réserve, à charger de nouveau aux tours suivants.
    .refused = Le compte des objets n'y est pas : chacun de ceux qui étaient là doit être à bord, tombé ou attrapé, et rien d'autre.
riff-raff-R21 = { $caught_own ->
        [russian_text] Même si vous n'attrapez que ce que vous venez de poser, cela sort du jeu.
       *[publisher] Si vous n'attrapez que ce que vous venez de poser, vous le reprenez : on ne se débarrasse pas ainsi de ses objets.
    }

riff-raff-section-end = La fin

riff-raff-R22 = Qui n'a plus rien devant soi à la fin de son tour a gagné. La partie finit aussitôt, au milieu de la manche.
riff-raff-R23 = À trois ou quatre, la partie finit sinon après dix manches, et le moins d'objets l'emporte.
riff-raff-R24 = Si plusieurs en ont aussi peu, ils gagnent ensemble.
riff-raff-R25 = À deux, on commence avec deux séries chacun, seize objets.
riff-raff-R26 = Quand les deux ont joué leurs dix cartes, à deux on les reprend en main et l'on continue.
riff-raff-R27 = À deux, la partie finit après la vingtième manche, ou dès que l'un n'a plus d'objets.

riff-raff-section-doubts = Les doutes, et comment ils sont tranchés

riff-raff-A1 = Plutôt que le plus âgé, { $first_captain ->
        [host] c'est l'hôte qui nomme le premier capitaine.
       *[random] c'est le hasard qui désigne le premier capitaine.
    }
riff-raff-A2 = { $captain_may_name_himself ->
        [no] Le capitaine en fonction ne peut pas se nommer lui-même, même si l'une des plus hautes cartes est la sienne.
       *[yes] Le capitaine en fonction peut se nommer lui-même si l'une des plus hautes cartes est la sienne. Cela vaut aussi à la première manche.
    }
    .refused = Dans cette partie, le capitaine en fonction ne peut pas rester par son propre choix. Nommez-en un autre qui a la plus haute carte.
riff-raff-A3 = Ceux qui ont la même carte que le capitaine viennent juste après lui. À qui le tour entre égaux, { $tie_order ->
        [seat_order] les places en décident, à partir de la suivante du capitaine.
       *[captain] le nouveau capitaine le dit ; s'il se tait 15 secondes, les places en décident, à partir de la suivante.
    }
    .refused = Cet ordre ne va pas. Nommez tous ceux qui sont à égalité, chacun une fois.
riff-raff-A4 = Les cartes restent secrètes jusqu'à ce que la dernière soit posée, et d'ici là vous pouvez changer la vôtre. Pour qui tarde, le hasard en tire une ; secondes accordées (0 : sans limite) : { $card_timer_s }.
    .refused = Le hasard ne tire une carte que pour qui n'a pas choisi, et seulement si le choix est limité en temps.
riff-raff-A5 = Quel objet charger, vous le décidez à votre tour, une fois les cartes révélées, et vous pouvez changer tant que votre main n'est pas arrivée au navire.
riff-raff-A6 = On ne passe pas. Le temps du tour écoulé, ce que vous tenez retourne dans votre réserve et le tour est fini, sans autre peine ; secondes accordées (0 : sans limite) : { $turn_timer_s }.
riff-raff-A7 = La zone d'une vergue compte comme chargée si, au début du tour, un objet s'y tenait, fût-ce sur d'autres. Le premier de vos deux ne compte pas.
    .refused = Rien ne se tient encore dans cette zone : on n'y charge donc qu'un objet.
riff-raff-A8 = Si le premier de deux objets fait tomber quelque chose, le tour est fini et le second reste dans la réserve.
riff-raff-A9 = Qui en a annoncé deux doit essayer, ou laisser passer le temps. Avec un seul objet, on n'en annonce pas deux.
    .refused = Il ne vous reste qu'un objet : vous ne pouvez pas en annoncer deux.
riff-raff-A10 = Un objet est dans deux zones si, vu d'en haut, il dépasse la ligne qui les sépare de plus d'un millimètre. Cela se juge quand vous le lâchez ; ce qui glisse ensuite reste, et compte là où cela se tient.
riff-raff-A11 = On peut empiler des objets sur d'autres dans la même zone.
riff-raff-A12 = Personne ne peut tenir le navire. { $yards ->
        [fixed] Dans cette partie, les vergues sont fixes.
       *[loose] On peut faire tourner les vergues avec l'objet qu'on tient.
    } Il ne peut toucher le navire en tout que pendant ces secondes : { $contact_limit_s }.
riff-raff-A13 = Tout ce qui tombe est à vous jusqu'à ce que le navire soit resté calme une seconde : rien à bord ne bouge de plus de 1 mm par seconde, et lui tourne de moins d'un demi-degré par seconde. Ensuite le monde repose jusqu'à ce que la main suivante y touche : rien ne tombe donc entre les tours.
    .refused = Un navire comme celui-là ne peut pas tenir, ou il n'est pas au repos.
riff-raff-A14 = Est tombé ce qui touche la vague, la boîte ou la table, ou descend sous l'articulation. Ce qui tombe d'une vergue sur le pont n'a fait que changer de zone.
riff-raff-A15 = Ce qui gît sur la vague est tombé, même appuyé contre la coque.
riff-raff-A16 = Seul celui dont c'est le tour attrape, et tout ce qui lui échappe est à lui, qui que ce soit qui l'ait chargé. Il peut avoir plus de huit objets.
riff-raff-A17 = Si l'on n'a attrapé que ce qui a été posé à ce tour même, { $caught_own ->
        [russian_text] cela sort du jeu comme tout ce qu'on attrape.
       *[publisher] cela revient au joueur ; le livret russe n'a pas cette règle.
    }
riff-raff-A18 = Qui charge son dernier objet a gagné même si autre chose tombe, pourvu que tout soit attrapé.
riff-raff-A19 = Quand à deux on a repris ses cartes, elles sont de nouveau secrètes, et le capitaine reste en fonction.
riff-raff-A20 = Où sont les numéros : 1 avant bâbord, 2 avant tribord, 3 arrière bâbord, 4 arrière tribord ; sur les vergues, les impairs à bâbord, les pairs à tribord. Aucun exemplaire du jeu n'était là pour le vérifier.
riff-raff-A21 = Si un joueur est parti, après 60 secondes un ordinateur posé charge à sa place. Il peut la reprendre à tout moment.
