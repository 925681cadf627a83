"""Helpers that several games use: functions and base classes.

It defines no step and no pick: saved names belong to games.
"""
