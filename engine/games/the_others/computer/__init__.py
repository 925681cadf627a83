"""Evaluation by computers: odds of the dice, pending effects, and worths."""
