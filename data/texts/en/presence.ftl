## Reminders

reminder-turn = ▶ { $where } ({ $phase }): it is your turn.
reminder-next = ⏭ { $where } ({ $phase }): it will probably be your turn soon.
reminder-half = ⏳ { $where } ({ $phase }): it is your turn, and half your time is gone.
reminder-late = ⌛ { $where } ({ $phase }): it is still your turn, and you have little time left.
reminder-call-2h = ⏰ { $where } ({ $phase }): it is your turn, and the deadline is in less than two hours. Play, plan ahead or say that you are ready.
reminder-call-1h = ⏰ { $where } ({ $phase }): it is still your turn, and the deadline is in less than an hour.
reminder-nudge = ⌛ { $where } ({ $phase }): your time is up, and it is still your turn.
reminder-unfinished = ✋ { $where } ({ $phase }): you have not finished your turn, and the table is waiting.
reminder-due = Your time runs out { $when }.
zone-asked = -# This game takes days. Tell me when you are awake: your clock will run only then, and I will never write to you at night.
button-hours = My hours
button-tall = Tall board, for a phone
button-wide = Wide board, for a computer
button-worded = Words, no pictures
device-phone = I play on a phone
device-computer = I play on a computer
device-phone-set = Noted: the board on your private pages is tall, and so is the channel’s once most players are on a phone. You can change that in `/settings mine`.
device-computer-set = Noted: the board on your private pages is wide. You can change that in `/settings mine`.
settings-pictures = Your pictures
pictures-wide = Wide board: on your private pages it is drawn for a computer screen.
pictures-tall = Tall board: on your private pages it is drawn larger, for a phone.
pictures-worded = In words: your private pages say what pictures would show.
button-reminders = My reminders

## Settings

settings-title = Your settings
settings-no-zone =
    I do not know when you are awake: I assume you are always available, and may write to you at any hour.

    Choose your time zone below, or type `/settings mine zone:` to see them all.
settings-hours =
    Time zone: **{ $zone }** (it is { $now } there)
    Awake: **from { $start } to { $end }**, { $days }

    In games that take days, your clock runs only during these hours. Outside them I neither write to you nor mention you.
settings-zone = Your time zone
settings-start = Awake from { $time }
settings-end = Asleep from { $time }
settings-days = The days you play
time = { $hour }:{ $minute }
time-full = { $hour }:00
days-all = every day
zone-yours = your time
day-0 = Monday
day-1 = Tuesday
day-2 = Wednesday
day-3 = Thursday
day-4 = Friday
day-5 = Saturday
day-6 = Sunday
refused-bad-setting = That setting is not possible.
refused-short-day = Your days need at least { $hours } waking hours: clocks run only then.
refused-bad-zone = I do not know the time zone “{ $zone }”. Type the name of a large city and choose one of the suggestions.

reminders-title = Your reminders
reminders-text =
    Each reminder comes only once per turn, and never outside your waking hours. A mention in the channel tells the table nothing that it does not already know.
remind-turn = It is your turn
remind-next = It will soon be your turn
remind-half = Half your time is gone
remind-late = You have little time left
remind-loss = Something was taken from you
where-dm = by direct message
where-ping = by a mention in the channel
where-off = never

zone-europe-paris = Paris, Brussels, Geneva
zone-europe-london = London
zone-europe-lisbon = Lisbon
zone-europe-athens = Athens
zone-europe-moscow = Moscow
zone-africa-dakar = Dakar, Abidjan
zone-africa-algiers = Algiers, Tunis
zone-africa-kinshasa = Kinshasa
zone-indian-antananarivo = Antananarivo
zone-indian-reunion = Réunion
zone-asia-dubai = Dubai
zone-asia-kolkata = Delhi
zone-asia-ho-chi-minh = Ho Chi Minh City
zone-asia-shanghai = Shanghai
zone-asia-tokyo = Tokyo
zone-australia-sydney = Sydney
zone-pacific-noumea = Nouméa
zone-pacific-tahiti = Tahiti
zone-america-los-angeles = Los Angeles, Vancouver
zone-america-denver = Denver
zone-america-chicago = Chicago, Winnipeg
zone-america-toronto = Montréal, Toronto, New York
zone-america-martinique = Martinique, Guadeloupe
zone-america-sao-paulo = São Paulo

## Absence

button-away = My absence
button-returned = I am back
button-tell = Tell my tables
button-untell = Stop telling them
away-title = Your absence
away-none = You are marked as present. How long will you be away?
away-now = You are away until { $ends }.
away-ahead = You will be away from { $begins } until { $ends }.
away-text =
    While you are away, I do not write to you about any of your games, and your clock does not run for the first { $days } days. After that it runs again, and your games go on as agreed.

    For other dates: `/away until:24 December`, `/away from:tomorrow until:2 weeks`.
away-told = Everybody at your tables can see how long you will be away.
away-untold = Nobody at your tables sees that you are away.
away-choose = I am away, starting now
away-from-now = starting now
away-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
    }
date-at = at on around
date-and = and
date-today = today
date-tomorrow = tomorrow
date-for = for in during
date-days = d day days
date-weeks = w week weeks
date-months = January February March April May June July August September October November December
date-day = { $weekday } { $day } { $month } { $year }
refused-bad-date = I do not understand the date “{ $date }”. Try “3 days”, “24 December” or “24/12” (the day first).
refused-away-order = An absence must end after it begins, and in the future.
refused-away-long = An absence must start within { $days } days and can last at most { $days } days.
refused-away-until = Also say how long you will be away, with `until:`.
dashboard-absent = Away
absent-now = { $letter } { $seat }: until { $ends }
absent-ahead = { $letter } { $seat }: from { $begins } until { $ends }

command-away =
    .name = away
    .text = Mark yourself as away in all your games, or say that you are back
arg-until =
    .name = until
    .text = Until when: a date (24 December, 24/12) or a length of time (3 days)
arg-since =
    .name = from
    .text = From when, if not right now
arg-zone =
    .name = zone
    .text = Your time zone: type the name of a large city
