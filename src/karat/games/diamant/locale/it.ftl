# Diamant; docs/words/it.md

browser-game-diamant = Diamant
browser-game-diamant-line = Più a fondo nella grotta, o al campo base con quello che porti? Si decide tutti insieme.

diamant-where = Spedizione { $number } di 5, { $cards ->
    [one] { $cards } carta sul sentiero
    [many] { $cards } carte sul sentiero
   *[other] { $cards } carte sul sentiero
}
diamant-signs = ♦11 è un tesoro; il numero dopo una carta indica i rubini rimasti lì. ! segnala una trappola, e la seconda dello stesso tipo chiude la spedizione. Segni accanto alle trappole: ● nel mazzo, ! sul sentiero, × fuori dal gioco.
diamant-ask = resti o esci? Porti { $carried }. Se esci in solitaria metti al sicuro { $alone }; in due, { $shared }.
diamant-move-stay = Resta e vai più a fondo
diamant-move-leave = Esci con { $carried } e la tua parte del sentiero
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
diamant-in-camp = campo base
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
diamant-event-relic-added = Nel mazzo entra { $card }.
diamant-event-reveal = Carta scoperta: { $card }.
diamant-event-treasure = Carta scoperta: { $card }. { $share } a testa, { $rest } sulla carta.
diamant-event-chosen = { $you ->
    [seat] Hai scelto di { $choice ->
        [stay] restare
       *[leave] uscire
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
    [seat] Porti al campo base { $carried }, più { $share } dal sentiero.
   *[none] { $seat } porta al campo base { $carried }, più { $share } dal sentiero.
}
diamant-event-relic = { $you ->
    [seat] Prendi { $card }.
   *[none] { $seat } prende { $card }.
}
diamant-event-trapped = { $you ->
    [seat] { $card }! Perdi { $lost }.
   *[none] { $card }! { $seat } perde { $lost }.
}
diamant-event-removed = Fuori dal gioco: { $card }.
diamant-event-expedition-over = La spedizione { $number } è finita.
diamant-event-over = La partita è finita.

## Il browser

diamant-option-relics = Reliquie
diamant-option-relics-text = Ogni spedizione aggiunge una reliquia al mazzo. Se dalla grotta esce una sola persona, prende le reliquie sul sentiero.
diamant-relics = reliquie
diamant-source-chest = Forziere
diamant-source-relics = Reliquie
diamant-round = Spedizione { $number } di 5
diamant-ask-short = prosegui, o esci con quello che porti?
diamant-choices = Restare o uscire
diamant-choose-stay = Prosegui
diamant-choose-leave = Esci
diamant-risk = { $carried } a rischio
diamant-bring = { $alone } al sicuro, o { $shared } in due
diamant-chose-stay = Resti. Le scelte si scoprono quando tutti hanno scelto.
diamant-chose-leave = Esci. Le scelte si scoprono quando tutti hanno scelto.
diamant-has-chosen-long = ha scelto
diamant-shows-stay = resta
diamant-shows-leave = esce
diamant-safe = Eccoti al campo base, con { $chest } nel tuo forziere.
diamant-trap-near = La prossima chiude la spedizione
diamant-second = la seconda!
diamant-over = La spedizione { $number } è finita
diamant-alone = { $name } esce in solitaria: { $share } dal sentiero
diamant-shared = Escono in { $count }: { $share } a testa dal sentiero
diamant-folded = { $cards ->
    [one] { $cards } carta precedente, con { $rubies }
    [many] { $cards } carte precedenti, con { $rubies }
   *[other] { $cards } carte precedenti, con { $rubies }
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
diamant-says-camp = { $name } al campo base, forziere { $chest }.
diamant-told-stay = Proseguono: { $names }.
diamant-told-leave = Escono: { $names }.
diamant-told-bank = Portato al campo base: { $names }.
diamant-told-lost = { $card }! Perdite: { $names }.
diamant-told-lost-you = { $lost ->
    [one] { $card }! Perdi un rubino.
    [many] { $card }! Perdi { $lost } rubini.
   *[other] { $card }! Perdi { $lost } rubini.
}
diamant-told-lost-nothing = { $card }! Nessuno portava nulla.
diamant-why-alone = { $you ->
    [seat] Nella spedizione { $number } esci in solitaria: +{ $rubies }.
   *[none] Nella spedizione { $number }, { $name } esce in solitaria: +{ $rubies }.
}
diamant-why-escape = { $you ->
    [seat] Nella spedizione { $number } esci una carta prima della trappola fatale ({ $card }): +{ $rubies }.
   *[none] Nella spedizione { $number }, { $name } esce una carta prima della trappola fatale ({ $card }): +{ $rubies }.
}
diamant-why-best = { $you ->
    [seat] La tua spedizione migliore è stata la numero { $number }: +{ $rubies }.
   *[none] La spedizione migliore di { $name } è stata la numero { $number }: +{ $rubies }.
}
diamant-rules-aim = Scopo del gioco
    .DIA-11 = Ci sono cinque spedizioni in una grotta. Ogni spedizione comincia con tutti dentro, a mani vuote.
    .DIA-40 = Dopo la quinta, il tuo punteggio è quello che hai nel forziere più le tue reliquie. Vince il punteggio più alto; in caso di parità la vittoria è condivisa.
diamant-rules-cards = Le carte
    .DIA-1 = 15 tesori, con 1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15 e 17 rubini.
    .DIA-2 = 15 trappole, tre per tipo: ragno, serpente, lava, masso e ariete.
    .DIA-3 = Con le reliquie: sono cinque e valgono 5, 7, 8, 10 e 12.
    .DIA-4 = Un rubino vale 1, un diamante 5. Cinque rubini si possono cambiare con un diamante in ogni momento, quindi conta solo il totale.
    .DIA-5 = Le gemme non finiscono mai.
    .DIA-10 = Tesori e trappole si mescolano in un solo mazzo.
    .DIA-12 = Con le reliquie, la più bassa di quelle rimaste si mescola al mazzo prima di ogni spedizione.
diamant-rules-path = Il sentiero
    .DIA-20 = La prima carta del mazzo si scopre sul sentiero.
    .DIA-21 = Un tesoro si divide in parti uguali tra tutti quelli che sono dentro. Il resto rimane sulla carta.
    .DIA-22 = La prima trappola di un tipo è solo un avviso.
    .DIA-23 = La seconda trappola dello stesso tipo chiude subito la spedizione: tutti quelli che sono dentro perdono ciò che portano.
    .DIA-24 = Una reliquia resta semplicemente sul sentiero.
diamant-rules-choice = Restare o uscire
    .DIA-25 = Chi è dentro sceglie in segreto se restare o uscire. Le scelte si scoprono quando tutti hanno scelto.
    .DIA-26 = I giocatori che escono si dividono in parti uguali i rubini sul sentiero; il resto rimane lì.
    .DIA-27 = La tua parte e tutto quello che porti vanno nel tuo forziere, al sicuro.
    .DIA-28 = Se esce una sola persona, prende anche tutte le reliquie sul sentiero. Se escono in più insieme, non le prende nessuno.
    .DIA-29 = Finché c’è qualcuno dentro, si scopre la carta seguente.
diamant-rules-end = La fine di una spedizione
    .DIA-30 = Finisce quando sono usciti tutti, o quando appare una seconda trappola dello stesso tipo.
    .DIA-31 = I rubini ancora sul sentiero sono persi.
    .DIA-32 = Se l’ha chiusa una trappola, una delle due carte trappola uguali lascia il gioco per sempre.
    .DIA-33 = Le reliquie ancora sul sentiero lasciano il gioco; una reliquia non ancora scoperta resta nel mazzo.
    .DIA-34 = Tutte le altre carte si rimescolano nel mazzo.
diamant-rules-score = Che cosa sanno tutti
    .DIA-41 = Tutti possono vedere che cosa c’è nei forzieri.
diamant-origin = Il regolamento è completo. Mancano solo i valori dei tesori: i nostri sono quelli delle carte pubblicate.
    .DIA-1 = Il regolamento dice solo che ci sono quindici carte tesoro. Questi sono i valori delle carte pubblicate.
    .DIA-5 = La scatola contiene 60 rubini e 40 diamanti. Il regolamento non dice che cosa succede quando finiscono: qui non finiscono mai.
    .DIA-25 = Il regolamento non dice se si può cambiare idea prima che le scelte si scoprano. Qui non si può.
    .DIA-26 = Secondo il regolamento il resto rimane su una carta tesoro qualsiasi; qui sulla prima. Non cambia niente.
    .DIA-28 = Secondo il regolamento, chi esce in solitaria può prenderle. Qui avviene in automatico: a lasciarle non si guadagna niente.
    .DIA-41 = Il regolamento non dice se i forzieri sono segreti. Tutti hanno visto che cosa ci è entrato, quindi tutti possono guardare.
    .box = Un tabellone con cinque ingressi della grotta; dopo ogni spedizione una barricata ne chiude uno. Si sceglie con due carte, una per proseguire e una per uscire. Ci sono 60 rubini da 1 e 40 diamanti da 5, e si cambiano quando serve. Un foglio riassume un round.

## Rifiuti

diamant-refusal-in-camp = Sei al campo base: aspetta la prossima spedizione.
diamant-refusal-already-chosen = Hai già scelto, e la scelta è definitiva.
diamant-refusal-unknown-move = Hai solo due scelte: stay e leave.

## Ragioni dei bot

diamant-reason-leave-now = Uscire ora, in solitaria: { $safe } al sicuro.
diamant-reason-one-more = { $risk ->
    [0] La prossima carta non può costarti niente e in media porta { $more }.
   *[other] Ancora una carta: { $risk }% di rischio di perdere tutto, ma in media { $more } in più: ne vale la pena.
}
diamant-reason-risk = Ancora una carta: { $risk }% di rischio di perdere tutto, per appena { $more } in più in media.
diamant-reason-nothing-to-lose = Non porti ancora nulla da perdere.
diamant-reason-behind = Se esci ora, { $seat } resta in vantaggio di { $rubies }.
diamant-reason-alone = In solitaria nella grotta, contando tutto il mazzo, vittorie proseguendo: { $stay }%; uscendo: { $leave }%.

## Imparare

learn-diamant-treasure = Entrate insieme in una grotta. Il tesoro si divide, e ognuno riceve { $carried }. Quello che avanza resta sulla carta: { $left }.
learn-diamant-stay = Più a fondo nella grotta o al campo base? Tutti decidono in segreto. Scegli la torcia: avanti!
learn-diamant-stay-hint = Al campo base si è al sicuro, ma i tesori li trovano gli altri. Stavolta prosegui!
learn-diamant-stay-praise = Nessuno è uscito, quindi si scopre la carta seguente: un tesoro, { $share } a testa. Sulla carta resta: { $rest }.
learn-diamant-trap = Avanti! Quale sarà la prossima carta?
learn-diamant-trap-hint = Non ancora! Un’altra carta.
learn-diamant-trap-praise = Un ragno! La prima trappola di un tipo è solo un avviso.
learn-diamant-warning = Vedi la cornice rossa? C’è un ragno sul sentiero. Se ne arriva un altro, chi è nella grotta perde tutto quello che porta!
learn-diamant-leave = È ora di uscire. Scegli la tenda: tornando al campo base prendi anche i rubini sul sentiero.
learn-diamant-leave-hint = Troppo pericoloso! Stavolta porta i tuoi rubini al campo base.
learn-diamant-leave-praise = Portavi { $carried } e hai preso { $share } dal sentiero. Ora nel tuo forziere: { $chest }, al sicuro per sempre!
learn-diamant-watch = Al campo base non corri rischi. Guarda gli altri che proseguono.
learn-diamant-watch-praise = Il secondo ragno! { $one } perde tutto, come { $two }: { $lost } a testa. Comincia una nuova spedizione, e tutti sono di nuovo dentro.
learn-diamant-share = Esci ancora una volta. Chi esce nello stesso momento si divide i rubini sul sentiero.
learn-diamant-share-hint = Stavolta esci e guarda che cosa succede sul sentiero.
learn-diamant-share-praise = Esce anche { $one }, quindi prendete { $share } a testa dal sentiero. Ora nel tuo forziere: { $chest }.
learn-diamant-nothing = Ora decidi tu. Non porti ancora niente: prosegui o esci?
learn-diamant-nothing-hint = Non hai ancora niente da perdere. Prosegui!
learn-diamant-nothing-praise = Gli altri sono usciti, quindi tutto il tesoro è tuo: { $share }!
learn-diamant-danger = Guarda le trappole: sul sentiero ce ne sono di quattro tipi. Prosegui o esci?
learn-diamant-danger-hint = Un’altra trappola di questi tipi e perdi tutto. Meglio uscire!
learn-diamant-danger-praise = Appena in tempo! È arrivato un altro serpente, e ognuno degli altri ha perso { $lost }.
learn-diamant-win = L’ultima spedizione. Il tuo forziere: { $chest }. Porti: { $carried }. { $one } ha { $rival }. Prosegui o esci?
learn-diamant-win-hint = Fai la somma: il forziere e quello che porti bastano per vincere. Esci!
learn-diamant-win-praise = La partita è finita. Vince chi ha più rubini, e sei tu, con { $score }!
learn-diamant-relic = Si può giocare anche con le reliquie. Prima di ogni spedizione ne entra una in più nel mazzo. Questa è sul sentiero, e non si divide.
learn-diamant-together = Solo chi esce in solitaria prende le reliquie. Forse ora gli altri escono: prosegui!
learn-diamant-together-hint = Se escono anche gli altri, nessuno ha la reliquia. Stavolta prosegui!
learn-diamant-together-praise = Sono usciti insieme, quindi nessuno ha preso la reliquia. Ora nella grotta ci sei solo tu!
learn-diamant-alone = Ora esci, e porta con te la reliquia!
learn-diamant-alone-hint = Se una trappola chiude la spedizione, la reliquia è persa. Esci ora!
learn-diamant-alone-praise = Esci in solitaria: la reliquia è tua. Alla fine vale 5.
learn-diamant-back = Una nuova spedizione. Le carte del sentiero sono tornate nel mazzo. Rubini e reliquie che restano sul sentiero sono persi per tutti.
learn-diamant-gone = I ragni hanno chiuso due spedizioni, e ogni volta uno è uscito dal gioco. Di ogni trappola ce ne sono tre. Prosegui o esci?
learn-diamant-gone-hint = In gioco resta un solo ragno, ed è già qui. Non può arrivarne un altro: prosegui!
learn-diamant-gone-praise = Non c’era nessun pericolo, ed ecco un tesoro: { $share } a testa!
learn-diamant-shared = L’ultima spedizione. Il tuo forziere: { $chest }. Le tue reliquie: 12. Porti: { $carried }. { $one } ha { $rival }. Prosegui o esci?
learn-diamant-shared-hint = Se arriva altra lava, perdi quello che porti. Fai i conti: se esci, nessuno ha più di te!
learn-diamant-shared-praise = Forziere e reliquie fanno { $score }, lo stesso punteggio di { $one }. In parità la vittoria è condivisa: vincete tutti e due!
