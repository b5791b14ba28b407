# Kadora; docs/words/nl.md

kadora-other-1 = het eiland
browser-game-kadora = Kadora
browser-game-kadora-line = Leg een kaart, neem wat erbij past, en zorg voor de meerderheid in een kleur: anders kost het je strafpunten.

kadora-where = { $last ->
    [none] { $cards ->
        [one] { $cards } kaart in de trekstapels
       *[other] { $cards } kaarten in de trekstapels
    }
    [0] Het einde
    [one] De laatste beurt
   *[other] Nog { $last } beurten
}
kadora-signs = Een kaart is kleur, waarde en soort: ○ rond (r), □ vierkant (s), △ druppel (d). Een letter alleen is een gedekte kaart. ★ heeft de meerderheid in een kleur; onder ‘straf’ staan de strafpunten die een speler zou krijgen als het spel nu afgelopen was. De gekozen zet legt »Y4○« en neemt ›Y4○‹.
kadora-ask-give = een kleur weggeven, of alles houden?
kadora-ask-place = leg een kaart op een lege plek.
kadora-ask-draw = trek van de linker- of de rechterstapel.
kadora-move-keep = Geef niets weg
kadora-move-gift = Geef alles in { $colour } aan { $seat }
kadora-move-place = Leg { $card } op { $cell }
kadora-move-takes = Leg { $card } op { $cell }: neemt { $cards }
kadora-move-draw = { $row ->
    [left] Trek links: { $colour }
   *[right] Trek rechts: { $colour }
}
kadora-block = Blok
kadora-row-left = links { $count }
kadora-row-right = rechts { $count }
kadora-aside = opzijgelegd { $count }
kadora-head-open = straf
kadora-head-hand = hand
kadora-event-aside = { $count } kaarten worden opzijgelegd.
kadora-event-hand = { $you ->
    [seat] Je krijgt { $cards }.
   *[none] { $seat } krijgt { $count } kaarten.
}
kadora-event-border = De rand van het blok is gelegd.
kadora-event-row = { $row ->
    [left] De linkertrekstapel heeft { $count } kaarten.
   *[right] De rechtertrekstapel heeft { $count } kaarten.
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
    [left] Aangevuld van de linkerstapel: { $cards }.
   *[right] Aangevuld van de rechterstapel: { $cards }.
}
kadora-event-last-turns = Beide trekstapels zijn leeg: { $turns ->
    [one] nog { $turns } beurt.
   *[other] nog { $turns } beurten.
}
kadora-event-show = { $you ->
    [seat] Je handkaarten komen bij je buit: { $cards }.
   *[none] De handkaarten van { $seat } komen bij de buit: { $cards }.
}
kadora-event-island = De kaarten van het eiland worden omgedraaid: { $cards }.
kadora-event-face-down = De hoogste waarde in { $colour }, { $sum }, wordt omgedraaid: { $seats }.
kadora-event-over = Het spel is afgelopen.

## De browser

