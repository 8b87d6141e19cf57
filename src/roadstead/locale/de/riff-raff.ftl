### Die Wörter von Riff Raff. Plätze werden beim Namen genannt: $name ist der gezeigte Name, $you ist
### "yes", wenn dort sitzt, wer liest, $names sind mehrere Namen. $object ist ein Text dieser Datei.

riff-raff-name = Riff Raff
riff-raff-about = Beladet ein Schiff, das wirklich schwankt: Wer zuerst alles an Bord hat, gewinnt.
riff-raff-seat-0 = Rot
riff-raff-seat-1 = Blau
riff-raff-seat-2 = Grün
riff-raff-seat-3 = Gelb

## Wörter vom Tisch

riff-raff-word-ship = Schiff
riff-raff-word-hull = Rumpf
riff-raff-word-yards = Rahen
riff-raff-word-supply = Vorrat
riff-raff-word-cards = Karten
riff-raff-word-captain = Kapitän
riff-raff-word-aboard = An Bord
riff-raff-word-order = Reihenfolge
riff-raff-word-face-down = verdeckt
riff-raff-word-nothing = nichts
riff-raff-word-heel = Krängung { $degrees }°
riff-raff-word-round = Runde { $round } von { $last }
riff-raff-word-objects = { $count ->
        [one] { $count } Gegenstand
       *[other] { $count } Gegenstände
    }
riff-raff-word-seconds = { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }

## Was zu entscheiden ist

riff-raff-ask-host = Wer ist der erste Kapitän?
riff-raff-ask-choose = Welche Karte legst du?
riff-raff-ask-name = Wer wird Kapitän?
riff-raff-ask-order = In welcher Reihenfolge laden sie?
riff-raff-ask-announce = Ein Gegenstand oder zwei?
riff-raff-ask-load = Welcher Gegenstand, und wohin?

## Gegenstände und Bereiche

riff-raff-object-boat = Boot
riff-raff-object-barrel = Fass
riff-raff-object-bottle = Flasche
riff-raff-object-crate = Kiste
riff-raff-object-sailor = Matrose
riff-raff-object-plank = Planke
riff-raff-object-rat = Ratte
riff-raff-object-chest = Truhe
riff-raff-region-1 = Bug, Backbord
riff-raff-region-2 = Bug, Steuerbord
riff-raff-region-3 = Heck, Backbord
riff-raff-region-4 = Heck, Steuerbord
riff-raff-region-5 = untere Rah, Backbord
riff-raff-region-6 = untere Rah, Steuerbord
riff-raff-region-7 = mittlere Rah, Backbord
riff-raff-region-8 = mittlere Rah, Steuerbord
riff-raff-region-9 = obere Rah, Backbord
riff-raff-region-10 = obere Rah, Steuerbord

## Was man der Hand sagt

riff-raff-hand-missing = Der Hand wurde nicht alles gesagt.
riff-raff-hand-unknown_field = Der Hand wurde etwas gesagt, das sie nicht kennt.
riff-raff-hand-pose_not_intent = Einer Hand sagt man, wohin sie soll, nicht, wo die Dinge sind.
riff-raff-hand-not_a_number = Hier gehört eine Zahl hin.
riff-raff-hand-not_finite = Diese Zahl hat kein Ende.
riff-raff-hand-too_far = So weit reicht die Hand nicht.
riff-raff-hand-too_much_turn = So weit kann die Hand auf einmal nicht drehen.
riff-raff-hand-foreign_object = Diesen Gegenstand darfst du nicht nehmen.
riff-raff-hand-out_of_order = Diese Nachricht kam zu spät; eine spätere ist schon angekommen.
riff-raff-hand-ahead_of_time = Diese Nachricht ist ihrer Zeit voraus.
riff-raff-hand-too_many = Zu viel auf einmal; langsamer.
riff-raff-hand-not_held = Die Hand hält gerade nichts.
riff-raff-hand-over = Dieser Versuch ist vorbei.

## Optionen

riff-raff-option-seats = Spieler
    .help = Wie viele spielen.
