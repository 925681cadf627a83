"""The commands of `gharkane`."""
