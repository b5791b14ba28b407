# Español. Las palabras de Diamoniak son las de las reglas impresas: castillo, bruja, hada, montón, robar una carta. Por
# eso quien se lleva algo de otro lo quita. Un color concuerda con un nombre masculino.

## En todas partes

you = tú
seat = asiento { $number }
island = la isla
nothing = –
and = { $first } y { $last }
turn = Te toca: { $ask }
waiting = { $count ->
    [one] { $names } está pensando …
    [many] { $names } están pensando …
   *[other] { $names } están pensando …
}
won = { $you ->
    [seat] { $count ->
        [one] ¡Ganas! Puntos: { $scores }.
        [many] Compartes la victoria: ganan { $winners }. Puntos: { $scores }.
       *[other] Compartes la victoria: ganan { $winners }. Puntos: { $scores }.
    }
   *[none] { $count ->
        [0] No gana nadie. Puntos: { $scores }.
       *[other] Victoria para { $winners }. Puntos: { $scores }.
    }
}
score = { $name } { $score }
colour-red = rojo
colour-orange = naranja
colour-yellow = amarillo
colour-green = verde
colour-blue = azul
colour-purple = morado
colour-pink = rosa

## El terminal

terminal-title = { $game }, { $players } jugadores
terminal-begin = { $game }, { $players } jugadores. Tienes el asiento { $seat }; ? lo explica todo.
terminal-against = Contigo: { $names }.
terminal-bot = { $name } (asiento { $seat }, { $level })
terminal-level = nivel { $level }
terminal-commitment = Sello del reparto: { $commitment }
terminal-players = Jugadores
terminal-hand = Tu mano
terminal-log = Qué ha pasado
terminal-moves = { $count ->
    [one] { $count } jugada
    [many] { $count } jugadas
   *[other] { $count } jugadas
}
terminal-moves-shown = { $shown } de { $count } jugadas
terminal-more = … y { $count } más; l las muestra todas.
terminal-filter = palabras o letras de una jugada
terminal-your-move = Tu jugada
terminal-left = Has dejado la partida.
terminal-over = La partida ha terminado: s la guarda, q cierra la mesa.
terminal-saved = Partida guardada en { $file }.
terminal-not-saved = No se ha podido guardar la partida: { $problem }
terminal-not-now = Ahora no tienes nada que decidir.
terminal-preparing = Preparando las reglas (la primera vez tarda un poco) …
terminal-thinking = Pensando … (la primera vez tarda un poco)
terminal-hint = Lo que piensa el bot más fuerte
terminal-hint-keys = Intro va a esa jugada, Esc cierra.
terminal-hint-win = gana el { $win } % ± { $error }
terminal-hint-line = { $move }: gana el { $win } % ± { $error }. { $reasons }
terminal-quit = ¿Dejar la partida?
terminal-quit-keys = y la deja, n sigue
terminal-key-hint = Consejo
terminal-key-filter = Buscar
terminal-key-save = Guardar
terminal-key-light = Claro
terminal-key-help = Ayuda
terminal-key-quit = Salir
terminal-help-keys = Teclas
terminal-help =
    ↑ ↓        elegir una jugada, o teclear su número
    Intro      hacer la jugada elegida
    /          buscar una jugada por sus palabras o letras; Esc lo deja
    h          un consejo: todas las jugadas por orden, con probabilidades y razones
    PgUp PgDn  desplazar la mesa, con Mayús lo que ha pasado
    s          guardar la partida
    t          claro u oscuro
    q          dejar la partida
terminal-help-plain =
    Teclea un número de la lista, o una jugada en notación, como allí entre corchetes.
      v  ver otra vez la mesa     l  todas las jugadas     h  un consejo     q  dejar la partida     ?  esta ayuda

## Diamant

