"""What several games need: functions and bases. It defines no step and no pick: saved names belong
to games."""
