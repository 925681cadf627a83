## Rappels

reminder-turn = ▶ **{ $game }**, { $where } ({ $phase }) : c’est à vous de jouer.
reminder-next = ⏭ **{ $game }**, { $where } ({ $phase }) : ce sera sans doute bientôt à vous.
reminder-half = ⏳ **{ $game }**, { $where } ({ $phase }) : on vous attend, et la moitié de votre temps est passée.
reminder-late = ⌛ **{ $game }**, { $where } ({ $phase }) : on vous attend toujours, et il vous reste peu de temps.
reminder-nudge = ⌛ **{ $game }**, { $where } ({ $phase }) : votre temps est écoulé, et l’on vous attend toujours.
reminder-due = Votre temps s’achève { $when }.
zone-asked = -# Cette partie dure des jours. Dites-moi quand vous êtes éveillé·e : votre temps ne s’écoulera qu’alors, et je ne vous écrirai jamais la nuit.
button-hours = Mes heures
button-reminders = Mes rappels
