# Море или берег; docs/words/ru.md

browser-game-seashore = Море или берег
browser-game-seashore-line = Половина каждой карты скрыта. Показать цвет или число?

seashore-where = Раунд { $round } из 2, { $left ->
    [0] все карты сыграны
    [1] последняя карта
    [one] осталась { $left } карта
    [few] осталось { $left } карты
    [many] осталось { $left } карт
   *[other] осталось { $left } карты
}
seashore-where-plus = в запасе { $plus ->
    [one] { $plus } плюс-карта
    [few] { $plus } плюс-карты
    [many] { $plus } плюс-карт
   *[other] { $plus } плюс-карты
}
seashore-signs = B▒ показывает только море (цвет), ▒7 — только берег (число); +1 — плюс-карта на ней. Клады начинаются с t: tR4 — красный, на 4 очка. ★ — карта, выигравшая свой цвет.
seashore-ask-pass = выбери цвет и передай свою старшую карту этого цвета.
seashore-ask-play = выложи карту и покажи её цвет или число.
seashore-ask-claim = за тобой { $colour } цвет. Взять открытый клад или украсть чужой?
seashore-ask-rob = у кого взять две плюс-карты?
seashore-ask-draw = у кого вытянуть карты?
seashore-ask-return = верни { $count ->
    [1] одну карту
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}.
seashore-move-pass = Передать старшую карту: { $colour } цвет
seashore-move-play = { $shows ->
    [sea] Выложить { $card }{ $laid } и показать цвет
   *[shore] Выложить { $card }{ $laid } и показать число
}
seashore-move-take = Взять открытый клад
seashore-move-steal = Украсть клад у игрока { $seat }
seashore-move-rob = Взять плюс-карты у игрока { $seat }
seashore-move-draw = Вытянуть карты у игрока { $seat }
seashore-move-return = Вернуть { $cards }
seashore-piles = Клады
seashore-pair-rb = красный, синий
seashore-pair-pg = фиолетовый, зелёный
seashore-head-open = открыт
seashore-head-pile = стопка
seashore-head-else = иначе
seashore-action-plus = взять плюс-карты
seashore-action-hand = вытянуть чужие карты
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
seashore-prize-draw = чужие карты
seashore-event-round = Раунд { $number }: { $you ->
    [start] начинаешь ты.
   *[none] начинает { $start }.
}
seashore-event-hand = { $you ->
    [seat] Тебе сданы карты: { $cards }.
   *[none] { $seat } получает { $count ->
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }.
}
seashore-event-open = Открыт новый клад: { $card }.
seashore-event-chosen = { $you ->
    [seat] Ты передаёшь старшую карту: { $colour } цвет.
   *[none] { $seat }: карта для передачи выбрана.
}
seashore-event-passed = { $you ->
    [seat] Ты передаёшь { $card } игроку { $to }.
    [to] { $seat } передаёт тебе { $card }.
   *[none] { $seat } передаёт карту игроку { $to }.
}
seashore-event-play = { $you ->
    [seat] Ты выкладываешь { $card }{ $laid }: { $half }.
   *[none] { $seat } выкладывает карту{ $laid }: { $half }.
}
seashore-half-sea = { $colour }, число скрыто
seashore-half-shore = { $number }, цвет скрыт
seashore-laid = { $plus ->
    [0] { "" }
   *[other] { " " }+{ $plus }
}
seashore-event-reveal = { $you ->
    [seat] Твоя карта открыта: { $card }, значение { $value }.
   *[none] { $seat } открывает карту: { $card }, значение { $value }.
}
seashore-event-win = { $you ->
    [seat] Ты выигрываешь: { $colours }.
   *[none] { $seat } выигрывает: { $colours }.
}
seashore-event-plus = { $you ->
    [seat] Ты получаешь { $count ->
        [one] { $count } плюс-карту
        [few] { $count } плюс-карты
        [many] { $count } плюс-карт
       *[other] { $count } плюс-карты
    }.
   *[none] { $seat } получает { $count ->
        [one] { $count } плюс-карту
        [few] { $count } плюс-карты
        [many] { $count } плюс-карт
       *[other] { $count } плюс-карты
    }.
}
seashore-event-take = { $you ->
    [seat] Ты берёшь { $card }.
   *[none] { $seat } берёт { $card }.
}
seashore-event-steal = { $you ->
    [seat] Ты крадёшь { $card } у игрока { $from }.
    [from] { $seat } крадёт у тебя { $card }!
   *[none] { $seat } крадёт { $card } у игрока { $from }.
}
seashore-event-rob = { $you ->
    [seat] Ты берёшь { $count ->
        [one] { $count } плюс-карту
        [few] { $count } плюс-карты
        [many] { $count } плюс-карт
       *[other] { $count } плюс-карты
    } у игрока { $from }.
    [from] { $seat } берёт у тебя { $count ->
        [one] { $count } плюс-карту
        [few] { $count } плюс-карты
        [many] { $count } плюс-карт
       *[other] { $count } плюс-карты
    }!
   *[none] { $seat } берёт { $count ->
        [one] { $count } плюс-карту
        [few] { $count } плюс-карты
        [many] { $count } плюс-карт
       *[other] { $count } плюс-карты
    } у игрока { $from }.
}
seashore-event-draw = { $you ->
    [seat] Ты тянешь карты у игрока { $from }: { $cards }.
    [from] { $seat } тянет у тебя карты: { $cards }.
   *[none] { $seat } тянет { $count ->
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    } у игрока { $from }.
}
seashore-event-return = { $you ->
    [seat] Ты возвращаешь игроку { $to }: { $cards }.
    [to] { $seat } возвращает тебе: { $cards }.
   *[none] { $seat } возвращает игроку { $to } столько же карт.
}
seashore-event-nothing = { $you ->
    [seat] Тебе не у кого тянуть карты.
   *[none] { $seat } не тянет карт: их ни у кого нет.
}
seashore-event-under = Обратно под стопку: { $card }.
seashore-event-trick-over = Взятка окончена; { $you ->
    [start] следующую начинаешь ты.
   *[none] следующую начинает { $start }.
}
seashore-event-score = { $you ->
    [seat] Ты получаешь
   *[none] { $seat } получает
} { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}: за клады { $treasures }, и ещё { $plus ->
    [one] осталась { $plus } плюс-карта
    [few] осталось { $plus } плюс-карты
    [many] осталось { $plus } плюс-карт
   *[other] осталось { $plus } плюс-карты
}.
seashore-event-over = Игра окончена.

