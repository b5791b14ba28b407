# Diamoniak; docs/words/da.md

browser-game-diamoniak = Diamoniak
browser-game-diamoniak-line = Træk, så længe du tør, byg dit slot, og pas på heksen.

diamoniak-where = { $deck } kort i bunken
diamoniak-signs = ♜ er et slotskort, lyst, når det er en del af et slot; ♦ er en diamant, ✶ en fe. Slotskort i andre farver ligger på hylden.
diamoniak-ask-draw = træk et kort.
diamoniak-ask-buy = træk et kort, eller køb et for tre diamanter.
diamoniak-ask-again = trækker du igen, eller stopper du?
diamoniak-ask-witch = { $owed ->
    [one] en heks! Giv hende { $owed } kort til.
   *[other] en heks! Giv hende { $owed } af dine kort.
}
diamoniak-ask-fairy = en heks! Jag hende væk med en fe, eller giv hende { $owed ->
    [one] { $owed } kort
   *[other] { $owed } af dine kort
}.
diamoniak-move-draw = Træk et kort
diamoniak-move-stop = Stop, og behold alt
diamoniak-move-fairy = Jag heksen væk med en fe
diamoniak-move-buy = Køb et slotskort i din farve af { $seat }
diamoniak-move-give = Giv heksen { $card }
diamoniak-head-castle = slot
diamoniak-no-castle = intet slot endnu
diamoniak-head-store = hylde
diamoniak-discard = Kasserede
diamoniak-kind-pink = lyserødt
diamoniak-kind-blue = blåt
diamoniak-kind-green = grønt
diamoniak-kind-yellow = gult
diamoniak-kind-diamond = diamanter
diamoniak-kind-witch = hekse
diamoniak-kind-fairy = feer
diamoniak-card-pink = et lyserødt slotskort
diamoniak-card-blue = et blåt slotskort
diamoniak-card-green = et grønt slotskort
diamoniak-card-yellow = et gult slotskort
diamoniak-card-diamond = en diamant
diamoniak-card-witch = en heks
diamoniak-card-fairy = en fe
diamoniak-many = { $what }: { $count }
diamoniak-event-turn = { $you ->
    [seat] Det er din tur.
   *[none] Turen går til { $seat }.
}
diamoniak-event-shuffle = De kasserede kort blandes til en ny bunke ({ $cards }).
diamoniak-event-draw = { $you ->
    [seat] { $to ->
        [castle] Du trækker { $card } og bygger det på dit slot.
        [discard] Du trækker { $card }!
       *[store] Du trækker { $card }.
    }
   *[none] { $to ->
        [castle] { $seat } trækker { $card } og bygger det på sit slot.
        [discard] { $seat } trækker { $card }!
       *[store] { $seat } trækker { $card }.
    }
}
diamoniak-event-join = { $cards } kort i { $colour } flyttes fra hylden til slottet.
diamoniak-event-stop = { $you ->
    [seat] Du stopper.
   *[none] { $seat } stopper.
}
diamoniak-event-fairy = { $you ->
    [seat] Din fe jager heksen væk.
   *[none] { $seat } jager heksen væk med en fe.
}
diamoniak-event-give = { $you ->
    [seat] Du giver heksen { $card }.
   *[none] { $seat } giver heksen { $card }.
}
diamoniak-event-lose = { $you ->
    [seat] Heksen tager { $card } fra dig.
   *[none] Heksen tager { $card } fra { $seat }.
}
diamoniak-event-free = { $you ->
    [seat] Dit slot er væk, og { $colour } er frit igen.
   *[none] { $seat } har ikke længere noget slot, og { $colour } er frit igen.
}
diamoniak-event-buy = { $you ->
    [seat] Du køber { $card } af { $from } for { $diamonds } diamanter.
    [from] { $seat } køber { $card } af dig for { $diamonds } diamanter.
   *[none] { $seat } køber { $card } af { $from } for { $diamonds } diamanter.
}
diamoniak-event-over = { $you ->
    [winner] Dit slot er færdigt!
   *[none] { $winner } har bygget sit slot færdigt!
}

## Browseren

