# Diamoniak; docs/words/de.md

browser-game-diamoniak = Diamoniak
browser-game-diamoniak-line = Zieh, solange du dich traust, bau dein Schloss und hüte dich vor der Hexe.

diamoniak-where = { $deck ->
    [one] { $deck } Karte im Stapel
   *[other] { $deck } Karten im Stapel
}
diamoniak-signs = ♜ ist eine Schlosskarte, hell, sobald sie zu einem Schloss gehört; ♦ ist ein Diamant, ✶ eine Fee. Schlosskarten anderer Farben liegen im Regal.
diamoniak-ask-draw = Zieh eine Karte.
diamoniak-ask-buy = Zieh eine Karte oder kauf eine für drei Diamanten.
diamoniak-ask-again = Weiterziehen oder aufhören?
diamoniak-ask-witch = { $owed ->
    [one] Eine Hexe! Gib ihr noch { $owed } Karte.
   *[other] Eine Hexe! Gib ihr { $owed } deiner Karten.
}
diamoniak-ask-fairy = Eine Hexe! Verzaubere sie mit einer Fee, oder gib ihr { $owed ->
    [one] { $owed } Karte.
   *[other] { $owed } deiner Karten.
}
diamoniak-move-draw = Zieh eine Karte
diamoniak-move-stop = Hör auf und behalte alles
diamoniak-move-fairy = Verzaubere die Hexe mit einer Fee
diamoniak-move-buy = Kauf { $seat } eine Schlosskarte deiner Farbe ab
diamoniak-move-give = Gib der Hexe { $card }
diamoniak-head-castle = Schloss
diamoniak-no-castle = noch kein Schloss
diamoniak-head-store = Regal
diamoniak-discard = Ablagestapel
diamoniak-kind-pink = Rosa
diamoniak-kind-blue = Blau
diamoniak-kind-green = Grün
diamoniak-kind-yellow = Gelb
diamoniak-kind-diamond = Diamanten
diamoniak-kind-witch = Hexen
diamoniak-kind-fairy = Feen
diamoniak-card-pink = eine rosa Schlosskarte
diamoniak-card-blue = eine blaue Schlosskarte
diamoniak-card-green = eine grüne Schlosskarte
diamoniak-card-yellow = eine gelbe Schlosskarte
diamoniak-card-diamond = eine Diamantkarte
diamoniak-card-witch = eine Hexe
diamoniak-card-fairy = eine Fee
diamoniak-many = { $what } { $count }
diamoniak-event-turn = { $you ->
    [seat] Du bist dran.
   *[none] { $seat } ist dran.
}
diamoniak-event-shuffle = Der Ablagestapel wird zu einem neuen Stapel gemischt ({ $cards }).
diamoniak-event-draw = { $you ->
    [seat] { $to ->
        [castle] Du ziehst { $card } und baust sie in dein Schloss ein.
        [discard] Du ziehst { $card }!
       *[store] Du ziehst { $card }.
    }
   *[none] { $to ->
        [castle] { $seat } zieht { $card } und baut sie ins Schloss ein.
        [discard] { $seat } zieht { $card }!
       *[store] { $seat } zieht { $card }.
    }
}
diamoniak-event-join = { $cards ->
    [one] { $cards } Karte in { $colour } kommt aus dem Regal zum Schloss.
   *[other] { $cards } Karten in { $colour } kommen aus dem Regal zum Schloss.
}
diamoniak-event-stop = { $you ->
    [seat] Du hörst auf.
   *[none] { $seat } hört auf.
}
diamoniak-event-fairy = { $you ->
    [seat] Deine Fee verzaubert die Hexe.
   *[none] Die Fee von { $seat } verzaubert die Hexe.
}
diamoniak-event-give = { $you ->
    [seat] Du gibst der Hexe { $card }.
   *[none] { $seat } gibt der Hexe { $card }.
}
diamoniak-event-lose = { $you ->
    [seat] Du verlierst { $card } an die Hexe.
   *[none] { $seat } verliert { $card } an die Hexe.
}
diamoniak-event-free = { $you ->
    [seat] Dein Schloss ist weg, und { $colour } ist wieder frei.
   *[none] Das Schloss von { $seat } ist weg, und { $colour } ist wieder frei.
}
diamoniak-event-buy = { $you ->
    [seat] Du kaufst { $from } für { $diamonds } Diamanten { $card } ab.
    [from] { $seat } kauft dir für { $diamonds } Diamanten { $card } ab.
   *[none] { $seat } kauft { $from } für { $diamonds } Diamanten { $card } ab.
}
diamoniak-event-over = { $you ->
    [winner] Dein Schloss ist fertig!
   *[none] Das Schloss von { $winner } ist fertig!
}

