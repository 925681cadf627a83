# Des donnes que chacun peut vérifier.

deal-promised = Promesse d’une donne honnête (à vérifier après la partie) : `{ $promise }`
deal-sealed = -# Donne scellée. Promesse : `{ $promise }`. Sceau : `{ $seal }`. `/partie vérifier` montre ce qu’ils contiennent.
deal-revealed = Secret de la donne : `{ $secret }`. `/partie vérifier` rejoue la partie et la vérifie.
