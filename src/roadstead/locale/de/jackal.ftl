### Die Wörter von Jackal. Plätze werden beim Namen genannt: $name ist der gezeigte Name, $you ist "yes", wenn dort sitzt, wer liest.
### $piece, $by, $crew und $tile sind Texte dieser Datei, $cell ein Feld wie g11.

jackal-name = Jackal
jackal-about = Bis zu vier Mannschaften durchsuchen eine Insel aus verdeckten Plättchen und tragen ihr Gold auf die Schiffe.
jackal-seat-0 = Kapitän 1
jackal-seat-1 = Kapitän 2
jackal-seat-2 = Kapitän 3
jackal-seat-3 = Kapitän 4

## Wörter vom Tisch

jackal-word-island = Insel
jackal-word-sea = Meer
jackal-word-ship = Schiff
jackal-word-crews = Mannschaften
jackal-word-aboard = Gold an Bord
jackal-word-at-stake = Gold noch im Spiel
jackal-word-lost = Gold verloren
jackal-word-closed = Noch verdeckt
jackal-word-rum = Rum
jackal-word-dead = tot
jackal-word-swimming = im Wasser
jackal-word-trapped = in der Falle
jackal-word-waiting = wartet in der Höhle
jackal-word-drunk = schläft seinen Rausch aus
jackal-word-treasure = Schatz
jackal-word-step = Stufe { $step } von { $steps }
jackal-word-turn = Am Zug: { $crew }
jackal-word-grass = Das Kraut wirkt: { $crew }, gezogen von { $name }
jackal-word-coins = { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }
jackal-word-bottles = { $count ->
        [one] { $count } Flasche
       *[other] { $count } Flaschen
    }
jackal-word-tiles = { $count ->
        [one] { $count } Plättchen
       *[other] { $count } Plättchen
    }

## Was zu entscheiden ist

jackal-ask-act = Welche Figur, und wohin? Oder das Schiff?
jackal-ask-fork = Wohin geht es weiter?
jackal-ask-lamp = Welches verdeckte Plättchen zeigt der Leuchtturm?
jackal-ask-quake = Welches Plättchen bewegt das Erdbeben?

## Mannschaften und Figuren

jackal-crew-white = Weiß
jackal-crew-red = Rot
jackal-crew-black = Schwarz
jackal-crew-yellow = Gelb
jackal-piece-white1 = Weiß 1
jackal-piece-white2 = Weiß 2
jackal-piece-white3 = Weiß 3
jackal-piece-red1 = Rot 1
jackal-piece-red2 = Rot 2
jackal-piece-red3 = Rot 3
jackal-piece-black1 = Schwarz 1
jackal-piece-black2 = Schwarz 2
jackal-piece-black3 = Schwarz 3
jackal-piece-yellow1 = Gelb 1
jackal-piece-yellow2 = Gelb 2
jackal-piece-yellow3 = Gelb 3
jackal-piece-ben = Ben Gunn
jackal-piece-missionary = Pilger
jackal-piece-friday = Kundschafter
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

## Plättchen

jackal-tile-sea = Meer
jackal-tile-closed = verdecktes Plättchen
jackal-tile-cut = nichts
jackal-tile-arrow1 = Pfeil, gerade
    .help = Sofort weiter, in eine Richtung.
jackal-tile-arrow2 = Pfeil, schräg
    .help = Sofort weiter, in eine Richtung.
jackal-tile-arrow3 = Doppelpfeil, gerade
    .help = Sofort weiter, hin oder in die Gegenrichtung.
jackal-tile-arrow4 = Doppelpfeil, schräg
    .help = Sofort weiter, hin oder in die Gegenrichtung.
jackal-tile-arrow5 = Dreifachpfeil
    .help = Sofort weiter, in eine von drei Richtungen.
jackal-tile-arrow6 = vier Pfeile, gerade
    .help = Sofort weiter, in eine von vier Richtungen.
jackal-tile-arrow7 = vier Pfeile, schräg
    .help = Sofort weiter, in eine von vier Richtungen.
