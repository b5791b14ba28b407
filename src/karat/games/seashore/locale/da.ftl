# Hav eller kyst; docs/words/da.md

browser-game-seashore = Hav eller kyst
browser-game-seashore-line = Halvdelen af hvert kort er skjult. Viser du farven eller tallet?

seashore-where = Runde { $round } af 2, { $left ->
    [0] alle kort er spillet
    [one] sidste kort
   *[other] { $left } kort at spille
}
seashore-where-plus = { $plus } pluskort tilbage
seashore-signs = B▒ viser kun sit hav (farven), ▒7 kun sin kyst (tallet); +1 er et pluskort på det. Skatte begynder med t: tR4 er rød og 4 værd. ★ er et kort, der har vundet sin farve.
seashore-ask-pass = vælg en farve, og send dit højeste kort i den videre.
seashore-ask-play = spil et kort, og vis dets farve eller tal.
seashore-ask-claim = du har vundet { $colour }: tager du den åbne skat, eller stjæler du en?
seashore-ask-rob = hvem tager du to pluskort fra?
seashore-ask-draw = hvem trækker du kort fra?
seashore-ask-return = giv { $count ->
    [one] et kort tilbage.
   *[other] { $count } kort tilbage.
}
seashore-move-pass = Send dit højeste kort i { $colour } videre
seashore-move-play = { $shows ->
    [sea] Spil { $card }{ $laid }, og vis farven
   *[shore] Spil { $card }{ $laid }, og vis tallet
}
seashore-move-take = Tag den åbne skat
seashore-move-steal = Stjæl fra { $seat }
seashore-move-rob = Tag pluskort fra { $seat }
seashore-move-draw = Træk kort fra { $seat }
seashore-move-return = Giv { $cards } tilbage
seashore-piles = Skatte
seashore-pair-rb = rødt, blåt
seashore-pair-pg = lilla, grønt
seashore-head-open = åben
seashore-head-pile = bunke
seashore-head-else = ellers
seashore-action-plus = tag pluskort
seashore-action-hand = træk fra en anden
seashore-trick = Stik
seashore-trick-empty = { $you ->
    [start] du begynder
   *[none] { $start } begynder
}
seashore-lanes = Senest vendte kort
seashore-head-cards = kort
seashore-head-treasures = skatte
seashore-head-top = øverst
seashore-head-plus = plus
seashore-head-score = point
seashore-points-pile = Din pointbunke
seashore-prize-claim = skat
seashore-prize-rob = pluskort
seashore-prize-draw = andres kort
seashore-event-round = Runde { $number } begynder; { $you ->
    [start] du spiller først.
   *[none] { $start } spiller først.
}
seashore-event-hand = { $you ->
    [seat] Du får { $cards }.
   *[none] { $seat } får { $count } kort.
}
seashore-event-open = Nu åben: { $card }.
seashore-event-chosen = { $you ->
    [seat] Du sender dit højeste kort i { $colour } videre.
   *[none] { $seat } har valgt et kort at sende videre.
}
seashore-event-passed = { $you ->
    [seat] Du sender { $card } til { $to }.
    [to] { $seat } sender dig { $card }.
   *[none] { $seat } sender et kort til { $to }.
}
seashore-event-play = { $you ->
    [seat] Du spiller { $card }{ $laid }: { $half }.
   *[none] { $seat } spiller et kort{ $laid }: { $half }.
}
seashore-half-sea = { $colour }, tallet skjult
seashore-half-shore = { $number }, farven skjult
seashore-laid = { $plus ->
    [0] { "" }
   *[other] { " " }+{ $plus }
}
seashore-event-reveal = { $you ->
    [seat] Dit kort vendes: { $card }, { $value } værd.
   *[none] { $seat } havde { $card }, { $value } værd.
}
seashore-event-win = { $you ->
    [seat] Du vinder { $colours }.
   *[none] { $seat } vinder { $colours }.
}
seashore-event-plus = { $you ->
    [seat] Du får { $count } pluskort.
   *[none] { $seat } får { $count } pluskort.
}
seashore-event-take = { $you ->
    [seat] Du tager { $card }.
   *[none] { $seat } tager { $card }.
}
seashore-event-steal = { $you ->
    [seat] Du stjæler { $card } fra { $from }.
    [from] { $seat } stjæler { $card } fra dig!
   *[none] { $seat } stjæler { $card } fra { $from }.
}
seashore-event-rob = { $you ->
    [seat] Du tager { $count } pluskort fra { $from }.
    [from] { $seat } tager { $count } pluskort fra dig!
   *[none] { $seat } tager { $count } pluskort fra { $from }.
}
seashore-event-draw = { $you ->
    [seat] Du trækker { $cards } fra { $from }.
    [from] { $seat } trækker { $cards } fra dig.
   *[none] { $seat } trækker { $count } kort fra { $from }.
}
seashore-event-return = { $you ->
    [seat] Du giver { $cards } tilbage til { $to }.
    [to] { $seat } giver dig { $cards } tilbage.
   *[none] { $seat } giver lige så mange kort tilbage til { $to }.
}
seashore-event-nothing = { $you ->
    [seat] Der er ikke noget kort, du kan trække.
   *[none] Der er ikke noget kort, { $seat } kan trække.
}
seashore-event-under = Lægges tilbage under bunken: { $card }.
seashore-event-trick-over = Stikket er slut; { $you ->
    [start] du begynder det næste.
   *[none] { $start } begynder det næste.
}
seashore-event-score = { $you ->
    [seat] Du får
   *[none] { $seat } får
} { $points } point: { $treasures } for skatte, og { $plus } pluskort er tilbage.
seashore-event-over = Spillet er slut.

