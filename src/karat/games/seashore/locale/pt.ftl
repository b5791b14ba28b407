# Mar ou costa; docs/words/pt.md

browser-game-seashore = Mar ou costa
browser-game-seashore-line = Metade de cada carta está escondida. Mostrar a cor ou o número?

seashore-where = Ronda { $round } de 2, { $left ->
    [0] todas as cartas jogadas
    [one] a última carta
    [many] faltam { $left } cartas
   *[other] faltam { $left } cartas
}
seashore-where-plus = { $plus ->
    [0] restam { $plus } cartas +1
    [one] resta { $plus } carta +1
    [many] restam { $plus } cartas +1
   *[other] restam { $plus } cartas +1
}
seashore-signs = B▒ mostra só o mar (a cor), ▒7 só a costa (o número); +1 é uma carta +1 em cima. Os tesouros começam por t: tR4 é vermelho e vale 4. ★ marca uma carta que ganhou a sua cor.
seashore-ask-pass = escolhe uma cor e passa a tua carta mais alta dessa cor.
seashore-ask-play = joga uma carta e mostra a cor ou o número.
seashore-ask-claim = ganhaste em { $colour }: levas o tesouro à vista, ou roubas um?
seashore-ask-rob = a quem tiras duas cartas +1?
seashore-ask-draw = de que mão tiras cartas?
seashore-ask-return = devolve { $count ->
    [1] uma carta.
   *[other] { $count } cartas.
}
seashore-move-pass = Passar a tua carta mais alta em { $colour }
seashore-move-play = { $shows ->
    [sea] Jogar { $card }{ $laid } e mostrar a cor
   *[shore] Jogar { $card }{ $laid } e mostrar o número
}
seashore-move-take = Levar o tesouro à vista
seashore-move-steal = Roubar a { $seat }
seashore-move-rob = Tirar cartas +1 a { $seat }
seashore-move-draw = Tirar da mão de { $seat }
seashore-move-return = Devolver { $cards }
seashore-piles = Tesouros
seashore-pair-rb = vermelho, azul
seashore-pair-pg = roxo, verde
seashore-head-open = à vista
seashore-head-pile = monte
seashore-head-else = senão
seashore-action-plus = tirar cartas +1
seashore-action-hand = tirar de uma mão
seashore-trick = Vaza
seashore-trick-empty = { $you ->
    [start] começas tu
   *[none] começa { $start }
}
seashore-lanes = Últimas cartas reveladas
seashore-head-cards = cartas
seashore-head-treasures = tesouros
seashore-head-top = em cima
seashore-head-plus = +1
seashore-head-score = pontos
seashore-points-pile = O teu monte de pontos
seashore-prize-claim = tesouro
seashore-prize-rob = cartas +1
seashore-prize-draw = uma mão
seashore-event-round = Começa a ronda { $number }; { $you ->
    [start] és tu que abres.
   *[none] abre { $start }.
}
seashore-event-hand = { $you ->
    [seat] Recebes { $cards }.
   *[none] { $seat } recebe { $count } cartas.
}
seashore-event-open = Agora à vista: { $card }.
seashore-event-chosen = { $you ->
    [seat] Passas a tua carta mais alta em { $colour }.
   *[none] { $seat } já escolheu uma carta para passar.
}
seashore-event-passed = { $you ->
    [seat] Passas { $card } a { $to }.
    [to] { $seat } passa-te { $card }.
   *[none] { $seat } passa uma carta a { $to }.
}
seashore-event-play = { $you ->
    [seat] Jogas { $card }{ $laid }: { $half }.
   *[none] { $seat } joga uma carta{ $laid }: { $half }.
}
seashore-half-sea = { $colour }, número escondido
seashore-half-shore = { $number }, cor escondida
seashore-laid = { $plus ->
    [0] { "" }
   *[other] { " " }+{ $plus }
}
seashore-event-reveal = { $you ->
    [seat] A tua carta é revelada: { $card }, com valor { $value }.
   *[none] { $seat } tinha { $card }, com valor { $value }.
}
seashore-event-win = { $you ->
    [seat] Ganhas em { $colours }.
   *[none] { $seat } ganha em { $colours }.
}
seashore-event-plus = { $you ->
    [seat] Recebes { $count ->
        [0] { $count } cartas +1
        [one] { $count } carta +1
        [many] { $count } cartas +1
       *[other] { $count } cartas +1
    }.
   *[none] { $seat } recebe { $count ->
        [0] { $count } cartas +1
        [one] { $count } carta +1
        [many] { $count } cartas +1
       *[other] { $count } cartas +1
    }.
}
seashore-event-take = { $you ->
    [seat] Levas { $card }.
   *[none] { $seat } leva { $card }.
}
seashore-event-steal = { $you ->
    [seat] Roubas { $card } a { $from }.
    [from] { $seat } rouba-te { $card }!
   *[none] { $seat } rouba { $card } a { $from }.
}
seashore-event-rob = { $you ->
    [seat] Tiras { $count ->
        [0] { $count } cartas +1
        [one] { $count } carta +1
        [many] { $count } cartas +1
       *[other] { $count } cartas +1
    } a { $from }.
    [from] { $seat } tira-te { $count ->
        [0] { $count } cartas +1
        [one] { $count } carta +1
        [many] { $count } cartas +1
       *[other] { $count } cartas +1
    }!
   *[none] { $seat } tira { $count ->
        [0] { $count } cartas +1
        [one] { $count } carta +1
        [many] { $count } cartas +1
       *[other] { $count } cartas +1
    } a { $from }.
}
seashore-event-draw = { $you ->
    [seat] Tiras da mão de { $from }: { $cards }.
    [from] { $seat } tira da tua mão: { $cards }.
   *[none] { $seat } tira { $count ->
        [0] { $count } cartas
        [one] { $count } carta
        [many] { $count } cartas
       *[other] { $count } cartas
    } da mão de { $from }.
}
seashore-event-return = { $you ->
    [seat] Devolves a { $to }: { $cards }.
    [to] { $seat } devolve-te: { $cards }.
   *[none] { $seat } devolve o mesmo número de cartas a { $to }.
}
seashore-event-nothing = { $you ->
    [seat] Não há nenhuma carta que possas tirar.
   *[none] Não há nenhuma carta que { $seat } possa tirar.
}
seashore-event-under = De volta para baixo do monte: { $card }.
seashore-event-trick-over = A vaza acabou; { $you ->
    [start] a próxima abres tu.
   *[none] a próxima abre { $start }.
}
seashore-event-score = { $you ->
    [seat] Fazes
   *[none] { $seat } faz
} { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
    [many] { $points } pontos
   *[other] { $points } pontos
}: { $treasures } em tesouros, e { $plus ->
    [0] sobram { $plus } cartas +1
    [one] sobra { $plus } carta +1
    [many] sobram { $plus } cartas +1
   *[other] sobram { $plus } cartas +1
}.
seashore-event-over = A partida acabou.