riff-raff-option-hand = Hand
    .help = Wie jeder Platz seine Hand führt: frei, mit Zeiger und Tasten, oder als Steuermann, der eine Stelle nennt, zu der eine ruhige Hand geht. Die Physik ist für alle dieselbe.
riff-raff-option-hand-free = frei
riff-raff-option-hand-helmsman = Steuermann
riff-raff-option-hand-custom = je Platz eine, wie in free+helmsman
riff-raff-option-ball_lever_cm = Hebel der Kugel
    .help = Wie weit unter dem Gelenk die Stahlkugel hängt, in Zentimetern. Länger ist ruhiger.
riff-raff-option-ball_lever_cm-17 = 17 cm, normal
riff-raff-option-ball_lever_cm-20 = 20 cm, leicht
riff-raff-option-ball_lever_cm-15 = 15 cm, schwer
riff-raff-option-yards = Rahen
    .help = Ob die Rahen lose auf ihren Stiften liegen.
riff-raff-option-yards-loose = lose
riff-raff-option-yards-fixed = fest
riff-raff-option-catch_speed = Zeit beim Fangen
    .help = Wie schnell die Dinge fallen, während du sie zu fangen versuchst.
riff-raff-option-catch_speed-half = halb so schnell
riff-raff-option-catch_speed-third = ein Drittel so schnell
riff-raff-option-catch_speed-real = wie im Leben
riff-raff-option-caught_own = Eigener Fang
    .help = Was mit Gegenständen geschieht, wenn nur gefangen wird, was eben abgelegt wurde.
riff-raff-option-caught_own-publisher = sie kommen zum Spieler zurück
riff-raff-option-caught_own-russian_text = sie sind aus dem Spiel
riff-raff-option-first_captain = Erster Kapitän
    .help = Wer sagt, wer vor der ersten Runde Kapitän ist.
riff-raff-option-first_captain-random = der Zufall
riff-raff-option-first_captain-host = der Gastgeber
riff-raff-option-captain_may_name_himself = Kapitän nennt sich selbst
    .help = Ob der amtierende Kapitän bleiben darf, wenn mehrere die höchste Karte haben.
riff-raff-option-captain_may_name_himself-yes = ja
riff-raff-option-captain_may_name_himself-no = nein
riff-raff-option-tie_order = Gleiche Karten
    .help = Wer die Reihenfolge bei gleichen Karten bestimmt.
riff-raff-option-tie_order-captain = der Kapitän
riff-raff-option-tie_order-seat_order = die Reihenfolge der Plätze
riff-raff-option-card_timer_s = Zeit für eine Karte
    .help = Sekunden für die Wahl einer Karte; 0 heißt ohne Grenze.
riff-raff-option-turn_timer_s = Zeit für einen Zug
    .help = Sekunden für einen Zug; 0 heißt ohne Grenze.
riff-raff-option-contact_limit_s = Zeit der Berührung
    .help = Wie viele Sekunden der Gegenstand in der Hand das Schiff berühren darf.

## Züge, wie ein Menü sie zeigt

riff-raff-move-name-captain = Kapitän: { $name }
riff-raff-move-choose = Karte { $card }
riff-raff-move-let-draw = Den Zufall ziehen lassen
riff-raff-move-set-order = Reihenfolge: { $names }
riff-raff-move-announce = { $objects ->
        [2] Zwei Gegenstände
       *[1] Ein Gegenstand
    }
riff-raff-move-begins = Erster Kapitän ist { $name }
riff-raff-move-drawn = Der Zufall zieht eine Karte
riff-raff-move-loaded = Das Schiff antwortet

## Ereignisse

riff-raff-event-first-captain = { $you ->
        [yes] Du bist der erste Kapitän.
       *[no] { $name } ist der erste Kapitän.
    }
riff-raff-event-round-begun = Runde { $round }.
riff-raff-event-has-chosen = { $you ->
        [yes] Deine Karte liegt verdeckt.
       *[no] { $name } hat eine Karte gelegt.
    }
riff-raff-event-card-revealed = { $you ->
        [yes] Du zeigst { $card }.
       *[no] { $name } zeigt { $card }.
    }
