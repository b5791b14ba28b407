# Mare o costa; docs/words/it.md

browser-game-seashore = Mare o costa
browser-game-seashore-line = Metà di ogni carta è nascosta. Mostri il colore o il numero?

seashore-where = Manche { $round } di 2, { $left ->
    [0] tutte le carte giocate
    [one] l’ultima carta
    [many] ancora { $left } carte da giocare
   *[other] ancora { $left } carte da giocare
}
seashore-where-plus = { $plus ->
    [one] { $plus } carta bonus nella riserva
    [many] { $plus } carte bonus nella riserva
   *[other] { $plus } carte bonus nella riserva
}
seashore-signs = B▒ mostra solo il mare (il colore), ▒7 solo la costa (il numero); +1 è una carta bonus aggiunta. I tesori iniziano con t: tR4 è rosso e vale 4. ★ segnala una carta che ha vinto il suo colore.
seashore-ask-pass = scegli un colore e passa la tua carta più alta di quel colore.
seashore-ask-play = gioca una carta e mostra il colore o il numero.
seashore-ask-claim = hai vinto il { $colour }: prendi il tesoro scoperto o ne rubi uno?
seashore-ask-rob = a chi prendi due carte bonus?
seashore-ask-draw = dalla mano di chi peschi?
seashore-ask-return = restituisci { $count ->
    [one] una carta.
    [many] { $count } carte.
   *[other] { $count } carte.
}
seashore-move-pass = Passa il tuo { $colour } più alto
seashore-move-play = { $shows ->
    [sea] Gioca { $card }{ $laid } e mostra il colore
   *[shore] Gioca { $card }{ $laid } e mostra il numero
}
seashore-move-take = Prendi il tesoro scoperto
seashore-move-steal = Ruba a { $seat } il tesoro in cima
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
seashore-event-round = Manche { $number }: { $you ->
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
   *[none] { $seat } gioca una carta{ $laid }: { $half }.
}
seashore-half-sea = { $colour }, numero nascosto
seashore-half-shore = { $number }, colore nascosto
seashore-laid = { $plus ->
    [0] { "" }
   *[other] { " " }+{ $plus }
}
seashore-event-reveal = { $you ->
    [seat] La tua carta si scopre: { $card }, vale { $value }.
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
    [seat] Rubi a { $from } { $card }.
    [from] { $seat } ti ruba { $card }!
   *[none] { $seat } ruba a { $from } { $card }.
}
seashore-event-rob = { $you ->
    [seat] { $count ->
        [one] Prendi { $count } carta bonus a { $from }.
        [many] Prendi { $count } carte bonus a { $from }.
       *[other] Prendi { $count } carte bonus a { $from }.
    }
    [from] { $count ->
        [one] { $seat } ti prende { $count } carta bonus!
        [many] { $seat } ti prende { $count } carte bonus!
       *[other] { $seat } ti prende { $count } carte bonus!
    }
   *[none] { $count ->
        [one] { $seat } prende { $count } carta bonus a { $from }.
        [many] { $seat } prende { $count } carte bonus a { $from }.
       *[other] { $seat } prende { $count } carte bonus a { $from }.
    }
}
seashore-event-draw = { $you ->
    [seat] Peschi { $cards } dalla mano di { $from }.
    [from] { $seat } pesca { $cards } dalla tua mano.
   *[none] { $count ->
        [one] { $seat } pesca { $count } carta dalla mano di { $from }.
        [many] { $seat } pesca { $count } carte dalla mano di { $from }.
       *[other] { $seat } pesca { $count } carte dalla mano di { $from }.
    }
}
seashore-event-return = { $you ->
    [seat] Restituisci { $cards } a { $to }.
    [to] { $seat } ti restituisce { $cards }.
   *[none] { $seat } restituisce a { $to } lo stesso numero di carte.
}
seashore-event-nothing = { $you ->
    [seat] Non c’è nessuna carta che tu possa pescare.
   *[none] Non c’è nessuna carta che { $seat } possa pescare.
}
seashore-event-under = Torna sotto la sua pila: { $card }.
seashore-event-trick-over = La presa è finita; { $you ->
    [start] la prossima la inizi tu.
   *[none] la prossima la inizia { $start }.
}
seashore-event-score = { $you ->
    [seat] Segni
   *[none] { $seat } segna
} { $points ->
    [one] { $points } punto
    [many] { $points } punti
   *[other] { $points } punti
}: { $treasures } per i tesori, e { $plus ->
    [one] { $plus } carta bonus rimasta.
    [many] { $plus } carte bonus rimaste.
   *[other] { $plus } carte bonus rimaste.
}
seashore-event-over = La partita è finita.

