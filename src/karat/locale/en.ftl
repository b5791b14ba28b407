# English, the source of all other languages; docs/words.md says how it speaks.
# An id is in kebab-case. A message that names a game among the first three words of its id is in that game's folder,
# games/<game>/locale; all that is here belongs to every game. Ids of a game:
#   <game>-event-<event>   a sentence for the log, with the fields of the event
#   <game>-move-<verb>     a legal move in words
#   <game>-ask-<step>      what is asked of the reader now
#   <game>-where           how far the game is
#   <game>-reason-<name>   why a bot makes a move
#   learn-<game>-<step>    what a lesson says
#   browser-game-<game>    its name
# Fields that hold a seat come as a name, and $you says in which of them the reader sits (none: in none of them), so
# that what only the reader knows may stand in that variant alone. Cards come as their codes. Of lists of cards
# $count is the length.
# A message with the comment “always several” never has a number of one. Words that stand after any number alike:
# 1 … 5: and at back each for from gone in left lost min more now of on out so with would

## Everywhere

you = you
seat = seat { $number }
nothing = –
and = { $first } and { $last }
# before a word that begins with the sound of e, which changes the word in Italian, or of i, in Spanish
and-e = { $first } and { $last }
and-i = { $first } and { $last }
turn = Your turn: { $ask }
waiting = { $count ->
    [one] { $names } is thinking…
   *[other] { $names } are thinking…
}
won = { $you ->
    [seat] { $count ->
        [one] You win! Scores: { $scores }.
       *[other] { $winners } share the win! Scores: { $scores }.
    }
   *[none] { $count ->
        [0] Nobody wins. Scores: { $scores }.
        [one] { $winners } wins! Scores: { $scores }.
       *[other] { $winners } share the win! Scores: { $scores }.
    }
}
score = { $name } { $score }
colour-red = red
colour-orange = orange
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-purple = purple
colour-pink = pink
card = { $colour } { $number }
ask = choose a move.

## The terminal

# always several
terminal-title = { $game }, { $players } players
# always several
terminal-begin = { $game }, { $players } players. You are in seat { $seat }. Type ? for help.
terminal-against = Also playing: { $names }.
terminal-bot = { $name } (seat { $seat }, { $level })
terminal-level = level { $level }
terminal-commitment = Seal of the deal: { $commitment }
terminal-options = Options of { $game }: press Enter to keep what is in brackets.
terminal-options-again = The same options another time: { $command }
terminal-options-link = For the browser, after the address of your server: { $link }
terminal-options-odd = “{ $answer }” doesn’t fit here. { $why }
terminal-options-choose = Choose one from the list.
terminal-players = Players
terminal-hand = Your hand
terminal-log = Log
terminal-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
# always several
terminal-moves-shown = { $shown } of { $count } moves
terminal-more = … and { $count } more: type l to list them all.
terminal-filter = type part of a move
terminal-your-move = Your move
terminal-left = You’ve left the game.
terminal-over = The game is over. Press s to save its record, q to quit.
terminal-saved = Saved the record as { $file }.
terminal-not-saved = Couldn’t save the record: { $problem }
terminal-not-now = You have nothing to decide right now.
terminal-preparing = Preparing the rules (the first time takes a while)…
terminal-thinking = Thinking… (the first time takes a while)
terminal-hint = What the strongest bot thinks
terminal-hint-keys = Enter selects that move, Esc closes.
terminal-hint-win = wins { $win }% ± { $error }
terminal-hint-line = { $move }: wins { $win }% ± { $error }. { $reasons }
terminal-quit = Leave the game?
terminal-quit-keys = y to leave, n to stay
terminal-key-hint = Hint
terminal-key-filter = Find
terminal-key-save = Save
terminal-key-light = Theme
terminal-key-help = Help
terminal-key-quit = Quit
terminal-help-keys = Keys
terminal-help =
    ↑ ↓        choose a move, or type its number
    Enter      play the chosen move
    /          find a move by its words or letters; Esc stops the search
    h          a hint: all moves ranked, with winning chances and reasons
    PgUp PgDn  scroll the table; with Shift, the log
    s          save the record of the game
    t          switch between light and dark
    q          leave the game
