# The pace of a table: clocks, delays, time budget.

## Spans of time

span-none = nothing
span-seconds = { $n } s
span-minutes = { $n } min
span-hours = { $n } h
span-days = { $n } d
span-both = { $hours } h { $minutes }

## The lobby

button-pace = Pace
lobby-pace = Pace
pace-title = What pace do you want to play at?
pace-text = Choose a way to play. Clocks run only during each player’s waking hours (`/settings mine`).
pace-live = Quick
    .text = one evening, with everybody there
    .choice = Quick: one evening
pace-async = Standard
    .text = a move at lunch, a move in the evening, over several days
    .choice = Standard: a few days
pace-long = Long
    .text = a few moves a week, no hurry
    .choice = Long: weeks, no hurry
pace-rendezvous = Deadlines
    .text = everything is resolved at fixed times, or earlier if everybody is ready
    .choice = Deadlines: at fixed times, over several days
pace-interlude = Interlude
    .text = a few hours in all, in the middle of a campaign
    .choice = Interlude: a few hours, in a campaign
arg-preset =
    .name = preset
    .text = The pace to play at; you can change it later
pace-own = Custom
pace-line = **{ $pace }**: { $text }
pace-chosen = Now: { $terms }
button-terms = Set the details
terms-title = Pace in detail
terms-text = Each setting has a menu of its own; the host and the game master can change them.
pace-line-rendezvous = { $days } at { $times } ({ $zone })
pace-line-notice = at least { $span } to answer
pace-line-decision = { $span } per turn
pace-line-bank = { $span } in the bank
pace-line-increment = { $span } more for each turn taken on time
pace-line-budget = { $span } in total
pace-line-window = { $span } to react
pace-line-hints = hints allowed
pace-line-stopped = points count even if the game ends early
pace-line-ladder-nudge = then just a reminder
pace-line-ladder-default = then a default move
pace-line-ladder-regent = then a default move, and a regent after { $n ->
        [one] { $n } missed turn
       *[other] { $n } missed turns
    }
pace-line-ladder-substitute = then a default move, and after { $n ->
        [one] { $n } missed turn
       *[other] { $n } missed turns
    } a regent, with the seat on offer
term-decision = Time per turn
    .text = counted in the waking hours of the player whose turn it is
term-decision-none = no limit
term-notice = Notice
    .text = waking hours that everybody has before a deadline
term-times = Times
    .text = one or more a day; `/game pace` also takes minutes
term-days = Days
    .text = the days that have a deadline
term-zone = Time zone
    .text = the time zone those times are in
term-bank = Bank
    .text = extra time for the whole game, when a turn’s own time is not enough
term-increment = Gain
    .text = time added to the bank after each turn taken on time
term-ladder = When somebody is absent
    .text = what happens when somebody does not answer
term-ladder-nudge = A reminder, nothing more
term-ladder-default = A default move
term-ladder-regent = A default move, then a regent
    .text = a computer holds the seat until its owner is back
term-ladder-substitute = A regent, with the seat on offer
    .text = somebody else may then take the seat
term-grace = Grace period
    .text = from when the clock runs out until the default move
term-regent_after = Regent
    .text = how many missed turns bring in a regent
term-regent-after-value = { $n ->
        [one] after { $n } missed turn
       *[other] after { $n } missed turns
    }
term-objection = Pause on request
    .text = how long the others have to object
term-window = Time to react
    .text = to answer what somebody else announces; after that, you let it pass
term-window-none = like any turn
term-budget = Budget
    .text = time for the whole game, shared out among its phases
term-hints = Hints
    .text = anybody may ask what the fearsome computer would do; by default, only if the game is unrated or has one human player
term-hints-auto = unless rated
term-hints-yes = allowed
term-hints-no = none
term-stopped = Early end
    .text = what a game counts for if it is ended after its first chapter
term-stopped-void = nobody wins
term-stopped-counts = the points count
term-value = { $term }: { $value }
refused-bad-terms = There is no such pace. Choose one of those offered.
refused-bad-time = Say how much time you want to add.
refused-no-clock = This game has no clock.

## The dashboard

clock-runs = ⏳ { $when }
clock-grace = ⏰ time is up; the grace period ends { $when }
clock-spent = ⏰ time is up
clock-ready = ✅ ready, { $when } at the latest
clock-fill = ⏰ a computer plays
clock-line = { $line } — { $clock }
dashboard-pace = Pace
pace-likely = Next turn, probably: { $when }.
pace-rendezvous-next = Next deadline: { $at } ({ $when }).
pace-ends = The game will probably end on { $day }.
pace-budget = This phase ends at { $at } at the latest ({ $when }).
pace-budget-paused = Time left for this phase: { $left }.
pace-budget-spent = This phase’s time is up: computer players will finish it.
pace-budget-rest = Time left for the phases to come: { $rest }.
notice-extended = Everybody gets { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h
    } more.
notice-extended-seat = { $seat } gets { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h
    } more.
notice-downtime = Sorry: I was offline from <t:{ $since }:t> to <t:{ $until }:t>. What should have happened in the meantime will happen now.
notice-downtime-given = Sorry: I was offline from <t:{ $since }:t> to <t:{ $until }:t>. The time lost has been given back to { $seats }.

lobby-length =
    { $days ->
        [one] About one day at this pace
       *[other] About { $days } days at this pace
    }, judging by { $games ->
        [one] { $games } game finished here
       *[other] { $games } games finished here
    }.
lobby-length-tried =
    { $days ->
        [one] About one day at this pace if people plan ahead, judging by simulated games.
       *[other] About { $days } days at this pace if people plan ahead, judging by simulated games.
    }
