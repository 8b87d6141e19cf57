### A guide to learn Jackal from, section by section; drawings are shown with letters of one width.

jackal-guide-1-title = What it is about
jackal-guide-1-text =
    Somebody buried 37 coins on an island and did not leave a map. Up to four crews of three pirates put ashore to find them. Nobody knows what lies under a tile until a pirate stands on it, and the island has its own ideas: it shoots, it slides, it bites, it pours rum.

    There are no dice. Whoever has the most gold aboard in the end wins; how many pirates it took does not matter.

jackal-guide-2-title = The island
jackal-guide-2-text = 117 tiles lie face down, and the sea goes all around. A ship lies off the middle of each side, with three pirates of its colour. Squares are named by their column and row, so the white ship lies at g12 and the tile in front of it is g11.
jackal-guide-2-drawing =
         a b c d e f g h i j k l m
     0     ~ ~ ~ ~ ~ B ~ ~ ~ ~ ~
     1   ~ ~ # # # # # # # # # ~ ~
     2   ~ # # # # # # # # # # # ~
     3   ~ # # # # # # # # # # # ~
     4   ~ # # # # # # # # # # # ~
     5   ~ # # # # # # # # # # # ~
     6   R # # # # # # # # # # # Y
     7   ~ # # # # # # # # # # # ~
     8   ~ # # # # # # # # # # # ~
     9   ~ # # # # # # # # # # # ~
    10   ~ # # # # # # # # # # # ~
    11   ~ ~ # # # # # # # # # ~ ~
    12     ~ ~ ~ ~ ~ W ~ ~ ~ ~ ~
jackal-guide-2-example = W, R, B and Y are the ships of White, Red, Black and Yellow, a # is a closed tile, a wave is the sea. White begins, and it goes clockwise: White, Red, Black, Yellow.

jackal-guide-3-title = Your turn
jackal-guide-3-text =
    You do one thing, with one pirate or with the ship. You cannot pass.

    - Sail: the ship slides one square along its side, if one of your pirates is aboard. It never goes round a corner.
    - Go ashore: from the ship onto the tile straight in front of it.
    - Walk: one tile in any of eight directions.
    - Come aboard: from the tile in front of the ship or from one of the two beside it.
    - Swim: a pirate in the water gets one square of sea further.

    From the shore nobody jumps into the sea, and from the sea nobody climbs the shore.
jackal-guide-3-drawing =
         e   f   g   h   i
    11   #   x   X   x   #
    12   ~   ~   W   ~   ~
jackal-guide-3-example = From the white ship at g12 a pirate gets ashore only at g11. He gets aboard from f11, g11 and h11. If the ship slides to h12 first, he lands at h11 instead.

jackal-guide-4-title = Opening tiles
jackal-guide-4-text =
    You open a tile by walking onto it, with empty hands, and what it does it does at once. It stays open, and does it again to everybody who comes. These end the pirate's way:

    - Empty: nothing.
    - Chest: coins, as many as its Roman numeral says, lie there now.
    - Fort: nobody is hit inside. The healer's fort can do more: a pirate who begins the turn there may spend it to bring back a dead comrade.
    - Trap: the pirate sits there until a comrade comes.
    - Rum barrel: he misses the next turn of his crew.
    - Balloon: he floats home to his ship, gold and all.
    - Cannon: he flies along the barrel into the sea. Gold sinks.
    - Ogre: he is eaten.
    - Plane: once in the game, he flies wherever he likes on land, or to his ship, now or on a later turn. Whoever walks away from it has used it up.

jackal-guide-5-title = Chains
jackal-guide-5-text =
    Other tiles send a pirate on within the same turn, and several of them make a chain:

    - Arrow: on along one of its points; with several, you choose.
    - Horse: on by a knight's move.
    - Ice: the last movement once more. After a step or an arrow that is the same direction, after a horse any knight's move, after a flight a flight.
    - Crocodile: back to where he came from, and that tile acts again.

    If a chain comes back upon itself without any way out, the pirate dies. This can happen only when a tile is opened on the way: what is known to be deadly the program does not offer.
jackal-guide-5-drawing =
              a   b   c   d   e
    first     P   >   I   -   -
    second    P   >   I   K   -
    third     P   >   I   H   -
