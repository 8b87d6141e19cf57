### Was das Terminal sagt.

cli-computer = Computer

## Am Tisch

cli-yes = ja
cli-no = nein
cli-default = Vorgabe
cli-you = Du
cli-welcome = { $game ->
        [jackal] Willkommen auf der Insel. Mit ? kommt die Hilfe; eine leere Zeile zeigt die Insel noch einmal.
       *[other] Willkommen in der Taverne. Mit ? kommt die Hilfe; eine leere Zeile zeigt den Tisch noch einmal.
    }
cli-watch = Der Computer spielt gegen sich selbst.
cli-goodbye = Noch ist nichts entschieden, also gibt es nichts zu speichern. Guten Wind!
cli-saved = Gespeichert: { $path }
cli-saved-for-later =
    Gespeichert: { $path }
    Weiter geht es mit: { $command }
cli-seed-notice = Der Seed enthält die Würfel, Karten und Felder, die noch kommen: Wer weiterliest, kennt sie.
cli-overwrite = { $path } gibt es schon. Überschreiben?
cli-ambiguous = Das kann mehreres heißen: { $candidates }.
cli-unknown-answer = Das ist weder Zug noch Befehl. Tippe eins von { $keys }, oder ? für Hilfe.

cli-undo-nothing = Von dir gibt es nichts zurückzunehmen.
cli-undo-not-past-chance = { $game ->
        [jackal] Seitdem wurde ein Feld aufgedeckt: Unter Menschen geht das nicht zurück.
       *[other] Seitdem sind Würfel oder Karten gefallen: Unter Menschen geht das nicht zurück.
    }
cli-undo-past-chance = { $game ->
        [jackal] Seitdem wurde ein Feld aufgedeckt, oder der Computer war dran. Zurücknehmen? Dort liegen wieder dieselben Felder.
       *[other] Seitdem waren Würfel, Karten oder der Computer dran. Zurücknehmen? Die Würfel fallen wieder gleich.
    }
cli-taken-back = Zurückgenommen.

cli-why-what = Welcher Zug? Tippe why und einen Zug aus der Liste, zum Beispiel: why { $game ->
        [jackal] white1.g11
       *[other] shanghai
    }
cli-why-allowed = { $move } ist möglich: { $reason }
cli-why-forbidden = { $move } ist nicht möglich: { $reason }
cli-rules-hint = Tippe rules und einen Punkt, etwa: rules B1. Alle Regeln: roadstead rules { $game }

cli-help = Tippe das Zeichen eines Zuges, sein Wort oder dessen Anfang. Außerdem:
cli-command-help = hilfe
    .help = diese Liste
cli-command-table = tisch
    .help = Tisch und Züge noch einmal zeigen
cli-command-tiles = felder
    .help = die Felder mit ihren Zeichen, und wie viele noch verdeckt liegen
cli-command-rules = regeln
    .help = ein Punkt der Regeln: regeln L4
cli-command-why = warum
    .help = der Punkt, der einen Zug erlaubt oder verbietet: warum shanghai
cli-command-undo = zurück
    .help = deine letzte Entscheidung zurücknehmen
cli-command-save = speichern
    .help = speichern, auf Wunsch in eine eigene Datei: speichern DATEI
cli-command-log = protokoll
    .help = alle Züge bisher, wie in einer Datei
cli-command-position = stellung
    .help = was auf dem Tisch liegt, in einer Zeile
cli-command-options = optionen
    .help = nach welchen Regeln diese Partie läuft
cli-command-quit = ende
    .help = speichern und gehen

## Die Zeichnung

cli-dice-left = { $dice ->
        [one] { $dice } Würfel im Vorrat
       *[other] { $dice } Würfel im Vorrat
    }
cli-trick-used = Trick in dieser Runde schon gespielt
cli-sharks = Haie
cli-face-joker = Joker
cli-face-nudge = Würfel ±1
cli-face-both = zwei W.
cli-face-reroll = Neuwurf
cli-crews = { $ours } links, { $theirs } rechts: die Mannschaften, dazwischen die Stärke.
cli-doubles-in-the-middle = Die Paschkarte liegt in der Mitte.
cli-captain = Auf Wache, der verrückte Kapitän: { $name }
cli-announced = Angesagt: { $what }
cli-row-open = Welches Ende die 1 ist, ist noch offen; links und rechts wie gezeichnet.
cli-result-title = Punkte (Stärke)
cli-result-tricks = Unbenutzte Tricks
cli-result-total = Summe

