# Hav eller strand; docs/words/sv.md

browser-game-seashore = Hav eller strand
browser-game-seashore-line = Halva kortet är alltid dolt. Visar du färgen eller numret?

seashore-where = Runda { $round } av 2, { $left ->
    [0] alla kort spelade
    [one] sista kortet
   *[other] { $left } kort att spela
}
seashore-where-plus = { $plus } pluskort kvar
seashore-signs = B▒ visar bara havet (färgen), ▒7 bara stranden (numret); +1 är ett pluskort på det. Skatter börjar med t: tR4 är röd och värd 4. ★ står vid ett kort som har vunnit sin färg.
seashore-ask-pass = välj en färg och skicka vidare ditt högsta kort i den.
seashore-ask-play = spela ett kort och visa dess färg eller nummer.
seashore-ask-claim = du har vunnit { $colour }: tar du den öppna skatten eller stjäl du en?
seashore-ask-rob = vem tar du två pluskort från?
seashore-ask-draw = vems hand drar du från?
seashore-ask-return = ge tillbaka { $count ->
    [one] ett kort.
   *[other] { $count } kort.
}
seashore-move-pass = Skicka ditt högsta kort i { $colour }
seashore-move-play = { $shows ->
    [sea] Spela { $card }{ $laid } och visa färgen
   *[shore] Spela { $card }{ $laid } och visa numret
}
seashore-move-take = Ta den öppna skatten
seashore-move-steal = Stjäl skatten från { $seat }
seashore-move-rob = Ta pluskort från { $seat }
seashore-move-draw = Dra kort från { $seat }
seashore-move-return = Ge tillbaka { $cards }
seashore-piles = Skatter
seashore-pair-rb = rött, blått
seashore-pair-pg = lila, grönt
seashore-head-open = öppen
seashore-head-pile = hög
seashore-head-else = annars
seashore-action-plus = ta pluskort
seashore-action-hand = dra från en hand
seashore-trick = Stick
seashore-trick-empty = { $you ->
    [start] du börjar
   *[none] { $start } börjar
}
seashore-lanes = Senast uppvända kort
seashore-head-cards = kort
seashore-head-treasures = skatter
seashore-head-top = överst
seashore-head-plus = plus
seashore-head-score = poäng
seashore-points-pile = Din poänghög
seashore-prize-claim = skatt
seashore-prize-rob = pluskort
seashore-prize-draw = en hand
seashore-event-round = Runda { $number } börjar; { $you ->
    [start] du spelar först.
   *[none] { $start } spelar först.
}
seashore-event-hand = { $you ->
    [seat] Du får { $cards }.
   *[none] { $seat } får { $count } kort.
}
seashore-event-open = Nu öppen: { $card }.
seashore-event-chosen = { $you ->
    [seat] Du skickar ditt högsta kort i { $colour }.
   *[none] { $seat } har valt ett kort att skicka.
}
seashore-event-passed = { $you ->
    [seat] Du skickar { $card } till { $to }.
    [to] { $seat } skickar dig { $card }.
   *[none] { $seat } skickar ett kort till { $to }.
}
seashore-event-play = { $you ->
    [seat] Du spelar { $card }{ $laid }: { $half }.
   *[none] { $seat } spelar ett kort{ $laid }: { $half }.
}
seashore-half-sea = { $colour }, dolt nummer
seashore-half-shore = { $number }, dold färg
seashore-laid = { $plus ->
    [0] { "" }
   *[other] { " " }+{ $plus }
}
seashore-event-reveal = { $you ->
    [seat] Ditt kort vänds upp: { $card }, värd { $value }.
   *[none] { $seat } hade { $card }, värd { $value }.
}
seashore-event-win = { $you ->
    [seat] Du vinner { $colours }.
   *[none] { $seat } vinner { $colours }.
}
seashore-event-plus = { $you ->
    [seat] Du får { $count } pluskort.
   *[none] { $seat } får { $count } pluskort.
}
seashore-event-take = { $you ->
    [seat] Du tar { $card }.
   *[none] { $seat } tar { $card }.
}
seashore-event-steal = { $you ->
    [seat] Du stjäl { $card } från { $from }.
    [from] { $seat } stjäl { $card } från dig!
   *[none] { $seat } stjäl { $card } från { $from }.
}
seashore-event-rob = { $you ->
    [seat] Du tar { $count } pluskort från { $from }.
    [from] { $seat } tar { $count } pluskort från dig!
   *[none] { $seat } tar { $count } pluskort från { $from }.
}
seashore-event-draw = { $you ->
    [seat] Du drar { $cards } från { $from }.
    [from] { $seat } drar { $cards } från dig.
   *[none] { $seat } drar { $count } kort från { $from }.
}
seashore-event-return = { $you ->
    [seat] Du ger tillbaka { $cards } till { $to }.
    [to] { $seat } ger dig tillbaka { $cards }.
   *[none] { $seat } ger tillbaka lika många kort till { $to }.
}
seashore-event-nothing = { $you ->
    [seat] Det finns inget kort för dig att dra.
   *[none] Det finns inget kort för { $seat } att dra.
}
seashore-event-under = Tillbaka under sin hög: { $card }.
seashore-event-trick-over = Sticket är slut; { $you ->
    [start] du börjar nästa.
   *[none] { $start } börjar nästa.
}
seashore-event-score = { $you ->
    [seat] Du får { $points } poäng: { $treasures } för skatter, och { $plus } pluskort är kvar.
   *[none] { $seat } får { $points } poäng: { $treasures } för skatter, och { $plus } pluskort är kvar.
}
seashore-event-over = Spelet är slut.

