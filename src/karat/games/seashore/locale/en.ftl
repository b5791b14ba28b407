# Sea or Shore; docs/words.md

browser-game-seashore = Sea or Shore
browser-game-seashore-line = Half of every card is hidden. Show the colour or the number?

seashore-where = Round { $round } of 2, { $left ->
    [0] all cards played
    [one] the last card
   *[other] { $left } cards to play
}
seashore-where-plus = { $plus ->
    [one] { $plus } plus card left
   *[other] { $plus } plus cards left
}
seashore-signs = B▒ shows only its sea (the colour), ▒7 only its shore (the number); +1 is a plus card on it. Treasures start with t: tR4 is red and worth 4. ★ marks a card that has won its colour.
seashore-ask-pass = choose a colour, and pass your highest card of it.
seashore-ask-play = play a card and show its colour or its number.
seashore-ask-claim = you’ve won { $colour }: take the face-up treasure, or steal one?
seashore-ask-rob = who do you take two plus cards from?
seashore-ask-draw = whose hand do you draw from?
seashore-ask-return = give { $count ->
    [one] a card back.
   *[other] { $count } cards back.
}
seashore-move-pass = Pass your highest { $colour }
seashore-move-play = { $shows ->
    [sea] Play { $card }{ $laid } and show the colour
   *[shore] Play { $card }{ $laid } and show the number
}
seashore-move-take = Take the face-up treasure
seashore-move-steal = Steal from { $seat }
seashore-move-rob = Take plus cards from { $seat }
seashore-move-draw = Draw from { $seat }’s hand
seashore-move-return = Give back { $cards }
seashore-piles = Treasures
seashore-pair-rb = red, blue
seashore-pair-pg = purple, green
seashore-head-open = face up
seashore-head-pile = pile
seashore-head-else = otherwise
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
seashore-event-open = Now face up: { $card }.
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
    [seat] You play { $card }{ $laid }: { $half }.
   *[none] { $seat } plays a card{ $laid }: { $half }.
}
seashore-half-sea = { $colour }, number hidden
seashore-half-shore = { $number }, colour hidden
seashore-laid = { $plus ->
    [0] { "" }
   *[other] { " " }+{ $plus }
}
seashore-event-reveal = { $you ->
    [seat] Your card is revealed: { $card }, worth { $value }.
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
    [seat] { $count ->
        [one] You take { $count } plus card from { $from }.
       *[other] You take { $count } plus cards from { $from }.
    }
    [from] { $count ->
        [one] { $seat } takes { $count } plus card from you!
       *[other] { $seat } takes { $count } plus cards from you!
    }
   *[none] { $count ->
        [one] { $seat } takes { $count } plus card from { $from }.
       *[other] { $seat } takes { $count } plus cards from { $from }.
    }
}
seashore-event-draw = { $you ->
    [seat] You draw { $cards } from { $from }’s hand.
    [from] { $seat } draws { $cards } from your hand.
   *[none] { $count ->
        [one] { $seat } draws { $count } card from { $from }’s hand.
       *[other] { $seat } draws { $count } cards from { $from }’s hand.
    }
}
seashore-event-return = { $you ->
    [seat] You give { $cards } back to { $to }.
    [to] { $seat } gives you { $cards } back.
   *[none] { $seat } gives { $to } the same number of cards back.
}
seashore-event-nothing = { $you ->
    [seat] There’s no card for you to draw.
   *[none] There’s no card for { $seat } to draw.
}
seashore-event-under = Back under its pile: { $card }.
seashore-event-trick-over = The trick is over; { $you ->
    [start] you start the next one.
   *[none] { $start } starts the next one.
}
seashore-event-score = { $you ->
    [seat] You score
   *[none] { $seat } scores
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $treasures } for treasures, and { $plus ->
    [one] { $plus } plus card left.
   *[other] { $plus } plus cards left.
}
seashore-event-over = The game is over.

## The browser

seashore-option-action-rb = Action for red and blue
    .plus = take plus cards
    .hand = draw from a hand
seashore-option-action-rb-text = What happens when red or blue is won and no treasure of that colour is face up.
seashore-option-action-pg = Action for purple and green
    .plus = take plus cards
    .hand = draw from a hand
seashore-option-action-pg-text = What happens when purple or green is won and no treasure of that colour is face up.
seashore-option-pass-to = Passing a card
    .left = to the left
    .right = to the right
    .none = not at all
