# Kadora; docs/words/it.md

kadora-other-1 = l’isola
browser-game-kadora = Kadora
browser-game-kadora-line = Posa una carta, prendi quelle che combinano e vai in testa in un colore: il resto si paga.

kadora-where = { $last ->
    [none] { $cards ->
        [one] { $cards } carta nei mazzi
        [many] { $cards } carte nei mazzi
       *[other] { $cards } carte nei mazzi
    }
    [0] La fine
    [one] L’ultimo turno
    [many] Ancora { $last } turni
   *[other] Ancora { $last } turni
}
kadora-signs = Una carta è colore, valore e forma: ○ tondo (r), □ quadrato (s), △ goccia (d). Una lettera sola è una carta coperta. ★ è in testa in un colore; la penalità è quanto segnerebbe un giocatore se la partita finisse ora. La mossa scelta posa »Y4○« e prende ›Y4○‹.
kadora-ask-give = regali un colore o tieni tutto?
kadora-ask-place = posa una carta su una casella vuota.
kadora-ask-draw = pesca dal mazzo di sinistra o da quello di destra.
kadora-move-keep = Non regalare niente
kadora-move-gift = Regala a { $seat } tutto il tuo bottino di colore { $colour }
kadora-move-place = Posa { $card } su { $cell }
kadora-move-takes = Posa { $card } su { $cell } e prendi { $cards }
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
kadora-event-border = Il bordo della griglia è formato.
kadora-event-row = { $row ->
    [left] Il mazzo di sinistra ha { $count } carte.
   *[right] Il mazzo di destra ha { $count } carte.
}
kadora-event-keep = { $you ->
    [seat] Non regali niente.
   *[none] { $seat } non regala niente.
}
kadora-event-gift = { $you ->
    [seat] Regali a { $to } tutto il tuo bottino di colore { $colour }: { $cards }.
    [to] { $seat } ti regala tutto il suo bottino di colore { $colour }: { $cards }.
   *[none] { $seat } regala a { $to } tutto il suo bottino di colore { $colour }: { $cards }.
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
        [left] { $seat } pesca a sinistra ({ $colour }).
       *[right] { $seat } pesca a destra ({ $colour }).
    }
}
kadora-event-refill = { $row ->
    [left] Il mazzo di sinistra riempie la griglia: { $cards }.
   *[right] Il mazzo di destra riempie la griglia: { $cards }.
}
kadora-event-last-turns = I due mazzi sono vuoti: { $turns ->
    [one] ancora { $turns } turno.
    [many] ancora { $turns } turni.
   *[other] ancora { $turns } turni.
}
kadora-event-show = { $you ->
    [seat] La tua mano va nel tuo bottino: { $cards }.
   *[none] La mano di { $seat } va nel bottino: { $cards }.
}
kadora-event-island = Si scoprono le carte dell’isola: { $cards }.
kadora-event-face-down = Il totale più alto di colore { $colour }, { $sum }, viene coperto: { $seats }.
kadora-event-over = La partita è finita.

## Il browser

