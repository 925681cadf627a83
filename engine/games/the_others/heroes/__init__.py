"""A hero’s turn: moving, actions, and the city."""
