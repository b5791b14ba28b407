# Djinn; docs/words.md

browser-game-djinn = Djinn
browser-game-djinn-line = Win tricks, keep treasures, get through three caves, and let a Djinn bend the rules.

djinn-where = Phase { $phase }, { $left ->
    [0] all tricks played
    [one] the last trick
   *[other] { $left } tricks to go
}
djinn-signs = Cards are written as colour and number: P purple, G green, Y yellow, B blue. If two cards are equal, the one played first is higher.
djinn-ask-lead = lead a card.
djinn-ask-play = play a card; { $colour } was led, so follow suit if you can.
djinn-ask-after = play a Djinn card, or choose Done.
djinn-ask-keep = you’ve won the trick: keep { $count ->
    [one] one of its cards.
   *[other] { $count } of its cards.
}
djinn-ask-cave = complete a challenge with the cards you’ve kept.
djinn-move-play = Play { $card }
djinn-move-done = Done
djinn-move-without = Play no Djinn card
djinn-move-keep = Keep { $card }
djinn-move-cave = { $task }: { $cards }
djinn-move-trump = Djinn: { $colour } becomes trump
djinn-move-replace = Djinn: replace { $seat }’s card
djinn-move-free = Djinn: play any colour
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
djinn-task-under = { $level } totalling under { $under }
djinn-task-over = { $level } totalling over { $over }
djinn-task-exact = { $level } totalling exactly { $under }
djinn-task-colour = { $level } of one colour
djinn-trump = Trump
djinn-piles = deck { $deck }, discards { $discard }, Djinn { $djinn }
djinn-trick = Trick
djinn-trick-empty = no card played yet
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
djinn-event-row = The level { $level } caves open: { $tasks }.
djinn-event-draw = { $you ->
    [seat] You draw the Djinn card “{ $effect }”.
   *[none] { $seat } draws a Djinn card.
}
djinn-event-djinn-shuffled = The used Djinn cards are shuffled into a new deck ({ $size }).
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
    [seat] You play { $card }.
   *[none] { $seat } plays { $card }.
}
djinn-event-djinn = { $you ->
    [seat] You play the Djinn card “{ $effect }”{ $argument }.
   *[none] { $seat } plays the Djinn card “{ $effect }”{ $argument }.
}
djinn-event-djinn-argument = { " " }({ $what })
djinn-event-replace = { $you ->
    [seat] Your { $discarded } is replaced by { $card }.
   *[none] { $seat }’s { $discarded } is replaced by { $card }.
}
djinn-event-done = { $you ->
    [seat] You finish your turn.
   *[none] { $seat } finishes the turn.
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
    [seat] You complete “{ $task }” with { $cards } and reach level { $level }.
   *[none] { $seat } completes “{ $task }” with { $cards } and reaches level { $level }.
}
djinn-event-over = The game is over.

## The browser

djinn-option-open-memory = Face-up discards
djinn-option-open-memory-text = Everyone may look through the discarded treasures. Otherwise you have to remember them.
djinn-option-djinn-deck = Djinn cards
djinn-option-djinn-deck-text = How many cards of each kind are in the deck. Set what your box holds; a kind with 0 stays out of the game.
djinn-begins = By the booklet, the player to the left of the dealer leads first; it doesn’t say who deals.
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
djinn-no-trick = No trick has been finished in this phase yet.
djinn-task-met = you can complete it
djinn-task-near = one card is missing:
djinn-choose-task = Which challenge?
djinn-which-trump = Which colour becomes trump?
djinn-which-replace = Tap the card to replace.
djinn-which-swap = Tap the card to swap with yours.
djinn-says-cave = Caves of level { $level }
djinn-says-through = Completed by: { $names }
djinn-says-piles = deck { $deck }, discards { $discard }
djinn-says-laid = { $name }: { $card }, played { $place ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
}{ $wins ->
    [true] , wins the trick
   *[false] { "" }
}
djinn-says-laid-best = { $laid }, the best card so far
djinn-told-draw = { $names } draw a Djinn card each.
djinn-told-deal = { $size ->
    [one] { $names } are dealt one card each.
   *[other] { $names } are dealt { $size } cards each.
}
djinn-why-through = Phase { $phase }: { $told }
djinn-why-left = Phase { $phase }: several players reach level 5. Treasures left: { $kept }.
djinn-why-out = The cards run out in phase { $phase }. Levels: { $levels }.
djinn-says-lies = { $name }: { $card }
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
djinn-rules-aim = Aim of the game
    .DJI-10 = Three rows of three caves lie face down, one row for each level. The first row is turned up at once.
    .DJI-31 = Complete a challenge of level 3, then one of level 4, then one of level 5. Any number of players can complete the same challenge.
    .DJI-40 = The game ends after the phase in which someone completes a challenge of level 5. If several players do, the one with the most treasures left wins, then the one with the highest treasure; if they are still tied, they share the win.
    .DJI-41 = Your score is the level you have reached.
