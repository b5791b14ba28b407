# Kadora; docs/words/de.md

kadora-other-1 = die Insel
browser-game-kadora = Kadora
browser-game-kadora-line = Leg eine Karte, nimm, was passt, und hol dir die Mehrheit in einer Farbe, sonst gibt es Strafpunkte.

kadora-where = { $last ->
    [none] { $cards ->
        [one] { $cards } Karte in den Ziehstapeln
       *[other] { $cards } Karten in den Ziehstapeln
    }
    [0] Das Ende
    [one] Der letzte Zug
   *[other] Noch { $last } Züge
}
kadora-signs = Eine Karte ist Farbe, Wert und Form: ○ rund (r), □ quadratisch (s), △ Tropfen (d). Ein Buchstabe allein ist eine verdeckte Karte. ★ hat die Mehrheit in einer Farbe; unter „Strafe“ stehen die Strafpunkte, die jemand hätte, wenn das Spiel jetzt endete. Der gewählte Zug legt »Y4○« und nimmt ›Y4○‹.
kadora-ask-give = Eine Farbe verschenken oder alles behalten?
kadora-ask-place = Leg eine Karte auf ein leeres Feld.
kadora-ask-draw = Zieh vom linken oder vom rechten Stapel.
kadora-move-keep = Nichts verschenken
kadora-move-gift = Schenk { $seat } alles in { $colour }
kadora-move-place = Leg { $card } auf { $cell }
kadora-move-takes = Leg { $card } auf { $cell }: nimmt { $cards }
kadora-move-draw = { $row ->
    [left] Zieh links: { $colour }
   *[right] Zieh rechts: { $colour }
}
kadora-block = Block
kadora-row-left = links { $count }
kadora-row-right = rechts { $count }
kadora-aside = beiseite { $count }
kadora-head-open = Strafe
kadora-head-hand = Hand
kadora-event-aside = { $count } Karten werden beiseitegelegt.
kadora-event-hand = { $you ->
    [seat] Du bekommst { $cards }.
   *[none] { $seat } bekommt { $count } Karten.
}
kadora-event-border = Der Rand des Blocks ist ausgelegt.
kadora-event-row = { $row ->
    [left] Im linken Ziehstapel liegen { $count } Karten.
   *[right] Im rechten Ziehstapel liegen { $count } Karten.
}
kadora-event-keep = { $you ->
    [seat] Du verschenkst nichts.
   *[none] { $seat } verschenkt nichts.
}
kadora-event-gift = { $you ->
    [seat] Du schenkst { $to } alles in { $colour }: { $cards }.
    [to] { $seat } schenkt dir alles in { $colour }: { $cards }.
   *[none] { $seat } schenkt { $to } alles in { $colour }: { $cards }.
}
kadora-event-place = { $you ->
    [seat] Du legst { $card } auf { $cell }.
   *[none] { $seat } legt { $card } auf { $cell }.
}
kadora-event-take = { $you ->
    [seat] { $line ->
        [column] Du nimmst { $cards } aus der Spalte.
       *[row] Du nimmst { $cards } aus der Zeile.
    }
   *[none] { $line ->
        [column] { $seat } nimmt { $cards } aus der Spalte.
       *[row] { $seat } nimmt { $cards } aus der Zeile.
    }
}
kadora-event-draw = { $you ->
    [seat] { $row ->
        [left] Du ziehst links { $card }.
       *[right] Du ziehst rechts { $card }.
    }
   *[none] { $row ->
        [left] { $seat } zieht links { $colour }.
       *[right] { $seat } zieht rechts { $colour }.
    }
}
kadora-event-refill = { $row ->
    [left] Aufgefüllt vom linken Stapel: { $cards }.
   *[right] Aufgefüllt vom rechten Stapel: { $cards }.
}
kadora-event-last-turns = Beide Ziehstapel sind leer: { $turns ->
    [one] noch { $turns } Zug.
   *[other] noch { $turns } Züge.
}
kadora-event-show = { $you ->
    [seat] Deine Handkarten kommen zu deiner Beute: { $cards }.
   *[none] Die Handkarten von { $seat } kommen zur Beute: { $cards }.
}
kadora-event-island = Die Karten der Insel werden aufgedeckt: { $cards }.
kadora-event-face-down = Die höchste Summe in { $colour }, { $sum }, wird umgedreht: { $seats }.
kadora-event-over = Das Spiel ist aus.

