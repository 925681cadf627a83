# Pour chacun : chiffres, archives et rejeu, ce que je garde sur vous.

## Chiffres

command-stats =
    .name = stats
    .text = Les chiffres des parties : les vôtres, ceux de quelqu’un, le classement d’ici
command-stats-me =
    .name = moi
    .text = Vos parties menées à leur terme, sur tous les serveurs
command-stats-of =
    .name = de
    .text = Les parties de quelqu’un sur ce serveur
command-stats-server =
    .name = serveur
    .text = Le classement de ce serveur
arg-person =
    .name = qui
    .text = La personne
arg-game-maybe =
    .name = jeu
    .text = Un jeu seulement
stats-title = Vos parties
stats-title-of = Les parties { DE($name) } sur ce serveur
stats-none = Vous n’avez encore mené aucune partie à son terme. `/partie nouvelle` en ouvre une.
stats-none-of = { $name } n’a encore mené aucune partie à son terme sur ce serveur.
stats-none-here = Aucune partie n’est encore allée à son terme sur ce serveur.
stats-games = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    }
stats-tally = { $games } ; points : { $mean } en moyenne, { $best } au mieux
luck-cell = { $got } ({ $mean })
stat-title = Titres
stats-word = · { $word } : { $games }, points : { $mean } en moyenne
stats-more = { $n ->
        [one] · et { $n } autre
       *[other] · et { $n } autres
    }
stats-figure = { $label } : { $mean } en moyenne, { $best } au plus
decimal = { $whole },{ $tenth }
stats-footer = Seules comptent les parties menées à leur terme, au siège que vous teniez à la fin.
ranking-title = Classement de ce serveur
ranking-line = **{ $place }.** { $name } · **{ $rating }** · { $games }
ranking-few = Personne n’a encore { $least } parties à ce jeu.
ranking-you = Vous : { $line }
ranking-footer = La cote part de { $start }, prudente : elle monte à mesure que les parties la confirment, à deux comme à quatre. Il faut au moins { $least } parties. Battre un ordinateur compte, mais il n’est pas classé. Seules comptent ici les parties que vous pouvez revoir.

## Archives et rejeu

command-replay =
    .name = revoir
    .text = Revoir une partie terminée, jour par jour, à découvert
arg-replay =
    .name = partie
    .text = Laquelle (sinon, la dernière de ce salon)
arg-day =
    .name = jour
    .text = Le jour, ou la manche, où commencer
arg-move-number =
    .name = coup
    .text = Le numéro du coup à revoir (0 : la donne)
button-positions = Coup par coup
button-position-back-far = ◀◀ 10
button-position-back = ◀ Coup précédent
button-position-on = Coup suivant ▶
button-position-on-far = 10 ▶▶
button-position-chapter = Vue d’ensemble
position-title = 🎞 { $title } · coup { $n } sur { $of }
position-start = Voici la donne : le premier coup reste à jouer.
position-quiet = Rien n’en a paru de ce côté de la table.
position-footer = Pour retrouver ce moment : `/partie revoir coup:{ $n }`. Une partie terminée n’a plus de secrets.
position-viewer = Par les yeux de…
position-open = Tout ouvert
position-seen = Par les yeux de : { $seat }
position-sheet = Sa fiche
replay-date = { $day }/{ $month }/{ $year }
replay-title = 🎞 { $title } ({ $n } sur { $of })
replay-points = Les points à ce moment, tout compris
replay-footer = Une partie terminée n’a plus de secrets : tout ce qui était caché est montré.
replay-sheet = Ce qu’avait { $seat }
replay-choose = Aller à…
replay-past = Vos parties terminées : en revoir une
button-replay = Revoir la partie
button-replay-back = ◀ Précédent
button-replay-on = Suivant ▶
refused-replay-running = Cette partie n’est pas terminée : elle se revoit quand plus rien n’y est secret. `/partie journal` raconte ce qui s’est passé.
refused-replay-lost = Cette partie ne peut plus être rejouée : ses règles ont changé depuis, ou elle date d’avant les archives. Ses résultats restent gardés et comptent toujours dans `/stats`.
refused-no-replay-here = Aucune partie ne s’est encore terminée dans ce salon. L’option « partie » en propose d’autres.
refused-no-such-replay = Je ne trouve pas cette partie, ou vous n’aviez pas accès à son salon. Choisissez-en une parmi les propositions.
notice-stale = Personne n’a touché à cette table depuis { $days } jours et elle n’a jamais commencé : je la ferme, et le salon est libre. `/partie nouvelle` en ouvre une autre.

