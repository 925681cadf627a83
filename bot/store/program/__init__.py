"""What the program keeps about itself: its processes, its requests, what its host ordered."""