## Der Browser

kadora-option-seat-view = Auffüllen aus deiner Sicht
kadora-option-seat-view-text = Leere Felder werden in der Leserichtung des Spielers aufgefüllt, der am Zug ist, wie an einem echten Tisch. Sonst ist die Reihenfolge für alle gleich.
kadora-option-lacking = Fehlende Werte
kadora-option-lacking-text = Jeder Farbe fehlt ein Wert, und die Spielregel sagt nicht, welcher. Wähle in jeder Reihe die Karte, die nicht in deiner Schachtel ist.
kadora-begins = Laut Spielregel beginnt, wer zuletzt auf einer Insel war.
kadora-source-R = R
kadora-source-O = O
kadora-source-Y = Ge
kadora-source-G = Gr
kadora-source-B = B
kadora-source-P = L
kadora-panel-aside = Beiseitegelegt
kadora-card = { $colour } { $value } ({ $kind })
kadora-back = { $colour }, verdeckt
kadora-kind-round = rund
kadora-kind-square = quadratisch
kadora-kind-drop = Tropfen
kadora-lay = Leg { $card } auf { $cell }
kadora-hand = Deine Hand
kadora-loot = Beute
kadora-leads = Mehrheit
kadora-steps = Schritte eines Zugs
kadora-step-give = schenken
kadora-step-place = legen
kadora-step-draw = ziehen
kadora-step-refill = auffüllen
kadora-last = { $turns ->
    [one] Der letzte Zug
   *[other] Noch { $turns } Züge
}
kadora-give = Eine Farbe verschenken
kadora-give-colour = { $colour } verschenken
kadora-give-to = Alles in { $colour } geht an
kadora-takes-nothing = Nimmt nichts.
kadora-takes = Nimmt { $cards }. Deine Strafpunkte: { $before } → { $after }.
kadora-would-lead = Du hättest die Mehrheit in { $colours }.
kadora-full = Der Block ist voll: Jetzt nimmst du die Karten, die nicht passen.
kadora-empty = leer
kadora-aside-text = { $players ->
    [2] { $count } Karten liegen beiseite. Am Ende werden sie aufgedeckt und gehören einem dritten Spieler, der Insel, die sogar gewinnen kann.
   *[other] { $count } Karten liegen beiseite und spielen nicht mit. Ihre Rückseiten zeigen die Farben.
}
kadora-says-row = { $row ->
    [left] Linker Ziehstapel
   *[right] Rechter Ziehstapel
}, { $count ->
    [0] leer
    [one] { $count } Karte: { $colours }
   *[other] { $count } Karten, die nächsten: { $colours }
}
kadora-says-cell = Zeile { $row }, Spalte { $column }: { $card }
kadora-says-empty = Zeile { $row }, Spalte { $column }: leer
kadora-says-preview = Zeile { $row }, Spalte { $column }: leer. Mit { $card }: Spalte { $sumcolumn }, Zeile { $sumrow }, { $count ->
    [0] nimmt nichts
    [one] nimmt { $count } Karte
   *[other] nimmt { $count } Karten
}
kadora-says-hand = { $card }, { $place } von { $count } auf deiner Hand
kadora-says-line = Zeile { $row }: { $cards }.
kadora-says-sum = { $colour } { $sum }{ $leads ->
    [true] { " " }(Mehrheit)
   *[false] { "" }
}
kadora-says-loot = { $name }: { $loot }; Strafpunkte zurzeit { $open }.
kadora-says-seat = Strafpunkte zurzeit: { $open }. { $loot ->
    [one] { $loot } Karte
   *[other] { $loot } Karten
} in der Beute. Hand: { $hand }.
kadora-rules-aim = Ziel des Spiels
    .KAD-63 = Am Ende sind die Werte, die noch offen vor dir liegen, Strafpunkte. Wer die wenigsten hat, gewinnt.
    .KAD-62 = In jeder Farbe dreht der Spieler mit der höchsten Summe die Karten dieser Farbe um; bei Gleichstand tun es alle mit der höchsten Summe.
    .KAD-64 = Wer keine verdeckte Karte hat, kann nicht gewinnen.
