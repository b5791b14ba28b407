# Русский; docs/words/ru.md говорит, какие слова и формы здесь приняты.
# Имена, карты и цвета приходят в именительном падеже, поэтому стоят подлежащим, после двоеточия, в кавычках, после слова
# «игрок» или там, где падеж не виден: «клад», «замок», «артефакт». Пол игроков неизвестен: о них говорится в настоящем
# времени.
# 1 … 5: в вне и из мин на с среди

## Везде

you = ты
seat = место { $number }
nothing = –
and = { $first } и { $last }
and-e = { $first } и { $last }
and-i = { $first } и { $last }
turn = Твой ход: { $ask }
waiting = { $count ->
    [1] { $names } думает…
   *[other] { $names } думают…
}
won = { $you ->
    [seat] { $count ->
        [1] Победа за тобой! Очки: { $scores }.
       *[other] Победа общая: { $winners }! Очки: { $scores }.
    }
   *[none] { $count ->
        [0] Никто не побеждает. Очки: { $scores }.
        [1] Побеждает { $winners }! Очки: { $scores }.
       *[other] Победа общая: { $winners }! Очки: { $scores }.
    }
}
score = { $name } — { $score }
colour-red = красный
colour-orange = оранжевый
colour-yellow = жёлтый
colour-green = зелёный
colour-blue = синий
colour-purple = фиолетовый
colour-pink = розовый
card = { $colour } { $number }
ask = выбери ход.

## Терминал

terminal-title = { $game }, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
}
terminal-begin = { $game }, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
}. Твоё место — { $seat }. Введи ?, чтобы открыть справку.
terminal-against = За столом ещё: { $names }.
terminal-bot = { $name } (место { $seat }, { $level })
terminal-level = уровень { $level }
terminal-commitment = Печать раздачи: { $commitment }
terminal-options = Варианты игры { $game }: Enter оставляет то, что в скобках.
terminal-options-again = Те же варианты в другой раз: { $command }
terminal-options-link = Для браузера, после адреса твоего сервера: { $link }
terminal-options-odd = «{ $answer }» здесь не подходит. { $why }
terminal-options-choose = Выбери что-нибудь из списка.
terminal-players = Игроки
terminal-hand = Твои карты
terminal-log = Журнал
terminal-moves = { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
}
terminal-moves-shown = показано ходов: { $shown } из { $count }
terminal-more = … и ещё { $count }: введи l, чтобы увидеть все.
terminal-filter = введи часть хода
terminal-your-move = Твой ход
terminal-left = Ты выходишь из игры.
terminal-over = Игра окончена. Нажми s, чтобы сохранить запись, или q, чтобы выйти.
terminal-saved = Запись сохранена в файл { $file }.
terminal-not-saved = Не удалось сохранить запись: { $problem }
terminal-not-now = Сейчас тебе нечего решать.
terminal-preparing = Готовим правила (в первый раз это занимает время)…
terminal-thinking = Думаем… (в первый раз это занимает время)
terminal-hint = Что думает самый сильный бот
terminal-hint-keys = Enter выбирает этот ход, Esc закрывает.
terminal-hint-win = шанс на победу { $win } % ± { $error }
terminal-hint-line = { $move }: шанс на победу { $win } % ± { $error }. { $reasons }
terminal-quit = Выйти из игры?
terminal-quit-keys = y — выйти, n — остаться
terminal-key-hint = Совет
terminal-key-filter = Найти
terminal-key-save = Сохранить
terminal-key-light = Тема
terminal-key-help = Справка
terminal-key-quit = Выход
terminal-help-keys = Клавиши
terminal-help =
    ↑ ↓        выбрать ход; можно набрать его номер
    Enter      сделать выбранный ход
    /          найти ход по словам или буквам; Esc прекращает поиск
    h          совет: все ходы от лучшего к худшему, с шансами и причинами
    PgUp PgDn  прокрутить стол, вместе с Shift — журнал
    s          сохранить запись партии
    t          светлая или тёмная тема
    q          выйти из игры
terminal-help-plain =
    Набери номер из списка или ход так, как он записан там в [скобках].
      v  снова показать стол     l  все ходы     h  совет     q  выйти из игры     ?  эта справка

## Браузер

browser-tagline = Карточные игры о сокровищах — с друзьями или против ботов
browser-home = Главная
browser-menu = Меню
browser-close = Закрыть
browser-cancel = Выбрать другое
browser-more = Ещё
browser-yes = Да
browser-no = Нет
browser-save = Сохранить
browser-on = да
browser-off = нет
browser-nothing-here = Здесь ничего нет
browser-nothing-here-text = Этот адрес никуда не ведёт.

