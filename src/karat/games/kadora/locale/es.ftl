# Kadora; docs/words/es.md

kadora-other-1 = la isla
browser-game-kadora = Kadora
browser-game-kadora-line = Pon una carta, llévate las que encajen y lidera algún color: lo demás se paga.

kadora-where = { $last ->
    [none] { $cards ->
        [one] { $cards } carta en los mazos
        [many] { $cards } cartas en los mazos
       *[other] { $cards } cartas en los mazos
    }
    [0] El final
    [one] El último turno
    [many] Quedan { $last } turnos
   *[other] Quedan { $last } turnos
}
kadora-signs = Una carta es color, valor y forma: ○ redondo (r), □ cuadrado (s), △ gota (d). Una letra sola es una carta boca abajo. ★ lidera un color; la penalización es lo que sumaría un jugador si la partida acabara ahora. La jugada elegida pone »Y4○« y se lleva ›Y4○‹.
kadora-ask-give = ¿regalas un color, o te lo quedas todo?
kadora-ask-place = pon una carta en una casilla vacía.
kadora-ask-draw = roba del mazo izquierdo o del derecho.
kadora-move-keep = No regalar nada
kadora-move-gift = Regalar a { $seat } todo tu botín en { $colour }
kadora-move-place = Poner { $card } en { $cell }
kadora-move-takes = Poner { $card } en { $cell } y llevarse { $cards }
kadora-move-draw = { $row ->
    [left] Robar del mazo izquierdo: { $colour }
   *[right] Robar del mazo derecho: { $colour }
}
kadora-block = Bloque
kadora-row-left = izquierda { $count }
kadora-row-right = derecha { $count }
kadora-aside = apartadas { $count }
kadora-head-open = penalización
kadora-head-hand = mano
kadora-event-aside = Se apartan { $count } cartas.
kadora-event-hand = { $you ->
    [seat] Recibes { $cards }.
   *[none] { $seat } recibe { $count } cartas.
}
kadora-event-border = El borde del bloque está formado.
kadora-event-row = { $row ->
    [left] El mazo izquierdo tiene { $count } cartas.
   *[right] El mazo derecho tiene { $count } cartas.
}
kadora-event-keep = { $you ->
    [seat] No regalas nada.
   *[none] { $seat } no regala nada.
}
kadora-event-gift = { $you ->
    [seat] Le regalas a { $to } todo tu botín en { $colour }: { $cards }.
    [to] { $seat } te regala todo su botín en { $colour }: { $cards }.
   *[none] { $seat } le regala a { $to } todo su botín en { $colour }: { $cards }.
}
kadora-event-place = { $you ->
    [seat] Pones { $card } en { $cell }.
   *[none] { $seat } pone { $card } en { $cell }.
}
kadora-event-take = { $you ->
    [seat] { $line ->
        [column] Te llevas { $cards } de la columna.
       *[row] Te llevas { $cards } de la fila.
    }
   *[none] { $line ->
        [column] { $seat } se lleva { $cards } de la columna.
       *[row] { $seat } se lleva { $cards } de la fila.
    }
}
kadora-event-draw = { $you ->
    [seat] { $row ->
        [left] Robas { $card } del mazo izquierdo.
       *[right] Robas { $card } del mazo derecho.
    }
   *[none] { $row ->
        [left] { $seat } roba del mazo izquierdo ({ $colour }).
       *[right] { $seat } roba del mazo derecho ({ $colour }).
    }
}
kadora-event-refill = { $row ->
    [left] El mazo izquierdo rellena el bloque: { $cards }.
   *[right] El mazo derecho rellena el bloque: { $cards }.
}
kadora-event-last-turns = Los dos mazos están vacíos: { $turns ->
    [one] queda { $turns } turno.
    [many] quedan { $turns } turnos.
   *[other] quedan { $turns } turnos.
}
kadora-event-show = { $you ->
    [seat] Tu mano pasa a tu botín: { $cards }.
   *[none] La mano de { $seat } pasa a su botín: { $cards }.
}
kadora-event-island = Se descubren las cartas de la isla: { $cards }.
kadora-event-face-down = El total más alto en { $colour }, { $sum }, se pone boca abajo: { $seats }.
kadora-event-over = La partida ha terminado.

