# Kadora; docs/words/da.md

kadora-other-1 = øen
browser-game-kadora = Kadora
browser-game-kadora-line = Læg et kort, tag dem, der passer, og kom foran i en farve: resten koster strafpoint.

kadora-where = { $last ->
    [none] { $cards } kort i trækbunkerne
    [0] Slut
    [one] Sidste tur
   *[other] { $last } ture tilbage
}
kadora-signs = Et kort er farve, værdi og form: ○ cirkel (r), □ firkant (s), △ dråbe (d). Et bogstav alene er et kort med bagsiden opad. ★ fører i en farve; straf er de point, en spiller ville få, hvis spillet sluttede nu. Det valgte træk lægger »Y4○« og tager ›Y4○‹.
kadora-ask-give = giver du en farve væk, eller beholder du alt?
kadora-ask-place = læg et kort på et tomt felt.
kadora-ask-draw = træk fra venstre eller højre trækbunke.
kadora-move-keep = Giv intet væk
kadora-move-gift = Giv alt i { $colour } til { $seat }
kadora-move-place = Læg { $card } på { $cell }
kadora-move-takes = Læg { $card } på { $cell }, og tag { $cards }
kadora-move-draw = { $row ->
    [left] Træk fra venstre: { $colour }
   *[right] Træk fra højre: { $colour }
}
kadora-block = Blok
kadora-row-left = venstre { $count }
kadora-row-right = højre { $count }
kadora-aside = til side { $count }
kadora-head-open = straf
kadora-head-hand = hånd
kadora-event-aside = { $count } kort lægges til side.
kadora-event-hand = { $you ->
    [seat] Du får { $cards }.
   *[none] { $seat } får { $count } kort.
}
kadora-event-border = Kanten af blokken lægges ud.
kadora-event-row = { $row ->
    [left] Venstre trækbunke har { $count } kort.
   *[right] Højre trækbunke har { $count } kort.
}
kadora-event-keep = { $you ->
    [seat] Du giver intet væk.
   *[none] { $seat } giver intet væk.
}
kadora-event-gift = { $you ->
    [seat] Du giver alt i { $colour } til { $to }: { $cards }.
    [to] { $seat } giver dig alt i { $colour }: { $cards }.
   *[none] { $seat } giver alt i { $colour } til { $to }: { $cards }.
}
kadora-event-place = { $you ->
    [seat] Du lægger { $card } på { $cell }.
   *[none] { $seat } lægger { $card } på { $cell }.
}
kadora-event-take = { $you ->
    [seat] { $line ->
        [column] Du tager { $cards } fra kolonnen.
       *[row] Du tager { $cards } fra rækken.
    }
   *[none] { $line ->
        [column] { $seat } tager { $cards } fra kolonnen.
       *[row] { $seat } tager { $cards } fra rækken.
    }
}
kadora-event-draw = { $you ->
    [seat] { $row ->
        [left] Du trækker { $card } fra venstre.
       *[right] Du trækker { $card } fra højre.
    }
   *[none] { $row ->
        [left] { $seat } trækker { $colour } fra venstre.
       *[right] { $seat } trækker { $colour } fra højre.
    }
}
kadora-event-refill = { $row ->
    [left] Fyldes op fra venstre trækbunke: { $cards }.
   *[right] Fyldes op fra højre trækbunke: { $cards }.
}
kadora-event-last-turns = Begge trækbunker er tomme: { $turns ->
    [one] { $turns } tur tilbage
   *[other] { $turns } ture tilbage
}.
kadora-event-show = { $you ->
    [seat] Du lægger din hånd til dit bytte: { $cards }.
   *[none] { $seat } lægger sin hånd til byttet: { $cards }.
}
kadora-event-island = Øens kort vendes: { $cards }.
kadora-event-face-down = Den højeste sum i { $colour }, { $sum }, vendes om: { $seats }.
kadora-event-over = Spillet er slut.

## Browseren

