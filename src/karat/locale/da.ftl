# Dansk; docs/words/da.md siger, hvilke ord og former der bruges her.
# Farver står som ord for sig i sætningen: »kort i rødt«, »alt blåt«, derfor altid med t til sidst. Kort er »12’eren i gult«.
# Navne får aldrig s, for »James’« og »Adas« følger ikke samme regel.
# 1 … 5: af blandt bliver for fra hver højere i kan kort med mere min og overskydende pluskort point på sammen slotskort
# 1 … 5: spil tidligere til tilbage træk væk værd

## Overalt

you = du
seat = plads { $number }
nothing = –
and = { $first } og { $last }
and-e = { $first } og { $last }
and-i = { $first } og { $last }
turn = Din tur: { $ask }
waiting = { $count ->
    [1] { $names } tænker …
   *[other] { $names } tænker …
}
won = { $you ->
    [seat] { $count ->
        [1] Du vinder! Point: { $scores }.
       *[other] Sejren deles: { $winners }! Point: { $scores }.
    }
   *[none] { $count ->
        [0] Ingen vinder. Point: { $scores }.
        [1] { $winners } vinder! Point: { $scores }.
       *[other] Sejren deles: { $winners }! Point: { $scores }.
    }
}
score = { $name } { $score }
colour-red = rødt
colour-orange = orange
colour-yellow = gult
colour-green = grønt
colour-blue = blåt
colour-purple = lilla
colour-pink = lyserødt
card = { $number }’eren i { $colour }
ask = vælg et træk.

## Terminalen

terminal-title = { $game }, { $players } spillere
terminal-begin = { $game }, { $players } spillere. Du sidder på plads { $seat }. Skriv ? for at få hjælp.
terminal-against = Ved bordet sidder også: { $names }.
terminal-bot = { $name } (plads { $seat }, { $level })
terminal-level = niveau { $level }
terminal-commitment = Kortenes segl: { $commitment }
terminal-options = Varianter af { $game }: Enter beholder det, der står i kantede parenteser.
terminal-options-again = De samme varianter en anden gang: { $command }
terminal-options-link = Til browseren, efter adressen på din server: { $link }
terminal-options-odd = »{ $answer }« passer ikke her. { $why }
terminal-options-choose = Vælg noget fra listen.
terminal-players = Spillere
terminal-hand = Din hånd
terminal-log = Forløb
terminal-moves = { $count } træk
terminal-moves-shown = { $shown } af { $count } træk
terminal-more = … og { $count } til: skriv l for at se dem alle.
terminal-filter = skriv en del af et træk
terminal-your-move = Dit træk
terminal-left = Du har forladt spillet.
terminal-over = Spillet er slut. Tryk på s for at gemme det, på q for at gå.
terminal-saved = Spillet er gemt som { $file }.
terminal-not-saved = Spillet kunne ikke gemmes: { $problem }
terminal-not-now = Der er ikke noget, du skal beslutte lige nu.
terminal-preparing = Gør reglerne klar (første gang tager det lidt tid) …
terminal-thinking = Tænker … (første gang tager det lidt tid)
terminal-hint = Hvad den stærkeste bot mener
terminal-hint-keys = Enter vælger trækket, Esc lukker.
terminal-hint-win = vinder { $win } % ± { $error }
terminal-hint-line = { $move }: vinder { $win } % ± { $error }. { $reasons }
terminal-quit = Vil du forlade spillet?
terminal-quit-keys = y for at gå, n for at blive
terminal-key-hint = Tip
terminal-key-filter = Søg
terminal-key-save = Gem
terminal-key-light = Tema
terminal-key-help = Hjælp
terminal-key-quit = Afslut
terminal-help-keys = Taster
terminal-help =
    ↑ ↓        vælg et træk, eller skriv dets nummer
    Enter      spil det valgte træk
    /          find et træk på ord eller bogstaver; Esc stopper søgningen
    h          et tip: alle træk i rækkefølge, med vinderchancer og grunde
    PgUp PgDn  rul bordet; med Shift forløbet
    s          gem spillet
    t          skift mellem lyst og mørkt
    q          forlad spillet
terminal-help-plain =
    Skriv et nummer fra listen, eller et træk, som det står der i [parentes].
      v  vis bordet igen     l  vis alle træk     h  et tip     q  forlad spillet     ?  denne hjælp

## Browseren

browser-tagline = Kortspil om skatte, med venner eller mod botter
browser-home = Forside
browser-menu = Menu
browser-close = Luk
browser-cancel = Vælg noget andet
browser-more = Mere
browser-yes = Ja
browser-no = Nej
browser-save = Gem
browser-on = ja
browser-off = nej
browser-nothing-here = Her er ikke noget
browser-nothing-here-text = Denne adresse fører ingen steder hen.

