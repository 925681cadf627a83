# A finished game, move by move.

button-position-back-far = ◀◀ 10
button-position-back = ◀ Previous move
button-position-on = Next move ▶
button-position-on-far = 10 ▶▶
button-position-chapter = Overview
position-title = 🎞 { $title } · move { $n } of { $of }
position-start = This is the deal: the first move is still to come.
position-quiet = None of it could be seen from this side of the table.
position-footer = To find this moment again: `/game replay move:{ $n }`. A finished game has no secrets any more.
position-viewer = Whose point of view?
position-open = Everything open
position-seen = Point of view: { $seat }
position-sheet = Their sheet
refused-replay-running = This game is not over: you can look back at it once nothing in it is secret. `/game log` tells what happened.
refused-replay-lost = This game cannot be replayed any more: its rules have changed since, or it is older than the archive. Its results are kept, and still count in `/stats`.
refused-no-such-replay = I cannot find this game, or you had no access to its channel. Choose one of the suggestions.
