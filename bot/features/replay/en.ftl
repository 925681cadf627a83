# A finished game, chapter by chapter.

command-replay =
    .name = replay
    .text = Look back at a finished game, day by day, with everything laid open
arg-replay =
    .name = game
    .text = Which one (otherwise the last one in this channel)
arg-day =
    .name = day
    .text = The day, or round, to start at
arg-move-number =
    .name = move
    .text = The number of the move to look at (0: the deal)
button-positions = Move by move
replay-date = { $year }-{ $month }-{ $day }
replay-title = 🎞 { $title } ({ $n } of { $of })
replay-points = Everybody’s points at that moment
replay-footer = A finished game has no secrets any more: everything hidden is shown.
replay-sheet = What { $seat } had
replay-choose = Go to…
replay-past = Your finished games: look back at one
button-replay = Look back
button-replay-back = ◀ Previous
button-replay-on = Next ▶
refused-no-replay-here = No game has ended in this channel yet. The option “game” lists others.
