### The page in the browser: what it says around the games.

page-settings = Réglages
page-language = Langue
page-theme-light = Brume du matin
page-theme-dark = Lueur de lampe
page-sound-on = Son activé
page-sound-off = Son coupé
page-yes = Oui
page-no = Non
page-close = Fermer
page-reload = Recharger
page-search = Chercher dans les règles

## The first screen

page-welcome = Un soir sur la rade
page-about = Trois jeux sont à l’ancre. Asseyez-vous, prenez les dés ; personne ne demande votre nom.
page-game-shanghaien = Shanghaien
    .about = Un duel de dés à deux dans la taverne : qui aura le meilleur équipage à bord ?
page-game-jackal = Jackal
    .about = Une chasse au trésor sur une île que personne n’a encore vue, de deux à quatre capitaines.
page-game-riff-raff = Riff Raff
    .about = Un bateau qui tangue pour de vrai, chargé à la main. Ce qui tombe vous revient.
page-play = Jouer
page-same-screen = Même écran
page-by-link = Par un lien
page-house-rules = Règles maison
page-rules = Règles
page-in-the-yard = Encore au chantier : les règles se lisent déjà, la table est en construction.
page-go-on = Reprendre
page-credits = Shanghaien de Roman Pelek et Michael Schacht, Jackal de Dmitry Kibkalo, Riff Raff de Christoph Cantzler. Textes, dessins et sons sont les nôtres.

## Who plays

page-who-plays = Qui joue ?
page-sitter-me = à cet écran
page-sitter-open = qui a le lien
page-sitter-computer = l’ordinateur
page-player-random = Au petit bonheur
page-player-greedy = Le Rapace
page-player-quick = Le Vif
page-player-rote = Le Routinier
page-player-solver = Le Comptable
page-you = Vous

## At the table

page-connecting = On approche une chaise…
page-lost = L’amarre a lâché ; elle se renoue toute seule.
page-outdated = Le port a été reconstruit depuis que cette page est chargée.
page-your-turn = À vous de jouer
page-turn-of = Au tour de { $name }
page-over = La partie est finie
page-one-screen = Les deux à cet écran
page-waits-for = { $name } réfléchit…
page-announced = { $name } annonce :
page-sit = S’asseoir et jouer
page-send-link = Envoyez ce lien à l’autre joueur :
page-undo = Reprendre le coup
page-resign = Abandonner
page-confirm-undo = Le hasard ou l’ordinateur a répondu depuis. Reprendre ? Les mêmes dés tomberont.
page-confirm-resign = Abandonner cette partie ?
page-wish = { $name } voudrait reprendre un coup. D’accord ?
page-rematch = Encore une partie
page-download = Enregistrer la partie
page-seed = La graine, pour vérifier les dés
page-sum = Total
page-points = { $points ->
        [one] point
        [many] de points
       *[other] points
    }
page-nation = Nation
page-nobody = personne
page-slot = Place { $number } : { $card }. Dés : { $ours } en bas, { $theirs } en haut. Irait à : { $taker }.
page-captain-in-force = Capitaine fou en faction : { $name }
page-doubles-in-middle = La carte des doubles est au milieu

## The log

page-log = Le journal
page-log-taken-back = { $name } : coups repris.
page-log-sat = { $name } s’assied.
page-log-resigned = { $name } abandonne ; l’ordinateur continue.
page-log-away = { $name } n’est plus là ; l’ordinateur continue.
page-looking-back = Vous regardez un moment passé.
page-back-to-now = Revenir au présent