diamoniak-option-keep-colour = Din farve er din for altid
diamoniak-option-keep-colour-text = En spiller, der mister sit sidste slotskort til en heks, beholder sin farve, og ingen andre må bygge den.
diamoniak-begins = Ifølge hæftet begynder den yngste spiller.
diamoniak-source-castle = Slot
diamoniak-source-diamonds = Diamanter
diamoniak-of = { $pieces }/{ $all }
diamoniak-choose-stop = Stop
diamoniak-choose-fairy = Fe!
diamoniak-give = Kort til heksen
diamoniak-says-no-castle = intet slot endnu
diamoniak-says-castle = slot i { $colour }, { $pieces } af 6
diamoniak-count-diamond = { $count ->
    [one] { $count } diamant
   *[other] { $count } diamanter
}
diamoniak-count-fairy = { $count ->
    [one] { $count } fe
   *[other] { $count } feer
}
diamoniak-count-castle = { $count } slotskort i { $colour }
diamoniak-rules-aim = Spillets formål
    .MON-50 = Vær den første, der bygger et slot på seks kort: med det sjette vinder du straks.
diamoniak-rules-cards = Kortene
    .MON-1 = 55 kort: seks slotskort i hver af fire farver, 20 diamanter, 8 hekse, 3 feer.
    .MON-2 = Slotskort er lyserøde, blå, grønne eller gule, og alle i samme farve er ens.
    .MON-3 = Alt ligger åbent undtagen bunken.
diamoniak-rules-turn = Din tur
    .MON-10 = Ifølge hæftet begynder den yngste spiller; her vælger værten. Der spilles i urets retning.
    .MON-11 = Køb ét kort, eller træk mindst ét.
    .MON-12 = Efter hvert slotskort, hver diamant og hver fe må du trække igen eller stoppe.
    .MON-16 = Diamanter og feer kommer på din hylde.
    .MON-40 = Når der ikke er flere kort i bunken, blandes de kasserede kort til en ny.
diamoniak-rules-castle = Dit slot
    .MON-13 = Dit første slotskort i en farve, som ingen bygger, bestemmer, hvilket slot du bygger.
    .MON-14 = Et slotskort i en farve, som en anden bygger, kommer på din hylde, og du har stadig intet slot.
    .MON-15 = Når du er i gang med at bygge, kommer slotskort i din egen farve på dit slot; alle andre kommer på din hylde.
    .MON-17 = Mister du det sidste kort i dit slot, er farven fri for alle igen.
    .MON-18 = Når du begynder på en farve, flyttes kort i den farve straks fra din hylde til dit slot.
diamoniak-rules-witch = Heksen
    .MON-20 = Trækker du en heks, må du ikke trække mere. Når hun har fået sine kort eller er jaget væk, er din tur slut.
    .MON-21 = Hun tager tre af dine kort: du vælger, hvilke diamanter eller slotskort, også fra dit eget slot. De kasseres sammen med hende. Har du færre end tre, tager hun dem alle.
    .MON-22 = Hun tager aldrig dine feer.
    .MON-23 = En fe kan i stedet jage hende væk: begge kasseres, og du mister ikke andet.
    .MON-24 = Er der intet at vælge, sker det af sig selv.
diamoniak-rules-buy = Køb
    .MON-30 = I stedet for at trække må du købe et slotskort i din farve af en modspiller for tre diamanter.
    .MON-31 = Det er hele din tur, og modspilleren kan ikke sige nej.
    .MON-32 = Du kan kun købe kort i din egen farve.
diamoniak-rules-end = Point
    .MON-51 = Pointene er 100 for hvert slotskort og 1 for hver diamant, men kun den spiller, der har et helt slot, vinder.
diamoniak-origin = Hæftet er komplet, på ti sprog, men har intet eksempel. Det lader nogle spørgsmål stå åbne, og sprogene er ikke altid enige.
    .MON-2 = Hæftet nævner ingen farver. Det er farverne på kortene.
    .MON-17 = Hæftet siger ikke, hvad der sker, når en heks tager et helt slot. En farve, som ingen bygger, er fri, så alle må begynde på den.
    .MON-18 = Hæftet siger det ikke. Det er dine kort, og de hører til i dit slot.
    .MON-22 = Ifølge hæftet afleverer den, der har færre end tre kort, dem alle. Lige før står der, hvad heksen tager: diamanter og slotsdele. Derfor læser vi »kort« sådan.
    .MON-23 = Den spanske tekst lægger heksen og feen på bunken. Alle de andre lægger dem ved siden af, og det gør vi også.
    .MON-31 = Den svenske tekst forbyder kun at trække flere kort efter et køb. Ifølge alle de andre trækker køberen slet ikke kort i den tur, og sådan er det også her.
    .MON-40 = Otte sprog siger »alle kortene«, tysk og russisk siger de kasserede kort. Slotte og hylder bliver liggende, så det må være de kasserede kort. Hvornår præcis siges ikke: her er det, når det næste kort skal bruges.
