# Italiano. I colori stanno nella frase come nomi: «il rosso», «carte di colore rosso», mai «carte rosse».
# 1 … 5: a da dal dalla del di e finora fra fuori in min nel nella per su sul tra

## Ovunque

you = tu
seat = posto { $number }
island = l’isola
nothing = –
and = { $first } e { $last }
turn = Tocca a te: { $ask }
waiting = { $count ->
    [one] { $names } sta pensando…
    [many] { $names } stanno pensando…
   *[other] { $names } stanno pensando…
}
won = { $you ->
    [seat] { $count ->
        [one] Hai vinto! Punti: { $scores }.
        [many] Condividi la vittoria: { $winners }. Punti: { $scores }.
       *[other] Condividi la vittoria: { $winners }. Punti: { $scores }.
    }
   *[none] { $count ->
        [0] Non vince nessuno. Punti: { $scores }.
        [one] Vince { $winners }. Punti: { $scores }.
        [many] Vincono { $winners }. Punti: { $scores }.
       *[other] Vincono { $winners }. Punti: { $scores }.
    }
}
score = { $name } { $score }
colour-red = rosso
colour-orange = arancione
colour-yellow = giallo
colour-green = verde
colour-blue = blu
colour-purple = viola
colour-pink = rosa

## Il terminale

terminal-title = { $game }, { $players } giocatori
terminal-begin = { $game }, { $players } giocatori. Sei al posto { $seat }; ? spiega tutto.
terminal-against = Giochi con { $names }.
terminal-bot = { $name } (posto { $seat }, { $level })
terminal-level = livello { $level }
terminal-commitment = Sigillo della distribuzione: { $commitment }
terminal-players = Giocatori
terminal-hand = La tua mano
terminal-log = Che cosa è successo
terminal-moves = { $count ->
    [one] { $count } mossa
    [many] { $count } mosse
   *[other] { $count } mosse
}
terminal-moves-shown = { $shown } mosse su { $count }
terminal-more = … e altre { $count }; l le elenca tutte.
terminal-filter = parole o lettere di una mossa
terminal-your-move = La tua mossa
terminal-left = Hai lasciato la partita.
terminal-over = La partita è finita: s salva il verbale, q chiude il tavolo.
terminal-saved = Verbale salvato in { $file }.
terminal-not-saved = Non è stato possibile salvare il verbale: { $problem }
terminal-not-now = Ora non hai niente da decidere.
terminal-preparing = Preparo le regole (la prima volta ci vuole un po’)…
terminal-thinking = Sto pensando… (la prima volta ci vuole un po’)
terminal-hint = Che cosa ne pensa il bot più forte
terminal-hint-keys = Invio va a quella mossa, Esc chiude.
terminal-hint-win = vince il { $win } % ± { $error }
terminal-hint-line = { $move }: vince il { $win } % ± { $error }. { $reasons }
terminal-quit = Lasciare la partita?
terminal-quit-keys = y per uscire, n per restare
terminal-key-hint = Consiglio
terminal-key-filter = Cerca
terminal-key-save = Salva
terminal-key-light = Luce
terminal-key-help = Aiuto
terminal-key-quit = Esci
terminal-help-keys = Tasti
terminal-help =
    ↑ ↓        scegli una mossa, o scrivi il suo numero
    Invio      gioca la mossa scelta
    /          cerca una mossa per parole o lettere; Esc smette
    h          un consiglio: tutte le mosse in ordine, con probabilità di vittoria e motivi
    PgUp PgDn  scorri il tavolo, con Maiusc la cronaca
    s          salva il verbale della partita
    t          chiaro o scuro
    q          lascia la partita
terminal-help-plain =
    Scrivi un numero della lista, o una mossa come sta lì tra parentesi.
      v  mostra di nuovo il tavolo     l  elenca le mosse     h  un consiglio     q  lascia la partita     ?  questo aiuto

## Diamant

diamant-where = Spedizione { $number } di 5, { $cards ->
    [one] { $cards } carta sul sentiero
    [many] { $cards } carte sul sentiero
   *[other] { $cards } carte sul sentiero
}
diamant-signs = ♦11 è un tesoro, il numero dietro una carta i rubini che vi restano sopra. Una trappola ha un !, e la seconda dello stesso tipo chiude la spedizione. Segni delle trappole: ● nel mazzo, ! sul sentiero, × fuori dal gioco.
diamant-ask = resti o esci? Porti { $carried }; in solitaria incassi { $alone }, in due { $shared }.
diamant-move-stay = Resta e prosegui
diamant-move-leave = Esci con { $carried } e una parte
diamant-path = Sentiero
diamant-path-empty = ancora niente
diamant-left = (ancora { $rubies })
diamant-piles = Mazzi
diamant-piles-now = mazzo { $deck }, { $rubies ->
    [one] { $rubies } rubino sul sentiero
    [many] { $rubies } rubini sul sentiero
   *[other] { $rubies } rubini sul sentiero
}
diamant-traps = Trappole
diamant-trap-pips = { $deck } nel mazzo, { $path } sul sentiero, { $gone } fuori
diamant-head-place = dove
diamant-in-cave = grotta
diamant-in-camp = campo
diamant-head-carried = porta
diamant-head-chest = forziere
diamant-head-relics = reliquie
diamant-head-choice = scelta
diamant-has-chosen = fatta
diamant-card-treasure = un tesoro da { $value }
diamant-card-relic = una reliquia da { $value }
diamant-card-spider = ragno
diamant-card-snake = serpente
diamant-card-lava = lava
diamant-card-boulder = masso
diamant-card-ram = ariete
diamant-event-expedition = Inizia la spedizione { $number }.
diamant-event-relic-added = Nel mazzo viene mischiata { $card }.
diamant-event-reveal = Scoperta: { $card }.
diamant-event-treasure = Scoperta: { $card }, { $share } a testa, ne restano { $rest }.
diamant-event-chosen = { $you ->
    [seat] Hai scelto: { $choice ->
        [stay] resti
       *[leave] esci
    }.
   *[none] { $seat } ha scelto.
}
diamant-event-choice = { $choice ->
    [stay] { $you ->
        [seat] Resti.
       *[none] { $seat } resta.
    }
   *[leave] { $you ->
        [seat] Esci.
       *[none] { $seat } esce.
    }
}
diamant-event-bank = { $you ->
    [seat] Porti al campo { $carried } e { $share } dal sentiero.
   *[none] { $seat } porta al campo { $carried } e { $share } dal sentiero.
}
diamant-event-relic = { $you ->
    [seat] Prendi { $card }.
   *[none] { $seat } prende { $card }.
}
diamant-event-trapped = { $you ->
    [seat] Scatta la trappola ({ $card }): perdi { $lost }.
   *[none] Scatta la trappola ({ $card }): { $seat } perde { $lost }.
}
diamant-event-removed = Fuori dal gioco: { $card }.
diamant-event-expedition-over = La spedizione { $number } è finita.
diamant-event-over = La partita è finita.

## Diamoniak

diamoniak-where = { $deck ->
    [one] { $deck } carta nel mazzo
    [many] { $deck } carte nel mazzo
   *[other] { $deck } carte nel mazzo
}
diamoniak-signs = ♜ è una carta castello, chiara dove è costruita; ♦ un diamante, ✶ una fata. Le carte di altri castelli stanno nella scorta.
diamoniak-ask-draw = pesca una carta.
diamoniak-ask-buy = pesca una carta, o comprane una per tre diamanti.
diamoniak-ask-again = peschi ancora o ti fermi?
diamoniak-ask-witch = { $owed ->
    [one] una strega! Dalle ancora { $owed } carta.
    [many] una strega! Dalle { $owed } carte.
   *[other] una strega! Dalle { $owed } carte.
}
diamoniak-ask-fairy = una strega! Scacciala con una fata, o dalle { $owed ->
    [one] { $owed } carta.
    [many] { $owed } carte.
   *[other] { $owed } carte.
}
diamoniak-move-draw = Pesca una carta
diamoniak-move-stop = Fermati e tieni tutto
diamoniak-move-fairy = Scaccia la strega con una fata
diamoniak-move-buy = Compra una carta del tuo colore da { $seat }
diamoniak-move-give = Dai alla strega { $card }
diamoniak-head-castle = castello
diamoniak-no-castle = ancora nessun castello
diamoniak-head-store = scorta
diamoniak-discard = Scarti
diamoniak-kind-pink = rosa
diamoniak-kind-blue = blu
diamoniak-kind-green = verde
diamoniak-kind-yellow = giallo
diamoniak-kind-diamond = diamanti
diamoniak-kind-witch = streghe
diamoniak-kind-fairy = fate
diamoniak-card-pink = una carta castello rosa
diamoniak-card-blue = una carta castello blu
diamoniak-card-green = una carta castello verde
diamoniak-card-yellow = una carta castello gialla
diamoniak-card-diamond = un diamante
diamoniak-card-witch = una strega
diamoniak-card-fairy = una fata
diamoniak-many = { $what } { $count }
diamoniak-event-turn = { $you ->
    [seat] Inizia il tuo turno.
   *[none] Inizia il turno di { $seat }.
}
diamoniak-event-shuffle = Si mischiano gli scarti ({ $cards }): un nuovo mazzo.
diamoniak-event-draw = { $you ->
    [seat] { $to ->
        [castle] Peschi { $card }: va al tuo castello.
        [discard] Peschi { $card }!
       *[store] Peschi { $card }.
    }
   *[none] { $to ->
        [castle] { $seat } pesca { $card }: va al castello.
        [discard] { $seat } pesca { $card }!
       *[store] { $seat } pesca { $card }.
    }
}
diamoniak-event-join = { $cards ->
    [one] Dalla scorta si aggiunge { $cards } carta di colore { $colour }.
    [many] Dalla scorta si aggiungono { $cards } carte di colore { $colour }.
   *[other] Dalla scorta si aggiungono { $cards } carte di colore { $colour }.
}
diamoniak-event-stop = { $you ->
    [seat] Ti fermi.
   *[none] { $seat } si ferma.
}
diamoniak-event-fairy = { $you ->
    [seat] La tua fata scaccia la strega.
   *[none] La fata di { $seat } scaccia la strega.
}
diamoniak-event-give = { $you ->
    [seat] Dai alla strega { $card }.
   *[none] { $seat } dà alla strega { $card }.
}
diamoniak-event-lose = { $you ->
    [seat] La strega ti prende { $card }.
   *[none] La strega prende { $card } a { $seat }.
}
diamoniak-event-free = { $you ->
    [seat] Il tuo castello non c’è più: il { $colour } è di nuovo libero.
   *[none] Il castello di { $seat } non c’è più: il { $colour } è di nuovo libero.
}
diamoniak-event-buy = { $you ->
    [seat] Compri { $card } da { $from } per { $diamonds } diamanti.
    [from] { $seat } compra { $card } da te per { $diamonds } diamanti.
   *[none] { $seat } compra { $card } da { $from } per { $diamonds } diamanti.
}
diamoniak-event-over = { $you ->
    [winner] Il tuo castello è completo!
   *[none] Il castello di { $winner } è completo.
}

## Djinn

djinn-where = Fase { $phase }, { $left ->
    [0] le prese sono finite
    [one] l’ultima presa
    [many] ancora { $left } prese
   *[other] ancora { $left } prese
}
djinn-signs = Una carta è colore e numero: P viola, G verde, Y giallo, B blu. Tra carte uguali vale di più la prima giocata.
djinn-ask-lead = apri con una carta.
djinn-ask-play = gioca una carta; si risponde al { $colour }, se ce l’hai.
djinn-ask-after = gioca una carta Djinn, o di’ che hai finito.
djinn-ask-keep = la presa è tua: tieni { $count ->
    [one] una delle sue carte.
    [many] { $count } delle sue carte.
   *[other] { $count } delle sue carte.
}
djinn-ask-cave = risolvi una prova con le carte che hai tenuto.
djinn-move-play = Gioca { $card }
djinn-move-done = Fatto
djinn-move-keep = Tieni { $card }
djinn-move-cave = { $task }: { $cards }
djinn-move-trump = Djinn: il { $colour } diventa briscola
djinn-move-replace = Djinn: sostituisci la carta di { $seat }
djinn-move-free = Djinn: gioca qualsiasi colore
djinn-move-swap = Djinn: scambia la carta con { $seat }
djinn-move-highest = Djinn: tieni la carta più alta
djinn-move-lowest = Djinn: vince la carta più bassa
djinn-move-notrump = Djinn: niente briscola in questa presa
djinn-move-fifteen = Djinn: la tua carta vale 15
djinn-move-double = Djinn: se vinci, tieni due carte
djinn-effect-trump = nuova briscola
djinn-effect-replace = sostituisci una carta
djinn-effect-free = qualsiasi colore
djinn-effect-swap = scambia le carte
djinn-effect-highest = tieni la più alta
djinn-effect-lowest = vince la più bassa
djinn-effect-notrump = niente briscola
djinn-effect-fifteen = vale 15
djinn-effect-double = tieni due carte
djinn-task-run = scala di { $level }
djinn-task-pairs = { $level ->
    [3] coppia e una carta più bassa
    [4] due coppie
   *[5] due coppie e una carta più bassa
}
djinn-task-under = { $level } sotto { $under }
djinn-task-over = { $level } sopra { $over }
djinn-task-exact = { $level } che fanno { $under }
djinn-task-colour = { $level } di un colore
djinn-trump = Briscola
djinn-piles = mazzo { $deck }, scarti { $discard }, Djinn { $djinn }
djinn-trick = Presa
djinn-trick-empty = nessuno ha ancora giocato
djinn-last-trick = Ultima presa, vinta da { $seat }
djinn-counts-as = { $card } come { $number }
djinn-effects = In vigore
djinn-effect-by = { $effect } ({ $seat })
djinn-caves = Grotte
djinn-cave = { $level }: { $tasks }
djinn-cave-closed = chiusa
djinn-head-level = livello
djinn-head-cards = carte
djinn-head-djinns = Djinn
djinn-head-kept = tenute
djinn-discards = Scarti
djinn-own = Le tue carte Djinn
djinn-event-row = Si apre il livello { $level }: { $tasks }.
djinn-event-draw = { $you ->
    [seat] Peschi la carta Djinn «{ $effect }».
   *[none] { $seat } pesca una carta Djinn.
}
djinn-event-djinn-shuffled = Le carte Djinn usate vengono mischiate: { $size } nel mazzo.
djinn-event-phase = Inizia la fase { $number }; { $you ->
    [leader] apri tu.
   *[none] apre { $leader }.
}
djinn-event-deal = { $you ->
    [seat] Ricevi { $hand }.
   *[none] { $size ->
        [one] { $seat } riceve { $size } carta.
        [many] { $seat } riceve { $size } carte.
       *[other] { $seat } riceve { $size } carte.
    }
}
djinn-event-trump = Si scopre { $card }: il { $colour } è briscola.
djinn-event-play = { $you ->
    [seat] Giochi { $card }.
   *[none] { $seat } gioca { $card }.
}
djinn-event-djinn = { $you ->
    [seat] Giochi la carta Djinn «{ $effect }»{ $argument }.
   *[none] { $seat } gioca la carta Djinn «{ $effect }»{ $argument }.
}
djinn-event-djinn-argument = : { $what }
djinn-event-replace = { $you ->
    [seat] La tua carta { $discarded } lascia il posto a { $card }.
   *[none] La carta { $discarded } di { $seat } lascia il posto a { $card }.
}
djinn-event-done = { $you ->
    [seat] Hai finito.
   *[none] { $seat } ha finito.
}
djinn-event-trick = { $you ->
    [seat] Vinci la presa.
   *[none] { $seat } vince la presa.
}
djinn-event-keep = { $you ->
    [seat] Tieni { $card }.
   *[none] { $seat } tiene { $card }.
}
djinn-event-discard = Scartate: { $cards }.
djinn-event-cave = { $you ->
    [seat] Risolvi «{ $task }» con { $cards }: livello { $level }.
   *[none] { $seat } risolve «{ $task }» con { $cards }: livello { $level }.
}
djinn-event-over = La partita è finita.

