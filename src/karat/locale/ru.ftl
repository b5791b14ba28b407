# Русский. Слова Diamoniak взяты из печатных правил: карточка, замок, бриллиант, ведьма, фея, стопка. Имена, карты и
# цвета приходят в именительном падеже, поэтому стоят после двоеточия, в кавычках или там, где падеж не виден: «клад» и
# «артефакт», а не «реликвия». Игроки бывают любого пола, поэтому о них говорится в настоящем времени.
# 1 … 5: в вне и из мин на с среди теперь

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
    .i = выбранная карта крупно, с её правилом
    .h = что выбрал бы тренер
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
browser-table-deleted-text = Здесь давно никто не играл, поэтому сервер удалил этот стол.
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

## Отказы: <game>-refusal-<reason>, или без игры то, что все игры говорят одинаково. То, что набирают в терминале,
## остаётся как есть.

refusal-no-seat = Места { $seat } нет: места — от 0 до { $last }.
refusal-over = Игра окончена.
refusal-not-your-turn = Сейчас ходит { $turn }.
diamant-refusal-in-camp = Ты в лагере: кто ушёл, тот ждёт следующей экспедиции.
diamant-refusal-already-chosen = Выбор уже сделан, и менять его нельзя.
diamant-refusal-unknown-move = Выбор только такой: stay (остаться) или leave (уйти).
diamoniak-refusal-unknown-move = «{ $move }» — не ход: есть draw, stop, fairy, buy с местом и give с карточкой.
diamoniak-refusal-witch-ends-drawing = Ведьма прервала добор: сначала разберись с ней.
diamoniak-refusal-witch-not-settled = Ход не перейдёт, пока ведьма не получит своё.
diamoniak-refusal-must-draw = Карточка ещё не взята: ход — это хотя бы одна карточка или одна покупка.
diamoniak-refusal-no-witch-to-counter = Фея прогоняет ведьму, а ведьмы у тебя нет.
diamoniak-refusal-fairy-too-late = Ведьма уже получает карточки: фея опоздала.
diamoniak-refusal-no-fairy = У тебя нет феи.
diamoniak-refusal-nothing-to-give = Ведьмы нет, поэтому и отдавать нечего.
diamoniak-refusal-fairy-is-no-payment = Ведьма берёт бриллианты и замки, но не фею.
diamoniak-refusal-witch-is-no-payment = Ведьма берёт бриллианты и замки, но не другую ведьму.
diamoniak-refusal-not-held = Этого у тебя нет: { $card }.
diamoniak-refusal-buying-with-witch = Тебе попалась ведьма, поэтому в этот ход покупать нельзя.
diamoniak-refusal-buying-after-drawing = В этот ход карточка уже взята, поэтому покупать нельзя.
diamoniak-refusal-no-such-seller = Нет места { $seller }, у которого можно купить: места — от 0 до { $last }.
diamoniak-refusal-own-store = Покупают у соперника, а не у себя.
diamoniak-refusal-no-castle = Ты ещё не строишь замок, поэтому нет цвета, который можно купить.
diamoniak-refusal-too-few-diamonds = Карточка замка стоит три бриллианта, а у тебя их { $diamonds }.
diamoniak-refusal-not-for-sale = { $seller } не может продать: нужен { $colour } цвет, другой в твой замок не встанет.
djinn-refusal-not-your-trick = Взятку берёт { $turn } и выбирает карту.
djinn-refusal-not-your-cave = Задание выбирает { $turn }.
djinn-refusal-unknown-move = «{ $move }» — не ход: есть play, djinn, done, keep и cave.
djinn-refusal-play-what = Назови сокровище, например play P15.
djinn-refusal-keep-what = Назови карту взятки, которую оставляешь, например keep P15.
djinn-refusal-djinn-what = Назови карту джинна, например djinn lowest.
djinn-refusal-cave-what = Назови задание и карты для него, например cave run Y3 G4 P5.
djinn-refusal-unknown-card = Нет сокровища «{ $card }»: карты — от P1 до P15, так же G, Y и B.
djinn-refusal-not-held = Этой карты у тебя нет: { $card }.
djinn-refusal-must-follow = У тебя есть { $colour } цвет, поэтому ходи в цвет: { $colour }.
djinn-refusal-not-laid = Сначала выложи сокровище: потом можно сказать «готово».
djinn-refusal-already-laid = Сокровище уже лежит: сыграй карту джинна или скажи «готово».
djinn-refusal-no-trick-won = Сейчас нет взятки, из которой можно оставить карту.
djinn-refusal-keep-now = Взятка твоя: оставь себе одну её карту.
djinn-refusal-not-in-trick = Во взятке этой карты нет или уже нет: { $card }.
djinn-refusal-unknown-djinn = Нет карты джинна «{ $effect }».
djinn-refusal-djinn-not-held = У тебя нет карты джинна «{ $effect }».
djinn-refusal-trump-needs-colour = Назови цвет, который станет козырем: P, G, Y или B.
djinn-refusal-replace-needs-seat = Назови место, чья карта заменяется.
djinn-refusal-replace-no-seat = Места { $seat } нет: места — от 0 до { $last }.
djinn-refusal-replace-own = Заменить можно только чужую карту.
djinn-refusal-replace-nothing = { $seat }: в этой взятке нет карты, которую можно заменить.
djinn-refusal-replace-empty-pile = Стопка сокровищ пуста, поэтому заменить карту нельзя.
djinn-refusal-free-too-late = «Любой цвет» играют до своей карты, а она уже лежит.
djinn-refusal-swap-too-early = «Обмен картами» играют после своей карты.
djinn-refusal-swap-needs-seat = Назови место, с которым меняешься картой.
djinn-refusal-swap-no-seat = Места { $seat } нет: места — от 0 до { $last }.
djinn-refusal-swap-own = Меняться картой можно только с другим игроком.
djinn-refusal-swap-nothing = { $seat }: в этой взятке нет карты для обмена.
djinn-refusal-fifteen-too-early = «Считается за 15» играют после своей карты.
djinn-refusal-no-cave-now = Задания выполняют после раздачи, не сейчас.
djinn-refusal-cave-now = Раздача окончена: кто может выполнить задание, тот обязан это сделать.
djinn-refusal-unknown-task = Нет задания «{ $task }».
djinn-refusal-task-not-open = Задания «{ $task }» нет среди заданий уровня { $level } перед тобой.
djinn-refusal-card-twice = Карта названа дважды: { $card }.
djinn-refusal-wrong-number = Задание уровня { $level } требует ровно столько карт, каков уровень, а не { $count }.
djinn-refusal-not-kept = Этой карты перед тобой нет: { $card }.
djinn-refusal-not-a-run = Эти числа не идут подряд.
djinn-refusal-not-pairs = Это не те пары, которых требует задание.
djinn-refusal-not-under = Сумма { $sum }, а должна быть меньше { $limit }.
djinn-refusal-not-over = Сумма { $sum }, а должна быть больше { $limit }.
djinn-refusal-not-exact = Сумма { $sum }, а должна быть ровно { $limit }.
djinn-refusal-not-one-colour = Эти карты не все одного цвета.
djinn-refusal-not-ascending = Назови карты по возрастанию: { $cards }.
kadora-refusal-give-now = «{ $move }» — не ход: сделай подарок, например gift Y 1, или скажи keep.
kadora-refusal-gift-or-keep = Можно подарить цвет: сначала сделай это или откажись дарить.
kadora-refusal-keep-alone = Скажи keep, и больше ничего.
kadora-refusal-gift-of-what = Назови цвет, который даришь, и место, которое его получит, например gift Y 1.
kadora-refusal-gift-to-whom = Назови и место, которое получит весь { $colour } цвет, например gift { $letter } 1.
kadora-refusal-gift-too-long = Подарок — один цвет одному месту, например gift Y 1, и больше ничего.
kadora-refusal-no-such-colour = Нет цвета «{ $colour }»: цвета — R, O, Y, G, B и P.
kadora-refusal-no-such-receiver = Нет места «{ $to }», которому можно сделать подарок: места — от 0 до { $last }.
kadora-refusal-gift-to-yourself = Подарок делают другому игроку.
kadora-refusal-nothing-to-give = Этого цвета в твоей добыче нет, дарить нечего: { $colour }.
kadora-refusal-not-leading = Лидирует { $other } ({ $colour }, { $most }), а у тебя { $own }: подарить цвет может только лидер.
kadora-refusal-lead-shared = Лидерство общее ({ $colour }): ты и { $other }, у каждого { $own }. Дарить этот цвет нельзя никому.
kadora-refusal-receiver-has-colour = { $to } не может получить этот подарок: в добыче уже есть { $colour } цвет.
kadora-refusal-gift-too-late = Один подарок за ход, и только до того, как выложена карта: время прошло.
kadora-refusal-keep-too-late = Время дарить прошло, отказываться уже не от чего.
kadora-refusal-no-gift-possible = В этот ход дарить нечего, поэтому и отказываться не от чего.
kadora-refusal-place-now = «{ $move }» — не ход: выложи карту, например place Y4r b2.
kadora-refusal-place-what = Назови карту из руки и пустую клетку, например place Y4r b2.
kadora-refusal-place-where = Назови и пустую клетку для карты: { $card }.
kadora-refusal-place-too-long = Одна карта идёт на одну клетку, например place Y4r b2, и больше ничего.
kadora-refusal-place-first = Сначала выложи карту, потом бери новую.
kadora-refusal-no-such-card = «{ $card }» — не карта: карта — это цвет, значение и форма, например Y4r.
kadora-refusal-no-such-value = Нет карты «{ $card }»: значения — от 1 до 5.
kadora-refusal-no-such-kind = Нет карты «{ $card }»: формы — r, s и d.
kadora-refusal-lacking-card = Нет карты { $card }: { $colour } цвет в этой игре без { $value }.
kadora-refusal-no-such-cell = Нет клетки «{ $cell }»: поле — от a1 до d4.
kadora-refusal-not-in-hand = Этой карты в твоей руке нет: { $card }.
kadora-refusal-cell-taken = Клетка { $cell } занята: там { $card }.
kadora-refusal-placed-already = В этот ход карта уже выложена; теперь возьми новую.
kadora-refusal-draw-now = «{ $move }» — не ход: возьми карту, например draw left.
kadora-refusal-draw-where = Назови ряд, из которого берёшь: left или right.
kadora-refusal-draw-too-long = Берут одну карту из одного ряда, например draw left, и больше ничего.
kadora-refusal-no-such-row = Нет ряда «{ $row }»: бери из left или right.
seashore-refusal-already-chosen = Цвет для передачи уже выбран, и менять его нельзя.
seashore-refusal-nothing-to-pass = У тебя нет карт, поэтому передавать нечего.
seashore-refusal-not-your-prize = Сначала свой приз получает { $turn }.
seashore-refusal-unknown-move = «{ $move }» — не ход: есть pass, play, take, steal, rob, draw и return.
seashore-refusal-pass-now = Сначала все передают по карте: назови её цвет, например pass R.
seashore-refusal-play-now = Пора выложить карту, например play G9 sea или play G9 shore +2.
seashore-refusal-claim-now = За тобой { $colour } цвет: возьми открытый клад (take) или укради чужой, например steal 2.
seashore-refusal-rob-now = Возьми две плюс-карты у другого игрока, например rob 2.
seashore-refusal-draw-now = Тяни из руки другого игрока, например draw 2.
seashore-refusal-return-now = Верни столько карт, сколько вытянуто, например return G4 B7.
seashore-refusal-not-longest = Передают тот цвет, которого больше всего, а это не { $colour }.
seashore-refusal-not-in-hand = Этой карты в твоей руке нет: { $card }.
seashore-refusal-too-few-plus = Столько у тебя нет: { $laid ->
    [one] { $laid } плюс-карта
    [few] { $laid } плюс-карты
    [many] { $laid } плюс-карт
   *[other] { $laid } плюс-карты
}.
seashore-refusal-takes-no-plus = { $card } не берёт плюс-карт: выше { $cap } значение не поднимается.
seashore-refusal-over-cap = { $card } тогда считалась бы за { $value }, а выше { $cap } значение не поднимается.
seashore-refusal-steal-nobody = Нет места { $seat }, у которого можно украсть.
seashore-refusal-steal-yourself = У себя красть нельзя.
seashore-refusal-nothing-to-steal = { $seat } без кладов, красть нечего.
seashore-refusal-other-colour = За тобой { $colour } цвет, поэтому этот клад ({ $seat }) украсть нельзя: { $card }.
seashore-refusal-rob-nobody = Нет места { $seat }, у которого можно взять плюс-карты.
seashore-refusal-rob-yourself = У себя брать плюс-карты нельзя.
seashore-refusal-too-few-to-rob = { $seat }: меньше двух плюс-карт.
seashore-refusal-draw-nobody = Нет места { $seat }, у которого можно тянуть.
seashore-refusal-draw-yourself = Из своей руки тянуть нельзя.
seashore-refusal-empty-hand = { $seat } без карт, тянуть нечего.
seashore-refusal-return-count = Вытянуто карт: { $drawn }. Верни столько же, а не { $count }.
seashore-refusal-return-twice = Карта названа дважды: { $card }.
seashore-refusal-return-order = Назови карты по числу, затем по цвету: { $move }.
seashore-refusal-return-not-held = Этой карты нет ни в руке, ни среди вытянутых: { $card }.

