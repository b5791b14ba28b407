# Diamoniak; docs/words/es.md

browser-game-diamoniak = Diamoniak
browser-game-diamoniak-line = Roba mientras te atrevas, construye tu castillo y cuidado con la bruja.

diamoniak-where = { $deck ->
    [one] { $deck } carta en el montón
    [many] { $deck } cartas en el montón
   *[other] { $deck } cartas en el montón
}
diamoniak-signs = ♜ es una carta de castillo, en color vivo cuando forma parte de un castillo; ♦ es un diamante, ✶ un hada. Las cartas de castillo de otros colores están en el estante.
diamoniak-ask-draw = roba una carta.
diamoniak-ask-buy = roba una carta, o compra una por tres diamantes.
diamoniak-ask-again = ¿robar otra carta, o pasar el turno?
diamoniak-ask-witch = { $owed ->
    [one] ¡una bruja! Dale { $owed } carta más.
    [many] ¡una bruja! Dale { $owed } de tus cartas.
   *[other] ¡una bruja! Dale { $owed } de tus cartas.
}
diamoniak-ask-fairy = ¡una bruja! Échala con un hada, o dale { $owed ->
    [one] { $owed } carta.
    [many] { $owed } de tus cartas.
   *[other] { $owed } de tus cartas.
}
diamoniak-move-draw = Robar una carta
diamoniak-move-stop = Pasar el turno y conservarlo todo
diamoniak-move-fairy = Echar a la bruja con un hada
diamoniak-move-buy = Comprar a { $seat } una carta de castillo de tu color
diamoniak-move-give = Dar { $card } a la bruja
diamoniak-head-castle = castillo
diamoniak-no-castle = sin castillo aún
diamoniak-head-store = estante
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
diamoniak-card-yellow = una carta de castillo amarilla
diamoniak-card-diamond = un diamante
diamoniak-card-witch = una bruja
diamoniak-card-fairy = un hada
diamoniak-many = { $what } { $count }
diamoniak-event-turn = { $you ->
    [seat] Es tu turno.
   *[none] Es el turno de { $seat }.
}
diamoniak-event-shuffle = Los descartes se barajan y forman un nuevo montón ({ $cards }).
diamoniak-event-draw = { $you ->
    [seat] { $to ->
        [castle] Robas { $card } y la añades a tu castillo.
        [discard] ¡Robas { $card }!
       *[store] Robas { $card }.
    }
   *[none] { $to ->
        [castle] { $seat } roba { $card } y la añade a su castillo.
        [discard] ¡{ $seat } roba { $card }!
       *[store] { $seat } roba { $card }.
    }
}
diamoniak-event-join = { $cards ->
    [one] { $cards } carta pasa del estante al castillo { $colour }.
    [many] { $cards } cartas pasan del estante al castillo { $colour }.
   *[other] { $cards } cartas pasan del estante al castillo { $colour }.
}
diamoniak-event-stop = { $you ->
    [seat] Pasas el turno.
   *[none] { $seat } pasa el turno.
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
   *[none] La bruja le quita { $card } a { $seat }.
}
diamoniak-event-free = { $you ->
    [seat] Te quedas sin castillo, y el castillo { $colour } vuelve a estar libre.
   *[none] { $seat } se queda sin castillo, y el castillo { $colour } vuelve a estar libre.
}
diamoniak-event-buy = { $you ->
    [seat] Le compras a { $from } { $card } por { $diamonds } diamantes.
    [from] { $seat } te compra { $card } por { $diamonds } diamantes.
   *[none] { $seat } le compra a { $from } { $card } por { $diamonds } diamantes.
}
diamoniak-event-over = { $you ->
    [winner] ¡Tu castillo está completo!
   *[none] ¡El castillo de { $winner } está completo!
}

## El navegador

diamoniak-option-keep-colour = Tu color es tuyo para siempre
diamoniak-option-keep-colour-text = Si un jugador pierde su última carta de castillo por una bruja, conserva su color, y nadie más puede construirlo.
diamoniak-begins = Según el reglamento, empieza el jugador más joven.
diamoniak-source-castle = Castillo
diamoniak-source-diamonds = Diamantes
diamoniak-of = { $pieces }/{ $all }
diamoniak-choose-stop = Pasar el turno
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
diamoniak-rules-aim = Objetivo del juego
    .MON-50 = Completa antes que nadie un castillo de seis cartas: con la sexta ganas al momento.
