### A guide to learn Shanghaien from, section by section; drawings are shown with letters of one width.

shanghaien-guide-1-title = What it is about
shanghaien-guide-1-text =
    Two captains sit in a tavern by the harbour and need sailors. Not all of the sailors need to know. Six cards lie in a row, you both place dice at them, and when one of you calls “Shanghai!”, each card goes to whoever has more dice there.

    After eight rounds the crews are compared nation by nation, with a twist: the stronger crew of a nation scores only what the weaker one is worth. A narrow lead pays well, a crushing one is a waste.

shanghaien-guide-2-title = What is on the table
shanghaien-guide-2-text =
    - 40 Sailors: eight nations in eight colours, each with the values 1, 2, 3, 3 and 4.
    - 8 dirty tricks. They have the same back and are shuffled in with the Sailors.
    - Six dice for each player, which make up the supply.
    - A Captain for each player, to remember whether a trick has been played.

    Six cards are turned face up in a row: the Tavern. One player starts; in this program chance decides who, unless you choose otherwise. All that lies on the table is open to both, only the order of the deck is not.

shanghaien-guide-3-title = Your turn
shanghaien-guide-3-text =
    You take turns, and on yours you do one of two things:

    - Roll: take two dice from your supply, roll them, place one of them at the card with its number, and put the other one back. So each turn brings one more die of yours into the Tavern. With a double there is no choice, but still only one die is placed.
    - Call Shanghai, and so end the round.

    You cannot pass. Dice that have been placed stay where they are, and any number of them may stand at one card. To roll you need two dice in your supply.

shanghaien-guide-4-title = Which card is number 1
shanghaien-guide-4-text = The cards of the row are numbered 1 to 6 from one end to the other. Which end is which, the player who starts the round decides by placing the first die, and so after seeing the first roll. From then on the numbers hold for both, until the round ends.
shanghaien-guide-4-drawing =
    Tom                                        5
             +---+   +---+   +---+   +---+   +---+   +---+
             | 1 |   | 2 |   | 3 |   | 4 |   | 5 |   | 6 |
             +---+   +---+   +---+   +---+   +---+   +---+
    Mara               2
             ^ Mara's left
shanghaien-guide-4-example = Mara starts, rolls 2 and 4, and places the 2 at the second card from her left. Now number 1 is at her left end. Tom, on the other side of the table, rolls 1 and 5 and picks the 5: it goes to the fifth card from Mara's left, which from his chair is the second.

shanghaien-guide-5-title = Shanghai!
shanghaien-guide-5-text =
    As soon as two of your own dice stand in the Tavern, you may call Shanghai instead of rolling. With fewer than two dice left in your supply you have to.

    The round is over at once. The other player gets no further turn, and all six cards are given away.

shanghaien-guide-6-title = Who gets the cards
shanghaien-guide-6-text =
    Look at each card by itself:

    - No dice there: the card leaves the game.
    - Dice of one player only, or more dice of one: that player takes it.
    - As many dice of both: the neighbours decide. Each player adds up the pips of their own dice at the cards to the left and to the right. The higher sum takes the card; if the sums are equal too, the card leaves the game. The cards at the ends have only one neighbour.

    All dice count for their neighbours, even those at cards that were lost. Dirty tricks are won just like Sailors.
shanghaien-guide-6-drawing =
    Tom                        3       4       5      6 6
             +---+   +---+   +---+   +---+   +---+   +---+
             | 1 |   | 2 |   | 3 |   | 4 |   | 5 |   | 6 |
             +---+   +---+   +---+   +---+   +---+   +---+
    Mara              2 2      3                      6 6

    goes to   gone    Mara    gone    Tom     Tom     Tom
shanghaien-guide-6-example =
    Nobody is at 1, so it goes. 2 is Mara's alone, 4 and 5 are Tom's. At 3 both have one die: Mara's two 2s beside it make 4, Tom's 4 makes 4 as well, and the card is lost to both. At 6 both have two dice: Tom's 5 beside it beats Mara's nothing.

shanghaien-guide-7-title = The next round
shanghaien-guide-7-text = Dice and Captains go home. Sailors lie before their new captain sorted by colour, tricks apart from them. Six new cards make the next Tavern, and the player who did not call Shanghai starts. The eighth round uses up the deck.

