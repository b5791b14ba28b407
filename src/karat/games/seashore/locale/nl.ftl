# Zee of Kust; docs/words/nl.md

browser-game-seashore = Zee of Kust
browser-game-seashore-line = Van elke kaart blijft de helft bedekt. Toon je de kleur of het getal?

seashore-where = Ronde { $round } van 2, { $left ->
    [0] alle kaarten gespeeld
    [one] de laatste kaart
   *[other] nog { $left } kaarten
}
seashore-where-plus = { $plus ->
    [one] nog { $plus } pluskaart in de voorraad
   *[other] nog { $plus } pluskaarten in de voorraad
}
seashore-signs = B▒ toont alleen de zee (de kleur), ▒7 alleen de kust (het getal); +1 is een pluskaart erbij. Schatten beginnen met t: tR4 is rood en 4 waard. ★ staat bij een kaart die zijn kleur heeft gewonnen.
seashore-ask-pass = kies een kleur en geef je hoogste kaart daarvan door.
seashore-ask-play = speel een kaart en toon de kleur of het getal.
seashore-ask-claim = je hebt { $colour } gewonnen: de open schat pakken, of er een afpakken?
seashore-ask-rob = van wie pak je twee pluskaarten af?
seashore-ask-draw = uit wiens hand trek je?
seashore-ask-return = geef { $count ->
    [one] één kaart terug.
   *[other] { $count } kaarten terug.
}
seashore-move-pass = Geef je hoogste kaart in { $colour } door
seashore-move-play = { $shows ->
    [sea] Speel { $card }{ $laid } en toon de kleur
   *[shore] Speel { $card }{ $laid } en toon het getal
}
seashore-move-take = Pak de open schat
seashore-move-steal = Pak de schat van { $seat } af
seashore-move-rob = Pak pluskaarten af van { $seat }
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
seashore-head-top = bovenop
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
   *[none] { $seat } speelt een kaart{ $laid }: { $half }.
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
    [seat] Je pakt { $card } af van { $from }.
    [from] { $seat } pakt { $card } van jou af!
   *[none] { $seat } pakt { $card } af van { $from }.
}
seashore-event-rob = { $you ->
    [seat] { $count ->
        [one] Je pakt { $count } pluskaart af van { $from }.
       *[other] Je pakt { $count } pluskaarten af van { $from }.
    }
    [from] { $count ->
        [one] { $seat } pakt { $count } pluskaart van jou af!
       *[other] { $seat } pakt { $count } pluskaarten van jou af!
    }
   *[none] { $count ->
        [one] { $seat } pakt { $count } pluskaart af van { $from }.
       *[other] { $seat } pakt { $count } pluskaarten af van { $from }.
    }
}
seashore-event-draw = { $you ->
    [seat] Je trekt { $cards } uit de hand van { $from }.
    [from] { $seat } trekt { $cards } uit jouw hand.
   *[none] { $count ->
        [one] { $seat } trekt { $count } kaart uit de hand van { $from }.
       *[other] { $seat } trekt { $count } kaarten uit de hand van { $from }.
    }
}
seashore-event-return = { $you ->
    [seat] Je geeft { $cards } terug aan { $to }.
    [to] { $seat } geeft jou { $cards } terug.
   *[none] { $seat } geeft { $to } evenveel kaarten terug.
}
seashore-event-nothing = { $you ->
    [seat] Er is voor jou geen kaart om te trekken.
   *[none] Er is voor { $seat } geen kaart om te trekken.
}
seashore-event-under = Terug onder de stapel: { $card }.
seashore-event-trick-over = De slag is voorbij; { $you ->
    [start] jij begint de volgende.
   *[none] { $start } begint de volgende.
}
seashore-event-score = { $you ->
    [seat] Je krijgt
   *[none] { $seat } krijgt
} { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}: { $treasures } voor schatten, en { $plus ->
    [one] { $plus } pluskaart is over.
   *[other] { $plus } pluskaarten zijn over.
}
seashore-event-over = Het spel is afgelopen.

## De browser

