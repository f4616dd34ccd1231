# Die Stufen der Bots, und wie sie lernen
kind-apprentice = Lehrling
kind-farmhand = Knecht
kind-farmer = Bauer
kind-steward = Verwalter
kind-master = Meister
about-apprentice = Schätzt Angebote und Gebote oft falsch ein und denkt nur an den nächsten Zug.
about-farmhand = Verschätzt sich manchmal und denkt nur an den nächsten Zug.
about-farmer = Schätzt gut ein, was jeder Zug bringt, und denkt nur an den nächsten.
about-steward = Denkt bis zum Ende der Runde voraus, aber nur kurz.
about-master = Denkt bis zum Ende der Runde voraus und probiert viele Verläufe; in deine Karten sieht auch der Meister nicht.
train-players = Eine Partie hat so viele Plätze: { $known }.
train-other-settings = In { $folder } liegen Lektionen, die mit anderen Angaben oder einer anderen Version gespielt wurden. Nenne einen leeren Ordner.
train-damaged = Die Lektion { $file } ist beschädigt. Lösche sie und alle späteren; sie werden neu gespielt.
train-lesson = { $games } Partien: vorausgesehen { $explained }; gelernte Bots hatten { $seats } der Plätze und { $wins } der Siege ({ $seconds } s)
help-train = Lässt Bots gegeneinander spielen und lernt daraus, was eine Stellung wert ist.
help-train-players = wie viele Plätze
help-train-games = so viele Partien insgesamt, frühere Lektionen mitgezählt
help-train-out = Ordner der Lektionen; derselbe Aufruf macht dort weiter
ladder-bots = Nenne mindestens zwei Bots, jeden einmal, den schwächsten zuerst.
ladder-mixed = { $games ->
    [one] Gemischte Tische, eine Partie: Wertung (1500 ist das Mittel, 400 mehr heißt zehnmal so oft davor) und 95-%-Bereich
   *[other] Gemischte Tische, { $games } Partien: Wertung (1500 ist das Mittel, 400 mehr heißt zehnmal so oft davor) und 95-%-Bereich
}
ladder-steps = { $games ->
    [one] Jeder Bot gegen einen Tisch des vorigen, je eine Partie: Anteil der Siege ({ $even } wäre gleich gut) und 95-%-Bereich
   *[other] Jeder Bot gegen einen Tisch des vorigen, je { $games } Partien: Anteil der Siege ({ $even } wäre gleich gut) und 95-%-Bereich
}
help-ladder = Lässt Bots an gemischten Tischen spielen und jeden gegen einen Tisch des vorigen, und sagt, wie gut sie sind.
help-ladder-bots = welche Bots, der schwächste zuerst
help-ladder-games = wie viele Partien an gemischten Tischen, und so viele für jeden Schritt
