# Svenska. Färger står som ord för sig i meningen: ”kort i rött”, ”allt blått”, därför alltid med t på slutet.
# 1 … 5: av bland borta Djinn drag från för i kort kvar min nu och pluskort poäng på slottskort tidigare till ur
# 1 … 5: var

## Överallt

you = du
seat = plats { $number }
island = ön
nothing = –
and = { $first } och { $last }
turn = Din tur: { $ask }
waiting = { $count ->
    [one] { $names } tänker …
   *[other] { $names } tänker …
}
won = { $you ->
    [seat] { $count ->
        [one] Du vinner! Poäng: { $scores }.
       *[other] Du delar segern: { $winners }. Poäng: { $scores }.
    }
   *[none] { $count ->
        [0] Ingen vinner. Poäng: { $scores }.
       *[other] Segern går till { $winners }. Poäng: { $scores }.
    }
}
score = { $name } { $score }
colour-red = rött
colour-orange = orange
colour-yellow = gult
colour-green = grönt
colour-blue = blått
colour-purple = lila
colour-pink = rosa

## Terminalen

terminal-title = { $game }, { $players } spelare
terminal-begin = { $game }, { $players } spelare. Du sitter på plats { $seat }; ? förklarar allt.
terminal-against = Du spelar med { $names }.
terminal-bot = { $name } (plats { $seat }, { $level })
terminal-level = nivå { $level }
terminal-commitment = Given är förseglad: { $commitment }
terminal-players = Spelare
terminal-hand = Din hand
terminal-log = Vad som hänt
terminal-moves = { $count } drag
terminal-moves-shown = { $shown } av { $count } drag
terminal-more = … och { $count } till; l visar alla.
terminal-filter = ord eller bokstäver i ett drag
terminal-your-move = Ditt drag
terminal-left = Du har lämnat spelet.
terminal-over = Spelet är slut: s sparar protokollet, q stänger bordet.
terminal-saved = Protokollet är sparat i { $file }.
terminal-not-saved = Protokollet kunde inte sparas: { $problem }
terminal-not-now = Just nu har du inget att bestämma.
terminal-preparing = Förbereder reglerna (första gången tar det en stund) …
terminal-thinking = Tänker … (första gången tar det en stund)
terminal-hint = Vad den starkaste boten tycker
terminal-hint-keys = Enter går till draget, Esc stänger.
terminal-hint-win = vinner { $win } % ± { $error }
terminal-hint-line = { $move }: vinner { $win } % ± { $error }. { $reasons }
terminal-quit = Lämna spelet?
terminal-quit-keys = y lämnar, n stannar
terminal-key-hint = Tips
terminal-key-filter = Sök
terminal-key-save = Spara
terminal-key-light = Ljus
terminal-key-help = Hjälp
terminal-key-quit = Avsluta
terminal-help-keys = Tangenter
terminal-help =
    ↑ ↓        välj ett drag, eller skriv dess nummer
    Enter      spela det valda draget
    /          sök ett drag på ord eller bokstäver; Esc avslutar
    h          ett tips: alla drag i ordning, med vinstchans och skäl
    PgUp PgDn  rulla bordet, med Skift loggen
    s          spara spelets protokoll
    t          ljust eller mörkt
    q          lämna spelet
terminal-help-plain =
    Skriv ett nummer ur listan, eller ett drag så som det står inom parentes där.
      v  visa bordet igen     l  visa alla drag     h  ett tips     q  lämna spelet     ?  den här hjälpen

## Diamant

diamant-where = Expedition { $number } av 5, { $cards } kort på stigen
diamant-signs = ♦11 är en skatt, siffran efter ett kort är rubinerna som ligger kvar på det. En fälla har !, och den andra av samma slag avslutar expeditionen. Prickar för fällor: ● i leken, ! på stigen, × ur spelet.
diamant-ask = stanna eller gå hem? Du bär { $carried }; ensam får du med { $alone }, på två { $shared }.
diamant-move-stay = Stanna och fortsätt
diamant-move-leave = Gå hem med { $carried } och en andel
diamant-path = Stigen
diamant-path-empty = inget än
diamant-left = ({ $rubies } kvar)
diamant-piles = Högar
diamant-piles-now = lek { $deck }, { $rubies ->
    [one] { $rubies } rubin på stigen
   *[other] { $rubies } rubiner på stigen
}
diamant-traps = Fällor
diamant-trap-pips = { $deck } i leken, { $path } på stigen, { $gone } borta
diamant-head-place = var
diamant-in-cave = grottan
diamant-in-camp = lägret
diamant-head-carried = bär
diamant-head-chest = kista
diamant-head-relics = reliker
diamant-head-choice = val
diamant-has-chosen = klart
diamant-card-treasure = en skatt på { $value }
diamant-card-relic = en relik värd { $value }
diamant-card-spider = spindel
diamant-card-snake = orm
diamant-card-lava = lava
diamant-card-boulder = stenblock
diamant-card-ram = murbräcka
diamant-event-expedition = Expedition { $number } börjar.
diamant-event-relic-added = Blandas in i leken: { $card }.
diamant-event-reveal = Vänds upp: { $card }.
diamant-event-treasure = Vänds upp: { $card }, { $share } till var och en, { $rest } kvar på kortet.
diamant-event-chosen = { $you ->
    [seat] Du har valt: { $choice ->
        [stay] stanna
       *[leave] gå hem
    }.
   *[none] { $seat } har valt.
}
diamant-event-choice = { $choice ->
    [stay] { $you ->
        [seat] Du stannar.
       *[none] { $seat } stannar.
    }
   *[leave] { $you ->
        [seat] Du går hem.
       *[none] { $seat } går hem.
    }
}
diamant-event-bank = { $you ->
    [seat] Du tar med { $carried } och { $share } från stigen till lägret.
   *[none] { $seat } tar med { $carried } och { $share } från stigen till lägret.
}
diamant-event-relic = { $you ->
    [seat] Du tar { $card }.
   *[none] { $seat } tar { $card }.
}
diamant-event-trapped = { $you ->
    [seat] Fällan slår igen ({ $card }): du förlorar { $lost }.
   *[none] Fällan slår igen ({ $card }): { $seat } förlorar { $lost }.
}
diamant-event-removed = Ur spelet: { $card }.
diamant-event-expedition-over = Expedition { $number } är över.
diamant-event-over = Spelet är slut.

## Diamoniak

diamoniak-where = { $deck } kort i leken
diamoniak-signs = ♜ är ett slottskort, ljust där det står; ♦ en diamant, ✶ en fe. Kort från andra slott ligger i förrådet.
diamoniak-ask-draw = dra ett kort.
diamoniak-ask-buy = dra ett kort, eller köp ett för tre diamanter.
diamoniak-ask-again = dra igen eller sluta?
diamoniak-ask-witch = { $owed ->
    [one] en häxa! Ge henne { $owed } kort till.
   *[other] en häxa! Ge henne { $owed } kort.
}
diamoniak-ask-fairy = en häxa! Driv bort henne med en fe, eller ge henne { $owed } kort.
diamoniak-move-draw = Dra ett kort
diamoniak-move-stop = Sluta och behåll allt
diamoniak-move-fairy = Driv bort häxan med en fe
diamoniak-move-buy = Köp ett kort i din färg av { $seat }
diamoniak-move-give = Ge häxan { $card }
diamoniak-head-castle = slott
diamoniak-no-castle = inget slott än
diamoniak-head-store = förråd
diamoniak-discard = Kasthög
diamoniak-kind-pink = rosa
diamoniak-kind-blue = blått
diamoniak-kind-green = grönt
diamoniak-kind-yellow = gult
diamoniak-kind-diamond = diamanter
diamoniak-kind-witch = häxor
diamoniak-kind-fairy = feer
diamoniak-card-pink = ett rosa slottskort
diamoniak-card-blue = ett blått slottskort
diamoniak-card-green = ett grönt slottskort
diamoniak-card-yellow = ett gult slottskort
diamoniak-card-diamond = en diamant
diamoniak-card-witch = en häxa
diamoniak-card-fairy = en fe
diamoniak-many = { $what } { $count }
diamoniak-event-turn = { $you ->
    [seat] Din tur börjar.
   *[none] Turen går till { $seat }.
}
diamoniak-event-shuffle = Kasthögen blandas: en ny lek på { $cards }.
diamoniak-event-draw = { $you ->
    [seat] { $to ->
        [castle] Du drar { $card }: det byggs på ditt slott.
        [discard] Du drar { $card }!
       *[store] Du drar { $card }.
    }
   *[none] { $to ->
        [castle] { $seat } drar { $card }: det byggs på slottet.
        [discard] { $seat } drar { $card }!
       *[store] { $seat } drar { $card }.
    }
}
diamoniak-event-join = { $cards } kort i { $colour } kommer till från förrådet.
diamoniak-event-stop = { $you ->
    [seat] Du slutar.
   *[none] { $seat } slutar.
}
diamoniak-event-fairy = { $you ->
    [seat] Din fe driver bort häxan.
   *[none] { $seat } driver bort häxan med en fe.
}
diamoniak-event-give = { $you ->
    [seat] Du ger häxan { $card }.
   *[none] { $seat } ger häxan { $card }.
}
diamoniak-event-lose = { $you ->
    [seat] Häxan tar { $card } från dig.
   *[none] Häxan tar { $card } från { $seat }.
}
diamoniak-event-free = { $you ->
    [seat] Ditt slott är borta, och { $colour } är ledigt igen.
   *[none] Slottet hos { $seat } är borta, och { $colour } är ledigt igen.
}
diamoniak-event-buy = { $you ->
    [seat] Du köper { $card } av { $from } för { $diamonds } diamanter.
    [from] { $seat } köper { $card } av dig för { $diamonds } diamanter.
   *[none] { $seat } köper { $card } av { $from } för { $diamonds } diamanter.
}
diamoniak-event-over = { $you ->
    [winner] Ditt slott är färdigt!
   *[none] Slottet är färdigt: { $winner }.
}

## Djinn

djinn-where = Omgång { $phase }, { $left ->
    [0] sticken är spelade
    [one] sista sticket
   *[other] { $left } stick kvar
}
djinn-signs = Ett kort är färg och nummer: P lila, G grönt, Y gult, B blått. Av lika kort är det först spelade högst.
djinn-ask-lead = spela ut ett kort.
djinn-ask-play = spela ett kort; { $colour } ska följas om du har det.
djinn-ask-after = spela ett Djinn-kort, eller säg att du är klar.
djinn-ask-keep = du har vunnit sticket: behåll { $count ->
    [one] ett av korten.
   *[other] { $count } av korten.
}
djinn-ask-cave = klara en uppgift med dina sparade kort.
djinn-move-play = Spela { $card }
djinn-move-done = Klar
djinn-move-keep = Behåll { $card }
djinn-move-cave = { $task }: { $cards }
djinn-move-trump = Djinn: { $colour } blir trumf
djinn-move-replace = Djinn: byt ut kortet från { $seat }
djinn-move-free = Djinn: spela valfri färg
djinn-move-swap = Djinn: byt kort med { $seat }
djinn-move-highest = Djinn: behåll det högsta kortet
djinn-move-lowest = Djinn: det lägsta kortet vinner
djinn-move-notrump = Djinn: ingen trumf i det här sticket
djinn-move-fifteen = Djinn: ditt kort räknas som 15
djinn-move-double = Djinn: behåll två kort om du vinner
djinn-effect-trump = ny trumf
djinn-effect-replace = byt ut ett kort
djinn-effect-free = valfri färg
djinn-effect-swap = byt kort
djinn-effect-highest = behåll det högsta
djinn-effect-lowest = lägst vinner
djinn-effect-notrump = ingen trumf
djinn-effect-fifteen = räknas som 15
djinn-effect-double = behåll två
djinn-task-run = { $level } i följd
djinn-task-pairs = { $level ->
    [3] ett par och ett lägre kort
    [4] två par
   *[5] två par och ett lägre kort
}
djinn-task-under = { $level } under { $under }
djinn-task-over = { $level } över { $over }
djinn-task-exact = { $level } som ger { $under }
djinn-task-colour = { $level } i en färg
djinn-trump = Trumf
djinn-piles = lek { $deck }, kasthög { $discard }, Djinn { $djinn }
djinn-trick = Stick
djinn-trick-empty = ingen har spelat än
djinn-last-trick = Sista sticket, vunnet av { $seat }
djinn-counts-as = { $card } som { $number }
djinn-effects = Gäller nu
djinn-effect-by = { $effect } ({ $seat })
djinn-caves = Grottor
djinn-cave = { $level }: { $tasks }
djinn-cave-closed = stängd
djinn-head-level = nivå
djinn-head-cards = kort
djinn-head-djinns = Djinn
djinn-head-kept = sparat
djinn-discards = Kasthög
djinn-own = Dina Djinn-kort
djinn-event-row = Nivå { $level } öppnas: { $tasks }.
djinn-event-draw = { $you ->
    [seat] Du drar Djinn-kortet ”{ $effect }”.
   *[none] { $seat } drar ett Djinn-kort.
}
djinn-event-djinn-shuffled = De använda Djinn-korten blandas: { $size } i högen.
djinn-event-phase = Omgång { $number } börjar; { $you ->
    [leader] du spelar ut.
   *[none] { $leader } spelar ut.
}
djinn-event-deal = { $you ->
    [seat] Du får { $hand }.
   *[none] { $seat } får { $size } kort.
}
djinn-event-trump = { $card } vänds upp: { $colour } är trumf.
djinn-event-play = { $you ->
    [seat] Du spelar { $card }.
   *[none] { $seat } spelar { $card }.
}
djinn-event-djinn = { $you ->
    [seat] Du spelar Djinn-kortet ”{ $effect }”{ $argument }.
   *[none] { $seat } spelar Djinn-kortet ”{ $effect }”{ $argument }.
}
djinn-event-djinn-argument = : { $what }
djinn-event-replace = { $you ->
    [seat] Ditt kort { $discarded } byts ut mot { $card }.
   *[none] { $discarded } från { $seat } byts ut mot { $card }.
}
djinn-event-done = { $you ->
    [seat] Du är klar.
   *[none] { $seat } är klar.
}
djinn-event-trick = { $you ->
    [seat] Du vinner sticket.
   *[none] { $seat } vinner sticket.
}
djinn-event-keep = { $you ->
    [seat] Du behåller { $card }.
   *[none] { $seat } behåller { $card }.
}
djinn-event-discard = Kasseras: { $cards }.
djinn-event-cave = { $you ->
    [seat] Du klarar ”{ $task }” med { $cards }: nivå { $level }.
   *[none] { $seat } klarar ”{ $task }” med { $cards }: nivå { $level }.
}
djinn-event-over = Spelet är slut.

