# Diamoniak; docs/words/pt.md

browser-game-diamoniak = Diamoniak
browser-game-diamoniak-line = Tira cartas enquanto tiveres coragem, constrói o teu castelo e cuidado com a bruxa.

diamoniak-where = { $deck ->
    [0] { $deck } cartas no baralho
    [one] { $deck } carta no baralho
    [many] { $deck } cartas no baralho
   *[other] { $deck } cartas no baralho
}
diamoniak-signs = ♜ é uma carta de castelo, colorida quando já faz parte de um castelo; ♦ é um diamante, ✶ uma fada. As cartas de castelo de outras cores ficam na prateleira.
diamoniak-ask-draw = tira uma carta.
diamoniak-ask-buy = tira uma carta, ou compra uma por três diamantes.
diamoniak-ask-again = tiras outra, ou paras?
diamoniak-ask-witch = { $owed ->
    [0] uma bruxa! Dá-lhe { $owed } das tuas cartas.
    [one] uma bruxa! Dá-lhe mais { $owed } carta.
    [many] uma bruxa! Dá-lhe { $owed } das tuas cartas.
   *[other] uma bruxa! Dá-lhe { $owed } das tuas cartas.
}
diamoniak-ask-fairy = uma bruxa! Manda-a embora com uma fada, ou dá-lhe { $owed ->
    [0] { $owed } das tuas cartas
    [one] { $owed } carta
    [many] { $owed } das tuas cartas
   *[other] { $owed } das tuas cartas
}.
diamoniak-move-draw = Tirar uma carta
diamoniak-move-stop = Parar e ficar com tudo
diamoniak-move-fairy = Mandar a bruxa embora com uma fada
diamoniak-move-buy = Comprar a { $seat } uma carta de castelo da tua cor
diamoniak-move-give = Dar { $card } à bruxa
diamoniak-head-castle = castelo
diamoniak-no-castle = ainda sem castelo
diamoniak-head-store = prateleira
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
diamoniak-card-yellow = uma carta de castelo amarela
diamoniak-card-diamond = um diamante
diamoniak-card-witch = uma bruxa
diamoniak-card-fairy = uma fada
diamoniak-many = { $what }: { $count }
diamoniak-event-turn = { $you ->
    [seat] É a tua vez.
   *[none] É a vez de { $seat }.
}
diamoniak-event-shuffle = As cartas descartadas são baralhadas num novo baralho ({ $cards }).
diamoniak-event-draw = { $you ->
    [seat] { $to ->
        [castle] Tiras { $card } para o teu castelo.
        [discard] Tiras { $card }!
       *[store] Tiras { $card }.
    }
   *[none] { $to ->
        [castle] { $seat } tira { $card } para o seu castelo.
        [discard] { $seat } tira { $card }!
       *[store] { $seat } tira { $card }.
    }
}
diamoniak-event-join = { $cards ->
    [0] { $cards } cartas da prateleira juntam-se ao castelo { $colour }.
    [one] { $cards } carta da prateleira junta-se ao castelo { $colour }.
    [many] { $cards } cartas da prateleira juntam-se ao castelo { $colour }.
   *[other] { $cards } cartas da prateleira juntam-se ao castelo { $colour }.
}
diamoniak-event-stop = { $you ->
    [seat] Decides parar.
   *[none] { $seat } decide parar.
}
diamoniak-event-fairy = { $you ->
    [seat] A tua fada manda a bruxa embora.
   *[none] A fada de { $seat } manda a bruxa embora.
}
diamoniak-event-give = { $you ->
    [seat] Dás { $card } à bruxa.
   *[none] { $seat } dá { $card } à bruxa.
}
diamoniak-event-lose = { $you ->
    [seat] A bruxa tira-te { $card }.
   *[none] A bruxa tira { $card } a { $seat }.
}
diamoniak-event-free = { $you ->
    [seat] Ficas sem castelo, e o { $colour } está livre outra vez.
   *[none] { $seat } fica sem castelo, e o { $colour } está livre outra vez.
}
diamoniak-event-buy = { $you ->
    [seat] Compras { $card } a { $from } por { $diamonds } diamantes.
    [from] { $seat } compra-te { $card } por { $diamonds } diamantes.
   *[none] { $seat } compra { $card } a { $from } por { $diamonds } diamantes.
}
diamoniak-event-over = { $you ->
    [winner] O teu castelo está completo!
   *[none] O castelo de { $winner } está completo!
}

