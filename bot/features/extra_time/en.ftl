# More time for a turn.

arg-hours =
    .name = hours
    .text = How many hours
notice-extended-own = { $name } takes { $minutes ->
        [0] { $hours } h
       *[other] { $minutes } min
    } of extra time: each player may do this once per game.
notice-extended-rendezvous = { $name } takes extra time, until the next deadline: each player may do this once per game.
notice-time-given = { $to } gets { $minutes ->
        [0] { $hours } h
       *[other] { $minutes } min
    } from { $name }’s own bank.
refused-extended-already = You have already taken extra time: you can do that only once per game.
refused-own-seat = This is your own seat: to take time for yourself, once per game, leave the seat out.
refused-bank-short = Your bank does not hold that much: you have { $hours } h left.
command-seat-time =
    .name = time
    .text = More time: for yourself, once per game, or for somebody else, from your bank
