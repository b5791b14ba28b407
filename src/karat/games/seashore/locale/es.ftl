# Sea or Shore; docs/words/es.md

browser-game-seashore = Mar o costa
browser-game-seashore-line = La mitad de cada carta está oculta. ¿Muestras el color o el número?

seashore-where = Ronda { $round } de 2, { $left ->
    [0] todas las cartas jugadas
    [one] la última carta
    [many] quedan { $left } cartas por jugar
   *[other] quedan { $left } cartas por jugar
}
seashore-where-plus = { $plus ->
    [one] { $plus } carta +1 en la reserva
    [many] { $plus } cartas +1 en la reserva
   *[other] { $plus } cartas +1 en la reserva
}
seashore-signs = B▒ muestra solo su mar (el color), ▒7 solo su costa (el número); +1 es una carta +1 encima. Los tesoros empiezan por t: tR4 es rojo y vale 4. ★ señala una carta que ha ganado su color.
seashore-ask-pass = elige un color y pasa tu carta más alta de ese color.
seashore-ask-play = juega una carta y muestra su color o su número.
seashore-ask-claim = has ganado en { $colour }: ¿te llevas el tesoro a la vista, o quitas uno?
seashore-ask-rob = ¿a quién le quitas dos cartas +1?
seashore-ask-draw = ¿de qué mano robas?
seashore-ask-return = devuelve { $count ->
    [one] una carta.
    [many] { $count } cartas.
   *[other] { $count } cartas.
}
seashore-move-pass = Pasar tu carta más alta en { $colour }
seashore-move-play = { $shows ->
    [sea] Jugar { $card }{ $laid } y mostrar el color
   *[shore] Jugar { $card }{ $laid } y mostrar el número
}
seashore-move-take = Llevarse el tesoro a la vista
seashore-move-steal = Quitarle el tesoro de encima a { $seat }
seashore-move-rob = Quitarle cartas +1 a { $seat }
seashore-move-draw = Robar de la mano de { $seat }
seashore-move-return = Devolver { $cards }
seashore-piles = Tesoros
seashore-pair-rb = rojo, azul
seashore-pair-pg = morado, verde
seashore-head-open = a la vista
seashore-head-pile = pila
seashore-head-else = si no
seashore-action-plus = llevarse cartas +1
seashore-action-hand = robar de una mano
seashore-trick = Baza
seashore-trick-empty = { $you ->
    [start] empiezas tú
   *[none] empieza { $start }
}
seashore-lanes = Últimas cartas descubiertas
seashore-head-cards = cartas
seashore-head-treasures = tesoros
seashore-head-top = encima
seashore-head-plus = +1
seashore-head-score = puntos
seashore-points-pile = Tu pila de puntos
seashore-prize-claim = tesoro
seashore-prize-rob = cartas +1
seashore-prize-draw = una mano
seashore-event-round = Empieza la ronda { $number }; { $you ->
    [start] sales tú.
   *[none] sale { $start }.
}
seashore-event-hand = { $you ->
    [seat] Recibes { $cards }.
   *[none] { $seat } recibe { $count } cartas.
}
seashore-event-open = Ahora a la vista: { $card }.
seashore-event-chosen = { $you ->
    [seat] Pasas tu carta más alta en { $colour }.
   *[none] { $seat } ya ha elegido qué carta pasa.
}
seashore-event-passed = { $you ->
    [seat] Pasas { $card } a { $to }.
    [to] { $seat } te pasa { $card }.
   *[none] { $seat } pasa una carta a { $to }.
}
seashore-event-play = { $you ->
    [seat] Juegas { $card }{ $laid }: { $half }.
   *[none] { $seat } juega una carta{ $laid }: { $half }.
}
seashore-half-sea = { $colour }, número oculto
seashore-half-shore = { $number }, color oculto
seashore-laid = { $plus ->
    [0] { "" }
   *[other] { " " }+{ $plus }
}
seashore-event-reveal = { $you ->
    [seat] Se destapa tu carta: { $card }, vale { $value }.
   *[none] { $seat } tenía { $card }, vale { $value }.
}
seashore-event-win = { $you ->
    [seat] Ganas en { $colours }.
   *[none] { $seat } gana en { $colours }.
}
seashore-event-plus = { $you ->
    [seat] { $count ->
        [one] Recibes { $count } carta +1.
        [many] Recibes { $count } cartas +1.
       *[other] Recibes { $count } cartas +1.
    }
   *[none] { $count ->
        [one] { $seat } recibe { $count } carta +1.
        [many] { $seat } recibe { $count } cartas +1.
       *[other] { $seat } recibe { $count } cartas +1.
    }
}
seashore-event-take = { $you ->
    [seat] Te llevas { $card }.
   *[none] { $seat } se lleva { $card }.
}
seashore-event-steal = { $you ->
    [seat] Le quitas a { $from } { $card }.
    [from] ¡{ $seat } te quita { $card }!
   *[none] { $seat } le quita a { $from } { $card }.
}
seashore-event-rob = { $you ->
    [seat] { $count ->
        [one] Le quitas { $count } carta +1 a { $from }.
        [many] Le quitas { $count } cartas +1 a { $from }.
       *[other] Le quitas { $count } cartas +1 a { $from }.
    }
    [from] { $count ->
        [one] ¡{ $seat } te quita { $count } carta +1!
        [many] ¡{ $seat } te quita { $count } cartas +1!
       *[other] ¡{ $seat } te quita { $count } cartas +1!
    }
   *[none] { $count ->
        [one] { $seat } le quita { $count } carta +1 a { $from }.
        [many] { $seat } le quita { $count } cartas +1 a { $from }.
       *[other] { $seat } le quita { $count } cartas +1 a { $from }.
    }
}
seashore-event-draw = { $you ->
    [seat] Robas { $cards } de la mano de { $from }.
    [from] { $seat } roba { $cards } de tu mano.
   *[none] { $count ->
        [one] { $seat } roba { $count } carta de la mano de { $from }.
        [many] { $seat } roba { $count } cartas de la mano de { $from }.
       *[other] { $seat } roba { $count } cartas de la mano de { $from }.
    }
}
seashore-event-return = { $you ->
    [seat] Le devuelves { $cards } a { $to }.
    [to] { $seat } te devuelve { $cards }.
   *[none] { $seat } le devuelve a { $to } el mismo número de cartas.
}
seashore-event-nothing = { $you ->
    [seat] No hay ninguna carta que puedas robar.
   *[none] No hay ninguna carta que { $seat } pueda robar.
}
seashore-event-under = Vuelve debajo de su pila: { $card }.
seashore-event-trick-over = La baza ha terminado; { $you ->
    [start] tú empiezas la siguiente.
   *[none] { $start } empieza la siguiente.
}
seashore-event-score = { $you ->
    [seat] Sumas
   *[none] { $seat } suma
} { $points ->
    [one] { $points } punto
    [many] { $points } puntos
   *[other] { $points } puntos
}: { $treasures } por los tesoros, y { $plus ->
    [one] { $plus } carta +1 restante.
    [many] { $plus } cartas +1 restantes.
   *[other] { $plus } cartas +1 restantes.
}
seashore-event-over = La partida ha terminado.

