# Le meneur de jeu : son tableau, ses corrections, ses décisions.

## Corrections (celles d’un jeu sont dans les textes de ce jeu)

field-seat = Siège
    .text = De qui s’agit-il ?
reason-correction-same = C’est déjà ainsi : il n’y a rien à corriger.
reason-correction-number = Le nombre doit être compris entre { $least } et { $most }.
reason-correction-unknown = Je ne connais pas cela : choisissez parmi les propositions.
reason-correction-unfinished = { $seat } est au milieu d’un paiement, ou d’un choix qui dépend de cette correction : attendez la fin, ou faites annuler ce coup.
reason-leaves-no-answer = Après cette correction, { $seat } aurait à répondre sans avoir le moindre choix.
reason-correction-no-piece = Cette pièce n’est pas à cet endroit : choisissez l’une des propositions.
reason-correction-no-place = Cela ne peut pas aller là.
reason-correction-unplayable = Après cette correction, la partie ne pourrait pas continuer : une décision en cours en dépend.
verb-set_figure = Une valeur
    .text = Un nombre, un état, un lieu
verb-set_piece = Une carte ou une pièce
    .text = Où se trouve une carte ou une pièce
pick-set_figure = { $thing } : { $value }
pick-set_piece = { $piece } : { $thing } → { $destination }
field-item = Quoi
    .text = Que faut-il corriger ?
field-which = Lequel
    .text = De quoi s’agit-il exactement ?
field-value = Valeur
    .text = Quelle est la valeur correcte ?
field-piece = Pièce
    .text = Quelle pièce ?
field-goal = Destination
    .text = Où cette pièce doit-elle aller ?
field-receiver = Chez qui
    .text = Chez qui ?
field-spot = Endroit
    .text = À quel endroit exactement ?
word-set-next = à prendre en premier
word-set-token = Jeton
word-set-none = rien
word-yes = oui
word-no = non

## Qui mène le jeu

refused-not-master = Seul le meneur de jeu peut faire cela.
refused-master-cannot-play = Vous êtes le meneur de cette partie et voyez tout : vous ne pouvez pas y prendre de siège de joueur. Pour raconter tout en jouant un rival : bouton « Meneur de jeu », puis « Les sièges ».
refused-master-host = Le meneur de jeu voit tout : c’est à l’hôte de la partie de le choisir.

## Ce dont le meneur est averti

alerts-title = Vos alertes de meneur de jeu
alerts-text = Les alertes arrivent en message privé, sans bruit, une fois par phase et une fois par tour trop long ; jamais en dehors de vos heures. Elles disparaissent dès qu’elles n’ont plus lieu d’être. Votre écran donne les mêmes informations à tout moment.
remind-phase = Une phase est finie
remind-stall = Quelqu’un se fait attendre

## Qui est qui dans l’histoire

seated-character = { $name } · 🎭 { $character }
seated-told = { $name } · siège joué par le meneur de jeu, hors classement

## Corriger

refused-undo-corrected = Le meneur de jeu a corrigé quelque chose depuis : on ne peut plus annuler ce coup.

## Litiges

refused-dispute-open = Un litige est en cours : la partie continuera quand le meneur de jeu aura tranché.

## Ce que tout le monde lit

event-corrected = Correction : « { $words } »
event-corrected_tale = « { $words } »
event-corrected_quietly = Correction non annoncée : « { $words } »
event-figure_set = Correction – { $thing } : { $value }.
event-figure_hidden = Correction – { $thing }.
event-figure_hidden-secret = Correction – { $thing } : { $value }.
event-piece_moved = Correction – { $piece } : { $thing } → { $destination }.
event-piece_hidden = Correction – pièce cachée : { $thing } → { $destination }.
event-piece_hidden-secret = Correction – { $piece } : { $thing } → { $destination }.
event-uncorrected = La dernière correction est annulée.
event-retold = Le meneur de jeu a raconté à sa façon un chapitre de l’histoire : { $chapter }.
event-epilogue = Épilogue : « { $words } »
event-narrated = « { $words } »
event-disputed = Litige : « { $words } »
event-ruled = Décision : « { $words } »

## Traits

traits-title = Qui commence ? La plus forte somme ; à égalité, le plus grand premier nombre, puis le hasard.
button-traits = Mes traits
refused-no-numbers = Cette table ne demande pas de nombres.
refused-bad-number = Donnez des nombres entiers de 0 à { $most }.

## Questions

event-asked_master = { $seat } demande au meneur de jeu : « { $words } »
event-answered_by_master = Le meneur de jeu répond à { $seat } : « { $words } »
event-questions_void = Plus personne ne mène la partie ; les questions { DE($seats) } restées sans réponse sont annulées.