djinn-rules-cards = The cards
    .DJI-1 = 60 treasures: purple, green, yellow and blue, each from 1 to 15.
    .DJI-2 = Challenges take 3, 4 or 5 treasures, as many as their level: a run of consecutive numbers, pairs, a total under 15, 20 or 25, a total over 30, 40 or 50, a total of exactly 15, 20 or 25, or all of one colour.
    .DJI-3 = Pairs: level 3 is a pair and a lower card, level 4 two pairs, level 5 two pairs and a card lower than both. Both pairs may have the same number.
    .DJI-4 = 18 Djinn cards: nine kinds, each twice.
djinn-rules-tricks = Tricks
    .DJI-11 = Everyone starts each phase with eight treasures, and the game with one Djinn card. Keep them secret.
    .DJI-12 = One more treasure is turned up: its colour is trump for the phase.
    .DJI-13 = In the first phase, the player after the dealer leads.
    .DJI-20 = In turn, everyone plays one treasure. If you hold the colour that was led, you must follow suit; otherwise you may play anything.
    .DJI-21 = The highest trump wins; if there is none, the highest card of the colour led. If two cards are equal, the one played first is higher.
    .DJI-22 = The winner keeps one card of the trick, face up, and leads the next trick. The other cards are discarded.
    .DJI-23 = A phase has eight tricks.
djinn-rules-caves = Caves
    .DJI-30 = After a phase, a player who can complete a challenge of their next level must complete one, and only one, with exactly that many kept cards. Those cards are discarded.
    .DJI-32 = This goes clockwise from the player who led the first trick of the phase. If there is only one way to do it, it happens by itself.
    .DJI-33 = Then the next row is turned up, if someone has got through the row before it.
djinn-rules-phases = Between two phases
    .DJI-34 = Everyone in last place draws a Djinn card. If everyone is tied, everyone draws one.
    .DJI-35 = When the Djinn deck is empty, the used Djinn cards are shuffled into a new one.
    .DJI-36 = The player in last place deals and leads; if several are tied, it is the first one after the previous dealer.
    .DJI-37 = Everything but the kept cards is shuffled, and everyone is dealt eight new cards.
    .DJI-38 = If there are too few cards, everyone gets the same smaller number.
djinn-rules-end = If the cards run out
    .DJI-39 = If there aren’t enough cards for one each and a trump card, the game is over, and the highest level wins.
djinn-rules-djinn = Djinn cards
    .DJI-50 = Play them on your own turn, right before or after your treasure, as many as you like. They last for the trick. Of “new trump” and “no trump”, the later one counts; “lowest wins” holds whatever is trump.
    .DJI-51 = After your treasure, you may go on playing Djinn cards as long as you hold any; choose “Done” to finish your turn.
    .DJI-52 = The colour led is always that of the card now lying in first place.
    .DJI-61 = New trump: name a colour, which becomes trump for this trick.
    .DJI-62 = Replace a card: a card that another player has played is discarded, and the top treasure of the deck takes its place. You can’t play this when the deck is empty.
    .DJI-63 = Any colour: play it before your card, which then need not follow suit.
    .DJI-64 = Swap cards: play it after your card, which changes places with another player’s card.
    .DJI-65 = Keep the highest: before the winner keeps anything, you take the card with the highest number. If numbers are tied, it is the card played first. If this Djinn card is played more than once, the cards are taken in the order of playing.
    .DJI-66 = Lowest wins: the lowest number wins the trick, whatever the colours. If numbers are tied, the card played first wins.
    .DJI-67 = No trump: this trick has none.
    .DJI-68 = Counts as 15: play it after your card, which then counts as a 15 of its colour when the trick is decided. A swap takes the 15 along with the card; a replacement loses it.
    .DJI-69 = Keep two: if you win the trick, you keep two of its cards. Even if you play two of these, you keep only two cards.