## El navegador

seashore-option-action-rb = Acción de rojo y azul
    .plus = llevarse cartas +1
    .hand = robar de una mano
seashore-option-action-rb-text = Lo que pasa cuando se gana en rojo o azul y no hay a la vista ningún tesoro de ese color.
seashore-option-action-pg = Acción de morado y verde
    .plus = llevarse cartas +1
    .hand = robar de una mano
seashore-option-action-pg-text = Lo que pasa cuando se gana en morado o verde y no hay a la vista ningún tesoro de ese color.
seashore-option-pass-to = Pasar una carta
    .left = a la izquierda
    .right = a la derecha
    .none = no se pasa
seashore-option-pass-to-text = Al empezar una ronda, cada uno pasa la carta más alta del color del que tiene más cartas.
seashore-option-plus-cap = Valor máximo con cartas +1
    .n99 = sin límite
seashore-option-plus-cap-text = Las cartas +1 no pueden subir una carta por encima de este valor.
seashore-option-plus-most = Cartas +1 en una carta
    .n22 = sin límite
seashore-option-plus-most-text = A una carta se le puede añadir como mucho este número de cartas +1. Quizá el «máximo» arrancado del reglamento sea este: para jugar solo con él, pon el valor máximo en «sin límite».
seashore-option-steal-any = Quitar cualquier tesoro
seashore-option-steal-any-text = Quien gana puede quitar un tesoro de cualquier color, no solo del color ganado.
seashore-option-treasure-points = Valor de los tesoros
seashore-option-treasure-points-text = Lo que valen los cinco tesoros de cada color. Nuestro reglamento está roto aquí: indica lo que muestra tu caja.
seashore-option-treasure-points-one = Tesoro { $number } de 5
seashore-begins = Según el reglamento, la mesa decide quién empieza.
seashore-source-treasures = Tesoros
seashore-source-plus = Cartas +1
seashore-panel-trick = Última baza
seashore-panel-out = Cartas
seashore-card = el { $number } { $colour }
seashore-treasure = un tesoro { $colour } que vale { $points }
seashore-lay = Jugar { $card }{ $laid }: { $half }
seashore-hand = Tu mano
seashore-hand-empty = Tu mano está vacía.
seashore-others-see = Los demás ven
seashore-pluses = Cartas +1 añadidas
seashore-plus = { $count ->
    [0] ninguna carta +1
    [one] { $count } carta +1
    [many] { $count } cartas +1
   *[other] { $count } cartas +1
}
seashore-pile = { $count ->
    [one] queda { $count }
    [many] quedan { $count }
   *[other] quedan { $count }
}
seashore-pile-closed = pila boca abajo
seashore-supply = reserva
seashore-passing = { $to ->
    [right] Cada uno pasa una carta a la derecha.
   *[left] Cada uno pasa una carta a la izquierda.
}
seashore-passing-wait = Ya has elegido. Las cartas se pasan cuando todos han elegido.
seashore-choose-claim = Llevarse o quitar
seashore-choose-rob = ¿A quién quitarle cartas +1?
seashore-choose-draw = ¿De qué mano?
seashore-drawn = Robadas a { $seat }
seashore-hidden = { $count ->
    [one] Debajo hay { $count } tesoro boca abajo.
    [many] Debajo hay { $count } tesoros boca abajo.
   *[other] Debajo hay { $count } tesoros boca abajo.
}
seashore-worth = vale { $value }
seashore-no-trick = En esta ronda aún no se ha descubierto ninguna carta.
seashore-chosen = ha elegido
seashore-out-text = Tachada: jugada. Con marco: en tu mano. Las demás las tiene alguien o están en la caja.
seashore-out-gone = jugada
seashore-out-held = en tu mano
seashore-out-somewhere = aún no vista
seashore-says-open = { $name }: { $card }{ $plus ->
    [0] { "" }
   *[other] { " " }más { $plus }
}
seashore-says-laid = { $name }: { $half }{ $plus ->
    [0] { "" }
   *[other] , más { $plus }
}.
seashore-says-hand = { $card }, { $place } de { $count } en tu mano
seashore-says-seat = { $cards ->
    [one] { $cards } carta
    [many] { $cards } cartas
   *[other] { $cards } cartas
}, { $treasures ->
    [one] { $treasures } tesoro
    [many] { $treasures } tesoros
   *[other] { $treasures } tesoros
}, { $plus ->
    [one] { $plus } carta +1
    [many] { $plus } cartas +1
   *[other] { $plus } cartas +1
}, puntuación { $score }.
seashore-says-top = Encima: { $card }.
seashore-rules-aim = Objetivo del juego
    .SEA-50 = Una ronda acaba cuando se han jugado todas las cartas. Tus tesoros dan sus puntos, y cada dos cartas +1 dan un punto.
    .SEA-51 = Tras dos rondas gana quien tenga más puntos; en caso de empate, la victoria se comparte.
