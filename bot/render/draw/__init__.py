"""Drawing: fonts, colours, seat marks and a canvas. Knows no game or state."""
