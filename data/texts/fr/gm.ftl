# Le meneur de jeu : son tableau, ses corrections, ses décisions.

## Corrections (celles d’un jeu sont dans les textes de ce jeu)

field-seat = Place
    .text = De qui s’agit-il ?
reason-correction-same = C’est déjà ainsi : il n’y a rien à corriger.
reason-correction-number = Le nombre doit être compris entre 0 et { $most }.
reason-correction-unknown = Je ne connais pas cela : choisissez parmi les propositions.
reason-correction-no-seat = Cette place n’existe pas à cette table.
reason-correction-unfinished = { $seat } est au milieu d’un paiement ou d’un choix qui en dépend : laissez-lui finir, ou faites reprendre ce coup.
reason-leaves-no-answer = Après cette correction, quelqu’un aurait à répondre sans pouvoir le faire.
