# Djinn; docs/words/es.md

browser-game-djinn = Djinn
browser-game-djinn-line = Gana bazas, guarda tesoros, atraviesa tres cuevas y deja que un djinn cambie las reglas.

djinn-where = Fase { $phase }, { $left ->
    [0] todas las bazas jugadas
    [one] la última baza
    [many] quedan { $left } bazas
   *[other] quedan { $left } bazas
}
djinn-signs = Las cartas se escriben con color y número: P morado, G verde, Y amarillo, B azul. Si dos cartas son iguales, vale más la que se jugó primero.
djinn-ask-lead = sal con una carta.
djinn-ask-play = juega una carta; color de salida: { $colour }. Tienes que asistir si puedes.
djinn-ask-after = juega una carta de Djinn, o elige Terminar.
djinn-ask-keep = has ganado la baza: guarda { $count ->
    [one] una de sus cartas.
    [many] { $count } de sus cartas.
   *[other] { $count } de sus cartas.
}
djinn-ask-cave = supera un reto con las cartas que has guardado.
djinn-move-play = Jugar { $card }
djinn-move-done = Terminar
djinn-move-without = No jugar ninguna carta de Djinn
djinn-move-keep = Guardar { $card }
djinn-move-cave = { $task }: { $cards }
djinn-move-trump = Djinn: el { $colour } pasa a ser triunfo
djinn-move-replace = Djinn: sustituir la carta de { $seat }
djinn-move-free = Djinn: jugar cualquier color
djinn-move-swap = Djinn: intercambiar cartas con { $seat }
djinn-move-highest = Djinn: guardar la carta más alta
djinn-move-lowest = Djinn: gana la carta más baja
djinn-move-notrump = Djinn: sin triunfo en esta baza
djinn-move-fifteen = Djinn: tu carta cuenta como 15
djinn-move-double = Djinn: guardar dos cartas si ganas
djinn-effect-trump = nuevo triunfo
djinn-effect-replace = sustituir una carta
djinn-effect-free = cualquier color
djinn-effect-swap = intercambiar cartas
djinn-effect-highest = guardar la más alta
djinn-effect-lowest = gana la más baja
djinn-effect-notrump = sin triunfo
djinn-effect-fifteen = cuenta como 15
djinn-effect-double = guardar dos
djinn-task-run = escalera de { $level }
djinn-task-pairs = { $level ->
    [3] una pareja y una carta menor
    [4] dos parejas
   *[5] dos parejas y una carta menor
}
djinn-task-under = { $level } que sumen menos de { $under }
djinn-task-over = { $level } que sumen más de { $over }
djinn-task-exact = { $level } que sumen exactamente { $under }
djinn-task-colour = { $level } del mismo color
djinn-trump = Triunfo
djinn-piles = mazo { $deck }, descartes { $discard }, Djinn { $djinn }
djinn-trick = Baza
djinn-trick-empty = aún no hay cartas jugadas
djinn-last-trick = Última baza, ganada por: { $seat }
djinn-counts-as = { $card } cuenta como { $number }
djinn-effects = Efectos activos
djinn-effect-by = { $effect } ({ $seat })
djinn-caves = Cuevas
djinn-cave = { $level }: { $tasks }
djinn-cave-closed = boca abajo
djinn-head-level = nivel
djinn-head-cards = cartas
djinn-head-djinns = Djinn
djinn-head-kept = guardadas
djinn-discards = Descartes
djinn-own = Tus cartas de Djinn
djinn-event-row = Se abren las cuevas de nivel { $level }: { $tasks }.
djinn-event-draw = { $you ->
    [seat] Robas la carta de Djinn «{ $effect }».
   *[none] { $seat } roba una carta de Djinn.
}
djinn-event-djinn-shuffled = Las cartas de Djinn usadas se barajan y forman un nuevo mazo ({ $size }).
djinn-event-phase = Empieza la fase { $number }; { $you ->
    [leader] sales tú.
   *[none] sale { $leader }.
}
djinn-event-deal = { $you ->
    [seat] Recibes { $hand }.
   *[none] { $size ->
        [one] { $seat } recibe { $size } carta.
        [many] { $seat } recibe { $size } cartas.
       *[other] { $seat } recibe { $size } cartas.
    }
}
djinn-event-trump = Se descubre { $card }: el { $colour } es triunfo.
djinn-event-play = { $you ->
    [seat] Juegas { $card }.
   *[none] { $seat } juega { $card }.
}
djinn-event-djinn = { $you ->
    [seat] Juegas la carta de Djinn «{ $effect }»{ $argument }.
   *[none] { $seat } juega la carta de Djinn «{ $effect }»{ $argument }.
}
djinn-event-djinn-argument = { " " }({ $what })
djinn-event-replace = { $you ->
    [seat] Tu carta ({ $discarded }) se sustituye por { $card }.
   *[none] La carta de { $seat } ({ $discarded }) se sustituye por { $card }.
}
djinn-event-done = { $you ->
    [seat] Terminas tu turno.
   *[none] { $seat } termina su turno.
}
djinn-event-trick = { $you ->
    [seat] Ganas la baza.
   *[none] { $seat } gana la baza.
}
djinn-event-keep = { $you ->
    [seat] Guardas { $card }.
   *[none] { $seat } guarda { $card }.
}
djinn-event-discard = Cartas descartadas: { $cards }.
djinn-event-cave = { $you ->
    [seat] Superas el reto «{ $task }» con { $cards } y llegas al nivel { $level }.
   *[none] { $seat } supera el reto «{ $task }» con { $cards } y llega al nivel { $level }.
}
djinn-event-over = La partida ha terminado.

