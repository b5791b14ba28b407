# Nederlands; docs/words/nl.md zegt hoe het spreekt. De woorden van de spellen zijn die van de gedrukte regels. Kleuren
# staan als los woord in een zin: ‘kaarten in rood’, nooit ‘rode’. Een naam krijgt nooit een s: ‘het kasteel van Ada’.
# 1 … 5: afgelegd afpakken blijft en erop ervan heeft in keer met min naar niet onder op terug uit van veilig voor waard weg

## Overal

you = jij
seat = plaats { $number }
nothing = –
and = { $first } en { $last }
and-e = { $first } en { $last }
and-i = { $first } en { $last }
turn = Jouw beurt: { $ask }
waiting = { $count ->
    [one] { $names } denkt na…
   *[other] { $names } denken na…
}
won = { $you ->
    [seat] { $count ->
        [one] Je wint! Eindstand: { $scores }.
       *[other] Jullie delen de overwinning: { $winners }! Eindstand: { $scores }.
    }
   *[none] { $count ->
        [0] Niemand wint. Eindstand: { $scores }.
        [one] { $winners } wint! Eindstand: { $scores }.
       *[other] { $winners } delen de overwinning! Eindstand: { $scores }.
    }
}
score = { $name } { $score }
colour-red = rood
colour-orange = oranje
colour-yellow = geel
colour-green = groen
colour-blue = blauw
colour-purple = paars
colour-pink = roze
card = { $colour } { $number }
ask = kies een zet.

## De terminal

terminal-title = { $game }, { $players } spelers
terminal-begin = { $game }, { $players } spelers. Je zit op plaats { $seat }. Typ ? voor hulp.
terminal-against = Ook aan tafel: { $names }.
terminal-bot = { $name } (plaats { $seat }, { $level })
terminal-level = niveau { $level }
terminal-commitment = Zegel van de kaartverdeling: { $commitment }
terminal-options = Opties van { $game }: druk op Enter om te houden wat tussen haakjes staat.
terminal-options-again = Dezelfde opties een volgende keer: { $command }
terminal-options-link = Voor de browser, achter het adres van je server: { $link }
terminal-options-odd = ‘{ $answer }’ past hier niet. { $why }
terminal-options-choose = Kies iets uit de lijst.
terminal-players = Spelers
terminal-hand = Je hand
terminal-log = Verloop
terminal-moves = { $count ->
    [one] { $count } zet
   *[other] { $count } zetten
}
terminal-moves-shown = { $shown } van { $count } zetten
terminal-more = … en nog { $count }: typ l om ze allemaal te zien.
terminal-filter = typ een deel van een zet
terminal-your-move = Jouw zet
terminal-left = Je hebt het spel verlaten.
terminal-over = Het spel is afgelopen. Druk op s om het verslag te bewaren, op q om te stoppen.
terminal-saved = Verslag bewaard als { $file }.
terminal-not-saved = Het verslag kon niet worden bewaard: { $problem }
terminal-not-now = Je hebt nu niets te beslissen.
terminal-preparing = De regels worden klaargezet (de eerste keer duurt dat even)…
terminal-thinking = Even denken… (de eerste keer duurt dat even)
terminal-hint = Wat de sterkste bot ervan vindt
terminal-hint-keys = Enter kiest die zet, Esc sluit.
terminal-hint-win = wint { $win }% (± { $error })
terminal-hint-line = { $move }: wint { $win }% (± { $error }). { $reasons }
terminal-quit = Het spel verlaten?
terminal-quit-keys = y om weg te gaan, n om te blijven
terminal-key-hint = Tip
terminal-key-filter = Zoeken
terminal-key-save = Bewaren
terminal-key-light = Thema
terminal-key-help = Hulp
terminal-key-quit = Stoppen
terminal-help-keys = Toetsen
terminal-help =
    ↑ ↓        kies een zet, of typ het nummer
    Enter      doe de gekozen zet
    /          zoek een zet op woorden of letters; Esc stopt het zoeken
    h          een tip: alle zetten op volgorde, met winstkans en redenen
    PgUp PgDn  verschuif de tafel, met Shift het verloop
    s          bewaar het verslag van het spel
    t          wissel tussen licht en donker
    q          verlaat het spel
terminal-help-plain =
    Typ een nummer uit de lijst, of een zet zoals die daar tussen [haken] staat.
      v  toon de tafel opnieuw     l  toon alle zetten     h  een tip     q  verlaat het spel     ?  deze hulp

## De browser

browser-tagline = Kaartspellen vol schatten, met vrienden of tegen bots
browser-home = Start
browser-menu = Menu
browser-close = Sluiten
browser-cancel = Iets anders kiezen
browser-more = Meer
browser-yes = Ja
browser-no = Nee
browser-save = Bewaren
browser-on = ja
browser-off = nee
browser-nothing-here = Hier is niets
browser-nothing-here-text = Dit adres leidt nergens heen.