## Webbläsaren

seashore-option-action-rb = Handling för rött och blått
    .plus = ta pluskort
    .hand = dra från en hand
seashore-option-action-rb-text = Vad som händer när rött eller blått vinns och ingen skatt i den färgen ligger öppen.
seashore-option-action-pg = Handling för lila och grönt
    .plus = ta pluskort
    .hand = dra från en hand
seashore-option-action-pg-text = Vad som händer när lila eller grönt vinns och ingen skatt i den färgen ligger öppen.
seashore-option-pass-to = Skicka ett kort
    .left = åt vänster
    .right = åt höger
    .none = inte alls
seashore-option-pass-to-text = I början av en runda skickar alla det högsta kortet i den färg de har mest av.
seashore-option-plus-cap = Högsta värde med pluskort
    .n99 = ingen gräns
seashore-option-plus-cap-text = Pluskort höjer inget kort över det här värdet.
seashore-option-plus-most = Pluskort på ett kort
    .n22 = ingen gräns
seashore-option-plus-most-text = Till ett kort får du lägga högst så här många pluskort. Kanske är det här häftets bortrivna ”maximum”: spelar du bara med det, ställ in högsta värdet på ”ingen gräns”.
seashore-option-steal-any = Stjäl vilken skatt som helst
seashore-option-steal-any-text = En vinnare får stjäla en skatt i vilken färg som helst, inte bara i den som vanns.
seashore-option-treasure-points = Skatternas värden
seashore-option-treasure-points-text = Vad de fem skatterna i varje färg är värda. Vårt häfte är trasigt här: ställ in det som din ask visar.
seashore-option-treasure-points-one = Skatt { $number } av 5
seashore-begins = Enligt häftet bestämmer ni själva vem som börjar.
seashore-source-treasures = Skatter
seashore-source-plus = Pluskort
seashore-panel-trick = Senaste sticket
seashore-panel-out = Kort
seashore-card = { $number }:an i { $colour }
seashore-treasure = en skatt i { $colour } värd { $points }
seashore-lay = Spela { $card }{ $laid }: { $half }
seashore-hand = Din hand
seashore-hand-empty = Din hand är tom.
seashore-others-see = De andra ser
seashore-pluses = Pluskort på kortet
seashore-plus = { $count ->
    [0] inget pluskort
   *[other] { $count } pluskort
}
seashore-pile = { $count } kvar
seashore-pile-closed = nedvänd hög
seashore-supply = förråd
seashore-passing = { $to ->
    [right] Alla skickar ett kort åt höger.
   *[left] Alla skickar ett kort åt vänster.
}
seashore-passing-wait = Du har valt. Korten skickas när alla har valt.
seashore-choose-claim = Ta eller stjäl
seashore-choose-rob = Vems pluskort?
seashore-choose-draw = Vems hand?
seashore-drawn = Kort från { $seat }
seashore-hidden = { $count ->
    [one] { $count } skatt ligger nedvänd under den.
   *[other] { $count } skatter ligger nedvända under den.
}
seashore-worth = värd { $value }
seashore-no-trick = Inget kort har vänts upp än i den här rundan.
seashore-chosen = har valt
seashore-out-text = Överstruket: spelat. Inramat: i din hand. De övriga finns hos någon annan eller i asken.
seashore-out-gone = spelat
seashore-out-held = i din hand
seashore-out-somewhere = inte sett än
seashore-says-open = { $name }: { $card }{ $plus ->
    [0] { "" }
   *[other] { " " }plus { $plus }
}
seashore-says-laid = { $name }: { $half }{ $plus ->
    [0] { "" }
   *[other] , plus { $plus }
}.
seashore-says-hand = { $card }, { $place } av { $count } i din hand
seashore-says-seat = { $cards } kort, { $treasures ->
    [one] { $treasures } skatt
   *[other] { $treasures } skatter
}, { $plus } pluskort, poäng { $score }.
seashore-says-top = Överst: { $card }.
seashore-rules-aim = Spelets mål
    .SEA-50 = En runda är över när alla kort är spelade. Dina skatter ger sina poäng, och två pluskort ger tillsammans en poäng.
    .SEA-51 = Efter två rundor vinner den som har flest poäng; vid lika delas segern.
