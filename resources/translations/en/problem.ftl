# What does not hold when a saved match is played again
save-record-unreadable = Entry { $record } cannot be read.
save-record-illegal = Entry { $record } is not allowed (rule { $rule }).
save-record-seat = Entry { $record } is of seat { $seat }, whose turn it was not.
save-record-breaks = Entry { $record } leads to a place that does not exist.
save-checkpoint = After entry { $record } the table is not as it was when saved.
save-end = After entry { $record }, the last, the table is not as it was when saved.
save-log-cut = The history breaks off in the middle of a draw.
save-history-closed = The earlier history was written under other rules and cannot be played again.
save-draws = { $count ->
    [one] One draw does not follow from the seed: entry { $record }.
   *[other] { $count } draws do not follow from the seed, the first of them is entry { $record }.
}
save-draw-counts = The saved state counts other draws than the history.
save-finished = The file says wrongly whether the game is over.
save-progress = The file says wrongly how far the game has come.
