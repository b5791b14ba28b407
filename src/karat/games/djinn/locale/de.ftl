# Djinn; docs/words/de.md

browser-game-djinn = Djinn
browser-game-djinn-line = Gewinne Stiche, sammle Schätze, komm durch drei Höhlen und lass einen Djinn die Regeln verdrehen.

djinn-where = Partie { $phase }, { $left ->
    [0] alle Stiche gespielt
    [one] der letzte Stich
   *[other] noch { $left } Stiche
}
djinn-signs = Karten stehen als Farbe und Zahl: P Lila, G Grün, Y Gelb, B Blau. Sind zwei Karten gleich, ist die zuerst gespielte höher.
djinn-ask-lead = Spiel eine Karte aus.
djinn-ask-play = Spiel eine Karte; { $colour } ist ausgespielt, also bediene, wenn du kannst.
djinn-ask-after = Spiel eine Djinn-Karte oder wähle „Fertig“.
djinn-ask-keep = Der Stich gehört dir: Behalte { $count ->
    [one] eine Karte daraus.
   *[other] { $count } Karten daraus.
}
djinn-ask-cave = Erfülle mit deinen gesammelten Karten eine Aufgabe.
djinn-move-play = Spiel { $card }
djinn-move-done = Fertig
djinn-move-without = Keine Djinn-Karte spielen
djinn-move-keep = Behalte { $card }
djinn-move-cave = { $task }: { $cards }
djinn-move-trump = Djinn: { $colour } wird Trumpf
djinn-move-replace = Djinn: Ersetze die Karte von { $seat }
djinn-move-free = Djinn: Spiel eine beliebige Farbe
djinn-move-swap = Djinn: Tausche Karten mit { $seat }
djinn-move-highest = Djinn: Behalte die höchste Karte
djinn-move-lowest = Djinn: Die niedrigste Karte gewinnt
djinn-move-notrump = Djinn: Kein Trumpf in diesem Stich
djinn-move-fifteen = Djinn: Deine Karte zählt als 15
djinn-move-double = Djinn: Behalte zwei Karten, wenn du gewinnst
djinn-effect-trump = neuer Trumpf
djinn-effect-replace = Karte ersetzen
djinn-effect-free = freie Farbe
djinn-effect-swap = Karten tauschen
djinn-effect-highest = höchste behalten
djinn-effect-lowest = niedrigste gewinnt
djinn-effect-notrump = kein Trumpf
djinn-effect-fifteen = zählt als 15
djinn-effect-double = zwei behalten
djinn-task-run = { $level } in Folge
djinn-task-pairs = { $level ->
    [3] Pärchen und niedrigere Karte
    [4] zwei Pärchen
   *[5] zwei Pärchen und niedrigere Karte
}
djinn-task-under = { $level } zusammen unter { $under }
djinn-task-over = { $level } zusammen über { $over }
djinn-task-exact = { $level } zusammen genau { $under }
djinn-task-colour = { $level } in einer Farbe
djinn-trump = Trumpf
djinn-piles = Stapel { $deck }, Ablage { $discard }, Djinn { $djinn }
djinn-trick = Stich
djinn-trick-empty = noch keine Karte gespielt
djinn-last-trick = Letzter Stich (gewonnen: { $seat })
djinn-counts-as = { $card } als { $number }
djinn-effects = Es gilt
djinn-effect-by = { $effect } ({ $seat })
djinn-caves = Höhlen
djinn-cave = { $level }: { $tasks }
djinn-cave-closed = verdeckt
djinn-head-level = Höhle
djinn-head-cards = Karten
djinn-head-djinns = Djinn
djinn-head-kept = gesammelt
djinn-discards = Ablagestapel
djinn-own = Deine Djinn-Karten
djinn-event-row = Die { $level }er-Höhlen werden aufgedeckt: { $tasks }.
djinn-event-draw = { $you ->
    [seat] Du ziehst die Djinn-Karte „{ $effect }“.
   *[none] { $seat } zieht eine Djinn-Karte.
}
djinn-event-djinn-shuffled = Die gespielten Djinn-Karten werden zu einem neuen Stapel gemischt ({ $size }).
djinn-event-phase = Partie { $number } beginnt; { $you ->
    [leader] du spielst aus.
   *[none] { $leader } spielt aus.
}
djinn-event-deal = { $you ->
    [seat] Du bekommst { $hand }.
   *[none] { $size ->
        [one] { $seat } bekommt { $size } Karte.
       *[other] { $seat } bekommt { $size } Karten.
    }
}
djinn-event-trump = { $card } wird aufgedeckt: { $colour } ist Trumpf.
djinn-event-play = { $you ->
    [seat] Du spielst { $card }.
   *[none] { $seat } spielt { $card }.
}
djinn-event-djinn = { $you ->
    [seat] Du spielst die Djinn-Karte „{ $effect }“{ $argument }.
   *[none] { $seat } spielt die Djinn-Karte „{ $effect }“{ $argument }.
}
djinn-event-djinn-argument = { " " }({ $what })
djinn-event-replace = { $you ->
    [seat] Deine Karte ({ $discarded }) wird durch { $card } ersetzt.
   *[none] Die Karte von { $seat } ({ $discarded }) wird durch { $card } ersetzt.
}
djinn-event-done = { $you ->
    [seat] Du beendest deinen Zug.
   *[none] { $seat } beendet den Zug.
}
djinn-event-trick = { $you ->
    [seat] Du gewinnst den Stich.
   *[none] { $seat } gewinnt den Stich.
}
djinn-event-keep = { $you ->
    [seat] Du behältst { $card }.
   *[none] { $seat } behält { $card }.
}
djinn-event-discard = Abgelegt: { $cards }.
djinn-event-cave = { $you ->
    [seat] Du erfüllst „{ $task }“ mit { $cards } und betrittst eine { $level }er-Höhle.
   *[none] { $seat } erfüllt „{ $task }“ mit { $cards } und betritt eine { $level }er-Höhle.
}
djinn-event-over = Das Spiel ist aus.

