"""The night: an event is turned up, events take effect, then heroes move one by one and collect."""
