# For everyone: numbers, archive and replay, what I hold about you.

## Numbers

luck-cell = { $got } ({ $mean })
stat-title = Titles
decimal = { $whole }.{ $tenth }

## Archive and replay

notice-stale = Nothing has happened at this table for { $days } days and its game never started, so I am closing the table: the channel is free again. `/game new` opens another table.

## What I hold about you

seat-forgotten = Anonymous { $letter }

## Under the board

button-tableaux = Boards
tableau-title = { $seat }’s board
