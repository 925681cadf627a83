# Une partie terminée, chapitre par chapitre.

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
refused-no-replay-here = Aucune partie ne s’est encore terminée dans ce salon. L’option « partie » en propose d’autres.