## Il browser

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
    .none = non si passa
seashore-option-pass-to-text = All’inizio di una manche ognuno passa la carta più alta del colore di cui ha più carte.
seashore-option-plus-cap = Valore massimo con carte bonus
    .n99 = nessun limite
seashore-option-plus-cap-text = Le carte bonus non possono portare una carta oltre questo valore.
seashore-option-plus-most = Carte bonus su una carta
    .n22 = nessun limite
seashore-option-plus-most-text = A una carta puoi aggiungere al massimo questo numero di carte bonus. Forse il «massimo» strappato del regolamento è questo: per giocare solo con esso, imposta il valore massimo su «nessun limite».
seashore-option-steal-any = Ruba qualsiasi tesoro
seashore-option-steal-any-text = Chi vince può rubare un tesoro di qualsiasi colore, non solo del colore vinto.
seashore-option-treasure-points = Valore dei tesori
seashore-option-treasure-points-text = Quanto valgono i cinque tesori di ogni colore. Il nostro regolamento qui è strappato: metti i valori della tua scatola.
seashore-option-treasure-points-one = Tesoro { $number } di 5
seashore-begins = Secondo il regolamento è il tavolo a decidere chi comincia.
seashore-source-treasures = Tesori
seashore-source-plus = Carte bonus
seashore-panel-trick = Ultima presa
seashore-panel-out = Carte
seashore-card = { $number ->
    [1] l’1
    [8] l’8
    [11] l’11
   *[other] il { $number }
} { $colour }
seashore-treasure = un tesoro { $colour } da { $points }
seashore-lay = Gioca { $card }{ $laid }: { $half }
seashore-hand = La tua mano
seashore-hand-empty = La tua mano è vuota.
seashore-others-see = Gli altri vedono
seashore-pluses = Carte bonus aggiunte
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
seashore-choose-rob = A chi prendere carte bonus?
seashore-choose-draw = Da quale mano?
seashore-drawn = Dalla mano di { $seat }
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
seashore-rules-aim = Scopo del gioco
    .SEA-50 = Una manche finisce quando tutte le carte sono giocate. I tuoi tesori danno i loro punti, e ogni due carte bonus danno un punto.
    .SEA-51 = Dopo due manche vince chi ha più punti; in caso di parità la vittoria è condivisa.
seashore-rules-cards = Le carte
    .SEA-1 = 48 carte isola: rosse, blu, viola e verdi, da 1 a 12 per ogni colore.
    .SEA-2 = 20 tesori, cinque per colore, da 1, 1, 2, 3 e 4.
    .SEA-3 = 22 carte bonus e due carte azione: una per rosso e blu, una per viola e verde.
seashore-rules-setup = Prima di una manche
    .SEA-10 = In 4 o 5 giocatori ci sono due pile di tesori, rosso con blu e viola con verde; in 3 giocatori una sola pila con i dodici migliori. Il tesoro in cima a ogni pila è scoperto.
    .SEA-11 = Ogni carta azione dice che cosa ottengono i suoi due colori quando nessun tesoro di quel colore è scoperto: con rosso e blu si prendono carte bonus, con viola e verde si pesca da una mano, a meno che il tavolo non abbia scelto altrimenti. È uguale nelle due manche.
    .SEA-12 = Ognuno riceve 12 carte, o 9 in 5 giocatori. Le altre restano nella scatola, senza che nessuno le veda.
    .SEA-13 = Tutti passano insieme una carta a sinistra: la più alta del colore di cui hanno più carte. Se più colori sono alla pari, scegli tu.
    .SEA-14 = La prima manche la inizia chi siede al primo posto. La seconda la inizia il giocatore dopo quello che ha iniziato l’ultima presa.