## Kadora

kadora-where = { $last ->
    [none] { $cards } kort i kortraderna
    [0] Slutet
    [one] Sista turen
   *[other] { $last } turer kvar
}
kadora-signs = Ett kort är färg, värde och form: ○ rund (r), □ fyrkant (s), △ droppe (d). En ensam bokstav är en baksida. ★ leder en färg; minus är vad som skulle räknas emot ägaren om spelet slutade nu. ›Y4○‹ skulle tas och »Y4○« läggas av det valda draget.
kadora-ask-give = ge bort en färg eller behålla allt?
kadora-ask-place = lägg ett kort på en tom ruta.
kadora-ask-draw = dra från vänster eller höger kortrad.
kadora-move-keep = Ge inte bort något
kadora-move-gift = Ge allt { $colour } till { $seat }
kadora-move-place = { $card } på { $cell }
kadora-move-takes = { $card } på { $cell } tar { $cards }
kadora-move-draw = { $row ->
    [left] Dra från vänster: { $colour }
   *[right] Dra från höger: { $colour }
}
kadora-block = Rutnät
kadora-row-left = vänster { $count }
kadora-row-right = höger { $count }
kadora-aside = undanlagt { $count }
kadora-head-open = minus
kadora-head-hand = hand
kadora-event-aside = { $count } kort läggs undan.
kadora-event-hand = { $you ->
    [seat] Du får { $cards }.
   *[none] { $seat } får { $count } kort.
}
kadora-event-border = Kanten läggs ut.
kadora-event-row = { $row ->
    [left] Vänster kortrad har { $count } kort.
   *[right] Höger kortrad har { $count } kort.
}
kadora-event-keep = { $you ->
    [seat] Du ger inte bort något.
   *[none] { $seat } ger inte bort något.
}
kadora-event-gift = { $you ->
    [seat] Du ger allt { $colour } till { $to }: { $cards }.
    [to] { $seat } ger dig allt { $colour }: { $cards }.
   *[none] { $seat } ger allt { $colour } till { $to }: { $cards }.
}
kadora-event-place = { $you ->
    [seat] Du lägger { $card } på { $cell }.
   *[none] { $seat } lägger { $card } på { $cell }.
}
kadora-event-take = { $you ->
    [seat] { $line ->
        [column] Du tar { $cards } från kolumnen.
       *[row] Du tar { $cards } från raden.
    }
   *[none] { $line ->
        [column] { $seat } tar { $cards } från kolumnen.
       *[row] { $seat } tar { $cards } från raden.
    }
}
kadora-event-draw = { $you ->
    [seat] { $row ->
        [left] Du drar { $card } från vänster.
       *[right] Du drar { $card } från höger.
    }
   *[none] { $row ->
        [left] { $seat } drar { $colour } från vänster.
       *[right] { $seat } drar { $colour } från höger.
    }
}
kadora-event-refill = { $row ->
    [left] Från vänster kortrad: { $cards }.
   *[right] Från höger kortrad: { $cards }.
}
kadora-event-last-turns = Båda kortraderna är tomma: { $turns ->
    [one] { $turns } tur kvar.
   *[other] { $turns } turer kvar.
}
kadora-event-show = { $you ->
    [seat] Din hand läggs till bytet: { $cards }.
   *[none] { $seat } visar { $cards }.
}
kadora-event-island = Ön vänds upp: { $cards }.
kadora-event-face-down = { $seats } med { $sum } i { $colour }: korten vänds ned.
kadora-event-over = Spelet är slut.

## Hav eller strand

seashore-where = Runda { $round } av 2, { $left ->
    [0] korten är spelade
    [one] sista kortet
   *[other] { $left } kort att spela
}, { $plus } pluskort kvar
seashore-signs = B▒ visar sitt hav (färgen), ▒7 sin strand (numret), +1 är ett pluskort därtill. Skatter börjar med t: tR4 är röd och värd 4. ★ har vunnit sin färg.
seashore-ask-pass = i vilken färg skickar du vidare ditt högsta kort?
seashore-ask-play = spela ett kort och visa dess färg eller nummer.
seashore-ask-claim = du har vunnit { $colour }: tar du den öppna skatten eller stjäl du en?
seashore-ask-rob = vem tar du två pluskort av?
seashore-ask-draw = ur vems hand drar du kort?
seashore-ask-return = ge tillbaka { $count ->
    [one] ett kort.
   *[other] { $count } kort.
}
seashore-move-pass = Skicka { $colour }
seashore-move-play = { $shows ->
    [sea] { $card }{ $laid }, visa färgen
   *[shore] { $card }{ $laid }, visa numret
}
seashore-move-take = Ta den öppna skatten
seashore-move-steal = Stjäl från { $seat }
seashore-move-rob = Ta pluskort från { $seat }
seashore-move-draw = Dra ur handen hos { $seat }
seashore-move-return = Ge tillbaka { $cards }
seashore-piles = Skatter
seashore-pair-rb = rött, blått
seashore-pair-pg = lila, grönt
seashore-head-open = öppen
seashore-head-pile = hög
seashore-head-else = annars
seashore-action-plus = ta pluskort
seashore-action-hand = dra ur en hand
seashore-trick = Stick
seashore-trick-empty = { $you ->
    [start] du börjar
   *[none] { $start } börjar
}
seashore-lanes = Senast uppvända kort
seashore-head-cards = kort
seashore-head-treasures = skatter
seashore-head-top = överst
seashore-head-plus = plus
seashore-head-score = poäng
seashore-points-pile = Din poänghög
seashore-prize-claim = skatt
seashore-prize-rob = pluskort
seashore-prize-draw = en hand
seashore-event-round = Runda { $number } börjar; { $you ->
    [start] du spelar först.
   *[none] { $start } spelar först.
}
seashore-event-hand = { $you ->
    [seat] Du får { $cards }.
   *[none] { $seat } får { $count } kort.
}
seashore-event-open = Nu öppen: { $card }.
seashore-event-chosen = { $you ->
    [seat] Du skickar ditt högsta kort i { $colour }.
   *[none] { $seat } har valt ett kort att skicka.
}
seashore-event-passed = { $you ->
    [seat] Du skickar { $card } till { $to }.
    [to] { $seat } skickar dig { $card }.
   *[none] { $seat } skickar ett kort till { $to }.
}
seashore-event-play = { $you ->
    [seat] Du spelar { $card }{ $laid }: { $half }.
   *[none] { $seat } spelar { $half }{ $laid }.
}
seashore-half-sea = { $colour }, dolt nummer
seashore-half-shore = { $number }, dold färg
seashore-laid = { $plus ->
    [0] { "" }
   *[other] { " " }+{ $plus }
}
seashore-event-reveal = { $you ->
    [seat] Ditt kort vänds upp: { $card }, värt { $value }.
   *[none] { $seat } hade { $card }, värt { $value }.
}
seashore-event-win = { $you ->
    [seat] Du vinner { $colours }.
   *[none] { $seat } vinner { $colours }.
}
seashore-event-plus = { $you ->
    [seat] Du får { $count } pluskort.
   *[none] { $seat } får { $count } pluskort.
}
seashore-event-take = { $you ->
    [seat] Du tar { $card }.
   *[none] { $seat } tar { $card }.
}
seashore-event-steal = { $you ->
    [seat] Du stjäl { $card } från { $from }.
    [from] { $seat } stjäl { $card } från dig!
   *[none] { $seat } stjäl { $card } från { $from }.
}
seashore-event-rob = { $you ->
    [seat] Du tar pluskort från { $from }: { $count }.
    [from] { $seat } tar pluskort från dig: { $count }.
   *[none] { $seat } tar pluskort från { $from }: { $count }.
}
seashore-event-draw = { $you ->
    [seat] Du drar { $cards } ur handen hos { $from }.
    [from] { $seat } drar { $cards } ur din hand.
   *[none] { $seat } drar ur handen hos { $from }: { $count }.
}
seashore-event-return = { $you ->
    [seat] Du ger tillbaka { $cards } till { $to }.
    [to] { $seat } ger dig tillbaka { $cards }.
   *[none] { $seat } ger tillbaka lika många till { $to }.
}
seashore-event-nothing = { $you ->
    [seat] Det finns inget kort för dig att dra.
   *[none] Det finns inget kort för { $seat } att dra.
}
seashore-event-under = Under sin hög: { $card }.
seashore-event-trick-over = Sticket är slut; { $you ->
    [start] du börjar nästa.
   *[none] { $start } börjar nästa.
}
seashore-event-score = { $you ->
    [seat] Du har { $treasures } för skatter och { $plus } pluskort: { $points } poäng.
   *[none] { $seat } har { $treasures } för skatter och { $plus } pluskort: { $points } poäng.
}
seashore-event-over = Spelet är slut.

## Webbläsaren

browser-tagline = Fem kortspel om skatter, med vänner eller mot botar
browser-home = Hem
browser-menu = Meny
browser-close = Stäng
browser-cancel = Välj något annat
browser-more = Mer
browser-yes = Ja
browser-no = Nej
browser-save = Spara
browser-on = ja
browser-off = nej
browser-nothing-here = Här finns inget
browser-nothing-here-text = Den här adressen leder ingenstans.

# Webbläsaren: startsidan
browser-game-diamant = Diamant
browser-game-djinn = Djinn
browser-game-kadora = Kadora
browser-game-diamoniak = Diamoniak
browser-game-seashore = Hav eller strand
browser-game-diamant-line = Djupare in i grottan, eller hem med det du bär? Alla bestämmer sig samtidigt.
browser-game-djinn-line = Vinn stick, spara skatter, ta dig genom tre grottor och låt en Djinn böja reglerna.
browser-game-kadora-line = Lägg ett kort, ta det som passar, och led en färg eller betala för den.
browser-game-diamoniak-line = Dra så länge du vågar, bygg ditt slott och akta dig för häxan.
browser-game-seashore-line = Halva kortet är alltid dolt. Visar du färgen eller numret?
browser-players = { $least }–{ $most } spelare
browser-minutes = { $minutes } min
browser-age = från { $age } år
browser-seconds = { $seconds } sekunder
browser-play = Spela nu
browser-play-game = { $game }: spela nu mot botar
browser-dealing = Korten delas ut …
browser-friends = Med vänner
browser-friends-game = { $game }: spela med vänner
browser-rules-of = Reglerna för { $game }
browser-join = Gå med via kod eller länk
browser-join-go = Gå med
browser-join-bad = En kod har sex bokstäver och siffror.
browser-my-tables = Mina bord
browser-phase-open = väntar på spelare
browser-phase-playing = pågår
browser-phase-over = avslutat
browser-phase-closed = stängt
browser-no-tables = Bord som du spelar vid på den här enheten hittar du här igen.
browser-guest = Gäst
browser-settings = Inställningar

