### Jackal, article par article, avec nos propres mots.
### Les variables qui portent le nom d'une option en donnent la valeur ; sans elles, on lit la règle par défaut.
### L'attribut "refused" explique à qui a tenté un coup pourquoi il n'est pas possible.

jackal-section-island = L'île

jackal-I1 = 117 tuiles sont posées face cachée en un carré de 11 sur 11 sans ses quatre coins, entouré par la mer. Sur la carte, cela fait 13 cases sur 13 : l'anneau extérieur et les quatre coins de terre manquants sont la mer, et les quatre coins extrêmes sont hors jeu.
    .refused = Cette case n'existe pas : votre pirate sortirait de la carte.
jackal-I2 = Un navire mouille au milieu de chaque côté, avec à son bord trois pirates de sa couleur : blanc, rouge, noir et jaune.
jackal-I3 = Les tuiles : 40 vides ; 21 flèches, trois de chacune des sept sortes ; 2 chevaux ; les spirales, soit 5 jungles, 4 déserts, 2 marais et 1 chaîne de montagnes ; 6 de glace ; 3 pièges ; 2 canons ; 2 forts et le fort de la guérisseuse ; 4 tonneaux de rhum ; 4 crocodiles ; 1 ogre ; 2 ballons ; 1 avion ; et 16 coffres marqués de I à V (5, 5, 3, 2 et 1). { $expansion ->
        [true] Dans cette partie, les tuiles de l'Île au trésor remplacent 22 tuiles vides, et il y a de l'or pour 40 pièces.
       *[false] Les coffres contiennent 37 pièces.
    }
jackal-I4 = Les sept flèches telles qu'elles sont dessinées, nord en haut : 1 est ; 2 nord-est ; 3 ouest et est ; 4 nord-est et sud-ouest ; 5 nord-ouest, est et sud ; 6 les quatre directions droites ; 7 les quatre diagonales.
jackal-I5 = Flèches et canons sont posés dans l'un de quatre sens, tous aussi probables, et y restent : qui ouvre une tuile ne la tourne pas. Un canon tel qu'il est dessiné vise le nord. Aucune autre tuile n'a de sens.
jackal-I6 = Personne ne connaît une tuile fermée. Ce qui s'y trouve, c'est le hasard qui le dit, parmi tout ce qu'on n'a pas encore vu.
    .refused = C'est au hasard de répondre, et seulement par une tuile qui peut encore s'y trouver.

jackal-section-turn = Les tours

jackal-M1 = { $first_player ->
        [random] Le hasard désigne le navire qui commence ; ensuite on tourne dans le sens des aiguilles d'une montre.
       *[white] Les blancs commencent ; ensuite on tourne dans le sens des aiguilles d'une montre.
    } À votre tour, vous faites une seule chose, avec un pirate ou avec le navire. On ne passe pas.
    .refused = Cela ne va pas ici. Un tour, c'est une action, avec une figurine de l'équipage dont c'est le tour ou avec son navire ; ce qui est commencé s'achève d'abord.
jackal-M2 = Un navire qui a quelqu'un à bord pour le mener glisse d'une case le long de son côté. Il ne tourne jamais au coin : il a donc toujours une tuile de terre devant lui.
    .refused = Un navire glisse d'une case le long de son côté, sans dépasser la dernière tuile, et seulement avec un de vos pirates ou un allié à bord.
jackal-M3 = Un pirate ne quitte le navire que pour la tuile située juste devant.
    .refused = Du navire, on ne débarque que droit devant. Pour débarquer ailleurs, déplacez-le d'abord.
jackal-M4 = Un pirate monte à bord de son navire ou de celui de l'allié, avec une pièce ou sans, depuis la tuile située devant et les deux voisines en diagonale. Il peut aussi y arriver par flèche, glace, cheval, canon, ballon ou avion, ou depuis l'eau.
jackal-M5 = À terre, un pirate marche d'une tuile dans l'une des huit directions.
    .refused = C'est trop loin : un pirate va sur l'une des huit tuiles qui l'entourent.