seashore-rules-cards = Las cartas
    .SEA-1 = 48 cartas de isla: rojas, azules, moradas y verdes, del 1 al 12 en cada color.
    .SEA-2 = 20 tesoros, cinco de cada color, que valen 1, 1, 2, 3 y 4.
    .SEA-3 = 22 cartas +1, y dos cartas de acción: una para rojo y azul, otra para morado y verde.
seashore-rules-setup = Antes de una ronda
    .SEA-10 = Con 4 o 5 jugadores hay dos pilas de tesoros, rojo con azul y morado con verde; con 3 jugadores, una sola pila con los doce mejores. El tesoro de encima de cada pila está a la vista.
    .SEA-11 = Cada carta de acción dice qué consiguen sus dos colores cuando no hay a la vista ningún tesoro de ese color: con rojo y azul, llevarse cartas +1; con morado y verde, robar de una mano, salvo que la mesa haya elegido otra cosa. Es igual en las dos rondas.
    .SEA-12 = Cada uno recibe 12 cartas, o 9 con 5 jugadores. Las demás se quedan en la caja, sin que nadie las vea.
    .SEA-13 = Todos pasan a la vez una carta a la izquierda: la más alta del color del que tienen más cartas. Si hay varios colores empatados, eliges tú.
    .SEA-14 = La primera ronda la empieza quien ocupa el primer asiento. La segunda la empieza el jugador siguiente al que empezó la última baza.
