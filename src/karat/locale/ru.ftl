# Русский. Слова Diamoniak взяты из печатных правил: карточка, замок, бриллиант, ведьма, фея, стопка. Имена, карты и
# цвета приходят в именительном падеже, поэтому стоят после двоеточия, в кавычках или там, где падеж не виден: «клад» и
# «артефакт», а не «реликвия». Игроки бывают любого пола, поэтому о них говорится в настоящем времени.

## Везде

you = ты
seat = место { $number }
island = остров
nothing = –
and = { $first } и { $last }
turn = Твой ход: { $ask }
waiting = { $count ->
    [1] { $names } думает…
   *[other] { $names } думают…
}
won = { $you ->
    [seat] { $count ->
        [1] Ты побеждаешь! Очки: { $scores }.
       *[other] Победа общая: { $winners }. Очки: { $scores }.
    }
   *[none] { $count ->
        [0] Никто не побеждает. Очки: { $scores }.
       *[other] Победа: { $winners }. Очки: { $scores }.
    }
}
score = { $name } { $score }
colour-red = красный
colour-orange = оранжевый
colour-yellow = жёлтый
colour-green = зелёный
colour-blue = синий
colour-purple = фиолетовый
colour-pink = розовый

## Терминал

terminal-title = { $game }, игроков: { $players }
terminal-begin = { $game }, игроков: { $players }. Твоё место { $seat }; ? покажет справку.
terminal-against = Вместе с тобой: { $names }.
terminal-bot = { $name } (место { $seat }, { $level })
terminal-level = уровень { $level }
terminal-commitment = Печать раздачи: { $commitment }
terminal-players = Игроки
terminal-hand = Твоя рука
terminal-log = Что было
terminal-moves = { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
}
terminal-moves-shown = ходы: { $shown } из { $count }
terminal-more = … и ещё { $count }; l покажет все.
terminal-filter = слова или буквы хода
terminal-your-move = Твой ход
terminal-left = Ты выходишь из игры.
terminal-over = Игра окончена: s сохраняет запись, q закрывает стол.
terminal-saved = Запись сохранена в { $file }.
terminal-not-saved = Не удалось сохранить запись: { $problem }
terminal-not-now = Сейчас тебе нечего решать.
terminal-preparing = Готовим правила (в первый раз это небыстро)…
terminal-thinking = Думает… (в первый раз это небыстро)
terminal-hint = Что думает самый сильный бот
terminal-hint-keys = Enter выбирает этот ход, Esc закрывает.
terminal-hint-win = побед { $win } % ± { $error }
terminal-hint-line = { $move }: побед { $win } % ± { $error }. { $reasons }
terminal-quit = Выйти из игры?
terminal-quit-keys = y — выйти, n — остаться
terminal-key-hint = Совет
terminal-key-filter = Найти
terminal-key-save = Запись
terminal-key-light = Свет
terminal-key-help = Справка
terminal-key-quit = Выход
terminal-help-keys = Клавиши
terminal-help =
    ↑ ↓        выбрать ход; можно набрать его номер
    Enter      сделать выбранный ход
    /          найти ход по словам или буквам; Esc заканчивает поиск
    h          совет: все ходы по порядку, с долей побед и причинами
    PgUp PgDn  прокрутить стол, вместе с Shift — журнал
    s          сохранить запись игры
    t          светло или темно
    q          выйти из игры
terminal-help-plain =
    Набери номер из списка или ход так, как он записан там в скобках.
      v  снова показать стол     l  все ходы     h  совет     q  выйти из игры     ?  эта справка

## Diamant

diamant-where = Экспедиция { $number } из 5, { $cards ->
    [one] { $cards } карта на тропе
    [few] { $cards } карты на тропе
    [many] { $cards } карт на тропе
   *[other] { $cards } карты на тропе
}
diamant-signs = ♦11 — сокровище; число после карты — рубины, которые ещё лежат на ней. У ловушки стоит !, и вторая такая же прерывает экспедицию. Точки ловушек: ● в колоде, ! на тропе, × вне игры.
diamant-ask = остаться или уйти? У тебя с собой { $carried }; в одиночку унесёшь { $alone }, вдвоём — { $shared }.
diamant-move-stay = Остаться и идти дальше
diamant-move-leave = Уйти: { $carried } и доля с тропы
diamant-path = Тропа
diamant-path-empty = пока пусто
diamant-left = (осталось { $rubies })
diamant-piles = Стопки
diamant-piles-now = колода { $deck }, { $rubies ->
    [one] { $rubies } рубин на тропе
    [few] { $rubies } рубина на тропе
    [many] { $rubies } рубинов на тропе
   *[other] { $rubies } рубина на тропе
}
diamant-traps = Ловушки
diamant-trap-pips = { $deck } в колоде, { $path } на тропе, { $gone } вне игры
diamant-head-place = где
diamant-in-cave = пещера
diamant-in-camp = лагерь
diamant-head-carried = с собой
diamant-head-chest = сундук
diamant-head-relics = артефакты
diamant-head-choice = выбор
diamant-has-chosen = есть
diamant-card-treasure = сокровище на { $value }
diamant-card-relic = артефакт ценой { $value }
diamant-card-spider = паук
diamant-card-snake = змея
diamant-card-lava = лава
diamant-card-boulder = валун
diamant-card-ram = таран
diamant-event-expedition = Экспедиция { $number } начинается.
diamant-event-relic-added = В колоду замешан { $card }.
diamant-event-reveal = Открыта карта: { $card }.
diamant-event-treasure = Открыта карта: { $card }, каждому по { $share }, остаток { $rest }.
diamant-event-chosen = { $you ->
    [seat] Твой выбор: { $choice ->
        [stay] остаться
       *[leave] уйти
    }.
   *[none] { $seat }: выбор сделан.
}
diamant-event-choice = { $choice ->
    [stay] { $you ->
        [seat] Ты остаёшься.
       *[none] { $seat } остаётся.
    }
   *[leave] { $you ->
        [seat] Ты уходишь.
       *[none] { $seat } уходит.
    }
}
diamant-event-bank = { $you ->
    [seat] Ты приносишь в лагерь { $carried } и ещё { $share } с тропы.
   *[none] { $seat } приносит в лагерь { $carried } и ещё { $share } с тропы.
}
diamant-event-relic = { $you ->
    [seat] Ты берёшь { $card }.
   *[none] { $seat } берёт { $card }.
}
diamant-event-trapped = { $you ->
    [seat] { $card }! Ты теряешь { $lost }.
   *[none] { $card }! { $seat } теряет { $lost }.
}
diamant-event-removed = Вне игры: { $card }.
diamant-event-expedition-over = Экспедиция { $number } окончена.
diamant-event-over = Игра окончена.

## Diamoniak

