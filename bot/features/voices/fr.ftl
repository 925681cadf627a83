# Des personnages qui parlent.
command-say =
    .name = dire
    .text = Faire parler un personnage : le vôtre ou, pour le meneur de jeu, n’importe lequel
arg-voice-text =
    .name = texte
    .text = Ce qui est dit ; \n commence une nouvelle ligne
arg-voice-name =
    .name = nom
    .text = Meneur de jeu : qui parle (sinon, le dernier à avoir parlé)
arg-voice-face =
    .name = visage
    .text = Un dessin de ma collection comme portrait ; le personnage le gardera
arg-voice-portrait =
    .name = portrait
    .text = Une de vos images comme portrait ; le personnage la gardera
arg-voice-kept =
    .name = chronique
    .text = Garder la réplique dans le journal et le compte rendu, ou non
voice-no-face = Sans portrait
voice-said = C’est dit.
voice-said-kept = C’est dit, et noté pour le compte rendu.
notice-voices-plain = 🎭 Ici, je dis les répliques des personnages sous mon propre nom : il me manque la permission « Gérer les webhooks ».
refused-voice-own = Vous ne pouvez faire parler que votre propre personnage : laissez `nom` vide. Seul le meneur de jeu peut faire parler les autres.
refused-voice-unnamed = Votre personnage n’a pas encore de nom : donnez-lui-en un avec `/partie siège personnage`, ou avec `nom` si vous menez la partie.
refused-voice-person = Quelqu’un à cette table porte ce nom : prenez-en un autre pour votre personnage.
refused-voice-thread = Ce fil est celui d’un autre camp : vous ne pouvez pas y parler.
refused-voice-mute = Vous ne pouvez pas écrire dans ce salon : je n’y écris donc pas à votre place.
refused-voice-face = Je n’ai pas ce dessin : choisissez-en un dans la liste.
refused-voices-most = Vous avez parlé { $most ->
        [one] une fois
       *[other] { $most } fois
    } au cours de la dernière heure : laissez la parole aux autres.
