"""Views as text: a render sees a view, never a state."""
