# Private notes on a game.
command-notes =
    .name = notes
    .text = Your notes on this game, which nobody else can read
notes-title = Your notes · { $game }
notes-none = You have not noted anything about this game yet.
notes-small = Only you can read them. They are deleted with the game, or by `/privacy delete`.
notes-form = Your notes
notes-label = What you want to remember
button-notes-write = Write
button-notes-drop = Delete
