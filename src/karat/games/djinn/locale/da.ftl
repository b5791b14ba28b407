# Djinn; docs/words/da.md
# 1 … 5: Djinn

browser-game-djinn = Djinn
browser-game-djinn-line = Vind stik, gem skatte, kom gennem tre huler, og lad en djinn bøje reglerne.

djinn-where = Omgang { $phase }, { $left ->
    [0] alle stik er spillet
    [one] sidste stik
   *[other] { $left } stik tilbage
}
djinn-signs = Kort skrives som farve og tal: P lilla, G grønt, Y gult, B blåt. Er to kort ens, er det først spillede højest.
djinn-ask-lead = spil et kort ud.
djinn-ask-play = spil et kort; { $colour } er spillet ud, så bekend farve, hvis du kan.
djinn-ask-after = spil et Djinn-kort, eller vælg »Færdig«.
djinn-ask-keep = du har vundet stikket: behold { $count ->
    [one] et af kortene.
   *[other] { $count } af kortene.
}
djinn-ask-cave = løs en opgave med de kort, du har gemt.
djinn-move-play = Spil { $card }
djinn-move-done = Færdig
djinn-move-without = Spil intet Djinn-kort
djinn-move-keep = Behold { $card }
djinn-move-cave = { $task }: { $cards }
djinn-move-trump = Djinn: { $colour } bliver trumf
djinn-move-replace = Djinn: udskift kortet fra { $seat }
djinn-move-free = Djinn: spil en hvilken som helst farve
djinn-move-swap = Djinn: byt kort med { $seat }
djinn-move-highest = Djinn: behold det højeste kort
djinn-move-lowest = Djinn: det laveste kort vinder
djinn-move-notrump = Djinn: ingen trumf i dette stik
djinn-move-fifteen = Djinn: dit kort tæller som 15
djinn-move-double = Djinn: behold to kort, hvis du vinder
djinn-effect-trump = ny trumf
djinn-effect-replace = udskift et kort
djinn-effect-free = fri farve
djinn-effect-swap = byt kort
djinn-effect-highest = behold det højeste
djinn-effect-lowest = lavest vinder
djinn-effect-notrump = ingen trumf
djinn-effect-fifteen = tæller som 15
djinn-effect-double = behold to
djinn-task-run = { $level } i rækkefølge
djinn-task-pairs = { $level ->
    [3] et par og et lavere kort
    [4] to par
   *[5] to par og et lavere kort
}
djinn-task-under = { $level } med sum under { $under }
djinn-task-over = { $level } med sum over { $over }
djinn-task-exact = { $level } med sum på { $under }
djinn-task-colour = { $level } i én farve
djinn-trump = Trumf
djinn-piles = bunke { $deck }, kasseret { $discard }, Djinn { $djinn }
djinn-trick = Stik
djinn-trick-empty = intet kort spillet endnu
djinn-last-trick = Forrige stik: { $seat }
djinn-counts-as = { $card } som { $number }
djinn-effects = Gælder nu
djinn-effect-by = { $effect } ({ $seat })
djinn-caves = Huler
djinn-cave = { $level }: { $tasks }
djinn-cave-closed = lukkede
djinn-head-level = niveau
djinn-head-cards = kort
djinn-head-djinns = Djinn
djinn-head-kept = gemt
djinn-discards = Kasserede
djinn-own = Dine Djinn-kort
djinn-event-row = Hulerne på niveau { $level } åbner: { $tasks }.
djinn-event-draw = { $you ->
    [seat] Du trækker Djinn-kortet »{ $effect }«.
   *[none] { $seat } trækker et Djinn-kort.
}
djinn-event-djinn-shuffled = De brugte Djinn-kort blandes til en ny bunke ({ $size }).
djinn-event-phase = Omgang { $number } begynder; { $you ->
    [leader] du spiller ud.
   *[none] { $leader } spiller ud.
}
djinn-event-deal = { $you ->
    [seat] Du får { $hand }.
   *[none] { $seat } får { $size } kort.
}
djinn-event-trump = { $card } vendes: { $colour } er trumf.
djinn-event-play = { $you ->
    [seat] Du spiller { $card }.
   *[none] { $seat } spiller { $card }.
}
djinn-event-djinn = { $you ->
    [seat] Du spiller Djinn-kortet »{ $effect }«{ $argument }.
   *[none] { $seat } spiller Djinn-kortet »{ $effect }«{ $argument }.
}
djinn-event-djinn-argument = { " " }({ $what })
djinn-event-replace = { $you ->
    [seat] Dit kort, { $discarded }, udskiftes med { $card }.
   *[none] { $discarded } fra { $seat } udskiftes med { $card }.
}
djinn-event-done = { $you ->
    [seat] Du afslutter din tur.
   *[none] { $seat } afslutter sin tur.
}
djinn-event-trick = { $you ->
    [seat] Du vinder stikket.
   *[none] { $seat } vinder stikket.
}
djinn-event-keep = { $you ->
    [seat] Du beholder { $card }.
   *[none] { $seat } beholder { $card }.
}
djinn-event-discard = Kasseres: { $cards }.
djinn-event-cave = { $you ->
    [seat] Du løser »{ $task }« med { $cards } og når niveau { $level }.
   *[none] { $seat } løser »{ $task }« med { $cards } og når niveau { $level }.
}
djinn-event-over = Spillet er slut.

