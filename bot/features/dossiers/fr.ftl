# Les dossiers : des interludes préparés une fois, joués autant de fois qu’on veut.

## La liste

dossiers-title = Les dossiers
dossiers-text = Un dossier garde un interlude entier : qui joue quoi, comment la partie commence, les scènes et leur moment, ce que chaque fin change à l’histoire. Vous pouvez en garder { $most } ; `/dossier nouveau` en commence un, `/dossier importer` en lit un dans un fichier.
dossiers-open-title = Ouvrir un dossier ici
dossiers-open-text = Le dossier choisi fixe tout dans cette partie : options, départ, personnages, scènes. Dans le salon, on n’en voit que le titre, l’accroche et les personnages.
dossiers-none = Il n’y a encore aucun dossier pour ce jeu.
button-dossiers = Dossiers
button-dossier-close = Jouer sans dossier
dossier-opened = Le dossier « { $name } » est ouvert : ses personnages et ses options sont dans le salon, ses scènes attendent leur moment.

## Un dossier

dossier-title = Dossier : { $name }
dossier-game = Jeu : { $game }
dossier-roles = Qui est qui
dossier-role = { $character } (rôle tenu par { $player })
dossier-as = sera { $character }
dossier-beginning = Le départ
dossier-campaign = La partie fait suite à la dernière de sa campagne.
dossier-scenes = Les scènes
dossier-outcomes = Ce que la fin change à l’histoire
dossier-scene = **{ $n }.** { $cue } : { $words }
dossier-scene-asked = **{ $n }.** { $cue } (à votre signal) : { $words }
dossier-kept = Ce dossier est dans votre liste.
dossier-copy = { $name } (copie)
dossier-file = Voici le dossier. `/dossier importer` le remettra dans votre liste, ici ou sur un autre serveur.
dossier-dropped = Ce dossier est effacé. Le voici une dernière fois : `/dossier importer` le remettra dans votre liste.
dossier-name = Son titre
dossier-pitch = L’accroche, visible dans le salon
dossier-who = Par siège : personnage / joueur
button-dossier-open = Ouvrir ici
button-dossier-copy = Copier
button-dossier-file = Exporter
button-dossier-text = Titre et accroche
button-dossier-who = Qui joue qui
button-dossier-take = Copier cette table
button-dossier-last = Suivre la campagne
button-dossier-last-off = Ne plus suivre la campagne
button-dossier-drop = Effacer
button-dossier-add = Ajouter une scène
refused-dossier-gone = Ce dossier n’existe plus. `/dossier voir` montre ceux qui restent.
refused-dossiers-most = Le nombre de dossiers que vous gardez est limité à { $most } : exportez-en un, puis effacez-le.
refused-dossier-other-game = Ce dossier est celui d’un autre jeu.
refused-dossier-no-campaign = Ce dossier fait suite à la dernière partie d’une campagne, mais cette table n’est dans aucune campagne qui compte une partie terminée. Ajoutez-la d’abord à une campagne avec `/campagne ajouter`.
refused-dossier-no-word = Rien dans ce jeu ne s’appelle « { $word } ». Écrivez un nom comme le jeu l’écrit : une carte, une salle, un lieu.

## Une scène

dossier-scene-title = Scène { $n }
dossier-scene-which = Changer une scène…
dossier-when = Son moment
dossier-alone = la scène est racontée automatiquement
dossier-asked = la scène attend votre signal
dossier-words = Ce que tout le monde lira
dossier-event = Le nom d’une carte, d’une salle, d’un lieu
button-dossier-words = Écrire la scène
button-dossier-event = Quand il est question de…
button-dossier-alone = La raconter automatiquement
button-dossier-ask = Me la proposer d’abord
button-dossier-cut = Retirer la scène

## Commandes

command-dossier =
    .name = dossier
    .text = Préparer un interlude une fois, et le rejouer
command-dossier-show =
    .name = voir
    .text = Vos dossiers, et ceux que je fournis
command-dossier-new =
    .name = nouveau
    .text = Commencer un dossier
command-dossier-import =
    .name = importer
    .text = Importer un dossier depuis un fichier
arg-dossier-name =
    .name = nom
    .text = Le titre de l’interlude
arg-dossier-file =
    .name = fichier
    .text = Un fichier obtenu avec le bouton « Exporter » d’un dossier
