# Djinn; docs/words/it.md

browser-game-djinn = Djinn
browser-game-djinn-line = Vinci prese, tieni tesori, attraversa tre grotte e lascia che un Djinn cambi le regole.

djinn-where = Fase { $phase }, { $left ->
    [0] tutte le prese giocate
    [one] l’ultima presa
    [many] ancora { $left } prese
   *[other] ancora { $left } prese
}
djinn-signs = Una carta si scrive con colore e numero: P viola, G verde, Y giallo, B blu. Se due carte sono uguali, vale di più la prima giocata.
djinn-ask-lead = apri con una carta.
djinn-ask-play = gioca una carta; colore d’apertura: { $colour }. Se ce l’hai, devi rispondere.
djinn-ask-after = gioca una carta Djinn, o scegli Fatto.
djinn-ask-keep = hai vinto la presa: tieni { $count ->
    [one] una delle sue carte.
    [many] { $count } delle sue carte.
   *[other] { $count } delle sue carte.
}
djinn-ask-cave = supera una prova con le carte che hai tenuto.
djinn-move-play = Gioca { $card }
djinn-move-done = Fatto
djinn-move-without = Non giocare nessuna carta Djinn
djinn-move-keep = Tieni { $card }
djinn-move-cave = { $task }: { $cards }
djinn-move-trump = Djinn: il { $colour } diventa briscola
djinn-move-replace = Djinn: sostituisci la carta di { $seat }
djinn-move-free = Djinn: gioca qualsiasi colore
djinn-move-swap = Djinn: scambia la tua carta con { $seat }
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
    [3] una coppia e una carta più bassa
    [4] due coppie
   *[5] due coppie e una carta più bassa
}
djinn-task-under = { $level } con totale sotto { $under }
djinn-task-over = { $level } con totale sopra { $over }
djinn-task-exact = { $level } con totale uguale a { $under }
djinn-task-colour = { $level } dello stesso colore
djinn-trump = Briscola
djinn-piles = mazzo { $deck }, scarti { $discard }, Djinn { $djinn }
djinn-trick = Presa
djinn-trick-empty = ancora nessuna carta giocata
djinn-last-trick = Ultima presa, vinta da: { $seat }
djinn-counts-as = { $card } vale { $number }
djinn-effects = Effetti attivi
djinn-effect-by = { $effect } ({ $seat })
djinn-caves = Grotte
djinn-cave = { $level }: { $tasks }
djinn-cave-closed = coperta
djinn-head-level = livello
djinn-head-cards = carte
djinn-head-djinns = Djinn
djinn-head-kept = tenute
djinn-discards = Scarti
djinn-own = Le tue carte Djinn
djinn-event-row = Si aprono le grotte di livello { $level }: { $tasks }.
djinn-event-draw = { $you ->
    [seat] Peschi la carta Djinn «{ $effect }».
   *[none] { $seat } pesca una carta Djinn.
}
djinn-event-djinn-shuffled = Le carte Djinn usate vengono mescolate e formano un nuovo mazzo ({ $size }).
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
djinn-event-djinn-argument = { " " }({ $what })
djinn-event-replace = { $you ->
    [seat] { $card } sostituisce la tua carta ({ $discarded }).
   *[none] { $card } sostituisce la carta di { $seat } ({ $discarded }).
}
djinn-event-done = { $you ->
    [seat] Finisci il tuo turno.
   *[none] { $seat } finisce il turno.
}
djinn-event-trick = { $you ->
    [seat] Vinci la presa.
   *[none] { $seat } vince la presa.
}
djinn-event-keep = { $you ->
    [seat] Tieni { $card }.
   *[none] { $seat } tiene { $card }.
}
djinn-event-discard = Carte scartate: { $cards }.
djinn-event-cave = { $you ->
    [seat] Superi la prova «{ $task }» con { $cards } e raggiungi il livello { $level }.
   *[none] { $seat } supera la prova «{ $task }» con { $cards } e raggiunge il livello { $level }.
}
djinn-event-over = La partita è finita.