## Ce que je garde sur vous

command-privacy =
    .name = confidentialité
    .text = Ce que je garde sur vous : le recevoir, ou l’effacer
command-privacy-export =
    .name = exporter
    .text = Recevoir, en un fichier, tout ce que je garde sur vous
command-privacy-delete =
    .name = effacer
    .text = Effacer ce que je garde sur vous
privacy-export = Voici tout ce que je garde sur vous ; personne d’autre ne reçoit ce fichier. Il est en JSON : vos réglages, vos parties et vos coups, vos résultats, les messages qui vous nomment. Rien de ce que les autres cachent n’y est.
privacy-title = Effacer ce que je garde sur vous ?
privacy-goes = Ce qui part
privacy-goes-person = · vos réglages, vos heures, vos absences, vos rappels et vos consignes
privacy-goes-lessons = · vos leçons et défis ({ $n }), en entier
privacy-goes-lobbies = { $n ->
        [one] · votre siège à la table qui se prépare
       *[other] · vos sièges aux { $n } tables qui se préparent
    }
privacy-goes-running = { $n ->
        [one] · votre siège dans la partie en cours : un ordinateur le prend tout de suite, sans retour possible
       *[other] · vos sièges dans les { $n } parties en cours : des ordinateurs les prennent tout de suite, sans retour possible
    }
privacy-goes-name = · votre nom à tous vos sièges, votre identifiant et toute mention de vous, partout où je les garde
privacy-goes-led = { $n ->
        [one] · votre rôle d’hôte ou de meneur à une table
       *[other] · votre rôle d’hôte ou de meneur à { $n } tables
    }
privacy-stays = Ce qui reste
privacy-stays-games = { $n ->
        [one] · vos coups dans la partie terminée : sans eux, celle des autres ne pourrait plus se lire. Votre siège y devient « Anonyme ».
       *[other] · vos coups dans les { $n } parties terminées : sans eux, celles des autres ne pourraient plus se lire. Votre siège y devient « Anonyme ».
    }
privacy-stays-results = { $n ->
        [one] · votre résultat, qui compte dans le classement des autres mais n’est plus à personne
       *[other] · vos { $n } résultats, qui comptent dans le classement des autres mais ne sont plus à personne
    }
privacy-stays-words = · les phrases que des meneurs de jeu ont écrites (scènes, motifs, décisions) : si votre nom y figure, je ne peux pas le distinguer d’un mot ordinaire. Une mention de vous, elle, disparaît.
privacy-stays-tried = · que quelqu’un a déjà joué le défi du jour : une marque sans nom, jusqu’à la fin du jour (UTC), pour que personne ne le tente deux fois
privacy-stays-discord = · les messages déjà publiés sur Discord : ils y sont, pas chez moi
privacy-footer = C’est immédiat et définitif. `/confidentialité exporter` vous en donne d’abord une copie.
privacy-done = C’est fait : plus rien chez moi n’est rattaché à vous. Si vous revenez, nous recommençons à zéro.
button-forget = Tout effacer, maintenant
forgotten = Quelqu’un
seat-forgotten = Anonyme { $letter }

## Sous le plateau

button-rules = Règles
button-tableaux = Plateaux
tableau-title = Plateau { DE($seat) }
