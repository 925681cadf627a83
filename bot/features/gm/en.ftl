# The game master: board, corrections, decisions.

## Who runs the game

master-title = Game master
master-none = Nobody is running this game. A game master does not take a player’s seat: they see everything, narrate, make corrections and give rulings.
master-seated = You hold a seat, and a game master cannot hold one. Leave it first (`/game seat show`), then ask to run this game.
master-now = { $who } runs the game. They see everything and take no player’s seat.
master-tells = The game master also narrates and plays { $letter } { $name }, unranked.
master-taken = You run this game. `/gm panel` shows everything to you alone; before the start, `/gm prepare` sets what awaits each seat.
master-left = You no longer run this game.
master-asked = Your request is in. The host of the game will answer it in the channel; until then, nothing changes for you.
master-asks = { $who } is asking to run this game: the answer is up to the host.
master-declined = { $who } will not run this game.
master-named = { $who } runs this game.
master-role-set = Members with the { $who } role and no seat here can run this game.
master-role-gone = No role can run this game any more.
button-master = Game master
button-master-instead = Leave my seat and run the game
button-master-take = I will run the game
button-master-ask = Ask to run the game
button-master-leave = Step down
button-master-withdraw = Withdraw my request
button-master-grant = Accept
button-master-decline = Decline
button-master-remove = Remove the game master
button-prepare = Prepare the game
refused-master-seated = A game master sees everything: this person holds a seat, so they cannot be one.
refused-master-pending = Somebody else is already asking to run this game: the host still owes them an answer.
refused-master-not-asked = This person is no longer asking to run this game.
refused-master-role-all = This role cannot run the game: everybody has it, or it belongs to an app.
refused-no-words = The text is missing.

## The game master’s panel

gm-title = { $game } · { $phase } — the game master’s view
gm-awaited = Waiting for
gm-look = Look at…
gm-look-board = The board
gm-look-seat = Seat { $letter } { $seat }
gm-look-hidden = What is hidden
gm-look-log = Everything that has happened
gm-hidden-title = What some players cannot see
gm-hidden-nothing = Nothing is hidden right now.
gm-dispute-open =
    ⚖ A dispute: “{ $words }”
    The game is waiting for you. Correct the table if you need to, then rule in a sentence, and the game goes on.
button-gm-refresh = Refresh
button-gm-tales = Story
button-gm-epilogue = Epilogue
button-gm-retell = Rewrite this chapter
button-gm-say = Narrate
button-gm-pause = Pause
button-gm-resume = Go on
button-gm-correct = Correct
button-gm-undo = Take back a correction
button-gm-extend = Give time
button-gm-seats = Seats
button-gm-dispute = Dispute
button-gm-rule = Rule
button-gm-regent = Regent: { $seat }
button-gm-offer = Offer: { $seat }
button-gm-hand = Computer: { $seat }
gm-seats-title = Seats
gm-seats-lobby = A character name appears wherever the story is told. A seat of your own is a rival that you play using only what it sees; the whole table knows, and that seat is unranked.
gm-seats-text = A character name appears wherever the story is told. A regent plays for an absent player until they are back; an offered seat is taken in the channel; a computer that takes over a seat keeps it for good.
gm-seats-done = Done; the table has been told.
gm-said = Your scene has been narrated.
gm-answered = Your answer to { $seat } is in the channel.
gm-said-later = The scene will be narrated when this phase is over; until then it stays in your panel.
gm-extended = More time has been given: { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }.
gm-tales-title = The story, chapter by chapter
gm-tales-none = There are no chapters to tell yet.
gm-tales = Which chapter?
gm-form-retell-words = The chapter, in your own words
gm-retold = The report will tell this chapter in your own words.
gm-form-say = Narrate a scene
gm-form-say-words = What everybody will read
gm-form-correct = Correct
gm-form-correct-words = Why (everybody will read it)
gm-form-tale = Correct within the story
gm-form-tale-words = The sentence for the story (everybody will read it)
gm-form-quiet = Correct without announcing it
gm-form-quiet-words = Why (in the log only)
gm-form-dispute = Open a dispute
gm-form-dispute-words = The question (everybody will read it)
gm-form-dispute-rule = The rule, if you know it (its short name)
gm-form-rule = Rule
gm-form-rule-words = What applies at this table (everybody will read it)
gm-form-extend = Give time
gm-form-extend-words = How many hours