diamoniak-rules-cards = Las cartas
    .MON-1 = 55 cartas: seis cartas de castillo en cada uno de los cuatro colores, 20 diamantes, 8 brujas y 3 hadas.
    .MON-2 = Las cartas de castillo son rosas, azules, verdes o amarillas, y las de un mismo color son iguales.
    .MON-3 = Todo está a la vista menos el montón.
diamoniak-rules-turn = Tu turno
    .MON-10 = Según el reglamento, empieza el jugador más joven; aquí lo elige el anfitrión. Se juega en el sentido de las agujas del reloj.
    .MON-11 = Compra una carta, o roba al menos una.
    .MON-12 = Después de cada carta de castillo, diamante o hada, puedes seguir robando o pasar el turno.
    .MON-16 = Los diamantes y las hadas van a tu estante.
    .MON-40 = Cuando se acaban las cartas del montón, los descartes se barajan y forman otro montón.
diamoniak-rules-castle = Tu castillo
    .MON-13 = Tu primera carta de castillo de un color que nadie construye decide qué castillo construyes.
    .MON-14 = Una carta de castillo de un color que construye otra persona va a tu estante, y sigues sin castillo.
    .MON-15 = Cuando ya construyes, las cartas de castillo de tu color van a tu castillo; todas las demás, a tu estante.
    .MON-17 = Si pierdes la última carta de tu castillo, su color vuelve a estar libre para todos.
    .MON-18 = Cuando empiezas un color, las cartas de ese color que tengas en tu estante pasan enseguida a tu castillo.
diamoniak-rules-witch = La bruja
    .MON-20 = Si robas una bruja, ya no puedes robar más. Cuando tiene sus cartas o la has echado, pasas el turno.
    .MON-21 = Se lleva tres de tus cartas: tú eliges qué diamantes o cartas de castillo, también de tu propio castillo. Se descartan con ella. Si te quedan menos de tres, se las lleva todas.
    .MON-22 = Por ella nunca pierdes hadas.
    .MON-23 = Un hada puede contrarrestarla: se descartan ambas cartas y no pierdes nada más.
    .MON-24 = Si no hay nada que elegir, se hace automáticamente.
diamoniak-rules-buy = Comprar
    .MON-30 = En vez de robar, puedes comprar a otro jugador una carta de castillo de tu color por tres diamantes.
    .MON-31 = Ese es todo tu turno, y el otro jugador no puede negarse.
    .MON-32 = No es posible comprar una carta que no sea de tu color.
diamoniak-rules-end = La puntuación
    .MON-51 = La puntuación muestra 100 por cada carta de castillo y 1 por cada diamante, pero solo gana quien tiene el castillo completo.
diamoniak-origin = El reglamento está completo, en diez idiomas, pero no trae ningún ejemplo. Deja algunas preguntas abiertas, y sus idiomas no siempre coinciden.
    .MON-2 = El reglamento no nombra los colores. Son los de las cartas.
    .MON-17 = El reglamento no dice qué pasa cuando una bruja se lleva un castillo entero. Un color que nadie construye está libre, así que cualquiera puede empezarlo.
    .MON-18 = El reglamento no lo dice. Son tus cartas, y su lugar es tu castillo.
    .MON-22 = Según el reglamento, quien tiene menos de tres cartas las da todas. Justo antes dice lo que se lleva la bruja: diamantes y partes de castillo. Por eso leemos así «cartas».
    .MON-23 = El texto español pone la bruja y el hada en el montón. Los demás las ponen al lado, y nosotros también.
    .MON-31 = El texto sueco solo prohíbe robar más cartas después de una compra. Según los demás, quien compra no roba ninguna carta en ese turno, y aquí tampoco.
    .MON-40 = Ocho idiomas dicen «todas las cartas»; el alemán y el ruso, los descartes. Los castillos y los estantes se quedan donde están, así que debe tratarse de los descartes. No dice cuándo exactamente: aquí, cuando hace falta la siguiente carta.
diamoniak-choose-draw = Robar
diamoniak-move-give-cards = Dar { $count } cartas a la bruja
diamoniak-event-draw-cards = { $you ->
    [seat] Robas { $things }.
   *[none] { $seat } roba { $things }.
}
diamoniak-event-give-cards = { $you ->
    [seat] Das { $things } a la bruja.
   *[none] { $seat } da { $things } a la bruja.
}
diamoniak-event-lose-cards = { $you ->
    [seat] La bruja te quita { $things }.
   *[none] La bruja le quita { $things } a { $seat }.
}
diamoniak-why-buy = { $you ->
    [seat] Compraste { $count } de tus seis cartas de castillo.
   *[none] { $name } compró { $count } de las seis cartas de castillo.
}
diamoniak-why-turn = { $you ->
    [seat] En tu mejor turno añadiste { $count } cartas de castillo.
   *[none] En un solo turno { $name } añadió { $count } cartas de castillo.
}
diamoniak-why-draw = { $you ->
    [seat] Robaste { $count } cartas para lograrlo.
   *[none] { $name } robó { $count } cartas para lograrlo.
}

