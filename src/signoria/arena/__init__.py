"""Tournaments between bots, that can be stopped, resumed and repeated: `signoria arena`."""
