# Kadora; docs/words.md

kadora-other-1 = the island
browser-game-kadora = Kadora
browser-game-kadora-line = Place a card, take what matches, and lead a colour or pay for it.

kadora-where = { $last ->
    [none] { $cards ->
        [one] { $cards } card in the draw piles
       *[other] { $cards } cards in the draw piles
    }
    [0] The end
    [one] The last turn
   *[other] { $last } turns to go
}
kadora-signs = A card is colour, value and kind: ○ round (r), □ square (s), △ drop (d). A letter alone is a face-down card. ★ leads a colour; penalty is what a player would score if the game ended now. The chosen move places »Y4○« and takes ›Y4○‹.
kadora-ask-give = give a colour away, or keep everything?
kadora-ask-place = place a card on an empty space.
kadora-ask-draw = draw from the left or the right pile.
kadora-move-keep = Give nothing away
kadora-move-gift = Give all your { $colour } to { $seat }
kadora-move-place = Place { $card } on { $cell }
kadora-move-takes = Place { $card } on { $cell }: takes { $cards }
kadora-move-draw = { $row ->
    [left] Draw from the left: { $colour }
   *[right] Draw from the right: { $colour }
}
kadora-block = Block
kadora-row-left = left { $count }
kadora-row-right = right { $count }
kadora-aside = set aside { $count }
kadora-head-open = penalty
kadora-head-hand = hand
# always several
kadora-event-aside = { $count } cards are set aside.
# always several
kadora-event-hand = { $you ->
    [seat] You are dealt { $cards }.
   *[none] { $seat } is dealt { $count } cards.
}
kadora-event-border = The border of the block is laid out.
# always several
kadora-event-row = { $row ->
    [left] The left draw pile has { $count } cards.
   *[right] The right draw pile has { $count } cards.
}
kadora-event-keep = { $you ->
    [seat] You give nothing away.
   *[none] { $seat } gives nothing away.
}
kadora-event-gift = { $you ->
    [seat] You give all your { $colour } to { $to }: { $cards }.
    [to] { $seat } gives you all their { $colour }: { $cards }.
   *[none] { $seat } gives all their { $colour } to { $to }: { $cards }.
}
kadora-event-place = { $you ->
    [seat] You place { $card } on { $cell }.
   *[none] { $seat } places { $card } on { $cell }.
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
    [left] Refilled from the left pile: { $cards }.
   *[right] Refilled from the right pile: { $cards }.
}
kadora-event-last-turns = Both draw piles are empty: { $turns ->
    [one] { $turns } turn to go.
   *[other] { $turns } turns to go.
}
kadora-event-show = { $you ->
    [seat] Your hand joins your loot: { $cards }.
   *[none] { $seat }’s hand joins the loot: { $cards }.
}
kadora-event-island = The island’s cards are turned up: { $cards }.
kadora-event-face-down = The highest { $colour } total, { $sum }, is turned face down: { $seats }.
kadora-event-over = The game is over.

## The browser