jackal-tile-arrow1n = Pfeil →
jackal-tile-arrow1e = Pfeil ↓
jackal-tile-arrow1s = Pfeil ←
jackal-tile-arrow1w = Pfeil ↑
jackal-tile-arrow2n = Pfeil ↗
jackal-tile-arrow2e = Pfeil ↘
jackal-tile-arrow2s = Pfeil ↙
jackal-tile-arrow2w = Pfeil ↖
jackal-tile-arrow3n = Pfeil →←
jackal-tile-arrow3e = Pfeil ↑↓
jackal-tile-arrow3s = Pfeil →←
jackal-tile-arrow3w = Pfeil ↑↓
jackal-tile-arrow4n = Pfeil ↗↙
jackal-tile-arrow4e = Pfeil ↘↖
jackal-tile-arrow4s = Pfeil ↗↙
jackal-tile-arrow4w = Pfeil ↘↖
jackal-tile-arrow5n = Pfeil →↓↖
jackal-tile-arrow5e = Pfeil ↗↓←
jackal-tile-arrow5s = Pfeil ↑↘←
jackal-tile-arrow5w = Pfeil ↑→↙
jackal-tile-arrow6n = Pfeil ↑→↓←
jackal-tile-arrow6e = Pfeil ↑→↓←
jackal-tile-arrow6s = Pfeil ↑→↓←
jackal-tile-arrow6w = Pfeil ↑→↓←
jackal-tile-arrow7n = Pfeil ↗↘↙↖
jackal-tile-arrow7e = Pfeil ↗↘↙↖
jackal-tile-arrow7s = Pfeil ↗↘↙↖
jackal-tile-arrow7w = Pfeil ↗↘↙↖
jackal-tile-cannon = Kanone
    .help = Du fliegst in Richtung des Rohrs ins Meer.
jackal-tile-cannon-n = Kanone ↑
jackal-tile-cannon-e = Kanone →
jackal-tile-cannon-s = Kanone ↓
jackal-tile-cannon-w = Kanone ←
jackal-tile-empty = leeres Plättchen
    .help = Nichts geschieht.
jackal-tile-horse = Pferd
    .help = Sofort weiter mit einem Springerzug.
jackal-tile-spinner2 = Dschungel
    .help = Zwei Züge bis hindurch.
jackal-tile-spinner3 = Wüste
    .help = Drei Züge bis hindurch.
jackal-tile-spinner4 = Sumpf
    .help = Vier Züge bis hindurch.
jackal-tile-spinner5 = Gebirge
    .help = Fünf Züge bis hindurch.
jackal-tile-ice = Eis
    .help = Wiederholt die letzte Bewegung.
jackal-tile-trap = Falle
    .help = Hält fest, bis ein Kamerad kommt.
jackal-tile-fort = Fort
    .help = Hier wird niemand geschlagen; kein Gold darf hinein, kein Feind, solange jemand da ist.
jackal-tile-aborigine = Fort der Heilerin
    .help = Ein Fort; für einen Zug kommt ein Toter zurück.
jackal-tile-barrel = Rumfass
    .help = Beim nächsten Zug seiner Mannschaft setzt man aus.
jackal-tile-crocodile = Krokodil
    .help = Zurück, woher man kam.
jackal-tile-cannibal = Oger
    .help = Der Tod.
jackal-tile-balloon = Ballon
    .help = Sofort auf das eigene Schiff, samt Gold.
jackal-tile-plane = Flugzeug
    .help = Ein Flug überallhin mit der Last, einmal im Spiel, jetzt oder später.
jackal-tile-chest1 = Truhe I
    .help = Eine Münze.
jackal-tile-chest2 = Truhe II
    .help = Zwei Münzen.
jackal-tile-chest3 = Truhe III
    .help = Drei Münzen.
jackal-tile-chest4 = Truhe IV
    .help = Vier Münzen.
jackal-tile-chest5 = Truhe V
    .help = Fünf Münzen.
jackal-tile-bottles1 = 1 Flasche Rum
    .help = Deine Mannschaft nimmt sie.
jackal-tile-bottles2 = 2 Flaschen Rum
    .help = Deine Mannschaft nimmt sie.
jackal-tile-bottles3 = 3 Flaschen Rum
    .help = Deine Mannschaft nimmt sie.
jackal-tile-cave = Höhle
    .help = Aus einer anderen offenen Höhle heraus, oder auf eine warten.
jackal-tile-dense = Dickicht
    .help = Alle zusammen, keine Schläge, kein Gold.
jackal-tile-grass = Zauberkraut
    .help = Einen Umlauf lang zieht jede Mannschaft der nächste Spieler.
jackal-tile-lighthouse = Leuchtturm
    .help = Dreh vier verdeckte Plättchen um.
jackal-tile-earthquake = Erdbeben
    .help = Vertausche zwei freie Plättchen.
jackal-tile-caramba = Caramba
    .help = Alle Piraten auf der Insel kommen auf ihre Schiffe.
jackal-tile-ben = Ben Gunn
    .help = Schließt sich dem Finder an, ein vollwertiger Pirat.
