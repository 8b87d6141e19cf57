### Un guide pour apprendre Riff Raff, section par section ; les dessins s'affichent en lettres de même largeur.

riff-raff-guide-1-title = De quoi il s'agit
riff-raff-guide-1-text = La cargaison doit être cachée là-haut, dans les vergues, et le navire ne veut pas tenir en place. Au milieu de la table, un navire de bois est suspendu dans une vague et tangue de tous les côtés. Chacun a les mêmes huit objets et veut être le premier à les avoir tous à bord. Ce qui tombe pendant que vous chargez est à vous, à moins de l'attraper.

riff-raff-guide-2-title = Le navire
riff-raff-guide-2-text =
    Le navire a dix zones numérotées. Quatre sont sur la coque ; les autres sont les moitiés de trois vergues, et plus on monte, plus cela bouge. Les vergues ne font que reposer sur des chevilles : elles tournent et basculent. Une bille d'acier sous la coque redresse le navire.

    Devant vous se trouvent un canot, un tonneau, une bouteille, une caisse, un marin, une planche, un rat et un coffre. Une fois à bord, ils ne sont plus à personne.
riff-raff-guide-2-drawing =
                |
        9 ------+------ 10                   avant
                |                         +---+---+
      7 --------+-------- 8               | 1 | 2 |
                |                 bâbord  +---+---+  tribord
    5 ----------+---------- 6             | 3 | 4 |
                |                         +---+---+
          \-----+-----/                    arrière
                o
riff-raff-guide-2-example = À gauche, le navire vu de l'arrière : la coque, les trois vergues, la bille. À droite, la coque vue d'en haut. Les numéros impairs sont à bâbord, les pairs à tribord.

riff-raff-guide-3-title = Une manche
riff-raff-guide-3-text =
    Vous avez dix cartes, de 1 à 10. Chacun en pose une face cachée, et toutes sont révélées ensemble. Le numéro de votre carte est la zone que vous devez charger : une carte dit donc à la fois où et quand.

    La plus haute carte fait de son joueur le capitaine, et le capitaine joue le premier. Les autres suivent par cartes décroissantes. Si plusieurs ont la plus haute carte, celui qui était capitaine jusque-là nomme l'un d'eux. Les autres égalités, c'est le nouveau qui les tranche.

    Les cartes jouées ne reviennent pas : en dix manches, vous chargez chaque zone une fois.
riff-raff-guide-3-drawing =
            carte  tour
    Tom     9      1   capitaine
    Ida     9      2
    Mara    7      3
    Ole     3      4
riff-raff-guide-3-example = Jusqu'ici, le capitaine était Mara. Tom et Ida ont tous deux le 9, et elle nomme Tom. Il est capitaine aussitôt et joue le premier. Ida a la même carte et vient juste après lui, puis Mara, puis Ole. Tom et Ida chargent tous deux la zone 9, la vergue haute à bâbord.

riff-raff-guide-4-title = Votre tour
riff-raff-guide-4-text =
    Prenez un de vos objets et mettez-le dans votre zone : posez-le, dressez-le ou suspendez-le, d'une main ou des deux. Il peut dépasser du bord mais pas entrer dans une autre zone, et il peut pousser ce qui s'y trouve. Votre main ne doit rien toucher de ce qui est à bord, ni retenir le navire.

    Sur une vergue où quelque chose se trouve déjà depuis un tour précédent, vous pouvez charger deux objets, l'un après l'autre. Dites-le avant de commencer ; il faut ensuite essayer.

    On ne passe pas. Si votre temps s'écoule, l'objet tenu revient, et le tour est fini.

riff-raff-guide-5-title = Ce qui tombe
riff-raff-guide-5-text =
    Dès que quelque chose tombe du navire, votre tour est fini, et vous essayez de l'attraper.

    - Ce que vous attrapez est hors du jeu, et bon débarras.
    - Ce qui vous échappe est à vous, qui que ce soit qui l'ait chargé.
    - Ce que vous tenez encore reste à vous.
    - Si vous n'attrapez que ce que vous venez de poser, vous le reprenez : laisser tomber des choses à côté du navire n'est pas un moyen de s'en débarrasser.

    Ce qui tombe d'une vergue sur le pont n'est pas tombé du navire.
riff-raff-guide-5-drawing =
    à bord avant           bouteille, planche, canot
    dans la main de Tom    caisse
    tombe, attrapé         bouteille   hors du jeu
    tombe, manqué          planche     à Tom
    encore en main         caisse      à Tom
    à bord maintenant      canot
riff-raff-guide-5-example = Tom heurte la vergue avec sa caisse, et la bouteille et la planche glissent. Il attrape la bouteille. La planche est maintenant devant lui, à côté de la caisse qu'il n'a pas pu poser.

riff-raff-guide-6-title = La fin
riff-raff-guide-6-text = Qui n'a plus rien à la fin de son tour gagne aussitôt, au milieu de la manche. Sinon la partie finit après dix manches, et le moins d'objets l'emporte ; si plusieurs en ont aussi peu, ils gagnent ensemble.

riff-raff-guide-7-title = À deux
riff-raff-guide-7-text = À deux, on prend deux séries chacun, seize objets. Après dix manches, les deux reprennent leurs cartes en main et l'on continue. La fin vient au plus tard après vingt manches.

riff-raff-guide-8-title = La main dans ce programme
riff-raff-guide-8-text =
    Le navire est calculé comme du bois, du poids et du frottement, et personne ne sait d'avance ce qui va se passer. Vous ne déplacez pas l'objet lui-même ; vous dites à une main où aller, et la main a ses limites. Quand des choses tombent, le temps ralentit, pour que vous puissiez les attraper.

    Qui ne peut ou ne veut pas être rapide joue en timonier : nommez un point, une main sûre y va ; pour attraper, marquez ce que vous voulez. La physique est la même pour tous à la table.

    Entre les tours, le navire repose. Tant que personne n'agit, rien ne tombe.

riff-raff-guide-9-title = Là où les règles laissent de la place
riff-raff-guide-9-text = Qui est le premier capitaine, ce que devient ce qu'on a soi-même posé et attrapé, combien de temps il y a : ces endroits sont des options du jeu, et une partie enregistrée garde ses options. Ce qui est raconté plus haut vaut par défaut ; les articles disent chaque lecture.
