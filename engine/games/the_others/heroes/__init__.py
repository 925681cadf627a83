"""A hero’s turn: moving, actions, and what the city offers."""