diamant-where = Expedición { $number } de 5, { $cards ->
    [one] { $cards } carta en el camino
    [many] { $cards } cartas en el camino
   *[other] { $cards } cartas en el camino
}
diamant-signs = ♦11 es un tesoro; el número tras una carta, los rubíes que quedan en ella. Una trampa lleva !, y la segunda de su tipo acaba la expedición. Puntos de las trampas: ● en el mazo, ! en el camino, × fuera del juego.
diamant-ask = ¿te quedas o te vas? Llevas { $carried }; si nadie más se va, guardas { $alone }; con otro, { $shared }.
diamant-move-stay = Quedarte y seguir
diamant-move-leave = Irte con { $carried } y una parte
diamant-path = Camino
diamant-path-empty = nada todavía
diamant-left = (quedan { $rubies })
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
diamant-has-chosen = hecha
diamant-card-treasure = un tesoro de { $value }
diamant-card-relic = una reliquia de valor { $value }
diamant-card-spider = araña
diamant-card-snake = serpiente
diamant-card-lava = lava
diamant-card-boulder = roca
diamant-card-ram = ariete
diamant-event-expedition = Empieza la expedición { $number }.
diamant-event-relic-added = { $card } entra en el mazo.
diamant-event-reveal = Se descubre: { $card }.
diamant-event-treasure = Se descubre: { $card }, { $share } por persona, quedan { $rest }.
diamant-event-chosen = { $you ->
    [seat] Has elegido: { $choice ->
        [stay] quedarte
       *[leave] irte
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
    [seat] ¡Trampa ({ $card })! Pierdes { $lost }.
   *[none] ¡Trampa ({ $card })! { $seat } pierde { $lost }.
}
diamant-event-removed = Fuera del juego: { $card }.
diamant-event-expedition-over = La expedición { $number } ha terminado.
diamant-event-over = La partida ha terminado.

## Diamoniak

diamoniak-where = { $deck ->
    [one] { $deck } carta en el montón
    [many] { $deck } cartas en el montón
   *[other] { $deck } cartas en el montón
}
diamoniak-signs = ♜ es una carta de castillo, viva donde está construida; ♦ un diamante, ✶ un hada. Las cartas de otros castillos están en la reserva.
diamoniak-ask-draw = roba una carta.
diamoniak-ask-buy = roba una carta, o compra una por tres diamantes.
diamoniak-ask-again = ¿robar otra, o parar?
diamoniak-ask-witch = { $owed ->
    [one] ¡una bruja! Dale { $owed } carta más.
    [many] ¡una bruja! Dale { $owed } cartas.
   *[other] ¡una bruja! Dale { $owed } cartas.
}
diamoniak-ask-fairy = ¡una bruja! Échala con un hada, o dale { $owed } cartas.
diamoniak-move-draw = Robar una carta
diamoniak-move-stop = Parar y quedarte con todo
diamoniak-move-fairy = Echar a la bruja con un hada
diamoniak-move-buy = Comprar a { $seat } una carta de tu color
diamoniak-move-give = Dar { $card } a la bruja
diamoniak-head-castle = castillo
diamoniak-no-castle = sin castillo
diamoniak-head-store = reserva
diamoniak-discard = Descartes
diamoniak-kind-pink = rosa
diamoniak-kind-blue = azul
diamoniak-kind-green = verde
diamoniak-kind-yellow = amarillo
diamoniak-kind-diamond = diamantes
diamoniak-kind-witch = brujas
diamoniak-kind-fairy = hadas
diamoniak-card-pink = una carta de castillo rosa
diamoniak-card-blue = una carta de castillo azul
diamoniak-card-green = una carta de castillo verde
diamoniak-card-yellow = una carta de castillo amarillo
diamoniak-card-diamond = un diamante
diamoniak-card-witch = una bruja
diamoniak-card-fairy = un hada
diamoniak-many = { $what } { $count }
diamoniak-event-turn = { $you ->
    [seat] Empieza tu turno.
   *[none] Empieza el turno de { $seat }.
}
diamoniak-event-shuffle = Se barajan los { $cards } descartes: nuevo montón.
diamoniak-event-draw = { $you ->
    [seat] { $to ->
        [castle] Robas { $card } para tu castillo.
        [discard] ¡Robas { $card }!
       *[store] Robas { $card }.
    }
   *[none] { $to ->
        [castle] { $seat } roba { $card } para su castillo.
        [discard] ¡{ $seat } roba { $card }!
       *[store] { $seat } roba { $card }.
    }
}
diamoniak-event-join = { $cards ->
    [one] { $cards } carta del castillo { $colour } llega de la reserva.
    [many] { $cards } cartas del castillo { $colour } llegan de la reserva.
   *[other] { $cards } cartas del castillo { $colour } llegan de la reserva.
}
diamoniak-event-stop = { $you ->
    [seat] Te plantas.
   *[none] { $seat } se planta.
}
diamoniak-event-fairy = { $you ->
    [seat] Tu hada echa a la bruja.
   *[none] El hada de { $seat } echa a la bruja.
}
diamoniak-event-give = { $you ->
    [seat] Das { $card } a la bruja.
   *[none] { $seat } da { $card } a la bruja.
}
diamoniak-event-lose = { $you ->
    [seat] La bruja te quita { $card }.
   *[none] La bruja quita { $card } a { $seat }.
}
diamoniak-event-free = { $you ->
    [seat] Te quedas sin castillo, y el { $colour } vuelve a estar libre.
   *[none] { $seat } se queda sin castillo, y el { $colour } vuelve a estar libre.
}
diamoniak-event-buy = { $you ->
    [seat] Compras { $card } a { $from } por { $diamonds } diamantes.
    [from] { $seat } te compra { $card } por { $diamonds } diamantes.
   *[none] { $seat } compra { $card } a { $from } por { $diamonds } diamantes.
}
diamoniak-event-over = { $you ->
    [winner] ¡Tu castillo está completo!
   *[none] El castillo de { $winner } está completo.
}

## Djinn

djinn-where = Fase { $phase }, { $left ->
    [0] las bazas están jugadas
    [one] la última baza
    [many] quedan { $left } bazas
   *[other] quedan { $left } bazas
}
djinn-signs = Una carta es color y número: P morado, G verde, Y amarillo, B azul. De dos cartas iguales gana la que se jugó primero.
djinn-ask-lead = abre la baza con una carta.
djinn-ask-play = juega una carta; han salido con { $colour }, y tienes que seguir si tienes.
djinn-ask-after = juega una carta de Djinn, o termina.
djinn-ask-keep = has ganado la baza: quédate con { $count ->
    [one] una de sus cartas.
    [many] { $count } de sus cartas.
   *[other] { $count } de sus cartas.
}
djinn-ask-cave = supera un reto con tus cartas guardadas.
djinn-move-play = Jugar { $card }
djinn-move-done = Terminar
djinn-move-keep = Guardar { $card }
djinn-move-cave = { $task }: { $cards }
djinn-move-trump = Djinn: el triunfo pasa a ser { $colour }
djinn-move-replace = Djinn: cambiar la carta de { $seat }
djinn-move-free = Djinn: jugar cualquier color
djinn-move-swap = Djinn: intercambiar cartas con { $seat }
djinn-move-highest = Djinn: quedarte con la carta más alta
djinn-move-lowest = Djinn: gana la carta más baja
djinn-move-notrump = Djinn: sin triunfo en esta baza
djinn-move-fifteen = Djinn: tu carta vale 15
djinn-move-double = Djinn: guardar dos cartas si ganas
djinn-effect-trump = nuevo triunfo
djinn-effect-replace = cambiar una carta
djinn-effect-free = cualquier color
djinn-effect-swap = intercambiar
djinn-effect-highest = quedarse la más alta
djinn-effect-lowest = gana la más baja
djinn-effect-notrump = sin triunfo
djinn-effect-fifteen = vale 15
djinn-effect-double = guardar dos
djinn-task-run = escalera de { $level }
djinn-task-pairs = { $level ->
    [3] pareja y carta menor
    [4] dos parejas
   *[5] dos parejas y carta menor
}
djinn-task-under = { $level } por debajo de { $under }
djinn-task-over = { $level } por encima de { $over }
djinn-task-exact = { $level } que suman { $under }
djinn-task-colour = { $level } de un color
djinn-trump = Triunfo
djinn-piles = mazo { $deck }, fuera { $discard }, Djinn { $djinn }
djinn-trick = Baza
djinn-trick-empty = nadie ha jugado todavía
djinn-last-trick = Última baza: { $seat }
djinn-counts-as = { $card } vale { $number }
djinn-effects = En efecto
djinn-effect-by = { $effect } ({ $seat })
djinn-caves = Cuevas
djinn-cave = { $level }: { $tasks }
djinn-cave-closed = cerrada
djinn-head-level = nivel
djinn-head-cards = cartas
djinn-head-djinns = Djinn
djinn-head-kept = guardadas
djinn-discards = Descartes
djinn-own = Tus cartas de Djinn
djinn-event-row = Se abre el nivel { $level }: { $tasks }.
djinn-event-draw = { $you ->
    [seat] Robas la carta de Djinn «{ $effect }».
   *[none] { $seat } roba una carta de Djinn.
}
djinn-event-djinn-shuffled = Se barajan las cartas de Djinn usadas: { $size } en el mazo.
djinn-event-phase = Empieza la fase { $number }; { $you ->
    [leader] sales tú.
   *[none] sale { $leader }.
}
djinn-event-deal = { $you ->
    [seat] Recibes { $hand }.
   *[none] { $seat } recibe { $size } cartas.
}
djinn-event-trump = Se descubre { $card }: el triunfo es { $colour }.
djinn-event-play = { $you ->
    [seat] Juegas { $card }.
   *[none] { $seat } juega { $card }.
}
djinn-event-djinn = { $you ->
    [seat] Juegas la carta de Djinn «{ $effect }»{ $argument }.
   *[none] { $seat } juega la carta de Djinn «{ $effect }»{ $argument }.
}
djinn-event-djinn-argument = : { $what }
djinn-event-replace = { $you ->
    [seat] Tu carta, { $discarded }, se cambia por { $card }.
   *[none] La carta de { $seat }, { $discarded }, se cambia por { $card }.
}
djinn-event-done = { $you ->
    [seat] Terminas.
   *[none] { $seat } termina.
}
djinn-event-trick = { $you ->
    [seat] Ganas la baza.
   *[none] { $seat } gana la baza.
}
djinn-event-keep = { $you ->
    [seat] Guardas { $card }.
   *[none] { $seat } guarda { $card }.
}
djinn-event-discard = A los descartes: { $cards }.
djinn-event-cave = { $you ->
    [seat] Superas «{ $task }» con { $cards }: nivel { $level }.
   *[none] { $seat } supera «{ $task }» con { $cards }: nivel { $level }.
}
djinn-event-over = La partida ha terminado.

## Kadora

kadora-where = { $last ->
    [none] { $cards ->
        [one] { $cards } carta en las hileras
        [many] { $cards } cartas en las hileras
       *[other] { $cards } cartas en las hileras
    }
    [0] El final
    [one] El último turno
    [many] Quedan { $last } turnos
   *[other] Quedan { $last } turnos
}
kadora-signs = Una carta es color, valor y forma: ○ redondo (r), □ cuadrado (s), △ gota (d). Una letra sola es un dorso. ★ lidera un color; «a la vista» es lo que contaría contra su dueño si la partida acabara ahora. La jugada elegida se llevaría ›Y4○‹ y pondría »Y4○«.
kadora-ask-give = ¿regalas un color, o te lo quedas todo?
kadora-ask-place = pon una carta en una casilla vacía.
kadora-ask-draw = roba de la hilera izquierda o de la derecha.
kadora-move-keep = No regalar nada
kadora-move-gift = Regalar todo tu { $colour } a { $seat }
kadora-move-place = { $card } en { $cell }
kadora-move-takes = { $card } en { $cell } se lleva { $cards }
kadora-move-draw = { $row ->
    [left] Robar de la izquierda: { $colour }
   *[right] Robar de la derecha: { $colour }
}
kadora-block = Bloque
kadora-row-left = izquierda { $count }
kadora-row-right = derecha { $count }
kadora-aside = apartadas { $count }
kadora-head-open = a la vista
kadora-head-hand = mano
kadora-event-aside = Se apartan { $count } cartas.
kadora-event-hand = { $you ->
    [seat] Recibes { $cards }.
   *[none] { $seat } recibe { $count } cartas.
}
kadora-event-border = El borde está puesto.
kadora-event-row = { $row ->
    [left] La hilera izquierda tiene { $count } cartas.
   *[right] La hilera derecha tiene { $count } cartas.
}
kadora-event-keep = { $you ->
    [seat] No regalas nada.
   *[none] { $seat } no regala nada.
}
kadora-event-gift = { $you ->
    [seat] Regalas todo tu { $colour } a { $to }: { $cards }.
    [to] { $seat } te regala todo su { $colour }: { $cards }.
   *[none] { $seat } regala todo su { $colour } a { $to }: { $cards }.
}
kadora-event-place = { $you ->
    [seat] Pones { $card } en { $cell }.
   *[none] { $seat } pone { $card } en { $cell }.
}
kadora-event-take = { $you ->
    [seat] { $line ->
        [column] Te llevas de la columna: { $cards }.
       *[row] Te llevas de la fila: { $cards }.
    }
   *[none] { $line ->
        [column] { $seat } se lleva de la columna: { $cards }.
       *[row] { $seat } se lleva de la fila: { $cards }.
    }
}
kadora-event-draw = { $you ->
    [seat] { $row ->
        [left] Robas { $card } de la izquierda.
       *[right] Robas { $card } de la derecha.
    }
   *[none] { $row ->
        [left] { $seat } roba { $colour } de la izquierda.
       *[right] { $seat } roba { $colour } de la derecha.
    }
}
kadora-event-refill = { $row ->
    [left] De la hilera izquierda: { $cards }.
   *[right] De la hilera derecha: { $cards }.
}
kadora-event-last-turns = Las dos hileras están vacías: { $turns ->
    [one] queda { $turns } turno.
    [many] quedan { $turns } turnos.
   *[other] quedan { $turns } turnos.
}
kadora-event-show = { $you ->
    [seat] Tu mano pasa a tu botín: { $cards }.
   *[none] { $seat } enseña { $cards }.
}
kadora-event-island = Se descubre la isla: { $cards }.
kadora-event-face-down = { $seats }, { $sum } en { $colour }: boca abajo.
kadora-event-over = La partida ha terminado.

## Sea or Shore

seashore-where = Ronda { $round } de 2, { $left ->
    [0] las cartas están jugadas
    [one] la última carta
    [many] quedan { $left } cartas por jugar
   *[other] quedan { $left } cartas por jugar
}, { $plus ->
    [one] queda { $plus } carta +1
    [many] quedan { $plus } cartas +1
   *[other] quedan { $plus } cartas +1
}
seashore-signs = B▒ muestra su mar (el color), ▒7 su costa (el número), +1 una carta +1 encima. Los tesoros empiezan por t: tR4 es rojo y vale 4. ★ ha ganado su color.
seashore-ask-pass = ¿de qué color pasas tu carta más alta?
seashore-ask-play = juega una carta y enseña su color o su número.
seashore-ask-claim = has ganado en { $colour }: ¿te llevas el tesoro a la vista, o quitas uno?
seashore-ask-rob = ¿a quién le quitas dos cartas +1?
seashore-ask-draw = ¿de qué mano robas cartas?
seashore-ask-return = devuelve { $count ->
    [one] una carta.
    [many] { $count } cartas.
   *[other] { $count } cartas.
}
seashore-move-pass = Pasar { $colour }
seashore-move-play = { $shows ->
    [sea] { $card }{ $laid }, enseñar el color
   *[shore] { $card }{ $laid }, enseñar el número
}
seashore-move-take = Llevarte el tesoro a la vista
seashore-move-steal = Quitar un tesoro a { $seat }
seashore-move-rob = Quitar cartas +1 a { $seat }
seashore-move-draw = Robar de la mano de { $seat }
seashore-move-return = Devolver { $cards }
seashore-piles = Tesoros
seashore-pair-rb = rojo, azul
seashore-pair-pg = morado, verde
seashore-head-open = a la vista
seashore-head-pile = pila
seashore-head-else = si no
seashore-action-plus = quitar cartas +1
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
   *[none] { $seat } juega { $half }{ $laid }.
}
seashore-half-sea = { $colour }, número oculto
seashore-half-shore = { $number }, color oculto
seashore-laid = { $plus ->
    [0] { "" }
   *[other] { " " }+{ $plus }
}
seashore-event-reveal = { $you ->
    [seat] Se levanta tu tapa: { $card }, vale { $value }.
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
    [seat] Le quitas { $card } a { $from }.
    [from] ¡{ $seat } te quita { $card }!
   *[none] { $seat } le quita { $card } a { $from }.
}
seashore-event-rob = { $you ->
    [seat] Le quitas cartas +1 a { $from }: { $count }.
    [from] { $seat } te quita cartas +1: { $count }.
   *[none] { $seat } le quita cartas +1 a { $from }: { $count }.
}
seashore-event-draw = { $you ->
    [seat] Robas { $cards } de la mano de { $from }.
    [from] { $seat } roba { $cards } de tu mano.
   *[none] { $seat } roba de la mano de { $from }: { $count }.
}
seashore-event-return = { $you ->
    [seat] Devuelves { $cards } a { $to }.
    [to] { $seat } te devuelve { $cards }.
   *[none] { $seat } devuelve otras tantas a { $to }.
}
seashore-event-nothing = { $you ->
    [seat] No hay ninguna carta que puedas robar.
   *[none] No hay ninguna carta que { $seat } pueda robar.
}
seashore-event-under = Debajo de su pila: { $card }.
seashore-event-trick-over = La baza ha terminado; { $you ->
    [start] tú empiezas la siguiente.
   *[none] { $start } empieza la siguiente.
}
seashore-event-score = { $you ->
    [seat] Tienes { $treasures } en tesoros y { $plus } cartas +1: { $points } puntos.
   *[none] { $seat } tiene { $treasures } en tesoros y { $plus } cartas +1: { $points } puntos.
}
seashore-event-over = La partida ha terminado.

