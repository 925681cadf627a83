# Une partie terminée, chapitre par chapitre.

command-replay =
    .name = revoir
    .text = Revoir une partie terminée, jour par jour, toutes cartes révélées
arg-replay =
    .name = partie
    .text = Quelle partie (sinon, la dernière de ce salon)
arg-day =
    .name = jour
    .text = Le jour, ou la manche, où commencer
arg-move-number =
    .name = coup
    .text = Le numéro du coup à revoir (0 : la donne)
button-positions = Coup par coup
replay-date = { $day }/{ $month }/{ $year }
replay-title = 🎞 { $title } ({ $n } sur { $of })
replay-points = Les points à ce moment-là, tout compris
replay-footer = Une partie terminée n’a plus de secrets : tout ce qui était caché est montré.
replay-sheet = Ce qu’avait { $seat }
replay-choose = Aller à…
replay-past = Revoir une de vos parties terminées
button-replay = Revoir la partie
button-replay-back = ◀ Précédent
button-replay-on = Suivant ▶
refused-no-replay-here = Aucune partie ne s’est encore terminée dans ce salon. L’option « partie » en propose d’autres.

button-position-back-far = ◀◀ 10
button-position-back = ◀ Coup précédent
button-position-on = Coup suivant ▶
button-position-on-far = 10 ▶▶
button-position-chapter = Vue d’ensemble
position-title = 🎞 { $title } · coup { $n } sur { $of }
position-start = Voici la donne : le premier coup reste à jouer.
position-quiet = De ce point de vue, ce coup était invisible.
position-footer = Pour retrouver ce moment : `/partie revoir coup:{ $n }`. Une partie terminée n’a plus de secrets.
position-viewer = Point de vue…
position-open = Tout ouvert
position-seen = Point de vue : { $seat }
position-sheet = Sa fiche
refused-replay-running = Cette partie n’est pas terminée : elle pourra être revue quand plus rien n’y sera secret. `/partie journal` raconte ce qui s’est passé.
refused-replay-lost = Cette partie ne peut plus être rejouée : elle a commencé avant la version 1.0.0 du bot, ou ses coups ont été modifiés. Ses résultats sont conservés et comptent toujours dans `/stats`.
refused-no-such-replay = Je ne trouve pas cette partie, ou vous n’aviez pas accès à son salon. Choisissez-en une parmi les propositions.

button-film = Le film
film-title = Le film de la partie
film-making = Je dessine le film…
film-note = Le film ne montre que ce que tout le monde pouvait voir. Il est à vous : partagez-le.