## Der Browser

djinn-option-open-memory = Offener Ablagestapel
djinn-option-open-memory-text = Alle dürfen die abgelegten Schätze ansehen. Sonst musst du sie dir merken.
djinn-option-djinn-deck = Djinn-Karten
djinn-option-djinn-deck-text = Wie viele Karten jeder Art im Stapel sind. Stell ein, was in deiner Schachtel ist; eine Art mit 0 spielt nicht mit.
djinn-begins = Laut Spielregel spielt zuerst aus, wer links vom Kartengeber sitzt; wer gibt, steht nicht darin.
djinn-source-kept = Übrige Schätze
djinn-panel-trick = Letzter Stich
djinn-card = { $colour } { $number }
djinn-no-trump = kein Trumpf
djinn-hand = Deine Hand
djinn-kept = { $count ->
    [0] Noch nichts gesammelt
   *[other] Gesammelt: { $count }
}
djinn-kept-by = von { $name } behalten
djinn-no-trick = In dieser Partie ist noch kein Stich zu Ende.
djinn-task-met = du kannst sie erfüllen
djinn-task-near = es fehlt eine Karte:
djinn-choose-task = Welche Aufgabe?
djinn-which-trump = Welche Farbe wird Trumpf?
djinn-which-replace = Tippe auf die Karte, die ersetzt werden soll.
djinn-which-swap = Tippe auf die Karte, die du gegen deine tauschst.
djinn-says-cave = { $level }er-Höhlen
djinn-says-through = Erfüllt von: { $names }
djinn-says-piles = { $deck } im Stapel, { $discard } abgelegt
djinn-says-laid = { $name }: { $card }, { $place ->
    [1] als Erstes
    [2] als Zweites
    [3] als Drittes
   *[other] als Viertes
} gespielt{ $wins ->
    [true] , gewinnt den Stich
   *[false] { "" }
}
djinn-says-laid-best = { $laid }, bisher die beste Karte
djinn-told-draw = { $names } ziehen je eine Djinn-Karte.
djinn-told-deal = { $size ->
    [one] { $names } bekommen je eine Karte.
   *[other] { $names } bekommen je { $size } Karten.
}
djinn-why-through = Partie { $phase }: { $told }
djinn-why-left = Partie { $phase }: Mehrere erfüllen eine 5er-Aufgabe. Übrige Schätze: { $kept }.
djinn-why-out = In Partie { $phase } gehen die Karten aus. Erreichte Höhlen: { $levels }.
djinn-says-lies = { $name }: { $card }
djinn-says-hand = { $card }, { $playable ->
    [true] spielbar
   *[false] jetzt nicht spielbar
}, { $place } von { $count } auf deiner Hand
djinn-says-seat = { $level ->
    [0] Noch keine Höhle
   *[other] { $level }er-Höhle
}, { $hand ->
    [one] { $hand } Karte
   *[other] { $hand } Karten
}, { $djinn ->
    [one] { $djinn } Djinn-Karte
   *[other] { $djinn } Djinn-Karten
}, { $kept ->
    [one] { $kept } Schatz gesammelt
   *[other] { $kept } Schätze gesammelt
}.
djinn-rules-aim = Ziel des Spiels
    .DJI-10 = Drei Reihen mit je drei Höhlen liegen verdeckt: 3er-Höhlen, 4er-Höhlen und 5er-Höhlen. Die erste Reihe wird gleich aufgedeckt.
    .DJI-31 = Erfülle eine 3er-Aufgabe, dann eine 4er-Aufgabe, dann eine 5er-Aufgabe. Dieselbe Aufgabe dürfen beliebig viele Spieler erfüllen.
    .DJI-40 = Das Spiel endet nach der Partie, in der jemand eine 5er-Aufgabe erfüllt. Schaffen das mehrere, gewinnt, wer noch die meisten Schätze hat, dann, wer den höchsten Schatz hat; bei weiterem Gleichstand wird der Sieg geteilt.
    .DJI-41 = Deine Punkte sind die Zahl der Höhle, die du erreicht hast.