# Webbläsaren: ett nytt bord och lobbyn
browser-new = { $game } med vänner
browser-new-players = Spelare
browser-new-more = Fler val
browser-new-pace = Hur länge botar tänker
browser-new-clock = Tid för ett beslut
browser-new-no-clock = så länge du vill
browser-new-chat = Spelare får skriva till varandra (annars finns fraser och klistermärken)
browser-new-private = Bara de som har länken får se bordet
browser-new-open = Öppna bordet
browser-name = Ditt namn
browser-colour = Din ädelsten
browser-gem-ruby = rubin
browser-gem-amber = bärnsten
browser-gem-topaz = topas
browser-gem-emerald = smaragd
browser-gem-turquoise = turkos
browser-gem-sapphire = safir
browser-gem-amethyst = ametist
browser-gem-onyx = onyx
browser-invite = Bjud in de andra
browser-code = Kod: { $code }
browser-qr = QR-kod för länken { $link }
browser-link = Länk
browser-share = Dela länken
browser-copied = Kopierat
browser-seats = Platser
browser-seat-open = ledig
browser-seat-open-text = väntar på en spelare
browser-seat-you = du
browser-seat-person = spelare
browser-seat-bot = bot, { $level }
browser-seat-host = värd
browser-seat-away = borta
browser-seat-stand-in = en bot spelar vidare
browser-seat-thinks = ska bestämma sig
browser-seat-who = Vem spelar på plats { $number }
browser-seat-up = Flytta upp { $name }
browser-sit = Sätt dig
browser-sit-at = Sätt dig på plats { $number }
browser-stand-up = Res dig
browser-level-1 = barnlätt
browser-level-2 = lätt
browser-level-3 = hyfsad
browser-level-4 = bra
browser-level-5 = stark
browser-level-6 = så stark det går
browser-options = Alternativ
browser-fair = En rättvis giv
browser-fair-text = Korten är redan bestämda av en hemlighet, och det här talet förseglar den. Lägg till egna ord, så kan ingen ha valt hemligheten till sin egen fördel.
browser-word = Egna ord
browser-words = Ord hittills: { $words }
browser-start = Starta spelet
browser-start-text = { $open ->
    [0] Alla är här.
    [one] En plats är ledig; en bot tar den.
   *[other] { $open } platser är lediga; botar tar dem.
}
browser-lobby-sit = Ta en ledig plats, eller titta på härifrån.
browser-lobby-wait = Värden startar spelet.

# Webbläsaren: bordet
browser-board = Bord
browser-log = Logg
browser-talk = Prata
browser-rules = Regler
browser-choose = Välj ditt drag
browser-wait = Vänta på de andra
browser-moment = Ett ögonblick …
browser-undo = Ångra
browser-why = Varför? { $rule }
browser-to-board = Se bordet
browser-to-scores = Se poängen
browser-ask-undo = { $moves ->
    [one] Får { $name } ta tillbaka det senaste draget?
   *[other] Får { $name } ta tillbaka de senaste { $moves } dragen?
}
browser-ask-waiting = För att ta tillbaka saknas ett ja från { $names }.
browser-leave = Lämna spelet
browser-leave-text = Lämna? En bot spelar vidare åt dig, och du kan komma tillbaka när som helst.
browser-close-table = Stäng bordet
browser-close-table-text = Stänga bordet för alla, för gott?
browser-watchers = { $count ->
    [one] { $count } person tittar på.
   *[other] { $count } personer tittar på.
}
browser-reissue = Ny länk för den här spelaren
browser-reissue-text = För en spelare som inte hittar tillbaka: den gamla länken slutar gälla.
browser-keys = Tangenter
    .digits = välj det första till nionde kortet eller fältet
    .enter = gör det valda draget
    .escape = välj något annat
    .u = ångra
    .l = det senaste sticket, eller loggen
    .t = läs upp bordet
    .i = kortet i fokus större, med sin regel
    .h = vad coachen skulle göra
    .help = de här tangenterna
browser-talk-players = Bara spelare pratar vid bordet.
browser-talk-text = Skriv något
browser-talk-send = Skicka
browser-phrase-hello = Hej!
browser-phrase-good-luck = Lycka till!
browser-phrase-your-turn = Din tur!
browser-phrase-thinking = Låt mig tänka …
browser-phrase-well-played = Bra spelat!
browser-phrase-thank-you = Tack!
browser-phrase-oops = Hoppsan!
browser-phrase-lucky = Vilken tur!
browser-phrase-unlucky = Vilken otur!
browser-phrase-wow = Oj!
browser-phrase-back-soon = Strax tillbaka.
browser-phrase-here-again = Här igen!
browser-phrase-once-more = En gång till?
browser-phrase-good-game = Bra match!
browser-phrase-bye = Hej då!
browser-sticker-smile = ett leende
browser-sticker-laugh = ett skratt
browser-sticker-wink = en blinkning
browser-sticker-think = ett fundersamt ansikte
browser-sticker-surprise = ett förvånat ansikte
browser-sticker-cry = ett gråtande ansikte
browser-sticker-heart = ett hjärta
browser-sticker-clap = en applåd
browser-sticker-gem = en ädelsten
browser-sticker-torch = en fackla
browser-sticker-crown = en krona
browser-sticker-sleep = ett sovande ansikte
browser-log-said = { $name }: { $words }
browser-log-sat = { $name } sätter sig.
browser-log-left = { $name } reser sig.
browser-log-seat = En plats har ändrats.
browser-log-ordered = Platserna har fått ny ordning.
browser-log-profile = En spelare har ett nytt namn.
browser-log-word = { $name } lägger ett ord till given.
browser-log-stand-in = En bot spelar vidare åt { $name }.
browser-log-back = { $name } är tillbaka.
browser-log-asked = { $name } vill ta tillbaka drag.
browser-log-voted = { $name } har svarat.
browser-log-undone = Drag har tagits tillbaka.
browser-log-reissued = { $name } har en ny länk.
browser-log-closed = Bordet är stängt.
browser-log-rematch = Nästa bord är öppet.

# Webbläsaren: slutet
browser-end = Slutet
browser-player = Spelare
browser-score = Poäng
browser-winner = vinnare
browser-moments = Vad som avgjorde
browser-again = En gång till
browser-again-changes = Igen med ändringar
browser-other-game = Ett annat spel
browser-next = Till nästa bord
browser-record = Ladda ner protokollet
browser-check-deal = Kontrollera given
browser-deal-good = Hemligheten stämmer med talet som visades före första kortet.
browser-deal-bad = Hemligheten stämmer inte med talet som visades före första kortet!
browser-deal-commitment = Visades före spelet:
browser-deal-secret = Hemlighet:
browser-deal-more = ”karat verify” delar ut hela protokollet igen, kort för kort.

# Webbläsaren: anslutningen
browser-health-connecting = ansluter …
browser-health-fine = ansluten
browser-health-slow = långsamt …
browser-health-lost = anslutningen bröts, försöker igen …
browser-health-gone = servern svarar inte
browser-health-ended = inte ansluten
browser-opening = Öppnar bordet
browser-gone = Servern är borta
browser-gone-text = Servern svarar inte. Dina bord ligger tryggt där; vi fortsätter att försöka.
browser-try-now = Försök nu
browser-taken-over = Du spelar i ett annat fönster
browser-taken-over-text = Din plats har öppnats någon annanstans. Bara ett fönster i taget spelar för en plats.
browser-take-back = Spela här
browser-table-closed = Bordet är stängt
browser-table-closed-text = Värden har stängt det.
browser-table-deleted-text = Ingen hade spelat här på länge, så servern har tagit bort det.
browser-removed = Din plats har ändrats
browser-removed-text = Värden har gett bort din plats eller skickat dig en ny länk.
browser-look-again = Titta igen
browser-no-table = Det bordet finns inte
browser-no-table-text = Inget bord { $code } är öppet för dig. Stämmer koden?

# Webbläsaren: inställningar
browser-setting-language = Språk
browser-setting-auto = som i webbläsaren
browser-setting-theme = Dag eller natt
browser-setting-theme-auto = som på enheten
browser-setting-theme-light = dag
browser-setting-theme-dark = natt
browser-setting-pace = Tempo
browser-setting-pace-instant = genast
browser-setting-pace-quick = snabbt
browser-setting-pace-normal = normalt
browser-setting-pace-slow = långsamt
browser-setting-motion = Rörelse
browser-setting-motion-auto = som på enheten
browser-setting-motion-less = mindre
browser-setting-text = Textstorlek
browser-setting-sound = Ljud

# Webbläsaren: Diamant
diamant-option-relics = Reliker
diamant-option-relics-text = En relik kommer in i leken med varje expedition. Den som lämnar grottan ensam tar dem som ligger på stigen.
diamant-relics = reliker
diamant-source-chest = Kista
diamant-source-relics = Reliker
diamant-round = Expedition { $number } av 5
diamant-ask-short = fortsätt, eller gå hem med det du bär?
diamant-choices = Stanna eller gå hem
diamant-choose-stay = Fortsätt
diamant-choose-leave = Gå hem
diamant-risk = { $carried } på spel
diamant-bring = ger { $alone }, eller { $shared } på två
diamant-chose-stay = Du stannar. Valen visas när alla har valt.
diamant-chose-leave = Du går hem. Valen visas när alla har valt.
diamant-has-chosen-long = har valt
diamant-shows-stay = stannar
diamant-shows-leave = går hem
diamant-safe = Du är tillbaka i lägret. { $chest } i din kista.
diamant-trap-near = Nästa avslutar expeditionen
diamant-second = den andra!
diamant-over = Expedition { $number } är över
diamant-alone = { $name } går hem ensam: { $share } från stigen
diamant-shared = { $count } går hem: { $share } var från stigen
diamant-folded = { $cards } tidigare kort, { $rubies } kvar
diamant-says-on-path = { $rubies ->
    [one] { $rubies } rubin på stigen
   *[other] { $rubies } rubiner på stigen
}
diamant-says-deck = { $cards } kort i leken
diamant-says-card = Kort { $number }: { $card }.
diamant-says-inside = { $name } i grottan, bär { $carried }, kista { $chest }.
diamant-says-camp = { $name } i lägret, kista { $chest }.
diamant-rules-aim = Vad det går ut på
    .DIA-11 = Fem expeditioner in i en grotta. Alla börjar varje expedition därinne, tomhänta.
    .DIA-40 = Efter den femte är det som ligger i kistan dina poäng, reliker också. Flest vinner; vid lika delas segern.
diamant-rules-cards = Korten
    .DIA-1 = 15 skatter med 1 till 17 rubiner.
    .DIA-2 = 15 fällor: tre var av spindel, orm, lava, stenblock och murbräcka.
    .DIA-3 = Med reliker: fem stycken, värda 5, 7, 8, 10 och 12.
    .DIA-4 = Bara ädelstenarnas värde räknas; växel spelar aldrig någon roll.
    .DIA-5 = Ädelstenarna räcker alltid.
    .DIA-10 = Skatter och fällor blandas till en lek.
    .DIA-12 = Med reliker kommer den lägsta som är kvar in i leken före varje expedition.
diamant-rules-path = Stigen
    .DIA-20 = Det översta kortet vänds upp på stigen.
    .DIA-21 = En skatt delas lika mellan alla därinne. Det som inte går jämnt ut ligger kvar på kortet.
    .DIA-22 = Den första fällan av ett slag bara varnar.
    .DIA-23 = Den andra av samma slag: alla därinne förlorar det de bär, och expeditionen är över.
    .DIA-24 = En relik blir bara liggande.
diamant-rules-choice = Stanna eller gå hem
    .DIA-25 = Alla därinne väljer i hemlighet. Valen visas när alla har valt.
    .DIA-26 = De som går hem delar rubinerna på stigen; det som inte går jämnt ut ligger kvar.
    .DIA-27 = Andelen och allt man bär går ner i kistan, där det är tryggt.
    .DIA-28 = Den som går hem ensam tar också alla reliker på stigen.
    .DIA-29 = Så länge någon är därinne följer nästa kort.
diamant-rules-end = När en expedition slutar
    .DIA-30 = Den slutar när alla har gått hem, eller genom en fälla.
    .DIA-31 = Rubiner som ligger kvar på stigen är förlorade.
    .DIA-32 = Av de två lika fällor som avslutade den lämnar en spelet för gott.
    .DIA-33 = Reliker som ligger kvar på stigen lämnar spelet; en som inte vänts upp stannar i leken.
    .DIA-34 = Alla andra kort blandas in igen.
diamant-rules-score = Vad alla vet
    .DIA-41 = Kistorna är öppna för alla.

