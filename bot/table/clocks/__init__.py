"""Clocks of decisions: `transitions` says what an event does to a clock, `service` finds out which
event happens, `ladder` fires clocks, `reminders` call people; the other modules estimate how long
things take."""
