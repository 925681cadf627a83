"""Robots that click in whole games: what they press, where they begin, what it costs."""
