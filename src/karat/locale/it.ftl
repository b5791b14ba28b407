# Italiano; docs/words/it.md dice come parla. Un colore sta dopo «di colore», dopo «il» o dopo un nome maschile; davanti a 1, 8 e 11 l’articolo è l’.
# 1 … 5: a al con dal dalla del delle di e finora fra fuori in min nel nella per su sul sulla

## Ovunque

you = tu
seat = Posto { $number }
nothing = –
and = { $first } e { $last }
and-e = { $first } ed { $last }
and-i = { $first } e { $last }
turn = Tocca a te: { $ask }
waiting = { $count ->
    [one] { $names } sta pensando…
    [many] { $names } stanno pensando…
   *[other] { $names } stanno pensando…
}
won = { $you ->
    [seat] { $count ->
        [one] Hai vinto! Punti: { $scores }.
        [many] Vittoria condivisa: { $winners }! Punti: { $scores }.
       *[other] Vittoria condivisa: { $winners }! Punti: { $scores }.
    }
   *[none] { $count ->
        [0] Non vince nessuno. Punti: { $scores }.
        [one] Vince { $winners }! Punti: { $scores }.
        [many] Vittoria condivisa: { $winners }! Punti: { $scores }.
       *[other] Vittoria condivisa: { $winners }! Punti: { $scores }.
    }
}
score = { $name } { $score }
colour-red = rosso
colour-orange = arancione
colour-yellow = giallo
colour-green = verde
colour-blue = blu
colour-purple = viola
colour-pink = rosa
card = { $number ->
    [1] l’1
    [8] l’8
    [11] l’11
   *[other] il { $number }
} { $colour }
ask = scegli una mossa.

## Il terminale

terminal-title = { $game }, { $players } giocatori
terminal-begin = { $game }, { $players } giocatori. Hai il posto { $seat }. Scrivi ? per l’aiuto.
terminal-against = Al tavolo con te: { $names }.
terminal-bot = { $name } (posto { $seat }, { $level })
terminal-level = livello { $level }
terminal-commitment = Sigillo della distribuzione: { $commitment }
terminal-options = Opzioni di { $game }: con Invio resta quello che è tra parentesi quadre.
terminal-options-again = Le stesse opzioni un’altra volta: { $command }
terminal-options-link = Per il browser, dopo l’indirizzo del tuo server: { $link }
terminal-options-odd = «{ $answer }» non va bene qui. { $why }
terminal-options-choose = Scegli dall’elenco.
terminal-players = Giocatori
terminal-hand = La tua mano
terminal-log = Cronaca
terminal-moves = { $count ->
    [one] { $count } mossa
    [many] { $count } mosse
   *[other] { $count } mosse
}
terminal-moves-shown = { $shown } mosse su { $count }
terminal-more = … e altre { $count }: scrivi l per vederle tutte.
terminal-filter = scrivi parte di una mossa
terminal-your-move = La tua mossa
terminal-left = Hai lasciato la partita.
terminal-over = La partita è finita. Premi s per salvarla, q per uscire.
terminal-saved = Partita salvata in { $file }.
terminal-not-saved = Non è stato possibile salvare la partita: { $problem }
terminal-not-now = Ora non hai niente da decidere.
terminal-preparing = Preparo le regole (la prima volta ci vuole un po’)…
terminal-thinking = Sto pensando… (la prima volta ci vuole un po’)
terminal-hint = Che cosa ne pensa il bot più forte
terminal-hint-keys = Invio sceglie quella mossa, Esc chiude.
terminal-hint-win = vittorie: { $win }% ± { $error }
terminal-hint-line = { $move }: vittorie { $win }% ± { $error }. { $reasons }
terminal-quit = Lasciare la partita?
terminal-quit-keys = y per uscire, n per restare
terminal-key-hint = Consiglio
terminal-key-filter = Cerca
terminal-key-save = Salva
terminal-key-light = Tema
terminal-key-help = Aiuto
terminal-key-quit = Esci
terminal-help-keys = Tasti
terminal-help =
    ↑ ↓        scegli una mossa, o scrivi il suo numero
    Invio      gioca la mossa scelta
    /          cerca una mossa per parole o lettere; Esc chiude la ricerca
    h          un consiglio: tutte le mosse in ordine, con probabilità di vittoria e motivi
    PgUp PgDn  scorri il tavolo; con Maiusc, la cronaca
    s          salva la partita
    t          passa da chiaro a scuro e viceversa
    q          lascia la partita
terminal-help-plain =
    Scrivi un numero della lista, o una mossa come appare lì tra [parentesi quadre].
      v  mostra di nuovo il tavolo     l  elenca le mosse     h  un consiglio     q  lascia la partita     ?  questo aiuto

## Il browser