## El navegador

browser-tagline = Cinco juegos de cartas con tesoros, entre amigos o contra bots
browser-home = Inicio
browser-menu = Menú
browser-close = Cerrar
browser-cancel = Elegir otra cosa
browser-more = Más
browser-yes = Sí
browser-no = No
browser-save = Guardar
browser-on = sí
browser-off = no
browser-nothing-here = Aquí no hay nada
browser-nothing-here-text = Esta dirección no lleva a ninguna parte.

# navegador: inicio
browser-game-diamant = Diamant
browser-game-djinn = Djinn
browser-game-kadora = Kadora
browser-game-diamoniak = Diamoniak
browser-game-seashore = Mar o costa
browser-game-diamant-line = ¿Más adentro de la cueva, o a casa con lo que llevas? Todos deciden a la vez.
browser-game-djinn-line = Gana bazas, guarda tesoros, abre tres cuevas y deja que un djinn tuerza las reglas.
browser-game-kadora-line = Pon una carta, llévate lo que encaje, y lidera un color o paga por él.
browser-game-diamoniak-line = Roba mientras te atrevas, construye tu castillo y cuidado con la bruja.
browser-game-seashore-line = La mitad de cada carta está oculta. ¿Enseñas el color o el número?
browser-players = { $least }–{ $most } jugadores
browser-minutes = { $minutes } min
browser-age = desde { $age } años
browser-seconds = { $seconds } segundos
browser-play = Jugar ya
browser-play-game = { $game }: jugar ya contra bots
browser-dealing = Repartiendo …
browser-friends = Con amigos
browser-friends-game = { $game }: jugar con amigos
browser-rules-of = Las reglas de { $game }
browser-join = Unirse con un código o un enlace
browser-join-go = Unirse
browser-join-bad = Un código tiene seis letras y cifras.
browser-my-tables = Mis mesas
browser-phase-open = espera jugadores
browser-phase-playing = en juego
browser-phase-over = terminada
browser-phase-closed = cerrada
browser-no-tables = Aquí encontrarás las mesas en las que juegas en este dispositivo.
browser-guest = Invitado
browser-settings = Ajustes

