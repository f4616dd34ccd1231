# Kurze Texte auf dem Tisch
table-neutral = Neutrale Figur
table-or = oder
table-and = { $first } und { $last }
table-either = { $first } oder { $last }
table-always-and-either = { $always }, dazu { $either }
table-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
table-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
table-left = noch { $count }

# Gebotsleiste und Angebote
table-figure = { $seat }: Gebot { $value }
table-figure-passed = { $seat }: hat mit { $value } gepasst
table-offer = Angebot { $offer }
table-light-offer = Leichtes Angebot { $offer }
table-light-hint = Hierhin kann man aus dem Bieten aussteigen.
table-gain-pastures = { $count ->
    [one] 1 Weide
   *[other] { $count } Weiden
}
table-gain-farmer = 1 Bauer
table-gain-paid-farmer = 1 Bauer für { $price } Korn
table-gain-building = 1 Gebäude mit Rundenplättchen
table-gain-grain = { $count } Korn
table-gain-apples = { $count ->
    [one] 1 Apfel
   *[other] { $count } Äpfel
}
table-draws = { $count ->
    [0] Keine Karte ziehen.
    [one] 1 Karte ziehen.
   *[other] { $count } Karten ziehen.
}
table-display = Auslage
table-display-hint = Zählt bei jedem Gebot mit, zu dem die Karte passt.
table-draw-pile = Nachziehstapel
table-discard-pile = Ablagestapel
table-round = Runde { $round } von { $of }
table-round-marker = Rundenplättchen: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
table-round-now = Läuft gerade.
table-round-gone = Das Rundenplättchen ist weg.

# Höfe
table-sheep = Regenbogenschaf
table-sheep-hint = Beginnt das nächste Bieten.
table-watch = Klicken: Hof groß zeigen
table-farmstead = Gehöft
table-farm-fit = Ganzer Hof
table-farm-closer = Größer
table-farm-wider = Kleiner
table-plan-title = Bauplan
table-plan-question = Welche Seite deines Bauplans nimmst du?
table-plan = { $points } Punkte, wenn alle Felder belegt sind
table-plan-line = Bauplan { $done }/{ $of } · { $points }
table-plan-done = { $done } von { $of } Feldern belegt
table-plan-easy = leichte Seite
table-plan-difficult = schwierige Seite
table-own-cards = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}
table-own-grain = { $count } Korn
table-own-apples = { $count ->
    [one] 1 Apfel
   *[other] { $count } Äpfel
}
table-own-sevens = { $count } Plättchen „7“
table-own-markers = { $count ->
    [one] 1 Punkt auf Rundenplättchen
   *[other] { $count } Punkte auf Rundenplättchen
}
table-own-buildings = { $count } Gebäude
table-buildings = { $count ->
    [0] Keine Gebäude
   *[other] Gebäude
}
table-building-always = immer
table-building-always-hint = Wirkt immer.
table-building-ready = bereit
table-building-ready-hint = In dieser Runde noch nicht genutzt.
table-building-used = genutzt
table-building-used-hint = In dieser Runde schon genutzt.

# Was ein Platz zuletzt getan hat
table-deed-bid = bietet { $value }
table-deed-raised = erhöht auf { $value }
table-deed-passed = passt mit { $value }
table-deed-dropped = steigt aus
table-deed-took = nimmt
table-deed-traded = tauscht
table-deed-pasture = { $count ->
    [one] 1 Weide
   *[other] { $count } Weiden
}
table-deed-farmer = { $count ->
    [one] 1 Bauer
   *[other] { $count } Bauern
}
table-deed-building = 1 Gebäude
table-deed-marker = 1 Rundenplättchen
table-deed-seven = { $count } Plättchen „7“
table-deed-grain = { $count } Korn
table-deed-apple = { $count ->
    [one] 1 Apfel
   *[other] { $count } Äpfel
}
table-deed-card = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}

# Hand und Gebot
table-hand = Hand { $count }/{ $limit }
table-sort = Anders sortieren
table-sorted-by-colour = nach Farbe
table-sorted-by-value = nach Wert
table-bid-value = Gebot { $value }
table-bid-none = Noch kein Gebot
table-bid-start = Dein Gebot
table-tray-hint = Karten hierher
table-rank = Platz { $rank } von { $of }
table-hidden-card = Verdeckte Karte
table-in-bid = In deinem Gebot
table-down-card = Verdeckt: { $card }
table-counts-as = Zählt als { $card }.
table-bid = { $value } bieten
table-bid-empty = Bieten
table-bid-hint = Wähle erst eine Karte aus deiner Hand.
table-pass-hint = Wer passt, legt keine Karten dazu. Nimm erst alle zurück.
table-pass = Mit { $value } passen
table-drop-out = Aussteigen zu { $offer }
table-drop-out-armed = Aussteigen und Angebot { $offer } nehmen? Drücke noch einmal.
table-use-armed = { $building } jetzt nutzen? Drücke noch einmal.
table-clear = Zurücknehmen
table-grain-more = Ein Korn mehr
table-grain-less = Ein Korn weniger
table-grain-hint = Korn einsetzen: 1 zählt 1, je 2 zählen 3
table-mode-colour = Farbe
table-mode-value = Wert
table-mode-None = Farbe
table-mode-hint = Beides passt: Klicken zählt nach Farbe oder nach Wert
table-recolour = Kuhstall: zählt als andere Farbe
table-revalue = Wassermühle: zählt 1 mehr oder weniger
table-switch-on = an
table-switch-off = aus
table-part-up = offen
table-part-display = Auslage
table-part-down = verdeckt
table-part-grain = Korn
table-part-buildings = Gebäude
table-value-line = Gebot { $value } = { $parts }. Damit wärst du { $rank }. von { $of }.

# Wählen und anlegen
table-your-choice = Deine Wahl
table-choice-TradeForApples = 2 Äpfel
table-choice-TradeForFarmer = 1 Bauer
table-choice-EndTrade = Fertig
table-discard-headline = { $count ->
    [one] Wirf eine Handkarte ab.
   *[other] Wirf { $count } Handkarten ab.
}
table-tray = Anlegen
table-place = Hierhin legen
table-leave-out = Nicht anlegen
table-leave-out-really = Wirklich nicht anlegen
table-leave-out-armed = Das Plättchen geht aus dem Spiel. Drücke noch einmal.
table-no-space = Dieses Plättchen passt nirgends. Du kannst es nur weglassen.
table-gain-line = Hier: { $parts }
table-gain-worth = { $points ->
    [one] 1 Punkt mehr
   *[other] { $points } Punkte mehr
}
table-gain-plan = Bauplan { $done } von { $of }

# Vorgelesen
table-area-choice = Deine Wahl
table-area-bid = Dein Gebot
table-area-hand = Deine Hand
table-area-own = Deine Sachen
table-area-track = Gebotsleiste
table-area-offers = Angebote
table-area-display = Auslage
table-area-farmers = Bauern
table-area-rounds = Runden
table-area-farm = Hof von { $seat }
table-cell-north = { $count } nördlich
table-cell-south = { $count } südlich
table-cell-east = { $count } östlich
table-cell-west = { $count } westlich
table-side-N = Nord
table-side-E = Ost
table-side-S = Süd
table-side-W = West
table-path-joined = Weg { $sides }
table-path-grain = Korn { $sides }
table-free-space = Freies Feld
