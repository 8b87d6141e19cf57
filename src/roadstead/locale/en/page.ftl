### The page in the browser: what it says around the games.

page-settings = Settings
page-language = Language
page-theme-light = Morning fog
page-theme-dark = Lamplight
page-sound-on = Sound on
page-sound-off = Sound off
page-yes = Yes
page-no = No
page-close = Close
page-reload = Load anew
page-search = Search the rules

## The first screen

page-welcome = Evening in the roadstead
page-about = Three games lie at anchor. Sit down, take the dice; nobody asks for your name.
page-game-shanghaien = Shanghaien
    .about = A dice duel for two in the tavern: who gets the better crew aboard?
page-game-jackal = Jackal
    .about = A treasure hunt on an island that nobody has seen yet, for two to four captains.
page-game-riff-raff = Riff Raff
    .about = A ship that really sways, loaded by hand. What falls comes back to you.
page-play = Play
page-same-screen = One screen
page-by-link = With a link
page-house-rules = House rules
page-rules = Rules
page-in-the-yard = Still in the yard: its rules can be read, its table is being built.
page-go-on = Go on
page-credits = Shanghaien by Roman Pelek and Michael Schacht, Jackal by Dmitry Kibkalo, Riff Raff by Christoph Cantzler. Texts, drawings and sounds here are our own.

## Who plays

page-who-plays = Who plays?
page-sitter-me = at this screen
page-sitter-open = whoever has the link
page-sitter-computer = the computer
page-player-random = Lucky Dip
page-player-greedy = Grabber
page-player-quick = Nimble
page-player-rote = By Heart
page-player-solver = The Reckoner
page-you = You

## At the table

page-connecting = Pulling up a chair …
page-lost = The line is lost; it will be tied again by itself.
page-outdated = The harbour has been rebuilt since this page was loaded.
page-your-turn = Your turn
page-turn-of = Turn: { $name }
page-over = The game is over
page-one-screen = Both at this screen
page-waits-for = { $name } is thinking …
page-announced = { $name } announces:
page-sit = Sit down and play
page-send-link = Send this link to the other player:
page-undo = Take back
page-resign = Resign
page-confirm-undo = Chance or the computer has answered since. Take it back? The same dice will fall again.
page-confirm-resign = Give this game up?
page-wish = { $name } would like to take a move back. Agreed?
page-rematch = Another game
page-download = Save the game
page-seed = The seed, to check the dice
page-sum = Sum
page-points = { $points ->
        [one] point
       *[other] points
    }
page-nation = Nation
page-nobody = nobody
page-slot = Place { $number }: { $card }. Dice: { $ours } below, { $theirs } above. Would go to: { $taker }.
page-captain-in-force = Crazy Captain in force: { $name }
page-doubles-in-middle = The doubles card lies in the middle

## The log

page-log = The log
page-log-taken-back = { $name }: moves taken back.
page-log-sat = { $name } sits down.
page-log-resigned = { $name } gives up; the computer plays on.
page-log-away = { $name } is away; the computer plays on.
page-looking-back = You look at an earlier moment.
page-back-to-now = Back to now
