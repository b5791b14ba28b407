# Djinn; docs/words/nl.md

browser-game-djinn = Djinn
browser-game-djinn-line = Win slagen, verzamel schatten, kom door drie grotten en laat een Djinn de regels op hun kop zetten.

djinn-where = Potje { $phase }, { $left ->
    [0] alle slagen gespeeld
    [one] de laatste slag
   *[other] nog { $left } slagen
}
djinn-signs = Kaarten staan als kleur en getal: P paars, G groen, Y geel, B blauw. Zijn twee kaarten gelijk, dan is de eerst gespeelde hoger.
djinn-ask-lead = kom uit met een kaart.
djinn-ask-play = speel een kaart; { $colour } is gevraagd, dus bedien als je kunt.
djinn-ask-after = speel een Djinn-kaart, of kies Klaar.
djinn-ask-keep = de slag is voor jou: houd { $count ->
    [one] één kaart ervan.
   *[other] { $count } kaarten ervan.
}
djinn-ask-cave = voer een opdracht uit met je verzamelde kaarten.
djinn-move-play = Speel { $card }
djinn-move-done = Klaar
djinn-move-without = Geen Djinn-kaart spelen
djinn-move-keep = Houd { $card }
djinn-move-cave = { $task }: { $cards }
djinn-move-trump = Djinn: { $colour } wordt troef
djinn-move-replace = Djinn: vervang de kaart van { $seat }
djinn-move-free = Djinn: speel een kleur naar keuze
djinn-move-swap = Djinn: ruil van kaart met { $seat }
djinn-move-highest = Djinn: houd de hoogste kaart
djinn-move-lowest = Djinn: de laagste kaart wint
djinn-move-notrump = Djinn: geen troef in deze slag
djinn-move-fifteen = Djinn: je kaart telt als 15
djinn-move-double = Djinn: houd twee kaarten als je wint
djinn-effect-trump = nieuwe troef
djinn-effect-replace = vervang een kaart
djinn-effect-free = vrije kleur
djinn-effect-swap = ruil van kaart
djinn-effect-highest = houd de hoogste
djinn-effect-lowest = laagste wint
djinn-effect-notrump = geen troef
djinn-effect-fifteen = telt als 15
djinn-effect-double = houd er twee
djinn-task-run = { $level } op een rij
djinn-task-pairs = { $level ->
    [3] paar en een lagere kaart
    [4] twee paar
   *[5] twee paar en een lagere kaart
}
djinn-task-under = { $level } samen onder { $under }
djinn-task-over = { $level } samen boven { $over }
djinn-task-exact = { $level } samen precies { $under }
djinn-task-colour = { $level } van één kleur
djinn-trump = Troef
djinn-piles = stapel { $deck }, aflegstapel { $discard }, Djinn { $djinn }
djinn-trick = Slag
djinn-trick-empty = nog geen kaart gespeeld
djinn-last-trick = Laatste slag (winnaar: { $seat })
djinn-counts-as = { $card } als { $number }
djinn-effects = Nu geldt
djinn-effect-by = { $effect } ({ $seat })
djinn-caves = Grotten
djinn-cave = { $level }: { $tasks }
djinn-cave-closed = gedekt
djinn-head-level = grot
djinn-head-cards = kaarten
djinn-head-djinns = Djinn
djinn-head-kept = verzameld
djinn-discards = Aflegstapel
djinn-own = Je Djinn-kaarten
djinn-event-row = De grotten met een { $level } gaan open: { $tasks }.
djinn-event-draw = { $you ->
    [seat] Je trekt de Djinn-kaart ‘{ $effect }’.
   *[none] { $seat } trekt een Djinn-kaart.
}
djinn-event-djinn-shuffled = De gebruikte Djinn-kaarten worden geschud tot een nieuwe stapel ({ $size }).
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
djinn-event-djinn-argument = { " " }({ $what })
djinn-event-replace = { $you ->
    [seat] Jouw kaart ({ $discarded }) wordt vervangen door { $card }.
   *[none] De kaart van { $seat } ({ $discarded }) wordt vervangen door { $card }.
}
djinn-event-done = { $you ->
    [seat] Je beëindigt je beurt.
   *[none] { $seat } beëindigt de beurt.
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
    [seat] Je voert ‘{ $task }’ uit met { $cards } en betreedt een grot met een { $level }.
   *[none] { $seat } voert ‘{ $task }’ uit met { $cards } en betreedt een grot met een { $level }.
}
djinn-event-over = Het spel is afgelopen.

