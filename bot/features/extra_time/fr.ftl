# Plus de temps pour un tour.

arg-hours =
    .name = heures
    .text = De combien d’heures
notice-extended-own = { $name } prend { $minutes ->
        [0] { $hours } h
       *[other] { $minutes } min
    } de plus : chacun ne peut le faire qu’une fois par partie.
notice-extended-rendezvous = { $name } se donne jusqu’au rendez-vous suivant : chacun ne peut le faire qu’une fois par partie.
notice-time-given = { $name } donne à { $to } { $minutes ->
        [0] { $hours } h
       *[other] { $minutes } min
    } de sa réserve.
refused-extended-already = Vous avez déjà pris du temps en plus dans cette partie : ce n’est possible qu’une fois.
refused-own-seat = C’est votre siège : n’indiquez aucun siège quand vous prenez du temps pour vous-même (une fois par partie).
refused-bank-short = Votre réserve ne suffit pas : il n’y reste que { $hours } h.
command-seat-time =
    .name = temps
    .text = Prendre du temps en plus, une fois par partie, ou en céder à un autre joueur, sur votre réserve