# Browseren: forsiden
browser-players = { $least }–{ $most } spillere
browser-minutes = { $minutes } min.
browser-age = fra { $age } år
browser-ours = vores skøn; hæftet siger ikke noget
browser-seconds = { $seconds } sekunder
browser-play = Spil nu
browser-play-game = { $game }: spil nu mod botter
browser-dealing = Deler kort ud …
browser-friends = Med venner
browser-friends-game = { $game }: spil med venner
browser-rules-of = Regler for { $game }
booklet-printed = trykt
booklet-source = anden kilde
booklet-ours = vores
booklet-printed-text = Det står trykt i hæftet.
booklet-source-text = Det står ikke i hæftet. Det kommer fra kortene selv eller fra anmeldelser af spillet.
booklet-ours-text = Her tier hæftet eller lader noget stå åbent. Vi har bestemt og siger hvorfor.
booklet-where = Hvor { $rule } kommer fra: { $origin }
booklet-at = I hæftet: »{ $place }«
booklet-why = Grunde, der gælder flere spil
    .asks = Er der kun ét muligt svar, venter bordet ikke på det.
    .points = Hæftet har ingen point her. De er kun til statistikken.
    .shared = Hæftet siger ikke altid, hvad der gælder, når det står lige. Hvor det tier, deles sejren.
    .torn = Her er kopien revet i stykker. Det, der kan læses, passer med reglen; resten er vores læsning.
booklet-measured = Målt med hurtige botter (spil: { $games }, spillere: { $players }).
booklet-effect = Med »{ $choice }« vinder den, der begynder, { $with } af 1000 spil, ellers { $usual } (± { $error }); beslutninger pr. spil: { $length }, ellers { $before }.
booklet-about = Om dette spil
booklet-story = Historien
booklet-primer = Aldrig spillet stikspil?
booklet-box = Sådan er det i æsken
booklet-tip = Et tip
booklet-note = Godt at vide
booklet-by = Af { $authors }.
booklet-publisher = { $publisher } udgiver spillet.
booklet-languages = Hæftets sprog: { $languages }.
booklet-key = Hvor en regel kommer fra
booklet-contents = Indhold
booklet-topics = Ord, som man søger med i reglerne
    .empty = tom, brugt op, ikke flere kort, for få kort
    .end = slut, slutning, sidste tur, sidste runde
    .follow = bekende, bekende kulør, følge farve
    .give = give væk, forære, sende videre, bytte
    .kind = slags, form, symbol
    .lose = tabe, taber, mister, tab, strafpoint
    .most = flertal, flest, mest
    .must = skal, må, tvunget, frivilligt, nægte, afvise
    .rest = rest, tilovers, tilbage
    .round = runde, runder, hvor mange runder, omgang, ekspedition
    .secret = hemmelig, skjult, kigge, se, huske, nedad
    .shuffle = blande, blandes
    .start = hvem begynder, hvem starter, startspiller, første spiller, hvem giver
    .steal = stjæle, tage fra, røve
    .stop = stoppe, holde op, gå hjem, forlade, lejr
    .task = par, række, serie
    .three = 3 spillere, tre spillere
    .tie = uafgjort, lige, lige mange, delt sejr
    .total = sum, lægge sammen, tælle, point
    .two = 2 spillere, to spillere
    .win = vinde, vinder, vundet, sejr
booklet-find = Søg i reglerne
booklet-found = { $count ->
    [0] intet fundet
    [one] { $count } regel fundet
   *[other] { $count } regler fundet
}
booklet-print = Udskriv
booklet-link = Link til { $rule }
booklet-table = Dette bord
booklet-as-usual = Intet er ændret: alt på denne side gælder.
booklet-changed = Ændret ved dette bord
booklet-off = Ikke ved dette bord
booklet-chosen = { $option }: { $value }
booklet-cards = Alle kortene
booklet-cards-text = Ved dette bord kan nogle være anderledes.
booklet-examples = Eksempler fra hæftet
booklet-examples-text = Hæftet fortæller dem med ord. Kort, som det ikke nævner, er vores.
booklet-no-examples = Dette hæfte har intet eksempel.
booklet-example = Eksempel { $number }
booklet-start = Sådan begynder det.
booklet-step = Trin { $step } af { $steps }
booklet-back = Forrige trin
booklet-next = Næste trin
booklet-decisions = Hvad vi har bestemt
booklet-terms = Hæftets egne ord
booklet-unknown = Der er ingen regel »{ $rule }« i { $game }: reglerne går fra { $first } til { $last }.
browser-join = Deltag med en kode eller et link
browser-join-go = Deltag
browser-join-bad = En kode har seks bogstaver eller tal.
browser-my-tables = Mine borde
browser-phase-open = venter på spillere
browser-phase-playing = i gang
browser-phase-over = slut
browser-phase-closed = lukket
browser-no-unfinished = Alle dine spil er slut.
browser-continue = Fortsæt
browser-all-games = Alle mine spil ({ $count })
browser-with = med { $names }
browser-your-turn = Din tur
browser-turn-of = { $name } er i tur
browser-bots-count = Spillere
browser-bots-level = Botternes niveau
browser-bots = Modstandere: { $count }, { $level }. Skift …
browser-guest = Gæst
browser-settings = Indstillinger