## El navegador

kadora-option-seat-view = Rellenar desde tu lado
kadora-option-seat-view-text = Las casillas vacías se rellenan en el orden de lectura de quien tiene el turno, como en una mesa de verdad. Si no, el orden es el mismo para todos.
kadora-option-lacking = Valores que faltan
kadora-option-lacking-text = A cada color le falta un valor, y el reglamento no dice cuál. En cada fila, elige la carta que no está en tu caja.
kadora-begins = Según el reglamento, empieza quien haya estado en una isla más recientemente.
kadora-source-R = R
kadora-source-O = N
kadora-source-Y = Am
kadora-source-G = V
kadora-source-B = Az
kadora-source-P = M
kadora-panel-aside = Apartadas
kadora-card = el { $value } { $colour } ({ $kind })
kadora-back = un dorso { $colour }
kadora-kind-round = redondo
kadora-kind-square = cuadrado
kadora-kind-drop = gota
kadora-lay = Poner { $card } en { $cell }
kadora-hand = Tu mano
kadora-loot = Botín
kadora-leads = lidera
kadora-steps = Pasos de un turno
kadora-step-give = regalar
kadora-step-place = poner
kadora-step-draw = robar
kadora-step-refill = rellenar
kadora-last = { $turns ->
    [one] El último turno
    [many] Quedan { $turns } turnos
   *[other] Quedan { $turns } turnos
}
kadora-give = Regalar un color
kadora-give-colour = Regalar todo tu botín en { $colour }
kadora-give-to = Regalar todo tu botín en { $colour } a
kadora-takes-nothing = No te llevas nada.
kadora-takes = Te llevas { $cards }. Tu penalización: { $before } → { $after }.
kadora-would-lead = Liderarías en { $colours }.
kadora-full = El bloque está lleno: ahora te llevas las cartas que no encajan.
kadora-empty = vacía
kadora-aside-text = { $players ->
    [2] Hay { $count } cartas apartadas. Al final se descubren como las cartas de un tercer jugador, la isla, que hasta puede ganar.
   *[other] Hay { $count } cartas apartadas que no participan en la partida. Sus dorsos muestran sus colores.
}
kadora-says-row = { $row ->
    [left] Mazo izquierdo
   *[right] Mazo derecho
}, { $count ->
    [0] vacío
    [one] { $count } carta: { $colours }
    [many] { $count } cartas, las próximas: { $colours }
   *[other] { $count } cartas, las próximas: { $colours }
}
kadora-says-cell = Fila { $row }, columna { $column }: { $card }
kadora-says-empty = Fila { $row }, columna { $column }: vacía
kadora-says-preview = Fila { $row }, columna { $column }: vacía. Con { $card }: columna { $sumcolumn }, fila { $sumrow }, { $count ->
    [0] no te llevas nada
    [one] te llevas { $count } carta
    [many] te llevas { $count } cartas
   *[other] te llevas { $count } cartas
}
kadora-says-hand = { $card }, { $place } de { $count } en tu mano
kadora-says-line = Fila { $row }: { $cards }.
kadora-says-sum = { $colour } { $sum }{ $leads ->
    [true] { " " }(lidera)
   *[false] { "" }
}
kadora-says-loot = { $name }: { $loot }; penalización ahora: { $open }.
kadora-says-seat = Penalización ahora: { $open }. { $loot ->
    [one] { $loot } carta
    [many] { $loot } cartas
   *[other] { $loot } cartas
} en el botín. Mano: { $hand }.
kadora-rules-aim = Objetivo del juego
    .KAD-63 = Al final, los valores que sigan a la vista delante de ti son puntos de penalización. Gana la penalización más baja.
    .KAD-62 = En cada color, el jugador con el total más alto pone esas cartas boca abajo; si hay empate, lo hacen todos los que lideran.
    .KAD-64 = Un jugador sin nada boca abajo no puede ganar.
