"""The rules of every game: pure, deterministic, synchronous.

Nothing here uses a clock, a network or a chat service. The tables of data/ are read once, at
import.
"""