# browser: begin
browser-players = { $least }–{ $most } spelers
browser-minutes = { $minutes } min
browser-age = vanaf { $age } jaar
browser-ours = onze schatting; het boekje zegt het niet
browser-seconds = { $seconds } seconden
browser-play = Nu spelen
browser-play-game = { $game }: nu tegen bots spelen
browser-dealing = Kaarten geven…
browser-friends = Met vrienden
browser-friends-game = { $game }: met vrienden spelen
browser-rules-of = Regels van { $game }
booklet-printed = gedrukt
booklet-source = andere bron
booklet-ours = van ons
booklet-printed-text = Het staat in het gedrukte boekje.
booklet-source-text = Het staat niet in het boekje. Het komt van de kaarten zelf of uit besprekingen van het spel.
booklet-ours-text = Het boekje zwijgt hier of laat iets open. Wij hebben een keuze gemaakt en zeggen waarom.
booklet-where = Waar { $rule } vandaan komt: { $origin }
booklet-at = In het boekje: ‘{ $place }’
booklet-why = Redenen die voor meer spellen gelden
    .asks = Als er maar één antwoord mogelijk is, wacht de tafel er niet op.
    .points = Punten staan hier niet in het boekje. Ze zijn alleen voor de statistiek.
    .shared = Het boekje beslist niet elk gelijkspel. Wat het open laat, is een gedeelde overwinning.
    .torn = Hier is de scan gescheurd. Wat nog te lezen is, past bij deze regel; de rest is onze lezing.
booklet-measured = Gemeten met snelle bots (spellen: { $games }, spelers: { $players }).
booklet-effect = Met ‘{ $choice }’ wint de startspeler { $with } van 1000 spellen, anders { $usual } (± { $error }); beslissingen per spel: { $length }, anders { $before }.
booklet-about = Over dit spel
booklet-story = Het verhaal
booklet-primer = Nog nooit slagen gespeeld?
booklet-box = Zo zit het in de doos
booklet-tip = Een tip
booklet-note = Goed om te weten
booklet-by = Van { $authors }.
booklet-publisher = { $publisher } geeft het uit.
booklet-languages = Talen van het boekje: { $languages }.
booklet-key = Waar een regel vandaan komt
booklet-contents = Inhoud
booklet-topics = Woorden waarmee in de regels wordt gezocht
    .empty = leeg, stapel op, op zijn, geen kaarten meer, tekort
    .end = einde, afgelopen, laatste beurt, laatste ronde
    .follow = bekennen, kleur bekennen, bedienen, kleur volgen
    .give = weggeven, doorgeven, geven, ruilen
    .kind = soort, vorm, symbool
    .lose = verliezen, verliest, verliezer, kwijt, strafpunten
    .most = meerderheid, meeste, hoogste
    .must = moet, moeten, mag, mogen, verplicht, weigeren
    .rest = rest, over, overblijven, resterend
    .round = ronde, rondes, hoeveel rondes, potje, expeditie
    .secret = geheim, verborgen, kijken, zien, onthouden, gedekt
    .shuffle = schudden, geschud, opnieuw schudden
    .start = wie begint, beginnen, startspeler, eerste speler, wie deelt
    .steal = stelen, afpakken, roven
    .stop = stoppen, ophouden, vertrekken, naar huis, kamp
    .task = paar, straat, reeks
    .three = 3 spelers, drie spelers, met zijn drieën
    .tie = gelijkspel, gelijke stand, gelijk, evenveel, even veel
    .total = som, totaal, optellen, tellen, punten, score
    .two = 2 spelers, twee spelers, met zijn tweeën
    .win = winnen, wint, winnaar, gewonnen
booklet-find = Zoek in de regels
booklet-found = { $count ->
    [0] niets gevonden
    [one] { $count } regel gevonden
   *[other] { $count } regels gevonden
}
booklet-print = Afdrukken
booklet-link = Link naar { $rule }
booklet-table = Deze tafel
booklet-as-usual = Er is niets veranderd: alles op deze pagina geldt.
booklet-changed = Anders aan deze tafel
booklet-off = Niet aan deze tafel
booklet-chosen = { $option }: { $value }
booklet-cards = Alle kaarten
booklet-cards-text = Aan deze tafel kunnen er een paar anders zijn.
booklet-examples = Voorbeelden uit het boekje
booklet-examples-text = Het boekje vertelt ze in woorden. Kaarten die het niet noemt, zijn van ons.
booklet-no-examples = In dit boekje staat geen voorbeeld.
booklet-example = Voorbeeld { $number }
booklet-start = Zo begint het.
booklet-step = Stap { $step } van { $steps }
booklet-back = Vorige stap
booklet-next = Volgende stap
booklet-decisions = Wat wij hebben besloten
booklet-terms = De woorden van het boekje
booklet-unknown = Er is geen regel ‘{ $rule }’ in { $game }: de regels gaan van { $first } tot en met { $last }.
browser-join = Meedoen met een code of een link
browser-join-go = Meedoen
browser-join-bad = Een code bestaat uit zes letters of cijfers.
browser-my-tables = Mijn tafels
browser-phase-open = wacht op spelers
browser-phase-playing = bezig
browser-phase-over = afgelopen
browser-phase-closed = gesloten
browser-no-unfinished = Al je spellen zijn afgelopen.
browser-continue = Verder spelen
browser-all-games = Al mijn spellen ({ $count })
browser-with = met { $names }
browser-your-turn = Jouw beurt
browser-turn-of = { $name } is aan de beurt
browser-bots-count = Spelers
browser-bots-level = Niveau van de bots
browser-bots = Tegenstanders: { $count }, { $level }. Wijzigen…
browser-guest = Gast
browser-settings = Instellingen

