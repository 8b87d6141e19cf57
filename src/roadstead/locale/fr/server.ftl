### Ce que le serveur dit dans le terminal.

cli-help-serve = Jouer dans le navigateur : ouvre des tables sur cette machine et son réseau.
cli-help-serve-host = N’écouter qu’à cette adresse ; avec 127.0.0.1, tout reste sur cette machine.
cli-help-serve-port = Écouter sur ce port.
cli-help-serve-data = Le fichier où sont gardées les tables.
cli-help-serve-origin = Une autre adresse de ce serveur, comme https://play.example ; peut être répété.
cli-help-serve-no-browser = Ne pas ouvrir la page.
server-address = La rade est ouverte : { $address }
server-network = Pour les autres sur le même réseau : { $address }
server-data = Les tables sont gardées dans { $path }
server-stop = Ctrl+C arrête le serveur ; les parties continuent quand il repart.
cli-help-verify = Vérifier le hasard d’une partie finie, jouée dans le navigateur.
cli-help-verify-file = Le journal de la partie, tel que la table le donne.
server-verified = Chaque réponse du hasard est celle que donne la graine promise : { $draws } réponses en { $moves } coups.
