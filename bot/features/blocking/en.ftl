# People one has blocked.
command-block =
    .name = block
    .text = Keep somebody away from your tables, or see who you have blocked
arg-block-person =
    .name = person
    .text = Who to block; leave blank to see the list
block-title = People you have blocked
block-nobody = You have not blocked anybody. To block a person, name them in `/block`.
block-person = { $n }. { $who }
block-lift = Unblock a person
block-lift-one = Unblock number { $n }
block-small = People you block cannot take a seat at tables you host, or a seat you offer; their invitations do not notify you, and your tables do not notify them. They are not told that you have blocked them. A seat they already have stays theirs.
refused-block-self = You cannot block yourself.
refused-block-most = You can block at most { $most } people. Unblock somebody first.