# Webbläsaren: Diamoniak
diamoniak-option-keep-colour = Din färg är din för gott
diamoniak-option-keep-colour-text = Den som förlorar sitt sista slottskort till en häxa bygger ändå vidare i samma färg, och ingen annan får det.
diamoniak-source-castle = Slott
diamoniak-source-diamonds = Diamanter
diamoniak-of = { $pieces }/{ $all }
diamoniak-choose-stop = Sluta
diamoniak-choose-fairy = Fe!
diamoniak-give = Kort till häxan
diamoniak-says-no-castle = inget slott än
diamoniak-says-castle = slott i { $colour }, { $pieces } av 6
diamoniak-count-diamond = { $count ->
    [one] { $count } diamant
   *[other] { $count } diamanter
}
diamoniak-count-fairy = { $count ->
    [one] { $count } fe
   *[other] { $count } feer
}
diamoniak-count-castle = { $count } slottskort i { $colour }
diamoniak-rules-aim = Vad det går ut på
    .MON-50 = Bli först med ett helt slott på sex kort: det sjätte vinner genast.
diamoniak-rules-cards = Korten
    .MON-1 = 55 kort: sex slottskort i var och en av fyra färger, 20 diamanter, 8 häxor, 3 feer.
    .MON-2 = Slottskorten är rosa, blå, gröna eller gula, och alla i en färg är likadana.
    .MON-3 = Allt ligger öppet utom leken.
diamoniak-rules-turn = Din tur
    .MON-10 = Spelet går medurs.
    .MON-11 = Köp ett kort, eller dra minst ett.
    .MON-12 = Efter varje bra kort: dra igen, eller sluta.
    .MON-16 = Diamanter och feer läggs i ditt förråd.
    .MON-40 = När leken är slut blandas kasthögen.
diamoniak-rules-castle = Ditt slott
    .MON-13 = Ditt första slottskort i en färg som ingen bygger bestämmer vad du bygger.
    .MON-14 = En färg som någon annan bygger läggs i ditt förråd, och du bygger fortfarande inget.
    .MON-15 = Din egen färg byggs på ditt slott, alla andra läggs i ditt förråd.
    .MON-17 = Förlorar du det sista kortet i ditt slott är färgen ledig för alla igen.
    .MON-18 = När du börjar på en färg byggs kort i den från ditt förråd på genast.
diamoniak-rules-witch = Häxan
    .MON-20 = En häxa avslutar ditt dragande, och din tur när hon har fått sitt.
    .MON-21 = Hon tar tre av dina kort, diamanter eller slottskort som du väljer; har du färre tar hon alla.
    .MON-22 = Feer tar hon aldrig.
    .MON-23 = En fe driver bort henne: båda kasseras, och inget annat går förlorat.
    .MON-24 = Finns det inget att välja, frågas det inte.
diamoniak-rules-buy = Köpa
    .MON-30 = I stället för att dra kan du köpa ett kort i din färg av en annan spelare för tre diamanter.
    .MON-31 = Det är hela din tur, och den andra blir inte tillfrågad.
    .MON-32 = Bara den egna färgen går att köpa.
diamoniak-rules-end = Poäng
    .MON-51 = 100 för varje slottskort och 1 för varje diamant; bara det färdiga slottet har vunnit.

# Webbläsaren: Djinn
djinn-option-open-memory = Öppen kasthög
djinn-option-open-memory-text = Alla får titta igenom de kasserade skatterna. Annars får du komma ihåg dem.
djinn-source-kept = Skatter kvar
djinn-panel-trick = Senaste sticket
djinn-card = { $colour } { $number }
djinn-no-trump = ingen trumf
djinn-hand = Din hand
djinn-kept = { $count ->
    [0] Inget sparat än
   *[other] Sparat: { $count }
}
djinn-kept-by = sparat av { $name }
djinn-no-trick = Inget stick är färdigt än i den här omgången.
djinn-task-met = du kan klara den
djinn-task-near = ett kort saknas:
djinn-choose-task = Vilken uppgift?
djinn-which-trump = Vilken färg blir trumf?
djinn-which-replace = Tryck på kortet som ska bytas ut.
djinn-which-swap = Tryck på kortet du vill byta ditt mot.
djinn-says-cave = Grottor på nivå { $level }
djinn-says-through = Klarade av: { $names }
djinn-says-piles = { $deck } i högen, { $discard } i kasthögen
djinn-says-laid = { $card } från { $name }, spelat som { $place ->
    [1] första
    [2] andra
    [3] tredje
   *[other] fjärde
} kort{ $wins ->
    [true] , vinner sticket
   *[false] { "" }
}
djinn-says-lies = { $name } { $card }
djinn-says-hand = { $card }, { $playable ->
    [true] kan spelas
   *[false] kan inte spelas nu
}, { $place } av { $count } i din hand
djinn-says-seat = { $level ->
    [0] Ingen grotta än
   *[other] Nivå { $level }
}, { $hand } kort, { $djinn } Djinn-kort, { $kept ->
    [one] { $kept } sparad skatt
   *[other] { $kept } sparade skatter
}.
djinn-rules-aim = Vad det går ut på
    .DJI-10 = Tre rader med tre grottor ligger nedvända, en rad för varje nivå. Den första vänds upp genast.
    .DJI-31 = Klara en uppgift på nivå 3, sedan en på nivå 4, sedan en på nivå 5. Hur många som helst kan klara samma uppgift.
    .DJI-40 = Spelet är slut efter den omgång då någon klarar en uppgift på nivå 5. Är de flera vinner flest skatter kvar, sedan den högsta av dem; därefter delas segern.
    .DJI-41 = Dina poäng är nivån du har nått.
djinn-rules-cards = Korten
    .DJI-1 = 60 skatter: lila, grönt, gult och blått, vardera från 1 till 15.
    .DJI-2 = Uppgifter kräver 3, 4 eller 5 skatter, lika många som deras nivå: tal i följd, par, en summa under fem gånger nivån, över tio gånger nivån eller exakt fem gånger nivån, eller alla i en färg.
    .DJI-3 = Par: nivå 3 är ett par och ett lägre kort, nivå 4 två par, nivå 5 två par och ett kort lägre än båda.
    .DJI-4 = 18 Djinn-kort: nio slag, två av varje.
djinn-rules-tricks = Stick
    .DJI-11 = Alla börjar en omgång med åtta skatter, och spelet med ett Djinn-kort, i hemlighet.
    .DJI-12 = Ännu en skatt vänds upp: dess färg är trumf i omgången.
    .DJI-13 = I den första omgången börjar platsen efter den som gav.
    .DJI-20 = En efter en spelar en skatt. Den som har utspelsfärgen måste följa den.
    .DJI-21 = Högsta trumf vinner; utan trumf det högsta kortet i utspelsfärgen. Av lika kort är det först spelade högst.
    .DJI-22 = Vinnaren behåller ett kort ur sticket, öppet, och spelar ut till nästa. De andra kasseras.
    .DJI-23 = En omgång har åtta stick.
djinn-rules-caves = Grottor
    .DJI-30 = Den som efter en omgång kan klara en uppgift på nästa nivå måste klara en, och bara en, med exakt så många sparade kort. De kasseras.
    .DJI-32 = Det går laget runt från den som spelade ut i omgången. Finns bara ett sätt, frågas det inte.
    .DJI-33 = Sedan vänds nästa rad upp, om någon har tagit sig igenom den förra.
djinn-rules-phases = Mellan två omgångar
    .DJI-34 = Alla som ligger sist drar ett Djinn-kort.
    .DJI-35 = När Djinn-högen är tom blandas de använda.
    .DJI-36 = Den som ligger sist ger och spelar ut; av flera den närmaste efter den som gav senast.
    .DJI-37 = Allt utom de sparade korten blandas, och alla får åtta nya kort.
    .DJI-38 = Räcker de inte får alla lika många.
djinn-rules-end = Om korten tar slut
    .DJI-39 = Räcker det inte till ett kort var och ett trumfkort är spelet slut; den högsta nivån vinner.
djinn-rules-djinn = Djinn-kort
    .DJI-50 = De spelas i din egen tur, precis före eller efter din skatt, hur många du vill. De gäller för sticket.
    .DJI-51 = Efter din skatt blir du tillfrågad så länge du har ett Djinn-kort; säg ”klar” för att gå vidare.
    .DJI-52 = Utspelsfärgen är den som det första kortet har så som det ligger nu.
    .DJI-61 = Ny trumf: du nämner en färg, och den är trumf i det här sticket.
    .DJI-62 = Byt ut ett kort: ett kort som en annan spelare har spelat kasseras, och den översta skatten i högen tar dess plats.
    .DJI-63 = Valfri färg: före ditt kort; det behöver inte följa.
    .DJI-64 = Byt kort: efter ditt kort; det byter plats med en annan spelares.
    .DJI-65 = Behåll det högsta: innan vinnaren behåller något tar du kortet med det högsta numret.
    .DJI-66 = Lägst vinner: det lägsta numret vinner sticket, vilken färg det än har.
    .DJI-67 = Ingen trumf: det här sticket har ingen.
    .DJI-68 = Räknas som 15: efter ditt kort; det räknas som 15 i sin färg när sticket avgörs.
    .DJI-69 = Behåll två: vinner du sticket behåller du två kort ur det.
djinn-rules-known = Vad alla vet
    .DJI-70 = Händer, Djinn-kort och högar är hemliga; sparade kort, nivåer, öppna grottor och alla antal kort är det inte. Kasserade kort får du minnas, om inte bordet har dem öppna.

# Webbläsaren: Kadora
kadora-option-seat-view = Fyll på från din sida
kadora-option-seat-view-text = Tomma rutor fylls i läsordningen för den vars tur det är, som runt ett riktigt bord. Annars är ordningen densamma för alla.
kadora-source-R = R
kadora-source-O = O
kadora-source-Y = Gu
kadora-source-G = Gr
kadora-source-B = B
kadora-source-P = L
kadora-panel-aside = Undanlagt
kadora-card = { $colour } { $value } { $kind }
kadora-back = { $colour }, nedvänt
kadora-kind-round = rund
kadora-kind-square = fyrkant
kadora-kind-drop = droppe
kadora-lay = Lägg { $card } på { $cell }
kadora-hand = Din hand
kadora-loot = Byte
kadora-leads = leder
kadora-steps = En tur steg för steg
kadora-step-give = ge
kadora-step-place = lägg
kadora-step-draw = dra
kadora-step-refill = fyll på
kadora-last = { $turns ->
    [one] Sista turen
   *[other] { $turns } turer kvar
}
kadora-give = Ge bort en färg
kadora-give-colour = Ge bort { $colour }
kadora-give-to = Allt { $colour } till
kadora-takes-nothing = Tar inget.
kadora-takes = Tar { $cards }. Minuspoäng: { $before } → { $after }.
kadora-would-lead = Leder sedan i { $colours }.
kadora-full = Rutnätet är fullt: nu tas korten som inte passar.
kadora-empty = tom
kadora-aside-text = { $players ->
    [2] { $count } kort ligger undan. I slutet vänds de upp som en tredje spelares, öns, som till och med kan vinna.
   *[other] { $count } kort ligger undan och är inte med i spelet. Baksidorna visar deras färger.
}
kadora-says-row = { $row ->
    [left] Vänster kortrad
   *[right] Höger kortrad
}, { $count ->
    [0] tom
    [one] { $count } kort: { $colours }
   *[other] { $count } kort, de närmaste: { $colours }
}
kadora-says-cell = Rad { $row }, kolumn { $column }: { $card }
kadora-says-empty = Rad { $row }, kolumn { $column }: tom
kadora-says-preview = Rad { $row }, kolumn { $column }: tom. Med { $card }: kolumn { $sumcolumn }, rad { $sumrow }, { $count ->
    [0] tar inget
   *[other] tar { $count } kort
}
kadora-says-hand = { $card }, { $place } av { $count } i din hand
kadora-says-line = Rad { $row }: { $cards }.
kadora-says-sum = { $colour } { $sum }{ $leads ->
    [true] { " " }(leder)
   *[false] { "" }
}
kadora-says-loot = { $name }: { $loot }; minuspoäng nu: { $open }.
kadora-says-seat = Minuspoäng nu: { $open }. { $loot } kort i bytet. Hand: { $hand }.
kadora-rules-aim = Vad det går ut på
    .KAD-63 = I slutet är alla värden som ligger öppna framför dig minuspoäng. Den lägsta summan vinner.
    .KAD-62 = Den som har den högsta summan i en färg vänder ned korten; vid lika gör alla det.
    .KAD-64 = Den som inte har något nedvänt kan inte vinna.
kadora-rules-cards = Korten
    .KAD-1 = 72 kort i sex färger.
    .KAD-2 = Värden från 1 till 5, varav varje färg saknar ett, och tre former av diamanter; varje färg har alla sina värden i alla former.
    .KAD-3 = Rött saknar 1, orange 2, gult 3, grönt 4, blått 5, lila 3.
    .KAD-4 = Formerna är rund, fyrkant och droppe.
    .KAD-5 = Baksidorna visar färgen: av händer, kortrader och undanlagda kort känner alla till färgerna, och bara dem.
