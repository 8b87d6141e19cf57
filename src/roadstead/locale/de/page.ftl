### The page in the browser: what it says around the games.

page-settings = Einstellungen
page-language = Sprache
page-theme-light = Morgennebel
page-theme-dark = Lampenlicht
page-sound-on = Ton an
page-sound-off = Ton aus
page-yes = Ja
page-no = Nein
page-close = Schließen
page-reload = Neu laden
page-search = Regeln durchsuchen

## The first screen

page-welcome = Abend auf der Reede
page-about = Drei Spiele liegen vor Anker. Setz dich, nimm die Würfel; niemand fragt nach deinem Namen.
page-game-shanghaien = Shanghaien
    .about = Ein Würfelduell zu zweit in der Taverne: Wer bekommt die bessere Mannschaft an Bord?
page-game-jackal = Jackal
    .about = Schatzsuche auf einer Insel, die noch niemand gesehen hat, für zwei bis vier Kapitäne.
page-game-riff-raff = Riff Raff
    .about = Ein Schiff, das wirklich schwankt, von Hand beladen. Was fällt, kommt zu dir zurück.
page-play = Spielen
page-same-screen = Ein Bildschirm
page-by-link = Mit einem Link
page-house-rules = Hausregeln
page-rules = Regeln
page-in-the-yard = Noch in der Werft: Die Regeln kann man lesen, der Tisch wird gerade gebaut.
page-go-on = Weiterspielen
page-credits = Shanghaien von Roman Pelek und Michael Schacht, Jackal von Dmitry Kibkalo, Riff Raff von Christoph Cantzler. Texte, Zeichnungen und Klänge hier sind unsere eigenen.

## Who plays

page-who-plays = Wer spielt?
page-sitter-me = an diesem Bildschirm
page-sitter-open = wer den Link hat
page-sitter-computer = der Computer
page-player-random = Glücksgriff
page-player-greedy = Raffke
page-player-quick = Flinkfuß
page-player-rote = Sturkopf
page-player-solver = Der Rechner
page-you = Du

## At the table

page-connecting = Ein Stuhl wird herangezogen …
page-lost = Die Leine ist gerissen; sie wird von selbst wieder geknüpft.
page-outdated = Der Hafen wurde umgebaut, seit diese Seite geladen wurde.
page-your-turn = Du bist am Zug
page-turn-of = Am Zug: { $name }
page-over = Das Spiel ist aus
page-one-screen = Beide an diesem Bildschirm
page-waits-for = { $name } überlegt …
page-announced = { $name } kündigt an:
page-sit = Platz nehmen und spielen
page-send-link = Schick diesen Link an den anderen Spieler:
page-undo = Zurücknehmen
page-resign = Aufgeben
page-confirm-undo = Seither hat der Zufall oder der Computer geantwortet. Zurücknehmen? Es fallen dieselben Würfel.
page-confirm-resign = Dieses Spiel aufgeben?
page-wish = { $name } möchte einen Zug zurücknehmen. Einverstanden?
page-rematch = Noch ein Spiel
page-download = Spiel sichern
page-seed = Der Startwert, um die Würfel zu prüfen
page-sum = Summe
page-points = { $points ->
        [one] Punkt
       *[other] Punkte
    }
page-nation = Nation
page-nobody = niemand
page-slot = Platz { $number }: { $card }. Würfel: { $ours } unten, { $theirs } oben. Ginge an: { $taker }.
page-captain-in-force = Verrückter Kapitän wacht: { $name }
page-doubles-in-middle = Die Paschkarte liegt in der Mitte

## The log

page-log = Das Logbuch
page-log-taken-back = { $name }: Züge zurückgenommen.
page-log-sat = { $name } nimmt Platz.
page-log-resigned = { $name } gibt auf; der Computer spielt weiter.
page-log-away = { $name } ist fort; der Computer spielt weiter.
page-looking-back = Du siehst einen früheren Moment.
page-back-to-now = Zurück ins Jetzt