browser-tagline = Giochi di carte e tesori, con gli amici o contro i bot
browser-home = Inizio
browser-menu = Menu
browser-close = Chiudi
browser-cancel = Scegli altro
browser-more = Altro
browser-yes = Sì
browser-no = No
browser-save = Salva
browser-on = sì
browser-off = no
browser-nothing-here = Qui non c’è niente
browser-nothing-here-text = Questo indirizzo non porta da nessuna parte.

# Browser: pagina iniziale
browser-players = { $least }–{ $most } giocatori
browser-minutes = { $minutes } min
browser-age = da { $age } anni in su
browser-ours = stima nostra; il regolamento non lo dice
browser-seconds = { $seconds } secondi
browser-play = Gioca subito
browser-play-game = { $game }: gioca subito contro i bot
browser-dealing = Carte in arrivo…
browser-friends = Con gli amici
browser-friends-game = { $game }: gioca con gli amici
browser-rules-of = Regole di { $game }
booklet-printed = stampato
booklet-source = altra fonte
booklet-ours = nostro
booklet-printed-text = È stampato nel regolamento.
booklet-source-text = Non è nel regolamento. Viene dalle carte stesse o da recensioni del gioco.
booklet-ours-text = Qui il regolamento tace o lascia aperto qualcosa. Abbiamo deciso noi, e diciamo perché.
booklet-where = Da dove viene { $rule }: { $origin }
booklet-at = Nel regolamento: «{ $place }»
booklet-why = Motivi comuni a più giochi
    .asks = Se c’è una sola risposta possibile, il tavolo non la aspetta.
    .points = Qui il regolamento non ha punti. Servono solo per le statistiche.
    .shared = Il regolamento non scioglie ogni parità. Dove non lo fa, la vittoria è condivisa.
    .torn = Qui la copia è strappata. Ciò che si legge ancora va d’accordo con questa regola; il resto è la nostra lettura.
booklet-measured = Misurato con bot veloci (partite: { $games }, giocatori: { $players }).
booklet-effect = Con «{ $choice }» chi comincia vince { $with } volte su 1000, di solito { $usual } (± { $error }); decisioni per partita: { $length }, di solito { $before }.
booklet-about = A proposito di questo gioco
booklet-story = La storia
booklet-primer = Le tue prime prese?
booklet-box = Com’è nella scatola
booklet-tip = Un consiglio
booklet-note = Buono a sapersi
booklet-by = Di { $authors }.
booklet-publisher = { $publisher } pubblica il gioco.
booklet-languages = Lingue del regolamento: { $languages }.
booklet-key = Da dove viene una regola
booklet-contents = Indice
booklet-topics = Parole con cui si cerca nelle regole
    .empty = vuoto, esaurito, mazzo finito, carte finite, non bastano
    .end = fine, finisce, ultimo turno, ultimo round
    .follow = rispondere al seme, seguire il colore, obbligo di risposta
    .give = dare, regalare, cedere, passare, scambiare
    .kind = tipo, forma, simbolo
    .lose = perdere, perde, perdente, perdita, penalità
    .most = maggioranza, più
    .must = deve, dovere, può, obbligo, obbligatorio, facoltativo, rifiutare
    .rest = resto, avanzo, avanza, rimanente
    .round = round, turno, quanti round, mano, spedizione
    .secret = segreto, nascosto, guardare, vedere, ricordare, coperto
    .shuffle = mescolare, rimescolare
    .start = chi inizia, chi comincia, iniziare, primo giocatore, mazziere
    .steal = rubare, furto, togliere
    .stop = fermarsi, smettere, uscire, andarsene, campo, tornare
    .task = coppia, scala, serie
    .three = 3 giocatori, tre giocatori, in tre
    .tie = pareggio, parità, pari merito, spareggio
    .total = somma, totale, sommare, contare, punti, punteggio
    .two = 2 giocatori, due giocatori, in due
    .win = vincere, vince, vincitore, vittoria
