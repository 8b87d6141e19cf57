### The words of Riff Raff. Seats are told by name: $name is the name to show, $you is "yes" when the
### reader sits there, $names are several names. $object is a text of this file.

riff-raff-name = Riff Raff
riff-raff-about = Load a ship that really sways: the first to get everything aboard wins.
riff-raff-seat-0 = Red
riff-raff-seat-1 = Blue
riff-raff-seat-2 = Green
riff-raff-seat-3 = Yellow

## Words of the table

riff-raff-word-ship = Ship
riff-raff-word-hull = Hull
riff-raff-word-yards = Yards
riff-raff-word-supply = Supply
riff-raff-word-cards = Cards
riff-raff-word-captain = Captain
riff-raff-word-aboard = Aboard
riff-raff-word-order = Order
riff-raff-word-face-down = face down
riff-raff-word-nothing = nothing
riff-raff-word-heel = Heel { $degrees }°
riff-raff-word-round = Round { $round } of { $last }
riff-raff-word-objects = { $count ->
        [one] { $count } object
       *[other] { $count } objects
    }
riff-raff-word-seconds = { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }

## What is to be decided

riff-raff-ask-host = Who is the first captain?
riff-raff-ask-choose = Which card do you lay?
riff-raff-ask-name = Who becomes captain?
riff-raff-ask-order = In which order do they load?
riff-raff-ask-announce = One object or two?
riff-raff-ask-load = Which object, and where to?

## Objects and regions

riff-raff-object-boat = boat
riff-raff-object-barrel = barrel
riff-raff-object-bottle = bottle
riff-raff-object-crate = crate
riff-raff-object-sailor = sailor
riff-raff-object-plank = plank
riff-raff-object-rat = rat
riff-raff-object-chest = chest
riff-raff-region-1 = bow, port
riff-raff-region-2 = bow, starboard
riff-raff-region-3 = stern, port
riff-raff-region-4 = stern, starboard
riff-raff-region-5 = lower yard, port
riff-raff-region-6 = lower yard, starboard
riff-raff-region-7 = middle yard, port
riff-raff-region-8 = middle yard, starboard
riff-raff-region-9 = upper yard, port
riff-raff-region-10 = upper yard, starboard

## What a hand is told

riff-raff-hand-missing = Something is missing in what the hand was told.
riff-raff-hand-unknown_field = The hand was told something it does not know.
riff-raff-hand-pose_not_intent = A hand is told where it should go, not where things are.
riff-raff-hand-not_a_number = There should be a number here.
riff-raff-hand-not_finite = This number has no end.
riff-raff-hand-too_far = The hand does not reach that far.
riff-raff-hand-too_much_turn = The hand cannot turn that far at once.
riff-raff-hand-foreign_object = This object is not yours to take.
riff-raff-hand-out_of_order = This message came too late; a later one has been heard.
riff-raff-hand-ahead_of_time = This message is ahead of its time.
riff-raff-hand-too_many = Too much at once; slow down.
riff-raff-hand-not_held = The hand holds nothing now.
riff-raff-hand-over = This attempt is over.

## Options

riff-raff-option-seats = Players
    .help = How many play.
riff-raff-option-hand = Hand
    .help = How each seat leads its hand: free, by pointer and keys, or as helmsman, who names a spot to which a steady hand goes. The physics is the same for all.
riff-raff-option-hand-free = free
riff-raff-option-hand-helmsman = helmsman
riff-raff-option-hand-custom = one for each seat, as in free+helmsman
riff-raff-option-ball_lever_cm = Lever of the ball
    .help = How far below the joint the steel ball hangs, in centimetres. Longer is steadier.
riff-raff-option-ball_lever_cm-17 = 17 cm, normal
riff-raff-option-ball_lever_cm-20 = 20 cm, easy
riff-raff-option-ball_lever_cm-15 = 15 cm, hard
riff-raff-option-yards = Yards
    .help = Whether the yards lie loose on their pins.
riff-raff-option-yards-loose = loose
riff-raff-option-yards-fixed = fixed
riff-raff-option-catch_speed = Time while catching
    .help = How fast things fall while you try to catch them.
riff-raff-option-catch_speed-half = at half speed
riff-raff-option-catch_speed-third = at a third of the speed
riff-raff-option-catch_speed-real = as fast as in life
riff-raff-option-caught_own = One's own catch
    .help = What becomes of objects if only what was just placed is caught.
riff-raff-option-caught_own-publisher = they return to the player
riff-raff-option-caught_own-russian_text = they leave the game
riff-raff-option-first_captain = First captain
    .help = Who says who is captain before the first round.
riff-raff-option-first_captain-random = chance
riff-raff-option-first_captain-host = the host
riff-raff-option-captain_may_name_himself = Captain names themselves
    .help = Whether the captain in office may stay when several share the highest card.
