# The game master: panel, corrections, rulings.

## Corrections (those of a game stand in its own texts)

field-seat = Seat
    .text = Whose?
reason-correction-same = That is already the case: there is nothing to correct.
reason-correction-number = The number must be between { $least } and { $most }.
reason-correction-unknown = I do not know that: choose one of the suggestions.
reason-correction-unfinished = { $seat } is in the middle of a payment or a choice that depends on this: let them finish, or have that move taken back.
reason-leaves-no-answer = With that correction, { $seat } would have to answer a question with nothing to choose from.
reason-correction-no-piece = That piece is not there: choose one of the suggestions.
reason-correction-no-place = That piece cannot go there.
reason-correction-unplayable = With that correction the game could not go on: something now being decided depends on what it would change.
verb-set_figure = A value
    .text = A number, a state, a place
verb-set_piece = A card or a piece
    .text = Where it is
pick-set_figure = { $thing }: { $value }
pick-set_piece = { $piece }: { $thing } → { $destination }
field-item = What
    .text = What should be corrected?
field-which = Which one
    .text = Which one?
field-value = Value
    .text = What is right?
field-piece = Piece
    .text = Which piece?
field-goal = Where to
    .text = Where should it go?
field-receiver = Whose place
    .text = To whom?
field-spot = Which place
    .text = Where exactly?
word-set-next = next to be taken
word-set-token = Token
word-set-none = nothing
word-yes = yes
word-no = no

## Who runs the game

refused-not-master = Only the game master can do that.
refused-master-cannot-play = You run this game and see everything: you cannot take a player’s seat in it. To narrate and play a rival, press “Game master”, then “Seats”.
refused-master-host = Whoever runs the game sees everything: only the host can decide who that is.

## What the game master is told

alerts-title = Your alerts as game master
alerts-text = Your alerts come as silent direct messages, once a phase and once for each turn that drags on, never outside your waking hours. They vanish as soon as they are out of date. Your panel shows the same alerts at any time.
remind-phase = A phase is over
remind-stall = Somebody is keeping the table waiting

## Who is who in the story

seated-character = { $name } · 🎭 { $character }
seated-told = { $name } · narrated and played by the game master, unranked

## Correcting

refused-undo-corrected = The game master has corrected something since: that move can no longer be taken back.

## Disputes

refused-dispute-open = A dispute is open: the game goes on once the game master has ruled on it.

## What everybody reads

event-corrected = Correction: “{ $words }”
event-corrected_tale = “{ $words }”
event-corrected_quietly = Unannounced correction: “{ $words }”
event-figure_set = Corrected – { $thing }: { $value }.
event-figure_hidden = Corrected – { $thing }.
event-figure_hidden-secret = Corrected – { $thing }: { $value }.
event-piece_moved = Corrected – { $piece }: { $thing } → { $destination }.
event-piece_hidden = Corrected – { $thing } → { $destination }.
event-piece_hidden-secret = Corrected – { $piece }: { $thing } → { $destination }.
event-uncorrected = The last correction has been taken back.
event-retold = The game master has retold a chapter of the story: { $chapter }.
event-epilogue = Epilogue: “{ $words }”
event-narrated = “{ $words }”
event-disputed = Dispute: “{ $words }”
event-ruled = Ruling: “{ $words }”

## Traits

traits-title = Who begins? Whoever has the highest sum; a tie goes to the highest first number, then to a random draw.
button-traits = My traits
refused-no-numbers = This table does not use numbers to decide who begins.
refused-bad-number = Give whole numbers from 0 to { $most }.

## Questions

event-asked_master = { $seat } asks the game master: “{ $words }”
event-answered_by_master = The game master answers { $seat }: “{ $words }”
event-questions_void = Nobody runs the game any more, so what { $seats } asked will not be answered.
