# Kadora; docs/words/sv.md

kadora-other-1 = ön
browser-game-kadora = Kadora
browser-game-kadora-line = Lägg ett kort, ta det som passar och led en färg, annars blir det minuspoäng.

kadora-where = { $last ->
    [none] { $cards } kort i plockhögarna
    [0] Slut
    [one] Sista turen
   *[other] { $last } turer kvar
}
kadora-signs = Ett kort är färg, värde och form: ○ cirkel (r), □ fyrkant (s), △ droppe (d). En ensam bokstav är ett nedvänt kort. ★ leder en färg; under ”minus” står de minuspoäng en spelare skulle få om spelet slutade nu. Det valda draget lägger »Y4○« och tar ›Y4○‹.
kadora-ask-give = ge bort en färg eller behålla allt?
kadora-ask-place = lägg ett kort på en tom ruta.
kadora-ask-draw = dra från vänster eller höger plockhög.
kadora-move-keep = Ge inte bort något
kadora-move-gift = Ge allt { $colour } till { $seat }
kadora-move-place = Lägg { $card } på { $cell }
kadora-move-takes = Lägg { $card } på { $cell }: tar { $cards }
kadora-move-draw = { $row ->
    [left] Dra från vänster: { $colour }
   *[right] Dra från höger: { $colour }
}
kadora-block = Rutnät
kadora-row-left = vänster { $count }
kadora-row-right = höger { $count }
kadora-aside = undanlagt { $count }
kadora-head-open = minus
kadora-head-hand = hand
kadora-event-aside = { $count } kort läggs undan.
kadora-event-hand = { $you ->
    [seat] Du får { $cards }.
   *[none] { $seat } får { $count } kort.
}
kadora-event-border = Rutnätets kant läggs ut.
kadora-event-row = { $row ->
    [left] Vänster plockhög har { $count } kort.
   *[right] Höger plockhög har { $count } kort.
}
kadora-event-keep = { $you ->
    [seat] Du ger inte bort något.
   *[none] { $seat } ger inte bort något.
}
kadora-event-gift = { $you ->
    [seat] Du ger allt { $colour } till { $to }: { $cards }.
    [to] { $seat } ger dig allt { $colour }: { $cards }.
   *[none] { $seat } ger allt { $colour } till { $to }: { $cards }.
}
kadora-event-place = { $you ->
    [seat] Du lägger { $card } på { $cell }.
   *[none] { $seat } lägger { $card } på { $cell }.
}
kadora-event-take = { $you ->
    [seat] { $line ->
        [column] Du tar { $cards } från kolumnen.
       *[row] Du tar { $cards } från raden.
    }
   *[none] { $line ->
        [column] { $seat } tar { $cards } från kolumnen.
       *[row] { $seat } tar { $cards } från raden.
    }
}
kadora-event-draw = { $you ->
    [seat] { $row ->
        [left] Du drar { $card } från vänster.
       *[right] Du drar { $card } från höger.
    }
   *[none] { $row ->
        [left] { $seat } drar { $colour } från vänster.
       *[right] { $seat } drar { $colour } från höger.
    }
}
kadora-event-refill = { $row ->
    [left] Påfyllt från vänster plockhög: { $cards }.
   *[right] Påfyllt från höger plockhög: { $cards }.
}
kadora-event-last-turns = Båda plockhögarna är tomma: { $turns ->
    [one] { $turns } tur kvar.
   *[other] { $turns } turer kvar.
}
kadora-event-show = { $you ->
    [seat] Dina handkort läggs till bytet: { $cards }.
   *[none] { $seat } lägger handkorten till bytet: { $cards }.
}
kadora-event-island = Öns kort vänds upp: { $cards }.
kadora-event-face-down = Den högsta summan i { $colour }, { $sum }, vänds ned: { $seats }.
kadora-event-over = Spelet är slut.

## Webbläsaren

