# L’aide du moment.

button-rules = Règles
button-rule = Lire la règle : { $title }
button-learn = Apprendre ce jeu
help-title = Que voulez-vous faire ?
help-start = · **Jouer à plusieurs :** `/partie nouvelle` ouvre une table dans un salon d’un serveur ; tout le monde peut la rejoindre, et des ordinateurs prennent les sièges libres.
    · **Apprendre d’abord :** choisissez un jeu ci-dessous (ou `/partie apprendre`) : dix minutes contre des ordinateurs, rien que pour vous.
    · **Chercher une règle :** `/règles`.
help-lobby = La table se prépare. Rejoignez-la avec le bouton du message public, et ajoutez des ordinateurs s’il manque du monde. La personne qui a ouvert la table appuie ensuite sur « Commencer ». Vous découvrez ce jeu ? Apprenez-le d’abord, en dix minutes, contre des ordinateurs.
help-yours = On vous demande :
help-verbs = Ce que vous pouvez faire
help-rules = Les règles qui comptent ici (`/règles`)
help-absent = En cas d’absence : `/absence`, `/plan`, `/consignes`. Pour laisser jouer un régent ou proposer votre siège : `/partie siège voir`. Pour renoncer à la partie : `/partie siège abandonner` (dernière place pour vous, les autres n’y perdent rien).
help-read = Lire une de ces règles
command-help =
    .name = aide
    .text = Ce qui se passe, ce que vous pouvez faire, les règles qui comptent
