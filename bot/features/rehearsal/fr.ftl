# Répétitions : jouer son tour sur une copie, avant de le jouer à la table.

button-rehearse = Répéter mon tour
button-rehearse-play = Jouer tout cela
button-rehearse-keep = Garder comme plan
button-rehearse-fork = Continuer d’ici : { $seat }
button-rehearse-alone = Continuer d’ici, tous les sièges
button-rehearse-on = Deviner la suite
button-rehearse-back = Annuler ce coup
button-rehearse-drop = Quitter la répétition
button-rehearse-leave = Revenir à la partie finie

rehearsal-title = 🎭 Répétition — { $what }
rehearsal-fork-title = 🔀 Autre suite — { $what }
rehearsal-small = Une copie de la partie, distribuée d’après ce que vous savez. Personne d’autre ne voit cette copie, et rien de ce qui s’y passe n’atteint la table.
rehearsal-fork = Une copie de la partie après le coup { $n }, telle qu’elle était, secrets compris. Elle ne compte pour aucun résultat, et personne d’autre ne la voit.
rehearsal-as = Vous jouez : { $seat }
rehearsal-done = Jusqu’ici : { $picks }
rehearsal-guessed = 🔮 inconnu à la table, deviné ici
rehearsal-turn-over = C’est aux autres de jouer. Vous pouvez deviner ce qu’ils feront, jusqu’à votre prochaine question ; leurs vrais coups seront peut-être différents.
rehearsal-no-play = -# Ce qui est deviné ne peut pas se jouer à la table : pour jouer vos coups, revenez avant 🔮.
rehearsal-final = -# ⚠️ À la table, une partie de ces coups ne s’annulera pas.
rehearsal-dropped = La répétition est terminée ; la table n’en a rien vu.
rehearsal-played = { $n ->
    [one] Votre coup répété est joué.
   *[other] Vos { $n } coups répétés sont joués.
}
rehearsal-kept = Ce que vous avez répété est désormais votre plan. Là où la table diffère de la répétition, il s’arrête et la question vous est posée.{ $former ->
    [0] { "" }
   *[other] { " " }Votre plan précédent est remplacé.
}
rehearsal-differs = La suite n’est pas jouée : à la table, la situation est différente de celle de la répétition.

refused-rehearsal-none = Cette répétition est terminée. Vous pouvez en commencer une autre depuis le menu de la partie.
refused-rehearsal-lost = Cette répétition ne peut plus continuer : les règles ont changé depuis. Commencez-en une autre depuis le menu de la partie.
refused-rehearsal-learning = Dans une leçon, tout s’annule déjà : les répétitions sont pour les vraies parties.
refused-rehearsal-long = Une répétition compte { $most } coups au plus. Revenez en arrière, ou quittez-la.
refused-rehearsal-stretch = Cette répétition ne peut plus devenir un plan : la table en est à un autre moment de la partie. Commencez-en une autre.
