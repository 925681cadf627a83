# Relevés, comptes rendus, campagnes.

## Compte rendu

report-title = Chronique — { $game }
report-ended = Écrite le { $date }, à la fin de la partie.
report-running-own = Écrite le { $date }, en cours de partie : ce { QUE($seat) } en sait, à garder pour soi.
report-running-whole = Écrite le { $date }, en cours de partie : tout y est, pour le meneur de jeu seul.
report-cast = { $person } jouait { $role }.
report-led = { $people }, avec { $leader } en tête
report-fates = Ce qu’ils sont devenus
report-journal = Au fil des jours
report-tie = Égalité de points avec { $names } ; un seul chiffre a tranché : { $what }, { $figure } contre { $other }.
report-tie-shared = À égalité parfaite, ils se partagent la victoire.
report-epilogue = Épilogue
report-counts = Les comptes

## Emporter une partie

report-picture = Une image de cette scène

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
begins-known = { $who } sait ce que cette partie cache.
begins-unrated = Cette partie ne comptera pas pour les cotes.
notice-laid-out = Cette partie prend la suite d’une autre : elle ne compte pas pour les cotes.
notice-laid-out-by = { $by } a préparé le début de cette partie et sait ce qui y est caché : la partie ne compte pas pour les cotes.
begins-title = Point de départ
begins-part = { $seat } : { $what }
begins-usual = comme d’habitude
begins-more = { $what } de plus
refused-from-both = Choisissez un relevé ou une partie terminée, pas les deux.
refused-no-such-game = Je ne trouve pas cette partie. Choisissez-en une parmi les propositions.
refused-record-other-game = Ce relevé est celui d’un autre jeu.
refused-record-no-json = Je ne sais pas lire ce fichier : ce n’est pas du JSON.
refused-record-too-old = Ce fichier date d’avant la version 1.0.0 du bot : importez-le avec cette version, puis exportez-le de nouveau.
refused-record-too-large = Ce fichier est trop gros : { $most } Kio au plus.
refused-record-no-file = Je ne prends que des relevés : le nom du fichier doit finir par « { $ending } », comme ceux de `/partie emporter`.
refused-record-not-fetched = Discord ne m’a pas donné ce fichier. Réessayez dans un moment.
refused-record-too-deep = Le champ « { $field } » emboîte trop de listes : { $most } niveaux au plus.
refused-record-too-long = Le champ « { $field } » contient un texte trop long : { $most } caractères au plus.
refused-record-missing = Il manque le champ « { $field } ».
refused-record-unknown-field = Je ne connais pas le champ « { $field } ».
refused-record-bad-value = Le champ « { $field } » ne peut pas valoir « { $value } ».
refused-record-unknown-name = Le champ « { $field } » ne peut pas valoir « { $value } ». Valeurs connues : { $names }.
refused-record-field-twice = Le champ « { $field } » est écrit deux fois.
refused-record-twice = Le champ « { $field } » contient « { $what } » une fois de trop : il n’en existe pas autant.
refused-record-too-many = Le champ « { $field } » contient trop d’éléments : { $most } au plus.
refused-record-too-few = Le champ « { $field } » contient trop peu d’éléments : il en faut au moins { $least }.
refused-record-not-built = Le champ « { $field } » loge quelqu’un dans « { $what } », qui n’est pas construit.
refused-record-not-of-it = Le champ « { $field } » contient « { $what } », qui n’en est pas une valeur possible.
