# Kadora; docs/words/pt.md

kadora-other-1 = a ilha
browser-game-kadora = Kadora
browser-game-kadora-line = Põe uma carta, leva as que combinam, e lidera uma cor ou paga por ela.

kadora-where = { $last ->
    [none] { $cards ->
        [0] { $cards } cartas nos montes
        [one] { $cards } carta nos montes
        [many] { $cards } cartas nos montes
       *[other] { $cards } cartas nos montes
    }
    [0] Fim
    [one] Último turno
    [many] Faltam { $last } turnos
   *[other] Faltam { $last } turnos
}
kadora-signs = Uma carta é cor, valor e forma: ○ círculo (r), □ quadrado (s), △ gota (d). Uma letra sozinha é uma carta virada para baixo. ★ lidera uma cor; a penalização é o que o jogador teria se a partida acabasse agora. A jogada escolhida põe »Y4○« e leva ›Y4○‹.
kadora-ask-give = ofereces uma cor, ou ficas com tudo?
kadora-ask-place = põe uma carta numa casa vazia.
kadora-ask-draw = tira uma carta do monte da esquerda ou da direita.
kadora-move-keep = Não oferecer nada
kadora-move-gift = Oferecer todo o teu { $colour } a { $seat }
kadora-move-place = Pôr { $card } em { $cell }
kadora-move-takes = Pôr { $card } em { $cell } e levar { $cards }
kadora-move-draw = { $row ->
    [left] Tirar da esquerda: { $colour }
   *[right] Tirar da direita: { $colour }
}
kadora-block = Bloco
kadora-row-left = esquerda { $count }
kadora-row-right = direita { $count }
kadora-aside = de lado { $count }
kadora-head-open = penalização
kadora-head-hand = mão
kadora-event-aside = { $count } cartas são postas de lado.
kadora-event-hand = { $you ->
    [seat] Recebes { $cards }.
   *[none] { $seat } recebe { $count } cartas.
}
kadora-event-border = A borda do bloco está posta.
kadora-event-row = { $row ->
    [left] O monte da esquerda tem { $count } cartas.
   *[right] O monte da direita tem { $count } cartas.
}
kadora-event-keep = { $you ->
    [seat] Não ofereces nada.
   *[none] { $seat } não oferece nada.
}
kadora-event-gift = { $you ->
    [seat] Ofereces todo o teu { $colour } a { $to }: { $cards }.
    [to] { $seat } oferece-te todo o seu { $colour }: { $cards }.
   *[none] { $seat } oferece todo o seu { $colour } a { $to }: { $cards }.
}
kadora-event-place = { $you ->
    [seat] Pões { $card } em { $cell }.
   *[none] { $seat } põe { $card } em { $cell }.
}
kadora-event-take = { $you ->
    [seat] { $line ->
        [column] Levas da coluna: { $cards }.
       *[row] Levas da linha: { $cards }.
    }
   *[none] { $line ->
        [column] { $seat } leva da coluna: { $cards }.
       *[row] { $seat } leva da linha: { $cards }.
    }
}
kadora-event-draw = { $you ->
    [seat] { $row ->
        [left] Tiras { $card } da esquerda.
       *[right] Tiras { $card } da direita.
    }
   *[none] { $row ->
        [left] { $seat } tira da esquerda: { $colour }.
       *[right] { $seat } tira da direita: { $colour }.
    }
}
kadora-event-refill = { $row ->
    [left] Do monte da esquerda para o bloco: { $cards }.
   *[right] Do monte da direita para o bloco: { $cards }.
}
kadora-event-last-turns = Os dois montes estão vazios: { $turns ->
    [0] faltam { $turns } turnos
    [one] falta { $turns } turno
    [many] faltam { $turns } turnos
   *[other] faltam { $turns } turnos
}.
kadora-event-show = { $you ->
    [seat] A tua mão passa para o teu espólio: { $cards }.
   *[none] A mão de { $seat } passa para o espólio: { $cards }.
}
kadora-event-island = As cartas da ilha são viradas: { $cards }.
kadora-event-face-down = A soma mais alta em { $colour }, { $sum }, é virada para baixo: { $seats }.
kadora-event-over = A partida acabou.