shanghaien-guide-8-title = Dirty tricks
shanghaien-guide-8-text =
    A trick can be played right after you have rolled, before you place a die: one a round for each player, from the round after you won it. It shows two actions; you use one of them.

    - Joker, also called two Sailors: add the card to a nation of which you have at least one real Sailor. It stays there as a Sailor worth 2. Then place a die as usual.
    - Die ±1: turn one of your two dice up or down by one, but not past 1 or 6. Then place one of the two.
    - Both dice: place both.
    - Re-roll: roll both dice again and place one of the new numbers. The old ones are gone.

    A joker stays with your crew; any other trick leaves the game once played. One that you never play is worth a point at the end. What is won in round eight comes too late to be played, but still scores.

shanghaien-guide-9-title = The end
shanghaien-guide-9-text =
    After eight rounds add up the strength of each nation for each player; jokers count 2.

    - If only one of you has the nation, that player scores its strength.
    - If both have it, the stronger crew is thrown away and the weaker one changes sides: the stronger player scores the strength of the weaker crew, the other player nothing.
    - If both are equally strong, nobody scores.

    Add a point for each trick you still hold. The higher total wins; equal totals are a draw.
shanghaien-guide-9-drawing =
                 Mara            Tom              scores
    green        3 + 2 + 2 = 7   -                Mara 7
    light blue   1 + 4 = 5       2 + 3 = 5        nobody
    red          1 + 2 + 3 = 6   3 + 4 = 7        Tom 6
    yellow       1               3 + 3 + 4 = 10   Tom 1
    tricks       -               1 trick          Tom 1
    total                                         Mara 7, Tom 8
shanghaien-guide-9-example = Only Mara has green, so she keeps her 7. Light blue is equal and gone. Tom leads in red, 7 to 6, and in yellow, 10 to 1, so he scores Mara's 6 and Mara's 1, and a point for his trick. He wins, 8 to 7.

shanghaien-guide-10-title = Expansion: the Crazy Captain
shanghaien-guide-10-text =
    Each player starts with a Crazy Captain, a trick like the others: right after your own roll, as your trick of the round, and worth a point if never played. It is not allowed in round eight, nor in a round in which the other one has been played.

    From the next turn of the other player until the round ends you may say no once in each of these turns:

    - to a die being placed: both dice have to be rolled again;
    - to a trick, as soon as it is announced: the card goes back to the hand, and another may be played;
    - to Shanghai: the other player has to roll, unless fewer than two dice are left.

shanghaien-guide-11-title = Expansion: extra card 1
shanghaien-guide-11-text =
    Each player starts with one; as a trick it does one of two things.

    - No Shanghai: in this round nobody may call until someone has to.
    - Re-roll all: roll the two dice you just rolled together with all of yours that stand in the Tavern. Put back one of them, whichever you like, and place the others.
shanghaien-guide-11-drawing =
    Tom's dice in the Tavern   1 3
    and his roll               1 1
    all four rolled again      2 4 5 6
    back into the supply       2
    in the Tavern now          4 5 6
shanghaien-guide-11-example = Tom has 1 and 3 in the Tavern and rolls 1 and 1, with his eye on cards 4 and 5. He rolls all four dice again: 2, 4, 5, 6. He puts the 2 back. Three dice stand in the Tavern, just as after any turn.

shanghaien-guide-12-title = Expansion: extra card 2
shanghaien-guide-12-text =
    Each player starts with one; as a trick it does one of two things.

    - To the sharks: the card at which you place your die in this turn is turned face down. When the round ends it leaves the game, no matter what stands there. Its dice still count for the neighbours.
    - Exchange: take back one of your dice from an earlier turn, then place both dice you just rolled.

shanghaien-guide-13-title = Expansion: extra card 3
shanghaien-guide-13-text =
    The doubles card lies beside the Tavern. Whoever rolls a double has a choice:

    - roll one of the two dice again and use the result; with another double you choose again; or
    - take the doubles card, from the table or from the other player. That uses up both dice: they go back, and the turn is over.

    Played as a trick, the card goes back beside the Tavern and you roll both dice again. Whoever holds it at the end has a point more.

shanghaien-guide-14-title = Where the rules leave room
shanghaien-guide-14-text = The rulebooks are silent or at odds here and there. Each such place is an option of the game, and a saved game carries its options with it. What was told above is the default; the clauses tell each reading.