seashore-option-pass-to-text = At the start of a round, everyone passes on the highest card of the colour they have most of.
seashore-option-plus-cap = Highest value with plus cards
    .n99 = no limit
seashore-option-plus-cap-text = Plus cards cannot raise a card above this value.
seashore-option-plus-most = Plus cards on one card
    .n22 = no limit
seashore-option-plus-most-text = You can add at most this many plus cards to a card. The torn “maximum” in the booklet may mean this instead: to play by it alone, set the highest value to “no limit”.
seashore-option-steal-any = Steal any treasure
seashore-option-steal-any-text = A winner may steal a treasure of any colour, not only of the colour won.
seashore-option-treasure-points = Treasure values
seashore-option-treasure-points-text = What the five treasures of each colour are worth. Our booklet is torn here: set what your box shows.
seashore-option-treasure-points-one = Treasure { $number } of 5
seashore-begins = By the booklet, the table decides who starts.
seashore-source-treasures = Treasures
seashore-source-plus = Plus cards
seashore-panel-trick = Last trick
seashore-panel-out = Cards
seashore-card = { $colour } { $number }
seashore-treasure = a { $colour } treasure worth { $points }
seashore-lay = Play { $card }{ $laid }: { $half }
seashore-hand = Your hand
seashore-hand-empty = Your hand is empty.
seashore-others-see = Others see
seashore-pluses = Plus cards added to it
seashore-plus = { $count ->
    [0] no plus card
    [one] { $count } plus card
   *[other] { $count } plus cards
}
seashore-pile = { $count } left
seashore-pile-closed = face-down pile
seashore-supply = supply
seashore-passing = { $to ->
    [right] Everyone passes a card to the right.
   *[left] Everyone passes a card to the left.
}
seashore-passing-wait = You’ve chosen. The cards are passed once everyone has chosen.
seashore-choose-claim = Take or steal
seashore-choose-rob = Whose plus cards?
seashore-choose-draw = Whose hand?
seashore-drawn = Drawn from { $seat }
seashore-hidden = { $count ->
    [one] { $count } treasure lies face down under it.
   *[other] { $count } treasures lie face down under it.
}
seashore-worth = worth { $value }
seashore-no-trick = No card has been turned up in this round yet.
seashore-chosen = has chosen
seashore-out-text = Crossed out: played. Framed: in your hand. The rest are in someone’s hand or in the box.
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
seashore-rules-aim = Aim of the game
    .SEA-50 = A round is over when all cards are played. Your treasures score their points, and every two plus cards score one point.
    .SEA-51 = After two rounds, the player with the most points wins; tied players share the win.
seashore-rules-cards = The cards
    .SEA-1 = 48 island cards: red, blue, purple and green, each from 1 to 12.
    .SEA-2 = 20 treasures, five of each colour, worth 1, 1, 2, 3 and 4.
    .SEA-3 = 22 plus cards, and two action cards: one for red and blue, one for purple and green.
seashore-rules-setup = Before a round
    .SEA-10 = With 4 or 5 players there are two piles of treasures, red with blue and purple with green; with 3 players there is one pile of the twelve best. The top treasure of each pile is face up.
    .SEA-11 = Each action card says what its two colours win when no treasure of that colour is face up: red and blue take plus cards, purple and green draw from a hand, unless the table has chosen otherwise. It is the same in both rounds.
    .SEA-12 = Everyone is dealt 12 cards, or 9 with 5 players. The rest stays in the box, unseen.
    .SEA-13 = Everyone passes a card to the left, all at once: the highest card of the colour they have most of. If several colours are tied, you choose.
    .SEA-14 = The player in the first seat starts round one. The player after the one who started the last trick starts round two.
seashore-rules-trick = A trick
    .SEA-20 = In turn, everyone plays any card under a cover that shows only its sea (the colour) or its shore (the number).
    .SEA-21 = You may add plus cards, each worth 1, but no value goes above 12. At the end of the trick, the plus cards go back to the supply.
    .SEA-22 = Until everyone has played, the others know only the half that shows, and the plus cards.
    .SEA-23 = The highest value in each colour wins that colour; if values are tied, the player who comes first in turn order wins.
    .SEA-24 = If a colour was played more than once, whoever has its lowest value gets as many plus cards as cards of that colour were played. The winner of the colour never gets any.
    .SEA-25 = If there are too few plus cards, they are handed out in turn order.