diamoniak-where = { $deck ->
    [one] { $deck } карточка в стопке
    [few] { $deck } карточки в стопке
    [many] { $deck } карточек в стопке
   *[other] { $deck } карточки в стопке
}
diamoniak-signs = ♜ — карточка «замок», яркая там, где её строят; ♦ — бриллиант, ✶ — фея. Карточки чужих замков лежат в запасе.
diamoniak-ask-draw = возьми карточку.
diamoniak-ask-buy = возьми карточку или купи одну за три бриллианта.
diamoniak-ask-again = взять ещё или остановиться?
diamoniak-ask-witch = { $owed ->
    [1] ведьма! Отдай ей ещё { $owed } карточку.
    [one] ведьма! Отдай ей { $owed } карточку.
    [few] ведьма! Отдай ей { $owed } карточки.
    [many] ведьма! Отдай ей { $owed } карточек.
   *[other] ведьма! Отдай ей { $owed } карточки.
}
diamoniak-ask-fairy = ведьма! Прогони её феей или отдай ей { $owed ->
    [one] { $owed } карточку.
    [few] { $owed } карточки.
    [many] { $owed } карточек.
   *[other] { $owed } карточки.
}
diamoniak-move-draw = Взять карточку
diamoniak-move-stop = Остановиться и всё сохранить
diamoniak-move-fairy = Прогнать ведьму феей
diamoniak-move-buy = Купить карточку своего цвета ({ $seat })
diamoniak-move-give = Отдать ведьме «{ $card }»
diamoniak-head-castle = замок
diamoniak-no-castle = замка пока нет
diamoniak-head-store = запас
diamoniak-discard = Сброс
diamoniak-kind-pink = розовый
diamoniak-kind-blue = синий
diamoniak-kind-green = зелёный
diamoniak-kind-yellow = жёлтый
diamoniak-kind-diamond = бриллианты
diamoniak-kind-witch = ведьмы
diamoniak-kind-fairy = феи
diamoniak-card-pink = розовый замок
diamoniak-card-blue = синий замок
diamoniak-card-green = зелёный замок
diamoniak-card-yellow = жёлтый замок
diamoniak-card-diamond = бриллиант
diamoniak-card-witch = ведьма
diamoniak-card-fairy = фея
diamoniak-many = { $what } { $count }
diamoniak-event-turn = { $you ->
    [seat] Твой ход начинается.
   *[none] Теперь ходит { $seat }.
}
diamoniak-event-shuffle = Сброс перемешан, карточек в новой стопке: { $cards }.
diamoniak-event-draw = { $you ->
    [seat] { $to ->
        [castle] Ты берёшь карточку «{ $card }»: твой замок растёт.
        [discard] Ты берёшь карточку «{ $card }»!
       *[store] Ты берёшь карточку «{ $card }».
    }
   *[none] { $to ->
        [castle] { $seat } берёт карточку «{ $card }»: замок растёт.
        [discard] { $seat } берёт карточку «{ $card }»!
       *[store] { $seat } берёт карточку «{ $card }».
    }
}
diamoniak-event-join = { $cards ->
    [one] Из запаса в замок ({ $colour }) идёт { $cards } карточка.
    [few] Из запаса в замок ({ $colour }) идут { $cards } карточки.
    [many] Из запаса в замок ({ $colour }) идут { $cards } карточек.
   *[other] Из запаса в замок ({ $colour }) идут { $cards } карточки.
}
diamoniak-event-stop = { $you ->
    [seat] Ты останавливаешься.
   *[none] { $seat } останавливается.
}
diamoniak-event-fairy = { $you ->
    [seat] Твоя фея прогоняет ведьму.
   *[none] { $seat } прогоняет ведьму феей.
}
diamoniak-event-give = { $you ->
    [seat] Ты отдаёшь ведьме карточку «{ $card }».
   *[none] { $seat } отдаёт ведьме карточку «{ $card }».
}
diamoniak-event-lose = { $you ->
    [seat] Ведьма забирает у тебя карточку «{ $card }».
   *[none] { $seat } теряет карточку «{ $card }»: она уходит к ведьме.
}
diamoniak-event-free = { $you ->
    [seat] Твоего замка больше нет, и { $colour } цвет снова свободен.
   *[none] { $seat } теряет замок, и { $colour } цвет снова свободен.
}
diamoniak-event-buy = { $you ->
    [seat] Ты покупаешь карточку «{ $card }». Цена в бриллиантах: { $diamonds }, продаёт { $from }.
    [from] { $seat } покупает у тебя карточку «{ $card }». Цена в бриллиантах: { $diamonds }.
   *[none] { $seat } покупает карточку «{ $card }». Цена в бриллиантах: { $diamonds }, продаёт { $from }.
}
diamoniak-event-over = { $you ->
    [winner] Твой замок построен!
   *[none] Замок построен: { $winner }.
}

## Djinn

djinn-where = Раздача { $phase }, { $left ->
    [0] все взятки сыграны
    [1] последняя взятка
    [one] ещё { $left } взятка
    [few] ещё { $left } взятки
    [many] ещё { $left } взяток
   *[other] ещё { $left } взятки
}
djinn-signs = Карта — это цвет и число: P фиолетовый, G зелёный, Y жёлтый, B синий. Из равных карт старше та, что легла первой.
djinn-ask-lead = заходи любой картой.
djinn-ask-play = выложи карту. Цвет захода: { $colour }; если он у тебя есть, ходи в цвет.
djinn-ask-after = сыграй карту джинна или скажи «готово».
djinn-ask-keep = взятка твоя: оставь себе { $count ->
    [1] одну её карту.
    [one] { $count } её карту.
    [few] { $count } её карты.
    [many] { $count } её карт.
   *[other] { $count } её карты.
}
djinn-ask-cave = выполни задание собранными картами.
djinn-move-play = Выложить { $card }
djinn-move-done = Готово
djinn-move-keep = Оставить себе { $card }
djinn-move-cave = { $task }: { $cards }
djinn-move-trump = Джинн: теперь козырь { $colour }
djinn-move-replace = Джинн: заменить карту ({ $seat })
djinn-move-free = Джинн: выложить любой цвет
djinn-move-swap = Джинн: обменяться картами ({ $seat })
djinn-move-highest = Джинн: забрать старшую карту
djinn-move-lowest = Джинн: побеждает младшая карта
djinn-move-notrump = Джинн: эта взятка без козыря
djinn-move-fifteen = Джинн: твоя карта считается за 15
djinn-move-double = Джинн: оставить две карты, если возьмёшь взятку
djinn-effect-trump = новый козырь
djinn-effect-replace = замена карты
djinn-effect-free = любой цвет
djinn-effect-swap = обмен картами
djinn-effect-highest = старшая карта себе
djinn-effect-lowest = младшая побеждает
djinn-effect-notrump = без козыря
djinn-effect-fifteen = считается за 15
djinn-effect-double = две карты себе
djinn-task-run = { $level } подряд
djinn-task-pairs = { $level ->
    [3] пара и карта младше
    [4] две пары
   *[5] две пары и карта младше
}
djinn-task-under = { $level } с суммой < { $under }
djinn-task-over = { $level } с суммой > { $over }
djinn-task-exact = { $level } с суммой { $under }
djinn-task-colour = { $level } одного цвета
djinn-trump = Козырь
djinn-piles = колода { $deck }, сброс { $discard }, джинны { $djinn }
djinn-trick = Взятка
djinn-trick-empty = карт пока нет
djinn-last-trick = Последняя взятка: { $seat }
djinn-counts-as = { $card } за { $number }
djinn-effects = Действует
djinn-effect-by = { $effect } ({ $seat })
djinn-caves = Пещеры
djinn-cave = { $level }: { $tasks }
djinn-cave-closed = закрыто
djinn-head-level = уровень
djinn-head-cards = карты
djinn-head-djinns = джинны
djinn-head-kept = собрано
djinn-discards = Сброс
djinn-own = Твои карты джинна
djinn-event-row = Открывается уровень { $level }: { $tasks }.
djinn-event-draw = { $you ->
    [seat] Ты берёшь карту джинна «{ $effect }».
   *[none] { $seat } берёт карту джинна.
}
djinn-event-djinn-shuffled = Сыгранные карты джинна перемешаны, в стопке: { $size }.
djinn-event-phase = Раздача { $number } начинается; { $you ->
    [leader] заходишь ты.
   *[none] заходит { $leader }.
}
djinn-event-deal = { $you ->
    [seat] Тебе сданы карты: { $hand }.
   *[none] { $size ->
        [one] { $seat } получает { $size } карту.
        [few] { $seat } получает { $size } карты.
        [many] { $seat } получает { $size } карт.
       *[other] { $seat } получает { $size } карты.
    }
}
djinn-event-trump = Открыта карта: { $card }. Козырь { $colour }.
djinn-event-play = { $you ->
    [seat] Ты выкладываешь { $card }.
   *[none] { $seat } выкладывает { $card }.
}
djinn-event-djinn = { $you ->
    [seat] Ты играешь карту джинна «{ $effect }»{ $argument }.
   *[none] { $seat } играет карту джинна «{ $effect }»{ $argument }.
}
djinn-event-djinn-argument = : { $what }
djinn-event-replace = { $you ->
    [seat] Твоя карта { $discarded } заменена на { $card }.
   *[none] { $seat }: карта { $discarded } заменена на { $card }.
}
djinn-event-done = { $you ->
    [seat] Ты заканчиваешь ход.
   *[none] { $seat } заканчивает ход.
}
djinn-event-trick = { $you ->
    [seat] Ты берёшь взятку.
   *[none] { $seat } берёт взятку.
}
djinn-event-keep = { $you ->
    [seat] Ты оставляешь себе { $card }.
   *[none] { $seat } оставляет себе { $card }.
}
djinn-event-discard = В сброс: { $cards }.
djinn-event-cave = { $you ->
    [seat] Ты выполняешь задание «{ $task }»: { $cards }. Уровень { $level }.
   *[none] { $seat } выполняет задание «{ $task }»: { $cards }. Уровень { $level }.
}
djinn-event-over = Игра окончена.