## El navegador

djinn-option-open-memory = Descartes a la vista
djinn-option-open-memory-text = Todos pueden mirar los tesoros descartados. Si no, hay que recordarlos.
djinn-option-djinn-deck = Cartas de Djinn
djinn-option-djinn-deck-text = Cuántas cartas de cada clase hay en el mazo. Indica lo que hay en tu caja; una clase con 0 no entra en juego.
djinn-begins = Según el reglamento, sale el jugador a la izquierda de quien reparte; no dice quién reparte.
djinn-source-kept = Tesoros que quedan
djinn-panel-trick = Última baza
djinn-card = el { $number } { $colour }
djinn-no-trump = sin triunfo
djinn-hand = Tu mano
djinn-kept = { $count ->
    [0] Nada guardado todavía
   *[other] Guardadas: { $count }
}
djinn-kept-by = la guarda { $name }
djinn-no-trick = En esta fase aún no se ha completado ninguna baza.
djinn-task-met = puedes superarlo
djinn-task-near = falta una carta:
djinn-choose-task = ¿Qué reto?
djinn-which-trump = ¿Qué color pasa a ser triunfo?
djinn-which-replace = Toca la carta que quieres sustituir.
djinn-which-swap = Toca la carta que quieres intercambiar con la tuya.
djinn-says-cave = Cuevas de nivel { $level }
djinn-says-through = Las han atravesado: { $names }
djinn-says-piles = mazo { $deck }, descartes { $discard }
djinn-says-laid = { $name }: { $card }, { $place ->
    [1] primera
    [2] segunda
    [3] tercera
   *[other] cuarta
} carta jugada{ $wins ->
    [true] , gana la baza
   *[false] { "" }
}
djinn-says-laid-best = { $laid }, la mejor carta por ahora
djinn-told-draw = Una carta de Djinn para cada jugador: { $names }.
djinn-told-deal = { $size ->
    [one] Una carta para cada jugador: { $names }.
    [many] { $size } cartas para cada jugador: { $names }.
   *[other] { $size } cartas para cada jugador: { $names }.
}
djinn-why-through = Fase { $phase }: { $told }
djinn-why-left = Fase { $phase }: varios jugadores llegan al nivel 5. Tesoros restantes: { $kept }.
djinn-why-out = Las cartas se acaban en la fase { $phase }. Niveles: { $levels }.
djinn-says-lies = { $name }: { $card }
djinn-says-hand = { $card }, { $playable ->
    [true] se puede jugar
   *[false] ahora no se puede jugar
}, { $place } de { $count } en tu mano
djinn-says-seat = { $level ->
    [0] Ninguna cueva todavía
   *[other] Nivel { $level }
}, { $hand ->
    [one] { $hand } carta
    [many] { $hand } cartas
   *[other] { $hand } cartas
}, { $djinn ->
    [one] { $djinn } carta de Djinn
    [many] { $djinn } cartas de Djinn
   *[other] { $djinn } cartas de Djinn
}, { $kept ->
    [one] { $kept } tesoro guardado
    [many] { $kept } tesoros guardados
   *[other] { $kept } tesoros guardados
}.
djinn-rules-aim = Objetivo del juego
    .DJI-10 = Hay tres filas de tres cuevas boca abajo, una fila por nivel. La primera se descubre enseguida.
    .DJI-31 = Supera un reto de nivel 3, luego uno de nivel 4 y luego uno de nivel 5. El mismo reto lo puede superar cualquier número de jugadores.
    .DJI-40 = La partida acaba tras la fase en la que alguien supera un reto de nivel 5. Si lo superan varios, gana quien conserve más tesoros, y después quien tenga el tesoro más alto; si el empate sigue, la victoria se comparte.
    .DJI-41 = Tu puntuación es el nivel al que has llegado.