djinn-rules-cards = Die Karten
    .DJI-1 = 60 Schätze: Lila, Grün, Gelb und Blau, jeweils von 1 bis 15.
    .DJI-2 = Aufgaben brauchen 3, 4 oder 5 Schätze: aufeinanderfolgende Zahlen, Pärchen, zusammen unter 15, 20 oder 25, zusammen über 30, 40 oder 50, zusammen genau 15, 20 oder 25, oder alle in einer Farbe.
    .DJI-3 = Pärchen: Die 3er-Aufgabe ist ein Pärchen und eine niedrigere Karte, die 4er-Aufgabe sind zwei Pärchen, die 5er-Aufgabe zwei Pärchen und eine Karte, die niedriger ist als beide. Beide Pärchen dürfen dieselbe Zahl haben.
    .DJI-4 = 18 Djinn-Karten: neun Arten, jede zweimal.
djinn-rules-tricks = Stiche
    .DJI-11 = Alle beginnen jede Partie mit acht Schätzen und das Spiel mit einer Djinn-Karte. Halte sie geheim.
    .DJI-12 = Ein weiterer Schatz wird aufgedeckt: Seine Farbe ist in dieser Partie Trumpf.
    .DJI-13 = In der ersten Partie spielt aus, wer links vom Kartengeber sitzt.
    .DJI-20 = Reihum spielt jeder einen Schatz. Hast du die zuerst ausgespielte Farbe auf der Hand, musst du sie bedienen; sonst darfst du alles spielen.
    .DJI-21 = Der höchste Trumpf gewinnt; liegt keiner, gewinnt die höchste Karte der zuerst ausgespielten Farbe. Sind zwei Karten gleich, gilt die zuerst gespielte als höher.
    .DJI-22 = Wer den Stich gewinnt, behält eine Karte daraus, legt sie offen vor sich und spielt zum nächsten Stich aus. Die anderen Karten werden abgelegt.
    .DJI-23 = Eine Partie hat acht Stiche.
djinn-rules-caves = Höhlen
    .DJI-30 = Wer nach einer Partie eine Aufgabe der nächsten Höhlenreihe erfüllen kann, muss genau eine erfüllen, mit genau so vielen gesammelten Karten, wie sie verlangt. Diese Karten werden abgelegt.
    .DJI-32 = Das geht im Uhrzeigersinn, beginnend mit dem Startspieler der Partie. Gibt es nur eine Möglichkeit, geschieht es von selbst.
    .DJI-33 = Danach wird die nächste Reihe aufgedeckt, wenn jemand durch die vorige gekommen ist.
