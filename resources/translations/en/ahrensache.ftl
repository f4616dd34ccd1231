# Ährensache: cards, figures, buildings
ahrensache-title = Ährensache
ahrensache-neutral = the neutral figure
ahrensache-card-red = red { $value }
ahrensache-card-blue = blue { $value }
ahrensache-card-yellow = yellow { $value }
ahrensache-face-down = { $count ->
    [one] one card face down
   *[other] { $count } cards face down
}
ahrensache-grain = { $count } grain
ahrensache-pasture = pasture
ahrensache-tile-pasture = a pasture
ahrensache-tile-building = the building { $building }
ahrensache-side-easy = easy side
ahrensache-side-difficult = difficult side
ahrensache-side-pasture = the pasture
ahrensache-side-farmer = a farmer
ahrensache-side-building = the building
ahrensache-side-goods = 2 grain and 2 apples
ahrensache-side-paid_farmer = a farmer for 3 grain
ahrensache-side-grain = 2 grain
ahrensache-side-apple = an apple

ahrensache-farmer-orange = the orange farmer
ahrensache-farmer-green = the green farmer
ahrensache-farmer-turquoise = the turquoise farmer
ahrensache-farmer-purple = the purple farmer
ahrensache-farmer-brown = the brown farmer
ahrensache-farmer-orange-taken = the orange farmer
ahrensache-farmer-green-taken = the green farmer
ahrensache-farmer-turquoise-taken = the turquoise farmer
ahrensache-farmer-purple-taken = the purple farmer
ahrensache-farmer-brown-taken = the brown farmer
ahrensache-farmer-orange-of = the orange farmer
ahrensache-farmer-green-of = the green farmer
ahrensache-farmer-turquoise-of = the turquoise farmer
ahrensache-farmer-purple-of = the purple farmer
ahrensache-farmer-brown-of = the brown farmer

ahrensache-building-water_tower = Water tower
ahrensache-building-water_tower-effect = cards worth 7 or more at once: +3
ahrensache-building-pigsty = Pigsty
ahrensache-building-pigsty-effect = 3 or more cards at once: +4
ahrensache-building-hayloft = Hayloft
ahrensache-building-hayloft-effect = up to 3 face-down cards count 3 each
ahrensache-building-sheep_pasture = Sheep pasture
ahrensache-building-sheep_pasture-effect = every 2 grain raise the bid by 4
ahrensache-building-cowshed = Cowshed
ahrensache-building-cowshed-effect = once: up to 2 cards have another colour
ahrensache-building-water_mill = Water mill
ahrensache-building-water_mill-effect = once: up to 2 cards count 1 more or less
ahrensache-building-grain_mill = Grain mill
ahrensache-building-grain_mill-effect = once: arriving at an occupied space +3
ahrensache-building-greenhouse = Greenhouse
ahrensache-building-greenhouse-effect = once: draw 3 cards, then discard 2
ahrensache-building-dairy = Dairy
ahrensache-building-dairy-effect = once: over 28 draw two cards
ahrensache-building-tool_shed = Tool shed
ahrensache-building-tool_shed-effect = once: with 2 hand cards or fewer +4
ahrensache-building-crate_store = Crate store
ahrensache-building-crate_store-effect = on dropping out draw 2 cards
ahrensache-building-cider_press = Cider press
ahrensache-building-cider_press-effect = once: give 1 apple, +5

ahrensache-animal-cow = cow
ahrensache-animal-pig = pig
ahrensache-animal-sheep = sheep
ahrensache-animal-chicken = chicken
ahrensache-object-apple_tree = apple tree
ahrensache-object-tractor = tractor
ahrensache-object-beehive = beehive
ahrensache-object-wheelbarrow = wheelbarrow

ahrensache-scoring-A1-effect = different animals: each set of 1, 2, 3, 4 kinds counts 2, 6, 12, 20
ahrensache-scoring-B1-effect = different objects: each set of 1, 2, 3, 4 kinds counts 2, 6, 12, 20
ahrensache-scoring-C1-effect = 1 to 4 apples count 2, 6, 12, 22, each further 3; each apple tree 3
ahrensache-scoring-D1-effect = 1 to 5 farmers count 2, 6, 12, 20, 30; each tractor 3, each apple 1
ahrensache-scoring-E1-effect = 18, and 3 for each beehive and wheelbarrow
ahrensache-scoring-A2-effect = 1 to 4 pairs of animals count 6, 20, 26, 40, each further 10
ahrensache-scoring-B2-effect = 1 to 4 pairs of objects count 6, 20, 26, 40, each further 10
ahrensache-scoring-C2-effect = (apple trees + wheelbarrows + beehives) × apples
ahrensache-scoring-D2-effect = (pastures + buildings) × tractors
ahrensache-scoring-E2-effect = animals × farmers
ahrensache-scoring-W1-effect = longest path: 4 for each tile, 8 for a crossing
ahrensache-scoring-W2-effect = 3 for each path end at the edge of the farm
ahrensache-scoring-G1-effect = 4 for each area at the edge
ahrensache-scoring-G2-effect = 1 to 4 closed areas count 6, 20, 26, 40, each further 10

