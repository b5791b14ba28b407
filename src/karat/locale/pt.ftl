# Português. Grafia europeia, com palavras que também se dizem no Brasil. As palavras de Diamoniak são as das regras
# impressas: castelo, bruxa, fada, baralho, tirar uma carta. Uma cor concorda com um nome masculino.
# 1 … 5: a até cada com da de do e em fora min na no por à

## Em toda a parte

you = você
seat = lugar { $number }
island = a ilha
nothing = –
and = { $first } e { $last }
turn = É a sua vez: { $ask }
waiting = { $count ->
    [one] { $names } pensa …
    [many] { $names } pensam …
   *[other] { $names } pensam …
}
won = { $you ->
    [seat] { $count ->
        [one] Você ganha! Pontos: { $scores }.
        [many] Você divide a vitória: ganham { $winners }. Pontos: { $scores }.
       *[other] Você divide a vitória: ganham { $winners }. Pontos: { $scores }.
    }
   *[none] { $count ->
        [0] Ninguém ganha. Pontos: { $scores }.
       *[other] Vitória de { $winners }. Pontos: { $scores }.
    }
}
score = { $name } { $score }
colour-red = vermelho
colour-orange = laranja
colour-yellow = amarelo
colour-green = verde
colour-blue = azul
colour-purple = roxo
colour-pink = rosa

## O terminal

terminal-title = { $game }, { $players } jogadores
terminal-begin = { $game }, { $players } jogadores. Você tem o lugar { $seat }; ? explica tudo.
terminal-against = Com você: { $names }.
terminal-bot = { $name } (lugar { $seat }, { $level })
terminal-level = nível { $level }
terminal-commitment = Selo da distribuição: { $commitment }
terminal-players = Jogadores
terminal-hand = A sua mão
terminal-log = O que aconteceu
terminal-moves = { $count ->
    [one] { $count } jogada
    [many] { $count } jogadas
   *[other] { $count } jogadas
}
terminal-moves-shown = { $shown } de { $count } jogadas
terminal-more = … e mais { $count }; l mostra todas.
terminal-filter = palavras ou letras de uma jogada
terminal-your-move = A sua jogada
terminal-left = Você deixou a partida.
terminal-over = A partida acabou: s guarda-a, q fecha a mesa.
terminal-saved = Partida guardada em { $file }.
terminal-not-saved = Não foi possível guardar a partida: { $problem }
terminal-not-now = Agora você não tem nada a decidir.
terminal-preparing = As regras estão em preparação (a primeira vez demora um pouco) …
terminal-thinking = Um momento para pensar … (a primeira vez demora um pouco)
terminal-hint = O que pensa o bot mais forte
terminal-hint-keys = Enter vai para essa jogada, Esc fecha.
terminal-hint-win = ganha { $win } % ± { $error }
terminal-hint-line = { $move }: ganha { $win } % ± { $error }. { $reasons }
terminal-quit = Deixar a partida?
terminal-quit-keys = y deixa, n continua
terminal-key-hint = Dica
terminal-key-filter = Procurar
terminal-key-save = Guardar
terminal-key-light = Claro
terminal-key-help = Ajuda
terminal-key-quit = Sair
terminal-help-keys = Teclas
terminal-help =
    ↑ ↓        escolher uma jogada, ou escrever o seu número
    Enter      fazer a jogada escolhida
    /          procurar uma jogada pelas palavras ou letras; Esc termina
    h          uma dica: todas as jogadas por ordem, com probabilidades e razões
    PgUp PgDn  percorrer a mesa, com Shift o que aconteceu
    s          guardar a partida
    t          claro ou escuro
    q          deixar a partida
terminal-help-plain =
    Escreva um número da lista, ou uma jogada em notação, como lá entre parênteses retos.
      v  rever a mesa     l  todas as jogadas     h  uma dica     q  deixar a partida     ?  esta ajuda

## Diamant

diamant-where = Expedição { $number } de 5, { $cards ->
    [one] { $cards } carta no caminho
    [many] { $cards } cartas no caminho
   *[other] { $cards } cartas no caminho
}
diamant-signs = ♦11 é um tesouro; o número atrás de uma carta, os rubis que ainda estão nela. Uma armadilha tem !, e a segunda do mesmo tipo acaba a expedição. Pontos das armadilhas: ● no baralho, ! no caminho, × fora do jogo.
diamant-ask = ficar ou sair? Você leva { $carried }; se mais ninguém sair, guarda { $alone }; com outro, { $shared }.
diamant-move-stay = Ficar e continuar
diamant-move-leave = Sair com { $carried } e uma parte
diamant-path = Caminho
diamant-path-empty = nada ainda
diamant-left = (ainda { $rubies })
diamant-piles = Montes
diamant-piles-now = baralho { $deck }, { $rubies ->
    [one] { $rubies } rubi no caminho
    [many] { $rubies } rubis no caminho
   *[other] { $rubies } rubis no caminho
}
diamant-traps = Armadilhas
diamant-trap-pips = { $deck } no baralho, { $path } no caminho, { $gone } fora
diamant-head-place = onde
diamant-in-cave = caverna
diamant-in-camp = campo
diamant-head-carried = leva
diamant-head-chest = cofre
diamant-head-relics = relíquias
diamant-head-choice = escolha
diamant-has-chosen = feita
diamant-card-treasure = um tesouro de { $value }
diamant-card-relic = uma relíquia de valor { $value }
diamant-card-spider = aranha
diamant-card-snake = serpente
diamant-card-lava = lava
diamant-card-boulder = rocha
diamant-card-ram = aríete
diamant-event-expedition = Começa a expedição { $number }.
diamant-event-relic-added = { $card } entra no baralho.
diamant-event-reveal = Revela-se: { $card }.
diamant-event-treasure = Revela-se: { $card }, { $share } por pessoa, restam { $rest }.
diamant-event-chosen = { $you ->
    [seat] A sua escolha: { $choice ->
        [stay] ficar
       *[leave] sair
    }.
   *[none] { $seat } já escolheu.
}
diamant-event-choice = { $choice ->
    [stay] { $you ->
        [seat] Você fica.
       *[none] { $seat } fica.
    }
   *[leave] { $you ->
        [seat] Você sai.
       *[none] { $seat } sai.
    }
}
diamant-event-bank = { $you ->
    [seat] Você leva para o campo { $carried }, mais { $share } do caminho.
   *[none] { $seat } leva para o campo { $carried }, mais { $share } do caminho.
}
diamant-event-relic = { $you ->
    [seat] Você leva { $card }.
   *[none] { $seat } leva { $card }.
}
diamant-event-trapped = { $you ->
    [seat] Armadilha ({ $card })! Você perde { $lost }.
   *[none] Armadilha ({ $card })! { $seat } perde { $lost }.
}
diamant-event-removed = Fora do jogo: { $card }.
diamant-event-expedition-over = A expedição { $number } acabou.
diamant-event-over = A partida acabou.

## Diamoniak

diamoniak-where = { $deck ->
    [one] { $deck } carta no baralho
    [many] { $deck } cartas no baralho
   *[other] { $deck } cartas no baralho
}
diamoniak-signs = ♜ é uma carta de castelo, viva onde está construída; ♦ um diamante, ✶ uma fada. As cartas de outros castelos ficam na reserva.
diamoniak-ask-draw = tire uma carta.
diamoniak-ask-buy = tire uma carta, ou compre uma por três diamantes.
diamoniak-ask-again = tirar outra, ou parar?
diamoniak-ask-witch = { $owed ->
    [one] uma bruxa! Dê-lhe mais { $owed } carta.
    [many] uma bruxa! Dê-lhe { $owed } cartas.
   *[other] uma bruxa! Dê-lhe { $owed } cartas.
}
diamoniak-ask-fairy = uma bruxa! Mande-a embora com uma fada, ou dê-lhe { $owed ->
    [one] { $owed } carta.
    [many] { $owed } cartas.
   *[other] { $owed } cartas.
}
diamoniak-move-draw = Tirar uma carta
diamoniak-move-stop = Parar e ficar com tudo
diamoniak-move-fairy = Mandar a bruxa embora com uma fada
diamoniak-move-buy = Comprar de { $seat } uma carta da sua cor
diamoniak-move-give = Dar { $card } à bruxa
diamoniak-head-castle = castelo
diamoniak-no-castle = sem castelo
diamoniak-head-store = reserva
diamoniak-discard = Descartes
diamoniak-kind-pink = rosa
diamoniak-kind-blue = azul
diamoniak-kind-green = verde
diamoniak-kind-yellow = amarelo
diamoniak-kind-diamond = diamantes
diamoniak-kind-witch = bruxas
diamoniak-kind-fairy = fadas
diamoniak-card-pink = uma carta de castelo rosa
diamoniak-card-blue = uma carta de castelo azul
diamoniak-card-green = uma carta de castelo verde
diamoniak-card-yellow = uma carta de castelo amarelo
diamoniak-card-diamond = um diamante
diamoniak-card-witch = uma bruxa
diamoniak-card-fairy = uma fada
diamoniak-many = { $what } { $count }
diamoniak-event-turn = { $you ->
    [seat] Começa a sua vez.
   *[none] Começa a vez de { $seat }.
}
diamoniak-event-shuffle = Os descartes são baralhados; cartas no novo baralho: { $cards }.
diamoniak-event-draw = { $you ->
    [seat] { $to ->
        [castle] Você tira { $card } para o seu castelo.
        [discard] Você tira { $card }!
       *[store] Você tira { $card }.
    }
   *[none] { $to ->
        [castle] { $seat } tira { $card } para o castelo.
        [discard] { $seat } tira { $card }!
       *[store] { $seat } tira { $card }.
    }
}
diamoniak-event-join = { $cards ->
    [one] { $cards } carta do castelo { $colour } vem da reserva.
    [many] { $cards } cartas do castelo { $colour } vêm da reserva.
   *[other] { $cards } cartas do castelo { $colour } vêm da reserva.
}
diamoniak-event-stop = { $you ->
    [seat] Você para.
   *[none] { $seat } para.
}
diamoniak-event-fairy = { $you ->
    [seat] A sua fada manda a bruxa embora.
   *[none] A fada de { $seat } manda a bruxa embora.
}
diamoniak-event-give = { $you ->
    [seat] Você dá { $card } à bruxa.
   *[none] { $seat } dá { $card } à bruxa.
}
diamoniak-event-lose = { $you ->
    [seat] Você perde { $card } para a bruxa.
   *[none] { $seat } perde { $card } para a bruxa.
}
diamoniak-event-free = { $you ->
    [seat] Você fica sem castelo, e o { $colour } está livre outra vez.
   *[none] { $seat } fica sem castelo, e o { $colour } está livre outra vez.
}
diamoniak-event-buy = { $you ->
    [seat] Você compra { $card } de { $from } por { $diamonds } diamantes.
    [from] { $seat } compra-lhe { $card } por { $diamonds } diamantes.
   *[none] { $seat } compra { $card } de { $from } por { $diamonds } diamantes.
}
diamoniak-event-over = { $you ->
    [winner] O seu castelo está completo!
   *[none] O castelo de { $winner } está completo.
}

## Djinn