terminal-help-plain =
    Type a number from the list, or a move as shown there in [brackets].
      v  show the table again     l  list all moves     h  a hint     q  leave the game     ?  this help

## The browser

browser-tagline = Card games about treasure, with friends or against bots
browser-home = Home
browser-menu = Menu
browser-close = Close
browser-cancel = Choose something else
browser-more = More
browser-yes = Yes
browser-no = No
browser-save = Save
browser-on = yes
browser-off = no
browser-nothing-here = There’s nothing here
browser-nothing-here-text = This address doesn’t lead anywhere.

# browser: home

# always several
browser-players = { $least }–{ $most } players
browser-minutes = { $minutes } min
browser-age = ages { $age }+
browser-ours = our estimate; the booklet doesn’t say
# always several
browser-seconds = { $seconds } seconds
browser-play = Play now
browser-play-game = { $game }: play now against bots
browser-dealing = Dealing…
browser-friends = With friends
browser-friends-game = { $game }: play with friends
browser-rules-of = Rules of { $game }
booklet-printed = printed
booklet-source = another source
booklet-ours = ours
booklet-printed-text = It is printed in the booklet.
booklet-source-text = The booklet doesn’t print it. It comes from the cards themselves or from reviews of the game.
booklet-ours-text = The booklet is silent here, or leaves part of it open. We decided, and we say why.
booklet-where = Where { $rule } comes from: { $origin }
booklet-at = In the booklet: “{ $place }”
booklet-why = Reasons that several games share
    .asks = If there is only one possible answer, the table doesn’t wait for it.
    .points = The booklet has no points here. They are for statistics only.
    .shared = The booklet doesn’t settle every tie. Whatever it leaves open is a shared win.
    .torn = The scan is torn here. What can still be read fits this rule; the rest is our reading.
booklet-measured = Measured with quick bots (games: { $games }, players: { $players }).
booklet-effect = With “{ $choice }”, the player who starts wins { $with } of 1000 games, usually { $usual } (± { $error }); decisions per game: { $length }, usually { $before }.
booklet-about = About this game
booklet-story = The story
booklet-primer = New to tricks?
booklet-box = How the box has it
booklet-tip = A tip
booklet-note = Good to know
booklet-by = By { $authors }.
booklet-publisher = { $publisher } publishes the game.
booklet-languages = The booklet is in { $languages }.
booklet-key = Where a rule comes from
booklet-contents = Contents
booklet-topics = Words that people search the rules with
    .empty = empty, used up, run out, out of cards, no cards left
    .end = end, game over, last turn, last round, finish
    .follow = follow suit, must follow, revoke
    .give = give away, pass on, trade, swap, exchange
    .kind = kind, shape, symbol, sort
    .lose = lose, loses, loser, loss, penalty
    .most = majority, most, leader
    .must = must, have to, may, allowed, forced, optional, refuse
    .rest = rest, remainder, leftover, left over
    .round = round, rounds, phase, how many rounds, expedition
    .secret = secret, hidden, look, peek, see, remember, memory
    .shuffle = shuffle, reshuffle, mix
    .start = who starts, who begins, first player, starting player, who deals
    .steal = steal, rob, take away
    .stop = stop, leave, quit, go home, camp
    .task = pair, straight, sequence, set
    .three = 3 players, three players, for three
    .tie = tie, ties, tied, equal, same score, tiebreak
    .total = sum, total, add up, count, points, score
    .two = 2 players, two players, for two
    .win = win, wins, winner, winning, who wins
