# Ährensache: Karten, Figuren, Gebäude
ahrensache-title = Ährensache
ahrensache-neutral = die neutrale Figur
ahrensache-card-red = rote { $value }
ahrensache-card-blue = blaue { $value }
ahrensache-card-yellow = gelbe { $value }
ahrensache-face-down = { $count ->
    [one] eine verdeckte Karte
   *[other] { $count } verdeckte Karten
}
ahrensache-grain = { $count } Korn
ahrensache-pasture = Weide
ahrensache-tile-pasture = eine Weide
ahrensache-tile-building = das Gebäude { $building }
ahrensache-side-easy = leichte Seite
ahrensache-side-difficult = schwierige Seite
ahrensache-side-pasture = die Weide
ahrensache-side-farmer = einen Bauern
ahrensache-side-building = das Gebäude
ahrensache-side-goods = 2 Korn und 2 Äpfel
ahrensache-side-paid_farmer = einen Bauern für 3 Korn
ahrensache-side-grain = 2 Korn
ahrensache-side-apple = einen Apfel

ahrensache-farmer-orange = der orange Bauer
ahrensache-farmer-green = die grüne Bäuerin
ahrensache-farmer-turquoise = die türkise Bäuerin
ahrensache-farmer-purple = die lila Bäuerin
ahrensache-farmer-brown = der braune Bauer
ahrensache-farmer-orange-taken = den orangen Bauern
ahrensache-farmer-green-taken = die grüne Bäuerin
ahrensache-farmer-turquoise-taken = die türkise Bäuerin
ahrensache-farmer-purple-taken = die lila Bäuerin
ahrensache-farmer-brown-taken = den braunen Bauern
ahrensache-farmer-orange-of = des orangen Bauern
ahrensache-farmer-green-of = der grünen Bäuerin
ahrensache-farmer-turquoise-of = der türkisen Bäuerin
ahrensache-farmer-purple-of = der lila Bäuerin
ahrensache-farmer-brown-of = des braunen Bauern

ahrensache-building-water_tower = Wasserturm
ahrensache-building-water_tower-effect = Karten im Wert von 7 oder mehr auf einmal: +3
ahrensache-building-pigsty = Schweinestall
ahrensache-building-pigsty-effect = 3 oder mehr Karten auf einmal: +4
ahrensache-building-hayloft = Heuboden
ahrensache-building-hayloft-effect = bis zu 3 verdeckte Karten zählen je 3
ahrensache-building-sheep_pasture = Schafweide
ahrensache-building-sheep_pasture-effect = je 2 Korn heben das Gebot um 4
ahrensache-building-cowshed = Kuhstall
ahrensache-building-cowshed-effect = einmal: bis zu 2 Karten haben eine andere Farbe
ahrensache-building-water_mill = Wassermühle
ahrensache-building-water_mill-effect = einmal: bis zu 2 Karten zählen 1 mehr oder weniger
ahrensache-building-grain_mill = Getreidemühle
ahrensache-building-grain_mill-effect = einmal: auf einem besetzten Feld angekommen +3
ahrensache-building-greenhouse = Gewächshaus
ahrensache-building-greenhouse-effect = einmal: 3 Karten ziehen, dann 2 abwerfen
ahrensache-building-dairy = Molkerei
ahrensache-building-dairy-effect = einmal: über 28 zwei Karten ziehen
ahrensache-building-tool_shed = Geräteschuppen
ahrensache-building-tool_shed-effect = einmal: mit höchstens 2 Handkarten +4
ahrensache-building-crate_store = Kistenlager
ahrensache-building-crate_store-effect = beim Aussteigen 2 Karten ziehen
ahrensache-building-cider_press = Mostpresse
ahrensache-building-cider_press-effect = einmal: 1 Apfel abgeben, +5

ahrensache-animal-cow = Kuh
ahrensache-animal-pig = Schwein
ahrensache-animal-sheep = Schaf
ahrensache-animal-chicken = Huhn
ahrensache-object-apple_tree = Apfelbaum
ahrensache-object-tractor = Traktor
ahrensache-object-beehive = Bienenstock
ahrensache-object-wheelbarrow = Schubkarre