seashore-option-action-rb = Actie voor rood en blauw
    .plus = pak pluskaarten
    .hand = trek uit een hand
seashore-option-action-rb-text = Wat er gebeurt als rood of blauw gewonnen wordt en er geen schat van die kleur open ligt.
seashore-option-action-pg = Actie voor paars en groen
    .plus = pak pluskaarten
    .hand = trek uit een hand
seashore-option-action-pg-text = Wat er gebeurt als paars of groen gewonnen wordt en er geen schat van die kleur open ligt.
seashore-option-pass-to = Een kaart doorgeven
    .left = naar links
    .right = naar rechts
    .none = helemaal niet
seashore-option-pass-to-text = Aan het begin van een ronde geeft iedereen de hoogste kaart door van de kleur waarvan hij de meeste heeft.
seashore-option-plus-cap = Hoogste waarde met pluskaarten
    .n99 = geen grens
seashore-option-plus-cap-text = Met pluskaarten komt geen kaart boven deze waarde.
seashore-option-plus-most = Pluskaarten bij één kaart
    .n22 = geen grens
seashore-option-plus-most-text = Bij een kaart mag je hooguit zoveel pluskaarten leggen. Misschien is dit het afgescheurde ‘maximum’ van het boekje: speel je alleen daarmee, zet de hoogste waarde dan op ‘geen grens’.
seashore-option-steal-any = Elke schat afpakken
seashore-option-steal-any-text = Een winnaar mag een schat van elke kleur afpakken, niet alleen van de gewonnen kleur.
seashore-option-treasure-points = Waarde van de schatten
seashore-option-treasure-points-text = Hoeveel de vijf schatten van elke kleur waard zijn. Ons boekje is hier gescheurd: stel in wat jouw doos laat zien.
seashore-option-treasure-points-one = Schat { $number } van 5
seashore-begins = Volgens het boekje bepalen jullie zelf wie de startspeler is.
seashore-source-treasures = Schatten
seashore-source-plus = Pluskaarten
seashore-panel-trick = Laatste slag
seashore-panel-out = Kaarten
seashore-card = { $colour } { $number }
seashore-treasure = { $points ->
    [one] een schat in { $colour } ({ $points } punt)
   *[other] een schat in { $colour } ({ $points } punten)
}
seashore-lay = Speel { $card }{ $laid }: { $half }
seashore-hand = Je hand
seashore-hand-empty = Je hand is leeg.
seashore-others-see = De anderen zien
seashore-pluses = Pluskaarten erbij
seashore-plus = { $count ->
    [0] geen pluskaart
    [one] { $count } pluskaart
   *[other] { $count } pluskaarten
}
seashore-pile = nog { $count }
seashore-pile-closed = gedekte stapel
seashore-supply = voorraad
seashore-passing = { $to ->
    [right] Iedereen geeft een kaart door naar rechts.
   *[left] Iedereen geeft een kaart door naar links.
}
seashore-passing-wait = Je hebt gekozen. De kaarten worden doorgegeven zodra iedereen heeft gekozen.
seashore-choose-claim = Pakken of afpakken
seashore-choose-rob = Wiens pluskaarten?
seashore-choose-draw = Wiens hand?
seashore-drawn = Uit de hand van { $seat }
seashore-hidden = { $count ->
    [one] Daaronder ligt { $count } gedekte schat.
   *[other] Daaronder liggen { $count } gedekte schatten.
}
seashore-worth = waarde { $value }
seashore-no-trick = In deze ronde is nog geen kaart omgedraaid.
seashore-chosen = heeft gekozen
seashore-out-text = Doorgestreept: gespeeld. Omlijnd: in jouw hand. De andere heeft iemand in de hand, of ze liggen in de doos.
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
seashore-rules-aim = Doel van het spel
    .SEA-50 = Een ronde is voorbij als alle kaarten zijn gespeeld. Je schatten leveren hun punten op, en elke twee pluskaarten leveren één punt op.
    .SEA-51 = Na twee rondes wint wie de meeste punten heeft; bij een gelijkspel wordt de overwinning gedeeld.
