## Calls, and what is over

call-line = { $who } · **{ $game }** · { $said }
notice-line = **{ $game }** · { $said }
retired-lobby = The game has begun, with { $who }. [See the game]({ $link })
retired-phase = -# { $phase }: this phase is over. [See the game]({ $link })
retired-other = -# This message is out of date. [See the game]({ $link })
request-over = -# This request is over.
thread-name = { $game } no. { $number } · { $host }
retired-moved = -# The dashboard is further down. [See the game]({ $link })