seashore-rules-cards = Korten
    .SEA-1 = 48 ökort: rött, blått, lila och grönt, vardera från 1 till 12.
    .SEA-2 = 20 skatter, fem i varje färg, värda 1, 1, 2, 3 och 4.
    .SEA-3 = 22 pluskort, och två handlingskort: ett för rött och blått, ett för lila och grönt.
seashore-rules-setup = Före en runda
    .SEA-10 = Med 4 eller 5 spelare finns två skatthögar, rött med blått och lila med grönt; med 3 spelare finns en hög med de tolv bästa. Den översta skatten i varje hög ligger öppen.
    .SEA-11 = Varje handlingskort säger vad man vinner med dess två färger när ingen skatt i färgen ligger öppen: med rött och blått tar man pluskort, med lila och grönt drar man från en hand, om bordet inte har valt annat. Det är likadant i båda rundorna.
    .SEA-12 = Alla får 12 kort, med 5 spelare 9. Resten stannar osedd i asken.
    .SEA-13 = Alla skickar samtidigt ett kort åt vänster: det högsta i färgen de har mest av. Är flera färger lika väljer du.
    .SEA-14 = Spelaren på första platsen börjar runda ett. Runda två inleds av spelaren efter den som började det sista sticket.
seashore-rules-trick = Ett stick
    .SEA-20 = En efter en spelar alla valfritt kort under ett täckkort som bara visar havet (färgen) eller stranden (numret).
    .SEA-21 = Du får lägga till pluskort, vart och ett värt 1, men inget värde går över 12. I slutet av sticket går pluskorten tillbaka till förrådet.
    .SEA-22 = Tills alla har spelat känner de andra bara till den halva som syns, och pluskorten.
    .SEA-23 = Det högsta värdet i varje färg vinner färgen; vid lika vinner den som kommer först i turordningen.
    .SEA-24 = Har en färg spelats mer än en gång får den som har färgens lägsta värde lika många pluskort som det spelats kort i färgen. Den som vinner färgen får aldrig några.
    .SEA-25 = Räcker pluskorten inte delas de ut i turordning.
