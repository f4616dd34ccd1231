# The window with all the pages around the table.
window-title = Ährensache
back = Back

# Menu and small buttons
menu-game = Game
menu-move = Move
menu-view = View
menu-help = Help
do-new = New game
do-again = Again, like last time
do-load = Saved games
do-save-copy = Save a copy …
do-home = Start page
do-settings = Settings
do-keys = Keys …
do-quit = Quit
do-undo = Undo
do-undo-hint = Undo
do-redo = Redo
do-redo-hint = Redo
do-skip = Skip what moves
do-skip-hint = Skip what moves
do-pause = Pause
do-pause-hint = Hold the bots, or let them go on
do-step = One step on
do-step-hint = Hold everything, but let one more step happen
do-speed = Change the speed
do-speed-hint = Change the speed
do-present = Back to the present
do-log = Show the log
do-log-hint = Show or hide the log
do-next-farm = Next farm
do-own-farm = Own farm
do-fit-farm = Show the whole farm
do-zoom-in = Zoom in
do-zoom-out = Zoom out
do-sort-hand = Sort the hand the other way
do-full-screen = Full screen
do-larger-text = Larger text
do-smaller-text = Smaller text
do-palette = Search and do …
palette-title = Everything possible now
palette-hint = Everything possible now – type a word
do-rules = Rules
do-rule = Rule of the last refusal
do-reports = Folder of error reports
do-about = About Ährensache

# Start page
start-subtitle = Bid, lay pastures, build paths
start-damaged = A saved game cannot be read. “Load” tells you why.
start-continue = Continue
start-new = New game
start-learn = Learn to play
start-again = Again, like last time  [R]
start-load = Load
start-rules = Rules
start-settings = Settings
start-about = About

# New game
new-title = New game
new-seats = Who plays?
new-seats-hint = Two to five; press a colour to change it.
new-variants = Variants
new-seed = Seed
new-seed-random = random
new-edition = Edition (what is printed on tiles and cards)
new-edition-program = The program's edition
new-edition-own = Reset
new-edition-choose = Choose a file …
new-edition-files = Editions
new-begin = Begin the game
seat-add = Add a seat
seat-remove = Remove seat { $seat }
seat-name = Name at seat { $seat }
seat-kind = Who sits at seat { $seat }?
seat-colour = Colour: { $colour }
seat-colour-red = Red
seat-colour-blue = Blue
seat-colour-green = Green
seat-colour-yellow = Yellow
seat-colour-purple = Purple
kind-person = Person
kind-random = Bot, plays at random
kind-greedy = Bot, plays soundly
kind-engine = A program of your own …
seat-program = Which program plays?
person-name = Player { $colour }
bot-name-red = Rosa
bot-name-blue = Bruno
bot-name-green = Gerda
bot-name-yellow = Gustav
bot-name-purple = Viola
variant-scoring = Scoring cards at the farmers
scoring-first-game = First game: A1 to E1
scoring-advanced = Advanced: A2 to E2
scoring-mix = A mix, letter by letter
scoring-any-five = Any five of the ten
letter-choice = Scoring card of this letter
letter-random = random
variant-walk = Path card
variant-area = Area card
extra-none = none
variant-own-buildings = With crate store and cider press (not from the box)

# Saved games
saved-title = Saved games
saved-none = No game has been saved yet. Every game saves itself after each move.
saved-open = Continue
saved-delete = Delete
saved-delete-sure = Really delete
saved-not-deleted = The game cannot be deleted: { $detail }. Close programs that have it open, or delete the folder yourself.
saved-file = Open another file …
saved-files = Saved games
saved-folder = Open folder
saved-damaged = Not readable: { $name }
saved-finished = Played to the end
saved-round = Round { $round }
saved-running = Begun
saved-one-lost = { $state }; the last save cannot be read, the one before it is good
saved-today = today, { $time }
saved-yesterday = yesterday, { $time }
saved-on = { $day }, { $time }

# What is wrong with a file
save-damaged = The file is damaged, or not a saved game.
save-newer-format = The file was written by a newer version ({ $program }), which this one cannot read yet. It stays as it is.
save-old-format = The file has the old format { $format }, which this program can no longer read.
save-other-game = The file belongs to a game that this program does not know: { $game }
save-unreadable = The file { $file } cannot be opened: { $detail }.
save-missing = There is no saved game in the folder { $file }.
edition-trouble = The edition { $file } does not fit: { $fault }