## Browseren

djinn-option-open-memory = Synlige kasserede kort
djinn-option-open-memory-text = Alle må se de kasserede skatte igennem. Ellers må du huske dem.
djinn-option-djinn-deck = Djinn-kort
djinn-option-djinn-deck-text = Hvor mange kort af hver slags der er i bunken. Indstil det, der er i din æske; en slags med 0 er ikke med.
djinn-begins = Ifølge hæftet spiller spilleren til venstre for kortgiveren ud først; der står ikke, hvem der giver.
djinn-source-kept = Skatte tilbage
djinn-panel-trick = Forrige stik
djinn-card = { $number }’eren i { $colour }
djinn-no-trump = ingen trumf
djinn-hand = Din hånd
djinn-kept = { $count ->
    [0] Intet gemt endnu
   *[other] Gemt: { $count }
}
djinn-kept-by = gemt af { $name }
djinn-no-trick = Intet stik er spillet færdigt endnu i denne omgang.
djinn-task-met = den kan du løse
djinn-task-near = ét kort mangler:
djinn-choose-task = Hvilken opgave?
djinn-which-trump = Hvilken farve bliver trumf?
djinn-which-replace = Tryk på det kort, der skal skiftes ud.
djinn-which-swap = Tryk på det kort, du vil bytte dit med.
djinn-says-cave = Huler på niveau { $level }
djinn-says-through = Løst af: { $names }
djinn-says-piles = bunke { $deck }, kasseret { $discard }
djinn-says-laid = { $name }: { $card }, { $place ->
    [1] spillet først
    [2] spillet som nummer to
    [3] spillet som nummer tre
   *[other] spillet som nummer fire
}{ $wins ->
    [true] , vinder stikket
   *[false] { "" }
}
djinn-says-laid-best = { $laid }, det bedste kort indtil nu
djinn-told-draw = { $names } trækker hver et Djinn-kort.
djinn-told-deal = { $names } får hver { $size } kort.
djinn-why-through = Omgang { $phase }: { $told }
djinn-why-left = Omgang { $phase }: flere spillere når niveau 5. Skatte tilbage: { $kept }.
djinn-why-out = Kortene slipper op i omgang { $phase }. Niveauer: { $levels }.
djinn-says-lies = { $name }: { $card }
djinn-says-hand = { $card }, { $playable ->
    [true] kan spilles
   *[false] kan ikke spilles nu
}, { $place } af { $count } på din hånd
djinn-says-seat = { $level ->
    [0] Ingen hule endnu
   *[other] Niveau { $level }
}, { $hand } kort, { $djinn } Djinn-kort, { $kept ->
    [one] { $kept } gemt skat
   *[other] { $kept } gemte skatte
}.
djinn-rules-aim = Spillets formål
    .DJI-10 = Tre rækker med tre huler ligger med bagsiden opad, en række for hvert niveau. Den første række vendes straks.
    .DJI-31 = Løs en opgave på niveau 3, så en på niveau 4, så en på niveau 5. Alle spillere kan løse den samme opgave.
    .DJI-40 = Spillet er slut efter den omgang, hvor nogen løser en opgave på niveau 5. Gør flere spillere det, vinder den, der har flest skatte tilbage, og derefter den, der har den højeste skat; står det stadig lige, deles sejren.
    .DJI-41 = Dine point er det niveau, du har nået.
