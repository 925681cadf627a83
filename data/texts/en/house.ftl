# Texts of the house: everything that depends on no game.

## Words and lists

unsaid = (I have no words for the rest yet)
unsaid-word = (unnamed)
option-yes = Yes
option-no = No
value-yes = yes
value-no = no
value-none = nothing
seat-nobody = nobody
seat-own = Yourself
seat-unnamed = seat { $n }
seat-alike = { $name } ({ $letter })
computer-called = Computer { $name }
computer-name-0 = Basile
computer-name-1 = Célia
computer-name-2 = Anselme
computer-name-3 = Violette
computer-name-4 = Marcel
computer-name-5 = Octave
computer-name-6 = Sidonie
computer-name-7 = Firmin
computer-name-8 = Prune
computer-name-9 = Achille
computer-name-10 = Zélie
computer-name-11 = Gaspard
computer-temper-0 = never hurries
computer-temper-1 = counts everything twice
computer-temper-2 = says little, acts fast
computer-temper-3 = likes a detour
computer-temper-4 = saves everything for tomorrow
computer-temper-5 = forgets nothing
computer-name = Computer { $letter }
list-empty = nothing
list = { $start } and { $last }
fault = Something went wrong on my side; nothing was played. Try again, or give this code to the person who runs me: `{ $id }`.
fault-after = Something went wrong on my side, but what you did is saved: `/play` shows where you are. For the person who runs me: `{ $id }`.

## The menu

menu-what = What will you do?
menu-may = Nothing is urgent, but you may act
menu-may-change = Your answer is in; you can still change it.
menu-may-interject = It is not your turn, but you can interrupt.
menu-nothing = There is nothing for you to do right now. Waiting for { $who }.
menu-paused = The game is paused.
menu-missing = The game is paused: { $what }. Nothing is lost.
menu-ended = The game is over.
menu-so-far = › { $path }
menu-value = { $field }: { $value }
menu-ready = This is what you are about to do: **{ $what }**
menu-final = ⚠️ This cannot be taken back: luck or hidden information is involved.
named-pair = { $name }: { $told }
menu-star = ⭐: what a computer would choose in your place. It may be wrong.
menu-marks = A number shows where an option is in the picture; options in the same place share one.
menu-otherwise = Or something else:
menu-stays = ⚠️ Once made, this choice cannot be undone.
menu-window = You may change your answer until everybody has answered; then it counts.
menu-all-final = ⚠️ Once made, none of these choices can be undone.
menu-ends = After this it is up to the others; until one of them answers, you can take this move back.
menu-shown = Everybody sees this at once: it cannot be taken back.
ahead-final = ⚠️ cannot be undone
menu-compose = Put it together yourself…
menu-several = Choose { $least } to { $most }
menu-exactly = Choose { $n }
menu-beside = **At any time**
menu-news = Since you last looked
menu-done = Done.
choose-game = Which game do you mean?

## Buttons

button-play = Play
button-text = As text
button-symbols = What do the symbols mean?
draw-changed = changed since the phase began
draw-changed-own = changed since your last move
draw-veiled =
    { $count ->
        [0] A closed eye marks what at least one player cannot see.
       *[other] A closed eye marks what at least one player cannot see. Also hidden: { $names }.
    }
alt-continues = Press “As text” for the rest.
button-again = Refresh
button-confirm = Confirm
button-none = None of these
button-back = Back
button-previous = Previous page ({ $n }/{ $of })
button-next = Next page ({ $n }/{ $of })
button-join = Join
button-leave = Leave
button-computer = Add a computer
button-options = Options
button-start = Start
button-alone = Play alone
button-remove = Remove someone
button-cancel = Cancel the game
button-thread = Open a thread
button-keep = No, go on

## The lobby

lobby-title = A game is being set up: { game-name }
lobby-seats = At the table ({ $n } of { $most })
lobby-seat-note = { $who } · { $how }
lobby-empty = Nobody yet.
lobby-alone = One person at the table
alone-sure = Play alone? If you are waiting for others, leave the game open: they can still join.
lobby-options = Options
lobby-options-more =
    { $n ->
        [one] -# The other option is unchanged: the Options button shows it, along with the promise made for the deal.
       *[other] -# The other { $n } options are unchanged: the Options button shows them, along with the promise made for the deal.
    }
