# Nederlands. De woorden van de spellen zijn die van de gedrukte regels: valstrik en reliek, troef en potje, buit en
# strafpunten, pluskaart en puntenstapel. Kleuren staan als los woord in een zin: "kaarten in rood", nooit "rode".
# 1 … 5: afgelegd en ervan houdt in met min niet op stelen telt terug thuis uit van voor waard weg

## Overal

you = jij
seat = plaats { $number }
island = het eiland
nothing = –
and = { $first } en { $last }
turn = Jouw beurt: { $ask }
waiting = { $count ->
    [one] { $names } denkt na …
   *[other] { $names } denken na …
}
won = { $you ->
    [seat] { $count ->
        [one] Je wint! Eindstand: { $scores }.
       *[other] Je deelt de overwinning: { $winners }. Eindstand: { $scores }.
    }
   *[none] { $count ->
        [0] Niemand wint. Eindstand: { $scores }.
       *[other] Gewonnen door { $winners }. Eindstand: { $scores }.
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

## De terminal

terminal-title = { $game }, { $players } spelers
terminal-begin = { $game }, { $players } spelers. Jij zit op plaats { $seat }; ? geeft uitleg.
terminal-against = Je speelt met { $names }.
terminal-bot = { $name } (plaats { $seat }, { $level })
terminal-level = niveau { $level }
terminal-commitment = Zegel van het delen: { $commitment }
terminal-players = Spelers
terminal-hand = Je hand
terminal-log = Wat er gebeurde
terminal-moves = { $count ->
    [one] { $count } zet
   *[other] { $count } zetten
}
terminal-moves-shown = { $shown } van { $count } zetten
terminal-more = … en nog { $count }; l toont ze allemaal.
terminal-filter = woorden of letters van een zet
terminal-your-move = Jouw zet
terminal-left = Je hebt het spel verlaten.
terminal-over = Het spel is uit: s bewaart het verslag, q sluit de tafel.
terminal-saved = Verslag bewaard in { $file }.
terminal-not-saved = Het verslag kon niet worden bewaard: { $problem }
terminal-not-now = Je hoeft nu niets te beslissen.
terminal-preparing = De regels worden klaargezet (de eerste keer duurt dat even) …
terminal-thinking = Even denken … (de eerste keer duurt dat wat langer)
terminal-hint = Wat de sterkste bot ervan vindt
terminal-hint-keys = Enter gaat naar die zet, Esc sluit.
terminal-hint-win = wint { $win } % ± { $error }
terminal-hint-line = { $move }: wint { $win } % ± { $error }. { $reasons }
terminal-quit = Het spel verlaten?
terminal-quit-keys = y is weggaan, n is blijven
terminal-key-hint = Tip
terminal-key-filter = Zoek
terminal-key-save = Bewaar
terminal-key-light = Licht
terminal-key-help = Hulp
terminal-key-quit = Stop
terminal-help-keys = Toetsen
terminal-help =
    ↑ ↓        kies een zet, of typ zijn nummer
    Enter      speel de gekozen zet
    /          zoek een zet op woorden of letters; Esc stopt het zoeken
    h          een tip: alle zetten op volgorde, met winstkans en redenen
    PgUp PgDn  schuif de tafel, met Shift het verslag
    s          bewaar het verslag van het spel
    t          licht of donker
    q          verlaat het spel
terminal-help-plain =
    Typ een nummer uit de lijst, of een zet zoals hij daar tussen haakjes staat.
      v  toon de tafel opnieuw     l  toon alle zetten     h  een tip     q  verlaat het spel     ?  deze hulp

## Diamant

diamant-where = Expeditie { $number } van 5, { $cards ->
    [one] { $cards } kaart op het pad
   *[other] { $cards } kaarten op het pad
}
diamant-signs = ♦11 is een schat; het getal achter een kaart zijn de robijnen die er nog op liggen. Een valstrik heeft een !, en een tweede van dezelfde soort beëindigt de expeditie. Stippen bij valstrikken: ● in de stapel, ! op het pad, × uit het spel.
diamant-ask = blijven of vertrekken? Je draagt { $carried }; alleen breng je { $alone } thuis, met nog iemand { $shared }.
diamant-move-stay = Blijf, en ga verder
diamant-move-leave = Vertrek met { $carried } en een deel
diamant-path = Pad
diamant-path-empty = nog niets
diamant-left = (nog { $rubies })
diamant-piles = Stapels
diamant-piles-now = stapel { $deck }, { $rubies ->
    [one] { $rubies } robijn op het pad
   *[other] { $rubies } robijnen op het pad
}
diamant-traps = Valstrikken
diamant-trap-pips = { $deck } in de stapel, { $path } op het pad, { $gone } weg
diamant-head-place = waar
diamant-in-cave = grot
diamant-in-camp = kamp
diamant-head-carried = draagt
diamant-head-chest = kist
diamant-head-relics = relieken
diamant-head-choice = keuze
diamant-has-chosen = klaar
diamant-card-treasure = een schat van { $value }
diamant-card-relic = een reliek van { $value }
diamant-card-spider = spin
diamant-card-snake = slang
diamant-card-lava = lava
diamant-card-boulder = rolkei
diamant-card-ram = stormram
diamant-event-expedition = Expeditie { $number } begint.
diamant-event-relic-added = { $card } wordt in de stapel geschud.
diamant-event-reveal = Omgedraaid: { $card }.
diamant-event-treasure = Omgedraaid: { $card }, voor ieder { $share }, rest { $rest }.
diamant-event-chosen = { $you ->
    [seat] Je hebt gekozen: { $choice ->
        [stay] blijven
       *[leave] vertrekken
    }.
   *[none] { $seat } heeft gekozen.
}
diamant-event-choice = { $choice ->
    [stay] { $you ->
        [seat] Je blijft.
       *[none] { $seat } blijft.
    }
   *[leave] { $you ->
        [seat] Je vertrekt.
       *[none] { $seat } vertrekt.
    }
}
diamant-event-bank = { $you ->
    [seat] Je brengt { $carried } en { $share } van het pad naar het kamp.
   *[none] { $seat } brengt { $carried } en { $share } van het pad naar het kamp.
}
diamant-event-relic = { $you ->
    [seat] Je pakt { $card }.
   *[none] { $seat } pakt { $card }.
}
diamant-event-trapped = { $you ->
    [seat] { $card }: je verliest { $lost }.
   *[none] { $card }: { $seat } verliest { $lost }.
}
diamant-event-removed = Uit het spel: { $card }.
diamant-event-expedition-over = Expeditie { $number } is voorbij.
diamant-event-over = Het spel is uit.

## Diamoniak

diamoniak-where = { $deck ->
    [one] { $deck } kaart in de trekstapel
   *[other] { $deck } kaarten in de trekstapel
}
diamoniak-signs = ♜ is een kasteelkaart, fel waar hij staat; ♦ een diamant, ✶ een fee. Kaarten van andere kastelen liggen in de voorraad.
diamoniak-ask-draw = trek een kaart.
diamoniak-ask-buy = trek een kaart, of koop er een voor drie diamanten.
diamoniak-ask-again = nog een trekken, of stoppen?
diamoniak-ask-witch = { $owed ->
    [one] een heks! Geef haar nog { $owed } kaart.
   *[other] een heks! Geef haar { $owed } kaarten.
}
diamoniak-ask-fairy = een heks! Jaag haar weg met een fee, of geef haar { $owed ->
    [one] { $owed } kaart.
   *[other] { $owed } kaarten.
}
diamoniak-move-draw = Trek een kaart
diamoniak-move-stop = Stop, en houd alles
diamoniak-move-fairy = Jaag de heks weg met een fee
diamoniak-move-buy = Koop een kaart in jouw kleur van { $seat }
diamoniak-move-give = Geef { $card } aan de heks
diamoniak-head-castle = kasteel
diamoniak-no-castle = nog geen kasteel
diamoniak-head-store = voorraad
diamoniak-discard = Aflegstapel
diamoniak-kind-pink = roze
diamoniak-kind-blue = blauw
diamoniak-kind-green = groen
diamoniak-kind-yellow = geel
diamoniak-kind-diamond = diamanten
diamoniak-kind-witch = heksen
diamoniak-kind-fairy = feeën
diamoniak-card-pink = een roze kasteelkaart
diamoniak-card-blue = een blauwe kasteelkaart
diamoniak-card-green = een groene kasteelkaart
diamoniak-card-yellow = een gele kasteelkaart
diamoniak-card-diamond = een diamant
diamoniak-card-witch = een heks
diamoniak-card-fairy = een fee
diamoniak-many = { $what } { $count }
diamoniak-event-turn = { $you ->
    [seat] Jouw beurt begint.
   *[none] De beurt van { $seat } begint.
}
diamoniak-event-shuffle = De aflegstapel wordt geschud; kaarten in de nieuwe trekstapel: { $cards }.
diamoniak-event-draw = { $you ->
    [seat] { $to ->
        [castle] Je trekt { $card }: die komt bij je kasteel.
        [discard] Je trekt { $card }!
       *[store] Je trekt { $card }.
    }
   *[none] { $to ->
        [castle] { $seat } trekt { $card }: die komt bij het kasteel.
        [discard] { $seat } trekt { $card }!
       *[store] { $seat } trekt { $card }.
    }
}
diamoniak-event-join = { $cards ->
    [one] { $cards } kaart in { $colour } komt erbij uit de voorraad.
   *[other] { $cards } kaarten in { $colour } komen erbij uit de voorraad.
}
diamoniak-event-stop = { $you ->
    [seat] Je stopt.
   *[none] { $seat } stopt.
}
diamoniak-event-fairy = { $you ->
    [seat] Je fee jaagt de heks weg.
   *[none] De fee van { $seat } jaagt de heks weg.
}
diamoniak-event-give = { $you ->
    [seat] Je geeft { $card } aan de heks.
   *[none] { $seat } geeft { $card } aan de heks.
}
diamoniak-event-lose = { $you ->
    [seat] Je verliest { $card } aan de heks.
   *[none] { $seat } verliest { $card } aan de heks.
}
diamoniak-event-free = { $you ->
    [seat] Je kasteel is weg, en { $colour } is weer vrij.
   *[none] Het kasteel van { $seat } is weg, en { $colour } is weer vrij.
}
diamoniak-event-buy = { $you ->
    [seat] Je koopt { $card } van { $from } voor { $diamonds } diamanten.
    [from] { $seat } koopt { $card } van jou voor { $diamonds } diamanten.
   *[none] { $seat } koopt { $card } van { $from } voor { $diamonds } diamanten.
}
diamoniak-event-over = { $you ->
    [winner] Je kasteel is af!
   *[none] Het kasteel van { $winner } is af.
}

## Djinn

djinn-where = Potje { $phase }, { $left ->
    [0] alle slagen zijn gespeeld
    [one] de laatste slag
   *[other] nog { $left } slagen
}
djinn-signs = Een kaart is kleur en getal: P paars, G groen, Y geel, B blauw. Van gelijke kaarten is de eerst gespeelde hoger.
djinn-ask-lead = kom uit met een kaart.
djinn-ask-play = speel een kaart; { $colour } is gevraagd en moet je bedienen als je het hebt.
djinn-ask-after = speel een Djinn-kaart, of zeg dat je klaar bent.
djinn-ask-keep = jij hebt de slag: houd er { $count ->
    [one] één kaart van.
   *[other] { $count } kaarten van.
}
djinn-ask-cave = voer een opdracht uit met je verzamelde kaarten.
djinn-move-play = Speel { $card }
djinn-move-done = Klaar
djinn-move-keep = Houd { $card }
djinn-move-cave = { $task }: { $cards }
djinn-move-trump = Djinn: { $colour } wordt troef
djinn-move-replace = Djinn: vervang de kaart van { $seat }
djinn-move-free = Djinn: speel elke kleur
djinn-move-swap = Djinn: ruil van kaart met { $seat }
djinn-move-highest = Djinn: houd de hoogste kaart
djinn-move-lowest = Djinn: de laagste kaart wint
djinn-move-notrump = Djinn: geen troef in deze slag
djinn-move-fifteen = Djinn: je kaart telt als 15
djinn-move-double = Djinn: houd twee kaarten als je wint
djinn-effect-trump = nieuwe troef
djinn-effect-replace = vervang een kaart
djinn-effect-free = elke kleur
djinn-effect-swap = ruil van kaart
djinn-effect-highest = houd de hoogste
djinn-effect-lowest = laagste wint
djinn-effect-notrump = geen troef
djinn-effect-fifteen = telt als 15
djinn-effect-double = houd er twee
djinn-task-run = reeks van { $level }
djinn-task-pairs = { $level ->
    [3] paar en een lagere kaart
    [4] twee paar
   *[5] twee paar en een lagere kaart
}
djinn-task-under = { $level } onder { $under }
djinn-task-over = { $level } boven { $over }
djinn-task-exact = { $level } samen { $under }
djinn-task-colour = { $level } van één kleur
djinn-trump = Troef
djinn-piles = stapel { $deck }, af { $discard }, Djinn { $djinn }
djinn-trick = Slag
djinn-trick-empty = er ligt nog geen kaart
djinn-last-trick = Laatste slag, { $seat } wint
djinn-counts-as = { $card } als { $number }
djinn-effects = Nu geldt
djinn-effect-by = { $effect } ({ $seat })
djinn-caves = Grotten
djinn-cave = { $level }: { $tasks }
djinn-cave-closed = gesloten
djinn-head-level = niveau
djinn-head-cards = kaarten
djinn-head-djinns = Djinn
djinn-head-kept = verzameld
djinn-discards = Aflegstapel
djinn-own = Je Djinn-kaarten
djinn-event-row = Niveau { $level } gaat open: { $tasks }.
djinn-event-draw = { $you ->
    [seat] Je trekt de Djinn-kaart ‘{ $effect }’.
   *[none] { $seat } trekt een Djinn-kaart.
}
djinn-event-djinn-shuffled = De gebruikte Djinn-kaarten worden geschud: { $size } in de stapel.
djinn-event-phase = Potje { $number } begint; { $you ->
    [leader] jij komt uit.
   *[none] { $leader } komt uit.
}
djinn-event-deal = { $you ->
    [seat] Je krijgt { $hand }.
   *[none] { $size ->
        [one] { $seat } krijgt { $size } kaart.
       *[other] { $seat } krijgt { $size } kaarten.
    }
}
djinn-event-trump = { $card } wordt omgedraaid: { $colour } is troef.
djinn-event-play = { $you ->
    [seat] Je speelt { $card }.
   *[none] { $seat } speelt { $card }.
}
djinn-event-djinn = { $you ->
    [seat] Je speelt de Djinn-kaart ‘{ $effect }’{ $argument }.
   *[none] { $seat } speelt de Djinn-kaart ‘{ $effect }’{ $argument }.
}
djinn-event-djinn-argument = : { $what }
djinn-event-replace = { $you ->
    [seat] Jouw { $discarded } wordt vervangen door { $card }.
   *[none] { $discarded } van { $seat } wordt vervangen door { $card }.
}
djinn-event-done = { $you ->
    [seat] Je bent klaar.
   *[none] { $seat } is klaar.
}
djinn-event-trick = { $you ->
    [seat] Je wint de slag.
   *[none] { $seat } wint de slag.
}
djinn-event-keep = { $you ->
    [seat] Je houdt { $card }.
   *[none] { $seat } houdt { $card }.
}
djinn-event-discard = Afgelegd: { $cards }.
djinn-event-cave = { $you ->
    [seat] Je voert ‘{ $task }’ uit met { $cards }: niveau { $level }.
   *[none] { $seat } voert ‘{ $task }’ uit met { $cards }: niveau { $level }.
}
djinn-event-over = Het spel is uit.

## Kadora

kadora-where = { $last ->
    [none] { $cards ->
        [one] { $cards } kaart in de rijen
       *[other] { $cards } kaarten in de rijen
    }
    [0] Het einde
    [one] De laatste beurt
   *[other] Nog { $last } beurten
}
kadora-signs = Een kaart is kleur, waarde en soort: ○ rond (r), □ vierkant (s), △ druppel (d). Een letter alleen is een achterkant. ★ heeft de meerderheid in een kleur; onder straf staan de strafpunten als het spel nu zou eindigen. ›Y4○‹ zou je nemen, »Y4○« leggen met de gekozen zet.
kadora-ask-give = een kleur weggeven, of alles houden?
kadora-ask-place = leg een kaart op een lege plek.
kadora-ask-draw = trek uit de linker- of de rechterrij.
kadora-move-keep = Geef niets weg
kadora-move-gift = Geef alles in { $colour } aan { $seat }
kadora-move-place = { $card } op { $cell }
kadora-move-takes = { $card } op { $cell } neemt { $cards }
kadora-move-draw = { $row ->
    [left] Trek links: { $colour }
   *[right] Trek rechts: { $colour }
}
kadora-block = Blok
kadora-row-left = links { $count }
kadora-row-right = rechts { $count }
kadora-aside = opzij { $count }
kadora-head-open = straf
kadora-head-hand = hand
kadora-event-aside = { $count } kaarten gaan opzij.
kadora-event-hand = { $you ->
    [seat] Je krijgt { $cards }.
   *[none] { $seat } krijgt { $count } kaarten.
}
kadora-event-border = De rand is gelegd.
kadora-event-row = { $row ->
    [left] De linkerrij heeft { $count } kaarten.
   *[right] De rechterrij heeft { $count } kaarten.
}
kadora-event-keep = { $you ->
    [seat] Je geeft niets weg.
   *[none] { $seat } geeft niets weg.
}
kadora-event-gift = { $you ->
    [seat] Je geeft alles in { $colour } aan { $to }: { $cards }.
    [to] { $seat } geeft jou alles in { $colour }: { $cards }.
   *[none] { $seat } geeft alles in { $colour } aan { $to }: { $cards }.
}
kadora-event-place = { $you ->
    [seat] Je legt { $card } op { $cell }.
   *[none] { $seat } legt { $card } op { $cell }.
}
kadora-event-take = { $you ->
    [seat] { $line ->
        [column] Je neemt { $cards } uit de kolom.
       *[row] Je neemt { $cards } uit de rij.
    }
   *[none] { $line ->
        [column] { $seat } neemt { $cards } uit de kolom.
       *[row] { $seat } neemt { $cards } uit de rij.
    }
}
kadora-event-draw = { $you ->
    [seat] { $row ->
        [left] Je trekt links { $card }.
       *[right] Je trekt rechts { $card }.
    }
   *[none] { $row ->
        [left] { $seat } trekt links { $colour }.
       *[right] { $seat } trekt rechts { $colour }.
    }
}
kadora-event-refill = { $row ->
    [left] Uit de linkerrij: { $cards }.
   *[right] Uit de rechterrij: { $cards }.
}
kadora-event-last-turns = Beide rijen zijn leeg: { $turns ->
    [one] nog { $turns } beurt.
   *[other] nog { $turns } beurten.
}
kadora-event-show = { $you ->
    [seat] Je hand komt bij je buit: { $cards }.
   *[none] { $seat } toont { $cards }.
}
kadora-event-island = Het eiland wordt omgedraaid: { $cards }.
kadora-event-face-down = { $seats } met { $sum } in { $colour }: gedekt.
kadora-event-over = Het spel is uit.

## Zee of Kust

seashore-where = Ronde { $round } van 2, { $left ->
    [0] alle kaarten zijn gespeeld
    [one] de laatste kaart
   *[other] nog { $left } kaarten
}, { $plus ->
    [one] nog { $plus } pluskaart
   *[other] nog { $plus } pluskaarten
}
seashore-signs = B▒ toont zijn zee (de kleur), ▒7 zijn kust (het getal), +1 een pluskaart erbij. Schatten beginnen met t: tR4 is rood en 4 waard. ★ heeft zijn kleur gewonnen.
seashore-ask-pass = van welke kleur geef je je hoogste kaart door?
seashore-ask-play = speel een kaart en toon de kleur of het getal.
seashore-ask-claim = jij hebt { $colour } gewonnen: de open schat pakken, of er een stelen?
seashore-ask-rob = van wie pak je twee pluskaarten?
seashore-ask-draw = uit wiens hand trek je kaarten?
seashore-ask-return = geef { $count ->
    [one] één kaart terug.
   *[other] { $count } kaarten terug.
}
seashore-move-pass = Geef { $colour } door
seashore-move-play = { $shows ->
    [sea] { $card }{ $laid }, toon de kleur
   *[shore] { $card }{ $laid }, toon het getal
}
seashore-move-take = Pak de open schat
seashore-move-steal = Steel van { $seat }
seashore-move-rob = Pak pluskaarten van { $seat }
seashore-move-draw = Trek uit de hand van { $seat }
seashore-move-return = Geef { $cards } terug
seashore-piles = Schatten
seashore-pair-rb = rood, blauw
seashore-pair-pg = paars, groen
seashore-head-open = open
seashore-head-pile = stapel
seashore-head-else = anders
seashore-action-plus = pak pluskaarten
seashore-action-hand = trek uit een hand
seashore-trick = Slag
seashore-trick-empty = { $you ->
    [start] jij begint
   *[none] { $start } begint
}
seashore-lanes = Laatst omgedraaide kaarten
seashore-head-cards = kaarten
seashore-head-treasures = schatten
seashore-head-top = boven
seashore-head-plus = plus
seashore-head-score = punten
seashore-points-pile = Je puntenstapel
seashore-prize-claim = schat
seashore-prize-rob = pluskaarten
seashore-prize-draw = een hand
seashore-event-round = Ronde { $number } begint; { $you ->
    [start] jij bent startspeler.
   *[none] { $start } is startspeler.
}
seashore-event-hand = { $you ->
    [seat] Je krijgt { $cards }.
   *[none] { $seat } krijgt { $count } kaarten.
}
seashore-event-open = Nu open: { $card }.
seashore-event-chosen = { $you ->
    [seat] Je geeft je hoogste kaart in { $colour } door.
   *[none] { $seat } heeft een kaart gekozen om door te geven.
}
seashore-event-passed = { $you ->
    [seat] Je geeft { $card } door aan { $to }.
    [to] { $seat } geeft { $card } door aan jou.
   *[none] { $seat } geeft een kaart door aan { $to }.
}
seashore-event-play = { $you ->
    [seat] Je speelt { $card }{ $laid }: { $half }.
   *[none] { $seat } speelt { $half }{ $laid }.
}
seashore-half-sea = { $colour }, getal bedekt
seashore-half-shore = { $number }, kleur bedekt
seashore-laid = { $plus ->
    [0] { "" }
   *[other] { " " }+{ $plus }
}
seashore-event-reveal = { $you ->
    [seat] Jouw kaart gaat open: { $card }, waarde { $value }.
   *[none] { $seat } had { $card }, waarde { $value }.
}
seashore-event-win = { $you ->
    [seat] Je wint { $colours }.
   *[none] { $seat } wint { $colours }.
}
seashore-event-plus = { $you ->
    [seat] { $count ->
        [one] Je krijgt { $count } pluskaart.
       *[other] Je krijgt { $count } pluskaarten.
    }
   *[none] { $count ->
        [one] { $seat } krijgt { $count } pluskaart.
       *[other] { $seat } krijgt { $count } pluskaarten.
    }
}
seashore-event-take = { $you ->
    [seat] Je pakt { $card }.
   *[none] { $seat } pakt { $card }.
}
seashore-event-steal = { $you ->
    [seat] Je steelt { $card } van { $from }.
    [from] { $seat } steelt { $card } van jou!
   *[none] { $seat } steelt { $card } van { $from }.
}
seashore-event-rob = { $you ->
    [seat] Je pakt pluskaarten van { $from }: { $count }.
    [from] { $seat } pakt pluskaarten van jou: { $count }.
   *[none] { $seat } pakt pluskaarten van { $from }: { $count }.
}
seashore-event-draw = { $you ->
    [seat] Je trekt { $cards } uit de hand van { $from }.
    [from] { $seat } trekt { $cards } uit jouw hand.
   *[none] { $seat } trekt uit de hand van { $from }: { $count }.
}
seashore-event-return = { $you ->
    [seat] Je geeft { $cards } terug aan { $to }.
    [to] { $seat } geeft jou { $cards } terug.
   *[none] { $seat } geeft { $to } er evenveel terug.
}
seashore-event-nothing = { $you ->
    [seat] Er is geen kaart die je kunt trekken.
   *[none] Er is geen kaart die { $seat } kan trekken.
}
seashore-event-under = Onder de stapel: { $card }.
seashore-event-trick-over = De slag is voorbij; { $you ->
    [start] jij begint de volgende.
   *[none] { $start } begint de volgende.
}
seashore-event-score = { $you ->
    [seat] Je hebt
   *[none] { $seat } heeft
} { $treasures } voor schatten en { $plus ->
    [one] { $plus } pluskaart
   *[other] { $plus } pluskaarten
}: { $points ->
    [one] { $points } punt.
   *[other] { $points } punten.
}
seashore-event-over = Het spel is uit.

## De browser

browser-tagline = Vijf kaartspellen vol schatten, met vrienden of tegen bots
browser-home = Begin
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
browser-game-diamant = Diamant
browser-game-djinn = Djinn
browser-game-kadora = Kadora
browser-game-diamoniak = Diamoniak
browser-game-seashore = Zee of Kust
browser-game-diamant-line = Dieper de grot in, of naar huis met wat je hebt? Iedereen beslist tegelijk.
browser-game-djinn-line = Win slagen, verzamel schatten, kom door drie grotten, en laat een Djinn de regels buigen.
browser-game-kadora-line = Leg een kaart, neem wat erbij past, en heb de meerderheid of betaal ervoor.
browser-game-diamoniak-line = Trek zolang je durft, bouw je kasteel, en pas op voor de heks.
browser-game-seashore-line = Van elke kaart is de helft bedekt. Toon je de kleur of het getal?
browser-players = { $least }–{ $most } spelers
browser-minutes = { $minutes } min
browser-age = vanaf { $age }
browser-seconds = { $seconds } seconden
browser-play = Nu spelen
browser-play-game = { $game }: nu tegen bots spelen
browser-dealing = Kaarten delen …
browser-friends = Met vrienden
browser-friends-game = { $game }: met vrienden spelen
browser-rules-of = De regels van { $game }
browser-join = Meedoen met een code of een link
browser-join-go = Meedoen
browser-join-bad = Een code heeft zes letters en cijfers.
browser-my-tables = Mijn tafels
browser-phase-open = wacht op spelers
browser-phase-playing = aan de gang
browser-phase-over = afgelopen
browser-phase-closed = gesloten
browser-no-tables = Tafels waaraan je op dit apparaat speelt, vind je hier terug.
browser-guest = Gast
browser-settings = Instellingen

# browser: een nieuwe tafel en de lobby
browser-new = { $game } met vrienden
browser-new-players = Spelers
browser-new-more = Meer keuzes
browser-new-pace = Hoe lang bots nadenken
browser-new-clock = Tijd voor een beslissing
browser-new-no-clock = zo lang je wilt
browser-new-chat = Spelers mogen elkaar schrijven (anders zijn er vaste zinnen en stickers)
browser-new-private = Alleen wie de link heeft, mag de tafel zien
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
browser-qr = QR-code van de link { $link }
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
browser-seat-away = weg
browser-seat-stand-in = een bot speelt door
browser-seat-thinks = aan zet
browser-seat-who = Wie speelt er op plaats { $number }
browser-seat-up = { $name } omhoog
browser-sit = Ga zitten
browser-sit-at = Ga zitten op plaats { $number }
browser-stand-up = Opstaan
browser-level-1 = kinderspel
browser-level-2 = makkelijk
browser-level-3 = redelijk
browser-level-4 = goed
browser-level-5 = sterk
browser-level-6 = zo sterk als het kan
browser-options = Opties
browser-fair = Eerlijk gedeeld
browser-fair-text = De kaarten liggen al vast door een geheim, en dit getal verzegelt het. Voeg eigen woorden toe, en niemand kan het geheim in zijn voordeel hebben gekozen.
browser-word = Eigen woorden
browser-words = Woorden tot nu toe: { $words }
browser-start = Start het spel
browser-start-text = { $open ->
    [0] Iedereen is er.
    [one] Er is één plaats vrij; daar gaat een bot zitten.
   *[other] Er zijn { $open } plaatsen vrij; daar gaan bots zitten.
}
browser-lobby-sit = Neem een vrije plaats, of kijk van hier toe.
browser-lobby-wait = De host start het spel.

# browser: de tafel
browser-board = Tafel
browser-log = Verloop
browser-talk = Praten
browser-rules = Regels
browser-choose = Kies je zet
browser-wait = Wacht op de anderen
browser-moment = Een ogenblik …
browser-undo = Terug
browser-why = Waarom? { $rule }
browser-to-board = Bekijk de tafel
browser-to-scores = Bekijk de stand
browser-ask-undo = { $moves ->
    [one] Mag { $name } de laatste zet terugnemen?
   *[other] Mag { $name } de laatste { $moves } zetten terugnemen?
}
browser-ask-waiting = Voor het terugnemen is nog het ja nodig van { $names }.
browser-leave = Verlaat het spel
browser-leave-text = Weggaan? Een bot speelt voor je door, en je mag altijd terugkomen.
browser-close-table = Sluit de tafel
browser-close-table-text = De tafel voor iedereen en voorgoed sluiten?
browser-watchers = { $count ->
    [one] { $count } toeschouwer kijkt mee.
   *[other] { $count } toeschouwers kijken mee.
}
browser-reissue = Nieuwe link voor deze speler
browser-reissue-text = Voor een speler die de weg terug kwijt is: de oude link werkt dan niet meer.
browser-keys = Toetsen
    .digits = kies de eerste tot en met de negende kaart of plek
    .enter = doe de gekozen zet
    .escape = kies iets anders
    .u = neem terug
    .l = de laatste slag, of het verloop
    .t = lees de tafel voor
    .i = de gekozen kaart groter, met haar regel
    .h = wat de coach zou doen
    .help = deze toetsen
browser-talk-players = Aan tafel praten alleen de spelers.
browser-talk-text = Schrijf iets
browser-talk-send = Stuur
browser-phrase-hello = Hallo!
browser-phrase-good-luck = Veel succes!
browser-phrase-your-turn = Jij bent!
browser-phrase-thinking = Even denken …
browser-phrase-well-played = Goed gespeeld!
browser-phrase-thank-you = Dank je wel!
browser-phrase-oops = Oeps!
browser-phrase-lucky = Mazzel!
browser-phrase-unlucky = Wat een pech!
browser-phrase-wow = Wauw!
browser-phrase-back-soon = Zo terug.
browser-phrase-here-again = Ik ben er weer!
browser-phrase-once-more = Nog een keer?
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
browser-log-seat = Er is een plaats veranderd.
browser-log-ordered = De plaatsen hebben een nieuwe volgorde.
browser-log-profile = Een speler heeft een nieuwe naam.
browser-log-word = { $name } voegt een woord toe aan het delen.
browser-log-stand-in = Een bot speelt door voor { $name }.
browser-log-back = { $name } is terug.
browser-log-asked = { $name } wil zetten terugnemen.
browser-log-voted = { $name } heeft geantwoord.
browser-log-undone = Er zijn zetten teruggenomen.
browser-log-reissued = { $name } heeft een nieuwe link.
browser-log-closed = De tafel is gesloten.
browser-log-rematch = De volgende tafel is open.

# browser: het einde
browser-end = Het einde
browser-player = Speler
browser-score = Score
browser-winner = winnaar
browser-moments = Wat de doorslag gaf
browser-again = Nog een keer
browser-again-changes = Opnieuw, iets anders
browser-other-game = Een ander spel
browser-next = Naar de volgende tafel
browser-record = Verslag downloaden
browser-check-deal = Delen controleren
browser-deal-good = Het geheim past bij het getal dat vóór de eerste kaart te zien was.
browser-deal-bad = Het geheim past niet bij het getal dat vóór de eerste kaart te zien was!
browser-deal-commitment = Vóór het spel getoond:
browser-deal-secret = Geheim:
browser-deal-more = ‘karat verify’ deelt het hele verslag opnieuw, kaart voor kaart.

# browser: de verbinding
browser-health-connecting = verbinden …
browser-health-fine = verbonden
browser-health-slow = traag …
browser-health-lost = verbinding weg, nieuwe poging …
browser-health-gone = de server antwoordt niet
browser-health-ended = niet verbonden
browser-opening = De tafel gaat open
browser-gone = De server is weg
browser-gone-text = De server antwoordt niet. Je tafels zijn daar veilig; we blijven het proberen.
browser-try-now = Probeer nu
browser-taken-over = Je speelt in een ander venster
browser-taken-over-text = Je plaats is elders geopend. Er speelt maar één venster tegelijk voor een plaats.
browser-take-back = Hier spelen
browser-table-closed = De tafel is gesloten
browser-table-closed-text = De host heeft hem gesloten.
browser-table-deleted-text = Hier is lang niet gespeeld, dus de server heeft hem verwijderd.
browser-removed = Je plaats is veranderd
browser-removed-text = De host heeft je plaats weggegeven of je een nieuwe link gestuurd.
browser-look-again = Kijk opnieuw
browser-no-table = Zo’n tafel is er niet
browser-no-table-text = Er is geen tafel { $code } open voor jou. Klopt de code?

# browser: instellingen
browser-setting-language = Taal
browser-setting-auto = zoals de browser
browser-setting-theme = Dag of nacht
browser-setting-theme-auto = zoals het apparaat
browser-setting-theme-light = dag
browser-setting-theme-dark = nacht
browser-setting-pace = Tempo
browser-setting-pace-instant = meteen
browser-setting-pace-quick = snel
browser-setting-pace-normal = gewoon
browser-setting-pace-slow = rustig
browser-setting-motion = Beweging
browser-setting-motion-auto = zoals het apparaat
browser-setting-motion-less = minder
browser-setting-text = Tekstgrootte
browser-setting-sound = Geluid

# browser: Diamant
diamant-option-relics = Relieken
diamant-option-relics-text = Bij elke expeditie komt er een reliek in de stapel. Wie als enige de grot verlaat, pakt de relieken op het pad.
diamant-relics = relieken
diamant-source-chest = Kist
diamant-source-relics = Relieken
diamant-round = Expeditie { $number } van 5
diamant-ask-short = verder, of vertrekken met wat je draagt?
diamant-choices = Blijven of vertrekken
diamant-choose-stay = Verder
diamant-choose-leave = Vertrek
diamant-risk = { $carried } op het spel
diamant-bring = levert { $alone } op, of { $shared } met nog iemand
diamant-chose-stay = Je blijft. De kaarten gaan open als iedereen heeft gekozen.
diamant-chose-leave = Je vertrekt. De kaarten gaan open als iedereen heeft gekozen.
diamant-has-chosen-long = heeft gekozen
diamant-shows-stay = blijft
diamant-shows-leave = vertrekt
diamant-safe = Je bent terug in het kamp. { $chest } in je kist.
diamant-trap-near = De volgende beëindigt de expeditie
diamant-second = de tweede!
diamant-over = Expeditie { $number } is voorbij
diamant-alone = { $name } vertrekt alleen: { $share } van het pad
diamant-shared = { $count } vertrekken: ieder { $share } van het pad
diamant-folded = { $cards ->
    [one] { $cards } eerdere kaart, nog { $rubies }
   *[other] { $cards } eerdere kaarten, nog { $rubies }
}
diamant-says-on-path = { $rubies ->
    [one] { $rubies } robijn op het pad
   *[other] { $rubies } robijnen op het pad
}
diamant-says-deck = { $cards ->
    [one] { $cards } kaart in de stapel
   *[other] { $cards } kaarten in de stapel
}
diamant-says-card = Kaart { $number }: { $card }.
diamant-says-inside = { $name } in de grot met { $carried }, kist { $chest }.
diamant-says-camp = { $name } in het kamp, kist { $chest }.
diamant-rules-aim = Waar het om gaat
    .DIA-11 = Vijf expedities in een grot. Iedereen begint elke expeditie in de grot, met lege handen.
    .DIA-40 = Na de vijfde is wat in je kist zit je score, met de relieken erbij. De hoogste wint; bij gelijke stand deel je de overwinning.
diamant-rules-cards = De kaarten
    .DIA-1 = 15 schatten met 1 tot 17 robijnen.
    .DIA-2 = 15 valstrikken: drie keer spin, slang, lava, rolkei en stormram.
    .DIA-3 = Met relieken: vijf stuks, 5, 7, 8, 10 en 12 waard.
    .DIA-4 = Alleen de waarde van edelstenen telt; wisselen maakt niets uit.
    .DIA-5 = Er zijn altijd genoeg edelstenen.
    .DIA-10 = Schatten en valstrikken worden samen tot één stapel geschud.
    .DIA-12 = Met relieken komt vóór elke expeditie de laagste die over is in de stapel.
diamant-rules-path = Het pad
    .DIA-20 = De bovenste kaart komt open op het pad.
    .DIA-21 = Een schat wordt gelijk verdeeld over iedereen in de grot. De rest blijft op de kaart liggen.
    .DIA-22 = De eerste valstrik van een soort is alleen een waarschuwing.
    .DIA-23 = De tweede van dezelfde soort: iedereen in de grot verliest wat hij draagt, en de expeditie is voorbij.
    .DIA-24 = Een reliek blijft gewoon liggen.
diamant-rules-choice = Blijven of vertrekken
    .DIA-25 = Iedereen in de grot kiest in het geheim. De keuzes gaan open als allen hebben gekozen.
    .DIA-26 = Wie vertrekken, delen de robijnen op het pad; wat niet te delen is, blijft daar.
    .DIA-27 = Dat deel en alles wat je draagt, gaan in je kist en zijn daar veilig.
    .DIA-28 = Wie als enige vertrekt, pakt ook alle relieken op het pad.
    .DIA-29 = Zolang er iemand in de grot is, volgt de volgende kaart.
diamant-rules-end = Einde van een expeditie
    .DIA-30 = Ze eindigt als iedereen is vertrokken, of door een valstrik.
    .DIA-31 = Robijnen die nog op het pad liggen, zijn verloren.
    .DIA-32 = Van de twee gelijke valstrikken die haar beëindigden, gaat er één voorgoed uit het spel.
    .DIA-33 = Relieken die nog op het pad liggen, gaan uit het spel; een reliek die nog niet is omgedraaid, blijft in de stapel.
    .DIA-34 = Alle andere kaarten worden weer in de stapel geschud.
diamant-rules-score = Wat iedereen weet
    .DIA-41 = Iedereen mag in de kisten kijken.

# browser: Diamoniak
diamoniak-option-keep-colour = Je kleur blijft van jou
diamoniak-option-keep-colour-text = Wie zijn laatste kasteelkaart aan een heks verliest, bouwt nog steeds aan dezelfde kleur, en niemand anders mag dat.
diamoniak-source-castle = Kasteel
diamoniak-source-diamonds = Diamanten
diamoniak-of = { $pieces }/{ $all }
diamoniak-choose-stop = Stop
diamoniak-choose-fairy = Fee!
diamoniak-give = Kaarten voor de heks
diamoniak-says-no-castle = nog geen kasteel
diamoniak-says-castle = kasteel in { $colour }, { $pieces } van 6
diamoniak-count-diamond = { $count ->
    [one] { $count } diamant
   *[other] { $count } diamanten
}
diamoniak-count-fairy = { $count ->
    [one] { $count } fee
   *[other] { $count } feeën
}
diamoniak-count-castle = { $count ->
    [one] { $count } kasteelkaart in { $colour }
   *[other] { $count } kasteelkaarten in { $colour }
}
diamoniak-rules-aim = Waar het om gaat
    .MON-50 = Maak als eerste een kasteel van zes kaarten af: met de zesde win je meteen.
diamoniak-rules-cards = De kaarten
    .MON-1 = 55 kaarten: zes kasteelkaarten in elk van vier kleuren, 20 diamanten, 8 heksen, 3 feeën.
    .MON-2 = Kasteelkaarten zijn roze, blauw, groen of geel, en alle kaarten van één kleur zijn gelijk.
    .MON-3 = Alles ligt open, behalve de trekstapel.
diamoniak-rules-turn = Je beurt
    .MON-10 = Er wordt met de klok mee gespeeld.
    .MON-11 = Koop één kaart, of trek er minstens één.
    .MON-12 = Na elke goede kaart: trek er nog een, of stop.
    .MON-16 = Diamanten en feeën gaan naar je voorraad.
    .MON-40 = Als de trekstapel op is, worden de afgelegde kaarten geschud.
diamoniak-rules-castle = Je kasteel
    .MON-13 = Je eerste kasteelkaart in een kleur die niemand bouwt, bepaalt wat je bouwt.
    .MON-14 = Een kleur die een ander al bouwt, gaat naar je voorraad, en jij bouwt nog niets.
    .MON-15 = Je eigen kleur komt bij je kasteel, elke andere in je voorraad.
    .MON-17 = Verlies je de laatste kaart van je kasteel, dan is de kleur weer vrij voor iedereen.
    .MON-18 = Begin je een kleur, dan komen de kaarten van die kleur uit je voorraad er meteen bij.
diamoniak-rules-witch = De heks
    .MON-20 = Een heks maakt een eind aan het trekken, en aan je beurt zodra ze betaald is.
    .MON-21 = Ze neemt drie van je kaarten, diamanten of kasteelkaarten naar keuze; heb je er minder, dan alle.
    .MON-22 = Feeën verlies je nooit aan haar.
    .MON-23 = Een fee jaagt haar weg: beide worden afgelegd, en verder verlies je niets.
    .MON-24 = Waar niets te kiezen valt, wordt niets gevraagd.
diamoniak-rules-buy = Kopen
    .MON-30 = In plaats van te trekken koop je voor drie diamanten een kaart in jouw kleur van een andere speler.
    .MON-31 = Dat is je hele beurt, en de ander heeft niets te zeggen.
    .MON-32 = Alleen je eigen kleur is te koop.
diamoniak-rules-end = De telling
    .MON-51 = 100 voor elke kasteelkaart en 1 voor elke diamant; alleen het complete kasteel heeft gewonnen.

# browser: Djinn
djinn-option-open-memory = Open aflegstapel
djinn-option-open-memory-text = Iedereen mag de afgelegde schatten bekijken. Zonder dit moet je ze onthouden.
djinn-source-kept = Schatten over
djinn-panel-trick = Laatste slag
djinn-card = { $colour } { $number }
djinn-no-trump = geen troef
djinn-hand = Je hand
djinn-kept = { $count ->
    [0] Nog niets verzameld
   *[other] Verzameld: { $count }
}
djinn-kept-by = gehouden door { $name }
djinn-no-trick = In dit potje is nog geen slag gespeeld.
djinn-task-met = die kun je uitvoeren
djinn-task-near = er ontbreekt één kaart:
djinn-choose-task = Welke opdracht?
djinn-which-trump = Welke kleur wordt troef?
djinn-which-replace = Tik op de kaart die je wilt vervangen.
djinn-which-swap = Tik op de kaart die je met de jouwe wilt ruilen.
djinn-says-cave = Grotten van niveau { $level }
djinn-says-through = Er al door: { $names }
djinn-says-piles = { $deck } in de stapel, { $discard } afgelegd
djinn-says-laid = { $card } van { $name }, { $place ->
    [1] als eerste
    [2] als tweede
    [3] als derde
   *[other] als vierde
} gespeeld{ $wins ->
    [true] , wint de slag
   *[false] { "" }
}
djinn-says-lies = { $name } { $card }
djinn-says-hand = { $card }, { $playable ->
    [true] speelbaar
   *[false] nu niet speelbaar
}, { $place } van { $count } in je hand
djinn-says-seat = { $level ->
    [0] Nog geen grot
   *[other] Niveau { $level }
}, { $hand ->
    [one] { $hand } kaart
   *[other] { $hand } kaarten
}, { $djinn ->
    [one] { $djinn } Djinn-kaart
   *[other] { $djinn } Djinn-kaarten
}, { $kept ->
    [one] { $kept } schat verzameld
   *[other] { $kept } schatten verzameld
}.
djinn-rules-aim = Waar het om gaat
    .DJI-10 = Drie rijen van drie grotten liggen gedekt, één rij per niveau. De eerste rij gaat meteen open.
    .DJI-31 = Voer een opdracht van niveau 3 uit, dan een van niveau 4, dan een van niveau 5. Iedereen mag elke opdracht uitvoeren, ook als een ander dat al deed.
    .DJI-40 = Het spel is uit na het potje waarin iemand een opdracht van niveau 5 uitvoert. Zijn het er meer, dan winnen de meeste overgebleven schatten, daarna de hoogste; daarna wordt er gedeeld.
    .DJI-41 = Je score is het niveau dat je hebt bereikt.
djinn-rules-cards = De kaarten
    .DJI-1 = 60 schatten: paars, groen, geel en blauw, elk van 1 tot 15.
    .DJI-2 = Opdrachten kosten 3, 4 of 5 schatten, zoveel als hun niveau: een reeks opeenvolgende getallen, paren, een som onder vijfmaal het niveau, boven tienmaal het niveau of precies vijfmaal het niveau, of alles in één kleur.
    .DJI-3 = Paren: niveau 3 is een paar en een lagere kaart, niveau 4 twee paar, niveau 5 twee paar en een kaart die lager is dan beide.
    .DJI-4 = 18 Djinn-kaarten: negen soorten, elk tweemaal.
djinn-rules-tricks = Slagen
    .DJI-11 = Iedereen begint een potje met acht schatten, en het spel met één Djinn-kaart, alles geheim.
    .DJI-12 = Nog één schat wordt omgedraaid: de kleur daarvan is dit potje troef.
    .DJI-13 = In het eerste potje komt de speler na de gever uit.
    .DJI-20 = Om de beurt speelt iedereen een schat. Wie de gevraagde kleur heeft, moet bedienen.
    .DJI-21 = De hoogste troef wint; zonder troef de hoogste kaart van de gevraagde kleur. Van gelijke kaarten is de eerst gespeelde hoger.
    .DJI-22 = De winnaar houdt één kaart van de slag, open, en komt uit voor de volgende. De andere worden afgelegd.
    .DJI-23 = Een potje heeft acht slagen.
djinn-rules-caves = Grotten
    .DJI-30 = Wie na een potje een opdracht van het volgende niveau kan uitvoeren, moet dat doen, en maar één, met precies zoveel verzamelde kaarten. Die worden afgelegd.
    .DJI-32 = Dat gaat de kring rond vanaf wie in het potje begon. Kan het maar op één manier, dan wordt niets gevraagd.
    .DJI-33 = Dan gaat de volgende rij open, als iemand door de vorige is gekomen.
djinn-rules-phases = Tussen twee potjes
    .DJI-34 = Iedereen op de laatste plek trekt een Djinn-kaart.
    .DJI-35 = Is de Djinn-stapel leeg, dan worden de gebruikte geschud.
    .DJI-36 = Wie laatste is, deelt en komt uit; zijn het er meer, dan de eerste na de vorige gever.
    .DJI-37 = Alles behalve de verzamelde kaarten wordt geschud, en iedereen krijgt acht nieuwe kaarten.
    .DJI-38 = Zijn er te weinig, dan krijgt iedereen er evenveel.
djinn-rules-end = Als de kaarten op zijn
    .DJI-39 = Is er niet voor ieder één kaart en een troefkaart, dan is het spel uit; het hoogste niveau wint.
djinn-rules-djinn = Djinn-kaarten
    .DJI-50 = Je speelt ze in je eigen beurt, vlak voor of na je schat, zoveel als je wilt. Ze gelden voor deze slag.
    .DJI-51 = Na je schat word je gevraagd zolang je een Djinn-kaart hebt; zeg ‘klaar’ om door te gaan.
    .DJI-52 = De gevraagde kleur is die van de eerste kaart zoals hij nu ligt.
    .DJI-61 = Nieuwe troef: je noemt een kleur, en die is in deze slag troef.
    .DJI-62 = Vervang een kaart: een kaart die een ander heeft gespeeld, wordt afgelegd, en de bovenste schat van de stapel komt ervoor in de plaats.
    .DJI-63 = Elke kleur: vóór je kaart; die hoeft niet te bedienen.
    .DJI-64 = Ruil van kaart: na je kaart; die wisselt van plaats met die van een ander.
    .DJI-65 = Houd de hoogste: voordat de winnaar iets houdt, neem jij de kaart met het hoogste getal.
    .DJI-66 = Laagste wint: het laagste getal wint de slag, welke kleur het ook heeft.
    .DJI-67 = Geen troef: deze slag heeft er geen.
    .DJI-68 = Telt als 15: na je kaart; die telt als 15 van zijn kleur als de slag wordt beslist.
    .DJI-69 = Houd er twee: win je de slag, dan houd je er twee kaarten van.
djinn-rules-known = Wat iedereen weet
    .DJI-70 = Handen, Djinn-kaarten en stapels zijn geheim; verzamelde kaarten, niveaus, open grotten en alle aantallen kaarten niet. Wat is afgelegd, moet je onthouden, tenzij het aan deze tafel open ligt.

# browser: Kadora
kadora-option-seat-view = Aanvullen vanaf jouw kant
kadora-option-seat-view-text = Lege plekken worden aangevuld in de leesrichting van wie aan de beurt is, zoals aan een echte tafel. Zonder dit is de volgorde voor iedereen gelijk.
kadora-source-R = R
kadora-source-O = O
kadora-source-Y = Ge
kadora-source-G = Gr
kadora-source-B = B
kadora-source-P = P
kadora-panel-aside = Opzij
kadora-card = { $colour } { $value } { $kind }
kadora-back = { $colour }, gedekt
kadora-kind-round = rond
kadora-kind-square = vierkant
kadora-kind-drop = druppel
kadora-lay = Leg { $card } op { $cell }
kadora-hand = Je hand
kadora-loot = Buit
kadora-leads = meerderheid
kadora-steps = Stappen van een beurt
kadora-step-give = geven
kadora-step-place = leggen
kadora-step-draw = trekken
kadora-step-refill = aanvullen
kadora-last = { $turns ->
    [one] De laatste beurt
   *[other] Nog { $turns } beurten
}
kadora-give = Geef een kleur weg
kadora-give-colour = Geef { $colour } weg
kadora-give-to = Alles in { $colour } aan
kadora-takes-nothing = Neemt niets.
kadora-takes = Neemt { $cards }. Strafpunten: { $before } → { $after }.
kadora-would-lead = Dan het hoogst in { $colours }.
kadora-full = Het blok is vol: nu neem je de kaarten die niet passen.
kadora-empty = leeg
kadora-aside-text = { $players ->
    [2] { $count } kaarten liggen opzij. Aan het einde gaan ze open als die van een derde speler, het eiland, dat zelfs kan winnen.
   *[other] { $count } kaarten liggen opzij en doen niet mee. Aan hun achterkant zie je de kleur.
}
kadora-says-row = { $row ->
    [left] Linkerrij
   *[right] Rechterrij
}, { $count ->
    [0] leeg
    [one] { $count } kaart: { $colours }
   *[other] { $count } kaarten, de volgende: { $colours }
}
kadora-says-cell = Rij { $row }, kolom { $column }: { $card }
kadora-says-empty = Rij { $row }, kolom { $column }: leeg
kadora-says-preview = Rij { $row }, kolom { $column }: leeg. Met { $card }: kolom { $sumcolumn }, rij { $sumrow }, { $count ->
    [0] neemt niets
    [one] neemt { $count } kaart
   *[other] neemt { $count } kaarten
}
kadora-says-hand = { $card }, { $place } van { $count } in je hand
kadora-says-line = Rij { $row }: { $cards }.
kadora-says-sum = { $colour } { $sum }{ $leads ->
    [true] { " " }(meerderheid)
   *[false] { "" }
}
kadora-says-loot = { $name }: { $loot }; strafpunten nu: { $open }.
kadora-says-seat = Strafpunten nu: { $open }. { $loot ->
    [one] { $loot } kaart
   *[other] { $loot } kaarten
} in de buit. Hand: { $hand }.
kadora-rules-aim = Waar het om gaat
    .KAD-63 = Aan het einde zijn alle waarden die open voor je liggen strafpunten. De laagste som wint.
    .KAD-62 = Wie in een kleur de hoogste som heeft, draait die kaarten om; bij gelijke stand doen allen dat.
    .KAD-64 = Wie niets gedekt heeft liggen, kan niet winnen.
kadora-rules-cards = De kaarten
    .KAD-1 = 72 kaarten in zes kleuren.
    .KAD-2 = Waarden van 1 tot 5, waarvan in elke kleur één ontbreekt, en drie soorten diamanten; elke kleur heeft elk van haar waarden in elke soort.
    .KAD-3 = In rood ontbreekt de 1, in oranje de 2, in geel de 3, in groen de 4, in blauw de 5, in paars de 3.
    .KAD-4 = De soorten zijn rond, vierkant en druppel.
    .KAD-5 = Achterkanten tonen de kleur: van handen, rijen en opzijgelegde kaarten kent iedereen de kleuren, en alleen die.
kadora-rules-setup = Vóór het spel
    .KAD-10 = Met 2, 3 of 4 spelers gaan er 18, 12 of 6 kaarten opzij.
    .KAD-11 = Iedereen krijgt vier kaarten.
    .KAD-12 = Twaalf kaarten vormen de rand van een blok van vier bij vier; het midden is leeg.
    .KAD-13 = De andere liggen gedekt in twee rijen; hun volgorde verandert nooit.
    .KAD-14 = Er wordt met de klok mee gespeeld.
kadora-rules-give = Een kleur weggeven
    .KAD-20 = Eerst mag je al je buit van één kleur geven aan een speler die er niets van heeft, als jij als enige de hoogste som in die kleur hebt. Eén geschenk per beurt.
    .KAD-21 = Kan er niets worden weggegeven, dan wordt niets gevraagd.
kadora-rules-take = Leggen en nemen
    .KAD-30 = Leg een kaart uit je hand op een lege plek.
    .KAD-31 = Is haar kolom nu 10 of meer, dan neem je daaruit alle andere kaarten van dezelfde kleur of dezelfde soort. De gelegde kaart blijft liggen.
    .KAD-32 = Daarna haar rij, op dezelfde manier.
    .KAD-33 = Wat je neemt, ligt open als je buit.
    .KAD-34 = Vult je kaart het blok en mag je niets nemen dat past, dan neem je alle kaarten uit kolom en rij die niet passen.
    .KAD-35 = Dat geldt ook als een lijn 10 haalt maar er niets in past.
    .KAD-36 = Komt ook daar niets van, dan neem je alle zes.
kadora-rules-draw = Trekken en aanvullen
    .KAD-40 = Trek de eerste kaart van een van de rijen.
    .KAD-50 = Zijn er meer dan vier plekken leeg, dan vullen kaarten van die rij ze in de leesrichting tot er vier leeg zijn.
    .KAD-51 = De leesrichting is voor iedereen gelijk, waar je ook zit, tenzij de tafel anders heeft gekozen.
    .KAD-52 = Is die rij op, dan gaat het verder met de andere.
kadora-rules-end = Het einde
    .KAD-60 = Als beide rijen op zijn, heeft iedereen nog één beurt.
    .KAD-61 = Dan komen de handkaarten bij de buit.
    .KAD-65 = Bij gelijke sommen winnen de meeste kaarten, open of niet; daarna wordt de overwinning gedeeld.
    .KAD-66 = Met twee spelers zijn de opzijgelegde kaarten van een derde speler, het eiland, dat ook kan winnen.

# browser: Zee of Kust
seashore-option-action-rb = Actie van rood en blauw
    .plus = pak pluskaarten
    .hand = trek uit een hand
seashore-option-action-rb-text = Wat er gebeurt als rood of blauw gewonnen wordt en er geen schat van die kleur open ligt.
seashore-option-action-pg = Actie van paars en groen
    .plus = pak pluskaarten
    .hand = trek uit een hand
seashore-option-action-pg-text = Wat er gebeurt als paars of groen gewonnen wordt en er geen schat van die kleur open ligt.
seashore-option-pass-to = Een kaart doorgeven
    .left = naar links
    .right = naar rechts
    .none = helemaal niet
seashore-option-pass-to-text = Aan het begin van een ronde geeft iedereen de hoogste kaart van zijn langste kleur door.
seashore-option-plus-cap = Hoogste waarde met pluskaarten
    .n12 = 12
    .n15 = 15
    .n99 = geen grens
seashore-option-plus-cap-text = Pluskaarten tillen geen kaart boven deze waarde.
seashore-option-steal-any = Steel elke schat
seashore-option-steal-any-text = Een winnaar mag een schat van elke kleur stelen, niet alleen van de gewonnen kleur.
seashore-source-treasures = Schatten
seashore-source-plus = Pluskaarten
seashore-panel-trick = Laatste slag
seashore-panel-out = Kaarten
seashore-card = { $colour } { $number }
seashore-treasure = schat { $colour } { $points }
seashore-lay = Speel { $card }{ $laid }: { $half }
seashore-hand = Je hand
seashore-hand-empty = Je hand is leeg.
seashore-others-see = Anderen zien
seashore-pluses = Pluskaarten erbij
seashore-plus = { $count ->
    [0] geen pluskaart
    [one] { $count } pluskaart
   *[other] { $count } pluskaarten
}
seashore-pile = { $count ->
    [one] nog { $count }
   *[other] nog { $count }
}
seashore-pile-closed = gedekte stapel
seashore-supply = voorraad
seashore-passing = { $to ->
    [right] Iedereen geeft een kaart door naar rechts.
   *[left] Iedereen geeft een kaart door naar links.
}
seashore-passing-wait = Je hebt gekozen. De kaarten gaan door als iedereen dat heeft.
seashore-choose-claim = Pakken of stelen
seashore-choose-rob = Wiens pluskaarten?
seashore-choose-draw = Wiens hand?
seashore-drawn = Getrokken van { $seat }
seashore-hidden = { $count ->
    [one] Daaronder ligt { $count } gedekte schat.
   *[other] Daaronder liggen { $count } gedekte schatten.
}
seashore-worth = waarde { $value }
seashore-no-trick = In deze ronde is nog geen kaart omgedraaid.
seashore-chosen = heeft gekozen
seashore-out-text = Doorgestreept: gespeeld. Omlijnd: in jouw hand. De andere heeft iemand of liggen in de doos.
seashore-out-gone = gespeeld
seashore-out-held = in jouw hand
seashore-out-somewhere = nog niet gezien
seashore-says-open = { $name }: { $card }{ $plus ->
    [0] { "" }
   *[other] { " " }plus { $plus }
}
seashore-says-laid = { $name }: { $half }{ $plus ->
    [0] { "" }
   *[other] , plus { $plus }
}.
seashore-says-hand = { $card }, { $place } van { $count } in je hand
seashore-says-seat = { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}, { $treasures ->
    [one] { $treasures } schat
   *[other] { $treasures } schatten
}, { $plus ->
    [one] { $plus } pluskaart
   *[other] { $plus } pluskaarten
}, punten { $score }.
seashore-says-top = Bovenop: { $card }.
seashore-rules-aim = Waar het om gaat
    .SEA-50 = Een ronde is voorbij als alle kaarten zijn gespeeld. Je schatten tellen hun punten, en elke twee pluskaarten één punt.
    .SEA-51 = Na twee rondes winnen de meeste punten; bij gelijke stand wordt de overwinning gedeeld.
seashore-rules-cards = De kaarten
    .SEA-1 = 48 eilandkaarten: rood, blauw, paars en groen, elk van 1 tot 12.
    .SEA-2 = 20 schatkaarten, vijf van elke kleur, 1, 1, 2, 3 en 4 waard.
    .SEA-3 = 22 pluskaarten en twee actiekaarten: één voor rood en blauw, één voor paars en groen.
seashore-rules-setup = Vóór een ronde
    .SEA-10 = Met 4 of 5 spelers zijn er twee stapels schatten, rood met blauw en paars met groen; met 3 spelers één stapel van de beste twaalf. De bovenste ligt open.
    .SEA-11 = Elke actiekaart zegt wat haar twee kleuren winnen als er geen schat van hen open ligt.
    .SEA-12 = Iedereen krijgt 12 kaarten, met 5 spelers 9.
    .SEA-13 = Iedereen geeft tegelijk de hoogste kaart van de kleur waarvan hij de meeste heeft naar links door. Zijn er meer zulke kleuren, dan kies je.
    .SEA-14 = Ronde twee begint bij de speler na degene die de laatste slag begon.
seashore-rules-trick = Een slag
    .SEA-20 = Om de beurt speelt iedereen een kaart naar keuze onder een afdekkaart die de zee toont, de kleur, of de kust, het getal.
    .SEA-21 = Je mag er pluskaarten bij leggen, elk 1 waard, maar niet boven de 12.
    .SEA-22 = Tot iedereen heeft gespeeld, kennen de anderen alleen de zichtbare helft en de pluskaarten.
    .SEA-23 = Elke kleur wordt gewonnen door de hoogste waarde; bij gelijke door de eerste in de beurtvolgorde.
    .SEA-24 = Wie de laagste waarde heeft van een kleur die vaker dan eens is gespeeld, krijgt evenveel pluskaarten als er kaarten van die kleur zijn gespeeld.
    .SEA-25 = Zijn er te weinig pluskaarten, dan worden ze in de beurtvolgorde uitgedeeld.
seashore-rules-prizes = Prijzen
    .SEA-30 = Ligt er een schat van de gewonnen kleur open, dan pakt de winnaar die. Van een speler is alleen de bovenste schat te zien.
    .SEA-31 = Of de winnaar steelt de bovenste schat van een andere speler, als die de gewonnen kleur heeft.
    .SEA-32 = Ligt er geen schat van die kleur open, dan volgt de actie van de kleur.
    .SEA-33 = Winnaars en verliezers staan meteen vast; verliezers krijgen hun pluskaarten, dan worden in de beurtvolgorde schatten gewonnen, dan volgen de acties.
    .SEA-34 = Met 3 spelers zijn de twee kleuren van een actiekaart samen één kleur, als er van geen van beide iets open ligt.
    .SEA-35 = Dan toont elke stapel de volgende schat; een die niet is gepakt, gaat onder de stapel.
    .SEA-36 = Een lege stapel blijft leeg: haar kleuren leiden tot acties.
    .SEA-37 = De gespeelde kaarten zijn af en blijven open. De volgende speler begint.
seashore-rules-actions = Acties
    .SEA-40 = Pak pluskaarten: twee van een andere speler die er twee of meer heeft; heeft niemand die, dan uit de voorraad.
    .SEA-41 = Trek uit een hand: trek blind twee kaarten van een andere speler en geef er twee terug, welke je maar wilt.

## Weigeringen: <game>-refusal-<reason>, of zonder het spel wat alle spellen gelijk zeggen. Wat in de terminal wordt
## getypt, blijft zoals het wordt getypt.

refusal-no-seat = Plaats { $seat } bestaat niet: de plaatsen zijn 0 tot en met { $last }.
refusal-over = Het spel is uit.
refusal-not-your-turn = { $turn } is aan de beurt.
diamant-refusal-in-camp = Je bent in het kamp: wie vertrokken is, wacht op de volgende expeditie.
diamant-refusal-already-chosen = Je hebt al gekozen, en een keuze staat vast.
diamant-refusal-unknown-move = Er zijn maar twee keuzes: stay (blijven) en leave (vertrekken).
diamoniak-refusal-unknown-move = ‘{ $move }’ is geen zet: je kunt kiezen uit draw, stop, fairy, buy met een plaats en give met een kaart.
diamoniak-refusal-witch-ends-drawing = Een heks heeft een eind gemaakt aan het trekken: zij gaat nu voor.
diamoniak-refusal-witch-not-settled = De beurt gaat pas verder als de heks tevreden is.
diamoniak-refusal-must-draw = Je hebt nog niet getrokken: een beurt is minstens één kaart, of één aankoop.
diamoniak-refusal-no-witch-to-counter = Een fee jaagt een heks weg, en je hebt er geen getrokken.
diamoniak-refusal-fairy-too-late = Je bent al begonnen de heks kaarten te geven: de fee komt te laat.
diamoniak-refusal-no-fairy = Je hebt geen fee.
diamoniak-refusal-nothing-to-give = Je hebt geen heks getrokken, dus er valt niets te geven.
diamoniak-refusal-fairy-is-no-payment = Een heks neemt diamanten en kasteelkaarten, maar geen fee.
diamoniak-refusal-witch-is-no-payment = Een heks neemt diamanten en kasteelkaarten, maar geen andere heks.
diamoniak-refusal-not-held = Je hebt niet wat je wilt geven: { $card }.
diamoniak-refusal-buying-with-witch = Je hebt een heks getrokken, dus deze beurt koop je niets.
diamoniak-refusal-buying-after-drawing = Je hebt deze beurt al getrokken, dus koop je niets meer.
diamoniak-refusal-no-such-seller = Er is geen plaats { $seller } om van te kopen: de plaatsen zijn 0 tot en met { $last }.
diamoniak-refusal-own-store = Je koopt van een andere speler, niet van jezelf.
diamoniak-refusal-no-castle = Je bouwt nog geen kasteel, dus er is geen kleur die je kunt kopen.
diamoniak-refusal-too-few-diamonds = Een kasteelkaart kost drie diamanten, en jij hebt er { $diamonds }.
diamoniak-refusal-not-for-sale = { $seller } heeft geen kaart in { $colour }, en een andere kleur past niet in je kasteel.
djinn-refusal-not-your-trick = { $turn } heeft de slag gewonnen en kiest een kaart.
djinn-refusal-not-your-cave = { $turn } kiest een opdracht.
djinn-refusal-unknown-move = ‘{ $move }’ is geen zet: er zijn play, djinn, done, keep en cave.
djinn-refusal-play-what = Noem de schat die je speelt, zoals play P15.
djinn-refusal-keep-what = Noem de kaart van de slag die je houdt, zoals keep P15.
djinn-refusal-djinn-what = Noem de Djinn-kaart die je speelt, zoals djinn lowest.
djinn-refusal-cave-what = Noem de opdracht en de kaarten ervoor, zoals cave run Y3 G4 P5.
djinn-refusal-unknown-card = Schat ‘{ $card }’ bestaat niet: de kaarten zijn P1 tot en met P15, G, Y en B.
djinn-refusal-not-held = Je hebt { $card } niet.
djinn-refusal-must-follow = Je hebt { $colour }, dus moet je { $colour } bedienen.
djinn-refusal-not-laid = Speel eerst een schat: pas daarna kun je klaar zijn.
djinn-refusal-already-laid = Je hebt je schat gespeeld: speel een Djinn-kaart of zeg dat je klaar bent.
djinn-refusal-no-trick-won = Er is nu geen slag om een kaart van te houden.
djinn-refusal-keep-now = Jij hebt de slag gewonnen: houd er een kaart van.
djinn-refusal-not-in-trick = { $card } ligt niet in de slag, of niet meer.
djinn-refusal-unknown-djinn = Djinn-kaart ‘{ $effect }’ bestaat niet.
djinn-refusal-djinn-not-held = Je hebt de Djinn-kaart ‘{ $effect }’ niet.
djinn-refusal-trump-needs-colour = Noem de kleur die troef wordt: P, G, Y of B.
djinn-refusal-replace-needs-seat = Noem de plaats waarvan de kaart vervangen wordt.
djinn-refusal-replace-no-seat = Plaats { $seat } bestaat niet: de plaatsen zijn 0 tot en met { $last }.
djinn-refusal-replace-own = Je kunt alleen een kaart van een ander vervangen.
djinn-refusal-replace-nothing = { $seat } heeft in deze slag geen kaart gespeeld die vervangen kan worden.
djinn-refusal-replace-empty-pile = De schatstapel is leeg, dus er valt niets te vervangen.
djinn-refusal-free-too-late = ‘Elke kleur’ speel je vóór je kaart, en die ligt er al.
djinn-refusal-swap-too-early = ‘Ruil van kaart’ speel je pas na je eigen kaart.
djinn-refusal-swap-needs-seat = Noem de plaats waarmee je van kaart ruilt.
djinn-refusal-swap-no-seat = Plaats { $seat } bestaat niet: de plaatsen zijn 0 tot en met { $last }.
djinn-refusal-swap-own = Je ruilt van kaart met een ander, niet met jezelf.
djinn-refusal-swap-nothing = { $seat } heeft in deze slag geen kaart gespeeld om mee te ruilen.
djinn-refusal-fifteen-too-early = ‘Telt als 15’ speel je pas na je eigen kaart.
djinn-refusal-no-cave-now = Opdrachten voer je na het potje uit, niet nu.
djinn-refusal-cave-now = Het potje is uit: wie een opdracht kan uitvoeren, moet dat doen.
djinn-refusal-unknown-task = Opdracht ‘{ $task }’ bestaat niet.
djinn-refusal-task-not-open = De opdracht ‘{ $task }’ hoort niet bij niveau { $level } dat voor je ligt.
djinn-refusal-card-twice = { $card } wordt twee keer genoemd.
djinn-refusal-wrong-number = Een opdracht van niveau { $level } kost precies zoveel kaarten als het niveau, niet { $count }.
djinn-refusal-not-kept = { $card } ligt niet voor je.
djinn-refusal-not-a-run = Deze getallen volgen elkaar niet op.
djinn-refusal-not-pairs = Dit zijn niet de paren die de opdracht vraagt.
djinn-refusal-not-under = De som is { $sum } en moet onder { $limit } blijven.
djinn-refusal-not-over = De som is { $sum } en moet boven { $limit } uitkomen.
djinn-refusal-not-exact = De som is { $sum } en moet precies { $limit } zijn.
djinn-refusal-not-one-colour = Deze kaarten zijn niet allemaal in één kleur.
djinn-refusal-not-ascending = Noem de kaarten van laag naar hoog: { $cards }.
kadora-refusal-give-now = ‘{ $move }’ is geen zet: geef iets weg, zoals gift Y 1, of zeg keep.
kadora-refusal-gift-or-keep = Je mag een kleur weggeven: doe dat eerst, of geef niets weg.
kadora-refusal-keep-alone = Zeg alleen keep, verder niets.
kadora-refusal-gift-of-what = Noem de kleur die je weggeeft en de plaats die haar krijgt, zoals gift Y 1.
kadora-refusal-gift-to-whom = Noem ook de plaats die alles in { $colour } krijgt, zoals gift { $letter } 1.
kadora-refusal-gift-too-long = Een geschenk is één kleur voor één plaats, zoals gift Y 1, verder niets.
kadora-refusal-no-such-colour = De kleur ‘{ $colour }’ bestaat niet: de kleuren zijn R, O, Y, G, B en P.
kadora-refusal-no-such-receiver = Er is geen plaats ‘{ $to }’ om iets te geven: de plaatsen zijn 0 tot en met { $last }.
kadora-refusal-gift-to-yourself = Een geschenk is voor een andere speler.
kadora-refusal-nothing-to-give = Je hebt geen { $colour } in je buit om weg te geven.
kadora-refusal-not-leading = { $other } heeft de meerderheid in { $colour }, { $most } tegen jouw { $own }: alleen wie die heeft, mag de kleur weggeven.
kadora-refusal-lead-shared = Je deelt de meerderheid in { $colour } met { $other }, ieder { $own }: niemand mag de kleur weggeven.
kadora-refusal-receiver-has-colour = { $to } heeft al { $colour } in de buit, en kan dus niets in die kleur krijgen.
kadora-refusal-gift-too-late = Eén geschenk per beurt, en alleen voordat je een kaart legt: het is nu te laat.
kadora-refusal-keep-too-late = Het weggeven is voorbij, dus er valt niets meer af te slaan.
kadora-refusal-no-gift-possible = Deze beurt kun je niets weggeven, dus er valt niets af te slaan.
kadora-refusal-place-now = ‘{ $move }’ is geen zet: leg een kaart, zoals place Y4r b2.
kadora-refusal-place-what = Noem een kaart uit je hand en een lege plek ervoor, zoals place Y4r b2.
kadora-refusal-place-where = Noem ook de lege plek voor { $card }.
kadora-refusal-place-too-long = Eén kaart gaat naar één plek, zoals place Y4r b2, verder niets.
kadora-refusal-place-first = Leg eerst een kaart; trekken komt daarna.
kadora-refusal-no-such-card = ‘{ $card }’ is geen kaart: een kaart is kleur, waarde en soort, zoals Y4r.
kadora-refusal-no-such-value = ‘{ $card }’ bestaat niet: waarden lopen van 1 tot en met 5.
kadora-refusal-no-such-kind = ‘{ $card }’ bestaat niet: de soorten zijn r, s en d.
kadora-refusal-lacking-card = { $card } bestaat niet: in { $colour } ontbreekt de { $value } in dit spel.
kadora-refusal-no-such-cell = Plek ‘{ $cell }’ bestaat niet: het blok loopt van a1 tot en met d4.
kadora-refusal-not-in-hand = Je hebt { $card } niet in je hand.
kadora-refusal-cell-taken = Plek { $cell } is niet leeg: daar ligt { $card }.
kadora-refusal-placed-already = Je hebt deze beurt een kaart gelegd; trek er nu een.
kadora-refusal-draw-now = ‘{ $move }’ is geen zet: trek een kaart, zoals draw left.
kadora-refusal-draw-where = Noem de rij waaruit je trekt: left of right.
kadora-refusal-draw-too-long = Je trekt één kaart uit één rij, zoals draw left, verder niets.
kadora-refusal-no-such-row = Rij ‘{ $row }’ bestaat niet: trek uit left of right.
seashore-refusal-already-chosen = Je hebt al een kleur gekozen om door te geven, en een keuze staat vast.
seashore-refusal-nothing-to-pass = Je hebt geen kaart, dus je geeft er geen door.
seashore-refusal-not-your-prize = Eerst krijgt { $turn } een prijs.
seashore-refusal-unknown-move = ‘{ $move }’ is geen zet: er zijn pass, play, take, steal, rob, draw en return.
seashore-refusal-pass-now = Iedereen geeft eerst een kaart door: noem de kleur, zoals pass R.
seashore-refusal-play-now = Nu speel je een kaart, zoals play G9 sea of play G9 shore +2.
seashore-refusal-claim-now = Je hebt { $colour } gewonnen: pak de open schat (take) of steel er een, zoals steal 2.
seashore-refusal-rob-now = Je pakt twee pluskaarten van een ander, zoals rob 2.
seashore-refusal-draw-now = Je trekt uit de hand van een ander, zoals draw 2.
seashore-refusal-return-now = Je geeft evenveel kaarten terug als je hebt getrokken, zoals return G4 B7.
seashore-refusal-not-longest = Je geeft door van de kleur die je het meest hebt, en dat is niet { $colour }.
seashore-refusal-not-in-hand = Je hebt { $card } niet in je hand.
seashore-refusal-too-few-plus = Je hebt geen { $laid ->
    [one] { $laid } pluskaart
   *[other] { $laid } pluskaarten
} om te leggen.
seashore-refusal-takes-no-plus = Bij { $card } past geen pluskaart, want geen waarde komt boven { $cap }.
seashore-refusal-over-cap = { $card } zou { $value } waard zijn, en geen waarde komt boven { $cap }.
seashore-refusal-steal-nobody = Er is geen plaats { $seat } om van te stelen.
seashore-refusal-steal-yourself = Van jezelf kun je niet stelen.
seashore-refusal-nothing-to-steal = { $seat } heeft geen schat om te stelen.
seashore-refusal-other-colour = Je hebt { $colour } gewonnen, dus dit kun je niet stelen van { $seat }: { $card }.
seashore-refusal-rob-nobody = Er is geen plaats { $seat } om pluskaarten van te pakken.
seashore-refusal-rob-yourself = Van jezelf kun je geen pluskaarten pakken.
seashore-refusal-too-few-to-rob = { $seat } heeft minder dan twee pluskaarten.
seashore-refusal-draw-nobody = Er is geen plaats { $seat } om van te trekken.
seashore-refusal-draw-yourself = Uit je eigen hand kun je niet trekken.
seashore-refusal-empty-hand = { $seat } heeft geen kaart om te trekken.
seashore-refusal-return-count = Getrokken: { $drawn }. Geef er evenveel terug, niet { $count }.
seashore-refusal-return-twice = Je noemt { $card } twee keer.
seashore-refusal-return-order = Noem de kaarten op getal, dan op kleur: { $move }.
seashore-refusal-return-not-held = Je hebt { $card } niet, en ook niet getrokken.

## Redenen van bots: <game>-reason-<name>

diamant-reason-leave-now = Nu alleen vertrekken: { $safe } veilig.
diamant-reason-one-more = Nog een kaart: { $risk } % kans om alles te verliezen, gemiddeld { $more } erbij.
diamant-reason-alone = Alleen in de grot: verdergaan wint { $stay } %, vertrekken { $leave } %, geteld over de hele stapel.
diamoniak-reason-wins = Dat is de zesde kaart van je kasteel: je wint.
diamoniak-reason-one-more = Nog een kaart: { $own } % voor je kasteel, { $witch } % een heks.
diamoniak-reason-start = Nog een kaart: { $start } % om een kasteel te beginnen, { $witch } % een heks.
diamoniak-reason-safe = Er zit geen heks meer in de trekstapel.
diamoniak-reason-fairy-ready = Je fee zou een heks wegjagen.
diamoniak-reason-cushion = Een heks zou alleen losse kaarten krijgen; je hebt er { $spare }.
diamoniak-reason-castle-at-stake = Een heks zou je kasteel zoveel kaarten kosten: { $castle }.
diamoniak-reason-counted = Geteld over de hele trekstapel: verdergaan wint ongeveer { $draw } %, stoppen { $stop } %.
diamoniak-reason-keeps = Stoppen houdt alles wat je hebt; daarna trekt { $seat }.
diamoniak-reason-buys = Je kasteel heeft dan zeker { $castle } van de 6 kaarten; verder brengt deze beurt niets.
diamoniak-reason-pays = { $seat } krijgt er drie diamanten voor, en jij houdt er { $left }.
diamoniak-reason-fairy-saves = De fee redt { $spare ->
    [one] { $spare } losse kaart
   *[other] { $spare } losse kaarten
} en { $castle } van je kasteel.
diamoniak-reason-diamond-idle = Niemand heeft een kaart die je met diamanten kunt kopen.
diamoniak-reason-diamonds-left = Diamanten over: { $left }; kaarten in jouw kleur bij anderen: { $held }.
diamoniak-reason-frees = { $seat } heeft { $castle } van de 6 kaarten in { $colour } en kan deze trekken na het volgende schudden.
diamoniak-reason-ransom = { $seat } heeft genoeg diamanten om hem van je te kopen: { $diamonds }.
diamoniak-reason-nobody-builds = Niemand bouwt { $colour }.
diamoniak-reason-own-castle = Het is een kaart van je eigen kasteel, dat er { $castle } houdt.
djinn-aim-run = reeks
djinn-aim-pairs = paren
djinn-aim-under = lage som
djinn-aim-over = hoge som
djinn-aim-exact = precieze som
djinn-aim-colour = één kleur
djinn-reason-completes = Met { $card } is de opdracht ‘{ $task }’ rond.
djinn-reason-nearer = { $card } brengt de opdracht ‘{ $task }’ dichterbij; dan nog nodig: { $missing }.
djinn-reason-one-more = { $card } is een kaart extra; geen open opdracht heeft hem nodig.
djinn-reason-wins-trick = { $card } wint deze slag zeker.
djinn-reason-may-win = { $card } wint deze slag in ongeveer { $percent } van de 100 gevallen.
djinn-reason-loses = { $card } kan deze slag niet winnen; die kun je missen.
djinn-reason-bends = De Djinn-kaart ‘{ $effect }’ helpt om een kaart uit deze slag te krijgen.
djinn-reason-early = De Djinn-kaart ‘{ $effect }’ verandert wat er in deze slag kan gebeuren.
djinn-reason-saves = Djinn-kaarten zijn in een latere slag meer waard; je hebt er { $count }.
djinn-reason-enters = De opdracht ‘{ $task }’ is rond: door naar niveau { $level }.
djinn-reason-leaves = Verzamelde kaarten over voor het volgende niveau: { $count }; het hoogste getal is { $number }.
kadora-reason-takes-lead = Het pakt de meerderheid in { $colour }: { $mine } tegen { $best }.
kadora-reason-shares-lead = Het komt gelijk in { $colour }: ieder { $mine }.
kadora-reason-safer-lead = Het maakt de meerderheid in { $colour } zekerder: { $mine } tegen { $best }.
kadora-reason-breaks-lead = Het neemt { $seat } de meerderheid in { $colour } af, en { $points } telt daar nu als straf.
kadora-reason-penalty = Het pakt { $points } in kleuren waarin een ander de meerderheid heeft.
kadora-reason-takes-nothing = Het neemt geen kaarten.
kadora-reason-sheds-card = { $card } verlaat je hand, waar die tegen je zou kunnen tellen.
kadora-reason-island = Kaarten van het eiland in { $colour }: { $count }, ongeveer { $points } waard.
kadora-reason-draw-led = De volgende kaart is { $colour }, en daarin heb jij de meerderheid.
kadora-reason-draw-value = De volgende kaart is { $colour }: gemiddeld { $points } waard onder wat je nog niet hebt gezien.
kadora-reason-keep-lead = Je hebt de meerderheid in { $colour }, { $mine } tegen { $best }.
kadora-reason-gift-danger = Je staat { $lead } voor in { $colour }, maar { $left } ervan is nog te winnen.
kadora-reason-gift-burden = { $seat } heeft dan { $points } in { $colour } en moet de meerderheid houden.
seashore-reason-certain = { $card } wint zijn kleur zeker.
seashore-reason-no-higher = Geen ongeziene kaart van die kleur is hoger dan { $value }; alleen pluskaarten kunnen erboven komen.
seashore-reason-higher = Hogere kaarten van die kleur die je niet hebt gezien: { $count }.
seashore-reason-beaten = { $seat } zit al boven { $card }.
seashore-reason-treasure = De open schat in { $colour } is { $points } waard.
seashore-reason-could-steal = Wie { $colour } wint, kan { $points } stelen van { $seat }.
seashore-reason-action-plus = Er ligt geen schat in { $colour } open: winnen levert twee pluskaarten op.
seashore-reason-action-hand = Er ligt geen schat in { $colour } open: winnen laat je tot twee kaarten naar keuze ruilen.
seashore-reason-plus = Pluskaarten brengen { $card } op { $value }; bewaard zouden ze { $points } waard zijn.
seashore-reason-sea = De anderen zien alleen { $colour }; mogelijke kaarten: { $count }.
seashore-reason-shore = De anderen zien alleen de { $number }; mogelijke kleuren: { $count }.
seashore-reason-last = Niemand speelt na jou: welke helft je toont, verraadt niets.
seashore-reason-take = Het brengt zeker { $points } op.
seashore-reason-steal = Het brengt { $points } op en kost { $seat } evenveel; stand daar: { $total }.
seashore-reason-rob = { $seat } heeft pluskaarten: { $count }, en punten tot nu toe: { $total }.
seashore-reason-draw = { $seat } heeft kaarten in de hand: { $count }, en punten tot nu toe: { $total }.
seashore-reason-give = Van die kleur heb je er { $total } niet gezien; { $card } is hoger dan { $count } ervan.

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
learn-no-voice = Dit apparaat heeft geen stem voor jullie taal: lees het elkaar voor.
learn-good = Goed zo!
learn-finished = Nu kun je { $game } spelen!
learn-play = Speel nu een echt spel
learn-once-more = Leer het nog een keer
learn-diamant-treasure = Samen lopen jullie een grot in. Iedereen deelt in de schat en krijgt { $carried }. De rest blijft op de kaart: { $left }.
learn-diamant-stay = Dieper de grot in, of naar huis? Iedereen kiest in het geheim. Kies de fakkel: verder!
learn-diamant-stay-hint = Thuis is het veilig, maar dan vinden de anderen de schatten. Ga nu verder!
learn-diamant-stay-praise = Niemand ging naar huis, dus de volgende kaart gaat open: een schat. Voor ieder: { $share }. Op de kaart blijft: { $rest }.
learn-diamant-trap = En verder! Wat zal de volgende kaart zijn?
learn-diamant-trap-hint = Nog niet! Eén kaart nog.
learn-diamant-trap-praise = Een spin! De eerste valstrik van een soort is alleen een waarschuwing.
learn-diamant-warning = Zie je de rode rand? Er ligt één spin op het pad. Nog een spin, en iedereen in de grot verliest wat hij draagt!
learn-diamant-leave = Tijd om naar huis te gaan. Kies de tent: wie vertrekt, pakt ook de robijnen van het pad.
learn-diamant-leave-hint = Te gevaarlijk! Breng je robijnen nu naar huis.
learn-diamant-leave-praise = Gedragen: { $carried }. Van het pad: { $share }. Nu in je kist: { $chest }, voor altijd veilig!
learn-diamant-watch = In het kamp ben je veilig. Kijk naar de anderen: die gaan verder.
learn-diamant-watch-praise = De tweede spin! { $one } en { $two } verliezen alles, elk { $lost }. Een nieuwe expeditie begint, en iedereen is weer in de grot.
learn-diamant-share = Ga nog eens naar huis. Wie tegelijk vertrekken, delen de robijnen op het pad.
learn-diamant-share-hint = Ga nu naar huis en kijk wat er op het pad gebeurt.
learn-diamant-share-praise = { $one } ging ook naar huis. Van het pad voor ieder: { $share }. Nu in je kist: { $chest }.
learn-diamant-nothing = Nu mag jij kiezen. Je draagt nog niets: verder of naar huis?
learn-diamant-nothing-hint = Je hebt nog niets te verliezen. Ga verder!
learn-diamant-nothing-praise = De anderen gingen naar huis, dus de hele schat is voor jou: { $share }!
learn-diamant-danger = Kijk naar de valstrikken: er liggen vier soorten op het pad. Verder of naar huis?
learn-diamant-danger-hint = Nog zo’n valstrik en alles is weg. Ga liever naar huis!
learn-diamant-danger-praise = Net op tijd! Er kwam een tweede slang, en elk van de anderen verloor { $lost }.
learn-diamant-win = De laatste expeditie. In je kist: { $chest }. Je draagt: { $carried }. { $one } heeft { $rival }. Verder of naar huis?
learn-diamant-win-hint = Tel op: samen is het genoeg om te winnen. Ga naar huis!
learn-diamant-win-praise = Het spel is uit. De meeste robijnen winnen, en jij hebt er { $score }!
learn-diamoniak-draw = Tik op de kaarten! Tik daarna op de grote knop.
learn-diamoniak-draw-praise = Hoera, een stuk van een kasteel! Jouw kasteel is roze.
learn-diamoniak-again = Trek nog een kaart!
learn-diamoniak-again-hint = Trek nog één kaart.
learn-diamoniak-again-praise = Een diamant! Die gaat bij je schatten.
learn-diamoniak-stop = Tik nu op de hand. Dan mag je alles houden.
learn-diamoniak-stop-hint = Stop deze keer: tik op de hand!
learn-diamoniak-stop-praise = Alles is veilig. En { $one } begint een blauw kasteel.
learn-diamoniak-six = Je kasteel heeft zes stukken nodig. Trek!
learn-diamoniak-six-praise = Weer een stuk! Nu heb je er { $pieces }.
learn-diamoniak-other = Trek nog eens!
learn-diamoniak-other-praise = Een blauw stuk. Dat is niet jouw kleur: het gaat bij je schatten.
learn-diamoniak-more = Nog één kaart!
learn-diamoniak-more-praise = O jee, de heks! Ze wil drie kaarten van je.
learn-diamoniak-give = Geef haar het blauwe stuk. Dat heb je niet nodig.
learn-diamoniak-give-hint = Geef haar eerst het blauwe stuk.
learn-diamoniak-castle-hint = Niet je kasteel! Geef haar iets anders.
learn-diamoniak-give-praise = Goed! Ze wil er nog twee.
learn-diamoniak-two = Geef haar een diamant.
learn-diamoniak-one = En nog een diamant.
learn-diamoniak-one-praise = De heks vliegt weg. Je kasteel staat er nog!
learn-diamoniak-fairy = Alweer de heks! Maar jij hebt een fee. Tik op de fee!
learn-diamoniak-fairy-hint = Tik op de fee. Dan raak je verder niets kwijt.
learn-diamoniak-fairy-praise = De fee jaagt de heks weg!
learn-diamoniak-buy = { $one } heeft een roze stuk. Koop het voor drie diamanten!
learn-diamoniak-buy-hint = Tik op het roze stuk bij { $one }.
learn-diamoniak-buy-praise = Je kasteel heeft nu vijf stukken!
learn-diamoniak-win = Er ontbreekt nog maar één stuk. Trek!
learn-diamoniak-win-praise = Je kasteel is af. Je hebt gewonnen!
learn-djinn-caves = Je weg gaat door drie grotten. Deze rij vraagt drie van je kaarten: een reeks, een paar met een lagere kaart, of een som boven 30.
learn-djinn-follow = Geel is gevraagd, dus speel geel als je het hebt. De hoogste wint: speel je 12!
learn-djinn-follow-hint = Dat mag, maar het wint niet. Speel je 12.
learn-djinn-follow-praise = De hoogste gele kaart wint: de slag is voor jou!
learn-djinn-keep = Houd één kaart van de slag. Je hebt al 10 en 11: houd de 12.
learn-djinn-keep-hint = De grotten laten zien welke getallen je helpen. Houd de 12.
learn-djinn-keep-praise = 10, 11, 12: een reeks! Wie de slag wint, komt ook uit voor de volgende.
learn-djinn-trump = Je hebt geen groen, dus alles mag. Blauw is troef: zelfs je blauwe 2 slaat groen!
learn-djinn-trump-hint = Dat kan niet winnen: alleen groen of troef kan dat. Speel de blauwe 2.
learn-djinn-trump-praise = Troef slaat elke andere kleur. De slag is voor jou!
learn-djinn-sum = Je hebt 8 en 9. Met welke kaart kom je boven 30? Houd die.
learn-djinn-sum-hint = Kijk naar de grotten: de rij toont de getallen die je mist.
learn-djinn-sum-praise = 8, 9 en 14 is 31: die opdracht lukt!
learn-djinn-task = Na acht slagen voer je een opdracht uit. Kies er een met een vinkje, en dan de drie kaarten.
learn-djinn-task-praise = Door de eerste grot! De kaarten zijn op, en niveau { $level } gaat open. Wie laatste is, krijgt een Djinn-kaart als hulp.
learn-djinn-djinn = Nu heb je een Djinn-kaart. Die buigt de regels voor één slag: tik erop en maak paars troef.
learn-djinn-djinn-hint = Kies een kleur die je hebt: paars.
learn-djinn-djinn-first = Eerst de Djinn-kaart, dan je schat.
learn-djinn-djinn-praise = Paars is troef in deze slag.
learn-djinn-win-trick = Speel nu je paarse 4!
learn-djinn-win-trick-hint = Paars is nu troef. Speel de paarse 4.
learn-djinn-win-trick-praise = Je kleine 4 wint de slag!
learn-djinn-run = Je hebt 7, 8 en 10. Welke kaart houd je voor een reeks van vier?
learn-djinn-run-hint = Tussen 8 en 10 ontbreekt één getal.
learn-djinn-run-praise = 7, 8, 9, 10: een reeks van vier!
learn-djinn-last = De derde grot! Kies een opdracht met een vinkje, en dan de vijf kaarten. Wie er als eerste door is, wint.
learn-djinn-last-praise = Door alle drie de grotten: je hebt gewonnen!
learn-kadora-block = De kaarten liggen in een blok van vier bij vier. Elke kaart heeft een kleur, een getal en een diamant: rond, vierkant of druppel.
learn-kadora-lay = Leg de groene 1 op de aangewezen plek. Zolang kolom en rij onder de 10 blijven, gebeurt er niets.
learn-kadora-cell-hint = Neem deze keer de aangewezen plek.
learn-kadora-lay-hint = Neem deze keer de groene 1.
learn-kadora-lay-praise = Beide sommen zijn onder de 10: je neemt niets.
learn-kadora-take = Leg de gele 4 op de aangewezen plek. De kolom haalt 10: nu moet je alle kaarten nemen die bij de jouwe passen.
learn-kadora-take-hint = Neem deze keer de gele 4.
learn-kadora-take-praise = Genomen kaarten: { $cards }. Eén heeft dezelfde kleur, één dezelfde diamant.
learn-kadora-loot = Dit is je buit. Aan het einde geeft die strafpunten. Alleen waar je de hoogste som hebt, de kroon, kost hij niets.
learn-kadora-draw = Trek een kaart uit een van de rijen. De achterkant toont de kleur.
learn-kadora-draw-praise = Uit dezelfde rij wordt het blok aangevuld tot er vier plekken leeg zijn.
learn-kadora-crown = { $one } heeft 4 in blauw, jij 3. Waar kan je blauwe 1 meer blauw nemen?
learn-kadora-crown-hint = Leg de blauwe 1 in een kolom die 10 haalt en waarin blauw ligt.
learn-kadora-crown-praise = Nu heb jij het meeste blauw. De kroon is van jou!
learn-kadora-spare = Neem nu niets! Zoek een kaart en een plek waar niets genomen wordt.
learn-kadora-spare-hint = Dan neem je kaarten. De kleine getallen tonen de sommen vooraf.
learn-kadora-spare-praise = Niets genomen, niets te betalen!
learn-kadora-gift = Jij hebt het meeste paars. Maar kijk naar de achterkanten: { $two } heeft ook paars in de hand. Geef je paars aan { $one } voor het je punten kost!
learn-kadora-gift-hint = Dan kan { $two } je inhalen, en is je paars strafpunten.
learn-kadora-gift-praise = Nu moet { $one } de meerderheid houden.
learn-kadora-end = De laatste beurt: leg je kaart. Dan gaan de hoogste sommen dicht, en de rest telt.
learn-kadora-end-praise = Jouw strafpunten: { $score }. Die van { $one }: { $rival }. De laagste wint, en dat ben jij!
learn-seashore-halves = Elke kaart heeft twee helften: de zee is haar kleur, de kust haar getal. De anderen zien er maar één van.
learn-seashore-cover = De rode schat ligt open. Speel je rode 11 en laat alleen de zee zien.
learn-seashore-cover-half = Laat deze keer de zee zien, de kleur.
learn-seashore-cover-hint = Alleen rood kan de rode schat winnen. Speel de rode 11.
learn-seashore-cover-praise = De kaarten gaan open: jouw rood is het hoogst, en de schat is van jou. Het laagste rood krijgt pluskaarten: { $plus }.
learn-seashore-only = Iedereen toont rood. Er ligt een paarse schat open: speel je paarse 1!
learn-seashore-only-hint = Rood gaat naar sterkere kaarten. Speel de paarse 1.
learn-seashore-only-praise = De enige kaart van een kleur wint altijd, zelfs een 1!
learn-seashore-low = Groen zit vol sterke kaarten. Verlies expres met je 1: de laagste kaart krijgt pluskaarten!
learn-seashore-low-hint = Dat mag, maar probeer dit: speel de groene 1.
learn-seashore-low-praise = Je krijgt evenveel pluskaarten als er groene kaarten liggen: { $plus }!
learn-seashore-plus = { $one } toont blauw. Speel je blauwe 10 met twee pluskaarten: dan telt hij 12!
learn-seashore-plus-more = Leg allebei de pluskaarten erbij. Elk telt 1.
learn-seashore-plus-hint = Hier is blauw te winnen. Speel de blauwe 10.
learn-seashore-plus-praise = Je 10 telt { $worth } en slaat de 11!
learn-seashore-red = Win rood met je 12, en laat de zee zien!
learn-seashore-red-hint = Speel de rode 12.
learn-seashore-red-praise = Rood is van jou. Nu mag je kiezen!
learn-seashore-steal = Pak de open schat van 1, of steel die van { $two }: 3 waard!
learn-seashore-steal-hint = De open schat is maar 1 waard. Steel de 3!
learn-seashore-steal-praise = Gestolen! Alleen iemands bovenste schat kun je stelen.
learn-seashore-action = Er ligt geen blauwe schat open. Win blauw toch met je 7: dan volgt de actie van blauw.
learn-seashore-action-hint = Niemand anders toont blauw. Speel de blauwe 7.
learn-seashore-action-praise = Blauw is van jou: nu pak je pluskaarten.
learn-seashore-rob = Van wie pak je twee pluskaarten? Jij kiest.
learn-seashore-rob-praise = Nieuwe pluskaarten: { $plus }!
learn-seashore-pass = Zo begint elke ronde: je geeft de hoogste kaart van je langste kleur door. Je hebt twee zulke kleuren. Welke kaart geef je weg?
learn-seashore-pass-hint = Dan ben je je 12 kwijt. Geef liever de rode 8 door.
learn-seashore-pass-praise = Iedereen geeft tegelijk door, naar links. Dus jij krijgt ook een kaart.
learn-seashore-end = De laatste kaart van de tweede ronde. Speel hem!
learn-seashore-end-hint = Rood is toch al van jou. Houd je pluskaarten: twee ervan zijn een punt.
learn-seashore-end-praise = Schatten: { $treasures }. Met pluskaarten: { $points }. Beide rondes: { $score }. Je wint!

## Terugkijken, de coach en de analyse van een spel

replay-title = Een spel terugkijken
replay-again = Terugkijken
replay-drop = Sleep hier het verslag van een afgelopen spel naartoe.
replay-choose = Bestand kiezen
replay-code = Of de code van een tafel waar het spel afgelopen is
replay-watch = Kijken
replay-bad = Dit bestand kan niet worden getoond. { $problem }
replay-none = Zo’n spel is er niet om te bekijken
replay-none-text = Het is nog niet afgelopen, of het is weg, of het is niet voor jou.
replay-first = Naar het begin
replay-back = Een zet terug
replay-play = Afspelen
replay-pause = Pauzeren
replay-forward = Een zet verder
replay-last = Naar het einde
replay-slider = Moment van het spel
replay-moment = Zet { $move } van { $moves }.
replay-deal = Het begin.
replay-silent = Er is niets te zien.
replay-speed = Snelheid
replay-eyes = Door wiens ogen
replay-eyes-nobody = Als toeschouwer
replay-eyes-seat = Als { $name }
replay-eyes-open = Alle kaarten open
replay-hands = De kaarten van de anderen
replay-moves = Zetten
replay-link = Link naar dit moment
replay-on = Hier verder spelen
replay-on-text = Een nieuwe tafel gaat verder vanaf dit moment. Wat nog gedeeld wordt, wordt opnieuw geschud.
replay-on-seat = Jouw plaats
replay-on-bots = Tegen bots
replay-on-friends = Vrienden uitnodigen
replay-on-over = Hier is het spel afgelopen. Ga terug naar een moment voor het einde.
coach-ask = Wat zou jij doen?
coach-title = Wat de coach zou doen
coach-thinking = De coach denkt na …
coach-win = wint { $win } % ± { $error }
coach-more = Alle zetten: { $count }
coach-odds = Risico van de volgende kaart: { $percent } % ({ $caught } van { $cards }).
coach-away = De coach antwoordt niet. Probeer het nog eens.
coach-allow = Met een coach: iedereen mag vragen wat de sterkste bot zou doen
analysis-way = Analyse
analysis-title = { $game }: wat het spel besliste
analysis-looking = De sterkste bot bekijkt elke beslissing: { $done } van { $of }.
analysis-sentence = { $you ->
    [seat] Je speelde { $skill } en had { $luck }.
   *[none] { $name } speelde { $skill } en had { $luck }.
}
analysis-skill = { $place ->
    [first] het best
    [second] op één na het best
    [third] op twee na het best
    [fourth] op drie na het best
    [fifth] op vier na het best
    [sixth] op vijf na het best
    [seventh] op zes na het best
    [same] even goed als iedereen
   *[last] het minst goed
}
analysis-luck = { $place ->
    [first] het meeste geluk
    [second] op één na het meeste geluk
    [third] op twee na het meeste geluk
    [fourth] op drie na het meeste geluk
    [fifth] op vier na het meeste geluk
    [sixth] op vijf na het meeste geluk
    [seventh] op zes na het meeste geluk
    [same] evenveel geluk als iedereen
   *[last] het minste geluk
}
analysis-moments = Wat het besliste
analysis-moment = { $you ->
    [seat] Jouw keuze: { $move }. Beter: { $best }.
   *[none] { $name } koos: { $move }. Beter: { $best }.
}
analysis-cost = Winstkans: −{ $points } % (± { $error })
analysis-better = Beter: { $best }
analysis-watch = Dit moment bekijken (na zet { $move })
analysis-flawless = Niemand maakte een duidelijke fout: het geluk besliste.
analysis-shares = Geluk en kunde
analysis-fair = Eerlijk deel
analysis-own = Eigen fouten
analysis-others = Fouten van anderen
analysis-fortune = Geluk
analysis-result = Uitkomst
analysis-mistakes = { $count } van { $of }
analysis-explain = In procenten van een overwinning. De bot beoordeelt elke beslissing naar wat die plaats op dat moment wist; alleen wat duidelijk slechter is, telt als fout. Wat de fouten niet verklaren, is geluk.
analysis-decisions = Elke beslissing ({ $count })

## One device that goes round, the big screen, and statistics
pass-where = Waar spelen jullie?
pass-where-apart = Ieder op een eigen apparaat
pass-where-here = Op dit apparaat
pass-where-screen = Op een groot scherm
pass-where-here-text = Het apparaat gaat rond. Laat een naam leeg voor een bot, of voor een vriend die via de link komt.
pass-where-screen-text = Dit scherm toont de tafel en elke telefoon is een hand met kaarten. Scan een code om te gaan zitten.
pass-people = Wie spelen er op dit apparaat?
pass-person = Naam op plaats { $number }
pass-nobody = bot of vriend
pass-one-more = Naam van nog iemand op dit apparaat
pass-too-few = Vul minstens twee namen in.
pass-turn = { $name }: { $ask }
pass-curtain = Gordijn
pass-hand = Geef het apparaat aan { $name }.
pass-taps = Ik ben { $name }
pass-edge-camp = in het kamp
pass-edge-undo = { $name } heeft gekozen: terugnemen
screen-hand = De tafel is op het grote scherm: toon alleen mijn hand
screen-open = Open het grote scherm
screen-join = Doe mee met deze code: { $code }
screen-seat = QR-code voor plaats { $number }
screen-seats = { $count ->
    [one] { $count } plaats is vrij. Scan de code en ga zitten.
   *[other] { $count } plaatsen zijn vrij. Scan een code en ga zitten.
}
stats-title = Statistieken
stats-private = Wat op dit apparaat is gespeeld. Het blijft hier, tenzij je het als bestand bewaart.
stats-none = Op dit apparaat is nog geen spel uitgespeeld.
stats-all = Alle spellen samen
stats-games = { $count ->
    [one] { $count } spel
   *[other] { $count } spellen
}
stats-wins = { $count ->
    [one] { $count } keer gewonnen
   *[other] { $count } keer gewonnen
}
stats-rival = Favoriete rivaal
stats-against = gewonnen { $won }, verloren { $lost }
stats-average = Gemiddelde score: { $score }
stats-chart = De laatste scores: { $scores }
stats-chart-text = Scores van de laatste spellen; een grote stip is een overwinning.
stats-export = Bewaar als bestand
stats-import = Voeg toe uit een bestand
stats-imported = { $count ->
    [one] { $count } spel is toegevoegd.
   *[other] { $count } spellen zijn toegevoegd.
}
stats-import-bad = In dit bestand staan geen statistieken van Karat; er is niets toegevoegd.
stats-erase = Alles wissen
stats-erase-sure = Echt alle uitslagen op dit apparaat wissen?

## Wat de server weigert: refusal-<reason>, of refusal-<error> waar geen reden is
refusal-bad = Dat past hier niet, dus er is niets veranderd.
refusal-not-now = Dat kan nu niet.
refusal-not-yours = Alleen de host of een speler aan tafel mag dat.
refusal-not-found = Zoiets is hier niet.
refusal-mistake = De server heeft een fout gemaakt; er is niets veranderd.
refusal-no-table = Die tafel bestaat niet, of is niet open voor jou.
refusal-no-record = Dat spel is hier niet, of niet meer.
refusal-token-not-valid = Deze link geldt niet aan deze tafel.
refusal-watching-link = Deze link is om mee te kijken.
refusal-slow-down = Dat was te veel tegelijk. Wacht een seconde.
refusal-too-many-records = Dat waren te veel bestanden tegelijk. Wacht een minuut.
refusal-too-many-analyses = Er worden al veel spellen bekeken. Kom over een minuut terug.
refusal-too-big = Dat is te groot.
refusal-storage = De server kon dat niet bewaren, dus er is niets veranderd. Probeer het nog eens.
refusal-only-players = Alleen spelers aan tafel mogen dat.
refusal-only-host = Alleen de host mag dat.
refusal-only-players-and-host = Alleen spelers en de host mogen dat.
refusal-no-seat-yet = Ga eerst zitten.
refusal-not-started = Het spel is nog niet begonnen.
refusal-started = Het spel is al begonnen.
refusal-game-not-over = Het spel is nog niet uit.
refusal-table-closed = De tafel is gesloten.
refusal-started-without-you = Het spel is al begonnen; je kunt meekijken.
refusal-seated-already = Je zit al aan tafel.
refusal-all-seats-taken = Alle plaatsen zijn bezet; je kunt meekijken.
refusal-seat-taken = Die plaats is niet meer vrij.
refusal-only-bot-levels = Tijdens een spel kan alleen de sterkte van een bot veranderen.
refusal-nobody-there = Daar zit niemand anders.
refusal-too-many-people = { $count ->
    [one] Er zit { $count } speler aan tafel, en dat is hiervoor te veel.
   *[other] Er zitten { $count } spelers aan tafel, en dat is hiervoor te veel.
}
refusal-name-unseen = In de naam hoort een letter die te zien is.
refusal-name-taken = Iemand aan tafel heet al zo, of bijna zo.
refusal-late = Die beslissing is niet meer aan jou.
refusal-no-move-yet = Je hebt nog geen zet gedaan.
refusal-asked-already = De tafel is al gevraagd om zetten terug te nemen.
refusal-question-closed = Die vraag staat niet meer open.
refusal-agreed-already = Je hebt al ja gezegd.
refusal-nothing-to-read = Daar valt niets te lezen.
refusal-no-coach = Aan deze tafel is geen coach.
refusal-nothing-to-decide = Er valt nu niets te beslissen voor jou.
refusal-record-not-json = Het is geen verslag van een spel: dat hoort JSON te zijn.
refusal-record-not-well-made = Het is geen verslag zoals Karat ze schrijft ({ $problem }).
refusal-record-does-not-replay = Het spel erin volgt de regels niet ({ $problem }).
refusal-record-not-over = Het spel erin is nog niet uit.
