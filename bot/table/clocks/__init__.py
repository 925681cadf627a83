"""The clocks of decisions: `transitions` says what happens to one, `service` finds out when."""
