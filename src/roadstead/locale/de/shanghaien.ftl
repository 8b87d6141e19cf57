### Die Wörter von Shanghaien. Plätze werden beim Namen genannt: $name ist der gezeigte Name, $you ist
### "yes", wenn der Leser dort sitzt. $card, $action und $what sind Texte dieser Datei, $dice eine Liste von Zahlen.

shanghaien-name = Shanghaien
shanghaien-about = Ein Würfelduell für zwei in einer Hafentaverne: Wer bringt die bessere Mannschaft an Bord?
shanghaien-seat-0 = Rot
shanghaien-seat-1 = Blau

## Wörter des Tisches

shanghaien-word-tavern = Taverne
shanghaien-word-deck = Stapel
shanghaien-word-supply = Vorrat
shanghaien-word-crew = Mannschaft
shanghaien-word-tricks = Tricks
shanghaien-word-gone = Aus dem Spiel
shanghaien-word-captain = Kapitän
shanghaien-word-starter = beginnt
shanghaien-word-face-down = verdeckt
shanghaien-word-rolled = Gewürfelt
shanghaien-word-left = links
shanghaien-word-right = rechts
shanghaien-word-nothing = nichts
shanghaien-word-round = Runde { $round } von 8
shanghaien-word-cards = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
shanghaien-word-dice = { $count ->
        [one] { $count } Würfel
       *[other] { $count } Würfel
    }
shanghaien-word-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

## Was zu entscheiden ist

shanghaien-ask-declare = An welchem Ende der Reihe ist die 1?
shanghaien-ask-turn = Würfeln oder Shanghai rufen?
shanghaien-ask-place = Welchen Würfel setzt du? Oder ein Trick?
shanghaien-ask-veto = Veto oder durchlassen?
shanghaien-ask-veto-placing = Veto gegen den Würfel oder durchlassen?
shanghaien-ask-return = Welcher Würfel geht in den Vorrat zurück?

## Nationen

shanghaien-nation-red = Amerikaner
    .colour = rot
shanghaien-nation-azure = Franzosen
    .colour = hellblau
shanghaien-nation-blue = Deutsche
    .colour = dunkelblau
shanghaien-nation-yellow = Chinesen
    .colour = gelb
shanghaien-nation-orange = Niederländer
    .colour = orange
shanghaien-nation-purple = Türken
    .colour = lila
shanghaien-nation-green = Spanier
    .colour = grün
shanghaien-nation-grey = Italiener
    .colour = grau

## Karten

shanghaien-card-red1 = rote 1 (Amerikaner)
shanghaien-card-red2 = rote 2 (Amerikaner)
shanghaien-card-red3 = rote 3 (Amerikaner)
shanghaien-card-red4 = rote 4 (Amerikaner)
shanghaien-card-azure1 = hellblaue 1 (Franzose)
shanghaien-card-azure2 = hellblaue 2 (Franzose)
shanghaien-card-azure3 = hellblaue 3 (Franzose)
shanghaien-card-azure4 = hellblaue 4 (Franzose)
shanghaien-card-blue1 = dunkelblaue 1 (Deutscher)
shanghaien-card-blue2 = dunkelblaue 2 (Deutscher)
shanghaien-card-blue3 = dunkelblaue 3 (Deutscher)
shanghaien-card-blue4 = dunkelblaue 4 (Deutscher)
shanghaien-card-yellow1 = gelbe 1 (Chinese)
shanghaien-card-yellow2 = gelbe 2 (Chinese)
shanghaien-card-yellow3 = gelbe 3 (Chinese)
shanghaien-card-yellow4 = gelbe 4 (Chinese)
shanghaien-card-orange1 = orange 1 (Niederländer)
shanghaien-card-orange2 = orange 2 (Niederländer)
shanghaien-card-orange3 = orange 3 (Niederländer)
shanghaien-card-orange4 = orange 4 (Niederländer)
shanghaien-card-purple1 = lila 1 (Türke)
shanghaien-card-purple2 = lila 2 (Türke)
shanghaien-card-purple3 = lila 3 (Türke)
shanghaien-card-purple4 = lila 4 (Türke)
shanghaien-card-green1 = grüne 1 (Spanier)
shanghaien-card-green2 = grüne 2 (Spanier)
shanghaien-card-green3 = grüne 3 (Spanier)
shanghaien-card-green4 = grüne 4 (Spanier)
shanghaien-card-grey1 = graue 1 (Italiener)
shanghaien-card-grey2 = graue 2 (Italiener)
shanghaien-card-grey3 = graue 3 (Italiener)
shanghaien-card-grey4 = graue 4 (Italiener)
shanghaien-card-JB = Joker / beide Würfel
shanghaien-card-JP = Joker / Würfel ±1
shanghaien-card-JR = Joker / Neuwurf
shanghaien-card-PB = Würfel ±1 / beide Würfel
shanghaien-card-PR = Würfel ±1 / Neuwurf
shanghaien-card-BR = beide Würfel / Neuwurf
shanghaien-card-captain = verrückter Kapitän
shanghaien-card-extra1 = kein Shanghai / alle neu würfeln
shanghaien-card-extra2 = Haie / Tausch
shanghaien-card-doubles = Paschkarte