seashore-rules-trick = Una baza
    .SEA-20 = Por turnos, cada uno juega la carta que quiera, tapada de modo que muestre solo su mar (el color) o su costa (el número).
    .SEA-21 = Puedes añadirle cartas +1, que valen 1 cada una, pero ningún valor pasa de 12. Al final de la baza, las cartas +1 vuelven a la reserva.
    .SEA-22 = Hasta que todos han jugado, los demás solo conocen la mitad a la vista y las cartas +1.
    .SEA-23 = El valor más alto de cada color gana ese color; si hay empate, gana el jugador que va antes en el orden de turno.
    .SEA-24 = Si un color se ha jugado más de una vez, quien tiene su valor más bajo recibe tantas cartas +1 como cartas de ese color se han jugado. Quien gana el color no recibe nunca.
    .SEA-25 = Si no hay bastantes cartas +1, se reparten en el orden de turno.
seashore-rules-prizes = Premios
    .SEA-30 = Si hay a la vista un tesoro del color ganado, quien gana se lo lleva. De cada jugador solo se ve el tesoro de encima.
    .SEA-31 = O bien le quita a otro jugador el tesoro de encima, si es del color ganado. Un tesoro ganado antes en la baza se puede quitar después en la misma.
    .SEA-32 = Si no hay a la vista ningún tesoro de ese color, se aplica la acción del color.
    .SEA-33 = Al descubrir las cartas, primero se determina quién gana y quién pierde en cada color. Luego, quienes pierden reciben sus cartas +1, los tesoros se ganan en el orden de turno y por último llegan las acciones.
    .SEA-34 = Con 3 jugadores, los dos colores de una carta de acción cuentan como uno solo si no hay a la vista ningún tesoro de esos colores.
    .SEA-35 = Luego cada pila muestra su siguiente tesoro; un tesoro que nadie se ha llevado pasa antes debajo de su pila.
    .SEA-36 = Una pila vacía sigue vacía: ganar sus colores da derecho a la acción.
    .SEA-37 = Las cartas jugadas quedan fuera de la ronda y a la vista. Empieza el siguiente jugador.
