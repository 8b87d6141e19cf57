### Shanghaien, clause by clause, in our own words.
### Variables with the name of an option carry its value; without them the default is told.
### The attribute "refused" says why a move is not possible, to the player who tried it.

shanghaien-section-setup = The box and the start

shanghaien-S1 = Shanghaien is for two, from about eight years on.
shanghaien-S2 = 48 cards with the same back make one deck: 40 Sailors and 8 tricks.
shanghaien-S3 = Eight nations sail; each has five Sailors, worth 1, 2, 3, 3 and 4.
shanghaien-S4 = Every nation has a colour: Americans red, French light blue, Germans dark blue, Chinese yellow, Dutch orange, Turks purple, Spaniards green, Italians grey.
shanghaien-S5 = Each player has six dice of one colour and a Captain, who only marks that a trick has been played.
shanghaien-S6 = Shuffle the deck and turn six cards face up in a row: the Tavern. Which cards come is left to chance.
    .refused = That is for chance to answer: the Tavern is filled from what is left in the deck, one card at a time.
shanghaien-S7 = { $first_player ->
        [first] The first seat starts the first round.
        [second] The second seat starts the first round.
       *[random] Chance decides who starts the first round.
    }
    .refused = Who starts the game is for chance to answer, and only once, at the very beginning.

shanghaien-section-turn = Rounds and turns

shanghaien-T1 = The game has eight rounds of six cards each; then the deck is empty.
shanghaien-T2 = You take turns. On yours you either roll and place a die, or call Shanghai. There is no passing.
    .refused = That does not fit here. Your turn is either a roll, ending with a die placed, or a call of Shanghai, and each step has its time.
shanghaien-T3 = You may roll while at least two dice are left in your supply.
    .refused = Rolling takes two dice from your supply, and you have { $supply }. Call Shanghai.
shanghaien-T4 = Roll two dice from your supply, place one of them at its card on your side, and put the other back.
    .refused = Two dice are rolled and one of them is placed. Now is not the time for that, or it is not one die.
shanghaien-T5 = Only the two numbers you rolled can be placed; a double leaves you one card.
    .refused = No { $die } lies in front of you. Place one of the numbers you rolled.
shanghaien-T6 = A die goes to the card with its number: the cards of the row count from 1 at one end to 6 at the other.
shanghaien-T7 = Who starts the round decides which end of the row is 1. That holds for both until the round ends.
    .refused = Which end is 1 is the starter's choice and is made once a round. Do not name an end now.
shanghaien-T8 = { $direction ->
        [declared_before_roll] The starter says which end is 1 before the first roll of the round.
       *[at_first_placement] The starter settles which end is 1 by placing the first die of the round, so after seeing the first roll.
    }
    .refused = { $direction ->
        [declared_before_roll] Which end is 1 is said before the first roll of the round, and only then.
       *[at_first_placement] The first die of the round settles which end is 1: name left or right as you place it, not before.
    }
shanghaien-T9 = Any number of dice, of both players, may stand at one card.
shanghaien-T10 = A die that has been placed stays where it is until the round ends, unless a trick or a veto says otherwise.

shanghaien-section-shanghai = Shanghai

shanghaien-B1 = Instead of rolling you may call Shanghai, once two dice of your own stand in the Tavern.
    .refused = You may call Shanghai only once two of your own dice stand in the Tavern; so far you have { $placed } there.
shanghaien-B2 = With a single die left in your supply you must call Shanghai.
    .refused = You have fewer than two dice left in your supply: all you can do is call Shanghai.
shanghaien-B3 = With no die left in your supply you must call Shanghai as well.
shanghaien-B4 = Shanghai ends the round at once. The other player gets no further turn.
shanghaien-B5 = Who called also hands out the cards, so that both remember who it was.
shanghaien-B6 = Without tricks the starter can call on the fifth turn of a round at the earliest, the second player on the sixth; on the eleventh the starter is out of dice and has to.

shanghaien-section-allocation = Who gets the cards