## Was Tricks bewirken

shanghaien-action-joker = Joker
    .help = Die Karte kommt zu einer deiner Nationen und zählt als Matrose mit dem Wert 2.
shanghaien-action-nudge = Würfel ±1
    .help = Ändere einen deiner beiden Würfel um eins.
shanghaien-action-both = beide Würfel
    .help = Setze beide geworfenen Würfel.
shanghaien-action-reroll = Neuwurf
    .help = Wirf beide Würfel neu.
shanghaien-action-captain = verrückter Kapitän
    .help = Bis zum Ende der Runde ein Veto in jedem Zug des anderen.
shanghaien-action-no-shanghai = kein Shanghai
    .help = In dieser Runde darf niemand Shanghai rufen, bis jemand muss.
shanghaien-action-reroll-all = alle neu würfeln
    .help = Wirf alle deine Würfel dieser Runde neu; einer geht in den Vorrat zurück.
shanghaien-action-sharks = zu den Haien
    .help = Die Karte, an die du deinen Würfel setzt, wird verdeckt und ist für beide verloren.
shanghaien-action-exchange = Tausch
    .help = Nimm einen früher gesetzten Würfel zurück und setze beide geworfenen.
shanghaien-action-doubles = Paschkarte
    .help = Leg die Karte neben die Taverne zurück und wirf beide Würfel neu.

## Erweiterungen

shanghaien-expansion-crazy_captain = Der verrückte Kapitän
    .help = Jeder beginnt mit einer Karte, die ein Veto in jedem Zug des anderen erlaubt.
shanghaien-expansion-extra1 = Extrakarte 1: kein Shanghai / alle neu würfeln
    .help = Jeder beginnt mit einer Karte, die Shanghai verbietet oder alle Würfel neu wirft.
shanghaien-expansion-extra2 = Extrakarte 2: Haie / Tausch
    .help = Jeder beginnt mit einer Karte, die eine Tavernenkarte verdirbt oder einen Würfel gegen zwei tauscht.
shanghaien-expansion-extra3 = Extrakarte 3: die Paschkarte
    .help = Eine Karte für beide: mit einem Pasch genommen, mit einem Pasch weggenommen.

## Optionen

shanghaien-option-expansions = Erweiterungen
    .help = Beliebig viele der vier; ohne Angabe keine.
shanghaien-option-expansions-none = keine
shanghaien-option-expansions-crazy_captain = verrückter Kapitän
shanghaien-option-expansions-extra1 = Extrakarte 1
shanghaien-option-expansions-extra2 = Extrakarte 2
shanghaien-option-expansions-extra3 = Extrakarte 3
shanghaien-option-first_player = Erster Spieler
    .help = Wer die erste Runde beginnt.
shanghaien-option-first_player-random = der Zufall entscheidet
shanghaien-option-first_player-first = der erste Platz
shanghaien-option-first_player-second = der zweite Platz
shanghaien-option-next_starter = Nächster Startspieler
    .help = Wer die nächste Runde beginnt. Das zählt, wenn der Zweite Shanghai ruft.
shanghaien-option-next_starter-non_caller = wer nicht gerufen hat
shanghaien-option-next_starter-alternate = abwechselnd
shanghaien-option-direction = Richtung der Reihe
    .help = Wann der Startspieler festlegt, wo die 1 ist.
shanghaien-option-direction-at_first_placement = mit dem ersten Würfel
shanghaien-option-direction-declared_before_roll = vor dem ersten Wurf
shanghaien-option-trick_deck = Trickkarten
    .help = Welche Paare von Aktionen die acht Tricks zeigen. Die gedruckten ließen sich nicht prüfen.