# Settings
settings-title = Settings
settings-language = Language
language-system = like the system
language-de = Deutsch
language-en = English
settings-theme = Colours
theme-system = like the system
theme-light = light
theme-dark = dark
theme-contrast = high contrast
settings-vision = Colour vision
vision-normal = all colours
vision-deuteranopia = green-weak
vision-protanopia = red-weak
vision-tritanopia = blue-weak
settings-text-scale = Text size
settings-speed = Speed
speed-slow = leisurely
speed-normal = normal
speed-fast = fast
speed-instant = instant
settings-reduced-motion = Motion
settings-reduced-motion-hint = Nothing moves on the table
settings-play-single-options = Without a choice
settings-play-single-options-hint = What cannot be chosen happens by itself
settings-helps = Help
settings-helps-hint = The table shows what is possible and what it brings
settings-lessons = Explanations
settings-lessons-hint = What is to be decided is explained the first time
settings-sound = Sound
settings-sound-hint = Cards, tiles and grain can be heard
settings-volume = Volume
settings-folder = Folder of your data
settings-open-folder = Open

# Rules
rules-title = Rules
rules-search = A word or the number of a rule
rules-next = Search on
rules-not-found = “{ $word }” does not occur.

# About
about-title = About Ährensache
about-version = Version { $version }, Qt { $qt }
about-what = A table for farm games: people and bots bid, take tiles and lay out their farms. Every game saves itself after each move.
about-rules = The rules are written in words of our own after the rulebook of Ährensache. The tiles, building plans and numbers of the edition that comes with it are our own; whoever owns the box can type in its values and play with them.
about-fair = Bots run as programs of their own and learn only what their seat may know. They cannot cheat.
about-licences = The program is under the MIT licence. It uses Python, Qt (LGPL) with PySide6, msgspec, Pillow, numpy, platformdirs, miniaudio and Project Fluent with babel, pytz and attrs.

# The table
table-name = Table
log-times = { $sentence } ({ $count } ×)
log-title = Log
seat-thinks = thinking …
strip-points = Points by what lies open
strip-spoken = { $points ->
    [one] one point
   *[other] { $points } points
}
strip-turn = to move
banner-thinks = { $name } is thinking …
banner-ended = The game is over.
banner-past = A look back: the table as it was. The game waits.
banner-present = Back to the present
banner-agreed = Everybody agrees
banner-consent = This would take back what others have done since. Does everybody agree?
banner-rule = Rule { $rule }
curtain-name = It is { $name }’s turn
curtain-hint = Everything is hidden until { $name } is at the screen.
curtain-lift = I am { $name }
pad-title = Scoring
pad-winner = { $names } wins
pad-winners = { $names } share the victory
pad-total = Total
pad-place = { $points } · { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
pad-look = Look at the table
pad-home = Start page
pad-again = Again

# Messages
note-engine-stranger = This file wants to start the program “{ $engine }”. It was not started, since nobody here has chosen it; the sound bot plays in its place. To play against it, begin a new game with it.
note-engine-replaced = The program “{ $engine }” gives no useful answers any more. From now on the sound bot plays in its place.
note-save-failed = The game cannot be saved just now: { $detail }.
note-fell-back = The last save cannot be read. The game goes on from the one before it ({ $when }); what happened after that is missing. The file { $file } stays as it is.
note-history-closed = This game was begun under other rules. It goes on; its earlier history can no longer be taken back.
note-undo-unranked = With this the game no longer counts for a ranking.
note-copy-saved = Saved as { $file }
note-copy-failed = The copy could not be saved: { $detail }.
note-settings-misread = Something in the settings could not be understood ({ $names }); the defaults hold for it now. The old file is { $file }.
note-crash = Something went wrong. Your game is saved. A report is in { $file }.
copy-title = Save a copy of the game

# Keys
keys-title = Keys
keys-hint = Click a field and press the new key; Backspace takes it away. Arrow keys and digits stay what they are.
keys-none = none
keys-clear = Take the key away
keys-reset = All as usual
keys-table = At the table
keys-one-key = At the table a single key is needed, and no arrow key or digit. Take another.
keys-taken = { $keys } already belongs to “{ $command }”. Take another key, or change that one first.
do-confirm = Confirm
do-step-back = One step back
do-lay = Lay a card, choose
do-face-down = Lay a card face down
do-other-mode = Bid by colour or by value
do-more-grain = More grain
do-less-grain = Less grain
do-recolour = Cowshed: another colour
do-revalue = Water mill: another value
do-pass-bid = Pass
do-use-greenhouse = Use the greenhouse
do-use-dairy = Use the dairy
do-switch-tool-shed = Use the tool shed
do-switch-cider-press = Use the cider press
do-switch-grain-mill = Use the grain mill
do-switch-dairy = Use the dairy with a bid
do-switch-crate-store = Use the crate store
do-leave-out = Do not place