seashore-rules-trick = Una presa
    .SEA-20 = A turno ognuno gioca una carta a scelta sotto una copertura che ne mostra solo il mare (il colore) o la costa (il numero).
    .SEA-21 = Puoi aggiungere carte bonus, che valgono 1 ciascuna, ma nessun valore supera 12. Alla fine della presa le carte bonus tornano nella riserva.
    .SEA-22 = Finché non hanno giocato tutti, gli altri conoscono solo la metà visibile e le carte bonus.
    .SEA-23 = Il valore più alto di ogni colore vince quel colore; in caso di parità vince chi viene prima in ordine di turno.
    .SEA-24 = Se un colore è stato giocato più di una volta, chi ne ha il valore più basso riceve tante carte bonus quante carte di quel colore sono state giocate. Chi vince il colore non ne riceve mai.
    .SEA-25 = Se le carte bonus non bastano, si danno in ordine di turno.
seashore-rules-prizes = Premi
    .SEA-30 = Se un tesoro del colore vinto è scoperto, chi vince lo prende. Di ogni giocatore si vede solo il tesoro in cima.
    .SEA-31 = Oppure chi vince ruba il tesoro in cima di un altro giocatore, se è del colore vinto. Un tesoro vinto prima nella presa può essere rubato più tardi nella stessa presa.
    .SEA-32 = Se nessun tesoro di quel colore è scoperto, avviene l’azione del colore.
    .SEA-33 = Quando si scoprono le carte, prima si stabilisce chi vince e chi perde in ogni colore. Poi chi perde riceve le sue carte bonus, i tesori si vincono in ordine di turno, e per ultime vengono le azioni.
    .SEA-34 = In 3 giocatori i due colori di una carta azione contano come uno solo, se nessun tesoro di quei colori è scoperto.
    .SEA-35 = Poi ogni pila mostra il tesoro seguente; un tesoro non preso va prima sotto la sua pila.
    .SEA-36 = Una pila vuota resta vuota: vincere i suoi colori dà diritto all’azione.
    .SEA-37 = Le carte giocate sono fuori dalla manche e restano scoperte. Inizia il giocatore seguente.
seashore-rules-actions = Azioni
    .SEA-40 = Prendi carte bonus: due da un altro giocatore che ne ha almeno due; se nessuno le ha, dalla riserva.
    .SEA-41 = Pesca da una mano: pesca due carte alla cieca da un altro giocatore, poi restituiscine due a tua scelta.
seashore-origin = Del regolamento conosciamo solo una copia rovinata. Non mostra titolo, autore né editore; il nome è nostro. Alcuni numeri e frasi sono strappati. Abbiamo riempito i vuoti e, dove si poteva, ne abbiamo fatto delle opzioni.
    .SEA-1 = I numeri sono strappati. In quattro ognuno riceve 12 carte, quindi sono 12 per ognuno dei quattro colori.
    .SEA-2 = Si legge ancora «1 × tre punti e 1 × quattro punti». Gli altri tre valori sono una nostra scelta; andrebbero bene anche 1, 2 e 2. Con l’opzione si possono mettere cinque valori qualsiasi.
    .SEA-11 = Secondo il regolamento si scelgono i lati. Qui si scelgono una volta, quando si apre il tavolo, e le due manche sono uguali.
    .SEA-13 = La direzione è strappata. A sinistra, nel verso di gioco, è una nostra scelta.
    .SEA-14 = Il regolamento dice solo che si decide chi comincia. Che la seconda manche continui da lì è nostro: così tutti cominciano più o meno lo stesso numero di volte.
    .SEA-20 = L’inizio di questa frase è strappato. Niente di ciò che si legge ancora vieta una carta, quindi vale qualsiasi carta.
    .SEA-21 = Si legge ancora «1 punto, con un massimo». Lo intendiamo come il valore più alto di una carta; potrebbe anche essere un numero di carte bonus, ed è un’opzione. Che tornino nella riserva alla fine della presa è nostro.
    .SEA-23 = Della regola per la parità si legge ancora «allora vince il primo giocatore o il». Completiamo: il seguente in ordine di turno.
    .SEA-24 = Che il valore più basso riceva carte bonus è stampato. Che cosa succede in caso di parità no: qui le ricevono tutti quelli con il valore più basso, tranne chi vince.
    .SEA-25 = Il regolamento non dice che cosa succede quando qualcosa finisce. Seguiamo l’ordine di turno, come ovunque.
    .SEA-30 = Il regolamento dice «può prendere». Qui avviene sempre: un tesoro non costa niente.
    .SEA-31 = La riga sui furti è strappata. Che un tesoro rubato debba avere il colore vinto è la nostra lettura, e un’opzione.
    .SEA-33 = Prima tesori e carte bonus, poi le azioni in ordine di turno: questo è stampato. L’ordine fra i tesori è nostro.
    .SEA-37 = Che le carte si scartino è stampato. Che restino scoperte è nostro: tutti le hanno viste.
    .story = Navigate verso isole misteriose, dove ricchezze inaudite giacciono sul fondo del mare. La carta più alta del colore giusto riporta a galla un tesoro. Ma ognuno mostra solo metà della carta: bluffate e tuffatevi.
    .note = Il riassunto del regolamento parla di tesori di colori diversi. Nel conteggio valgono solo i loro punti.
