# Diamoniak; docs/words/it.md

browser-game-diamoniak = Diamoniak
browser-game-diamoniak-line = Pesca finché osi, costruisci il tuo castello e attenzione alla strega.

diamoniak-where = { $deck ->
    [one] { $deck } carta nel monte
    [many] { $deck } carte nel monte
   *[other] { $deck } carte nel monte
}
diamoniak-signs = ♜ è una carta castello, a colori quando fa parte di un castello; ♦ è un diamante, ✶ una fata. Le carte castello di altri colori stanno sulla mensola.
diamoniak-ask-draw = pesca una carta.
diamoniak-ask-buy = pesca una carta, o comprane una per tre diamanti.
diamoniak-ask-again = continui a pescare o passi la mano?
diamoniak-ask-witch = { $owed ->
    [one] una strega! Dalle ancora { $owed } carta.
    [many] una strega! Dalle { $owed } delle tue carte.
   *[other] una strega! Dalle { $owed } delle tue carte.
}
diamoniak-ask-fairy = una strega! Scacciala con una fata, o dalle { $owed ->
    [one] { $owed } carta.
    [many] { $owed } delle tue carte.
   *[other] { $owed } delle tue carte.
}
diamoniak-move-draw = Pesca una carta
diamoniak-move-stop = Passa la mano e tieni tutto
diamoniak-move-fairy = Scaccia la strega con una fata
diamoniak-move-buy = Compra una carta castello del tuo colore da { $seat }
diamoniak-move-give = Dai alla strega { $card }
diamoniak-head-castle = castello
diamoniak-no-castle = ancora nessun castello
diamoniak-head-store = mensola
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
    [seat] È il tuo turno.
   *[none] È il turno di { $seat }.
}
diamoniak-event-shuffle = Gli scarti vengono mescolati e formano un nuovo monte ({ $cards }).
diamoniak-event-draw = { $you ->
    [seat] { $to ->
        [castle] Peschi { $card } e la aggiungi al tuo castello.
        [discard] Peschi { $card }!
       *[store] Peschi { $card }.
    }
   *[none] { $to ->
        [castle] { $seat } pesca { $card } e la aggiunge al suo castello.
        [discard] { $seat } pesca { $card }!
       *[store] { $seat } pesca { $card }.
    }
}
diamoniak-event-join = { $cards ->
    [one] { $cards } carta passa dalla mensola al castello { $colour }.
    [many] { $cards } carte passano dalla mensola al castello { $colour }.
   *[other] { $cards } carte passano dalla mensola al castello { $colour }.
}
diamoniak-event-stop = { $you ->
    [seat] Passi la mano.
   *[none] { $seat } passa la mano.
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
   *[none] La strega prende a { $seat } { $card }.
}
diamoniak-event-free = { $you ->
    [seat] Il tuo castello non c’è più, e il castello { $colour } è di nuovo libero.
   *[none] { $seat } resta senza castello, e il castello { $colour } è di nuovo libero.
}
diamoniak-event-buy = { $you ->
    [seat] Compri { $card } da { $from } per { $diamonds } diamanti.
    [from] { $seat } compra { $card } da te per { $diamonds } diamanti.
   *[none] { $seat } compra { $card } da { $from } per { $diamonds } diamanti.
}
diamoniak-event-over = { $you ->
    [winner] Il tuo castello è completo!
   *[none] Il castello di { $winner } è completo!
}

## Il browser

diamoniak-option-keep-colour = Il tuo colore è tuo per sempre
diamoniak-option-keep-colour-text = Chi perde l’ultima carta castello per una strega tiene lo stesso colore, e nessun altro può costruirlo.
diamoniak-begins = Secondo il regolamento comincia il giocatore più giovane.
diamoniak-source-castle = Castello
diamoniak-source-diamonds = Diamanti
diamoniak-of = { $pieces }/{ $all }
diamoniak-choose-stop = Passa la mano
diamoniak-choose-fairy = Fata!
diamoniak-give = Carte per la strega
diamoniak-says-no-castle = ancora nessun castello
diamoniak-says-castle = castello { $colour }, { $pieces } di 6
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
    [one] { $count } carta del castello { $colour }
    [many] { $count } carte del castello { $colour }
   *[other] { $count } carte del castello { $colour }
}
diamoniak-rules-aim = Scopo del gioco
    .MON-50 = Completa prima di tutti un castello di sei carte: con la sesta vinci subito.
