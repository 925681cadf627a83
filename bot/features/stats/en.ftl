# Figures and ranking.

command-stats =
    .name = stats
    .text = Game statistics: yours, somebody else’s, or the ranking here
command-stats-me =
    .name = me
    .text = Your finished games, on all servers
command-stats-of =
    .name = of
    .text = Somebody’s games on this server
command-stats-server =
    .name = server
    .text = The ranking on this server
arg-person =
    .name = who
    .text = The person
arg-game-maybe =
    .name = game
    .text = One game only
stats-title = Your games
stats-title-of = { $name }’s games on this server
stats-none = You have not finished a game yet. `/game new` opens one.
stats-none-of = { $name } has not finished a game on this server yet.
stats-none-here = No games have been finished on this server yet.
stats-games = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    }
stats-tally = { $games }; points: { $mean } on average, { $best } at best
stats-word = · { $word }: { $games }, points: { $mean } on average
stats-more = · and { $n } more
stats-figure = { $label }: { $mean } on average, { $best } at most
stats-footer = Only finished games count, in the seat you held at the end.
ranking-title = Ranking on this server
ranking-line = **{ $place }.** { $name } · **{ $rating }** · { $games }
ranking-few = Nobody has finished { $least } games of this yet.
ranking-you = You: { $line }
ranking-footer = The rating is cautious: it starts at { $start } and rises as games of any size confirm your skill. You need at least { $least } games to be listed. Beating a computer counts, but computers are not listed. The only games that count here are those you can look back at.
forgotten = Somebody
