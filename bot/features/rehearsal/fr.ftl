# Essais : jouer son tour sur une copie, avant de le jouer à la table.

button-rehearse = Essayer mon tour
button-rehearse-play = Jouer tout cela
button-rehearse-keep = Garder comme plan
button-rehearse-fork = Continuer d’ici : { $seat }
button-rehearse-alone = Continuer d’ici, tous les sièges
button-rehearse-on = Deviner la suite
button-rehearse-back = Annuler ce coup
button-rehearse-drop = Quitter l’essai
button-rehearse-leave = Revenir à la partie finie

rehearsal-title = 🎭 Essai — { $what }
rehearsal-fork-title = 🔀 Autre suite — { $what }
rehearsal-small = Une copie de la partie, reconstituée d’après ce que vous savez. Personne d’autre ne voit cette copie, et rien de ce qui s’y passe n’atteint la table.
rehearsal-fork = Une copie de la partie après le coup { $n }, telle qu’elle était, secrets compris. Elle ne compte pour aucun résultat, et personne d’autre ne la voit.
rehearsal-as = Vous jouez : { $seat }
rehearsal-done = Jusqu’ici : { $picks }
rehearsal-guessed = 🔮 inconnu à la table, deviné ici
rehearsal-turn-over = C’est aux autres de jouer. Vous pouvez deviner ce qu’ils feront, jusqu’à votre prochaine question ; leurs vrais coups seront peut-être différents.
rehearsal-no-play = -# Ce qui est deviné ne peut pas se jouer à la table : pour jouer vos coups, revenez avant 🔮.
rehearsal-final = -# ⚠️ À la table, vous ne pourrez pas annuler certains de ces coups.
rehearsal-dropped = L’essai est terminé ; la table n’en a rien vu.
rehearsal-played = { $n ->
    [one] Le coup de votre essai est joué.
   *[other] Les { $n } coups de votre essai sont joués.
}
rehearsal-kept = Votre essai est désormais votre plan. Dès que la partie s’écarte de l’essai, le plan s’arrête et la question vous est posée.{ $former ->
    [0] { "" }
   *[other] { " " }Votre plan précédent est remplacé.
}
rehearsal-differs = La suite n’est pas jouée : à la table, la situation est différente de celle de l’essai.

refused-rehearsal-none = Cet essai est terminé. Vous pouvez en commencer un autre depuis le menu de la partie.
refused-rehearsal-lost = Cet essai ne peut plus continuer : les règles ont changé depuis. Commencez-en un autre depuis le menu de la partie.
refused-rehearsal-learning = Dans une leçon, vous pouvez déjà tout annuler : les essais servent dans les autres parties.
refused-rehearsal-long = Un essai compte { $most } coups au plus. Revenez en arrière, ou quittez-le.
refused-rehearsal-stretch = Cet essai ne peut plus devenir un plan : la table en est à un autre moment de la partie. Commencez-en un autre.
