"""Computers, the pool of worker processes, and workers."""