## Browseren

seashore-option-action-rb = Handling for rødt og blåt
    .plus = tag pluskort
    .hand = træk fra en anden
seashore-option-action-rb-text = Hvad der sker, når rødt eller blåt vindes, og ingen skat i den farve ligger åben.
seashore-option-action-pg = Handling for lilla og grønt
    .plus = tag pluskort
    .hand = træk fra en anden
seashore-option-action-pg-text = Hvad der sker, når lilla eller grønt vindes, og ingen skat i den farve ligger åben.
seashore-option-pass-to = Send et kort videre
    .left = til venstre
    .right = til højre
    .none = slet ikke
seashore-option-pass-to-text = I begyndelsen af en runde sender alle det højeste kort i den farve, de har flest af, videre.
seashore-option-plus-cap = Højeste værdi med pluskort
    .n99 = ingen grænse
seashore-option-plus-cap-text = Pluskort kan ikke hæve et kort over denne værdi.
seashore-option-plus-most = Pluskort på ét kort
    .n22 = ingen grænse
seashore-option-plus-most-text = Til ét kort må du højst lægge så mange pluskort. Måske er det hæftets afrevne »maksimum«: spiller I kun med det, så sæt den højeste værdi til »ingen grænse«.
seashore-option-steal-any = Stjæl en hvilken som helst skat
seashore-option-steal-any-text = En vinder må stjæle en skat i en hvilken som helst farve, ikke kun i den farve, der er vundet.
seashore-option-treasure-points = Skattenes værdi
seashore-option-treasure-points-text = Hvad de fem skatte i hver farve er værd. Vores hæfte er revet i stykker her: indstil det, din æske viser.
seashore-option-treasure-points-one = Skat { $number } af 5
seashore-begins = Ifølge hæftet bestemmer I selv, hvem der begynder.
seashore-source-treasures = Skatte
seashore-source-plus = Pluskort
seashore-panel-trick = Forrige stik
seashore-panel-out = Kort
seashore-card = { $number }’eren i { $colour }
seashore-treasure = en skat i { $colour } ({ $points } point)
seashore-lay = Spil { $card }{ $laid }: { $half }
seashore-hand = Din hånd
seashore-hand-empty = Din hånd er tom.
seashore-others-see = De andre ser
seashore-pluses = Pluskort på kortet
seashore-plus = { $count ->
    [0] intet pluskort
   *[other] { $count } pluskort
}
seashore-pile = { $count } tilbage
seashore-pile-closed = bunke med bagsiden opad
seashore-supply = lager
seashore-passing = { $to ->
    [right] Alle sender et kort til højre.
   *[left] Alle sender et kort til venstre.
}
seashore-passing-wait = Du har valgt. Kortene sendes, når alle har valgt.
seashore-choose-claim = Tag eller stjæl
seashore-choose-rob = Hvis pluskort?
seashore-choose-draw = Hvem trækker du fra?
seashore-drawn = Trukket fra { $seat }
seashore-hidden = { $count ->
    [one] { $count } skat ligger med bagsiden opad under den.
   *[other] { $count } skatte ligger med bagsiden opad under den.
}
seashore-worth = { $value } værd
seashore-no-trick = Intet kort er vendt endnu i denne runde.
seashore-chosen = har valgt
seashore-out-text = Overstreget: spillet. Indrammet: på din hånd. Resten er hos en anden spiller eller i æsken.
seashore-out-gone = spillet
seashore-out-held = på din hånd
seashore-out-somewhere = ikke set endnu
seashore-says-open = { $name }: { $card }{ $plus ->
    [0] { "" }
   *[other] { " " }plus { $plus }
}
seashore-says-laid = { $name }: { $half }{ $plus ->
    [0] { "" }
   *[other] , plus { $plus }
}.
seashore-says-hand = { $card }, { $place } af { $count } på din hånd
seashore-says-seat = { $cards } kort, { $treasures ->
    [one] { $treasures } skat
   *[other] { $treasures } skatte
}, { $plus } pluskort, { $score } point.
seashore-says-top = Øverst: { $card }.
seashore-rules-aim = Spillets formål
    .SEA-50 = En runde er slut, når alle kort er spillet. Dine skatte giver deres point, og to pluskort giver tilsammen ét point.
    .SEA-51 = Efter to runder vinder den, der har flest point; står det lige, deles sejren.
