# Italiano. I colori stanno nella frase come nomi: «il rosso», «carte di colore rosso», mai «carte rosse».

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
diamant-left = (ne restano { $rubies })
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
browser-refusal-late = Questa decisione non spetta più a te.
browser-refusal-slow-down = Troppe cose in una volta. Aspetta un secondo.
browser-refusal-storage = Il server non è riuscito a salvare, quindi non è cambiato niente. Riprova.

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
    [one] { $cards } carta precedente, ne restano { $rubies }
    [many] { $cards } carte precedenti, ne restano { $rubies }
   *[other] { $cards } carte precedenti, ne restano { $rubies }
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
djinn-says-piles = { $deck } nel mazzo, { $discard } scartate
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
djinn-refusal-replace-nothing = { $seat } non ha giocato in questa presa nessuna carta da sostituire.
djinn-refusal-swap-nothing = { $seat } non ha giocato in questa presa nessuna carta con cui scambiare.
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
kadora-refusal-not-leading = { $other } è in testa nel colore { $colour }, { $most } contro { $own }: solo chi è in testa può regalarlo.
kadora-refusal-lead-shared = Sei in testa nel colore { $colour } insieme a { $other }, { $own } a testa: nessuno può regalarlo.
kadora-refusal-receiver-has-colour = { $to } ha già carte di colore { $colour } nel bottino, quindi non può riceverne.
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