booklet-find = Find in the rules
booklet-found = { $count ->
    [0] nothing found
    [one] { $count } rule found
   *[other] { $count } rules found
}
booklet-print = Print
booklet-link = Link to { $rule }
booklet-table = This table
booklet-as-usual = Nothing is changed: everything on this page applies.
booklet-changed = Changed at this table
booklet-off = Not at this table
booklet-chosen = { $option }: { $value }
booklet-cards = All the cards
booklet-cards-text = Depending on the table’s options, some of these may be different.
booklet-examples = Examples from the booklet
booklet-examples-text = The booklet tells these in words. Cards that it doesn’t name are ours.
booklet-no-examples = This booklet prints no example.
booklet-example = Example { $number }
booklet-start = This is how it starts.
booklet-step = Step { $step } of { $steps }
booklet-back = Previous step
booklet-next = Next step
booklet-decisions = What we decided
booklet-terms = The booklet’s own words
booklet-unknown = There’s no rule “{ $rule }” in { $game }: the rules are { $first } to { $last }.
browser-join = Join with a code or a link
browser-join-go = Join
browser-join-bad = A code is six letters or digits long.
browser-my-tables = My tables
browser-phase-open = waiting for players
browser-phase-playing = in progress
browser-phase-over = finished
browser-phase-closed = closed
browser-no-unfinished = All your games are finished.
browser-continue = Continue
browser-all-games = All my games ({ $count })
browser-with = with { $names }
browser-your-turn = Your turn
browser-turn-of = { $name } to move
browser-bots-count = Players
browser-bots-level = Level of the bots
browser-bots = Opponents: { $count }, { $level }. Change…
browser-guest = Guest
browser-settings = Settings

# browser: a new table and the lobby
browser-new = { $game } with friends
browser-new-players = Players
browser-new-more = More options
browser-new-pace = Speed of the bots
browser-new-clock = Time per decision
browser-new-no-clock = no limit
browser-new-chat = Free chat between players (otherwise only set phrases and stickers)
browser-new-private = Only people with the link can see the table
browser-new-open = Open the table
browser-name = Your name
browser-colour = Your gem
browser-gem-ruby = ruby
browser-gem-amber = amber
browser-gem-topaz = topaz
browser-gem-emerald = emerald
browser-gem-turquoise = turquoise
browser-gem-sapphire = sapphire
browser-gem-amethyst = amethyst
browser-gem-onyx = onyx
browser-invite = Invite the others
browser-code = Code: { $code }
browser-qr = QR code for the link { $link }
browser-link = Link
browser-share = Share the link
browser-copied = Copied
browser-seats = Seats
browser-seat-open = free
browser-seat-open-text = waiting for a player
browser-seat-you = you
browser-seat-person = player
browser-seat-bot = bot, { $level }
browser-seat-host = host
browser-seat-away = away
browser-seat-stand-in = a bot is playing
browser-seat-thinks = deciding
browser-seat-who = Player at seat { $number }
browser-seat-up = Move { $name } up
browser-sit = Sit down
browser-sit-at = Sit down at seat { $number }
browser-stand-up = Stand up
browser-level-1 = very easy
browser-level-2 = easy
browser-level-3 = medium
browser-level-4 = good
browser-level-5 = strong
browser-level-6 = strongest
browser-options = Options
browser-options-kept = The options are the same as at your last table.
browser-options-sent = These options came with the link.
browser-options-odd = Part of the link doesn’t fit this game and was left out.
browser-options-reset = Reset the options
browser-options-share = Share these options
browser-starts = Who begins?
browser-fair = A fair deal
browser-fair-text = A secret has already decided the cards, and this number seals it. Add a few words of your own, and nobody can have picked a secret that favours them.
browser-word = Your own words
browser-words = Words so far: { $words }
browser-start = Start the game
browser-start-text = { $open ->
    [0] Everyone is here.
    [one] One seat is free; a bot will take it.
   *[other] { $open } seats are free; bots will take them.
}
browser-lobby-sit = Take a free seat, or watch from here.
browser-lobby-wait = The host will start the game.
browser-lobby-full = All seats are taken.
browser-new-grace = Wait for players who are away
browser-new-grace-never = as long as it takes
browser-level-careful = careful
browser-level-bold = bold
browser-level-greedy = greedy
browser-level-schemer = scheming
browser-level-trader = a trader
browser-level-blocker = a blocker
browser-level-collector = a collector
browser-level-giver = generous
browser-level-thief = a thief
browser-level-hoarder = a hoarder
browser-level-bluffer = a bluffer
browser-bots-who = The bots
browser-bots-plays = { $name } plays
browser-bots-mixed = mixed, by level