kadora-rules-cards = Die Karten
    .KAD-1 = 72 Karten in sechs Farben.
    .KAD-2 = Die Werte gehen von 1 bis 5, aber jeder Farbe fehlt einer davon. Es gibt drei Formen von Diamanten, und jede Farbe hat alle ihre Werte in allen drei Formen.
    .KAD-3 = Welcher Wert welcher Farbe fehlt, steht nicht in der Spielregel. Unsere Vorgabe: Rot 1, Orange 2, Gelb 3, Grün 4, Blau 5, Lila 3.
    .KAD-4 = Die Formen sind rund, quadratisch und Tropfen.
    .KAD-5 = Die Rückseiten zeigen die Farbe: Von Handkarten, Ziehstapeln und beiseitegelegten Karten kennen alle die Farben, aber sonst nichts.
kadora-rules-setup = Vor dem Spiel
    .KAD-10 = Zu zweit, zu dritt oder zu viert werden 18, 12 oder 6 Karten beiseitegelegt.
    .KAD-11 = Alle bekommen vier Karten.
    .KAD-12 = Zwölf offene Karten bilden den Rand eines Blocks von vier mal vier; die Mitte ist leer.
    .KAD-13 = Die übrigen liegen verdeckt in zwei Ziehstapeln, so ausgebreitet, dass ihre Farben zu sehen sind; ihre Reihenfolge ändert sich nie.
    .KAD-14 = Laut Spielregel beginnt, wer zuletzt auf einer Insel war; hier wählt der Gastgeber. Gespielt wird im Uhrzeigersinn.
kadora-rules-give = Eine Farbe verschenken
    .KAD-20 = Zuerst darfst du deine ganze Beute einer Farbe jemandem schenken, der nichts in dieser Farbe hat, wenn du allein die Mehrheit darin hast. Ein Geschenk pro Zug.
    .KAD-21 = Ist kein Geschenk möglich, legst du gleich eine Karte.
kadora-rules-take = Legen und nehmen
    .KAD-30 = Leg eine Karte von deiner Hand auf ein leeres Feld.
    .KAD-31 = Ergibt ihre Spalte jetzt 10 oder mehr, nimmst du daraus alle anderen Karten derselben Farbe oder derselben Form. Die gelegte Karte bleibt.
    .KAD-32 = Danach machst du dasselbe mit ihrer Zeile.
    .KAD-33 = Die Karten, die du nimmst, liegen offen vor dir: Das ist deine Beute.
    .KAD-34 = Füllt deine Karte den Block und nimmst du nichts, was passt, dann nimmst du alle Karten ihrer Spalte und ihrer Zeile, die nicht passen.
    .KAD-35 = Das gilt auch, wenn eine Spalte oder Zeile 10 oder mehr ergibt, aber nichts darin passt.
    .KAD-36 = Bekommst du auch so nichts, nimmst du alle sechs anderen Karten der Spalte und der Zeile.
