### Что бывает не так с запросом к движку: `error-` и код ошибки.

error-unknown-field = Ни у одного запроса нет поля «{ $field }». Есть: { $fields }.
error-unknown-request = Запроса «{ $asked }» нет. Есть: { $known }.
error-unknown-seat = Места { $seat } здесь нет. Есть: { $seats }.
error-nothing-to-choose = Игроку здесь нечего выбирать: ходит случай или партия окончена.
error-unknown-player = В игре { $game } нет игрока «{ $player }». Есть: { $players }.
error-internal = Что-то сломалось у нас ({ $incident }); партия осталась какой была.
