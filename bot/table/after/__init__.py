"""Looking back at a game: its moves played again, points, titles, and the chronicle."""