## What the game master is told

alert-phase = 🎭 { $where }: “{ $was }” is over; “{ $phase }” begins.
alert-stall = 🎭 { $where } ({ $phase }): { $letter } { $seat } is keeping the table waiting; their turn began { $since }.
alert-scene = 🎭 { $where } ({ $phase }): a scene is waiting for you to narrate. “{ $words }”
button-gm-panel = My panel
button-alerts = My alerts
gm-cues = Cues coming up
gm-cue = { $cue }: { $words }
gm-in-secret = Decided in secret
gm-until = { $line }; time runs out { $due }
gm-since = { $line } · { $since }

## Who is who in the story

notice-seat-told-by = 🎭 The game master ({ $by }) now narrates and plays seat { $letter }. They see everything: this seat is unranked.
button-character = Name my character
button-gm-character = Name: { $seat }
button-gm-own = Mine: { $seat }
button-gm-own-more = Add a seat of my own
button-gm-play = Play { $name }
character-title = { $seat }’s character
character-label = Their name (leave blank for none)
character-set = In the story, { $seat } is now { $character }.
character-gone = { $seat } no longer has a character name in the story.
own-title = Your own rival
own-label = The rival’s name
own-taken = This seat is yours: you play it with `/play` or from your panel, using only what it sees.

## Correcting

gm-correct-title = What needs correcting?
gm-correct-none = Nothing can be corrected right now.
gm-correct-ready = This is the correction: **{ $what }**. Tell everybody why, work it into the story without saying what was corrected, or just note it in the log; only those concerned see the secret details.
gm-corrected = Corrected – { $what }.
gm-uncorrected = The last correction has been taken back.
button-gm-why = Say why
button-gm-tale = In the story
button-gm-quiet = In the log only
refused-no-such-correction = I do not understand this correction. Choose it from the suggestions.
refused-undo-played = Somebody has since played a move that this correction allowed, so the correction can no longer be taken back. Make another correction instead.
refused-bad-hours = Give a whole number of hours, from 1 to { $most }.

## Disputes

gm-dispute-ruled = It is settled, and the game goes on.
refused-no-dispute = No dispute is open.
refused-not-replayable = The start of this game was not kept, so it cannot be replayed.

## What everybody reads

notice-master-named = 🎭 Game master: { $master }. They see everything and take no player’s seat.
notice-master-gone = 🎭 Nobody runs this game any more.
notice-master-asked = 🎭 { $who } is asking to run this game, and would then see everything. The host of the game can answer here.
notice-master-answered = 🎭 Somebody asked to run this game; the request has been answered.
notice-dispute-opened = ⚖ A dispute: the game is waiting for the game master’s ruling on “{ $words }”
notice-dispute-ruled = ⚖ The game goes on. The game master’s ruling: “{ $words }”
scene-alt = Picture of the scene: { $words }
scene-waits = A scene is waiting
scene-until = To be narrated: { $cue }
scene-pictured = With a picture
scene-dropped = This scene will not be narrated.
scene-now = now
scene-later = at the end of the phase
gm-scenes = { $n ->
        [one] A scene is waiting for its moment
       *[other] Scenes waiting for their moment: { $n }
    }
