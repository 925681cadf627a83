"""The outbox: queued messages, and the worker that posts them."""
