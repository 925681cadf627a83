"""The database: opening, copying and moving it, and the adapter to its driver."""