## Negativas

diamoniak-refusal-unknown-move = «{ $move }» no es una jugada: usa draw, stop, fairy, buy con un asiento, o give con una carta.
diamoniak-refusal-witch-ends-drawing = Has robado una bruja, así que ya no puedes robar más: dale cartas, o échala con un hada.
diamoniak-refusal-witch-not-settled = Tu turno no ha terminado: la bruja sigue esperando sus cartas.
diamoniak-refusal-must-draw = Aún no has robado: roba al menos una carta, o compra una.
diamoniak-refusal-no-witch-to-counter = Un hada echa a una bruja, y no has robado ninguna.
diamoniak-refusal-fairy-too-late = Ya has empezado a dar cartas a la bruja: es tarde para el hada.
diamoniak-refusal-no-fairy = No tienes ningún hada.
diamoniak-refusal-nothing-to-give = No has robado ninguna bruja, así que no hay nada que dar.
diamoniak-refusal-fairy-is-no-payment = Una bruja se lleva diamantes y cartas de castillo, pero nunca un hada.
diamoniak-refusal-witch-is-no-payment = Una bruja se lleva diamantes y cartas de castillo, pero no otra bruja.
diamoniak-refusal-not-held = No tienes esa carta para darla: { $card }.
diamoniak-refusal-buying-with-witch = Has robado una bruja, así que en este turno no puedes comprar.
diamoniak-refusal-buying-after-drawing = Ya has robado en este turno, así que no puedes comprar.
diamoniak-refusal-no-such-seller = No hay asiento { $seller } al que comprar: los asientos van de 0 a { $last }.
diamoniak-refusal-own-store = Solo puedes comprar a otro jugador.
diamoniak-refusal-no-castle = Aún no construyes ningún castillo, así que no tienes color que comprar.
diamoniak-refusal-too-few-diamonds = Una carta de castillo cuesta tres diamantes, y tienes { $diamonds }.
diamoniak-refusal-not-for-sale = { $seller } no tiene ninguna carta del castillo { $colour }, y tu castillo no admite otro color.

## Razones de los bots

diamoniak-reason-wins = Es la sexta carta de tu castillo: ganas.
diamoniak-reason-one-more = Una carta más: { $own } % para tu castillo, { $witch } % para una bruja.
diamoniak-reason-start = Una carta más: { $start } % para empezar un castillo, { $witch } % para una bruja.
diamoniak-reason-safe = No queda ninguna bruja en el montón.
diamoniak-reason-fairy-ready = Tu hada echaría a una bruja.
diamoniak-reason-cushion = Una bruja solo se llevaría cartas que te sobran; tienes { $spare }.
diamoniak-reason-castle-at-stake = Una bruja le costaría a tu castillo { $castle ->
    [one] { $castle } carta.
    [many] { $castle } cartas.
   *[other] { $castle } cartas.
}
diamoniak-reason-counted = Contando todo el montón: seguir gana cerca del { $draw } % de las veces; pasar el turno, el { $stop } %.
diamoniak-reason-keeps = Si pasas el turno, lo conservas todo; después roba { $seat }.
diamoniak-reason-buys = Tu castillo tendrá entonces con seguridad { $castle } de 6 cartas, pero este turno no da nada más.
diamoniak-reason-pays = { $seat } recibe tres diamantes a cambio, y tú conservas { $left }.
diamoniak-reason-fairy-saves = { $spare ->
    [0] El hada salva { $castle ->
        [one] { $castle } carta
        [many] { $castle } cartas
       *[other] { $castle } cartas
    } de tu castillo.
   *[other] El hada salva { $spare ->
        [one] { $spare } carta que te sobra
        [many] { $spare } cartas que te sobran
       *[other] { $spare } cartas que te sobran
    }{ $castle ->
        [0] {"."}
       *[other] {" "}y { $castle } de tu castillo.
    }
}
diamoniak-reason-diamond-idle = Nadie tiene una carta que puedas comprar con tus diamantes.
diamoniak-reason-diamonds-left = Conservas { $left ->
    [one] { $left } diamante
    [many] { $left } diamantes
   *[other] { $left } diamantes
}; los demás tienen { $held ->
    [one] { $held } carta
    [many] { $held } cartas
   *[other] { $held } cartas
} de tu color.
diamoniak-reason-frees = { $seat } tiene { $castle } de las 6 cartas del castillo { $colour } y podría robar esta cuando se vuelva a barajar.
diamoniak-reason-ransom = { $seat } tiene diamantes suficientes para comprártela: { $diamonds }.
diamoniak-reason-nobody-builds = Nadie construye el castillo { $colour }.
diamoniak-reason-own-castle = Es una carta de tu propio castillo, que se quedaría con { $castle }.