## Доводы ботов: <game>-reason-<name>

diamant-reason-leave-now = Уйти сейчас без других: { $safe } в безопасности.
diamant-reason-one-more = Ещё карта: { $risk } % потерять всё, в среднем прибавка { $more }.
diamant-reason-alone = В пещере больше никого: идти дальше — победа в { $stay } %, уйти — в { $leave } %, по всей колоде.
diamoniak-reason-wins = Это шестая карточка твоего замка: победа.
diamoniak-reason-one-more = Ещё карточка: { $own } % — в твой замок, { $witch } % — ведьма.
diamoniak-reason-start = Ещё карточка: { $start } % — начать замок, { $witch } % — ведьма.
diamoniak-reason-safe = В стопке больше нет ведьм.
diamoniak-reason-fairy-ready = Твоя фея прогонит ведьму.
diamoniak-reason-cushion = Ведьма получит только лишние карточки; их у тебя { $spare }.
diamoniak-reason-castle-at-stake = Столько карточек замка заберёт ведьма: { $castle }.
diamoniak-reason-counted = По всей стопке: брать дальше — победа примерно в { $draw } %, остановиться — в { $stop } %.
diamoniak-reason-keeps = Кто остановится, всё сохранит; потом берёт { $seat }.
diamoniak-reason-buys = В твоём замке точно станет { $castle } из 6; больше этот ход ничего не даст.
diamoniak-reason-pays = { $seat } получает три бриллианта, а у тебя остаётся { $left }.
diamoniak-reason-fairy-saves = Фея спасает лишних карточек: { $spare }, карточек замка: { $castle }.
diamoniak-reason-diamond-idle = Ни у кого нет карточки, которую можно купить за бриллианты.
diamoniak-reason-diamonds-left = Останется бриллиантов: { $left }; карточек твоего цвета у других: { $held }.
diamoniak-reason-frees = { $seat } строит { $colour } замок, готово { $castle } из 6, и может взять эту карточку после перемешивания.
diamoniak-reason-ransom = { $seat } может её у тебя купить, бриллиантов хватает: { $diamonds }.
diamoniak-reason-nobody-builds = Этот замок никто не строит: { $colour }.
diamoniak-reason-own-castle = Это карточка твоего замка, в нём останется { $castle }.
djinn-aim-run = подряд
djinn-aim-pairs = пары
djinn-aim-under = малая сумма
djinn-aim-over = большая сумма
djinn-aim-exact = точная сумма
djinn-aim-colour = один цвет
djinn-reason-completes = { $card } завершает задание «{ $task }».
djinn-reason-nearer = { $card } приближает задание «{ $task }»; не хватать будет: { $missing }.
djinn-reason-one-more = { $card } — ещё одна карта себе; ни одному открытому заданию она не нужна.
djinn-reason-wins-trick = { $card } точно берёт эту взятку.
djinn-reason-may-win = { $card } берёт эту взятку примерно в { $percent } случаях из 100.
djinn-reason-loses = { $card } не может взять эту взятку; её не жалко отдать.
djinn-reason-bends = Карта джинна «{ $effect }» поможет получить карту из этой взятки.
djinn-reason-early = Карта джинна «{ $effect }» меняет то, что может случиться в этой взятке.
djinn-reason-saves = Карты джинна дороже в другой взятке; у тебя их { $count }.
djinn-reason-enters = Задание «{ $task }» выполнено: дальше уровень { $level }.
djinn-reason-leaves = Собранных карт для следующего уровня: { $count }; самое большое число { $number }.
kadora-reason-takes-lead = Это даёт лидерство ({ $colour }): { $mine } против { $best }.
kadora-reason-shares-lead = Это уравнивает счёт ({ $colour }): у каждого { $mine }.
kadora-reason-safer-lead = Это укрепляет лидерство ({ $colour }): { $mine } против { $best }.
kadora-reason-breaks-lead = { $seat } теряет лидерство ({ $colour }), и { $points } теперь идёт в штраф.
kadora-reason-penalty = Это берёт { $points } в цветах, где лидирует другой.
kadora-reason-takes-nothing = Это не берёт карт.
kadora-reason-sheds-card = { $card } уходит из руки, где могла бы пойти в штраф.
kadora-reason-island = Карты острова ({ $colour }): { $count }, всего около { $points }.
kadora-reason-draw-led = Следующая карта — { $colour } цвет, в нём лидируешь ты.
kadora-reason-draw-value = Следующая карта — { $colour } цвет: в среднем { $points } среди тех, что тебе не видны.
kadora-reason-keep-lead = Ты лидируешь ({ $colour }): { $mine } против { $best }.
kadora-reason-gift-danger = Ты лидируешь ({ $colour }) с отрывом { $lead }, но ещё не разыграно { $left }.
kadora-reason-gift-burden = { $seat } получит { $points } ({ $colour }), и лидерство придётся удерживать.
seashore-reason-certain = { $card } точно выигрывает свой цвет.
seashore-reason-no-higher = Нет невиденной карты этого цвета старше { $value }; побить её могут только плюс-карты.
seashore-reason-higher = Старших карт этого цвета, которых ты не видишь: { $count }.
seashore-reason-beaten = { $card } уже бита: { $seat }.
seashore-reason-treasure = Открытый клад ({ $colour }) стоит { $points }.
seashore-reason-could-steal = Кто выиграет { $colour } цвет, может украсть { $points } ({ $seat }).
seashore-reason-action-plus = Открытого клада нет ({ $colour }): выигрыш приносит две плюс-карты.
seashore-reason-action-hand = Открытого клада нет ({ $colour }): выигрыш меняет до двух карт на твой выбор.
seashore-reason-plus = Плюс-карты поднимают { $card } до { $value }; отложенные они стоили бы { $points }.
seashore-reason-sea = Остальным виден только { $colour } цвет; возможных карт: { $count }.
seashore-reason-shore = Остальным видно только число { $number }; возможных цветов: { $count }.
seashore-reason-last = После тебя никто не ходит: какую половину покажешь, неважно.
seashore-reason-take = Это точно приносит { $points }.
seashore-reason-steal = Это приносит { $points } и столько же отнимает ({ $seat }, сейчас { $total }).
seashore-reason-rob = { $seat }: плюс-карт { $count }, очков пока { $total }.
seashore-reason-draw = { $seat }: карт в руке { $count }, очков пока { $total }.
seashore-reason-give = Карт этого цвета, которых ты не видишь: { $total }; { $card } бьёт из них { $count }.