# What happens
ahrensache-event-SheepTaken = { $seat } gets the Rainbow Sheep.
ahrensache-event-ScoringCardPlaced = Scoring card { $card } lies at the stack of { $colour }.
ahrensache-event-FarmerAdded = The stack of { $colour } gets one tile more.
ahrensache-event-PlanDealt = { $seat } gets a building plan.
ahrensache-event-PlanSideChosen = { $seat } picks the { $side } of the building plan.
ahrensache-event-CardDrawn = { $seat } draws a { $card }.
ahrensache-event-CardDrawn-hidden = { $seat } draws a card.
ahrensache-event-CardDisplayed = A { $card } comes into the display.
ahrensache-event-PileShuffled = The discard pile is shuffled: { $count } cards in the new draw pile.
ahrensache-event-CardDiscarded = { $seat } discards a { $card }.
ahrensache-event-CardDiscarded-hidden = { $seat } discards a card.
ahrensache-event-RoundStarted = Round { $round } begins.
ahrensache-event-PastureRevealed = A new pasture lies at offer { $offer }.
ahrensache-event-BuildingRevealed = New building on offer: { $building }.
ahrensache-event-NeutralPlaced = The neutral figure stands on { $value }.
ahrensache-event-TurnStarted = It is { $seat }’s turn.
ahrensache-event-BuildingUsed = { $seat } uses the building { $building }.
ahrensache-event-BidMade = { $seat } bids { $value }: { $cards }.
ahrensache-event-BidRaised = { $seat } raises by { $points } to { $value }: { $building }.
ahrensache-event-Passed = { $seat } passes with { $value }.
ahrensache-event-DroppedOut = { $seat } drops out and takes offer { $offer }.
ahrensache-event-BiddingEnded = The bidding is over. Order: { $order }.
ahrensache-event-OfferTaken = { $seat } picks offer { $offer }.
ahrensache-event-EitherChosen = { $seat } decides at offer { $offer } for { $side }.
ahrensache-event-PasturesTaken = { $seat } gets { $count ->
    [one] a pasture
   *[other] { $count } pastures
}.
ahrensache-event-FarmerTaken = { $price ->
    [0] { $seat } takes { $colour }.
   *[other] { $seat } pays { $price } grain and takes { $colour }.
}
ahrensache-event-SevenTaken = { $price ->
    [0] { $seat } takes a tile “7”.
   *[other] { $seat } pays { $price } grain and takes a tile “7”.
}
ahrensache-event-FarmerDeclined = { $seat } takes no farmer.
ahrensache-event-BuildingTaken = { $seat } gets the building { $building }.
ahrensache-event-MarkerTaken = { $seat } gets round marker { $round }.
ahrensache-event-GoodsTaken-grain = { $seat } gets { $grain } grain.
ahrensache-event-GoodsTaken-apples = { $seat } gets { $apples ->
    [one] an apple
   *[other] { $apples } apples
}.
ahrensache-event-GoodsTaken-both = { $seat } gets { $grain } grain and { $apples ->
    [one] an apple
   *[other] { $apples } apples
}.
ahrensache-event-TilePlaced = { $grain ->
    [0] { $seat } places { $tile }.
   *[other] { $seat } places { $tile } and gets { $grain } grain.
}
ahrensache-event-TileLeftOut = { $seat } leaves out { $tile }.
ahrensache-event-ApplesBought = { $seat } gives { $grain } grain for { $apples } apples.
ahrensache-event-CardsShifted = From the display to the discard pile: { $cards }.
ahrensache-event-TilesRemoved = { $count ->
    [one] One pasture leaves
   *[other] { $count } pastures leave
} the game.
ahrensache-event-BuildingRemoved = The building { $building } leaves the game.
ahrensache-event-MarkerRemoved = Nobody takes round marker { $round }.
ahrensache-event-GameEnded = The eighth round is over. Now the farms are scored.

# What is asked
ahrensache-decision-choose_plan_side = { $seat }: pick a side of your building plan.
ahrensache-decision-bid = { $seat }: bid, pass or drop out.
ahrensache-decision-discard = { $seat }: discard a card.
ahrensache-decision-choose_offer = { $seat }: pick a free offer.
ahrensache-decision-choose_either = { $seat }: what do you take from the offer?
ahrensache-decision-choose_farmer = { $seat }: pick a farmer.
ahrensache-decision-place = { $seat }: place the tile in your farm.
ahrensache-decision-trade = { $seat }: do you want to trade grain?

