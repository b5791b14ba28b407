# Djinn; docs/words/pt.md

browser-game-djinn = Djinn
browser-game-djinn-line = Ganha vazas, guarda tesouros, passa três cavernas e deixa um djinn mudar as regras.

djinn-where = Fase { $phase }, { $left ->
    [0] todas as vazas jogadas
    [one] a última vaza
    [many] faltam { $left } vazas
   *[other] faltam { $left } vazas
}
djinn-signs = As cartas escrevem-se com cor e número: P roxo, G verde, Y amarelo, B azul. Se duas cartas forem iguais, vale mais a que foi jogada primeiro.
djinn-ask-lead = abre a vaza com uma carta.
djinn-ask-play = joga uma carta; a vaza abriu em { $colour }, e tens de seguir a cor se puderes.
djinn-ask-after = joga uma carta de Djinn, ou escolhe «Terminar».
djinn-ask-keep = ganhaste a vaza: guarda { $count ->
    [1] uma das cartas.
   *[other] { $count } das cartas.
}
djinn-ask-cave = supera um desafio com as cartas que guardaste.
djinn-move-play = Jogar { $card }
djinn-move-done = Terminar
djinn-move-without = Não jogar nenhuma carta de Djinn
djinn-move-keep = Guardar { $card }
djinn-move-cave = { $task }: { $cards }
djinn-move-trump = Djinn: o trunfo passa a ser { $colour }
djinn-move-replace = Djinn: substituir a carta de { $seat }
djinn-move-free = Djinn: jogar qualquer cor
djinn-move-swap = Djinn: trocar cartas com { $seat }
djinn-move-highest = Djinn: ficar com a carta mais alta
djinn-move-lowest = Djinn: ganha a carta mais baixa
djinn-move-notrump = Djinn: sem trunfo nesta vaza
djinn-move-fifteen = Djinn: a tua carta vale 15
djinn-move-double = Djinn: guardar duas cartas se ganhares
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
    [3] par e carta mais baixa
    [4] dois pares
   *[5] dois pares e carta mais baixa
}
djinn-task-under = { $level } com soma abaixo de { $under }
djinn-task-over = { $level } com soma acima de { $over }
djinn-task-exact = { $level } com soma de { $under }
djinn-task-colour = { $level } da mesma cor
djinn-trump = Trunfo
djinn-piles = baralho { $deck }, descartes { $discard }, Djinn { $djinn }
djinn-trick = Vaza
djinn-trick-empty = ainda sem cartas
djinn-last-trick = Vaza anterior: { $seat }
djinn-counts-as = { $card } vale { $number }
djinn-effects = Em vigor
djinn-effect-by = { $effect } ({ $seat })
djinn-caves = Cavernas
djinn-cave = { $level }: { $tasks }
djinn-cave-closed = fechadas
djinn-head-level = nível
djinn-head-cards = cartas
djinn-head-djinns = Djinn
djinn-head-kept = guardadas
djinn-discards = Descartes
djinn-own = As tuas cartas de Djinn
djinn-event-row = Abrem-se as cavernas de nível { $level }: { $tasks }.
djinn-event-draw = { $you ->
    [seat] Tiras a carta de Djinn «{ $effect }».
   *[none] { $seat } tira uma carta de Djinn.
}
djinn-event-djinn-shuffled = As cartas de Djinn usadas são baralhadas num novo baralho ({ $size }).
djinn-event-phase = Começa a fase { $number }; { $you ->
    [leader] abres tu.
   *[none] abre { $leader }.
}
djinn-event-deal = { $you ->
    [seat] Recebes { $hand }.
   *[none] { $seat } recebe { $size ->
        [0] { $size } cartas
        [one] { $size } carta
        [many] { $size } cartas
       *[other] { $size } cartas
    }.
}
djinn-event-trump = Vira-se { $card }: o trunfo é { $colour }.
djinn-event-play = { $you ->
    [seat] Jogas { $card }.
   *[none] { $seat } joga { $card }.
}
djinn-event-djinn = { $you ->
    [seat] Jogas a carta de Djinn «{ $effect }»{ $argument }.
   *[none] { $seat } joga a carta de Djinn «{ $effect }»{ $argument }.
}
djinn-event-djinn-argument = { " " }({ $what })
djinn-event-replace = { $you ->
    [seat] A tua carta, { $discarded }, é substituída por esta: { $card }.
   *[none] A carta de { $seat }, { $discarded }, é substituída por esta: { $card }.
}
djinn-event-done = { $you ->
    [seat] Terminas a tua vez.
   *[none] { $seat } termina a sua vez.
}
djinn-event-trick = { $you ->
    [seat] Ganhas a vaza.
   *[none] { $seat } ganha a vaza.
}
djinn-event-keep = { $you ->
    [seat] Guardas { $card }.
   *[none] { $seat } guarda { $card }.
}
djinn-event-discard = Descarte: { $cards }.
djinn-event-cave = { $you ->
    [seat] Superas «{ $task }» com { $cards } e chegas ao nível { $level }.
   *[none] { $seat } supera «{ $task }» com { $cards } e chega ao nível { $level }.
}
djinn-event-over = A partida acabou.

