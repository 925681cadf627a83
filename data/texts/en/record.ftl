# Records, reports, campaigns.

## Report

report-title = Chronicle — { $game }
report-ended = Written on { $date }, at the end of the game.
report-running-own = Written on { $date }, while the game is still running: this is what { $seat } knows, to be kept private.
report-running-whole = Written on { $date }, while the game is still running: this report reveals everything and is for the game master alone.
report-cast = { $person } played { $role }.
report-led = { $people }, led by { $leader }
report-fates = What became of them
report-journal = As the days went by
report-tie = Level on points with { $names }; one figure decided it: { $what }, { $figure } to { $other }.
report-tie-shared = Level on everything, they share the victory.
report-epilogue = Epilogue
report-counts = The reckoning

## Taking a game away

report-picture = A picture of this scene

## Beginning from a record

arg-from =
    .name = from
    .text = A finished game on this server that this one continues
arg-file =
    .name = file
    .text = A record file (JSON) to start the game from
begins-after = Continues a finished game
begins-file = Begins from the record “{ $name }”
begins-set = Begins as the game master sets it up
begins-known = { $who } knows what this game hides.
begins-unrated = This game will not be rated.
notice-laid-out = This game continues another one, so it is not rated.
notice-laid-out-by = { $by } set up the start of this game and knows what is hidden in it, so the game is not rated.
begins-title = Where it begins
begins-part = { $seat }: { $what }
begins-usual = as usual
begins-more = { $what } more
refused-from-both = Choose a record or a finished game, not both.
refused-no-such-game = I cannot find that game. Choose one of the suggestions.
refused-record-other-game = That record belongs to another game.
refused-record-no-json = I cannot read that file: it is not JSON.
refused-record-too-old = That file was written before version 1.0.0 of the bot: import it with that version, then export it again.
refused-record-too-large = That file is too large: { $most } KiB at most.
refused-record-no-file = I take only records: the name of the file must end in “{ $ending }”, like those from `/game export`.
refused-record-not-fetched = I could not get that file from Discord. Try again in a moment.
refused-record-too-deep = The field “{ $field }” is nested too deeply: { $most } levels at most.
refused-record-too-long = The text in the field “{ $field }” is too long: { $most } characters at most.
refused-record-missing = The field “{ $field }” is missing.
refused-record-unknown-field = I do not know the field “{ $field }”.
refused-record-bad-value = The field “{ $field }” cannot be “{ $value }”.
refused-record-unknown-name = The field “{ $field }” cannot be “{ $value }”. Possible values: { $names }.
refused-record-field-twice = The field “{ $field }” appears twice.
refused-record-twice = The field “{ $field }” uses “{ $what }” more times than there are copies.
refused-record-too-many = The field “{ $field }” has too many entries: { $most } at most.
refused-record-too-few = The field “{ $field }” has too few entries: it needs at least { $least }.
refused-record-not-built = The field “{ $field }” houses somebody in “{ $what }”, which is not built.
refused-record-not-of-it = The field “{ $field }” cannot contain “{ $what }”.
