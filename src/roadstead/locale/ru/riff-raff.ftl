### Слова «Рифф-Раффа». Места называют по имени: $name — показываемое имя, $you равно "yes", если
### читатель сидит там сам, $names — несколько имён. $object — текст этого файла.

riff-raff-name = Рифф-Рафф
riff-raff-about = Погрузка на корабль, который по-настоящему качается: выигрывает тот, кто первым погрузит всё.
riff-raff-seat-0 = Красный
riff-raff-seat-1 = Синий
riff-raff-seat-2 = Зелёный
riff-raff-seat-3 = Жёлтый

## Слова на столе

riff-raff-word-ship = Корабль
riff-raff-word-hull = Корпус
riff-raff-word-yards = Реи
riff-raff-word-supply = Запас
riff-raff-word-cards = Карты
riff-raff-word-captain = Капитан
riff-raff-word-aboard = На борту
riff-raff-word-order = Очередь
riff-raff-word-face-down = рубашкой вверх
riff-raff-word-nothing = ничего
riff-raff-word-heel = Крен { $degrees }°
riff-raff-word-round = Раунд { $round } из { $last }
riff-raff-word-objects = { $count ->
        [one] { $count } предмет
        [few] { $count } предмета
        [many] { $count } предметов
       *[other] { $count } предмета
    }
riff-raff-word-seconds = { $count ->
        [one] { $count } секунда
        [few] { $count } секунды
        [many] { $count } секунд
       *[other] { $count } секунды
    }

## Что надо решить

riff-raff-ask-host = Кто первый капитан?
riff-raff-ask-choose = Какую карту кладёте?
riff-raff-ask-name = Кто станет капитаном?
riff-raff-ask-order = В каком порядке им грузить?
riff-raff-ask-announce = Один предмет или два?
riff-raff-ask-load = Какой предмет и куда?

## Предметы и области

riff-raff-object-boat = лодка
riff-raff-object-barrel = бочонок
riff-raff-object-bottle = бутылка
riff-raff-object-crate = ящик
riff-raff-object-sailor = моряк
riff-raff-object-plank = доска
riff-raff-object-rat = крыса
riff-raff-object-chest = сундук
riff-raff-region-1 = нос, левый борт
riff-raff-region-2 = нос, правый борт
riff-raff-region-3 = корма, левый борт
riff-raff-region-4 = корма, правый борт
riff-raff-region-5 = нижняя рея, слева
riff-raff-region-6 = нижняя рея, справа
riff-raff-region-7 = средняя рея, слева
riff-raff-region-8 = средняя рея, справа
riff-raff-region-9 = верхняя рея, слева
riff-raff-region-10 = верхняя рея, справа

## Что слышит рука

riff-raff-hand-missing = Руке сказано не всё.
riff-raff-hand-unknown_field = Руке сказано то, чего она не знает.
riff-raff-hand-pose_not_intent = Руке говорят, куда ей двигаться, а не где что лежит.
riff-raff-hand-not_a_number = Здесь должно быть число.
riff-raff-hand-not_finite = У этого числа нет конца.
riff-raff-hand-too_far = Так далеко рука не достаёт.
riff-raff-hand-too_much_turn = Так сильно рука сразу не повернёт.
riff-raff-hand-foreign_object = Этот предмет брать не вам.
riff-raff-hand-out_of_order = Сообщение опоздало: уже услышано более позднее.
riff-raff-hand-ahead_of_time = Сообщение забежало вперёд.
riff-raff-hand-too_many = Слишком много сразу, помедленнее.
riff-raff-hand-not_held = В руке сейчас ничего нет.
riff-raff-hand-over = Эта попытка окончена.

## Настройки

riff-raff-option-seats = Игроки
    .help = Сколько человек играет.
riff-raff-option-hand = Рука
    .help = Как каждое место ведёт свою руку: свободно, указателем и клавишами, или рулевым, который называет место, а твёрдая рука идёт туда сама. Физика для всех одна.
riff-raff-option-hand-free = свободная
riff-raff-option-hand-helmsman = рулевой
riff-raff-option-hand-custom = для каждого места своё, например free+helmsman
riff-raff-option-ball_lever_cm = Плечо шара
    .help = Насколько ниже шарнира висит стальной шар, в сантиметрах. Чем длиннее, тем спокойнее.
riff-raff-option-ball_lever_cm-17 = 17 см, обычно
riff-raff-option-ball_lever_cm-20 = 20 см, легко
riff-raff-option-ball_lever_cm-15 = 15 см, трудно
riff-raff-option-yards = Реи
    .help = Лежат ли реи на штырях свободно.
riff-raff-option-yards-loose = свободные
riff-raff-option-yards-fixed = закреплённые
riff-raff-option-catch_speed = Время при ловле
    .help = Как быстро падают предметы, пока вы их ловите.
riff-raff-option-catch_speed-half = вдвое медленнее
riff-raff-option-catch_speed-third = втрое медленнее
riff-raff-option-catch_speed-real = как в жизни
riff-raff-option-caught_own = Свой улов
    .help = Что бывает, если поймано только то, что сейчас положено.
riff-raff-option-caught_own-publisher = возвращается к игроку
riff-raff-option-caught_own-russian_text = уходит из игры
riff-raff-option-first_captain = Первый капитан
    .help = Кто решает, кому быть капитаном до первого раунда.
