# Die Kommandozeile
verify-good = in Ordnung
verify-bad = stimmt nicht: { $detail }
show-seat = Gesehen von Platz { $seat }, { $name }
show-bystander = Gesehen von jemandem, der zuschaut
show-no-seat = Es gibt nur die Plätze 1 bis { $seats }.
show-result = Ergebnis
show-line = { $place }. { $name }: { $points } Punkte
show-open = Das Spiel läuft noch.
show-history-closed = Der frühere Verlauf dieses Spiels wurde unter anderen Regeln geschrieben und lässt sich nicht erzählen.
test-done = Selbsttest bestanden: { $decisions } Züge, { $points } Punkte.
test-stuck = Selbsttest gescheitert: „{ $why }“
test-fault = Selbsttest gescheitert: darüber steht der Bericht.
pictures-done = { $count } Bilder in { $folder }
simulate-no-bot = Es gibt keinen Bot namens „{ $bot }“. Es gibt: { $known }.
simulate-no-game = Es gibt kein Spiel namens „{ $game }“. Es gibt: { $known }.
simulate-count = { $option } muss mindestens 1 sein.
simulate-most = { $option } darf höchstens { $most } sein.
simulate-broken = Einer der Prozesse ist vorzeitig zu Ende gegangen. Versuche es mit weniger --jobs; vielleicht hat der Speicher nicht gereicht.
simulate-no-scoring = Es gibt keine Auswahl von Wertungskarten namens „{ $scoring }“. Es gibt: { $known }.
simulate-no-card = Es gibt keine Wertungskarte namens „{ $card }“, die alle werten. Es gibt: { $known }.
simulate-json-place = Die Zahlen können nicht nach { $file } geschrieben werden: { $detail }. Nenne eine Datei in einem Ordner, den es gibt.
simulate-title = { $games ->
    [one] { $game }: ein Spiel, Startwert { $seed }
   *[other] { $game }: { $games } Spiele, Startwert { $seed }
}
simulate-seat = Platz
simulate-bot = Bot
simulate-wins = Siege
simulate-share = Anteil
simulate-interval = 95-%-Bereich
simulate-points = Punkte
simulate-between = { $low } bis { $high }
simulate-speed = { $decisions } Entscheidungen in { $seconds } s: { $games } Spiele/s, { $rate } Entscheidungen/s; je CPU-Sekunde { $cpu } Spiele
window-no-file = Es gibt keine Datei { $file } und keinen Befehl dieses Namens. Befehle: { $commands }.
window-no-screen = Es gibt keinen Bildschirm für das Fenster. Starte das Programm in einer grafischen Sitzung oder mit „xvfb-run“.

# Was der Leser der Befehlszeile sagt; was mit % beginnt, setzt er selbst ein
parser-usage = Aufruf:
parser-options = Angaben
parser-positional = Dazu gehören
parser-help = zeigt diese Hilfe
parser-version = nennt die Version
parser-error = %(prog)s: %(message)s
parser-argument = { "" }%(argument_name)s: %(message)s
parser-required = Es fehlt noch: %s
parser-unknown = Das ist hier nicht bekannt: %s
parser-bad-value = %(value)r ist hier nicht möglich
parser-bad-choice = %(value)r ist hier nicht möglich; möglich: %(choices)s
parser-expects-one = danach muss etwas stehen
parser-expects-some = danach muss mindestens eines stehen
parser-expects-none = danach darf %r nicht stehen
parser-commands = Befehle: { $commands }
word-file = DATEI
word-folder = ORDNER
word-seed = STARTWERT

# Hilfe zu den Befehlen und ihren Angaben
help-data-dir = Ordner für Einstellungen und Spiele
help-lang = Sprache von allem, was gesagt wird
help-simulate = Lässt Bots ohne Fenster gegeneinander spielen und zählt, wer gewinnt.
help-simulate-game = welches Spiel
help-simulate-seats = ein Bot für jeden Platz; nach jedem Spiel rücken alle einen Platz weiter
help-simulate-games = wie viele Spiele
help-simulate-seed = Startwert
help-simulate-jobs = wie viele Prozesse zugleich spielen
help-simulate-edition = eine eigene Ausgabe
help-simulate-scoring = welche Wertungskarten: { $known }
help-simulate-extras = W- und G-Karten, etwa W1,G2
help-simulate-json = schreibt die Zahlen auch dorthin
help-verify = Spielt gespeicherte Spiele nach und prüft, ob sie noch so sind wie beim Speichern.
help-show = Erzählt ein gespeichertes Spiel, wie ein Platz es sah oder jemand, der zuschaut.
help-show-seat = der Platz, der zuschaut, gezählt ab 1
help-self-test = Öffnet das Fenster unsichtbar und spielt darin ein ganzes Spiel mit der Maus.
help-self-test-seed = Startwert
help-pictures = Malt alle Seiten und alles, was zu wählen ist, als Bilder, in jeder Sprache und jedem Farbschema.
help-pictures-out = wohin die Bilder kommen
help-pictures-scale = Bildpunkte je Einheit; ohne Angabe einmal mit jeder Größe
help-pictures-theme = nur in diesen Farben
help-pictures-players = so viele spielen mit
help-pictures-text-scale = Schriftgröße in Prozent, 100 bis 200

system-refused = { $file }: { $detail }.
system-refused-output = Die Ausgabe lässt sich nicht schreiben: { $detail }.
pictures-place = Nach { $folder } lassen sich keine Bilder schreiben: { $detail }. Nenne einen anderen Ordner.
data-place = Der Ordner { $folder } lässt sich nicht für Einstellungen und Spiele nutzen: { $detail }. Nenne mit --data-dir einen anderen.
simulate-percent = { $number } %
report-unwritten = Da ist etwas schiefgegangen, und auch der Bericht darüber ließ sich nicht schreiben: { $detail }.
