# For everyone: numbers, archive and replay, what I keep about you.

## Numbers

command-stats =
    .name = stats
    .text = Figures of the games: yours, somebody’s, the ranking here
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
stats-none = You have not played a game to its end yet. `/game new` opens one.
stats-none-of = { $name } has not played a game to its end on this server yet.
stats-none-here = No game has been played to its end on this server yet.
stats-games = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    }
stats-tally = { $games }; points: { $mean } on average, { $best } at best
luck-cell = { $got } ({ $mean })
stat-title = Titles
stats-word = · { $word }: { $games }, points: { $mean } on average
stats-more = · and { $n } more
stats-figure = { $label }: { $mean } on average, { $best } at most
decimal = { $whole }.{ $tenth }
stats-footer = Only finished games count, in the seat you held at the end.
ranking-title = Ranking on this server
ranking-line = **{ $place }.** { $name } · **{ $rating }** · { $games }
ranking-few = Nobody has played { $least } games of this yet.
ranking-you = You: { $line }
ranking-footer = The rating starts at { $start }, cautiously: it rises as games confirm it, with two seats as with four. It takes at least { $least } games. Beating a computer counts, but computers are not listed. Only games you can look back at count here.

## Archive and replay

command-replay =
    .name = replay
    .text = Look back at a finished game, day by day, with everything laid open
arg-replay =
    .name = game
    .text = Which one (otherwise the last one in this channel)
arg-day =
    .name = day
    .text = The day, or round, to start at
arg-move-number =
    .name = move
    .text = The number of the move to look at (0: the deal)
button-positions = Move by move
button-position-back-far = ◀◀ 10
button-position-back = ◀ Previous move
button-position-on = Next move ▶
button-position-on-far = 10 ▶▶
button-position-chapter = Overview
position-title = 🎞 { $title } · move { $n } of { $of }
position-start = This is the deal: the first move is still to come.
position-quiet = Nothing of it showed on this side of the table.
position-footer = To find this moment again: `/game replay move:{ $n }`. A finished game has no secrets any more.
position-viewer = Through whose eyes?
position-open = Everything open
position-seen = Through the eyes of { $seat }
position-sheet = Their sheet
replay-date = { $year }-{ $month }-{ $day }
replay-title = 🎞 { $title } ({ $n } of { $of })
replay-points = Everybody’s points at that moment
replay-footer = A finished game has no secrets any more: everything hidden is shown.
replay-sheet = What { $seat } had
replay-choose = Go to…
replay-past = Your finished games: look back at one
button-replay = Look back
button-replay-back = ◀ Previous
button-replay-on = Next ▶
refused-replay-running = This game is not over: you can look back at it once nothing in it is secret. `/game log` tells what happened.
refused-replay-lost = This game cannot be replayed any more: its rules have changed since, or it is older than the archive. Its results are kept, and still count in `/stats`.
refused-no-replay-here = No game has ended in this channel yet. The option “game” lists others.
refused-no-such-replay = I cannot find this game, or you had no access to its channel. Choose one of the suggestions.
notice-stale = Nobody has touched this table for { $days } days and it never began: I am closing it, and the channel is free. `/game new` opens another.

## What I keep about you

command-privacy =
    .name = privacy
    .text = What I keep about you: get it, or delete it
command-privacy-export =
    .name = export
    .text = Get everything I keep about you, as a file
command-privacy-delete =
    .name = delete
    .text = Delete what I keep about you
privacy-export = This is everything I keep about you, for your eyes only. The file is JSON: your settings, your games and moves, your results, the messages that name you. Nothing that others hide is in it.
privacy-title = Delete what I keep about you?
privacy-goes = What goes
privacy-goes-person = · your settings, hours, absences, reminders and standing orders
privacy-goes-lessons = · your lessons and challenges ({ $n }), all of them
privacy-goes-lobbies = { $n ->
        [one] · your seat at the table being set up
       *[other] · your seats at the { $n } tables being set up
    }
privacy-goes-running = { $n ->
        [one] · your seat in the game under way: a computer takes it at once, with no way back
       *[other] · your seats in the { $n } games under way: computers take them at once, with no way back
    }
privacy-goes-name = · your name at all your seats, your Discord number and every mention of you, wherever I keep them
privacy-goes-led = { $n ->
        [one] · your role as host or game master at a table
       *[other] · your role as host or game master at { $n } tables
    }
privacy-stays = What stays
privacy-stays-games = { $n ->
        [one] · your moves in the finished game: without them, the others’ game could not be read any more. Your seat there becomes “Anonymous”.
       *[other] · your moves in the { $n } finished games: without them, the others’ games could not be read any more. Your seats there become “Anonymous”.
    }
privacy-stays-results = { $n ->
        [one] · your result, which counts in the others’ ranking but is nobody’s any more
       *[other] · your { $n } results, which count in the others’ ranking but are nobody’s any more
    }
privacy-stays-words = · the sentences that game masters wrote (scenes, reasons, rulings): if your name is in them, I cannot tell it from an ordinary word. A mention of you does go.
privacy-stays-tried = · the fact that somebody has played today’s challenge: a mark without a name, until the day is over (UTC), so that nobody tries it twice
privacy-stays-discord = · messages already posted on Discord: they are there, not with me
privacy-footer = It is immediate and final. `/privacy export` gives you a copy first.
privacy-done = Done: nothing I keep is tied to you any more. If you come back, we start afresh.
button-forget = Delete everything, now
forgotten = Somebody
seat-forgotten = Anonymous { $letter }

## Under the board

button-rules = Rules
button-tableaux = Boards
tableau-title = { $seat }’s board