## Браузер

seashore-option-action-rb = Действие красного и синего
    .plus = взять плюс-карты
    .hand = вытянуть чужие карты
seashore-option-action-rb-text = Что происходит, когда выигран красный или синий, а открытого клада этого цвета нет.
seashore-option-action-pg = Действие фиолетового и зелёного
    .plus = взять плюс-карты
    .hand = вытянуть чужие карты
seashore-option-action-pg-text = Что происходит, когда выигран фиолетовый или зелёный, а открытого клада этого цвета нет.
seashore-option-pass-to = Передача карты
    .left = налево
    .right = направо
    .none = без передачи
seashore-option-pass-to-text = В начале раунда каждый передаёт старшую карту того цвета, которого у него больше всего.
seashore-option-plus-cap = Предел с плюс-картами
    .n99 = без предела
seashore-option-plus-cap-text = Плюс-карты не поднимают карту выше этого значения.
seashore-option-plus-most = Плюс-карты на одной карте
    .n22 = без предела
seashore-option-plus-most-text = К одной карте можно добавить не больше стольких плюс-карт. Возможно, оторванный «максимум» в правилах — именно этот: чтобы играть только по нему, поставь для значения «без предела».
seashore-option-steal-any = Красть любой клад
seashore-option-steal-any-text = Победитель может украсть клад любого цвета, а не только выигранного.
seashore-option-treasure-points = Очки за клады
seashore-option-treasure-points-text = Сколько очков дают пять кладов каждого цвета. В наших печатных правилах это место порвано: поставь то, что в твоей коробке.
seashore-option-treasure-points-one = Клад { $number } из 5
seashore-begins = По печатным правилам вы сами решаете, кто начинает.
seashore-source-treasures = Клады
seashore-source-plus = Плюс-карты
seashore-panel-trick = Прошлая взятка
seashore-panel-out = Карты
seashore-card = { $colour } { $number }
seashore-treasure = { $colour } клад на { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
seashore-lay = Выложить { $card }{ $laid }: { $half }
seashore-hand = Твои карты
seashore-hand-empty = Карт на руках нет.
seashore-others-see = Другие видят
seashore-pluses = Плюс-карты на ней
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
seashore-choose-draw = У кого вытянуть карты?
seashore-drawn = Карты, вытянутые у игрока { $seat }
seashore-hidden = { $count ->
    [one] Под ним закрыт ещё { $count } клад.
    [few] Под ним закрыты ещё { $count } клада.
    [many] Под ним закрыто ещё { $count } кладов.
   *[other] Под ним закрыты ещё { $count } клада.
}
seashore-worth = значение { $value }
seashore-no-trick = В этом раунде карты ещё не открывали.
seashore-chosen = выбор сделан
seashore-out-text = Зачёркнутые сыграны. В рамке — у тебя на руках. Остальные у других игроков или в коробке.
seashore-out-gone = сыграна
seashore-out-held = у тебя на руках
seashore-out-somewhere = ещё не встречалась
seashore-says-open = { $name }: { $card }{ $plus ->
    [0] { "" }
   *[other] { " " }плюс { $plus }
}
seashore-says-laid = { $name }: { $half }{ $plus ->
    [0] { "" }
   *[other] , плюс { $plus }
}.
seashore-says-hand = { $card }, { $place } из { $count } на руках
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
seashore-says-top = Верхний клад: { $card }.
seashore-rules-aim = Цель игры
    .SEA-50 = Раунд окончен, когда сыграны все карты. Клады приносят свои очки, а каждые две плюс-карты — одно очко.
    .SEA-51 = После двух раундов побеждает игрок, у которого больше всех очков; при равенстве победа общая.
seashore-rules-cards = Карты
    .SEA-1 = 48 карт островов: красные, синие, фиолетовые и зелёные, каждые от 1 до 12.
    .SEA-2 = 20 кладов, по пять каждого цвета: на 1, 1, 2, 3 и 4 очка.
    .SEA-3 = 22 плюс-карты и две карты действий: одна для красного и синего, другая для фиолетового и зелёного.
seashore-rules-setup = Перед раундом
    .SEA-10 = Вчетвером и впятером — две стопки кладов, красные с синими и фиолетовые с зелёными; втроём — одна стопка из двенадцати лучших. Верхний клад каждой стопки открыт.
    .SEA-11 = Карта действия говорит, что дают два её цвета, когда открытого клада этого цвета нет: красный и синий — взять плюс-карты, фиолетовый и зелёный — вытянуть чужие карты, если за столом не выбрано другое. Так в обоих раундах.
    .SEA-12 = Каждому сдают 12 карт, впятером — 9. Остальные карты остаются в коробке, их никто не видит.
    .SEA-13 = Все одновременно передают карту налево: старшую того цвета, которого у них больше всего. Если таких цветов несколько, выбираешь ты.
    .SEA-14 = Первый раунд начинает игрок на первом месте. Второй раунд начинает игрок, следующий за тем, кто начинал последнюю взятку.
seashore-rules-trick = Взятка
    .SEA-20 = Все по очереди выкладывают любую карту под накладкой, из-под которой видно только море (цвет) или только берег (число).
    .SEA-21 = К ней можно добавить плюс-карты, каждая прибавляет 1, но выше 12 значение не поднимается. В конце взятки плюс-карты возвращаются в запас.
    .SEA-22 = Пока не сыграли все, остальные знают только видимую половину и плюс-карты.
    .SEA-23 = Каждый цвет выигрывает наибольшее значение; при равенстве — игрок, который раньше по порядку хода.
    .SEA-24 = Если цвет сыгран больше одного раза, игрок с наименьшим значением в нём получает столько плюс-карт, сколько карт этого цвета сыграно. Победитель цвета их не получает никогда.
    .SEA-25 = Если плюс-карт не хватает, их раздают по порядку хода.
seashore-rules-prizes = Призы
    .SEA-30 = Если открыт клад выигранного цвета, победитель берёт его. У игрока виден только верхний клад.
    .SEA-31 = Или победитель крадёт верхний клад другого игрока, если тот выигранного цвета. Клад, выигранный в этой взятке раньше, можно украсть в ней же позже.
    .SEA-32 = Если открытого клада этого цвета нет, срабатывает действие цвета.
    .SEA-33 = Когда карты открыты, сначала определяются все победители и проигравшие. Затем проигравшие получают плюс-карты, потом по порядку хода достаются клады, и последними идут действия.
    .SEA-34 = Втроём два цвета карты действия считаются одним цветом, если ни одного открытого клада этих цветов нет.
    .SEA-35 = Затем каждая стопка открывает следующий клад; клад, который никто не взял, сначала уходит под свою стопку.
    .SEA-36 = Пустая стопка остаётся пустой: кто выигрывает её цвет, получает его действие.
    .SEA-37 = Сыгранные карты выходят из раунда и лежат открыто. Начинает следующий игрок.
seashore-rules-actions = Действия
    .SEA-40 = Взять плюс-карты: две у другого игрока, у которого их не меньше двух; если такого нет — из запаса.
    .SEA-41 = Вытянуть чужие карты: вытяни вслепую две карты у другого игрока, затем верни две любые.
seashore-origin = Нам известна только повреждённая копия правил. В ней нет ни названия, ни автора, ни издателя; имя игре дали мы. Некоторые числа и фразы оторваны. Пробелы заполнены нами и, где можно, сделаны вариантами игры.
    .SEA-1 = Числа оторваны. Вчетвером каждый получает 12 карт, и это даёт по 12 в каждом из четырёх цветов.
    .SEA-2 = Ещё можно прочесть «1 × три очка и 1 × четыре очка». Остальные три значения выбраны нами; подошли бы и 1, 2, 2. Вариант игры позволяет задать любые пять значений.
    .SEA-11 = По печатным правилам стороны выбирают. Здесь их выбирают один раз, когда открывают стол, и оба раунда одинаковы.
    .SEA-13 = Направление оторвано. Налево, куда идёт игра, — наш выбор.
    .SEA-14 = В правилах сказано только, что надо решить, кто начинает. То, что второй раунд продолжается оттуда, решено нами: так все начинают примерно поровну.
    .SEA-20 = Начало этого предложения оторвано. Ничто из того, что ещё можно прочесть, не запрещает карту, поэтому годится любая.
    .SEA-21 = Ещё можно прочесть «1 очко, с максимумом». Мы понимаем это как наибольшее значение карты; это могло бы быть и число плюс-карт, и это можно выбрать. То, что они возвращаются в конце взятки, решено нами.
    .SEA-23 = Из правила о равенстве ещё можно прочесть «тогда выигрывает первый игрок или». Мы дополняем: следующий по порядку хода.
    .SEA-24 = Что плюс-карты получает наименьшее значение, напечатано. Что бывает при равенстве — нет: здесь их получают все с наименьшим значением, кроме победителя.
    .SEA-25 = Что будет, когда что-то кончится, в правилах не сказано. Мы идём по порядку хода, как и везде.
    .SEA-30 = В правилах сказано «может взять». Здесь это происходит всегда: клад ничего не стоит.
    .SEA-31 = Строка о краже порвана. То, что украденный клад должен быть выигранного цвета, — наше прочтение и вариант игры.
    .SEA-33 = Сначала клады и плюс-карты, потом действия по порядку хода: это напечатано. Порядок между кладами наш.
    .SEA-37 = Что карты выходят из игры, напечатано. Что они лежат открыто — решили мы: их все видели.
    .story = Вы плывёте к таинственным островам, где на дне моря лежат несметные богатства. Старшая карта нужного цвета поднимает клад. Но каждый показывает лишь половину карты, так что блефуйте и ныряйте.
    .note = В кратком описании из правил говорится о кладах разных цветов. При подсчёте важны только их очки.
seashore-take = Взять
seashore-round-over = Раунд { $number } окончен
seashore-told-hand = { $count ->
    [one] { $names } получают по { $count } карте.
    [few] { $names } получают по { $count } карты.
    [many] { $names } получают по { $count } карт.
   *[other] { $names } получают по { $count } карты.
}
seashore-told-reveal = Карты открываются. { $cards }.
seashore-told-win = Выигранные цвета: { $names }.
seashore-told-plus = Плюс-карты: { $names }.
seashore-event-start = { $you ->
    [start] Взятка окончена; карта первого игрока теперь у тебя.
   *[none] Взятка окончена; карту первого игрока получает { $start }.
}
seashore-event-plus-none = { $you ->
    [seat] Для тебя плюс-карт не осталось.
   *[none] Плюс-карт не осталось ({ $seat }).
}
seashore-why = Раунд { $round }: { $told }

## Отказы

seashore-refusal-already-chosen = Цвет для передачи уже выбран, изменить его нельзя.
seashore-refusal-nothing-to-pass = У тебя нет карт, поэтому передавать нечего.
seashore-refusal-not-your-prize = Сначала свой приз выбирает { $turn }.
seashore-refusal-unknown-move = «{ $move }» — не ход: есть pass, play, take, steal, rob, draw и return.
seashore-refusal-pass-now = Сначала все передают по карте: назови её цвет, например pass R.
seashore-refusal-play-now = Пора выложить карту, например play G9 sea или play G9 shore +2.
seashore-refusal-claim-now = За тобой { $colour } цвет: возьми открытый клад (take) или укради чужой, например steal 2.
seashore-refusal-rob-now = Возьми две плюс-карты у другого игрока, например rob 2.
seashore-refusal-draw-now = Вытяни карты у другого игрока, например draw 2.
seashore-refusal-return-now = Верни столько карт, сколько вытянуто, например return G4 B7.
seashore-refusal-not-longest = Передают карту того цвета, которого больше всего, а это не { $colour }.
seashore-refusal-not-in-hand = Этой карты у тебя на руках нет: { $card }.
seashore-refusal-too-few-plus = Добавить { $laid ->
    [one] { $laid } плюс-карту
    [few] { $laid } плюс-карты
    [many] { $laid } плюс-карт
   *[other] { $laid } плюс-карты
} нельзя: столько у тебя нет.
seashore-refusal-too-many-plus = За этим столом к карте можно добавить самое большее { $most ->
    [one] { $most } плюс-карту
    [few] { $most } плюс-карты
    [many] { $most } плюс-карт
   *[other] { $most } плюс-карты
}.
seashore-refusal-takes-no-plus = К карте «{ $card }» плюс-карты добавить нельзя: выше { $cap } значение не поднимается.
seashore-refusal-over-cap = Карта «{ $card }» считалась бы за { $value }, а выше { $cap } значение не поднимается.
seashore-refusal-steal-nobody = Места { $seat } нет, красть там не у кого.
seashore-refusal-steal-yourself = У себя красть нельзя.
seashore-refusal-nothing-to-steal = У игрока { $seat } нет кладов, красть нечего.
seashore-refusal-other-colour = За тобой { $colour } цвет, поэтому у игрока { $seat } этот клад украсть нельзя: { $card }.
seashore-refusal-rob-nobody = Места { $seat } нет, плюс-карты там взять не у кого.
seashore-refusal-rob-yourself = У себя взять плюс-карты нельзя.
seashore-refusal-too-few-to-rob = У игрока { $seat } меньше двух плюс-карт.
seashore-refusal-draw-nobody = Места { $seat } нет, тянуть карты там не у кого.
seashore-refusal-draw-yourself = У себя тянуть карты нельзя.
seashore-refusal-empty-hand = У игрока { $seat } нет карт, тянуть нечего.
seashore-refusal-return-count = { $drawn ->
    [one] Вытянута { $drawn } карта
    [few] Вытянуто { $drawn } карты
    [many] Вытянуто { $drawn } карт
   *[other] Вытянуто { $drawn } карты
}: верни столько же, а не { $count }.
seashore-refusal-return-twice = Карта названа дважды: { $card }.
seashore-refusal-return-order = Назови карты по числу, затем по цвету: { $move }.
seashore-refusal-return-not-held = Этой карты нет ни на руках, ни среди вытянутых: { $card }.

## Доводы ботов

seashore-reason-certain = Карта «{ $card }» точно выиграет свой цвет.
seashore-reason-no-higher = Среди карт этого цвета, которых ты не видишь, нет старше { $value }; побить её могут только плюс-карты.
seashore-reason-higher = { $count ->
    [one] Старше неё { $count } карта этого цвета, которую ты не видишь.
    [few] Старше неё { $count } карты этого цвета, которых ты не видишь.
    [many] Старше неё { $count } карт этого цвета, которых ты не видишь.
   *[other] Старше неё { $count } карты этого цвета, которых ты не видишь.
}
seashore-reason-beaten = Карту «{ $card }» уже бьёт { $seat }.
seashore-reason-low = Если карта «{ $card }» окажется младшей в своём цвете, ты получишь плюс-карты.
seashore-reason-treasure = Открытый { $colour } клад стоит { $points }.
seashore-reason-could-steal = Если выиграть { $colour } цвет, можно украсть у игрока { $seat } клад на { $points }.
seashore-reason-action-plus = { $colour } цвет: открытого клада нет, поэтому выигрыш приносит две плюс-карты.
seashore-reason-action-hand = { $colour } цвет: открытого клада нет, поэтому выигрыш позволяет обменять до двух карт на твой выбор.
seashore-reason-plus = Плюс-карты поднимают карту «{ $card }» до { $value }; если сохранить их до конца, они принесут { $points }.
seashore-reason-sea = Остальные видят только { $colour } цвет, { $count ->
    [one] за ним может скрываться { $count } карта
    [few] за ним могут скрываться { $count } разные карты
    [many] за ним может скрываться { $count } разных карт
   *[other] за ним могут скрываться { $count } разные карты
}.
seashore-reason-shore = Остальные видят только число { $number }, { $count ->
    [one] за ним может скрываться { $count } цвет
    [few] за ним могут скрываться { $count } разных цвета
    [many] за ним может скрываться { $count } разных цветов
   *[other] за ним могут скрываться { $count } разных цвета
}.
seashore-reason-last = После тебя никто не ходит, поэтому неважно, какую половину показать.
seashore-reason-take = Это точно приносит { $points }.
seashore-reason-steal = Это приносит { $points } и столько же отнимает у игрока { $seat } (сейчас { $total }).
seashore-reason-rob = У игрока { $seat } { $count ->
    [one] { $count } плюс-карта
    [few] { $count } плюс-карты
    [many] { $count } плюс-карт
   *[other] { $count } плюс-карты
} и пока { $total ->
    [one] { $total } очко
    [few] { $total } очка
    [many] { $total } очков
   *[other] { $total } очка
}.
seashore-reason-draw = У игрока { $seat } { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
} на руках и пока { $total ->
    [one] { $total } очко
    [few] { $total } очка
    [many] { $total } очков
   *[other] { $total } очка
}.
seashore-reason-give = { $count ->
    [0] Среди карт этого цвета, которых ты не видишь, нет младше «{ $card }».
   *[other] Ты не видишь { $total ->
        [one] { $total } карту
        [few] { $total } карты
        [many] { $total } карт
       *[other] { $total } карты
    } этого цвета; «{ $card }» старше { $count } из них.
}

## Обучение

learn-seashore-halves = У каждой карты две половины: море — это цвет, берег — число. Другие видят только одну.
learn-seashore-cover = Красный клад открыт. Выложи красную 11 и покажи только море.
learn-seashore-cover-half = На этот раз покажи море, то есть цвет.
learn-seashore-cover-hint = Красный клад возьмёт только красная карта. Выложи красную 11.
learn-seashore-cover-praise = Накладки сняты: твоя красная карта старше всех, и клад твой. За младшую красную дают плюс-карты: { $plus }.
learn-seashore-only = Все показывают красный. Открыт фиолетовый клад: выложи фиолетовую единицу!
learn-seashore-only-hint = Красный достанется картам посильнее. Выложи фиолетовую единицу.
learn-seashore-only-praise = Единственная карта своего цвета всегда побеждает, даже единица!
learn-seashore-low = В зелёном много сильных карт. Проиграй нарочно с единицей: за младшую карту дают плюс-карты!
learn-seashore-low-hint = Так можно, но попробуй иначе: выложи зелёную единицу.
learn-seashore-low-praise = Ты получаешь столько плюс-карт, сколько сыграно зелёных карт: { $plus }!
learn-seashore-plus = { $one } показывает синий. Выложи синюю 10 с двумя плюс-картами: тогда она считается за 12!
learn-seashore-plus-more = Добавь обе плюс-карты. Каждая прибавляет 1.
learn-seashore-plus-hint = Здесь можно выиграть синий. Выложи синюю 10.
learn-seashore-plus-praise = Твоя 10 считается за { $worth } и бьёт 11!
learn-seashore-red = Выиграй красный картой 12 и покажи море!
learn-seashore-red-hint = Выложи красную 12.
learn-seashore-red-praise = Красный твой. Теперь можно выбирать!
learn-seashore-steal = Возьми открытый клад, он стоит 1, или укради клад у игрока { $two }: он стоит 3!
learn-seashore-steal-hint = Открытый клад стоит всего 1. Укради тот, что стоит 3!
learn-seashore-steal-praise = Украдено! У игрока можно украсть только верхний клад.
learn-seashore-action = Открытого синего клада нет. Всё равно выиграй синий картой 7: сработает синее действие.
learn-seashore-action-hint = Синий больше никто не показывает. Выложи синюю 7.
learn-seashore-action-praise = Синий твой: теперь ты берёшь плюс-карты.
learn-seashore-rob = У кого взять две плюс-карты? Решать тебе.
learn-seashore-rob-praise = { $plus ->
    [one] У тебя { $plus } новая плюс-карта!
    [few] У тебя { $plus } новые плюс-карты!
    [many] У тебя { $plus } новых плюс-карт!
   *[other] У тебя { $plus } новые плюс-карты!
}
learn-seashore-pass = Так начинается каждый раунд: ты передаёшь старшую карту того цвета, которого у тебя больше всего. Таких цветов у тебя два. Какую карту передашь?
learn-seashore-pass-hint = Тогда уйдёт твоя 12. Лучше передай красную 8.
learn-seashore-pass-praise = Все передают карты одновременно, налево. Поэтому и тебе достаётся карта.
learn-seashore-end = Последняя карта второго раунда. Выложи её!
learn-seashore-end-hint = Красный и так твой. Сохрани плюс-карты: две приносят одно очко.
learn-seashore-end-praise = Твои клады приносят { $treasures }, вместе с плюс-картами — { $points }. За оба раунда выходит { $score }. Победа за тобой!
learn-seashore-three = Втроём играют с одной стопкой кладов на все четыре цвета.
learn-seashore-merge = Ни фиолетовый, ни зелёный клад не открыт. Втроём эти два цвета тогда считаются одним! Выложи зелёную 9 и покажи море.
learn-seashore-merge-praise = Твоя 9 бьёт фиолетовую 7, и действие этих двух цветов твоё. А { $two } получает плюс-карты: { $plus }.
learn-seashore-hand = Это действие позволяет вытянуть вслепую две чужие карты. Тяни у игрока { $two }!
learn-seashore-hand-praise = Теперь ты знаешь карты игрока { $two }.
learn-seashore-return = Две карты нужно вернуть, но какие — решаешь ты. Верни синюю 3 и зелёную 2!
learn-seashore-return-hint = Сильные карты оставь себе. Верни синюю 3 и зелёную 2.
learn-seashore-return-praise = У тебя остались 6 и 10. Знаете об этом только вы двое.
learn-seashore-next = Взятка окончена, и открыт новый клад. Клад, который никто не взял, ложится под стопку. Следующую взятку начинает следующий игрок.
learn-seashore-equal = { $one } показывает синий: может быть, 9. При равенстве решает порядок хода, поэтому 9 не хватит. Выложи синюю 8 с двумя плюс-картами!
learn-seashore-equal-hint = Здесь можно выиграть синий. Выложи синюю 8.
learn-seashore-equal-praise = Твоя 8 считается за { $worth } и бьёт 9. Больше чем за 12 ни одна карта не считается.
learn-seashore-empty = Стопка пуста. Теперь каждый цвет даёт действие, а красный и синий считаются одним. Выиграй красной 12!
learn-seashore-empty-praise = { $plus ->
    [one] Ты берёшь { $plus } плюс-карту у игрока { $one }.
    [few] Ты берёшь { $plus } плюс-карты у игрока { $one }.
    [many] Ты берёшь { $plus } плюс-карт у игрока { $one }.
   *[other] Ты берёшь { $plus } плюс-карты у игрока { $one }.
}
learn-seashore-shared = Последняя карта последнего раунда: выиграй красный клад! Две плюс-карты — это одно очко.
learn-seashore-shared-praise = У тебя { $score }, и { $one } набирает столько же. При равенстве победу делят: выиграли вы оба!