## O navegador

diamoniak-option-keep-colour = A tua cor é tua para sempre
diamoniak-option-keep-colour-text = Quem fica sem a última carta do seu castelo por causa de uma bruxa mantém a cor, e mais ninguém a pode construir.
diamoniak-begins = Segundo o livro de regras, começa o jogador mais novo.
diamoniak-source-castle = Castelo
diamoniak-source-diamonds = Diamantes
diamoniak-of = { $pieces }/{ $all }
diamoniak-choose-stop = Parar
diamoniak-choose-fairy = Fada!
diamoniak-give = Cartas para a bruxa
diamoniak-says-no-castle = ainda sem castelo
diamoniak-says-castle = castelo { $colour }, { $pieces } de 6
diamoniak-count-diamond = { $count ->
    [0] { $count } diamantes
    [one] { $count } diamante
    [many] { $count } diamantes
   *[other] { $count } diamantes
}
diamoniak-count-fairy = { $count ->
    [0] { $count } fadas
    [one] { $count } fada
    [many] { $count } fadas
   *[other] { $count } fadas
}
diamoniak-count-castle = { $count ->
    [0] { $count } cartas do castelo { $colour }
    [one] { $count } carta do castelo { $colour }
    [many] { $count } cartas do castelo { $colour }
   *[other] { $count } cartas do castelo { $colour }
}
diamoniak-rules-aim = Objetivo do jogo
    .MON-50 = Completa um castelo de seis cartas antes de todos: com a sexta ganhas logo.
diamoniak-rules-cards = As cartas
    .MON-1 = 55 cartas: seis cartas de castelo de cada uma das quatro cores, 20 diamantes, 8 bruxas e 3 fadas.
    .MON-2 = As cartas de castelo são rosa, azuis, verdes ou amarelas, e as de uma cor são todas iguais.
    .MON-3 = Tudo está à vista, menos o baralho.
diamoniak-rules-turn = A tua vez
    .MON-10 = Segundo o livro de regras, começa o jogador mais novo; aqui escolhe quem abriu a mesa. Joga-se no sentido dos ponteiros do relógio.
    .MON-11 = Compra uma carta, ou tira pelo menos uma.
    .MON-12 = Depois de cada carta de castelo, diamante ou fada, podes tirar outra ou parar.
    .MON-16 = Os diamantes e as fadas vão para a tua prateleira.
    .MON-40 = Quando já não houver cartas no baralho, as descartadas são baralhadas para fazer um novo.
diamoniak-rules-castle = O teu castelo
    .MON-13 = A tua primeira carta de castelo de uma cor que ninguém está a construir decide que castelo constróis.
    .MON-14 = Uma carta de castelo de uma cor que outro jogador está a construir vai para a tua prateleira, e continuas sem castelo.
    .MON-15 = Quando já estás a construir, as cartas de castelo da tua cor juntam-se ao teu castelo; todas as outras vão para a tua prateleira.
    .MON-17 = Se perderes a última carta do teu castelo, a cor fica outra vez livre para todos.
    .MON-18 = Quando começas uma cor, as cartas dessa cor na tua prateleira juntam-se logo ao teu castelo.
diamoniak-rules-witch = A bruxa
    .MON-20 = Se tirares uma bruxa, já não podes tirar mais cartas. Assim que ela tiver as suas cartas ou for mandada embora, a tua vez acaba.
    .MON-21 = Ela leva três das tuas cartas: escolhes tu que diamantes ou cartas de castelo, também do teu próprio castelo. São descartadas com ela. Se tiveres menos de três, leva-as todas.
    .MON-22 = Ela nunca te leva fadas.
    .MON-23 = Em vez disso, uma fada pode mandá-la embora: ambas são descartadas, e não perdes mais nada.
    .MON-24 = Se não houver nada para escolher, acontece automaticamente.