kadora-rules-setup = Före spelet
    .KAD-10 = Med 2, 3 eller 4 spelare läggs 18, 12 eller 6 kort undan.
    .KAD-11 = Alla får fyra kort.
    .KAD-12 = Tolv kort bildar kanten av ett rutnät på fyra gånger fyra; mitten är tom.
    .KAD-13 = De övriga ligger nedvända i två kortrader; deras ordning ändras aldrig.
    .KAD-14 = Spelet går medurs.
kadora-rules-give = Ge bort en färg
    .KAD-20 = Först får du ge hela ditt byte i en färg till en spelare som inte har något av den, om du ensam leder färgen. En gåva per tur.
    .KAD-21 = Är ingen gåva möjlig, frågas det inte.
kadora-rules-take = Lägga och ta
    .KAD-30 = Lägg ett kort från handen på en tom ruta.
    .KAD-31 = Blir kolumnen nu 10 eller mer tar du alla andra kort där i samma färg eller samma form. Kortet du lade ligger kvar.
    .KAD-32 = Sedan raden på samma sätt.
    .KAD-33 = Det du tar ligger öppet som ditt byte.
    .KAD-34 = Fyller ditt kort rutnätet och du inte får ta något som passar, tar du alla kort i kolumnen och raden som inte passar.
    .KAD-35 = Det gäller också när en linje har 10 men inget i den passar.
    .KAD-36 = Blir det inget av det heller tar du alla sex.
kadora-rules-draw = Dra och fylla på
    .KAD-40 = Dra det första kortet ur en av kortraderna.
    .KAD-50 = Är fler än fyra rutor tomma fyller kort ur den kortraden dem i läsordning tills fyra är tomma.
    .KAD-51 = Läsordningen är densamma för alla, var man än sitter, om inte bordet har valt något annat.
    .KAD-52 = Tar den kortraden slut fortsätter den andra.
kadora-rules-end = Slutet
    .KAD-60 = När båda kortraderna är slut har alla en tur till.
    .KAD-61 = Sedan läggs händerna till bytet.
    .KAD-65 = Vid lika summor vinner flest kort, öppna eller inte; därefter delas segern.
    .KAD-66 = Med två spelare tillhör de undanlagda korten en tredje, ön, som också kan vinna.

# Webbläsaren: Hav eller strand
seashore-option-action-rb = Handling för rött och blått
    .plus = ta pluskort
    .hand = dra ur en hand
seashore-option-action-rb-text = Vad som händer när rött eller blått vinns och ingen skatt i den färgen ligger öppen.
seashore-option-action-pg = Handling för lila och grönt
    .plus = ta pluskort
    .hand = dra ur en hand
seashore-option-action-pg-text = Vad som händer när lila eller grönt vinns och ingen skatt i den färgen ligger öppen.
seashore-option-pass-to = Skicka ett kort
    .left = åt vänster
    .right = åt höger
    .none = inte alls
seashore-option-pass-to-text = I början av en runda skickar alla det högsta kortet i sin längsta färg.
seashore-option-plus-cap = Högsta värde med pluskort
    .n12 = 12
    .n15 = 15
    .n99 = ingen gräns
seashore-option-plus-cap-text = Pluskort höjer inget kort över det här värdet.
seashore-option-steal-any = Stjäl vilken skatt som helst
seashore-option-steal-any-text = En vinnare får stjäla en skatt i vilken färg som helst, inte bara i den som vanns.
seashore-source-treasures = Skatter
seashore-source-plus = Pluskort
seashore-panel-trick = Senaste sticket
seashore-panel-out = Kort
seashore-card = { $colour } { $number }
seashore-treasure = skatt i { $colour } värd { $points }
seashore-lay = Spela { $card }{ $laid }: { $half }
seashore-hand = Din hand
seashore-hand-empty = Din hand är tom.
seashore-others-see = Andra ser
seashore-pluses = Pluskort därtill
seashore-plus = { $count ->
    [0] inget pluskort
   *[other] { $count } pluskort
}
seashore-pile = { $count } kvar
seashore-pile-closed = nedvänd hög
seashore-supply = förråd
seashore-passing = { $to ->
    [right] Alla skickar ett kort åt höger.
   *[left] Alla skickar ett kort åt vänster.
}
seashore-passing-wait = Du har valt. Korten skickas när alla har valt.
seashore-choose-claim = Ta eller stjäl
seashore-choose-rob = Vems pluskort?
seashore-choose-draw = Vems hand?
seashore-drawn = Draget från { $seat }
seashore-hidden = { $count ->
    [one] { $count } skatt ligger nedvänd under den.
   *[other] { $count } skatter ligger nedvända under den.
}
seashore-worth = värt { $value }
seashore-no-trick = Inget kort har vänts upp än i den här rundan.
seashore-chosen = har valt
seashore-out-text = Överstruket: spelat. Inramat: i din hand. De andra har någon, eller så ligger de i asken.
seashore-out-gone = spelat
seashore-out-held = i din hand
seashore-out-somewhere = inte sett än
seashore-says-open = { $name }: { $card }{ $plus ->
    [0] { "" }
   *[other] { " " }plus { $plus }
}
seashore-says-laid = { $name }: { $half }{ $plus ->
    [0] { "" }
   *[other] , plus { $plus }
}.
seashore-says-hand = { $card }, { $place } av { $count } i din hand
seashore-says-seat = { $cards } kort, { $treasures ->
    [one] { $treasures } skatt
   *[other] { $treasures } skatter
}, { $plus } pluskort, poäng { $score }.
seashore-says-top = Överst: { $card }.
seashore-rules-aim = Vad det går ut på
    .SEA-50 = En runda är över när alla kort är spelade. Dina skatter ger sina poäng, och två pluskort ger tillsammans en poäng.
    .SEA-51 = Efter två rundor vinner flest poäng; vid lika delas segern.
seashore-rules-cards = Korten
    .SEA-1 = 48 ökort: rött, blått, lila och grönt, vardera från 1 till 12.
    .SEA-2 = 20 skatter, fem i varje färg, värda 1, 1, 2, 3 och 4.
    .SEA-3 = 22 pluskort, och två handlingskort: ett för rött och blått, ett för lila och grönt.
seashore-rules-setup = Före en runda
    .SEA-10 = Med 4 eller 5 spelare finns två skatthögar, rött med blått och lila med grönt; med 3 spelare en hög med de tolv bästa. Den översta ligger öppen.
    .SEA-11 = Varje handlingskort säger vad dess två färger vinner när ingen av deras skatter ligger öppen.
    .SEA-12 = Alla får 12 kort, med 5 spelare 9.
    .SEA-13 = Alla skickar samtidigt det högsta kortet i färgen de har mest av åt vänster. Av flera sådana färger väljer du.
    .SEA-14 = Runda två inleds av platsen efter den som började det sista sticket.
seashore-rules-trick = Ett stick
    .SEA-20 = En efter en spelar valfritt kort under ett skydd som visar havet, dess färg, eller stranden, dess nummer.
    .SEA-21 = Pluskort får läggas till, vart och ett värt 1, men inte över 12.
    .SEA-22 = Tills alla har spelat känner de andra bara till den halva som syns, och pluskorten.
    .SEA-23 = Varje färg vinns av sitt högsta värde; vid lika av den första i turordningen.
    .SEA-24 = Den som har det lägsta värdet i en färg som spelats mer än en gång får lika många pluskort som det spelats kort i den färgen.
    .SEA-25 = Räcker pluskorten inte delas de ut i turordning.
seashore-rules-prizes = Vinster
    .SEA-30 = Ligger en skatt i den vunna färgen öppen tar vinnaren den. Av en spelares skatter syns bara den översta.
    .SEA-31 = Eller så stjäl vinnaren en annan spelares översta skatt, om den har den vunna färgen.
    .SEA-32 = Ligger ingen skatt i färgen öppen sker färgens handling.
    .SEA-33 = Vinnare och förlorare avgörs på en gång; förlorarna får sina pluskort, sedan vinns skatter i turordning, sedan sker handlingarna.
    .SEA-34 = Med 3 spelare är de två färgerna på ett handlingskort en enda färg, om ingen av dem ligger öppen.
    .SEA-35 = Sedan visar varje hög sin nästa skatt; en som inte togs läggs under sin hög.
    .SEA-36 = En tom hög förblir tom: dess färger leder till handlingar.
    .SEA-37 = De spelade korten är ute och ligger kvar öppna. Nästa plats börjar.
seashore-rules-actions = Handlingar
    .SEA-40 = Ta pluskort: två av en annan spelare som har två eller fler; har ingen det, ur förrådet.
    .SEA-41 = Dra ur en hand: två osedda kort från en annan spelare, ge sedan tillbaka två valfria.

## Avslag: <game>-refusal-<reason>, eller utan spelet det som alla spel säger lika. Det som skrivs i terminalen står som
## det skrivs.

