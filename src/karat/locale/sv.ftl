# Svenska; docs/words/sv.md säger hur det talar. Färger står som ord för sig i meningen: ”kort i rött”, ”allt blått”,
# därför alltid med t på slutet. Ett namn står aldrig med s: ”kortet från Ada”.
# 1 … 5: av bland borta drag från för i kort kvar med min och pluskort poäng på slottskort tidigare till ur var

## Överallt

you = du
seat = plats { $number }
nothing = –
and = { $first } och { $last }
and-e = { $first } och { $last }
and-i = { $first } och { $last }
turn = Din tur: { $ask }
waiting = { $count ->
    [one] { $names } tänker …
   *[other] { $names } tänker …
}
won = { $you ->
    [seat] { $count ->
        [one] Du vinner! Poäng: { $scores }.
       *[other] Ni delar segern: { $winners }! Poäng: { $scores }.
    }
   *[none] { $count ->
        [0] Ingen vinner. Poäng: { $scores }.
        [one] { $winners } vinner! Poäng: { $scores }.
       *[other] { $winners } delar segern! Poäng: { $scores }.
    }
}
score = { $name } { $score }
colour-red = rött
colour-orange = orange
colour-yellow = gult
colour-green = grönt
colour-blue = blått
colour-purple = lila
colour-pink = rosa
card = { $number }:an i { $colour }
ask = välj ett drag.

## Terminalen

terminal-title = { $game }, { $players } spelare
terminal-begin = { $game }, { $players } spelare. Du sitter på plats { $seat }. Skriv ? för hjälp.
terminal-against = Med i spelet: { $names }.
terminal-bot = { $name } (plats { $seat }, { $level })
terminal-level = nivå { $level }
terminal-commitment = Givens sigill: { $commitment }
terminal-options = Alternativ för { $game }: Enter behåller det som står inom hakparentes.
terminal-options-again = Samma alternativ en annan gång: { $command }
terminal-options-link = För webbläsaren, efter adressen till din server: { $link }
terminal-options-odd = ”{ $answer }” passar inte här. { $why }
terminal-options-choose = Välj något i listan.
terminal-players = Spelare
terminal-hand = Din hand
terminal-log = Logg
terminal-moves = { $count } drag
terminal-moves-shown = { $shown } av { $count } drag
terminal-more = … och { $count } till: skriv l för att se alla.
terminal-filter = skriv en del av ett drag
terminal-your-move = Ditt drag
terminal-left = Du har lämnat spelet.
terminal-over = Spelet är slut. Tryck s för att spara protokollet, q för att avsluta.
terminal-saved = Protokollet är sparat som { $file }.
terminal-not-saved = Protokollet kunde inte sparas: { $problem }
terminal-not-now = Just nu har du inget att bestämma.
terminal-preparing = Förbereder reglerna (första gången tar det en stund) …
terminal-thinking = Tänker … (första gången tar det en stund)
terminal-hint = Vad den starkaste boten tycker
terminal-hint-keys = Enter väljer draget, Esc stänger.
terminal-hint-win = vinner i { $win } % (± { $error })
terminal-hint-line = { $move }: vinner i { $win } % (± { $error }). { $reasons }
terminal-quit = Lämna spelet?
terminal-quit-keys = y för att lämna, n för att stanna
terminal-key-hint = Tips
terminal-key-filter = Sök
terminal-key-save = Spara
terminal-key-light = Tema
terminal-key-help = Hjälp
terminal-key-quit = Avsluta
terminal-help-keys = Tangenter
terminal-help =
    ↑ ↓        välj ett drag, eller skriv dess nummer
    Enter      spela det valda draget
    /          sök ett drag på ord eller bokstäver; Esc avslutar sökningen
    h          ett tips: alla drag i ordning, med vinstchans och skäl
    PgUp PgDn  rulla bordet, med Skift loggen
    s          spara spelets protokoll
    t          växla mellan ljust och mörkt
    q          lämna spelet
terminal-help-plain =
    Skriv ett nummer ur listan, eller ett drag så som det står där inom [hakparentes].
      v  visa bordet igen     l  visa alla drag     h  ett tips     q  lämna spelet     ?  den här hjälpen

## Webbläsaren

browser-tagline = Kortspel om skatter, med vänner eller mot botar
browser-home = Hem
browser-menu = Meny
browser-close = Stäng
browser-cancel = Välj något annat
browser-more = Mer
browser-yes = Ja
browser-no = Nej
browser-save = Spara
browser-on = ja
browser-off = nej
browser-nothing-here = Här finns inget
browser-nothing-here-text = Den här adressen leder ingenstans.