ahrensache-scoring-A1-effect = verschiedene Tiere: je Satz aus 1, 2, 3, 4 Arten 2, 6, 12, 20
ahrensache-scoring-B1-effect = verschiedene Objekte: je Satz aus 1, 2, 3, 4 Arten 2, 6, 12, 20
ahrensache-scoring-C1-effect = 1 bis 4 Äpfel zählen 2, 6, 12, 22, jeder weitere 3; je Apfelbaum 3
ahrensache-scoring-D1-effect = 1 bis 5 Bauern zählen 2, 6, 12, 20, 30; je Traktor 3, je Apfel 1
ahrensache-scoring-E1-effect = 18, dazu je Bienenstock und Schubkarre 3
ahrensache-scoring-A2-effect = 1 bis 4 Tierpaare zählen 6, 20, 26, 40, jedes weitere 10
ahrensache-scoring-B2-effect = 1 bis 4 Objektpaare zählen 6, 20, 26, 40, jedes weitere 10
ahrensache-scoring-C2-effect = (Apfelbäume + Schubkarren + Bienenstöcke) × Äpfel
ahrensache-scoring-D2-effect = (Weiden + Gebäude) × Traktoren
ahrensache-scoring-E2-effect = Tiere × Bauern
ahrensache-scoring-W1-effect = längster Weg: je Plättchen 4, Kreuzungen zählen 8
ahrensache-scoring-W2-effect = je Wegende am Rand des Hofs 3
ahrensache-scoring-G1-effect = je Gebiet am Rand 4
ahrensache-scoring-G2-effect = 1 bis 4 geschlossene Gebiete zählen 6, 20, 26, 40, jedes weitere 10

# Was geschieht
ahrensache-event-SheepTaken = { $seat } bekommt das Regenbogenschaf.
ahrensache-event-ScoringCardPlaced = Wertungskarte { $card } liegt beim Stapel { $colour }.
ahrensache-event-FarmerAdded = Auf den Stapel { $colour } kommt ein Plättchen mehr.
ahrensache-event-PlanDealt = { $seat } bekommt einen Bauplan.
ahrensache-event-PlanSideChosen = { $seat } wählt die { $side } des Bauplans.
ahrensache-event-CardDrawn = { $seat } zieht: { $card }.
ahrensache-event-CardDrawn-hidden = { $seat } zieht eine Karte.
ahrensache-event-CardDisplayed = In die Auslage kommt eine { $card }.
ahrensache-event-PileShuffled = Der Ablagestapel wird gemischt: { $count } Karten im neuen Nachziehstapel.
ahrensache-event-CardDiscarded = { $seat } wirft ab: { $card }.
ahrensache-event-CardDiscarded-hidden = { $seat } wirft eine Karte ab.
ahrensache-event-RoundStarted = Runde { $round } beginnt.
ahrensache-event-PastureRevealed = Bei Angebot { $offer } liegt eine neue Weide.
ahrensache-event-BuildingRevealed = Neues Gebäude im Angebot: { $building }.
ahrensache-event-NeutralPlaced = Die neutrale Figur steht auf { $value }.
ahrensache-event-TurnStarted = { $seat } ist am Zug.
ahrensache-event-BuildingUsed = { $seat } nutzt das Gebäude { $building }.
ahrensache-event-BidMade = { $seat } bietet { $value }: { $cards }.
ahrensache-event-BidRaised = { $seat } erhöht um { $points } auf { $value }: { $building }.
ahrensache-event-Passed = { $seat } passt mit { $value }.
ahrensache-event-DroppedOut = { $seat } steigt aus und nimmt Angebot { $offer }.
ahrensache-event-BiddingEnded = Das Bieten ist zu Ende. Reihenfolge: { $order }.
ahrensache-event-OfferTaken = { $seat } wählt Angebot { $offer }.
ahrensache-event-EitherChosen = { $seat } entscheidet sich bei Angebot { $offer } für { $side }.
ahrensache-event-PasturesTaken = { $seat } bekommt { $count ->
    [one] eine Weide
   *[other] { $count } Weiden
}.
ahrensache-event-FarmerTaken = { $price ->
    [0] { $seat } nimmt { $colour }.
   *[other] { $seat } zahlt { $price } Korn und nimmt { $colour }.
}
ahrensache-event-SevenTaken = { $price ->
    [0] { $seat } nimmt ein Plättchen „7“.
   *[other] { $seat } zahlt { $price } Korn und nimmt ein Plättchen „7“.
}
ahrensache-event-FarmerDeclined = { $seat } nimmt keinen Bauern.
ahrensache-event-BuildingTaken = { $seat } bekommt das Gebäude { $building }.
ahrensache-event-MarkerTaken = { $seat } bekommt das Rundenplättchen { $round }.
ahrensache-event-GoodsTaken-grain = { $seat } bekommt { $grain } Korn.
ahrensache-event-GoodsTaken-apples = { $seat } bekommt { $apples ->
    [one] einen Apfel
   *[other] { $apples } Äpfel
}.
ahrensache-event-GoodsTaken-both = { $seat } bekommt { $grain } Korn und { $apples ->
    [one] einen Apfel
   *[other] { $apples } Äpfel
}.
ahrensache-event-TilePlaced = { $grain ->
    [0] { $seat } legt { $tile } an.
   *[other] { $seat } legt { $tile } an und bekommt { $grain } Korn.
}
ahrensache-event-TileLeftOut = { $seat } legt { $tile } nicht an.
ahrensache-event-ApplesBought = { $seat } tauscht { $grain } Korn gegen { $apples } Äpfel.
ahrensache-event-CardsShifted = Aus der Auslage kommen auf den Ablagestapel: { $cards }.
ahrensache-event-TilesRemoved = { $count ->
    [one] Eine Weide geht
   *[other] { $count } Weiden gehen
} aus dem Spiel.
ahrensache-event-BuildingRemoved = Das Gebäude { $building } geht aus dem Spiel.
ahrensache-event-MarkerRemoved = Das Rundenplättchen { $round } nimmt niemand.
ahrensache-event-GameEnded = Die achte Runde ist vorbei. Jetzt werden die Höfe gewertet.