riff-raff-event-captain-tied = { $you ->
        [yes] Mehrere haben die höchste Karte ({ $names }). Du nennst den Kapitän.
       *[no] Mehrere haben die höchste Karte ({ $names }). { $name } nennt den Kapitän.
    }
riff-raff-event-captain-made = { $new ->
        [yes] { $you ->
            [yes] Du bist jetzt Kapitän.
           *[no] { $name } ist jetzt Kapitän.
        }
       *[no] { $you ->
            [yes] Du bleibst Kapitän.
           *[no] { $name } bleibt Kapitän.
        }
    }
riff-raff-event-order-tied = { $you ->
        [yes] Gleiche Karten ({ $names }). Du bestimmst die Reihenfolge.
       *[no] Gleiche Karten ({ $names }). { $name } bestimmt die Reihenfolge.
    }
riff-raff-event-order-set = Die Reihenfolge: { $names }.
riff-raff-event-turn-begun = { $you ->
        [yes] Du bist dran: Bereich { $region }.
       *[no] { $name } ist dran: Bereich { $region }.
    }
riff-raff-event-announced = { $objects ->
        [2] { $you ->
            [yes] Du sagst zwei Gegenstände an.
           *[no] { $name } sagt zwei Gegenstände an.
        }
       *[1] { $you ->
            [yes] Du sagst einen Gegenstand an.
           *[no] { $name } sagt einen Gegenstand an.
        }
    }
riff-raff-event-object-loaded = { $region ->
        [0] An Bord, aber in keinem Bereich: { $object }.
       *[1] An Bord, Bereich { $region }: { $object }.
    }
riff-raff-event-hand-stopped = { $why ->
        [time] Die Zeit ist um; der Gegenstand kommt in den Vorrat zurück.
        [contact] Die Hand hat das Schiff zu lange berührt; der Gegenstand kommt in den Vorrat zurück.
        [left] Die Hand ist fort; der Gegenstand kommt in den Vorrat zurück.
       *[fell] Etwas ist gefallen; der Gegenstand in der Hand kommt in den Vorrat zurück.
    }
riff-raff-event-object-fell = Über Bord: { $object }!
riff-raff-event-object-caught = Gefangen und aus dem Spiel: { $object }.
riff-raff-event-caught-own = { $you ->
        [yes] Gefangen, aber eben erst abgelegt; zurück an dich: { $object }.
       *[no] Gefangen, aber eben erst abgelegt; zurück an { $name }: { $object }.
    }
riff-raff-event-object-taken = { $you ->
        [yes] Das musst du nehmen: { $object }.
       *[no] Das muss { $name } nehmen: { $object }.
    }
riff-raff-event-turn-ended = { $you ->
        [yes] Dein Zug ist zu Ende. Gegenstände übrig: { $left }.
       *[no] Der Zug von { $name } ist zu Ende. Gegenstände übrig: { $left }.
    }
riff-raff-event-round-ended = Runde { $round } ist zu Ende.
riff-raff-event-cards-taken-back = Beide nehmen ihre zehn Karten zurück.
riff-raff-event-game-ended = Das Spiel ist aus.

## Wie es ausgeht

riff-raff-outcome-win = { $you ->
        [yes] Du gewinnst.
       *[no] { $name } gewinnt.
    }
riff-raff-outcome-shared = Sie gewinnen gemeinsam: { $names }.
riff-raff-why-empty_supply = alles ist an Bord
riff-raff-why-rounds = die wenigsten Gegenstände nach der letzten Runde

## Die Seite der Regeln

riff-raff-page-title = Riff Raff: die Regeln
riff-raff-page-intro = Riff Raff ist ein Spiel von Christoph Cantzler (2012). Diese Seite erzählt die Regeln in eigenen Worten: erst eine Anleitung, aus der man es lernen kann, dann jeder Punkt unter der Nummer, mit der ihn das Programm nennt.
riff-raff-page-guide = Die Anleitung
riff-raff-page-clauses = Die Punkte
riff-raff-page-options = Die Optionen
riff-raff-page-default = Vorgabe
