# Djinn; docs/words/sv.md
# 1 … 5: Djinn

browser-game-djinn = Djinn
browser-game-djinn-line = Vinn stick, spara skatter, ta dig genom tre grottor och låt en Djinn ändra reglerna.

djinn-where = Omgång { $phase }, { $left ->
    [0] alla stick spelade
    [one] sista sticket
   *[other] { $left } stick kvar
}
djinn-signs = Korten skrivs som färg och nummer: P lila, G grönt, Y gult, B blått. Är två kort lika är det först spelade högst.
djinn-ask-lead = spela ut ett kort.
djinn-ask-play = spela ett kort; utspelsfärgen är { $colour }, så följ färg om du kan.
djinn-ask-after = spela ett Djinn-kort, eller välj Klar.
djinn-ask-keep = du har vunnit sticket: behåll { $count ->
    [one] ett av korten.
   *[other] { $count } av korten.
}
djinn-ask-cave = klara en uppgift med dina sparade kort.
djinn-move-play = Spela { $card }
djinn-move-done = Klar
djinn-move-without = Spela inget Djinn-kort
djinn-move-keep = Behåll { $card }
djinn-move-cave = { $task }: { $cards }
djinn-move-trump = Djinn: { $colour } blir trumf
djinn-move-replace = Djinn: byt ut kortet från { $seat }
djinn-move-free = Djinn: spela valfri färg
djinn-move-swap = Djinn: byt kort med { $seat }
djinn-move-highest = Djinn: behåll det högsta kortet
djinn-move-lowest = Djinn: det lägsta kortet vinner
djinn-move-notrump = Djinn: ingen trumf i det här sticket
djinn-move-fifteen = Djinn: ditt kort räknas som 15
djinn-move-double = Djinn: behåll två kort om du vinner
djinn-effect-trump = ny trumf
djinn-effect-replace = byt ut ett kort
djinn-effect-free = valfri färg
djinn-effect-swap = byt kort
djinn-effect-highest = behåll det högsta
djinn-effect-lowest = lägst vinner
djinn-effect-notrump = ingen trumf
djinn-effect-fifteen = räknas som 15
djinn-effect-double = behåll två
djinn-task-run = { $level } i följd
djinn-task-pairs = { $level ->
    [3] ett par och ett lägre kort
    [4] två par
   *[5] två par och ett lägre kort
}
djinn-task-under = { $level } med summa under { $under }
djinn-task-over = { $level } med summa över { $over }
djinn-task-exact = { $level } med summa exakt { $under }
djinn-task-colour = { $level } i en färg
djinn-trump = Trumf
djinn-piles = hög { $deck }, kasthög { $discard }, Djinn { $djinn }
djinn-trick = Stick
djinn-trick-empty = ingen har spelat än
djinn-last-trick = Senaste sticket (vinnare: { $seat })
djinn-counts-as = { $card } som { $number }
djinn-effects = Gäller nu
djinn-effect-by = { $effect } ({ $seat })
djinn-caves = Grottor
djinn-cave = { $level }: { $tasks }
djinn-cave-closed = nedvänd
djinn-head-level = nivå
djinn-head-cards = kort
djinn-head-djinns = Djinn
djinn-head-kept = sparat
djinn-discards = Kasthög
djinn-own = Dina Djinn-kort
djinn-event-row = Grottorna på nivå { $level } vänds upp: { $tasks }.
djinn-event-draw = { $you ->
    [seat] Du drar Djinn-kortet ”{ $effect }”.
   *[none] { $seat } drar ett Djinn-kort.
}
djinn-event-djinn-shuffled = De använda Djinn-korten blandas till en ny hög ({ $size }).
djinn-event-phase = Omgång { $number } börjar; { $you ->
    [leader] du spelar ut.
   *[none] { $leader } spelar ut.
}
djinn-event-deal = { $you ->
    [seat] Du får { $hand }.
   *[none] { $seat } får { $size } kort.
}
djinn-event-trump = { $card } vänds upp: { $colour } är trumf.
djinn-event-play = { $you ->
    [seat] Du spelar { $card }.
   *[none] { $seat } spelar { $card }.
}
djinn-event-djinn = { $you ->
    [seat] Du spelar Djinn-kortet ”{ $effect }”{ $argument }.
   *[none] { $seat } spelar Djinn-kortet ”{ $effect }”{ $argument }.
}
djinn-event-djinn-argument = { " " }({ $what })
djinn-event-replace = { $you ->
    [seat] Ditt kort ({ $discarded }) byts ut mot { $card }.
   *[none] Kortet från { $seat } ({ $discarded }) byts ut mot { $card }.
}
djinn-event-done = { $you ->
    [seat] Du avslutar din tur.
   *[none] { $seat } avslutar sin tur.
}
djinn-event-trick = { $you ->
    [seat] Du vinner sticket.
   *[none] { $seat } vinner sticket.
}
djinn-event-keep = { $you ->
    [seat] Du behåller { $card }.
   *[none] { $seat } behåller { $card }.
}
djinn-event-discard = Kastas: { $cards }.
djinn-event-cave = { $you ->
    [seat] Du klarar ”{ $task }” med { $cards } och når nivå { $level }.
   *[none] { $seat } klarar ”{ $task }” med { $cards } och når nivå { $level }.
}
djinn-event-over = Spelet är slut.

