# Une partie terminée, coup par coup.

button-position-back-far = ◀◀ 10
button-position-back = ◀ Coup précédent
button-position-on = Coup suivant ▶
button-position-on-far = 10 ▶▶
button-position-chapter = Vue d’ensemble
position-title = 🎞 { $title } · coup { $n } sur { $of }
position-start = Voici la donne : le premier coup reste à jouer.
position-quiet = De ce côté de la table, on n’a rien pu en voir.
position-footer = Pour retrouver ce moment : `/partie revoir coup:{ $n }`. Une partie terminée n’a plus de secrets.
position-viewer = Point de vue…
position-open = Tout ouvert
position-seen = Point de vue : { $seat }
position-sheet = Sa fiche
refused-replay-running = Cette partie n’est pas terminée : elle se revoit quand plus rien n’y est secret. `/partie journal` raconte ce qui s’est passé.
refused-replay-lost = Cette partie ne peut plus être rejouée : ses règles ont changé depuis, ou elle date d’avant les archives. Ses résultats restent gardés et comptent toujours dans `/stats`.
refused-no-such-replay = Je ne trouve pas cette partie, ou vous n’aviez pas accès à son salon. Choisissez-en une parmi les propositions.