kadora-rules-cards = Las cartas
    .KAD-1 = 72 cartas de seis colores.
    .KAD-2 = Los valores van del 1 al 5, pero a cada color le falta uno. Hay tres formas de diamante, y cada color tiene todos sus valores en las tres.
    .KAD-3 = El reglamento no dice qué valor le falta a cada color. Nuestra elección: rojo 1, naranja 2, amarillo 3, verde 4, azul 5, morado 3.
    .KAD-4 = Las formas son redondo, cuadrado y gota.
    .KAD-5 = Los dorsos muestran el color: todos conocen los colores de las manos, los mazos y las cartas apartadas, pero nada más.
kadora-rules-setup = Antes de la partida
    .KAD-10 = Con 2, 3 o 4 jugadores se apartan 18, 12 o 6 cartas.
    .KAD-11 = Cada uno recibe cuatro cartas.
    .KAD-12 = Doce cartas a la vista forman el borde de un bloque de cuatro por cuatro; el centro está vacío.
    .KAD-13 = Las demás quedan boca abajo en dos mazos, extendidos para que se vean sus colores; su orden nunca cambia.
    .KAD-14 = Según el reglamento, empieza quien haya estado en una isla más recientemente; aquí lo elige el anfitrión. Se juega en el sentido de las agujas del reloj.
kadora-rules-give = Regalar un color
    .KAD-20 = Primero puedes regalar todo tu botín de un color a un jugador que no tenga ninguna carta de ese color, si eres la única persona que lo lidera. Un regalo por turno.
    .KAD-21 = Si no hay regalo posible, pasas directamente a poner una carta.
kadora-rules-take = Poner y llevarse
    .KAD-30 = Pon una carta de tu mano en una casilla vacía.
    .KAD-31 = Si su columna suma ahora 10 o más, te llevas de ella todas las demás cartas del mismo color o de la misma forma. La carta que has puesto se queda.
    .KAD-32 = Después haz lo mismo con su fila.
    .KAD-33 = Las cartas que te llevas quedan a la vista delante de ti: son tu botín.
    .KAD-34 = Si tu carta llena el bloque y no te llevas nada que encaje, te llevas todas las cartas de su columna y de su fila que no encajan.
    .KAD-35 = Esto vale también cuando la columna o la fila suma 10 o más pero nada encaja.
    .KAD-36 = Si tampoco así te llevas nada, te llevas las otras seis cartas de la columna y la fila.
kadora-rules-draw = Robar y rellenar
    .KAD-40 = Roba la siguiente carta de uno de los dos mazos.
    .KAD-50 = Si hay más de cuatro casillas vacías, cartas de ese mazo las rellenan en orden de lectura hasta que queden cuatro vacías.
    .KAD-51 = El orden de lectura es el mismo para todos, se sienten donde se sienten, salvo que la mesa haya elegido otra cosa.
    .KAD-52 = Si ese mazo se acaba, se sigue con el otro.
kadora-rules-end = El final
    .KAD-60 = Cuando se acaban los dos mazos, se termina ese turno, y después cada uno tiene un turno más, también quien estaba jugando.
    .KAD-61 = Luego las manos pasan al botín.
    .KAD-65 = Si las penalizaciones empatan, gana quien tenga más cartas, boca arriba o boca abajo; si el empate sigue, la victoria se comparte.
    .KAD-66 = Con dos jugadores, las cartas apartadas se descubren antes de la puntuación: son de un tercer jugador, la isla. Cuenta en todos los colores, así que puede impedirte poner cartas boca abajo, y también puede ganar.
