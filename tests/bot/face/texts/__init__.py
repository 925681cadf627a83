"""Sentences and ids."""