seashore-rules-cards = De kaarten
    .SEA-1 = 48 eilandkaarten: rood, blauw, paars en groen, elk van 1 tot en met 12.
    .SEA-2 = 20 schatten, vijf van elke kleur, 1, 1, 2, 3 en 4 waard.
    .SEA-3 = 22 pluskaarten en twee actiekaarten: één voor rood en blauw, één voor paars en groen.
seashore-rules-setup = Vóór een ronde
    .SEA-10 = Met 4 of 5 spelers zijn er twee stapels schatten, rood met blauw en paars met groen; met 3 spelers is er één stapel met de beste twaalf. De bovenste schat van elke stapel ligt open.
    .SEA-11 = Elke actiekaart zegt wat je met zijn twee kleuren wint als er geen schat van die kleur open ligt: met rood en blauw pak je pluskaarten, met paars en groen trek je uit een hand, tenzij de tafel anders heeft gekozen. Dat is in beide rondes hetzelfde.
    .SEA-12 = Iedereen krijgt 12 kaarten, met 5 spelers 9. De rest blijft ongezien in de doos.
    .SEA-13 = Iedereen geeft tegelijk een kaart door naar links: de hoogste kaart van de kleur waarvan hij de meeste heeft. Zijn er meer zulke kleuren, dan kies je er een.
    .SEA-14 = Ronde één begint bij de speler op de eerste plaats. Ronde twee begint bij de speler na de startspeler van de laatste slag.
seashore-rules-trick = Een slag
    .SEA-20 = Om de beurt speelt iedereen een kaart naar keuze onder een afdekkaart, die alleen de zee (de kleur) of de kust (het getal) laat zien.
    .SEA-21 = Je mag er pluskaarten bij leggen, elk 1 waard, maar geen waarde komt boven 12. Aan het eind van de slag gaan de pluskaarten terug naar de voorraad.
    .SEA-22 = Tot iedereen heeft gespeeld, kennen de anderen alleen de zichtbare helft en de pluskaarten.
    .SEA-23 = De hoogste waarde in elke kleur wint die kleur; bij een gelijke stand wint wie het eerst aan de beurt was.
    .SEA-24 = Is een kleur meer dan één keer gespeeld, dan krijgt de speler met de laagste waarde evenveel pluskaarten als er kaarten van die kleur zijn gespeeld. Wie de kleur wint, krijgt er nooit.
    .SEA-25 = Zijn er te weinig pluskaarten, dan worden ze op volgorde van de beurt uitgedeeld.
seashore-rules-prizes = Prijzen
    .SEA-30 = Ligt er een schat van de gewonnen kleur open, dan pakt de winnaar die. Van een speler is alleen de bovenste schat te zien.
    .SEA-31 = Of de winnaar pakt de bovenste schat van een andere speler af, als die de gewonnen kleur heeft. Een schat die eerder in de slag is gewonnen, kan later in de slag worden afgepakt.
    .SEA-32 = Ligt er geen schat van die kleur open, dan volgt de actie van de kleur.
    .SEA-33 = Als de kaarten opengaan, worden eerst alle winnaars en verliezers bepaald. Dan krijgen de verliezers hun pluskaarten, worden op volgorde van de beurt schatten gewonnen, en komen als laatste de acties.
    .SEA-34 = Met 3 spelers tellen de twee kleuren van een actiekaart als één kleur, als er van geen van beide een schat open ligt.
    .SEA-35 = Dan toont elke stapel de volgende schat; een schat die niet is gepakt, gaat eerst onder de stapel.
    .SEA-36 = Een lege stapel blijft leeg: wie een van zijn kleuren wint, voert de actie uit.
    .SEA-37 = De gespeelde kaarten doen deze ronde niet meer mee en blijven open liggen. De volgende speler begint.
seashore-rules-actions = Acties
    .SEA-40 = Pak pluskaarten: twee van een andere speler die er minstens twee heeft; heeft niemand die, dan uit de voorraad.
    .SEA-41 = Trek uit een hand: trek blind twee kaarten van een andere speler en geef er daarna twee naar keuze terug.
