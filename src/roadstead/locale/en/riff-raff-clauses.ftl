### Riff Raff, clause by clause, in our own words.
### Variables with the name of an option carry its value; without them the default is told.
### The attribute "refused" says why a move is not possible, to the player who tried it.

riff-raff-section-box = The box and the start

riff-raff-R1 = Two to four play, with one ship of ten parts, 40 cards (1 to 10 in each of four colours), 32 objects (four sets of eight) and a wave of two parts.
    .refused = Nobody sits at that place in this game.
riff-raff-R2 = The eight objects: boat, barrel, bottle, crate, sailor, plank, rat and chest. All of one kind are equal, and what is aboard belongs to nobody.
riff-raff-R3 = The two parts of the wave stand in the box, leaning into each other. A ring in the crest carries the rod with its steel ball, and on the rod sits the ship: the hull, the mast in the hull, three pins through the mast, and a yard lying on each pin. It sways to every side.
riff-raff-R4 = The ship has ten regions: 1 to 4 on the hull, 5 and 6 on the lower yard, 7 and 8 on the middle one, 9 and 10 on the upper one.
riff-raff-R5 = Three or four players each take the cards of one colour and one set, eight objects. Two players each take one colour and two sets, sixteen objects. The objects lie open before their holder.
riff-raff-R6 = Before the first round somebody is captain: { $first_captain ->
        [host] the host names who.
       *[random] chance decides who.
    } The rulebook asks for the oldest player.
    .refused = The first captain is named once, before the first round, and is one of the players.

riff-raff-section-round = A round

riff-raff-R7 = Everybody chooses one card of their hand and lays it face down; then all are revealed at once.
    .refused = Cards are laid before the reveal, and these have been revealed. The next one is for the next round.
riff-raff-R8 = The highest card makes its player captain at once. If several share it, the captain in office names one of them.
    .refused = A captain is named only if several share the highest card, and it is one of those.
riff-raff-R9 = The captain loads first, then the others by falling cards. { $tie_order ->
        [seat_order] Equal cards follow the order of the seats, beginning after the captain.
       *[captain] The captain settles who of those with equal cards goes first.
    }
    .refused = There is no tie for the captain to settle now.
riff-raff-R10 = A round is over when everybody has had a turn. Played cards do not come back; each new one is put on top of them.
    .refused = That card is not in the hand any more. Choose one that has not been played.

riff-raff-section-turn = Your turn

riff-raff-R11 = Take one of your objects and put it into the region whose number is on your card.
    .refused = It has to be one of your own objects, and it has to go into the region on your card.
riff-raff-R12 = If that region is on a yard (5 to 10) and something already lies there from an earlier turn, you may load two objects, one after the other.
    .refused = Two objects may be loaded only on a yard, that is with a card from 5 to 10.
riff-raff-R13 = Before you touch anything you say whether it will be one object or two. That binds you.
    .refused = Say first, and only once, whether you load one object or two; then comes the loading.
riff-raff-R14 = Use one hand or both. Objects may be laid, stood or hung.
riff-raff-R15 = An object may stick out over the edge of its region but must never be in two regions.
    .refused = Your object reaches into another region. Move it back behind the line, then let go.
riff-raff-R16 = What is aboard must not be touched by hand. The object in your hand may push it.

riff-raff-section-falls = What falls

riff-raff-R17 = As soon as something falls off the ship, whoever loaded it, your turn is over. If you are still holding your object, it goes back to your supply.
    .refused = That does not fit: an attempt ends by a fall exactly if something fell.
riff-raff-R18 = Whatever falls you must try to catch, with one hand or both.
riff-raff-R19 = What you catch leaves the game.
riff-raff-R20 = What falls and is not caught joins your supply, to be loaded again in later turns.
    .refused = The objects do not add up: each that was there must be aboard, fallen or caught, and only one of them.
riff-raff-R21 = { $caught_own ->
        [russian_text] Even if you catch only what you have just placed, it leaves the game.
       *[publisher] If you catch only what you have just placed, you take it back: nobody gets rid of objects that way.
    }

riff-raff-section-end = The end

