# Diamoniak; docs/words/sv.md

browser-game-diamoniak = Diamoniak
browser-game-diamoniak-line = Dra så länge du vågar, bygg ditt slott och akta dig för häxan.

diamoniak-where = { $deck } kort i plockhögen
diamoniak-signs = ♜ är ett slottskort, ljust när det hör till ett slott; ♦ är en diamant, ✶ en fe. Slottskort i andra färger ligger på hyllan.
diamoniak-ask-draw = dra ett kort.
diamoniak-ask-buy = dra ett kort, eller köp ett för tre diamanter.
diamoniak-ask-again = dra igen eller stanna?
diamoniak-ask-witch = { $owed ->
    [one] en häxa! Ge henne { $owed } kort till.
   *[other] en häxa! Ge henne { $owed } av dina kort.
}
diamoniak-ask-fairy = en häxa! Driv bort henne med en fe, eller ge henne { $owed ->
    [one] { $owed } kort.
   *[other] { $owed } av dina kort.
}
diamoniak-move-draw = Dra ett kort
diamoniak-move-stop = Stanna och behåll allt
diamoniak-move-fairy = Driv bort häxan med en fe
diamoniak-move-buy = Köp ett slottskort i din färg av { $seat }
diamoniak-move-give = Ge häxan { $card }
diamoniak-head-castle = slott
diamoniak-no-castle = inget slott än
diamoniak-head-store = hylla
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
    [seat] Det är din tur.
   *[none] Nu står { $seat } i tur.
}
diamoniak-event-shuffle = Kasthögen blandas till en ny plockhög ({ $cards }).
diamoniak-event-draw = { $you ->
    [seat] { $to ->
        [castle] Du drar { $card } och bygger på ditt slott.
        [discard] Du drar { $card }!
       *[store] Du drar { $card }.
    }
   *[none] { $to ->
        [castle] { $seat } drar { $card } och bygger på sitt slott.
        [discard] { $seat } drar { $card }!
       *[store] { $seat } drar { $card }.
    }
}
diamoniak-event-join = { $cards } kort i { $colour } flyttas från hyllan till slottet.
diamoniak-event-stop = { $you ->
    [seat] Du stannar.
   *[none] { $seat } stannar.
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
   *[none] { $seat } har inget slott kvar, och { $colour } är ledigt igen.
}
diamoniak-event-buy = { $you ->
    [seat] Du köper { $card } av { $from } för { $diamonds } diamanter.
    [from] { $seat } köper { $card } av dig för { $diamonds } diamanter.
   *[none] { $seat } köper { $card } av { $from } för { $diamonds } diamanter.
}
diamoniak-event-over = { $you ->
    [winner] Ditt slott är färdigt!
   *[none] { $winner } har byggt ett helt slott!
}

## Webbläsaren

diamoniak-option-keep-colour = Din färg är din för gott
diamoniak-option-keep-colour-text = Den som förlorar sitt sista slottskort till en häxa behåller sin färg, och ingen annan får bygga den.
diamoniak-begins = Enligt häftet börjar den yngsta spelaren.
diamoniak-source-castle = Slott
diamoniak-source-diamonds = Diamanter
diamoniak-of = { $pieces }/{ $all }
diamoniak-choose-stop = Stanna
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
diamoniak-rules-aim = Spelets mål
    .MON-50 = Bli först med att bygga ett helt slott på sex kort: med det sjätte vinner du genast.
diamoniak-rules-cards = Korten
    .MON-1 = 55 kort: sex slottskort i var och en av fyra färger, 20 diamanter, 8 häxor, 3 feer.
    .MON-2 = Slottskorten är rosa, blå, gröna eller gula, och alla i en färg är likadana.
    .MON-3 = Allt ligger öppet utom plockhögen.
diamoniak-rules-turn = Din tur
    .MON-10 = Enligt häftet börjar den yngsta spelaren; här väljer värden. Spelet går medurs.
    .MON-11 = Köp ett kort, eller dra minst ett.
    .MON-12 = Efter varje slottskort, diamant eller fe får du dra igen eller stanna.
    .MON-16 = Diamanter och feer läggs på din hylla.
    .MON-40 = När plockhögen är slut blandas kasthögen till en ny.
