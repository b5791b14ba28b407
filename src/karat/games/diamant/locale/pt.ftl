# Diamant; docs/words/pt.md

browser-game-diamant = Diamant
browser-game-diamant-line = Mais fundo na caverna, ou de volta ao acampamento com o que levas? Todos decidem ao mesmo tempo.

diamant-where = Expedição { $number } de 5, { $cards ->
    [0] { $cards } cartas no caminho
    [one] { $cards } carta no caminho
    [many] { $cards } cartas no caminho
   *[other] { $cards } cartas no caminho
}
diamant-signs = ♦11 é um tesouro; o número depois de uma carta indica os rubis que ainda estão nela. ! marca uma armadilha, e a segunda do mesmo tipo põe fim à expedição. Sinais das armadilhas: ● no baralho, ! no caminho, × fora do jogo.
diamant-ask = ficar ou sair? Levas { $carried }. Se saíres sem mais ninguém, guardas { $alone }; com outra pessoa, { $shared }.
diamant-move-stay = Ficar e ir mais fundo
diamant-move-leave = Sair com { $carried } e a tua parte do caminho
diamant-path = Caminho
diamant-path-empty = ainda nada
diamant-left = { $rubies ->
    [0] (restam { $rubies })
    [one] (resta { $rubies })
    [many] (restam { $rubies })
   *[other] (restam { $rubies })
}
diamant-piles = Montes
diamant-piles-now = baralho { $deck }, { $rubies ->
    [0] { $rubies } rubis no caminho
    [one] { $rubies } rubi no caminho
    [many] { $rubies } rubis no caminho
   *[other] { $rubies } rubis no caminho
}
diamant-traps = Armadilhas
diamant-trap-pips = { $deck } no baralho, { $path } no caminho, { $gone } fora
diamant-head-place = onde
diamant-in-cave = caverna
diamant-in-camp = acampamento
diamant-head-carried = leva
diamant-head-chest = baú
diamant-head-relics = relíquias
diamant-head-choice = escolha
diamant-has-chosen = feita
diamant-card-treasure = um tesouro de { $value }
diamant-card-relic = uma relíquia que vale { $value }
diamant-card-spider = aranha
diamant-card-snake = cobra
diamant-card-lava = lava
diamant-card-boulder = rocha
diamant-card-ram = aríete
diamant-event-expedition = Começa a expedição { $number }.
diamant-event-relic-added = { $card } entra no baralho.
diamant-event-reveal = Revela-se: { $card }.
diamant-event-treasure = Revela-se: { $card }. Cada um recebe { $share }; resto na carta: { $rest }.
diamant-event-chosen = { $you ->
    [seat] Escolheste { $choice ->
        [stay] ficar
       *[leave] sair
    }.
   *[none] { $seat } já escolheu.
}
diamant-event-choice = { $choice ->
    [stay] { $you ->
        [seat] Ficas.
       *[none] { $seat } fica.
    }
   *[leave] { $you ->
        [seat] Sais.
       *[none] { $seat } sai.
    }
}
diamant-event-bank = { $you ->
    [seat] Levas { $carried } para o acampamento, mais { $share } do caminho.
   *[none] { $seat } leva { $carried } para o acampamento, mais { $share } do caminho.
}
diamant-event-relic = { $you ->
    [seat] Levas { $card }.
   *[none] { $seat } leva { $card }.
}
diamant-event-trapped = { $you ->
    [seat] Armadilha ({ $card })! Perdes { $lost }.
   *[none] Armadilha ({ $card })! { $seat } perde { $lost }.
}
diamant-event-removed = Fora do jogo: { $card }.
diamant-event-expedition-over = A expedição { $number } acabou.
diamant-event-over = A partida acabou.

## O navegador

