"""Ährensache: bid with cards, take offers, build a farm of path tiles."""