# What can be done
ahrensache-action-ChoosePlanSide-easy = Take the easy side: { $points } points
ahrensache-action-ChoosePlanSide-difficult = Take the difficult side: { $points } points
ahrensache-action-UseGreenhouse = Greenhouse: draw 3, discard 2
ahrensache-action-UseDairy = Dairy: draw 2 cards
ahrensache-action-Bid = Bid
ahrensache-action-Pass = Pass
ahrensache-action-DropOut = Drop out: take offer { $offer }
ahrensache-action-Discard = Discard { $card }
ahrensache-action-TakeOffer = Take offer { $offer }
ahrensache-action-ChooseEither-pasture = Take the pasture
ahrensache-action-ChooseEither-farmer = Take a farmer
ahrensache-action-ChooseEither-building = Take the building
ahrensache-action-ChooseEither-goods = Take 2 grain and 2 apples
ahrensache-action-ChooseEither-paid_farmer = Take a farmer for 3 grain
ahrensache-action-ChooseEither-grain = Take 2 grain
ahrensache-action-ChooseEither-apple = Take 1 apple
ahrensache-action-TakeFarmer-orange = Take the orange farmer
ahrensache-action-TakeFarmer-green = Take the green farmer
ahrensache-action-TakeFarmer-turquoise = Take the turquoise farmer
ahrensache-action-TakeFarmer-purple = Take the purple farmer
ahrensache-action-TakeFarmer-brown = Take the brown farmer
ahrensache-action-TakeSeven = Take a tile “7”
ahrensache-action-DeclineFarmer = Take no farmer
ahrensache-action-PlaceTile = Place at ({ $x }, { $y }): { $tile }
ahrensache-action-LeaveOut = Leave out: { $tile }
ahrensache-action-TradeForApples = Give 5 grain for 2 apples
ahrensache-action-TradeForFarmer = Give 6 grain for a farmer
ahrensache-action-EndTrade = Trade no more
ahrensache-action-Deal = { $outcome }

# What cannot be done, and what to do instead
ahrensache-refusal-not_now = That cannot be done now: another choice comes first.
ahrensache-refusal-game_over = The game is over.
ahrensache-refusal-wrong_seat = It is { $seat }’s turn.
ahrensache-refusal-not_drawable = That cannot be drawn.
ahrensache-refusal-player_count = Ährensache is for 2 to 5 players, not { $players }.
ahrensache-refusal-extra_cards = One W card and one G card at most, not: { $cards }.
ahrensache-refusal-unknown_letter = Scoring cards have the letters A to E, not: { $letters }.
ahrensache-refusal-no_card = A bid needs at least one card from your hand.
ahrensache-refusal-not_in_hand = You have no { $card } in your hand.
ahrensache-refusal-grain_missing = That takes { $grain } grain; you have { $have }.
ahrensache-refusal-mode_missing = Choose whether the face-up cards count by colour or by value.
ahrensache-refusal-mode_without_cards = Face-down cards match nothing; without a face-up card there is neither colour nor value.
ahrensache-refusal-colours_differ = By colour a { $card } and a { $other } do not match. Play only one colour face up.
ahrensache-refusal-values_differ = By value a { $card } and a { $other } do not match. Play only equal values face up.
ahrensache-refusal-building_not_owned = You do not own the building { $building }.
ahrensache-refusal-building_used = You have used the building { $building } in this round already.
ahrensache-refusal-value_out_of_range = A card counts 2 to 6.
ahrensache-refusal-value_step = A { $card } can only count 1 more or 1 less, not as { $counts_as }.
ahrensache-refusal-no_change = A { $card } would stay as it is. Choose another colour or value.
ahrensache-refusal-too_many_changes = You may change { $limit } cards at most.
ahrensache-refusal-no_card_to_change = There is no { $card } face up in your bid that could be changed.
ahrensache-refusal-hand_too_large = That needs { $limit } hand cards at most; you have { $cards }.
ahrensache-refusal-no_apple = That takes an apple; you have none.
ahrensache-refusal-not_arriving = Your figure stays on { $value }; it does not arrive anew.
ahrensache-refusal-nobody_there = There is no other figure on space { $space }.
ahrensache-refusal-bid_too_low = Your bid is { $value }; it must be over { $over }.
ahrensache-refusal-no_bid = You can pass only with a bid. Bid first, or drop out.
ahrensache-refusal-bid_of_zero = A bid of 0 cannot be raised.
ahrensache-refusal-no_such_offer = There is no offer { $offer } in this game.
ahrensache-refusal-offer_not_light = Offer { $offer } is not a light one. You can drop out only to a light offer.
ahrensache-refusal-offer_taken = Offer { $offer } is taken already. Pick a free one.
ahrensache-refusal-no_such_side = Offer { $offer } does not give that. Choose one of the sides shown.
ahrensache-refusal-stack_empty = The stack of { $farmer } is empty. Choose another colour.
ahrensache-refusal-farmer_owned = You have { $farmer } in your farm already. Each colour may lie there once.
ahrensache-refusal-no_seven = A tile “7” can be taken only when a farmer stack is empty, and only while there are any.
ahrensache-refusal-not_to_place = You have not just received this tile.
ahrensache-refusal-occupied = A tile lies there already. Choose a free space.
ahrensache-refusal-not_adjacent = That space is not next to your farm. Choose one that touches a tile.
ahrensache-refusal-no_path = No path of the tile would meet a path to the farmstead there.
ahrensache-refusal-traded_already = You have traded that in this round already; each trade goes once.
ahrensache-refusal-no_farmer_left = There is no farmer and no “7” that you could take.