## O navegador

kadora-option-seat-view = Encher a partir do teu lado
kadora-option-seat-view-text = As casas vazias enchem-se pela ordem de leitura do jogador que tem a vez, como à volta de uma mesa a sério. Senão, a ordem é igual para todos.
kadora-option-lacking = Valores em falta
kadora-option-lacking-text = Falta um valor a cada cor, e o livro de regras não diz qual. Em cada linha, escolhe a carta que não está na tua caixa.
kadora-begins = Segundo o livro de regras, começa quem esteve numa ilha há menos tempo.
kadora-source-R = Ve
kadora-source-O = L
kadora-source-Y = Am
kadora-source-G = Vd
kadora-source-B = Az
kadora-source-P = R
kadora-panel-aside = De lado
kadora-card = o { $value } { $colour } ({ $kind })
kadora-back = carta virada para baixo: { $colour }
kadora-kind-round = círculo
kadora-kind-square = quadrado
kadora-kind-drop = gota
kadora-lay = Pôr { $card } em { $cell }
kadora-hand = A tua mão
kadora-loot = Espólio
kadora-leads = lidera
kadora-steps = Passos de um turno
kadora-step-give = oferecer
kadora-step-place = pôr
kadora-step-draw = tirar
kadora-step-refill = encher
kadora-last = { $turns ->
    [1] Último turno
   *[other] Faltam { $turns } turnos
}
kadora-give = Oferecer uma cor
kadora-give-colour = Oferecer { $colour }
kadora-give-to = Oferecer todo o teu { $colour } a
kadora-takes-nothing = Não levas nada.
kadora-takes = Levas { $cards }. A tua penalização: { $before } → { $after }.
kadora-would-lead = Passavas a liderar em { $colours }.
kadora-full = O bloco está cheio: agora levas as cartas que não combinam.
kadora-empty = vazia
kadora-aside-text = { $players ->
    [2] { $count } cartas são postas de lado. No fim são viradas como as cartas de um terceiro jogador, a ilha, que até pode ganhar.
   *[other] { $count } cartas são postas de lado e não entram no jogo. O verso mostra a cor.
}
kadora-says-row = { $row ->
    [left] Monte da esquerda
   *[right] Monte da direita
}, { $count ->
    [0] vazio
    [one] { $count } carta: { $colours }
    [many] { $count } cartas, as próximas: { $colours }
   *[other] { $count } cartas, as próximas: { $colours }
}
kadora-says-cell = Linha { $row }, coluna { $column }: { $card }
kadora-says-empty = Linha { $row }, coluna { $column }: vazia
kadora-says-preview = Linha { $row }, coluna { $column }: vazia. Com esta carta, { $card }: coluna { $sumcolumn }, linha { $sumrow }, { $count ->
    [0] não levas nada
    [one] levas { $count } carta
    [many] levas { $count } cartas
   *[other] levas { $count } cartas
}
kadora-says-hand = { $card }, { $place } de { $count } na tua mão
kadora-says-line = Linha { $row }: { $cards }.
kadora-says-sum = { $colour } { $sum }{ $leads ->
    [true] { " " }(lidera)
   *[false] { "" }
}
kadora-says-loot = { $name }: { $loot }; penalização agora { $open }.
kadora-says-seat = Penalização agora: { $open }. { $loot ->
    [0] { $loot } cartas
    [one] { $loot } carta
    [many] { $loot } cartas
   *[other] { $loot } cartas
} no espólio. Mão: { $hand }.
kadora-rules-aim = Objetivo do jogo
    .KAD-63 = No fim, os valores que ainda tens à vista são pontos de penalização. Ganha a penalização mais baixa.
    .KAD-62 = Em cada cor, quem tem a soma mais alta vira essas cartas para baixo; em caso de empate, fazem-no todos os que lideram.
    .KAD-64 = Quem não tem nenhuma carta virada para baixo não pode ganhar.