## O navegador

seashore-option-action-rb = Ação de vermelho e azul
    .plus = tirar cartas +1
    .hand = tirar de uma mão
seashore-option-action-rb-text = O que acontece quando se ganha em vermelho ou azul e não há à vista nenhum tesouro dessa cor.
seashore-option-action-pg = Ação de roxo e verde
    .plus = tirar cartas +1
    .hand = tirar de uma mão
seashore-option-action-pg-text = O que acontece quando se ganha em roxo ou verde e não há à vista nenhum tesouro dessa cor.
seashore-option-pass-to = Passar uma carta
    .left = para a esquerda
    .right = para a direita
    .none = não se passa
seashore-option-pass-to-text = No início de uma ronda, cada um passa a carta mais alta da cor de que tem mais.
seashore-option-plus-cap = Valor máximo com cartas +1
    .n99 = sem limite
seashore-option-plus-cap-text = As cartas +1 não podem levar uma carta além deste valor.
seashore-option-plus-most = Cartas +1 numa carta
    .n22 = sem limite
seashore-option-plus-most-text = Podes juntar a uma carta, no máximo, este número de cartas +1. O «máximo» rasgado do livro de regras talvez seja este: para jogares só com ele, põe o valor máximo em «sem limite».
seashore-option-steal-any = Roubar qualquer tesouro
seashore-option-steal-any-text = Quem ganha pode roubar um tesouro de qualquer cor, e não só da cor que ganhou.
seashore-option-treasure-points = Valor dos tesouros
seashore-option-treasure-points-text = Quanto valem os cinco tesouros de cada cor. O nosso livro de regras está rasgado aqui: põe o que a tua caixa mostra.
seashore-option-treasure-points-one = Tesouro { $number } de 5
seashore-begins = Segundo o livro de regras, a mesa decide quem começa.
seashore-source-treasures = Tesouros
seashore-source-plus = Cartas +1
seashore-panel-trick = Vaza anterior
seashore-panel-out = Cartas
seashore-card = o { $number } { $colour }
seashore-treasure = um tesouro { $colour } que vale { $points }
seashore-lay = Jogar { $card }{ $laid }: { $half }
seashore-hand = A tua mão
seashore-hand-empty = A tua mão está vazia.
seashore-others-see = Os outros veem
seashore-pluses = Cartas +1 nesta carta
seashore-plus = { $count ->
    [0] nenhuma carta +1
    [one] { $count } carta +1
    [many] { $count } cartas +1
   *[other] { $count } cartas +1
}
seashore-pile = { $count ->
    [0] restam { $count }
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
seashore-passing-wait = Já escolheste. As cartas passam quando todos tiverem escolhido.
seashore-choose-claim = Levar ou roubar
seashore-choose-rob = As cartas +1 de quem?
seashore-choose-draw = A mão de quem?
seashore-drawn = Cartas tiradas a { $seat }
seashore-hidden = { $count ->
    [0] Por baixo há { $count } tesouros virados para baixo.
    [one] Por baixo há { $count } tesouro virado para baixo.
    [many] Por baixo há { $count } tesouros virados para baixo.
   *[other] Por baixo há { $count } tesouros virados para baixo.
}
seashore-worth = vale { $value }
seashore-no-trick = Nesta ronda ainda não foi revelada nenhuma carta.
seashore-chosen = já escolheu
seashore-out-text = Riscadas: já jogadas. Com moldura: na tua mão. As outras estão com alguém ou na caixa.
seashore-out-gone = jogada
seashore-out-held = na tua mão
seashore-out-somewhere = ainda não vista
seashore-says-open = { $name }: { $card }{ $plus ->
    [0] { "" }
   *[other] { " " }mais { $plus }
}
seashore-says-laid = { $name }: { $half }{ $plus ->
    [0] { "" }
   *[other] , mais { $plus }
}.
seashore-says-hand = { $card }, { $place } de { $count } na tua mão
seashore-says-seat = { $cards ->
    [0] { $cards } cartas
    [one] { $cards } carta
    [many] { $cards } cartas
   *[other] { $cards } cartas
}, { $treasures ->
    [0] { $treasures } tesouros
    [one] { $treasures } tesouro
    [many] { $treasures } tesouros
   *[other] { $treasures } tesouros
}, { $plus ->
    [0] { $plus } cartas +1
    [one] { $plus } carta +1
    [many] { $plus } cartas +1
   *[other] { $plus } cartas +1
}, pontos { $score }.
seashore-says-top = Em cima: { $card }.
seashore-rules-aim = Objetivo do jogo
    .SEA-50 = Uma ronda acaba quando todas as cartas estiverem jogadas. Os tesouros valem os seus pontos, e cada duas cartas +1 valem um ponto.
    .SEA-51 = Depois de duas rondas, ganha quem tiver mais pontos; em caso de empate, a vitória é partilhada.
seashore-rules-cards = As cartas
    .SEA-1 = 48 cartas de ilha: vermelhas, azuis, roxas e verdes, cada cor de 1 a 12.
    .SEA-2 = 20 tesouros, cinco de cada cor, que valem 1, 1, 2, 3 e 4.
    .SEA-3 = 22 cartas +1, e duas cartas de ação: uma para vermelho e azul, outra para roxo e verde.
seashore-rules-setup = Antes de uma ronda
    .SEA-10 = Com 4 ou 5 jogadores há dois montes de tesouros, vermelho com azul e roxo com verde; com 3 jogadores há um só monte, com os doze melhores. O tesouro de cima de cada monte está à vista.
    .SEA-11 = Cada carta de ação diz o que as suas duas cores ganham quando não há nenhum tesouro dessa cor à vista: vermelho e azul tiram cartas +1, roxo e verde tiram de uma mão, a não ser que a mesa tenha escolhido outra coisa. É igual nas duas rondas.
    .SEA-12 = Cada um recebe 12 cartas, ou 9 com 5 jogadores. O resto fica na caixa, sem ninguém o ver.
    .SEA-13 = Todos passam ao mesmo tempo uma carta para a esquerda: a mais alta da cor de que têm mais. Se houver várias cores empatadas, escolhes tu.
    .SEA-14 = Na primeira ronda começa o jogador do primeiro lugar. Na segunda começa o jogador a seguir a quem abriu a última vaza.
seashore-rules-trick = Uma vaza
    .SEA-20 = À vez, cada um joga a carta que quiser debaixo de uma capa que só mostra o mar (a cor) ou a costa (o número).
    .SEA-21 = Podes juntar cartas +1, cada uma a valer 1, mas nenhum valor passa de 12. No fim da vaza, as cartas +1 voltam para a reserva.
    .SEA-22 = Até todos terem jogado, os outros só conhecem a metade à vista e as cartas +1.
    .SEA-23 = O valor mais alto de cada cor ganha essa cor; em caso de empate, ganha quem vem primeiro na ordem de jogo.
    .SEA-24 = Se uma cor foi jogada mais de uma vez, quem tem o valor mais baixo recebe tantas cartas +1 quantas as cartas jogadas dessa cor. Quem ganha a cor nunca as recebe.
    .SEA-25 = Se as cartas +1 não chegarem, são dadas pela ordem de jogo.
seashore-rules-prizes = Prémios
    .SEA-30 = Se houver à vista um tesouro da cor ganha, quem ganhou leva-o. De cada jogador só se vê o tesouro de cima.
    .SEA-31 = Ou então rouba o tesouro de cima a outro jogador, se for da cor ganha. Um tesouro ganho antes na vaza pode ser roubado mais tarde na mesma vaza.
    .SEA-32 = Se não houver à vista nenhum tesouro dessa cor, acontece a ação da cor.
    .SEA-33 = Quando as cartas são viradas, primeiro apura-se quem ganha e quem perde. Depois quem perde recebe as suas cartas +1, ganham-se os tesouros pela ordem de jogo, e por fim vêm as ações.
    .SEA-34 = Com 3 jogadores, as duas cores de uma carta de ação contam como uma só, se não houver à vista nenhum tesouro delas.
    .SEA-35 = Depois cada monte mostra o seu próximo tesouro; um tesouro que ninguém levou vai primeiro para baixo do monte.
    .SEA-36 = Um monte vazio fica vazio: ganhar nas suas cores dá direito à ação.
    .SEA-37 = As cartas jogadas ficam fora da ronda e à vista. Começa o jogador seguinte.
seashore-rules-actions = Ações
    .SEA-40 = Tirar cartas +1: duas a outro jogador que tenha pelo menos duas; se ninguém tiver, da reserva.
    .SEA-41 = Tirar de uma mão: tiras duas cartas a outro jogador, sem as ver, e depois devolves duas à tua escolha.
seashore-origin = Só conhecemos uma cópia danificada do livro de regras. Não mostra título, nem autor, nem editora; o nome é nosso. Vários números e frases estão rasgados. Preenchemos as falhas e, onde foi possível, fizemos delas opções.
    .SEA-1 = Os números estão rasgados. Com quatro jogadores cada um recebe 12 cartas, o que dá 12 em cada uma das quatro cores.
    .SEA-2 = Ainda se lê «1 × três pontos e 1 × quatro pontos». Os outros três valores são escolha nossa; 1, 2 e 2 também serviriam. Com a opção podem pôr-se cinco valores quaisquer.
    .SEA-11 = Segundo o livro de regras, escolhem-se os lados. Aqui escolhem-se uma vez, quando a mesa é aberta, e as duas rondas são iguais.
    .SEA-13 = A direção está rasgada. Para a esquerda, como corre o jogo, é escolha nossa.
    .SEA-14 = O livro de regras só diz que se decide quem começa. Que a segunda ronda continue daí é nosso: assim todos começam mais ou menos as mesmas vezes.
    .SEA-20 = O início desta frase está rasgado. Nada do que ainda se lê proíbe uma carta, por isso qualquer uma serve.
    .SEA-21 = Ainda se lê «1 ponto, com um máximo». Entendemo-lo como o valor mais alto de uma carta; também poderia ser um número de cartas +1, e isso é uma opção. Que voltem à reserva no fim da vaza é nosso.
    .SEA-23 = Da regra para os empates ainda se lê «então ganha o jogador inicial ou o». Completamos: o seguinte na ordem de jogo.
    .SEA-24 = Que o valor mais baixo recebe cartas +1 está impresso. O que acontece em caso de empate não: aqui recebem-nas todos os que têm o valor mais baixo, menos quem ganha.
    .SEA-25 = O livro de regras não diz o que acontece quando alguma coisa acaba. Seguimos a ordem de jogo, como em tudo o resto.
    .SEA-30 = O livro de regras diz «pode levar». Aqui acontece sempre: um tesouro não custa nada.
    .SEA-31 = A linha sobre roubar está rasgada. Que o tesouro roubado tenha de ser da cor ganha é a nossa leitura, e uma opção.
    .SEA-33 = Primeiro tesouros e cartas +1, depois as ações pela ordem de jogo: isso está impresso. A ordem entre os tesouros é nossa.
    .SEA-37 = Que as cartas se descartam está impresso. Que fiquem à vista é nosso: todos as viram.
    .story = Navegas até ilhas misteriosas, onde riquezas nunca vistas jazem no fundo do mar. A carta mais alta da cor certa traz um tesouro à tona. Mas cada um mostra só metade da carta, por isso faz bluff e mergulha.
    .note = O resumo do livro de regras fala de tesouros de cores diferentes. Na contagem só valem os pontos.
seashore-take = Levar
seashore-round-over = A ronda { $number } acabou
seashore-told-hand = { $names } recebem { $count } cartas cada.
seashore-told-reveal = As cartas são destapadas. { $cards }.
seashore-told-win = Cores ganhas: { $names }.
seashore-told-plus = Cartas +1: { $names }.
seashore-event-start = { $you ->
    [start] A vaza acabou; a carta de primeiro jogador é agora tua.
   *[none] A vaza acabou; { $start } tem agora a carta de primeiro jogador.
}
seashore-event-plus-none = { $you ->
    [seat] Já não há cartas +1 para ti.
   *[none] Já não há cartas +1 para { $seat }.
}
seashore-why = Ronda { $round }: { $told }

## Recusas

seashore-refusal-already-chosen = Já escolheste uma cor para passar, e a escolha é definitiva.
seashore-refusal-nothing-to-pass = Não tens cartas, por isso não passas nenhuma.
seashore-refusal-not-your-prize = Primeiro { $turn } escolhe um prémio.
seashore-refusal-unknown-move = «{ $move }» não é uma jogada: usa pass, play, take, steal, rob, draw ou return.
seashore-refusal-pass-now = Primeiro todos passam uma carta: diz a cor, por exemplo pass R.
seashore-refusal-play-now = É altura de jogar uma carta, por exemplo play G9 sea ou play G9 shore +2.
seashore-refusal-claim-now = Ganhaste em { $colour }: leva o tesouro à vista (take) ou rouba um, por exemplo steal 2.
seashore-refusal-rob-now = Tira duas cartas +1 a outro jogador, por exemplo rob 2.
seashore-refusal-draw-now = Tira da mão de outro jogador, por exemplo draw 2.
seashore-refusal-return-now = Devolve tantas cartas quantas tiraste, por exemplo return G4 B7.
seashore-refusal-not-longest = Passa-se uma carta da cor de que se tem mais, e essa não é { $colour }.
seashore-refusal-not-in-hand = Não tens { $card } na mão.
seashore-refusal-too-few-plus = Não tens { $laid ->
    [0] { $laid } cartas +1
    [one] { $laid } carta +1
    [many] { $laid } cartas +1
   *[other] { $laid } cartas +1
} para juntar.
seashore-refusal-too-many-plus = Nesta mesa, uma carta aceita no máximo { $most ->
    [0] { $most } cartas +1
    [one] { $most } carta +1
    [many] { $most } cartas +1
   *[other] { $most } cartas +1
}.
seashore-refusal-takes-no-plus = { $card } não aceita cartas +1, porque nenhum valor passa de { $cap }.
seashore-refusal-over-cap = { $card } valeria { $value }, e nenhum valor passa de { $cap }.
seashore-refusal-steal-nobody = Não há lugar { $seat } a quem roubar.
seashore-refusal-steal-yourself = Não podes roubar os teus próprios tesouros.
seashore-refusal-nothing-to-steal = { $seat } não tem nenhum tesouro para roubar.
seashore-refusal-other-colour = Ganhaste em { $colour }, por isso não podes roubar isto a { $seat }: { $card }.
seashore-refusal-rob-nobody = Não há lugar { $seat } a quem tirar cartas +1.
seashore-refusal-rob-yourself = Não podes tirar as tuas próprias cartas +1.
seashore-refusal-too-few-to-rob = { $seat } tem menos de duas cartas +1.
seashore-refusal-draw-nobody = Não há lugar { $seat } a quem tirar cartas.
seashore-refusal-draw-yourself = Não podes tirar da tua própria mão.
seashore-refusal-empty-hand = { $seat } não tem nenhuma carta para tirar.
seashore-refusal-return-count = { $drawn ->
    [0] Tiraste { $drawn } cartas
    [one] Tiraste { $drawn } carta
    [many] Tiraste { $drawn } cartas
   *[other] Tiraste { $drawn } cartas
}: devolve o mesmo número, não { $count }.
seashore-refusal-return-twice = Disseste duas vezes a mesma carta: { $card }.
seashore-refusal-return-order = Diz as cartas por número e depois por cor: { $move }.
seashore-refusal-return-not-held = Não tens esta carta nem a tiraste: { $card }.

## Razões dos bots

seashore-reason-certain = { $card } ganha de certeza a sua cor.
seashore-reason-no-higher = Nenhuma carta dessa cor que não viste passa de { $value }; só com cartas +1 a podem bater.
seashore-reason-higher = { $count ->
    [0] Há { $count } cartas mais altas dessa cor que não viste.
    [one] Há { $count } carta mais alta dessa cor que não viste.
    [many] Há { $count } cartas mais altas dessa cor que não viste.
   *[other] Há { $count } cartas mais altas dessa cor que não viste.
}
seashore-reason-beaten = { $seat } já bate { $card }.
seashore-reason-low = Se { $card } for a carta mais baixa da sua cor, dá-te cartas +1.
seashore-reason-treasure = O tesouro { $colour } à vista vale { $points }.
seashore-reason-could-steal = Ganhar em { $colour } deixava-te roubar { $points } a { $seat }.
seashore-reason-action-plus = Não há tesouro à vista em { $colour }: ganhar dá-te duas cartas +1.
seashore-reason-action-hand = Não há tesouro à vista em { $colour }: ganhar deixa-te trocar até duas cartas à tua escolha.
seashore-reason-plus = As cartas +1 elevam { $card } a { $value }; guardadas até ao fim, valeriam { $points }.
seashore-reason-sea = Os outros só veem { $colour }, que pode ser { $count ->
    [0] { $count } cartas diferentes
    [one] { $count } carta
    [many] { $count } cartas diferentes
   *[other] { $count } cartas diferentes
}.
seashore-reason-shore = Os outros só veem o { $number }, que pode ser de { $count ->
    [0] { $count } cores diferentes
    [one] { $count } cor
    [many] { $count } cores diferentes
   *[other] { $count } cores diferentes
}.
seashore-reason-last = Ninguém joga depois de ti, por isso tanto faz que metade mostras.
seashore-reason-take = Dá-te { $points } de certeza.
seashore-reason-steal = Dá-te { $points } e custa o mesmo a { $seat }, que tem { $total } até agora.
seashore-reason-rob = { $seat } tem { $count ->
    [0] { $count } cartas +1
    [one] { $count } carta +1
    [many] { $count } cartas +1
   *[other] { $count } cartas +1
} e { $total ->
    [0] { $total } pontos
    [one] { $total } ponto
    [many] { $total } pontos
   *[other] { $total } pontos
} até agora.
seashore-reason-draw = { $seat } tem { $count ->
    [0] { $count } cartas
    [one] { $count } carta
    [many] { $count } cartas
   *[other] { $count } cartas
} na mão e { $total ->
    [0] { $total } pontos
    [one] { $total } ponto
    [many] { $total } pontos
   *[other] { $total } pontos
} até agora.
seashore-reason-give = { $count ->
    [0] { $card } não bate nenhuma carta dessa cor que não viste.
   *[other] { $card } bate { $count } de { $total ->
        [0] { $total } cartas que não viste
        [one] { $total } carta que não viste
        [many] { $total } cartas que não viste
       *[other] { $total } cartas que não viste
    } dessa cor.
}

## Aprender

learn-seashore-halves = Cada carta tem duas metades: o mar é a cor, a costa é o número. Os outros só veem uma delas.
learn-seashore-cover = O tesouro vermelho está à vista. Joga o teu 11 vermelho e mostra só o mar.
learn-seashore-cover-half = Desta vez, mostra o mar: a cor.
learn-seashore-cover-hint = Só vermelho pode ganhar o tesouro vermelho. Joga o 11 vermelho.
learn-seashore-cover-praise = As capas saem: o teu vermelho é o mais alto, e o tesouro é teu. O vermelho mais baixo recebe cartas +1: { $plus }.
learn-seashore-only = Todos mostram vermelho. Há um tesouro roxo à vista: joga o teu 1 roxo!
learn-seashore-only-hint = O vermelho vai para cartas mais fortes. Joga o 1 roxo.
learn-seashore-only-praise = A única carta de uma cor ganha sempre, até um 1!
learn-seashore-low = O verde está cheio de cartas fortes. Perde de propósito com o teu 1: a carta mais baixa recebe cartas +1!
learn-seashore-low-hint = Podes, mas experimenta isto: joga o 1 verde.
learn-seashore-low-praise = Recebes tantas cartas +1 quantas as cartas verdes jogadas: { $plus }!
learn-seashore-plus = { $one } mostra azul. Joga o teu 10 azul com duas cartas +1: assim conta como 12!
learn-seashore-plus-more = Junta as duas cartas +1. Cada uma vale 1.
learn-seashore-plus-hint = Aqui podes ganhar o azul. Joga o 10 azul.
learn-seashore-plus-praise = O teu 10 conta como { $worth } e bate o 11!
learn-seashore-red = Ganha o vermelho com o teu 12, e mostra o mar!
learn-seashore-red-hint = Joga o 12 vermelho.
learn-seashore-red-praise = O vermelho é teu. Agora podes escolher!
learn-seashore-steal = Leva o tesouro à vista, que vale 1, ou rouba o de { $two }, que vale 3!
learn-seashore-steal-hint = O que está à vista só vale 1. Rouba o 3!
learn-seashore-steal-praise = Roubado! De cada jogador só se pode roubar o tesouro de cima.
learn-seashore-action = Não há nenhum tesouro azul à vista. Ganha o azul mesmo assim com o teu 7: isso faz acontecer a ação do azul.
learn-seashore-action-hint = Mais ninguém mostra azul. Joga o 7 azul.
learn-seashore-action-praise = O azul é teu: agora tiras cartas +1.
learn-seashore-rob = A quem tiras duas cartas +1? Escolhes tu.
learn-seashore-rob-praise = { $plus ->
    [0] Tens { $plus } novas cartas +1!
    [one] Tens { $plus } nova carta +1!
    [many] Tens { $plus } novas cartas +1!
   *[other] Tens { $plus } novas cartas +1!
}
learn-seashore-pass = Cada ronda começa assim: passas a carta mais alta da cor de que tens mais. Tens duas cores assim. Que carta passas?
learn-seashore-pass-hint = Assim vai-se o teu 12. É melhor passares o 8 vermelho.
learn-seashore-pass-praise = Todos passam ao mesmo tempo, para a esquerda. Por isso também recebes uma carta.
learn-seashore-end = A última carta da segunda ronda. Joga-a!
learn-seashore-end-hint = O vermelho já é teu. Guarda as tuas cartas +1: duas valem um ponto.
learn-seashore-end-praise = Os teus tesouros valem { $treasures }, ou { $points } com as cartas +1. As duas rondas juntas dão { $score }. Ganhaste!
learn-seashore-three = Com três jogadores há só um monte de tesouros, para as quatro cores.
learn-seashore-merge = Não há nenhum tesouro roxo nem verde à vista. Com três jogadores, estas duas cores contam então como uma só! Joga o teu 9 verde e mostra o mar.
learn-seashore-merge-praise = O teu 9 bate o 7 roxo de { $two }, por isso a ação destas duas cores é tua. { $two } recebe cartas +1: { $plus }.
learn-seashore-hand = Com esta ação tiras às cegas duas cartas da mão de alguém. Tira-as a { $two }!
learn-seashore-hand-praise = Agora conheces as cartas de { $two }.
learn-seashore-return = Tens de devolver duas cartas, mas escolhes quais. Devolve o teu 3 azul e o teu 2 verde!
learn-seashore-return-hint = Guarda as cartas fortes para ti. Devolve o 3 azul e o 2 verde.
learn-seashore-return-praise = Ficas com 6 e 10. Só duas pessoas o sabem.
learn-seashore-next = A vaza acabou, e há um novo tesouro à vista. Um que ninguém leva vai para baixo do monte. O jogador seguinte abre a próxima vaza.
learn-seashore-equal = { $one } mostra azul: talvez um 9. Com valores iguais decide a ordem de jogo, por isso um 9 não chega. Joga o teu 8 azul com duas cartas +1!
learn-seashore-equal-hint = Aqui podes ganhar o azul. Joga o 8 azul.
learn-seashore-equal-praise = O teu 8 conta como { $worth } e bate o 9. Nenhuma carta conta mais de 12.
learn-seashore-empty = O monte está vazio. Agora cada cor dá uma ação, e vermelho e azul contam como uma só. Ganha com o teu 12 vermelho!
learn-seashore-empty-praise = { $plus ->
    [0] Tiras { $plus } cartas +1 a { $one }.
    [one] Tiras { $plus } carta +1 a { $one }.
    [many] Tiras { $plus } cartas +1 a { $one }.
   *[other] Tiras { $plus } cartas +1 a { $one }.
}
learn-seashore-shared = A última carta da última ronda: ganha o tesouro vermelho! Duas cartas +1 valem um ponto.
learn-seashore-shared-praise = Tens { $score }, e { $one } também. Em caso de empate a vitória é partilhada: ganham os dois!
