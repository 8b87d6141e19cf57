### Che cosa dice il server nel terminale.

cli-help-serve = Gioca nel browser: apre i tavoli su questa macchina e nella sua rete.
cli-help-serve-host = Ascolta solo a questo indirizzo; con 127.0.0.1 tutto resta su questa macchina.
cli-help-serve-port = Ascolta a questa porta.
cli-help-serve-data = Il file in cui si conservano i tavoli.
cli-help-serve-origin = Un altro indirizzo di questo server, come https://play.example; si può ripetere.
cli-help-serve-no-browser = Non aprire la pagina.
server-address = La rada è aperta: { $address }
server-network = Per gli altri nella stessa rete: { $address }
server-data = I tavoli sono conservati in { $path }
server-stop = Ctrl+C ferma il server; alla prossima partenza le partite continuano.
cli-help-verify = Controlla il caso di una partita finita, giocata nel browser.
cli-help-verify-file = Il registro della partita, come lo dà il tavolo.
server-verified = Ogni risposta del caso è quella che dà il seme promesso: { $draws } risposte in { $moves } mosse.
