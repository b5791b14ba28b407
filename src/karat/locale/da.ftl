# Dansk. Farver står som ord for sig i sætningen: »kort i rødt«, »alt blåt«, derfor altid med t til sidst.
# 1 … 5: af bliver Djinn for fra hver i kasseret kort med min nu og pluskort point på slotskort tidligere til
# 1 … 5: tilbage træk væk værd

## Overalt

you = du
seat = plads { $number }
island = øen
nothing = –
and = { $first } og { $last }
turn = Din tur: { $ask }
waiting = { $count ->
    [one] { $names } tænker …
   *[other] { $names } tænker …
}
won = { $you ->
    [seat] { $count ->
        [one] Du vinder! Point: { $scores }.
       *[other] Du deler sejren: { $winners }. Point: { $scores }.
    }
   *[none] { $count ->
        [0] Ingen vinder. Point: { $scores }.
       *[other] Sejren går til { $winners }. Point: { $scores }.
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

## Terminalen

terminal-title = { $game }, { $players } spillere
terminal-begin = { $game }, { $players } spillere. Du sidder på plads { $seat }; ? forklarer det hele.
terminal-against = Du spiller med { $names }.
terminal-bot = { $name } (plads { $seat }, { $level })
terminal-level = niveau { $level }
terminal-commitment = Kortene er forseglet: { $commitment }
terminal-players = Spillere
terminal-hand = Din hånd
terminal-log = Hvad der er sket
terminal-moves = { $count } træk
terminal-moves-shown = { $shown } af { $count } træk
terminal-more = … og { $count } til; l viser alle.
terminal-filter = ord eller bogstaver i et træk
terminal-your-move = Dit træk
terminal-left = Du har forladt spillet.
terminal-over = Spillet er slut: s gemmer protokollen, q lukker bordet.
terminal-saved = Protokollen er gemt i { $file }.
terminal-not-saved = Protokollen kunne ikke gemmes: { $problem }
terminal-not-now = Der er ikke noget, du skal beslutte nu.
terminal-preparing = Forbereder reglerne (første gang tager det lidt tid) …
terminal-thinking = Tænker … (første gang tager det lidt tid)
terminal-hint = Hvad den stærkeste bot mener
terminal-hint-keys = Enter går til trækket, Esc lukker.
terminal-hint-win = vinder { $win } % ± { $error }
terminal-hint-line = { $move }: vinder { $win } % ± { $error }. { $reasons }
terminal-quit = Vil du forlade spillet?
terminal-quit-keys = y går, n bliver
terminal-key-hint = Tip
terminal-key-filter = Søg
terminal-key-save = Gem
terminal-key-light = Lys
terminal-key-help = Hjælp
terminal-key-quit = Afslut
terminal-help-keys = Taster
terminal-help =
    ↑ ↓        vælg et træk, eller skriv dets nummer
    Enter      spil det valgte træk
    /          søg et træk på ord eller bogstaver; Esc slutter
    h          et tip: alle træk i rækkefølge, med vinderchance og grunde
    PgUp PgDn  rul bordet, med Shift loggen
    s          gem spillets protokol
    t          lyst eller mørkt
    q          forlad spillet
terminal-help-plain =
    Skriv et nummer fra listen, eller et træk, som det står i parentes der.
      v  vis bordet igen     l  vis alle træk     h  et tip     q  forlad spillet     ?  denne hjælp

## Diamant

diamant-where = Ekspedition { $number } af 5, { $cards } kort på stien
diamant-signs = ♦11 er en skat, tallet efter et kort er de rubiner, der stadig ligger på det. En fælde har !, og den anden af samme slags afslutter ekspeditionen. Prikker for fælder: ● i bunken, ! på stien, × ude af spillet.
diamant-ask = bliv eller gå hjem? Du bærer { $carried }; alene får du { $alone } med, to sammen { $shared }.
diamant-move-stay = Bliv, og fortsæt
diamant-move-leave = Gå hjem med { $carried } og en andel
diamant-path = Stien
diamant-path-empty = ikke noget endnu
diamant-left = ({ $rubies } tilbage)
diamant-piles = Bunker
diamant-piles-now = bunke { $deck }, { $rubies ->
    [one] { $rubies } rubin på stien
   *[other] { $rubies } rubiner på stien
}
diamant-traps = Fælder
diamant-trap-pips = { $deck } i bunken, { $path } på stien, { $gone } væk
diamant-head-place = hvor
diamant-in-cave = hulen
diamant-in-camp = lejren
diamant-head-carried = bærer
diamant-head-chest = kiste
diamant-head-relics = relikvier
diamant-head-choice = valg
diamant-has-chosen = truffet
diamant-card-treasure = en skat på { $value }
diamant-card-relic = et relikvie til { $value }
diamant-card-spider = edderkop
diamant-card-snake = slange
diamant-card-lava = lava
diamant-card-boulder = kampesten
diamant-card-ram = rambuk
diamant-event-expedition = Ekspedition { $number } begynder.
diamant-event-relic-added = Blandes i bunken: { $card }.
diamant-event-reveal = Vendes: { $card }.
diamant-event-treasure = Vendes: { $card }, { $share } til hver, { $rest } bliver på kortet.
diamant-event-chosen = { $you ->
    [seat] Du har valgt: { $choice ->
        [stay] bliv
       *[leave] gå hjem
    }.
   *[none] { $seat } har valgt.
}
diamant-event-choice = { $choice ->
    [stay] { $you ->
        [seat] Du bliver.
       *[none] { $seat } bliver.
    }
   *[leave] { $you ->
        [seat] Du går hjem.
       *[none] { $seat } går hjem.
    }
}
diamant-event-bank = { $you ->
    [seat] Du får { $carried } og { $share } fra stien med til lejren.
   *[none] { $seat } får { $carried } og { $share } fra stien med til lejren.
}
diamant-event-relic = { $you ->
    [seat] Du tager { $card }.
   *[none] { $seat } tager { $card }.
}
diamant-event-trapped = { $you ->
    [seat] Fælden klapper ({ $card }): du mister { $lost }.
   *[none] Fælden klapper ({ $card }): { $seat } mister { $lost }.
}
diamant-event-removed = Ude af spillet: { $card }.
diamant-event-expedition-over = Ekspedition { $number } er forbi.
diamant-event-over = Spillet er slut.

## Diamoniak

diamoniak-where = { $deck } kort i bunken
diamoniak-signs = ♜ er et slotskort, lyst hvor det står; ♦ en diamant, ✶ en fe. Kort fra andre slotte ligger i lageret.
diamoniak-ask-draw = træk et kort.
diamoniak-ask-buy = træk et kort, eller køb et for tre diamanter.
diamoniak-ask-again = træk igen eller stop?
diamoniak-ask-witch = { $owed ->
    [one] en heks! Giv hende { $owed } kort til.
   *[other] en heks! Giv hende { $owed } kort.
}
diamoniak-ask-fairy = en heks! Jag hende væk med en fe, eller giv hende { $owed } kort.
diamoniak-move-draw = Træk et kort
diamoniak-move-stop = Stop, og behold alt
diamoniak-move-fairy = Jag heksen væk med en fe
diamoniak-move-buy = Køb et kort i din farve af { $seat }
diamoniak-move-give = Giv heksen { $card }
diamoniak-head-castle = slot
diamoniak-no-castle = intet slot endnu
diamoniak-head-store = lager
diamoniak-discard = Kasserede
diamoniak-kind-pink = lyserødt
diamoniak-kind-blue = blåt
diamoniak-kind-green = grønt
diamoniak-kind-yellow = gult
diamoniak-kind-diamond = diamanter
diamoniak-kind-witch = hekse
diamoniak-kind-fairy = feer
diamoniak-card-pink = et lyserødt slotskort
diamoniak-card-blue = et blåt slotskort
diamoniak-card-green = et grønt slotskort
diamoniak-card-yellow = et gult slotskort
diamoniak-card-diamond = en diamant
diamoniak-card-witch = en heks
diamoniak-card-fairy = en fe
diamoniak-many = { $what } { $count }
diamoniak-event-turn = { $you ->
    [seat] Din tur begynder.
   *[none] Turen går til { $seat }.
}
diamoniak-event-shuffle = De kasserede kort blandes: en ny bunke på { $cards }.
diamoniak-event-draw = { $you ->
    [seat] { $to ->
        [castle] Du trækker { $card }: det bygges på dit slot.
        [discard] Du trækker { $card }!
       *[store] Du trækker { $card }.
    }
   *[none] { $to ->
        [castle] { $seat } trækker { $card }: det bygges på slottet.
        [discard] { $seat } trækker { $card }!
       *[store] { $seat } trækker { $card }.
    }
}
diamoniak-event-join = { $cards } kort i { $colour } kommer til fra lageret.
diamoniak-event-stop = { $you ->
    [seat] Du stopper.
   *[none] { $seat } stopper.
}
diamoniak-event-fairy = { $you ->
    [seat] Din fe jager heksen væk.
   *[none] { $seat } jager heksen væk med en fe.
}
diamoniak-event-give = { $you ->
    [seat] Du giver heksen { $card }.
   *[none] { $seat } giver heksen { $card }.
}
diamoniak-event-lose = { $you ->
    [seat] Heksen tager { $card } fra dig.
   *[none] Heksen tager { $card } fra { $seat }.
}
diamoniak-event-free = { $you ->
    [seat] Dit slot er væk, og { $colour } er frit igen.
   *[none] Slottet hos { $seat } er væk, og { $colour } er frit igen.
}
diamoniak-event-buy = { $you ->
    [seat] Du køber { $card } af { $from } for { $diamonds } diamanter.
    [from] { $seat } køber { $card } af dig for { $diamonds } diamanter.
   *[none] { $seat } køber { $card } af { $from } for { $diamonds } diamanter.
}
diamoniak-event-over = { $you ->
    [winner] Dit slot er færdigt!
   *[none] Slottet er færdigt: { $winner }.
}

## Djinn

djinn-where = Omgang { $phase }, { $left ->
    [0] stikkene er spillet
    [one] sidste stik
   *[other] { $left } stik tilbage
}
djinn-signs = Et kort er farve og tal: P lilla, G grønt, Y gult, B blåt. Af ens kort er det først spillede højest.
djinn-ask-lead = spil ud.
djinn-ask-play = læg et kort; du skal bekende { $colour }, hvis du har det.
djinn-ask-after = spil et Djinn-kort, eller sig, at du er færdig.
djinn-ask-keep = du har vundet stikket: behold { $count ->
    [one] et af kortene.
   *[other] { $count } af kortene.
}
djinn-ask-cave = løs en opgave med dine gemte kort.
djinn-move-play = Læg { $card }
djinn-move-done = Færdig
djinn-move-keep = Behold { $card }
djinn-move-cave = { $task }: { $cards }
djinn-move-trump = Djinn: { $colour } bliver trumf
djinn-move-replace = Djinn: udskift kortet fra { $seat }
djinn-move-free = Djinn: læg en hvilken som helst farve
djinn-move-swap = Djinn: byt kort med { $seat }
djinn-move-highest = Djinn: behold det højeste kort
djinn-move-lowest = Djinn: det laveste kort vinder
djinn-move-notrump = Djinn: ingen trumf i dette stik
djinn-move-fifteen = Djinn: dit kort tæller som 15
djinn-move-double = Djinn: behold to kort, hvis du vinder
djinn-effect-trump = ny trumf
djinn-effect-replace = udskift et kort
djinn-effect-free = fri farve
djinn-effect-swap = byt kort
djinn-effect-highest = behold det højeste
djinn-effect-lowest = lavest vinder
djinn-effect-notrump = ingen trumf
djinn-effect-fifteen = tæller som 15
djinn-effect-double = behold to
djinn-task-run = { $level } i rækkefølge
djinn-task-pairs = { $level ->
    [3] et par og et lavere kort
    [4] to par
   *[5] to par og et lavere kort
}
djinn-task-under = { $level } under { $under }
djinn-task-over = { $level } over { $over }
djinn-task-exact = { $level } der giver { $under }
djinn-task-colour = { $level } i én farve
djinn-trump = Trumf
djinn-piles = bunke { $deck }, kasseret { $discard }, Djinn { $djinn }
djinn-trick = Stik
djinn-trick-empty = ingen har lagt et kort
djinn-last-trick = Sidste stik, vundet af { $seat }
djinn-counts-as = { $card } som { $number }
djinn-effects = Gælder nu
djinn-effect-by = { $effect } ({ $seat })
djinn-caves = Huler
djinn-cave = { $level }: { $tasks }
djinn-cave-closed = lukket
djinn-head-level = niveau
djinn-head-cards = kort
djinn-head-djinns = Djinn
djinn-head-kept = gemt
djinn-discards = Kasserede
djinn-own = Dine Djinn-kort
djinn-event-row = Niveau { $level } åbner: { $tasks }.
djinn-event-draw = { $you ->
    [seat] Du trækker Djinn-kortet »{ $effect }«.
   *[none] { $seat } trækker et Djinn-kort.
}
djinn-event-djinn-shuffled = De brugte Djinn-kort blandes: { $size } i bunken.
djinn-event-phase = Omgang { $number } begynder; { $you ->
    [leader] du spiller ud.
   *[none] { $leader } spiller ud.
}
djinn-event-deal = { $you ->
    [seat] Du får { $hand }.
   *[none] { $seat } får { $size } kort.
}
djinn-event-trump = { $card } vendes: { $colour } er trumf.
djinn-event-play = { $you ->
    [seat] Du lægger { $card }.
   *[none] { $seat } lægger { $card }.
}
djinn-event-djinn = { $you ->
    [seat] Du spiller Djinn-kortet »{ $effect }«{ $argument }.
   *[none] { $seat } spiller Djinn-kortet »{ $effect }«{ $argument }.
}
djinn-event-djinn-argument = : { $what }
djinn-event-replace = { $you ->
    [seat] Dit kort { $discarded } skiftes ud med { $card }.
   *[none] { $discarded } fra { $seat } skiftes ud med { $card }.
}
djinn-event-done = { $you ->
    [seat] Du er færdig.
   *[none] { $seat } er færdig.
}
djinn-event-trick = { $you ->
    [seat] Du vinder stikket.
   *[none] { $seat } vinder stikket.
}
djinn-event-keep = { $you ->
    [seat] Du beholder { $card }.
   *[none] { $seat } beholder { $card }.
}
djinn-event-discard = Kasseres: { $cards }.
djinn-event-cave = { $you ->
    [seat] Du løser »{ $task }« med { $cards }: niveau { $level }.
   *[none] { $seat } løser »{ $task }« med { $cards }: niveau { $level }.
}
djinn-event-over = Spillet er slut.

## Kadora

kadora-where = { $last ->
    [none] { $cards } kort i kortrækkerne
    [0] Slut
    [one] Sidste tur
   *[other] { $last } ture tilbage
}
kadora-signs = Et kort er farve, værdi og form: ○ rund (r), □ firkant (s), △ dråbe (d). Et bogstav alene er en bagside. ★ fører i en farve; minus er det, der ville tælle imod ejeren, hvis spillet sluttede nu. Det valgte træk ville tage ›Y4○‹ og lægge »Y4○«.
kadora-ask-give = giv en farve væk eller behold alt?
kadora-ask-place = læg et kort på et tomt felt.
kadora-ask-draw = træk fra venstre eller højre kortrække.
kadora-move-keep = Giv intet væk
kadora-move-gift = Giv alt { $colour } til { $seat }
kadora-move-place = { $card } på { $cell }
kadora-move-takes = { $card } på { $cell } tager { $cards }
kadora-move-draw = { $row ->
    [left] Træk fra venstre: { $colour }
   *[right] Træk fra højre: { $colour }
}
kadora-block = Blok
kadora-row-left = venstre { $count }
kadora-row-right = højre { $count }
kadora-aside = til side { $count }
kadora-head-open = minus
kadora-head-hand = hånd
kadora-event-aside = { $count } kort lægges til side.
kadora-event-hand = { $you ->
    [seat] Du får { $cards }.
   *[none] { $seat } får { $count } kort.
}
kadora-event-border = Kanten lægges.
kadora-event-row = { $row ->
    [left] Venstre kortrække har { $count } kort.
   *[right] Højre kortrække har { $count } kort.
}
kadora-event-keep = { $you ->
    [seat] Du giver intet væk.
   *[none] { $seat } giver intet væk.
}
kadora-event-gift = { $you ->
    [seat] Du giver alt { $colour } til { $to }: { $cards }.
    [to] { $seat } giver dig alt { $colour }: { $cards }.
   *[none] { $seat } giver alt { $colour } til { $to }: { $cards }.
}
kadora-event-place = { $you ->
    [seat] Du lægger { $card } på { $cell }.
   *[none] { $seat } lægger { $card } på { $cell }.
}
kadora-event-take = { $you ->
    [seat] { $line ->
        [column] Du tager { $cards } fra kolonnen.
       *[row] Du tager { $cards } fra rækken.
    }
   *[none] { $line ->
        [column] { $seat } tager { $cards } fra kolonnen.
       *[row] { $seat } tager { $cards } fra rækken.
    }
}
kadora-event-draw = { $you ->
    [seat] { $row ->
        [left] Du trækker { $card } fra venstre.
       *[right] Du trækker { $card } fra højre.
    }
   *[none] { $row ->
        [left] { $seat } trækker { $colour } fra venstre.
       *[right] { $seat } trækker { $colour } fra højre.
    }
}
kadora-event-refill = { $row ->
    [left] Fra venstre kortrække: { $cards }.
   *[right] Fra højre kortrække: { $cards }.
}
kadora-event-last-turns = Begge kortrækker er tomme: { $turns ->
    [one] { $turns } tur tilbage.
   *[other] { $turns } ture tilbage.
}
kadora-event-show = { $you ->
    [seat] Din hånd lægges til byttet: { $cards }.
   *[none] { $seat } viser { $cards }.
}
kadora-event-island = Øen vendes: { $cards }.
kadora-event-face-down = { $seats } med { $sum } i { $colour }: kortene vendes om.
kadora-event-over = Spillet er slut.

## Hav eller kyst

seashore-where = Runde { $round } af 2, { $left ->
    [0] kortene er spillet
    [one] sidste kort
   *[other] { $left } kort at spille
}, { $plus } pluskort tilbage
seashore-signs = B▒ viser sit hav (farven), ▒7 sin kyst (tallet), +1 er et pluskort dertil. Skatte begynder med t: tR4 er rød og 4 værd. ★ har vundet sin farve.
seashore-ask-pass = i hvilken farve sender du dit højeste kort videre?
seashore-ask-play = læg et kort, og vis dets farve eller tal.
seashore-ask-claim = du har vundet { $colour }: tager du den åbne skat, eller stjæler du en?
seashore-ask-rob = hvem tager du to pluskort fra?
seashore-ask-draw = fra hvis hånd trækker du kort?
seashore-ask-return = giv { $count ->
    [one] et kort tilbage.
   *[other] { $count } kort tilbage.
}
seashore-move-pass = Send { $colour }
seashore-move-play = { $shows ->
    [sea] { $card }{ $laid }, vis farven
   *[shore] { $card }{ $laid }, vis tallet
}
seashore-move-take = Tag den åbne skat
seashore-move-steal = Stjæl fra { $seat }
seashore-move-rob = Tag pluskort fra { $seat }
seashore-move-draw = Træk fra hånden hos { $seat }
seashore-move-return = Giv { $cards } tilbage
seashore-piles = Skatte
seashore-pair-rb = rødt, blåt
seashore-pair-pg = lilla, grønt
seashore-head-open = åben
seashore-head-pile = bunke
seashore-head-else = ellers
seashore-action-plus = tag pluskort
seashore-action-hand = træk fra en hånd
seashore-trick = Stik
seashore-trick-empty = { $you ->
    [start] du begynder
   *[none] { $start } begynder
}
seashore-lanes = Sidst vendte kort
seashore-head-cards = kort
seashore-head-treasures = skatte
seashore-head-top = øverst
seashore-head-plus = plus
seashore-head-score = point
seashore-points-pile = Din pointbunke
seashore-prize-claim = skat
seashore-prize-rob = pluskort
seashore-prize-draw = en hånd
seashore-event-round = Runde { $number } begynder; { $you ->
    [start] du lægger først.
   *[none] { $start } lægger først.
}
seashore-event-hand = { $you ->
    [seat] Du får { $cards }.
   *[none] { $seat } får { $count } kort.
}
seashore-event-open = Nu åben: { $card }.
seashore-event-chosen = { $you ->
    [seat] Du sender dit højeste kort i { $colour }.
   *[none] { $seat } har valgt et kort at sende.
}
seashore-event-passed = { $you ->
    [seat] Du sender { $card } til { $to }.
    [to] { $seat } sender dig { $card }.
   *[none] { $seat } sender et kort til { $to }.
}
seashore-event-play = { $you ->
    [seat] Du lægger { $card }{ $laid }: { $half }.
   *[none] { $seat } lægger { $half }{ $laid }.
}
seashore-half-sea = { $colour }, skjult tal
seashore-half-shore = { $number }, skjult farve
seashore-laid = { $plus ->
    [0] { "" }
   *[other] { " " }+{ $plus }
}
seashore-event-reveal = { $you ->
    [seat] Dit kort vendes: { $card }, { $value } værd.
   *[none] { $seat } havde { $card }, { $value } værd.
}
seashore-event-win = { $you ->
    [seat] Du vinder { $colours }.
   *[none] { $seat } vinder { $colours }.
}
seashore-event-plus = { $you ->
    [seat] Du får { $count } pluskort.
   *[none] { $seat } får { $count } pluskort.
}
seashore-event-take = { $you ->
    [seat] Du tager { $card }.
   *[none] { $seat } tager { $card }.
}
seashore-event-steal = { $you ->
    [seat] Du stjæler { $card } fra { $from }.
    [from] { $seat } stjæler { $card } fra dig!
   *[none] { $seat } stjæler { $card } fra { $from }.
}
seashore-event-rob = { $you ->
    [seat] Du tager pluskort fra { $from }: { $count }.
    [from] { $seat } tager pluskort fra dig: { $count }.
   *[none] { $seat } tager pluskort fra { $from }: { $count }.
}
seashore-event-draw = { $you ->
    [seat] Du trækker { $cards } fra hånden hos { $from }.
    [from] { $seat } trækker { $cards } fra din hånd.
   *[none] { $seat } trækker fra hånden hos { $from }: { $count }.
}
seashore-event-return = { $you ->
    [seat] Du giver { $cards } tilbage til { $to }.
    [to] { $seat } giver dig { $cards } tilbage.
   *[none] { $seat } giver lige så mange tilbage til { $to }.
}
seashore-event-nothing = { $you ->
    [seat] Der er ikke noget kort, du kan trække.
   *[none] Der er ikke noget kort, { $seat } kan trække.
}
seashore-event-under = Under sin bunke: { $card }.
seashore-event-trick-over = Stikket er slut; { $you ->
    [start] du begynder det næste.
   *[none] { $start } begynder det næste.
}
seashore-event-score = { $you ->
    [seat] Du har { $treasures } for skatte og { $plus } pluskort: { $points } point.
   *[none] { $seat } har { $treasures } for skatte og { $plus } pluskort: { $points } point.
}
seashore-event-over = Spillet er slut.

## Browseren

browser-tagline = Fem kortspil om skatte, med venner eller mod botter
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
browser-game-diamant = Diamant
browser-game-djinn = Djinn
browser-game-kadora = Kadora
browser-game-diamoniak = Diamoniak
browser-game-seashore = Hav eller kyst
browser-game-diamant-line = Dybere ind i hulen, eller hjem med det, du bærer? Alle beslutter sig på én gang.
browser-game-djinn-line = Vind stik, gem skatte, kom gennem tre huler, og lad en Djinn bøje reglerne.
browser-game-kadora-line = Læg et kort, tag det, der passer, og før i en farve, eller betal for den.
browser-game-diamoniak-line = Træk, så længe du tør, byg dit slot, og pas på heksen.
browser-game-seashore-line = Halvdelen af hvert kort er skjult. Viser du farven eller tallet?
browser-players = { $least }–{ $most } spillere
browser-minutes = { $minutes } min.
browser-age = fra { $age } år
browser-seconds = { $seconds } sekunder
browser-play = Spil nu
browser-play-game = { $game }: spil nu mod botter
browser-dealing = Kortene gives …
browser-friends = Med venner
browser-friends-game = { $game }: spil med venner
browser-rules-of = Reglerne for { $game }
browser-join = Deltag med en kode eller et link
browser-join-go = Deltag
browser-join-bad = En kode har seks bogstaver og tal.
browser-my-tables = Mine borde
browser-phase-open = venter på spillere
browser-phase-playing = i gang
browser-phase-over = slut
browser-phase-closed = lukket
browser-no-tables = Borde, du spiller ved på denne enhed, finder du her igen.
browser-guest = Gæst
browser-settings = Indstillinger

# Browseren: et nyt bord og lobbyen
browser-new = { $game } med venner
browser-new-players = Spillere
browser-new-more = Flere valg
browser-new-pace = Hvor længe botter tænker
browser-new-clock = Tid til en beslutning
browser-new-no-clock = så længe du vil
browser-new-chat = Spillere må skrive til hinanden (ellers er der faste sætninger og klistermærker)
browser-new-private = Kun de, der har linket, må se bordet
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
browser-seat-stand-in = en bot spiller videre
browser-seat-thinks = skal beslutte sig
browser-seat-who = Hvem spiller på plads { $number }
browser-seat-up = Flyt { $name } op
browser-sit = Sæt dig
browser-sit-at = Sæt dig på plads { $number }
browser-stand-up = Rejs dig
browser-level-1 = pærelet
browser-level-2 = let
browser-level-3 = rimelig
browser-level-4 = god
browser-level-5 = stærk
browser-level-6 = så stærk som muligt
browser-options = Valgmuligheder
browser-fair = Ærlig kortgivning
browser-fair-text = Kortene er allerede bestemt af en hemmelighed, og dette tal forsegler den. Tilføj dine egne ord, så kan ingen have valgt hemmeligheden til sin egen fordel.
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

# Browseren: bordet
browser-board = Bord
browser-log = Forløb
browser-talk = Snak
browser-rules = Regler
browser-choose = Vælg dit træk
browser-wait = Vent på de andre
browser-moment = Et øjeblik …
browser-undo = Fortryd
browser-why = Hvorfor? { $rule }
browser-to-board = Se bordet
browser-to-scores = Se pointene
browser-ask-undo = { $moves ->
    [one] Må { $name } tage det sidste træk tilbage?
   *[other] Må { $name } tage de sidste { $moves } træk tilbage?
}
browser-ask-waiting = For at tage tilbage mangler et ja fra { $names }.
browser-leave = Forlad spillet
browser-leave-text = Vil du gå? En bot spiller videre for dig, og du kan komme tilbage når som helst.
browser-close-table = Luk bordet
browser-close-table-text = Luk bordet for alle, for altid?
browser-watchers = { $count ->
    [one] { $count } person ser med.
   *[other] { $count } personer ser med.
}
browser-reissue = Nyt link til denne spiller
browser-reissue-text = Til en spiller, der ikke kan finde tilbage: det gamle link holder op med at virke.
browser-keys = Taster
    .digits = vælg det første til niende kort eller felt
    .enter = udfør det valgte træk
    .escape = vælg noget andet
    .u = fortryd
    .l = det sidste stik, eller forløbet
    .t = læs bordet højt
    .i = kortet i fokus større, med sin regel
    .h = hvad coachen ville gøre
    .help = disse taster
browser-talk-players = Kun spillere snakker ved bordet.
browser-talk-text = Skriv noget
browser-talk-send = Send
browser-phrase-hello = Hej!
browser-phrase-good-luck = Held og lykke!
browser-phrase-your-turn = Din tur!
browser-phrase-thinking = Lad mig tænke …
browser-phrase-well-played = Godt spillet!
browser-phrase-thank-you = Tak!
browser-phrase-oops = Ups!
browser-phrase-lucky = Sikke et held!
browser-phrase-unlucky = Sikke et uheld!
browser-phrase-wow = Hold da op!
browser-phrase-back-soon = Straks tilbage.
browser-phrase-here-again = Her igen!
browser-phrase-once-more = En gang til?
browser-phrase-good-game = Godt spil!
browser-phrase-bye = Hej hej!
browser-sticker-smile = et smil
browser-sticker-laugh = et grin
browser-sticker-wink = et blink
browser-sticker-think = et eftertænksomt ansigt
browser-sticker-surprise = et overrasket ansigt
browser-sticker-cry = et grædende ansigt
browser-sticker-heart = et hjerte
browser-sticker-clap = et bifald
browser-sticker-gem = en ædelsten
browser-sticker-torch = en fakkel
browser-sticker-crown = en krone
browser-sticker-sleep = et sovende ansigt
browser-log-said = { $name }: { $words }
browser-log-sat = { $name } sætter sig.
browser-log-left = { $name } rejser sig.
browser-log-seat = En plads er ændret.
browser-log-ordered = Pladserne har fået ny rækkefølge.
browser-log-profile = En spiller har et nyt navn.
browser-log-word = { $name } føjer et ord til kortgivningen.
browser-log-stand-in = En bot spiller videre for { $name }.
browser-log-back = { $name } er tilbage.
browser-log-asked = { $name } vil gerne tage træk tilbage.
browser-log-voted = { $name } har svaret.
browser-log-undone = Træk er taget tilbage.
browser-log-reissued = { $name } har et nyt link.
browser-log-closed = Bordet er lukket.
browser-log-rematch = Det næste bord er åbent.

# Browseren: slutningen
browser-end = Slut
browser-player = Spiller
browser-score = Point
browser-winner = vinder
browser-moments = Hvad der afgjorde det
browser-again = En gang til
browser-again-changes = Igen med ændringer
browser-other-game = Et andet spil
browser-next = Til det næste bord
browser-record = Hent protokollen
browser-check-deal = Tjek kortgivningen
browser-deal-good = Hemmeligheden passer til det tal, der blev vist før det første kort.
browser-deal-bad = Hemmeligheden passer ikke til det tal, der blev vist før det første kort!
browser-deal-commitment = Vist før spillet:
browser-deal-secret = Hemmelighed:
browser-deal-more = »karat verify« giver hele protokollen igen, kort for kort.

# Browseren: forbindelsen
browser-health-connecting = forbinder …
browser-health-fine = forbundet
browser-health-slow = langsomt …
browser-health-lost = forbindelsen røg, prøver igen …
browser-health-gone = serveren svarer ikke
browser-health-ended = ikke forbundet
browser-opening = Åbner bordet
browser-gone = Serveren er væk
browser-gone-text = Serveren svarer ikke. Dine borde er i sikkerhed der; vi bliver ved med at prøve.
browser-try-now = Prøv nu
browser-taken-over = Du spiller i et andet vindue
browser-taken-over-text = Din plads er åbnet et andet sted. Kun ét vindue ad gangen spiller for en plads.
browser-take-back = Spil her
browser-table-closed = Bordet er lukket
browser-table-closed-text = Værten har lukket det.
browser-table-deleted-text = Ingen havde spillet her i lang tid, så serveren har slettet det.
browser-removed = Din plads er ændret
browser-removed-text = Værten har givet din plads væk eller sendt dig et nyt link.
browser-look-again = Se igen
browser-no-table = Det bord findes ikke
browser-no-table-text = Intet bord { $code } er åbent for dig. Er koden rigtig?

# Browseren: indstillinger
browser-setting-language = Sprog
browser-setting-auto = som i browseren
browser-setting-theme = Dag eller nat
browser-setting-theme-auto = som på enheden
browser-setting-theme-light = dag
browser-setting-theme-dark = nat
browser-setting-pace = Tempo
browser-setting-pace-instant = straks
browser-setting-pace-quick = hurtigt
browser-setting-pace-normal = normalt
browser-setting-pace-slow = langsomt
browser-setting-motion = Bevægelse
browser-setting-motion-auto = som på enheden
browser-setting-motion-less = mindre
browser-setting-text = Tekststørrelse
browser-setting-sound = Lyd

# Browseren: Diamant
diamant-option-relics = Relikvier
diamant-option-relics-text = Et relikvie kommer i bunken med hver ekspedition. Den, der forlader hulen alene, tager dem på stien.
diamant-relics = relikvier
diamant-source-chest = Kiste
diamant-source-relics = Relikvier
diamant-round = Ekspedition { $number } af 5
diamant-ask-short = fortsæt, eller gå hjem med det, du bærer?
diamant-choices = Bliv eller gå hjem
diamant-choose-stay = Fortsæt
diamant-choose-leave = Gå hjem
diamant-risk = { $carried } på spil
diamant-bring = giver { $alone }, eller { $shared } for to
diamant-chose-stay = Du bliver. Valgene vises, når alle har valgt.
diamant-chose-leave = Du går hjem. Valgene vises, når alle har valgt.
diamant-has-chosen-long = har valgt
diamant-shows-stay = bliver
diamant-shows-leave = går hjem
diamant-safe = Du er tilbage i lejren. { $chest } i din kiste.
diamant-trap-near = Den næste afslutter ekspeditionen
diamant-second = den anden!
diamant-over = Ekspedition { $number } er forbi
diamant-alone = { $name } går hjem alene: { $share } fra stien
diamant-shared = { $count } går hjem: { $share } til hver fra stien
diamant-folded = { $cards } tidligere kort, { $rubies } tilbage
diamant-says-on-path = { $rubies ->
    [one] { $rubies } rubin på stien
   *[other] { $rubies } rubiner på stien
}
diamant-says-deck = { $cards } kort i bunken
diamant-says-card = Kort { $number }: { $card }.
diamant-says-inside = { $name } i hulen, bærer { $carried }, kiste { $chest }.
diamant-says-camp = { $name } i lejren, kiste { $chest }.
diamant-rules-aim = Hvad det går ud på
    .DIA-11 = Fem ekspeditioner ind i en hule. Alle begynder hver af dem derinde, med tomme hænder.
    .DIA-40 = Efter den femte er det, der er i kisten, dine point, også relikvier. Flest vinder; står det lige, deles sejren.
diamant-rules-cards = Kortene
    .DIA-1 = 15 skatte med 1 til 17 rubiner.
    .DIA-2 = 15 fælder: tre hver af edderkop, slange, lava, kampesten og rambuk.
    .DIA-3 = Med relikvier: fem, der er 5, 7, 8, 10 og 12 værd.
    .DIA-4 = Kun ædelstenenes værdi tæller; byttepenge betyder aldrig noget.
    .DIA-5 = Der er altid ædelsten nok.
    .DIA-10 = Skatte og fælder blandes til én bunke.
    .DIA-12 = Med relikvier kommer det laveste, der er tilbage, i bunken før hver ekspedition.
diamant-rules-path = Stien
    .DIA-20 = Det øverste kort vendes på stien.
    .DIA-21 = En skat deles ligeligt mellem alle derinde. Det, der ikke går op, bliver på kortet.
    .DIA-22 = Den første fælde af en slags advarer kun.
    .DIA-23 = Den anden af samme slags: alle derinde mister det, de bærer, og ekspeditionen er forbi.
    .DIA-24 = Et relikvie bliver bare liggende.
diamant-rules-choice = Bliv eller gå hjem
    .DIA-25 = Alle derinde vælger i hemmelighed. Valgene vises, når alle har valgt.
    .DIA-26 = De, der går hjem, deler rubinerne på stien; det, der ikke går op, bliver liggende.
    .DIA-27 = Andelen og alt, man bærer, kommer i kisten, hvor det er i sikkerhed.
    .DIA-28 = Den, der går hjem alene, tager også alle relikvier på stien.
    .DIA-29 = Så længe nogen er derinde, følger det næste kort.
diamant-rules-end = Når en ekspedition slutter
    .DIA-30 = Den slutter, når alle er gået hjem, eller ved en fælde.
    .DIA-31 = Rubiner, der stadig ligger på stien, er tabt.
    .DIA-32 = Af de to ens fælder, der afsluttede den, forlader den ene spillet for altid.
    .DIA-33 = Relikvier, der stadig ligger på stien, forlader spillet; et, der ikke er vendt endnu, bliver i bunken.
    .DIA-34 = Alle andre kort blandes ind igen.
diamant-rules-score = Hvad alle ved
    .DIA-41 = Kisterne er åbne for alle.

# Browseren: Diamoniak
diamoniak-option-keep-colour = Din farve er din for altid
diamoniak-option-keep-colour-text = Den, der mister sit sidste slotskort til en heks, bygger stadig i samme farve, og det må ingen andre.
diamoniak-source-castle = Slot
diamoniak-source-diamonds = Diamanter
diamoniak-of = { $pieces }/{ $all }
diamoniak-choose-stop = Stop
diamoniak-choose-fairy = Fe!
diamoniak-give = Kort til heksen
diamoniak-says-no-castle = intet slot endnu
diamoniak-says-castle = slot i { $colour }, { $pieces } af 6
diamoniak-count-diamond = { $count ->
    [one] { $count } diamant
   *[other] { $count } diamanter
}
diamoniak-count-fairy = { $count ->
    [one] { $count } fe
   *[other] { $count } feer
}
diamoniak-count-castle = { $count } slotskort i { $colour }
diamoniak-rules-aim = Hvad det går ud på
    .MON-50 = Vær den første med et helt slot på seks kort: det sjette vinder med det samme.
diamoniak-rules-cards = Kortene
    .MON-1 = 55 kort: seks slotskort i hver af fire farver, 20 diamanter, 8 hekse, 3 feer.
    .MON-2 = Slotskort er lyserøde, blå, grønne eller gule, og alle i samme farve er ens.
    .MON-3 = Alt ligger åbent undtagen bunken.
diamoniak-rules-turn = Din tur
    .MON-10 = Der spilles med uret.
    .MON-11 = Køb ét kort, eller træk mindst ét.
    .MON-12 = Efter hvert godt kort: træk igen, eller stop.
    .MON-16 = Diamanter og feer kommer i dit lager.
    .MON-40 = Når bunken er brugt op, blandes de kasserede kort.
diamoniak-rules-castle = Dit slot
    .MON-13 = Dit første slotskort i en farve, som ingen bygger, bestemmer, hvad du bygger.
    .MON-14 = En farve, som en anden bygger, kommer i dit lager, og du bygger stadig intet.
    .MON-15 = Din egen farve bygges på dit slot, alle andre kommer i dit lager.
    .MON-17 = Mister du det sidste kort i dit slot, er farven fri for alle igen.
    .MON-18 = Når du begynder på en farve, bygges kort i den fra dit lager på med det samme.
diamoniak-rules-witch = Heksen
    .MON-20 = En heks stopper din trækning, og slutter din tur, når hun har fået sit.
    .MON-21 = Hun tager tre af dine kort, diamanter eller slotskort efter dit valg; har du færre, tager hun alle.
    .MON-22 = Feer tager hun aldrig.
    .MON-23 = En fe jager hende væk: begge kasseres, og intet andet går tabt.
    .MON-24 = Er der intet at vælge, bliver der ikke spurgt.
diamoniak-rules-buy = Køb
    .MON-30 = I stedet for at trække kan du købe et kort i din farve af en anden spiller for tre diamanter.
    .MON-31 = Det er hele din tur, og den anden bliver ikke spurgt.
    .MON-32 = Kun din egen farve kan købes.
diamoniak-rules-end = Point
    .MON-51 = 100 for hvert slotskort og 1 for hver diamant; kun det færdige slot har vundet.

# Browseren: Djinn
djinn-option-open-memory = Synlige kasserede kort
djinn-option-open-memory-text = Alle må kigge de kasserede skatte igennem. Ellers må du huske dem.
djinn-source-kept = Skatte tilbage
djinn-panel-trick = Sidste stik
djinn-card = { $colour } { $number }
djinn-no-trump = ingen trumf
djinn-hand = Din hånd
djinn-kept = { $count ->
    [0] Intet gemt endnu
   *[other] Gemt: { $count }
}
djinn-kept-by = gemt af { $name }
djinn-no-trick = Intet stik er færdigt endnu i denne omgang.
djinn-task-met = den kan du løse
djinn-task-near = ét kort mangler:
djinn-choose-task = Hvilken opgave?
djinn-which-trump = Hvilken farve bliver trumf?
djinn-which-replace = Tryk på det kort, der skal skiftes ud.
djinn-which-swap = Tryk på det kort, du vil bytte dit med.
djinn-says-cave = Huler på niveau { $level }
djinn-says-through = Klaret af: { $names }
djinn-says-piles = { $deck } i bunken, { $discard } kasseret
djinn-says-laid = { $card } fra { $name }, lagt som { $place ->
    [1] første
    [2] andet
    [3] tredje
   *[other] fjerde
} kort{ $wins ->
    [true] , vinder stikket
   *[false] { "" }
}
djinn-says-lies = { $name } { $card }
djinn-says-hand = { $card }, { $playable ->
    [true] kan lægges
   *[false] kan ikke lægges nu
}, { $place } af { $count } på din hånd
djinn-says-seat = { $level ->
    [0] Ingen hule endnu
   *[other] Niveau { $level }
}, { $hand } kort, { $djinn } Djinn-kort, { $kept ->
    [one] { $kept } gemt skat
   *[other] { $kept } gemte skatte
}.
djinn-rules-aim = Hvad det går ud på
    .DJI-10 = Tre rækker med tre huler ligger med bagsiden opad, en række for hvert niveau. Den første vendes straks.
    .DJI-31 = Løs en opgave på niveau 3, så en på niveau 4, så en på niveau 5. Flere spillere kan løse den samme opgave.
    .DJI-40 = Spillet er slut efter den omgang, hvor nogen løser en opgave på niveau 5. Er der flere, vinder flest skatte tilbage, så den højeste af dem; derefter deles sejren.
    .DJI-41 = Dine point er det niveau, du har nået.
djinn-rules-cards = Kortene
    .DJI-1 = 60 skatte: lilla, grønt, gult og blåt, hver fra 1 til 15.
    .DJI-2 = Opgaver kræver 3, 4 eller 5 skatte, lige så mange som deres niveau: tal i rækkefølge, par, en sum under fem gange niveauet, over ti gange niveauet eller præcis fem gange niveauet, eller alle i én farve.
    .DJI-3 = Par: niveau 3 er et par og et lavere kort, niveau 4 to par, niveau 5 to par og et kort lavere end begge.
    .DJI-4 = 18 Djinn-kort: ni slags, to af hver.
djinn-rules-tricks = Stik
    .DJI-11 = Alle begynder en omgang med otte skatte, og spillet med ét Djinn-kort, i hemmelighed.
    .DJI-12 = Endnu en skat vendes: dens farve er trumf i omgangen.
    .DJI-13 = I den første omgang spiller pladsen efter kortgiveren ud.
    .DJI-20 = En efter en lægger en skat. Den, der har den farve, der blev spillet ud, skal bekende.
    .DJI-21 = Den højeste trumf vinder; uden trumf det højeste kort i udspillets farve. Af ens kort er det først spillede højest.
    .DJI-22 = Vinderen beholder ét kort fra stikket, åbent, og spiller ud til det næste. De andre kasseres.
    .DJI-23 = En omgang har otte stik.
djinn-rules-caves = Huler
    .DJI-30 = Den, der efter en omgang kan løse en opgave på det næste niveau, skal løse en, og kun én, med præcis så mange gemte kort. De kasseres.
    .DJI-32 = Det går på skift fra den, der spillede ud i omgangen. Er der kun én måde, bliver der ikke spurgt.
    .DJI-33 = Så vendes den næste række, hvis nogen er kommet gennem den forrige.
djinn-rules-phases = Mellem to omgange
    .DJI-34 = Alle, der ligger sidst, trækker et Djinn-kort.
    .DJI-35 = Når Djinn-bunken er tom, blandes de brugte.
    .DJI-36 = Den, der ligger sidst, giver og spiller ud; af flere den nærmeste efter den gamle kortgiver.
    .DJI-37 = Alt undtagen de gemte kort blandes, og alle får otte nye kort.
    .DJI-38 = Er der for få, får alle lige mange.
djinn-rules-end = Hvis kortene slipper op
    .DJI-39 = Er der ikke ét kort til hver og et trumfkort, er spillet slut; det højeste niveau vinder.
djinn-rules-djinn = Djinn-kort
    .DJI-50 = De spilles i din egen tur, lige før eller efter din skat, lige så mange du vil. De gælder for stikket.
    .DJI-51 = Efter din skat bliver du spurgt, så længe du har et Djinn-kort; sig »færdig« for at gå videre.
    .DJI-52 = Udspillets farve er den, det første kort har, som det ligger nu.
    .DJI-61 = Ny trumf: du nævner en farve, og den er trumf i dette stik.
    .DJI-62 = Udskift et kort: et kort, en anden spiller har lagt, kasseres, og den øverste skat i bunken tager dets plads.
    .DJI-63 = Fri farve: før dit kort; det behøver ikke bekende.
    .DJI-64 = Byt kort: efter dit kort; det bytter plads med en anden spillers.
    .DJI-65 = Behold det højeste: før vinderen beholder noget, tager du kortet med det højeste tal.
    .DJI-66 = Lavest vinder: det laveste tal vinder stikket, uanset farverne.
    .DJI-67 = Ingen trumf: dette stik har ingen.
    .DJI-68 = Tæller som 15: efter dit kort; det tæller som 15 i sin farve, når stikket afgøres.
    .DJI-69 = Behold to: vinder du stikket, beholder du to kort fra det.
djinn-rules-known = Hvad alle ved
    .DJI-70 = Hænder, Djinn-kort og bunker er hemmelige; gemte kort, niveauer, åbne huler og alle antal kort er det ikke. Kasserede kort må du huske, medmindre bordet har dem åbne.

# Browseren: Kadora
kadora-option-seat-view = Fyld op fra din side
kadora-option-seat-view-text = Tomme felter fyldes i læseretningen for den, der har tur, som rundt om et rigtigt bord. Ellers er rækkefølgen den samme for alle.
kadora-source-R = R
kadora-source-O = O
kadora-source-Y = Gu
kadora-source-G = Gr
kadora-source-B = B
kadora-source-P = L
kadora-panel-aside = Til side
kadora-card = { $colour } { $value } { $kind }
kadora-back = { $colour }, bagsiden opad
kadora-kind-round = rund
kadora-kind-square = firkant
kadora-kind-drop = dråbe
kadora-lay = Læg { $card } på { $cell }
kadora-hand = Din hånd
kadora-loot = Bytte
kadora-leads = fører
kadora-steps = En tur trin for trin
kadora-step-give = giv
kadora-step-place = læg
kadora-step-draw = træk
kadora-step-refill = fyld op
kadora-last = { $turns ->
    [one] Sidste tur
   *[other] { $turns } ture tilbage
}
kadora-give = Giv en farve væk
kadora-give-colour = Giv { $colour } væk
kadora-give-to = Alt { $colour } til
kadora-takes-nothing = Tager intet.
kadora-takes = Tager { $cards }. Minuspoint: { $before } → { $after }.
kadora-would-lead = Fører så i { $colours }.
kadora-full = Blokken er fuld: nu tages de kort, der ikke passer.
kadora-empty = tomt
kadora-aside-text = { $players ->
    [2] { $count } kort ligger til side. Til sidst vendes de som en tredje spillers, øens, der endda kan vinde.
   *[other] { $count } kort ligger til side og er ikke med i spillet. Bagsiderne viser deres farver.
}
kadora-says-row = { $row ->
    [left] Venstre kortrække
   *[right] Højre kortrække
}, { $count ->
    [0] tom
    [one] { $count } kort: { $colours }
   *[other] { $count } kort, de næste: { $colours }
}
kadora-says-cell = Række { $row }, kolonne { $column }: { $card }
kadora-says-empty = Række { $row }, kolonne { $column }: tomt
kadora-says-preview = Række { $row }, kolonne { $column }: tomt. Med { $card }: kolonne { $sumcolumn }, række { $sumrow }, { $count ->
    [0] tager intet
   *[other] tager { $count } kort
}
kadora-says-hand = { $card }, { $place } af { $count } på din hånd
kadora-says-line = Række { $row }: { $cards }.
kadora-says-sum = { $colour } { $sum }{ $leads ->
    [true] { " " }(fører)
   *[false] { "" }
}
kadora-says-loot = { $name }: { $loot }; minuspoint nu: { $open }.
kadora-says-seat = Minuspoint nu: { $open }. { $loot } kort i byttet. Hånd: { $hand }.
kadora-rules-aim = Hvad det går ud på
    .KAD-63 = Til sidst er alle værdier, der ligger åbent foran dig, minuspoint. Den laveste sum vinder.
    .KAD-62 = Den, der har den højeste sum i en farve, vender kortene om; står det lige, gør alle det.
    .KAD-64 = Den, der ikke har vendt noget om, kan ikke vinde.
kadora-rules-cards = Kortene
    .KAD-1 = 72 kort i seks farver.
    .KAD-2 = Værdier fra 1 til 5, hvoraf hver farve mangler én, og tre former for diamanter; hver farve har alle sine værdier i alle former.
    .KAD-3 = Rødt mangler 1, orange 2, gult 3, grønt 4, blåt 5, lilla 3.
    .KAD-4 = Formerne er rund, firkant og dråbe.
    .KAD-5 = Bagsiderne viser farven: af hænder, kortrækker og kort til side kender alle farverne, og kun dem.
kadora-rules-setup = Før spillet
    .KAD-10 = Med 2, 3 eller 4 spillere lægges 18, 12 eller 6 kort til side.
    .KAD-11 = Alle får fire kort.
    .KAD-12 = Tolv kort danner kanten af en blok på fire gange fire; midten er tom.
    .KAD-13 = De øvrige ligger med bagsiden opad i to kortrækker; deres orden ændres aldrig.
    .KAD-14 = Der spilles med uret.
kadora-rules-give = Giv en farve væk
    .KAD-20 = Først må du give hele dit bytte i én farve til en spiller, der intet har af den, hvis du alene fører i farven. Én gave pr. tur.
    .KAD-21 = Er ingen gave mulig, bliver der ikke spurgt.
kadora-rules-take = Læg og tag
    .KAD-30 = Læg et kort fra hånden på et tomt felt.
    .KAD-31 = Giver kolonnen nu 10 eller mere, tager du alle andre kort der i samme farve eller samme form. Kortet, du lagde, bliver liggende.
    .KAD-32 = Så rækken på samme måde.
    .KAD-33 = Det, du tager, ligger åbent som dit bytte.
    .KAD-34 = Fylder dit kort blokken, og må du ikke tage noget, der passer, tager du alle kort i kolonnen og rækken, der ikke passer.
    .KAD-35 = Det gælder også, når en linje har 10, men intet i den passer.
    .KAD-36 = Kommer der heller ikke noget ud af det, tager du alle seks.
kadora-rules-draw = Træk og fyld op
    .KAD-40 = Træk det første kort fra en af kortrækkerne.
    .KAD-50 = Er mere end fire felter tomme, fylder kort fra den kortrække dem i læseretningen, til fire er tomme.
    .KAD-51 = Læseretningen er den samme for alle, uanset hvor de sidder, medmindre bordet har valgt andet.
    .KAD-52 = Slipper den kortrække op, fortsætter den anden.
kadora-rules-end = Slutningen
    .KAD-60 = Når begge kortrækker er brugt op, har alle én tur til.
    .KAD-61 = Så lægges hænderne til byttet.
    .KAD-65 = Ved lige summer vinder flest kort, åbne eller ej; derefter deles sejren.
    .KAD-66 = Med to spillere tilhører kortene til side en tredje, øen, der også kan vinde.

# Browseren: Hav eller kyst
seashore-option-action-rb = Handling for rødt og blåt
    .plus = tag pluskort
    .hand = træk fra en hånd
seashore-option-action-rb-text = Hvad der sker, når rødt eller blåt vindes, og ingen skat i den farve ligger åben.
seashore-option-action-pg = Handling for lilla og grønt
    .plus = tag pluskort
    .hand = træk fra en hånd
seashore-option-action-pg-text = Hvad der sker, når lilla eller grønt vindes, og ingen skat i den farve ligger åben.
seashore-option-pass-to = Send et kort videre
    .left = til venstre
    .right = til højre
    .none = slet ikke
seashore-option-pass-to-text = I begyndelsen af en runde sender alle det højeste kort i deres længste farve videre.
seashore-option-plus-cap = Højeste værdi med pluskort
    .n12 = 12
    .n15 = 15
    .n99 = ingen grænse
seashore-option-plus-cap-text = Pluskort hæver intet kort over denne værdi.
seashore-option-steal-any = Stjæl en hvilken som helst skat
seashore-option-steal-any-text = En vinder må stjæle en skat i en hvilken som helst farve, ikke kun i den vundne.
seashore-source-treasures = Skatte
seashore-source-plus = Pluskort
seashore-panel-trick = Sidste stik
seashore-panel-out = Kort
seashore-card = { $colour } { $number }
seashore-treasure = skat i { $colour } til { $points }
seashore-lay = Læg { $card }{ $laid }: { $half }
seashore-hand = Din hånd
seashore-hand-empty = Din hånd er tom.
seashore-others-see = Andre ser
seashore-pluses = Pluskort dertil
seashore-plus = { $count ->
    [0] intet pluskort
   *[other] { $count } pluskort
}
seashore-pile = { $count } tilbage
seashore-pile-closed = bunke med bagsiden opad
seashore-supply = lager
seashore-passing = { $to ->
    [right] Alle sender et kort til højre.
   *[left] Alle sender et kort til venstre.
}
seashore-passing-wait = Du har valgt. Kortene sendes, når alle har valgt.
seashore-choose-claim = Tag eller stjæl
seashore-choose-rob = Hvis pluskort?
seashore-choose-draw = Hvis hånd?
seashore-drawn = Trukket fra { $seat }
seashore-hidden = { $count ->
    [one] { $count } skat ligger skjult under den.
   *[other] { $count } skatte ligger skjult under den.
}
seashore-worth = { $value } værd
seashore-no-trick = Intet kort er vendt endnu i denne runde.
seashore-chosen = har valgt
seashore-out-text = Overstreget: spillet. Indrammet: på din hånd. De andre har nogen, eller de ligger i æsken.
seashore-out-gone = spillet
seashore-out-held = på din hånd
seashore-out-somewhere = ikke set endnu
seashore-says-open = { $name }: { $card }{ $plus ->
    [0] { "" }
   *[other] { " " }plus { $plus }
}
seashore-says-laid = { $name }: { $half }{ $plus ->
    [0] { "" }
   *[other] , plus { $plus }
}.
seashore-says-hand = { $card }, { $place } af { $count } på din hånd
seashore-says-seat = { $cards } kort, { $treasures ->
    [one] { $treasures } skat
   *[other] { $treasures } skatte
}, { $plus } pluskort, { $score } point.
seashore-says-top = Øverst: { $card }.
seashore-rules-aim = Hvad det går ud på
    .SEA-50 = En runde er forbi, når alle kort er spillet. Dine skatte giver deres point, og to pluskort giver tilsammen ét point.
    .SEA-51 = Efter to runder vinder flest point; står det lige, deles sejren.
seashore-rules-cards = Kortene
    .SEA-1 = 48 økort: rødt, blåt, lilla og grønt, hver fra 1 til 12.
    .SEA-2 = 20 skatte, fem i hver farve, der er 1, 1, 2, 3 og 4 værd.
    .SEA-3 = 22 pluskort og to handlingskort: et for rødt og blåt, et for lilla og grønt.
seashore-rules-setup = Før en runde
    .SEA-10 = Med 4 eller 5 spillere er der to skattebunker, rødt med blåt og lilla med grønt; med 3 spillere én bunke med de tolv bedste. Den øverste ligger åben.
    .SEA-11 = Hvert handlingskort siger, hvad dets to farver vinder, når ingen af deres skatte ligger åben.
    .SEA-12 = Alle får 12 kort, med 5 spillere 9.
    .SEA-13 = Alle sender på én gang det højeste kort i den farve, de har flest af, til venstre. Af flere sådanne farver vælger du.
    .SEA-14 = Runde to begyndes af pladsen efter den, der begyndte det sidste stik.
seashore-rules-trick = Et stik
    .SEA-20 = En efter en lægger et valgfrit kort under et dække, der viser havet, dets farve, eller kysten, dets tal.
    .SEA-21 = Pluskort må lægges til, hvert 1 værd, men ikke ud over 12.
    .SEA-22 = Indtil alle har spillet, kender de andre kun den halvdel, der kan ses, og pluskortene.
    .SEA-23 = Hver farve vindes af sin højeste værdi; står det lige, af den første i turrækkefølgen.
    .SEA-24 = Den, der har den laveste værdi i en farve, der er spillet mere end én gang, får lige så mange pluskort, som der er spillet kort i farven.
    .SEA-25 = Er der for få pluskort, deles de ud i turrækkefølge.
seashore-rules-prizes = Gevinster
    .SEA-30 = Ligger en skat i den vundne farve åben, tager vinderen den. Kun en spillers øverste skat kan ses.
    .SEA-31 = Eller vinderen stjæler en anden spillers øverste skat, hvis den har den vundne farve.
    .SEA-32 = Ligger ingen skat i den farve åben, sker farvens handling.
    .SEA-33 = Vindere og tabere findes på én gang; taberne får deres pluskort, så vindes skatte i turrækkefølge, så sker handlingerne.
    .SEA-34 = Med 3 spillere er de to farver på et handlingskort én farve, hvis ingen af dem ligger åben.
    .SEA-35 = Så viser hver bunke sin næste skat; en, der ikke blev taget, kommer under sin bunke.
    .SEA-36 = En tom bunke forbliver tom: dens farver fører til handlinger.
    .SEA-37 = De spillede kort er ude og bliver liggende åbent. Den næste plads begynder.
seashore-rules-actions = Handlinger
    .SEA-40 = Tag pluskort: to fra en anden spiller, der har to eller flere; har ingen det, fra lageret.
    .SEA-41 = Træk fra en hånd: to usete kort fra en anden spiller, giv så to valgfrie tilbage.

## Afslag: <game>-refusal-<reason>, eller uden spillet det, som alle spil siger ens. Det, der skrives i terminalen, står,
## som det skrives.

refusal-no-seat = Plads { $seat } findes ikke: pladserne er 0 til { $last }.
refusal-over = Spillet er slut.
refusal-not-your-turn = Det er { $turn }, der har turen.
diamant-refusal-in-camp = Du er i lejren: den, der er gået hjem, venter på næste ekspedition.
diamant-refusal-already-chosen = Du har allerede valgt, og valget står fast.
diamant-refusal-unknown-move = Der er kun to valg: stay (bliv) og leave (gå hjem).
diamoniak-refusal-unknown-move = »{ $move }« er ikke et træk: der er draw, stop, fairy, buy med en plads og give med et kort.
diamoniak-refusal-witch-ends-drawing = En heks har stoppet din trækning: nu skal hun have sit.
diamoniak-refusal-witch-not-settled = Turen går ikke videre, før heksen har fået sit.
diamoniak-refusal-must-draw = Du har ikke trukket endnu: en tur er mindst ét trukket kort eller ét køb.
diamoniak-refusal-no-witch-to-counter = En fe jager en heks væk, og du har ikke trukket nogen.
diamoniak-refusal-fairy-too-late = Du er begyndt at give heksen kort: feen kommer for sent.
diamoniak-refusal-no-fairy = Du har ingen fe.
diamoniak-refusal-nothing-to-give = Du har ikke trukket en heks, så der er intet at give.
diamoniak-refusal-fairy-is-no-payment = En heks tager diamanter og slotskort, men ingen fe.
diamoniak-refusal-witch-is-no-payment = En heks tager diamanter og slotskort, men ingen anden heks.
diamoniak-refusal-not-held = Det har du ikke at give: { $card }.
diamoniak-refusal-buying-with-witch = Du har trukket en heks, så du køber intet i denne tur.
diamoniak-refusal-buying-after-drawing = Du har allerede trukket i denne tur, så du køber intet.
diamoniak-refusal-no-such-seller = Der er ingen plads { $seller } at købe af: pladserne er 0 til { $last }.
diamoniak-refusal-own-store = Man køber af en anden spiller, ikke af sig selv.
diamoniak-refusal-no-castle = Du bygger intet slot endnu, så der er ingen farve at købe.
diamoniak-refusal-too-few-diamonds = Et slotskort koster tre diamanter, og du har { $diamonds }.
diamoniak-refusal-not-for-sale = { $seller } har intet kort i { $colour }, og ingen anden farve passer til dit slot.
djinn-refusal-not-your-trick = { $turn } har vundet stikket og vælger et kort.
djinn-refusal-not-your-cave = { $turn } vælger en opgave.
djinn-refusal-unknown-move = »{ $move }« er ikke et træk: der er play, djinn, done, keep og cave.
djinn-refusal-play-what = Nævn skatten, du lægger, for eksempel play P15.
djinn-refusal-keep-what = Nævn kortet fra stikket, du beholder, for eksempel keep P15.
djinn-refusal-djinn-what = Nævn Djinn-kortet, du spiller, for eksempel djinn lowest.
djinn-refusal-cave-what = Nævn opgaven og kortene til den, for eksempel cave run Y3 G4 P5.
djinn-refusal-unknown-card = Skatten »{ $card }« findes ikke: kortene er P1 til P15, og ligeså G, Y og B.
djinn-refusal-not-held = Du har ikke { $card }.
djinn-refusal-must-follow = Du har { $colour }, så du skal bekende { $colour }.
djinn-refusal-not-laid = Læg først en skat: så kan du være færdig.
djinn-refusal-already-laid = Du har lagt din skat: spil et Djinn-kort, eller sig, at du er færdig.
djinn-refusal-no-trick-won = Der er ikke noget stik at beholde et kort fra nu.
djinn-refusal-keep-now = Du har vundet stikket: behold et af kortene.
djinn-refusal-not-in-trick = { $card } ligger ikke i stikket, eller ikke længere.
djinn-refusal-unknown-djinn = Djinn-kortet »{ $effect }« findes ikke.
djinn-refusal-djinn-not-held = Du har ikke Djinn-kortet »{ $effect }«.
djinn-refusal-trump-needs-colour = Nævn farven, der bliver trumf: P, G, Y eller B.
djinn-refusal-replace-needs-seat = Nævn pladsen, hvis kort udskiftes.
djinn-refusal-replace-no-seat = Plads { $seat } findes ikke: pladserne er 0 til { $last }.
djinn-refusal-replace-own = Kun en anden spillers kort kan udskiftes.
djinn-refusal-replace-nothing = { $seat } har ikke lagt noget kort i dette stik, der kan udskiftes.
djinn-refusal-replace-empty-pile = Skattebunken er tom, så intet kort kan udskiftes.
djinn-refusal-free-too-late = »Fri farve« spilles før dit kort, og det ligger der allerede.
djinn-refusal-swap-too-early = »Byt kort« spilles efter dit eget kort.
djinn-refusal-swap-needs-seat = Nævn pladsen, du bytter kort med.
djinn-refusal-swap-no-seat = Plads { $seat } findes ikke: pladserne er 0 til { $last }.
djinn-refusal-swap-own = Du bytter kort med en anden spiller, ikke med dig selv.
djinn-refusal-swap-nothing = { $seat } har ikke lagt noget kort i dette stik at bytte med.
djinn-refusal-fifteen-too-early = »Tæller som 15« spilles efter dit eget kort.
djinn-refusal-no-cave-now = Opgaver løses efter omgangen, ikke nu.
djinn-refusal-cave-now = Omgangen er slut: den, der kan løse en opgave, skal gøre det.
djinn-refusal-unknown-task = Opgaven »{ $task }« findes ikke.
djinn-refusal-task-not-open = Opgaven »{ $task }« hører ikke til niveau { $level } foran dig.
djinn-refusal-card-twice = { $card } er nævnt to gange.
djinn-refusal-wrong-number = En opgave på niveau { $level } kræver præcis så mange kort som niveauet, ikke { $count }.
djinn-refusal-not-kept = { $card } ligger ikke foran dig.
djinn-refusal-not-a-run = Disse tal følger ikke efter hinanden.
djinn-refusal-not-pairs = Det er ikke de par, opgaven kræver.
djinn-refusal-not-under = Summen er { $sum } og skal være under { $limit }.
djinn-refusal-not-over = Summen er { $sum } og skal være over { $limit }.
djinn-refusal-not-exact = Summen er { $sum } og skal være præcis { $limit }.
djinn-refusal-not-one-colour = Disse kort er ikke alle i én farve.
djinn-refusal-not-ascending = Nævn kortene i stigende orden: { $cards }.
kadora-refusal-give-now = »{ $move }« er ikke et træk: giv noget væk, for eksempel gift Y 1, eller sig keep.
kadora-refusal-gift-or-keep = Du kan give en farve væk: gør det først, eller giv intet væk.
kadora-refusal-keep-alone = Sig keep og ikke mere.
kadora-refusal-gift-of-what = Nævn farven, du giver væk, og pladsen, der får den, for eksempel gift Y 1.
kadora-refusal-gift-to-whom = Nævn også pladsen, der får alt { $colour }, for eksempel gift { $letter } 1.
kadora-refusal-gift-too-long = En gave er én farve til én plads, for eksempel gift Y 1, og ikke mere.
kadora-refusal-no-such-colour = Farven »{ $colour }« findes ikke: farverne er R, O, Y, G, B og P.
kadora-refusal-no-such-receiver = Der er ingen plads »{ $to }«, der kan få en gave: pladserne er 0 til { $last }.
kadora-refusal-gift-to-yourself = En gave er til en anden spiller.
kadora-refusal-nothing-to-give = Du har intet { $colour } i byttet at give væk.
kadora-refusal-not-leading = { $other } fører i { $colour }, { $most } mod dine { $own }: kun den, der fører, må give farven væk.
kadora-refusal-lead-shared = Du deler føringen i { $colour } med { $other }, { $own } hver: ingen må give farven væk.
kadora-refusal-receiver-has-colour = { $to } har allerede { $colour } i byttet og kan derfor ikke få mere.
kadora-refusal-gift-too-late = Én gave pr. tur, og kun før et kort er lagt: nu er det for sent.
kadora-refusal-keep-too-late = Det er forbi med at give, så der er intet at sige nej til.
kadora-refusal-no-gift-possible = Ingen gave er mulig i denne tur, så der er intet at sige nej til.
kadora-refusal-place-now = »{ $move }« er ikke et træk: læg et kort, for eksempel place Y4r b2.
kadora-refusal-place-what = Nævn et kort på din hånd og et tomt felt, for eksempel place Y4r b2.
kadora-refusal-place-where = Nævn også det tomme felt til { $card }.
kadora-refusal-place-too-long = Ét kort lægges på ét felt, for eksempel place Y4r b2, og ikke mere.
kadora-refusal-place-first = Læg først et kort; der trækkes bagefter.
kadora-refusal-no-such-card = »{ $card }« er ikke et kort: et kort er farve, værdi og form, for eksempel Y4r.
kadora-refusal-no-such-value = »{ $card }« findes ikke: værdierne går fra 1 til 5.
kadora-refusal-no-such-kind = »{ $card }« findes ikke: formerne er r, s og d.
kadora-refusal-lacking-card = { $card } findes ikke: i { $colour } mangler { $value } i dette spil.
kadora-refusal-no-such-cell = Feltet »{ $cell }« findes ikke: blokken går fra a1 til d4.
kadora-refusal-not-in-hand = Du har ikke { $card } på hånden.
kadora-refusal-cell-taken = Felt { $cell } er ikke tomt: der ligger { $card }.
kadora-refusal-placed-already = Du har lagt et kort i denne tur; træk nu et.
kadora-refusal-draw-now = »{ $move }« er ikke et træk: træk et kort, for eksempel draw left.
kadora-refusal-draw-where = Nævn kortrækken, du trækker fra: left eller right.
kadora-refusal-draw-too-long = Du trækker ét kort fra én kortrække, for eksempel draw left, og ikke mere.
kadora-refusal-no-such-row = Kortrækken »{ $row }« findes ikke: træk fra left eller right.
seashore-refusal-already-chosen = Du har allerede valgt en farve at sende, og valget står fast.
seashore-refusal-nothing-to-pass = Du har intet kort, så du sender intet.
seashore-refusal-not-your-prize = Først får { $turn } sin præmie.
seashore-refusal-unknown-move = »{ $move }« er ikke et træk: der er pass, play, take, steal, rob, draw og return.
seashore-refusal-pass-now = Alle sender først et kort: nævn farven, for eksempel pass R.
seashore-refusal-play-now = Nu lægges et kort, for eksempel play G9 sea eller play G9 shore +2.
seashore-refusal-claim-now = Du har vundet { $colour }: tag den åbne skat (take), eller stjæl en, for eksempel steal 2.
seashore-refusal-rob-now = Du tager to pluskort fra en anden spiller, for eksempel rob 2.
seashore-refusal-draw-now = Du trækker fra en anden spillers hånd, for eksempel draw 2.
seashore-refusal-return-now = Du giver lige så mange kort tilbage, som du har trukket, for eksempel return G4 B7.
seashore-refusal-not-longest = Du sender fra den farve, du har flest af, og det er ikke { $colour }.
seashore-refusal-not-in-hand = Du har ikke { $card } på hånden.
seashore-refusal-too-few-plus = Så meget har du ikke: { $laid } pluskort.
seashore-refusal-takes-no-plus = { $card } kan ikke få pluskort, for ingen værdi kommer over { $cap }.
seashore-refusal-over-cap = { $card } ville være { $value } værd, og ingen værdi kommer over { $cap }.
seashore-refusal-steal-nobody = Der er ingen plads { $seat } at stjæle fra.
seashore-refusal-steal-yourself = Du kan ikke stjæle fra dig selv.
seashore-refusal-nothing-to-steal = { $seat } har ingen skat at stjæle.
seashore-refusal-other-colour = Du har vundet { $colour }, så dette kan du ikke stjæle fra { $seat }: { $card }.
seashore-refusal-rob-nobody = Der er ingen plads { $seat } at tage pluskort fra.
seashore-refusal-rob-yourself = Du kan ikke tage pluskort fra dig selv.
seashore-refusal-too-few-to-rob = { $seat } har færre end to pluskort.
seashore-refusal-draw-nobody = Der er ingen plads { $seat } at trække fra.
seashore-refusal-draw-yourself = Du kan ikke trække fra din egen hånd.
seashore-refusal-empty-hand = { $seat } har intet kort at trække.
seashore-refusal-return-count = Trukne kort: { $drawn }. Giv lige så mange tilbage, ikke { $count }.
seashore-refusal-return-twice = Du nævner { $card } to gange.
seashore-refusal-return-order = Nævn kortene efter tal, så efter farve: { $move }.
seashore-refusal-return-not-held = Du hverken har eller har trukket { $card }.

## Botternes grunde: <game>-reason-<name>

diamant-reason-leave-now = Gå hjem alene nu: { $safe } i sikkerhed.
diamant-reason-one-more = Et kort til: { $risk } % fare for at miste alt, i snit { $more } mere.
diamant-reason-alone = Alene i hulen: at fortsætte vinder { $stay } %, at gå hjem { $leave } %, talt over hele bunken.
diamoniak-reason-wins = Det er det sjette kort i dit slot: du vinder.
diamoniak-reason-one-more = Et kort til: { $own } % for dit slot, { $witch } % en heks.
diamoniak-reason-start = Et kort til: { $start } % for at begynde et slot, { $witch } % en heks.
diamoniak-reason-safe = Der er ingen heks tilbage i bunken.
diamoniak-reason-fairy-ready = Din fe ville jage en heks væk.
diamoniak-reason-cushion = En heks ville kun få overskydende kort; du har { $spare }.
diamoniak-reason-castle-at-stake = Så mange slotskort ville en heks koste dig: { $castle }.
diamoniak-reason-counted = Talt over hele bunken: at fortsætte vinder omkring { $draw } %, at stoppe { $stop } %.
diamoniak-reason-keeps = Den, der stopper, beholder alt; derefter trækker { $seat }.
diamoniak-reason-buys = Dit slot har så med sikkerhed { $castle } af 6 kort; ellers bringer turen intet.
diamoniak-reason-pays = { $seat } får tre diamanter for det, og du har { $left } tilbage.
diamoniak-reason-fairy-saves = Feen redder så mange overskydende kort: { $spare }, og så mange fra dit slot: { $castle }.
diamoniak-reason-diamond-idle = Ingen har et kort, som dine diamanter kan købe.
diamoniak-reason-diamonds-left = Diamanter tilbage: { $left }; kort i din farve hos andre: { $held }.
diamoniak-reason-frees = { $seat } har { $castle } af 6 kort i { $colour } og kan trække dette efter næste blanding.
diamoniak-reason-ransom = { $seat } har diamanter nok til at købe det af dig: { $diamonds }.
diamoniak-reason-nobody-builds = Ingen bygger { $colour }.
diamoniak-reason-own-castle = Det er et kort fra dit eget slot, som har { $castle } tilbage.
djinn-aim-run = i rækkefølge
djinn-aim-pairs = par
djinn-aim-under = lav sum
djinn-aim-over = høj sum
djinn-aim-exact = præcis sum
djinn-aim-colour = én farve
djinn-reason-completes = Med { $card } er opgaven »{ $task }« løst.
djinn-reason-nearer = { $card } bringer opgaven »{ $task }« nærmere; så mangler: { $missing }.
djinn-reason-one-more = { $card } er et gemt kort mere; ingen åben opgave har brug for det.
djinn-reason-wins-trick = { $card } vinder med sikkerhed dette stik.
djinn-reason-may-win = { $card } vinder dette stik i omkring { $percent } af 100 tilfælde.
djinn-reason-loses = { $card } kan ikke vinde stikket; det er billigt at slippe af med.
djinn-reason-bends = Djinn-kortet »{ $effect }« hjælper med at få et kort fra stikket.
djinn-reason-early = Djinn-kortet »{ $effect }« ændrer, hvad der kan ske i stikket.
djinn-reason-saves = Djinn-kort er mere værd i et senere stik; du har { $count }.
djinn-reason-enters = Opgaven »{ $task }« er løst: videre til niveau { $level }.
djinn-reason-leaves = Gemte kort til næste niveau: { $count }; det højeste tal er { $number }.
kadora-reason-takes-lead = Det tager føringen i { $colour }: { $mine } mod { $best }.
kadora-reason-shares-lead = Det står lige i { $colour }: { $mine } hver.
kadora-reason-safer-lead = Det gør føringen i { $colour } sikrere: { $mine } mod { $best }.
kadora-reason-breaks-lead = Det tager føringen i { $colour } fra { $seat }, hvor { $points } nu ligger åbent.
kadora-reason-penalty = Det tager { $points } i farver, som en anden fører i.
kadora-reason-takes-nothing = Det tager ingen kort.
kadora-reason-sheds-card = { $card } forlader din hånd, hvor det kunne tælle imod dig.
kadora-reason-island = Øens kort i { $colour }: { $count }, omkring { $points } værd.
kadora-reason-draw-led = Det næste kort er { $colour }, og der fører du.
kadora-reason-draw-value = Det næste kort er { $colour }: i snit { $points } værd blandt dem, du ikke har set.
kadora-reason-keep-lead = Du fører i { $colour }, { $mine } mod { $best }.
kadora-reason-gift-danger = Du fører i { $colour } med { $lead }, men { $left } af det er endnu ikke vundet.
kadora-reason-gift-burden = { $seat } har så { $points } i { $colour } og skal holde føringen.
seashore-reason-certain = { $card } vinder med sikkerhed sin farve.
seashore-reason-no-higher = Intet uset kort i farven er højere end { $value }; kun pluskort kan slå det.
seashore-reason-higher = Højere kort i farven, som du ikke har set: { $count }.
seashore-reason-beaten = { $card } er allerede slået af { $seat }.
seashore-reason-treasure = Den åbne skat i { $colour } er { $points } værd.
seashore-reason-could-steal = Den, der vinder { $colour }, kan stjæle { $points } fra { $seat }.
seashore-reason-action-plus = Ingen skat i { $colour } ligger åben: en sejr giver to pluskort.
seashore-reason-action-hand = Ingen skat i { $colour } ligger åben: en sejr bytter op til to kort efter dit valg.
seashore-reason-plus = Pluskort løfter { $card } til { $value }; gemt ville de være { $points } værd.
seashore-reason-sea = De andre ser kun { $colour }; mulige kort: { $count }.
seashore-reason-shore = De andre ser kun tallet { $number }; mulige farver: { $count }.
seashore-reason-last = Ingen spiller efter dig: hvilken halvdel du viser, røber intet.
seashore-reason-take = Det giver med sikkerhed { $points }.
seashore-reason-steal = Det giver { $points } og koster { $seat } lige så meget; stilling der: { $total }.
seashore-reason-rob = { $seat } har pluskort: { $count }, og point indtil nu: { $total }.
seashore-reason-draw = { $seat } har kort på hånden: { $count }, og point indtil nu: { $total }.
seashore-reason-give = I farven har du ikke set { $total }; { $card } slår { $count } af dem.

## At lære

learn-way = Lær det
learn-of = Lær { $game } ved at spille
learn-title = Lær { $game }
learn-step = Trin { $step } af { $steps }
learn-steps = Lektionens trin
learn-go-on = Videre
learn-back = Tilbage
learn-again = Forfra
learn-skip = Spring over
learn-show = Vis mig det
learn-try = Prøv dette: { $move }
learn-hear = Hør det igen
learn-voice = Læs højt
learn-no-voice = Denne enhed har ingen stemme til jeres sprog: læs højt for hinanden.
learn-good = Godt klaret!
learn-finished = Nu kan du spille { $game }!
learn-play = Spil nu et rigtigt spil
learn-once-more = Lær det en gang til
learn-diamant-treasure = Sammen går I ind i en hule. Alle deler skatten, og hver får { $carried }. Det, der er tilovers, bliver på kortet: { $left }.
learn-diamant-stay = Dybere ind i hulen eller hjem? Alle vælger i hemmelighed. Vælg faklen: fortsæt!
learn-diamant-stay-hint = Hjemme er der trygt, men så finder de andre skattene. Fortsæt denne gang!
learn-diamant-stay-praise = Ingen gik hjem, så det næste kort vendes: en skat. Til hver: { $share }. På kortet bliver: { $rest }.
learn-diamant-trap = Fortsæt! Hvad bliver det næste kort?
learn-diamant-trap-hint = Ikke endnu! Et kort til.
learn-diamant-trap-praise = En edderkop! Den første fælde af en slags advarer kun.
learn-diamant-warning = Ser du den røde ramme? Der ligger en edderkop på stien. En til, og alle i hulen mister det, de bærer!
learn-diamant-leave = Tid til at gå hjem. Vælg teltet: den, der går, tager også rubinerne fra stien.
learn-diamant-leave-hint = For farligt! Tag dine rubiner med hjem denne gang.
learn-diamant-leave-praise = Du bar: { $carried }. Fra stien: { $share }. Nu i din kiste: { $chest }, i sikkerhed for altid!
learn-diamant-watch = I lejren er du i sikkerhed. Se på de andre: de fortsætter.
learn-diamant-watch-praise = Den anden edderkop! { $one } og { $two } mister alt, hver { $lost }. En ny ekspedition begynder, og alle er inde igen.
learn-diamant-share = Gå hjem en gang til. De, der går samtidig, deler rubinerne på stien.
learn-diamant-share-hint = Gå hjem denne gang, og se, hvad der sker på stien.
learn-diamant-share-praise = { $one } gik også hjem. Fra stien til hver: { $share }. Nu i din kiste: { $chest }.
learn-diamant-nothing = Nu bestemmer du. Du bærer intet endnu: fortsætte eller hjem?
learn-diamant-nothing-hint = Du har intet at miste endnu. Fortsæt!
learn-diamant-nothing-praise = De andre gik hjem, så hele skatten er din: { $share }!
learn-diamant-danger = Se på fælderne: der ligger fire slags på stien. Fortsætte eller hjem?
learn-diamant-danger-hint = En sådan fælde til, og alt er tabt. Gå hellere hjem!
learn-diamant-danger-praise = Lige i tide! Der kom en slange til, og hver af de andre mistede { $lost }.
learn-diamant-win = Den sidste ekspedition. I din kiste: { $chest }. Du bærer: { $carried }. { $one } har { $rival }. Fortsætte eller hjem?
learn-diamant-win-hint = Læg sammen: kisten og det, du bærer, er nok til at vinde. Gå hjem!
learn-diamant-win-praise = Spillet er slut. Flest rubiner vinder, og du har { $score }!
learn-diamoniak-draw = Tryk på kortene! Tryk så på den store knap.
learn-diamoniak-draw-praise = Hurra, et stykke af et slot! Dit slot er lyserødt.
learn-diamoniak-again = Træk et kort til!
learn-diamoniak-again-hint = Træk bare et kort til.
learn-diamoniak-again-praise = En diamant! Den kommer til dine skatte.
learn-diamoniak-stop = Tryk nu på hånden. Så beholder du det hele.
learn-diamoniak-stop-hint = Stop denne gang: tryk på hånden!
learn-diamoniak-stop-praise = Alt er i sikkerhed. Og { $one } begynder på et blåt slot.
learn-diamoniak-six = Dit slot skal bruge seks stykker. Træk!
learn-diamoniak-six-praise = Et stykke til! Nu har du { $pieces }.
learn-diamoniak-other = Træk igen!
learn-diamoniak-other-praise = Et blåt stykke. Det er ikke din farve: det kommer til dine skatte.
learn-diamoniak-more = Et kort til!
learn-diamoniak-more-praise = Åh nej, heksen! Hun vil have tre af dine kort.
learn-diamoniak-give = Giv hende det blå stykke. Du har ikke brug for det.
learn-diamoniak-give-hint = Giv hende det blå stykke først.
learn-diamoniak-castle-hint = Ikke dit slot! Giv hende noget andet.
learn-diamoniak-give-praise = Godt! Hun vil have to til.
learn-diamoniak-two = Giv hende en diamant.
learn-diamoniak-one = Og en diamant til.
learn-diamoniak-one-praise = Heksen flyver væk. Dit slot står endnu!
learn-diamoniak-fairy = Heksen igen! Men du har en fe. Tryk på feen!
learn-diamoniak-fairy-hint = Tryk på feen. Så mister du ikke mere.
learn-diamoniak-fairy-praise = Feen jager heksen væk!
learn-diamoniak-buy = { $one } har et lyserødt stykke. Køb det for tre diamanter!
learn-diamoniak-buy-hint = Tryk på det lyserøde stykke hos { $one }.
learn-diamoniak-buy-praise = Dit slot har nu fem stykker!
learn-diamoniak-win = Der mangler kun ét stykke. Træk!
learn-diamoniak-win-praise = Dit slot er færdigt. Du har vundet!
learn-djinn-caves = Din vej går gennem tre huler. Denne række vil have tre af dine kort: en rækkefølge, et par med et lavere kort eller en sum over 30.
learn-djinn-follow = Gult blev spillet ud, så du skal bekende, hvis du har gult. Det højeste vinder: spil din 12’er!
learn-djinn-follow-hint = Det må du, men det vinder ikke. Spil din 12’er.
learn-djinn-follow-praise = Det højeste gule kort vinder: stikket er dit!
learn-djinn-keep = Behold et kort fra stikket. Du har allerede 10 og 11: behold 12.
learn-djinn-keep-hint = Hulerne viser, hvilke tal der hjælper dig. Behold 12.
learn-djinn-keep-praise = 10, 11, 12: tre i rækkefølge! Den, der vinder stikket, spiller også ud til det næste.
learn-djinn-trump = Du har intet grønt, så alt er tilladt. Blåt er trumf: selv din blå 2’er slår grønt!
learn-djinn-trump-hint = Det kan ikke vinde: kun grønt eller trumf kan. Spil den blå 2’er.
learn-djinn-trump-praise = Trumf slår alle andre farver. Stikket er dit!
learn-djinn-sum = Du har 8 og 9. Hvilket kort giver en sum over 30? Behold det.
learn-djinn-sum-hint = Se på hulerne: rækken viser de tal, du mangler.
learn-djinn-sum-praise = 8, 9 og 14 giver 31: den opgave kan du løse!
learn-djinn-task = Efter otte stik løser du en opgave. Vælg en med flueben og så dens tre kort.
learn-djinn-task-praise = Gennem den første hule! Kortene er brugt, og niveau { $level } åbner. Den, der er sidst, får et Djinn-kort til hjælp.
learn-djinn-djinn = Nu har du et Djinn-kort. Det bøjer reglerne i ét stik: tryk på det, og gør lilla til trumf.
learn-djinn-djinn-hint = Vælg en farve, du har: lilla.
learn-djinn-djinn-first = Først Djinn-kortet, så din skat.
learn-djinn-djinn-praise = Lilla er trumf i dette stik.
learn-djinn-win-trick = Spil nu din lilla 4’er!
learn-djinn-win-trick-hint = Lilla er trumf nu. Spil den lilla 4’er.
learn-djinn-win-trick-praise = Din lille 4’er vinder stikket!
learn-djinn-run = Du har 7, 8 og 10. Hvilket kort beholder du for fire i rækkefølge?
learn-djinn-run-hint = Mellem 8 og 10 mangler der et tal.
learn-djinn-run-praise = 7, 8, 9, 10: fire i rækkefølge!
learn-djinn-last = Den tredje hule! Vælg en opgave med flueben og så dens fem kort. Den, der først kommer igennem, vinder.
learn-djinn-last-praise = Gennem alle tre huler: du har vundet!
learn-kadora-block = Kortene ligger i en blok på fire gange fire. Hvert kort har en farve, et tal og en diamant: rund, firkant eller dråbe.
learn-kadora-lay = Læg den grønne 1’er på det viste felt. Så længe kolonne og række er under 10, sker der intet.
learn-kadora-cell-hint = Tag det viste felt denne gang.
learn-kadora-lay-hint = Tag den grønne 1’er denne gang.
learn-kadora-lay-praise = Begge summer er under 10: du tager intet.
learn-kadora-take = Læg den gule 4’er på det viste felt. Kolonnen når 10: nu skal du tage alle kort, der passer til dit.
learn-kadora-take-hint = Tag den gule 4’er denne gang.
learn-kadora-take-praise = Tagne kort: { $cards }. Et har samme farve, et har samme diamant.
learn-kadora-loot = Det her er dit bytte. Til sidst giver det minuspoint. Kun hvor du har den højeste sum, kronen, koster det intet.
learn-kadora-draw = Træk et kort fra en af kortrækkerne. Bagsiderne viser farven.
learn-kadora-draw-praise = Fra samme kortrække fyldes blokken op, til fire felter er tomme.
learn-kadora-crown = { $one } har 4 i blåt, du har 3. Hvor kan din blå 1’er tage mere blåt?
learn-kadora-crown-hint = Læg den blå 1’er i en kolonne, der når 10 og har blåt i sig.
learn-kadora-crown-praise = Nu har du mest blåt. Kronen er din!
learn-kadora-spare = Tag intet nu! Find et kort og et felt, hvor intet tages.
learn-kadora-spare-hint = Der ville du tage kort. De små tal viser summerne på forhånd.
learn-kadora-spare-praise = Intet taget, intet at betale!
learn-kadora-gift = Du fører i lilla. Men se på bagsiderne: { $two } har også lilla på hånden. Giv dit lilla til { $one }, før det koster dig!
learn-kadora-gift-hint = Så kan { $two } overhale dig, og dit lilla bliver minuspoint.
learn-kadora-gift-praise = Nu skal { $one } holde føringen.
learn-kadora-end = Den sidste tur: læg dit kort. Så vendes de højeste summer om, og resten tæller.
learn-kadora-end-praise = Dine minuspoint: { $score }. For { $one }: { $rival }. Lavest vinder, og det er dig!
learn-seashore-halves = Hvert kort har to halvdele: havet er farven, kysten er tallet. De andre ser kun den ene.
learn-seashore-cover = Den røde skat ligger åben. Spil din røde 11’er, og vis kun havet.
learn-seashore-cover-half = Vis havet denne gang, altså farven.
learn-seashore-cover-hint = Kun rødt kan vinde den røde skat. Spil den røde 11’er.
learn-seashore-cover-praise = Dækkene tages af: dit røde er højest, og skatten er din. Det laveste røde får pluskort: { $plus }.
learn-seashore-only = Alle viser rødt. Der ligger en lilla skat åben: spil din lilla 1’er!
learn-seashore-only-hint = Rødt går til stærkere kort. Spil den lilla 1’er.
learn-seashore-only-praise = Det eneste kort i en farve vinder altid, selv en 1’er!
learn-seashore-low = Grønt er fuldt af stærke kort. Tab med vilje med din 1’er: det laveste kort får pluskort!
learn-seashore-low-hint = Det må du, men prøv dette: spil den grønne 1’er.
learn-seashore-low-praise = Du får lige så mange pluskort, som der er spillet grønne kort: { $plus }!
learn-seashore-plus = { $one } viser blåt. Spil din blå 10’er med to pluskort: så tæller den 12!
learn-seashore-plus-more = Læg begge pluskort til. Hvert tæller 1.
learn-seashore-plus-hint = Her gælder det om at vinde blåt. Spil den blå 10’er.
learn-seashore-plus-praise = Din 10’er tæller { $worth } og slår 11’eren!
learn-seashore-red = Vind rødt med din 12’er, og vis havet!
learn-seashore-red-hint = Spil den røde 12’er.
learn-seashore-red-praise = Rødt er dit. Nu må du vælge!
learn-seashore-steal = Tag den åbne skat, værd 1, eller stjæl den hos { $two }, værd 3!
learn-seashore-steal-hint = Den åbne er kun 1 værd. Stjæl 3’eren!
learn-seashore-steal-praise = Stjålet! Kun en spillers øverste skat kan stjæles.
learn-seashore-action = Ingen blå skat ligger åben. Vind blåt alligevel med din 7’er: så sker den blå handling.
learn-seashore-action-hint = Ingen anden viser blåt. Spil den blå 7’er.
learn-seashore-action-praise = Blåt er dit: nu tager du pluskort.
learn-seashore-rob = Fra hvem tager du to pluskort? Du vælger.
learn-seashore-rob-praise = Nye pluskort: { $plus }!
learn-seashore-pass = Sådan begynder hver runde: du sender det højeste kort i din længste farve videre. Du har to sådanne farver. Hvilket kort giver du væk?
learn-seashore-pass-hint = Så er din 12’er væk. Send hellere den røde 8’er videre.
learn-seashore-pass-praise = Alle sender på én gang, til venstre. Så du får også et kort.
learn-seashore-end = Det sidste kort i anden runde. Spil det!
learn-seashore-end-hint = Rødt er alligevel dit. Behold dine pluskort: to af dem giver et point.
learn-seashore-end-praise = Skatte: { $treasures }. Med pluskort: { $points }. Begge runder: { $score }. Du vinder!

## Se igen, coachen og analysen

replay-title = Se et spil igen
replay-again = Se igen
replay-drop = Slip protokollen fra et afsluttet spil her.
replay-choose = Vælg en fil
replay-code = Eller koden til et bord, hvor spillet er slut
replay-watch = Se med
replay-bad = Denne fil kan ikke vises. { $problem }
replay-none = Det spil findes ikke her
replay-none-text = Det er ikke slut endnu, eller det er væk, eller det er ikke for dig.
replay-first = Til begyndelsen
replay-back = Et træk tilbage
replay-play = Afspil
replay-pause = Hold pause
replay-forward = Et træk frem
replay-last = Til slutningen
replay-slider = Øjeblik i spillet
replay-moment = Træk { $move } af { $moves }.
replay-deal = Begyndelsen.
replay-silent = Der er intet at se.
replay-speed = Hastighed
replay-eyes = Gennem hvis øjne
replay-eyes-nobody = Som tilskuer
replay-eyes-seat = Som { $name }
replay-eyes-open = Alle kort åbne
replay-hands = De andres kort
replay-moves = Alle træk
replay-link = Link til øjeblikket
replay-on = Spil videre herfra
replay-on-text = Et nyt bord fortsætter herfra. Det, der mangler at blive delt ud, blandes igen.
replay-on-seat = Din plads
replay-on-bots = Mod bots
replay-on-friends = Inviter venner
replay-on-over = Her er spillet slut. Gå tilbage til et øjeblik før slutningen.
coach-ask = Hvad ville du gøre?
coach-title = Hvad coachen ville gøre
coach-thinking = Coachen tænker …
coach-win = vinder { $win } % ± { $error }
coach-more = Alle træk: { $count }
coach-odds = Risiko ved næste kort: { $percent } % ({ $caught } af { $cards }).
coach-away = Coachen svarer ikke. Prøv igen.
coach-allow = Med coach: alle må spørge, hvad den stærkeste bot ville gøre
analysis-way = Analyse
analysis-title = { $game }: hvad der afgjorde spillet
analysis-looking = Den stærkeste bot ser på hver beslutning: { $done } af { $of }.
analysis-sentence = { $you ->
    [seat] Du spillede { $skill } og havde { $luck }.
   *[none] { $name } spillede { $skill } og havde { $luck }.
}
analysis-skill = { $place ->
    [first] bedst
    [second] næstbedst
    [third] tredjebedst
    [fourth] fjerdebedst
    [fifth] femtebedst
    [sixth] sjettebedst
    [seventh] syvendebedst
    [same] lige så godt som alle
   *[last] svagest
}
analysis-luck = { $place ->
    [first] mest held
    [second] næstmest held
    [third] tredjemest held
    [fourth] fjerdemest held
    [fifth] femtemest held
    [sixth] sjettemest held
    [seventh] syvendemest held
    [same] lige så meget held som alle
   *[last] mindst held
}
analysis-moments = Hvad der afgjorde det
analysis-moment = { $you ->
    [seat] Dit valg: { $move }. Bedre: { $best }.
   *[none] { $name } valgte: { $move }. Bedre: { $best }.
}
analysis-cost = Chance for at vinde: −{ $points } % (± { $error })
analysis-better = Bedre: { $best }
analysis-watch = Se øjeblikket (efter træk { $move })
analysis-flawless = Ingen lavede en klar fejl: heldet afgjorde det.
analysis-shares = Held og dygtighed
analysis-fair = Rimelig andel
analysis-own = Egne fejl
analysis-others = Andres fejl
analysis-fortune = Held
analysis-result = Udfald
analysis-mistakes = { $count } af { $of }
analysis-explain = I procent af en sejr. Botten bedømmer hver beslutning efter det, pladsen vidste dengang; kun det, der er klart dårligere, tæller som fejl. Det, fejlene ikke forklarer, er held.
analysis-decisions = Hver beslutning ({ $count })

## One device that goes round, the big screen, and statistics
pass-where = Hvor spiller I?
pass-where-apart = Hver på sin egen enhed
pass-where-here = På denne enhed
pass-where-screen = På en stor skærm
pass-where-here-text = Enheden går på omgang. Lad et navn stå tomt til en bot, eller til en ven, der kommer via linket.
pass-where-screen-text = Skærmen viser bordet, og hver telefon er en hånd kort. Scan en kode for at sætte jer.
pass-people = Hvem spiller på denne enhed?
pass-person = Navn på plads { $number }
pass-nobody = bot eller ven
pass-one-more = Navn på en mere ved denne enhed
pass-too-few = Skriv mindst to navne.
pass-turn = { $name }: { $ask }
pass-curtain = Tæppe
pass-hand = Giv enheden til { $name }.
pass-taps = Jeg er { $name }
pass-edge-camp = i lejren
pass-edge-undo = { $name } har valgt: tag tilbage
screen-hand = Bordet er på den store skærm: vis kun min hånd
screen-open = Åbn den store skærm
screen-join = Kom med, koden er { $code }
screen-seat = QR-kode til plads { $number }
screen-seats = { $count ->
    [one] { $count } plads er fri. Scan koden, og sæt dig.
   *[other] { $count } pladser er fri. Scan en kode, og sæt dig.
}
stats-title = Statistik
stats-private = Det, der er spillet på denne enhed. Det bliver her, medmindre du gemmer det som en fil.
stats-none = Intet spil er spillet færdigt på denne enhed endnu.
stats-all = Alle spil tilsammen
stats-games = { $count ->
    [one] { $count } parti
   *[other] { $count } partier
}
stats-wins = { $count ->
    [one] { $count } sejr
   *[other] { $count } sejre
}
stats-rival = Yndlingsrival
stats-against = vundet { $won }, tabt { $lost }
stats-average = Point i snit: { $score }
stats-chart = De seneste resultater: { $scores }
stats-chart-text = Point i de seneste partier; en stor prik er en sejr.
stats-export = Gem som fil
stats-import = Tilføj fra en fil
stats-imported = { $count ->
    [one] { $count } parti blev tilføjet.
   *[other] { $count } partier blev tilføjet.
}
stats-import-bad = Filen indeholder ingen statistik fra Karat; intet blev tilføjet.
stats-erase = Slet alt
stats-erase-sure = Vil du virkelig slette alle resultater på denne enhed?

## Hvad serveren afviser: refusal-<reason>, eller refusal-<error> hvor der ikke er nogen grund
refusal-bad = Det passer ikke her, så intet er ændret.
refusal-not-now = Det kan ikke gøres lige nu.
refusal-not-yours = Det må kun værten eller en spiller ved bordet.
refusal-not-found = Her er ikke noget med det navn.
refusal-mistake = Serveren lavede en fejl; intet er ændret.
refusal-no-table = Bordet findes ikke, eller det er ikke åbent for dig.
refusal-no-record = Det spil findes ikke her, eller ikke længere.
refusal-token-not-valid = Dette link gælder ikke ved dette bord.
refusal-watching-link = Dette link er til at se på.
refusal-slow-down = Det var for meget på én gang. Vent et sekund.
refusal-too-many-records = Det var for mange filer på én gang. Vent et minut.
refusal-too-many-analyses = Der bliver allerede set på mange spil. Kom igen om et minut.
refusal-too-big = Det er for stort.
refusal-storage = Serveren kunne ikke gemme det, så intet er ændret. Prøv igen.
refusal-only-players = Det må kun spillere ved bordet.
refusal-only-host = Det må kun værten.
refusal-only-players-and-host = Det må kun spillerne og værten.
refusal-no-seat-yet = Sæt dig først.
refusal-not-started = Spillet er ikke begyndt.
refusal-started = Spillet er allerede begyndt.
refusal-game-not-over = Spillet er ikke slut.
refusal-table-closed = Bordet er lukket.
refusal-started-without-you = Spillet er allerede begyndt; du kan se på.
refusal-seated-already = Du har allerede en plads.
refusal-all-seats-taken = Alle pladser er optaget; du kan se på.
refusal-seat-taken = Den plads er ikke ledig mere.
refusal-only-bot-levels = Under et spil kan kun en bots niveau ændres.
refusal-nobody-there = Der sidder ikke en anden.
refusal-too-many-people = { $count ->
    [one] Der sidder { $count } person ved bordet, og det er for mange til dette.
   *[other] Der sidder { $count } personer ved bordet, og det er for mange til dette.
}
refusal-name-unseen = Navnet skal have et bogstav, der kan ses.
refusal-name-taken = Nogen ved bordet hedder allerede sådan, eller næsten sådan.
refusal-late = Den beslutning er ikke længere din.
refusal-no-move-yet = Du har ikke lavet et træk endnu.
refusal-asked-already = Bordet er allerede spurgt, om træk skal tages tilbage.
refusal-question-closed = Det spørgsmål er ikke åbent længere.
refusal-agreed-already = Du har allerede sagt ja.
refusal-nothing-to-read = Der er ikke noget at læse.
refusal-no-coach = Der er ingen coach ved dette bord.
refusal-nothing-to-decide = Der er intet for dig at beslutte nu.
refusal-record-not-json = Det er ikke en protokol fra et spil: den burde være JSON.
refusal-record-not-well-made = Det er ikke en protokol, som Karat skriver dem ({ $problem }).
refusal-record-does-not-replay = Spillet i filen følger ikke reglerne ({ $problem }).
refusal-record-not-over = Spillet i filen er ikke slut.
