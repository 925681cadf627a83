"""Tables: lobby, seats, picks, undo."""