## Webbläsaren

djinn-option-open-memory = Öppen kasthög
djinn-option-open-memory-text = Alla får titta igenom de kastade skatterna. Annars får du komma ihåg dem.
djinn-option-djinn-deck = Djinn-kort
djinn-option-djinn-deck-text = Hur många kort av varje slag som finns i högen. Ställ in det som finns i din ask; ett slag med 0 är inte med.
djinn-begins = Enligt häftet spelar den till vänster om kortgivaren ut först; det står inte vem som ger.
djinn-source-kept = Skatter kvar
djinn-panel-trick = Senaste sticket
djinn-card = { $number }:an i { $colour }
djinn-no-trump = ingen trumf
djinn-hand = Din hand
djinn-kept = { $count ->
    [0] Inget sparat än
   *[other] Sparat: { $count }
}
djinn-kept-by = behölls av { $name }
djinn-no-trick = Inget stick är färdigt än i den här omgången.
djinn-task-met = du kan klara den
djinn-task-near = ett kort saknas:
djinn-choose-task = Vilken uppgift?
djinn-which-trump = Vilken färg blir trumf?
djinn-which-replace = Tryck på kortet som ska bytas ut.
djinn-which-swap = Tryck på kortet du vill byta ditt mot.
djinn-says-cave = Grottor på nivå { $level }
djinn-says-through = Klarade av: { $names }
djinn-says-piles = { $deck } i högen, { $discard } i kasthögen
djinn-says-laid = { $name }: { $card }, spelad som { $place ->
    [1] första
    [2] andra
    [3] tredje
   *[other] fjärde
} kort{ $wins ->
    [true] , vinner sticket
   *[false] { "" }
}
djinn-says-laid-best = { $laid }, det bästa kortet hittills
djinn-told-draw = { $names } drar var sitt Djinn-kort.
djinn-told-deal = { $names } får { $size } kort var.
djinn-why-through = Omgång { $phase }: { $told }
djinn-why-left = Omgång { $phase }: flera spelare når nivå 5. Skatter kvar: { $kept }.
djinn-why-out = Korten tar slut i omgång { $phase }. Nivåer: { $levels }.
djinn-says-lies = { $name }: { $card }
djinn-says-hand = { $card }, { $playable ->
    [true] kan spelas
   *[false] kan inte spelas nu
}, { $place } av { $count } i din hand
djinn-says-seat = { $level ->
    [0] Ingen grotta än
   *[other] Nivå { $level }
}, { $hand } kort, { $djinn } Djinn-kort, { $kept ->
    [one] { $kept } sparad skatt
   *[other] { $kept } sparade skatter
}.
djinn-rules-aim = Spelets mål
    .DJI-10 = Tre rader med tre grottor ligger nedvända, en rad för varje nivå. Den första raden vänds upp genast.
    .DJI-31 = Klara en uppgift på nivå 3, sedan en på nivå 4, sedan en på nivå 5. Hur många spelare som helst kan klara samma uppgift.
    .DJI-40 = Spelet är slut efter den omgång då någon klarar en uppgift på nivå 5. Är det flera vinner den som har flest skatter kvar, sedan den som har den högsta skatten; är det fortfarande lika delas segern.
    .DJI-41 = Dina poäng är nivån du har nått.
