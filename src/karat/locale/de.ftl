# Deutsch. Die Wörter von Djinn sind die der gedruckten Regel: Partie, Stich, Höhle, Aufgabe, Pärchen. Farben stehen als
# Hauptwort im Satz: „Karten in Rot“, nie „rote“. Was gezogen oder genommen wird, ist weiblich oder sächlich, damit es
# als Subjekt und als Objekt gleich lautet.

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
terminal-more = … und { $count } weitere; l zeigt alle.
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
diamoniak-event-shuffle = Die { $cards } abgelegten Karten werden gemischt: ein neuer Stapel.
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
browser-refusal-late = Diese Entscheidung liegt nicht mehr bei dir.
browser-refusal-slow-down = Das war zu viel auf einmal. Warte bitte eine Sekunde.
browser-refusal-storage = Der Server konnte das nicht sichern, also hat sich nichts geändert. Versuch es noch einmal.

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
djinn-refusal-replace-nothing = { $seat } hat in diesem Stich keine Karte gespielt, die ersetzt werden könnte.
djinn-refusal-swap-nothing = { $seat } hat in diesem Stich keine Karte zum Tauschen gespielt.
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
kadora-refusal-not-leading = { $other } hat die Mehrheit in { $colour }, { $most } zu { $own }: Nur wer sie hat, darf die Farbe verschenken.
kadora-refusal-lead-shared = Du teilst die Mehrheit in { $colour } mit { $other }, je { $own }: Niemand darf die Farbe verschenken.
kadora-refusal-receiver-has-colour = { $to } hat schon { $colour } in der Beute und kann darum nichts davon bekommen.
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