kadora-option-seat-view = Fyll på från din sida
kadora-option-seat-view-text = Tomma rutor fylls i läsordningen för den spelare som står i tur, som runt ett riktigt bord. Annars är ordningen densamma för alla.
kadora-option-lacking = Värden som saknas
kadora-option-lacking-text = Varje färg saknar ett värde, och häftet säger inte vilket. Välj på varje rad det kort som inte finns i din ask.
kadora-begins = Enligt häftet börjar den som senast var på en ö.
kadora-source-R = R
kadora-source-O = O
kadora-source-Y = Gu
kadora-source-G = Gr
kadora-source-B = B
kadora-source-P = L
kadora-panel-aside = Undanlagt
kadora-card = { $value }:an i { $colour } ({ $kind })
kadora-back = { $colour }, nedvänt
kadora-kind-round = cirkel
kadora-kind-square = fyrkant
kadora-kind-drop = droppe
kadora-lay = Lägg { $card } på { $cell }
kadora-hand = Din hand
kadora-loot = Byte
kadora-leads = leder
kadora-steps = En tur steg för steg
kadora-step-give = ge
kadora-step-place = lägg
kadora-step-draw = dra
kadora-step-refill = fyll på
kadora-last = { $turns ->
    [one] Sista turen
   *[other] { $turns } turer kvar
}
kadora-give = Ge bort en färg
kadora-give-colour = Ge bort { $colour }
kadora-give-to = Ge allt { $colour } till
kadora-takes-nothing = Tar inget.
kadora-takes = Tar { $cards }. Dina minuspoäng: { $before } → { $after }.
kadora-would-lead = Då leder du { $colours }.
kadora-full = Rutnätet är fullt: nu tar du korten som inte passar.
kadora-empty = tom
kadora-aside-text = { $players ->
    [2] { $count } kort ligger undan. I slutet vänds de upp och tillhör en tredje spelare, ön, som till och med kan vinna.
   *[other] { $count } kort ligger undan och är inte med i spelet. Baksidorna visar deras färger.
}
kadora-says-row = { $row ->
    [left] Vänster plockhög
   *[right] Höger plockhög
}, { $count ->
    [0] tom
    [one] { $count } kort: { $colours }
   *[other] { $count } kort, de närmaste: { $colours }
}
kadora-says-cell = Rad { $row }, kolumn { $column }: { $card }
kadora-says-empty = Rad { $row }, kolumn { $column }: tom
kadora-says-preview = Rad { $row }, kolumn { $column }: tom. Med { $card }: kolumn { $sumcolumn }, rad { $sumrow }, { $count ->
    [0] tar inget
   *[other] tar { $count } kort
}
kadora-says-hand = { $card }, { $place } av { $count } i din hand
kadora-says-line = Rad { $row }: { $cards }.
kadora-says-sum = { $colour } { $sum }{ $leads ->
    [true] { " " }(leder)
   *[false] { "" }
}
kadora-says-loot = { $name }: { $loot }; minuspoäng nu: { $open }.
kadora-says-seat = Minuspoäng nu: { $open }. { $loot } kort i bytet. Hand: { $hand }.
kadora-rules-aim = Spelets mål
    .KAD-63 = I slutet är värdena som fortfarande ligger öppna framför dig minuspoäng. Den som har minst minuspoäng vinner.
    .KAD-62 = I varje färg vänder spelaren med den högsta summan ned de korten; vid lika gör alla det.
    .KAD-64 = En spelare utan nedvända kort kan inte vinna.
kadora-rules-cards = Korten
    .KAD-1 = 72 kort i sex färger.
    .KAD-2 = Värdena går från 1 till 5, men varje färg saknar ett av dem. Det finns tre former av diamanter, och varje färg har alla sina värden i alla tre.
    .KAD-3 = Häftet säger inte vilket värde varje färg saknar. Vårt val: rött 1, orange 2, gult 3, grönt 4, blått 5, lila 3.
    .KAD-4 = Formerna är cirkel, fyrkant och droppe.
    .KAD-5 = Baksidorna visar färgen: alla känner till färgerna på händer, plockhögar och undanlagda kort, men inget mer.
kadora-rules-setup = Före spelet
    .KAD-10 = Med 2, 3 eller 4 spelare läggs 18, 12 eller 6 kort undan.
    .KAD-11 = Alla får fyra kort.
    .KAD-12 = Tolv uppvända kort bildar kanten av ett rutnät på fyra gånger fyra; mitten är tom.
    .KAD-13 = De övriga ligger nedvända i två plockhögar, utspridda så att färgerna syns; ordningen ändras aldrig.
    .KAD-14 = Enligt häftet börjar den som senast var på en ö; här väljer värden. Spelet går medurs.
kadora-rules-give = Ge bort en färg
    .KAD-20 = Först får du ge hela ditt byte i en färg till en spelare som inte har något i den färgen, om du ensam leder färgen. En gåva per tur.
    .KAD-21 = Är ingen gåva möjlig går du direkt till att lägga ett kort.
