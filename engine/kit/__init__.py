"""Helpers that several games use: functions and base classes.

It defines no step or pick: saved names belong to games.
"""