shanghaien-L1 = A card without dice leaves the game.
shanghaien-L2 = A card with dice of one player only goes to that player.
shanghaien-L3 = With dice of both at a card, the greater number of dice takes it.
shanghaien-L4 = Equal numbers of dice: both add up the pips of their own dice at the two neighbouring cards, and the higher sum takes the card.
shanghaien-L5 = A neighbour counts its number times your dice there. The two end cards have only one neighbour.
shanghaien-L6 = Dice count for their neighbours whoever wins the card they stand at. All six cards are judged at the same moment.
shanghaien-L7 = Still equal, even at 0 to 0: the card leaves the game.
shanghaien-L8 = What you win lies open before you: Sailors by colour with their values showing, tricks beside them. { $hide_discards ->
        [true] Only the order of the deck and the cards that left the game are hidden.
       *[false] Only the order of the deck is hidden.
    }
    .refused = You hold no such card: look at what lies before you.
shanghaien-L9 = A trick in the Tavern is won just as a Sailor is.

shanghaien-section-round-end = The next round

shanghaien-E1 = Once all six cards are won or gone, the round is over and everyone takes their dice and their Captain back.
shanghaien-E2 = Who called turns up the six cards of the next Tavern.
shanghaien-E3 = { $next_starter ->
        [alternate] The players take turns at starting: whoever started this round is second in the next.
       *[non_caller] The next round is started by the player who did not call Shanghai.
    }

shanghaien-section-tricks = Dirty tricks

shanghaien-D1 = You may play one trick a round, of whatever kind. Your Captain beside the first card shows that you have.
    .refused = You have played your trick of this round. The next one has to wait for the next round.
shanghaien-D2 = A trick is played right after a roll of your own, before you place: never in a turn in which you call Shanghai.
    .refused = A trick can only follow your own roll, before a die is placed. Roll first.
shanghaien-D3 = A trick won in the eighth round can no longer be played, but it still counts its point.
shanghaien-D4 = A trick can be played from the round after it was won; so, without expansions, nobody has one in round 1.
shanghaien-D5 = A trick shows two of the four actions; when you play it you use one. { $trick_deck ->
        [cycle2x4_a] In this game: joker/both dice, joker/re-roll, die ±1/both dice and die ±1/re-roll, twice each.
        [cycle2x4_b] In this game: joker/both dice, joker/die ±1, re-roll/both dice and die ±1/re-roll, twice each.
        [joker_on_all_332] In this game every card is a joker, with both dice (3 cards), die ±1 (3) or re-roll (2) beside it.
        [six_plus_two] In this game: every pair of actions once, and joker/both dice and die ±1/re-roll a second time.
       *[custom] In this game the eight cards are the players' own choice: { $trick_deck }.
    }
    .refused = This card does not show that action. Choose one that it shows.
shanghaien-D6 = Joker, “two Sailors”: put the card with a nation of which you have a real Sailor. From now on it is a Sailor of that nation worth 2, and nothing else.
    .refused = A joker needs company: you have no real Sailor of that nation yet ({ $nation }).
shanghaien-D7 = After a joker your turn goes on: choose one of your two dice as usual.
shanghaien-D8 = Die ±1: change one of the two dice you just rolled by exactly one, never below 1 or above 6, then place either die. The card leaves the game.
    .refused = That cannot be made of a { $die }: ±1 changes a die that you just rolled by exactly one, and stays between 1 and 6.
shanghaien-D9 = Both dice: place both dice you just rolled. A double puts both at one card. The card leaves the game.
shanghaien-D10 = Re-roll: roll both dice again and place one of the new numbers; the old ones are lost. The card leaves the game.
shanghaien-D11 = Nobody has to play a trick. What you do not play you keep.

shanghaien-section-scoring = The end

shanghaien-F1 = After round eight compare the crews nation by nation. If both have one, the stronger crew is thrown away and its owner gets the weaker one; the owner of the weaker gets nothing. Crews of equal strength both go. Jokers count 2.
shanghaien-F2 = A nation that only you have is yours to keep.
shanghaien-F3 = A trick you did not play is worth 1 point.
shanghaien-F4 = The higher total wins.
shanghaien-F5 = What happens when the totals are equal no rulebook tells.

shanghaien-section-doubts = Doubts, and how they are settled

shanghaien-A1 = When is the direction of the row chosen? { $direction ->
        [declared_before_roll] In this game before the first roll of the round.
       *[at_first_placement] With the first die, so after the first roll; all examples of the rulebooks do it so.
    }
shanghaien-A2 = Who starts the next round? The rulebooks differ. { $next_starter ->
        [alternate] In this game the start alternates, as the Italian one has it.
       *[non_caller] In this game it is the player who did not call, as the French and the Russian ones have it.
    }