# браузер: главная
browser-players = { $most ->
    [one] { $least }–{ $most } игрок
    [few] { $least }–{ $most } игрока
    [many] { $least }–{ $most } игроков
   *[other] { $least }–{ $most } игрока
}
browser-minutes = { $minutes } мин
browser-age = от { $age } лет
browser-ours = наша оценка: в печатных правилах этого нет
browser-seconds = { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
}
browser-play = Играть
browser-play-game = { $game }: играть сейчас против ботов
browser-dealing = Сдаём карты…
browser-friends = С друзьями
browser-friends-game = { $game }: играть с друзьями
browser-rules-of = Правила игры «{ $game }»
booklet-printed = напечатано
booklet-source = другой источник
booklet-ours = решено нами
booklet-printed-text = Это есть в печатных правилах.
booklet-source-text = В печатных правилах этого нет. Это взято с самих карт или из рецензий на игру.
booklet-ours-text = Здесь печатные правила молчат или что-то оставляют открытым. Мы решили сами и говорим почему.
booklet-where = Откуда взято { $rule }: { $origin }
booklet-at = В печатных правилах: «{ $place }»
booklet-why = Причины, общие для нескольких игр
    .asks = Если возможен только один ответ, стол его не ждёт.
    .points = Очков здесь в правилах нет. Они нужны только для статистики.
    .shared = Печатные правила не всегда говорят, кто побеждает при равенстве. Где они молчат, победа общая.
    .torn = Здесь копия порвана. Что ещё можно прочесть, подходит к этому правилу; остальное — наше прочтение.
booklet-measured = Измерено на быстрых ботах (партий: { $games }, игроков: { $players }).
booklet-effect = С вариантом «{ $choice }» начинающий выигрывает { $with } из 1000 партий, обычно { $usual } (± { $error }); решений за партию: { $length }, обычно { $before }.
booklet-about = Об этой игре
booklet-story = История
booklet-primer = Впервые играешь на взятки?
booklet-box = Как в коробке
booklet-tip = Совет
booklet-note = Полезно знать
booklet-by = Авторы: { $authors }.
booklet-publisher = Издательство { $publisher } выпускает эту игру.
booklet-languages = Языки печатных правил: { $languages }.
booklet-key = Откуда взято правило
booklet-contents = Содержание
booklet-topics = Слова, по которым ищут в правилах
    .empty = пусто, пустая, кончилась, закончилась, закончились карты, не хватает карт
    .end = конец, конец игры, последний ход, последний раунд
    .follow = в масть, ходить в масть, бить козырем
    .give = отдать, подарить, передать, обменять
    .kind = вид, форма, символ
    .lose = потерять, проиграть, теряет, штраф, штрафные очки
    .most = большинство, больше всех
    .must = должен, обязан, обязательно, можно, нельзя, отказаться
    .rest = остаток, остаётся, лишние
    .round = раунд, раунды, сколько раундов, раздача, экспедиция
    .secret = тайна, секрет, скрыто, смотреть, видно, помнить
    .shuffle = перемешать, перемешивают, тасовать
    .start = кто начинает, начинает, первый игрок, первый ход, кто сдаёт
    .steal = украсть, отнять, забрать
    .stop = остановиться, уйти, выйти, хватит, лагерь
    .task = пара, ряд, последовательность
    .three = 3 игрока, три игрока, втроём
    .tie = ничья, ничьей, поровну, одинаково, равенство, равный счёт
    .total = сумма, сложить, считать, очки, подсчёт
    .two = 2 игрока, два игрока, вдвоём
    .win = победа, победитель, побеждает, выиграть, выигрывает
booklet-find = Поиск по правилам
booklet-found = { $count ->
    [0] ничего не найдено
    [one] найдено { $count } правило
    [few] найдено { $count } правила
    [many] найдено { $count } правил
   *[other] найдено { $count } правила
}
booklet-print = Распечатать
booklet-link = Ссылка на { $rule }
booklet-table = Этот стол
booklet-as-usual = Ничего не изменено: верно всё, что на этой странице.
booklet-changed = За этим столом иначе
booklet-off = Не за этим столом
booklet-chosen = { $option }: { $value }
booklet-cards = Все карты
booklet-cards-text = За этим столом некоторые могут быть другими.
booklet-examples = Примеры из правил
booklet-examples-text = В правилах они рассказаны словами. Карты, которые там не названы, выбраны нами.
booklet-no-examples = В этих правилах примеров нет.
booklet-example = Пример { $number }
booklet-start = Так всё начинается.
booklet-step = Шаг { $step } из { $steps }
booklet-back = Предыдущий шаг
booklet-next = Следующий шаг
booklet-decisions = Что решили мы
booklet-terms = Слова печатных правил
booklet-unknown = Правила «{ $rule }» в игре { $game } нет: правила идут от { $first } до { $last }.
browser-join = Войти по коду или ссылке
browser-join-go = Войти
browser-join-bad = Код состоит из шести букв или цифр.
browser-my-tables = Мои столы
browser-phase-open = ждёт игроков
browser-phase-playing = идёт игра
browser-phase-over = игра окончена
browser-phase-closed = стол закрыт
browser-no-unfinished = Все твои партии окончены.
browser-continue = Продолжить
browser-all-games = Все мои партии ({ $count })
browser-with = за столом: { $names }
browser-your-turn = Твой ход
browser-turn-of = Ходит { $name }
browser-bots-count = Игроки
browser-bots-level = Уровень ботов
browser-bots = Соперники: { $count }, уровень: { $level }. Изменить…
browser-guest = Гость
browser-settings = Настройки

