# Diamant; docs/words/nl.md

browser-game-diamant = Diamant
browser-game-diamant-line = Dieper de grot in, of terug naar het kamp met wat je draagt? Iedereen beslist tegelijk.

diamant-where = Expeditie { $number } van 5, { $cards ->
    [one] { $cards } kaart op het pad
   *[other] { $cards } kaarten op het pad
}
diamant-signs = ♦11 is een schat; het getal achter een kaart zijn de robijnen die er nog op liggen. Een ! staat bij een valstrik, en een tweede valstrik van dezelfde soort beëindigt de expeditie. Stippen bij de valstrikken: ● in de stapel, ! op het pad, × uit het spel.
diamant-ask = vervolgen of vertrekken? Je draagt { $carried }. Vertrek je als enige, dan stel je { $alone } veilig; met nog iemand { $shared }.
diamant-move-stay = Vervolg de expeditie, dieper de grot in
diamant-move-leave = Vertrek met { $carried } en je deel van het pad
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
diamant-event-reveal = Onthuld: { $card }.
diamant-event-treasure = Onthuld: { $card }. Ieder { $share }, { $rest } blijft op de kaart.
diamant-event-chosen = { $you ->
    [seat] Je hebt gekozen: { $choice ->
        [stay] vervolgen
       *[leave] vertrekken
    }.
   *[none] { $seat } heeft gekozen.
}
diamant-event-choice = { $choice ->
    [stay] { $you ->
        [seat] Je gaat verder.
       *[none] { $seat } gaat verder.
    }
   *[leave] { $you ->
        [seat] Je vertrekt.
       *[none] { $seat } vertrekt.
    }
}
diamant-event-bank = { $you ->
    [seat] Je brengt { $carried } naar het kamp, plus { $share } van het pad.
   *[none] { $seat } brengt { $carried } naar het kamp, plus { $share } van het pad.
}
diamant-event-relic = { $you ->
    [seat] Je pakt { $card }.
   *[none] { $seat } pakt { $card }.
}
diamant-event-trapped = { $you ->
    [seat] { $card }! Je verliest { $lost }.
   *[none] { $card }! { $seat } verliest { $lost }.
}
diamant-event-removed = Uit het spel: { $card }.
diamant-event-expedition-over = Expeditie { $number } is voorbij.
diamant-event-over = Het spel is afgelopen.

## De browser

