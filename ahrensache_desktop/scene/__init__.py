"""Drawing a table: stage, items, moves, themes and cached pictures; knows no title."""