diamoniak-rules-cards = Le carte
    .MON-1 = 55 carte: sei carte castello in ognuno dei quattro colori, 20 diamanti, 8 streghe, 3 fate.
    .MON-2 = Le carte castello sono rosa, blu, verdi o gialle, e quelle di uno stesso colore sono uguali.
    .MON-3 = Tutto è scoperto, tranne il monte.
diamoniak-rules-turn = Il tuo turno
    .MON-10 = Secondo il regolamento comincia il giocatore più giovane; qui sceglie chi ospita. Si gioca in senso orario.
    .MON-11 = Compra una carta, o pescane almeno una.
    .MON-12 = Dopo ogni carta castello, diamante o fata puoi continuare a pescare o passare la mano.
    .MON-16 = Diamanti e fate vanno sulla tua mensola.
    .MON-40 = Quando il monte è esaurito, gli scarti si mescolano e formano un nuovo monte.
diamoniak-rules-castle = Il tuo castello
    .MON-13 = La tua prima carta castello di un colore che nessuno costruisce decide quale castello costruisci.
    .MON-14 = Una carta castello di un colore che qualcun altro costruisce va sulla tua mensola, e resti senza castello.
    .MON-15 = Quando hai iniziato a costruire, le carte castello del tuo colore vanno al tuo castello; tutte le altre sulla tua mensola.
    .MON-17 = Se perdi l’ultima carta del tuo castello, il suo colore è di nuovo libero per tutti.
    .MON-18 = Quando inizi un colore, le carte di quel colore sulla tua mensola passano subito al tuo castello.
diamoniak-rules-witch = La strega
    .MON-20 = Se peschi una strega, non puoi più pescare. Quando ha avuto le sue carte o l’hai scacciata, passi la mano.
    .MON-21 = Prende tre delle tue carte: scegli tu quali diamanti o carte castello, anche del tuo castello. Si scartano insieme a lei. Se te ne rimangono meno di tre, le prende tutte.
    .MON-22 = Contro di lei non perdi mai una fata.
    .MON-23 = Una fata può contrastarla: si scartano tutte e due, e non perdi altro.
    .MON-24 = Se non c’è niente da scegliere, avviene tutto in automatico.
diamoniak-rules-buy = Comprare
    .MON-30 = Invece di pescare, puoi comprare da un altro giocatore una carta castello del tuo colore per tre diamanti.
    .MON-31 = È tutto il tuo turno, e l’altro giocatore non può rifiutarsi.
    .MON-32 = Non è possibile comprare una carta che non sia del tuo colore.
diamoniak-rules-end = Il punteggio
    .MON-51 = Il punteggio mostra 100 per ogni carta castello e 1 per ogni diamante, ma vince solo chi ha il castello completo.
diamoniak-origin = Il regolamento è completo, in dieci lingue, ma non contiene esempi. Lascia aperta qualche domanda, e le sue lingue non sono sempre d’accordo.
    .MON-2 = Il regolamento non nomina i colori. Sono quelli delle carte.
    .MON-17 = Il regolamento non dice che cosa succede quando una strega prende un castello intero. Un colore che nessuno costruisce è libero, quindi chiunque può iniziarlo.
    .MON-18 = Il regolamento non lo dice. Le carte sono tue, e il loro posto è nel tuo castello.
    .MON-22 = Secondo il regolamento, chi ha meno di tre carte le consegna tutte. Poco prima nomina ciò che prende la strega: diamanti e parti di castello. Quindi leggiamo così «carte».
    .MON-23 = Il testo spagnolo mette la strega e la fata sul monte. Tutti gli altri le mettono accanto, e così facciamo anche noi.
    .MON-31 = Il testo svedese vieta solo di pescare altre carte dopo un acquisto. Secondo tutti gli altri, chi compra in quel turno non pesca nessuna carta, e così è anche qui.
    .MON-40 = Otto lingue dicono «tutte le carte», il tedesco e il russo parlano degli scarti. Castelli e mensole restano dove sono, quindi si tratta degli scarti. Non si dice quando di preciso: qui quando serve la carta successiva.
diamoniak-choose-draw = Pesca
diamoniak-move-give-cards = Dai alla strega { $count } carte
diamoniak-event-draw-cards = { $you ->
    [seat] Peschi { $things }.
   *[none] { $seat } pesca { $things }.
}
diamoniak-event-give-cards = { $you ->
    [seat] Dai alla strega { $things }.
   *[none] { $seat } dà alla strega { $things }.
}
diamoniak-event-lose-cards = { $you ->
    [seat] La strega ti prende { $things }.
   *[none] La strega prende { $things } a { $seat }.
}
diamoniak-why-buy = { $you ->
    [seat] Hai comprato { $count } delle tue sei carte castello.
   *[none] { $name } ha comprato { $count } delle sei carte castello.
}
diamoniak-why-turn = { $you ->
    [seat] Nel tuo turno migliore hai aggiunto { $count } carte castello.
   *[none] In un solo turno { $name } ha aggiunto { $count } carte castello.
}
diamoniak-why-draw = { $you ->
    [seat] Hai pescato { $count } carte per riuscirci.
   *[none] { $name } ha pescato { $count } carte per riuscirci.
}