djinn-rules-phases = Zwischen zwei Partien
    .DJI-34 = Alle an letzter Position ziehen eine Djinn-Karte. Stehen alle gleich, ziehen alle.
    .DJI-35 = Ist der Djinn-Stapel leer, werden die gespielten Djinn-Karten zu einem neuen Stapel gemischt.
    .DJI-36 = Wer an letzter Position ist, gibt und ist Startspieler; sind es mehrere, der Erste im Uhrzeigersinn nach dem vorigen Kartengeber.
    .DJI-37 = Alles außer den gesammelten Karten wird gemischt, und alle bekommen acht neue Karten.
    .DJI-38 = Reichen die Karten dafür nicht, bekommen alle gleich viele.
djinn-rules-end = Wenn die Karten ausgehen
    .DJI-39 = Reichen die Karten nicht für eine pro Spieler und eine Trumpfkarte, ist das Spiel aus, und es gewinnt, wer am weitesten gekommen ist.
djinn-rules-djinn = Djinn-Karten
    .DJI-50 = Spiel sie in deinem eigenen Zug, direkt vor oder nach deinem Schatz, beliebig viele. Sie gelten für diesen Stich. Von „neuer Trumpf“ und „kein Trumpf“ gilt die spätere Karte; „niedrigste gewinnt“ gilt immer, egal was Trumpf ist.
    .DJI-51 = Nach deinem Schatz darfst du weitere Djinn-Karten spielen, solange du welche hast; mit „Fertig“ beendest du deinen Zug.
    .DJI-52 = Zu bedienen ist immer die Farbe der Karte, die gerade an erster Stelle liegt.
    .DJI-61 = Neuer Trumpf: Nenne eine Farbe; sie ist in diesem Stich Trumpf.
    .DJI-62 = Karte ersetzen: Eine Karte, die jemand anders gespielt hat, wird abgelegt, und der oberste Schatz des Stapels nimmt ihren Platz ein. Ist der Stapel leer, kannst du diese Karte nicht spielen.
    .DJI-63 = Freie Farbe: Spiel sie vor deiner Karte, die dann nicht bedienen muss.
    .DJI-64 = Karten tauschen: Spiel sie nach deiner Karte, die dann den Platz mit der Karte eines Mitspielers tauscht.
    .DJI-65 = Höchste behalten: Bevor sich der Gewinner etwas aussucht, nimmst du die Karte mit der höchsten Zahl. Bei gleichen Zahlen ist es die zuerst gespielte Karte. Wird diese Djinn-Karte mehrmals gespielt, nimmt jeder seine Karte in der Reihenfolge, in der sie gespielt wurden.
    .DJI-66 = Niedrigste gewinnt: Die niedrigste Zahl gewinnt den Stich, die Farbe ist egal. Bei gleichen Zahlen gewinnt die zuerst gespielte Karte.
    .DJI-67 = Kein Trumpf: In diesem Stich gibt es keinen Trumpf.
    .DJI-68 = Zählt als 15: Spiel sie nach deiner Karte, die dann als 15 ihrer Farbe zählt, wenn der Stich entschieden wird. Beim Tauschen geht die 15 mit der Karte mit; beim Ersetzen ist sie weg.
    .DJI-69 = Zwei behalten: Gewinnst du den Stich, behältst du zwei Karten daraus. Auch wer zwei davon spielt, behält nur zwei Karten.
djinn-rules-known = Was alle wissen
    .DJI-70 = Handkarten, Djinn-Karten und Stapel sind geheim. Gesammelte Karten, erreichte und offene Höhlen und alle Kartenzahlen kennt jeder. Die abgelegten Karten musst du dir merken, außer der Tisch spielt mit offenem Ablagestapel.