# browser: the table
browser-board = Table
browser-log = Log
browser-talk = Chat
browser-rules = Rules
browser-no-rules = There are no rules to read for this game.
browser-choose = Choose your move
browser-wait = Wait for the others
browser-skip = Skip to my turn
browser-missed = While you were away
browser-time-left = { $seconds ->
    [one] one second left
   *[other] { $seconds } seconds left
}
browser-since = Since your last turn
browser-setting-keys = Single keys as shortcuts
browser-setting-notify = Notify me when it’s my turn
browser-notify-no = This browser doesn’t allow notifications here.
browser-moment = One moment…
browser-undo = Undo
browser-why = Why? { $rule }
browser-to-board = See the table
browser-to-scores = See the scores
browser-ask-undo = { $moves ->
    [one] Let { $name } take back the last move?
   *[other] Let { $name } take back the last { $moves } moves?
}
browser-ask-waiting = Waiting for { $names } to agree to the undo.
browser-leave = Leave the game
browser-leave-text = Leave? A bot will take over for you, and you can come back at any time.
browser-close-table = Close the table
browser-close-table-text = Close the table for everyone, for good?
browser-watchers = { $count ->
    [one] { $count } person is watching.
   *[other] { $count } people are watching.
}
browser-watching = You’re watching.
browser-reissue = New link for this player
browser-reissue-text = For a player who can’t get back in. The old link will stop working.
browser-keys = Keys
    .digits = choose the first to ninth card or space
    .enter = make the chosen move
    .escape = choose something else
    .u = undo
    .l = show the last trick, or the log
    .t = read the table aloud
    .i = show the focused card larger, with its rule
    .h = ask the coach
    .s = what has happened since your last turn
    .help = show these keys
browser-talk-players = Only players can chat at the table.
browser-talk-text = Write something
browser-talk-send = Send
browser-phrase-hello = Hello!
browser-phrase-good-luck = Good luck!
browser-phrase-your-turn = Your turn!
browser-phrase-thinking = Let me think…
browser-phrase-well-played = Well played!
browser-phrase-thank-you = Thank you!
browser-phrase-oops = Oops!
browser-phrase-lucky = Lucky me!
browser-phrase-unlucky = What bad luck!
browser-phrase-wow = Wow!
browser-phrase-back-soon = Back in a minute.
browser-phrase-here-again = I’m back!
browser-phrase-once-more = Another game?
browser-phrase-good-game = Good game!
browser-phrase-bye = Bye!
browser-sticker-smile = a smile
browser-sticker-laugh = a laugh
browser-sticker-wink = a wink
browser-sticker-think = a thoughtful face
browser-sticker-surprise = a surprised face
browser-sticker-cry = a crying face
browser-sticker-heart = a heart
browser-sticker-clap = applause
browser-sticker-gem = a gem
browser-sticker-torch = a torch
browser-sticker-crown = a crown
browser-sticker-sleep = a sleeping face
browser-log-said = { $name }: { $words }
browser-log-sat = { $name } sits down.
browser-log-left = { $name } stands up.
browser-log-seat = A seat has changed.
browser-log-ordered = The seats have been reordered.
browser-log-profile = A player has changed their name.
browser-log-word = { $name } adds words to the deal.
browser-log-stand-in = A bot takes over for { $name }.
browser-log-back = { $name } is back.
browser-log-asked = { $name } asks to undo.
browser-log-voted = { $name } has answered.
browser-log-undone = { $moves ->
    [one] { $name } took back a move.
   *[other] { $name } went back: { $moves } moves no longer count.
}
browser-log-reissued = The host gave { $name }’s seat a new link.
browser-log-closed = The table is closed.
browser-log-rematch = The next table is open.
browser-away-wait = { $name } is away. A bot takes over in { $time }.
browser-away-call = Let a bot play for { $name } now
browser-undo-declined = { $name }: no. The moves stand.