# Webbläsaren: startsidan
browser-players = { $least }–{ $most } spelare
browser-minutes = { $minutes } min
browser-age = från { $age } år
browser-ours = vår uppskattning; häftet säger inget
browser-seconds = { $seconds } sekunder
browser-play = Spela nu
browser-play-game = { $game }: spela nu mot botar
browser-dealing = Korten delas ut …
browser-friends = Med vänner
browser-friends-game = { $game }: spela med vänner
browser-rules-of = Regler för { $game }
booklet-printed = tryckt
booklet-source = annan källa
booklet-ours = vårt
booklet-printed-text = Det står tryckt i häftet.
booklet-source-text = Det står inte i häftet. Det kommer från korten själva eller från recensioner av spelet.
booklet-ours-text = Här tiger häftet eller lämnar något öppet. Då har vi bestämt själva, och vi säger varför.
booklet-where = Varifrån { $rule } kommer: { $origin }
booklet-at = I häftet: ”{ $place }”
booklet-why = Skäl som gäller flera spel
    .asks = Finns det bara ett möjligt svar väntar bordet inte på det.
    .points = Häftet har inga poäng här. De är bara till för statistiken.
    .shared = Häftet säger inte alltid vad som gäller när det är lika. Där det tiger delas segern.
    .torn = Här är kopian sönderriven. Det som går att läsa stämmer med regeln; resten är vår läsning.
booklet-measured = Mätt med snabba botar (partier: { $games }, spelare: { $players }).
booklet-effect = Med ”{ $choice }” vinner den som börjar { $with } av 1000 partier, annars { $usual } (± { $error }); beslut per parti: { $length }, annars { $before }.
booklet-about = Om det här spelet
booklet-story = Berättelsen
booklet-primer = Ny på stickspel?
booklet-box = Så är det i asken
booklet-tip = Ett tips
booklet-note = Bra att veta
booklet-by = Av { $authors }.
booklet-publisher = { $publisher } ger ut spelet.
booklet-languages = Häftets språk: { $languages }.
booklet-key = Varifrån en regel kommer
booklet-contents = Innehåll
booklet-topics = Ord som man söker med i reglerna
    .empty = tom, korten tar slut, inga kort kvar, räcker inte
    .end = slut, slutet, sista turen, sista omgången
    .follow = bekänna, bekänna färg, följa färg
    .give = ge bort, skänka, skicka vidare, byta
    .kind = sort, form, symbol
    .lose = förlora, förlorar, förlorare, förlust, minuspoäng
    .most = majoritet, flest, mest
    .must = måste, får, tvungen, frivilligt, vägra
    .rest = rest, över, kvar
    .round = runda, rundor, omgång, hur många omgångar, expedition
    .secret = hemlig, dold, titta, se, minnas, nedåt
    .shuffle = blanda, blandas
    .start = vem börjar, börja, startspelare, första spelaren, vem ger
    .steal = stjäla, ta från, röva
    .stop = sluta, stanna, lämna, gå hem, läger
    .task = par, stege, serie
    .three = 3 spelare, tre spelare, på tre
    .tie = oavgjort, lika, lika många, delad vinst
    .total = summa, räkna ihop, räkna, poäng
    .two = 2 spelare, två spelare, på två
    .win = vinna, vinner, vinnare, seger
booklet-find = Sök i reglerna
booklet-found = { $count ->
    [0] inget hittat
    [one] { $count } regel hittad
   *[other] { $count } regler hittade
}
booklet-print = Skriv ut
booklet-link = Länk till { $rule }
booklet-table = Det här bordet
booklet-as-usual = Inget är ändrat: allt på den här sidan gäller.
booklet-changed = Ändrat vid det här bordet
booklet-off = Inte vid det här bordet
booklet-chosen = { $option }: { $value }
booklet-cards = Alla kort
booklet-cards-text = Vid det här bordet kan några vara annorlunda.
booklet-examples = Exempel ur häftet
booklet-examples-text = Häftet berättar dem i ord. Kort som det inte nämner är våra.
booklet-no-examples = Det här häftet har inget exempel.
booklet-example = Exempel { $number }
booklet-start = Så här börjar det.
booklet-step = Steg { $step } av { $steps }
booklet-back = Föregående steg
booklet-next = Nästa steg
booklet-decisions = Vad vi har bestämt
booklet-terms = Häftets egna ord
booklet-unknown = Det finns ingen regel ”{ $rule }” i { $game }: reglerna går från { $first } till { $last }.
browser-join = Gå med via kod eller länk
browser-join-go = Gå med
browser-join-bad = En kod är sex bokstäver eller siffror lång.
browser-my-tables = Mina bord
browser-phase-open = väntar på spelare
browser-phase-playing = pågår
browser-phase-over = avslutat
browser-phase-closed = stängt
browser-no-unfinished = Alla dina spel är slut.
browser-continue = Fortsätt
browser-all-games = Alla mina spel ({ $count })
browser-with = med { $names }
browser-your-turn = Din tur
browser-turn-of = { $name } står i tur
browser-bots-count = Spelare
browser-bots-level = Botarnas nivå
browser-bots = Motståndare: { $count }, { $level }. Ändra …
browser-guest = Gäst
browser-settings = Inställningar

