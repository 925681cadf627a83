# Relevés, comptes rendus, campagnes.

## Compte rendu

report-title = Chronique — { $game }
report-ended = Écrite le { $date }, à la fin de la partie.
report-running-own = Écrite le { $date }, en cours de partie : ce { QUE($seat) } en sait, à garder pour soi.
report-running-whole = Écrite le { $date }, en cours de partie : tout y est, pour le meneur de jeu seul.
report-led = { $people }, menés par { $leader }
report-fates = Ce qu’ils sont devenus
report-journal = Au fil des jours
report-tie = À égalité de points avec { $names }, un seul chiffre a décidé. { $what } : { $figure } contre { $other }.
report-tie-shared = À égalité en tout, ils partagent la victoire.
report-epilogue = Épilogue
deeds = **{ $seat }** { $deeds }.
deeds-and = { " ; " }

## Emporter une partie

export-own = Voici ce que vous pouvez emporter : le relevé (JSON) et le compte rendu (Markdown) de **votre** seul siège. Gardez-les pour vous tant que la partie dure.
export-all = Voici tout ce que contient la partie, pour le meneur de jeu seulement : le relevé (JSON) et le compte rendu (Markdown).
report-picture = Une image de cette scène
export-pictures-left = { $n ->
    [one] Une image de ses scènes ne tient
   *[other] { $n } images de ses scènes ne tiennent
} pas dans un message, et restent là où la scène a été racontée.
export-ended = La partie est terminée : voici son relevé (JSON), à partir duquel une autre peut commencer (`/partie nouvelle`, option `relevé`), et son compte rendu (Markdown).
button-export = Emporter le récit
command-export =
    .name = emporter
    .text = Recevoir le relevé et le compte rendu de la partie
refused-export-nothing = Vous n’avez pas de siège à cette table : vous pourrez emporter la partie quand elle sera finie.

## Commencer à partir d’un relevé

arg-from =
    .name = suite
    .text = Une partie terminée de ce serveur, dont celle-ci prend la suite
arg-file =
    .name = relevé
    .text = Un fichier (JSON) à partir duquel commencer
begins-after = Prend la suite d’une partie terminée
begins-file = Commence à partir du relevé « { $name } »
begins-set = Commence comme l’a voulu le meneur de jeu
begins-known = { $who } sait ce qui y est caché.
begins-unrated = Cette partie ne comptera pas pour les cotes.
notice-laid-out = Cette partie prend la suite d’une autre : elle ne compte pas pour les cotes.
notice-laid-out-by = { $by } a préparé le début de cette partie et sait ce qui y est caché : elle ne compte pas pour les cotes.
begins-title = Point de départ
begins-part = { $seat } : { $what }
begins-usual = comme d’habitude
button-usual = Commencer comme d’habitude
refused-from-both = Choisissez un relevé ou une partie terminée, pas les deux.
refused-no-such-game = Je ne trouve pas cette partie. Choisissez-en une parmi les propositions.
refused-record-other-game = Ce relevé est celui d’un autre jeu.
refused-record-no-json = Je ne sais pas lire ce fichier : ce n’est pas du JSON.
refused-record-too-large = Ce fichier est trop gros : { $most } Kio au plus.
refused-record-no-file = Je ne prends que des relevés : le nom du fichier doit finir par « { $ending } », comme ceux de `/partie emporter`.
refused-record-not-fetched = Discord ne m’a pas donné ce fichier. Réessayez dans un moment.
refused-record-too-deep = Dans le relevé, le champ « { $field } » emboîte trop de listes : { $most } niveaux au plus.
refused-record-too-long = Dans le relevé, le champ « { $field } » contient un texte trop long : { $most } caractères au plus.
refused-record-missing = Dans le relevé, il manque le champ « { $field } ».
refused-record-unknown-field = Dans le relevé, je ne connais pas le champ « { $field } ».
refused-record-bad-value = Dans le relevé, le champ « { $field } » ne peut pas valoir « { $value } ».
refused-record-unknown-name = Dans le relevé, le champ « { $field } » ne peut pas valoir « { $value } ». Je connais : { $names }.
refused-record-field-twice = Dans le relevé, le champ « { $field } » est écrit deux fois.
refused-record-twice = Dans le relevé, le champ « { $field } » prend « { $what } », dont il n’y a pas assez d’exemplaires.
refused-record-too-many = Dans le relevé, le champ « { $field } » en contient trop : { $most } au plus.
refused-record-too-few = Dans le relevé, le champ « { $field } » en contient trop peu : { $least } au moins.
refused-record-not-built = Dans le relevé, le champ « { $field } » loge quelqu’un dans « { $what } », qui n’est pas construit.
refused-record-not-of-it = Dans le relevé, le champ « { $field } » prend « { $what } », qui n’en fait pas partie.

## Campagnes

command-campaign =
    .name = campagne
    .text = Plusieurs parties de ce serveur qui racontent une même histoire
command-campaign-new =
    .name = nouvelle
    .text = Ouvrir une campagne, avec la partie de ce salon s’il y en a une
command-campaign-show =
    .name = voir
    .text = Voir les parties d’une campagne, leurs issues, et continuer l’histoire
command-campaign-add =
    .name = ajouter
    .text = Ajouter à une campagne la partie de ce salon
arg-campaign =
    .name = campagne
    .text = Laquelle ?
arg-campaign-name =
    .name = nom
    .text = Le nom de la campagne
campaign-title = Campagne « { $name } »
campaign-empty = Aucune partie pour l’instant. `/campagne ajouter`, dans le salon d’une partie, l’y ajoute.
campaign-game = **{ $n }.** { $game } · { $where } : { $what }
campaign-won = { $n ->
        [one] { $names } l’emporte
       *[other] { $names } à égalité
    }
campaign-early = arrêtée avant la fin
campaign-running = en cours
campaign-lobby = en préparation
campaign-earlier = … et { $n ->
        [one] { $n } partie
       *[other] { $n } parties
    } avant celles-ci.
campaign-list = Les campagnes de ce serveur
campaign-none = Ce serveur n’a pas encore de campagne. `/campagne nouvelle` en ouvre une.
campaign-story = Récit { $n }
button-carry-on = Continuer l’histoire ici
refused-no-campaign = Je ne trouve pas cette campagne sur ce serveur.
refused-campaign-known = Ce serveur a déjà une campagne de ce nom.
refused-campaign-no-name = Une campagne a besoin d’un nom.