# браузер: новый стол и сбор игроков
browser-new = { $game } с друзьями
browser-new-players = Игроки
browser-new-more = Дополнительно
browser-new-pace = Темп ботов
browser-new-clock = Время на решение
browser-new-no-clock = без ограничений
browser-new-chat = Свободный чат между игроками (иначе только готовые фразы и стикеры)
browser-new-private = Стол видят только те, у кого есть ссылка
browser-new-open = Открыть стол
browser-name = Твоё имя
browser-colour = Твой камень
browser-gem-ruby = рубин
browser-gem-amber = янтарь
browser-gem-topaz = топаз
browser-gem-emerald = изумруд
browser-gem-turquoise = бирюза
browser-gem-sapphire = сапфир
browser-gem-amethyst = аметист
browser-gem-onyx = оникс
browser-invite = Пригласи остальных
browser-code = Код: { $code }
browser-qr = QR-код со ссылкой { $link }
browser-link = Ссылка
browser-share = Поделиться ссылкой
browser-copied = Скопировано
browser-seats = Места
browser-seat-open = свободно
browser-seat-open-text = ждёт игрока
browser-seat-you = ты
browser-seat-person = игрок
browser-seat-bot = бот, { $level }
browser-seat-host = хозяин стола
browser-seat-away = не в сети
browser-seat-stand-in = играет бот
browser-seat-thinks = думает
browser-seat-who = Игрок на месте { $number }
browser-seat-up = Пересадить выше: { $name }
browser-sit = Сесть
browser-sit-at = Сесть на место { $number }
browser-stand-up = Встать
browser-level-1 = очень лёгкий
browser-level-2 = лёгкий
browser-level-3 = средний
browser-level-4 = хороший
browser-level-5 = сильный
browser-level-6 = самый сильный
browser-options = Варианты игры
browser-options-kept = Варианты те же, что за твоим прошлым столом.
browser-options-sent = Эти варианты пришли по ссылке.
browser-options-odd = Часть ссылки не подходит к этой игре и пропущена.
browser-options-reset = Сбросить варианты
browser-options-share = Поделиться вариантами
browser-starts = Кто начинает?
browser-fair = Честная раздача
browser-fair-text = Карты уже определены секретом, а это число — его печать. Добавь несколько своих слов, и никто не сможет подобрать секрет в свою пользу.
browser-word = Твои слова
browser-words = Уже добавлено: { $words }
browser-start = Начать игру
browser-start-text = { $open ->
    [0] Все на месте.
    [1] Одно место свободно; его займёт бот.
    [one] { $open } место свободно; его займёт бот.
    [few] { $open } места свободны; их займут боты.
    [many] { $open } мест свободно; их займут боты.
   *[other] { $open } места свободны; их займут боты.
}
browser-lobby-sit = Займи свободное место или смотри отсюда.
browser-lobby-wait = Игру начнёт хозяин стола.
browser-lobby-full = Все места заняты.
browser-new-grace = Ждать тех, кого нет
browser-new-grace-never = сколько потребуется
browser-level-careful = осторожный
browser-level-bold = смелый
browser-level-greedy = жадный
browser-level-schemer = хитрый
browser-level-trader = любит торговать
browser-level-blocker = любит мешать
browser-level-collector = любит собирать
browser-level-giver = любит дарить
browser-level-thief = любит красть
browser-level-hoarder = любит копить
browser-level-bluffer = любит блефовать
browser-bots-who = Боты
browser-bots-plays = Как играет { $name }
browser-bots-mixed = разные, по уровню

