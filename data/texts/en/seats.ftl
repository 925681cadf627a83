## Seats: regents, substitutes, leaving

notice-regent = { $name } is away: a regent (the shrewd computer) plays seat { $letter } using only what that seat knows. As soon as { $name } does anything at this table, the regency ends.
notice-seat-offered = { $name }’s seat { $letter } is open: anyone not at this table can take it as it is. First come, first served.
notice-seat-taken = { $name } takes over seat { $letter } from { $of }.
notice-regent-by = At { $by }’s request, a regent (the shrewd computer) plays seat { $letter } for { $name }, using only what that seat knows. As soon as { $name } does anything at this table, the regency ends.
notice-seat-offered-by = At { $by }’s request, { $name }’s seat { $letter } is open: anyone not at this table can take it as it is. First come, first served.
notice-handed-over-by = At { $by }’s request, a computer takes over seat { $letter } from { $name } for good.
notice-host-passed = { $name } is now the host of this game.
notice-removed-by = { $by } has removed { $name } from this game.
replace-regent = { $letter } { $seat }: a regent will play this seat until its player is back. The channel will be told that you asked for this. Is that what you want?
replace-offer = { $letter } { $seat }: anyone will be able to take this seat, with everything it hides. The channel will be told that you asked for this. Is that what you want?
replace-hand = { $letter } { $seat }: a computer will take this seat for good, and its player will lose it. The channel will be told that you asked for this. Is that what you want?
button-replace = Yes, that is what I want
notice-conceded = { $name } concedes: a computer plays seat { $letter } to the end; the seat finishes last, whatever the computer scores.
farewell-passed = Somebody else now has your seat { $letter } in #{ $where }: what it hides is no longer shown here.
farewell-left = You have left the game in #{ $where }: a computer now plays seat { $letter }, and what that seat hides is no longer shown here.
sheet-regent = A regent is playing for you in #{ $where }. Come back whenever you like.
sheet-taken = You have taken a seat in #{ $where }. Here is everything that comes with it.

refused-regent-plays = A computer already plays this seat.
refused-not-away = No regent is playing for you and your seat is not open: there is nothing to change.
refused-seat-in-time = This person’s turn is not overdue: a regent may play for them once it is, or if they have said that they are away.
refused-seat-conceded = The person in this seat has conceded: a computer plays for them to the end, and nobody can take the seat over.
refused-seat-newcomer = Your account is newer than this game, so you cannot take a seat in it.
refused-seat-present = This person is playing: only they can offer their seat.
refused-seat-missed = The person in this seat has only just left: you can offer the seat { $due } if they are not back.
refused-seat-offered = This seat is already open.
refused-seat-not-offered = This seat is not on offer, or no longer is. `/game seat show` shows the seats on offer.
refused-seat-learning = A lesson is yours alone: its seat cannot be given away.
refused-seat-master = You have seen what is hidden in this game, as its game master or over somebody’s shoulder: you can no longer take a seat in it.
refused-seat-known = You have held another seat at this table and know what it hides: you cannot take this one.

by-regent = { $line } *(regent)*
by-default = { $line } *(by default)*
by-order = { $line } *(standing order)*
by-plan = { $line } *(plan)*
by-master = { $line } *(game master)*

## Pages and buttons

seated-regent = { $name } — a regent, { $kind }, took over { $since }
seated-offered = { $name } · **open seat** (`/game seat take`)
dashboard-seats = Regents and open seats
sheet-away = ⏳ A regent took over { $since }: it is playing for you, using only what you know. As soon as you do anything at this table, it stops.
back-again = You are back: nobody is playing for you any more. What the regent played can be taken back move by move, as long as nothing has been revealed or drawn; `/game missed` tells you what it did.
seat-took = The seat is yours, with everything that goes with it. `/sheet` shows what that is, and `/game log` what has happened.
button-take = Take { $seat }’s seat
button-back-again = I am back
button-regent-own = A regent while I am away
button-offer-own = Offer my seat
button-withdraw-own = Stop offering my seat
button-regent = A regent for { $seat }
button-offer = Offer { $seat }’s seat
button-withdraw = Stop offering: { $seat }
concede-sure = Concede this game? You finish last, a computer plays your seat to the end, and nobody else loses anything. You cannot take this back.
conceded = You have conceded: a computer now plays your seat to the end.
button-concede = Concede
refused-no-open-seat = No seats are open at this table.

## Commands

command-seat =
    .name = seat
    .text = Seats: see who is playing, offer yours, take one, come back, leave
command-seat-show =
    .name = show
    .text = See who plays which seat, leave yours or give it to a regent
command-seat-offer =
    .name = offer
    .text = Offer your seat to somebody who is not at this table
command-seat-take =
    .name = take
    .text = Take an offered seat, with everything that goes with it
command-seat-concede =
    .name = concede
    .text = Give up the game: you finish last, a computer plays on, and the others lose nothing
command-seat-back =
    .name = back
    .text = Take your seat back from its regent, or stop offering it
arg-seat =
    .name = seat
    .text = The seat, by its letter

## Inviting, and the time of the start

notice-invited-by = { $by } has invited you to play: one click and you have a seat.
notice-begins-soon = The game begins { $due }.
notice-begins = It is time: the game can begin.
invitation-taken = You are in.
lobby-start = Start
lobby-start-at = { $at } ({ $when })
lobby-kept = Seats kept
lobby-kept-for = Kept for { $who }; open to anybody { $until }.
refused-seats-kept = The people from the previous game still have { $hours } h to take the free seats.
refused-limit-invitations = I send out no more than { $most ->
        [one] one invitation
       *[other] { $most } invitations
    } an hour. Try again { $again }.