seashore-rules-actions = Acciones
    .SEA-40 = Llevarse cartas +1: dos de otro jugador que tenga al menos dos; si nadie las tiene, de la reserva.
    .SEA-41 = Robar de una mano: roba dos cartas de otro jugador sin verlas y devuélvele luego dos, las que quieras.
seashore-origin = Solo conocemos una copia dañada del reglamento. No muestra título, ni autor, ni editorial; el nombre es nuestro. Varios números y frases están arrancados. Hemos llenado los huecos y, donde se podía, los hemos convertido en opciones.
    .SEA-1 = Los números están arrancados. Con cuatro jugadores cada uno recibe 12 cartas, lo que da 12 en cada uno de los cuatro colores.
    .SEA-2 = Aún se lee «1 × tres puntos y 1 × cuatro puntos». Los otros tres valores son nuestra elección; 1, 2 y 2 también encajarían. Con la opción se pueden poner cinco valores cualesquiera.
    .SEA-11 = Según el reglamento, se eligen los lados. Aquí se eligen una vez, al abrir la mesa, y las dos rondas son iguales.
    .SEA-13 = La dirección está arrancada. A la izquierda, como va el juego, es nuestra elección.
    .SEA-14 = El reglamento solo dice que se decide quién empieza. Que la segunda ronda siga desde ahí es nuestro: así todos empiezan más o menos las mismas veces.
    .SEA-20 = El principio de esta frase está arrancado. Nada de lo que aún se lee prohíbe una carta, así que vale cualquiera.
    .SEA-21 = Aún se lee «1 punto, con un máximo». Lo entendemos como el valor más alto de una carta; también podría ser un número de cartas +1, y es una opción. Que vuelvan a la reserva al final de la baza es nuestro.
    .SEA-23 = De la regla para los empates aún se lee «entonces gana el jugador inicial o el». Lo completamos con el siguiente en el orden de turno.
    .SEA-24 = Que el valor más bajo recibe cartas +1 está impreso. Qué pasa en caso de empate, no: aquí las reciben todos los que tienen el valor más bajo, menos quien gana.
    .SEA-25 = El reglamento no dice qué pasa cuando algo se acaba. Seguimos el orden de turno, como en todo lo demás.
    .SEA-30 = El reglamento dice «puede llevarse». Aquí se hace siempre: un tesoro no cuesta nada.
    .SEA-31 = La línea sobre quitar tesoros está rota. Que el tesoro deba ser del color ganado es nuestra lectura, y una opción.
    .SEA-33 = Primero tesoros y cartas +1, después las acciones en orden de turno: eso está impreso. El orden entre los tesoros es nuestro.
    .SEA-37 = Que las cartas se descartan está impreso. Que queden a la vista es nuestro: todos las han visto.
    .story = Navegas hacia islas misteriosas, donde riquezas inauditas yacen en el fondo del mar. La carta más alta del color adecuado saca un tesoro a flote. Pero cada uno muestra solo media carta, así que farolea y zambúllete.
    .note = El resumen del reglamento habla de tesoros de distintos colores. En el recuento solo valen sus puntos.
seashore-take = Llevárselo
seashore-round-over = La ronda { $number } ha terminado
seashore-told-hand = { $count } cartas para cada jugador: { $names }.
seashore-told-reveal = Se destapan las cartas. { $cards }.
seashore-told-win = Colores ganados: { $names }.
seashore-told-plus = Cartas +1: { $names }.
seashore-event-start = { $you ->
    [start] La baza ha terminado; ahora la carta de salida es tuya.
   *[none] La baza ha terminado; ahora { $start } tiene la carta de salida.
}
seashore-event-plus-none = { $you ->
    [seat] No quedan cartas +1 para ti.
   *[none] No quedan cartas +1 para { $seat }.
}
seashore-why = Ronda { $round }: { $told }

## Negativas