## Der Browser

diamoniak-option-keep-colour = Deine Farbe bleibt dir
diamoniak-option-keep-colour-text = Wer die letzte Karte des eigenen Schlosses an eine Hexe verliert, behält die Farbe, und niemand sonst darf sie bauen.
diamoniak-begins = Laut Spielregel beginnt der jüngste Spieler.
diamoniak-source-castle = Schloss
diamoniak-source-diamonds = Diamanten
diamoniak-of = { $pieces }/{ $all }
diamoniak-choose-stop = Aufhören
diamoniak-choose-fairy = Fee!
diamoniak-give = Karten für die Hexe
diamoniak-says-no-castle = noch kein Schloss
diamoniak-says-castle = Schloss in { $colour }, { $pieces } von 6
diamoniak-count-diamond = { $count ->
    [one] { $count } Diamant
   *[other] { $count } Diamanten
}
diamoniak-count-fairy = { $count ->
    [one] { $count } Fee
   *[other] { $count } Feen
}
diamoniak-count-castle = { $count ->
    [one] { $count } Schlosskarte in { $colour }
   *[other] { $count } Schlosskarten in { $colour }
}
diamoniak-rules-aim = Ziel des Spiels
    .MON-50 = Wer zuerst ein Schloss aus sechs Karten komplett hat, gewinnt: sofort mit der sechsten.
diamoniak-rules-cards = Die Karten
    .MON-1 = 55 Karten: sechs Schlosskarten in jeder von vier Farben, 20 Diamanten, 8 Hexen, 3 Feen.
    .MON-2 = Schlosskarten sind rosa, blau, grün oder gelb, und alle einer Farbe sind gleich.
    .MON-3 = Alles außer dem Stapel liegt offen.
diamoniak-rules-turn = Dein Zug
    .MON-10 = Laut Spielregel beginnt der jüngste Spieler; hier wählt der Gastgeber. Gespielt wird im Uhrzeigersinn.
    .MON-11 = Kauf eine Karte oder zieh mindestens eine.
    .MON-12 = Nach jeder Schlosskarte, jedem Diamanten und jeder Fee darfst du weiterziehen oder aufhören.
    .MON-16 = Diamanten und Feen kommen in dein Regal.
    .MON-40 = Ist der Stapel aufgebraucht, wird der Ablagestapel zu einem neuen Stapel gemischt.
diamoniak-rules-castle = Dein Schloss
    .MON-13 = Deine erste Schlosskarte in einer Farbe, die noch niemand baut, bestimmt, welches Schloss du baust.
    .MON-14 = Eine Schlosskarte in einer Farbe, die schon jemand anders baut, kommt in dein Regal, und du hast weiter kein Schloss.
    .MON-15 = Baust du schon, kommen Schlosskarten deiner Farbe in dein Schloss und alle anderen in dein Regal.
    .MON-17 = Verlierst du die letzte Karte deines Schlosses, ist seine Farbe wieder für alle frei.
    .MON-18 = Beginnst du eine Farbe, kommen die Karten dieser Farbe aus deinem Regal sofort dazu.
diamoniak-rules-witch = Die Hexe
    .MON-20 = Ziehst du eine Hexe, darfst du nicht weiterziehen. Sobald sie ihre Karten hat oder verzaubert ist, endet dein Zug.
    .MON-21 = Sie nimmt drei deiner Karten: Du suchst aus, welche Diamanten oder Schlosskarten, auch aus deinem eigenen Schloss. Sie werden mit ihr abgelegt. Hast du weniger als drei, nimmt sie alle.
    .MON-22 = Feen verlierst du nie an sie.
    .MON-23 = Stattdessen kann eine Fee sie verzaubern: Beide werden abgelegt, und sonst verlierst du nichts.
    .MON-24 = Gibt es nichts auszusuchen, geschieht das von selbst.
