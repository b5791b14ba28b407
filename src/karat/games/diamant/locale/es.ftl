# Diamant; docs/words/es.md

browser-game-diamant = Diamant
browser-game-diamant-line = ¿Más adentro de la cueva, o de vuelta al campamento con lo que llevas? Todos deciden a la vez.

diamant-where = Expedición { $number } de 5, { $cards ->
    [one] { $cards } carta en el camino
    [many] { $cards } cartas en el camino
   *[other] { $cards } cartas en el camino
}
diamant-signs = ♦11 es un tesoro; el número tras una carta indica los rubíes que quedan en ella. ! señala una trampa, y la segunda del mismo tipo pone fin a la expedición. Puntos junto a las trampas: ● en el mazo, ! en el camino, × fuera del juego.
diamant-ask = ¿te quedas o te vas? Llevas { $carried }. Si te vas a solas, pones a salvo { $alone }; con otra persona, { $shared }.
diamant-move-stay = Quedarse y seguir adentro
diamant-move-leave = Irse con { $carried } y tu parte del camino
diamant-path = Camino
diamant-path-empty = nada todavía
diamant-left = (aún { $rubies })
diamant-piles = Montones
diamant-piles-now = mazo { $deck }, { $rubies ->
    [one] { $rubies } rubí en el camino
    [many] { $rubies } rubíes en el camino
   *[other] { $rubies } rubíes en el camino
}
diamant-traps = Trampas
diamant-trap-pips = { $deck } en el mazo, { $path } en el camino, { $gone } fuera
diamant-head-place = dónde
diamant-in-cave = cueva
diamant-in-camp = campamento
diamant-head-carried = lleva
diamant-head-chest = cofre
diamant-head-relics = reliquias
diamant-head-choice = elección
diamant-has-chosen = elegido
diamant-card-treasure = un tesoro de { $value }
diamant-card-relic = una reliquia de valor { $value }
diamant-card-spider = araña
diamant-card-snake = serpiente
diamant-card-lava = lava
diamant-card-boulder = roca
diamant-card-ram = ariete
diamant-event-expedition = Empieza la expedición { $number }.
diamant-event-relic-added = { $card } entra en el mazo.
diamant-event-reveal = Carta descubierta: { $card }.
diamant-event-treasure = Carta descubierta: { $card }. { $share } para cada uno, { $rest } en la carta.
diamant-event-chosen = { $you ->
    [seat] Has elegido: { $choice ->
        [stay] te quedas
       *[leave] te vas
    }.
   *[none] { $seat } ya ha elegido.
}
diamant-event-choice = { $choice ->
    [stay] { $you ->
        [seat] Te quedas.
       *[none] { $seat } se queda.
    }
   *[leave] { $you ->
        [seat] Te vas.
       *[none] { $seat } se va.
    }
}
diamant-event-bank = { $you ->
    [seat] Llevas al campamento { $carried }, más { $share } del camino.
   *[none] { $seat } lleva al campamento { $carried }, más { $share } del camino.
}
diamant-event-relic = { $you ->
    [seat] Te llevas { $card }.
   *[none] { $seat } se lleva { $card }.
}
diamant-event-trapped = { $you ->
    [seat] ¡Segunda trampa de { $card }! Pierdes { $lost }.
   *[none] ¡Segunda trampa de { $card }! { $seat } pierde { $lost }.
}
diamant-event-removed = Fuera del juego: { $card }.
diamant-event-expedition-over = La expedición { $number } ha terminado.
diamant-event-over = La partida ha terminado.

## El navegador