seashore-rules-cards = Kortene
    .SEA-1 = 48 økort: røde, blå, lilla og grønne, hver farve fra 1 til 12.
    .SEA-2 = 20 skatte, fem i hver farve, der er 1, 1, 2, 3 og 4 værd.
    .SEA-3 = 22 pluskort og to handlingskort: et for rødt og blåt, et for lilla og grønt.
seashore-rules-setup = Før en runde
    .SEA-10 = Med 4 eller 5 spillere er der to skattebunker, rødt med blåt og lilla med grønt; med 3 spillere er der én bunke med de tolv bedste. Den øverste skat i hver bunke ligger åben.
    .SEA-11 = Hvert handlingskort siger, hvad dets to farver vinder, når ingen skat i den farve ligger åben: rødt og blåt tager pluskort, lilla og grønt trækker fra en anden, medmindre bordet har valgt andet. Det er ens i begge runder.
    .SEA-12 = Alle får 12 kort, eller 9 med 5 spillere. Resten bliver i æsken, uden at nogen ser dem.
    .SEA-13 = Alle sender på én gang et kort til venstre: det højeste i den farve, de har flest af. Står flere farver lige, vælger du.
    .SEA-14 = Spilleren på den første plads begynder runde ét. Spilleren efter den, der begyndte det sidste stik, begynder runde to.
