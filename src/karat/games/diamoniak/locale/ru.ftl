# Diamoniak; docs/words/ru.md

browser-game-diamoniak = Diamoniak
browser-game-diamoniak-line = Бери карточки, пока хватает смелости, строй замок и берегись ведьмы.

diamoniak-where = { $deck ->
    [one] { $deck } карточка в стопке
    [few] { $deck } карточки в стопке
    [many] { $deck } карточек в стопке
   *[other] { $deck } карточки в стопке
}
diamoniak-signs = ♜ — карточка «замок», яркая, если она уже в замке; ♦ — бриллиант, ✶ — фея. Карточки «замок» других цветов лежат на полке.
diamoniak-ask-draw = возьми карточку из стопки.
diamoniak-ask-buy = возьми карточку из стопки или купи одну за три бриллианта.
diamoniak-ask-again = взять ещё карточку или остановиться?
diamoniak-ask-witch = ведьма! Отдай ей { $owed ->
    [1] ещё { $owed } карточку
    [one] { $owed } карточку
    [few] { $owed } карточки
    [many] { $owed } карточек
   *[other] { $owed } карточки
}.
diamoniak-ask-fairy = ведьма! Прогони её феей или отдай ей { $owed ->
    [one] { $owed } карточку
    [few] { $owed } карточки
    [many] { $owed } карточек
   *[other] { $owed } карточки
}.
diamoniak-move-draw = Взять карточку
diamoniak-move-stop = Остановиться и всё сохранить
diamoniak-move-fairy = Прогнать ведьму феей
diamoniak-move-buy = Купить карточку своего цвета у игрока { $seat }
diamoniak-move-give = Отдать ведьме карточку «{ $card }»
diamoniak-head-castle = замок
diamoniak-no-castle = замка пока нет
diamoniak-head-store = полка
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
diamoniak-many = { $what }: { $count }
diamoniak-event-turn = { $you ->
    [seat] Твой ход.
   *[none] Ходит { $seat }.
}
diamoniak-event-shuffle = Сброшенные карточки перемешаны, в новой стопке их { $cards }.
diamoniak-event-draw = { $you ->
    [seat] { $to ->
        [castle] Ты берёшь карточку «{ $card }»: твой замок растёт.
        [discard] Тебе попадается { $card }!
       *[store] Ты берёшь карточку «{ $card }».
    }
   *[none] { $to ->
        [castle] { $seat } берёт карточку «{ $card }»: замок растёт.
        [discard] { $seat } берёт карточку «{ $card }»!
       *[store] { $seat } берёт карточку «{ $card }».
    }
}
diamoniak-event-join = { $cards ->
    [one] С полки в { $colour } замок переходит { $cards } карточка.
    [few] С полки в { $colour } замок переходят { $cards } карточки.
    [many] С полки в { $colour } замок переходят { $cards } карточек.
   *[other] С полки в { $colour } замок переходят { $cards } карточки.
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
   *[none] Ведьма забирает у игрока { $seat } карточку «{ $card }».
}
diamoniak-event-free = { $you ->
    [seat] Твоего замка больше нет, и { $colour } цвет снова свободен.
   *[none] У игрока { $seat } больше нет замка, и { $colour } цвет снова свободен.
}
diamoniak-event-buy = { $you ->
    [seat] Ты покупаешь карточку «{ $card }» у игрока { $from } за { $diamonds ->
        [one] { $diamonds } бриллиант
        [few] { $diamonds } бриллианта
        [many] { $diamonds } бриллиантов
       *[other] { $diamonds } бриллианта
    }.
    [from] { $seat } покупает у тебя карточку «{ $card }» за { $diamonds ->
        [one] { $diamonds } бриллиант
        [few] { $diamonds } бриллианта
        [many] { $diamonds } бриллиантов
       *[other] { $diamonds } бриллианта
    }.
   *[none] { $seat } покупает карточку «{ $card }» у игрока { $from } за { $diamonds ->
        [one] { $diamonds } бриллиант
        [few] { $diamonds } бриллианта
        [many] { $diamonds } бриллиантов
       *[other] { $diamonds } бриллианта
    }.
}
diamoniak-event-over = { $you ->
    [winner] Твой замок построен!
   *[none] { $winner } достраивает свой замок!
}

## Браузер

diamoniak-option-keep-colour = Твой цвет остаётся твоим
diamoniak-option-keep-colour-text = Игрок, который отдал ведьме последнюю карточку замка, сохраняет свой цвет, и больше никто не может его строить.
diamoniak-begins = По печатным правилам начинает самый младший игрок.
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
diamoniak-rules-aim = Цель игры
    .MON-50 = Построй замок из шести карточек раньше всех: шестая карточка сразу приносит победу.
