"""The touch board."""
