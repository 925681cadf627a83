# Le meneur de jeu : son tableau, ses corrections, ses décisions.

## Qui mène le jeu

master-title = Meneur de jeu
master-none = Personne ne mène cette partie. Un meneur de jeu n’a pas de siège de joueur : il voit tout, raconte, corrige et tranche.
master-seated = Vous avez un siège : un meneur de jeu n’en a pas. Quittez d’abord le vôtre (`/partie siège voir`), puis demandez à devenir meneur de cette partie.
master-now = Meneur de cette partie : { $who }. Cette personne voit tout et n’a pas de siège de joueur.
master-tells = Raconte l’histoire et joue aussi { $letter } { $name }, hors classement.
master-taken = Vous êtes le meneur de cette partie. `/meneur écran` vous montre tout, en privé ; `/meneur préparer` règle, avant le départ, ce qui attend chaque siège.
master-left = Vous n’êtes plus le meneur de cette partie.
master-asked = Demande envoyée. L’hôte de la partie répondra dans le salon : d’ici là, vous ne voyez et ne décidez rien de plus.
master-asks = { $who } demande à devenir meneur de cette partie : c’est à l’hôte de répondre.
master-declined = { $who } ne sera pas le meneur de cette partie.
master-named = { $who } est le meneur de cette partie.
master-role-set = Les membres qui ont le rôle { $who } et n’ont pas de siège à cette table peuvent être meneurs de cette partie.
master-role-gone = Plus aucun rôle ne permet d’être meneur de cette partie.
button-master = Meneur de jeu
button-master-instead = Quitter mon siège et devenir meneur de jeu
button-master-take = Devenir meneur de jeu
button-master-ask = Demander à mener
button-master-leave = Ne plus mener
button-master-withdraw = Retirer ma demande
button-master-grant = Accepter
button-master-decline = Refuser
button-master-remove = Retirer le meneur
button-prepare = Préparer la partie
refused-master-seated = Cette personne a un siège : elle ne peut pas devenir meneur de jeu, car un meneur voit tout.
refused-master-pending = Quelqu’un d’autre demande déjà à devenir meneur de cette partie : l’hôte doit d’abord lui répondre.
refused-master-not-asked = Cette personne ne demande plus à devenir meneur de cette partie.
refused-master-role-all = Ce rôle ne peut pas donner le droit de mener la partie : c’est celui de tout le monde, ou celui d’une application.
refused-no-words = Il manque un texte.

## Le tableau du meneur

gm-title = { $game } · { $phase } — vue du meneur de jeu
gm-awaited = On attend
gm-look = Regarder…
gm-look-board = Le plateau
gm-look-seat = Le siège { $letter } { $seat }
gm-look-hidden = Ce qui est caché
gm-look-log = Tout ce qui s’est passé
gm-hidden-title = Ce que certains ne voient pas
gm-hidden-nothing = Rien n’est caché pour l’instant.
gm-dispute-open = ⚖ Litige : « { $words } ». La partie attend. Corrigez la table s’il le faut, puis tranchez d’une phrase : la partie continuera.
button-gm-refresh = Actualiser
button-gm-tales = Récit
button-gm-epilogue = Épilogue
button-gm-retell = Réécrire ce chapitre
button-gm-say = Raconter
button-gm-pause = Mettre en pause
button-gm-resume = Continuer
button-gm-correct = Corriger
button-gm-undo = Annuler la correction
button-gm-extend = Prolonger
button-gm-seats = Les sièges
button-gm-dispute = Litige
button-gm-rule = Trancher
button-gm-regent = Régent : { $seat }
button-gm-offer = Proposer : { $seat }
button-gm-hand = Ordinateur : { $seat }
gm-seats-title = Les sièges
gm-seats-lobby = Un nom de personnage apparaît partout où l’histoire se raconte. Si vous jouez un siège, c’est un rival : il n’agit qu’avec ce qu’il sait. Toute la table en est informée, et ce siège n’est pas classé.
gm-seats-text = Un nom de personnage apparaît partout où l’histoire se raconte. Un régent joue pour une personne absente jusqu’à son retour ; un siège proposé se prend dans le salon ; un ordinateur, lui, garde le siège pour de bon.
gm-seats-done = C’est fait ; la table en est informée.
gm-said = C’est raconté.
gm-answered = Votre réponse à { $seat } est dans le salon.
gm-said-later = Ce sera raconté à la fin de la phase en cours ; d’ici là, votre écran garde cette scène.
gm-extended = C’est fait : le délai est prolongé { $n ->
        [one] d’une heure
       *[other] de { $n } heures
    }.
gm-tales-title = Le récit, chapitre par chapitre
gm-tales-none = Il n’y a encore aucun chapitre à raconter.
gm-tales = Quel chapitre ?
gm-form-retell-words = Le chapitre, avec vos mots
gm-retold = Le récit racontera ce chapitre avec vos mots.
gm-form-say = Raconter une scène
gm-form-say-words = Ce que tout le monde lira
gm-form-correct = Corriger
gm-form-correct-words = Pourquoi (tout le monde le lira)
gm-form-tale = Corriger dans le récit
gm-form-tale-words = La phrase du récit (tout le monde la lira)
gm-form-quiet = Corriger sans annonce
gm-form-quiet-words = Pourquoi (dans le journal seulement)
gm-form-dispute = Ouvrir un litige
gm-form-dispute-words = La question (tout le monde la lira)
gm-form-dispute-rule = La règle, si vous la connaissez (son nom court)
gm-form-rule = Trancher
gm-form-rule-words = Ce qui vaut à cette table (tout le monde le lira)
gm-form-extend = Prolonger
gm-form-extend-words = De combien d’heures