djinn-origin = Die Spielregel ist vollständig, druckt aber nur den Text einer einzigen Djinn-Karte ab und erwähnt eine zweite. Fünf weitere kennen wir aus Besprechungen des Spiels; zwei sind von uns, ebenso die Anzahl jeder Art.
    .DJI-1 = Die vierte Farbe nennt die Spielregel nie. Auf den Karten ist sie blau.
    .DJI-3 = Ob beide Pärchen dieselbe Zahl haben dürfen, steht nicht in der Spielregel. Vier gleiche Zahlen sind zwei Pärchen, also dürfen sie es.
    .DJI-4 = Die Spielregel sagt, dass es 18 sind, und druckt eine davon ab. Neun Arten, jede zweimal, ist unsere Vermutung.
    .DJI-33 = Der deutsche Text deckt die Reihe anschließend auf, der englische und der französische, sobald jemand durch ist. Wir warten, bis alle entschieden haben: So weiß beim Wählen niemand mehr als die anderen.
    .DJI-34 = Im deutschen Text darf man die Karte ziehen, im englischen bekommt man sie. Hier geschieht es immer: Es gibt keinen Grund, eine Karte abzulehnen.
    .DJI-35 = Was geschieht, wenn die Karten ausgehen, steht nicht in der Spielregel. So geht das Spiel weiter, und niemand bekommt mehr als die anderen.
    .DJI-36 = Die Spielregel sagt: wer dem vorherigen Kartengeber im Uhrzeigersinn am nächsten sitzt. Wir zählen ab dem nächsten Platz, der Kartengeber kommt also zuletzt.
    .DJI-50 = Dass man sie direkt vor oder nach dem eigenen Schatz spielt, ist gedruckt. Wie viele, und was gilt, wenn zwei sich widersprechen, ist von uns.
    .DJI-51 = Dass man eine nach dem eigenen Schatz spielen darf, ist gedruckt. Die Frage kommt bei allen, die eine Djinn-Karte haben: So verrät sie nichts.
    .DJI-52 = Die Spielregel sagt nur, dass die zuerst gespielte Karte höher ist. Was Tauschen oder Ersetzen dafür bedeutet, ist von uns.
    .DJI-62 = Die Spielregel erwähnt, dass man Karten anderer ersetzen kann, druckt diese Djinn-Karte aber nicht ab. Die Einzelheiten sind von uns.
    .DJI-63 = Aus Besprechungen des Spiels bekannt. Wortlaut und Einzelheiten sind von uns.
    .DJI-68 = Laut Spielregel können durch Djinn-Karten zwei Karten gleich viel wert sein. Eine solche Karte tut das; der Wortlaut ist von uns.
    .DJI-69 = Sie steht nicht in der Spielregel. Sie ist von uns und macht die neun Arten voll.
    .DJI-70 = Dass Handkarten geheim sind und der Ablagestapel verdeckt liegt, ist gedruckt. Der Rest ist unsere Lesart.
    .tip = Tipp der Spielregel: Abgelegte Karten sind bis zum Ende der Partie nicht im Spiel. Wer sie sich merkt, weiß mehr über die Karten der anderen.
    .story = Geister bewachen die Schätze in den Höhlen eines Sultans. Wer zuerst bis in die tiefste Höhle kommt, entwischt mit dem größten Schatz, bevor der Sultan etwas merkt.
    .primer = In einem Stich spielt reihum jeder eine Karte, und die beste Karte gewinnt den Stich. Die erste Karte gibt die Farbe vor: Hast du diese Farbe, musst du sie spielen. Hast du sie nicht, darfst du alles spielen. Eine andere Farbe gewinnt nie, so hoch sie auch ist, aber du wirst damit eine Karte los. Trumpf ist anders: Er schlägt alle anderen Farben, und der höchste Trumpf schlägt die übrigen. Wer gewinnt, spielt zum nächsten Stich aus.
    .note = Jeden Schatz gibt es nur einmal. Zwei Karten können also nur durch eine Djinn-Karte gleich sein.

## Ablehnungen

