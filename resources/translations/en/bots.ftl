# The levels of the bots, and how they learn
kind-apprentice = Apprentice
kind-farmhand = Farmhand
kind-farmer = Farmer
kind-steward = Steward
kind-master = Master
about-apprentice = Often misjudges offers and bids, and thinks of the next move only.
about-farmhand = Misjudges a little now and then, and thinks of the next move only.
about-farmer = Judges well what each move brings, and thinks of the next one only.
about-steward = Looks ahead to the end of the round, but briefly.
about-master = Looks ahead to the end of the round and tries many ways it may go; even the master cannot see your cards.
train-players = A game has this many seats: { $known }.
train-other-settings = { $folder } holds lessons that were played with other settings or by another version. Name an empty folder.
train-damaged = The lesson { $file } is damaged. Delete it and all later ones; they will be played anew.
train-lesson = { $games } games: { $explained } foreseen; bots that have learned had { $seats } of the seats and { $wins } of the wins ({ $seconds } s)
help-train = Lets bots play one another and learns from it what a position is worth.
help-train-players = how many seats
help-train-games = so many games in all, earlier lessons counted
help-train-out = folder of the lessons; the same command goes on there
ladder-bots = Name at least two bots, each once, the weakest first.
ladder-mixed = { $games ->
    [one] Mixed tables, one game: rating (1500 is the mean, 400 more means ahead ten times as often) and 95% range
   *[other] Mixed tables, { $games } games: rating (1500 is the mean, 400 more means ahead ten times as often) and 95% range
}
ladder-steps = { $games ->
    [one] Each bot against a table of the one before, one game each: share of the wins ({ $even } would be even) and 95% range
   *[other] Each bot against a table of the one before, { $games } games each: share of the wins ({ $even } would be even) and 95% range
}
help-ladder = Lets bots play at mixed tables, and each against a table of the one before, and says how good they are.
help-ladder-bots = which bots, the weakest first
help-ladder-games = how many games at mixed tables, and as many for each step