seashore-rules-prizes = Prizes
    .SEA-30 = If a treasure of the colour won is face up, the winner takes it. Only a player’s top treasure can be seen.
    .SEA-31 = Or the winner steals another player’s top treasure, if it is of the colour won. A treasure won earlier in the trick can be stolen later in it.
    .SEA-32 = If no treasure of that colour is face up, the action of the colour happens.
    .SEA-33 = When the cards are turned up, all winners and losers are worked out first. Then the losers get their plus cards, treasures are won in turn order, and last come the actions.
    .SEA-34 = With 3 players, the two colours of an action card count as one colour if no treasure of either is face up.
    .SEA-35 = Then every pile shows its next treasure; a treasure that was not taken goes under its pile first.
    .SEA-36 = An empty pile stays empty: winning its colours gives you their action.
    .SEA-37 = The cards played are out of the round and stay face up. The next player starts.
seashore-rules-actions = Actions
    .SEA-40 = Take plus cards: two from another player who has at least two; if nobody does, from the supply.
    .SEA-41 = Draw from a hand: draw two cards, unseen, from another player, then give back any two you like.
seashore-origin = We know only a damaged scan of the booklet. It shows no title, no author and no publisher; the name is ours. Several numbers and sentences are torn off. We filled the gaps, and where we could, we made them options.
    .SEA-1 = The numbers are torn off. With four players everyone gets 12 cards, which makes 12 in each of the four colours.
    .SEA-2 = “1 × three points and 1 × four points” can still be read. The other three values are our choice; 1, 2 and 2 would fit too. The option sets any five values.
    .SEA-11 = The booklet lets you choose the sides. Here they are chosen once, when the table is opened, and both rounds are alike.
    .SEA-13 = The direction is torn off. To the left, the way play goes, is our choice.
    .SEA-14 = The booklet only says to decide who starts. That round two goes on from there is ours, so that everyone starts about equally often.
    .SEA-20 = The beginning of this sentence is torn off. Nothing that can still be read forbids a card, so any card may be played.
    .SEA-21 = “1 point, with a maximum” can still be read. We take it as the highest value of a card; it could also mean a number of plus cards, which is an option. That they go back at the end of the trick is ours.
    .SEA-23 = Of the rule for ties, “then the start player wins, or the” can still be read. We complete it with the next player in turn order.
    .SEA-24 = That the lowest value gets plus cards is printed. What happens when values are tied is not: here everyone with the lowest value gets them, except the winner.
    .SEA-25 = The booklet doesn’t say what happens when something runs out. We go by turn order, as everywhere else.
    .SEA-30 = The booklet says “may take”. Here it always happens: a treasure costs nothing.
    .SEA-31 = The line about stealing is torn. That a stolen treasure must have the colour won is our reading, and an option.
    .SEA-33 = Treasures and plus cards come first, then actions in turn order: that is printed. The order among the treasures is ours.
    .SEA-37 = That the cards are discarded is printed. That they stay face up is ours: everyone has seen them.
    .story = You sail to mysterious islands, where untold riches lie on the sea bed. The highest card of the right colour brings up a treasure. But everyone shows only half of a card, so bluff, and dive.
    .note = The booklet’s summary says to collect treasures of different colours. Only their points count when you score.
seashore-take = Take
seashore-round-over = Round { $number } is over
# always several
seashore-told-hand = { $names } are dealt { $count } cards each.
seashore-told-reveal = The covers come off. { $cards }.
seashore-told-win = Colours won: { $names }.
seashore-told-plus = Plus cards: { $names }.
seashore-event-start = { $you ->
    [start] The trick is over; the start-player card is yours now.
   *[none] The trick is over; { $start } has the start-player card now.
}
seashore-event-plus-none = { $you ->
    [seat] There are no plus cards left for you.
   *[none] There are no plus cards left for { $seat }.
}
seashore-why = Round { $round }: { $told }

## Refusals

