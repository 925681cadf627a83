# Ce que je garde sur chacun.

command-privacy =
    .name = confidentialité
    .text = Ce que je garde sur vous : le recevoir, ou l’effacer
command-privacy-export =
    .name = exporter
    .text = Recevoir, en un fichier, tout ce que je garde sur vous
command-privacy-delete =
    .name = effacer
    .text = Effacer ce que je garde sur vous
privacy-export = Voici tout ce que je garde sur vous ; personne d’autre ne reçoit ce fichier. Il est en JSON : vos réglages, vos parties et vos coups, vos résultats, les messages qui vous nomment. Il ne contient rien de ce que les autres cachent.
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
        [one] · vos coups dans la partie terminée : sans eux, les autres joueurs ne pourraient plus la relire. Votre siège y devient « Anonyme ».
       *[other] · vos coups dans les { $n } parties terminées : sans eux, les autres joueurs ne pourraient plus les relire. Votre siège y devient « Anonyme ».
    }
privacy-stays-results = { $n ->
        [one] · votre résultat, qui compte dans le classement des autres mais n’est plus attribué à personne
       *[other] · vos { $n } résultats, qui comptent dans le classement des autres mais ne sont plus attribués à personne
    }
privacy-stays-words = · les phrases que des meneurs de jeu ont écrites (scènes, motifs, décisions) : si votre nom y figure, je ne peux pas le distinguer d’un mot ordinaire. Une @mention de vous, elle, disparaît.
privacy-stays-tried = · le fait que quelqu’un a déjà joué le défi du jour : une marque sans nom, jusqu’à la fin du jour (UTC), pour que personne ne le tente deux fois
privacy-stays-discord = · les messages déjà publiés sur Discord : ils sont chez Discord, pas chez moi
privacy-footer = C’est immédiat et définitif. Pour garder une copie de vos données, tapez d’abord `/confidentialité exporter`.
privacy-done = C’est fait : plus rien chez moi n’est rattaché à vous. Si vous revenez, nous recommençons à zéro.
button-forget = Tout effacer, maintenant