djinn-where = Fase { $phase }, { $left ->
    [0] as vazas estão jogadas
    [one] a última vaza
    [many] faltam { $left } vazas
   *[other] faltam { $left } vazas
}
djinn-signs = Uma carta é cor e número: P roxo, G verde, Y amarelo, B azul. De duas cartas iguais, ganha a que foi jogada primeiro.
djinn-ask-lead = abra a vaza com uma carta.
djinn-ask-play = jogue uma carta; saiu { $colour }, e é preciso seguir se você tiver.
djinn-ask-after = jogue uma carta de Djinn, ou termine.
djinn-ask-keep = você ganhou a vaza: guarde { $count ->
    [one] uma das cartas.
    [many] { $count } das cartas.
   *[other] { $count } das cartas.
}
djinn-ask-cave = supere um desafio com as suas cartas guardadas.
djinn-move-play = Jogar { $card }
djinn-move-done = Terminar
djinn-move-keep = Guardar { $card }
djinn-move-cave = { $task }: { $cards }
djinn-move-trump = Djinn: o trunfo passa a ser { $colour }
djinn-move-replace = Djinn: substituir a carta de { $seat }
djinn-move-free = Djinn: jogar qualquer cor
djinn-move-swap = Djinn: trocar cartas com { $seat }
djinn-move-highest = Djinn: ficar com a carta mais alta
djinn-move-lowest = Djinn: ganha a carta mais baixa
djinn-move-notrump = Djinn: sem trunfo nesta vaza
djinn-move-fifteen = Djinn: a sua carta vale 15
djinn-move-double = Djinn: guardar duas cartas se ganhar
djinn-effect-trump = novo trunfo
djinn-effect-replace = substituir uma carta
djinn-effect-free = qualquer cor
djinn-effect-swap = trocar cartas
djinn-effect-highest = ficar com a mais alta
djinn-effect-lowest = ganha a mais baixa
djinn-effect-notrump = sem trunfo
djinn-effect-fifteen = vale 15
djinn-effect-double = guardar duas
djinn-task-run = sequência de { $level }
djinn-task-pairs = { $level ->
    [3] par e carta menor
    [4] dois pares
   *[5] dois pares e carta menor
}
djinn-task-under = { $level } abaixo de { $under }
djinn-task-over = { $level } acima de { $over }
djinn-task-exact = { $level } que somam { $under }
djinn-task-colour = { $level } de uma cor
djinn-trump = Trunfo
djinn-piles = baralho { $deck }, fora { $discard }, Djinn { $djinn }
djinn-trick = Vaza
djinn-trick-empty = ninguém jogou ainda
djinn-last-trick = Última vaza, de { $seat }
djinn-counts-as = { $card } vale { $number }
djinn-effects = Em efeito
djinn-effect-by = { $effect } ({ $seat })
djinn-caves = Cavernas
djinn-cave = { $level }: { $tasks }
djinn-cave-closed = fechada
djinn-head-level = nível
djinn-head-cards = cartas
djinn-head-djinns = Djinn
djinn-head-kept = guardadas
djinn-discards = Descartes
djinn-own = As suas cartas de Djinn
djinn-event-row = Abre-se o nível { $level }: { $tasks }.
djinn-event-draw = { $you ->
    [seat] Você tira a carta de Djinn “{ $effect }”.
   *[none] { $seat } tira uma carta de Djinn.
}
djinn-event-djinn-shuffled = As cartas de Djinn usadas são baralhadas: { $size } no monte.
djinn-event-phase = Começa a fase { $number }; { $you ->
    [leader] você sai.
   *[none] { $leader } sai.
}
djinn-event-deal = { $you ->
    [seat] Você recebe { $hand }.
   *[none] { $size ->
        [one] { $seat } recebe { $size } carta.
        [many] { $seat } recebe { $size } cartas.
       *[other] { $seat } recebe { $size } cartas.
    }
}
djinn-event-trump = Vira-se { $card }: o trunfo é { $colour }.
djinn-event-play = { $you ->
    [seat] Você joga { $card }.
   *[none] { $seat } joga { $card }.
}
djinn-event-djinn = { $you ->
    [seat] Você joga a carta de Djinn “{ $effect }”{ $argument }.
   *[none] { $seat } joga a carta de Djinn “{ $effect }”{ $argument }.
}
djinn-event-djinn-argument = : { $what }
djinn-event-replace = { $you ->
    [seat] A sua carta, { $discarded }, dá lugar a esta: { $card }.
   *[none] A carta de { $seat }, { $discarded }, dá lugar a esta: { $card }.
}
djinn-event-done = { $you ->
    [seat] Você termina.
   *[none] { $seat } termina.
}
djinn-event-trick = { $you ->
    [seat] Você ganha a vaza.
   *[none] { $seat } ganha a vaza.
}
djinn-event-keep = { $you ->
    [seat] Você guarda { $card }.
   *[none] { $seat } guarda { $card }.
}
djinn-event-discard = Para os descartes: { $cards }.
djinn-event-cave = { $you ->
    [seat] Você supera “{ $task }” com { $cards }: nível { $level }.
   *[none] { $seat } supera “{ $task }” com { $cards }: nível { $level }.
}
djinn-event-over = A partida acabou.

## Kadora

kadora-where = { $last ->
    [none] { $cards ->
        [one] { $cards } carta nas fileiras
        [many] { $cards } cartas nas fileiras
       *[other] { $cards } cartas nas fileiras
    }
    [0] O fim
    [one] A última vez
    [many] Faltam { $last } vezes
   *[other] Faltam { $last } vezes
}
kadora-signs = Uma carta é cor, valor e forma: ○ redondo (r), □ quadrado (s), △ gota (d). Uma letra sozinha é um verso. ★ lidera uma cor; “à vista” é o que contaria contra o dono se a partida acabasse agora. A jogada escolhida levaria ›Y4○‹ e poria »Y4○«.
kadora-ask-give = oferecer uma cor, ou ficar com tudo?
kadora-ask-place = ponha uma carta numa casa vazia.
kadora-ask-draw = tire da fileira da esquerda ou da direita.
kadora-move-keep = Não oferecer nada
kadora-move-gift = Oferecer todo o seu { $colour } a { $seat }
kadora-move-place = { $card } em { $cell }
kadora-move-takes = { $card } em { $cell } leva { $cards }
kadora-move-draw = { $row ->
    [left] Tirar da esquerda: { $colour }
   *[right] Tirar da direita: { $colour }
}
kadora-block = Bloco
kadora-row-left = esquerda { $count }
kadora-row-right = direita { $count }
kadora-aside = de lado { $count }
kadora-head-open = à vista
kadora-head-hand = mão
kadora-event-aside = { $count } cartas são postas de lado.
kadora-event-hand = { $you ->
    [seat] Você recebe { $cards }.
   *[none] { $seat } recebe { $count } cartas.
}
kadora-event-border = A borda está posta.
kadora-event-row = { $row ->
    [left] A fileira da esquerda tem { $count } cartas.
   *[right] A fileira da direita tem { $count } cartas.
}
kadora-event-keep = { $you ->
    [seat] Você não oferece nada.
   *[none] { $seat } não oferece nada.
}
kadora-event-gift = { $you ->
    [seat] Você oferece todo o seu { $colour } a { $to }: { $cards }.
    [to] { $seat } oferece-lhe todo o { $colour }: { $cards }.
   *[none] { $seat } oferece todo o { $colour } a { $to }: { $cards }.
}
kadora-event-place = { $you ->
    [seat] Você põe { $card } em { $cell }.
   *[none] { $seat } põe { $card } em { $cell }.
}
kadora-event-take = { $you ->
    [seat] { $line ->
        [column] Você leva da coluna: { $cards }.
       *[row] Você leva da linha: { $cards }.
    }
   *[none] { $line ->
        [column] { $seat } leva da coluna: { $cards }.
       *[row] { $seat } leva da linha: { $cards }.
    }
}
kadora-event-draw = { $you ->
    [seat] { $row ->
        [left] Você tira { $card } da esquerda.
       *[right] Você tira { $card } da direita.
    }
   *[none] { $row ->
        [left] { $seat } tira { $colour } da esquerda.
       *[right] { $seat } tira { $colour } da direita.
    }
}
kadora-event-refill = { $row ->
    [left] Da fileira da esquerda: { $cards }.
   *[right] Da fileira da direita: { $cards }.
}
kadora-event-last-turns = As duas fileiras estão vazias: { $turns ->
    [one] falta { $turns } vez.
    [many] faltam { $turns } vezes.
   *[other] faltam { $turns } vezes.
}
kadora-event-show = { $you ->
    [seat] A sua mão passa para o seu espólio: { $cards }.
   *[none] { $seat } mostra { $cards }.
}
kadora-event-island = A ilha é virada: { $cards }.
kadora-event-face-down = { $seats }, { $sum } em { $colour }: virado para baixo.
kadora-event-over = A partida acabou.

## Sea or Shore

seashore-where = Ronda { $round } de 2, { $left ->
    [0] as cartas estão jogadas
    [one] a última carta
    [many] { $left } cartas por jogar
   *[other] { $left } cartas por jogar
}, { $plus ->
    [one] resta { $plus } carta +1
    [many] restam { $plus } cartas +1
   *[other] restam { $plus } cartas +1
}
seashore-signs = B▒ mostra o mar (a cor), ▒7 a costa (o número), +1 uma carta +1 em cima. Os tesouros começam por t: tR4 é vermelho e vale 4. ★ ganhou a sua cor.
seashore-ask-pass = de que cor você passa a carta mais alta?
seashore-ask-play = jogue uma carta e mostre a cor ou o número.
seashore-ask-claim = você ganhou em { $colour }: levar o tesouro à vista, ou roubar um?
seashore-ask-rob = de quem você leva duas cartas +1?
seashore-ask-draw = de que mão você tira cartas?
seashore-ask-return = devolva { $count ->
    [one] uma carta.
    [many] { $count } cartas.
   *[other] { $count } cartas.
}
seashore-move-pass = Passar { $colour }
seashore-move-play = { $shows ->
    [sea] { $card }{ $laid }, mostrar a cor
   *[shore] { $card }{ $laid }, mostrar o número
}
seashore-move-take = Levar o tesouro à vista
seashore-move-steal = Roubar de { $seat }
seashore-move-rob = Levar cartas +1 de { $seat }
seashore-move-draw = Tirar da mão de { $seat }
seashore-move-return = Devolver { $cards }
seashore-piles = Tesouros
seashore-pair-rb = vermelho, azul
seashore-pair-pg = roxo, verde
seashore-head-open = à vista
seashore-head-pile = monte
seashore-head-else = senão
seashore-action-plus = levar cartas +1
seashore-action-hand = tirar de uma mão
seashore-trick = Vaza
seashore-trick-empty = { $you ->
    [start] você começa
   *[none] { $start } começa
}
seashore-lanes = Últimas cartas reveladas
seashore-head-cards = cartas
seashore-head-treasures = tesouros
seashore-head-top = em cima
seashore-head-plus = +1
seashore-head-score = pontos
seashore-points-pile = O seu monte de pontos
seashore-prize-claim = tesouro
seashore-prize-rob = cartas +1
seashore-prize-draw = uma mão
seashore-event-round = Começa a ronda { $number }; { $you ->
    [start] você sai.
   *[none] { $start } sai.
}
seashore-event-hand = { $you ->
    [seat] Você recebe { $cards }.
   *[none] { $seat } recebe { $count } cartas.
}
seashore-event-open = Agora à vista: { $card }.
seashore-event-chosen = { $you ->
    [seat] Você passa a sua carta mais alta em { $colour }.
   *[none] { $seat } já escolheu uma carta para passar.
}
seashore-event-passed = { $you ->
    [seat] Você passa { $card } a { $to }.
    [to] { $seat } passa-lhe { $card }.
   *[none] { $seat } passa uma carta a { $to }.
}
seashore-event-play = { $you ->
    [seat] Você joga { $card }{ $laid }: { $half }.
   *[none] { $seat } joga { $half }{ $laid }.
}
seashore-half-sea = { $colour }, número escondido
seashore-half-shore = { $number }, cor escondida
seashore-laid = { $plus ->
    [0] { "" }
   *[other] { " " }+{ $plus }
}
seashore-event-reveal = { $you ->
    [seat] A sua capa levanta-se: { $card }, vale { $value }.
   *[none] { $seat } tinha { $card }, vale { $value }.
}
seashore-event-win = { $you ->
    [seat] Você ganha em { $colours }.
   *[none] { $seat } ganha em { $colours }.
}
seashore-event-plus = { $you ->
    [seat] { $count ->
        [one] Você recebe { $count } carta +1.
        [many] Você recebe { $count } cartas +1.
       *[other] Você recebe { $count } cartas +1.
    }
   *[none] { $count ->
        [one] { $seat } recebe { $count } carta +1.
        [many] { $seat } recebe { $count } cartas +1.
       *[other] { $seat } recebe { $count } cartas +1.
    }
}
seashore-event-take = { $you ->
    [seat] Você leva { $card }.
   *[none] { $seat } leva { $card }.
}
seashore-event-steal = { $you ->
    [seat] Você rouba { $card } de { $from }.
    [from] { $seat } rouba-lhe { $card }!
   *[none] { $seat } rouba { $card } de { $from }.
}
seashore-event-rob = { $you ->
    [seat] Você leva cartas +1 de { $from }: { $count }.
    [from] { $seat } leva cartas +1 suas: { $count }.
   *[none] { $seat } leva cartas +1 de { $from }: { $count }.
}
seashore-event-draw = { $you ->
    [seat] Você tira { $cards } da mão de { $from }.
    [from] { $seat } tira { $cards } da sua mão.
   *[none] { $seat } tira da mão de { $from }: { $count }.
}
seashore-event-return = { $you ->
    [seat] Você devolve { $cards } a { $to }.
    [to] { $seat } devolve-lhe { $cards }.
   *[none] { $seat } devolve outras tantas a { $to }.
}
seashore-event-nothing = { $you ->
    [seat] Não há carta para você tirar.
   *[none] Não há carta para { $seat } tirar.
}
seashore-event-under = Para baixo do seu monte: { $card }.
seashore-event-trick-over = A vaza acabou; { $you ->
    [start] você começa a próxima.
   *[none] { $start } começa a próxima.
}
seashore-event-score = { $you ->
    [seat] Você tem
   *[none] { $seat } tem
} { $treasures } em tesouros e { $plus ->
    [one] { $plus } carta +1
    [many] { $plus } cartas +1
   *[other] { $plus } cartas +1
}: { $points ->
    [one] { $points } ponto.
    [many] { $points } pontos.
   *[other] { $points } pontos.
}
seashore-event-over = A partida acabou.

## O navegador

browser-tagline = Cinco jogos de cartas com tesouros, entre amigos ou contra bots
browser-home = Início
browser-menu = Menu
browser-close = Fechar
browser-cancel = Escolher outra coisa
browser-more = Mais
browser-yes = Sim
browser-no = Não
browser-save = Guardar
browser-on = sim
browser-off = não
browser-nothing-here = Não há nada aqui
browser-nothing-here-text = Este endereço não leva a lado nenhum.

# navegador: início
browser-game-diamant = Diamant
browser-game-djinn = Djinn
browser-game-kadora = Kadora
browser-game-diamoniak = Diamoniak
browser-game-seashore = Mar ou costa
browser-game-diamant-line = Mais fundo na caverna, ou para casa com o que você leva? Todos decidem ao mesmo tempo.
browser-game-djinn-line = Ganhe vazas, guarde tesouros, abra três cavernas e deixe um djinn torcer as regras.
browser-game-kadora-line = Ponha uma carta, leve o que combina, e lidere uma cor ou pague por ela.
browser-game-diamoniak-line = Tire cartas enquanto tiver coragem, construa o seu castelo e cuidado com a bruxa.
browser-game-seashore-line = Metade de cada carta está escondida. Mostrar a cor ou o número?
browser-players = { $least }–{ $most } jogadores
browser-minutes = { $minutes } min
browser-age = desde { $age } anos
browser-seconds = { $seconds } segundos
browser-play = Jogar já
browser-play-game = { $game }: jogar já contra bots
browser-dealing = Cartas a caminho …
browser-friends = Com amigos
browser-friends-game = { $game }: jogar com amigos
browser-rules-of = As regras de { $game }
browser-join = Entrar com um código ou um link
browser-join-go = Entrar
browser-join-bad = Um código tem seis letras e algarismos.
browser-my-tables = As minhas mesas
browser-phase-open = espera jogadores
browser-phase-playing = em jogo
browser-phase-over = acabada
browser-phase-closed = fechada
browser-no-tables = Aqui você encontra as mesas em que joga neste dispositivo.
browser-guest = Convidado
browser-settings = Preferências

