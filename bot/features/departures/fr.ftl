# Qui a quitté le serveur.
host-renewed = L’hôte de cette table n’est plus sur le serveur : { $who } est désormais l’hôte. Réessayez.
