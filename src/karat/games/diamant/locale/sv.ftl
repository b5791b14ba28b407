# Diamant; docs/words/sv.md

browser-game-diamant = Diamant
browser-game-diamant-line = Djupare in i grottan, eller tillbaka till lägret med det du bär? Alla bestämmer sig samtidigt.

diamant-where = Expedition { $number } av 5, { $cards } kort på stigen
diamant-signs = ♦11 är en skatt; talet efter ett kort är rubinerna som ligger kvar på det. ! står vid fällor, och en andra fälla av samma slag avslutar expeditionen. Prickar vid fällorna: ● i leken, ! på stigen, × ur spelet.
diamant-ask = gå vidare eller vända om? Du bär { $carried }. Vänder du om ensam säkrar du { $alone }; tillsammans med en till { $shared }.
diamant-move-stay = Gå vidare, djupare in
diamant-move-leave = Vänd om med { $carried } och din andel från stigen
diamant-path = Stigen
diamant-path-empty = inget än
diamant-left = ({ $rubies } kvar)
diamant-piles = Högar
diamant-piles-now = lek { $deck }, { $rubies ->
    [one] { $rubies } rubin på stigen
   *[other] { $rubies } rubiner på stigen
}
diamant-traps = Fällor
diamant-trap-pips = { $deck } i leken, { $path } på stigen, { $gone } borta
diamant-head-place = var
diamant-in-cave = grottan
diamant-in-camp = lägret
diamant-head-carried = bär
diamant-head-chest = kista
diamant-head-relics = reliker
diamant-head-choice = val
diamant-has-chosen = klart
diamant-card-treasure = en skatt på { $value }
diamant-card-relic = en relik värd { $value }
diamant-card-spider = spindel
diamant-card-snake = orm
diamant-card-lava = lava
diamant-card-boulder = stenblock
diamant-card-ram = murbräcka
diamant-event-expedition = Expedition { $number } börjar.
diamant-event-relic-added = { $card } blandas in i leken.
diamant-event-reveal = Vänds upp: { $card }.
diamant-event-treasure = Vänds upp: { $card }. { $share } var, { $rest } kvar på kortet.
diamant-event-chosen = { $you ->
    [seat] Du har valt att { $choice ->
        [stay] gå vidare
       *[leave] vända om
    }.
   *[none] { $seat } har valt.
}
diamant-event-choice = { $choice ->
    [stay] { $you ->
        [seat] Du går vidare.
       *[none] { $seat } går vidare.
    }
   *[leave] { $you ->
        [seat] Du vänder om.
       *[none] { $seat } vänder om.
    }
}
diamant-event-bank = { $you ->
    [seat] Du tar med { $carried } till lägret, plus { $share } från stigen.
   *[none] { $seat } tar med { $carried } till lägret, plus { $share } från stigen.
}
diamant-event-relic = { $you ->
    [seat] Du tar { $card }.
   *[none] { $seat } tar { $card }.
}
diamant-event-trapped = { $you ->
    [seat] { $card }! Du förlorar { $lost }.
   *[none] { $card }! { $seat } förlorar { $lost }.
}
diamant-event-removed = Ur spelet: { $card }.
diamant-event-expedition-over = Expedition { $number } är över.
diamant-event-over = Spelet är slut.

## Webbläsaren

