"""Robots that click through whole games: their clicks, their starting positions, the cost."""