## O navegador

djinn-option-open-memory = Descartes à vista
djinn-option-open-memory-text = Todos podem ver os tesouros descartados. Senão, tens de te lembrar deles.
djinn-option-djinn-deck = Cartas de Djinn
djinn-option-djinn-deck-text = Quantas cartas de cada tipo há no baralho. Põe o que a tua caixa tem; um tipo com 0 fica fora do jogo.
djinn-begins = Segundo o livro de regras, abre o jogador à esquerda de quem dá as cartas; não diz quem as dá.
djinn-source-kept = Tesouros restantes
djinn-panel-trick = Vaza anterior
djinn-card = o { $number } { $colour }
djinn-no-trump = sem trunfo
djinn-hand = A tua mão
djinn-kept = { $count ->
    [0] Nada guardado ainda
   *[other] Guardadas: { $count }
}
djinn-kept-by = guardada por { $name }
djinn-no-trick = Nesta fase ainda não terminou nenhuma vaza.
djinn-task-met = podes superá-lo
djinn-task-near = falta uma carta:
djinn-choose-task = Que desafio?
djinn-which-trump = Que cor passa a ser trunfo?
djinn-which-replace = Toca na carta a substituir.
djinn-which-swap = Toca na carta a trocar com a tua.
djinn-says-cave = Cavernas de nível { $level }
djinn-says-through = Superado por: { $names }
djinn-says-piles = baralho { $deck }, descartes { $discard }
djinn-says-laid = { $name }: { $card }, { $place ->
    [1] primeira carta jogada
    [2] segunda carta jogada
    [3] terceira carta jogada
   *[other] quarta carta jogada
}{ $wins ->
    [true] , ganha a vaza
   *[false] { "" }
}
djinn-says-laid-best = { $laid }, a melhor carta até agora
djinn-told-draw = { $names } tiram uma carta de Djinn cada.
djinn-told-deal = { $size ->
    [1] { $names } recebem uma carta cada.
   *[other] { $names } recebem { $size } cartas cada.
}
djinn-why-through = Fase { $phase }: { $told }
djinn-why-left = Fase { $phase }: vários jogadores chegam ao nível 5. Tesouros restantes: { $kept }.
djinn-why-out = As cartas acabam na fase { $phase }. Níveis: { $levels }.
djinn-says-lies = { $name }: { $card }
djinn-says-hand = { $card }, { $playable ->
    [true] dá para jogar
   *[false] agora não dá para jogar
}, { $place } de { $count } na tua mão
djinn-says-seat = { $level ->
    [0] Ainda sem cavernas
   *[other] Nível { $level }
}, { $hand ->
    [0] { $hand } cartas
    [one] { $hand } carta
    [many] { $hand } cartas
   *[other] { $hand } cartas
}, { $djinn ->
    [0] { $djinn } cartas de Djinn
    [one] { $djinn } carta de Djinn
    [many] { $djinn } cartas de Djinn
   *[other] { $djinn } cartas de Djinn
}, { $kept ->
    [0] { $kept } tesouros guardados
    [one] { $kept } tesouro guardado
    [many] { $kept } tesouros guardados
   *[other] { $kept } tesouros guardados
}.
djinn-rules-aim = Objetivo do jogo
    .DJI-10 = Há três filas de três cavernas viradas para baixo, uma fila por nível. A primeira fila é logo virada.
    .DJI-31 = Supera um desafio de nível 3, depois um de nível 4, depois um de nível 5. Qualquer número de jogadores pode superar o mesmo desafio.
    .DJI-40 = A partida acaba depois da fase em que alguém supera um desafio de nível 5. Se forem vários jogadores, ganha quem tiver mais tesouros restantes, depois quem tiver o tesouro mais alto; se o empate se mantiver, a vitória é partilhada.
    .DJI-41 = Os teus pontos são o nível a que chegaste.
