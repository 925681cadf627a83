"""What is to be said, until it stands."""