diamant-option-relics = Reliker
diamant-option-relics-text = Varje expedition lägger till en relik i leken. Den som ensam lämnar grottan tar relikerna på stigen.
diamant-relics = reliker
diamant-source-chest = Kista
diamant-source-relics = Reliker
diamant-round = Expedition { $number } av 5
diamant-ask-short = gå vidare, eller vända om med det du bär?
diamant-choices = Gå vidare eller vänd om
diamant-choose-stay = Gå vidare
diamant-choose-leave = Vänd om
diamant-risk = { $carried } på spel
diamant-bring = { $alone } i säkerhet, eller { $shared } med en till
diamant-chose-stay = Du går vidare. Valen visas när alla har valt.
diamant-chose-leave = Du vänder om. Valen visas när alla har valt.
diamant-has-chosen-long = har valt
diamant-shows-stay = går vidare
diamant-shows-leave = vänder om
diamant-safe = Du är tillbaka i lägret, med { $chest } i din kista.
diamant-trap-near = Nästa avslutar expeditionen
diamant-second = den andra!
diamant-over = Expedition { $number } är över
diamant-alone = { $name } ensam: { $share } från stigen
diamant-shared = { $count } vänder om: { $share } var från stigen
diamant-folded = { $cards } tidigare kort, med { $rubies } på
diamant-says-on-path = { $rubies ->
    [one] { $rubies } rubin på stigen
   *[other] { $rubies } rubiner på stigen
}
diamant-says-deck = { $cards } kort i leken
diamant-says-card = Kort { $number }: { $card }.
diamant-says-inside = { $name } i grottan, bär { $carried }, kista { $chest }.
diamant-says-camp = { $name } i lägret, kista { $chest }.
diamant-told-stay = Går vidare: { $names }.
diamant-told-leave = Vänder om: { $names }.
diamant-told-bank = I säkerhet: { $names }.
diamant-told-lost = { $card }! Förlorat: { $names }.
diamant-told-lost-you = { $lost ->
    [one] { $card }! Du förlorar en rubin.
   *[other] { $card }! Du förlorar { $lost } rubiner.
}
diamant-told-lost-nothing = { $card }! Ingen bar på något.
diamant-why-alone = { $you ->
    [seat] I expedition { $number } vände du om ensam: +{ $rubies }.
   *[none] I expedition { $number } vände { $name } om ensam: +{ $rubies }.
}
diamant-why-escape = { $you ->
    [seat] I expedition { $number } vände du om ett kort före den andra fällan ({ $card }): +{ $rubies }.
   *[none] I expedition { $number } vände { $name } om ett kort före den andra fällan ({ $card }): +{ $rubies }.
}
diamant-why-best = { $you ->
    [seat] Din bästa expedition var nummer { $number }: +{ $rubies }.
   *[none] Bästa expeditionen för { $name } var nummer { $number }: +{ $rubies }.
}
diamant-rules-aim = Spelets mål
    .DIA-11 = Det blir fem expeditioner in i en grotta. Alla börjar varje expedition därinne, tomhänta.
    .DIA-40 = Efter den femte är dina poäng det som ligger i kistan plus dina reliker. Den som har flest poäng vinner; vid lika delas segern.
diamant-rules-cards = Korten
    .DIA-1 = 15 skatter med 1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15 och 17 rubiner.
    .DIA-2 = 15 fällor, tre av varje slag: spindel, orm, lava, stenblock och murbräcka.
    .DIA-3 = Med reliker: fem stycken, värda 5, 7, 8, 10 och 12.
    .DIA-4 = En rubin är värd 1, en diamant 5. Fem rubiner kan när som helst växlas mot en diamant, så bara summan räknas.
    .DIA-5 = Ädelstenarna tar aldrig slut.
    .DIA-10 = Skatter och fällor blandas till en lek.
    .DIA-12 = Med reliker blandas den lägsta som är kvar in i leken före varje expedition.
diamant-rules-path = Stigen
    .DIA-20 = Det översta kortet vänds upp på stigen.
    .DIA-21 = En skatt delas lika mellan alla därinne. Det som inte går jämnt ut ligger kvar på kortet.
    .DIA-22 = Den första fällan av ett slag är bara en varning.
    .DIA-23 = Den andra fällan av samma slag avslutar genast expeditionen: alla därinne förlorar det de bär.
    .DIA-24 = En relik blir bara liggande på stigen.
diamant-rules-choice = Gå vidare eller vända om
    .DIA-25 = Alla därinne väljer i hemlighet om de går vidare eller vänder om. Valen visas när alla har valt.
    .DIA-26 = De som vänder om delar lika på rubinerna på stigen; det som inte går jämnt ut ligger kvar.
    .DIA-27 = Din andel och allt du bär läggs i din kista, där det är tryggt.
    .DIA-28 = Den som vänder om ensam tar också alla reliker på stigen. Vänder flera om samtidigt får ingen dem.
    .DIA-29 = Så länge någon är därinne vänds nästa kort upp.
