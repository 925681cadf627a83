# Le feu vert avant un rendez-vous.

command-ready =
    .name = feu-vert
    .text = Quand la table joue sur rendez-vous : dire qu’on peut continuer sans vous attendre
button-ready = Feu vert
button-ready-yes = Donner le feu vert
button-ready-no = Retirer le feu vert
ready-title = Feu vert ?
ready-may = Donnez le feu vert si la partie peut continuer sans réponse de votre part. Elle continuera dès que toutes les personnes attendues auront joué ou donné leur feu vert.
ready-is = ✅ Feu vert donné : la partie continuera dès que toutes les personnes attendues auront joué ou donné leur feu vert.
ready-answers = Votre plan ou vos consignes répondront pour vous.
ready-default = Aucune réponse n’est préparée : un coup sera joué d’office pour vous, et vous passerez partout où c’est possible. Cela ne compte pas comme un tour manqué.
ready-due = Le rendez-vous est fixé au { $at } ({ $when }).
ready-unasked = On n’attend rien de vous pour l’instant : `/plan` permet de préparer votre prochain tour.
refused-ready-no-rendezvous = Cette table n’a pas de rendez-vous : chacun joue à son tour.
refused-ready-unasked = Plus aucune réponse n’est attendue de vous.
