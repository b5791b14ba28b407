# Deutsch; docs/words/de.md sagt, wie es spricht. Farben stehen als Hauptwort im Satz: „Karten in Rot“, nie „rote“. Was
# gezogen oder genommen wird, ist weiblich oder sächlich, damit es als Subjekt und als Objekt gleich lautet. Ein Name
# steht im ersten, dritten oder vierten Fall, nie mit Genitiv-s: „das Schloss von Ada“.
# 1 … 5: abgelegt auf aus dabei davon dazu für im in ins Min nicht stehlen und unter verloren vom von vorn weg wert zurück

## Überall

you = du
seat = Platz { $number }
nothing = –
and = { $first } und { $last }
and-e = { $first } und { $last }
and-i = { $first } und { $last }
turn = Du bist dran: { $ask }
waiting = { $count ->
    [one] { $names } überlegt …
   *[other] { $names } überlegen …
}
won = { $you ->
    [seat] { $count ->
        [one] Du gewinnst! Punkte: { $scores }.
       *[other] Ihr teilt euch den Sieg: { $winners }! Punkte: { $scores }.
    }
   *[none] { $count ->
        [0] Niemand gewinnt. Punkte: { $scores }.
        [one] { $winners } gewinnt! Punkte: { $scores }.
       *[other] { $winners } teilen sich den Sieg! Punkte: { $scores }.
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
card = { $colour } { $number }
ask = Wähle einen Zug.

## Das Terminal

terminal-title = { $game }, { $players } Spieler
terminal-begin = { $game }, { $players } Spieler. Du sitzt auf Platz { $seat }. Mit ? bekommst du Hilfe.
terminal-against = Außerdem spielen mit: { $names }.
terminal-bot = { $name } (Platz { $seat }, { $level })
terminal-level = Stärke { $level }
terminal-commitment = Siegel der Kartenverteilung: { $commitment }
terminal-options = Optionen von { $game }: Mit Enter bleibt, was in Klammern steht.
terminal-options-again = Dieselben Optionen beim nächsten Mal: { $command }
terminal-options-link = Für den Browser, nach der Adresse deines Servers: { $link }
terminal-options-odd = „{ $answer }“ passt hier nicht. { $why }
terminal-options-choose = Wähle etwas aus der Liste.
terminal-players = Spieler
terminal-hand = Deine Hand
terminal-log = Verlauf
terminal-moves = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
terminal-moves-shown = { $shown } von { $count } Zügen
terminal-more = … und noch { $count }: l zeigt alle.
terminal-filter = einen Teil eines Zugs eintippen
terminal-your-move = Dein Zug
terminal-left = Du hast das Spiel verlassen.
terminal-over = Das Spiel ist aus. s speichert das Protokoll, q beendet.
terminal-saved = Protokoll gespeichert als { $file }.
terminal-not-saved = Das Protokoll ließ sich nicht speichern: { $problem }
terminal-not-now = Gerade gibt es für dich nichts zu entscheiden.
terminal-preparing = Die Regeln werden vorbereitet (beim ersten Mal dauert das etwas) …
terminal-thinking = Bitte warten … (beim ersten Mal dauert das etwas)
terminal-hint = Was der stärkste Bot meint
terminal-hint-keys = Enter wählt diesen Zug, Esc schließt.
terminal-hint-win = gewinnt zu { $win } % (± { $error })
terminal-hint-line = { $move }: gewinnt zu { $win } % (± { $error }). { $reasons }
terminal-quit = Das Spiel verlassen?
terminal-quit-keys = y für gehen, n für bleiben
terminal-key-hint = Tipp
terminal-key-filter = Suchen
terminal-key-save = Speichern
terminal-key-light = Design
terminal-key-help = Hilfe
terminal-key-quit = Beenden
terminal-help-keys = Tasten
terminal-help =
    ↑ ↓        einen Zug wählen oder seine Nummer eintippen
    Enter      den gewählten Zug spielen
    /          einen Zug nach Wörtern oder Buchstaben suchen; Esc beendet die Suche
    h          ein Tipp: alle Züge nach Güte, mit Gewinnchance und Gründen
    PgUp PgDn  den Tisch verschieben, mit Shift den Verlauf
    s          das Protokoll des Spiels speichern
    t          zwischen hell und dunkel wechseln
    q          das Spiel verlassen
terminal-help-plain =
    Tippe eine Nummer aus der Liste ein oder einen Zug, wie er dort in [Klammern] steht.
      v  Tisch noch einmal zeigen     l  alle Züge zeigen     h  ein Tipp     q  Spiel verlassen     ?  diese Hilfe

## Der Browser

browser-tagline = Kartenspiele um Schätze, mit Freunden oder gegen Bots
browser-home = Start
browser-menu = Menü
browser-close = Schließen
browser-cancel = Etwas anderes wählen
browser-more = Mehr
browser-yes = Ja
browser-no = Nein
browser-save = Speichern
browser-on = ja
browser-off = nein
browser-nothing-here = Hier ist nichts
browser-nothing-here-text = Diese Adresse führt nirgendwohin.

# Browser: Start
browser-players = { $least }–{ $most } Spieler
browser-minutes = { $minutes } Min.
browser-age = ab { $age } Jahren
browser-ours = unsere Schätzung; in der Spielregel steht nichts dazu
browser-seconds = { $seconds } Sekunden
browser-play = Jetzt spielen
browser-play-game = { $game }: jetzt gegen Bots spielen
browser-dealing = Karten geben …
browser-friends = Mit Freunden
browser-friends-game = { $game }: mit Freunden spielen
browser-rules-of = Regeln von { $game }
booklet-printed = gedruckt
booklet-source = andere Quelle
booklet-ours = von uns
booklet-printed-text = Es steht in der gedruckten Spielregel.
booklet-source-text = In der Spielregel steht es nicht. Es kommt von den Karten selbst oder aus Besprechungen des Spiels.
booklet-ours-text = Die Spielregel schweigt hier oder lässt etwas offen. Wir haben entschieden und sagen, warum.
booklet-where = Woher { $rule } kommt: { $origin }
booklet-at = In der Spielregel: „{ $place }“
booklet-why = Gründe, die für mehrere Spiele gelten
    .asks = Wenn nur eine Antwort möglich ist, wartet der Tisch nicht darauf.
    .points = Punkte gibt es hier in der Spielregel nicht. Sie sind nur für die Statistik.
    .shared = Die Spielregel löst nicht jeden Gleichstand auf. Was sie offen lässt, ist ein geteilter Sieg.
    .torn = Hier ist die Kopie zerrissen. Was noch zu lesen ist, passt zu dieser Regel; der Rest ist unsere Lesart.
booklet-measured = Gemessen mit schnellen Bots (Spiele: { $games }, Spieler: { $players }).
booklet-effect = Mit „{ $choice }“ gewinnt der Startspieler { $with } von 1000 Spielen, sonst { $usual } (± { $error }); Entscheidungen pro Spiel: { $length }, sonst { $before }.
booklet-about = Über dieses Spiel
booklet-story = Die Geschichte
booklet-primer = Noch nie Stiche gespielt?
booklet-box = So ist es in der Schachtel
booklet-tip = Ein Tipp
booklet-note = Gut zu wissen
booklet-by = Von { $authors }.
booklet-publisher = Bei { $publisher } erschienen.
booklet-languages = Sprachen der Spielregel: { $languages }.
booklet-key = Woher eine Regel kommt
booklet-contents = Inhalt
booklet-topics = Wörter, mit denen in den Regeln gesucht wird
    .empty = leer, aufgebraucht, Stapel leer, keine Karten mehr, zu wenige Karten
    .end = Ende, Schluss, Spielende, letzter Zug, letzte Runde
    .follow = bedienen, Bedienzwang, Farbe bekennen
    .give = weggeben, weitergeben, abgeben, verschenken, tauschen
    .kind = Sorte, Form, Symbol, Art
    .lose = verlieren, verliert, Verlierer, Verlust, Strafpunkte
    .most = Mehrheit, meisten, höchste
    .must = muss, müssen, darf, dürfen, Pflicht, freiwillig, ablehnen, weigern
    .rest = Rest, übrig, Überschuss
    .round = Runde, Runden, wie viele Runden, Partie, Durchgang
    .secret = geheim, verdeckt, ansehen, anschauen, merken
    .shuffle = mischen, gemischt, neu mischen
    .start = wer beginnt, wer fängt an, Startspieler, Erster, wer gibt, austeilen
    .steal = stehlen, klauen, rauben, wegnehmen
    .stop = aufhören, stoppen, gehen, verlassen, umkehren, Lager
    .task = Paar, Straße, Reihe, Folge
    .three = 3 Spieler, drei Spieler, zu dritt
    .tie = Gleichstand, unentschieden, gleich, gleich viel
    .total = Summe, zusammenzählen, zählen, Punkte, Wertung
    .two = 2 Spieler, zwei Spieler, zu zweit
    .win = gewinnen, gewinnt, Gewinner, Sieger, Sieg
booklet-find = In den Regeln suchen
booklet-found = { $count ->
    [0] nichts gefunden
    [one] { $count } Regel gefunden
   *[other] { $count } Regeln gefunden
}
booklet-print = Drucken
booklet-link = Link zu { $rule }
booklet-table = Dieser Tisch
booklet-as-usual = Nichts ist geändert: Alles auf dieser Seite gilt.
booklet-changed = An diesem Tisch geändert
booklet-off = Nicht an diesem Tisch
booklet-chosen = { $option }: { $value }
booklet-cards = Alle Karten
booklet-cards-text = An diesem Tisch können einige davon anders sein.
booklet-examples = Beispiele aus der Spielregel
booklet-examples-text = Die Spielregel erzählt sie mit Worten. Karten, die sie nicht nennt, sind von uns.
booklet-no-examples = Diese Spielregel enthält kein Beispiel.
booklet-example = Beispiel { $number }
booklet-start = So fängt es an.
booklet-step = Schritt { $step } von { $steps }
booklet-back = Voriger Schritt
booklet-next = Nächster Schritt
booklet-decisions = Was wir entschieden haben
booklet-terms = Die Wörter der Spielregel
booklet-unknown = Eine Regel „{ $rule }“ gibt es in { $game } nicht: Die Regeln gehen von { $first } bis { $last }.
browser-join = Mitspielen mit Code oder Link
browser-join-go = Mitspielen
browser-join-bad = Ein Code besteht aus sechs Buchstaben oder Ziffern.
browser-my-tables = Meine Tische
browser-phase-open = wartet auf Spieler
browser-phase-playing = läuft
browser-phase-over = beendet
browser-phase-closed = geschlossen
browser-no-unfinished = Alle deine Spiele sind zu Ende.
browser-continue = Weiterspielen
browser-all-games = Alle meine Spiele ({ $count })
browser-with = mit { $names }
browser-your-turn = Du bist dran
browser-turn-of = { $name } ist dran
browser-bots-count = Spieler
browser-bots-level = Stärke der Bots
browser-bots = Gegner: { $count }, { $level }. Ändern …
browser-guest = Gast
browser-settings = Einstellungen

# Browser: ein neuer Tisch und der Vorraum
browser-new = { $game } mit Freunden
browser-new-players = Spieler
browser-new-more = Mehr Optionen
browser-new-pace = Tempo der Bots
browser-new-clock = Zeit pro Entscheidung
browser-new-no-clock = ohne Limit
browser-new-chat = Freier Chat zwischen Spielern (sonst nur feste Sätze und Sticker)
browser-new-private = Nur wer den Link hat, kann den Tisch sehen
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
browser-qr = QR-Code für den Link { $link }
browser-link = Link
browser-share = Link teilen
browser-copied = Kopiert
browser-seats = Plätze
browser-seat-open = frei
browser-seat-open-text = wartet auf einen Spieler
browser-seat-you = du
browser-seat-person = Spieler
browser-seat-bot = Bot, { $level }
browser-seat-host = Gastgeber
browser-seat-away = weg
browser-seat-stand-in = ein Bot spielt
browser-seat-thinks = entscheidet
browser-seat-who = Spieler auf Platz { $number }
browser-seat-up = { $name } nach oben setzen
browser-sit = Hinsetzen
browser-sit-at = Auf Platz { $number } setzen
browser-stand-up = Aufstehen
browser-level-1 = sehr leicht
browser-level-2 = leicht
browser-level-3 = mittel
browser-level-4 = gut
browser-level-5 = stark
browser-level-6 = am stärksten
browser-options = Optionen
browser-options-kept = Die Optionen sind dieselben wie an deinem letzten Tisch.
browser-options-sent = Diese Optionen kamen mit dem Link.
browser-options-odd = Ein Teil des Links passt nicht zu diesem Spiel und wurde weggelassen.
browser-options-reset = Optionen zurücksetzen
browser-options-share = Diese Optionen teilen
browser-starts = Wer beginnt?
browser-fair = Fair verteilt
browser-fair-text = Ein Geheimnis hat die Karten schon festgelegt, und diese Zahl versiegelt es. Füge ein paar eigene Wörter hinzu, dann kann niemand ein Geheimnis zum eigenen Vorteil ausgesucht haben.
browser-word = Eigene Wörter
browser-words = Bisherige Wörter: { $words }
browser-start = Spiel starten
browser-start-text = { $open ->
    [0] Alle sind da.
    [one] Ein Platz ist frei; ein Bot übernimmt ihn.
   *[other] { $open } Plätze sind frei; Bots übernehmen sie.
}
browser-lobby-sit = Nimm dir einen freien Platz oder schau von hier aus zu.
browser-lobby-wait = Der Gastgeber startet das Spiel.
browser-lobby-full = Alle Plätze sind besetzt.
browser-new-grace = Auf abwesende Spieler warten
browser-new-grace-never = solange es dauert
browser-level-careful = vorsichtig
browser-level-bold = mutig
browser-level-greedy = gierig
browser-level-schemer = gerissen
browser-level-trader = handelt gern
browser-level-blocker = sperrt gern
browser-level-collector = sammelt gern
browser-level-giver = schenkt gern
browser-level-thief = stiehlt gern
browser-level-hoarder = hortet gern
browser-level-bluffer = blufft gern
browser-bots-who = Die Bots
browser-bots-plays = { $name } spielt
browser-bots-mixed = gemischt, nach Stärke

# Browser: der Tisch
browser-board = Tisch
browser-log = Verlauf
browser-talk = Chat
browser-rules = Regeln
browser-no-rules = Zu diesem Spiel gibt es keine Regeln zum Lesen.
browser-choose = Wähle deinen Zug
browser-wait = Warte auf die anderen
browser-skip = Weiter zu meinem Zug
browser-missed = Während du weg warst
browser-time-left = { $seconds ->
    [one] noch eine Sekunde
   *[other] noch { $seconds } Sekunden
}
browser-since = Seit deinem letzten Zug
browser-setting-keys = Einzelne Tasten als Kürzel
browser-setting-notify = Melden, wenn ich dran bin
browser-notify-no = Dieser Browser lässt hier keine Mitteilungen zu.
browser-moment = Einen Moment …
browser-undo = Zurücknehmen
browser-why = Warum? { $rule }
browser-to-board = Tisch ansehen
browser-to-scores = Punkte ansehen
browser-ask-undo = { $moves ->
    [one] Darf { $name } den letzten Zug zurücknehmen?
   *[other] Darf { $name } die letzten { $moves } Züge zurücknehmen?
}
browser-ask-waiting = Zum Zurücknehmen fehlt noch die Zustimmung von { $names }.
browser-leave = Spiel verlassen
browser-leave-text = Gehen? Ein Bot übernimmt für dich, und du kannst jederzeit zurückkommen.
browser-close-table = Tisch schließen
browser-close-table-text = Den Tisch für alle endgültig schließen?
browser-watchers = { $count ->
    [one] { $count } Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
browser-watching = Du schaust zu.
browser-reissue = Neuer Link für diesen Spieler
browser-reissue-text = Für jemanden, der nicht mehr hereinkommt. Der alte Link gilt dann nicht mehr.
browser-keys = Tasten
    .digits = die erste bis neunte Karte oder das entsprechende Feld wählen
    .enter = den gewählten Zug machen
    .escape = etwas anderes wählen
    .u = zurücknehmen
    .l = den letzten Stich oder den Verlauf zeigen
    .t = den Tisch vorlesen
    .i = die Karte im Fokus größer zeigen, mit ihrer Regel
    .h = den Coach fragen
    .s = was seit deinem letzten Zug passiert ist
    .help = diese Tasten zeigen
browser-talk-players = Am Tisch können nur die Spieler chatten.
browser-talk-text = Schreib etwas
browser-talk-send = Senden
browser-phrase-hello = Hallo!
browser-phrase-good-luck = Viel Glück!
browser-phrase-your-turn = Du bist dran!
browser-phrase-thinking = Lass mich überlegen …
browser-phrase-well-played = Gut gespielt!
browser-phrase-thank-you = Danke!
browser-phrase-oops = Hoppla!
browser-phrase-lucky = Glück gehabt!
browser-phrase-unlucky = So ein Pech!
browser-phrase-wow = Wow!
browser-phrase-back-soon = Bin gleich zurück.
browser-phrase-here-again = Bin wieder da!
browser-phrase-once-more = Noch eine Runde?
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
browser-log-profile = Jemand hat sich umbenannt.
browser-log-word = { $name } steuert Wörter zur Verteilung bei.
browser-log-stand-in = Ein Bot übernimmt für { $name }.
browser-log-back = { $name } ist wieder da.
browser-log-asked = { $name } möchte etwas zurücknehmen.
browser-log-voted = { $name } hat geantwortet.
browser-log-undone = { $moves ->
    [one] { $name } hat einen Zug zurückgenommen.
   *[other] { $name } ist zurückgegangen: { $moves } Züge zählen nicht mehr.
}
browser-log-reissued = Der Gastgeber hat dem Platz von { $name } einen neuen Link gegeben.
browser-log-closed = Der Tisch ist geschlossen.
browser-log-rematch = Der nächste Tisch ist offen.
browser-away-wait = { $name } ist weg. In { $time } übernimmt ein Bot.
browser-away-call = Jetzt einen Bot für { $name } spielen lassen
browser-undo-declined = { $name }: nein. Die Züge bleiben stehen.

# Browser: das Ende
browser-end = Das Ende
browser-player = Spieler
browser-score = Punkte
browser-winner = gewonnen
browser-moments = Was den Ausschlag gab
browser-again = Noch einmal spielen
browser-wins = Bisher gewonnen
browser-so-far = Die Spiele bisher
browser-won = Gewonnen
browser-again-changes = Noch einmal mit Änderungen
browser-other-game = Ein anderes Spiel
browser-next = Zum nächsten Tisch
browser-record = Protokoll herunterladen
browser-check-deal = Verteilung prüfen
browser-deal-good = Das Geheimnis passt zu der Zahl, die vor der ersten Karte gezeigt wurde.
browser-deal-bad = Das Geheimnis passt nicht zu der Zahl, die vor der ersten Karte gezeigt wurde!
browser-deal-commitment = Vor dem Spiel gezeigt:
browser-deal-secret = Geheimnis:
browser-deal-more = „karat verify“ verteilt das ganze Spiel noch einmal, Karte für Karte.
browser-finale-win = Du gewinnst!
browser-finale-shared = Ihr teilt euch den Sieg!
browser-finale-won = { $count ->
    [one] { $winners } gewinnt!
   *[other] { $winners } gewinnen!
}
browser-finale-nobody = Niemand gewinnt
browser-finale-level = Gleichstand am Ende: je { $score }.
browser-finale-place = { $place }. Platz
browser-finale-points = Punktetabelle

# Browser: die Verbindung
browser-health-connecting = wird verbunden …
browser-health-fine = verbunden
browser-health-slow = langsam …
browser-health-lost = Verbindung verloren, neuer Versuch …
browser-health-gone = der Server antwortet nicht
browser-health-ended = nicht verbunden
browser-opening = Der Tisch wird geöffnet
browser-gone = Server nicht erreichbar
browser-gone-text = Der Server antwortet nicht. Deine Tische sind dort sicher, und wir versuchen es weiter.
browser-try-now = Jetzt versuchen
browser-taken-over = Du spielst in einem anderen Fenster
browser-taken-over-text = Dein Platz ist anderswo geöffnet. Spielen kann immer nur ein Fenster.
browser-own-device = Auf einem anderen Gerät spielen
browser-own-device-text = Öffne diesen Link auf deinem anderen Gerät, dann übernimmt es deinen Platz. Behalte ihn für dich: Wer ihn hat, kann für dich spielen.
browser-take-back = Hier spielen
browser-table-closed = Der Tisch ist geschlossen
browser-table-closed-text = Der Gastgeber hat ihn geschlossen.
browser-table-deleted-text = Hier wurde lange nicht gespielt, deshalb hat der Server ihn gelöscht.
browser-removed = Dein Platz hat sich geändert
browser-removed-text = Der Gastgeber hat deinen Platz vergeben oder dir einen neuen Link geschickt.
browser-look-again = Noch einmal nachsehen
browser-no-table = Tisch nicht gefunden
browser-no-table-text = Einen Tisch { $code }, den du öffnen kannst, gibt es nicht. Stimmt der Code?

# Browser: Einstellungen
browser-setting-language = Sprache
browser-setting-auto = wie im Browser
browser-setting-theme = Hell oder dunkel
browser-setting-theme-auto = wie auf dem Gerät
browser-setting-theme-light = hell
browser-setting-theme-dark = dunkel
browser-setting-pace = Tempo
browser-setting-pace-instant = sofort
browser-setting-pace-quick = schnell
browser-setting-pace-normal = normal
browser-setting-pace-slow = langsam
browser-setting-motion = Animationen
browser-setting-motion-auto = wie auf dem Gerät
browser-setting-motion-less = weniger
browser-setting-text = Schriftgröße
browser-setting-sound = Ton
browser-setting-effects = Lautstärke der Effekte
browser-setting-music = Lautstärke der Musik
browser-setting-confirm = Züge bestätigen
browser-setting-confirm-always = immer
browser-setting-confirm-risky = riskante Züge
browser-setting-confirm-never = nie

## Ablehnungen: <game>-refusal-<reason>, oder ohne das Spiel, was alle Spiele gleich sagen. Was im Terminal getippt
## wird, bleibt, wie es getippt wird.

refusal-no-seat = Platz { $seat } gibt es nicht: Die Plätze sind 0 bis { $last }.
refusal-over = Das Spiel ist aus.
refusal-not-your-turn = { $turn } ist am Zug.

## Lernen

learn-way = Lernen
learn-of = { $game } beim Spielen lernen
learn-title = { $game } lernen
learn-step = Schritt { $step } von { $steps }
learn-steps = Schritte der Lektion
learn-go-on = Weiter
learn-back = Zurück
learn-again = Noch mal
learn-skip = Überspringen
learn-show = Zeig es mir
learn-try = Versuch es so: { $move }
learn-hear = Noch einmal hören
learn-voice = Vorlesen
learn-no-voice = Dieses Gerät hat keine Stimme für eure Sprache, also lest es euch bitte gegenseitig vor.
learn-good = Gut gemacht!
learn-finished = Jetzt kannst du { $game } spielen!
learn-play = Jetzt ein richtiges Spiel spielen
learn-once-more = Die Lektion wiederholen
learn-target = Drücke jetzt: { $name }
learn-of-done = { $game } beim Spielen lernen: { $done } von { $all } Kapiteln geschafft
learn-title-chapter = { $game } lernen: Kapitel { $chapter }
learn-on = Weiter mit Kapitel { $chapter }
learn-other = Das ist erlaubt, aber versuch hier etwas anderes.
learn-rule = Die Regel
learn-more = Regeln, die dir später begegnen können
learn-puzzles = Rätsel
learn-puzzles-of = { $game }: Rätsel
learn-puzzle-step = Rätsel { $step } von { $steps }
learn-puzzle-ask = Finde den besten Zug!
learn-puzzle-wrong = Es gibt einen besseren Zug. Schau noch einmal hin!
learn-puzzle-right = Das ist der beste Zug! Er gewinnt etwa { $best } von 100 Spielen, der nächstbeste { $next }.
learn-puzzle-solved = Rätsel { $step }: gelöst
learn-puzzles-done = Gelöste Rätsel: { $done } von { $all }
learn-mistakes = Deine Fehler noch einmal versuchen
learn-mistakes-of = { $game }: deine Fehler
learn-illegal = Das ist hier nicht erlaubt.

## Noch einmal ansehen, der Coach und die Analyse eines Spiels

replay-title = Ein Spiel noch einmal ansehen
replay-again = Noch einmal ansehen
replay-drop = Zieh das Protokoll eines Spiels hierher.
replay-choose = Datei wählen
replay-code = Oder gib den Code eines Tisches ein, dessen Spiel zu Ende ist
replay-watch = Ansehen
replay-bad = Diese Datei lässt sich nicht zeigen. { $problem }
replay-none = Dieses Spiel lässt sich nicht ansehen
replay-none-text = Es ist noch nicht zu Ende, es ist weg, oder es ist nicht für dich.
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Einen Zug weiter
replay-last = Zum Ende
replay-slider = Stelle im Spiel
replay-moment = Zug { $move } von { $moves }.
replay-move = Zug { $move }
replay-deal = Die Verteilung.
replay-silent = In diesem Zug ist nichts zu sehen.
replay-speed = Tempo
replay-eyes = Blickwinkel
replay-eyes-nobody = Als Zuschauer
replay-eyes-seat = Als { $name }
replay-eyes-open = Alle Karten offen
replay-hands = Die Karten der anderen
replay-moves = Züge
replay-link = Link zu diesem Moment
replay-on = Ab hier weiterspielen
replay-on-text = Ein neuer Tisch macht ab diesem Moment weiter. Karten, die noch verteilt werden, werden neu gemischt.
replay-on-seat = Dein Platz
replay-on-bots = Gegen Bots
replay-on-friends = Freunde einladen
replay-on-over = Hier ist das Spiel aus. Geh zu einem Moment davor zurück.
coach-ask = Den Coach fragen
coach-title = Was der Coach tun würde
coach-thinking = Der Coach überlegt …
coach-alike = etwa genauso gut
coach-more = Alle Züge: { $count }
coach-odds = Risiko bei der nächsten Karte: { $percent } % ({ $caught } von { $cards }).
coach-allow = Mit Coach: Alle dürfen fragen, was der stärkste Bot tun würde
analysis-way = Analyse
analysis-title = Was den Ausschlag gab
analysis-about = { $game }, Züge: { $moves }, Sieg: { $winners }
analysis-looking = Der stärkste Bot sieht sich jede Entscheidung an: { $done } von { $of }.
analysis-best = { $who ->
    [you] Du hast am besten gespielt.
    [single] Am besten gespielt: { $names }.
    [some] Am besten gespielt, etwa gleich gut: { $names }.
   *[all] Alle haben etwa gleich gut gespielt.
}
analysis-luckiest = { $who ->
    [you] Du hattest das meiste Glück.
    [single] Das meiste Glück: { $names }.
    [some] Das meiste Glück, etwa gleich viel: { $names }.
   *[all] Das Glück war etwa gleich verteilt.
}
analysis-ahead = Wer lag vorn?
analysis-certain = sicherer Sieg
analysis-half = halb
analysis-hopeless = keine Chance
analysis-start = Anfang
analysis-end = Ende
analysis-line = Die Linie zeigt, wie viele von 100 Spielen jeder von dort aus gewinnen würde, nach dem Wissen in diesem Moment. Schnelle Bots haben diese Spiele zu Ende gespielt.
analysis-luck = { $who ->
    [you] Glück für dich
   *[other] Glück für { $name }
}
analysis-bad-luck = { $who ->
    [you] Pech für dich
   *[other] Pech für { $name }
}
analysis-mistake = { $who ->
    [you] Dein Fehler
   *[other] Fehler von { $name }
}
analysis-moves = Gespielt: { $move }. Besser: { $best }.
analysis-only = Besser: { $best }.
analysis-wins = gewinnt { $win } von 10
analysis-tens = { $win } von 10
analysis-less = etwas weniger
analysis-more = etwas mehr
analysis-from-to = Gewinnt vorher { $before } von 10 Spielen, danach { $after } von 10.
analysis-watch = Zug { $move } ansehen
analysis-flawless = Kein einzelner Zug und keine einzelne Karte hat es entschieden.
analysis-well = Wie gut haben alle gespielt?
analysis-scale = 100 = kein Fehler
analysis-won = gewonnen
analysis-count = Fehler: { $count } von { $of } Entscheidungen
analysis-shares = Glück und Können
analysis-cost = gekostet
analysis-helped = geholfen
analysis-play = Spiel
analysis-fortune = Glück
analysis-size = { $size ->
    [much] half viel
    [some] half
    [hardly] kaum
    [less] kostete etwas
   *[least] kostete viel
}
analysis-explain = Fairer Anteil, Spiel und Glück ergeben zusammen das Ergebnis. Spiel ist, was dich deine Fehler gekostet und dir die Fehler der anderen gebracht haben. Was Fehler nicht erklären, ist Glück.
analysis-own-mistakes = Deine Fehler: { $count }
analysis-all-mistakes = Alle Fehler: { $count }
analysis-whose = Wessen Fehler
analysis-mine = Meine
analysis-all = Alle ({ $count })
analysis-made = Gespielt
analysis-better = Besser
analysis-alike = Etwa genauso gut
analysis-fairly = Wir sind uns ziemlich sicher.
analysis-against = Gegen den gespielten Zug: { $reasons }
analysis-told = Der Coach hätte { $name } gesagt: „{ $words }“
analysis-quoted = „{ $words }“
analysis-plain = Oft zu Ende gespielt, gewinnt dieser Zug einfach häufiger.
analysis-again = Noch einmal versuchen
analysis-clean = Hier wurde kein klarer Fehler gefunden.
analysis-error = Als Fehler zählt nur, was klar schlechter ist: mehr als der Zufall ausmacht, und mehr, als sich der Coach selbst irren kann; das sind hier bis zu { $points } von 100 Spielen. Alles andere ist „etwa genauso gut“.
analysis-decisions = Alle Entscheidungen ({ $count })

## Ein Gerät, das reihum geht, der große Bildschirm und die Statistik

pass-where = Wo spielt ihr?
pass-where-apart = Jeder am eigenen Gerät
pass-where-here = An diesem Gerät
pass-where-screen = Auf einem großen Bildschirm
pass-where-here-text = Gebt das Gerät herum. Wo kein Name steht, spielt ein Bot oder ein Freund, der über den Link dazukommt.
pass-where-screen-text = Dieser Bildschirm zeigt den Tisch, und jedes Handy zeigt die Karten eines Spielers. Scannt einen Code, um euch hinzusetzen.
pass-people = Wer spielt an diesem Gerät?
pass-person = Name auf Platz { $number }
pass-nobody = Bot oder Freund
pass-one-more = Noch ein Spieler an diesem Gerät
pass-too-few = Bitte gib mindestens zwei Namen ein.
pass-turn = { $name }: { $ask }
pass-curtain = Vorhang
pass-hand = Gib das Gerät an { $name } weiter.
pass-taps = Ich bin { $name }
pass-edge-camp = im Lager
pass-edge-undo = { $name } hat sich entschieden. Zurücknehmen?
screen-hand = Der Tisch ist auf dem großen Bildschirm: nur meine Hand zeigen
screen-open = Großen Bildschirm öffnen
screen-join = Mit diesem Code mitspielen: { $code }
screen-seat = QR-Code, um sich auf Platz { $number } zu setzen
screen-seats = { $count ->
    [one] { $count } Platz ist frei. Scann seinen Code und setz dich.
   *[other] { $count } Plätze sind frei. Scann einen Code und setz dich.
}
stats-title = Statistik
stats-private = Spiele an diesem Gerät. Sie bleiben hier, außer du speicherst sie in einer Datei.
stats-none = An diesem Gerät ist noch kein Spiel zu Ende gegangen.
stats-all = Alle Spiele
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
stats-chart = Letzte Ergebnisse: { $scores }
stats-chart-text = Punkte der letzten Spiele; ein großer Punkt ist ein Sieg.
stats-list = Deine Spiele, eins nach dem anderen
stats-lowest = Weniger ist besser.
stats-export = In einer Datei speichern
stats-import = Aus einer Datei hinzufügen
stats-imported = { $count ->
    [one] { $count } Spiel wurde hinzugefügt.
   *[other] { $count } Spiele wurden hinzugefügt.
}
stats-import-bad = In dieser Datei steht keine Statistik von Karat, also wurde nichts hinzugefügt.
stats-erase = Alles löschen
stats-erase-sure = Wirklich alle Ergebnisse auf diesem Gerät löschen?

## Was der Server ablehnt: refusal-<reason>, oder refusal-<error>, wo es keinen Grund gibt

refusal-bad = Das geht hier nicht, also hat sich nichts geändert.
refusal-not-now = Das geht gerade nicht.
refusal-not-yours = Das dürfen nur der Gastgeber und die Spieler am Tisch.
refusal-not-found = Hier gibt es nichts mit diesem Namen.
refusal-mistake = Der Server hat einen Fehler gemacht; es hat sich nichts geändert.
refusal-no-table = Diesen Tisch gibt es nicht, oder er ist nicht für dich offen.
refusal-no-record = Dieses Spiel gibt es hier nicht oder nicht mehr.
refusal-not-played-here = Dieser Server kann dieses Spiel nicht öffnen ({ $problem }).
refusal-token-not-valid = Dieser Link gilt an diesem Tisch nicht.
refusal-watching-link = Dieser Link ist nur zum Zuschauen.
refusal-only-here = Bisher kann nur dieses Gerät den Tisch öffnen. Damit andere hereinkommen, verbinde es mit deinem Netz und starte Karat als „karat“ oder mit --host 0.0.0.0.
refusal-slow-down = Das war zu viel auf einmal. Warte bitte eine Sekunde.
refusal-too-many-tables = Das waren zu viele neue Tische auf einmal. Warte bitte eine Minute.
refusal-too-many-replays = Gerade werden viele Spiele angesehen. Komm bitte in einer Minute wieder.
refusal-too-many-sockets = Aus deinem Netz sind zu viele Geräte verbunden. Schließe einige oder komm später wieder.
refusal-too-many-records = Das waren zu viele Dateien auf einmal. Warte bitte eine Minute.
refusal-too-many-analyses = Gerade werden viele Spiele analysiert. Komm bitte in einer Minute wieder.
refusal-between = Es muss eine ganze Zahl von { $least } bis { $most } sein.
refusal-in-all = Zusammen dürfen es höchstens { $most } sein.
refusal-too-big = Das ist zu groß: erlaubt sind höchstens { $most } Bytes.
refusal-storage = Der Server konnte das nicht speichern, also hat sich nichts geändert. Bitte versuch es noch einmal.
refusal-disk-full = Die Festplatte des Servers ist voll, also hat sich nichts geändert. Sag bitte der Person Bescheid, die den Server betreibt.
refusal-only-players = Das dürfen nur die Spieler am Tisch.
refusal-only-host = Das darf nur der Gastgeber.
refusal-only-players-and-host = Das dürfen nur die Spieler und der Gastgeber.
refusal-no-seat-yet = Nimm dir zuerst einen Platz.
refusal-not-started = Das Spiel hat noch nicht begonnen.
refusal-started = Das Spiel hat schon begonnen.
refusal-game-not-over = Das Spiel ist noch nicht aus.
refusal-table-closed = Der Tisch ist geschlossen.
refusal-started-without-you = Das Spiel hat schon begonnen, aber du kannst zuschauen.
refusal-seated-already = Du hast schon einen Platz.
refusal-all-seats-taken = Alle Plätze sind besetzt, aber du kannst zuschauen.
refusal-seat-taken = Dieser Platz ist nicht mehr frei.
refusal-only-bot-levels = Während eines Spiels lässt sich nur die Stärke eines Bots ändern.
refusal-nobody-there = Dort sitzt sonst niemand.
refusal-too-many-guests = An diesem Tisch haben schon zu viele Leute gesessen. Öffne bitte einen neuen.
refusal-table-used-up = An diesem Tisch ist zu viel passiert. Du kannst das Spiel zu Ende spielen, mehr nicht.
refusal-too-many-people = { $count ->
    [one] Am Tisch sitzt schon { $count } Person: zu viel für diese Spielerzahl.
   *[other] Am Tisch sitzen schon { $count } Personen: zu viele für diese Spielerzahl.
}
refusal-name-unseen = Der Name braucht mindestens einen sichtbaren Buchstaben.
refusal-name-taken = So heißt schon jemand am Tisch, oder fast so.
refusal-late = Das entscheidest du nicht mehr.
refusal-too-many-undos = In diesem Spiel wurde zu oft zurückgenommen. Ab jetzt gilt jeder Zug.
refusal-someone-away = Seitdem wurde etwas aufgedeckt, und nicht alle sind da, um zuzustimmen.
refusal-no-move-yet = Du hast noch keinen Zug gemacht.
refusal-asked-already = Am Tisch läuft schon die Frage, ob zurückgenommen wird.
refusal-question-closed = Diese Frage ist nicht mehr offen.
refusal-agreed-already = Du hast schon zugestimmt.
refusal-nothing-to-read = Die Nachricht ist leer.
refusal-coach-busy = Der Coach hat viele Fragen zu beantworten. Frag bitte in einer Minute noch einmal.
refusal-no-coach = An diesem Tisch gibt es keinen Coach.
refusal-nothing-to-decide = Du hast gerade nichts zu entscheiden.
refusal-record-not-json = Das ist kein Protokoll: Es müsste JSON sein.
refusal-record-not-well-made = Das ist kein Protokoll im Format von Karat ({ $problem }).
refusal-record-does-not-replay = Das Spiel darin hält sich nicht an die Regeln ({ $problem }).
refusal-record-not-over = Das Spiel darin ist noch nicht aus.
refusal-still-here = Der Platz ist besetzt oder erst seit einem Moment leer. Warte ein paar Sekunden.
refusal-waits-for-all = Dieser Tisch wartet auf alle, egal, wie lange sie weg sind.