refusal-no-seat = Plats { $seat } finns inte: platserna är 0 till { $last }.
refusal-over = Spelet är slut.
refusal-not-your-turn = Nu är det { $turn } som spelar.
diamant-refusal-in-camp = Du är i lägret: den som har gått hem väntar på nästa expedition.
diamant-refusal-already-chosen = Du har redan valt, och valet gäller.
diamant-refusal-unknown-move = Det finns bara två val: stay (stanna) och leave (gå hem).
diamoniak-refusal-unknown-move = ”{ $move }” är inget drag: det finns draw, stop, fairy, buy med en plats och give med ett kort.
diamoniak-refusal-witch-ends-drawing = En häxa har avslutat ditt dragande: nu ska hon ha sitt.
diamoniak-refusal-witch-not-settled = Turen går inte vidare förrän häxan har fått sitt.
diamoniak-refusal-must-draw = Du har inte dragit än: en tur är minst ett draget kort, eller ett köp.
diamoniak-refusal-no-witch-to-counter = En fe driver bort en häxa, och du har inte dragit någon.
diamoniak-refusal-fairy-too-late = Du har börjat ge kort till häxan: fen kommer för sent.
diamoniak-refusal-no-fairy = Du har ingen fe.
diamoniak-refusal-nothing-to-give = Du har inte dragit någon häxa, så det finns inget att ge.
diamoniak-refusal-fairy-is-no-payment = En häxa tar diamanter och slottskort, men ingen fe.
diamoniak-refusal-witch-is-no-payment = En häxa tar diamanter och slottskort, men ingen annan häxa.
diamoniak-refusal-not-held = Det har du inte att ge: { $card }.
diamoniak-refusal-buying-with-witch = Du har dragit en häxa, så du köper inget den här turen.
diamoniak-refusal-buying-after-drawing = Du har redan dragit den här turen, så du köper inget.
diamoniak-refusal-no-such-seller = Det finns ingen plats { $seller } att köpa av: platserna är 0 till { $last }.
diamoniak-refusal-own-store = Man köper av en annan spelare, inte av sig själv.
diamoniak-refusal-no-castle = Du bygger inget slott än, så det finns ingen färg att köpa.
diamoniak-refusal-too-few-diamonds = Ett slottskort kostar tre diamanter, och du har { $diamonds }.
diamoniak-refusal-not-for-sale = { $seller } har inget kort i { $colour }, och ingen annan färg passar ditt slott.
djinn-refusal-not-your-trick = { $turn } har vunnit sticket och väljer ett kort.
djinn-refusal-not-your-cave = { $turn } väljer en uppgift.
djinn-refusal-unknown-move = ”{ $move }” är inget drag: det finns play, djinn, done, keep och cave.
djinn-refusal-play-what = Nämn skatten du spelar, till exempel play P15.
djinn-refusal-keep-what = Nämn kortet ur sticket som du behåller, till exempel keep P15.
djinn-refusal-djinn-what = Nämn Djinn-kortet du spelar, till exempel djinn lowest.
djinn-refusal-cave-what = Nämn uppgiften och korten till den, till exempel cave run Y3 G4 P5.
djinn-refusal-unknown-card = Skatten ”{ $card }” finns inte: korten är P1 till P15, och så G, Y och B.
djinn-refusal-not-held = Du har inte { $card }.
djinn-refusal-must-follow = Du har { $colour }, så du måste följa { $colour }.
djinn-refusal-not-laid = Spela en skatt först: sedan kan du vara klar.
djinn-refusal-already-laid = Du har spelat din skatt: spela ett Djinn-kort eller säg att du är klar.
djinn-refusal-no-trick-won = Det finns inget stick att behålla ett kort ur nu.
djinn-refusal-keep-now = Du har vunnit sticket: behåll ett av korten.
djinn-refusal-not-in-trick = { $card } ligger inte i sticket, eller inte längre.
djinn-refusal-unknown-djinn = Djinn-kortet ”{ $effect }” finns inte.
djinn-refusal-djinn-not-held = Du har inte Djinn-kortet ”{ $effect }”.
djinn-refusal-trump-needs-colour = Nämn färgen som blir trumf: P, G, Y eller B.
djinn-refusal-replace-needs-seat = Nämn platsen vars kort byts ut.
djinn-refusal-replace-no-seat = Plats { $seat } finns inte: platserna är 0 till { $last }.
djinn-refusal-replace-own = Bara en annan spelares kort kan bytas ut.
djinn-refusal-replace-nothing = { $seat } har inte spelat något kort i det här sticket som kan bytas ut.
djinn-refusal-replace-empty-pile = Skatthögen är tom, så inget kort kan bytas ut.
djinn-refusal-free-too-late = ”Valfri färg” spelas före ditt kort, och det ligger redan.
djinn-refusal-swap-too-early = ”Byt kort” spelas efter ditt eget kort.
djinn-refusal-swap-needs-seat = Nämn platsen du byter kort med.
djinn-refusal-swap-no-seat = Plats { $seat } finns inte: platserna är 0 till { $last }.
djinn-refusal-swap-own = Du byter kort med en annan spelare, inte med dig själv.
djinn-refusal-swap-nothing = { $seat } har inte spelat något kort i det här sticket att byta med.
djinn-refusal-fifteen-too-early = ”Räknas som 15” spelas efter ditt eget kort.
djinn-refusal-no-cave-now = Uppgifter klaras efter omgången, inte nu.
djinn-refusal-cave-now = Omgången är slut: den som kan klara en uppgift måste göra det.
djinn-refusal-unknown-task = Uppgiften ”{ $task }” finns inte.
djinn-refusal-task-not-open = Uppgiften ”{ $task }” hör inte till nivå { $level } framför dig.
djinn-refusal-card-twice = { $card } nämns två gånger.
djinn-refusal-wrong-number = En uppgift på nivå { $level } kräver exakt lika många kort som nivån, inte { $count }.
djinn-refusal-not-kept = { $card } ligger inte framför dig.
djinn-refusal-not-a-run = De här talen följer inte på varandra.
djinn-refusal-not-pairs = Det är inte de par som uppgiften kräver.
djinn-refusal-not-under = Summan är { $sum } och ska vara under { $limit }.
djinn-refusal-not-over = Summan är { $sum } och ska vara över { $limit }.
djinn-refusal-not-exact = Summan är { $sum } och ska vara exakt { $limit }.
djinn-refusal-not-one-colour = De här korten är inte alla i en färg.
djinn-refusal-not-ascending = Nämn korten i stigande ordning: { $cards }.
kadora-refusal-give-now = ”{ $move }” är inget drag: ge bort något, till exempel gift Y 1, eller säg keep.
kadora-refusal-gift-or-keep = Du kan ge bort en färg: gör det först, eller ge inte bort något.
kadora-refusal-keep-alone = Säg keep och inget mer.
kadora-refusal-gift-of-what = Nämn färgen du ger bort och platsen som får den, till exempel gift Y 1.
kadora-refusal-gift-to-whom = Nämn också platsen som får allt { $colour }, till exempel gift { $letter } 1.
kadora-refusal-gift-too-long = En gåva är en färg till en plats, till exempel gift Y 1, och inget mer.
kadora-refusal-no-such-colour = Färgen ”{ $colour }” finns inte: färgerna är R, O, Y, G, B och P.
kadora-refusal-no-such-receiver = Det finns ingen plats ”{ $to }” som kan få en gåva: platserna är 0 till { $last }.
kadora-refusal-gift-to-yourself = En gåva går till en annan spelare.
kadora-refusal-nothing-to-give = Du har inget { $colour } i bytet att ge bort.
kadora-refusal-not-leading = { $other } leder i { $colour }, { $most } mot dina { $own }: bara den som leder får ge bort färgen.
kadora-refusal-lead-shared = Du delar ledningen i { $colour } med { $other }, { $own } var: ingen får ge bort färgen.
kadora-refusal-receiver-has-colour = { $to } har redan { $colour } i bytet och kan därför inte få mer.
kadora-refusal-gift-too-late = En gåva per tur, och bara innan ett kort läggs: nu är det för sent.
kadora-refusal-keep-too-late = Givandet är över, så det finns inget kvar att avstå från.
kadora-refusal-no-gift-possible = Ingen gåva är möjlig den här turen, så det finns inget att avstå från.
kadora-refusal-place-now = ”{ $move }” är inget drag: lägg ett kort, till exempel place Y4r b2.
kadora-refusal-place-what = Nämn ett kort på din hand och en tom ruta, till exempel place Y4r b2.
kadora-refusal-place-where = Nämn också den tomma rutan för { $card }.
kadora-refusal-place-too-long = Ett kort läggs på en ruta, till exempel place Y4r b2, och inget mer.
kadora-refusal-place-first = Lägg ett kort först; du drar efteråt.
kadora-refusal-no-such-card = ”{ $card }” är inget kort: ett kort är färg, värde och form, till exempel Y4r.
kadora-refusal-no-such-value = ”{ $card }” finns inte: värdena går från 1 till 5.
kadora-refusal-no-such-kind = ”{ $card }” finns inte: formerna är r, s och d.
kadora-refusal-lacking-card = { $card } finns inte: i { $colour } saknas { $value } i det här spelet.
kadora-refusal-no-such-cell = Rutan ”{ $cell }” finns inte: rutnätet går från a1 till d4.
kadora-refusal-not-in-hand = Du har inte { $card } på handen.
kadora-refusal-cell-taken = Ruta { $cell } är inte tom: där ligger { $card }.
kadora-refusal-placed-already = Du har lagt ett kort den här turen; dra ett nu.
kadora-refusal-draw-now = ”{ $move }” är inget drag: dra ett kort, till exempel draw left.
kadora-refusal-draw-where = Nämn kortraden du drar från: left eller right.
kadora-refusal-draw-too-long = Du drar ett kort från en kortrad, till exempel draw left, och inget mer.
kadora-refusal-no-such-row = Kortraden ”{ $row }” finns inte: dra från left eller right.
seashore-refusal-already-chosen = Du har redan valt en färg att skicka, och valet gäller.
seashore-refusal-nothing-to-pass = Du har inget kort, så du skickar inget.
seashore-refusal-not-your-prize = Först får { $turn } sitt pris.
seashore-refusal-unknown-move = ”{ $move }” är inget drag: det finns pass, play, take, steal, rob, draw och return.
seashore-refusal-pass-now = Alla skickar ett kort först: nämn färgen, till exempel pass R.
seashore-refusal-play-now = Nu spelas ett kort, till exempel play G9 sea eller play G9 shore +2.
seashore-refusal-claim-now = Du har vunnit { $colour }: ta den öppna skatten (take) eller stjäl en, till exempel steal 2.
seashore-refusal-rob-now = Du tar två pluskort av en annan spelare, till exempel rob 2.
seashore-refusal-draw-now = Du drar ur en annan spelares hand, till exempel draw 2.
seashore-refusal-return-now = Du ger tillbaka lika många kort som du har dragit, till exempel return G4 B7.
seashore-refusal-not-longest = Du skickar från färgen du har mest av, och det är inte { $colour }.
seashore-refusal-not-in-hand = Du har inte { $card } på handen.
seashore-refusal-too-few-plus = Så mycket har du inte: { $laid } pluskort.
seashore-refusal-takes-no-plus = { $card } tar inget pluskort, för inget värde går över { $cap }.
seashore-refusal-over-cap = { $card } skulle vara värt { $value }, och inget värde går över { $cap }.
seashore-refusal-steal-nobody = Det finns ingen plats { $seat } att stjäla från.
seashore-refusal-steal-yourself = Du kan inte stjäla från dig själv.
seashore-refusal-nothing-to-steal = { $seat } har ingen skatt att stjäla.
seashore-refusal-other-colour = Du har vunnit { $colour }, så det här kan du inte stjäla från { $seat }: { $card }.
seashore-refusal-rob-nobody = Det finns ingen plats { $seat } att ta pluskort av.
seashore-refusal-rob-yourself = Du kan inte ta pluskort av dig själv.
seashore-refusal-too-few-to-rob = { $seat } har färre än två pluskort.
seashore-refusal-draw-nobody = Det finns ingen plats { $seat } att dra från.
seashore-refusal-draw-yourself = Du kan inte dra ur din egen hand.
seashore-refusal-empty-hand = { $seat } har inget kort att dra.
seashore-refusal-return-count = Dragna kort: { $drawn }. Ge tillbaka lika många, inte { $count }.
seashore-refusal-return-twice = Du nämner { $card } två gånger.
seashore-refusal-return-order = Nämn korten efter nummer, sedan efter färg: { $move }.
seashore-refusal-return-not-held = Du varken har eller har dragit { $card }.

## Botarnas skäl: <game>-reason-<name>

diamant-reason-leave-now = Gå hem ensam nu: { $safe } i säkerhet.
diamant-reason-one-more = Ett kort till: { $risk } % risk att förlora allt, i snitt { $more } till.
diamant-reason-alone = Ensam i grottan: att fortsätta vinner { $stay } %, att gå hem { $leave } %, räknat över hela leken.
diamoniak-reason-wins = Det är det sjätte kortet i ditt slott: du vinner.
diamoniak-reason-one-more = Ett kort till: { $own } % för ditt slott, { $witch } % en häxa.
diamoniak-reason-start = Ett kort till: { $start } % att börja ett slott, { $witch } % en häxa.
diamoniak-reason-safe = Det finns ingen häxa kvar i leken.
diamoniak-reason-fairy-ready = Din fe skulle driva bort en häxa.
diamoniak-reason-cushion = En häxa skulle bara få överblivna kort; du har { $spare }.
diamoniak-reason-castle-at-stake = Så många slottskort skulle en häxa kosta dig: { $castle }.
diamoniak-reason-counted = Räknat över hela leken: att fortsätta vinner ungefär { $draw } %, att sluta { $stop } %.
diamoniak-reason-keeps = Den som slutar behåller allt; sedan drar { $seat }.
diamoniak-reason-buys = Ditt slott har då säkert { $castle } av 6 kort; den här turen ger inget annat.
diamoniak-reason-pays = { $seat } får tre diamanter för det, och du har { $left } kvar.
diamoniak-reason-fairy-saves = Fen räddar så många överblivna kort: { $spare }, och så många ur ditt slott: { $castle }.
diamoniak-reason-diamond-idle = Ingen har ett kort som dina diamanter kan köpa.
diamoniak-reason-diamonds-left = Diamanter kvar: { $left }; kort i din färg hos andra: { $held }.
diamoniak-reason-frees = { $seat } har { $castle } av 6 kort i { $colour } och kan dra det här efter nästa blandning.
diamoniak-reason-ransom = { $seat } har diamanter nog att köpa det av dig: { $diamonds }.
diamoniak-reason-nobody-builds = Ingen bygger { $colour }.
diamoniak-reason-own-castle = Det är ett kort ur ditt eget slott, som har { $castle } kvar.
djinn-aim-run = i följd
djinn-aim-pairs = par
djinn-aim-under = låg summa
djinn-aim-over = hög summa
djinn-aim-exact = exakt summa
djinn-aim-colour = en färg
djinn-reason-completes = Med { $card } är uppgiften ”{ $task }” klar.
djinn-reason-nearer = { $card } för uppgiften ”{ $task }” närmare; då saknas: { $missing }.
djinn-reason-one-more = { $card } är ett sparat kort till; ingen öppen uppgift behöver det.
djinn-reason-wins-trick = { $card } vinner säkert det här sticket.
djinn-reason-may-win = { $card } vinner det här sticket i ungefär { $percent } av 100 fall.
djinn-reason-loses = { $card } kan inte vinna sticket; det är billigt att bli av med.
djinn-reason-bends = Djinn-kortet ”{ $effect }” hjälper till att få ett kort ur sticket.
djinn-reason-early = Djinn-kortet ”{ $effect }” ändrar vad som kan hända i sticket.
djinn-reason-saves = Djinn-kort är mer värda i ett senare stick; du har { $count }.
djinn-reason-enters = Uppgiften ”{ $task }” är klar: vidare till nivå { $level }.
djinn-reason-leaves = Sparade kort till nästa nivå: { $count }; det högsta numret är { $number }.
kadora-reason-takes-lead = Det tar ledningen i { $colour }: { $mine } mot { $best }.
kadora-reason-shares-lead = Det blir lika i { $colour }: { $mine } var.
kadora-reason-safer-lead = Det gör ledningen i { $colour } säkrare: { $mine } mot { $best }.
kadora-reason-breaks-lead = Det tar ledningen i { $colour } från { $seat }, där { $points } nu ligger öppet.
kadora-reason-penalty = Det tar { $points } i färger som någon annan leder.
kadora-reason-takes-nothing = Det tar inga kort.
kadora-reason-sheds-card = { $card } lämnar din hand, där det kunde räknas mot dig.
kadora-reason-island = Öns kort i { $colour }: { $count }, värda ungefär { $points }.
kadora-reason-draw-led = Nästa kort är { $colour }, och där leder du.
kadora-reason-draw-value = Nästa kort är { $colour }: värt i snitt { $points } bland dem du inte har sett.
kadora-reason-keep-lead = Du leder { $colour }, { $mine } mot { $best }.
kadora-reason-gift-danger = Du leder { $colour } med { $lead }, men { $left } av det är ännu inte vunnet.
kadora-reason-gift-burden = { $seat } har då { $points } i { $colour } och måste hålla ledningen.
seashore-reason-certain = { $card } vinner säkert sin färg.
seashore-reason-no-higher = Inget osett kort i färgen är högre än { $value }; bara pluskort kan slå det.
seashore-reason-higher = Högre kort i färgen som du inte har sett: { $count }.
seashore-reason-beaten = { $card } är redan slaget av { $seat }.
seashore-reason-treasure = Den öppna skatten i { $colour } är värd { $points }.
seashore-reason-could-steal = Den som vinner { $colour } kan stjäla { $points } från { $seat }.
seashore-reason-action-plus = Ingen skatt i { $colour } ligger öppen: en vinst ger två pluskort.
seashore-reason-action-hand = Ingen skatt i { $colour } ligger öppen: en vinst byter upp till två kort som du väljer.
seashore-reason-plus = Pluskort höjer { $card } till { $value }; sparade skulle de vara värda { $points }.
seashore-reason-sea = De andra ser bara { $colour }; möjliga kort: { $count }.
seashore-reason-shore = De andra ser bara numret { $number }; möjliga färger: { $count }.
seashore-reason-last = Ingen spelar efter dig: vilken halva du visar avslöjar inget.
seashore-reason-take = Det ger säkert { $points }.
seashore-reason-steal = Det ger { $points } och kostar { $seat } lika mycket; ställning där: { $total }.
seashore-reason-rob = { $seat } har pluskort: { $count }, och poäng hittills: { $total }.
seashore-reason-draw = { $seat } har kort på handen: { $count }, och poäng hittills: { $total }.
seashore-reason-give = I färgen har du inte sett { $total }; { $card } slår { $count } av dem.

