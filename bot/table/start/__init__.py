"""From an open lobby to the first state of a game: seats, roles, records and the deal."""
