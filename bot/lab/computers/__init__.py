"""What trains computers, and measures how well they judge and play."""