djinn-rules-cards = As cartas
    .DJI-1 = 60 tesouros: roxos, verdes, amarelos e azuis, cada cor de 1 a 15.
    .DJI-2 = Um desafio pede 3, 4 ou 5 tesouros, tantos como o seu nível: uma sequência de números seguidos, pares, uma soma abaixo de 15, 20 ou 25, uma soma acima de 30, 40 ou 50, uma soma de exatamente 15, 20 ou 25, ou todos da mesma cor.
    .DJI-3 = Pares: o nível 3 é um par e uma carta mais baixa, o nível 4 são dois pares, o nível 5 são dois pares e uma carta mais baixa do que ambos. Os dois pares podem ter o mesmo número.
    .DJI-4 = 18 cartas de Djinn: nove tipos, cada um duas vezes.
djinn-rules-tricks = Vazas
    .DJI-11 = Todos começam cada fase com oito tesouros, e a partida com uma carta de Djinn. Mantém as tuas em segredo.
    .DJI-12 = Vira-se mais um tesouro: a sua cor é trunfo durante a fase.
    .DJI-13 = Na primeira fase abre o jogador a seguir a quem deu as cartas.
    .DJI-20 = À vez, cada um joga um tesouro. Se tiveres a cor que abriu a vaza, tens de a seguir; senão, podes jogar o que quiseres.
    .DJI-21 = Ganha o trunfo mais alto; se não houver trunfos, a carta mais alta da cor que abriu. Se duas cartas forem iguais, vale mais a que foi jogada primeiro.
    .DJI-22 = Quem ganha guarda uma carta da vaza, à vista, e abre a próxima. As outras cartas são descartadas.
    .DJI-23 = Uma fase tem oito vazas.
djinn-rules-caves = Cavernas
    .DJI-30 = Depois de uma fase, quem pode superar um desafio do seu próximo nível tem de superar um, e só um, com exatamente esse número de cartas guardadas. Essas cartas são descartadas.
    .DJI-32 = Faz-se no sentido dos ponteiros do relógio, a partir de quem abriu a primeira vaza da fase. Se só houver uma maneira, acontece automaticamente.
    .DJI-33 = Depois vira-se a fila seguinte, se alguém tiver passado a anterior.
djinn-rules-phases = Entre duas fases
    .DJI-34 = Todos os que estão em último lugar tiram uma carta de Djinn. Se estiverem todos empatados, tiram todos.
    .DJI-35 = Quando o baralho de Djinn está vazio, as cartas de Djinn usadas são baralhadas para fazer um novo.
    .DJI-36 = Quem está em último lugar dá as cartas e abre; se houver empate, é o primeiro a seguir a quem deu as cartas antes.
    .DJI-37 = Todas as cartas menos as guardadas são baralhadas, e cada um recebe oito novas.
    .DJI-38 = Se as cartas não chegarem, todos recebem menos, mas o mesmo número.
djinn-rules-end = Se as cartas acabarem
    .DJI-39 = Se não houver cartas que cheguem para dar uma a cada um e virar um trunfo, a partida acaba, e ganha o nível mais alto.