shanghaien-option-trick_deck-six_plus_two = jedes Paar einmal, zwei davon zweimal
shanghaien-option-trick_deck-cycle2x4_a = vier Paare zweimal: Joker mit beiden Würfeln oder Neuwurf, ±1 mit beiden Würfeln oder Neuwurf
shanghaien-option-trick_deck-cycle2x4_b = vier Paare zweimal: Joker mit beiden Würfeln oder ±1, Neuwurf mit beiden Würfeln oder ±1
shanghaien-option-trick_deck-joker_on_all_332 = ein Joker auf jeder Karte
shanghaien-option-trick_deck-custom = eine eigene Liste: J Joker, P Würfel ±1, B beide Würfel, R Neuwurf, etwa JB+JB+JP+JR+PB+PR+PR+BR
shanghaien-option-end_tie = Gleichstand
    .help = Was geschieht, wenn beide am Ende gleich viele Punkte haben.
shanghaien-option-end_tie-draw = unentschieden
shanghaien-option-end_tie-most_unused_tricks = mehr nicht gespielte Tricks gewinnen
shanghaien-option-end_tie-more_sailor_cards = mehr Matrosenkarten gewinnen
shanghaien-option-end_tie-play_again = noch einmal spielen
shanghaien-option-hide_discards = Ablage
    .help = Ob Karten, die aus dem Spiel sind, verdeckt liegen.
shanghaien-option-hide_discards-false = offen
shanghaien-option-hide_discards-true = verdeckt
shanghaien-option-doubles_may_reroll = Pasche neu werfen
    .help = Eine Hausregel: Wer einen Pasch wirft, darf beide Würfel neu werfen.
shanghaien-option-doubles_may_reroll-false = nein
shanghaien-option-doubles_may_reroll-true = ja
shanghaien-option-veto_trick_scope = Wie lange ein Veto einen Trick sperrt
    .help = Bis wann ein Trick nach einem Veto auf der Hand bleibt.
shanghaien-option-veto_trick_scope-turn = für diesen Zug
shanghaien-option-veto_trick_scope-round = für diese Runde
shanghaien-option-veto_after_trick = Veto nach einem Trick
    .help = Ob es gegen das Setzen ein Veto gibt, wenn ein Trick durchgelassen wurde.
shanghaien-option-veto_after_trick-allowed = erlaubt
shanghaien-option-veto_after_trick-not_allowed = nicht erlaubt
shanghaien-option-captain_may_veto_taking = Veto gegen das Nehmen der Paschkarte
    .help = Ob der verrückte Kapitän verbieten darf, die Paschkarte zu nehmen.
shanghaien-option-captain_may_veto_taking-false = nein
shanghaien-option-captain_may_veto_taking-true = ja
shanghaien-option-sharks_after_veto = Haie nach einem Veto
    .help = Was aus den Haien wird, wenn es danach ein Veto gegen den Würfel gibt.
shanghaien-option-sharks_after_veto-applies = sie bekommen die Karte des am Ende gesetzten Würfels
shanghaien-option-sharks_after_veto-lost = sie gehen leer aus
shanghaien-option-exchange_die_after_veto = Tausch nach einem Veto
    .help = Was aus dem zurückgenommenen Würfel wird, wenn es ein Veto gegen das Setzen gibt.
shanghaien-option-exchange_die_after_veto-stays_in_supply = er bleibt im Vorrat
shanghaien-option-exchange_die_after_veto-goes_back = er kehrt an seine Karte zurück
shanghaien-option-veto_reroll_all_placing = Veto nach „alle neu würfeln“
    .help = Ob es gegen die danach gesetzten Würfel ein Veto gibt.
shanghaien-option-veto_reroll_all_placing-never = nie
shanghaien-option-veto_reroll_all_placing-roll_all_again = ja, und alle werden neu geworfen
shanghaien-option-doubles_take_also_places_one = Ein Würfel nach der Paschkarte
    .help = Ob, wer die Paschkarte nimmt, noch einen der beiden Würfel setzt.
shanghaien-option-doubles_take_also_places_one-false = nein, der Zug ist zu Ende
shanghaien-option-doubles_take_also_places_one-true = ja, einen
shanghaien-option-doubles_on_rerolls = Pasche bei Neuwürfen
    .help = Ob auch Pasche eines Neuwurfs oder nach einem Veto die Wahl geben.
