## /réglages perso, serveur

command-settings-mine =
    .name = perso
    .text = Vos heures, vos jours et vos rappels
command-settings-server =
    .name = serveur
    .text = Pour ce serveur : ma langue ; qui peut ouvrir des tables, et où ; où je signale les problèmes
arg-opener =
    .name = qui
    .text = Le rôle qui permet d’ouvrir des tables ; @everyone le permet à tout le monde
arg-where =
    .name = où
    .text = Où l’on peut ouvrir des tables
arg-reports =
    .name = alertes
    .text = Où je signale les problèmes
arg-promises =
    .name = promesses
    .text = Où je publie, chaque jour, les promesses qui garantissent les défis du lendemain
server-title = Ce serveur
server-how = `/réglages serveur` permet de changer chacun de ces points. Les membres qui gèrent un salon peuvent toujours y ouvrir des tables.
server-opener = Seul le rôle { $role } peut ouvrir des tables.
server-opener-all = Tout le monde peut ouvrir des tables.
server-place-anywhere = Les tables s’ouvrent dans n’importe quel salon.
server-place-threads = Les tables s’ouvrent uniquement dans des fils.
server-place-channels = Les tables s’ouvrent dans { $channels }, ainsi que dans leurs fils.
server-where-anywhere = Dans n’importe quel salon
server-where-threads = Dans des fils seulement
server-where-here = Dans ce salon (et les autres déjà choisis)
server-where-not-here = Retirer ce salon
server-reports-to = Ce qui ne va pas (une table arrêtée, des messages retenus) est signalé dans { $where }.
server-reports-none = Ce qui ne va pas (une table arrêtée, des messages retenus) n’est signalé nulle part.
server-promises-to = Chaque jour, je publie dans { $where } les promesses qui garantissent les défis du lendemain.
server-promises-none = Les promesses qui garantissent les défis du jour ne sont publiées dans aucun salon ; `/défi classement` les montre.
server-reports-here = Dans ce salon
server-reports-nowhere = Nulle part
server-reset = Tout le monde, partout
report-missing = La table { $n } ({ $game }, { $where }) est en pause : { $what }. Rien n’est perdu ; une fois le problème réglé, `/partie continuer` la relance.
report-quarantine = Discord retient en ce moment mes messages privés ; les réglages de chacun n’y sont pour rien. Les parties continuent : ici, `/jouer` montre à chacun ce qu’il a et ce qu’il peut faire. Rien n’est perdu ; les messages en attente partiront dès que Discord le permettra.
report-slow = Discord refuse une bonne partie de mes requêtes : je ralentis. Commandes et boutons répondent comme d’habitude ; mes annonces peuvent avoir une dizaine de minutes de retard.
report-worker = Une panne m’a arrêté { $when } ; me revoici. Rien de ce qui avait été joué n’est perdu.
report-pictures = À la table { $n } ({ $game }, { $where }), Discord refuse mes images : ce qu’elles montrent est donné en texte, ou publié dans un nouveau message. S’il me manque là-bas la permission « Joindre des fichiers », donnez-la-moi.
hello-speak = Parler français ici
refused-not-opener = Ici, seul le rôle { $role } peut ouvrir des tables. Demandez qu’on en ouvre une ; tout le monde pourra la rejoindre.
refused-only-threads = Sur ce serveur, les tables s’ouvrent uniquement dans des fils.
refused-not-this-channel = On n’ouvre pas de table dans ce salon, mais dans { $channels }.
only-threads-thread = Sur ce serveur, les tables s’ouvrent dans des fils. En ouvrir un ici ?

## /à-propos

command-about =
    .name = à-propos
    .text = Qui héberge ce bot, sa version, vos données, son code
about-title = À propos de ce bot
about-version = Version { $version } : un projet de joueurs, non officiel, fait pour des tables d’amis.
about-contact = Hébergé par : { $said }
about-no-contact = La personne qui m’héberge n’a pas laissé d’adresse ; les administrateurs du serveur, qui m’ont invité, sauront peut-être comment la joindre.
about-privacy = Vos données : `/confidentialité exporter` vous donne tout ce que je garde sur vous, `/confidentialité effacer` l’efface. Rien n’est vendu ni transmis ; les parties d’un serveur sont supprimées 30 jours après que j’en ai été retiré.
about-source = Code : { $said }
about-no-source = Code : sous licence MIT ; demandez à la personne qui m’héberge la copie qu’elle utilise.

## Un serveur renvoie le bot

reminder-leaving = 👋 Je ne suis plus sur le serveur où vous jouez : votre partie est en pause ({ $phase }). Si personne ne m’y invite de nouveau, elle sera supprimée avec tout ce que je garde de ce serveur ; d’ici là, `/partie emporter` vous en donne une copie, ici même.
reminder-kept = Tout est gardé jusqu’au { $when }.