djinn-rules-djinn = Cartas de Djinn
    .DJI-50 = Jogam-se na tua vez, logo antes ou depois do teu tesouro, quantas quiseres. Valem durante a vaza. Entre «novo trunfo» e «sem trunfo», conta a última; «ganha a mais baixa» vale seja qual for o trunfo.
    .DJI-51 = Depois do teu tesouro, podes continuar a jogar cartas de Djinn enquanto as tiveres; escolhe «Terminar» para acabar a tua vez.
    .DJI-52 = A cor que abriu a vaza é sempre a da carta que está agora na primeira posição.
    .DJI-61 = Novo trunfo: dizes uma cor, que passa a ser trunfo nesta vaza.
    .DJI-62 = Substituir uma carta: uma carta que outro jogador jogou é descartada, e o tesouro de cima do baralho toma o lugar dela. Não a podes jogar quando o baralho está vazio.
    .DJI-63 = Qualquer cor: joga-a antes da tua carta, que assim não precisa de seguir a cor.
    .DJI-64 = Trocar cartas: joga-a depois da tua carta, que troca de lugar com a de outro jogador.
    .DJI-65 = Ficar com a mais alta: antes de quem ganha guardar alguma coisa, ficas com a carta de número mais alto. Se houver números iguais, é a carta jogada primeiro. Se for jogada várias vezes, cada um tira a sua pela ordem em que foram jogadas.
    .DJI-66 = Ganha a mais baixa: o número mais baixo ganha a vaza, sejam quais forem as cores. Se houver números iguais, ganha a carta jogada primeiro.
    .DJI-67 = Sem trunfo: esta vaza não tem.
    .DJI-68 = Vale 15: joga-a depois da tua carta, que conta como um 15 da sua cor quando a vaza se decide. Numa troca, o 15 vai com a carta; numa substituição, perde-se.
    .DJI-69 = Guardar duas: se ganhares a vaza, guardas duas das cartas. Mesmo que jogues duas destas, são duas cartas.
djinn-rules-known = O que todos sabem
    .DJI-70 = Mãos, cartas de Djinn e baralhos são secretos. As cartas guardadas, os níveis, as cavernas viradas e o número de cartas em cada sítio são públicos. Dos descartes tens de te lembrar, a não ser que a mesa os mostre.
djinn-origin = O livro de regras está completo, mas só imprime o texto de uma carta de Djinn e menciona outra. Mais cinco conhecem-se por críticas do jogo; duas são nossas, tal como o número de cartas de cada tipo.
    .DJI-1 = O livro de regras nunca diz qual é a quarta cor. Nas cartas é azul.
    .DJI-3 = O livro de regras não diz se os dois pares podem ter o mesmo número. Quatro números iguais são dois pares, por isso podem.
    .DJI-4 = O livro de regras diz que são 18 e imprime uma. Nove tipos, cada um duas vezes, é a nossa suposição.
    .DJI-33 = O texto alemão vira a fila depois; o inglês e o francês, logo que alguém passa. Esperamos que todos tenham decidido, para que ninguém escolha a saber mais do que os outros.
    .DJI-34 = No texto alemão pode-se tirar uma carta; no inglês recebe-se. Aqui acontece sempre: não há razão para recusar uma carta.
    .DJI-35 = O livro de regras não diz o que acontece quando as cartas acabam. Assim a partida continua, e ninguém recebe mais do que os outros.
    .DJI-36 = O livro de regras fala de quem está mais perto do último a dar as cartas, no sentido dos ponteiros do relógio. Contamos a partir do lugar seguinte, por isso quem deu as cartas fica para o fim.
    .DJI-50 = Que se jogam mesmo antes ou depois do próprio tesouro está impresso. Quantas, e o que vale quando duas se contradizem, é nosso.
    .DJI-51 = Que se pode jogar uma depois do tesouro está impresso. A pergunta aparece a todos os que têm uma carta de Djinn, para não revelar nada.
    .DJI-52 = O livro de regras só diz que a carta jogada primeiro é mais alta. O que uma troca ou uma substituição muda nisso é nosso.
    .DJI-62 = O livro de regras menciona que se pode substituir a carta de outro jogador, mas não imprime esta carta de Djinn. Os pormenores são nossos.
    .DJI-63 = Conhece-se por críticas do jogo. O texto e os pormenores são nossos.
    .DJI-68 = O livro de regras diz que as cartas de Djinn podem tornar duas cartas iguais. Uma carta destas faz isso; o texto é nosso.
    .DJI-69 = Não está no livro de regras. É nossa e completa os nove tipos.
    .DJI-70 = Que as mãos são secretas e os descartes ficam virados para baixo está impresso. O resto é a nossa leitura.
    .tip = Conselho do livro de regras: as cartas descartadas ficam fora até ao fim da fase. Se te lembrares delas, sabes mais sobre as outras mãos.
    .story = Há espíritos a guardar os tesouros nas cavernas de um sultão. Quem chegar primeiro à caverna mais funda foge com o maior tesouro de todos, antes de o sultão reparar.
    .primer = Numa vaza, cada um joga uma carta à vez, e a melhor carta ganha a vaza. A primeira carta define a cor: se tiveres essa cor, tens de a jogar. Se não, podes jogar o que quiseres. Outra cor nunca ganha, por mais alta que seja, mas assim livras-te de uma carta. O trunfo é diferente: vence todas as outras cores, e o trunfo mais alto vence os restantes. Quem ganha abre a vaza seguinte.
    .note = Cada tesouro existe só uma vez, por isso duas cartas só podem ser iguais por causa de uma carta de Djinn.