kadora-option-seat-view = Riempi dal tuo lato
kadora-option-seat-view-text = Le caselle vuote si riempiono nell’ordine di lettura di chi è di turno, come attorno a un tavolo vero. Altrimenti l’ordine è uguale per tutti.
kadora-option-lacking = Valori mancanti
kadora-option-lacking-text = A ogni colore manca un valore, e il regolamento non dice quale. In ogni riga scegli la carta che non è nella tua scatola.
kadora-begins = Secondo il regolamento comincia il giocatore che è stato su un’isola più di recente.
kadora-source-R = R
kadora-source-O = A
kadora-source-Y = G
kadora-source-G = Ve
kadora-source-B = B
kadora-source-P = Vi
kadora-panel-aside = Da parte
kadora-card = { $value ->
    [1] l’1
   *[other] il { $value }
} { $colour } ({ $kind })
kadora-back = un dorso { $colour }
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
kadora-give-colour = Regala tutto il tuo bottino di colore { $colour }
kadora-give-to = Regala tutto il tuo bottino di colore { $colour } a
kadora-takes-nothing = Non prendi niente.
kadora-takes = Prendi { $cards }. La tua penalità: { $before } → { $after }.
kadora-would-lead = Andresti in testa in questi colori: { $colours }.
kadora-full = La griglia è piena: ora prendi le carte che non combinano.
kadora-empty = vuota
kadora-aside-text = { $players ->
    [2] { $count } carte sono messe da parte. Alla fine si scoprono come le carte di un terzo giocatore, l’isola, che può perfino vincere.
   *[other] { $count } carte sono messe da parte e non partecipano alla partita. I dorsi ne mostrano i colori.
}
kadora-says-row = { $row ->
    [left] Mazzo di sinistra
   *[right] Mazzo di destra
}, { $count ->
    [0] vuoto
    [one] { $count } carta: { $colours }
    [many] { $count } carte, le prossime: { $colours }
   *[other] { $count } carte, le prossime: { $colours }
}
kadora-says-cell = Riga { $row }, colonna { $column }: { $card }
kadora-says-empty = Riga { $row }, colonna { $column }: vuota
kadora-says-preview = Riga { $row }, colonna { $column }: vuota. Con { $card }: colonna { $sumcolumn }, riga { $sumrow }, { $count ->
    [0] non prendi niente
    [one] prendi { $count } carta
    [many] prendi { $count } carte
   *[other] prendi { $count } carte
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
kadora-rules-aim = Scopo del gioco
    .KAD-63 = Alla fine i valori ancora scoperti davanti a te sono punti di penalità. Vince la penalità più bassa.
    .KAD-62 = In ogni colore, il giocatore con il totale più alto copre quelle carte; in caso di parità lo fanno tutti quelli in testa.
    .KAD-64 = Un giocatore senza carte coperte non può vincere.
kadora-rules-cards = Le carte
    .KAD-1 = 72 carte in sei colori.
    .KAD-2 = I valori vanno da 1 a 5, ma a ogni colore ne manca uno. Ci sono tre forme di diamante, e ogni colore ha tutti i suoi valori in tutte e tre.
    .KAD-3 = Il regolamento non dice quale valore manca a ogni colore. La nostra scelta: rosso 1, arancione 2, giallo 3, verde 4, blu 5, viola 3.
    .KAD-4 = Le forme sono tondo, quadrato e goccia.
    .KAD-5 = I dorsi mostrano il colore: tutti conoscono i colori di mani, mazzi e carte messe da parte, ma nient’altro.
kadora-rules-setup = Prima della partita
    .KAD-10 = In 2, 3 o 4 giocatori si mettono da parte 18, 12 o 6 carte.
    .KAD-11 = Ognuno riceve quattro carte.
    .KAD-12 = Dodici carte scoperte formano il bordo di una griglia di quattro per quattro; il centro è vuoto.
    .KAD-13 = Le altre restano coperte in due mazzi, aperti in modo che si vedano i colori; il loro ordine non cambia mai.
    .KAD-14 = Secondo il regolamento comincia il giocatore che è stato su un’isola più di recente; qui sceglie chi ospita. Si gioca in senso orario.
kadora-rules-give = Regalare un colore
    .KAD-20 = Per prima cosa puoi regalare tutto il tuo bottino di un colore a un giocatore che non ne ha, se in quel colore sei in testa senza parità. Un regalo per turno.
    .KAD-21 = Se nessun regalo è possibile, passi direttamente a posare una carta.
kadora-rules-take = Posare e prendere
    .KAD-30 = Posa una carta della tua mano su una casella vuota.
    .KAD-31 = Se ora il totale della sua colonna è 10 o più, ne prendi tutte le altre carte dello stesso colore o della stessa forma. La carta posata resta.
    .KAD-32 = Poi fai lo stesso con la sua riga.
    .KAD-33 = Le carte che prendi restano scoperte davanti a te: sono il tuo bottino.
    .KAD-34 = Se la tua carta riempie la griglia e non prendi niente che combini, prendi tutte le carte della sua colonna e della sua riga che non combinano.
    .KAD-35 = Questo vale anche quando la colonna o la riga arriva a 10 o più ma non combina niente.
    .KAD-36 = Se anche così non prendi niente, prendi tutte e sei le altre carte della colonna e della riga.
kadora-rules-draw = Pescare e riempire
    .KAD-40 = Pesca la prossima carta di uno dei due mazzi.
    .KAD-50 = Se più di quattro caselle sono vuote, le carte di quel mazzo le riempiono in ordine di lettura finché ne restano vuote quattro.
    .KAD-51 = L’ordine di lettura è lo stesso per tutti, dovunque si sieda, a meno che il tavolo non abbia scelto altrimenti.
    .KAD-52 = Se quel mazzo finisce, si continua con l’altro.
kadora-rules-end = La fine
    .KAD-60 = Quando i due mazzi sono esauriti, si conclude quel turno; poi ognuno ha ancora un turno, anche chi stava giocando.
    .KAD-61 = Poi le mani vanno nel bottino.
    .KAD-65 = A parità di penalità vince chi ha più carte, scoperte o coperte; se la parità rimane, la vittoria è condivisa.
    .KAD-66 = In due, prima del conteggio si scoprono le carte messe da parte: sono di un terzo giocatore, l’isola. Conta in ogni colore, quindi può impedirti di coprire delle carte, e può anche vincere.
kadora-origin = Il regolamento è completo, ma non nomina nessun autore. Non dice quale valore manca a ogni colore, quindi la nostra scelta è un’ipotesi: indica che cosa contiene la tua scatola.
    .KAD-2 = Il regolamento non dice quante ce ne sono di ogni carta. Con 72 carte, sei colori, quattro valori e tre forme, ce n’è esattamente una per tipo.
    .KAD-3 = Il regolamento dice che a ogni colore manca un valore, ma non quale. Chi ha la scatola può indicare che cosa contiene.
    .KAD-4 = Il regolamento mostra le tre forme solo in figura. I nomi sono nostri.
    .KAD-13 = Il regolamento parla di due mazzi, ma non dice che sono uguali. Il numero di carte è sempre pari, quindi lo dividiamo a metà.
    .KAD-35 = Il regolamento parla solo di colonne e righe che non arrivano a 10. Ma anche qui la griglia resterebbe piena, quindi vale lo stesso.
    .KAD-36 = Il regolamento non prevede questo caso. Senza questa regola la griglia resterebbe piena e nessuno potrebbe più posare una carta.
    .KAD-51 = Il regolamento dice: dal punto di vista di chi gioca. Su uno schermo tutti guardano dallo stesso lato, quindi c’è un solo ordine. Intorno a un tablet, l’opzione dà a ognuno il proprio.
    .KAD-52 = Il regolamento non dice che cosa succede quando quel mazzo finisce. Continuiamo con l’altro, come quando si pesca.
    .tip = Il consiglio del regolamento: se non pensi di essere in testa in un colore alla fine, meglio regalarlo, perché sarebbe solo penalità.
    .story = Avete una mappa di Kadora, l’isola del tesoro. Ma sui suoi diamanti c’è un incantesimo: più ne hai, più ti pesa. Una sola cosa lo spezza: avere di un colore più di tutti gli altri.
kadora-cards = Ognuna di queste carte esiste in tutte e tre le forme: tondo, quadrato e goccia.
kadora-why = { $you ->
    [seat] Alla fine sei in testa in { $count ->
        [one] { $count } colore
        [many] { $count } colori
       *[other] { $count } colori
    }: il solo colore { $colour }, in tutto { $sum }, non ti costa niente.
   *[other] Alla fine { $name } è in testa in { $count ->
        [one] { $count } colore
        [many] { $count } colori
       *[other] { $count } colori
    }: il solo colore { $colour }, in tutto { $sum }, non costa niente.
}
kadora-torn = Ora non è in testa in nessun colore. Chi alla fine non copre nessun colore non può vincere.
kadora-lowest = Vince la penalità più bassa
kadora-sail = Vela strappata: nessun colore coperto, niente vittoria

## Rifiuti

kadora-refusal-give-now = «{ $move }» ora non è una mossa: regala un colore, per esempio gift Y 1, o scrivi keep.
kadora-refusal-gift-or-keep = Ora puoi regalare un colore: fallo prima, o scegli di non regalare niente.
kadora-refusal-keep-alone = Scrivi keep e nient’altro.
kadora-refusal-gift-of-what = Di’ il colore che regali e il posto che lo riceve, per esempio gift Y 1.
kadora-refusal-gift-to-whom = Di’ anche il posto che riceve tutto il tuo bottino di colore { $colour }, per esempio gift { $letter } 1.
kadora-refusal-gift-too-long = Un regalo è un colore per un posto, per esempio gift Y 1, e nient’altro.
kadora-refusal-no-such-colour = Il colore «{ $colour }» non c’è: i colori sono R, O, Y, G, B e P.
kadora-refusal-no-such-receiver = Non c’è un posto «{ $to }» a cui regalare un colore: i posti vanno da 0 a { $last }.
kadora-refusal-gift-to-yourself = Puoi regalare un colore solo a un altro giocatore.
kadora-refusal-nothing-to-give = Nel tuo bottino non c’è niente di colore { $colour } da regalare.
kadora-refusal-not-leading = { $other } è in testa nel colore { $colour }, { $most } contro i tuoi { $own }: solo chi è in testa può regalarlo.
kadora-refusal-lead-shared = Nel colore { $colour } sei alla pari con { $other }, { $own } a testa: può regalarlo solo chi è in testa senza parità.
kadora-refusal-receiver-has-colour = { $to } ha già carte di colore { $colour } nel bottino, quindi non può riceverne altre.
kadora-refusal-gift-too-late = Un regalo per turno, e solo prima di posare una carta: ormai è tardi.
kadora-refusal-keep-too-late = Il momento di regalare è passato, quindi non c’è più nulla da rifiutare.
kadora-refusal-no-gift-possible = In questo turno non si può regalare nulla, quindi non c’è nulla da rifiutare.
kadora-refusal-place-now = «{ $move }» ora non è una mossa: posa una carta, per esempio place Y4r b2.
kadora-refusal-place-what = Di’ una carta della tua mano e una casella vuota, per esempio place Y4r b2.
kadora-refusal-place-where = Di’ anche la casella vuota per { $card }.
kadora-refusal-place-too-long = Una carta va su una casella, per esempio place Y4r b2, e nient’altro.
kadora-refusal-place-first = Posa prima una carta; si pesca dopo.
kadora-refusal-no-such-card = «{ $card }» non è una carta: una carta è colore, valore e forma, per esempio Y4r.
kadora-refusal-no-such-value = «{ $card }» non c’è: i valori vanno da 1 a 5.
kadora-refusal-no-such-kind = «{ $card }» non c’è: le forme sono r, s e d.
kadora-refusal-lacking-card = { $card } non c’è: in questa partita nel colore { $colour } manca il valore { $value }.
kadora-refusal-no-such-cell = La casella «{ $cell }» non c’è: la griglia va da a1 a d4.
kadora-refusal-not-in-hand = Non hai { $card } in mano.
kadora-refusal-cell-taken = La casella { $cell } non è vuota: c’è già { $card }.
kadora-refusal-placed-already = Hai già posato una carta in questo turno; ora pescane una.
kadora-refusal-draw-now = «{ $move }» ora non è una mossa: pesca una carta, per esempio draw left.
kadora-refusal-draw-where = Di’ da quale mazzo peschi: left o right.
kadora-refusal-draw-too-long = Si pesca una carta da un mazzo, per esempio draw left, e nient’altro.
kadora-refusal-no-such-row = Il mazzo «{ $row }» non c’è: pesca da left o right.

## Ragioni dei bot

kadora-reason-takes-lead = Ti porta in testa nel colore { $colour }: { $mine } contro { $best }.
kadora-reason-shares-lead = Nel colore { $colour } arrivi alla pari: { $mine } a testa.
kadora-reason-safer-lead = Rafforza il primato nel colore { $colour }: { $mine } contro { $best }.
kadora-reason-breaks-lead = Toglie a { $seat } il primato nel colore { $colour }, e la sua penalità cresce di { $points }.
kadora-reason-penalty = Prendi { $points } in colori dove è in testa qualcun altro.
kadora-reason-takes-nothing = Non prendi nessuna carta, quindi la tua penalità non cresce.
kadora-reason-sheds-card = { $card } lascia la tua mano, dove potrebbe diventare penalità.
kadora-reason-island = L’isola ha { $count ->
    [one] { $count } carta
    [many] { $count } carte
   *[other] { $count } carte
} di colore { $colour }, per un valore di circa { $points }.
kadora-reason-draw-led = La prossima carta è di colore { $colour }, dove sei in testa.
kadora-reason-draw-value = Le carte di colore { $colour } che non hai visto valgono in media { $points }.
kadora-reason-keep-lead = Sei in testa nel colore { $colour }, { $mine } contro { $best }: finché è così, non ti costa niente.
kadora-reason-gift-danger = Sei in testa nel colore { $colour } di { $lead }, ma in gioco c’è ancora { $left }.
kadora-reason-gift-burden = { $seat } avrebbe allora { $points } nel colore { $colour } e dovrebbe restare in testa.

## Imparare

learn-kadora-block = Le carte formano una griglia di quattro per quattro. Ognuna ha un colore, un numero e un diamante: tondo, quadrato o goccia.
learn-kadora-lay = Posa l’1 verde sulla casella indicata. Finché colonna e riga restano sotto 10, non succede niente.
learn-kadora-cell-hint = Stavolta usa la casella indicata.
learn-kadora-lay-hint = Stavolta usa l’1 verde.
learn-kadora-lay-praise = I due totali sono sotto 10: non prendi niente.
learn-kadora-take = Posa il 4 giallo sulla casella indicata. La colonna arriva a 10: ora devi prendere tutte le carte che combinano con la tua.
learn-kadora-take-hint = Stavolta usa il 4 giallo.
learn-kadora-take-praise = Prendi { $count } carte. Una ha lo stesso colore, l’altra lo stesso diamante.
learn-kadora-loot = Questo è il tuo bottino. Alla fine ti dà punti di penalità. Solo i colori in cui hai il totale più alto, la corona, non costano niente.
learn-kadora-draw = Pesca una carta da uno dei mazzi. I dorsi mostrano il colore.
learn-kadora-draw-praise = Lo stesso mazzo riempie la griglia finché restano quattro caselle vuote.
learn-kadora-crown = { $one } ha 4 in blu, tu hai 3. Dove può il tuo 1 blu prendere altro blu?
learn-kadora-crown-hint = Posa l’1 blu in una colonna che arriva a 10 e contiene blu.
learn-kadora-crown-praise = Ora hai più blu di tutti. La corona è tua!
learn-kadora-spare = Ora non prendere niente! Trova una carta e una casella dove non si prende nulla.
learn-kadora-spare-hint = Lì prenderesti delle carte. I numeri piccoli mostrano prima i totali.
learn-kadora-spare-praise = Stavolta non prendi niente. Ma attenzione: chi alla fine non ha carte coperte non può vincere!
learn-kadora-gift = Sei in testa nel viola. Ma guarda i dorsi: anche { $two } ha del viola in mano. Regala il tuo viola a { $one } prima che ti costi caro!
learn-kadora-gift-hint = Allora { $two } può superarti, e il tuo viola diventa penalità.
learn-kadora-gift-praise = Ora { $one } deve restare in testa.
learn-kadora-end = L’ultimo turno: posa la tua carta. Poi i totali più alti si coprono, e il resto conta.
learn-kadora-end-praise = La tua penalità è { $score }; quella di { $one }, { $rival }. Vince la più bassa: la tua!
learn-kadora-both = Posa il 4 arancione sulla casella indicata. La colonna e la riga arrivano tutte e due a 10: prendi le carte che combinano da entrambe.
learn-kadora-both-hint = Stavolta usa il 4 arancione.
learn-kadora-both-praise = Prendi due carte dalla colonna e due dalla riga. La tua carta resta.
learn-kadora-full = Resta una sola casella. Con la carta che riempie la griglia prendi sempre qualcosa. Posa l’1 verde!
learn-kadora-full-hint = Stavolta usa l’1 verde.
learn-kadora-full-praise = I due totali sono sotto 10, quindi stavolta prendi le carte che non combinano: { $cards }.
learn-kadora-last = Ci sono ancora due carte da pescare. Pescane una: l’altra va nella griglia.
learn-kadora-last-praise = I due mazzi sono finiti. Ognuno ha ancora un turno, e il tuo è l’ultimo.
learn-kadora-hand = L’ultimo turno! Le carte che ti restano in mano si aggiungono al tuo bottino. Di quale ti liberi?
learn-kadora-hand-hint = Con il 5 rosso sei in testa nel rosso. Quale delle altre carte ti costa di più?
learn-kadora-hand-praise = Sei in testa nel rosso, che quindi non costa niente. La tua penalità è solo { $score }: hai vinto!
learn-kadora-nothing = { $one } non ha preso proprio niente. Posa la tua ultima carta e guarda chi vince.
learn-kadora-nothing-praise = { $one } non ha penalità, ma senza carte coperte non si può vincere. La tua penalità è { $score }: hai vinto!
learn-kadora-equal = { $one } avrà la tua stessa penalità. Posa la tua ultima carta: che cosa decide?
learn-kadora-equal-praise = Avete tutti e due { $score }. Allora vince chi ha più carte. Tu: { $cards }. { $one }: { $rival }.
learn-kadora-island = In due le carte messe da parte sono di un terzo: l’isola. Può essere in testa in un colore e persino vincere. Posa la tua ultima carta!
learn-kadora-island-praise = L’isola è in testa nel rosso, quindi il tuo rosso ti costa 2. Ma la sua penalità è { $island }, la tua { $score }: hai vinto!