kadora-origin = El reglamento está completo, pero no nombra al autor. No dice qué valor le falta a cada color, así que nuestra elección es una suposición: indica lo que trae tu caja.
    .KAD-2 = El reglamento no dice cuántas hay de cada carta. Con 72 cartas, seis colores, cuatro valores y tres formas, hay justo una de cada.
    .KAD-3 = El reglamento dice que a cada color le falta un valor, pero no cuál. Quien tenga la caja puede indicar lo que trae.
    .KAD-4 = El reglamento solo muestra las tres formas en dibujos. Los nombres son nuestros.
    .KAD-13 = El reglamento habla de dos mazos, pero no dice que sean iguales. El número de cartas es siempre par, así que lo partimos por la mitad.
    .KAD-35 = El reglamento solo habla de columnas y filas que no llegan a 10. Pero también aquí el bloque quedaría lleno, así que vale lo mismo.
    .KAD-36 = El reglamento no prevé este caso. Sin esta regla el bloque quedaría lleno y nadie podría poner otra carta.
    .KAD-51 = El reglamento dice: como lo ve quien juega. En una pantalla todos miran desde el mismo lado, así que hay un solo orden. Alrededor de una tableta, la opción da a cada uno el suyo.
    .KAD-52 = El reglamento no dice qué pasa cuando se acaba ese mazo. Seguimos con el otro, como al robar.
    .tip = Consejo del reglamento: si no crees que vayas a liderar un color al final, es mejor regalarlo, porque solo sería penalización.
    .story = Tienes un mapa de Kadora, la isla del tesoro. Pero sobre sus diamantes pesa un hechizo: cuantos más tienes, más te agobia. Solo una cosa lo rompe: tener de un color más que nadie.
kadora-cards = Cada una de estas cartas existe en las tres formas: redondo, cuadrado y gota.
kadora-why = { $you ->
    [seat] Lideras { $count ->
        [one] { $count } color
        [many] { $count } colores
       *[other] { $count } colores
    } al final: el { $colour } por sí solo, con un total de { $sum }, no te cuesta nada.
   *[other] { $name } lidera { $count ->
        [one] { $count } color
        [many] { $count } colores
       *[other] { $count } colores
    } al final: el { $colour } por sí solo, con un total de { $sum }, no cuesta nada.
}
kadora-torn = Ahora no lidera ningún color. Quien no pone ningún color boca abajo al final no puede ganar.
kadora-lowest = Gana la penalización más baja
kadora-sail = Vela rota: ningún color boca abajo, no gana

## Negativas

kadora-refusal-give-now = «{ $move }» no es una jugada ahora: regala un color, por ejemplo gift Y 1, o escribe keep.
kadora-refusal-gift-or-keep = Ahora puedes regalar un color: hazlo primero, o elige no regalar nada.
kadora-refusal-keep-alone = Escribe keep y nada más.
kadora-refusal-gift-of-what = Di el color que regalas y el asiento que lo recibe, por ejemplo gift Y 1.
kadora-refusal-gift-to-whom = Di también el asiento que recibe todo tu botín en { $colour }, por ejemplo gift { $letter } 1.
kadora-refusal-gift-too-long = Un regalo es un color para un asiento, por ejemplo gift Y 1, y nada más.
kadora-refusal-no-such-colour = No hay ningún color «{ $colour }»: los colores son R, O, Y, G, B y P.
kadora-refusal-no-such-receiver = No hay asiento «{ $to }» al que regalar un color: los asientos van de 0 a { $last }.
kadora-refusal-gift-to-yourself = Solo puedes regalar un color a otro jugador.
kadora-refusal-nothing-to-give = No tienes nada en { $colour } en tu botín para regalar.
kadora-refusal-not-leading = { $other } lidera en { $colour }, { $most } contra tus { $own }: solo puede regalarlo quien lidera.
kadora-refusal-lead-shared = Empatas con { $other } en { $colour }, a { $own }: solo puede regalarlo quien lidera sin empate.
kadora-refusal-receiver-has-colour = { $to } ya tiene cartas en { $colour } en su botín, así que no puede recibir más.
kadora-refusal-gift-too-late = Un regalo por turno, y solo antes de poner una carta: ya es tarde.
kadora-refusal-keep-too-late = El momento de regalar ha pasado, así que ya no hay nada que rechazar.
kadora-refusal-no-gift-possible = En este turno no se puede regalar nada, así que no hay nada que rechazar.
kadora-refusal-place-now = «{ $move }» no es una jugada ahora: pon una carta, por ejemplo place Y4r b2.
kadora-refusal-place-what = Di una carta de tu mano y una casilla vacía para ella, por ejemplo place Y4r b2.
kadora-refusal-place-where = Di también la casilla vacía para { $card }.
kadora-refusal-place-too-long = Una carta va a una casilla, por ejemplo place Y4r b2, y nada más.
kadora-refusal-place-first = Pon primero una carta; después robas.
kadora-refusal-no-such-card = «{ $card }» no es una carta: una carta es color, valor y forma, por ejemplo Y4r.
kadora-refusal-no-such-value = No existe «{ $card }»: los valores van de 1 a 5.
kadora-refusal-no-such-kind = No existe «{ $card }»: las formas son r, s y d.
kadora-refusal-lacking-card = No existe { $card }: en esta partida falta el { $value } en { $colour }.
kadora-refusal-no-such-cell = No hay ninguna casilla «{ $cell }»: el bloque va de a1 a d4.
kadora-refusal-not-in-hand = No tienes { $card } en la mano.
kadora-refusal-cell-taken = La casilla { $cell } no está vacía: ya está { $card }.
kadora-refusal-placed-already = Ya has puesto una carta en este turno; ahora roba una.
kadora-refusal-draw-now = «{ $move }» no es una jugada ahora: roba una carta, por ejemplo draw left.
kadora-refusal-draw-where = Di de qué mazo robas: left o right.
kadora-refusal-draw-too-long = Se roba una carta de un mazo, por ejemplo draw left, y nada más.
kadora-refusal-no-such-row = No hay ningún mazo «{ $row }»: roba de left o right.

