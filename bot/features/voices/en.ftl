# Characters who speak.
command-say =
    .name = say
    .text = Speak as a character: a player as their own, the game master as any
arg-voice-text =
    .name = text
    .text = What is said; \n starts a new line
arg-voice-name =
    .name = name
    .text = Game master: who speaks; leave blank for whoever spoke last
arg-voice-face =
    .name = face
    .text = One of my drawings as a portrait; the character keeps it
arg-voice-portrait =
    .name = portrait
    .text = A picture to upload as a portrait; the character keeps it
arg-voice-kept =
    .name = chronicle
    .text = Whether the line goes into the log and the report
voice-no-face = No portrait
voice-said = Said.
voice-said-kept = Said, and noted for the report.
notice-voices-plain = 🎭 I speak characters’ lines under my own name here: I lack the “Manage Webhooks” permission.
refused-voice-own = You speak as your own character: leave `name` out. Only the game master can speak as any character.
refused-voice-unnamed = Your character has no name yet: give it one with `/game seat character`, or, as game master, use `name`.
refused-voice-person = Somebody at this table has that name: choose another one for your character.
refused-voice-thread = This thread belongs to another side: you cannot speak here.
refused-voice-mute = You may not write in this channel, so I cannot write for you either.
refused-voice-face = I do not have that drawing: choose one from the list.
refused-voices-most = You have spoken { $most ->
        [one] once
        [2] twice
       *[other] { $most } times
    } in the last hour: let the others get a word in.