kadora-rules-cards = As cartas
    .KAD-1 = 72 cartas de seis cores.
    .KAD-2 = Os valores vão de 1 a 5, mas a cada cor falta um deles. Há três formas de diamante, e cada cor tem todos os seus valores nas três.
    .KAD-3 = O livro de regras não diz que valor falta a cada cor. A nossa escolha: vermelho 1, laranja 2, amarelo 3, verde 4, azul 5, roxo 3.
    .KAD-4 = As formas são círculo, quadrado e gota.
    .KAD-5 = O verso mostra a cor: todos sabem as cores das mãos, dos montes e das cartas postas de lado, mas mais nada.
kadora-rules-setup = Antes da partida
    .KAD-10 = Com 2, 3 ou 4 jogadores, são postas de lado 18, 12 ou 6 cartas.
    .KAD-11 = Cada um recebe quatro cartas.
    .KAD-12 = Doze cartas à vista formam a borda de um bloco de quatro por quatro; o meio está vazio.
    .KAD-13 = As outras ficam viradas para baixo em dois montes, abertos de modo a verem-se as cores; a ordem nunca muda.
    .KAD-14 = Segundo o livro de regras, começa quem esteve numa ilha há menos tempo; aqui escolhe quem abriu a mesa. Joga-se no sentido dos ponteiros do relógio.
kadora-rules-give = Oferecer uma cor
    .KAD-20 = Primeiro podes oferecer todo o teu espólio de uma cor a quem não tenha nada dessa cor, se só tu lideras nela. Uma oferta por turno.
    .KAD-21 = Se não for possível oferecer nada, passas logo a pôr uma carta.
kadora-rules-take = Pôr e levar
    .KAD-30 = Põe uma carta da tua mão numa casa vazia.
    .KAD-31 = Se a coluna somar agora 10 ou mais, levas dela todas as outras cartas da mesma cor ou da mesma forma. A carta que puseste fica.
    .KAD-32 = Depois faz-se o mesmo com a linha.
    .KAD-33 = As cartas que levas ficam à vista à tua frente: são o teu espólio.
    .KAD-34 = Se a tua carta encher o bloco e não levares nada que combine, levas todas as cartas da coluna e da linha que não combinam.
    .KAD-35 = Isto vale também quando uma linha ou coluna soma 10 ou mais mas nada nela combina.
    .KAD-36 = Se nem assim houver nada, levas as outras seis cartas da coluna e da linha.
kadora-rules-draw = Tirar e encher
    .KAD-40 = Tira a próxima carta de um dos dois montes.
    .KAD-50 = Se houver mais de quatro casas vazias, as cartas desse monte enchem-nas pela ordem de leitura, até ficarem quatro vazias.
    .KAD-51 = A ordem de leitura é igual para todos, sentem-se onde se sentarem, a não ser que a mesa tenha escolhido outra coisa.
    .KAD-52 = Se esse monte acabar, continua-se com o outro.
kadora-rules-end = O fim
    .KAD-60 = Quando os dois montes acabam, termina-se esse turno, e depois cada um tem mais um turno, incluindo quem tinha a vez.
    .KAD-61 = Depois as mãos juntam-se ao espólio.
    .KAD-65 = Se as penalizações forem iguais, ganha quem tiver mais cartas, à vista ou não; se o empate se mantiver, a vitória é partilhada.
    .KAD-66 = Com dois jogadores, as cartas postas de lado são reveladas antes da contagem: são de um terceiro jogador, a ilha. Ela conta em todas as cores, por isso pode impedir-te de virar cartas para baixo, e também pode ganhar.
