### Un guide pour apprendre Jackal, section par section ; les dessins s'affichent en lettres de même largeur.

jackal-guide-1-title = De quoi il s'agit
jackal-guide-1-text =
    Quelqu'un a enterré 37 pièces sur une île sans laisser de carte. Jusqu'à quatre équipages de trois pirates débarquent pour les trouver. Personne ne sait ce qu'il y a sous une tuile tant qu'un pirate n'est pas dessus, et l'île a ses humeurs : elle tire, elle glisse, elle mord, elle verse du rhum.

    Il n'y a pas de dés. Celui qui a le plus d'or à bord à la fin l'emporte ; combien de pirates cela coûte n'a pas d'importance.

jackal-guide-2-title = L'île
jackal-guide-2-text = 117 tuiles sont posées face cachée, entourées par la mer. Un navire mouille au milieu de chaque côté, avec trois pirates de sa couleur. Une case se nomme par sa colonne et sa rangée : le navire blanc est en g12 et la tuile devant lui est g11.
jackal-guide-2-drawing =
         a b c d e f g h i j k l m
     0     ~ ~ ~ ~ ~ N ~ ~ ~ ~ ~
     1   ~ ~ # # # # # # # # # ~ ~
     2   ~ # # # # # # # # # # # ~
     3   ~ # # # # # # # # # # # ~
     4   ~ # # # # # # # # # # # ~
     5   ~ # # # # # # # # # # # ~
     6   R # # # # # # # # # # # J
     7   ~ # # # # # # # # # # # ~
     8   ~ # # # # # # # # # # # ~
     9   ~ # # # # # # # # # # # ~
    10   ~ # # # # # # # # # # # ~
    11   ~ ~ # # # # # # # # # ~ ~
    12     ~ ~ ~ ~ ~ B ~ ~ ~ ~ ~
jackal-guide-2-example = B, R, N et J sont les navires des blancs, des rouges, des noirs et des jaunes, un # est une tuile fermée, une vague est la mer. Les blancs commencent, et l'on tourne dans le sens des aiguilles d'une montre : blanc, rouge, noir, jaune.

jackal-guide-3-title = Votre tour
jackal-guide-3-text =
    Vous faites une seule chose, avec un pirate ou avec le navire. On ne passe pas.

    - Naviguer : le navire glisse d'une case le long de son côté, si un de vos pirates est à bord. Il ne tourne jamais au coin.
    - Débarquer : du navire sur la tuile juste devant.
    - Marcher : d'une tuile, dans l'une des huit directions.
    - Monter à bord : depuis la tuile devant le navire ou l'une des deux voisines.
    - Nager : un pirate dans l'eau avance d'une case de mer.

    Du rivage, on ne saute pas à la mer, et de la mer, on ne grimpe pas au rivage.
jackal-guide-3-drawing =
         e   f   g   h   i
    11   #   x   X   x   #
    12   ~   ~   B   ~   ~
jackal-guide-3-example = Du navire blanc en g12, un pirate ne débarque qu'en g11. Il monte à bord depuis f11, g11 et h11. Si le navire glisse d'abord en h12, il débarque en h11.

jackal-guide-4-title = Ouvrir des tuiles
jackal-guide-4-text =
    On ouvre une tuile en marchant dessus, les mains vides, et elle agit aussitôt. Elle reste ouverte, et agit de nouveau sur quiconque y vient. Sur celles-ci s'achève le chemin du pirate :

    - Vide : rien.
    - Coffre : il y a maintenant des pièces, autant que le dit son chiffre romain.
    - Fort : on n'y frappe personne. Le fort de la guérisseuse fait mieux : un pirate qui y commence le tour peut le consacrer à ramener un camarade mort.
    - Piège : le pirate y reste jusqu'à ce que vienne un camarade.
    - Tonneau de rhum : il manque le prochain tour de son équipage.
    - Ballon : il rentre à son navire, or compris.
    - Canon : il vole dans l'axe du fût jusqu'à la mer. L'or coule.
    - Ogre : il est mangé.
    - Avion : une fois dans la partie, il vole où il veut sur la terre, ou à son navire, maintenant ou à un autre tour. Qui s'en éloigne à pied l'a usé.

jackal-guide-5-title = Les chaînes
jackal-guide-5-text =
    D'autres tuiles renvoient un pirate plus loin dans le même tour, et plusieurs à la suite font une chaîne :

    - Flèche : plus loin selon l'une de ses pointes ; s'il y en a plusieurs, vous choisissez.
    - Cheval : plus loin d'un saut de cavalier.
    - Glace : encore une fois le dernier mouvement. Après un pas ou une flèche, la même direction, après un cheval n'importe quel saut, après un vol un vol.
    - Crocodile : retour d'où il vient, et cette tuile agit de nouveau.

    Si une chaîne revient sur elle-même sans issue, le pirate meurt. Cela n'arrive que lorsqu'on ouvre une tuile en chemin : ce que l'on sait mortel, le programme ne le propose pas.
jackal-guide-5-drawing =
              a   b   c   d   e
    un        P   >   G   -   -
    deux      P   >   G   K   -
    trois     P   >   G   C   -
jackal-guide-5-example = P est un pirate qui fait un pas vers l'est, > une flèche, G de la glace, K un crocodile, C un cheval, et un tiret une tuile vide. Un : la flèche l'envoie sur la glace, la glace en d, et il s'y arrête, trois cases en un tour. Deux : le crocodile le renvoie sur la glace, il glisse à l'ouest sur la flèche, et la flèche le renvoie à l'est : il tourne en rond. Si le crocodile est connu, cette voie est fermée ; s'il vient de l'ouvrir, il meurt. Trois : le cheval l'emporte partout où un cavalier peut sauter depuis d.

