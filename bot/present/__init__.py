"""Views as pictures, reports and texts."""