# Browseren: et nyt bord og lobbyen
browser-new = { $game } med venner
browser-new-players = Spillere
browser-new-more = Flere valg
browser-new-pace = Botternes tempo
browser-new-clock = Tid pr. beslutning
browser-new-no-clock = ingen grænse
browser-new-chat = Fri snak mellem spillerne (ellers kun faste sætninger og klistermærker)
browser-new-private = Kun de, der har linket, kan se bordet
browser-new-open = Åbn bordet
browser-name = Dit navn
browser-colour = Din ædelsten
browser-gem-ruby = rubin
browser-gem-amber = rav
browser-gem-topaz = topas
browser-gem-emerald = smaragd
browser-gem-turquoise = turkis
browser-gem-sapphire = safir
browser-gem-amethyst = ametyst
browser-gem-onyx = onyks
browser-invite = Inviter de andre
browser-code = Kode: { $code }
browser-qr = QR-kode til linket { $link }
browser-link = Link
browser-share = Del linket
browser-copied = Kopieret
browser-seats = Pladser
browser-seat-open = ledig
browser-seat-open-text = venter på en spiller
browser-seat-you = du
browser-seat-person = spiller
browser-seat-bot = bot, { $level }
browser-seat-host = vært
browser-seat-away = væk
browser-seat-stand-in = en bot spiller
browser-seat-thinks = tænker
browser-seat-who = Spiller på plads { $number }
browser-seat-up = Flyt { $name } op
browser-sit = Sæt dig
browser-sit-at = Sæt dig på plads { $number }
browser-stand-up = Rejs dig
browser-level-1 = meget let
browser-level-2 = let
browser-level-3 = middel
browser-level-4 = god
browser-level-5 = stærk
browser-level-6 = stærkest
browser-options = Varianter
browser-options-kept = Varianterne er de samme som ved dit forrige bord.
browser-options-sent = Disse varianter fulgte med linket.
browser-options-odd = En del af linket passer ikke til dette spil og er udeladt.
browser-options-reset = Nulstil varianterne
browser-options-share = Del disse varianter
browser-starts = Hvem begynder?
browser-fair = Ærligt delt ud
browser-fair-text = En hemmelighed har allerede bestemt kortene, og dette tal forsegler den. Tilføj et par ord af dine egne, så kan ingen have valgt en hemmelighed til egen fordel.
browser-word = Dine egne ord
browser-words = Ord indtil nu: { $words }
browser-start = Start spillet
browser-start-text = { $open ->
    [0] Alle er her.
    [one] En plads er ledig; en bot tager den.
   *[other] { $open } pladser er ledige; botter tager dem.
}
browser-lobby-sit = Tag en ledig plads, eller se med herfra.
browser-lobby-wait = Værten starter spillet.
browser-lobby-full = Alle pladser er taget.
browser-new-grace = Vent på spillere, der er væk
browser-new-grace-never = så længe det tager
browser-level-careful = forsigtig
browser-level-bold = dristig
browser-level-greedy = grådig
browser-level-schemer = snu
browser-level-trader = handler gerne
browser-level-blocker = blokerer gerne
browser-level-collector = samler gerne
browser-level-giver = giver gerne væk
browser-level-thief = stjæler gerne
browser-level-hoarder = hamstrer gerne
browser-level-bluffer = bluffer gerne
browser-bots-who = Botterne
browser-bots-plays = { $name } spiller
browser-bots-mixed = blandet, efter niveau

