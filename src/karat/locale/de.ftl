# Deutsch. Die Wörter von Djinn sind die der gedruckten Regel: Partie, Stich, Höhle, Aufgabe, Pärchen. Farben stehen als
# Hauptwort im Satz: „Karten in Rot“, nie „rote“. Was gezogen oder genommen wird, ist weiblich oder sächlich, damit es
# als Subjekt und als Objekt gleich lautet.
# 1 … 5: abgelegt auf aus davon für im in Min nicht und vom von weg wert zurück

## Überall

you = du
seat = Platz { $number }
island = die Insel
nothing = –
and = { $first } und { $last }
turn = Du bist dran: { $ask }
waiting = { $count ->
    [one] { $names } überlegt …
   *[other] { $names } überlegen …
}
won = { $you ->
    [seat] { $count ->
        [one] Du gewinnst! Punkte: { $scores }.
       *[other] Du teilst dir den Sieg: { $winners }. Punkte: { $scores }.
    }
   *[none] { $count ->
        [0] Niemand gewinnt. Punkte: { $scores }.
       *[other] Der Sieg geht an { $winners }. Punkte: { $scores }.
    }
}
score = { $name } { $score }
colour-red = Rot
colour-orange = Orange
colour-yellow = Gelb
colour-green = Grün
colour-blue = Blau
colour-purple = Lila
colour-pink = Rosa

## Das Terminal

terminal-title = { $game }, { $players } Spieler
terminal-begin = { $game }, { $players } Spieler. Du sitzt auf Platz { $seat }; ? erklärt alles.
terminal-against = Mit dir spielen { $names }.
terminal-bot = { $name } (Platz { $seat }, { $level })
terminal-level = Stärke { $level }
terminal-commitment = Siegel der Kartenverteilung: { $commitment }
terminal-players = Spieler
terminal-hand = Deine Hand
terminal-log = Was geschah
terminal-moves = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
terminal-moves-shown = { $shown } von { $count } Zügen
terminal-more = … und noch { $count }; l zeigt alle.
terminal-filter = Wörter oder Buchstaben eines Zugs
terminal-your-move = Dein Zug
terminal-left = Du hast das Spiel verlassen.
terminal-over = Das Spiel ist aus: s sichert das Protokoll, q schließt den Tisch.
terminal-saved = Protokoll gesichert in { $file }.
terminal-not-saved = Das Protokoll ließ sich nicht sichern: { $problem }
terminal-not-now = Gerade gibt es für dich nichts zu entscheiden.
terminal-preparing = Die Regeln werden vorbereitet (das erste Mal dauert es etwas) …
terminal-thinking = Überlegt … (das erste Mal dauert es etwas)
terminal-hint = Was der stärkste Bot davon hält
terminal-hint-keys = Enter geht zu diesem Zug, Esc schließt.
terminal-hint-win = gewinnt { $win } % ± { $error }
terminal-hint-line = { $move }: gewinnt { $win } % ± { $error }. { $reasons }
terminal-quit = Das Spiel verlassen?
terminal-quit-keys = y heißt gehen, n heißt bleiben
terminal-key-hint = Tipp
terminal-key-filter = Suchen
terminal-key-save = Sichern
terminal-key-light = Licht
terminal-key-help = Hilfe
terminal-key-quit = Ende
terminal-help-keys = Tasten
terminal-help =
    ↑ ↓        einen Zug wählen, oder seine Nummer tippen
    Enter      den gewählten Zug spielen
    /          einen Zug nach Wörtern oder Buchstaben suchen; Esc beendet das
    h          ein Tipp: alle Züge der Reihe nach, mit Gewinnanteil und Gründen
    PgUp PgDn  den Tisch verschieben, mit Shift den Verlauf
    s          das Protokoll des Spiels sichern
    t          hell oder dunkel
    q          das Spiel verlassen
terminal-help-plain =
    Tippe eine Nummer der Liste oder einen Zug, wie er dort in Klammern steht.
      v  Tisch noch einmal zeigen     l  alle Züge zeigen     h  ein Tipp     q  Spiel verlassen     ?  diese Hilfe

## Diamant

diamant-where = Expedition { $number } von 5, { $cards ->
    [one] { $cards } Karte auf dem Pfad
   *[other] { $cards } Karten auf dem Pfad
}
diamant-signs = ♦11 ist ein Schatz; die Zahl hinter einer Karte sind die Rubine, die noch darauf liegen. Eine Falle hat ein !, und die zweite derselben Art beendet die Expedition. Punkte bei Fallen: ● im Stapel, ! auf dem Pfad, × aus dem Spiel.
diamant-ask = Bleiben oder gehen? Du trägst { $carried }; allein sicherst du { $alone }, zu zweit { $shared }.
diamant-move-stay = Bleib und geh weiter
diamant-move-leave = Geh mit { $carried } und einem Anteil
diamant-path = Pfad
diamant-path-empty = noch nichts
diamant-left = (noch { $rubies })
diamant-piles = Stapel
diamant-piles-now = Stapel { $deck }, { $rubies ->
    [one] { $rubies } Rubin auf dem Pfad
   *[other] { $rubies } Rubine auf dem Pfad
}
diamant-traps = Fallen
diamant-trap-pips = { $deck } im Stapel, { $path } auf dem Pfad, { $gone } weg
diamant-head-place = wo
diamant-in-cave = Höhle
diamant-in-camp = Lager
diamant-head-carried = trägt
diamant-head-chest = Truhe
diamant-head-relics = Relikte
diamant-head-choice = Wahl
diamant-has-chosen = fertig
diamant-card-treasure = ein Schatz mit { $value }
diamant-card-relic = ein Relikt im Wert von { $value }
diamant-card-spider = Spinne
diamant-card-snake = Schlange
diamant-card-lava = Lava
diamant-card-boulder = Felskugel
diamant-card-ram = Rammbock
diamant-event-expedition = Expedition { $number } beginnt.
diamant-event-relic-added = { $card } wird in den Stapel gemischt.
diamant-event-reveal = Aufgedeckt: { $card }.
diamant-event-treasure = Aufgedeckt: { $card }, für jeden { $share }, Rest { $rest }.
diamant-event-chosen = { $you ->
    [seat] Du hast gewählt: { $choice ->
        [stay] bleiben
       *[leave] gehen
    }.
   *[none] { $seat } hat gewählt.
}
diamant-event-choice = { $choice ->
    [stay] { $you ->
        [seat] Du bleibst.
       *[none] { $seat } bleibt.
    }
   *[leave] { $you ->
        [seat] Du gehst.
       *[none] { $seat } geht.
    }
}
diamant-event-bank = { $you ->
    [seat] Du bringst { $carried } und { $share } vom Pfad ins Lager.
   *[none] { $seat } bringt { $carried } und { $share } vom Pfad ins Lager.
}
diamant-event-relic = { $you ->
    [seat] Du nimmst { $card }.
   *[none] { $seat } nimmt { $card }.
}
diamant-event-trapped = { $you ->
    [seat] { $card }! Du verlierst { $lost }.
   *[none] { $card }! { $seat } verliert { $lost }.
}
diamant-event-removed = Aus dem Spiel: { $card }.
diamant-event-expedition-over = Expedition { $number } ist vorbei.
diamant-event-over = Das Spiel ist aus.

## Diamoniak

diamoniak-where = { $deck ->
    [one] { $deck } Karte im Stapel
   *[other] { $deck } Karten im Stapel
}
diamoniak-signs = ♜ ist eine Schlosskarte, hell, wo sie steht; ♦ ein Diamant, ✶ eine Fee. Karten anderer Schlösser liegen im Vorrat.
diamoniak-ask-draw = Zieh eine Karte.
diamoniak-ask-buy = Zieh eine Karte, oder kauf eine für drei Diamanten.
diamoniak-ask-again = Weiterziehen oder aufhören?
diamoniak-ask-witch = { $owed ->
    [one] Eine Hexe! Gib ihr noch { $owed } Karte.
   *[other] Eine Hexe! Gib ihr { $owed } Karten.
}
diamoniak-ask-fairy = Eine Hexe! Vertreib sie mit einer Fee, oder gib ihr { $owed ->
    [one] { $owed } Karte.
   *[other] { $owed } Karten.
}
diamoniak-move-draw = Zieh eine Karte
diamoniak-move-stop = Hör auf und behalte alles
diamoniak-move-fairy = Vertreib die Hexe mit einer Fee
diamoniak-move-buy = Kauf eine Karte deiner Farbe von { $seat }
diamoniak-move-give = Gib der Hexe { $card }
diamoniak-head-castle = Schloss
diamoniak-no-castle = noch kein Schloss
diamoniak-head-store = Vorrat
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
    [seat] Dein Zug beginnt.
   *[none] Der Zug von { $seat } beginnt.
}
diamoniak-event-shuffle = Der Ablagestapel wird gemischt; Karten im neuen Stapel: { $cards }.
diamoniak-event-draw = { $you ->
    [seat] { $to ->
        [castle] Du ziehst { $card }: Sie kommt zu deinem Schloss.
        [discard] Du ziehst { $card }!
       *[store] Du ziehst { $card }.
    }
   *[none] { $to ->
        [castle] { $seat } zieht { $card }: Sie kommt zum Schloss.
        [discard] { $seat } zieht { $card }!
       *[store] { $seat } zieht { $card }.
    }
}
diamoniak-event-join = { $cards ->
    [one] { $cards } Karte in { $colour } kommt aus dem Vorrat dazu.
   *[other] { $cards } Karten in { $colour } kommen aus dem Vorrat dazu.
}
diamoniak-event-stop = { $you ->
    [seat] Du hörst auf.
   *[none] { $seat } hört auf.
}
diamoniak-event-fairy = { $you ->
    [seat] Deine Fee vertreibt die Hexe.
   *[none] Die Fee von { $seat } vertreibt die Hexe.
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
    [seat] Du kaufst { $card } von { $from } für { $diamonds } Diamanten.
    [from] { $seat } kauft { $card } von dir für { $diamonds } Diamanten.
   *[none] { $seat } kauft { $card } von { $from } für { $diamonds } Diamanten.
}
diamoniak-event-over = { $you ->
    [winner] Dein Schloss ist fertig!
   *[none] Das Schloss von { $winner } ist fertig.
}

## Djinn

djinn-where = Partie { $phase }, { $left ->
    [0] alle Stiche sind gespielt
    [one] der letzte Stich
   *[other] noch { $left } Stiche
}
djinn-signs = Eine Karte ist Farbe und Zahl: P Lila, G Grün, Y Gelb, B Blau. Von gleichen Karten ist die zuerst gespielte höher.
djinn-ask-lead = Spiel eine Karte aus.
djinn-ask-play = Spiel eine Karte; { $colour } muss bedient werden, wenn du es hast.
djinn-ask-after = Spiel eine Djinn-Karte, oder sag, dass du fertig bist.
djinn-ask-keep = Du hast den Stich: Behalte { $count ->
    [one] eine Karte davon.
   *[other] { $count } Karten davon.
}
djinn-ask-cave = Erfülle mit deinen gesammelten Karten eine Aufgabe.
djinn-move-play = Spiel { $card }
djinn-move-done = Fertig
djinn-move-keep = Behalte { $card }
djinn-move-cave = { $task }: { $cards }
djinn-move-trump = Djinn: { $colour } wird Trumpf
djinn-move-replace = Djinn: Ersetze die Karte von { $seat }
djinn-move-free = Djinn: Spiel jede Farbe
djinn-move-swap = Djinn: Tausch die Karte mit { $seat }
djinn-move-highest = Djinn: Nimm die höchste Karte
djinn-move-lowest = Djinn: Die niedrigste Karte gewinnt
djinn-move-notrump = Djinn: Kein Trumpf in diesem Stich
djinn-move-fifteen = Djinn: Deine Karte zählt als 15
djinn-move-double = Djinn: Behalte zwei Karten, wenn du gewinnst
djinn-effect-trump = neuer Trumpf
djinn-effect-replace = Karte ersetzen
djinn-effect-free = jede Farbe
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
djinn-task-under = { $level } unter { $under }
djinn-task-over = { $level } über { $over }
djinn-task-exact = { $level } genau { $under }
djinn-task-colour = { $level } einer Farbe
djinn-trump = Trumpf
djinn-piles = Stapel { $deck }, Ablage { $discard }, Djinn { $djinn }
djinn-trick = Stich
djinn-trick-empty = es liegt noch keine Karte
djinn-last-trick = Letzter Stich ({ $seat })
djinn-counts-as = { $card } als { $number }
djinn-effects = Jetzt gilt
djinn-effect-by = { $effect } ({ $seat })
djinn-caves = Höhlen
djinn-cave = { $level }: { $tasks }
djinn-cave-closed = geschlossen
djinn-head-level = Stufe
djinn-head-cards = Karten
djinn-head-djinns = Djinn
djinn-head-kept = gesammelt
djinn-discards = Ablagestapel
djinn-own = Deine Djinn-Karten
djinn-event-row = Stufe { $level } öffnet sich: { $tasks }.
djinn-event-draw = { $you ->
    [seat] Du ziehst die Djinn-Karte „{ $effect }“.
   *[none] { $seat } zieht eine Djinn-Karte.
}
djinn-event-djinn-shuffled = Die gespielten Djinn-Karten werden gemischt: { $size } im Stapel.
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
djinn-event-djinn-argument = : { $what }
djinn-event-replace = { $you ->
    [seat] Deine { $discarded } wird durch { $card } ersetzt.
   *[none] { $discarded } von { $seat } wird durch { $card } ersetzt.
}
djinn-event-done = { $you ->
    [seat] Du bist fertig.
   *[none] { $seat } ist fertig.
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
    [seat] Du erfüllst „{ $task }“ mit { $cards }: Stufe { $level }.
   *[none] { $seat } erfüllt „{ $task }“ mit { $cards }: Stufe { $level }.
}
djinn-event-over = Das Spiel ist aus.