djinn-rules-cards = Las cartas
    .DJI-1 = 60 tesoros: morados, verdes, amarillos y azules, del 1 al 15 en cada color.
    .DJI-2 = Un reto pide 3, 4 o 5 tesoros, tantos como su nivel: una escalera de números consecutivos, parejas, un total menor que 15, 20 o 25, un total mayor que 30, 40 o 50, un total de exactamente 15, 20 o 25, o todos del mismo color.
    .DJI-3 = Parejas: en el nivel 3, una pareja y una carta menor; en el nivel 4, dos parejas; en el nivel 5, dos parejas y una carta menor que ambas. Las dos parejas pueden tener el mismo número.
    .DJI-4 = 18 cartas de Djinn: nueve clases, cada una dos veces.
djinn-rules-tricks = Bazas
    .DJI-11 = Todos empiezan cada fase con ocho tesoros, y la partida con una carta de Djinn. Se mantienen en secreto.
    .DJI-12 = Se descubre un tesoro más: su color es triunfo durante la fase.
    .DJI-13 = En la primera fase sale el jugador siguiente al que reparte.
    .DJI-20 = Por turnos, cada uno juega un tesoro. Si tienes el color de salida, debes asistir; si no, puedes jugar lo que quieras.
    .DJI-21 = Gana el triunfo más alto; si no hay triunfos, la carta más alta del color de salida. Si dos cartas son iguales, vale más la que se jugó primero.
    .DJI-22 = Quien gana guarda una carta de la baza, boca arriba, y sale en la siguiente. Las demás cartas se descartan.
    .DJI-23 = Una fase tiene ocho bazas.
djinn-rules-caves = Cuevas
    .DJI-30 = Después de una fase, quien puede superar un reto de su siguiente nivel debe superar uno, y solo uno, con exactamente ese número de cartas guardadas. Esas cartas se descartan.
    .DJI-32 = Se hace en el sentido de las agujas del reloj, a partir del jugador que salió en la primera baza de la fase. Si solo hay una manera, se hace automáticamente.
    .DJI-33 = Luego se descubre la siguiente fila, si alguien ha atravesado la anterior.
djinn-rules-phases = Entre dos fases
    .DJI-34 = Todos los que están en último lugar roban una carta de Djinn. Si todos van igualados, roban todos.
    .DJI-35 = Cuando el mazo de Djinn está vacío, las cartas de Djinn usadas se barajan y forman uno nuevo.
    .DJI-36 = Quien está en último lugar reparte y sale; en caso de empate, el primero después de quien repartió antes.
    .DJI-37 = Se baraja todo menos las cartas guardadas, y cada uno recibe ocho cartas nuevas.
    .DJI-38 = Si no hay bastantes, todos reciben menos, el mismo número cada uno.
djinn-rules-end = Si se acaban las cartas
    .DJI-39 = Si no hay cartas para dar una a cada uno y descubrir el triunfo, la partida acaba y gana el nivel más alto.