# Browseren: bordet
browser-board = Bord
browser-log = Forløb
browser-talk = Snak
browser-rules = Regler
browser-no-rules = Dette spil har ingen regler at læse.
browser-choose = Vælg dit træk
browser-wait = Vent på de andre
browser-skip = Spring til min tur
browser-missed = Mens du var væk
browser-time-left = { $seconds ->
    [one] et sekund tilbage
   *[other] { $seconds } sekunder tilbage
}
browser-since = Siden dit seneste træk
browser-setting-keys = Genveje med én tast
browser-setting-notify = Giv mig besked, når det er min tur
browser-notify-no = Denne browser tillader ikke notifikationer her.
browser-moment = Et øjeblik …
browser-undo = Fortryd
browser-why = Hvorfor? { $rule }
browser-to-board = Se bordet
browser-to-scores = Se pointene
browser-ask-undo = { $moves ->
    [1] Må { $name } fortryde det seneste træk?
   *[other] Må { $name } fortryde de seneste { $moves } træk?
}
browser-ask-waiting = Venter på et ja til at fortryde: { $names }.
browser-leave = Forlad spillet
browser-leave-text = Vil du gå? En bot tager over for dig, og du kan komme tilbage når som helst.
browser-close-table = Luk bordet
browser-close-table-text = Luk bordet for alle, for altid?
browser-watchers = { $count ->
    [one] { $count } person ser med.
   *[other] { $count } personer ser med.
}
browser-watching = Du ser med.
browser-reissue = Nyt link til denne spiller
browser-reissue-text = Til en spiller, der ikke kan komme ind igen. Det gamle link holder op med at virke.
browser-keys = Taster
    .digits = vælg det første til niende kort eller felt
    .enter = udfør det valgte træk
    .escape = vælg noget andet
    .u = fortryd
    .l = vis det forrige stik, eller forløbet
    .t = læs bordet højt
    .i = vis kortet i fokus større, med dets regel
    .h = spørg coachen
    .s = hvad der er sket siden dit seneste træk
    .help = vis disse taster
browser-talk-players = Kun spillere kan snakke ved bordet.
browser-talk-text = Skriv noget
browser-talk-send = Send
browser-phrase-hello = Hej!
browser-phrase-good-luck = Held og lykke!
browser-phrase-your-turn = Din tur!
browser-phrase-thinking = Lad mig tænke …
browser-phrase-well-played = Godt spillet!
browser-phrase-thank-you = Tak!
browser-phrase-oops = Ups!
browser-phrase-lucky = Hvor var jeg heldig!
browser-phrase-unlucky = Det var uheldigt!
browser-phrase-wow = Hold da op!
browser-phrase-back-soon = Jeg er straks tilbage.
browser-phrase-here-again = Så er jeg her igen!
browser-phrase-once-more = Et spil til?
browser-phrase-good-game = Godt spil!
browser-phrase-bye = Hej hej!
browser-sticker-smile = et smil
browser-sticker-laugh = et grin
browser-sticker-wink = et blink
browser-sticker-think = et eftertænksomt ansigt
browser-sticker-surprise = et overrasket ansigt
browser-sticker-cry = et grædende ansigt
browser-sticker-heart = et hjerte
browser-sticker-clap = klapsalver
browser-sticker-gem = en ædelsten
browser-sticker-torch = en fakkel
browser-sticker-crown = en krone
browser-sticker-sleep = et sovende ansigt
browser-log-said = { $name }: { $words }
browser-log-sat = { $name } sætter sig.
browser-log-left = { $name } rejser sig.
browser-log-seat = En plads er ændret.
browser-log-ordered = Pladserne har fået ny rækkefølge.
browser-log-profile = En spiller har skiftet navn.
browser-log-word = { $name } føjer ord til hemmeligheden.
browser-log-stand-in = En bot tager over for { $name }.
browser-log-back = { $name } er tilbage.
browser-log-asked = { $name } beder om at fortryde.
browser-log-voted = { $name } har svaret.
browser-log-undone = { $moves ->
    [1] { $name } har fortrudt et træk.
   *[other] { $name } er gået tilbage: { $moves } træk gælder ikke længere.
}
browser-log-reissued = Værten har givet { $name } et nyt link.
browser-log-closed = Bordet er lukket.
browser-log-rematch = Det næste bord er åbent.
browser-away-wait = { $name } er væk. Om { $time } overtager en bot.
browser-away-call = Lad en bot spille for { $name } nu
browser-undo-declined = { $name }: nej. Trækkene bliver stående.