diamoniak-choose-draw = Træk
diamoniak-move-give-cards = Giv heksen { $count } kort
diamoniak-event-draw-cards = { $you ->
    [seat] Du trækker { $things }.
   *[none] { $seat } trækker { $things }.
}
diamoniak-event-give-cards = { $you ->
    [seat] Du giver heksen { $things }.
   *[none] { $seat } giver heksen { $things }.
}
diamoniak-event-lose-cards = { $you ->
    [seat] Heksen tager { $things } fra dig.
   *[none] Heksen tager { $things } fra { $seat }.
}
diamoniak-why-buy = { $you ->
    [seat] Du købte { $count } af dine seks slotskort.
   *[none] { $name } købte { $count } af de seks slotskort.
}
diamoniak-why-turn = { $you ->
    [seat] I din bedste tur fik du { $count } slotskort.
   *[none] I én tur fik { $name } { $count } slotskort.
}
diamoniak-why-draw = { $you ->
    [seat] Du trak { $count } kort for at nå det.
   *[none] { $name } trak { $count } kort for at nå det.
}

## Afslag

diamoniak-refusal-unknown-move = »{ $move }« er ikke et træk: brug draw, stop, fairy, buy med en plads eller give med et kort.
diamoniak-refusal-witch-ends-drawing = Du har trukket en heks, så du kan ikke trække mere: giv hende kort, eller jag hende væk med en fe.
diamoniak-refusal-witch-not-settled = Din tur er ikke slut endnu: heksen venter stadig på sine kort.
diamoniak-refusal-must-draw = Du har ikke trukket endnu: træk mindst ét kort, eller køb et.
diamoniak-refusal-no-witch-to-counter = En fe jager en heks væk, og du har ikke trukket nogen.
diamoniak-refusal-fairy-too-late = Du er begyndt at give heksen kort: det er for sent til feen.
diamoniak-refusal-no-fairy = Du har ingen fe.
diamoniak-refusal-nothing-to-give = Du har ikke trukket en heks, så der er intet at give.
diamoniak-refusal-fairy-is-no-payment = En heks tager diamanter og slotskort, men aldrig en fe.
diamoniak-refusal-witch-is-no-payment = En heks tager diamanter og slotskort, men ikke en anden heks.
diamoniak-refusal-not-held = Det har du ikke at give: { $card }.
diamoniak-refusal-buying-with-witch = Du har trukket en heks, så du kan ikke købe et kort i denne tur.
diamoniak-refusal-buying-after-drawing = Du har allerede trukket i denne tur, så du kan ikke købe et kort.
diamoniak-refusal-no-such-seller = Der er ingen plads { $seller } at købe af: pladserne er 0 til { $last }.
diamoniak-refusal-own-store = Du kan kun købe af en anden spiller.
diamoniak-refusal-no-castle = Du bygger ikke et slot endnu, så der er ingen farve, du kan købe.
diamoniak-refusal-too-few-diamonds = Et slotskort koster tre diamanter, og du har { $diamonds }.
diamoniak-refusal-not-for-sale = { $seller } har intet slotskort i { $colour }, og ingen anden farve passer til dit slot.

## Botternes grunde

diamoniak-reason-wins = Det er det sjette kort i dit slot: du vinder.
diamoniak-reason-one-more = Et kort til: { $own } % for dit slot, { $witch } % for en heks.
diamoniak-reason-start = Et kort til: { $start } % for at begynde et slot, { $witch } % for en heks.
diamoniak-reason-safe = Der er ingen heks tilbage i bunken.
diamoniak-reason-fairy-ready = Din fe ville jage en heks væk.
diamoniak-reason-cushion = En heks ville kun få overskydende kort; du har { $spare }.
diamoniak-reason-castle-at-stake = En heks ville tage { $castle } kort fra dit slot.
diamoniak-reason-counted = Når hele bunken tælles med: at fortsætte vinder i omkring { $draw } % af tilfældene, at stoppe i { $stop } %.
diamoniak-reason-keeps = Stopper du, beholder du alt, hvad du har; så trækker { $seat }.
diamoniak-reason-buys = Dit slot har så med sikkerhed { $castle } af 6 kort, men turen giver ikke andet.
diamoniak-reason-pays = { $seat } får tre diamanter for det, og du har { $left } tilbage.
diamoniak-reason-fairy-saves = { $spare ->
    [0] Feen redder { $castle } kort fra dit slot.
   *[other] Feen redder { $spare } overskydende kort{ $castle ->
        [0] {"."}
       *[other] {" "}og { $castle } fra dit slot.
    }
}
diamoniak-reason-diamond-idle = Ingen har et kort, du kan købe for dine diamanter.
diamoniak-reason-diamonds-left = Du beholder { $left ->
    [one] { $left } diamant
   *[other] { $left } diamanter
}; de andre har { $held } kort i din farve.
diamoniak-reason-frees = { $seat } har { $castle } af 6 kort i { $colour } og kan trække dette efter næste blanding.
diamoniak-reason-ransom = { $seat } har diamanter nok til at købe det af dig: { $diamonds }.
diamoniak-reason-nobody-builds = Ingen bygger { $colour }.
diamoniak-reason-own-castle = Det er et kort fra dit eget slot, som så har { $castle } tilbage.