# браузер: стол
browser-board = Стол
browser-log = Журнал
browser-talk = Чат
browser-rules = Правила
browser-no-rules = К этой игре нет правил, которые можно прочитать.
browser-choose = Выбери ход
browser-wait = Подожди остальных
browser-skip = К моему ходу
browser-missed = Пока тебя не было
browser-time-left = { $seconds ->
    [one] осталась { $seconds } секунда
    [few] осталось { $seconds } секунды
    [many] осталось { $seconds } секунд
   *[other] осталось { $seconds } секунды
}
browser-since = С твоего прошлого хода
browser-setting-keys = Быстрые клавиши
browser-setting-notify = Сообщать, когда мой ход
browser-notify-no = Этот браузер не разрешает здесь уведомления.
browser-moment = Секунду…
browser-undo = Отменить ход
browser-why = Почему? { $rule }
browser-to-board = К столу
browser-to-scores = К очкам
browser-ask-undo = { $moves ->
    [1] { $name } хочет отменить последний ход. Разрешить?
    [one] { $name } хочет отменить { $moves } ход. Разрешить?
    [few] { $name } хочет отменить { $moves } хода. Разрешить?
    [many] { $name } хочет отменить { $moves } ходов. Разрешить?
   *[other] { $name } хочет отменить { $moves } хода. Разрешить?
}
browser-ask-waiting = Ждём согласия на отмену хода: { $names }.
browser-leave = Выйти из игры
browser-leave-text = Выйти? За тебя продолжит играть бот, а вернуться можно в любой момент.
browser-close-table = Закрыть стол
browser-close-table-text = Закрыть стол для всех и навсегда?
browser-watchers = { $count ->
    [one] Смотрит { $count } зритель.
    [few] Смотрят { $count } зрителя.
    [many] Смотрят { $count } зрителей.
   *[other] Смотрят { $count } зрителя.
}
browser-watching = Ты смотришь игру.
browser-reissue = Новая ссылка для игрока
browser-reissue-text = Для игрока, который не может вернуться за стол. Старая ссылка перестанет работать.
browser-keys = Клавиши
    .digits = выбрать карту или клетку с первой по девятую
    .enter = сделать выбранный ход
    .escape = выбрать другое
    .u = отменить ход
    .l = показать прошлую взятку или журнал
    .t = прочитать стол вслух
    .i = показать карту крупно, с её правилом
    .h = спросить тренера
    .s = что произошло с твоего прошлого хода
    .help = показать эти клавиши
browser-talk-players = Писать в чат могут только игроки за столом.
browser-talk-text = Напиши что-нибудь
browser-talk-send = Отправить
browser-phrase-hello = Привет!
browser-phrase-good-luck = Удачи!
browser-phrase-your-turn = Твой ход!
browser-phrase-thinking = Дай подумать…
browser-phrase-well-played = Отлично сыграно!
browser-phrase-thank-you = Спасибо!
browser-phrase-oops = Ой!
browser-phrase-lucky = Мне повезло!
browser-phrase-unlucky = Вот невезение!
browser-phrase-wow = Ух ты!
browser-phrase-back-soon = Вернусь через минуту.
browser-phrase-here-again = Я снова здесь!
browser-phrase-once-more = Ещё партию?
browser-phrase-good-game = Хорошая игра!
browser-phrase-bye = Пока!
browser-sticker-smile = улыбка
browser-sticker-laugh = смех
browser-sticker-wink = подмигивание
browser-sticker-think = задумчивое лицо
browser-sticker-surprise = удивлённое лицо
browser-sticker-cry = плачущее лицо
browser-sticker-heart = сердце
browser-sticker-clap = аплодисменты
browser-sticker-gem = камень
browser-sticker-torch = факел
browser-sticker-crown = корона
browser-sticker-sleep = спящее лицо
browser-log-said = { $name }: { $words }
browser-log-sat = { $name } садится за стол.
browser-log-left = { $name } встаёт из-за стола.
browser-log-seat = Одно из мест изменилось.
browser-log-ordered = Порядок мест изменился.
browser-log-profile = Один из игроков меняет имя.
browser-log-word = { $name } добавляет слова к раздаче.
browser-log-stand-in = { $name } отсутствует: играет бот.
browser-log-back = { $name } снова за столом.
browser-log-asked = { $name } просит отменить ход.
browser-log-voted = { $name } отвечает на просьбу.
browser-log-undone = { $moves ->
    [1] { $name } отменяет ход.
    [one] { $name } возвращается назад: { $moves } ход больше не считается.
    [few] { $name } возвращается назад: { $moves } хода больше не считаются.
    [many] { $name } возвращается назад: { $moves } ходов больше не считаются.
   *[other] { $name } возвращается назад: { $moves } хода больше не считаются.
}
browser-log-reissued = Хозяин стола выдаёт игроку { $name } новую ссылку.
browser-log-closed = Стол закрыт.
browser-log-rematch = Следующий стол открыт.
browser-away-wait = { $name } не на связи. Бот вступит через { $time }.
browser-away-call = Пусть за игрока { $name } сейчас играет бот
browser-undo-declined = { $name }: нет. Ходы остаются.