## Razones de los bots

kadora-reason-takes-lead = Te da el liderato en { $colour }: { $mine } contra { $best }.
kadora-reason-shares-lead = Empatas a { $mine } en { $colour }.
kadora-reason-safer-lead = Asegura tu liderato en { $colour }: { $mine } contra { $best }.
kadora-reason-breaks-lead = Le quita a { $seat } el liderato en { $colour }, y su penalización aumenta en { $points }.
kadora-reason-penalty = Te llevas { $points } en colores que lidera otra persona.
kadora-reason-takes-nothing = No te llevas ninguna carta, así que tu penalización no aumenta.
kadora-reason-sheds-card = { $card } deja tu mano, donde podría darte penalización.
kadora-reason-island = La isla tiene { $count ->
    [one] { $count } carta
    [many] { $count } cartas
   *[other] { $count } cartas
} en { $colour }, con un valor aproximado de { $points }.
kadora-reason-draw-led = La próxima carta es del color { $colour }, que lideras.
kadora-reason-draw-value = Las cartas de color { $colour } que no has visto valen { $points } de media.
kadora-reason-keep-lead = Lideras en { $colour }, { $mine } contra { $best }: mientras sea así, no te cuesta nada.
kadora-reason-gift-danger = Lideras en { $colour } por { $lead }, pero aún hay en juego { $left }.
kadora-reason-gift-burden = { $seat } tendría entonces { $points } en { $colour } y debería conservar el liderato.

## Aprender