djinn-refusal-not-your-trick = { $turn } hat den Stich gewonnen und sucht sich eine Karte aus.
djinn-refusal-not-your-cave = { $turn } sucht sich eine Aufgabe aus.
djinn-refusal-unknown-move = „{ $move }“ ist kein Zug: Es gibt play, djinn, done, keep und cave.
djinn-refusal-play-what = Nenne den Schatz, den du spielst, etwa play P15.
djinn-refusal-keep-what = Nenne die Karte aus dem Stich, die du behältst, etwa keep P15.
djinn-refusal-djinn-what = Nenne die Djinn-Karte, die du spielst, etwa djinn lowest.
djinn-refusal-cave-what = Nenne die Aufgabe und die Karten dafür, etwa cave run Y3 G4 P5.
djinn-refusal-unknown-card = Den Schatz „{ $card }“ gibt es nicht: Die Karten sind P1 bis P15, ebenso G, Y und B.
djinn-refusal-not-held = Du hast { $card } nicht auf der Hand.
djinn-refusal-must-follow = Du hast { $colour } auf der Hand, also musst du { $colour } bedienen.
djinn-refusal-not-laid = Spiel zuerst einen Schatz; dann kannst du deinen Zug beenden.
djinn-refusal-already-laid = Du hast deinen Schatz gespielt: Spiel eine Djinn-Karte oder wähle „Fertig“ (done).
djinn-refusal-no-trick-won = Gerade gibt es keinen Stich, aus dem du eine Karte behalten könntest.
djinn-refusal-keep-now = Du hast den Stich gewonnen: Behalte eine Karte daraus.
djinn-refusal-not-in-trick = { $card } liegt nicht im Stich, oder nicht mehr.
djinn-refusal-unknown-djinn = Die Djinn-Karte „{ $effect }“ gibt es nicht.
djinn-refusal-djinn-not-held = Du hast die Djinn-Karte „{ $effect }“ nicht.
djinn-refusal-trump-needs-colour = Nenne die Farbe, die Trumpf wird: P, G, Y oder B.
djinn-refusal-replace-needs-seat = Nenne den Platz, dessen Karte du ersetzen willst.
djinn-refusal-replace-no-seat = Platz { $seat } gibt es nicht: Die Plätze sind 0 bis { $last }.
djinn-refusal-replace-own = Nur die Karte eines Mitspielers kann ersetzt werden.
djinn-refusal-replace-nothing = { $seat } hat in diesem Stich keine Karte, die ersetzt werden könnte.
djinn-refusal-replace-empty-pile = Der Schatzstapel ist leer, also kann keine Karte ersetzt werden.
djinn-refusal-free-too-late = „Freie Farbe“ spielst du vor deiner Karte, und die liegt schon.
djinn-refusal-swap-too-early = „Karten tauschen“ spielst du erst nach deiner eigenen Karte.
djinn-refusal-swap-needs-seat = Nenne den Platz, mit dem du die Karte tauschen willst.
djinn-refusal-swap-no-seat = Platz { $seat } gibt es nicht: Die Plätze sind 0 bis { $last }.
djinn-refusal-swap-own = Du kannst nur mit einem Mitspieler tauschen.
djinn-refusal-swap-nothing = { $seat } hat in diesem Stich keine Karte zum Tauschen.
djinn-refusal-fifteen-too-early = „Zählt als 15“ spielst du erst nach deiner eigenen Karte.
djinn-refusal-no-cave-now = Aufgaben werden nach der Partie erfüllt, nicht jetzt.
djinn-refusal-cave-now = Die Partie ist vorbei: Kannst du eine Aufgabe erfüllen, musst du es tun.
djinn-refusal-unknown-task = Die Aufgabe „{ $task }“ gibt es nicht.
djinn-refusal-task-not-open = Die Aufgabe „{ $task }“ gehört nicht zu den { $level }er-Höhlen vor dir.
djinn-refusal-card-twice = Du hast { $card } zweimal genannt.
djinn-refusal-wrong-number = Eine { $level }er-Aufgabe braucht genau so viele Karten, wie ihre Zahl sagt, nicht { $count }.
djinn-refusal-not-kept = { $card } gehört nicht zu deinen gesammelten Karten.
djinn-refusal-not-a-run = Diese Zahlen folgen nicht aufeinander.
djinn-refusal-not-pairs = Das sind nicht die Pärchen, die die Aufgabe verlangt.
djinn-refusal-not-under = Die Summe ist { $sum }, sie muss unter { $limit } liegen.
djinn-refusal-not-over = Die Summe ist { $sum }, sie muss über { $limit } liegen.
djinn-refusal-not-exact = Die Summe ist { $sum }, sie muss genau { $limit } sein.
djinn-refusal-not-one-colour = Diese Karten sind nicht alle in einer Farbe.
djinn-refusal-not-ascending = Nenne die Karten in aufsteigender Folge: { $cards }.

## Gründe von Bots

