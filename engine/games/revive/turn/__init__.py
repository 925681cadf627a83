"""A turn: actions, cards, free actions, range, hibernation, voyages."""