## Aprender

learn-diamoniak-draw = ¡Toca el montón! Luego toca el botón grande.
learn-diamoniak-draw-praise = ¡Hurra, una carta de castillo! Tu castillo es rosa.
learn-diamoniak-again = ¡Roba otra carta!
learn-diamoniak-again-hint = Roba una carta más.
learn-diamoniak-again-praise = ¡Un diamante! Va a tu estante.
learn-diamoniak-stop = Ahora toca la mano. Así te lo quedas todo.
learn-diamoniak-stop-hint = Esta vez pasa el turno: ¡toca la mano!
learn-diamoniak-stop-praise = ¡Todo está a salvo! Ahora { $one } empieza un castillo azul.
learn-diamoniak-six = Tu castillo necesita seis cartas. ¡Roba!
learn-diamoniak-six-praise = ¡Otra carta de castillo! Ya tienes { $pieces }.
learn-diamoniak-other = ¡Roba otra vez!
learn-diamoniak-other-praise = Una carta de castillo azul. No es tu color, así que va a tu estante.
learn-diamoniak-more = ¡Una carta más!
learn-diamoniak-more-praise = ¡Oh, no, la bruja! Quiere tres de tus cartas.
learn-diamoniak-give = Dale la carta azul. No la necesitas.
learn-diamoniak-give-hint = Dale primero la carta azul.
learn-diamoniak-castle-hint = ¡Tu castillo no! Dale otra cosa.
learn-diamoniak-give-praise = ¡Bien! Quiere dos más.
learn-diamoniak-two = Dale un diamante.
learn-diamoniak-one = Y otro diamante.
learn-diamoniak-one-praise = La bruja se va volando. ¡Tu castillo sigue en pie!
learn-diamoniak-fairy = ¡Otra vez la bruja! Pero tienes un hada. ¡Toca el hada!
learn-diamoniak-fairy-hint = Toca el hada. Así no pierdes nada más.
learn-diamoniak-fairy-praise = ¡El hada echa a la bruja!
learn-diamoniak-buy = { $one } tiene una carta de castillo rosa. ¡Cómprala por tres diamantes!
learn-diamoniak-buy-hint = Toca la carta rosa que tiene { $one }.
learn-diamoniak-buy-praise = ¡Tu castillo ya tiene cinco cartas!
learn-diamoniak-win = Solo falta una carta. ¡Roba!
learn-diamoniak-win-praise = Tu castillo está completo. ¡Ganas!
learn-diamoniak-taken = { $one } construye el castillo azul. ¡Roba una carta!
learn-diamoniak-taken-praise = Una carta de castillo azul. El azul está ocupado, así que va a tu estante. Aún no tienes castillo.
learn-diamoniak-join = Nadie construye el verde. ¡Roba una carta!
learn-diamoniak-join-praise = ¡Ahora el verde es tu color! La carta verde de tu estante también pasa a tu castillo.
learn-diamoniak-few = Solo tienes dos cartas. ¡Roba!
learn-diamoniak-few-praise = ¡La bruja! Se lleva las dos. Ya no tienes castillo, pero puedes empezar otro en un color libre.
learn-diamoniak-spare = ¡La bruja! Pero tienes tres cartas que no necesitas. ¡Dale una azul y guarda tu hada!
learn-diamoniak-spare-fairy = Puedes. Pero guarda el hada para luego: dale una carta azul.
learn-diamoniak-spare-hint = Dale primero una carta azul.
learn-diamoniak-spare-praise = Se lleva las tres cartas. ¡Tu hada no se la puede llevar nunca!
learn-diamoniak-empty = El montón se ha acabado. ¡Roba de todos modos!
learn-diamoniak-empty-praise = Los descartes son el nuevo montón. ¡Oh, no, la bruja! Pero no tienes nada que darle, y tu hada se queda.
learn-diamoniak-sixth = { $one } tiene tu sexta carta. Cómprala en vez de robar: ¡{ $one } no puede negarse!
learn-diamoniak-sixth-praise = Tu castillo está completo. ¡Con seis cartas ganas al momento!