# navegador: uma mesa nova e a sala
browser-new = { $game } com amigos
browser-new-players = Jogadores
browser-new-more = Mais escolhas
browser-new-pace = Quanto tempo os bots pensam
browser-new-clock = Tempo para decidir
browser-new-no-clock = sem limite
browser-new-chat = Os jogadores podem escrever uns aos outros (sem isto há frases e figuras)
browser-new-private = Só quem tem o link pode ver a mesa
browser-new-open = Abrir a mesa
browser-name = O seu nome
browser-colour = A sua gema
browser-gem-ruby = rubi
browser-gem-amber = âmbar
browser-gem-topaz = topázio
browser-gem-emerald = esmeralda
browser-gem-turquoise = turquesa
browser-gem-sapphire = safira
browser-gem-amethyst = ametista
browser-gem-onyx = ónix
browser-invite = Convide os outros
browser-code = Código: { $code }
browser-qr = Código QR do link { $link }
browser-link = Link
browser-share = Enviar o link
browser-copied = Copiado
browser-seats = Lugares
browser-seat-open = livre
browser-seat-open-text = espera alguém
browser-seat-you = você
browser-seat-person = pessoa
browser-seat-bot = bot, { $level }
browser-seat-host = anfitrião
browser-seat-away = ausente
browser-seat-stand-in = joga um bot
browser-seat-thinks = decide
browser-seat-who = Quem joga no lugar { $number }
browser-seat-up = Subir { $name }
browser-sit = Sentar-se
browser-sit-at = Sentar-se no lugar { $number }
browser-stand-up = Levantar-se
browser-level-1 = facílimo
browser-level-2 = fácil
browser-level-3 = médio
browser-level-4 = bom
browser-level-5 = forte
browser-level-6 = o mais forte possível
browser-options = Opções
browser-fair = Cartas limpas
browser-fair-text = Um segredo já fixou as cartas, e este número sela-o. Junte palavras suas, e ninguém pode ter escolhido o segredo a seu favor.
browser-word = Palavras suas
browser-words = Palavras até agora: { $words }
browser-start = Começar a partida
browser-start-text = { $open ->
    [0] Já estão todos.
    [one] Um lugar está livre; um bot fica com ele.
    [many] { $open } lugares estão livres; bots ficam com eles.
   *[other] { $open } lugares estão livres; bots ficam com eles.
}
browser-lobby-sit = Escolha um lugar livre, ou veja daqui.
browser-lobby-wait = O anfitrião vai começar a partida.

# navegador: a mesa
browser-board = Mesa
browser-log = Diário
browser-talk = Conversa
browser-rules = Regras
browser-choose = Escolha a sua jogada
browser-wait = Espere pelos outros
browser-moment = Um momento …
browser-undo = Desfazer
browser-why = Porquê? { $rule }
browser-to-board = Ver a mesa
browser-to-scores = Ver os pontos
browser-ask-undo = { $moves ->
    [one] { $name } pode desfazer a última jogada?
    [many] { $name } pode desfazer as últimas { $moves } jogadas?
   *[other] { $name } pode desfazer as últimas { $moves } jogadas?
}
browser-ask-waiting = Para desfazer falta ainda o sim de { $names }.
browser-leave = Deixar a partida
browser-leave-text = Deixar? Um bot joga por você, e você pode voltar quando quiser.
browser-close-table = Fechar a mesa
browser-close-table-text = Fechar a mesa para todos e de vez?
browser-watchers = { $count ->
    [one] { $count } pessoa assiste.
    [many] { $count } pessoas assistem.
   *[other] { $count } pessoas assistem.
}
browser-reissue = Novo link para este jogador
browser-reissue-text = Para quem perdeu o caminho de volta: o link antigo deixa de funcionar.
browser-keys = Teclas
    .digits = escolher da primeira à nona carta ou casa
    .enter = fazer a jogada escolhida
    .escape = escolher outra coisa
    .u = desfazer
    .l = a última vaza, ou o diário
    .t = ler a mesa em voz alta
    .i = a carta em foco em grande, com a sua regra
    .h = o que faria o treinador
    .help = estas teclas
browser-talk-players = À mesa só falam os jogadores.
browser-talk-text = Escreva algo
browser-talk-send = Enviar
browser-phrase-hello = Olá!
browser-phrase-good-luck = Boa sorte!
browser-phrase-your-turn = É a sua vez!
browser-phrase-thinking = Deixe-me pensar …
browser-phrase-well-played = Bem jogado!
browser-phrase-thank-you = Obrigado!
browser-phrase-oops = Ups!
browser-phrase-lucky = Que sorte a minha!
browser-phrase-unlucky = Que azar!
browser-phrase-wow = Uau!
browser-phrase-back-soon = Volto já.
browser-phrase-here-again = Estou de volta!
browser-phrase-once-more = Mais uma?
browser-phrase-good-game = Boa partida!
browser-phrase-bye = Tchau!
browser-sticker-smile = um sorriso
browser-sticker-laugh = uma gargalhada
browser-sticker-wink = uma piscadela
browser-sticker-think = uma cara pensativa
browser-sticker-surprise = uma cara de surpresa
browser-sticker-cry = uma cara que chora
browser-sticker-heart = um coração
browser-sticker-clap = aplausos
browser-sticker-gem = uma gema
browser-sticker-torch = uma tocha
browser-sticker-crown = uma coroa
browser-sticker-sleep = uma cara que dorme
browser-log-said = { $name }: { $words }
browser-log-sat = { $name } senta-se.
browser-log-left = { $name } levanta-se.
browser-log-seat = Um lugar mudou.
browser-log-ordered = Os lugares têm outra ordem.
browser-log-profile = Alguém tem um nome novo.
browser-log-word = { $name } junta uma palavra à distribuição.
browser-log-stand-in = Um bot joga por { $name }.
browser-log-back = { $name } voltou.
browser-log-asked = { $name } pede para desfazer jogadas.
browser-log-voted = { $name } respondeu.
browser-log-undone = Houve jogadas desfeitas.
browser-log-reissued = { $name } tem um novo link.
browser-log-closed = A mesa está fechada.
browser-log-rematch = A próxima mesa está aberta.

# navegador: o fim
browser-end = O fim
browser-player = Jogador
browser-score = Pontos
browser-winner = ganha
browser-moments = O que decidiu a partida
browser-again = Outra vez
browser-again-changes = Outra com mudanças
browser-other-game = Outro jogo
browser-next = Para a próxima mesa
browser-record = Descarregar a partida
browser-check-deal = Verificar as cartas
browser-deal-good = O segredo corresponde ao número mostrado antes da primeira carta.
browser-deal-bad = O segredo não corresponde ao número mostrado antes da primeira carta!
browser-deal-commitment = Mostrado antes da partida:
browser-deal-secret = Segredo:
browser-deal-more = “karat verify” volta a dar toda a partida, carta por carta.

# navegador: a conexão
browser-health-connecting = à espera de conexão …
browser-health-fine = com conexão
browser-health-slow = lento …
browser-health-lost = conexão perdida, nova tentativa …
browser-health-gone = o servidor não responde
browser-health-ended = sem conexão
browser-opening = Abertura da mesa
browser-gone = O servidor não está
browser-gone-text = O servidor não responde. As suas mesas estão seguras lá; continuamos a tentar.
browser-try-now = Tentar já
browser-taken-over = Você joga noutra janela
browser-taken-over-text = O seu lugar foi aberto noutro sítio. Por cada lugar joga uma só janela de cada vez.
browser-take-back = Jogar aqui
browser-table-closed = A mesa está fechada
browser-table-closed-text = O anfitrião fechou-a.
browser-table-deleted-text = Há muito tempo que ninguém jogava aqui, por isso o servidor apagou-a.
browser-removed = O seu lugar mudou
browser-removed-text = O anfitrião deu o seu lugar a outra pessoa ou enviou-lhe um novo link.
browser-look-again = Ver outra vez
browser-no-table = Essa mesa não existe
browser-no-table-text = Não há nenhuma mesa { $code } aberta para você. O código está certo?

# navegador: preferências
browser-setting-language = Língua
browser-setting-auto = a do navegador
browser-setting-theme = Dia ou noite
browser-setting-theme-auto = como o dispositivo
browser-setting-theme-light = dia
browser-setting-theme-dark = noite
browser-setting-pace = Ritmo
browser-setting-pace-instant = imediato
browser-setting-pace-quick = rápido
browser-setting-pace-normal = médio
browser-setting-pace-slow = lento
browser-setting-motion = Movimento
browser-setting-motion-auto = como o dispositivo
browser-setting-motion-less = menos
browser-setting-text = Tamanho do texto
browser-setting-sound = Som

# navegador: Diamant
diamant-option-relics = Relíquias
diamant-option-relics-text = Em cada expedição entra uma relíquia no baralho. Quem sai da caverna sem mais ninguém leva as que estão no caminho.
diamant-relics = relíquias
diamant-source-chest = Cofre
diamant-source-relics = Relíquias
diamant-round = Expedição { $number } de 5
diamant-ask-short = continuar, ou sair com o que você leva?
diamant-choices = Ficar ou sair
diamant-choose-stay = Continuar
diamant-choose-leave = Sair
diamant-risk = { $carried } em risco
diamant-bring = guarda { $alone }, ou { $shared } com outro
diamant-chose-stay = Você fica. Revela-se quando todos tiverem escolhido.
diamant-chose-leave = Você sai. Revela-se quando todos tiverem escolhido.
diamant-has-chosen-long = já escolheu
diamant-shows-stay = fica
diamant-shows-leave = sai
diamant-safe = Você está de volta ao campo. { $chest } no seu cofre.
diamant-trap-near = A próxima acaba a expedição
diamant-second = a segunda!
diamant-over = A expedição { $number } acabou
diamant-alone = { $name } sai sem mais ninguém: { $share } do caminho
diamant-shared = Saem { $count }: { $share } do caminho para cada um
diamant-folded = { $cards ->
    [one] { $cards } carta anterior, ainda { $rubies }
    [many] { $cards } cartas anteriores, ainda { $rubies }
   *[other] { $cards } cartas anteriores, ainda { $rubies }
}
diamant-says-on-path = { $rubies ->
    [one] { $rubies } rubi no caminho
    [many] { $rubies } rubis no caminho
   *[other] { $rubies } rubis no caminho
}
diamant-says-deck = { $cards ->
    [one] { $cards } carta no baralho
    [many] { $cards } cartas no baralho
   *[other] { $cards } cartas no baralho
}
diamant-says-card = Carta { $number }: { $card }.
diamant-says-inside = { $name } na caverna, leva { $carried }, cofre { $chest }.
diamant-says-camp = { $name } no campo, cofre { $chest }.
diamant-rules-aim = De que se trata
    .DIA-11 = Cinco expedições a uma caverna. Todos começam cada uma lá dentro, de mãos vazias.
    .DIA-40 = Depois da quinta, os seus pontos são o que está no seu cofre, com as relíquias. Ganha quem tiver mais; em empate divide-se a vitória.
diamant-rules-cards = As cartas
    .DIA-1 = 15 tesouros de 1 a 17 rubis.
    .DIA-2 = 15 armadilhas: três de cada, aranha, serpente, lava, rocha e aríete.
    .DIA-3 = Com relíquias: são cinco, e valem 5, 7, 8, 10 e 12.
    .DIA-4 = Só conta o valor das gemas; os trocos nunca importam.
    .DIA-5 = Há sempre gemas suficientes.
    .DIA-10 = Tesouros e armadilhas são baralhados num só baralho.
    .DIA-12 = Com relíquias, a mais baixa que restar entra no baralho antes de cada expedição.
diamant-rules-path = O caminho
    .DIA-20 = A primeira carta do baralho é virada sobre o caminho.
    .DIA-21 = Um tesouro é dividido por igual entre todos os que estão dentro. O que não se pode dividir fica na carta.
    .DIA-22 = A primeira armadilha de um tipo só avisa.
    .DIA-23 = A segunda do mesmo tipo: todos os que estão dentro perdem o que levam, e a expedição acaba.
    .DIA-24 = Uma relíquia fica ali, simplesmente.
diamant-rules-choice = Ficar ou sair
    .DIA-25 = Todos os que estão dentro escolhem em segredo. Revela-se quando todos tiverem escolhido.
    .DIA-26 = Quem sai divide os rubis do caminho; o que não se pode dividir fica lá.
    .DIA-27 = A parte e tudo o que se leva vão para o cofre, onde estão a salvo.
    .DIA-28 = Quem sai sem mais ninguém leva também todas as relíquias do caminho.
    .DIA-29 = Enquanto houver alguém dentro, vem a próxima carta.