# browser: the end
browser-end = The end
browser-player = Player
browser-score = Score
browser-winner = winner
browser-moments = What decided it
browser-again = Play again
browser-wins = Games won so far
browser-so-far = The games so far
browser-won = Won
browser-again-changes = Play again with changes
browser-other-game = Another game
browser-next = Go to the next table
browser-record = Download the game record
browser-check-deal = Check the deal
browser-deal-good = The secret matches the number shown before the first card.
browser-deal-bad = The secret does not match the number shown before the first card!
browser-deal-commitment = Shown before the game:
browser-deal-secret = Secret:
browser-deal-more = “karat verify” deals the whole game again, card by card.
browser-finale-win = You win!
browser-finale-shared = You share the win!
browser-finale-won = { $count ->
    [one] { $winners } wins!
   *[other] { $winners } win!
}
browser-finale-nobody = Nobody wins
browser-finale-level = Level at the end with { $score } each.
browser-finale-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
browser-finale-points = Score table

# browser: the connection
browser-health-connecting = connecting…
browser-health-fine = connected
browser-health-slow = slow…
browser-health-lost = connection lost, trying again…
browser-health-gone = the server is not responding
browser-health-ended = not connected
browser-opening = Opening the table
browser-gone = Can’t reach the server
browser-gone-text = The server is not responding. Your tables are safe there, and we’ll keep trying.
browser-try-now = Try now
browser-taken-over = You’re playing in another window
browser-taken-over-text = Your seat is open somewhere else. Only one window at a time can play it.
browser-own-device = Play on another device
browser-own-device-text = Open this link on your other device, and it takes over your seat. Keep it to yourself: anyone who has it can play for you.
browser-take-back = Play here
browser-table-closed = The table is closed
browser-table-closed-text = The host has closed it.
browser-table-deleted-text = Nobody had played here for a long time, so the server deleted it.
browser-removed = Your seat has changed
browser-removed-text = The host has given your seat away or sent you a new link.
browser-look-again = Check again
browser-no-table = Table not found
browser-no-table-text = There is no table { $code } that you can open. Is the code right?

# browser: settings
browser-setting-language = Language
browser-setting-auto = same as browser
browser-setting-theme = Light or dark
browser-setting-theme-auto = same as device
browser-setting-theme-light = light
browser-setting-theme-dark = dark
browser-setting-pace = Speed
browser-setting-pace-instant = instant
browser-setting-pace-quick = quick
browser-setting-pace-normal = normal
browser-setting-pace-slow = slow
browser-setting-motion = Animation
browser-setting-motion-auto = same as device
browser-setting-motion-less = reduced
browser-setting-text = Text size
browser-setting-sound = Sound
browser-setting-effects = Volume of effects
browser-setting-music = Volume of music
browser-setting-confirm = Confirm moves
browser-setting-confirm-always = always
browser-setting-confirm-risky = risky moves
browser-setting-confirm-never = never

## Refusals: <game>-refusal-<reason>, or without the game what all games say alike. What is typed in the terminal stays
## as it is typed.

refusal-no-seat = There’s no seat { $seat }: the seats are 0 to { $last }.
refusal-over = The game is over.
refusal-not-your-turn = It’s { $turn }’s turn.

## Learning

