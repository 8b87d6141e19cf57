### Was der Server im Terminal sagt.

cli-help-serve = Im Browser spielen: Tische auf diesem Rechner und in seinem Netz öffnen.
cli-help-serve-host = Nur an dieser Adresse horchen; mit 127.0.0.1 bleibt alles auf diesem Rechner.
cli-help-serve-port = An diesem Port horchen.
cli-help-serve-data = Die Datei, in der die Tische aufbewahrt werden.
cli-help-serve-origin = Eine weitere Adresse dieses Servers, etwa https://play.example; darf wiederholt werden.
cli-help-serve-no-browser = Die Seite nicht öffnen.
server-address = Die Reede ist offen: { $address }
server-network = Für andere im selben Netz: { $address }
server-data = Die Tische liegen in { $path }
server-stop = Strg+C hält den Server an; die Partien gehen beim nächsten Start weiter.
cli-help-verify = Den Zufall einer beendeten Partie aus dem Browser prüfen.
cli-help-verify-file = Das Protokoll der Partie, wie der Tisch es ausgibt.
server-verified = Jede Antwort des Zufalls ist die, die der versprochene Startwert ergibt: { $draws } Antworten in { $moves } Zügen.