# browser: een nieuwe tafel en de lobby
browser-new = { $game } met vrienden
browser-new-players = Spelers
browser-new-more = Meer opties
browser-new-pace = Snelheid van de bots
browser-new-clock = Tijd per beslissing
browser-new-no-clock = geen limiet
browser-new-chat = Vrij chatten tussen spelers (anders alleen vaste zinnen en stickers)
browser-new-private = Alleen wie de link heeft, kan de tafel zien
browser-new-open = Tafel openen
browser-name = Je naam
browser-colour = Je edelsteen
browser-gem-ruby = robijn
browser-gem-amber = barnsteen
browser-gem-topaz = topaas
browser-gem-emerald = smaragd
browser-gem-turquoise = turkoois
browser-gem-sapphire = saffier
browser-gem-amethyst = amethist
browser-gem-onyx = onyx
browser-invite = Nodig de anderen uit
browser-code = Code: { $code }
browser-qr = QR-code voor de link { $link }
browser-link = Link
browser-share = Link delen
browser-copied = Gekopieerd
browser-seats = Plaatsen
browser-seat-open = vrij
browser-seat-open-text = wacht op een speler
browser-seat-you = jij
browser-seat-person = speler
browser-seat-bot = bot, { $level }
browser-seat-host = host
browser-seat-away = afwezig
browser-seat-stand-in = een bot speelt
browser-seat-thinks = denkt na
browser-seat-who = Speler op plaats { $number }
browser-seat-up = { $name } omhoog zetten
browser-sit = Gaan zitten
browser-sit-at = Op plaats { $number } gaan zitten
browser-stand-up = Opstaan
browser-level-1 = heel makkelijk
browser-level-2 = makkelijk
browser-level-3 = gemiddeld
browser-level-4 = goed
browser-level-5 = sterk
browser-level-6 = het sterkst
browser-options = Opties
browser-options-kept = De opties zijn dezelfde als aan je vorige tafel.
browser-options-sent = Deze opties kwamen met de link mee.
browser-options-odd = Een deel van de link past niet bij dit spel en is weggelaten.
browser-options-reset = Standaardopties herstellen
browser-options-share = Deze opties delen
browser-starts = Wie begint?
browser-fair = Eerlijk verdeeld
browser-fair-text = Een geheim heeft de kaarten al bepaald, en dit getal verzegelt het. Voeg zelf een paar woorden toe, en niemand kan een geheim in eigen voordeel hebben uitgekozen.
browser-word = Eigen woorden
browser-words = Woorden tot nu toe: { $words }
browser-start = Spel starten
browser-start-text = { $open ->
    [0] Iedereen is er.
    [one] Er is één plaats vrij; een bot neemt die over.
   *[other] Er zijn { $open } plaatsen vrij; bots nemen die over.
}
browser-lobby-sit = Neem een vrije plaats, of kijk vanaf hier mee.
browser-lobby-wait = De host start het spel.
browser-lobby-full = Alle plaatsen zijn bezet.
browser-new-grace = Wachten op spelers die weg zijn
browser-new-grace-never = zo lang als nodig is
browser-level-careful = voorzichtig
browser-level-bold = moedig
browser-level-greedy = hebberig
browser-level-schemer = sluw
browser-level-trader = ruilt graag
browser-level-blocker = blokkeert graag
browser-level-collector = verzamelt graag
browser-level-giver = geeft graag weg
browser-level-thief = pakt graag af
browser-level-hoarder = hamstert graag
browser-level-bluffer = bluft graag
browser-bots-who = De bots
browser-bots-plays = { $name } speelt
browser-bots-mixed = gemengd, naar niveau