seashore-refusal-already-chosen = Ya has elegido un color para pasar, y la elección es firme.
seashore-refusal-nothing-to-pass = No tienes cartas, así que no pasas ninguna.
seashore-refusal-not-your-prize = Primero le toca a { $turn } elegir premio.
seashore-refusal-unknown-move = «{ $move }» no es una jugada: usa pass, play, take, steal, rob, draw o return.
seashore-refusal-pass-now = Primero todos pasan una carta: di su color, por ejemplo pass R.
seashore-refusal-play-now = Es el momento de jugar una carta, por ejemplo play G9 sea o play G9 shore +2.
seashore-refusal-claim-now = Has ganado en { $colour }: llévate el tesoro a la vista con take o quita uno, por ejemplo steal 2.
seashore-refusal-rob-now = Quítale dos cartas +1 a otro jugador, por ejemplo rob 2.
seashore-refusal-draw-now = Roba de la mano de otro jugador, por ejemplo draw 2.
seashore-refusal-return-now = Devuelve tantas cartas como has robado, por ejemplo return G4 B7.
seashore-refusal-not-longest = Se pasa una carta del color del que tienes más, y no es el { $colour }.
seashore-refusal-not-in-hand = No tienes { $card } en la mano.
seashore-refusal-too-few-plus = No tienes { $laid ->
    [one] { $laid } carta +1
    [many] { $laid } cartas +1
   *[other] { $laid } cartas +1
} para añadir.
seashore-refusal-too-many-plus = En esta mesa, una carta admite como mucho { $most ->
    [one] { $most } carta +1
    [many] { $most } cartas +1
   *[other] { $most } cartas +1
}.
seashore-refusal-takes-no-plus = { $card } no admite cartas +1, porque ningún valor pasa de { $cap }.
seashore-refusal-over-cap = { $card } valdría { $value }, y ningún valor pasa de { $cap }.
seashore-refusal-steal-nobody = No hay asiento { $seat } al que quitarle un tesoro.
seashore-refusal-steal-yourself = No puedes quitarte tus propios tesoros.
seashore-refusal-nothing-to-steal = { $seat } no tiene ningún tesoro que quitar.
seashore-refusal-other-colour = Has ganado en { $colour }, así que no puedes quitarle esto a { $seat }: { $card }.
seashore-refusal-rob-nobody = No hay asiento { $seat } al que quitarle cartas +1.
seashore-refusal-rob-yourself = No puedes quitarte tus propias cartas +1.
seashore-refusal-too-few-to-rob = { $seat } tiene menos de dos cartas +1.
seashore-refusal-draw-nobody = No hay asiento { $seat } del que robar.
seashore-refusal-draw-yourself = No puedes robar de tu propia mano.
seashore-refusal-empty-hand = { $seat } no tiene ninguna carta que robar.
seashore-refusal-return-count = { $drawn ->
    [one] Has robado { $drawn } carta
    [many] Has robado { $drawn } cartas
   *[other] Has robado { $drawn } cartas
}: devuelve el mismo número, no { $count }.
seashore-refusal-return-twice = Has dicho { $card } dos veces.
seashore-refusal-return-order = Di las cartas por número y luego por color: { $move }.
seashore-refusal-return-not-held = No tienes { $card } en la mano ni entre las cartas que has robado.

## Razones de los bots

