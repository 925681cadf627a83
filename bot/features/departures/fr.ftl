# Qui a quitté le serveur.
host-renewed = La personne qui menait cette table n’est plus sur le serveur : { $who } en est désormais l’hôte. Réessayez.