## Il browser

djinn-option-open-memory = Scarti visibili
djinn-option-open-memory-text = Tutti possono guardare i tesori scartati. Altrimenti bisogna ricordarli.
djinn-option-djinn-deck = Carte Djinn
djinn-option-djinn-deck-text = Quante carte di ogni tipo ci sono nel mazzo. Metti quelle che trovi nella tua scatola; un tipo con 0 non entra in gioco.
djinn-begins = Secondo il regolamento apre il giocatore alla sinistra del mazziere; non dice chi dà le carte.
djinn-source-kept = Tesori rimasti
djinn-panel-trick = Ultima presa
djinn-card = { $number ->
    [1] l’1
    [8] l’8
    [11] l’11
   *[other] il { $number }
} { $colour }
djinn-no-trump = senza briscola
djinn-hand = La tua mano
djinn-kept = { $count ->
    [0] Ancora nessuna carta tenuta
   *[other] Tenute: { $count }
}
djinn-kept-by = tenuta da { $name }
djinn-no-trick = In questa fase non è ancora finita nessuna presa.
djinn-task-met = la puoi superare
djinn-task-near = manca una carta:
djinn-choose-task = Quale prova?
djinn-which-trump = Quale colore diventa briscola?
djinn-which-replace = Tocca la carta da sostituire.
djinn-which-swap = Tocca la carta da scambiare con la tua.
djinn-says-cave = Grotte di livello { $level }
djinn-says-through = Attraversate da: { $names }
djinn-says-piles = mazzo { $deck }, scarti { $discard }
djinn-says-laid = { $name }: { $card }, { $place ->
    [1] prima
    [2] seconda
    [3] terza
   *[other] quarta
} carta giocata{ $wins ->
    [true] , vince la presa
   *[false] { "" }
}
djinn-says-laid-best = { $laid }, la carta migliore finora
djinn-told-draw = { $names } pescano una carta Djinn a testa.
djinn-told-deal = { $size ->
    [one] { $names } ricevono una carta a testa.
    [many] { $names } ricevono { $size } carte a testa.
   *[other] { $names } ricevono { $size } carte a testa.
}
djinn-why-through = Fase { $phase }: { $told }
djinn-why-left = Fase { $phase }: più giocatori arrivano al livello 5. Tesori rimasti: { $kept }.
djinn-why-out = Le carte finiscono nella fase { $phase }. Livelli: { $levels }.
djinn-says-lies = { $name }: { $card }
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
djinn-rules-aim = Scopo del gioco
    .DJI-10 = Ci sono tre file di tre grotte coperte, una fila per ogni livello. La prima si scopre subito.
    .DJI-31 = Supera una prova di livello 3, poi una di livello 4, poi una di livello 5. La stessa prova può essere superata da un numero qualsiasi di giocatori.
    .DJI-40 = La partita finisce dopo la fase in cui qualcuno supera una prova di livello 5. Se ci riescono in più, vince chi ha più tesori rimasti, poi chi ha il tesoro più alto; se la parità rimane, la vittoria è condivisa.
    .DJI-41 = Il tuo punteggio è il livello che hai raggiunto.
djinn-rules-cards = Le carte
    .DJI-1 = 60 tesori: viola, verdi, gialli e blu, da 1 a 15 per ogni colore.
    .DJI-2 = Una prova richiede 3, 4 o 5 tesori, quanti il suo livello: una scala di numeri consecutivi, coppie, un totale sotto 15, 20 o 25, un totale sopra 30, 40 o 50, un totale di esattamente 15, 20 o 25, oppure tutti dello stesso colore.
    .DJI-3 = Coppie: al livello 3, una coppia e una carta più bassa; al livello 4, due coppie; al livello 5, due coppie e una carta più bassa di entrambe. Le due coppie possono avere lo stesso numero.
    .DJI-4 = 18 carte Djinn: nove tipi, due per tipo.