## Kadora

kadora-where = { $last ->
    [none] { $cards ->
        [one] { $cards } carta nelle file
        [many] { $cards } carte nelle file
       *[other] { $cards } carte nelle file
    }
    [0] La fine
    [one] L’ultimo turno
    [many] Ancora { $last } turni
   *[other] Ancora { $last } turni
}
kadora-signs = Una carta è colore, valore e forma: ○ tondo (r), □ quadrato (s), △ goccia (d). Una lettera sola è un dorso. ★ è in testa in un colore; sotto penalità c’è quanto conterebbe se la partita finisse ora. La mossa scelta prenderebbe ›Y4○‹ e poserebbe »Y4○«.
kadora-ask-give = regali un colore o tieni tutto?
kadora-ask-place = posa una carta su una casella vuota.
kadora-ask-draw = pesca dalla fila sinistra o da quella destra.
kadora-move-keep = Non regalare niente
kadora-move-gift = Regala il colore { $colour } a { $seat }
kadora-move-place = { $card } su { $cell }
kadora-move-takes = { $card } su { $cell } prende { $cards }
kadora-move-draw = { $row ->
    [left] Pesca a sinistra: { $colour }
   *[right] Pesca a destra: { $colour }
}
kadora-block = Griglia
kadora-row-left = sinistra { $count }
kadora-row-right = destra { $count }
kadora-aside = da parte { $count }
kadora-head-open = penalità
kadora-head-hand = mano
kadora-event-aside = { $count } carte vengono messe da parte.
kadora-event-hand = { $you ->
    [seat] Ricevi { $cards }.
   *[none] { $seat } riceve { $count } carte.
}
kadora-event-border = Si posa il bordo.
kadora-event-row = { $row ->
    [left] La fila sinistra ha { $count } carte.
   *[right] La fila destra ha { $count } carte.
}
kadora-event-keep = { $you ->
    [seat] Non regali niente.
   *[none] { $seat } non regala niente.
}
kadora-event-gift = { $you ->
    [seat] Regali il colore { $colour } a { $to }: { $cards }.
    [to] { $seat } ti regala il colore { $colour }: { $cards }.
   *[none] { $seat } regala il colore { $colour } a { $to }: { $cards }.
}
kadora-event-place = { $you ->
    [seat] Posi { $card } su { $cell }.
   *[none] { $seat } posa { $card } su { $cell }.
}
kadora-event-take = { $you ->
    [seat] { $line ->
        [column] Prendi { $cards } dalla colonna.
       *[row] Prendi { $cards } dalla riga.
    }
   *[none] { $line ->
        [column] { $seat } prende { $cards } dalla colonna.
       *[row] { $seat } prende { $cards } dalla riga.
    }
}
kadora-event-draw = { $you ->
    [seat] { $row ->
        [left] Peschi { $card } a sinistra.
       *[right] Peschi { $card } a destra.
    }
   *[none] { $row ->
        [left] { $seat } pesca { $colour } a sinistra.
       *[right] { $seat } pesca { $colour } a destra.
    }
}
kadora-event-refill = { $row ->
    [left] Dalla fila sinistra: { $cards }.
   *[right] Dalla fila destra: { $cards }.
}
kadora-event-last-turns = Le due file sono vuote: { $turns ->
    [one] ancora { $turns } turno.
    [many] ancora { $turns } turni.
   *[other] ancora { $turns } turni.
}
kadora-event-show = { $you ->
    [seat] La tua mano va nel bottino: { $cards }.
   *[none] { $seat } mostra { $cards }.
}
kadora-event-island = L’isola si scopre: { $cards }.
kadora-event-face-down = { $seats } con { $sum } nel colore { $colour }: carte coperte.
kadora-event-over = La partita è finita.

## Mare o costa

seashore-where = Manche { $round } di 2, { $left ->
    [0] le carte sono giocate
    [one] l’ultima carta
    [many] { $left } carte da giocare
   *[other] { $left } carte da giocare
}, { $plus ->
    [one] resta { $plus } carta bonus
    [many] restano { $plus } carte bonus
   *[other] restano { $plus } carte bonus
}
seashore-signs = B▒ mostra il mare (il colore), ▒7 la costa (il numero), +1 è una carta bonus che la accompagna. I tesori iniziano con t: tR4 è rosso e vale 4. ★ ha vinto il suo colore.
seashore-ask-pass = di quale colore passi la carta più alta?
seashore-ask-play = gioca una carta e mostra il colore o il numero.
seashore-ask-claim = hai vinto il { $colour }: prendi il tesoro scoperto o ne rubi uno?
seashore-ask-rob = a chi prendi due carte bonus?
seashore-ask-draw = dalla mano di chi peschi?
seashore-ask-return = restituisci { $count ->
    [one] una carta.
    [many] { $count } carte.
   *[other] { $count } carte.
}
seashore-move-pass = Passa { $colour }
seashore-move-play = { $shows ->
    [sea] { $card }{ $laid }, mostra il colore
   *[shore] { $card }{ $laid }, mostra il numero
}
seashore-move-take = Prendi il tesoro scoperto
seashore-move-steal = Ruba a { $seat }
seashore-move-rob = Prendi carte bonus a { $seat }
seashore-move-draw = Pesca dalla mano di { $seat }
seashore-move-return = Restituisci { $cards }
seashore-piles = Tesori
seashore-pair-rb = rosso, blu
seashore-pair-pg = viola, verde
seashore-head-open = scoperto
seashore-head-pile = pila
seashore-head-else = altrimenti
seashore-action-plus = prendi carte bonus
seashore-action-hand = pesca da una mano
seashore-trick = Presa
seashore-trick-empty = { $you ->
    [start] inizi tu
   *[none] inizia { $start }
}
seashore-lanes = Ultime carte scoperte
seashore-head-cards = carte
seashore-head-treasures = tesori
seashore-head-top = in cima
seashore-head-plus = bonus
seashore-head-score = punti
seashore-points-pile = La tua pila dei punti
seashore-prize-claim = tesoro
seashore-prize-rob = carte bonus
seashore-prize-draw = una mano
seashore-event-round = Inizia la manche { $number }; { $you ->
    [start] inizi tu.
   *[none] inizia { $start }.
}
seashore-event-hand = { $you ->
    [seat] Ricevi { $cards }.
   *[none] { $seat } riceve { $count } carte.
}
seashore-event-open = Ora è scoperto: { $card }.
seashore-event-chosen = { $you ->
    [seat] Passi il tuo { $colour } più alto.
   *[none] { $seat } ha scelto una carta da passare.
}
seashore-event-passed = { $you ->
    [seat] Passi { $card } a { $to }.
    [to] { $seat } ti passa { $card }.
   *[none] { $seat } passa una carta a { $to }.
}
seashore-event-play = { $you ->
    [seat] Giochi { $card }{ $laid }: { $half }.
   *[none] { $seat } gioca { $half }{ $laid }.
}
seashore-half-sea = { $colour }, numero nascosto
seashore-half-shore = { $number }, colore nascosto
seashore-laid = { $plus ->
    [0] { "" }
   *[other] { " " }+{ $plus }
}
seashore-event-reveal = { $you ->
    [seat] Scopri la tua carta: { $card }, vale { $value }.
   *[none] { $seat } aveva { $card }, vale { $value }.
}
seashore-event-win = { $you ->
    [seat] Vinci { $colours }.
   *[none] { $seat } vince { $colours }.
}
seashore-event-plus = { $you ->
    [seat] { $count ->
        [one] Ricevi { $count } carta bonus.
        [many] Ricevi { $count } carte bonus.
       *[other] Ricevi { $count } carte bonus.
    }
   *[none] { $count ->
        [one] { $seat } riceve { $count } carta bonus.
        [many] { $seat } riceve { $count } carte bonus.
       *[other] { $seat } riceve { $count } carte bonus.
    }
}
seashore-event-take = { $you ->
    [seat] Prendi { $card }.
   *[none] { $seat } prende { $card }.
}
seashore-event-steal = { $you ->
    [seat] Rubi { $card } a { $from }.
    [from] { $seat } ti ruba { $card }!
   *[none] { $seat } ruba { $card } a { $from }.
}
seashore-event-rob = { $you ->
    [seat] Prendi carte bonus a { $from }: { $count }.
    [from] { $seat } ti prende carte bonus: { $count }.
   *[none] { $seat } prende carte bonus a { $from }: { $count }.
}
seashore-event-draw = { $you ->
    [seat] Peschi { $cards } dalla mano di { $from }.
    [from] { $seat } pesca { $cards } dalla tua mano.
   *[none] { $seat } pesca dalla mano di { $from }: { $count }.
}
seashore-event-return = { $you ->
    [seat] Restituisci { $cards } a { $to }.
    [to] { $seat } ti restituisce { $cards }.
   *[none] { $seat } ne restituisce altrettante a { $to }.
}
seashore-event-nothing = { $you ->
    [seat] Non c’è nessuna carta che tu possa pescare.
   *[none] Non c’è nessuna carta che { $seat } possa pescare.
}
seashore-event-under = Sotto la sua pila: { $card }.
seashore-event-trick-over = La presa è finita; { $you ->
    [start] la prossima la inizi tu.
   *[none] la prossima la inizia { $start }.
}
seashore-event-score = { $you ->
    [seat] Hai
   *[none] { $seat } ha
} { $treasures } per i tesori e { $plus ->
    [one] { $plus } carta bonus
    [many] { $plus } carte bonus
   *[other] { $plus } carte bonus
}: { $points ->
    [one] { $points } punto.
    [many] { $points } punti.
   *[other] { $points } punti.
}
seashore-event-over = La partita è finita.

## Il browser

browser-tagline = Cinque giochi di carte e tesori, con gli amici o contro i bot
browser-home = Inizio
browser-menu = Menu
browser-close = Chiudi
browser-cancel = Scegli altro
browser-more = Altro
browser-yes = Sì
browser-no = No
browser-save = Salva
browser-on = sì
browser-off = no
browser-nothing-here = Qui non c’è niente
browser-nothing-here-text = Questo indirizzo non porta da nessuna parte.

# Browser: pagina iniziale
browser-game-diamant = Diamant
browser-game-djinn = Djinn
browser-game-kadora = Kadora
browser-game-diamoniak = Diamoniak
browser-game-seashore = Mare o costa
browser-game-diamant-line = Più a fondo nella grotta, o a casa con quello che porti? Si decide tutti insieme.
browser-game-djinn-line = Vinci prese, tieni tesori, supera tre grotte e lascia che un Djinn pieghi le regole.
browser-game-kadora-line = Posa una carta, prendi ciò che combina: sii in testa in un colore, o pagane il prezzo.
browser-game-diamoniak-line = Pesca finché osi, costruisci il tuo castello e guardati dalla strega.
browser-game-seashore-line = Metà di ogni carta è nascosta. Mostri il colore o il numero?
browser-players = { $least }–{ $most } giocatori
browser-minutes = { $minutes } min
browser-age = da { $age } anni
browser-seconds = { $seconds } secondi
browser-play = Gioca subito
browser-play-game = { $game }: gioca subito contro i bot
browser-dealing = Si danno le carte…
browser-friends = Con gli amici
browser-friends-game = { $game }: gioca con gli amici
browser-rules-of = Le regole di { $game }
browser-join = Entra con un codice o un link
browser-join-go = Entra
browser-join-bad = Un codice ha sei lettere e cifre.
browser-my-tables = I miei tavoli
browser-phase-open = aspetta giocatori
browser-phase-playing = in corso
browser-phase-over = finito
browser-phase-closed = chiuso
browser-no-tables = I tavoli a cui giochi su questo dispositivo si ritrovano qui.
browser-guest = Ospite
browser-settings = Impostazioni

