### Jackal, clause by clause, in our own words.
### Variables with the name of an option carry its value; without them the default is told.
### The attribute "refused" says why a move is not possible, to the player who tried it.

jackal-section-island = The island

jackal-I1 = 117 tiles lie face down in a square of 11 by 11 without its four corners, with the sea all around. On the chart that makes 13 by 13 squares: the outer ring and the four missing corners of land are sea, and the four outermost corners belong to no game.
    .refused = There is no such square: your pirate would leave the chart.
jackal-I2 = A ship lies off the middle of each side, with three pirates of its colour aboard: white, red, black and yellow.
jackal-I3 = The tiles: 40 empty ones; 21 arrows, three each of seven kinds; 2 horses; the spinners, 5 jungles, 4 deserts, 2 swamps and 1 range of mountains; 6 of ice; 3 traps; 2 cannons; 2 forts and the healer's fort; 4 rum barrels; 4 crocodiles; 1 ogre; 2 balloons; 1 plane; and 16 chests marked I to V (5, 5, 3, 2 and 1 of them). { $expansion ->
        [true] In this game the tiles of Treasure Island take the place of 22 empty ones, and there is gold for 40 coins.
       *[false] In the chests there are 37 coins.
    }
jackal-I4 = The seven arrows as drawn, north up: 1 east; 2 north-east; 3 west and east; 4 north-east and south-west; 5 north-west, east and south; 6 the four straight ways; 7 the four diagonal ones.
jackal-I5 = Arrows and cannons lie in one of four quarter turns, each as likely as any other, and stay as they were laid: nobody may turn a tile while opening it. A cannon as drawn points north. No other tile has a direction.
jackal-I6 = Nobody knows a closed tile. What lies there is left to chance, drawn from all that has not been seen yet.
    .refused = That is for chance to answer, and only with a tile that can still lie there.

jackal-section-turn = Turns

jackal-M1 = { $first_player ->
        [random] Chance draws the ship that begins; then it goes clockwise.
       *[white] White begins; then it goes clockwise.
    } On your turn you do exactly one thing, with one pirate or with the ship. There is no passing.
    .refused = That does not fit now. A turn is one action with one piece of the crew on turn, or with its ship; what has begun is finished first.
jackal-M2 = A ship with somebody aboard to sail it slides one square along its own side. It never rounds a corner, so there is always a tile of land in front of it.
    .refused = A ship slides one square along its own side, not past the last tile there, and only with a pirate of yours or your ally's aboard.
jackal-M3 = A pirate leaves the ship only onto the tile straight in front of it.
    .refused = From the ship you step ashore straight ahead and nowhere else. To land elsewhere, sail there first.
jackal-M4 = A pirate boards his own or an allied ship, with a coin or without, from the tile in front of it and from the two beside that one. He may also get there by arrow, ice, horse, cannon, balloon or plane, or out of the water.
jackal-M5 = Ashore a pirate walks one tile in any of eight directions.
    .refused = That is too far: a pirate walks to one of the eight tiles around him.
jackal-M6 = You open a closed tile by entering it, blindly and with empty hands, and what it does it does at once. An open tile does it again every time somebody enters.
jackal-M7 = Any number of pirates of one crew and its ally may share a tile.
jackal-M8 = Tiles that send a pirate on (arrow, horse, ice, crocodile, balloon, cannon, plane, cave) may follow one upon another: all of it is one turn, and where a tile leaves a choice you choose.
    .refused = The tile your pirate stands on does not lead there. Choose one of its ways.
jackal-M9 = Who can do nothing at all misses the turn.
jackal-M10 = On foot nobody gets from the land into the sea, nor from the sea onto the land.
    .refused = Pirates do not jump off the shore, and swimmers cannot climb it. The way between land and water is a ship.

jackal-section-sea = The sea

jackal-W1 = A swimmer moves one square of sea a turn, in any of eight directions, round the island too. The only way out of the water alive is his own ship or an allied one.
    .refused = A swimmer gets one square of sea further in a turn, and that one is too far away.
jackal-W2 = Cannon, ice and arrow may throw a pirate into the sea. He floats; a coin he carries sinks and is out of the game.
jackal-W3 = A ship that comes upon swimmers picks up its own and its ally's and kills enemies. A pirate who comes upon an enemy ship dies.
jackal-W4 = A pirate hit by an enemy in the water dies; he does not fly to his ship.

