"""What the Sins do in a hero’s turn: sin cards and reactions."""
