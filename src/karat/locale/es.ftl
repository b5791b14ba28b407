# Español; docs/words/es.md dice cómo habla. Se roba del montón, y por eso lo de otro jugador se quita. Un color va detrás de «en» o de un nombre masculino.
# 1 … 5: a con de del en fuera hasta min más para por y

## En todas partes

you = tú
seat = Asiento { $number }
nothing = –
and = { $first } y { $last }
and-e = { $first } y { $last }
and-i = { $first } e { $last }
turn = Te toca: { $ask }
waiting = { $count ->
    [one] { $names } está pensando…
    [many] { $names } están pensando…
   *[other] { $names } están pensando…
}
won = { $you ->
    [seat] { $count ->
        [one] ¡Ganas! Puntos: { $scores }.
        [many] Victoria compartida: { $winners }. Puntos: { $scores }.
       *[other] Victoria compartida: { $winners }. Puntos: { $scores }.
    }
   *[none] { $count ->
        [0] No gana nadie. Puntos: { $scores }.
        [one] ¡Gana { $winners }! Puntos: { $scores }.
        [many] Victoria compartida: { $winners }. Puntos: { $scores }.
       *[other] Victoria compartida: { $winners }. Puntos: { $scores }.
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
card = el { $number } { $colour }
ask = elige una jugada.

## El terminal

terminal-title = { $game }, { $players } jugadores
terminal-begin = { $game }, { $players } jugadores. Tienes el asiento { $seat }. Escribe ? para ver la ayuda.
terminal-against = También juegan: { $names }.
terminal-bot = { $name } (asiento { $seat }, { $level })
terminal-level = nivel { $level }
terminal-commitment = Sello del reparto: { $commitment }
terminal-options = Opciones de { $game }: con Intro se queda lo que está entre corchetes.
terminal-options-again = Las mismas opciones en otra ocasión: { $command }
terminal-options-link = Para el navegador, tras la dirección de tu servidor: { $link }
terminal-options-odd = «{ $answer }» no vale aquí. { $why }
terminal-options-choose = Elige algo de la lista.
terminal-players = Jugadores
terminal-hand = Tu mano
terminal-log = Historial
terminal-moves = { $count ->
    [one] { $count } jugada
    [many] { $count } jugadas
   *[other] { $count } jugadas
}
terminal-moves-shown = { $shown } de { $count } jugadas
terminal-more = … y { $count } más: escribe l para verlas todas.
terminal-filter = escribe parte de una jugada
terminal-your-move = Tu jugada
terminal-left = Has dejado la partida.
terminal-over = La partida ha terminado. Pulsa s para guardarla, q para salir.
terminal-saved = Partida guardada en { $file }.
terminal-not-saved = No se ha podido guardar la partida: { $problem }
terminal-not-now = Ahora no tienes nada que decidir.
terminal-preparing = Preparando las reglas (la primera vez tarda un poco)…
terminal-thinking = Pensando… (la primera vez tarda un poco)
terminal-hint = Lo que piensa el bot más fuerte
terminal-hint-keys = Intro elige esa jugada, Esc cierra.
terminal-hint-win = gana el { $win } % ± { $error }
terminal-hint-line = { $move }: gana el { $win } % ± { $error }. { $reasons }
terminal-quit = ¿Dejar la partida?
terminal-quit-keys = y para dejarla, n para seguir
terminal-key-hint = Consejo
terminal-key-filter = Buscar
terminal-key-save = Guardar
terminal-key-light = Tema
terminal-key-help = Ayuda
terminal-key-quit = Salir
terminal-help-keys = Teclas
terminal-help =
    ↑ ↓        elegir una jugada, o escribir su número
    Intro      hacer la jugada elegida
    /          buscar una jugada por sus palabras o letras; Esc termina la búsqueda
    h          un consejo: todas las jugadas por orden, con probabilidades y razones
    PgUp PgDn  desplazar la mesa; con Mayús, el historial
    s          guardar la partida
    t          cambiar entre claro y oscuro
    q          dejar la partida
terminal-help-plain =
    Escribe un número de la lista, o una jugada tal como aparece allí entre [corchetes].
      v  ver otra vez la mesa     l  ver todas las jugadas     h  un consejo     q  dejar la partida     ?  esta ayuda

## El navegador

browser-tagline = Juegos de cartas con tesoros, entre amigos o contra bots
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
browser-players = { $least }–{ $most } jugadores
browser-minutes = { $minutes } min
browser-age = a partir de { $age } años
browser-ours = estimación nuestra; el reglamento no lo dice
browser-seconds = { $seconds } segundos
browser-play = Jugar ya
browser-play-game = { $game }: jugar ya contra bots
browser-dealing = Repartiendo…
browser-friends = Con amigos
browser-friends-game = { $game }: jugar con amigos
browser-rules-of = Reglas de { $game }
booklet-printed = impreso
booklet-source = otra fuente
booklet-ours = nuestro
booklet-printed-text = Está impreso en el reglamento.
booklet-source-text = No está en el reglamento. Viene de las propias cartas o de reseñas del juego.
booklet-ours-text = Aquí el reglamento calla o deja algo sin aclarar. Lo hemos decidido, y decimos por qué.
booklet-where = De dónde viene { $rule }: { $origin }
booklet-at = En el reglamento: «{ $place }»
booklet-why = Motivos comunes a varios juegos
    .asks = Si solo hay una respuesta posible, la mesa no la espera.
    .points = Aquí el reglamento no tiene puntos. Son solo para las estadísticas.
    .shared = El reglamento no resuelve todos los empates. Lo que deja abierto es una victoria compartida.
    .torn = Aquí la copia está rota. Lo que aún se lee encaja con esta regla; el resto es nuestra lectura.
booklet-measured = Medido con bots rápidos (partidas: { $games }, jugadores: { $players }).
booklet-effect = Con «{ $choice }», quien empieza gana { $with } de cada 1000 partidas, normalmente { $usual } (± { $error }); decisiones por partida: { $length }, normalmente { $before }.
booklet-about = Sobre este juego
booklet-story = La historia
booklet-primer = ¿Tus primeras bazas?
booklet-box = Así viene en la caja
booklet-tip = Un consejo
booklet-note = Conviene saber
booklet-by = De { $authors }.
booklet-publisher = { $publisher } publica el juego.
booklet-languages = Idiomas del reglamento: { $languages }.
booklet-key = De dónde viene una regla
booklet-contents = Índice
booklet-topics = Palabras con las que se busca en las reglas
    .empty = vacío, agotado, se acaba, mazo vacío, no quedan cartas
    .end = fin, final, último turno, última ronda, terminar
    .follow = asistir, seguir el color, servir
    .give = dar, regalar, pasar, cambiar, intercambiar
    .kind = tipo, forma, símbolo
    .lose = perder, pierde, perdedor, pérdida, penalización
    .most = mayoría, más
    .must = debe, deber, puede, obligado, obligatorio, opcional, negarse
    .rest = resto, sobra, sobrante
    .round = ronda, rondas, cuántas rondas, partida, expedición
    .secret = secreto, oculto, mirar, ver, recordar, boca abajo
    .shuffle = barajar, mezclar
    .start = quién empieza, empezar, comenzar, primer jugador, quién reparte
    .steal = robar, quitar
    .stop = parar, plantarse, salir, irse, campamento, volver
    .task = pareja, escalera, serie
    .three = 3 jugadores, tres jugadores, para tres
    .tie = empate, empatar, igualdad, desempate
    .total = suma, total, sumar, contar, puntos, puntuación
    .two = 2 jugadores, dos jugadores, para dos
    .win = ganar, gana, ganador, victoria
booklet-find = Buscar en las reglas
booklet-found = { $count ->
    [0] no se ha encontrado nada
    [one] { $count } regla encontrada
    [many] { $count } reglas encontradas
   *[other] { $count } reglas encontradas
}
booklet-print = Imprimir
booklet-link = Enlace a { $rule }
booklet-table = Esta mesa
booklet-as-usual = No hay cambios: vale todo lo que está en esta página.
booklet-changed = Distinto en esta mesa
booklet-off = En esta mesa no
booklet-chosen = { $option }: { $value }
booklet-cards = Todas las cartas
booklet-cards-text = En esta mesa algunas pueden ser distintas.
booklet-examples = Ejemplos del reglamento
booklet-examples-text = El reglamento los cuenta con palabras. Las cartas que no nombra son nuestras.
booklet-no-examples = Este reglamento no trae ningún ejemplo.
booklet-example = Ejemplo { $number }
booklet-start = Así empieza.
booklet-step = Paso { $step } de { $steps }
booklet-back = Paso anterior
booklet-next = Paso siguiente
booklet-decisions = Lo que hemos decidido
booklet-terms = Las palabras del reglamento
booklet-unknown = No hay ninguna regla «{ $rule }» en { $game }: las reglas van de { $first } a { $last }.
browser-join = Unirse con un código o un enlace
browser-join-go = Unirse
browser-join-bad = Un código tiene seis letras o cifras.
browser-my-tables = Mis mesas
browser-phase-open = esperando jugadores
browser-phase-playing = en juego
browser-phase-over = terminada
browser-phase-closed = cerrada
browser-no-unfinished = Todas tus partidas han terminado.
browser-continue = Continuar
browser-all-games = Todas mis partidas ({ $count })
browser-with = con { $names }
browser-your-turn = Te toca
browser-turn-of = Le toca a { $name }
browser-bots-count = Jugadores
browser-bots-level = Nivel de los bots
browser-bots = Rivales: { $count }, { $level }. Cambiar…
browser-guest = Visitante
browser-settings = Ajustes

# navegador: una mesa nueva y la sala
browser-new = { $game } con amigos
browser-new-players = Jugadores
browser-new-more = Más opciones
browser-new-pace = Velocidad de los bots
browser-new-clock = Tiempo por decisión
browser-new-no-clock = sin límite
browser-new-chat = Chat libre entre jugadores (si no, solo frases hechas y pegatinas)
browser-new-private = Solo quien tenga el enlace puede ver la mesa
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
browser-seat-open-text = esperando a alguien
browser-seat-you = tú
browser-seat-person = persona
browser-seat-bot = bot, { $level }
browser-seat-host = anfitrión
browser-seat-away = ausente
browser-seat-stand-in = juega un bot
browser-seat-thinks = le toca decidir
browser-seat-who = Quién ocupa el asiento { $number }
browser-seat-up = Mover a { $name } un puesto más arriba
browser-sit = Sentarse
browser-sit-at = Sentarse en el asiento { $number }
browser-stand-up = Levantarse
browser-level-1 = muy fácil
browser-level-2 = fácil
browser-level-3 = medio
browser-level-4 = bueno
browser-level-5 = fuerte
browser-level-6 = el más fuerte
browser-options = Opciones
browser-options-kept = Las opciones son las mismas que en tu última mesa.
browser-options-sent = Estas opciones vienen del enlace.
browser-options-odd = Una parte del enlace no vale para este juego y se ha dejado fuera.
browser-options-reset = Restablecer las opciones
browser-options-share = Compartir estas opciones
browser-starts = ¿Quién empieza?
browser-fair = Un reparto limpio
browser-fair-text = Un secreto ya ha decidido las cartas, y este número lo sella. Añade unas palabras tuyas, y nadie habrá podido elegir un secreto que le favorezca.
browser-word = Tus palabras
browser-words = Palabras hasta ahora: { $words }
browser-start = Empezar la partida
browser-start-text = { $open ->
    [0] Ya están todos.
    [one] Hay un asiento libre; lo ocupará un bot.
    [many] Hay { $open } asientos libres; los ocuparán bots.
   *[other] Hay { $open } asientos libres; los ocuparán bots.
}
browser-lobby-sit = Siéntate en un asiento libre, o mira desde aquí.
browser-lobby-wait = El anfitrión empezará la partida.
browser-lobby-full = Todos los asientos están ocupados.
browser-new-grace = Esperar a quien no está
browser-new-grace-never = lo que haga falta
browser-level-careful = prudente
browser-level-bold = audaz
browser-level-greedy = codicioso
browser-level-schemer = astuto
browser-level-trader = le gusta comerciar
browser-level-blocker = le gusta bloquear
browser-level-collector = le gusta coleccionar
browser-level-giver = le gusta regalar
browser-level-thief = amigo de lo ajeno
browser-level-hoarder = le gusta acumular
browser-level-bluffer = le gusta farolear
browser-bots-who = Los bots
browser-bots-plays = { $name } juega
browser-bots-mixed = variado, según el nivel

# navegador: la mesa
browser-board = Mesa
browser-log = Historial
browser-talk = Chat
browser-rules = Reglas
browser-no-rules = Este juego no trae reglas para leer.
browser-choose = Elige tu jugada
browser-wait = Espera a los demás
browser-skip = Saltar a mi turno
browser-missed = Mientras no estabas
browser-time-left = { $seconds ->
    [one] queda un segundo
    [many] quedan { $seconds } segundos
   *[other] quedan { $seconds } segundos
}
browser-since = Desde tu último turno
browser-setting-keys = Atajos de una sola tecla
browser-setting-notify = Avisarme cuando me toque
browser-notify-no = Este navegador no permite avisos aquí.
browser-moment = Un momento…
browser-undo = Deshacer
browser-why = ¿Por qué? { $rule }
browser-to-board = Ver la mesa
browser-to-scores = Ver los puntos
browser-ask-undo = { $moves ->
    [one] ¿Puede { $name } deshacer la última jugada?
    [many] ¿Puede { $name } deshacer las últimas { $moves } jugadas?
   *[other] ¿Puede { $name } deshacer las últimas { $moves } jugadas?
}
browser-ask-waiting = Para deshacer falta la respuesta de { $names }.
browser-leave = Dejar la partida
browser-leave-text = ¿Dejar la partida? Un bot jugará por ti, y puedes volver cuando quieras.
browser-close-table = Cerrar la mesa
browser-close-table-text = ¿Cerrar la mesa para todos y para siempre?
browser-watchers = { $count ->
    [one] { $count } persona está mirando.
    [many] { $count } personas están mirando.
   *[other] { $count } personas están mirando.
}
browser-watching = Estás mirando.
browser-reissue = Enlace nuevo para esta persona
browser-reissue-text = Para alguien que no consigue volver a entrar. El enlace anterior dejará de funcionar.
browser-keys = Teclas
    .digits = elegir de la primera a la novena carta o casilla
    .enter = hacer la jugada elegida
    .escape = elegir otra cosa
    .u = deshacer
    .l = ver la última baza, o el historial
    .t = leer la mesa en voz alta
    .i = ver en grande la carta seleccionada, con su regla
    .h = preguntar al entrenador
    .s = lo que ha pasado desde tu último turno
    .help = ver estas teclas
browser-talk-players = Solo los jugadores de la mesa pueden usar el chat.
browser-talk-text = Escribe algo
browser-talk-send = Enviar
browser-phrase-hello = ¡Hola!
browser-phrase-good-luck = ¡Suerte!
browser-phrase-your-turn = ¡Te toca!
browser-phrase-thinking = Déjame pensar…
browser-phrase-well-played = ¡Bien jugado!
browser-phrase-thank-you = ¡Gracias!
browser-phrase-oops = ¡Uy!
browser-phrase-lucky = ¡Qué suerte la mía!
browser-phrase-unlucky = ¡Qué mala suerte!
browser-phrase-wow = ¡Vaya!
browser-phrase-back-soon = Vuelvo enseguida.
browser-phrase-here-again = ¡Ya estoy aquí!
browser-phrase-once-more = ¿Otra partida?
browser-phrase-good-game = ¡Buena partida!
browser-phrase-bye = ¡Adiós!
browser-sticker-smile = una sonrisa
browser-sticker-laugh = una risa
browser-sticker-wink = un guiño
browser-sticker-think = una cara pensativa
browser-sticker-surprise = una cara de sorpresa
browser-sticker-cry = una cara llorando
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
browser-log-ordered = Los asientos han cambiado de orden.
browser-log-profile = Alguien ha cambiado de nombre.
browser-log-word = { $name } añade palabras al reparto.
browser-log-stand-in = Un bot toma el relevo de { $name }.
browser-log-back = { $name } ha vuelto.
browser-log-asked = { $name } pide deshacer.
browser-log-voted = { $name } ha contestado.
browser-log-undone = { $moves ->
    [one] { $name } ha deshecho una jugada.
    [many] { $name } ha vuelto atrás: { $moves } jugadas ya no cuentan.
   *[other] { $name } ha vuelto atrás: { $moves } jugadas ya no cuentan.
}
browser-log-reissued = El anfitrión ha dado un enlace nuevo a { $name }.
browser-log-closed = La mesa está cerrada.
browser-log-rematch = La siguiente mesa está abierta.
browser-away-wait = { $name } no está. Un bot toma el relevo en { $time }.
browser-away-call = Que un bot juegue ya por { $name }
browser-undo-declined = { $name }: no. Las jugadas se quedan como están.

# navegador: el final
browser-end = El final
browser-player = Jugador
browser-score = Puntos
browser-winner = gana
browser-moments = Lo que decidió la partida
browser-again = Jugar otra vez
browser-wins = Partidas ganadas hasta ahora
browser-so-far = Las partidas hasta ahora
browser-won = Ganadas
browser-again-changes = Jugar otra vez con cambios
browser-other-game = Otro juego
browser-next = Ir a la siguiente mesa
browser-record = Descargar la partida
browser-check-deal = Comprobar el reparto
browser-deal-good = El secreto coincide con el número que se mostró antes de la primera carta.
browser-deal-bad = ¡El secreto no coincide con el número que se mostró antes de la primera carta!
browser-deal-commitment = Mostrado antes de la partida:
browser-deal-secret = Secreto:
browser-deal-more = «karat verify» vuelve a repartir toda la partida, carta por carta.
browser-finale-win = ¡Ganas!
browser-finale-shared = ¡Compartes la victoria!
browser-finale-won = { $count ->
    [one] ¡Gana { $winners }!
    [many] ¡Ganan { $winners }!
   *[other] ¡Ganan { $winners }!
}
browser-finale-nobody = No gana nadie
browser-finale-level = Empate al final: { $score } cada uno.
browser-finale-place = Puesto { $place }
browser-finale-points = Tabla de puntos

# navegador: la conexión
browser-health-connecting = conectando…
browser-health-fine = con conexión
browser-health-slow = conexión lenta…
browser-health-lost = conexión perdida, probando otra vez…
browser-health-gone = el servidor no responde
browser-health-ended = sin conexión
browser-opening = Abriendo la mesa
browser-gone = No se puede conectar con el servidor
browser-gone-text = El servidor no responde. Tus mesas están a salvo allí, y seguimos intentándolo.
browser-try-now = Reintentar
browser-taken-over = Estás jugando en otra ventana
browser-taken-over-text = Tu asiento está abierto en otro sitio. Solo se puede jugar en una ventana a la vez.
browser-own-device = Jugar en otro dispositivo
browser-own-device-text = Abre este enlace en tu otro dispositivo y ocupará tu asiento. No lo compartas: quien lo tenga puede jugar por ti.
browser-take-back = Jugar aquí
browser-table-closed = La mesa está cerrada
browser-table-closed-text = La ha cerrado el anfitrión.
browser-table-deleted-text = Hacía mucho que nadie jugaba aquí, así que el servidor la ha borrado.
browser-removed = Tu asiento ha cambiado
browser-removed-text = El anfitrión ha dado tu asiento a otra persona o te ha enviado un enlace nuevo.
browser-look-again = Comprobar de nuevo
browser-no-table = Mesa no encontrada
browser-no-table-text = No hay ninguna mesa { $code } que puedas abrir. ¿Está bien el código?

# navegador: ajustes
browser-setting-language = Idioma
browser-setting-auto = el del navegador
browser-setting-theme = Claro u oscuro
browser-setting-theme-auto = como el dispositivo
browser-setting-theme-light = claro
browser-setting-theme-dark = oscuro
browser-setting-pace = Velocidad
browser-setting-pace-instant = al instante
browser-setting-pace-quick = rápida
browser-setting-pace-normal = normal
browser-setting-pace-slow = lenta
browser-setting-motion = Animaciones
browser-setting-motion-auto = como el dispositivo
browser-setting-motion-less = reducidas
browser-setting-text = Tamaño del texto
browser-setting-sound = Sonido
browser-setting-effects = Volumen de los efectos
browser-setting-music = Volumen de la música
browser-setting-confirm = Confirmar jugadas
browser-setting-confirm-always = siempre
browser-setting-confirm-risky = las arriesgadas
browser-setting-confirm-never = nunca

## Negativas: <game>-refusal-<reason>, o sin el juego lo que todos los juegos dicen igual. Lo que se teclea en la
## terminal queda como se teclea.

refusal-no-seat = No hay asiento { $seat }: los asientos van de 0 a { $last }.
refusal-over = La partida ha terminado.
refusal-not-your-turn = Es el turno de { $turn }.

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
learn-show = Muéstrame
learn-try = Prueba esto: { $move }
learn-hear = Oírlo otra vez
learn-voice = Leer en voz alta
learn-no-voice = Este dispositivo no tiene voz para tu idioma, así que hay que leerlo en voz alta.
learn-good = ¡Muy bien!
learn-finished = ¡Ya sabes jugar a { $game }!
learn-play = Jugar una partida de verdad
learn-once-more = Repetir la lección
learn-target = Pulsa ahora: { $name }
learn-of-done = Aprende { $game } jugando: { $done } de { $all } capítulos terminados
learn-title-chapter = Aprende { $game }: capítulo { $chapter }
learn-on = Seguir con el capítulo { $chapter }
learn-other = Se puede, pero aquí prueba otra cosa.
learn-rule = La regla
learn-more = Reglas que puedes encontrar más adelante
learn-puzzles = Problemas
learn-puzzles-of = { $game }: problemas
learn-puzzle-step = Problema { $step } de { $steps }
learn-puzzle-ask = ¡Encuentra la mejor jugada!
learn-puzzle-wrong = Hay una jugada mejor. ¡Mira otra vez!
learn-puzzle-right = ¡Es la mejor jugada! Gana unas { $best } de cada 100 veces; la segunda mejor, { $next }.
learn-puzzle-solved = Problema { $step }: resuelto
learn-puzzles-done = Problemas resueltos: { $done } de { $all }
learn-mistakes = Probar otra vez tus errores
learn-mistakes-of = { $game }: tus errores
learn-illegal = Aquí no se puede.

## Volver a ver, el entrenador y el análisis

replay-title = Volver a ver una partida
replay-again = Volver a ver
replay-drop = Suelta aquí el archivo de una partida.
replay-choose = Elegir un archivo
replay-code = O escribe el código de una mesa con la partida terminada
replay-watch = Ver
replay-bad = Este archivo no se puede mostrar. { $problem }
replay-none = Esta partida no se puede volver a ver
replay-none-text = Aún no ha terminado, o ya no está, o no está abierta para ti.
replay-first = Ir al principio
replay-back = Jugada anterior
replay-play = Reproducir
replay-pause = Pausa
replay-forward = Jugada siguiente
replay-last = Ir al final
replay-slider = Momento de la partida
replay-moment = Jugada { $move } de { $moves }.
replay-move = Jugada { $move }
replay-deal = El reparto.
replay-silent = No hay nada que ver en esta jugada.
replay-speed = Velocidad
replay-eyes = Punto de vista
replay-eyes-nobody = Como el público
replay-eyes-seat = Como { $name }
replay-eyes-open = Todas las cartas a la vista
replay-hands = Las cartas de los demás
replay-moves = Jugadas
replay-link = Enlace a este momento
replay-on = Seguir jugando desde aquí
replay-on-text = Una mesa nueva sigue desde este momento. Las cartas aún sin repartir se vuelven a barajar.
replay-on-seat = Tu asiento
replay-on-bots = Contra bots
replay-on-friends = Invitar a amigos
replay-on-over = Aquí la partida ya ha terminado. Vuelve a un momento anterior al final.
coach-ask = Preguntar al entrenador
coach-title = Lo que haría el entrenador
coach-thinking = El entrenador está pensando…
coach-alike = más o menos igual de bueno
coach-more = Todas las jugadas: { $count }
coach-odds = Riesgo con la próxima carta: { $percent } % ({ $caught } de { $cards }).
coach-allow = Con entrenador: todos pueden preguntar qué haría el bot más fuerte
analysis-way = Análisis
analysis-title = Lo que decidió la partida
analysis-about = { $game }, jugadas: { $moves }, victoria: { $winners }
analysis-looking = El bot más fuerte está mirando cada decisión: { $done } de { $of }.
analysis-best = { $who ->
    [you] Quien mejor jugó fuiste tú.
    [single] Quien mejor jugó fue { $names }.
    [some] El mejor juego, casi por igual: { $names }.
   *[all] Todos jugaron más o menos igual de bien.
}
analysis-luckiest = { $who ->
    [you] Quien más suerte tuvo fuiste tú.
    [single] Quien más suerte tuvo fue { $names }.
    [some] La mayor suerte, casi por igual: { $names }.
   *[all] La suerte estuvo más o menos repartida.
}
analysis-ahead = ¿Quién iba por delante?
analysis-certain = victoria segura
analysis-half = la mitad
analysis-hopeless = sin opciones
analysis-start = inicio
analysis-end = final
analysis-line = La línea muestra cuántas de 100 partidas ganaría cada uno desde ahí, con lo que sabía entonces. Unos bots rápidos las terminaron.
analysis-luck = { $who ->
    [you] Suerte para ti
   *[other] Suerte para { $name }
}
analysis-bad-luck = { $who ->
    [you] Mala suerte para ti
   *[other] Mala suerte para { $name }
}
analysis-mistake = { $who ->
    [you] Tu error
   *[other] El error de { $name }
}
analysis-moves = Jugado: { $move }. Mejor: { $best }.
analysis-only = Mejor: { $best }.
analysis-wins = gana { $win } de 10
analysis-tens = { $win } de 10
analysis-less = un poco menos
analysis-more = un poco más
analysis-from-to = Gana { $before } de 10 partidas antes, { $after } de 10 después.
analysis-watch = Ver la jugada { $move }
analysis-flawless = Ninguna jugada ni carta lo decidió por sí sola.
analysis-well = ¿Qué tal jugó cada uno?
analysis-scale = 100 = ningún error
analysis-won = ganó
analysis-count = Errores: { $count } en { $of } decisiones
analysis-shares = Suerte y habilidad
analysis-cost = costó
analysis-helped = ayudó
analysis-play = Juego
analysis-fortune = Suerte
analysis-size = { $size ->
    [much] ayudó mucho
    [some] ayudó
    [hardly] casi nada
    [less] costó algo
   *[least] costó mucho
}
analysis-explain = La parte justa, el juego y la suerte, sumados, dan el resultado. El juego es lo que te costaron tus errores y lo que te dieron los de los demás. Lo que los errores no explican es suerte.
analysis-own-mistakes = Tus errores: { $count }
analysis-all-mistakes = Todos los errores: { $count }
analysis-whose = De quién son los errores
analysis-mine = Míos
analysis-all = Todos ({ $count })
analysis-made = Jugado
analysis-better = Mejor
analysis-alike = Más o menos igual de bueno
analysis-fairly = De esto estamos bastante seguros.
analysis-against = En contra de lo jugado: { $reasons }
analysis-told = El entrenador le habría dicho a { $name }: «{ $words }»
analysis-quoted = «{ $words }»
analysis-plain = Jugada muchas veces hasta el final, simplemente gana más a menudo.
analysis-again = Probar otra vez
analysis-clean = Aquí no se encontró ningún error claro.
analysis-error = Solo lo claramente peor cuenta como error: más de lo que explica el azar y más de lo que puede equivocarse el propio entrenador, que aquí es hasta { $points } de 100 partidas. Todo lo demás es «más o menos igual de bueno».
analysis-decisions = Todas las decisiones ({ $count })

## One device that goes round, the big screen, and statistics

pass-where = ¿Dónde se juega?
pass-where-apart = Cada uno en su dispositivo
pass-where-here = En este dispositivo
pass-where-screen = En una pantalla grande
pass-where-here-text = El dispositivo pasa de mano en mano. Deja un nombre vacío para un bot, o para alguien que llegue por el enlace.
pass-where-screen-text = Esta pantalla muestra la mesa, y cada teléfono, las cartas de una persona. Para sentarse basta con escanear un código.
pass-people = ¿Quién juega en este dispositivo?
pass-person = Nombre en el asiento { $number }
pass-nobody = bot o amigo
pass-one-more = Otra persona en este dispositivo
pass-too-few = Escribe al menos dos nombres.
pass-turn = { $name }: { $ask }
pass-curtain = Telón
pass-hand = Pasa el dispositivo a { $name }.
pass-taps = Soy { $name }
pass-edge-camp = en el campamento
pass-edge-undo = { $name } ha elegido. ¿Deshacer?
screen-hand = La mesa está en la pantalla grande: mostrar solo mi mano
screen-open = Abrir la pantalla grande
screen-join = Únete con este código: { $code }
screen-seat = Código QR para sentarse en el asiento { $number }
screen-seats = { $count ->
    [one] Queda { $count } asiento libre. Escanea su código y siéntate.
    [many] Quedan { $count } asientos libres. Escanea un código y siéntate.
   *[other] Quedan { $count } asientos libres. Escanea un código y siéntate.
}
stats-title = Estadísticas
stats-private = Las partidas jugadas en este dispositivo. Se quedan aquí, salvo que las guardes en un archivo.
stats-none = Todavía no ha terminado ninguna partida en este dispositivo.
stats-all = Todos los juegos
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
stats-rival = Rival de siempre
stats-against = ganadas { $won }, perdidas { $lost }
stats-average = Puntuación media: { $score }
stats-chart = Últimas puntuaciones: { $scores }
stats-chart-text = Puntuaciones de las últimas partidas; un punto grande es una victoria.
stats-list = Tus partidas, una por una
stats-lowest = Cuanto más bajo, mejor.
stats-export = Guardar en un archivo
stats-import = Añadir desde un archivo
stats-imported = { $count ->
    [one] Se ha añadido { $count } partida.
    [many] Se han añadido { $count } partidas.
   *[other] Se han añadido { $count } partidas.
}
stats-import-bad = Este archivo no contiene estadísticas de Karat, así que no se ha añadido nada.
stats-erase = Borrar todo
stats-erase-sure = ¿Borrar de verdad todos los resultados de este dispositivo?

## Lo que el servidor rechaza: refusal-<reason>, o refusal-<error> si no hay motivo

refusal-bad = Eso no funciona aquí, así que nada ha cambiado.
refusal-not-now = Ahora no se puede.
refusal-not-yours = Solo el anfitrión o un jugador de la mesa puede hacer eso.
refusal-not-found = Aquí nada se llama así.
refusal-mistake = El servidor ha cometido un error; nada ha cambiado.
refusal-no-table = Esa mesa no existe, o no está abierta para ti.
refusal-no-record = Esa partida no está aquí, o ya no está.
refusal-not-played-here = Este servidor no puede abrir esa partida ({ $problem }).
refusal-token-not-valid = Este enlace no es válido en esta mesa.
refusal-watching-link = Este enlace es solo para mirar.
refusal-only-here = Por ahora solo este dispositivo puede abrir la mesa. Para que entren otros, conéctalo a tu red e inicia Karat como «karat» o con --host 0.0.0.0.
refusal-slow-down = Demasiado de una vez. Espera un segundo.
refusal-too-many-tables = Demasiadas mesas nuevas de una vez. Espera un minuto.
refusal-too-many-replays = Mucha gente está viendo partidas en este momento. Vuelve dentro de un minuto.
refusal-too-many-sockets = Hay demasiados dispositivos de tu red conectados. Desconecta algunos o vuelve más tarde.
refusal-too-many-records = Demasiados archivos de una vez. Espera un minuto.
refusal-too-many-analyses = Se están analizando muchas partidas. Vuelve dentro de un minuto.
refusal-between = Debe ser un número entero del { $least } al { $most }.
refusal-in-all = En total pueden ser como máximo { $most }.
refusal-too-big = Es demasiado grande: como máximo { $most } bytes.
refusal-storage = El servidor no ha podido guardarlo, así que nada ha cambiado. Inténtalo otra vez.
refusal-disk-full = El disco del servidor está lleno, así que nada ha cambiado. Avisa a la persona que lleva el servidor.
refusal-only-players = Solo los jugadores de la mesa pueden hacer eso.
refusal-only-host = Solo el anfitrión puede hacer eso.
refusal-only-players-and-host = Solo los jugadores y el anfitrión pueden hacer eso.
refusal-no-seat-yet = Siéntate primero.
refusal-not-started = La partida aún no ha empezado.
refusal-started = La partida ya ha empezado.
refusal-game-not-over = La partida aún no ha terminado.
refusal-table-closed = La mesa está cerrada.
refusal-started-without-you = La partida ya ha empezado, pero puedes mirar.
refusal-seated-already = Ya tienes un asiento.
refusal-all-seats-taken = Todos los asientos están ocupados, pero puedes mirar.
refusal-seat-taken = Ese asiento ya no está libre.
refusal-only-bot-levels = Durante una partida solo se puede cambiar el nivel de un bot.
refusal-nobody-there = Ahí no hay nadie más.
refusal-too-many-guests = Ya ha pasado demasiada gente por esta mesa. Abre otra.
refusal-table-used-up = Han pasado demasiadas cosas en esta mesa. Puedes terminar la partida, pero nada más.
refusal-too-many-people = { $count ->
    [one] Ya hay { $count } persona en la mesa: demasiado para ese número de jugadores.
    [many] Ya hay { $count } personas en la mesa: demasiado para ese número de jugadores.
   *[other] Ya hay { $count } personas en la mesa: demasiado para ese número de jugadores.
}
refusal-name-unseen = El nombre necesita al menos una letra visible.
refusal-name-taken = Alguien en la mesa ya tiene ese nombre, o uno que se le parece.
refusal-late = Esa decisión ya no te corresponde.
refusal-too-many-undos = En esta partida se han deshecho demasiadas jugadas. Desde ahora, lo jugado cuenta.
refusal-someone-away = Desde entonces se ha descubierto algo, y no están todos para decir que sí.
refusal-no-move-yet = Todavía no has hecho ninguna jugada.
refusal-asked-already = Ya hay una petición para deshacer.
refusal-question-closed = Esa pregunta ya no está abierta.
refusal-agreed-already = Ya has dicho que sí.
refusal-nothing-to-read = El mensaje está vacío.
refusal-coach-busy = El entrenador tiene muchas preguntas por responder. Pregunta otra vez dentro de un minuto.
refusal-no-coach = En esta mesa no hay entrenador.
refusal-nothing-to-decide = Ahora no tienes nada que decidir.
refusal-record-not-json = No es el archivo de una partida: debería ser JSON.
refusal-record-not-well-made = No es una partida en el formato de Karat ({ $problem }).
refusal-record-does-not-replay = La partida que contiene no sigue las reglas ({ $problem }).
refusal-record-not-over = La partida que contiene aún no ha terminado.
refusal-still-here = Esa persona está aquí, o acaba de irse. Espera unos segundos.
refusal-waits-for-all = Esta mesa espera a todos, tarden lo que tarden.