jackal-section-gold = Gold

jackal-G1 = An opened chest lays as many coins on its tile as its Roman numeral says.
jackal-G2 = A pirate carries at most one coin. Picking up and putting down cost nothing and are said with the move: you go with a coin or without.
    .refused = What you want to carry does not lie where this pirate stands.
jackal-G3 = A coin that comes aboard your own or an allied ship is yours at once and leaves the board.
jackal-G4 = Nobody hits with a coin in hand. A bearer may leave the coin where he stands, and hit.
jackal-G5 = A bearer who is hit leaves the coin on the tile and goes to his ship.
jackal-G6 = A coin goes over open tiles only. A way with a coin must not lead onto a closed tile, into a fort, or to where an enemy stands. Without the coin the same way may be open.
    .refused = Not with your hands full: this way leads onto a closed tile, into a fort, or to an enemy. Leave the gold and go without.

jackal-section-fighting = Blows and death

jackal-F1 = If you enter a tile where enemies stand, with empty hands, you hit them all: each goes to his own ship at once and leaves his coin.
jackal-F2 = Nobody is hit in a fort.
jackal-F3 = On a spinner you hit only those on the very step you come to, the first one included. Enemies may share a spinner on different steps. { $expansion ->
        [true] Elsewhere they share no tile, except in the thicket.
       *[false] Elsewhere they share no tile.
    }
jackal-F4 = A pirate dies if he touches an enemy ship, is hit in the sea, meets the ogre, or gets into a ring of tiles with no way out. To be hit on land is not death.
jackal-F5 = A ring kills only if nothing leads out of it; if something does, that way must be taken. A ring that is known to be deadly cannot be entered.
    .refused = From there no way leads out: your pirate would go round in circles for ever. What is known to be deadly is not open to you.
jackal-F6 = A dead pirate can be brought back in the healer's fort. No colour ever has more than three pirates.
    .refused = A dead pirate stays out until he is brought back, and only somebody who is dead can be brought back.

jackal-section-tiles = The tiles

jackal-T1 = Empty: nothing happens.
jackal-T2 = Arrow: go on at once, along one of its points.
jackal-T3 = Horse: go on at once by a knight's move as in chess. Only the tile where it ends is entered.
jackal-T4 = Spinner: it takes 2, 3, 4 or 5 turns to get through. The pirate comes in on step I, moves up one step a turn and leaves from the last. There is no turning back. A coin put down lies on its step.
    .refused = On a spinner there is one way: the next step. Only the last one lets you leave.
jackal-T5 = Ice: it repeats the last movement. After a step, a slide or an arrow that is the same direction, { $ice_after_horse ->
        [same_vector] after a horse the very same knight's move,
       *[any_knight_move] after a horse any knight's move,
    } { $ice_after_plane ->
        [stop] and after a flight one simply stops.
       *[fly_again] and after a flight another flight.
    } Ice upon ice goes on and on.
jackal-T6 = Trap: the pirate sits there until a comrade or an ally comes; from the next turns on both are free. An enemy who comes hits him, and is caught himself.
    .refused = This pirate sits in a trap. A comrade has to come to him first.
jackal-T7 = Cannon: the pirate flies along the barrel to the first square of sea. Nothing on the way is opened or hurt; his coin sinks. If his own or an allied ship lies there he is aboard, the coin too; if it is an enemy's he dies; an enemy who swims there dies.
jackal-T8 = Rum barrel: the pirate misses the next turn of his crew; the others may move. If he is hit meanwhile, he is sober on his ship.
    .refused = This pirate is sleeping off his rum. Take another, or the ship.
jackal-T9 = Crocodile: back to where one came from, with all one carries.
jackal-T10 = Ogre: the pirate dies.
jackal-T11 = Balloon: at once to one's own ship (never the ally's), coin and all, every time.
jackal-T12 = Fort: whoever is inside is safe. No coin may come in, and no enemy while somebody is there.
    .refused = A fort lets nobody in with gold, and no enemy while somebody holds it.
jackal-T13 = Healer's fort: a fort; and a pirate who stands there when the turn begins may spend the turn to bring back one dead pirate of his own colour, who appears in the fort.
    .refused = To bring somebody back you need a pirate who stands in the healer's fort when the turn begins.