## Kadora

kadora-where = { $last ->
    [none] { $cards ->
        [one] { $cards } Karte in den Reihen
       *[other] { $cards } Karten in den Reihen
    }
    [0] Das Ende
    [one] Der letzte Zug
   *[other] Noch { $last } Züge
}
kadora-signs = Eine Karte ist Farbe, Wert und Form: ○ rund (r), □ eckig (s), △ Tropfen (d). Ein Buchstabe allein ist eine Rückseite. ★ hat die Mehrheit in einer Farbe; unter Strafe stehen die Strafpunkte, wenn das Spiel jetzt endete. ›Y4○‹ würde der gewählte Zug nehmen, »Y4○« legen.
kadora-ask-give = Eine Farbe verschenken oder alles behalten?
kadora-ask-place = Leg eine Karte auf ein leeres Feld.
kadora-ask-draw = Zieh aus der linken oder der rechten Reihe.
kadora-move-keep = Nichts verschenken
kadora-move-gift = Schenk alles in { $colour } an { $seat }
kadora-move-place = { $card } auf { $cell }
kadora-move-takes = { $card } auf { $cell } nimmt { $cards }
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
kadora-event-border = Der Rand ist gelegt.
kadora-event-row = { $row ->
    [left] Die linke Reihe hat { $count } Karten.
   *[right] Die rechte Reihe hat { $count } Karten.
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
    [left] Aus der linken Reihe: { $cards }.
   *[right] Aus der rechten Reihe: { $cards }.
}
kadora-event-last-turns = Beide Reihen sind leer: { $turns ->
    [one] noch { $turns } Zug.
   *[other] noch { $turns } Züge.
}
kadora-event-show = { $you ->
    [seat] Deine Hand kommt zu deiner Beute: { $cards }.
   *[none] { $seat } zeigt { $cards }.
}
kadora-event-island = Die Insel wird aufgedeckt: { $cards }.
kadora-event-face-down = { $seats } mit { $sum } in { $colour }: verdeckt.
kadora-event-over = Das Spiel ist aus.

## Meer oder Küste

