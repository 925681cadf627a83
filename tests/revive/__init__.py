"""Revive: a proof per rule, and what is its own."""
