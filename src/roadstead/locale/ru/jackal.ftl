### Слова «Шакала». Места называются по имени: $name — показанное имя, $you — "yes", если там сидит читающий.
### $piece, $by, $crew и $tile — тексты этого файла, $cell — клетка, например g11.

jackal-name = Шакал
jackal-about = До четырёх команд обыскивают остров из закрытых клеток и тащат золото на свои корабли.
jackal-seat-0 = Капитан 1
jackal-seat-1 = Капитан 2
jackal-seat-2 = Капитан 3
jackal-seat-3 = Капитан 4

## Слова на столе

jackal-word-island = Остров
jackal-word-sea = Море
jackal-word-ship = Корабль
jackal-word-crews = Команды
jackal-word-aboard = Золото на борту
jackal-word-at-stake = Золото ещё в игре
jackal-word-lost = Золото пропало
jackal-word-closed = Ещё закрыто
jackal-word-rum = Ром
jackal-word-dead = погиб
jackal-word-swimming = в воде
jackal-word-trapped = в капкане
jackal-word-waiting = ждёт в пещере
jackal-word-drunk = спит после рома
jackal-word-treasure = сокровище
jackal-word-step = шаг { $step } из { $steps }
jackal-word-turn = Ход: { $crew }
jackal-word-grass = Действует трава: команда { $crew }, ходит { $name }
jackal-word-coins = { $count ->
        [one] { $count } монета
        [few] { $count } монеты
        [many] { $count } монет
       *[other] { $count } монеты
    }
jackal-word-bottles = { $count ->
        [one] { $count } бутылка
        [few] { $count } бутылки
        [many] { $count } бутылок
       *[other] { $count } бутылки
    }
jackal-word-tiles = { $count ->
        [one] { $count } клетка
        [few] { $count } клетки
        [many] { $count } клеток
       *[other] { $count } клетки
    }

## Что надо решить

jackal-ask-act = Кем и куда пойдёте? Или кораблём?
jackal-ask-fork = Куда дальше?
jackal-ask-lamp = Какую закрытую клетку покажет маяк?
jackal-ask-quake = Какую клетку сдвинет землетрясение?

## Команды и фигуры

jackal-crew-white = Белые
jackal-crew-red = Красные
jackal-crew-black = Чёрные
jackal-crew-yellow = Жёлтые
jackal-piece-white1 = Белый 1
jackal-piece-white2 = Белый 2
jackal-piece-white3 = Белый 3
jackal-piece-red1 = Красный 1
jackal-piece-red2 = Красный 2
jackal-piece-red3 = Красный 3
jackal-piece-black1 = Чёрный 1
jackal-piece-black2 = Чёрный 2
jackal-piece-black3 = Чёрный 3
jackal-piece-yellow1 = Жёлтый 1
jackal-piece-yellow2 = Жёлтый 2
jackal-piece-yellow3 = Жёлтый 3
jackal-piece-ben = Бен Ганн
jackal-piece-missionary = Пилигрим
jackal-piece-friday = Следопыт
jackal-by-white1 = { jackal-piece-white1 }
jackal-by-white2 = { jackal-piece-white2 }
jackal-by-white3 = { jackal-piece-white3 }
jackal-by-red1 = { jackal-piece-red1 }
jackal-by-red2 = { jackal-piece-red2 }
jackal-by-red3 = { jackal-piece-red3 }
jackal-by-black1 = { jackal-piece-black1 }
jackal-by-black2 = { jackal-piece-black2 }
jackal-by-black3 = { jackal-piece-black3 }
jackal-by-yellow1 = { jackal-piece-yellow1 }
jackal-by-yellow2 = { jackal-piece-yellow2 }
jackal-by-yellow3 = { jackal-piece-yellow3 }
jackal-by-ben = { jackal-piece-ben }
jackal-by-missionary = { jackal-piece-missionary }
jackal-by-friday = { jackal-piece-friday }

## Клетки

jackal-tile-sea = море
jackal-tile-closed = закрытая клетка
jackal-tile-cut = ничего
jackal-tile-arrow1 = стрелка прямо
    .help = Сразу дальше, в одну сторону.
jackal-tile-arrow2 = стрелка по диагонали
    .help = Сразу дальше, в одну сторону.
jackal-tile-arrow3 = двойная стрелка прямо
    .help = Сразу дальше, туда или в обратную сторону.