riff-raff-R22 = Who has nothing left in front of them at the end of their turn has won. The game is over at once, in the middle of the round.
riff-raff-R23 = With three or four players the game otherwise ends after ten rounds, and the fewest objects win.
riff-raff-R24 = If several have equally few, they win together.
riff-raff-R25 = Two players start with two sets each, sixteen objects.
riff-raff-R26 = When both have played their ten cards, two players take them back into the hand and play on.
riff-raff-R27 = For two players the game ends after round twenty, or as soon as one of them has no objects left.

riff-raff-section-doubts = Doubts, and how they are settled

riff-raff-A1 = Instead of asking for the oldest player, { $first_captain ->
        [host] the host names the first captain.
       *[random] chance draws the first captain.
    }
riff-raff-A2 = { $captain_may_name_himself ->
        [no] The captain in office cannot name themselves, even if theirs is one of the highest cards.
       *[yes] The captain in office may name themselves if theirs is one of the highest cards. That goes for the first round, too.
    }
    .refused = In this game the captain in office cannot stay by their own choice. Name another one with the highest card.
riff-raff-A3 = Players with the captain's own card come directly after the captain. Whose turn it is among equals, { $tie_order ->
        [seat_order] the seats decide, beginning after the captain.
       *[captain] the new captain says; after 15 seconds without a word the seats decide, beginning after the captain.
    }
    .refused = That order does not fit the tie. Name everybody who is tied, each of them once.
riff-raff-A4 = Cards stay secret until the last one lies there, and until then you may change yours. Whoever is late gets a card drawn by chance; the seconds allowed (0 means no limit): { $card_timer_s }.
    .refused = Chance draws a card only for somebody who has not chosen, and only in a game where choosing is timed.
riff-raff-A5 = Which object you load you decide in your turn, after the reveal, and may still change as long as your hand has not reached the ship.
riff-raff-A6 = There is no passing. When the time of your turn is up, what you hold goes back to your supply and the turn is over, without any other penalty; the seconds allowed (0 means no limit): { $turn_timer_s }.
riff-raff-A7 = A yard's region counts as loaded if, when your turn began, some object stood there, be it on others that stand there. The first of your own two does not count.
    .refused = Nothing stands in that region yet, so only one object may be loaded there.
riff-raff-A8 = If the first of two objects makes something fall, the turn is over and the second stays in your supply.
riff-raff-A9 = Who has announced two has to try, or let the time run out. With a single object left, two cannot be announced.
    .refused = You have only one object left: two cannot be announced.
riff-raff-A10 = An object is in two regions if, seen from above, it crosses the line between them by more than a millimetre. That is judged when you let go; what slides over later may stay, and counts where it stands.
riff-raff-A11 = Objects may be stacked on others in the same region.
riff-raff-A12 = Nobody may hold the ship. { $yards ->
        [fixed] The yards are fixed in this game.
       *[loose] The yards may be pushed round with the object in your hand.
    } It may touch the ship for only so many seconds in all: { $contact_limit_s }.
riff-raff-A13 = Everything that falls is yours until the ship has been calm for a second: nothing aboard moves faster than 1 mm a second, and the ship turns by less than half a degree a second. Then the world rests until the next hand touches it, so nothing falls between turns.
    .refused = A ship like that cannot stand, or it is not at rest.
riff-raff-A14 = Off the ship is what touches wave, box or table, or sinks below the joint. What falls from a yard onto the deck has only changed its region.
riff-raff-A15 = What lies on the wave has fallen, even if it leans against the hull.
riff-raff-A16 = Only the player whose turn it is catches, and everything that is missed is theirs, whoever loaded it. More than eight objects are possible.
riff-raff-A17 = If all that was caught was placed in this very turn, { $caught_own ->
        [russian_text] it leaves the game like anything else that is caught.
       *[publisher] it goes back to the player; the Russian rulebook has no such rule.
    }
riff-raff-A18 = Who loads the last object has won even if other things fall, provided all of them are caught.
riff-raff-A19 = When two players have taken their cards back, cards are secret again, and the captain stays in office.
riff-raff-A20 = Where the numbers are: 1 bow port, 2 bow starboard, 3 stern port, 4 stern starboard; on the yards the odd ones are port, the even ones starboard. No copy of the game has been at hand to check it.
riff-raff-A21 = If a player has gone, after 60 seconds a steady computer player loads in their place. They may take it back at any time.