## Lära sig

learn-way = Lär dig
learn-of = Lär dig { $game } genom att spela
learn-title = Lär dig { $game }
learn-step = Steg { $step } av { $steps }
learn-steps = Lektionens steg
learn-go-on = Vidare
learn-back = Tillbaka
learn-again = Om igen
learn-skip = Hoppa över
learn-show = Visa mig
learn-try = Prova det här: { $move }
learn-hear = Hör det igen
learn-voice = Läs upp
learn-no-voice = Den här enheten har ingen röst för ert språk: läs högt för varandra.
learn-good = Bra gjort!
learn-finished = Nu kan du spela { $game }!
learn-play = Spela nu på riktigt
learn-once-more = Lär dig det en gång till
learn-diamant-treasure = Tillsammans går ni in i en grotta. Alla delar på skatten, och var och en får { $carried }. Det som blir över ligger kvar på kortet: { $left }.
learn-diamant-stay = Djupare in eller hem? Alla väljer i hemlighet. Välj facklan: fortsätt!
learn-diamant-stay-hint = Hemma är det tryggt, men då hittar de andra skatterna. Fortsätt den här gången!
learn-diamant-stay-praise = Ingen gick hem, så nästa kort vänds upp: en skatt. Till var och en: { $share }. Kvar på kortet: { $rest }.
learn-diamant-trap = Fortsätt! Vad blir nästa kort?
learn-diamant-trap-hint = Inte än! Ett kort till.
learn-diamant-trap-praise = En spindel! Den första fällan av ett slag bara varnar.
learn-diamant-warning = Ser du den röda ramen? En spindel ligger på stigen. En till, och alla i grottan förlorar det de bär!
learn-diamant-leave = Dags att gå hem. Välj tältet: den som går tar också rubinerna från stigen.
learn-diamant-leave-hint = För farligt! Ta hem dina rubiner den här gången.
learn-diamant-leave-praise = Du bar: { $carried }. Från stigen: { $share }. Nu i din kista: { $chest }, tryggt för alltid!
learn-diamant-watch = I lägret är du trygg. Titta på de andra: de fortsätter.
learn-diamant-watch-praise = Den andra spindeln! { $one } och { $two } förlorar allt, var och en { $lost }. En ny expedition börjar, och alla är inne igen.
learn-diamant-share = Gå hem en gång till. De som går samtidigt delar rubinerna på stigen.
learn-diamant-share-hint = Gå hem den här gången och se vad som händer på stigen.
learn-diamant-share-praise = { $one } gick också hem. Från stigen till var och en: { $share }. Nu i din kista: { $chest }.
learn-diamant-nothing = Nu bestämmer du. Du bär inget än: fortsätta eller hem?
learn-diamant-nothing-hint = Du har inget att förlora än. Fortsätt!
learn-diamant-nothing-praise = De andra gick hem, så hela skatten är din: { $share }!
learn-diamant-danger = Titta på fällorna: fyra slag ligger på stigen. Fortsätta eller hem?
learn-diamant-danger-hint = En sådan fälla till, och allt är borta. Gå hellre hem!
learn-diamant-danger-praise = Precis i tid! Det kom en orm till, och var och en av de andra förlorade { $lost }.
learn-diamant-win = Den sista expeditionen. I din kista: { $chest }. Du bär: { $carried }. { $one } har { $rival }. Fortsätta eller hem?
learn-diamant-win-hint = Räkna ihop: kistan och det du bär räcker för att vinna. Gå hem!
learn-diamant-win-praise = Spelet är slut. Flest rubiner vinner, och du har { $score }!
learn-diamoniak-draw = Tryck på korten! Tryck sedan på den stora knappen.
learn-diamoniak-draw-praise = Hurra, en bit av ett slott! Ditt slott är rosa.
learn-diamoniak-again = Dra ett kort till!
learn-diamoniak-again-hint = Dra bara ett kort till.
learn-diamoniak-again-praise = En diamant! Den läggs bland dina skatter.
learn-diamoniak-stop = Tryck nu på handen. Då får du behålla allt.
learn-diamoniak-stop-hint = Sluta den här gången: tryck på handen!
learn-diamoniak-stop-praise = Allt är tryggt. Och { $one } börjar på ett blått slott.
learn-diamoniak-six = Ditt slott behöver sex bitar. Dra!
learn-diamoniak-six-praise = En bit till! Nu har du { $pieces }.
learn-diamoniak-other = Dra igen!
learn-diamoniak-other-praise = En blå bit. Det är inte din färg: den läggs bland dina skatter.
learn-diamoniak-more = Ett kort till!
learn-diamoniak-more-praise = Oj, häxan! Hon vill ha tre av dina kort.
learn-diamoniak-give = Ge henne den blå biten. Du behöver den inte.
learn-diamoniak-give-hint = Ge henne den blå biten först.
learn-diamoniak-castle-hint = Inte ditt slott! Ge henne något annat.
learn-diamoniak-give-praise = Bra! Hon vill ha två till.
learn-diamoniak-two = Ge henne en diamant.
learn-diamoniak-one = Och en diamant till.
learn-diamoniak-one-praise = Häxan flyger sin väg. Ditt slott står kvar!
learn-diamoniak-fairy = Häxan igen! Men du har en fe. Tryck på fen!
learn-diamoniak-fairy-hint = Tryck på fen. Då förlorar du inget mer.
learn-diamoniak-fairy-praise = Fen jagar bort häxan!
learn-diamoniak-buy = { $one } har en rosa bit. Köp den för tre diamanter!
learn-diamoniak-buy-hint = Tryck på den rosa biten hos { $one }.
learn-diamoniak-buy-praise = Ditt slott har nu fem bitar!
learn-diamoniak-win = Bara en bit saknas. Dra!
learn-diamoniak-win-praise = Ditt slott är färdigt. Du har vunnit!
learn-djinn-caves = Din väg går genom tre grottor. Den här raden vill ha tre av dina kort: en följd, ett par med ett lägre kort, eller en summa över 30.
learn-djinn-follow = Gult är utspelsfärgen: har du gult måste du följa. Det högsta vinner: spela din 12!
learn-djinn-follow-hint = Det är tillåtet, men det vinner inte. Spela din 12.
learn-djinn-follow-praise = Det högsta gula kortet vinner: sticket är ditt!
learn-djinn-keep = Behåll ett kort ur sticket. Du har redan 10 och 11: behåll 12.
learn-djinn-keep-hint = Grottorna visar vilka tal som hjälper dig. Behåll 12.
learn-djinn-keep-praise = 10, 11, 12: en följd! Den som vinner sticket spelar också ut till nästa.
learn-djinn-trump = Du har inget grönt, så allt är tillåtet. Blått är trumf: till och med din blå 2 slår grönt!
learn-djinn-trump-hint = Det kan inte vinna: bara grönt eller trumf kan det. Spela den blå 2:an.
learn-djinn-trump-praise = Trumf slår alla andra färger. Sticket är ditt!
learn-djinn-sum = Du har 8 och 9. Vilket kort ger en summa över 30? Behåll det.
learn-djinn-sum-hint = Titta på grottorna: raden visar talen du saknar.
learn-djinn-sum-praise = 8, 9 och 14 blir 31: den uppgiften klarar du!
learn-djinn-task = Efter åtta stick klarar du en uppgift. Välj en med bock, och sedan dess tre kort.
learn-djinn-task-praise = Genom den första grottan! Korten är förbrukade, och nivå { $level } öppnas. Den som är sist får ett Djinn-kort till hjälp.
learn-djinn-djinn = Nu har du ett Djinn-kort. Det böjer reglerna i ett stick: tryck på det och gör lila till trumf.
learn-djinn-djinn-hint = Välj en färg som du har: lila.
learn-djinn-djinn-first = Först Djinn-kortet, sedan din skatt.
learn-djinn-djinn-praise = Lila är trumf i det här sticket.
learn-djinn-win-trick = Spela nu din lila 4!
learn-djinn-win-trick-hint = Lila är trumf nu. Spela den lila 4:an.
learn-djinn-win-trick-praise = Din lilla 4 vinner sticket!
learn-djinn-run = Du har 7, 8 och 10. Vilket kort behåller du för fyra i följd?
learn-djinn-run-hint = Mellan 8 och 10 saknas ett tal.
learn-djinn-run-praise = 7, 8, 9, 10: fyra i följd!
learn-djinn-last = Den tredje grottan! Välj en uppgift med bock, och sedan dess fem kort. Den som först tar sig igenom vinner.
learn-djinn-last-praise = Genom alla tre grottorna: du har vunnit!
learn-kadora-block = Korten ligger i ett rutnät på fyra gånger fyra. Varje kort har en färg, ett tal och en diamant: rund, fyrkant eller droppe.
learn-kadora-lay = Lägg den gröna 1:an på den utpekade rutan. Så länge kolumn och rad är under 10 händer inget.
learn-kadora-cell-hint = Ta den utpekade rutan den här gången.
learn-kadora-lay-hint = Ta den gröna 1:an den här gången.
learn-kadora-lay-praise = Båda summorna är under 10: du tar inget.
learn-kadora-take = Lägg den gula 4:an på den utpekade rutan. Kolumnen når 10: nu måste du ta alla kort som passar ditt.
learn-kadora-take-hint = Ta den gula 4:an den här gången.
learn-kadora-take-praise = Tagna kort: { $cards }. Ett har samma färg, ett samma diamant.
learn-kadora-loot = Det här är ditt byte. I slutet ger det minuspoäng. Bara där du har den högsta summan, kronan, kostar det inget.
learn-kadora-draw = Dra ett kort ur en av kortraderna. Baksidorna visar färgen.
learn-kadora-draw-praise = Ur samma kortrad fylls rutnätet på tills fyra rutor är tomma.
learn-kadora-crown = { $one } har 4 i blått, du har 3. Var kan din blå 1 ta mer blått?
learn-kadora-crown-hint = Lägg den blå 1:an i en kolumn som når 10 och har blått i sig.
learn-kadora-crown-praise = Nu har du mest blått. Kronan är din!
learn-kadora-spare = Ta inget nu! Hitta ett kort och en ruta där inget tas.
learn-kadora-spare-hint = Där skulle du ta kort. De små talen visar summorna i förväg.
learn-kadora-spare-praise = Inget taget, inget att betala!
learn-kadora-gift = Du leder lila. Men titta på baksidorna: { $two } har också lila på handen. Ge ditt lila till { $one } innan det kostar dig!
learn-kadora-gift-hint = Då kan { $two } gå om dig, och ditt lila blir minuspoäng.
learn-kadora-gift-praise = Nu måste { $one } behålla ledningen.
learn-kadora-end = Den sista turen: lägg ditt kort. Sedan vänds de högsta summorna ned, och resten räknas.
learn-kadora-end-praise = Dina minuspoäng: { $score }. För { $one }: { $rival }. Lägst vinner, och det är du!
learn-seashore-halves = Varje kort har två halvor: havet är färgen, stranden är numret. De andra ser bara en av dem.
learn-seashore-cover = Den röda skatten ligger öppen. Spela din röda 11 och visa bara havet.
learn-seashore-cover-half = Visa havet den här gången, alltså färgen.
learn-seashore-cover-hint = Bara rött kan vinna den röda skatten. Spela den röda 11:an.
learn-seashore-cover-praise = Skydden tas bort: ditt röda är högst, och skatten är din. Det lägsta röda får pluskort: { $plus }.
learn-seashore-only = Alla visar rött. En lila skatt ligger öppen: spela din lila 1!
learn-seashore-only-hint = Rött går till starkare kort. Spela den lila 1:an.
learn-seashore-only-praise = Det enda kortet i en färg vinner alltid, till och med en 1:a!
learn-seashore-low = Grönt är fullt av starka kort. Förlora med flit med din 1: det lägsta kortet får pluskort!
learn-seashore-low-hint = Det får du, men prova det här: spela den gröna 1:an.
learn-seashore-low-praise = Du får lika många pluskort som det spelats gröna kort: { $plus }!
learn-seashore-plus = { $one } visar blått. Spela din blå 10 med två pluskort: då räknas den som 12!
learn-seashore-plus-more = Lägg till båda pluskorten. Vart och ett räknas som 1.
learn-seashore-plus-hint = Här gäller det att vinna blått. Spela den blå 10:an.
learn-seashore-plus-praise = Din 10 räknas som { $worth } och slår 11!
learn-seashore-red = Vinn rött med din 12, och visa havet!
learn-seashore-red-hint = Spela den röda 12:an.
learn-seashore-red-praise = Rött är ditt. Nu får du välja!
learn-seashore-steal = Ta den öppna skatten, värd 1, eller stjäl den hos { $two }, värd 3!
learn-seashore-steal-hint = Den öppna är bara värd 1. Stjäl 3:an!
learn-seashore-steal-praise = Stulen! Bara någons översta skatt kan stjälas.
learn-seashore-action = Ingen blå skatt ligger öppen. Vinn blått ändå med din 7: då sker den blå handlingen.
learn-seashore-action-hint = Ingen annan visar blått. Spela den blå 7:an.
learn-seashore-action-praise = Blått är ditt: nu tar du pluskort.
learn-seashore-rob = Av vem tar du två pluskort? Du väljer.
learn-seashore-rob-praise = Nya pluskort: { $plus }!
learn-seashore-pass = Så börjar varje runda: du skickar vidare det högsta kortet i din längsta färg. Du har två sådana färger. Vilket kort ger du bort?
learn-seashore-pass-hint = Då är din 12 borta. Skicka hellre den röda 8:an.
learn-seashore-pass-praise = Alla skickar samtidigt, åt vänster. Så du får också ett kort.
learn-seashore-end = Det sista kortet i den andra rundan. Spela det!
learn-seashore-end-hint = Rött är ändå ditt. Behåll dina pluskort: två av dem ger en poäng.
learn-seashore-end-praise = Skatter: { $treasures }. Med pluskort: { $points }. Båda rundorna: { $score }. Du vinner!