djinn-rules-tricks = Prese
    .DJI-11 = Ognuno inizia ogni fase con otto tesori, e la partita con una carta Djinn. Restano segreti.
    .DJI-12 = Si scopre un altro tesoro: il suo colore è briscola per la fase.
    .DJI-13 = Nella prima fase apre il giocatore dopo il mazziere.
    .DJI-20 = A turno ognuno gioca un tesoro. Se hai il colore d’apertura, devi rispondere; altrimenti puoi giocare quello che vuoi.
    .DJI-21 = Vince la briscola più alta; se non ce ne sono, la carta più alta del colore d’apertura. Se due carte sono uguali, vale di più la prima giocata.
    .DJI-22 = Chi vince tiene una carta della presa, scoperta, e apre la presa seguente. Le altre carte si scartano.
    .DJI-23 = Una fase ha otto prese.
djinn-rules-caves = Grotte
    .DJI-30 = Dopo una fase, chi può superare una prova del suo livello seguente deve superarne una, e una sola, con esattamente quel numero di carte tenute. Quelle carte si scartano.
    .DJI-32 = Si procede in senso orario dal giocatore che ha aperto la prima presa della fase. Se c’è un solo modo, avviene in automatico.
    .DJI-33 = Poi si scopre la fila seguente, se qualcuno ha attraversato quella precedente.
djinn-rules-phases = Tra due fasi
    .DJI-34 = Chiunque sia in ultima posizione pesca una carta Djinn. Se sono tutti alla pari, pescano tutti.
    .DJI-35 = Quando il mazzo Djinn è vuoto, le carte Djinn usate si mescolano e ne formano uno nuovo.
    .DJI-36 = Chi è in ultima posizione distribuisce e apre; in caso di parità, il primo dopo il mazziere precedente.
    .DJI-37 = Si mescola tutto tranne le carte tenute, e ognuno riceve otto carte nuove.
    .DJI-38 = Se non bastano, tutti ne ricevono di meno, in numero uguale.
djinn-rules-end = Se le carte finiscono
    .DJI-39 = Se non ci sono carte per darne una a testa e scoprire la briscola, la partita è finita e vince il livello più alto.
djinn-rules-djinn = Carte Djinn
    .DJI-50 = Si giocano nel proprio turno, subito prima o dopo il proprio tesoro, quante se ne vuole. Valgono per quella presa. Tra «nuova briscola» e «niente briscola» conta l’ultima; «vince la più bassa» vale qualunque sia la briscola.
    .DJI-51 = Dopo il tuo tesoro puoi continuare a giocare carte Djinn finché ne hai; scegli «Fatto» per finire il turno.
    .DJI-52 = Il colore d’apertura è sempre quello della carta che in quel momento sta al primo posto.
    .DJI-61 = Nuova briscola: scegli un colore, che diventa briscola per questa presa.
    .DJI-62 = Sostituisci una carta: una carta giocata da un altro giocatore si scarta, e al suo posto va il primo tesoro del mazzo. Con il mazzo vuoto non si può giocare.
    .DJI-63 = Qualsiasi colore: si gioca prima della tua carta, che allora non deve rispondere.
    .DJI-64 = Scambia le carte: si gioca dopo la tua carta, che cambia posto con quella di un altro giocatore.
    .DJI-65 = Tieni la più alta: prima che scelga chi vince la presa, prendi la carta con il numero più alto. A parità di numero è la carta giocata per prima. Se viene giocata più volte, ognuno prende la sua nell’ordine in cui sono state giocate.
    .DJI-66 = Vince la più bassa: il numero più basso vince la presa, di qualunque colore sia. A parità di numero vince la carta giocata per prima.
    .DJI-67 = Niente briscola: in questa presa non ce n’è.
    .DJI-68 = Vale 15: si gioca dopo la tua carta, che vale come un 15 del suo colore quando si decide la presa. Con uno scambio il 15 va con la carta; con una sostituzione si perde.
    .DJI-69 = Tieni due carte: se vinci la presa, tieni due delle sue carte. Anche giocandone due, le carte restano due.
