# Die Kommandozeile
verify-good = in Ordnung
verify-bad = stimmt nicht: { $detail }
show-seat = Gesehen von Platz { $seat }, { $name }
show-bystander = Gesehen von jemandem, der zuschaut
show-no-seat = Es gibt nur { $seats } Plätze.
show-result = Ergebnis
show-line = { $place }. { $name }: { $points } Punkte
show-open = Das Spiel läuft noch.
show-history-closed = Der frühere Verlauf dieses Spiels wurde unter anderen Regeln geschrieben und lässt sich nicht erzählen.
test-done = Selbsttest bestanden: { $decisions } Züge, { $points } Punkte.
test-stuck = Selbsttest gescheitert: { $why }
pictures-done = { $count } Bilder in { $folder }