jackal-T14 = Plane: once in the game fly from here with all you carry, at once or on a later turn, { $plane_targets ->
        [land_only] to any tile of land.
        [any_cell] to any square at all, sea and enemy ships included.
       *[own_and_allied_ship] to any tile of land or to your own or an allied ship.
    } Leaving the tile in whatever way uses the plane up, and it becomes an empty tile. An enemy who hits the waiting pilot takes over the right. { $plane_wait ->
        [yes] The pilot may spend a turn waiting.
       *[no] Waiting there is not an action: some other piece has to move.
    }
    .refused = { $plane_targets ->
        [land_only] You fly only from the unused plane, and only to land.
        [any_cell] You fly only from the unused plane.
       *[own_and_allied_ship] You fly only from the unused plane, and only to land or to a friendly ship.
    } { $plane_wait ->
        [yes] A turn can be spent waiting only by the pilot on it.
       *[no] A turn cannot be spent waiting.
    }
jackal-T15 = Chest: its coins are laid out; from then on it is an ordinary tile with coins on it.

jackal-section-end = The end, and who plays

jackal-E1 = The most gold aboard wins. Losses of men do not count.
jackal-E2 = The game ends when there is no gold left to win; when nobody can ever move again; or when no tile was opened and no coin brought aboard or lost for this many full rounds: { $no_progress_rounds }. { $early_end ->
        [always] It also ends as soon as the leader is ahead by more than all the gold still in play.
        [never] It does not end only because the leader cannot be caught up with.
       *[offer] When the leader is ahead by more than all the gold still in play, the players may agree to end it.
    }
jackal-E3 = Equal gold is a shared win.
jackal-E4 = Pairs: opposite ships are partners, white and black against red and yellow. They share tiles and ships, free each other from traps and put their gold together. The order of turns stays clockwise. Whoever is hit or takes the balloon goes to his own ship, and only one's own colour can be brought back.
jackal-E5 = Two players: each commands two opposite crews and ships, as in pairs. Turns still go clockwise from ship to ship.
jackal-E6 = Four players: each for himself.
jackal-E7 = Three players: three ships, each for itself; the fourth side stays empty.
jackal-E8 = Duel: two players with one ship each, on opposite sides.

jackal-section-expansion = Expansion: Treasure Island

jackal-X1 = Rum bottles: tiles with 1 bottle (three of them), 2 bottles (two) and 3 bottles (one). The crew that opens one takes its bottles; partners have one store.
jackal-X2 = A bottle, once spent, does one of two things. Drunk along with a move, it takes a pirate out of a trap, or out of a spinner from any step. Given to somebody on the same or a neighbouring tile, it sends the Scout away for good or makes the Pilgrim a pirate.
    .refused = For that you need a bottle of rum, and somebody who drinks it: a pirate in a trap or on a spinner, the Scout, or the Pilgrim.
jackal-X3 = Cave: whoever walks in comes out of another open cave of his choice that no enemy holds. If there is none he waits inside until there is.
    .refused = Out of a cave you come only through another one that is open.
jackal-X4 = Thicket: all sides may stand there together, nobody fights, and no gold may be brought in.
    .refused = Nobody gets into the thicket with gold. Leave it, or go another way.
jackal-X5 = Magic grass: once it is opened, for one round every crew is moved by the player whose turn comes after its owner's. Nobody may spend the rum of others.
    .refused = While the grass works, the crew you move is not yours, and neither is its rum.
jackal-X6 = Lighthouse: whoever opens it turns up four closed tiles for all to see. Those that act on being opened, such as the earthquake and Caramba, act at once; persons wait for the first to come; grass begins once the lighthouse is done.
    .refused = There is no lighthouse to be lit now.
jackal-X7 = Earthquake: whoever opens it exchanges two tiles, { $earthquake_scope ->
        [closed_only] both still closed.
       *[any_free_tile] open or closed, on which there is nobody and no gold.
    } It comes once.
    .refused = { $earthquake_scope ->
        [closed_only] The earthquake exchanges two closed tiles; this is none, or nothing is quaking.
       *[any_free_tile] The earthquake exchanges two tiles without pieces and gold; this is none, or nothing is quaking.
    }