diamoniak-rules-castle = Ditt slott
    .MON-13 = Ditt första slottskort i en färg som ingen bygger bestämmer vilket slott du bygger.
    .MON-14 = Ett slottskort i en färg som någon annan bygger läggs på din hylla, och du har fortfarande inget slott.
    .MON-15 = När du väl bygger läggs slottskort i din egen färg till ditt slott; alla andra läggs på din hylla.
    .MON-17 = Förlorar du det sista kortet i ditt slott är färgen ledig för alla igen.
    .MON-18 = När du börjar på en färg flyttas kort i den färgen genast från din hylla till slottet.
diamoniak-rules-witch = Häxan
    .MON-20 = Drar du en häxa får du inte dra fler kort. När hon har fått sina kort eller drivits bort är din tur slut.
    .MON-21 = Hon tar tre av dina kort: du väljer vilka diamanter eller slottskort, även ur ditt eget slott. De kastas tillsammans med henne. Har du färre än tre tar hon alla.
    .MON-22 = Feer tar hon aldrig.
    .MON-23 = En fe kan driva bort henne i stället: båda kastas, och du förlorar inget annat.
    .MON-24 = Finns det inget att välja sker det av sig självt.
diamoniak-rules-buy = Köpa
    .MON-30 = I stället för att dra får du köpa ett slottskort i din färg av en annan spelare för tre diamanter.
    .MON-31 = Det är hela din tur, och motspelaren kan inte vägra.
    .MON-32 = Du kan bara köpa kort i din egen färg.
diamoniak-rules-end = Poäng
    .MON-51 = Poängen visar 100 för varje slottskort och 1 för varje diamant, men bara den som har ett helt slott vinner.
diamoniak-origin = Häftet är komplett, på tio språk, men har inget exempel. Några frågor lämnar det öppna, och språken är inte alltid överens.
    .MON-2 = Häftet nämner inga färger. Det här är färgerna på korten.
    .MON-17 = Häftet säger inte vad som händer när en häxa tar ett helt slott. En färg som ingen bygger är fri, så vem som helst får börja på den.
    .MON-18 = Häftet säger det inte. Det är dina kort, och de hör till ditt slott.
    .MON-22 = Enligt häftet ger den som har färre än tre kort bort alla. Strax före står vad häxan tar: diamanter och slottsdelar. Alltså läser vi ”kort” så.
    .MON-23 = Den spanska texten lägger häxan och fen på plockhögen. Alla andra lägger dem bredvid, och det gör vi också.
    .MON-31 = Den svenska texten förbjuder bara att dra fler kort efter ett köp. Enligt alla andra drar köparen inget kort alls den turen, och så är det här också.
    .MON-40 = Åtta språk säger ”alla kort”, tyska och ryska säger kasthögen. Slott och hyllor ligger kvar, så det måste vara kasthögen som menas. Exakt när sägs inte: här är det när nästa kort behövs.
diamoniak-choose-draw = Dra
diamoniak-move-give-cards = Ge häxan { $count } kort
diamoniak-event-draw-cards = { $you ->
    [seat] Du drar { $things }.
   *[none] { $seat } drar { $things }.
}
diamoniak-event-give-cards = { $you ->
    [seat] Du ger häxan { $things }.
   *[none] { $seat } ger häxan { $things }.
}
diamoniak-event-lose-cards = { $you ->
    [seat] Häxan tar { $things } från dig.
   *[none] Häxan tar { $things } från { $seat }.
}
diamoniak-why-buy = { $you ->
    [seat] Du köpte { $count } av dina sex slottskort.
   *[none] { $name } köpte { $count } av de sex slottskorten.
}
diamoniak-why-turn = { $you ->
    [seat] I ditt bästa drag fick du { $count } slottskort.
   *[none] I ett enda drag fick { $name } { $count } slottskort.
}
diamoniak-why-draw = { $you ->
    [seat] Du drog { $count } kort för det.
   *[none] { $name } drog { $count } kort för det.
}

