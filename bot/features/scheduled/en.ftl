# A lobby in Discord's calendar.
event-title = A game of { $game }
event-text = The message in this channel shows the free seats; you can take one now.