seashore-rules-trick = Et stik
    .SEA-20 = Efter tur spiller alle et valgfrit kort under et dækkort, der kun viser havet (farven) eller kysten (tallet).
    .SEA-21 = Du må lægge pluskort til, hvert 1 værd, men ingen værdi kommer over 12. Når stikket er slut, går pluskortene tilbage til lageret.
    .SEA-22 = Indtil alle har spillet, kender de andre kun den halvdel, der kan ses, og pluskortene.
    .SEA-23 = Den højeste værdi i hver farve vinder farven; står det lige, vinder den, der kommer først i turrækkefølgen.
    .SEA-24 = Er en farve spillet mere end én gang, får den, der har den laveste værdi i den, lige så mange pluskort, som der er spillet kort i farven. Den, der vinder farven, får aldrig nogen.
    .SEA-25 = Er der for få pluskort, deles de ud i turrækkefølge.
seashore-rules-prizes = Gevinster
    .SEA-30 = Ligger en skat i den vundne farve åben, tager vinderen den. Kun en spillers øverste skat kan ses.
    .SEA-31 = Eller vinderen stjæler en anden spillers øverste skat, hvis den har den vundne farve. En skat, der er vundet tidligere i stikket, kan stjæles senere i samme stik.
    .SEA-32 = Ligger ingen skat i den farve åben, sker farvens handling.
    .SEA-33 = Når kortene vendes, afgøres først alle vindere og tabere. Så får taberne deres pluskort, skattene vindes i turrækkefølge, og til sidst kommer handlingerne.
    .SEA-34 = Med 3 spillere tæller de to farver på et handlingskort som én farve, hvis ingen skat i nogen af dem ligger åben.
    .SEA-35 = Så viser hver bunke sin næste skat; en skat, der ikke blev taget, lægges først under sin bunke.
    .SEA-36 = En tom bunke forbliver tom: den, der vinder en af dens farver, får handlingen.
    .SEA-37 = De spillede kort er ude af runden og bliver liggende åbent. Den næste spiller begynder.
seashore-rules-actions = Handlinger
    .SEA-40 = Tag pluskort: to fra en anden spiller, der har mindst to; har ingen det, fra lageret.
    .SEA-41 = Træk fra en anden: træk to kort fra en anden spiller uden at se dem, og giv så to valgfrie tilbage.
seashore-origin = Vi kender kun en beskadiget kopi af hæftet. Den viser hverken titel, forfatter eller forlag; navnet er vores. Flere tal og sætninger er revet af. Vi har fyldt hullerne og gjort dem til varianter, hvor det gik.
    .SEA-1 = Tallene er revet af. Med fire spillere får alle 12 kort, og det giver 12 i hver af de fire farver.
    .SEA-2 = »1 × tre point og 1 × fire point« kan stadig læses. De tre andre værdier er vores valg; 1, 2 og 2 ville også passe. Med varianten kan man vælge fem vilkårlige værdier.
    .SEA-11 = Ifølge hæftet vælger man siderne. Her vælges de én gang, når bordet åbnes, og begge runder er ens.
    .SEA-13 = Retningen er revet af. Til venstre, som spillet går, er vores valg.
    .SEA-14 = Hæftet siger kun, at man bestemmer, hvem der begynder. At anden runde fortsætter derfra, er vores: sådan begynder alle omtrent lige tit.
    .SEA-20 = Begyndelsen af sætningen er revet af. Intet af det, der kan læses, forbyder et kort, så alle kort må spilles.
    .SEA-21 = »1 point, med et maksimum« kan stadig læses. Vi tager det som et korts højeste værdi; det kunne også være et antal pluskort, og det er en variant. At de går tilbage ved stikkets slutning, er vores.
    .SEA-23 = Af reglen for lige værdier kan »så vinder startspilleren eller den« stadig læses. Vi fylder ud: den næste i turrækkefølgen.
    .SEA-24 = At den laveste værdi får pluskort, er trykt. Hvad der sker, når værdier er ens, er ikke: her får alle med den laveste værdi dem, undtagen vinderen.
    .SEA-25 = Hæftet siger ikke, hvad der sker, når noget slipper op. Vi går efter turrækkefølgen, som alle andre steder.
    .SEA-30 = Hæftet siger »må tage«. Her sker det altid: en skat koster ingenting.
    .SEA-31 = Linjen om at stjæle er revet i stykker. At en stjålet skat skal have den vundne farve, er vores læsning og en variant.
    .SEA-33 = Først skatte og pluskort, så handlinger i turrækkefølge: det er trykt. Rækkefølgen blandt skattene er vores.
    .SEA-37 = At kortene lægges af, er trykt. At de bliver liggende åbent, er vores: alle har set dem.
    .story = I sejler til mystiske øer, hvor uanede rigdomme ligger på havets bund. Det højeste kort i den rigtige farve henter en skat op. Men alle viser kun det halve kort, så bluf og dyk.
    .note = Hæftets sammendrag taler om skatte i forskellige farver. I opgørelsen tæller kun deres point.
