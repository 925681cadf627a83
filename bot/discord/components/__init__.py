"""What pages and commands are made of."""
