# The game master: panel, corrections, rulings.

## Corrections (those of a game stand in its own texts)

field-seat = Seat
    .text = Whose?
reason-correction-same = It is so already: there is nothing to correct.
reason-correction-number = The number must be between 0 and { $most }.
reason-correction-unknown = I do not know that: choose one of the suggestions.
reason-correction-no-seat = There is no such seat at this table.
reason-correction-unfinished = { $seat } is in the middle of a payment or a choice that counts on it: let them finish, or have that move taken back.
reason-leaves-no-answer = After that correction somebody would be asked without being able to answer.