diamant-rules-end = O fim de uma expedição
    .DIA-30 = Acaba quando todos saíram, ou por uma armadilha.
    .DIA-31 = Os rubis que ficarem no caminho perdem-se.
    .DIA-32 = Das duas armadilhas iguais que a acabaram, uma sai do jogo de vez.
    .DIA-33 = As relíquias que ficarem no caminho saem do jogo; uma ainda não virada fica no baralho.
    .DIA-34 = Todas as outras cartas voltam a ser baralhadas.
diamant-rules-score = O que se sabe
    .DIA-41 = Os cofres estão à vista de todos.

# navegador: Diamoniak
diamoniak-option-keep-colour = A sua cor é sua para sempre
diamoniak-option-keep-colour-text = Quem perde a última carta de castelo para uma bruxa continua a construir a mesma cor, e mais ninguém pode.
diamoniak-source-castle = Castelo
diamoniak-source-diamonds = Diamantes
diamoniak-of = { $pieces }/{ $all }
diamoniak-choose-stop = Parar
diamoniak-choose-fairy = Fada!
diamoniak-give = Cartas para a bruxa
diamoniak-says-no-castle = ainda sem castelo
diamoniak-says-castle = castelo { $colour }, { $pieces } de 6
diamoniak-count-diamond = { $count ->
    [one] { $count } diamante
    [many] { $count } diamantes
   *[other] { $count } diamantes
}
diamoniak-count-fairy = { $count ->
    [one] { $count } fada
    [many] { $count } fadas
   *[other] { $count } fadas
}
diamoniak-count-castle = { $count ->
    [one] { $count } carta do castelo { $colour }
    [many] { $count } cartas do castelo { $colour }
   *[other] { $count } cartas do castelo { $colour }
}
diamoniak-rules-aim = De que se trata
    .MON-50 = Complete antes dos outros um castelo de seis cartas: a sexta ganha logo.
diamoniak-rules-cards = As cartas
    .MON-1 = 55 cartas: seis cartas de castelo em cada uma das quatro cores, 20 diamantes, 8 bruxas, 3 fadas.
    .MON-2 = As cartas de castelo são rosa, azuis, verdes ou amarelas, e as de uma cor são todas iguais.
    .MON-3 = Tudo está à vista, menos o baralho.
diamoniak-rules-turn = A sua vez
    .MON-10 = Joga-se no sentido dos ponteiros do relógio.
    .MON-11 = Compre uma carta, ou tire pelo menos uma.
    .MON-12 = Depois de cada carta boa: tire outra, ou pare.
    .MON-16 = Diamantes e fadas vão para a sua reserva.
    .MON-40 = Quando o baralho acaba, os descartes são baralhados.
diamoniak-rules-castle = O seu castelo
    .MON-13 = A sua primeira carta de castelo de uma cor que ninguém constrói decide o que você constrói.
    .MON-14 = Uma cor que outra pessoa constrói vai para a sua reserva, e você continua sem construir nada.
    .MON-15 = A sua cor vai para o seu castelo, qualquer outra para a sua reserva.
    .MON-17 = Se você perder a última carta do seu castelo, a cor fica outra vez livre para todos.
    .MON-18 = Quando você começa uma cor, as cartas dela na sua reserva juntam-se logo.
diamoniak-rules-witch = A bruxa
    .MON-20 = Depois de uma bruxa não se tira mais nada, e a sua vez acaba assim que ela for paga.
    .MON-21 = Ela leva três das suas cartas, diamantes ou cartas de castelo à sua escolha; se forem menos, todas.
    .MON-22 = Ela nunca leva fadas.
    .MON-23 = Uma fada manda-a embora: ambas são descartadas, e nada mais se perde.
    .MON-24 = Onde não há nada a escolher, nada se pergunta.
diamoniak-rules-buy = Comprar
    .MON-30 = Em vez de tirar, compre de outro jogador uma carta da sua cor por três diamantes.
    .MON-31 = Essa é toda a sua vez, e o outro não pode recusar.
    .MON-32 = Só se pode comprar a própria cor.
diamoniak-rules-end = A contagem
    .MON-51 = 100 por cada carta de castelo e 1 por cada diamante; só o castelo completo ganhou.

# navegador: Djinn
djinn-option-open-memory = Descartes à vista
djinn-option-open-memory-text = Todos podem ver os tesouros descartados. Sem isto é preciso lembrar-se deles.
djinn-source-kept = Tesouros restantes
djinn-panel-trick = Última vaza
djinn-card = o { $number } { $colour }
djinn-no-trump = sem trunfo
djinn-hand = A sua mão
djinn-kept = { $count ->
    [0] Nada guardado ainda
   *[other] Guardadas: { $count }
}
djinn-kept-by = guardada por { $name }
djinn-no-trick = Nesta fase ainda não acabou nenhuma vaza.
djinn-task-met = você pode superá-lo
djinn-task-near = falta uma carta:
djinn-choose-task = Que desafio?
djinn-which-trump = Que cor passa a ser trunfo?
djinn-which-replace = Toque na carta a substituir.
djinn-which-swap = Toque na carta a trocar com a sua.
djinn-says-cave = Cavernas de nível { $level }
djinn-says-through = Já passaram: { $names }
djinn-says-piles = { $deck } no monte, { $discard } fora
djinn-says-laid = { $card }, de { $name }, { $place ->
    [1] primeira
    [2] segunda
    [3] terceira
   *[other] quarta
} carta jogada{ $wins ->
    [true] , ganha a vaza
   *[false] { "" }
}
djinn-says-lies = { $name } { $card }
djinn-says-hand = { $card }, { $playable ->
    [true] pode ser jogado
   *[false] agora não pode ser jogado
}, { $place } de { $count } na sua mão
djinn-says-seat = { $level ->
    [0] Nenhuma caverna ainda
   *[other] Nível { $level }
}, { $hand ->
    [one] { $hand } carta
    [many] { $hand } cartas
   *[other] { $hand } cartas
}, { $djinn ->
    [one] { $djinn } carta de Djinn
    [many] { $djinn } cartas de Djinn
   *[other] { $djinn } cartas de Djinn
}, { $kept ->
    [one] { $kept } tesouro guardado
    [many] { $kept } tesouros guardados
   *[other] { $kept } tesouros guardados
}.
djinn-rules-aim = De que se trata
    .DJI-10 = Há três filas de três cavernas viradas para baixo, uma fila por nível. A primeira é virada logo.
    .DJI-31 = Supere um desafio de nível 3, depois um de nível 4, depois um de nível 5. Quantos jogadores quiserem podem superar o mesmo desafio.
    .DJI-40 = A partida acaba depois da fase em que alguém supera um desafio de nível 5. Se forem vários, ganham mais tesouros restantes, depois o mais alto deles; senão divide-se.
    .DJI-41 = Os seus pontos são o nível a que você chegou.
djinn-rules-cards = As cartas
    .DJI-1 = 60 tesouros: roxos, verdes, amarelos e azuis, cada cor de 1 a 15.
    .DJI-2 = Um desafio pede 3, 4 ou 5 tesouros, tantos como o seu nível: uma sequência, pares, uma soma menor que cinco vezes o nível, maior que dez vezes o nível ou de exatamente cinco vezes o nível, ou todos de uma cor.
    .DJI-3 = Pares: o nível 3 é um par e uma carta menor, o nível 4 dois pares, o nível 5 dois pares e uma carta menor que ambos.
    .DJI-4 = 18 cartas de Djinn: nove tipos, cada um duas vezes.
djinn-rules-tricks = Vazas
    .DJI-11 = Todos começam uma fase com oito tesouros, e a partida com uma carta de Djinn, em segredo.
    .DJI-12 = Vira-se mais um tesouro: a sua cor é trunfo durante a fase.
    .DJI-13 = Na primeira fase sai o lugar a seguir a quem dá as cartas.
    .DJI-20 = Um após outro joga um tesouro. Quem tem a cor de saída tem de segui-la.
    .DJI-21 = Ganha o trunfo mais alto; sem trunfos, a carta mais alta da cor de saída. De duas cartas iguais, ganha a que foi jogada primeiro.
    .DJI-22 = Quem ganha guarda uma carta da vaza, à vista, e sai na próxima. As outras são descartadas.
    .DJI-23 = Uma fase tem oito vazas.
djinn-rules-caves = Cavernas
    .DJI-30 = Depois de uma fase, quem pode superar um desafio do próximo nível tem de superar um, e só um, com exatamente esse número de cartas guardadas. Elas são descartadas.
    .DJI-32 = Faz-se por ordem, a partir de quem saiu na fase. Se só há uma maneira, nada se pergunta.
    .DJI-33 = Depois vira-se a próxima fila, se alguém passou a anterior.
djinn-rules-phases = Entre duas fases
    .DJI-34 = Todos os que estão em último tiram uma carta de Djinn.
    .DJI-35 = Quando o monte de Djinn está vazio, as usadas são baralhadas.
    .DJI-36 = Quem está em último dá as cartas e sai; se forem vários, o primeiro depois de quem as deu antes.
    .DJI-37 = Tudo menos as cartas guardadas é baralhado, e cada um recebe oito cartas novas.
    .DJI-38 = Se não chegarem, todos recebem o mesmo número.
djinn-rules-end = Se as cartas acabarem
    .DJI-39 = Sem uma carta para cada um e uma de trunfo, a partida acaba; ganha o nível mais avançado.
djinn-rules-djinn = Cartas de Djinn
    .DJI-50 = Jogam-se na sua vez, logo antes ou depois do seu tesouro, quantas quiser. Valem para a vaza.
    .DJI-51 = Depois do seu tesouro, pergunta-se enquanto você tiver uma carta de Djinn; diga “terminar” para continuar.
    .DJI-52 = A cor de saída é a da primeira carta tal como está agora.
    .DJI-61 = Novo trunfo: você diz uma cor, e ela é trunfo nesta vaza.
    .DJI-62 = Substituir uma carta: uma carta que outro jogou é descartada, e o primeiro tesouro do monte fica no lugar dela.
    .DJI-63 = Qualquer cor: antes da sua carta; ela não precisa de seguir.
    .DJI-64 = Trocar cartas: depois da sua carta; ela troca de lugar com a de outro jogador.
    .DJI-65 = Ficar com a mais alta: antes de quem ganha guardar algo, você leva a carta de número mais alto.
    .DJI-66 = Ganha a mais baixa: o número mais baixo ganha a vaza, sejam quais forem as cores.
    .DJI-67 = Sem trunfo: esta vaza não tem.
    .DJI-68 = Vale 15: depois da sua carta; ela conta como 15 da sua cor quando a vaza se decide.
    .DJI-69 = Guardar duas: se você ganhar a vaza, guarda duas das cartas.
djinn-rules-known = O que se sabe
    .DJI-70 = Mãos, cartas de Djinn e montes são secretos; cartas guardadas, níveis, cavernas abertas e todas as quantidades de cartas não. Os descartes ficam para a sua memória, a não ser que a mesa os tenha à vista.

# navegador: Kadora
kadora-option-seat-view = Encher a partir do seu lado
kadora-option-seat-view-text = As casas vazias enchem-se pela ordem de leitura de quem tem a vez, como numa mesa a sério. Sem isto a ordem é igual para todos.
kadora-source-R = Ve
kadora-source-O = L
kadora-source-Y = Am
kadora-source-G = Vd
kadora-source-B = Az
kadora-source-P = R
kadora-panel-aside = De lado
kadora-card = o { $value } { $colour } { $kind }
kadora-back = um verso { $colour }
kadora-kind-round = redondo
kadora-kind-square = quadrado
kadora-kind-drop = gota
kadora-lay = Pôr { $card } em { $cell }
kadora-hand = A sua mão
kadora-loot = Espólio
kadora-leads = lidera
kadora-steps = Passos de uma vez
kadora-step-give = oferecer
kadora-step-place = pôr
kadora-step-draw = tirar
kadora-step-refill = encher
kadora-last = { $turns ->
    [one] A última vez
    [many] Faltam { $turns } vezes
   *[other] Faltam { $turns } vezes
}
kadora-give = Oferecer uma cor
kadora-give-colour = Oferecer todo o seu { $colour }
kadora-give-to = Todo o seu { $colour } para
kadora-takes-nothing = Não leva nada.
kadora-takes = Leva { $cards }. Contra você: { $before } → { $after }.
kadora-would-lead = Você lideraria em { $colours }.
kadora-full = O bloco está cheio: agora levam-se as cartas que não combinam.
kadora-empty = vazia
kadora-aside-text = { $players ->
    [2] { $count } cartas estão de lado. No fim são viradas como as de um terceiro jogador, a ilha, que até pode ganhar.
   *[other] { $count } cartas estão de lado e não entram no jogo. O verso mostra a cor.
}
kadora-says-row = { $row ->
    [left] Fileira da esquerda
   *[right] Fileira da direita
}, { $count ->
    [0] vazia
    [one] { $count } carta: { $colours }
    [many] { $count } cartas, as próximas: { $colours }
   *[other] { $count } cartas, as próximas: { $colours }
}
kadora-says-cell = Linha { $row }, coluna { $column }: { $card }
kadora-says-empty = Linha { $row }, coluna { $column }: vazia
kadora-says-preview = Linha { $row }, coluna { $column }: vazia. Com { $card }: coluna { $sumcolumn }, linha { $sumrow }, { $count ->
    [0] não leva nada
    [one] leva { $count } carta
    [many] leva { $count } cartas
   *[other] leva { $count } cartas
}
kadora-says-hand = { $card }, { $place } de { $count } na sua mão
kadora-says-line = Linha { $row }: { $cards }.
kadora-says-sum = { $colour } { $sum }{ $leads ->
    [true] { " " }(lidera)
   *[false] { "" }
}
kadora-says-loot = { $name }: { $loot }; contaria contra: { $open }.
kadora-says-seat = Agora contaria contra este lugar: { $open }. { $loot ->
    [one] { $loot } carta
    [many] { $loot } cartas
   *[other] { $loot } cartas
} no espólio. Mão: { $hand }.
kadora-rules-aim = De que se trata
    .KAD-63 = No fim, todos os valores que você tem à vista contam contra você. Ganha a soma mais baixa.
    .KAD-62 = Quem tem a soma mais alta de uma cor vira-a para baixo; em empate, todos os que a têm.
    .KAD-64 = Quem não tem nada virado para baixo não pode ganhar.