learn-way = Learn
learn-of = Learn { $game } by playing
learn-title = Learn { $game }
learn-step = Step { $step } of { $steps }
learn-steps = Steps of the lesson
learn-go-on = Continue
learn-back = Back
learn-again = Again
learn-skip = Skip
learn-show = Show me
learn-try = Try this: { $move }
learn-hear = Hear it again
learn-voice = Read aloud
learn-no-voice = This device has no voice for your language, so please read it out to each other.
learn-good = Well done!
learn-finished = You know how to play { $game }!
learn-play = Now play a real game
learn-once-more = Take the lesson again
learn-target = Now press: { $name }
learn-of-done = Learn { $game } by playing: { $done } of { $all } chapters finished
learn-title-chapter = Learn { $game }: chapter { $chapter }
learn-on = Continue with chapter { $chapter }
learn-other = That’s allowed, but try something else here.
learn-rule = The rule
learn-more = Rules you may meet later
learn-puzzles = Puzzles
learn-puzzles-of = { $game }: puzzles
learn-puzzle-step = Puzzle { $step } of { $steps }
learn-puzzle-ask = Find the best move!
learn-puzzle-wrong = There’s a better move. Look again!
learn-puzzle-right = That’s the best move! It wins about { $best } of 100 games, the next best one { $next }.
learn-puzzle-solved = Puzzle { $step }: solved
learn-puzzles-done = Puzzles solved: { $done } of { $all }
learn-mistakes = Try your mistakes again
learn-mistakes-of = { $game }: your mistakes
learn-illegal = That isn’t allowed here.

## Watching again, the coach, and the analysis of a game

replay-title = Replay a game
replay-again = Replay
replay-drop = Drop the record of a game here.
replay-choose = Choose a file
replay-code = Or type the code of a table whose game is over
replay-watch = Watch
replay-bad = This file can’t be shown. { $problem }
replay-none = This game can’t be replayed
replay-none-text = It isn’t over yet, or it’s gone, or it isn’t open to you.
replay-first = Go to the beginning
replay-back = Previous move
replay-play = Play
replay-pause = Pause
replay-forward = Next move
replay-last = Go to the end
replay-slider = Point in the game
replay-moment = Move { $move } of { $moves }.
replay-move = Move { $move }
replay-deal = The deal.
replay-silent = Nothing to see in this move.
replay-speed = Speed
replay-eyes = Point of view
replay-eyes-nobody = As a spectator
replay-eyes-seat = As { $name }
replay-eyes-open = All cards face up
replay-hands = Other players’ cards
replay-moves = Moves
replay-link = Link to this moment
replay-on = Play on from here
replay-on-text = A new table goes on from this moment. Cards still to be dealt are reshuffled.
replay-on-seat = Your seat
replay-on-bots = Against bots
replay-on-friends = Invite friends
replay-on-over = The game is over here. Go back to a moment before its end.
coach-ask = Ask the coach
coach-title = What the coach would do
coach-thinking = The coach is thinking…
coach-alike = about as good
coach-more = All moves: { $count }
coach-odds = Risk with the next card: { $percent }% ({ $caught } of { $cards }).
coach-allow = With a coach: everyone may ask what the strongest bot would do
analysis-way = Analysis
analysis-title = What decided it
analysis-about = { $game }, moves: { $moves }, won by { $winners }
analysis-looking = The strongest bot is looking at every decision: { $done } of { $of }.
analysis-best = { $who ->
    [you] You played best.
    [single] { $names } played best.
    [some] Best play, about equal: { $names }.
   *[all] Everyone played about equally well.
}
analysis-luckiest = { $who ->
    [you] You had the most luck.
    [single] { $names } had the most luck.
    [some] Most luck, about equal: { $names }.
   *[all] Luck was about even.
}
analysis-ahead = Who was ahead?
analysis-certain = sure to win
analysis-half = half
analysis-hopeless = no chance
analysis-start = start
analysis-end = end
analysis-line = The line shows how many of 100 games each player would win from there, going by what they knew then. Quick bots played those games to the end.
analysis-luck = { $who ->
    [you] Luck for you
   *[other] Luck for { $name }
}
analysis-bad-luck = { $who ->
    [you] Bad luck for you
   *[other] Bad luck for { $name }
}
analysis-mistake = { $who ->
    [you] Your mistake
   *[other] { $name }’s mistake
}
analysis-moves = Played: { $move }. Better: { $best }.
analysis-only = Better: { $best }.
analysis-wins = wins { $win } of 10
analysis-tens = { $win } of 10
analysis-less = a little less
analysis-more = a little more
analysis-from-to = Wins { $before } of 10 games before, { $after } of 10 after.
analysis-watch = Watch move { $move }
analysis-flawless = No single move or card decided it.
analysis-well = How well did each play?
analysis-scale = 100 = no mistake
analysis-won = won
analysis-count = Mistakes: { $count } in { $of } decisions
analysis-shares = Luck and skill
analysis-cost = cost
analysis-helped = helped
analysis-play = Play
analysis-fortune = Luck
analysis-size = { $size ->
    [much] helped a lot
    [some] helped
    [hardly] hardly mattered
    [less] cost something
   *[least] cost a lot
}
analysis-explain = A fair share, play and luck add up to the result. Play is what your own mistakes cost you and the others’ mistakes gave you. Whatever mistakes don’t explain is luck.
analysis-own-mistakes = Your mistakes: { $count }
analysis-all-mistakes = All mistakes: { $count }
analysis-whose = Whose mistakes
analysis-mine = Mine
analysis-all = All ({ $count })
analysis-made = Played
analysis-better = Better
analysis-alike = About as good
analysis-fairly = We are fairly sure of this.
analysis-against = Against the move that was played: { $reasons }
analysis-told = The coach would have told { $name }: “{ $words }”
analysis-quoted = “{ $words }”
analysis-plain = Played out many times, it simply wins more often.
analysis-again = Try again
analysis-clean = No clear mistake was found here.
analysis-error = Only a clearly worse move counts as a mistake: worse by more than chance, and by more than the coach itself may be off, which here is up to { $points } of 100 games. Anything else is “about as good”.
analysis-decisions = Every decision ({ $count })

