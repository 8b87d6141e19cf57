### The page in the browser: what it says around the games.

page-settings = Настройки
page-language = Язык
page-theme-light = Утренний туман
page-theme-dark = Свет лампы
page-sound-on = Звук включён
page-sound-off = Звук выключен
page-yes = Да
page-no = Нет
page-close = Закрыть
page-reload = Загрузить заново
page-search = Искать в правилах

## The first screen

page-welcome = Вечер на рейде
page-about = На якоре стоят три игры. Садитесь, берите кубики; имени никто не спросит.
page-game-shanghaien = Шанхай
    .about = Дуэль на кубиках в портовой таверне: кто соберёт команду сильнее?
page-game-jackal = Шакал
    .about = Охота за сокровищами на острове, которого ещё никто не видел; от двух до четырёх капитанов.
page-game-riff-raff = Riff Raff
    .about = Корабль, который качается по-настоящему; грузят его руками. Что упало, вернётся к вам.
page-play = Играть
page-same-screen = За одним экраном
page-by-link = По ссылке
page-house-rules = Домашние правила
page-rules = Правила
page-in-the-yard = Пока на верфи: правила уже можно читать, стол ещё строится.
page-go-on = Продолжить
page-credits = «Шанхай» — Роман Пелек и Михаэль Шахт, «Шакал» — Дмитрий Кибкало, Riff Raff — Кристоф Канцлер. Тексты, рисунки и звуки здесь — наши собственные.

## Who plays

page-who-plays = Кто играет?
page-sitter-me = за этим экраном
page-sitter-open = тот, у кого ссылка
page-sitter-computer = компьютер
page-player-random = Наудачу
page-player-greedy = Хапуга
page-player-quick = Проворный
page-player-rote = Зубрила
page-player-solver = Счетовод
page-you = Вы

## At the table

page-connecting = Пододвигаем стул…
page-lost = Связь оборвалась; она восстановится сама.
page-outdated = Порт перестроили с тех пор, как загружена эта страница.
page-your-turn = Ваш ход
page-turn-of = Ходит: { $name }
page-over = Игра окончена
page-one-screen = Оба за этим экраном
page-waits-for = { $name }: раздумье…
page-announced = { $name } объявляет:
page-sit = Сесть и играть
page-send-link = Отправьте эту ссылку второму игроку:
page-undo = Взять ход назад
page-resign = Сдаться
page-confirm-undo = С тех пор ответил случай или компьютер. Взять назад? Кубики выпадут те же.
page-confirm-resign = Сдать эту партию?
page-wish = { $name } просит вернуть ход. Согласны?
page-rematch = Ещё партию
page-download = Сохранить партию
page-seed = Зерно — чтобы проверить кубики
page-sum = Всего
page-points = { $points ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }
page-nation = Национальность
page-nobody = никто
page-slot = Место { $number }: { $card }. Кубики: { $ours } внизу, { $theirs } вверху. Заберёт: { $taker }.
page-captain-in-force = Сумасшедший капитан на посту: { $name }
page-doubles-in-middle = Карта дублей лежит посередине

## The log

page-log = Журнал
page-log-taken-back = { $name }: ходы взяты назад.
page-log-sat = { $name } садится за стол.
page-log-resigned = { $name } сдаётся; дальше играет компьютер.
page-log-away = { $name } не за столом; дальше играет компьютер.
page-looking-back = Вы смотрите на прошлый момент.
page-back-to-now = К текущему