kadora-origin = O livro de regras está completo, mas não diz quem é o autor. Também não diz que valor falta a cada cor, por isso a nossa escolha é uma suposição: indica o que a tua caixa traz.
    .KAD-2 = O livro de regras não diz quantas há de cada carta. Com 72 cartas, seis cores, quatro valores e três formas, há exatamente uma de cada.
    .KAD-3 = O livro de regras diz que falta um valor a cada cor, mas não qual. Quem tem a caixa pode indicar o que ela traz.
    .KAD-4 = O livro de regras só mostra as três formas em imagens. Os nomes são nossos.
    .KAD-13 = O livro de regras fala de dois montes, mas não diz que são iguais. O número de cartas é sempre par, por isso dividimo-lo ao meio.
    .KAD-35 = O livro de regras só fala de colunas e linhas que não chegam a 10. Mas também aqui o bloco ficaria cheio, por isso vale o mesmo.
    .KAD-36 = O livro de regras não prevê este caso. Sem esta regra o bloco ficaria cheio e ninguém poderia pôr mais cartas.
    .KAD-51 = O livro de regras diz: do ponto de vista do jogador. Num ecrã todos veem do mesmo lado, por isso há uma só ordem. À volta de um tablet, a opção dá a cada jogador a sua.
    .KAD-52 = O livro de regras não diz o que acontece quando esse monte acaba. Continuamos com o outro, como ao tirar cartas.
    .tip = Conselho do livro de regras: se não contas liderar uma cor no fim, é melhor oferecê-la, porque só daria penalização.
    .story = Tens um mapa de Kadora, a ilha do tesouro. Mas há um feitiço sobre os diamantes: quantos mais tiveres, mais ele pesa. Só uma coisa o quebra: teres mais de uma cor do que todos os outros.
kadora-cards = Cada uma destas cartas existe nas três formas: círculo, quadrado e gota.
kadora-why = { $you ->
    [seat] Lideras { $count ->
        [one] { $count } cor
        [many] { $count } cores
       *[other] { $count } cores
    } no final: o { $colour } por si só, com um total de { $sum }, não te custa nada.
   *[other] { $name } lidera { $count ->
        [one] { $count } cor
        [many] { $count } cores
       *[other] { $count } cores
    } no final: o { $colour } por si só, com um total de { $sum }, não custa nada.
}
kadora-torn = Não lidera nenhuma cor agora. Quem não vira nenhuma cor para baixo no final não pode ganhar.
kadora-lowest = Ganha a penalização mais baixa
kadora-sail = Vela rasgada: nenhuma cor virada para baixo, não ganha

## Recusas

kadora-refusal-give-now = «{ $move }» não é uma jogada agora: oferece uma cor, por exemplo gift Y 1, ou escreve keep.
kadora-refusal-gift-or-keep = Agora podes oferecer uma cor: faz isso primeiro, ou escolhe não oferecer nada.
kadora-refusal-keep-alone = Escreve keep e mais nada.
kadora-refusal-gift-of-what = Diz a cor que ofereces e o lugar que a recebe, por exemplo gift Y 1.
kadora-refusal-gift-to-whom = Diz também o lugar que recebe todo o teu { $colour }, por exemplo gift { $letter } 1.
kadora-refusal-gift-too-long = Uma oferta é uma cor para um lugar, por exemplo gift Y 1, e mais nada.
kadora-refusal-no-such-colour = Não há nenhuma cor «{ $colour }»: as cores são R, O, Y, G, B e P.
kadora-refusal-no-such-receiver = Não há lugar «{ $to }» a que oferecer uma cor: os lugares vão de 0 a { $last }.
kadora-refusal-gift-to-yourself = Só podes oferecer uma cor a outro jogador.
kadora-refusal-nothing-to-give = Não tens { $colour } no teu espólio para oferecer.
kadora-refusal-not-leading = { $other } lidera em { $colour }, { $most } contra os teus { $own }: só quem lidera pode oferecer a cor.
kadora-refusal-lead-shared = { $other } tem tanto em { $colour } como tu, { $own }: só quem lidera sem empate pode oferecer a cor.
kadora-refusal-receiver-has-colour = { $to } já tem { $colour } no espólio, por isso não pode receber mais.
kadora-refusal-gift-too-late = Uma oferta por turno, e só antes de pores uma carta: agora já é tarde.
kadora-refusal-keep-too-late = O momento de oferecer já passou, por isso não há nada a recusar.
kadora-refusal-no-gift-possible = Neste turno não se pode oferecer nada, por isso não há nada a recusar.
kadora-refusal-place-now = «{ $move }» não é uma jogada agora: põe uma carta, por exemplo place Y4r b2.
kadora-refusal-place-what = Diz uma carta da tua mão e uma casa vazia para ela, por exemplo place Y4r b2.
kadora-refusal-place-where = Diz também a casa vazia para esta carta: { $card }.
kadora-refusal-place-too-long = Uma carta vai para uma casa, por exemplo place Y4r b2, e mais nada.
kadora-refusal-place-first = Põe primeiro uma carta; depois tiras outra.
kadora-refusal-no-such-card = «{ $card }» não é uma carta: uma carta é cor, valor e forma, por exemplo Y4r.
kadora-refusal-no-such-value = Não há «{ $card }»: os valores vão de 1 a 5.
kadora-refusal-no-such-kind = Não há «{ $card }»: as formas são r, s e d.
kadora-refusal-lacking-card = Esta carta não existe neste jogo: { $card }. Em { $colour } não há { $value }.
kadora-refusal-no-such-cell = Não há nenhuma casa «{ $cell }»: o bloco vai de a1 a d4.
kadora-refusal-not-in-hand = Não tens { $card } na mão.
kadora-refusal-cell-taken = A casa { $cell } não está vazia: está lá { $card }.
kadora-refusal-placed-already = Já puseste uma carta neste turno; agora tira uma.
kadora-refusal-draw-now = «{ $move }» não é uma jogada agora: tira uma carta, por exemplo draw left.
kadora-refusal-draw-where = Diz de que monte tiras: left ou right.
kadora-refusal-draw-too-long = Tira uma carta de um monte, por exemplo draw left, e mais nada.
kadora-refusal-no-such-row = Não há nenhum monte «{ $row }»: tira de left ou right.

