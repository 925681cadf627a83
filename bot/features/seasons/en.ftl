# Seasons of a server.
command-season =
    .name = season
    .text = This server’s season
command-season-show =
    .name = show
    .text = The season’s ranking, and how to join it
command-season-new =
    .name = new
    .text = Open a season on this server
command-season-end =
    .name = end
    .text = End the season now
command-season-invite =
    .name = invite
    .text = Invite people who are looking for a table to join this one
arg-season-name =
    .name = name
    .text = The name of the season
arg-season-days =
    .name = days
    .text = Its length in days, 366 at most
arg-season-counts =
    .name = table
    .text = What the ranking counts: points, or a rating of its own
arg-season-game =
    .name = game
    .text = The only game that counts; leave blank to count every game
season-counts-points = points
season-counts-ratings = season rating
season-every-game = every game
season-none = This server has had no seasons yet. Anybody who can manage the server can open one with `/season new`.
season-until = { $game } · { $counts } · until { $at } · { $n ->
    [one] { $n } member
   *[other] { $n } members
}
season-over = { $game } · { $counts } · ended on { $at }
season-empty = No finished games to count yet.
season-line-points = { $place }. { $name }: { $n ->
    [one] { $n } point
   *[other] { $n } points
} ({ $games })
season-line-ratings = { $place }. { $name }: { $n } ({ $games })
season-small = Every game finished on this server counts if at least two members meet in it: 10 points for beating everybody else, 1 for beating nobody. The ratings of `/stats` do not change.
season-champions = Champions
season-champion = { $season }: { $who }
season-no-champion = { $season }: nobody
season-called = { $n ->
    [one] I have invited { $n } person to this table.
   *[other] I have invited { $n } people to this table.
}
button-season-join = Join the season
button-season-leave = Leave the season
button-season-wait = I am looking for a table
button-season-unwait = I am no longer looking
refused-season-open = A season is already running on this server.
refused-season-name = Give the season a name.
refused-season-days = A season can last from 1 to { $most } days.
refused-season-full = This season already has { $most } members.
refused-no-season = No season is running on this server.
refused-not-in-season = Join the season first: `/season show`.
refused-season-other-game = This season is for another game.
refused-season-nobody-waits = Nobody is looking for a table at the moment.