diamoniak-rules-buy = Kaufen
    .MON-30 = Statt zu ziehen, darfst du jemandem für drei Diamanten eine Schlosskarte deiner Farbe abkaufen.
    .MON-31 = Das ist dein ganzer Zug, und der andere kann es nicht verhindern.
    .MON-32 = Kaufen kannst du nur Karten deiner eigenen Farbe.
diamoniak-rules-end = Die Wertung
    .MON-51 = Angezeigt werden 100 Punkte für jede Schlosskarte und 1 für jeden Diamanten, aber es gewinnt nur, wer das fertige Schloss hat.
diamoniak-origin = Die Spielregel ist vollständig, in zehn Sprachen, enthält aber kein Beispiel. Ein paar Fragen lässt sie offen, und ihre Sprachen sind sich nicht immer einig.
    .MON-2 = Die Spielregel nennt keine Farben. Das sind die Farben auf den Karten.
    .MON-17 = Was geschieht, wenn die Hexe ein ganzes Schloss holt, steht nicht in der Spielregel. Eine Farbe, die niemand baut, ist frei, also dürfen alle mit ihr anfangen.
    .MON-18 = Das steht nicht in der Spielregel. Es sind deine Karten, und sie gehören in dein Schloss.
    .MON-22 = Laut Spielregel legt alle Karten ab, wer weniger als drei hat. Kurz davor steht, was die Hexe bekommt: Diamanten und Schlosskarten. Also lesen wir „Karten“ so.
    .MON-23 = Der spanische Text legt Hexe und Fee auf den Stapel. Alle anderen legen sie daneben, und wir auch.
    .MON-31 = Der schwedische Text verbietet nur, nach einem Kauf weitere Karten zu ziehen. In allen anderen zieht man in diesem Zug gar keine Karte, und hier auch nicht.
    .MON-40 = Acht Sprachen sagen „alle Karten“, Deutsch und Russisch sagen Ablagestapel. Schlösser und Regale bleiben liegen, also kann nur der Ablagestapel gemeint sein. Wann genau, steht nicht da: hier, sobald die nächste Karte gebraucht wird.
diamoniak-choose-draw = Ziehen
diamoniak-move-give-cards = Gib der Hexe { $count } Karten
diamoniak-event-draw-cards = { $you ->
    [seat] Du ziehst { $things }.
   *[none] { $seat } zieht { $things }.
}
diamoniak-event-give-cards = { $you ->
    [seat] Du gibst der Hexe { $things }.
   *[none] { $seat } gibt der Hexe { $things }.
}
diamoniak-event-lose-cards = { $you ->
    [seat] Du verlierst { $things } an die Hexe.
   *[none] { $seat } verliert { $things } an die Hexe.
}
diamoniak-why-buy = { $you ->
    [seat] Du hast { $count } deiner sechs Schlosskarten gekauft.
   *[none] { $name } hat { $count } der sechs Schlosskarten gekauft.
}
diamoniak-why-turn = { $you ->
    [seat] In deinem besten Zug kamen { $count } Schlosskarten dazu.
   *[none] In einem Zug bekam { $name } { $count } Schlosskarten dazu.
}
diamoniak-why-draw = { $you ->
    [seat] Du hast dafür { $count } Karten gezogen.
   *[none] { $name } hat dafür { $count } Karten gezogen.
}

## Ablehnungen