diamant-option-relics = Relíquias
diamant-option-relics-text = Em cada expedição entra uma relíquia no baralho. Quem sai da caverna sem mais ninguém leva as relíquias que estão no caminho.
diamant-relics = relíquias
diamant-source-chest = Baú
diamant-source-relics = Relíquias
diamant-round = Expedição { $number } de 5
diamant-ask-short = continuas, ou sais com o que levas?
diamant-choices = Ficar ou sair
diamant-choose-stay = Continuar
diamant-choose-leave = Sair
diamant-risk = { $carried } em risco
diamant-bring = guardas { $alone }, ou { $shared } com outra pessoa
diamant-chose-stay = Ficas. As escolhas revelam-se quando todos tiverem escolhido.
diamant-chose-leave = Sais. As escolhas revelam-se quando todos tiverem escolhido.
diamant-has-chosen-long = já escolheu
diamant-shows-stay = fica
diamant-shows-leave = sai
diamant-safe = Estás de volta ao acampamento, com { $chest } no teu baú.
diamant-trap-near = A próxima põe fim à expedição
diamant-second = a segunda!
diamant-over = A expedição { $number } acabou
diamant-alone = { $name } sem mais ninguém: { $share } do caminho
diamant-shared = Saem { $count } jogadores: cada um recebe { $share } do caminho
diamant-folded = { $cards ->
    [0] { $cards } cartas anteriores, com { $rubies }
    [one] { $cards } carta anterior, com { $rubies }
    [many] { $cards } cartas anteriores, com { $rubies }
   *[other] { $cards } cartas anteriores, com { $rubies }
}
diamant-says-on-path = { $rubies ->
    [0] { $rubies } rubis no caminho
    [one] { $rubies } rubi no caminho
    [many] { $rubies } rubis no caminho
   *[other] { $rubies } rubis no caminho
}
diamant-says-deck = { $cards ->
    [0] { $cards } cartas no baralho
    [one] { $cards } carta no baralho
    [many] { $cards } cartas no baralho
   *[other] { $cards } cartas no baralho
}
diamant-says-card = Carta { $number }: { $card }.
diamant-says-inside = { $name }: na caverna, leva { $carried }, baú { $chest }.
diamant-says-camp = { $name }: no acampamento, baú { $chest }.
diamant-told-stay = Continuam: { $names }.
diamant-told-leave = Saem: { $names }.
diamant-told-bank = Levado para o acampamento: { $names }.
diamant-told-lost = { $card }! Perdido: { $names }.
diamant-told-lost-you = { $lost ->
    [1] { $card }! Perdes um rubi.
   *[other] { $card }! Perdes { $lost } rubis.
}
diamant-told-lost-nothing = { $card }! Ninguém levava nada.
diamant-why-alone = { $you ->
    [seat] Na expedição { $number } saíste sem mais ninguém: +{ $rubies }.
   *[none] Na expedição { $number }, { $name } saiu sem mais ninguém: +{ $rubies }.
}
diamant-why-escape = { $you ->
    [seat] Na expedição { $number } saíste uma carta antes da segunda armadilha ({ $card }): +{ $rubies }.
   *[none] Na expedição { $number }, { $name } saiu uma carta antes da segunda armadilha ({ $card }): +{ $rubies }.
}
diamant-why-best = { $you ->
    [seat] A tua melhor expedição foi a { $number }: +{ $rubies }.
   *[none] A melhor expedição de { $name } foi a { $number }: +{ $rubies }.
}
diamant-rules-aim = Objetivo do jogo
    .DIA-11 = Há cinco expedições a uma caverna. Em cada uma, todos começam lá dentro e de mãos vazias.
    .DIA-40 = Depois da quinta, os teus pontos são o que está no teu baú mais as tuas relíquias. Ganha quem tiver mais pontos; em caso de empate, a vitória é partilhada.
diamant-rules-cards = As cartas
    .DIA-1 = 15 tesouros, com 1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15 e 17 rubis.
    .DIA-2 = 15 armadilhas, três de cada: aranha, cobra, lava, rocha e aríete.
    .DIA-3 = Com relíquias: são cinco, e valem 5, 7, 8, 10 e 12.
    .DIA-4 = Um rubi vale 1, um diamante 5. Cinco rubis podem ser trocados por um diamante a qualquer momento, por isso só conta o total.
    .DIA-5 = As pedras preciosas nunca acabam.
    .DIA-10 = Tesouros e armadilhas formam um só baralho, que é bem baralhado.
    .DIA-12 = Com relíquias, a mais baixa das que restam entra no baralho antes de cada expedição.
diamant-rules-path = O caminho
    .DIA-20 = A carta de cima do baralho é virada sobre o caminho.
    .DIA-21 = Um tesouro é dividido em partes iguais por todos os que estão lá dentro. O que sobra fica na carta.
    .DIA-22 = A primeira armadilha de cada tipo é só um aviso.
    .DIA-23 = A segunda armadilha do mesmo tipo põe logo fim à expedição: todos os que estão lá dentro perdem o que levam.
    .DIA-24 = Uma relíquia fica simplesmente no caminho.