djinn-rules-known = Che cosa sanno tutti
    .DJI-70 = Mani, carte Djinn e mazzi sono segreti. Carte tenute, livelli, grotte scoperte e quante carte ci sono ovunque sono pubblici. Gli scarti vanno ricordati, a meno che il tavolo non li mostri.
djinn-origin = Il regolamento è completo, ma riporta il testo di una sola carta Djinn e ne cita una seconda. Altre cinque sono note da recensioni del gioco; due sono nostre, come il numero di carte di ogni tipo.
    .DJI-1 = Il regolamento non nomina mai il quarto colore. Sulle carte è il blu.
    .DJI-3 = Il regolamento non dice se le due coppie possono avere lo stesso numero. Quattro numeri uguali sono due coppie, quindi possono.
    .DJI-4 = Il regolamento dice che sono 18 e ne riporta una. Nove tipi, ognuno due volte, è la nostra ipotesi.
    .DJI-33 = Il testo tedesco scopre la fila dopo, quello inglese e quello francese appena qualcuno è passato. Aspettiamo che tutti abbiano deciso, così nessuno sceglie sapendo più degli altri.
    .DJI-34 = Nel testo tedesco si può pescare una carta, in quello inglese la si riceve. Qui avviene sempre: non c’è motivo di rifiutare una carta.
    .DJI-35 = Il regolamento non dice che cosa succede quando le carte finiscono. Così la partita continua, e nessuno riceve più degli altri.
    .DJI-36 = Il regolamento parla di chi è più vicino all’ultimo mazziere in senso orario. Contiamo dal posto seguente, quindi il mazziere viene per ultimo.
    .DJI-50 = Che si giocano subito prima o dopo il proprio tesoro è stampato. Quante, e che cosa vale quando due si contraddicono, è nostro.
    .DJI-51 = Che se ne può giocare una dopo il tesoro è stampato. La domanda arriva a tutti quelli che hanno una carta Djinn, così non rivela niente.
    .DJI-52 = Il regolamento dice solo che la carta giocata per prima è più alta. Che cosa cambia con uno scambio o una sostituzione è nostro.
    .DJI-62 = Il regolamento dice che si può sostituire la carta di un altro giocatore, ma non riporta questa carta Djinn. I dettagli sono nostri.
    .DJI-63 = Nota da recensioni del gioco. Il testo e i dettagli sono nostri.
    .DJI-68 = Il regolamento dice che le carte Djinn possono rendere uguali due carte. Una carta così lo fa; il suo testo è nostro.
    .DJI-69 = Non è nel regolamento. È nostra e completa i nove tipi.
    .DJI-70 = Che le mani sono segrete e gli scarti coperti è stampato. Il resto è la nostra lettura.
    .tip = Il consiglio del regolamento: le carte scartate sono fuori fino alla fine della fase. Ricordale, e saprai di più sulle mani degli altri.
    .story = Gli spiriti custodiscono i tesori nelle grotte di un sultano. Chi arriva per primo alla grotta più profonda fugge con il tesoro più grande di tutti, prima che il sultano se ne accorga.
    .primer = In una presa ognuno gioca una carta a turno, e la carta migliore vince la presa. La prima carta decide il colore: se hai quel colore, devi giocarlo. Se non lo hai, puoi giocare quello che vuoi. Un altro colore non vince mai, per quanto sia alto, ma ti libera di una carta. La briscola fa eccezione: batte tutti gli altri colori, e la briscola più alta batte le altre. Chi vince apre la presa successiva.
    .note = Ogni tesoro esiste una volta sola, quindi due carte possono essere uguali solo per via di una carta Djinn.

## Rifiuti

