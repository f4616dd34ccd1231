"""What every title shares: the Game protocol, events, matches and saves."""
