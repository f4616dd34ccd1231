# Short texts on the table
table-neutral = Neutral figure
table-or = or
table-and = { $first } and { $last }
table-either = { $first } or { $last }
table-always-and-either = { $always }, and { $either }
table-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
table-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
table-left = { $count } left

# Bid track and offers
table-figure = { $seat }: bid { $value }
table-figure-passed = { $seat }: passed with { $value }
table-offer = Offer { $offer }
table-light-offer = Light offer { $offer }
table-light-hint = One can drop out of the bidding to it.
table-gain-pastures = { $count ->
    [one] 1 pasture
   *[other] { $count } pastures
}
table-gain-farmer = 1 farmer
table-gain-paid-farmer = 1 farmer for { $price } grain
table-gain-building = 1 building with the round marker
table-gain-grain = { $count } grain
table-gain-apples = { $count ->
    [one] 1 apple
   *[other] { $count } apples
}
table-draws = { $count ->
    [0] Draw no card.
    [one] Draw 1 card.
   *[other] Draw { $count } cards.
}
table-display = Display
table-display-hint = Counts in every bid that it matches.
table-draw-pile = Draw pile
table-discard-pile = Discard pile
table-round = Round { $round } of { $of }
table-round-marker = Round marker: { $points ->
    [one] 1 point
   *[other] { $points } points
}
table-round-now = Being played now.
table-round-gone = The round marker is gone.

# Farms
table-sheep = Rainbow Sheep
table-sheep-hint = Starts the next bidding.
table-watch = Click: show the farm large
table-farmstead = Farmstead
table-farm-fit = Whole farm
table-farm-closer = Larger
table-farm-wider = Smaller
table-plan-title = Building plan
table-plan-question = Which side of your building plan do you take?
table-plan = { $points } points if every space is filled
table-plan-line = Plan { $done }/{ $of } · { $points }
table-plan-done = { $done } of { $of } spaces filled
table-plan-easy = easy side
table-plan-difficult = difficult side
table-own-cards = { $count ->
    [one] 1 hand card
   *[other] { $count } hand cards
}
table-own-grain = { $count } grain
table-own-apples = { $count ->
    [one] 1 apple
   *[other] { $count } apples
}
table-own-sevens = { $count ->
    [one] 1 tile “7”
   *[other] { $count } tiles “7”
}
table-own-markers = { $count ->
    [one] 1 point on round markers
   *[other] { $count } points on round markers
}
table-own-buildings = { $count ->
    [one] 1 building
   *[other] { $count } buildings
}
table-buildings = { $count ->
    [0] No buildings
   *[other] Buildings
}
table-building-always = always
table-building-always-hint = Always works.
table-building-ready = ready
table-building-ready-hint = Not used in this round yet.
table-building-used = used
table-building-used-hint = Used in this round already.

# What a seat did last
table-deed-bid = bids { $value }
table-deed-raised = raises to { $value }
table-deed-passed = passes with { $value }
table-deed-dropped = drops out
table-deed-took = takes
table-deed-traded = trades
table-deed-pasture = { $count ->
    [one] 1 pasture
   *[other] { $count } pastures
}
table-deed-farmer = { $count ->
    [one] 1 farmer
   *[other] { $count } farmers
}
table-deed-building = 1 building
table-deed-marker = 1 round marker
table-deed-seven = { $count ->
    [one] 1 tile “7”
   *[other] { $count } tiles “7”
}
table-deed-grain = { $count } grain
table-deed-apple = { $count ->
    [one] 1 apple
   *[other] { $count } apples
}
table-deed-card = { $count ->
    [one] 1 card
   *[other] { $count } cards
}

# Hand and bid
table-hand = Hand { $count }/{ $limit }
table-sort = Sort otherwise
table-sorted-by-colour = by colour
table-sorted-by-value = by value
table-bid-value = Bid { $value }
table-bid-none = No bid yet
table-bid-start = Your bid
table-tray-hint = Cards go here
table-rank = place { $rank } of { $of }
table-hidden-card = Face-down card
table-in-bid = In your bid
table-down-card = Face down: { $card }
table-counts-as = Counts as { $card }.
table-bid = Bid { $value }
table-bid-empty = Bid
table-bid-hint = Pick a card from your hand first.
table-pass-hint = Passing adds no cards. Take all of them back first.
table-pass = Pass with { $value }
table-drop-out = Drop out to { $offer }
table-drop-out-armed = Drop out and take offer { $offer }? Press once more.
table-use-armed = Use { $building } now? Press once more.
table-clear = Take back
table-grain-more = One grain more
table-grain-less = One grain less
table-grain-hint = Spend grain: 1 counts 1, every 2 count 3
table-mode-colour = Colour
table-mode-value = Value
table-mode-None = Colour
table-mode-hint = Both fit: click to count by colour or by value
table-recolour = Cowshed: counts as another colour
table-revalue = Water mill: counts 1 more or less
table-switch-on = on
table-switch-off = off
table-part-up = face up
table-part-display = display
table-part-down = face down
table-part-grain = grain
table-part-buildings = buildings
table-value-line = Bid { $value } = { $parts }. You would be number { $rank } of { $of }.

# Choosing and placing
table-your-choice = Your choice
table-choice-TradeForApples = 2 apples
table-choice-TradeForFarmer = 1 farmer
table-choice-EndTrade = Done
table-discard-headline = { $count ->
    [one] Discard a card from your hand.
   *[other] Discard { $count } cards from your hand.
}
table-tray = To place
table-place = Place here
table-leave-out = Leave it out
table-leave-out-really = Really leave it out
table-leave-out-armed = The tile leaves the game. Press once more.
table-no-space = This tile fits nowhere. You can only leave it out.
table-gain-line = Here: { $parts }
table-gain-worth = { $points ->
    [one] 1 point more
   *[other] { $points } points more
}
table-gain-plan = plan { $done } of { $of }

# Read aloud
table-area-choice = Your choice
table-area-bid = Your bid
table-area-hand = Your hand
table-area-own = Your things
table-area-track = Bid track
table-area-offers = Offers
table-area-display = Display
table-area-farmers = Farmers
table-area-rounds = Rounds
table-area-farm = Farm of { $seat }
table-cell-north = { $count } north
table-cell-south = { $count } south
table-cell-east = { $count } east
table-cell-west = { $count } west
table-side-N = north
table-side-E = east
table-side-S = south
table-side-W = west
table-path-joined = path { $sides }
table-path-grain = grain { $sides }
table-free-space = Free space