jackal-tile-arrow4 = двойная стрелка по диагонали
    .help = Сразу дальше, туда или в обратную сторону.
jackal-tile-arrow5 = тройная стрелка
    .help = Сразу дальше, в одну из трёх сторон.
jackal-tile-arrow6 = четыре стрелки прямо
    .help = Сразу дальше, в одну из четырёх сторон.
jackal-tile-arrow7 = четыре стрелки по диагонали
    .help = Сразу дальше, в одну из четырёх сторон.
jackal-tile-arrow1n = стрелка →
jackal-tile-arrow1e = стрелка ↓
jackal-tile-arrow1s = стрелка ←
jackal-tile-arrow1w = стрелка ↑
jackal-tile-arrow2n = стрелка ↗
jackal-tile-arrow2e = стрелка ↘
jackal-tile-arrow2s = стрелка ↙
jackal-tile-arrow2w = стрелка ↖
jackal-tile-arrow3n = стрелка →←
jackal-tile-arrow3e = стрелка ↑↓
jackal-tile-arrow3s = стрелка →←
jackal-tile-arrow3w = стрелка ↑↓
jackal-tile-arrow4n = стрелка ↗↙
jackal-tile-arrow4e = стрелка ↘↖
jackal-tile-arrow4s = стрелка ↗↙
jackal-tile-arrow4w = стрелка ↘↖
jackal-tile-arrow5n = стрелка →↓↖
jackal-tile-arrow5e = стрелка ↗↓←
jackal-tile-arrow5s = стрелка ↑↘←
jackal-tile-arrow5w = стрелка ↑→↙
jackal-tile-arrow6n = стрелка ↑→↓←
jackal-tile-arrow6e = стрелка ↑→↓←
jackal-tile-arrow6s = стрелка ↑→↓←
jackal-tile-arrow6w = стрелка ↑→↓←
jackal-tile-arrow7n = стрелка ↗↘↙↖
jackal-tile-arrow7e = стрелка ↗↘↙↖
jackal-tile-arrow7s = стрелка ↗↘↙↖
jackal-tile-arrow7w = стрелка ↗↘↙↖
jackal-tile-cannon = пушка
    .help = Полёт вдоль ствола в море.
jackal-tile-cannon-n = пушка ↑
jackal-tile-cannon-e = пушка →
jackal-tile-cannon-s = пушка ↓
jackal-tile-cannon-w = пушка ←
jackal-tile-empty = пустая клетка
    .help = Ничего не происходит.
jackal-tile-horse = конь
    .help = Сразу дальше ходом коня.
jackal-tile-spinner2 = джунгли
    .help = Два хода, чтобы пройти.
jackal-tile-spinner3 = пустыня
    .help = Три хода, чтобы пройти.
jackal-tile-spinner4 = болото
    .help = Четыре хода, чтобы пройти.
jackal-tile-spinner5 = горы
    .help = Пять ходов, чтобы пройти.
jackal-tile-ice = лёд
    .help = Повторяет последнее движение.
jackal-tile-trap = капкан
    .help = Держит, пока не придёт товарищ.
jackal-tile-fort = крепость
    .help = Здесь не бьют; с золотом не войти, и врагу не войти, пока в ней кто-то есть.
jackal-tile-aborigine = крепость лекарки
    .help = Крепость, где за ход возвращают погибшего.
jackal-tile-barrel = бочонок рома
    .help = Следующий ход своей команды пират пропускает.
jackal-tile-crocodile = крокодил
    .help = Назад, откуда пришли.
jackal-tile-cannibal = огр
    .help = Гибель.
jackal-tile-balloon = воздушный шар
    .help = Сразу на свой корабль, вместе с золотом.
jackal-tile-plane = самолёт
    .help = Полёт куда угодно с ношей, раз за игру, сейчас или потом.
jackal-tile-chest1 = сундук I
    .help = Одна монета.
jackal-tile-chest2 = сундук II
    .help = Две монеты.
jackal-tile-chest3 = сундук III
    .help = Три монеты.
jackal-tile-chest4 = сундук IV
    .help = Четыре монеты.
jackal-tile-chest5 = сундук V
    .help = Пять монет.
jackal-tile-bottles1 = 1 бутылка рома
    .help = Достаётся вашей команде.
jackal-tile-bottles2 = 2 бутылки рома
    .help = Достаются вашей команде.
jackal-tile-bottles3 = 3 бутылки рома
    .help = Достаются вашей команде.
