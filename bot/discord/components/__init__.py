"""Building blocks of pages and commands."""
