# For everyone: numbers, archive and replay, what I keep of you.

## Numbers

command-stats =
    .name = stats
    .text = The numbers of games: yours, somebody’s, the ranking here
command-stats-me =
    .name = me
    .text = Your games played to their end, on all servers
command-stats-of =
    .name = of
    .text = Somebody’s games on this server
command-stats-server =
    .name = server
    .text = The ranking of this server
arg-person =
    .name = who
    .text = The person
arg-game-maybe =
    .name = game
    .text = One game only
stats-title = Your games
stats-title-of = The games of { $name } on this server
stats-none = You have not played a game to its end yet. `/game new` opens one.
stats-none-of = { $name } has not played a game to its end on this server yet.
stats-none-here = No game has come to its end on this server yet.
stats-games = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    }
stats-tally = { $games }; { $mean } points on average, { $best } at best
stats-word = · { $word }: { $games }, { $mean } points on average
stats-more = · and { $n } more
stats-figure = { $label }: { $mean } on average, { $best } at most
decimal = { $whole }.{ $tenth }
stats-footer = Only games played to their end count, in the seat you still held then.
ranking-title = Ranking of this server
ranking-line = **{ $place }.** { $name } · **{ $rating }** · { $games }
ranking-few = Nobody has { $least } games of this yet.
ranking-you = You: { $line }
ranking-footer = The rating starts at { $start }, cautiously: it rises as games confirm it, with two seats as with four. From { $least } games on. Beating a computer counts, but computers are not listed.

## Archive and replay

command-replay =
    .name = replay
    .text = Look back at a finished game, day by day, with everything laid open
arg-replay =
    .name = game
    .text = Which one (else the last of this channel)
arg-day =
    .name = day
    .text = The day, or round, to begin at
replay-date = { $year }-{ $month }-{ $day }
replay-title = 🎞 { $title } ({ $n } of { $of })
replay-points = The points at that moment, all of them
replay-footer = A game that is over has no secrets any more: all that was hidden is shown.
replay-sheet = What { $seat } had
replay-choose = Go to…
replay-past = Your finished games: look back at one
button-replay = Look back
button-replay-back = ◀ Before
button-replay-on = After ▶
refused-replay-running = This game is not over: it can be looked back at once nothing in it is secret. `/game log` tells what happened.
refused-replay-lost = This game cannot be replayed any more: its rules have changed since, or it is older than the archive. Its results are kept (`/game score`, `/stats`).
refused-no-replay-here = No game has ended in this channel yet. The option “game” lists others.
refused-no-such-replay = I cannot find this game, or you had no access to its channel. Choose one of the suggestions.
notice-stale = Nobody has touched this table for { $days } days and it never began: I close it, the channel is free. `/game new` opens another.