djinn-rules-cards = Korten
    .DJI-1 = 60 skatter: lila, grönt, gult och blått, vardera från 1 till 15.
    .DJI-2 = Uppgifter kräver 3, 4 eller 5 skatter, lika många som deras nivå: tal i följd, par, en summa under 15, 20 eller 25, en summa över 30, 40 eller 50, en summa på exakt 15, 20 eller 25, eller alla i en färg.
    .DJI-3 = Par: nivå 3 är ett par och ett lägre kort, nivå 4 två par, nivå 5 två par och ett kort lägre än båda. Båda paren får ha samma nummer.
    .DJI-4 = 18 Djinn-kort: nio slag, två av varje.
djinn-rules-tricks = Stick
    .DJI-11 = Alla börjar varje omgång med åtta skatter, och spelet med ett Djinn-kort. Håll dem hemliga.
    .DJI-12 = Ännu en skatt vänds upp: dess färg är trumf i omgången.
    .DJI-13 = I den första omgången börjar spelaren efter den som gav.
    .DJI-20 = En efter en spelar alla en skatt. Har du utspelsfärgen måste du följa färg; annars får du spela vad som helst.
    .DJI-21 = Högsta trumf vinner; finns ingen vinner det högsta kortet i utspelsfärgen. Är två kort lika är det först spelade högst.
    .DJI-22 = Vinnaren behåller ett kort ur sticket, öppet, och spelar ut till nästa stick. De andra korten kastas.
    .DJI-23 = En omgång har åtta stick.
djinn-rules-caves = Grottor
    .DJI-30 = Den som efter en omgång kan klara en uppgift på sin nästa nivå måste klara en, och bara en, med exakt så många sparade kort. De korten kastas.
    .DJI-32 = Det går medurs från den som spelade ut till omgångens första stick. Finns bara ett sätt sker det av sig självt.
    .DJI-33 = Sedan vänds nästa rad upp, om någon har tagit sig igenom den förra.
djinn-rules-phases = Mellan två omgångar
    .DJI-34 = Alla som ligger sist drar ett Djinn-kort. Ligger alla lika drar alla.
    .DJI-35 = När Djinn-högen är tom blandas de använda Djinn-korten till en ny.
    .DJI-36 = Den som ligger sist ger och spelar ut; är det flera blir det den första efter den som gav senast.
    .DJI-37 = Allt utom de sparade korten blandas, och alla får åtta nya kort.
    .DJI-38 = Räcker korten inte får alla lika många, men färre.
djinn-rules-end = Om korten tar slut
    .DJI-39 = Räcker korten inte till ett var och ett trumfkort är spelet slut, och den som har nått högst nivå vinner.