shanghaien-option-doubles_on_rerolls-true = ja
shanghaien-option-doubles_on_rerolls-false = nein
shanghaien-option-trick_after_doubles_reroll = Trick nach einem neu geworfenen Würfel
    .help = Ob ein Trick folgen darf, wenn ein Würfel eines Paschs neu geworfen wurde.
shanghaien-option-trick_after_doubles_reroll-true = ja
shanghaien-option-trick_after_doubles_reroll-false = nein
shanghaien-option-open_direction_after_take = Richtung nach der Paschkarte
    .help = Wer die Richtung festlegt, wenn die Paschkarte vor dem ersten Würfel genommen wurde.
shanghaien-option-open_direction_after_take-starter_declares = der Startspieler, sofort
shanghaien-option-open_direction_after_take-first_placer = wer den ersten Würfel setzt

## Züge, wie ein Menü sie zeigt

shanghaien-move-roll = Zwei Würfel werfen
shanghaien-move-shanghai = Shanghai!
shanghaien-move-declare = Die Reihe zählt von { $row ->
        [left] links
       *[right] rechts
    }
shanghaien-move-place = Die { $die } setzen{ $row ->
        [left] {""}, von links gezählt
        [right] {""}, von rechts gezählt
       *[none] {""}
    }
shanghaien-move-joker = { $card }: als Joker zu einer Nation ({ $nation })
shanghaien-move-nudge = { $card }: aus der { $die } eine { $to } machen
shanghaien-move-both = { $card }: beide Würfel setzen{ $row ->
        [left] {""}, von links gezählt
        [right] {""}, von rechts gezählt
       *[none] {""}
    }
shanghaien-move-reroll = { $card }: beide Würfel neu werfen
shanghaien-move-captain = Den verrückten Kapitän spielen
shanghaien-move-no-shanghai = Extrakarte 1: kein Shanghai
shanghaien-move-reroll-all = Extrakarte 1: alle neu würfeln
shanghaien-move-sharks = Extrakarte 2: zu den Haien
shanghaien-move-exchange = Extrakarte 2: die { $die } zurücknehmen, beide Würfel setzen
shanghaien-move-doubles = Die Paschkarte spielen: beide Würfel neu werfen
shanghaien-move-take = Die Paschkarte nehmen
shanghaien-move-again = Einen Würfel des Paschs neu werfen
shanghaien-move-reroll-double = Beide Würfel des Paschs neu werfen
shanghaien-move-veto = Veto
shanghaien-move-pass = Durchlassen
shanghaien-move-back = Die { $die } in den Vorrat zurück{ $row ->
        [left] {""}, von links gezählt
        [right] {""}, von rechts gezählt
       *[none] {""}
    }
shanghaien-move-starts = { $name } beginnt
shanghaien-move-turned = { $card } wird aufgedeckt
shanghaien-move-rolled = { $dice } gewürfelt
shanghaien-move-rolled-one = { $die } gewürfelt
shanghaien-move-rolled-all = { $dice } gewürfelt

## Ereignisse

shanghaien-event-starter-drawn = { $you ->
        [yes] Du beginnst das Spiel.
       *[no] { $name } beginnt das Spiel.
    }
shanghaien-event-card-turned = Taverne, Platz { $slot }: { $card }.
shanghaien-event-round-begun = { $you ->
        [yes] Runde { $round }. Du beginnst.
       *[no] Runde { $round }. { $name } beginnt.
    }
shanghaien-event-dice-rolled = { $you ->
        [yes] Du würfelst { $dice }.
       *[no] { $name } würfelt { $dice }.
    }
shanghaien-event-row-fixed = { $row ->
        [left] Die Reihe zählt von links, aus Sicht des Startspielers.
       *[right] Die Reihe zählt von rechts, aus Sicht des Startspielers.
    }
shanghaien-event-die-placed = { $you ->
        [yes] Du setzt eine { $die }.
       *[no] { $name } setzt eine { $die }.
    }
shanghaien-event-die-taken-back = { $you ->
        [yes] Du nimmst eine { $die } zurück.
       *[no] { $name } nimmt eine { $die } zurück.
    }
shanghaien-event-joker-joined = { $you ->
        [yes] Ein Joker kommt in deine Mannschaft ({ $card }), Nation: { $nation }.
       *[no] Ein Joker kommt in die Mannschaft von { $name } ({ $card }), Nation: { $nation }.
    }
shanghaien-event-die-nudged = { $you ->
        [yes] Du machst aus einer { $die } eine { $to }.
       *[no] { $name } macht aus einer { $die } eine { $to }.
    }
