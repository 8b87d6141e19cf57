### What the server says in the terminal.

cli-help-serve = Play in the browser: serve tables on this machine and its network.
cli-help-serve-host = Listen at this address only; 127.0.0.1 keeps everything on this machine.
cli-help-serve-port = Listen at this port.
cli-help-serve-data = The file in which the tables are kept.
cli-help-serve-origin = A further address of this server, such as https://play.example; may be repeated.
cli-help-serve-no-browser = Do not open the page.
server-address = Roadstead is open: { $address }
server-network = For others on the same network: { $address }
server-data = The tables are kept in { $path }
server-stop = Ctrl+C stops the server; games go on when it is started again.
cli-help-verify = Check the chance of a finished game from a table in the browser.
cli-help-verify-file = The game's log, as the table gives it.
server-verified = Every answer of chance is the one that the committed seed gives: { $draws } answers in { $moves } moves.