jackal-tile-missionary = Pilger
    .help = Schließt sich dem Finder an; wo er steht, ist Frieden.
jackal-tile-friday = Kundschafter
    .help = Schließt sich dem Finder an; trägt Gold, kämpft nicht, kennt alle Fallen.
jackal-tile-galleon = Galeone
    .help = Ein Schatz im Wert von drei Münzen.
jackal-tile-plane-used = verbrauchtes Flugzeug
jackal-tile-bottles1-used = leere Flasche
jackal-tile-bottles2-used = 2 leere Flaschen
jackal-tile-bottles3-used = 3 leere Flaschen

## Optionen

jackal-option-mode = Wer spielt
    .help = Wie viele spielen, und mit wem.
jackal-option-mode-four = vier, jeder für sich
jackal-option-mode-pairs = vier in Paaren
jackal-option-mode-two = zwei mit je zwei Mannschaften
jackal-option-mode-three = drei, jeder für sich
jackal-option-mode-duel = zwei mit je einem Schiff
jackal-option-expansion = Die Schatzinsel
    .help = Ob die 22 Plättchen der Erweiterung im Spiel sind.
jackal-option-expansion-false = nein
jackal-option-expansion-true = ja
jackal-option-first_player = Wer beginnt
    .help = Welches Schiff den ersten Zug hat.
jackal-option-first_player-white = Weiß
jackal-option-first_player-random = der Zufall entscheidet
jackal-option-ice_after_horse = Eis nach einem Pferd
    .help = Was Eis wiederholt, auf das man mit einem Springerzug kam.
jackal-option-ice_after_horse-any_knight_move = einen beliebigen Springerzug
jackal-option-ice_after_horse-same_vector = genau denselben
jackal-option-ice_after_plane = Eis nach dem Flugzeug
    .help = Was Eis mit dem tut, der dorthin flog.
jackal-option-ice_after_plane-fly_again = noch ein Flug
jackal-option-ice_after_plane-stop = er bleibt stehen
jackal-option-plane_targets = Wohin das Flugzeug fliegt
    .help = Wohin man außer auf Landplättchen fliegen darf.
jackal-option-plane_targets-own_and_allied_ship = auf das eigene und das verbündete Schiff
jackal-option-plane_targets-land_only = sonst nirgendwohin
jackal-option-plane_targets-any_cell = überallhin, auch ins Meer und auf feindliche Schiffe
jackal-option-crocodile_after_plane = Krokodil nach dem Flugzeug
    .help = Wohin ein Krokodil den schickt, der geradewegs zu ihm flog.
jackal-option-crocodile_after_plane-fly_again = er fliegt noch einmal
jackal-option-crocodile_after_plane-stand_on_spent_plane = zurück zum verbrauchten Flugzeug
jackal-option-horse_into_sea = Mit dem Pferd ins Meer
    .help = Ob ein Springerzug im offenen Meer enden darf.
jackal-option-horse_into_sea-forbidden = nein
jackal-option-horse_into_sea-dive = ja
jackal-option-enemy_ship_by_chain = Auf ein feindliches Schiff geschickt
    .help = Wann ein Weg, tödlich, auf einem feindlichen Schiff enden darf.
jackal-option-enemy_ship_by_chain-after_opening = wenn unterwegs aufgedeckt wurde
jackal-option-enemy_ship_by_chain-only_when_forced = dann nur, wenn nichts anderes bleibt
jackal-option-crocodile_pass = Zug verlieren am Krokodil
    .help = Ob man an ein bekanntes Krokodil und wieder zurück treten darf.
jackal-option-crocodile_pass-allowed = erlaubt
jackal-option-crocodile_pass-forbidden = nicht erlaubt
jackal-option-plane_wait = Warten am Flugzeug
    .help = Ob der Pilot einen Zug mit Warten verbringen darf.
jackal-option-plane_wait-no = nein
jackal-option-plane_wait-yes = ja
jackal-option-ship_steering = Wer welches Schiff bewegt
    .help = Welche Schiffe eine Mannschaft in ihrem Zug bewegen darf.
jackal-option-ship_steering-own_ship_only = nur das eigene
jackal-option-ship_steering-any_boarded_ship = jedes befreundete mit einem ihrer Piraten an Bord
jackal-option-early_end = Vorzeitiges Ende
    .help = Was geschieht, wenn der Erste nicht mehr einzuholen ist.
jackal-option-early_end-offer = die Spieler dürfen sich auf das Ende einigen
jackal-option-early_end-always = das Spiel endet
jackal-option-early_end-never = es wird weitergespielt
jackal-option-no_progress_rounds = Umläufe ohne Ereignis
    .help = Nach so vielen vollen Umläufen, in denen nichts geschieht, endet das Spiel.
