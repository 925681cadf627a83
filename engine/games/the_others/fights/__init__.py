"""Fights and clearing: rolls of dice, from what goes into them to what they do."""