kadora-option-seat-view = Aanvullen vanaf jouw kant
kadora-option-seat-view-text = Lege plekken worden aangevuld in de leesrichting van de speler die aan de beurt is, zoals aan een echte tafel. Anders is de volgorde voor iedereen gelijk.
kadora-option-lacking = Ontbrekende waarden
kadora-option-lacking-text = In elke kleur ontbreekt één waarde, en het boekje zegt niet welke. Kies in elke rij de kaart die niet in je doos zit.
kadora-begins = Volgens het boekje begint de speler die als laatste op een eiland is geweest.
kadora-source-R = R
kadora-source-O = O
kadora-source-Y = Ge
kadora-source-G = Gr
kadora-source-B = B
kadora-source-P = P
kadora-panel-aside = Opzijgelegd
kadora-card = { $colour } { $value } ({ $kind })
kadora-back = { $colour }, gedekt
kadora-kind-round = rond
kadora-kind-square = vierkant
kadora-kind-drop = druppel
kadora-lay = Leg { $card } op { $cell }
kadora-hand = Je hand
kadora-loot = Buit
kadora-leads = meerderheid
kadora-steps = Stappen van een beurt
kadora-step-give = weggeven
kadora-step-place = leggen
kadora-step-draw = trekken
kadora-step-refill = aanvullen
kadora-last = { $turns ->
    [one] De laatste beurt
   *[other] Nog { $turns } beurten
}
kadora-give = Een kleur weggeven
kadora-give-colour = Geef { $colour } weg
kadora-give-to = Alles in { $colour } gaat naar
kadora-takes-nothing = Neemt niets.
kadora-takes = Neemt { $cards }. Je strafpunten: { $before } → { $after }.
kadora-would-lead = Dan heb je de meerderheid in { $colours }.
kadora-full = Het blok is vol: nu neem je de kaarten die niet passen.
kadora-empty = leeg
kadora-aside-text = { $players ->
    [2] { $count } kaarten zijn opzijgelegd. Aan het einde worden ze omgedraaid als de kaarten van een derde speler, het eiland, dat zelfs kan winnen.
   *[other] { $count } kaarten zijn opzijgelegd en doen niet mee. Aan hun achterkant zie je de kleur.
}
kadora-says-row = { $row ->
    [left] Linkertrekstapel
   *[right] Rechtertrekstapel
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
kadora-rules-aim = Doel van het spel
    .KAD-63 = Aan het einde zijn de waarden die nog open voor je liggen strafpunten. Wie de minste strafpunten heeft, wint.
    .KAD-62 = In elke kleur draait de speler met de hoogste waarde die kaarten om; bij een gelijke stand doen ze dat allemaal.
    .KAD-64 = Een speler zonder gedekte kaarten kan niet winnen.
kadora-rules-cards = De kaarten
    .KAD-1 = 72 kaarten in zes kleuren.
    .KAD-2 = De waarden lopen van 1 tot en met 5, maar in elke kleur ontbreekt er één. Er zijn drie soorten diamanten, en elke kleur heeft al haar waarden in alle drie.
    .KAD-3 = In het boekje staat niet welke waarde in welke kleur ontbreekt. Onze keuze: rood 1, oranje 2, geel 3, groen 4, blauw 5, paars 3.
    .KAD-4 = De soorten zijn rond, vierkant en druppel.
    .KAD-5 = De achterkanten tonen de kleur: van handkaarten, trekstapels en opzijgelegde kaarten kent iedereen de kleuren, maar verder niets.
kadora-rules-setup = Vóór het spel
    .KAD-10 = Met 2, 3 of 4 spelers worden er 18, 12 of 6 kaarten opzijgelegd.
    .KAD-11 = Iedereen krijgt vier kaarten.
    .KAD-12 = Twaalf open kaarten vormen de rand van een blok van vier bij vier; het midden is leeg.
    .KAD-13 = De rest ligt gedekt in twee trekstapels, zo uitgespreid dat je de kleuren ziet; de volgorde verandert nooit.
    .KAD-14 = Volgens het boekje begint de speler die als laatste op een eiland is geweest; hier kiest de host. Er wordt met de klok mee gespeeld.
kadora-rules-give = Een kleur weggeven
    .KAD-20 = Eerst mag je al je buit van één kleur weggeven aan een speler die er niets van heeft, als jij als enige de hoogste waarde in die kleur hebt. Eén kleur per beurt.
    .KAD-21 = Kun je niets weggeven, dan leg je meteen een kaart.
kadora-rules-take = Leggen en nemen
    .KAD-30 = Leg een kaart uit je hand op een lege plek.
    .KAD-31 = Is de som van de kolom nu 10 of meer, dan neem je daaruit alle andere kaarten van dezelfde kleur of dezelfde soort. De gelegde kaart blijft liggen.
    .KAD-32 = Daarna doe je hetzelfde met de rij.
    .KAD-33 = De kaarten die je neemt, liggen open voor je: dat is je buit.
    .KAD-34 = Maakt je kaart het blok vol en neem je niets wat past, dan neem je alle kaarten uit de kolom en de rij die niet passen.
    .KAD-35 = Dat geldt ook als een kolom of rij op 10 of meer komt maar er niets in past.
    .KAD-36 = Levert ook dat niets op, dan neem je alle zes andere kaarten van de kolom en de rij.
kadora-rules-draw = Trekken en aanvullen
    .KAD-40 = Trek de volgende kaart van een van beide trekstapels.
    .KAD-50 = Zijn er meer dan vier plekken leeg, dan worden ze in de leesrichting aangevuld met kaarten van die trekstapel, tot er nog vier leeg zijn.
    .KAD-51 = De leesrichting is voor iedereen gelijk, waar je ook zit, tenzij de tafel anders heeft gekozen.
    .KAD-52 = Is die trekstapel op, dan gaat het verder met de andere.
kadora-rules-end = Het einde
    .KAD-60 = Als beide trekstapels op zijn, wordt die beurt afgemaakt; daarna heeft iedereen nog één beurt, ook de speler die aan de beurt was.
    .KAD-61 = Dan komen de handkaarten bij de buit.
    .KAD-65 = Bij gelijke strafpunten wint wie de meeste kaarten heeft, open of gedekt; is het dan nog gelijk, dan wordt de overwinning gedeeld.
    .KAD-66 = Met twee spelers worden de opzijgelegde kaarten vóór de puntentelling omgedraaid: ze zijn van een derde speler, het eiland. Het telt mee in elke kleur, kan dus verhinderen dat je kaarten omdraait, en kan ook winnen.
kadora-origin = Het boekje is compleet, maar noemt geen auteur. Welke waarde in welke kleur ontbreekt, staat er niet in. Onze keuze is dus een gok: stel in wat er in jouw doos zit.
    .KAD-2 = Hoe vaak elke kaart voorkomt, staat niet in het boekje. Bij 72 kaarten, zes kleuren, vier waarden en drie soorten is er van elke precies één.
    .KAD-3 = Het boekje zegt dat in elke kleur één waarde ontbreekt, maar niet welke. Wie de doos heeft, kan instellen wat erin zit.
    .KAD-4 = Het boekje laat de drie soorten alleen als plaatjes zien. De namen zijn van ons.
    .KAD-13 = Het boekje zegt twee trekstapels, maar niet dat ze even groot zijn. Het aantal kaarten is altijd even, dus delen we het doormidden.
    .KAD-35 = Het boekje heeft het alleen over rijen en kolommen onder de 10. Maar ook hier zou het blok vol blijven, dus geldt hetzelfde.
    .KAD-36 = Dit geval staat niet in het boekje. Zonder deze regel zou het blok vol blijven, en kon niemand meer een kaart leggen.
    .KAD-51 = Het boekje zegt: vanuit het gezichtspunt van de speler. Op een scherm kijkt iedereen vanaf dezelfde kant, dus is er één richting. Rond een tablet geeft de optie elke speler een eigen richting.
    .KAD-52 = Wat er gebeurt als die stapel op is, staat niet in het boekje. Wij gaan verder met de andere, net als bij het trekken.
    .tip = Advies van het boekje: denk je niet dat je aan het einde de meerderheid in een kleur hebt, geef die dan liever weg, want hij levert alleen strafpunten op.
    .story = Jullie hebben een kaart van het schateiland Kadora. Maar op de diamanten rust een betovering: hoe meer je er hebt, hoe zwaarder die drukt. Eén ding helpt: van een kleur meer hebben dan alle anderen.
kadora-cards = Elke kaart hier bestaat in alle drie de soorten: rond, vierkant en druppel.
kadora-why = { $you ->
    [seat] Je hebt aan het eind de meerderheid in { $count ->
        [one] { $count } kleur
       *[other] { $count } kleuren
    }: alleen al { $colour }, samen { $sum }, kost je niets.
   *[other] { $name } heeft aan het eind de meerderheid in { $count ->
        [one] { $count } kleur
       *[other] { $count } kleuren
    }: alleen al { $colour }, samen { $sum }, kost niets.
}
kadora-torn = Heeft nu in geen enkele kleur de meerderheid. Wie aan het eind geen kleur gedekt heeft, kan niet winnen.
kadora-lowest = De laagste straf wint
kadora-sail = Gescheurd zeil: geen kleur gedekt, dus geen winst

## Weigeringen

kadora-refusal-give-now = ‘{ $move }’ is nu geen zet: geef een kleur weg, bijvoorbeeld gift Y 1, of typ keep.
kadora-refusal-gift-or-keep = Je kunt nu een kleur weggeven: doe dat eerst, of kies om niets weg te geven.
kadora-refusal-keep-alone = Typ alleen keep, verder niets.
kadora-refusal-gift-of-what = Noem de kleur die je weggeeft en de plaats die deze krijgt, bijvoorbeeld gift Y 1.
kadora-refusal-gift-to-whom = Noem ook de plaats die alles in { $colour } krijgt, bijvoorbeeld gift { $letter } 1.
kadora-refusal-gift-too-long = Je geeft één kleur aan één plaats, bijvoorbeeld gift Y 1, verder niets.
kadora-refusal-no-such-colour = De kleur ‘{ $colour }’ bestaat niet: de kleuren zijn R, O, Y, G, B en P.
kadora-refusal-no-such-receiver = Er is geen plaats ‘{ $to }’ om iets te geven: de plaatsen zijn 0 tot en met { $last }.
kadora-refusal-gift-to-yourself = Je kunt een kleur alleen aan een andere speler geven.
kadora-refusal-nothing-to-give = Je hebt geen { $colour } in je buit om weg te geven.
kadora-refusal-not-leading = { $other } heeft de meerderheid in { $colour }, { $most } tegen jouw { $own }: alleen wie de meerderheid heeft, mag de kleur weggeven.
kadora-refusal-lead-shared = Jij en { $other } staan gelijk in { $colour }, ieder { $own }: alleen wie als enige de meerderheid heeft, mag de kleur weggeven.
kadora-refusal-receiver-has-colour = { $to } heeft al { $colour } in de buit en kan er dus niets van krijgen.
kadora-refusal-gift-too-late = Eén kleur per beurt, en alleen voordat je een kaart legt: het is nu te laat.
kadora-refusal-keep-too-late = Het weggeven is voorbij, dus er valt niets meer af te slaan.
kadora-refusal-no-gift-possible = Deze beurt kun je niets weggeven, dus er valt niets af te slaan.
kadora-refusal-place-now = ‘{ $move }’ is nu geen zet: leg een kaart, bijvoorbeeld place Y4r b2.
kadora-refusal-place-what = Noem een kaart uit je hand en een lege plek ervoor, bijvoorbeeld place Y4r b2.
kadora-refusal-place-where = Noem ook de lege plek voor { $card }.
kadora-refusal-place-too-long = Eén kaart gaat op één plek, bijvoorbeeld place Y4r b2, verder niets.
kadora-refusal-place-first = Leg eerst een kaart; trekken komt daarna.
kadora-refusal-no-such-card = ‘{ $card }’ is geen kaart: een kaart is kleur, waarde en soort, bijvoorbeeld Y4r.
kadora-refusal-no-such-value = ‘{ $card }’ bestaat niet: waarden lopen van 1 tot en met 5.
kadora-refusal-no-such-kind = ‘{ $card }’ bestaat niet: de soorten zijn r, s en d.
kadora-refusal-lacking-card = { $card } bestaat niet: in { $colour } ontbreekt de { $value } in dit spel.
kadora-refusal-no-such-cell = Plek ‘{ $cell }’ bestaat niet: het blok loopt van a1 tot en met d4.
kadora-refusal-not-in-hand = Je hebt { $card } niet in je hand.
kadora-refusal-cell-taken = Plek { $cell } is niet leeg: daar ligt { $card }.
kadora-refusal-placed-already = Je hebt deze beurt al een kaart gelegd; trek er nu een.
kadora-refusal-draw-now = ‘{ $move }’ is nu geen zet: trek een kaart, bijvoorbeeld draw left.
kadora-refusal-draw-where = Noem de trekstapel: left of right.
kadora-refusal-draw-too-long = Trek één kaart van één trekstapel, bijvoorbeeld draw left, verder niets.
kadora-refusal-no-such-row = Trekstapel ‘{ $row }’ bestaat niet: trek van left of right.

## Redenen van bots

kadora-reason-takes-lead = Je krijgt de meerderheid in { $colour }: { $mine } tegen { $best }.
kadora-reason-shares-lead = Je komt gelijk in { $colour }: ieder { $mine }.
kadora-reason-safer-lead = Je meerderheid in { $colour } wordt zekerder: { $mine } tegen { $best }.
kadora-reason-breaks-lead = { $seat } verliest de meerderheid in { $colour } en krijgt er strafpunten bij: +{ $points }.
kadora-reason-penalty = Je neemt { $points } in kleuren waarin een ander de meerderheid heeft.
kadora-reason-takes-nothing = Je neemt geen kaarten, dus er komen geen strafpunten bij.
kadora-reason-sheds-card = { $card } verlaat je hand, waar die strafpunten zou kunnen opleveren.
kadora-reason-island = Het eiland heeft { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
} in { $colour }, ongeveer { $points } waard.
kadora-reason-draw-led = De volgende kaart is { $colour }, en daarin heb jij de meerderheid.
kadora-reason-draw-value = Kaarten in { $colour } die je nog niet hebt gezien, zijn gemiddeld { $points } waard.
kadora-reason-keep-lead = Je hebt de meerderheid in { $colour }, { $mine } tegen { $best }: zolang dat zo blijft, kost het je niets.
kadora-reason-gift-danger = Je staat { $lead } voor in { $colour }, maar { $left } ervan is nog te winnen.
kadora-reason-gift-burden = { $seat } zou dan { $points } in { $colour } hebben en de meerderheid moeten houden.

## Leren

learn-kadora-block = De kaarten liggen in een blok van vier bij vier. Elke kaart heeft een kleur, een getal en een diamant: rond, vierkant of druppel.
learn-kadora-lay = Leg de groene 1 op de gemarkeerde plek. Zolang de kolom en de rij onder de 10 blijven, gebeurt er niets.
learn-kadora-cell-hint = Neem deze keer de gemarkeerde plek.
learn-kadora-lay-hint = Neem deze keer de groene 1.
learn-kadora-lay-praise = Beide sommen zijn onder de 10: je neemt niets.
learn-kadora-take = Leg de gele 4 op de gemarkeerde plek. De kolom komt op 10: nu moet je alle kaarten nemen die bij de jouwe passen.
learn-kadora-take-hint = Neem deze keer de gele 4.
learn-kadora-take-praise = Je neemt { $count } kaarten. Eén heeft dezelfde kleur, één dezelfde diamant.
learn-kadora-loot = Dit is je buit. Aan het einde levert die strafpunten op. Alleen de kleuren waarin je de hoogste som hebt, de kroon, kosten niets.
learn-kadora-draw = Trek een kaart van een van de trekstapels. De achterkant toont de kleur.
learn-kadora-draw-praise = Van dezelfde stapel wordt het blok aangevuld tot er vier plekken leeg zijn.
learn-kadora-crown = { $one } heeft 4 in blauw, jij 3. Waar kan je blauwe 1 meer blauw nemen?
learn-kadora-crown-hint = Leg de blauwe 1 in een kolom die op 10 komt en waarin blauw ligt.
learn-kadora-crown-praise = Nu heb jij het meeste blauw. De kroon is van jou!
learn-kadora-spare = Neem nu niets! Zoek een kaart en een plek waarbij je niets hoeft te nemen.
learn-kadora-spare-hint = Dan neem je kaarten. De kleine getallen tonen de sommen vooraf.
learn-kadora-spare-praise = Deze keer niets genomen. Maar blijf niet met lege handen: wie aan het einde geen gedekte kaart heeft, kan niet winnen!
learn-kadora-gift = Jij hebt de meerderheid in paars. Maar kijk naar de achterkanten: { $two } heeft ook paars in de hand. Geef je paars aan { $one } voordat het je punten kost!
learn-kadora-gift-hint = Dan kan { $two } je inhalen, en levert je paars strafpunten op.
learn-kadora-gift-praise = Nu moet { $one } de meerderheid houden.
learn-kadora-end = De laatste beurt: leg je kaart. Dan worden de hoogste sommen omgedraaid, en de rest telt.
learn-kadora-end-praise = Jouw strafpunten: { $score }, die van { $one }: { $rival }. Wie de minste heeft, wint, en dat ben jij!
learn-kadora-both = Leg de oranje 4 op de gemarkeerde plek. De kolom en de rij komen allebei op 10: je neemt uit beide de kaarten die passen.
learn-kadora-both-hint = Neem deze keer de oranje 4.
learn-kadora-both-praise = Je neemt twee kaarten uit de kolom en twee uit de rij. Je eigen kaart blijft liggen.
learn-kadora-full = Er is nog maar één plek leeg. Met de kaart die het blok vult, neem je altijd iets. Leg de groene 1!
learn-kadora-full-hint = Neem deze keer de groene 1.
learn-kadora-full-praise = Beide sommen zijn onder de 10, dus deze keer neem je de kaarten die niet passen: { $cards }.
learn-kadora-last = Er zijn nog maar twee kaarten om te trekken. Trek er een: de andere gaat naar het blok.
learn-kadora-last-praise = Beide trekstapels zijn op. Iedereen heeft nog één beurt, en die van jou is de laatste.
learn-kadora-hand = De laatste beurt! De kaarten die in je hand blijven, komen bij je buit. Welke raak je liever kwijt?
learn-kadora-hand-hint = Met de rode 5 heb je de meerderheid in rood. Welke van de andere kaarten kost je het meest?
learn-kadora-hand-praise = Jij hebt de meerderheid in rood, dus dat kost niets. Jouw strafpunten: { $score }. Je wint!
learn-kadora-nothing = { $one } heeft helemaal niets genomen. Leg je laatste kaart en kijk wie er wint.
learn-kadora-nothing-praise = { $one } heeft geen strafpunten, maar wie geen gedekte kaart heeft, kan niet winnen. Jouw strafpunten: { $score }. Je wint!
learn-kadora-equal = { $one } krijgt evenveel strafpunten als jij. Leg je laatste kaart: wat geeft de doorslag?
learn-kadora-equal-praise = Jullie hebben allebei { $score }. Dan wint wie de meeste kaarten heeft. Jij: { $cards }. { $one }: { $rival }.
learn-kadora-island = Met twee spelers horen de opzijgelegde kaarten bij een derde: het eiland. Dat kan meerderheden hebben en zelfs winnen. Leg je laatste kaart!
learn-kadora-island-praise = Het eiland heeft de meerderheid in rood, dus jouw rood kost je 2. Maar het eiland heeft { $island } strafpunten en jij { $score }: je wint!