jackal-tile-cave = пещера
    .help = Выход из другой открытой пещеры; нет такой — ждите.
jackal-tile-dense = чаща
    .help = Все вместе, без драк и без золота.
jackal-tile-grass = волшебная трава
    .help = Целый круг каждой командой ходит следующий игрок.
jackal-tile-lighthouse = маяк
    .help = Откройте ещё четыре клетки.
jackal-tile-earthquake = землетрясение
    .help = Поменяйте местами две свободные клетки.
jackal-tile-caramba = Карамба
    .help = Все пираты с острова — на свои корабли.
jackal-tile-ben = Бен Ганн
    .help = Присоединяется к нашедшему как полноценный пират.
jackal-tile-missionary = Пилигрим
    .help = Присоединяется к нашедшему; где он стоит, там мир.
jackal-tile-friday = Следопыт
    .help = Присоединяется к нашедшему; носит золото, не дерётся, ловушек не замечает.
jackal-tile-galleon = галеон
    .help = Одно сокровище ценой в три монеты.
jackal-tile-plane-used = потраченный самолёт
jackal-tile-bottles1-used = пустая бутылка
jackal-tile-bottles2-used = 2 пустые бутылки
jackal-tile-bottles3-used = 3 пустые бутылки

## Настройки

jackal-option-mode = Кто играет
    .help = Сколько игроков и кто с кем.
jackal-option-mode-four = четверо, каждый за себя
jackal-option-mode-pairs = четверо, пара на пару
jackal-option-mode-two = двое, у каждого по две команды
jackal-option-mode-three = трое, каждый за себя
jackal-option-mode-duel = двое, у каждого по кораблю
jackal-option-expansion = «Остров сокровищ»
    .help = Есть ли в игре 22 клетки дополнения.
jackal-option-expansion-false = нет
jackal-option-expansion-true = да
jackal-option-first_player = Кто начинает
    .help = Какой корабль ходит первым.
jackal-option-first_player-white = белые
jackal-option-first_player-random = решает случай
jackal-option-ice_after_horse = Лёд после коня
    .help = Что повторяет лёд, на который попали ходом коня.
jackal-option-ice_after_horse-any_knight_move = любой ход коня
jackal-option-ice_after_horse-same_vector = точно такой же
jackal-option-ice_after_plane = Лёд после самолёта
    .help = Что лёд делает с прилетевшим.
jackal-option-ice_after_plane-fly_again = снова полёт
jackal-option-ice_after_plane-stop = остановка
jackal-option-plane_targets = Куда летает самолёт
    .help = Куда можно лететь, кроме клеток суши.
jackal-option-plane_targets-own_and_allied_ship = на свой и союзный корабль
jackal-option-plane_targets-land_only = больше никуда
jackal-option-plane_targets-any_cell = куда угодно, хоть в море или на вражеский корабль
jackal-option-crocodile_after_plane = Крокодил после самолёта
    .help = Куда крокодил отбрасывает того, кто прилетел прямо к нему.
jackal-option-crocodile_after_plane-fly_again = полёт ещё раз
jackal-option-crocodile_after_plane-stand_on_spent_plane = назад к потраченному самолёту
jackal-option-horse_into_sea = Конём в море
    .help = Может ли ход коня кончиться в открытом море.
jackal-option-horse_into_sea-forbidden = нет
jackal-option-horse_into_sea-dive = да
jackal-option-enemy_ship_by_chain = Занесло на вражеский корабль
    .help = Когда путь может смертельно кончиться на вражеском корабле.
jackal-option-enemy_ship_by_chain-after_opening = если по дороге открыта клетка
jackal-option-enemy_ship_by_chain-only_when_forced = только если тогда нет другого пути
jackal-option-crocodile_pass = Потерять ход у крокодила
    .help = Можно ли шагнуть к известному крокодилу и обратно.
jackal-option-crocodile_pass-allowed = можно
jackal-option-crocodile_pass-forbidden = нельзя
jackal-option-plane_wait = Ждать у самолёта
    .help = Может ли лётчик потратить ход на ожидание.
jackal-option-plane_wait-no = нет
jackal-option-plane_wait-yes = да
jackal-option-ship_steering = Кто каким кораблём правит
    .help = Какие корабли команда может двигать в свой ход.
jackal-option-ship_steering-own_ship_only = только свой
jackal-option-ship_steering-any_boarded_ship = любой дружественный, где есть её пират
jackal-option-early_end = Досрочный конец
    .help = Что бывает, когда лидера уже не догнать.
