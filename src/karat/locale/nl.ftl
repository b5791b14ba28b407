# Nederlands. De woorden van de spellen zijn die van de gedrukte regels: valstrik en reliek, troef en potje, buit en
# strafpunten, pluskaart en puntenstapel. Kleuren staan als los woord in een zin: "kaarten in rood", nooit "rode".

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
diamoniak-event-shuffle = De { $cards } afgelegde kaarten worden geschud: een nieuwe trekstapel.
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
browser-refusal-late = Die beslissing is niet meer aan jou.
browser-refusal-slow-down = Dat was te veel tegelijk. Wacht een seconde.
browser-refusal-storage = De server kon dat niet bewaren, dus er is niets veranderd. Probeer het nog eens.

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
djinn-refusal-replace-nothing = { $seat } heeft in deze slag geen kaart gespeeld die je kunt vervangen.
djinn-refusal-swap-nothing = { $seat } heeft in deze slag geen kaart gespeeld om mee te ruilen.
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
kadora-refusal-not-leading = { $other } heeft de meerderheid in { $colour }, { $most } tegen jouw { $own }: alleen wie die heeft, mag de kleur weggeven.
kadora-refusal-lead-shared = Je deelt de meerderheid in { $colour } met { $other }, ieder { $own }: niemand mag de kleur weggeven.
kadora-refusal-receiver-has-colour = { $to } heeft al { $colour } in de buit, en kan dus niets in die kleur krijgen.
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
