"""Features of tables, without Discord."""