djinn-rules-known = What everyone knows
    .DJI-70 = Hands, Djinn cards and decks are secret. Kept cards, levels, face-up caves and how many cards there are everywhere are public. You have to remember the discards, unless the table shows them.
djinn-origin = The booklet is complete, but it prints the text of only one Djinn card and mentions a second one. Five more are known from reviews of the game; two are ours, and so is the number of each kind.
    .DJI-1 = The booklet never names the fourth colour. On the cards it is blue.
    .DJI-3 = The booklet doesn’t say whether both pairs may have the same number. Four equal numbers are two pairs, so they may.
    .DJI-4 = The booklet says that there are 18 and prints one of them. Nine kinds, each twice, is our guess.
    .DJI-33 = The German text turns the row up afterwards, the English and French texts as soon as someone is through. We wait until everyone has decided, so that nobody chooses knowing more than the others.
    .DJI-34 = The German text says that they may draw a card, the English one deals it to them. Here it always happens: there is no reason to refuse a card.
    .DJI-35 = The booklet doesn’t say what happens when the cards run out. This way the game goes on, and nobody gets more than the others.
    .DJI-36 = The booklet names the player nearest to the last dealer, clockwise. We count from the next seat on, so the dealer comes last.
    .DJI-50 = That you play them right before or after your treasure is printed. How many, and what happens when two contradict each other, is ours.
    .DJI-51 = That you may play one after your treasure is printed. Everyone who holds a Djinn card gets the question, so that the question gives nothing away.
    .DJI-52 = The booklet only says that the card played first is higher. What a swap or a replacement means for that is ours.
    .DJI-62 = The booklet mentions that another player’s card can be replaced, but doesn’t print this Djinn card. The details are ours.
    .DJI-63 = Known from reviews of the game. The wording and the details are ours.
    .DJI-68 = The booklet notes that Djinn cards can make two cards equal. A card like this one does that; its wording is ours.
    .DJI-69 = The booklet doesn’t print it. It is ours and completes the nine kinds.
    .DJI-70 = That hands are secret and discards lie face down is printed. The rest is our reading.
    .tip = The booklet’s tip: discarded cards are out for the rest of the phase. Remember them, and you know more about the other hands.
    .story = Spirits guard the treasures in a sultan’s caves. Whoever gets through to the deepest cave first leaves with the greatest treasure of all, before the sultan notices.
    .primer = In a trick, everyone plays one card in turn, and the best card takes the trick. The first card sets the colour: if you hold that colour, you must play it. If you don’t, you may play anything. Another colour never wins, however high it is, but it lets you get rid of a card. Trump is different: it beats all other colours, and the highest trump beats the rest. The winner leads the next trick.
    .note = Each treasure exists only once, so two cards can be equal only because of a Djinn card.

## Refusals

