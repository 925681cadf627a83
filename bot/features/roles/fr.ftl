## Rôles : qui est quoi avant la donne, et où chaque camp se concerte

roles-title = Rôles
button-roles = Rôles
button-roles-take = Prendre : { $role }
button-roles-drop = Rendre : { $role }
button-roles-apart = Un fil privé par camp
button-roles-public = Se concerter en public
roles-by-random = personne pour l’instant ; le hasard décidera
roles-by-vote = personne pour l’instant ; le vote décidera
roles-rest = tous les autres
roles-votes = { $seat } : { $n ->
        [one] { $n } voix
       *[other] { $n } voix
    }
roles-public = Chaque camp se concerte ici, en public.
roles-apart = Un camp de plusieurs personnes se concerte dans un fil privé de ce salon.
roles-vote = Pour qui votez-vous ?
roles-way = Un rôle que personne ne prend
roles-way-random = Le hasard décide
roles-way-vote = Toute la table vote
roles-computer = Donner un rôle à un ordinateur
roles-give = { $role } : { $seat }
roles-free = Sans rôle : { $seat }
refused-no-roles = Dans ce jeu, tout le monde joue le même rôle.
refused-no-such-role = Ce rôle n’existe pas dans ce jeu.
refused-role-taken = Quelqu’un a déjà pris ce rôle.
refused-role-of-person = Chacun choisit son propre rôle ; vous ne pouvez en donner qu’à un ordinateur.
refused-roles-recorded = Cette partie fait suite à une autre, qui dit déjà qui joue quoi.
refused-no-vote = À cette table, les rôles ne se décident pas par un vote.
council-name = Partie { $number } : { $role }
council-open = 🤝 { $role }, ce fil privé est à vous : préparez vos coups ici. L’autre camp n’y entre pas ; les personnes qui gèrent les fils de ce serveur peuvent le lire. Dans ce fil : { $who }.
council-over = La partie est terminée : ce fil ne sert plus.
refused-no-private-threads = Ce type de salon ne peut pas avoir de fils privés : chaque camp se concerte en public.
notice-council-kind = Ce type de salon ne peut pas avoir de fils privés. Concertez-vous en public.
notice-council-refused = Discord refuse d’ouvrir un fil privé pour chaque camp : ce serveur a peut-être trop de fils ouverts. Concertez-vous en public.
notice-council-none = Je ne peux pas ouvrir ici de fil privé pour chaque camp : il me faut les permissions « créer des fils privés » et « envoyer des messages dans les fils ». Concertez-vous en public.
permission-create_private_threads = créer des fils privés