diamant-rules-choice = Ficar ou sair
    .DIA-25 = Todos os que estão lá dentro escolhem em segredo ficar ou sair. As escolhas revelam-se quando todos tiverem escolhido.
    .DIA-26 = Os jogadores que saem dividem os rubis do caminho em partes iguais; o que sobra fica lá.
    .DIA-27 = A tua parte e tudo o que levas vão para o teu baú, onde estão a salvo.
    .DIA-28 = Quem sai sem mais ninguém leva também todas as relíquias do caminho. Se saírem vários jogadores juntos, ninguém as leva.
    .DIA-29 = Enquanto houver alguém lá dentro, vira-se a carta seguinte.
diamant-rules-end = O fim de uma expedição
    .DIA-30 = Acaba quando todos tiverem saído, ou quando aparecer uma segunda armadilha do mesmo tipo.
    .DIA-31 = Os rubis que ficarem no caminho perdem-se.
    .DIA-32 = Se foi uma armadilha que lhe pôs fim, uma das duas cartas iguais sai do jogo de vez.
    .DIA-33 = As relíquias que ficarem no caminho saem do jogo; uma relíquia que ainda não foi virada fica no baralho.
    .DIA-34 = Todas as outras cartas voltam ao baralho, que é baralhado de novo.
diamant-rules-score = O que todos sabem
    .DIA-41 = O que está nos baús está à vista de todos.
diamant-origin = O livro de regras está completo. Só lhe faltam os valores dos tesouros: os nossos são os das cartas publicadas.
    .DIA-1 = O livro de regras só diz que há quinze cartas de tesouro. Estes são os valores das cartas publicadas.
    .DIA-5 = A caixa traz 60 rubis e 40 diamantes. O livro de regras não diz o que acontece quando acabam: aqui nunca acabam.
    .DIA-25 = O livro de regras não diz se podes mudar de ideias antes de as escolhas se revelarem. Aqui não podes.
    .DIA-26 = Segundo o livro de regras, o que sobra fica em qualquer carta de tesouro; aqui fica na primeira. Não faz diferença.
    .DIA-28 = Segundo o livro de regras, quem sai sem mais ninguém pode levá-las. Aqui acontece automaticamente: não se ganha nada em deixá-las.
    .DIA-41 = O livro de regras não diz se os baús são secretos. Todos viram o que lá entrou, por isso todos podem ver.
    .box = Um tabuleiro com cinco entradas da caverna; depois de cada expedição, uma barricada fecha uma delas. Escolhe-se com duas cartas, uma para continuar e outra para sair. Há 60 rubis que valem 1 e 40 diamantes que valem 5, e trocam-se conforme for preciso. Uma folha resume uma ronda.

## Recusas

diamant-refusal-in-camp = Estás de volta ao acampamento: espera pela próxima expedição.
diamant-refusal-already-chosen = Já escolheste, e a escolha é definitiva.
diamant-refusal-unknown-move = Só tens duas escolhas: stay e leave.

## Razões dos bots

diamant-reason-leave-now = Sair agora, sem mais ninguém: { $safe } a salvo.
diamant-reason-one-more = { $risk ->
    [0] A próxima carta não te pode custar nada e dá { $more } em média.
   *[other] Mais uma carta: { $risk }% de risco de perder tudo, mas também mais { $more } em média: vale a pena.
}
diamant-reason-risk = Mais uma carta: { $risk }% de risco de perder tudo por apenas mais { $more } em média.
diamant-reason-nothing-to-lose = Ainda não levas nada que possas perder.
diamant-reason-behind = Se saíres agora, { $seat } continua com { $rubies } de vantagem.
diamant-reason-alone = Não há mais ninguém na caverna: continuar ganha em { $stay }% dos casos, sair em { $leave }%, contando o baralho todo.

## Aprender

