# Saisons d’un serveur.
command-season =
    .name = saison
    .text = La saison de ce serveur
command-season-show =
    .name = voir
    .text = Voir le classement de la saison et y participer
command-season-new =
    .name = nouvelle
    .text = Ouvrir une saison sur ce serveur
command-season-end =
    .name = clore
    .text = Clore la saison maintenant
command-season-invite =
    .name = inviter
    .text = Inviter à cette table les personnes qui en cherchent une
arg-season-name =
    .name = nom
    .text = Le nom de la saison
arg-season-days =
    .name = jours
    .text = La durée de la saison en jours, 366 au plus
arg-season-counts =
    .name = classement
    .text = Ce que compte le classement : des points, ou une cote propre à la saison
arg-season-game =
    .name = jeu
    .text = Un seul jeu ; sinon, tous comptent
season-counts-points = points
season-counts-ratings = cote de la saison
season-every-game = tous les jeux
season-none = Aucune saison n’a encore eu lieu sur ce serveur. Les membres qui gèrent le serveur peuvent en ouvrir une avec `/saison nouvelle`.
season-until = { $game } · { $counts } · jusqu’au { $at } · { $n ->
    [one] { $n } membre
   *[other] { $n } membres
}
season-over = { $game } · { $counts } · terminée le { $at }
season-empty = Aucune partie ne compte encore.
season-line-points = { $place }. { $name } : { $n ->
    [one] { $n } point
   *[other] { $n } points
} ({ $games })
season-line-ratings = { $place }. { $name } : { $n } ({ $games })
season-small = Toute partie terminée sur ce serveur compte si deux membres au moins s’y rencontrent : 10 points si l’on bat tous les autres, 1 si l’on ne bat personne. Les cotes de `/stats` ne changent pas.
season-champions = Palmarès
season-champion = { $season } : { $who }
season-no-champion = { $season } : personne
season-called = { $n ->
    [one] J’ai invité une personne à cette table.
   *[other] J’ai invité { $n } personnes à cette table.
}
button-season-join = Participer
button-season-leave = Ne plus participer
button-season-wait = Je cherche une table
button-season-unwait = Je ne cherche plus de table
refused-season-open = Une saison est déjà en cours sur ce serveur.
refused-season-name = Donnez un nom à la saison.
refused-season-days = Une saison dure de 1 à { $most } jours.
refused-season-full = Cette saison a déjà { $most } membres.
refused-no-season = Aucune saison n’est en cours sur ce serveur.
refused-not-in-season = Participez d’abord à la saison : `/saison voir`.
refused-season-other-game = Cette saison porte sur un autre jeu.
refused-season-nobody-waits = Personne ne cherche de table en ce moment.
