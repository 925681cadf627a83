"""After a game: replays, points, titles, and the chronicle."""
