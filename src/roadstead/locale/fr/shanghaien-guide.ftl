### Un guide pour apprendre Shanghaien ; les dessins s'affichent en lettres de même largeur.

shanghaien-guide-1-title = De quoi il s'agit
shanghaien-guide-1-text =
    Deux capitaines sont attablés dans une taverne du port, et il leur faut des marins. Les marins n'ont pas besoin de le savoir. Six cartes sont en rangée, vous y placez tous deux des dés, et quand l'un annonce « Shanghai ! », chaque carte va à celui qui y a le plus de dés.

    Après huit manches, on compare les équipages nation par nation, avec une malice : le plus fort ne rapporte que ce que vaut le plus faible. Une courte avance paie, une avance écrasante se perd.

shanghaien-guide-2-title = Ce qu'il y a sur la table
shanghaien-guide-2-text =
    - 40 Marins : huit nations de huit couleurs, chacune avec les valeurs 1, 2, 3, 3 et 4.
    - 8 cartes Triche. Elles ont le même dos et sont mélangées aux Marins.
    - Six dés par joueur : la réserve.
    - Un Capitaine par joueur, pour se rappeler si une carte Triche a été jouée.

    Six cartes sont retournées en rangée : la Taverne. L'un des deux commence ; dans ce programme, c'est le hasard qui dit lequel, sauf si vous en décidez autrement. Tout ce qui est sur la table est visible, sauf l'ordre de la pioche.

shanghaien-guide-3-title = Votre tour
shanghaien-guide-3-text =
    On joue chacun son tour, et au vôtre vous faites une chose sur deux :

    - Lancer : prenez deux dés de votre réserve, lancez-les, placez-en un à la carte de son numéro et remettez l'autre. Chaque tour ajoute ainsi un de vos dés dans la Taverne. Un double ne laisse pas de choix, mais on n'en place quand même qu'un.
    - Annoncer Shanghai, et la manche est finie.

    On ne passe pas. Les dés placés restent où ils sont, et une carte peut en recevoir autant qu'on veut. Pour lancer, il faut deux dés en réserve.

shanghaien-guide-4-title = Où est la carte numéro 1
shanghaien-guide-4-text = Les cartes de la rangée se comptent de 1 à 6, d'un bout à l'autre. Duquel, c'est à celui qui ouvre la manche de le dire en plaçant le premier dé, donc après avoir vu le premier lancer. Dès lors, les numéros valent pour les deux jusqu'à la fin de la manche.
shanghaien-guide-4-drawing =
    Tom                                        5
             +---+   +---+   +---+   +---+   +---+   +---+
             | 1 |   | 2 |   | 3 |   | 4 |   | 5 |   | 6 |
             +---+   +---+   +---+   +---+   +---+   +---+
    Mara               2
             ^ gauche de Mara
shanghaien-guide-4-example = Mara ouvre, lance 2 et 4, et place le 2 à la deuxième carte à partir de sa gauche. Le numéro 1 est donc à son bout gauche. Tom, de l'autre côté de la table, lance 1 et 5 et garde le 5 : il va à la cinquième carte à partir de la gauche de Mara, qui de sa chaise est la deuxième.

shanghaien-guide-5-title = Shanghai !
shanghaien-guide-5-text =
    Dès que deux de vos dés sont dans la Taverne, vous pouvez annoncer Shanghai au lieu de lancer. Avec moins de deux dés en réserve, vous le devez.

    La manche s'arrête aussitôt. L'autre joueur n'a plus de tour, et les six cartes sont attribuées.

shanghaien-guide-6-title = À qui vont les cartes
shanghaien-guide-6-text =
    Regardez chaque carte pour elle-même :

    - Aucun dé : la carte sort du jeu.
    - Des dés d'un seul joueur, ou davantage de l'un : la carte est à lui.
    - Autant de dés des deux : les voisines décident. Chacun additionne les points de ses propres dés à la carte de gauche et à celle de droite. La plus grande somme prend la carte ; si les sommes aussi sont égales, la carte sort du jeu. Les cartes du bout n'ont qu'une voisine.

    Tous les dés comptent pour les voisines, même ceux des cartes perdues. Les cartes Triche se gagnent comme les Marins.
shanghaien-guide-6-drawing =
    Tom                        3       4       5      6 6
             +---+   +---+   +---+   +---+   +---+   +---+
             | 1 |   | 2 |   | 3 |   | 4 |   | 5 |   | 6 |
             +---+   +---+   +---+   +---+   +---+   +---+
    Mara              2 2      3                      6 6

    va à      sort    Mara    sort    Tom     Tom     Tom
shanghaien-guide-6-example =
    Personne à la 1, elle sort. La 2 n'a que Mara, la 4 et la 5 n'ont que Tom. À la 3, un dé chacun : les deux 2 de Mara à côté font 4, le 4 de Tom fait 4 aussi, et la carte est perdue pour les deux. À la 6, deux dés chacun : le 5 de Tom à côté bat le rien de Mara.

shanghaien-guide-7-title = La manche suivante
shanghaien-guide-7-text = Dés et Capitaines rentrent à la maison. Les Marins sont rangés par couleur devant leur nouveau capitaine, les cartes Triche à part. Six nouvelles cartes font la Taverne suivante, et celui qui n'a pas annoncé Shanghai ouvre. La huitième manche épuise la pioche.