djinn-refusal-not-your-trick = { $turn } ha vinto la presa e sta scegliendo una carta da tenere.
djinn-refusal-not-your-cave = { $turn } sta scegliendo una prova.
djinn-refusal-unknown-move = «{ $move }» non è una mossa: usa play, djinn, done, keep o cave.
djinn-refusal-play-what = Di’ quale tesoro giochi, per esempio play P15.
djinn-refusal-keep-what = Di’ quale carta della presa tieni, per esempio keep P15.
djinn-refusal-djinn-what = Di’ quale carta Djinn giochi, per esempio djinn lowest.
djinn-refusal-cave-what = Di’ la prova e le sue carte, per esempio cave run Y3 G4 P5.
djinn-refusal-unknown-card = Il tesoro «{ $card }» non c’è: le carte vanno da P1 a P15, e lo stesso vale per G, Y e B.
djinn-refusal-not-held = Non hai { $card } in mano.
djinn-refusal-must-follow = Hai il { $colour }, quindi devi rispondere al { $colour }.
djinn-refusal-not-laid = Gioca prima un tesoro; poi puoi finire il turno.
djinn-refusal-already-laid = Hai già giocato il tuo tesoro: gioca una carta Djinn, o scegli done.
djinn-refusal-no-trick-won = Adesso non c’è una presa di cui tenere una carta.
djinn-refusal-keep-now = Hai vinto la presa: tieni una delle sue carte.
djinn-refusal-not-in-trick = { $card } non è nella presa, o non c’è più.
djinn-refusal-unknown-djinn = La carta Djinn «{ $effect }» non c’è.
djinn-refusal-djinn-not-held = Non hai la carta Djinn «{ $effect }».
djinn-refusal-trump-needs-colour = Di’ quale colore diventa briscola: P, G, Y o B.
djinn-refusal-replace-needs-seat = Di’ il posto di cui vuoi sostituire la carta.
djinn-refusal-replace-no-seat = Il posto { $seat } non c’è: i posti vanno da 0 a { $last }.
djinn-refusal-replace-own = Si può sostituire solo la carta di un altro giocatore.
djinn-refusal-replace-nothing = { $seat } non ha in questa presa una carta da sostituire.
djinn-refusal-replace-empty-pile = Il mazzo dei tesori è vuoto, quindi non si può sostituire nessuna carta.
djinn-refusal-free-too-late = «Qualsiasi colore» si gioca prima della tua carta, e l’hai già giocata.
djinn-refusal-swap-too-early = «Scambia le carte» si può giocare solo dopo la tua carta.
djinn-refusal-swap-needs-seat = Di’ il posto con cui vuoi scambiare la tua carta.
djinn-refusal-swap-no-seat = Il posto { $seat } non c’è: i posti vanno da 0 a { $last }.
djinn-refusal-swap-own = Puoi scambiare carte solo con un altro giocatore.
djinn-refusal-swap-nothing = { $seat } non ha in questa presa una carta da scambiare.
djinn-refusal-fifteen-too-early = «Vale 15» si può giocare solo dopo la tua carta.
djinn-refusal-no-cave-now = Le prove si superano dopo la fase, non adesso.
djinn-refusal-cave-now = La fase è finita: se puoi superare una prova, devi farlo.
djinn-refusal-unknown-task = La prova «{ $task }» non c’è.
djinn-refusal-task-not-open = La prova «{ $task }» non è tra le grotte di livello { $level } davanti a te.
djinn-refusal-card-twice = Hai indicato due volte { $card }.
djinn-refusal-wrong-number = Una prova di livello { $level } richiede esattamente tante carte quante il suo livello, non { $count }.
djinn-refusal-not-kept = { $card } non è tra le tue carte tenute.
djinn-refusal-not-a-run = Questi numeri non formano una scala.
djinn-refusal-not-pairs = Queste non sono le coppie che la prova richiede.
djinn-refusal-not-under = Il totale è { $sum }, ma dev’essere sotto { $limit }.
djinn-refusal-not-over = Il totale è { $sum }, ma dev’essere sopra { $limit }.
djinn-refusal-not-exact = Il totale è { $sum }, ma dev’essere esattamente { $limit }.
djinn-refusal-not-one-colour = Queste carte non sono tutte dello stesso colore.
djinn-refusal-not-ascending = Indica le carte in ordine crescente: { $cards }.