# Browser: un nuovo tavolo e la sala d’attesa
browser-new = { $game } con gli amici
browser-new-players = Giocatori
browser-new-more = Altre scelte
browser-new-pace = Quanto pensano i bot
browser-new-clock = Tempo per una decisione
browser-new-no-clock = quanto vuoi
browser-new-chat = I giocatori possono scriversi (altrimenti ci sono frasi pronte e adesivi)
browser-new-private = Solo chi ha il link può vedere il tavolo
browser-new-open = Apri il tavolo
browser-name = Il tuo nome
browser-colour = La tua gemma
browser-gem-ruby = rubino
browser-gem-amber = ambra
browser-gem-topaz = topazio
browser-gem-emerald = smeraldo
browser-gem-turquoise = turchese
browser-gem-sapphire = zaffiro
browser-gem-amethyst = ametista
browser-gem-onyx = onice
browser-invite = Invita gli altri
browser-code = Codice: { $code }
browser-qr = Codice QR del link { $link }
browser-link = Link
browser-share = Condividi il link
browser-copied = Copiato
browser-seats = Posti
browser-seat-open = libero
browser-seat-open-text = aspetta un giocatore
browser-seat-you = tu
browser-seat-person = giocatore
browser-seat-bot = bot, { $level }
browser-seat-host = ospita
browser-seat-away = assente
browser-seat-stand-in = un bot gioca al suo posto
browser-seat-thinks = deve decidere
browser-seat-who = Chi gioca al posto { $number }
browser-seat-up = Sposta su { $name }
browser-sit = Siediti
browser-sit-at = Siediti al posto { $number }
browser-stand-up = Alzati
browser-level-1 = facilissimo
browser-level-2 = facile
browser-level-3 = discreto
browser-level-4 = bravo
browser-level-5 = forte
browser-level-6 = il più forte possibile
browser-options = Opzioni
browser-fair = Carte date onestamente
browser-fair-text = Le carte sono già fissate da un segreto, e questo numero lo sigilla. Aggiungi parole tue, e nessuno può aver scelto il segreto a proprio vantaggio.
browser-word = Parole tue
browser-words = Parole finora: { $words }
browser-start = Inizia la partita
browser-start-text = { $open ->
    [0] Ci siete tutti.
    [one] Un posto è libero; lo prende un bot.
    [many] { $open } posti sono liberi; li prendono i bot.
   *[other] { $open } posti sono liberi; li prendono i bot.
}
browser-lobby-sit = Prendi un posto libero, o guarda da qui.
browser-lobby-wait = Chi ospita avvierà la partita.

# Browser: il tavolo
browser-board = Tavolo
browser-log = Cronaca
browser-talk = Parla
browser-rules = Regole
browser-choose = Scegli la tua mossa
browser-wait = Aspetta gli altri
browser-moment = Un momento…
browser-undo = Annulla
browser-why = Perché? { $rule }
browser-to-board = Guarda il tavolo
browser-to-scores = Guarda i punti
browser-ask-undo = { $moves ->
    [one] { $name } può ritirare l’ultima mossa?
    [many] { $name } può ritirare le ultime { $moves } mosse?
   *[other] { $name } può ritirare le ultime { $moves } mosse?
}
browser-ask-waiting = Per ritirare manca ancora il sì di { $names }.
browser-leave = Lascia la partita
browser-leave-text = Uscire? Un bot gioca al posto tuo, e puoi tornare quando vuoi.
browser-close-table = Chiudi il tavolo
browser-close-table-text = Chiudere il tavolo a tutti, per sempre?
browser-watchers = { $count ->
    [one] { $count } persona guarda.
    [many] { $count } persone guardano.
   *[other] { $count } persone guardano.
}
browser-reissue = Nuovo link per questo giocatore
browser-reissue-text = Per chi non trova più la strada del ritorno: il vecchio link smette di funzionare.
browser-keys = Tasti
    .digits = scegli dalla prima alla nona carta o casella
    .enter = fai la mossa scelta
    .escape = scegli altro
    .u = annulla
    .l = l’ultima presa, o la cronaca
    .t = leggi il tavolo ad alta voce
    .i = la carta selezionata più grande, con la sua regola
    .h = che cosa farebbe il coach
    .help = questi tasti
browser-talk-players = Al tavolo parlano solo i giocatori.
browser-talk-text = Scrivi qualcosa
browser-talk-send = Invia
browser-phrase-hello = Ciao!
browser-phrase-good-luck = Buona fortuna!
browser-phrase-your-turn = Tocca a te!
browser-phrase-thinking = Fammi pensare…
browser-phrase-well-played = Ben giocato!
browser-phrase-thank-you = Grazie!
browser-phrase-oops = Ops!
browser-phrase-lucky = Che fortuna!
browser-phrase-unlucky = Che sfortuna!
browser-phrase-wow = Caspita!
browser-phrase-back-soon = Torno tra un minuto.
browser-phrase-here-again = Rieccomi!
browser-phrase-once-more = Un’altra?
browser-phrase-good-game = Bella partita!
browser-phrase-bye = A presto!
browser-sticker-smile = un sorriso
browser-sticker-laugh = una risata
browser-sticker-wink = un occhiolino
browser-sticker-think = una faccia pensierosa
browser-sticker-surprise = una faccia sorpresa
browser-sticker-cry = una faccia in lacrime
browser-sticker-heart = un cuore
browser-sticker-clap = un applauso
browser-sticker-gem = una gemma
browser-sticker-torch = una torcia
browser-sticker-crown = una corona
browser-sticker-sleep = una faccia addormentata
browser-log-said = { $name }: { $words }
browser-log-sat = { $name } si siede.
browser-log-left = { $name } si alza.
browser-log-seat = Un posto è cambiato.
browser-log-ordered = I posti hanno un nuovo ordine.
browser-log-profile = Un giocatore ha un nuovo nome.
browser-log-word = { $name } aggiunge una parola alla distribuzione.
browser-log-stand-in = Un bot gioca al posto di { $name }.
browser-log-back = { $name } è di ritorno.
browser-log-asked = { $name } chiede di ritirare delle mosse.
browser-log-voted = { $name } ha risposto.
browser-log-undone = Alcune mosse sono state ritirate.
browser-log-reissued = { $name } ha un nuovo link.
browser-log-closed = Il tavolo è chiuso.
browser-log-rematch = Il prossimo tavolo è aperto.

# Browser: la fine
browser-end = La fine
browser-player = Giocatore
browser-score = Punti
browser-winner = vince
browser-moments = Che cosa ha deciso
browser-again = Un’altra
browser-again-changes = Un’altra con modifiche
browser-other-game = Un altro gioco
browser-next = Al prossimo tavolo
browser-record = Scarica il verbale
browser-check-deal = Controlla la distribuzione
browser-deal-good = Il segreto corrisponde al numero mostrato prima della prima carta.
browser-deal-bad = Il segreto non corrisponde al numero mostrato prima della prima carta!
browser-deal-commitment = Mostrato prima della partita:
browser-deal-secret = Segreto:
browser-deal-more = «karat verify» ridistribuisce tutto il verbale, carta per carta.

# Browser: la connessione
browser-health-connecting = connessione in corso…
browser-health-fine = connesso
browser-health-slow = lento…
browser-health-lost = connessione persa, nuovo tentativo…
browser-health-gone = il server non risponde
browser-health-ended = non connesso
browser-opening = Apertura del tavolo
browser-gone = Il server è assente
browser-gone-text = Il server non risponde. I tuoi tavoli lì sono al sicuro; continuiamo a provare.
browser-try-now = Prova ora
browser-taken-over = Giochi in un’altra finestra
browser-taken-over-text = Il tuo posto è stato aperto altrove. Per un posto gioca una sola finestra alla volta.
browser-take-back = Gioca qui
browser-table-closed = Il tavolo è chiuso
browser-table-closed-text = Chi ospita lo ha chiuso.
browser-table-deleted-text = Nessuno vi giocava da molto tempo, perciò il server lo ha eliminato.
browser-removed = Il tuo posto è cambiato
browser-removed-text = Chi ospita ha dato via il tuo posto o ti ha mandato un nuovo link.
browser-look-again = Guarda di nuovo
browser-no-table = Questo tavolo non c’è
browser-no-table-text = Nessun tavolo { $code } è aperto per te. Il codice è giusto?

# Browser: impostazioni
browser-setting-language = Lingua
browser-setting-auto = come nel browser
browser-setting-theme = Giorno o notte
browser-setting-theme-auto = come sul dispositivo
browser-setting-theme-light = giorno
browser-setting-theme-dark = notte
browser-setting-pace = Ritmo
browser-setting-pace-instant = subito
browser-setting-pace-quick = veloce
browser-setting-pace-normal = normale
browser-setting-pace-slow = lento
browser-setting-motion = Movimento
browser-setting-motion-auto = come sul dispositivo
browser-setting-motion-less = meno
browser-setting-text = Dimensione del testo
browser-setting-sound = Suono

# Browser: Diamant
diamant-option-relics = Reliquie
diamant-option-relics-text = A ogni spedizione una reliquia entra nel mazzo. Chi esce da solo dalla grotta prende quelle sul sentiero.
diamant-relics = reliquie
diamant-source-chest = Forziere
diamant-source-relics = Reliquie
diamant-round = Spedizione { $number } di 5
diamant-ask-short = prosegui, o esci con quello che porti?
diamant-choices = Resta o esci
diamant-choose-stay = Prosegui
diamant-choose-leave = Esci
diamant-risk = { $carried } a rischio
diamant-bring = porta { $alone }, o { $shared } in due
diamant-chose-stay = Resti. Si scopre quando tutti hanno scelto.
diamant-chose-leave = Esci. Si scopre quando tutti hanno scelto.
diamant-has-chosen-long = ha scelto
diamant-shows-stay = resta
diamant-shows-leave = esce
diamant-safe = Di nuovo al campo. { $chest } nel tuo forziere.
diamant-trap-near = La prossima chiude la spedizione
diamant-second = la seconda!
diamant-over = La spedizione { $number } è finita
diamant-alone = { $name } esce in solitaria: { $share } dal sentiero
diamant-shared = Escono in { $count }: { $share } a testa dal sentiero
diamant-folded = { $cards ->
    [one] { $cards } carta precedente, ancora { $rubies }
    [many] { $cards } carte precedenti, ancora { $rubies }
   *[other] { $cards } carte precedenti, ancora { $rubies }
}
diamant-says-on-path = { $rubies ->
    [one] { $rubies } rubino sul sentiero
    [many] { $rubies } rubini sul sentiero
   *[other] { $rubies } rubini sul sentiero
}
diamant-says-deck = { $cards ->
    [one] { $cards } carta nel mazzo
    [many] { $cards } carte nel mazzo
   *[other] { $cards } carte nel mazzo
}
diamant-says-card = Carta { $number }: { $card }.
diamant-says-inside = { $name } nella grotta, porta { $carried }, forziere { $chest }.
diamant-says-camp = { $name } al campo, forziere { $chest }.
diamant-rules-aim = Lo scopo
    .DIA-11 = Cinque spedizioni in una grotta. Ognuna la iniziate tutti dentro, a mani vuote.
    .DIA-40 = Dopo la quinta, i tuoi punti sono ciò che hai nel forziere, più le reliquie. Vince chi ne ha di più; a parità la vittoria è condivisa.
diamant-rules-cards = Le carte
    .DIA-1 = 15 tesori con da 1 a 17 rubini.
    .DIA-2 = 15 trappole: tre ciascuna di ragno, serpente, lava, masso e ariete.
    .DIA-3 = Con le reliquie: cinque, da 5, 7, 8, 10 e 12.
    .DIA-4 = Conta solo il valore delle gemme; il cambio non importa mai.
    .DIA-5 = Le gemme bastano sempre.
    .DIA-10 = Tesori e trappole si mischiano in un mazzo solo.
    .DIA-12 = Con le reliquie, la più bassa rimasta entra nel mazzo prima di ogni spedizione.
diamant-rules-path = Il sentiero
    .DIA-20 = La prima carta del mazzo si scopre sul sentiero.
    .DIA-21 = Un tesoro si divide in parti uguali tra tutti quelli dentro. Il resto rimane sulla carta.
    .DIA-22 = La prima trappola di un tipo avverte soltanto.
    .DIA-23 = La seconda dello stesso tipo: chi è dentro perde tutto quello che porta, e la spedizione è finita.
    .DIA-24 = Una reliquia resta lì dov’è.
diamant-rules-choice = Resta o esci
    .DIA-25 = Chi è dentro sceglie in segreto. Le scelte si mostrano quando tutti hanno scelto.
    .DIA-26 = Chi esce si divide i rubini sul sentiero; il resto rimane lì.
    .DIA-27 = La sua parte e tutto quello che porta vanno nel forziere, al sicuro.
    .DIA-28 = Chi esce da solo prende anche tutte le reliquie sul sentiero.
    .DIA-29 = Finché c’è qualcuno dentro, segue la prossima carta.