jackal-M6 = On ouvre une tuile fermée en y entrant, à l'aveugle et les mains vides, et elle agit aussitôt. Une tuile ouverte agit de nouveau chaque fois qu'on y entre.
jackal-M7 = Une tuile peut porter autant de pirates qu'on veut d'un même équipage et de son allié.
jackal-M8 = Les tuiles qui renvoient plus loin (flèche, cheval, glace, crocodile, ballon, canon, avion, grotte) peuvent s'enchaîner : tout cela fait un seul tour, et là où une tuile laisse le choix, c'est vous qui choisissez.
    .refused = La tuile où se trouve votre pirate ne mène pas là. Choisissez une de ses voies.
jackal-M9 = Qui ne peut rien faire du tout manque son tour.
jackal-M10 = À pied, on ne passe ni de la terre à la mer, ni de la mer à la terre.
    .refused = Les pirates ne sautent pas du rivage, et un nageur ne peut pas y grimper. Entre la terre et l'eau, on passe par un navire.

jackal-section-sea = La mer

jackal-W1 = Un nageur avance d'une case de mer par tour, dans l'une des huit directions, autour de l'île aussi. On ne sort vivant de l'eau que sur son navire ou celui de l'allié.
    .refused = Un nageur avance d'une case de mer par tour, et celle-là est trop loin.
jackal-W2 = Canon, glace et flèche peuvent jeter un pirate à la mer. Il flotte ; la pièce qu'il porte coule et sort du jeu.
jackal-W3 = Un navire qui arrive sur des nageurs repêche les siens et ceux de l'allié, et tue les ennemis. Un pirate qui arrive sur un navire ennemi meurt.
jackal-W4 = Un pirate frappé dans l'eau par un ennemi meurt ; il ne s'envole pas vers son navire.

jackal-section-gold = L'or

jackal-G1 = Un coffre ouvert pose sur sa tuile autant de pièces que le dit son chiffre romain.
jackal-G2 = Un pirate porte une pièce au plus. La prendre ou la poser ne coûte rien et s'annonce avec le coup : on va avec la pièce ou sans.
    .refused = Ce que vous voulez porter ne se trouve pas où est ce pirate.
jackal-G3 = Une pièce qui arrive à bord de votre navire ou de celui de l'allié est aussitôt à vous et quitte le plateau.
jackal-G4 = On ne frappe pas avec une pièce en main. On peut la laisser où l'on est, et frapper.
jackal-G5 = Un porteur frappé laisse sa pièce sur la tuile et rentre à son navire.
jackal-G6 = Une pièce ne passe que par des tuiles ouvertes. Le chemin fait avec elle ne doit mener ni sur une tuile fermée, ni dans un fort, ni là où se tient un ennemi. Sans la pièce, le même chemin peut être libre.
    .refused = Pas les mains pleines : ce chemin mène sur une tuile fermée, dans un fort ou chez un ennemi. Laissez l'or et allez-y sans lui.

jackal-section-fighting = Les coups et la mort

jackal-F1 = Si vous entrez les mains vides sur une tuile où se tiennent des ennemis, vous les frappez tous : chacun rentre aussitôt à son navire et laisse sa pièce.
jackal-F2 = Dans un fort, on ne frappe personne.
jackal-F3 = Sur une spirale, on ne frappe que ceux qui sont exactement à l'étape où l'on arrive, la première comprise. Des ennemis peuvent y être à des étapes différentes. { $expansion ->
        [true] Ailleurs ils ne partagent aucune tuile, sauf le fourré.
       *[false] Ailleurs ils ne partagent aucune tuile.
    }
jackal-F4 = Un pirate meurt s'il touche un navire ennemi, s'il est frappé en mer, s'il rencontre l'ogre ou s'il tombe dans un cercle de tuiles sans issue. Être frappé à terre, ce n'est pas mourir.
jackal-F5 = Un cercle ne tue que s'il n'a aucune issue ; s'il en a une, il faut la prendre. On ne peut pas entrer dans un cercle que l'on sait mortel.
    .refused = De là, aucune issue : votre pirate tournerait en rond pour toujours. On ne va pas à une mort certaine.
jackal-F6 = Un pirate mort peut être ramené dans le fort de la guérisseuse. Une couleur n'a jamais plus de trois pirates.
    .refused = Un pirate mort reste hors jeu tant qu'on ne l'a pas ramené, et l'on ne ramène que les morts.

jackal-section-tiles = Les tuiles

