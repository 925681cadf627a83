"""The clocks of decisions and what is told of time: `transitions` says what happens to a clock,
`service` finds out when; `reminders` call people, the others say how long things take."""