## Kadora

kadora-where = { $last ->
    [none] { $cards ->
        [one] { $cards } карта в рядах
        [few] { $cards } карты в рядах
        [many] { $cards } карт в рядах
       *[other] { $cards } карты в рядах
    }
    [0] Конец
    [1] Последний ход
    [one] Ещё { $last } ход
    [few] Ещё { $last } хода
    [many] Ещё { $last } ходов
   *[other] Ещё { $last } хода
}
kadora-signs = Карта — это цвет, ценность и форма: ○ круг (r), □ квадрат (s), △ капля (d). Одна буква — рубашка. ★ лидирует в цвете; штраф — сколько очков было бы против игрока, если бы игра кончилась сейчас. ›Y4○‹ выбранный ход возьмёт, »Y4○« выложит.
kadora-ask-give = подарить цвет или всё оставить себе?
kadora-ask-place = выложи карту на пустую клетку.
kadora-ask-draw = возьми карту из левого или правого ряда.
kadora-move-keep = Ничего не дарить
kadora-move-gift = Подарить весь { $colour } цвет. Кому: { $seat }
kadora-move-place = { $card } на { $cell }
kadora-move-takes = { $card } на { $cell } берёт { $cards }
kadora-move-draw = { $row ->
    [left] Взять слева: { $colour }
   *[right] Взять справа: { $colour }
}
kadora-block = Поле
kadora-row-left = слева { $count }
kadora-row-right = справа { $count }
kadora-aside = отложено { $count }
kadora-head-open = штраф
kadora-head-hand = рука
kadora-event-aside = Отложено карт: { $count }.
kadora-event-hand = { $you ->
    [seat] Тебе сданы карты: { $cards }.
   *[none] { $count ->
        [one] { $seat } получает { $count } карту.
        [few] { $seat } получает { $count } карты.
        [many] { $seat } получает { $count } карт.
       *[other] { $seat } получает { $count } карты.
    }
}
kadora-event-border = Рамка выложена.
kadora-event-row = { $row ->
    [left] Карт в левом ряду: { $count }.
   *[right] Карт в правом ряду: { $count }.
}
kadora-event-keep = { $you ->
    [seat] Ты ничего не даришь.
   *[none] { $seat } ничего не дарит.
}
kadora-event-gift = { $you ->
    [seat] Ты даришь весь { $colour } цвет: { $cards }. Получает { $to }.
    [to] { $seat } дарит тебе весь { $colour } цвет: { $cards }.
   *[none] { $seat } дарит весь { $colour } цвет: { $cards }. Получает { $to }.
}
kadora-event-place = { $you ->
    [seat] Ты выкладываешь { $card } на { $cell }.
   *[none] { $seat } выкладывает { $card } на { $cell }.
}
kadora-event-take = { $you ->
    [seat] { $line ->
        [column] Ты берёшь из столбца: { $cards }.
       *[row] Ты берёшь из строки: { $cards }.
    }
   *[none] { $line ->
        [column] { $seat } берёт из столбца: { $cards }.
       *[row] { $seat } берёт из строки: { $cards }.
    }
}
kadora-event-draw = { $you ->
    [seat] { $row ->
        [left] Ты берёшь слева: { $card }.
       *[right] Ты берёшь справа: { $card }.
    }
   *[none] { $row ->
        [left] { $seat } берёт слева: { $colour }.
       *[right] { $seat } берёт справа: { $colour }.
    }
}
kadora-event-refill = { $row ->
    [left] Из левого ряда: { $cards }.
   *[right] Из правого ряда: { $cards }.
}
kadora-event-last-turns = Оба ряда пусты: { $turns ->
    [one] ещё { $turns } ход.
    [few] ещё { $turns } хода.
    [many] ещё { $turns } ходов.
   *[other] ещё { $turns } хода.
}
kadora-event-show = { $you ->
    [seat] Твоя рука идёт в твою добычу: { $cards }.
   *[none] { $seat } показывает карты: { $cards }.
}
kadora-event-island = Остров открывает карты: { $cards }.
kadora-event-face-down = Больше всех ({ $colour }, { $sum }): { $seats }. Эти карты закрыты.
kadora-event-over = Игра окончена.

## Море или берег

seashore-where = Раунд { $round } из 2, { $left ->
    [0] все карты сыграны
    [1] последняя карта
    [one] ещё { $left } карта
    [few] ещё { $left } карты
    [many] ещё { $left } карт
   *[other] ещё { $left } карты
}, в запасе { $plus ->
    [one] { $plus } плюс-карта
    [few] { $plus } плюс-карты
    [many] { $plus } плюс-карт
   *[other] { $plus } плюс-карты
}
seashore-signs = B▒ показывает море (цвет), ▒7 — берег (число), +1 — плюс-карту при ней. Клады начинаются с t: tR4 — красный, ценой 4. ★ — карта выиграла свой цвет.
seashore-ask-pass = старшую карту какого цвета ты передашь?
seashore-ask-play = выложи карту и покажи её цвет или число.
seashore-ask-claim = за тобой { $colour } цвет: взять открытый клад или украсть чужой?
seashore-ask-rob = у кого взять две плюс-карты?
seashore-ask-draw = из чьей руки тянуть карты?
seashore-ask-return = верни { $count ->
    [1] одну карту.
    [one] { $count } карту.
    [few] { $count } карты.
    [many] { $count } карт.
   *[other] { $count } карты.
}
seashore-move-pass = Передать { $colour }
seashore-move-play = { $shows ->
    [sea] { $card }{ $laid }, показать цвет
   *[shore] { $card }{ $laid }, показать число
}
seashore-move-take = Взять открытый клад
seashore-move-steal = Украсть клад ({ $seat })
seashore-move-rob = Взять плюс-карты ({ $seat })
seashore-move-draw = Тянуть из руки ({ $seat })
seashore-move-return = Вернуть { $cards }
seashore-piles = Клады
seashore-pair-rb = красный, синий
seashore-pair-pg = фиолетовый, зелёный
seashore-head-open = открыт
seashore-head-pile = стопка
seashore-head-else = иначе
seashore-action-plus = взять плюс-карты
seashore-action-hand = тянуть из руки
seashore-trick = Взятка
seashore-trick-empty = { $you ->
    [start] начинаешь ты
   *[none] начинает { $start }
}
seashore-lanes = Последние открытые карты
seashore-head-cards = карты
seashore-head-treasures = клады
seashore-head-top = верхний
seashore-head-plus = плюс
seashore-head-score = очки
seashore-points-pile = Твоя стопка очков
seashore-prize-claim = клад
seashore-prize-rob = плюс-карты
seashore-prize-draw = чужая рука
seashore-event-round = Раунд { $number } начинается; { $you ->
    [start] начинаешь ты.
   *[none] начинает { $start }.
}
seashore-event-hand = { $you ->
    [seat] Тебе сданы карты: { $cards }.
   *[none] { $count ->
        [one] { $seat } получает { $count } карту.
        [few] { $seat } получает { $count } карты.
        [many] { $seat } получает { $count } карт.
       *[other] { $seat } получает { $count } карты.
    }
}
seashore-event-open = Теперь открыт { $card }.
seashore-event-chosen = { $you ->
    [seat] Ты передаёшь старшую карту. Цвет: { $colour }.
   *[none] { $seat }: карта для передачи выбрана.
}
seashore-event-passed = { $you ->
    [seat] Ты передаёшь { $card }. Получает { $to }.
    [to] { $seat } передаёт тебе { $card }.
   *[none] { $seat } передаёт карту. Получает { $to }.
}
seashore-event-play = { $you ->
    [seat] Ты выкладываешь { $card }{ $laid }: { $half }.
   *[none] { $seat } выкладывает карту: { $half }{ $laid }.
}
seashore-half-sea = { $colour }, число скрыто
seashore-half-shore = { $number }, цвет скрыт
seashore-laid = { $plus ->
    [0] { "" }
   *[other] { " " }+{ $plus }
}
seashore-event-reveal = { $you ->
    [seat] Твоя карта открыта: { $card }, ценность { $value }.
   *[none] { $seat } открывает { $card }, ценность { $value }.
}
seashore-event-win = { $you ->
    [seat] Ты выигрываешь цвет: { $colours }.
   *[none] { $seat } выигрывает цвет: { $colours }.
}
seashore-event-plus = { $you ->
    [seat] { $count ->
        [one] Ты получаешь { $count } плюс-карту.
        [few] Ты получаешь { $count } плюс-карты.
        [many] Ты получаешь { $count } плюс-карт.
       *[other] Ты получаешь { $count } плюс-карты.
    }
   *[none] { $count ->
        [one] { $seat } получает { $count } плюс-карту.
        [few] { $seat } получает { $count } плюс-карты.
        [many] { $seat } получает { $count } плюс-карт.
       *[other] { $seat } получает { $count } плюс-карты.
    }
}
seashore-event-take = { $you ->
    [seat] Ты берёшь { $card }.
   *[none] { $seat } берёт { $card }.
}
seashore-event-steal = { $you ->
    [seat] Ты крадёшь { $card }. Теряет { $from }.
    [from] { $seat } крадёт у тебя { $card }!
   *[none] { $seat } крадёт { $card }. Теряет { $from }.
}
seashore-event-rob = { $you ->
    [seat] Ты берёшь плюс-карты: { $count }. Отдаёт { $from }.
    [from] { $seat } берёт у тебя плюс-карты: { $count }.
   *[none] { $seat } берёт плюс-карты: { $count }. Отдаёт { $from }.
}
seashore-event-draw = { $you ->
    [seat] Ты тянешь из чужой руки ({ $from }): { $cards }.
    [from] { $seat } тянет из твоей руки: { $cards }.
   *[none] { $seat } тянет карты из чужой руки ({ $from }): { $count }.
}
seashore-event-return = { $you ->
    [seat] Ты возвращаешь { $cards }. Получает { $to }.
    [to] { $seat } возвращает тебе { $cards }.
   *[none] { $seat } возвращает столько же карт. Получает { $to }.
}
seashore-event-nothing = { $you ->
    [seat] Тебе нечего тянуть: карт нет.
   *[none] { $seat } ничего не тянет: карт нет.
}
seashore-event-under = Под стопку: { $card }.
seashore-event-trick-over = Взятка окончена; { $you ->
    [start] следующую начинаешь ты.
   *[none] следующую начинает { $start }.
}
seashore-event-score = { $you ->
    [seat] У тебя за клады { $treasures }, плюс-карт { $plus }: { $points ->
        [one] { $points } очко.
        [few] { $points } очка.
        [many] { $points } очков.
       *[other] { $points } очка.
    }
   *[none] { $seat }: за клады { $treasures }, плюс-карт { $plus }, всего { $points ->
        [one] { $points } очко.
        [few] { $points } очка.
        [many] { $points } очков.
       *[other] { $points } очка.
    }
}
seashore-event-over = Игра окончена.

