# One's own games on every server.

command-mine =
    .name = mine
    .text = See your games on all servers, and what is waiting for you there
mine-title = { $n ->
        [one] Your game
       *[other] Your { $n } games
    }
mine-none = You have no games. `/game new`, in a channel, opens one.
mine-game = **{ $game }** · { $where }: { $what }
mine-lobby = being set up ({ $n } of { $most } at the table)
mine-lobby-host = being set up ({ $n } of { $most } at the table); start it whenever you like
mine-you = { $phase } · ▶ your turn: { $what } · { $since }
mine-others = { $phase } · waiting for { $who } · { $since }
mine-paused = { $phase } · ⏸ paused · { $since }
mine-missing = ⏸ { $what }
mine-more = Other games
mine-page = Games { $from } to { $until }
mine-regent = { $phase } · ⏳ a regent took over for you · { $since }
mine-favourite = ⭐ { $game }
mine-favour = Keep a game at the top of the list, or stop doing so
mine-favour-one = ⭐ { $n }. Keep at the top: #{ $where }
mine-unfavour-one = { $n }. No longer at the top: #{ $where }