diamant-rules-end = La fine di una spedizione
    .DIA-30 = Finisce quando sono usciti tutti, o per una trappola.
    .DIA-31 = I rubini ancora sul sentiero sono persi.
    .DIA-32 = Delle due trappole uguali che l’hanno chiusa, una lascia il gioco per sempre.
    .DIA-33 = Le reliquie ancora sul sentiero lasciano il gioco; una non ancora scoperta resta nel mazzo.
    .DIA-34 = Tutte le altre carte si rimischiano nel mazzo.
diamant-rules-score = Che cosa si sa
    .DIA-41 = I forzieri sono visibili a tutti.

# Browser: Diamoniak
diamoniak-option-keep-colour = Il tuo colore è tuo per sempre
diamoniak-option-keep-colour-text = Chi perde l’ultima carta castello per una strega costruisce ancora lo stesso colore, e nessun altro può.
diamoniak-source-castle = Castello
diamoniak-source-diamonds = Diamanti
diamoniak-of = { $pieces }/{ $all }
diamoniak-choose-stop = Fermati
diamoniak-choose-fairy = Fata!
diamoniak-give = Carte per la strega
diamoniak-says-no-castle = ancora nessun castello
diamoniak-says-castle = castello di colore { $colour }, { $pieces } di 6
diamoniak-count-diamond = { $count ->
    [one] { $count } diamante
    [many] { $count } diamanti
   *[other] { $count } diamanti
}
diamoniak-count-fairy = { $count ->
    [one] { $count } fata
    [many] { $count } fate
   *[other] { $count } fate
}
diamoniak-count-castle = { $count ->
    [one] { $count } carta castello di colore { $colour }
    [many] { $count } carte castello di colore { $colour }
   *[other] { $count } carte castello di colore { $colour }
}
diamoniak-rules-aim = Lo scopo
    .MON-50 = Completa prima di tutti un castello di sei carte: la sesta vince subito.
diamoniak-rules-cards = Le carte
    .MON-1 = 55 carte: sei carte castello in ognuno dei quattro colori, 20 diamanti, 8 streghe, 3 fate.
    .MON-2 = Le carte castello sono rosa, blu, verdi o gialle, e quelle di un colore sono tutte uguali.
    .MON-3 = Tutto è scoperto, tranne il mazzo.
diamoniak-rules-turn = Il tuo turno
    .MON-10 = Si gioca in senso orario.
    .MON-11 = Compra una carta, o pescane almeno una.
    .MON-12 = Dopo ogni carta buona: pesca ancora, o fermati.
    .MON-16 = Diamanti e fate vanno nella tua scorta.
    .MON-40 = Quando il mazzo è finito, si mischiano gli scarti.
diamoniak-rules-castle = Il tuo castello
    .MON-13 = La tua prima carta castello di un colore che nessuno costruisce decide che cosa costruisci.
    .MON-14 = Un colore che costruisce un altro va nella tua scorta, e tu non costruisci ancora niente.
    .MON-15 = Il tuo colore va al tuo castello, ogni altro nella tua scorta.
    .MON-17 = Se perdi l’ultima carta del tuo castello, il colore è di nuovo libero per tutti.
    .MON-18 = Quando inizi un colore, le carte di quel colore nella tua scorta si aggiungono subito.
diamoniak-rules-witch = La strega
    .MON-20 = Una strega mette fine alla tua pesca, e al tuo turno appena è pagata.
    .MON-21 = Prende tre tue carte, diamanti o carte castello a tua scelta; se ne hai meno, tutte.
    .MON-22 = Le fate non le prende mai.
    .MON-23 = Una fata la scaccia: si scartano tutte e due, e non perdi altro.
    .MON-24 = Dove non c’è niente da scegliere, non si chiede niente.
diamoniak-rules-buy = Comprare
    .MON-30 = Invece di pescare, compra una carta del tuo colore da un altro giocatore per tre diamanti.
    .MON-31 = È tutto il tuo turno, e all’altro non si chiede il permesso.
    .MON-32 = Si può comprare solo il proprio colore.
diamoniak-rules-end = Il punteggio
    .MON-51 = 100 per ogni carta castello e 1 per ogni diamante; vince solo il castello completo.

# Browser: Djinn
djinn-option-open-memory = Scarti visibili
djinn-option-open-memory-text = Tutti possono guardare i tesori scartati. Altrimenti bisogna ricordarseli.
djinn-source-kept = Tesori rimasti
djinn-panel-trick = Ultima presa
djinn-card = { $colour } { $number }
djinn-no-trump = senza briscola
djinn-hand = La tua mano
djinn-kept = { $count ->
    [0] Ancora niente
   *[other] Tenute: { $count }
}
djinn-kept-by = tenute da { $name }
djinn-no-trick = In questa fase non è finita ancora nessuna presa.
djinn-task-met = la puoi risolvere
djinn-task-near = manca una carta:
djinn-choose-task = Quale prova?
djinn-which-trump = Quale colore diventa briscola?
djinn-which-replace = Tocca la carta da sostituire.
djinn-which-swap = Tocca la carta da scambiare con la tua.
djinn-says-cave = Grotte di livello { $level }
djinn-says-through = Superate da: { $names }
djinn-says-piles = { $deck } nel mazzo, { $discard } tra gli scarti
djinn-says-laid = { $card } di { $name }, { $place ->
    [1] prima
    [2] seconda
    [3] terza
   *[other] quarta
} giocata{ $wins ->
    [true] , vince la presa
   *[false] { "" }
}
djinn-says-lies = { $name } { $card }
djinn-says-hand = { $card }, { $playable ->
    [true] giocabile
   *[false] ora non giocabile
}, { $place } di { $count } nella tua mano
djinn-says-seat = { $level ->
    [0] Ancora nessuna grotta
   *[other] Livello { $level }
}, { $hand ->
    [one] { $hand } carta
    [many] { $hand } carte
   *[other] { $hand } carte
}, { $djinn ->
    [one] { $djinn } carta Djinn
    [many] { $djinn } carte Djinn
   *[other] { $djinn } carte Djinn
}, { $kept ->
    [one] { $kept } tesoro tenuto
    [many] { $kept } tesori tenuti
   *[other] { $kept } tesori tenuti
}.
djinn-rules-aim = Lo scopo
    .DJI-10 = Tre file di tre grotte sono coperte, una fila per ogni livello. La prima si scopre subito.
    .DJI-31 = Risolvi una prova di livello 3, poi una di livello 4, poi una di livello 5. La stessa prova può essere risolta da più giocatori.
    .DJI-40 = La partita finisce dopo la fase in cui qualcuno risolve una prova di livello 5. Se sono in più, vince chi ha più tesori rimasti, poi chi ha il più alto; poi la vittoria è condivisa.
    .DJI-41 = I tuoi punti sono il livello che hai raggiunto.
djinn-rules-cards = Le carte
    .DJI-1 = 60 tesori: viola, verde, giallo e blu, ognuno da 1 a 15.
    .DJI-2 = Le prove richiedono 3, 4 o 5 tesori, quanti il loro livello: una scala di numeri vicini, coppie, una somma sotto cinque volte il livello, sopra dieci volte il livello o esattamente cinque volte il livello, oppure tutti di un colore.
    .DJI-3 = Coppie: il livello 3 è una coppia e una carta più bassa, il livello 4 due coppie, il livello 5 due coppie e una carta più bassa di entrambe.
    .DJI-4 = 18 carte Djinn: nove tipi, due per tipo.
djinn-rules-tricks = Prese
    .DJI-11 = Ognuno inizia una fase con otto tesori, e la partita con una carta Djinn, in segreto.
    .DJI-12 = Si scopre un altro tesoro: il suo colore è briscola per la fase.
    .DJI-13 = Nella prima fase apre il posto dopo il mazziere.
    .DJI-20 = A turno ognuno gioca un tesoro. Chi ha il colore di apertura deve rispondere con quello.
    .DJI-21 = Vince la briscola più alta; senza briscole, la carta più alta del colore di apertura. Tra carte uguali vale di più la prima giocata.
    .DJI-22 = Chi vince tiene una carta della presa, scoperta, e apre la prossima. Le altre si scartano.
    .DJI-23 = Una fase ha otto prese.
djinn-rules-caves = Grotte
    .DJI-30 = Dopo una fase, chi può risolvere una prova del livello seguente deve risolverne una, e una sola, con esattamente altrettante carte tenute. Queste si scartano.
    .DJI-32 = Si procede a turno da chi ha aperto la fase. Se c’è un solo modo, non si chiede niente.
    .DJI-33 = Poi si scopre la fila seguente, se qualcuno ha superato quella prima.
djinn-rules-phases = Tra due fasi
    .DJI-34 = Chiunque sia in ultima posizione pesca una carta Djinn.
    .DJI-35 = Quando il mazzo Djinn è vuoto, si mischiano le carte usate.
    .DJI-36 = Chi è ultimo distribuisce e apre; se sono in più, il primo dopo il vecchio mazziere.
    .DJI-37 = Si mischia tutto tranne le carte tenute, e ognuno riceve otto carte nuove.
    .DJI-38 = Se non bastano, tutti ne ricevono altrettante.
djinn-rules-end = Se le carte finiscono
    .DJI-39 = Se non c’è una carta a testa più una per la briscola, la partita è finita; vince il livello più alto.
djinn-rules-djinn = Carte Djinn
    .DJI-50 = Si giocano nel proprio turno, subito prima o dopo il proprio tesoro, quante se ne vuole. Valgono per la presa.
    .DJI-51 = Dopo il tuo tesoro ti si chiede, finché hai una carta Djinn; di’ «fatto» per andare avanti.
    .DJI-52 = Il colore di apertura è quello della prima carta così come sta ora.
    .DJI-61 = Nuova briscola: dici un colore, ed è briscola per questa presa.
    .DJI-62 = Sostituisci una carta: una carta giocata da un altro si scarta, e al suo posto va il primo tesoro del mazzo.
    .DJI-63 = Qualsiasi colore: prima della tua carta; non deve rispondere.
    .DJI-64 = Scambia le carte: dopo la tua carta; cambia posto con quella di un altro.
    .DJI-65 = Tieni la più alta: prima che il vincitore tenga qualcosa, prendi la carta con il numero più alto.
    .DJI-66 = Vince la più bassa: il numero più basso vince la presa, di qualunque colore sia.
    .DJI-67 = Niente briscola: in questa presa non ce n’è.
    .DJI-68 = Vale 15: dopo la tua carta; vale 15 del suo colore quando si decide la presa.
    .DJI-69 = Tieni due carte: se vinci la presa, ne tieni due carte.
djinn-rules-known = Che cosa si sa
    .DJI-70 = Mani, carte Djinn e mazzi sono segreti; carte tenute, livelli, grotte scoperte e numero delle carte no. Gli scarti vanno ricordati, a meno che il tavolo non li abbia visibili.

# Browser: Kadora
kadora-option-seat-view = Riempi dal tuo lato
kadora-option-seat-view-text = Le caselle vuote si riempiono nell’ordine di lettura di chi è di turno, come attorno a un tavolo vero. Altrimenti l’ordine è uguale per tutti.
kadora-source-R = R
kadora-source-O = A
kadora-source-Y = G
kadora-source-G = Ve
kadora-source-B = B
kadora-source-P = Vi
kadora-panel-aside = Da parte
kadora-card = { $colour } { $value } { $kind }
kadora-back = { $colour }, carta coperta
kadora-kind-round = tondo
kadora-kind-square = quadrato
kadora-kind-drop = goccia
kadora-lay = Posa { $card } su { $cell }
kadora-hand = La tua mano
kadora-loot = Bottino
kadora-leads = in testa
kadora-steps = Passi di un turno
kadora-step-give = regala
kadora-step-place = posa
kadora-step-draw = pesca
kadora-step-refill = riempi
kadora-last = { $turns ->
    [one] L’ultimo turno
    [many] Ancora { $turns } turni
   *[other] Ancora { $turns } turni
}
kadora-give = Regala un colore
kadora-give-colour = Regala il colore { $colour }
kadora-give-to = Il colore { $colour } a
kadora-takes-nothing = Non prende niente.
kadora-takes = Prende { $cards }. Penalità: { $before } → { $after }.
kadora-would-lead = Poi in testa in: { $colours }.
kadora-full = La griglia è piena: ora si prendono le carte che non combinano.
kadora-empty = vuota
kadora-aside-text = { $players ->
    [2] { $count } carte sono messe da parte. Alla fine si scoprono come quelle di un terzo giocatore, l’isola, che può perfino vincere.
   *[other] { $count } carte sono messe da parte e non partecipano al gioco. I dorsi ne mostrano i colori.
}
kadora-says-row = { $row ->
    [left] Fila sinistra
   *[right] Fila destra
}, { $count ->
    [0] vuota
    [one] { $count } carta: { $colours }
    [many] { $count } carte, le prossime: { $colours }
   *[other] { $count } carte, le prossime: { $colours }
}
kadora-says-cell = Riga { $row }, colonna { $column }: { $card }
kadora-says-empty = Riga { $row }, colonna { $column }: vuota
kadora-says-preview = Riga { $row }, colonna { $column }: vuota. Con { $card }: colonna { $sumcolumn }, riga { $sumrow }, { $count ->
    [0] non prende niente
    [one] prende { $count } carta
    [many] prende { $count } carte
   *[other] prende { $count } carte
}
kadora-says-hand = { $card }, { $place } di { $count } nella tua mano
kadora-says-line = Riga { $row }: { $cards }.
kadora-says-sum = { $colour } { $sum }{ $leads ->
    [true] { " " }(in testa)
   *[false] { "" }
}
kadora-says-loot = { $name }: { $loot }; penalità ora: { $open }.
kadora-says-seat = Penalità ora: { $open }. { $loot ->
    [one] { $loot } carta
    [many] { $loot } carte
   *[other] { $loot } carte
} nel bottino. Mano: { $hand }.
kadora-rules-aim = Lo scopo
    .KAD-63 = Alla fine tutti i valori scoperti davanti a te sono penalità. Vince la somma più bassa.
    .KAD-62 = Chi ha la somma più alta di un colore ne copre le carte; a parità lo fanno tutti.
    .KAD-64 = Chi non ha niente di coperto non può vincere.
