# Notes personnelles sur une partie.
command-notes =
    .name = notes
    .text = Vos notes sur cette partie, que personne d’autre ne lit
notes-title = Vos notes · { $game }
notes-none = Vous n’avez encore rien noté sur cette partie.
notes-small = Personne d’autre ne les lit. Elles disparaissent avec la partie, ou avec `/confidentialité effacer`.
notes-form = Vos notes
notes-label = Ce que vous voulez retenir
button-notes-write = Écrire
button-notes-drop = Effacer
