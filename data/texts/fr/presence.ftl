## Rappels

reminder-turn = ▶ { $where } ({ $phase }) : c’est à vous de jouer.
reminder-next = ⏭ { $where } ({ $phase }) : ce sera sans doute bientôt à vous.
reminder-half = ⏳ { $where } ({ $phase }) : c’est à vous de jouer, et la moitié de votre temps est passée.
reminder-late = ⌛ { $where } ({ $phase }) : c’est toujours à vous de jouer, et il vous reste peu de temps.
reminder-call-2h = ⏰ { $where } ({ $phase }) : c’est à vous de jouer, et le rendez-vous est dans moins de deux heures. Jouez, préparez vos coups ou donnez le feu vert.
reminder-call-1h = ⏰ { $where } ({ $phase }) : c’est toujours à vous de jouer, et le rendez-vous est dans moins d’une heure.
reminder-nudge = ⌛ { $where } ({ $phase }) : votre temps est écoulé, et c’est toujours à vous de jouer.
reminder-unfinished = ✋ { $where } ({ $phase }) : vous n’avez pas fini votre tour, et la table attend.
reminder-due = Votre temps s’achève { $when }.
zone-asked = -# Cette partie dure des jours. Dites-moi vos heures d’éveil : votre temps ne s’écoulera que pendant ces heures, et je ne vous écrirai jamais la nuit.
button-hours = Mes heures
button-tall = Plateau vertical, pour téléphone
button-wide = Plateau horizontal, pour ordinateur
button-worded = Sans images, en mots
device-phone = Je joue sur téléphone
device-computer = Je joue sur ordinateur
device-phone-set = C’est noté : sur vos pages privées, le plateau sera vertical ; celui du salon aussi, si la plupart des joueurs sont sur téléphone. Cela se change dans `/réglages perso`.
device-computer-set = C’est noté : sur vos pages privées, le plateau sera horizontal. Cela se change dans `/réglages perso`.
settings-pictures = Vos images
pictures-wide = Plateau horizontal : sur vos pages privées, il est dessiné pour un écran d’ordinateur.
pictures-tall = Plateau vertical : sur vos pages privées, il est dessiné pour un téléphone, en plus grand.
pictures-worded = En mots : vos pages privées disent ce que les images montreraient.
button-reminders = Mes rappels

## Réglages

settings-title = Vos réglages
settings-no-zone =
    Je ne connais pas vos heures d’éveil : je suppose que vous êtes toujours disponible, et je peux vous écrire à toute heure.

    Choisissez votre fuseau horaire ci-dessous, ou tapez `/réglages perso fuseau:` pour voir toute la liste.
settings-hours =
    Fuseau horaire : **{ $zone }** (il y est { $now })
    Heures d’éveil : **de { $start } à { $end }**, { $days }

    Dans les parties qui durent des jours, votre temps ne s’écoule qu’à ces heures-là. En dehors, je ne vous écris pas et je ne vous mentionne pas.
settings-zone = Votre fuseau horaire
settings-start = Réveil à { $time }
settings-end = Coucher à { $time }
settings-days = Les jours où vous jouez
time = { $hour } h { $minute }
time-full = { $hour } h
days-all = tous les jours
zone-yours = votre heure
day-0 = lundi
day-1 = mardi
day-2 = mercredi
day-3 = jeudi
day-4 = vendredi
day-5 = samedi
day-6 = dimanche
refused-bad-setting = Ce réglage n’est pas possible.
refused-short-day = Vos journées doivent compter au moins { $hours } heures d’éveil : votre temps ne s’écoule que pendant ces heures.
refused-bad-zone = Je ne connais pas de fuseau horaire « { $zone } ». Tapez le nom d’une grande ville et choisissez parmi les propositions.

reminders-title = Vos rappels
reminders-text =
    Chaque rappel n’est envoyé qu’une fois par tour, et jamais en dehors de vos heures. Une mention dans le salon ne révèle rien que la table ne voie déjà.
remind-turn = C’est à vous
remind-next = Ce sera bientôt à vous
remind-half = La moitié de votre temps est passée
remind-late = Il vous reste peu de temps
remind-loss = On vous a pris quelque chose
where-dm = en message privé
where-ping = par une mention dans le salon
where-off = jamais

zone-europe-paris = Paris, Bruxelles, Genève
zone-europe-london = Londres
zone-europe-lisbon = Lisbonne
zone-europe-athens = Athènes
zone-europe-moscow = Moscou
zone-africa-dakar = Dakar, Abidjan
zone-africa-algiers = Alger, Tunis
zone-africa-kinshasa = Kinshasa
zone-indian-antananarivo = Antananarivo
zone-indian-reunion = La Réunion
zone-asia-dubai = Dubaï
zone-asia-kolkata = Delhi
zone-asia-ho-chi-minh = Hô Chi Minh-Ville
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

button-away = Mon absence
button-returned = Je suis de retour
button-tell = Le dire à mes tables
button-untell = Ne plus le dire
away-title = Votre absence
away-none = Vous êtes là. Pour combien de temps vous absentez-vous ?
away-now = Absence jusqu’au { $ends }.
away-ahead = Absence du { $begins } au { $ends }.
away-text =
    En votre absence, dans toutes vos parties, je ne vous écris pas, et votre temps ne s’écoule pas pendant les { $days } premiers jours. Ensuite, le chronomètre reprend, et la table continue comme convenu.

    Pour d’autres dates : `/absence fin:24 décembre`, `/absence début:demain fin:2 semaines`.
away-told = À vos tables, chacun voit quand votre absence se termine.
away-untold = À vos tables, personne ne voit votre absence.
away-choose = M’absenter, dès maintenant
away-from-now = dès maintenant
away-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
    }
date-at = à a vers le
date-and = et
date-today = aujourd’hui
date-tomorrow = demain
date-for = pour pendant dans durant
date-days = j jour jours
date-weeks = s sem semaine semaines
date-months = janvier février mars avril mai juin juillet août septembre octobre novembre décembre
date-day = { $weekday } { $day ->
        [1] 1ᵉʳ
       *[other] { $day }
    } { $month } { $year }
refused-bad-date = Je ne comprends pas la date « { $date } ». Essayez « 3 jours », « 24 décembre » ou « 24/12 ».
refused-away-order = Une absence doit finir après son début, et à une date à venir.
refused-away-long = Une absence doit commencer dans les { $days } jours et durer { $days } jours au plus.
refused-away-until = Dites-moi aussi jusqu’à quand (`fin:`).
dashboard-absent = Absences
absent-now = { $letter } { $seat } : jusqu’au { $ends }
absent-ahead = { $letter } { $seat } : du { $begins } au { $ends }

command-away =
    .name = absence
    .text = Vous absenter de toutes vos parties, ou signaler votre retour
arg-until =
    .name = fin
    .text = Jusqu’à quand : une date (24 décembre, 24/12) ou une durée (3 jours)
arg-since =
    .name = début
    .text = À partir de quand, si ce n’est pas maintenant
arg-zone =
    .name = fuseau
    .text = Votre fuseau horaire : tapez le nom d’une grande ville
