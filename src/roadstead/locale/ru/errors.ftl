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
error-bad-name = «{ $name }» не годится в имена: от 1 до { $longest } знаков, без #.
error-names-do-not-fit = Имён: { $names }, людей: { $persons }. Дайте каждому по имени.
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
