"""The program's own data: its processes, its requests, its host's orders."""
