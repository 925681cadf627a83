"""Train computers, and measure how well they evaluate and play."""