kadora-rules-draw = Ziehen und auffüllen
    .KAD-40 = Zieh die nächste Karte eines der beiden Ziehstapel.
    .KAD-50 = Sind mehr als vier Felder leer, werden sie in Leserichtung mit Karten dieses Stapels gefüllt, bis noch vier leer sind.
    .KAD-51 = Die Leserichtung ist für alle gleich, egal wer wo sitzt, wenn am Tisch nichts anderes gewählt ist.
    .KAD-52 = Geht dieser Stapel aus, geht es mit dem anderen weiter.
kadora-rules-end = Das Ende
    .KAD-60 = Sind beide Ziehstapel aufgebraucht, wird dieser Zug zu Ende gespielt; danach haben alle noch einen Zug, auch wer gerade am Zug war.
    .KAD-61 = Dann kommen die Handkarten zur Beute.
    .KAD-65 = Bei gleich vielen Strafpunkten gewinnt, wer die meisten Karten hat, offen oder verdeckt; bei weiterem Gleichstand wird der Sieg geteilt.
    .KAD-66 = Zu zweit werden die beiseitegelegten Karten vor der Wertung aufgedeckt: Sie gehören einem dritten Spieler, der Insel. Sie zählt in jeder Farbe mit, kann also verhindern, dass du Karten umdrehst, und kann auch gewinnen.
kadora-origin = Die Spielregel ist vollständig, nennt aber keinen Autor. Welcher Wert welcher Farbe fehlt, steht nicht darin. Unsere Vorgabe ist also geraten: Stell ein, was in deiner Schachtel ist.
    .KAD-2 = Wie oft es jede Karte gibt, steht nicht in der Spielregel. Bei 72 Karten, sechs Farben, vier Werten und drei Formen gibt es jede genau einmal.
    .KAD-3 = Die Spielregel sagt, dass jeder Farbe ein Wert fehlt, aber nicht welcher. Wer die Schachtel hat, kann einstellen, was darin ist.
    .KAD-4 = Die Spielregel zeigt die drei Formen nur als Bilder. Die Namen sind von uns.
    .KAD-13 = Die Spielregel sagt zwei Ziehstapel, aber nicht, dass sie gleich groß sind. Die Zahl der Karten ist immer gerade, also teilen wir sie in der Mitte.
    .KAD-35 = Die Spielregel spricht nur von Spalten und Zeilen unter 10. Aber auch hier bliebe der Block voll, also gilt dasselbe.
    .KAD-36 = Diesen Fall nennt die Spielregel nicht. Ohne diese Regel bliebe der Block voll, und niemand könnte mehr eine Karte legen.
    .KAD-51 = Die Spielregel sagt: aus Sicht des Spielers. Auf einem Bildschirm schauen alle von derselben Seite, also gibt es eine Richtung. Rund um ein Tablet gibt die Option allen ihre eigene.
    .KAD-52 = Was geschieht, wenn dieser Stapel ausgeht, steht nicht in der Spielregel. Wir machen mit dem anderen weiter, wie beim Ziehen.
    .tip = Rat der Spielregel: Wenn du nicht glaubst, am Ende die Mehrheit in einer Farbe zu haben, verschenke sie lieber, sonst sind es nur Strafpunkte.
    .story = Ihr besitzt eine Karte der Schatzinsel Kadora. Doch auf den Diamanten liegt ein Zauber: Je mehr du hast, desto schwerer lastet er auf dir. Nur eins bricht ihn: von einer Farbe mehr zu haben als alle anderen.
kadora-cards = Jede dieser Karten gibt es in allen drei Formen: rund, quadratisch und Tropfen.
kadora-why = { $you ->
    [seat] Du hast am Ende die Mehrheit in { $count ->
        [one] { $count } Farbe
       *[other] { $count } Farben
    }: { $colour } allein, zusammen { $sum }, kostet dich nichts.
   *[other] { $name } hat am Ende die Mehrheit in { $count ->
        [one] { $count } Farbe
       *[other] { $count } Farben
    }: { $colour } allein, zusammen { $sum }, kostet nichts.
}
kadora-torn = Hat gerade in keiner Farbe die Mehrheit. Wer am Ende keine Farbe verdeckt, kann nicht gewinnen.
kadora-lowest = Die niedrigste Strafe gewinnt
kadora-sail = Zerrissenes Segel: keine Farbe verdeckt, kein Sieg