# Webbläsaren: ett nytt bord och lobbyn
browser-new = { $game } med vänner
browser-new-players = Spelare
browser-new-more = Fler alternativ
browser-new-pace = Botarnas tempo
browser-new-clock = Tid per beslut
browser-new-no-clock = ingen gräns
browser-new-chat = Spelare får skriva fritt till varandra (annars bara färdiga fraser och klistermärken)
browser-new-private = Bara de som har länken kan se bordet
browser-new-open = Öppna bordet
browser-name = Ditt namn
browser-colour = Din ädelsten
browser-gem-ruby = rubin
browser-gem-amber = bärnsten
browser-gem-topaz = topas
browser-gem-emerald = smaragd
browser-gem-turquoise = turkos
browser-gem-sapphire = safir
browser-gem-amethyst = ametist
browser-gem-onyx = onyx
browser-invite = Bjud in de andra
browser-code = Kod: { $code }
browser-qr = QR-kod för länken { $link }
browser-link = Länk
browser-share = Dela länken
browser-copied = Kopierat
browser-seats = Platser
browser-seat-open = ledig
browser-seat-open-text = väntar på en spelare
browser-seat-you = du
browser-seat-person = spelare
browser-seat-bot = bot, { $level }
browser-seat-host = värd
browser-seat-away = borta
browser-seat-stand-in = en bot spelar
browser-seat-thinks = funderar
browser-seat-who = Spelare på plats { $number }
browser-seat-up = Flytta upp { $name }
browser-sit = Sätt dig
browser-sit-at = Sätt dig på plats { $number }
browser-stand-up = Res dig
browser-level-1 = mycket lätt
browser-level-2 = lätt
browser-level-3 = medel
browser-level-4 = bra
browser-level-5 = stark
browser-level-6 = starkast
browser-options = Alternativ
browser-options-kept = Alternativen är desamma som vid ditt förra bord.
browser-options-sent = De här alternativen kom med länken.
browser-options-odd = En del av länken passar inte det här spelet och har utelämnats.
browser-options-reset = Återställ alternativen
browser-options-share = Dela de här alternativen
browser-starts = Vem börjar?
browser-fair = En rättvis giv
browser-fair-text = En hemlighet har redan bestämt korten, och det här talet förseglar den. Lägg till några egna ord, så kan ingen ha valt en hemlighet till sin egen fördel.
browser-word = Egna ord
browser-words = Ord hittills: { $words }
browser-start = Starta spelet
browser-start-text = { $open ->
    [0] Alla är här.
    [one] En plats är ledig; en bot tar den.
   *[other] { $open } platser är lediga; botar tar dem.
}
browser-lobby-sit = Ta en ledig plats, eller titta på härifrån.
browser-lobby-wait = Värden startar spelet.
browser-lobby-full = Alla platser är upptagna.
browser-new-grace = Vänta på spelare som är borta
browser-new-grace-never = så länge det behövs
browser-level-careful = försiktig
browser-level-bold = djärv
browser-level-greedy = girig
browser-level-schemer = slug
browser-level-trader = byter gärna
browser-level-blocker = blockerar gärna
browser-level-collector = samlar gärna
browser-level-giver = ger gärna bort
browser-level-thief = stjäl gärna
browser-level-hoarder = hamstrar gärna
browser-level-bluffer = bluffar gärna
browser-bots-who = Botarna
browser-bots-plays = { $name } spelar
browser-bots-mixed = blandat, efter nivå

