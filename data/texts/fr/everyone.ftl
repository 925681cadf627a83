# Pour chacun : chiffres, archives et rejeu, ce que je garde sur vous.

## Chiffres

luck-cell = { $got } ({ $mean })
stat-title = Titres
decimal = { $whole },{ $tenth }

## Archives et rejeu

notice-stale = Personne n’a touché à cette table depuis { $days } jours et la partie n’a jamais commencé : je ferme la table et libère le salon. `/partie nouvelle` en ouvre une autre.

## Ce que je garde sur vous

seat-forgotten = Anonyme { $letter }

## Sous le plateau

button-tableaux = Plateaux
tableau-title = Plateau { DE($seat) }