booklet-find = Cerca nelle regole
booklet-found = { $count ->
    [0] nessun risultato
    [one] { $count } regola trovata
    [many] { $count } regole trovate
   *[other] { $count } regole trovate
}
booklet-print = Stampa
booklet-link = Link a { $rule }
booklet-table = Questo tavolo
booklet-as-usual = Niente è cambiato: vale tutto ciò che è in questa pagina.
booklet-changed = Diverso a questo tavolo
booklet-off = Non a questo tavolo
booklet-chosen = { $option }: { $value }
booklet-cards = Tutte le carte
booklet-cards-text = A questo tavolo alcune possono essere diverse.
booklet-examples = Esempi del regolamento
booklet-examples-text = Il regolamento li racconta a parole. Le carte che non nomina sono nostre.
booklet-no-examples = Questo regolamento non contiene esempi.
booklet-example = Esempio { $number }
booklet-start = Si comincia così.
booklet-step = Passo { $step } di { $steps }
booklet-back = Passo precedente
booklet-next = Passo seguente
booklet-decisions = Che cosa abbiamo deciso
booklet-terms = Le parole del regolamento
booklet-unknown = Non c’è nessuna regola «{ $rule }» in { $game }: le regole vanno da { $first } a { $last }.
browser-join = Entra con un codice o un link
browser-join-go = Entra
browser-join-bad = Un codice ha sei lettere o cifre.
browser-my-tables = I miei tavoli
browser-phase-open = in attesa di giocatori
browser-phase-playing = in corso
browser-phase-over = finito
browser-phase-closed = chiuso
browser-no-unfinished = Tutte le tue partite sono finite.
browser-continue = Continua
browser-all-games = Tutte le mie partite ({ $count })
browser-with = con { $names }
browser-your-turn = Tocca a te
browser-turn-of = Tocca a { $name }
browser-bots-count = Giocatori
browser-bots-level = Livello dei bot
browser-bots = Avversari: { $count }, { $level }. Cambia…
browser-guest = Ospite
browser-settings = Impostazioni

# Browser: un nuovo tavolo e la sala d’attesa
browser-new = { $game } con gli amici
browser-new-players = Giocatori
browser-new-more = Altre opzioni
browser-new-pace = Velocità dei bot
browser-new-clock = Tempo per decisione
browser-new-no-clock = senza limiti
browser-new-chat = Chat libera tra i giocatori (altrimenti solo frasi pronte e adesivi)
browser-new-private = Solo chi ha il link può vedere il tavolo
browser-new-open = Apri il tavolo
browser-name = Il tuo nome
browser-colour = La tua gemma
browser-gem-ruby = rubino
browser-gem-amber = ambra
browser-gem-topaz = topazio
browser-gem-emerald = smeraldo
browser-gem-turquoise = turchese
browser-gem-sapphire = zaffiro
browser-gem-amethyst = ametista
browser-gem-onyx = onice
browser-invite = Invita gli altri
browser-code = Codice: { $code }
browser-qr = Codice QR del link { $link }
browser-link = Link
browser-share = Condividi il link
browser-copied = Copiato
browser-seats = Posti
browser-seat-open = libero
browser-seat-open-text = in attesa di qualcuno
browser-seat-you = tu
browser-seat-person = persona
browser-seat-bot = bot, { $level }
browser-seat-host = ospita il tavolo
browser-seat-away = assente
browser-seat-stand-in = gioca un bot
browser-seat-thinks = di turno
browser-seat-who = Chi occupa il posto { $number }
browser-seat-up = Sposta { $name } più in alto
browser-sit = Siediti
browser-sit-at = Siediti al posto { $number }
browser-stand-up = Alzati
browser-level-1 = molto facile
browser-level-2 = facile
browser-level-3 = medio
browser-level-4 = buono
browser-level-5 = forte
browser-level-6 = il più forte
browser-options = Opzioni
browser-options-kept = Le opzioni sono le stesse del tuo ultimo tavolo.
browser-options-sent = Queste opzioni arrivano dal link.
browser-options-odd = Una parte del link non va bene per questo gioco ed è stata tralasciata.
browser-options-reset = Ripristina le opzioni
browser-options-share = Condividi queste opzioni
browser-starts = Chi comincia?
browser-fair = Carte mescolate onestamente
browser-fair-text = Un segreto ha già deciso le carte, e questo numero lo sigilla. Aggiungi qualche parola tua: nessuno avrà potuto scegliere un segreto a proprio vantaggio.
browser-word = Parole tue
browser-words = Parole finora: { $words }
browser-start = Inizia la partita
browser-start-text = { $open ->
    [0] Ci siete tutti.
    [one] Un posto è libero; lo prenderà un bot.
    [many] { $open } posti sono liberi; li prenderanno i bot.
   *[other] { $open } posti sono liberi; li prenderanno i bot.
}
browser-lobby-sit = Prendi un posto libero, o guarda da qui.
browser-lobby-wait = Chi ospita avvierà la partita.
browser-lobby-full = Tutti i posti sono occupati.
browser-new-grace = Aspettare chi è assente
browser-new-grace-never = quanto serve
browser-level-careful = prudente
browser-level-bold = audace
browser-level-greedy = avido
browser-level-schemer = astuto
browser-level-trader = ama scambiare
browser-level-blocker = ama bloccare
browser-level-collector = ama collezionare
browser-level-giver = ama regalare
browser-level-thief = ama rubare
browser-level-hoarder = ama accumulare
browser-level-bluffer = ama bluffare
browser-bots-who = I bot
browser-bots-plays = { $name } gioca
browser-bots-mixed = misti, secondo il livello

