# Diamoniak; docs/words/nl.md

browser-game-diamoniak = Diamoniak
browser-game-diamoniak-line = Trek zolang je durft, bouw je kasteel en pas op voor de heks.

diamoniak-where = { $deck ->
    [one] { $deck } kaart in de stapel
   *[other] { $deck } kaarten in de stapel
}
diamoniak-signs = ♜ is een kasteelkaart, fel zodra die bij een kasteel hoort; ♦ is een diamant, ✶ een fee. Kasteelkaarten in andere kleuren liggen op de plank.
diamoniak-ask-draw = trek een kaart.
diamoniak-ask-buy = trek een kaart, of koop er een voor drie diamanten.
diamoniak-ask-again = nog een kaart trekken, of passen?
diamoniak-ask-witch = { $owed ->
    [one] een heks! Geef haar nog { $owed } kaart.
   *[other] een heks! Geef haar { $owed } van je kaarten.
}
diamoniak-ask-fairy = een heks! Jaag haar weg met een fee, of geef haar { $owed ->
    [one] { $owed } kaart.
   *[other] { $owed } van je kaarten.
}
diamoniak-move-draw = Trek een kaart
diamoniak-move-stop = Pas, en houd alles
diamoniak-move-fairy = Jaag de heks weg met een fee
diamoniak-move-buy = Koop een kasteelkaart in jouw kleur van { $seat }
diamoniak-move-give = Geef { $card } aan de heks
diamoniak-head-castle = kasteel
diamoniak-no-castle = nog geen kasteel
diamoniak-head-store = plank
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
    [seat] Jij bent aan de beurt.
   *[none] { $seat } is aan de beurt.
}
diamoniak-event-shuffle = De aflegstapel wordt geschud tot een nieuwe stapel ({ $cards }).
diamoniak-event-draw = { $you ->
    [seat] { $to ->
        [castle] Je trekt { $card } en bouwt die aan je kasteel.
        [discard] Je trekt { $card }!
       *[store] Je trekt { $card }.
    }
   *[none] { $to ->
        [castle] { $seat } trekt { $card } en bouwt die aan het kasteel.
        [discard] { $seat } trekt { $card }!
       *[store] { $seat } trekt { $card }.
    }
}
diamoniak-event-join = { $cards ->
    [one] { $cards } kaart in { $colour } komt van de plank bij het kasteel.
   *[other] { $cards } kaarten in { $colour } komen van de plank bij het kasteel.
}
diamoniak-event-stop = { $you ->
    [seat] Je past.
   *[none] { $seat } past.
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
   *[none] Het kasteel van { $winner } is af!
}

## De browser

diamoniak-option-keep-colour = Je kleur blijft van jou
diamoniak-option-keep-colour-text = Wie zijn laatste kasteelkaart aan een heks verliest, houdt dezelfde kleur, en niemand anders mag die bouwen.
diamoniak-begins = Volgens het boekje begint de jongste speler.
diamoniak-source-castle = Kasteel
diamoniak-source-diamonds = Diamanten
diamoniak-of = { $pieces }/{ $all }
diamoniak-choose-stop = Passen
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
diamoniak-rules-aim = Doel van het spel
    .MON-50 = Bouw als eerste een compleet kasteel van zes kaarten: met de zesde win je meteen.
diamoniak-rules-cards = De kaarten
    .MON-1 = 55 kaarten: zes kasteelkaarten in elk van vier kleuren, 20 diamanten, 8 heksen, 3 feeën.
    .MON-2 = Kasteelkaarten zijn roze, blauw, groen of geel, en alle kaarten van één kleur zijn gelijk.
    .MON-3 = Alles ligt open, behalve de stapel.
diamoniak-rules-turn = Je beurt
    .MON-10 = Volgens het boekje begint de jongste speler; hier kiest de host. Er wordt met de klok mee gespeeld.
    .MON-11 = Koop één kaart, of trek er minstens één.
    .MON-12 = Na elke kasteelkaart, diamant of fee mag je nog een kaart trekken, of passen.
    .MON-16 = Diamanten en feeën gaan naar je plank.
    .MON-40 = Als de stapel op is, wordt de aflegstapel geschud tot een nieuwe stapel.