# Webbläsaren: bordet
browser-board = Bord
browser-log = Logg
browser-talk = Chatt
browser-rules = Regler
browser-no-rules = Det här spelet har inga regler att läsa.
browser-choose = Välj ditt drag
browser-wait = Vänta på de andra
browser-skip = Hoppa till min tur
browser-missed = Medan du var borta
browser-time-left = { $seconds ->
    [one] en sekund kvar
   *[other] { $seconds } sekunder kvar
}
browser-since = Sedan ditt senaste drag
browser-setting-keys = Enstaka tangenter som kortkommandon
browser-setting-notify = Meddela mig när det är min tur
browser-notify-no = Den här webbläsaren tillåter inga aviseringar här.
browser-moment = Ett ögonblick …
browser-undo = Ångra
browser-why = Varför? { $rule }
browser-to-board = Se bordet
browser-to-scores = Se poängen
browser-ask-undo = { $moves ->
    [one] Får { $name } ta tillbaka det senaste draget?
   *[other] Får { $name } ta tillbaka de senaste { $moves } dragen?
}
browser-ask-waiting = Väntar på att { $names } ska gå med på att ångra.
browser-leave = Lämna spelet
browser-leave-text = Lämna? En bot tar över åt dig, och du kan komma tillbaka när som helst.
browser-close-table = Stäng bordet
browser-close-table-text = Stänga bordet för alla, för gott?
browser-watchers = { $count ->
    [one] { $count } person tittar på.
   *[other] { $count } personer tittar på.
}
browser-watching = Du tittar på.
browser-reissue = Ny länk för den här spelaren
browser-reissue-text = För en spelare som inte kommer in igen. Den gamla länken slutar fungera.
browser-keys = Tangenter
    .digits = välj det första till nionde kortet eller rutan
    .enter = gör det valda draget
    .escape = välj något annat
    .u = ångra
    .l = visa det senaste sticket, eller loggen
    .t = läs upp bordet
    .i = visa kortet i fokus större, med sin regel
    .h = fråga coachen
    .s = vad som har hänt sedan ditt senaste drag
    .help = visa de här tangenterna
browser-talk-players = Bara spelare kan chatta vid bordet.
browser-talk-text = Skriv något
browser-talk-send = Skicka
browser-phrase-hello = Hej!
browser-phrase-good-luck = Lycka till!
browser-phrase-your-turn = Din tur!
browser-phrase-thinking = Låt mig tänka …
browser-phrase-well-played = Bra spelat!
browser-phrase-thank-you = Tack!
browser-phrase-oops = Hoppsan!
browser-phrase-lucky = Vilken tur!
browser-phrase-unlucky = Vilken otur!
browser-phrase-wow = Oj!
browser-phrase-back-soon = Strax tillbaka.
browser-phrase-here-again = Nu är jag tillbaka!
browser-phrase-once-more = Ett parti till?
browser-phrase-good-game = Bra parti!
browser-phrase-bye = Hej då!
browser-sticker-smile = ett leende
browser-sticker-laugh = ett skratt
browser-sticker-wink = en blinkning
browser-sticker-think = ett fundersamt ansikte
browser-sticker-surprise = ett förvånat ansikte
browser-sticker-cry = ett gråtande ansikte
browser-sticker-heart = ett hjärta
browser-sticker-clap = en applåd
browser-sticker-gem = en ädelsten
browser-sticker-torch = en fackla
browser-sticker-crown = en krona
browser-sticker-sleep = ett sovande ansikte
browser-log-said = { $name }: { $words }
browser-log-sat = { $name } sätter sig.
browser-log-left = { $name } reser sig.
browser-log-seat = En plats har ändrats.
browser-log-ordered = Platserna har fått ny ordning.
browser-log-profile = En spelare har bytt namn.
browser-log-word = { $name } lägger till egna ord i given.
browser-log-stand-in = En bot tar över åt { $name }.
browser-log-back = { $name } är tillbaka.
browser-log-asked = { $name } vill ångra.
browser-log-voted = { $name } har svarat.
browser-log-undone = { $moves ->
    [one] { $name } har tagit tillbaka ett drag.
   *[other] { $name } har gått tillbaka: { $moves } drag gäller inte längre.
}
browser-log-reissued = Värden har gett { $name } en ny länk.
browser-log-closed = Bordet är stängt.
browser-log-rematch = Nästa bord är öppet.
browser-away-wait = { $name } är borta. Om { $time } tar en bot över.
browser-away-call = Låt en bot spela för { $name } nu
browser-undo-declined = { $name }: nej. Dragen står fast.