# navegador: una mesa nueva y la sala
browser-new = { $game } con amigos
browser-new-players = Jugadores
browser-new-more = Más opciones
browser-new-pace = Cuánto piensan los bots
browser-new-clock = Tiempo para decidir
browser-new-no-clock = sin límite
browser-new-chat = Los jugadores pueden escribirse (si no, hay frases y pegatinas)
browser-new-private = Solo quien tiene el enlace puede ver la mesa
browser-new-open = Abrir la mesa
browser-name = Tu nombre
browser-colour = Tu gema
browser-gem-ruby = rubí
browser-gem-amber = ámbar
browser-gem-topaz = topacio
browser-gem-emerald = esmeralda
browser-gem-turquoise = turquesa
browser-gem-sapphire = zafiro
browser-gem-amethyst = amatista
browser-gem-onyx = ónice
browser-invite = Invita a los demás
browser-code = Código: { $code }
browser-qr = Código QR del enlace { $link }
browser-link = Enlace
browser-share = Compartir el enlace
browser-copied = Copiado
browser-seats = Asientos
browser-seat-open = libre
browser-seat-open-text = espera a alguien
browser-seat-you = tú
browser-seat-person = persona
browser-seat-bot = bot, { $level }
browser-seat-host = anfitrión
browser-seat-away = ausente
browser-seat-stand-in = juega un bot
browser-seat-thinks = decide
browser-seat-who = Quién juega en el asiento { $number }
browser-seat-up = Subir a { $name }
browser-sit = Sentarte
browser-sit-at = Sentarte en el asiento { $number }
browser-stand-up = Levantarte
browser-level-1 = facilísimo
browser-level-2 = fácil
browser-level-3 = normal
browser-level-4 = bueno
browser-level-5 = fuerte
browser-level-6 = lo más fuerte posible
browser-options = Opciones
browser-fair = Un reparto limpio
browser-fair-text = Un secreto ya ha fijado las cartas, y este número lo sella. Añade palabras tuyas, y nadie habrá podido elegir el secreto a su gusto.
browser-word = Tus palabras
browser-words = Palabras hasta ahora: { $words }
browser-start = Empezar la partida
browser-start-text = { $open ->
    [0] Ya están todos.
    [one] Hay un asiento libre; lo ocupará un bot.
    [many] Hay { $open } asientos libres; los ocuparán bots.
   *[other] Hay { $open } asientos libres; los ocuparán bots.
}
browser-lobby-sit = Toma un asiento libre, o mira desde aquí.
browser-lobby-wait = El anfitrión empezará la partida.

# navegador: la mesa
browser-board = Mesa
browser-log = Diario
browser-talk = Charla
browser-rules = Reglas
browser-choose = Elige tu jugada
browser-wait = Espera a los demás
browser-moment = Un momento …
browser-undo = Deshacer
browser-why = ¿Por qué? { $rule }
browser-to-board = Ver la mesa
browser-to-scores = Ver los puntos
browser-ask-undo = { $moves ->
    [one] ¿Puede { $name } deshacer la última jugada?
    [many] ¿Puede { $name } deshacer las últimas { $moves } jugadas?
   *[other] ¿Puede { $name } deshacer las últimas { $moves } jugadas?
}
browser-ask-waiting = Para deshacer falta todavía un sí: { $names }.
browser-leave = Dejar la partida
browser-leave-text = ¿Dejarla? Un bot jugará por ti, y puedes volver cuando quieras.
browser-close-table = Cerrar la mesa
browser-close-table-text = ¿Cerrar la mesa para todos y para siempre?
browser-watchers = { $count ->
    [one] { $count } persona está mirando.
    [many] { $count } personas están mirando.
   *[other] { $count } personas están mirando.
}
browser-reissue = Enlace nuevo para este jugador
browser-reissue-text = Para quien no encuentra el camino de vuelta: el enlace antiguo deja de valer.
browser-keys = Teclas
    .digits = elegir de la primera a la novena carta o casilla
    .enter = hacer la jugada elegida
    .escape = elegir otra cosa
    .u = deshacer
    .l = la última baza, o el diario
    .t = leer la mesa en voz alta
    .help = estas teclas