## Recusas

djinn-refusal-not-your-trick = { $turn } ganhou a vaza e está a escolher uma carta.
djinn-refusal-not-your-cave = { $turn } está a escolher um desafio.
djinn-refusal-unknown-move = «{ $move }» não é uma jogada: usa play, djinn, done, keep ou cave.
djinn-refusal-play-what = Diz que tesouro jogas, por exemplo play P15.
djinn-refusal-keep-what = Diz que carta da vaza guardas, por exemplo keep P15.
djinn-refusal-djinn-what = Diz que carta de Djinn jogas, por exemplo djinn lowest.
djinn-refusal-cave-what = Diz o desafio e as cartas para ele, por exemplo cave run Y3 G4 P5.
djinn-refusal-unknown-card = Não há nenhum tesouro «{ $card }»: as cartas vão de P1 a P15, e o mesmo para G, Y e B.
djinn-refusal-not-held = Não tens { $card }.
djinn-refusal-must-follow = Tens { $colour }, por isso tens de seguir a cor.
djinn-refusal-not-laid = Joga primeiro um tesouro; depois podes terminar a tua vez.
djinn-refusal-already-laid = Já jogaste o teu tesouro: joga uma carta de Djinn, ou escolhe done.
djinn-refusal-no-trick-won = Agora não há nenhuma vaza de que guardar uma carta.
djinn-refusal-keep-now = Ganhaste a vaza: guarda uma das cartas.
djinn-refusal-not-in-trick = { $card } não está na vaza, ou já não está.
djinn-refusal-unknown-djinn = Não há nenhuma carta de Djinn «{ $effect }».
djinn-refusal-djinn-not-held = Não tens a carta de Djinn «{ $effect }».
djinn-refusal-trump-needs-colour = Diz que cor passa a ser trunfo: P, G, Y ou B.
djinn-refusal-replace-needs-seat = Diz o lugar cuja carta queres substituir.
djinn-refusal-replace-no-seat = Não há lugar { $seat }: os lugares vão de 0 a { $last }.
djinn-refusal-replace-own = Só se pode substituir a carta de outro jogador.
djinn-refusal-replace-nothing = { $seat } não tem nesta vaza nenhuma carta para substituir.
djinn-refusal-replace-empty-pile = O baralho de tesouros está vazio, por isso não se pode substituir nenhuma carta.
djinn-refusal-free-too-late = «Qualquer cor» tem de se jogar antes da tua carta, e já a jogaste.
djinn-refusal-swap-too-early = «Trocar cartas» só se joga depois da tua carta.
djinn-refusal-swap-needs-seat = Diz o lugar com que queres trocar a tua carta.
djinn-refusal-swap-no-seat = Não há lugar { $seat }: os lugares vão de 0 a { $last }.
djinn-refusal-swap-own = Só podes trocar cartas com outro jogador.
djinn-refusal-swap-nothing = { $seat } não tem nesta vaza nenhuma carta para trocar.
djinn-refusal-fifteen-too-early = «Vale 15» só se joga depois da tua carta.
djinn-refusal-no-cave-now = Os desafios superam-se depois da fase, não agora.
djinn-refusal-cave-now = A fase acabou: se podes superar um desafio, tens de o fazer.
djinn-refusal-unknown-task = Não há nenhum desafio «{ $task }».
djinn-refusal-task-not-open = O desafio «{ $task }» não está entre as cavernas de nível { $level } à tua frente.
djinn-refusal-card-twice = Disseste duas vezes a mesma carta: { $card }.
djinn-refusal-wrong-number = Um desafio de nível { $level } pede exatamente tantas cartas como o seu nível, não { $count }.
djinn-refusal-not-kept = Esta carta não está entre as que guardaste: { $card }.
djinn-refusal-not-a-run = Estes números não formam uma sequência.
djinn-refusal-not-pairs = Estes não são os pares que o desafio pede.
djinn-refusal-not-under = A soma é { $sum }, mas devia ficar abaixo de { $limit }.
djinn-refusal-not-over = A soma é { $sum }, mas devia ficar acima de { $limit }.
djinn-refusal-not-exact = A soma é { $sum }, mas devia ser exatamente { $limit }.
djinn-refusal-not-one-colour = Estas cartas não são todas da mesma cor.
djinn-refusal-not-ascending = Diz as cartas por ordem crescente: { $cards }.

