"""A turn: actions, cards, free actions, the way to a place, hibernation, voyages."""
