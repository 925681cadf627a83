## /réglages perso, serveur

command-settings-mine =
    .name = perso
    .text = Vos heures, vos jours et vos rappels
command-settings-server =
    .name = serveur
    .text = Pour ce serveur : ma langue, qui ouvre les tables, où, et qui apprend les ennuis
arg-opener =
    .name = qui
    .text = Le rôle qui peut ouvrir des tables ; @everyone l’accorde à tous
arg-where =
    .name = où
    .text = Où l’on peut ouvrir des tables
arg-reports =
    .name = alertes
    .text = Où je signale ce qui ne va pas
arg-promises =
    .name = promesses
    .text = Où je publie, chaque jour, ce dont dépendent les défis du lendemain
server-title = Ce serveur
server-how = `/réglages serveur` change chacun de ces points. Qui peut gérer un salon y ouvre des tables dans tous les cas.
server-opener = Les tables sont ouvertes par { $role }.
server-opener-all = Tout le monde peut ouvrir des tables.
server-place-anywhere = Les tables s’ouvrent dans n’importe quel salon.
server-place-threads = Les tables s’ouvrent dans des fils seulement.
server-place-channels = Les tables s’ouvrent dans { $channels } et leurs fils.
server-where-anywhere = Dans n’importe quel salon
server-where-threads = Dans des fils seulement
server-where-here = Dans ce salon (et les autres ainsi nommés)
server-where-not-here = Plus dans ce salon
server-reports-to = Ce qui ne va pas (une table arrêtée, des messages retenus) est signalé dans { $where }.
server-reports-none = Ce qui ne va pas (une table arrêtée, des messages retenus) n’est signalé nulle part.
server-promises-to = Chaque jour, je publie dans { $where } ce dont dépendent les défis du lendemain.
server-promises-none = Ce dont dépendent les défis du jour n’est publié nulle part ; `/defi tableau` le montre.
server-reports-here = Dans ce salon
server-reports-nowhere = Nulle part
server-reset = Tout le monde, partout
report-missing = La table { $n } ({ $game }, { $where }) est en pause : { $what }. Rien n’est perdu ; une fois le problème réglé, `/partie continuer` la relance.
report-quarantine = Discord retient en ce moment mes messages privés ; les réglages de chacun n’y sont pour rien. Les parties continuent : ici, `/jouer` montre à chacun son tour et ce qu’il a en main. Rien n’est perdu ; ce qui attend partira dès que Discord le permettra.
report-slow = Discord refuse beaucoup de ce que je lui demande : je ralentis. Commandes et boutons répondent comme d’habitude ; ce que je dis de moi-même peut tarder une dizaine de minutes.
report-worker = Une panne m’a arrêté { $when } ; me voici de retour. Tout ce qui avait été joué tient.
report-pictures = À la table { $n } ({ $game }, { $where }), Discord ne prend pas mes images : ce qu’elles montrent est dit en mots, ou dans un nouveau message. S’il m’y manque la permission « Joindre des fichiers », donnez-la-moi.
hello-speak = Parler français ici
refused-not-opener = Ici, c’est { $role } qui ouvre les tables. Demandez-en une ; tout le monde peut la rejoindre.
refused-only-threads = Sur ce serveur, les tables s’ouvrent dans des fils seulement.
refused-not-this-channel = On n’ouvre pas de table dans ce salon, mais dans { $channels }.
only-threads-thread = Sur ce serveur, les tables s’ouvrent dans des fils. En ouvrir un ici ?

## /à-propos

command-about =
    .name = à-propos
    .text = Qui tient ce bot, sa version, vos données, son code
about-title = À propos de ce bot
about-version = Version { $version } : un projet de joueurs, non officiel, fait pour des tables d’amis.
about-contact = Tenu par : { $said }
about-no-contact = Qui le tient n’a pas laissé d’adresse ; les administrateurs du serveur, qui l’ont invité, sauront le dire.
about-privacy = Vos données : `/confidentialité exporter` vous remet tout ce qui est gardé de vous, `/confidentialité effacer` le fait oublier. Rien n’est vendu ni transmis ; ce que gardent les parties d’un serveur disparaît 30 jours après qu’il a renvoyé le bot.
about-source = Code : { $said }
about-no-source = Code : sous licence MIT ; demandez à qui tient ce bot la copie qu’il emploie.

## Un serveur renvoie le bot

reminder-leaving = 👋 Le serveur où vous jouez m’a renvoyé : votre partie est en pause ({ $phase }). Si l’on ne m’y invite pas de nouveau, elle sera supprimée avec tout ce que je garde de ce serveur ; `/partie emporter`, ici, vous en donne une copie avant.
reminder-kept = Tout est gardé jusqu’à { $when }.
