### The words of Jackal. Seats are told by name: $name is the name shown, $you is "yes" when the reader
### sits there. $piece, $by, $crew and $tile are texts of this file, $cell a square such as g11.

jackal-name = Jackal
jackal-about = Up to four crews search an island of closed tiles and carry its gold to their ships.
jackal-seat-0 = Captain 1
jackal-seat-1 = Captain 2
jackal-seat-2 = Captain 3
jackal-seat-3 = Captain 4

## Words of the table

jackal-word-island = Island
jackal-word-sea = Sea
jackal-word-ship = Ship
jackal-word-crews = Crews
jackal-word-aboard = Gold aboard
jackal-word-at-stake = Gold still to be won
jackal-word-lost = Gold lost
jackal-word-closed = Still closed
jackal-word-rum = Rum
jackal-word-dead = dead
jackal-word-swimming = in the water
jackal-word-trapped = trapped
jackal-word-waiting = waiting in the cave
jackal-word-drunk = asleep with rum
jackal-word-treasure = treasure
jackal-word-step = step { $step } of { $steps }
jackal-word-turn = { $crew } is on turn
jackal-word-grass = The grass works: { $crew } is moved by { $name }
jackal-word-coins = { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
jackal-word-bottles = { $count ->
        [one] { $count } bottle
       *[other] { $count } bottles
    }
jackal-word-tiles = { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }

## What is to be decided

jackal-ask-act = Which piece, and where to? Or the ship?
jackal-ask-fork = Where does the way go on?
jackal-ask-lamp = Which closed tile does the lighthouse show?
jackal-ask-quake = Which tile does the earthquake move?

## Crews and pieces

jackal-crew-white = White
jackal-crew-red = Red
jackal-crew-black = Black
jackal-crew-yellow = Yellow
jackal-piece-white1 = White 1
jackal-piece-white2 = White 2
jackal-piece-white3 = White 3
jackal-piece-red1 = Red 1
jackal-piece-red2 = Red 2
jackal-piece-red3 = Red 3
jackal-piece-black1 = Black 1
jackal-piece-black2 = Black 2
jackal-piece-black3 = Black 3
jackal-piece-yellow1 = Yellow 1
jackal-piece-yellow2 = Yellow 2
jackal-piece-yellow3 = Yellow 3
jackal-piece-ben = Ben Gunn
jackal-piece-missionary = Pilgrim
jackal-piece-friday = Scout
jackal-by-white1 = { jackal-piece-white1 }
jackal-by-white2 = { jackal-piece-white2 }
jackal-by-white3 = { jackal-piece-white3 }
jackal-by-red1 = { jackal-piece-red1 }
jackal-by-red2 = { jackal-piece-red2 }
jackal-by-red3 = { jackal-piece-red3 }
jackal-by-black1 = { jackal-piece-black1 }
jackal-by-black2 = { jackal-piece-black2 }
jackal-by-black3 = { jackal-piece-black3 }
jackal-by-yellow1 = { jackal-piece-yellow1 }
jackal-by-yellow2 = { jackal-piece-yellow2 }
jackal-by-yellow3 = { jackal-piece-yellow3 }
jackal-by-ben = { jackal-piece-ben }
jackal-by-missionary = { jackal-piece-missionary }
jackal-by-friday = { jackal-piece-friday }

## Tiles

jackal-tile-sea = sea
jackal-tile-closed = closed tile
jackal-tile-cut = nothing
jackal-tile-arrow1 = arrow, straight
    .help = Go on at once, one way.
jackal-tile-arrow2 = arrow, diagonal
    .help = Go on at once, one way.
jackal-tile-arrow3 = double arrow, straight
    .help = Go on at once, this way or the opposite one.
jackal-tile-arrow4 = double arrow, diagonal
    .help = Go on at once, this way or the opposite one.
jackal-tile-arrow5 = triple arrow
    .help = Go on at once, one of three ways.
jackal-tile-arrow6 = four arrows, straight
    .help = Go on at once, one of four ways.
jackal-tile-arrow7 = four arrows, diagonal
    .help = Go on at once, one of four ways.
jackal-tile-arrow1n = arrow →
jackal-tile-arrow1e = arrow ↓
jackal-tile-arrow1s = arrow ←
jackal-tile-arrow1w = arrow ↑
jackal-tile-arrow2n = arrow ↗
jackal-tile-arrow2e = arrow ↘
jackal-tile-arrow2s = arrow ↙
jackal-tile-arrow2w = arrow ↖
jackal-tile-arrow3n = arrow →←
jackal-tile-arrow3e = arrow ↑↓
jackal-tile-arrow3s = arrow →←
jackal-tile-arrow3w = arrow ↑↓
jackal-tile-arrow4n = arrow ↗↙
jackal-tile-arrow4e = arrow ↘↖
jackal-tile-arrow4s = arrow ↗↙
jackal-tile-arrow4w = arrow ↘↖
jackal-tile-arrow5n = arrow →↓↖
jackal-tile-arrow5e = arrow ↗↓←
jackal-tile-arrow5s = arrow ↑↘←
jackal-tile-arrow5w = arrow ↑→↙
jackal-tile-arrow6n = arrow ↑→↓←
jackal-tile-arrow6e = arrow ↑→↓←
jackal-tile-arrow6s = arrow ↑→↓←
jackal-tile-arrow6w = arrow ↑→↓←
jackal-tile-arrow7n = arrow ↗↘↙↖
jackal-tile-arrow7e = arrow ↗↘↙↖
jackal-tile-arrow7s = arrow ↗↘↙↖
jackal-tile-arrow7w = arrow ↗↘↙↖
jackal-tile-cannon = cannon
    .help = You fly along the barrel into the sea.
jackal-tile-cannon-n = cannon ↑
jackal-tile-cannon-e = cannon →
jackal-tile-cannon-s = cannon ↓
jackal-tile-cannon-w = cannon ←
jackal-tile-empty = empty tile
    .help = Nothing happens.
jackal-tile-horse = horse
    .help = Go on at once by a knight's move.
jackal-tile-spinner2 = jungle
    .help = Takes two turns to get through.
jackal-tile-spinner3 = desert
    .help = Takes three turns to get through.
jackal-tile-spinner4 = swamp
    .help = Takes four turns to get through.
jackal-tile-spinner5 = mountains
    .help = Takes five turns to get through.
jackal-tile-ice = ice
    .help = Repeats your last movement.
jackal-tile-trap = trap
    .help = Holds you until a comrade comes.
jackal-tile-fort = fort
    .help = Nobody is hit here; no gold comes in, and no enemy while it is held.
jackal-tile-aborigine = healer's fort
    .help = A fort, and for a turn a dead pirate comes back.
jackal-tile-barrel = rum barrel
    .help = You miss the next turn of your crew.
jackal-tile-crocodile = crocodile
    .help = Back to where you came from.
jackal-tile-cannibal = ogre
    .help = Death.
jackal-tile-balloon = balloon
    .help = Home to your ship at once, gold and all.
jackal-tile-plane = plane
    .help = Fly anywhere with your load, once in the game, now or later.
jackal-tile-chest1 = chest I
    .help = One coin.
jackal-tile-chest2 = chest II
    .help = Two coins.
jackal-tile-chest3 = chest III
    .help = Three coins.
jackal-tile-chest4 = chest IV
    .help = Four coins.
jackal-tile-chest5 = chest V
    .help = Five coins.
jackal-tile-bottles1 = 1 bottle of rum
    .help = Your crew takes it.
jackal-tile-bottles2 = 2 bottles of rum
    .help = Your crew takes them.
jackal-tile-bottles3 = 3 bottles of rum
    .help = Your crew takes them.
jackal-tile-cave = cave
    .help = Come out of another open cave, or wait for one.
jackal-tile-dense = thicket
    .help = All together, no blows, no gold.
jackal-tile-grass = magic grass
    .help = For a round every crew is moved by the next player.
jackal-tile-lighthouse = lighthouse
    .help = Turn up four closed tiles.
jackal-tile-earthquake = earthquake
    .help = Exchange two free tiles.
jackal-tile-caramba = Caramba
    .help = Every pirate on the island goes to his ship.
jackal-tile-ben = Ben Gunn
    .help = Joins the finder as a full pirate.
jackal-tile-missionary = Pilgrim
    .help = Joins the finder; where he stands there is peace.
jackal-tile-friday = Scout
    .help = Joins the finder; carries gold, does not fight, minds no trap.
jackal-tile-galleon = galleon
    .help = One treasure worth three coins.
jackal-tile-plane-used = spent plane
jackal-tile-bottles1-used = empty bottle
jackal-tile-bottles2-used = 2 empty bottles
jackal-tile-bottles3-used = 3 empty bottles

## Options

jackal-option-mode = Who plays
    .help = How many play, and with whom.
jackal-option-mode-four = four, each for himself
jackal-option-mode-pairs = four in pairs
jackal-option-mode-two = two with two crews each
jackal-option-mode-three = three, each for himself
jackal-option-mode-duel = two with one ship each
jackal-option-expansion = Treasure Island
    .help = Whether the 22 tiles of the expansion are in the game.
jackal-option-expansion-false = no
jackal-option-expansion-true = yes
jackal-option-first_player = Who begins
    .help = Which ship has the first turn.
jackal-option-first_player-white = White
jackal-option-first_player-random = chance decides
jackal-option-ice_after_horse = Ice after a horse
    .help = What ice repeats when it was reached by a knight's move.
jackal-option-ice_after_horse-any_knight_move = any knight's move
jackal-option-ice_after_horse-same_vector = the very same one
jackal-option-ice_after_plane = Ice after the plane
    .help = What ice does with somebody who flew there.
jackal-option-ice_after_plane-fly_again = another flight
jackal-option-ice_after_plane-stop = he stops there
jackal-option-plane_targets = How far the plane flies
    .help = Where one may fly besides the tiles of land.
jackal-option-plane_targets-own_and_allied_ship = to one's own and the allied ship
jackal-option-plane_targets-land_only = nowhere else
jackal-option-plane_targets-any_cell = anywhere, sea and enemy ships included
jackal-option-crocodile_after_plane = Crocodile after the plane
    .help = Where a crocodile sends somebody who flew straight to it.
jackal-option-crocodile_after_plane-fly_again = he flies once more
jackal-option-crocodile_after_plane-stand_on_spent_plane = back to the spent plane
jackal-option-horse_into_sea = Horse into the sea
    .help = Whether a knight's move may end in the open sea.
jackal-option-horse_into_sea-forbidden = no
jackal-option-horse_into_sea-dive = yes
jackal-option-enemy_ship_by_chain = Sent onto an enemy ship
    .help = When a way may end, deadly, on an enemy ship.
jackal-option-enemy_ship_by_chain-after_opening = once a tile was opened on the way
jackal-option-enemy_ship_by_chain-only_when_forced = only if nothing else is left then
jackal-option-crocodile_pass = Passing at a crocodile
    .help = Whether one may step at a known crocodile and back, to lose a turn.
jackal-option-crocodile_pass-allowed = allowed
jackal-option-crocodile_pass-forbidden = not allowed
jackal-option-plane_wait = Waiting at the plane
    .help = Whether the pilot may spend a turn waiting.
jackal-option-plane_wait-no = no
jackal-option-plane_wait-yes = yes
jackal-option-ship_steering = Who moves which ship
    .help = Which ships a crew may move in its turn.
jackal-option-ship_steering-own_ship_only = its own only
jackal-option-ship_steering-any_boarded_ship = any friendly one with its pirate aboard
jackal-option-early_end = Early end
    .help = What happens when the leader can no longer be caught up with.
jackal-option-early_end-offer = the players may agree to end
jackal-option-early_end-always = the game ends
jackal-option-early_end-never = it is played on
jackal-option-no_progress_rounds = Rounds without progress
    .help = After so many full rounds in which nothing happens the game ends.
jackal-option-give_rum = Giving rum
    .help = What it costs to give a bottle to the Scout or the Pilgrim.
jackal-option-give_rum-whole_turn = the whole turn
jackal-option-give_rum-free = nothing
jackal-option-missionary_on_barrel = Pilgrim at a barrel
    .help = What a rum barrel makes of the Pilgrim.
jackal-option-missionary_on_barrel-stays_missionary = he misses a turn and stays a Pilgrim
jackal-option-missionary_on_barrel-becomes_pirate = he becomes a pirate
jackal-option-lighthouse = Lighthouse
    .help = What the lighthouse does. A newer rule exists, but its details are unknown.
jackal-option-lighthouse-open_four = turns up four tiles
jackal-option-earthquake_scope = Earthquake
    .help = Which tiles the earthquake may exchange.
jackal-option-earthquake_scope-any_free_tile = all without pieces and gold
jackal-option-earthquake_scope-closed_only = closed ones only
jackal-option-caramba = Caramba
    .help = What the tile Caramba does. The printed rule could not be confirmed.
jackal-option-caramba-all_to_ships = all pirates go to their ships
jackal-option-caramba-blank = nothing

## Moves, as a menu shows them

jackal-move-go = { $piece } to { $cell }{ $load ->
        [coin] {""}, with a coin
        [treasure] {""}, with the treasure
       *[nothing] {""}
    }
jackal-move-go-with-rum = { $piece } drinks, and to { $cell }{ $load ->
        [coin] {""}, with a coin
        [treasure] {""}, with the treasure
       *[nothing] {""}
    }
jackal-move-fly = { $piece } flies to { $cell }{ $load ->
        [coin] {""}, with a coin
        [treasure] {""}, with the treasure
       *[nothing] {""}
    }
jackal-move-wait = { $piece } waits at the plane
jackal-move-go-on = On to { $cell }
jackal-move-stay = Stay with the plane
jackal-move-sail = The ship sails to { $cell }
jackal-move-revive = Bring back a dead pirate
jackal-move-give-rum = Give rum: { $piece }
jackal-move-light = Show { $cell }
jackal-move-shake = Move the tile { $cell }
jackal-move-starts = { $crew } begins
jackal-move-opened = Found: { $tile }

## Events

jackal-event-starter-drawn = { $crew } begins.
jackal-event-piece-moved = { $how ->
        [ashore] { $piece } goes ashore at { $cell }
        [swim] { $piece } swims to { $cell }
        [aboard] { $piece } climbs aboard at { $cell }
        [arrow] The arrow sends { $piece } to { $cell }
        [horse] The horse takes { $piece } to { $cell }
        [ice] { $piece } slides to { $cell }
        [crocodile] The crocodile sends { $piece } back to { $cell }
        [cannon] The cannon shoots { $piece } to { $cell }
        [balloon] The balloon takes { $piece } home to { $cell }
        [plane] { $piece } flies to { $cell }
        [cave] { $piece } comes out of the cave at { $cell }
       *[walk] { $piece } goes from { $start } to { $cell }
    }{ $load ->
        [coin] {""}, with a coin.
        [treasure] {""}, with the treasure.
       *[nothing] .
    }
jackal-event-spinner-crossed = { $piece }: step { $step } of { $steps } at { $cell }.
jackal-event-tile-opened = { $cell }: { $tile }.
jackal-event-ship-sailed = The ship sails from { $start } to { $cell } ({ $crew }).
jackal-event-piece-fished = Out of the water: { $piece }, at { $cell }.
jackal-event-piece-hit = { $by } hits { $piece } at { $cell }.
jackal-event-piece-died = { $clause ->
        [T10] { $piece } is eaten by the ogre at { $cell }.
        [W3] { $piece } dies by an enemy ship at { $cell }.
        [W4] { $piece } is hit in the water at { $cell } and dies.
       *[F4] { $piece } finds no way out at { $cell } and dies.
    }
jackal-event-piece-revived = { $piece } is back, at { $cell }.
jackal-event-piece-trapped = { $piece } sits in the trap at { $cell }.
jackal-event-piece-freed = { $piece } is free again, at { $cell }.
jackal-event-rum-drunk = { $piece } finds the rum at { $cell } and misses a turn.
jackal-event-cave-entered = { $piece } waits in the cave at { $cell }.
jackal-event-plane-used-up = The plane at { $cell } will not fly again.
jackal-event-gold-found = Gold at { $cell }: { $coins ->
        [one] { $coins } coin.
       *[other] { $coins } coins.
    }
jackal-event-gold-banked = Gold aboard ({ $crew }): { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, { $total } in all.
jackal-event-gold-lost = Lost at { $cell }: { $coins ->
        [one] { $coins } coin.
       *[other] { $coins } coins.
    }
jackal-event-gold-left = { $load ->
        [treasure] The treasure lies at { $cell } now.
       *[coin] A coin lies at { $cell } now.
    }
jackal-event-bottles-taken = Rum for { $crew } at { $cell }: { $bottles ->
        [one] { $bottles } bottle.
       *[other] { $bottles } bottles.
    }
jackal-event-bottle-spent = One bottle less ({ $crew }): { $piece } drinks it.
jackal-event-person-joined = { $piece } joins { $crew } at { $cell }.
jackal-event-side-changed = { $piece } changes sides, to { $crew }.
jackal-event-person-left = { $why ->
        [rum] { $piece } takes the rum and is gone.
       *[meeting] { $piece } is gone after their meeting.
    }
jackal-event-missionary-converted = The Pilgrim is a pirate now ({ $crew }).
jackal-event-grass-grown = Magic grass at { $cell }: for a round, every crew is moved by the next player.
jackal-event-lighthouse-lit = The lighthouse shines: { $tiles ->
        [one] { $tiles } tile is shown.
       *[other] { $tiles } tiles are shown.
    }
jackal-event-tiles-exchanged = { $first } and { $second } change places.
jackal-event-earth-quaked = The earth quakes at { $cell }: two tiles change places.
jackal-event-caramba-shouted = Caramba at { $cell }!
jackal-event-way-chosen = { $piece } stops at { $cell }: { $ways ->
        [one] { $ways } way.
       *[other] { $ways } ways.
    }
jackal-event-turn-passed = { $crew } can do nothing and misses a turn.
jackal-event-turn-begun = { $you ->
        [yes] Your turn ({ $crew }).
       *[no] { $name } has the turn ({ $crew }).
    }
jackal-event-game-ended = The game is over: { $why }.

## How it ends

jackal-outcome-win = { $you ->
        [yes] You win, with { $gold } aboard.
       *[no] { $name } wins, with { $gold } aboard.
    }
jackal-outcome-shared = A shared win, with { $gold } aboard each: { $names }.
jackal-outcome-nobody = Nobody has any gold aboard.
jackal-why-no-gold = there is no gold left to win
jackal-why-decided = the lead cannot be caught up with any more
jackal-why-agreed = the players agree to end it
jackal-why-no-progress = nothing has happened for too long
jackal-why-no-move = nobody can ever move again

## The page of the rules

jackal-page-title = Jackal: the rules
jackal-page-intro = Jackal is a game by Dmitri Kibkalo (2008). This page tells its rules in our own words, the expansion “Treasure Island” included: first a guide to learn it from, then every clause with the number by which the program names it. Our names for a few tiles and persons differ from those in the box; the glossary has both.
jackal-page-guide = The guide
jackal-page-clauses = The clauses
jackal-page-options = The options
jackal-page-default = default