diamoniak-rules-cards = Карточки
    .MON-1 = 55 карточек: по шесть карточек «замок» каждого из четырёх цветов, 20 бриллиантов, 8 ведьм, 3 феи.
    .MON-2 = Карточки «замок» бывают розовые, синие, зелёные и жёлтые; карточки одного цвета одинаковы.
    .MON-3 = Всё лежит открыто, кроме стопки.
diamoniak-rules-turn = Твой ход
    .MON-10 = По печатным правилам начинает самый младший игрок; здесь выбирает хозяин стола. Ход переходит по часовой стрелке.
    .MON-11 = Купи одну карточку или возьми из стопки хотя бы одну.
    .MON-12 = После каждой карточки «замок», «бриллиант» или «фея» можно взять ещё одну или остановиться.
    .MON-16 = Бриллианты и фей ты кладёшь на свою полку.
    .MON-40 = Когда стопка кончается, сброшенные карточки перемешивают и складывают новой стопкой.
diamoniak-rules-castle = Твой замок
    .MON-13 = Твоя первая карточка «замок» того цвета, который никто не строит, определяет цвет твоего замка.
    .MON-14 = Карточка «замок» того цвета, который уже строит другой игрок, идёт на твою полку, а замка у тебя по-прежнему нет.
    .MON-15 = Если ты уже строишь замок, карточки «замок» твоего цвета идут в него, все остальные — на полку.
    .MON-17 = Если твой замок теряет последнюю карточку, его цвет снова свободен для всех.
    .MON-18 = Когда ты начинаешь строить замок, все карточки его цвета с твоей полки сразу идут в него.
diamoniak-rules-witch = Ведьма
    .MON-20 = Если тебе попалась ведьма, больше карточек брать нельзя. Когда она получила карточки или её прогнали, твой ход окончен.
    .MON-21 = Она забирает три твои карточки: какие бриллианты или карточки «замок», решаешь ты, можно и из своего замка. Они уходят в сброс вместе с ней. Если их меньше трёх, она забирает все.
    .MON-22 = Фей она никогда не забирает.
    .MON-23 = Фея может вместо этого прогнать её: обе уходят в сброс, и больше ты ничего не теряешь.
    .MON-24 = Если выбирать не из чего, всё происходит само собой.
diamoniak-rules-buy = Покупка
    .MON-30 = Вместо того чтобы брать карточку из стопки, можно купить у соперника карточку своего цвета за три бриллианта.
    .MON-31 = Это весь твой ход, и соперник не может отказаться.
    .MON-32 = Купить можно только карточку своего цвета.
diamoniak-rules-end = Подсчёт
    .MON-51 = Очки — это 100 за каждую карточку «замок» и 1 за каждый бриллиант, но побеждает только игрок, построивший замок целиком.
diamoniak-origin = Печатные правила сохранились целиком, на десяти языках, но примеров в них нет. Некоторые вопросы остаются открытыми, и языки не всегда согласны между собой.
    .MON-2 = В правилах цвета не названы. Это цвета карточек.
    .MON-17 = Что будет, когда ведьма забирает целый замок, в правилах не сказано. Цвет, который никто не строит, свободен, поэтому начать его может любой.
    .MON-18 = В правилах этого нет. Карточки твои, и место им в твоём замке.
    .MON-22 = По печатным правилам игрок, у которого меньше трёх карточек, отдаёт все. Чуть раньше сказано, что получает ведьма: бриллианты и части замков. Поэтому слово «карточки» мы понимаем так.
    .MON-23 = В испанском тексте ведьма и фея идут на стопку. Во всех остальных — рядом с ней, и у нас тоже.
    .MON-31 = Шведский текст запрещает только брать новые карточки после покупки. Во всех остальных покупатель в этот ход карточек не берёт, и у нас тоже.
    .MON-40 = На восьми языках сказано «все карточки», на немецком и русском — сброшенные. Замки и полки остаются на месте, значит, речь о сбросе. Когда именно, не сказано: здесь — когда нужна следующая карточка.
diamoniak-choose-draw = Взять
diamoniak-move-give-cards = Отдать ведьме карточки: { $count }
diamoniak-event-draw-cards = { $you ->
    [seat] Ты берёшь: { $things }.
   *[none] { $seat } берёт: { $things }.
}
diamoniak-event-give-cards = { $you ->
    [seat] Ты отдаёшь ведьме: { $things }.
   *[none] { $seat } отдаёт ведьме: { $things }.
}
diamoniak-event-lose-cards = { $you ->
    [seat] Ведьма забирает у тебя: { $things }.
   *[none] Ведьма забирает у игрока { $seat }: { $things }.
}
diamoniak-why-buy = { $you ->
    [seat] Куплено карточек твоего замка: { $count } из шести.
   *[none] { $name }: куплено карточек замка — { $count } из шести.
}
diamoniak-why-turn = { $you ->
    [seat] Карточек замка за твой лучший ход: { $count }.
   *[none] { $name }: карточек замка за один ход — { $count }.
}
diamoniak-why-draw = { $you ->
    [seat] Для этого тебе понадобилось карточек: { $count }.
   *[none] { $name }: понадобилось карточек — { $count }.
}

