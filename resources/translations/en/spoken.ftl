# The table for the ear: what a screen reader says
spoken-group-choice = To choose
spoken-group-hand = Your hand
spoken-group-seat = Your goods
spoken-group-farm = Your farm
spoken-group-offers = Offers
spoken-group-board = Board
spoken-group-others = The others’ farms
spoken-space = free space
spoken-north = { $count } north
spoken-south = { $count } south
spoken-east = { $count } east
spoken-west = { $count } west
spoken-paths = paths to the { $sides }
spoken-side-N = north
spoken-side-E = east
spoken-side-S = south
spoken-side-W = west
