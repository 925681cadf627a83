# Revenir sur une partie terminée.

share = { $n } %
keepsake-chances = Chances de gagner
keepsake-turns = Les tournants
keepsake-figures = En chiffres
refused-still-working = Cela prend plus de temps que Discord ne m’en laisse pour répondre. Je continue : appuyez de nouveau dans quelques minutes.
refused-stopping = Je redémarre : réessayez dans une minute.
