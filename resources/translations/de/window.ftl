# Das Fenster mit allen Seiten um den Tisch herum.
window-title = Ährensache
back = Zurück

# Menü und kleine Knöpfe
menu-game = Spiel
menu-move = Zug
menu-view = Ansicht
menu-help = Hilfe
do-new = Neues Spiel
do-again = Noch einmal wie zuletzt
do-load = Gespeicherte Spiele
do-save-copy = Kopie speichern …
do-home = Startseite
do-settings = Einstellungen
do-keys = Tasten …
do-quit = Beenden
do-undo = Rückgängig
do-undo-hint = Rückgängig
do-redo = Wiederholen
do-redo-hint = Wiederholen
do-skip = Bewegung überspringen
do-skip-hint = Bewegung überspringen
do-pause = Pause
do-pause-hint = Bots anhalten oder weiterspielen lassen
do-step = Ein Schritt weiter
do-step-hint = Anhalten, aber noch einen Schritt geschehen lassen
do-speed = Tempo wechseln
do-speed-hint = Tempo wechseln
do-present = Zurück in die Gegenwart
do-log = Verlauf zeigen
do-log-hint = Verlauf zeigen oder verbergen
do-next-farm = Nächster Hof
do-own-farm = Eigener Hof
do-fit-farm = Ganzen Hof zeigen
do-zoom-in = Hof vergrößern
do-zoom-out = Hof verkleinern
do-sort-hand = Hand anders sortieren
do-full-screen = Ganzer Bildschirm
do-larger-text = Größere Schrift
do-smaller-text = Kleinere Schrift
do-palette = Suchen und tun …
palette-title = Alles, was jetzt geht
palette-hint = Alles, was jetzt geht – suche ein Wort
do-rules = Regeln
do-rule = Regel zur letzten Ablehnung
do-reports = Ordner der Fehlerberichte
do-about = Über Ährensache

# Startseite
start-subtitle = Bieten, Weiden legen, Wege bauen
start-damaged = Ein gespeichertes Spiel lässt sich nicht lesen. Unter „Laden“ steht, warum.
start-continue = Weiterspielen
start-new = Neues Spiel
start-learn = Spielen lernen
start-again = Noch einmal wie zuletzt  [R]
start-load = Laden
start-rules = Regeln
start-settings = Einstellungen
start-about = Über

# Neues Spiel
new-title = Neues Spiel
new-seats = Wer spielt mit?
new-seats-hint = Zwei bis fünf; ein Druck auf die Farbe wechselt sie.
new-variants = Varianten
new-seed = Startwert
new-seed-random = zufällig
new-edition = Ausgabe (was auf Plättchen und Karten steht)
new-edition-program = Ausgabe des Programms
new-edition-own = Zurücksetzen
new-edition-choose = Datei wählen …
new-edition-files = Ausgaben
new-begin = Spiel beginnen
seat-add = Platz hinzufügen
seat-remove = Platz { $seat } entfernen
seat-name = Name an Platz { $seat }
seat-kind = Wer sitzt an Platz { $seat }?
seat-colour = Farbe: { $colour }
seat-colour-red = Rot
seat-colour-blue = Blau
seat-colour-green = Grün
seat-colour-yellow = Gelb
seat-colour-purple = Lila
kind-person = Mensch
kind-random = Bot, spielt zufällig
kind-greedy = Bot, spielt solide
kind-engine = Eigenes Programm …
seat-program = Welches Programm spielt?
person-name = Spieler { $colour }
bot-name-red = Rosa
bot-name-blue = Bruno
bot-name-green = Gerda
bot-name-yellow = Gustav
bot-name-purple = Viola
variant-scoring = Wertungskarten bei den Bauern
scoring-first-game = Erstes Spiel: A1 bis E1
scoring-advanced = Fortgeschritten: A2 bis E2
scoring-mix = Gemischt, je Buchstabe
scoring-any-five = Fünf von zehn, zufällig
letter-choice = Wertungskarte dieses Buchstabens
letter-random = zufällig
variant-walk = Wegekarte
variant-area = Gebietskarte
extra-none = keine
variant-own-buildings = Mit Kistenlager und Mostpresse (nicht aus der Schachtel)

