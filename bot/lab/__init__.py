"""Measures and trains: bench, load, days, simulate, train. Only the command line imports it."""
