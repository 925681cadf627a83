# Le plateau que l’on touche : liens, page.
command-touch =
    .name = plateau
    .text = Le plateau tactile
command-touch-link =
    .name = lien
    .text = Un lien privé vers votre plateau, valable un jour
command-touch-open =
    .name = toucher
    .text = Ouvrir le plateau dans Discord, ou recevoir un lien
arg-touch-watch =
    .name = spectateurs
    .text = Pour regarder seulement : le lien montre ce que tout le monde voit

touch-link-title = Le plateau tactile
touch-link-seat = Ce lien ouvre **votre** siège dans un navigateur : touchez un lieu, voyez ce que c’est et ce que vous pouvez y faire, touchez encore pour jouer. Il reste valable un jour et remplace le précédent. Quiconque l’ouvre peut jouer pour vous : ne le donnez à personne.
touch-link-watch = Ce lien est pour les spectateurs : il montre ce que tout le monde voit, rien de plus. Il reste valable un jour et remplace le précédent.
touch-link-over = Ce lien ouvre la partie terminée dans un navigateur, coup par coup, avec tous les secrets ou du point de vue d’un siège. Il reste valable un jour et remplace le précédent.
touch-link-ended = { $count ->
    [0] Aucun lien n’était ouvert.
    [one] Votre lien ne s’ouvre plus.
   *[other] Vos { $count } liens ne s’ouvrent plus.
}
button-touch = Toucher le plateau
button-touch-over = La revoir dans le navigateur
button-touch-open = Ouvrir le plateau
button-touch-end = Fermer mes liens

touch-watching = En spectateur
touch-hidden = Caché ici : { $what }
touch-leading = En tant que meneur de jeu
touch-correcting = Touchez un lieu ou une pièce pour voir ce que c’est et le corriger.
touch-link-lead = Ce lien ouvre **votre** plateau de meneur : tout ce qui est caché, qui doit jouer, et de quoi corriger ce que vous touchez. Il reste valable un jour et remplace le précédent. Quiconque l’ouvre voit tous les secrets et peut changer la partie : ne le donnez à personne.
button-touch-lead = Sur un plateau tactile
touch-seat = { $letter } { $name }
touch-turn-own = À vous de jouer
touch-turn-other = On attend { $names }
touch-turn-over = Partie terminée
touch-turn-nobody = On n’attend personne
touch-compose = { $verb } : { $what }
touch-listed = Pas sur l’image : { $verbs }.
touch-first = d’abord : { $what }

refused-touch-off = Ce bot n’a pas d’adresse pour les navigateurs : le plateau s’affiche ici, avec `/partie plateau`.
refused-touch-unknown = Ce lien n’est plus valable : un lien reste valable un jour, et un nouveau remplace l’ancien. Demandez-en un avec `/plateau lien`.
refused-touch-stranger = Discord ne confirme pas qui vous êtes ni d’où vous regardez. Fermez cette page et rouvrez-la depuis la partie.
refused-touch-many = Ce lien est déjà ouvert dans { $most } pages. Fermez-en une, ou demandez un nouveau lien avec `/plateau lien`.
refused-touch-fast = Vous allez trop vite. Attendez une seconde.
refused-touch-move = Les coups de cette partie sont numérotés de 0 à { $last }.
refused-touch-view = Cette vue n’existe pas : choisissez « Tout ouvert », ou l’un des sièges de cette partie.
refused-touch-origin = Cette page ne peut être ouverte que depuis son adresse.
refused-touch-full = Trop de plateaux sont ouverts en ce moment. Réessayez dans quelques minutes.

touch-page-board = Plateau
touch-page-boards = Ce que montre l’image
touch-page-sheet = Ma fiche
touch-page-question = La partie
touch-page-places = Lieux et pièces
touch-page-log = Journal
touch-page-text = Le plateau en texte
touch-page-in = Agrandir
touch-page-out = Réduire
touch-page-fit = Tout montrer
touch-page-lost = Connexion perdue. Nouvelle tentative…
touch-page-once = Touchez encore une fois pour jouer.
touch-page-loading = Le plateau arrive…
touch-page-nothing = Vous n’avez rien à faire ici pour le moment.
touch-page-more = Encore %n choix dans le menu.
touch-page-confirm = Vous ne pourrez pas annuler ce coup. Appuyez encore une fois pour jouer :
touch-page-picks = Coups possibles : %n
touch-page-close = Fermer
touch-page-send = Valider
touch-page-language = Langue
touch-page-stage = Le plateau. Plus et moins : agrandir et réduire. Flèches : se déplacer. Les lieux sont aussi dans une liste.
touch-page-left = il reste %t
touch-page-up = temps écoulé
touch-page-ways = Les lieux, en détail
touch-page-awaited = attendu
touch-page-past = La partie terminée, coup par coup
touch-page-first = À la donne
touch-page-back = Coup précédent
touch-page-forward = Coup suivant
touch-page-last = Au dernier coup
touch-page-move = Coup
touch-page-of = sur %n
touch-page-view = Vue
touch-page-seat = Fiche de ce siège
touch-page-here = Lien vers ce coup
touch-page-gameless = Ce lien indique un coup, mais n’ouvre aucune partie. Ouvrez d’abord votre propre lien vers la partie, puis celui-ci dans le même onglet.
touch-page-foreign = Ce lien indique un coup d’une autre partie que celle qui est montrée ici. Ouvrez d’abord votre propre lien vers cette autre partie, puis celui-ci dans le même onglet.
