## /settings mine, server

command-settings-mine =
    .name = mine
    .text = Your hours, days and reminders
command-settings-server =
    .name = server
    .text = For this server: my language, who may open tables, where, who hears of trouble
arg-opener =
    .name = opener
    .text = The role that may open tables; @everyone lets everybody
arg-where =
    .name = where
    .text = Where tables may be opened
arg-reports =
    .name = reports
    .text = Where I say what goes wrong
arg-promises =
    .name = promises
    .text = Where I post, each day, what tomorrow’s challenges hang on
server-title = This server
server-how = `/settings server` changes each of these. Whoever may manage a channel opens tables there in any case.
server-opener = Tables are opened by { $role }.
server-opener-all = Everybody may open tables.
server-place-anywhere = Tables are opened in any channel.
server-place-threads = Tables are opened in threads only.
server-place-channels = Tables are opened in { $channels } and the threads there.
server-where-anywhere = In any channel
server-where-threads = In threads only
server-where-here = In this channel (and others named so)
server-where-not-here = No longer in this channel
server-reports-to = What goes wrong (a table stopped, messages held back) is reported in { $where }.
server-reports-none = What goes wrong (a table stopped, messages held back) is reported nowhere.
server-promises-to = Each day I post in { $where } what tomorrow’s challenges hang on.
server-promises-none = What the challenges of the day hang on is posted nowhere; `/challenge board` shows it.
server-reports-here = In this channel
server-reports-nowhere = Nowhere
server-reset = Everybody, anywhere
report-missing = Table { $n } ({ $game }, { $where }) is paused: { $what }. Nothing is lost; once it is put right, `/game resume` goes on.
report-quarantine = Discord is holding back my direct messages; nobody’s own settings are to blame. Games go on: `/play`, here, shows everybody their turn and their hand. Nothing is lost; what waits goes out as soon as Discord lets it.
report-slow = Discord refuses much of what I ask of it, so I slow down. Commands and buttons answer as ever; what I say of my own accord may be some ten minutes late.
report-worker = A fault stopped me { $when }; I am back. Everything that was played stands.
report-pictures = At table { $n } ({ $game }, { $where }) Discord does not take my pictures: what they show is said in words, or in a new message. If I lack the permission “Attach Files” there, please grant it.
hello-speak = Speak English here
refused-not-opener = Here { $role } opens the tables. Ask them for one; joining is open to all.
refused-only-threads = On this server tables are opened in threads only.
refused-not-this-channel = Tables are not opened in this channel, but in { $channels }.
only-threads-thread = On this server tables are opened in threads. Shall I make one here?

## /about

command-about =
    .name = about
    .text = Who runs this bot, its version, your data, its source
about-title = About this bot
about-version = Version { $version }: an unofficial project of players, made for tables of friends.
about-contact = Run by: { $said }
about-no-contact = Whoever runs it has left no address; the server’s administrators invited it and can tell.
about-privacy = Your data: `/privacy export` hands you everything that is kept of you, `/privacy delete` has it forgotten. Nothing is sold or given to others; what a server’s games hold goes 30 days after it sends the bot away.
about-source = Source: { $said }
about-no-source = Source: under the MIT licence; ask whoever runs it for the copy in use.

## A server that sends the bot away

reminder-leaving = 👋 The server where you play has sent me away, so your game is paused ({ $phase }). If I am not invited back, it is deleted with all I keep of that server; `/game export`, here, gives you a copy before.
reminder-kept = All of it is kept until { $when }.
