"""Actions of the Sins in a hero’s turn: sin cards and reactions."""