## Se igen, coachen och analysen

replay-title = Se ett spel igen
replay-again = Se igen
replay-drop = Släpp protokollet från ett avslutat spel här.
replay-choose = Välj en fil
replay-code = Eller koden till ett bord där spelet är slut
replay-watch = Titta
replay-bad = Den här filen kan inte visas. { $problem }
replay-none = Det spelet finns inte här
replay-none-text = Det är inte slut än, eller så är det borta, eller inte öppet för dig.
replay-first = Till början
replay-back = Ett drag tillbaka
replay-play = Spela upp
replay-pause = Pausa
replay-forward = Ett drag framåt
replay-last = Till slutet
replay-slider = Ögonblick i spelet
replay-moment = Drag { $move } av { $moves }.
replay-deal = Början.
replay-silent = Ingenting syns.
replay-speed = Hastighet
replay-eyes = Genom vems ögon
replay-eyes-nobody = Som åskådare
replay-eyes-seat = Som { $name }
replay-eyes-open = Alla kort öppna
replay-hands = De andras kort
replay-moves = Alla drag
replay-link = Länk till ögonblicket
replay-on = Spela vidare härifrån
replay-on-text = Ett nytt bord fortsätter härifrån. Det som ännu ska delas ut blandas om.
replay-on-seat = Din plats
replay-on-bots = Mot botar
replay-on-friends = Bjud in vänner
replay-on-over = Här är spelet slut. Gå tillbaka till ett ögonblick före slutet.
coach-ask = Vad skulle du göra?
coach-title = Vad coachen skulle göra
coach-thinking = Coachen tänker …
coach-win = vinner { $win } % ± { $error }
coach-more = Alla drag: { $count }
coach-odds = Risken med nästa kort: { $percent } % ({ $caught } av { $cards }).
coach-away = Coachen svarar inte. Försök igen.
coach-allow = Med coach: alla får fråga vad den starkaste boten skulle göra
analysis-way = Analys
analysis-title = { $game }: vad som avgjorde spelet
analysis-looking = Den starkaste boten ser på varje beslut: { $done } av { $of }.
analysis-sentence = { $you ->
    [seat] Du spelade { $skill } och hade { $luck }.
   *[none] { $name } spelade { $skill } och hade { $luck }.
}
analysis-skill = { $place ->
    [first] bäst
    [second] näst bäst
    [third] tredje bäst
    [fourth] fjärde bäst
    [fifth] femte bäst
    [sixth] sjätte bäst
    [seventh] sjunde bäst
    [same] lika bra som alla
   *[last] svagast
}
analysis-luck = { $place ->
    [first] mest tur
    [second] näst mest tur
    [third] tredje mest tur
    [fourth] fjärde mest tur
    [fifth] femte mest tur
    [sixth] sjätte mest tur
    [seventh] sjunde mest tur
    [same] lika mycket tur som alla
   *[last] minst tur
}
analysis-moments = Vad som avgjorde
analysis-moment = { $you ->
    [seat] Ditt val: { $move }. Bättre: { $best }.
   *[none] { $name } valde: { $move }. Bättre: { $best }.
}
analysis-cost = Chans att vinna: −{ $points } % (± { $error })
analysis-better = Bättre: { $best }
analysis-watch = Se ögonblicket (efter drag { $move })
analysis-flawless = Ingen gjorde något tydligt misstag: turen avgjorde.
analysis-shares = Tur och skicklighet
analysis-fair = Rättvis del
analysis-own = Egna misstag
analysis-others = Andras misstag
analysis-fortune = Tur
analysis-result = Resultat
analysis-mistakes = { $count } av { $of }
analysis-explain = I procent av en vinst. Boten bedömer varje beslut efter vad platsen visste då; bara det som är klart sämre räknas som misstag. Det som misstagen inte förklarar är tur.
analysis-decisions = Varje beslut ({ $count })

## One device that goes round, the big screen, and statistics
pass-where = Var spelar ni?
pass-where-apart = Var och en på sin enhet
pass-where-here = På den här enheten
pass-where-screen = På en stor skärm
pass-where-here-text = Enheten går laget runt. Lämna ett namn tomt för en bot, eller för en vän som kommer via länken.
pass-where-screen-text = Skärmen visar bordet, och varje telefon är en korthand. Skanna en kod för att slå er ner.
pass-people = Vilka spelar på den här enheten?
pass-person = Namn på plats { $number }
pass-nobody = bot eller vän
pass-one-more = Namn på en till vid den här enheten
pass-too-few = Skriv minst två namn.
pass-turn = { $name }: { $ask }
pass-curtain = Ridå
pass-hand = Ge enheten till { $name }.
pass-taps = Jag är { $name }
pass-edge-camp = i lägret
pass-edge-undo = { $name } har valt: ta tillbaka
screen-hand = Bordet är på den stora skärmen: visa bara min hand
screen-open = Öppna den stora skärmen
screen-join = Kom med, koden är { $code }
screen-seat = QR-kod till plats { $number }
screen-seats = { $count ->
    [one] { $count } plats är ledig. Skanna koden och slå dig ner.
   *[other] { $count } platser är lediga. Skanna en kod och slå dig ner.
}
stats-title = Statistik
stats-private = Det som har spelats på den här enheten. Det stannar här om du inte sparar det som en fil.
stats-none = Inget parti har spelats klart på den här enheten ännu.
stats-all = Alla spel tillsammans
stats-games = { $count ->
    [one] { $count } parti
   *[other] { $count } partier
}
stats-wins = { $count ->
    [one] { $count } vinst
   *[other] { $count } vinster
}
stats-rival = Favoritrival
stats-against = vunna { $won }, förlorade { $lost }
stats-average = Poäng i snitt: { $score }
stats-chart = De senaste resultaten: { $scores }
stats-chart-text = Poäng i de senaste partierna; en stor prick är en vinst.
stats-export = Spara som fil
stats-import = Lägg till från fil
stats-imported = { $count ->
    [one] { $count } parti lades till.
   *[other] { $count } partier lades till.
}
stats-import-bad = Filen innehåller ingen statistik från Karat; inget lades till.
stats-erase = Radera allt
stats-erase-sure = Vill du verkligen radera alla resultat på den här enheten?

## Vad servern nekar: refusal-<reason>, eller refusal-<error> där det inte finns något skäl
refusal-bad = Det passar inte här, så inget har ändrats.
refusal-not-now = Det går inte just nu.
refusal-not-yours = Det får bara värden eller en spelare vid bordet göra.
refusal-not-found = Något med det namnet finns inte här.
refusal-mistake = Servern gjorde ett fel; inget har ändrats.
refusal-no-table = Bordet finns inte, eller är inte öppet för dig.
refusal-no-record = Det spelet finns inte här, eller inte längre.
refusal-token-not-valid = Den här länken gäller inte vid det här bordet.
refusal-watching-link = Den här länken är till för att titta på.
refusal-slow-down = Det där var för mycket på en gång. Vänta en sekund.
refusal-too-many-records = Det där var för många filer på en gång. Vänta en minut.
refusal-too-many-analyses = Många spel granskas redan. Kom tillbaka om en minut.
refusal-too-big = Det är för stort.
refusal-storage = Servern kunde inte spara, så inget har ändrats. Försök igen.
refusal-only-players = Det får bara spelare vid bordet göra.
refusal-only-host = Det får bara värden göra.
refusal-only-players-and-host = Det får bara spelarna och värden göra.
refusal-no-seat-yet = Sätt dig först.
refusal-not-started = Spelet har inte börjat.
refusal-started = Spelet har redan börjat.
refusal-game-not-over = Spelet är inte slut.
refusal-table-closed = Bordet är stängt.
refusal-started-without-you = Spelet har redan börjat; du kan titta på.
refusal-seated-already = Du har redan en plats.
refusal-all-seats-taken = Alla platser är upptagna; du kan titta på.
refusal-seat-taken = Den platsen är inte ledig längre.
refusal-only-bot-levels = Under ett spel kan bara en bots nivå ändras.
refusal-nobody-there = Där sitter ingen annan.
refusal-too-many-people = { $count ->
    [one] Det sitter { $count } person vid bordet, och det är för många för det här.
   *[other] Det sitter { $count } personer vid bordet, och det är för många för det här.
}
refusal-name-unseen = Namnet behöver en bokstav som syns.
refusal-name-taken = Någon vid bordet heter redan så, eller nästan så.
refusal-late = Det beslutet är inte längre ditt.
refusal-no-move-yet = Du har inte gjort något drag än.
refusal-asked-already = Bordet har redan fått frågan om att ta tillbaka drag.
refusal-question-closed = Den frågan är inte öppen längre.
refusal-agreed-already = Du har redan sagt ja.
refusal-nothing-to-read = Där finns inget att läsa.
refusal-no-coach = Det finns ingen coach vid det här bordet.
refusal-nothing-to-decide = Du har inget att bestämma nu.
refusal-record-not-json = Det är inget protokoll från ett spel: det borde vara JSON.
refusal-record-not-well-made = Det är inget protokoll så som Karat skriver dem ({ $problem }).
refusal-record-does-not-replay = Spelet i filen följer inte reglerna ({ $problem }).
refusal-record-not-over = Spelet i filen är inte slut.