seashore-refusal-already-chosen = You’ve already chosen a colour to pass, and a choice is final.
seashore-refusal-nothing-to-pass = You have no cards, so you pass none.
seashore-refusal-not-your-prize = { $turn } chooses a prize first.
seashore-refusal-unknown-move = “{ $move }” is not a move: use pass, play, take, steal, rob, draw or return.
seashore-refusal-pass-now = Everyone passes a card first: name its colour, for example pass R.
seashore-refusal-play-now = It’s time to play a card, for example play G9 sea or play G9 shore +2.
seashore-refusal-claim-now = You’ve won { $colour }: take the face-up treasure or steal one, for example steal 2.
seashore-refusal-rob-now = Take two plus cards from another player, for example rob 2.
seashore-refusal-draw-now = Draw from another player’s hand, for example draw 2.
seashore-refusal-return-now = Give back as many cards as you’ve drawn, for example return G4 B7.
seashore-refusal-not-longest = You pass a card of the colour you have most of, and that isn’t { $colour }.
seashore-refusal-not-in-hand = You don’t hold { $card }.
seashore-refusal-too-few-plus = You don’t have { $laid ->
    [one] { $laid } plus card
   *[other] { $laid } plus cards
} to add.
seashore-refusal-too-many-plus = At this table a card takes at most { $most ->
    [one] { $most } plus card
   *[other] { $most } plus cards
}.
seashore-refusal-takes-no-plus = { $card } can’t take plus cards, because no value goes above { $cap }.
seashore-refusal-over-cap = { $card } would be worth { $value }, and no value goes above { $cap }.
seashore-refusal-steal-nobody = There’s no seat { $seat } to steal from.
seashore-refusal-steal-yourself = You can’t steal from yourself.
seashore-refusal-nothing-to-steal = { $seat } has no treasure to steal.
seashore-refusal-other-colour = You’ve won { $colour }, so you can’t steal this from { $seat }: { $card }.
seashore-refusal-rob-nobody = There’s no seat { $seat } to take plus cards from.
seashore-refusal-rob-yourself = You can’t take plus cards from yourself.
seashore-refusal-too-few-to-rob = { $seat } has fewer than two plus cards.
seashore-refusal-draw-nobody = There’s no seat { $seat } to draw from.
seashore-refusal-draw-yourself = You can’t draw from your own hand.
seashore-refusal-empty-hand = { $seat } has no card to draw.
seashore-refusal-return-count = { $drawn ->
    [one] You drew { $drawn } card
   *[other] You drew { $drawn } cards
}: give back the same number, not { $count }.
seashore-refusal-return-twice = You’ve named { $card } twice.
seashore-refusal-return-order = Name the cards by number, then colour: { $move }.
seashore-refusal-return-not-held = You neither hold { $card } nor have drawn it.

## Reasons of bots