# Browseren: slutningen
browser-end = Slut
browser-player = Spiller
browser-score = Point
browser-winner = vinder
browser-moments = Hvad der afgjorde det
browser-again = Spil igen
browser-wins = Vundne spil indtil nu
browser-so-far = Spillene indtil nu
browser-won = Vundet
browser-again-changes = Spil igen med ændringer
browser-other-game = Et andet spil
browser-next = Gå til det næste bord
browser-record = Hent spillet som fil
browser-check-deal = Tjek kortene
browser-deal-good = Hemmeligheden passer til det tal, der blev vist før det første kort.
browser-deal-bad = Hemmeligheden passer ikke til det tal, der blev vist før det første kort!
browser-deal-commitment = Vist før spillet:
browser-deal-secret = Hemmelighed:
browser-deal-more = »karat verify« deler hele spillet ud igen, kort for kort.
browser-finale-win = Du vinder!
browser-finale-shared = Du deler sejren!
browser-finale-won = { $count ->
    [1] Sejren går til { $winners }!
   *[other] Sejren deles: { $winners }!
}
browser-finale-nobody = Ingen vinder
browser-finale-level = Lige til sidst: { $score } til hver.
browser-finale-place = { $place }. plads
browser-finale-points = Pointtabel

# Browseren: forbindelsen
browser-health-connecting = forbinder …
browser-health-fine = forbundet
browser-health-slow = langsomt …
browser-health-lost = forbindelsen er afbrudt, prøver igen …
browser-health-gone = serveren svarer ikke
browser-health-ended = ikke forbundet
browser-opening = Åbner bordet
browser-gone = Ingen forbindelse til serveren
browser-gone-text = Serveren svarer ikke. Dine borde er i sikkerhed der, og vi bliver ved med at prøve.
browser-try-now = Prøv nu
browser-taken-over = Du spiller i et andet vindue
browser-taken-over-text = Din plads er åben et andet sted. Kun ét vindue ad gangen kan spille på den.
browser-own-device = Spil på en anden enhed
browser-own-device-text = Åbn linket på din anden enhed, så overtager den din plads. Behold det for dig selv: Den, der har det, kan spille for dig.
browser-take-back = Spil her
browser-table-closed = Bordet er lukket
browser-table-closed-text = Værten har lukket det.
browser-table-deleted-text = Ingen havde spillet her i lang tid, så serveren har slettet det.
browser-removed = Din plads er ændret
browser-removed-text = Værten har givet din plads væk eller sendt dig et nyt link.
browser-look-again = Tjek igen
browser-no-table = Bordet blev ikke fundet
browser-no-table-text = Der er ikke noget bord { $code }, som er åbent for dig. Er koden rigtig?

# Browseren: indstillinger
browser-setting-language = Sprog
browser-setting-auto = som i browseren
browser-setting-theme = Lyst eller mørkt
browser-setting-theme-auto = som på enheden
browser-setting-theme-light = lyst
browser-setting-theme-dark = mørkt
browser-setting-pace = Tempo
browser-setting-pace-instant = straks
browser-setting-pace-quick = hurtigt
browser-setting-pace-normal = normalt
browser-setting-pace-slow = langsomt
browser-setting-motion = Animationer
browser-setting-motion-auto = som på enheden
browser-setting-motion-less = færre
browser-setting-text = Tekststørrelse
browser-setting-sound = Lyd
browser-setting-effects = Lydstyrke for effekter
browser-setting-music = Lydstyrke for musik
browser-setting-confirm = Bekræft træk
browser-setting-confirm-always = altid
browser-setting-confirm-risky = risikable træk
browser-setting-confirm-never = aldrig

## Afslag: <game>-refusal-<reason>, eller uden spillet det, som alle spil siger ens. Det, der skrives i terminalen, står,
## som det skrives.

refusal-no-seat = Der er ingen plads { $seat }: pladserne er 0 til { $last }.
refusal-over = Spillet er slut.
refusal-not-your-turn = Lige nu er { $turn } i tur.

## At lære