## Razões dos bots

djinn-aim-run = sequência
djinn-aim-pairs = pares
djinn-aim-under = soma baixa
djinn-aim-over = soma alta
djinn-aim-exact = soma exata
djinn-aim-colour = uma só cor
djinn-reason-completes = { $card } completa o desafio «{ $task }».
djinn-reason-nearer = { $card } aproxima-te do desafio «{ $task }»; ainda faltam: { $missing }.
djinn-reason-one-more = { $card } é só mais uma carta guardada: nenhum desafio à vista precisa dela.
djinn-reason-wins-trick = { $card } ganha de certeza esta vaza.
djinn-reason-may-win = { $card } ganha esta vaza em cerca de { $percent }% dos casos.
djinn-reason-loses = { $card } não pode ganhar esta vaza, por isso jogar essa carta custa pouco.
djinn-reason-bends = A carta de Djinn «{ $effect }» ajuda-te a ficar com uma carta desta vaza.
djinn-reason-early = A carta de Djinn «{ $effect }» muda o que pode acontecer nesta vaza.
djinn-reason-saves = As cartas de Djinn valem mais numa vaza seguinte; tens { $count }.
djinn-reason-enters = O desafio «{ $task }» está superado: segue-se o nível { $level }.
djinn-reason-leaves = { $count ->
    [0] Não sobram cartas guardadas para o nível seguinte; o número mais alto é { $number }.
    [one] Sobra { $count } carta guardada para o nível seguinte; o número mais alto é { $number }.
    [many] Sobram { $count } cartas guardadas para o nível seguinte; o número mais alto é { $number }.
   *[other] Sobram { $count } cartas guardadas para o nível seguinte; o número mais alto é { $number }.
}

## Aprender

