"""Drawing: fonts, colours, seat marks and a canvas. Knows no game and no state."""