djinn-rules-cards = Kortene
    .DJI-1 = 60 skatte: lilla, grønne, gule og blå, hver farve fra 1 til 15.
    .DJI-2 = Opgaver kræver 3, 4 eller 5 skatte, lige så mange som deres niveau: tal i rækkefølge, par, en sum under 15, 20 eller 25, en sum over 30, 40 eller 50, en sum på præcis 15, 20 eller 25, eller alle i én farve.
    .DJI-3 = Par: niveau 3 er et par og et lavere kort, niveau 4 er to par, niveau 5 er to par og et kort, der er lavere end begge. Begge par må have samme tal.
    .DJI-4 = 18 Djinn-kort: ni slags, to af hver.
djinn-rules-tricks = Stik
    .DJI-11 = Alle begynder hver omgang med otte skatte, og spillet med ét Djinn-kort. Hold dem hemmelige.
    .DJI-12 = Endnu en skat vendes: dens farve er trumf i omgangen.
    .DJI-13 = I den første omgang spiller spilleren efter kortgiveren ud.
    .DJI-20 = Efter tur spiller alle én skat. Har du den farve, der blev spillet ud, skal du bekende; ellers må du spille hvad som helst.
    .DJI-21 = Den højeste trumf vinder; er der ingen, vinder det højeste kort i den farve, der blev spillet ud. Er to kort ens, er det først spillede højest.
    .DJI-22 = Vinderen beholder ét kort fra stikket, åbent, og spiller ud til det næste stik. De andre kort kasseres.
    .DJI-23 = En omgang har otte stik.
djinn-rules-caves = Huler
    .DJI-30 = En spiller, der efter en omgang kan løse en opgave på sit næste niveau, skal løse én, og kun én, med præcis så mange gemte kort. Kortene kasseres.
    .DJI-32 = Det går i urets retning fra den spiller, der spillede ud til omgangens første stik. Er der kun én måde, sker det af sig selv.
    .DJI-33 = Så vendes den næste række, hvis nogen er kommet gennem den forrige.
djinn-rules-phases = Mellem to omgange
    .DJI-34 = Alle på sidstepladsen trækker et Djinn-kort. Står alle lige, trækker alle.
    .DJI-35 = Når Djinn-bunken er tom, blandes de brugte Djinn-kort til en ny.
    .DJI-36 = Spilleren på sidstepladsen deler ud og spiller ud; står flere lige, er det den første efter den forrige kortgiver.
    .DJI-37 = Alt undtagen de gemte kort blandes, og alle får otte nye kort.
    .DJI-38 = Er der for få kort, får alle færre, men lige mange.
djinn-rules-end = Hvis kortene slipper op
    .DJI-39 = Er der ikke kort nok til ét til hver og et trumfkort, er spillet slut, og det højeste niveau vinder.