kadora-rules-cards = Le carte
    .KAD-1 = 72 carte in sei colori.
    .KAD-2 = Valori da 1 a 5, di cui a ogni colore ne manca uno, e tre forme di diamante; ogni colore ha tutti i suoi valori in tutte le forme.
    .KAD-3 = Al rosso manca l’1, all’arancione il 2, al giallo il 3, al verde il 4, al blu il 5, al viola il 3.
    .KAD-4 = Le forme sono tondo, quadrato e goccia.
    .KAD-5 = I dorsi mostrano il colore: di mani, file e carte messe da parte tutti conoscono i colori, e solo quelli.
kadora-rules-setup = Prima della partita
    .KAD-10 = In 2, 3 o 4 giocatori si mettono da parte 18, 12 o 6 carte.
    .KAD-11 = Ognuno riceve quattro carte.
    .KAD-12 = Dodici carte formano il bordo di una griglia di quattro per quattro; il centro è vuoto.
    .KAD-13 = Le altre stanno coperte in due file; il loro ordine non cambia mai.
    .KAD-14 = Si gioca in senso orario.
kadora-rules-give = Regalare un colore
    .KAD-20 = Per prima cosa puoi regalare tutto il tuo bottino di un colore a chi non ne ha, se in quel colore sei in testa da solo. Un regalo per turno.
    .KAD-21 = Dove non è possibile nessun regalo, non si chiede niente.
kadora-rules-take = Posare e prendere
    .KAD-30 = Posa una carta della tua mano su una casella vuota.
    .KAD-31 = Se ora la sua colonna fa 10 o più, ne prendi tutte le altre carte dello stesso colore o della stessa forma. La carta posata resta.
    .KAD-32 = Poi la sua riga, allo stesso modo.
    .KAD-33 = Quello che prendi sta scoperto davanti a te: è il tuo bottino.
    .KAD-34 = Se la tua carta riempie la griglia e non puoi prendere niente che combini, prendi tutte le carte di colonna e riga che non combinano.
    .KAD-35 = Vale anche quando una linea fa 10 ma non vi combina niente.
    .KAD-36 = Se anche così non ne esce niente, prendi tutte e sei.
kadora-rules-draw = Pescare e riempire
    .KAD-40 = Pesca la prima carta di una delle due file.
    .KAD-50 = Se più di quattro caselle sono vuote, le carte di quella fila le riempiono in ordine di lettura finché ne restano vuote quattro.
    .KAD-51 = L’ordine di lettura è uguale per tutti, ovunque si sieda, a meno che il tavolo non abbia scelto altrimenti.
    .KAD-52 = Se quella fila finisce, si continua con l’altra.
kadora-rules-end = La fine
    .KAD-60 = Quando le due file sono finite, ognuno ha ancora un turno.
    .KAD-61 = Poi le mani vanno nel bottino.
    .KAD-65 = A somme uguali vince chi ha più carte, coperte o no; poi la vittoria è condivisa.
    .KAD-66 = In due giocatori le carte messe da parte sono di un terzo, l’isola, che può vincere anche lei.

# Browser: Mare o costa
seashore-option-action-rb = Azione di rosso e blu
    .plus = prendi carte bonus
    .hand = pesca da una mano
seashore-option-action-rb-text = Che cosa succede quando si vince il rosso o il blu e nessun tesoro di quel colore è scoperto.
seashore-option-action-pg = Azione di viola e verde
    .plus = prendi carte bonus
    .hand = pesca da una mano
seashore-option-action-pg-text = Che cosa succede quando si vince il viola o il verde e nessun tesoro di quel colore è scoperto.
seashore-option-pass-to = Passare una carta
    .left = a sinistra
    .right = a destra
    .none = per niente
seashore-option-pass-to-text = All’inizio di una manche ognuno passa la carta più alta del colore che ha di più.
seashore-option-plus-cap = Valore massimo con carte bonus
    .n12 = 12
    .n15 = 15
    .n99 = nessun limite
seashore-option-plus-cap-text = Le carte bonus non alzano nessuna carta oltre questo valore.
seashore-option-steal-any = Ruba qualsiasi tesoro
seashore-option-steal-any-text = Chi vince può rubare un tesoro di qualsiasi colore, non solo di quello vinto.
seashore-source-treasures = Tesori
seashore-source-plus = Carte bonus
seashore-panel-trick = Ultima presa
seashore-panel-out = Carte
seashore-card = { $colour } { $number }
seashore-treasure = tesoro { $colour } da { $points }
seashore-lay = Gioca { $card }{ $laid }: { $half }
seashore-hand = La tua mano
seashore-hand-empty = La tua mano è vuota.
seashore-others-see = Gli altri vedono
seashore-pluses = Carte bonus insieme
seashore-plus = { $count ->
    [0] nessuna carta bonus
    [one] { $count } carta bonus
    [many] { $count } carte bonus
   *[other] { $count } carte bonus
}
seashore-pile = { $count ->
    [one] ne resta { $count }
    [many] ne restano { $count }
   *[other] ne restano { $count }
}
seashore-pile-closed = pila coperta
seashore-supply = riserva
seashore-passing = { $to ->
    [right] Tutti passano una carta a destra.
   *[left] Tutti passano una carta a sinistra.
}
seashore-passing-wait = Hai scelto. Le carte passano quando hanno scelto tutti.
seashore-choose-claim = Prendi o ruba
seashore-choose-rob = Le carte bonus di chi?
seashore-choose-draw = La mano di chi?
seashore-drawn = Pescate da { $seat }
seashore-hidden = { $count ->
    [one] Sotto c’è { $count } tesoro coperto.
    [many] Sotto ci sono { $count } tesori coperti.
   *[other] Sotto ci sono { $count } tesori coperti.
}
seashore-worth = vale { $value }
seashore-no-trick = In questa manche non si è ancora scoperta nessuna carta.
seashore-chosen = ha scelto
seashore-out-text = Barrate: giocate. Incorniciate: nella tua mano. Le altre le ha qualcuno o sono nella scatola.
seashore-out-gone = giocata
seashore-out-held = nella tua mano
seashore-out-somewhere = non ancora vista
seashore-says-open = { $name }: { $card }{ $plus ->
    [0] { "" }
   *[other] { " " }più { $plus }
}
seashore-says-laid = { $name }: { $half }{ $plus ->
    [0] { "" }
   *[other] , più { $plus }
}.
seashore-says-hand = { $card }, { $place } di { $count } nella tua mano
seashore-says-seat = { $cards ->
    [one] { $cards } carta
    [many] { $cards } carte
   *[other] { $cards } carte
}, { $treasures ->
    [one] { $treasures } tesoro
    [many] { $treasures } tesori
   *[other] { $treasures } tesori
}, { $plus ->
    [one] { $plus } carta bonus
    [many] { $plus } carte bonus
   *[other] { $plus } carte bonus
}, punti { $score }.
seashore-says-top = In cima: { $card }.
seashore-rules-aim = Lo scopo
    .SEA-50 = Una manche finisce quando tutte le carte sono giocate. I tuoi tesori contano i loro punti, e ogni due carte bonus un punto.
    .SEA-51 = Dopo due manche vince chi ha più punti; a parità la vittoria è condivisa.
seashore-rules-cards = Le carte
    .SEA-1 = 48 carte isola: rosso, blu, viola e verde, ognuno da 1 a 12.
    .SEA-2 = 20 tesori, cinque per colore, da 1, 1, 2, 3 e 4.
    .SEA-3 = 22 carte bonus e due carte azione: una per rosso e blu, una per viola e verde.
seashore-rules-setup = Prima di una manche
    .SEA-10 = In 4 o 5 giocatori ci sono due pile di tesori, rosso con blu e viola con verde; in 3 una sola pila con i dodici migliori. Il primo è scoperto.
    .SEA-11 = Ogni carta azione dice che cosa vincono i suoi due colori quando nessun loro tesoro è scoperto.
    .SEA-12 = Ognuno riceve 12 carte, in 5 giocatori 9.
    .SEA-13 = Tutti insieme passano a sinistra la carta più alta del colore che hanno di più. Tra più colori così scegli tu.
    .SEA-14 = La seconda manche la inizia il posto dopo quello che ha iniziato l’ultima presa.
seashore-rules-trick = Una presa
    .SEA-20 = A turno ognuno gioca una carta qualsiasi sotto una copertura che ne mostra il mare, cioè il colore, o la costa, cioè il numero.
    .SEA-21 = Si possono aggiungere carte bonus, ognuna vale 1, ma non oltre 12.
    .SEA-22 = Finché non hanno giocato tutti, gli altri conoscono solo la metà visibile e le carte bonus.
    .SEA-23 = Ogni colore lo vince il valore più alto; a parità, il primo in ordine di turno.
    .SEA-24 = Chi ha il valore più basso di un colore giocato più di una volta riceve tante carte bonus quante carte di quel colore sono state giocate.
    .SEA-25 = Se le carte bonus non bastano, si danno in ordine di turno.
seashore-rules-prizes = Premi
    .SEA-30 = Se un tesoro del colore vinto è scoperto, il vincitore lo prende. Di ogni giocatore si vede solo il tesoro in cima.
    .SEA-31 = Oppure il vincitore ruba il tesoro in cima di un altro, se ha il colore vinto.
    .SEA-32 = Se nessun tesoro di quel colore è scoperto, avviene l’azione del colore.
    .SEA-33 = Vincitori e perdenti si stabiliscono insieme; i perdenti ricevono le carte bonus, poi in ordine di turno si vincono i tesori, poi avvengono le azioni.
    .SEA-34 = In 3 giocatori i due colori di una carta azione sono un colore solo, se di nessuno dei due c’è un tesoro scoperto.
    .SEA-35 = Poi ogni pila mostra il tesoro seguente; quello non preso va sotto la sua pila.
    .SEA-36 = Una pila vuota resta vuota: i suoi colori portano ad azioni.
    .SEA-37 = Le carte giocate sono fuori e restano scoperte. Inizia il posto seguente.
seashore-rules-actions = Azioni
    .SEA-40 = Prendi carte bonus: due da un altro giocatore che ne ha due o più; se non ce n’è, dalla riserva.
    .SEA-41 = Pesca da una mano: due carte alla cieca da un altro giocatore, poi restituiscine due a tua scelta.

## Rifiuti: <game>-refusal-<reason>, o senza il gioco quel che tutti i giochi dicono uguale. Ciò che si scrive nel
## terminale resta come si scrive.

