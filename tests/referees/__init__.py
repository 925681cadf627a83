"""What the referees of the games share: their clockwork, and games played beside them."""
