# What one missed.

command-missed =
    .name = missed
    .text = See what happened since your last move
missed-title = Since your last move
missed-nothing = Nothing has happened since your last move: you have missed nothing.
button-folded = Show everything
button-missed = What did I miss?