browser-talk-players = En la mesa solo hablan los jugadores.
browser-talk-text = Escribe algo
browser-talk-send = Enviar
browser-phrase-hello = ¡Hola!
browser-phrase-good-luck = ¡Suerte!
browser-phrase-your-turn = ¡Te toca!
browser-phrase-thinking = Déjame pensar …
browser-phrase-well-played = ¡Bien jugado!
browser-phrase-thank-you = ¡Gracias!
browser-phrase-oops = ¡Uy!
browser-phrase-lucky = ¡Qué suerte la mía!
browser-phrase-unlucky = ¡Qué mala suerte!
browser-phrase-wow = ¡Hala!
browser-phrase-back-soon = Vuelvo enseguida.
browser-phrase-here-again = ¡Ya estoy aquí!
browser-phrase-once-more = ¿Otra?
browser-phrase-good-game = ¡Buena partida!
browser-phrase-bye = ¡Adiós!
browser-sticker-smile = una sonrisa
browser-sticker-laugh = una risa
browser-sticker-wink = un guiño
browser-sticker-think = una cara pensativa
browser-sticker-surprise = una cara de sorpresa
browser-sticker-cry = una cara que llora
browser-sticker-heart = un corazón
browser-sticker-clap = aplausos
browser-sticker-gem = una gema
browser-sticker-torch = una antorcha
browser-sticker-crown = una corona
browser-sticker-sleep = una cara dormida
browser-log-said = { $name }: { $words }
browser-log-sat = { $name } se sienta.
browser-log-left = { $name } se levanta.
browser-log-seat = Un asiento ha cambiado.
browser-log-ordered = Los asientos tienen otro orden.
browser-log-profile = Alguien tiene un nombre nuevo.
browser-log-word = { $name } añade una palabra al reparto.
browser-log-stand-in = Un bot juega por { $name }.
browser-log-back = { $name } ha vuelto.
browser-log-asked = { $name } pide deshacer jugadas.
browser-log-voted = { $name } ha contestado.
browser-log-undone = Se han deshecho jugadas.
browser-log-reissued = { $name } tiene un enlace nuevo.
browser-log-closed = La mesa está cerrada.
browser-log-rematch = La siguiente mesa está abierta.
browser-refusal-late = Esa decisión ya no te corresponde.
browser-refusal-slow-down = Demasiado de una vez. Espera un segundo.
browser-refusal-storage = El servidor no ha podido guardarlo, así que nada ha cambiado. Inténtalo otra vez.

# navegador: el final
browser-end = El final
browser-player = Jugador
browser-score = Puntos
browser-winner = gana
browser-moments = Lo que decidió la partida
browser-again = Otra vez
browser-again-changes = Otra con cambios
browser-other-game = Otro juego
browser-next = A la siguiente mesa
browser-record = Descargar la partida
browser-check-deal = Comprobar el reparto
browser-deal-good = El secreto encaja con el número que se mostró antes de la primera carta.
browser-deal-bad = ¡El secreto no encaja con el número que se mostró antes de la primera carta!
browser-deal-commitment = Mostrado antes de la partida:
browser-deal-secret = Secreto:
browser-deal-more = «karat verify» vuelve a repartir toda la partida, carta por carta.

# navegador: la conexión
browser-health-connecting = conectando …
browser-health-fine = con conexión
browser-health-slow = lento …
browser-health-lost = conexión perdida, probando otra vez …
browser-health-gone = el servidor no responde
browser-health-ended = sin conexión
browser-opening = Abriendo la mesa
browser-gone = El servidor no está
browser-gone-text = El servidor no responde. Tus mesas están a salvo allí; seguimos probando.
browser-try-now = Probar ya
browser-taken-over = Estás jugando en otra ventana
browser-taken-over-text = Tu asiento se ha abierto en otro sitio. Por cada asiento juega una sola ventana a la vez.
browser-take-back = Jugar aquí
browser-table-closed = La mesa está cerrada
browser-table-closed-text = La ha cerrado su anfitrión.
browser-removed = Tu asiento ha cambiado
browser-removed-text = El anfitrión ha dado tu asiento a otro o te ha mandado un enlace nuevo.
browser-look-again = Mirar otra vez
browser-no-table = Esa mesa no existe
browser-no-table-text = No hay ninguna mesa { $code } abierta para ti. ¿Está bien el código?

# navegador: ajustes
browser-setting-language = Idioma
browser-setting-auto = el del navegador
browser-setting-theme = Día o noche
browser-setting-theme-auto = como el dispositivo
browser-setting-theme-light = día
browser-setting-theme-dark = noche
browser-setting-pace = Ritmo
browser-setting-pace-instant = al instante
browser-setting-pace-quick = rápido
browser-setting-pace-normal = medio
browser-setting-pace-slow = lento
browser-setting-motion = Movimiento
browser-setting-motion-auto = como el dispositivo
browser-setting-motion-less = menos
browser-setting-text = Tamaño del texto
browser-setting-sound = Sonido