shanghaien-A3 = The two dice needed for a call are your own. Those of the other side do not count.
shanghaien-A4 = If “both dice” took your last two dice, you must call Shanghai, but only on your next turn.
shanghaien-A5 = Running out of dice does not end the round by itself: the other player still has a turn first.
shanghaien-A6 = You may change a die by ±1 and then place the other one. It is pointless, but legal.
shanghaien-A7 = If both dice are the first of the round, both count from the same end.
    .refused = These are the first dice of the round: name one end, left or right, and both count from it.
shanghaien-A8 = A joker that was played is a Sailor and no longer counts as an unused trick.
shanghaien-A9 = Equal totals at the end: { $end_tie ->
        [most_unused_tricks] more unused tricks win; if those are equal too, it is a draw.
        [more_sailor_cards] more Sailor cards win, counted before the scoring; if those are equal too, it is a draw.
        [play_again] play again.
       *[draw] a draw.
    }
shanghaien-A10 = When neighbours decide, each player's own dice there are counted, and nobody else's.
shanghaien-A11 = A joker can never follow a Sailor won in the same round: cards are won only at its end.
shanghaien-A12 = One trick a round means one: a trick that brings you a new roll does not open the door to a second.
shanghaien-A13 = { $doubles_may_reroll ->
        [true] House rule in force: a double that you rolled you may roll again, both dice, as long as doubles come.
       *[false] A double is nothing special. Rolling it again is a house rule, and not played here.
    }
    .refused = { $doubles_may_reroll ->
        [true] Both dice may be rolled again only while an untouched double lies in front of you.
       *[false] Rolling a double again is a house rule that is not played in this game.
    }
shanghaien-A14 = Cards that leave the game { $hide_discards ->
        [true] are put away face down: remember them.
       *[false] stay in sight of both players.
    }
shanghaien-A15 = The rulebooks call the players of their examples Anna and Bernd or Letizia and Antonio; ours are Mara and Tom.

shanghaien-section-captain = Expansion: the Crazy Captain

shanghaien-C1 = Each player starts the game with a Crazy Captain.
    .refused = You have no Crazy Captain: either the expansion is not in this game, or yours has been played.
shanghaien-C2 = He is played like any trick: right after your own roll, and as your only trick of the round.
shanghaien-C3 = You may not play him in a round in which the other player has played theirs.
    .refused = The other Crazy Captain is already at work in this round. Yours has to wait.
shanghaien-C4 = He may not be played in round eight.
    .refused = In the eighth and last round the Crazy Captain stays in his cabin.
shanghaien-C5 = He is in force from the other player's next turn until the round ends.
shanghaien-C6 = While he is in force you may veto one thing in each turn of the other player: { $captain_may_veto_taking ->
        [true] a die placed, a trick, a call of Shanghai, or the doubles card taken.
       *[false] a die placed, a trick, or a call of Shanghai.
    }
    .refused = There is nothing here to veto or to let pass: a Crazy Captain answers what the other player has just announced, and nothing else.
shanghaien-C6a = Vetoing a die: the other player takes it back and must roll both dice again.
shanghaien-C6b = Vetoing a trick: before it takes effect, the card goes back to its owner, who cannot play it { $veto_trick_scope ->
        [round] for the rest of this round
       *[turn] for the rest of this turn
    } but may play another.
    .refused = { $veto_trick_scope ->
        [round] This card was vetoed and cannot be played any more in this round. Another one can.
       *[turn] This card was vetoed and cannot be played any more in this turn. Another one can.
    }
shanghaien-C6c = Vetoing Shanghai: the other player must roll instead. A call that is forced by lack of dice cannot be vetoed.
shanghaien-C7 = One veto a turn, in total. Once it is spent, the rest of that turn is safe.
shanghaien-C8 = The Crazy Captain has only this one use. When the round ends, he leaves the game.

shanghaien-section-captain-doubts = Doubts about the Crazy Captain

shanghaien-CA1 = Having played him you finish your turn as usual: place one die.
shanghaien-CA2 = A trick that was vetoed is not your trick of the round: you may still play another. The vetoed card is barred { $veto_trick_scope ->
        [round] until the round ends.
       *[turn] until the turn ends.
    }
shanghaien-CA3 = { $veto_after_trick ->
        [not_allowed] Once a trick has been let through in this turn, the placing can no longer be vetoed.
       *[allowed] After a trick was let through, the placing may still be vetoed: what the trick did to the dice is lost, the card is spent, and both dice are rolled again.
    }