seashore-take = Tag
seashore-round-over = Runde { $number } er forbi
seashore-told-hand = { $names } får { $count } kort hver.
seashore-told-reveal = Dækkortene tages af. { $cards }.
seashore-told-win = Vundne farver: { $names }.
seashore-told-plus = Pluskort: { $names }.
seashore-event-start = { $you ->
    [start] Stikket er forbi; du har nu startkortet.
   *[none] Stikket er forbi; { $start } har nu startkortet.
}
seashore-event-plus-none = { $you ->
    [seat] Der er ikke flere pluskort til dig.
   *[none] Der er ikke flere pluskort til { $seat }.
}
seashore-why = Runde { $round }: { $told }

## Afslag

seashore-refusal-already-chosen = Du har allerede valgt en farve at sende, og et valg står fast.
seashore-refusal-nothing-to-pass = Du har ingen kort, så du sender ingen.
seashore-refusal-not-your-prize = Først vælger { $turn } en gevinst.
seashore-refusal-unknown-move = »{ $move }« er ikke et træk: brug pass, play, take, steal, rob, draw eller return.
seashore-refusal-pass-now = Først sender alle et kort: nævn farven, for eksempel pass R.
seashore-refusal-play-now = Nu skal du spille et kort, for eksempel play G9 sea eller play G9 shore +2.
seashore-refusal-claim-now = Du har vundet { $colour }: tag den åbne skat (take), eller stjæl en, for eksempel steal 2.
seashore-refusal-rob-now = Tag to pluskort fra en anden spiller, for eksempel rob 2.
seashore-refusal-draw-now = Træk fra en anden spiller, for eksempel draw 2.
seashore-refusal-return-now = Giv lige så mange kort tilbage, som du har trukket, for eksempel return G4 B7.
seashore-refusal-not-longest = Du sender et kort i den farve, du har flest af, og det er ikke { $colour }.
seashore-refusal-not-in-hand = Du har ikke { $card } på hånden.
seashore-refusal-too-few-plus = Du har ikke { $laid } pluskort at lægge til.
seashore-refusal-too-many-plus = Ved dette bord tager et kort højst { $most } pluskort.
seashore-refusal-takes-no-plus = { $card } kan ikke få pluskort, for ingen værdi kommer over { $cap }.
seashore-refusal-over-cap = { $card } ville være { $value } værd, og ingen værdi kommer over { $cap }.
seashore-refusal-steal-nobody = Der er ingen plads { $seat } at stjæle fra.
seashore-refusal-steal-yourself = Du kan ikke stjæle fra dig selv.
seashore-refusal-nothing-to-steal = { $seat } har ingen skat at stjæle.
seashore-refusal-other-colour = Du har vundet { $colour }, så dette kan du ikke stjæle fra { $seat }: { $card }.
seashore-refusal-rob-nobody = Der er ingen plads { $seat } at tage pluskort fra.
seashore-refusal-rob-yourself = Du kan ikke tage pluskort fra dig selv.
seashore-refusal-too-few-to-rob = { $seat } har færre end to pluskort.
seashore-refusal-draw-nobody = Der er ingen plads { $seat } at trække fra.
seashore-refusal-draw-yourself = Du kan ikke trække fra dig selv.
seashore-refusal-empty-hand = { $seat } har intet kort at trække.
seashore-refusal-return-count = Du trak { $drawn } kort: giv lige så mange tilbage, ikke { $count }.
seashore-refusal-return-twice = Du har nævnt { $card } to gange.
seashore-refusal-return-order = Nævn kortene efter tal, så efter farve: { $move }.
seashore-refusal-return-not-held = Du hverken har eller har trukket { $card }.