refusal-no-seat = Il posto { $seat } non c’è: i posti vanno da 0 a { $last }.
refusal-over = La partita è finita.
refusal-not-your-turn = È il turno di { $turn }.
diamant-refusal-in-camp = Sei al campo: chi è uscito aspetta la prossima spedizione.
diamant-refusal-already-chosen = Hai già scelto, e la scelta è definitiva.
diamant-refusal-unknown-move = Ci sono solo due scelte: stay (restare) e leave (uscire).
diamoniak-refusal-unknown-move = «{ $move }» non è una mossa: ci sono draw, stop, fairy, buy con un posto e give con una carta.
diamoniak-refusal-witch-ends-drawing = Una strega ha messo fine alla tua pesca: prima tocca a lei.
diamoniak-refusal-witch-not-settled = Il turno non passa finché la strega non è contenta.
diamoniak-refusal-must-draw = Non hai ancora pescato: un turno è almeno una carta pescata, o un acquisto.
diamoniak-refusal-no-witch-to-counter = Una fata scaccia una strega, e non ne hai pescata nessuna.
diamoniak-refusal-fairy-too-late = Hai già cominciato a dare carte alla strega: la fata arriva tardi.
diamoniak-refusal-no-fairy = Non hai nessuna fata.
diamoniak-refusal-nothing-to-give = Non hai pescato streghe, quindi non c’è nulla da dare.
diamoniak-refusal-fairy-is-no-payment = Una strega prende diamanti e carte castello, ma non fate.
diamoniak-refusal-witch-is-no-payment = Una strega prende diamanti e carte castello, ma non un’altra strega.
diamoniak-refusal-not-held = Non hai questo da dare: { $card }.
diamoniak-refusal-buying-with-witch = Hai pescato una strega, quindi in questo turno non compri.
diamoniak-refusal-buying-after-drawing = Hai già pescato in questo turno, quindi non compri.
diamoniak-refusal-no-such-seller = Non c’è un posto { $seller } da cui comprare: i posti vanno da 0 a { $last }.
diamoniak-refusal-own-store = Si compra da un altro giocatore, non da sé.
diamoniak-refusal-no-castle = Non costruisci ancora un castello, quindi non c’è un colore da comprare.
diamoniak-refusal-too-few-diamonds = Una carta castello costa tre diamanti, e tu ne hai { $diamonds }.
diamoniak-refusal-not-for-sale = { $seller } non ha carte di colore { $colour }, e un altro colore non va nel tuo castello.
djinn-refusal-not-your-trick = { $turn } ha vinto la presa e sceglie una carta.
djinn-refusal-not-your-cave = { $turn } sceglie una prova.
djinn-refusal-unknown-move = «{ $move }» non è una mossa: ci sono play, djinn, done, keep e cave.
djinn-refusal-play-what = Di’ quale tesoro giochi, per esempio play P15.
djinn-refusal-keep-what = Di’ quale carta della presa tieni, per esempio keep P15.
djinn-refusal-djinn-what = Di’ quale carta Djinn giochi, per esempio djinn lowest.
djinn-refusal-cave-what = Di’ la prova e le sue carte, per esempio cave run Y3 G4 P5.
djinn-refusal-unknown-card = Il tesoro «{ $card }» non c’è: le carte vanno da P1 a P15, e così G, Y e B.
djinn-refusal-not-held = Non hai { $card }.
djinn-refusal-must-follow = Hai il { $colour }, quindi devi rispondere al { $colour }.
djinn-refusal-not-laid = Prima gioca un tesoro: solo dopo puoi finire.
djinn-refusal-already-laid = Hai giocato il tuo tesoro: gioca una carta Djinn o di’ che hai finito.
djinn-refusal-no-trick-won = Adesso non c’è una presa di cui tenere una carta.
djinn-refusal-keep-now = La presa è tua: tieni una delle sue carte.
djinn-refusal-not-in-trick = { $card } non è nella presa, o non più.
djinn-refusal-unknown-djinn = La carta Djinn «{ $effect }» non c’è.
djinn-refusal-djinn-not-held = Non hai la carta Djinn «{ $effect }».
djinn-refusal-trump-needs-colour = Di’ quale colore diventa briscola: P, G, Y o B.
djinn-refusal-replace-needs-seat = Di’ il posto la cui carta va sostituita.
djinn-refusal-replace-no-seat = Il posto { $seat } non c’è: i posti vanno da 0 a { $last }.
djinn-refusal-replace-own = Si può sostituire solo la carta di un altro giocatore.
djinn-refusal-replace-nothing = { $seat } non ha giocato in questa presa una carta da sostituire.
djinn-refusal-replace-empty-pile = Il mazzo dei tesori è vuoto, quindi non si può sostituire nulla.
djinn-refusal-free-too-late = «Qualsiasi colore» si gioca prima della tua carta, e quella è già sul tavolo.
djinn-refusal-swap-too-early = «Scambia le carte» si gioca dopo la tua carta.
djinn-refusal-swap-needs-seat = Di’ il posto con cui scambi la carta.
djinn-refusal-swap-no-seat = Il posto { $seat } non c’è: i posti vanno da 0 a { $last }.
djinn-refusal-swap-own = La tua carta si scambia solo con quella di un altro giocatore.
djinn-refusal-swap-nothing = { $seat } non ha giocato in questa presa una carta da scambiare.
djinn-refusal-fifteen-too-early = «Vale 15» si gioca dopo la tua carta.
djinn-refusal-no-cave-now = Le prove si risolvono dopo la fase, non adesso.
djinn-refusal-cave-now = La fase è finita: chi può risolvere una prova deve farlo.
djinn-refusal-unknown-task = La prova «{ $task }» non c’è.
djinn-refusal-task-not-open = La prova «{ $task }» non è tra quelle del livello { $level } davanti a te.
djinn-refusal-card-twice = { $card } è nominata due volte.
djinn-refusal-wrong-number = Una prova del livello { $level } richiede esattamente tante carte quante il suo livello, non { $count }.
djinn-refusal-not-kept = { $card } non è davanti a te.
djinn-refusal-not-a-run = Questi numeri non sono uno dopo l’altro.
djinn-refusal-not-pairs = Queste non sono le coppie che la prova richiede.
djinn-refusal-not-under = La somma è { $sum } e dev’essere sotto { $limit }.
djinn-refusal-not-over = La somma è { $sum } e dev’essere sopra { $limit }.
djinn-refusal-not-exact = La somma è { $sum } e dev’essere esattamente { $limit }.
djinn-refusal-not-one-colour = Queste carte non sono tutte di un colore.
djinn-refusal-not-ascending = Nomina le carte in ordine crescente: { $cards }.
kadora-refusal-give-now = «{ $move }» non è una mossa: regala qualcosa, per esempio gift Y 1, o di’ keep.
kadora-refusal-gift-or-keep = Puoi regalare un colore: fallo prima, o non regalare nulla.
kadora-refusal-keep-alone = Di’ keep e nient’altro.
kadora-refusal-gift-of-what = Di’ il colore che regali e il posto che lo riceve, per esempio gift Y 1.
kadora-refusal-gift-to-whom = Di’ anche il posto che riceve tutto il { $colour }, per esempio gift { $letter } 1.
kadora-refusal-gift-too-long = Un regalo è un colore per un posto, per esempio gift Y 1, e nient’altro.
kadora-refusal-no-such-colour = Il colore «{ $colour }» non c’è: i colori sono R, O, Y, G, B e P.
kadora-refusal-no-such-receiver = Non c’è un posto «{ $to }» che possa ricevere un regalo: i posti vanno da 0 a { $last }.
kadora-refusal-gift-to-yourself = Un regalo è per un altro giocatore.
kadora-refusal-nothing-to-give = Non hai { $colour } nel bottino da regalare.
kadora-refusal-not-leading = { $other } è in testa nel colore { $colour }, { $most } contro { $own }: solo chi è in testa può regalarlo.
kadora-refusal-lead-shared = Sei in testa nel colore { $colour } insieme a { $other }, { $own } a testa: nessuno può regalarlo.
kadora-refusal-receiver-has-colour = { $to } ha già carte di colore { $colour } nel bottino, quindi non può riceverne.
kadora-refusal-gift-too-late = Un regalo per turno, e solo prima di posare una carta: ormai è tardi.
kadora-refusal-keep-too-late = Il momento di regalare è passato, quindi non c’è più nulla da rifiutare.
kadora-refusal-no-gift-possible = In questo turno non si può regalare nulla, quindi non c’è nulla da rifiutare.
kadora-refusal-place-now = «{ $move }» non è una mossa: posa una carta, per esempio place Y4r b2.
kadora-refusal-place-what = Di’ una carta della tua mano e una casella vuota, per esempio place Y4r b2.
kadora-refusal-place-where = Di’ anche la casella vuota per { $card }.
kadora-refusal-place-too-long = Una carta va su una casella, per esempio place Y4r b2, e nient’altro.
kadora-refusal-place-first = Prima posa una carta; si pesca dopo.
kadora-refusal-no-such-card = «{ $card }» non è una carta: una carta è colore, valore e forma, per esempio Y4r.
kadora-refusal-no-such-value = «{ $card }» non c’è: i valori vanno da 1 a 5.
kadora-refusal-no-such-kind = «{ $card }» non c’è: le forme sono r, s e d.
kadora-refusal-lacking-card = { $card } non c’è: nel colore { $colour } manca il { $value } in questo gioco.
kadora-refusal-no-such-cell = La casella «{ $cell }» non c’è: la griglia va da a1 a d4.
kadora-refusal-not-in-hand = Non hai { $card } in mano.
kadora-refusal-cell-taken = La casella { $cell } non è vuota: c’è { $card }.
kadora-refusal-placed-already = Hai posato una carta in questo turno; ora pescane una.
kadora-refusal-draw-now = «{ $move }» non è una mossa: pesca una carta, per esempio draw left.
kadora-refusal-draw-where = Di’ da quale fila peschi: left o right.
kadora-refusal-draw-too-long = Si pesca una carta da una fila, per esempio draw left, e nient’altro.
kadora-refusal-no-such-row = La fila «{ $row }» non c’è: pesca da left o right.
seashore-refusal-already-chosen = Hai già scelto un colore da passare, e la scelta è definitiva.
seashore-refusal-nothing-to-pass = Non hai carte, quindi non ne passi.
seashore-refusal-not-your-prize = Prima riceve il premio { $turn }.
seashore-refusal-unknown-move = «{ $move }» non è una mossa: ci sono pass, play, take, steal, rob, draw e return.
seashore-refusal-pass-now = Prima ognuno passa una carta: di’ il colore, per esempio pass R.
seashore-refusal-play-now = È il momento di giocare una carta, per esempio play G9 sea o play G9 shore +2.
seashore-refusal-claim-now = Hai vinto il { $colour }: prendi il tesoro scoperto (take) o rubane uno, per esempio steal 2.
seashore-refusal-rob-now = Prendi due carte bonus a un altro giocatore, per esempio rob 2.
seashore-refusal-draw-now = Peschi dalla mano di un altro giocatore, per esempio draw 2.
seashore-refusal-return-now = Restituisci tante carte quante ne hai pescate, per esempio return G4 B7.
seashore-refusal-not-longest = Si passa dal colore che hai di più, e non è il { $colour }.
seashore-refusal-not-in-hand = Non hai { $card } in mano.
seashore-refusal-too-few-plus = Non hai { $laid ->
    [one] { $laid } carta bonus
    [many] { $laid } carte bonus
   *[other] { $laid } carte bonus
} da aggiungere.
seashore-refusal-takes-no-plus = { $card } non ammette carte bonus, perché nessun valore supera { $cap }.
seashore-refusal-over-cap = { $card } varrebbe { $value }, e nessun valore supera { $cap }.
seashore-refusal-steal-nobody = Non c’è un posto { $seat } a cui rubare.
seashore-refusal-steal-yourself = Non puoi rubare a te.
seashore-refusal-nothing-to-steal = { $seat } non ha tesori da rubare.
seashore-refusal-other-colour = Hai vinto il { $colour }, quindi non puoi rubare questo a { $seat }: { $card }.
seashore-refusal-rob-nobody = Non c’è un posto { $seat } a cui prendere carte bonus.
seashore-refusal-rob-yourself = Non puoi prendere carte bonus a te.
seashore-refusal-too-few-to-rob = { $seat } ha meno di due carte bonus.
seashore-refusal-draw-nobody = Non c’è un posto { $seat } da cui pescare.
seashore-refusal-draw-yourself = Non puoi pescare dalla tua mano.
seashore-refusal-empty-hand = { $seat } non ha carte da pescare.
seashore-refusal-return-count = Carte pescate: { $drawn }. Restituiscine altrettante, non { $count }.
seashore-refusal-return-twice = Nomini { $card } due volte.
seashore-refusal-return-order = Nomina le carte per numero, poi per colore: { $move }.
seashore-refusal-return-not-held = Non hai e non hai pescato { $card }.

## Ragioni dei bot: <game>-reason-<name>

diamant-reason-leave-now = Uscire ora da soli: { $safe } al sicuro.
diamant-reason-one-more = Ancora una carta: { $risk } % di perdere tutto, in media { $more } in più.
diamant-reason-alone = Da soli nella grotta: proseguire vince il { $stay } %, uscire il { $leave } %, contando tutto il mazzo.
diamoniak-reason-wins = È la sesta carta del tuo castello: vinci.
diamoniak-reason-one-more = Ancora una carta: { $own } % per il tuo castello, { $witch } % una strega.
diamoniak-reason-start = Ancora una carta: { $start } % di iniziare un castello, { $witch } % una strega.
diamoniak-reason-safe = Nel mazzo non ci sono più streghe.
diamoniak-reason-fairy-ready = La tua fata scaccerebbe una strega.
diamoniak-reason-cushion = Una strega prenderebbe solo carte in più; ne hai { $spare }.
diamoniak-reason-castle-at-stake = Carte del castello che una strega ti costerebbe: { $castle }.
diamoniak-reason-counted = Contando tutto il mazzo: proseguire vince circa il { $draw } %, fermarsi il { $stop } %.
diamoniak-reason-keeps = Fermarsi conserva tutto; poi pesca { $seat }.
diamoniak-reason-buys = Il tuo castello avrà di sicuro { $castle } su 6; questo turno non porta altro.
diamoniak-reason-pays = { $seat } riceve tre diamanti, e a te ne restano { $left }.
diamoniak-reason-fairy-saves = La fata salva { $spare ->
    [one] { $spare } carta in più
    [many] { $spare } carte in più
   *[other] { $spare } carte in più
} e { $castle } del tuo castello.
diamoniak-reason-diamond-idle = Nessuno ha una carta che i tuoi diamanti possano comprare.
diamoniak-reason-diamonds-left = Diamanti che restano: { $left }; carte del tuo colore presso altri: { $held }.
diamoniak-reason-frees = { $seat } ha { $castle } su 6 di colore { $colour } e può pescare questa quando si rimischia.
diamoniak-reason-ransom = { $seat } ha diamanti abbastanza per comprarla da te: { $diamonds }.
diamoniak-reason-nobody-builds = Nessuno costruisce il { $colour }.
diamoniak-reason-own-castle = È una carta del tuo castello, a cui ne restano { $castle }.
djinn-aim-run = scala
djinn-aim-pairs = coppie
djinn-aim-under = somma bassa
djinn-aim-over = somma alta
djinn-aim-exact = somma esatta
djinn-aim-colour = un solo colore
djinn-reason-completes = Con { $card } la prova «{ $task }» è risolta.
djinn-reason-nearer = { $card } avvicina la prova «{ $task }»; mancherebbero ancora: { $missing }.
djinn-reason-one-more = { $card } è una carta tenuta in più; nessuna prova aperta la richiede.
djinn-reason-wins-trick = { $card } vince di sicuro questa presa.
djinn-reason-may-win = { $card } vince questa presa in circa { $percent } casi su 100.
djinn-reason-loses = { $card } non può vincere questa presa; costa poco lasciarla.
djinn-reason-bends = La carta Djinn «{ $effect }» aiuta a ottenere una carta di questa presa.
djinn-reason-early = La carta Djinn «{ $effect }» cambia ciò che può accadere in questa presa.
djinn-reason-saves = Le carte Djinn valgono di più in una presa futura; ne hai { $count }.
djinn-reason-enters = La prova «{ $task }» è risolta: avanti al livello { $level }.
djinn-reason-leaves = Carte tenute per il livello seguente: { $count }; il numero più alto è { $number }.
kadora-reason-takes-lead = Ti porta in testa nel colore { $colour }: { $mine } contro { $best }.
kadora-reason-shares-lead = Pareggia nel colore { $colour }: { $mine } a testa.
kadora-reason-safer-lead = Rafforza il primato nel colore { $colour }: { $mine } contro { $best }.
kadora-reason-breaks-lead = Toglie a { $seat } il primato nel colore { $colour }; penalità lì, ora: { $points }.
kadora-reason-penalty = Prende { $points } in colori dove è in testa un altro.
kadora-reason-takes-nothing = Non prende carte.
kadora-reason-sheds-card = { $card } lascia la tua mano, dove potrebbe contare contro di te.
kadora-reason-island = Carte dell’isola di colore { $colour }: { $count }, del valore di circa { $points }.
kadora-reason-draw-led = La prossima carta è di colore { $colour }, dove sei in testa.
kadora-reason-draw-value = La prossima carta è di colore { $colour }: in media { $points } fra quelle che non hai visto.
kadora-reason-keep-lead = Sei in testa nel colore { $colour }, { $mine } contro { $best }.
kadora-reason-gift-danger = Sei in testa nel colore { $colour } di { $lead }, ma ne restano { $left } da vincere.
kadora-reason-gift-burden = { $seat } avrà allora { $points } nel colore { $colour } e dovrà restare in testa.
seashore-reason-certain = { $card } vince di sicuro il suo colore.
seashore-reason-no-higher = Nessuna carta del colore non vista supera { $value }; solo con carte bonus la batterebbero.
seashore-reason-higher = Carte più alte del colore che non hai visto: { $count }.
seashore-reason-beaten = { $seat } batte già { $card }.
seashore-reason-treasure = Il tesoro scoperto di colore { $colour } vale { $points }.
seashore-reason-could-steal = Vincendo il { $colour } si può rubare { $points } a { $seat }.
seashore-reason-action-plus = Nessun tesoro di colore { $colour } è scoperto: vincere porta due carte bonus.
seashore-reason-action-hand = Nessun tesoro di colore { $colour } è scoperto: vincere scambia fino a due carte a tua scelta.
seashore-reason-plus = Le carte bonus portano { $card } a { $value }; tenute varrebbero { $points }.
seashore-reason-sea = Gli altri vedono solo { $colour }; carte possibili: { $count }.
seashore-reason-shore = Gli altri vedono solo il { $number }; colori possibili: { $count }.
seashore-reason-last = Nessuno gioca dopo di te: la metà che mostri non dice nulla a nessuno.
seashore-reason-take = Porta { $points } di sicuro.
seashore-reason-steal = Porta { $points } e costa altrettanto a { $seat }, che ha { $total } finora.
seashore-reason-rob = { $seat } ha carte bonus: { $count }, e punti finora: { $total }.
seashore-reason-draw = { $seat } ha carte in mano: { $count }, e punti finora: { $total }.
seashore-reason-give = Del colore non ne hai viste { $total }; { $card } ne batte { $count }.