# Gespeicherte Spiele
saved-title = Gespeicherte Spiele
saved-none = Noch ist kein Spiel gespeichert. Jedes Spiel speichert sich von selbst nach jedem Zug.
saved-open = Weiterspielen
saved-delete = Löschen
saved-delete-sure = Wirklich löschen
saved-not-deleted = Das Spiel lässt sich nicht löschen: { $detail }. Schließe Programme, die es geöffnet haben, oder lösche den Ordner selbst.
saved-file = Andere Datei öffnen …
saved-files = Gespeicherte Spiele
saved-folder = Ordner öffnen
saved-damaged = Nicht lesbar: { $name }
saved-finished = Zu Ende gespielt
saved-round = Runde { $round }
saved-running = Angefangen
saved-one-lost = { $state }; der letzte Spielstand ist nicht lesbar, der Stand davor ist gut
saved-today = heute, { $time } Uhr
saved-yesterday = gestern, { $time } Uhr
saved-on = { $day }, { $time } Uhr

# Was mit einer Datei nicht stimmt
save-damaged = Die Datei ist beschädigt oder kein gespeichertes Spiel.
save-newer-format = Die Datei wurde von einer neueren Version ({ $program }) geschrieben; diese hier kann sie noch nicht lesen. Sie bleibt, wie sie ist.
save-old-format = Die Datei hat das alte Format { $format }, das dieses Programm nicht mehr lesen kann.
save-other-game = Die Datei gehört zu einem Spiel, das dieses Programm nicht kennt: { $game }
save-unreadable = Die Datei { $file } lässt sich nicht öffnen: { $detail }.
save-missing = Im Ordner { $file } ist kein gespeichertes Spiel.
edition-trouble = Die Ausgabe { $file } passt nicht: { $fault }

# Einstellungen
settings-title = Einstellungen
settings-language = Sprache
language-system = wie das System
language-de = Deutsch
language-en = English
settings-theme = Farben
theme-system = wie das System
theme-light = hell
theme-dark = dunkel
theme-contrast = starker Kontrast
settings-vision = Farbsehen
vision-normal = alle Farben
vision-deuteranopia = Grünschwäche
vision-protanopia = Rotschwäche
vision-tritanopia = Blauschwäche
settings-text-scale = Schriftgröße
settings-speed = Tempo
speed-slow = gemächlich
speed-normal = normal
speed-fast = schnell
speed-instant = sofort
settings-reduced-motion = Bewegung
settings-reduced-motion-hint = Nichts bewegt sich auf dem Tisch
settings-play-single-options = Ohne Wahl
settings-play-single-options-hint = Was nicht zu wählen ist, geschieht von selbst
settings-helps = Hilfen
settings-helps-hint = Der Tisch zeigt, was geht und was es bringt
settings-lessons = Erklärungen
settings-lessons-hint = Was zu entscheiden ist, wird beim ersten Mal erklärt
settings-sound = Klang
settings-sound-hint = Karten, Plättchen und Korn sind zu hören
settings-volume = Lautstärke
settings-folder = Ordner deiner Daten
settings-open-folder = Öffnen

# Regeln
rules-title = Regeln
rules-search = Wort oder Nummer einer Regel
rules-next = Weitersuchen
rules-not-found = „{ $word }“ kommt nicht vor.

# Über
about-title = Über Ährensache
about-version = Version { $version }, Qt { $qt }
about-what = Ein Tisch für Bauernhofspiele: Menschen und Bots bieten, nehmen Plättchen und legen ihren Hof. Jedes Spiel speichert sich nach jedem Zug von selbst.
about-rules = Die Regeln sind in eigenen Worten nach dem Regelheft von Ährensache geschrieben. Die Plättchen, Baupläne und Zahlen der mitgelieferten Ausgabe sind eigene; wer die Schachtel besitzt, kann ihre Werte eintippen und damit spielen.
about-fair = Bots laufen als eigene Programme und erfahren nur, was ihr Platz wissen darf. Sie können nicht mogeln.
about-licences = Das Programm steht unter der MIT-Lizenz. Es nutzt Python, Qt (LGPL) mit PySide6, msgspec, Pillow, numpy, platformdirs, miniaudio und Project Fluent mit babel, pytz und attrs.

