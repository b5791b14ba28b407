# English. An id is in kebab-case; what belongs to one game begins with its id:
#   <game>-event-<event>   a sentence for the log, with the fields of the event
#   <game>-move-<verb>     a legal move in words
#   <game>-ask-<step>      what is asked of the reader now
#   <game>-where           how far the game is
# Fields that hold a seat come as a name, and $you says in which of them the reader sits (none: in none of them), so
# that what only the reader knows may stand in that variant alone. Cards come as their codes. Of lists of cards
# $count is the length.
# A message with the comment “always several” never has a number of one. Words that stand after any number alike:
# 1 … 5: and at back each for from gone in left lost min more now of on out so with would

## Everywhere

you = you
seat = seat { $number }
island = the island
nothing = –
and = { $first } and { $last }
turn = Your turn: { $ask }
waiting = { $count ->
    [one] { $names } is thinking …
   *[other] { $names } are thinking …
}
won = { $you ->
    [seat] { $count ->
        [one] You win! Scores: { $scores }.
       *[other] You share the win: won by { $winners }. Scores: { $scores }.
    }
   *[none] { $count ->
        [0] Nobody wins. Scores: { $scores }.
       *[other] Won by { $winners }. Scores: { $scores }.
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

## The terminal

# always several
terminal-title = { $game }, { $players } players
# always several
terminal-begin = { $game }, { $players } players. You are seat { $seat }; ? explains.
terminal-against = With you: { $names }.
terminal-bot = { $name } (seat { $seat }, { $level })
terminal-level = level { $level }
terminal-commitment = Deal commitment: { $commitment }
terminal-players = Players
terminal-hand = Your hand
terminal-log = What happened
terminal-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
# always several
terminal-moves-shown = { $shown } of { $count } moves
terminal-more = … and { $count } more; l lists all.
terminal-filter = words or letters of a move
terminal-your-move = Your move
terminal-left = You left the game.
terminal-over = The game is over: s saves its record, q closes the table.
terminal-saved = Record written to { $file }.
terminal-not-saved = The record could not be written: { $problem }
terminal-not-now = There is nothing to decide for you now.
terminal-preparing = Preparing the rules (the first time takes a while) …
terminal-thinking = Thinking … (the first time takes a while)
terminal-hint = What the strongest bot thinks
terminal-hint-keys = Enter goes to that move, Esc closes.
terminal-hint-win = wins { $win } % ± { $error }
terminal-hint-line = { $move }: wins { $win } % ± { $error }. { $reasons }
terminal-quit = Leave the game?
terminal-quit-keys = y leaves, n stays
terminal-key-hint = Hint
terminal-key-filter = Find
terminal-key-save = Save
terminal-key-light = Light
terminal-key-help = Help
terminal-key-quit = Quit
terminal-help-keys = Keys
terminal-help =
    ↑ ↓        choose a move, or type its number
    Enter      play the chosen move
    /          find a move by its words or letters; Esc ends that
    h          a hint: all moves ranked, with win shares and reasons
    PgUp PgDn  scroll the table, with Shift the log
    s          save the record of the game
    t          light or dark
    q          leave the game
terminal-help-plain =
    Type a number of the list, or a move in notation, as in brackets there.
      v  show the table again     l  list all moves     h  a hint     q  leave the game     ?  this help

## Diamant

diamant-where = Expedition { $number } of 5, { $cards ->
    [one] { $cards } card on the path
   *[other] { $cards } cards on the path
}
diamant-signs = ♦11 is a treasure, the number behind a card the rubies still lying on it. A trap has !, and a second one of its kind ends the expedition. Pips of traps: ● in the deck, ! on the path, × out of the game.
diamant-ask = stay or leave? You carry { $carried }; alone you bank { $alone }, with one other { $shared }.
diamant-move-stay = Stay, and go on
diamant-move-leave = Leave with { $carried } and a share
diamant-path = Path
diamant-path-empty = nothing yet
diamant-left = ({ $rubies } left)
diamant-piles = Piles
diamant-piles-now = deck { $deck }, { $rubies ->
    [one] { $rubies } ruby on the path
   *[other] { $rubies } rubies on the path
}
diamant-traps = Traps
diamant-trap-pips = { $deck } in the deck, { $path } on the path, { $gone } gone
diamant-head-place = where
diamant-in-cave = cave
diamant-in-camp = camp
diamant-head-carried = carries
diamant-head-chest = chest
diamant-head-relics = relics
diamant-head-choice = choice
diamant-has-chosen = made
diamant-card-treasure = a treasure of { $value }
diamant-card-relic = a relic worth { $value }
diamant-card-spider = spider
diamant-card-snake = snake
diamant-card-lava = lava
diamant-card-boulder = boulder
diamant-card-ram = ram
diamant-event-expedition = Expedition { $number } begins.
diamant-event-relic-added = { $card } is shuffled into the deck.
diamant-event-reveal = Revealed: { $card }.
diamant-event-treasure = Revealed: { $card }, { $share } for each, { $rest } left on it.
diamant-event-chosen = { $you ->
    [seat] You have chosen: { $choice ->
        [stay] stay
       *[leave] leave
    }.
   *[none] { $seat } has chosen.
}
diamant-event-choice = { $choice ->
    [stay] { $you ->
        [seat] You stay.
       *[none] { $seat } stays.
    }
   *[leave] { $you ->
        [seat] You leave.
       *[none] { $seat } leaves.
    }
}
diamant-event-bank = { $you ->
    [seat] You bring { $carried } and { $share } from the path to camp.
   *[none] { $seat } brings { $carried } and { $share } from the path to camp.
}
diamant-event-relic = { $you ->
    [seat] You take { $card }.
   *[none] { $seat } takes { $card }.
}
diamant-event-trapped = { $you ->
    [seat] The { $card } catches you: { $lost } lost.
   *[none] The { $card } catches { $seat }: { $lost } lost.
}
diamant-event-removed = Out of the game: { $card }.
diamant-event-expedition-over = Expedition { $number } is over.
diamant-event-over = The game is over.

## Diamoniak

diamoniak-where = { $deck ->
    [one] { $deck } card in the deck
   *[other] { $deck } cards in the deck
}
diamoniak-signs = ♜ is a castle card, bright where it stands; ♦ a diamond, ✶ a fairy. Cards of other castles lie in the store.
diamoniak-ask-draw = draw a card.
diamoniak-ask-buy = draw a card, or buy one for three diamonds.
diamoniak-ask-again = draw again, or stop?
diamoniak-ask-witch = { $owed ->
    [one] a witch! Give her { $owed } more card.
   *[other] a witch! Give her { $owed } cards.
}
diamoniak-ask-fairy = a witch! Send her away with a fairy, or give her { $owed ->
    [one] { $owed } card.
   *[other] { $owed } cards.
}
diamoniak-move-draw = Draw a card
diamoniak-move-stop = Stop, and keep everything
diamoniak-move-fairy = Send the witch away with a fairy
diamoniak-move-buy = Buy a card of your colour from { $seat }
diamoniak-move-give = Give { $card } to the witch
diamoniak-head-castle = castle
diamoniak-no-castle = no castle yet
diamoniak-head-store = store
diamoniak-discard = Discards
diamoniak-kind-pink = pink
diamoniak-kind-blue = blue
diamoniak-kind-green = green
diamoniak-kind-yellow = yellow
diamoniak-kind-diamond = diamonds
diamoniak-kind-witch = witches
diamoniak-kind-fairy = fairies
diamoniak-card-pink = a pink castle card
diamoniak-card-blue = a blue castle card
diamoniak-card-green = a green castle card
diamoniak-card-yellow = a yellow castle card
diamoniak-card-diamond = a diamond
diamoniak-card-witch = a witch
diamoniak-card-fairy = a fairy
diamoniak-many = { $what } { $count }
diamoniak-event-turn = { $you ->
    [seat] Your turn begins.
   *[none] The turn of { $seat } begins.
}
diamoniak-event-shuffle = The discards are shuffled: a new deck of { $cards }.
diamoniak-event-draw = { $you ->
    [seat] { $to ->
        [castle] You draw { $card }: it joins your castle.
        [discard] You draw { $card }!
       *[store] You draw { $card }.
    }
   *[none] { $to ->
        [castle] { $seat } draws { $card }: it joins the castle.
        [discard] { $seat } draws { $card }!
       *[store] { $seat } draws { $card }.
    }
}
diamoniak-event-join = { $cards ->
    [one] { $cards } { $colour } card joins from the store.
   *[other] { $cards } { $colour } cards join from the store.
}
diamoniak-event-stop = { $you ->
    [seat] You stop.
   *[none] { $seat } stops.
}
diamoniak-event-fairy = { $you ->
    [seat] Your fairy sends the witch away.
   *[none] The fairy of { $seat } sends the witch away.
}
diamoniak-event-give = { $you ->
    [seat] You give { $card } to the witch.
   *[none] { $seat } gives { $card } to the witch.
}
diamoniak-event-lose = { $you ->
    [seat] You lose { $card } to the witch.
   *[none] { $seat } loses { $card } to the witch.
}
diamoniak-event-free = { $you ->
    [seat] Your castle is gone, and { $colour } is free again.
   *[none] The castle of { $seat } is gone, and { $colour } is free again.
}
# always several
diamoniak-event-buy = { $you ->
    [seat] You buy { $card } from { $from } for { $diamonds } diamonds.
    [from] { $seat } buys { $card } from you for { $diamonds } diamonds.
   *[none] { $seat } buys { $card } from { $from } for { $diamonds } diamonds.
}
diamoniak-event-over = { $you ->
    [winner] Your castle is complete!
   *[none] The castle of { $winner } is complete.
}

## Djinn

djinn-where = Phase { $phase }, { $left ->
    [0] the tricks are played
    [one] the last trick
   *[other] { $left } tricks to go
}
djinn-signs = A card is colour and number: P purple, G green, Y yellow, B blue. Of equal cards the first one laid is higher.
djinn-ask-lead = lead a card.
djinn-ask-play = lay a card; { $colour } was led and must be followed if you hold it.
djinn-ask-after = play a Djinn card, or be done.
djinn-ask-keep = you have won the trick: keep { $count ->
    [one] a card of it.
   *[other] { $count } cards of it.
}
djinn-ask-cave = meet a task with your kept cards.
djinn-move-play = Lay { $card }
djinn-move-done = Done
djinn-move-keep = Keep { $card }
djinn-move-cave = { $task }: { $cards }
djinn-move-trump = Djinn: { $colour } becomes trump
djinn-move-replace = Djinn: replace the card of { $seat }
djinn-move-free = Djinn: lay any colour
djinn-move-swap = Djinn: swap cards with { $seat }
djinn-move-highest = Djinn: keep the highest card
djinn-move-lowest = Djinn: the lowest card wins
djinn-move-notrump = Djinn: no trump in this trick
djinn-move-fifteen = Djinn: your card counts as 15
djinn-move-double = Djinn: keep two cards if you win
djinn-effect-trump = new trump
djinn-effect-replace = replace a card
djinn-effect-free = any colour
djinn-effect-swap = swap cards
djinn-effect-highest = keep the highest
djinn-effect-lowest = lowest wins
djinn-effect-notrump = no trump
djinn-effect-fifteen = counts as 15
djinn-effect-double = keep two
djinn-task-run = run of { $level }
djinn-task-pairs = { $level ->
    [3] pair and a lower card
    [4] two pairs
   *[5] two pairs and a lower card
}
djinn-task-under = { $level } below { $under }
djinn-task-over = { $level } above { $over }
djinn-task-exact = { $level } making { $under }
djinn-task-colour = { $level } of a colour
djinn-trump = Trump
djinn-piles = deck { $deck }, out { $discard }, Djinn { $djinn }
djinn-trick = Trick
djinn-trick-empty = nobody has laid a card
djinn-last-trick = Last trick, won by { $seat }
djinn-counts-as = { $card } as { $number }
djinn-effects = In effect
djinn-effect-by = { $effect } ({ $seat })
djinn-caves = Caves
djinn-cave = { $level }: { $tasks }
djinn-cave-closed = closed
djinn-head-level = level
djinn-head-cards = cards
djinn-head-djinns = Djinn
djinn-head-kept = kept
djinn-discards = Discards
djinn-own = Your Djinn cards
djinn-event-row = Level { $level } opens: { $tasks }.
djinn-event-draw = { $you ->
    [seat] You draw the Djinn card “{ $effect }”.
   *[none] { $seat } draws a Djinn card.
}
djinn-event-djinn-shuffled = The used Djinn cards are shuffled: { $size } in the pile.
djinn-event-phase = Phase { $number } begins; { $you ->
    [leader] you lead.
   *[none] { $leader } leads.
}
djinn-event-deal = { $you ->
    [seat] You are dealt { $hand }.
   *[none] { $size ->
        [one] { $seat } is dealt { $size } card.
       *[other] { $seat } is dealt { $size } cards.
    }
}
djinn-event-trump = { $card } is turned up: { $colour } is trump.
djinn-event-play = { $you ->
    [seat] You lay { $card }.
   *[none] { $seat } lays { $card }.
}
djinn-event-djinn = { $you ->
    [seat] You play the Djinn card “{ $effect }”{ $argument }.
   *[none] { $seat } plays the Djinn card “{ $effect }”{ $argument }.
}
djinn-event-djinn-argument = : { $what }
djinn-event-replace = { $you ->
    [seat] Your { $discarded } is replaced by { $card }.
   *[none] { $discarded } of { $seat } is replaced by { $card }.
}
djinn-event-done = { $you ->
    [seat] You are done.
   *[none] { $seat } is done.
}
djinn-event-trick = { $you ->
    [seat] You win the trick.
   *[none] { $seat } wins the trick.
}
djinn-event-keep = { $you ->
    [seat] You keep { $card }.
   *[none] { $seat } keeps { $card }.
}
djinn-event-discard = Discarded: { $cards }.
djinn-event-cave = { $you ->
    [seat] You meet “{ $task }” with { $cards }: level { $level }.
   *[none] { $seat } meets “{ $task }” with { $cards }: level { $level }.
}
djinn-event-over = The game is over.

## Kadora

kadora-where = { $last ->
    [none] { $cards ->
        [one] { $cards } card in the rows
       *[other] { $cards } cards in the rows
    }
    [0] The end
    [one] The last turn
   *[other] { $last } turns to go
}
kadora-signs = A card is colour, value and kind: ○ round (r), □ square (s), △ drop (d). A letter alone is a back. ★ leads a colour; open counts against its owner if the game ended now. ›Y4○‹ would be taken, »Y4○« laid by the chosen move.
kadora-ask-give = give a colour away, or keep all?
kadora-ask-place = lay a card on an empty cell.
kadora-ask-draw = draw from the left or the right row.
kadora-move-keep = Give nothing away
kadora-move-gift = Give all { $colour } to { $seat }
kadora-move-place = { $card } on { $cell }
kadora-move-takes = { $card } on { $cell } takes { $cards }
kadora-move-draw = { $row ->
    [left] Draw from the left: { $colour }
   *[right] Draw from the right: { $colour }
}
kadora-block = Block
kadora-row-left = left { $count }
kadora-row-right = right { $count }
kadora-aside = aside { $count }
kadora-head-open = open
kadora-head-hand = hand
# always several
kadora-event-aside = { $count } cards are set aside.
# always several
kadora-event-hand = { $you ->
    [seat] You are dealt { $cards }.
   *[none] { $seat } is dealt { $count } cards.
}
kadora-event-border = The border is laid.
# always several
kadora-event-row = { $row ->
    [left] The left row has { $count } cards.
   *[right] The right row has { $count } cards.
}
kadora-event-keep = { $you ->
    [seat] You give nothing away.
   *[none] { $seat } gives nothing away.
}
kadora-event-gift = { $you ->
    [seat] You give all { $colour } to { $to }: { $cards }.
    [to] { $seat } gives you all { $colour }: { $cards }.
   *[none] { $seat } gives all { $colour } to { $to }: { $cards }.
}
kadora-event-place = { $you ->
    [seat] You lay { $card } on { $cell }.
   *[none] { $seat } lays { $card } on { $cell }.
}
kadora-event-take = { $you ->
    [seat] { $line ->
        [column] You take { $cards } from the column.
       *[row] You take { $cards } from the row.
    }
   *[none] { $line ->
        [column] { $seat } takes { $cards } from the column.
       *[row] { $seat } takes { $cards } from the row.
    }
}
kadora-event-draw = { $you ->
    [seat] { $row ->
        [left] You draw { $card } from the left.
       *[right] You draw { $card } from the right.
    }
   *[none] { $row ->
        [left] { $seat } draws { $colour } from the left.
       *[right] { $seat } draws { $colour } from the right.
    }
}
kadora-event-refill = { $row ->
    [left] From the left row: { $cards }.
   *[right] From the right row: { $cards }.
}
kadora-event-last-turns = Both rows are empty: { $turns ->
    [one] { $turns } turn to go.
   *[other] { $turns } turns to go.
}
kadora-event-show = { $you ->
    [seat] Your hand joins your loot: { $cards }.
   *[none] { $seat } shows { $cards }.
}
kadora-event-island = The island is turned up: { $cards }.
kadora-event-face-down = { $seats } with { $sum } in { $colour }: face down.
kadora-event-over = The game is over.

## Sea or Shore

seashore-where = Round { $round } of 2, { $left ->
    [0] the cards are played
    [one] the last card
   *[other] { $left } cards to play
}, { $plus ->
    [one] { $plus } plus card left
   *[other] { $plus } plus cards left
}
seashore-signs = B▒ shows its sea (the colour), ▒7 its shore (the number), +1 a plus card on it. Treasures begin with t: tR4 is red and worth 4. ★ has won its colour.
seashore-ask-pass = pass your highest card of which colour?
seashore-ask-play = lay a card and show its colour or its number.
seashore-ask-claim = you have won { $colour }: take the open treasure, or steal one?
seashore-ask-rob = take two plus cards from whom?
seashore-ask-draw = draw cards from whose hand?
seashore-ask-return = give { $count ->
    [one] a card back.
   *[other] { $count } cards back.
}
seashore-move-pass = Pass { $colour }
seashore-move-play = { $shows ->
    [sea] { $card }{ $laid }, show the colour
   *[shore] { $card }{ $laid }, show the number
}
seashore-move-take = Take the open treasure
seashore-move-steal = Steal from { $seat }
seashore-move-rob = Take plus cards from { $seat }
seashore-move-draw = Draw from the hand of { $seat }
seashore-move-return = Give back { $cards }
seashore-piles = Treasures
seashore-pair-rb = red, blue
seashore-pair-pg = purple, green
seashore-head-open = open
seashore-head-pile = pile
seashore-head-else = else
seashore-action-plus = take plus cards
seashore-action-hand = draw from a hand
seashore-trick = Trick
seashore-trick-empty = { $you ->
    [start] you start
   *[none] { $start } starts
}
seashore-lanes = Last cards turned up
seashore-head-cards = cards
seashore-head-treasures = treasures
seashore-head-top = top
seashore-head-plus = plus
seashore-head-score = score
seashore-points-pile = Your points pile
seashore-prize-claim = treasure
seashore-prize-rob = plus cards
seashore-prize-draw = a hand
seashore-event-round = Round { $number } begins; { $you ->
    [start] you start.
   *[none] { $start } starts.
}
# always several
seashore-event-hand = { $you ->
    [seat] You are dealt { $cards }.
   *[none] { $seat } is dealt { $count } cards.
}
seashore-event-open = Now open: { $card }.
seashore-event-chosen = { $you ->
    [seat] You pass your highest { $colour }.
   *[none] { $seat } has chosen a card to pass.
}
seashore-event-passed = { $you ->
    [seat] You pass { $card } to { $to }.
    [to] { $seat } passes you { $card }.
   *[none] { $seat } passes a card to { $to }.
}
seashore-event-play = { $you ->
    [seat] You lay { $card }{ $laid }: { $half }.
   *[none] { $seat } lays { $half }{ $laid }.
}
seashore-half-sea = { $colour }, number hidden
seashore-half-shore = { $number }, colour hidden
seashore-laid = { $plus ->
    [0] { "" }
   *[other] { " " }+{ $plus }
}
seashore-event-reveal = { $you ->
    [seat] Your cover comes off: { $card }, worth { $value }.
   *[none] { $seat } had { $card }, worth { $value }.
}
seashore-event-win = { $you ->
    [seat] You win { $colours }.
   *[none] { $seat } wins { $colours }.
}
seashore-event-plus = { $you ->
    [seat] { $count ->
        [one] You get { $count } plus card.
       *[other] You get { $count } plus cards.
    }
   *[none] { $count ->
        [one] { $seat } gets { $count } plus card.
       *[other] { $seat } gets { $count } plus cards.
    }
}
seashore-event-take = { $you ->
    [seat] You take { $card }.
   *[none] { $seat } takes { $card }.
}
seashore-event-steal = { $you ->
    [seat] You steal { $card } from { $from }.
    [from] { $seat } steals { $card } from you!
   *[none] { $seat } steals { $card } from { $from }.
}
seashore-event-rob = { $you ->
    [seat] You take plus cards from { $from }: { $count }.
    [from] { $seat } takes plus cards from you: { $count }.
   *[none] { $seat } takes plus cards from { $from }: { $count }.
}
seashore-event-draw = { $you ->
    [seat] You draw { $cards } from the hand of { $from }.
    [from] { $seat } draws { $cards } from your hand.
   *[none] { $seat } draws from the hand of { $from }: { $count }.
}
seashore-event-return = { $you ->
    [seat] You give { $cards } back to { $to }.
    [to] { $seat } gives you { $cards } back.
   *[none] { $seat } gives { $to } back as many.
}
seashore-event-nothing = { $you ->
    [seat] There is no card for you to draw.
   *[none] There is no card for { $seat } to draw.
}
seashore-event-under = Under its pile: { $card }.
seashore-event-trick-over = The trick is over; { $you ->
    [start] you start the next one.
   *[none] { $start } starts the next one.
}
seashore-event-score = { $you ->
    [seat] You have
   *[none] { $seat } has
} { $treasures } for treasures and { $plus ->
    [one] { $plus } plus card
   *[other] { $plus } plus cards
}: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
seashore-event-over = The game is over.

## The browser

browser-tagline = Five treasure card games, with friends or against bots
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
browser-nothing-here = There is nothing here
browser-nothing-here-text = This address leads nowhere.

# browser: home
browser-game-diamant = Diamant
browser-game-djinn = Djinn
browser-game-kadora = Kadora
browser-game-diamoniak = Diamoniak
browser-game-seashore = Sea or Shore
browser-game-diamant-line = Deeper into the cave, or home with what you carry? Everybody decides at once.
browser-game-djinn-line = Win tricks, keep treasures, open three caves, and let a Djinn bend the rules.
browser-game-kadora-line = Lay a card, take what matches, and lead a colour or pay for it.
browser-game-diamoniak-line = Draw as long as you dare, build your castle, and beware of the witch.
browser-game-seashore-line = Half of every card is hidden. Show the colour or the number?
# always several
browser-players = { $least }–{ $most } players
browser-minutes = { $minutes } min
browser-age = from { $age }
# always several
browser-seconds = { $seconds } seconds
browser-play = Play now
browser-play-game = { $game }: play now against bots
browser-dealing = Dealing …
browser-friends = With friends
browser-friends-game = { $game }: play with friends
browser-rules-of = The rules of { $game }
browser-join = Join with a code or a link
browser-join-go = Join
browser-join-bad = A code has six letters and digits.
browser-my-tables = My tables
browser-phase-open = waits for players
browser-phase-playing = in play
browser-phase-over = finished
browser-phase-closed = closed
browser-no-tables = Tables that you play at on this device are found here again.
browser-guest = Guest
browser-settings = Settings

# browser: a new table and the lobby
browser-new = { $game } with friends
browser-new-players = Players
browser-new-more = More choices
browser-new-pace = How long bots think
browser-new-clock = Time for a decision
browser-new-no-clock = as long as you like
browser-new-chat = Players may write to each other (without this there are phrases and stickers)
browser-new-private = Only those with the link may see the table
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
browser-qr = QR code of the link { $link }
browser-link = Link
browser-share = Share the link
browser-copied = Copied
browser-seats = Seats
browser-seat-open = free
browser-seat-open-text = waits for a player
browser-seat-you = you
browser-seat-person = player
browser-seat-bot = bot, { $level }
browser-seat-host = host
browser-seat-away = away
browser-seat-stand-in = a bot plays on
browser-seat-thinks = to decide
browser-seat-who = Who plays at seat { $number }
browser-seat-up = Move { $name } up
browser-sit = Sit down
browser-sit-at = Sit down at seat { $number }
browser-stand-up = Stand up
browser-level-1 = easy as pie
browser-level-2 = easy
browser-level-3 = fair
browser-level-4 = good
browser-level-5 = strong
browser-level-6 = as strong as can be
browser-options = Options
browser-fair = A fair deal
browser-fair-text = The cards are already fixed by a secret, and this number seals it. Add words of your own, and nobody can have chosen the secret to suit himself.
browser-word = Words of your own
browser-words = Words so far: { $words }
browser-start = Start the game
browser-start-text = { $open ->
    [0] Everybody is here.
    [one] One seat is free; a bot will take it.
   *[other] { $open } seats are free; bots will take them.
}
browser-lobby-sit = Take a free seat, or watch from here.
browser-lobby-wait = The host will start the game.

# browser: the table
browser-board = Table
browser-log = Log
browser-talk = Talk
browser-rules = Rules
browser-choose = Choose your move
browser-wait = Wait for the others
browser-moment = One moment …
browser-undo = Undo
browser-why = Why? { $rule }
browser-to-board = See the table
browser-to-scores = See the scores
browser-ask-undo = { $moves ->
    [one] May { $name } take the last move back?
   *[other] May { $name } take the last { $moves } moves back?
}
browser-ask-waiting = Taking back is agreed to when { $names } says yes.
browser-leave = Leave the game
browser-leave-text = Leave? A bot will play on for you, and you may come back at any time.
browser-close-table = Close the table
browser-close-table-text = Close the table for everybody, for good?
browser-watchers = { $count ->
    [one] { $count } person is watching.
   *[other] { $count } people are watching.
}
browser-reissue = New link for this player
browser-reissue-text = For a player who has lost the way back: the old link stops working.
browser-keys = Keys
    .digits = choose the first to the ninth card or field
    .enter = make the chosen move
    .escape = choose something else
    .u = undo
    .l = the last trick, or the log
    .t = read the table aloud
    .i = the card in focus, larger and with its rule
    .h = what the coach would do
    .help = these keys
browser-talk-players = Only players talk at the table.
browser-talk-text = Write something
browser-talk-send = Send
browser-phrase-hello = Hello!
browser-phrase-good-luck = Good luck!
browser-phrase-your-turn = Your turn!
browser-phrase-thinking = Let me think …
browser-phrase-well-played = Well played!
browser-phrase-thank-you = Thank you!
browser-phrase-oops = Oops!
browser-phrase-lucky = Lucky me!
browser-phrase-unlucky = What bad luck!
browser-phrase-wow = Wow!
browser-phrase-back-soon = Back in a minute.
browser-phrase-here-again = Here again!
browser-phrase-once-more = Once more?
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
browser-log-ordered = The seats have a new order.
browser-log-profile = A player has a new name.
browser-log-word = { $name } adds a word to the deal.
browser-log-stand-in = A bot plays on for { $name }.
browser-log-back = { $name } is back.
browser-log-asked = { $name } asks to take moves back.
browser-log-voted = { $name } has answered.
browser-log-undone = Moves were taken back.
browser-log-reissued = { $name } has a new link.
browser-log-closed = The table is closed.
browser-log-rematch = The next table is open.

# browser: the end
browser-end = The end
browser-player = Player
browser-score = Score
browser-winner = winner
browser-moments = What decided it
browser-again = Once more
browser-again-changes = Again with changes
browser-other-game = Another game
browser-next = To the next table
browser-record = Download the record
browser-check-deal = Check the deal
browser-deal-good = The secret fits the number that was shown before the first card.
browser-deal-bad = The secret does not fit the number that was shown before the first card!
browser-deal-commitment = Shown before the game:
browser-deal-secret = Secret:
browser-deal-more = “karat verify” deals the whole record again, card by card.

# browser: the connection
browser-health-connecting = connecting …
browser-health-fine = connected
browser-health-slow = slow …
browser-health-lost = connection lost, trying again …
browser-health-gone = the server does not answer
browser-health-ended = not connected
browser-opening = Opening the table
browser-gone = The server is away
browser-gone-text = The server does not answer. Your tables are safe there; we keep trying.
browser-try-now = Try now
browser-taken-over = You play in another window
browser-taken-over-text = Your seat was opened elsewhere. Only one window at a time plays for a seat.
browser-take-back = Play here
browser-table-closed = The table is closed
browser-table-closed-text = Its host has closed it.
browser-table-deleted-text = Nobody had played here for a long time, so the server has deleted it.
browser-removed = Your seat has changed
browser-removed-text = The host has given your seat away or sent you a new link.
browser-look-again = Look again
browser-no-table = There is no such table
browser-no-table-text = No table { $code } is open to you. Is the code right?

# browser: settings
browser-setting-language = Language
browser-setting-auto = as in the browser
browser-setting-theme = Day or night
browser-setting-theme-auto = as on the device
browser-setting-theme-light = day
browser-setting-theme-dark = night
browser-setting-pace = Pace
browser-setting-pace-instant = at once
browser-setting-pace-quick = quick
browser-setting-pace-normal = normal
browser-setting-pace-slow = slow
browser-setting-motion = Motion
browser-setting-motion-auto = as on the device
browser-setting-motion-less = less
browser-setting-text = Size of text
browser-setting-sound = Sound

# browser: Diamant
diamant-option-relics = Relics
diamant-option-relics-text = A relic comes into the deck with each expedition. Who leaves the cave alone takes those on the path.
diamant-relics = relics
diamant-source-chest = Chest
diamant-source-relics = Relics
diamant-round = Expedition { $number } of 5
diamant-ask-short = go on, or leave with what you carry?
diamant-choices = Stay or leave
diamant-choose-stay = Go on
diamant-choose-leave = Leave
diamant-risk = { $carried } at risk
diamant-bring = brings { $alone }, or { $shared } with another
diamant-chose-stay = You stay. The cards are turned when all have chosen.
diamant-chose-leave = You leave. The cards are turned when all have chosen.
diamant-has-chosen-long = has chosen
diamant-shows-stay = stays
diamant-shows-leave = leaves
diamant-safe = You are back in camp. { $chest } in your chest.
diamant-trap-near = The next one ends the expedition
diamant-second = the second one!
diamant-over = Expedition { $number } is over
diamant-alone = { $name } leaves alone: { $share } from the path
# always several
diamant-shared = { $count } leave: { $share } each from the path
diamant-folded = { $cards ->
    [one] { $cards } earlier card, { $rubies } left
   *[other] { $cards } earlier cards, { $rubies } left
}
diamant-says-on-path = { $rubies ->
    [one] { $rubies } ruby on the path
   *[other] { $rubies } rubies on the path
}
diamant-says-deck = { $cards ->
    [one] { $cards } card in the deck
   *[other] { $cards } cards in the deck
}
diamant-says-card = Card { $number }: { $card }.
diamant-says-inside = { $name } in the cave, carries { $carried }, chest { $chest }.
diamant-says-camp = { $name } in camp, chest { $chest }.
diamant-rules-aim = What it is about
    .DIA-11 = Five expeditions into a cave. Everybody begins each of them inside, with nothing in hand.
    .DIA-40 = After the fifth, what is in the chest is your score, and relics too. The highest wins; ties share the win.
diamant-rules-cards = The cards
    .DIA-1 = 15 treasures with 1 to 17 rubies.
    .DIA-2 = 15 traps: three each of spider, snake, lava, boulder and ram.
    .DIA-3 = With relics: five of them, worth 5, 7, 8, 10 and 12.
    .DIA-4 = Only the value of gems counts; change never matters.
    .DIA-5 = There are always gems enough.
    .DIA-10 = Treasures and traps are shuffled into one deck.
    .DIA-12 = With relics, the lowest one left joins the deck before each expedition.
diamant-rules-path = The path
    .DIA-20 = The top card is turned up onto the path.
    .DIA-21 = A treasure is shared equally by all inside. What does not divide stays on the card.
    .DIA-22 = The first trap of a kind only warns.
    .DIA-23 = The second of the same kind: all inside lose what they carry, and the expedition is over.
    .DIA-24 = A relic just lies there.
diamant-rules-choice = Stay or leave
    .DIA-25 = All inside choose in secret. The choices are shown when all have chosen.
    .DIA-26 = Leavers share the rubies on the path; what does not divide stays there.
    .DIA-27 = Share and everything carried go into the chest, where they are safe.
    .DIA-28 = Who leaves alone also takes all relics on the path.
    .DIA-29 = While anybody is inside the next card follows.
diamant-rules-end = The end of an expedition
    .DIA-30 = It ends when all have left, or by a trap.
    .DIA-31 = Rubies still on the path are lost.
    .DIA-32 = Of two equal traps that ended it one leaves the game for good.
    .DIA-33 = Relics still on the path leave the game; one not yet turned up stays in the deck.
    .DIA-34 = All other cards are shuffled back.
diamant-rules-score = What is known
    .DIA-41 = Chests are open to all.

# browser: Diamoniak
diamoniak-option-keep-colour = Your colour is yours for good
diamoniak-option-keep-colour-text = Who loses the last castle card to a witch still builds the same colour, and nobody else may.
diamoniak-source-castle = Castle
diamoniak-source-diamonds = Diamonds
diamoniak-of = { $pieces }/{ $all }
diamoniak-choose-stop = Stop
diamoniak-choose-fairy = Fairy!
diamoniak-give = Cards for the witch
diamoniak-says-no-castle = no castle yet
diamoniak-says-castle = { $colour } castle, { $pieces } of 6
diamoniak-count-diamond = { $count ->
    [one] { $count } diamond
   *[other] { $count } diamonds
}
diamoniak-count-fairy = { $count ->
    [one] { $count } fairy
   *[other] { $count } fairies
}
diamoniak-count-castle = { $count ->
    [one] { $count } { $colour } castle card
   *[other] { $count } { $colour } castle cards
}
diamoniak-rules-aim = What it is about
    .MON-50 = Be the first to complete a castle of six cards: the sixth wins at once.
diamoniak-rules-cards = The cards
    .MON-1 = 55 cards: six castle cards in each of four colours, 20 diamonds, 8 witches, 3 fairies.
    .MON-2 = Castle cards are pink, blue, green or yellow, and all of one colour are alike.
    .MON-3 = Everything lies open but the deck.
diamoniak-rules-turn = Your turn
    .MON-10 = Play goes clockwise.
    .MON-11 = Buy one card, or draw at least one.
    .MON-12 = After each good card: draw again, or stop.
    .MON-16 = Diamonds and fairies go to your shelf.
    .MON-40 = When the deck is used up, the discards are shuffled.
diamoniak-rules-castle = Your castle
    .MON-13 = Your first castle card in a colour that nobody builds decides what you build.
    .MON-14 = A colour that somebody else builds goes to your shelf, and you still build nothing.
    .MON-15 = Your own colour joins your castle, every other goes to your shelf.
    .MON-17 = Lose the last card of your castle, and the colour is free for all again.
    .MON-18 = When you begin a colour, cards of it on your shelf join at once.
diamoniak-rules-witch = The witch
    .MON-20 = A witch ends your drawing, and your turn once she is paid.
    .MON-21 = She takes three of your cards, diamonds or castle cards as you choose; with fewer, all.
    .MON-22 = Fairies are never lost to her.
    .MON-23 = A fairy sends her away: both are discarded, and nothing else is lost.
    .MON-24 = Where there is nothing to choose, nothing is asked.
diamoniak-rules-buy = Buying
    .MON-30 = Instead of drawing, buy a card of your colour from another player for three diamonds.
    .MON-31 = That is your whole turn, and the other one is not asked.
    .MON-32 = Only your own colour can be bought.
diamoniak-rules-end = Counting
    .MON-51 = 100 for each castle card and 1 for each diamond; only the complete castle has won.

# browser: Djinn
djinn-option-open-memory = Open discards
djinn-option-open-memory-text = Everybody may look through the discarded treasures. Without this you have to remember them.
djinn-source-kept = Treasures left
djinn-panel-trick = Last trick
djinn-card = { $colour } { $number }
djinn-no-trump = no trump
djinn-hand = Your hand
djinn-kept = { $count ->
    [0] Nothing kept yet
   *[other] Kept: { $count }
}
djinn-kept-by = kept by { $name }
djinn-no-trick = No trick has been finished in this phase.
djinn-task-met = you can meet it
djinn-task-near = one card is missing:
djinn-choose-task = Which task?
djinn-which-trump = Which colour becomes trump?
djinn-which-replace = Tap the card that is to be replaced.
djinn-which-swap = Tap the card to swap with yours.
djinn-says-cave = Caves of level { $level }
djinn-says-through = Come through by: { $names }
djinn-says-piles = { $deck } in the pile, { $discard } out
djinn-says-laid = { $card } of { $name }, laid { $place ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
}{ $wins ->
    [true] , wins the trick
   *[false] { "" }
}
djinn-says-lies = { $name } { $card }
djinn-says-hand = { $card }, { $playable ->
    [true] playable
   *[false] not playable now
}, { $place } of { $count } in your hand
djinn-says-seat = { $level ->
    [0] No cave yet
   *[other] Level { $level }
}, { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
}, { $djinn ->
    [one] { $djinn } Djinn card
   *[other] { $djinn } Djinn cards
}, { $kept ->
    [one] { $kept } treasure kept
   *[other] { $kept } treasures kept
}.
djinn-rules-aim = What it is about
    .DJI-10 = Three rows of three caves lie face down, one row for each level. The first row is turned up at once.
    .DJI-31 = Meet a task of level 3, then one of level 4, then one of level 5. Any number of players can meet the same task.
    .DJI-40 = The game is over after the phase in which somebody meets a task of level 5. Of several, most treasures left win, then the highest of them; then they share.
    .DJI-41 = Your score is the level you have reached.
djinn-rules-cards = The cards
    .DJI-1 = 60 treasures: purple, green, yellow and blue, each from 1 to 15.
    .DJI-2 = Tasks take 3, 4 or 5 treasures, as many as their level: a run of neighbours, pairs, a sum below five times the level, above ten times the level or exactly five times the level, or all of one colour.
    .DJI-3 = Pairs: level 3 is a pair and a lower card, level 4 two pairs, level 5 two pairs and a card lower than both.
    .DJI-4 = 18 Djinn cards: nine kinds, each twice.
djinn-rules-tricks = Tricks
    .DJI-11 = Everybody starts a phase with eight treasures, and the game with one Djinn card, in secret.
    .DJI-12 = One more treasure is turned up: its colour is trump for the phase.
    .DJI-13 = In the first phase the seat after the dealer leads.
    .DJI-20 = One after another lays a treasure. Who holds the colour that was led must follow it.
    .DJI-21 = The highest trump wins; without trump, the highest card of the colour led. Of equal cards the first one laid is higher.
    .DJI-22 = The winner keeps one card of the trick, open, and leads the next one. The others are discarded.
    .DJI-23 = A phase has eight tricks.
djinn-rules-caves = Caves
    .DJI-30 = After a phase, who can meet a task of the next level must meet one, and only one, with exactly as many kept cards. They are discarded.
    .DJI-32 = This goes round from the leader of the phase. With one single way nothing is asked.
    .DJI-33 = Then the next row is turned up, if somebody has come through the one before it.
djinn-rules-phases = Between two phases
    .DJI-34 = Everybody in last position draws a Djinn card.
    .DJI-35 = When the Djinn pile is empty, the used ones are shuffled.
    .DJI-36 = Who is last deals and leads; of several, the next one after the old dealer.
    .DJI-37 = All but the kept cards are shuffled, and eight new cards are dealt to everybody.
    .DJI-38 = Where there are too few, all get equally many.
djinn-rules-end = If the cards run out
    .DJI-39 = Without one card each and a trump card the game is over; the furthest level wins.
djinn-rules-djinn = Djinn cards
    .DJI-50 = They are played in your own turn, right before or after your treasure, any number of them. They last for the trick.
    .DJI-51 = After your treasure you are asked as long as you hold a Djinn card; say “done” to go on.
    .DJI-52 = The colour led is that of the first card as it lies now.
    .DJI-61 = New trump: you name a colour, and it is trump for this trick.
    .DJI-62 = Replace a card: a card that another player has laid is discarded, and the top treasure of the pile takes its place.
    .DJI-63 = Any colour: before your card; it need not follow.
    .DJI-64 = Swap cards: after your card; it changes places with that of another player.
    .DJI-65 = Keep the highest: before the winner keeps anything you take the card with the highest number.
    .DJI-66 = Lowest wins: the lowest number wins the trick, whatever the colours.
    .DJI-67 = No trump: this trick has none.
    .DJI-68 = Counts as 15: after your card; it counts as 15 of its colour when the trick is decided.
    .DJI-69 = Keep two: if you win the trick you keep two cards of it.
djinn-rules-known = What is known
    .DJI-70 = Hands, Djinn cards and piles are secret; kept cards, levels, open caves and all numbers of cards are not. Discards are for your memory, unless the table has them open.

# browser: Kadora
kadora-option-seat-view = Refill from your side
kadora-option-seat-view-text = Empty cells are filled in the reading order of the player whose turn it is, as around a real table. Without this the order is the same for everybody.
kadora-source-R = R
kadora-source-O = O
kadora-source-Y = Y
kadora-source-G = G
kadora-source-B = B
kadora-source-P = P
kadora-panel-aside = Set aside
kadora-card = { $colour } { $value } { $kind }
kadora-back = { $colour }, face down
kadora-kind-round = round
kadora-kind-square = square
kadora-kind-drop = drop
kadora-lay = Lay { $card } on { $cell }
kadora-hand = Your hand
kadora-loot = Loot
kadora-leads = leads
kadora-steps = Steps of a turn
kadora-step-give = give
kadora-step-place = lay
kadora-step-draw = draw
kadora-step-refill = refill
kadora-last = { $turns ->
    [one] The last turn
   *[other] { $turns } turns to go
}
kadora-give = Give a colour away
kadora-give-colour = Give { $colour } away
kadora-give-to = All { $colour } to
kadora-takes-nothing = Takes nothing.
kadora-takes = Takes { $cards }. Counting against you: { $before } → { $after }.
kadora-would-lead = Highest then in { $colours }.
kadora-full = The block is full: now the cards are taken that do not match.
kadora-empty = empty
# always several
kadora-aside-text = { $players ->
    [2] { $count } cards are set aside. At the end they are turned up as those of a third player, the island, which can even win.
   *[other] { $count } cards are set aside and take no part in the game. Their backs show their colours.
}
kadora-says-row = { $row ->
    [left] Left row
   *[right] Right row
}, { $count ->
    [0] empty
    [one] { $count } card: { $colours }
   *[other] { $count } cards, the next ones: { $colours }
}
kadora-says-cell = Row { $row }, column { $column }: { $card }
kadora-says-empty = Row { $row }, column { $column }: empty
kadora-says-preview = Row { $row }, column { $column }: empty. With { $card }: column { $sumcolumn }, row { $sumrow }, { $count ->
    [0] takes nothing
    [one] takes { $count } card
   *[other] takes { $count } cards
}
kadora-says-hand = { $card }, { $place } of { $count } in your hand
kadora-says-line = Row { $row }: { $cards }.
kadora-says-sum = { $colour } { $sum }{ $leads ->
    [true] { " " }(leads)
   *[false] { "" }
}
kadora-says-loot = { $name }: { $loot }; { $open } would count against.
kadora-says-seat = { $open } would count against this seat now. { $loot ->
    [one] { $loot } card
   *[other] { $loot } cards
} in the loot. Hand: { $hand }.
kadora-rules-aim = What it is about
    .KAD-63 = At the end all values that lie open before you count against you. The lowest sum wins.
    .KAD-62 = Who has the highest sum of a colour turns it face down; tied leaders all do.
    .KAD-64 = Who has nothing face down cannot win.
kadora-rules-cards = The cards
    .KAD-1 = 72 cards in six colours.
    .KAD-2 = Values from 1 to 5, of which each colour lacks one, and three kinds of diamond; each colour has every one of its values in every kind.
    .KAD-3 = Red lacks 1, orange 2, yellow 3, green 4, blue 5, purple 3.
    .KAD-4 = The kinds are round, square and drop.
    .KAD-5 = Backs show the colour: of hands, rows and the cards set aside everybody knows the colours, and only those.
kadora-rules-setup = Before the game
    .KAD-10 = 18, 12 or 6 cards are set aside with 2, 3 or 4 players.
    .KAD-11 = Everybody is dealt four cards.
    .KAD-12 = Twelve cards form the border of a block of four by four; the middle is empty.
    .KAD-13 = The others lie face down in two rows; their order never changes.
    .KAD-14 = Play goes clockwise.
kadora-rules-give = Giving a colour away
    .KAD-20 = First you may give all your loot of one colour to a player who has none of it, if you alone lead that colour. One gift a turn.
    .KAD-21 = Where no gift is possible nothing is asked.
kadora-rules-take = Laying and taking
    .KAD-30 = Lay a card of your hand on an empty cell.
    .KAD-31 = If its column now makes 10 or more, you take all other cards there of the same colour or the same kind. The card you laid stays.
    .KAD-32 = Then its row in the same way.
    .KAD-33 = What you take lies open as your loot.
    .KAD-34 = If your card fills the block and you may take nothing that matches, you take all cards of column and row that do not match.
    .KAD-35 = That holds too where a line has 10 but nothing in it matches.
    .KAD-36 = If nothing comes of that either, you take all six.
kadora-rules-draw = Drawing and refilling
    .KAD-40 = Draw the first card of either row.
    .KAD-50 = If more than four cells are empty, cards of that row fill them in reading order until four are empty.
    .KAD-51 = Reading order is the same for everybody, whoever sits where, unless the table has chosen otherwise.
    .KAD-52 = If that row runs out, the other goes on.
kadora-rules-end = The end
    .KAD-60 = When both rows are used up, everybody has one more turn.
    .KAD-61 = Then the hands join the loot.
    .KAD-65 = Equal sums: most cards win, open or not; then the win is shared.
    .KAD-66 = With two players the cards set aside belong to a third one, the island, which can win too.

# browser: Sea or Shore
seashore-option-action-rb = Action of red and blue
    .plus = take plus cards
    .hand = draw from a hand
seashore-option-action-rb-text = What happens when red or blue is won and no treasure of that colour lies open.
seashore-option-action-pg = Action of purple and green
    .plus = take plus cards
    .hand = draw from a hand
seashore-option-action-pg-text = What happens when purple or green is won and no treasure of that colour lies open.
seashore-option-pass-to = Passing a card
    .left = to the left
    .right = to the right
    .none = not at all
seashore-option-pass-to-text = At the start of a round everybody passes the highest card of the longest colour.
seashore-option-plus-cap = Highest value with plus cards
    .n12 = 12
    .n15 = 15
    .n99 = no limit
seashore-option-plus-cap-text = Plus cards raise no card past this value.
seashore-option-steal-any = Steal any treasure
seashore-option-steal-any-text = A winner may steal a treasure of any colour, not only of the one that was won.
seashore-source-treasures = Treasures
seashore-source-plus = Plus cards
seashore-panel-trick = Last trick
seashore-panel-out = Cards
seashore-card = { $colour } { $number }
seashore-treasure = { $colour } treasure worth { $points }
seashore-lay = Lay { $card }{ $laid }: { $half }
seashore-hand = Your hand
seashore-hand-empty = Your hand is empty.
seashore-others-see = Others see
seashore-pluses = Plus cards with it
seashore-plus = { $count ->
    [0] no plus card
    [one] { $count } plus card
   *[other] { $count } plus cards
}
seashore-pile = { $count ->
    [one] { $count } left
   *[other] { $count } left
}
seashore-pile-closed = face-down pile
seashore-supply = supply
seashore-passing = { $to ->
    [right] Everybody passes a card to the right.
   *[left] Everybody passes a card to the left.
}
seashore-passing-wait = You have chosen. The cards are passed when all have.
seashore-choose-claim = Take or steal
seashore-choose-rob = Whose plus cards?
seashore-choose-draw = Whose hand?
seashore-drawn = Drawn from { $seat }
seashore-hidden = { $count ->
    [one] { $count } treasure lies face down under it.
   *[other] { $count } treasures lie face down under it.
}
seashore-worth = worth { $value }
seashore-no-trick = No card has been turned up in this round.
seashore-chosen = has chosen
seashore-out-text = Crossed out: played. Framed: in your hand. The others are with somebody or in the box.
seashore-out-gone = played
seashore-out-held = in your hand
seashore-out-somewhere = not seen yet
seashore-says-open = { $name }: { $card }{ $plus ->
    [0] { "" }
   *[other] { " " }plus { $plus }
}
seashore-says-laid = { $name }: { $half }{ $plus ->
    [0] { "" }
   *[other] , plus { $plus }
}.
seashore-says-hand = { $card }, { $place } of { $count } in your hand
seashore-says-seat = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $treasures ->
    [one] { $treasures } treasure
   *[other] { $treasures } treasures
}, { $plus ->
    [one] { $plus } plus card
   *[other] { $plus } plus cards
}, score { $score }.
seashore-says-top = On top: { $card }.
seashore-rules-aim = What it is about
    .SEA-50 = A round is over when all cards are played. Your treasures count their points, and every two plus cards one point.
    .SEA-51 = After two rounds most points win; equal players share the win.
seashore-rules-cards = The cards
    .SEA-1 = 48 island cards: red, blue, purple and green, each from 1 to 12.
    .SEA-2 = 20 treasures, five of each colour, worth 1, 1, 2, 3 and 4.
    .SEA-3 = 22 plus cards, and two action cards: one for red and blue, one for purple and green.
seashore-rules-setup = Before a round
    .SEA-10 = With 4 or 5 players there are two piles of treasures, red with blue and purple with green; with 3 players one pile of the best twelve. The top one lies open.
    .SEA-11 = Each action card says what its two colours win when no treasure of theirs lies open.
    .SEA-12 = Everybody is dealt 12 cards, with 5 players 9.
    .SEA-13 = Everybody passes the highest card of the colour held most to the left, all at once. Of several such colours you choose.
    .SEA-14 = Round two is started by the seat after the one that started the last trick.
seashore-rules-trick = A trick
    .SEA-20 = One after another lays any card under a cover that shows the sea, its colour, or the shore, its number.
    .SEA-21 = Plus cards may be laid with it, each worth 1, but not past 12.
    .SEA-22 = Until all have played, the others know only the half that shows, and the plus cards.
    .SEA-23 = Each colour is won by its highest value; of equals, by the first in turn order.
    .SEA-24 = Whoever has the lowest value of a colour that was played more than once gets as many plus cards as cards of that colour were played.
    .SEA-25 = If there are too few plus cards they are handed out in turn order.
seashore-rules-prizes = Prizes
    .SEA-30 = If a treasure of the colour won lies open, the winner takes it. Only the top treasure of a player can be seen.
    .SEA-31 = Or the winner steals the top treasure of another player, if it has the colour won.
    .SEA-32 = If no treasure of that colour lies open, the action of the colour happens.
    .SEA-33 = Winners and losers are found at once, losers get their plus cards, then treasures are won in turn order, then actions happen.
    .SEA-34 = With 3 players the two colours of an action card are one colour, if neither lies open.
    .SEA-35 = Then every pile shows its next treasure; one that was not taken goes under its pile.
    .SEA-36 = An empty pile stays empty: its colours lead to actions.
    .SEA-37 = The cards played are out and stay open. The next seat starts.
seashore-rules-actions = Actions
    .SEA-40 = Take plus cards: two of another player who has two or more; if nobody has, from the supply.
    .SEA-41 = Draw from a hand: two cards unseen from another player, then give two back, any you like.

## Refusals: <game>-refusal-<reason>, or without the game what all games say alike. What is typed in the terminal stays
## as it is typed.

refusal-no-seat = There is no seat { $seat }: the seats are 0 to { $last }.
refusal-over = The game is over.
refusal-not-your-turn = It is the turn of { $turn }.
diamant-refusal-in-camp = You are in camp: who has left waits for the next expedition.
diamant-refusal-already-chosen = You have chosen already, and a choice is final.
diamant-refusal-unknown-move = There are only two choices: stay and leave.
diamoniak-refusal-unknown-move = “{ $move }” is not a move: there are draw, stop, fairy, buy and a seat, give and a card.
diamoniak-refusal-witch-ends-drawing = A witch has ended your drawing: she must be settled now.
diamoniak-refusal-witch-not-settled = The turn does not pass on before the witch is settled.
diamoniak-refusal-must-draw = You have not drawn yet: a turn is at least one draw, or one purchase.
diamoniak-refusal-no-witch-to-counter = A fairy sends a witch away, and you have drawn none.
diamoniak-refusal-fairy-too-late = You have begun to give cards to the witch: the fairy comes too late.
diamoniak-refusal-no-fairy = You have no fairy.
diamoniak-refusal-nothing-to-give = You have drawn no witch, so there is nothing to give.
diamoniak-refusal-fairy-is-no-payment = A witch takes diamonds and castle cards, but no fairy.
diamoniak-refusal-witch-is-no-payment = A witch takes diamonds and castle cards, but no other witch.
diamoniak-refusal-not-held = You do not have { $card } to give.
diamoniak-refusal-buying-with-witch = You have drawn a witch, so there is no purchase in this turn.
diamoniak-refusal-buying-after-drawing = You have drawn in this turn, so there is no purchase in it.
diamoniak-refusal-no-such-seller = There is no seat { $seller } to buy from: the seats are 0 to { $last }.
diamoniak-refusal-own-store = You buy from another player, not from yourself.
diamoniak-refusal-no-castle = You build no castle yet, so there is no colour that you could buy.
diamoniak-refusal-too-few-diamonds = A castle card costs three diamonds, and you have { $diamonds }.
diamoniak-refusal-not-for-sale = { $seller } holds no card in { $colour }, and no other colour joins your castle.
djinn-refusal-not-your-trick = { $turn } has won the trick and is choosing a card to keep.
djinn-refusal-not-your-cave = { $turn } is choosing a task to meet.
djinn-refusal-unknown-move = “{ $move }” is not a move: there are play, djinn, done, keep and cave.
djinn-refusal-play-what = Name the treasure to lay, such as play P15.
djinn-refusal-keep-what = Name the card of the trick to keep, such as keep P15.
djinn-refusal-djinn-what = Name the Djinn card to play, such as djinn lowest.
djinn-refusal-cave-what = Name the task to meet and the cards for it, such as cave run Y3 G4 P5.
djinn-refusal-unknown-card = There is no treasure “{ $card }”: cards are P1 to P15, G, Y and B.
djinn-refusal-not-held = You do not hold { $card }.
djinn-refusal-must-follow = You hold { $colour }, so { $colour } must be followed.
djinn-refusal-not-laid = Lay a treasure first: only then your turn can be done.
djinn-refusal-already-laid = You have laid your treasure: play a Djinn card or be done.
djinn-refusal-no-trick-won = There is no trick to keep a card of now.
djinn-refusal-keep-now = You have won the trick: keep a card of it.
djinn-refusal-not-in-trick = { $card } is not in the trick, or not any more.
djinn-refusal-unknown-djinn = There is no Djinn card “{ $effect }”.
djinn-refusal-djinn-not-held = You do not hold the Djinn card “{ $effect }”.
djinn-refusal-trump-needs-colour = Name the colour that is to be trump: P, G, Y or B.
djinn-refusal-replace-needs-seat = Name the seat whose card is to be replaced.
djinn-refusal-replace-no-seat = There is no seat { $seat }: the seats are 0 to { $last }.
djinn-refusal-replace-own = Only a card of another player can be replaced.
djinn-refusal-replace-nothing = { $seat } has laid no card in this trick that could be replaced.
djinn-refusal-replace-empty-pile = The treasure pile is empty, so no card can be replaced.
djinn-refusal-free-too-late = “Any colour” is for the time before your card, and that is laid.
djinn-refusal-swap-too-early = “Swap cards” is for the time after your own card.
djinn-refusal-swap-needs-seat = Name the seat whose card changes places with yours.
djinn-refusal-swap-no-seat = There is no seat { $seat }: the seats are 0 to { $last }.
djinn-refusal-swap-own = Your card can only change places with that of another player.
djinn-refusal-swap-nothing = { $seat } has laid no card in this trick to change places with.
djinn-refusal-fifteen-too-early = “Counts as 15” is for the time after your own card.
djinn-refusal-no-cave-now = Tasks are met after the phase, not now.
djinn-refusal-cave-now = The phase is over: who can meet a task must do so.
djinn-refusal-unknown-task = There is no task “{ $task }”.
djinn-refusal-task-not-open = The task “{ $task }” is not among those of level { $level } before you.
djinn-refusal-card-twice = { $card } is named twice.
djinn-refusal-wrong-number = A task of level { $level } takes exactly as many cards as its level, not { $count }.
djinn-refusal-not-kept = { $card } does not lie before you.
djinn-refusal-not-a-run = These numbers do not follow one another.
djinn-refusal-not-pairs = These are not the pairs that the task asks for.
djinn-refusal-not-under = The sum is { $sum }, it should be below { $limit }.
djinn-refusal-not-over = The sum is { $sum }, it should be above { $limit }.
djinn-refusal-not-exact = The sum is { $sum }, it should be exactly { $limit }.
djinn-refusal-not-one-colour = These cards are not all of one colour.
djinn-refusal-not-ascending = Name the cards in ascending order: { $cards }.
kadora-refusal-give-now = “{ $move }” is no move: make a gift, as in gift Y 1, or say keep.
kadora-refusal-gift-or-keep = A gift is possible: first make one, or give nothing away.
kadora-refusal-keep-alone = Say keep and nothing more.
kadora-refusal-gift-of-what = Name the colour to give away and the seat that gets it, as in gift Y 1.
kadora-refusal-gift-to-whom = Name the seat that gets all your { $colour } too, as in gift { $letter } 1.
kadora-refusal-gift-too-long = A gift is one colour for one seat, as in gift Y 1, and nothing more.
kadora-refusal-no-such-colour = There is no colour “{ $colour }”: the colours are R, O, Y, G, B and P.
kadora-refusal-no-such-receiver = There is no seat “{ $to }” that could receive a gift: the seats are 0 to { $last }.
kadora-refusal-gift-to-yourself = A gift goes to another player.
kadora-refusal-nothing-to-give = You have no { $colour } in your loot to give away.
kadora-refusal-not-leading = { $other } leads { $colour }, { $most } to your { $own }: only the leader may give it away.
kadora-refusal-lead-shared = You share the lead in { $colour } with { $other }, { $own } each: nobody may give it away.
kadora-refusal-receiver-has-colour = { $to } has { $colour } in the loot already, so cannot receive any.
kadora-refusal-gift-too-late = One gift a turn, and only before a card is laid: the time for it has passed.
kadora-refusal-keep-too-late = The step of giving has passed, so there is nothing to decline any more.
kadora-refusal-no-gift-possible = No gift is possible in this turn, so there is nothing to decline.
kadora-refusal-place-now = “{ $move }” is no move: lay a card, as in place Y4r b2.
kadora-refusal-place-what = Name a card of your hand and an empty cell for it, as in place Y4r b2.
kadora-refusal-place-where = Name the empty cell for { $card } too.
kadora-refusal-place-too-long = One card goes to one cell, as in place Y4r b2, and nothing more.
kadora-refusal-place-first = Lay a card first; the draw comes after it.
kadora-refusal-no-such-card = “{ $card }” is no card: a card is colour, value and kind, such as Y4r.
kadora-refusal-no-such-value = There is no “{ $card }”: values run from 1 to 5.
kadora-refusal-no-such-kind = There is no “{ $card }”: the kinds are r, s and d.
kadora-refusal-lacking-card = There is no { $card }: { $colour } lacks the { $value } in this game.
kadora-refusal-no-such-cell = There is no cell “{ $cell }”: the block has a1 to d4.
kadora-refusal-not-in-hand = You do not hold { $card }.
kadora-refusal-cell-taken = Cell { $cell } is not empty: { $card } lies there.
kadora-refusal-placed-already = You have laid a card in this turn; now draw one.
kadora-refusal-draw-now = “{ $move }” is no move: draw a card, as in draw left.
kadora-refusal-draw-where = Name the row to draw from: left or right.
kadora-refusal-draw-too-long = One card is drawn from one row, as in draw left, and nothing more.
kadora-refusal-no-such-row = There is no row “{ $row }”: draw from left or right.
seashore-refusal-already-chosen = You have chosen a colour to pass already, and a choice is final.
seashore-refusal-nothing-to-pass = You hold no card, so you pass none.
seashore-refusal-not-your-prize = { $turn } settles a prize first.
seashore-refusal-unknown-move = “{ $move }” is not a move: there are pass, play, take, steal, rob, draw and return.
seashore-refusal-pass-now = Everybody passes a card first: name its colour, as in pass R.
seashore-refusal-play-now = It is time to play a card, as in play G9 sea or play G9 shore +2.
seashore-refusal-claim-now = You have won { $colour }: take the open treasure or steal one, as in steal 2.
seashore-refusal-rob-now = You take two plus cards from another player, as in rob 2.
seashore-refusal-draw-now = You draw from the hand of another player, as in draw 2.
seashore-refusal-return-now = You give as many cards back as you have drawn, as in return G4 B7.
seashore-refusal-not-longest = You pass from the colour you hold most of, and that is not { $colour }.
seashore-refusal-not-in-hand = You do not hold { $card }.
seashore-refusal-too-few-plus = You do not have { $laid ->
    [one] { $laid } plus card
   *[other] { $laid } plus cards
} to lay.
seashore-refusal-takes-no-plus = { $card } takes no plus card, because no value is raised past { $cap }.
seashore-refusal-over-cap = { $card } would be worth { $value }, and no value is raised past { $cap }.
seashore-refusal-steal-nobody = There is no seat { $seat } to steal from.
seashore-refusal-steal-yourself = You cannot steal from yourself.
seashore-refusal-nothing-to-steal = { $seat } has no treasure to steal.
seashore-refusal-other-colour = You have won { $colour }, so you cannot steal this from { $seat }: { $card }.
seashore-refusal-rob-nobody = There is no seat { $seat } to take plus cards from.
seashore-refusal-rob-yourself = You cannot take plus cards from yourself.
seashore-refusal-too-few-to-rob = { $seat } has fewer than two plus cards.
seashore-refusal-draw-nobody = There is no seat { $seat } to draw from.
seashore-refusal-draw-yourself = You cannot draw from your own hand.
seashore-refusal-empty-hand = { $seat } has no card to draw.
seashore-refusal-return-count = Drawn: { $drawn }. Give back as many, not { $count }.
seashore-refusal-return-twice = You name { $card } twice.
seashore-refusal-return-order = Name the cards by number, then colour: { $move }.
seashore-refusal-return-not-held = You neither hold nor have drawn { $card }.

## Reasons of bots: <game>-reason-<name>

diamant-reason-leave-now = Leaving now, alone: { $safe } safe.
diamant-reason-one-more = One more card: { $risk } % to lose all, { $more } more on average.
diamant-reason-alone = Alone in the cave: going on wins { $stay } %, leaving { $leave } %, counted over the whole deck.
diamoniak-reason-wins = That is the sixth card of your castle: you win.
diamoniak-reason-one-more = One more card: { $own } % for your castle, { $witch } % a witch.
diamoniak-reason-start = One more card: { $start } % to start a castle, { $witch } % a witch.
diamoniak-reason-safe = No witch is left in the deck.
diamoniak-reason-fairy-ready = Your fairy would send a witch away.
diamoniak-reason-cushion = A witch would get only spare cards; you have { $spare }.
diamoniak-reason-castle-at-stake = A witch would cost your castle { $castle } of its cards.
diamoniak-reason-counted = Counted over the whole deck: going on wins about { $draw } %, stopping { $stop } %.
diamoniak-reason-keeps = Stopping keeps all you have; { $seat } draws next.
diamoniak-reason-buys = Your castle then has { $castle } of 6 cards, for certain; this turn brings nothing else.
diamoniak-reason-pays = { $seat } gets three diamonds for it, which leaves you { $left }.
diamoniak-reason-fairy-saves = The fairy saves { $spare ->
    [one] { $spare } spare card
   *[other] { $spare } spare cards
} and { $castle } of your castle.
diamoniak-reason-diamond-idle = Nobody holds a card that your diamonds could buy.
diamoniak-reason-diamonds-left = Diamonds left: { $left }; cards of your colour that others hold: { $held }.
diamoniak-reason-frees = { $seat } has { $castle } of 6 cards in { $colour } and may draw this one after the next shuffle.
diamoniak-reason-ransom = { $seat } has diamonds enough to buy it from you: { $diamonds }.
diamoniak-reason-nobody-builds = Nobody builds { $colour }.
diamoniak-reason-own-castle = It is a card of your own castle, which keeps { $castle }.
djinn-aim-run = run
djinn-aim-pairs = pairs
djinn-aim-under = low sum
djinn-aim-over = high sum
djinn-aim-exact = exact sum
djinn-aim-colour = one colour
djinn-reason-completes = With { $card } the task “{ $task }” is met.
djinn-reason-nearer = { $card } brings the task “{ $task }” nearer; still missing: { $missing }.
djinn-reason-one-more = { $card } is one more kept card; no open task needs it.
djinn-reason-wins-trick = { $card } wins this trick for certain.
djinn-reason-may-win = { $card } wins this trick in about { $percent } of 100 cases.
djinn-reason-loses = { $card } cannot win this trick; it is cheap to give away.
djinn-reason-bends = The Djinn card “{ $effect }” helps to get a card out of this trick.
djinn-reason-early = The Djinn card “{ $effect }” changes what can happen in this trick.
djinn-reason-saves = Djinn cards are worth more in a later trick; you hold { $count }.
djinn-reason-enters = The task “{ $task }” is met: on to level { $level }.
djinn-reason-leaves = Kept cards left for the next level: { $count }; the highest number is { $number }.
kadora-reason-takes-lead = It takes the lead in { $colour }: { $mine } against { $best }.
kadora-reason-shares-lead = It draws level in { $colour }: { $mine } each.
kadora-reason-safer-lead = It makes the lead in { $colour } safer: { $mine } against { $best }.
kadora-reason-breaks-lead = It takes the lead in { $colour } away from { $seat }, whose { $points } now lie open.
kadora-reason-penalty = It takes { $points } in colours that somebody else leads.
kadora-reason-takes-nothing = It takes no cards.
kadora-reason-sheds-card = { $card } leaves your hand, where it might count against you.
kadora-reason-island = Cards of the island in { $colour }: { $count }, worth about { $points }.
kadora-reason-draw-led = The next card is { $colour }, which you lead.
kadora-reason-draw-value = The next card is { $colour }: worth { $points } on average among those you have not seen.
kadora-reason-keep-lead = You lead { $colour }, { $mine } against { $best }.
kadora-reason-gift-danger = You lead { $colour } by { $lead }, but { $left } of it is still to be won.
kadora-reason-gift-burden = { $seat } then has { $points } in { $colour } and has to keep the lead.
seashore-reason-certain = { $card } wins its colour for certain.
seashore-reason-no-higher = No unseen card of its colour is higher than { $value }; only plus cards could beat it.
seashore-reason-higher = Higher cards of its colour that you have not seen: { $count }.
seashore-reason-beaten = { $card } is beaten already by { $seat }.
seashore-reason-treasure = The open treasure in { $colour } is worth { $points }.
seashore-reason-could-steal = Winning { $colour } could steal { $points } from { $seat }.
seashore-reason-action-plus = No treasure in { $colour } lies open: winning it brings two plus cards.
seashore-reason-action-hand = No treasure in { $colour } lies open: winning it exchanges up to two cards of your choice.
seashore-reason-plus = Plus cards raise { $card } to { $value }; left over they would be worth { $points }.
seashore-reason-sea = The others see only { $colour }; cards it may be: { $count }.
seashore-reason-shore = The others see only the { $number }; colours it may have: { $count }.
seashore-reason-last = Nobody plays after you: which half you show tells nobody anything.
seashore-reason-take = It brings { $points } for certain.
seashore-reason-steal = It brings { $points } and costs { $seat } as much, who has { $total } so far.
seashore-reason-rob = { $seat } has plus cards: { $count }, and points so far: { $total }.
seashore-reason-draw = { $seat } has cards in hand: { $count }, and points so far: { $total }.
seashore-reason-give = Of its colour you have not seen { $total }; { $card } beats { $count } of them.

## Learning

learn-way = Learn
learn-of = Learn { $game } by playing
learn-title = Learn { $game }
learn-step = Step { $step } of { $steps }
learn-steps = Steps of the lesson
learn-go-on = Go on
learn-back = Back
learn-again = Again
learn-skip = Skip
learn-show = Show me
learn-try = Try this: { $move }
learn-hear = Hear it again
learn-voice = Read aloud
learn-no-voice = This device has no voice for your language: please read it to each other.
learn-good = Well done!
learn-finished = You know how to play { $game }!
learn-play = Now play a real game
learn-once-more = Learn it once more
learn-diamant-treasure = Together you walk into a cave. All share the treasure, and everybody gets { $carried }. What is left over stays on the card: { $left }.
learn-diamant-stay = Deeper into the cave, or home? All decide in secret. Choose the torch: go on!
learn-diamant-stay-hint = Home is safe, but then the others find the treasures. Go on this time!
learn-diamant-stay-praise = Nobody went home, so the next card is turned: a treasure. For each: { $share }. Left on the card: { $rest }.
learn-diamant-trap = And on! What will the next card be?
learn-diamant-trap-hint = Not yet! One more card.
learn-diamant-trap-praise = A spider! The first trap of a kind is only a warning.
learn-diamant-warning = See the red frame: one spider lies on the path. A second one, and all in the cave lose what they carry!
learn-diamant-leave = Time to go home. Choose the tent: who leaves also takes the rubies from the path.
learn-diamant-leave-hint = Too dangerous! Take your rubies home this time.
learn-diamant-leave-praise = Carried: { $carried }. From the path: { $share }. In your chest now: { $chest }, safe for good!
learn-diamant-watch = You are safe in the camp. Watch the others: they go on.
learn-diamant-watch-praise = The second spider! { $one } and { $two } lose everything, each of them { $lost }. A new expedition begins, and all are inside again.
learn-diamant-share = Go home once more. Those who leave at the same time share the rubies on the path.
learn-diamant-share-hint = Go home this time and see what happens on the path.
learn-diamant-share-praise = { $one } went home too. From the path for each: { $share }. In your chest now: { $chest }.
learn-diamant-nothing = Now it is up to you. You carry nothing yet: on or home?
learn-diamant-nothing-hint = You have nothing to lose yet. Go on!
learn-diamant-nothing-praise = The others went home, so the whole treasure is yours: { $share }!
learn-diamant-danger = Look at the traps: four kinds lie on the path. On or home?
learn-diamant-danger-hint = One more trap of these kinds, and all is lost. Better go home!
learn-diamant-danger-praise = Just in time! A second snake came, and each of the others lost { $lost }.
learn-diamant-win = The last expedition. Your chest: { $chest }. You carry: { $carried }. { $one } has { $rival }. On or home?
learn-diamant-win-hint = Add up: chest and hands together are enough to win. Go home!
learn-diamant-win-praise = The game is over. Most rubies win, and you have { $score }!
learn-diamoniak-draw = Tap the cards! Then tap the big button.
learn-diamoniak-draw-praise = Hooray, a piece of a castle! Your castle is pink.
learn-diamoniak-again = Draw another card!
learn-diamoniak-again-hint = Draw one more card.
learn-diamoniak-again-praise = A diamond! It goes to your treasures.
learn-diamoniak-stop = Now tap the hand. Then you keep everything.
learn-diamoniak-stop-hint = Stop this time: tap the hand!
learn-diamoniak-stop-praise = All is safe. And { $one } starts a blue castle.
learn-diamoniak-six = Your castle needs six pieces. Draw!
learn-diamoniak-six-praise = Another piece! Now you have { $pieces }.
learn-diamoniak-other = Draw again!
learn-diamoniak-other-praise = A blue piece. It is not your colour: it goes to your treasures.
learn-diamoniak-more = One more card!
learn-diamoniak-more-praise = Oh dear, the witch! She wants three cards from you.
learn-diamoniak-give = Give her the blue piece. You do not need it.
learn-diamoniak-give-hint = Give her the blue piece first.
learn-diamoniak-castle-hint = Not your castle! Give her something else.
learn-diamoniak-give-praise = Good! She wants two more.
learn-diamoniak-two = Give her a diamond.
learn-diamoniak-one = And one more diamond.
learn-diamoniak-one-praise = The witch flies away. Your castle still stands!
learn-diamoniak-fairy = The witch again! But you have a fairy. Tap the fairy!
learn-diamoniak-fairy-hint = Tap the fairy. Then you lose nothing else.
learn-diamoniak-fairy-praise = The fairy chases the witch away!
learn-diamoniak-buy = { $one } has a pink piece. Buy it for three diamonds!
learn-diamoniak-buy-hint = Tap the pink piece next to { $one }.
learn-diamoniak-buy-praise = Your castle has five pieces now!
learn-diamoniak-win = Only one piece is missing. Draw!
learn-diamoniak-win-praise = Your castle is finished. You win!
learn-djinn-caves = Your way leads through three caves. This row wants three of your cards: a run, a pair with a lower card, or a sum above 30.
learn-djinn-follow = Yellow was led, so you must lay yellow if you have it. The highest one wins: lay your 12!
learn-djinn-follow-hint = That is allowed, but it does not win. Lay your 12.
learn-djinn-follow-praise = The highest yellow wins: the trick is yours!
learn-djinn-keep = Keep one card of the trick. You have 10 and 11 already: keep the 12.
learn-djinn-keep-hint = The caves show which numbers help you. Keep the 12.
learn-djinn-keep-praise = 10, 11, 12: a run! Who wins a trick also leads the next one.
learn-djinn-trump = You have no green, so you may lay anything. Blue is trump: even your blue 2 beats green!
learn-djinn-trump-hint = That cannot win: only green or trump can. Lay the blue 2.
learn-djinn-trump-praise = Trump beats every other colour. The trick is yours!
learn-djinn-sum = You have 8 and 9. Which card makes a sum above 30? Keep that one.
learn-djinn-sum-hint = Look at the caves: the row shows the numbers you lack.
learn-djinn-sum-praise = 8, 9 and 14 make 31: that task can be met!
learn-djinn-task = After eight tricks you meet a task. Choose one that has a tick, then its three cards.
learn-djinn-task-praise = Through the first cave! The cards are used up, and level { $level } opens. Who is last gets a Djinn card to help.
learn-djinn-djinn = Now you have a Djinn card. It bends the rules for one trick: tap it and make purple trump.
learn-djinn-djinn-hint = Choose a colour that you hold: purple.
learn-djinn-djinn-first = First the Djinn card, then your treasure.
learn-djinn-djinn-praise = Purple is trump for this trick.
learn-djinn-win-trick = Now lay your purple 4!
learn-djinn-win-trick-hint = Purple is trump now. Lay the purple 4.
learn-djinn-win-trick-praise = Your little 4 wins the trick!
learn-djinn-run = You have 7, 8 and 10. Which card do you keep for a run of four?
learn-djinn-run-hint = One number is missing between 8 and 10.
learn-djinn-run-praise = 7, 8, 9, 10: a run of four!
learn-djinn-last = The third cave! Choose a task with a tick, then its five cards. Who gets through first wins.
learn-djinn-last-praise = Through all three caves: you win!
learn-kadora-block = The cards lie in a block of four by four. Each has a colour, a number and a diamond: round, square or drop.
learn-kadora-lay = Lay the green 1 on the marked cell. As long as column and row stay below 10, nothing happens.
learn-kadora-cell-hint = Take the marked cell this time.
learn-kadora-lay-hint = Take the green 1 this time.
learn-kadora-lay-praise = Both sums are below 10: you take nothing.
learn-kadora-take = Lay the yellow 4 on the marked cell. The column reaches 10: now you must take all cards that match yours.
learn-kadora-take-hint = Take the yellow 4 this time.
learn-kadora-take-praise = Cards taken: { $cards }. One has the same colour, one the same diamond.
learn-kadora-loot = This is your loot. At the end it counts against you. Only where you have the highest sum, the crown, it costs nothing.
learn-kadora-draw = Draw a card from one of the rows. The backs show the colour.
learn-kadora-draw-praise = From the same row the block is filled up until four cells are empty.
learn-kadora-crown = { $one } has 4 in blue, you have 3. Where can your blue 1 take more blue?
learn-kadora-crown-hint = Lay the blue 1 in a column that reaches 10 and has blue in it.
learn-kadora-crown-praise = Now you have the most blue. The crown is yours!
learn-kadora-spare = Now take nothing! Find a card and a cell where nothing is taken.
learn-kadora-spare-hint = That would take cards. The small numbers show the sums beforehand.
learn-kadora-spare-praise = Nothing taken, nothing to pay!
learn-kadora-gift = You lead purple. But look at the backs: { $two } holds purple, too. Give your purple to { $one } before it costs you!
learn-kadora-gift-hint = Then { $two } may overtake you, and your purple counts against you.
learn-kadora-gift-praise = Now { $one } has to keep the lead.
learn-kadora-end = The last turn: lay your card. Then the highest sums are turned face down, and the rest counts.
learn-kadora-end-praise = Against you: { $score }. Against { $one }: { $rival }. The lowest wins, and that is you!
learn-seashore-halves = Every card has two halves: the sea is its colour, the shore its number. The others see only one of them.
learn-seashore-cover = The red treasure lies open. Lay your red 11 and show only the sea.
learn-seashore-cover-half = Show the sea this time, the colour.
learn-seashore-cover-hint = Only red can win the red treasure. Lay the red 11.
learn-seashore-cover-praise = The covers come off: your red is the highest, and the treasure is yours. The lowest red gets plus cards: { $plus }.
learn-seashore-only = All of them show red. A purple treasure lies open: lay your purple 1!
learn-seashore-only-hint = Red is taken by stronger cards. Lay the purple 1.
learn-seashore-only-praise = The only card of its colour always wins, even a 1!
learn-seashore-low = Green is full of strong cards. Lose on purpose with your 1: the lowest card gets plus cards!
learn-seashore-low-hint = You may, but try this: lay the green 1.
learn-seashore-low-praise = You get as many plus cards as green cards were laid: { $plus }!
learn-seashore-plus = { $one } shows blue. Lay your blue 10 with two plus cards: then it counts 12!
learn-seashore-plus-more = Add both plus cards. Each counts 1.
learn-seashore-plus-hint = Blue is to be won here. Lay the blue 10.
learn-seashore-plus-praise = Your 10 counts { $worth } and beats the 11!
learn-seashore-red = Win red with your 12, and show the sea!
learn-seashore-red-hint = Lay the red 12.
learn-seashore-red-praise = Red is yours. Now you may choose!
learn-seashore-steal = Take the open treasure, worth 1, or steal the one of { $two }, worth 3!
learn-seashore-steal-hint = The open one is worth only 1. Steal the 3!
learn-seashore-steal-praise = Stolen! Only the top treasure of a player can be stolen.
learn-seashore-action = No blue treasure lies open. Win blue with your 7 all the same: that brings the action of blue.
learn-seashore-action-hint = Nobody else shows blue. Lay the blue 7.
learn-seashore-action-praise = Blue is yours: now you take plus cards.
learn-seashore-rob = From whom do you take two plus cards? You choose.
learn-seashore-rob-praise = New plus cards: { $plus }!
learn-seashore-pass = Every round begins like this: you pass on the highest card of your longest colour. You have two such colours. Which card do you give away?
learn-seashore-pass-hint = Then your 12 is gone. Better pass on the red 8.
learn-seashore-pass-praise = All pass on at once, to the left. So you get a card, too.
learn-seashore-end = The last card of the second round. Lay it!
learn-seashore-end-hint = Red is yours anyway. Keep your plus cards: two of them make a point.
learn-seashore-end-praise = Treasures: { $treasures }. With plus cards: { $points }. Both rounds: { $score }. You win!

## Watching again, the coach, and the analysis of a game

replay-title = Watch a game again
replay-again = Watch again
replay-drop = Drop the record of a finished game here.
replay-choose = Choose a file
replay-code = Or the code of a table where the game is over
replay-watch = Watch
replay-bad = This file cannot be shown. { $problem }
replay-none = There is no such game to watch
replay-none-text = It is not over yet, or it is gone, or it is not open to you.
replay-first = To the beginning
replay-back = A move back
replay-play = Play
replay-pause = Pause
replay-forward = A move on
replay-last = To the end
replay-slider = Moment of the game
replay-moment = Move { $move } of { $moves }.
replay-deal = The beginning.
replay-silent = Nothing to be seen.
replay-speed = Speed
replay-eyes = Through whose eyes
replay-eyes-nobody = As a spectator
replay-eyes-seat = As { $name }
replay-eyes-open = All cards open
replay-hands = The cards of the others
replay-moves = Moves
replay-link = Link to this moment
replay-on = Play on from here
replay-on-text = A new table goes on from this moment. What is still to be dealt is shuffled anew.
replay-on-seat = Your seat
replay-on-bots = Against bots
replay-on-friends = Invite friends
replay-on-over = The game is over here. Go back to a moment before its end.
coach-ask = What would you do?
coach-title = What the coach would do
coach-thinking = The coach is thinking …
coach-win = wins { $win } % ± { $error }
coach-more = All moves: { $count }
coach-odds = Risk of the next card: { $percent } % ({ $caught } of { $cards }).
coach-away = The coach does not answer. Please try again.
coach-allow = With a coach: everybody may ask what the strongest bot would do
analysis-way = Analysis
analysis-title = { $game }: what decided the game
analysis-looking = The strongest bot looks at every decision: { $done } of { $of }.
analysis-sentence = { $you ->
    [seat] You played { $skill } and were { $luck }.
   *[none] { $name } played { $skill } and was { $luck }.
}
analysis-skill = { $place ->
    [first] best
    [second] second best
    [third] third best
    [fourth] fourth best
    [fifth] fifth best
    [sixth] sixth best
    [seventh] seventh best
    [same] as well as everybody
   *[last] worst
}
analysis-luck = { $place ->
    [first] luckiest
    [second] second luckiest
    [third] third luckiest
    [fourth] fourth luckiest
    [fifth] fifth luckiest
    [sixth] sixth luckiest
    [seventh] seventh luckiest
    [same] as lucky as everybody
   *[last] unluckiest
}
analysis-moments = What decided it
analysis-moment = { $you ->
    [seat] Your choice: { $move }. Better: { $best }.
   *[none] { $name } chose: { $move }. Better: { $best }.
}
analysis-cost = Chance to win: −{ $points } % (± { $error })
analysis-better = Better: { $best }
analysis-watch = Watch this moment (after move { $move })
analysis-flawless = Nobody made a clear mistake: luck decided it.
analysis-shares = Luck and skill
analysis-fair = Fair share
analysis-own = Own mistakes
analysis-others = Mistakes of others
analysis-fortune = Luck
analysis-result = Result
analysis-mistakes = { $count } of { $of }
analysis-explain = In percent of a win. The bot judges every decision by what that seat knew at the time; only what is clearly worse counts as a mistake. Whatever the mistakes do not explain is luck.
analysis-decisions = Every decision ({ $count })

## One device that goes round, the big screen, and statistics
pass-where = Where do you play?
pass-where-apart = Each on their own device
pass-where-here = On this device
pass-where-screen = On a big screen
pass-where-here-text = The device goes round. Leave a name empty for a bot, or for a friend who comes by the link.
pass-where-screen-text = This screen shows the table, and every phone is a hand of cards. Scan the codes to sit down.
pass-people = Who plays on this device?
pass-person = Name at seat { $number }
pass-nobody = bot or friend
pass-one-more = Name of one more on this device
pass-too-few = Please type at least two names.
pass-turn = { $name }: { $ask }
pass-curtain = Curtain
pass-hand = Hand the device to { $name }.
pass-taps = I am { $name }
pass-edge-camp = in camp
pass-edge-undo = { $name } has chosen: take it back
screen-hand = The table is on the big screen: show only my hand
screen-open = Open the big screen
screen-join = Join with this code: { $code }
screen-seat = QR code to sit down at seat { $number }
screen-seats = { $count ->
    [one] { $count } seat is free. Scan its code and sit down.
   *[other] { $count } seats are free. Scan a code and sit down.
}
stats-title = Statistics
stats-private = What was played on this device. It stays here unless you save it as a file.
stats-none = No game has ended on this device yet.
stats-all = All games together
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
stats-chart = The last scores: { $scores }
stats-chart-text = Scores of the last games; a large point is a win.
stats-export = Save as a file
stats-import = Add from a file
stats-imported = { $count ->
    [one] { $count } game was added.
   *[other] { $count } games were added.
}
stats-import-bad = This file does not hold statistics of Karat; nothing was added.
stats-erase = Erase all
stats-erase-sure = Really erase all results on this device?

## What the server refuses: refusal-<reason>, or refusal-<error> where there is no reason
refusal-bad = That does not fit here, so nothing was changed.
refusal-not-now = That cannot be done now.
refusal-not-yours = Only the host or a player at the table may do that.
refusal-not-found = There is nothing of that name here.
refusal-mistake = The server made a mistake; nothing was changed.
refusal-no-table = There is no such table, or it is not open to you.
refusal-no-record = There is no such game here, or not any more.
refusal-token-not-valid = This link is not valid at this table.
refusal-watching-link = This link is for watching.
refusal-slow-down = That was too much at once. Please wait a second.
refusal-too-many-records = Those were too many files at once. Please wait a minute.
refusal-too-many-analyses = Many games are being looked at. Please come back in a minute.
refusal-too-big = That is too big.
refusal-storage = The server could not save that, so nothing was changed. Please try again.
refusal-only-players = Only players at the table may do that.
refusal-only-host = Only the host may do that.
refusal-only-players-and-host = Only players and the host may do that.
refusal-no-seat-yet = Take a seat first.
refusal-not-started = The game has not started.
refusal-started = The game has started.
refusal-game-not-over = The game is not over.
refusal-table-closed = The table is closed.
refusal-started-without-you = The game has started; you can watch.
refusal-seated-already = You have a seat already.
refusal-all-seats-taken = All seats are taken; you can watch.
refusal-seat-taken = That seat is not free any more.
refusal-only-bot-levels = While a game goes on only the level of a bot can change.
refusal-nobody-there = No other person sits there.
refusal-too-many-people = { $count ->
    [one] There is { $count } person at the table, and that is too many for this.
   *[other] There are { $count } people at the table, and that is too many for this.
}
refusal-name-unseen = The name should have a letter that can be seen.
refusal-name-taken = Somebody at the table has that name, or one that looks like it.
refusal-late = That decision is no longer yours to make.
refusal-no-move-yet = You have not made a move yet.
refusal-asked-already = The table is already asked to take moves back.
refusal-question-closed = That question is no longer open.
refusal-agreed-already = You have agreed already.
refusal-nothing-to-read = There is nothing to read in it.
refusal-no-coach = There is no coach at this table.
refusal-nothing-to-decide = There is nothing for you to decide now.
refusal-record-not-json = The file is not a record: it should be JSON.
refusal-record-not-well-made = It is not a record as Karat writes them ({ $problem }).
refusal-record-does-not-replay = The game in it does not follow the rules ({ $problem }).
refusal-record-not-over = The game in it is not over.