## Imparare

learn-way = Impara
learn-of = Impara { $game } giocando
learn-title = Impara { $game }
learn-step = Passo { $step } di { $steps }
learn-steps = Passi della lezione
learn-go-on = Avanti
learn-back = Indietro
learn-again = Di nuovo
learn-skip = Salta
learn-show = Fammi vedere
learn-try = Prova così: { $move }
learn-hear = Ascolta ancora
learn-voice = Leggi ad alta voce
learn-no-voice = Questo dispositivo non ha una voce per la vostra lingua: leggete ad alta voce.
learn-good = Ottimo!
learn-finished = Ora sai giocare a { $game }!
learn-play = Ora una partita vera
learn-once-more = Impara ancora una volta
learn-diamant-treasure = Entrate insieme in una grotta. Tutti si dividono il tesoro e ognuno riceve { $carried }. Quel che avanza resta sulla carta: { $left }.
learn-diamant-stay = Più a fondo nella grotta o a casa? Tutti decidono in segreto. Scegli la torcia: avanti!
learn-diamant-stay-hint = A casa si è al sicuro, ma i tesori li trovano gli altri. Stavolta prosegui!
learn-diamant-stay-praise = Nessuno è uscito, quindi si gira un’altra carta: un tesoro. Per ciascuno: { $share }. Sulla carta resta: { $rest }.
learn-diamant-trap = Avanti! Quale sarà la prossima carta?
learn-diamant-trap-hint = Non ancora! Un’altra carta.
learn-diamant-trap-praise = Un ragno! La prima trappola di un tipo è solo un avviso.
learn-diamant-warning = Vedi la cornice rossa? C’è un ragno sul sentiero. Un altro, e tutti nella grotta perdono quel che portano!
learn-diamant-leave = È ora di uscire. Scegli la tenda: chi esce prende anche i rubini del sentiero.
learn-diamant-leave-hint = Troppo pericoloso! Stavolta porta a casa i tuoi rubini.
learn-diamant-leave-praise = Portavi: { $carried }. Dal sentiero: { $share }. Ora nel tuo forziere: { $chest }, al sicuro per sempre!
learn-diamant-watch = Al campo sei al sicuro. Guarda gli altri: loro proseguono.
learn-diamant-watch-praise = Il secondo ragno! { $one } e { $two } perdono tutto, ognuno { $lost }. Comincia una nuova spedizione e tutti rientrano.
learn-diamant-share = Esci ancora una volta. Chi esce insieme si divide i rubini del sentiero.
learn-diamant-share-hint = Stavolta esci e guarda che cosa succede sul sentiero.
learn-diamant-share-praise = Anche { $one } è a casa. Dal sentiero, per ciascuno: { $share }. Ora nel tuo forziere: { $chest }.
learn-diamant-nothing = Ora decidi tu. Non porti ancora niente: avanti o a casa?
learn-diamant-nothing-hint = Non hai ancora niente da perdere. Prosegui!
learn-diamant-nothing-praise = Gli altri sono usciti, quindi tutto il tesoro è tuo: { $share }!
learn-diamant-danger = Guarda le trappole: sul sentiero ce ne sono quattro tipi. Avanti o a casa?
learn-diamant-danger-hint = Un’altra trappola così e perdi tutto. Meglio uscire!
learn-diamant-danger-praise = Appena in tempo! È arrivato un altro serpente, e ognuno degli altri ha perso { $lost }.
learn-diamant-win = L’ultima spedizione. Nel tuo forziere: { $chest }. Porti: { $carried }. { $one } ha { $rival }. Avanti o a casa?
learn-diamant-win-hint = Fai la somma: forziere e mani bastano per vincere. Esci!
learn-diamant-win-praise = La partita è finita. Vince chi ha più rubini, e tu ne hai { $score }!
learn-diamoniak-draw = Tocca le carte! Poi tocca il bottone grande.
learn-diamoniak-draw-praise = Evviva, un pezzo di castello! Il tuo castello è rosa.
learn-diamoniak-again = Pesca un’altra carta!
learn-diamoniak-again-hint = Pesca ancora una carta.
learn-diamoniak-again-praise = Un diamante! Va tra i tuoi tesori.
learn-diamoniak-stop = Ora tocca la mano. Così tieni tutto.
learn-diamoniak-stop-hint = Stavolta fermati: tocca la mano!
learn-diamoniak-stop-praise = È tutto al sicuro. E { $one } comincia un castello blu.
learn-diamoniak-six = Il tuo castello ha bisogno di sei pezzi. Pesca!
learn-diamoniak-six-praise = Un altro pezzo! Ora ne hai { $pieces }.
learn-diamoniak-other = Pesca ancora!
learn-diamoniak-other-praise = Un pezzo blu. Non è il tuo colore: va tra i tuoi tesori.
learn-diamoniak-more = Ancora una carta!
learn-diamoniak-more-praise = Oh no, la strega! Vuole tre delle tue carte.
learn-diamoniak-give = Dalle il pezzo blu. Non ti serve.
learn-diamoniak-give-hint = Dalle prima il pezzo blu.
learn-diamoniak-castle-hint = Il tuo castello no! Dalle qualcos’altro.
learn-diamoniak-give-praise = Bene! Ne vuole ancora due.
learn-diamoniak-two = Dalle un diamante.
learn-diamoniak-one = E ancora un diamante.
learn-diamoniak-one-praise = La strega vola via. Il tuo castello è ancora in piedi!
learn-diamoniak-fairy = Ancora la strega! Ma tu hai una fata. Tocca la fata!
learn-diamoniak-fairy-hint = Tocca la fata. Così non perdi altro.
learn-diamoniak-fairy-praise = La fata scaccia la strega!
learn-diamoniak-buy = { $one } ha un pezzo rosa. Compralo per tre diamanti!
learn-diamoniak-buy-hint = Tocca il pezzo rosa vicino a { $one }.
learn-diamoniak-buy-praise = Ora il tuo castello ha cinque pezzi!
learn-diamoniak-win = Manca solo un pezzo. Pesca!
learn-diamoniak-win-praise = Il tuo castello è finito. Hai vinto!
learn-djinn-caves = La tua strada passa per tre grotte. Questa fila chiede tre delle tue carte: una scala, una coppia con una carta più bassa, o una somma sopra 30.
learn-djinn-follow = Si gioca giallo: se ne hai, devi rispondere. Vince la più alta: gioca il tuo 12!
learn-djinn-follow-hint = Si può, ma non vince. Gioca il tuo 12.
learn-djinn-follow-praise = Vince il giallo più alto: la presa è tua!
learn-djinn-keep = Tieni una carta della presa. Hai già 10 e 11: tieni il 12.
learn-djinn-keep-hint = Le grotte mostrano quali numeri ti servono. Tieni il 12.
learn-djinn-keep-praise = 10, 11, 12: una scala! Chi vince la presa apre anche la prossima.
learn-djinn-trump = Non hai verde, quindi puoi giocare quel che vuoi. Il blu è briscola: anche il tuo 2 blu batte il verde!
learn-djinn-trump-hint = Quella non può vincere: solo verde o briscola. Gioca il 2 blu.
learn-djinn-trump-praise = La briscola batte ogni altro colore. La presa è tua!
learn-djinn-sum = Hai 8 e 9. Con quale carta superi 30? Tieni quella.
learn-djinn-sum-hint = Guarda le grotte: la fila mostra i numeri che ti mancano.
learn-djinn-sum-praise = 8, 9 e 14 fanno 31: questa prova è fatta!
learn-djinn-task = Dopo otto prese risolvi una prova. Scegline una con la spunta, poi le sue tre carte.
learn-djinn-task-praise = La prima grotta è superata! Le carte sono usate e si apre il livello { $level }. Chi è ultimo riceve una carta Djinn come aiuto.
learn-djinn-djinn = Ora hai una carta Djinn. Piega le regole per una presa: toccala e scegli il viola come briscola.
learn-djinn-djinn-hint = Scegli un colore che hai: il viola.
learn-djinn-djinn-first = Prima la carta Djinn, poi il tuo tesoro.
learn-djinn-djinn-praise = In questa presa il viola è briscola.
learn-djinn-win-trick = Ora gioca il tuo 4 viola!
learn-djinn-win-trick-hint = Ora il viola è briscola. Gioca il 4 viola.
learn-djinn-win-trick-praise = Il tuo piccolo 4 vince la presa!
learn-djinn-run = Hai 7, 8 e 10. Quale carta tieni per una scala di quattro?
learn-djinn-run-hint = Tra 8 e 10 manca un numero.
learn-djinn-run-praise = 7, 8, 9, 10: una scala di quattro!
learn-djinn-last = La terza grotta! Scegli una prova con la spunta, poi le sue cinque carte. Vince chi la supera per primo.
learn-djinn-last-praise = Tutte e tre le grotte superate: hai vinto!
learn-kadora-block = Le carte formano una griglia di quattro per quattro. Ognuna ha un colore, un numero e un diamante: tondo, quadrato o goccia.
learn-kadora-lay = Posa l’1 verde sulla casella indicata. Finché colonna e riga restano sotto 10, non succede niente.
learn-kadora-cell-hint = Stavolta la casella indicata.
learn-kadora-lay-hint = Stavolta l’1 verde.
learn-kadora-lay-praise = Le due somme sono sotto 10: non prendi niente.
learn-kadora-take = Posa il 4 giallo sulla casella indicata. La colonna arriva a 10: ora devi prendere tutte le carte che combinano con la tua.
learn-kadora-take-hint = Stavolta il 4 giallo.
learn-kadora-take-praise = Carte prese: { $cards }. Una ha lo stesso colore, l’altra lo stesso diamante.
learn-kadora-loot = Questo è il tuo bottino. Alla fine dà penalità. Solo dove hai la somma più alta, la corona, non costa niente.
learn-kadora-draw = Pesca una carta da una delle file. I dorsi mostrano il colore.
learn-kadora-draw-praise = La stessa fila riempie la griglia finché restano quattro caselle vuote.
learn-kadora-crown = { $one } ha 4 in blu, tu hai 3. Dove può il tuo 1 blu prendere altro blu?
learn-kadora-crown-hint = Posa l’1 blu in una colonna che arriva a 10 e contiene blu.
learn-kadora-crown-praise = Ora hai più blu di tutti. La corona è tua!
learn-kadora-spare = Ora non prendere niente! Trova una carta e una casella dove non si prende nulla.
learn-kadora-spare-hint = Lì prenderesti delle carte. I numeri piccoli mostrano prima le somme.
learn-kadora-spare-praise = Niente preso, niente da pagare!
learn-kadora-gift = Sei in testa nel viola. Ma guarda i dorsi: anche { $two } ha del viola in mano. Regala il tuo viola a { $one } prima che ti costi!
learn-kadora-gift-hint = Allora { $two } può superarti, e il tuo viola diventa penalità.
learn-kadora-gift-praise = Ora { $one } deve restare in testa.
learn-kadora-end = L’ultimo turno: posa la tua carta. Poi le somme più alte si coprono, e il resto conta.
learn-kadora-end-praise = La tua penalità: { $score }. Quella di { $one }: { $rival }. Vince la più bassa: la tua!
learn-seashore-halves = Ogni carta ha due metà: il mare è il suo colore, la costa il suo numero. Gli altri ne vedono una sola.
learn-seashore-cover = Il tesoro rosso è scoperto. Gioca il tuo 11 rosso e mostra solo il mare.
learn-seashore-cover-half = Stavolta mostra il mare: il colore.
learn-seashore-cover-hint = Solo il rosso può vincere il tesoro rosso. Gioca l’11 rosso.
learn-seashore-cover-praise = Si scoprono le carte: il tuo rosso è il più alto e il tesoro è tuo. Il rosso più basso riceve carte bonus: { $plus }.
learn-seashore-only = Tutti mostrano rosso. C’è un tesoro viola scoperto: gioca il tuo 1 viola!
learn-seashore-only-hint = Il rosso andrà a carte più forti. Gioca l’1 viola.
learn-seashore-only-praise = L’unica carta di un colore vince sempre, anche un 1!
learn-seashore-low = Il verde è pieno di carte forti. Perdi apposta con il tuo 1: la carta più bassa riceve carte bonus!
learn-seashore-low-hint = Si può, ma prova così: gioca l’1 verde.
learn-seashore-low-praise = Ricevi tante carte bonus quante carte verdi sono state giocate: { $plus }!
learn-seashore-plus = { $one } mostra blu. Gioca il tuo 10 blu con due carte bonus: così vale 12!
learn-seashore-plus-more = Aggiungi tutte e due le carte bonus. Ognuna vale 1.
learn-seashore-plus-hint = Qui si vince il blu. Gioca il 10 blu.
learn-seashore-plus-praise = Il tuo 10 vale { $worth } e batte l’11!
learn-seashore-red = Vinci il rosso con il tuo 12, e mostra il mare!
learn-seashore-red-hint = Gioca il 12 rosso.
learn-seashore-red-praise = Il rosso è tuo. Ora puoi scegliere!
learn-seashore-steal = Prendi il tesoro scoperto, che vale 1, o ruba quello di { $two }, che vale 3!
learn-seashore-steal-hint = Quello scoperto vale solo 1. Ruba il 3!
learn-seashore-steal-praise = Rubato! Si può rubare solo il tesoro in cima.
learn-seashore-action = Nessun tesoro blu è scoperto. Vinci lo stesso il blu con il tuo 7: così avviene l’azione del blu.
learn-seashore-action-hint = Nessun altro mostra blu. Gioca il 7 blu.
learn-seashore-action-praise = Il blu è tuo: ora prendi carte bonus.
learn-seashore-rob = A chi prendi due carte bonus? Scegli tu.
learn-seashore-rob-praise = Nuove carte bonus: { $plus }!
learn-seashore-pass = Ogni manche comincia così: passi la carta più alta del tuo colore più lungo. Hai due colori così. Quale carta dai via?
learn-seashore-pass-hint = Allora perdi il tuo 12. Meglio passare l’8 rosso.
learn-seashore-pass-praise = Tutti passano insieme, a sinistra. Quindi anche tu ricevi una carta.
learn-seashore-end = L’ultima carta della seconda manche. Giocala!
learn-seashore-end-hint = Il rosso è tuo comunque. Tieni le tue carte bonus: due valgono un punto.
learn-seashore-end-praise = Tesori: { $treasures }. Con le carte bonus: { $points }. Le due manche insieme: { $score }. Vinci tu!

