# Une première partie guidée.

learn-choose = Quel jeu voulez-vous apprendre ?
learn-hello = Vous jouez une vraie partie, raccourcie, contre des ordinateurs ; elle prend une dizaine de minutes et personne ne vous attend. ⭐ marque ce que je ferais, mais vous pouvez jouer n’importe quel coup permis. Les derniers boutons montrent ce que vous avez et ce qui est sur le plateau. Vous pouvez arrêter à tout moment : `/partie apprendre` vous ramène ici.
learn-title = { $title } (encore { $minutes } min environ)
learn-because = Voici ce que je ferais : c’est un bon coup pour { $what }.
learn-only = C’est le seul coup possible.
learn-alike = Voici ce que je ferais ; les autres coups sont presque aussi bons.
learn-strayed = Vous avez choisi autre chose : très bien, les leçons s’y adaptent.
learn-ways = Vous pouvez maintenant **continuer** : cette même partie, jusqu’au bout, à votre idée. Ou **ouvrir une vraie table**, où d’autres vous rejoignent ; quand une partie dure des jours, `/plan` permet d’y préparer vos coups.
learn-on = À partir d’ici, vous jouez à votre idée : je n’explique plus que ce qui est nouveau. ⭐ ne marque plus que des coups courants. `/aide` vous explique à tout moment ce qui se passe.
learn-stands = Vous avez commencé à apprendre **{ $game }**. Continuer là où vous en étiez ?
learn-stopped = La leçon est terminée. `/partie apprendre` en ouvre une autre quand vous voulez.
learn-real = Une vraie table s’ouvre dans un salon : allez sur un serveur où je suis, tapez `/partie nouvelle` dans un de ses salons et choisissez { $game }.
button-learn-go = Continuer
button-learn-new = Recommencer
button-learn-other = Un autre jeu
button-learn-stop = Arrêter la leçon
button-learn-on = Continuer la partie
button-learn-real = Ouvrir une vraie table
button-board = Le plateau
challenge-late = Vous avez fini après la fin du jour : ce défi ne compte pas, car son secret est désormais connu.
refused-learning-open = Vous apprenez déjà ce jeu : `/partie apprendre` vous y ramène.
refused-challenge-open = Finissez d’abord le défi du jour de ce jeu : `/défi jouer` vous y ramène.
command-learn =
    .name = apprendre
    .text = Apprendre un jeu : dix minutes contre des ordinateurs, pour vous seulement
button-learn-short = Apprendre en dix minutes