# браузер: конец игры
browser-end = Конец
browser-player = Игрок
browser-score = Очки
browser-winner = победа
browser-moments = Что решило исход
browser-again = Сыграть ещё раз
browser-wins = Выигранные партии
browser-so-far = Партии за вечер
browser-won = Победы
browser-again-changes = Ещё раз с изменениями
browser-other-game = Другая игра
browser-next = К следующему столу
browser-record = Скачать запись партии
browser-check-deal = Проверить раздачу
browser-deal-good = Секрет подходит к числу, показанному до первой карты.
browser-deal-bad = Секрет не подходит к числу, показанному до первой карты!
browser-deal-commitment = Показано до игры:
browser-deal-secret = Секрет:
browser-deal-more = «karat verify» заново сдаёт всю партию, карту за картой.
browser-finale-win = Победа за тобой!
browser-finale-shared = Победа общая, и твоя тоже!
browser-finale-won = { $count ->
    [one] Побеждает { $winners }!
    [few] Побеждают { $winners }!
    [many] Побеждают { $winners }!
   *[other] Побеждают { $winners }!
}
browser-finale-nobody = Никто не побеждает
browser-finale-level = В конце поровну: по { $score }.
browser-finale-place = { $place }-е место
browser-finale-points = Таблица очков

# браузер: связь
browser-health-connecting = соединяемся…
browser-health-fine = на связи
browser-health-slow = медленно…
browser-health-lost = связь пропала, пробуем снова…
browser-health-gone = сервер не отвечает
browser-health-ended = нет связи
browser-opening = Открываем стол
browser-gone = Нет связи с сервером
browser-gone-text = Сервер не отвечает. Твои столы на нём в сохранности; мы продолжаем попытки.
browser-try-now = Попробовать сейчас
browser-taken-over = Ты играешь в другом окне
browser-taken-over-text = Твоё место открыто где-то ещё. Одновременно за него можно играть только в одном окне.
browser-own-device = Играть на другом устройстве
browser-own-device-text = Открой эту ссылку на другом своём устройстве, и место перейдёт к нему. Никому её не показывай: по ней любой сможет играть за тебя.
browser-take-back = Играть здесь
browser-table-closed = Стол закрыт
browser-table-closed-text = Его закрыл хозяин стола.
browser-table-deleted-text = Здесь давно никто не играл, поэтому сервер удалил этот стол.
browser-removed = Твоё место изменилось
browser-removed-text = Хозяин стола отдал твоё место или прислал тебе новую ссылку.
browser-look-again = Проверить ещё раз
browser-no-table = Стол не найден
browser-no-table-text = Стола { $code } нет, или он тебе недоступен. Код верный?

# браузер: настройки
browser-setting-language = Язык
browser-setting-auto = как в браузере
browser-setting-theme = Светлая или тёмная тема
browser-setting-theme-auto = как на устройстве
browser-setting-theme-light = светлая
browser-setting-theme-dark = тёмная
browser-setting-pace = Темп
browser-setting-pace-instant = мгновенный
browser-setting-pace-quick = быстрый
browser-setting-pace-normal = обычный
browser-setting-pace-slow = медленный
browser-setting-motion = Анимация
browser-setting-motion-auto = как на устройстве
browser-setting-motion-less = меньше
browser-setting-text = Размер текста
browser-setting-sound = Звук
browser-setting-effects = Громкость эффектов
browser-setting-music = Громкость музыки
browser-setting-confirm = Подтверждать ходы
browser-setting-confirm-always = всегда
browser-setting-confirm-risky = только рискованные
browser-setting-confirm-never = никогда

## Отказы: <game>-refusal-<reason>, или без игры то, что все игры говорят одинаково. То, что набирают в терминале,
## остаётся как есть.

refusal-no-seat = Места { $seat } нет: есть места от 0 до { $last }.
refusal-over = Игра окончена.
refusal-not-your-turn = Сейчас ходит { $turn }.

## Обучение