diamoniak-rules-castle = Je kasteel
    .MON-13 = Je eerste kasteelkaart in een kleur die niemand bouwt, bepaalt welk kasteel je bouwt.
    .MON-14 = Een kasteelkaart in een kleur die een ander al bouwt, gaat naar je plank, en je hebt nog steeds geen kasteel.
    .MON-15 = Ben je eenmaal aan het bouwen, dan komen kasteelkaarten in je eigen kleur bij je kasteel; alle andere gaan naar je plank.
    .MON-17 = Verlies je de laatste kaart van je kasteel, dan is de kleur weer vrij voor iedereen.
    .MON-18 = Begin je aan een kleur, dan komen de kaarten in die kleur van je plank er meteen bij.
diamoniak-rules-witch = De heks
    .MON-20 = Trek je een heks, dan mag je niet meer trekken. Zodra ze haar kaarten heeft of is weggejaagd, is je beurt voorbij.
    .MON-21 = Ze neemt drie van je kaarten: jij kiest welke diamanten of kasteelkaarten, ook uit je eigen kasteel. Ze worden met haar afgelegd. Heb je er minder dan drie, dan neemt ze ze allemaal.
    .MON-22 = Feeën verlies je nooit aan haar.
    .MON-23 = In plaats daarvan kan een fee haar wegjagen: beide worden afgelegd, en verder verlies je niets.
    .MON-24 = Valt er niets te kiezen, dan gaat het vanzelf.
diamoniak-rules-buy = Kopen
    .MON-30 = In plaats van te trekken mag je voor drie diamanten een kasteelkaart in jouw kleur kopen van een andere speler.
    .MON-31 = Dat is je hele beurt, en de ander mag niet weigeren.
    .MON-32 = Je kunt alleen kaarten in je eigen kleur kopen.
diamoniak-rules-end = De telling
    .MON-51 = De score toont 100 voor elke kasteelkaart en 1 voor elke diamant, maar alleen wie het complete kasteel heeft, wint.
diamoniak-origin = Het boekje is compleet, in tien talen, maar er staat geen voorbeeld in. Een paar vragen blijven open, en de talen zijn het niet altijd eens.
    .MON-2 = Het boekje noemt geen kleuren. Dit zijn de kleuren op de kaarten.
    .MON-17 = Wat er gebeurt als een heks een heel kasteel krijgt, staat niet in het boekje. Een kleur die niemand bouwt is vrij, dus mag iedereen ermee beginnen.
    .MON-18 = Dit staat niet in het boekje. Het zijn jouw kaarten, en ze horen in je kasteel.
    .MON-22 = Volgens het boekje moet wie minder dan drie kaarten heeft, ze allemaal afgeven. Vlak daarvoor staat wat de heks krijgt: diamanten en delen van kastelen. Dus lezen we ‘kaarten’ zo.
    .MON-23 = De Spaanse tekst legt heks en fee op de stapel. Alle andere leggen ze ernaast, en wij ook.
    .MON-31 = De Zweedse tekst verbiedt alleen om na een aankoop nog meer kaarten te trekken. In alle andere trekt de koper deze beurt geen kaart, en bij ons ook niet.
    .MON-40 = Acht talen zeggen ‘alle kaarten’, het Duits en het Russisch noemen de aflegstapel. Kastelen en planken blijven liggen, dus moet de aflegstapel bedoeld zijn. Wanneer precies staat er niet: hier is dat als de volgende kaart nodig is.
diamoniak-choose-draw = Trekken
diamoniak-move-give-cards = Geef { $count } kaarten aan de heks
diamoniak-event-draw-cards = { $you ->
    [seat] Je trekt { $things }.
   *[none] { $seat } trekt { $things }.
}
diamoniak-event-give-cards = { $you ->
    [seat] Je geeft { $things } aan de heks.
   *[none] { $seat } geeft { $things } aan de heks.
}
diamoniak-event-lose-cards = { $you ->
    [seat] Je verliest { $things } aan de heks.
   *[none] { $seat } verliest { $things } aan de heks.
}
diamoniak-why-buy = { $you ->
    [seat] Je kocht { $count } van je zes kasteelkaarten.
   *[none] { $name } kocht { $count } van de zes kasteelkaarten.
}
diamoniak-why-turn = { $you ->
    [seat] In je beste beurt kwamen er { $count } kasteelkaarten bij.
   *[none] In één beurt kreeg { $name } er { $count } kasteelkaarten bij.
}
diamoniak-why-draw = { $you ->
    [seat] Je trok er { $count } kaarten voor.
   *[none] { $name } trok er { $count } kaarten voor.
}

## Weigeringen