seashore-reason-certain = { $card } wins its colour for certain.
seashore-reason-no-higher = No unseen card of its colour is higher than { $value }; only plus cards could beat it.
seashore-reason-higher = { $count ->
    [one] { $count } unseen card of its colour is higher.
   *[other] { $count } unseen cards of its colour are higher.
}
seashore-reason-beaten = { $card } is already beaten by { $seat }.
seashore-reason-low = If { $card } is the lowest card of its colour, it gets you plus cards.
seashore-reason-treasure = The face-up { $colour } treasure is worth { $points }.
seashore-reason-could-steal = Winning { $colour } would let you steal { $points } from { $seat }.
seashore-reason-action-plus = No { $colour } treasure is face up: winning { $colour } gets you two plus cards.
seashore-reason-action-hand = No { $colour } treasure is face up: winning { $colour } lets you exchange up to two cards of your choice.
seashore-reason-plus = Plus cards raise { $card } to { $value }; kept to the end, they would be worth { $points }.
seashore-reason-sea = The others see only { $colour }, which could be { $count ->
    [one] { $count } card.
   *[other] { $count } different cards.
}
seashore-reason-shore = The others see only the { $number }, which could be { $count ->
    [one] { $count } colour.
   *[other] { $count } different colours.
}
seashore-reason-last = Nobody plays after you, so it doesn’t matter which half you show.
seashore-reason-take = It brings { $points } for certain.
seashore-reason-steal = It brings { $points } and costs { $seat }, who has { $total } so far, just as much.
seashore-reason-rob = { $seat } has { $count ->
    [one] { $count } plus card
   *[other] { $count } plus cards
} and { $total ->
    [one] { $total } point so far.
   *[other] { $total } points so far.
}
seashore-reason-draw = { $seat } has { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in hand and { $total ->
    [one] { $total } point so far.
   *[other] { $total } points so far.
}
seashore-reason-give = { $count ->
    [0] { $card } beats no unseen card of its colour.
   *[other] { $card } beats { $count } of { $total ->
        [one] { $total } unseen card
       *[other] { $total } unseen cards
    } of its colour.
}

## Learning

learn-seashore-halves = Every card has two halves: the sea is its colour, the shore its number. The others see only one of them.
learn-seashore-cover = The red treasure is face up. Play your red 11 and show only the sea.
learn-seashore-cover-half = Show the sea this time: the colour.
learn-seashore-cover-hint = Only red can win the red treasure. Play the red 11.
learn-seashore-cover-praise = The covers come off: your red is the highest, and the treasure is yours. The lowest red gets plus cards: { $plus }.
learn-seashore-only = They all show red. A purple treasure is face up: play your purple 1!
learn-seashore-only-hint = Red will go to stronger cards. Play the purple 1.
learn-seashore-only-praise = The only card of its colour always wins, even a 1!
learn-seashore-low = Green is full of strong cards. Lose on purpose with your 1: the lowest card gets plus cards!
learn-seashore-low-hint = You could, but try this: play the green 1.
learn-seashore-low-praise = You get as many plus cards as green cards were played: { $plus }!
learn-seashore-plus = { $one } shows blue. Play your blue 10 with two plus cards: then it counts as 12!
learn-seashore-plus-more = Add both plus cards. Each adds 1.
learn-seashore-plus-hint = You can win blue here. Play the blue 10.
learn-seashore-plus-praise = Your 10 counts as { $worth } and beats the 11!
learn-seashore-red = Win red with your 12, and show the sea!
learn-seashore-red-hint = Play the red 12.
learn-seashore-red-praise = Red is yours. Now you may choose!
learn-seashore-steal = Take the face-up treasure, worth 1, or steal { $two }’s, worth 3!
learn-seashore-steal-hint = The face-up one is only worth 1. Steal the 3!
learn-seashore-steal-praise = Stolen! Only a player’s top treasure can be stolen.
learn-seashore-action = No blue treasure is face up. Win blue with your 7 anyway: that sets off the blue action.
learn-seashore-action-hint = Nobody else shows blue. Play the blue 7.
learn-seashore-action-praise = Blue is yours: now you take plus cards.
learn-seashore-rob = Who do you take two plus cards from? You choose.
learn-seashore-rob-praise = { $plus ->
    [one] You have { $plus } new plus card!
   *[other] You have { $plus } new plus cards!
}
learn-seashore-pass = Every round begins like this: you pass on the highest card of the colour you have most of. You have two such colours. Which card do you pass on?
learn-seashore-pass-hint = Then your 12 is gone. Better pass on the red 8.
learn-seashore-pass-praise = Everyone passes at the same time, to the left. So you get a card too.
learn-seashore-end = The last card of the second round. Play it!
learn-seashore-end-hint = Red is yours anyway. Keep your plus cards: two of them score a point.
learn-seashore-end-praise = Your treasures score { $treasures }, or { $points } with plus cards. Both rounds together make { $score }. You win!
learn-seashore-three = With three players there’s only one pile of treasures, and all four colours share it.
learn-seashore-merge = No purple and no green treasure is face up. With three players these two then count as one colour! Play your green 9 and show the sea.
learn-seashore-merge-praise = Your 9 beats { $two }’s purple 7, so the action of these two colours is yours. { $two } gets plus cards: { $plus }.
learn-seashore-hand = This action draws two cards, unseen, from another hand. Draw from { $two }!
learn-seashore-hand-praise = Now you know { $two }’s cards.
learn-seashore-return = You must give two cards back, but you choose which. Give back your blue 3 and green 2!
learn-seashore-return-hint = Keep the strong cards. Give back the blue 3 and the green 2.
learn-seashore-return-praise = You keep 6 and 10. Only the two of you know that.
learn-seashore-next = The trick is over, and a new treasure is face up. One that nobody takes goes under the pile. The next player starts the next trick.
learn-seashore-equal = { $one } shows blue: a 9, say. Equal values go by turn order, so a 9 isn’t enough. Play your blue 8 with two plus cards!
learn-seashore-equal-hint = You can win blue here. Play the blue 8.
learn-seashore-equal-praise = Your 8 counts as { $worth } and beats the 9. No card can count more than 12.
learn-seashore-empty = The pile is empty. Now every colour brings an action, and red and blue count as one. Win with your red 12!
learn-seashore-empty-praise = { $plus ->
    [one] You take { $plus } plus card from { $one }.
   *[other] You take { $plus } plus cards from { $one }.
}
learn-seashore-shared = The last card of the last round: win the red treasure! Two plus cards are worth a point.
learn-seashore-shared-praise = You have { $score }, and so has { $one }. Equal scores share the win: you both win!