lobby-no-options = This game has no options.
lobby-footer = The table has { $few } to { $most } seats, each with its own letter. { $host } starts the game.
lobby-opened = The game is open in { $where }: anybody can join.
lobby-changed = Done.
seated-computer = { $name } — { $kind }, { $temper }
kind-human = a person
kind-random = Absent-minded computer
    .text = plays any legal move
kind-easy = Novice computer (easy)
    .text = takes what looks best right now
kind-normal = Shrewd computer (normal)
    .text = weighs every move as thousands of games have taught it to
kind-hard = Fearsome computer (hard)
    .text = plays its best moves out in its head before it chooses; takes up to a second
kind-greedy = { kind-easy }
computers-title = Which computer should join?
removes-title = Who should leave the table?
options-title = Game options
lobby-variant = Variant
variant-rulebook = The rulebook
    .text = The options that variants change are set as in the rulebook.
options-text = Only the host of the game, and people who manage the channel, can change the options.
started = The game begins!
channel-busy-thread = A game is already running in this channel. Play this one in a thread?

## The table

dashboard-title = { $game } — { $phase }
dashboard-paused = ⏸ { $title } (paused)
dashboard-disputed = ⚖ The game is waiting for its game master to rule on a dispute; then it goes on.
dashboard-missing = The game is paused: { $what }. Once that is fixed, press “Resume the game”.
dashboard-awaited = Waiting for
dashboard-happened = What happened
dashboard-footer = “Play” opens a menu that only you can see.
awaited-line = { $letter } { $seat } { $what }
awaited-nobody = Nobody.
log-title = What happened
log-empty = Nothing yet.
score-title = Points
score-note = The others’ hidden points are left out.
score-total = Total
score-known = Total known
score-tie = Tie-break: { $name }
seats-title = Around the table
paused = The game is paused.
left = You have left the game; a computer has taken your seat.
leave-sure = If you leave, a computer takes your seat for good and sees what you hide. If you are only away for a while, a regent can play for you until you are back, or your seat can go to somebody else. “Concede” goes further: you finish last, and nobody takes the seat over. Leave?
cancelled-title = Game stopped
cancelled-text = The game has been cancelled.
ended = The game is over.
over-here = The last game in this channel is over. Look back at it, or play again.
end-title = Game over — { $game }
end-early = The game was stopped early: nobody won.
end-stopped = The game was stopped early; the table chose to let its points count.
winning-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
end-conceded = 🏳 { $names } conceded and { $n ->
        [one] finishes
       *[other] finish
    } last, whatever the computer scored.
end-nobody = 🏁 Nobody has won.
end-side =
    { $n ->
        [one] 🏆 **{ $names }** wins against { $rivals } with { $points }.
       *[other] 🏆 **{ $names }** win together against { $rivals } with { $points }.
    }
end-winners =
    { $n ->
        [one] 🏆 **{ $names }** wins with { $points }.
       *[other] 🏆 **{ $names }** tie for the win with { $points }.
    }

## The private sheet

sheet-your-turn = ▶ It is your turn.
sheet-not-awaited = It is not your turn.
sheet-footer = #{ $where } · only you see this message
sheet-start = The game in #{ $where } has begun. Here is what you have.
sheet-turn = It is your turn in #{ $where }.
sheet-loss = This happened to you in #{ $where }:
sheet-change = Something has changed in #{ $where }.

## Refusals: the house

refusal-by-rule =
    ✋ { $sentence } (rule “{ $title }”)
    { "-#" } `{ $rule }`
refused-stale = That button was out of date: here is what you can do now.
refused-old-button = That button no longer works. Use `/play` to see what you can do.
refused-no-table = That game no longer exists, or you do not have access to it.
refused-no-table-here = There is no game in this channel. `/game new` opens one.
refused-no-running-game = You have no games running.
refused-not-seated = You are not at this table. `/game board` shows how the game stands.
refused-not-your-seat = That menu is not yours. Use `/play` to open your own.
refused-not-started = The game has not begun yet.
refused-already-started = The game has already begun.
refused-ended = This game is over.
refused-paused = The game is paused: nobody can play until it resumes (`/game resume`).
refused-cancelled = This game was cancelled.
refused-not-host = Only the host of the game, and people who manage the channel, can do that.
refused-not-alone = Somebody has joined in the meantime. Press “Start” in the game’s message to begin with the whole table.
refused-kept-out =
    { $until ->
        [0] The person who runs me has barred you: “{ $why }”. `/about` says how to reach that person, and `/privacy` what is held about you.
       *[other] The person who runs me has barred you until <t:{ $until }:f>: “{ $why }”. `/about` says how to reach that person, and `/privacy` what is held about you.
    }