seashore-reason-certain = { $card } gana su color con seguridad.
seashore-reason-no-higher = Ninguna carta sin ver de su color pasa de { $value }; solo podrían superarla cartas +1.
seashore-reason-higher = { $count ->
    [one] { $count } carta sin ver de su color es más alta.
    [many] { $count } cartas sin ver de su color son más altas.
   *[other] { $count } cartas sin ver de su color son más altas.
}
seashore-reason-beaten = { $seat } ya supera { $card }.
seashore-reason-low = Si { $card } es la carta más baja de su color, te da cartas +1.
seashore-reason-treasure = El tesoro { $colour } a la vista vale { $points }.
seashore-reason-could-steal = Ganar en { $colour } te permitiría quitarle { $points } a { $seat }.
seashore-reason-action-plus = No hay ningún tesoro { $colour } a la vista: ganar en { $colour } te da dos cartas +1.
seashore-reason-action-hand = No hay ningún tesoro { $colour } a la vista: ganar en { $colour } te permite cambiar hasta dos cartas a tu elección.
seashore-reason-plus = Las cartas +1 suben { $card } a { $value }; guardadas hasta el final valdrían { $points }.
seashore-reason-sea = Los demás solo ven el { $colour }: { $count ->
    [one] { $count } carta posible.
    [many] { $count } cartas posibles.
   *[other] { $count } cartas posibles.
}
seashore-reason-shore = Los demás solo ven el { $number }: { $count ->
    [one] { $count } color posible.
    [many] { $count } colores posibles.
   *[other] { $count } colores posibles.
}
seashore-reason-last = Nadie juega después de ti, así que da igual qué mitad muestres.
seashore-reason-take = Te da { $points } con seguridad.
seashore-reason-steal = Te da { $points } y le cuesta lo mismo a { $seat }, que tiene { $total } hasta ahora.
seashore-reason-rob = { $seat } tiene { $count ->
    [one] { $count } carta +1
    [many] { $count } cartas +1
   *[other] { $count } cartas +1
} y { $total ->
    [one] { $total } punto hasta ahora.
    [many] { $total } puntos hasta ahora.
   *[other] { $total } puntos hasta ahora.
}
seashore-reason-draw = { $seat } tiene { $count ->
    [one] { $count } carta
    [many] { $count } cartas
   *[other] { $count } cartas
} en la mano y { $total ->
    [one] { $total } punto hasta ahora.
    [many] { $total } puntos hasta ahora.
   *[other] { $total } puntos hasta ahora.
}
seashore-reason-give = { $count ->
    [0] { $card } no supera ninguna carta sin ver de su color.
   *[other] { $card } supera { $count } de { $total ->
        [one] { $total } carta sin ver
        [many] { $total } cartas sin ver
       *[other] { $total } cartas sin ver
    } de su color.
}

## Aprender