seashore-take = Prendi
seashore-round-over = La manche { $number } è finita
seashore-told-hand = { $names } ricevono { $count } carte a testa.
seashore-told-reveal = Le carte si scoprono. { $cards }.
seashore-told-win = Colori vinti: { $names }.
seashore-told-plus = Carte bonus: { $names }.
seashore-event-start = { $you ->
    [start] La presa è finita; ora la carta d’inizio è tua.
   *[none] La presa è finita; ora la carta d’inizio va a { $start }.
}
seashore-event-plus-none = { $you ->
    [seat] Non restano carte bonus per te.
   *[none] Non restano carte bonus per { $seat }.
}
seashore-why = Manche { $round }: { $told }

## Rifiuti

seashore-refusal-already-chosen = Hai già scelto un colore da passare, e la scelta è definitiva.
seashore-refusal-nothing-to-pass = Non hai carte, quindi non ne passi.
seashore-refusal-not-your-prize = Prima tocca a { $turn } scegliere un premio.
seashore-refusal-unknown-move = «{ $move }» non è una mossa: usa pass, play, take, steal, rob, draw o return.
seashore-refusal-pass-now = Prima tutti passano una carta: di’ il colore, per esempio pass R.
seashore-refusal-play-now = È il momento di giocare una carta, per esempio play G9 sea o play G9 shore +2.
seashore-refusal-claim-now = Hai vinto il { $colour }: prendi il tesoro scoperto con take o rubane uno, per esempio steal 2.
seashore-refusal-rob-now = Prendi due carte bonus a un altro giocatore, per esempio rob 2.
seashore-refusal-draw-now = Pesca dalla mano di un altro giocatore, per esempio draw 2.
seashore-refusal-return-now = Restituisci tante carte quante ne hai pescate, per esempio return G4 B7.
seashore-refusal-not-longest = Si passa una carta del colore di cui ne hai di più, e non è il { $colour }.
seashore-refusal-not-in-hand = Non hai { $card } in mano.
seashore-refusal-too-few-plus = Non hai { $laid ->
    [one] { $laid } carta bonus
    [many] { $laid } carte bonus
   *[other] { $laid } carte bonus
} da aggiungere.
seashore-refusal-too-many-plus = A questo tavolo una carta ammette al massimo { $most ->
    [one] { $most } carta bonus
    [many] { $most } carte bonus
   *[other] { $most } carte bonus
}.
seashore-refusal-takes-no-plus = { $card } non ammette carte bonus, perché nessun valore supera { $cap }.
seashore-refusal-over-cap = { $card } varrebbe { $value }, e nessun valore supera { $cap }.
seashore-refusal-steal-nobody = Non c’è un posto { $seat } a cui rubare un tesoro.
seashore-refusal-steal-yourself = Non puoi rubare i tuoi stessi tesori.
seashore-refusal-nothing-to-steal = { $seat } non ha tesori da rubare.
seashore-refusal-other-colour = Hai vinto il { $colour }, quindi non puoi rubare questo a { $seat }: { $card }.
seashore-refusal-rob-nobody = Non c’è un posto { $seat } a cui prendere carte bonus.
seashore-refusal-rob-yourself = Non puoi prendere le tue stesse carte bonus.
seashore-refusal-too-few-to-rob = { $seat } ha meno di due carte bonus.
seashore-refusal-draw-nobody = Non c’è un posto { $seat } da cui pescare.
seashore-refusal-draw-yourself = Non puoi pescare dalla tua mano.
seashore-refusal-empty-hand = { $seat } non ha carte da pescare.
seashore-refusal-return-count = { $drawn ->
    [one] Hai pescato { $drawn } carta
    [many] Hai pescato { $drawn } carte
   *[other] Hai pescato { $drawn } carte
}: restituiscine lo stesso numero, non { $count }.
seashore-refusal-return-twice = Hai indicato due volte { $card }.
seashore-refusal-return-order = Indica le carte per numero, poi per colore: { $move }.
seashore-refusal-return-not-held = Non hai { $card } in mano né tra le carte pescate.