djinn-rules-djinn = Cartas de Djinn
    .DJI-50 = Se juegan en tu turno, justo antes o después de tu tesoro, tantas como quieras. Valen para esa baza. De «nuevo triunfo» y «sin triunfo» cuenta la última; «gana la más baja» vale sea cual sea el triunfo.
    .DJI-51 = Después de tu tesoro puedes seguir jugando cartas de Djinn mientras te queden; elige «Terminar» para acabar tu turno.
    .DJI-52 = El color de salida es siempre el de la carta que ocupa en ese momento el primer lugar.
    .DJI-61 = Nuevo triunfo: di un color, que pasa a ser triunfo en esta baza.
    .DJI-62 = Sustituir una carta: una carta que ha jugado otro jugador se descarta, y el primer tesoro del mazo ocupa su lugar. No se puede jugar con el mazo vacío.
    .DJI-63 = Cualquier color: se juega antes de tu carta, que entonces no tiene que asistir.
    .DJI-64 = Intercambiar cartas: se juega después de tu carta, que cambia de sitio con la de otro jugador.
    .DJI-65 = Guardar la más alta: antes de que elija quien gana la baza, te llevas la carta con el número más alto. Si hay números iguales, es la carta que se jugó primero. Si se juega varias veces, cada uno toma la suya en el orden en que se jugaron.
    .DJI-66 = Gana la más baja: el número más bajo gana la baza, sin importar los colores. Si hay números iguales, gana la carta que se jugó primero.
    .DJI-67 = Sin triunfo: en esta baza no hay.
    .DJI-68 = Cuenta como 15: se juega después de tu carta, que cuenta como un 15 de su color cuando se decide la baza. Al intercambiar, el 15 se va con la carta; al sustituirla, se pierde.
    .DJI-69 = Guardar dos: si ganas la baza, guardas dos de sus cartas. Aunque juegues dos de estas, son dos cartas.
djinn-rules-known = Lo que todos saben
    .DJI-70 = Las manos, las cartas de Djinn y los mazos son secretos. Las cartas guardadas, los niveles, las cuevas descubiertas y cuántas cartas hay en cada sitio son públicos. Los descartes hay que recordarlos, salvo que la mesa los muestre.
djinn-origin = El reglamento está completo, pero solo imprime el texto de una carta de Djinn y menciona otra. Otras cinco se conocen por reseñas del juego; dos son nuestras, y también el número de cartas de cada clase.
    .DJI-1 = El reglamento nunca nombra el cuarto color. En las cartas es el azul.
    .DJI-3 = El reglamento no dice si las dos parejas pueden tener el mismo número. Cuatro números iguales son dos parejas, así que sí.
    .DJI-4 = El reglamento dice que hay 18 e imprime una. Nueve clases, cada una dos veces, es nuestra suposición.
    .DJI-33 = El texto alemán descubre la fila después; el inglés y el francés, en cuanto alguien ha pasado. Esperamos a que todos hayan decidido, para que nadie elija sabiendo más que los demás.
    .DJI-34 = En el texto alemán se puede robar una carta; en el inglés, se recibe. Aquí se hace siempre: no hay motivo para rechazar una carta.
    .DJI-35 = El reglamento no dice qué pasa cuando se acaban las cartas. Así la partida sigue, y nadie recibe más que los demás.
    .DJI-36 = El reglamento habla de quien está más cerca del anterior repartidor en el sentido de las agujas del reloj. Contamos desde el asiento siguiente, así que quien repartió va al final.
    .DJI-50 = Que se juegan justo antes o después del tesoro propio está impreso. Cuántas, y qué vale cuando dos se contradicen, es nuestro.
    .DJI-51 = Que se puede jugar una después del tesoro está impreso. La pregunta se hace a todos los que tienen una carta de Djinn, para que no delate nada.
    .DJI-52 = El reglamento solo dice que la carta jugada primero es más alta. Lo que cambia un intercambio o una sustitución es nuestro.
    .DJI-62 = El reglamento menciona que se puede sustituir la carta de otra persona, pero no imprime esta carta de Djinn. Los detalles son nuestros.
    .DJI-63 = Se conoce por reseñas del juego. El texto y los detalles son nuestros.
    .DJI-68 = El reglamento dice que las cartas de Djinn pueden igualar dos cartas. Una carta como esta lo hace; su texto es nuestro.
    .DJI-69 = No está en el reglamento. Es nuestra y completa las nueve clases.
    .DJI-70 = Que las manos son secretas y los descartes están boca abajo está impreso. El resto es nuestra lectura.
    .tip = Consejo del reglamento: las cartas descartadas están fuera hasta el final de la fase. Recuérdalas y sabrás más de las otras manos.
    .story = Unos espíritus guardan los tesoros en las cuevas de un sultán. El primero que llega a la cueva más profunda se escapa con el mayor tesoro de todos, antes de que el sultán se entere.
    .primer = En una baza, cada uno juega una carta por turnos, y la mejor carta gana la baza. La primera carta fija el color: si tienes ese color, debes jugarlo. Si no, puedes jugar lo que quieras. Otro color nunca gana, por alto que sea, pero te libra de una carta. El triunfo es distinto: gana a todos los demás colores, y el triunfo más alto gana a los otros. Quien gana sale en la baza siguiente.
    .note = Cada tesoro existe una sola vez, así que dos cartas solo pueden ser iguales por una carta de Djinn.