## Rifiuti

diamoniak-refusal-unknown-move = «{ $move }» non è una mossa: usa draw, stop, fairy, buy con un posto, o give con una carta.
diamoniak-refusal-witch-ends-drawing = Hai pescato una strega, quindi non puoi più pescare: dalle delle carte, o scacciala con una fata.
diamoniak-refusal-witch-not-settled = Il tuo turno non è finito: la strega aspetta ancora le sue carte.
diamoniak-refusal-must-draw = Non hai ancora pescato: pesca almeno una carta, o comprane una.
diamoniak-refusal-no-witch-to-counter = Una fata scaccia una strega, e non ne hai pescata nessuna.
diamoniak-refusal-fairy-too-late = Hai già cominciato a dare carte alla strega: per la fata è tardi.
diamoniak-refusal-no-fairy = Non hai nessuna fata.
diamoniak-refusal-nothing-to-give = Non hai pescato streghe, quindi non c’è nulla da dare.
diamoniak-refusal-fairy-is-no-payment = Una strega prende diamanti e carte castello, ma mai una fata.
diamoniak-refusal-witch-is-no-payment = Una strega prende diamanti e carte castello, ma non un’altra strega.
diamoniak-refusal-not-held = Non hai questa carta da dare: { $card }.
diamoniak-refusal-buying-with-witch = Hai pescato una strega, quindi in questo turno non puoi comprare.
diamoniak-refusal-buying-after-drawing = Hai già pescato in questo turno, quindi non puoi comprare.
diamoniak-refusal-no-such-seller = Non c’è un posto { $seller } da cui comprare: i posti vanno da 0 a { $last }.
diamoniak-refusal-own-store = Puoi comprare solo da un altro giocatore.
diamoniak-refusal-no-castle = Non costruisci ancora un castello, quindi non hai un colore da comprare.
diamoniak-refusal-too-few-diamonds = Una carta castello costa tre diamanti, e tu ne hai { $diamonds }.
diamoniak-refusal-not-for-sale = { $seller } non ha carte del castello { $colour }, e il tuo castello non ne accetta altre.

## Ragioni dei bot

diamoniak-reason-wins = È la sesta carta del tuo castello: vinci.
diamoniak-reason-one-more = Ancora una carta: { $own }% per il tuo castello, { $witch }% per una strega.
diamoniak-reason-start = Ancora una carta: { $start }% per iniziare un castello, { $witch }% per una strega.
diamoniak-reason-safe = Nel monte non ci sono più streghe.
diamoniak-reason-fairy-ready = La tua fata scaccerebbe una strega.
diamoniak-reason-cushion = Una strega prenderebbe solo carte di troppo; ne hai { $spare }.
diamoniak-reason-castle-at-stake = Una strega costerebbe al tuo castello { $castle ->
    [one] { $castle } carta.
    [many] { $castle } carte.
   *[other] { $castle } carte.
}
diamoniak-reason-counted = Contando tutto il monte, vittorie continuando: circa { $draw }%; passando la mano: { $stop }%.
diamoniak-reason-keeps = Se passi la mano tieni tutto; poi pesca { $seat }.
diamoniak-reason-buys = Il tuo castello avrebbe allora di sicuro { $castle } delle 6 carte, ma questo turno non porta altro.
diamoniak-reason-pays = { $seat } riceve in cambio tre diamanti, e tu ne tieni { $left }.
diamoniak-reason-fairy-saves = { $spare ->
    [0] La fata salva { $castle ->
        [one] { $castle } carta
        [many] { $castle } carte
       *[other] { $castle } carte
    } del tuo castello.
   *[other] La fata salva { $spare ->
        [one] { $spare } carta di troppo
        [many] { $spare } carte di troppo
       *[other] { $spare } carte di troppo
    }{ $castle ->
        [0] {"."}
       *[other] {" "}e { $castle } del tuo castello.
    }
}
diamoniak-reason-diamond-idle = Nessuno ha una carta che tu possa comprare con i tuoi diamanti.
diamoniak-reason-diamonds-left = Tieni { $left ->
    [one] { $left } diamante
    [many] { $left } diamanti
   *[other] { $left } diamanti
}; gli altri hanno { $held ->
    [one] { $held } carta
    [many] { $held } carte
   *[other] { $held } carte
} del tuo colore.
diamoniak-reason-frees = { $seat } ha { $castle } delle 6 carte del castello { $colour } e potrebbe pescare questa quando si rimescola.
diamoniak-reason-ransom = { $seat } ha abbastanza diamanti per comprarla da te: { $diamonds }.
diamoniak-reason-nobody-builds = Nessuno costruisce il castello { $colour }.
diamoniak-reason-own-castle = È una carta del tuo castello, che resterebbe con { $castle }.

