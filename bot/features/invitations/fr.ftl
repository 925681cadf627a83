# Qui est invité, et l’heure du début.

refused-nobody-invited = Choisissez au moins une personne qui n’est pas déjà à cette table.
refused-nobody-named = Je ne vois personne dans ce texte : mentionnez les gens, par exemple « @Nom ».
refused-too-many-invited = On invite au plus { $most } personnes à la fois.
refused-start-too-soon = Choisissez une heure à plus de { $least } minutes d’ici ; sinon, commencez tout de suite.
refused-bad-start = Je ne comprends pas cette heure : « { $start } ». Essayez « 20h30 », « samedi 21h » ou « demain 20:00 ».
arg-with =
    .name = avec
    .text = Qui inviter : jusqu’à quatre mentions, par exemple @Nom
arg-start =
    .name = début
    .text = Quand on commence : « 20h30 », « samedi 21h » ; un rappel part dix minutes avant
command-invite =
    .name = inviter
    .text = Inviter des gens à la partie de ce salon, ou en fixer l’heure