## Обучение

learn-way = Научиться
learn-of = Научиться, играя: { $game }
learn-title = Учимся играть: { $game }
learn-step = Шаг { $step } из { $steps }
learn-steps = Шаги урока
learn-go-on = Дальше
learn-back = Назад
learn-again = Сначала
learn-skip = Пропустить
learn-show = Покажи
learn-try = Попробуй так: { $move }
learn-hear = Послушать ещё раз
learn-voice = Читать вслух
learn-no-voice = На этом устройстве нет голоса для вашего языка: почитайте друг другу вслух.
learn-good = Отлично!
learn-finished = Теперь ты умеешь играть: { $game }!
learn-play = А теперь — настоящая игра
learn-once-more = Пройти ещё раз
learn-diamant-treasure = Вы вместе входите в пещеру. Сокровище делится на всех, и каждому достаётся { $carried }. Остаток лежит на карте: { $left }.
learn-diamant-stay = Глубже в пещеру или домой? Все решают тайно. Выбери факел: дальше!
learn-diamant-stay-hint = Дома безопасно, но тогда сокровища найдут другие. На этот раз иди дальше!
learn-diamant-stay-praise = Никто не ушёл, и открывается новая карта: сокровище. Каждому: { $share }. На карте осталось: { $rest }.
learn-diamant-trap = И дальше! Какой будет следующая карта?
learn-diamant-trap-hint = Ещё рано! Ещё одна карта.
learn-diamant-trap-praise = Паук! Первая ловушка каждого вида только предупреждает.
learn-diamant-warning = Видишь красную рамку? На тропе один паук. Ещё один — и все в пещере потеряют всё, что несут!
learn-diamant-leave = Пора домой. Выбери палатку: кто уходит, забирает и рубины с тропы.
learn-diamant-leave-hint = Слишком опасно! На этот раз отнеси рубины домой.
learn-diamant-leave-praise = С собой: { $carried }. С тропы: { $share }. Теперь в сундуке: { $chest }, и это уже не потеряешь!
learn-diamant-watch = В лагере безопасно. Посмотри на других: они идут дальше.
learn-diamant-watch-praise = Второй паук! { $one } и { $two } теряют всё, каждый по { $lost }. Начинается новая экспедиция, и все снова внутри.
learn-diamant-share = Уйди ещё раз. Кто уходит одновременно, делит рубины на тропе.
learn-diamant-share-hint = На этот раз уйди и посмотри, что будет на тропе.
learn-diamant-share-praise = { $one } тоже уходит. С тропы каждому: { $share }. Теперь в сундуке: { $chest }.
learn-diamant-nothing = Теперь решаешь ты. С собой пока ничего: дальше или домой?
learn-diamant-nothing-hint = Терять пока нечего. Иди дальше!
learn-diamant-nothing-praise = Другие ушли, и всё сокровище твоё: { $share }!
learn-diamant-danger = Посмотри на ловушки: на тропе их четыре вида. Дальше или домой?
learn-diamant-danger-hint = Ещё одна такая ловушка — и всё пропало. Лучше домой!
learn-diamant-danger-praise = Как раз вовремя! Вторая змея, и каждый из остальных теряет { $lost }.
learn-diamant-win = Последняя экспедиция. В сундуке: { $chest }. С собой: { $carried }. { $one }: { $rival }. Дальше или домой?
learn-diamant-win-hint = Сложи: сундука и того, что с собой, хватит для победы. Домой!
learn-diamant-win-praise = Игра окончена. Побеждает тот, у кого больше рубинов, а у тебя их { $score }!
learn-diamoniak-draw = Нажми на карточки! Потом нажми большую кнопку.
learn-diamoniak-draw-praise = Ура, кусочек замка! Твой замок розовый.
learn-diamoniak-again = Возьми ещё карточку!
learn-diamoniak-again-hint = Возьми ещё одну карточку.
learn-diamoniak-again-praise = Бриллиант! Он идёт в твои сокровища.
learn-diamoniak-stop = Теперь нажми на руку. Тогда всё останется у тебя.
learn-diamoniak-stop-hint = На этот раз хватит: нажми на руку!
learn-diamoniak-stop-praise = Всё в безопасности. А { $one } начинает синий замок.
learn-diamoniak-six = Твоему замку нужно шесть кусочков. Бери!
learn-diamoniak-six-praise = Ещё кусочек! Теперь их { $pieces }.
learn-diamoniak-other = Бери ещё!
learn-diamoniak-other-praise = Синий кусочек. Это не твой цвет: он идёт в твои сокровища.
learn-diamoniak-more = Ещё одна карточка!
learn-diamoniak-more-praise = Ой, ведьма! Она хочет три твои карточки.
learn-diamoniak-give = Отдай ей синий кусочек. Он тебе не нужен.
learn-diamoniak-give-hint = Сначала отдай ей синий кусочек.
learn-diamoniak-castle-hint = Только не замок! Отдай ей что-нибудь другое.
learn-diamoniak-give-praise = Хорошо! Она хочет ещё две.
learn-diamoniak-two = Отдай ей бриллиант.
learn-diamoniak-one = И ещё один бриллиант.
learn-diamoniak-one-praise = Ведьма улетает. А твой замок стоит!
learn-diamoniak-fairy = Опять ведьма! Но у тебя есть фея. Нажми на фею!
learn-diamoniak-fairy-hint = Нажми на фею. Тогда больше ничего не потеряешь.
learn-diamoniak-fairy-praise = Фея прогоняет ведьму!
learn-diamoniak-buy = { $one } держит розовый кусочек. Купи его за три бриллианта!
learn-diamoniak-buy-hint = Нажми на розовый кусочек рядом с именем { $one }.
learn-diamoniak-buy-praise = Теперь в твоём замке пять кусочков!
learn-diamoniak-win = Не хватает только одного кусочка. Бери!
learn-diamoniak-win-praise = Твой замок готов. Победа!
learn-djinn-caves = Твой путь лежит через три пещеры. Этот ряд просит три карты: числа подряд, пару и карту младше или сумму больше 30.
learn-djinn-follow = Зашли с жёлтой: если жёлтые есть, нужно ходить в цвет. Старшая побеждает: ходи двенадцатью!
learn-djinn-follow-hint = Так можно, но это не победит. Ходи двенадцатью.
learn-djinn-follow-praise = Старшая жёлтая побеждает: взятка твоя!
learn-djinn-keep = Оставь себе одну карту взятки. У тебя уже 10 и 11: оставь 12.
learn-djinn-keep-hint = Пещеры показывают, какие числа тебе помогут. Оставь 12.
learn-djinn-keep-praise = 10, 11, 12: подряд! Кто берёт взятку, заходит и в следующую.
learn-djinn-trump = Зелёных у тебя нет, поэтому можно любую. Синий — козырь: даже синяя двойка бьёт зелёные!
learn-djinn-trump-hint = Эта не победит: победить могут только зелёные и козырь. Ходи синей двойкой.
learn-djinn-trump-praise = Козырь бьёт все другие цвета. Взятка твоя!
learn-djinn-sum = У тебя 8 и 9. С какой картой сумма больше 30? Её и оставь.
learn-djinn-sum-hint = Посмотри на пещеры: ряд показывает числа, которых не хватает.
learn-djinn-sum-praise = 8, 9 и 14 — это 31: задание можно выполнить!
learn-djinn-task = После восьми взяток выполняют задание. Выбери задание с галочкой, потом три карты для него.
learn-djinn-task-praise = Первая пещера пройдена! Карты уходят в сброс, открывается уровень { $level }. Кто последний, получает в помощь карту джинна.
learn-djinn-djinn = Теперь у тебя карта джинна. Она меняет правила на одну взятку: нажми на неё и сделай козырем фиолетовый.
learn-djinn-djinn-hint = Выбери цвет, который у тебя есть: фиолетовый.
learn-djinn-djinn-first = Сначала карта джинна, потом сокровище.
learn-djinn-djinn-praise = В этой взятке козырь — фиолетовый.
learn-djinn-win-trick = А теперь ходи фиолетовой четвёркой!
learn-djinn-win-trick-hint = Теперь козырь фиолетовый. Ходи фиолетовой четвёркой.
learn-djinn-win-trick-praise = Маленькая четвёрка берёт взятку!
learn-djinn-run = У тебя 7, 8 и 10. Какую карту оставить, чтобы вышло четыре подряд?
learn-djinn-run-hint = Между 8 и 10 не хватает одного числа.
learn-djinn-run-praise = 7, 8, 9, 10: четыре подряд!
learn-djinn-last = Третья пещера! Выбери задание с галочкой, потом пять карт. Кто пройдёт первым, тот победит.
learn-djinn-last-praise = Все три пещеры пройдены: победа!
learn-kadora-block = Карты лежат полем четыре на четыре. У каждой есть цвет, число и бриллиант: круг, квадрат или капля.
learn-kadora-lay = Выложи зелёную единицу на указанную клетку. Пока в столбце и строке меньше 10, ничего не происходит.
learn-kadora-cell-hint = На этот раз — указанная клетка.
learn-kadora-lay-hint = На этот раз — зелёная единица.
learn-kadora-lay-praise = Обе суммы меньше 10: брать нечего.
learn-kadora-take = Выложи жёлтую четвёрку на указанную клетку. В столбце станет 10: теперь нужно взять все карты, которые подходят к твоей.
learn-kadora-take-hint = На этот раз — жёлтая четвёрка.
learn-kadora-take-praise = Взято карт: { $cards }. У одной тот же цвет, у другой тот же бриллиант.
learn-kadora-loot = Это твоя добыча. В конце она идёт в штраф. Только там, где твоя сумма наибольшая и стоит корона, она ничего не стоит.
learn-kadora-draw = Возьми карту из любого ряда. Рубашки показывают цвет.
learn-kadora-draw-praise = Из того же ряда поле заполняется, пока пустых клеток не останется четыре.
learn-kadora-crown = { $one }: 4 в синем, у тебя 3. Где твоя синяя единица возьмёт ещё синее?
learn-kadora-crown-hint = Выложи синюю единицу в столбец, где станет 10 и есть синяя карта.
learn-kadora-crown-praise = Теперь синего больше всего у тебя. Корона твоя!
learn-kadora-spare = А теперь ничего не бери! Найди карту и клетку, где брать нечего.
learn-kadora-spare-hint = Там придётся брать карты. Маленькие числа заранее показывают суммы.
learn-kadora-spare-praise = Ничего не взято — и платить не за что!
learn-kadora-gift = Ты лидируешь в фиолетовом. Но посмотри на рубашки: { $two } тоже держит фиолетовые карты. Подари свои, пока не поздно: { $one } их получит!
learn-kadora-gift-hint = Тогда { $two } может тебя обогнать, и твой фиолетовый пойдёт в штраф.
learn-kadora-gift-praise = Теперь удерживать лидерство предстоит игроку { $one }.
learn-kadora-end = Последний ход: выложи карту. Потом наибольшие суммы переворачиваются, а остальное идёт в штраф.
learn-kadora-end-praise = Твой штраф: { $score }. { $one }: { $rival }. Меньше всех — значит, победа твоя!
learn-seashore-halves = У каждой карты две половины: море — это цвет, берег — число. Другие видят только одну.
learn-seashore-cover = Красный клад открыт. Выложи красную 11 и покажи только море.
learn-seashore-cover-half = На этот раз покажи море, то есть цвет.
learn-seashore-cover-hint = Красный клад возьмёт только красная. Выложи красную 11.
learn-seashore-cover-praise = Накладки сняты: твоя красная старше всех, и клад твой. Младшая красная получает плюс-карты: { $plus }.
learn-seashore-only = Все показывают красный. Открыт фиолетовый клад: выложи фиолетовую 1!
learn-seashore-only-hint = Красный достанется картам посильнее. Выложи фиолетовую 1.
learn-seashore-only-praise = Единственная карта цвета всегда побеждает, даже 1!
learn-seashore-low = В зелёном много сильных карт. Проиграй нарочно с 1: младшая карта получает плюс-карты!
learn-seashore-low-hint = Так можно, но попробуй иначе: выложи зелёную 1.
learn-seashore-low-praise = Плюс-карт столько, сколько сыграно зелёных карт: { $plus }!
learn-seashore-plus = { $one } показывает синий. Выложи синюю 10 с двумя плюс-картами: она будет стоить 12!
learn-seashore-plus-more = Добавь обе плюс-карты. Каждая прибавляет 1.
learn-seashore-plus-hint = Здесь борьба за синий. Выложи синюю 10.
learn-seashore-plus-praise = Твоя 10 стоит { $worth } и бьёт 11!
learn-seashore-red = Выиграй красный картой 12 и покажи море!
learn-seashore-red-hint = Выложи красную 12.
learn-seashore-red-praise = Красный твой. Теперь можно выбирать!
learn-seashore-steal = Возьми открытый клад, он стоит 1, или укради клад, которым владеет { $two }: он стоит 3!
learn-seashore-steal-hint = Открытый стоит всего 1. Укради тот, что стоит 3!
learn-seashore-steal-praise = Украдено! Украсть можно только верхний клад.
learn-seashore-action = Синего клада нет. Всё равно выиграй синий картой 7: случится действие синего.
learn-seashore-action-hint = Синий больше никто не показывает. Выложи синюю 7.
learn-seashore-action-praise = Синий твой: теперь возьми плюс-карты.
learn-seashore-rob = У кого взять две плюс-карты? Решать тебе.
learn-seashore-rob-praise = Новые плюс-карты: { $plus }!
learn-seashore-pass = Так начинается каждый раунд: старшую карту самого длинного цвета передают дальше. У тебя два таких цвета. Какую карту отдашь?
learn-seashore-pass-hint = Тогда уйдёт твоя 12. Лучше передай красную 8.
learn-seashore-pass-praise = Все передают сразу, налево. Поэтому и тебе достаётся карта.
learn-seashore-end = Последняя карта второго раунда. Выложи её!
learn-seashore-end-hint = Красный и так твой. Сохрани плюс-карты: две приносят одно очко.
learn-seashore-end-praise = Клады: { $treasures }. С плюс-картами: { $points }. Оба раунда: { $score }. Победа твоя!