djinn-rules-djinn = Djinn-kort
    .DJI-50 = Spela dem i din egen tur, precis före eller efter din skatt, hur många du vill. De gäller för sticket. Av ”ny trumf” och ”ingen trumf” gäller den senaste; ”lägst vinner” gäller vad som än är trumf.
    .DJI-51 = Efter din skatt får du fortsätta spela Djinn-kort så länge du har några; välj ”Klar” för att avsluta din tur.
    .DJI-52 = Utspelsfärgen är alltid färgen på det kort som nu ligger på första plats.
    .DJI-61 = Ny trumf: du nämner en färg, och den är trumf i det här sticket.
    .DJI-62 = Byt ut ett kort: ett kort som en annan spelare har spelat kastas, och den översta skatten i högen tar dess plats. Det går inte när högen är tom.
    .DJI-63 = Valfri färg: spelas före ditt kort, som då inte behöver följa färg.
    .DJI-64 = Byt kort: spelas efter ditt kort, som då byter plats med en annan spelares kort.
    .DJI-65 = Behåll det högsta: innan vinnaren behåller något tar du kortet med det högsta numret. Är två nummer lika är det kortet som spelades först. Spelas det här Djinn-kortet flera gånger tar var och en sitt kort i den ordning de spelades.
    .DJI-66 = Lägst vinner: det lägsta numret vinner sticket, vilken färg det än har. Är två nummer lika vinner kortet som spelades först.
    .DJI-67 = Ingen trumf: i det här sticket finns ingen trumf.
    .DJI-68 = Räknas som 15: spelas efter ditt kort, som då räknas som en 15:a i sin färg när sticket avgörs. Vid ett byte följer 15:an med kortet; byts kortet ut är den borta.
    .DJI-69 = Behåll två: vinner du sticket behåller du två kort ur det. Även om du spelar två sådana blir det två kort.
djinn-rules-known = Vad alla vet
    .DJI-70 = Händer, Djinn-kort och högar är hemliga. Sparade kort, nivåer, uppvända grottor och hur många kort det finns ser alla. Kastade kort får du minnas, om inte bordet visar dem.
djinn-origin = Häftet är komplett, men trycker bara texten på ett enda Djinn-kort och nämner ett till. Fem andra är kända från recensioner av spelet; två är våra, och även antalet av varje slag.
    .DJI-1 = Häftet nämner aldrig den fjärde färgen. På korten är den blå.
    .DJI-3 = Häftet säger inte om båda paren får ha samma nummer. Fyra lika nummer är två par, så det får de.
    .DJI-4 = Häftet säger att det finns 18 och trycker ett av dem. Nio slag, två av varje, är vår gissning.
    .DJI-33 = Den tyska texten vänder upp raden efteråt, den engelska och den franska så snart någon är igenom. Vi väntar tills alla har bestämt sig, så att ingen väljer med mer kunskap än de andra.
    .DJI-34 = I den tyska texten får man dra ett kort, i den engelska får man det. Här sker det alltid: det finns inget skäl att avstå från ett kort.
    .DJI-35 = Häftet säger inte vad som händer när korten tar slut. Så här går spelet vidare, och ingen får mer än de andra.
    .DJI-36 = Häftet nämner den som sitter närmast den förra kortgivaren, medurs. Vi räknar från nästa plats, så kortgivaren kommer sist.
    .DJI-50 = Att de spelas precis före eller efter den egna skatten är tryckt. Hur många, och vad som gäller när två säger emot varandra, är vårt.
    .DJI-51 = Att man får spela ett efter sin skatt är tryckt. Frågan kommer till alla som har ett Djinn-kort, så att den inte avslöjar något.
    .DJI-52 = Häftet säger bara att kortet som spelades först är högre. Vad ett byte eller en ersättning betyder för det är vårt.
    .DJI-62 = Häftet nämner att en annan spelares kort kan ersättas, men trycker inte det Djinn-kortet. Detaljerna är våra.
    .DJI-63 = Känt från recensioner av spelet. Texten och detaljerna är våra.
    .DJI-68 = Häftet säger att Djinn-kort kan göra två kort lika. Ett sådant kort gör det; texten är vår.
    .DJI-69 = Det står inte i häftet. Det är vårt och gör de nio slagen kompletta.
    .DJI-70 = Att händerna är hemliga och kasthögen ligger nedvänd är tryckt. Resten är vår läsning.
    .tip = Häftets tips: kastade kort är ute resten av omgången. Kom ihåg dem, så vet du mer om de andra händerna.
    .story = Andar vaktar skatterna i en sultans grottor. Den som först når den djupaste grottan kommer undan med den största skatten av alla, innan sultanen märker något.
    .primer = I ett stick spelar alla ett kort var i tur och ordning, och det bästa kortet tar sticket. Det första kortet bestämmer färgen: har du den färgen måste du spela den. Har du den inte får du spela vad som helst. En annan färg vinner aldrig, hur hög den än är, men du blir av med ett kort. Trumf är annorlunda: den slår alla andra färger, och den högsta trumfen slår de övriga. Den som vinner spelar ut i nästa stick.
    .note = Varje skatt finns bara en gång, så två kort kan vara lika bara på grund av ett Djinn-kort.

