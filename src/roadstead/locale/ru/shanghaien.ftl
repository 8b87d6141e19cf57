### Слова «Шанхая». Места называют по имени: $name — показываемое имя, $you равно "yes", если читатель
### сидит там сам. $card, $action и $what — тексты этого файла, $dice — перечень чисел.

shanghaien-name = Шанхай
shanghaien-about = Дуэль на кубиках в портовой таверне: кто соберёт команду получше?
shanghaien-seat-0 = Красный
shanghaien-seat-1 = Синий

## Слова стола

shanghaien-word-tavern = Таверна
shanghaien-word-deck = Колода
shanghaien-word-supply = Запас
shanghaien-word-crew = Команда
shanghaien-word-tricks = Трюки
shanghaien-word-gone = Вне игры
shanghaien-word-captain = Капитан
shanghaien-word-starter = начинает
shanghaien-word-face-down = рубашкой вверх
shanghaien-word-rolled = Выпало
shanghaien-word-left = слева
shanghaien-word-right = справа
shanghaien-word-nothing = ничего
shanghaien-word-round = Раунд { $round } из 8
shanghaien-word-cards = { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
shanghaien-word-dice = { $count ->
        [one] { $count } кубик
        [few] { $count } кубика
        [many] { $count } кубиков
       *[other] { $count } кубика
    }
shanghaien-word-points = { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }

## Что нужно решить

shanghaien-ask-declare = С какого конца ряда считать?
shanghaien-ask-turn = Бросать или объявить Шанхай?
shanghaien-ask-place = Какой кубик выставить? Или сыграть трюк?
shanghaien-ask-veto = Вето или пусть?
shanghaien-ask-veto-placing = Вето на кубик или пусть стоит?
shanghaien-ask-return = Какой кубик вернуть в запас?

## Нации

shanghaien-nation-red = американцы
    .colour = красный
shanghaien-nation-azure = французы
    .colour = голубой
shanghaien-nation-blue = немцы
    .colour = синий
shanghaien-nation-yellow = китайцы
    .colour = жёлтый
shanghaien-nation-orange = голландцы
    .colour = оранжевый
shanghaien-nation-purple = турки
    .colour = фиолетовый
shanghaien-nation-green = испанцы
    .colour = зелёный
shanghaien-nation-grey = итальянцы
    .colour = серый

## Карты

shanghaien-card-red1 = красная 1 (американец)
shanghaien-card-red2 = красная 2 (американец)
shanghaien-card-red3 = красная 3 (американец)
shanghaien-card-red4 = красная 4 (американец)
shanghaien-card-azure1 = голубая 1 (француз)
shanghaien-card-azure2 = голубая 2 (француз)
shanghaien-card-azure3 = голубая 3 (француз)
shanghaien-card-azure4 = голубая 4 (француз)
shanghaien-card-blue1 = синяя 1 (немец)
shanghaien-card-blue2 = синяя 2 (немец)
shanghaien-card-blue3 = синяя 3 (немец)
shanghaien-card-blue4 = синяя 4 (немец)
shanghaien-card-yellow1 = жёлтая 1 (китаец)
shanghaien-card-yellow2 = жёлтая 2 (китаец)
shanghaien-card-yellow3 = жёлтая 3 (китаец)
shanghaien-card-yellow4 = жёлтая 4 (китаец)
shanghaien-card-orange1 = оранжевая 1 (голландец)
shanghaien-card-orange2 = оранжевая 2 (голландец)
shanghaien-card-orange3 = оранжевая 3 (голландец)
shanghaien-card-orange4 = оранжевая 4 (голландец)
shanghaien-card-purple1 = фиолетовая 1 (турок)
shanghaien-card-purple2 = фиолетовая 2 (турок)
shanghaien-card-purple3 = фиолетовая 3 (турок)
shanghaien-card-purple4 = фиолетовая 4 (турок)
shanghaien-card-green1 = зелёная 1 (испанец)
shanghaien-card-green2 = зелёная 2 (испанец)
shanghaien-card-green3 = зелёная 3 (испанец)
shanghaien-card-green4 = зелёная 4 (испанец)
shanghaien-card-grey1 = серая 1 (итальянец)
shanghaien-card-grey2 = серая 2 (итальянец)
shanghaien-card-grey3 = серая 3 (итальянец)
shanghaien-card-grey4 = серая 4 (итальянец)
shanghaien-card-JB = джокер / оба кубика
shanghaien-card-JP = джокер / кубик ±1
shanghaien-card-JR = джокер / переброс
shanghaien-card-PB = кубик ±1 / оба кубика
shanghaien-card-PR = кубик ±1 / переброс
shanghaien-card-BR = оба кубика / переброс
shanghaien-card-captain = Сумасшедший капитан
shanghaien-card-extra1 = «Шанхаю нет» / перебросить всё
shanghaien-card-extra2 = к акулам / обмен
shanghaien-card-doubles = карта дублей

## Что делают трюки

shanghaien-action-joker = джокер
    .help = Карта присоединяется к вашей нации и считается Матросом силой 2.
shanghaien-action-nudge = кубик ±1
    .help = Измените один из двух кубиков на единицу.
shanghaien-action-both = оба кубика
    .help = Выставьте оба брошенных кубика.
shanghaien-action-reroll = переброс
    .help = Бросьте оба кубика заново.
shanghaien-action-captain = Сумасшедший капитан
    .help = До конца раунда — одно вето в каждый ход другого игрока.
shanghaien-action-no-shanghai = «Шанхаю нет»
    .help = В этом раунде никто не объявит Шанхай, пока не будет вынужден.
shanghaien-action-reroll-all = перебросить всё
    .help = Бросьте заново все свои кубики раунда; один вернётся в запас.
shanghaien-action-sharks = к акулам
    .help = Карта, к которой вы выставите кубик, переворачивается и пропадает для обоих.
shanghaien-action-exchange = обмен
    .help = Заберите ранее выставленный кубик и выставьте оба брошенных.
shanghaien-action-doubles = карта дублей
    .help = Верните карту к Таверне и бросьте оба кубика заново.

## Дополнения

shanghaien-expansion-crazy_captain = Сумасшедший капитан
    .help = Каждый начинает с картой, которая даёт одно вето в каждый ход другого.
shanghaien-expansion-extra1 = Карта 1: «Шанхаю нет» / перебросить всё
    .help = Каждый начинает с картой, которая запрещает Шанхай или перебрасывает все кубики.
shanghaien-expansion-extra2 = Карта 2: к акулам / обмен
    .help = Каждый начинает с картой, которая губит карту Таверны или меняет один кубик на два.
shanghaien-expansion-extra3 = Карта 3: карта дублей
    .help = Одна карта на двоих: её берут дублем и дублем же отбирают.

## Настройки

shanghaien-option-expansions = Дополнения
    .help = Любые из четырёх; без выбора — ни одного.
shanghaien-option-expansions-none = нет
shanghaien-option-expansions-crazy_captain = Сумасшедший капитан
shanghaien-option-expansions-extra1 = карта 1
shanghaien-option-expansions-extra2 = карта 2
shanghaien-option-expansions-extra3 = карта 3
shanghaien-option-first_player = Первый игрок
    .help = Кто начинает первый раунд.
shanghaien-option-first_player-random = решает случай
shanghaien-option-first_player-first = первое место
shanghaien-option-first_player-second = второе место
shanghaien-option-next_starter = Кто начинает дальше
    .help = Кто начинает следующий раунд. Важно, когда Шанхай объявляет второй игрок.
shanghaien-option-next_starter-non_caller = тот, кто не объявлял Шанхай
shanghaien-option-next_starter-alternate = по очереди
shanghaien-option-direction = Направление ряда
    .help = Когда начинающий решает, где в ряду номер 1.
shanghaien-option-direction-at_first_placement = с первым кубиком
shanghaien-option-direction-declared_before_roll = до первого броска
shanghaien-option-trick_deck = Карты трюков
    .help = Какие пары действий на восьми трюках. Проверить напечатанные не удалось.
shanghaien-option-trick_deck-six_plus_two = каждая пара по разу, две — дважды
shanghaien-option-trick_deck-cycle2x4_a = четыре пары по два: джокер с «оба кубика» или «переброс», ±1 с ними же
shanghaien-option-trick_deck-cycle2x4_b = четыре пары по два: джокер с «оба кубика» или ±1, переброс с ними же
shanghaien-option-trick_deck-joker_on_all_332 = джокер на каждой карте
shanghaien-option-trick_deck-custom = свой перечень: J джокер, P кубик ±1, B оба кубика, R переброс, например JB+JB+JP+JR+PB+PR+PR+BR
shanghaien-option-end_tie = Равный итог
    .help = Что делать, если в конце очков поровну.
shanghaien-option-end_tie-draw = ничья
shanghaien-option-end_tie-most_unused_tricks = побеждает, у кого больше несыгранных трюков
shanghaien-option-end_tie-more_sailor_cards = побеждает, у кого больше карт Матросов
shanghaien-option-end_tie-play_again = сыграть ещё раз
shanghaien-option-hide_discards = Сброс
    .help = Лежат ли карты, ушедшие из игры, рубашкой вверх.
shanghaien-option-hide_discards-false = открыт
shanghaien-option-hide_discards-true = рубашкой вверх
shanghaien-option-doubles_may_reroll = Переброс дублей
    .help = Домашнее правило: выбросив дубль, можно перебросить оба кубика.
shanghaien-option-doubles_may_reroll-false = нет
shanghaien-option-doubles_may_reroll-true = да
shanghaien-option-veto_trick_scope = Сколько держится вето на трюк
    .help = До каких пор трюк под вето нельзя сыграть.
shanghaien-option-veto_trick_scope-turn = этот ход
shanghaien-option-veto_trick_scope-round = этот раунд
shanghaien-option-veto_after_trick = Вето после трюка
    .help = Возможно ли вето на кубик, если трюк уже пропущен.
shanghaien-option-veto_after_trick-allowed = возможно
shanghaien-option-veto_after_trick-not_allowed = невозможно
shanghaien-option-captain_may_veto_taking = Вето на взятие карты дублей
    .help = Может ли Сумасшедший капитан запретить взять карту дублей.
shanghaien-option-captain_may_veto_taking-false = нет
shanghaien-option-captain_may_veto_taking-true = да
shanghaien-option-sharks_after_veto = Акулы после вето
    .help = Что с акулами, если на кубик после них наложено вето.
shanghaien-option-sharks_after_veto-applies = получают карту кубика, выставленного в итоге
shanghaien-option-sharks_after_veto-lost = остаются голодными
shanghaien-option-exchange_die_after_veto = Обмен после вето
    .help = Что со взятым назад кубиком, если на выставление наложено вето.
shanghaien-option-exchange_die_after_veto-stays_in_supply = остаётся в запасе
shanghaien-option-exchange_die_after_veto-goes_back = возвращается к своей карте
shanghaien-option-veto_reroll_all_placing = Вето после переброса всего
    .help = Возможно ли вето на кубики, выставленные после переброса всего.
shanghaien-option-veto_reroll_all_placing-never = никогда
shanghaien-option-veto_reroll_all_placing-roll_all_again = да, и все бросаются снова
shanghaien-option-doubles_take_also_places_one = Кубик после взятия карты дублей
    .help = Выставляет ли взявший карту дублей ещё и один из двух кубиков.
shanghaien-option-doubles_take_also_places_one-false = нет, ход окончен
shanghaien-option-doubles_take_also_places_one-true = да, один
shanghaien-option-doubles_on_rerolls = Дубли на перебросах
    .help = Дают ли выбор и дубли трюка «переброс» или броска после вето.
shanghaien-option-doubles_on_rerolls-true = да
shanghaien-option-doubles_on_rerolls-false = нет
shanghaien-option-trick_after_doubles_reroll = Трюк после переброса одного кубика
    .help = Можно ли сыграть трюк, перебросив один кубик дубля.
shanghaien-option-trick_after_doubles_reroll-true = да
shanghaien-option-trick_after_doubles_reroll-false = нет
shanghaien-option-open_direction_after_take = Направление после карты дублей
    .help = Кто задаёт направление, если карту дублей взяли раньше первого кубика.
shanghaien-option-open_direction_after_take-starter_declares = начинающий, тут же
shanghaien-option-open_direction_after_take-first_placer = кто выставит первый кубик

## Ходы, как их показывает меню

shanghaien-move-roll = Бросить два кубика
shanghaien-move-shanghai = Шанхай!
shanghaien-move-declare = Считать ряд { $row ->
        [left] слева
       *[right] справа
    }
shanghaien-move-place = Выставить { $die }{ $row ->
        [left] {""}, считая слева
        [right] {""}, считая справа
       *[none] {""}
    }
shanghaien-move-joker = { $card }: джокер к нации «{ $nation }»
shanghaien-move-nudge = { $card }: превратить { $die } в { $to }
shanghaien-move-both = { $card }: выставить оба кубика{ $row ->
        [left] {""}, считая слева
        [right] {""}, считая справа
       *[none] {""}
    }
shanghaien-move-reroll = { $card }: перебросить оба кубика
shanghaien-move-captain = Сыграть Сумасшедшего капитана
shanghaien-move-no-shanghai = Карта 1: «Шанхаю нет»
shanghaien-move-reroll-all = Карта 1: перебросить всё
shanghaien-move-sharks = Карта 2: к акулам
shanghaien-move-exchange = Карта 2: забрать { $die } и выставить оба кубика
shanghaien-move-doubles = Сыграть карту дублей: перебросить оба кубика
shanghaien-move-take = Взять карту дублей
shanghaien-move-again = Перебросить один кубик дубля
shanghaien-move-reroll-double = Перебросить оба кубика дубля
shanghaien-move-veto = Вето
shanghaien-move-pass = Пропустить
shanghaien-move-back = Вернуть { $die } в запас{ $row ->
        [left] {""}, считая слева
        [right] {""}, считая справа
       *[none] {""}
    }
shanghaien-move-starts = Начинает { $name }
shanghaien-move-turned = Открывается { $card }
shanghaien-move-rolled = Выпадает { $dice }
shanghaien-move-rolled-one = Выпадает { $die }
shanghaien-move-rolled-all = Выпадает { $dice }

## События

shanghaien-event-starter-drawn = { $you ->
        [yes] Игру начинаете вы.
       *[no] Игру начинает { $name }.
    }
shanghaien-event-card-turned = Таверна, место { $slot }: { $card }.
shanghaien-event-round-begun = { $you ->
        [yes] Раунд { $round }. Начинаете вы.
       *[no] Раунд { $round }. Начинает { $name }.
    }
shanghaien-event-dice-rolled = { $you ->
        [yes] Вы бросаете: { $dice }.
       *[no] { $name } бросает: { $dice }.
    }
shanghaien-event-row-fixed = { $row ->
        [left] Ряд считается слева от начинающего.
       *[right] Ряд считается справа от начинающего.
    }
shanghaien-event-die-placed = { $you ->
        [yes] Вы выставляете { $die }.
       *[no] { $name } выставляет { $die }.
    }
shanghaien-event-die-taken-back = { $you ->
        [yes] Вы берёте { $die } назад.
       *[no] { $name } берёт { $die } назад.
    }
shanghaien-event-joker-joined = { $you ->
        [yes] В вашей команде новый джокер ({ $card }), нация: { $nation }.
       *[no] { $name } берёт в команду джокера ({ $card }), нация: { $nation }.
    }
shanghaien-event-die-nudged = { $you ->
        [yes] Вы превращаете { $die } в { $to }.
       *[no] { $name } превращает { $die } в { $to }.
    }
shanghaien-event-trick-played = { $you ->
        [yes] Вы играете трюк ({ $card }): { $action }.
       *[no] { $name } играет трюк ({ $card }): { $action }.
    }
shanghaien-event-trick-announced = { $you ->
        [yes] Вы хотите сыграть трюк ({ $card }): { $action }.
       *[no] { $name } хочет сыграть трюк ({ $card }): { $action }.
    }
shanghaien-event-placing-announced = { $you ->
        [yes] Вы хотите выставить { $dice }.
       *[no] { $name } хочет выставить { $dice }.
    }
shanghaien-event-shanghai-announced = { $you ->
        [yes] Вы хотите объявить Шанхай.
       *[no] { $name } хочет объявить Шанхай.
    }
shanghaien-event-taking-announced = { $you ->
        [yes] Вы хотите взять карту дублей.
       *[no] { $name } хочет взять карту дублей.
    }
shanghaien-event-vetoed = { $you ->
        [yes] Ваш Сумасшедший капитан против ({ $what }).
       *[no] { $name } пускает в дело Сумасшедшего капитана: вето ({ $what }).
    }
shanghaien-event-let-pass = { $you ->
        [yes] Вы не возражаете.
       *[no] { $name } не возражает.
    }
shanghaien-event-captain-in-force = { $you ->
        [yes] Ваш Сумасшедший капитан на вахте до конца раунда.
       *[no] { $name } ставит Сумасшедшего капитана на вахту до конца раунда.
    }
shanghaien-event-shanghai-forbidden = В этом раунде Шанхаю нет, пока кто-то не будет вынужден.
shanghaien-event-sharks-armed = Акулы кружат: им достанется карта кубика, который сейчас выставят.
shanghaien-event-card-turned-down = Карта { $slot } перевёрнута рубашкой вверх; не достанется никому.
shanghaien-event-doubles-card-taken = { $you ->
        [yes] Вы берёте карту дублей.
       *[no] { $name } берёт карту дублей.
    }
shanghaien-event-doubles-card-returned = { $you ->
        [yes] Вы возвращаете карту дублей к Таверне.
       *[no] { $name } возвращает карту дублей к Таверне.
    }
shanghaien-event-shanghai-called = { $forced ->
        [yes] { $you ->
            [yes] Вам остаётся только это: Шанхай!
           *[no] { $name } объявляет поневоле: Шанхай!
        }
       *[no] { $you ->
            [yes] Вы объявляете: Шанхай!
           *[no] { $name } объявляет: Шанхай!
        }
    }
shanghaien-event-card-taken = { $you ->
        [yes] Карта { $slot } достаётся вам: { $card }.
       *[no] Карту { $slot } забирает { $name }: { $card }.
    }
shanghaien-event-card-removed = Карта { $slot } уходит из игры: { $card }.
shanghaien-event-round-ended = Раунд { $round } окончен.
shanghaien-event-game-ended = Игра окончена.

## Чем кончилось

shanghaien-outcome-win = { $you ->
        [yes] Вы побеждаете со счётом { $points } : { $others }.
       *[no] Побеждает { $name }, счёт { $points } : { $others }.
    }
shanghaien-outcome-draw = Ничья, по { $points }.
shanghaien-outcome-play-again = По { $points }. Играйте ещё раз!
shanghaien-why-points = по очкам
shanghaien-why-most_unused_tricks = очков поровну, но больше несыгранных трюков
shanghaien-why-more_sailor_cards = очков поровну, но больше карт Матросов
shanghaien-why-draw = очков поровну
shanghaien-why-play_again = очков поровну

## Страница правил

shanghaien-page-title = «Шанхай»: правила
shanghaien-page-intro = «Шанхай» — игра Романа Пелека и Михаэля Шахта (2008). Здесь её правила нашими словами, вместе с четырьмя дополнениями: сначала рассказ, по которому можно научиться играть, затем все пункты под теми номерами, под которыми их называет программа.
shanghaien-page-guide = Рассказ о правилах
shanghaien-page-clauses = Пункты правил
shanghaien-page-options = Настройки
shanghaien-page-default = по умолчанию