# browser: de tafel
browser-board = Tafel
browser-log = Verloop
browser-talk = Chat
browser-rules = Regels
browser-no-rules = Van dit spel zijn er geen regels om te lezen.
browser-choose = Kies je zet
browser-wait = Wacht op de anderen
browser-skip = Naar mijn beurt
browser-missed = Terwijl je weg was
browser-time-left = { $seconds ->
    [one] nog één seconde
   *[other] nog { $seconds } seconden
}
browser-since = Sinds je laatste beurt
browser-setting-keys = Losse toetsen als sneltoets
browser-setting-notify = Laat het weten als ik aan de beurt ben
browser-notify-no = Deze browser staat hier geen meldingen toe.
browser-moment = Een ogenblik…
browser-undo = Terugnemen
browser-why = Waarom? { $rule }
browser-to-board = Tafel bekijken
browser-to-scores = Stand bekijken
browser-ask-undo = { $moves ->
    [one] Mag { $name } de laatste zet terugnemen?
   *[other] Mag { $name } de laatste { $moves } zetten terugnemen?
}
browser-ask-waiting = Wachten op toestemming van { $names } om terug te nemen.
browser-leave = Spel verlaten
browser-leave-text = Weggaan? Een bot neemt het van je over, en je kunt altijd terugkomen.
browser-close-table = Tafel sluiten
browser-close-table-text = De tafel voorgoed sluiten, voor iedereen?
browser-watchers = { $count ->
    [one] { $count } persoon kijkt mee.
   *[other] { $count } mensen kijken mee.
}
browser-watching = Je kijkt mee.
browser-reissue = Nieuwe link voor deze speler
browser-reissue-text = Voor een speler die er niet meer in kan. De oude link werkt dan niet meer.
browser-keys = Toetsen
    .digits = de eerste tot en met de negende kaart of plek kiezen
    .enter = de gekozen zet doen
    .escape = iets anders kiezen
    .u = terugnemen
    .l = de laatste slag of het verloop tonen
    .t = de tafel voorlezen
    .i = de geselecteerde kaart groter tonen, met de regel erbij
    .h = de coach om raad vragen
    .s = wat er sinds je laatste beurt is gebeurd
    .help = deze toetsen tonen
browser-talk-players = Alleen spelers kunnen aan tafel chatten.
browser-talk-text = Schrijf iets
browser-talk-send = Versturen
browser-phrase-hello = Hallo!
browser-phrase-good-luck = Veel succes!
browser-phrase-your-turn = Jij bent aan de beurt!
browser-phrase-thinking = Even denken…
browser-phrase-well-played = Goed gespeeld!
browser-phrase-thank-you = Dank je wel!
browser-phrase-oops = Oeps!
browser-phrase-lucky = Mazzel!
browser-phrase-unlucky = Wat een pech!
browser-phrase-wow = Wauw!
browser-phrase-back-soon = Zo terug.
browser-phrase-here-again = Ik ben er weer!
browser-phrase-once-more = Nog een potje?
browser-phrase-good-game = Leuk gespeeld!
browser-phrase-bye = Tot ziens!
browser-sticker-smile = een glimlach
browser-sticker-laugh = een schaterlach
browser-sticker-wink = een knipoog
browser-sticker-think = een nadenkend gezicht
browser-sticker-surprise = een verrast gezicht
browser-sticker-cry = een huilend gezicht
browser-sticker-heart = een hart
browser-sticker-clap = applaus
browser-sticker-gem = een edelsteen
browser-sticker-torch = een fakkel
browser-sticker-crown = een kroon
browser-sticker-sleep = een slapend gezicht
browser-log-said = { $name }: { $words }
browser-log-sat = { $name } gaat zitten.
browser-log-left = { $name } staat op.
browser-log-seat = Er is een plaats gewijzigd.
browser-log-ordered = De plaatsen hebben een nieuwe volgorde.
browser-log-profile = Een speler heeft een andere naam gekozen.
browser-log-word = { $name } voegt woorden toe aan de kaartverdeling.
browser-log-stand-in = Een bot neemt het over van { $name }.
browser-log-back = { $name } is terug.
browser-log-asked = { $name } wil iets terugnemen.
browser-log-voted = { $name } heeft geantwoord.
browser-log-undone = { $moves ->
    [one] { $name } heeft een zet teruggenomen.
   *[other] { $name } is teruggegaan: { $moves } zetten tellen niet meer.
}
browser-log-reissued = De host heeft de plaats van { $name } een nieuwe link gegeven.
browser-log-closed = De tafel is gesloten.
browser-log-rematch = De volgende tafel is open.
browser-away-wait = { $name } is weg. Over { $time } neemt een bot het over.
browser-away-call = Laat nu een bot voor { $name } spelen
browser-undo-declined = { $name }: nee. De zetten blijven staan.

