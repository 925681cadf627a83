# Looking back at a game that is over.

share = { $n }%
keepsake-chances = Chances of winning
keepsake-turns = Turning points
keepsake-figures = In figures
refused-still-working = This is taking longer than Discord gives me to answer. I am still working on it: press the button again in a few minutes.
refused-stopping = I am being restarted: ask me again in a minute.