kadora-rules-take = Lägga och ta
    .KAD-30 = Lägg ett kort från handen på en tom ruta.
    .KAD-31 = Blir summan i kolumnen 10 eller mer tar du alla andra kort där i samma färg eller samma form. Kortet du lade ligger kvar.
    .KAD-32 = Gör sedan likadant med raden.
    .KAD-33 = Korten du tar ligger öppna framför dig: det är ditt byte.
    .KAD-34 = Fyller ditt kort rutnätet och du inte tar något som passar, tar du alla kort i kolumnen och raden som inte passar.
    .KAD-35 = Det gäller också när en kolumn eller rad når 10 eller mer men inget i den passar.
    .KAD-36 = Ger det heller inget tar du alla sex andra kort i kolumnen och raden.
kadora-rules-draw = Dra och fylla på
    .KAD-40 = Dra nästa kort från en av plockhögarna.
    .KAD-50 = Är fler än fyra rutor tomma fylls de i läsordning med kort från den plockhögen tills fyra är tomma.
    .KAD-51 = Läsordningen är densamma för alla, var man än sitter, om inte bordet har valt något annat.
    .KAD-52 = Tar den plockhögen slut fortsätter man med den andra.
kadora-rules-end = Slutet
    .KAD-60 = När båda plockhögarna är slut spelas turen färdigt; sedan har alla en tur till, också den vars tur det var.
    .KAD-61 = Sedan läggs händerna till bytet.
    .KAD-65 = Vid lika minuspoäng vinner den som har flest kort, öppna eller nedvända; är det fortfarande lika delas segern.
    .KAD-66 = Med två spelare vänds de undanlagda korten upp före poängräkningen: de tillhör en tredje spelare, ön. Den räknas med i varje färg, kan alltså hindra dig från att vända ned kort, och kan också vinna.
kadora-origin = Häftet är komplett men nämner ingen upphovsman. Det står inte vilket värde varje färg saknar, så vårt val är en gissning: ställ in vad din ask innehåller.
    .KAD-2 = Häftet säger inte hur många det finns av varje kort. Med 72 kort, sex färger, fyra värden och tre former finns exakt ett av varje.
    .KAD-3 = Häftet säger att varje färg saknar ett värde, men inte vilket. Den som har asken kan ställa in vad som finns i den.
    .KAD-4 = Häftet visar de tre formerna bara som bilder. Namnen är våra.
    .KAD-13 = Häftet säger två plockhögar, men inte att de är lika stora. Antalet kort är alltid jämnt, så vi delar det på mitten.
    .KAD-35 = Häftet talar bara om kolumner och rader som inte når 10. Men även här skulle rutnätet förbli fullt, så samma sak gäller.
    .KAD-36 = Häftet tar inte upp det fallet. Utan den här regeln skulle rutnätet förbli fullt, och ingen kunde lägga fler kort.
    .KAD-51 = Häftet säger: så som spelaren ser det. På en skärm ser alla från samma håll, så det finns en enda ordning. Runt en surfplatta ger alternativet var och en sin egen.
    .KAD-52 = Häftet säger inte vad som händer när den högen tar slut. Vi fortsätter med den andra, som när man drar.
    .tip = Häftets råd: tror du inte att du leder en färg i slutet är det bättre att ge bort den, för den skulle bara ge minuspoäng.
    .story = Ni har en karta över skattkammarön Kadora. Men diamanterna är förtrollade: ju fler du har, desto tyngre blir förtrollningen. Bara en sak bryter den: att ha mer av en färg än alla andra.
kadora-cards = Varje kort här finns i alla tre formerna: cirkel, fyrkant och droppe.
kadora-why = { $you ->
    [seat] Du leder { $count ->
        [one] { $count } färg
       *[other] { $count } färger
    } på slutet: enbart { $colour }, totalt { $sum }, kostar dig ingenting.
   *[other] { $name } leder { $count ->
        [one] { $count } färg
       *[other] { $count } färger
    } på slutet: enbart { $colour }, totalt { $sum }, kostar ingenting.
}
kadora-torn = Leder ingen färg just nu. Den som inte vänder ned någon färg på slutet kan inte vinna.
kadora-lowest = Lägst minus vinner
kadora-sail = Trasigt segel: ingen färg nedvänd, alltså ingen vinst

## Avslag