diamant-option-relics = Reliquias
diamant-option-relics-text = Cada expedición añade una reliquia al mazo. Quien sale de la cueva a solas se lleva las reliquias del camino.
diamant-relics = reliquias
diamant-source-chest = Cofre
diamant-source-relics = Reliquias
diamant-round = Expedición { $number } de 5
diamant-ask-short = ¿sigues, o te vas con lo que llevas?
diamant-choices = Quedarse o irse
diamant-choose-stay = Seguir
diamant-choose-leave = Irse
diamant-risk = { $carried } en riesgo
diamant-bring = { $alone } a salvo, o { $shared } con otra persona
diamant-chose-stay = Te quedas. Las elecciones se descubren cuando todos han elegido.
diamant-chose-leave = Te vas. Las elecciones se descubren cuando todos han elegido.
diamant-has-chosen-long = ha elegido
diamant-shows-stay = se queda
diamant-shows-leave = se va
diamant-safe = Ya estás en el campamento, con { $chest } en tu cofre.
diamant-trap-near = La próxima pone fin a la expedición
diamant-second = ¡la segunda!
diamant-over = La expedición { $number } ha terminado
diamant-alone = { $name } sale a solas: { $share } del camino
diamant-shared = Salen { $count }: { $share } del camino para cada uno
diamant-folded = { $cards ->
    [one] { $cards } carta anterior, { $rubies } en ella
    [many] { $cards } cartas anteriores, { $rubies } en ellas
   *[other] { $cards } cartas anteriores, { $rubies } en ellas
}
diamant-says-on-path = { $rubies ->
    [one] { $rubies } rubí en el camino
    [many] { $rubies } rubíes en el camino
   *[other] { $rubies } rubíes en el camino
}
diamant-says-deck = { $cards ->
    [one] { $cards } carta en el mazo
    [many] { $cards } cartas en el mazo
   *[other] { $cards } cartas en el mazo
}
diamant-says-card = Carta { $number }: { $card }.
diamant-says-inside = { $name } en la cueva, lleva { $carried }, cofre { $chest }.
diamant-says-camp = { $name } en el campamento, cofre { $chest }.
diamant-told-stay = Siguen: { $names }.
diamant-told-leave = Se van: { $names }.
diamant-told-bank = Llevado al campamento: { $names }.
diamant-told-lost = ¡Segunda trampa de { $card }! Pérdidas: { $names }.
diamant-told-lost-you = { $lost ->
    [one] ¡Segunda trampa de { $card }! Pierdes un rubí.
    [many] ¡Segunda trampa de { $card }! Pierdes { $lost } rubíes.
   *[other] ¡Segunda trampa de { $card }! Pierdes { $lost } rubíes.
}
diamant-told-lost-nothing = ¡Segunda trampa de { $card }! Nadie llevaba nada.
diamant-why-alone = { $you ->
    [seat] En la expedición { $number } saliste a solas: +{ $rubies }.
   *[none] En la expedición { $number }, { $name } salió a solas: +{ $rubies }.
}
diamant-why-escape = { $you ->
    [seat] En la expedición { $number } saliste una carta antes de la segunda trampa de { $card }: +{ $rubies }.
   *[none] En la expedición { $number }, { $name } salió una carta antes de la segunda trampa de { $card }: +{ $rubies }.
}
diamant-why-best = { $you ->
    [seat] Tu mejor expedición fue la número { $number }: +{ $rubies }.
   *[none] La mejor expedición de { $name } fue la número { $number }: +{ $rubies }.
}
diamant-rules-aim = Objetivo del juego
    .DIA-11 = Hay cinco expediciones a una cueva. Cada una empieza con todos dentro y con las manos vacías.
    .DIA-40 = Tras la quinta, tu puntuación es lo que hay en tu cofre más tus reliquias. Gana la puntuación más alta; en caso de empate, la victoria se comparte.
diamant-rules-cards = Las cartas
    .DIA-1 = 15 tesoros, con 1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15 y 17 rubíes.
    .DIA-2 = 15 trampas, tres de cada tipo: araña, serpiente, lava, roca y ariete.
    .DIA-3 = Con reliquias: son cinco, y valen 5, 7, 8, 10 y 12.
    .DIA-4 = Un rubí vale 1, un diamante 5. Cinco rubíes se pueden cambiar por un diamante en cualquier momento, así que solo cuenta el total.
    .DIA-5 = Las gemas nunca se acaban.
    .DIA-10 = Tesoros y trampas se barajan en un solo mazo.
    .DIA-12 = Con reliquias, la más baja de las que quedan se baraja con el mazo antes de cada expedición.
diamant-rules-path = El camino
    .DIA-20 = La carta superior del mazo se descubre sobre el camino.
    .DIA-21 = Un tesoro se reparte por igual entre todos los que están dentro. Lo que sobra se queda en la carta.
    .DIA-22 = La primera trampa de un tipo es solo un aviso.
    .DIA-23 = La segunda trampa del mismo tipo pone fin a la expedición de inmediato: todos los que están dentro pierden lo que llevan.
    .DIA-24 = Una reliquia simplemente se queda en el camino.