# browser: het einde
browser-end = Het einde
browser-player = Speler
browser-score = Score
browser-winner = winnaar
browser-moments = Wat de doorslag gaf
browser-again = Nog een keer spelen
browser-wins = Tot nu toe gewonnen
browser-so-far = De spellen tot nu toe
browser-won = Gewonnen
browser-again-changes = Nog een keer, met andere opties
browser-other-game = Een ander spel
browser-next = Naar de volgende tafel
browser-record = Verslag downloaden
browser-check-deal = Verdeling controleren
browser-deal-good = Het geheim klopt met het getal dat vóór de eerste kaart te zien was.
browser-deal-bad = Het geheim klopt niet met het getal dat vóór de eerste kaart te zien was!
browser-deal-commitment = Vóór het spel getoond:
browser-deal-secret = Geheim:
browser-deal-more = ‘karat verify’ verdeelt het hele spel opnieuw, kaart voor kaart.
browser-finale-win = Je wint!
browser-finale-shared = Jullie delen de overwinning!
browser-finale-won = { $count ->
    [one] { $winners } wint!
   *[other] { $winners } winnen!
}
browser-finale-nobody = Niemand wint
browser-finale-level = Gelijk aan het eind: elk { $score }.
browser-finale-place = { $place }e plaats
browser-finale-points = Puntentabel

# browser: de verbinding
browser-health-connecting = verbinden…
browser-health-fine = verbonden
browser-health-slow = traag…
browser-health-lost = verbinding verbroken, nieuwe poging…
browser-health-gone = de server antwoordt niet
browser-health-ended = niet verbonden
browser-opening = De tafel gaat open
browser-gone = Server onbereikbaar
browser-gone-text = De server antwoordt niet. Je tafels zijn daar veilig, en we blijven het proberen.
browser-try-now = Nu proberen
browser-taken-over = Je speelt in een ander venster
browser-taken-over-text = Je plaats is ergens anders open. Er kan maar één venster tegelijk spelen.
browser-own-device = Op een ander apparaat spelen
browser-own-device-text = Open deze link op je andere apparaat, dan neemt dat je plaats over. Houd hem voor jezelf: wie hem heeft, kan voor jou spelen.
browser-take-back = Hier spelen
browser-table-closed = De tafel is gesloten
browser-table-closed-text = De host heeft hem gesloten.
browser-table-deleted-text = Hier heeft lang niemand gespeeld, dus de server heeft hem verwijderd.
browser-removed = Je plaats is gewijzigd
browser-removed-text = De host heeft je plaats weggegeven of je een nieuwe link gestuurd.
browser-look-again = Opnieuw kijken
browser-no-table = Tafel niet gevonden
browser-no-table-text = Er is geen tafel { $code } die jij kunt openen. Klopt de code?

# browser: instellingen
browser-setting-language = Taal
browser-setting-auto = zoals de browser
browser-setting-theme = Licht of donker
browser-setting-theme-auto = zoals het apparaat
browser-setting-theme-light = licht
browser-setting-theme-dark = donker
browser-setting-pace = Snelheid
browser-setting-pace-instant = meteen
browser-setting-pace-quick = snel
browser-setting-pace-normal = normaal
browser-setting-pace-slow = langzaam
browser-setting-motion = Animaties
browser-setting-motion-auto = zoals het apparaat
browser-setting-motion-less = minder
browser-setting-text = Tekstgrootte
browser-setting-sound = Geluid
browser-setting-effects = Volume van effecten
browser-setting-music = Volume van muziek
browser-setting-confirm = Zetten bevestigen
browser-setting-confirm-always = altijd
browser-setting-confirm-risky = riskante zetten
browser-setting-confirm-never = nooit

## Weigeringen: <game>-refusal-<reason>, of zonder het spel wat alle spellen gelijk zeggen. Wat in de terminal wordt
## getypt, blijft zoals het wordt getypt.

refusal-no-seat = Plaats { $seat } bestaat niet: de plaatsen zijn 0 tot en met { $last }.
refusal-over = Het spel is afgelopen.
refusal-not-your-turn = { $turn } is aan de beurt.

## Leren