learn-seashore-halves = Cada carta tiene dos mitades: el mar es su color, la costa su número. Los demás solo ven una.
learn-seashore-cover = El tesoro rojo está a la vista. Juega tu 11 rojo y muestra solo el mar.
learn-seashore-cover-half = Esta vez muestra el mar: el color.
learn-seashore-cover-hint = Solo el rojo puede ganar el tesoro rojo. Juega el 11 rojo.
learn-seashore-cover-praise = Se destapan las cartas: tu rojo es el más alto y el tesoro es tuyo. El rojo más bajo recibe cartas +1: { $plus }.
learn-seashore-only = Todos muestran rojo. Hay un tesoro morado a la vista: ¡juega tu 1 morado!
learn-seashore-only-hint = El rojo lo ganarán cartas más fuertes. Juega el 1 morado.
learn-seashore-only-praise = La única carta de su color siempre gana, ¡hasta un 1!
learn-seashore-low = El verde está lleno de cartas fuertes. Pierde adrede con tu 1: ¡la carta más baja recibe cartas +1!
learn-seashore-low-hint = Puedes, pero prueba esto: juega el 1 verde.
learn-seashore-low-praise = Recibes tantas cartas +1 como cartas verdes se han jugado: ¡{ $plus }!
learn-seashore-plus = { $one } muestra azul. Juega tu 10 azul con dos cartas +1: ¡así vale 12!
learn-seashore-plus-more = Añade las dos cartas +1. Cada una suma 1.
learn-seashore-plus-hint = Aquí puedes ganar en azul. Juega el 10 azul.
learn-seashore-plus-praise = ¡Tu 10 vale { $worth } y gana al 11!
learn-seashore-red = ¡Gana en rojo con tu 12 y muestra el mar!
learn-seashore-red-hint = Juega el 12 rojo.
learn-seashore-red-praise = El rojo es tuyo. ¡Ahora puedes elegir!
learn-seashore-steal = ¡Llévate el tesoro a la vista, que vale 1, o quítale a { $two } el suyo, que vale 3!
learn-seashore-steal-hint = El tesoro a la vista solo vale 1. ¡Quítale el 3!
learn-seashore-steal-praise = ¡Es tuyo! Solo se puede quitar el tesoro de encima de un jugador.
learn-seashore-action = No hay ningún tesoro azul a la vista. Gana igualmente en azul con tu 7: eso activa la acción del azul.
learn-seashore-action-hint = Nadie más muestra azul. Juega el 7 azul.
learn-seashore-action-praise = El azul es tuyo: ahora te llevas cartas +1.
learn-seashore-rob = ¿A quién le quitas dos cartas +1? Tú eliges.
learn-seashore-rob-praise = { $plus ->
    [one] ¡Tienes { $plus } carta +1 nueva!
    [many] ¡Tienes { $plus } cartas +1 nuevas!
   *[other] ¡Tienes { $plus } cartas +1 nuevas!
}
learn-seashore-pass = Así empieza cada ronda: pasas la carta más alta del color del que tienes más cartas. Tienes dos colores así. ¿Qué carta pasas?
learn-seashore-pass-hint = Entonces te quedas sin tu 12. Mejor pasa el 8 rojo.
learn-seashore-pass-praise = Todos pasan a la vez, a la izquierda. Así que tú también recibes una carta.
learn-seashore-end = La última carta de la segunda ronda. ¡Juégala!
learn-seashore-end-hint = El rojo es tuyo de todos modos. Guarda tus cartas +1: dos dan un punto.
learn-seashore-end-praise = Tus tesoros dan { $treasures }, o { $points } con las cartas +1. Las dos rondas juntas suman { $score }. ¡Ganas!
learn-seashore-three = Con tres jugadores solo hay una pila de tesoros, para los cuatro colores.
learn-seashore-merge = No hay ningún tesoro morado ni verde a la vista. Con tres jugadores, esos dos cuentan entonces como un solo color. ¡Juega tu 9 verde y muestra el mar!
learn-seashore-merge-praise = Tu 9 gana al 7 morado de { $two }, así que la acción de esos dos colores es tuya. { $two } recibe cartas +1: { $plus }.
learn-seashore-hand = Con esta acción robas a ciegas dos cartas de otra mano. ¡Róbalas de la mano de { $two }!
learn-seashore-hand-praise = Ahora conoces las cartas de { $two }.
learn-seashore-return = Debes devolver dos cartas, pero eliges cuáles. ¡Devuelve tu 3 azul y tu 2 verde!
learn-seashore-return-hint = Quédate con las cartas fuertes. Devuelve el 3 azul y el 2 verde.
learn-seashore-return-praise = Te quedas con 6 y 10. Solo dos personas lo saben.
learn-seashore-next = La baza ha terminado y hay otro tesoro a la vista. Uno que nadie se lleva va debajo de la pila. El jugador siguiente empieza la próxima baza.
learn-seashore-equal = { $one } muestra azul: quizá un 9. A igual valor decide el orden de turno, así que un 9 no basta. ¡Juega tu 8 azul con dos cartas +1!
learn-seashore-equal-hint = Aquí puedes ganar en azul. Juega el 8 azul.
learn-seashore-equal-praise = Tu 8 vale { $worth } y gana al 9. Ninguna carta puede valer más de 12.
learn-seashore-empty = La pila está vacía. Ahora cada color da una acción, y el rojo y el azul cuentan como uno. ¡Gana con tu 12 rojo!
learn-seashore-empty-praise = { $plus ->
    [one] Le quitas { $plus } carta +1 a { $one }.
    [many] Le quitas { $plus } cartas +1 a { $one }.
   *[other] Le quitas { $plus } cartas +1 a { $one }.
}
learn-seashore-shared = La última carta de la última ronda: ¡gana el tesoro rojo! Dos cartas +1 valen un punto.
learn-seashore-shared-praise = Tienes { $score }, lo mismo que { $one }. En caso de empate, la victoria se comparte: ¡es de ambos!