cue-phase-end = at the end of the current phase
cue-phase = when “{ $phase }” begins
cue-phase-in = { $chapter }, when “{ $phase }” begins
cue-chapter = { $chapter }, at the start
cue-event = the first time “{ $what }” comes up
cue-death = when the first life is lost
cue-points = when a seat reaches { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
cue-end = at the end of the game
cue-won = at the end, if { $seat } wins
button-gm-later = Scene at the end of the phase
button-scene-now = Narrate it now
button-scene-drop = Do not narrate it
gm-form-later = A scene at the end of the phase
gm-form-later-words = What everybody will read then
refused-scene-gone = This scene is no longer waiting: it has been narrated or withdrawn.
refused-scenes-most = There are already { $most } scenes waiting: narrate or withdraw some first.
refused-picture-kind = I can show only PNG, JPEG, WebP or GIF pictures, up to 16 million pixels.
refused-picture-large = This picture is too large: at most { $most } MB.
refused-picture-not-fetched = I could not get this picture from Discord. Try again.
scene-title = 🎭 A scene
epilogue-title = 🎭 Epilogue

## Preparing the game

prepare-title = Preparing the game
prepare-text = What you leave out is dealt and chosen as usual. None of this is announced to the table.
prepare-usual = as usual
prepare-table = The table
prepare-seat = Seat { $letter }
prepare-now = { $what }: **{ $value }**
prepare-clear = Reset everything

## Commands

command-gm =
    .name = gm
    .text = The game master: see everything, narrate, correct, rule
command-gm-panel =
    .name = panel
    .text = See everything, in private
command-gm-call =
    .name = call
    .text = Give a seat a character name, for the story
arg-called-seat =
    .name = seat
    .text = The seat that gets the name
arg-character =
    .name = character
    .text = The name in the story; leave blank to remove it
command-gm-name =
    .name = name
    .text = Choose who runs the game, or nobody
command-gm-role =
    .name = role
    .text = Choose a server role whose members may run this game, or none
command-gm-set =
    .name = set
    .text = Correct something, with a reason that everybody will read
command-gm-undo =
    .name = undo
    .text = Take back the last correction
command-gm-say =
    .name = say
    .text = Narrate a scene to the table
command-gm-pause =
    .name = pause
    .text = Pause the game at once
command-gm-resume =
    .name = resume
    .text = Resume the game
command-gm-extend =
    .name = extend
    .text = Give more time
command-gm-seat =
    .name = seat
    .text = Who plays a seat: regent, substitute, computer
command-gm-dispute =
    .name = dispute
    .text = Stop the game for a question about the rules
command-gm-rule =
    .name = rule
    .text = Rule on the dispute and go on with the game
command-gm-log =
    .name = log
    .text = Everything that has happened, secrets included, in private
command-gm-prepare =
    .name = prepare
    .text = Before the start: what everybody gets, the events, how long the game lasts
arg-master-person =
    .name = person
    .text = Who runs the game; leave blank for nobody
arg-master-role =
    .name = role
    .text = The role; leave blank for none
arg-correction =
    .name = correction
    .text = What to correct, and what it should be; choose step by step
arg-reason =
    .name = reason
    .text = Why; everybody will read it
arg-scene =
    .name = text
    .text = What everybody will read; \n begins a new paragraph
arg-scene-picture =
    .name = picture
    .text = A picture under the text (PNG, JPEG, WebP or GIF)
arg-scene-when =
    .name = when
    .text = Now, or at the end of this phase
arg-question =
    .name = question
    .text = The question; everybody will read it
arg-disputed =
    .name = rule
    .text = The rule in question
arg-ruling =
    .name = ruling
    .text = What applies at this table; everybody will read it
arg-extended-seat =
    .name = seat
    .text = The seat to give time to; leave blank for all

## Questions

command-question =
    .name = question
    .text = Ask the game master for a ruling; once a turn, this stops your clock for a while
arg-asked =
    .name = question
    .text = Your question; the whole table will read it
question-sent = Question sent. Your clock keeps running: a question stops it only once a turn.
question-sent-stops = Question sent. Your clock stops until an answer comes, and starts again { $due } if none does; the other clocks keep running.
notice-question-asked = ❔ { $letter } { $seat } asks the game master ({ $master }): “{ $words }”
notice-question-answered = ❕ The game master’s answer to { $seat }: “{ $words }”
button-gm-answer = Answer
gm-form-answer = Answer
gm-form-answer-words = What everybody will read
refused-question-nobody = Nobody runs this game: there is no game master to ask. Search the rules with `/rules`, or ask the table.
refused-question-open = You already have an open question; the game master will answer that one first.
refused-question-none = This question has already been answered.
command-seat-name =
    .name = character
    .text = Name your character, for the story