## At lære

learn-diamoniak-draw = Tryk på bunken! Tryk så på den store knap.
learn-diamoniak-draw-praise = Hurra, et slotskort! Dit slot er lyserødt.
learn-diamoniak-again = Træk et kort til!
learn-diamoniak-again-hint = Træk bare et kort til.
learn-diamoniak-again-praise = En diamant! Den kommer på din hylde.
learn-diamoniak-stop = Tryk nu på hånden. Så beholder du det hele.
learn-diamoniak-stop-hint = Stop denne gang: tryk på hånden!
learn-diamoniak-stop-praise = Alt er i sikkerhed! Nu begynder { $one } på et blåt slot.
learn-diamoniak-six = Dit slot skal bruge seks kort. Træk!
learn-diamoniak-six-praise = Et slotskort til! Nu har du { $pieces }.
learn-diamoniak-other = Træk igen!
learn-diamoniak-other-praise = Et blåt slotskort. Det er ikke din farve, så det kommer på din hylde.
learn-diamoniak-more = Et kort til!
learn-diamoniak-more-praise = Åh nej, heksen! Hun vil have tre af dine kort.
learn-diamoniak-give = Giv hende det blå kort. Du har ikke brug for det.
learn-diamoniak-give-hint = Giv hende det blå kort først.
learn-diamoniak-castle-hint = Ikke dit slot! Giv hende noget andet.
learn-diamoniak-give-praise = Godt! Hun vil have to til.
learn-diamoniak-two = Giv hende en diamant.
learn-diamoniak-one = Og en diamant til.
learn-diamoniak-one-praise = Heksen flyver væk. Dit slot står der endnu!
learn-diamoniak-fairy = Heksen igen! Men du har en fe. Tryk på feen!
learn-diamoniak-fairy-hint = Tryk på feen. Så mister du ikke mere.
learn-diamoniak-fairy-praise = Feen jager heksen væk!
learn-diamoniak-buy = { $one } har et lyserødt slotskort. Køb det for tre diamanter!
learn-diamoniak-buy-hint = Tryk på det lyserøde kort ved siden af { $one }.
learn-diamoniak-buy-praise = Dit slot har fem kort nu!
learn-diamoniak-win = Der mangler kun ét kort. Træk!
learn-diamoniak-win-praise = Dit slot er færdigt. Du vinder!
learn-diamoniak-taken = { $one } bygger det blå slot. Træk et kort!
learn-diamoniak-taken-praise = Et blåt slotskort. Blåt er optaget, så det kommer på din hylde. Du har stadig intet slot.
learn-diamoniak-join = Ingen bygger grønt. Træk et kort!
learn-diamoniak-join-praise = Nu er grønt din farve! Det grønne kort på din hylde kommer også med i slottet.
learn-diamoniak-few = Du har kun to kort. Træk!
learn-diamoniak-few-praise = Heksen! Hun tager begge to. Dit slot er væk, men du må begynde på et nyt i en ledig farve.
learn-diamoniak-spare = Heksen! Men du har tre kort, du ikke har brug for. Giv hende et blåt, og gem din fe!
learn-diamoniak-spare-fairy = Det må du. Men gem feen til senere: giv hende et blåt kort.
learn-diamoniak-spare-hint = Giv hende et blåt kort først.
learn-diamoniak-spare-praise = Hun tager de tre kort. Din fe kan hun aldrig tage!
learn-diamoniak-empty = Bunken er brugt op. Træk alligevel!
learn-diamoniak-empty-praise = De kasserede kort bliver til en ny bunke. Åh nej, heksen! Men du har intet at give hende, og din fe bliver.
learn-diamoniak-sixth = { $one } har dit sjette kort. Køb det i stedet for at trække: { $one } kan ikke sige nej!
learn-diamoniak-sixth-praise = Dit slot er færdigt. Seks kort vinder med det samme!