## Negativas

djinn-refusal-not-your-trick = { $turn } ha ganado la baza y está eligiendo una carta para guardarla.
djinn-refusal-not-your-cave = { $turn } está eligiendo un reto.
djinn-refusal-unknown-move = «{ $move }» no es una jugada: usa play, djinn, done, keep o cave.
djinn-refusal-play-what = Di qué tesoro juegas, por ejemplo play P15.
djinn-refusal-keep-what = Di qué carta de la baza guardas, por ejemplo keep P15.
djinn-refusal-djinn-what = Di qué carta de Djinn juegas, por ejemplo djinn lowest.
djinn-refusal-cave-what = Di el reto y sus cartas, por ejemplo cave run Y3 G4 P5.
djinn-refusal-unknown-card = No hay ningún tesoro «{ $card }»: las cartas van de P1 a P15, y lo mismo con G, Y y B.
djinn-refusal-not-held = No tienes { $card } en la mano.
djinn-refusal-must-follow = Tienes { $colour }, así que debes asistir con { $colour }.
djinn-refusal-not-laid = Juega primero un tesoro; luego podrás terminar tu turno.
djinn-refusal-already-laid = Ya has jugado tu tesoro: juega una carta de Djinn, o elige done.
djinn-refusal-no-trick-won = Ahora no hay baza de la que guardar una carta.
djinn-refusal-keep-now = Has ganado la baza: guarda una de sus cartas.
djinn-refusal-not-in-trick = { $card } no está en la baza, o ya no está.
djinn-refusal-unknown-djinn = No hay ninguna carta de Djinn «{ $effect }».
djinn-refusal-djinn-not-held = No tienes la carta de Djinn «{ $effect }».
djinn-refusal-trump-needs-colour = Di qué color será triunfo: P, G, Y o B.
djinn-refusal-replace-needs-seat = Di el asiento cuya carta quieres sustituir.
djinn-refusal-replace-no-seat = No hay asiento { $seat }: los asientos van de 0 a { $last }.
djinn-refusal-replace-own = Solo se puede sustituir la carta de otro jugador.
djinn-refusal-replace-nothing = { $seat } no tiene en esta baza ninguna carta que sustituir.
djinn-refusal-replace-empty-pile = El mazo de tesoros está vacío, así que no se puede sustituir ninguna carta.
djinn-refusal-free-too-late = «Cualquier color» se juega antes de tu carta, y ya la has jugado.
djinn-refusal-swap-too-early = «Intercambiar cartas» solo se puede jugar después de tu propia carta.
djinn-refusal-swap-needs-seat = Di el asiento con el que quieres intercambiar tu carta.
djinn-refusal-swap-no-seat = No hay asiento { $seat }: los asientos van de 0 a { $last }.
djinn-refusal-swap-own = Solo puedes intercambiar cartas con otro jugador.
djinn-refusal-swap-nothing = { $seat } no tiene en esta baza ninguna carta que intercambiar.
djinn-refusal-fifteen-too-early = «Cuenta como 15» solo se puede jugar después de tu propia carta.
djinn-refusal-no-cave-now = Los retos se superan después de la fase, no ahora.
djinn-refusal-cave-now = La fase ha terminado: si puedes superar un reto, debes hacerlo.
djinn-refusal-unknown-task = No hay ningún reto «{ $task }».
djinn-refusal-task-not-open = El reto «{ $task }» no está entre las cuevas de nivel { $level } que tienes delante.
djinn-refusal-card-twice = Has dicho { $card } dos veces.
djinn-refusal-wrong-number = Un reto de nivel { $level } pide exactamente tantas cartas como su nivel, no { $count }.
djinn-refusal-not-kept = { $card } no es una de tus cartas guardadas.
djinn-refusal-not-a-run = Estos números no forman una escalera.
djinn-refusal-not-pairs = Estas no son las parejas que pide el reto.
djinn-refusal-not-under = El total es { $sum }, pero debe ser menor que { $limit }.
djinn-refusal-not-over = El total es { $sum }, pero debe ser mayor que { $limit }.
djinn-refusal-not-exact = El total es { $sum }, pero debe ser exactamente { $limit }.
djinn-refusal-not-one-colour = Estas cartas no son todas del mismo color.
djinn-refusal-not-ascending = Di las cartas de menor a mayor: { $cards }.