learn-way = Leren
learn-of = Leer { $game } al spelend
learn-title = { $game } leren
learn-step = Stap { $step } van { $steps }
learn-steps = Stappen van de les
learn-go-on = Verder
learn-back = Terug
learn-again = Opnieuw
learn-skip = Overslaan
learn-show = Laat zien
learn-try = Probeer dit: { $move }
learn-hear = Nog eens horen
learn-voice = Voorlezen
learn-no-voice = Dit apparaat heeft geen stem voor jullie taal, dus lees het elkaar maar voor.
learn-good = Goed zo!
learn-finished = Nu kun je { $game } spelen!
learn-play = Speel nu een echt spel
learn-once-more = De les nog een keer doen
learn-target = Druk nu op: { $name }
learn-of-done = Leer { $game } al spelend: { $done } van { $all } hoofdstukken afgerond
learn-title-chapter = { $game } leren: hoofdstuk { $chapter }
learn-on = Verder met hoofdstuk { $chapter }
learn-other = Dat mag, maar probeer hier iets anders.
learn-rule = De regel
learn-more = Regels die je later kunt tegenkomen
learn-puzzles = Puzzels
learn-puzzles-of = { $game }: puzzels
learn-puzzle-step = Puzzel { $step } van { $steps }
learn-puzzle-ask = Vind de beste zet!
learn-puzzle-wrong = Er is een betere zet. Kijk nog eens!
learn-puzzle-right = Dat is de beste zet! Hij wint ongeveer { $best } van de 100 keer, de op een na beste { $next }.
learn-puzzle-solved = Puzzel { $step }: opgelost
learn-puzzles-done = Puzzels opgelost: { $done } van { $all }
learn-mistakes = Je fouten opnieuw proberen
learn-mistakes-of = { $game }: jouw fouten
learn-illegal = Dat mag hier niet.

## Terugkijken, de coach en de analyse van een spel

replay-title = Een spel terugkijken
replay-again = Terugkijken
replay-drop = Sleep hier het verslag van een spel naartoe.
replay-choose = Bestand kiezen
replay-code = Of typ de code van een tafel waar het spel is afgelopen
replay-watch = Kijken
replay-bad = Dit bestand kan niet worden getoond. { $problem }
replay-none = Dit spel kun je niet terugkijken
replay-none-text = Het is nog niet afgelopen, het is weg, of het is niet voor jou.
replay-first = Naar het begin
replay-back = Vorige zet
replay-play = Afspelen
replay-pause = Pauzeren
replay-forward = Volgende zet
replay-last = Naar het einde
replay-slider = Moment in het spel
replay-moment = Zet { $move } van { $moves }.
replay-move = Zet { $move }
replay-deal = De kaartverdeling.
replay-silent = Bij deze zet is niets te zien.
replay-speed = Snelheid
replay-eyes = Kijken als
replay-eyes-nobody = Toeschouwer
replay-eyes-seat = { $name }
replay-eyes-open = Alle kaarten open
replay-hands = De kaarten van de anderen
replay-moves = Zetten
replay-link = Link naar dit moment
replay-on = Vanaf hier verder spelen
replay-on-text = Een nieuwe tafel gaat verder vanaf dit moment. Kaarten die nog komen, worden opnieuw geschud.
replay-on-seat = Jouw plaats
replay-on-bots = Tegen bots
replay-on-friends = Vrienden uitnodigen
replay-on-over = Hier is het spel afgelopen. Ga terug naar een moment voor het einde.
coach-ask = De coach om raad vragen
coach-title = Wat de coach zou doen
coach-thinking = De coach denkt na…
coach-alike = ongeveer even goed
coach-more = Alle zetten: { $count }
coach-odds = Risico bij de volgende kaart: { $percent }% ({ $caught } van { $cards }).
coach-allow = Met een coach: iedereen mag vragen wat de sterkste bot zou doen
analysis-way = Analyse
analysis-title = Wat de doorslag gaf
analysis-about = { $game }, zetten: { $moves }, gewonnen door { $winners }
analysis-looking = De sterkste bot bekijkt elke beslissing: { $done } van { $of }.
analysis-best = { $who ->
    [you] Jij speelde het best.
    [single] { $names } speelde het best.
    [some] Het best gespeeld, ongeveer even goed: { $names }.
   *[all] Iedereen speelde ongeveer even goed.
}
analysis-luckiest = { $who ->
    [you] Jij had het meeste geluk.
    [single] { $names } had het meeste geluk.
    [some] Het meeste geluk, ongeveer evenveel: { $names }.
   *[all] Het geluk was ongeveer gelijk verdeeld.
}
analysis-ahead = Wie stond voor?
analysis-certain = wint zeker
analysis-half = de helft
analysis-hopeless = geen kans
analysis-start = begin
analysis-end = einde
analysis-line = De lijn toont hoeveel van de 100 spellen elke speler vanaf daar zou winnen, met wat die toen wist. Snelle bots speelden ze uit.
analysis-luck = { $who ->
    [you] Geluk voor jou
   *[other] Geluk voor { $name }
}
analysis-bad-luck = { $who ->
    [you] Pech voor jou
   *[other] Pech voor { $name }
}
analysis-mistake = { $who ->
    [you] Jouw fout
   *[other] Fout van { $name }
}
analysis-moves = Gespeeld: { $move }. Beter: { $best }.
analysis-only = Beter: { $best }.
analysis-wins = wint { $win } van de 10
analysis-tens = { $win } van de 10
analysis-less = iets minder
analysis-more = iets meer
analysis-from-to = Wint eerst { $before } van de 10 spellen, daarna { $after } van de 10.
analysis-watch = Zet { $move } bekijken
analysis-flawless = Geen enkele zet of kaart heeft het beslist.
analysis-well = Hoe goed speelde iedereen?
analysis-scale = 100 = geen fout
analysis-won = gewonnen
analysis-count = Fouten: { $count } in { $of } beslissingen
analysis-shares = Geluk en kunde
analysis-cost = kostte
analysis-helped = hielp
analysis-play = Spel
analysis-fortune = Geluk
analysis-size = { $size ->
    [much] hielp veel
    [some] hielp
    [hardly] nauwelijks
    [less] kostte iets
   *[least] kostte veel
}
analysis-explain = Een eerlijk deel, spel en geluk zijn samen de uitkomst. Spel is wat je eigen fouten je kostten en de fouten van anderen je gaven. Wat fouten niet verklaren, is geluk.
analysis-own-mistakes = Jouw fouten: { $count }
analysis-all-mistakes = Alle fouten: { $count }
analysis-whose = Wiens fouten
analysis-mine = Van mij
analysis-all = Alle ({ $count })
analysis-made = Gespeeld
analysis-better = Beter
analysis-alike = Ongeveer even goed
analysis-fairly = Hier zijn we vrij zeker van.
analysis-against = Tegen de gespeelde zet: { $reasons }
analysis-told = De coach zou tegen { $name } hebben gezegd: ‘{ $words }’
analysis-quoted = ‘{ $words }’
analysis-plain = Vele malen uitgespeeld wint deze zet gewoon vaker.
analysis-again = Opnieuw proberen
analysis-clean = Hier is geen duidelijke fout gevonden.
analysis-error = Alleen wat duidelijk slechter is, telt als fout: meer dan toeval, en meer dan de coach zich zelf kan vergissen; dat is hier tot { $points } van de 100 spellen. Al het andere is ‘ongeveer even goed’.
analysis-decisions = Alle beslissingen ({ $count })