learn-way = Научиться
learn-of = Научиться играть: { $game }
learn-title = Учимся играть: { $game }
learn-step = Шаг { $step } из { $steps }
learn-steps = Шаги урока
learn-go-on = Дальше
learn-back = Назад
learn-again = Ещё раз
learn-skip = Пропустить
learn-show = Покажи мне
learn-try = Попробуй так: { $move }
learn-hear = Послушать ещё раз
learn-voice = Читать вслух
learn-no-voice = На этом устройстве нет голоса для твоего языка, поэтому читайте друг другу вслух.
learn-good = Молодец!
learn-finished = Теперь ты умеешь играть в «{ $game }»!
learn-play = А теперь настоящая партия
learn-once-more = Пройти урок ещё раз
learn-target = Теперь нажми: { $name }
learn-of-done = Научиться играть: { $game }, пройдено глав { $done } из { $all }
learn-title-chapter = Учимся играть: { $game }, глава { $chapter }
learn-on = Дальше: глава { $chapter }
learn-other = Так можно, но здесь попробуй другое.
learn-rule = Правило
learn-more = Правила, которые встретятся позже
learn-puzzles = Задачи
learn-puzzles-of = { $game }: задачи
learn-puzzle-step = Задача { $step } из { $steps }
learn-puzzle-ask = Найди лучший ход!
learn-puzzle-wrong = Есть ход получше. Посмотри ещё раз!
learn-puzzle-right = Это лучший ход! Он выигрывает примерно { $best } раз из 100, следующий по силе — { $next }.
learn-puzzle-solved = Задача { $step }: решена
learn-puzzles-done = Решено задач: { $done } из { $all }
learn-mistakes = Попробовать свои ошибки ещё раз
learn-mistakes-of = { $game }: твои ошибки
learn-illegal = Здесь так нельзя.

## Просмотр, тренер и разбор партии

replay-title = Повтор партии
replay-again = Повтор
replay-drop = Перетащи сюда запись партии.
replay-choose = Выбрать файл
replay-code = Или введи код стола, за которым партия окончена
replay-watch = Смотреть
replay-bad = Этот файл не удаётся показать. { $problem }
replay-none = Эту партию нельзя посмотреть
replay-none-text = Она ещё не окончена, или её уже нет, или она тебе недоступна.
replay-first = В начало
replay-back = Предыдущий ход
replay-play = Воспроизвести
replay-pause = Пауза
replay-forward = Следующий ход
replay-last = В конец
replay-slider = Момент партии
replay-moment = Ход { $move } из { $moves }.
replay-move = Ход { $move }
replay-deal = Карты сданы.
replay-silent = В этом ходе смотреть не на что.
replay-speed = Скорость
replay-eyes = Точка зрения
replay-eyes-nobody = Зритель
replay-eyes-seat = Игрок { $name }
replay-eyes-open = Все карты открыты
replay-hands = Карты других игроков
replay-moves = Ходы
replay-link = Ссылка на этот момент
replay-on = Играть дальше отсюда
replay-on-text = Новый стол продолжит с этого момента. Карты, которые ещё не сданы, перемешаются заново.
replay-on-seat = Твоё место
replay-on-bots = Против ботов
replay-on-friends = Пригласить друзей
replay-on-over = Здесь партия окончена. Вернись к моменту до её конца.
coach-ask = Спросить тренера
coach-title = Что сделал бы тренер
coach-thinking = Тренер думает…
coach-alike = примерно так же хорошо
coach-more = Все ходы: { $count }
coach-odds = Риск следующей карты: { $percent } % ({ $caught } из { $cards }).
coach-allow = С тренером: каждый может спросить, что сделал бы самый сильный бот
analysis-way = Разбор
analysis-title = Что решило партию
analysis-about = { $game }, ходов: { $moves }, победа: { $winners }
analysis-looking = Самый сильный бот разбирает каждое решение: { $done } из { $of }.
analysis-best = { $who ->
    [you] Лучшая игра — твоя.
    [single] Лучшая игра: { $names }.
    [some] Лучшая игра, примерно поровну: { $names }.
   *[all] Все играли примерно одинаково хорошо.
}
analysis-luckiest = { $who ->
    [you] Больше всех везло тебе.
    [single] Больше всех везения: { $names }.
    [some] Больше всех везения, примерно поровну: { $names }.
   *[all] Всем везло примерно одинаково.
}
analysis-ahead = Кто был впереди?
analysis-certain = верная победа
analysis-half = половина
analysis-hopeless = без шансов
analysis-start = начало
analysis-end = конец
analysis-line = Линия показывает, сколько партий из 100 каждый выиграл бы с этого места, судя по тому, что он тогда знал. Их доиграли быстрые боты.
analysis-luck = { $who ->
    [you] Тебе повезло
   *[other] Везение: { $name }
}
analysis-bad-luck = { $who ->
    [you] Тебе не повезло
   *[other] Невезение: { $name }
}
analysis-mistake = { $who ->
    [you] Твоя ошибка
   *[other] Ошибка: { $name }
}
analysis-moves = Сыграно: { $move }. Лучше: { $best }.
analysis-only = Лучше: { $best }.
analysis-wins = побеждает в { $win } из 10
analysis-tens = в { $win } из 10
analysis-less = чуть реже
analysis-more = чуть чаще
analysis-from-to = Побед до этого: { $before } из 10, после: { $after } из 10.
analysis-watch = Посмотреть ход { $move }
analysis-flawless = Ни один ход и ни одна карта не решили всё.
analysis-well = Кто как играл?
analysis-scale = 100 = без ошибок
analysis-won = победа
analysis-count = Ошибки: { $count } из { $of } решений
analysis-shares = Везение и мастерство
analysis-cost = помешало
analysis-helped = помогло
analysis-play = Игра
analysis-fortune = Везение
analysis-size = { $size ->
    [much] очень помогло
    [some] помогло
    [hardly] почти никак
    [less] чуть помешало
   *[least] сильно помешало
}
analysis-explain = Равная доля, игра и везение вместе дают итог. Игра — это то, чего стоили твои ошибки и что дали тебе чужие. Всё, чего ошибки не объясняют, — везение.
analysis-own-mistakes = Твои ошибки: { $count }
analysis-all-mistakes = Все ошибки: { $count }
analysis-whose = Чьи ошибки
analysis-mine = Мои
analysis-all = Все ({ $count })
analysis-made = Сыграно
analysis-better = Лучше
analysis-alike = Примерно так же хорошо
analysis-fairly = В этом мы почти уверены.
analysis-against = Против сыгранного хода: { $reasons }
analysis-told = Тренер мог бы подсказать ({ $name }): «{ $words }»
analysis-quoted = «{ $words }»
analysis-plain = Если доиграть много раз, этот ход просто чаще побеждает.
analysis-again = Попробовать ещё раз
analysis-clean = Явных ошибок здесь не нашлось.
analysis-error = Ошибкой считается только то, что явно хуже: больше, чем даёт случай, и больше, чем может ошибиться сам тренер, — здесь это до { $points } из 100 партий. Всё остальное «примерно так же хорошо».
analysis-decisions = Все решения ({ $count })