djinn-refusal-not-your-trick = { $turn } has won the trick and is choosing a card to keep.
djinn-refusal-not-your-cave = { $turn } is choosing a challenge.
djinn-refusal-unknown-move = “{ $move }” is not a move: use play, djinn, done, keep or cave.
djinn-refusal-play-what = Name the treasure to play, for example play P15.
djinn-refusal-keep-what = Name the card of the trick to keep, for example keep P15.
djinn-refusal-djinn-what = Name the Djinn card to play, for example djinn lowest.
djinn-refusal-cave-what = Name the challenge and the cards for it, for example cave run Y3 G4 P5.
djinn-refusal-unknown-card = There’s no treasure “{ $card }”: cards are P1 to P15, and the same for G, Y and B.
djinn-refusal-not-held = You don’t hold { $card }.
djinn-refusal-must-follow = You hold { $colour }, so you must follow suit: play { $colour }.
djinn-refusal-not-laid = Play a treasure first; then you can finish your turn.
djinn-refusal-already-laid = You’ve played your treasure: play a Djinn card, or choose done.
djinn-refusal-no-trick-won = There’s no trick to keep a card from right now.
djinn-refusal-keep-now = You’ve won the trick: keep one of its cards.
djinn-refusal-not-in-trick = { $card } isn’t in the trick, or no longer is.
djinn-refusal-unknown-djinn = There’s no Djinn card “{ $effect }”.
djinn-refusal-djinn-not-held = You don’t hold the Djinn card “{ $effect }”.
djinn-refusal-trump-needs-colour = Name the colour to make trump: P, G, Y or B.
djinn-refusal-replace-needs-seat = Name the seat whose card you want to replace.
djinn-refusal-replace-no-seat = There’s no seat { $seat }: the seats are 0 to { $last }.
djinn-refusal-replace-own = Only another player’s card can be replaced.
djinn-refusal-replace-nothing = { $seat } has no card in this trick to replace.
djinn-refusal-replace-empty-pile = The treasure deck is empty, so no card can be replaced.
djinn-refusal-free-too-late = “Any colour” has to be played before your card, and you’ve already played that.
djinn-refusal-swap-too-early = “Swap cards” can only be played after your own card.
djinn-refusal-swap-needs-seat = Name the seat whose card you want to swap with yours.
djinn-refusal-swap-no-seat = There’s no seat { $seat }: the seats are 0 to { $last }.
djinn-refusal-swap-own = You can only swap cards with another player.
djinn-refusal-swap-nothing = { $seat } has no card in this trick to swap with.
djinn-refusal-fifteen-too-early = “Counts as 15” can only be played after your own card.
djinn-refusal-no-cave-now = Challenges are completed after the phase, not now.
djinn-refusal-cave-now = The phase is over: if you can complete a challenge, you must.
djinn-refusal-unknown-task = There’s no challenge “{ $task }”.
djinn-refusal-task-not-open = The challenge “{ $task }” isn’t among the level { $level } caves in front of you.
djinn-refusal-card-twice = You’ve named { $card } twice.
djinn-refusal-wrong-number = A challenge of level { $level } takes exactly as many cards as its level, not { $count }.
djinn-refusal-not-kept = { $card } isn’t one of your kept cards.
djinn-refusal-not-a-run = These numbers don’t form a run.
djinn-refusal-not-pairs = These aren’t the pairs that the challenge asks for.
djinn-refusal-not-under = The total is { $sum }, but it should be under { $limit }.
djinn-refusal-not-over = The total is { $sum }, but it should be over { $limit }.
djinn-refusal-not-exact = The total is { $sum }, but it should be exactly { $limit }.
djinn-refusal-not-one-colour = These cards aren’t all of one colour.
djinn-refusal-not-ascending = Name the cards in ascending order: { $cards }.

## Reasons of bots

djinn-aim-run = run
djinn-aim-pairs = pairs
djinn-aim-under = low total
djinn-aim-over = high total
djinn-aim-exact = exact total
djinn-aim-colour = one colour
djinn-reason-completes = { $card } completes the challenge “{ $task }”.
djinn-reason-nearer = { $card } brings the challenge “{ $task }” closer; still missing: { $missing }.
djinn-reason-one-more = { $card } is one more kept card, but no face-up challenge needs it.
djinn-reason-wins-trick = { $card } wins this trick for certain.
djinn-reason-may-win = { $card } wins this trick about { $percent }% of the time.
djinn-reason-loses = { $card } can’t win this trick, so playing it costs little.
djinn-reason-bends = The Djinn card “{ $effect }” helps you get a card from this trick.
djinn-reason-early = The Djinn card “{ $effect }” changes what can happen in this trick.
djinn-reason-saves = Djinn cards are worth more in a later trick; you have { $count }.
djinn-reason-enters = The challenge “{ $task }” is complete: on to level { $level }.
djinn-reason-leaves = { $count ->
    [0] No kept cards are left for the next level; the highest number is { $number }.
    [one] { $count } kept card is left for the next level; the highest number is { $number }.
   *[other] { $count } kept cards are left for the next level; the highest number is { $number }.
}

## Learning