jackal-option-early_end-offer = игроки могут договориться закончить
jackal-option-early_end-always = игра кончается
jackal-option-early_end-never = играют дальше
jackal-option-no_progress_rounds = Круги без событий
    .help = После стольких полных кругов, в которых ничего не происходит, игра кончается.
jackal-option-give_rum = Угостить ромом
    .help = Чего стоит отдать бутылку Следопыту или Пилигриму.
jackal-option-give_rum-whole_turn = всего хода
jackal-option-give_rum-free = ничего
jackal-option-missionary_on_barrel = Пилигрим у бочонка
    .help = Что бочонок рома делает с Пилигримом.
jackal-option-missionary_on_barrel-stays_missionary = пропускает ход и остаётся Пилигримом
jackal-option-missionary_on_barrel-becomes_pirate = становится пиратом
jackal-option-lighthouse = Маяк
    .help = Что делает маяк. Есть правило новее, но его подробности неизвестны.
jackal-option-lighthouse-open_four = открывает четыре клетки
jackal-option-earthquake_scope = Землетрясение
    .help = Какие клетки можно поменять местами.
jackal-option-earthquake_scope-any_free_tile = любые без фигур и золота
jackal-option-earthquake_scope-closed_only = только закрытые
jackal-option-caramba = Карамба
    .help = Что делает клетка «Карамба». Печатное правило подтвердить не удалось.
jackal-option-caramba-all_to_ships = все пираты — на корабли
jackal-option-caramba-blank = ничего

## Ходы, как их показывает меню

jackal-move-go = { $piece } на { $cell }{ $load ->
        [coin] {""}, с монетой
        [treasure] {""}, с сокровищем
       *[nothing] {""}
    }
jackal-move-go-with-rum = { $piece } пьёт ром и на { $cell }{ $load ->
        [coin] {""}, с монетой
        [treasure] {""}, с сокровищем
       *[nothing] {""}
    }
jackal-move-fly = { $piece } летит на { $cell }{ $load ->
        [coin] {""}, с монетой
        [treasure] {""}, с сокровищем
       *[nothing] {""}
    }
jackal-move-wait = { $piece } ждёт у самолёта
jackal-move-go-on = Дальше на { $cell }
jackal-move-stay = Остаться у самолёта
jackal-move-sail = Корабль на { $cell }
jackal-move-revive = Вернуть погибшего пирата
jackal-move-give-rum = Угостить ромом: { $piece }
jackal-move-light = Показать { $cell }
jackal-move-shake = Сдвинуть клетку { $cell }
jackal-move-starts = Начинают: { $crew }
jackal-move-opened = Нашлось: { $tile }

## События

jackal-event-starter-drawn = Начинают: { $crew }.
jackal-event-piece-moved = { $how ->
        [ashore] { $piece } сходит на берег, на { $cell }
        [swim] { $piece } плывёт на { $cell }
        [aboard] { $piece } поднимается на корабль, { $cell }
        [arrow] { $piece } по стрелке на { $cell }
        [horse] { $piece } ходом коня на { $cell }
        [ice] { $piece } скользит на { $cell }
        [crocodile] { $piece } от крокодила назад на { $cell }
        [cannon] { $piece } из пушки на { $cell }
        [balloon] { $piece } на шаре домой, на { $cell }
        [plane] { $piece } летит на { $cell }
        [cave] { $piece } выходит из пещеры на { $cell }
       *[walk] { $piece } идёт с { $start } на { $cell }
    }{ $load ->
        [coin] {""}, с монетой.
        [treasure] {""}, с сокровищем.
       *[nothing] .
    }
jackal-event-spinner-crossed = { $piece }: шаг { $step } из { $steps } на { $cell }.
jackal-event-tile-opened = { $cell }: { $tile }.
jackal-event-ship-sailed = Корабль идёт с { $start } на { $cell } ({ $crew }).
jackal-event-piece-fished = Из воды на борт: { $piece }, { $cell }.
jackal-event-piece-hit = { $by } бьёт: { $piece }, { $cell }.
jackal-event-piece-died = { $clause ->
        [T10] { $piece } достаётся огру на { $cell }.
        [W3] { $piece } гибнет у вражеского корабля на { $cell }.
        [W4] { $piece } получает удар в воде на { $cell } и гибнет.
       *[F4] { $piece } не находит выхода на { $cell } и гибнет.
    }