kadora-refusal-give-now = ”{ $move }” är inget drag nu: ge bort en färg, till exempel gift Y 1, eller skriv keep.
kadora-refusal-gift-or-keep = Du kan ge bort en färg: gör det först, eller ge inte bort något.
kadora-refusal-keep-alone = Skriv keep och inget mer.
kadora-refusal-gift-of-what = Nämn färgen du ger bort och platsen som får den, till exempel gift Y 1.
kadora-refusal-gift-to-whom = Nämn också platsen som får allt { $colour }, till exempel gift { $letter } 1.
kadora-refusal-gift-too-long = En gåva är en färg till en plats, till exempel gift Y 1, och inget mer.
kadora-refusal-no-such-colour = Färgen ”{ $colour }” finns inte: färgerna är R, O, Y, G, B och P.
kadora-refusal-no-such-receiver = Det finns ingen plats ”{ $to }” som kan få en gåva: platserna är 0 till { $last }.
kadora-refusal-gift-to-yourself = Du kan bara ge en färg till en annan spelare.
kadora-refusal-nothing-to-give = Du har inget { $colour } i bytet att ge bort.
kadora-refusal-not-leading = { $other } leder { $colour }, { $most } mot dina { $own }: bara den som leder får ge bort färgen.
kadora-refusal-lead-shared = Du och { $other } ligger lika i { $colour }, { $own } var: bara den som leder ensam får ge bort färgen.
kadora-refusal-receiver-has-colour = { $to } har redan { $colour } i bytet och kan därför inte få mer.
kadora-refusal-gift-too-late = En gåva per tur, och bara innan ett kort läggs: nu är det för sent.
kadora-refusal-keep-too-late = Det är för sent att ge bort något, så det finns inget att avstå från.
kadora-refusal-no-gift-possible = Ingen gåva är möjlig den här turen, så det finns inget att avstå från.
kadora-refusal-place-now = ”{ $move }” är inget drag nu: lägg ett kort, till exempel place Y4r b2.
kadora-refusal-place-what = Nämn ett kort på din hand och en tom ruta, till exempel place Y4r b2.
kadora-refusal-place-where = Nämn också den tomma rutan för { $card }.
kadora-refusal-place-too-long = Ett kort läggs på en ruta, till exempel place Y4r b2, och inget mer.
kadora-refusal-place-first = Lägg ett kort först; du drar efteråt.
kadora-refusal-no-such-card = ”{ $card }” är inget kort: ett kort är färg, värde och form, till exempel Y4r.
kadora-refusal-no-such-value = ”{ $card }” finns inte: värdena går från 1 till 5.
kadora-refusal-no-such-kind = ”{ $card }” finns inte: formerna är r, s och d.
kadora-refusal-lacking-card = { $card } finns inte: i { $colour } saknas { $value } i det här spelet.
kadora-refusal-no-such-cell = Rutan ”{ $cell }” finns inte: rutnätet går från a1 till d4.
kadora-refusal-not-in-hand = Du har inte { $card } på handen.
kadora-refusal-cell-taken = Ruta { $cell } är inte tom: där ligger { $card }.
kadora-refusal-placed-already = Du har redan lagt ett kort den här turen; dra ett nu.
kadora-refusal-draw-now = ”{ $move }” är inget drag nu: dra ett kort, till exempel draw left.
kadora-refusal-draw-where = Nämn plockhögen du drar från: left eller right.
kadora-refusal-draw-too-long = Dra ett kort från en plockhög, till exempel draw left, och inget mer.
kadora-refusal-no-such-row = Plockhögen ”{ $row }” finns inte: dra från left eller right.

## Botarnas skäl

kadora-reason-takes-lead = Du tar ledningen i { $colour }: { $mine } mot { $best }.
kadora-reason-shares-lead = Du kommer i kapp i { $colour }: { $mine } var.
kadora-reason-safer-lead = Din ledning i { $colour } blir säkrare: { $mine } mot { $best }.
kadora-reason-breaks-lead = Du tar ledningen i { $colour } från { $seat }, som får fler minuspoäng: +{ $points }.
kadora-reason-penalty = Du tar { $points } i färger som någon annan leder.
kadora-reason-takes-nothing = Du tar inga kort, så du får inga nya minuspoäng.
kadora-reason-sheds-card = { $card } lämnar din hand, där den kunde ge minuspoäng.
kadora-reason-island = Ön har { $count } kort i { $colour }, värda ungefär { $points }.
kadora-reason-draw-led = Nästa kort är { $colour }, som du leder.
kadora-reason-draw-value = Kort i { $colour } som du inte har sett är i snitt värda { $points }.
kadora-reason-keep-lead = Du leder { $colour }, { $mine } mot { $best }: så länge du gör det kostar det dig inget.
kadora-reason-gift-danger = Du leder { $colour } med { $lead }, men { $left } av färgen kan fortfarande vinnas.
kadora-reason-gift-burden = { $seat } skulle då ha { $points } i { $colour } och måste hålla ledningen.

## Lära sig