kadora-option-seat-view = Fyld op fra din side
kadora-option-seat-view-text = Tomme felter fyldes i læseretningen for den spiller, hvis tur det er, som rundt om et rigtigt bord. Ellers er rækkefølgen den samme for alle.
kadora-option-lacking = Manglende værdier
kadora-option-lacking-text = Hver farve mangler en værdi, og hæftet siger ikke hvilken. Vælg i hver række det kort, der ikke er i din æske.
kadora-begins = Ifølge hæftet begynder den, der sidst har været på en ø.
kadora-source-R = R
kadora-source-O = O
kadora-source-Y = Gu
kadora-source-G = Gr
kadora-source-B = B
kadora-source-P = L
kadora-panel-aside = Til side
kadora-card = { $value }’eren i { $colour } ({ $kind })
kadora-back = { $colour }, bagsiden opad
kadora-kind-round = cirkel
kadora-kind-square = firkant
kadora-kind-drop = dråbe
kadora-lay = Læg { $card } på { $cell }
kadora-hand = Din hånd
kadora-loot = Bytte
kadora-leads = fører
kadora-steps = En tur trin for trin
kadora-step-give = giv
kadora-step-place = læg
kadora-step-draw = træk
kadora-step-refill = fyld op
kadora-last = { $turns ->
    [one] Sidste tur
   *[other] { $turns } ture tilbage
}
kadora-give = Giv en farve væk
kadora-give-colour = Giv { $colour } væk
kadora-give-to = Giv alt i { $colour } til
kadora-takes-nothing = Du tager intet.
kadora-takes = Du tager { $cards }. Din straf: { $before } → { $after }.
kadora-would-lead = Så fører du i { $colours }.
kadora-full = Blokken er fuld: nu tager du de kort, der ikke passer.
kadora-empty = tomt
kadora-aside-text = { $players ->
    [2] { $count } kort lægges til side. Til sidst vendes de som kort for en tredje spiller, øen, der endda kan vinde.
   *[other] { $count } kort lægges til side og er ikke med i spillet. Bagsiderne viser deres farver.
}
kadora-says-row = { $row ->
    [left] Venstre trækbunke
   *[right] Højre trækbunke
}, { $count ->
    [0] tom
    [one] { $count } kort: { $colours }
   *[other] { $count } kort, de næste: { $colours }
}
kadora-says-cell = Række { $row }, kolonne { $column }: { $card }
kadora-says-empty = Række { $row }, kolonne { $column }: tomt
kadora-says-preview = Række { $row }, kolonne { $column }: tomt. Med { $card }: kolonne { $sumcolumn }, række { $sumrow }, { $count ->
    [0] du tager intet
   *[other] du tager { $count } kort
}
kadora-says-hand = { $card }, { $place } af { $count } på din hånd
kadora-says-line = Række { $row }: { $cards }.
kadora-says-sum = { $colour } { $sum }{ $leads ->
    [true] { " " }(fører)
   *[false] { "" }
}
kadora-says-loot = { $name }: { $loot }; straf nu { $open }.
kadora-says-seat = Straf nu: { $open }. { $loot } kort i byttet. Hånd: { $hand }.
kadora-rules-aim = Spillets formål
    .KAD-63 = Til sidst er de værdier, der stadig ligger åbent foran dig, strafpoint. Den laveste straf vinder.
    .KAD-62 = I hver farve vender spilleren med den højeste sum sine kort i farven om; står det lige, gør alle, der fører, det.
    .KAD-64 = En spiller, der ikke har vendt kort om, kan ikke vinde.
kadora-rules-cards = Kortene
    .KAD-1 = 72 kort i seks farver.
    .KAD-2 = Værdierne går fra 1 til 5, men hver farve mangler én af dem. Der er tre former for diamanter, og hver farve har alle sine værdier i alle tre.
    .KAD-3 = Hæftet siger ikke, hvilken værdi hver farve mangler. Vores standard: rødt 1, orange 2, gult 3, grønt 4, blåt 5, lilla 3.
    .KAD-4 = Formerne er cirkel, firkant og dråbe.
    .KAD-5 = Bagsiderne viser farven: alle kender farverne på hænder, trækbunker og kort til side, men ikke mere.
kadora-rules-setup = Før spillet
    .KAD-10 = Med 2, 3 eller 4 spillere lægges 18, 12 eller 6 kort til side.
    .KAD-11 = Alle får fire kort.
    .KAD-12 = Tolv åbne kort danner kanten af en blok på fire gange fire; midten er tom.
    .KAD-13 = De øvrige ligger med bagsiden opad i to trækbunker, bredt ud, så farverne kan ses; deres rækkefølge ændres aldrig.
    .KAD-14 = Ifølge hæftet begynder den, der sidst har været på en ø; her vælger værten. Der spilles i urets retning.
kadora-rules-give = Giv en farve væk
    .KAD-20 = Først må du give hele dit bytte i én farve til en spiller, der intet har af den, hvis du alene fører i farven. Én gave pr. tur.
    .KAD-21 = Er ingen gave mulig, går du direkte videre til at lægge et kort.