jackal-event-piece-revived = { $piece } снова с нами, на { $cell }.
jackal-event-piece-trapped = { $piece } сидит в капкане на { $cell }.
jackal-event-piece-freed = { $piece } снова на свободе, на { $cell }.
jackal-event-rum-drunk = { $piece } находит ром на { $cell } и пропускает ход.
jackal-event-cave-entered = { $piece } ждёт в пещере на { $cell }.
jackal-event-plane-used-up = Самолёт на { $cell } больше не взлетит.
jackal-event-gold-found = Золото на { $cell }: { $coins ->
        [one] { $coins } монета.
        [few] { $coins } монеты.
        [many] { $coins } монет.
       *[other] { $coins } монеты.
    }
jackal-event-gold-banked = Золото на борту ({ $crew }): { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
        [many] { $coins } монет
       *[other] { $coins } монеты
    }, всего { $total }.
jackal-event-gold-lost = Пропало на { $cell }: { $coins ->
        [one] { $coins } монета.
        [few] { $coins } монеты.
        [many] { $coins } монет.
       *[other] { $coins } монеты.
    }
jackal-event-gold-left = { $load ->
        [treasure] Сокровище теперь лежит на { $cell }.
       *[coin] Монета теперь лежит на { $cell }.
    }
jackal-event-bottles-taken = Ром на { $cell } ({ $crew }): { $bottles ->
        [one] { $bottles } бутылка.
        [few] { $bottles } бутылки.
        [many] { $bottles } бутылок.
       *[other] { $bottles } бутылки.
    }
jackal-event-bottle-spent = Одной бутылкой меньше ({ $crew }): пьёт { $piece }.
jackal-event-person-joined = { $piece } присоединяется на { $cell }: { $crew }.
jackal-event-side-changed = { $piece } меняет сторону: { $crew }.
jackal-event-person-left = { $why ->
        [rum] { $piece } берёт ром и уходит из игры.
       *[meeting] { $piece } исчезает после встречи.
    }
jackal-event-missionary-converted = Пилигрим теперь пират ({ $crew }).
jackal-event-grass-grown = Волшебная трава на { $cell }: целый круг каждой командой ходит следующий игрок.
jackal-event-lighthouse-lit = Маяк горит, он покажет { $tiles ->
        [one] { $tiles } клетку.
        [few] { $tiles } клетки.
        [many] { $tiles } клеток.
       *[other] { $tiles } клетки.
    }
jackal-event-tiles-exchanged = { $first } и { $second } меняются местами.
jackal-event-earth-quaked = Землетрясение на { $cell }: две клетки поменяются местами.
jackal-event-caramba-shouted = Карамба на { $cell }!
jackal-event-way-chosen = { $piece } на развилке, { $cell }: { $ways ->
        [one] { $ways } путь.
        [few] { $ways } пути.
        [many] { $ways } путей.
       *[other] { $ways } пути.
    }
jackal-event-turn-passed = { $crew } ничего не могут и пропускают ход.
jackal-event-turn-begun = { $you ->
        [yes] Ваш ход ({ $crew }).
       *[no] Ход: { $name } ({ $crew }).
    }
jackal-event-game-ended = Игра окончена: { $why }.

## Чем кончилось

jackal-outcome-win = { $you ->
        [yes] Победа ваша, золота на борту: { $gold }.
       *[no] Победа: { $name }, золота на борту: { $gold }.
    }
jackal-outcome-shared = Победа общая, золота на борту по { $gold }: { $names }.
jackal-outcome-nobody = Золота на борту нет ни у кого.
jackal-why-no-gold = добывать больше нечего
jackal-why-decided = лидера уже не догнать
jackal-why-agreed = игроки договорились закончить
jackal-why-no-progress = слишком долго ничего не происходит
jackal-why-no-move = никто уже не сможет пойти

## Страница правил

jackal-page-title = «Шакал»: правила
jackal-page-intro = «Шакал» — игра Дмитрия Кибкало (2008). Здесь её правила рассказаны нашими словами, вместе с дополнением «Остров сокровищ»: сначала рассказ, по которому можно научиться играть, потом все пункты под теми номерами, которыми их называет программа. Несколько клеток и героев зовутся у нас не так, как в коробке; оба имени есть в словарике.
jackal-page-guide = Рассказ о правилах
jackal-page-clauses = Пункты правил
jackal-page-options = Настройки
jackal-page-default = по умолчанию