# Browser: il tavolo
browser-board = Tavolo
browser-log = Cronaca
browser-talk = Chat
browser-rules = Regole
browser-no-rules = Questo gioco non ha regole da leggere.
browser-choose = Scegli la tua mossa
browser-wait = Aspetta gli altri
browser-skip = Vai al mio turno
browser-missed = Mentre non c’eri
browser-time-left = { $seconds ->
    [one] manca un secondo
    [many] mancano { $seconds } secondi
   *[other] mancano { $seconds } secondi
}
browser-since = Dal tuo ultimo turno
browser-setting-keys = Scorciatoie con un solo tasto
browser-setting-notify = Avvisami quando tocca a me
browser-notify-no = Questo browser non permette notifiche qui.
browser-moment = Un momento…
browser-undo = Annulla
browser-why = Perché? { $rule }
browser-to-board = Guarda il tavolo
browser-to-scores = Guarda i punti
browser-ask-undo = { $moves ->
    [one] { $name } può annullare l’ultima mossa?
    [many] { $name } può annullare le ultime { $moves } mosse?
   *[other] { $name } può annullare le ultime { $moves } mosse?
}
browser-ask-waiting = Per annullare manca ancora il sì di { $names }.
browser-leave = Lascia la partita
browser-leave-text = Lasciare la partita? Un bot giocherà al posto tuo, e puoi tornare quando vuoi.
browser-close-table = Chiudi il tavolo
browser-close-table-text = Chiudere il tavolo per tutti, per sempre?
browser-watchers = { $count ->
    [one] { $count } persona guarda.
    [many] { $count } persone guardano.
   *[other] { $count } persone guardano.
}
browser-watching = Stai guardando.
browser-reissue = Nuovo link per questa persona
browser-reissue-text = Per chi non riesce più a rientrare. Il vecchio link smetterà di funzionare.
browser-keys = Tasti
    .digits = scegli dalla prima alla nona carta o casella
    .enter = fai la mossa scelta
    .escape = scegli altro
    .u = annulla
    .l = mostra l’ultima presa, o la cronaca
    .t = leggi il tavolo ad alta voce
    .i = mostra più grande la carta selezionata, con la sua regola
    .h = chiedi al coach
    .s = che cosa è successo dal tuo ultimo turno
    .help = mostra questi tasti
browser-talk-players = La chat è riservata a chi gioca al tavolo.
browser-talk-text = Scrivi qualcosa
browser-talk-send = Invia
browser-phrase-hello = Ciao!
browser-phrase-good-luck = Buona fortuna!
browser-phrase-your-turn = Tocca a te!
browser-phrase-thinking = Fammi pensare…
browser-phrase-well-played = Ben giocato!
browser-phrase-thank-you = Grazie!
browser-phrase-oops = Ops!
browser-phrase-lucky = Che fortuna che ho!
browser-phrase-unlucky = Che sfortuna!
browser-phrase-wow = Caspita!
browser-phrase-back-soon = Torno tra un minuto.
browser-phrase-here-again = Rieccomi!
browser-phrase-once-more = Un’altra partita?
browser-phrase-good-game = Bella partita!
browser-phrase-bye = A presto!
browser-sticker-smile = un sorriso
browser-sticker-laugh = una risata
browser-sticker-wink = un occhiolino
browser-sticker-think = una faccia pensierosa
browser-sticker-surprise = una faccia sorpresa
browser-sticker-cry = una faccia in lacrime
browser-sticker-heart = un cuore
browser-sticker-clap = un applauso
browser-sticker-gem = una gemma
browser-sticker-torch = una torcia
browser-sticker-crown = una corona
browser-sticker-sleep = una faccia addormentata
browser-log-said = { $name }: { $words }
browser-log-sat = { $name } si siede.
browser-log-left = { $name } si alza.
browser-log-seat = Un posto è cambiato.
browser-log-ordered = L’ordine dei posti è cambiato.
browser-log-profile = Qualcuno ha cambiato nome.
browser-log-word = { $name } aggiunge parole sue alla distribuzione.
browser-log-stand-in = Un bot gioca al posto di { $name }.
browser-log-back = { $name } è di ritorno.
browser-log-asked = { $name } chiede di annullare.
browser-log-voted = { $name } ha risposto.
browser-log-undone = { $moves ->
    [one] { $name } ha annullato una mossa.
    [many] { $name } torna indietro: { $moves } mosse non contano più.
   *[other] { $name } torna indietro: { $moves } mosse non contano più.
}
browser-log-reissued = Chi ospita ha dato un nuovo link a { $name }.
browser-log-closed = Il tavolo è chiuso.
browser-log-rematch = Il prossimo tavolo è aperto.
browser-away-wait = { $name } non c’è. Tra { $time } subentra un bot.
browser-away-call = Fai giocare subito un bot per { $name }
browser-undo-declined = { $name }: no. Le mosse restano.