jackal-T1 = Vide : il ne se passe rien.
jackal-T2 = Flèche : on continue aussitôt selon l'une de ses pointes.
jackal-T3 = Cheval : on continue aussitôt d'un saut de cavalier, comme aux échecs. On n'entre que sur la tuile d'arrivée.
jackal-T4 = Spirale : il faut 2, 3, 4 ou 5 tours pour la traverser. Le pirate entre à l'étape I, avance d'une étape par tour et sort par la dernière. On ne revient pas en arrière. Une pièce posée reste à son étape.
    .refused = Sur une spirale, il n'y a qu'un chemin : l'étape suivante. On ne sort que par la dernière.
jackal-T5 = Glace : elle répète le dernier mouvement. Après un pas, une glissade ou une flèche, la même direction, { $ice_after_horse ->
        [same_vector] après un cheval exactement le même saut,
       *[any_knight_move] après un cheval n'importe quel saut de cavalier,
    } { $ice_after_plane ->
        [stop] et après un vol on s'arrête.
       *[fly_again] et après un vol, un nouveau vol.
    } De glace en glace, on glisse encore.
jackal-T6 = Piège : le pirate y reste jusqu'à ce que vienne un camarade ou un allié ; dès les tours suivants, les deux sont libres. Un ennemi qui vient le frappe et se fait prendre à son tour.
    .refused = Ce pirate est pris au piège. Un camarade doit d'abord le rejoindre.
jackal-T7 = Canon : le pirate vole dans l'axe du fût jusqu'à la première case de mer. En chemin, rien ne s'ouvre et personne n'est touché ; sa pièce coule. Si son navire ou celui de l'allié est là, il est à bord, la pièce aussi ; si c'est un navire ennemi, il meurt ; un ennemi qui nage là meurt.
jackal-T8 = Tonneau de rhum : le pirate manque le prochain tour de son équipage ; les autres peuvent jouer. S'il est frappé entre-temps, il est sobre sur son navire.
    .refused = Ce pirate cuve son rhum. Prenez-en un autre, ou le navire.
jackal-T9 = Crocodile : retour d'où l'on vient, avec tout ce qu'on porte.
jackal-T10 = Ogre : le pirate meurt.
jackal-T11 = Ballon : aussitôt à son propre navire (jamais celui de l'allié), pièce comprise, chaque fois.
jackal-T12 = Fort : à l'intérieur on est en sûreté. Aucune pièce n'y entre, et aucun ennemi tant que quelqu'un s'y trouve.
    .refused = On n'entre pas dans un fort avec de l'or, et un ennemi n'y entre pas tant que quelqu'un le tient.
jackal-T13 = Fort de la guérisseuse : c'est un fort ; de plus, un pirate qui s'y trouve au début du tour peut consacrer le tour à ramener un mort de sa couleur, qui reparaît dans le fort.
    .refused = Pour ramener quelqu'un, il faut un pirate qui se trouve dans le fort de la guérisseuse au début du tour.
jackal-T14 = Avion : une fois dans la partie, on s'envole d'ici avec tout ce qu'on porte, tout de suite ou à un tour suivant, { $plane_targets ->
        [land_only] vers n'importe quelle tuile de terre.
        [any_cell] vers n'importe quelle case, mer et navires ennemis compris.
       *[own_and_allied_ship] vers n'importe quelle tuile de terre ou vers son navire ou celui de l'allié.
    } Quitter la tuile de quelque façon que ce soit use l'avion, et elle devient une tuile vide. Un ennemi qui frappe le pilote en attente prend ce droit pour lui. { $plane_wait ->
        [yes] Le pilote peut consacrer un tour à attendre.
       *[no] Attendre n'est pas une action : une autre figurine doit jouer.
    }
    .refused = { $plane_targets ->
        [land_only] On ne s'envole que de l'avion encore neuf, et seulement vers la terre.
        [any_cell] On ne s'envole que de l'avion encore neuf.
       *[own_and_allied_ship] On ne s'envole que de l'avion encore neuf, vers la terre ou un navire ami.
    } { $plane_wait ->
        [yes] Seul celui qui est à l'avion peut passer un tour à attendre.
       *[no] On ne peut pas passer un tour à attendre.
    }