seashore-rules-prizes = Vinster
    .SEA-30 = Ligger en skatt i den vunna färgen öppen tar vinnaren den. Av en spelares skatter syns bara den översta.
    .SEA-31 = Eller så stjäl vinnaren en annan spelares översta skatt, om den har den vunna färgen. En skatt som vunnits tidigare i sticket kan stjälas senare i samma stick.
    .SEA-32 = Ligger ingen skatt i färgen öppen sker färgens handling.
    .SEA-33 = När korten vänds upp avgörs först alla vinnare och förlorare. Sedan får förlorarna sina pluskort, skatter vinns i turordning, och sist kommer handlingarna.
    .SEA-34 = Med 3 spelare räknas de två färgerna på ett handlingskort som en enda färg, om ingen skatt i någon av dem ligger öppen.
    .SEA-35 = Sedan visar varje hög sin nästa skatt; en skatt som inte togs läggs först under sin hög.
    .SEA-36 = En tom hög förblir tom: den som vinner dess färger får en handling.
    .SEA-37 = De spelade korten är ute ur rundan och ligger kvar öppna. Nästa spelare börjar.
seashore-rules-actions = Handlingar
    .SEA-40 = Ta pluskort: två från en annan spelare som har minst två; har ingen det, från förrådet.
    .SEA-41 = Dra från en hand: dra två kort osedda från en annan spelare, ge sedan tillbaka två valfria.
seashore-origin = Vi känner bara till en skadad kopia av häftet. Den visar varken titel, upphovsman eller förlag; namnet är vårt. Flera tal och meningar är bortrivna. Vi har fyllt luckorna och, där det gick, gjort dem till alternativ.
    .SEA-1 = Talen är bortrivna. Med fyra spelare får alla 12 kort, och det blir 12 i var och en av de fyra färgerna.
    .SEA-2 = ”1 × tre poäng och 1 × fyra poäng” går fortfarande att läsa. De andra tre värdena är vårt val; 1, 2 och 2 skulle också passa. Med alternativet går det att ställa in fem valfria värden.
    .SEA-11 = Enligt häftet väljer man sidorna. Här väljs de en gång, när bordet öppnas, och båda rundorna är lika.
    .SEA-13 = Riktningen är bortriven. Åt vänster, som spelet går, är vårt val.
    .SEA-14 = Häftet säger bara att man bestämmer vem som börjar. Att runda två fortsätter därifrån är vårt: så börjar alla ungefär lika ofta.
    .SEA-20 = Början av den här meningen är bortriven. Inget av det som går att läsa förbjuder ett kort, så alla kort får spelas.
    .SEA-21 = ”1 poäng, med ett maximum” går fortfarande att läsa. Vi tar det som ett korts högsta värde; det kunde också vara ett antal pluskort, vilket är ett alternativ. Att de går tillbaka i slutet av sticket är vårt.
    .SEA-23 = Av regeln för lika värden går ”då vinner startspelaren eller den” fortfarande att läsa. Vi fyller i: nästa i turordning.
    .SEA-24 = Att det lägsta värdet får pluskort är tryckt. Vad som händer när värden är lika är det inte: här får alla med det lägsta värdet dem, utom vinnaren.
    .SEA-25 = Häftet säger inte vad som händer när något tar slut. Vi går efter turordning, som överallt annars.
    .SEA-30 = Häftet säger ”får ta”. Här sker det alltid: en skatt kostar ingenting.
    .SEA-31 = Raden om att stjäla är sönderriven. Att en stulen skatt måste ha den vunna färgen är vår läsning, och ett alternativ.
    .SEA-33 = Först skatter och pluskort, sedan handlingar i turordning: det är tryckt. Ordningen bland skatterna är vår.
    .SEA-37 = Att korten läggs åt sidan är tryckt. Att de ligger kvar öppna är vårt: alla har sett dem.
    .story = Ni seglar till mystiska öar, där oanade rikedomar ligger på havets botten. Det högsta kortet i rätt färg bärgar en skatt. Men alla visar bara halva kortet, så bluffa och dyk.
    .note = Häftets sammanfattning talar om skatter i olika färger. I räkningen gäller bara deras poäng.