## Ablehnungen

kadora-refusal-give-now = „{ $move }“ ist jetzt kein Zug: Verschenke eine Farbe, etwa gift Y 1, oder tippe keep.
kadora-refusal-gift-or-keep = Du kannst jetzt eine Farbe verschenken: Tu das zuerst, oder verschenke nichts.
kadora-refusal-keep-alone = Tippe nur keep, sonst nichts.
kadora-refusal-gift-of-what = Nenne die Farbe, die du verschenkst, und den Platz, der sie bekommt, etwa gift Y 1.
kadora-refusal-gift-to-whom = Nenne auch den Platz, der alles in { $colour } bekommt, etwa gift { $letter } 1.
kadora-refusal-gift-too-long = Ein Geschenk ist eine Farbe für einen Platz, etwa gift Y 1, sonst nichts.
kadora-refusal-no-such-colour = Die Farbe „{ $colour }“ gibt es nicht: Die Farben sind R, O, Y, G, B und P.
kadora-refusal-no-such-receiver = Es gibt keinen Platz „{ $to }“, der eine Farbe bekommen könnte: Die Plätze sind 0 bis { $last }.
kadora-refusal-gift-to-yourself = Du kannst eine Farbe nur einem Mitspieler schenken.
kadora-refusal-nothing-to-give = Du hast kein { $colour } in deiner Beute, das du verschenken könntest.
kadora-refusal-not-leading = { $other } hat die Mehrheit in { $colour }, { $most } zu { $own }: Nur wer die Mehrheit hat, darf die Farbe verschenken.
kadora-refusal-lead-shared = Gleichstand mit { $other } in { $colour }, je { $own }: Nur wer allein die Mehrheit hat, darf die Farbe verschenken.
kadora-refusal-receiver-has-colour = { $to } hat schon { $colour } in der Beute und kann deshalb nichts davon bekommen.
kadora-refusal-gift-too-late = Ein Geschenk pro Zug, und nur bevor du eine Karte legst: Jetzt ist es zu spät.
kadora-refusal-keep-too-late = Das Verschenken ist vorbei, also gibt es nichts mehr abzulehnen.
kadora-refusal-no-gift-possible = In diesem Zug ist kein Geschenk möglich, also gibt es nichts abzulehnen.
kadora-refusal-place-now = „{ $move }“ ist jetzt kein Zug: Leg eine Karte, etwa place Y4r b2.
kadora-refusal-place-what = Nenne eine Karte von deiner Hand und ein leeres Feld dafür, etwa place Y4r b2.
kadora-refusal-place-where = Nenne auch das leere Feld für { $card }.
kadora-refusal-place-too-long = Eine Karte kommt auf ein Feld, etwa place Y4r b2, sonst nichts.
kadora-refusal-place-first = Leg zuerst eine Karte; gezogen wird danach.
kadora-refusal-no-such-card = „{ $card }“ ist keine Karte: Eine Karte ist Farbe, Wert und Form, etwa Y4r.
kadora-refusal-no-such-value = „{ $card }“ gibt es nicht: Die Werte gehen von 1 bis 5.
kadora-refusal-no-such-kind = „{ $card }“ gibt es nicht: Die Formen sind r, s und d.
kadora-refusal-lacking-card = { $card } gibt es nicht: In { $colour } fehlt in diesem Spiel die { $value }.
kadora-refusal-no-such-cell = Das Feld „{ $cell }“ gibt es nicht: Der Block geht von a1 bis d4.
kadora-refusal-not-in-hand = Du hast { $card } nicht auf der Hand.
kadora-refusal-cell-taken = Feld { $cell } ist nicht leer: Dort liegt { $card }.
kadora-refusal-placed-already = Du hast in diesem Zug schon eine Karte gelegt; jetzt zieh eine.
kadora-refusal-draw-now = „{ $move }“ ist jetzt kein Zug: Zieh eine Karte, etwa draw left.
kadora-refusal-draw-where = Nenne den Stapel, von dem du ziehst: left oder right.
kadora-refusal-draw-too-long = Zieh eine Karte von einem Stapel, etwa draw left, sonst nichts.
kadora-refusal-no-such-row = Den Stapel „{ $row }“ gibt es nicht: Zieh von left oder right.

