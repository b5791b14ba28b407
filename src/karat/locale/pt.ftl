# Português europeu, com «tu»; docs/words/pt.md diz que palavras e formas se usam aqui.
# Uma cor vem no masculino e concorda com «o 12», «castelo» ou «tesouro»; uma carta vem com o seu artigo, por isso nunca
# fica depois de «de», «em», «por» ou «a». O zero é plural: cada escolha com [one] tem um [0], a não ser que diga outra
# coisa, porque as regras de «pt» são as do Brasil.
# 1 … 5: a até cada com de do e em fora min na no para

## Em toda a parte

you = tu
seat = lugar { $number }
nothing = –
and = { $first } e { $last }
and-e = { $first } e { $last }
and-i = { $first } e { $last }
turn = É a tua vez: { $ask }
waiting = { $count ->
    [1] { $names } está a pensar…
   *[other] { $names } estão a pensar…
}
won = { $you ->
    [seat] { $count ->
        [1] Ganhaste! Pontos: { $scores }.
       *[other] A vitória é partilhada: { $winners }! Pontos: { $scores }.
    }
   *[none] { $count ->
        [0] Ninguém ganha. Pontos: { $scores }.
        [1] Ganha { $winners }! Pontos: { $scores }.
       *[other] A vitória é partilhada: { $winners }! Pontos: { $scores }.
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
card = o { $number } { $colour }
ask = escolhe uma jogada.

## O terminal

terminal-title = { $game }, { $players } jogadores
terminal-begin = { $game }, { $players } jogadores. Estás no lugar { $seat }. Escreve ? para ver a ajuda.
terminal-against = Também jogam: { $names }.
terminal-bot = { $name } (lugar { $seat }, { $level })
terminal-level = nível { $level }
terminal-commitment = Selo das cartas: { $commitment }
terminal-options = Opções de { $game }: Enter mantém o que está entre parênteses retos.
terminal-options-again = As mesmas opções noutra altura: { $command }
terminal-options-link = Para o navegador, a seguir ao endereço do teu servidor: { $link }
terminal-options-odd = «{ $answer }» não serve aqui. { $why }
terminal-options-choose = Escolhe algo da lista.
terminal-players = Jogadores
terminal-hand = A tua mão
terminal-log = Registo
terminal-moves = { $count ->
    [0] { $count } jogadas
    [one] { $count } jogada
    [many] { $count } jogadas
   *[other] { $count } jogadas
}
terminal-moves-shown = { $shown } de { $count } jogadas
terminal-more = … e mais { $count }: escreve l para ver todas.
terminal-filter = escreve parte de uma jogada
terminal-your-move = A tua jogada
terminal-left = Deixaste a partida.
terminal-over = A partida acabou. Carrega em s para a guardar, em q para sair.
terminal-saved = Partida guardada em { $file }.
terminal-not-saved = Não foi possível guardar a partida: { $problem }
terminal-not-now = Agora não tens nada para decidir.
terminal-preparing = A preparar as regras (da primeira vez demora um pouco)…
terminal-thinking = A pensar… (da primeira vez demora um pouco)
terminal-hint = O que pensa o bot mais forte
terminal-hint-keys = Enter escolhe essa jogada, Esc fecha.
terminal-hint-win = ganha { $win }% ± { $error }
terminal-hint-line = { $move }: ganha { $win }% ± { $error }. { $reasons }
terminal-quit = Deixar a partida?
terminal-quit-keys = y para sair, n para ficar
terminal-key-hint = Dica
terminal-key-filter = Procurar
terminal-key-save = Guardar
terminal-key-light = Tema
terminal-key-help = Ajuda
terminal-key-quit = Sair
terminal-help-keys = Teclas
terminal-help =
    ↑ ↓        escolher uma jogada, ou escrever o seu número
    Enter      fazer a jogada escolhida
    /          procurar uma jogada pelas palavras ou letras; Esc termina a procura
    h          uma dica: todas as jogadas por ordem, com probabilidades e razões
    PgUp PgDn  percorrer a mesa; com Shift, o registo
    s          guardar a partida
    t          mudar entre claro e escuro
    q          deixar a partida
terminal-help-plain =
    Escreve um número da lista, ou uma jogada como lá está entre [parênteses].
      v  rever a mesa     l  todas as jogadas     h  uma dica     q  deixar a partida     ?  esta ajuda

## O navegador

browser-tagline = Jogos de cartas sobre tesouros, com amigos ou contra bots
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
browser-players = { $least }–{ $most } jogadores
browser-minutes = { $minutes } min
browser-age = { $age }+ anos
browser-ours = estimativa nossa; o livro de regras não o diz
browser-seconds = { $seconds } segundos
browser-play = Jogar já
browser-play-game = { $game }: jogar já contra bots
browser-dealing = A dar as cartas…
browser-friends = Com amigos
browser-friends-game = { $game }: jogar com amigos
browser-rules-of = Regras de { $game }
booklet-printed = impresso
booklet-source = outra fonte
booklet-ours = nosso
booklet-printed-text = Está impresso no livro de regras.
booklet-source-text = Não está no livro de regras. Vem das próprias cartas ou de críticas do jogo.
booklet-ours-text = Aqui o livro de regras não diz nada ou deixa algo em aberto. Decidimos nós, e dizemos porquê.
booklet-where = De onde vem { $rule }: { $origin }
booklet-at = No livro de regras: «{ $place }»
booklet-why = Razões comuns a vários jogos
    .asks = Se só há uma resposta possível, a mesa não espera por ela.
    .points = Aqui o livro de regras não tem pontos. Servem só para as estatísticas.
    .shared = O livro de regras não resolve todos os empates. O que deixa em aberto é uma vitória partilhada.
    .torn = Aqui a cópia está rasgada. O que ainda se lê condiz com esta regra; o resto é a nossa leitura.
booklet-measured = Medido com bots rápidos (partidas: { $games }, jogadores: { $players }).
booklet-effect = Com «{ $choice }», quem começa ganha { $with } em 1000 partidas, normalmente { $usual } (± { $error }); decisões por partida: { $length }, normalmente { $before }.
booklet-about = Sobre este jogo
booklet-story = A história
booklet-primer = Nunca jogaste às vazas?
booklet-box = Como vem na caixa
booklet-tip = Um conselho
booklet-note = É bom saber
booklet-by = De { $authors }.
booklet-publisher = { $publisher } publica o jogo.
booklet-languages = Línguas do livro de regras: { $languages }.
booklet-key = De onde vem uma regra
booklet-contents = Índice
booklet-topics = Palavras com que se procura nas regras
    .empty = vazio, esgotado, baralho vazio, não há cartas, faltam cartas
    .end = fim, acabar, última vez, última jogada, última ronda
    .follow = assistir, servir, seguir a cor
    .give = dar, oferecer, passar, trocar
    .kind = tipo, forma, símbolo
    .lose = perder, perde, perdedor, perda, penalização
    .most = maioria, mais
    .must = deve, tem de, pode, obrigado, obrigatório, opcional, recusar
    .rest = resto, sobra, sobras
    .round = ronda, rondas, quantas rondas, fase, expedição
    .secret = segredo, escondido, ver, espreitar, lembrar, virado para baixo
    .shuffle = baralhar, misturar
    .start = quem começa, começar, primeiro jogador, quem dá as cartas
    .steal = roubar, tirar
    .stop = parar, sair, ir para casa, acampamento, voltar
    .task = par, sequência, série
    .three = 3 jogadores, três jogadores, a três
    .tie = empate, empatar, igualdade, desempate
    .total = soma, total, somar, contar, pontos, pontuação
    .two = 2 jogadores, dois jogadores, a dois
    .win = ganhar, ganha, vencer, vencedor, vitória
booklet-find = Procurar nas regras
booklet-found = { $count ->
    [0] nada encontrado
    [one] { $count } regra encontrada
    [many] { $count } regras encontradas
   *[other] { $count } regras encontradas
}
booklet-print = Imprimir
booklet-link = Link para { $rule }
booklet-table = Esta mesa
booklet-as-usual = Nada foi alterado: vale tudo o que está nesta página.
booklet-changed = Diferente nesta mesa
booklet-off = Não nesta mesa
booklet-chosen = { $option }: { $value }
booklet-cards = Todas as cartas
booklet-cards-text = Nesta mesa algumas podem ser diferentes.
booklet-examples = Exemplos do livro de regras
booklet-examples-text = O livro de regras conta-os por palavras. As cartas que não nomeia são nossas.
booklet-no-examples = Este livro de regras não traz nenhum exemplo.
booklet-example = Exemplo { $number }
booklet-start = Começa assim.
booklet-step = Passo { $step } de { $steps }
booklet-back = Passo anterior
booklet-next = Passo seguinte
booklet-decisions = O que decidimos
booklet-terms = As palavras do livro de regras
booklet-unknown = Não há nenhuma regra «{ $rule }» em { $game }: as regras vão de { $first } a { $last }.
browser-join = Entrar com um código ou um link
browser-join-go = Entrar
browser-join-bad = Um código tem seis letras ou algarismos.
browser-my-tables = As minhas mesas
browser-phase-open = à espera de jogadores
browser-phase-playing = a decorrer
browser-phase-over = terminada
browser-phase-closed = fechada
browser-no-unfinished = Todas as tuas partidas acabaram.
browser-continue = Continuar
browser-all-games = Todas as minhas partidas ({ $count })
browser-with = com { $names }
browser-your-turn = É a tua vez
browser-turn-of = É a vez de { $name }
browser-bots-count = Jogadores
browser-bots-level = Nível dos bots
browser-bots = Adversários: { $count }, nível { $level }. Mudar…
browser-guest = Visitante
browser-settings = Definições

# navegador: uma mesa nova e a sala
browser-new = { $game } com amigos
browser-new-players = Jogadores
browser-new-more = Mais opções
browser-new-pace = Ritmo dos bots
browser-new-clock = Tempo por decisão
browser-new-no-clock = sem limite
browser-new-chat = Conversa livre entre jogadores (senão, só frases feitas e autocolantes)
browser-new-private = Só quem tem o link pode ver a mesa
browser-new-open = Abrir a mesa
browser-name = O teu nome
browser-colour = A tua pedra preciosa
browser-gem-ruby = rubi
browser-gem-amber = âmbar
browser-gem-topaz = topázio
browser-gem-emerald = esmeralda
browser-gem-turquoise = turquesa
browser-gem-sapphire = safira
browser-gem-amethyst = ametista
browser-gem-onyx = ónix
browser-invite = Convida os outros
browser-code = Código: { $code }
browser-qr = Código QR para o link { $link }
browser-link = Link
browser-share = Partilhar o link
browser-copied = Copiado
browser-seats = Lugares
browser-seat-open = livre
browser-seat-open-text = à espera de alguém
browser-seat-you = tu
browser-seat-person = jogador
browser-seat-bot = bot, { $level }
browser-seat-host = abriu a mesa
browser-seat-away = ausente
browser-seat-stand-in = está um bot a jogar
browser-seat-thinks = a decidir
browser-seat-who = Jogador no lugar { $number }
browser-seat-up = Pôr mais acima: { $name }
browser-sit = Senta-te
browser-sit-at = Senta-te no lugar { $number }
browser-stand-up = Levanta-te
browser-level-1 = muito fácil
browser-level-2 = fácil
browser-level-3 = médio
browser-level-4 = bom
browser-level-5 = forte
browser-level-6 = o mais forte
browser-options = Opções
browser-options-kept = As opções são as mesmas da tua última mesa.
browser-options-sent = Estas opções vieram com o link.
browser-options-odd = Uma parte do link não serve para este jogo e foi posta de lado.
browser-options-reset = Repor as opções
browser-options-share = Partilhar estas opções
browser-starts = Quem começa?
browser-fair = Jogo limpo
browser-fair-text = Um segredo já decidiu as cartas, e este número sela-o. Junta umas palavras tuas, e ninguém pode ter escolhido um segredo a seu favor.
browser-word = Palavras tuas
browser-words = Palavras até agora: { $words }
browser-start = Começar a partida
browser-start-text = { $open ->
    [0] Já estão todos.
    [one] Há um lugar livre; um bot fica com ele.
    [many] Há { $open } lugares livres; ficam para bots.
   *[other] Há { $open } lugares livres; ficam para bots.
}
browser-lobby-sit = Escolhe um lugar livre, ou assiste daqui.
browser-lobby-wait = Quem abriu a mesa começa a partida.
browser-lobby-full = Todos os lugares estão ocupados.
browser-new-grace = Esperar por quem está ausente
browser-new-grace-never = o tempo que for preciso
browser-level-careful = prudente
browser-level-bold = ousado
browser-level-greedy = ganancioso
browser-level-schemer = astuto
browser-level-trader = gosta de negociar
browser-level-blocker = gosta de bloquear
browser-level-collector = gosta de colecionar
browser-level-giver = gosta de dar
browser-level-thief = gosta de roubar
browser-level-hoarder = gosta de acumular
browser-level-bluffer = gosta de fazer bluff
browser-bots-who = Os bots
browser-bots-plays = { $name } joga
browser-bots-mixed = variado, conforme o nível

# navegador: a mesa
browser-board = Mesa
browser-log = Registo
browser-talk = Conversa
browser-rules = Regras
browser-no-rules = Este jogo não traz regras para ler.
browser-choose = Escolhe a tua jogada
browser-wait = Espera pelos outros
browser-skip = Saltar para a minha vez
browser-missed = Enquanto estiveste fora
browser-time-left = { $seconds ->
    [0] faltam { $seconds } segundos
    [one] falta um segundo
    [many] faltam { $seconds } segundos
   *[other] faltam { $seconds } segundos
}
browser-since = Desde a tua última jogada
browser-setting-keys = Atalhos de uma só tecla
browser-setting-notify = Avisar-me quando for a minha vez
browser-notify-no = Este navegador não permite notificações aqui.
browser-moment = Um momento…
browser-undo = Desfazer
browser-why = Porquê? { $rule }
browser-to-board = Ver a mesa
browser-to-scores = Ver os pontos
browser-ask-undo = { $moves ->
    [1] Deixas { $name } desfazer a última jogada?
   *[other] Deixas { $name } desfazer as últimas { $moves } jogadas?
}
browser-ask-waiting = Para desfazer, falta o acordo de: { $names }.
browser-leave = Deixar a partida
browser-leave-text = Queres sair? Um bot joga por ti, e podes voltar quando quiseres.
browser-close-table = Fechar a mesa
browser-close-table-text = Fechar a mesa para todos e de vez?
browser-watchers = { $count ->
    [0] { $count } pessoas estão a assistir.
    [one] { $count } pessoa está a assistir.
    [many] { $count } pessoas estão a assistir.
   *[other] { $count } pessoas estão a assistir.
}
browser-watching = Estás a assistir.
browser-reissue = Novo link para este jogador
browser-reissue-text = Para quem não consegue voltar a entrar. O link antigo deixa de funcionar.
browser-keys = Teclas
    .digits = escolher da primeira à nona carta ou casa
    .enter = fazer a jogada escolhida
    .escape = escolher outra coisa
    .u = desfazer
    .l = mostrar a vaza anterior, ou o registo
    .t = ler a mesa em voz alta
    .i = mostrar em grande a carta em foco, com a sua regra
    .h = perguntar ao treinador
    .s = o que aconteceu desde a tua última jogada
    .help = mostrar estas teclas
browser-talk-players = Só os jogadores podem conversar à mesa.
browser-talk-text = Escreve alguma coisa
browser-talk-send = Enviar
browser-phrase-hello = Olá!
browser-phrase-good-luck = Boa sorte!
browser-phrase-your-turn = É a tua vez!
browser-phrase-thinking = Deixa-me pensar…
browser-phrase-well-played = Bem jogado!
browser-phrase-thank-you = Um grande obrigado!
browser-phrase-oops = Ups!
browser-phrase-lucky = Que sorte a minha!
browser-phrase-unlucky = Que azar!
browser-phrase-wow = Uau!
browser-phrase-back-soon = Volto já.
browser-phrase-here-again = Estou de volta!
browser-phrase-once-more = Mais uma partida?
browser-phrase-good-game = Boa partida!
browser-phrase-bye = Adeus!
browser-sticker-smile = um sorriso
browser-sticker-laugh = uma gargalhada
browser-sticker-wink = uma piscadela
browser-sticker-think = uma cara pensativa
browser-sticker-surprise = uma cara de surpresa
browser-sticker-cry = uma cara a chorar
browser-sticker-heart = um coração
browser-sticker-clap = aplausos
browser-sticker-gem = uma pedra preciosa
browser-sticker-torch = uma tocha
browser-sticker-crown = uma coroa
browser-sticker-sleep = uma cara a dormir
browser-log-said = { $name }: { $words }
browser-log-sat = { $name } senta-se.
browser-log-left = { $name } levanta-se.
browser-log-seat = Um lugar mudou.
browser-log-ordered = Os lugares mudaram de ordem.
browser-log-profile = Um jogador mudou de nome.
browser-log-word = { $name } junta palavras ao segredo.
browser-log-stand-in = Um bot passa a jogar por { $name }.
browser-log-back = { $name } voltou.
browser-log-asked = { $name } pede para desfazer.
browser-log-voted = { $name } respondeu.
browser-log-undone = { $moves ->
    [1] { $name } desfez uma jogada.
   *[other] { $name } voltou atrás: { $moves } jogadas já não contam.
}
browser-log-reissued = O lugar de { $name } tem um novo link.
browser-log-closed = A mesa está fechada.
browser-log-rematch = A próxima mesa está aberta.
browser-away-wait = { $name } não está. Um bot assume em { $time }.
browser-away-call = Deixar um bot jogar por { $name } agora
browser-undo-declined = { $name }: não. As jogadas ficam.

# navegador: o fim
browser-end = Fim
browser-player = Jogador
browser-score = Pontos
browser-winner = vitória
browser-moments = O que decidiu a partida
browser-again = Jogar outra vez
browser-wins = Partidas ganhas até agora
browser-so-far = As partidas até agora
browser-won = Ganhas
browser-again-changes = Jogar outra vez com alterações
browser-other-game = Outro jogo
browser-next = Ir para a próxima mesa
browser-record = Descarregar o ficheiro da partida
browser-check-deal = Verificar as cartas
browser-deal-good = O segredo corresponde ao número mostrado antes da primeira carta.
browser-deal-bad = O segredo não corresponde ao número mostrado antes da primeira carta!
browser-deal-commitment = Mostrado antes da partida:
browser-deal-secret = Segredo:
browser-deal-more = «karat verify» volta a dar toda a partida, carta a carta.
browser-finale-win = Ganhaste!
browser-finale-shared = Partilhas a vitória!
browser-finale-won = { $count ->
    [1] Ganha { $winners }!
   *[other] Ganham { $winners }!
}
browser-finale-nobody = Ninguém ganha
browser-finale-level = Empate no final: { $score } cada um.
browser-finale-place = { $place }.º lugar
browser-finale-points = Tabela de pontos

# navegador: a ligação
browser-health-connecting = a ligar…
browser-health-fine = com ligação
browser-health-slow = lento…
browser-health-lost = ligação perdida, a tentar de novo…
browser-health-gone = o servidor não responde
browser-health-ended = sem ligação
browser-opening = A abrir a mesa
browser-gone = Sem ligação ao servidor
browser-gone-text = O servidor não responde. As tuas mesas estão lá a salvo; continuamos a tentar.
browser-try-now = Tentar agora
browser-taken-over = Estás a jogar noutra janela
browser-taken-over-text = O teu lugar está aberto noutro sítio. Só uma janela de cada vez pode jogar por ele.
browser-own-device = Jogar noutro dispositivo
browser-own-device-text = Abre este link no teu outro dispositivo e ele fica com o teu lugar. Guarda-o para ti: quem o tiver pode jogar por ti.
browser-take-back = Jogar aqui
browser-table-closed = A mesa está fechada
browser-table-closed-text = Foi fechada por quem a abriu.
browser-table-deleted-text = Há muito tempo que ninguém jogava aqui, por isso o servidor apagou-a.
browser-removed = O teu lugar mudou
browser-removed-text = Quem abriu a mesa deu o teu lugar a outra pessoa ou enviou-te um novo link.
browser-look-again = Verificar de novo
browser-no-table = Mesa não encontrada
browser-no-table-text = Não há nenhuma mesa { $code } aberta para ti. O código está certo?

# navegador: definições
browser-setting-language = Idioma
browser-setting-auto = o do navegador
browser-setting-theme = Claro ou escuro
browser-setting-theme-auto = como o dispositivo
browser-setting-theme-light = claro
browser-setting-theme-dark = escuro
browser-setting-pace = Ritmo
browser-setting-pace-instant = imediato
browser-setting-pace-quick = rápido
browser-setting-pace-normal = médio
browser-setting-pace-slow = lento
browser-setting-motion = Animação
browser-setting-motion-auto = como o dispositivo
browser-setting-motion-less = reduzida
browser-setting-text = Tamanho do texto
browser-setting-sound = Som
browser-setting-effects = Volume dos efeitos
browser-setting-music = Volume da música
browser-setting-confirm = Confirmar jogadas
browser-setting-confirm-always = sempre
browser-setting-confirm-risky = só as arriscadas
browser-setting-confirm-never = nunca

## Recusas: <game>-refusal-<reason>, ou sem o jogo o que todos os jogos dizem igual. O que se escreve no terminal fica
## como se escreve.

refusal-no-seat = Não há lugar { $seat }: os lugares vão de 0 a { $last }.
refusal-over = A partida acabou.
refusal-not-your-turn = É a vez de { $turn }.

## Aprender

learn-way = Aprender
learn-of = Aprende a jogar { $game }
learn-title = Aprende { $game }
learn-step = Passo { $step } de { $steps }
learn-steps = Passos da lição
learn-go-on = Continuar
learn-back = Voltar
learn-again = Outra vez
learn-skip = Saltar
learn-show = Mostra-me
learn-try = Experimenta: { $move }
learn-hear = Ouvir outra vez
learn-voice = Ler em voz alta
learn-no-voice = Este dispositivo não tem voz para o teu idioma, por isso leiam em voz alta uns aos outros.
learn-good = Muito bem!
learn-finished = Já sabes jogar { $game }!
learn-play = Agora, uma partida a sério
learn-once-more = Repetir a lição
learn-target = Carrega agora em: { $name }
learn-of-done = Aprende a jogar { $game }: { $done } de { $all } capítulos concluídos
learn-title-chapter = Aprende { $game }: capítulo { $chapter }
learn-on = Continuar com o capítulo { $chapter }
learn-other = Podes, mas aqui experimenta outra coisa.
learn-rule = A regra
learn-more = Regras que podes encontrar mais tarde
learn-puzzles = Problemas
learn-puzzles-of = { $game }: problemas
learn-puzzle-step = Problema { $step } de { $steps }
learn-puzzle-ask = Encontra a melhor jogada!
learn-puzzle-wrong = Há uma jogada melhor. Vê outra vez!
learn-puzzle-right = É a melhor jogada! Ganha cerca de { $best } em cada 100 partidas, a segunda melhor { $next }.
learn-puzzle-solved = Problema { $step }: resolvido
learn-puzzles-done = Problemas resolvidos: { $done } de { $all }
learn-mistakes = Tentar outra vez os teus erros
learn-mistakes-of = { $game }: os teus erros
learn-illegal = Aqui não se pode.

## Rever, o treinador e a análise

replay-title = Rever uma partida
replay-again = Rever
replay-drop = Larga aqui o ficheiro de uma partida.
replay-choose = Escolher um ficheiro
replay-code = Ou escreve o código de uma mesa cuja partida acabou
replay-watch = Ver
replay-bad = Este ficheiro não pode ser mostrado. { $problem }
replay-none = Não é possível rever esta partida
replay-none-text = Ainda não acabou, ou já não existe, ou não está aberta para ti.
replay-first = Ir para o início
replay-back = Jogada anterior
replay-play = Reproduzir
replay-pause = Pausa
replay-forward = Jogada seguinte
replay-last = Ir para o fim
replay-slider = Momento da partida
replay-moment = Jogada { $move } de { $moves }.
replay-move = Jogada { $move }
replay-deal = As cartas são dadas.
replay-silent = Nesta jogada não há nada para ver.
replay-speed = Velocidade
replay-eyes = Ponto de vista
replay-eyes-nobody = De quem assiste
replay-eyes-seat = De { $name }
replay-eyes-open = Todas as cartas à vista
replay-hands = As cartas dos outros jogadores
replay-moves = Jogadas
replay-link = Link para este momento
replay-on = Continuar a jogar daqui
replay-on-text = Uma mesa nova continua a partir deste momento. As cartas que ainda não foram dadas são baralhadas de novo.
replay-on-seat = O teu lugar
replay-on-bots = Contra bots
replay-on-friends = Convidar amigos
replay-on-over = Aqui a partida já acabou. Volta a um momento anterior ao fim.
coach-ask = Perguntar ao treinador
coach-title = O que faria o treinador
coach-thinking = O treinador está a pensar…
coach-alike = mais ou menos igual
coach-more = Todas as jogadas: { $count }
coach-odds = Risco da próxima carta: { $percent }% ({ $caught } de { $cards }).
coach-allow = Com treinador: todos podem perguntar o que faria o bot mais forte
analysis-way = Análise
analysis-title = O que decidiu a partida
analysis-about = { $game }, jogadas: { $moves }, vitória: { $winners }
analysis-looking = O bot mais forte está a analisar cada decisão: { $done } de { $of }.
analysis-best = { $who ->
    [you] Quem jogou melhor foste tu.
    [single] Quem jogou melhor foi { $names }.
    [some] Quem jogou melhor, quase por igual: { $names }.
   *[all] Todos jogaram mais ou menos ao mesmo nível.
}
analysis-luckiest = { $who ->
    [you] Quem teve mais sorte foste tu.
    [single] Quem teve mais sorte foi { $names }.
    [some] Mais sorte, quase igual: { $names }.
   *[all] A sorte foi mais ou menos igual para todos.
}
analysis-ahead = Quem ia à frente?
analysis-certain = vitória certa
analysis-half = metade
analysis-hopeless = sem hipótese
analysis-start = início
analysis-end = fim
analysis-line = A linha mostra quantas de 100 partidas cada um ganharia a partir dali, com o que então sabia. Bots rápidos jogaram-nas até ao fim.
analysis-luck = { $who ->
    [you] Sorte para ti
   *[other] Sorte para { $name }
}
analysis-bad-luck = { $who ->
    [you] Azar para ti
   *[other] Azar para { $name }
}
analysis-mistake = { $who ->
    [you] O teu erro
   *[other] Erro de { $name }
}
analysis-moves = Jogado: { $move }. Melhor: { $best }.
analysis-only = Melhor: { $best }.
analysis-wins = ganha { $win } em 10
analysis-tens = { $win } em 10
analysis-less = um pouco menos
analysis-more = um pouco mais
analysis-from-to = Ganha { $before } em 10 partidas antes, { $after } em 10 depois.
analysis-watch = Ver a jogada { $move }
analysis-flawless = Nenhuma jogada nem carta o decidiu por si só.
analysis-well = Como jogou cada um?
analysis-scale = 100 = nenhum erro
analysis-won = ganhou
analysis-count = Erros: { $count } em { $of } decisões
analysis-shares = Sorte e habilidade
analysis-cost = custou
analysis-helped = ajudou
analysis-play = Jogo
analysis-fortune = Sorte
analysis-size = { $size ->
    [much] ajudou muito
    [some] ajudou
    [hardly] quase nada
    [less] custou algo
   *[least] custou muito
}
analysis-explain = A parte justa, o jogo e a sorte, somados, dão o resultado. O jogo é o que os teus erros te custaram e o que os erros dos outros te deram. O que os erros não explicam é sorte.
analysis-own-mistakes = Os teus erros: { $count }
analysis-all-mistakes = Todos os erros: { $count }
analysis-whose = De quem são os erros
analysis-mine = Meus
analysis-all = Todos ({ $count })
analysis-made = Jogado
analysis-better = Melhor
analysis-alike = Mais ou menos igual
analysis-fairly = Temos quase a certeza disto.
analysis-against = Contra o que foi jogado: { $reasons }
analysis-told = O treinador teria dito a { $name }: «{ $words }»
analysis-quoted = «{ $words }»
analysis-plain = Jogada muitas vezes até ao fim, simplesmente ganha mais.
analysis-again = Tentar outra vez
analysis-clean = Não se encontrou aqui nenhum erro claro.
analysis-error = Só conta como erro o que é claramente pior: mais do que o acaso explica e mais do que o próprio treinador se pode enganar, que aqui são até { $points } em 100 partidas. Tudo o resto é «mais ou menos igual».
analysis-decisions = Todas as decisões ({ $count })

## Um dispositivo que passa de mão em mão, o ecrã grande e as estatísticas

pass-where = Onde jogam?
pass-where-apart = Cada um no seu dispositivo
pass-where-here = Neste dispositivo
pass-where-screen = Num ecrã grande
pass-where-here-text = O dispositivo passa de mão em mão. Deixa um nome vazio para um bot, ou para alguém que entre pelo link.
pass-where-screen-text = Este ecrã mostra a mesa, e cada telemóvel as cartas de um jogador. Leiam um código para se sentarem.
pass-people = Quem joga neste dispositivo?
pass-person = Nome no lugar { $number }
pass-nobody = bot ou amigo
pass-one-more = Outro jogador neste dispositivo
pass-too-few = Escreve pelo menos dois nomes.
pass-turn = { $name }: { $ask }
pass-curtain = Cortina
pass-hand = Passa o dispositivo a { $name }.
pass-taps = Sou { $name }
pass-edge-camp = no acampamento
pass-edge-undo = { $name } já escolheu. Desfazer?
screen-hand = A mesa está no ecrã grande: mostrar só a minha mão
screen-open = Abrir o ecrã grande
screen-join = Entra com este código: { $code }
screen-seat = Código QR para te sentares no lugar { $number }
screen-seats = { $count ->
    [0] Há { $count } lugares livres. Lê um código e senta-te.
    [one] Há { $count } lugar livre. Lê o código e senta-te.
    [many] Há { $count } lugares livres. Lê um código e senta-te.
   *[other] Há { $count } lugares livres. Lê um código e senta-te.
}
stats-title = Estatísticas
stats-private = Partidas jogadas neste dispositivo. Ficam aqui, a não ser que as guardes num ficheiro.
stats-none = Ainda não terminou nenhuma partida neste dispositivo.
stats-all = Todos os jogos
stats-games = { $count ->
    [0] { $count } partidas
    [one] { $count } partida
    [many] { $count } partidas
   *[other] { $count } partidas
}
stats-wins = { $count ->
    [0] { $count } vitórias
    [one] { $count } vitória
    [many] { $count } vitórias
   *[other] { $count } vitórias
}
stats-rival = Rival preferido
stats-against = ganhas { $won }, perdidas { $lost }
stats-average = Pontuação média: { $score }
stats-chart = Últimas pontuações: { $scores }
stats-chart-text = Pontos das últimas partidas; uma bola grande é uma vitória.
stats-list = As tuas partidas, uma a uma
stats-lowest = Quanto mais baixo, melhor.
stats-export = Guardar num ficheiro
stats-import = Adicionar de um ficheiro
stats-imported = { $count ->
    [0] { $count } partidas foram adicionadas.
    [one] { $count } partida foi adicionada.
    [many] { $count } partidas foram adicionadas.
   *[other] { $count } partidas foram adicionadas.
}
stats-import-bad = Este ficheiro não tem estatísticas do Karat, por isso nada foi adicionado.
stats-erase = Apagar tudo
stats-erase-sure = Apagar mesmo todos os resultados deste dispositivo?

## O que o servidor recusa: refusal-<reason>, ou refusal-<error> onde não há motivo

refusal-bad = Isso não funciona aqui, por isso nada mudou.
refusal-not-now = Agora não é possível fazer isso.
refusal-not-yours = Só quem abriu a mesa ou um jogador da mesa pode fazer isso.
refusal-not-found = Aqui não há nada com esse nome.
refusal-mistake = O servidor cometeu um erro; nada mudou.
refusal-no-table = Essa mesa não existe, ou não está aberta para ti.
refusal-no-record = Essa partida não está aqui, ou já não existe.
refusal-not-played-here = Este servidor não consegue abrir essa partida ({ $problem }).
refusal-token-not-valid = Este link não é válido nesta mesa.
refusal-watching-link = Com este link só podes assistir.
refusal-only-here = Por enquanto, só este dispositivo pode abrir a mesa. Para deixares entrar outros, liga-o à tua rede e inicia o Karat como «karat» ou com --host 0.0.0.0.
refusal-slow-down = Foi demasiado de uma vez. Espera um segundo.
refusal-too-many-tables = Foram demasiadas mesas novas de uma vez. Espera um minuto.
refusal-too-many-replays = Estão a ser revistas muitas partidas. Volta daqui a um minuto.
refusal-too-many-sockets = Há demasiados dispositivos da tua rede ligados. Fecha alguns, ou volta mais tarde.
refusal-too-many-records = Foram demasiados ficheiros de uma vez. Espera um minuto.
refusal-too-many-analyses = Estão a ser analisadas muitas partidas. Volta daqui a um minuto.
refusal-between = Tem de ser um número inteiro de { $least } a { $most }.
refusal-in-all = Ao todo podem ser no máximo { $most }.
refusal-too-big = É demasiado grande: no máximo { $most } bytes.
refusal-storage = O servidor não conseguiu guardar isso, por isso nada mudou. Tenta outra vez.
refusal-disk-full = O disco do servidor está cheio, por isso nada mudou. Avisa quem gere o servidor.
refusal-only-players = Só os jogadores da mesa podem fazer isso.
refusal-only-host = Só quem abriu a mesa pode fazer isso.
refusal-only-players-and-host = Só os jogadores e quem abriu a mesa podem fazer isso.
refusal-no-seat-yet = Primeiro ocupa um lugar.
refusal-not-started = A partida ainda não começou.
refusal-started = A partida já começou.
refusal-game-not-over = A partida ainda não acabou.
refusal-table-closed = A mesa está fechada.
refusal-started-without-you = A partida já começou, mas podes assistir.
refusal-seated-already = Já tens um lugar.
refusal-all-seats-taken = Todos os lugares estão ocupados, mas podes assistir.
refusal-seat-taken = Esse lugar já não está livre.
refusal-only-bot-levels = Durante uma partida só se pode mudar o nível de um bot.
refusal-nobody-there = Nesse lugar não está outra pessoa.
refusal-too-many-guests = Já se sentaram demasiadas pessoas a esta mesa. Abre uma nova.
refusal-table-used-up = Já aconteceu demasiada coisa nesta mesa. Podes acabar a partida, mas mais nada.
refusal-too-many-people = { $count ->
    [0] Já há { $count } pessoas na mesa: são demais para esse número de jogadores.
    [one] Já há { $count } pessoa na mesa: é demais para esse número de jogadores.
    [many] Já há { $count } pessoas na mesa: são demais para esse número de jogadores.
   *[other] Já há { $count } pessoas na mesa: são demais para esse número de jogadores.
}
refusal-name-unseen = O nome precisa de pelo menos uma letra visível.
refusal-name-taken = Alguém na mesa já tem esse nome, ou um muito parecido.
refusal-late = Essa decisão já não é tua.
refusal-too-many-undos = Nesta partida já se desfizeram jogadas vezes demais. A partir de agora, uma jogada feita fica feita.
refusal-someone-away = Desde então alguma coisa foi revelada, e nem todos estão aqui para concordar.
refusal-no-move-yet = Ainda não fizeste nenhuma jogada.
refusal-asked-already = Já se pediu à mesa para desfazer.
refusal-question-closed = Essa pergunta já está fechada.
refusal-agreed-already = Já deste o teu acordo.
refusal-nothing-to-read = A mensagem está vazia.
refusal-coach-busy = O treinador tem muitas perguntas para responder. Pergunta outra vez daqui a um minuto.
refusal-no-coach = Nesta mesa não há treinador.
refusal-nothing-to-decide = Agora não tens nada para decidir.
refusal-record-not-json = Não é o ficheiro de uma partida: devia ser JSON.
refusal-record-not-well-made = Não é um ficheiro no formato do Karat ({ $problem }).
refusal-record-does-not-replay = A partida deste ficheiro não segue as regras ({ $problem }).
refusal-record-not-over = A partida deste ficheiro ainda não acabou.
refusal-still-here = A pessoa está aqui, ou saiu só há um instante. Espera alguns segundos.
refusal-waits-for-all = Esta mesa espera por todos, demore o que demorar.
