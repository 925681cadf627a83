# A pinned board.
command-pin =
    .name = pin
    .text = Keep the board of this game pinned in the channel
arg-pin-pinned =
    .name = pinned
    .text = Pin the newest board, or not
pin-on = The newest board of this game will be pinned, and the one before unpinned.
pin-off = The board of this game is no longer pinned.
pin-refused = I cannot pin the board here: I lack the “Pin Messages” permission, or this channel has reached its pin limit. Once that is fixed, type `/pin` again.