## Avslag

diamoniak-refusal-unknown-move = ”{ $move }” är inget drag: det finns draw, stop, fairy, buy med en plats och give med ett kort.
diamoniak-refusal-witch-ends-drawing = Du har dragit en häxa och får inte dra fler kort: ge henne kort, eller driv bort henne med en fe.
diamoniak-refusal-witch-not-settled = Din tur är inte slut än: häxan väntar fortfarande på sina kort.
diamoniak-refusal-must-draw = Du har inte dragit än: dra minst ett kort, eller köp ett.
diamoniak-refusal-no-witch-to-counter = En fe driver bort en häxa, och du har inte dragit någon.
diamoniak-refusal-fairy-too-late = Du har redan börjat ge kort till häxan: det är för sent för fen.
diamoniak-refusal-no-fairy = Du har ingen fe.
diamoniak-refusal-nothing-to-give = Du har inte dragit någon häxa, så det finns inget att ge.
diamoniak-refusal-fairy-is-no-payment = En häxa tar diamanter och slottskort, men ingen fe.
diamoniak-refusal-witch-is-no-payment = En häxa tar diamanter och slottskort, men ingen annan häxa.
diamoniak-refusal-not-held = Det har du inte att ge: { $card }.
diamoniak-refusal-buying-with-witch = Du har dragit en häxa, så du kan inte köpa kort den här turen.
diamoniak-refusal-buying-after-drawing = Du har redan dragit den här turen, så du kan inte köpa kort.
diamoniak-refusal-no-such-seller = Det finns ingen plats { $seller } att köpa av: platserna är 0 till { $last }.
diamoniak-refusal-own-store = Du kan bara köpa av en annan spelare.
diamoniak-refusal-no-castle = Du bygger inget slott än, så det finns ingen färg att köpa.
diamoniak-refusal-too-few-diamonds = Ett slottskort kostar tre diamanter, och du har { $diamonds }.
diamoniak-refusal-not-for-sale = { $seller } har inget kort i { $colour }, och ingen annan färg passar ditt slott.

## Botarnas skäl

diamoniak-reason-wins = Det är det sjätte kortet i ditt slott: du vinner.
diamoniak-reason-one-more = Ett kort till: { $own } % för ditt slott, { $witch } % för en häxa.
diamoniak-reason-start = Ett kort till: { $start } % för att börja ett slott, { $witch } % för en häxa.
diamoniak-reason-safe = Det finns ingen häxa kvar i plockhögen.
diamoniak-reason-fairy-ready = Din fe skulle driva bort en häxa.
diamoniak-reason-cushion = En häxa skulle bara få överblivna kort; du har { $spare }.
diamoniak-reason-castle-at-stake = En häxa skulle ta { $castle } av dina slottskort.
diamoniak-reason-counted = Räknat över hela plockhögen: drar du igen vinner du i ungefär { $draw } % av fallen, stannar du i { $stop } %.
diamoniak-reason-keeps = Stannar du behåller du allt; sedan drar { $seat }.
diamoniak-reason-buys = Ditt slott har då säkert { $castle } av 6 kort, men turen ger inget annat.
diamoniak-reason-pays = { $seat } får tre diamanter för det, och du har { $left } kvar.
diamoniak-reason-fairy-saves = { $spare ->
    [0] Fen räddar { $castle } kort ur ditt slott.
   *[other] Fen räddar { $spare ->
        [one] { $spare } överblivet kort
       *[other] { $spare } överblivna kort
    }{ $castle ->
        [0] {"."}
       *[other] {" "}och { $castle } ur ditt slott.
    }
}
diamoniak-reason-diamond-idle = Ingen har ett kort som dina diamanter kan köpa.
diamoniak-reason-diamonds-left = Du behåller { $left ->
    [one] { $left } diamant
   *[other] { $left } diamanter
}; andra har { $held } kort i din färg.
diamoniak-reason-frees = { $seat } har { $castle } av 6 kort i { $colour } och kan dra det här efter nästa blandning.
diamoniak-reason-ransom = { $seat } har diamanter nog att köpa det av dig: { $diamonds }.
diamoniak-reason-nobody-builds = Ingen bygger { $colour }.
diamoniak-reason-own-castle = Det är ett kort ur ditt eget slott, som har { $castle } kvar.