kadora-rules-take = Læg og tag
    .KAD-30 = Læg et kort fra hånden på et tomt felt.
    .KAD-31 = Bliver summen i kolonnen nu 10 eller mere, tager du alle andre kort der i samme farve eller samme form. Kortet, du lagde, bliver liggende.
    .KAD-32 = Gør så det samme med rækken.
    .KAD-33 = De kort, du tager, ligger åbent foran dig som dit bytte.
    .KAD-34 = Fylder dit kort blokken, og tager du intet, der passer, tager du alle kort i kolonnen og rækken, der ikke passer.
    .KAD-35 = Det gælder også, når en kolonne eller række giver 10 eller mere, men intet i den passer.
    .KAD-36 = Kommer der heller ikke noget ud af det, tager du alle seks andre kort i kolonnen og rækken.
kadora-rules-draw = Træk og fyld op
    .KAD-40 = Træk det næste kort fra en af trækbunkerne.
    .KAD-50 = Er mere end fire felter tomme, fylder kort fra den trækbunke dem i læseretningen, til fire er tomme.
    .KAD-51 = Læseretningen er den samme for alle, uanset hvor de sidder, medmindre bordet har valgt andet.
    .KAD-52 = Slipper den trækbunke op, fortsættes med den anden.
kadora-rules-end = Slutningen
    .KAD-60 = Når begge trækbunker er brugt op, spilles turen færdig, og derefter har alle én tur til, også den spiller, hvis tur det var.
    .KAD-61 = Så lægges hænderne til byttet.
    .KAD-65 = Er straffen lige stor, vinder den, der har flest kort, åbne eller vendte; står det stadig lige, deles sejren.
    .KAD-66 = Med to spillere vendes kortene til side om før optællingen: de tilhører en tredje spiller, øen. Den tæller med i hver farve, kan altså forhindre dig i at vende kort om, og kan også vinde.
kadora-origin = Hæftet er komplet, men nævner ingen forfatter. Der står ikke, hvilken værdi hver farve mangler, så vores valg er et gæt: indstil, hvad der er i din æske.
    .KAD-2 = Hæftet siger ikke, hvor mange der er af hvert kort. Med 72 kort, seks farver, fire værdier og tre former er der præcis ét af hvert.
    .KAD-3 = Hæftet siger, at hver farve mangler en værdi, men ikke hvilken. Den, der har æsken, kan indstille, hvad der er i den.
    .KAD-4 = Hæftet viser kun de tre former som billeder. Navnene er vores.
    .KAD-13 = Hæftet siger to trækbunker, men ikke at de er lige store. Antallet af kort er altid lige, så vi deler det på midten.
    .KAD-35 = Hæftet taler kun om kolonner og rækker, der ikke når 10. Men også her ville blokken forblive fuld, så det samme gælder.
    .KAD-36 = Hæftet nævner ikke det tilfælde. Uden denne regel ville blokken forblive fuld, og ingen kunne lægge flere kort.
    .KAD-51 = Hæftet siger: som spilleren ser det. På en skærm ser alle fra samme side, så der er én rækkefølge. Rundt om en tablet giver varianten hver sin egen.
    .KAD-52 = Hæftet siger ikke, hvad der sker, når den bunke slipper op. Vi fortsætter med den anden, som når man trækker.
    .tip = Hæftets råd: tror du ikke, at du fører i en farve til sidst, er det bedre at give den væk, for den ville kun give strafpoint.
    .story = I har et kort over skatteøen Kadora. Men der hviler en fortryllelse over diamanterne: jo flere du har, jo tungere bliver den. Kun én ting bryder den: at have mere af en farve end alle andre.
kadora-cards = Hvert af disse kort findes i alle tre former: cirkel, firkant og dråbe.
kadora-why = { $you ->
    [seat] Du fører i { $count ->
        [one] { $count } farve
       *[other] { $count } farver
    } til sidst: alene { $colour }, i alt { $sum }, koster dig ingenting.
   *[other] { $name } fører i { $count ->
        [one] { $count } farve
       *[other] { $count } farver
    } til sidst: alene { $colour }, i alt { $sum }, koster ingenting.
}
kadora-torn = Fører ikke i nogen farve lige nu. Den, der ikke vender nogen farve om til sidst, kan ikke vinde.
kadora-lowest = Den laveste straf vinder
kadora-sail = Flænget sejl: ingen farve vendt om, altså ingen sejr

## Afslag