diamoniak-refusal-unknown-move = ‘{ $move }’ is geen zet: je kunt kiezen uit draw, stop, fairy, buy met een plaats en give met een kaart.
diamoniak-refusal-witch-ends-drawing = Je hebt een heks getrokken, dus je mag niet meer trekken: geef haar kaarten, of jaag haar weg met een fee.
diamoniak-refusal-witch-not-settled = Je beurt is nog niet voorbij: de heks wacht nog op haar kaarten.
diamoniak-refusal-must-draw = Je hebt nog niet getrokken: trek minstens één kaart, of koop er een.
diamoniak-refusal-no-witch-to-counter = Een fee jaagt een heks weg, en je hebt er geen getrokken.
diamoniak-refusal-fairy-too-late = Je bent de heks al kaarten aan het geven: voor de fee is het te laat.
diamoniak-refusal-no-fairy = Je hebt geen fee.
diamoniak-refusal-nothing-to-give = Je hebt geen heks getrokken, dus er valt niets te geven.
diamoniak-refusal-fairy-is-no-payment = Een heks neemt diamanten en kasteelkaarten, maar nooit een fee.
diamoniak-refusal-witch-is-no-payment = Een heks neemt diamanten en kasteelkaarten, maar geen andere heks.
diamoniak-refusal-not-held = Je hebt niet wat je wilt geven: { $card }.
diamoniak-refusal-buying-with-witch = Je hebt een heks getrokken, dus je kunt deze beurt geen kaart kopen.
diamoniak-refusal-buying-after-drawing = Je hebt deze beurt al getrokken, dus je kunt geen kaart meer kopen.
diamoniak-refusal-no-such-seller = Er is geen plaats { $seller } om van te kopen: de plaatsen zijn 0 tot en met { $last }.
diamoniak-refusal-own-store = Je kunt alleen van een andere speler kopen.
diamoniak-refusal-no-castle = Je bouwt nog geen kasteel, dus er is geen kleur die je kunt kopen.
diamoniak-refusal-too-few-diamonds = Een kasteelkaart kost drie diamanten, en jij hebt er { $diamonds }.
diamoniak-refusal-not-for-sale = { $seller } heeft geen kaart in { $colour }, en een andere kleur past niet in je kasteel.

## Redenen van bots

diamoniak-reason-wins = Dat is de zesde kaart van je kasteel: je wint.
diamoniak-reason-one-more = Nog een kaart: { $own }% kans op je kasteel, { $witch }% op een heks.
diamoniak-reason-start = Nog een kaart: { $start }% kans om een kasteel te beginnen, { $witch }% op een heks.
diamoniak-reason-safe = Er zit geen heks meer in de stapel.
diamoniak-reason-fairy-ready = Je fee zou een heks wegjagen.
diamoniak-reason-cushion = Een heks zou alleen losse kaarten krijgen; je hebt er { $spare }.
diamoniak-reason-castle-at-stake = Een heks zou je kasteel { $castle ->
    [one] { $castle } kaart kosten.
   *[other] { $castle } kaarten kosten.
}
diamoniak-reason-counted = Over de hele stapel gerekend: met trekken win je ongeveer { $draw }% van de keren, met passen { $stop }%.
diamoniak-reason-keeps = Als je past, houd je alles; daarna trekt { $seat }.
diamoniak-reason-buys = Je kasteel heeft dan zeker { $castle } van de 6 kaarten, maar verder levert deze beurt niets op.
diamoniak-reason-pays = { $seat } krijgt er drie diamanten voor, en jij houdt er { $left }.
diamoniak-reason-fairy-saves = { $spare ->
    [0] De fee redt { $castle ->
        [one] { $castle } kaart
       *[other] { $castle } kaarten
    } van je kasteel.
   *[other] De fee redt { $spare ->
        [one] { $spare } losse kaart
       *[other] { $spare } losse kaarten
    }{ $castle ->
        [0] {"."}
       *[other] {" "}en { $castle } van je kasteel.
    }
}
diamoniak-reason-diamond-idle = Niemand heeft een kaart die je met je diamanten kunt kopen.
diamoniak-reason-diamonds-left = Je houdt { $left ->
    [one] { $left } diamant
   *[other] { $left } diamanten
}; anderen hebben { $held ->
    [one] { $held } kaart
   *[other] { $held } kaarten
} in jouw kleur.
diamoniak-reason-frees = { $seat } heeft { $castle } van de 6 kaarten in { $colour } en kan deze trekken na het volgende schudden.
diamoniak-reason-ransom = { $seat } heeft genoeg diamanten om hem van je te kopen: { $diamonds }.
diamoniak-reason-nobody-builds = Niemand bouwt { $colour }.
diamoniak-reason-own-castle = Het is een kaart van je eigen kasteel, dat er dan nog { $castle } heeft.