jackal-guide-5-example = P is a pirate who steps to the east, > an arrow, I ice, K a crocodile, H a horse, and a dash an empty tile. First: the arrow sends him onto the ice, the ice on to d, and there he stands, three squares in one turn. Second: the crocodile sends him back onto the ice, he slides west to the arrow, and the arrow sends him east again: round and round. If the crocodile is known, this way is closed; if he has just opened it, he dies. Third: the horse carries him on, wherever a knight can jump from d.

jackal-guide-6-title = Spinners
jackal-guide-6-text = Jungle, desert, swamp and mountains take time: two, three, four or five turns. A pirate comes in on step I, goes up one step a turn and leaves from the last one. There is no turning back. Enemies may be on the same spinner, on different steps; to hit somebody you must come to the very step on which he stands.
jackal-guide-6-drawing =
              I     II    III
    round 1   W
    round 2         W
    round 3   R           W
    round 4         R     W
    round 5               R
jackal-guide-6-example = A desert. White comes in, and stands on III in round 3, ready to leave. Red comes in behind. In round 4 White moves another pirate and leaves this one where he is, so in round 5 Red comes to III, hits, and White's pirate is back on his ship.

jackal-guide-7-title = Gold
jackal-guide-7-text =
    A pirate carries one coin. Picking it up costs nothing: you say with the move whether he takes it along. Aboard your ship it is safe for good.

    With a coin he goes over open tiles only, not into forts, and hits nobody; he may leave it where he stands and go without. Chains carry it along with him. In the sea it sinks and is lost to all.

jackal-guide-8-title = Blows
jackal-guide-8-text = Walk onto a tile where enemies stand, with empty hands, and you hit them all. They fly to their own ships and leave their coins lying. Nobody is hit in a fort, and nobody enters a fort that an enemy holds. Your own pirates share a tile as they please.

jackal-guide-9-title = The sea, and death
jackal-guide-9-text =
    Cannons, ice and arrows throw pirates into the water. A swimmer gets out only onto his own ship: he swims there, or the ship picks him up.

    A pirate dies if he touches an enemy ship, is hit in the water, meets the ogre, or is caught in a ring of tiles without a way out. The dead come back only in the healer's fort, one a turn.

jackal-guide-10-title = The end
jackal-guide-10-text = The game is over when there is no gold left to win, or when for fifty rounds no tile was opened and no coin was brought aboard or lost. When the leader is too far ahead to be caught up with, the players may agree to end it. Most gold wins; equal gold is a shared win.

jackal-guide-11-title = Two, three or four
jackal-guide-11-text =
    - Four, each for himself: as told so far.
    - Four in pairs: White and Black against Red and Yellow. Partners share tiles, ships and gold and free each other from traps. Whoever is hit still flies to his own ship.
    - Two: each has two opposite crews. Turns still go from ship to ship.
    - Three: the yellow side stays empty.
    - A duel: White against Black, one ship each.

jackal-guide-12-title = Expansion: Treasure Island
jackal-guide-12-text =
    22 tiles take the place of empty ones:

    - Rum bottles go into your crew's store. Drink one, and a pirate walks out of a trap or off a spinner at once.
    - Caves: walk into one, come out of another that is open. If there is none, wait inside.
    - Thicket: all may stand there together, without blows and without gold.
    - Magic grass: for a round, everybody moves the crew of the player before them.
    - Lighthouse: turn up four more tiles.
    - Earthquake: exchange two tiles on which there is nobody and no gold.
    - Caramba: all pirates on the island go to their ships.
    - Galleon: a treasure worth three coins.

jackal-guide-13-title = Expansion: three companions
jackal-guide-13-text =
    Whoever finds one of them has one more piece to move.

    - Ben Gunn is a pirate like the others, only that nobody can bring him back.
    - The Scout carries gold, crosses spinners in one turn, and minds neither trap nor ogre. He does not fight. When hit he joins the other side. Rum of any kind makes him leave.
    - The Pilgrim does not fight and carries nothing, but where he stands nobody is attacked. Give him rum, and he is a pirate.

    Where Scout and Pilgrim meet, both are gone.

jackal-guide-14-title = Where the rules leave room
jackal-guide-14-text = The rulebook is short, and tables differ: about ice after a horse, about how far the plane flies, about crocodiles. Each such place is an option of the game, and a saved game carries its options with it. What was told above is the default; the clauses tell each reading.