## Avslag

djinn-refusal-not-your-trick = { $turn } har vunnit sticket och väljer ett kort.
djinn-refusal-not-your-cave = { $turn } väljer en uppgift.
djinn-refusal-unknown-move = ”{ $move }” är inget drag: det finns play, djinn, done, keep och cave.
djinn-refusal-play-what = Nämn skatten du spelar, till exempel play P15.
djinn-refusal-keep-what = Nämn kortet ur sticket som du behåller, till exempel keep P15.
djinn-refusal-djinn-what = Nämn Djinn-kortet du spelar, till exempel djinn lowest.
djinn-refusal-cave-what = Nämn uppgiften och korten till den, till exempel cave run Y3 G4 P5.
djinn-refusal-unknown-card = Skatten ”{ $card }” finns inte: korten är P1 till P15, och så G, Y och B.
djinn-refusal-not-held = Du har inte { $card }.
djinn-refusal-must-follow = Du har { $colour }, så du måste följa färg med { $colour }.
djinn-refusal-not-laid = Spela en skatt först; sedan kan du avsluta din tur.
djinn-refusal-already-laid = Du har spelat din skatt: spela ett Djinn-kort, eller välj Klar (done).
djinn-refusal-no-trick-won = Det finns inget stick att behålla ett kort ur nu.
djinn-refusal-keep-now = Du har vunnit sticket: behåll ett av korten.
djinn-refusal-not-in-trick = { $card } ligger inte i sticket, eller inte längre.
djinn-refusal-unknown-djinn = Djinn-kortet ”{ $effect }” finns inte.
djinn-refusal-djinn-not-held = Du har inte Djinn-kortet ”{ $effect }”.
djinn-refusal-trump-needs-colour = Nämn färgen som blir trumf: P, G, Y eller B.
djinn-refusal-replace-needs-seat = Nämn platsen vars kort byts ut.
djinn-refusal-replace-no-seat = Plats { $seat } finns inte: platserna är 0 till { $last }.
djinn-refusal-replace-own = Bara en annan spelares kort kan bytas ut.
djinn-refusal-replace-nothing = { $seat } har inte spelat något kort i det här sticket som kan bytas ut.
djinn-refusal-replace-empty-pile = Skatthögen är tom, så inget kort kan bytas ut.
djinn-refusal-free-too-late = ”Valfri färg” spelas före ditt kort, och det har du redan spelat.
djinn-refusal-swap-too-early = ”Byt kort” spelas efter ditt eget kort.
djinn-refusal-swap-needs-seat = Nämn platsen du byter kort med.
djinn-refusal-swap-no-seat = Plats { $seat } finns inte: platserna är 0 till { $last }.
djinn-refusal-swap-own = Du kan bara byta kort med en annan spelare.
djinn-refusal-swap-nothing = { $seat } har inte spelat något kort i det här sticket att byta med.
djinn-refusal-fifteen-too-early = ”Räknas som 15” spelas efter ditt eget kort.
djinn-refusal-no-cave-now = Uppgifter klaras efter omgången, inte nu.
djinn-refusal-cave-now = Omgången är slut: kan du klara en uppgift måste du göra det.
djinn-refusal-unknown-task = Uppgiften ”{ $task }” finns inte.
djinn-refusal-task-not-open = Uppgiften ”{ $task }” finns inte bland grottorna på nivå { $level } framför dig.
djinn-refusal-card-twice = Du har nämnt { $card } två gånger.
djinn-refusal-wrong-number = En uppgift på nivå { $level } kräver exakt lika många kort som nivån, inte { $count }.
djinn-refusal-not-kept = { $card } är inte ett av dina sparade kort.
djinn-refusal-not-a-run = De här talen följer inte på varandra.
djinn-refusal-not-pairs = Det är inte de par som uppgiften kräver.
djinn-refusal-not-under = Summan är { $sum } och ska vara under { $limit }.
djinn-refusal-not-over = Summan är { $sum } och ska vara över { $limit }.
djinn-refusal-not-exact = Summan är { $sum } och ska vara exakt { $limit }.
djinn-refusal-not-one-colour = De här korten är inte alla i en färg.
djinn-refusal-not-ascending = Nämn korten i stigande ordning: { $cards }.

