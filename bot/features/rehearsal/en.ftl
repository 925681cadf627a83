# Rehearsals: play one's turn on a copy before playing it at the table.

button-rehearse = Rehearse my turn
button-rehearse-play = Play all this
button-rehearse-keep = Keep as plan
button-rehearse-fork = Play on from here: { $seat }
button-rehearse-alone = Play on from here, all seats
button-rehearse-on = Guess what follows
button-rehearse-back = Take this move back
button-rehearse-drop = Leave the rehearsal
button-rehearse-leave = Back to the finished game

rehearsal-title = 🎭 Rehearsal — { $what }
rehearsal-fork-title = 🔀 What if — { $what }
rehearsal-small = A copy of the game, built on what you know. Nobody else sees this copy, and none of it reaches the table.
rehearsal-fork = A copy of the game after move { $n }, as it was, secrets included. It does not count, and nobody else sees it.
rehearsal-as = You are playing { $seat }
rehearsal-done = So far: { $picks }
rehearsal-guessed = 🔮 unknown at the table, guessed here
rehearsal-turn-over = It is the others’ turn. You can guess what they will do until your next question; their real moves may be different.
rehearsal-no-play = -# What you rehearse can be played at the table if none of it is guesswork: to play it, go back to a point before 🔮.
rehearsal-final = -# ⚠️ At the table, not all of this can be undone.
rehearsal-dropped = The rehearsal is over; the table has seen none of it.
rehearsal-played = { $n ->
    [one] The move you rehearsed has been played.
   *[other] The { $n } moves you rehearsed have been played.
}
rehearsal-kept = What you rehearsed is now your plan. Where the game departs from the rehearsal, the plan stops and you are asked what to do.{ $former ->
    [0] { "" }
   *[other] { " " }This replaces your previous plan.
}
rehearsal-differs = The rest was not played: the game did not go as you rehearsed it.

refused-rehearsal-none = This rehearsal is over. You can begin another one from the game’s menu.
refused-rehearsal-lost = This rehearsal cannot be continued: the rules have changed since. Begin another one from the game’s menu.
refused-rehearsal-learning = In a lesson everything can be undone anyway: rehearsals are for real games.
refused-rehearsal-long = A rehearsal can have at most { $most } moves. Take some back, or leave the rehearsal.
refused-rehearsal-stretch = This rehearsal can no longer become a plan: the game has moved on. Begin another one.
