# Les conseils de l’ordinateur.

refused-challenge-no-hints = Pas de conseils dans un défi : vous jouez par vous-même.
command-hint =
    .name = conseil
    .text = Voir les deux coups que l’ordinateur « redoutable » jouerait à votre place, et pourquoi
button-hint = Un conseil
hint-title = Un conseil
hint-text = Ce que l’ordinateur « redoutable » ferait à votre place, d’après ce que vous savez :
hint-pick = **{ $n }. { $pick }**
hint-gains = 👍 mieux pour { $what }
hint-fears = 👎 moins bien pour { $what }
hint-small = L’ordinateur a comparé ces coups aux autres qu’il a essayés. Il peut se tromper ; vous en savez parfois plus que lui.
looking = Je réfléchis… La réponse s’affichera ici.
refused-no-hints = On joue sans conseils à cette table. `/partie rythme` permet de proposer à la table de les autoriser.
refused-hint-not-asked = Rien ne vous est demandé pour l’instant.