jackal-guide-6-title = Les spirales
jackal-guide-6-text = Jungle, désert, marais et montagnes prennent du temps : deux, trois, quatre ou cinq tours. Un pirate entre à l'étape I, avance d'une étape par tour et sort par la dernière. On ne revient pas en arrière. Des ennemis peuvent être sur la même spirale, à des étapes différentes ; pour frapper quelqu'un, il faut arriver exactement à son étape.
jackal-guide-6-drawing =
              I     II    III
    tour 1    B
    tour 2          B
    tour 3    R           B
    tour 4          R     B
    tour 5                R
jackal-guide-6-example = Un désert. Le blanc entre, et au tour 3 il est à l'étape III, prêt à sortir. Le rouge entre derrière lui. Au tour 4, les blancs jouent un autre pirate et lui reste, si bien qu'au tour 5 le rouge arrive à l'étape III, frappe, et le pirate blanc est de retour sur son navire.

jackal-guide-7-title = L'or
jackal-guide-7-text =
    Un pirate porte une pièce. La prendre ne coûte rien : vous dites avec le coup s'il l'emporte. À bord de votre navire, elle est à l'abri pour de bon.

    Avec une pièce, il ne va que par des tuiles ouvertes, n'entre pas dans les forts et ne frappe personne ; il peut la laisser où il est et partir sans elle. Les chaînes l'emportent avec lui. En mer elle coule, perdue pour tous.

jackal-guide-8-title = Les coups
jackal-guide-8-text = Entrez les mains vides sur une tuile où se tiennent des ennemis, et vous les frappez tous. Ils s'envolent vers leurs navires et laissent leurs pièces. Dans un fort on ne frappe personne, et l'on n'entre pas dans un fort que tient un ennemi. Vos propres pirates se partagent une tuile comme ils veulent.

jackal-guide-9-title = La mer et la mort
jackal-guide-9-text =
    Canons, glace et flèches jettent des pirates à l'eau. Un nageur n'en sort que sur son propre navire : il y nage, ou le navire le repêche.

    Un pirate meurt s'il touche un navire ennemi, s'il est frappé dans l'eau, s'il rencontre l'ogre ou s'il est pris dans un cercle de tuiles sans issue. Les morts ne reviennent que dans le fort de la guérisseuse, un par tour.

jackal-guide-10-title = La fin
jackal-guide-10-text = La partie finit quand il n'y a plus d'or à gagner, ou quand pendant cinquante tours de table aucune tuile n'a été ouverte, ni aucune pièce embarquée ou perdue. Quand le premier ne peut plus être rattrapé, les joueurs peuvent s'entendre pour en rester là. Le plus d'or l'emporte ; à égalité, la victoire est partagée.

jackal-guide-11-title = À deux, à trois, à quatre
jackal-guide-11-text =
    - À quatre, chacun pour soi : comme on l'a dit jusqu'ici.
    - À quatre, par paires : blanc et noir contre rouge et jaune. Les partenaires partagent tuiles, navires et or et se libèrent des pièges. Qui est frappé s'envole quand même vers son propre navire.
    - À deux : chacun a deux équipages opposés. Les tours vont toujours de navire en navire.
    - À trois : le côté jaune reste vide.
    - Duel : blanc contre noir, un navire chacun.

jackal-guide-12-title = Extension : l'Île au trésor
jackal-guide-12-text =
    22 tuiles remplacent autant de tuiles vides :

    - Les bouteilles de rhum vont dans la réserve de l'équipage. Buvez-en une, et un pirate sort aussitôt d'un piège ou d'une spirale.
    - Grottes : entrez dans l'une, ressortez par une autre déjà ouverte. S'il n'y en a pas, attendez dedans.
    - Fourré : tous peuvent s'y tenir ensemble, sans coups et sans or.
    - Herbe magique : pendant un tour de table, chacun joue l'équipage du joueur qui le précède.
    - Phare : retournez quatre autres tuiles.
    - Tremblement de terre : échangez deux tuiles sans personne et sans or.
    - Caramba : tous les pirates de l'île rentrent à leur navire.
    - Galion : un trésor qui vaut trois pièces.

jackal-guide-13-title = Extension : trois compagnons
jackal-guide-13-text =
    Qui trouve l'un d'eux a une figurine de plus à jouer.

    - Ben Gunn est un pirate comme les autres, sauf que personne ne peut le ramener.
    - L'Éclaireur porte de l'or, traverse les spirales en un tour et ne craint ni piège ni ogre. Il ne se bat pas. Frappé, il passe dans l'autre camp. N'importe quel rhum le fait partir.
    - Le Pèlerin ne se bat pas et ne porte rien, mais là où il est, on n'attaque personne. Offrez-lui du rhum, et le voilà pirate.

    Où Éclaireur et Pèlerin se rencontrent, tous deux disparaissent.

jackal-guide-14-title = Là où les règles laissent de la place
jackal-guide-14-text = Le livret est court, et chaque table a ses usages : sur la glace après un cheval, sur la portée de l'avion, sur les crocodiles. Chacun de ces points est une option du jeu, et une partie enregistrée emporte ses options. Ce qu'on a dit plus haut vaut par défaut ; les articles donnent chaque lecture.