# Webbläsaren: slutet
browser-end = Slut
browser-player = Spelare
browser-score = Poäng
browser-winner = vinnare
browser-moments = Vad som avgjorde partiet
browser-again = Spela igen
browser-wins = Vunna spel hittills
browser-so-far = Spelen hittills
browser-won = Vunna
browser-again-changes = Spela igen med ändringar
browser-other-game = Ett annat spel
browser-next = Till nästa bord
browser-record = Ladda ner protokollet
browser-check-deal = Kontrollera given
browser-deal-good = Hemligheten stämmer med talet som visades före första kortet.
browser-deal-bad = Hemligheten stämmer inte med talet som visades före första kortet!
browser-deal-commitment = Visades före spelet:
browser-deal-secret = Hemlighet:
browser-deal-more = ”karat verify” delar ut hela partiet igen, kort för kort.
browser-finale-win = Du vinner!
browser-finale-shared = Ni delar segern!
browser-finale-won = { $count ->
    [one] { $winners } vinner!
   *[other] { $winners } delar segern!
}
browser-finale-nobody = Ingen vinner
browser-finale-level = Lika på slutet: { $score } var.
browser-finale-place = { $place ->
    [1] 1:a plats
    [2] 2:a plats
   *[other] { $place }:e plats
}
browser-finale-points = Poängtabell

# Webbläsaren: anslutningen
browser-health-connecting = ansluter …
browser-health-fine = ansluten
browser-health-slow = långsamt …
browser-health-lost = anslutningen bröts, försöker igen …
browser-health-gone = servern svarar inte
browser-health-ended = inte ansluten
browser-opening = Öppnar bordet
browser-gone = Servern går inte att nå
browser-gone-text = Servern svarar inte. Dina bord ligger tryggt där, och vi fortsätter att försöka.
browser-try-now = Försök nu
browser-taken-over = Du spelar i ett annat fönster
browser-taken-over-text = Din plats är öppen någon annanstans. Bara ett fönster i taget kan spela.
browser-own-device = Spela på en annan enhet
browser-own-device-text = Öppna länken på din andra enhet, så tar den över din plats. Behåll den för dig själv: den som har den kan spela åt dig.
browser-take-back = Spela här
browser-table-closed = Bordet är stängt
browser-table-closed-text = Värden har stängt det.
browser-table-deleted-text = Ingen hade spelat här på länge, så servern har tagit bort det.
browser-removed = Din plats har ändrats
browser-removed-text = Värden har gett bort din plats eller skickat dig en ny länk.
browser-look-again = Titta igen
browser-no-table = Bordet hittades inte
browser-no-table-text = Det finns inget bord { $code } som du kan öppna. Stämmer koden?

# Webbläsaren: inställningar
browser-setting-language = Språk
browser-setting-auto = som i webbläsaren
browser-setting-theme = Ljust eller mörkt
browser-setting-theme-auto = som på enheten
browser-setting-theme-light = ljust
browser-setting-theme-dark = mörkt
browser-setting-pace = Tempo
browser-setting-pace-instant = genast
browser-setting-pace-quick = snabbt
browser-setting-pace-normal = normalt
browser-setting-pace-slow = långsamt
browser-setting-motion = Animationer
browser-setting-motion-auto = som på enheten
browser-setting-motion-less = färre
browser-setting-text = Textstorlek
browser-setting-sound = Ljud
browser-setting-effects = Effekternas volym
browser-setting-music = Musikens volym
browser-setting-confirm = Bekräfta drag
browser-setting-confirm-always = alltid
browser-setting-confirm-risky = riskabla drag
browser-setting-confirm-never = aldrig

## Avslag: <game>-refusal-<reason>, eller utan spelet det som alla spel säger lika. Det som skrivs i terminalen står som
## det skrivs.

refusal-no-seat = Plats { $seat } finns inte: platserna är 0 till { $last }.
refusal-over = Spelet är slut.
refusal-not-your-turn = Nu står { $turn } i tur.

## Lära sig