seashore-take = Ta
seashore-round-over = Runda { $number } är över
seashore-told-hand = { $names } får { $count } kort var.
seashore-told-reveal = Täckkorten tas bort. { $cards }.
seashore-told-win = Vunna färger: { $names }.
seashore-told-plus = Pluskort: { $names }.
seashore-event-start = { $you ->
    [start] Sticket är över; startkortet ligger nu hos dig.
   *[none] Sticket är över; startkortet ligger nu hos { $start }.
}
seashore-event-plus-none = { $you ->
    [seat] Det finns inget pluskort kvar till dig.
   *[none] Det finns inget pluskort kvar till { $seat }.
}
seashore-why = Runda { $round }: { $told }

## Avslag

seashore-refusal-already-chosen = Du har redan valt en färg att skicka, och valet gäller.
seashore-refusal-nothing-to-pass = Du har inget kort, så du skickar inget.
seashore-refusal-not-your-prize = Först väljer { $turn } sin vinst.
seashore-refusal-unknown-move = ”{ $move }” är inget drag: det finns pass, play, take, steal, rob, draw och return.
seashore-refusal-pass-now = Alla skickar ett kort först: nämn färgen, till exempel pass R.
seashore-refusal-play-now = Nu spelas ett kort, till exempel play G9 sea eller play G9 shore +2.
seashore-refusal-claim-now = Du har vunnit { $colour }: ta den öppna skatten (take) eller stjäl en, till exempel steal 2.
seashore-refusal-rob-now = Ta två pluskort från en annan spelare, till exempel rob 2.
seashore-refusal-draw-now = Dra från en annan spelares hand, till exempel draw 2.
seashore-refusal-return-now = Ge tillbaka lika många kort som du har dragit, till exempel return G4 B7.
seashore-refusal-not-longest = Du skickar ett kort i färgen du har mest av, och det är inte { $colour }.
seashore-refusal-not-in-hand = Du har inte { $card } på handen.
seashore-refusal-too-few-plus = Så många har du inte att lägga till: { $laid } pluskort.
seashore-refusal-too-many-plus = Vid det här bordet tar ett kort högst { $most } pluskort.
seashore-refusal-takes-no-plus = { $card } kan inte få pluskort, för inget värde går över { $cap }.
seashore-refusal-over-cap = { $card } skulle vara värd { $value }, och inget värde går över { $cap }.
seashore-refusal-steal-nobody = Det finns ingen plats { $seat } att stjäla från.
seashore-refusal-steal-yourself = Du kan inte stjäla från dig själv.
seashore-refusal-nothing-to-steal = { $seat } har ingen skatt att stjäla.
seashore-refusal-other-colour = Du har vunnit { $colour }, så det här kan du inte stjäla från { $seat }: { $card }.
seashore-refusal-rob-nobody = Det finns ingen plats { $seat } att ta pluskort från.
seashore-refusal-rob-yourself = Du kan inte ta pluskort från dig själv.
seashore-refusal-too-few-to-rob = { $seat } har färre än två pluskort.
seashore-refusal-draw-nobody = Det finns ingen plats { $seat } att dra från.
seashore-refusal-draw-yourself = Du kan inte dra från din egen hand.
seashore-refusal-empty-hand = { $seat } har inget kort att dra.
seashore-refusal-return-count = Du drog { $drawn } kort: ge tillbaka lika många, inte { $count }.
seashore-refusal-return-twice = Du har nämnt { $card } två gånger.
seashore-refusal-return-order = Nämn korten efter nummer, sedan efter färg: { $move }.
seashore-refusal-return-not-held = Du varken har eller har dragit { $card }.