## Razões dos bots

kadora-reason-takes-lead = Dá-te a liderança em { $colour }: { $mine } contra { $best }.
kadora-reason-shares-lead = Empata em { $colour }: { $mine } para cada um.
kadora-reason-safer-lead = Reforça a tua liderança em { $colour }: { $mine } contra { $best }.
kadora-reason-breaks-lead = { $seat } perde a liderança em { $colour }, e a sua penalização sobe { $points }.
kadora-reason-penalty = Levas { $points } em cores em que outro jogador lidera.
kadora-reason-takes-nothing = Não levas nenhuma carta, por isso a tua penalização não sobe.
kadora-reason-sheds-card = { $card } sai da tua mão, onde podia dar penalização.
kadora-reason-island = A ilha tem { $count ->
    [0] { $count } cartas
    [one] { $count } carta
    [many] { $count } cartas
   *[other] { $count } cartas
} em { $colour }, com um valor de cerca de { $points }.
kadora-reason-draw-led = Próxima carta: { $colour }, cor em que lideras.
kadora-reason-draw-value = As cartas em { $colour } que não viste valem { $points } em média.
kadora-reason-keep-lead = Lideras em { $colour }, { $mine } contra { $best }: enquanto for assim, não te custa nada.
kadora-reason-gift-danger = Lideras em { $colour } por { $lead }, mas outros ainda podem ganhar { $left }.
kadora-reason-gift-burden = { $seat } ficaria com { $points } em { $colour }, e teria de manter a liderança.

## Aprender