## Ragioni dei bot

seashore-reason-certain = { $card } vince di sicuro il suo colore.
seashore-reason-no-higher = Nessuna carta di quel colore che non hai visto supera { $value }; solo con carte bonus la batterebbero.
seashore-reason-higher = { $count ->
    [one] { $count } carta non vista del suo colore è più alta.
    [many] { $count } carte non viste del suo colore sono più alte.
   *[other] { $count } carte non viste del suo colore sono più alte.
}
seashore-reason-beaten = { $seat } batte già { $card }.
seashore-reason-low = Se { $card } è la carta più bassa del suo colore, prendi carte bonus.
seashore-reason-treasure = Il tesoro { $colour } scoperto vale { $points }.
seashore-reason-could-steal = Vincendo il { $colour } potresti rubare { $points } a { $seat }.
seashore-reason-action-plus = Nessun tesoro { $colour } è scoperto: vincendo il { $colour } prendi due carte bonus.
seashore-reason-action-hand = Nessun tesoro { $colour } è scoperto: vincendo il { $colour } puoi scambiare fino a due carte a tua scelta.
seashore-reason-plus = Le carte bonus portano { $card } a { $value }; tenute fino alla fine varrebbero { $points }.
seashore-reason-sea = Gli altri vedono solo il { $colour }: { $count ->
    [one] { $count } carta possibile.
    [many] { $count } carte possibili.
   *[other] { $count } carte possibili.
}
seashore-reason-shore = Gli altri vedono solo il numero { $number }: { $count ->
    [one] { $count } colore possibile.
    [many] { $count } colori possibili.
   *[other] { $count } colori possibili.
}
seashore-reason-last = Nessuno gioca dopo di te, quindi non importa quale metà mostri.
seashore-reason-take = Ti porta { $points } di sicuro.
seashore-reason-steal = Ti porta { $points } e costa altrettanto a { $seat }, che ha { $total } finora.
seashore-reason-rob = { $seat } ha { $count ->
    [one] { $count } carta bonus
    [many] { $count } carte bonus
   *[other] { $count } carte bonus
} e { $total ->
    [one] { $total } punto finora.
    [many] { $total } punti finora.
   *[other] { $total } punti finora.
}
seashore-reason-draw = { $seat } ha { $count ->
    [one] { $count } carta
    [many] { $count } carte
   *[other] { $count } carte
} in mano e { $total ->
    [one] { $total } punto finora.
    [many] { $total } punti finora.
   *[other] { $total } punti finora.
}
seashore-reason-give = { $count ->
    [0] { $card } non batte nessuna carta non vista del suo colore.
   *[other] Su { $total ->
        [one] { $total } carta non vista
        [many] { $total } carte non viste
       *[other] { $total } carte non viste
    } del suo colore, { $card } ne batte { $count }.
}

## Imparare

