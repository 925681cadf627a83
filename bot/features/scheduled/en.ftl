# A lobby in Discord's calendar.
event-name = { $game }: the game begins
event-text = The message in this channel shows the free seats; you can take one now.