## Браузер

browser-tagline = Пять карточных игр о сокровищах — с друзьями или против ботов
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
browser-game-diamant = Diamant
browser-game-djinn = Djinn
browser-game-kadora = Kadora
browser-game-diamoniak = Diamoniak
browser-game-seashore = Море или берег
browser-game-diamant-line = Глубже в пещеру или домой с добычей? Все решают одновременно.
browser-game-djinn-line = Бери взятки, собирай сокровища, открой три пещеры, а джинн поможет обойти правила.
browser-game-kadora-line = Выложи карту, возьми подходящие и лидируй в цвете — или плати.
browser-game-diamoniak-line = Бери карточки, пока хватает смелости, строй замок и берегись ведьмы.
browser-game-seashore-line = Половина каждой карты скрыта. Показать цвет или число?
browser-players = { $most ->
    [one] { $least }–{ $most } игрок
    [few] { $least }–{ $most } игрока
    [many] { $least }–{ $most } игроков
   *[other] { $least }–{ $most } игрока
}
browser-minutes = { $minutes } мин
browser-age = от { $age } лет
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
browser-rules-of = Правила: { $game }
browser-join = Войти по коду или ссылке
browser-join-go = Войти
browser-join-bad = В коде шесть букв и цифр.
browser-my-tables = Мои столы
browser-phase-open = ждёт игроков
browser-phase-playing = идёт игра
browser-phase-over = игра окончена
browser-phase-closed = стол закрыт
browser-no-tables = Здесь появятся столы, за которыми ты играешь на этом устройстве.
browser-guest = Гость
browser-settings = Настройки

# браузер: новый стол и сбор игроков
browser-new = { $game } — с друзьями
browser-new-players = Игроки
browser-new-more = Ещё настройки
browser-new-pace = Сколько думают боты
browser-new-clock = Время на решение
browser-new-no-clock = сколько угодно
browser-new-chat = Игроки могут писать друг другу (иначе — только готовые фразы и стикеры)
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
browser-qr = QR-код ссылки { $link }
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
browser-seat-thinks = решает
browser-seat-who = Кто играет на месте { $number }
browser-seat-up = { $name }: на место выше
browser-sit = Сесть
browser-sit-at = Сесть на место { $number }
browser-stand-up = Встать
browser-level-1 = совсем лёгкий
browser-level-2 = лёгкий
browser-level-3 = средний
browser-level-4 = хороший
browser-level-5 = сильный
browser-level-6 = сильнее некуда
browser-options = Варианты
browser-fair = Честная раздача
browser-fair-text = Карты уже определены секретом, а это число — печать на нём. Добавь свои слова, и никто не сможет подобрать секрет в свою пользу.
browser-word = Твои слова
browser-words = Уже есть слова: { $words }
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

# браузер: стол
browser-board = Стол
browser-log = Журнал
browser-talk = Чат
browser-rules = Правила
browser-choose = Выбери ход
browser-wait = Подожди остальных
browser-moment = Минутку…
browser-undo = Отменить
browser-why = Почему? { $rule }
browser-to-board = Показать стол
browser-to-scores = Показать очки
browser-ask-undo = { $moves ->
    [1] { $name } хочет вернуть последний ход. Разрешить?
    [one] { $name } хочет вернуть { $moves } ход. Разрешить?
    [few] { $name } хочет вернуть { $moves } хода. Разрешить?
    [many] { $name } хочет вернуть { $moves } ходов. Разрешить?
   *[other] { $name } хочет вернуть { $moves } хода. Разрешить?
}
browser-ask-waiting = Чтобы вернуть ход, нужно согласие: { $names }.
browser-leave = Выйти из игры
browser-leave-text = Выйти? За тебя продолжит бот, а вернуться можно в любой момент.
browser-close-table = Закрыть стол
browser-close-table-text = Закрыть стол для всех и навсегда?
browser-watchers = { $count ->
    [one] Смотрит { $count } зритель.
    [few] Смотрят { $count } зрителя.
    [many] Смотрят { $count } зрителей.
   *[other] Смотрят { $count } зрителя.
}
browser-reissue = Новая ссылка для игрока
browser-reissue-text = Для того, кто не может вернуться: старая ссылка перестанет работать.
browser-keys = Клавиши
    .digits = выбрать карту или клетку с первой по девятую
    .enter = сделать выбранный ход
    .escape = выбрать другое
    .u = отменить
    .l = последняя взятка или журнал
    .t = прочитать стол вслух
    .help = эти клавиши
