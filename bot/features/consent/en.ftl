# What the whole table must agree to.

button-undo = Take back my last move
button-rewind = Ask to go back
button-agree = I agree
button-refuse = No, we go on
button-resume = Resume the game
button-end = Yes, end the game
resumed = The game goes on.
cancel-sure = The game has not begun. Cancel it?
end-sure = End the game in #{ $where } right now?
end-sure-vote = Ask to end the game in #{ $where }? It stops once everybody agrees.
end-void = Nobody will have won.
end-counts = The points as they are will count: the table chose that.
end-kept = All right: the game goes on.
end-agreed = Noted. The game stops once these people agree as well: { $who }.
refused-end-open = Somebody has already asked to end the game.
refused-end-over = This request has ended.
refused-rewind-open = { $seat } has already asked to go back: everybody has to answer.
refused-rewind-over = This request is closed: it was answered, or the game went on.
rewind-offer = If everybody agrees, the table can go back to what it was before this move. Computers always agree.
rewind-sent = Asked. Still to answer: { $who }. If anybody plays in the open before that, the request is void.
request-agreed = Noted. Still to answer: { $who }.
rewind-done = Everybody agrees: the table has gone back.
rewind-kept = Noted: the game goes on as it is.
refused-challenge-no-rewind = In a challenge everybody has one try: what has been seen cannot be taken back.
notice-end-wanted = { $name } is asking to end the game. It stops once everybody agrees.
notice-end-refused = { $name } does not want to stop: the game goes on.
notice-end-withdrawn = { $name } is no longer asking to end the game.
notice-rewind-asked = { $name } is asking to take the table back to before their last move. Do you all agree? If anybody plays in the open before the last answer, the request is void.
command-undo =
    .name = undo
    .text = Take back your last move
command-pause =
    .name = pause
    .text = Pause the game
command-resume =
    .name = resume
    .text = Resume the game
command-end =
    .name = end
    .text = End the game

## Another pace in mid-game

command-pace =
    .name = pace
    .text = The table’s pace; during a game, propose another, which takes everybody’s consent
arg-decision =
    .name = turn
    .text = Hours per turn
arg-bank =
    .name = bank
    .text = Hours in the bank for the whole game
arg-increment =
    .name = gain
    .text = Hours gained for each turn taken in time
repace-text = The game is running: changing the pace takes everybody’s consent. If they all agree, banks are full again and everybody’s time starts afresh. `/game pace` also takes hours of your own choosing; everybody keeps their own waking hours.
button-repace-hints = Propose to allow hints
repace-choose = Propose another pace
repace-sent = Proposed. Still to answer: { $who }. A single refusal ends it.
repace-done = Done: the game goes on at this pace.
repace-kept = Noted: the pace stays as it is.
notice-pace-asked = { $name } is proposing another pace: { $terms } Do you all agree? Banks would be full again and everybody’s time would start afresh. The proposal lapses { $due }, or with the first refusal.
notice-pace-changed = Everybody agrees: the game goes on at another pace. { $terms }
notice-pace-refused = { $name } would rather keep the pace: nothing changes.
notice-pace-withdrawn = { $name } withdraws the proposal: the pace stays as it is.
notice-pace-lapsed = Not everybody has answered { $name }’s proposal: the pace stays as it is.
refused-pace-same = You are already playing at this pace.
refused-pace-open = { $name } has already proposed another pace; the proposal lapses { $due }.
refused-pace-over = This proposal is closed.
refused-pace-learning = A lesson has no clock: there is no pace to change.

## Pausing

notice-halt-asked = { $name } is asking for a pause. Unless somebody objects, the game pauses { $due }.
notice-halt-objected = { $name } objects to the pause: the game goes on.
notice-halt-withdrawn = { $name } is no longer asking for a pause: the game goes on.
notice-halted = Nobody objected: the game is paused. Anybody at this table can resume it.
refused-pause-open = { $name } has already asked for a pause: it begins { $due } unless somebody objects.
refused-pause-over = This request for a pause is closed.
pause-sent = Asked: unless somebody objects, the game pauses { $due }.
pause-kept = Noted: no pause.
button-object = No pause
