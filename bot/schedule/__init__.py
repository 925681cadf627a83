"""Time: clocks, timers, hours, dates."""