## Ragioni dei bot

djinn-aim-run = scala
djinn-aim-pairs = coppie
djinn-aim-under = totale basso
djinn-aim-over = totale alto
djinn-aim-exact = totale esatto
djinn-aim-colour = un solo colore
djinn-reason-completes = { $card } completa la prova «{ $task }».
djinn-reason-nearer = { $card } ti avvicina alla prova «{ $task }»; carte che mancano ancora: { $missing }.
djinn-reason-one-more = { $card } è una carta tenuta in più, ma nessuna prova scoperta la richiede.
djinn-reason-wins-trick = { $card } vince di sicuro questa presa.
djinn-reason-may-win = Con { $card } vinci questa presa in circa { $percent } casi su 100.
djinn-reason-loses = { $card } non può vincere questa presa: tanto vale liberarsene.
djinn-reason-bends = La carta Djinn «{ $effect }» ti aiuta a ottenere una carta di questa presa.
djinn-reason-early = La carta Djinn «{ $effect }» cambia ciò che può accadere in questa presa.
djinn-reason-saves = Le carte Djinn varranno di più in una presa futura; ne hai { $count }.
djinn-reason-enters = La prova «{ $task }» è superata: avanti al livello { $level }.
djinn-reason-leaves = { $count ->
    [0] Non resta nessuna carta tenuta per il livello seguente; il numero più alto è { $number }.
    [one] Resta { $count } carta tenuta per il livello seguente; il numero più alto è { $number }.
    [many] Restano { $count } carte tenute per il livello seguente; il numero più alto è { $number }.
   *[other] Restano { $count } carte tenute per il livello seguente; il numero più alto è { $number }.
}

## Imparare

