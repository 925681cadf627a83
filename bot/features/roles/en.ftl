## Roles: who is what before the deal, and where each side plans

roles-title = Roles
button-roles = Roles
button-roles-take = Take: { $role }
button-roles-drop = Give up: { $role }
button-roles-apart = A private thread for each side
button-roles-public = Plan in public
roles-by-random = nobody yet; lots will be drawn
roles-by-vote = nobody yet; the vote will decide
roles-rest = everyone else
roles-votes = { $seat }: { $n ->
        [one] { $n } vote
       *[other] { $n } votes
    }
roles-public = Each side plans here, in public.
roles-apart = A side with several people plans in a private thread of this channel.
roles-vote = Who gets your vote?
roles-way = A role that nobody takes
roles-way-random = Lots are drawn
roles-way-vote = The people at the table vote
roles-computer = Give a role to a computer
roles-give = { $role }: { $seat }
roles-free = No role: { $seat }
refused-no-roles = Everybody plays the same role in this game.
refused-no-such-role = This game has no such role.
refused-role-taken = Somebody has already taken this role.
refused-role-of-person = Everybody chooses their own role; you can give one only to a computer.
refused-roles-recorded = This game continues another one, which already says who plays what.
refused-no-vote = Roles are not put to a vote at this table.
council-name = Game { $number }: { $role }
council-open = 🤝 { $role }: this private thread is yours. Plan your moves here. The other side cannot see it; anyone who manages threads on this server can read it. In this thread: { $who }.
council-over = The game is over: this thread is no longer needed.
refused-no-private-threads = This kind of channel cannot hold private threads: each side plans in public.
notice-council-kind = This kind of channel cannot hold private threads. Plan in public.
notice-council-refused = Discord refuses to open a private thread for each side: this server may have too many open threads. Plan in public.
notice-council-none = I cannot keep a private thread for each side here: I need the “Create Private Threads” and “Send Messages in Threads” permissions. Plan in public.
permission-create_private_threads = Create Private Threads