## Botarnas skäl

seashore-reason-certain = { $card } vinner säkert sin färg.
seashore-reason-no-higher = Inget osett kort i färgen är högre än { $value }; bara pluskort kan slå det.
seashore-reason-higher = { $count ->
    [one] { $count } osett kort i färgen är högre.
   *[other] { $count } osedda kort i färgen är högre.
}
seashore-reason-beaten = { $card } är redan slagen av { $seat }.
seashore-reason-low = Är { $card } lägst i sin färg får du pluskort.
seashore-reason-treasure = Den öppna skatten i { $colour } är värd { $points }.
seashore-reason-could-steal = Vinner du { $colour } kan du stjäla { $points } från { $seat }.
seashore-reason-action-plus = Ingen skatt i { $colour } ligger öppen: vinner du färgen får du två pluskort.
seashore-reason-action-hand = Ingen skatt i { $colour } ligger öppen: vinner du färgen får du byta upp till två kort som du väljer.
seashore-reason-plus = Pluskort höjer { $card } till { $value }; sparade till slutet skulle de vara värda { $points }.
seashore-reason-sea = De andra ser bara { $colour }, och det kan vara { $count ->
    [one] { $count } kort.
   *[other] { $count } olika kort.
}
seashore-reason-shore = De andra ser bara numret { $number }, och det kan vara { $count ->
    [one] { $count } färg.
   *[other] { $count } olika färger.
}
seashore-reason-last = Ingen spelar efter dig, så det spelar ingen roll vilken halva du visar.
seashore-reason-take = Det ger säkert { $points }.
seashore-reason-steal = Det ger { $points } och kostar { $seat } lika mycket (poäng nu: { $total }).
seashore-reason-rob = { $seat } har { $count } pluskort och { $total } poäng hittills.
seashore-reason-draw = { $seat } har { $count } kort på handen och { $total } poäng hittills.
seashore-reason-give = { $count ->
    [0] { $card } slår inget osett kort i färgen.
   *[other] { $card } slår { $count } av { $total ->
        [one] { $total } osett kort
       *[other] { $total } osedda kort
    } i färgen.
}

## Lära sig