learn-way = Lær
learn-of = Lær { $game } ved at spille
learn-title = Lær { $game }
learn-step = Trin { $step } af { $steps }
learn-steps = Lektionens trin
learn-go-on = Videre
learn-back = Tilbage
learn-again = Igen
learn-skip = Spring over
learn-show = Vis mig
learn-try = Prøv dette: { $move }
learn-hear = Hør det igen
learn-voice = Læs højt
learn-no-voice = Denne enhed har ingen stemme til dit sprog, så læs højt for hinanden.
learn-good = Godt klaret!
learn-finished = Nu kan du spille { $game }!
learn-play = Spil nu et rigtigt spil
learn-once-more = Tag lektionen igen
learn-target = Tryk nu på: { $name }
learn-of-done = Lær { $game } ved at spille: { $done } af { $all } kapitler er gennemført
learn-title-chapter = Lær { $game }: kapitel { $chapter }
learn-on = Fortsæt med kapitel { $chapter }
learn-other = Det må du, men prøv noget andet her.
learn-rule = Reglen
learn-more = Regler, du kan møde senere
learn-puzzles = Opgaver
learn-puzzles-of = { $game }: find trækket
learn-puzzle-step = Opgave { $step } af { $steps }
learn-puzzle-ask = Find det bedste træk!
learn-puzzle-wrong = Der er et bedre træk. Se en gang til!
learn-puzzle-right = Det er det bedste træk! Det vinder omkring { $best } af 100 gange, det næstbedste { $next }.
learn-puzzle-solved = Opgave { $step }: løst
learn-puzzles-done = Løste opgaver: { $done } af { $all }
learn-mistakes = Prøv dine fejl igen
learn-mistakes-of = { $game }: dine fejl
learn-illegal = Det er ikke tilladt her.

## Se igen, coachen og analysen

replay-title = Se et spil igen
replay-again = Se igen
replay-drop = Slip filen fra et spil her.
replay-choose = Vælg en fil
replay-code = Eller skriv koden til et bord, hvor spillet er slut
replay-watch = Se spillet
replay-bad = Denne fil kan ikke vises. { $problem }
replay-none = Dette spil kan ikke ses igen
replay-none-text = Det er ikke slut endnu, eller det er væk, eller det er ikke åbent for dig.
replay-first = Gå til begyndelsen
replay-back = Forrige træk
replay-play = Afspil
replay-pause = Sæt på pause
replay-forward = Næste træk
replay-last = Gå til slutningen
replay-slider = Sted i spillet
replay-moment = Træk { $move } af { $moves }.
replay-move = Træk { $move }
replay-deal = Kortene deles ud.
replay-silent = Der er intet at se i dette træk.
replay-speed = Hastighed
replay-eyes = Synsvinkel
replay-eyes-nobody = Som tilskuer
replay-eyes-seat = Som { $name }
replay-eyes-open = Alle kort åbne
replay-hands = De andre spilleres kort
replay-moves = Træk
replay-link = Link til dette øjeblik
replay-on = Spil videre herfra
replay-on-text = Et nyt bord fortsætter fra dette øjeblik. Kort, der ikke er delt ud endnu, blandes igen.
replay-on-seat = Din plads
replay-on-bots = Mod botter
replay-on-friends = Inviter venner
replay-on-over = Her er spillet slut. Gå tilbage til et øjeblik før slutningen.
coach-ask = Spørg coachen
coach-title = Hvad coachen ville gøre
coach-thinking = Coachen tænker …
coach-alike = omtrent lige så godt
coach-more = Alle træk: { $count }
coach-odds = Risiko ved næste kort: { $percent } % ({ $caught } af { $cards }).
coach-allow = Med coach: alle må spørge, hvad den stærkeste bot ville gøre
analysis-way = Analyse
analysis-title = Hvad der afgjorde det
analysis-about = { $game }, træk: { $moves }, vundet af { $winners }
analysis-looking = Den stærkeste bot gennemgår hver beslutning: { $done } af { $of }.
analysis-best = { $who ->
    [you] Du spillede bedst.
    [single] { $names } spillede bedst.
    [some] Bedste spil, omtrent lige godt: { $names }.
   *[all] Alle spillede omtrent lige godt.
}
analysis-luckiest = { $who ->
    [you] Du havde mest held.
    [single] { $names } havde mest held.
    [some] Mest held, omtrent lige meget: { $names }.
   *[all] Heldet var omtrent lige fordelt.
}
analysis-ahead = Hvem var foran?
analysis-certain = sikker sejr
analysis-half = halvdelen
analysis-hopeless = ingen chance
analysis-start = begyndelse
analysis-end = slut
analysis-line = Linjen viser, hvor mange af 100 spil hver især ville vinde derfra, med det de vidste da. Hurtige botter spillede dem færdige.
analysis-luck = { $who ->
    [you] Held for dig
   *[other] Held for { $name }
}
analysis-bad-luck = { $who ->
    [you] Uheld for dig
   *[other] Uheld for { $name }
}
analysis-mistake = { $who ->
    [you] Din fejl
   *[other] Fejl af { $name }
}
analysis-moves = Spillet: { $move }. Bedre: { $best }.
analysis-only = Bedre: { $best }.
analysis-wins = vinder { $win } af 10
analysis-tens = { $win } af 10
analysis-less = lidt mindre
analysis-more = lidt mere
analysis-from-to = Vinder { $before } af 10 spil før, { $after } af 10 efter.
analysis-watch = Se træk { $move }
analysis-flawless = Intet enkelt træk eller kort afgjorde det.
analysis-well = Hvor godt spillede hver især?
analysis-scale = 100 = ingen fejl
analysis-won = vandt
analysis-count = Fejl: { $count } i { $of } beslutninger
analysis-shares = Held og dygtighed
analysis-cost = kostede
analysis-helped = hjalp
analysis-play = Spil
analysis-fortune = Held
analysis-size = { $size ->
    [much] hjalp meget
    [some] hjalp
    [hardly] næsten ikke
    [less] kostede lidt
   *[least] kostede meget
}
analysis-explain = En rimelig andel, spil og held giver tilsammen resultatet. Spil er, hvad dine egne fejl kostede dig, og hvad de andres fejl gav dig. Det, fejlene ikke forklarer, er held.
analysis-own-mistakes = Dine fejl: { $count }
analysis-all-mistakes = Alle fejl: { $count }
analysis-whose = Hvis fejl
analysis-mine = Egne
analysis-all = Alle ({ $count })
analysis-made = Spillet
analysis-better = Bedre
analysis-alike = Omtrent lige så godt
analysis-fairly = Det er vi ret sikre på.
analysis-against = Imod trækket, der blev spillet: { $reasons }
analysis-told = Coachen ville have sagt til { $name }: »{ $words }«
analysis-quoted = »{ $words }«
analysis-plain = Spillet til ende mange gange vinder det simpelthen oftere.
analysis-again = Prøv igen
analysis-clean = Her blev der ikke fundet nogen klar fejl.
analysis-error = Kun det, der er klart dårligere, tæller som fejl: mere end tilfældet, og mere end coachen selv kan tage fejl, hvilket her er op til { $points } spil af 100. Alt andet er »omtrent lige så godt«.
analysis-decisions = Alle beslutninger ({ $count })

