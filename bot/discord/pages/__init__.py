"""What a message shows, with its buttons."""
