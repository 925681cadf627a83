# La revanche.

button-rematch = Revanche
rematch-opened = La revanche est ouverte : chaque siège est gardé un jour pour la personne qui l’occupait.
refused-no-rematch = Pas de revanche après une leçon : `/partie apprendre` en ouvre une autre.