## Én enhed på omgang, den store skærm og statistik

pass-where = Hvor spiller I?
pass-where-apart = Hver på sin egen enhed
pass-where-here = På denne enhed
pass-where-screen = På en stor skærm
pass-where-here-text = Lad enheden gå på omgang. Lad et navn stå tomt til en bot, eller til en ven, der kommer via linket.
pass-where-screen-text = Denne skærm viser bordet, og hver telefon viser én spillers kort. Scan en kode for at sætte jer.
pass-people = Hvem spiller på denne enhed?
pass-person = Navn på plads { $number }
pass-nobody = bot eller ven
pass-one-more = En spiller mere på denne enhed
pass-too-few = Skriv mindst to navne.
pass-turn = { $name }: { $ask }
pass-curtain = Forhæng
pass-hand = Giv enheden til { $name }.
pass-taps = Jeg er { $name }
pass-edge-camp = i lejren
pass-edge-undo = { $name } har valgt. Fortryd?
screen-hand = Bordet er på den store skærm: vis kun min hånd
screen-open = Åbn den store skærm
screen-join = Deltag med koden { $code }
screen-seat = QR-kode til at sætte sig på plads { $number }
screen-seats = { $count ->
    [one] { $count } plads er ledig. Scan koden, og sæt dig.
   *[other] { $count } pladser er ledige. Scan en kode, og sæt dig.
}
stats-title = Statistik
stats-private = Spil, der er spillet på denne enhed. De bliver her, medmindre du gemmer dem i en fil.
stats-none = Intet spil er slut på denne enhed endnu.
stats-all = Alle spil
stats-games = { $count } spil
stats-wins = { $count ->
    [one] { $count } sejr
   *[other] { $count } sejre
}
stats-rival = Yndlingsrival
stats-against = vundet { $won }, tabt { $lost }
stats-average = Point i snit: { $score }
stats-chart = De seneste point: { $scores }
stats-chart-text = Point i de seneste spil; en stor prik er en sejr.
stats-list = Dine spil, ét for ét
stats-lowest = Lavere er bedre.
stats-export = Gem i en fil
stats-import = Tilføj fra en fil
stats-imported = { $count } spil blev tilføjet.
stats-import-bad = Filen indeholder ingen statistik fra Karat, så intet blev tilføjet.
stats-erase = Slet alt
stats-erase-sure = Vil du virkelig slette alle resultater på denne enhed?

## Hvad serveren afviser: refusal-<reason>, eller refusal-<error> hvor der ikke er nogen grund