## Отказы

diamoniak-refusal-unknown-move = «{ $move }» — не ход: есть draw, stop, fairy, buy с местом и give с карточкой.
diamoniak-refusal-witch-ends-drawing = Тебе попалась ведьма, больше карточек брать нельзя: отдай ей карточки или прогони её феей.
diamoniak-refusal-witch-not-settled = Твой ход ещё не окончен: ведьма ждёт свои карточки.
diamoniak-refusal-must-draw = Карточка ещё не взята: возьми хотя бы одну или купи.
diamoniak-refusal-no-witch-to-counter = Фея прогоняет ведьму, а ведьма тебе не попадалась.
diamoniak-refusal-fairy-too-late = Ведьма уже получает карточки: звать фею поздно.
diamoniak-refusal-no-fairy = У тебя нет феи.
diamoniak-refusal-nothing-to-give = Ведьма тебе не попадалась, отдавать нечего.
diamoniak-refusal-fairy-is-no-payment = Ведьма берёт бриллианты и карточки «замок», но никогда не берёт фею.
diamoniak-refusal-witch-is-no-payment = Ведьма берёт бриллианты и карточки «замок», но не другую ведьму.
diamoniak-refusal-not-held = Этой карточки у тебя нет: { $card }.
diamoniak-refusal-buying-with-witch = Тебе попалась ведьма, поэтому в этот ход покупать нельзя.
diamoniak-refusal-buying-after-drawing = В этот ход карточка уже взята, поэтому покупать нельзя.
diamoniak-refusal-no-such-seller = Места { $seller } нет, купить там нельзя: есть места от 0 до { $last }.
diamoniak-refusal-own-store = Купить можно только у соперника.
diamoniak-refusal-no-castle = Ты ещё не строишь замок, поэтому покупать пока нечего.
diamoniak-refusal-too-few-diamonds = Карточка «замок» стоит три бриллианта, а у тебя их { $diamonds }.
diamoniak-refusal-not-for-sale = У игрока { $seller } нет карточки «{ $colour } замок», а другой цвет твоему замку не подходит.

## Доводы ботов

diamoniak-reason-wins = Это шестая карточка твоего замка: победа!
diamoniak-reason-one-more = Ещё одна карточка: { $own } % — для твоего замка, { $witch } % — ведьма.
diamoniak-reason-start = Ещё одна карточка: { $start } % — начало замка, { $witch } % — ведьма.
diamoniak-reason-safe = В стопке больше нет ведьм.
diamoniak-reason-fairy-ready = Твоя фея прогонит ведьму.
diamoniak-reason-cushion = Ведьме достались бы только лишние карточки; у тебя их { $spare }.
diamoniak-reason-castle-at-stake = Ведьма забрала бы из твоего замка { $castle ->
    [one] { $castle } карточку
    [few] { $castle } карточки
    [many] { $castle } карточек
   *[other] { $castle } карточки
}.
diamoniak-reason-counted = Если считать по всей стопке: брать дальше — победа примерно в { $draw } % случаев, остановиться — в { $stop } %.
diamoniak-reason-keeps = Если остановиться, всё останется у тебя; потом ходит { $seat }.
diamoniak-reason-buys = В твоём замке точно станет { $castle } из 6 карточек, но больше этот ход ничего не даст.
diamoniak-reason-pays = { $seat } получает за неё три бриллианта, а у тебя остаётся { $left }.
diamoniak-reason-fairy-saves = { $spare ->
    [0] Фея спасёт { $castle ->
        [one] { $castle } карточку
        [few] { $castle } карточки
        [many] { $castle } карточек
       *[other] { $castle } карточки
    } из твоего замка.
   *[other] Фея спасёт { $spare ->
        [one] { $spare } лишнюю карточку
        [few] { $spare } лишние карточки
        [many] { $spare } лишних карточек
       *[other] { $spare } лишние карточки
    }{ $castle ->
        [0] {"."}
       *[other] {" "}и { $castle } из твоего замка.
    }
}
diamoniak-reason-diamond-idle = Ни у кого нет карточки, которую можно купить на твои бриллианты.
diamoniak-reason-diamonds-left = У тебя { $left ->
    [one] останется { $left } бриллиант
    [few] останутся { $left } бриллианта
    [many] останется { $left } бриллиантов
   *[other] останутся { $left } бриллианта
}; у других { $held ->
    [one] { $held } карточка твоего цвета
    [few] { $held } карточки твоего цвета
    [many] { $held } карточек твоего цвета
   *[other] { $held } карточки твоего цвета
}.
diamoniak-reason-frees = { $seat } строит { $colour } замок ({ $castle } из 6) и сможет взять эту карточку после перемешивания.
diamoniak-reason-ransom = { $seat } сможет купить её у тебя, бриллиантов хватает: { $diamonds }.
diamoniak-reason-nobody-builds = { $colour } замок никто не строит.
diamoniak-reason-own-castle = Это карточка из твоего замка, в нём останется { $castle }.

