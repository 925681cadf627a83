# Les personnes que l’on a bloquées.
command-block =
    .name = bloquer
    .text = Tenir quelqu’un à l’écart de vos tables, ou voir qui vous avez bloqué
arg-block-person =
    .name = personne
    .text = Qui bloquer ; sans nom, la liste
block-title = Les personnes que vous avez bloquées
block-nobody = Personne. Pour bloquer quelqu’un, tapez `/bloquer` suivi de son nom.
block-person = { $n }. { $who }
block-lift = Débloquer quelqu’un
block-lift-one = Débloquer le numéro { $n }
block-small = Ces personnes ne peuvent s’asseoir ni aux tables dont vous êtes l’hôte, ni sur un siège que vous proposez ; leurs invitations ne vous mentionnent pas, et vos tables ne les mentionnent pas. Elles n’en savent rien. Si elles ont déjà un siège, elles le gardent.
refused-block-self = Vous ne pouvez pas vous bloquer vous-même.
refused-block-most = Vous pouvez bloquer { $most } personnes au plus. Débloquez d’abord quelqu’un.
