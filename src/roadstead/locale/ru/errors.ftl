### Что может быть не так с тем, что нам дали: `error-` и код ошибки.

error-unreadable = Не получается прочесть «{ $text }»: на знаке { $at } ожидалось другое ({ $expected }).
error-illegal-move = { $move } здесь невозможно (пункт { $clause }).
error-illegal-position = Такой позиции быть не может: { $defects }.
error-options-differ = Отдельно указанные настройки не совпадают с теми, что в тексте: { $options }.
error-unknown-option = У игры { $game } нет настройки «{ $option }».
error-bad-option-value = «{ $value }» не подходит для { $option }. Выберите из: { $values }.
error-unknown-game = Игры «{ $game }» здесь нет. Выберите из: { $games }.
error-unknown-language = Языка «{ $given }» мы ещё не знаем. Выберите из: { $languages }.
error-not-json = Это не JSON ({ $reason }).
error-too-long = Строка слишком длинная; предел знаков — { $limit }.
error-too-deep = Слишком глубокая вложенность.
error-not-utf8 = Это не текст в UTF-8.
error-missing-field = Нет поля «{ $field }».
error-wrong-type = Поле «{ $field }» не того типа; ожидалось: { $expected }.
error-file-not-found = Нет файла { $file }.
error-bad-log-line = Строка { $line } записи («{ $word }») не вытекает из прежних: { $reason }

## В терминале

error-unknown-command = Нет такой команды: «{ $given }». Есть: { $commands }.
error-not-drawn-here = Игру { $game } терминал рисовать не умеет. Умеет: { $games }.
error-bad-name = «{ $name }» не годится в имена: от 1 до { $longest } знаков, без #.
error-names-do-not-fit = Имён: { $names }, людей: { $persons }. Дайте каждому по имени.
error-seats-do-not-fit = Мест: { $seats }, названо: { $named }. Назовите, кто сидит на каждом месте, через запятую.
error-sit-or-seats = --first и --second называют два места, --sit — все: выберите одно.
error-bad-seed = Seed — одна строка не длиннее 80 знаков.
error-not-an-option = «{ $given }» — не настройка: пишите ИМЯ=ЗНАЧЕНИЕ.
error-given-twice = Настройка { $option } указана дважды.
error-not-with-resume = Сохранённая игра уже знает это сама; уберите: { $options }
error-file-exists = Файл { $path } уже есть. Продолжите его с --resume или назовите другой.
error-cannot-read = Не удаётся прочесть { $path }: { $reason }
error-cannot-write = Не удаётся записать { $path }: { $reason }
error-bad-saved-line = Строка { $line } сохранённой игры: { $fault }
error-fault-not-text = это не текст.
error-fault-too-large = файл слишком велик для игры.
error-fault-cut-off = последней строки нет; файл обрезан.
error-fault-lines-missing = строк не хватает или есть лишние.
error-fault-changed = файл не таков, каким был сохранён; в нём что-то изменено.
error-fault-seat-expected = здесь должно стоять, кто где сидит.
error-fault-player-unknown = игрока с таким именем нет.
error-fault-seed-expected = нет строки seed, кубики не могут падать дальше.
error-unknown-clause = Нет пункта «{ $clause }». Есть: { $clauses }
error-no-such-step = Нет шага { $step }; последний — { $last }.
error-no-such-seat = Нет места { $seat }; места идут от 0 до { $last }.
error-no-such-option = Ключа { $option } здесь нет. Список покажет --help.
error-option-needs-value = Ключ { $option } указан неверно: см. --help.
error-missing-argument = Чего-то не хватает: { $argument }. См. --help.
error-bad-argument = Такое значение не подходит: { $argument }. См. --help.
error-command-line = Командная строка непонятна: { $reason }

## За столом в браузере

error-not-your-seat = Это не ваше место.
error-seat-taken = Это место занято.
error-wrong-key = Этот ключ не подходит ни к одному месту.
error-not-now = Сейчас это невозможно.
error-not-your-turn = Сейчас не ваш ход.
error-out-of-date = Стол тем временем изменился. Взгляните ещё раз и ходите.
error-command-id-used = Эту команду дал кто-то другой.
error-broken-promise = Случайное число вашего браузера не то, которое он обещал.
error-nothing-to-take-back = У вас нет хода, который можно взять назад.
error-take-back-past-chance = С тех пор ответил случай; этого назад не вернуть.
error-take-back-needs-confirming = С тех пор ответил случай. Если взять ход назад, тот же ответ придёт снова.
error-not-away = Этот человек здесь или отсутствует недолго.
error-no-such-entry = В журнале нет такой записи.
error-bad-message = Сервер не может прочесть это сообщение ({ $reason }).
error-not-playable-yet = В { $game } пока нельзя играть в браузере.
error-wrong-seats = Укажите, кто где сидит: мест { $seats }, одно из них ваше.
error-no-such-table = По этой ссылке нет стола.
error-no-such-page = По этому адресу ничего нет.
error-wrong-origin = Этот запрос пришёл с другого сайта; так нельзя.
error-wrong-host = У этого сервера нет такого имени. Откройте его по адресу, который он показал при запуске.
error-too-many-requests = Слишком много запросов. Попробуйте снова через { $seconds } с.
error-port-taken = Порт { $port } использовать нельзя ({ $reason }). Выберите другой с помощью --port.
error-store-unusable = Файл { $path } использовать нельзя: возможно, он занят другим сервером или это не файл столов ({ $reason }).
error-not-verifiable = В этом журнале нет числа сервера: партия не окончена или сыграна не в браузере.
error-wrong-seed = Число сервера не то, которым он связал себя, или число игрока не то, которое было обещано.
error-wrong-draw = Ход { $place } журнала: { $move }, а по числу сервера должно быть { $due }.