diamoniak-rules-buy = Comprar
    .MON-30 = Em vez de tirar uma carta, podes comprar a um adversário uma carta de castelo da tua cor por três diamantes.
    .MON-31 = É a tua jogada toda, e o adversário não pode recusar.
    .MON-32 = Só podes comprar cartas da tua cor.
diamoniak-rules-end = Pontuação
    .MON-51 = A pontuação é 100 por cada carta de castelo e 1 por cada diamante, mas só ganha quem completa o castelo.
diamoniak-origin = O livro de regras está completo, em dez línguas, mas não traz nenhum exemplo. Deixa algumas perguntas em aberto, e as línguas nem sempre dizem o mesmo.
    .MON-2 = O livro de regras não diz os nomes das cores. São as das cartas.
    .MON-17 = O livro de regras não diz o que acontece quando uma bruxa leva um castelo inteiro. Uma cor que ninguém constrói está livre, por isso qualquer jogador pode começá-la.
    .MON-18 = O livro de regras não o diz. As cartas são tuas, e o lugar delas é no teu castelo.
    .MON-22 = Segundo o livro de regras, quem tem menos de três cartas entrega-as todas. Mesmo antes diz o que a bruxa leva: diamantes e partes de castelos. Por isso lemos assim a palavra «cartas».
    .MON-23 = O texto espanhol põe a bruxa e a fada no baralho. Todos os outros as põem ao lado, e nós também.
    .MON-31 = O texto sueco só proíbe tirar mais cartas depois de uma compra. Segundo todos os outros, quem compra não tira nenhuma carta nessa vez, e aqui também não.
    .MON-40 = Oito línguas dizem «todas as cartas»; o alemão e o russo falam dos descartes. Os castelos e as prateleiras ficam onde estão, por isso só pode tratar-se dos descartes. Não diz quando exatamente: aqui é quando faz falta a carta seguinte.
diamoniak-choose-draw = Tirar
diamoniak-move-give-cards = Dar { $count } cartas à bruxa
diamoniak-event-draw-cards = { $you ->
    [seat] Tiras { $things }.
   *[none] { $seat } tira { $things }.
}
diamoniak-event-give-cards = { $you ->
    [seat] Dás { $things } à bruxa.
   *[none] { $seat } dá { $things } à bruxa.
}
diamoniak-event-lose-cards = { $you ->
    [seat] A bruxa tira-te { $things }.
   *[none] A bruxa tira { $things } a { $seat }.
}
diamoniak-why-buy = { $you ->
    [seat] Compraste { $count } das tuas seis cartas de castelo.
   *[none] { $name } comprou { $count } das seis cartas de castelo.
}
diamoniak-why-turn = { $you ->
    [seat] Numa só vez juntaste { $count } cartas de castelo.
   *[none] Numa só vez { $name } juntou { $count } cartas de castelo.
}
diamoniak-why-draw = { $you ->
    [seat] Tiraste { $count } cartas para chegar lá.
   *[none] { $name } tirou { $count } cartas para chegar lá.
}

## Recusas