shanghaien-guide-8-title = Cartes Triche
shanghaien-guide-8-text =
    Une carte Triche se joue juste après avoir lancé, avant de placer un dé : une par manche et par joueur, à partir de la manche qui suit son gain. Elle montre deux actions ; vous en utilisez une.

    - Joker, ou deux Marins : ajoutez la carte à une nation dont vous avez au moins un vrai Marin. Elle y reste comme Marin de valeur 2. Puis placez un dé comme d'habitude.
    - Dé ±1 : tournez un de vos deux dés d'un point, sans dépasser 1 ni 6. Puis placez l'un des deux.
    - Deux dés : placez les deux.
    - Relance : relancez les deux dés et placez un des nouveaux nombres. Les anciens sont perdus.

    Un joker reste dans l'équipage ; toute autre carte Triche jouée sort du jeu. Jamais jouée, elle vaut un point à la fin. Ce qu'on gagne à la huitième manche arrive trop tard pour être joué, mais rapporte son point.

shanghaien-guide-9-title = La fin
shanghaien-guide-9-text =
    Après huit manches, additionnez pour chacun la force de chaque nation ; un joker compte 2.

    - Si un seul a la nation, il en marque la force.
    - Si les deux l'ont, l'équipage le plus fort est défaussé et le plus faible change de camp : le plus fort marque la force du plus faible, l'autre rien.
    - À force égale, personne ne marque.

    Ajoutez un point par carte Triche encore en main. Le plus grand total gagne ; à égalité, partie nulle.
shanghaien-guide-9-drawing =
                 Mara            Tom              marque
    vert         3 + 2 + 2 = 7   -                Mara 7
    bleu clair   1 + 4 = 5       2 + 3 = 5        personne
    rouge        1 + 2 + 3 = 6   3 + 4 = 7        Tom 6
    jaune        1               3 + 3 + 4 = 10   Tom 1
    Triche       -               1 carte          Tom 1
    total                                         Mara 7, Tom 8
shanghaien-guide-9-example = Mara est seule à avoir du vert et garde ses 7. Le bleu clair est à égalité et s'en va. Tom mène en rouge, 7 à 6, et en jaune, 10 à 1 : il marque donc le 6 et le 1 de Mara, et un point pour sa carte Triche. Il gagne, 8 à 7.

shanghaien-guide-10-title = Extension : le Capitaine fou
shanghaien-guide-10-text =
    Chacun commence avec un Capitaine fou, carte Triche comme les autres : juste après votre propre lancer, comme carte Triche de la manche, et un point si elle n'est jamais jouée. Interdit à la huitième manche, ainsi que dans une manche où l'autre a été joué.

    Du prochain tour de l'autre joueur à la fin de la manche, vous pouvez dire non une fois à chacun de ces tours :

    - à un dé placé : les deux dés doivent être relancés ;
    - à une carte Triche, dès qu'elle est annoncée : elle retourne en main, et une autre peut être jouée ;
    - à Shanghai : l'autre joueur doit lancer, à moins qu'il lui reste moins de deux dés.

shanghaien-guide-11-title = Extension : carte extra 1
shanghaien-guide-11-text =
    Chacun commence avec une ; comme carte Triche, elle fait une chose sur deux.

    - Pas de Shanghai : dans cette manche, personne ne peut l'annoncer avant d'y être forcé.
    - Tout relancer : lancez les deux dés du tour avec tous les vôtres qui sont dans la Taverne. Remettez-en un, celui que vous voulez, et placez les autres.
shanghaien-guide-11-drawing =
    les dés de Tom dans la Taverne   1 3
    et son lancer                    1 1
    les quatre relancés              2 4 5 6
    remis en réserve                 2
    maintenant dans la Taverne       4 5 6
shanghaien-guide-11-example = Tom a 1 et 3 dans la Taverne et lance 1 et 1, alors qu'il vise les cartes 4 et 5. Il relance les quatre dés : 2, 4, 5, 6. Il remet le 2. Trois dés restent dans la Taverne, comme après tout tour.

shanghaien-guide-12-title = Extension : carte extra 2
shanghaien-guide-12-text =
    Chacun commence avec une ; comme carte Triche, elle fait une chose sur deux.

    - Aux requins : la carte où vous placez votre dé dans ce tour est retournée face cachée. À la fin de la manche, elle sort du jeu, quoi qu'il s'y trouve. Ses dés comptent quand même pour les voisines.
    - Échange : reprenez un de vos dés d'un tour précédent, puis placez les deux dés tout juste lancés.

shanghaien-guide-13-title = Extension : carte extra 3
shanghaien-guide-13-text =
    La carte Double est à côté de la Taverne. Qui fait un double a le choix :

    - relancer un des deux dés et jouer avec le résultat ; avec un nouveau double, nouveau choix ; ou
    - prendre la carte Double, sur la table ou chez l'autre joueur. Cela consomme les deux dés : ils retournent en réserve et le tour est fini.

    Jouée comme carte Triche, elle retourne à côté de la Taverne et vous relancez les deux dés. Qui la détient à la fin a un point de plus.

shanghaien-guide-14-title = Là où les règles laissent de la place
shanghaien-guide-14-text = Çà et là, les livrets se taisent ou se contredisent. Chacun de ces endroits est une option du jeu, et une partie enregistrée garde ses options. Ce qui est raconté plus haut vaut par défaut ; les articles disent chaque lecture.