diamant-option-relics = Relieken
diamant-option-relics-text = Bij elke expeditie komt er een reliek in de stapel. Wie als enige de grot verlaat, pakt de relieken op het pad.
diamant-relics = relieken
diamant-source-chest = Kist
diamant-source-relics = Relieken
diamant-round = Expeditie { $number } van 5
diamant-ask-short = vervolgen, of vertrekken met wat je draagt?
diamant-choices = Vervolgen of vertrekken
diamant-choose-stay = Vervolgen
diamant-choose-leave = Vertrekken
diamant-risk = { $carried } op het spel
diamant-bring = { $alone } veilig, of { $shared } met nog iemand
diamant-chose-stay = Je gaat verder. De keuzes worden onthuld zodra iedereen heeft gekozen.
diamant-chose-leave = Je vertrekt. De keuzes worden onthuld zodra iedereen heeft gekozen.
diamant-has-chosen-long = heeft gekozen
diamant-shows-stay = gaat verder
diamant-shows-leave = vertrekt
diamant-safe = Je bent terug in het kamp, met { $chest } in je kist.
diamant-trap-near = De volgende beëindigt de expeditie
diamant-second = de tweede!
diamant-over = Expeditie { $number } is voorbij
diamant-alone = { $name } als enige: { $share } van het pad
diamant-shared = { $count } vertrekken: ieder { $share } van het pad
diamant-folded = { $cards ->
    [one] { $cards } eerdere kaart, met { $rubies } erop
   *[other] { $cards } eerdere kaarten, met { $rubies } erop
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
diamant-says-inside = { $name } in de grot, draagt { $carried }, kist { $chest }.
diamant-says-camp = { $name } in het kamp, kist { $chest }.
diamant-told-stay = Gaan verder: { $names }.
diamant-told-leave = Vertrekken: { $names }.
diamant-told-bank = Veilig in het kamp: { $names }.
diamant-told-lost = { $card }! Verloren: { $names }.
diamant-told-lost-you = { $lost ->
    [one] { $card }! Je verliest één robijn.
   *[other] { $card }! Je verliest { $lost } robijnen.
}
diamant-told-lost-nothing = { $card }! Niemand had iets bij zich.
diamant-why-alone = { $you ->
    [seat] In expeditie { $number } vertrok je als enige: +{ $rubies }.
   *[none] In expeditie { $number } vertrok { $name } als enige: +{ $rubies }.
}
diamant-why-escape = { $you ->
    [seat] In expeditie { $number } vertrok je één kaart voor de tweede valstrik ({ $card }): +{ $rubies }.
   *[none] In expeditie { $number } vertrok { $name } één kaart voor de tweede valstrik ({ $card }): +{ $rubies }.
}
diamant-why-best = { $you ->
    [seat] Je beste expeditie was nummer { $number }: +{ $rubies }.
   *[none] De beste expeditie van { $name } was nummer { $number }: +{ $rubies }.
}
diamant-rules-aim = Doel van het spel
    .DIA-11 = Er zijn vijf expedities in een grot. Iedereen begint elke expeditie in de grot, met lege handen.
    .DIA-40 = Na de vijfde is je score wat er in je kist zit plus je relieken. De hoogste score wint; bij een gelijkspel wordt de overwinning gedeeld.
diamant-rules-cards = De kaarten
    .DIA-1 = 15 schatten, met 1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15 en 17 robijnen.
    .DIA-2 = 15 valstrikken, drie van elke soort: spin, slang, lava, rolkei en stormram.
    .DIA-3 = Met relieken: vijf stuks, 5, 7, 8, 10 en 12 waard.
    .DIA-4 = Een robijn is 1 waard, een diamant 5. Vijf robijnen mag je altijd omwisselen voor een diamant, dus alleen het totaal telt.
    .DIA-5 = De edelstenen raken nooit op.
    .DIA-10 = De schatten en valstrikken worden samen tot één stapel geschud.
    .DIA-12 = Met relieken wordt vóór elke expeditie de laagste reliek die over is in de stapel geschud.
diamant-rules-path = Het pad
    .DIA-20 = De bovenste kaart wordt omgedraaid en op het pad gelegd.
    .DIA-21 = Een schat wordt gelijk verdeeld over iedereen in de grot. Wat overblijft, blijft op de kaart liggen.
    .DIA-22 = De eerste valstrik van een soort is alleen een waarschuwing.
    .DIA-23 = De tweede valstrik van dezelfde soort beëindigt de expeditie onmiddellijk: iedereen in de grot verliest wat hij draagt.
    .DIA-24 = Een reliek blijft gewoon op het pad liggen.
diamant-rules-choice = Vervolgen of vertrekken
    .DIA-25 = Iedereen in de grot kiest in het geheim om te vervolgen of te vertrekken. De keuzes worden onthuld zodra iedereen heeft gekozen.
    .DIA-26 = Spelers die vertrekken, verdelen de robijnen op het pad gelijk; wat overblijft, blijft daar liggen.
    .DIA-27 = Je deel en alles wat je draagt, gaan in je kist en zijn daar veilig.
    .DIA-28 = Wie als enige vertrekt, pakt ook alle relieken op het pad. Vertrekken er meer spelers tegelijk, dan krijgt niemand ze.
    .DIA-29 = Zolang er iemand in de grot is, wordt de volgende kaart omgedraaid.
diamant-rules-end = Einde van een expeditie
    .DIA-30 = Een expeditie eindigt als iedereen is vertrokken, of als er een tweede valstrik van dezelfde soort verschijnt.
    .DIA-31 = Robijnen die nog op het pad liggen, zijn verloren.
    .DIA-32 = Als een valstrik de expeditie beëindigde, gaat een van de twee gelijke valstrikkaarten voorgoed uit het spel.
    .DIA-33 = Relieken die nog op het pad liggen, gaan uit het spel; een reliek die nog niet is omgedraaid, blijft in de stapel.
    .DIA-34 = Alle andere kaarten worden weer in de stapel geschud.
diamant-rules-score = Wat iedereen weet
    .DIA-41 = Iedereen mag zien wat er in de kisten zit.
diamant-origin = Het boekje is compleet. Alleen de waarden van de schatten staan er niet in: de onze zijn die van de gedrukte kaarten.
    .DIA-1 = Het boekje zegt alleen dat er vijftien schatkaarten zijn. Dit zijn de waarden op de gedrukte kaarten.
    .DIA-5 = In de doos zitten 60 robijnen en 40 diamanten. Wat er gebeurt als ze op zijn, staat niet in het boekje: hier raken ze nooit op.
    .DIA-25 = Of je je nog mag bedenken voordat de keuzes worden onthuld, staat niet in het boekje. Hier mag het niet.
    .DIA-26 = Volgens het boekje blijft de rest op een willekeurige schatkaart liggen; hier is dat de eerste. Het maakt niets uit.
    .DIA-28 = Volgens het boekje mag wie als enige vertrekt ze pakken. Hier gaat het vanzelf: laten liggen levert niets op.
    .DIA-41 = Of kisten geheim zijn, staat niet in het boekje. Iedereen heeft gezien wat erin ging, dus mag iedereen kijken.
    .box = Een bord met vijf grotingangen; na elke expeditie sluit een barricade er een af. Iedereen kiest met twee kaarten, een om te vervolgen en een om te vertrekken. Er zijn 60 robijnen van 1 en 40 diamanten van 5, en je wisselt ze zoals het uitkomt. Een overzicht vat een ronde samen.

## Weigeringen

diamant-refusal-in-camp = Je bent terug in het kamp: wacht op de volgende expeditie.
diamant-refusal-already-chosen = Je hebt al gekozen, en een keuze staat vast.
diamant-refusal-unknown-move = Je hebt maar twee keuzes: stay (vervolgen) en leave (vertrekken).

## Redenen van bots

diamant-reason-leave-now = Nu als enige vertrekken: { $safe } veilig.
diamant-reason-one-more = { $risk ->
    [0] De volgende kaart kan je niets kosten en brengt gemiddeld { $more } op.
   *[other] Nog een kaart: { $risk }% kans om alles te verliezen, maar gemiddeld { $more } erbij: dat is het waard.
}
diamant-reason-risk = Nog een kaart: { $risk }% kans om alles te verliezen, voor gemiddeld maar { $more } erbij.
diamant-reason-nothing-to-lose = Je draagt nog niets wat je kunt verliezen.
diamant-reason-behind = Als je nu vertrekt, staat { $seat } nog steeds { $rubies } voor.
diamant-reason-alone = Alleen in de grot, over de hele stapel gerekend: met vervolgen win je { $stay }% van de keren, met vertrekken { $leave }%.

## Leren

learn-diamant-treasure = Samen lopen jullie een grot in. De schat wordt verdeeld, en iedereen krijgt { $carried }. Wat overblijft, blijft op de kaart: { $left }.
learn-diamant-stay = Dieper de grot in, of terug naar het kamp? Iedereen kiest in het geheim. Kies de fakkel: verder!
learn-diamant-stay-hint = In het kamp is het veilig, maar dan vinden de anderen de schatten. Ga deze keer verder!
learn-diamant-stay-praise = Niemand is vertrokken, dus de volgende kaart gaat open: een schat, ieder { $share }. Op de kaart blijft: { $rest }.
learn-diamant-trap = En verder! Wat zal de volgende kaart zijn?
learn-diamant-trap-hint = Nog niet! Eén kaart nog.
learn-diamant-trap-praise = Een spin! De eerste valstrik van een soort is alleen een waarschuwing.
learn-diamant-warning = Zie je de rode rand? Er ligt een spin op het pad. Komt er een tweede, dan verliest iedereen in de grot wat hij draagt!
learn-diamant-leave = Tijd om te vertrekken. Kies de tent: op weg naar het kamp neem je ook de robijnen van het pad mee.
learn-diamant-leave-hint = Te gevaarlijk! Breng je robijnen deze keer naar het kamp.
learn-diamant-leave-praise = Je droeg { $carried } en pakte { $share } van het pad. In je kist zit nu { $chest }, voor altijd veilig!
learn-diamant-watch = Je bent veilig in het kamp. Kijk hoe de anderen verdergaan.
learn-diamant-watch-praise = De tweede spin! { $one } en { $two } verliezen alles, elk { $lost }. Een nieuwe expeditie begint, en iedereen is weer in de grot.
learn-diamant-share = Vertrek nog een keer. Spelers die tegelijk vertrekken, verdelen de robijnen op het pad.
learn-diamant-share-hint = Vertrek deze keer en kijk wat er op het pad gebeurt.
learn-diamant-share-praise = { $one } is ook vertrokken, dus jullie krijgen elk { $share } van het pad. Nu in je kist: { $chest }.
learn-diamant-nothing = Nu mag jij kiezen. Je draagt nog niets: vervolgen of vertrekken?
learn-diamant-nothing-hint = Je hebt nog niets te verliezen. Ga verder!
learn-diamant-nothing-praise = De anderen zijn vertrokken, dus de hele schat is voor jou: { $share }!
learn-diamant-danger = Kijk naar de valstrikken: er liggen vier soorten op het pad. Vervolgen of vertrekken?
learn-diamant-danger-hint = Nog één valstrik van die soorten, en je verliest alles. Vertrek liever!
learn-diamant-danger-praise = Net op tijd! Er kwam een tweede slang, en elk van de anderen verloor { $lost }.
learn-diamant-win = De laatste expeditie. In je kist: { $chest }. Je draagt: { $carried }. { $one } heeft { $rival }. Vervolgen of vertrekken?
learn-diamant-win-hint = Tel op: wat in je kist zit en wat je draagt, is genoeg om te winnen. Vertrek!
learn-diamant-win-praise = Het spel is afgelopen. Wie de meeste robijnen heeft, wint, en dat ben jij met { $score }!
learn-diamant-relic = Je kunt ook met relieken spelen. Voor elke expeditie gaat er één extra in de stapel. Deze ligt op het pad, en wordt niet gedeeld.
learn-diamant-together = Alleen wie als enige vertrekt, neemt de relieken mee. Misschien vertrekken de anderen nu: ga verder!
learn-diamant-together-hint = Vertrekken de anderen ook, dan krijgt niemand de reliek. Ga deze keer verder!
learn-diamant-together-praise = Ze vertrokken samen, dus niemand nam de reliek mee. Nu ben je alleen in de grot!
learn-diamant-alone = Vertrek nu, en neem de reliek mee!
learn-diamant-alone-hint = Maakt een valstrik een einde aan de expeditie, dan is de reliek weg. Vertrek nu!
learn-diamant-alone-praise = Je vertrok als enige, dus de reliek is van jou. Hij is aan het einde 5 waard.
learn-diamant-back = Een nieuwe expeditie. De kaarten van het pad zijn weer in de stapel geschud. Robijnen en relieken die op het pad blijven, is iedereen kwijt.
learn-diamant-gone = Spinnen hebben twee expedities beëindigd, en telkens ging er één uit het spel. Van elke valstrik zijn er drie. Vervolgen of vertrekken?
learn-diamant-gone-hint = Er is nog maar één spin in het spel, en die ligt hier al. Een tweede kan niet komen: ga verder!
learn-diamant-gone-praise = Er was geen enkel gevaar, en er kwam een schat: ieder { $share }!
learn-diamant-shared = De laatste expeditie. In je kist: { $chest }. Je relieken: 12. Je draagt: { $carried }. { $one } heeft { $rival }. Vervolgen of vertrekken?
learn-diamant-shared-hint = Komt er weer lava, dan ben je kwijt wat je draagt. Tel op: als je vertrekt, heeft niemand meer dan jij!
learn-diamant-shared-praise = Kist en relieken zijn samen { $score }, en { $one } heeft evenveel. Bij gelijkspel deel je de overwinning: jullie winnen allebei!