## De browser

djinn-option-open-memory = Open aflegstapel
djinn-option-open-memory-text = Iedereen mag de afgelegde schatten bekijken. Anders moet je ze onthouden.
djinn-option-djinn-deck = Djinn-kaarten
djinn-option-djinn-deck-text = Hoeveel kaarten van elke soort in de stapel zitten. Stel in wat er in je doos zit; een soort met 0 doet niet mee.
djinn-begins = Volgens het boekje komt de speler links van de gever als eerste uit; wie geeft, staat er niet in.
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
djinn-no-trick = In dit potje is nog geen slag afgelopen.
djinn-task-met = deze kun je uitvoeren
djinn-task-near = er ontbreekt één kaart:
djinn-choose-task = Welke opdracht?
djinn-which-trump = Welke kleur wordt troef?
djinn-which-replace = Tik op de kaart die je wilt vervangen.
djinn-which-swap = Tik op de kaart die je met de jouwe wilt ruilen.
djinn-says-cave = Grotten met een { $level }
djinn-says-through = Uitgevoerd door: { $names }
djinn-says-piles = { $deck } in de stapel, { $discard } afgelegd
djinn-says-laid = { $name }: { $card }, { $place ->
    [1] als eerste
    [2] als tweede
    [3] als derde
   *[other] als vierde
} gespeeld{ $wins ->
    [true] , wint de slag
   *[false] { "" }
}
djinn-says-laid-best = { $laid }, tot nu toe de beste kaart
djinn-told-draw = { $names } trekken elk een Djinn-kaart.
djinn-told-deal = { $size ->
    [one] { $names } krijgen elk één kaart.
   *[other] { $names } krijgen elk { $size } kaarten.
}
djinn-why-through = Potje { $phase }: { $told }
djinn-why-left = Potje { $phase }: meerdere spelers voeren een opdracht met een 5 uit. Schatten over: { $kept }.
djinn-why-out = In potje { $phase } raken de kaarten op. Bereikte grotten: { $levels }.
djinn-says-lies = { $name }: { $card }
djinn-says-hand = { $card }, { $playable ->
    [true] speelbaar
   *[false] nu niet speelbaar
}, { $place } van { $count } in je hand
djinn-says-seat = { $level ->
    [0] Nog geen grot
   *[other] Grot met een { $level }
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
djinn-rules-aim = Doel van het spel
    .DJI-10 = Drie rijen van drie grotten liggen gedekt: grotten met een 3, met een 4 en met een 5. De eerste rij wordt meteen omgedraaid.
    .DJI-31 = Voer een opdracht met een 3 uit, dan een met een 4, dan een met een 5. Meerdere spelers mogen dezelfde opdracht uitvoeren.
    .DJI-40 = Het spel is afgelopen na het potje waarin iemand een opdracht met een 5 uitvoert. Lukt dat meerdere spelers, dan wint wie de meeste schatten over heeft, daarna wie de hoogste schat heeft; is het dan nog gelijk, dan delen ze de overwinning.
    .DJI-41 = Je score is het getal van de grot die je hebt bereikt.
djinn-rules-cards = De kaarten
    .DJI-1 = 60 schatten: paars, groen, geel en blauw, elk van 1 tot en met 15.
    .DJI-2 = Opdrachten vragen 3, 4 of 5 schatten: op elkaar volgende getallen, paren, samen onder 15, 20 of 25, samen boven 30, 40 of 50, samen precies 15, 20 of 25, of alles in één kleur.
    .DJI-3 = Paren: de opdracht met een 3 is een paar en een lagere kaart, die met een 4 twee paar, die met een 5 twee paar en een kaart die lager is dan beide. Beide paren mogen hetzelfde getal hebben.
    .DJI-4 = 18 Djinn-kaarten: negen soorten, elk twee keer.
djinn-rules-tricks = Slagen
    .DJI-11 = Iedereen begint elk potje met acht schatten, en het spel met één Djinn-kaart. Houd ze geheim.
    .DJI-12 = Nog één schat wordt omgedraaid: de kleur daarvan is dit potje troef.
    .DJI-13 = In het eerste potje komt de speler links van de gever uit.
    .DJI-20 = Om de beurt speelt iedereen één schat. Heb je de gevraagde kleur, dan moet je bedienen; anders mag je alles spelen.
    .DJI-21 = De hoogste troef wint; ligt die er niet, dan de hoogste kaart van de gevraagde kleur. Zijn twee kaarten gelijk, dan is de eerst gespeelde hoger.
    .DJI-22 = De winnaar houdt één kaart van de slag, legt die open voor zich neer en komt uit voor de volgende slag. De andere kaarten worden afgelegd.
    .DJI-23 = Een potje heeft acht slagen.
djinn-rules-caves = Grotten
    .DJI-30 = Wie na een potje een opdracht uit zijn volgende rij grotten kan uitvoeren, moet er een uitvoeren, en maar één, met precies zoveel verzamelde kaarten als de opdracht vraagt. Die kaarten worden afgelegd.
    .DJI-32 = Dat gaat kloksgewijs, vanaf de startspeler van het potje. Kan het maar op één manier, dan gaat het vanzelf.
    .DJI-33 = Daarna wordt de volgende rij omgedraaid, als iemand door de vorige is gekomen.
djinn-rules-phases = Tussen twee potjes
    .DJI-34 = Iedereen op de laatste plek trekt een Djinn-kaart. Staan ze allemaal gelijk, dan doet iedereen dat.
    .DJI-35 = Is de Djinn-stapel leeg, dan worden de gebruikte Djinn-kaarten geschud tot een nieuwe stapel.
    .DJI-36 = Wie op de laatste plek staat, geeft en is startspeler; zijn het er meer, dan de eerste kloksgewijs na de vorige gever.
    .DJI-37 = Alles behalve de verzamelde kaarten wordt geschud, en iedereen krijgt acht nieuwe kaarten.
    .DJI-38 = Zijn er te weinig kaarten, dan krijgt iedereen er evenveel, maar minder.
djinn-rules-end = Als de kaarten op zijn
    .DJI-39 = Zijn er niet genoeg kaarten voor één per speler en een troefkaart, dan is het spel afgelopen, en wint wie het verst is gekomen.
djinn-rules-djinn = Djinn-kaarten
    .DJI-50 = Speel ze in je eigen beurt, vlak voor of na je schat, zoveel als je wilt. Ze gelden voor deze slag. Van ‘nieuwe troef’ en ‘geen troef’ telt de laatst gespeelde; ‘laagste wint’ geldt altijd, wat er ook troef is.
    .DJI-51 = Na je schat mag je Djinn-kaarten blijven spelen zolang je die hebt; kies ‘Klaar’ om je beurt te beëindigen.
    .DJI-52 = De gevraagde kleur is altijd die van de kaart die nu op de eerste plaats ligt.
    .DJI-61 = Nieuwe troef: noem een kleur, en die is in deze slag troef.
    .DJI-62 = Vervang een kaart: een kaart die een ander heeft gespeeld, wordt afgelegd, en de bovenste schat van de stapel komt ervoor in de plaats. Is de stapel leeg, dan kun je deze kaart niet spelen.
    .DJI-63 = Vrije kleur: speel deze vóór je kaart, die dan niet hoeft te bedienen.
    .DJI-64 = Ruil van kaart: speel deze na je kaart, die dan van plaats wisselt met de kaart van een andere speler.
    .DJI-65 = Houd de hoogste: voordat de winnaar iets houdt, neem jij de kaart met het hoogste getal. Zijn getallen gelijk, dan is dat de eerst gespeelde kaart. Wordt deze Djinn-kaart vaker gespeeld, dan pakt ieder zijn kaart in de volgorde van spelen.
    .DJI-66 = Laagste wint: het laagste getal wint de slag, de kleur doet er niet toe. Zijn getallen gelijk, dan wint de eerst gespeelde kaart.
    .DJI-67 = Geen troef: in deze slag is er geen troef.
    .DJI-68 = Telt als 15: speel deze na je kaart, die dan als 15 van zijn kleur telt wanneer de slag wordt beslist. Bij ruilen gaat de 15 met de kaart mee; bij vervangen ben je die kwijt.
    .DJI-69 = Houd er twee: win je de slag, dan houd je er twee kaarten van. Ook als je er twee van speelt, blijven het twee kaarten.
djinn-rules-known = Wat iedereen weet
    .DJI-70 = Handkaarten, Djinn-kaarten en stapels zijn geheim. Verzamelde kaarten, bereikte en open grotten en alle aantallen kaarten zijn voor iedereen zichtbaar. Wat is afgelegd, moet je onthouden, tenzij de tafel met een open aflegstapel speelt.
djinn-origin = Het boekje is compleet, maar drukt de tekst van maar één Djinn-kaart af en noemt er nog een. Vijf andere kennen we uit besprekingen van het spel; twee zijn van ons, en ook hoeveel er van elke soort zijn.
    .DJI-1 = Het boekje noemt de vierde kleur nergens. Op de kaarten is die blauw.
    .DJI-3 = Of beide paren hetzelfde getal mogen hebben, staat niet in het boekje. Vier gelijke getallen zijn twee paren, dus mag het.
    .DJI-4 = Het boekje zegt dat er 18 zijn en drukt er een af. Negen soorten, elk twee keer, is onze gok.
    .DJI-33 = De Duitse tekst draait de rij daarna om, de Engelse en de Franse zodra iemand erdoor is. Wij wachten tot iedereen heeft besloten, zodat niemand bij het kiezen meer weet dan de rest.
    .DJI-34 = In de Duitse tekst mag je een kaart trekken, in de Engelse krijg je hem. Hier gebeurt het altijd: er is geen reden om een kaart te weigeren.
    .DJI-35 = Wat er gebeurt als de kaarten op zijn, staat niet in het boekje. Zo gaat het spel door, en krijgt niemand meer dan de rest.
    .DJI-36 = Het boekje zegt: wie met de klok mee het dichtst bij de vorige gever zit. Wij tellen vanaf de volgende plaats, dus komt de gever als laatste.
    .DJI-50 = Dat je ze vlak voor of na je eigen schat speelt, staat in het boekje. Hoeveel, en wat er geldt als twee elkaar tegenspreken, is van ons.
    .DJI-51 = Dat je er een na je schat mag spelen, staat in het boekje. De vraag komt bij iedereen met een Djinn-kaart, zodat de vraag niets verraadt.
    .DJI-52 = Het boekje zegt alleen dat de eerst gespeelde kaart hoger is. Wat ruilen of vervangen daarvoor betekent, is van ons.
    .DJI-62 = Het boekje vermeldt dat je een kaart van een ander kunt vervangen, maar drukt deze Djinn-kaart niet af. De details zijn van ons.
    .DJI-63 = Bekend uit besprekingen van het spel. De tekst en de details zijn van ons.
    .DJI-68 = Volgens het boekje kunnen Djinn-kaarten twee kaarten gelijk maken. Zo’n kaart doet dat; de tekst is van ons.
    .DJI-69 = Deze staat niet in het boekje. Hij is van ons en maakt de negen soorten vol.
    .DJI-70 = Dat handen geheim zijn en de aflegstapel gedekt ligt, staat in het boekje. De rest is onze lezing.
    .tip = Tip uit het boekje: afgelegde kaarten doen de rest van het potje niet mee. Onthoud ze, dan weet je meer over de handen van de anderen.
    .story = Geesten bewaken de schatten in de grotten van een sultan. Wie als eerste de diepste grot haalt, gaat er met de grootste schat vandoor, nog voor de sultan iets merkt.
    .primer = In een slag speelt iedereen om de beurt één kaart, en de beste kaart wint de slag. De eerste kaart bepaalt de kleur: heb je die kleur, dan moet je die spelen. Heb je die niet, dan mag je alles spelen. Een andere kleur wint nooit, hoe hoog de kaart ook is, maar zo raak je wel een kaart kwijt. Troef is anders: die wint van alle andere kleuren, en de hoogste troef wint van de rest. De winnaar begint de volgende slag.
    .note = Elke schat bestaat maar één keer, dus twee kaarten zijn alleen gelijk door een Djinn-kaart.

## Weigeringen

djinn-refusal-not-your-trick = { $turn } heeft de slag gewonnen en kiest een kaart om te houden.
djinn-refusal-not-your-cave = { $turn } kiest een opdracht.
djinn-refusal-unknown-move = ‘{ $move }’ is geen zet: er zijn play, djinn, done, keep en cave.
djinn-refusal-play-what = Noem de schat die je speelt, bijvoorbeeld play P15.
djinn-refusal-keep-what = Noem de kaart van de slag die je houdt, bijvoorbeeld keep P15.
djinn-refusal-djinn-what = Noem de Djinn-kaart die je speelt, bijvoorbeeld djinn lowest.
djinn-refusal-cave-what = Noem de opdracht en de kaarten ervoor, bijvoorbeeld cave run Y3 G4 P5.
djinn-refusal-unknown-card = Schat ‘{ $card }’ bestaat niet: de kaarten zijn P1 tot en met P15, en zo ook G, Y en B.
djinn-refusal-not-held = Je hebt { $card } niet.
djinn-refusal-must-follow = Je hebt { $colour }, dus moet je { $colour } bedienen.
djinn-refusal-not-laid = Speel eerst een schat; daarna kun je je beurt beëindigen.
djinn-refusal-already-laid = Je hebt je schat gespeeld: speel een Djinn-kaart, of kies Klaar (done).
djinn-refusal-no-trick-won = Er is nu geen slag om een kaart van te houden.
djinn-refusal-keep-now = Jij hebt de slag gewonnen: houd er een kaart van.
djinn-refusal-not-in-trick = { $card } ligt niet in de slag, of niet meer.
djinn-refusal-unknown-djinn = Djinn-kaart ‘{ $effect }’ bestaat niet.
djinn-refusal-djinn-not-held = Je hebt de Djinn-kaart ‘{ $effect }’ niet.
djinn-refusal-trump-needs-colour = Noem de kleur die troef wordt: P, G, Y of B.
djinn-refusal-replace-needs-seat = Noem de plaats waarvan je de kaart wilt vervangen.
djinn-refusal-replace-no-seat = Plaats { $seat } bestaat niet: de plaatsen zijn 0 tot en met { $last }.
djinn-refusal-replace-own = Je kunt alleen een kaart van een andere speler vervangen.
djinn-refusal-replace-nothing = { $seat } heeft in deze slag geen kaart om te vervangen.
djinn-refusal-replace-empty-pile = De schatstapel is leeg, dus er kan geen kaart worden vervangen.
djinn-refusal-free-too-late = ‘Vrije kleur’ speel je vóór je kaart, en die ligt er al.
djinn-refusal-swap-too-early = ‘Ruil van kaart’ speel je pas na je eigen kaart.
djinn-refusal-swap-needs-seat = Noem de plaats waarmee je van kaart wilt ruilen.
djinn-refusal-swap-no-seat = Plaats { $seat } bestaat niet: de plaatsen zijn 0 tot en met { $last }.
djinn-refusal-swap-own = Je kunt alleen ruilen met een andere speler.
djinn-refusal-swap-nothing = { $seat } heeft in deze slag geen kaart om mee te ruilen.
djinn-refusal-fifteen-too-early = ‘Telt als 15’ speel je pas na je eigen kaart.
djinn-refusal-no-cave-now = Opdrachten voer je na het potje uit, niet nu.
djinn-refusal-cave-now = Het potje is voorbij: kun je een opdracht uitvoeren, dan moet dat.
djinn-refusal-unknown-task = Opdracht ‘{ $task }’ bestaat niet.
djinn-refusal-task-not-open = De opdracht ‘{ $task }’ hoort niet bij de grotten met een { $level } voor je.
djinn-refusal-card-twice = Je hebt { $card } twee keer genoemd.
djinn-refusal-wrong-number = Een opdracht met een { $level } vraagt precies zoveel kaarten, niet { $count }.
djinn-refusal-not-kept = { $card } hoort niet bij je verzamelde kaarten.
djinn-refusal-not-a-run = Deze getallen volgen elkaar niet op.
djinn-refusal-not-pairs = Dit zijn niet de paren die de opdracht vraagt.
djinn-refusal-not-under = De som is { $sum } en moet onder { $limit } blijven.
djinn-refusal-not-over = De som is { $sum } en moet boven { $limit } uitkomen.
djinn-refusal-not-exact = De som is { $sum } en moet precies { $limit } zijn.
djinn-refusal-not-one-colour = Deze kaarten zijn niet allemaal in één kleur.
djinn-refusal-not-ascending = Noem de kaarten van laag naar hoog: { $cards }.

## Redenen van bots

djinn-aim-run = reeks
djinn-aim-pairs = paren
djinn-aim-under = lage som
djinn-aim-over = hoge som
djinn-aim-exact = precieze som
djinn-aim-colour = één kleur
djinn-reason-completes = Met { $card } kun je de opdracht ‘{ $task }’ uitvoeren.
djinn-reason-nearer = { $card } brengt de opdracht ‘{ $task }’ dichterbij; dan nog nodig: { $missing }.
djinn-reason-one-more = { $card } is een kaart extra, maar geen open opdracht heeft die nodig.
djinn-reason-wins-trick = { $card } wint deze slag zeker.
djinn-reason-may-win = { $card } wint deze slag in ongeveer { $percent }% van de gevallen.
djinn-reason-loses = { $card } kan deze slag niet winnen, dus die kun je missen.
djinn-reason-bends = De Djinn-kaart ‘{ $effect }’ helpt je aan een kaart uit deze slag.
djinn-reason-early = De Djinn-kaart ‘{ $effect }’ verandert wat er in deze slag kan gebeuren.
djinn-reason-saves = Djinn-kaarten zijn in een latere slag meer waard; je hebt er { $count }.
djinn-reason-enters = De opdracht ‘{ $task }’ is uitgevoerd: op naar een grot met een { $level }.
djinn-reason-leaves = { $count ->
    [0] Er blijven geen verzamelde kaarten over voor de volgende grot; het hoogste getal is { $number }.
    [one] Er blijft { $count } verzamelde kaart over voor de volgende grot; het hoogste getal is { $number }.
   *[other] Er blijven { $count } verzamelde kaarten over voor de volgende grot; het hoogste getal is { $number }.
}

## Leren

learn-djinn-caves = Je weg gaat door drie grotten. De opdrachten in deze rij vragen drie van je kaarten: drie op een rij, een paar met een lagere kaart, of samen boven 30.
learn-djinn-follow = Geel is gevraagd, dus speel geel als je het hebt. De hoogste wint: speel je 12!
learn-djinn-follow-hint = Dat mag, maar het wint niet. Speel je 12.
learn-djinn-follow-praise = De hoogste gele kaart wint: de slag is voor jou!
learn-djinn-keep = Houd één kaart van de slag. Je hebt al 10 en 11: houd de 12.
learn-djinn-keep-hint = De grotten laten zien welke getallen je helpen. Houd de 12.
learn-djinn-keep-praise = 10, 11, 12: drie op een rij! Wie de slag wint, komt ook uit voor de volgende.
learn-djinn-trump = Je hebt geen groen, dus alles mag. Blauw is troef: zelfs je blauwe 2 slaat groen!
learn-djinn-trump-hint = Dat kan niet winnen: alleen groen of troef kan dat. Speel de blauwe 2.
learn-djinn-trump-praise = Troef slaat elke andere kleur. De slag is voor jou!
learn-djinn-sum = Je hebt 8 en 9. Met welke kaart kom je samen boven 30? Houd die.
learn-djinn-sum-hint = Kijk naar de grotten: de rij toont de getallen die je nodig hebt.
learn-djinn-sum-praise = 8, 9 en 14 is 31: die opdracht kun je uitvoeren!
learn-djinn-task = Na acht slagen voer je een opdracht uit. Kies er een met een vinkje, en dan drie kaarten ervoor.
learn-djinn-task-praise = Door de eerste grot! Die kaarten zijn afgelegd, en de grotten met een { $level } gaan open. Wie op de laatste plek staat, krijgt een Djinn-kaart als hulp.
learn-djinn-djinn = Nu heb je een Djinn-kaart. Die verandert de regels voor één slag: tik erop en maak paars troef.
learn-djinn-djinn-hint = Kies een kleur die je hebt: paars.
learn-djinn-djinn-first = Speel eerst de Djinn-kaart, dan je schat.
learn-djinn-djinn-praise = Paars is troef in deze slag.
learn-djinn-win-trick = Speel nu je paarse 4!
learn-djinn-win-trick-hint = Paars is nu troef. Speel de paarse 4.
learn-djinn-win-trick-praise = Je kleine 4 wint de slag!
learn-djinn-run = Je hebt 7, 8 en 10. Welke kaart houd je voor vier op een rij?
learn-djinn-run-hint = Tussen 8 en 10 ontbreekt één getal.
learn-djinn-run-praise = 7, 8, 9, 10: vier op een rij!
learn-djinn-last = De derde grot! Kies een opdracht met een vinkje, en dan vijf kaarten ervoor. Wie er als eerste door is, wint.
learn-djinn-last-praise = Door alle drie de grotten: je wint!
learn-djinn-nine = Er zijn negen Djinn-kaarten, van elk twee. Speel er een vlak voor of na je eigen schat. Hij werkt alleen in deze slag.
learn-djinn-swap = Je hebt je groene 3 gespeeld. Ruil hem nu met de groene 13 van { $two }!
learn-djinn-swap-praise = De twee kaarten wisselen van plaats. De 13 is nu van jou, en de slag ook!
learn-djinn-fifteen = Met deze Djinn-kaart telt je schat als een 15 van zijn kleur. Speel hem!
learn-djinn-fifteen-praise = Je 4 telt als 15 en wint. Houd je hem, dan is het weer een 4.
learn-djinn-lowest = Met deze Djinn-kaart wint het laagste getal, welke kleur het ook heeft. Speel hem!
learn-djinn-lowest-praise = Jouw 2 is het laagst: de slag is voor jou!
learn-djinn-notrump = { $two } heeft troef gespeeld. Met deze Djinn-kaart is er één slag lang geen troef. Speel hem!
learn-djinn-notrump-praise = Zonder troef wint de hoogste groene kaart: jouw 12!
learn-djinn-replace = Deze Djinn-kaart gooit de schat van een ander weg, en de bovenste kaart van de stapel komt ervoor in de plaats. Gooi de 14 van { $two } weg!
learn-djinn-replace-praise = Nu ligt er een paarse 1. Jouw 10 is de hoogste groene kaart!
learn-djinn-free = Groen is gevraagd, en je zou je 2 moeten spelen. Met deze Djinn-kaart mag je elke kleur spelen. Speel hem vóór je schat!
learn-djinn-free-play = Speel nu je blauwe 5: blauw is troef.
learn-djinn-free-play-praise = Je troef wint, ook al heb je groen!
learn-djinn-highest = Deze slag kun je niet winnen. Maar met deze Djinn-kaart houd je de hoogste kaart, nog voordat de winnaar er een houdt!
learn-djinn-highest-praise = De 15 is van jou. { $two } wint de slag en houdt een van de andere kaarten.
learn-djinn-double = Je 13 wint deze slag. Met deze Djinn-kaart houd je er twee kaarten van in plaats van één!
learn-djinn-double-praise = De slag is voor jou: nu houd je twee kaarten.
learn-djinn-exact = Meer opdrachten: samen onder 20, precies 20, of één kleur. Kun je er een uitvoeren, dan moet dat, maar niet meer dan één. Neem 2, 4, 5 en 9: precies 20!
learn-djinn-exact-hint = Dat kan ook. Maar maak deze keer precies 20: 2, 4, 5 en 9.
learn-djinn-exact-praise = Een nieuw potje begint, met nieuwe kaarten en een nieuwe troef. { $two } staat op de laatste plek, en is dus gever en startspeler.
learn-djinn-tie = { $one } is er ook door en heeft 2 en 14 over. Wie meer kaarten over heeft, wint; bij gelijkspel telt de hoogste kaart. Welke vijf gebruik je?
learn-djinn-tie-hint = Dan is de 14 van { $one } de hoogste kaart die over is. Bewaar je 15!
learn-djinn-tie-praise = Jullie hebben allebei twee kaarten over, maar jouw 15 is de hoogste. Je wint!