djinn-aim-run = Folge
djinn-aim-pairs = Pärchen
djinn-aim-under = kleine Summe
djinn-aim-over = große Summe
djinn-aim-exact = genaue Summe
djinn-aim-colour = eine Farbe
djinn-reason-completes = Mit { $card } ist die Aufgabe „{ $task }“ erfüllt.
djinn-reason-nearer = { $card } bringt die Aufgabe „{ $task }“ näher; dann fehlen noch: { $missing }.
djinn-reason-one-more = { $card } ist eine Karte mehr, aber keine offene Aufgabe braucht sie.
djinn-reason-wins-trick = { $card } gewinnt diesen Stich sicher.
djinn-reason-may-win = { $card } gewinnt diesen Stich in etwa { $percent } % der Fälle.
djinn-reason-loses = { $card } kann diesen Stich nicht gewinnen und kostet dich deshalb wenig.
djinn-reason-bends = Die Djinn-Karte „{ $effect }“ hilft dir, eine Karte aus diesem Stich zu bekommen.
djinn-reason-early = Die Djinn-Karte „{ $effect }“ ändert, was in diesem Stich passieren kann.
djinn-reason-saves = Djinn-Karten sind in einem späteren Stich mehr wert; du hast { $count }.
djinn-reason-enters = Die Aufgabe „{ $task }“ ist erfüllt: hinein in eine { $level }er-Höhle.
djinn-reason-leaves = { $count ->
    [0] Für die nächste Höhle bleibt keine gesammelte Karte; die höchste Zahl ist { $number }.
    [one] Für die nächste Höhle bleibt { $count } gesammelte Karte; die höchste Zahl ist { $number }.
   *[other] Für die nächste Höhle bleiben { $count } gesammelte Karten; die höchste Zahl ist { $number }.
}

## Lernen