kadora-rules-cards = As cartas
    .KAD-1 = 72 cartas de seis cores.
    .KAD-2 = Valores de 1 a 5, dos quais falta um a cada cor, e três formas de diamante; cada cor tem todos os seus valores em todas as formas.
    .KAD-3 = Ao vermelho falta o 1, ao laranja o 2, ao amarelo o 3, ao verde o 4, ao azul o 5, ao roxo o 3.
    .KAD-4 = As formas são redondo, quadrado e gota.
    .KAD-5 = O verso mostra a cor: das mãos, das fileiras e das cartas postas de lado todos sabem as cores, e só isso.
kadora-rules-setup = Antes da partida
    .KAD-10 = 18, 12 ou 6 cartas são postas de lado com 2, 3 ou 4 jogadores.
    .KAD-11 = Cada um recebe quatro cartas.
    .KAD-12 = Doze cartas formam a borda de um bloco de quatro por quatro; o meio está vazio.
    .KAD-13 = As outras ficam viradas para baixo em duas fileiras; a sua ordem nunca muda.
    .KAD-14 = Joga-se no sentido dos ponteiros do relógio.
kadora-rules-give = Oferecer uma cor
    .KAD-20 = Primeiro você pode oferecer todo o seu espólio de uma cor a quem não tenha nenhum dela, se ninguém dividir com você a liderança dessa cor. Uma oferta por vez.
    .KAD-21 = Onde nenhuma oferta é possível, nada se pergunta.
kadora-rules-take = Pôr e levar
    .KAD-30 = Ponha uma carta da sua mão numa casa vazia.
    .KAD-31 = Se a coluna soma agora 10 ou mais, você leva dela todas as outras cartas da mesma cor ou da mesma forma. A carta que você pôs fica.
    .KAD-32 = Depois a linha, do mesmo modo.
    .KAD-33 = O que você leva fica à vista como seu espólio.
    .KAD-34 = Se a sua carta enche o bloco e você não pode levar nada que combine, leva todas as cartas da coluna e da linha que não combinam.
    .KAD-35 = Isso vale também quando uma linha ou coluna soma 10 mas nada nela combina.
    .KAD-36 = Se nem assim sair nada, você leva as seis.
kadora-rules-draw = Tirar e encher
    .KAD-40 = Tire a primeira carta de uma das duas fileiras.
    .KAD-50 = Se há mais de quatro casas vazias, as cartas dessa fileira enchem-nas pela ordem de leitura até ficarem quatro vazias.
    .KAD-51 = A ordem de leitura é igual para todos, sentem-se onde se sentarem, a não ser que a mesa tenha escolhido outra coisa.
    .KAD-52 = Se essa fileira acabar, continua a outra.
kadora-rules-end = O fim
    .KAD-60 = Quando as duas fileiras acabam, cada um tem mais uma vez.
    .KAD-61 = Depois as mãos passam para o espólio.
    .KAD-65 = Com somas iguais ganham mais cartas, à vista ou não; depois divide-se a vitória.
    .KAD-66 = Com dois jogadores, as cartas postas de lado são de um terceiro, a ilha, que também pode ganhar.

# navegador: Sea or Shore
seashore-option-action-rb = Ação de vermelho e azul
    .plus = levar cartas +1
    .hand = tirar de uma mão
seashore-option-action-rb-text = O que acontece quando se ganha em vermelho ou azul e não há à vista nenhum tesouro dessa cor.
seashore-option-action-pg = Ação de roxo e verde
    .plus = levar cartas +1
    .hand = tirar de uma mão
seashore-option-action-pg-text = O que acontece quando se ganha em roxo ou verde e não há à vista nenhum tesouro dessa cor.
seashore-option-pass-to = Passar uma carta
    .left = para a esquerda
    .right = para a direita
    .none = não se passa
seashore-option-pass-to-text = No início de uma ronda, cada um passa a carta mais alta da sua cor mais longa.
seashore-option-plus-cap = Valor máximo com cartas +1
    .n12 = 12
    .n15 = 15
    .n99 = sem limite
seashore-option-plus-cap-text = As cartas +1 não levam nenhuma carta além deste valor.
seashore-option-steal-any = Roubar qualquer tesouro
seashore-option-steal-any-text = Quem ganha pode roubar um tesouro de qualquer cor, não só da que ganhou.
seashore-source-treasures = Tesouros
seashore-source-plus = Cartas +1
seashore-panel-trick = Última vaza
seashore-panel-out = Cartas
seashore-card = o { $number } { $colour }
seashore-treasure = o tesouro { $colour } de { $points }
seashore-lay = Jogar { $card }{ $laid }: { $half }
seashore-hand = A sua mão
seashore-hand-empty = A sua mão está vazia.
seashore-others-see = Os outros veem
seashore-pluses = Cartas +1 com ela
seashore-plus = { $count ->
    [0] nenhuma carta +1
    [one] { $count } carta +1
    [many] { $count } cartas +1
   *[other] { $count } cartas +1
}
seashore-pile = { $count ->
    [one] resta { $count }
    [many] restam { $count }
   *[other] restam { $count }
}
seashore-pile-closed = monte virado para baixo
seashore-supply = reserva
seashore-passing = { $to ->
    [right] Cada um passa uma carta para a direita.
   *[left] Cada um passa uma carta para a esquerda.
}
seashore-passing-wait = Você já escolheu. As cartas passam quando todos tiverem escolhido.
seashore-choose-claim = Levar ou roubar
seashore-choose-rob = As cartas +1 de quem?
seashore-choose-draw = A mão de quem?
seashore-drawn = Tiradas de { $seat }
seashore-hidden = { $count ->
    [one] Há { $count } tesouro virado por baixo.
    [many] Há { $count } tesouros virados por baixo.
   *[other] Há { $count } tesouros virados por baixo.
}
seashore-worth = vale { $value }
seashore-no-trick = Nesta ronda ainda não foi revelada nenhuma carta.
seashore-chosen = já escolheu
seashore-out-text = Riscada: jogada. Com moldura: na sua mão. As outras estão com alguém ou na caixa.
seashore-out-gone = jogada
seashore-out-held = na sua mão
seashore-out-somewhere = ainda não vista
seashore-says-open = { $name }: { $card }{ $plus ->
    [0] { "" }
   *[other] { " " }mais { $plus }
}
seashore-says-laid = { $name }: { $half }{ $plus ->
    [0] { "" }
   *[other] , mais { $plus }
}.
seashore-says-hand = { $card }, { $place } de { $count } na sua mão
seashore-says-seat = { $cards ->
    [one] { $cards } carta
    [many] { $cards } cartas
   *[other] { $cards } cartas
}, { $treasures ->
    [one] { $treasures } tesouro
    [many] { $treasures } tesouros
   *[other] { $treasures } tesouros
}, { $plus ->
    [one] { $plus } carta +1
    [many] { $plus } cartas +1
   *[other] { $plus } cartas +1
}, pontos { $score }.
seashore-says-top = Em cima: { $card }.
seashore-rules-aim = De que se trata
    .SEA-50 = Uma ronda acaba quando todas as cartas estão jogadas. Os seus tesouros contam os seus pontos, e cada duas cartas +1 um ponto.
    .SEA-51 = Depois de duas rondas ganha quem tiver mais pontos; em empate divide-se a vitória.
seashore-rules-cards = As cartas
    .SEA-1 = 48 cartas de ilha: vermelhas, azuis, roxas e verdes, cada cor de 1 a 12.
    .SEA-2 = 20 tesouros, cinco de cada cor, que valem 1, 1, 2, 3 e 4.
    .SEA-3 = 22 cartas +1, e duas cartas de ação: uma para vermelho e azul, outra para roxo e verde.
seashore-rules-setup = Antes de uma ronda
    .SEA-10 = Com 4 ou 5 jogadores há dois montes de tesouros, vermelho com azul e roxo com verde; com 3 jogadores, um só monte com os doze melhores. O de cima está à vista.
    .SEA-11 = Cada carta de ação diz o que as suas duas cores ganham quando não há à vista nenhum tesouro delas.
    .SEA-12 = Cada um recebe 12 cartas; com 5 jogadores, 9.
    .SEA-13 = Cada um passa para a esquerda a carta mais alta da cor que mais tem, todos ao mesmo tempo. Se houver várias cores assim, você escolhe.
    .SEA-14 = A segunda ronda é começada pelo lugar a seguir ao que começou a última vaza.
seashore-rules-trick = Uma vaza
    .SEA-20 = Um após outro joga a carta que quiser sob uma capa que mostra o mar, a cor, ou a costa, o número.
    .SEA-21 = Podem juntar-se cartas +1, que valem 1 cada, mas sem passar de 12.
    .SEA-22 = Até todos terem jogado, os outros só conhecem a metade à vista e as cartas +1.
    .SEA-23 = Cada cor é ganha pelo valor mais alto; em empate, pelo primeiro na ordem de jogo.
    .SEA-24 = Quem tem o valor mais baixo de uma cor jogada mais de uma vez recebe tantas cartas +1 quantas as cartas jogadas dessa cor.
    .SEA-25 = Se não chegarem as cartas +1, são dadas na ordem de jogo.
seashore-rules-prizes = Prémios
    .SEA-30 = Se há à vista um tesouro da cor ganha, quem ganha leva-o. De cada jogador só se vê o tesouro de cima.
    .SEA-31 = Ou rouba o tesouro de cima de outro jogador, se for da cor ganha.
    .SEA-32 = Se não há à vista nenhum tesouro dessa cor, acontece a ação da cor.
    .SEA-33 = Vê-se ao mesmo tempo quem ganha e quem perde, quem perde recebe as suas cartas +1, depois ganham-se os tesouros na ordem de jogo, depois vêm as ações.
    .SEA-34 = Com 3 jogadores, as duas cores de uma carta de ação são uma só, se nenhuma estiver à vista.
    .SEA-35 = Depois cada monte mostra o seu próximo tesouro; o que ninguém levou vai para baixo do monte.
    .SEA-36 = Um monte vazio fica vazio: as suas cores levam a ações.
    .SEA-37 = As cartas jogadas ficam fora e à vista. Começa o lugar seguinte.
seashore-rules-actions = Ações
    .SEA-40 = Levar cartas +1: duas de outro jogador que tenha duas ou mais; se ninguém tiver, da reserva.
    .SEA-41 = Tirar de uma mão: duas cartas de outro jogador sem as ver, e depois você devolve duas, à escolha.

## Recusas: <game>-refusal-<reason>, ou sem o jogo o que todos os jogos dizem igual. O que se escreve no terminal fica
## como se escreve.