## Botternes grunde

seashore-reason-certain = { $card } vinder sin farve med sikkerhed.
seashore-reason-no-higher = Intet kort i farven, du ikke har set, er højere end { $value }; kun pluskort kan slå det.
seashore-reason-higher = Der er { $count } højere kort i farven, du ikke har set.
seashore-reason-beaten = { $seat } slår allerede { $card }.
seashore-reason-low = Er { $card } det laveste kort i sin farve, får du pluskort.
seashore-reason-treasure = Den åbne skat i { $colour } er { $points } værd.
seashore-reason-could-steal = Vinder du { $colour }, kan du stjæle { $points } fra { $seat }.
seashore-reason-action-plus = Ingen skat i { $colour } ligger åben: vinder du farven, får du to pluskort.
seashore-reason-action-hand = Ingen skat i { $colour } ligger åben: vinder du farven, må du bytte op til to kort efter eget valg.
seashore-reason-plus = Pluskort løfter { $card } til { $value }; gemt til slutningen ville de give { $points }.
seashore-reason-sea = De andre ser kun { $colour }, og det kan være { $count ->
    [one] { $count } kort
   *[other] { $count } forskellige kort
}.
seashore-reason-shore = De andre ser kun tallet { $number }, og det kan være { $count ->
    [one] { $count } farve
   *[other] { $count } forskellige farver
}.
seashore-reason-last = Ingen spiller efter dig, så det er lige meget, hvilken halvdel du viser.
seashore-reason-take = Det giver med sikkerhed { $points }.
seashore-reason-steal = Det giver { $points } og koster { $seat } lige så meget (point nu: { $total }).
seashore-reason-rob = { $seat } har { $count } pluskort og { $total } point indtil nu.
seashore-reason-draw = { $seat } har { $count } kort på hånden og { $total } point indtil nu.
seashore-reason-give = { $count ->
    [0] { $card } slår intet kort i farven, du ikke har set.
   *[other] { $card } slår { $count } af { $total } kort i farven, du ikke har set.
}

## At lære

