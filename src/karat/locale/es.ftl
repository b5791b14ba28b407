# Español. Las palabras de Diamoniak son las de las reglas impresas: castillo, bruja, hada, montón, robar una carta. Por
# eso quien se lleva algo de otro lo quita. Un color concuerda con un nombre masculino.
# 1 … 5: a con de del en fuera hasta min más por y

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
diamoniak-ask-fairy = ¡una bruja! Échala con un hada, o dale { $owed ->
    [one] { $owed } carta.
    [many] { $owed } cartas.
   *[other] { $owed } cartas.
}
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
diamoniak-event-shuffle = Se barajan los descartes; cartas en el nuevo montón: { $cards }.
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
   *[none] { $size ->
        [one] { $seat } recibe { $size } carta.
        [many] { $seat } recibe { $size } cartas.
       *[other] { $seat } recibe { $size } cartas.
    }
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
    [seat] Tienes
   *[none] { $seat } tiene
} { $treasures } en tesoros y { $plus ->
    [one] { $plus } carta +1
    [many] { $plus } cartas +1
   *[other] { $plus } cartas +1
}: { $points ->
    [one] { $points } punto.
    [many] { $points } puntos.
   *[other] { $points } puntos.
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
    .i = la carta seleccionada en grande, con su regla
    .h = lo que haría el entrenador
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
browser-table-deleted-text = Hacía mucho que nadie jugaba aquí, así que el servidor la ha borrado.
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
    [one] { $cards } carta anterior, aún { $rubies }
    [many] { $cards } cartas anteriores, aún { $rubies }
   *[other] { $cards } cartas anteriores, aún { $rubies }
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
kadora-says-loot = { $name }: { $loot }; contaría en contra: { $open }.
kadora-says-seat = Ahora contaría contra este asiento: { $open }. { $loot ->
    [one] { $loot } carta
    [many] { $loot } cartas
   *[other] { $loot } cartas
} en el botín. Mano: { $hand }.
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

## Negativas: <game>-refusal-<reason>, o sin el juego lo que todos los juegos dicen igual. Lo que se teclea en la
## terminal queda como se teclea.

refusal-no-seat = No hay asiento { $seat }: los asientos van de 0 a { $last }.
refusal-over = La partida ha terminado.
refusal-not-your-turn = Es el turno de { $turn }.
diamant-refusal-in-camp = Estás en el campamento: quien se ha ido espera la próxima expedición.
diamant-refusal-already-chosen = Ya has elegido, y la elección es firme.
diamant-refusal-unknown-move = Solo hay dos opciones: stay (quedarte) y leave (irte).
diamoniak-refusal-unknown-move = «{ $move }» no es una jugada: hay draw, stop, fairy, buy con un asiento y give con una carta.
diamoniak-refusal-witch-ends-drawing = Una bruja ha acabado con tus robos: ahora hay que contentarla.
diamoniak-refusal-witch-not-settled = El turno no pasa hasta contentar a la bruja.
diamoniak-refusal-must-draw = Aún no has robado: un turno es al menos una carta robada, o una compra.
diamoniak-refusal-no-witch-to-counter = Un hada echa a una bruja, y no te ha salido ninguna.
diamoniak-refusal-fairy-too-late = Ya has empezado a dar cartas a la bruja: el hada llega tarde.
diamoniak-refusal-no-fairy = No tienes ningún hada.
diamoniak-refusal-nothing-to-give = No te ha salido ninguna bruja, así que no hay nada que dar.
diamoniak-refusal-fairy-is-no-payment = Una bruja se lleva diamantes y cartas de castillo, pero no hadas.
diamoniak-refusal-witch-is-no-payment = Una bruja se lleva diamantes y cartas de castillo, pero no a otra bruja.
diamoniak-refusal-not-held = No tienes eso para dar: { $card }.
diamoniak-refusal-buying-with-witch = Te ha salido una bruja, así que en este turno no compras.
diamoniak-refusal-buying-after-drawing = Ya has robado en este turno, así que no compras.
diamoniak-refusal-no-such-seller = No hay asiento { $seller } al que comprar: los asientos van de 0 a { $last }.
diamoniak-refusal-own-store = Se compra a otro jugador, no a ti.
diamoniak-refusal-no-castle = Aún no construyes ningún castillo, así que no hay color que comprar.
diamoniak-refusal-too-few-diamonds = Una carta de castillo cuesta tres diamantes, y tienes { $diamonds }.
diamoniak-refusal-not-for-sale = { $seller } no tiene ninguna carta en { $colour }, y otro color no va con tu castillo.
djinn-refusal-not-your-trick = { $turn } ha ganado la baza y elige una carta.
djinn-refusal-not-your-cave = { $turn } elige un reto.
djinn-refusal-unknown-move = «{ $move }» no es una jugada: hay play, djinn, done, keep y cave.
djinn-refusal-play-what = Di qué tesoro juegas, como play P15.
djinn-refusal-keep-what = Di qué carta de la baza guardas, como keep P15.
djinn-refusal-djinn-what = Di qué carta de Djinn juegas, como djinn lowest.
djinn-refusal-cave-what = Di el reto y sus cartas, como cave run Y3 G4 P5.
djinn-refusal-unknown-card = No existe el tesoro «{ $card }»: las cartas van de P1 a P15, y lo mismo G, Y y B.
djinn-refusal-not-held = No tienes { $card }.
djinn-refusal-must-follow = Tienes { $colour }, así que hay que seguir con { $colour }.
djinn-refusal-not-laid = Juega primero un tesoro: luego podrás terminar.
djinn-refusal-already-laid = Ya has jugado tu tesoro: juega una carta de Djinn o termina.
djinn-refusal-no-trick-won = Ahora no hay baza de la que guardar una carta.
djinn-refusal-keep-now = Has ganado la baza: guarda una de sus cartas.
djinn-refusal-not-in-trick = { $card } no está en la baza, o ya no.
djinn-refusal-unknown-djinn = No existe la carta de Djinn «{ $effect }».
djinn-refusal-djinn-not-held = No tienes la carta de Djinn «{ $effect }».
djinn-refusal-trump-needs-colour = Di qué color será triunfo: P, G, Y o B.
djinn-refusal-replace-needs-seat = Di el asiento cuya carta se cambia.
djinn-refusal-replace-no-seat = No hay asiento { $seat }: los asientos van de 0 a { $last }.
djinn-refusal-replace-own = Solo se puede cambiar la carta de otro jugador.
djinn-refusal-replace-nothing = { $seat } no ha jugado en esta baza ninguna carta que se pueda cambiar.
djinn-refusal-replace-empty-pile = El mazo de tesoros está vacío, así que no se puede cambiar ninguna carta.
djinn-refusal-free-too-late = «Cualquier color» se juega antes de tu carta, y ya está en la mesa.
djinn-refusal-swap-too-early = «Intercambiar» se juega después de tu propia carta.
djinn-refusal-swap-needs-seat = Di el asiento con el que intercambias la carta.
djinn-refusal-swap-no-seat = No hay asiento { $seat }: los asientos van de 0 a { $last }.
djinn-refusal-swap-own = Tu carta solo se intercambia con la de otro jugador.
djinn-refusal-swap-nothing = { $seat } no ha jugado en esta baza ninguna carta para intercambiar.
djinn-refusal-fifteen-too-early = «Vale 15» se juega después de tu propia carta.
djinn-refusal-no-cave-now = Los retos se superan después de la fase, no ahora.
djinn-refusal-cave-now = La fase ha terminado: quien puede superar un reto debe hacerlo.
djinn-refusal-unknown-task = No existe el reto «{ $task }».
djinn-refusal-task-not-open = El reto «{ $task }» no está entre los del nivel { $level } que tienes delante.
djinn-refusal-card-twice = { $card } aparece dos veces.
djinn-refusal-wrong-number = Un reto del nivel { $level } pide exactamente tantas cartas como su nivel, no { $count }.
djinn-refusal-not-kept = { $card } no está delante de ti.
djinn-refusal-not-a-run = Estos números no son seguidos.
djinn-refusal-not-pairs = Estas no son las parejas que pide el reto.
djinn-refusal-not-under = La suma es { $sum } y debe ser menor que { $limit }.
djinn-refusal-not-over = La suma es { $sum } y debe ser mayor que { $limit }.
djinn-refusal-not-exact = La suma es { $sum } y debe ser exactamente { $limit }.
djinn-refusal-not-one-colour = Estas cartas no son todas de un color.
djinn-refusal-not-ascending = Di las cartas de menor a mayor: { $cards }.
kadora-refusal-give-now = «{ $move }» no es una jugada: regala algo, como gift Y 1, o di keep.
kadora-refusal-gift-or-keep = Puedes regalar un color: hazlo primero, o no regales nada.
kadora-refusal-keep-alone = Di keep y nada más.
kadora-refusal-gift-of-what = Di el color que regalas y el asiento que lo recibe, como gift Y 1.
kadora-refusal-gift-to-whom = Di también el asiento que recibe todo tu { $colour }, como gift { $letter } 1.
kadora-refusal-gift-too-long = Un regalo es un color para un asiento, como gift Y 1, y nada más.
kadora-refusal-no-such-colour = No existe el color «{ $colour }»: los colores son R, O, Y, G, B y P.
kadora-refusal-no-such-receiver = No hay asiento «{ $to }» que pueda recibir un regalo: los asientos van de 0 a { $last }.
kadora-refusal-gift-to-yourself = Un regalo es para otro jugador.
kadora-refusal-nothing-to-give = No tienes { $colour } en tu botín para regalar.
kadora-refusal-not-leading = { $other } lidera en { $colour }, { $most } contra tus { $own }: solo quien lidera puede regalarlo.
kadora-refusal-lead-shared = Compartes el liderato en { $colour } con { $other }, a { $own }: nadie puede regalarlo.
kadora-refusal-receiver-has-colour = { $to } ya tiene { $colour } en su botín, así que no puede recibir más.
kadora-refusal-gift-too-late = Un regalo por turno, y solo antes de poner una carta: ya es tarde.
kadora-refusal-keep-too-late = El momento de regalar ha pasado, así que ya no hay nada que rechazar.
kadora-refusal-no-gift-possible = En este turno no se puede regalar nada, así que no hay nada que rechazar.
kadora-refusal-place-now = «{ $move }» no es una jugada: pon una carta, como place Y4r b2.
kadora-refusal-place-what = Di una carta de tu mano y una casilla vacía, como place Y4r b2.
kadora-refusal-place-where = Di también la casilla vacía para { $card }.
kadora-refusal-place-too-long = Una carta va a una casilla, como place Y4r b2, y nada más.
kadora-refusal-place-first = Pon primero una carta; después se roba.
kadora-refusal-no-such-card = «{ $card }» no es una carta: una carta es color, valor y forma, como Y4r.
kadora-refusal-no-such-value = No existe «{ $card }»: los valores van de 1 a 5.
kadora-refusal-no-such-kind = No existe «{ $card }»: las formas son r, s y d.
kadora-refusal-lacking-card = No existe { $card }: en { $colour } falta el { $value } en este juego.
kadora-refusal-no-such-cell = No existe la casilla «{ $cell }»: el bloque va de a1 a d4.
kadora-refusal-not-in-hand = No tienes { $card } en la mano.
kadora-refusal-cell-taken = La casilla { $cell } no está vacía: allí está { $card }.
kadora-refusal-placed-already = Ya has puesto una carta en este turno; ahora roba una.
kadora-refusal-draw-now = «{ $move }» no es una jugada: roba una carta, como draw left.
kadora-refusal-draw-where = Di de qué hilera robas: left o right.
kadora-refusal-draw-too-long = Se roba una carta de una hilera, como draw left, y nada más.
kadora-refusal-no-such-row = No existe la hilera «{ $row }»: roba de left o right.
seashore-refusal-already-chosen = Ya has elegido un color para pasar, y la elección es firme.
seashore-refusal-nothing-to-pass = No tienes cartas, así que no pasas ninguna.
seashore-refusal-not-your-prize = Primero recibe su premio { $turn }.
seashore-refusal-unknown-move = «{ $move }» no es una jugada: hay pass, play, take, steal, rob, draw y return.
seashore-refusal-pass-now = Primero cada uno pasa una carta: di su color, como pass R.
seashore-refusal-play-now = Ahora se juega una carta, como play G9 sea o play G9 shore +2.
seashore-refusal-claim-now = Has ganado en { $colour }: llévate el tesoro a la vista (take) o quita uno, como steal 2.
seashore-refusal-rob-now = Quitas dos cartas +1 a otro jugador, como rob 2.
seashore-refusal-draw-now = Robas de la mano de otro jugador, como draw 2.
seashore-refusal-return-now = Devuelves tantas cartas como has robado, como return G4 B7.
seashore-refusal-not-longest = Se pasa del color que más tienes, y no es { $colour }.
seashore-refusal-not-in-hand = No tienes { $card } en la mano.
seashore-refusal-too-few-plus = No tienes { $laid ->
    [one] { $laid } carta +1
    [many] { $laid } cartas +1
   *[other] { $laid } cartas +1
} para poner.
seashore-refusal-takes-no-plus = { $card } no admite cartas +1, porque ningún valor pasa de { $cap }.
seashore-refusal-over-cap = { $card } valdría { $value }, y ningún valor pasa de { $cap }.
seashore-refusal-steal-nobody = No hay asiento { $seat } al que quitar nada.
seashore-refusal-steal-yourself = No puedes quitarte nada a ti.
seashore-refusal-nothing-to-steal = { $seat } no tiene ningún tesoro que quitar.
seashore-refusal-other-colour = Has ganado en { $colour }, así que no puedes quitar esto a { $seat }: { $card }.
seashore-refusal-rob-nobody = No hay asiento { $seat } al que quitar cartas +1.
seashore-refusal-rob-yourself = No puedes quitarte cartas +1 a ti.
seashore-refusal-too-few-to-rob = { $seat } tiene menos de dos cartas +1.
seashore-refusal-draw-nobody = No hay asiento { $seat } del que robar.
seashore-refusal-draw-yourself = No puedes robar de tu propia mano.
seashore-refusal-empty-hand = { $seat } no tiene ninguna carta que robar.
seashore-refusal-return-count = Has robado { $drawn }. Devuelve otras tantas, no { $count }.
seashore-refusal-return-twice = Dices { $card } dos veces.
seashore-refusal-return-order = Di las cartas por número y luego por color: { $move }.
seashore-refusal-return-not-held = No tienes ni has robado { $card }.

## Razones de los bots: <game>-reason-<name>

diamant-reason-leave-now = Irte ahora a solas: { $safe } a salvo.
diamant-reason-one-more = Una carta más: { $risk } % de perderlo todo, { $more } más de media.
diamant-reason-alone = A solas en la cueva: seguir gana el { $stay } %, irte el { $leave } %, contando todo el mazo.
diamoniak-reason-wins = Es la sexta carta de tu castillo: ganas.
diamoniak-reason-one-more = Una carta más: { $own } % para tu castillo, { $witch } % una bruja.
diamoniak-reason-start = Una carta más: { $start } % de empezar un castillo, { $witch } % una bruja.
diamoniak-reason-safe = No queda ninguna bruja en el montón.
diamoniak-reason-fairy-ready = Tu hada echaría a una bruja.
diamoniak-reason-cushion = Una bruja solo se llevaría cartas que te sobran; tienes { $spare }.
diamoniak-reason-castle-at-stake = Cartas de tu castillo que te costaría una bruja: { $castle }.
diamoniak-reason-counted = Contando todo el montón: seguir gana cerca del { $draw } %, parar el { $stop } %.
diamoniak-reason-keeps = Parar lo conserva todo; después roba { $seat }.
diamoniak-reason-buys = Tu castillo tendrá seguro { $castle } de 6 cartas; este turno no da nada más.
diamoniak-reason-pays = { $seat } recibe tres diamantes, y a ti te quedan { $left }.
diamoniak-reason-fairy-saves = El hada salva { $spare ->
    [one] { $spare } carta que te sobra
    [many] { $spare } cartas que te sobran
   *[other] { $spare } cartas que te sobran
} y { $castle } de tu castillo.
diamoniak-reason-diamond-idle = Nadie tiene una carta que puedas comprar con diamantes.
diamoniak-reason-diamonds-left = Diamantes que quedan: { $left }; cartas de tu color que tienen otros: { $held }.
diamoniak-reason-frees = { $seat } tiene { $castle } de 6 cartas en { $colour } y puede robar esta tras volver a barajar.
diamoniak-reason-ransom = { $seat } tiene diamantes suficientes para comprártela: { $diamonds }.
diamoniak-reason-nobody-builds = Nadie construye en { $colour }.
diamoniak-reason-own-castle = Es una carta de tu propio castillo, que se queda con { $castle }.
djinn-aim-run = escalera
djinn-aim-pairs = parejas
djinn-aim-under = suma baja
djinn-aim-over = suma alta
djinn-aim-exact = suma exacta
djinn-aim-colour = un solo color
djinn-reason-completes = Con { $card } se supera el reto «{ $task }».
djinn-reason-nearer = { $card } acerca el reto «{ $task }»; aún faltarían: { $missing }.
djinn-reason-one-more = { $card } es una carta guardada más; ningún reto abierto la necesita.
djinn-reason-wins-trick = { $card } gana esta baza con seguridad.
djinn-reason-may-win = { $card } gana esta baza en unos { $percent } de 100 casos.
djinn-reason-loses = { $card } no puede ganar esta baza; cuesta poco soltarla.
djinn-reason-bends = La carta de Djinn «{ $effect }» ayuda a sacar una carta de esta baza.
djinn-reason-early = La carta de Djinn «{ $effect }» cambia lo que puede pasar en esta baza.
djinn-reason-saves = Las cartas de Djinn valen más en otra baza; tienes { $count }.
djinn-reason-enters = El reto «{ $task }» está superado: adelante, al nivel { $level }.
djinn-reason-leaves = Cartas guardadas para el nivel siguiente: { $count }; el número más alto es { $number }.
kadora-reason-takes-lead = Te da el liderato en { $colour }: { $mine } contra { $best }.
kadora-reason-shares-lead = Empata en { $colour }: { $mine } cada uno.
kadora-reason-safer-lead = Asegura tu liderato en { $colour }: { $mine } contra { $best }.
kadora-reason-breaks-lead = Le quita a { $seat } el liderato en { $colour } y deja { $points } a la vista.
kadora-reason-penalty = Se lleva { $points } en colores que lidera otro.
kadora-reason-takes-nothing = No se lleva ninguna carta.
kadora-reason-sheds-card = { $card } deja tu mano, donde podría contar en tu contra.
kadora-reason-island = Cartas de la isla en { $colour }: { $count }, unos { $points } de valor.
kadora-reason-draw-led = La próxima carta es { $colour }, color que lideras.
kadora-reason-draw-value = La próxima carta es { $colour }: { $points } de media entre las que no has visto.
kadora-reason-keep-lead = Lideras en { $colour }, { $mine } contra { $best }.
kadora-reason-gift-danger = Lideras en { $colour } por { $lead }, pero queda por ganar: { $left }.
kadora-reason-gift-burden = { $seat } tendrá entonces { $points } en { $colour } y deberá conservar el liderato.
seashore-reason-certain = { $card } gana su color con seguridad.
seashore-reason-no-higher = Ninguna carta de su color sin ver pasa de { $value }; solo con cartas +1 podrían superarla.
seashore-reason-higher = Cartas más altas de su color que no has visto: { $count }.
seashore-reason-beaten = { $seat } ya supera { $card }.
seashore-reason-treasure = El tesoro a la vista en { $colour } vale { $points }.
seashore-reason-could-steal = Ganar en { $colour } permitiría quitar { $points } a { $seat }.
seashore-reason-action-plus = No hay tesoro a la vista en { $colour }: ganar da dos cartas +1.
seashore-reason-action-hand = No hay tesoro a la vista en { $colour }: ganar cambia hasta dos cartas a tu elección.
seashore-reason-plus = Las cartas +1 suben { $card } a { $value }; guardadas valdrían { $points }.
seashore-reason-sea = Los demás solo ven { $colour }; cartas posibles: { $count }.
seashore-reason-shore = Los demás solo ven el { $number }; colores posibles: { $count }.
seashore-reason-last = Nadie juega después de ti: la mitad que enseñes no dice nada a nadie.
seashore-reason-take = Da { $points } con seguridad.
seashore-reason-steal = Da { $points } y le cuesta lo mismo a { $seat }, que tiene { $total } hasta ahora.
seashore-reason-rob = { $seat } tiene cartas +1: { $count }, y puntos hasta ahora: { $total }.
seashore-reason-draw = { $seat } tiene cartas en la mano: { $count }, y puntos hasta ahora: { $total }.
seashore-reason-give = De su color no has visto { $total }; { $card } supera { $count }.

## Aprender

learn-way = Aprender
learn-of = Aprende { $game } jugando
learn-title = Aprende { $game }
learn-step = Paso { $step } de { $steps }
learn-steps = Pasos de la lección
learn-go-on = Seguir
learn-back = Atrás
learn-again = Repetir
learn-skip = Saltar
learn-show = Enséñame
learn-try = Prueba esto: { $move }
learn-hear = Oírlo otra vez
learn-voice = Leer en voz alta
learn-no-voice = Este aparato no tiene voz para vuestro idioma: leedlo en voz alta.
learn-good = ¡Muy bien!
learn-finished = ¡Ya sabes jugar a { $game }!
learn-play = Ahora, una partida de verdad
learn-once-more = Aprenderlo otra vez
learn-diamant-treasure = Juntos entráis en una cueva. Todos comparten el tesoro y a cada uno le tocan { $carried }. Lo que sobra se queda en la carta: { $left }.
learn-diamant-stay = ¿Más adentro o a casa? Todos deciden en secreto. Elige la antorcha: ¡a seguir!
learn-diamant-stay-hint = En casa no hay peligro, pero los demás encontrarán los tesoros. ¡Esta vez sigue!
learn-diamant-stay-praise = Nadie se fue, así que sale otra carta: un tesoro. Para cada uno: { $share }. En la carta queda: { $rest }.
learn-diamant-trap = ¡Adelante! ¿Qué carta será la próxima?
learn-diamant-trap-hint = ¡Todavía no! Una carta más.
learn-diamant-trap-praise = ¡Una araña! La primera trampa de cada clase solo avisa.
learn-diamant-warning = ¿Ves el marco rojo? Hay una araña en el camino. Otra más, ¡y todos en la cueva pierden lo que llevan!
learn-diamant-leave = Es hora de irse. Elige la tienda: quien se va recoge también los rubíes del camino.
learn-diamant-leave-hint = ¡Demasiado peligro! Esta vez lleva tus rubíes a casa.
learn-diamant-leave-praise = Llevabas: { $carried }. Del camino: { $share }. En tu cofre: { $chest }, ¡a salvo para siempre!
learn-diamant-watch = En el campamento estás a salvo. Mira a los demás: ellos siguen.
learn-diamant-watch-praise = ¡La segunda araña! { $one } y { $two } lo pierden todo, cada uno { $lost }. Empieza otra expedición y todos vuelven a entrar.
learn-diamant-share = Vete otra vez. Quienes se van a la vez comparten los rubíes del camino.
learn-diamant-share-hint = Esta vez vete y mira lo que pasa en el camino.
learn-diamant-share-praise = { $one } también se fue. Del camino, para cada uno: { $share }. En tu cofre: { $chest }.
learn-diamant-nothing = Ahora decides tú. Aún no llevas nada: ¿seguir o irte?
learn-diamant-nothing-hint = Aún no tienes nada que perder. ¡Sigue!
learn-diamant-nothing-praise = Los demás se fueron, así que todo el tesoro es tuyo: ¡{ $share }!
learn-diamant-danger = Mira las trampas: hay cuatro clases en el camino. ¿Seguir o irte?
learn-diamant-danger-hint = Otra trampa como esas y lo pierdes todo. ¡Mejor vete!
learn-diamant-danger-praise = ¡Justo a tiempo! Salió otra serpiente, y cada uno de los demás perdió { $lost }.
learn-diamant-win = La última expedición. En tu cofre: { $chest }. Llevas: { $carried }. { $one } tiene { $rival }. ¿Seguir o irte?
learn-diamant-win-hint = Suma: con el cofre y lo que llevas te basta para ganar. ¡Vete!
learn-diamant-win-praise = Fin de la partida. Gana quien tiene más rubíes, y tú tienes { $score }.
learn-diamoniak-draw = ¡Toca las cartas! Luego toca el botón grande.
learn-diamoniak-draw-praise = ¡Bien, un trozo de castillo! Tu castillo es rosa.
learn-diamoniak-again = ¡Roba otra carta!
learn-diamoniak-again-hint = Roba una carta más.
learn-diamoniak-again-praise = ¡Un diamante! Va con tus tesoros.
learn-diamoniak-stop = Ahora toca la mano. Así te lo quedas todo.
learn-diamoniak-stop-hint = Esta vez para: ¡toca la mano!
learn-diamoniak-stop-praise = Todo está a salvo. Y { $one } empieza un castillo azul.
learn-diamoniak-six = Tu castillo necesita seis trozos. ¡Roba!
learn-diamoniak-six-praise = ¡Otro trozo! Ya tienes { $pieces }.
learn-diamoniak-other = ¡Roba otra vez!
learn-diamoniak-other-praise = Un trozo azul. No es tu color: va con tus tesoros.
learn-diamoniak-more = ¡Una carta más!
learn-diamoniak-more-praise = ¡Ay, la bruja! Quiere tres de tus cartas.
learn-diamoniak-give = Dale el trozo azul. No lo necesitas.
learn-diamoniak-give-hint = Dale primero el trozo azul.
learn-diamoniak-castle-hint = ¡Tu castillo no! Dale otra cosa.
learn-diamoniak-give-praise = ¡Bien! Quiere dos más.
learn-diamoniak-two = Dale un diamante.
learn-diamoniak-one = Y otro diamante.
learn-diamoniak-one-praise = La bruja se va volando. ¡Tu castillo sigue en pie!
learn-diamoniak-fairy = ¡Otra vez la bruja! Pero tienes un hada. ¡Toca el hada!
learn-diamoniak-fairy-hint = Toca el hada. Así no pierdes nada más.
learn-diamoniak-fairy-praise = ¡El hada echa a la bruja!
learn-diamoniak-buy = { $one } tiene un trozo rosa. ¡Cómpralo por tres diamantes!
learn-diamoniak-buy-hint = Toca el trozo rosa que tiene { $one }.
learn-diamoniak-buy-praise = ¡Tu castillo ya tiene cinco trozos!
learn-diamoniak-win = Solo falta un trozo. ¡Roba!
learn-diamoniak-win-praise = Tu castillo está terminado. ¡Has ganado!
learn-djinn-caves = Tu camino pasa por tres cuevas. Esta fila pide tres de tus cartas: una escalera, una pareja con una carta más baja, o una suma por encima de 30.
learn-djinn-follow = Han salido de amarillo: si tienes, debes jugarlo. Gana la más alta: ¡juega tu 12!
learn-djinn-follow-hint = Se puede, pero no gana. Juega tu 12.
learn-djinn-follow-praise = Gana el amarillo más alto: ¡la baza es tuya!
learn-djinn-keep = Guarda una carta de la baza. Ya tienes 10 y 11: guarda el 12.
learn-djinn-keep-hint = Las cuevas muestran qué números te ayudan. Guarda el 12.
learn-djinn-keep-praise = 10, 11, 12: ¡una escalera! Quien gana la baza sale en la siguiente.
learn-djinn-trump = No tienes verde, así que puedes jugar cualquiera. El azul es triunfo: ¡hasta tu 2 azul gana al verde!
learn-djinn-trump-hint = Esa no puede ganar: solo el verde o el triunfo. Juega el 2 azul.
learn-djinn-trump-praise = El triunfo gana a los demás colores. ¡La baza es tuya!
learn-djinn-sum = Tienes 8 y 9. ¿Con qué carta pasas de 30? Guárdala.
learn-djinn-sum-hint = Mira las cuevas: la fila muestra los números que te faltan.
learn-djinn-sum-praise = 8, 9 y 14 suman 31: ¡ese reto ya lo tienes!
learn-djinn-task = Tras ocho bazas superas un reto. Elige uno con marca y luego sus tres cartas.
learn-djinn-task-praise = ¡Primera cueva superada! Las cartas se gastan y se abre el nivel { $level }. Quien va último recibe una carta de Djinn como ayuda.
learn-djinn-djinn = Ahora tienes una carta de Djinn. Tuerce las reglas en una baza: tócala y elige el morado como triunfo.
learn-djinn-djinn-hint = Elige un color que tengas: el morado.
learn-djinn-djinn-first = Primero la carta de Djinn, luego tu tesoro.
learn-djinn-djinn-praise = El morado es triunfo en esta baza.
learn-djinn-win-trick = ¡Ahora juega tu 4 morado!
learn-djinn-win-trick-hint = Ahora el morado es triunfo. Juega el 4 morado.
learn-djinn-win-trick-praise = ¡Tu pequeño 4 gana la baza!
learn-djinn-run = Tienes 7, 8 y 10. ¿Qué carta guardas para una escalera de cuatro?
learn-djinn-run-hint = Entre 8 y 10 falta un número.
learn-djinn-run-praise = 7, 8, 9, 10: ¡una escalera de cuatro!
learn-djinn-last = ¡La tercera cueva! Elige un reto con marca y luego sus cinco cartas. Gana quien la pasa primero.
learn-djinn-last-praise = Las tres cuevas superadas: ¡has ganado!
learn-kadora-block = Las cartas forman un bloque de cuatro por cuatro. Cada una tiene un color, un número y un diamante: redondo, cuadrado o gota.
learn-kadora-lay = Pon el 1 verde en la casilla señalada. Mientras columna y fila no lleguen a 10, no pasa nada.
learn-kadora-cell-hint = Esta vez, la casilla señalada.
learn-kadora-lay-hint = Esta vez, el 1 verde.
learn-kadora-lay-praise = Ninguna suma llega a 10: no te llevas nada.
learn-kadora-take = Pon el 4 amarillo en la casilla señalada. La columna llega a 10: debes llevarte todas las cartas que encajan con la tuya.
learn-kadora-take-hint = Esta vez, el 4 amarillo.
learn-kadora-take-praise = Cartas que te llevas: { $cards }. Una es del mismo color, otra tiene el mismo diamante.
learn-kadora-loot = Este es tu botín. Al final cuenta en tu contra. Solo donde tienes la suma más alta, la corona, no cuesta nada.
learn-kadora-draw = Roba una carta de una de las hileras. Los dorsos muestran el color.
learn-kadora-draw-praise = Con la misma hilera se rellena el bloque hasta que quedan cuatro casillas vacías.
learn-kadora-crown = { $one } tiene 4 en azul y tú 3. ¿Dónde puede tu 1 azul llevarse más azul?
learn-kadora-crown-hint = Pon el 1 azul en una columna que llegue a 10 y tenga azul.
learn-kadora-crown-praise = Ahora tienes más azul que nadie. ¡La corona es tuya!
learn-kadora-spare = ¡Ahora no te lleves nada! Busca una carta y una casilla sin llevarte ninguna.
learn-kadora-spare-hint = Ahí te llevarías cartas. Los números pequeños muestran antes las sumas.
learn-kadora-spare-praise = Nada que llevar, nada que pagar.
learn-kadora-gift = Tú lideras el morado. Pero mira los dorsos: { $two } también tiene morado en la mano. ¡Regala tu morado a { $one } antes de que te cueste!
learn-kadora-gift-hint = Entonces { $two } puede adelantarte, y tu morado cuenta en tu contra.
learn-kadora-gift-praise = Ahora { $one } tiene que mantener el liderato.
learn-kadora-end = El último turno: pon tu carta. Luego se tapan las sumas más altas, y el resto cuenta.
learn-kadora-end-praise = En tu contra: { $score }. En contra de { $one }: { $rival }. Gana quien menos tiene: ¡tú!
learn-seashore-halves = Cada carta tiene dos mitades: el mar es su color, la costa su número. Los demás solo ven una.
learn-seashore-cover = El tesoro rojo está a la vista. Juega tu 11 rojo y enseña solo el mar.
learn-seashore-cover-half = Esta vez enseña el mar: el color.
learn-seashore-cover-hint = Solo el rojo puede ganar el tesoro rojo. Juega el 11 rojo.
learn-seashore-cover-praise = Se destapan las cartas: tu rojo es el más alto y el tesoro es tuyo. El rojo más bajo recibe cartas +1: { $plus }.
learn-seashore-only = Todos enseñan rojo. Hay un tesoro morado a la vista: ¡juega tu 1 morado!
learn-seashore-only-hint = El rojo será de cartas más fuertes. Juega el 1 morado.
learn-seashore-only-praise = La única carta de un color siempre gana, ¡hasta un 1!
learn-seashore-low = El verde está lleno de cartas fuertes. Pierde adrede con tu 1: ¡la carta más baja recibe cartas +1!
learn-seashore-low-hint = Puedes, pero prueba esto: juega el 1 verde.
learn-seashore-low-praise = Recibes tantas cartas +1 como cartas verdes se jugaron: ¡{ $plus }!
learn-seashore-plus = { $one } enseña azul. Juega tu 10 azul con dos cartas +1: ¡así vale 12!
learn-seashore-plus-more = Añade las dos cartas +1. Cada una vale 1.
learn-seashore-plus-hint = Aquí hay que ganar el azul. Juega el 10 azul.
learn-seashore-plus-praise = Tu 10 vale { $worth } y gana al 11.
learn-seashore-red = ¡Gana el rojo con tu 12 y enseña el mar!
learn-seashore-red-hint = Juega el 12 rojo.
learn-seashore-red-praise = El rojo es tuyo. ¡Ahora puedes elegir!
learn-seashore-steal = Llévate el tesoro a la vista, que vale 1, o roba el de { $two }, que vale 3.
learn-seashore-steal-hint = El que está a la vista solo vale 1. ¡Roba el 3!
learn-seashore-steal-praise = ¡Robado! Solo se puede robar el tesoro de encima.
learn-seashore-action = No hay ningún tesoro azul a la vista. Gana el azul igualmente con tu 7: eso trae la acción del azul.
learn-seashore-action-hint = Nadie más enseña azul. Juega el 7 azul.
learn-seashore-action-praise = El azul es tuyo: ahora quitas cartas +1.
learn-seashore-rob = ¿A quién le quitas dos cartas +1? Tú eliges.
learn-seashore-rob-praise = Nuevas cartas +1: ¡{ $plus }!
learn-seashore-pass = Así empieza cada ronda: pasas la carta más alta de tu color más largo. Tienes dos colores así. ¿Qué carta das?
learn-seashore-pass-hint = Entonces te quedas sin el 12. Mejor pasa el 8 rojo.
learn-seashore-pass-praise = Todos pasan a la vez, a la izquierda. Así que tú también recibes una carta.
learn-seashore-end = La última carta de la segunda ronda. ¡Juégala!
learn-seashore-end-hint = El rojo es tuyo de todos modos. Guarda tus cartas +1: dos valen un punto.
learn-seashore-end-praise = Tesoros: { $treasures }. Con las cartas +1: { $points }. Las dos rondas: { $score }. ¡Ganas!

## Volver a ver, el entrenador y el análisis

replay-title = Volver a ver una partida
replay-again = Volver a ver
replay-drop = Suelta aquí el archivo de una partida terminada.
replay-choose = Elegir un archivo
replay-code = O el código de una mesa con la partida terminada
replay-watch = Ver
replay-bad = Este archivo no se puede mostrar. { $problem }
replay-none = Esa partida no está aquí
replay-none-text = Aún no ha terminado, o ya no está, o no es para ti.
replay-first = Al principio
replay-back = Una jugada atrás
replay-play = Reproducir
replay-pause = Parar
replay-forward = Una jugada adelante
replay-last = Al final
replay-slider = Momento de la partida
replay-moment = Jugada { $move } de { $moves }.
replay-deal = El principio.
replay-silent = No se ve nada.
replay-speed = Velocidad
replay-eyes = Con los ojos de quién
replay-eyes-nobody = Como espectador
replay-eyes-seat = Como { $name }
replay-eyes-open = Todas las cartas a la vista
replay-hands = Las cartas de los demás
replay-moves = Jugadas
replay-link = Enlace a este momento
replay-on = Seguir jugando desde aquí
replay-on-text = Una mesa nueva sigue desde este momento. Lo que falta por repartir se vuelve a barajar.
replay-on-seat = Tu asiento
replay-on-bots = Contra bots
replay-on-friends = Invitar a amigos
replay-on-over = Aquí la partida ha terminado. Vuelve a un momento anterior.
coach-ask = ¿Qué harías tú?
coach-title = Lo que haría el entrenador
coach-thinking = El entrenador está pensando …
coach-win = gana el { $win } % ± { $error }
coach-more = Todas las jugadas: { $count }
coach-odds = Riesgo de la próxima carta: { $percent } % ({ $caught } de { $cards }).
coach-away = El entrenador no contesta. Inténtalo otra vez.
coach-allow = Con entrenador: todos pueden preguntar qué haría el bot más fuerte
analysis-way = Análisis
analysis-title = { $game }: lo que decidió la partida
analysis-looking = El bot más fuerte mira cada decisión: { $done } de { $of }.
analysis-sentence = { $you ->
    [seat] Por el juego quedas { $skill }; por la suerte, { $luck }.
   *[none] Por el juego, { $name } queda { $skill }; por la suerte, { $luck }.
}
analysis-skill = { $place ->
    [first] en primer lugar
    [second] en segundo lugar
    [third] en tercer lugar
    [fourth] en cuarto lugar
    [fifth] en quinto lugar
    [sixth] en sexto lugar
    [seventh] en séptimo lugar
    [same] a la par de todos
   *[last] en último lugar
}
analysis-luck = { $place ->
    [first] en primer lugar
    [second] en segundo lugar
    [third] en tercer lugar
    [fourth] en cuarto lugar
    [fifth] en quinto lugar
    [sixth] en sexto lugar
    [seventh] en séptimo lugar
    [same] a la par de todos
   *[last] en último lugar
}
analysis-moments = Lo que la decidió
analysis-moment = { $you ->
    [seat] Tu elección: { $move }. Mejor: { $best }.
   *[none] Elección de { $name }: { $move }. Mejor: { $best }.
}
analysis-cost = Probabilidad de ganar: −{ $points } % (± { $error })
analysis-better = Mejor: { $best }
analysis-watch = Ver este momento (tras la jugada { $move })
analysis-flawless = Nadie cometió un error claro: decidió la suerte.
analysis-shares = Suerte y habilidad
analysis-fair = Parte justa
analysis-own = Errores propios
analysis-others = Errores de los demás
analysis-fortune = Suerte
analysis-result = Resultado
analysis-mistakes = { $count } de { $of }
analysis-explain = En tanto por ciento de una victoria. El bot juzga cada decisión por lo que el asiento sabía entonces; solo lo claramente peor cuenta como error. Lo que los errores no explican es suerte.
analysis-decisions = Todas las decisiones ({ $count })

## One device that goes round, the big screen, and statistics
pass-where = ¿Dónde jugáis?
pass-where-apart = Cada uno en su dispositivo
pass-where-here = En este dispositivo
pass-where-screen = En una pantalla grande
pass-where-here-text = El dispositivo pasa de mano en mano. Sin nombre, el sitio es de un bot o de quien llegue por el enlace.
pass-where-screen-text = Esta pantalla muestra la mesa y cada móvil es una mano de cartas. Escanead un código para sentaros.
pass-people = ¿Quién juega en este dispositivo?
pass-person = Nombre en el sitio { $number }
pass-nobody = bot o amigo
pass-one-more = Nombre de alguien más en este dispositivo
pass-too-few = Escribe al menos dos nombres.
pass-turn = { $name }: { $ask }
pass-curtain = Telón
pass-hand = Pasa el dispositivo a { $name }.
pass-taps = Soy { $name }
pass-edge-camp = en el campamento
pass-edge-undo = { $name } ha elegido: deshacer
screen-hand = La mesa está en la pantalla grande: mostrar solo mi mano
screen-open = Abrir la pantalla grande
screen-join = Únete con este código: { $code }
screen-seat = Código QR para el sitio { $number }
screen-seats = { $count ->
    [one] Queda { $count } sitio. Escanea su código y siéntate.
    [many] Quedan { $count } sitios. Escanea un código y siéntate.
   *[other] Quedan { $count } sitios. Escanea un código y siéntate.
}
stats-title = Estadísticas
stats-private = Lo que se ha jugado en este dispositivo. Se queda aquí, salvo que lo guardes en un archivo.
stats-none = Todavía no ha terminado ninguna partida en este dispositivo.
stats-all = Todos los juegos juntos
stats-games = { $count ->
    [one] { $count } partida
    [many] { $count } partidas
   *[other] { $count } partidas
}
stats-wins = { $count ->
    [one] { $count } victoria
    [many] { $count } victorias
   *[other] { $count } victorias
}
stats-rival = Rival favorito
stats-against = ganadas { $won }, perdidas { $lost }
stats-average = Puntuación media: { $score }
stats-chart = Las últimas puntuaciones: { $scores }
stats-chart-text = Puntos de las últimas partidas; un punto grande es una victoria.
stats-export = Guardar en un archivo
stats-import = Añadir de un archivo
stats-imported = { $count ->
    [one] { $count } partida añadida.
    [many] { $count } partidas añadidas.
   *[other] { $count } partidas añadidas.
}
stats-import-bad = Este archivo no contiene estadísticas de Karat; no se ha añadido nada.
stats-erase = Borrar todo
stats-erase-sure = ¿Borrar de verdad todos los resultados de este dispositivo?

## Lo que el servidor rechaza: refusal-<reason>, o refusal-<error> si no hay motivo
refusal-bad = Eso no vale aquí, así que nada ha cambiado.
refusal-not-now = Ahora no se puede.
refusal-not-yours = Solo el anfitrión o un jugador de la mesa puede hacer eso.
refusal-not-found = Aquí no hay nada con ese nombre.
refusal-mistake = El servidor ha cometido un error; nada ha cambiado.
refusal-no-table = Esa mesa no existe, o no está abierta para ti.
refusal-no-record = Esa partida no está aquí, o ya no.
refusal-token-not-valid = Este enlace no vale en esta mesa.
refusal-watching-link = Este enlace es para mirar.
refusal-slow-down = Demasiado de una vez. Espera un segundo.
refusal-too-many-records = Demasiados archivos de una vez. Espera un minuto.
refusal-too-many-analyses = Se están estudiando muchas partidas. Vuelve dentro de un minuto.
refusal-too-big = Es demasiado grande.
refusal-storage = El servidor no ha podido guardarlo, así que nada ha cambiado. Inténtalo otra vez.
refusal-only-players = Solo los jugadores de la mesa pueden hacer eso.
refusal-only-host = Solo el anfitrión puede hacer eso.
refusal-only-players-and-host = Solo los jugadores y el anfitrión pueden hacer eso.
refusal-no-seat-yet = Primero toma asiento.
refusal-not-started = La partida no ha empezado.
refusal-started = La partida ya ha empezado.
refusal-game-not-over = La partida no ha terminado.
refusal-table-closed = La mesa está cerrada.
refusal-started-without-you = La partida ya ha empezado; puedes mirar.
refusal-seated-already = Ya tienes un asiento.
refusal-all-seats-taken = Todos los asientos están ocupados; puedes mirar.
refusal-seat-taken = Ese asiento ya no está libre.
refusal-only-bot-levels = Durante una partida solo puede cambiar el nivel de un bot.
refusal-nobody-there = Ahí no hay otra persona.
refusal-too-many-people = { $count ->
    [one] Hay { $count } persona en la mesa, y es demasiado para esto.
    [many] Hay { $count } de personas en la mesa, y son demasiadas para esto.
   *[other] Hay { $count } personas en la mesa, y son demasiadas para esto.
}
refusal-name-unseen = El nombre necesita una letra que se vea.
refusal-name-taken = Alguien en la mesa ya tiene ese nombre, o uno que se le parece.
refusal-late = Esa decisión ya no te corresponde.
refusal-no-move-yet = Todavía no has hecho ninguna jugada.
refusal-asked-already = Ya se ha preguntado a la mesa si se deshacen jugadas.
refusal-question-closed = Esa pregunta ya no está abierta.
refusal-agreed-already = Ya has dicho que sí.
refusal-nothing-to-read = Ahí no hay nada que leer.
refusal-no-coach = En esta mesa no hay entrenador.
refusal-nothing-to-decide = Ahora no tienes nada que decidir.
refusal-record-not-json = No es el archivo de una partida: debería ser JSON.
refusal-record-not-well-made = No es una partida como las que guarda Karat ({ $problem }).
refusal-record-does-not-replay = La partida que contiene no sigue las reglas ({ $problem }).
refusal-record-not-over = La partida que contiene no ha terminado.