learn-djinn-caves = Your way leads through three caves. The challenges in this row take three of your cards: a run, a pair with a lower card, or a total over 30.
learn-djinn-follow = Yellow was led, so you must play yellow if you have it. The highest one wins: play your 12!
learn-djinn-follow-hint = That’s allowed, but it doesn’t win. Play your 12.
learn-djinn-follow-praise = The highest yellow wins: the trick is yours!
learn-djinn-keep = Keep one card of the trick. You already have 10 and 11: keep the 12.
learn-djinn-keep-hint = The caves show which numbers help you. Keep the 12.
learn-djinn-keep-praise = 10, 11, 12: a run! The winner of a trick also leads the next one.
learn-djinn-trump = You have no green, so you may play anything. Blue is trump: even your blue 2 beats green!
learn-djinn-trump-hint = That can’t win: only green or trump can. Play the blue 2.
learn-djinn-trump-praise = Trump beats every other colour. The trick is yours!
learn-djinn-sum = You have 8 and 9. Which card makes the total go over 30? Keep that one.
learn-djinn-sum-hint = Look at the caves: the row shows the numbers you need.
learn-djinn-sum-praise = 8, 9 and 14 make 31: you can complete that challenge!
learn-djinn-task = After eight tricks you complete a challenge. Choose one with a tick, then three cards for it.
learn-djinn-task-praise = Through the first cave! The cards are used up, and level { $level } opens. The player in last place gets a Djinn card to help.
learn-djinn-djinn = Now you have a Djinn card. It bends the rules for one trick: tap it and make purple trump.
learn-djinn-djinn-hint = Choose a colour that you hold: purple.
learn-djinn-djinn-first = Play the Djinn card first, then your treasure.
learn-djinn-djinn-praise = Purple is trump for this trick.
learn-djinn-win-trick = Now play your purple 4!
learn-djinn-win-trick-hint = Purple is trump now. Play the purple 4.
learn-djinn-win-trick-praise = Your little 4 wins the trick!
learn-djinn-run = You have 7, 8 and 10. Which card do you keep for a run of four?
learn-djinn-run-hint = One number is missing between 8 and 10.
learn-djinn-run-praise = 7, 8, 9, 10: a run of four!
learn-djinn-last = The third cave! Choose a challenge with a tick, then five cards for it. The first player to get through wins.
learn-djinn-last-praise = Through all three caves: you win!
learn-djinn-nine = There are nine Djinn cards, two of each. Play one directly before or after your own treasure. It works for this trick only.
learn-djinn-swap = You’ve played your green 3. Now swap it with { $two }’s green 13!
learn-djinn-swap-praise = The two cards change places. The 13 is yours now, and so is the trick!
learn-djinn-fifteen = This Djinn card makes your treasure count as a 15 of its colour. Play it!
learn-djinn-fifteen-praise = Your 4 counts as 15 and wins. If you keep it, it’s a 4 again.
learn-djinn-lowest = With this Djinn card the lowest number wins, whatever its colour. Play it!
learn-djinn-lowest-praise = Your 2 is the lowest: the trick is yours!
learn-djinn-notrump = { $two } has played a trump. This Djinn card takes trump away for one trick. Play it!
learn-djinn-notrump-praise = Without trump the highest green wins: your 12!
learn-djinn-replace = This Djinn card throws out another player’s treasure, and the top card of the deck takes its place. Throw out { $two }’s 14!
learn-djinn-replace-praise = Now a purple 1 is there. Your 10 is the highest green!
learn-djinn-free = Green was led, and you’d have to play your 2. This Djinn card lets you play any colour. Play it before your treasure!
learn-djinn-free-play = Now play your blue 5: blue is trump.
learn-djinn-free-play-praise = Your trump wins, although you hold green!
learn-djinn-highest = You can’t win this trick. But with this Djinn card you keep its highest card, before the winner keeps one!
learn-djinn-highest-praise = The 15 is yours. { $two } wins the trick and keeps one of the other cards.
learn-djinn-double = Your 13 wins this trick. With this Djinn card you keep two of its cards instead of one!
learn-djinn-double-praise = The trick is yours: now you keep two cards.
learn-djinn-exact = More challenges: a total under 20, exactly 20, or one colour. If you can complete one, you must, but only one. Use 2, 4, 5 and 9: exactly 20!
learn-djinn-exact-hint = That works too. But this time make exactly 20: 2, 4, 5 and 9.
learn-djinn-exact-praise = A new phase begins, with new hands and a new trump. { $two } is in last place and so deals and leads.
learn-djinn-tie = { $one } is through too, with 2 and 14 left. The player with more cards left wins; if tied, the one with the highest card. Which five do you use?
learn-djinn-tie-hint = Then { $one }’s 14 is the highest card left. Keep your 15!
learn-djinn-tie-praise = You both have two cards left, but your 15 is the highest. You win!
