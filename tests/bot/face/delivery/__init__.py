"""Answers, messages, pictures and refusals of Discord."""