## Одно устройство по кругу, большой экран и статистика

pass-where = Где вы играете?
pass-where-apart = Каждый на своём устройстве
pass-where-here = На этом устройстве
pass-where-screen = На большом экране
pass-where-here-text = Передавайте устройство по кругу. Если оставить имя пустым, место займёт бот или друг, который придёт по ссылке.
pass-where-screen-text = На этом экране — стол, а на каждом телефоне — карты одного игрока. Отсканируйте код, чтобы сесть.
pass-people = Кто играет на этом устройстве?
pass-person = Имя на месте { $number }
pass-nobody = бот или друг
pass-one-more = Ещё один игрок на этом устройстве
pass-too-few = Впиши хотя бы два имени.
pass-turn = { $name }: { $ask }
pass-curtain = Занавес
pass-hand = Передайте устройство: дальше { $name }.
pass-taps = Я { $name }
pass-edge-camp = в лагере
pass-edge-undo = { $name }: выбор сделан. Отменить?
screen-hand = Стол на большом экране: показывать только мои карты
screen-open = Открыть большой экран
screen-join = Присоединяйся по коду: { $code }
screen-seat = QR-код, чтобы сесть на место { $number }
screen-seats = { $count ->
    [one] Свободно { $count } место. Отсканируйте его код и садитесь.
    [few] Свободно { $count } места. Отсканируйте код и садитесь.
    [many] Свободно { $count } мест. Отсканируйте код и садитесь.
   *[other] Свободно { $count } места. Отсканируйте код и садитесь.
}
stats-title = Статистика
stats-private = Партии, сыгранные на этом устройстве. Они остаются здесь, пока ты не сохранишь их в файл.
stats-none = На этом устройстве ещё не закончилась ни одна партия.
stats-all = Все игры
stats-games = { $count ->
    [one] { $count } партия
    [few] { $count } партии
    [many] { $count } партий
   *[other] { $count } партии
}
stats-wins = { $count ->
    [one] { $count } победа
    [few] { $count } победы
    [many] { $count } побед
   *[other] { $count } победы
}
stats-rival = Любимый соперник
stats-against = выиграно { $won }, проиграно { $lost }
stats-average = Средний счёт: { $score }
stats-chart = Очки последних партий: { $scores }
stats-chart-text = Очки последних партий; большая точка — победа.
stats-list = Твои партии, одна за другой
stats-lowest = Чем меньше, тем лучше.
stats-export = Сохранить в файл
stats-import = Добавить из файла
stats-imported = { $count ->
    [one] Добавлена { $count } партия.
    [few] Добавлено { $count } партии.
    [many] Добавлено { $count } партий.
   *[other] Добавлено { $count } партии.
}
stats-import-bad = В этом файле нет статистики Karat, поэтому ничего не добавлено.
stats-erase = Стереть всё
stats-erase-sure = Точно стереть все результаты на этом устройстве?