# Scoring
ahrensache-points-pastures = Pastures
ahrensache-points-special_farmer = Special farmer
ahrensache-points-sevens = Tiles “7”
ahrensache-points-markers = Round markers
ahrensache-points-hand_cards = Hand cards
ahrensache-points-grain = Grain
ahrensache-points-plan = Building plan
ahrensache-points-W1 = W1 Longest path
ahrensache-points-W2 = W2 Path ends
ahrensache-points-G1 = G1 Areas at the edge
ahrensache-points-G2 = G2 Closed areas
ahrensache-points-A1 = A1 Different animals
ahrensache-points-B1 = B1 Different objects
ahrensache-points-C1 = C1 Apples and apple trees
ahrensache-points-D1 = D1 Farmers, tractors, apples
ahrensache-points-E1 = E1 Beehives and wheelbarrows
ahrensache-points-A2 = A2 Pairs of animals
ahrensache-points-B2 = B2 Pairs of objects
ahrensache-points-C2 = C2 Objects × apples
ahrensache-points-D2 = D2 Tiles × tractors
ahrensache-points-E2 = E2 Animals × farmers

# What points rest on
ahrensache-reason-pastures = { $pastures ->
    [one] 1 pasture with its points
   *[other] { $pastures } pastures with their points
}
ahrensache-reason-special_farmer = { $points ->
    [0] The special farmer is not in the farm.
   *[other] The special farmer is in the farm.
}
ahrensache-reason-sevens = { $sevens } tiles “7”, 7 each
ahrensache-reason-markers = { $markers ->
    [one] 1 round marker with its points
   *[other] { $markers } round markers with their points
}
ahrensache-reason-hand_cards = { $cards ->
    [one] 1 hand card
   *[other] { $cards } hand cards
}; the most count 7, the second most 3
ahrensache-reason-grain = { $grain } grain, 1 each
ahrensache-reason-plan = { $filled } of { $marked } spaces filled; points only for all of them
ahrensache-reason-plan-none = No side picked yet
ahrensache-reason-W1 = { $tiles } tiles, 4 each; among them { $crossings ->
    [one] 1 crossing twice
   *[other] { $crossings } crossings twice
}
ahrensache-reason-W2 = { $ends ->
    [one] 1 path end
   *[other] { $ends } path ends
} at the edge, 3 each
ahrensache-reason-G1 = { $areas ->
    [one] 1 area
   *[other] { $areas } areas
} at the edge, 4 each
ahrensache-reason-G2 = { $areas ->
    [one] 1 closed area
   *[other] { $areas } closed areas
}: { $points }
ahrensache-reason-A1 = Cows { $cow }, pigs { $pig }, sheep { $sheep }, chickens { $chicken }: sets of different animals
ahrensache-reason-B1 = Apple trees { $apple_tree }, tractors { $tractor }, beehives { $beehive }, wheelbarrows { $wheelbarrow }: sets of different objects
ahrensache-reason-C1 = Apples { $apples }; apple trees { $apple_tree }, 3 each
ahrensache-reason-D1 = Farmers { $farmers }; tractors { $tractor }, 3 each; apples { $apples }, 1 each
ahrensache-reason-E1 = 18; beehives { $beehive } and wheelbarrows { $wheelbarrow }, 3 each
ahrensache-reason-A2 = Cows { $cow }, pigs { $pig }, sheep { $sheep }, chickens { $chicken }: pairs of animals { $animal_pairs }
ahrensache-reason-B2 = Apple trees { $apple_tree }, tractors { $tractor }, beehives { $beehive }, wheelbarrows { $wheelbarrow }: pairs of objects { $object_pairs }
ahrensache-reason-C2 = (apple trees { $apple_tree } + wheelbarrows { $wheelbarrow } + beehives { $beehive }) × apples { $apples }
ahrensache-reason-D2 = (pastures { $pastures } + buildings { $buildings }) × tractors { $tractor }
ahrensache-reason-E2 = animals { $animals } × farmers { $farmers }