## One device that goes round, the big screen, and statistics

pass-where = Where are you playing?
pass-where-apart = Each on their own device
pass-where-here = On this device
pass-where-screen = On a big screen
pass-where-here-text = Pass the device around. Leave a name empty for a bot, or for a friend who joins by link.
pass-where-screen-text = This screen shows the table, and each phone shows one player’s cards. Scan a code to sit down.
pass-people = Who is playing on this device?
pass-person = Name at seat { $number }
pass-nobody = bot or friend
pass-one-more = Another player on this device
pass-too-few = Please type at least two names.
pass-turn = { $name }: { $ask }
pass-curtain = Curtain
pass-hand = Hand the device to { $name }.
pass-taps = I’m { $name }
pass-edge-camp = in camp
pass-edge-undo = { $name } has chosen. Undo?
screen-hand = The table is on the big screen: show only my hand
screen-open = Open the big screen
screen-join = Join with this code: { $code }
screen-seat = QR code to sit down at seat { $number }
screen-seats = { $count ->
    [one] { $count } seat is free. Scan its code and sit down.
   *[other] { $count } seats are free. Scan a code and sit down.
}
stats-title = Statistics
stats-private = Games played on this device. They stay here unless you save them to a file.
stats-none = No game has ended on this device yet.
stats-all = All games
stats-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
stats-wins = { $count ->
    [one] { $count } win
   *[other] { $count } wins
}
stats-rival = Favourite rival
stats-against = won { $won }, lost { $lost }
stats-average = Average score: { $score }
stats-chart = Latest scores: { $scores }
stats-chart-text = Scores of the latest games; a large dot is a win.
stats-list = Your games, one by one
stats-lowest = Lower is better.
stats-export = Save to a file
stats-import = Add from a file
stats-imported = { $count ->
    [one] { $count } game was added.
   *[other] { $count } games were added.
}
stats-import-bad = This file holds no Karat statistics, so nothing was added.
stats-erase = Erase everything
stats-erase-sure = Really erase all the results on this device?