## В чём отказывает сервер: refusal-<reason>, или refusal-<error>, если причины нет

refusal-bad = Здесь это не работает, поэтому ничего не изменилось.
refusal-not-now = Сейчас это невозможно.
refusal-not-yours = Это может сделать только хозяин стола или игрок за столом.
refusal-not-found = Ничего с таким именем здесь нет.
refusal-mistake = На сервере произошла ошибка; ничего не изменилось.
refusal-no-table = Такого стола нет, или он тебе недоступен.
refusal-no-record = Такой партии здесь нет, или её уже удалили.
refusal-not-played-here = Этот сервер не может открыть эту партию ({ $problem }).
refusal-token-not-valid = Эта ссылка не подходит к этому столу.
refusal-watching-link = По этой ссылке можно только смотреть.
refusal-only-here = Пока стол может открыть только это устройство. Чтобы впустить других, подключи его к своей сети и запусти Karat командой «karat» или с --host 0.0.0.0.
refusal-slow-down = Слишком много сразу. Подожди секунду.
refusal-too-many-tables = Слишком много новых столов сразу. Подожди минуту.
refusal-too-many-replays = Сейчас пересматривают много партий. Зайди через минуту.
refusal-too-many-sockets = Из твоей сети подключено слишком много устройств. Отключи часть или зайди позже.
refusal-too-many-records = Слишком много файлов сразу. Подожди минуту.
refusal-too-many-analyses = Сейчас разбирают много партий. Зайди через минуту.
refusal-between = Нужно целое число от { $least } до { $most }.
refusal-in-all = Всего можно не больше { $most }.
refusal-too-big = Слишком большой объём: можно не больше { $most ->
    [one] { $most } байта
    [few] { $most } байт
    [many] { $most } байт
   *[other] { $most } байт
}.
refusal-storage = Сервер не смог это сохранить, поэтому ничего не изменилось. Попробуй ещё раз.
refusal-disk-full = Диск сервера переполнен, поэтому ничего не изменилось. Скажи об этом тому, кто отвечает за сервер.
refusal-only-players = Это могут сделать только игроки за столом.
refusal-only-host = Это может сделать только хозяин стола.
refusal-only-players-and-host = Это могут сделать только игроки и хозяин стола.
refusal-no-seat-yet = Сначала займи место.
refusal-not-started = Игра ещё не началась.
refusal-started = Игра уже началась.
refusal-game-not-over = Игра ещё не окончена.
refusal-table-closed = Стол закрыт.
refusal-started-without-you = Игра уже началась, но можно смотреть.
refusal-seated-already = У тебя уже есть место.
refusal-all-seats-taken = Все места заняты, но можно смотреть.
refusal-seat-taken = Это место уже занято.
refusal-only-bot-levels = Во время игры можно менять только уровень бота.
refusal-nobody-there = На этом месте нет другого человека.
refusal-too-many-guests = За этим столом побывало слишком много людей. Открой новый.
refusal-table-used-up = За этим столом произошло слишком много событий. Партию можно доиграть, но больше ничего.
refusal-too-many-people = За столом уже { $count ->
    [one] { $count } человек
    [few] { $count } человека
    [many] { $count } человек
   *[other] { $count } человека
}: на выбранное число игроков это слишком много.
refusal-name-unseen = В имени должна быть хотя бы одна видимая буква.
refusal-name-taken = За столом уже есть игрок с таким или очень похожим именем.
refusal-late = Это решение уже не за тобой.
refusal-too-many-undos = В этой партии слишком часто отменяли ходы. Теперь ходы окончательны.
refusal-someone-away = С тех пор что-то уже открылось, и не все на месте, чтобы дать согласие.
refusal-no-move-yet = Твоих ходов ещё не было.
refusal-asked-already = Вопрос об отмене хода уже задан.
refusal-question-closed = Этот вопрос уже решён.
refusal-agreed-already = Твоё согласие уже получено.
refusal-nothing-to-read = Сообщение пустое.
refusal-coach-busy = Тренеру задали много вопросов. Спроси ещё раз через минуту.
refusal-no-coach = За этим столом нет тренера.
refusal-nothing-to-decide = Сейчас тебе нечего решать.
refusal-record-not-json = Это не запись партии: она должна быть в формате JSON.
refusal-record-not-well-made = Это не запись в формате Karat ({ $problem }).
refusal-record-does-not-replay = Партия в этой записи идёт не по правилам ({ $problem }).
refusal-record-not-over = Партия в этой записи ещё не окончена.
refusal-still-here = Игрок здесь или только что пропал. Подожди несколько секунд.
refusal-waits-for-all = Этот стол ждёт каждого, сколько бы это ни длилось.