shanghaien-CA4 = After a vetoed placing you may play a trick on the new roll, if you have not played one yet in this round.
shanghaien-CA5 = With one die left or none, your call of Shanghai is forced and cannot be vetoed.
shanghaien-CA6 = If your Shanghai is vetoed and you have exactly two dice left, you roll them and place one.
shanghaien-CA7 = If the first die of the round is vetoed, the direction it settled is open again.
shanghaien-CA8 = While a Crazy Captain is in force, the other player announces each action, and his owner vetoes it or lets it pass.

shanghaien-section-extra1 = Expansion: extra card 1

shanghaien-X1 = Each player starts with an extra card 1, a trick with two actions: No Shanghai, or re-roll all.
    .refused = You have no extra card 1: either the expansion is not in this game, or yours has been played.
shanghaien-X2 = No Shanghai: for the rest of the round nobody may call Shanghai, until someone must for lack of dice. Then place one die as usual.
    .refused = No Shanghai is in force: in this round nobody may call, until someone has fewer than two dice left and must.
shanghaien-X3 = Re-roll all: take the two dice you just rolled and all you have placed in this round, roll them together, put one of your choice back into your supply and place all the others.
    .refused = After re-rolling all, one of these dice goes back into your supply: name a number that lies there.
shanghaien-X4 = Re-rolling all leaves you with one die more in the Tavern, as any turn does.
shanghaien-X5 = With nothing placed yet you may re-roll all as well; it is then a plain re-roll.

shanghaien-section-extra2 = Expansion: extra card 2

shanghaien-Y1 = Each player starts with an extra card 2, a trick with two actions: to the sharks, or exchange.
    .refused = You have no extra card 2: either the expansion is not in this game, or yours has been played.
shanghaien-Y2 = To the sharks: the card at which you place a die in this turn is turned face down. When the round ends it leaves the game, whatever stands there; its dice still count for the neighbours.
shanghaien-Y3 = Dice may still be placed at a card that lies face down.
shanghaien-Y4 = Exchange: take back one of your dice placed in an earlier turn, then place both dice you just rolled.
    .refused = An exchange starts with a die of yours from an earlier turn, and you have none standing at that card.
shanghaien-Y5 = Extra cards 1 and 2 go together: then each player starts with both.
shanghaien-Y6 = The sharks are announced right after the roll, like any trick, and come once the die is placed.

shanghaien-section-extra3 = Expansion: extra card 3

shanghaien-Z1 = The doubles card lies beside the Tavern from the start. It is no part of the deck, and dice cannot win it.
shanghaien-Z2 = If you roll a double you choose: roll one of the two dice again and go on (with another double you choose again), or use both dice to take the doubles card.
    .refused = A double that you rolled comes first: roll one of its dice again, or take the doubles card with both. Without such a double there is no choice to make.
shanghaien-Z3 = The doubles card stays with its holder until played, or until the other player takes it with a double.
    .refused = The doubles card is not yours: roll a double to take it.
shanghaien-Z4 = To play it, right after your roll and as your trick of the round, put it back beside the Tavern and roll both dice again. A new double gives you the choice again.
shanghaien-Z5 = Held at the end of the game it is worth 1 point.

shanghaien-section-extra3-doubts = Doubts about the doubles card

shanghaien-ZA1 = { $doubles_take_also_places_one ->
        [true] Having taken the doubles card you still place one of the two dice.
       *[false] Taking the doubles card uses up both dice: they go back into your supply, and your turn is over.
    }
    .refused = { $doubles_take_also_places_one ->
        [true] The doubles card has been taken; now one die of the double is placed, and that is all.
       *[false] Both dice have been used to take the doubles card: none of them is placed.
    }
shanghaien-ZA2 = A double cannot simply be placed: choose one of the two things above.
    .refused = A double cannot be placed as it lies: roll one of the dice again, or take the doubles card with both.
shanghaien-ZA3 = If you hold the doubles card yourself, a double only lets you roll one die again.
    .refused = The doubles card is already yours; all this double offers is to roll one die again.
shanghaien-ZA4 = Taking the doubles card is not playing a trick; playing it is.
shanghaien-ZA5 = { $doubles_on_rerolls ->
        [false] The choice comes only with doubles of the first roll of a turn and of the doubles card itself, not with those of a re-roll trick or after a veto.
       *[true] The choice comes with every double rolled with two dice, after a re-roll trick or a veto too. A double made by ±1 or by re-rolling all gives none.
    }