## Ce dont le meneur est averti

alert-phase = 🎭 { $where } : « { $was } » s’achève, « { $phase } » commence.
alert-stall = 🎭 { $where } ({ $phase }) : { $letter } { $seat } se fait attendre ; son tour a commencé { $since }.
alert-scene = 🎭 { $where } ({ $phase }) : la scène « { $words } » attend votre récit
button-gm-panel = Mon écran
button-alerts = Mes alertes
gm-cues = À venir
gm-cue = { $cue } : { $words }
gm-in-secret = Décidé en secret
gm-until = { $line } ; échéance { $due }
gm-since = { $line } · { $since }

## Qui est qui dans l’histoire

notice-seat-told-by = 🎭 Le meneur de jeu ({ $by }) raconte l’histoire et joue désormais au siège { $letter }. Il voit tout : ce siège ne compte pas au classement.
button-character = Nommer mon personnage
button-gm-character = Nommer : { $seat }
button-gm-own = À moi : { $seat }
button-gm-own-more = Ajouter un siège que je joue
button-gm-play = Jouer { $name }
character-title = Le personnage { DE($seat) }
character-label = Nom du personnage (vide : aucun)
character-set = Dans l’histoire, { $seat } est désormais { $character }.
character-gone = Dans l’histoire, { $seat } n’a plus de nom de personnage.
own-title = Votre propre rival
own-label = Le nom de ce rival
own-taken = Ce siège est à vous : vous le jouez avec `/jouer` ou depuis votre écran, avec ce que ce siège sait et rien d’autre.

## Corriger

gm-correct-title = Que faut-il corriger ?
gm-correct-none = Rien ne peut être corrigé pour l’instant.
gm-correct-ready = Voici la correction : **{ $what }**. Expliquez-la à tout le monde, glissez-la dans le récit sans dire ce qui change, ou notez-la seulement dans le journal ; seules les personnes concernées verront le détail de ce qui est secret.
gm-corrected = C’est corrigé. { $what }.
gm-uncorrected = La dernière correction est annulée.
button-gm-why = Dire pourquoi
button-gm-tale = Dans le récit
button-gm-quiet = Au journal seul
refused-no-such-correction = Je ne comprends pas cette correction. Choisissez-la parmi les propositions.
refused-undo-played = Un coup que cette correction permettait a été joué depuis : on ne peut plus annuler la correction. Corrigez plutôt ce qui doit l’être.
refused-bad-hours = Donnez un nombre entier d’heures, de 1 à { $most }.

## Litiges

gm-dispute-ruled = C’est tranché, la partie continue.
refused-no-dispute = Aucun litige n’est ouvert.
refused-not-replayable = Le début de cette partie n’a pas été gardé : elle ne peut pas être rejouée.

## Ce que tout le monde lit

notice-master-named = 🎭 Meneur de jeu : { $master }. Cette personne voit tout et n’a pas de siège de joueur.
notice-master-gone = 🎭 Cette partie n’a plus de meneur de jeu.
notice-master-asked = 🎭 { $who } demande à devenir meneur de cette partie, ce qui lui permettrait de tout voir. L’hôte de la partie répond ici.
notice-master-answered = 🎭 Quelqu’un demandait à devenir meneur de cette partie ; la question est réglée.
notice-dispute-opened = ⚖ Litige : « { $words } ». La partie attend que le meneur de jeu tranche.
notice-dispute-ruled = ⚖ Le meneur de jeu tranche : « { $words } ». La partie continue.
scene-title = 🎭 Scène
epilogue-title = 🎭 Épilogue
scene-alt = Image de la scène : { $words }
scene-waits = Une scène qui attend
scene-until = Son moment : { $cue }
scene-pictured = Avec une image
scene-dropped = Cette scène ne sera pas racontée.
scene-now = maintenant
scene-later = à la fin de la phase
gm-scenes = { $n ->
        [one] Une scène attend son moment
       *[other] { $n } scènes attendent leur moment
    }