## Обучение

learn-diamoniak-draw = Нажми на стопку! Потом нажми на большую кнопку.
learn-diamoniak-draw-praise = Ура, карточка «замок»! Твой замок розовый.
learn-diamoniak-again = Возьми ещё карточку!
learn-diamoniak-again-hint = Возьми ещё одну карточку.
learn-diamoniak-again-praise = Бриллиант! Он идёт на твою полку.
learn-diamoniak-stop = Теперь нажми на ладонь. Тогда всё останется у тебя.
learn-diamoniak-stop-hint = На этот раз хватит: нажми на ладонь!
learn-diamoniak-stop-praise = Всё в безопасности! А { $one } начинает синий замок.
learn-diamoniak-six = Твоему замку нужно шесть карточек. Бери!
learn-diamoniak-six-praise = Ещё одна карточка «замок»! Теперь их { $pieces }.
learn-diamoniak-other = Бери ещё!
learn-diamoniak-other-praise = Синий замок. Это не твой цвет, поэтому карточка идёт на полку.
learn-diamoniak-more = Ещё одна карточка!
learn-diamoniak-more-praise = Ой, ведьма! Она хочет три твои карточки.
learn-diamoniak-give = Отдай ей синюю карточку. Она тебе не нужна.
learn-diamoniak-give-hint = Сначала отдай ей синюю карточку.
learn-diamoniak-castle-hint = Только не замок! Отдай ей что-нибудь другое.
learn-diamoniak-give-praise = Хорошо! Она хочет ещё две.
learn-diamoniak-two = Отдай ей бриллиант.
learn-diamoniak-one = И ещё один бриллиант.
learn-diamoniak-one-praise = Ведьма улетает. А твой замок всё стоит!
learn-diamoniak-fairy = Опять ведьма! Но у тебя есть фея. Нажми на фею!
learn-diamoniak-fairy-hint = Нажми на фею. Тогда больше ничего не потеряешь.
learn-diamoniak-fairy-praise = Фея прогоняет ведьму!
learn-diamoniak-buy = У игрока { $one } есть карточка «розовый замок». Купи её за три бриллианта!
learn-diamoniak-buy-hint = Нажми на розовую карточку рядом с именем { $one }.
learn-diamoniak-buy-praise = Теперь в твоём замке пять карточек!
learn-diamoniak-win = Не хватает только одной карточки. Бери!
learn-diamoniak-win-praise = Твой замок готов. Победа!
learn-diamoniak-taken = { $one } строит синий замок. Возьми карточку!
learn-diamoniak-taken-praise = Карточка «синий замок». Синий занят, поэтому она идёт на полку. Замка у тебя пока нет.
learn-diamoniak-join = Зелёный замок никто не строит. Возьми карточку!
learn-diamoniak-join-praise = Теперь зелёный — твой цвет! Зелёная карточка с полки тоже идёт в замок.
learn-diamoniak-few = У тебя только две карточки. Бери!
learn-diamoniak-few-praise = Ведьма! Она забирает обе. Замка больше нет, но можно начать новый в свободном цвете.
learn-diamoniak-spare = Ведьма! Но у тебя есть три ненужные карточки. Отдай ей синюю и сохрани фею!
learn-diamoniak-spare-fairy = Так можно. Но сохрани фею на потом: отдай ведьме синюю карточку.
learn-diamoniak-spare-hint = Сначала отдай ей синюю карточку.
learn-diamoniak-spare-praise = Она забирает три карточки. А фею она забрать не может никогда!
learn-diamoniak-empty = Стопка кончилась. Всё равно бери!
learn-diamoniak-empty-praise = Из сброса получается новая стопка. Ой, ведьма! Но отдать ей нечего, и фея остаётся.
learn-diamoniak-sixth = { $one } держит твою шестую карточку. Купи её вместо того, чтобы брать новую: отказать нельзя!
learn-diamoniak-sixth-praise = Твой замок готов. Шесть карточек — и сразу победа!
