# Diamoniak; docs/words.md

browser-game-diamoniak = Diamoniak
browser-game-diamoniak-line = Draw as long as you dare, build your castle, and beware of the witch.

diamoniak-where = { $deck ->
    [one] { $deck } card in the deck
   *[other] { $deck } cards in the deck
}
diamoniak-signs = ♜ is a castle card, bright once it is part of a castle; ♦ is a diamond, ✶ a fairy. Castle cards of other colours lie on the shelf.
diamoniak-ask-draw = draw a card.
diamoniak-ask-buy = draw a card, or buy one for three diamonds.
diamoniak-ask-again = draw again, or stop?
diamoniak-ask-witch = { $owed ->
    [one] a witch! Give her { $owed } more card.
   *[other] a witch! Give her { $owed } of your cards.
}
diamoniak-ask-fairy = a witch! Send her away with a fairy, or give her { $owed ->
    [one] { $owed } card.
   *[other] { $owed } of your cards.
}
diamoniak-move-draw = Draw a card
diamoniak-move-stop = Stop and keep everything
diamoniak-move-fairy = Send the witch away with a fairy
diamoniak-move-buy = Buy a castle card of your colour from { $seat }
diamoniak-move-give = Give { $card } to the witch
diamoniak-head-castle = castle
diamoniak-no-castle = no castle yet
diamoniak-head-store = shelf
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
    [seat] It’s your turn.
   *[none] It’s { $seat }’s turn.
}
diamoniak-event-shuffle = The discards are shuffled into a new deck ({ $cards }).
diamoniak-event-draw = { $you ->
    [seat] { $to ->
        [castle] You draw { $card } and add it to your castle.
        [discard] You draw { $card }!
       *[store] You draw { $card }.
    }
   *[none] { $to ->
        [castle] { $seat } draws { $card } and adds it to their castle.
        [discard] { $seat } draws { $card }!
       *[store] { $seat } draws { $card }.
    }
}
diamoniak-event-join = { $cards ->
    [one] { $cards } { $colour } card joins the castle from the shelf.
   *[other] { $cards } { $colour } cards join the castle from the shelf.
}
diamoniak-event-stop = { $you ->
    [seat] You stop.
   *[none] { $seat } stops.
}
diamoniak-event-fairy = { $you ->
    [seat] Your fairy sends the witch away.
   *[none] { $seat }’s fairy sends the witch away.
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
   *[none] { $seat }’s castle is gone, and { $colour } is free again.
}
# always several
diamoniak-event-buy = { $you ->
    [seat] You buy { $card } from { $from } for { $diamonds } diamonds.
    [from] { $seat } buys { $card } from you for { $diamonds } diamonds.
   *[none] { $seat } buys { $card } from { $from } for { $diamonds } diamonds.
}
diamoniak-event-over = { $you ->
    [winner] Your castle is complete!
   *[none] { $winner }’s castle is complete!
}

## The browser

diamoniak-option-keep-colour = Your colour is yours for good
diamoniak-option-keep-colour-text = A player who loses their last castle card to a witch keeps the same colour, and nobody else may build it.
diamoniak-begins = By the booklet, the youngest player begins.
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
diamoniak-rules-aim = Aim of the game
    .MON-50 = Be the first to complete a castle of six cards: with the sixth you win at once.
diamoniak-rules-cards = The cards
    .MON-1 = 55 cards: six castle cards in each of four colours, 20 diamonds, 8 witches, 3 fairies.
    .MON-2 = Castle cards are pink, blue, green or yellow, and all of one colour are alike.
    .MON-3 = Everything is face up except the deck.
diamoniak-rules-turn = Your turn
    .MON-10 = By the booklet, the youngest player begins; here the host chooses. Play goes clockwise.
    .MON-11 = Buy one card, or draw at least one.
    .MON-12 = After each castle card, diamond or fairy, you may draw again or stop.
    .MON-16 = Diamonds and fairies go on your shelf.
    .MON-40 = When the deck is used up, the discards are shuffled into a new one.
diamoniak-rules-castle = Your castle
    .MON-13 = Your first castle card in a colour that nobody is building decides which castle you build.
    .MON-14 = A castle card in a colour that someone else is building goes on your shelf, and you still have no castle.
    .MON-15 = Once you are building, castle cards of your own colour join your castle; all others go on your shelf.
    .MON-17 = If you lose the last card of your castle, its colour is free for everyone again.
    .MON-18 = When you start a colour, any cards of it on your shelf join your castle at once.
diamoniak-rules-witch = The witch
    .MON-20 = If you draw a witch, you can’t draw any more. Once she has her cards or has been sent away, your turn is over.
    .MON-21 = She takes three of your cards: you choose which diamonds or castle cards, even from your own castle. They are discarded with her. If you have fewer than three, she takes them all.
    .MON-22 = You never lose fairies to her.
    .MON-23 = A fairy can send her away instead: both are discarded, and you lose nothing else.
    .MON-24 = If there is nothing to choose, it happens by itself.