jackal-T15 = Coffre : on pose ses pièces ; ensuite, c'est une tuile ordinaire avec des pièces dessus.

jackal-section-end = La fin, et qui joue

jackal-E1 = Le plus d'or à bord l'emporte. Les pertes d'hommes ne comptent pas.
jackal-E2 = La partie finit quand il n'y a plus d'or à gagner ; quand personne ne pourra plus jamais jouer ; ou quand, pendant ce nombre de tours de table complets, aucune tuile n'a été ouverte, ni aucune pièce embarquée ou perdue : { $no_progress_rounds }. { $early_end ->
        [always] Elle finit aussi dès que l'avance du premier dépasse tout l'or encore en jeu.
        [never] Elle ne finit pas du seul fait que le premier ne peut plus être rattrapé.
       *[offer] Quand l'avance du premier dépasse tout l'or encore en jeu, les joueurs peuvent s'entendre pour en rester là.
    }
jackal-E3 = À or égal, la victoire est partagée.
jackal-E4 = Par paires : les navires opposés sont partenaires, blanc et noir contre rouge et jaune. Ils partagent tuiles et navires, se libèrent mutuellement des pièges et mettent leur or en commun. L'ordre des tours reste le même. Qui est frappé ou prend le ballon rentre à son propre navire, et l'on ne ramène que sa propre couleur.
jackal-E5 = À deux : chacun commande deux équipages et deux navires opposés, comme par paires. Les tours vont toujours de navire en navire, dans le même sens.
jackal-E6 = À quatre : chacun pour soi.
jackal-E7 = À trois : trois navires, chacun pour soi ; le quatrième côté reste vide.
jackal-E8 = Duel : deux joueurs, un navire chacun, de part et d'autre de l'île.

jackal-section-expansion = Extension : l'Île au trésor

jackal-X1 = Bouteilles de rhum : des tuiles à 1 bouteille (trois), à 2 (deux) et à 3 (une). L'équipage qui les ouvre les prend ; les partenaires ont une seule réserve.
jackal-X2 = Une bouteille dépensée fait l'une de deux choses. Bue avec un coup, elle tire un pirate d'un piège, ou d'une spirale à n'importe quelle étape. Offerte à quelqu'un sur la même tuile ou sur une voisine, elle fait partir l'Éclaireur pour de bon, ou fait du Pèlerin un pirate.
    .refused = Il faut pour cela une bouteille de rhum et quelqu'un qui la boive : un pirate pris au piège ou sur une spirale, l'Éclaireur ou le Pèlerin.
jackal-X3 = Grotte : qui y entre ressort par une autre grotte ouverte de son choix que ne tient aucun ennemi. S'il n'y en a pas, il attend dedans qu'il y en ait une.
    .refused = D'une grotte, on ne ressort que par une autre grotte ouverte.
jackal-X4 = Fourré : tous les camps peuvent s'y tenir ensemble, personne ne s'y bat, et l'on n'y apporte pas d'or.
    .refused = On n'entre pas dans le fourré avec de l'or. Laissez-le, ou prenez un autre chemin.
jackal-X5 = Herbe magique : une fois ouverte, pendant un tour de table, chaque équipage est joué par le joueur qui vient après son maître. Personne ne peut dépenser le rhum d'autrui.
    .refused = Tant que l'herbe agit, l'équipage que vous jouez n'est pas le vôtre, et son rhum non plus.
jackal-X6 = Phare : qui l'ouvre retourne quatre tuiles fermées à la vue de tous. Celles qui agissent à l'ouverture, comme le tremblement de terre et Caramba, agissent aussitôt ; les personnes attendent le premier venu ; l'herbe commence quand le phare a fini.
    .refused = Il n'y a pas de phare à allumer maintenant.
jackal-X7 = Tremblement de terre : qui l'ouvre échange deux tuiles, { $earthquake_scope ->
        [closed_only] toutes deux encore fermées.
       *[any_free_tile] ouvertes ou fermées, où ne se trouvent ni figurine ni or.
    } Il n'a lieu qu'une fois.
    .refused = { $earthquake_scope ->
        [closed_only] Le tremblement de terre échange deux tuiles fermées ; celle-ci ne l'est pas, ou rien ne tremble.
       *[any_free_tile] Le tremblement de terre échange deux tuiles sans personne et sans or ; celle-ci ne convient pas, ou rien ne tremble.
    }
