# Les fichiers d’une partie.

export-own = Voici ce que vous pouvez emporter : le relevé (JSON) et le compte rendu de **votre** siège uniquement, en Markdown et en journal Foundry. Gardez-les pour vous tant que la partie dure.
export-all = Voici tout ce que contient la partie, pour le meneur de jeu seulement : le relevé (JSON) et le compte rendu, en Markdown (Obsidian) et en journal Foundry.
export-pictures-left = Faute de place dans un message, { $n ->
    [one] une image de la partie reste
   *[other] { $n } images de la partie restent
} dans le salon, avec le récit de la scène.
export-ended = La partie est terminée. Voici son relevé (JSON), à partir duquel une autre peut commencer (`/partie nouvelle`, option `relevé`), et son compte rendu, en Markdown (Obsidian) et en journal Foundry.
command-export =
    .name = emporter
    .text = Recevoir le relevé et le compte rendu de la partie
refused-export-nothing = Vous n’avez pas de siège à cette table : vous pourrez emporter la partie quand elle sera finie.