# navegador: Diamant
diamant-option-relics = Reliquias
diamant-option-relics-text = En cada expedición entra una reliquia en el mazo. Quien sale de la cueva sin nadie más se lleva las del camino.
diamant-relics = reliquias
diamant-source-chest = Cofre
diamant-source-relics = Reliquias
diamant-round = Expedición { $number } de 5
diamant-ask-short = ¿sigues, o te vas con lo que llevas?
diamant-choices = Quedarse o irse
diamant-choose-stay = Seguir
diamant-choose-leave = Irte
diamant-risk = { $carried } en riesgo
diamant-bring = guarda { $alone }, o { $shared } con otro
diamant-chose-stay = Te quedas. Se descubre cuando todos han elegido.
diamant-chose-leave = Te vas. Se descubre cuando todos han elegido.
diamant-has-chosen-long = ha elegido
diamant-shows-stay = se queda
diamant-shows-leave = se va
diamant-safe = Ya estás en el campamento. { $chest } en tu cofre.
diamant-trap-near = La próxima acaba la expedición
diamant-second = ¡la segunda!
diamant-over = La expedición { $number } ha terminado
diamant-alone = { $name } sale sin nadie más: { $share } del camino
diamant-shared = Salen { $count }: { $share } del camino cada cual
diamant-folded = { $cards ->
    [one] { $cards } carta anterior, quedan { $rubies }
    [many] { $cards } cartas anteriores, quedan { $rubies }
   *[other] { $cards } cartas anteriores, quedan { $rubies }
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
diamant-rules-aim = De qué se trata
    .DIA-11 = Cinco expediciones a una cueva. Todos empiezan cada una dentro, con las manos vacías.
    .DIA-40 = Tras la quinta, tus puntos son lo que hay en tu cofre, reliquias incluidas. Gana quien más tenga; en empate se comparte la victoria.
diamant-rules-cards = Las cartas
    .DIA-1 = 15 tesoros de 1 a 17 rubíes.
    .DIA-2 = 15 trampas: tres de cada, araña, serpiente, lava, roca y ariete.
    .DIA-3 = Con reliquias: son cinco, y valen 5, 7, 8, 10 y 12.
    .DIA-4 = Solo cuenta el valor de las gemas; el cambio nunca importa.
    .DIA-5 = Siempre hay gemas de sobra.
    .DIA-10 = Tesoros y trampas se barajan en un solo mazo.
    .DIA-12 = Con reliquias, la más baja que quede entra en el mazo antes de cada expedición.
diamant-rules-path = El camino
    .DIA-20 = La primera carta del mazo se descubre sobre el camino.
    .DIA-21 = Un tesoro se reparte por igual entre todos los que están dentro. Lo que no se puede repartir queda en la carta.
    .DIA-22 = La primera trampa de un tipo solo avisa.
    .DIA-23 = La segunda del mismo tipo: todos los que están dentro pierden lo que llevan, y la expedición acaba.
    .DIA-24 = Una reliquia se queda ahí, sin más.
diamant-rules-choice = Quedarse o irse
    .DIA-25 = Todos los que están dentro eligen en secreto. Se descubre cuando todos han elegido.
    .DIA-26 = Quienes salen se reparten los rubíes del camino; lo que no se puede repartir queda allí.
    .DIA-27 = La parte y todo lo que se lleva van al cofre, donde están a salvo.
    .DIA-28 = Quien sale sin nadie más se lleva también todas las reliquias del camino.
    .DIA-29 = Mientras quede alguien dentro, sigue la próxima carta.
diamant-rules-end = El final de una expedición
    .DIA-30 = Acaba cuando todos han salido, o por una trampa.
    .DIA-31 = Los rubíes que queden en el camino se pierden.
    .DIA-32 = De las dos trampas iguales que la acabaron, una sale del juego para siempre.
    .DIA-33 = Las reliquias que queden en el camino salen del juego; una aún sin descubrir sigue en el mazo.
    .DIA-34 = Todas las demás cartas se vuelven a barajar.
diamant-rules-score = Lo que se sabe
    .DIA-41 = Los cofres están a la vista de todos.

# navegador: Diamoniak
diamoniak-option-keep-colour = Tu color es tuyo para siempre
diamoniak-option-keep-colour-text = Quien pierde su última carta de castillo con una bruja sigue construyendo el mismo color, y nadie más puede.
diamoniak-source-castle = Castillo
diamoniak-source-diamonds = Diamantes
diamoniak-of = { $pieces }/{ $all }
diamoniak-choose-stop = Parar
diamoniak-choose-fairy = ¡Hada!
diamoniak-give = Cartas para la bruja
diamoniak-says-no-castle = sin castillo todavía
diamoniak-says-castle = castillo { $colour }, { $pieces } de 6
diamoniak-count-diamond = { $count ->
    [one] { $count } diamante
    [many] { $count } diamantes
   *[other] { $count } diamantes
}
diamoniak-count-fairy = { $count ->
    [one] { $count } hada
    [many] { $count } hadas
   *[other] { $count } hadas
}
diamoniak-count-castle = { $count ->
    [one] { $count } carta del castillo { $colour }
    [many] { $count } cartas del castillo { $colour }
   *[other] { $count } cartas del castillo { $colour }
}
diamoniak-rules-aim = De qué se trata
    .MON-50 = Completa antes que nadie un castillo de seis cartas: la sexta gana al momento.
diamoniak-rules-cards = Las cartas
    .MON-1 = 55 cartas: seis cartas de castillo en cada uno de los cuatro colores, 20 diamantes, 8 brujas, 3 hadas.
    .MON-2 = Las cartas de castillo son rosas, azules, verdes o amarillas, y las de un color son todas iguales.
    .MON-3 = Todo está a la vista menos el montón.
diamoniak-rules-turn = Tu turno
    .MON-10 = Se juega en el sentido de las agujas del reloj.
    .MON-11 = Compra una carta, o roba al menos una.
    .MON-12 = Después de cada carta buena: roba otra, o para.
    .MON-16 = Diamantes y hadas van a tu reserva.
    .MON-40 = Cuando se acaba el montón, se barajan los descartes.
diamoniak-rules-castle = Tu castillo
    .MON-13 = Tu primera carta de castillo de un color que nadie construye decide lo que construyes.
    .MON-14 = Un color que construye otro va a tu reserva, y sigues sin construir nada.
    .MON-15 = Tu color va a tu castillo, cualquier otro a tu reserva.
    .MON-17 = Si pierdes la última carta de tu castillo, el color vuelve a estar libre para todos.
    .MON-18 = Cuando empiezas un color, las cartas que tienes de él en tu reserva se unen al momento.
diamoniak-rules-witch = La bruja
    .MON-20 = Una bruja acaba con tus robos, y con tu turno en cuanto le pagas.
    .MON-21 = Se lleva tres de tus cartas, diamantes o cartas de castillo a tu elección; si tienes menos, todas.
    .MON-22 = Nunca se lleva hadas.
    .MON-23 = Un hada la echa: se descartan las dos, y no se pierde nada más.
    .MON-24 = Donde no hay nada que elegir, nada se pregunta.
diamoniak-rules-buy = Comprar
    .MON-30 = En vez de robar, compra a otro jugador una carta de tu color por tres diamantes.
    .MON-31 = Ese es todo tu turno, y el otro no puede negarse.
    .MON-32 = Solo se puede comprar el propio color.
diamoniak-rules-end = La cuenta
    .MON-51 = 100 por cada carta de castillo y 1 por cada diamante; solo ha ganado el castillo completo.

# navegador: Djinn
djinn-option-open-memory = Descartes a la vista
djinn-option-open-memory-text = Todos pueden mirar los tesoros descartados. Sin esto hay que recordarlos.
djinn-source-kept = Tesoros que quedan
djinn-panel-trick = Última baza
djinn-card = el { $number } { $colour }
djinn-no-trump = sin triunfo
djinn-hand = Tu mano
djinn-kept = { $count ->
    [0] Nada guardado todavía
   *[other] Guardadas: { $count }
}
djinn-kept-by = guardada: { $name }
djinn-no-trick = En esta fase aún no ha terminado ninguna baza.
djinn-task-met = puedes superarlo
djinn-task-near = falta una carta:
djinn-choose-task = ¿Qué reto?
djinn-which-trump = ¿Qué color pasa a ser triunfo?
djinn-which-replace = Toca la carta que quieres cambiar.
djinn-which-swap = Toca la carta que quieres a cambio de la tuya.
djinn-says-cave = Cuevas de nivel { $level }
djinn-says-through = Las han pasado: { $names }
djinn-says-piles = { $deck } en el mazo, { $discard } fuera
djinn-says-laid = { $card }, { $name }, { $place ->
    [1] primera
    [2] segunda
    [3] tercera
   *[other] cuarta
} carta jugada{ $wins ->
    [true] , gana la baza
   *[false] { "" }
}
djinn-says-lies = { $name } { $card }
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
djinn-refusal-replace-nothing = { $seat } no ha jugado en esta baza ninguna carta que se pueda cambiar.
djinn-refusal-swap-nothing = { $seat } no ha jugado en esta baza ninguna carta que se pueda intercambiar.
djinn-rules-aim = De qué se trata
    .DJI-10 = Hay tres filas de tres cuevas boca abajo, una fila por nivel. La primera se descubre enseguida.
    .DJI-31 = Supera un reto de nivel 3, luego uno de nivel 4 y luego uno de nivel 5. Cuantos jugadores quieran pueden superar el mismo reto.
    .DJI-40 = La partida acaba tras la fase en la que alguien supera un reto de nivel 5. Si son varios, ganan más tesoros restantes, y luego el más alto de ellos; si no, se comparte.
    .DJI-41 = Tus puntos son el nivel al que has llegado.
djinn-rules-cards = Las cartas
    .DJI-1 = 60 tesoros: morados, verdes, amarillos y azules, cada color del 1 al 15.
    .DJI-2 = Un reto pide 3, 4 o 5 tesoros, tantos como su nivel: una escalera, parejas, una suma menor que cinco veces el nivel, mayor que diez veces el nivel o de exactamente cinco veces el nivel, o todos de un color.
    .DJI-3 = Parejas: el nivel 3 es una pareja y una carta menor, el nivel 4 dos parejas, el nivel 5 dos parejas y una carta menor que ambas.
    .DJI-4 = 18 cartas de Djinn: nueve clases, cada una dos veces.
djinn-rules-tricks = Bazas
    .DJI-11 = Todos empiezan una fase con ocho tesoros, y la partida con una carta de Djinn, en secreto.
    .DJI-12 = Se descubre un tesoro más: su color es triunfo durante la fase.
    .DJI-13 = En la primera fase sale el asiento siguiente al que reparte.
    .DJI-20 = Uno tras otro juega un tesoro. Quien tenga el color de salida debe seguirlo.
    .DJI-21 = Gana el triunfo más alto; sin triunfos, la carta más alta del color de salida. De dos cartas iguales gana la que se jugó primero.
    .DJI-22 = Quien gana guarda una carta de la baza, a la vista, y sale en la siguiente. Las demás se descartan.
    .DJI-23 = Una fase tiene ocho bazas.
djinn-rules-caves = Cuevas
    .DJI-30 = Después de una fase, quien puede superar un reto del siguiente nivel debe superar uno, y solo uno, con exactamente ese número de cartas guardadas. Se descartan.
    .DJI-32 = Se hace por turno desde quien salió en la fase. Si solo hay una manera, nada se pregunta.
    .DJI-33 = Luego se descubre la siguiente fila, si alguien ha pasado la anterior.
djinn-rules-phases = Entre dos fases
    .DJI-34 = Todos los que van últimos roban una carta de Djinn.
    .DJI-35 = Cuando el mazo de Djinn está vacío, se barajan las usadas.
    .DJI-36 = Quien va último reparte y sale; si son varios, el siguiente a quien repartió.
    .DJI-37 = Se baraja todo menos las cartas guardadas, y cada uno recibe ocho cartas nuevas.
    .DJI-38 = Si no hay bastantes, todos reciben las mismas.
djinn-rules-end = Si se acaban las cartas
    .DJI-39 = Sin una carta para cada uno y una de triunfo, la partida acaba; gana el nivel más avanzado.
djinn-rules-djinn = Cartas de Djinn
    .DJI-50 = Se juegan en tu turno, justo antes o después de tu tesoro, tantas como quieras. Valen para la baza.
    .DJI-51 = Después de tu tesoro se te pregunta mientras tengas una carta de Djinn; di «terminar» para seguir.
    .DJI-52 = El color de salida es el de la primera carta tal como está ahora.
    .DJI-61 = Nuevo triunfo: nombras un color, y es triunfo en esta baza.
    .DJI-62 = Cambiar una carta: una carta que ha jugado otro se descarta, y el primer tesoro del mazo ocupa su sitio.
    .DJI-63 = Cualquier color: antes de tu carta; no tiene que seguir.
    .DJI-64 = Intercambiar: después de tu carta; cambia de sitio con la de otro jugador.
    .DJI-65 = Quedarse la más alta: antes de que quien gana guarde nada, te quedas con la carta de número más alto.
    .DJI-66 = Gana la más baja: el número más bajo gana la baza, sin importar los colores.
    .DJI-67 = Sin triunfo: esta baza no lo tiene.
    .DJI-68 = Vale 15: después de tu carta; cuenta como 15 de su color cuando se decide la baza.
    .DJI-69 = Guardar dos: si ganas la baza, guardas dos de sus cartas.
djinn-rules-known = Lo que se sabe
    .DJI-70 = Manos, cartas de Djinn y mazos son secretos; las cartas guardadas, los niveles, las cuevas abiertas y todas las cantidades de cartas no lo son. Los descartes quedan para tu memoria, salvo que la mesa los tenga a la vista.

# navegador: Kadora
kadora-option-seat-view = Rellenar desde tu lado
kadora-option-seat-view-text = Las casillas vacías se rellenan en el orden de lectura de quien tiene el turno, como en una mesa de verdad. Sin esto el orden es igual para todos.
kadora-source-R = R
kadora-source-O = N
kadora-source-Y = Am
kadora-source-G = V
kadora-source-B = Az
kadora-source-P = M
kadora-panel-aside = Apartadas
kadora-card = el { $value } { $colour } { $kind }
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
kadora-give-colour = Regalar todo tu { $colour }
kadora-give-to = Todo tu { $colour } a
kadora-takes-nothing = No se lleva nada.
kadora-takes = Se lleva { $cards }. En tu contra: { $before } → { $after }.
kadora-would-lead = Liderarías en { $colours }.
kadora-full = El bloque está lleno: ahora se toman las cartas que no encajan.
kadora-empty = vacía
kadora-aside-text = { $players ->
    [2] Hay { $count } cartas apartadas. Al final se descubren como las de un tercer jugador, la isla, que hasta puede ganar.
   *[other] Hay { $count } cartas apartadas que no entran en juego. Su dorso muestra su color.
}
kadora-says-row = { $row ->
    [left] Hilera izquierda
   *[right] Hilera derecha
}, { $count ->
    [0] vacía
    [one] { $count } carta: { $colours }
    [many] { $count } cartas, las siguientes: { $colours }
   *[other] { $count } cartas, las siguientes: { $colours }
}
kadora-says-cell = Fila { $row }, columna { $column }: { $card }
kadora-says-empty = Fila { $row }, columna { $column }: vacía
kadora-says-preview = Fila { $row }, columna { $column }: vacía. Con { $card }: columna { $sumcolumn }, fila { $sumrow }, { $count ->
    [0] no se lleva nada
    [one] se lleva { $count } carta
    [many] se lleva { $count } cartas
   *[other] se lleva { $count } cartas
}
kadora-says-hand = { $card }, { $place } de { $count } en tu mano
kadora-says-line = Fila { $row }: { $cards }.
kadora-says-sum = { $colour } { $sum }{ $leads ->
    [true] { " " }(lidera)
   *[false] { "" }
}
kadora-says-loot = { $name }: { $loot }; { $open } contarían en contra.
kadora-says-seat = Ahora { $open } contarían contra este asiento. { $loot ->
    [one] { $loot } carta
    [many] { $loot } cartas
   *[other] { $loot } cartas
} en el botín. Mano: { $hand }.
kadora-refusal-not-leading = { $other } lidera en { $colour }, { $most } contra tus { $own }: solo quien lidera puede regalarlo.
kadora-refusal-lead-shared = Compartes el liderato en { $colour } con { $other }, a { $own }: nadie puede regalarlo.
kadora-refusal-receiver-has-colour = { $to } ya tiene { $colour } en su botín, así que no puede recibir más.
kadora-rules-aim = De qué se trata
    .KAD-63 = Al final, todos los valores que tienes a la vista cuentan en tu contra. Gana la suma más baja.
    .KAD-62 = Quien tiene la suma más alta de un color lo pone boca abajo; en empate, todos los que la tengan.
    .KAD-64 = Quien no tiene nada boca abajo no puede ganar.
kadora-rules-cards = Las cartas
    .KAD-1 = 72 cartas de seis colores.
    .KAD-2 = Valores del 1 al 5, de los que a cada color le falta uno, y tres formas de diamante; cada color tiene todos sus valores en todas las formas.
    .KAD-3 = Al rojo le falta el 1, al naranja el 2, al amarillo el 3, al verde el 4, al azul el 5, al morado el 3.
    .KAD-4 = Las formas son redondo, cuadrado y gota.
    .KAD-5 = El dorso muestra el color: de manos, hileras y cartas apartadas todos saben los colores, y nada más.
kadora-rules-setup = Antes de la partida
    .KAD-10 = Se apartan 18, 12 o 6 cartas con 2, 3 o 4 jugadores.
    .KAD-11 = Cada uno recibe cuatro cartas.
    .KAD-12 = Doce cartas forman el borde de un bloque de cuatro por cuatro; el centro está vacío.
    .KAD-13 = Las demás están boca abajo en dos hileras; su orden nunca cambia.
    .KAD-14 = Se juega en el sentido de las agujas del reloj.
kadora-rules-give = Regalar un color
    .KAD-20 = Primero puedes regalar todo tu botín de un color a alguien que no tenga nada de él, si nadie comparte tu liderato en ese color. Un regalo por turno.
    .KAD-21 = Donde no hay regalo posible, nada se pregunta.
kadora-rules-take = Poner y llevarse
    .KAD-30 = Pon una carta de tu mano en una casilla vacía.
    .KAD-31 = Si su columna suma ahora 10 o más, te llevas de ella todas las demás cartas del mismo color o la misma forma. La carta que has puesto se queda.
    .KAD-32 = Después su fila, del mismo modo.
    .KAD-33 = Lo que te llevas queda a la vista como tu botín.
    .KAD-34 = Si tu carta llena el bloque y no puedes llevarte nada que encaje, te llevas todas las cartas de columna y fila que no encajan.
    .KAD-35 = También vale cuando una línea suma 10 pero nada en ella encaja.
    .KAD-36 = Si tampoco así sale nada, te llevas las seis.
kadora-rules-draw = Robar y rellenar
    .KAD-40 = Roba la primera carta de una de las dos hileras.
    .KAD-50 = Si hay más de cuatro casillas vacías, las cartas de esa hilera las rellenan en orden de lectura hasta que queden cuatro.
    .KAD-51 = El orden de lectura es igual para todos, se sienten donde se sienten, salvo que la mesa haya elegido otra cosa.
    .KAD-52 = Si esa hilera se acaba, sigue la otra.
kadora-rules-end = El final
    .KAD-60 = Cuando las dos hileras se han acabado, cada uno tiene un turno más.
    .KAD-61 = Luego las manos pasan al botín.
    .KAD-65 = A igual suma ganan más cartas, a la vista o no; después se comparte la victoria.
    .KAD-66 = Con dos jugadores, las cartas apartadas son de un tercero, la isla, que también puede ganar.

# navegador: Sea or Shore
seashore-option-action-rb = Acción de rojo y azul
    .plus = quitar cartas +1
    .hand = robar de una mano
seashore-option-action-rb-text = Lo que pasa cuando se gana en rojo o azul y no hay a la vista ningún tesoro de ese color.
seashore-option-action-pg = Acción de morado y verde
    .plus = quitar cartas +1
    .hand = robar de una mano
seashore-option-action-pg-text = Lo que pasa cuando se gana en morado o verde y no hay a la vista ningún tesoro de ese color.
seashore-option-pass-to = Pasar una carta
    .left = a la izquierda
    .right = a la derecha
    .none = no se pasa
seashore-option-pass-to-text = Al empezar una ronda, cada uno pasa la carta más alta de su color más largo.
seashore-option-plus-cap = Valor máximo con cartas +1
    .n12 = 12
    .n15 = 15
    .n99 = sin límite
seashore-option-plus-cap-text = Las cartas +1 no suben ninguna carta por encima de este valor.
seashore-option-steal-any = Quitar cualquier tesoro
seashore-option-steal-any-text = Quien gana puede quitar un tesoro de cualquier color, no solo del que ha ganado.
seashore-source-treasures = Tesoros
seashore-source-plus = Cartas +1
seashore-panel-trick = Última baza
seashore-panel-out = Cartas
seashore-card = el { $number } { $colour }
seashore-treasure = el tesoro { $colour } de { $points }
seashore-lay = Jugar { $card }{ $laid }: { $half }
seashore-hand = Tu mano
seashore-hand-empty = Tu mano está vacía.
seashore-others-see = Los demás ven
seashore-pluses = Cartas +1 con ella
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
seashore-choose-rob = ¿Las cartas +1 de quién?
seashore-choose-draw = ¿La mano de quién?
seashore-drawn = Robadas de { $seat }
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
}, puntos { $score }.
seashore-says-top = Encima: { $card }.
seashore-rules-aim = De qué se trata
    .SEA-50 = Una ronda acaba cuando todas las cartas están jugadas. Tus tesoros cuentan sus puntos, y cada dos cartas +1, un punto.
    .SEA-51 = Tras dos rondas gana quien más puntos tenga; en empate se comparte la victoria.
