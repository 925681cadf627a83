# The board you can touch: links, page.
command-touch =
    .name = board
    .text = The touch board
command-touch-link =
    .name = link
    .text = A private link to your board, good for a day
command-touch-open =
    .name = touch
    .text = Open the board inside Discord, or get a link to it
arg-touch-watch =
    .name = spectators
    .text = For people who only watch: the link shows what everybody sees

touch-link-title = The touch board
touch-link-seat = This link opens **your** seat in a browser: tap a place, see what it is and what you may do there, tap again to play. It works for a day and replaces the previous one. Whoever has it can play for you: do not share it.
touch-link-watch = This link shows the game to people who only watch: what everybody sees and nothing more. It works for a day and replaces the previous one.
touch-link-over = This link opens the finished game in a browser, move by move, with everything revealed or from any seat’s point of view. It works for a day and replaces the previous one.
touch-link-ended = { $count ->
    [0] No link was open.
    [one] Your link no longer works.
   *[other] Your { $count } links no longer work.
}
button-touch = Touch the board
button-touch-over = Step through it in a browser
button-touch-open = Open the board
button-touch-end = Close my links

touch-watching = Watching
touch-hidden = Hidden here: { $what }
touch-leading = As game master
touch-correcting = Touch anything to see what it is and to correct it.
touch-link-lead = This link opens **your** board as the game master: it shows everything that is hidden and whose turn it is, and lets you correct whatever you touch. It works for a day and replaces the previous one. Whoever has it sees every secret and can change the game: do not share it.
button-touch-lead = On the touch board
touch-seat = { $letter } { $name }
touch-turn-own = Your turn
touch-turn-other = Waiting for { $names }
touch-turn-over = Game over
touch-turn-nobody = Waiting for nobody
touch-compose = { $verb }: { $what }
touch-listed = Not in the picture: { $verbs }.
touch-first = first: { $what }

refused-touch-off = This bot has no web address: `/game board` shows the board here.
refused-touch-unknown = This link no longer works: a link lasts a day, and a new one replaces it. Ask for one with `/board link`.
refused-touch-stranger = Discord could not confirm who you are or where you are looking from. Close this page and open it from the game again.
refused-touch-many = This link is already open on { $most } pages. Close one of them, or ask for a new link with `/board link`.
refused-touch-fast = That is too fast. Wait a second.
refused-touch-move = Give the number of a move in this game, from 0 to { $last }.
refused-touch-view = This view does not exist: choose “Everything revealed” or a seat in this game.
refused-touch-origin = This page can be opened only at its own address.
refused-touch-full = Too many boards are open right now. Try again in a few minutes.

touch-page-board = Board
touch-page-boards = What the picture shows
touch-page-sheet = My sheet
touch-page-question = The game
touch-page-places = Places and pieces
touch-page-log = Log
touch-page-text = The board as text
touch-page-in = Zoom in
touch-page-out = Zoom out
touch-page-fit = Show all
touch-page-lost = The connection is lost. Trying again…
touch-page-once = Tap again to play.
touch-page-loading = Loading the board…
touch-page-nothing = There is nothing for you to do here right now.
touch-page-more = %n more in the menu.
touch-page-confirm = This cannot be undone. Press again to play:
touch-page-picks = Possible moves: %n
touch-page-close = Close
touch-page-send = Confirm
touch-page-language = Language
touch-page-stage = The board. The plus and minus keys zoom, and the arrow keys move the view. The places are also in a list.
touch-page-left = %t left
touch-page-up = time is up
touch-page-ways = The places in detail
touch-page-awaited = to play
touch-page-past = The finished game, move by move
touch-page-first = To the deal
touch-page-back = Previous move
touch-page-forward = Next move
touch-page-last = To the last move
touch-page-move = Move
touch-page-of = of %n
touch-page-view = View
touch-page-seat = This seat’s sheet
touch-page-here = Link to this move
touch-page-gameless = This link leads to a move; it does not open a game. Open your own game link first, then this one in the same tab.
touch-page-foreign = This link names a move in a different game from the one shown here. Open your own link to that game first, then this one in the same tab.