learn-seashore-halves = Ogni carta ha due metà: il mare è il suo colore, la costa il suo numero. Gli altri ne vedono una sola.
learn-seashore-cover = Il tesoro rosso è scoperto. Gioca il tuo 11 rosso e mostra solo il mare.
learn-seashore-cover-half = Stavolta mostra il mare: il colore.
learn-seashore-cover-hint = Solo il rosso può vincere il tesoro rosso. Gioca l’11 rosso.
learn-seashore-cover-praise = Si scoprono le carte: il tuo rosso è il più alto e il tesoro è tuo. Il rosso più basso riceve carte bonus: { $plus }.
learn-seashore-only = Tutti mostrano rosso. C’è un tesoro viola scoperto: gioca il tuo 1 viola!
learn-seashore-only-hint = Il rosso andrà a carte più forti. Gioca l’1 viola.
learn-seashore-only-praise = L’unica carta del suo colore vince sempre, anche un 1!
learn-seashore-low = Il verde è pieno di carte forti. Perdi apposta con il tuo 1: la carta più bassa riceve carte bonus!
learn-seashore-low-hint = Si può, ma prova così: gioca l’1 verde.
learn-seashore-low-praise = Ricevi tante carte bonus quante carte verdi sono state giocate: { $plus }!
learn-seashore-plus = { $one } mostra blu. Gioca il tuo 10 blu con due carte bonus: così vale 12!
learn-seashore-plus-more = Aggiungi tutte e due le carte bonus. Ognuna aggiunge 1.
learn-seashore-plus-hint = Qui puoi vincere il blu. Gioca il 10 blu.
learn-seashore-plus-praise = Il tuo 10 vale { $worth } e batte l’11!
learn-seashore-red = Vinci il rosso con il tuo 12, e mostra il mare!
learn-seashore-red-hint = Gioca il 12 rosso.
learn-seashore-red-praise = Il rosso è tuo. Ora puoi scegliere!
learn-seashore-steal = Prendi il tesoro scoperto, che vale 1, o ruba quello di { $two }, che vale 3!
learn-seashore-steal-hint = Il tesoro scoperto vale solo 1. Ruba il 3!
learn-seashore-steal-praise = Rubato! Si può rubare solo il tesoro in cima di un giocatore.
learn-seashore-action = Nessun tesoro blu è scoperto. Vinci lo stesso il blu con il tuo 7: così scatta l’azione del blu.
learn-seashore-action-hint = Nessun altro mostra blu. Gioca il 7 blu.
learn-seashore-action-praise = Il blu è tuo: ora prendi carte bonus.
learn-seashore-rob = A chi prendi due carte bonus? Scegli tu.
learn-seashore-rob-praise = { $plus ->
    [one] Hai { $plus } nuova carta bonus!
    [many] Hai { $plus } nuove carte bonus!
   *[other] Hai { $plus } nuove carte bonus!
}
learn-seashore-pass = Ogni manche comincia così: passi la carta più alta del colore di cui hai più carte. Hai due colori così. Quale carta passi?
learn-seashore-pass-hint = Allora resti senza il tuo 12. Meglio passare l’8 rosso.
learn-seashore-pass-praise = Tutti passano insieme, a sinistra. Quindi anche tu ricevi una carta.
learn-seashore-end = L’ultima carta della seconda manche. Giocala!
learn-seashore-end-hint = Il rosso è tuo comunque. Tieni le tue carte bonus: due danno un punto.
learn-seashore-end-praise = I tuoi tesori danno { $treasures }, o { $points } con le carte bonus. Le due manche insieme fanno { $score }. Hai vinto!
learn-seashore-three = In tre c’è una sola pila di tesori, per tutti e quattro i colori.
learn-seashore-merge = Nessun tesoro viola o verde è scoperto. In tre questi due contano allora come un solo colore! Gioca il tuo 9 verde e mostra il mare.
learn-seashore-merge-praise = Il tuo 9 batte il 7 viola di { $two }: l’azione di questi due colori è tua. { $two } riceve carte bonus: { $plus }.
learn-seashore-hand = Con questa azione peschi alla cieca due carte da un’altra mano. Pesca da { $two }!
learn-seashore-hand-praise = Ora conosci le carte di { $two }.
learn-seashore-return = Devi restituire due carte, ma scegli tu quali. Restituisci il tuo 3 blu e il tuo 2 verde!
learn-seashore-return-hint = Tieni le carte forti. Restituisci il 3 blu e il 2 verde.
learn-seashore-return-praise = Tieni 6 e 10. Lo sapete solo voi due.
learn-seashore-next = La presa è finita e un nuovo tesoro è scoperto. Quello che nessuno prende va sotto la pila. Il giocatore seguente comincia la prossima presa.
learn-seashore-equal = { $one } mostra blu: forse un 9. A parità di valore decide l’ordine di turno, quindi un 9 non basta. Gioca il tuo 8 blu con due carte bonus!
learn-seashore-equal-hint = Qui puoi vincere il blu. Gioca l’8 blu.
learn-seashore-equal-praise = Il tuo 8 vale { $worth } e batte il 9. Nessuna carta può valere più di 12.
learn-seashore-empty = La pila è vuota. Ora ogni colore dà un’azione, e il rosso e il blu contano come uno solo. Vinci con il tuo 12 rosso!
learn-seashore-empty-praise = { $plus ->
    [one] Prendi { $plus } carta bonus a { $one }.
    [many] Prendi { $plus } carte bonus a { $one }.
   *[other] Prendi { $plus } carte bonus a { $one }.
}
learn-seashore-shared = L’ultima carta dell’ultima manche: vinci il tesoro rosso! Due carte bonus valgono un punto.
learn-seashore-shared-praise = Hai { $score }, come { $one }. In parità la vittoria è condivisa: vincete tutti e due!