learn-way = Lär dig
learn-of = Lär dig { $game } genom att spela
learn-title = Lär dig { $game }
learn-step = Steg { $step } av { $steps }
learn-steps = Lektionens steg
learn-go-on = Vidare
learn-back = Tillbaka
learn-again = Om igen
learn-skip = Hoppa över
learn-show = Visa mig
learn-try = Prova det här: { $move }
learn-hear = Hör det igen
learn-voice = Läs upp
learn-no-voice = Den här enheten har ingen röst för ert språk, så läs högt för varandra.
learn-good = Bra gjort!
learn-finished = Nu kan du spela { $game }!
learn-play = Spela nu på riktigt
learn-once-more = Gör lektionen en gång till
learn-target = Tryck nu på: { $name }
learn-of-done = Lär dig { $game } genom att spela: { $done } av { $all } kapitel är klara
learn-title-chapter = Lär dig { $game }: kapitel { $chapter }
learn-on = Fortsätt med kapitel { $chapter }
learn-other = Det är tillåtet, men prova något annat här.
learn-rule = Regeln
learn-more = Regler som du kan möta senare
learn-puzzles = Problem
learn-puzzles-of = { $game }: problem
learn-puzzle-step = Problem { $step } av { $steps }
learn-puzzle-ask = Hitta det bästa draget!
learn-puzzle-wrong = Det finns ett bättre drag. Titta igen!
learn-puzzle-right = Det är det bästa draget! Det vinner ungefär { $best } gånger av 100, det näst bästa { $next }.
learn-puzzle-solved = Problem { $step }: löst
learn-puzzles-done = Lösta problem: { $done } av { $all }
learn-mistakes = Försök igen med dina misstag
learn-mistakes-of = { $game }: dina misstag
learn-illegal = Det är inte tillåtet här.

## Se igen, coachen och analysen

replay-title = Se ett parti igen
replay-again = Se igen
replay-drop = Släpp protokollet från ett parti här.
replay-choose = Välj en fil
replay-code = Eller skriv koden till ett bord där partiet är slut
replay-watch = Titta
replay-bad = Den här filen kan inte visas. { $problem }
replay-none = Det här partiet kan inte ses igen
replay-none-text = Det är inte slut än, eller så är det borta, eller inte öppet för dig.
replay-first = Till början
replay-back = Ett drag tillbaka
replay-play = Spela upp
replay-pause = Pausa
replay-forward = Ett drag framåt
replay-last = Till slutet
replay-slider = Ögonblick i partiet
replay-moment = Drag { $move } av { $moves }.
replay-move = Drag { $move }
replay-deal = Given.
replay-silent = Inget syns i det här draget.
replay-speed = Hastighet
replay-eyes = Se som
replay-eyes-nobody = Åskådare
replay-eyes-seat = { $name }
replay-eyes-open = Alla kort öppna
replay-hands = De andras kort
replay-moves = Alla drag
replay-link = Länk till ögonblicket
replay-on = Spela vidare härifrån
replay-on-text = Ett nytt bord fortsätter från det här ögonblicket. Kort som ännu inte delats ut blandas om.
replay-on-seat = Din plats
replay-on-bots = Mot botar
replay-on-friends = Bjud in vänner
replay-on-over = Här är partiet slut. Gå tillbaka till ett ögonblick före slutet.
coach-ask = Fråga coachen
coach-title = Vad coachen skulle göra
coach-thinking = Coachen tänker …
coach-alike = ungefär lika bra
coach-more = Alla drag: { $count }
coach-odds = Risken med nästa kort: { $percent } % ({ $caught } av { $cards }).
coach-allow = Med coach: alla får fråga vad den starkaste boten skulle göra
analysis-way = Analys
analysis-title = Vad som avgjorde partiet
analysis-about = { $game }, drag: { $moves }, vinst: { $winners }
analysis-looking = Den starkaste boten ser på varje beslut: { $done } av { $of }.
analysis-best = { $who ->
    [you] Du spelade bäst.
    [single] { $names } spelade bäst.
    [some] Bäst spel, ungefär lika: { $names }.
   *[all] Alla spelade ungefär lika bra.
}
analysis-luckiest = { $who ->
    [you] Du hade mest tur.
    [single] { $names } hade mest tur.
    [some] Mest tur, ungefär lika mycket: { $names }.
   *[all] Turen var ungefär jämn.
}
analysis-ahead = Vem ledde?
analysis-certain = säker vinst
analysis-half = hälften
analysis-hopeless = ingen chans
analysis-start = början
analysis-end = slutet
analysis-line = Linjen visar hur många av 100 partier var och en skulle vinna därifrån, med vad de visste då. Snabba botar spelade dem till slut.
analysis-luck = { $who ->
    [you] Tur för dig
   *[other] Tur för { $name }
}
analysis-bad-luck = { $who ->
    [you] Otur för dig
   *[other] Otur för { $name }
}
analysis-mistake = { $who ->
    [you] Ditt misstag
   *[other] Misstag av { $name }
}
analysis-moves = Spelat: { $move }. Bättre: { $best }.
analysis-only = Bättre: { $best }.
analysis-wins = vinner { $win } av 10
analysis-tens = { $win } av 10
analysis-less = lite mindre
analysis-more = lite mer
analysis-from-to = Vinner { $before } av 10 partier före, { $after } av 10 efter.
analysis-watch = Se drag { $move }
analysis-flawless = Inget enskilt drag eller kort avgjorde.
analysis-well = Hur bra spelade var och en?
analysis-scale = 100 = inget misstag
analysis-won = vann
analysis-count = Misstag: { $count } på { $of } beslut
analysis-shares = Tur och skicklighet
analysis-cost = kostade
analysis-helped = hjälpte
analysis-play = Spel
analysis-fortune = Tur
analysis-size = { $size ->
    [much] hjälpte mycket
    [some] hjälpte
    [hardly] knappt något
    [less] kostade lite
   *[least] kostade mycket
}
analysis-explain = En rättvis del, spel och tur blir tillsammans resultatet. Spel är vad dina egna misstag kostade dig och vad andras misstag gav dig. Det som misstagen inte förklarar är tur.
analysis-own-mistakes = Dina misstag: { $count }
analysis-all-mistakes = Alla misstag: { $count }
analysis-whose = Vems misstag
analysis-mine = Mina
analysis-all = Alla ({ $count })
analysis-made = Spelat
analysis-better = Bättre
analysis-alike = Ungefär lika bra
analysis-fairly = Det är vi ganska säkra på.
analysis-against = Mot draget som spelades: { $reasons }
analysis-told = Coachen skulle ha sagt till { $name }: ”{ $words }”
analysis-quoted = ”{ $words }”
analysis-plain = Spelat till slut många gånger vinner det helt enkelt oftare.
analysis-again = Försök igen
analysis-clean = Här hittades inget tydligt misstag.
analysis-error = Bara det som är klart sämre räknas som misstag: mer än slumpen, och mer än coachen själv kan ha fel, vilket här är upp till { $points } av 100 partier. Allt annat är ”ungefär lika bra”.
analysis-decisions = Alla beslut ({ $count })

