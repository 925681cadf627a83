"""The outbox: messages, until they are posted."""
