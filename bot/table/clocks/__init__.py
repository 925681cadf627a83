"""Clocks of decisions. `transitions` defines the effect of an event on a clock, `service`
determines which event occurs, `ladder` fires clocks, `reminders` notify people; the other modules
estimate durations."""