## En enhet som går runt, den stora skärmen och statistiken

pass-where = Var spelar ni?
pass-where-apart = Var och en på sin enhet
pass-where-here = På den här enheten
pass-where-screen = På en stor skärm
pass-where-here-text = Låt enheten gå runt. Lämna ett namn tomt för en bot, eller för en vän som går med via länken.
pass-where-screen-text = Den här skärmen visar bordet, och varje telefon visar en spelares kort. Skanna en kod för att slå er ner.
pass-people = Vilka spelar på den här enheten?
pass-person = Namn på plats { $number }
pass-nobody = bot eller vän
pass-one-more = En spelare till på den här enheten
pass-too-few = Skriv minst två namn.
pass-turn = { $name }: { $ask }
pass-curtain = Ridå
pass-hand = Ge enheten till { $name }.
pass-taps = Jag är { $name }
pass-edge-camp = i lägret
pass-edge-undo = { $name } har valt. Ångra?
screen-hand = Bordet är på den stora skärmen: visa bara min hand
screen-open = Öppna den stora skärmen
screen-join = Gå med: koden är { $code }
screen-seat = QR-kod för att sätta sig på plats { $number }
screen-seats = { $count ->
    [one] { $count } plats är ledig. Skanna koden och slå dig ner.
   *[other] { $count } platser är lediga. Skanna en kod och slå dig ner.
}
stats-title = Statistik
stats-private = Partier som spelats på den här enheten. De stannar här om du inte sparar dem i en fil.
stats-none = Inget parti har spelats klart på den här enheten ännu.
stats-all = Alla spel
stats-games = { $count ->
    [one] { $count } parti
   *[other] { $count } partier
}
stats-wins = { $count ->
    [one] { $count } vinst
   *[other] { $count } vinster
}
stats-rival = Favoritrival
stats-against = vunna { $won }, förlorade { $lost }
stats-average = Poäng i snitt: { $score }
stats-chart = Senaste resultaten: { $scores }
stats-chart-text = Poäng i de senaste partierna; en stor prick är en vinst.
stats-list = Dina partier, ett för ett
stats-lowest = Lägre är bättre.
stats-export = Spara som fil
stats-import = Lägg till från fil
stats-imported = { $count ->
    [one] { $count } parti lades till.
   *[other] { $count } partier lades till.
}
stats-import-bad = Filen innehåller ingen statistik från Karat, så inget lades till.
stats-erase = Radera allt
stats-erase-sure = Vill du verkligen radera alla resultat på den här enheten?

## Vad servern nekar: refusal-<reason>, eller refusal-<error> där det inte finns något skäl