djinn-rules-djinn = Djinn-kort
    .DJI-50 = De spilles i din egen tur, lige før eller efter din skat, så mange du vil. De gælder for stikket. Af »ny trumf« og »ingen trumf« gælder det, der spilles sidst; »lavest vinder« gælder, uanset hvad der er trumf.
    .DJI-51 = Efter din skat må du spille flere Djinn-kort, så længe du har nogen; vælg »Færdig« for at afslutte din tur.
    .DJI-52 = Den farve, der er spillet ud, er altid farven på det kort, der nu ligger først.
    .DJI-61 = Ny trumf: nævn en farve, som bliver trumf i dette stik.
    .DJI-62 = Udskift et kort: et kort, en anden spiller har spillet, kasseres, og den øverste skat i bunken tager dets plads. Du kan ikke spille det, når bunken er tom.
    .DJI-63 = Fri farve: spil det før dit kort, som så ikke behøver bekende.
    .DJI-64 = Byt kort: spil det efter dit kort, som bytter plads med en anden spillers kort.
    .DJI-65 = Behold det højeste: før vinderen beholder noget, tager du kortet med det højeste tal. Er to tal ens, er det kortet, der blev spillet først. Spilles dette Djinn-kort flere gange, tager hver sit kort i den rækkefølge, de blev spillet.
    .DJI-66 = Lavest vinder: det laveste tal vinder stikket, uanset farverne. Er to tal ens, vinder det kort, der blev spillet først.
    .DJI-67 = Ingen trumf: dette stik har ingen.
    .DJI-68 = Tæller som 15: spil det efter dit kort, som så tæller som en 15’er i sin farve, når stikket afgøres. Ved et bytte følger 15 med kortet; udskiftes kortet, er den væk.
    .DJI-69 = Behold to: vinder du stikket, beholder du to af kortene. Også hvis du spiller to af dem, bliver det to kort.
djinn-rules-known = Hvad alle ved
    .DJI-70 = Hænder, Djinn-kort og bunker er hemmelige. Gemte kort, niveauer, åbne huler, og hvor mange kort der er alle steder, kan alle se. De kasserede kort må du huske, medmindre bordet viser dem.
djinn-origin = Hæftet er komplet, men trykker kun teksten på ét Djinn-kort og nævner et til. Fem andre kendes fra anmeldelser af spillet; to er vores, og det er antallet af hver slags også.
    .DJI-1 = Hæftet nævner aldrig den fjerde farve. På kortene er den blå.
    .DJI-3 = Hæftet siger ikke, om begge par må have samme tal. Fire ens tal er to par, så det må de.
    .DJI-4 = Hæftet siger, at der er 18, og trykker et af dem. Ni slags, to af hver, er vores gæt.
    .DJI-33 = Den tyske tekst vender rækken bagefter, den engelske og den franske, så snart nogen er igennem. Vi venter, til alle har bestemt sig, så ingen vælger med større viden end de andre.
    .DJI-34 = I den tyske tekst må man trække et kort, i den engelske får man det. Her sker det altid: der er ingen grund til at sige nej til et kort.
    .DJI-35 = Hæftet siger ikke, hvad der sker, når kortene slipper op. Sådan går spillet videre, og ingen får mere end de andre.
    .DJI-36 = Hæftet nævner den, der sidder nærmest den forrige kortgiver i urets retning. Vi tæller fra den næste plads, så kortgiveren kommer til sidst.
    .DJI-50 = At man spiller dem lige før eller efter sin egen skat, er trykt. Hvor mange, og hvad der gælder, når to modsiger hinanden, er vores.
    .DJI-51 = At man må spille et efter sin skat, er trykt. Spørgsmålet kommer til alle, der har et Djinn-kort, så det ikke røber noget.
    .DJI-52 = Hæftet siger kun, at det kort, der blev spillet først, er højere. Hvad et bytte eller en udskiftning betyder for det, er vores.
    .DJI-62 = Hæftet nævner, at en anden spillers kort kan skiftes ud, men trykker ikke det Djinn-kort. Detaljerne er vores.
    .DJI-63 = Kendt fra anmeldelser af spillet. Teksten og detaljerne er vores.
    .DJI-68 = Hæftet siger, at Djinn-kort kan gøre to kort lige høje. Sådan et kort gør det; teksten er vores.
    .DJI-69 = Det står ikke i hæftet. Det er vores og gør de ni slags komplette.
    .DJI-70 = At hænder er hemmelige, og at de kasserede kort ligger skjult, er trykt. Resten er vores læsning.
    .tip = Hæftets tip: kasserede kort er ude resten af omgangen. Husk dem, så ved du mere om de andres kort.
    .story = Ånder vogter skattene i en sultans huler. Den, der først når den dybeste hule, slipper væk med den største skat af alle, før sultanen opdager noget.
    .primer = I et stik spiller alle ét kort efter tur, og det bedste kort vinder stikket. Det første kort bestemmer farven: har du den farve, skal du spille den. Har du den ikke, må du spille hvad som helst. En anden farve vinder aldrig, hvor høj den end er, men du kommer af med et kort. Trumf er noget andet: den slår alle andre farver, og den højeste trumf slår resten. Vinderen spiller ud til næste stik.
    .note = Hver skat findes kun én gang, så to kort kan kun være ens på grund af et Djinn-kort.