riff-raff-option-first_captain-random = жребий
riff-raff-option-first_captain-host = хозяин стола
riff-raff-option-captain_may_name_himself = Капитан называет себя
    .help = Может ли капитан остаться, когда старшая карта у нескольких.
riff-raff-option-captain_may_name_himself-yes = да
riff-raff-option-captain_may_name_himself-no = нет
riff-raff-option-tie_order = Равные карты
    .help = Кто решает, в каком порядке ходят при равных картах.
riff-raff-option-tie_order-captain = капитан
riff-raff-option-tie_order-seat_order = порядок мест
riff-raff-option-card_timer_s = Время на карту
    .help = Сколько секунд на выбор карты; 0 — без срока.
riff-raff-option-turn_timer_s = Время на ход
    .help = Сколько секунд на ход; 0 — без срока.
riff-raff-option-contact_limit_s = Время касания
    .help = Сколько секунд предмет в руке может касаться корабля.

## Ходы, как их показывает меню

riff-raff-move-name-captain = Капитан: { $name }
riff-raff-move-choose = Карта { $card }
riff-raff-move-let-draw = Пусть карту вытянет случай
riff-raff-move-set-order = Порядок: { $names }
riff-raff-move-announce = { $objects ->
        [2] Два предмета
       *[1] Один предмет
    }
riff-raff-move-begins = Первый капитан: { $name }
riff-raff-move-drawn = Карту тянет случай
riff-raff-move-loaded = Отвечает корабль

## События

riff-raff-event-first-captain = { $you ->
        [yes] Первый капитан — вы.
       *[no] Первый капитан — { $name }.
    }
riff-raff-event-round-begun = Раунд { $round }.
riff-raff-event-has-chosen = { $you ->
        [yes] Ваша карта лежит рубашкой вверх.
       *[no] { $name }: карта на столе.
    }
riff-raff-event-card-revealed = { $you ->
        [yes] У вас { $card }.
       *[no] { $name }: { $card }.
    }
riff-raff-event-captain-tied = { $you ->
        [yes] Старшая карта у нескольких ({ $names }). Капитана называете вы.
       *[no] Старшая карта у нескольких ({ $names }). Капитана называет { $name }.
    }
riff-raff-event-captain-made = { $new ->
        [yes] { $you ->
            [yes] Теперь капитан — вы.
           *[no] Теперь капитан — { $name }.
        }
       *[no] { $you ->
            [yes] Капитан по-прежнему вы.
           *[no] Капитан по-прежнему { $name }.
        }
    }
riff-raff-event-order-tied = { $you ->
        [yes] Карты равны ({ $names }). Порядок называете вы.
       *[no] Карты равны ({ $names }). Порядок называет { $name }.
    }
riff-raff-event-order-set = Очередь: { $names }.
riff-raff-event-turn-begun = { $you ->
        [yes] Ваш ход: область { $region }.
       *[no] Ход: { $name }, область { $region }.
    }
riff-raff-event-announced = { $objects ->
        [2] { $you ->
            [yes] Вы объявляете два предмета.
           *[no] { $name } объявляет два предмета.
        }
       *[1] { $you ->
            [yes] Вы объявляете один предмет.
           *[no] { $name } объявляет один предмет.
        }
    }
riff-raff-event-object-loaded = { $region ->
        [0] На борту, но ни в одной из областей: { $object }.
       *[1] На борту, область { $region }: { $object }.
    }
riff-raff-event-hand-stopped = { $why ->
        [time] Время вышло, предмет возвращается в запас.
        [contact] Рука слишком долго касалась корабля, предмет возвращается в запас.
        [left] Руки больше нет, предмет возвращается в запас.
       *[fell] Что-то упало, предмет из руки возвращается в запас.
    }
riff-raff-event-object-fell = За борт: { $object }!
riff-raff-event-object-caught = Есть! Уходит из игры: { $object }.
riff-raff-event-caught-own = { $you ->
        [yes] Поймано, но это положено только что и снова ваше: { $object }.
       *[no] Поймано, но положено только что; снова в запас ({ $name }): { $object }.
    }
riff-raff-event-object-taken = { $you ->
        [yes] Достаётся вам: { $object }.
       *[no] { $name } получает: { $object }.
    }
riff-raff-event-turn-ended = { $you ->
        [yes] Ваш ход окончен. Осталось предметов: { $left }.
       *[no] Ход окончен: { $name }. Осталось предметов: { $left }.
    }
riff-raff-event-round-ended = Раунд { $round } окончен.
riff-raff-event-cards-taken-back = Оба берут свои десять карт обратно.
riff-raff-event-game-ended = Игра окончена.

## Чем кончилось

riff-raff-outcome-win = { $you ->
        [yes] Победа ваша.
       *[no] Победа: { $name }.
    }
riff-raff-outcome-shared = Победа общая: { $names }.
riff-raff-why-empty_supply = всё погружено
riff-raff-why-rounds = меньше всего предметов после последнего раунда

## Страница правил

riff-raff-page-title = «Рифф-Рафф»: правила
riff-raff-page-intro = «Рифф-Рафф» — игра Кристофа Канцлера (2012). Здесь её правила нашими словами: сначала рассказ, по которому можно научиться играть, затем все пункты под теми номерами, под которыми их называет программа.
riff-raff-page-guide = Рассказ о правилах
riff-raff-page-clauses = Пункты правил
riff-raff-page-options = Настройки
riff-raff-page-default = по умолчанию
