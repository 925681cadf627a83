## /settings mine, server

command-settings-mine =
    .name = mine
    .text = Your hours, days and reminders
command-settings-server =
    .name = server
    .text = For this server: my language, who can open tables and where, and where I report problems
arg-opener =
    .name = opener
    .text = The role that can open tables; choose @everyone to let everybody do so
arg-where =
    .name = where
    .text = Where tables can be opened
arg-reports =
    .name = reports
    .text = Where I report problems
arg-promises =
    .name = promises
    .text = Where I post, each day, the promises for the next day’s challenges
server-title = This server
server-how = `/settings server` changes each of these. Members who can manage a channel can always open tables there.
server-opener = Members with the { $role } role can open tables.
server-opener-all = Anybody can open tables.
server-place-anywhere = Tables can be opened in any channel.
server-place-threads = Tables can be opened only in threads.
server-place-channels = Tables can be opened in { $channels }, and in their threads.
server-where-anywhere = In any channel
server-where-threads = In threads only
server-where-here = In this channel (and others already chosen)
server-where-not-here = No longer in this channel
server-reports-to = Problems (stopped tables, held-back messages) are reported in { $where }.
server-reports-none = Problems (stopped tables, held-back messages) are not reported anywhere.
server-promises-to = Each day I post the promises for the next day’s challenges in { $where }.
server-promises-none = The promises for the day’s challenges are not posted anywhere; `/challenge board` shows them.
server-reports-here = In this channel
server-reports-nowhere = Nowhere
server-reset = Everybody, anywhere
report-missing = Table { $n } ({ $game }, { $where }) is paused: { $what }. Nothing is lost; once that is fixed, `/game resume` continues the game.
report-quarantine = Discord is holding back my direct messages; this has nothing to do with anybody’s settings. Games go on: `/play`, here, shows everybody their turn and their hand. Nothing is lost; the messages go out as soon as Discord lets them.
report-slow = Discord is refusing many of my requests, so I am slowing down. Commands and buttons work as usual; my announcements may be about ten minutes late.
report-worker = A fault stopped me { $when }; I am back, and nothing that was played is lost.
report-pictures = At table { $n } ({ $game }, { $where }), Discord is not accepting my pictures, so I am describing them in words or posting them in a new message. If I lack the “Attach Files” permission there, please grant it.
hello-speak = Speak English here
refused-not-opener = Only members with the { $role } role can open tables here. Ask somebody who has this role; anybody can join a table.
refused-only-threads = On this server, tables can be opened only in threads.
refused-not-this-channel = Tables cannot be opened in this channel, only in { $channels }.
only-threads-thread = On this server, tables can be opened only in threads. Shall I open one here?

## /about

command-about =
    .name = about
    .text = Who runs this bot, its version, your data, its source
about-title = About this bot
about-version = Version { $version }: an unofficial project by players, made for friends’ tables.
about-contact = Run by: { $said }
about-no-contact = The person who runs me has left no address; the server’s administrators, who invited me, may know how to reach that person.
about-privacy = Your data: `/privacy export` gives you everything held about you, and `/privacy delete` erases it. Nothing is sold or passed on; a server’s games are deleted 30 days after the bot is removed.
about-source = Source: { $said }
about-no-source = Source code: MIT licence; ask whoever runs this bot for the version in use.

## A server that sends the bot away

reminder-leaving = 👋 I was removed from the server where you play, so your game is paused ({ $phase }). If I am not invited back, it will be deleted along with everything I hold for that server; use `/game export` here to get a copy first.
reminder-kept = All of it is kept until { $when }.
