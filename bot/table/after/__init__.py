"""After a game: event log, replay, results and export."""