kadora-option-seat-view = Refill from your side
kadora-option-seat-view-text = Empty spaces are filled in the reading order of the player whose turn it is, as around a real table. Otherwise the order is the same for everyone.
kadora-option-lacking = Missing values
kadora-option-lacking-text = Each colour is missing one value, and the booklet doesn’t say which. In each row, choose the card that isn’t in your box.
kadora-begins = By the booklet, the player who was on an island most recently begins.
kadora-source-R = R
kadora-source-O = O
kadora-source-Y = Y
kadora-source-G = G
kadora-source-B = B
kadora-source-P = P
kadora-panel-aside = Set aside
kadora-card = { $colour } { $value } ({ $kind })
kadora-back = { $colour }, face down
kadora-kind-round = round
kadora-kind-square = square
kadora-kind-drop = drop
kadora-lay = Place { $card } on { $cell }
kadora-hand = Your hand
kadora-loot = Loot
kadora-leads = leads
kadora-steps = Steps of a turn
kadora-step-give = give
kadora-step-place = place
kadora-step-draw = draw
kadora-step-refill = refill
kadora-last = { $turns ->
    [one] The last turn
   *[other] { $turns } turns to go
}
kadora-give = Give a colour away
kadora-give-colour = Give { $colour } away
kadora-give-to = Give all your { $colour } to
kadora-takes-nothing = Takes nothing.
kadora-takes = Takes { $cards }. Your penalty: { $before } → { $after }.
kadora-would-lead = You would lead { $colours }.
kadora-full = The block is full: now you take the cards that don’t match.
kadora-empty = empty
# always several
kadora-aside-text = { $players ->
    [2] { $count } cards are set aside. At the end they are turned up as the cards of a third player, the island, who can even win.
   *[other] { $count } cards are set aside and take no part in the game. Their backs show their colours.
}
kadora-says-row = { $row ->
    [left] Left draw pile
   *[right] Right draw pile
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
kadora-says-loot = { $name }: { $loot }; penalty now { $open }.
kadora-says-seat = Penalty now: { $open }. { $loot ->
    [one] { $loot } card
   *[other] { $loot } cards
} in the loot. Hand: { $hand }.
kadora-rules-aim = Aim of the game
    .KAD-63 = At the end, the values still face up in front of you are penalty points. The lowest penalty wins.
    .KAD-62 = In each colour, the player with the highest total turns those cards face down; tied leaders all do.
    .KAD-64 = A player with nothing face down cannot win.
kadora-rules-cards = The cards
    .KAD-1 = 72 cards in six colours.
    .KAD-2 = Values run from 1 to 5, but each colour is missing one of them. There are three kinds of diamond, and each colour has all its values in all three.
    .KAD-3 = The booklet doesn’t say which value each colour is missing. Our default: red 1, orange 2, yellow 3, green 4, blue 5, purple 3.
    .KAD-4 = The kinds are round, square and drop.
    .KAD-5 = The backs show the colour: everyone knows the colours of hands, draw piles and the cards set aside, but nothing more.
kadora-rules-setup = Before the game
    .KAD-10 = With 2, 3 or 4 players, 18, 12 or 6 cards are set aside.
    .KAD-11 = Everyone is dealt four cards.
    .KAD-12 = Twelve face-up cards form the border of a block of four by four; the middle is empty.
    .KAD-13 = The rest lie face down in two draw piles, spread out so that their colours show; their order never changes.
    .KAD-14 = By the booklet, the player who was on an island most recently begins; here the host chooses. Play goes clockwise.
kadora-rules-give = Giving a colour away
    .KAD-20 = First you may give all your loot of one colour to a player who has none of it, if you are the only leader of that colour. One gift per turn.
    .KAD-21 = If no gift is possible, you go straight on to placing a card.
kadora-rules-take = Placing and taking
    .KAD-30 = Place a card from your hand on an empty space.
    .KAD-31 = If its column now adds up to 10 or more, you take all the other cards there of the same colour or the same kind. The card you placed stays.
    .KAD-32 = Then do the same for its row.
    .KAD-33 = The cards you take lie face up in front of you as your loot.
    .KAD-34 = If your card fills the block and you take nothing that matches, you take all the cards of its column and row that don’t match.
    .KAD-35 = This also applies when a line adds up to 10 or more but nothing in it matches.
    .KAD-36 = If that gives you nothing either, you take all six other cards of the column and the row.
kadora-rules-draw = Drawing and refilling
    .KAD-40 = Draw the next card of either draw pile.
    .KAD-50 = If more than four spaces are empty, cards from that pile fill them in reading order until four are empty.
    .KAD-51 = The reading order is the same for everyone, wherever they sit, unless the table has chosen otherwise.
    .KAD-52 = If that pile runs out, go on with the other.
kadora-rules-end = The end
    .KAD-60 = When both draw piles are used up, that turn is finished, and then everyone has one more turn, including the player whose turn it was.
    .KAD-61 = Then the hands join the loot.
    .KAD-65 = If penalties are tied, the player with the most cards wins, face up or face down; if they are still tied, they share the win.
    .KAD-66 = With two players, the cards set aside are turned up before scoring: they belong to a third player, the island. It counts in every colour, so it can keep you from turning cards face down, and it can win too.
kadora-origin = The booklet is complete but names no author. It doesn’t say which value each colour is missing, so our default is a guess: choose what your own box holds.
    .KAD-2 = The booklet doesn’t say how many there are of each card. 72 cards, six colours, four values and three kinds make exactly one of each.
    .KAD-3 = The booklet says that each colour is missing one value, but not which. Owners of the box can set what theirs holds.
    .KAD-4 = The booklet shows the three kinds only as pictures. The names are ours.
    .KAD-13 = The booklet says two draw piles, but not that they are equal. The number of cards is always even, so we split it in half.
    .KAD-35 = The booklet only speaks of lines that don’t reach 10. But here, too, the block would stay full, so the same applies.
    .KAD-36 = The booklet doesn’t cover this case. Without this rule the block would stay full, and nobody could place a card any more.
    .KAD-51 = The booklet says: as the player sees it. On a screen everyone looks from the same side, so there is one order. Around a tablet, the option gives each player their own.
    .KAD-52 = The booklet doesn’t say what happens when that pile runs out. We go on with the other one, as when drawing.
    .tip = The booklet’s advice: if you don’t expect to lead a colour at the end, you had better give it away, because it would only be penalty points.
    .story = You own a map of the treasure island Kadora. But there is a spell on its diamonds: the more of them you have, the heavier it weighs on you. Only one thing breaks it: having more of a colour than anyone else.
kadora-cards = Each of these cards comes in all three kinds: round, square and drop.
kadora-why = { $you ->
    [seat] You lead { $count ->
        [one] { $count } colour
       *[other] { $count } colours
    } at the end: { $colour } alone, a total of { $sum }, costs you nothing.
   *[other] { $name } leads { $count ->
        [one] { $count } colour
       *[other] { $count } colours
    } at the end: { $colour } alone, a total of { $sum }, costs nothing.
}
kadora-torn = Leads no colour now. A player who turns no colour face down at the end can’t win.
kadora-lowest = The lowest penalty wins
kadora-sail = Torn sail: no colour face down, so no win

## Refusals

kadora-refusal-give-now = “{ $move }” is not a move now: give a colour away, for example gift Y 1, or type keep.
kadora-refusal-gift-or-keep = You can give a colour away now: do that first, or choose to give nothing.
kadora-refusal-keep-alone = Type keep and nothing else.
kadora-refusal-gift-of-what = Name the colour to give away and the seat that gets it, for example gift Y 1.
kadora-refusal-gift-to-whom = Also name the seat that gets all your { $colour }, for example gift { $letter } 1.
kadora-refusal-gift-too-long = A gift is one colour for one seat, for example gift Y 1, and nothing else.
kadora-refusal-no-such-colour = There’s no colour “{ $colour }”: the colours are R, O, Y, G, B and P.
kadora-refusal-no-such-receiver = There’s no seat “{ $to }” to give a colour to: the seats are 0 to { $last }.
kadora-refusal-gift-to-yourself = You can only give a colour to another player.
kadora-refusal-nothing-to-give = You have no { $colour } in your loot to give away.
kadora-refusal-not-leading = { $other } leads { $colour }, { $most } to your { $own }: only the leader may give it away.
kadora-refusal-lead-shared = You and { $other } are tied in { $colour }, { $own } each: only a sole leader may give it away.
kadora-refusal-receiver-has-colour = { $to } already has { $colour } in the loot, so you can’t give them any.
kadora-refusal-gift-too-late = One gift per turn, and only before you place a card: it’s too late now.
kadora-refusal-keep-too-late = The giving step is over, so there’s nothing left to decline.
kadora-refusal-no-gift-possible = No gift is possible this turn, so there’s nothing to decline.
kadora-refusal-place-now = “{ $move }” is not a move now: place a card, for example place Y4r b2.
kadora-refusal-place-what = Name a card from your hand and an empty space for it, for example place Y4r b2.
kadora-refusal-place-where = Also name the empty space for { $card }.
kadora-refusal-place-too-long = One card goes on one space, for example place Y4r b2, and nothing else.
kadora-refusal-place-first = Place a card first; you draw after that.
kadora-refusal-no-such-card = “{ $card }” is not a card: a card is colour, value and kind, for example Y4r.
kadora-refusal-no-such-value = There’s no “{ $card }”: values run from 1 to 5.
kadora-refusal-no-such-kind = There’s no “{ $card }”: the kinds are r, s and d.
kadora-refusal-lacking-card = There’s no { $card }: { $colour } has no { $value } in this game.
kadora-refusal-no-such-cell = There’s no space “{ $cell }”: the block goes from a1 to d4.
kadora-refusal-not-in-hand = You don’t hold { $card }.
kadora-refusal-cell-taken = Space { $cell } isn’t empty: { $card } lies there.
kadora-refusal-placed-already = You’ve already placed a card this turn; now draw one.
kadora-refusal-draw-now = “{ $move }” is not a move now: draw a card, for example draw left.
kadora-refusal-draw-where = Name the pile to draw from: left or right.
kadora-refusal-draw-too-long = Draw one card from one pile, for example draw left, and nothing else.
kadora-refusal-no-such-row = There’s no pile “{ $row }”: draw from left or right.

## Reasons of bots

kadora-reason-takes-lead = It takes the lead in { $colour }: { $mine } against { $best }.
kadora-reason-shares-lead = It draws level in { $colour }: { $mine } each.
kadora-reason-safer-lead = It makes the lead in { $colour } safer: { $mine } against { $best }.
kadora-reason-breaks-lead = It takes the lead in { $colour } away from { $seat }, whose penalty grows by { $points }.
kadora-reason-penalty = It takes { $points } in colours that someone else leads.
kadora-reason-takes-nothing = It takes no cards, so it adds nothing to your penalty.
kadora-reason-sheds-card = { $card } leaves your hand, where it could become a penalty.
kadora-reason-island = The island has { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in { $colour }, worth about { $points }.
kadora-reason-draw-led = The next card is { $colour }, which you lead.
kadora-reason-draw-value = { $colour } cards you haven’t seen are worth { $points } on average.
kadora-reason-keep-lead = You lead { $colour }, { $mine } against { $best }: as long as you do, it costs you nothing.
kadora-reason-gift-danger = You lead { $colour } by { $lead }, but { $left } of it can still be won.
kadora-reason-gift-burden = { $seat } would then have { $points } in { $colour }, and would have to keep the lead.

## Learning

learn-kadora-block = The cards lie in a block of four by four. Each has a colour, a number and a diamond: round, square or drop.
learn-kadora-lay = Place the green 1 on the marked space. As long as the column and the row stay below 10, nothing happens.
learn-kadora-cell-hint = Use the marked space this time.
learn-kadora-lay-hint = Use the green 1 this time.
learn-kadora-lay-praise = Both totals are below 10: you take nothing.
learn-kadora-take = Place the yellow 4 on the marked space. The column reaches 10: now you must take all cards that match yours.
learn-kadora-take-hint = Use the yellow 4 this time.
# always several
learn-kadora-take-praise = You take { $count } cards. One has the same colour, one the same diamond.
learn-kadora-loot = This is your loot. At the end it gives you penalty points. Only the colours where you have the highest total, the crown, cost nothing.
learn-kadora-draw = Draw a card from one of the draw piles. The backs show the colour.
learn-kadora-draw-praise = The same pile refills the block until four spaces are empty.
learn-kadora-crown = { $one } has 4 in blue, you have 3. Where can your blue 1 take more blue?
learn-kadora-crown-hint = Place the blue 1 in a column that reaches 10 and has blue in it.
learn-kadora-crown-praise = Now you have the most blue. The crown is yours!
learn-kadora-spare = Now take nothing! Find a card and a space where nothing is taken.
learn-kadora-spare-hint = That would take cards. The small numbers show the totals beforehand.
learn-kadora-spare-praise = Nothing taken this time. But don’t leave empty-handed: a player with no card face down at the end can’t win!
learn-kadora-gift = You lead purple. But look at the backs: { $two } holds purple too. Give your purple to { $one } before it costs you!
learn-kadora-gift-hint = Then { $two } may overtake you, and your purple becomes penalty points.
learn-kadora-gift-praise = Now { $one } has to keep the lead.
learn-kadora-end = The last turn: place your card. Then the highest totals are turned face down, and the rest counts.
learn-kadora-end-praise = Your penalty is { $score }, and { $one } has { $rival }. The lowest wins, and that’s you!
learn-kadora-both = Place the orange 4 on the marked space. The column and the row both reach 10: you take the matching cards of both.
learn-kadora-both-hint = Use the orange 4 this time.
learn-kadora-both-praise = You take two cards from the column and two from the row. Your own card stays.
learn-kadora-full = Only one space is left. The card that fills the block always takes something. Place the green 1!
learn-kadora-full-hint = Use the green 1 this time.
learn-kadora-full-praise = Both totals are below 10, so this time you take the cards that don’t match: { $cards }.
learn-kadora-last = Only two cards are left to draw. Draw one: the other goes into the block.
learn-kadora-last-praise = Both draw piles are used up. Now everyone has one more turn, and yours is the last.
learn-kadora-hand = The last turn! The cards that stay in your hand join your loot. Which one do you get rid of?
learn-kadora-hand-hint = With the red 5 you lead red. Which of the other cards costs you most?
learn-kadora-hand-praise = You lead red, so it costs nothing. Your penalty is only { $score }: you win!
learn-kadora-nothing = { $one } has taken nothing at all. Place your last card and see who wins.
learn-kadora-nothing-praise = { $one } has no penalty, but a player with no card face down can’t win. Your penalty is { $score }: you win!
learn-kadora-equal = { $one } will have the same penalty as you. Place your last card: what decides?
learn-kadora-equal-praise = You both have { $score }. Then the player with more cards wins. You: { $cards }. { $one }: { $rival }.
learn-kadora-island = With two players the cards set aside are a third player: the island. It can lead colours and even win. Place your last card!
learn-kadora-island-praise = The island leads red, so your red costs you 2. But its penalty is { $island }, and yours is { $score }: you win!