# Der Tisch
table-name = Spieltisch
log-times = { $sentence } ({ $count } ×)
log-title = Verlauf
seat-thinks = denkt …
strip-points = Punkte nach dem, was offen liegt
strip-spoken = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
strip-turn = am Zug
banner-thinks = { $name } denkt nach …
banner-ended = Das Spiel ist zu Ende.
banner-past = Blick zurück: so lag der Tisch. Das Spiel wartet.
banner-present = Zurück in die Gegenwart
banner-agreed = Alle sind einverstanden
banner-consent = Das nähme zurück, was andere seither getan haben. Sind alle einverstanden?
banner-rule = Regel { $rule }
curtain-name = { $name } ist am Zug
curtain-hint = Alles ist verdeckt, bis { $name } am Bildschirm sitzt.
curtain-lift = Ich bin { $name }
pad-title = Wertung
pad-winner = { $names } gewinnt
pad-winners = { $names } teilen sich den Sieg
pad-total = Summe
pad-place = { $points } · { $place }.
pad-look = Den Tisch ansehen
pad-home = Startseite
pad-again = Noch einmal

# Mitteilungen
note-engine-stranger = Diese Datei will das Programm „{ $engine }“ starten. Es wurde nicht gestartet, weil es hier niemand gewählt hat; der solide Bot spielt für es. Um gegen das Programm zu spielen, beginne ein neues Spiel mit ihm.
note-engine-replaced = Das Programm „{ $engine }“ antwortet nicht mehr brauchbar. Ab jetzt spielt der solide Bot an seiner Stelle.
note-save-failed = Das Spiel lässt sich gerade nicht speichern: { $detail }.
note-fell-back = Der letzte Spielstand ist nicht lesbar. Es geht beim Stand davor weiter ({ $when }); was danach geschah, fehlt. Die Datei { $file } bleibt, wie sie ist.
note-history-closed = Dieses Spiel wurde unter anderen Regeln begonnen. Es geht weiter; der frühere Verlauf lässt sich nicht mehr zurücknehmen.
note-undo-unranked = Damit zählt das Spiel nicht mehr für eine Wertung.
note-copy-saved = Gespeichert unter { $file }
note-copy-failed = Die Kopie ließ sich nicht speichern: { $detail }.
note-settings-misread = In den Einstellungen war etwas nicht zu verstehen ({ $names }); dafür gilt jetzt das Übliche. Die alte Datei liegt unter { $file }.
note-crash = Da ist etwas schiefgegangen. Dein Spiel ist gespeichert. Ein Bericht liegt unter { $file }.
copy-title = Kopie des Spiels speichern

# Tasten
keys-title = Tasten
keys-hint = Klicke in ein Feld und drücke die neue Taste; die Rücktaste nimmt sie weg. Pfeiltasten und Ziffern bleiben, wie sie sind.
keys-none = keine
keys-clear = Taste wegnehmen
keys-reset = Alle wie üblich
keys-table = Am Tisch
keys-one-key = Am Tisch geht nur eine einzelne Taste, und keine Pfeiltaste oder Ziffer. Nimm eine andere.
keys-taken = { $keys } gehört schon zu „{ $command }“. Nimm eine andere Taste, oder ändere erst jene.
do-confirm = Bestätigen
do-step-back = Einen Schritt zurück
do-lay = Karte legen, wählen
do-face-down = Karte verdeckt legen
do-other-mode = Nach Farbe oder nach Wert bieten
do-more-grain = Mehr Korn
do-less-grain = Weniger Korn
do-recolour = Kuhstall: andere Farbe
do-revalue = Wassermühle: anderer Wert
do-pass-bid = Passen
do-use-greenhouse = Gewächshaus nutzen
do-use-dairy = Molkerei nutzen
do-switch-tool-shed = Geräteschuppen nutzen
do-switch-cider-press = Mostpresse nutzen
do-switch-grain-mill = Getreidemühle nutzen
do-switch-dairy = Molkerei beim Bieten nutzen
do-switch-crate-store = Kistenlager nutzen
do-leave-out = Nicht anlegen
