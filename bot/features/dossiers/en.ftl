# Dossiers: interludes prepared once and played as often as one likes.

## The list

dossiers-title = Dossiers
dossiers-text = A dossier holds a whole interlude: who plays what, how the game begins, the scenes and when to tell them, and what each ending means for the story. You can keep { $most }; `/dossier new` begins one, and `/dossier import` loads one from a file.
dossiers-open-title = Open a dossier here
dossiers-open-text = The dossier you choose sets everything about this game: its options, beginning, characters and scenes. The channel is shown its title, pitch and characters, and nothing else.
dossiers-none = There are no dossiers for this game yet.
button-dossiers = Dossiers
button-dossier-close = Play without a dossier
dossier-opened = The dossier “{ $name }” is open: its characters and options are in the channel, and its scenes are waiting for their moment.

## A dossier

dossier-title = Dossier: { $name }
dossier-game = Game: { $game }
dossier-roles = Who is who
dossier-role = { $character } (played by { $player })
dossier-as = will be { $character }
dossier-beginning = The beginning
dossier-campaign = This game follows on from the last one in its campaign.
dossier-scenes = Scenes
dossier-outcomes = What the ending means for the story
dossier-scene = **{ $n }.** { $cue }: { $words }
dossier-scene-asked = **{ $n }.** { $cue } (when you say so): { $words }
dossier-kept = This dossier is on your list.
dossier-copy = { $name } (copy)
dossier-file = Here is the dossier. `/dossier import` puts it back on your list, here or on another server.
dossier-dropped = This dossier has been deleted. Here it is one last time: `/dossier import` puts it back on your list.
dossier-name = Its title
dossier-pitch = The pitch that the channel is shown
dossier-who = For each seat: character / player
button-dossier-open = Open here
button-dossier-copy = Copy
button-dossier-file = Export
button-dossier-text = Title and pitch
button-dossier-who = Who plays whom
button-dossier-take = Copy this table
button-dossier-last = Follow the campaign
button-dossier-last-off = Stop following the campaign
button-dossier-drop = Delete
button-dossier-add = Add a scene
refused-dossier-gone = That dossier is gone. `/dossier show` lists those that are left.
refused-dossiers-most = You can keep at most { $most ->
        [one] one dossier
       *[other] { $most } dossiers
    }: export one, then delete it.
refused-dossier-other-game = That dossier belongs to another game.
refused-dossier-no-campaign = That dossier continues the last game of a campaign, but this game is not in a campaign with a finished game. First put it in one, with `/campaign add`.
refused-dossier-no-word = Nothing in this game is called “{ $word }”. Write the name of a card, room or place as the game writes it.

## A scene

dossier-scene-title = Scene { $n }
dossier-scene-which = Change a scene…
dossier-when = When to narrate it
dossier-alone = it is narrated automatically
dossier-asked = it waits until you say so
dossier-words = What everybody will read
dossier-event = The name of a card, room or place
button-dossier-words = Write the scene
button-dossier-event = When this comes up…
button-dossier-alone = Narrate it automatically
button-dossier-ask = Offer it to me first
button-dossier-cut = Remove the scene

## Commands

command-dossier =
    .name = dossier
    .text = Prepare an interlude once, and play it as often as you like
command-dossier-show =
    .name = show
    .text = Your dossiers and the ready-made ones
command-dossier-new =
    .name = new
    .text = Begin a dossier
command-dossier-import =
    .name = import
    .text = Load a dossier from a file
arg-dossier-name =
    .name = name
    .text = The title of the interlude
arg-dossier-file =
    .name = file
    .text = A file exported with a dossier’s “Export” button
