# Le défi du jour.

command-challenge =
    .name = défi
    .text = La donne du jour : la même pour tout le monde, à jouer une seule fois
command-challenge-play =
    .name = jouer
    .text = Jouer le défi du jour, ou continuer le vôtre
command-challenge-board =
    .name = classement
    .text = Les résultats de ce serveur aujourd’hui, votre série, et comment les donnes sont fixées
challenge-hello = **Défi du jour · { $game }.** La même donne pour tout le monde, { $computers ->
    [0] sans adversaire
    [one] contre un ordinateur
   *[other] contre { $computers } ordinateurs
}, un quart d’heure au plus. Vous n’avez qu’une tentative, et personne d’autre ne la voit. Elle compte si vous finissez avant minuit UTC ({ $until }).
arg-challenge-day =
    .name = jour
    .text = Le jour en UTC, par exemple 2026-05-31 ; aujourd’hui si vous n’en donnez pas
challenge-title = Défi du jour · { $game } · { $day }
challenge-unplayed = { $n ->
    [0] Ici, personne n’a encore joué ce défi.
    [one] Ici, une personne a joué ce défi.
   *[other] Ici, { $n } personnes ont joué ce défi.
} Vous verrez les résultats quand vous aurez joué.
challenge-played = { $n ->
    [one] Ici, une personne a joué ce défi.
   *[other] Ici, { $n } personnes ont joué ce défi.
}
challenge-streak = Votre série
challenge-days = { $n ->
    [0] Pas encore de série. Il suffit d’un défi par jour, dans n’importe quel jeu, pour en faire une.
    [one] Série : un jour. Un défi par jour, dans n’importe quel jeu, suffit à la prolonger.
   *[other] Série : { $n } jours de suite. Un défi par jour, dans n’importe quel jeu, suffit à la prolonger.
}
challenge-ends = Les défis suivent le jour UTC, le même pour tout le monde : celui-ci se termine { $when }.
challenge-ended = Les défis suivent le jour UTC, le même pour tout le monde : celui-ci s’est terminé { $when }.
challenge-deal = Comment les donnes sont fixées
challenge-promise = La promesse, fixée { $since } : `{ $promise }`
challenge-tomorrow = La promesse pour la donne de demain : `{ $promise }`
challenge-secret = Le secret : `{ $secret }`. La promesse en est l’empreinte SHA-256 ; si vous avez joué, **Vérifier ma partie** rejoue la vôtre à partir de ce secret.
button-challenge-before = La veille
button-challenge-after = Le lendemain
button-verify = Vérifier ma partie
challenge-posted = **Défi du jour : les promesses pour le { $day }** (UTC), un jour à l’avance
challenge-posted-secrets = Les secrets des défis du { $day }, désormais terminés
challenge-posted-how = Le défi d’aujourd’hui se joue avec `/défi jouer`. Chaque promesse est l’empreinte SHA-256 du secret de la donne.
button-challenge = Jouer
button-challengers = Le classement du jour
refused-challenge-played = Vous avez déjà joué ce défi. `/défi classement` montre les résultats des autres ; demain, il y en aura un nouveau.
refused-challenge-newcomer = Votre compte est plus récent que ce défi : vous ne pouvez pas le relever ; demain, il y en aura un nouveau.
refused-no-such-challenge = Il n’y a pas de défi du { $day }. Un jour s’écrit ainsi : 2026-05-31.
