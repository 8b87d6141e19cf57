### Что говорит терминал.

cli-computer = Компьютер

## За столом

cli-yes = да
cli-no = нет
cli-default = по умолчанию
cli-you = Вы
cli-welcome = { $game ->
        [jackal] Добро пожаловать на остров. Знак ? — подсказка; пустая строка ещё раз покажет остров.
       *[other] Добро пожаловать в таверну. Знак ? — подсказка; пустая строка ещё раз покажет стол.
    }
cli-watch = Компьютер играет сам с собой.
cli-goodbye = Решений ещё не было, сохранять нечего. Попутного ветра!
cli-saved = Сохранено: { $path }
cli-saved-for-later =
    Сохранено: { $path }
    Продолжить: { $command }
cli-seed-notice = В числе seed скрыты все будущие кубики, карты и клетки: кто прочтёт дальше, тот их знает.
cli-overwrite = Файл { $path } уже есть. Заменить его?
cli-ambiguous = Так начинается несколько слов: { $candidates }.
cli-unknown-answer = Это не ход и не команда. Наберите что-нибудь из { $keys } или ? для подсказки.

cli-undo-nothing = Возвращать нечего: вашего хода ещё не было.
cli-undo-not-past-chance = { $game ->
        [jackal] С тех пор открылась клетка: между людьми этого не вернуть.
       *[other] С тех пор упали кубики или открылись карты: между людьми этого не вернуть.
    }
cli-undo-past-chance = { $game ->
        [jackal] С тех пор открылась клетка или ходил компьютер. Вернуть ход? Под клетками окажется то же самое.
       *[other] С тех пор упали кубики, открылись карты или ходил компьютер. Вернуть ход? Кубики упадут так же.
    }
cli-taken-back = Ход возвращён.

cli-why-what = Какой ход? Наберите why и ход из списка, например: why { $game ->
        [jackal] white1.g11
       *[other] shanghai
    }
cli-why-allowed = { $move } — можно: { $reason }
cli-why-forbidden = { $move } — нельзя: { $reason }
cli-rules-hint = Наберите rules и номер пункта, например: rules B1. Все правила: roadstead rules { $game }

cli-help = Наберите обозначение хода, его слово или начало слова. А ещё:
cli-command-help = помощь
    .help = этот список
cli-command-table = стол
    .help = ещё раз показать стол и ходы
cli-command-tiles = клетки
    .help = клетки по знакам и сколько их ещё закрыто
cli-command-rules = правила
    .help = пункт правил: правила L4
cli-command-why = почему
    .help = какой пункт разрешает или запрещает ход: почему shanghai
cli-command-undo = назад
    .help = вернуть своё последнее решение
cli-command-save = сохранить
    .help = сохранить, если нужно — в свой файл: сохранить ФАЙЛ
cli-command-log = запись
    .help = все ходы, как они стоят в файле
cli-command-position = позиция
    .help = всё, что на столе, одной строкой
cli-command-options = настройки
    .help = по каким правилам идёт игра
cli-command-quit = выход
    .help = сохранить и уйти

## Рисунок

cli-dice-left = { $dice ->
        [one] в запасе { $dice } кубик
        [few] в запасе { $dice } кубика
        [many] в запасе { $dice } кубиков
       *[other] в запасе { $dice } кубика
    }
cli-trick-used = трюк в этом раунде сыгран
cli-sharks = акулы
cli-face-joker = джокер
cli-face-nudge = кубик ±1
cli-face-both = оба кубика
cli-face-reroll = переброс
cli-crews = { $ours } слева, { $theirs } справа: команды и сила между ними.
cli-doubles-in-the-middle = Карта дублей лежит посередине.
cli-captain = Сумасшедший капитан на вахте: { $name }
cli-announced = Объявлено: { $what }
cli-row-open = Где номер 1, ещё не решено; слева и справа — как на рисунке.
cli-result-title = Очки (сила)
cli-result-tricks = Несыгранные трюки
cli-result-total = Итог

## Повторы и списки

cli-replay-step = Шаг { $step } из { $last }: { $move }
cli-replay-prompt = Enter, b, номер или q
cli-replay-help = Enter — дальше, b — назад, номер — к этому шагу, q — выход.
cli-replay-open = Игра ещё не окончена.
cli-player-random = Случайный
cli-player-greedy = Жадный
cli-player-quick = Скорый
cli-player-rote = Заученный
cli-player-steady = Спокойный
cli-players = Кто может сидеть за столом: { $players }
cli-try = Попробуйте: { $command }

## Подсказка

cli-help-usage = Вызов:
cli-help-title-arguments = Что указать:
cli-help-title-options = Ключи:
cli-help-title-commands = Команды:
cli-help-roadstead = Три портовые игры: играть, смотреть, читать правила.
cli-help-version = Показать версию.
cli-help-help = Показать эту подсказку.
cli-help-lang = Язык: en, ru, it, fr, de.
cli-help-plain = Без цвета.
cli-help-ascii = Рисовать только знаками ASCII.
cli-help-game = Какая игра; список покажет `roadstead games`.
cli-help-play = Играть в терминале: с компьютером или с друзьями за одной клавиатурой.
cli-help-play-first = Кто на первом месте: person (человек), computer или имя игрока программы.
cli-help-play-second = Кто на втором месте.
cli-help-play-sit = Кто сидит на всех местах по порядку: person,quick,quick,rote.
cli-help-play-level = Каким игроком будет компьютер; список покажет `roadstead games`.
cli-help-play-names = Имена людей или всех за столом.
cli-help-play-expansions = Дополнения, соединённые знаком +.
cli-help-play-option = Настройка правил; список покажет `roadstead options GAME`. Можно несколько раз.
cli-help-play-seed = Слова, из которых следуют все кубики, карты и клетки: те же слова — та же удача.
cli-help-play-save = Сохранять в этот файл после каждого решения.
cli-help-play-resume = Продолжить сохранённую игру.
cli-help-rules = Прочитать правила или один пункт.
cli-help-rules-clause = Только этот пункт, например L4.
cli-help-options = Показать настройки игры и их значения.
cli-help-games = Показать игры и кто в них играет.
cli-help-replay = Рассказать записанную игру заново.
cli-help-replay-file = Сохранённая игра или запись ходов.
cli-help-replay-step = Только этот шаг; 0 — начало.
cli-help-replay-all = Стол после каждого шага.
cli-help-replay-watch = Шаг за шагом, как вам удобно.
cli-help-show = Нарисовать позицию.
cli-help-show-position = Строка записи в кавычках или -, чтобы прочесть её со стандартного ввода.
cli-help-show-seat = Что видит это место; места считают с 0.
cli-help-engine = Отвечать другим программам: строки JSON на стандартном вводе и выводе.
cli-help-bench = Измерить скорость игры.
cli-help-bench-json = Один объект JSON вместо таблицы.

## «Шакал»

cli-jackal-piece = { $piece }, { $cell }: { $ways ->
        [one] { $ways } путь
        [few] { $ways } пути
        [many] { $ways } путей
       *[other] { $ways } пути
    }
cli-jackal-ship = Корабль: { $ways ->
        [one] { $ways } путь
        [few] { $ways } пути
        [many] { $ways } путей
       *[other] { $ways } пути
    }
cli-jackal-back = 0  другая фигура
cli-no-tiles = В этой игре нет острова и клеток.
cli-jackal-ship-of = корабль: { $crew }