jackal-X8 = Caramba : { $caramba ->
        [blank] il ne se passe rien.
       *[all_to_ships] tous les pirates de l'île rentrent à leur navire.
    } Ce que fait vraiment cette tuile n'est pas confirmé.
jackal-X9 = Ben Gunn rejoint qui le trouve, en pirate de plus à part entière : il se bat, porte et navigue. Frappé, il rentre au navire ; mort, il reste mort. Il ne ramène personne et ne compte pas parmi les trois de la couleur.
jackal-X10 = Le Pèlerin rejoint qui le trouve. Il ne se bat pas, ne porte rien et ne mène pas de navire ; là où il est, personne ne peut être attaqué, et personne n'attaque de là. S'il reçoit du rhum, il devient un pirate ordinaire, que personne ne peut ramener.
    .refused = Le Pèlerin garde la paix : on ne frappe ni là où il est, ni de là où il est, et lui-même ne porte rien.
jackal-X11 = L'Éclaireur rejoint qui le trouve. Il porte des pièces, mais ne se bat pas et ne mène pas de navire ; il traverse une spirale en un tour et ne craint ni piège ni ogre. Frappé, il reste sur place et passe à qui l'a frappé. N'importe quel rhum le fait partir. Où Éclaireur et Pèlerin se rencontrent, tous deux disparaissent.
    .refused = L'Éclaireur ne se bat pas, et un ennemi lui barre la route.
jackal-X12 = Galion : un trésor qui vaut 3 pièces et se porte comme une pièce.
jackal-X13 = La boîte cite encore un canot, une brouette, deux boulets et une tuile avec un navire. Aucun texte de leurs règles n'a pu être trouvé : ils ne sont donc pas ici.

jackal-section-doubts = Les doutes, et comment ils sont tranchés

jackal-H1 = Le blanc est au sud, le rouge à l'ouest, le noir au nord, le jaune à l'est ; l'ordre est donc blanc, rouge, noir, jaune, et les partenaires se font face.
jackal-H2 = Qui joue : { $mode ->
        [pairs] quatre joueurs, par paires.
        [two] deux joueurs, avec deux équipages chacun.
        [three] trois joueurs, chacun pour soi.
        [duel] deux joueurs, avec un navire chacun.
       *[four] quatre joueurs, chacun pour soi.
    }
jackal-H3 = À trois, on prend blanc, rouge et noir, et l'est reste vide. Le duel oppose blanc et noir.
jackal-H4 = Les colonnes portent des lettres, de a à l'ouest à m à l'est ; les rangées des nombres, de 0 au nord à 12 au sud. Les quarts de tour se comptent dans le sens des aiguilles d'une montre.
jackal-H5 = Une partie est décidée quand l'avance du premier dépasse tout l'or encore en jeu. { $early_end ->
        [always] Elle finit alors d'elle-même, après le tour.
        [never] On joue quand même jusqu'à une autre fin.
       *[offer] Celui dont c'est le tour peut alors proposer d'en rester là ; sinon elle continue.
    }
jackal-H6 = Les tours sans rien de neuf se comptent l'un après l'autre, manqués ou d'équipages morts aussi ; la partie finit quand il y en a autant par navire : { $no_progress_rounds }. Une tuile ouverte, même par le phare, une pièce embarquée ou perdue remettent le compte à zéro ; un coup, un retour, un échange de tuiles ou une pièce déplacée, non.
jackal-H7 = { $ship_steering ->
        [any_boarded_ship] Un équipage peut déplacer tout navire ami à bord duquel se trouve un de ses pirates, celui de l'allié aussi.
       *[own_ship_only] Un équipage ne déplace que son navire, et c'est parfois l'allié à bord qui le mène.
    }
    .refused = { $ship_steering ->
        [any_boarded_ship] On ne mène que des navires amis, et seulement avec un de ses propres pirates à bord.
       *[own_ship_only] À ce tour, seul le navire de l'équipage qui joue peut naviguer.
    }
jackal-H8 = Du navire de l'allié aussi, on peut débarquer droit devant.
jackal-H9 = Un nageur peut aller exprès vers un navire ennemi. Il meurt.
jackal-H10 = Du rivage, on ne peut pas monter sur un navire ennemi.
    .refused = C'est un navire ennemi. Du rivage, on ne monte que sur les navires amis.