learn-seashore-halves = Hvert kort har to halvdele: havet er farven, kysten er tallet. De andre ser kun den ene.
learn-seashore-cover = Den røde skat ligger åben. Spil din røde 11’er, og vis kun havet.
learn-seashore-cover-half = Vis havet denne gang: farven.
learn-seashore-cover-hint = Kun rødt kan vinde den røde skat. Spil den røde 11’er.
learn-seashore-cover-praise = Dækkortene tages af: dit røde kort er højest, og skatten er din. Det laveste røde kort giver pluskort: { $plus }.
learn-seashore-only = Alle viser rødt. Der ligger en lilla skat åben: spil din lilla 1’er!
learn-seashore-only-hint = Rødt går til stærkere kort. Spil den lilla 1’er.
learn-seashore-only-praise = Det eneste kort i en farve vinder altid, selv en 1’er!
learn-seashore-low = Grønt er fuldt af stærke kort. Tab med vilje med din 1’er: det laveste kort giver pluskort!
learn-seashore-low-hint = Det må du, men prøv dette: spil den grønne 1’er.
learn-seashore-low-praise = Du får lige så mange pluskort, som der er spillet grønne kort: { $plus }!
learn-seashore-plus = { $one } viser blåt. Spil din blå 10’er med to pluskort: så tæller den som 12!
learn-seashore-plus-more = Læg begge pluskort til. Hvert tæller 1.
learn-seashore-plus-hint = Her kan du vinde blåt. Spil den blå 10’er.
learn-seashore-plus-praise = Din 10’er tæller som { $worth } og slår 11’eren!
learn-seashore-red = Vind rødt med din 12’er, og vis havet!
learn-seashore-red-hint = Spil den røde 12’er.
learn-seashore-red-praise = Rødt er dit. Nu må du vælge!
learn-seashore-steal = Tag den åbne skat, der er 1 værd, eller stjæl den, { $two } har: den er 3 værd!
learn-seashore-steal-hint = Den åbne er kun 1 værd. Stjæl 3’eren!
learn-seashore-steal-praise = Stjålet! Kun en spillers øverste skat kan stjæles.
learn-seashore-action = Ingen blå skat ligger åben. Vind blåt alligevel med din 7’er: det udløser den blå handling.
learn-seashore-action-hint = Ingen anden viser blåt. Spil den blå 7’er.
learn-seashore-action-praise = Blåt er dit: nu tager du pluskort.
learn-seashore-rob = Hvem tager du to pluskort fra? Du vælger.
learn-seashore-rob-praise = { $plus ->
    [one] Du har fået { $plus } nyt pluskort!
   *[other] Du har fået { $plus } nye pluskort!
}
learn-seashore-pass = Sådan begynder hver runde: du sender det højeste kort i den farve, du har flest af, videre. Du har to sådanne farver. Hvilket kort sender du?
learn-seashore-pass-hint = Så er din 12’er væk. Send hellere den røde 8’er videre.
learn-seashore-pass-praise = Alle sender på én gang, til venstre. Så du får også et kort.
learn-seashore-end = Det sidste kort i anden runde. Spil det!
learn-seashore-end-hint = Rødt er alligevel dit. Behold dine pluskort: to af dem giver et point.
learn-seashore-end-praise = Dine skatte giver { $treasures }, eller { $points } med pluskort. Begge runder giver tilsammen { $score }. Du vinder!
learn-seashore-three = Er I tre, er der kun én bunke skatte, fælles for alle fire farver.
learn-seashore-merge = Der ligger hverken en lilla eller en grøn skat åbent. Er I tre, tæller de to så som én farve! Spil din grønne 9’er, og vis havet.
learn-seashore-merge-praise = Din 9’er slår den lilla 7’er fra { $two }, så de to farvers handling er din. { $two } får pluskort: { $plus }.
learn-seashore-hand = Med denne handling trækker du i blinde to kort fra en anden. Træk fra { $two }!
learn-seashore-hand-praise = Nu ved du, hvilke kort { $two } har.
learn-seashore-return = Du skal give to kort tilbage, men du vælger hvilke. Giv din blå 3’er og din grønne 2’er tilbage!
learn-seashore-return-hint = Behold de stærke kort. Giv den blå 3’er og den grønne 2’er tilbage.
learn-seashore-return-praise = Du beholder 6 og 10. Det ved kun I to.
learn-seashore-next = Stikket er slut, og en ny skat ligger åben. En skat, som ingen tager, kommer nederst i bunken. Den næste spiller begynder det næste stik.
learn-seashore-equal = { $one } viser blåt: måske en 9’er. Ved ens værdier gælder turrækkefølgen, så en 9’er er ikke nok. Spil din blå 8’er med to pluskort!
learn-seashore-equal-hint = Her kan du vinde blåt. Spil den blå 8’er.
learn-seashore-equal-praise = Din 8’er tæller som { $worth } og slår 9’eren. Intet kort kan tælle mere end 12.
learn-seashore-empty = Bunken er tom. Nu giver hver farve en handling, og rødt og blåt tæller som én. Vind med din røde 12’er!
learn-seashore-empty-praise = Du tager { $plus } pluskort fra { $one }.
learn-seashore-shared = Det sidste kort i den sidste runde: vind den røde skat! To pluskort er et point værd.
learn-seashore-shared-praise = Du har { $score }, og det har { $one } også. Står det lige, deles sejren: I vinder begge to!
