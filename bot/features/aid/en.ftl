# Help with the current moment.

button-rules = Rules
button-rule = Read the rule: { $title }
button-learn = Learn this game
help-title = What would you like to do?
help-start = · **Play with people:** `/game new` opens a table in a server’s channel; anyone can join, and computers fill the empty seats.
    · **Learn first:** choose a game below (or `/game learn`): ten minutes against computers, just for you.
    · **Look something up:** `/rules`.
help-lobby = The table is being set up: join with the button on the public message and add computers if there are too few of you; the person who opened the table presses “Start”. New to the game? Learn it first, in ten minutes, against computers.
help-yours = It is your move
help-verbs = What you can do now
help-rules = The rules that matter now (`/rules`)
help-absent = If you are going to be away for a while: `/away`, `/plan`, `/orders`. To get a regent or hand your seat over: `/game seat show`. To give the game up: `/game seat concede` (you finish last, but the others lose nothing).
help-read = Read one of these rules
command-help =
    .name = help
    .text = What is going on, what you can do, which rules matter now