jackal-X8 = Caramba: { $caramba ->
        [blank] nothing happens.
       *[all_to_ships] every pirate on the island goes to his ship.
    } What this tile really does is unconfirmed.
jackal-X9 = Ben Gunn joins whoever finds him as one more full pirate: he fights, carries and sails. When hit he goes to the ship; when dead he stays dead. He brings nobody back, and does not count among the three of a colour.
jackal-X10 = The Pilgrim joins whoever finds him. He neither fights nor carries nor sails; where he stands nobody can be attacked, and nobody attacks from there. Given rum he becomes an ordinary pirate, whom nobody can bring back.
    .refused = The Pilgrim keeps the peace: no blow falls where he stands, none comes from there, and he himself carries nothing.
jackal-X11 = The Scout joins whoever finds him. He carries coins but neither fights nor sails; he crosses a spinner in one turn and minds neither trap nor ogre. When hit he stays where he is and joins those who hit him. Rum of any kind makes him leave. Where Scout and Pilgrim meet, both are gone.
    .refused = The Scout does not fight. An enemy stands in his way.
jackal-X12 = Galleon: one treasure worth 3 coins, carried like a coin.
jackal-X13 = The box also names a dinghy, a wheelbarrow, two cannonballs and a tile with a ship. No text of their rules could be found, so they are left out.

jackal-section-doubts = Doubts, and how they are settled

jackal-H1 = White lies in the south, red in the west, black in the north, yellow in the east; so clockwise is white, red, black, yellow, and the partners face each other.
jackal-H2 = Who plays: { $mode ->
        [pairs] four in pairs.
        [two] two players with two crews each.
        [three] three, each for himself.
        [duel] two players with one ship each.
       *[four] four, each for himself.
    }
jackal-H3 = Three players take white, red and black, and the east stays empty. A duel is white against black.
jackal-H4 = Columns go by letters, a in the west to m in the east; rows by numbers, 0 in the north to 12 in the south. Quarter turns are clockwise.
jackal-H5 = A game is decided when the leader is ahead by more than all the gold still in play. { $early_end ->
        [always] Then it ends by itself, after the turn.
        [never] Even so it is played on to another end.
       *[offer] Then any player on turn may propose to end it; otherwise it goes on.
    }
jackal-H6 = Idle turns are counted one after another, missed ones and those of dead crews too; the game ends when there are this many for each ship: { $no_progress_rounds }. A tile opened, by the lighthouse too, and a coin aboard or lost start the count anew; a blow, a return from the dead, an exchange of tiles or a coin carried do not.
jackal-H7 = { $ship_steering ->
        [any_boarded_ship] A crew may move any friendly ship that one of its own pirates has boarded, the ally's too.
       *[own_ship_only] A crew moves only its own ship, and the one aboard to sail it may be its ally's.
    }
    .refused = { $ship_steering ->
        [any_boarded_ship] You steer friendly ships only, and only with one of your own pirates aboard.
       *[own_ship_only] In this turn only the ship of the crew on turn can sail.
    }
jackal-H8 = From the ally's ship too one may go ashore, straight ahead.
jackal-H9 = A swimmer may swim to an enemy ship on purpose. He dies.
jackal-H10 = From the shore nobody can walk onto an enemy ship.
    .refused = That is an enemy ship. From the shore you board friendly ones only.
jackal-H11 = Over tiles that were known before the turn nobody is sent onto an enemy ship. { $enemy_ship_by_chain ->
        [only_when_forced] Once a tile has been opened on the way, that happens only if nothing else is left.
       *[after_opening] Once a tile has been opened on the way, it is one way among others.
    }
    .refused = { $enemy_ship_by_chain ->
        [only_when_forced] This way ends on an enemy ship, and there is another one. Take that.
       *[after_opening] This way is known to end on an enemy ship. It is not open to you.
    }