## Gründe von Bots

kadora-reason-takes-lead = Das bringt dir die Mehrheit in { $colour }: { $mine } zu { $best }.
kadora-reason-shares-lead = Das bringt dir Gleichstand in { $colour }: je { $mine }.
kadora-reason-safer-lead = Das macht die Mehrheit in { $colour } sicherer: { $mine } zu { $best }.
kadora-reason-breaks-lead = { $seat } verliert damit die Mehrheit in { $colour } und bekommt mehr Strafpunkte: +{ $points }.
kadora-reason-penalty = Das nimmt { $points } in Farben, in denen jemand anders die Mehrheit hat.
kadora-reason-takes-nothing = Das nimmt keine Karten und bringt dir also keine neuen Strafpunkte.
kadora-reason-sheds-card = { $card } verlässt deine Hand, wo sie dir Strafpunkte bringen könnte.
kadora-reason-island = Die Insel hat { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} in { $colour }, etwa { $points } wert.
kadora-reason-draw-led = Die nächste Karte ist { $colour }, und dort hast du die Mehrheit.
kadora-reason-draw-value = Karten in { $colour }, die du nicht gesehen hast, sind im Schnitt { $points } wert.
kadora-reason-keep-lead = Du hast die Mehrheit in { $colour }, { $mine } zu { $best }: Solange das so bleibt, kostet es dich nichts.
kadora-reason-gift-danger = Du liegst in { $colour } um { $lead } vorn, aber { $left } davon kann noch jemand holen.
kadora-reason-gift-burden = { $seat } hätte dann { $points } in { $colour } und müsste die Mehrheit halten.

## Lernen