jackal-option-give_rum = Rum geben
    .help = Was es kostet, dem Kundschafter oder dem Pilger eine Flasche zu geben.
jackal-option-give_rum-whole_turn = den ganzen Zug
jackal-option-give_rum-free = nichts
jackal-option-missionary_on_barrel = Pilger am Fass
    .help = Was ein Rumfass aus dem Pilger macht.
jackal-option-missionary_on_barrel-stays_missionary = er setzt aus und bleibt Pilger
jackal-option-missionary_on_barrel-becomes_pirate = er wird Pirat
jackal-option-lighthouse = Leuchtturm
    .help = Was der Leuchtturm tut. Es gibt eine neuere Regel, aber ihre Einzelheiten sind unbekannt.
jackal-option-lighthouse-open_four = dreht vier Plättchen um
jackal-option-earthquake_scope = Erdbeben
    .help = Welche Plättchen das Erdbeben vertauschen darf.
jackal-option-earthquake_scope-any_free_tile = alle ohne Figuren und Gold
jackal-option-earthquake_scope-closed_only = nur verdeckte
jackal-option-caramba = Caramba
    .help = Was das Plättchen Caramba tut. Die gedruckte Regel ließ sich nicht bestätigen.
jackal-option-caramba-all_to_ships = alle Piraten kommen auf ihre Schiffe
jackal-option-caramba-blank = nichts

## Züge, wie ein Menü sie zeigt

jackal-move-go = { $piece } nach { $cell }{ $load ->
        [coin] {""}, mit Münze
        [treasure] {""}, mit dem Schatz
       *[nothing] {""}
    }
jackal-move-go-with-rum = { $piece } trinkt und geht nach { $cell }{ $load ->
        [coin] {""}, mit Münze
        [treasure] {""}, mit dem Schatz
       *[nothing] {""}
    }
jackal-move-fly = { $piece } fliegt nach { $cell }{ $load ->
        [coin] {""}, mit Münze
        [treasure] {""}, mit dem Schatz
       *[nothing] {""}
    }
jackal-move-wait = { $piece } wartet am Flugzeug
jackal-move-go-on = Weiter nach { $cell }
jackal-move-stay = Am Flugzeug bleiben
jackal-move-sail = Das Schiff fährt nach { $cell }
jackal-move-revive = Einen toten Piraten zurückholen
jackal-move-give-rum = Rum geben: { $piece }
jackal-move-light = { $cell } zeigen
jackal-move-shake = Plättchen { $cell } bewegen
jackal-move-starts = { $crew } beginnt
jackal-move-opened = Gefunden: { $tile }

## Ereignisse

jackal-event-starter-drawn = { $crew } beginnt.
jackal-event-piece-moved = { $how ->
        [ashore] { $piece } geht an Land, auf { $cell }
        [swim] { $piece } schwimmt nach { $cell }
        [aboard] { $piece } kommt an Bord, auf { $cell }
        [arrow] Der Pfeil schickt { $piece } nach { $cell }
        [horse] Das Pferd trägt { $piece } nach { $cell }
        [ice] { $piece } rutscht nach { $cell }
        [crocodile] Das Krokodil schickt { $piece } zurück nach { $cell }
        [cannon] Die Kanone schießt { $piece } nach { $cell }
        [balloon] Der Ballon bringt { $piece } heim nach { $cell }
        [plane] { $piece } fliegt nach { $cell }
        [cave] { $piece } kommt aus der Höhle auf { $cell }
       *[walk] { $piece } geht von { $start } nach { $cell }
    }{ $load ->
        [coin] {""}, mit einer Münze.
        [treasure] {""}, mit dem Schatz.
       *[nothing] .
    }
jackal-event-spinner-crossed = { $piece }: Stufe { $step } von { $steps } auf { $cell }.
jackal-event-tile-opened = { $cell }: { $tile }.
jackal-event-ship-sailed = Das Schiff fährt von { $start } nach { $cell } ({ $crew }).
jackal-event-piece-fished = Aus dem Wasser geholt: { $piece }, auf { $cell }.
jackal-event-piece-hit = { $by } schlägt { $piece } auf { $cell }.
jackal-event-piece-died = { $clause ->
        [T10] { $piece } fällt auf { $cell } dem Oger zum Opfer.
        [W3] { $piece } stirbt an einem feindlichen Schiff auf { $cell }.
        [W4] { $piece } wird auf { $cell } im Wasser geschlagen und stirbt.
       *[F4] { $piece } findet auf { $cell } keinen Ausweg und stirbt.
    }
