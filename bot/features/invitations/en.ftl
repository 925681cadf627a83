# Who is invited, and when a game begins.

refused-nobody-invited = Name at least one person who is not at this table yet.
refused-nobody-named = I cannot find anybody in this text: mention people, for example “@Name”.
refused-too-many-invited = You can invite at most { $most } people at once.
refused-start-too-soon = The start must be more than { $least } minutes away: otherwise, just start now.
refused-bad-start = I do not understand this time: “{ $start }”. Try “20:30”, “Saturday 9 pm” or “tomorrow 20:00”.
arg-with =
    .name = with
    .text = Who to invite: up to four mentions, for example @Name
arg-start =
    .name = start
    .text = When to begin: “20:30”, “Saturday 9 pm”; a reminder goes out ten minutes before
command-invite =
    .name = invite
    .text = Invite people to this channel’s game, or set its time