## Botarnas skäl

djinn-aim-run = i följd
djinn-aim-pairs = par
djinn-aim-under = låg summa
djinn-aim-over = hög summa
djinn-aim-exact = exakt summa
djinn-aim-colour = en färg
djinn-reason-completes = Med { $card } är uppgiften ”{ $task }” klar.
djinn-reason-nearer = { $card } tar dig närmare uppgiften ”{ $task }”; då saknas: { $missing }.
djinn-reason-one-more = { $card } är ett sparat kort till, men ingen uppvänd uppgift behöver det.
djinn-reason-wins-trick = { $card } vinner säkert det här sticket.
djinn-reason-may-win = { $card } vinner det här sticket i ungefär { $percent } % av fallen.
djinn-reason-loses = { $card } kan inte vinna sticket, så det kostar lite att spela den.
djinn-reason-bends = Djinn-kortet ”{ $effect }” hjälper till att få ett kort ur sticket.
djinn-reason-early = Djinn-kortet ”{ $effect }” ändrar vad som kan hända i sticket.
djinn-reason-saves = Djinn-kort är mer värda i ett senare stick; du har { $count }.
djinn-reason-enters = Uppgiften ”{ $task }” är klar: vidare till nivå { $level }.
djinn-reason-leaves = { $count ->
    [0] Inga sparade kort blir kvar till nästa nivå; det högsta numret är { $number }.
    [one] { $count } sparat kort blir kvar till nästa nivå; det högsta numret är { $number }.
   *[other] { $count } sparade kort blir kvar till nästa nivå; det högsta numret är { $number }.
}

## Lära sig