jackal-event-piece-revived = { $piece } ist wieder da, auf { $cell }.
jackal-event-piece-trapped = { $piece } sitzt in der Falle auf { $cell }.
jackal-event-piece-freed = { $piece } ist wieder frei, auf { $cell }.
jackal-event-rum-drunk = { $piece } findet auf { $cell } den Rum und setzt aus.
jackal-event-cave-entered = { $piece } wartet in der Höhle auf { $cell }.
jackal-event-plane-used-up = Das Flugzeug auf { $cell } fliegt nicht mehr.
jackal-event-gold-found = Gold auf { $cell }: { $coins ->
        [one] { $coins } Münze.
       *[other] { $coins } Münzen.
    }
jackal-event-gold-banked = Gold an Bord ({ $crew }): { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }, insgesamt { $total }.
jackal-event-gold-lost = Verloren auf { $cell }: { $coins ->
        [one] { $coins } Münze.
       *[other] { $coins } Münzen.
    }
jackal-event-gold-left = { $load ->
        [treasure] Der Schatz liegt jetzt auf { $cell }.
       *[coin] Eine Münze liegt jetzt auf { $cell }.
    }
jackal-event-bottles-taken = Rum auf { $cell } ({ $crew }): { $bottles ->
        [one] { $bottles } Flasche.
       *[other] { $bottles } Flaschen.
    }
jackal-event-bottle-spent = Eine Flasche weniger ({ $crew }): { $piece } trinkt sie.
jackal-event-person-joined = { $piece } schließt sich auf { $cell } an: { $crew }.
jackal-event-side-changed = { $piece } wechselt die Seite: { $crew }.
jackal-event-person-left = { $why ->
        [rum] { $piece } nimmt den Rum und ist fort.
       *[meeting] { $piece } ist nach der Begegnung fort.
    }
jackal-event-missionary-converted = Der Pilger ist jetzt Pirat ({ $crew }).
jackal-event-grass-grown = Zauberkraut auf { $cell }: Einen Umlauf lang zieht jede Mannschaft der nächste Spieler.
jackal-event-lighthouse-lit = Der Leuchtturm brennt und zeigt { $tiles ->
        [one] { $tiles } Plättchen.
       *[other] { $tiles } Plättchen.
    }
jackal-event-tiles-exchanged = { $first } und { $second } tauschen die Plätze.
jackal-event-earth-quaked = Die Erde bebt auf { $cell }: Zwei Plättchen tauschen die Plätze.
jackal-event-caramba-shouted = Caramba auf { $cell }!
jackal-event-way-chosen = { $piece } steht auf { $cell } am Scheideweg: { $ways ->
        [one] { $ways } Weg.
       *[other] { $ways } Wege.
    }
jackal-event-turn-passed = { $crew } kann nichts tun und setzt aus.
jackal-event-turn-begun = { $you ->
        [yes] Du bist am Zug ({ $crew }).
       *[no] { $name } ist am Zug ({ $crew }).
    }
jackal-event-game-ended = Das Spiel ist aus: { $why }.

## Wie es ausgeht

jackal-outcome-win = { $you ->
        [yes] Du gewinnst, Gold an Bord: { $gold }.
       *[no] { $name } gewinnt, Gold an Bord: { $gold }.
    }
jackal-outcome-shared = Geteilter Sieg, Gold an Bord je { $gold }: { $names }.
jackal-outcome-nobody = Niemand hat Gold an Bord.
jackal-why-no-gold = es ist kein Gold mehr zu holen
jackal-why-decided = der Erste ist nicht mehr einzuholen
jackal-why-agreed = die Spieler einigen sich auf das Ende
jackal-why-no-progress = zu lange ist nichts geschehen
jackal-why-no-move = niemand kann je wieder ziehen

## Die Seite der Regeln

jackal-page-title = Jackal: die Regeln
jackal-page-intro = Jackal ist ein Spiel von Dmitri Kibkalo (2008). Diese Seite erzählt die Regeln in eigenen Worten, samt der Erweiterung „Die Schatzinsel“: erst eine Anleitung, aus der man es lernen kann, dann jeder Punkt unter der Nummer, mit der ihn das Programm nennt. Einige Plättchen und Personen heißen bei uns anders als in der Schachtel; das Glossar nennt beide Namen.
jackal-page-guide = Die Anleitung
jackal-page-clauses = Die Punkte
jackal-page-options = Die Optionen
jackal-page-default = Vorgabe
