# Ready before the deadline.

command-ready =
    .name = ready
    .text = At a table with deadlines: say that nobody has to wait for you any longer
button-ready = I am ready
button-ready-yes = I am ready
button-ready-no = Not ready after all
ready-title = Ready before the deadline?
ready-may = Say that you are ready if the game may go on without an answer from you. It goes on as soon as everybody it is waiting for is ready or has played.
ready-is = ✅ You are ready: the game goes on as soon as everybody it is waiting for is ready or has played.
ready-answers = Your plan or your standing orders will answer for you.
ready-default = None of your plans or orders covers this, so the default move will be played for you: passing, where possible. It does not count as a missed turn.
ready-due = The deadline is on { $at } ({ $when }).
ready-unasked = The game is not waiting for you: `/plan` prepares your next turn.
refused-ready-no-rendezvous = This table has no deadlines: people play when it is their turn.
refused-ready-unasked = The game is not waiting for you any longer.
