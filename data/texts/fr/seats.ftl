## Places : régents, remplaçants, départs

notice-regent = { $name } s’absente : un régent (l’ordinateur avisé) joue la place { $letter } avec ce que cette place sait, et rien d’autre. Le moindre geste de sa part à cette table met fin à la régence.
notice-seat-offered = La place { $letter } ({ $name }) est à prendre : qui n’est pas à cette table peut s’y asseoir, avec tout ce qu’elle a. Premier arrivé, premier servi.
notice-seat-taken = { $name } prend la place { $letter } ({ $of }).
notice-conceded = { $name } abandonne : un ordinateur joue la place { $letter } jusqu’au bout.
farewell-passed = Votre place { $letter } dans #{ $where } est à quelqu’un d’autre : ce qu’elle cache ne se voit plus ici.
farewell-left = Vous avez quitté la partie de #{ $where } : un ordinateur tient la place { $letter }, et ce qu’elle cache ne se voit plus ici.
sheet-regent = Un régent joue pour vous dans #{ $where }. Vous revenez quand vous voulez.
sheet-taken = Vous prenez une place dans #{ $where }. Voici tout ce qu’elle a.

refused-regent-plays = Un ordinateur joue déjà cette place.
refused-not-away = Aucun régent ne joue pour vous et votre place n’est pas à prendre : rien à changer.
refused-seat-present = Cette personne joue : elle seule peut offrir sa place.
refused-seat-offered = Cette place est déjà à prendre.
refused-seat-not-offered = Cette place n’est pas à prendre (ou elle ne l’est plus). `/partie place voir` montre celles qui le sont.
refused-seat-learning = Une leçon est à vous seul : sa place ne se donne pas.
refused-seat-master = Vous avez tout vu de cette partie en la menant : aucune place ne peut plus y être à vous.
refused-seat-known = Vous avez tenu une autre place à cette table et savez ce qu’elle cache : vous ne pouvez pas prendre celle-ci.

by-regent = { $line } *(régent)*
by-default = { $line } *(d’office)*
by-order = { $line } *(consigne)*
by-master = { $line } *(meneur de jeu)*

## Pause

notice-halt-asked = { $name } demande une pause. Sans objection, la partie se met en pause { $due }.
notice-halt-objected = { $name } ne veut pas de pause : la partie continue.
notice-halt-withdrawn = { $name } retire sa demande de pause : la partie continue.
notice-halted = Personne n’y a vu d’objection : la partie est en pause. N’importe qui à cette table peut la reprendre.
refused-halt-open = { $name } a déjà demandé une pause : elle commence { $due } si personne n’y voit d’objection.
refused-halt-over = Cette demande de pause est close.
halt-sent = C’est demandé : sans objection, la partie se met en pause { $due }.
halt-kept = C’est noté : pas de pause.
button-object = Pas de pause

## Pages et boutons

seated-regent = { $name } — un régent ({ $kind }) a pris la main { $since }
seated-offered = { $name } · **place à prendre** (`/partie place prendre`)
dashboard-seats = Régents et places à prendre
sheet-away = ⏳ Un régent a pris la main { $since } : il joue pour vous, avec ce que vous savez et rien d’autre. Le moindre geste de votre part à cette table y met fin.
back-again = Vous êtes de retour : plus personne ne joue pour vous. Ce que le régent a joué se reprend coup par coup, tant que rien n’a été montré ni tiré ; `/partie manqué` le raconte.
seat-took = La place est à vous, avec tout ce qu’elle a. `/abri` montre ce que c’est, `/partie journal` ce qui s’est passé.
mine-regent = { $phase } · ⏳ un régent joue pour vous · { $since }
button-take = Prendre la place : { $seat }
button-back-again = Je suis de retour
button-regent-own = Un régent en mon absence
button-offer-own = Offrir ma place
button-withdraw-own = Ne plus offrir ma place
button-regent = Un régent : { $seat }
button-offer = Offrir la place : { $seat }
button-withdraw = Ne plus offrir : { $seat }
button-concede = Abandonner
refused-no-open-seat = Aucune place n’est à prendre à cette table.

## Commandes

command-seat =
    .name = place
    .text = Les places : qui joue, offrir, prendre, revenir, partir
command-seat-show =
    .name = voir
    .text = Voir qui joue quelle place, quitter la sienne, la confier à un régent
command-seat-offer =
    .name = offrir
    .text = Offrir votre place à qui n’est pas à cette table
command-seat-take =
    .name = prendre
    .text = Prendre une place offerte, avec tout ce qu’elle a
command-seat-back =
    .name = retour
    .text = Reprendre votre place à son régent, ou ne plus l’offrir
arg-seat =
    .name = place
    .text = La place, par sa lettre
