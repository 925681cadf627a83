# The challenge of the day.

command-challenge =
    .name = challenge
    .text = The day’s challenge: the same deal for everybody, playable once
command-challenge-play =
    .name = play
    .text = Play today’s challenge, or continue yours
command-challenge-board =
    .name = board
    .text = Today’s results on this server, your streak, and how each game is dealt
challenge-hello = **Challenge of the day · { $game }.** The same deal for everybody, { $computers ->
    [0] with no opponent
    [one] against a computer
   *[other] against { $computers } computers
}, in 15 minutes at most. You have one try, and nobody else sees it. It counts if you finish before midnight UTC ({ $until }).
arg-challenge-day =
    .name = day
    .text = The day in UTC, such as 2026-05-31; leave blank for today
challenge-title = Challenge of the day · { $game } · { $day }
challenge-unplayed = { $n ->
    [0] Nobody here has played it yet.
    [one] One person here has played it.
   *[other] So far, { $n } people here have played it.
} You will see the results once you have played.
challenge-played = { $n ->
    [one] One person here has played it.
   *[other] So far, { $n } people here have played it.
}
challenge-streak = Your streak
challenge-days = { $n ->
    [0] No streak yet.
    [one] One day so far.
   *[other] { $n } days in a row.
} One challenge a day, in any game, keeps a streak going.
challenge-ends = Days are counted in UTC, the same for everybody: this one ends { $when }.
challenge-ended = Days are counted in UTC, the same for everybody: this one ended { $when }.
challenge-deal = How each game is dealt
challenge-promise = The promise, made { $since }: `{ $promise }`
challenge-tomorrow = Tomorrow’s: `{ $promise }`
challenge-secret = The secret: `{ $secret }`. The promise is the SHA-256 of this secret; if you played, **Check my game** replays your game from the secret.
button-challenge-before = The day before
button-challenge-after = The day after
button-verify = Check my game
challenge-posted = **Challenge of the day: the promises for { $day }** (UTC), a day ahead
challenge-posted-secrets = The secrets of { $day }, now that the day is over
challenge-posted-how = Play today’s challenge with `/challenge play`. Each promise is the SHA-256 of the secret the deal comes from.
button-challenge = Play
button-challengers = Today’s board
refused-challenge-played = You have already had your try at this challenge. `/challenge board` shows how the others are doing; there is another one tomorrow.
refused-challenge-newcomer = Your account is newer than this challenge, so you cannot play it; there is another one tomorrow.
refused-no-such-challenge = There is no challenge for { $day }. Write the date like this: 2026-05-31.