# Was gefragt ist
ahrensache-decision-choose_plan_side = { $seat }: Wähle eine Seite deines Bauplans.
ahrensache-decision-bid = { $seat }: Biete, passe oder steige aus.
ahrensache-decision-discard = { $seat }: Wirf eine Karte ab.
ahrensache-decision-choose_offer = { $seat }: Wähle ein freies Angebot.
ahrensache-decision-choose_either = { $seat }: Was nimmst du aus dem Angebot?
ahrensache-decision-choose_farmer = { $seat }: Wähle einen Bauern.
ahrensache-decision-place = { $seat }: Lege das Plättchen in deinen Hof.
ahrensache-decision-trade = { $seat }: Möchtest du Korn tauschen?

# Was man tun kann
ahrensache-action-ChoosePlanSide-easy = Leichte Seite nehmen: { $points } Punkte
ahrensache-action-ChoosePlanSide-difficult = Schwierige Seite nehmen: { $points } Punkte
ahrensache-action-UseGreenhouse = Gewächshaus: 3 ziehen, 2 abwerfen
ahrensache-action-UseDairy = Molkerei: 2 Karten ziehen
ahrensache-action-Bid = Bieten
ahrensache-action-Pass = Passen
ahrensache-action-DropOut = Aussteigen: Angebot { $offer } nehmen
ahrensache-action-Discard = { $card } abwerfen
ahrensache-action-TakeOffer = Angebot { $offer } nehmen
ahrensache-action-ChooseEither-pasture = Weide nehmen
ahrensache-action-ChooseEither-farmer = Bauern nehmen
ahrensache-action-ChooseEither-building = Gebäude nehmen
ahrensache-action-ChooseEither-goods = 2 Korn und 2 Äpfel nehmen
ahrensache-action-ChooseEither-paid_farmer = Bauern für 3 Korn nehmen
ahrensache-action-ChooseEither-grain = 2 Korn nehmen
ahrensache-action-ChooseEither-apple = 1 Apfel nehmen
ahrensache-action-TakeFarmer-orange = Den orangen Bauern nehmen
ahrensache-action-TakeFarmer-green = Die grüne Bäuerin nehmen
ahrensache-action-TakeFarmer-turquoise = Die türkise Bäuerin nehmen
ahrensache-action-TakeFarmer-purple = Die lila Bäuerin nehmen
ahrensache-action-TakeFarmer-brown = Den braunen Bauern nehmen
ahrensache-action-TakeSeven = Plättchen „7“ nehmen
ahrensache-action-DeclineFarmer = Keinen Bauern nehmen
ahrensache-action-PlaceTile = Auf ({ $x }, { $y }) anlegen: { $tile }
ahrensache-action-LeaveOut = Nicht anlegen: { $tile }
ahrensache-action-TradeForApples = 5 Korn gegen 2 Äpfel tauschen
ahrensache-action-TradeForFarmer = 6 Korn gegen einen Bauern tauschen
ahrensache-action-EndTrade = Nicht mehr tauschen
ahrensache-action-Deal = { $outcome }

