# The command line
verify-good = good
verify-bad = does not hold: { $detail }
show-seat = As seen from seat { $seat }, { $name }
show-bystander = As seen by somebody who looks on
show-no-seat = There are only { $seats } seats.
show-result = Result
show-line = { $place }. { $name }: { $points } points
show-open = The game is still going on.
show-history-closed = The earlier history of this game was written under other rules and cannot be told.
test-done = Self-test passed: { $decisions } moves, { $points } points.
test-stuck = Self-test failed: { $why }
pictures-done = { $count } pictures in { $folder }