jackal-H11 = Par des tuiles connues avant le tour, personne n'est envoyé sur un navire ennemi. { $enemy_ship_by_chain ->
        [only_when_forced] Si une tuile a été ouverte en chemin, cela n'arrive que s'il ne reste rien d'autre.
       *[after_opening] Si une tuile a été ouverte en chemin, c'est une voie comme une autre.
    }
    .refused = { $enemy_ship_by_chain ->
        [only_when_forced] Cette voie finit sur un navire ennemi, et il y en a une autre. Prenez-la.
       *[after_opening] On sait que cette voie finit sur un navire ennemi. Elle vous est fermée.
    }
jackal-H12 = Si, après une ouverture, on ne peut arriver nulle part, le pirate meurt sur place : une glace qui pousse dans un fort tenu, une flèche vers un endroit où il ne peut pas frapper, et ainsi de suite.
jackal-H13 = On peut aller chez un ogre déjà connu, même avec une pièce, qui est alors perdue. C'est une issue comme une autre ; simplement, elle tue.
jackal-H14 = Personne ne meurt dans un cercle de tuiles avec une pièce : on n'entre pas dans ceux qu'on connaît, et l'on ouvre les tuiles les mains vides.
jackal-H15 = La tuile où renvoie le crocodile agit de nouveau, même si l'on en est parti : le rhum se reboit, le piège se referme s'il n'y a pas de camarade, la spirale recommence à l'étape I, l'avion est usé. Du navire, on revient simplement à bord.
jackal-H16 = Renvoyé par un crocodile sur de la glace, on glisse dans le sens où l'on va maintenant, en arrière par-delà la glace. Après un cheval suit n'importe quel saut, après un vol un vol.
jackal-H17 = Aller à un crocodile connu et revenir à son point de départ { $crocodile_pass ->
        [forbidden] n'est pas un coup.
       *[allowed] est un coup, et une façon de perdre un tour.
    } Un crocodile qu'on vient d'ouvrir, ou un détour par des flèches, est toujours permis.
jackal-H18 = L'eau où nage un ennemi est tenue par l'ennemi : on n'y va pas avec une pièce ; sans elle, on y va, et l'on tue.
jackal-H19 = Un coup qui fait couler sa propre pièce est permis.
jackal-H20 = Avec de l'or, on n'entre ni dans le fourré, ni là où l'on rencontrerait un ennemi en chemin, dans une grotte ou à l'avion.
jackal-H21 = Sur une spirale, un ennemi ne tient que l'étape où l'on arrive.
jackal-H22 = La charge s'annonce au premier pas et se porte jusqu'au bout. En chemin, on ne prend et ne pose rien.
jackal-H23 = Quiconque arrive à l'avion encore neuf peut s'envoler aussitôt ou rester, et pas seulement celui qui l'a ouvert ; il vole avec ce qu'il apportait.
jackal-H24 = De l'avion, on ne vole pas vers sa propre tuile. { $ice_after_plane ->
        [stop] Qui vole sur la glace s'y arrête.
       *[fly_again] De la glace, on vole vers n'importe quelle tuile sauf cette glace, celle de l'avion usé comprise.
    }
    .refused = On vole vers une autre tuile que celle d'où l'on part.
jackal-H25 = En avion, on peut se poser sur des tuiles fermées (les mains vides), sur des ennemis (ils sont frappés) et sur des tuiles qui renvoient plus loin, si elles ont une issue ; jamais dans un fort tenu. { $plane_targets ->
        [land_only] Navires et mer sont hors d'atteinte.
        [any_cell] On peut choisir aussi la mer et les navires ennemis, avec tout ce qui s'ensuit.
       *[own_and_allied_ship] En mer, on n'atteint que son navire et celui de l'allié.
    }
jackal-H26 = Si deux camarades sont à l'avion et que l'un s'en va, l'avion est usé. Être frappé ne l'use pas ; Caramba, si.
jackal-H27 = { $crocodile_after_plane ->
        [stand_on_spent_plane] Un crocodile atteint directement en avion renvoie à l'avion usé.
       *[fly_again] D'un crocodile atteint directement en avion, on vole encore une fois, vers n'importe quelle tuile sauf celle de l'avion.
    } D'avion en glace puis crocodile, on revient à la glace.