## Eén apparaat dat rondgaat, het grote scherm en de statistieken

pass-where = Waar spelen jullie?
pass-where-apart = Ieder op een eigen apparaat
pass-where-here = Op dit apparaat
pass-where-screen = Op een groot scherm
pass-where-here-text = Geef het apparaat door. Laat een naam leeg voor een bot, of voor een vriend die via de link meedoet.
pass-where-screen-text = Dit scherm toont de tafel, en elke telefoon toont de kaarten van één speler. Scan een code om te gaan zitten.
pass-people = Wie spelen er op dit apparaat?
pass-person = Naam op plaats { $number }
pass-nobody = bot of vriend
pass-one-more = Nog een speler op dit apparaat
pass-too-few = Vul minstens twee namen in.
pass-turn = { $name }: { $ask }
pass-curtain = Gordijn
pass-hand = Geef het apparaat aan { $name }.
pass-taps = Ik ben { $name }
pass-edge-camp = in het kamp
pass-edge-undo = { $name } heeft gekozen. Terugnemen?
screen-hand = De tafel is op het grote scherm: alleen mijn hand tonen
screen-open = Groot scherm openen
screen-join = Doe mee met deze code: { $code }
screen-seat = QR-code om op plaats { $number } te gaan zitten
screen-seats = { $count ->
    [one] { $count } plaats is vrij. Scan de code en ga zitten.
   *[other] { $count } plaatsen zijn vrij. Scan een code en ga zitten.
}
stats-title = Statistieken
stats-private = Spellen die op dit apparaat zijn gespeeld. Ze blijven hier, tenzij je ze in een bestand bewaart.
stats-none = Op dit apparaat is nog geen spel uitgespeeld.
stats-all = Alle spellen
stats-games = { $count ->
    [one] { $count } spel
   *[other] { $count } spellen
}
stats-wins = { $count } keer gewonnen
stats-rival = Favoriete rivaal
stats-against = gewonnen { $won }, verloren { $lost }
stats-average = Gemiddelde score: { $score }
stats-chart = Laatste scores: { $scores }
stats-chart-text = Scores van de laatste spellen; een grote stip is een overwinning.
stats-list = Je spellen, één voor één
stats-lowest = Hoe lager, hoe beter.
stats-export = In een bestand bewaren
stats-import = Uit een bestand toevoegen
stats-imported = { $count ->
    [one] { $count } spel is toegevoegd.
   *[other] { $count } spellen zijn toegevoegd.
}
stats-import-bad = In dit bestand staan geen statistieken van Karat, dus er is niets toegevoegd.
stats-erase = Alles wissen
stats-erase-sure = Echt alle uitslagen op dit apparaat wissen?

## Wat de server weigert: refusal-<reason>, of refusal-<error> waar geen reden is