refusal-no-seat = Não há lugar { $seat }: os lugares vão de 0 a { $last }.
refusal-over = A partida acabou.
refusal-not-your-turn = É a vez de { $turn }.
diamant-refusal-in-camp = Você está no campo: quem saiu espera pela próxima expedição.
diamant-refusal-already-chosen = Você já escolheu, e a escolha é definitiva.
diamant-refusal-unknown-move = Só há duas escolhas: stay (ficar) e leave (sair).
diamoniak-refusal-unknown-move = “{ $move }” não é uma jogada: há draw, stop, fairy, buy com um lugar e give com uma carta.
diamoniak-refusal-witch-ends-drawing = Uma bruxa acabou com a sua vez de tirar: agora é preciso contentá-la.
diamoniak-refusal-witch-not-settled = A vez só passa quando a bruxa estiver contente.
diamoniak-refusal-must-draw = Você ainda não tirou: uma vez é pelo menos uma carta tirada, ou uma compra.
diamoniak-refusal-no-witch-to-counter = Uma fada manda embora uma bruxa, e não saiu nenhuma.
diamoniak-refusal-fairy-too-late = Você já começou a dar cartas à bruxa: a fada chega tarde.
diamoniak-refusal-no-fairy = Você não tem fada.
diamoniak-refusal-nothing-to-give = Não saiu nenhuma bruxa, por isso não há nada a dar.
diamoniak-refusal-fairy-is-no-payment = Uma bruxa leva diamantes e cartas de castelo, mas não fadas.
diamoniak-refusal-witch-is-no-payment = Uma bruxa leva diamantes e cartas de castelo, mas não outra bruxa.
diamoniak-refusal-not-held = Você não tem isso para dar: { $card }.
diamoniak-refusal-buying-with-witch = Saiu uma bruxa, por isso não há compra nesta vez.
diamoniak-refusal-buying-after-drawing = Você já tirou nesta vez, por isso não há compra.
diamoniak-refusal-no-such-seller = Não há lugar { $seller } de quem comprar: os lugares vão de 0 a { $last }.
diamoniak-refusal-own-store = Compra-se de outro jogador, não de si.
diamoniak-refusal-no-castle = Você ainda não constrói nenhum castelo, por isso não há cor para comprar.
diamoniak-refusal-too-few-diamonds = Uma carta de castelo custa três diamantes, e você tem { $diamonds }.
diamoniak-refusal-not-for-sale = { $seller } não tem carta em { $colour }, e outra cor não serve no seu castelo.
djinn-refusal-not-your-trick = { $turn } ganhou a vaza e escolhe uma carta.
djinn-refusal-not-your-cave = { $turn } escolhe um desafio.
djinn-refusal-unknown-move = “{ $move }” não é uma jogada: há play, djinn, done, keep e cave.
djinn-refusal-play-what = Diga que tesouro joga, como play P15.
djinn-refusal-keep-what = Diga que carta da vaza guarda, como keep P15.
djinn-refusal-djinn-what = Diga que carta de Djinn joga, como djinn lowest.
djinn-refusal-cave-what = Diga o desafio e as cartas, como cave run Y3 G4 P5.
djinn-refusal-unknown-card = Não existe o tesouro “{ $card }”: as cartas vão de P1 a P15, e o mesmo para G, Y e B.
djinn-refusal-not-held = Você não tem { $card }.
djinn-refusal-must-follow = Você tem { $colour }, por isso é preciso seguir { $colour }.
djinn-refusal-not-laid = Jogue primeiro um tesouro: só depois pode terminar.
djinn-refusal-already-laid = Você já jogou o seu tesouro: jogue uma carta de Djinn ou termine.
djinn-refusal-no-trick-won = Agora não há vaza de que guardar uma carta.
djinn-refusal-keep-now = Você ganhou a vaza: guarde uma das cartas.
djinn-refusal-not-in-trick = { $card } não está na vaza, ou já não está.
djinn-refusal-unknown-djinn = Não existe a carta de Djinn “{ $effect }”.
djinn-refusal-djinn-not-held = Você não tem a carta de Djinn “{ $effect }”.
djinn-refusal-trump-needs-colour = Diga que cor passa a trunfo: P, G, Y ou B.
djinn-refusal-replace-needs-seat = Diga o lugar cuja carta é substituída.
djinn-refusal-replace-no-seat = Não há lugar { $seat }: os lugares vão de 0 a { $last }.
djinn-refusal-replace-own = Só se pode substituir a carta de outro jogador.
djinn-refusal-replace-nothing = { $seat } não jogou nesta vaza nenhuma carta que se possa substituir.
djinn-refusal-replace-empty-pile = O monte de tesouros está vazio, por isso nada se pode substituir.
djinn-refusal-free-too-late = “Qualquer cor” joga-se antes da sua carta, e ela já está na mesa.
djinn-refusal-swap-too-early = “Trocar cartas” joga-se depois da sua própria carta.
djinn-refusal-swap-needs-seat = Diga o lugar com quem troca a carta.
djinn-refusal-swap-no-seat = Não há lugar { $seat }: os lugares vão de 0 a { $last }.
djinn-refusal-swap-own = A sua carta só se troca com a de outro jogador.
djinn-refusal-swap-nothing = { $seat } não jogou nesta vaza nenhuma carta para trocar.
djinn-refusal-fifteen-too-early = “Vale 15” joga-se depois da sua própria carta.
djinn-refusal-no-cave-now = Os desafios superam-se depois da fase, não agora.
djinn-refusal-cave-now = A fase acabou: quem pode superar um desafio tem de o fazer.
djinn-refusal-unknown-task = Não existe o desafio “{ $task }”.
djinn-refusal-task-not-open = O desafio “{ $task }” não está entre os do nível { $level } à sua frente.
djinn-refusal-card-twice = { $card } aparece duas vezes.
djinn-refusal-wrong-number = Um desafio do nível { $level } pede exatamente tantas cartas como o seu nível, não { $count }.
djinn-refusal-not-kept = { $card } não está à sua frente.
djinn-refusal-not-a-run = Estes números não são seguidos.
djinn-refusal-not-pairs = Estes não são os pares que o desafio pede.
djinn-refusal-not-under = A soma é { $sum } e tem de ser menor que { $limit }.
djinn-refusal-not-over = A soma é { $sum } e tem de ser maior que { $limit }.
djinn-refusal-not-exact = A soma é { $sum } e tem de ser exatamente { $limit }.
djinn-refusal-not-one-colour = Estas cartas não são todas de uma cor.
djinn-refusal-not-ascending = Diga as cartas por ordem crescente: { $cards }.
kadora-refusal-give-now = “{ $move }” não é uma jogada: ofereça algo, como gift Y 1, ou diga keep.
kadora-refusal-gift-or-keep = É possível oferecer uma cor: faça isso primeiro, ou não ofereça nada.
kadora-refusal-keep-alone = Diga keep e mais nada.
kadora-refusal-gift-of-what = Diga a cor que oferece e o lugar que a recebe, como gift Y 1.
kadora-refusal-gift-to-whom = Diga também o lugar que recebe todo o seu { $colour }, como gift { $letter } 1.
kadora-refusal-gift-too-long = Um presente é uma cor para um lugar, como gift Y 1, e mais nada.
kadora-refusal-no-such-colour = Não existe a cor “{ $colour }”: as cores são R, O, Y, G, B e P.
kadora-refusal-no-such-receiver = Não há lugar “{ $to }” que possa receber um presente: os lugares vão de 0 a { $last }.
kadora-refusal-gift-to-yourself = Um presente é para outro jogador.
kadora-refusal-nothing-to-give = Você não tem { $colour } no espólio para oferecer.
kadora-refusal-not-leading = { $other } lidera em { $colour }, { $most } contra os seus { $own }: só quem lidera pode oferecê-lo.
kadora-refusal-lead-shared = Você divide a liderança em { $colour } com { $other }, { $own } cada: ninguém pode oferecê-lo.
kadora-refusal-receiver-has-colour = { $to } já tem { $colour } no espólio, por isso não pode receber mais.
kadora-refusal-gift-too-late = Uma oferta por vez, e só antes de pôr uma carta: já é tarde.
kadora-refusal-keep-too-late = O momento de oferecer passou, por isso já não há nada a recusar.
kadora-refusal-no-gift-possible = Nesta vez não se pode oferecer nada, por isso não há nada a recusar.
kadora-refusal-place-now = “{ $move }” não é uma jogada: ponha uma carta, como place Y4r b2.
kadora-refusal-place-what = Diga uma carta da sua mão e uma casa vazia, como place Y4r b2.
kadora-refusal-place-where = Diga também a casa vazia para { $card }.
kadora-refusal-place-too-long = Uma carta vai para uma casa, como place Y4r b2, e mais nada.
kadora-refusal-place-first = Ponha primeiro uma carta; tira-se depois.
kadora-refusal-no-such-card = “{ $card }” não é uma carta: uma carta é cor, valor e forma, como Y4r.
kadora-refusal-no-such-value = Não existe “{ $card }”: os valores vão de 1 a 5.
kadora-refusal-no-such-kind = Não existe “{ $card }”: as formas são r, s e d.
kadora-refusal-lacking-card = Não existe { $card }: em { $colour } falta o { $value } neste jogo.
kadora-refusal-no-such-cell = Não existe a casa “{ $cell }”: o bloco vai de a1 a d4.
kadora-refusal-not-in-hand = Você não tem { $card } na mão.
kadora-refusal-cell-taken = A casa { $cell } não está vazia: está lá { $card }.
kadora-refusal-placed-already = Você já pôs uma carta nesta vez; agora tire uma.
kadora-refusal-draw-now = “{ $move }” não é uma jogada: tire uma carta, como draw left.
kadora-refusal-draw-where = Diga de que fileira tira: left ou right.
kadora-refusal-draw-too-long = Tira-se uma carta de uma fileira, como draw left, e mais nada.
kadora-refusal-no-such-row = Não existe a fileira “{ $row }”: tire de left ou right.
seashore-refusal-already-chosen = Você já escolheu uma cor para passar, e a escolha é definitiva.
seashore-refusal-nothing-to-pass = Você não tem cartas, por isso não passa nenhuma.
seashore-refusal-not-your-prize = Primeiro { $turn } recebe um prémio.
seashore-refusal-unknown-move = “{ $move }” não é uma jogada: há pass, play, take, steal, rob, draw e return.
seashore-refusal-pass-now = Primeiro cada um passa uma carta: diga a cor, como pass R.
seashore-refusal-play-now = É hora de jogar uma carta, como play G9 sea ou play G9 shore +2.
seashore-refusal-claim-now = Você ganhou em { $colour }: leve o tesouro à vista (take) ou roube um, como steal 2.
seashore-refusal-rob-now = Você leva duas cartas +1 de outro jogador, como rob 2.
seashore-refusal-draw-now = Você tira da mão de outro jogador, como draw 2.
seashore-refusal-return-now = Você devolve tantas cartas quantas tirou, como return G4 B7.
seashore-refusal-not-longest = Passa-se da cor que se tem mais, e essa não é { $colour }.
seashore-refusal-not-in-hand = Você não tem { $card } na mão.
seashore-refusal-too-few-plus = Você não tem { $laid ->
    [one] { $laid } carta +1
    [many] { $laid } cartas +1
   *[other] { $laid } cartas +1
} para pôr.
seashore-refusal-takes-no-plus = { $card } não leva cartas +1, porque nenhum valor passa de { $cap }.
seashore-refusal-over-cap = { $card } valeria { $value }, e nenhum valor passa de { $cap }.
seashore-refusal-steal-nobody = Não há lugar { $seat } de quem roubar.
seashore-refusal-steal-yourself = Você não pode roubar de si.
seashore-refusal-nothing-to-steal = { $seat } não tem tesouro para roubar.
seashore-refusal-other-colour = Você ganhou em { $colour }, por isso não pode roubar isto de { $seat }: { $card }.
seashore-refusal-rob-nobody = Não há lugar { $seat } de quem levar cartas +1.
seashore-refusal-rob-yourself = Você não pode levar cartas +1 de si.
seashore-refusal-too-few-to-rob = { $seat } tem menos de duas cartas +1.
seashore-refusal-draw-nobody = Não há lugar { $seat } de quem tirar.
seashore-refusal-draw-yourself = Você não pode tirar da sua própria mão.
seashore-refusal-empty-hand = { $seat } não tem carta para tirar.
seashore-refusal-return-count = Cartas tiradas: { $drawn }. Devolva outras tantas, não { $count }.
seashore-refusal-return-twice = Você diz { $card } duas vezes.
seashore-refusal-return-order = Diga as cartas por número e depois por cor: { $move }.
seashore-refusal-return-not-held = Você não tem nem tirou { $card }.

## Razões dos bots: <game>-reason-<name>