# Browser: la fine
browser-end = La fine
browser-player = Giocatore
browser-score = Punti
browser-winner = vince
browser-moments = Che cosa ha deciso la partita
browser-again = Gioca ancora
browser-wins = Partite vinte finora
browser-so-far = Le partite finora
browser-won = Vinte
browser-again-changes = Gioca ancora con modifiche
browser-other-game = Un altro gioco
browser-next = Vai al prossimo tavolo
browser-record = Scarica la partita
browser-check-deal = Controlla le carte
browser-deal-good = Il segreto corrisponde al numero mostrato prima della prima carta.
browser-deal-bad = Il segreto non corrisponde al numero mostrato prima della prima carta!
browser-deal-commitment = Mostrato prima della partita:
browser-deal-secret = Segreto:
browser-deal-more = «karat verify» ridistribuisce tutta la partita, carta per carta.
browser-finale-win = Hai vinto!
browser-finale-shared = La vittoria è anche tua!
browser-finale-won = { $count ->
    [one] Vince { $winners }!
    [many] Vincono { $winners }!
   *[other] Vincono { $winners }!
}
browser-finale-nobody = Non vince nessuno
browser-finale-level = Pari alla fine: { $score } a testa.
browser-finale-place = { $place }º posto
browser-finale-points = Tabella dei punti

# Browser: la connessione
browser-health-connecting = connessione in corso…
browser-health-fine = connessione attiva
browser-health-slow = connessione lenta…
browser-health-lost = connessione persa, nuovo tentativo…
browser-health-gone = il server non risponde
browser-health-ended = nessuna connessione
browser-opening = Apertura del tavolo
browser-gone = Server non raggiungibile
browser-gone-text = Il server non risponde. I tuoi tavoli lì sono al sicuro, e continuiamo a provare.
browser-try-now = Riprova ora
browser-taken-over = Stai giocando in un’altra finestra
browser-taken-over-text = Il tuo posto è aperto altrove. Si può giocare in una sola finestra alla volta.
browser-own-device = Gioca su un altro dispositivo
browser-own-device-text = Apri questo link sull’altro tuo dispositivo e prenderà il tuo posto. Tienilo per te: chi ce l’ha può giocare al posto tuo.
browser-take-back = Gioca qui
browser-table-closed = Il tavolo è chiuso
browser-table-closed-text = Chi ospita lo ha chiuso.
browser-table-deleted-text = Nessuno vi giocava da molto tempo, perciò il server lo ha eliminato.
browser-removed = Il tuo posto è cambiato
browser-removed-text = Chi ospita ha dato il tuo posto ad altri o ti ha mandato un nuovo link.
browser-look-again = Ricontrolla
browser-no-table = Tavolo non trovato
browser-no-table-text = Non c’è un tavolo { $code } che tu possa aprire. Il codice è giusto?

# Browser: impostazioni
browser-setting-language = Lingua
browser-setting-auto = come nel browser
browser-setting-theme = Chiaro o scuro
browser-setting-theme-auto = come sul dispositivo
browser-setting-theme-light = chiaro
browser-setting-theme-dark = scuro
browser-setting-pace = Velocità
browser-setting-pace-instant = immediata
browser-setting-pace-quick = veloce
browser-setting-pace-normal = normale
browser-setting-pace-slow = lenta
browser-setting-motion = Animazioni
browser-setting-motion-auto = come sul dispositivo
browser-setting-motion-less = ridotte
browser-setting-text = Dimensione del testo
browser-setting-sound = Suono
browser-setting-effects = Volume degli effetti
browser-setting-music = Volume della musica
browser-setting-confirm = Conferma le mosse
browser-setting-confirm-always = sempre
browser-setting-confirm-risky = quelle rischiose
browser-setting-confirm-never = mai

## Rifiuti: <game>-refusal-<reason>, o senza il gioco quel che tutti i giochi dicono uguale. Ciò che si scrive nel
## terminale resta come si scrive.

refusal-no-seat = Il posto { $seat } non c’è: i posti vanno da 0 a { $last }.
refusal-over = La partita è finita.
refusal-not-your-turn = È il turno di { $turn }.

## Imparare