## Afslag

djinn-refusal-not-your-trick = { $turn } har vundet stikket og vælger et kort.
djinn-refusal-not-your-cave = { $turn } vælger en opgave.
djinn-refusal-unknown-move = »{ $move }« er ikke et træk: brug play, djinn, done, keep eller cave.
djinn-refusal-play-what = Nævn den skat, du spiller, for eksempel play P15.
djinn-refusal-keep-what = Nævn det kort fra stikket, du beholder, for eksempel keep P15.
djinn-refusal-djinn-what = Nævn det Djinn-kort, du spiller, for eksempel djinn lowest.
djinn-refusal-cave-what = Nævn opgaven og kortene til den, for eksempel cave run Y3 G4 P5.
djinn-refusal-unknown-card = Der er ingen skat »{ $card }«: kortene er P1 til P15, og det samme for G, Y og B.
djinn-refusal-not-held = Du har ikke { $card }.
djinn-refusal-must-follow = Du har { $colour }, så du skal bekende farve.
djinn-refusal-not-laid = Spil først en skat; så kan du afslutte din tur.
djinn-refusal-already-laid = Du har spillet din skat: spil et Djinn-kort, eller vælg done.
djinn-refusal-no-trick-won = Der er ikke noget stik at beholde et kort fra lige nu.
djinn-refusal-keep-now = Du har vundet stikket: behold et af kortene.
djinn-refusal-not-in-trick = { $card } ligger ikke i stikket, eller ikke længere.
djinn-refusal-unknown-djinn = Der er intet Djinn-kort »{ $effect }«.
djinn-refusal-djinn-not-held = Du har ikke Djinn-kortet »{ $effect }«.
djinn-refusal-trump-needs-colour = Nævn den farve, der skal være trumf: P, G, Y eller B.
djinn-refusal-replace-needs-seat = Nævn den plads, hvis kort du vil udskifte.
djinn-refusal-replace-no-seat = Der er ingen plads { $seat }: pladserne er 0 til { $last }.
djinn-refusal-replace-own = Kun en anden spillers kort kan udskiftes.
djinn-refusal-replace-nothing = { $seat } har intet kort i dette stik, der kan udskiftes.
djinn-refusal-replace-empty-pile = Skattebunken er tom, så intet kort kan udskiftes.
djinn-refusal-free-too-late = »Fri farve« skal spilles før dit kort, og det har du allerede spillet.
djinn-refusal-swap-too-early = »Byt kort« kan kun spilles efter dit eget kort.
djinn-refusal-swap-needs-seat = Nævn den plads, hvis kort du vil bytte med dit.
djinn-refusal-swap-no-seat = Der er ingen plads { $seat }: pladserne er 0 til { $last }.
djinn-refusal-swap-own = Du kan kun bytte kort med en anden spiller.
djinn-refusal-swap-nothing = { $seat } har intet kort i dette stik at bytte med.
djinn-refusal-fifteen-too-early = »Tæller som 15« kan kun spilles efter dit eget kort.
djinn-refusal-no-cave-now = Opgaver løses efter omgangen, ikke nu.
djinn-refusal-cave-now = Omgangen er slut: kan du løse en opgave, skal du gøre det.
djinn-refusal-unknown-task = Der er ingen opgave »{ $task }«.
djinn-refusal-task-not-open = Opgaven »{ $task }« er ikke blandt hulerne på niveau { $level } foran dig.
djinn-refusal-card-twice = Du har nævnt { $card } to gange.
djinn-refusal-wrong-number = En opgave på niveau { $level } kræver præcis lige så mange kort som sit niveau, ikke { $count }.
djinn-refusal-not-kept = { $card } er ikke et af dine gemte kort.
djinn-refusal-not-a-run = Disse tal kommer ikke i rækkefølge.
djinn-refusal-not-pairs = Det er ikke de par, opgaven kræver.
djinn-refusal-not-under = Summen er { $sum }, men den skal være under { $limit }.
djinn-refusal-not-over = Summen er { $sum }, men den skal være over { $limit }.
djinn-refusal-not-exact = Summen er { $sum }, men den skal være præcis { $limit }.
djinn-refusal-not-one-colour = Disse kort er ikke alle i én farve.
djinn-refusal-not-ascending = Nævn kortene i stigende rækkefølge: { $cards }.

