# The challenge of the day.

command-challenge =
    .name = challenge
    .text = The deal of the day: the same for everybody, against computers, once
command-challenge-play =
    .name = play
    .text = Play today’s challenge, or go on with yours
command-challenge-board =
    .name = board
    .text = How this server does today, your streak, and what the deals hang on
challenge-hello = **Challenge of the day · { $game }.** The same deal for everybody, against { $computers ->
    [one] a computer
   *[other] { $computers } computers
}, a quarter of an hour at most. You have one attempt; only you see it.
challenge-title = Challenge of the day · { $game } · { $day }
challenge-unplayed = { $n ->
    [0] Nobody here has played it yet.
    [one] One person here has played it.
   *[other] { $n } people here have played it.
} You will see how once you have.
challenge-played = { $n ->
    [one] One person here has played it.
   *[other] { $n } people here have played it.
}
challenge-streak = Your streak
challenge-days = { $n ->
    [0] No day yet.
    [one] One day.
   *[other] { $n } days in a row.
}
challenge-deal = What the deals hang on
challenge-promise = Today’s promise, fixed { $since }: `{ $promise }`
challenge-tomorrow = Tomorrow’s: `{ $promise }`
challenge-yesterday = Yesterday’s secret: `{ $secret }`
button-challenge = Play
button-challengers = The board of the day
refused-challenge-played = You have had your attempt at this challenge. `/challenge board` shows how the others do; tomorrow there is another.
refused-challenge-open = Finish today’s challenge in this game first: `/challenge play` brings you back to it.
refused-challenge-no-rewind = In a challenge everybody has one attempt: what was seen cannot be taken back.