shanghaien-ZA6 = Tricks are played before the choice. So with “both dice” you may place the whole double.
shanghaien-ZA7 = With the doubles card a turn can end without a die placed: a round has no longest length any more.

shanghaien-section-further-doubts = Further doubts, settled

shanghaien-N1 = If the doubles card was taken before any die was placed, the direction of the row is still open. { $open_direction_after_take ->
        [first_placer] Whoever places the first die settles it, named from the starter's left.
       *[starter_declares] The starter says at once which end is 1.
    }
    .refused = The direction of the row is still open. Say first which end is 1, left or right.
shanghaien-N2 = Sharks let through, but the die then vetoed: { $sharks_after_veto ->
        [lost] the sharks go hungry, and the trick is spent.
       *[applies] the sharks get the card of the die that is placed in the end. If none is placed, the trick is spent for nothing.
    }
shanghaien-N3 = Exchange let through, but the placing then vetoed: both dice are rolled again and one is placed. The die taken back { $exchange_die_after_veto ->
        [goes_back] returns to its card.
       *[stays_in_supply] stays in the supply.
    } A call of Shanghai counts the dice that stand there now.
shanghaien-N4 = { $veto_reroll_all_placing ->
        [roll_all_again] The dice placed after re-rolling all may be vetoed: then they are all rolled once more.
       *[never] The dice placed after re-rolling all cannot be vetoed; the veto's moment is the announcement.
    }
shanghaien-N5 = { $trick_after_doubles_reroll ->
        [false] After rolling one die of a double again no trick can be played in this turn.
       *[true] After rolling one die of a double again you may play a trick, as after any roll of yours.
    }
    .refused = In this game no trick can follow once you have rolled one die of a double again.
shanghaien-N6 = A double broken by ±1 offers no choice any more, and a double made by ±1 offers none either.
shanghaien-N7 = Announcing a trick, you say the card, the action and what it aims at: the nation, the die and its new number, or the die to take back. For the sharks and for re-rolling all the action is enough.
shanghaien-N8 = { $captain_may_veto_taking ->
        [true] If taking the doubles card is vetoed, nothing is rolled again: the card cannot be taken any more in this turn, but your other choices stay.
       *[false] Taking the doubles card cannot be vetoed.
    }
    .refused = Taking the doubles card was vetoed in this turn. Roll one die of the double again, or do something else with it.
shanghaien-N9 = A double from re-rolling all never offers the choice, even if only two dice were rolled.
shanghaien-N10 = How equal totals are broken: { $end_tie ->
        [most_unused_tricks] by the tricks in hand, the doubles card included.
        [more_sailor_cards] by the Sailor cards before the scoring moves them, jokers that were played included.
        [play_again] by another game.
       *[draw] not at all.
    }
shanghaien-N11 = { $doubles_may_reroll ->
        [true] A double may be rolled again, both dice, again and again while doubles come. With the doubles card in play that is a third choice. Tricks may be played on the new dice.
       *[false] The house rule of rolling doubles again is off: nothing to settle.
    }
shanghaien-N12 = Pointless tricks are legal: a second No Shanghai, sharks for a card that lies face down already.
shanghaien-N13 = A trick on a double comes before the choice. If it uses or replaces the dice, the choice is gone; if it leaves them alone (joker, Captain, No Shanghai, sharks), the choice still has to be made.
shanghaien-N14 = A veto on a trick bars that very card with both its actions, not another one like it. { $veto_trick_scope ->
        [round] A vetoed doubles card stays barred for that player in this round, even if it changes hands in between.
       *[turn] The bar ends with the turn.
    }
shanghaien-N15 = { $doubles_take_also_places_one ->
        [true] After taking the doubles card only the placing is left, without a trick in between. If it is vetoed, the card stays taken, and the new roll is a roll like any other.
       *[false] After taking the doubles card nothing is left to do: the turn is over.
    }
    .refused = The doubles card has been taken. All that is left in this turn is to place one die; no trick comes in between.
shanghaien-N16 = A double on the roll forced by a vetoed Shanghai offers the choice: it is the first roll of that turn.
shanghaien-N17 = A new double from the doubles card's own re-rolls always offers the choice again.