diamoniak-rules-buy = Buying
    .MON-30 = Instead of drawing, you may buy a castle card of your colour from another player for three diamonds.
    .MON-31 = That is your whole turn, and the other player cannot refuse.
    .MON-32 = You can only buy cards of your own colour.
diamoniak-rules-end = Scoring
    .MON-51 = Scores show 100 for each castle card and 1 for each diamond, but only the player with the complete castle wins.
diamoniak-origin = The booklet is complete and comes in ten languages, but it prints no example. It leaves a few questions open, and its languages don’t always agree.
    .MON-2 = The booklet names no colours. These are the colours on the cards.
    .MON-17 = The booklet doesn’t say what happens when a witch takes a whole castle. A colour that nobody is building is free, so anyone may start it.
    .MON-18 = The booklet doesn’t say so. They are your cards, and your castle is the place for them.
    .MON-22 = The booklet says that a player with fewer than three cards gives up all of them. Just before that it names what she takes: diamonds and castle parts. So we read “cards” as those.
    .MON-23 = The Spanish text puts the witch and the fairy on the deck. All the others put them beside it, and so do we.
    .MON-31 = The Swedish text only forbids drawing more cards after a purchase. All the others say that the buyer draws no card this turn, and so do we.
    .MON-40 = Eight languages say “all the cards”, German and Russian say the discards. Castles and shelves stay where they are, so the discards must be meant. They don’t say exactly when: here it is as soon as the next card is needed.
diamoniak-choose-draw = Draw
# always several
diamoniak-move-give-cards = Give { $count } cards to the witch
diamoniak-event-draw-cards = { $you ->
    [seat] You draw { $things }.
   *[none] { $seat } draws { $things }.
}
diamoniak-event-give-cards = { $you ->
    [seat] You give { $things } to the witch.
   *[none] { $seat } gives { $things } to the witch.
}
diamoniak-event-lose-cards = { $you ->
    [seat] You lose { $things } to the witch.
   *[none] { $seat } loses { $things } to the witch.
}
# always several
diamoniak-why-buy = { $you ->
    [seat] You bought { $count } of your six castle cards.
   *[none] { $name } bought { $count } of the six castle cards.
}
# always several
diamoniak-why-turn = { $you ->
    [seat] In your best turn you added { $count } castle cards.
   *[none] In one turn { $name } added { $count } castle cards.
}
# always several
diamoniak-why-draw = { $you ->
    [seat] It took you { $count } cards from the deck.
   *[none] It took { $name } { $count } cards from the deck.
}

## Refusals

diamoniak-refusal-unknown-move = “{ $move }” is not a move: use draw, stop, fairy, buy with a seat, or give with a card.
diamoniak-refusal-witch-ends-drawing = You’ve drawn a witch, so you can’t draw any more: give her cards, or send her away with a fairy.
diamoniak-refusal-witch-not-settled = Your turn isn’t over yet: the witch is still waiting for her cards.
diamoniak-refusal-must-draw = You haven’t drawn yet: draw at least one card, or buy one.
diamoniak-refusal-no-witch-to-counter = A fairy sends a witch away, and you haven’t drawn one.
diamoniak-refusal-fairy-too-late = You’ve already started giving cards to the witch: it’s too late for the fairy.
diamoniak-refusal-no-fairy = You don’t have a fairy.
diamoniak-refusal-nothing-to-give = You haven’t drawn a witch, so there’s nothing to give.
diamoniak-refusal-fairy-is-no-payment = A witch takes diamonds and castle cards, but never a fairy.
diamoniak-refusal-witch-is-no-payment = A witch takes diamonds and castle cards, but not another witch.
diamoniak-refusal-not-held = You don’t have { $card } to give.
diamoniak-refusal-buying-with-witch = You’ve drawn a witch, so you can’t buy a card this turn.
diamoniak-refusal-buying-after-drawing = You’ve already drawn this turn, so you can’t buy a card.
diamoniak-refusal-no-such-seller = There’s no seat { $seller } to buy from: the seats are 0 to { $last }.
diamoniak-refusal-own-store = You can only buy from another player.
diamoniak-refusal-no-castle = You aren’t building a castle yet, so there’s no colour for you to buy.
diamoniak-refusal-too-few-diamonds = A castle card costs three diamonds, and you have { $diamonds }.
diamoniak-refusal-not-for-sale = { $seller } has no { $colour } card, and your castle takes no other colour.

## Reasons of bots