learn-djinn-caves = Dein Weg führt durch drei Höhlen. Die Aufgaben in dieser Reihe brauchen drei deiner Karten: eine Folge, ein Pärchen mit einer niedrigeren Karte oder zusammen über 30.
learn-djinn-follow = Gelb ist ausgespielt, also musst du Gelb bedienen, wenn du es hast. Die höchste Karte gewinnt: Spiel deine 12!
learn-djinn-follow-hint = Das ist erlaubt, gewinnt aber nicht. Spiel deine 12.
learn-djinn-follow-praise = Die höchste gelbe Karte gewinnt: Der Stich gehört dir!
learn-djinn-keep = Behalte eine Karte aus dem Stich. Du hast schon 10 und 11: Behalte die 12.
learn-djinn-keep-hint = Die Höhlen zeigen, welche Zahlen dir helfen. Behalte die 12.
learn-djinn-keep-praise = 10, 11, 12: eine Folge! Wer den Stich gewinnt, spielt auch zum nächsten aus.
learn-djinn-trump = Du hast kein Grün, also darfst du alles spielen. Blau ist Trumpf: Sogar deine blaue 2 schlägt Grün!
learn-djinn-trump-hint = Das kann nicht gewinnen: Das können nur Grün und Trumpf. Spiel die blaue 2.
learn-djinn-trump-praise = Trumpf schlägt jede andere Farbe. Der Stich gehört dir!
learn-djinn-sum = Du hast 8 und 9. Mit welcher Karte kommst du zusammen über 30? Behalte sie.
learn-djinn-sum-hint = Schau auf die Höhlen: Die Reihe zeigt die Zahlen, die du brauchst.
learn-djinn-sum-praise = 8, 9 und 14 sind 31: Diese Aufgabe kannst du erfüllen!
learn-djinn-task = Nach acht Stichen erfüllst du eine Aufgabe. Wähle eine mit Häkchen, dann drei Karten dafür.
learn-djinn-task-praise = Durch die erste Höhle! Die Karten sind verbraucht, und die { $level }er-Höhlen werden aufgedeckt. Wer an letzter Position ist, bekommt zur Hilfe eine Djinn-Karte.
learn-djinn-djinn = Jetzt hast du eine Djinn-Karte. Sie ändert für einen Stich die Regeln: Tippe darauf und mach Lila zum Trumpf.
learn-djinn-djinn-hint = Wähle eine Farbe, die du auf der Hand hast: Lila.
learn-djinn-djinn-first = Spiel zuerst die Djinn-Karte, dann deinen Schatz.
learn-djinn-djinn-praise = Lila ist in diesem Stich Trumpf.
learn-djinn-win-trick = Spiel jetzt deine lila 4!
learn-djinn-win-trick-hint = Lila ist jetzt Trumpf. Spiel die lila 4.
learn-djinn-win-trick-praise = Deine kleine 4 gewinnt den Stich!
learn-djinn-run = Du hast 7, 8 und 10. Welche Karte behältst du für eine Folge von vier?
learn-djinn-run-hint = Zwischen 8 und 10 fehlt eine Zahl.
learn-djinn-run-praise = 7, 8, 9, 10: eine Folge von vier!
learn-djinn-last = Die dritte Höhle! Wähle eine Aufgabe mit Häkchen, dann fünf Karten dafür. Wer zuerst durch ist, gewinnt.
learn-djinn-last-praise = Durch alle drei Höhlen: Du gewinnst!
learn-djinn-nine = Es gibt neun Djinn-Karten, jede zweimal. Spiel eine direkt vor oder nach deinem eigenen Schatz. Sie wirkt nur in diesem Stich.
learn-djinn-swap = Du hast deine grüne 3 gespielt. Tausche sie jetzt mit der grünen 13 von { $two }!
learn-djinn-swap-praise = Die beiden Karten wechseln den Platz. Die 13 gehört jetzt dir, und der Stich auch!
learn-djinn-fifteen = Mit dieser Djinn-Karte zählt dein Schatz als 15 seiner Farbe. Spiel sie!
learn-djinn-fifteen-praise = Deine 4 zählt als 15 und gewinnt. Behältst du sie, ist sie wieder eine 4.
learn-djinn-lowest = Mit dieser Djinn-Karte gewinnt die niedrigste Zahl, egal in welcher Farbe. Spiel sie!
learn-djinn-lowest-praise = Deine 2 ist am niedrigsten: Der Stich gehört dir!
learn-djinn-notrump = { $two } hat Trumpf gespielt. Mit dieser Djinn-Karte gibt es einen Stich lang keinen Trumpf. Spiel sie!
learn-djinn-notrump-praise = Ohne Trumpf gewinnt die höchste grüne Karte: deine 12!
learn-djinn-replace = Diese Djinn-Karte wirft den Schatz eines anderen hinaus, und die oberste Karte vom Stapel ersetzt ihn. Wirf die 14 von { $two } hinaus!
learn-djinn-replace-praise = Jetzt liegt dort eine lila 1. Deine 10 ist die höchste grüne Karte!
learn-djinn-free = Grün ist ausgespielt, und du müsstest deine 2 spielen. Mit dieser Djinn-Karte darfst du eine beliebige Farbe spielen. Spiel sie vor deinem Schatz!
learn-djinn-free-play = Spiel jetzt deine blaue 5: Blau ist Trumpf.
learn-djinn-free-play-praise = Dein Trumpf gewinnt, obwohl du Grün hast!
learn-djinn-highest = Diesen Stich kannst du nicht gewinnen. Aber mit dieser Djinn-Karte behältst du seine höchste Karte, noch bevor der Gewinner eine behält!
learn-djinn-highest-praise = Die 15 gehört dir. { $two } gewinnt den Stich und behält eine der anderen Karten.
learn-djinn-double = Deine 13 gewinnt diesen Stich. Mit dieser Djinn-Karte behältst du zwei Karten daraus statt einer!
learn-djinn-double-praise = Der Stich gehört dir: Jetzt behältst du zwei Karten.
learn-djinn-exact = Mehr Aufgaben: zusammen unter 20, genau 20 oder eine Farbe. Kannst du eine erfüllen, musst du das auch tun, aber nur eine. Nimm 2, 4, 5 und 9: genau 20!
learn-djinn-exact-hint = Das geht auch. Aber komm diesmal auf genau 20: 2, 4, 5 und 9.
learn-djinn-exact-praise = Eine neue Partie beginnt, mit neuen Karten und neuem Trumpf. { $two } ist an letzter Position, gibt also und spielt aus.
learn-djinn-tie = { $one } ist auch durch und hat 2 und 14 übrig. Wer mehr Karten übrig hat, gewinnt; bei Gleichstand zählt die höchste Karte. Welche fünf nimmst du?
learn-djinn-tie-hint = Dann ist die 14 von { $one } die höchste Karte, die übrig ist. Behalte deine 15!
learn-djinn-tie-praise = Ihr habt beide zwei Karten übrig, aber deine 15 ist die höchste. Du gewinnst!
