"""Features, as people see them."""