learn-djinn-caves = O teu caminho passa por três cavernas. Os desafios desta fila pedem três das tuas cartas: uma sequência, um par com uma carta mais baixa, ou uma soma acima de 30.
learn-djinn-follow = A vaza abriu em amarelo, por isso tens de jogar amarelo, se tiveres. Ganha o mais alto: joga o teu 12!
learn-djinn-follow-hint = Podes, mas não ganha. Joga o teu 12.
learn-djinn-follow-praise = O amarelo mais alto ganha: a vaza é tua!
learn-djinn-keep = Guarda uma carta da vaza. Já tens 10 e 11: guarda o 12.
learn-djinn-keep-hint = As cavernas mostram que números te ajudam. Guarda o 12.
learn-djinn-keep-praise = 10, 11, 12: uma sequência! Quem ganha uma vaza também abre a próxima.
learn-djinn-trump = Não tens verde, por isso podes jogar o que quiseres. O azul é trunfo: até o teu 2 azul bate o verde!
learn-djinn-trump-hint = Essa não pode ganhar: só verde ou trunfo. Joga o 2 azul.
learn-djinn-trump-praise = O trunfo bate todas as outras cores. A vaza é tua!
learn-djinn-sum = Tens 8 e 9. Com que carta é que a soma passa de 30? Guarda essa.
learn-djinn-sum-hint = Olha para as cavernas: a fila mostra os números de que precisas.
learn-djinn-sum-praise = 8, 9 e 14 são 31: já podes superar esse desafio!
learn-djinn-task = Depois de oito vazas, superas um desafio. Escolhe um com um visto e depois três cartas para ele.
learn-djinn-task-praise = Passaste a primeira caverna! As cartas gastam-se, e abre-se o nível { $level }. Quem está em último lugar recebe a ajuda de uma carta de Djinn.
learn-djinn-djinn = Agora tens uma carta de Djinn. Ela muda as regras durante uma vaza: toca nela e escolhe roxo como trunfo.
learn-djinn-djinn-hint = Escolhe uma cor que tenhas: roxo.
learn-djinn-djinn-first = Joga primeiro a carta de Djinn, depois o teu tesouro.
learn-djinn-djinn-praise = O roxo é trunfo nesta vaza.
learn-djinn-win-trick = Agora joga o teu 4 roxo!
learn-djinn-win-trick-hint = Agora o roxo é trunfo. Joga o 4 roxo.
learn-djinn-win-trick-praise = O teu pequeno 4 ganha a vaza!
learn-djinn-run = Tens 7, 8 e 10. Que carta guardas para uma sequência de quatro?
learn-djinn-run-hint = Entre 8 e 10 falta um número.
learn-djinn-run-praise = 7, 8, 9, 10: uma sequência de quatro!
learn-djinn-last = A terceira caverna! Escolhe um desafio com um visto e depois cinco cartas para ele. Ganha quem passar primeiro.
learn-djinn-last-praise = Passaste as três cavernas: ganhaste!
learn-djinn-nine = Há nove cartas de Djinn, duas de cada. Joga uma logo antes ou logo depois do teu tesouro. Só vale nesta vaza.
learn-djinn-swap = Jogaste o teu 3 verde. Agora troca-o com o 13 verde de { $two }!
learn-djinn-swap-praise = As duas cartas trocam de lugar. O 13 agora é teu, e a vaza também!
learn-djinn-fifteen = Com esta carta de Djinn, o teu tesouro conta como um 15 da sua cor. Joga-a!
learn-djinn-fifteen-praise = O teu 4 conta como 15 e ganha. Se o guardares, volta a ser um 4.
learn-djinn-lowest = Com esta carta de Djinn, ganha o número mais baixo, seja qual for a cor. Joga-a!
learn-djinn-lowest-praise = O teu 2 é o mais baixo: a vaza é tua!
learn-djinn-notrump = { $two } jogou um trunfo. Com esta carta de Djinn, não há trunfo durante uma vaza. Joga-a!
learn-djinn-notrump-praise = Sem trunfo, ganha o verde mais alto: o teu 12!
learn-djinn-replace = Esta carta de Djinn descarta o tesouro de outro jogador, e a carta de cima do baralho fica no seu lugar. Descarta o 14 de { $two }!
learn-djinn-replace-praise = Agora está lá um 1 roxo. O teu 10 é o verde mais alto!
learn-djinn-free = A vaza abriu em verde, e terias de jogar o teu 2. Com esta carta de Djinn podes jogar qualquer cor. Joga-a antes do teu tesouro!
learn-djinn-free-play = Agora joga o teu 5 azul: o azul é trunfo.
learn-djinn-free-play-praise = O teu trunfo ganha, apesar de teres verde!
learn-djinn-highest = Não podes ganhar esta vaza. Mas com esta carta de Djinn guardas a carta mais alta, antes de quem ganha guardar uma!
learn-djinn-highest-praise = O 15 é teu. { $two } ganha a vaza e guarda uma das outras cartas.
learn-djinn-double = O teu 13 ganha esta vaza. Com esta carta de Djinn guardas duas cartas em vez de uma!
learn-djinn-double-praise = A vaza é tua: agora guardas duas cartas.
learn-djinn-exact = Mais desafios: menos de 20, exatamente 20, ou uma só cor. Se puderes superar um, tens de o fazer, mas só um. Usa 2, 4, 5 e 9: exatamente 20!
learn-djinn-exact-hint = Também dá. Mas desta vez faz exatamente 20: 2, 4, 5 e 9.
learn-djinn-exact-praise = Começa uma nova fase, com novas cartas e novo trunfo. { $two } está em último lugar: dá as cartas e abre a vaza.
learn-djinn-tie = { $one } também passou e ainda tem 2 e 14. Ganha quem tiver mais cartas; em caso de empate, quem tiver a carta mais alta. Que cinco usas?
learn-djinn-tie-hint = Assim o 14 de { $one } é a carta mais alta que resta. Guarda o teu 15!
learn-djinn-tie-praise = Ambos têm ainda duas cartas, mas o teu 15 é a mais alta. Ganhaste!