## Razones de los bots

djinn-aim-run = escalera
djinn-aim-pairs = parejas
djinn-aim-under = total bajo
djinn-aim-over = total alto
djinn-aim-exact = total exacto
djinn-aim-colour = un solo color
djinn-reason-completes = { $card } completa el reto «{ $task }».
djinn-reason-nearer = { $card } te acerca al reto «{ $task }»; cartas que aún faltan: { $missing }.
djinn-reason-one-more = { $card } es una carta guardada más, pero ningún reto a la vista la necesita.
djinn-reason-wins-trick = { $card } gana esta baza con seguridad.
djinn-reason-may-win = { $card } gana esta baza cerca del { $percent } % de las veces.
djinn-reason-loses = { $card } no puede ganar esta baza, así que jugarla cuesta poco.
djinn-reason-bends = La carta de Djinn «{ $effect }» te ayuda a conseguir una carta de esta baza.
djinn-reason-early = La carta de Djinn «{ $effect }» cambia lo que puede pasar en esta baza.
djinn-reason-saves = Las cartas de Djinn valdrán más en otra baza; tienes { $count }.
djinn-reason-enters = El reto «{ $task }» está completo: adelante, al nivel { $level }.
djinn-reason-leaves = { $count ->
    [0] No queda ninguna carta guardada para el siguiente nivel; el número más alto es { $number }.
    [one] Queda { $count } carta guardada para el siguiente nivel; el número más alto es { $number }.
    [many] Quedan { $count } cartas guardadas para el siguiente nivel; el número más alto es { $number }.
   *[other] Quedan { $count } cartas guardadas para el siguiente nivel; el número más alto es { $number }.
}

## Aprender

