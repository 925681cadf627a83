"""The rules of every game: pure, deterministic, synchronous.

Nothing here knows a clock, a disk (tables are read once, at import), a network or a chat service.
"""
