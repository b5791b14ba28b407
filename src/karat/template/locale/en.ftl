# What people read of Gamename. A line begins with the game's name; other languages are files beside this one.
gamename-where = Round { $round }
gamename-ask = draw another card, or stop and keep the gems?
gamename-move-draw = Draw a card
gamename-move-stop = Stop and keep the gems
gamename-zone-round = Round
gamename-zone-deck = Cards in the deck
gamename-zone-discard = Discarded
gamename-zone-drawn = Drawn this turn
gamename-zone-lucky = Lucky gem
gamename-zone-gems = Gems
gamename-card-gem1 = gem 1
gamename-card-gem2 = gem 2
gamename-card-gem3 = gem 3
gamename-card-gem4 = gem 4
gamename-card-gem5 = gem 5
gamename-card-skull = skull
gamename-option-rounds = Rounds
gamename-option-rounds-text = How many turns everybody has.
gamename-event-lucky = { $you ->
    [seat] Your lucky gem is { $card }.
   *[none] { $seat } has a lucky gem.
}
gamename-event-round = Round { $number } begins.
gamename-event-turn = { $you ->
    [seat] It’s your turn.
   *[none] It’s { $seat }’s turn.
}
gamename-event-drawn = { $you ->
    [seat] You draw { $card }.
   *[none] { $seat } draws { $card }.
}
gamename-event-skull = { $you ->
    [seat] A skull! You lose what you drew this turn.
   *[none] A skull! { $seat } loses what they drew this turn.
}
gamename-event-stopped = { $you ->
    [seat] You stop and keep your gems.
   *[none] { $seat } stops and keeps the gems.
}
gamename-event-shuffled = The discarded cards are shuffled into a new deck.
gamename-event-over = The game is over.
gamename-refusal-unknown-move = You can draw or stop.
browser-game-gamename-line = Draw as long as you dare, but a skull takes what you drew.
