# Ce qu’on a manqué.

command-missed =
    .name = manqué
    .text = Voir ce qui s’est passé depuis votre dernier coup
missed-title = Depuis votre dernier coup
missed-nothing = Il ne s’est rien passé depuis votre dernier coup : vous n’avez rien manqué.
button-folded = Tout voir
button-missed = Qu’ai-je manqué ?
