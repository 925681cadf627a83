"""Views as pictures and reports, and what somebody sees of a table at once."""
