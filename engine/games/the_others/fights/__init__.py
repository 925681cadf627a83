"""Fights and clearing: rolls of dice, from their preparation to their effects."""