diamant-rules-end = När en expedition slutar
    .DIA-30 = Den slutar när alla har vänt om, eller när en andra fälla av samma slag dyker upp.
    .DIA-31 = Rubiner som ligger kvar på stigen är förlorade.
    .DIA-32 = Om en fälla avslutade den lämnar ett av de två lika fällkorten spelet för gott.
    .DIA-33 = Reliker som ligger kvar på stigen lämnar spelet; en relik som inte har vänts upp stannar i leken.
    .DIA-34 = Alla andra kort blandas in i leken igen.
diamant-rules-score = Vad alla vet
    .DIA-41 = Alla får se vad som ligger i kistorna.
diamant-origin = Häftet är komplett. Bara skatternas värden saknas: våra är de som står på de tryckta korten.
    .DIA-1 = Häftet säger bara att det finns femton skattkort. Det här är värdena på de tryckta korten.
    .DIA-5 = I asken ligger 60 rubiner och 40 diamanter. Häftet säger inte vad som händer när de tar slut: här tar de aldrig slut.
    .DIA-25 = Häftet säger inte om man får ändra sig innan valen visas. Här får man det inte.
    .DIA-26 = Enligt häftet ligger resten kvar på ett valfritt skattkort; här är det det första. Det gör ingen skillnad.
    .DIA-28 = Enligt häftet får den som vänder om ensam ta dem. Här sker det av sig självt: det lönar sig inte att låta dem ligga.
    .DIA-41 = Häftet säger inte om kistorna är hemliga. Alla har sett vad som lades i dem, så alla får titta.
    .box = En spelplan med fem grottöppningar; efter varje expedition stänger en barrikad en av dem. Alla väljer med två kort, ett för att gå vidare och ett för att vända om. Det finns 60 rubiner värda 1 och 40 diamanter värda 5, och man växlar dem efter behov. En översikt sammanfattar en runda.

## Avslag

diamant-refusal-in-camp = Du är tillbaka i lägret: vänta på nästa expedition.
diamant-refusal-already-chosen = Du har redan valt, och valet gäller.
diamant-refusal-unknown-move = Du har bara två val: stay (gå vidare) och leave (vända om).

## Botarnas skäl

diamant-reason-leave-now = Vänder du om ensam nu är { $safe } i säkerhet.
diamant-reason-one-more = { $risk ->
    [0] Nästa kort kan inte kosta dig något och ger i snitt { $more }.
   *[other] Ett kort till: { $risk } % risk att förlora allt, men i snitt { $more } till: det är det värt.
}
diamant-reason-risk = Ett kort till: { $risk } % risk att förlora allt, för bara { $more } till i snitt.
diamant-reason-nothing-to-lose = Du bär ännu inte på något som du kan förlora.
diamant-reason-behind = Vänder du om nu leder { $seat } fortfarande med { $rubies }.
diamant-reason-alone = Ensam i grottan, räknat över hela leken: går du vidare vinner du i { $stay } % av fallen, vänder du om i { $leave } %.

## Lära sig

