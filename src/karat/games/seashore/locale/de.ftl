# Meer oder Küste; docs/words/de.md

browser-game-seashore = Meer oder Küste
browser-game-seashore-line = Die Hälfte jeder Karte bleibt verdeckt. Zeigst du die Farbe oder die Zahl?

seashore-where = Runde { $round } von 2, { $left ->
    [0] alle Karten gespielt
    [one] die letzte Karte
   *[other] noch { $left } Karten
}
seashore-where-plus = { $plus ->
    [one] noch { $plus } Pluskarte im Vorrat
   *[other] noch { $plus } Pluskarten im Vorrat
}
seashore-signs = B▒ zeigt nur das Meer (die Farbe), ▒7 nur die Küste (die Zahl); +1 ist eine Pluskarte dazu. Schätze beginnen mit t: tR4 ist rot und 4 wert. ★ steht bei einer Karte, die ihre Farbe gewonnen hat.
seashore-ask-pass = Wähle eine Farbe und gib deine höchste Karte davon weiter.
seashore-ask-play = Spiel eine Karte und zeig ihre Farbe oder ihre Zahl.
seashore-ask-claim = Du hast { $colour } gewonnen: den offenen Schatz nehmen oder einen stehlen?
seashore-ask-rob = Wem nimmst du zwei Pluskarten weg?
seashore-ask-draw = Aus wessen Hand ziehst du?
seashore-ask-return = Gib { $count ->
    [one] eine Karte zurück.
   *[other] { $count } Karten zurück.
}
seashore-move-pass = Gib deine höchste Karte in { $colour } weiter
seashore-move-play = { $shows ->
    [sea] Spiel { $card }{ $laid } und zeig die Farbe
   *[shore] Spiel { $card }{ $laid } und zeig die Zahl
}
seashore-move-take = Nimm den offenen Schatz
seashore-move-steal = Stiehl den Schatz von { $seat }
seashore-move-rob = Nimm Pluskarten von { $seat }
seashore-move-draw = Zieh aus der Hand von { $seat }
seashore-move-return = Gib { $cards } zurück
seashore-piles = Schätze
seashore-pair-rb = Rot, Blau
seashore-pair-pg = Lila, Grün
seashore-head-open = offen
seashore-head-pile = Stapel
seashore-head-else = sonst
seashore-action-plus = Pluskarten nehmen
seashore-action-hand = aus einer Hand ziehen
seashore-trick = Stich
seashore-trick-empty = { $you ->
    [start] du beginnst
   *[none] { $start } beginnt
}
seashore-lanes = Zuletzt aufgedeckte Karten
seashore-head-cards = Karten
seashore-head-treasures = Schätze
seashore-head-top = oben
seashore-head-plus = Plus
seashore-head-score = Punkte
seashore-points-pile = Dein Punktestapel
seashore-prize-claim = Schatz
seashore-prize-rob = Pluskarten
seashore-prize-draw = eine Hand
seashore-event-round = Runde { $number } beginnt; { $you ->
    [start] du fängst an.
   *[none] { $start } fängt an.
}
seashore-event-hand = { $you ->
    [seat] Du bekommst { $cards }.
   *[none] { $seat } bekommt { $count } Karten.
}
seashore-event-open = Jetzt offen: { $card }.
seashore-event-chosen = { $you ->
    [seat] Du gibst deine höchste Karte in { $colour } weiter.
   *[none] { $seat } hat eine Karte zum Weitergeben gewählt.
}
seashore-event-passed = { $you ->
    [seat] Du gibst { $card } an { $to } weiter.
    [to] { $seat } gibt dir { $card }.
   *[none] { $seat } gibt eine Karte an { $to } weiter.
}
seashore-event-play = { $you ->
    [seat] Du spielst { $card }{ $laid }: { $half }.
   *[none] { $seat } spielt eine Karte{ $laid }: { $half }.
}
seashore-half-sea = { $colour }, Zahl verdeckt
seashore-half-shore = { $number }, Farbe verdeckt
seashore-laid = { $plus ->
    [0] { "" }
   *[other] { " " }+{ $plus }
}
seashore-event-reveal = { $you ->
    [seat] Deine Karte wird aufgedeckt: { $card }, Wert { $value }.
   *[none] { $seat } hatte { $card }, Wert { $value }.
}
seashore-event-win = { $you ->
    [seat] Du gewinnst { $colours }.
   *[none] { $seat } gewinnt { $colours }.
}
seashore-event-plus = { $you ->
    [seat] { $count ->
        [one] Du bekommst { $count } Pluskarte.
       *[other] Du bekommst { $count } Pluskarten.
    }
   *[none] { $count ->
        [one] { $seat } bekommt { $count } Pluskarte.
       *[other] { $seat } bekommt { $count } Pluskarten.
    }
}
seashore-event-take = { $you ->
    [seat] Du nimmst { $card }.
   *[none] { $seat } nimmt { $card }.
}
seashore-event-steal = { $you ->
    [seat] Du stiehlst { $card } von { $from }.
    [from] { $seat } stiehlt { $card } von dir!
   *[none] { $seat } stiehlt { $card } von { $from }.
}
seashore-event-rob = { $you ->
    [seat] { $count ->
        [one] Du nimmst { $from } { $count } Pluskarte weg.
       *[other] Du nimmst { $from } { $count } Pluskarten weg.
    }
    [from] { $count ->
        [one] { $seat } nimmt dir { $count } Pluskarte weg!
       *[other] { $seat } nimmt dir { $count } Pluskarten weg!
    }
   *[none] { $count ->
        [one] { $seat } nimmt { $from } { $count } Pluskarte weg.
       *[other] { $seat } nimmt { $from } { $count } Pluskarten weg.
    }
}
seashore-event-draw = { $you ->
    [seat] Du ziehst { $cards } aus der Hand von { $from }.
    [from] { $seat } zieht { $cards } aus deiner Hand.
   *[none] { $count ->
        [one] { $seat } zieht { $count } Karte aus der Hand von { $from }.
       *[other] { $seat } zieht { $count } Karten aus der Hand von { $from }.
    }
}
seashore-event-return = { $you ->
    [seat] Du gibst { $to } { $cards } zurück.
    [to] { $seat } gibt dir { $cards } zurück.
   *[none] { $seat } gibt { $to } ebenso viele Karten zurück.
}
seashore-event-nothing = { $you ->
    [seat] Für dich gibt es keine Karte zu ziehen.
   *[none] Für { $seat } gibt es keine Karte zu ziehen.
}
seashore-event-under = Zurück unter den Stapel: { $card }.
seashore-event-trick-over = Der Stich ist vorbei; { $you ->
    [start] du beginnst den nächsten.
   *[none] { $start } beginnt den nächsten.
}
seashore-event-score = { $you ->
    [seat] Du bekommst
   *[none] { $seat } bekommt
} { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: { $treasures } für Schätze, und { $plus ->
    [one] { $plus } Pluskarte ist übrig.
   *[other] { $plus } Pluskarten sind übrig.
}
seashore-event-over = Das Spiel ist aus.

## Der Browser

seashore-option-action-rb = Aktion für Rot und Blau
    .plus = Pluskarten nehmen
    .hand = aus einer Hand ziehen
seashore-option-action-rb-text = Was geschieht, wenn Rot oder Blau gewonnen wird und kein Schatz dieser Farbe offen liegt.
seashore-option-action-pg = Aktion für Lila und Grün
    .plus = Pluskarten nehmen
    .hand = aus einer Hand ziehen
seashore-option-action-pg-text = Was geschieht, wenn Lila oder Grün gewonnen wird und kein Schatz dieser Farbe offen liegt.
seashore-option-pass-to = Eine Karte weitergeben
    .left = nach links
    .right = nach rechts
    .none = gar nicht
seashore-option-pass-to-text = Am Anfang einer Runde geben alle die höchste Karte der Farbe weiter, von der sie am meisten haben.
seashore-option-plus-cap = Höchster Wert mit Pluskarten
    .n99 = keine Grenze
seashore-option-plus-cap-text = Mit Pluskarten steigt keine Karte über diesen Wert.
seashore-option-plus-most = Pluskarten bei einer Karte
    .n22 = keine Grenze
seashore-option-plus-most-text = Zu einer Karte darfst du höchstens so viele Pluskarten legen. Vielleicht meint das abgerissene „Maximum“ der Spielregel das: Wer nur danach spielt, stellt den höchsten Wert auf „keine Grenze“.
seashore-option-steal-any = Jeden Schatz stehlen
seashore-option-steal-any-text = Wer gewinnt, darf einen Schatz in beliebiger Farbe stehlen, nicht nur in der gewonnenen.
seashore-option-treasure-points = Werte der Schätze
seashore-option-treasure-points-text = Was die fünf Schätze jeder Farbe wert sind. Unsere Spielregel ist hier zerrissen: Stell ein, was deine Schachtel zeigt.
seashore-option-treasure-points-one = Schatz { $number } von 5
seashore-begins = Laut Spielregel bestimmt ihr selbst, wer beginnt.
seashore-source-treasures = Schätze
seashore-source-plus = Pluskarten
seashore-panel-trick = Letzter Stich
seashore-panel-out = Karten
seashore-card = { $colour } { $number }
seashore-treasure = { $points ->
    [one] eine Schatzkarte in { $colour } ({ $points } Punkt)
   *[other] eine Schatzkarte in { $colour } ({ $points } Punkte)
}
seashore-lay = Spiel { $card }{ $laid }: { $half }
seashore-hand = Deine Hand
seashore-hand-empty = Deine Hand ist leer.
seashore-others-see = Die anderen sehen
seashore-pluses = Pluskarten dazu
seashore-plus = { $count ->
    [0] keine Pluskarte
    [one] { $count } Pluskarte
   *[other] { $count } Pluskarten
}
seashore-pile = noch { $count }
seashore-pile-closed = verdeckter Stapel
seashore-supply = Vorrat
seashore-passing = { $to ->
    [right] Alle geben eine Karte nach rechts weiter.
   *[left] Alle geben eine Karte nach links weiter.
}
seashore-passing-wait = Du hast gewählt. Weitergegeben wird, sobald alle gewählt haben.
seashore-choose-claim = Nehmen oder stehlen
seashore-choose-rob = Wessen Pluskarten?
seashore-choose-draw = Wessen Hand?
seashore-drawn = Aus der Hand von { $seat }
seashore-hidden = { $count ->
    [one] Darunter liegt { $count } Schatz verdeckt.
   *[other] Darunter liegen { $count } Schätze verdeckt.
}
seashore-worth = Wert { $value }
seashore-no-trick = In dieser Runde wurde noch keine Karte aufgedeckt.
seashore-chosen = hat gewählt
seashore-out-text = Durchgestrichen: gespielt. Umrahmt: auf deiner Hand. Die übrigen hat jemand auf der Hand, oder sie liegen in der Schachtel.
seashore-out-gone = gespielt
seashore-out-held = auf deiner Hand
seashore-out-somewhere = noch nicht gesehen
seashore-says-open = { $name }: { $card }{ $plus ->
    [0] { "" }
   *[other] { " " }plus { $plus }
}
seashore-says-laid = { $name }: { $half }{ $plus ->
    [0] { "" }
   *[other] , plus { $plus }
}.
seashore-says-hand = { $card }, { $place } von { $count } auf deiner Hand
seashore-says-seat = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, { $treasures ->
    [one] { $treasures } Schatz
   *[other] { $treasures } Schätze
}, { $plus ->
    [one] { $plus } Pluskarte
   *[other] { $plus } Pluskarten
}, Punkte: { $score }.
seashore-says-top = Zuoberst: { $card }.
seashore-rules-aim = Ziel des Spiels
    .SEA-50 = Eine Runde ist vorbei, wenn alle Karten gespielt sind. Deine Schätze bringen ihre Punkte, und je zwei Pluskarten bringen einen Punkt.
    .SEA-51 = Nach zwei Runden gewinnt, wer die meisten Punkte hat; bei Gleichstand wird der Sieg geteilt.
seashore-rules-cards = Die Karten
    .SEA-1 = 48 Inselkarten: Rot, Blau, Lila und Grün, jeweils von 1 bis 12.
    .SEA-2 = 20 Schätze, fünf in jeder Farbe, 1, 1, 2, 3 und 4 wert.
    .SEA-3 = 22 Pluskarten und zwei Aktionskarten: eine für Rot und Blau, eine für Lila und Grün.
seashore-rules-setup = Vor einer Runde
    .SEA-10 = Zu viert oder fünft gibt es zwei Schatzstapel, Rot mit Blau und Lila mit Grün; zu dritt gibt es einen Stapel mit den zwölf besten. Der oberste Schatz jedes Stapels liegt offen.
    .SEA-11 = Jede Aktionskarte sagt, was man mit ihren zwei Farben gewinnt, wenn kein Schatz der Farbe offen liegt: Rot und Blau nehmen Pluskarten, Lila und Grün ziehen aus einer Hand, wenn am Tisch nichts anderes gewählt ist. Das gilt in beiden Runden.
    .SEA-12 = Alle bekommen 12 Karten, zu fünft 9. Der Rest bleibt ungesehen in der Schachtel.
    .SEA-13 = Alle geben gleichzeitig eine Karte nach links weiter: die höchste Karte der Farbe, von der sie am meisten haben. Sind das mehrere Farben, suchst du dir eine aus.
    .SEA-14 = Runde eins beginnt, wer auf dem ersten Platz sitzt. Runde zwei beginnt der Spieler nach dem Startspieler des letzten Stichs.
seashore-rules-trick = Ein Stich
    .SEA-20 = Reihum spielt jeder eine beliebige Karte unter einer Abdeckkarte, die nur das Meer (die Farbe) oder die Küste (die Zahl) frei lässt.
    .SEA-21 = Du darfst Pluskarten dazulegen, jede 1 wert, aber kein Wert steigt über 12. Am Ende des Stichs kommen die Pluskarten zurück in den Vorrat.
    .SEA-22 = Bis alle gespielt haben, kennen die anderen nur die sichtbare Hälfte und die Pluskarten.
    .SEA-23 = In jeder Farbe gewinnt der höchste Wert; bei Gleichstand gewinnt, wer früher an der Reihe war.
    .SEA-24 = Wurde eine Farbe mehr als einmal gespielt, bekommt der Spieler mit ihrem niedrigsten Wert so viele Pluskarten, wie Karten dieser Farbe gespielt wurden. Wer die Farbe gewinnt, bekommt nie welche.
    .SEA-25 = Gibt es zu wenige Pluskarten, werden sie der Reihe nach ausgegeben.
seashore-rules-prizes = Gewinne
    .SEA-30 = Liegt ein Schatz der gewonnenen Farbe offen, nimmt ihn der Gewinner. Von jedem Spieler ist nur der oberste Schatz zu sehen.
    .SEA-31 = Oder der Gewinner stiehlt einem Mitspieler den obersten Schatz, wenn dieser die gewonnene Farbe hat. Ein Schatz, der früher im Stich gewonnen wurde, kann später im selben Stich gestohlen werden.
    .SEA-32 = Liegt kein Schatz dieser Farbe offen, folgt die Aktion der Farbe.
    .SEA-33 = Beim Aufdecken werden zuerst alle Gewinner und Verlierer bestimmt. Dann bekommen die Verlierer ihre Pluskarten, danach werden der Reihe nach Schätze gewonnen, und zuletzt kommen die Aktionen.
    .SEA-34 = Zu dritt gelten die zwei Farben einer Aktionskarte als eine Farbe, wenn von beiden kein Schatz offen liegt.
    .SEA-35 = Dann zeigt jeder Stapel seinen nächsten Schatz; ein Schatz, den niemand genommen hat, kommt vorher unter seinen Stapel.
    .SEA-36 = Ein leerer Stapel bleibt leer: Wer seine Farben gewinnt, bekommt die Aktion.
    .SEA-37 = Die gespielten Karten sind für diese Runde aus dem Spiel und bleiben offen liegen. Der nächste Spieler beginnt.
seashore-rules-actions = Aktionen
    .SEA-40 = Pluskarten nehmen: zwei von einem Mitspieler, der mindestens zwei hat; gibt es keinen, aus dem Vorrat.
    .SEA-41 = Aus einer Hand ziehen: Zieh zwei Karten aus der Hand eines Mitspielers, ohne sie zu sehen, und gib dann zwei beliebige zurück.
seashore-origin = Wir kennen nur eine beschädigte Kopie der Spielregel. Sie zeigt keinen Titel, keinen Autor und keinen Verlag; der Name ist von uns. Einige Zahlen und Sätze sind abgerissen. Wir haben die Lücken gefüllt und, wo es ging, Optionen daraus gemacht.
    .SEA-1 = Die Zahlen sind abgerissen. Zu viert bekommen alle 12 Karten, das macht 12 in jeder der vier Farben.
    .SEA-2 = „1 × drei Punkte und 1 × vier Punkte“ ist noch zu lesen. Die anderen drei Werte haben wir gewählt; 1, 2 und 2 würden auch passen. Mit der Option sind fünf beliebige Werte möglich.
    .SEA-11 = Laut Spielregel wählt man die Seiten aus. Hier werden sie einmal gewählt, wenn der Tisch geöffnet wird, und beide Runden sind gleich.
    .SEA-13 = Die Richtung ist abgerissen. Nach links, in Spielrichtung, ist unsere Wahl.
    .SEA-14 = Die Spielregel sagt nur, dass ein Startspieler bestimmt wird. Dass es in Runde zwei von dort weitergeht, ist von uns: So fangen alle etwa gleich oft an.
    .SEA-20 = Der Anfang dieses Satzes ist abgerissen. Nichts, was noch zu lesen ist, verbietet eine Karte, also darf man jede spielen.
    .SEA-21 = „1 Punkt, mit einem Maximum“ ist noch zu lesen. Wir verstehen es als höchsten Wert einer Karte; es könnte auch eine Anzahl Pluskarten sein; das ist eine Option. Dass sie am Ende des Stichs zurückgehen, ist von uns.
    .SEA-23 = Von der Regel für Gleichstand ist „dann gewinnt der Startspieler oder der“ noch zu lesen. Wir ergänzen: der Nächste in Spielreihenfolge.
    .SEA-24 = Dass der niedrigste Wert Pluskarten bekommt, ist gedruckt. Was bei Gleichstand geschieht, nicht: Hier bekommen sie alle mit dem niedrigsten Wert außer dem Gewinner.
    .SEA-25 = Was geschieht, wenn etwas ausgeht, steht nicht in der Spielregel. Wir gehen nach der Spielreihenfolge, wie sonst auch.
    .SEA-30 = Die Spielregel sagt „darf nehmen“. Hier geschieht es immer: Ein Schatz kostet nichts.
    .SEA-31 = Die Zeile über das Stehlen ist zerrissen. Dass ein gestohlener Schatz die gewonnene Farbe haben muss, ist unsere Lesart und eine Option.
    .SEA-33 = Zuerst Schätze und Pluskarten, dann Aktionen in Spielreihenfolge: Das ist gedruckt. Die Reihenfolge unter den Schätzen ist von uns.
    .SEA-37 = Dass die Karten abgelegt werden, ist gedruckt. Dass sie offen liegen bleiben, ist von uns: Alle haben sie gesehen.
    .story = Ihr fahrt zu geheimnisvollen Inseln, wo ungeahnte Reichtümer auf dem Meeresgrund liegen. Die höchste Karte der richtigen Farbe hebt einen Schatz. Aber alle zeigen nur eine halbe Karte: Also blufft und taucht.
    .note = In der Zusammenfassung der Spielregel heißt es, man sammle Schätze verschiedener Farben. Gewertet werden nur ihre Punkte.
seashore-take = Nehmen
seashore-round-over = Runde { $number } ist vorbei
seashore-told-hand = { $names } bekommen je { $count } Karten.
seashore-told-reveal = Die Abdeckkarten kommen weg. { $cards }.
seashore-told-win = Gewonnene Farben: { $names }.
seashore-told-plus = Pluskarten: { $names }.
seashore-event-start = { $you ->
    [start] Der Stich ist vorbei; die Startkarte liegt jetzt bei dir.
   *[none] Der Stich ist vorbei; die Startkarte liegt jetzt bei { $start }.
}
seashore-event-plus-none = { $you ->
    [seat] Für dich ist keine Pluskarte mehr da.
   *[none] Für { $seat } ist keine Pluskarte mehr da.
}
seashore-why = Runde { $round }: { $told }

## Ablehnungen

seashore-refusal-already-chosen = Du hast schon eine Farbe zum Weitergeben gewählt, und dabei bleibt es.
seashore-refusal-nothing-to-pass = Du hast keine Karten, also gibst du keine weiter.
seashore-refusal-not-your-prize = Erst sucht sich { $turn } einen Gewinn aus.
seashore-refusal-unknown-move = „{ $move }“ ist kein Zug: Es gibt pass, play, take, steal, rob, draw und return.
seashore-refusal-pass-now = Erst geben alle eine Karte weiter: Nenne ihre Farbe, etwa pass R.
seashore-refusal-play-now = Jetzt spielst du eine Karte, etwa play G9 sea oder play G9 shore +2.
seashore-refusal-claim-now = Du hast { $colour } gewonnen: Nimm den offenen Schatz (take) oder stiehl einen, etwa steal 2.
seashore-refusal-rob-now = Nimm einem Mitspieler zwei Pluskarten weg, etwa rob 2.
seashore-refusal-draw-now = Zieh aus der Hand eines Mitspielers, etwa draw 2.
seashore-refusal-return-now = Gib so viele Karten zurück, wie du gezogen hast, etwa return G4 B7.
seashore-refusal-not-longest = Du gibst eine Karte der Farbe weiter, von der du am meisten hast, und das ist nicht { $colour }.
seashore-refusal-not-in-hand = Du hast { $card } nicht auf der Hand.
seashore-refusal-too-few-plus = So viel kannst du nicht dazulegen: { $laid ->
    [one] { $laid } Pluskarte
   *[other] { $laid } Pluskarten
}.
seashore-refusal-too-many-plus = An diesem Tisch passen zu einer Karte höchstens { $most ->
    [one] { $most } Pluskarte
   *[other] { $most } Pluskarten
}.
seashore-refusal-takes-no-plus = Zu { $card } passt keine Pluskarte, denn kein Wert darf über { $cap } steigen.
seashore-refusal-over-cap = { $card } wäre { $value } wert, und kein Wert darf über { $cap } steigen.
seashore-refusal-steal-nobody = Es gibt keinen Platz { $seat }, von dem du stehlen könntest.
seashore-refusal-steal-yourself = Du kannst dich nicht selbst bestehlen.
seashore-refusal-nothing-to-steal = { $seat } hat keinen Schatz, den du stehlen könntest.
seashore-refusal-other-colour = Du hast { $colour } gewonnen, also kannst du das nicht von { $seat } stehlen: { $card }.
seashore-refusal-rob-nobody = Es gibt keinen Platz { $seat }, dem du Pluskarten wegnehmen könntest.
seashore-refusal-rob-yourself = Du kannst dir nicht selbst Pluskarten wegnehmen.
seashore-refusal-too-few-to-rob = { $seat } hat weniger als zwei Pluskarten.
seashore-refusal-draw-nobody = Es gibt keinen Platz { $seat }, aus dessen Hand du ziehen könntest.
seashore-refusal-draw-yourself = Du kannst nicht aus deiner eigenen Hand ziehen.
seashore-refusal-empty-hand = { $seat } hat keine Karte, die du ziehen könntest.
seashore-refusal-return-count = { $drawn ->
    [one] Du hast { $drawn } Karte gezogen
   *[other] Du hast { $drawn } Karten gezogen
}: Gib ebenso viele zurück, nicht { $count }.
seashore-refusal-return-twice = Du hast { $card } zweimal genannt.
seashore-refusal-return-order = Nenne die Karten nach Zahl, dann nach Farbe: { $move }.
seashore-refusal-return-not-held = Du hast { $card } weder auf der Hand noch gezogen.

## Gründe von Bots

seashore-reason-certain = { $card } gewinnt ihre Farbe sicher.
seashore-reason-no-higher = Keine Karte dieser Farbe, die du nicht gesehen hast, ist höher als { $value }; nur Pluskarten könnten sie schlagen.
seashore-reason-higher = { $count ->
    [one] { $count } Karte dieser Farbe, die du nicht gesehen hast, ist höher.
   *[other] { $count } Karten dieser Farbe, die du nicht gesehen hast, sind höher.
}
seashore-reason-beaten = { $card } ist schon von { $seat } geschlagen.
seashore-reason-low = Ist { $card } die niedrigste Karte ihrer Farbe, bekommst du Pluskarten.
seashore-reason-treasure = Der offene Schatz in { $colour } ist { $points } wert.
seashore-reason-could-steal = Gewinnst du { $colour }, kannst du { $seat } { $points } stehlen.
seashore-reason-action-plus = Kein Schatz in { $colour } liegt offen: Gewinnst du die Farbe, bekommst du zwei Pluskarten.
seashore-reason-action-hand = Kein Schatz in { $colour } liegt offen: Gewinnst du die Farbe, darfst du bis zu zwei Karten deiner Wahl tauschen.
seashore-reason-plus = Pluskarten bringen { $card } auf { $value }; bis zum Ende behalten, wären sie { $points } wert.
seashore-reason-sea = Die anderen sehen nur { $colour }, und das kann { $count ->
    [one] { $count } Karte sein.
   *[other] { $count } verschiedene Karten sein.
}
seashore-reason-shore = Die anderen sehen nur die { $number }, und die kann { $count ->
    [one] { $count } Farbe haben.
   *[other] { $count } verschiedene Farben haben.
}
seashore-reason-last = Niemand spielt nach dir, also ist es egal, welche Hälfte du zeigst.
seashore-reason-take = Das bringt sicher { $points }.
seashore-reason-steal = Das bringt { $points } und kostet { $seat } ebenso viel, Stand bisher { $total }.
seashore-reason-rob = { $seat } hat { $count ->
    [one] { $count } Pluskarte
   *[other] { $count } Pluskarten
} und bisher { $total ->
    [one] { $total } Punkt.
   *[other] { $total } Punkte.
}
seashore-reason-draw = { $seat } hat { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} auf der Hand und bisher { $total ->
    [one] { $total } Punkt.
   *[other] { $total } Punkte.
}
seashore-reason-give = { $count ->
    [0] { $card } schlägt keine Karte dieser Farbe, die du nicht gesehen hast.
   *[other] { $card } schlägt { $count } von { $total ->
        [one] { $total } Karte
       *[other] { $total } Karten
    } dieser Farbe, die du nicht gesehen hast.
}

## Lernen

learn-seashore-halves = Jede Karte hat zwei Hälften: Das Meer ist ihre Farbe, die Küste ihre Zahl. Die anderen sehen nur eine davon.
learn-seashore-cover = Der rote Schatz liegt offen. Spiel deine rote 11 und zeig nur das Meer.
learn-seashore-cover-half = Zeig diesmal das Meer, also die Farbe.
learn-seashore-cover-hint = Nur Rot kann den roten Schatz gewinnen. Spiel die rote 11.
learn-seashore-cover-praise = Jetzt wird aufgedeckt: Dein Rot ist am höchsten, und der Schatz gehört dir. Das niedrigste Rot bekommt Pluskarten: { $plus }.
learn-seashore-only = Alle zeigen Rot. Ein lila Schatz liegt offen: Spiel deine lila 1!
learn-seashore-only-hint = Rot geht an stärkere Karten. Spiel die lila 1.
learn-seashore-only-praise = Die einzige Karte einer Farbe gewinnt immer, sogar eine 1!
learn-seashore-low = In Grün liegen lauter starke Karten. Verlier absichtlich mit deiner 1: Die niedrigste Karte bekommt Pluskarten!
learn-seashore-low-hint = Das darfst du, aber versuch es so: Spiel die grüne 1.
learn-seashore-low-praise = Du bekommst so viele Pluskarten, wie grüne Karten gespielt wurden: { $plus }!
learn-seashore-plus = { $one } zeigt Blau. Spiel deine blaue 10 mit zwei Pluskarten: Dann zählt sie als 12!
learn-seashore-plus-more = Leg beide Pluskarten dazu. Jede bringt 1 mehr.
learn-seashore-plus-hint = Hier kannst du Blau gewinnen. Spiel die blaue 10.
learn-seashore-plus-praise = Deine 10 zählt als { $worth } und schlägt die 11!
learn-seashore-red = Gewinne Rot mit deiner 12 und zeig das Meer!
learn-seashore-red-hint = Spiel die rote 12.
learn-seashore-red-praise = Rot gehört dir. Jetzt darfst du wählen!
learn-seashore-steal = Nimm den offenen Schatz, der 1 wert ist, oder stiehl den von { $two }: Der ist 3 wert!
learn-seashore-steal-hint = Der offene ist nur 1 wert. Stiehl die 3!
learn-seashore-steal-praise = Gestohlen! Stehlen kann man immer nur den obersten Schatz eines Spielers.
learn-seashore-action = Kein blauer Schatz liegt offen. Gewinne Blau trotzdem mit deiner 7: Das löst die Aktion für Blau aus.
learn-seashore-action-hint = Niemand sonst zeigt Blau. Spiel die blaue 7.
learn-seashore-action-praise = Blau gehört dir: Jetzt nimmst du Pluskarten.
learn-seashore-rob = Wem nimmst du zwei Pluskarten weg? Such es dir aus.
learn-seashore-rob-praise = { $plus ->
    [one] Du hast { $plus } neue Pluskarte!
   *[other] Du hast { $plus } neue Pluskarten!
}
learn-seashore-pass = So beginnt jede Runde: Du gibst die höchste Karte der Farbe weiter, von der du am meisten hast. Das sind bei dir zwei Farben. Welche Karte gibst du weiter?
learn-seashore-pass-hint = Dann ist deine 12 weg. Gib lieber die rote 8 weiter.
learn-seashore-pass-praise = Alle geben gleichzeitig nach links weiter. Also bekommst auch du eine Karte.
learn-seashore-end = Die letzte Karte der zweiten Runde. Spiel sie!
learn-seashore-end-hint = Rot gehört dir sowieso. Behalte deine Pluskarten: Zwei davon bringen einen Punkt.
learn-seashore-end-praise = Deine Schätze bringen { $treasures }, mit Pluskarten { $points }. Beide Runden zusammen ergeben { $score }. Du gewinnst!
learn-seashore-three = Zu dritt gibt es nur einen Schatzstapel, für alle vier Farben zusammen.
learn-seashore-merge = Weder ein lila noch ein grüner Schatz liegt offen. Zu dritt zählen die beiden dann als eine Farbe! Spiel deine grüne 9 und zeig das Meer.
learn-seashore-merge-praise = Deine 9 schlägt die lila 7 von { $two }, also gehört dir die Aktion der beiden Farben. { $two } bekommt Pluskarten: { $plus }.
learn-seashore-hand = Mit dieser Aktion ziehst du blind zwei Karten aus einer anderen Hand. Zieh bei { $two }!
learn-seashore-hand-praise = Jetzt kennst du die Karten von { $two }.
learn-seashore-return = Du musst zwei Karten zurückgeben, aber du suchst sie aus. Gib deine blaue 3 und deine grüne 2 zurück!
learn-seashore-return-hint = Behalte die starken Karten. Gib die blaue 3 und die grüne 2 zurück.
learn-seashore-return-praise = Du behältst 6 und 10. Das wisst nur ihr beide.
learn-seashore-next = Der Stich ist vorbei, und ein neuer Schatz liegt offen. Einer, den niemand nimmt, kommt unter den Stapel. Den nächsten Stich beginnt der nächste Spieler.
learn-seashore-equal = { $one } zeigt Blau: vielleicht eine 9. Bei gleichen Werten zählt die Spielreihenfolge, eine 9 reicht also nicht. Spiel deine blaue 8 mit zwei Pluskarten!
learn-seashore-equal-hint = Hier kannst du Blau gewinnen. Spiel die blaue 8.
learn-seashore-equal-praise = Deine 8 zählt als { $worth } und schlägt die 9. Mehr als 12 kann keine Karte zählen.
learn-seashore-empty = Der Stapel ist leer. Jetzt führen alle Farben zu einer Aktion, und Rot und Blau zählen als eine. Gewinne mit deiner roten 12!
learn-seashore-empty-praise = { $plus ->
    [one] Du nimmst { $one } { $plus } Pluskarte weg.
   *[other] Du nimmst { $one } { $plus } Pluskarten weg.
}
learn-seashore-shared = Die letzte Karte der letzten Runde: Gewinne den roten Schatz! Zwei Pluskarten sind einen Punkt wert.
learn-seashore-shared-praise = Du hast { $score } und { $one } auch. Bei Gleichstand wird der Sieg geteilt: Ihr gewinnt beide!