diamoniak-refusal-unknown-move = «{ $move }» não é uma jogada: usa draw, stop, fairy, buy com um lugar, ou give com uma carta.
diamoniak-refusal-witch-ends-drawing = Tiraste uma bruxa, por isso não podes tirar mais: dá-lhe cartas, ou manda-a embora com uma fada.
diamoniak-refusal-witch-not-settled = A tua vez ainda não acabou: a bruxa está à espera das suas cartas.
diamoniak-refusal-must-draw = Ainda não tiraste: tira pelo menos uma carta, ou compra uma.
diamoniak-refusal-no-witch-to-counter = Uma fada manda embora uma bruxa, e não tiraste nenhuma.
diamoniak-refusal-fairy-too-late = Já começaste a dar cartas à bruxa: é tarde para a fada.
diamoniak-refusal-no-fairy = Não tens nenhuma fada.
diamoniak-refusal-nothing-to-give = Não tiraste nenhuma bruxa, por isso não há nada para dar.
diamoniak-refusal-fairy-is-no-payment = Uma bruxa leva diamantes e cartas de castelo, mas nunca uma fada.
diamoniak-refusal-witch-is-no-payment = Uma bruxa leva diamantes e cartas de castelo, mas não outra bruxa.
diamoniak-refusal-not-held = Não tens isto para dar: { $card }.
diamoniak-refusal-buying-with-witch = Tiraste uma bruxa, por isso não podes comprar nesta jogada.
diamoniak-refusal-buying-after-drawing = Já tiraste nesta jogada, por isso não podes comprar.
diamoniak-refusal-no-such-seller = Não há lugar { $seller } a quem comprar: os lugares vão de 0 a { $last }.
diamoniak-refusal-own-store = Só podes comprar a outro jogador.
diamoniak-refusal-no-castle = Ainda não estás a construir um castelo, por isso não há cor para comprares.
diamoniak-refusal-too-few-diamonds = Uma carta de castelo custa três diamantes, e tens { $diamonds }.
diamoniak-refusal-not-for-sale = { $seller } não tem nenhuma carta do castelo { $colour }, e o teu castelo não aceita outra cor.

## Razões dos bots

diamoniak-reason-wins = É a sexta carta do teu castelo: ganhas.
diamoniak-reason-one-more = Mais uma carta: { $own }% para o teu castelo, { $witch }% de sair uma bruxa.
diamoniak-reason-start = Mais uma carta: { $start }% de começar um castelo, { $witch }% de sair uma bruxa.
diamoniak-reason-safe = Não há mais bruxas no baralho.
diamoniak-reason-fairy-ready = A tua fada mandaria uma bruxa embora.
diamoniak-reason-cushion = Uma bruxa só levaria cartas de sobra; tens { $spare }.
diamoniak-reason-castle-at-stake = Uma bruxa levaria { $castle ->
    [0] { $castle } cartas do teu castelo
    [one] { $castle } carta do teu castelo
    [many] { $castle } cartas do teu castelo
   *[other] { $castle } cartas do teu castelo
}.
diamoniak-reason-counted = Contando o baralho todo: continuar ganha em cerca de { $draw }% dos casos, parar em { $stop }%.
diamoniak-reason-keeps = Se parares, ficas com tudo o que tens; a seguir tira { $seat }.
diamoniak-reason-buys = O teu castelo fica de certeza com { $castle } de 6 cartas, mas esta jogada não traz mais nada.
diamoniak-reason-pays = { $seat } recebe três diamantes por ela, e tu ficas com { $left }.
diamoniak-reason-fairy-saves = { $spare ->
    [0] A fada salva { $castle ->
        [0] { $castle } cartas
        [one] { $castle } carta
        [many] { $castle } cartas
       *[other] { $castle } cartas
    } do teu castelo.
   *[other] A fada salva { $spare ->
        [0] { $spare } cartas de sobra
        [one] { $spare } carta de sobra
        [many] { $spare } cartas de sobra
       *[other] { $spare } cartas de sobra
    }{ $castle ->
        [0] {"."}
       *[other] {" "}e { $castle } do teu castelo.
    }
}
diamoniak-reason-diamond-idle = Ninguém tem uma carta que possas comprar com os teus diamantes.
diamoniak-reason-diamonds-left = Ficas com { $left ->
    [0] { $left } diamantes
    [one] { $left } diamante
    [many] { $left } diamantes
   *[other] { $left } diamantes
}; os outros têm { $held ->
    [0] { $held } cartas da tua cor
    [one] { $held } carta da tua cor
    [many] { $held } cartas da tua cor
   *[other] { $held } cartas da tua cor
}.
diamoniak-reason-frees = { $seat } tem { $castle } de 6 cartas do castelo { $colour } e pode tirar esta depois de se voltar a baralhar.
diamoniak-reason-ransom = { $seat } tem diamantes suficientes para ta comprar: { $diamonds }.
diamoniak-reason-nobody-builds = Ninguém está a construir o castelo { $colour }.
diamoniak-reason-own-castle = É uma carta do teu próprio castelo, que ficaria com { $castle }.