diamant-rules-choice = Quedarse o irse
    .DIA-25 = Todos los que están dentro eligen en secreto si se quedan o se van. Las elecciones se descubren cuando todos han elegido.
    .DIA-26 = Quienes se van se reparten por igual los rubíes del camino; lo que sobra se queda allí.
    .DIA-27 = Tu parte y todo lo que llevas van a tu cofre, donde están a salvo.
    .DIA-28 = Quien se va a solas se lleva también todas las reliquias del camino. Si se van varios a la vez, nadie se las lleva.
    .DIA-29 = Mientras quede alguien dentro, se descubre la siguiente carta.
diamant-rules-end = El final de una expedición
    .DIA-30 = Acaba cuando todos se han ido, o cuando aparece una segunda trampa del mismo tipo.
    .DIA-31 = Los rubíes que queden en el camino se pierden.
    .DIA-32 = Si acabó por una trampa, una de las dos cartas de trampa iguales sale del juego para siempre.
    .DIA-33 = Las reliquias que queden en el camino salen del juego; una reliquia aún sin descubrir sigue en el mazo.
    .DIA-34 = Todas las demás cartas se vuelven a barajar en el mazo.
diamant-rules-score = Lo que todos saben
    .DIA-41 = Todos pueden ver lo que hay en los cofres.
diamant-origin = El reglamento está completo. Solo faltan los valores de los tesoros: los nuestros son los de las cartas publicadas.
    .DIA-1 = El reglamento solo dice que hay quince cartas de tesoro. Estos son los valores de las cartas publicadas.
    .DIA-5 = La caja trae 60 rubíes y 40 diamantes. El reglamento no dice qué pasa cuando se acaban: aquí no se acaban nunca.
    .DIA-25 = El reglamento no dice si se puede cambiar de idea antes de descubrir las elecciones. Aquí no se puede.
    .DIA-26 = Según el reglamento, lo que sobra queda en cualquier carta de tesoro; aquí, en la primera. Da lo mismo.
    .DIA-28 = Según el reglamento, quien se va a solas puede llevárselas. Aquí se hace automáticamente: no se gana nada dejándolas.
    .DIA-41 = El reglamento no dice si los cofres son secretos. Todos han visto lo que entró en ellos, así que todos pueden mirar.
    .box = Un tablero con cinco entradas a la cueva; después de cada expedición, una barricada cierra una. Se elige con dos cartas, una para seguir y otra para irse. Hay 60 rubíes que valen 1 y 40 diamantes que valen 5, y se cambian según haga falta. Una hoja resume una ronda.

## Negativas

diamant-refusal-in-camp = Ya estás en el campamento: espera la próxima expedición.
diamant-refusal-already-chosen = Ya has elegido, y la elección es firme.
diamant-refusal-unknown-move = Solo tienes dos opciones: stay y leave.

## Razones de los bots

diamant-reason-leave-now = Irse ahora, a solas: { $safe } a salvo.
diamant-reason-one-more = { $risk ->
    [0] La próxima carta no te puede costar nada y da { $more } de media.
   *[other] Una carta más: { $risk } % de riesgo de perderlo todo, pero { $more } más de media: vale la pena.
}
diamant-reason-risk = Una carta más: { $risk } % de riesgo de perderlo todo por solo { $more } más de media.
diamant-reason-nothing-to-lose = Todavía no llevas nada que puedas perder.
diamant-reason-behind = Si te vas ahora, { $seat } sigue con { $rubies } de ventaja.
diamant-reason-alone = A solas en la cueva y contando todo el mazo: seguir gana el { $stay } % de las veces; irse, el { $leave } %.

## Aprender