browser-talk-players = За столом говорят только игроки.
browser-talk-text = Напиши что-нибудь
browser-talk-send = Отправить
browser-phrase-hello = Привет!
browser-phrase-good-luck = Удачи!
browser-phrase-your-turn = Твой ход!
browser-phrase-thinking = Дай подумать…
browser-phrase-well-played = Отлично сыграно!
browser-phrase-thank-you = Спасибо!
browser-phrase-oops = Ой!
browser-phrase-lucky = Повезло!
browser-phrase-unlucky = Вот невезение!
browser-phrase-wow = Ух ты!
browser-phrase-back-soon = Вернусь через минуту.
browser-phrase-here-again = Я снова здесь!
browser-phrase-once-more = Ещё разок?
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
browser-log-seat = Одно место изменилось.
browser-log-ordered = Порядок мест изменился.
browser-log-profile = У одного из игроков новое имя.
browser-log-word = { $name } добавляет слово к раздаче.
browser-log-stand-in = { $name } не играет, продолжает бот.
browser-log-back = { $name } снова за столом.
browser-log-asked = { $name } просит вернуть ходы.
browser-log-voted = { $name }: ответ дан.
browser-log-undone = Ходы возвращены.
browser-log-reissued = { $name } получает новую ссылку.
browser-log-closed = Стол закрыт.
browser-log-rematch = Следующий стол открыт.
browser-refusal-late = Это уже решаешь не ты.
browser-refusal-slow-down = Слишком много сразу. Подожди секунду.
browser-refusal-storage = Сервер не смог это сохранить, поэтому ничего не изменилось. Попробуй ещё раз.

# браузер: конец игры
browser-end = Конец
browser-player = Игрок
browser-score = Очки
browser-winner = победа
browser-moments = Что решило исход
browser-again = Ещё раз
browser-again-changes = Ещё раз, но иначе
browser-other-game = Другая игра
browser-next = К следующему столу
browser-record = Скачать запись
browser-check-deal = Проверить раздачу
browser-deal-good = Секрет подходит к числу, показанному до первой карты.
browser-deal-bad = Секрет не подходит к числу, показанному до первой карты!
browser-deal-commitment = Показано до игры:
browser-deal-secret = Секрет:
browser-deal-more = «karat verify» заново раздаёт всю запись, карту за картой.

# браузер: связь
browser-health-connecting = соединяемся…
browser-health-fine = на связи
browser-health-slow = медленно…
browser-health-lost = связь пропала, пробуем снова…
browser-health-gone = сервер не отвечает
browser-health-ended = нет связи
browser-opening = Открываем стол
browser-gone = Сервер недоступен
browser-gone-text = Сервер не отвечает. Твои столы там в сохранности; мы пробуем снова и снова.
browser-try-now = Попробовать
browser-taken-over = Ты играешь в другом окне
browser-taken-over-text = Твоё место открыто где-то ещё. За одно место играет только одно окно.
browser-take-back = Играть здесь
browser-table-closed = Стол закрыт
browser-table-closed-text = Его закрыл хозяин.
browser-removed = Твоё место изменилось
browser-removed-text = Хозяин стола отдал твоё место или прислал тебе новую ссылку.
browser-look-again = Проверить
browser-no-table = Такого стола нет
browser-no-table-text = Стол { $code } тебе недоступен. Код верный?

# браузер: настройки
browser-setting-language = Язык
browser-setting-auto = как в браузере
browser-setting-theme = День или ночь
browser-setting-theme-auto = как на устройстве
browser-setting-theme-light = день
browser-setting-theme-dark = ночь
browser-setting-pace = Темп
browser-setting-pace-instant = мгновенно
browser-setting-pace-quick = быстро
browser-setting-pace-normal = обычно
browser-setting-pace-slow = медленно
browser-setting-motion = Движение
browser-setting-motion-auto = как на устройстве
browser-setting-motion-less = меньше
browser-setting-text = Размер текста
browser-setting-sound = Звук

# браузер: Diamant
diamant-option-relics = Артефакты
diamant-option-relics-text = С каждой экспедицией в колоду попадает артефакт. Кто уходит из пещеры в одиночку, забирает те, что лежат на тропе.
diamant-relics = артефакты
diamant-source-chest = Сундук
diamant-source-relics = Артефакты
diamant-round = Экспедиция { $number } из 5
diamant-ask-short = дальше или уйти с тем, что есть?
diamant-choices = Остаться или уйти
diamant-choose-stay = Дальше
diamant-choose-leave = Уйти
diamant-risk = под угрозой { $carried }
diamant-bring = принесёт { $alone }, вдвоём { $shared }
diamant-chose-stay = Ты остаёшься. Карты откроются, когда выберут все.
diamant-chose-leave = Ты уходишь. Карты откроются, когда выберут все.
diamant-has-chosen-long = выбор сделан
diamant-shows-stay = остаётся
diamant-shows-leave = уходит
diamant-safe = Ты снова в лагере. В твоём сундуке { $chest }.
diamant-trap-near = Следующая прервёт экспедицию
diamant-second = вторая!
diamant-over = Экспедиция { $number } окончена
diamant-alone = { $name } уходит в одиночку: { $share } с тропы
diamant-shared = Уходят вместе: { $count }, каждому по { $share } с тропы
diamant-folded = { $cards ->
    [one] { $cards } карта раньше, на ней { $rubies }
    [few] { $cards } карты раньше, на них { $rubies }
    [many] { $cards } карт раньше, на них { $rubies }
   *[other] { $cards } карты раньше, на них { $rubies }
}
diamant-says-on-path = { $rubies ->
    [one] { $rubies } рубин на тропе
    [few] { $rubies } рубина на тропе
    [many] { $rubies } рубинов на тропе
   *[other] { $rubies } рубина на тропе
}
diamant-says-deck = { $cards ->
    [one] { $cards } карта в колоде
    [few] { $cards } карты в колоде
    [many] { $cards } карт в колоде
   *[other] { $cards } карты в колоде
}
diamant-says-card = Карта { $number }: { $card }.
diamant-says-inside = { $name } в пещере, с собой { $carried }, сундук { $chest }.
diamant-says-camp = { $name } в лагере, сундук { $chest }.
diamant-rules-aim = О чём игра
    .DIA-11 = Пять экспедиций в пещеру. Каждую все начинают внутри, с пустыми руками.
    .DIA-40 = После пятой содержимое сундука — твои очки, артефакты тоже. Побеждает больший счёт; при равенстве победа общая.
diamant-rules-cards = Карты
    .DIA-1 = 15 сокровищ, от 1 до 17 рубинов.
    .DIA-2 = 15 ловушек: по три паука, змеи, лавы, валуна и тарана.
    .DIA-3 = С артефактами: их пять, ценой 5, 7, 8, 10 и 12.
    .DIA-4 = Важна только ценность камней; размен ни на что не влияет.
    .DIA-5 = Камней всегда хватает.
    .DIA-10 = Сокровища и ловушки перемешиваются в одну колоду.
    .DIA-12 = С артефактами: перед каждой экспедицией в колоду идёт самый дешёвый из оставшихся.
diamant-rules-path = Тропа
    .DIA-20 = Верхняя карта колоды открывается и ложится на тропу.
    .DIA-21 = Сокровище делится поровну между всеми, кто внутри. Что не делится, остаётся на карте.
    .DIA-22 = Первая ловушка каждого вида только предупреждает.
    .DIA-23 = Вторая того же вида: все, кто внутри, теряют всё, что несут, и экспедиция окончена.
    .DIA-24 = Артефакт просто остаётся лежать.
diamant-rules-choice = Остаться или уйти
    .DIA-25 = Все, кто внутри, выбирают тайно. Выбор открывается, когда его сделали все.
    .DIA-26 = Уходящие делят рубины на тропе; что не делится, остаётся там.
    .DIA-27 = Доля и всё, что с собой, идут в сундук: там они в безопасности.
    .DIA-28 = Кто уходит в одиночку, забирает и все артефакты на тропе.
    .DIA-29 = Пока хоть кто-то внутри, открывается следующая карта.
diamant-rules-end = Конец экспедиции
    .DIA-30 = Она кончается, когда все ушли, или из-за ловушки.
    .DIA-31 = Рубины, оставшиеся на тропе, пропадают.
    .DIA-32 = Из двух одинаковых ловушек, прервавших экспедицию, одна навсегда уходит из игры.
    .DIA-33 = Артефакты, оставшиеся на тропе, уходят из игры; ещё не открытый остаётся в колоде.
    .DIA-34 = Все остальные карты замешиваются обратно.
diamant-rules-score = Что известно
    .DIA-41 = Содержимое сундуков видно всем.

