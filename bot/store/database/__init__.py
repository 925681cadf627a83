"""The database itself: how it is opened, copied and moved, and the adapter to its driver."""