seashore-origin = We kennen alleen een beschadigde scan van het boekje. Er staat geen titel, geen auteur en geen uitgever op; de naam is van ons. Een paar getallen en zinnen zijn afgescheurd. We hebben de gaten gevuld en er waar het kon opties van gemaakt.
    .SEA-1 = De getallen zijn afgescheurd. Met vier spelers krijgt iedereen 12 kaarten, dus zijn er 12 in elk van de vier kleuren.
    .SEA-2 = ‘1x drie punten en 1x vier punten’ is nog te lezen. De andere drie waarden hebben wij gekozen; 1, 2 en 2 zou ook passen. Met de optie kun je vijf waarden naar keuze instellen.
    .SEA-11 = Volgens het boekje kies je de kanten. Hier worden ze één keer gekozen, als de tafel wordt geopend, en zijn beide rondes gelijk.
    .SEA-13 = De richting is afgescheurd. Naar links, de richting waarin gespeeld wordt, is onze keuze.
    .SEA-14 = Het boekje zegt alleen dat je de startspeler bepaalt. Dat ronde twee van daar verdergaat, is van ons: zo begint iedereen ongeveer even vaak.
    .SEA-20 = Het begin van deze zin is afgescheurd. Niets van wat nog te lezen is verbiedt een kaart, dus elke kaart mag.
    .SEA-21 = ‘1 punt (met een maximum’ is nog te lezen. Wij vatten het op als de hoogste waarde van een kaart; het kan ook een aantal pluskaarten zijn, en dat is een optie. Dat ze aan het einde van de slag teruggaan, is van ons.
    .SEA-23 = Van de regel voor gelijkspel is ‘Dan wint de startspeler of de’ nog te lezen. Wij vullen aan: de volgende speler in beurtvolgorde.
    .SEA-24 = Dat de laagste waarde pluskaarten krijgt, staat in het boekje. Wat er bij gelijke waarden gebeurt, niet: hier krijgt iedereen met de laagste waarde ze, behalve de winnaar.
    .SEA-25 = Wat er gebeurt als iets op is, staat niet in het boekje. Wij houden de beurtvolgorde aan, zoals overal.
    .SEA-30 = Het boekje zegt ‘mag pakken’. Hier gebeurt het altijd: een schat kost niets.
    .SEA-31 = De regel over afpakken is gescheurd. Dat een afgepakte schat de gewonnen kleur moet hebben, is onze lezing, en een optie.
    .SEA-33 = Eerst schatten en pluskaarten, dan acties in beurtvolgorde: dat staat in het boekje. De volgorde onder de schatten is van ons.
    .SEA-37 = Dat de kaarten worden afgelegd, staat in het boekje. Dat ze open blijven liggen, is van ons: iedereen heeft ze gezien.
    .story = Jullie varen naar mysterieuze eilanden, waar ongekende rijkdommen op de zeebodem liggen. De hoogste kaart van de juiste kleur haalt een schat boven water. Maar iedereen laat maar een halve kaart zien, dus bluf en duik.
    .note = Volgens de samenvatting in het boekje verzamel je schatten van verschillende kleuren. Bij het tellen gaat het alleen om de punten.
seashore-take = Pakken
seashore-round-over = Ronde { $number } is voorbij
seashore-told-hand = { $names } krijgen elk { $count } kaarten.
seashore-told-reveal = De afdekkaarten gaan weg. { $cards }.
seashore-told-win = Gewonnen kleuren: { $names }.
seashore-told-plus = Pluskaarten: { $names }.
seashore-event-start = { $you ->
    [start] De slag is voorbij; de startkaart ligt nu bij jou.
   *[none] De slag is voorbij; de startkaart ligt nu bij { $start }.
}
seashore-event-plus-none = { $you ->
    [seat] Er is geen pluskaart meer voor jou.
   *[none] Er is geen pluskaart meer voor { $seat }.
}
seashore-why = Ronde { $round }: { $told }

## Weigeringen

seashore-refusal-already-chosen = Je hebt al een kleur gekozen om door te geven, en een keuze staat vast.
seashore-refusal-nothing-to-pass = Je hebt geen kaarten, dus je geeft er geen door.
seashore-refusal-not-your-prize = { $turn } kiest eerst een prijs.
seashore-refusal-unknown-move = ‘{ $move }’ is geen zet: er zijn pass, play, take, steal, rob, draw en return.
seashore-refusal-pass-now = Iedereen geeft eerst een kaart door: noem de kleur, bijvoorbeeld pass R.
seashore-refusal-play-now = Speel nu een kaart, bijvoorbeeld play G9 sea of play G9 shore +2.
seashore-refusal-claim-now = Je hebt { $colour } gewonnen: pak de open schat (take) of pak er een af, bijvoorbeeld steal 2.
seashore-refusal-rob-now = Pak twee pluskaarten af van een andere speler, bijvoorbeeld rob 2.
seashore-refusal-draw-now = Trek uit de hand van een andere speler, bijvoorbeeld draw 2.
seashore-refusal-return-now = Geef evenveel kaarten terug als je hebt getrokken, bijvoorbeeld return G4 B7.
seashore-refusal-not-longest = Je geeft een kaart door van de kleur waarvan je de meeste hebt, en dat is niet { $colour }.
seashore-refusal-not-in-hand = Je hebt { $card } niet in je hand.
seashore-refusal-too-few-plus = Je hebt geen { $laid ->
    [one] { $laid } pluskaart
   *[other] { $laid } pluskaarten
} om erbij te leggen.
seashore-refusal-too-many-plus = Aan deze tafel passen bij een kaart hooguit { $most ->
    [one] { $most } pluskaart
   *[other] { $most } pluskaarten
}.
seashore-refusal-takes-no-plus = Bij { $card } past geen pluskaart, want geen waarde komt boven { $cap }.
seashore-refusal-over-cap = { $card } zou { $value } waard zijn, en geen waarde komt boven { $cap }.
seashore-refusal-steal-nobody = Er is geen plaats { $seat } om iets van af te pakken.
seashore-refusal-steal-yourself = Je kunt niets van jezelf afpakken.
seashore-refusal-nothing-to-steal = { $seat } heeft geen schat om af te pakken.
seashore-refusal-other-colour = Je hebt { $colour } gewonnen, dus dit kun je niet afpakken van { $seat }: { $card }.
seashore-refusal-rob-nobody = Er is geen plaats { $seat } om pluskaarten van af te pakken.
seashore-refusal-rob-yourself = Je kunt geen pluskaarten van jezelf afpakken.
seashore-refusal-too-few-to-rob = { $seat } heeft minder dan twee pluskaarten.
seashore-refusal-draw-nobody = Er is geen plaats { $seat } om van te trekken.
seashore-refusal-draw-yourself = Je kunt niet uit je eigen hand trekken.
seashore-refusal-empty-hand = { $seat } heeft geen kaart om te trekken.
seashore-refusal-return-count = { $drawn ->
    [one] Je hebt { $drawn } kaart getrokken
   *[other] Je hebt { $drawn } kaarten getrokken
}: geef er evenveel terug, niet { $count }.
seashore-refusal-return-twice = Je hebt { $card } twee keer genoemd.
seashore-refusal-return-order = Noem de kaarten op getal, dan op kleur: { $move }.
seashore-refusal-return-not-held = Je hebt { $card } niet in je hand en ook niet getrokken.

## Redenen van bots

seashore-reason-certain = { $card } wint zijn kleur zeker.
seashore-reason-no-higher = Geen kaart van die kleur die je nog niet hebt gezien, is hoger dan { $value }; alleen pluskaarten kunnen erboven komen.
seashore-reason-higher = { $count ->
    [one] { $count } kaart van die kleur die je nog niet hebt gezien, is hoger.
   *[other] { $count } kaarten van die kleur die je nog niet hebt gezien, zijn hoger.
}
seashore-reason-beaten = { $seat } zit al boven { $card }.
seashore-reason-low = Is { $card } de laagste kaart van zijn kleur, dan krijg je pluskaarten.
seashore-reason-treasure = De open schat in { $colour } is { $points } waard.
seashore-reason-could-steal = Win je { $colour }, dan kun je { $points } afpakken van { $seat }.
seashore-reason-action-plus = Er ligt geen schat in { $colour } open: win je die kleur, dan krijg je twee pluskaarten.
seashore-reason-action-hand = Er ligt geen schat in { $colour } open: win je die kleur, dan mag je tot twee kaarten naar keuze ruilen.
seashore-reason-plus = Pluskaarten brengen { $card } op { $value }; tot het einde bewaard zouden ze { $points } waard zijn.
seashore-reason-sea = De anderen zien alleen { $colour }, en dat kan { $count ->
    [one] { $count } kaart zijn.
   *[other] { $count } verschillende kaarten zijn.
}
seashore-reason-shore = De anderen zien alleen de { $number }, en die kan { $count ->
    [one] { $count } kleur hebben.
   *[other] { $count } verschillende kleuren hebben.
}
seashore-reason-last = Niemand speelt na jou, dus het maakt niet uit welke helft je toont.
seashore-reason-take = Dit levert zeker { $points } op.
seashore-reason-steal = Dit levert { $points } op en kost { $seat }, tot nu toe { $total }, evenveel.
seashore-reason-rob = { $seat } heeft { $count ->
    [one] { $count } pluskaart
   *[other] { $count } pluskaarten
} en tot nu toe { $total ->
    [one] { $total } punt.
   *[other] { $total } punten.
}
seashore-reason-draw = { $seat } heeft { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
} in de hand en tot nu toe { $total ->
    [one] { $total } punt.
   *[other] { $total } punten.
}
seashore-reason-give = { $count ->
    [0] Geen kaart van die kleur die je nog niet hebt gezien, is lager dan { $card }.
   *[other] { $card } is hoger dan { $count } van { $total ->
        [one] { $total } kaart
       *[other] { $total } kaarten
    } van die kleur die je nog niet hebt gezien.
}

## Leren

learn-seashore-halves = Elke kaart heeft twee helften: de zee is de kleur, de kust het getal. De anderen zien er maar één van.
learn-seashore-cover = De rode schat ligt open. Speel je rode 11 en laat alleen de zee zien.
learn-seashore-cover-half = Laat deze keer de zee zien, de kleur.
learn-seashore-cover-hint = Alleen rood kan de rode schat winnen. Speel de rode 11.
learn-seashore-cover-praise = De kaarten gaan open: jouw rood is het hoogst, en de schat is van jou. Het laagste rood krijgt pluskaarten: { $plus }.
learn-seashore-only = Iedereen toont rood. Er ligt een paarse schat open: speel je paarse 1!
learn-seashore-only-hint = Rood gaat naar sterkere kaarten. Speel de paarse 1.
learn-seashore-only-praise = De enige kaart van een kleur wint altijd, zelfs een 1!
learn-seashore-low = In groen liggen sterke kaarten. Verlies expres met je 1: de laagste kaart krijgt pluskaarten!
learn-seashore-low-hint = Dat mag, maar probeer dit: speel de groene 1.
learn-seashore-low-praise = Je krijgt evenveel pluskaarten als er groene kaarten zijn gespeeld: { $plus }!
learn-seashore-plus = { $one } toont blauw. Speel je blauwe 10 met twee pluskaarten: dan telt hij als 12!
learn-seashore-plus-more = Leg allebei de pluskaarten erbij. Elke pluskaart is er 1 bij.
learn-seashore-plus-hint = Hier kun je blauw winnen. Speel de blauwe 10.
learn-seashore-plus-praise = Je 10 telt als { $worth } en verslaat de 11!
learn-seashore-red = Win rood met je 12, en laat de zee zien!
learn-seashore-red-hint = Speel de rode 12.
learn-seashore-red-praise = Rood is van jou. Nu mag je kiezen!
learn-seashore-steal = Pak de open schat, die 1 waard is, of pak die van { $two } af: die is 3 waard!
learn-seashore-steal-hint = De open schat is maar 1 waard. Pak de 3 af!
learn-seashore-steal-praise = Afgepakt! Je kunt alleen iemands bovenste schat afpakken.
learn-seashore-action = Er ligt geen blauwe schat open. Win blauw toch met je 7: dan volgt de actie voor blauw.
learn-seashore-action-hint = Niemand anders toont blauw. Speel de blauwe 7.
learn-seashore-action-praise = Blauw is van jou: nu pak je pluskaarten.
learn-seashore-rob = Van wie pak je twee pluskaarten af? Jij kiest.
learn-seashore-rob-praise = { $plus ->
    [one] Je hebt { $plus } nieuwe pluskaart!
   *[other] Je hebt { $plus } nieuwe pluskaarten!
}
learn-seashore-pass = Zo begint elke ronde: je geeft de hoogste kaart door van de kleur waarvan je de meeste hebt. Je hebt twee van zulke kleuren. Welke kaart geef je door?
learn-seashore-pass-hint = Dan ben je je 12 kwijt. Geef liever de rode 8 door.
learn-seashore-pass-praise = Iedereen geeft tegelijk door, naar links. Dus jij krijgt ook een kaart.
learn-seashore-end = De laatste kaart van de tweede ronde. Speel hem!
learn-seashore-end-hint = Rood is toch al van jou. Bewaar je pluskaarten: twee ervan leveren een punt op.
learn-seashore-end-praise = Je schatten leveren { $treasures } op, met pluskaarten { $points }. Beide rondes samen: { $score }. Je wint!
learn-seashore-three = Met drie spelers is er maar één stapel schatten, voor alle vier de kleuren samen.
learn-seashore-merge = Er ligt geen paarse en geen groene schat open. Met drie spelers tellen die twee dan als één kleur! Speel je groene 9 en laat de zee zien.
learn-seashore-merge-praise = Je 9 verslaat de paarse 7 van { $two }, dus de actie van deze twee kleuren is voor jou. { $two } krijgt pluskaarten: { $plus }.
learn-seashore-hand = Met deze actie trek je blind twee kaarten uit de hand van een ander. Trek bij { $two }!
learn-seashore-hand-praise = Nu ken je de kaarten van { $two }.
learn-seashore-return = Je moet twee kaarten teruggeven, maar jij kiest welke. Geef je blauwe 3 en groene 2 terug!
learn-seashore-return-hint = Houd de sterke kaarten. Geef de blauwe 3 en de groene 2 terug.
learn-seashore-return-praise = Je houdt 6 en 10. Dat weten alleen jullie twee.
learn-seashore-next = De slag is voorbij, en er ligt een nieuwe schat open. Een schat die niemand pakt, gaat onder de stapel. De volgende speler begint de volgende slag.
learn-seashore-equal = { $one } toont blauw: misschien een 9. Bij gelijke waarden telt de beurtvolgorde, dus een 9 is niet genoeg. Speel je blauwe 8 met twee pluskaarten!
learn-seashore-equal-hint = Hier kun je blauw winnen. Speel de blauwe 8.
learn-seashore-equal-praise = Je 8 telt als { $worth } en verslaat de 9. Meer dan 12 kan geen kaart tellen.
learn-seashore-empty = De stapel is leeg. Nu geeft elke kleur een actie, en rood en blauw tellen als één kleur. Win met je rode 12!
learn-seashore-empty-praise = { $plus ->
    [one] Je pakt { $plus } pluskaart af van { $one }.
   *[other] Je pakt { $plus } pluskaarten af van { $one }.
}
learn-seashore-shared = De laatste kaart van de laatste ronde: win de rode schat! Twee pluskaarten zijn een punt waard.
learn-seashore-shared-praise = Jij hebt { $score }, en { $one } ook. Bij gelijkspel deel je de overwinning: jullie winnen allebei!