# браузер: Diamoniak
diamoniak-option-keep-colour = Твой цвет — навсегда твой
diamoniak-option-keep-colour-text = Кто отдал ведьме последнюю карточку замка, строит тот же цвет и дальше, а другим его строить нельзя.
diamoniak-source-castle = Замок
diamoniak-source-diamonds = Бриллианты
diamoniak-of = { $pieces }/{ $all }
diamoniak-choose-stop = Хватит
diamoniak-choose-fairy = Фея!
diamoniak-give = Карточки для ведьмы
diamoniak-says-no-castle = замка пока нет
diamoniak-says-castle = { $colour } замок, { $pieces } из 6
diamoniak-count-diamond = { $count ->
    [one] { $count } бриллиант
    [few] { $count } бриллианта
    [many] { $count } бриллиантов
   *[other] { $count } бриллианта
}
diamoniak-count-fairy = { $count ->
    [one] { $count } фея
    [few] { $count } феи
    [many] { $count } фей
   *[other] { $count } феи
}
diamoniak-count-castle = { $count ->
    [one] { $count } карточка «{ $colour } замок»
    [few] { $count } карточки «{ $colour } замок»
    [many] { $count } карточек «{ $colour } замок»
   *[other] { $count } карточки «{ $colour } замок»
}
diamoniak-rules-aim = О чём игра
    .MON-50 = Опереди всех и построй замок из шести карточек: шестая сразу приносит победу.
diamoniak-rules-cards = Карточки
    .MON-1 = 55 карточек: по шесть карточек «замок» четырёх цветов, 20 бриллиантов, 8 ведьм, 3 феи.
    .MON-2 = Замки бывают розовые, синие, зелёные и жёлтые; карточки одного цвета одинаковы.
    .MON-3 = Всё лежит открыто, кроме стопки.
diamoniak-rules-turn = Твой ход
    .MON-10 = Ход переходит по часовой стрелке.
    .MON-11 = Купи одну карточку или возьми хотя бы одну из стопки.
    .MON-12 = После каждой удачной карточки: возьми ещё или остановись.
    .MON-16 = Бриллианты и феи идут в твой запас.
    .MON-40 = Когда стопка кончается, сброс перемешивается.
diamoniak-rules-castle = Твой замок
    .MON-13 = Первая карточка «замок», цвет которой никто не строит, решает, что строишь ты.
    .MON-14 = Карточка чужого цвета идёт в твой запас, и ты пока ничего не строишь.
    .MON-15 = Твой цвет идёт в твой замок, все остальные — в запас.
    .MON-17 = Если твой замок теряет последнюю карточку, цвет снова свободен для всех.
    .MON-18 = Когда начинаешь цвет, карточки этого цвета из запаса сразу идут в замок.
diamoniak-rules-witch = Ведьма
    .MON-20 = Ведьма прерывает добор, а когда она получит своё, кончается и твой ход.
    .MON-21 = Она забирает три твои карточки, бриллианты или замки по твоему выбору; если их меньше — все.
    .MON-22 = Фей она никогда не забирает.
    .MON-23 = Фея прогоняет её: обе уходят в сброс, и больше ничего не теряется.
    .MON-24 = Где выбирать не из чего, вопроса не будет.
diamoniak-rules-buy = Покупка
    .MON-30 = Вместо добора купи у соперника карточку своего цвета за три бриллианта.
    .MON-31 = Это весь твой ход, и соперник не может отказаться.
    .MON-32 = Купить можно только свой цвет.
diamoniak-rules-end = Подсчёт
    .MON-51 = 100 за каждую карточку замка и 1 за каждый бриллиант; побеждает только целый замок.

# браузер: Djinn
djinn-option-open-memory = Открытый сброс
djinn-option-open-memory-text = Все могут просматривать сброшенные сокровища. Без этого их придётся запоминать.
djinn-source-kept = Остаток сокровищ
djinn-panel-trick = Последняя взятка
djinn-card = { $colour } { $number }
djinn-no-trump = без козыря
djinn-hand = Твоя рука
djinn-kept = { $count ->
    [0] Пока ничего не собрано
   *[other] Собрано: { $count }
}
djinn-kept-by = себе берёт { $name }
djinn-no-trick = В этой раздаче ещё нет законченных взяток.
djinn-task-met = ты можешь его выполнить
djinn-task-near = не хватает одной карты:
djinn-choose-task = Какое задание?
djinn-which-trump = Какой цвет станет козырем?
djinn-which-replace = Коснись карты, которую нужно заменить.
djinn-which-swap = Коснись карты, чтобы обменять на неё свою.
djinn-says-cave = Пещеры уровня { $level }
djinn-says-through = Пещеру прошли: { $names }
djinn-says-piles = { $deck } в стопке, { $discard } в сбросе
djinn-says-laid = { $name }: { $card }, { $place ->
    [1] легла первой
    [2] легла второй
    [3] легла третьей
   *[other] легла четвёртой
}{ $wins ->
    [true] , берёт взятку
   *[false] { "" }
}
djinn-says-lies = { $name } { $card }
djinn-says-hand = { $card }, { $playable ->
    [true] можно выложить
   *[false] сейчас нельзя
}, { $place } из { $count } в твоей руке
djinn-says-seat = { $level ->
    [0] Пока без пещер
   *[other] Уровень { $level }
}, { $hand ->
    [one] { $hand } карта
    [few] { $hand } карты
    [many] { $hand } карт
   *[other] { $hand } карты
}, { $djinn ->
    [one] { $djinn } карта джинна
    [few] { $djinn } карты джинна
    [many] { $djinn } карт джинна
   *[other] { $djinn } карты джинна
}, собрано { $kept ->
    [one] { $kept } сокровище
    [few] { $kept } сокровища
    [many] { $kept } сокровищ
   *[other] { $kept } сокровища
}.
djinn-refusal-replace-nothing = { $seat }: в этой взятке нет карты, которую можно заменить.
djinn-refusal-swap-nothing = { $seat }: в этой взятке нет карты для обмена.
djinn-rules-aim = О чём игра
    .DJI-10 = Три ряда по три пещеры лежат закрытыми, по ряду на уровень. Первый ряд открывается сразу.
    .DJI-31 = Выполни задание уровня 3, затем уровня 4, затем уровня 5. Одно задание могут выполнить сколько угодно игроков.
    .DJI-40 = Игра кончается после раздачи, в которой кто-то выполнил задание уровня 5. Если таких несколько, побеждает тот, у кого осталось больше сокровищ, затем тот, у кого старшее из них; затем победа общая.
    .DJI-41 = Твои очки — уровень, до которого ты доходишь.
djinn-rules-cards = Карты
    .DJI-1 = 60 сокровищ: фиолетовые, зелёные, жёлтые и синие, каждые от 1 до 15.
    .DJI-2 = Задание требует 3, 4 или 5 сокровищ, по числу уровня: числа подряд, пары, сумма меньше пяти уровней, больше десяти уровней или ровно пять уровней, либо все одного цвета.
    .DJI-3 = Пары: уровень 3 — пара и карта младше, уровень 4 — две пары, уровень 5 — две пары и карта младше обеих.
    .DJI-4 = 18 карт джинна: девять видов, каждый дважды.
djinn-rules-tricks = Взятки
    .DJI-11 = Раздачу все начинают с восемью сокровищами, а игру — с одной картой джинна. Они тайные.
    .DJI-12 = Ещё одно сокровище открывается: его цвет — козырь на всю раздачу.
    .DJI-13 = В первой раздаче заходит место после сдающего.
    .DJI-20 = Все по очереди выкладывают по сокровищу. У кого есть цвет захода, тот обязан ходить в цвет.
    .DJI-21 = Побеждает старший козырь; без козырей — старшая карта цвета захода. Из равных карт старше та, что легла первой.
    .DJI-22 = Кто берёт взятку, оставляет себе открыто одну её карту и заходит в следующую. Остальные уходят в сброс.
    .DJI-23 = В раздаче восемь взяток.
djinn-rules-caves = Пещеры
    .DJI-30 = После раздачи тот, кто может выполнить задание следующего уровня, обязан выполнить одно, и только одно, ровно нужным числом собранных карт. Они уходят в сброс.
    .DJI-32 = Очередь идёт от того, кто заходил первым в раздаче. Если способ только один, вопроса не будет.
    .DJI-33 = Затем открывается следующий ряд, если кто-то прошёл предыдущий.