refusal-bad = Dat werkt hier niet, dus er is niets veranderd.
refusal-not-now = Dat kan nu niet.
refusal-not-yours = Alleen de host of een speler aan tafel mag dat.
refusal-not-found = Hier bestaat niets met die naam.
refusal-mistake = De server heeft een fout gemaakt; er is niets veranderd.
refusal-no-table = Die tafel bestaat niet, of is niet open voor jou.
refusal-no-record = Dat spel is hier niet, of niet meer.
refusal-not-played-here = Deze server kan dat spel niet openen ({ $problem }).
refusal-token-not-valid = Deze link werkt niet voor deze tafel.
refusal-watching-link = Deze link is alleen om mee te kijken.
refusal-only-here = Tot nu toe kan alleen dit apparaat de tafel openen. Om anderen binnen te laten, verbind je het met je netwerk en start je Karat als ‘karat’ of met --host 0.0.0.0.
refusal-slow-down = Dat was te veel tegelijk. Wacht even een seconde.
refusal-too-many-tables = Dat waren te veel nieuwe tafels tegelijk. Wacht een minuut.
refusal-too-many-replays = Er worden nu veel spellen teruggekeken. Kom over een minuut terug.
refusal-too-many-sockets = Er zijn te veel apparaten uit je netwerk verbonden. Sluit er een paar, of kom later terug.
refusal-too-many-records = Dat waren te veel bestanden tegelijk. Wacht een minuut.
refusal-too-many-analyses = Er worden nu veel spellen geanalyseerd. Kom over een minuut terug.
refusal-between = Het moet een heel getal van { $least } tot en met { $most } zijn.
refusal-in-all = Samen mogen het er hoogstens { $most } zijn.
refusal-too-big = Dat is te groot: het mag hoogstens { $most } bytes zijn.
refusal-storage = De server kon dat niet bewaren, dus er is niets veranderd. Probeer het nog eens.
refusal-disk-full = De schijf van de server is vol, dus er is niets veranderd. Zeg het tegen wie de server beheert.
refusal-only-players = Alleen spelers aan tafel mogen dat.
refusal-only-host = Alleen de host mag dat.
refusal-only-players-and-host = Alleen spelers en de host mogen dat.
refusal-no-seat-yet = Neem eerst een plaats.
refusal-not-started = Het spel is nog niet begonnen.
refusal-started = Het spel is al begonnen.
refusal-game-not-over = Het spel is nog niet afgelopen.
refusal-table-closed = De tafel is gesloten.
refusal-started-without-you = Het spel is al begonnen, maar je kunt meekijken.
refusal-seated-already = Je hebt al een plaats.
refusal-all-seats-taken = Alle plaatsen zijn bezet, maar je kunt meekijken.
refusal-seat-taken = Die plaats is niet meer vrij.
refusal-only-bot-levels = Tijdens een spel kun je alleen het niveau van een bot wijzigen.
refusal-nobody-there = Daar zit niemand anders.
refusal-too-many-guests = Er hebben te veel mensen aan deze tafel gezeten. Open een nieuwe.
refusal-table-used-up = Er is te veel gebeurd aan deze tafel. Je kunt het spel uitspelen, meer niet.
refusal-too-many-people = { $count ->
    [one] Er zit al { $count } persoon aan tafel: te veel voor dat aantal spelers.
   *[other] Er zitten al { $count } mensen aan tafel: te veel voor dat aantal spelers.
}
refusal-name-unseen = De naam moet minstens één zichtbare letter hebben.
refusal-name-taken = Iemand aan tafel heeft die naam al, of een die erop lijkt.
refusal-late = Die beslissing is niet meer aan jou.
refusal-too-many-undos = In dit spel is te vaak teruggenomen. Vanaf nu blijft elke zet staan.
refusal-someone-away = Sindsdien is er iets onthuld, en niet iedereen is er om toestemming te geven.
refusal-no-move-yet = Je hebt nog geen zet gedaan.
refusal-asked-already = Er loopt al een verzoek om terug te nemen.
refusal-question-closed = Die vraag staat niet meer open.
refusal-agreed-already = Je hebt al toestemming gegeven.
refusal-nothing-to-read = Het bericht is leeg.
refusal-coach-busy = De coach heeft veel vragen te beantwoorden. Vraag het over een minuut nog eens.
refusal-no-coach = Aan deze tafel is geen coach.
refusal-nothing-to-decide = Je hebt nu niets te beslissen.
refusal-record-not-json = Het is geen verslag: het moet JSON zijn.
refusal-record-not-well-made = Het is geen verslag in het formaat van Karat ({ $problem }).
refusal-record-does-not-replay = Het spel erin volgt de regels niet ({ $problem }).
refusal-record-not-over = Het spel erin is nog niet afgelopen.
refusal-still-here = Die speler is er, of is nog maar net weg. Wacht een paar seconden.
refusal-waits-for-all = Deze tafel wacht op iedereen, hoe lang het ook duurt.