jackal-H12 = If, after an opening, no end at all can be reached, the pirate dies on the spot: ice that pushes him into a held fort, an arrow at a place where he may not hit, and the like.
jackal-H13 = One may walk up to a known ogre, even with a coin, which is then lost. It counts as a way out like any other; it just happens to kill.
jackal-H14 = Nobody with a coin can die in a ring of tiles: known rings cannot be entered, and tiles are opened with empty hands.
jackal-H15 = The tile a crocodile sends one back to acts again, even if one started there: rum is drunk anew, a trap snaps again unless a comrade is there, a spinner begins at step I, a plane is used up. From the ship one simply comes back aboard.
jackal-H16 = Sent back by a crocodile onto ice, one slides on the way one is now going, back past the ice. After a horse any knight's move follows, after a flight a flight.
jackal-H17 = Stepping at a known crocodile and back to where one started is { $crocodile_pass ->
        [forbidden] not a move.
       *[allowed] a move, and a way to lose a turn.
    } A crocodile just opened, or a round trip by arrows, is always all right.
jackal-H18 = Water with an enemy swimmer in it counts as held by an enemy: not with a coin in hand; without it one goes, and kills.
jackal-H19 = A move that sinks one's own coin is legal.
jackal-H20 = With gold one gets neither into the thicket nor past enemies met on the way, in a cave or at the plane.
jackal-H21 = On a spinner only the step one comes to can be held by an enemy.
jackal-H22 = The load is said with the first step and carried to the end of the way. Nothing is picked up or put down in between.
jackal-H23 = Anybody who comes to the unused plane may fly at once or stay, not only who opened it, and flies with what he came with.
jackal-H24 = From the plane one cannot fly to its own tile. { $ice_after_plane ->
        [stop] Whoever flies onto ice stops there.
       *[fly_again] From ice one flies on to any tile but that ice, the spent plane included.
    }
    .refused = A flight goes to another tile than the one it starts from.
jackal-H25 = By plane one may land on closed tiles (with empty hands), on enemies (they are hit) and on tiles that send one on, if a way leads out; never in a held fort. { $plane_targets ->
        [land_only] Ships and sea are out of reach.
        [any_cell] Sea and enemy ships may be chosen too, with all that follows.
       *[own_and_allied_ship] Of the sea only one's own and the allied ship can be reached.
    }
jackal-H26 = If two comrades stand at the plane and one leaves, it is used up. Being hit does not use it up; Caramba does.
jackal-H27 = { $crocodile_after_plane ->
        [stand_on_spent_plane] A crocodile reached straight by plane sends one back to the spent plane.
       *[fly_again] A crocodile reached straight by plane lets one fly once more, to any tile but the plane's own.
    } From plane to ice to crocodile one goes back to the ice.
jackal-H28 = { $ice_after_plane ->
        [stop] Whoever stands on ice after a flight is hit by an enemy who slides over it with empty hands; with a coin that way is closed.
       *[fly_again] Nobody ever stands on ice: it always sends on.
    }
jackal-H29 = A knight's move may end on one's own or an allied ship. { $horse_into_sea ->
        [dive] It may end in the open sea too.
       *[forbidden] It never ends in the open sea or on an enemy ship.
    }
    .refused = In this game a knight's move ends on land or on a friendly ship, not in the sea.
jackal-H30 = The turn that rum costs is the next turn of the drinker's own colour. A barrel entered again counts anew.
jackal-H31 = Any piece of one's own or the ally's frees from a trap, and finds itself free there. If one of two leaves, the other stays free. Whoever comes back later is caught, unless somebody is there.
jackal-H32 = Nobody can ever move: no crew has anything to do, even with all rum slept off and the grass over. Then the game ends at once.
jackal-H33 = Since the last opening, a way may come to the same tile, in the same direction from the same square, only once.
jackal-H34 = Where only one way is possible it is taken unasked.
jackal-H35 = Pirates can bring back the dead, and so can the Pilgrim once he is one; Ben Gunn and the Scout cannot. One a turn; he may act from the next turn on.
jackal-H36 = An enemy ship kills Scout and Pilgrim as well. In the water the Pilgrim cannot be hit, and the Scout changes sides.
jackal-H37 = Gold that nobody can reach counts as still in play. The ends are looked at after every turn, played or missed: no gold left, then decided, then nothing happening.
jackal-H38 = Gold is counted by sides; who of two partners brought it aboard does not matter.
jackal-H39 = { $first_player ->
        [random] The ship that begins is drawn, every ship as likely as any other.
       *[white] White begins; nothing is drawn.
    }
    .refused = Which ship begins is for chance to answer, and only once, before the first turn.