cue-phase-end = la fin de la phase en cours
cue-phase = quand commence « { $phase } »
cue-phase-in = { $chapter }, quand commence « { $phase } »
cue-chapter = { $chapter }, au début
cue-event = la première fois qu’il est question de « { $what } »
cue-death = à la première perte humaine
cue-points = quand un siège atteint { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
cue-end = à la fin de la partie
cue-won = à la fin, si { $seat } l’emporte
button-gm-later = Scène à la fin de la phase
button-scene-now = Raconter maintenant
button-scene-drop = Ne pas la raconter
gm-form-later = Une scène à la fin de la phase
gm-form-later-words = Ce que tout le monde lira alors
refused-scene-gone = Cette scène n’attend plus : elle a été racontée ou retirée.
refused-scenes-most = Il y a déjà { $most } scènes en attente : racontez-en une ou retirez-en une d’abord.
refused-picture-kind = Je ne sais montrer que des images PNG, JPEG, WebP ou GIF, de 16 millions de pixels au plus.
refused-picture-large = Cette image est trop lourde : { $most } Mo au plus.
refused-picture-not-fetched = Discord ne me donne pas cette image. Réessayez.

## Préparer la partie

prepare-title = Préparer la partie
prepare-text = Ce que vous ne réglez pas est distribué et choisi comme d’habitude. Rien de tout cela n’est annoncé à la table.
prepare-usual = comme d’habitude
prepare-table = La table
prepare-seat = Le siège { $letter }
prepare-now = { $what } : **{ $value }**
prepare-clear = Tout réinitialiser

## Commandes

command-gm =
    .name = meneur
    .text = Le meneur de jeu : tout voir, raconter, corriger, trancher
command-gm-panel =
    .name = écran
    .text = Tout voir, en privé
command-gm-call =
    .name = baptiser
    .text = Donner un nom de personnage à un siège, pour l’histoire
arg-called-seat =
    .name = siège
    .text = Le siège dont vous nommez le personnage
arg-character =
    .name = personnage
    .text = Le nom dans l’histoire ; laissez vide pour l’enlever
command-gm-name =
    .name = nommer
    .text = Nommer un meneur de jeu, ou s’en passer
command-gm-role =
    .name = rôle
    .text = Donner à un rôle du serveur le droit de mener cette partie, ou le lui retirer
command-gm-set =
    .name = corriger
    .text = Corriger quelque chose, avec une raison que tout le monde lira
command-gm-undo =
    .name = annuler
    .text = Annuler la dernière correction
command-gm-say =
    .name = dire
    .text = Raconter une scène à la table
command-gm-pause =
    .name = pause
    .text = Mettre la partie en pause, tout de suite
command-gm-resume =
    .name = continuer
    .text = Mettre fin à la pause
command-gm-extend =
    .name = prolonger
    .text = Donner plus de temps
command-gm-seat =
    .name = siège
    .text = Qui joue un siège : régent, remplaçant, ordinateur
command-gm-dispute =
    .name = litige
    .text = Suspendre la partie pour une question de règle
command-gm-rule =
    .name = trancher
    .text = Trancher le litige ; la partie continue
command-gm-log =
    .name = journal
    .text = Tout ce qui s’est passé, secrets compris, en privé
command-gm-prepare =
    .name = préparer
    .text = Avant le départ : ce que chacun reçoit, les évènements, la durée
arg-master-person =
    .name = qui
    .text = Le meneur de jeu ; laissez vide pour n’en avoir aucun
arg-master-role =
    .name = rôle
    .text = Le rôle qui peut mener cette partie ; laissez vide pour n’en avoir aucun
arg-correction =
    .name = correction
    .text = La valeur correcte ; choisissez étape par étape
arg-reason =
    .name = raison
    .text = La raison ; tout le monde la lira
arg-scene =
    .name = texte
    .text = Ce que tout le monde lira ; \n commence un paragraphe
arg-scene-picture =
    .name = image
    .text = Une image sous le texte (PNG, JPEG, WebP ou GIF)
arg-scene-when =
    .name = quand
    .text = Maintenant, ou à la fin de la phase en cours
arg-question =
    .name = question
    .text = La question ; tout le monde la lira
arg-disputed =
    .name = règle
    .text = La règle dont il s’agit
arg-ruling =
    .name = décision
    .text = Ce qui vaut à cette table ; tout le monde le lira
arg-extended-seat =
    .name = siège
    .text = Le siège auquel donner du temps ; laissez vide pour tous

## Questions

command-question =
    .name = question
    .text = Demander une décision au meneur de jeu ; une fois par tour, votre chronomètre s’arrête un moment
arg-asked =
    .name = question
    .text = Ce que vous demandez ; toute la table le lira
question-sent = Question envoyée. Aucun chronomètre ne s’arrête : une question n’arrête le vôtre qu’une fois par tour.
question-sent-stops = Question envoyée. Votre chronomètre s’arrête jusqu’à la réponse ; faute de réponse, il repart { $due }. Ceux des autres continuent.
notice-question-asked = ❔ { $letter } { $seat } demande au meneur de jeu ({ $master }) : « { $words } »
notice-question-answered = ❕ Réponse du meneur de jeu à { $seat } : « { $words } »
button-gm-answer = Répondre
gm-form-answer = Répondre
gm-form-answer-words = Ce que tout le monde lira
refused-question-nobody = Personne ne mène cette partie : il n’y a pas de meneur de jeu à qui poser la question. Cherchez dans les règles avec `/règles`, ou demandez à la table.
refused-question-open = Votre question précédente attend encore sa réponse : le meneur de jeu doit d’abord y répondre.
refused-question-none = Cette question a déjà reçu sa réponse.
command-seat-name =
    .name = personnage
    .text = Nommer votre personnage, pour l’histoire