## Botternes grunde

djinn-aim-run = i rækkefølge
djinn-aim-pairs = par
djinn-aim-under = lav sum
djinn-aim-over = høj sum
djinn-aim-exact = præcis sum
djinn-aim-colour = én farve
djinn-reason-completes = { $card } fuldender opgaven »{ $task }«.
djinn-reason-nearer = { $card } bringer opgaven »{ $task }« nærmere; der mangler stadig: { $missing }.
djinn-reason-one-more = { $card } er endnu et gemt kort, men ingen åben opgave har brug for det.
djinn-reason-wins-trick = { $card } vinder stikket med sikkerhed.
djinn-reason-may-win = { $card } vinder stikket i omkring { $percent } % af tilfældene.
djinn-reason-loses = { $card } kan ikke vinde stikket, så det koster ikke meget at spille det kort.
djinn-reason-bends = Djinn-kortet »{ $effect }« hjælper dig med at få et kort fra stikket.
djinn-reason-early = Djinn-kortet »{ $effect }« ændrer, hvad der kan ske i stikket.
djinn-reason-saves = Djinn-kort er mere værd i et senere stik; du har { $count }.
djinn-reason-enters = Opgaven »{ $task }« er løst: videre til niveau { $level }.
djinn-reason-leaves = { $count ->
    [0] Der er ingen gemte kort tilbage til næste niveau; det højeste tal er { $number }.
    [one] Der er { $count } gemt kort tilbage til næste niveau; det højeste tal er { $number }.
   *[other] Der er { $count } gemte kort tilbage til næste niveau; det højeste tal er { $number }.
}

## At lære