jackal-H28 = { $ice_after_plane ->
        [stop] Qui se tient sur la glace après un vol est frappé par l'ennemi qui y glisse les mains vides ; avec une pièce, cette voie est fermée.
       *[fly_again] Personne ne se tient jamais sur la glace : elle renvoie toujours plus loin.
    }
jackal-H29 = Un saut de cavalier peut finir sur son navire ou celui de l'allié. { $horse_into_sea ->
        [dive] Il peut aussi finir en pleine mer.
       *[forbidden] Il ne finit jamais en pleine mer ni sur un navire ennemi.
    }
    .refused = Dans cette partie, un saut de cavalier finit à terre ou sur un navire ami, pas en mer.
jackal-H30 = Le tour que coûte le rhum est le prochain tour de la couleur du buveur. Un tonneau où l'on rentre compte de nouveau.
jackal-H31 = Toute figurine à soi ou à l'allié libère d'un piège et y reste libre elle-même. Si l'une des deux s'en va, l'autre reste libre. Qui revient plus tard est pris, sauf s'il y a quelqu'un.
jackal-H32 = Personne ne pourra plus jamais jouer : aucun équipage n'a rien à faire, même tout rhum cuvé et l'herbe fanée. La partie finit alors aussitôt.
jackal-H33 = Depuis la dernière ouverture, un chemin n'arrive qu'une fois sur la même tuile, dans la même direction et depuis la même case.
jackal-H34 = Là où une seule voie est possible, elle est prise sans question.
jackal-H35 = Les pirates ramènent les morts, et le Pèlerin devenu pirate aussi ; Ben Gunn et l'Éclaireur, non. Un par tour ; le revenant joue dès le tour suivant.
jackal-H36 = Un navire ennemi tue aussi l'Éclaireur et le Pèlerin. Dans l'eau, le Pèlerin ne peut pas être frappé, et l'Éclaireur change de camp.
jackal-H37 = L'or que personne ne peut atteindre compte comme encore en jeu. Les fins se vérifient après chaque tour, joué ou manqué : plus d'or, puis partie décidée, puis plus rien qui se passe.
jackal-H38 = L'or se compte par camp ; peu importe lequel des deux partenaires l'a embarqué.
jackal-H39 = { $first_player ->
        [random] Le navire qui commence est tiré au sort, tous avec la même chance.
       *[white] Les blancs commencent ; rien n'est tiré au sort.
    }
    .refused = C'est au hasard de dire quel navire commence, une seule fois, avant le premier tour.
jackal-H40 = { $give_rum ->
        [free] Offrir du rhum à l'Éclaireur ou au Pèlerin est gratuit ; l'équipage a encore son action.
       *[whole_turn] Offrir du rhum à l'Éclaireur ou au Pèlerin prend tout le tour.
    }
jackal-H41 = Le rhum est offert par un pirate sobre ou Ben Gunn de l'équipage qui joue, même pris au piège ou en attente, à l'Éclaireur ou au Pèlerin de n'importe quel camp, sur la même case ou l'une des huit voisines. Les navires comptent, les nageurs sont hors d'atteinte.
    .refused = Personne de l'équipage qui joue ne peut passer la bouteille : il faut un pirate sobre sur la même case ou à côté, et pas dans l'eau.
jackal-H42 = Qui attend dans une grotte la quitte en guise d'action, par une autre grotte ouverte sans ennemi, avec une pièce qui s'y trouve s'il le veut ; jamais à pied.
    .refused = De la grotte où l'on attend, il n'y a qu'une issue : une autre grotte ouverte, quand il y en a une.
jackal-H43 = On peut entrer les mains vides dans une grotte où se tient un ennemi : il est frappé, et l'on ressort ailleurs, ou l'on attend. Sortir n'est pas entrer, il ne s'y passe donc rien. Si toutes les autres grottes sont tenues par des ennemis, on attend.
    .refused = Un ennemi tient cette grotte. Ressortez par une autre.
