# Was beim Nachspielen eines gespeicherten Spiels nicht stimmt
save-record-unreadable = Eintrag { $record } kann nicht gelesen werden.
save-record-illegal = Eintrag { $record } ist nicht erlaubt (Regel { $rule }).
save-record-seat = Eintrag { $record } ist von Platz { $seat }, der nicht am Zug war.
save-record-breaks = Eintrag { $record } führt in eine Lage, die es nicht gibt.
save-checkpoint = Nach Eintrag { $record } liegt der Tisch anders als beim Speichern.
save-end = Nach Eintrag { $record }, dem letzten, liegt der Tisch anders als beim Speichern.
save-log-cut = Der Verlauf bricht mitten in einer Ziehung ab.
save-history-closed = Der frühere Verlauf wurde unter anderen Regeln geschrieben und lässt sich nicht nachspielen.
save-draws = { $count ->
    [one] Eine Ziehung passt nicht zum Startwert: Eintrag { $record }.
   *[other] { $count } Ziehungen passen nicht zum Startwert, die erste ist Eintrag { $record }.
}
save-draw-counts = Der gespeicherte Stand zählt andere Ziehungen als der Verlauf.
save-finished = In der Datei steht falsch, ob das Spiel zu Ende ist.
save-progress = In der Datei steht falsch, wie weit das Spiel ist.