## Nacherzählen und Listen

cli-replay-step = Schritt { $step } von { $last }: { $move }
cli-replay-prompt = Enter, b, eine Zahl oder q
cli-replay-help = Enter geht weiter, b zurück, eine Zahl zu diesem Schritt, q hinaus.
cli-replay-open = Die Partie ist noch nicht zu Ende.
cli-player-random = Zufall
cli-player-greedy = Gierig
cli-player-quick = Flink
cli-player-rote = Stur
cli-player-steady = Ruhig
cli-players = Wer dort sitzen kann: { $players }
cli-try = Zum Beispiel: { $command }

## Hilfe

cli-help-usage = Aufruf:
cli-help-title-arguments = Angaben:
cli-help-title-options = Optionen:
cli-help-title-commands = Befehle:
cli-help-roadstead = Drei Hafenspiele: spielen, zusehen, Regeln nachschlagen.
cli-help-version = Die Version zeigen.
cli-help-help = Diese Hilfe zeigen.
cli-help-lang = Sprache: en, ru, it, fr, de.
cli-help-plain = Ohne Farben.
cli-help-ascii = Nur mit ASCII-Zeichen zeichnen.
cli-help-game = Welches Spiel; `roadstead games` zählt sie auf.
cli-help-play = Im Terminal spielen: gegen den Computer oder mehrere an einer Tastatur.
cli-help-play-first = Wer auf dem ersten Platz sitzt: person (ein Mensch), computer oder der Name eines Spielers.
cli-help-play-second = Wer auf dem zweiten Platz sitzt.
cli-help-play-sit = Wer auf allen Plätzen sitzt, der Reihe nach: person,quick,quick,rote.
cli-help-play-level = Welcher Spieler der Computer ist; `roadstead games` zählt sie auf.
cli-help-play-names = Namen der Menschen, oder von allen.
cli-help-play-expansions = Erweiterungen, verbunden durch +.
cli-help-play-option = Eine Hausregel; `roadstead options GAME` zählt sie auf. Darf mehrmals stehen.
cli-help-play-seed = Worte, aus denen alle Würfel, Karten und Felder folgen: gleiche Worte, gleiches Glück.
cli-help-play-save = Nach jeder Entscheidung in diese Datei speichern.
cli-help-play-resume = Eine gespeicherte Partie fortsetzen.
cli-help-rules = Die Regeln lesen, oder einen Punkt.
cli-help-rules-clause = Nur dieser Punkt, etwa L4.
cli-help-options = Die Optionen eines Spiels mit ihren Werten aufzählen.
cli-help-games = Die Spiele aufzählen, und wer sie spielt.
cli-help-replay = Eine aufgezeichnete Partie nacherzählen.
cli-help-replay-file = Eine gespeicherte Partie oder ein Protokoll.
cli-help-replay-step = Nur dieser Schritt; 0 ist der Anfang.
cli-help-replay-all = Der Tisch nach jedem Schritt.
cli-help-replay-watch = Schritt für Schritt im eigenen Tempo.
cli-help-show = Eine Stellung zeichnen.
cli-help-show-position = Eine Zeile Notation in Anführungszeichen, oder -, um sie von der Eingabe zu lesen.
cli-help-show-seat = Was dieser Platz sehen darf; Plätze zählen ab 0.
cli-help-engine = Anderen Programmen antworten: JSON-Zeilen auf Ein- und Ausgabe.
cli-help-bench = Die Geschwindigkeit eines Spiels messen.
cli-help-bench-json = Ein JSON-Objekt statt einer Tabelle.

## Jackal

cli-jackal-piece = { $piece }, { $cell }: { $ways ->
        [one] { $ways } Weg
       *[other] { $ways } Wege
    }
cli-jackal-ship = Schiff: { $ways ->
        [one] { $ways } Weg
       *[other] { $ways } Wege
    }
cli-jackal-back = 0  eine andere Figur
cli-no-tiles = Dieses Spiel hat keine Insel aus Feldern.
cli-jackal-ship-of = Schiff: { $crew }