seashore-rules-cards = Las cartas
    .SEA-1 = 48 cartas de isla: rojas, azules, moradas y verdes, cada color del 1 al 12.
    .SEA-2 = 20 tesoros, cinco de cada color, que valen 1, 1, 2, 3 y 4.
    .SEA-3 = 22 cartas +1, y dos cartas de acción: una para rojo y azul, otra para morado y verde.
seashore-rules-setup = Antes de una ronda
    .SEA-10 = Con 4 o 5 jugadores hay dos pilas de tesoros, rojo con azul y morado con verde; con 3 jugadores, una sola pila con los doce mejores. El de encima está a la vista.
    .SEA-11 = Cada carta de acción dice qué ganan sus dos colores cuando no hay a la vista ningún tesoro suyo.
    .SEA-12 = Cada uno recibe 12 cartas; con 5 jugadores, 9.
    .SEA-13 = Cada uno pasa a la izquierda la carta más alta del color que más tiene, todos a la vez. Si hay varios colores así, eliges tú.
    .SEA-14 = La segunda ronda la empieza el asiento siguiente al que empezó la última baza.
seashore-rules-trick = Una baza
    .SEA-20 = Uno tras otro juega la carta que quiera bajo una tapa que muestra el mar, su color, o la costa, su número.
    .SEA-21 = Se le pueden añadir cartas +1, que valen 1 cada una, pero sin pasar de 12.
    .SEA-22 = Hasta que todos han jugado, los demás solo conocen la mitad a la vista y las cartas +1.
    .SEA-23 = Cada color lo gana su valor más alto; en empate, el primero en el orden de turno.
    .SEA-24 = Quien tiene el valor más bajo de un color jugado más de una vez recibe tantas cartas +1 como cartas de ese color se han jugado.
    .SEA-25 = Si no hay bastantes cartas +1, se dan en el orden de turno.