djinn-rules-phases = Между раздачами
    .DJI-34 = Каждый, кто на последнем месте, берёт карту джинна.
    .DJI-35 = Когда стопка джиннов пуста, сыгранные карты джинна перемешиваются.
    .DJI-36 = Последний сдаёт и заходит; если их несколько, то ближайший после прежнего сдающего.
    .DJI-37 = Все карты, кроме собранных, перемешиваются, и каждому сдают восемь новых.
    .DJI-38 = Если карт мало, все получают поровну.
djinn-rules-end = Если карты кончились
    .DJI-39 = Если не хватает по карте на каждого и одной на козырь, игра окончена; побеждает высший уровень.
djinn-rules-djinn = Карты джинна
    .DJI-50 = Их играют в свой ход, прямо перед своим сокровищем или сразу после него, сколько угодно. Они действуют до конца взятки.
    .DJI-51 = После твоего сокровища тебя спрашивают, пока у тебя есть карты джинна; скажи «готово», чтобы продолжить.
    .DJI-52 = Цвет захода — цвет первой карты, как она лежит сейчас.
    .DJI-61 = Новый козырь: ты называешь цвет, и он козырь в этой взятке.
    .DJI-62 = Замена карты: карта, которую выложил другой игрок, уходит в сброс, а её место занимает верхнее сокровище стопки.
    .DJI-63 = Любой цвет: до своей карты; ей не нужно идти в цвет.
    .DJI-64 = Обмен картами: после своей карты; она меняется местами с картой другого игрока.
    .DJI-65 = Старшая карта себе: прежде чем победитель оставит себе карту, ты забираешь ту, на которой самое большое число.
    .DJI-66 = Младшая побеждает: взятку берёт самое маленькое число, какого бы цвета оно ни было.
    .DJI-67 = Без козыря: в этой взятке его нет.
    .DJI-68 = Считается за 15: после своей карты; когда решается взятка, она считается за 15 своего цвета.
    .DJI-69 = Две карты себе: если ты берёшь взятку, оставь себе две её карты.
djinn-rules-known = Что известно
    .DJI-70 = Руки, карты джинна и стопки тайные; собранные карты, уровни, открытые пещеры и число карт видны всем. Сброс нужно помнить, если за столом он не открыт.

# браузер: Kadora
kadora-option-seat-view = Пополнение со своей стороны
kadora-option-seat-view-text = Пустые клетки заполняются в порядке чтения того, чей ход, как за настоящим столом. Без этого порядок для всех один.
kadora-source-R = R
kadora-source-O = O
kadora-source-Y = Y
kadora-source-G = G
kadora-source-B = B
kadora-source-P = P
kadora-panel-aside = Отложено
kadora-card = { $colour } { $value } ({ $kind })
kadora-back = { $colour }, рубашкой вверх
kadora-kind-round = круг
kadora-kind-square = квадрат
kadora-kind-drop = капля
kadora-lay = Выложить { $card } на { $cell }
kadora-hand = Твоя рука
kadora-loot = Добыча
kadora-leads = лидирует
kadora-steps = Шаги хода
kadora-step-give = дарим
kadora-step-place = кладём
kadora-step-draw = берём
kadora-step-refill = пополняем
kadora-last = { $turns ->
    [1] Последний ход
    [one] Ещё { $turns } ход
    [few] Ещё { $turns } хода
    [many] Ещё { $turns } ходов
   *[other] Ещё { $turns } хода
}
kadora-give = Подарить цвет
kadora-give-colour = Подарить { $colour } цвет
kadora-give-to = Весь { $colour } цвет получает
kadora-takes-nothing = Ничего не берёт.
kadora-takes = Берёт: { $cards }. Твой штраф: { $before } → { $after }.
kadora-would-lead = Тогда лидерство за тобой: { $colours }.
kadora-full = Поле заполнено: теперь берутся карты, которые не подходят.
kadora-empty = пусто
kadora-aside-text = { $players ->
    [2] Отложено карт: { $count }. В конце они откроются как карты третьего игрока, острова, и он может даже победить.
   *[other] Отложено карт: { $count }. Они не участвуют в игре. Рубашки показывают их цвета.
}
kadora-says-row = { $row ->
    [left] Левый ряд
   *[right] Правый ряд
}, { $count ->
    [0] пусто
    [1] { $count } карта: { $colours }
    [one] { $count } карта, следующие: { $colours }
    [few] { $count } карты, следующие: { $colours }
    [many] { $count } карт, следующие: { $colours }
   *[other] { $count } карты, следующие: { $colours }
}
kadora-says-cell = Строка { $row }, столбец { $column }: { $card }
kadora-says-empty = Строка { $row }, столбец { $column }: пусто
kadora-says-preview = Строка { $row }, столбец { $column }: пусто. С картой { $card }: столбец { $sumcolumn }, строка { $sumrow }, { $count ->
    [0] ничего не берёт
    [one] берёт { $count } карту
    [few] берёт { $count } карты
    [many] берёт { $count } карт
   *[other] берёт { $count } карты
}
kadora-says-hand = { $card }, { $place } из { $count } в твоей руке
kadora-says-line = Строка { $row }: { $cards }.
kadora-says-sum = { $colour } { $sum }{ $leads ->
    [true] { " " }(лидирует)
   *[false] { "" }
}
kadora-says-loot = { $name }: { $loot }; штраф был бы { $open }.
kadora-says-seat = Штраф этого места сейчас был бы { $open }. В добыче { $loot ->
    [one] { $loot } карта
    [few] { $loot } карты
    [many] { $loot } карт
   *[other] { $loot } карты
}. Рука: { $hand }.
kadora-refusal-not-leading = Лидирует { $other } ({ $colour }, { $most }), а у тебя { $own }: подарить цвет может только лидер.
kadora-refusal-lead-shared = Лидерство общее ({ $colour }): ты и { $other }, у каждого { $own }. Дарить этот цвет нельзя никому.
kadora-refusal-receiver-has-colour = { $to } не может получить этот подарок: в добыче уже есть { $colour } цвет.
kadora-rules-aim = О чём игра
    .KAD-63 = В конце все ценности, что лежат перед тобой открыто, идут в штраф. Побеждает меньшая сумма.
    .KAD-62 = У кого наибольшая сумма цвета, тот переворачивает его рубашкой вверх; при равенстве — все такие лидеры.
    .KAD-64 = У кого нет ни одной закрытой карты, тот победить не может.
kadora-rules-cards = Карты
    .KAD-1 = 72 карты шести цветов.
    .KAD-2 = Ценности от 1 до 5, но в каждом цвете одной нет, и три формы бриллианта; каждая ценность цвета есть в каждой форме.
    .KAD-3 = У красного нет 1, у оранжевого 2, у жёлтого 3, у зелёного 4, у синего 5, у фиолетового 3.
    .KAD-4 = Формы: круг, квадрат и капля.
    .KAD-5 = Рубашка показывает цвет: у карт в руках, в рядах и отложенных все знают цвета, и только их.
kadora-rules-setup = Перед игрой
    .KAD-10 = Вдвоём откладывают 18 карт, втроём 12, вчетвером 6.
    .KAD-11 = Каждому сдают четыре карты.
    .KAD-12 = Двенадцать карт образуют рамку поля четыре на четыре; середина пуста.
    .KAD-13 = Остальные лежат рубашкой вверх в двух рядах; их порядок не меняется.
    .KAD-14 = Ход переходит по часовой стрелке.
kadora-rules-give = Подарок
    .KAD-20 = Сначала можно подарить всю свою добычу одного цвета тому, у кого этого цвета нет, если ты — единственный лидер в нём. Один подарок за ход.
    .KAD-21 = Где подарок невозможен, вопроса не будет.
kadora-rules-take = Выложить и взять
    .KAD-30 = Выложи карту из руки на пустую клетку.
    .KAD-31 = Если в её столбце теперь 10 или больше, ты берёшь там все другие карты того же цвета или той же формы. Выложенная карта остаётся.
    .KAD-32 = Затем так же её строка.
    .KAD-33 = Взятое лежит открыто: это твоя добыча.
    .KAD-34 = Если твоя карта заполняет поле и взять подходящее нельзя, ты берёшь все карты столбца и строки, которые не подходят.
    .KAD-35 = Так же и тогда, когда в линии есть 10, но ничего подходящего.
    .KAD-36 = Если и это ничего не даёт, ты берёшь все шесть.
