# A finished game, chapter by chapter.

command-replay =
    .name = replay
    .text = Look back at a finished game, day by day, with everything revealed
arg-replay =
    .name = game
    .text = The game; leave blank for the last one in this channel
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
replay-footer = A finished game has no secrets: everything hidden is shown.
replay-sheet = What { $seat } had
replay-choose = Go to…
replay-past = Your finished games: look back at one
button-replay = Look back
button-replay-back = ◀ Previous
button-replay-on = Next ▶
refused-no-replay-here = No games have ended in this channel yet. The option “game” lists others.

button-position-back-far = ◀◀ 10
button-position-back = ◀ Previous move
button-position-on = Next move ▶
button-position-on-far = 10 ▶▶
button-position-chapter = Overview
position-title = 🎞 { $title } · move { $n } of { $of }
position-start = This is the deal: the first move is still to come.
position-quiet = None of this move could be seen from this point of view.
position-footer = To find this moment again: `/game replay move:{ $n }`. A finished game has no secrets.
position-viewer = Whose point of view?
position-open = Everything revealed
position-seen = Point of view: { $seat }
position-sheet = Their sheet
refused-replay-running = This game is not over: you can look back at it once nothing in it is secret. `/game log` tells you what has happened so far.
refused-replay-lost = This game can no longer be replayed: some of it was played before version 1.0.0 of the bot, or its moves were changed. Its results are kept, and still count in `/stats`.
refused-no-such-replay = I cannot find this game, or you had no access to its channel. Choose one of the suggestions.

button-film = The film
film-title = The game as a film
film-making = I am making the film…
film-note = Only what everybody could see. The film is yours to share.