diamant-reason-leave-now = Sair agora a sós: { $safe } a salvo.
diamant-reason-one-more = Mais uma carta: { $risk } % de perder tudo, mais { $more } em média.
diamant-reason-alone = A sós na caverna: continuar ganha { $stay } %, sair { $leave } %, contando todo o baralho.
diamoniak-reason-wins = É a sexta carta do seu castelo: você ganha.
diamoniak-reason-one-more = Mais uma carta: { $own } % para o seu castelo, { $witch } % uma bruxa.
diamoniak-reason-start = Mais uma carta: { $start } % de começar um castelo, { $witch } % uma bruxa.
diamoniak-reason-safe = Não há mais bruxas no baralho.
diamoniak-reason-fairy-ready = A sua fada mandaria uma bruxa embora.
diamoniak-reason-cushion = Uma bruxa só levaria cartas de sobra; você tem { $spare }.
diamoniak-reason-castle-at-stake = Cartas do castelo que uma bruxa levaria: { $castle }.
diamoniak-reason-counted = Contando todo o baralho: continuar ganha cerca de { $draw } %, parar { $stop } %.
diamoniak-reason-keeps = Parar guarda tudo; depois tira { $seat }.
diamoniak-reason-buys = O seu castelo fica com certeza com { $castle } de 6 cartas; esta vez não traz mais nada.
diamoniak-reason-pays = { $seat } recebe três diamantes, e a você sobram { $left }.
diamoniak-reason-fairy-saves = A fada salva { $spare ->
    [one] { $spare } carta de sobra
    [many] { $spare } cartas de sobra
   *[other] { $spare } cartas de sobra
} e { $castle } do seu castelo.
diamoniak-reason-diamond-idle = Ninguém tem uma carta que os seus diamantes possam comprar.
diamoniak-reason-diamonds-left = Diamantes que sobram: { $left }; cartas da sua cor com os outros: { $held }.
diamoniak-reason-frees = { $seat } tem { $castle } de 6 cartas em { $colour } e pode tirar esta quando se baralhar de novo.
diamoniak-reason-ransom = { $seat } tem diamantes que chegam para a comprar de você: { $diamonds }.
diamoniak-reason-nobody-builds = Ninguém constrói em { $colour }.
diamoniak-reason-own-castle = É uma carta do seu próprio castelo, que fica com { $castle }.
djinn-aim-run = sequência
djinn-aim-pairs = pares
djinn-aim-under = soma baixa
djinn-aim-over = soma alta
djinn-aim-exact = soma exata
djinn-aim-colour = uma só cor
djinn-reason-completes = Com { $card } o desafio “{ $task }” fica superado.
djinn-reason-nearer = { $card } aproxima o desafio “{ $task }”; ainda faltariam: { $missing }.
djinn-reason-one-more = { $card } é mais uma carta guardada; nenhum desafio aberto precisa dela.
djinn-reason-wins-trick = { $card } ganha esta vaza com certeza.
djinn-reason-may-win = { $card } ganha esta vaza em cerca de { $percent } de 100 casos.
djinn-reason-loses = { $card } não pode ganhar esta vaza; custa pouco largá-la.
djinn-reason-bends = A carta de Djinn “{ $effect }” ajuda a tirar uma carta desta vaza.
djinn-reason-early = A carta de Djinn “{ $effect }” muda o que pode acontecer nesta vaza.
djinn-reason-saves = As cartas de Djinn valem mais numa vaza seguinte; você tem { $count }.
djinn-reason-enters = O desafio “{ $task }” está superado: adiante, para o nível { $level }.
djinn-reason-leaves = Cartas guardadas para o nível seguinte: { $count }; o número mais alto é { $number }.
kadora-reason-takes-lead = Dá-lhe a liderança em { $colour }: { $mine } contra { $best }.
kadora-reason-shares-lead = Empata em { $colour }: { $mine } cada.
kadora-reason-safer-lead = Reforça a sua liderança em { $colour }: { $mine } contra { $best }.
kadora-reason-breaks-lead = Tira a { $seat } a liderança em { $colour } e deixa { $points } à vista.
kadora-reason-penalty = Leva { $points } em cores que outro lidera.
kadora-reason-takes-nothing = Não leva nenhuma carta.
kadora-reason-sheds-card = { $card } sai da sua mão, onde podia contar contra você.
kadora-reason-island = Cartas da ilha em { $colour }: { $count }, valendo cerca de { $points }.
kadora-reason-draw-led = A próxima carta é { $colour }, cor que você lidera.
kadora-reason-draw-value = A próxima carta é { $colour }: { $points } em média entre as que você não viu.
kadora-reason-keep-lead = Você lidera em { $colour }, { $mine } contra { $best }.
kadora-reason-gift-danger = Você lidera em { $colour } por { $lead }, mas falta ganhar: { $left }.
kadora-reason-gift-burden = { $seat } fica então com { $points } em { $colour } e tem de manter a liderança.
seashore-reason-certain = { $card } ganha a sua cor com certeza.
seashore-reason-no-higher = Nenhuma carta dessa cor por ver passa de { $value }; só com cartas +1 a bateriam.
seashore-reason-higher = Cartas mais altas dessa cor que você não viu: { $count }.
seashore-reason-beaten = { $seat } já bate { $card }.
seashore-reason-treasure = O tesouro à vista em { $colour } vale { $points }.
seashore-reason-could-steal = Ganhar em { $colour } permitiria roubar { $points } de { $seat }.
seashore-reason-action-plus = Não há tesouro à vista em { $colour }: ganhar dá duas cartas +1.
seashore-reason-action-hand = Não há tesouro à vista em { $colour }: ganhar troca até duas cartas à sua escolha.
seashore-reason-plus = As cartas +1 elevam { $card } a { $value }; guardadas valeriam { $points }.
seashore-reason-sea = Os outros só veem { $colour }; cartas possíveis: { $count }.
seashore-reason-shore = Os outros só veem o { $number }; cores possíveis: { $count }.
seashore-reason-last = Ninguém joga depois de você: a metade que mostrar não diz nada a ninguém.
seashore-reason-take = Dá { $points } com certeza.
seashore-reason-steal = Dá { $points } e custa o mesmo a { $seat }, que tem { $total } até agora.
seashore-reason-rob = { $seat } tem cartas +1: { $count }, e pontos até agora: { $total }.
seashore-reason-draw = { $seat } tem cartas na mão: { $count }, e pontos até agora: { $total }.
seashore-reason-give = Dessa cor você não viu { $total }; { $card } bate { $count }.

## Aprender

learn-way = Aprender
learn-of = Aprenda { $game } jogando
learn-title = Aprenda { $game }
learn-step = Passo { $step } de { $steps }
learn-steps = Passos da lição
learn-go-on = Continuar
learn-back = Voltar
learn-again = Repetir
learn-skip = Pular
learn-show = Mostre-me
learn-try = Experimente: { $move }
learn-hear = Ouvir outra vez
learn-voice = Ler em voz alta
learn-no-voice = Este aparelho não tem voz para o seu idioma: leiam em voz alta.
learn-good = Muito bem!
learn-finished = Você já sabe jogar { $game }!
learn-play = Agora, um jogo de verdade
learn-once-more = Aprender outra vez
learn-diamant-treasure = Juntos, vocês entram numa gruta. Todos dividem o tesouro, e cada um recebe { $carried }. O que sobra fica na carta: { $left }.
learn-diamant-stay = Mais fundo na gruta ou para casa? Todos decidem em segredo. Escolha a tocha: em frente!
learn-diamant-stay-hint = Em casa é seguro, mas os outros acharão os tesouros. Desta vez, continue!
learn-diamant-stay-praise = Ninguém saiu, então vira-se outra carta: um tesouro. Para cada um: { $share }. Na carta fica: { $rest }.
learn-diamant-trap = Em frente! Qual será a próxima carta?
learn-diamant-trap-hint = Ainda não! Mais uma carta.
learn-diamant-trap-praise = Uma aranha! A primeira armadilha de cada tipo só avisa.
learn-diamant-warning = Está vendo a moldura vermelha? Há uma aranha no caminho. Mais uma, e todos na gruta perdem o que levam!
learn-diamant-leave = Hora de sair. Escolha a tenda: quem sai leva também os rubis do caminho.
learn-diamant-leave-hint = Muito perigoso! Desta vez, leve os seus rubis para casa.
learn-diamant-leave-praise = Você levava: { $carried }. Do caminho: { $share }. Agora no seu cofre: { $chest }, a salvo para sempre!
learn-diamant-watch = No acampamento você está a salvo. Veja os outros: eles continuam.
learn-diamant-watch-praise = A segunda aranha! { $one } e { $two } perdem tudo, cada um { $lost }. Começa outra expedição, e todos entram de novo.
learn-diamant-share = Saia mais uma vez. Quem sai ao mesmo tempo divide os rubis do caminho.
learn-diamant-share-hint = Desta vez, saia e veja o que acontece no caminho.
learn-diamant-share-praise = { $one } também saiu. Do caminho, para cada um: { $share }. Agora no seu cofre: { $chest }.
learn-diamant-nothing = Agora você decide. Ainda não leva nada: continuar ou sair?
learn-diamant-nothing-hint = Você ainda não tem nada a perder. Continue!
learn-diamant-nothing-praise = Os outros saíram, então o tesouro inteiro é seu: { $share }!
learn-diamant-danger = Olhe as armadilhas: há quatro tipos no caminho. Continuar ou sair?
learn-diamant-danger-hint = Mais uma armadilha dessas, e tudo se perde. Melhor sair!
learn-diamant-danger-praise = Bem a tempo! Veio outra serpente, e cada um dos outros perdeu { $lost }.
learn-diamant-win = A última expedição. No seu cofre: { $chest }. Você leva: { $carried }. { $one } tem { $rival }. Continuar ou sair?
learn-diamant-win-hint = Some: o cofre e o que você leva bastam para ganhar. Saia!
learn-diamant-win-praise = Fim de jogo. Ganha quem tem mais rubis, e você tem { $score }!
learn-diamoniak-draw = Toque nas cartas! Depois toque no botão grande.
learn-diamoniak-draw-praise = Oba, um pedaço de castelo! O seu castelo é rosa.
learn-diamoniak-again = Tire mais uma carta!
learn-diamoniak-again-hint = Tire só mais uma carta.
learn-diamoniak-again-praise = Um diamante! Ele vai para os seus tesouros.
learn-diamoniak-stop = Agora toque na mão. Assim você fica com tudo.
learn-diamoniak-stop-hint = Desta vez, pare: toque na mão!
learn-diamoniak-stop-praise = Está tudo a salvo. E { $one } começa um castelo azul.
learn-diamoniak-six = O seu castelo precisa de seis pedaços. Tire uma carta!
learn-diamoniak-six-praise = Mais um pedaço! Agora você tem { $pieces }.
learn-diamoniak-other = Tire outra vez!
learn-diamoniak-other-praise = Um pedaço azul. Não é a sua cor: ele vai para os seus tesouros.
learn-diamoniak-more = Mais uma carta!
learn-diamoniak-more-praise = Ai, a bruxa! Ela quer três cartas suas.
learn-diamoniak-give = Dê a ela o pedaço azul. Você não precisa dele.
learn-diamoniak-give-hint = Dê a ela primeiro o pedaço azul.
learn-diamoniak-castle-hint = O seu castelo não! Dê outra coisa.
learn-diamoniak-give-praise = Bom! Ela quer mais duas.
learn-diamoniak-two = Dê a ela um diamante.
learn-diamoniak-one = E mais um diamante.
learn-diamoniak-one-praise = A bruxa vai embora voando. O seu castelo continua de pé!
learn-diamoniak-fairy = A bruxa outra vez! Mas você tem uma fada. Toque na fada!
learn-diamoniak-fairy-hint = Toque na fada. Assim você não perde mais nada.
learn-diamoniak-fairy-praise = A fada espanta a bruxa!
learn-diamoniak-buy = { $one } tem um pedaço rosa. Compre por três diamantes!
learn-diamoniak-buy-hint = Toque no pedaço rosa que { $one } tem.
learn-diamoniak-buy-praise = O seu castelo já tem cinco pedaços!
learn-diamoniak-win = Só falta um pedaço. Tire uma carta!
learn-diamoniak-win-praise = O seu castelo está pronto. Você ganhou!
learn-djinn-caves = O seu caminho passa por três cavernas. Esta fila pede três cartas suas: uma sequência, um par com uma carta mais baixa, ou uma soma acima de 30.
learn-djinn-follow = Saíram de amarelo: se você tem, precisa jogar amarelo. Ganha a mais alta: jogue o seu 12!
learn-djinn-follow-hint = Pode, mas não ganha. Jogue o seu 12.
learn-djinn-follow-praise = O amarelo mais alto ganha: a vaza é sua!
learn-djinn-keep = Guarde uma carta da vaza. Você já tem 10 e 11: guarde o 12.
learn-djinn-keep-hint = As cavernas mostram que números ajudam. Guarde o 12.
learn-djinn-keep-praise = 10, 11, 12: uma sequência! Quem ganha a vaza também sai na próxima.
learn-djinn-trump = Você não tem verde, então pode jogar qualquer uma. Azul é trunfo: até o seu 2 azul ganha do verde!
learn-djinn-trump-hint = Essa não pode ganhar: só verde ou trunfo. Jogue o 2 azul.
learn-djinn-trump-praise = O trunfo ganha de todas as outras cores. A vaza é sua!
learn-djinn-sum = Você tem 8 e 9. Com que carta a soma passa de 30? Guarde essa.
learn-djinn-sum-hint = Olhe as cavernas: a fila mostra os números que faltam.
learn-djinn-sum-praise = 8, 9 e 14 somam 31: esse desafio já dá!
learn-djinn-task = Depois de oito vazas, você supera um desafio. Escolha um com sinal de certo e depois as suas três cartas.
learn-djinn-task-praise = Passou a primeira caverna! As cartas se gastam, e abre-se o nível { $level }. Quem está em último recebe uma carta de Djinn como ajuda.
learn-djinn-djinn = Agora você tem uma carta de Djinn. Ela muda as regras numa vaza: toque nela e escolha roxo como trunfo.
learn-djinn-djinn-hint = Escolha uma cor que você tem: roxo.
learn-djinn-djinn-first = Primeiro a carta de Djinn, depois o seu tesouro.
learn-djinn-djinn-praise = Roxo é trunfo nesta vaza.
learn-djinn-win-trick = Agora jogue o seu 4 roxo!
learn-djinn-win-trick-hint = Agora roxo é trunfo. Jogue o 4 roxo.
learn-djinn-win-trick-praise = O seu pequeno 4 ganha a vaza!
learn-djinn-run = Você tem 7, 8 e 10. Que carta guarda para uma sequência de quatro?
learn-djinn-run-hint = Entre 8 e 10 falta um número.
learn-djinn-run-praise = 7, 8, 9, 10: uma sequência de quatro!
learn-djinn-last = A terceira caverna! Escolha um desafio com sinal de certo e depois as suas cinco cartas. Ganha quem passar primeiro.
learn-djinn-last-praise = As três cavernas passadas: você ganhou!
learn-kadora-block = As cartas formam um bloco de quatro por quatro. Cada uma tem uma cor, um número e um diamante: redondo, quadrado ou gota.
learn-kadora-lay = Ponha o 1 verde na casa indicada. Enquanto coluna e linha não chegam a 10, nada acontece.
learn-kadora-cell-hint = Desta vez, a casa indicada.
learn-kadora-lay-hint = Desta vez, o 1 verde.
learn-kadora-lay-praise = Nenhuma soma chega a 10: você não leva nada.
learn-kadora-take = Ponha o 4 amarelo na casa indicada. A coluna chega a 10: você tem de levar todas as cartas que combinam com a sua.
learn-kadora-take-hint = Desta vez, o 4 amarelo.
learn-kadora-take-praise = Cartas levadas: { $cards }. Uma é da mesma cor, a outra tem o mesmo diamante.
learn-kadora-loot = Este é o seu espólio. No fim, ele conta contra você. Só onde você tem a maior soma, a coroa, ele não custa nada.
learn-kadora-draw = Tire uma carta de uma das fileiras. Os versos mostram a cor.
learn-kadora-draw-praise = A mesma fileira completa o bloco até restarem quatro casas vazias.
learn-kadora-crown = { $one } tem 4 em azul, você tem 3. Onde o seu 1 azul pode levar mais azul?
learn-kadora-crown-hint = Ponha o 1 azul numa coluna que chegue a 10 e tenha azul.
learn-kadora-crown-praise = Agora você tem mais azul. A coroa é sua!
learn-kadora-spare = Agora não leve nada! Ache uma carta e uma casa em que nada se leva.
learn-kadora-spare-hint = Aí você levaria cartas. Os números pequenos mostram as somas antes.
learn-kadora-spare-praise = Nada levado, nada a pagar!
learn-kadora-gift = Você lidera o roxo. Mas olhe os versos: { $two } também tem roxo na mão. Dê o seu roxo a { $one } antes que ele custe pontos!
learn-kadora-gift-hint = Então { $two } pode passar à frente, e o seu roxo conta contra você.
learn-kadora-gift-praise = Agora { $one } tem de manter a liderança.
learn-kadora-end = A última vez: ponha a sua carta. Depois as maiores somas são viradas, e o resto conta.
learn-kadora-end-praise = Contra você: { $score }. Contra { $one }: { $rival }. Ganha quem tem menos, e é você!
learn-seashore-halves = Cada carta tem duas metades: o mar é a cor, a costa é o número. Os outros só veem uma delas.
learn-seashore-cover = O tesouro vermelho está à vista. Jogue o seu 11 vermelho e mostre só o mar.
learn-seashore-cover-half = Desta vez, mostre o mar: a cor.
learn-seashore-cover-hint = Só vermelho pode ganhar o tesouro vermelho. Jogue o 11 vermelho.
learn-seashore-cover-praise = As capas saem: o seu vermelho é o mais alto, e o tesouro é seu. O vermelho mais baixo recebe cartas +1: { $plus }.
learn-seashore-only = Todos mostram vermelho. Há um tesouro roxo à vista: jogue o seu 1 roxo!
learn-seashore-only-hint = O vermelho será de cartas mais fortes. Jogue o 1 roxo.
learn-seashore-only-praise = A única carta de uma cor sempre ganha, até um 1!
learn-seashore-low = O verde está cheio de cartas fortes. Perca de propósito com o seu 1: a carta mais baixa recebe cartas +1!
learn-seashore-low-hint = Pode, mas experimente: jogue o 1 verde.
learn-seashore-low-praise = Você recebe tantas cartas +1 quantas cartas verdes foram jogadas: { $plus }!
learn-seashore-plus = { $one } mostra azul. Jogue o seu 10 azul com duas cartas +1: assim ele vale 12!
learn-seashore-plus-more = Junte as duas cartas +1. Cada uma vale 1.
learn-seashore-plus-hint = Aqui é para ganhar o azul. Jogue o 10 azul.
learn-seashore-plus-praise = O seu 10 vale { $worth } e ganha do 11!
learn-seashore-red = Ganhe o vermelho com o seu 12, e mostre o mar!
learn-seashore-red-hint = Jogue o 12 vermelho.
learn-seashore-red-praise = O vermelho é seu. Agora você pode escolher!
learn-seashore-steal = Leve o tesouro à vista, que vale 1, ou roube o de { $two }, que vale 3!
learn-seashore-steal-hint = O que está à vista só vale 1. Roube o 3!
learn-seashore-steal-praise = Roubado! Só se pode roubar o tesouro de cima.
learn-seashore-action = Não há tesouro azul à vista. Ganhe o azul mesmo assim com o seu 7: isso traz a ação do azul.
learn-seashore-action-hint = Ninguém mais mostra azul. Jogue o 7 azul.
learn-seashore-action-praise = O azul é seu: agora você leva cartas +1.
learn-seashore-rob = De quem você leva duas cartas +1? Você escolhe.
learn-seashore-rob-praise = Novas cartas +1: { $plus }!
learn-seashore-pass = Toda ronda começa assim: você passa a carta mais alta da sua cor mais longa. Você tem duas cores assim. Que carta você dá?
learn-seashore-pass-hint = Então o seu 12 se vai. Melhor passar o 8 vermelho.
learn-seashore-pass-praise = Todos passam ao mesmo tempo, para a esquerda. Então você também recebe uma carta.
learn-seashore-end = A última carta da segunda ronda. Jogue!
learn-seashore-end-hint = O vermelho já é seu. Guarde as cartas +1: duas valem um ponto.
learn-seashore-end-praise = Tesouros: { $treasures }. Com as cartas +1: { $points }. As duas rondas: { $score }. Você ganha!

