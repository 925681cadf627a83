# The computer's advice.

refused-challenge-no-hints = No hints in a challenge: you play on your own.
command-hint =
    .name = hint
    .text = See the two moves that the fearsome computer would make in your place, and why
button-hint = A hint
hint-title = A hint
hint-text = What the fearsome computer would do in your place, knowing only what you know:
hint-pick = **{ $n }. { $pick }**
hint-gains = 👍 better for { $what }
hint-fears = 👎 worse for { $what }
hint-small = “Better” and “worse” compare a move with the others that the computer tried. The computer may be wrong; you may know better.
looking = I am looking ahead… The answer will appear here.
refused-no-hints = This table plays without hints. With `/game pace`, you can propose that the table allow them.
refused-hint-not-asked = Nothing is being asked of you right now.