learn-djinn-caves = Din väg går genom tre grottor. Uppgifterna i den här raden kräver tre av dina kort: tre i följd, ett par med ett lägre kort, eller en summa över 30.
learn-djinn-follow = Gult är utspelsfärgen: har du gult måste du följa färg. Det högsta kortet vinner: spela din 12:a!
learn-djinn-follow-hint = Det är tillåtet, men det vinner inte. Spela din 12:a.
learn-djinn-follow-praise = Det högsta gula kortet vinner: sticket är ditt!
learn-djinn-keep = Behåll ett kort ur sticket. Du har redan 10 och 11: behåll 12:an.
learn-djinn-keep-hint = Grottorna visar vilka tal som hjälper dig. Behåll 12:an.
learn-djinn-keep-praise = 10, 11, 12: tre i följd! Den som vinner sticket spelar också ut till nästa.
learn-djinn-trump = Du har inget grönt, så du får spela vad som helst. Blått är trumf: till och med din blå 2:a slår grönt!
learn-djinn-trump-hint = Det kan inte vinna: bara grönt eller trumf kan det. Spela den blå 2:an.
learn-djinn-trump-praise = Trumf slår alla andra färger. Sticket är ditt!
learn-djinn-sum = Du har 8 och 9. Vilket kort ger en summa över 30? Behåll det.
learn-djinn-sum-hint = Titta på grottorna: raden visar talen du behöver.
learn-djinn-sum-praise = 8, 9 och 14 blir 31: den uppgiften kan du klara!
learn-djinn-task = Efter åtta stick klarar du en uppgift. Välj en med bock, och sedan tre kort till den.
learn-djinn-task-praise = Genom den första grottan! Korten är förbrukade, och nivå { $level } vänds upp. Den som ligger sist får ett Djinn-kort till hjälp.
learn-djinn-djinn = Nu har du ett Djinn-kort. Det ändrar reglerna för ett stick: tryck på det och gör lila till trumf.
learn-djinn-djinn-hint = Välj en färg som du har: lila.
learn-djinn-djinn-first = Spela Djinn-kortet först, sedan din skatt.
learn-djinn-djinn-praise = Lila är trumf i det här sticket.
learn-djinn-win-trick = Spela nu din lila 4:a!
learn-djinn-win-trick-hint = Lila är trumf nu. Spela den lila 4:an.
learn-djinn-win-trick-praise = Din lilla 4:a vinner sticket!
learn-djinn-run = Du har 7, 8 och 10. Vilket kort behåller du för fyra i följd?
learn-djinn-run-hint = Mellan 8 och 10 saknas ett tal.
learn-djinn-run-praise = 7, 8, 9, 10: fyra i följd!
learn-djinn-last = Den tredje grottan! Välj en uppgift med bock, och sedan fem kort till den. Den som först tar sig igenom vinner.
learn-djinn-last-praise = Genom alla tre grottorna: du vinner!
learn-djinn-nine = Det finns nio Djinn-kort, två av varje. Spela ett direkt före eller efter din egen skatt. Det gäller bara i det här sticket.
learn-djinn-swap = Du har spelat din gröna 3:a. Byt den nu mot den gröna 13:an från { $two }!
learn-djinn-swap-praise = De två korten byter plats. 13:an är din nu, och sticket också!
learn-djinn-fifteen = Med det här Djinn-kortet räknas din skatt som 15 i sin färg. Spela det!
learn-djinn-fifteen-praise = Din 4:a räknas som 15 och vinner. Behåller du den är den en 4:a igen.
learn-djinn-lowest = Med det här Djinn-kortet vinner det lägsta numret, vilken färg det än har. Spela det!
learn-djinn-lowest-praise = Din 2:a är lägst: sticket är ditt!
learn-djinn-notrump = { $two } har spelat trumf. Med det här Djinn-kortet finns ingen trumf i ett stick. Spela det!
learn-djinn-notrump-praise = Utan trumf vinner det högsta gröna kortet: din 12:a!
learn-djinn-replace = Det här Djinn-kortet kastar en annan spelares skatt, och det översta kortet i högen tar dess plats. Kasta 14:an från { $two }!
learn-djinn-replace-praise = Nu ligger en lila 1:a där. Din 10:a är det högsta gröna kortet!
learn-djinn-free = Grönt är utspelsfärgen, och du skulle behöva spela din 2:a. Med det här Djinn-kortet får du spela vilken färg du vill. Spela det före din skatt!
learn-djinn-free-play = Spela nu din blå 5:a: blått är trumf.
learn-djinn-free-play-praise = Din trumf vinner, fast du har grönt!
learn-djinn-highest = Det här sticket kan du inte vinna. Men med det här Djinn-kortet behåller du dess högsta kort, innan vinnaren behåller ett!
learn-djinn-highest-praise = 15:an är din. { $two } vinner sticket och behåller ett av de andra korten.
learn-djinn-double = Din 13:a vinner sticket. Med det här Djinn-kortet behåller du två av korten i stället för ett!
learn-djinn-double-praise = Sticket är ditt: nu behåller du två kort.
learn-djinn-exact = Fler uppgifter: en summa under 20, exakt 20, eller en färg. Kan du klara en måste du det, men bara en. Ta 2, 4, 5 och 9: exakt 20!
learn-djinn-exact-hint = Det går också. Men den här gången ska summan bli exakt 20: 2, 4, 5 och 9.
learn-djinn-exact-praise = En ny omgång börjar, med nya kort och ny trumf. { $two } ligger sist, så { $two } ger och spelar ut.
learn-djinn-tie = { $one } är också igenom och har 2 och 14 kvar. Den som har flest kort kvar vinner; är det lika avgör det högsta kortet. Vilka fem använder du?
learn-djinn-tie-hint = Då är 14:an från { $one } det högsta kortet som är kvar. Spara din 15:a!
learn-djinn-tie-praise = Ni har två kort kvar var, men din 15:a är högst. Du vinner!