learn-way = Impara
learn-of = Impara { $game } giocando
learn-title = Impara { $game }
learn-step = Passo { $step } di { $steps }
learn-steps = Passi della lezione
learn-go-on = Avanti
learn-back = Indietro
learn-again = Di nuovo
learn-skip = Salta
learn-show = Fammi vedere
learn-try = Prova così: { $move }
learn-hear = Ascolta ancora
learn-voice = Leggi ad alta voce
learn-no-voice = Questo dispositivo non ha una voce per la tua lingua: leggete ad alta voce.
learn-good = Ottimo!
learn-finished = Ora sai giocare a { $game }!
learn-play = Gioca una partita vera
learn-once-more = Ripeti la lezione
learn-target = Premi ora: { $name }
learn-of-done = Impara { $game } giocando, capitoli finiti: { $done } su { $all }
learn-title-chapter = Impara { $game }: capitolo { $chapter }
learn-on = Continua con il capitolo { $chapter }
learn-other = Si può, ma qui prova qualcos’altro.
learn-rule = La regola
learn-more = Regole che puoi incontrare più avanti
learn-puzzles = Problemi
learn-puzzles-of = { $game }: problemi
learn-puzzle-step = Problema { $step } di { $steps }
learn-puzzle-ask = Trova la mossa migliore!
learn-puzzle-wrong = C’è una mossa migliore. Guarda ancora!
learn-puzzle-right = È la mossa migliore! Vince circa { $best } volte su 100, la seconda { $next }.
learn-puzzle-solved = Problema { $step }: risolto
learn-puzzles-done = Problemi risolti: { $done } di { $all }
learn-mistakes = Riprova i tuoi errori
learn-mistakes-of = { $game }: i tuoi errori
learn-illegal = Qui non si può.

## Rivedere, il coach e l’analisi

replay-title = Rivedi una partita
replay-again = Rivedi
replay-drop = Trascina qui il file di una partita.
replay-choose = Scegli un file
replay-code = O scrivi il codice di un tavolo dove la partita è finita
replay-watch = Guarda
replay-bad = Questo file non si può mostrare. { $problem }
replay-none = Questa partita non si può rivedere
replay-none-text = Non è ancora finita, o non c’è più, o non è aperta per te.
replay-first = Vai all’inizio
replay-back = Mossa precedente
replay-play = Riproduci
replay-pause = Pausa
replay-forward = Mossa seguente
replay-last = Vai alla fine
replay-slider = Momento della partita
replay-moment = Mossa { $move } di { $moves }.
replay-move = Mossa { $move }
replay-deal = La distribuzione.
replay-silent = Niente da vedere in questa mossa.
replay-speed = Velocità
replay-eyes = Punto di vista
replay-eyes-nobody = Come il pubblico
replay-eyes-seat = Come { $name }
replay-eyes-open = Tutte le carte scoperte
replay-hands = Le carte degli altri
replay-moves = Mosse
replay-link = Link a questo momento
replay-on = Continua a giocare da qui
replay-on-text = Un nuovo tavolo riprende da questo momento. Le carte ancora da distribuire vengono rimescolate.
replay-on-seat = Il tuo posto
replay-on-bots = Contro i bot
replay-on-friends = Invita amici
replay-on-over = Qui la partita è finita. Torna a un momento prima della fine.
coach-ask = Chiedi al coach
coach-title = Che cosa farebbe il coach
coach-thinking = Il coach sta pensando…
coach-alike = più o meno altrettanto buono
coach-more = Tutte le mosse: { $count }
coach-odds = Rischio con la prossima carta: { $percent }% ({ $caught } su { $cards }).
coach-allow = Con un coach: tutti possono chiedere che cosa farebbe il bot più forte
analysis-way = Analisi
analysis-title = Che cosa ha deciso la partita
analysis-about = { $game }, mosse: { $moves }, vittoria: { $winners }
analysis-looking = Il bot più forte sta guardando ogni decisione: { $done } su { $of }.
analysis-best = { $who ->
    [you] Chi ha giocato meglio sei tu.
    [single] Chi ha giocato meglio è { $names }.
    [some] Il gioco migliore, quasi alla pari: { $names }.
   *[all] Tutti hanno giocato più o meno allo stesso livello.
}
analysis-luckiest = { $who ->
    [you] Chi ha avuto più fortuna sei tu.
    [single] Chi ha avuto più fortuna è { $names }.
    [some] Più fortuna, quasi alla pari: { $names }.
   *[all] La fortuna è stata più o meno pari.
}
analysis-ahead = Chi era in testa?
analysis-certain = vittoria sicura
analysis-half = metà
analysis-hopeless = nessuna speranza
analysis-start = inizio
analysis-end = fine
analysis-line = La linea mostra quante partite su 100 ciascuno vincerebbe da lì, con ciò che sapeva allora. Le hanno finite dei bot veloci.
analysis-luck = { $who ->
    [you] Fortuna per te
   *[other] Fortuna per { $name }
}
analysis-bad-luck = { $who ->
    [you] Sfortuna per te
   *[other] Sfortuna per { $name }
}
analysis-mistake = { $who ->
    [you] Il tuo errore
   *[other] Errore di { $name }
}
analysis-moves = Giocato: { $move }. Meglio: { $best }.
analysis-only = Meglio: { $best }.
analysis-wins = vince { $win } su 10
analysis-tens = { $win } su 10
analysis-less = un po’ meno
analysis-more = un po’ di più
analysis-from-to = Vince { $before } su 10 prima, { $after } su 10 dopo.
analysis-watch = Guarda la mossa { $move }
analysis-flawless = Nessuna mossa e nessuna carta ha deciso da sola la partita.
analysis-well = Come ha giocato ciascuno?
analysis-scale = 100 = nessun errore
analysis-won = ha vinto
analysis-count = Errori: { $count } su { $of } decisioni
analysis-shares = Fortuna e abilità
analysis-cost = è costato
analysis-helped = ha aiutato
analysis-play = Gioco
analysis-fortune = Fortuna
analysis-size = { $size ->
    [much] molto aiuto
    [some] aiuto
    [hardly] quasi nulla
    [less] qualche danno
   *[least] molto danno
}
analysis-explain = Una quota equa, il gioco e la fortuna danno insieme il risultato. Il gioco è quanto ti sono costati i tuoi errori e quanto ti hanno dato quelli degli altri. Quello che gli errori non spiegano è fortuna.
analysis-own-mistakes = I tuoi errori: { $count }
analysis-all-mistakes = Tutti gli errori: { $count }
analysis-whose = Errori di chi
analysis-mine = Miei
analysis-all = Tutti ({ $count })
analysis-made = Giocato
analysis-better = Meglio
analysis-alike = Più o meno altrettanto buono
analysis-fairly = Ne siamo abbastanza sicuri.
analysis-against = Contro la mossa giocata: { $reasons }
analysis-told = Il coach avrebbe detto a { $name }: «{ $words }»
analysis-quoted = «{ $words }»
analysis-plain = Giocata molte volte fino alla fine, vince semplicemente più spesso.
analysis-again = Riprova
analysis-clean = Qui non è stato trovato nessun errore evidente.
analysis-error = Conta come errore solo ciò che è chiaramente peggiore: più di quanto spieghi il caso e più di quanto possa sbagliarsi il coach stesso, qui fino a { $points } su 100 partite. Tutto il resto è «più o meno altrettanto buono».
analysis-decisions = Tutte le decisioni ({ $count })