seashore-where = Runde { $round } von 2, { $left ->
    [0] alle Karten sind gespielt
    [one] die letzte Karte
   *[other] noch { $left } Karten
}, { $plus ->
    [one] noch { $plus } Pluskarte
   *[other] noch { $plus } Pluskarten
}
seashore-signs = B▒ zeigt sein Meer (die Farbe), ▒7 seine Küste (die Zahl), +1 eine Pluskarte dazu. Schätze beginnen mit t: tR4 ist rot und 4 wert. ★ hat seine Farbe gewonnen.
seashore-ask-pass = Von welcher Farbe gibst du deine höchste Karte weiter?
seashore-ask-play = Spiel eine Karte und zeig ihre Farbe oder ihre Zahl.
seashore-ask-claim = Du hast { $colour } gewonnen: den offenen Schatz nehmen oder einen stehlen?
seashore-ask-rob = Wem nimmst du zwei Pluskarten?
seashore-ask-draw = Aus wessen Hand ziehst du Karten?
seashore-ask-return = Gib { $count ->
    [one] eine Karte zurück.
   *[other] { $count } Karten zurück.
}
seashore-move-pass = Gib { $colour } weiter
seashore-move-play = { $shows ->
    [sea] { $card }{ $laid }, zeig die Farbe
   *[shore] { $card }{ $laid }, zeig die Zahl
}
seashore-move-take = Nimm den offenen Schatz
seashore-move-steal = Stiehl von { $seat }
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
    [to] { $seat } gibt { $card } an dich weiter.
   *[none] { $seat } gibt eine Karte an { $to } weiter.
}
seashore-event-play = { $you ->
    [seat] Du spielst { $card }{ $laid }: { $half }.
   *[none] { $seat } spielt { $half }{ $laid }.
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
    [seat] Du nimmst Pluskarten von { $from }: { $count }.
    [from] { $seat } nimmt Pluskarten von dir: { $count }.
   *[none] { $seat } nimmt Pluskarten von { $from }: { $count }.
}
seashore-event-draw = { $you ->
    [seat] Du ziehst { $cards } aus der Hand von { $from }.
    [from] { $seat } zieht { $cards } aus deiner Hand.
   *[none] { $seat } zieht aus der Hand von { $from }: { $count }.
}
seashore-event-return = { $you ->
    [seat] Du gibst { $to } { $cards } zurück.
    [to] { $seat } gibt dir { $cards } zurück.
   *[none] { $seat } gibt { $to } ebenso viele zurück.
}
seashore-event-nothing = { $you ->
    [seat] Es gibt keine Karte, die du ziehen kannst.
   *[none] Es gibt keine Karte, die { $seat } ziehen kann.
}
seashore-event-under = Unter den Stapel: { $card }.
seashore-event-trick-over = Der Stich ist vorbei; { $you ->
    [start] du beginnst den nächsten.
   *[none] { $start } beginnt den nächsten.
}
seashore-event-score = { $you ->
    [seat] Du hast
   *[none] { $seat } hat
} { $treasures } für Schätze und { $plus ->
    [one] { $plus } Pluskarte
   *[other] { $plus } Pluskarten
}: { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
seashore-event-over = Das Spiel ist aus.

## Der Browser

browser-tagline = Fünf Kartenspiele um Schätze, mit Freunden oder gegen Bots
browser-home = Start
browser-menu = Menü
browser-close = Schließen
browser-cancel = Etwas anderes wählen
browser-more = Mehr
browser-yes = Ja
browser-no = Nein
browser-save = Sichern
browser-on = ja
browser-off = nein
browser-nothing-here = Hier ist nichts
browser-nothing-here-text = Diese Adresse führt nirgendwohin.

# Browser: Start
browser-game-diamant = Diamant
browser-game-djinn = Djinn
browser-game-kadora = Kadora
browser-game-diamoniak = Diamoniak
browser-game-seashore = Meer oder Küste
browser-game-diamant-line = Tiefer in die Höhle oder heim mit der Beute? Alle entscheiden gleichzeitig.
browser-game-djinn-line = Gewinne Stiche, sammle Schätze, komm durch drei Höhlen, und lass einen Djinn die Regeln biegen.
browser-game-kadora-line = Leg eine Karte, nimm, was passt, und hab die Mehrheit oder zahl dafür.
browser-game-diamoniak-line = Zieh, solange du dich traust, bau dein Schloss, und hüte dich vor der Hexe.
browser-game-seashore-line = Die Hälfte jeder Karte ist verdeckt. Zeigst du die Farbe oder die Zahl?
browser-players = { $least }–{ $most } Spieler
browser-minutes = { $minutes } Min.
browser-age = ab { $age }
browser-seconds = { $seconds } Sekunden
browser-play = Jetzt spielen
browser-play-game = { $game }: jetzt gegen Bots spielen
browser-dealing = Es wird gegeben …
browser-friends = Mit Freunden
browser-friends-game = { $game }: mit Freunden spielen
browser-rules-of = Die Regeln von { $game }
browser-join = Mitspielen mit Code oder Link
browser-join-go = Mitspielen
browser-join-bad = Ein Code hat sechs Buchstaben und Ziffern.
browser-my-tables = Meine Tische
browser-phase-open = wartet auf Spieler
browser-phase-playing = läuft
browser-phase-over = beendet
browser-phase-closed = geschlossen
browser-no-tables = Tische, an denen du auf diesem Gerät spielst, findest du hier wieder.
browser-guest = Gast
browser-settings = Einstellungen

# Browser: ein neuer Tisch und der Vorraum
browser-new = { $game } mit Freunden
browser-new-players = Spieler
browser-new-more = Mehr Auswahl
browser-new-pace = Wie lange Bots überlegen
browser-new-clock = Zeit für eine Entscheidung
browser-new-no-clock = so lange du willst
browser-new-chat = Spieler dürfen sich schreiben (sonst gibt es feste Sätze und Sticker)
browser-new-private = Nur wer den Link hat, darf den Tisch sehen
browser-new-open = Tisch öffnen
browser-name = Dein Name
browser-colour = Dein Edelstein
browser-gem-ruby = Rubin
browser-gem-amber = Bernstein
browser-gem-topaz = Topas
browser-gem-emerald = Smaragd
browser-gem-turquoise = Türkis
browser-gem-sapphire = Saphir
browser-gem-amethyst = Amethyst
browser-gem-onyx = Onyx
browser-invite = Lade die anderen ein
browser-code = Code: { $code }
browser-qr = QR-Code des Links { $link }
browser-link = Link
browser-share = Link teilen
browser-copied = Kopiert
browser-seats = Plätze
browser-seat-open = frei
browser-seat-open-text = wartet auf jemanden
browser-seat-you = du
browser-seat-person = Spieler
browser-seat-bot = Bot, { $level }
browser-seat-host = Gastgeber
browser-seat-away = weg
browser-seat-stand-in = ein Bot spielt weiter
browser-seat-thinks = am Zug
browser-seat-who = Wer spielt auf Platz { $number }
browser-seat-up = { $name } nach oben
browser-sit = Hinsetzen
browser-sit-at = Auf Platz { $number } setzen
browser-stand-up = Aufstehen
browser-level-1 = kinderleicht
browser-level-2 = leicht
browser-level-3 = solide
browser-level-4 = gut
browser-level-5 = stark
browser-level-6 = so stark wie möglich
browser-options = Optionen
browser-fair = Fair verteilt
browser-fair-text = Die Karten stehen durch ein Geheimnis schon fest, und diese Zahl versiegelt es. Füg eigene Wörter hinzu, dann kann niemand das Geheimnis zu seinem Vorteil gewählt haben.
browser-word = Eigene Wörter
browser-words = Bisherige Wörter: { $words }
browser-start = Spiel starten
browser-start-text = { $open ->
    [0] Alle sind da.
    [one] Ein Platz ist frei; ein Bot nimmt ihn.
   *[other] { $open } Plätze sind frei; Bots nehmen sie.
}
browser-lobby-sit = Nimm einen freien Platz, oder schau von hier aus zu.
browser-lobby-wait = Der Gastgeber startet das Spiel.

# Browser: der Tisch
browser-board = Tisch
browser-log = Verlauf
browser-talk = Reden
browser-rules = Regeln
browser-choose = Wähl deinen Zug
browser-wait = Warte auf die anderen
browser-moment = Einen Moment …
browser-undo = Zurück
browser-why = Warum? { $rule }
browser-to-board = Tisch ansehen
browser-to-scores = Punkte ansehen
browser-ask-undo = { $moves ->
    [one] Darf { $name } den letzten Zug zurücknehmen?
   *[other] Darf { $name } die letzten { $moves } Züge zurücknehmen?
}
browser-ask-waiting = Zum Zurücknehmen fehlt noch das Ja von { $names }.
browser-leave = Spiel verlassen
browser-leave-text = Gehen? Ein Bot spielt für dich weiter, und du kannst jederzeit zurückkommen.
browser-close-table = Tisch schließen
browser-close-table-text = Den Tisch für alle und endgültig schließen?
browser-watchers = { $count ->
    [one] { $count } Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
browser-reissue = Neuer Link für diesen Platz
browser-reissue-text = Für alle, die nicht mehr zurückfinden: Der alte Link gilt dann nicht mehr.
browser-keys = Tasten
    .digits = die erste bis neunte Karte oder das Feld wählen
    .enter = den gewählten Zug machen
    .escape = etwas anderes wählen
    .u = zurücknehmen
    .l = der letzte Stich oder der Verlauf
    .t = den Tisch vorlesen
    .i = die Karte im Fokus größer, mit ihrer Regel
    .h = was der Coach tun würde
    .help = diese Tasten
browser-talk-players = Am Tisch reden nur die Spieler.
browser-talk-text = Schreib etwas
browser-talk-send = Senden
browser-phrase-hello = Hallo!
browser-phrase-good-luck = Viel Glück!
browser-phrase-your-turn = Du bist dran!
browser-phrase-thinking = Lass mich überlegen …
browser-phrase-well-played = Gut gespielt!
browser-phrase-thank-you = Danke!
browser-phrase-oops = Hoppla!
browser-phrase-lucky = Glück gehabt!
browser-phrase-unlucky = So ein Pech!
browser-phrase-wow = Toll!
browser-phrase-back-soon = Bin gleich zurück.
browser-phrase-here-again = Bin wieder da!
browser-phrase-once-more = Noch einmal?
browser-phrase-good-game = Schönes Spiel!
browser-phrase-bye = Tschüss!
browser-sticker-smile = ein Lächeln
browser-sticker-laugh = ein Lachen
browser-sticker-wink = ein Zwinkern
browser-sticker-think = ein nachdenkliches Gesicht
browser-sticker-surprise = ein überraschtes Gesicht
browser-sticker-cry = ein weinendes Gesicht
browser-sticker-heart = ein Herz
browser-sticker-clap = Applaus
browser-sticker-gem = ein Edelstein
browser-sticker-torch = eine Fackel
browser-sticker-crown = eine Krone
browser-sticker-sleep = ein schlafendes Gesicht
browser-log-said = { $name }: { $words }
browser-log-sat = { $name } setzt sich.
browser-log-left = { $name } steht auf.
browser-log-seat = Ein Platz hat sich geändert.
browser-log-ordered = Die Plätze haben eine neue Reihenfolge.
browser-log-profile = Jemand hat einen neuen Namen.
browser-log-word = { $name } gibt ein Wort für die Verteilung dazu.
browser-log-stand-in = Ein Bot spielt für { $name } weiter.
browser-log-back = { $name } ist wieder da.
browser-log-asked = { $name } möchte Züge zurücknehmen.
browser-log-voted = { $name } hat geantwortet.
browser-log-undone = Züge wurden zurückgenommen.
browser-log-reissued = { $name } hat einen neuen Link.
browser-log-closed = Der Tisch ist geschlossen.
browser-log-rematch = Der nächste Tisch ist offen.

# Browser: das Ende
browser-end = Das Ende
browser-player = Spieler
browser-score = Punkte
browser-winner = gewonnen
browser-moments = Was den Ausschlag gab
browser-again = Noch einmal
browser-again-changes = Noch einmal, etwas anders
browser-other-game = Ein anderes Spiel
browser-next = Zum nächsten Tisch
browser-record = Protokoll laden
browser-check-deal = Verteilung prüfen
browser-deal-good = Das Geheimnis passt zu der Zahl, die vor der ersten Karte zu sehen war.
browser-deal-bad = Das Geheimnis passt nicht zu der Zahl, die vor der ersten Karte zu sehen war!
browser-deal-commitment = Vor dem Spiel gezeigt:
browser-deal-secret = Geheimnis:
browser-deal-more = „karat verify“ verteilt das ganze Protokoll noch einmal, Karte für Karte.

# Browser: die Verbindung
browser-health-connecting = verbinde …
browser-health-fine = verbunden
browser-health-slow = langsam …
browser-health-lost = Verbindung weg, neuer Versuch …
browser-health-gone = der Server antwortet nicht
browser-health-ended = nicht verbunden
browser-opening = Der Tisch wird geöffnet
browser-gone = Der Server ist weg
browser-gone-text = Der Server antwortet nicht. Deine Tische sind dort sicher; wir versuchen es weiter.
browser-try-now = Neuer Versuch
browser-taken-over = Du spielst in einem anderen Fenster
browser-taken-over-text = Dein Platz wurde anderswo geöffnet. Für einen Platz spielt immer nur ein Fenster.
browser-take-back = Hier spielen
browser-table-closed = Der Tisch ist geschlossen
browser-table-closed-text = Der Gastgeber hat ihn geschlossen.
browser-table-deleted-text = Hier wurde lange nicht gespielt, darum hat der Server ihn gelöscht.
browser-removed = Dein Platz hat sich geändert
browser-removed-text = Der Gastgeber hat deinen Platz vergeben oder dir einen neuen Link geschickt.
browser-look-again = Nachsehen
browser-no-table = Diesen Tisch gibt es nicht
browser-no-table-text = Kein Tisch { $code } steht dir offen. Stimmt der Code?

# Browser: Einstellungen
browser-setting-language = Sprache
browser-setting-auto = wie im Browser
browser-setting-theme = Tag oder Nacht
browser-setting-theme-auto = wie auf dem Gerät
browser-setting-theme-light = Tag
browser-setting-theme-dark = Nacht
browser-setting-pace = Tempo
browser-setting-pace-instant = sofort
browser-setting-pace-quick = schnell
browser-setting-pace-normal = mittel
browser-setting-pace-slow = langsam
browser-setting-motion = Bewegung
browser-setting-motion-auto = wie auf dem Gerät
browser-setting-motion-less = weniger
browser-setting-text = Schriftgröße
browser-setting-sound = Ton

# Browser: Diamant
diamant-option-relics = Relikte
diamant-option-relics-text = Mit jeder Expedition kommt ein Relikt in den Stapel. Wer die Höhle allein verlässt, nimmt die auf dem Pfad.
diamant-relics = Relikte
diamant-source-chest = Truhe
diamant-source-relics = Relikte
diamant-round = Expedition { $number } von 5
diamant-ask-short = Weiter, oder gehen mit dem, was du trägst?
diamant-choices = Bleiben oder gehen
diamant-choose-stay = Weiter
diamant-choose-leave = Gehen
diamant-risk = { $carried } in Gefahr
diamant-bring = bringt { $alone }, zu zweit { $shared }
diamant-chose-stay = Du bleibst. Aufgedeckt wird, wenn alle gewählt haben.
diamant-chose-leave = Du gehst. Aufgedeckt wird, wenn alle gewählt haben.
diamant-has-chosen-long = hat gewählt
diamant-shows-stay = bleibt
diamant-shows-leave = geht
diamant-safe = Du bist zurück im Lager. { $chest } in deiner Truhe.
diamant-trap-near = Die nächste beendet die Expedition
diamant-second = die zweite!
diamant-over = Expedition { $number } ist vorbei
diamant-alone = { $name } geht allein: { $share } vom Pfad
diamant-shared = { $count } gehen: je { $share } vom Pfad
diamant-folded = { $cards ->
    [one] { $cards } frühere Karte, noch { $rubies }
   *[other] { $cards } frühere Karten, noch { $rubies }
}
diamant-says-on-path = { $rubies ->
    [one] { $rubies } Rubin auf dem Pfad
   *[other] { $rubies } Rubine auf dem Pfad
}
diamant-says-deck = { $cards ->
    [one] { $cards } Karte im Stapel
   *[other] { $cards } Karten im Stapel
}
diamant-says-card = Karte { $number }: { $card }.
diamant-says-inside = { $name } in der Höhle mit { $carried }, Truhe { $chest }.
diamant-says-camp = { $name } im Lager, Truhe { $chest }.
diamant-rules-aim = Worum es geht
    .DIA-11 = Fünf Expeditionen in eine Höhle. Alle beginnen jede davon in der Höhle, mit leeren Händen.
    .DIA-40 = Nach der fünften zählt, was in deiner Truhe liegt, und die Relikte dazu. Die höchste Summe gewinnt; bei Gleichstand wird der Sieg geteilt.
diamant-rules-cards = Die Karten
    .DIA-1 = 15 Schätze mit 1 bis 17 Rubinen.
    .DIA-2 = 15 Fallen: je drei Spinnen, Schlangen, Lava, Felskugeln und Rammböcke.
    .DIA-3 = Mit Relikten: fünf davon, 5, 7, 8, 10 und 12 wert.
    .DIA-4 = Nur der Wert der Edelsteine zählt; Wechseln spielt nie eine Rolle.
    .DIA-5 = Es sind immer genug Edelsteine da.
    .DIA-10 = Schätze und Fallen werden zu einem Stapel gemischt.
    .DIA-12 = Mit Relikten kommt vor jeder Expedition das niedrigste verbliebene in den Stapel.
diamant-rules-path = Der Pfad
    .DIA-20 = Die oberste Karte wird auf den Pfad aufgedeckt.
    .DIA-21 = Ein Schatz wird unter allen in der Höhle gleich verteilt. Was nicht aufgeht, bleibt auf der Karte.
    .DIA-22 = Die erste Falle einer Art warnt nur.
    .DIA-23 = Die zweite derselben Art: Alle in der Höhle verlieren, was sie tragen, und die Expedition ist vorbei.
    .DIA-24 = Ein Relikt bleibt einfach liegen.
diamant-rules-choice = Bleiben oder gehen
    .DIA-25 = Alle in der Höhle wählen geheim. Aufgedeckt wird, wenn alle gewählt haben.
    .DIA-26 = Wer geht, teilt sich mit den anderen Gehenden die Rubine auf dem Pfad; was nicht aufgeht, bleibt dort.
    .DIA-27 = Der Anteil und alles Getragene kommen in die Truhe und sind dort sicher.
    .DIA-28 = Wer allein geht, nimmt auch alle Relikte auf dem Pfad.
    .DIA-29 = Solange jemand in der Höhle ist, folgt die nächste Karte.
diamant-rules-end = Das Ende einer Expedition
    .DIA-30 = Sie endet, wenn alle gegangen sind, oder durch eine Falle.
    .DIA-31 = Rubine, die noch auf dem Pfad liegen, sind verloren.
    .DIA-32 = Von den zwei gleichen Fallen, die sie beendet haben, kommt eine für immer aus dem Spiel.
    .DIA-33 = Relikte, die noch auf dem Pfad liegen, kommen aus dem Spiel; ein noch nicht aufgedecktes bleibt im Stapel.
    .DIA-34 = Alle anderen Karten werden wieder eingemischt.
diamant-rules-score = Was alle wissen
    .DIA-41 = Die Truhen sind für alle offen.

# Browser: Diamoniak
diamoniak-option-keep-colour = Deine Farbe bleibt deine
diamoniak-option-keep-colour-text = Wer die letzte Schlosskarte an eine Hexe verliert, baut weiter an derselben Farbe, und niemand sonst darf es.
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
diamoniak-rules-aim = Worum es geht
    .MON-50 = Vollende als Erster ein Schloss aus sechs Karten: Mit der sechsten gewinnst du sofort.
diamoniak-rules-cards = Die Karten
    .MON-1 = 55 Karten: sechs Schlosskarten in jeder von vier Farben, 20 Diamanten, 8 Hexen, 3 Feen.
    .MON-2 = Schlosskarten sind rosa, blau, grün oder gelb, und alle einer Farbe sind gleich.
    .MON-3 = Alles liegt offen, nur der Stapel nicht.
diamoniak-rules-turn = Dein Zug
    .MON-10 = Gespielt wird im Uhrzeigersinn.
    .MON-11 = Kauf eine Karte, oder zieh mindestens eine.
    .MON-12 = Nach jeder guten Karte: zieh weiter, oder hör auf.
    .MON-16 = Diamanten und Feen kommen in deinen Vorrat.
    .MON-40 = Ist der Stapel aufgebraucht, werden die abgelegten Karten gemischt.
diamoniak-rules-castle = Dein Schloss
    .MON-13 = Deine erste Schlosskarte in einer Farbe, die niemand baut, bestimmt, was du baust.
    .MON-14 = Eine Farbe, die schon jemand anders baut, kommt in deinen Vorrat, und du baust noch nichts.
    .MON-15 = Deine eigene Farbe kommt zu deinem Schloss, jede andere in deinen Vorrat.
    .MON-17 = Verlierst du die letzte Karte deines Schlosses, ist die Farbe wieder für alle frei.
    .MON-18 = Beginnst du eine Farbe, kommen ihre Karten aus deinem Vorrat sofort dazu.
diamoniak-rules-witch = Die Hexe
    .MON-20 = Eine Hexe beendet dein Ziehen, und deinen Zug, sobald sie bezahlt ist.
    .MON-21 = Sie nimmt drei deiner Karten, Diamanten oder Schlosskarten nach deiner Wahl; hast du weniger, alle.
    .MON-22 = Feen verlierst du nie an sie.
    .MON-23 = Eine Fee vertreibt sie: Beide werden abgelegt, und sonst geht nichts verloren.
    .MON-24 = Wo es nichts zu wählen gibt, wird nicht gefragt.
diamoniak-rules-buy = Kaufen
    .MON-30 = Statt zu ziehen, kauf für drei Diamanten eine Karte deiner Farbe von jemand anderem.
    .MON-31 = Das ist dein ganzer Zug, und der andere wird nicht gefragt.
    .MON-32 = Nur die eigene Farbe kann gekauft werden.
diamoniak-rules-end = Die Wertung
    .MON-51 = 100 für jede Schlosskarte und 1 für jeden Diamanten; gewonnen hat nur das fertige Schloss.

# Browser: Djinn
djinn-option-open-memory = Offene Ablage
djinn-option-open-memory-text = Alle dürfen die abgelegten Schätze ansehen. Sonst musst du sie dir merken.
djinn-source-kept = Übrige Schätze
djinn-panel-trick = Letzter Stich
djinn-card = { $colour } { $number }
djinn-no-trump = kein Trumpf
djinn-hand = Deine Hand
djinn-kept = { $count ->
    [0] Noch nichts gesammelt
   *[other] Gesammelt: { $count }
}
djinn-kept-by = behält { $name }
djinn-no-trick = In dieser Partie ist noch kein Stich gespielt.
djinn-task-met = du kannst sie erfüllen
djinn-task-near = es fehlt eine Karte:
djinn-choose-task = Welche Aufgabe?
djinn-which-trump = Welche Farbe wird Trumpf?
djinn-which-replace = Tipp auf die Karte, die ersetzt werden soll.
djinn-which-swap = Tipp auf die Karte, die du gegen deine tauschst.
djinn-says-cave = Höhlen der Stufe { $level }
djinn-says-through = Schon hindurch: { $names }
djinn-says-piles = { $deck } im Stapel, { $discard } abgelegt
djinn-says-laid = { $card } von { $name }, { $place ->
    [1] als Erstes
    [2] als Zweites
    [3] als Drittes
   *[other] als Viertes
} gespielt{ $wins ->
    [true] , gewinnt den Stich
   *[false] { "" }
}
djinn-says-lies = { $name } { $card }
djinn-says-hand = { $card }, { $playable ->
    [true] spielbar
   *[false] jetzt nicht spielbar
}, { $place } von { $count } in deiner Hand
djinn-says-seat = { $level ->
    [0] Noch keine Höhle
   *[other] Stufe { $level }
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
djinn-rules-aim = Worum es geht
    .DJI-10 = Drei Reihen mit je drei Höhlen liegen verdeckt, eine Reihe für jede Stufe. Die erste Reihe wird gleich aufgedeckt.
    .DJI-31 = Erfülle eine Aufgabe der Stufe 3, dann eine der Stufe 4, dann eine der Stufe 5. Dieselbe Aufgabe dürfen beliebig viele erfüllen.
    .DJI-40 = Das Spiel endet nach der Partie, in der jemand eine Aufgabe der Stufe 5 erfüllt. Unter mehreren gewinnen die meisten übrigen Schätze, dann der höchste davon; dann wird geteilt.
    .DJI-41 = Deine Punkte sind die Stufe, die du erreicht hast.
djinn-rules-cards = Die Karten
    .DJI-1 = 60 Schätze: Lila, Grün, Gelb und Blau, jeweils von 1 bis 15.
    .DJI-2 = Aufgaben kosten 3, 4 oder 5 Schätze, so viele wie ihre Stufe: aufeinanderfolgende Zahlen, Pärchen, eine Summe unter dem Fünffachen der Stufe, über dem Zehnfachen oder genau das Fünffache, oder alle in einer Farbe.
    .DJI-3 = Pärchen: Stufe 3 ist ein Pärchen und eine niedrigere Karte, Stufe 4 zwei Pärchen, Stufe 5 zwei Pärchen und eine Karte, die niedriger ist als beide.
    .DJI-4 = 18 Djinn-Karten: neun Arten, jede zweimal.
djinn-rules-tricks = Stiche
    .DJI-11 = Alle beginnen eine Partie mit acht Schätzen, und das Spiel mit einer Djinn-Karte, alles geheim.
    .DJI-12 = Ein weiterer Schatz wird aufgedeckt: Seine Farbe ist in dieser Partie Trumpf.
    .DJI-13 = In der ersten Partie spielt aus, wer nach dem Kartengeber sitzt.
    .DJI-20 = Reihum wird je ein Schatz gespielt. Wer die zuerst gespielte Farbe hat, muss sie bedienen.
    .DJI-21 = Der höchste Trumpf gewinnt; ohne Trumpf die höchste Karte der zuerst gespielten Farbe. Von gleichen Karten ist die zuerst gespielte höher.
    .DJI-22 = Wer gewinnt, behält eine Karte des Stichs, offen, und spielt zum nächsten aus. Die anderen werden abgelegt.
    .DJI-23 = Eine Partie hat acht Stiche.
djinn-rules-caves = Höhlen
    .DJI-30 = Wer nach einer Partie eine Aufgabe der nächsten Stufe erfüllen kann, muss es tun, und nur eine, mit genau so vielen gesammelten Karten. Sie werden abgelegt.
    .DJI-32 = Das geht reihum ab dem Startspieler der Partie. Gibt es nur eine Möglichkeit, wird nicht gefragt.
    .DJI-33 = Dann wird die nächste Reihe aufgedeckt, wenn jemand durch die vorige gekommen ist.
djinn-rules-phases = Zwischen zwei Partien
    .DJI-34 = Alle an letzter Position ziehen eine Djinn-Karte.
    .DJI-35 = Ist der Djinn-Stapel leer, werden die gespielten gemischt.
    .DJI-36 = Wer Letzter ist, gibt und spielt aus; unter mehreren der Nächste nach dem alten Kartengeber.
    .DJI-37 = Alles außer den gesammelten Karten wird gemischt, und alle bekommen acht neue Karten.
    .DJI-38 = Sind es zu wenige, bekommen alle gleich viele.
djinn-rules-end = Wenn die Karten ausgehen
    .DJI-39 = Reicht es nicht für eine Karte je Spieler und eine Trumpfkarte, ist das Spiel aus; die höchste Stufe gewinnt.
djinn-rules-djinn = Djinn-Karten
    .DJI-50 = Du spielst sie in deinem eigenen Zug, direkt vor oder nach deinem Schatz, beliebig viele. Sie gelten für den Stich.
    .DJI-51 = Nach deinem Schatz wirst du gefragt, solange du eine Djinn-Karte hast; sag „fertig“, um weiterzuspielen.
    .DJI-52 = Die zu bedienende Farbe ist die der ersten Karte, wie sie jetzt liegt.
    .DJI-61 = Neuer Trumpf: Du nennst eine Farbe, und sie ist in diesem Stich Trumpf.
    .DJI-62 = Karte ersetzen: Eine Karte, die jemand anders gespielt hat, wird abgelegt, und der oberste Schatz des Stapels kommt an ihre Stelle.
    .DJI-63 = Jede Farbe: vor deiner Karte; sie muss nicht bedienen.
    .DJI-64 = Karten tauschen: nach deiner Karte; sie wechselt den Platz mit der eines anderen.
    .DJI-65 = Höchste behalten: Bevor sich der Gewinner etwas aussucht, nimmst du die Karte mit der höchsten Zahl.
    .DJI-66 = Niedrigste gewinnt: Die niedrigste Zahl gewinnt den Stich, gleich in welcher Farbe.
    .DJI-67 = Kein Trumpf: Dieser Stich hat keinen.
    .DJI-68 = Zählt als 15: nach deiner Karte; sie zählt als 15 ihrer Farbe, wenn der Stich entschieden wird.
    .DJI-69 = Zwei behalten: Gewinnst du den Stich, behältst du zwei Karten davon.
djinn-rules-known = Was alle wissen
    .DJI-70 = Handkarten, Djinn-Karten und Stapel sind geheim; gesammelte Karten, Stufen, offene Höhlen und alle Kartenzahlen nicht. Abgelegtes musst du dir merken, außer der Tisch hat es offen.

# Browser: Kadora
kadora-option-seat-view = Auffüllen von deiner Seite
kadora-option-seat-view-text = Leere Felder werden in der Leserichtung dessen gefüllt, der am Zug ist, wie an einem echten Tisch. Sonst ist die Reihenfolge für alle gleich.
kadora-source-R = R
kadora-source-O = O
kadora-source-Y = Ge
kadora-source-G = Gr
kadora-source-B = B
kadora-source-P = L
kadora-panel-aside = Beiseite
kadora-card = { $colour } { $value } { $kind }
kadora-back = { $colour }, verdeckt
kadora-kind-round = rund
kadora-kind-square = eckig
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
kadora-give-to = Alles in { $colour } an
kadora-takes-nothing = Nimmt nichts.
kadora-takes = Nimmt { $cards }. Strafpunkte: { $before } → { $after }.
kadora-would-lead = Dann am höchsten in { $colours }.
kadora-full = Der Block ist voll: Jetzt nimmst du die Karten, die nicht passen.
kadora-empty = leer
kadora-aside-text = { $players ->
    [2] { $count } Karten liegen beiseite. Am Ende werden sie als die eines dritten Spielers aufgedeckt, der Insel, die sogar gewinnen kann.
   *[other] { $count } Karten liegen beiseite und spielen nicht mit. Ihre Rückseiten zeigen die Farben.
}
kadora-says-row = { $row ->
    [left] Linke Reihe
   *[right] Rechte Reihe
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
kadora-says-hand = { $card }, { $place } von { $count } in deiner Hand
kadora-says-line = Zeile { $row }: { $cards }.
kadora-says-sum = { $colour } { $sum }{ $leads ->
    [true] { " " }(Mehrheit)
   *[false] { "" }
}
kadora-says-loot = { $name }: { $loot }; jetzt Strafpunkte: { $open }.
kadora-says-seat = Jetzt Strafpunkte: { $open }. { $loot ->
    [one] { $loot } Karte
   *[other] { $loot } Karten
} in der Beute. Hand: { $hand }.
kadora-rules-aim = Worum es geht
    .KAD-63 = Am Ende sind alle Werte, die offen vor dir liegen, Strafpunkte. Die niedrigste Summe gewinnt.
    .KAD-62 = Wer die höchste Summe einer Farbe hat, dreht ihre Karten um; bei Gleichstand tun es alle.
    .KAD-64 = Wer nichts verdeckt hat, kann nicht gewinnen.
kadora-rules-cards = Die Karten
    .KAD-1 = 72 Karten in sechs Farben.
    .KAD-2 = Werte von 1 bis 5, von denen jeder Farbe einer fehlt, und drei Formen von Diamanten; jede Farbe hat jeden ihrer Werte in jeder Form.
    .KAD-3 = Rot fehlt die 1, Orange die 2, Gelb die 3, Grün die 4, Blau die 5, Lila die 3.
    .KAD-4 = Die Formen sind rund, eckig und Tropfen.
    .KAD-5 = Rückseiten zeigen die Farbe: Von Händen, Reihen und beiseitegelegten Karten kennen alle die Farben, und nur die.
kadora-rules-setup = Vor dem Spiel
    .KAD-10 = Zu zweit, zu dritt oder zu viert werden 18, 12 oder 6 Karten beiseitegelegt.
    .KAD-11 = Alle bekommen vier Karten.
    .KAD-12 = Zwölf Karten bilden den Rand eines Blocks von vier mal vier; die Mitte ist leer.
    .KAD-13 = Die übrigen liegen verdeckt in zwei Reihen; ihre Folge ändert sich nie.
    .KAD-14 = Gespielt wird im Uhrzeigersinn.
kadora-rules-give = Eine Farbe verschenken
    .KAD-20 = Zuerst darfst du deine ganze Beute einer Farbe jemandem schenken, der nichts davon hat, wenn du allein die höchste Summe dieser Farbe hast. Ein Geschenk pro Zug.
    .KAD-21 = Wo kein Geschenk möglich ist, wird nicht gefragt.
kadora-rules-take = Legen und nehmen
    .KAD-30 = Leg eine Karte deiner Hand auf ein leeres Feld.
    .KAD-31 = Ergibt ihre Spalte jetzt 10 oder mehr, nimmst du daraus alle anderen Karten derselben Farbe oder derselben Form. Die gelegte Karte bleibt.
    .KAD-32 = Dann ebenso ihre Zeile.
    .KAD-33 = Was du nimmst, liegt offen als deine Beute.
    .KAD-34 = Füllt deine Karte den Block und darfst du nichts Passendes nehmen, nimmst du alle Karten aus Spalte und Zeile, die nicht passen.
    .KAD-35 = Das gilt auch, wenn eine Linie 10 hat, aber nichts darin passt.
    .KAD-36 = Kommt auch dabei nichts heraus, nimmst du alle sechs.
kadora-rules-draw = Ziehen und auffüllen
    .KAD-40 = Zieh die erste Karte einer der beiden Reihen.
    .KAD-50 = Sind mehr als vier Felder leer, füllen Karten dieser Reihe sie in Leserichtung, bis vier leer sind.
    .KAD-51 = Die Leserichtung ist für alle gleich, egal wer wo sitzt, außer der Tisch hat es anders gewählt.
    .KAD-52 = Geht diese Reihe aus, geht es mit der anderen weiter.
kadora-rules-end = Das Ende
    .KAD-60 = Sind beide Reihen aufgebraucht, haben alle noch einen Zug.
    .KAD-61 = Dann kommen die Handkarten zur Beute.
    .KAD-65 = Bei gleichen Summen gewinnen die meisten Karten, offen oder nicht; dann wird der Sieg geteilt.
    .KAD-66 = Zu zweit gehören die beiseitegelegten Karten einem Dritten, der Insel, die auch gewinnen kann.

# Browser: Meer oder Küste
seashore-option-action-rb = Aktion von Rot und Blau
    .plus = Pluskarten nehmen
    .hand = aus einer Hand ziehen
seashore-option-action-rb-text = Was geschieht, wenn Rot oder Blau gewonnen wird und kein Schatz dieser Farbe offen liegt.
seashore-option-action-pg = Aktion von Lila und Grün
    .plus = Pluskarten nehmen
    .hand = aus einer Hand ziehen
seashore-option-action-pg-text = Was geschieht, wenn Lila oder Grün gewonnen wird und kein Schatz dieser Farbe offen liegt.
seashore-option-pass-to = Eine Karte weitergeben
    .left = nach links
    .right = nach rechts
    .none = gar nicht
seashore-option-pass-to-text = Am Anfang einer Runde geben alle die höchste Karte ihrer längsten Farbe weiter.
seashore-option-plus-cap = Höchster Wert mit Pluskarten
    .n12 = 12
    .n15 = 15
    .n99 = keine Grenze
seashore-option-plus-cap-text = Pluskarten heben keine Karte über diesen Wert.
seashore-option-steal-any = Jeden Schatz stehlen
seashore-option-steal-any-text = Wer gewinnt, darf einen Schatz jeder Farbe stehlen, nicht nur der gewonnenen.
seashore-source-treasures = Schätze
seashore-source-plus = Pluskarten
seashore-panel-trick = Letzter Stich
seashore-panel-out = Karten
seashore-card = { $colour } { $number }
seashore-treasure = Schatz { $colour } { $points }
seashore-lay = Spiel { $card }{ $laid }: { $half }
seashore-hand = Deine Hand
seashore-hand-empty = Deine Hand ist leer.
seashore-others-see = Andere sehen
seashore-pluses = Pluskarten dazu
seashore-plus = { $count ->
    [0] keine Pluskarte
    [one] { $count } Pluskarte
   *[other] { $count } Pluskarten
}
seashore-pile = { $count ->
    [one] noch { $count }
   *[other] noch { $count }
}
seashore-pile-closed = verdeckter Stapel
seashore-supply = Vorrat
seashore-passing = { $to ->
    [right] Alle geben eine Karte nach rechts weiter.
   *[left] Alle geben eine Karte nach links weiter.
}
seashore-passing-wait = Du hast gewählt. Weitergegeben wird, wenn alle so weit sind.
seashore-choose-claim = Nehmen oder stehlen
seashore-choose-rob = Wessen Pluskarten?
seashore-choose-draw = Wessen Hand?
seashore-drawn = Gezogen von { $seat }
seashore-hidden = { $count ->
    [one] Darunter liegt { $count } Schatz verdeckt.
   *[other] Darunter liegen { $count } Schätze verdeckt.
}
seashore-worth = Wert { $value }
seashore-no-trick = In dieser Runde wurde noch keine Karte aufgedeckt.
seashore-chosen = hat gewählt
seashore-out-text = Durchgestrichen: gespielt. Umrahmt: in deiner Hand. Die anderen hat jemand, oder sie liegen in der Schachtel.
seashore-out-gone = gespielt
seashore-out-held = in deiner Hand
seashore-out-somewhere = noch nicht gesehen
seashore-says-open = { $name }: { $card }{ $plus ->
    [0] { "" }
   *[other] { " " }plus { $plus }
}
seashore-says-laid = { $name }: { $half }{ $plus ->
    [0] { "" }
   *[other] , plus { $plus }
}.
seashore-says-hand = { $card }, { $place } von { $count } in deiner Hand
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
seashore-says-top = Obenauf: { $card }.
seashore-rules-aim = Worum es geht
    .SEA-50 = Eine Runde ist vorbei, wenn alle Karten gespielt sind. Deine Schätze zählen ihre Punkte, und je zwei Pluskarten einen Punkt.
    .SEA-51 = Nach zwei Runden gewinnen die meisten Punkte; bei Gleichstand wird der Sieg geteilt.
seashore-rules-cards = Die Karten
    .SEA-1 = 48 Inselkarten: Rot, Blau, Lila und Grün, jeweils von 1 bis 12.
    .SEA-2 = 20 Schätze, fünf je Farbe, 1, 1, 2, 3 und 4 wert.
    .SEA-3 = 22 Pluskarten und zwei Aktionskarten: eine für Rot und Blau, eine für Lila und Grün.
seashore-rules-setup = Vor einer Runde
    .SEA-10 = Zu viert oder fünft gibt es zwei Schatzstapel, Rot mit Blau und Lila mit Grün; zu dritt einen aus den besten zwölf. Der oberste Schatz liegt offen.
    .SEA-11 = Jede Aktionskarte sagt, was ihre zwei Farben gewinnen, wenn keiner ihrer Schätze offen liegt.
    .SEA-12 = Alle bekommen 12 Karten, zu fünft 9.
    .SEA-13 = Alle geben gleichzeitig die höchste Karte der Farbe, von der sie am meisten haben, nach links weiter. Unter mehreren solchen Farben wählst du.
    .SEA-14 = Runde zwei beginnt, wer nach dem Startspieler des letzten Stichs sitzt.
seashore-rules-trick = Ein Stich
    .SEA-20 = Reihum spielt jeder eine beliebige Karte unter einer Abdeckung, die das Meer zeigt, ihre Farbe, oder die Küste, ihre Zahl.
    .SEA-21 = Dazu dürfen Pluskarten gelegt werden, jede 1 wert, aber nicht über 12 hinaus.
    .SEA-22 = Bis alle gespielt haben, kennen die anderen nur die sichtbare Hälfte und die Pluskarten.
    .SEA-23 = Jede Farbe gewinnt ihr höchster Wert; bei Gleichstand der erste in Zugreihenfolge.
    .SEA-24 = Wer den niedrigsten Wert einer Farbe hat, die mehr als einmal gespielt wurde, bekommt so viele Pluskarten, wie Karten dieser Farbe gespielt wurden.
    .SEA-25 = Gibt es zu wenige Pluskarten, werden sie in Zugreihenfolge ausgegeben.
seashore-rules-prizes = Gewinne
    .SEA-30 = Liegt ein Schatz der gewonnenen Farbe offen, nimmt ihn der Gewinner. Von jedem ist nur der oberste Schatz zu sehen.
    .SEA-31 = Oder der Gewinner stiehlt jemand anderem den obersten Schatz, wenn er die gewonnene Farbe hat.
    .SEA-32 = Liegt kein Schatz dieser Farbe offen, folgt die Aktion der Farbe.
    .SEA-33 = Gewinner und Verlierer stehen sofort fest; Verlierer bekommen ihre Pluskarten, dann werden in Zugreihenfolge Schätze gewonnen, dann folgen die Aktionen.
    .SEA-34 = Zu dritt gelten die zwei Farben einer Aktionskarte als eine Farbe, wenn von keiner etwas offen liegt.
    .SEA-35 = Dann zeigt jeder Stapel den nächsten Schatz; einer, der nicht genommen wurde, kommt unter seinen Stapel.
    .SEA-36 = Ein leerer Stapel bleibt leer: Seine Farben führen zu Aktionen.
    .SEA-37 = Die gespielten Karten sind aus dem Spiel und bleiben offen. Der nächste Platz beginnt.
seashore-rules-actions = Aktionen
    .SEA-40 = Pluskarten nehmen: zwei von jemand anderem, der zwei oder mehr hat; hat das niemand, aus dem Vorrat.
    .SEA-41 = Aus einer Hand ziehen: zwei Karten ungesehen von jemand anderem, dann gib zwei beliebige zurück.

## Ablehnungen: <game>-refusal-<reason>, oder ohne das Spiel, was alle Spiele gleich sagen. Was im Terminal getippt
## wird, bleibt, wie es getippt wird.

refusal-no-seat = Platz { $seat } gibt es nicht: Die Plätze sind 0 bis { $last }.
refusal-over = Das Spiel ist aus.
refusal-not-your-turn = { $turn } ist am Zug.
diamant-refusal-in-camp = Du bist im Lager: Wer gegangen ist, wartet auf die nächste Expedition.
diamant-refusal-already-chosen = Du hast schon gewählt, und das gilt.
diamant-refusal-unknown-move = Es gibt nur zwei Möglichkeiten: stay (bleiben) und leave (gehen).
diamoniak-refusal-unknown-move = „{ $move }“ ist kein Zug: Es gibt draw, stop, fairy, buy mit einem Platz und give mit einer Karte.
diamoniak-refusal-witch-ends-drawing = Eine Hexe hat dein Ziehen beendet: Erst bekommt sie, was sie will.
diamoniak-refusal-witch-not-settled = Der Zug geht erst weiter, wenn die Hexe versorgt ist.
diamoniak-refusal-must-draw = Du hast noch nicht gezogen: Ein Zug ist mindestens eine Karte oder ein Kauf.
diamoniak-refusal-no-witch-to-counter = Eine Fee vertreibt eine Hexe, und du hast keine gezogen.
diamoniak-refusal-fairy-too-late = Du gibst der Hexe schon Karten: Die Fee kommt zu spät.
diamoniak-refusal-no-fairy = Du hast keine Fee.
diamoniak-refusal-nothing-to-give = Du hast keine Hexe gezogen, also gibt es nichts abzugeben.
diamoniak-refusal-fairy-is-no-payment = Eine Hexe nimmt Diamanten und Schlosskarten, aber keine Fee.
diamoniak-refusal-witch-is-no-payment = Eine Hexe nimmt Diamanten und Schlosskarten, aber keine andere Hexe.
diamoniak-refusal-not-held = Das hast du nicht zum Abgeben: { $card }.
diamoniak-refusal-buying-with-witch = Du hast eine Hexe gezogen, also kaufst du in diesem Zug nichts.
diamoniak-refusal-buying-after-drawing = Du hast in diesem Zug schon gezogen, also kaufst du nichts mehr.
diamoniak-refusal-no-such-seller = Es gibt keinen Platz { $seller }, von dem du kaufen könntest: Die Plätze sind 0 bis { $last }.
diamoniak-refusal-own-store = Du kaufst von jemand anderem, nicht von dir selbst.
diamoniak-refusal-no-castle = Du baust noch kein Schloss, also gibt es keine Farbe, die du kaufen könntest.
diamoniak-refusal-too-few-diamonds = Eine Schlosskarte kostet drei Diamanten, und du hast { $diamonds }.
diamoniak-refusal-not-for-sale = { $seller } hat keine Karte in { $colour }, und eine andere Farbe passt nicht in dein Schloss.
djinn-refusal-not-your-trick = { $turn } hat den Stich gewonnen und sucht sich eine Karte aus.
djinn-refusal-not-your-cave = { $turn } sucht sich eine Aufgabe aus.
djinn-refusal-unknown-move = „{ $move }“ ist kein Zug: Es gibt play, djinn, done, keep und cave.
djinn-refusal-play-what = Nenn den Schatz, den du spielst, etwa play P15.
djinn-refusal-keep-what = Nenn die Karte des Stichs, die du behältst, etwa keep P15.
djinn-refusal-djinn-what = Nenn die Djinn-Karte, die du spielst, etwa djinn lowest.
djinn-refusal-cave-what = Nenn die Aufgabe und die Karten dafür, etwa cave run Y3 G4 P5.
djinn-refusal-unknown-card = Den Schatz „{ $card }“ gibt es nicht: Die Karten sind P1 bis P15, G, Y und B.
djinn-refusal-not-held = Du hast { $card } nicht.
djinn-refusal-must-follow = Du hast { $colour }, also musst du { $colour } bedienen.
djinn-refusal-not-laid = Spiel erst einen Schatz: Dann kannst du fertig sein.
djinn-refusal-already-laid = Du hast deinen Schatz gespielt: Spiel eine Djinn-Karte oder sag „fertig“.
djinn-refusal-no-trick-won = Es gibt jetzt keinen Stich, von dem du etwas behalten könntest.
djinn-refusal-keep-now = Du hast den Stich gewonnen: Behalte eine Karte davon.
djinn-refusal-not-in-trick = { $card } liegt nicht im Stich, oder nicht mehr.
djinn-refusal-unknown-djinn = Die Djinn-Karte „{ $effect }“ gibt es nicht.
djinn-refusal-djinn-not-held = Du hast die Djinn-Karte „{ $effect }“ nicht.
djinn-refusal-trump-needs-colour = Nenn die Farbe, die Trumpf wird: P, G, Y oder B.
djinn-refusal-replace-needs-seat = Nenn den Platz, dessen Karte ersetzt wird.
djinn-refusal-replace-no-seat = Platz { $seat } gibt es nicht: Die Plätze sind 0 bis { $last }.
djinn-refusal-replace-own = Nur eine Karte von jemand anderem kann ersetzt werden.
djinn-refusal-replace-nothing = { $seat } hat in diesem Stich keine Karte gespielt, die ersetzt werden könnte.
djinn-refusal-replace-empty-pile = Der Schatzstapel ist leer, also kann nichts ersetzt werden.
djinn-refusal-free-too-late = „Jede Farbe“ spielst du vor deiner Karte, und die liegt schon.
djinn-refusal-swap-too-early = „Karten tauschen“ spielst du erst nach deiner eigenen Karte.
djinn-refusal-swap-needs-seat = Nenn den Platz, mit dem du tauschst.
djinn-refusal-swap-no-seat = Platz { $seat } gibt es nicht: Die Plätze sind 0 bis { $last }.
djinn-refusal-swap-own = Du tauschst mit jemand anderem, nicht mit dir selbst.
djinn-refusal-swap-nothing = { $seat } hat in diesem Stich keine Karte zum Tauschen gespielt.
djinn-refusal-fifteen-too-early = „Zählt als 15“ spielst du erst nach deiner eigenen Karte.
djinn-refusal-no-cave-now = Aufgaben werden nach der Partie erfüllt, nicht jetzt.
djinn-refusal-cave-now = Die Partie ist aus: Wer eine Aufgabe erfüllen kann, muss es tun.
djinn-refusal-unknown-task = Die Aufgabe „{ $task }“ gibt es nicht.
djinn-refusal-task-not-open = Die Aufgabe „{ $task }“ gehört nicht zur Stufe { $level }, die vor dir liegt.
djinn-refusal-card-twice = { $card } ist zweimal genannt.
djinn-refusal-wrong-number = Eine Aufgabe der Stufe { $level } kostet genau so viele Karten wie ihre Stufe, nicht { $count }.
djinn-refusal-not-kept = { $card } liegt nicht vor dir.
djinn-refusal-not-a-run = Diese Zahlen folgen nicht aufeinander.
djinn-refusal-not-pairs = Das sind nicht die Pärchen, die die Aufgabe verlangt.
djinn-refusal-not-under = Die Summe ist { $sum }, sie muss unter { $limit } liegen.
djinn-refusal-not-over = Die Summe ist { $sum }, sie muss über { $limit } liegen.
djinn-refusal-not-exact = Die Summe ist { $sum }, sie muss genau { $limit } sein.
djinn-refusal-not-one-colour = Diese Karten sind nicht alle in einer Farbe.
djinn-refusal-not-ascending = Nenn die Karten aufsteigend: { $cards }.
kadora-refusal-give-now = „{ $move }“ ist kein Zug: Verschenk etwas, etwa gift Y 1, oder sag keep.
kadora-refusal-gift-or-keep = Du kannst eine Farbe verschenken: Tu das erst, oder verschenk nichts.
kadora-refusal-keep-alone = Sag nur keep, sonst nichts.
kadora-refusal-gift-of-what = Nenn die Farbe, die du verschenkst, und den Platz, der sie bekommt, etwa gift Y 1.
kadora-refusal-gift-to-whom = Nenn auch den Platz, der alles in { $colour } bekommt, etwa gift { $letter } 1.
kadora-refusal-gift-too-long = Ein Geschenk ist eine Farbe für einen Platz, etwa gift Y 1, sonst nichts.
kadora-refusal-no-such-colour = Die Farbe „{ $colour }“ gibt es nicht: Die Farben sind R, O, Y, G, B und P.
kadora-refusal-no-such-receiver = Es gibt keinen Platz „{ $to }“, der etwas bekommen könnte: Die Plätze sind 0 bis { $last }.
kadora-refusal-gift-to-yourself = Ein Geschenk geht an jemand anderen.
kadora-refusal-nothing-to-give = Du hast kein { $colour } in der Beute, das du verschenken könntest.
kadora-refusal-not-leading = { $other } hat die Mehrheit in { $colour }, { $most } zu { $own }: Nur wer sie hat, darf die Farbe verschenken.
kadora-refusal-lead-shared = Du teilst die Mehrheit in { $colour } mit { $other }, je { $own }: Niemand darf die Farbe verschenken.
kadora-refusal-receiver-has-colour = { $to } hat schon { $colour } in der Beute und kann darum nichts davon bekommen.
kadora-refusal-gift-too-late = Ein Geschenk pro Zug, und nur bevor eine Karte gelegt ist: Jetzt ist es zu spät.
kadora-refusal-keep-too-late = Das Verschenken ist vorbei, also gibt es nichts mehr abzulehnen.
kadora-refusal-no-gift-possible = In diesem Zug ist kein Geschenk möglich, also gibt es nichts abzulehnen.
kadora-refusal-place-now = „{ $move }“ ist kein Zug: Leg eine Karte, etwa place Y4r b2.
kadora-refusal-place-what = Nenn eine Karte deiner Hand und ein leeres Feld dafür, etwa place Y4r b2.
kadora-refusal-place-where = Nenn auch das leere Feld für { $card }.
kadora-refusal-place-too-long = Eine Karte kommt auf ein Feld, etwa place Y4r b2, sonst nichts.
kadora-refusal-place-first = Leg erst eine Karte; gezogen wird danach.
kadora-refusal-no-such-card = „{ $card }“ ist keine Karte: Eine Karte ist Farbe, Wert und Art, etwa Y4r.
kadora-refusal-no-such-value = „{ $card }“ gibt es nicht: Die Werte gehen von 1 bis 5.
kadora-refusal-no-such-kind = „{ $card }“ gibt es nicht: Die Arten sind r, s und d.
kadora-refusal-lacking-card = { $card } gibt es nicht: In { $colour } fehlt in diesem Spiel die { $value }.
kadora-refusal-no-such-cell = Das Feld „{ $cell }“ gibt es nicht: Der Block geht von a1 bis d4.
kadora-refusal-not-in-hand = Du hast { $card } nicht auf der Hand.
kadora-refusal-cell-taken = Feld { $cell } ist nicht leer: Dort liegt { $card }.
kadora-refusal-placed-already = Du hast in diesem Zug eine Karte gelegt; jetzt zieh eine.
kadora-refusal-draw-now = „{ $move }“ ist kein Zug: Zieh eine Karte, etwa draw left.
kadora-refusal-draw-where = Nenn die Reihe, aus der du ziehst: left oder right.
kadora-refusal-draw-too-long = Du ziehst eine Karte aus einer Reihe, etwa draw left, sonst nichts.
kadora-refusal-no-such-row = Die Reihe „{ $row }“ gibt es nicht: Zieh aus left oder right.
seashore-refusal-already-chosen = Du hast schon eine Farbe zum Weitergeben gewählt, und das gilt.
seashore-refusal-nothing-to-pass = Du hast keine Karte, also gibst du keine weiter.
seashore-refusal-not-your-prize = Erst bekommt { $turn } einen Preis.
seashore-refusal-unknown-move = „{ $move }“ ist kein Zug: Es gibt pass, play, take, steal, rob, draw und return.
seashore-refusal-pass-now = Erst geben alle eine Karte weiter: Nenn ihre Farbe, etwa pass R.
seashore-refusal-play-now = Jetzt wird eine Karte gespielt, etwa play G9 sea oder play G9 shore +2.
seashore-refusal-claim-now = Du hast { $colour } gewonnen: Nimm den offenen Schatz (take) oder stiehl einen, etwa steal 2.
seashore-refusal-rob-now = Du nimmst zwei Pluskarten von jemand anderem, etwa rob 2.
seashore-refusal-draw-now = Du ziehst aus der Hand von jemand anderem, etwa draw 2.
seashore-refusal-return-now = Du gibst so viele Karten zurück, wie du gezogen hast, etwa return G4 B7.
seashore-refusal-not-longest = Du gibst von der Farbe weiter, von der du am meisten hast, und das ist nicht { $colour }.
seashore-refusal-not-in-hand = Du hast { $card } nicht auf der Hand.
seashore-refusal-too-few-plus = So viel hast du nicht: { $laid ->
    [one] { $laid } Pluskarte
   *[other] { $laid } Pluskarten
}.
seashore-refusal-takes-no-plus = Zu { $card } passt keine Pluskarte, denn kein Wert steigt über { $cap }.
seashore-refusal-over-cap = { $card } wäre dann { $value } wert, und kein Wert steigt über { $cap }.
seashore-refusal-steal-nobody = Es gibt keinen Platz { $seat }, von dem du stehlen könntest.
seashore-refusal-steal-yourself = Von dir selbst kannst du nicht stehlen.
seashore-refusal-nothing-to-steal = { $seat } hat keinen Schatz, den du stehlen könntest.
seashore-refusal-other-colour = Du hast { $colour } gewonnen, also kannst du das nicht von { $seat } stehlen: { $card }.
seashore-refusal-rob-nobody = Es gibt keinen Platz { $seat }, von dem du Pluskarten nehmen könntest.
seashore-refusal-rob-yourself = Von dir selbst kannst du keine Pluskarten nehmen.
seashore-refusal-too-few-to-rob = { $seat } hat weniger als zwei Pluskarten.
seashore-refusal-draw-nobody = Es gibt keinen Platz { $seat }, von dem du ziehen könntest.
seashore-refusal-draw-yourself = Aus der eigenen Hand kannst du nicht ziehen.
seashore-refusal-empty-hand = { $seat } hat keine Karte, die du ziehen könntest.
seashore-refusal-return-count = Gezogen: { $drawn }. Gib ebenso viele zurück, nicht { $count }.
seashore-refusal-return-twice = Du nennst { $card } zweimal.
seashore-refusal-return-order = Nenn die Karten nach Zahl, dann nach Farbe: { $move }.
seashore-refusal-return-not-held = Du hast { $card } nicht und auch nicht gezogen.

## Gründe von Bots: <game>-reason-<name>

diamant-reason-leave-now = Jetzt allein gehen: { $safe } sicher.
diamant-reason-one-more = Noch eine Karte: { $risk } % Gefahr, alles zu verlieren, im Mittel { $more } mehr.
diamant-reason-alone = Allein in der Höhle: Weitergehen gewinnt { $stay } %, Gehen { $leave } %, über den ganzen Stapel gezählt.
diamoniak-reason-wins = Das ist die sechste Karte deines Schlosses: Du gewinnst.
diamoniak-reason-one-more = Noch eine Karte: { $own } % für dein Schloss, { $witch } % eine Hexe.
diamoniak-reason-start = Noch eine Karte: { $start } % für den Anfang eines Schlosses, { $witch } % eine Hexe.
diamoniak-reason-safe = Im Stapel ist keine Hexe mehr.
diamoniak-reason-fairy-ready = Deine Fee würde eine Hexe vertreiben.
diamoniak-reason-cushion = Eine Hexe bekäme nur übrige Karten; du hast { $spare }.
diamoniak-reason-castle-at-stake = So viele Schlosskarten würde eine Hexe dich kosten: { $castle }.
diamoniak-reason-counted = Über den ganzen Stapel gezählt: Weiterziehen gewinnt etwa { $draw } %, Aufhören { $stop } %.
diamoniak-reason-keeps = Wer aufhört, behält alles; danach zieht { $seat }.
diamoniak-reason-buys = Dein Schloss hat dann sicher { $castle } von 6 Karten; sonst bringt dieser Zug nichts.
diamoniak-reason-pays = { $seat } bekommt drei Diamanten dafür, dir bleiben { $left }.
diamoniak-reason-fairy-saves = Die Fee rettet { $spare ->
    [one] { $spare } übrige Karte
   *[other] { $spare } übrige Karten
} und { $castle } von deinem Schloss.
diamoniak-reason-diamond-idle = Niemand hat eine Karte, die du mit Diamanten kaufen könntest.
diamoniak-reason-diamonds-left = Diamanten übrig: { $left }; Karten deiner Farbe bei anderen: { $held }.
diamoniak-reason-frees = { $seat } hat { $castle } von 6 Karten in { $colour } und kann diese nach dem nächsten Mischen ziehen.
diamoniak-reason-ransom = { $seat } hat genug Diamanten, um sie dir abzukaufen: { $diamonds }.
diamoniak-reason-nobody-builds = Niemand baut { $colour }.
diamoniak-reason-own-castle = Es ist eine Karte deines eigenen Schlosses; dort bleiben: { $castle }.
djinn-aim-run = Folge
djinn-aim-pairs = Pärchen
djinn-aim-under = kleine Summe
djinn-aim-over = große Summe
djinn-aim-exact = genaue Summe
djinn-aim-colour = eine Farbe
djinn-reason-completes = Mit { $card } ist die Aufgabe „{ $task }“ erfüllt.
djinn-reason-nearer = { $card } bringt die Aufgabe „{ $task }“ näher; dann fehlen noch: { $missing }.
djinn-reason-one-more = { $card } ist eine Karte mehr; keine offene Aufgabe braucht sie.
djinn-reason-wins-trick = { $card } gewinnt diesen Stich sicher.
djinn-reason-may-win = { $card } gewinnt diesen Stich in etwa { $percent } von 100 Fällen.
djinn-reason-loses = { $card } kann diesen Stich nicht gewinnen; die kannst du entbehren.
djinn-reason-bends = Die Djinn-Karte „{ $effect }“ hilft, eine Karte aus diesem Stich zu bekommen.
djinn-reason-early = Die Djinn-Karte „{ $effect }“ ändert, was in diesem Stich geschehen kann.
djinn-reason-saves = Djinn-Karten sind in einem späteren Stich mehr wert; du hast { $count }.
djinn-reason-enters = Die Aufgabe „{ $task }“ ist erfüllt: weiter zu Stufe { $level }.
djinn-reason-leaves = Gesammelte Karten für die nächste Stufe: { $count }; die höchste Zahl ist { $number }.
kadora-reason-takes-lead = Das bringt die Mehrheit in { $colour }: { $mine } zu { $best }.
kadora-reason-shares-lead = Das bringt Gleichstand in { $colour }: je { $mine }.
kadora-reason-safer-lead = Das sichert die Mehrheit in { $colour }: { $mine } zu { $best }.
kadora-reason-breaks-lead = Das nimmt { $seat } die Mehrheit in { $colour }; offen liegt dort nun: { $points }.
kadora-reason-penalty = Das bringt { $points } in Farben, in denen jemand anders die Mehrheit hat.
kadora-reason-takes-nothing = Das nimmt keine Karten.
kadora-reason-sheds-card = { $card } verlässt deine Hand, wo sie gegen dich zählen könnte.
kadora-reason-island = Karten der Insel in { $colour }: { $count }, etwa { $points } wert.
kadora-reason-draw-led = Die nächste Karte ist { $colour }, und dort hast du die Mehrheit.
kadora-reason-draw-value = Die nächste Karte ist { $colour }: im Mittel { $points } wert unter denen, die du nicht gesehen hast.
kadora-reason-keep-lead = Du hast die Mehrheit in { $colour }, { $mine } zu { $best }.
kadora-reason-gift-danger = Du führst in { $colour } um { $lead }, aber { $left } davon ist noch zu gewinnen.
kadora-reason-gift-burden = { $seat } hat dann { $points } in { $colour } und muss die Mehrheit halten.
seashore-reason-certain = { $card } gewinnt die eigene Farbe sicher.
seashore-reason-no-higher = Keine ungesehene Karte der Farbe ist höher als { $value }; nur Pluskarten könnten sie schlagen.
seashore-reason-higher = Höhere Karten der Farbe, die du nicht gesehen hast: { $count }.
seashore-reason-beaten = { $card } ist schon geschlagen, von { $seat }.
seashore-reason-treasure = Der offene Schatz in { $colour } ist { $points } wert.
seashore-reason-could-steal = Wer { $colour } gewinnt, kann { $points } von { $seat } stehlen.
seashore-reason-action-plus = Kein Schatz in { $colour } liegt offen: Ein Gewinn bringt zwei Pluskarten.
seashore-reason-action-hand = Kein Schatz in { $colour } liegt offen: Ein Gewinn tauscht bis zu zwei Karten deiner Wahl.
seashore-reason-plus = Pluskarten heben { $card } auf { $value }; aufgehoben wären sie { $points } wert.
seashore-reason-sea = Die anderen sehen nur { $colour }; mögliche Karten: { $count }.
seashore-reason-shore = Die anderen sehen nur die { $number }; mögliche Farben: { $count }.
seashore-reason-last = Niemand spielt nach dir: Welche Hälfte du zeigst, verrät nichts.
seashore-reason-take = Das bringt sicher { $points }.
seashore-reason-steal = Das bringt { $points } und kostet { $seat } ebenso viel; Stand dort: { $total }.
seashore-reason-rob = { $seat } hat Pluskarten: { $count }, und Punkte bisher: { $total }.
seashore-reason-draw = { $seat } hat Karten auf der Hand: { $count }, und Punkte bisher: { $total }.
seashore-reason-give = Von der Farbe hast du { $total } nicht gesehen; { $card } schlägt { $count } davon.

## Lernen

learn-way = Lernen
learn-of = { $game } beim Spielen lernen
learn-title = { $game } lernen
learn-step = Schritt { $step } von { $steps }
learn-steps = Schritte der Lektion
learn-go-on = Weiter
learn-back = Zurück
learn-again = Nochmal
learn-skip = Überspringen
learn-show = Zeig es mir
learn-try = Versuch das: { $move }
learn-hear = Noch einmal hören
learn-voice = Vorlesen
learn-no-voice = Dieses Gerät hat keine Stimme für eure Sprache: Lest es einander vor.
learn-good = Gut gemacht!
learn-finished = Jetzt kannst du { $game } spielen!
learn-play = Jetzt ein richtiges Spiel
learn-once-more = Noch einmal lernen
learn-diamant-treasure = Zusammen geht ihr in eine Höhle. Alle teilen den Schatz, und jeder bekommt { $carried }. Was übrig ist, bleibt auf der Karte: { $left }.
learn-diamant-stay = Tiefer in die Höhle oder nach Hause? Alle entscheiden geheim. Wähl die Fackel: weiter!
learn-diamant-stay-hint = Zu Hause ist es sicher, aber dann finden die anderen die Schätze. Geh diesmal weiter!
learn-diamant-stay-praise = Niemand ist gegangen, also kommt die nächste Karte: ein Schatz. Für jeden: { $share }. Auf der Karte bleibt: { $rest }.
learn-diamant-trap = Und weiter! Was wird die nächste Karte sein?
learn-diamant-trap-hint = Noch nicht! Eine Karte noch.
learn-diamant-trap-praise = Eine Spinne! Die erste Falle einer Art warnt nur.
learn-diamant-warning = Siehst du den roten Rahmen? Eine Spinne liegt auf dem Pfad. Noch eine, und alle in der Höhle verlieren, was sie tragen!
learn-diamant-leave = Zeit, nach Hause zu gehen. Wähl das Zelt: Wer geht, nimmt auch die Rubine vom Pfad mit.
learn-diamant-leave-hint = Zu gefährlich! Bring deine Rubine diesmal nach Hause.
learn-diamant-leave-praise = Getragen: { $carried }. Vom Pfad: { $share }. Jetzt in deiner Truhe: { $chest }, für immer sicher!
learn-diamant-watch = Im Lager bist du sicher. Schau den anderen zu: Sie gehen weiter.
learn-diamant-watch-praise = Die zweite Spinne! { $one } und { $two } verlieren alles, jeder { $lost }. Eine neue Expedition beginnt, und alle sind wieder in der Höhle.
learn-diamant-share = Geh noch einmal nach Hause. Wer zugleich geht, teilt sich die Rubine auf dem Pfad.
learn-diamant-share-hint = Geh diesmal nach Hause und sieh, was auf dem Pfad geschieht.
learn-diamant-share-praise = { $one } ging auch nach Hause. Vom Pfad für jeden: { $share }. Jetzt in deiner Truhe: { $chest }.
learn-diamant-nothing = Jetzt entscheidest du. Noch trägst du nichts: weiter oder nach Hause?
learn-diamant-nothing-hint = Du hast noch nichts zu verlieren. Geh weiter!
learn-diamant-nothing-praise = Die anderen gingen nach Hause, also gehört der ganze Schatz dir: { $share }!
learn-diamant-danger = Schau auf die Fallen: Vier Arten liegen auf dem Pfad. Weiter oder nach Hause?
learn-diamant-danger-hint = Noch eine solche Falle, und alles ist weg. Geh lieber nach Hause!
learn-diamant-danger-praise = Gerade rechtzeitig! Eine zweite Schlange kam, und jeder der anderen verlor { $lost }.
learn-diamant-win = Die letzte Expedition. In deiner Truhe: { $chest }. Du trägst: { $carried }. { $one } hat { $rival }. Weiter oder nach Hause?
learn-diamant-win-hint = Zähl zusammen: Truhe und Hände reichen zum Sieg. Geh nach Hause!
learn-diamant-win-praise = Das Spiel ist aus. Die meisten Rubine gewinnen, und du hast { $score }!
learn-diamoniak-draw = Tippe auf die Karten! Dann tippe auf den großen Knopf.
learn-diamoniak-draw-praise = Hurra, ein Stück Schloss! Dein Schloss ist rosa.
learn-diamoniak-again = Zieh noch eine Karte!
learn-diamoniak-again-hint = Zieh noch eine Karte.
learn-diamoniak-again-praise = Ein Diamant! Er kommt zu deinen Schätzen.
learn-diamoniak-stop = Tippe jetzt auf die Hand. Dann behältst du alles.
learn-diamoniak-stop-hint = Hör diesmal auf: Tippe auf die Hand!
learn-diamoniak-stop-praise = Alles ist sicher. Und { $one } beginnt ein blaues Schloss.
learn-diamoniak-six = Dein Schloss braucht sechs Teile. Zieh!
learn-diamoniak-six-praise = Noch ein Teil! Jetzt hast du { $pieces }.
learn-diamoniak-other = Zieh noch einmal!
learn-diamoniak-other-praise = Ein blaues Teil. Das ist nicht deine Farbe: Es kommt zu deinen Schätzen.
learn-diamoniak-more = Noch eine Karte!
learn-diamoniak-more-praise = Oh weh, die Hexe! Sie will drei Karten von dir.
learn-diamoniak-give = Gib ihr das blaue Teil. Du brauchst es nicht.
learn-diamoniak-give-hint = Gib ihr zuerst das blaue Teil.
learn-diamoniak-castle-hint = Nicht dein Schloss! Gib ihr etwas anderes.
learn-diamoniak-give-praise = Gut! Sie will noch zwei.
learn-diamoniak-two = Gib ihr einen Diamanten.
learn-diamoniak-one = Und noch einen Diamanten.
learn-diamoniak-one-praise = Die Hexe fliegt davon. Dein Schloss steht noch!
learn-diamoniak-fairy = Schon wieder die Hexe! Aber du hast eine Fee. Tippe auf die Fee!
learn-diamoniak-fairy-hint = Tippe auf die Fee. Dann verlierst du sonst nichts.
learn-diamoniak-fairy-praise = Die Fee vertreibt die Hexe!
learn-diamoniak-buy = { $one } hat ein rosa Teil. Kauf es für drei Diamanten!
learn-diamoniak-buy-hint = Tippe auf das rosa Teil bei { $one }.
learn-diamoniak-buy-praise = Dein Schloss hat jetzt fünf Teile!
learn-diamoniak-win = Nur ein Teil fehlt noch. Zieh!
learn-diamoniak-win-praise = Dein Schloss ist fertig. Du hast gewonnen!
learn-djinn-caves = Dein Weg führt durch drei Höhlen. Diese Reihe will drei deiner Karten: eine Folge, ein Pärchen mit einer niedrigeren Karte oder eine Summe über 30.
learn-djinn-follow = Gelb wurde ausgespielt, also musst du Gelb bedienen, wenn du es hast. Die höchste gewinnt: Spiel deine 12!
learn-djinn-follow-hint = Das ist erlaubt, gewinnt aber nicht. Spiel deine 12.
learn-djinn-follow-praise = Die höchste gelbe Karte gewinnt: Der Stich gehört dir!
learn-djinn-keep = Behalte eine Karte des Stichs. Du hast schon 10 und 11: Behalte die 12.
learn-djinn-keep-hint = Die Höhlen zeigen, welche Zahlen dir helfen. Behalte die 12.
learn-djinn-keep-praise = 10, 11, 12: eine Folge! Wer den Stich gewinnt, spielt auch zum nächsten aus.
learn-djinn-trump = Du hast kein Grün, also darfst du alles spielen. Blau ist Trumpf: Sogar deine blaue 2 schlägt Grün!
learn-djinn-trump-hint = Das kann nicht gewinnen, nur Grün oder Trumpf kann es. Spiel die blaue 2.
learn-djinn-trump-praise = Trumpf schlägt jede andere Farbe. Der Stich gehört dir!
learn-djinn-sum = Du hast 8 und 9. Mit welcher Karte kommst du über 30? Behalte sie.
learn-djinn-sum-hint = Schau auf die Höhlen: Die Reihe zeigt die Zahlen, die dir fehlen.
learn-djinn-sum-praise = 8, 9 und 14 sind 31: Diese Aufgabe ist zu schaffen!
learn-djinn-task = Nach acht Stichen erfüllst du eine Aufgabe. Wähl eine mit Häkchen, dann ihre drei Karten.
learn-djinn-task-praise = Durch die erste Höhle! Die Karten sind verbraucht, und Stufe { $level } öffnet sich. Wer hinten liegt, bekommt eine Djinn-Karte als Hilfe.
learn-djinn-djinn = Jetzt hast du eine Djinn-Karte. Sie biegt die Regeln für einen Stich: Tippe darauf und mach Lila zum Trumpf.
learn-djinn-djinn-hint = Wähl eine Farbe, die du hast: Lila.
learn-djinn-djinn-first = Zuerst die Djinn-Karte, dann dein Schatz.
learn-djinn-djinn-praise = Lila ist in diesem Stich Trumpf.
learn-djinn-win-trick = Spiel jetzt deine lila 4!
learn-djinn-win-trick-hint = Lila ist jetzt Trumpf. Spiel die lila 4.
learn-djinn-win-trick-praise = Deine kleine 4 gewinnt den Stich!
learn-djinn-run = Du hast 7, 8 und 10. Welche Karte behältst du für eine Folge von vier?
learn-djinn-run-hint = Zwischen 8 und 10 fehlt eine Zahl.
learn-djinn-run-praise = 7, 8, 9, 10: eine Folge von vier!
learn-djinn-last = Die dritte Höhle! Wähl eine Aufgabe mit Häkchen, dann ihre fünf Karten. Wer zuerst durch ist, gewinnt.
learn-djinn-last-praise = Durch alle drei Höhlen: Du hast gewonnen!
learn-kadora-block = Die Karten liegen in einem Block von vier mal vier. Jede hat eine Farbe, eine Zahl und einen Diamanten: rund, eckig oder Tropfen.
learn-kadora-lay = Leg die grüne 1 auf das gezeigte Feld. Solange Spalte und Zeile unter 10 bleiben, passiert nichts.
learn-kadora-cell-hint = Nimm diesmal das gezeigte Feld.
learn-kadora-lay-hint = Nimm diesmal die grüne 1.
learn-kadora-lay-praise = Beide Summen sind unter 10: Du nimmst nichts.
learn-kadora-take = Leg die gelbe 4 auf das gezeigte Feld. Die Spalte erreicht 10: Jetzt musst du alle Karten nehmen, die zu deiner passen.
learn-kadora-take-hint = Nimm diesmal die gelbe 4.
learn-kadora-take-praise = Genommene Karten: { $cards }. Eine hat dieselbe Farbe, eine denselben Diamanten.
learn-kadora-loot = Das ist deine Beute. Am Ende gibt sie Strafpunkte. Nur wo du die höchste Summe hast, die Krone, kostet sie nichts.
learn-kadora-draw = Zieh eine Karte aus einer der Reihen. Die Rückseiten zeigen die Farbe.
learn-kadora-draw-praise = Aus derselben Reihe wird der Block aufgefüllt, bis vier Felder leer sind.
learn-kadora-crown = { $one } hat 4 in Blau, du hast 3. Wo kann deine blaue 1 mehr Blau nehmen?
learn-kadora-crown-hint = Leg die blaue 1 in eine Spalte, die 10 erreicht und in der Blau liegt.
learn-kadora-crown-praise = Jetzt hast du am meisten Blau. Die Krone gehört dir!
learn-kadora-spare = Nimm jetzt nichts! Such eine Karte und ein Feld, wo nichts genommen wird.
learn-kadora-spare-hint = Da müsstest du Karten nehmen. Die kleinen Zahlen zeigen die Summen vorher.
learn-kadora-spare-praise = Nichts genommen, nichts zu bezahlen!
learn-kadora-gift = Du hast am meisten Lila. Aber schau auf die Rückseiten: { $two } hat auch Lila auf der Hand. Schenk dein Lila { $one }, bevor es dich Punkte kostet!
learn-kadora-gift-hint = Dann kann { $two } dich überholen, und dein Lila gibt Strafpunkte.
learn-kadora-gift-praise = Jetzt muss { $one } die Mehrheit halten.
learn-kadora-end = Der letzte Zug: Leg deine Karte. Dann werden die höchsten Summen umgedreht, und der Rest zählt.
learn-kadora-end-praise = Deine Strafpunkte: { $score }. Die von { $one }: { $rival }. Am wenigsten gewinnt, und das bist du!
learn-seashore-halves = Jede Karte hat zwei Hälften: Das Meer ist ihre Farbe, die Küste ihre Zahl. Die anderen sehen nur eine davon.
learn-seashore-cover = Der rote Schatz liegt offen. Spiel deine rote 11 und zeig nur das Meer.
learn-seashore-cover-half = Zeig diesmal das Meer, die Farbe.
learn-seashore-cover-hint = Nur Rot kann den roten Schatz gewinnen. Spiel die rote 11.
learn-seashore-cover-praise = Alles wird aufgedeckt: Dein Rot ist am höchsten, und der Schatz gehört dir. Das niedrigste Rot bekommt Pluskarten: { $plus }.
learn-seashore-only = Alle zeigen Rot. Ein lila Schatz liegt offen: Spiel deine lila 1!
learn-seashore-only-hint = Rot geht an stärkere Karten. Spiel die lila 1.
learn-seashore-only-praise = Die einzige Karte einer Farbe gewinnt immer, sogar eine 1!
learn-seashore-low = Grün ist voller starker Karten. Verlier absichtlich mit deiner 1: Die niedrigste Karte bekommt Pluskarten!
learn-seashore-low-hint = Das darfst du, aber versuch dies: Spiel die grüne 1.
learn-seashore-low-praise = Du bekommst so viele Pluskarten, wie grüne Karten gespielt wurden: { $plus }!
learn-seashore-plus = { $one } zeigt Blau. Spiel deine blaue 10 mit zwei Pluskarten: Dann zählt sie 12!
learn-seashore-plus-more = Leg beide Pluskarten dazu. Jede zählt 1.
learn-seashore-plus-hint = Hier ist Blau zu gewinnen. Spiel die blaue 10.
learn-seashore-plus-praise = Deine 10 zählt { $worth } und schlägt die 11!
learn-seashore-red = Gewinn Rot mit deiner 12, und zeig das Meer!
learn-seashore-red-hint = Spiel die rote 12.
learn-seashore-red-praise = Rot gehört dir. Jetzt darfst du wählen!
learn-seashore-steal = Nimm den offenen Schatz für 1, oder stiehl den von { $two } für 3!
learn-seashore-steal-hint = Der offene ist nur 1 wert. Stiehl die 3!
learn-seashore-steal-praise = Gestohlen! Nur den obersten Schatz von jemandem kann man stehlen.
learn-seashore-action = Kein blauer Schatz liegt offen. Gewinn Blau trotzdem mit deiner 7: Das bringt die Aktion von Blau.
learn-seashore-action-hint = Niemand sonst zeigt Blau. Spiel die blaue 7.
learn-seashore-action-praise = Blau gehört dir: Jetzt nimmst du Pluskarten.
learn-seashore-rob = Von wem nimmst du zwei Pluskarten? Du wählst.
learn-seashore-rob-praise = Neue Pluskarten: { $plus }!
learn-seashore-pass = So beginnt jede Runde: Du gibst die höchste Karte deiner längsten Farbe weiter. Du hast zwei solche Farben. Welche Karte gibst du her?
learn-seashore-pass-hint = Dann ist deine 12 weg. Gib lieber die rote 8 weiter.
learn-seashore-pass-praise = Alle geben zugleich weiter, nach links. Also bekommst auch du eine Karte.
learn-seashore-end = Die letzte Karte der zweiten Runde. Spiel sie!
learn-seashore-end-hint = Rot gehört dir sowieso. Behalte deine Pluskarten: Zwei davon sind ein Punkt.
learn-seashore-end-praise = Schätze: { $treasures }. Mit Pluskarten: { $points }. Beide Runden: { $score }. Du gewinnst!

## Noch einmal ansehen, der Coach und die Analyse eines Spiels

replay-title = Ein Spiel noch einmal ansehen
replay-again = Noch einmal ansehen
replay-drop = Zieh das Protokoll eines beendeten Spiels hierher.
replay-choose = Datei wählen
replay-code = Oder der Code eines Tisches, an dem das Spiel zu Ende ist
replay-watch = Ansehen
replay-bad = Diese Datei lässt sich nicht zeigen. { $problem }
replay-none = Dieses Spiel gibt es hier nicht
replay-none-text = Es ist noch nicht zu Ende, oder es ist weg, oder es ist nicht für dich.
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Einen Zug weiter
replay-last = Zum Ende
replay-slider = Moment des Spiels
replay-moment = Zug { $move } von { $moves }.
replay-deal = Der Anfang.
replay-silent = Zu sehen ist nichts.
replay-speed = Tempo
replay-eyes = Mit wessen Augen
replay-eyes-nobody = Als Zuschauer
replay-eyes-seat = Wie { $name }
replay-eyes-open = Alle Karten offen
replay-hands = Die Karten der anderen
replay-moves = Züge
replay-link = Link zu diesem Moment
replay-on = Ab hier weiterspielen
replay-on-text = Ein neuer Tisch macht ab diesem Moment weiter. Was noch verteilt wird, wird neu gemischt.
replay-on-seat = Dein Platz
replay-on-bots = Gegen Bots
replay-on-friends = Freunde einladen
replay-on-over = Hier ist das Spiel zu Ende. Geh zu einem Moment davor zurück.
coach-ask = Was würdest du tun?
coach-title = Was der Coach tun würde
coach-thinking = Der Coach überlegt …
coach-win = gewinnt { $win } % ± { $error }
coach-more = Alle Züge: { $count }
coach-odds = Risiko der nächsten Karte: { $percent } % ({ $caught } von { $cards }).
coach-away = Der Coach antwortet nicht. Versuch es noch einmal.
coach-allow = Mit Coach: Alle dürfen fragen, was der stärkste Bot tun würde
analysis-way = Analyse
analysis-title = { $game }: was das Spiel entschied
analysis-looking = Der stärkste Bot sieht sich jede Entscheidung an: { $done } von { $of }.
analysis-sentence = { $you ->
    [seat] Du hast { $skill } gespielt und hattest { $luck }.
   *[none] { $name } hat { $skill } gespielt und hatte { $luck }.
}
analysis-skill = { $place ->
    [first] am besten
    [second] am zweitbesten
    [third] am drittbesten
    [fourth] am viertbesten
    [fifth] am fünftbesten
    [sixth] am sechstbesten
    [seventh] am siebtbesten
    [same] so gut wie alle
   *[last] am schwächsten
}
analysis-luck = { $place ->
    [first] das meiste Glück
    [second] das zweitmeiste Glück
    [third] das drittmeiste Glück
    [fourth] das viertmeiste Glück
    [fifth] das fünftmeiste Glück
    [sixth] das sechstmeiste Glück
    [seventh] das siebtmeiste Glück
    [same] so viel Glück wie alle
   *[last] das wenigste Glück
}
analysis-moments = Was es entschied
analysis-moment = { $you ->
    [seat] Deine Wahl: { $move }. Besser: { $best }.
   *[none] { $name } wählte: { $move }. Besser: { $best }.
}
analysis-cost = Gewinnchance: −{ $points } % (± { $error })
analysis-better = Besser: { $best }
analysis-watch = Diesen Moment ansehen (nach Zug { $move })
analysis-flawless = Niemand machte einen klaren Fehler: Das Glück entschied.
analysis-shares = Glück und Können
analysis-fair = Fairer Anteil
analysis-own = Eigene Fehler
analysis-others = Fehler der anderen
analysis-fortune = Glück
analysis-result = Ergebnis
analysis-mistakes = { $count } von { $of }
analysis-explain = In Prozent eines Sieges. Der Bot beurteilt jede Entscheidung nach dem, was der Platz damals wusste; nur was klar schlechter ist, zählt als Fehler. Was die Fehler nicht erklären, ist Glück.
analysis-decisions = Jede Entscheidung ({ $count })

## One device that goes round, the big screen, and statistics
pass-where = Wo spielt ihr?
pass-where-apart = Jeder am eigenen Gerät
pass-where-here = An diesem Gerät
pass-where-screen = Auf einem großen Bildschirm
pass-where-here-text = Das Gerät geht reihum. Wo kein Name steht, spielt ein Bot – oder jemand, der über den Link kommt.
pass-where-screen-text = Dieser Bildschirm zeigt den Tisch, jedes Handy ist ein Blatt. Setzt euch, indem ihr die Codes scannt.
pass-people = Wer spielt an diesem Gerät?
pass-person = Name auf Platz { $number }
pass-nobody = Bot oder Gast
pass-one-more = Name für noch jemanden an diesem Gerät
pass-too-few = Bitte mindestens zwei Namen eintragen.
pass-turn = { $name }: { $ask }
pass-curtain = Vorhang
pass-hand = Gib das Gerät an { $name } weiter.
pass-taps = Ich bin { $name }
pass-edge-camp = im Lager
pass-edge-undo = { $name } hat gewählt: zurücknehmen
screen-hand = Der Tisch ist auf dem großen Bildschirm: nur mein Blatt zeigen
screen-open = Großen Bildschirm öffnen
screen-join = Mitspielen mit diesem Code: { $code }
screen-seat = QR-Code für Platz { $number }
screen-seats = { $count ->
    [one] { $count } Platz ist frei. Code scannen und hinsetzen.
   *[other] { $count } Plätze sind frei. Code scannen und hinsetzen.
}
stats-title = Statistik
stats-private = Was an diesem Gerät gespielt wurde. Es bleibt hier, außer du speicherst es als Datei.
stats-none = An diesem Gerät ging noch kein Spiel zu Ende.
stats-all = Alle Spiele zusammen
stats-games = { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
}
stats-wins = { $count ->
    [one] { $count } Sieg
   *[other] { $count } Siege
}
stats-rival = Lieblingsgegner
stats-against = gewonnen { $won }, verloren { $lost }
stats-average = Punkte im Schnitt: { $score }
stats-chart = Die letzten Ergebnisse: { $scores }
stats-chart-text = Punkte der letzten Spiele; ein großer Punkt ist ein Sieg.
stats-export = Als Datei speichern
stats-import = Aus einer Datei hinzufügen
stats-imported = { $count ->
    [one] { $count } Spiel ist dazugekommen.
   *[other] { $count } Spiele sind dazugekommen.
}
stats-import-bad = In dieser Datei steht keine Statistik von Karat; nichts kam dazu.
stats-erase = Alles löschen
stats-erase-sure = Wirklich alle Ergebnisse an diesem Gerät löschen?

## Was der Server ablehnt: refusal-<reason>, oder refusal-<error>, wo es keinen Grund gibt
refusal-bad = Das passt hier nicht, also hat sich nichts geändert.
refusal-not-now = Das geht jetzt nicht.
refusal-not-yours = Das darf nur, wer am Tisch spielt oder ihn eröffnet hat.
refusal-not-found = So etwas gibt es hier nicht.
refusal-mistake = Der Server hat einen Fehler gemacht; es hat sich nichts geändert.
refusal-no-table = Diesen Tisch gibt es nicht, oder er ist dir nicht offen.
refusal-no-record = Dieses Spiel gibt es hier nicht oder nicht mehr.
refusal-token-not-valid = Dieser Link gilt an diesem Tisch nicht.
refusal-watching-link = Dieser Link ist zum Zuschauen.
refusal-slow-down = Das war zu viel auf einmal. Warte bitte eine Sekunde.
refusal-too-many-records = Das waren zu viele Dateien auf einmal. Warte bitte eine Minute.
refusal-too-many-analyses = Es werden schon viele Spiele angesehen. Komm bitte in einer Minute wieder.
refusal-too-big = Das ist zu groß.
refusal-storage = Der Server konnte das nicht sichern, also hat sich nichts geändert. Versuch es noch einmal.
refusal-only-players = Das darf nur, wer am Tisch mitspielt.
refusal-only-host = Das darf nur der Gastgeber.
refusal-only-players-and-host = Das dürfen nur die Mitspieler und der Gastgeber.
refusal-no-seat-yet = Setz dich zuerst an den Tisch.
refusal-not-started = Das Spiel hat noch nicht begonnen.
refusal-started = Das Spiel hat schon begonnen.
refusal-game-not-over = Das Spiel ist noch nicht aus.
refusal-table-closed = Der Tisch ist geschlossen.
refusal-started-without-you = Das Spiel hat schon begonnen; du kannst zuschauen.
refusal-seated-already = Du hast schon einen Platz.
refusal-all-seats-taken = Alle Plätze sind besetzt; du kannst zuschauen.
refusal-seat-taken = Dieser Platz ist nicht mehr frei.
refusal-only-bot-levels = Während eines Spiels lässt sich nur die Stärke eines Bots ändern.
refusal-nobody-there = Dort sitzt niemand anderes.
refusal-too-many-people = { $count ->
    [one] Am Tisch sitzt { $count } Person, und das ist dafür zu viel.
   *[other] Am Tisch sitzen { $count } Personen, und das sind dafür zu viele.
}
refusal-name-unseen = Der Name braucht einen Buchstaben, den man sehen kann.
refusal-name-taken = So heißt schon jemand am Tisch, oder fast so.
refusal-late = Diese Entscheidung liegt nicht mehr bei dir.
refusal-no-move-yet = Du hast noch keinen Zug gemacht.
refusal-asked-already = Der Tisch ist schon gefragt, ob Züge zurückgenommen werden.
refusal-question-closed = Diese Frage ist nicht mehr offen.
refusal-agreed-already = Du hast schon zugestimmt.
refusal-nothing-to-read = Darin steht nichts, was man lesen kann.
refusal-no-coach = An diesem Tisch gibt es keinen Coach.
refusal-nothing-to-decide = Du hast gerade nichts zu entscheiden.
refusal-record-not-json = Das ist kein Protokoll eines Spiels: Es sollte JSON sein.
refusal-record-not-well-made = Das ist kein Protokoll, wie Karat sie schreibt ({ $problem }).
refusal-record-does-not-replay = Das Spiel darin folgt nicht den Regeln ({ $problem }).
refusal-record-not-over = Das Spiel darin ist noch nicht aus.
