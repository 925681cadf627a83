# Une partie dont le salon a disparu, ou n’est plus utilisable.
displaced-told = 🧭 La partie est en pause : { $what }. Rien n’est perdu : choisissez où elle continue, ou tapez `/partie continuer` dans un autre salon ou un autre fil du serveur.
displaced-over = La partie continue dans { $where }.
displaced-line = 🧭 **{ $game }** ({ $where }) est en pause : { $what }. Rien n’est perdu.
button-move-to = Continuer dans #{ $where }
button-move-here = { $game } : continuer ici
button-move-game = { $game } : un autre salon
button-elsewhere = Continuer ailleurs
places-choose = Dans quel salon ?
places-none = Je ne vois aucun salon libre où vous puissiez écrire et où j’aie le droit de jouer. Dès qu’il y en a un, tapez-y `/partie continuer`.
notice-moved-by = 🧭 À la demande { DE($by) }, la partie continue ici.
refused-place-kept = Le salon de cette partie est utilisable : la partie y reste.
refused-place-unfit = La partie ne peut pas continuer dans ce salon : il est pris, ou l’un de nous deux n’a pas le droit d’y écrire.