## Aprender

learn-diamoniak-draw = Toca no baralho! Depois toca no botão grande.
learn-diamoniak-draw-praise = Boa, uma carta de castelo! O teu castelo é rosa.
learn-diamoniak-again = Tira mais uma carta!
learn-diamoniak-again-hint = Tira só mais uma carta.
learn-diamoniak-again-praise = Um diamante! Vai para a tua prateleira.
learn-diamoniak-stop = Agora toca na mão. Assim ficas com tudo.
learn-diamoniak-stop-hint = Desta vez, para: toca na mão!
learn-diamoniak-stop-praise = Está tudo a salvo! Agora { $one } começa um castelo azul.
learn-diamoniak-six = O teu castelo precisa de seis cartas. Tira uma!
learn-diamoniak-six-praise = Mais uma carta de castelo! Agora tens { $pieces }.
learn-diamoniak-other = Tira outra vez!
learn-diamoniak-other-praise = Uma carta de castelo azul. Não é a tua cor, por isso vai para a tua prateleira.
learn-diamoniak-more = Mais uma carta!
learn-diamoniak-more-praise = Ai, a bruxa! Ela quer três cartas tuas.
learn-diamoniak-give = Dá-lhe a carta azul. Não precisas dela.
learn-diamoniak-give-hint = Dá-lhe primeiro a carta azul.
learn-diamoniak-castle-hint = O teu castelo não! Dá-lhe outra coisa.
learn-diamoniak-give-praise = Muito bem! Ela quer mais duas.
learn-diamoniak-two = Dá-lhe um diamante.
learn-diamoniak-one = E mais um diamante.
learn-diamoniak-one-praise = A bruxa vai-se embora a voar. O teu castelo continua de pé!
learn-diamoniak-fairy = A bruxa outra vez! Mas tens uma fada. Toca na fada!
learn-diamoniak-fairy-hint = Toca na fada. Assim não perdes mais nada.
learn-diamoniak-fairy-praise = A fada afugenta a bruxa!
learn-diamoniak-buy = { $one } tem uma carta do castelo rosa. Compra-a por três diamantes!
learn-diamoniak-buy-hint = Toca na carta rosa ao lado do nome { $one }.
learn-diamoniak-buy-praise = O teu castelo já tem cinco cartas!
learn-diamoniak-win = Só falta uma carta. Tira!
learn-diamoniak-win-praise = O teu castelo está pronto. Ganhaste!
learn-diamoniak-taken = { $one } está a construir o castelo azul. Tira uma carta!
learn-diamoniak-taken-praise = Uma carta de castelo azul. O azul já tem dono, por isso a carta vai para a tua prateleira. Ainda não tens castelo.
learn-diamoniak-join = Ninguém constrói o verde. Tira uma carta!
learn-diamoniak-join-praise = Agora o verde é a tua cor! A carta verde da tua prateleira também vai para o castelo.
learn-diamoniak-few = Só tens duas cartas. Tira uma!
learn-diamoniak-few-praise = A bruxa! Leva as duas. O teu castelo desapareceu, mas podes começar outro numa cor livre.
learn-diamoniak-spare = A bruxa! Mas tens três cartas de que não precisas. Dá-lhe uma azul e guarda a fada!
learn-diamoniak-spare-fairy = Podes. Mas guarda a fada para depois: dá-lhe uma carta azul.
learn-diamoniak-spare-hint = Dá-lhe primeiro uma carta azul.
learn-diamoniak-spare-praise = Ela leva as três cartas. A tua fada, nunca a pode levar!
learn-diamoniak-empty = O baralho acabou. Tira na mesma!
learn-diamoniak-empty-praise = Os descartes passam a ser o novo baralho. Ai, a bruxa! Mas não tens nada para lhe dar, e a tua fada fica.
learn-diamoniak-sixth = { $one } tem a tua sexta carta. Compra-a em vez de tirar: { $one } não pode recusar!
learn-diamoniak-sixth-praise = O teu castelo está pronto. Com seis cartas ganha-se logo!