jackal-H40 = { $give_rum ->
        [free] Giving rum to the Scout or the Pilgrim is free; the crew still has its action.
       *[whole_turn] Giving rum to the Scout or the Pilgrim is the whole turn.
    }
jackal-H41 = Rum is given by a sober pirate or Ben Gunn of the crew on turn, even one who is trapped or waiting, to the Scout or the Pilgrim of any side, on the same or one of the eight squares around. Ships count, swimmers are out of reach.
    .refused = Nobody of the crew on turn can hand the bottle over: a sober pirate must stand on the same tile or next to it, and not in the water.
jackal-H42 = Whoever waits in a cave leaves it as his action of a turn, through another open cave that no enemy holds, with a coin lying there if he likes; never on foot.
    .refused = From a cave in which one waits there is only one way out: through another open cave, when there is one.
jackal-H43 = A cave with an enemy in it may be entered with empty hands: he is hit, and one comes out elsewhere, or waits. Coming out is not entering, so nothing happens there. If all other caves are held by enemies, one waits.
    .refused = An enemy holds that cave. Come out of another one.
jackal-H44 = The Scout changes sides wherever he is hit, in the sea too, and keeps his place; others on the tile go home. In a trap he then counts as a comrade. Hit at the ogre's he changes sides, and the ogre eats who hit him.
jackal-H45 = Scout and Pilgrim open tiles, find bottles and persons, and use lighthouse and earthquake like anybody. A Scout who finds bottles leaves them to his side, and is gone; so he is at a barrel. A coin he carried stays.
jackal-H46 = { $missionary_on_barrel ->
        [becomes_pirate] A rum barrel makes the Pilgrim a pirate, and he misses no turn.
       *[stays_missionary] At a rum barrel the Pilgrim misses a turn like anybody, and stays who he is.
    } Bottles he finds go into the store.
jackal-H47 = The Pilgrim's peace holds for his place, which on a spinner is his step: no enemy may come there, and whoever starts from there hits nobody on all of that way. Ships, sea and thicket count too.
jackal-H48 = Scout and Pilgrim are gone wherever they share a place, whichever side they are on, at sea too. A Pilgrim who has become a pirate does not count.
jackal-H49 = Caramba sends home the pirates of all sides and Ben Gunn, out of forts and traps too, sober and free. Swimmers, Scout and Pilgrim stay. A plane somebody stood on is used up.
jackal-H50 = The lighthouse shows its tiles one after another, and it must: four, or all that are left. Coins and treasure are laid out; bottles and persons wait for the first to come.
    .refused = That tile lies open already. The lighthouse wants a closed one.
jackal-H52 = The earthquake must be used if two tiles are free. Found by the lighthouse it acts at once, and its own tile may move too. Tiles keep their direction, and persons waiting there move along.
    .refused = This tile has been named already. The earthquake exchanges it with another one.
jackal-H53 = The grass works for as many turns as there are ships, beginning with the next crew; the crew of the finder comes last. A second grass starts the round anew. No rum at all may be spent. Finds belong to the crew that is moved, choices to who moves it.
jackal-H54 = Rum lets one leave only where one is held: in a trap, or before the last step of a spinner. With or without a load, by any legal step. It does not open caves, nor anything while the grass works.
    .refused = Rum is for those who are held: in a trap, or before the last step of a spinner. This pirate can walk.
jackal-H55 = The first to come to a waiting person may be any piece.
jackal-H56 = The box promises 27 new tiles; 22 are known.
jackal-H57 = On a spinner the Scout stands on step I and leaves from there. Coins on later steps are out of his reach.
jackal-H58 = “Jungle” is the spinner with two steps; the dense jungle of the expansion is called thicket here.
jackal-H59 = One may choose an arrow or ice that is known to end in the sea.
jackal-H60 = A missed turn is a turn: rum wears off, grass withers, and the count of idle turns goes on.
jackal-H61 = After an arrow, ice always repeats the arrow's direction, however one got to the arrow.
jackal-H62 = One thing at a time: a coin or the treasure.
    .refused = One thing at a time: a coin or the treasure.
jackal-H63 = The home of Ben Gunn, the Scout and the Pilgrim is the ship of the crew they belong to at that moment.
jackal-H64 = Any living piece can hold a fort, a cave or a tile, Scout and Pilgrim too.
