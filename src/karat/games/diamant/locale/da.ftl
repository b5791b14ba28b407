# Diamant; docs/words/da.md

browser-game-diamant = Diamant
browser-game-diamant-line = Dybere ind i hulen, eller tilbage til lejren med det, du bærer? Alle bestemmer sig på én gang.

diamant-where = Ekspedition { $number } af 5, { $cards } kort på stien
diamant-signs = ♦11 er en skat; tallet efter et kort er de rubiner, der stadig ligger på det. ! står ved en fælde, og den anden fælde af samme slags afslutter ekspeditionen. Tegn ved fælderne: ● i bunken, ! på stien, × ude af spillet.
diamant-ask = bliv eller gå? Du bærer { $carried }. Går du alene, får du { $alone } med; sammen med en anden { $shared }.
diamant-move-stay = Bliv, og gå dybere ind
diamant-move-leave = Gå tilbage med { $carried } og din andel fra stien
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
diamant-has-chosen = klar
diamant-card-treasure = en skat på { $value }
diamant-card-relic = et relikvie, der er { $value } værd
diamant-card-spider = edderkop
diamant-card-snake = slange
diamant-card-lava = lava
diamant-card-boulder = kampesten
diamant-card-ram = rambuk
diamant-event-expedition = Ekspedition { $number } begynder.
diamant-event-relic-added = Blandes ind i bunken: { $card }.
diamant-event-reveal = Vendes: { $card }.
diamant-event-treasure = Vendes: { $card }. { $share } til hver, { $rest } bliver på kortet.
diamant-event-chosen = { $you ->
    [seat] Du har valgt at { $choice ->
        [stay] blive
       *[leave] gå
    }.
   *[none] { $seat } har valgt.
}
diamant-event-choice = { $choice ->
    [stay] { $you ->
        [seat] Du bliver.
       *[none] { $seat } bliver.
    }
   *[leave] { $you ->
        [seat] Du går tilbage.
       *[none] { $seat } går tilbage.
    }
}
diamant-event-bank = { $you ->
    [seat] Du får { $carried } med til lejren, plus { $share } fra stien.
   *[none] { $seat } får { $carried } med til lejren, plus { $share } fra stien.
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
diamant-event-expedition-over = Ekspedition { $number } er slut.
diamant-event-over = Spillet er slut.

## Browseren

diamant-option-relics = Relikvier
diamant-option-relics-text = Hver ekspedition føjer et relikvie til bunken. En spiller, der forlader hulen alene, tager relikvierne på stien.
diamant-relics = relikvier
diamant-source-chest = Kiste
diamant-source-relics = Relikvier
diamant-round = Ekspedition { $number } af 5
diamant-ask-short = fortsætter du, eller går du med det, du bærer?
diamant-choices = Bliv eller gå
diamant-choose-stay = Fortsæt
diamant-choose-leave = Gå tilbage
diamant-risk = { $carried } på spil
diamant-bring = giver { $alone }, eller { $shared } sammen med en anden
diamant-chose-stay = Du bliver. Valgene vises, når alle har valgt.
diamant-chose-leave = Du går tilbage. Valgene vises, når alle har valgt.
diamant-has-chosen-long = har valgt
diamant-shows-stay = bliver
diamant-shows-leave = går tilbage
diamant-safe = Du er tilbage i lejren med { $chest } i din kiste.
diamant-trap-near = Den næste afslutter ekspeditionen
diamant-second = den anden!
diamant-over = Ekspedition { $number } er slut
diamant-alone = { $name } alene: { $share } fra stien
diamant-shared = { $count } går tilbage: { $share } til hver fra stien
diamant-folded = { $cards } tidligere kort med { $rubies } på
diamant-says-on-path = { $rubies ->
    [one] { $rubies } rubin på stien
   *[other] { $rubies } rubiner på stien
}
diamant-says-deck = { $cards } kort i bunken
diamant-says-card = Kort { $number }: { $card }.
diamant-says-inside = { $name }: i hulen, bærer { $carried }, kiste { $chest }.
diamant-says-camp = { $name }: i lejren, kiste { $chest }.
diamant-told-stay = Fortsætter: { $names }.
diamant-told-leave = Går tilbage: { $names }.
diamant-told-bank = Bragt til lejren: { $names }.
diamant-told-lost = { $card }! Tabt: { $names }.
diamant-told-lost-you = { $lost ->
    [one] { $card }! Du mister en rubin.
   *[other] { $card }! Du mister { $lost } rubiner.
}
diamant-told-lost-nothing = { $card }! Ingen bar på noget.
diamant-why-alone = { $you ->
    [seat] I ekspedition { $number } gik du alene: +{ $rubies }.
   *[none] I ekspedition { $number } gik { $name } alene: +{ $rubies }.
}
diamant-why-escape = { $you ->
    [seat] I ekspedition { $number } gik du ét kort før den anden fælde ({ $card }): +{ $rubies }.
   *[none] I ekspedition { $number } gik { $name } ét kort før den anden fælde ({ $card }): +{ $rubies }.
}
diamant-why-best = { $you ->
    [seat] Din bedste ekspedition var nummer { $number }: +{ $rubies }.
   *[none] Bedste ekspedition for { $name } var nummer { $number }: +{ $rubies }.
}
diamant-rules-aim = Spillets formål
    .DIA-11 = Der er fem ekspeditioner ind i en hule. Alle begynder hver ekspedition derinde med tomme hænder.
    .DIA-40 = Efter den femte er dine point det, der er i kisten, plus dine relikvier. Den, der har flest point, vinder; står det lige, deles sejren.
diamant-rules-cards = Kortene
    .DIA-1 = 15 skatte med 1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15 og 17 rubiner.
    .DIA-2 = 15 fælder, tre af hver: edderkop, slange, lava, kampesten og rambuk.
    .DIA-3 = Med relikvier: fem, der er 5, 7, 8, 10 og 12 værd.
    .DIA-4 = En rubin er 1 værd, en diamant 5. Fem rubiner kan når som helst byttes til en diamant, så kun summen tæller.
    .DIA-5 = Ædelstenene slipper aldrig op.
    .DIA-10 = Skatte og fælder blandes til én bunke.
    .DIA-12 = Med relikvier blandes det laveste, der er tilbage, ind i bunken før hver ekspedition.
diamant-rules-path = Stien
    .DIA-20 = Det øverste kort i bunken vendes og lægges på stien.
    .DIA-21 = En skat deles ligeligt mellem alle derinde. Det, der ikke går op, bliver på kortet.
    .DIA-22 = Den første fælde af en slags er kun en advarsel.
    .DIA-23 = Den anden fælde af samme slags afslutter straks ekspeditionen: alle derinde mister det, de bærer.
    .DIA-24 = Et relikvie ligger bare på stien.
diamant-rules-choice = Bliv eller gå
    .DIA-25 = Alle derinde vælger i hemmelighed at blive eller gå. Valgene vises, når alle har valgt.
    .DIA-26 = De spillere, der går, deler rubinerne på stien ligeligt; det, der ikke går op, bliver liggende.
    .DIA-27 = Din andel og alt, du bærer, kommer i din kiste, hvor det er i sikkerhed.
    .DIA-28 = En spiller, der går alene, tager også alle relikvier på stien. Går flere sammen, får ingen dem.
    .DIA-29 = Så længe nogen er derinde, vendes det næste kort.
diamant-rules-end = Når en ekspedition slutter
    .DIA-30 = Den slutter, når alle er gået, eller når den anden fælde af samme slags dukker op.
    .DIA-31 = Rubiner, der stadig ligger på stien, er tabt.
    .DIA-32 = Hvis en fælde afsluttede den, forlader det ene af de to ens fældekort spillet for altid.
    .DIA-33 = Relikvier, der stadig ligger på stien, forlader spillet; et relikvie, der ikke er vendt endnu, bliver i bunken.
    .DIA-34 = Alle andre kort blandes ind i bunken igen.
diamant-rules-score = Hvad alle ved
    .DIA-41 = Alle kan se, hvad der er i kisterne.
diamant-origin = Hæftet er komplet. Kun skattenes værdier står ikke i det: vores er dem på de trykte kort.
    .DIA-1 = Hæftet siger kun, at der er femten skattekort. Det er værdierne på de trykte kort.
    .DIA-5 = I æsken ligger der 60 rubiner og 40 diamanter. Hæftet siger ikke, hvad der sker, når de slipper op: her slipper de aldrig op.
    .DIA-25 = Hæftet siger ikke, om man må ombestemme sig, før valgene vises. Her må man ikke.
    .DIA-26 = Ifølge hæftet bliver resten på et hvilket som helst skattekort; her er det det første. Det gør ingen forskel.
    .DIA-28 = Ifølge hæftet må den, der går alene, tage dem. Her sker det af sig selv: der er intet at vinde ved at lade dem ligge.
    .DIA-41 = Hæftet siger ikke, om kisterne er hemmelige. Alle har set, hvad der kom i dem, så alle må se efter.
    .box = En plade med fem indgange til hulen; efter hver ekspedition lukker en barrikade en af dem. Alle vælger med to kort, et til at fortsætte og et til at gå. Der er 60 rubiner til 1 og 40 diamanter til 5, og man bytter dem efter behov. En oversigt opsummerer en runde.

## Afslag

diamant-refusal-in-camp = Du er tilbage i lejren: vent på næste ekspedition.
diamant-refusal-already-chosen = Du har allerede valgt, og et valg står fast.
diamant-refusal-unknown-move = Du har kun to valg: stay og leave.

## Botternes grunde

diamant-reason-leave-now = Gå nu, alene: { $safe } i sikkerhed.
diamant-reason-one-more = { $risk ->
    [0] Det næste kort kan ikke koste dig noget og giver i snit { $more }.
   *[other] Et kort til: { $risk } % risiko for at miste alt, men i snit { $more } mere: det er det værd.
}
diamant-reason-risk = Et kort til: { $risk } % risiko for at miste alt, for kun { $more } mere i snit.
diamant-reason-nothing-to-lose = Du bærer endnu ikke noget, du kan miste.
diamant-reason-behind = Går du nu, fører { $seat } stadig med { $rubies }.
diamant-reason-alone = Alene i hulen: at fortsætte vinder i { $stay } % af tilfældene, at gå i { $leave } %, når hele bunken tælles med.

## At lære

learn-diamant-treasure = I går ind i en hule sammen. Skatten deles, og hver får { $carried }. Det, der er tilovers, bliver på kortet: { $left }.
learn-diamant-stay = Dybere ind i hulen, eller tilbage til lejren? Alle vælger i hemmelighed. Vælg faklen: fortsæt!
learn-diamant-stay-hint = I lejren er der trygt, men så finder de andre skattene. Fortsæt denne gang!
learn-diamant-stay-praise = Ingen gik tilbage, så det næste kort vendes: en skat, { $share } til hver. Tilbage på kortet: { $rest }.
learn-diamant-trap = Videre! Hvad bliver det næste kort?
learn-diamant-trap-hint = Ikke endnu! Et kort til.
learn-diamant-trap-praise = En edderkop! Den første fælde af en slags er kun en advarsel.
learn-diamant-warning = Ser du den røde ramme? Der er en edderkop på stien. Kommer der en til, mister alle i hulen det, de bærer!
learn-diamant-leave = Tid til at gå tilbage. Vælg teltet: på vejen til lejren tager du også rubinerne fra stien.
learn-diamant-leave-hint = Det er for farligt! Tag dine rubiner med til lejren denne gang.
learn-diamant-leave-praise = Du bar { $carried } og tog { $share } fra stien. I din kiste er der nu { $chest }, i sikkerhed for altid!
learn-diamant-watch = Du er i sikkerhed i lejren. Se de andre fortsætte.
learn-diamant-watch-praise = Den anden edderkop! { $one } og { $two } mister alt, { $lost } hver. En ny ekspedition begynder, og alle er inde igen.
learn-diamant-share = Gå tilbage en gang til. Spillere, der går samtidig, deler rubinerne på stien.
learn-diamant-share-hint = Gå tilbage denne gang, og se, hvad der sker på stien.
learn-diamant-share-praise = { $one } gik også, så I får { $share } hver fra stien. I din kiste er der nu { $chest }.
learn-diamant-nothing = Nu bestemmer du. Du bærer intet endnu: fortsætter du, eller går du?
learn-diamant-nothing-hint = Du har intet at miste endnu. Fortsæt!
learn-diamant-nothing-praise = De andre gik, så hele skatten er din: { $share }!
learn-diamant-danger = Se på fælderne: der er fire slags på stien. Fortsætter du, eller går du?
learn-diamant-danger-hint = En fælde til af de slags, og du mister alt. Gå hellere tilbage!
learn-diamant-danger-praise = Lige i tide! Der kom en slange mere, og hver af de andre mistede { $lost }.
learn-diamant-win = Den sidste ekspedition. Din kiste: { $chest }. Du bærer: { $carried }. { $one } har { $rival }. Fortsætter du, eller går du?
learn-diamant-win-hint = Læg sammen: din kiste og det, du bærer, er nok til at vinde. Gå tilbage!
learn-diamant-win-praise = Spillet er slut. Den, der har flest rubiner, vinder, og det er dig med { $score }!
learn-diamant-relic = Man kan også spille med relikvier. Før hver ekspedition kommer der et mere i bunken. Dette ligger på stien, og det deles ikke.
learn-diamant-together = Kun den, der går alene, tager relikvierne. Måske går de andre nu: fortsæt!
learn-diamant-together-hint = Hvis de andre også går, får ingen relikviet. Fortsæt denne gang!
learn-diamant-together-praise = De gik sammen, så ingen tog relikviet. Nu er du alene i hulen!
learn-diamant-alone = Gå nu tilbage, og tag relikviet med!
learn-diamant-alone-hint = Hvis en fælde afslutter ekspeditionen, er relikviet tabt. Gå tilbage nu!
learn-diamant-alone-praise = Du gik alene, så relikviet er dit. Det er 5 værd til sidst.
learn-diamant-back = En ny ekspedition. Kortene fra stien er blandet ind i bunken igen. Rubiner og relikvier, der bliver på stien, er tabt for alle.
learn-diamant-gone = Edderkopper har afsluttet to ekspeditioner, og hver gang gik én ud af spillet. Der er tre fælder af hver slags. Fortsætter du, eller går du?
learn-diamant-gone-hint = Der er kun én edderkop tilbage i spillet, og den er her allerede. Der kan ikke komme en til: fortsæt!
learn-diamant-gone-praise = Der var slet ingen fare, og der kom en skat: { $share } til hver!
learn-diamant-shared = Den sidste ekspedition. Din kiste: { $chest }. Dine relikvier: 12. Du bærer: { $carried }. { $one } har { $rival }. Fortsætter du, eller går du?
learn-diamant-shared-hint = Kommer der lava igen, mister du det, du bærer. Læg sammen: går du nu, har ingen mere end dig!
learn-diamant-shared-praise = Kiste og relikvier giver { $score }, og { $one } har lige så meget. Står det lige, deles sejren: I vinder begge to!
