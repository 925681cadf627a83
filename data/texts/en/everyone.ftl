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
