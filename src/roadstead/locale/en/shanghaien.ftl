### The words of Shanghaien. Seats are told by name: $name is the name shown, $you is "yes" when the
### reader sits there. $card, $action and $what are texts of this file, $dice a list of numbers.

shanghaien-name = Shanghaien
shanghaien-about = A dice duel for two in a tavern by the harbour: who gets the better crew aboard?
shanghaien-seat-0 = Red
shanghaien-seat-1 = Blue

## Words of the table

shanghaien-word-tavern = Tavern
shanghaien-word-deck = Deck
shanghaien-word-supply = Supply
shanghaien-word-crew = Crew
shanghaien-word-tricks = Tricks
shanghaien-word-gone = Out of the game
shanghaien-word-captain = Captain
shanghaien-word-starter = starter
shanghaien-word-face-down = face down
shanghaien-word-rolled = Rolled
shanghaien-word-left = left
shanghaien-word-right = right
shanghaien-word-nothing = nothing
shanghaien-word-round = Round { $round } of 8
shanghaien-word-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
shanghaien-word-dice = { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
shanghaien-word-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## What is to be decided

shanghaien-ask-declare = Which end of the row is 1?
shanghaien-ask-turn = Roll, or call Shanghai?
shanghaien-ask-place = Which die do you place? Or a trick?
shanghaien-ask-veto = Veto it, or let it pass?
shanghaien-ask-veto-placing = Veto the placing, or let it pass?
shanghaien-ask-return = Which die goes back into your supply?

## Nations

shanghaien-nation-red = Americans
    .colour = red
shanghaien-nation-azure = French
    .colour = light blue
shanghaien-nation-blue = Germans
    .colour = dark blue
shanghaien-nation-yellow = Chinese
    .colour = yellow
shanghaien-nation-orange = Dutch
    .colour = orange
shanghaien-nation-purple = Turks
    .colour = purple
shanghaien-nation-green = Spaniards
    .colour = green
shanghaien-nation-grey = Italians
    .colour = grey

## Cards

shanghaien-card-red1 = red 1 (American)
shanghaien-card-red2 = red 2 (American)
shanghaien-card-red3 = red 3 (American)
shanghaien-card-red4 = red 4 (American)
shanghaien-card-azure1 = light blue 1 (French)
shanghaien-card-azure2 = light blue 2 (French)
shanghaien-card-azure3 = light blue 3 (French)
shanghaien-card-azure4 = light blue 4 (French)
shanghaien-card-blue1 = dark blue 1 (German)
shanghaien-card-blue2 = dark blue 2 (German)
shanghaien-card-blue3 = dark blue 3 (German)
shanghaien-card-blue4 = dark blue 4 (German)
shanghaien-card-yellow1 = yellow 1 (Chinese)
shanghaien-card-yellow2 = yellow 2 (Chinese)
shanghaien-card-yellow3 = yellow 3 (Chinese)
shanghaien-card-yellow4 = yellow 4 (Chinese)
shanghaien-card-orange1 = orange 1 (Dutch)
shanghaien-card-orange2 = orange 2 (Dutch)
shanghaien-card-orange3 = orange 3 (Dutch)
shanghaien-card-orange4 = orange 4 (Dutch)
shanghaien-card-purple1 = purple 1 (Turk)
shanghaien-card-purple2 = purple 2 (Turk)
shanghaien-card-purple3 = purple 3 (Turk)
shanghaien-card-purple4 = purple 4 (Turk)
shanghaien-card-green1 = green 1 (Spaniard)
shanghaien-card-green2 = green 2 (Spaniard)
shanghaien-card-green3 = green 3 (Spaniard)
shanghaien-card-green4 = green 4 (Spaniard)
shanghaien-card-grey1 = grey 1 (Italian)
shanghaien-card-grey2 = grey 2 (Italian)
shanghaien-card-grey3 = grey 3 (Italian)
shanghaien-card-grey4 = grey 4 (Italian)
shanghaien-card-JB = joker / both dice
shanghaien-card-JP = joker / die ±1
shanghaien-card-JR = joker / re-roll
shanghaien-card-PB = die ±1 / both dice
shanghaien-card-PR = die ±1 / re-roll
shanghaien-card-BR = both dice / re-roll
shanghaien-card-captain = Crazy Captain
shanghaien-card-extra1 = No Shanghai / re-roll all
shanghaien-card-extra2 = sharks / exchange
shanghaien-card-doubles = doubles card

## What tricks do

shanghaien-action-joker = joker
    .help = The card joins a nation you have and counts as a Sailor worth 2.
shanghaien-action-nudge = die ±1
    .help = Change one of your two dice by one.
shanghaien-action-both = both dice
    .help = Place both dice you rolled.
shanghaien-action-reroll = re-roll
    .help = Roll both dice again.
shanghaien-action-captain = Crazy Captain
    .help = Until the round ends, veto one thing in each turn of the other player.
shanghaien-action-no-shanghai = No Shanghai
    .help = Nobody may call Shanghai in this round until someone must.
shanghaien-action-reroll-all = re-roll all
    .help = Roll all your dice of this round again; one goes back into your supply.
shanghaien-action-sharks = to the sharks
    .help = The card at which you place your die is turned face down and lost to both.
shanghaien-action-exchange = exchange
    .help = Take back a die placed earlier, then place both dice you rolled.
shanghaien-action-doubles = doubles card
    .help = Put the card back beside the Tavern and roll both dice again.

## Expansions

shanghaien-expansion-crazy_captain = Crazy Captain
    .help = Each player starts with a card that vetoes one thing in each turn of the other.
shanghaien-expansion-extra1 = Extra card 1: No Shanghai / re-roll all
    .help = Each player starts with a card that forbids Shanghai or rolls all dice again.
shanghaien-expansion-extra2 = Extra card 2: sharks / exchange
    .help = Each player starts with a card that spoils a card of the Tavern or swaps a die for two.
shanghaien-expansion-extra3 = Extra card 3: the doubles card
    .help = One card for both: taken with a double, and taken away with another.

## Options

shanghaien-option-expansions = Expansions
    .help = Any mix of the four; none by default.
shanghaien-option-expansions-none = none
shanghaien-option-expansions-crazy_captain = Crazy Captain
shanghaien-option-expansions-extra1 = Extra card 1
shanghaien-option-expansions-extra2 = Extra card 2
shanghaien-option-expansions-extra3 = Extra card 3
shanghaien-option-first_player = First player
    .help = Who starts the first round.
shanghaien-option-first_player-random = chance decides
shanghaien-option-first_player-first = the first seat
shanghaien-option-first_player-second = the second seat
shanghaien-option-next_starter = Next starter
    .help = Who starts the next round. It matters when the second player calls Shanghai.
shanghaien-option-next_starter-non_caller = who did not call
shanghaien-option-next_starter-alternate = by turns
shanghaien-option-direction = Direction of the row
    .help = When the starter settles which end of the row is 1.
shanghaien-option-direction-at_first_placement = with the first die
shanghaien-option-direction-declared_before_roll = before the first roll
shanghaien-option-trick_deck = Trick cards
    .help = Which pairs of actions the eight tricks show. The printed ones could not be verified.
shanghaien-option-trick_deck-six_plus_two = every pair once, two of them twice
shanghaien-option-trick_deck-cycle2x4_a = four pairs twice: joker with both dice or re-roll, ±1 with both dice or re-roll
shanghaien-option-trick_deck-cycle2x4_b = four pairs twice: joker with both dice or ±1, re-roll with both dice or ±1
shanghaien-option-trick_deck-joker_on_all_332 = a joker on every card
shanghaien-option-trick_deck-custom = a list of your own: J joker, P die ±1, B both dice, R re-roll, as in JB+JB+JP+JR+PB+PR+PR+BR
shanghaien-option-end_tie = Equal totals
    .help = What happens when both have the same points at the end.
shanghaien-option-end_tie-draw = a draw
shanghaien-option-end_tie-most_unused_tricks = more unused tricks win
shanghaien-option-end_tie-more_sailor_cards = more Sailor cards win
shanghaien-option-end_tie-play_again = play again
shanghaien-option-hide_discards = Hidden discards
    .help = Whether cards that leave the game are put away face down.
shanghaien-option-hide_discards-false = open
shanghaien-option-hide_discards-true = face down
shanghaien-option-doubles_may_reroll = Doubles may be rolled again
    .help = A house rule: whoever rolls a double may roll both dice again.
shanghaien-option-doubles_may_reroll-false = no
shanghaien-option-doubles_may_reroll-true = yes
shanghaien-option-veto_trick_scope = How long a veto bars a trick
    .help = Until when a vetoed trick stays in the hand.
shanghaien-option-veto_trick_scope-turn = for this turn
shanghaien-option-veto_trick_scope-round = for this round
shanghaien-option-veto_after_trick = Veto after a trick
    .help = Whether the placing may be vetoed after a trick was let through.
shanghaien-option-veto_after_trick-allowed = allowed
shanghaien-option-veto_after_trick-not_allowed = not allowed
shanghaien-option-captain_may_veto_taking = Veto on taking the doubles card
    .help = Whether the Crazy Captain may forbid that the doubles card is taken.
shanghaien-option-captain_may_veto_taking-false = no
shanghaien-option-captain_may_veto_taking-true = yes
shanghaien-option-sharks_after_veto = Sharks after a veto
    .help = What becomes of the sharks if the die is vetoed after them.
shanghaien-option-sharks_after_veto-applies = they get the card of the die placed in the end
shanghaien-option-sharks_after_veto-lost = they go hungry
shanghaien-option-exchange_die_after_veto = Exchange after a veto
    .help = What becomes of the die taken back if the placing is vetoed.
shanghaien-option-exchange_die_after_veto-stays_in_supply = it stays in the supply
shanghaien-option-exchange_die_after_veto-goes_back = it returns to its card
shanghaien-option-veto_reroll_all_placing = Veto after re-rolling all
    .help = Whether the dice placed after re-rolling all may be vetoed.
shanghaien-option-veto_reroll_all_placing-never = never
shanghaien-option-veto_reroll_all_placing-roll_all_again = yes, and all are rolled again
shanghaien-option-doubles_take_also_places_one = Place a die after taking the doubles card
    .help = Whether who takes the doubles card still places one of the two dice.
shanghaien-option-doubles_take_also_places_one-false = no, the turn is over
shanghaien-option-doubles_take_also_places_one-true = yes, one die
shanghaien-option-doubles_on_rerolls = Doubles on re-rolls
    .help = Whether doubles from a re-roll trick or after a veto give the choice, too.
shanghaien-option-doubles_on_rerolls-true = yes
shanghaien-option-doubles_on_rerolls-false = no
shanghaien-option-trick_after_doubles_reroll = Trick after re-rolling one die
    .help = Whether a trick may follow when one die of a double was rolled again.
shanghaien-option-trick_after_doubles_reroll-true = yes
shanghaien-option-trick_after_doubles_reroll-false = no
shanghaien-option-open_direction_after_take = Direction after the doubles card
    .help = Who settles the direction if the doubles card was taken before any die was placed.
shanghaien-option-open_direction_after_take-starter_declares = the starter, at once
shanghaien-option-open_direction_after_take-first_placer = whoever places the first die

## Moves, as a menu shows them

shanghaien-move-roll = Roll two dice
shanghaien-move-shanghai = Shanghai!
shanghaien-move-declare = Count the row from the { $row ->
        [left] left
       *[right] right
    }
shanghaien-move-place = Place the { $die }{ $row ->
        [left] {""}, counting from the left
        [right] {""}, counting from the right
       *[none] {""}
    }
shanghaien-move-joker = { $card }: joker with the { $nation }
shanghaien-move-nudge = { $card }: turn the { $die } into a { $to }
shanghaien-move-both = { $card }: place both dice{ $row ->
        [left] {""}, counting from the left
        [right] {""}, counting from the right
       *[none] {""}
    }
shanghaien-move-reroll = { $card }: roll both dice again
shanghaien-move-captain = Play the Crazy Captain
shanghaien-move-no-shanghai = Extra card 1: No Shanghai
shanghaien-move-reroll-all = Extra card 1: re-roll all
shanghaien-move-sharks = Extra card 2: to the sharks
shanghaien-move-exchange = Extra card 2: take back the { $die }, place both dice
shanghaien-move-doubles = Play the doubles card: roll both dice again
shanghaien-move-take = Take the doubles card
shanghaien-move-again = Roll one die of the double again
shanghaien-move-reroll-double = Roll both dice of the double again
shanghaien-move-veto = Veto
shanghaien-move-pass = Let it pass
shanghaien-move-back = Put the { $die } back{ $row ->
        [left] {""}, counting from the left
        [right] {""}, counting from the right
       *[none] {""}
    }
shanghaien-move-starts = { $name } starts
shanghaien-move-turned = { $card } is turned
shanghaien-move-rolled = { $dice } rolled
shanghaien-move-rolled-one = { $die } rolled
shanghaien-move-rolled-all = { $dice } rolled

## Events

shanghaien-event-starter-drawn = { $you ->
        [yes] You start the game.
       *[no] { $name } starts the game.
    }
shanghaien-event-card-turned = Tavern, place { $slot }: { $card }.
shanghaien-event-round-begun = { $you ->
        [yes] Round { $round }. You start.
       *[no] Round { $round }. { $name } starts.
    }
shanghaien-event-dice-rolled = { $you ->
        [yes] You roll { $dice }.
       *[no] { $name } rolls { $dice }.
    }
shanghaien-event-row-fixed = { $row ->
        [left] The row counts from the starter's left.
       *[right] The row counts from the starter's right.
    }
shanghaien-event-die-placed = { $you ->
        [yes] You place a { $die }.
       *[no] { $name } places a { $die }.
    }
shanghaien-event-die-taken-back = { $you ->
        [yes] You take a { $die } back.
       *[no] { $name } takes a { $die } back.
    }
shanghaien-event-joker-joined = { $you ->
        [yes] A joker joins your crew: { $card }, with the { $nation }.
       *[no] A joker joins the crew of { $name }: { $card }, with the { $nation }.
    }
shanghaien-event-die-nudged = { $you ->
        [yes] You turn a { $die } into a { $to }.
       *[no] { $name } turns a { $die } into a { $to }.
    }
shanghaien-event-trick-played = { $you ->
        [yes] You play a trick ({ $card }): { $action }.
       *[no] { $name } plays a trick ({ $card }): { $action }.
    }
shanghaien-event-trick-announced = { $you ->
        [yes] You want to play a trick ({ $card }): { $action }.
       *[no] { $name } wants to play a trick ({ $card }): { $action }.
    }
shanghaien-event-placing-announced = { $you ->
        [yes] You want to place { $dice }.
       *[no] { $name } wants to place { $dice }.
    }
shanghaien-event-shanghai-announced = { $you ->
        [yes] You want to call Shanghai.
       *[no] { $name } wants to call Shanghai.
    }
shanghaien-event-taking-announced = { $you ->
        [yes] You want to take the doubles card.
       *[no] { $name } wants to take the doubles card.
    }
shanghaien-event-vetoed = { $you ->
        [yes] Your Crazy Captain says no ({ $what }).
       *[no] The Crazy Captain of { $name } says no ({ $what }).
    }
shanghaien-event-let-pass = { $you ->
        [yes] You let it pass.
       *[no] { $name } lets it pass.
    }
shanghaien-event-captain-in-force = { $you ->
        [yes] Your Crazy Captain keeps watch until the round ends.
       *[no] The Crazy Captain of { $name } keeps watch until the round ends.
    }
shanghaien-event-shanghai-forbidden = No Shanghai in this round, until someone has to call.
shanghaien-event-sharks-armed = The sharks are circling: they get the card of the die placed now.
shanghaien-event-card-turned-down = Card { $slot } is turned face down; nobody will get it.
shanghaien-event-doubles-card-taken = { $you ->
        [yes] You take the doubles card.
       *[no] { $name } takes the doubles card.
    }
shanghaien-event-doubles-card-returned = { $you ->
        [yes] You put the doubles card back beside the Tavern.
       *[no] { $name } puts the doubles card back beside the Tavern.
    }
shanghaien-event-shanghai-called = { $forced ->
        [yes] { $you ->
            [yes] You have to call: Shanghai!
           *[no] { $name } has to call: Shanghai!
        }
       *[no] { $you ->
            [yes] You call: Shanghai!
           *[no] { $name } calls: Shanghai!
        }
    }
shanghaien-event-card-taken = { $you ->
        [yes] Card { $slot } goes to you: { $card }.
       *[no] Card { $slot } goes to { $name }: { $card }.
    }
shanghaien-event-card-removed = Card { $slot } leaves the game: { $card }.
shanghaien-event-round-ended = Round { $round } is over.
shanghaien-event-game-ended = The game is over.

## How it ends

shanghaien-outcome-win = { $you ->
        [yes] You win, { $points } to { $others }.
       *[no] { $name } wins, { $points } to { $others }.
    }
shanghaien-outcome-draw = A draw, { $points } each.
shanghaien-outcome-play-again = { $points } each. Play again!
shanghaien-why-points = by points
shanghaien-why-most_unused_tricks = equal points, but more unused tricks
shanghaien-why-more_sailor_cards = equal points, but more Sailor cards
shanghaien-why-draw = equal points
shanghaien-why-play_again = equal points

## The page of the rules

shanghaien-page-title = Shanghaien: the rules
shanghaien-page-intro = Shanghaien is a game by Roman Pelek and Michael Schacht (2008). This page tells its rules in our own words, the four expansions included: first a guide to learn it from, then every clause with the number by which the program names it.
shanghaien-page-guide = The guide
shanghaien-page-clauses = The clauses
shanghaien-page-options = The options
shanghaien-page-default = default