## Lära sig

learn-diamoniak-draw = Tryck på plockhögen! Tryck sedan på den stora knappen.
learn-diamoniak-draw-praise = Hurra, ett slottskort! Ditt slott är rosa.
learn-diamoniak-again = Dra ett kort till!
learn-diamoniak-again-hint = Dra ett kort till.
learn-diamoniak-again-praise = En diamant! Den läggs på din hylla.
learn-diamoniak-stop = Tryck nu på handen. Då får du behålla allt.
learn-diamoniak-stop-hint = Stanna den här gången: tryck på handen!
learn-diamoniak-stop-praise = Allt är tryggt! Nu börjar { $one } på ett blått slott.
learn-diamoniak-six = Ditt slott behöver sex kort. Dra!
learn-diamoniak-six-praise = Ett slottskort till! Nu har du { $pieces }.
learn-diamoniak-other = Dra igen!
learn-diamoniak-other-praise = Ett blått slottskort. Det är inte din färg, så det läggs på din hylla.
learn-diamoniak-more = Ett kort till!
learn-diamoniak-more-praise = Oj då, häxan! Hon vill ha tre av dina kort.
learn-diamoniak-give = Ge henne det blå kortet. Du behöver det inte.
learn-diamoniak-give-hint = Ge henne det blå kortet först.
learn-diamoniak-castle-hint = Inte ditt slott! Ge henne något annat.
learn-diamoniak-give-praise = Bra! Hon vill ha två till.
learn-diamoniak-two = Ge henne en diamant.
learn-diamoniak-one = Och en diamant till.
learn-diamoniak-one-praise = Häxan flyger sin väg. Ditt slott står kvar!
learn-diamoniak-fairy = Häxan igen! Men du har en fe. Tryck på fen!
learn-diamoniak-fairy-hint = Tryck på fen. Då förlorar du inget mer.
learn-diamoniak-fairy-praise = Fen driver bort häxan!
learn-diamoniak-buy = { $one } har ett rosa slottskort. Köp det för tre diamanter!
learn-diamoniak-buy-hint = Tryck på det rosa kortet hos { $one }.
learn-diamoniak-buy-praise = Ditt slott har fem kort nu!
learn-diamoniak-win = Bara ett kort saknas. Dra!
learn-diamoniak-win-praise = Ditt slott är färdigt. Du vinner!
learn-diamoniak-taken = { $one } bygger det blå slottet. Dra ett kort!
learn-diamoniak-taken-praise = Ett blått slottskort. Blått är upptaget, så det läggs på din hylla. Du har inget slott än.
learn-diamoniak-join = Ingen bygger grönt. Dra ett kort!
learn-diamoniak-join-praise = Nu är grönt din färg! Det gröna kortet på din hylla läggs också till slottet.
learn-diamoniak-few = Du har bara två kort. Dra!
learn-diamoniak-few-praise = Häxan! Hon tar båda. Ditt slott är borta, men du får börja på ett nytt i en ledig färg.
learn-diamoniak-spare = Häxan! Men du har tre kort som du inte behöver. Ge henne ett blått och behåll din fe!
learn-diamoniak-spare-fairy = Det får du. Men spara fen till senare: ge henne ett blått kort.
learn-diamoniak-spare-hint = Ge henne ett blått kort först.
learn-diamoniak-spare-praise = Hon tar de tre korten. Din fe kan hon aldrig ta!
learn-diamoniak-empty = Plockhögen är slut. Dra ändå!
learn-diamoniak-empty-praise = Kasthögen blir ny plockhög. Oj då, häxan! Men du har inget att ge henne, och din fe är kvar.
learn-diamoniak-sixth = { $one } har ditt sjätte kort. Köp det i stället för att dra: { $one } kan inte vägra!
learn-diamoniak-sixth-praise = Ditt slott är färdigt. Med sex kort vinner du genast!