learn-djinn-caves = La tua strada passa per tre grotte. Le prove di questa fila richiedono tre delle tue carte: una scala, una coppia con una carta più bassa, o un totale sopra 30.
learn-djinn-follow = Si è aperto con il giallo: se ne hai, devi rispondere. Vince la carta più alta: gioca il tuo 12!
learn-djinn-follow-hint = Si può, ma non vince. Gioca il tuo 12.
learn-djinn-follow-praise = Vince il giallo più alto: la presa è tua!
learn-djinn-keep = Tieni una carta della presa. Hai già 10 e 11: tieni il 12.
learn-djinn-keep-hint = Le grotte mostrano quali numeri ti aiutano. Tieni il 12.
learn-djinn-keep-praise = 10, 11, 12: una scala! Chi vince una presa apre anche la seguente.
learn-djinn-trump = Non hai verde, quindi puoi giocare quello che vuoi. Il blu è briscola: anche il tuo 2 blu batte il verde!
learn-djinn-trump-hint = Quella non può vincere: solo verde o briscola. Gioca il 2 blu.
learn-djinn-trump-praise = La briscola batte ogni altro colore. La presa è tua!
learn-djinn-sum = Hai 8 e 9. Con quale carta il totale supera 30? Tieni quella.
learn-djinn-sum-hint = Guarda le grotte: la fila mostra i numeri che ti servono.
learn-djinn-sum-praise = 8, 9 e 14 fanno 31: puoi superare quella prova!
learn-djinn-task = Dopo otto prese superi una prova. Scegline una con la spunta, poi tre carte.
learn-djinn-task-praise = Hai attraversato la prima grotta! Le carte si scartano e si apre il livello { $level }. Chi è in ultima posizione riceve una carta Djinn come aiuto.
learn-djinn-djinn = Ora hai una carta Djinn. Cambia le regole per una presa: toccala e scegli il viola come briscola.
learn-djinn-djinn-hint = Scegli un colore che hai: il viola.
learn-djinn-djinn-first = Gioca prima la carta Djinn, poi il tuo tesoro.
learn-djinn-djinn-praise = In questa presa il viola è briscola.
learn-djinn-win-trick = Ora gioca il tuo 4 viola!
learn-djinn-win-trick-hint = Ora il viola è briscola. Gioca il 4 viola.
learn-djinn-win-trick-praise = Il tuo piccolo 4 vince la presa!
learn-djinn-run = Hai 7, 8 e 10. Quale carta tieni per una scala di quattro?
learn-djinn-run-hint = Tra 8 e 10 manca un numero.
learn-djinn-run-praise = 7, 8, 9, 10: una scala di quattro!
learn-djinn-last = La terza grotta! Scegli una prova con la spunta, poi cinque carte. Vince chi la attraversa prima degli altri.
learn-djinn-last-praise = Hai attraversato tutte e tre le grotte: vittoria!
learn-djinn-nine = Le carte Djinn sono nove, due per tipo. Giocane una subito prima o subito dopo il tuo tesoro. Vale solo per questa presa.
learn-djinn-swap = Hai giocato il tuo 3 verde. Ora scambialo con il 13 verde di { $two }!
learn-djinn-swap-praise = Le due carte cambiano posto. Il 13 ora è tuo, e anche la presa!
learn-djinn-fifteen = Con questa carta Djinn il tuo tesoro vale come un 15 del suo colore. Giocala!
learn-djinn-fifteen-praise = Il tuo 4 vale 15 e vince. Se lo tieni, è di nuovo un 4.
learn-djinn-lowest = Con questa carta Djinn vince il numero più basso, di qualunque colore. Giocala!
learn-djinn-lowest-praise = Il tuo 2 è il più basso: la presa è tua!
learn-djinn-notrump = { $two } ha giocato briscola. Con questa carta Djinn per una presa non c’è briscola. Giocala!
learn-djinn-notrump-praise = Senza briscola vince il verde più alto: il tuo 12!
learn-djinn-replace = Questa carta Djinn scarta il tesoro di un altro giocatore, e la prima carta del mazzo prende il suo posto. Scarta il 14 di { $two }!
learn-djinn-replace-praise = Ora c’è un 1 viola. Il tuo 10 è il verde più alto!
learn-djinn-free = Si è aperto con il verde e dovresti giocare il tuo 2. Questa carta Djinn ti lascia giocare qualunque colore. Giocala prima del tuo tesoro!
learn-djinn-free-play = Ora gioca il tuo 5 blu: il blu è briscola.
learn-djinn-free-play-praise = La tua briscola vince, anche se hai del verde!
learn-djinn-highest = Questa presa non la puoi vincere. Ma con questa carta Djinn tieni la sua carta più alta, prima che il vincitore ne tenga una!
learn-djinn-highest-praise = Il 15 è tuo. { $two } vince la presa e tiene una delle altre carte.
learn-djinn-double = Il tuo 13 vince questa presa. Con questa carta Djinn ne tieni due carte invece di una!
learn-djinn-double-praise = La presa è tua: ora tieni due carte.
learn-djinn-exact = Altre prove: meno di 20, esattamente 20, o un solo colore. Se puoi superarne una, devi farlo, ma una sola. Usa 2, 4, 5 e 9: esattamente 20!
learn-djinn-exact-hint = Si può anche così. Ma stavolta fai esattamente 20: 2, 4, 5 e 9.
learn-djinn-exact-praise = Comincia una nuova fase, con carte nuove e una nuova briscola. { $two } è in ultima posizione: dà le carte e apre.
learn-djinn-tie = Anche { $one } ha attraversato la grotta, e ha ancora 2 e 14. Vince chi ha più carte; in parità, chi ha la carta più alta. Quali cinque usi?
learn-djinn-tie-hint = Allora la carta più alta che resta è il 14 di { $one }. Tieni il tuo 15!
learn-djinn-tie-praise = Avete ancora due carte a testa, ma il tuo 15 è la più alta. Hai vinto!
