# Revenir sur une partie terminée.

button-hindsight = Qui menait ?
share = { $n } %
hindsight-title = Rétrospective
hindsight-turn = { $when } · { $seat } : { $pick }. Mieux : { $better } (environ { $missed } % de chances de gagner contre { $chance } %).
hindsight-none = Aucun choix n’a été trouvé auquel un autre aurait été nettement préférable.
hindsight-note = Estimé en rejouant la suite, à choix rapides, depuis ce que chaque siège pouvait savoir : un repère, pas un verdict. L’image est à partager.
keepsake-title = { $game }, { $date }
keepsake-chances = Chances de gagner
keepsake-turns = Les tournants
refused-hindsight-early = Cette partie n’a pas été jouée jusqu’au bout : nul ne peut dire qui l’aurait emporté.