## Просмотр, тренер и разбор партии

replay-title = Посмотреть партию снова
replay-again = Посмотреть снова
replay-drop = Перетащи сюда запись законченной партии.
replay-choose = Выбрать файл
replay-code = Или код стола, за которым партия окончена
replay-watch = Смотреть
replay-bad = Этот файл не удаётся показать. { $problem }
replay-none = Такой партии здесь нет
replay-none-text = Она ещё не окончена, или её уже нет, или она не для тебя.
replay-first = В начало
replay-back = На ход назад
replay-play = Воспроизвести
replay-pause = Остановить
replay-forward = На ход вперёд
replay-last = В конец
replay-slider = Момент партии
replay-moment = Ход { $move } из { $moves }.
replay-deal = Начало.
replay-silent = Ничего не видно.
replay-speed = Скорость
replay-eyes = Чьими глазами
replay-eyes-nobody = Как зритель
replay-eyes-seat = Как { $name }
replay-eyes-open = Все карты открыты
replay-hands = Карты остальных
replay-moves = Ходы
replay-link = Ссылка на этот момент
replay-on = Играть отсюда
replay-on-text = Новый стол продолжит с этого момента. Всё, что ещё не роздано, перемешается заново.
replay-on-seat = Твоё место
replay-on-bots = Против ботов
replay-on-friends = Пригласить друзей
replay-on-over = Здесь партия окончена. Вернись к моменту до её конца.
coach-ask = Что посоветуешь?
coach-title = Что выбрал бы тренер
coach-thinking = Тренер думает…
coach-win = побед { $win } % ± { $error }
coach-more = Все ходы: { $count }
coach-odds = Риск следующей карты: { $percent } % ({ $caught } из { $cards }).
coach-away = Тренер не отвечает. Попробуй ещё раз.
coach-allow = С тренером: каждый может спросить, что выбрал бы самый сильный бот
analysis-way = Разбор
analysis-title = { $game }: что решило партию
analysis-looking = Самый сильный бот смотрит каждое решение: { $done } из { $of }.
analysis-sentence = { $you ->
    [seat] По игре ты { $skill }, по везению { $luck }.
   *[none] { $name }: по игре { $skill }, по везению { $luck }.
}
analysis-skill = { $place ->
    [first] на первом месте
    [second] на втором месте
    [third] на третьем месте
    [fourth] на четвёртом месте
    [fifth] на пятом месте
    [sixth] на шестом месте
    [seventh] на седьмом месте
    [same] наравне со всеми
   *[last] на последнем месте
}
analysis-luck = { $place ->
    [first] на первом месте
    [second] на втором месте
    [third] на третьем месте
    [fourth] на четвёртом месте
    [fifth] на пятом месте
    [sixth] на шестом месте
    [seventh] на седьмом месте
    [same] наравне со всеми
   *[last] на последнем месте
}
analysis-moments = Что всё решило
analysis-moment = { $you ->
    [seat] Твой выбор: { $move }. Лучше: { $best }.
   *[none] Выбор: { $move } ({ $name }). Лучше: { $best }.
}
analysis-cost = Шанс на победу: −{ $points } % (± { $error })
analysis-better = Лучше: { $best }
analysis-watch = Посмотреть этот момент (после хода { $move })
analysis-flawless = Явных ошибок никто не сделал: решило везение.
analysis-shares = Везение и мастерство
analysis-fair = Равная доля
analysis-own = Свои ошибки
analysis-others = Чужие ошибки
analysis-fortune = Везение
analysis-result = Итог
analysis-mistakes = { $count } из { $of }
analysis-explain = В процентах от победы. Бот оценивает каждое решение по тому, что место знало тогда; ошибкой считается только то, что явно хуже. Чего ошибки не объясняют, то везение.
analysis-decisions = Каждое решение ({ $count })