learn-diamant-treasure = Tillsammans går ni in i en grotta. Skatten delas, och alla får { $carried } var. Det som blir över ligger kvar på kortet: { $left }.
learn-diamant-stay = Djupare in i grottan, eller tillbaka till lägret? Alla väljer i hemlighet. Välj facklan: gå vidare!
learn-diamant-stay-hint = I lägret är det tryggt, men då hittar de andra skatterna. Gå vidare den här gången!
learn-diamant-stay-praise = Ingen vände om, så nästa kort vänds upp: en skatt, { $share } var. Kvar på kortet: { $rest }.
learn-diamant-trap = Vi går vidare! Vad blir nästa kort?
learn-diamant-trap-hint = Inte än! Ett kort till.
learn-diamant-trap-praise = En spindel! Den första fällan av ett slag är bara en varning.
learn-diamant-warning = Ser du den röda ramen? Det ligger en spindel på stigen. Kommer det en till förlorar alla i grottan det de bär!
learn-diamant-leave = Dags att vända om. Välj tältet: på vägen tillbaka till lägret tar du också rubinerna från stigen.
learn-diamant-leave-hint = För farligt! Ta dina rubiner till lägret den här gången.
learn-diamant-leave-praise = Du bar { $carried } och tog { $share } från stigen. I din kista ligger nu { $chest }, tryggt för alltid!
learn-diamant-watch = Du är trygg i lägret. Titta på när de andra går vidare.
learn-diamant-watch-praise = Den andra spindeln! { $one } och { $two } förlorar allt, { $lost } var. En ny expedition börjar, och alla är inne igen.
learn-diamant-share = Vänd om en gång till. De som vänder om samtidigt delar rubinerna på stigen.
learn-diamant-share-hint = Vänd om den här gången och se vad som händer på stigen.
learn-diamant-share-praise = { $one } vände också om, så ni får { $share } var från stigen. Nu i din kista: { $chest }.
learn-diamant-nothing = Nu bestämmer du. Du bär inget än: gå vidare eller vända om?
learn-diamant-nothing-hint = Du har inget att förlora än. Gå vidare!
learn-diamant-nothing-praise = De andra vände om, så hela skatten är din: { $share }!
learn-diamant-danger = Titta på fällorna: fyra slag ligger på stigen. Gå vidare eller vända om?
learn-diamant-danger-hint = En fälla till av de slagen, och du förlorar allt. Vänd hellre om!
learn-diamant-danger-praise = Precis i tid! Det kom en andra orm, och de andra förlorade { $lost } var.
learn-diamant-win = Den sista expeditionen. I din kista: { $chest }. Du bär: { $carried }. { $one } har { $rival }. Gå vidare eller vända om?
learn-diamant-win-hint = Räkna ihop: det i kistan och det du bär räcker för att vinna. Vänd om!
learn-diamant-win-praise = Spelet är slut. Den som har flest rubiner vinner, och det är du med { $score }!
learn-diamant-relic = Man kan också spela med reliker. Före varje expedition läggs en till i leken. Den här ligger på stigen, och den delas inte.
learn-diamant-together = Bara den som vänder om ensam tar relikerna. Kanske vänder de andra om nu: gå vidare!
learn-diamant-together-hint = Vänder de andra också om får ingen reliken. Gå vidare den här gången!
learn-diamant-together-praise = De vände om tillsammans, så ingen tog reliken. Nu är du ensam i grottan!
learn-diamant-alone = Vänd om nu, och ta med dig reliken!
learn-diamant-alone-hint = Tar expeditionen slut genom en fälla är reliken förlorad. Vänd om nu!
learn-diamant-alone-praise = Du vände om ensam, så reliken är din. Den är värd 5 i slutet.
learn-diamant-back = En ny expedition. Korten från stigen är tillbaka i leken. Rubiner och reliker som blir kvar på stigen går förlorade för alla.
learn-diamant-gone = Spindlar har avslutat två expeditioner, och varje gång lämnade en spelet. Det finns tre fällor av varje slag. Gå vidare eller vända om?
learn-diamant-gone-hint = Bara en spindel är kvar i spelet, och den ligger redan här. Det kan inte komma en till: gå vidare!
learn-diamant-gone-praise = Det fanns ingen fara alls, och det kom en skatt: { $share } var!
learn-diamant-shared = Den sista expeditionen. I din kista: { $chest }. Dina reliker: 12. Du bär: { $carried }. { $one } har { $rival }. Gå vidare eller vända om?
learn-diamant-shared-hint = Kommer det mer lava förlorar du det du bär. Räkna ihop: vänder du om har ingen mer än du!
learn-diamant-shared-praise = Kista och reliker blir { $score }, och { $one } har lika mycket. Är det lika delar ni segern: båda vinner!