learn-kadora-block = Die Karten liegen in einem Block von vier mal vier. Jede hat eine Farbe, eine Zahl und einen Diamanten: rund, quadratisch oder als Tropfen.
learn-kadora-lay = Leg die grüne 1 auf das markierte Feld. Solange Spalte und Zeile unter 10 bleiben, passiert nichts.
learn-kadora-cell-hint = Nimm diesmal das markierte Feld.
learn-kadora-lay-hint = Nimm diesmal die grüne 1.
learn-kadora-lay-praise = Beide Summen sind unter 10: Du nimmst nichts.
learn-kadora-take = Leg die gelbe 4 auf das markierte Feld. Die Spalte erreicht 10: Jetzt musst du alle Karten nehmen, die zu deiner passen.
learn-kadora-take-hint = Nimm diesmal die gelbe 4.
learn-kadora-take-praise = Du nimmst { $count } Karten. Eine hat dieselbe Farbe, eine denselben Diamanten.
learn-kadora-loot = Das ist deine Beute. Am Ende bringt sie dir Strafpunkte. Nur die Farben, in denen du die höchste Summe hast, die Krone, kosten nichts.
learn-kadora-draw = Zieh eine Karte von einem der Ziehstapel. Die Rückseiten zeigen die Farbe.
learn-kadora-draw-praise = Vom selben Stapel wird der Block aufgefüllt, bis noch vier Felder leer sind.
learn-kadora-crown = { $one } hat 4 in Blau, du hast 3. Wo kann deine blaue 1 mehr Blau nehmen?
learn-kadora-crown-hint = Leg die blaue 1 in eine Spalte, die 10 erreicht und in der Blau liegt.
learn-kadora-crown-praise = Jetzt hast du am meisten Blau. Die Krone gehört dir!
learn-kadora-spare = Nimm jetzt nichts! Such eine Karte und ein Feld, bei denen du nichts nehmen musst.
learn-kadora-spare-hint = Da müsstest du Karten nehmen. Die kleinen Zahlen zeigen die Summen schon vorher.
learn-kadora-spare-praise = Diesmal nichts genommen. Aber ganz ohne Beute geht es nicht: Wer am Ende keine verdeckte Karte hat, kann nicht gewinnen!
learn-kadora-gift = Du hast die Mehrheit in Lila. Aber schau auf die Rückseiten: { $two } hat auch Lila auf der Hand. Schenk dein Lila { $one }, bevor es dich Punkte kostet!
learn-kadora-gift-hint = Dann kann { $two } dich überholen, und dein Lila bringt dir Strafpunkte.
learn-kadora-gift-praise = Jetzt muss { $one } die Mehrheit halten.
learn-kadora-end = Der letzte Zug: Leg deine Karte. Dann werden die höchsten Summen umgedreht, und der Rest zählt.
learn-kadora-end-praise = Deine Strafpunkte: { $score }, die von { $one }: { $rival }. Wer die wenigsten hat, gewinnt, und das bist du!
learn-kadora-both = Leg die orange 4 auf das markierte Feld. Spalte und Zeile erreichen beide 10: Du nimmst aus beiden die passenden Karten.
learn-kadora-both-hint = Nimm diesmal die orange 4.
learn-kadora-both-praise = Du nimmst zwei Karten aus der Spalte und zwei aus der Zeile. Deine eigene Karte bleibt liegen.
learn-kadora-full = Nur noch ein Feld ist leer. Mit der Karte, die den Block füllt, nimmst du immer etwas. Leg die grüne 1!
learn-kadora-full-hint = Nimm diesmal die grüne 1.
learn-kadora-full-praise = Beide Summen sind unter 10, also nimmst du diesmal die Karten, die nicht passen: { $cards }.
learn-kadora-last = Nur noch zwei Karten liegen zum Ziehen da. Zieh eine: Die andere kommt in den Block.
learn-kadora-last-praise = Beide Ziehstapel sind leer. Jetzt hat jeder noch einen Zug, und deiner ist der letzte.
learn-kadora-hand = Der letzte Zug! Die Karten, die auf deiner Hand bleiben, kommen zu deiner Beute. Welche wirst du los?
learn-kadora-hand-hint = Mit der roten 5 hast du die Mehrheit in Rot. Welche der anderen Karten kostet dich am meisten?
learn-kadora-hand-praise = Du hast die Mehrheit in Rot, also kostet es nichts. Deine Strafpunkte: { $score }. Du gewinnst!
learn-kadora-nothing = { $one } hat überhaupt nichts genommen. Leg deine letzte Karte und sieh, wer gewinnt.
learn-kadora-nothing-praise = { $one } hat keine Strafpunkte, aber wer keine verdeckte Karte hat, kann nicht gewinnen. Deine Strafpunkte: { $score }. Du gewinnst!
learn-kadora-equal = { $one } bekommt so viele Strafpunkte wie du. Leg deine letzte Karte: Was entscheidet?
learn-kadora-equal-praise = Ihr habt beide { $score }. Dann gewinnt, wer mehr Karten hat. Du: { $cards }. { $one }: { $rival }.
learn-kadora-island = Zu zweit gehören die beiseitegelegten Karten einem dritten Spieler: der Insel. Sie kann Mehrheiten haben und sogar gewinnen. Leg deine letzte Karte!
learn-kadora-island-praise = Die Insel hat die Mehrheit in Rot, also kostet dich dein Rot 2. Doch sie hat { $island }, du nur { $score }: Du gewinnst!