## One device that goes round, the big screen, and statistics
pass-where = Где вы играете?
pass-where-apart = Каждый на своём устройстве
pass-where-here = На этом устройстве
pass-where-screen = На большом экране
pass-where-here-text = Устройство передают по кругу. Пустое место займёт бот или друг, который придёт по ссылке.
pass-where-screen-text = На этом экране – стол, а в каждом телефоне – карты игрока. Отсканируйте код, чтобы сесть.
pass-people = Кто играет на этом устройстве?
pass-person = Имя на месте { $number }
pass-nobody = бот или друг
pass-one-more = Имя ещё одного игрока на этом устройстве
pass-too-few = Впишите хотя бы два имени.
pass-turn = { $name }: { $ask }
pass-curtain = Занавес
pass-hand = Передайте устройство. Ходит { $name }.
pass-taps = Это я, { $name }
pass-edge-camp = в лагере
pass-edge-undo = { $name }: выбор сделан, вернуть его
screen-hand = Стол на большом экране: показывать только мои карты
screen-open = Открыть большой экран
screen-join = Код, чтобы присоединиться: { $code }
screen-seat = QR-код для места { $number }
screen-seats = { $count ->
    [one] Свободно { $count } место. Отсканируйте код и садитесь.
    [few] Свободно { $count } места. Отсканируйте код и садитесь.
    [many] Свободно { $count } мест. Отсканируйте код и садитесь.
   *[other] Свободно { $count } места. Отсканируйте код и садитесь.
}
stats-title = Статистика
stats-private = Что сыграно на этом устройстве. Всё остаётся здесь, пока вы не сохраните это в файл.
stats-none = На этом устройстве ещё не закончилась ни одна партия.
stats-all = Все игры вместе
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
stats-average = Счёт в среднем: { $score }
stats-chart = Последние результаты: { $scores }
stats-chart-text = Очки последних партий; большая точка – победа.
stats-export = Сохранить в файл
stats-import = Добавить из файла
stats-imported = { $count ->
    [one] Добавлена { $count } партия.
    [few] Добавлено { $count } партии.
    [many] Добавлено { $count } партий.
   *[other] Добавлено { $count } партии.
}
stats-import-bad = В этом файле нет статистики Karat; ничего не добавлено.
stats-erase = Стереть всё
stats-erase-sure = Точно стереть все результаты на этом устройстве?

