### A guide to learn Riff Raff from, section by section; drawings are shown with letters of one width.

riff-raff-guide-1-title = What it is about
riff-raff-guide-1-text = The cargo has to be hidden up in the rigging, and the ship will not hold still. In the middle of the table a wooden ship hangs in a wave and sways to every side. Everybody has the same eight objects and wants to be the first to have all of them aboard. What falls while you load is yours, unless you catch it.

riff-raff-guide-2-title = The ship
riff-raff-guide-2-text =
    The ship has ten regions with numbers. Four are on the hull; the others are the halves of three yards, and the higher they are, the livelier it gets up there. The yards only lie on pins: they turn and tip. A steel ball under the hull brings the ship upright again.

    Before you lie a boat, a barrel, a bottle, a crate, a sailor, a plank, a rat and a chest. Once aboard they belong to nobody.
riff-raff-guide-2-drawing =
                |
        9 ------+------ 10                   bow
                |                         +---+---+
      7 --------+-------- 8               | 1 | 2 |
                |                   port  +---+---+  starboard
    5 ----------+---------- 6             | 3 | 4 |
                |                         +---+---+
          \-----+-----/                     stern
                o
riff-raff-guide-2-example = On the left the ship from astern: the hull, the three yards, the ball. On the right the hull from above. Odd numbers are port, even ones starboard.

riff-raff-guide-3-title = A round
riff-raff-guide-3-text =
    You have ten cards, 1 to 10. Everybody lays one face down, and all are revealed at once. The number on your card is the region you have to load, so a card is both where and when.

    The highest card makes its player captain, and the captain goes first. Then the others follow by falling cards. If several share the highest card, the captain who was in office until now names one of them. Other ties are settled by the new captain.

    Played cards do not come back: in ten rounds you load every region once.
riff-raff-guide-3-drawing =
            card   turn
    Tom     9      1   captain
    Ida     9      2
    Mara    7      3
    Ole     3      4
riff-raff-guide-3-example = Mara has been captain. Tom and Ida share the 9, and she names Tom. He is captain at once and goes first. Ida has his card and comes directly after him, then Mara, then Ole. Tom and Ida both load region 9, the upper yard on the port side.

riff-raff-guide-4-title = Your turn
riff-raff-guide-4-text =
    Take one of your objects and put it into your region: lay it, stand it, or hang it, with one hand or two. It may stick out over the edge but not into another region, and it may push what is already there. Your hand must not touch anything aboard, and must not steady the ship.

    On a yard where something already lies from an earlier turn you may load two objects, one after the other. Say so before you begin; then you have to try.

    There is no passing. If your time runs out, the object in your hand goes back, and your turn is over.

riff-raff-guide-5-title = What falls
riff-raff-guide-5-text =
    As soon as anything falls off the ship, your turn is over, and you try to catch it.

    - What you catch is out of the game, and good riddance.
    - What you miss is yours, whoever loaded it.
    - What you still hold in your hand stays yours.
    - If you catch only what you have just placed, you get it back: dropping things beside the ship is no way to get rid of them.

    What drops from a yard onto the deck has not fallen off.
riff-raff-guide-5-drawing =
    aboard before         bottle, plank, boat
    in Tom's hand         crate
    falls, is caught      bottle    out of the game
    falls, is missed      plank     to Tom
    in Tom's hand still   crate     to Tom
    aboard now            boat
riff-raff-guide-5-example = Tom comes too close to the yard with his crate, and the bottle and the plank slide off. He catches the bottle. The plank lies before him now, beside the crate he could not place.

riff-raff-guide-6-title = The end
riff-raff-guide-6-text = Who has nothing left at the end of their turn wins at once, in the middle of the round. Otherwise the game ends after ten rounds, and the fewest objects win; if several have equally few, they win together.

riff-raff-guide-7-title = For two
riff-raff-guide-7-text = Two players take two sets each, sixteen objects. After ten rounds both take their cards back into the hand, and play goes on. The end comes after twenty rounds at the latest.

riff-raff-guide-8-title = The hand in this program
riff-raff-guide-8-text =
    The ship is computed as wood, weight and friction, and nobody knows beforehand what will happen. You do not move the object itself; you tell a hand where to go, and the hand has its limits. When things fall, time slows down, so that you can catch.

    Who cannot or does not want to be quick plays as helmsman: name a spot, and a steady hand goes there; to catch, mark what you want. The physics is the same for everybody at the table.

    Between turns the ship rests. Nothing falls while nobody acts.

riff-raff-guide-9-title = Where the rules leave room
riff-raff-guide-9-text = Who is the first captain, what becomes of one's own catch, how much time there is: such places are options of the game, and a saved game carries its options with it. What was told above is the default; the clauses tell each reading.