shanghaien-event-trick-played = { $you ->
        [yes] Du spielst einen Trick ({ $card }): { $action }.
       *[no] { $name } spielt einen Trick ({ $card }): { $action }.
    }
shanghaien-event-trick-announced = { $you ->
        [yes] Du möchtest einen Trick spielen ({ $card }): { $action }.
       *[no] { $name } möchte einen Trick spielen ({ $card }): { $action }.
    }
shanghaien-event-placing-announced = { $you ->
        [yes] Du möchtest setzen: { $dice }.
       *[no] { $name } möchte setzen: { $dice }.
    }
shanghaien-event-shanghai-announced = { $you ->
        [yes] Du möchtest Shanghai rufen.
       *[no] { $name } möchte Shanghai rufen.
    }
shanghaien-event-taking-announced = { $you ->
        [yes] Du möchtest die Paschkarte nehmen.
       *[no] { $name } möchte die Paschkarte nehmen.
    }
shanghaien-event-vetoed = { $you ->
        [yes] Dein verrückter Kapitän sagt nein ({ $what }).
       *[no] Der verrückte Kapitän von { $name } sagt nein ({ $what }).
    }
shanghaien-event-let-pass = { $you ->
        [yes] Du lässt es durchgehen.
       *[no] { $name } lässt es durchgehen.
    }
shanghaien-event-captain-in-force = { $you ->
        [yes] Dein verrückter Kapitän hält bis zum Ende der Runde Wache.
       *[no] Der verrückte Kapitän von { $name } hält bis zum Ende der Runde Wache.
    }
shanghaien-event-shanghai-forbidden = Kein Shanghai in dieser Runde, bis jemand rufen muss.
shanghaien-event-sharks-armed = Die Haie kreisen: Sie bekommen die Karte des Würfels, der jetzt gesetzt wird.
shanghaien-event-card-turned-down = Karte { $slot } wird verdeckt; niemand bekommt sie.
shanghaien-event-doubles-card-taken = { $you ->
        [yes] Du nimmst die Paschkarte.
       *[no] { $name } nimmt die Paschkarte.
    }
shanghaien-event-doubles-card-returned = { $you ->
        [yes] Du legst die Paschkarte neben die Taverne zurück.
       *[no] { $name } legt die Paschkarte neben die Taverne zurück.
    }
shanghaien-event-shanghai-called = { $forced ->
        [yes] { $you ->
            [yes] Du musst rufen: Shanghai!
           *[no] { $name } muss rufen: Shanghai!
        }
       *[no] { $you ->
            [yes] Du rufst: Shanghai!
           *[no] { $name } ruft: Shanghai!
        }
    }
shanghaien-event-card-taken = { $you ->
        [yes] Karte { $slot } geht an dich: { $card }.
       *[no] Karte { $slot } geht an { $name }: { $card }.
    }
shanghaien-event-card-removed = Karte { $slot } ist aus dem Spiel: { $card }.
shanghaien-event-round-ended = Runde { $round } ist vorbei.
shanghaien-event-game-ended = Das Spiel ist aus.

## Wie es endet

shanghaien-outcome-win = { $you ->
        [yes] Du gewinnst { $points } zu { $others }.
       *[no] { $name } gewinnt { $points } zu { $others }.
    }
shanghaien-outcome-draw = Unentschieden, je { $points }.
shanghaien-outcome-play-again = Je { $points }. Noch einmal!
shanghaien-why-points = nach Punkten
shanghaien-why-most_unused_tricks = gleiche Punkte, aber mehr nicht gespielte Tricks
shanghaien-why-more_sailor_cards = gleiche Punkte, aber mehr Matrosenkarten
shanghaien-why-draw = gleiche Punkte
shanghaien-why-play_again = gleiche Punkte

## Die Seite der Regeln

shanghaien-page-title = Shanghaien: die Regeln
shanghaien-page-intro = Shanghaien ist ein Spiel von Roman Pelek und Michael Schacht (2008). Diese Seite erzählt die Regeln in eigenen Worten, samt den vier Erweiterungen: erst eine Anleitung, aus der man es lernen kann, dann jeder Punkt unter der Nummer, mit der ihn das Programm nennt.
shanghaien-page-guide = Die Anleitung
shanghaien-page-clauses = Die Punkte
shanghaien-page-options = Die Optionen
shanghaien-page-default = Vorgabe