jackal-H44 = L'Éclaireur change de camp où qu'il soit frappé, même en mer, et garde sa place ; les autres sur la tuile rentrent chez eux. Dans un piège, il compte alors comme un camarade. Frappé chez l'ogre, il change de camp, et l'ogre mange qui l'a frappé.
jackal-H45 = Éclaireur et Pèlerin ouvrent des tuiles, trouvent bouteilles et personnes, et se servent du phare et du tremblement de terre comme tout le monde. Un Éclaireur qui trouve des bouteilles les laisse à son camp et disparaît ; à un tonneau de même. La pièce qu'il portait reste là.
jackal-H46 = { $missionary_on_barrel ->
        [becomes_pirate] Un tonneau de rhum fait du Pèlerin un pirate, qui ne manque aucun tour.
       *[stays_missionary] À un tonneau de rhum, le Pèlerin manque un tour comme tout le monde, et reste ce qu'il est.
    } Les bouteilles qu'il trouve vont dans la réserve.
jackal-H47 = La paix du Pèlerin vaut pour sa place, sur une spirale pour son étape : aucun ennemi ne peut y venir, et qui part de là ne frappe personne de tout ce chemin. Navires, mer et fourré comptent aussi.
jackal-H48 = Éclaireur et Pèlerin disparaissent où qu'ils partagent une place, de quelque camp qu'ils soient, en mer aussi. Un Pèlerin devenu pirate ne compte pas.
jackal-H49 = Caramba renvoie chez eux les pirates de tous les camps et Ben Gunn, même des forts et des pièges, sobres et libres. Nageurs, Éclaireur et Pèlerin restent. Un avion où se tenait quelqu'un est usé.
jackal-H50 = Le phare montre ses tuiles l'une après l'autre, et l'on ne peut pas refuser : quatre, ou toutes celles qui restent. Pièces et trésor sont posés ; bouteilles et personnes attendent le premier venu.
    .refused = Cette tuile est déjà ouverte. Il faut au phare une tuile fermée.
jackal-H52 = Le tremblement de terre est obligatoire s'il y a deux tuiles libres. Trouvé par le phare, il agit aussitôt, et peut déplacer même sa propre tuile. Les tuiles gardent leur sens, et qui attend dessus voyage avec elles.
    .refused = Cette tuile est déjà nommée. Le tremblement de terre l'échange avec une autre.
jackal-H53 = L'herbe agit pendant autant de tours qu'il y a de navires, à partir de l'équipage suivant ; celui qui l'a trouvée vient en dernier. Une seconde herbe recommence le compte. On ne peut dépenser aucun rhum. Les trouvailles vont à l'équipage qui est joué, les choix à qui le joue.
jackal-H54 = Le rhum n'aide que celui qui est retenu : dans un piège, ou avant la dernière étape d'une spirale. Avec ou sans charge, par n'importe quel pas permis. Il n'ouvre pas les grottes, et n'aide en rien tant que l'herbe agit.
    .refused = Le rhum est pour ceux qui sont retenus : dans un piège, ou avant la dernière étape d'une spirale. Ce pirate peut marcher.
jackal-H55 = Le premier venu auprès d'une personne en attente peut être n'importe quelle figurine.
jackal-H56 = La boîte promet 27 tuiles nouvelles ; on en connaît 22.
jackal-H57 = Sur une spirale, l'Éclaireur se tient à l'étape I et repart de là. Les pièces des étapes suivantes sont hors de sa portée.
jackal-H58 = « Jungle » est la spirale à deux étapes ; la jungle dense de l'extension s'appelle ici fourré.
jackal-H59 = On peut choisir une flèche ou une glace dont on sait qu'elle finit en mer.
jackal-H60 = Un tour manqué est un tour : le rhum se dissipe, l'herbe se fane, et le compte des tours vides continue.
jackal-H61 = Après une flèche, la glace répète toujours la direction de la flèche, de quelque façon qu'on y soit arrivé.
jackal-H62 = Une seule chose à la fois : une pièce ou le trésor.
    .refused = Une seule chose à la fois : une pièce ou le trésor.
jackal-H63 = La maison de Ben Gunn, de l'Éclaireur et du Pèlerin est le navire de l'équipage auquel ils appartiennent à ce moment.
jackal-H64 = Toute figurine vivante peut tenir un fort, une grotte ou une tuile, l'Éclaireur et le Pèlerin aussi.
