# Ce que toute la table doit accepter.

button-undo = Annuler mon dernier coup
button-rewind = Demander à revenir en arrière
button-agree = D’accord
button-refuse = Non, on continue
button-resume = Continuer la partie
button-end = Oui, terminer la partie
resumed = La partie continue.
cancel-sure = La partie n’a pas commencé. L’annuler ?
end-sure = Terminer tout de suite la partie de #{ $where } ?
end-sure-vote = Demander la fin de la partie de #{ $where } ? Elle s’arrête quand tout le monde est d’accord.
end-void = Personne n’aura gagné.
end-counts = Le classement du moment comptera : c’est ce que la table a choisi.
end-kept = C’est dit : la partie continue.
end-agreed = C’est noté. La partie s’arrêtera quand ces personnes seront d’accord aussi : { $who }.
refused-end-open = Quelqu’un demande déjà la fin de la partie.
refused-end-over = Cette demande n’a plus cours.
refused-rewind-open = { $seat } a déjà demandé à revenir en arrière : il faut que tout le monde réponde.
refused-rewind-over = Cette demande est close : on y a répondu, ou la partie a continué.
rewind-offer = Avec l’accord de tous, la table peut revenir à ce qu’elle était avant ce coup. Les ordinateurs sont toujours d’accord.
rewind-sent = C’est demandé. Il reste à répondre : { $who }. Si, d’ici là, quelqu’un joue aux yeux de tous, la demande est annulée.
request-agreed = C’est noté. Il reste à répondre : { $who }.
rewind-done = Tout le monde est d’accord : la table est revenue en arrière.
rewind-kept = C’est noté : la partie continue comme elle est.
refused-challenge-no-rewind = Dans un défi, chacun a un seul essai : ce qui a été vu ne s’annule pas.
notice-end-wanted = { $name } demande la fin de la partie. Elle s’arrête quand tout le monde est d’accord.
notice-end-refused = { $name } ne veut pas arrêter : la partie continue.
notice-end-withdrawn = { $name } ne demande plus la fin de la partie.
notice-rewind-asked = { $name } demande à ramener la table à ce qu’elle était avant son dernier coup. Êtes-vous tous d’accord ? Si quelqu’un joue un coup visible avant la dernière réponse, la demande est annulée.
command-undo =
    .name = annuler
    .text = Annuler votre dernier coup
command-pause =
    .name = pause
    .text = Mettre la partie en pause
command-resume =
    .name = continuer
    .text = Mettre fin à la pause
command-end =
    .name = terminer
    .text = Terminer la partie

## Un autre rythme en cours de partie

command-pace =
    .name = rythme
    .text = Le rythme de la table ; en cours de partie, en proposer un autre, qui demande l’accord de tous
arg-decision =
    .name = tour
    .text = Heures par tour
arg-bank =
    .name = réserve
    .text = Heures de réserve pour toute la partie
arg-increment =
    .name = gain
    .text = Heures gagnées à chaque tour joué à temps
repace-text = La partie est en cours : un autre rythme demande l’accord de tout le monde. Les réserves sont alors de nouveau pleines et le temps de chacun repart de zéro. `/partie rythme` prend aussi des heures à votre mesure ; les heures d’éveil restent celles de chacun.
button-repace-hints = Proposer de permettre les conseils
repace-choose = Proposer un autre rythme
repace-sent = C’est proposé. Il reste à répondre : { $who }. Un seul refus suffit pour en rester là.
repace-done = C’est fait : la partie continue à ce rythme.
repace-kept = C’est noté : le rythme ne change pas.
notice-pace-asked = { $name } propose un autre rythme : { $terms } Êtes-vous tous d’accord ? Les réserves seraient de nouveau pleines et le temps de chacun repartirait de zéro. La proposition prend fin { $due }, ou au premier refus.
notice-pace-changed = Tout le monde est d’accord : la partie continue à un autre rythme. { $terms }
notice-pace-refused = { $name } préfère garder le rythme : rien ne change.
notice-pace-withdrawn = { $name } retire sa proposition : le rythme ne change pas.
notice-pace-lapsed = Tout le monde n’a pas répondu à la proposition { DE($name) } : le rythme ne change pas.
refused-pace-same = Vous jouez déjà à ce rythme.
refused-pace-open = { $name } a déjà proposé un autre rythme : la proposition prend fin { $due }.
refused-pace-over = Cette proposition est close.
refused-pace-learning = Une leçon n’a pas de chronomètre : il n’y a pas de rythme à changer.

## Pause

notice-halt-asked = { $name } demande une pause. Sans objection, la partie se met en pause { $due }.
notice-halt-objected = { $name } ne veut pas de pause : la partie continue.
notice-halt-withdrawn = { $name } retire sa demande de pause : la partie continue.
notice-halted = Personne n’y a vu d’objection : la partie est en pause. N’importe qui à cette table peut la faire continuer.
refused-pause-open = { $name } a déjà demandé une pause : elle commence { $due } si personne n’y voit d’objection.
refused-pause-over = Cette demande de pause est close.
pause-sent = C’est demandé : sans objection, la partie se met en pause { $due }.
pause-kept = C’est noté : pas de pause.
button-object = Pas de pause
