### Что сервер говорит в терминале.

cli-help-serve = Играть в браузере: открыть столы на этой машине и в её сети.
cli-help-serve-host = Слушать только этот адрес; с 127.0.0.1 всё остаётся на этой машине.
cli-help-serve-port = Слушать этот порт.
cli-help-serve-data = Файл, в котором хранятся столы.
cli-help-serve-origin = Ещё один адрес этого сервера, например https://play.example; можно повторять.
cli-help-serve-no-browser = Не открывать страницу.
server-address = Рейд открыт: { $address }
server-network = Для других в той же сети: { $address }
server-data = Столы хранятся в { $path }
server-stop = Ctrl+C останавливает сервер; после нового запуска партии продолжатся.