riff-raff-option-captain_may_name_himself-yes = yes
riff-raff-option-captain_may_name_himself-no = no
riff-raff-option-tie_order = Equal cards
    .help = Who settles the order of those with equal cards.
riff-raff-option-tie_order-captain = the captain
riff-raff-option-tie_order-seat_order = the order of the seats
riff-raff-option-card_timer_s = Time for a card
    .help = Seconds for choosing a card; 0 means no limit.
riff-raff-option-turn_timer_s = Time for a turn
    .help = Seconds for a turn; 0 means no limit.
riff-raff-option-contact_limit_s = Time in touch
    .help = For how many seconds the object in your hand may touch the ship.

## Moves, as a menu shows them

riff-raff-move-name-captain = Captain: { $name }
riff-raff-move-choose = Card { $card }
riff-raff-move-let-draw = Let chance draw a card
riff-raff-move-set-order = Order: { $names }
riff-raff-move-announce = { $objects ->
        [2] Two objects
       *[1] One object
    }
riff-raff-move-begins = { $name } is the first captain
riff-raff-move-drawn = A card is drawn
riff-raff-move-loaded = The ship answers

## Events

riff-raff-event-first-captain = { $you ->
        [yes] You are the first captain.
       *[no] { $name } is the first captain.
    }
riff-raff-event-round-begun = Round { $round }.
riff-raff-event-has-chosen = { $you ->
        [yes] Your card lies face down.
       *[no] { $name } has laid a card.
    }
riff-raff-event-card-revealed = { $you ->
        [yes] You show { $card }.
       *[no] { $name } shows { $card }.
    }
riff-raff-event-captain-tied = { $you ->
        [yes] Several share the highest card ({ $names }). You name the captain.
       *[no] Several share the highest card ({ $names }). { $name } names the captain.
    }
riff-raff-event-captain-made = { $new ->
        [yes] { $you ->
            [yes] You are captain now.
           *[no] { $name } is captain now.
        }
       *[no] { $you ->
            [yes] You stay captain.
           *[no] { $name } stays captain.
        }
    }
riff-raff-event-order-tied = { $you ->
        [yes] Equal cards ({ $names }). You settle their order.
       *[no] Equal cards ({ $names }). { $name } settles their order.
    }
riff-raff-event-order-set = The order: { $names }.
riff-raff-event-turn-begun = { $you ->
        [yes] Your turn: region { $region }.
       *[no] { $name } has the turn: region { $region }.
    }
riff-raff-event-announced = { $objects ->
        [2] { $you ->
            [yes] You announce two objects.
           *[no] { $name } announces two objects.
        }
       *[1] { $you ->
            [yes] You announce one object.
           *[no] { $name } announces one object.
        }
    }
riff-raff-event-object-loaded = { $region ->
        [0] Aboard, but in no region: { $object }.
       *[1] Aboard, region { $region }: { $object }.
    }
riff-raff-event-hand-stopped = { $why ->
        [time] The time is up; the object goes back.
        [contact] The hand touched the ship for too long; the object goes back.
        [left] The hand has gone; the object goes back.
       *[fell] Something fell; the object in the hand goes back.
    }
riff-raff-event-object-fell = Overboard: { $object }!
riff-raff-event-object-caught = Caught, and out of the game: { $object }.
riff-raff-event-caught-own = { $you ->
        [yes] Caught, but you had just placed it; it is yours again: { $object }.
       *[no] Caught, but only just placed; it goes back to { $name }: { $object }.
    }
riff-raff-event-object-taken = { $you ->
        [yes] You have to take it: { $object }.
       *[no] { $name } has to take it: { $object }.
    }
riff-raff-event-turn-ended = { $you ->
        [yes] Your turn is over. Objects left: { $left }.
       *[no] The turn of { $name } is over. Objects left: { $left }.
    }
riff-raff-event-round-ended = Round { $round } is over.
riff-raff-event-cards-taken-back = Both take their ten cards back.
riff-raff-event-game-ended = The game is over.

## How it ends

riff-raff-outcome-win = { $you ->
        [yes] You win.
       *[no] { $name } wins.
    }
riff-raff-outcome-shared = They win together: { $names }.
riff-raff-why-empty_supply = everything is aboard
riff-raff-why-rounds = the fewest objects after the last round

## The page of the rules

riff-raff-page-title = Riff Raff: the rules
riff-raff-page-intro = Riff Raff is a game by Christoph Cantzler (2012). This page tells its rules in our own words: first a guide to learn it from, then every clause with the number by which the program names it.
riff-raff-page-guide = The guide
riff-raff-page-clauses = The clauses
riff-raff-page-options = The options
riff-raff-page-default = default