## One device that goes round, the big screen, and statistics

pass-where = Dove giocate?
pass-where-apart = Ognuno sul proprio dispositivo
pass-where-here = Su questo dispositivo
pass-where-screen = Su un grande schermo
pass-where-here-text = Il dispositivo passa di mano in mano. Lasciate vuoto un nome per un bot, o per qualcuno che arriverà con il link.
pass-where-screen-text = Questo schermo mostra il tavolo, e ogni telefono le carte di una persona. Inquadrate un codice per sedervi.
pass-people = Chi gioca su questo dispositivo?
pass-person = Nome al posto { $number }
pass-nobody = bot o amico
pass-one-more = Un’altra persona su questo dispositivo
pass-too-few = Scrivete almeno due nomi.
pass-turn = { $name }: { $ask }
pass-curtain = Sipario
pass-hand = Passate il dispositivo a { $name }.
pass-taps = Sono { $name }
pass-edge-camp = al campo base
pass-edge-undo = { $name } ha scelto. Annullare?
screen-hand = Il tavolo è sul grande schermo: mostra solo la mia mano
screen-open = Apri il grande schermo
screen-join = Unisciti con questo codice: { $code }
screen-seat = Codice QR per sedersi al posto { $number }
screen-seats = { $count ->
    [one] { $count } posto è libero. Inquadra il codice e siediti.
    [many] { $count } posti sono liberi. Inquadra un codice e siediti.
   *[other] { $count } posti sono liberi. Inquadra un codice e siediti.
}
stats-title = Statistiche
stats-private = Le partite giocate su questo dispositivo. Restano qui, a meno che tu non le salvi in un file.
stats-none = Su questo dispositivo non è ancora finita nessuna partita.
stats-all = Tutti i giochi
stats-games = { $count ->
    [one] { $count } partita
    [many] { $count } partite
   *[other] { $count } partite
}
stats-wins = { $count ->
    [one] { $count } vittoria
    [many] { $count } vittorie
   *[other] { $count } vittorie
}
stats-rival = Rivale di sempre
stats-against = vinte { $won }, perse { $lost }
stats-average = Punteggio medio: { $score }
stats-chart = Ultimi punteggi: { $scores }
stats-chart-text = Punteggi delle ultime partite; un punto grande è una vittoria.
stats-list = Le tue partite, una per una
stats-lowest = Più basso è, meglio è.
stats-export = Salva in un file
stats-import = Aggiungi da un file
stats-imported = { $count ->
    [one] È stata aggiunta { $count } partita.
    [many] Sono state aggiunte { $count } partite.
   *[other] Sono state aggiunte { $count } partite.
}
stats-import-bad = Questo file non contiene statistiche di Karat, quindi non è stato aggiunto nulla.
stats-erase = Cancella tutto
stats-erase-sure = Cancellare davvero tutti i risultati di questo dispositivo?

## Che cosa rifiuta il server: refusal-<reason>, o refusal-<error> dove non c’è un motivo

