"""The titles, one package each; they never import one another."""