## Rivedere, il coach e l’analisi

replay-title = Rivedi una partita
replay-again = Rivedi
replay-drop = Trascina qui il verbale di una partita finita.
replay-choose = Scegli un file
replay-code = O il codice di un tavolo dove la partita è finita
replay-watch = Guarda
replay-bad = Questo file non si può mostrare. { $problem }
replay-none = Questa partita non c’è
replay-none-text = Non è ancora finita, o non c’è più, o non è per te.
replay-first = All’inizio
replay-back = Una mossa indietro
replay-play = Avvia
replay-pause = Ferma
replay-forward = Una mossa avanti
replay-last = Alla fine
replay-slider = Momento della partita
replay-moment = Mossa { $move } di { $moves }.
replay-deal = L’inizio.
replay-silent = Non si vede niente.
replay-speed = Velocità
replay-eyes = Con gli occhi di chi
replay-eyes-nobody = Come spettatore
replay-eyes-seat = Come { $name }
replay-eyes-open = Tutte le carte scoperte
replay-hands = Le carte degli altri
replay-moves = Mosse
replay-link = Link a questo momento
replay-on = Gioca da qui
replay-on-text = Un nuovo tavolo riprende da questo momento. Ciò che resta da distribuire viene rimescolato.
replay-on-seat = Il tuo posto
replay-on-bots = Contro i bot
replay-on-friends = Invita amici
replay-on-over = Qui la partita è finita. Torna a un momento precedente.
coach-ask = Tu che faresti?
coach-title = Che cosa farebbe il coach
coach-thinking = Il coach sta pensando…
coach-win = vince il { $win } % ± { $error }
coach-more = Tutte le mosse: { $count }
coach-odds = Rischio della prossima carta: { $percent } % ({ $caught } su { $cards }).
coach-away = Il coach non risponde. Riprova.
coach-allow = Con un coach: tutti possono chiedere che cosa farebbe il bot più forte
analysis-way = Analisi
analysis-title = { $game }: che cosa ha deciso la partita
analysis-looking = Il bot più forte guarda ogni decisione: { $done } su { $of }.
analysis-sentence = { $you ->
    [seat] Per il gioco sei { $skill }; per la fortuna, { $luck }.
   *[none] Per il gioco { $name } è { $skill }; per la fortuna, { $luck }.
}
analysis-skill = { $place ->
    [first] al primo posto
    [second] al secondo posto
    [third] al terzo posto
    [fourth] al quarto posto
    [fifth] al quinto posto
    [sixth] al sesto posto
    [seventh] al settimo posto
    [same] alla pari con tutti
   *[last] all’ultimo posto
}
analysis-luck = { $place ->
    [first] al primo posto
    [second] al secondo posto
    [third] al terzo posto
    [fourth] al quarto posto
    [fifth] al quinto posto
    [sixth] al sesto posto
    [seventh] al settimo posto
    [same] alla pari con tutti
   *[last] all’ultimo posto
}
analysis-moments = Che cosa l’ha decisa
analysis-moment = { $you ->
    [seat] La tua scelta: { $move }. Meglio: { $best }.
   *[none] La scelta di { $name }: { $move }. Meglio: { $best }.
}
analysis-cost = Probabilità di vincere: −{ $points } % (± { $error })
analysis-better = Meglio: { $best }
analysis-watch = Guarda questo momento (dopo la mossa { $move })
analysis-flawless = Nessuno ha fatto un vero errore: ha deciso la fortuna.
analysis-shares = Fortuna e abilità
analysis-fair = Quota equa
analysis-own = Errori propri
analysis-others = Errori degli altri
analysis-fortune = Fortuna
analysis-result = Risultato
analysis-mistakes = { $count } su { $of }
analysis-explain = In percentuale di una vittoria. Il bot giudica ogni decisione da ciò che quel posto sapeva allora; conta come errore solo ciò che è chiaramente peggiore. Quello che gli errori non spiegano è fortuna.
analysis-decisions = Ogni decisione ({ $count })

## One device that goes round, the big screen, and statistics
pass-where = Dove giocate?
pass-where-apart = Ognuno sul proprio dispositivo
pass-where-here = Su questo dispositivo
pass-where-screen = Su un grande schermo
pass-where-here-text = Il dispositivo passa di mano in mano. Senza nome, il posto è di un bot o di chi arriva con il link.
pass-where-screen-text = Questo schermo mostra il tavolo e ogni telefono è una mano di carte. Inquadrate un codice per sedervi.
pass-people = Chi gioca su questo dispositivo?
pass-person = Nome al posto { $number }
pass-nobody = bot o amico
pass-one-more = Nome di un altro su questo dispositivo
pass-too-few = Scrivi almeno due nomi.
pass-turn = { $name }: { $ask }
pass-curtain = Sipario
pass-hand = Passa il dispositivo a { $name }.
pass-taps = Sono { $name }
pass-edge-camp = al campo
pass-edge-undo = { $name } ha scelto: riprendi
screen-hand = Il tavolo è sul grande schermo: mostra solo la mia mano
screen-open = Apri il grande schermo
screen-join = Unisciti con questo codice: { $code }
screen-seat = Codice QR per il posto { $number }
screen-seats = { $count ->
    [one] { $count } posto è libero. Inquadra il codice e siediti.
    [many] { $count } posti sono liberi. Inquadra un codice e siediti.
   *[other] { $count } posti sono liberi. Inquadra un codice e siediti.
}
stats-title = Statistiche
stats-private = Quello che si è giocato su questo dispositivo. Resta qui, a meno che non lo salvi in un file.
stats-none = Su questo dispositivo non è ancora finita nessuna partita.
stats-all = Tutti i giochi insieme
stats-games = { $count ->
    [one] { $count } partita
    [many] { $count } partite
   *[other] { $count } partite
}
stats-wins = { $count ->
    [one] { $count } vittoria
    [many] { $count } vittorie
   *[other] { $count } vittorie
}
stats-rival = Rivale preferito
stats-against = vinte { $won }, perse { $lost }
stats-average = Punteggio medio: { $score }
stats-chart = Gli ultimi punteggi: { $scores }
stats-chart-text = Punti delle ultime partite; un punto grande è una vittoria.
stats-export = Salva in un file
stats-import = Aggiungi da un file
stats-imported = { $count ->
    [one] { $count } partita aggiunta.
    [many] { $count } partite aggiunte.
   *[other] { $count } partite aggiunte.
}
stats-import-bad = Questo file non contiene statistiche di Karat; non è stato aggiunto nulla.
stats-erase = Cancella tutto
stats-erase-sure = Cancellare davvero tutti i risultati di questo dispositivo?

## Che cosa rifiuta il server: refusal-<reason>, o refusal-<error> dove non c’è un motivo
refusal-bad = Questo qui non va, quindi non è cambiato nulla.
refusal-not-now = Adesso non si può.
refusal-not-yours = Può farlo solo chi ospita o chi gioca al tavolo.
refusal-not-found = Qui non c’è niente con questo nome.
refusal-mistake = Il server ha fatto un errore; non è cambiato niente.
refusal-no-table = Quel tavolo non c’è, o non è aperto per te.
refusal-no-record = Questa partita qui non c’è, o non c’è più.
refusal-token-not-valid = Questo link non vale a questo tavolo.
refusal-watching-link = Questo link è per guardare.
refusal-slow-down = Troppe cose in una volta. Aspetta un secondo.
refusal-too-many-records = Troppi file in una volta. Aspetta un minuto.
refusal-too-many-analyses = Si stanno studiando molte partite. Torna fra un minuto.
refusal-too-big = È troppo grande.
refusal-storage = Il server non è riuscito a salvare, quindi non è cambiato niente. Riprova.
refusal-only-players = Può farlo solo chi gioca al tavolo.
refusal-only-host = Può farlo solo chi ospita.
refusal-only-players-and-host = Possono farlo solo chi gioca e chi ospita.
refusal-no-seat-yet = Prima siediti al tavolo.
refusal-not-started = La partita non è ancora iniziata.
refusal-started = La partita è già iniziata.
refusal-game-not-over = La partita non è ancora finita.
refusal-table-closed = Il tavolo è chiuso.
refusal-started-without-you = La partita è già iniziata; puoi guardare.
refusal-seated-already = Hai già un posto.
refusal-all-seats-taken = Tutti i posti sono occupati; puoi guardare.
refusal-seat-taken = Quel posto non è più libero.
refusal-only-bot-levels = Durante una partita può cambiare solo il livello di un bot.
refusal-nobody-there = Lì non è seduta un’altra persona.
refusal-too-many-people = { $count ->
    [one] Al tavolo c’è { $count } persona, ed è troppo per questo.
    [many] Al tavolo ci sono { $count } di persone, e sono troppe per questo.
   *[other] Al tavolo ci sono { $count } persone, e sono troppe per questo.
}
refusal-name-unseen = Nel nome ci vuole una lettera che si veda.
refusal-name-taken = Qualcuno al tavolo ha già questo nome, o uno che gli somiglia.
refusal-late = Questa decisione non spetta più a te.
refusal-no-move-yet = Non hai ancora fatto nessuna mossa.
refusal-asked-already = Al tavolo è già stato chiesto di annullare delle mosse.
refusal-question-closed = Questa domanda non è più aperta.
refusal-agreed-already = Hai già detto di sì.
refusal-nothing-to-read = Non c’è niente da leggere.
refusal-no-coach = A questo tavolo non c’è un coach.
refusal-nothing-to-decide = Ora non hai niente da decidere.
refusal-record-not-json = Non è il verbale di una partita: dovrebbe essere JSON.
refusal-record-not-well-made = Non è un verbale come li scrive Karat ({ $problem }).
refusal-record-does-not-replay = La partita che contiene non segue le regole ({ $problem }).
refusal-record-not-over = La partita che contiene non è ancora finita.