learn-diamant-treasure = Entram juntos numa caverna. O tesouro é dividido, e cada um recebe { $carried }. O que sobra fica na carta: { $left }.
learn-diamant-stay = Mais fundo na caverna, ou de volta ao acampamento? Todos decidem em segredo. Escolhe a tocha: em frente!
learn-diamant-stay-hint = No acampamento não há perigo, mas assim são os outros a encontrar os tesouros. Desta vez, continua!
learn-diamant-stay-praise = Ninguém saiu, por isso vira-se a carta seguinte: um tesouro. Cada um recebe { $share }, e o resto fica na carta: { $rest }.
learn-diamant-trap = Em frente! Qual será a próxima carta?
learn-diamant-trap-hint = Ainda não! Mais uma carta.
learn-diamant-trap-praise = Uma aranha! A primeira armadilha de cada tipo é só um aviso.
learn-diamant-warning = Estás a ver a moldura vermelha? Há uma aranha no caminho. Se vier outra, todos na caverna perdem o que levam!
learn-diamant-leave = É hora de sair. Escolhe a tenda: no regresso ao acampamento levas também os rubis do caminho.
learn-diamant-leave-hint = É demasiado perigoso! Desta vez, leva os teus rubis para o acampamento.
learn-diamant-leave-praise = Levavas { $carried } e apanhaste { $share } do caminho. O teu baú tem agora { $chest }, a salvo para sempre!
learn-diamant-watch = No acampamento estás a salvo. Vê os outros a continuar.
learn-diamant-watch-praise = A segunda aranha! { $one } e { $two } perdem tudo, { $lost } cada um. Começa uma nova expedição, e todos estão outra vez lá dentro.
learn-diamant-share = Sai mais uma vez. Quem sai ao mesmo tempo divide os rubis do caminho.
learn-diamant-share-hint = Desta vez, sai e vê o que acontece no caminho.
learn-diamant-share-praise = { $one } também saiu, por isso cada um recebe { $share } do caminho. No teu baú há agora { $chest }.
learn-diamant-nothing = Agora decides tu. Ainda não levas nada: continuas ou sais?
learn-diamant-nothing-hint = Ainda não tens nada a perder. Continua!
learn-diamant-nothing-praise = Os outros saíram, por isso o tesouro é todo teu: { $share }!
learn-diamant-danger = Olha para as armadilhas: há quatro tipos no caminho. Continuas ou sais?
learn-diamant-danger-hint = Mais uma armadilha dessas, e perdes tudo. É melhor saíres!
learn-diamant-danger-praise = Mesmo a tempo! Veio a segunda cobra, e cada um dos outros perdeu { $lost }.
learn-diamant-win = A última expedição. O teu baú: { $chest }. Levas: { $carried }. { $one } tem { $rival }. Continuas ou sais?
learn-diamant-win-hint = Faz as contas: o teu baú e o que levas chegam para ganhar. Sai!
learn-diamant-win-praise = A partida acabou. Ganha quem tem mais rubis, e és tu, com { $score }!
learn-diamant-relic = Também se pode jogar com relíquias. Antes de cada expedição entra mais uma no baralho. Esta está no caminho, e não se divide.
learn-diamant-together = Só quem sai sem mais ninguém leva as relíquias. Talvez os outros saiam agora: continua!
learn-diamant-together-hint = Se os outros também saírem, ninguém fica com a relíquia. Desta vez, continua!
learn-diamant-together-praise = Saíram ao mesmo tempo, por isso ninguém levou a relíquia. Agora só tu estás na caverna!
learn-diamant-alone = Agora sai, e leva a relíquia contigo!
learn-diamant-alone-hint = Se uma armadilha puser fim à expedição, a relíquia perde-se. Sai agora!
learn-diamant-alone-praise = Saíste sem mais ninguém, por isso a relíquia é tua. No fim vale 5.
learn-diamant-back = Uma nova expedição. As cartas do caminho voltaram ao baralho. Os rubis e as relíquias que ficam no caminho perdem-se para todos.
learn-diamant-gone = As aranhas puseram fim a duas expedições, e de cada vez uma saiu do jogo. Há três armadilhas de cada tipo. Continuas ou sais?
learn-diamant-gone-hint = Só resta uma aranha no jogo, e já está aqui. Não pode vir outra: continua!
learn-diamant-gone-praise = Não havia perigo nenhum, e veio um tesouro: { $share } para cada um!
learn-diamant-shared = A última expedição. O teu baú: { $chest }. As tuas relíquias: 12. Levas: { $carried }. { $one } tem { $rival }. Continuas ou sais?
learn-diamant-shared-hint = Se vier mais lava, perdes o que levas. Faz as contas: se saíres, ninguém tem mais do que tu!
learn-diamant-shared-praise = Baú e relíquias são { $score }, e { $one } tem o mesmo. Em caso de empate a vitória é partilhada: ganham os dois!