learn-kadora-block = Korten ligger i ett rutnät på fyra gånger fyra. Varje kort har en färg, ett tal och en diamant: cirkel, fyrkant eller droppe.
learn-kadora-lay = Lägg den gröna 1:an på den markerade rutan. Så länge kolumnen och raden är under 10 händer inget.
learn-kadora-cell-hint = Välj den markerade rutan den här gången.
learn-kadora-lay-hint = Välj den gröna 1:an den här gången.
learn-kadora-lay-praise = Båda summorna är under 10: du tar inget.
learn-kadora-take = Lägg den gula 4:an på den markerade rutan. Kolumnen når 10: nu måste du ta alla kort som passar ditt.
learn-kadora-take-hint = Välj den gula 4:an den här gången.
learn-kadora-take-praise = Du tar { $count } kort. Ett har samma färg, ett samma diamant.
learn-kadora-loot = Det här är ditt byte. I slutet ger det minuspoäng. Bara färgerna där du har den högsta summan, kronan, kostar inget.
learn-kadora-draw = Dra ett kort från en av plockhögarna. Baksidorna visar färgen.
learn-kadora-draw-praise = Från samma plockhög fylls rutnätet på tills fyra rutor är tomma.
learn-kadora-crown = { $one } har 4 i blått, du har 3. Var kan din blå 1:a ta mer blått?
learn-kadora-crown-hint = Lägg den blå 1:an i en kolumn som når 10 och har blått i sig.
learn-kadora-crown-praise = Nu har du mest blått. Kronan är din!
learn-kadora-spare = Ta inget nu! Hitta ett kort och en ruta där du inte behöver ta något.
learn-kadora-spare-hint = Där skulle du ta kort. De små talen visar summorna i förväg.
learn-kadora-spare-praise = Inget taget den här gången. Men se upp: den som inte har något nedvänt kort i slutet kan inte vinna!
learn-kadora-gift = Du leder lila. Men titta på baksidorna: { $two } har också lila på handen. Ge ditt lila till { $one } innan det kostar dig!
learn-kadora-gift-hint = Då kan { $two } gå om dig, och ditt lila blir minuspoäng.
learn-kadora-gift-praise = Nu måste { $one } behålla ledningen.
learn-kadora-end = Den sista turen: lägg ditt kort. Sedan vänds de högsta summorna ned, och resten räknas.
learn-kadora-end-praise = Dina minuspoäng: { $score }, för { $one }: { $rival }. Den som har minst vinner, och det är du!
learn-kadora-both = Lägg den orange 4:an på den markerade rutan. Både kolumnen och raden når 10: du tar korten som passar i båda.
learn-kadora-both-hint = Välj den orange 4:an den här gången.
learn-kadora-both-praise = Du tar två kort ur kolumnen och två ur raden. Ditt eget kort ligger kvar.
learn-kadora-full = Bara en ruta är tom. Med kortet som fyller rutnätet tar du alltid något. Lägg den gröna 1:an!
learn-kadora-full-hint = Välj den gröna 1:an den här gången.
learn-kadora-full-praise = Båda summorna är under 10, så den här gången tar du korten som inte passar: { $cards }.
learn-kadora-last = Bara två kort finns kvar att dra. Dra ett: det andra hamnar i rutnätet.
learn-kadora-last-praise = Båda plockhögarna är slut. Nu har alla en tur till, och din är den sista.
learn-kadora-hand = Den sista turen! Korten som blir kvar på din hand läggs till ditt byte. Vilket gör du dig av med?
learn-kadora-hand-hint = Med den röda 5:an leder du rött. Vilket av de andra korten kostar dig mest?
learn-kadora-hand-praise = Du leder rött, så det kostar inget. Dina minuspoäng: { $score }. Du vinner!
learn-kadora-nothing = { $one } har inte tagit något alls. Lägg ditt sista kort och se vem som vinner.
learn-kadora-nothing-praise = { $one } har inga minuspoäng, men utan nedvända kort kan man inte vinna. Dina minuspoäng: { $score }. Du vinner!
learn-kadora-equal = { $one } får lika många minuspoäng som du. Lägg ditt sista kort: vad avgör?
learn-kadora-equal-praise = Ni har { $score } var. Då vinner den som har flest kort. Du: { $cards }. { $one }: { $rival }.
learn-kadora-island = Är ni två hör de undanlagda korten till en tredje spelare: ön. Den kan leda färger och till och med vinna. Lägg ditt sista kort!
learn-kadora-island-praise = Ön leder rött, så ditt röda kostar dig 2. Men ön får { $island } och du bara { $score }: du vinner!