refusal-bad = Qui non funziona, quindi non è cambiato niente.
refusal-not-now = Adesso non si può.
refusal-not-yours = Può farlo solo chi ospita o chi gioca al tavolo.
refusal-not-found = Qui niente ha questo nome.
refusal-mistake = Il server ha fatto un errore; non è cambiato niente.
refusal-no-table = Quel tavolo non c’è, o non è aperto per te.
refusal-no-record = Questa partita qui non c’è, o non c’è più.
refusal-not-played-here = Questo server non può aprire quella partita ({ $problem }).
refusal-token-not-valid = Questo link non è valido a questo tavolo.
refusal-watching-link = Questo link serve solo per guardare.
refusal-only-here = Per ora solo questo dispositivo può aprire il tavolo. Per far entrare altri, collegalo alla tua rete e avvia Karat come «karat» o con --host 0.0.0.0.
refusal-slow-down = Troppe cose in una volta. Aspetta un secondo.
refusal-too-many-tables = Troppi tavoli nuovi in una volta. Aspetta un minuto.
refusal-too-many-replays = In questo momento si stanno rivedendo molte partite. Torna tra un minuto.
refusal-too-many-sockets = Troppi dispositivi della tua rete sono collegati. Scollegane qualcuno, o torna più tardi.
refusal-too-many-records = Troppi file in una volta. Aspetta un minuto.
refusal-too-many-analyses = Si stanno analizzando molte partite. Torna tra un minuto.
refusal-between = Dev’essere un numero intero da { $least } a { $most }.
refusal-in-all = In tutto possono essere al massimo { $most }.
refusal-too-big = È troppo grande: al massimo { $most } byte.
refusal-storage = Il server non è riuscito a salvare, quindi non è cambiato niente. Riprova.
refusal-disk-full = Il disco del server è pieno, quindi non è cambiato niente. Avvisa chi gestisce il server.
refusal-only-players = Può farlo solo chi gioca al tavolo.
refusal-only-host = Può farlo solo chi ospita.
refusal-only-players-and-host = Possono farlo solo chi gioca e chi ospita.
refusal-no-seat-yet = Prima siediti al tavolo.
refusal-not-started = La partita non è ancora iniziata.
refusal-started = La partita è già iniziata.
refusal-game-not-over = La partita non è ancora finita.
refusal-table-closed = Il tavolo è chiuso.
refusal-started-without-you = La partita è già iniziata, ma puoi guardare.
refusal-seated-already = Hai già un posto.
refusal-all-seats-taken = Tutti i posti sono occupati, ma puoi guardare.
refusal-seat-taken = Quel posto non è più libero.
refusal-only-bot-levels = Durante una partita si può cambiare solo il livello di un bot.
refusal-nobody-there = Lì non c’è nessun altro.
refusal-too-many-guests = Da questo tavolo sono passate troppe persone. Aprine uno nuovo.
refusal-table-used-up = A questo tavolo sono successe troppe cose. Puoi finire la partita, ma nient’altro.
refusal-too-many-people = { $count ->
    [one] Al tavolo c’è già { $count } persona: troppo per quel numero di giocatori.
    [many] Al tavolo ci sono già { $count } persone: troppe per quel numero di giocatori.
   *[other] Al tavolo ci sono già { $count } persone: troppe per quel numero di giocatori.
}
refusal-name-unseen = Il nome deve avere almeno una lettera visibile.
refusal-name-taken = Qualcuno al tavolo ha già questo nome, o uno che gli somiglia.
refusal-late = Questa decisione non spetta più a te.
refusal-too-many-undos = In questa partita sono state annullate troppe mosse. D’ora in poi una mossa fatta resta fatta.
refusal-someone-away = Da allora è stato rivelato qualcosa, e non ci sono tutti per dire di sì.
refusal-no-move-yet = Non hai ancora fatto nessuna mossa.
refusal-asked-already = C’è già una richiesta di annullare.
refusal-question-closed = Questa domanda non è più aperta.
refusal-agreed-already = Hai già detto di sì.
refusal-nothing-to-read = Il messaggio è vuoto.
refusal-coach-busy = Il coach ha molte domande a cui rispondere. Chiedi di nuovo tra un minuto.
refusal-no-coach = A questo tavolo non c’è un coach.
refusal-nothing-to-decide = Ora non hai niente da decidere.
refusal-record-not-json = Non è il file di una partita: dovrebbe essere JSON.
refusal-record-not-well-made = Non è una partita nel formato di Karat ({ $problem }).
refusal-record-does-not-replay = La partita che contiene non segue le regole ({ $problem }).
refusal-record-not-over = La partita che contiene non è ancora finita.
refusal-still-here = È qui, o manca solo da un attimo. Aspetta qualche secondo.
refusal-waits-for-all = Questo tavolo aspetta tutti, per quanto tempo serva.