learn-kadora-block = Las cartas forman un bloque de cuatro por cuatro. Cada una tiene un color, un número y un diamante: redondo, cuadrado o gota.
learn-kadora-lay = Pon el 1 verde en la casilla señalada. Mientras la columna y la fila no lleguen a 10, no pasa nada.
learn-kadora-cell-hint = Esta vez usa la casilla señalada.
learn-kadora-lay-hint = Esta vez usa el 1 verde.
learn-kadora-lay-praise = Ningún total llega a 10: no te llevas nada.
learn-kadora-take = Pon el 4 amarillo en la casilla señalada. La columna llega a 10: ahora debes llevarte todas las cartas que encajan con la tuya.
learn-kadora-take-hint = Esta vez usa el 4 amarillo.
learn-kadora-take-praise = Te llevas { $count } cartas. Una es del mismo color, otra tiene el mismo diamante.
learn-kadora-loot = Este es tu botín. Al final te da puntos de penalización. Solo los colores en los que tienes el total más alto, la corona, no cuestan nada.
learn-kadora-draw = Roba una carta de uno de los mazos. Los dorsos muestran el color.
learn-kadora-draw-praise = El mismo mazo rellena el bloque hasta que quedan cuatro casillas vacías.
learn-kadora-crown = { $one } tiene 4 en azul y tú 3. ¿Dónde puede tu 1 azul llevarse más azul?
learn-kadora-crown-hint = Pon el 1 azul en una columna que llegue a 10 y tenga azul.
learn-kadora-crown-praise = Ahora tienes más azul que nadie. ¡La corona es tuya!
learn-kadora-spare = ¡Ahora no te lleves nada! Busca una carta y una casilla con las que no te lleves ninguna.
learn-kadora-spare-hint = Ahí te llevarías cartas. Los números pequeños muestran antes los totales.
learn-kadora-spare-praise = Esta vez no te llevas nada. Pero cuidado: ¡quien no tiene cartas boca abajo al final no puede ganar!
learn-kadora-gift = Lideras en morado. Pero mira los dorsos: { $two } también tiene morado en la mano. ¡Regala tu morado a { $one } antes de que te salga caro!
learn-kadora-gift-hint = Entonces { $two } puede adelantarte, y tu morado te dará penalización.
learn-kadora-gift-praise = Ahora { $one } tiene que mantener el liderato.
learn-kadora-end = El último turno: pon tu carta. Luego los totales más altos se ponen boca abajo, y el resto cuenta.
learn-kadora-end-praise = Tu penalización es { $score }; la de { $one }, { $rival }. Gana la más baja: ¡la tuya!
learn-kadora-both = Pon el 4 naranja en la casilla señalada. La columna y la fila llegan a 10: te llevas las cartas que encajan de las dos.
learn-kadora-both-hint = Esta vez usa el 4 naranja.
learn-kadora-both-praise = Te llevas dos cartas de la columna y dos de la fila. Tu carta se queda.
learn-kadora-full = Solo queda una casilla. Con la carta que llena el bloque siempre te llevas algo. ¡Pon el 1 verde!
learn-kadora-full-hint = Esta vez usa el 1 verde.
learn-kadora-full-praise = Ningún total llega a 10, así que esta vez te llevas las cartas que no encajan: { $cards }.
learn-kadora-last = Solo hay dos cartas más para robar. Roba una: la otra va al bloque.
learn-kadora-last-praise = Los dos mazos se han acabado. Cada uno tiene un turno más, y el tuyo es el último.
learn-kadora-hand = ¡El último turno! Las cartas que se quedan en tu mano pasan a tu botín. ¿De cuál te deshaces?
learn-kadora-hand-hint = Con el 5 rojo lideras en rojo. ¿Cuál de las otras cartas te cuesta más?
learn-kadora-hand-praise = Lideras en rojo, así que no cuesta nada. Tu penalización es solo { $score }: ¡ganas!
learn-kadora-nothing = { $one } no se ha llevado nada. Pon tu última carta y mira quién gana.
learn-kadora-nothing-praise = { $one } no tiene penalización, pero sin cartas boca abajo no se puede ganar. Tu penalización es { $score }: ¡ganas!
learn-kadora-equal = { $one } tendrá la misma penalización que tú. Pon tu última carta: ¿qué decide?
learn-kadora-equal-praise = La penalización de cada uno es { $score }. Entonces gana quien tiene más cartas. Tú: { $cards }. { $one }: { $rival }.
learn-kadora-island = Con dos jugadores, las cartas apartadas son de un tercero: la isla. Puede liderar colores e incluso ganar. ¡Pon tu última carta!
learn-kadora-island-praise = La isla lidera en rojo, así que tu rojo te cuesta 2. Pero su penalización es { $island } y la tuya { $score }: ¡ganas!