refusal-bad = Det virker ikke her, så intet er ændret.
refusal-not-now = Det kan ikke gøres lige nu.
refusal-not-yours = Det må kun værten eller en spiller ved bordet gøre.
refusal-not-found = Her er ikke noget med det navn.
refusal-mistake = Serveren lavede en fejl; intet er ændret.
refusal-no-table = Bordet findes ikke, eller det er ikke åbent for dig.
refusal-no-record = Det spil findes ikke her, eller det er væk.
refusal-not-played-here = Denne server kan ikke åbne det spil ({ $problem }).
refusal-token-not-valid = Dette link gælder ikke ved dette bord.
refusal-watching-link = Med dette link kan du kun se med.
refusal-only-here = Indtil videre kan kun denne enhed åbne bordet. For at lukke andre ind skal du forbinde den til dit netværk og starte Karat som »karat« eller med --host 0.0.0.0.
refusal-slow-down = Det var for meget på én gang. Vent et sekund.
refusal-too-many-tables = Det var for mange nye borde på én gang. Vent et minut.
refusal-too-many-replays = Mange spil bliver set igen lige nu. Kom igen om et minut.
refusal-too-many-sockets = For mange enheder på dit netværk er forbundet. Luk nogle, eller kom igen senere.
refusal-too-many-records = Det var for mange filer på én gang. Vent et minut.
refusal-too-many-analyses = Mange spil bliver analyseret lige nu. Kom igen om et minut.
refusal-between = Det skal være et helt tal fra { $least } til { $most }.
refusal-in-all = Tilsammen må de højst være { $most }.
refusal-too-big = Det er for stort: det må højst være { $most } byte.
refusal-storage = Serveren kunne ikke gemme det, så intet er ændret. Prøv igen.
refusal-disk-full = Serverens disk er fuld, så intet er ændret. Sig det til den, der driver serveren.
refusal-only-players = Det må kun spillere ved bordet gøre.
refusal-only-host = Det må kun værten gøre.
refusal-only-players-and-host = Det må kun spillerne og værten gøre.
refusal-no-seat-yet = Tag en plads først.
refusal-not-started = Spillet er ikke begyndt endnu.
refusal-started = Spillet er allerede begyndt.
refusal-game-not-over = Spillet er ikke slut endnu.
refusal-table-closed = Bordet er lukket.
refusal-started-without-you = Spillet er allerede begyndt, men du kan se med.
refusal-seated-already = Du har allerede en plads.
refusal-all-seats-taken = Alle pladser er taget, men du kan se med.
refusal-seat-taken = Den plads er ikke længere ledig.
refusal-only-bot-levels = Under et spil kan kun en bots niveau ændres.
refusal-nobody-there = Der sidder ingen anden person på den plads.
refusal-too-many-guests = For mange har siddet ved dette bord. Åbn et nyt.
refusal-table-used-up = Der er sket for meget ved dette bord. Du kan spille spillet færdigt, men ikke andet.
refusal-too-many-people = { $count ->
    [one] Der sidder allerede { $count } person ved bordet: for mange til det antal spillere.
   *[other] Der sidder allerede { $count } personer ved bordet: for mange til det antal spillere.
}
refusal-name-unseen = Navnet skal have mindst ét synligt bogstav.
refusal-name-taken = Nogen ved bordet hedder allerede det, eller noget, der ligner.
refusal-late = Den beslutning er ikke længere din.
refusal-too-many-undos = Der er fortrudt for mange gange i dette spil. Fra nu af står trækkene fast.
refusal-someone-away = Noget er blevet afsløret siden da, og ikke alle er her til at sige ja.
refusal-no-move-yet = Du har ikke lavet et træk endnu.
refusal-asked-already = Bordet er allerede spurgt, om trækket må fortrydes.
refusal-question-closed = Det spørgsmål er ikke længere åbent.
refusal-agreed-already = Du har allerede sagt ja.
refusal-nothing-to-read = Beskeden er tom.
refusal-coach-busy = Coachen har mange spørgsmål at svare på. Spørg igen om et minut.
refusal-no-coach = Der er ingen coach ved dette bord.
refusal-nothing-to-decide = Der er ikke noget, du skal beslutte lige nu.
refusal-record-not-json = Det er ikke en fil fra et spil: den skal være JSON.
refusal-record-not-well-made = Det er ikke en fil i Karats format ({ $problem }).
refusal-record-does-not-replay = Spillet i filen følger ikke reglerne ({ $problem }).
refusal-record-not-over = Spillet i filen er ikke slut endnu.
refusal-still-here = Spilleren er her, eller gik for et øjeblik siden. Vent et par sekunder.
refusal-waits-for-all = Dette bord venter på alle, uanset hvor længe de er væk.