## What the server refuses: refusal-<reason>, or refusal-<error> where there is no reason

refusal-bad = That doesn’t work here, so nothing was changed.
refusal-not-now = That can’t be done right now.
refusal-not-yours = Only the host or a player at the table may do that.
refusal-not-found = Nothing here has that name.
refusal-mistake = The server made a mistake; nothing was changed.
refusal-no-table = There’s no such table, or it isn’t open to you.
refusal-no-record = There’s no such game here, or it’s gone.
refusal-not-played-here = This server can’t open that game ({ $problem }).
refusal-token-not-valid = This link isn’t valid at this table.
refusal-watching-link = This link is for watching only.
refusal-only-here = Only this device can open the table so far. To let others in, connect it to your network and start Karat as “karat” or with --host 0.0.0.0.
refusal-slow-down = That was too much at once. Please wait a second.
refusal-too-many-tables = That was too many new tables at once. Please wait a minute.
refusal-too-many-replays = Many games are being replayed right now. Please come back in a minute.
refusal-too-many-sockets = Too many devices on your network are connected. Close some, or come back later.
refusal-too-many-records = That was too many files at once. Please wait a minute.
refusal-too-many-analyses = Many games are being analysed right now. Please come back in a minute.
refusal-between = It should be a whole number from { $least } to { $most }.
refusal-in-all = In all, it should be at most { $most }.
refusal-too-big = That’s too big: it should be at most { $most } bytes.
refusal-storage = The server couldn’t save that, so nothing was changed. Please try again.
refusal-disk-full = The server’s disk is full, so nothing was changed. Please tell the person who runs the server.
refusal-only-players = Only players at the table may do that.
refusal-only-host = Only the host may do that.
refusal-only-players-and-host = Only players and the host may do that.
refusal-no-seat-yet = Take a seat first.
refusal-not-started = The game hasn’t started yet.
refusal-started = The game has already started.
refusal-game-not-over = The game isn’t over yet.
refusal-table-closed = The table is closed.
refusal-started-without-you = The game has already started, but you can watch.
refusal-seated-already = You already have a seat.
refusal-all-seats-taken = All seats are taken, but you can watch.
refusal-seat-taken = That seat is no longer free.
refusal-only-bot-levels = During a game, only the level of a bot can be changed.
refusal-nobody-there = Nobody else is sitting there.
refusal-too-many-guests = Too many people have sat at this table. Please open a new one.
refusal-table-used-up = Too much has happened at this table. You can finish the game, but nothing else.
refusal-too-many-people = { $count ->
    [one] There’s already { $count } person at the table: too many for that number of players.
   *[other] There are already { $count } people at the table: too many for that number of players.
}
refusal-name-unseen = The name needs at least one visible letter.
refusal-name-taken = Someone at the table already has that name, or one that looks like it.
refusal-late = That decision is no longer yours to make.
refusal-too-many-undos = There have been too many undos in this game. From now on, moves stand.
refusal-someone-away = Something has been revealed since then, and not everyone is here to agree.
refusal-no-move-yet = You haven’t made a move yet.
refusal-asked-already = The table is already being asked to undo.
refusal-question-closed = That question is no longer open.
refusal-agreed-already = You’ve already agreed.
refusal-nothing-to-read = The message is empty.
refusal-coach-busy = The coach has a lot of questions to answer. Please ask again in a minute.
refusal-no-coach = There’s no coach at this table.
refusal-nothing-to-decide = You have nothing to decide right now.
refusal-record-not-json = It isn’t a record: it should be JSON.
refusal-record-not-well-made = It isn’t a record in Karat’s format ({ $problem }).
refusal-record-does-not-replay = The game in it doesn’t follow the rules ({ $problem }).
refusal-record-not-over = The game in it isn’t over yet.
refusal-still-here = They’re here, or left only a moment ago. Give them a few seconds.
refusal-waits-for-all = This table waits for everyone, however long they’re away.