diamoniak-refusal-unknown-move = „{ $move }“ ist kein Zug: Es gibt draw, stop, fairy, buy mit einem Platz und give mit einer Karte.
diamoniak-refusal-witch-ends-drawing = Du hast eine Hexe gezogen und darfst nicht weiterziehen: Gib ihr Karten, oder verzaubere sie mit einer Fee.
diamoniak-refusal-witch-not-settled = Dein Zug ist noch nicht zu Ende: Die Hexe wartet noch auf ihre Karten.
diamoniak-refusal-must-draw = Du hast noch nicht gezogen: Zieh mindestens eine Karte oder kauf eine.
diamoniak-refusal-no-witch-to-counter = Eine Fee verzaubert eine Hexe, und du hast keine gezogen.
diamoniak-refusal-fairy-too-late = Du hast der Hexe schon Karten gegeben: Für die Fee ist es zu spät.
diamoniak-refusal-no-fairy = Du hast keine Fee.
diamoniak-refusal-nothing-to-give = Du hast keine Hexe gezogen, also gibt es nichts abzugeben.
diamoniak-refusal-fairy-is-no-payment = Eine Hexe nimmt Diamanten und Schlosskarten, aber nie eine Fee.
diamoniak-refusal-witch-is-no-payment = Eine Hexe nimmt Diamanten und Schlosskarten, aber keine andere Hexe.
diamoniak-refusal-not-held = Das hast du nicht, also kannst du es nicht abgeben: { $card }.
diamoniak-refusal-buying-with-witch = Du hast eine Hexe gezogen und kannst in diesem Zug keine Karte kaufen.
diamoniak-refusal-buying-after-drawing = Du hast in diesem Zug schon gezogen und kannst keine Karte mehr kaufen.
diamoniak-refusal-no-such-seller = Es gibt keinen Platz { $seller }, von dem du kaufen könntest: Die Plätze sind 0 bis { $last }.
diamoniak-refusal-own-store = Du kannst nur von einem Mitspieler kaufen.
diamoniak-refusal-no-castle = Du baust noch kein Schloss, also gibt es keine Farbe, die du kaufen könntest.
diamoniak-refusal-too-few-diamonds = Eine Schlosskarte kostet drei Diamanten, und du hast { $diamonds }.
diamoniak-refusal-not-for-sale = { $seller } hat keine Karte in { $colour }, und eine andere Farbe passt nicht in dein Schloss.

## Gründe von Bots

diamoniak-reason-wins = Das ist die sechste Karte deines Schlosses: Du gewinnst.
diamoniak-reason-one-more = Noch eine Karte: { $own } % für dein Schloss, { $witch } % für eine Hexe.
diamoniak-reason-start = Noch eine Karte: { $start } % für den Anfang eines Schlosses, { $witch } % für eine Hexe.
diamoniak-reason-safe = Im Stapel ist keine Hexe mehr.
diamoniak-reason-fairy-ready = Deine Fee würde eine Hexe verzaubern.
diamoniak-reason-cushion = Eine Hexe bekäme nur übrige Karten; du hast { $spare }.
diamoniak-reason-castle-at-stake = Eine Hexe würde dein Schloss { $castle ->
    [one] { $castle } Karte kosten.
   *[other] { $castle } Karten kosten.
}
diamoniak-reason-counted = Den ganzen Stapel durchgerechnet: Mit Weiterziehen gewinnst du zu etwa { $draw } %, mit Aufhören zu { $stop } %.
diamoniak-reason-keeps = Hörst du auf, behältst du alles; als Nächstes zieht { $seat }.
diamoniak-reason-buys = Dein Schloss hat dann sicher { $castle } von 6 Karten, aber sonst bringt dieser Zug nichts.
diamoniak-reason-pays = { $seat } bekommt drei Diamanten dafür, du behältst { $left }.
diamoniak-reason-fairy-saves = { $spare ->
    [0] Die Fee rettet { $castle ->
        [one] { $castle } Karte
       *[other] { $castle } Karten
    } von deinem Schloss.
   *[other] Die Fee rettet { $spare ->
        [one] { $spare } übrige Karte
       *[other] { $spare } übrige Karten
    }{ $castle ->
        [0] {"."}
       *[other] {" "}und { $castle } von deinem Schloss.
    }
}
diamoniak-reason-diamond-idle = Niemand hat eine Karte, die du mit deinen Diamanten kaufen könntest.
diamoniak-reason-diamonds-left = Du behältst { $left ->
    [one] { $left } Diamanten
   *[other] { $left } Diamanten
}; andere haben { $held ->
    [one] { $held } Karte
   *[other] { $held } Karten
} deiner Farbe.
diamoniak-reason-frees = { $seat } hat { $castle } von 6 Karten in { $colour } und könnte diese nach dem nächsten Mischen ziehen.
diamoniak-reason-ransom = { $seat } hat genug Diamanten, um sie dir abzukaufen: { $diamonds }.
diamoniak-reason-nobody-builds = Niemand baut { $colour }.
diamoniak-reason-own-castle = Die Karte stammt aus deinem eigenen Schloss; es hätte dann noch { $castle }.

## Lernen

