"""What measures how well computers judge and play."""