kadora-refusal-give-now = »{ $move }« er ikke et træk nu: giv en farve væk, for eksempel gift Y 1, eller skriv keep.
kadora-refusal-gift-or-keep = Du kan give en farve væk nu: gør det først, eller vælg at give intet væk.
kadora-refusal-keep-alone = Skriv keep og ikke andet.
kadora-refusal-gift-of-what = Nævn den farve, du giver væk, og den plads, der får den, for eksempel gift Y 1.
kadora-refusal-gift-to-whom = Nævn også den plads, der får alt i { $colour }, for eksempel gift { $letter } 1.
kadora-refusal-gift-too-long = En gave er én farve til én plads, for eksempel gift Y 1, og ikke andet.
kadora-refusal-no-such-colour = Der er ingen farve »{ $colour }«: farverne er R, O, Y, G, B og P.
kadora-refusal-no-such-receiver = Der er ingen plads »{ $to }« at give en farve til: pladserne er 0 til { $last }.
kadora-refusal-gift-to-yourself = Du kan kun give en farve til en anden spiller.
kadora-refusal-nothing-to-give = Du har intet { $colour } i dit bytte at give væk.
kadora-refusal-not-leading = { $other } fører i { $colour }, { $most } mod dine { $own }: kun den, der fører, må give farven væk.
kadora-refusal-lead-shared = Du og { $other } står lige i { $colour }, { $own } hver: kun den, der fører alene, må give farven væk.
kadora-refusal-receiver-has-colour = { $to } har allerede { $colour } i byttet og kan derfor ikke få mere.
kadora-refusal-gift-too-late = Én gave pr. tur, og kun før du lægger et kort: nu er det for sent.
kadora-refusal-keep-too-late = Det er for sent at give noget væk, så der er intet at sige nej til.
kadora-refusal-no-gift-possible = Ingen gave er mulig i denne tur, så der er intet at sige nej til.
kadora-refusal-place-now = »{ $move }« er ikke et træk nu: læg et kort, for eksempel place Y4r b2.
kadora-refusal-place-what = Nævn et kort fra din hånd og et tomt felt til det, for eksempel place Y4r b2.
kadora-refusal-place-where = Nævn også det tomme felt til { $card }.
kadora-refusal-place-too-long = Ét kort lægges på ét felt, for eksempel place Y4r b2, og ikke andet.
kadora-refusal-place-first = Læg først et kort; bagefter trækker du.
kadora-refusal-no-such-card = »{ $card }« er ikke et kort: et kort er farve, værdi og form, for eksempel Y4r.
kadora-refusal-no-such-value = »{ $card }« findes ikke: værdierne går fra 1 til 5.
kadora-refusal-no-such-kind = »{ $card }« findes ikke: formerne er r, s og d.
kadora-refusal-lacking-card = { $card } findes ikke: der er ingen { $value } i { $colour } i dette spil.
kadora-refusal-no-such-cell = Der er intet felt »{ $cell }«: blokken går fra a1 til d4.
kadora-refusal-not-in-hand = Du har ikke { $card } på hånden.
kadora-refusal-cell-taken = Felt { $cell } er ikke tomt: der ligger { $card }.
kadora-refusal-placed-already = Du har allerede lagt et kort i denne tur; træk nu et.
kadora-refusal-draw-now = »{ $move }« er ikke et træk nu: træk et kort, for eksempel draw left.
kadora-refusal-draw-where = Nævn den bunke, du trækker fra: left eller right.
kadora-refusal-draw-too-long = Træk ét kort fra én bunke, for eksempel draw left, og ikke andet.
kadora-refusal-no-such-row = Der er ingen bunke »{ $row }«: træk fra left eller right.

## Botternes grunde

kadora-reason-takes-lead = Du tager føringen i { $colour }: { $mine } mod { $best }.
kadora-reason-shares-lead = Det kommer til at stå lige i { $colour }: { $mine } hver.
kadora-reason-safer-lead = Det gør føringen i { $colour } sikrere: { $mine } mod { $best }.
kadora-reason-breaks-lead = Du tager føringen i { $colour } fra { $seat }, som får { $points } mere i straf.
kadora-reason-penalty = Du tager { $points } i farver, som en anden fører i.
kadora-reason-takes-nothing = Du tager ingen kort, så du får ikke mere i straf.
kadora-reason-sheds-card = { $card } forlader din hånd, hvor den kunne blive til straf.
kadora-reason-island = Øen har { $count } kort i { $colour }, omkring { $points } værd.
kadora-reason-draw-led = Det næste kort er { $colour }, og den farve fører du i.
kadora-reason-draw-value = Kort i { $colour }, som du ikke har set, er i snit { $points } værd.
kadora-reason-keep-lead = Du fører i { $colour }, { $mine } mod { $best }: så længe du gør det, koster det dig intet.
kadora-reason-gift-danger = Du fører i { $colour } med { $lead }, men { $left } kan stadig vindes.
kadora-reason-gift-burden = { $seat } ville så have { $points } i { $colour } og skulle holde føringen.

