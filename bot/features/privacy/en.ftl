# What I hold about each person.

command-privacy =
    .name = privacy
    .text = What I hold about you: get it, or delete it
command-privacy-export =
    .name = export
    .text = Get everything I hold about you, as a file
command-privacy-delete =
    .name = delete
    .text = Delete what I hold about you
privacy-export = This is everything I hold about you; nobody else gets this file. It is JSON: your settings, your games and moves, your results, and the messages that name you. It contains nothing that other people keep hidden.
privacy-title = Delete what I hold about you?
privacy-goes = What goes
privacy-goes-person = · your settings, hours, absences, reminders and standing orders
privacy-goes-lessons = · all your lessons and challenges ({ $n })
privacy-goes-lobbies = { $n ->
        [one] · your seat at the table that is being set up
       *[other] · your seats at { $n } tables that are being set up
    }
privacy-goes-running = { $n ->
        [one] · your seat in the game under way: a computer takes it at once, for good
       *[other] · your seats in the { $n } games under way: computers take them at once, for good
    }
privacy-goes-name = · your name on all your seats, your Discord ID and every mention of you, wherever I keep them
privacy-goes-led = { $n ->
        [one] · your role as host or game master at a table
       *[other] · your role as host or game master at { $n } tables
    }
privacy-stays = What stays
privacy-stays-games = { $n ->
        [one] · your moves in the finished game: without them, the others’ game could no longer be read. Your seat there becomes “Anonymous”.
       *[other] · your moves in the { $n } finished games: without them, the others’ games could no longer be read. Your seats there become “Anonymous”.
    }
privacy-stays-results = { $n ->
        [one] · your result, which counts towards other people’s rankings but is no longer tied to anybody
       *[other] · your { $n } results, which count towards other people’s rankings but are no longer tied to anybody
    }
privacy-stays-words = · the sentences that game masters wrote (scenes, reasons, rulings): if your name is in them, I cannot tell it from an ordinary word. Mentions of you are deleted, though.
privacy-stays-tried = · the fact that somebody has played today’s challenge: a mark without a name, until the day is over (UTC), so that nobody tries it twice
privacy-stays-discord = · messages already posted on Discord: Discord keeps them, not me
privacy-footer = Deletion is immediate and final. `/privacy export` gives you a copy first.
privacy-done = Done: nothing I hold is tied to you now. If you come back, we start afresh.
button-forget = Delete everything, now
