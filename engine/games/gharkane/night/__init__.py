"""The night: heroes move one by one and collect where they arrive; then events are turned up."""