refusal-bad = Det fungerar inte här, så inget har ändrats.
refusal-not-now = Det går inte just nu.
refusal-not-yours = Det får bara värden eller en spelare vid bordet göra.
refusal-not-found = Något med det namnet finns inte här.
refusal-mistake = Servern gjorde ett fel; inget har ändrats.
refusal-no-table = Bordet finns inte, eller är inte öppet för dig.
refusal-no-record = Det partiet finns inte här, eller inte längre.
refusal-not-played-here = Den här servern kan inte öppna det partiet ({ $problem }).
refusal-token-not-valid = Den här länken gäller inte vid det här bordet.
refusal-watching-link = Med den här länken kan du bara titta på.
refusal-only-here = Än så länge kan bara den här enheten öppna bordet. För att släppa in andra, anslut den till ditt nätverk och starta Karat som ”karat” eller med --host 0.0.0.0.
refusal-slow-down = Det där var för mycket på en gång. Vänta en sekund.
refusal-too-many-tables = Det där var för många nya bord på en gång. Vänta en minut.
refusal-too-many-replays = Många partier spelas upp just nu. Kom tillbaka om en minut.
refusal-too-many-sockets = För många enheter i ditt nätverk är anslutna. Stäng några eller kom tillbaka senare.
refusal-too-many-records = Det där var för många filer på en gång. Vänta en minut.
refusal-too-many-analyses = Många partier analyseras just nu. Kom tillbaka om en minut.
refusal-between = Det ska vara ett heltal från { $least } till { $most }.
refusal-in-all = Tillsammans får de vara högst { $most }.
refusal-too-big = Det är för stort: högst { $most } byte.
refusal-storage = Servern kunde inte spara, så inget har ändrats. Försök igen.
refusal-disk-full = Serverns disk är full, så inget har ändrats. Säg till den som sköter servern.
refusal-only-players = Det får bara spelare vid bordet göra.
refusal-only-host = Det får bara värden göra.
refusal-only-players-and-host = Det får bara spelarna och värden göra.
refusal-no-seat-yet = Ta en plats först.
refusal-not-started = Spelet har inte börjat än.
refusal-started = Spelet har redan börjat.
refusal-game-not-over = Spelet är inte slut än.
refusal-table-closed = Bordet är stängt.
refusal-started-without-you = Spelet har redan börjat, men du kan titta på.
refusal-seated-already = Du har redan en plats.
refusal-all-seats-taken = Alla platser är upptagna, men du kan titta på.
refusal-seat-taken = Den platsen är inte ledig längre.
refusal-only-bot-levels = Under ett spel kan bara en bots nivå ändras.
refusal-nobody-there = Där sitter ingen annan.
refusal-too-many-guests = För många har suttit vid det här bordet. Öppna ett nytt.
refusal-table-used-up = För mycket har hänt vid det här bordet. Du kan spela klart, men inget mer.
refusal-too-many-people = { $count ->
    [one] Det sitter redan { $count } person vid bordet: för många för det antalet spelare.
   *[other] Det sitter redan { $count } personer vid bordet: för många för det antalet spelare.
}
refusal-name-unseen = Namnet behöver minst en synlig bokstav.
refusal-name-taken = Någon vid bordet har redan det namnet, eller ett som ser likadant ut.
refusal-late = Det beslutet är inte längre ditt.
refusal-too-many-undos = Det har ångrats för många gånger i det här spelet. Från och med nu gäller dragen.
refusal-someone-away = Något har visats sedan dess, och alla är inte här för att säga ja.
refusal-no-move-yet = Du har inte gjort något drag än.
refusal-asked-already = Bordet har redan fått frågan om att ångra.
refusal-question-closed = Den frågan är inte öppen längre.
refusal-agreed-already = Du har redan sagt ja.
refusal-nothing-to-read = Meddelandet är tomt.
refusal-coach-busy = Coachen har många frågor att svara på. Fråga igen om en minut.
refusal-no-coach = Det finns ingen coach vid det här bordet.
refusal-nothing-to-decide = Du har inget att bestämma nu.
refusal-record-not-json = Det är inget protokoll: det ska vara JSON.
refusal-record-not-well-made = Det är inget protokoll i Karats format ({ $problem }).
refusal-record-does-not-replay = Partiet i filen följer inte reglerna ({ $problem }).
refusal-record-not-over = Partiet i filen är inte slut än.
refusal-still-here = Spelaren är här, eller gick alldeles nyss. Vänta några sekunder.
refusal-waits-for-all = Det här bordet väntar på alla, hur länge de än är borta.