kadora-rules-draw = Взять и пополнить
    .KAD-40 = Возьми первую карту любого из рядов.
    .KAD-50 = Если пустых клеток больше четырёх, карты этого ряда заполняют их в порядке чтения, пока пустых не останется четыре.
    .KAD-51 = Порядок чтения для всех один, кто бы где ни сидел, если за столом не выбрано другое.
    .KAD-52 = Если этот ряд кончился, продолжает другой.
kadora-rules-end = Конец
    .KAD-60 = Когда оба ряда кончились, у каждого остаётся ещё один ход.
    .KAD-61 = Затем карты из рук идут в добычу.
    .KAD-65 = При равных суммах побеждает тот, у кого больше карт, открытых и закрытых; затем победа общая.
    .KAD-66 = Вдвоём: отложенные карты принадлежат третьему игроку, острову, и он тоже может победить.

# браузер: Море или берег
seashore-option-action-rb = Действие красного и синего
    .plus = взять плюс-карты
    .hand = тянуть из руки
seashore-option-action-rb-text = Что происходит, когда выигран красный или синий, а открытого клада этого цвета нет.
seashore-option-action-pg = Действие фиолетового и зелёного
    .plus = взять плюс-карты
    .hand = тянуть из руки
seashore-option-action-pg-text = Что происходит, когда выигран фиолетовый или зелёный, а открытого клада этого цвета нет.
seashore-option-pass-to = Передача карты
    .left = налево
    .right = направо
    .none = без передачи
seashore-option-pass-to-text = В начале раунда каждый передаёт старшую карту самого длинного цвета.
seashore-option-plus-cap = Предел ценности с плюс-картами
    .n12 = 12
    .n15 = 15
    .n99 = без предела
seashore-option-plus-cap-text = Плюс-карты не поднимают карту выше этой ценности.
seashore-option-steal-any = Красть любой клад
seashore-option-steal-any-text = Победитель может украсть клад любого цвета, а не только выигранного.
seashore-source-treasures = Клады
seashore-source-plus = Плюс-карты
seashore-panel-trick = Последняя взятка
seashore-panel-out = Карты
seashore-card = { $colour } { $number }
seashore-treasure = { $colour } клад ценой { $points }
seashore-lay = Выложить { $card }{ $laid }: { $half }
seashore-hand = Твоя рука
seashore-hand-empty = Твоя рука пуста.
seashore-others-see = Другие видят
seashore-pluses = Плюс-карты при ней
seashore-plus = { $count ->
    [0] без плюс-карт
    [one] { $count } плюс-карта
    [few] { $count } плюс-карты
    [many] { $count } плюс-карт
   *[other] { $count } плюс-карты
}
seashore-pile = { $count ->
    [one] остался { $count }
    [few] осталось { $count }
    [many] осталось { $count }
   *[other] осталось { $count }
}
seashore-pile-closed = закрытая стопка
seashore-supply = запас
seashore-passing = { $to ->
    [right] Все передают по карте направо.
   *[left] Все передают по карте налево.
}
seashore-passing-wait = Твой выбор сделан. Карты перейдут, когда выберут все.
seashore-choose-claim = Взять или украсть
seashore-choose-rob = Чьи плюс-карты?
seashore-choose-draw = Чья рука?
seashore-drawn = Карты из чужой руки: { $seat }
seashore-hidden = { $count ->
    [one] Под ним закрыт ещё { $count } клад.
    [few] Под ним закрыты ещё { $count } клада.
    [many] Под ним закрыты ещё { $count } кладов.
   *[other] Под ним закрыты ещё { $count } клада.
}
seashore-worth = ценность { $value }
seashore-no-trick = В этом раунде карты ещё не открывались.
seashore-chosen = выбор сделан
seashore-out-text = Зачёркнутые сыграны. В рамке — в твоей руке. Остальные у кого-то или в коробке.
seashore-out-gone = сыграна
seashore-out-held = в твоей руке
seashore-out-somewhere = ещё не видна
seashore-says-open = { $name }: { $card }{ $plus ->
    [0] { "" }
   *[other] { " " }плюс { $plus }
}
seashore-says-laid = { $name }: { $half }{ $plus ->
    [0] { "" }
   *[other] , плюс { $plus }
}.
seashore-says-hand = { $card }, { $place } из { $count } в твоей руке
seashore-says-seat = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}, { $treasures ->
    [one] { $treasures } клад
    [few] { $treasures } клада
    [many] { $treasures } кладов
   *[other] { $treasures } клада
}, { $plus ->
    [one] { $plus } плюс-карта
    [few] { $plus } плюс-карты
    [many] { $plus } плюс-карт
   *[other] { $plus } плюс-карты
}, очки: { $score }.
seashore-says-top = Сверху: { $card }.
seashore-rules-aim = О чём игра
    .SEA-50 = Раунд кончается, когда все карты сыграны. Клады приносят свои очки, а каждые две плюс-карты — одно очко.
    .SEA-51 = После двух раундов побеждает тот, у кого больше очков; при равенстве победа общая.
seashore-rules-cards = Карты
    .SEA-1 = 48 карт островов: красные, синие, фиолетовые и зелёные, каждые от 1 до 12.
    .SEA-2 = 20 кладов, по пять каждого цвета, ценой 1, 1, 2, 3 и 4.
    .SEA-3 = 22 плюс-карты и две карты действий: одна для красного и синего, одна для фиолетового и зелёного.
seashore-rules-setup = Перед раундом
    .SEA-10 = Вчетвером и впятером есть две стопки кладов, красная с синей и фиолетовая с зелёной; втроём — одна стопка из двенадцати лучших. Верхний клад лежит открыто.
    .SEA-11 = Карта действия говорит, что дают два её цвета, когда их клада нет среди открытых.
    .SEA-12 = Каждому сдают 12 карт, впятером — 9.
    .SEA-13 = Все сразу передают налево старшую карту того цвета, которого в руке больше всего. Если таких цветов несколько, выбираешь ты.
    .SEA-14 = Второй раунд начинает место после того, что начинало последнюю взятку.
seashore-rules-trick = Взятка
    .SEA-20 = Все по очереди выкладывают любую карту под накладкой, которая оставляет видимым море, её цвет, или берег, её число.
    .SEA-21 = С ней можно выложить плюс-карты, каждая прибавляет 1, но не выше 12.
    .SEA-22 = Пока не сходили все, другие знают только видимую половину и плюс-карты.
    .SEA-23 = Каждый цвет выигрывает наибольшая ценность; из равных — первая по порядку хода.
    .SEA-24 = У кого наименьшая ценность цвета, сыгранного не один раз, получает столько плюс-карт, сколько карт этого цвета сыграно.
    .SEA-25 = Если плюс-карт не хватает, их раздают по порядку хода.
seashore-rules-prizes = Призы
    .SEA-30 = Если открыт клад выигранного цвета, победитель берёт его. У игрока виден только верхний клад.
    .SEA-31 = Или победитель крадёт верхний клад другого игрока, если он выигранного цвета.
    .SEA-32 = Если открытого клада этого цвета нет, происходит действие цвета.
    .SEA-33 = Победители и проигравшие определяются сразу, проигравшие получают плюс-карты, затем по порядку хода достаются клады, затем идут действия.
    .SEA-34 = Втроём два цвета карты действия — один цвет, если ни один из них не открыт.
    .SEA-35 = Затем каждая стопка открывает следующий клад; невзятый уходит под свою стопку.
    .SEA-36 = Пустая стопка остаётся пустой: её цвета ведут к действиям.
    .SEA-37 = Сыгранные карты вышли из игры и лежат открыто. Начинает следующее место.
seashore-rules-actions = Действия
    .SEA-40 = Взять плюс-карты: две у игрока, у которого их не меньше двух; если такого нет — из запаса.
    .SEA-41 = Тянуть из руки: две карты вслепую у другого игрока, затем верни две любые.
