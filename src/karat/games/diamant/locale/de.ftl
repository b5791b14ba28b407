# Diamant; docs/words/de.md

browser-game-diamant = Diamant
browser-game-diamant-line = Tiefer in die Höhle oder mit der Beute zurück ins Lager? Alle entscheiden gleichzeitig.

diamant-where = Expedition { $number } von 5, { $cards ->
    [one] { $cards } Karte auf dem Pfad
   *[other] { $cards } Karten auf dem Pfad
}
diamant-signs = ♦11 ist ein Schatz; die Zahl hinter einer Karte sind die Rubine, die noch darauf liegen. ! steht bei Fallen, und die zweite Falle derselben Art beendet die Expedition. Punkte neben den Fallen: ● im Stapel, ! auf dem Pfad, × aus dem Spiel.
diamant-ask = Weitergehen oder umkehren? Du trägst { $carried }. Kehrst du allein um, sicherst du { $alone }; zu zweit sind es { $shared }.
diamant-move-stay = Geh weiter, tiefer hinein
diamant-move-leave = Kehr um, mit { $carried } und deinem Anteil vom Pfad
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
diamant-event-treasure = Aufgedeckt: { $card }. Für jeden { $share }, Rest auf der Karte: { $rest }.
diamant-event-chosen = { $you ->
    [seat] Du hast dich entschieden: { $choice ->
        [stay] Du gehst weiter.
       *[leave] Du kehrst um.
    }
   *[none] { $seat } hat sich entschieden.
}
diamant-event-choice = { $choice ->
    [stay] { $you ->
        [seat] Du gehst weiter.
       *[none] { $seat } geht weiter.
    }
   *[leave] { $you ->
        [seat] Du kehrst um.
       *[none] { $seat } kehrt um.
    }
}
diamant-event-bank = { $you ->
    [seat] Du bringst { $carried } ins Lager, dazu { $share } vom Pfad.
   *[none] { $seat } bringt { $carried } ins Lager, dazu { $share } vom Pfad.
}
diamant-event-relic = { $you ->
    [seat] Du nimmst { $card }.
   *[none] { $seat } nimmt { $card }.
}
diamant-event-trapped = { $you ->
    [seat] { $card }! Du verlierst { $lost }.
   *[none] { $card }! { $seat } verliert { $lost }.
}
diamant-event-removed = Aus dem Spiel genommen: { $card }.
diamant-event-expedition-over = Expedition { $number } ist vorbei.
diamant-event-over = Das Spiel ist aus.

## Der Browser

