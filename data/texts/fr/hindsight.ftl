# Revenir sur une partie terminée.

button-hindsight = Qui menait ?
share = { $n } %
hindsight-title = Rétrospective
hindsight-turn = { $when } · { $seat } : { $pick }. Mieux : { $better } (environ { $missed } % de chances de gagner contre { $chance } %).
hindsight-none = Aucun coup n’aurait été nettement meilleur qu’un autre.
hindsight-note = Estimé en rejouant la suite, vite, à partir de ce que chaque siège pouvait savoir : un repère, pas un verdict. L’image est à vous : partagez-la.
keepsake-title = { $game }, { $date }
keepsake-chances = Chances de gagner
keepsake-turns = Les tournants
keepsake-figures = En chiffres
refused-hindsight-early = Cette partie n’a pas été jouée jusqu’au bout : personne ne peut dire qui l’aurait emporté.
