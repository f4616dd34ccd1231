# Der Tisch für die Ohren: was ein Bildschirmleser sagt
spoken-group-choice = Zu wählen
spoken-group-hand = Deine Hand
spoken-group-seat = Dein Vorrat
spoken-group-farm = Dein Hof
spoken-group-offers = Angebote
spoken-group-board = Spielplan
spoken-group-others = Die Höfe der anderen
spoken-space = freies Feld
spoken-north = { $count } nördlich
spoken-south = { $count } südlich
spoken-east = { $count } östlich
spoken-west = { $count } westlich
spoken-paths = Wege nach { $sides }
spoken-side-N = Norden
spoken-side-E = Osten
spoken-side-S = Süden
spoken-side-W = Westen
