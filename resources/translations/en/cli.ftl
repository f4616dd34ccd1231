# The command line
verify-good = good
verify-bad = does not hold: { $detail }
show-seat = As seen from seat { $seat }, { $name }
show-bystander = As seen by somebody who looks on
show-no-seat = There are only seats 1 to { $seats }.
show-result = Result
show-line = { $place }. { $name }: { $points } points
show-open = The game is still going on.
show-history-closed = The earlier history of this game was written under other rules and cannot be told.
test-done = Self-test passed: { $decisions } moves, { $points } points.
test-stuck = Self-test failed: “{ $why }”
test-fault = Self-test failed: the report stands above.
pictures-done = { $count } pictures in { $folder }
simulate-no-bot = There is no bot named “{ $bot }”. There are: { $known }.
simulate-no-game = There is no game named “{ $game }”. There are: { $known }.
simulate-count = { $option } must be at least 1.
simulate-most = { $option } must be at most { $most }.
simulate-broken = One of the processes came to an early end. Try fewer --jobs; perhaps there was not enough memory.
simulate-no-scoring = There is no choice of scoring cards named “{ $scoring }”. There are: { $known }.
simulate-no-card = There is no scoring card named “{ $card }” that everybody scores. There are: { $known }.
simulate-json-place = The figures cannot be written to { $file }: { $detail }. Name a file in a folder that exists.
simulate-title = { $games ->
    [one] { $game }: one game, seed { $seed }
   *[other] { $game }: { $games } games, seed { $seed }
}
simulate-seat = seat
simulate-bot = bot
simulate-wins = wins
simulate-share = share
simulate-interval = 95 % interval
simulate-points = points
simulate-between = { $low } to { $high }
simulate-speed = { $decisions } decisions in { $seconds } s: { $games } games/s, { $rate } decisions/s; per CPU second { $cpu } games
window-no-file = There is no file { $file }, and no command of that name. Commands: { $commands }.
window-no-screen = There is no screen to open the window on. Start this in a desktop session, or with “xvfb-run”.

# What the reader of the command line says; it fills in what begins with % itself
parser-usage = usage:
parser-options = options
parser-positional = arguments
parser-help = show this help
parser-version = show the version
parser-error = %(prog)s: %(message)s
parser-argument = { "" }%(argument_name)s: %(message)s
parser-required = Still missing: %s
parser-unknown = This is not known here: %s
parser-bad-value = %(value)r is not possible here
parser-bad-choice = %(value)r is not possible here; possible: %(choices)s
parser-expects-one = something must come after it
parser-expects-some = at least one must come after it
parser-expects-none = %r must not come after it
parser-commands = Commands: { $commands }
word-file = FILE
word-folder = DIR
word-seed = SEED

# Help for the commands and their options
help-data-dir = folder for settings and saved games
help-lang = the language of everything that is said
help-simulate = Lets bots play whole games against each other, without a window, and counts who wins.
help-simulate-game = which game
help-simulate-seats = a bot for each seat; seats rotate every game
help-simulate-games = how many games
help-simulate-seed = the seed
help-simulate-jobs = how many processes play at once
help-simulate-edition = an edition of your own
help-simulate-scoring = which scoring cards: { $known }
help-simulate-extras = W and G cards, such as W1,G2
help-simulate-json = write the outcome there, too
help-verify = Replays saved games and checks that they are what they were when they were saved.
help-show = Tells a saved game in words, as one seat, or somebody who looks on, saw it.
help-show-seat = the seat that looks, counted from 1
help-self-test = Opens the real window unseen and plays a whole game through it with the mouse.
help-self-test-seed = the seed
help-pictures = Paints every page and every kind of choice as a picture, in each language and theme.
help-pictures-out = where the pictures go
help-pictures-scale = pixels for each unit; without it once with each
help-pictures-theme = only in these colours
help-pictures-players = so many play
help-pictures-text-scale = size of text in per cent, 100 to 200

system-refused = { $file }: { $detail }.
system-refused-output = The output cannot be written: { $detail }.
pictures-place = No pictures can be written to { $folder }: { $detail }. Name another folder.
data-place = The folder { $folder } cannot be used for settings and saved games: { $detail }. Name another with --data-dir.
simulate-percent = { $number }%
report-unwritten = Something went wrong, and the report about it could not be written either: { $detail }.