## В чём отказывает сервер: refusal-<reason>, или refusal-<error>, если причины нет
refusal-bad = Здесь это не подходит, поэтому ничего не изменилось.
refusal-not-now = Сейчас это невозможно.
refusal-not-yours = Это может только хозяин стола или игрок за столом.
refusal-not-found = Ничего с таким именем здесь нет.
refusal-mistake = Сервер ошибся; ничего не изменилось.
refusal-no-table = Такого стола нет, или он для тебя закрыт.
refusal-no-record = Этой партии здесь нет или больше нет.
refusal-token-not-valid = Эта ссылка за этим столом не действует.
refusal-watching-link = По этой ссылке можно только смотреть.
refusal-slow-down = Слишком много сразу. Подожди секунду.
refusal-too-many-records = Слишком много файлов сразу. Подожди минуту.
refusal-too-many-analyses = Сейчас разбирают много партий. Зайди через минуту.
refusal-too-big = Это слишком велико.
refusal-storage = Сервер не смог это сохранить, поэтому ничего не изменилось. Попробуй ещё раз.
refusal-only-players = Это могут только игроки за столом.
refusal-only-host = Это может только хозяин стола.
refusal-only-players-and-host = Это могут только игроки и хозяин стола.
refusal-no-seat-yet = Сначала займи место.
refusal-not-started = Игра ещё не началась.
refusal-started = Игра уже началась.
refusal-game-not-over = Игра ещё не окончена.
refusal-table-closed = Стол закрыт.
refusal-started-without-you = Игра уже началась; можно смотреть.
refusal-seated-already = У тебя уже есть место.
refusal-all-seats-taken = Все места заняты; можно смотреть.
refusal-seat-taken = Это место уже занято.
refusal-only-bot-levels = Во время игры можно менять только уровень бота.
refusal-nobody-there = Там не сидит другой человек.
refusal-too-many-people = { $count ->
    [one] За столом { $count } человек, и для этого это слишком много.
    [few] За столом { $count } человека, и для этого это слишком много.
    [many] За столом { $count } человек, и для этого это слишком много.
   *[other] За столом { $count } человека, и для этого это слишком много.
}
refusal-name-unseen = В имени должна быть хотя бы одна видимая буква.
refusal-name-taken = За столом уже есть такое имя или очень похожее.
refusal-late = Это уже решаешь не ты.
refusal-no-move-yet = Твоих ходов ещё не было.
refusal-asked-already = Стол уже спросили, вернуть ли ходы.
refusal-question-closed = Этот вопрос уже закрыт.
refusal-agreed-already = Твоё согласие уже есть.
refusal-nothing-to-read = Здесь нечего читать.
refusal-no-coach = За этим столом нет тренера.
refusal-nothing-to-decide = Сейчас тебе нечего решать.
refusal-record-not-json = Это не запись партии: она должна быть в JSON.
refusal-record-not-well-made = Это не такая запись, какие делает Karat ({ $problem }).
refusal-record-does-not-replay = Партия в нём идёт не по правилам ({ $problem }).
refusal-record-not-over = Партия в нём ещё не окончена.