learn-diamoniak-draw = Tippe auf den Stapel! Dann tippe auf den großen Knopf.
learn-diamoniak-draw-praise = Hurra, eine Schlosskarte! Dein Schloss ist rosa.
learn-diamoniak-again = Zieh noch eine Karte!
learn-diamoniak-again-hint = Zieh noch eine Karte.
learn-diamoniak-again-praise = Ein Diamant! Er kommt in dein Regal.
learn-diamoniak-stop = Tippe jetzt auf die Hand. Dann behältst du alles.
learn-diamoniak-stop-hint = Hör diesmal auf: Tippe auf die Hand!
learn-diamoniak-stop-praise = Alles ist sicher! Jetzt beginnt { $one } ein blaues Schloss.
learn-diamoniak-six = Dein Schloss braucht sechs Karten. Zieh!
learn-diamoniak-six-praise = Noch eine Schlosskarte! Jetzt hast du { $pieces }.
learn-diamoniak-other = Zieh noch einmal!
learn-diamoniak-other-praise = Eine blaue Schlosskarte. Das ist nicht deine Farbe, also kommt sie in dein Regal.
learn-diamoniak-more = Noch eine Karte!
learn-diamoniak-more-praise = Oje, die Hexe! Sie will drei Karten von dir.
learn-diamoniak-give = Gib ihr die blaue Karte. Die brauchst du nicht.
learn-diamoniak-give-hint = Gib ihr zuerst die blaue Karte.
learn-diamoniak-castle-hint = Nicht dein Schloss! Gib ihr etwas anderes.
learn-diamoniak-give-praise = Gut! Sie will noch zwei.
learn-diamoniak-two = Gib ihr einen Diamanten.
learn-diamoniak-one = Und noch einen Diamanten.
learn-diamoniak-one-praise = Die Hexe fliegt davon. Dein Schloss steht noch!
learn-diamoniak-fairy = Schon wieder die Hexe! Aber du hast eine Fee. Tippe auf die Fee!
learn-diamoniak-fairy-hint = Tippe auf die Fee. Dann verlierst du sonst nichts.
learn-diamoniak-fairy-praise = Die Fee verzaubert die Hexe, und weg ist sie!
learn-diamoniak-buy = { $one } hat eine rosa Schlosskarte. Kauf sie für drei Diamanten!
learn-diamoniak-buy-hint = Tippe auf die rosa Karte bei { $one }.
learn-diamoniak-buy-praise = Dein Schloss hat jetzt fünf Karten!
learn-diamoniak-win = Nur noch eine Karte fehlt. Zieh!
learn-diamoniak-win-praise = Dein Schloss ist fertig. Du gewinnst!
learn-diamoniak-taken = { $one } baut das blaue Schloss. Zieh eine Karte!
learn-diamoniak-taken-praise = Eine blaue Schlosskarte. Blau ist vergeben, also kommt sie in dein Regal. Du hast noch kein Schloss.
learn-diamoniak-join = Niemand baut Grün. Zieh eine Karte!
learn-diamoniak-join-praise = Jetzt ist Grün deine Farbe! Die grüne Karte aus deinem Regal kommt auch dazu.
learn-diamoniak-few = Du hast nur zwei Karten. Zieh!
learn-diamoniak-few-praise = Die Hexe! Sie nimmt beide. Dein Schloss ist weg, aber du darfst in einer freien Farbe ein neues beginnen.
learn-diamoniak-spare = Die Hexe! Aber du hast drei Karten, die du nicht brauchst. Gib ihr eine blaue und behalte deine Fee!
learn-diamoniak-spare-fairy = Das geht auch. Aber heb die Fee für später auf: Gib ihr eine blaue Karte.
learn-diamoniak-spare-hint = Gib ihr zuerst eine blaue Karte.
learn-diamoniak-spare-praise = Sie nimmt die drei Karten. Deine Fee kann sie nie nehmen!
learn-diamoniak-empty = Der Stapel ist leer. Zieh trotzdem!
learn-diamoniak-empty-praise = Der Ablagestapel wird der neue Stapel. Oje, die Hexe! Aber du hast nichts für sie, und deine Fee bleibt.
learn-diamoniak-sixth = { $one } hat deine sechste Karte. Kauf sie, statt zu ziehen: { $one } kann es nicht verhindern!
learn-diamoniak-sixth-praise = Dein Schloss ist fertig. Mit sechs Karten gewinnst du sofort!
