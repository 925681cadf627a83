## Sièges : régents, remplaçants, départs

notice-regent = { $name } s’absente : un régent (l’ordinateur avisé) joue au siège { $letter }, avec ce que ce siège sait et rien d’autre. Au moindre geste { DE($name) } à cette table, il s’arrête.
notice-seat-offered = Le siège { $letter } ({ $name }) est libre : une personne qui n’est pas à cette table peut le prendre tel quel. La première arrivée l’obtient.
notice-seat-taken = { $name } prend le siège { $letter } ({ $of }).
notice-regent-by = À la demande { DE($by) }, un régent (l’ordinateur avisé) joue au siège { $letter } { DE($name) }, avec ce que ce siège sait et rien d’autre. Au moindre geste { DE($name) } à cette table, il s’arrête.
notice-seat-offered-by = À la demande { DE($by) }, le siège { $letter } ({ $name }) est libre : une personne qui n’est pas à cette table peut le prendre tel quel. La première arrivée l’obtient.
notice-handed-over-by = À la demande { DE($by) }, un ordinateur prend pour de bon le siège { $letter } { DE($name) }.
notice-host-passed = { $name } est désormais l’hôte de cette partie.
notice-removed-by = { $by } retire { $name } de la partie à venir.
replace-regent = { $letter } { $seat } : un régent jouera à ce siège jusqu’au retour de la personne absente. Le salon saura que vous l’avez demandé. Est-ce bien ce que vous voulez ?
replace-offer = { $letter } { $seat } : n’importe qui pourra prendre ce siège, avec tout ce qu’il cache. Le salon saura que vous l’avez demandé. Est-ce bien ce que vous voulez ?
replace-hand = { $letter } { $seat } : un ordinateur prendra ce siège pour de bon ; la personne qui l’occupe le perdra. Le salon saura que vous l’avez demandé. Est-ce bien ce que vous voulez ?
button-replace = Oui, c’est ce que je veux
notice-conceded = { $name } abandonne : un ordinateur joue au siège { $letter } jusqu’au bout, et ce siège finit à la dernière place, quel que soit son score.
farewell-passed = Votre siège { $letter } dans #{ $where } est passé à quelqu’un d’autre : vous ne voyez plus ce que ce siège cache.
farewell-left = Vous avez quitté la partie de #{ $where } : un ordinateur joue désormais au siège { $letter }, et vous ne voyez plus ce que ce siège cache.
sheet-regent = Un régent joue pour vous dans #{ $where }. Vous revenez quand vous voulez.
sheet-taken = Vous prenez un siège dans #{ $where }. Voici tout ce qui va avec.

refused-regent-plays = Un ordinateur joue déjà à ce siège.
refused-not-away = Aucun régent ne joue pour vous et votre siège n’est pas proposé : rien à changer.
refused-seat-in-time = Cette personne est dans les temps : un régent ne peut jouer pour elle que si son tour est en retard ou si elle s’est dite absente.
refused-seat-conceded = La personne qui occupait ce siège a abandonné : un ordinateur y joue jusqu’au bout, et personne ne peut plus le prendre.
refused-seat-newcomer = Votre compte est plus récent que cette partie : vous ne pouvez pas y prendre de siège.
refused-seat-present = Cette personne joue : elle seule peut proposer son siège.
refused-seat-missed = La personne qui occupe ce siège n’est absente que depuis peu : vous pourrez le proposer { $due } si elle n’est pas revenue.
refused-seat-offered = Ce siège est déjà proposé.
refused-seat-not-offered = Ce siège n’est pas à prendre (ou ne l’est plus). `/partie siège voir` montre les sièges proposés.
refused-seat-learning = Une leçon se suit seul : vous ne pouvez pas y céder votre siège.
refused-seat-master = Vous avez vu ce que cette partie cache, en la menant ou par-dessus une épaule : vous ne pouvez plus y prendre de siège.
refused-seat-known = Vous avez occupé un autre siège à cette table et savez ce qu’il cache : vous ne pouvez pas prendre celui-ci.

by-regent = { $line } *(régent)*
by-default = { $line } *(d’office)*
by-order = { $line } *(consigne)*
by-plan = { $line } *(plan)*
by-master = { $line } *(meneur de jeu)*

## Pages et boutons

seated-regent = { $name } — un régent a pris la main { $since } · { $kind }
seated-offered = { $name } · **siège libre** (`/partie siège prendre`)
dashboard-seats = Régents et sièges libres
sheet-away = ⏳ Un régent a pris la main { $since } : il joue pour vous, avec ce que vous savez et rien d’autre. Au moindre geste de votre part à cette table, il s’arrête.
back-again = Vous êtes de retour : plus personne ne joue pour vous. Vous pouvez annuler coup par coup ce que le régent a joué, tant que rien n’a été montré ni tiré au hasard ; `/partie manqué` raconte ce qu’il a fait.
seat-took = Le siège est à vous, et tout ce qui va avec. `/fiche` montre ce que vous avez, `/partie journal` raconte ce qui s’est passé.
button-take = Prendre le siège : { $seat }
button-back-again = Je suis de retour
button-regent-own = Un régent en mon absence
button-offer-own = Proposer mon siège
button-withdraw-own = Ne plus proposer mon siège
button-regent = Un régent : { $seat }
button-offer = Proposer le siège : { $seat }
button-withdraw = Ne plus proposer : { $seat }
concede-sure = Abandonner cette partie ? Vous finissez à la dernière place, un ordinateur joue à votre place jusqu’au bout, et les autres n’y perdent rien. C’est définitif.
conceded = Vous avez abandonné : un ordinateur joue désormais à votre place, jusqu’au bout.
button-concede = Abandonner
refused-no-open-seat = Aucun siège n’est libre à cette table.

## Commandes

command-seat =
    .name = siège
    .text = Les sièges : qui joue, proposer, prendre, revenir, partir
command-seat-show =
    .name = voir
    .text = Voir qui joue quel siège, quitter le vôtre, le confier à un régent
command-seat-offer =
    .name = proposer
    .text = Proposer votre siège à une personne qui n’est pas à cette table
command-seat-take =
    .name = prendre
    .text = Prendre un siège proposé, et tout ce qui va avec
command-seat-concede =
    .name = abandonner
    .text = Renoncer à la partie : dernière place pour vous, un ordinateur joue, les autres n’y perdent rien
command-seat-back =
    .name = retour
    .text = Reprendre votre siège à son régent, ou ne plus le proposer
arg-seat =
    .name = siège
    .text = Le siège, par sa lettre

## Inviter, et l’heure du début

notice-invited-by = { $by } vous invite à jouer : prenez un siège d’un clic.
notice-begins-soon = La partie commence { $due }.
notice-begins = C’est l’heure : la partie peut commencer.
invitation-taken = Vous êtes de la partie.
lobby-start = Début
lobby-start-at = { $at } ({ $when })
lobby-kept = Sièges gardés
lobby-kept-for = Réservé à { $who } ; ouvert à tous { $until }.
refused-seats-kept = Les sièges libres sont gardés encore { $hours } h pour les joueurs de la partie précédente.
refused-limit-invitations = Je n’envoie pas plus { $most ->
        [one] d’une invitation
       *[other] de { $most } invitations
    } par heure. Réessayez { $again }.