learn-djinn-caves = Din vej går gennem tre huler. Opgaverne i denne række kræver tre af dine kort: tal i rækkefølge, et par med et lavere kort eller en sum over 30.
learn-djinn-follow = Gult er spillet ud, så du skal spille gult, hvis du har det. Den højeste vinder: spil din 12’er!
learn-djinn-follow-hint = Det må du, men det vinder ikke. Spil din 12’er.
learn-djinn-follow-praise = Den højeste gule vinder: stikket er dit!
learn-djinn-keep = Behold et kort fra stikket. Du har allerede 10 og 11: behold 12’eren.
learn-djinn-keep-hint = Hulerne viser, hvilke tal der hjælper dig. Behold 12’eren.
learn-djinn-keep-praise = 10, 11, 12: tal i rækkefølge! Den, der vinder et stik, spiller også ud til det næste.
learn-djinn-trump = Du har intet grønt, så du må spille hvad som helst. Blåt er trumf: selv din blå 2’er slår grønt!
learn-djinn-trump-hint = Det kan ikke vinde: kun grønt eller trumf kan. Spil den blå 2’er.
learn-djinn-trump-praise = Trumf slår alle andre farver. Stikket er dit!
learn-djinn-sum = Du har 8 og 9. Hvilket kort får summen over 30? Behold det.
learn-djinn-sum-hint = Se på hulerne: rækken viser de tal, du skal bruge.
learn-djinn-sum-praise = 8, 9 og 14 giver 31: den opgave kan du løse!
learn-djinn-task = Efter otte stik løser du en opgave. Vælg en med flueben og så tre kort til den.
learn-djinn-task-praise = Gennem den første hule! Kortene er brugt, og niveau { $level } åbner. Spilleren på sidstepladsen får et Djinn-kort til hjælp.
learn-djinn-djinn = Nu har du et Djinn-kort. Det bøjer reglerne i ét stik: tryk på det, og gør lilla til trumf.
learn-djinn-djinn-hint = Vælg en farve, du har: lilla.
learn-djinn-djinn-first = Spil Djinn-kortet først, så din skat.
learn-djinn-djinn-praise = Lilla er trumf i dette stik.
learn-djinn-win-trick = Spil nu din lilla 4’er!
learn-djinn-win-trick-hint = Lilla er trumf nu. Spil den lilla 4’er.
learn-djinn-win-trick-praise = Din lille 4’er vinder stikket!
learn-djinn-run = Du har 7, 8 og 10. Hvilket kort beholder du for at få fire i rækkefølge?
learn-djinn-run-hint = Mellem 8 og 10 mangler der et tal.
learn-djinn-run-praise = 7, 8, 9, 10: fire i rækkefølge!
learn-djinn-last = Den tredje hule! Vælg en opgave med flueben og så fem kort til den. Den, der først kommer igennem, vinder.
learn-djinn-last-praise = Gennem alle tre huler: du vinder!
learn-djinn-nine = Der er ni Djinn-kort, to af hver. Spil et lige før eller lige efter din egen skat. Det virker kun i dette stik.
learn-djinn-swap = Du har spillet din grønne 3’er. Byt den nu med den grønne 13’er fra { $two }!
learn-djinn-swap-praise = De to kort bytter plads. 13’eren er din nu, og det er stikket også!
learn-djinn-fifteen = Med dette Djinn-kort tæller din skat som 15 i sin farve. Spil det!
learn-djinn-fifteen-praise = Din 4’er tæller som 15 og vinder. Beholder du den, er den en 4’er igen.
learn-djinn-lowest = Med dette Djinn-kort vinder det laveste tal, uanset farven. Spil det!
learn-djinn-lowest-praise = Din 2’er er lavest: stikket er dit!
learn-djinn-notrump = { $two } har spillet trumf. Med dette Djinn-kort er der ingen trumf i ét stik. Spil det!
learn-djinn-notrump-praise = Uden trumf vinder den højeste grønne: din 12’er!
learn-djinn-replace = Dette Djinn-kort smider en anden spillers skat ud, og det øverste kort i bunken tager dens plads. Smid 14’eren fra { $two } ud!
learn-djinn-replace-praise = Nu ligger der en lilla 1’er. Din 10’er er den højeste grønne!
learn-djinn-free = Grønt er spillet ud, og du skulle spille din 2’er. Med dette Djinn-kort må du spille en hvilken som helst farve. Spil det før din skat!
learn-djinn-free-play = Spil nu din blå 5’er: blåt er trumf.
learn-djinn-free-play-praise = Din trumf vinder, selv om du har grønt!
learn-djinn-highest = Dette stik kan du ikke vinde. Men med dette Djinn-kort beholder du dets højeste kort, før vinderen beholder et!
learn-djinn-highest-praise = 15’eren er din. { $two } vinder stikket og beholder et af de andre kort.
learn-djinn-double = Din 13’er vinder stikket. Med dette Djinn-kort beholder du to af kortene i stedet for ét!
learn-djinn-double-praise = Stikket er dit: nu beholder du to kort.
learn-djinn-exact = Flere opgaver: en sum under 20, præcis 20 eller én farve. Kan du løse en, skal du, men kun én. Brug 2, 4, 5 og 9: præcis 20!
learn-djinn-exact-hint = Det kan du også. Men ram præcis 20 denne gang: 2, 4, 5 og 9.
learn-djinn-exact-praise = En ny omgang begynder med nye kort og ny trumf. { $two } er på sidstepladsen, så { $two } giver og spiller ud.
learn-djinn-tie = { $one } er også igennem og har 2 og 14 tilbage. Den, der har flest kort tilbage, vinder; står det lige, tæller det højeste kort. Hvilke fem bruger du?
learn-djinn-tie-hint = Så er 14’eren fra { $one } det højeste kort, der er tilbage. Gem din 15’er!
learn-djinn-tie-praise = I har to kort tilbage hver, men din 15’er er højest. Du vinder!