# Was nicht geht, und was man stattdessen tun kann
ahrensache-refusal-not_now = Das geht jetzt nicht. Erst ist eine andere Entscheidung dran.
ahrensache-refusal-game_over = Das Spiel ist zu Ende.
ahrensache-refusal-wrong_seat = { $seat } ist am Zug.
ahrensache-refusal-not_drawable = Das kann nicht gezogen werden.
ahrensache-refusal-player_count = Ährensache spielen 2 bis 5 Personen, nicht { $players }.
ahrensache-refusal-extra_cards = Höchstens eine W- und eine G-Karte, nicht: { $cards }.
ahrensache-refusal-unknown_letter = Wertungskarten haben die Buchstaben A bis E, nicht: { $letters }.
ahrensache-refusal-no_card = Ein Gebot braucht mindestens eine Karte von der Hand.
ahrensache-refusal-not_in_hand = Du hast keine { $card } auf der Hand.
ahrensache-refusal-grain_missing = Dafür brauchst du { $grain } Korn, du hast { $have }.
ahrensache-refusal-mode_missing = Wähle, ob die offenen Karten nach Farbe oder nach Wert gelten.
ahrensache-refusal-mode_without_cards = Verdeckte Karten passen zu nichts; ohne offene Karte gibt es weder Farbe noch Wert.
ahrensache-refusal-colours_differ = Nach Farbe passen eine { $card } und eine { $other } nicht zusammen. Spiele nur eine Farbe offen.
ahrensache-refusal-values_differ = Nach Wert passen eine { $card } und eine { $other } nicht zusammen. Spiele nur gleiche Werte offen.
ahrensache-refusal-building_not_owned = Das Gebäude { $building } gehört dir nicht.
ahrensache-refusal-building_used = Du hast das Gebäude { $building } in dieser Runde schon genutzt.
ahrensache-refusal-value_out_of_range = Eine Karte zählt 2 bis 6.
ahrensache-refusal-value_step = Eine { $card } kann nur um 1 höher oder niedriger zählen, nicht als { $counts_as }.
ahrensache-refusal-no_change = Eine { $card } bliebe, wie sie ist. Wähle eine andere Farbe oder einen anderen Wert.
ahrensache-refusal-too_many_changes = Du darfst höchstens { $limit } Karten ändern.
ahrensache-refusal-no_card_to_change = In deinem Gebot liegt offen keine { $card }, die du ändern könntest.
ahrensache-refusal-hand_too_large = Dafür darfst du höchstens { $limit } Handkarten haben, du hast { $cards }.
ahrensache-refusal-no_apple = Dafür brauchst du einen Apfel; du hast keinen.
ahrensache-refusal-not_arriving = Deine Figur bleibt auf { $value } stehen; sie kommt nicht neu an.
ahrensache-refusal-nobody_there = Auf Feld { $space } steht keine andere Figur.
ahrensache-refusal-bid_too_low = Dein Gebot ist { $value }; es muss über { $over } liegen.
ahrensache-refusal-no_bid = Passen kannst du erst mit einem Gebot. Biete zuerst oder steige aus.
ahrensache-refusal-bid_of_zero = Ein Gebot von 0 kann nicht erhöht werden.
ahrensache-refusal-no_such_offer = Angebot { $offer } gibt es in diesem Spiel nicht.
ahrensache-refusal-offer_not_light = Angebot { $offer } ist kein leichtes Angebot. Aussteigen geht nur auf ein leichtes.
ahrensache-refusal-offer_taken = Angebot { $offer } ist schon vergeben. Wähle ein freies.
ahrensache-refusal-no_such_side = Das bietet Angebot { $offer } nicht an. Wähle eine der gezeigten Seiten.
ahrensache-refusal-stack_empty = Der Stapel { $farmer } ist leer. Wähle eine andere Farbe.
ahrensache-refusal-farmer_owned = Du hast { $farmer } schon in deinem Hof. Jede Farbe geht nur einmal.
ahrensache-refusal-no_seven = Ein Plättchen „7“ gibt es erst, wenn ein Bauernstapel leer ist, und nur solange welche da sind.
ahrensache-refusal-not_to_place = Dieses Plättchen hast du nicht gerade bekommen.
ahrensache-refusal-occupied = Dort liegt schon ein Plättchen. Wähle ein freies Feld.
ahrensache-refusal-not_adjacent = Das Feld grenzt nicht an deinen Hof. Wähle eines, das an ein Plättchen grenzt.
ahrensache-refusal-no_path = Dort schließt kein Weg des Plättchens an einen Weg zum Gehöft an.
ahrensache-refusal-traded_already = Das hast du in dieser Runde schon getauscht; jeder Tausch geht einmal.
ahrensache-refusal-no_farmer_left = Es gibt keinen Bauern und keine „7“, die du nehmen könntest.

