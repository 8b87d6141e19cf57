### What the terminal says.

cli-computer = Computer

## At the table

cli-yes = yes
cli-no = no
cli-default = default
cli-you = You
cli-welcome = { $game ->
        [jackal] Welcome ashore. Type ? for help; an empty line shows the island again.
       *[other] Welcome to the tavern. Type ? for help; an empty line shows the table again.
    }
cli-watch = The computer plays against itself.
cli-goodbye = Nothing was decided yet, so nothing is saved. Fair winds!
cli-saved = Saved: { $path }
cli-saved-for-later =
    Saved: { $path }
    Go on with: { $command }
cli-seed-notice = The seed holds the dice, cards and tiles to come: whoever reads on knows them.
cli-overwrite = { $path } is already there. Overwrite it?
cli-ambiguous = That could be several things: { $candidates }.
cli-unknown-answer = That is neither a move nor a command. Type one of { $keys }, or ? for help.

cli-undo-nothing = There is nothing of yours to take back.
cli-undo-not-past-chance = { $game ->
        [jackal] A tile was opened since: between people that cannot be taken back.
       *[other] Dice or cards have fallen since: between people that cannot be taken back.
    }
cli-undo-past-chance = { $game ->
        [jackal] A tile was opened since, or the computer has moved. Take it back? The same tiles will lie there.
       *[other] Dice, cards or the computer have moved since. Take it back? The same dice will fall again.
    }
cli-taken-back = Taken back.

cli-why-what = Which move? Type why and then a move as in the list, for instance: why { $game ->
        [jackal] white1.g11
       *[other] shanghai
    }
cli-why-allowed = { $move } is possible: { $reason }
cli-why-forbidden = { $move } is not possible: { $reason }
cli-rules-hint = Type rules and a clause, such as: rules B1. All of them: roadstead rules { $game }

cli-help = Type the key of a move, its word, or the beginning of it. And:
cli-command-help = help
    .help = this list
cli-command-table = table
    .help = show the table and the moves again
cli-command-tiles = tiles
    .help = the tiles by their signs, and how many still lie closed
cli-command-rules = rules
    .help = a clause of the rules: rules L4
cli-command-why = why
    .help = the clause that allows or forbids a move: why shanghai
cli-command-undo = undo
    .help = take your last decision back
cli-command-save = save
    .help = save, to a file of your choice: save FILE
cli-command-log = log
    .help = all moves so far, as a file has them
cli-command-position = position
    .help = what lies on the table, in one line
cli-command-options = options
    .help = the rules this game is played by
cli-command-quit = quit
    .help = save and leave

## The drawing

cli-dice-left = { $dice ->
        [one] { $dice } die left
       *[other] { $dice } dice left
    }
cli-trick-used = trick played in this round
cli-sharks = sharks
cli-face-joker = joker
cli-face-nudge = die ±1
cli-face-both = both dice
cli-face-reroll = re-roll
cli-crews = { $ours } left, { $theirs } right: the crews, with their strength between.
cli-doubles-in-the-middle = The doubles card lies in the middle.
cli-captain = Crazy Captain on watch: { $name }
cli-announced = Announced: { $what }
cli-row-open = Which end is 1 is still open; left and right are as drawn.
cli-result-title = Points (strength)
cli-result-tricks = Unused tricks
cli-result-total = Total

## Replays and lists

cli-replay-step = Step { $step } of { $last }: { $move }
cli-replay-prompt = Enter, b, a number, or q
cli-replay-help = Enter goes on, b goes back, a number goes to that step, q leaves.
cli-replay-open = The game is not over yet.
cli-player-random = Random
cli-player-greedy = Greedy
cli-player-quick = Quick
cli-player-rote = Rote
cli-player-steady = Steady
cli-players = Who can sit there: { $players }
cli-try = Try: { $command }

## Help

cli-help-usage = Usage:
cli-help-title-arguments = Arguments:
cli-help-title-options = Options:
cli-help-title-commands = Commands:
cli-help-roadstead = Three harbour games: play, watch, look up the rules.
cli-help-version = Show the version and exit.
cli-help-help = Show this and exit.
cli-help-lang = Language: en, ru, it, fr, de.
cli-help-plain = No colours.
cli-help-ascii = Draw with ASCII signs only.
cli-help-game = Which game; `roadstead games` lists them.
cli-help-play = Play in the terminal: against the computer, or several at one keyboard.
cli-help-play-first = Who takes the first seat: person, computer, or a player's name.
cli-help-play-second = Who takes the second seat.
cli-help-play-sit = Who sits at all the seats, in order: person,quick,quick,rote.
cli-help-play-level = Which player the computer is; `roadstead games` lists them.
cli-help-play-names = Names of the persons, or of everybody.
cli-help-play-expansions = Expansions to play with, joined by +.
cli-help-play-option = A house rule; `roadstead options GAME` lists them. May be repeated.
cli-help-play-seed = Words from which all dice, cards and tiles follow: the same words, the same luck.
cli-help-play-save = Save to this file after each decision.
cli-help-play-resume = Go on with a saved game.
cli-help-rules = Read the rules, or one clause.
cli-help-rules-clause = Only this clause, such as L4.
cli-help-options = List the options of a game with their values.
cli-help-games = List the games and who plays them.
cli-help-replay = Tell a recorded game again.
cli-help-replay-file = A saved game or a log.
cli-help-replay-step = Only this step; 0 is the start.
cli-help-replay-all = The table after every step.
cli-help-replay-watch = Step by step at your own pace.
cli-help-show = Draw a position.
cli-help-show-position = A line of notation in quotes, or - to read it from standard input.
cli-help-show-seat = What this seat may see; seats count from 0.
cli-help-engine = Answer other programs: JSON lines on standard input and output.
cli-help-bench = Measure the speed of a game.
cli-help-bench-json = One JSON object instead of a table.

## Jackal

cli-jackal-piece = { $piece }, { $cell }: { $ways ->
        [one] { $ways } way
       *[other] { $ways } ways
    }
cli-jackal-ship = Ship: { $ways ->
        [one] { $ways } way
       *[other] { $ways } ways
    }
cli-jackal-back = 0  another piece
cli-no-tiles = No tiles lie here: this game has no island.
cli-jackal-ship-of = ship of { $crew }
