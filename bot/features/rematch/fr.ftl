# La revanche.

button-rematch = Revanche
rematch-opened = La revanche est ouverte : chaque siège est gardé un jour pour la personne qui l’occupait.
refused-no-rematch = Une leçon n’a pas de revanche : `/partie apprendre` ouvre une autre leçon.