# Wertung
ahrensache-points-pastures = Weiden
ahrensache-points-special_farmer = Besonderer Bauer
ahrensache-points-sevens = Plättchen „7“
ahrensache-points-markers = Rundenplättchen
ahrensache-points-hand_cards = Handkarten
ahrensache-points-grain = Korn
ahrensache-points-plan = Bauplan
ahrensache-points-W1 = W1 Längster Weg
ahrensache-points-W2 = W2 Wegenden
ahrensache-points-G1 = G1 Randgebiete
ahrensache-points-G2 = G2 Geschlossene Gebiete
ahrensache-points-A1 = A1 Verschiedene Tiere
ahrensache-points-B1 = B1 Verschiedene Objekte
ahrensache-points-C1 = C1 Äpfel und Apfelbäume
ahrensache-points-D1 = D1 Bauern, Traktoren, Äpfel
ahrensache-points-E1 = E1 Bienenstöcke und Schubkarren
ahrensache-points-A2 = A2 Tierpaare
ahrensache-points-B2 = B2 Objektpaare
ahrensache-points-C2 = C2 Objekte × Äpfel
ahrensache-points-D2 = D2 Plättchen × Traktoren
ahrensache-points-E2 = E2 Tiere × Bauern

# Worauf Punkte beruhen
ahrensache-reason-pastures = { $pastures ->
    [one] 1 Weide mit ihren Punkten
   *[other] { $pastures } Weiden mit ihren Punkten
}
ahrensache-reason-special_farmer = { $points ->
    [0] Der besondere Bauer ist nicht im Hof.
   *[other] Der besondere Bauer ist im Hof.
}
ahrensache-reason-sevens = { $sevens } Plättchen „7“, je 7
ahrensache-reason-markers = { $markers } Rundenplättchen mit ihren Punkten
ahrensache-reason-hand_cards = { $cards ->
    [one] 1 Handkarte
   *[other] { $cards } Handkarten
}; die meisten zählen 7, die zweitmeisten 3
ahrensache-reason-grain = { $grain } Korn, je 1
ahrensache-reason-plan = { $filled } von { $marked } Feldern belegt; Punkte gibt es nur für alle
ahrensache-reason-plan-none = Noch keine Seite gewählt
ahrensache-reason-W1 = { $tiles } Plättchen, je 4; davon { $crossings ->
    [one] 1 Kreuzung doppelt
   *[other] { $crossings } Kreuzungen doppelt
}
ahrensache-reason-W2 = { $ends ->
    [one] 1 Wegende
   *[other] { $ends } Wegenden
} am Rand, je 3
ahrensache-reason-G1 = { $areas ->
    [one] 1 Gebiet
   *[other] { $areas } Gebiete
} am Rand, je 4
ahrensache-reason-G2 = { $areas ->
    [one] 1 geschlossenes Gebiet
   *[other] { $areas } geschlossene Gebiete
}: { $points }
ahrensache-reason-A1 = Kühe { $cow }, Schweine { $pig }, Schafe { $sheep }, Hühner { $chicken }: Sätze verschiedener Tiere
ahrensache-reason-B1 = Apfelbäume { $apple_tree }, Traktoren { $tractor }, Bienenstöcke { $beehive }, Schubkarren { $wheelbarrow }: Sätze verschiedener Objekte
ahrensache-reason-C1 = Äpfel { $apples }; Apfelbäume { $apple_tree }, je 3
ahrensache-reason-D1 = Bauern { $farmers }; Traktoren { $tractor }, je 3; Äpfel { $apples }, je 1
ahrensache-reason-E1 = 18; Bienenstöcke { $beehive } und Schubkarren { $wheelbarrow }, je 3
ahrensache-reason-A2 = Kühe { $cow }, Schweine { $pig }, Schafe { $sheep }, Hühner { $chicken }: Tierpaare { $animal_pairs }
ahrensache-reason-B2 = Apfelbäume { $apple_tree }, Traktoren { $tractor }, Bienenstöcke { $beehive }, Schubkarren { $wheelbarrow }: Objektpaare { $object_pairs }
ahrensache-reason-C2 = (Apfelbäume { $apple_tree } + Schubkarren { $wheelbarrow } + Bienenstöcke { $beehive }) × Äpfel { $apples }
ahrensache-reason-D2 = (Weiden { $pastures } + Gebäude { $buildings }) × Traktoren { $tractor }
ahrensache-reason-E2 = Tiere { $animals } × Bauern { $farmers }