seashore-rules-prizes = Premios
    .SEA-30 = Si hay a la vista un tesoro del color ganado, quien gana se lo lleva. De cada jugador solo se ve el tesoro de encima.
    .SEA-31 = O le quita a otro jugador el tesoro de encima, si es del color ganado.
    .SEA-32 = Si no hay a la vista ningún tesoro de ese color, ocurre la acción del color.
    .SEA-33 = Se ve a la vez quién gana y quién pierde, quienes pierden reciben sus cartas +1, luego se ganan los tesoros en el orden de turno y después llegan las acciones.
    .SEA-34 = Con 3 jugadores, los dos colores de una carta de acción son uno solo, si ninguno está a la vista.
    .SEA-35 = Luego cada pila muestra su siguiente tesoro; el que nadie se llevó va debajo de su pila.
    .SEA-36 = Una pila vacía sigue vacía: sus colores llevan a acciones.
    .SEA-37 = Las cartas jugadas quedan fuera y a la vista. Empieza el siguiente asiento.
seashore-rules-actions = Acciones
    .SEA-40 = Quitar cartas +1: dos a otro jugador que tenga dos o más; si nadie las tiene, de la reserva.
    .SEA-41 = Robar de una mano: dos cartas sin verlas de otro jugador, y luego le devuelves dos, las que quieras.
