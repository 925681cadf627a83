# The files of a game.

export-own = Here is what you can take away: the record (JSON) and the report for **your** seat alone, as Markdown and as a Foundry journal. Keep them to yourself for as long as the game lasts.
export-all = Here is everything the game holds, for the game master only: the record (JSON) and the report, as Markdown (Obsidian) and as a Foundry journal.
export-pictures-left = { $n ->
    [one] One scene’s picture did not fit into this message: it stays where that scene was narrated
   *[other] The pictures of { $n } scenes did not fit into this message: they stay where those scenes were narrated
}.
export-ended = The game is over: here is its record (JSON), from which a new game can begin (`/game new`, option `file`), and its report, as Markdown (Obsidian) and as a Foundry journal.
command-export =
    .name = export
    .text = Get the record and the report of the game
refused-export-nothing = You have no seat at this table: you can export the game once it is over.