diamoniak-reason-wins = That is the sixth card of your castle: you win.
diamoniak-reason-one-more = One more card: { $own }% for your castle, { $witch }% for a witch.
diamoniak-reason-start = One more card: { $start }% to start a castle, { $witch }% for a witch.
diamoniak-reason-safe = No witch is left in the deck.
diamoniak-reason-fairy-ready = Your fairy would send a witch away.
diamoniak-reason-cushion = A witch would only get spare cards; you have { $spare }.
diamoniak-reason-castle-at-stake = A witch would cost your castle { $castle ->
    [one] { $castle } card.
   *[other] { $castle } cards.
}
diamoniak-reason-counted = Counting the whole deck: going on wins about { $draw }% of the time, stopping { $stop }%.
diamoniak-reason-keeps = Stopping keeps everything you have; { $seat } draws next.
diamoniak-reason-buys = Your castle then has { $castle } of 6 cards for certain, but the turn brings nothing else.
diamoniak-reason-pays = { $seat } gets three diamonds for it, which leaves you { $left }.
diamoniak-reason-fairy-saves = { $spare ->
    [0] The fairy saves { $castle ->
        [one] { $castle } card
       *[other] { $castle } cards
    } from your castle.
   *[other] The fairy saves { $spare ->
        [one] { $spare } spare card
       *[other] { $spare } spare cards
    }{ $castle ->
        [0] {"."}
       *[other] {" "}and { $castle } from your castle.
    }
}
diamoniak-reason-diamond-idle = Nobody has a card that your diamonds could buy.
diamoniak-reason-diamonds-left = You keep { $left ->
    [one] { $left } diamond
   *[other] { $left } diamonds
}; others hold { $held ->
    [one] { $held } card
   *[other] { $held } cards
} of your colour.
diamoniak-reason-frees = { $seat } has { $castle } of 6 cards in { $colour } and could draw this one after the next shuffle.
diamoniak-reason-ransom = { $seat } has enough diamonds to buy it from you: { $diamonds }.
diamoniak-reason-nobody-builds = Nobody is building { $colour }.
diamoniak-reason-own-castle = It is a card from your own castle, which would be left with { $castle }.

## Learning

learn-diamoniak-draw = Tap the deck! Then tap the big button.
learn-diamoniak-draw-praise = Hooray, a castle card! Your castle is pink.
learn-diamoniak-again = Draw another card!
learn-diamoniak-again-hint = Draw one more card.
learn-diamoniak-again-praise = A diamond! It goes on your shelf.
learn-diamoniak-stop = Now tap the hand. Then you keep everything.
learn-diamoniak-stop-hint = Stop this time: tap the hand!
learn-diamoniak-stop-praise = Everything is safe! Now { $one } starts a blue castle.
learn-diamoniak-six = Your castle needs six cards. Draw!
learn-diamoniak-six-praise = Another castle card! Now you have { $pieces }.
learn-diamoniak-other = Draw again!
learn-diamoniak-other-praise = A blue castle card. It’s not your colour, so it goes on your shelf.
learn-diamoniak-more = One more card!
learn-diamoniak-more-praise = Oh no, the witch! She wants three of your cards.
learn-diamoniak-give = Give her the blue card. You don’t need it.
learn-diamoniak-give-hint = Give her the blue card first.
learn-diamoniak-castle-hint = Not your castle! Give her something else.
learn-diamoniak-give-praise = Good! She wants two more.
learn-diamoniak-two = Give her a diamond.
learn-diamoniak-one = And one more diamond.
learn-diamoniak-one-praise = The witch flies away. Your castle still stands!
learn-diamoniak-fairy = The witch again! But you have a fairy. Tap the fairy!
learn-diamoniak-fairy-hint = Tap the fairy. Then you lose nothing else.
learn-diamoniak-fairy-praise = The fairy chases the witch away!
learn-diamoniak-buy = { $one } has a pink castle card. Buy it for three diamonds!
learn-diamoniak-buy-hint = Tap the pink card next to { $one }.
learn-diamoniak-buy-praise = Your castle has five cards now!
learn-diamoniak-win = Only one card is missing. Draw!
learn-diamoniak-win-praise = Your castle is finished. You win!
learn-diamoniak-taken = { $one } is building the blue castle. Draw a card!
learn-diamoniak-taken-praise = A blue castle card. Blue is taken, so it goes on your shelf. You still have no castle.
learn-diamoniak-join = Nobody is building green. Draw a card!
learn-diamoniak-join-praise = Green is your colour now! The green card on your shelf joins your castle too.
learn-diamoniak-few = You have only two cards. Draw!
learn-diamoniak-few-praise = The witch! She takes both. Your castle is gone, but you may start a new one in any free colour.
learn-diamoniak-spare = The witch! But you have three cards you don’t need. Give her a blue one and keep your fairy!
learn-diamoniak-spare-fairy = You could do that. But keep your fairy for later: give her a blue card.
learn-diamoniak-spare-hint = Give her a blue card first.
learn-diamoniak-spare-praise = She takes the three cards. She can never take your fairy!
learn-diamoniak-empty = The deck is used up. Draw anyway!
learn-diamoniak-empty-praise = The discards become a new deck. Oh no, the witch! But you have nothing to give her, and your fairy stays.
learn-diamoniak-sixth = { $one } has your sixth card. Buy it instead of drawing: { $one } can’t refuse!
learn-diamoniak-sixth-praise = Your castle is finished. Six cards win at once!
