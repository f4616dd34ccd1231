"""Rules of farm board games: pure functions over frozen values, with no screen, clock or file."""