## Rever, o treinador e a análise

replay-title = Rever uma partida
replay-again = Rever
replay-drop = Largue aqui o ficheiro de uma partida terminada.
replay-choose = Escolher um ficheiro
replay-code = Ou o código de uma mesa com a partida terminada
replay-watch = Ver
replay-bad = Este ficheiro não pode ser mostrado. { $problem }
replay-none = Essa partida não está aqui
replay-none-text = Ainda não terminou, ou já não existe, ou não é para si.
replay-first = Ao início
replay-back = Uma jogada atrás
replay-play = Reproduzir
replay-pause = Parar
replay-forward = Uma jogada à frente
replay-last = Ao fim
replay-slider = Momento da partida
replay-moment = Jogada { $move } de { $moves }.
replay-deal = O início.
replay-silent = Nada para ver.
replay-speed = Velocidade
replay-eyes = Pelos olhos de quem
replay-eyes-nobody = Como espectador
replay-eyes-seat = Como { $name }
replay-eyes-open = Todas as cartas à vista
replay-hands = As cartas dos outros
replay-moves = Jogadas
replay-link = Ligação para este momento
replay-on = Continuar a jogar daqui
replay-on-text = Uma mesa nova continua a partir deste momento. O que falta distribuir é baralhado de novo.
replay-on-seat = O seu lugar
replay-on-bots = Contra bots
replay-on-friends = Convidar amigos
replay-on-over = Aqui a partida já terminou. Volte a um momento anterior.
coach-ask = O que faria?
coach-title = O que faria o treinador
coach-thinking = O treinador está a pensar …
coach-win = ganha { $win } % ± { $error }
coach-more = Todas as jogadas: { $count }
coach-odds = Risco da próxima carta: { $percent } % ({ $caught } de { $cards }).
coach-away = O treinador não responde. Tente outra vez.
coach-allow = Com treinador: todos podem perguntar o que faria o bot mais forte
analysis-way = Análise
analysis-title = { $game }: o que decidiu a partida
analysis-looking = O bot mais forte olha para cada decisão: { $done } de { $of }.
analysis-sentence = { $you ->
    [seat] No jogo você fica { $skill }; na sorte, { $luck }.
   *[none] No jogo, { $name } fica { $skill }; na sorte, { $luck }.
}
analysis-skill = { $place ->
    [first] em primeiro lugar
    [second] em segundo lugar
    [third] em terceiro lugar
    [fourth] em quarto lugar
    [fifth] em quinto lugar
    [sixth] em sexto lugar
    [seventh] em sétimo lugar
    [same] a par de todos
   *[last] em último lugar
}
analysis-luck = { $place ->
    [first] em primeiro lugar
    [second] em segundo lugar
    [third] em terceiro lugar
    [fourth] em quarto lugar
    [fifth] em quinto lugar
    [sixth] em sexto lugar
    [seventh] em sétimo lugar
    [same] a par de todos
   *[last] em último lugar
}
analysis-moments = O que a decidiu
analysis-moment = { $you ->
    [seat] A sua escolha: { $move }. Melhor: { $best }.
   *[none] Escolha de { $name }: { $move }. Melhor: { $best }.
}
analysis-cost = Probabilidade de ganhar: −{ $points } % (± { $error })
analysis-better = Melhor: { $best }
analysis-watch = Ver este momento (após a jogada { $move })
analysis-flawless = Ninguém cometeu um erro claro: decidiu a sorte.
analysis-shares = Sorte e habilidade
analysis-fair = Parte justa
analysis-own = Erros próprios
analysis-others = Erros dos outros
analysis-fortune = Sorte
analysis-result = Resultado
analysis-mistakes = { $count } de { $of }
analysis-explain = Em percentagem de uma vitória. O bot julga cada decisão pelo que o lugar sabia na altura; só o que é claramente pior conta como erro. O que os erros não explicam é sorte.
analysis-decisions = Todas as decisões ({ $count })

## One device that goes round, the big screen, and statistics
pass-where = Onde jogam?
pass-where-apart = Cada um no seu aparelho
pass-where-here = Neste aparelho
pass-where-screen = Num ecrã grande
pass-where-here-text = O aparelho passa de mão em mão. Sem nome, o lugar é de um bot ou de quem vier pelo link.
pass-where-screen-text = Este ecrã mostra a mesa e cada telemóvel é uma mão de cartas. Leiam um código para se sentarem.
pass-people = Quem joga neste aparelho?
pass-person = Nome no lugar { $number }
pass-nobody = bot ou amigo
pass-one-more = Nome de mais alguém neste aparelho
pass-too-few = Escreva pelo menos dois nomes.
pass-turn = { $name }: { $ask }
pass-curtain = Cortina
pass-hand = Passe o aparelho a { $name }.
pass-taps = Sou { $name }
pass-edge-camp = no acampamento
pass-edge-undo = { $name } escolheu: voltar atrás
screen-hand = A mesa está no ecrã grande: mostrar só a minha mão
screen-open = Abrir o ecrã grande
screen-join = Entre com este código: { $code }
screen-seat = Código QR para o lugar { $number }
screen-seats = { $count ->
    [one] Há { $count } lugar livre. Leia o código e sente-se.
    [many] Há { $count } lugares livres. Leia um código e sente-se.
   *[other] Há { $count } lugares livres. Leia um código e sente-se.
}
stats-title = Estatísticas
stats-private = O que se jogou neste aparelho. Fica aqui, a não ser que o guarde num ficheiro.
stats-none = Ainda não terminou nenhuma partida neste aparelho.
stats-all = Todos os jogos juntos
stats-games = { $count ->
    [one] { $count } partida
    [many] { $count } partidas
   *[other] { $count } partidas
}
stats-wins = { $count ->
    [one] { $count } vitória
    [many] { $count } vitórias
   *[other] { $count } vitórias
}
stats-rival = Rival preferido
stats-against = ganhas { $won }, perdidas { $lost }
stats-average = Pontuação média: { $score }
stats-chart = As últimas pontuações: { $scores }
stats-chart-text = Pontos das últimas partidas; um ponto grande é uma vitória.
stats-export = Guardar num ficheiro
stats-import = Juntar de um ficheiro
stats-imported = { $count ->
    [one] { $count } partida adicionada.
    [many] { $count } partidas adicionadas.
   *[other] { $count } partidas adicionadas.
}
stats-import-bad = Este ficheiro não tem estatísticas do Karat; nada foi adicionado.
stats-erase = Apagar tudo
stats-erase-sure = Apagar mesmo todos os resultados deste aparelho?

## O que o servidor recusa: refusal-<reason>, ou refusal-<error> onde não há motivo
refusal-bad = Isso não serve aqui, por isso nada mudou.
refusal-not-now = Agora não é possível.
refusal-not-yours = Só o anfitrião ou um jogador da mesa pode fazer isso.
refusal-not-found = Não há nada com esse nome aqui.
refusal-mistake = O servidor cometeu um erro; nada mudou.
refusal-no-table = Essa mesa não existe, ou não está aberta para você.
refusal-no-record = Essa partida não está aqui, ou já não está.
refusal-token-not-valid = Este link não é válido nesta mesa.
refusal-watching-link = Este link é para assistir.
refusal-slow-down = Foi demais de uma vez. Espere um segundo.
refusal-too-many-records = Foram ficheiros demais de uma vez. Espere um minuto.
refusal-too-many-analyses = Estão a ser analisadas muitas partidas. Volte daqui a um minuto.
refusal-too-big = É grande demais.
refusal-storage = O servidor não conseguiu guardar isso, por isso nada mudou. Tente outra vez.
refusal-only-players = Só os jogadores da mesa podem fazer isso.
refusal-only-host = Só o anfitrião pode fazer isso.
refusal-only-players-and-host = Só os jogadores e o anfitrião podem fazer isso.
refusal-no-seat-yet = Primeiro ocupe um lugar.
refusal-not-started = A partida ainda não começou.
refusal-started = A partida já começou.
refusal-game-not-over = A partida ainda não acabou.
refusal-table-closed = A mesa está fechada.
refusal-started-without-you = A partida já começou; pode assistir.
refusal-seated-already = Você já tem um lugar.
refusal-all-seats-taken = Todos os lugares estão ocupados; pode assistir.
refusal-seat-taken = Esse lugar já não está livre.
refusal-only-bot-levels = Durante uma partida só o nível de um bot pode mudar.
refusal-nobody-there = Não está ali outra pessoa.
refusal-too-many-people = { $count ->
    [one] Há { $count } pessoa na mesa, e é demais para isto.
    [many] Há { $count } de pessoas na mesa, e são demais para isto.
   *[other] Há { $count } pessoas na mesa, e são demais para isto.
}
refusal-name-unseen = O nome precisa de uma letra que se veja.
refusal-name-taken = Alguém na mesa já tem esse nome, ou um parecido.
refusal-late = Essa decisão já não é sua.
refusal-no-move-yet = Você ainda não fez nenhuma jogada.
refusal-asked-already = Já se perguntou à mesa se as jogadas são desfeitas.
refusal-question-closed = Essa pergunta já não está aberta.
refusal-agreed-already = Você já disse que sim.
refusal-nothing-to-read = Não há nada para ler aí.
refusal-no-coach = Nesta mesa não há treinador.
refusal-nothing-to-decide = Agora não tem nada para decidir.
refusal-record-not-json = Não é o ficheiro de uma partida: devia ser JSON.
refusal-record-not-well-made = Não é uma partida como as que o Karat guarda ({ $problem }).
refusal-record-does-not-replay = A partida que contém não segue as regras ({ $problem }).
refusal-record-not-over = A partida que contém ainda não acabou.
