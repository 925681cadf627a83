## Reminders

reminder-turn = ▶ **{ $game }**, { $where } ({ $phase }): it is your turn.
reminder-next = ⏭ **{ $game }**, { $where } ({ $phase }): it will probably be your turn soon.
reminder-half = ⏳ **{ $game }**, { $where } ({ $phase }): you are awaited, and half of your time is spent.
reminder-late = ⌛ **{ $game }**, { $where } ({ $phase }): you are still awaited, and little of your time is left.
reminder-nudge = ⌛ **{ $game }**, { $where } ({ $phase }): your time is up, and you are still awaited.
reminder-due = Your time runs out { $when }.
zone-asked = -# This game takes days. Tell me when you are awake: your time will only run then, and I shall never write to you at night.
button-hours = My hours
button-reminders = My reminders
