# Signaler quelque chose à la personne qui héberge ; ce qu’elle ordonne aux tables.
command-report =
    .name = signaler
    .text = Signaler un abus ou un problème à la personne qui m’héberge
arg-report-text =
    .name = texte
    .text = Ce qui s’est passé
arg-report-person =
    .name = personne
    .text = La personne dont il s’agit, s’il y en a une
report-kept = C’est transmis à la personne qui m’héberge : signalement nº { $number }. Elle reçoit votre texte, votre identifiant et celui du salon ; personne d’autre ne les voit. `/à-propos` indique comment la joindre.
report-kept-table = C’est transmis à la personne qui m’héberge : signalement nº { $number }, table nº { $at }. Elle reçoit votre texte, votre identifiant et celui du salon ; personne d’autre ne les voit. `/à-propos` indique comment la joindre.
notice-maintenance = 🛠️ Je m’arrête pour maintenance <t:{ $when }:R> : « { $why } ». Les chronomètres attendent mon retour ; rien n’est perdu.
refused-reports-most = Vous avez envoyé { $most } signalements en un jour : attendez demain, ou écrivez à la personne qui m’héberge (`/à-propos`).
