"""Plain data that every room may import: facts of tables and people, terms, waking hours,
messages."""