diamant-option-relics = Relikte
diamant-option-relics-text = Mit jeder Expedition kommt ein Relikt in den Stapel. Wer die Höhle allein verlässt, nimmt die Relikte auf dem Pfad mit.
diamant-relics = Relikte
diamant-source-chest = Truhe
diamant-source-relics = Relikte
diamant-round = Expedition { $number } von 5
diamant-ask-short = Weitergehen oder umkehren mit dem, was du trägst?
diamant-choices = Weitergehen oder umkehren
diamant-choose-stay = Weitergehen
diamant-choose-leave = Umkehren
diamant-risk = { $carried } in Gefahr
diamant-bring = du sicherst { $alone }, zu zweit { $shared }
diamant-chose-stay = Du gehst weiter. Aufgedeckt wird, sobald sich alle entschieden haben.
diamant-chose-leave = Du kehrst um. Aufgedeckt wird, sobald sich alle entschieden haben.
diamant-has-chosen-long = hat sich entschieden
diamant-shows-stay = geht weiter
diamant-shows-leave = kehrt um
diamant-safe = Du bist zurück im Lager, mit { $chest } in deiner Truhe.
diamant-trap-near = Die nächste beendet die Expedition
diamant-second = die zweite!
diamant-over = Expedition { $number } ist vorbei
diamant-alone = { $name } allein: { $share } vom Pfad
diamant-shared = { $count } kehren um: je { $share } vom Pfad
diamant-folded = { $cards ->
    [one] { $cards } frühere Karte, darauf { $rubies }
   *[other] { $cards } frühere Karten, darauf { $rubies }
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
diamant-says-inside = { $name } in der Höhle, trägt { $carried }, Truhe { $chest }.
diamant-says-camp = { $name } im Lager, Truhe { $chest }.
diamant-told-stay = Es gehen weiter: { $names }.
diamant-told-leave = Es kehren um: { $names }.
diamant-told-bank = In Sicherheit: { $names }.
diamant-told-lost = { $card }! Verloren: { $names }.
diamant-told-lost-you = { $lost ->
    [one] { $card }! Du verlierst einen Rubin.
   *[other] { $card }! Du verlierst { $lost } Rubine.
}
diamant-told-lost-nothing = { $card }! Niemand hatte etwas dabei.
diamant-why-alone = { $you ->
    [seat] In Expedition { $number } bist du allein umgekehrt: +{ $rubies }.
   *[none] In Expedition { $number } ist { $name } allein umgekehrt: +{ $rubies }.
}
diamant-why-escape = { $you ->
    [seat] In Expedition { $number } bist du eine Karte vor der zweiten Falle ({ $card }) umgekehrt: +{ $rubies }.
   *[none] In Expedition { $number } ist { $name } eine Karte vor der zweiten Falle ({ $card }) umgekehrt: +{ $rubies }.
}
diamant-why-best = { $you ->
    [seat] Deine beste Expedition war Nummer { $number }: +{ $rubies }.
   *[none] Die beste Expedition von { $name } war Nummer { $number }: +{ $rubies }.
}
diamant-rules-aim = Ziel des Spiels
    .DIA-11 = Es gibt fünf Expeditionen in eine Höhle. Zu Beginn jeder Expedition sind alle in der Höhle, mit leeren Händen.
    .DIA-40 = Nach der fünften zählt, was in deiner Truhe liegt, dazu deine Relikte. Wer die meisten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt.
diamant-rules-cards = Die Karten
    .DIA-1 = 15 Schätze mit 1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15 und 17 Rubinen.
    .DIA-2 = 15 Fallen, je drei von jeder Art: Spinne, Schlange, Lava, Felskugel und Rammbock.
    .DIA-3 = Mit Relikten: fünf Stück, 5, 7, 8, 10 und 12 wert.
    .DIA-4 = Ein Rubin ist 1 wert, ein Diamant 5. Fünf Rubine lassen sich jederzeit gegen einen Diamanten tauschen, darum zählt nur die Summe.
    .DIA-5 = Die Edelsteine gehen nie aus.
    .DIA-10 = Schätze und Fallen werden zu einem Stapel gemischt.
    .DIA-12 = Mit Relikten wird vor jeder Expedition das niedrigste, das noch übrig ist, in den Stapel gemischt.
diamant-rules-path = Der Pfad
    .DIA-20 = Die oberste Karte wird aufgedeckt und auf den Pfad gelegt.
    .DIA-21 = Ein Schatz wird gleichmäßig unter allen in der Höhle verteilt. Was nicht aufgeht, bleibt auf der Karte.
    .DIA-22 = Die erste Falle einer Art ist nur eine Warnung.
    .DIA-23 = Die zweite Falle derselben Art beendet die Expedition sofort: Alle in der Höhle verlieren, was sie tragen.
    .DIA-24 = Ein Relikt bleibt einfach auf dem Pfad liegen.
diamant-rules-choice = Weitergehen oder umkehren
    .DIA-25 = Alle in der Höhle entscheiden geheim, ob sie weitergehen oder umkehren. Aufgedeckt wird, sobald sich alle entschieden haben.
    .DIA-26 = Alle, die umkehren, teilen sich gleichmäßig die Rubine auf dem Pfad; was nicht aufgeht, bleibt dort.
    .DIA-27 = Dein Anteil und alles, was du trägst, kommen in deine Truhe und sind dort sicher.
    .DIA-28 = Wer allein umkehrt, nimmt auch alle Relikte auf dem Pfad mit. Kehren mehrere gleichzeitig um, bekommt sie niemand.
    .DIA-29 = Solange noch jemand in der Höhle ist, wird die nächste Karte aufgedeckt.
diamant-rules-end = Das Ende einer Expedition
    .DIA-30 = Sie endet, wenn alle umgekehrt sind oder wenn eine zweite Falle derselben Art auftaucht.
    .DIA-31 = Rubine, die noch auf dem Pfad liegen, sind verloren.
    .DIA-32 = Hat eine Falle sie beendet, kommt eine der beiden gleichen Fallenkarten für immer aus dem Spiel.
    .DIA-33 = Relikte, die noch auf dem Pfad liegen, kommen aus dem Spiel; ein noch nicht aufgedecktes Relikt bleibt im Stapel.
    .DIA-34 = Alle anderen Karten werden wieder in den Stapel gemischt.
diamant-rules-score = Was alle wissen
    .DIA-41 = Alle dürfen sehen, was in den Truhen liegt.
diamant-origin = Die Spielregel ist vollständig. Nur die Werte der Schätze stehen nicht darin: Unsere sind die der gedruckten Karten.
    .DIA-1 = Die Spielregel sagt nur, dass es fünfzehn Schatzkarten gibt. Das sind die Werte auf den gedruckten Karten.
    .DIA-5 = In der Schachtel sind 60 Rubine und 40 Diamanten. Was geschieht, wenn sie ausgehen, steht nicht in der Spielregel: Hier gehen sie nie aus.
    .DIA-25 = Ob man es sich vor dem Aufdecken noch anders überlegen darf, steht nicht in der Spielregel. Hier geht das nicht.
    .DIA-26 = Laut Spielregel bleibt der Rest auf einer beliebigen Schatzkarte; hier ist es die erste. Das macht keinen Unterschied.
    .DIA-28 = Laut Spielregel darf sie nehmen, wer allein umkehrt. Hier geschieht es von selbst: Liegen lassen bringt nichts.
    .DIA-41 = Ob die Truhen geheim sind, steht nicht in der Spielregel. Alle haben gesehen, was hineinkam, also dürfen alle nachsehen.
    .box = Ein Spielplan mit fünf Höhleneingängen; nach jeder Expedition verschließt eine Barrikade einen davon. Alle wählen mit zwei Karten, einer zum Weitergehen und einer zum Umkehren. Es gibt 60 Rubine zu 1 und 40 Diamanten zu 5, die man nach Bedarf tauscht. Eine Übersicht fasst eine Runde zusammen.

## Ablehnungen

diamant-refusal-in-camp = Du bist zurück im Lager: Warte auf die nächste Expedition.
diamant-refusal-already-chosen = Du hast dich schon entschieden, und dabei bleibt es.
diamant-refusal-unknown-move = Du kannst nur zweierlei tun: stay (weitergehen) oder leave (umkehren).

## Gründe von Bots

diamant-reason-leave-now = Jetzt allein umkehren: { $safe } sicher.
diamant-reason-one-more = { $risk ->
    [0] Die nächste Karte kann dich nichts kosten und bringt im Schnitt { $more }.
   *[other] Noch eine Karte: { $risk } % Gefahr, alles zu verlieren, aber im Schnitt { $more } mehr: Das lohnt sich.
}
diamant-reason-risk = Noch eine Karte: { $risk } % Gefahr, alles zu verlieren, für im Schnitt nur { $more } mehr.
diamant-reason-nothing-to-lose = Du trägst noch nichts, was du verlieren könntest.
diamant-reason-behind = Kehrst du jetzt um, liegt { $seat } immer noch um { $rubies } vorn.
diamant-reason-alone = Allein in der Höhle, den ganzen Stapel durchgerechnet: Mit Weitergehen gewinnst du zu { $stay } %, mit Umkehren zu { $leave } %.

## Lernen

learn-diamant-treasure = Ihr geht zusammen in eine Höhle. Der Schatz wird geteilt, und jeder bekommt { $carried }. Was nicht aufgeht, bleibt auf der Karte: { $left }.
learn-diamant-stay = Tiefer in die Höhle oder zurück ins Lager? Alle entscheiden geheim. Wähle die Fackel: Geh weiter!
learn-diamant-stay-hint = Im Lager ist es sicher, aber dann finden die anderen die Schätze. Geh diesmal weiter!
learn-diamant-stay-praise = Niemand ist umgekehrt, also wird die nächste Karte aufgedeckt: ein Schatz. Für jeden: { $share }. Auf der Karte bleiben: { $rest }.
learn-diamant-trap = Und weiter! Was wird die nächste Karte sein?
learn-diamant-trap-hint = Noch nicht! Eine Karte noch.
learn-diamant-trap-praise = Eine Spinne! Die erste Falle einer Art ist nur eine Warnung.
learn-diamant-warning = Siehst du den roten Rahmen? Auf dem Pfad liegt eine Spinne. Kommt eine zweite, verlieren alle in der Höhle, was sie tragen!
learn-diamant-leave = Zeit umzukehren. Wähle das Zelt: Auf dem Rückweg ins Lager nimmst du auch die Rubine vom Pfad mit.
learn-diamant-leave-hint = Zu gefährlich! Bring deine Rubine diesmal ins Lager.
learn-diamant-leave-praise = Du hattest { $carried } dabei, vom Pfad kamen { $share } dazu. In deiner Truhe sind jetzt { $chest }, für immer sicher!
learn-diamant-watch = Im Lager bist du sicher. Schau zu, wie die anderen weitergehen.
learn-diamant-watch-praise = Die zweite Spinne! { $one } und { $two } verlieren alles, je { $lost }. Eine neue Expedition beginnt, und alle sind wieder in der Höhle.
learn-diamant-share = Kehr noch einmal um. Wer gleichzeitig umkehrt, teilt sich die Rubine auf dem Pfad.
learn-diamant-share-hint = Kehr diesmal um und sieh, was auf dem Pfad passiert.
learn-diamant-share-praise = { $one } ist auch umgekehrt, also bekommt jeder { $share } vom Pfad. In deiner Truhe sind jetzt { $chest }.
learn-diamant-nothing = Jetzt entscheidest du. Noch trägst du nichts: weitergehen oder umkehren?
learn-diamant-nothing-hint = Du hast noch nichts zu verlieren. Geh weiter!
learn-diamant-nothing-praise = Die anderen sind umgekehrt, also gehört der ganze Schatz dir: { $share }!
learn-diamant-danger = Schau dir die Fallen an: Vier Arten liegen auf dem Pfad. Weitergehen oder umkehren?
learn-diamant-danger-hint = Noch eine Falle von diesen Arten, und du verlierst alles. Kehr lieber um!
learn-diamant-danger-praise = Gerade noch rechtzeitig! Es kam eine zweite Schlange, und von den anderen hat jeder { $lost } verloren.
learn-diamant-win = Die letzte Expedition. In deiner Truhe: { $chest }. Du trägst: { $carried }. { $one } hat { $rival }. Weitergehen oder umkehren?
learn-diamant-win-hint = Rechne zusammen: Was in der Truhe ist und was du trägst, reicht zum Sieg. Kehr um!
learn-diamant-win-praise = Das Spiel ist aus. Wer die meisten Rubine hat, gewinnt, und das bist du mit { $score }!
learn-diamant-relic = Ihr könnt auch mit Relikten spielen. Vor jeder Expedition kommt eines mehr in den Stapel. Dieses liegt auf dem Pfad und wird nicht geteilt.
learn-diamant-together = Nur wer allein umkehrt, nimmt die Relikte mit. Vielleicht kehren die anderen jetzt um: Geh weiter!
learn-diamant-together-hint = Kehren die anderen auch um, bekommt niemand das Relikt. Geh diesmal weiter!
learn-diamant-together-praise = Sie sind zusammen umgekehrt, also hat niemand das Relikt genommen. Jetzt bist du allein in der Höhle!
learn-diamant-alone = Kehr jetzt um und nimm das Relikt mit!
learn-diamant-alone-hint = Beendet eine Falle die Expedition, ist das Relikt verloren. Kehr jetzt um!
learn-diamant-alone-praise = Nur du bist umgekehrt, also gehört das Relikt dir. Am Ende ist es 5 wert.
learn-diamant-back = Eine neue Expedition. Die Karten vom Pfad sind wieder im Stapel. Rubine und Relikte, die auf dem Pfad liegen bleiben, bekommt niemand.
learn-diamant-gone = Spinnen haben zwei Expeditionen beendet, und jedes Mal ist eine aus dem Spiel gekommen. Von jeder Falle gibt es drei. Weitergehen oder umkehren?
learn-diamant-gone-hint = Nur noch eine Spinne ist im Spiel, und die liegt schon hier. Eine zweite kann nicht kommen: Geh weiter!
learn-diamant-gone-praise = Es bestand gar keine Gefahr, und es kam ein Schatz: für jeden { $share }!
learn-diamant-shared = Die letzte Expedition. In deiner Truhe: { $chest }. Deine Relikte: 12. Du trägst: { $carried }. { $one } hat { $rival }. Weitergehen oder umkehren?
learn-diamant-shared-hint = Kommt noch einmal Lava, ist weg, was du trägst. Rechne zusammen: Wenn du umkehrst, hat niemand mehr als du!
learn-diamant-shared-praise = Truhe und Relikte ergeben { $score }, und { $one } hat genauso viel. Bei Gleichstand wird der Sieg geteilt: Ihr gewinnt beide!
