"""The pages of messages, with their buttons."""