learn-diamant-treasure = Entras en una cueva con los demás. El tesoro se reparte, y cada uno recibe { $carried }. Lo que sobra se queda en la carta: { $left }.
learn-diamant-stay = ¿Más adentro de la cueva, o de vuelta al campamento? Todos deciden en secreto. Elige la antorcha: ¡a seguir!
learn-diamant-stay-hint = El campamento es seguro, pero entonces los demás encuentran los tesoros. ¡Esta vez sigue!
learn-diamant-stay-praise = Nadie se ha ido, así que se descubre la siguiente carta: un tesoro, { $share } para cada uno. Resto en la carta: { $rest }.
learn-diamant-trap = ¡Adelante! ¿Qué carta será la próxima?
learn-diamant-trap-hint = ¡Todavía no! Una carta más.
learn-diamant-trap-praise = ¡Una araña! La primera trampa de un tipo es solo un aviso.
learn-diamant-warning = ¿Ves el marco rojo? Hay una araña en el camino. Si sale otra, ¡todos los que están en la cueva pierden lo que llevan!
learn-diamant-leave = Es hora de irse. Elige la tienda: de vuelta al campamento recoges también los rubíes del camino.
learn-diamant-leave-hint = ¡Demasiado peligro! Esta vez lleva tus rubíes al campamento.
learn-diamant-leave-praise = Llevabas { $carried } y has recogido { $share } del camino. Tu cofre tiene ahora { $chest }, ¡a salvo para siempre!
learn-diamant-watch = En el campamento estás a salvo. Mira cómo siguen los demás.
learn-diamant-watch-praise = ¡La segunda araña! { $one } lo pierde todo, y también { $two }: { $lost } por cabeza. Empieza otra expedición, y todos están dentro otra vez.
learn-diamant-share = Vete otra vez. Quienes se van al mismo tiempo se reparten los rubíes del camino.
learn-diamant-share-hint = Esta vez vete, y mira lo que pasa en el camino.
learn-diamant-share-praise = { $one } también se ha ido, así que hay { $share } del camino para cada uno. En tu cofre tienes ahora { $chest }.
learn-diamant-nothing = Ahora decides tú. Aún no llevas nada: ¿seguir o irse?
learn-diamant-nothing-hint = Aún no tienes nada que perder. ¡Sigue!
learn-diamant-nothing-praise = Los demás se han ido, así que todo el tesoro es tuyo: ¡{ $share }!
learn-diamant-danger = Mira las trampas: hay cuatro tipos en el camino. ¿Seguir o irse?
learn-diamant-danger-hint = Otra trampa de esos tipos y lo pierdes todo. ¡Mejor vete!
learn-diamant-danger-praise = ¡Justo a tiempo! Ha salido otra serpiente, y cada uno de los demás ha perdido { $lost }.
learn-diamant-win = La última expedición. Tu cofre: { $chest }. Llevas: { $carried }. { $one } tiene { $rival }. ¿Seguir o irse?
learn-diamant-win-hint = Suma: tu cofre y lo que llevas bastan para ganar. ¡Vete!
learn-diamant-win-praise = La partida ha terminado. Gana quien tiene más rubíes, ¡y eres tú, con { $score }!
learn-diamant-relic = También se puede jugar con reliquias. Antes de cada expedición entra una más en el mazo. Esta está en el camino y no se reparte.
learn-diamant-together = Solo quien se va a solas se lleva las reliquias. Quizá los demás se vayan ahora: ¡sigue!
learn-diamant-together-hint = Si los demás también se van, nadie consigue la reliquia. ¡Esta vez sigue!
learn-diamant-together-praise = Se han ido a la vez, así que nadie se ha llevado la reliquia. ¡Ahora estás a solas en la cueva!
learn-diamant-alone = Ahora vete, ¡y llévate la reliquia!
learn-diamant-alone-hint = Si una trampa pone fin a la expedición, la reliquia se pierde. ¡Vete ahora!
learn-diamant-alone-praise = Te has ido a solas, así que la reliquia es tuya. Al final vale 5.
learn-diamant-back = Otra expedición. Las cartas del camino han vuelto al mazo. Los rubíes y las reliquias que se quedan en el camino se pierden para todos.
learn-diamant-gone = Las arañas han puesto fin a dos expediciones, y cada vez una de ellas salió del juego. Hay tres trampas de cada tipo. ¿Seguir o irse?
learn-diamant-gone-hint = Solo queda una araña, y ya está aquí. No puede salir otra: ¡sigue!
learn-diamant-gone-praise = No había ningún peligro, y ha salido un tesoro: ¡{ $share } para cada uno!
learn-diamant-shared = La última expedición. Tu cofre: { $chest }. Tus reliquias: 12. Llevas: { $carried }. { $one } tiene { $rival }. ¿Seguir o irse?
learn-diamant-shared-hint = Si vuelve a salir lava, pierdes lo que llevas. Suma: si te vas, nadie tiene más que tú.
learn-diamant-shared-praise = Cofre y reliquias suman { $score }, lo mismo que tiene { $one }. En caso de empate, la victoria se comparte: ¡es de ambos!