learn-kadora-block = As cartas formam um bloco de quatro por quatro. Cada uma tem uma cor, um número e um diamante: círculo, quadrado ou gota.
learn-kadora-lay = Põe o 1 verde na casa marcada. Enquanto a coluna e a linha ficarem abaixo de 10, não acontece nada.
learn-kadora-cell-hint = Desta vez, usa a casa marcada.
learn-kadora-lay-hint = Desta vez, usa o 1 verde.
learn-kadora-lay-praise = As duas somas ficam abaixo de 10: não levas nada.
learn-kadora-take = Põe o 4 amarelo na casa marcada. A coluna chega a 10: agora tens de levar todas as cartas que combinam com a tua.
learn-kadora-take-hint = Desta vez, usa o 4 amarelo.
learn-kadora-take-praise = Levas { $count ->
    [0] { $count } cartas
    [one] { $count } carta
    [many] { $count } cartas
   *[other] { $count } cartas
}. Uma tem a mesma cor, a outra o mesmo diamante.
learn-kadora-loot = Este é o teu espólio. No fim, dá-te pontos de penalização. Só as cores em que tens a soma mais alta, com a coroa, não custam nada.
learn-kadora-draw = Tira uma carta de um dos montes. O verso mostra a cor.
learn-kadora-draw-praise = O mesmo monte enche o bloco até ficarem quatro casas vazias.
learn-kadora-crown = { $one } tem 4 em azul, tu tens 3. Onde é que o teu 1 azul pode levar mais azul?
learn-kadora-crown-hint = Põe o 1 azul numa coluna que chegue a 10 e tenha azul.
learn-kadora-crown-praise = Agora és tu quem tem mais azul. A coroa é tua!
learn-kadora-spare = Agora não leves nada! Encontra uma carta e uma casa em que não levas nada.
learn-kadora-spare-hint = Aí levarias cartas. Os números pequenos mostram as somas antes.
learn-kadora-spare-praise = Desta vez não levas nada. Mas cuidado: quem no fim não tem cartas viradas para baixo não pode ganhar!
learn-kadora-gift = Lideras em roxo. Mas olha para os versos: { $two } também tem roxo na mão. Oferece o teu roxo a { $one } antes que te custe pontos!
learn-kadora-gift-hint = Assim { $two } pode passar-te à frente, e o teu roxo passa a dar penalização.
learn-kadora-gift-praise = Agora { $one } tem de manter a liderança.
learn-kadora-end = O último turno: põe a tua carta. Depois as somas mais altas são viradas para baixo, e o resto conta.
learn-kadora-end-praise = A tua penalização é { $score }, e { $one } tem { $rival }. Ganha a mais baixa, e é a tua!
learn-kadora-both = Põe o 4 laranja na casa marcada. A coluna e a linha chegam ambas a 10: levas as cartas que combinam das duas.
learn-kadora-both-hint = Desta vez, usa o 4 laranja.
learn-kadora-both-praise = Levas duas cartas da coluna e duas da linha. A tua carta fica.
learn-kadora-full = Só resta uma casa vazia. Com a carta que enche o bloco levas sempre alguma coisa. Põe o 1 verde!
learn-kadora-full-hint = Desta vez, usa o 1 verde.
learn-kadora-full-praise = As duas somas ficam abaixo de 10, por isso desta vez levas as cartas que não combinam: { $cards }.
learn-kadora-last = Só há mais duas cartas para tirar. Tira uma: a outra vai para o bloco.
learn-kadora-last-praise = Os dois montes acabaram. Todos têm mais um turno, e o teu é o último.
learn-kadora-hand = O último turno! As cartas que ficam na tua mão juntam-se ao teu espólio. De qual te livras?
learn-kadora-hand-hint = Com o 5 vermelho lideras em vermelho. Qual das outras cartas te custa mais?
learn-kadora-hand-praise = Lideras em vermelho, por isso não custa nada. A tua penalização é só { $score }: ganhaste!
learn-kadora-nothing = { $one } não levou mesmo nada. Põe a tua última carta e vê quem ganha.
learn-kadora-nothing-praise = { $one } não tem penalização, mas sem cartas viradas para baixo não se pode ganhar. A tua penalização é { $score }: ganhaste!
learn-kadora-equal = { $one } vai ter a mesma penalização que tu. Põe a tua última carta: o que decide?
learn-kadora-equal-praise = Ambos têm { $score }. Então ganha quem tem mais cartas. Tu: { $cards }. { $one }: { $rival }.
learn-kadora-island = Com dois jogadores, as cartas postas de lado são de um terceiro: a ilha. Pode liderar cores e até ganhar. Põe a tua última carta!
learn-kadora-island-praise = A ilha lidera em vermelho, por isso o teu vermelho custa-te 2. Mas a penalização dela é { $island } e a tua { $score }: ganhaste!