learn-djinn-caves = Tu camino pasa por tres cuevas. Los retos de esta fila piden tres de tus cartas: una escalera, una pareja con una carta menor, o un total de más de 30.
learn-djinn-follow = Han salido de amarillo: si tienes, debes jugarlo. Gana la carta más alta: ¡juega tu 12!
learn-djinn-follow-hint = Se puede, pero no gana. Juega tu 12.
learn-djinn-follow-praise = Gana el amarillo más alto: ¡la baza es tuya!
learn-djinn-keep = Guarda una carta de la baza. Ya tienes 10 y 11: guarda el 12.
learn-djinn-keep-hint = Las cuevas muestran qué números te ayudan. Guarda el 12.
learn-djinn-keep-praise = 10, 11, 12: ¡una escalera! Quien gana una baza sale también en la siguiente.
learn-djinn-trump = No tienes verde, así que puedes jugar lo que quieras. El azul es triunfo: ¡hasta tu 2 azul gana al verde!
learn-djinn-trump-hint = Esa no puede ganar: solo el verde o el triunfo. Juega el 2 azul.
learn-djinn-trump-praise = El triunfo gana a todos los demás colores. ¡La baza es tuya!
learn-djinn-sum = Tienes 8 y 9. ¿Con qué carta pasa el total de 30? Guarda esa.
learn-djinn-sum-hint = Mira las cuevas: la fila muestra los números que necesitas.
learn-djinn-sum-praise = 8, 9 y 14 suman 31: ¡puedes superar ese reto!
learn-djinn-task = Tras ocho bazas superas un reto. Elige uno con ✓ y luego tres cartas.
learn-djinn-task-praise = ¡Primera cueva atravesada! Las cartas se descartan y se abre el nivel { $level }. Quien está en último lugar recibe una carta de Djinn como ayuda.
learn-djinn-djinn = Ahora tienes una carta de Djinn. Cambia las reglas durante una baza: tócala y elige el morado como triunfo.
learn-djinn-djinn-hint = Elige un color que tengas: el morado.
learn-djinn-djinn-first = Juega primero la carta de Djinn, luego tu tesoro.
learn-djinn-djinn-praise = El morado es triunfo en esta baza.
learn-djinn-win-trick = ¡Ahora juega tu 4 morado!
learn-djinn-win-trick-hint = Ahora el morado es triunfo. Juega el 4 morado.
learn-djinn-win-trick-praise = ¡Tu pequeño 4 gana la baza!
learn-djinn-run = Tienes 7, 8 y 10. ¿Qué carta guardas para una escalera de cuatro?
learn-djinn-run-hint = Falta un número entre 8 y 10.
learn-djinn-run-praise = 7, 8, 9, 10: ¡una escalera de cuatro!
learn-djinn-last = ¡La tercera cueva! Elige un reto con ✓ y luego cinco cartas. Gana quien la atraviesa antes.
learn-djinn-last-praise = ¡Las tres cuevas atravesadas: has ganado!
learn-djinn-nine = Hay nueve cartas de Djinn, dos de cada una. Juega una justo antes o justo después de tu tesoro. Solo vale para esta baza.
learn-djinn-swap = Has jugado tu 3 verde. ¡Ahora intercámbialo con el 13 verde de { $two }!
learn-djinn-swap-praise = Las dos cartas cambian de lugar. El 13 es tuyo, ¡y la baza también!
learn-djinn-fifteen = Con esta carta de Djinn tu tesoro vale como un 15 de su color. ¡Juégala!
learn-djinn-fifteen-praise = Tu 4 vale como un 15 y gana. Si lo guardas, vuelve a ser un 4.
learn-djinn-lowest = Con esta carta de Djinn gana el número más bajo, sea del color que sea. ¡Juégala!
learn-djinn-lowest-praise = Tu 2 es el más bajo: ¡la baza es tuya!
learn-djinn-notrump = { $two } ha jugado triunfo. Esta carta de Djinn quita el triunfo durante una baza. ¡Juégala!
learn-djinn-notrump-praise = Sin triunfo gana el verde más alto: ¡tu 12!
learn-djinn-replace = Esta carta de Djinn descarta el tesoro de otro jugador, y la primera carta del mazo lo sustituye. ¡Descarta el 14 de { $two }!
learn-djinn-replace-praise = Ahora hay un 1 morado. ¡Tu 10 es el verde más alto!
learn-djinn-free = Han salido de verde y tendrías que jugar tu 2. Esta carta de Djinn te deja jugar cualquier color. ¡Juégala antes que tu tesoro!
learn-djinn-free-play = Ahora juega tu 5 azul: el azul es triunfo.
learn-djinn-free-play-praise = ¡Tu triunfo gana, aunque tengas verde!
learn-djinn-highest = Esta baza no la puedes ganar. ¡Pero con esta carta de Djinn guardas su carta más alta, antes de que el ganador guarde una!
learn-djinn-highest-praise = El 15 es tuyo. { $two } gana la baza y guarda una de las otras cartas.
learn-djinn-double = Tu 13 gana esta baza. ¡Con esta carta de Djinn guardas dos de sus cartas en vez de una!
learn-djinn-double-praise = La baza es tuya: ahora guardas dos cartas.
learn-djinn-exact = Más retos: menos de 20, exactamente 20 o un solo color. Si puedes superar uno, debes hacerlo, pero solo uno. Usa 2, 4, 5 y 9: ¡exactamente 20!
learn-djinn-exact-hint = También se puede. Pero esta vez suma exactamente 20: 2, 4, 5 y 9.
learn-djinn-exact-praise = Empieza otra fase, con cartas nuevas y otro triunfo. { $two } está en último lugar: reparte y sale.
learn-djinn-tie = { $one } también ha pasado y le quedan 2 y 14. Gana quien tiene más cartas; en caso de empate, quien tiene la carta más alta. ¿Qué cinco usas?
learn-djinn-tie-hint = Entonces el 14 de { $one } es la carta más alta que queda. ¡Guarda tu 15!
learn-djinn-tie-praise = A cada uno le quedan dos cartas, pero tu 15 es la más alta. ¡Has ganado!