refused-kept-out-server =
    { $until ->
        [0] The person who runs me has barred this server: “{ $why }”. `/about` says how to reach that person.
       *[other] The person who runs me has barred this server until <t:{ $until }:f>: “{ $why }”. `/about` says how to reach that person.
    }
refused-server-not-allowed = The person who runs me lets me play only on certain servers. `/about` says how to reach that person.
refused-looking-full = I am still working on your last question: try again in a moment.
refused-maintenance = I am stopping for maintenance: “{ $why }”. Try again in a while: all clocks are stopped until I am back.
refused-no-such-seat = There is no such seat.
refused-storage = I cannot save right now; nothing was played. Try again in a moment.
refused-late-form = The form could not be opened in time: please click again.
refused-unknown-game = I do not know that game.
refused-save-old = This game was saved before version 1.0.0 of the bot. That version can still open it; this one cannot. Nothing is lost.
refused-save-unreadable = I can no longer read this game, but it is not lost. The person who runs me can fix that.
refused-already-seated = You are already at the table.
refused-full = No seats are free at this table right now; it has at most { $most }.
refused-no-such-kind = I do not know that kind of computer.
refused-unknown-option = This game has no such option.
refused-bad-option = That option cannot have that value.
refused-too-few = At least { $least ->
        [one] { $least } seat
       *[other] { $least } seats
    } must be taken (now: { $seated }). A computer can fill a seat.
refused-too-many = Too many seats are taken ({ $seated }): this game has room for at most { $most }.
refused-not-over = The game is not over.
refused-not-paused = The game is not paused.
refused-end-by-all = You are playing in this game: it stops only if everybody agrees.
refused-left-game = You have left this game: only the people still playing it can end it.
undo-done = Taken back: “{ $what }”.
refused-undo-nothing = You have no moves to take back.
refused-undo-revealed = That move showed something hidden, or luck was involved: it cannot be taken back.
refused-undo-answered = Somebody has already answered that move: it can no longer be taken back.
refused-undo-private = Others have played in secret since that move: it cannot be taken back without their consent.
refused-undo-too-far = That move is too old to be taken back.
refused-channel-busy = A game is already running here. Open this one in another channel.
refused-channel-busy-thread = A game is already running in this channel. Open this one in another channel, or in a thread.
refused-thread-refused = Discord refuses to open a thread in this channel. Open this game in another channel.
refused-several-games = You have several games running. Use the command in the channel of the game you mean, or choose the game here.
refused-other-game = This table is playing another game. `/play` shows what you can do.
refused-typed-unknown = In this game, “{ $field }” cannot be “{ $typed }”. Pick a suggestion.
refused-typed-missing = Also needed: { $field }.
refused-typed-too-long = This text is too long: { $most } characters at most.
refused-several-moves = Several moves match. Pick one of the suggestions.
refused-limit-lobbies = You already have { $most ->
        [one] one table
       *[other] { $most } tables
    } waiting for players. Start or close { $most ->
        [one] it
       *[other] one of them
    } before you open another.
refused-limit-lobbies-here = This server already has { $most ->
        [one] one table
       *[other] { $most } tables
    } waiting for players. Why not take a seat { $most ->
        [one] there
       *[other] at one of them
    }?
refused-limit-games = You already have { $most ->
        [one] one game
       *[other] { $most } games
    } on the go. Finish { $most ->
        [one] it
       *[other] one of them
    } before you start another.
refused-limit-games-here = This server already has { $most ->
        [one] one game
       *[other] { $most } games
    } on the go. A new one can open as soon as { $most ->
        [one] it
       *[other] one of them
    } ends.
refused-limit-lessons = You have begun { $most ->
        [one] one lesson
       *[other] { $most } lessons
    } in the last hour. You can begin the next one { $again }.
refused-limit-uploads = I take at most { $most ->
        [one] one file
       *[other] { $most } files
    } an hour. Try again { $again }.
refused-limit-requests = You can put something to the whole table (going back, a different pace, a pause) at most { $most ->
        [one] once
        [2] twice
       *[other] { $most } times
    } an hour. Try again { $again }.
