# A free seat at a table of this server.

command-find =
    .name = find
    .text = Find a free seat at a table on this server
find-title = Tables with a free seat
find-none = No table on this server has a seat for you. `/game new`, in a channel, opens a table.
find-lobby = **{ $number }.** **{ $game }** · { $where } · { $n } of { $most } seated · { $pace }
find-offered = **{ $number }.** **{ $game }** · { $where } · the game is under way and a seat is on offer · { $pace }
