# Le défi du jour.

command-challenge =
    .name = defi
    .text = La donne du jour : la même pour tout le monde, contre l’ordinateur, une seule fois
command-challenge-play =
    .name = jouer
    .text = Jouer le défi du jour, ou reprendre le vôtre
command-challenge-board =
    .name = tableau
    .text = Les résultats de ce serveur aujourd’hui, votre série, et ce dont dépendent les donnes
challenge-hello = **Défi du jour · { $game }.** La même donne pour tout le monde, contre { $computers ->
    [one] un ordinateur
   *[other] { $computers } ordinateurs
}, un quart d’heure au plus. Vous avez un seul essai, et personne d’autre ne le voit.
challenge-title = Défi du jour · { $game } · { $day }
challenge-unplayed = { $n ->
    [0] Personne ne l’a encore joué ici.
    [one] Une personne l’a joué ici.
   *[other] { $n } personnes l’ont joué ici.
} Vous verrez les résultats quand vous aurez joué.
challenge-played = { $n ->
    [one] Une personne l’a joué ici.
   *[other] { $n } personnes l’ont joué ici.
}
challenge-streak = Votre série
challenge-days = { $n ->
    [0] Aucun jour pour l’instant.
    [one] Un jour.
   *[other] { $n } jours de suite.
}
challenge-deal = Ce dont dépendent les donnes
challenge-promise = Promesse du jour, fixée { $since } : `{ $promise }`
challenge-tomorrow = Celle de demain : `{ $promise }`
challenge-yesterday = Secret d’hier : `{ $secret }`
button-challenge = Jouer
button-challengers = Le tableau du jour
refused-challenge-played = Vous avez eu votre essai pour ce défi. `/defi tableau` montre les résultats des autres ; demain, il y en aura un nouveau.
refused-challenge-open = Finissez d’abord le défi du jour de ce jeu : `/defi jouer` vous y ramène.
refused-challenge-no-rewind = Dans un défi, chacun a un seul essai : ce qui a été vu ne se reprend pas.