## At lære

learn-kadora-block = Kortene ligger i en blok på fire gange fire. Hvert kort har en farve, et tal og en diamant: cirkel, firkant eller dråbe.
learn-kadora-lay = Læg den grønne 1’er på det markerede felt. Så længe kolonnen og rækken er under 10, sker der intet.
learn-kadora-cell-hint = Brug det markerede felt denne gang.
learn-kadora-lay-hint = Brug den grønne 1’er denne gang.
learn-kadora-lay-praise = Begge summer er under 10: du tager intet.
learn-kadora-take = Læg den gule 4’er på det markerede felt. Kolonnen når 10: nu skal du tage alle kort, der passer til dit.
learn-kadora-take-hint = Brug den gule 4’er denne gang.
learn-kadora-take-praise = Du tager { $count } kort. Et har samme farve, et har samme diamant.
learn-kadora-loot = Det her er dit bytte. Til sidst giver det strafpoint. Kun de farver, hvor du har den højeste sum, kronen, koster intet.
learn-kadora-draw = Træk et kort fra en af trækbunkerne. Bagsiderne viser farven.
learn-kadora-draw-praise = Den samme bunke fylder blokken op, til fire felter er tomme.
learn-kadora-crown = { $one } har 4 i blåt, du har 3. Hvor kan din blå 1’er tage mere blåt?
learn-kadora-crown-hint = Læg den blå 1’er i en kolonne, der når 10 og har blåt i sig.
learn-kadora-crown-praise = Nu har du mest blåt. Kronen er din!
learn-kadora-spare = Nu skal du ikke tage noget! Find et kort og et felt, hvor du intet tager.
learn-kadora-spare-hint = Der ville du tage kort. De små tal viser summerne på forhånd.
learn-kadora-spare-praise = Intet taget denne gang. Men pas på: den, der ikke har et kort med bagsiden opad til sidst, kan ikke vinde!
learn-kadora-gift = Du fører i lilla. Men se på bagsiderne: { $two } har også lilla på hånden. Giv dit lilla til { $one }, før det koster dig!
learn-kadora-gift-hint = Så kan { $two } overhale dig, og dit lilla bliver til strafpoint.
learn-kadora-gift-praise = Nu skal { $one } holde føringen.
learn-kadora-end = Den sidste tur: læg dit kort. Så vendes de højeste summer om, og resten tæller.
learn-kadora-end-praise = Din straf er { $score }, og { $one } har { $rival }. Den laveste vinder, og det er dig!
learn-kadora-both = Læg den orange 4’er på det markerede felt. Både kolonnen og rækken når 10: du tager de kort, der passer, i begge.
learn-kadora-both-hint = Brug den orange 4’er denne gang.
learn-kadora-both-praise = Du tager to kort fra kolonnen og to fra rækken. Dit eget kort bliver liggende.
learn-kadora-full = Der er kun ét felt tilbage. Med det kort, der fylder blokken, tager du altid noget. Læg den grønne 1’er!
learn-kadora-full-hint = Brug den grønne 1’er denne gang.
learn-kadora-full-praise = Begge summer er under 10, så denne gang tager du de kort, der ikke passer: { $cards }.
learn-kadora-last = Der er kun to kort tilbage at trække. Træk et: det andet kommer i blokken.
learn-kadora-last-praise = Begge trækbunker er tomme. Nu har alle en tur mere, og din er den sidste.
learn-kadora-hand = Den sidste tur! De kort, der bliver på din hånd, kommer til dit bytte. Hvilket slipper du af med?
learn-kadora-hand-hint = Med den røde 5’er fører du i rødt. Hvilket af de andre kort koster dig mest?
learn-kadora-hand-praise = Du fører i rødt, så det koster intet. Din straf er kun { $score }: du vinder!
learn-kadora-nothing = { $one } har slet ikke taget noget. Læg dit sidste kort, og se, hvem der vinder.
learn-kadora-nothing-praise = { $one } har ingen straf, men uden et kort med bagsiden opad kan man ikke vinde. Din straf er { $score }: du vinder!
learn-kadora-equal = { $one } får samme straf som dig. Læg dit sidste kort: hvad afgør det?
learn-kadora-equal-praise = I har { $score } hver. Så vinder den, der har flest kort. Du: { $cards }. { $one }: { $rival }.
learn-kadora-island = Er I to, hører de kort, der er lagt til side, til en tredje spiller: øen. Den kan føre i farver og endda vinde. Læg dit sidste kort!
learn-kadora-island-praise = Øen fører i rødt, så dit røde koster dig 2. Men dens straf er { $island } og din kun { $score }: du vinder!
