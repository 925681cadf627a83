## Places : régents, remplaçants, départs

notice-regent = { $name } s’absente : un régent (l’ordinateur avisé) joue la place { $letter } avec ce que cette place sait, et rien d’autre. Le moindre geste de { $name } à cette table met fin à la régence.
notice-seat-offered = La place { $letter } de { $name } est à prendre : qui n’est pas à cette table peut s’y asseoir, avec tout ce qu’elle a. Premier arrivé, premier servi.
notice-seat-taken = { $name } prend la place { $letter } de { $of }.
notice-conceded = { $name } abandonne : un ordinateur joue la place { $letter } jusqu’au bout.
farewell-passed = Votre place { $letter } dans #{ $where } est à quelqu’un d’autre : ce qu’elle cache ne se voit plus ici.
farewell-left = Vous avez quitté la partie de #{ $where } : un ordinateur tient la place { $letter }, et ce qu’elle cache ne se voit plus ici.
sheet-regent = Un régent joue pour vous dans #{ $where }. Vous revenez quand vous voulez.
sheet-taken = Vous prenez une place dans #{ $where }. Voici tout ce qu’elle a.

refused-regent-plays = Un ordinateur joue déjà cette place.
refused-not-away = Aucun régent ne joue pour vous et votre place n’est pas à prendre : rien à changer.
refused-seat-present = Cette personne joue : elle seule peut offrir sa place.
refused-seat-offered = Cette place est déjà à prendre.
refused-seat-not-offered = Cette place n’est pas à prendre (ou elle ne l’est plus). `/game seat show` montre celles qui le sont.
refused-seat-learning = Une leçon est à vous seul : sa place ne se donne pas.
refused-seat-master = Qui mène le jeu a tout vu : une place ne peut plus être à vous.
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