learn-seashore-halves = Varje kort har två halvor: havet är färgen, stranden är numret. De andra ser bara en av dem.
learn-seashore-cover = Den röda skatten ligger öppen. Spela din röda 11:a och visa bara havet.
learn-seashore-cover-half = Visa havet den här gången, alltså färgen.
learn-seashore-cover-hint = Bara rött kan vinna den röda skatten. Spela den röda 11:an.
learn-seashore-cover-praise = Täckkorten tas bort: ditt röda kort är högst, och skatten är din. Det lägsta röda kortet ger pluskort: { $plus }.
learn-seashore-only = Alla visar rött. En lila skatt ligger öppen: spela din lila 1:a!
learn-seashore-only-hint = Rött går till starkare kort. Spela den lila 1:an.
learn-seashore-only-praise = Det enda kortet i en färg vinner alltid, till och med en 1:a!
learn-seashore-low = I grönt ligger det starka kort. Förlora med flit med din 1:a: det lägsta kortet får pluskort!
learn-seashore-low-hint = Det får du, men prova det här: spela den gröna 1:an.
learn-seashore-low-praise = Du får lika många pluskort som det spelats gröna kort: { $plus }!
learn-seashore-plus = { $one } visar blått. Spela din blå 10:a med två pluskort: då räknas den som 12!
learn-seashore-plus-more = Lägg till båda pluskorten. Vart och ett räknas som 1.
learn-seashore-plus-hint = Här kan du vinna blått. Spela den blå 10:an.
learn-seashore-plus-praise = Din 10:a räknas som { $worth } och slår 11:an!
learn-seashore-red = Vinn rött med din 12:a, och visa havet!
learn-seashore-red-hint = Spela den röda 12:an.
learn-seashore-red-praise = Rött är ditt. Nu får du välja!
learn-seashore-steal = Ta den öppna skatten, värd 1, eller stjäl den som { $two } har, värd 3!
learn-seashore-steal-hint = Den öppna är bara värd 1. Stjäl 3:an!
learn-seashore-steal-praise = Stulen! Man kan bara stjäla en spelares översta skatt.
learn-seashore-action = Ingen blå skatt ligger öppen. Vinn blått ändå med din 7:a: då sker den blå handlingen.
learn-seashore-action-hint = Ingen annan visar blått. Spela den blå 7:an.
learn-seashore-action-praise = Blått är ditt: nu tar du pluskort.
learn-seashore-rob = Vem tar du två pluskort från? Du väljer.
learn-seashore-rob-praise = Du har { $plus ->
    [one] { $plus } nytt pluskort!
   *[other] { $plus } nya pluskort!
}
learn-seashore-pass = Så börjar varje runda: du skickar vidare det högsta kortet i den färg du har mest av. Du har två sådana färger. Vilket kort skickar du?
learn-seashore-pass-hint = Då är din 12:a borta. Skicka hellre den röda 8:an.
learn-seashore-pass-praise = Alla skickar samtidigt, åt vänster. Så du får också ett kort.
learn-seashore-end = Det sista kortet i den andra rundan. Spela det!
learn-seashore-end-hint = Rött är ändå ditt. Behåll dina pluskort: två av dem ger en poäng.
learn-seashore-end-praise = Dina skatter ger { $treasures }, med pluskort { $points }. Båda rundorna tillsammans blir { $score }. Du vinner!
learn-seashore-three = Är ni tre finns det bara en hög med skatter, för alla fyra färgerna.
learn-seashore-merge = Ingen lila eller grön skatt ligger öppen. Är ni tre räknas de två då som en färg! Spela din gröna 9:a och visa havet.
learn-seashore-merge-praise = Din 9:a slår den lila 7:an från { $two }, så de två färgernas handling är din. { $two } får pluskort: { $plus }.
learn-seashore-hand = Med den här handlingen drar du blint två kort ur en annan hand. Dra från { $two }!
learn-seashore-hand-praise = Nu vet du vilka kort { $two } har.
learn-seashore-return = Du måste ge tillbaka två kort, men du väljer vilka. Ge tillbaka din blå 3:a och din gröna 2:a!
learn-seashore-return-hint = Behåll de starka korten. Ge tillbaka den blå 3:an och den gröna 2:an.
learn-seashore-return-praise = Du behåller 6 och 10. Det vet bara ni två.
learn-seashore-next = Sticket är slut, och en ny skatt ligger öppen. En skatt som ingen tar läggs underst i högen. Nästa spelare börjar nästa stick.
learn-seashore-equal = { $one } visar blått: kanske en 9:a. Vid lika värde avgör turordningen, så en 9:a räcker inte. Spela din blå 8:a med två pluskort!
learn-seashore-equal-hint = Här kan du vinna blått. Spela den blå 8:an.
learn-seashore-equal-praise = Din 8:a räknas som { $worth } och slår 9:an. Inget kort kan räknas som mer än 12.
learn-seashore-empty = Högen är tom. Nu ger varje färg en handling, och rött och blått räknas som en. Vinn med din röda 12:a!
learn-seashore-empty-praise = Du tar { $plus } pluskort från { $one }.
learn-seashore-shared = Det sista kortet i den sista rundan: vinn den röda skatten! Två pluskort är värda en poäng.
learn-seashore-shared-praise = Du har { $score }, och det har { $one } också. Är det lika delar ni segern: båda vinner!
