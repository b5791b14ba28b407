# Diamant; docs/words.md

browser-game-diamant = Diamant
browser-game-diamant-line = Deeper into the cave, or back to camp with what you carry? Everyone decides at once.

diamant-where = Expedition { $number } of 5, { $cards ->
    [one] { $cards } card on the path
   *[other] { $cards } cards on the path
}
diamant-signs = ♦11 is a treasure; the number after a card shows the rubies still on it. ! marks a trap, and a second trap of the same kind ends the expedition. Dots beside the traps: ● in the deck, ! on the path, × out of the game.
diamant-ask = stay or leave? You carry { $carried }. If you leave alone, you bank { $alone }; with one other player, { $shared }.
diamant-move-stay = Stay and go deeper
diamant-move-leave = Leave with { $carried } and your share of the path
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
diamant-has-chosen = ready
diamant-card-treasure = a treasure of { $value }
diamant-card-relic = a relic worth { $value }
diamant-card-spider = spider
diamant-card-snake = snake
diamant-card-lava = lava
diamant-card-boulder = boulder
diamant-card-ram = battering ram
diamant-event-expedition = Expedition { $number } begins.
diamant-event-relic-added = { $card } is shuffled into the deck.
diamant-event-reveal = Revealed: { $card }.
diamant-event-treasure = Revealed: { $card }. { $share } each, { $rest } left on the card.
diamant-event-chosen = { $you ->
    [seat] You’ve chosen to { $choice ->
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
    [seat] You bring { $carried } back to camp, plus { $share } from the path.
   *[none] { $seat } brings { $carried } back to camp, plus { $share } from the path.
}
diamant-event-relic = { $you ->
    [seat] You take { $card }.
   *[none] { $seat } takes { $card }.
}
diamant-event-trapped = { $you ->
    [seat] The { $card } gets you! You lose { $lost }.
   *[none] The { $card } gets { $seat }, who loses { $lost }.
}
diamant-event-removed = Out of the game: { $card }.
diamant-event-expedition-over = Expedition { $number } is over.
diamant-event-over = The game is over.

## The browser

diamant-option-relics = Relics
diamant-option-relics-text = Each expedition adds a relic to the deck. A player who leaves the cave alone takes the relics on the path.
diamant-relics = relics
diamant-source-chest = Chest
diamant-source-relics = Relics
diamant-round = Expedition { $number } of 5
diamant-ask-short = go on, or leave with what you carry?
diamant-choices = Stay or leave
diamant-choose-stay = Go on
diamant-choose-leave = Leave
diamant-risk = { $carried } at risk
diamant-bring = bank { $alone }, or { $shared } with one other
diamant-chose-stay = You stay. The choices are revealed once everyone has chosen.
diamant-chose-leave = You leave. The choices are revealed once everyone has chosen.
diamant-has-chosen-long = has chosen
diamant-shows-stay = stays
diamant-shows-leave = leaves
diamant-safe = You’re back in camp, with { $chest } in your chest.
diamant-trap-near = The next one ends the expedition
diamant-second = the second one!
diamant-over = Expedition { $number } is over
diamant-alone = { $name } alone: { $share } from the path
# always several
diamant-shared = { $count } leave: { $share } each from the path
diamant-folded = { $cards ->
    [one] { $cards } earlier card, { $rubies } on it
   *[other] { $cards } earlier cards, { $rubies } on them
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
diamant-told-stay = Going on: { $names }.
diamant-told-leave = Leaving: { $names }.
diamant-told-bank = Safe in camp: { $names }.
diamant-told-lost = The { $card }! Lost: { $names }.
diamant-told-lost-you = { $lost ->
    [one] The { $card }! You lose one ruby.
   *[other] The { $card }! You lose { $lost } rubies.
}
diamant-told-lost-nothing = The { $card }! Nobody carried anything.
diamant-why-alone = { $you ->
    [seat] In expedition { $number } you left alone: +{ $rubies }.
   *[none] In expedition { $number } { $name } left alone: +{ $rubies }.
}
diamant-why-escape = { $you ->
    [seat] In expedition { $number } you left one card before the second { $card }: +{ $rubies }.
   *[none] In expedition { $number } { $name } left one card before the second { $card }: +{ $rubies }.
}
diamant-why-best = { $you ->
    [seat] Your best expedition was number { $number }: +{ $rubies }.
   *[none] { $name }’s best expedition was number { $number }: +{ $rubies }.
}
diamant-rules-aim = Aim of the game
    .DIA-11 = There are five expeditions into a cave. Everyone starts each one inside, carrying nothing.
    .DIA-40 = After the fifth, your score is what is in your chest plus your relics. The highest score wins; tied players share the win.
diamant-rules-cards = The cards
    .DIA-1 = 15 treasures, with 1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15 and 17 rubies.
    .DIA-2 = 15 traps: three each of spider, snake, lava, boulder and battering ram.
    .DIA-3 = With relics: five of them, worth 5, 7, 8, 10 and 12.
    .DIA-4 = A ruby is worth 1, a diamond 5. Five rubies can be exchanged for a diamond at any time, so only the total counts.
    .DIA-5 = The gems never run out.
    .DIA-10 = Treasures and traps are shuffled into one deck.
    .DIA-12 = With relics, the lowest relic left is shuffled into the deck before each expedition.
diamant-rules-path = The path
    .DIA-20 = The top card is turned up onto the path.
    .DIA-21 = A treasure is shared equally by everyone inside. Any remainder stays on the card.
    .DIA-22 = The first trap of a kind is only a warning.
    .DIA-23 = The second trap of the same kind ends the expedition at once: everyone inside loses what they carry.
    .DIA-24 = A relic just lies on the path.
diamant-rules-choice = Stay or leave
    .DIA-25 = Everyone inside chooses in secret to stay or to leave. The choices are revealed once everyone has chosen.
    .DIA-26 = Players who leave share the rubies on the path equally; any remainder stays there.
    .DIA-27 = Your share and everything you carry go into your chest, where they are safe.
    .DIA-28 = A player who leaves alone also takes all the relics on the path. If several players leave together, nobody takes them.
    .DIA-29 = As long as anyone is inside, the next card is turned up.
diamant-rules-end = The end of an expedition
    .DIA-30 = It ends when everyone has left, or when a second trap of the same kind appears.
    .DIA-31 = Rubies still on the path are lost.
    .DIA-32 = If a trap ended it, one of the two matching trap cards leaves the game for good.
    .DIA-33 = Relics still on the path leave the game; a relic not yet turned up stays in the deck.
    .DIA-34 = All the other cards are shuffled back into the deck.
diamant-rules-score = What everyone knows
    .DIA-41 = Everyone can see what is in the chests.
diamant-origin = The booklet is complete. Only the values of the treasures aren’t in it: ours are those of the published cards.
    .DIA-1 = The booklet only says that there are fifteen treasure cards. These are the values on the published cards.
    .DIA-5 = The box holds 60 rubies and 40 diamonds. The booklet doesn’t say what happens when they run out, so here they never do.
    .DIA-25 = The booklet doesn’t say whether you may change your mind before the choices are revealed. Here you may not.
    .DIA-26 = The booklet leaves the remainder on any treasure card; here it is the first one. It makes no difference.
    .DIA-28 = The booklet says that a player who leaves alone may take them. Here it happens by itself: there is nothing to gain by leaving them behind.
    .DIA-41 = The booklet doesn’t say whether chests are secret. Everyone has seen what went into them, so everyone may look.
    .box = A board with five cave entrances; after each expedition a barricade closes one of them. Everyone chooses with two cards, one to go on and one to leave. There are 60 rubies worth 1 and 40 diamonds worth 5, and you exchange them as you need. A sheet for everyone sums up a round.

## Refusals

diamant-refusal-in-camp = You’re back in camp: wait for the next expedition.
diamant-refusal-already-chosen = You’ve already chosen, and a choice is final.
diamant-refusal-unknown-move = You have only two choices: stay and leave.

## Reasons of bots

diamant-reason-leave-now = Leave now, alone: { $safe } safe.
diamant-reason-one-more = { $risk ->
    [0] The next card can’t cost you anything, and brings { $more } on average.
   *[other] One more card: { $risk }% chance of losing everything, but { $more } more on average: that’s worth it.
}
diamant-reason-risk = One more card: { $risk }% chance of losing everything, for only { $more } more on average.
diamant-reason-nothing-to-lose = You carry nothing yet that you could lose.
diamant-reason-behind = If you left now, { $seat } would still be ahead by { $rubies }.
diamant-reason-alone = Alone in the cave: going on wins { $stay }% of the time, leaving { $leave }%, counting the whole deck.

## Learning

learn-diamant-treasure = You walk into a cave together. The treasure is shared, and everyone gets { $carried }. What is left over stays on the card: { $left }.
learn-diamant-stay = Deeper into the cave, or back to camp? Everyone decides in secret. Choose the torch: go on!
learn-diamant-stay-hint = The camp is safe, but then the others find the treasures. Go on this time!
learn-diamant-stay-praise = Nobody left, so the next card is turned up: a treasure, { $share } each. Left on the card: { $rest }.
learn-diamant-trap = On we go! What will the next card be?
learn-diamant-trap-hint = Not yet! One more card.
learn-diamant-trap-praise = A spider! The first trap of a kind is only a warning.
learn-diamant-warning = Do you see the red frame? There’s a spider on the path. If a second one comes, everyone in the cave loses what they carry!
learn-diamant-leave = Time to leave. Choose the tent: on your way back to camp you also take the rubies on the path.
learn-diamant-leave-hint = Too dangerous! Take your rubies back to camp this time.
learn-diamant-leave-praise = You carried { $carried } and took { $share } from the path. Your chest now holds { $chest }, safe for good!
learn-diamant-watch = You’re safe in camp. Watch the others go on.
learn-diamant-watch-praise = The second spider! { $one } and { $two } lose everything, { $lost } each. A new expedition begins, and everyone is inside again.
learn-diamant-share = Leave once more. Players who leave at the same time share the rubies on the path.
learn-diamant-share-hint = Leave this time, and see what happens on the path.
learn-diamant-share-praise = { $one } left too, so you get { $share } each from the path. In your chest now: { $chest }.
learn-diamant-nothing = Now it’s up to you. You carry nothing yet: go on or leave?
learn-diamant-nothing-hint = You have nothing to lose yet. Go on!
learn-diamant-nothing-praise = The others left, so the whole treasure is yours: { $share }!
learn-diamant-danger = Look at the traps: there are four kinds on the path. Go on or leave?
learn-diamant-danger-hint = One more trap of these kinds, and you lose everything. Better leave!
learn-diamant-danger-praise = Just in time! A second snake came, and each of the others lost { $lost }.
learn-diamant-win = The last expedition. Your chest: { $chest }. You carry: { $carried }. { $one } has { $rival }. Go on or leave?
learn-diamant-win-hint = Add it up: your chest and what you carry are enough to win. Leave!
learn-diamant-win-praise = The game is over. The player with the most rubies wins, and that’s you with { $score }!
learn-diamant-relic = You can also play with relics. One more goes into the deck before each expedition. This one lies on the path, and nobody shares it.
learn-diamant-together = Only a player who leaves alone takes the relics. Maybe the others leave now: go on!
learn-diamant-together-hint = If the others leave too, nobody gets the relic. Go on this time!
learn-diamant-together-praise = They left together, so nobody took the relic. Now you’re alone in the cave!
learn-diamant-alone = Now leave, and take the relic with you!
learn-diamant-alone-hint = If a trap ends the expedition, the relic is lost. Leave now!
learn-diamant-alone-praise = You left alone, so the relic is yours. It’s worth 5 at the end.
learn-diamant-back = A new expedition. The cards of the path were shuffled back into the deck. Rubies and relics that stay on the path are lost to everyone.
learn-diamant-gone = Spiders ended two expeditions, and each time one of them left the game. There are three of each trap. Go on or leave?
learn-diamant-gone-hint = Only one spider is left in the game, and it’s already here. No second one can come: go on!
learn-diamant-gone-praise = There was no danger at all, and a treasure came: { $share } each!
learn-diamant-shared = The last expedition. Your chest holds { $chest }, your relics are worth 12, and you carry { $carried }. { $one } has { $rival }. Go on or leave?
learn-diamant-shared-hint = A second lava would cost you all you carry. Add it up: if you leave, nobody has more than you!
learn-diamant-shared-praise = Chest and relics make { $score }, and { $one } has the same. Equal scores share the win: you both win!