## Imparare

learn-diamoniak-draw = Tocca il monte! Poi tocca il pulsante grande.
learn-diamoniak-draw-praise = Evviva, una carta castello! Il tuo castello è rosa.
learn-diamoniak-again = Pesca un’altra carta!
learn-diamoniak-again-hint = Pesca ancora una carta.
learn-diamoniak-again-praise = Un diamante! Va sulla tua mensola.
learn-diamoniak-stop = Ora tocca la mano. Così tieni tutto.
learn-diamoniak-stop-hint = Stavolta passa la mano: tocca il disegno della mano!
learn-diamoniak-stop-praise = È tutto al sicuro! Ora { $one } comincia un castello blu.
learn-diamoniak-six = Al tuo castello servono sei carte. Pesca!
learn-diamoniak-six-praise = Un’altra carta castello! Ora ne hai { $pieces }.
learn-diamoniak-other = Pesca ancora!
learn-diamoniak-other-praise = Una carta castello blu. Non è il tuo colore: va sulla tua mensola.
learn-diamoniak-more = Ancora una carta!
learn-diamoniak-more-praise = Oh no, la strega! Vuole tre delle tue carte.
learn-diamoniak-give = Dalle la carta blu. Non ti serve.
learn-diamoniak-give-hint = Dalle prima la carta blu.
learn-diamoniak-castle-hint = Il tuo castello no! Dalle qualcos’altro.
learn-diamoniak-give-praise = Bene! Ne vuole ancora due.
learn-diamoniak-two = Dalle un diamante.
learn-diamoniak-one = E ancora un diamante.
learn-diamoniak-one-praise = La strega vola via. Il tuo castello è ancora in piedi!
learn-diamoniak-fairy = Ancora la strega! Ma tu hai una fata. Tocca la fata!
learn-diamoniak-fairy-hint = Tocca la fata. Così non perdi altro.
learn-diamoniak-fairy-praise = La fata scaccia la strega!
learn-diamoniak-buy = { $one } ha una carta castello rosa. Comprala per tre diamanti!
learn-diamoniak-buy-hint = Tocca la carta rosa vicino a { $one }.
learn-diamoniak-buy-praise = Ora il tuo castello ha cinque carte!
learn-diamoniak-win = Manca solo una carta. Pesca!
learn-diamoniak-win-praise = Il tuo castello è completo. Hai vinto!
learn-diamoniak-taken = { $one } costruisce il castello blu. Pesca una carta!
learn-diamoniak-taken-praise = Una carta castello blu. Il blu è già preso: va sulla tua mensola. Non hai ancora un castello.
learn-diamoniak-join = Nessuno costruisce il verde. Pesca una carta!
learn-diamoniak-join-praise = Ora il verde è il tuo colore! Anche la carta verde della tua mensola va al castello.
learn-diamoniak-few = Hai solo due carte. Pesca!
learn-diamoniak-few-praise = La strega! Le prende tutte e due. Il tuo castello non c’è più, ma puoi cominciarne un altro in un colore libero.
learn-diamoniak-spare = La strega! Ma hai tre carte che non ti servono. Dalle una carta blu e tieni la tua fata!
learn-diamoniak-spare-fairy = Si può. Ma tieni la fata per dopo: dalle una carta blu.
learn-diamoniak-spare-hint = Dalle prima una carta blu.
learn-diamoniak-spare-praise = Prende le tre carte. La tua fata non può prenderla mai!
learn-diamoniak-empty = Il monte è finito. Pesca lo stesso!
learn-diamoniak-empty-praise = Gli scarti diventano il nuovo monte. Oh no, la strega! Ma non hai niente da darle, e la tua fata resta.
learn-diamoniak-sixth = { $one } ha la tua sesta carta. Comprala invece di pescare: { $one } non può rifiutare!
learn-diamoniak-sixth-praise = Il tuo castello è completo. Con sei carte si vince subito!
