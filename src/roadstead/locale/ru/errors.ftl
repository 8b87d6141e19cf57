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