## Leren

learn-diamoniak-draw = Tik op de stapel! Tik daarna op de grote knop.
learn-diamoniak-draw-praise = Hoera, een kasteelkaart! Jouw kasteel is roze.
learn-diamoniak-again = Trek nog een kaart!
learn-diamoniak-again-hint = Trek nog één kaart.
learn-diamoniak-again-praise = Een diamant! Die gaat naar je plank.
learn-diamoniak-stop = Tik nu op de hand. Dan mag je alles houden.
learn-diamoniak-stop-hint = Pas deze keer: tik op de hand!
learn-diamoniak-stop-praise = Alles is veilig! Nu begint { $one } een blauw kasteel.
learn-diamoniak-six = Je kasteel heeft zes kaarten nodig. Trek!
learn-diamoniak-six-praise = Weer een kasteelkaart! Nu heb je er { $pieces }.
learn-diamoniak-other = Trek nog eens!
learn-diamoniak-other-praise = Een blauwe kasteelkaart. Dat is niet jouw kleur, dus die gaat naar je plank.
learn-diamoniak-more = Nog één kaart!
learn-diamoniak-more-praise = O jee, de heks! Ze wil drie kaarten van je.
learn-diamoniak-give = Geef haar de blauwe kaart. Die heb je niet nodig.
learn-diamoniak-give-hint = Geef haar eerst de blauwe kaart.
learn-diamoniak-castle-hint = Niet je kasteel! Geef haar iets anders.
learn-diamoniak-give-praise = Goed! Ze wil er nog twee.
learn-diamoniak-two = Geef haar een diamant.
learn-diamoniak-one = En nog een diamant.
learn-diamoniak-one-praise = De heks vliegt weg. Je kasteel staat er nog!
learn-diamoniak-fairy = Alweer de heks! Maar jij hebt een fee. Tik op de fee!
learn-diamoniak-fairy-hint = Tik op de fee. Dan raak je verder niets kwijt.
learn-diamoniak-fairy-praise = De fee jaagt de heks weg!
learn-diamoniak-buy = { $one } heeft een roze kasteelkaart. Koop die voor drie diamanten!
learn-diamoniak-buy-hint = Tik op de roze kaart bij { $one }.
learn-diamoniak-buy-praise = Je kasteel heeft nu vijf kaarten!
learn-diamoniak-win = Er ontbreekt nog maar één kaart. Trek!
learn-diamoniak-win-praise = Je kasteel is af. Je wint!
learn-diamoniak-taken = { $one } bouwt het blauwe kasteel. Trek een kaart!
learn-diamoniak-taken-praise = Een blauwe kasteelkaart. Blauw is bezet, dus die gaat naar je plank. Je hebt nog geen kasteel.
learn-diamoniak-join = Niemand bouwt groen. Trek een kaart!
learn-diamoniak-join-praise = Nu is groen jouw kleur! De groene kaart van je plank komt er ook bij.
learn-diamoniak-few = Je hebt maar twee kaarten. Trek!
learn-diamoniak-few-praise = De heks! Ze neemt ze allebei. Je kasteel is weg, maar je mag een nieuw beginnen in elke vrije kleur.
learn-diamoniak-spare = De heks! Maar je hebt drie kaarten die je niet nodig hebt. Geef haar een blauwe en bewaar je fee!
learn-diamoniak-spare-fairy = Dat mag. Maar bewaar je fee voor later: geef haar een blauwe kaart.
learn-diamoniak-spare-hint = Geef haar eerst een blauwe kaart.
learn-diamoniak-spare-praise = Ze neemt de drie kaarten. Je fee kan ze nooit nemen!
learn-diamoniak-empty = De stapel is op. Trek toch maar!
learn-diamoniak-empty-praise = De aflegstapel wordt de nieuwe stapel. O jee, de heks! Maar je hebt niets voor haar, en je fee blijft.
learn-diamoniak-sixth = { $one } heeft jouw zesde kaart. Koop die in plaats van te trekken: { $one } mag niet weigeren!
learn-diamoniak-sixth-praise = Je kasteel is af. Met zes kaarten win je meteen!
