"""What hosts and servers set and see."""