refused-limit-notices = Your actions have already posted { $most ->
        [one] one notice
       *[other] { $most } notices
    } in the last hour. Try again { $again }.
refused-limit-exports = I hand out at most { $most ->
        [one] one file
       *[other] { $most } files
    } an hour. Try again { $again }.
refused-limit-links = I hand out at most { $most ->
        [one] one link
       *[other] { $most } links
    } an hour. Try again { $again }.
refused-only-in-server = That works only on a server that I am on.
refused-not-manager = You need the Manage Channels permission on the whole server, not only in this channel.
refused-permissions = I am missing a permission here: { $what }. Grant it in the settings of { $where }, under Permissions; then try again.
refused-challenge-not-over = Others can still play this challenge: you can get its file and its secrets { $until }, once its day is over (UTC).
refused-role-missing = Nobody is left for this role: { $role }. One of you has to take it, even if that means giving up another role.
permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-embed_links = Embed Links
permission-attach_files = Attach Files
permission-create_public_threads = Create Public Threads

missing-channel = the channel no longer exists
missing-guild = I am no longer on that server
missing-thread-locked = the thread is locked
missing-view_channel = I can no longer see the channel
missing-send_messages = I can no longer write there
missing-send_messages_in_threads = I can no longer write in that thread
missing-embed_links = I can no longer embed links there

## Notices and log

notice-handed-over = { $name } has left the table: a computer has taken seat { $letter }.
notice-dm-closed = { $name } cannot receive my direct messages: the buttons on the dashboard will show { $name } their sheet, in private.
notice-operator-closed = 🔒 The person who runs me has closed this table: “{ $why }”
event-defaulted = A default move was made for you.
event-undone = { $seat } takes back their last move.
event-rewound = Everybody agrees: the game goes back to before { $seat }’s last move.
event-rewind_refused = { $by } does not want to go back to before { $seat }’s last move: the game goes on.

## Refusals: the kernel of the rules

reason-game-over = The game is over.
reason-not-your-turn = It is not your turn.
reason-not-now = You cannot do that at this point in the game.
reason-not-offered = You cannot do that now.

## Settings

settings-now-fr = Here, I speak French in public.
settings-now-en = Here, I speak English in public.
settings-set-fr = Noted: I will speak French in public.
settings-set-en = Noted: I will speak English in public.
language-fr = Français
language-en = English

## Commands

command-game =
    .name = game
    .text = This channel’s table: open it, look at it, leave it or end it
command-new =
    .name = new
    .text = Open a game in this channel
command-board =
    .name = board
    .text = Look at the board
command-log =
    .name = log
    .text = See what has happened
command-score =
    .name = score
    .text = See the points, rule by rule
command-play =
    .name = play
    .text = See what you can do now, and do it
command-sheet =
    .name = sheet
    .text = See what you have, in private
command-move =
    .name = move
    .text = Play a move by typing it
command-settings =
    .name = settings
    .text = Your hours and reminders, and this server’s settings
game-group =
    .text = Play this game by typing your moves
arg-game =
    .name = game
    .text = The game
arg-pick =
    .name = move
    .text = What you do
arg-language =
    .name = language
    .text = The language of public messages

## The chart of the end

final-nobody = Nobody has won
final-side = { $n ->
        [one] { $names } wins against { $rivals }: { $points }
       *[other] { $names } win together against { $rivals }: { $points }
    }
final-winners = { $n ->
        [one] { $names } wins: { $points }
       *[other] { $names } share the victory: { $points }
    }
ending-nobody = Nobody has won
ending-side = { $n ->
        [one] { $names } wins
       *[other] { $names } win together
    }
ending-winners = { $n ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
ending-sum-nobody = Nobody has won
ending-sum-side = against { $rivals }
ending-sum-winners = { $points }
final-deeds = Deeds over the course of the game
final-growth = Points over the course of the game

## First contact

hello = Hello! I run tables of survival games: I keep the rules and the secrets. Where would you like to start?
button-open-table = New game
button-look = Look around
look-which = Which table would you like to see?
look-text = A game between computers, halfway through: this is what everybody sees. What a seat hides is sent to that seat alone.
open-which = Which game do you want to play?
no-pictures = Without the “{ $what }” permission, boards in { $where } are shown as text only; the game works just as well.

## What happened, in short

missed-you = You
missed-all = At the table
folded = … and { $n } more
