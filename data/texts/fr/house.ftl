# Textes de la maison : tout ce qui ne dépend d'aucun jeu.

## Mots et listes

unsaid = (je ne sais pas encore dire la suite)
unsaid-word = (sans nom)
option-yes = Oui
option-no = Non
value-yes = oui
value-no = non
value-none = rien
seat-nobody = personne
seat-own = Vous-même
seat-unnamed = siège { $n }
seat-alike = { $name } ({ $letter })
computer-called = Ordinateur { $name }
computer-name-0 = Basile
computer-name-1 = Célia
computer-name-2 = Anselme
computer-name-3 = Violette
computer-name-4 = Marcel
computer-name-5 = Octave
computer-name-6 = Sidonie
computer-name-7 = Firmin
computer-name-8 = Prune
computer-name-9 = Achille
computer-name-10 = Zélie
computer-name-11 = Gaspard
computer-temper-0 = ne se presse jamais
computer-temper-1 = recompte toujours tout
computer-temper-2 = parle peu, agit vite
computer-temper-3 = aime les détours
computer-temper-4 = garde tout pour demain
computer-temper-5 = n’oublie rien
computer-name = Ordinateur { $letter }
list-empty = rien
list = { $start } et { $last }
fault = Quelque chose s’est mal passé de mon côté ; rien n’a été joué. Réessayez, ou donnez ce numéro à la personne qui m’héberge : `{ $id }`.
fault-after = Quelque chose s’est mal passé de mon côté, mais votre coup est bien enregistré : `/jouer` montre où vous en êtes. Pour la personne qui m’héberge : `{ $id }`.

## Le menu

menu-what = Que faites-vous ?
menu-may = Rien ne vous presse, mais vous pouvez agir
menu-may-change = Votre réponse est notée ; vous pouvez encore en changer.
menu-may-interject = Ce n’est pas à vous de jouer, mais vous pouvez intervenir.
menu-nothing = Vous n’avez rien à faire pour l’instant. On attend : { $who }.
menu-paused = La partie est en pause.
menu-missing = La partie est en pause : { $what }. Rien n’est perdu.
menu-ended = La partie est terminée.
menu-so-far = › { $path }
menu-value = { $field } : { $value }
menu-ready = Voici ce que vous allez faire : **{ $what }**
menu-final = ⚠️ On ne peut pas annuler ce coup : le hasard ou un secret s’en mêle.
named-pair = { $name } : { $told }
menu-star = ⭐ : ce qu’un ordinateur choisirait à votre place. Il peut se tromper.
menu-marks = Un numéro situe un choix sur l’image ; des choix au même endroit ont le même.
menu-otherwise = Ou autre chose :
menu-stays = ⚠️ Une fois fait, ce choix est définitif.
menu-window = Vous pourrez changer de réponse tant que tout le monde n’aura pas répondu ; ensuite, elle sera définitive.
menu-all-final = ⚠️ Une fois fait, chacun de ces choix est définitif.
menu-ends = Ensuite, c’est aux autres de jouer ; tant que personne n’a répondu, vous pouvez annuler ce coup.
menu-shown = Chacun voit ce coup aussitôt : vous ne pourrez pas l’annuler.
ahead-final = ⚠️ définitif
menu-compose = Composer vous-même…
menu-several = Choisissez-en { $least } à { $most }
menu-exactly = Choisissez-en { $n }
menu-beside = **À tout moment**
menu-news = Depuis votre dernier passage
menu-done = C’est fait.
choose-game = De quelle partie s’agit-il ?

## Boutons

button-play = Jouer
button-text = En texte
button-symbols = Que signifient les symboles ?
draw-changed = changé depuis le début de la phase
draw-changed-own = changé depuis votre dernier coup
draw-veiled =
    { $count ->
        [0] L’œil fermé marque ce qu’un joueur au moins ne voit pas.
       *[other] L’œil fermé marque ce qu’un joueur au moins ne voit pas. Également hors de vue : { $names }.
    }
alt-continues = La suite est derrière le bouton « En texte ».
button-again = Actualiser
button-confirm = Confirmer
button-none = Rien de tout cela
button-back = Retour
button-previous = Page précédente ({ $n }/{ $of })
button-next = Page suivante ({ $n }/{ $of })
button-join = Rejoindre
button-leave = Quitter
button-computer = Ajouter un ordinateur
button-options = Options
button-start = Commencer
button-alone = Jouer en solitaire
button-remove = Retirer quelqu’un
button-cancel = Annuler la partie
button-thread = Ouvrir un fil
button-keep = Non, continuer

## Le salon d’attente

lobby-title = Une partie se prépare : { game-name }
lobby-seats = À la table ({ $n } sur { $most })
lobby-seat-note = { $who } · { $how }
lobby-empty = Personne pour l’instant.
lobby-alone = Une seule personne à la table
alone-sure = Jouer en solitaire ? Si vous attendez du monde, ne touchez à rien : on peut encore vous rejoindre.
lobby-options = Options
lobby-options-more =
    { $n ->
        [one] -# Le bouton « Options » montre l’autre, inchangée, et la promesse d’une donne honnête.
       *[other] -# Le bouton « Options » montre les { $n } autres, inchangées, et la promesse d’une donne honnête.
    }
lobby-no-options = Ce jeu n’a pas d’options.
lobby-footer = De { $few } à { $most } sièges, chacun avec sa lettre. { $host } lance la partie.
lobby-opened = La partie est ouverte dans { $where } : tout le monde peut la rejoindre.
lobby-changed = C’est fait.
seated-computer = { $name } — { $kind }, { $temper }
kind-human = une personne
kind-random = Ordinateur distrait
    .text = joue n’importe quel coup permis
kind-easy = Ordinateur débutant (facile)
    .text = choisit ce qui lui paraît le mieux sur le moment
kind-normal = Ordinateur avisé (normal)
    .text = juge chaque coup d’après des milliers de parties
kind-hard = Ordinateur redoutable (difficile)
    .text = essaie d’abord ses meilleurs coups dans sa tête ; il lui faut jusqu’à une seconde
kind-greedy = { kind-easy }
computers-title = Quel ordinateur ajouter ?
removes-title = Qui retirer de la table ?
options-title = Options de la partie
lobby-variant = Variante
variant-rulebook = Les règles du livret
    .text = Les options qu’une variante change restent ici celles du livret.
options-text = Seuls l’hôte de la partie et les personnes qui gèrent le salon peuvent les changer.
started = La partie commence !
channel-busy-thread = Une partie occupe déjà ce salon. Voulez-vous jouer celle-ci dans un fil ?

## La table

dashboard-title = { $game } — { $phase }
dashboard-paused = ⏸ { $title } (en pause)
dashboard-disputed = ⚖ La partie attend que le meneur de jeu tranche un litige ; elle continuera aussitôt après.
dashboard-missing = La partie est en pause : { $what }. Quand c’est réglé, appuyez sur « Continuer la partie ».
dashboard-awaited = On attend
dashboard-happened = Ce qui s’est passé
dashboard-footer = « Jouer » ouvre un menu que personne d’autre ne voit.
awaited-line = { $letter } { $seat } { $what }
awaited-nobody = Personne.
log-title = Ce qui s’est passé
log-empty = Rien encore.
score-title = Points
score-note = Les points cachés des autres ne sont pas comptés ici.
score-total = Total
score-known = Total connu
score-tie = Départage : { $name }
seats-title = Autour de la table
paused = La partie est en pause.
left = Vous avez quitté la partie ; l’ordinateur joue désormais à votre place.
leave-sure = Si vous partez, un ordinateur prend votre siège pour de bon et voit ce que vous cachez. Pour une simple absence, un régent peut jouer pour vous jusqu’à votre retour, ou quelqu’un d’autre peut reprendre votre siège. « Abandonner » va plus loin : vous finissez à la dernière place, et personne ne reprend le siège. Partir ?
cancelled-title = Partie arrêtée
cancelled-text = La partie est annulée.
ended = La partie est terminée.
over-here = La dernière partie de ce salon est finie. Vous pouvez la revoir, ou en rejouer une.
end-title = Partie terminée — { $game }
end-early = La partie a été arrêtée avant la fin : personne n’a gagné.
end-stopped = La partie a été arrêtée avant la fin ; la table avait décidé que le classement compterait quand même.
winning-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
end-conceded = 🏳 { $names } { $n ->
        [one] a abandonné et finit
       *[other] ont abandonné et finissent
    } à la dernière place, quel que soit le score de l’ordinateur.
end-nobody = 🏁 Personne n’a gagné.
end-side =
    { $n ->
        [one] 🏆 **{ $names }** l’emporte, avec { $points }, contre { $rivals }.
       *[other] 🏆 **{ $names }** l’emportent ensemble, avec { $points }, contre { $rivals }.
    }
end-winners =
    { $n ->
        [one] 🏆 **{ $names }** l’emporte avec { $points }.
       *[other] 🏆 **{ $names }** l’emportent à égalité avec { $points }.
    }

## La feuille privée

sheet-your-turn = ▶ C’est à vous de jouer.
sheet-not-awaited = Ce n’est pas à vous de jouer pour l’instant.
sheet-footer = #{ $where } · personne d’autre ne voit ce message
sheet-start = La partie de #{ $where } commence. Voici ce que vous avez.
sheet-turn = C’est à vous, dans #{ $where }.
sheet-loss = Voici ce qui vous est arrivé dans #{ $where } :
sheet-change = Quelque chose a changé dans #{ $where }.

## Refus : la maison

refusal-by-rule =
    ✋ { $sentence } (règle « { $title } »)
    { "-#" } `{ $rule }`
refused-stale = Ce bouton n’était plus à jour : voici ce que vous pouvez faire maintenant.
refused-old-button = Ce bouton ne correspond plus à rien. Utilisez `/jouer` pour voir ce que vous pouvez faire.
refused-no-table = Cette partie n’existe plus, ou vous n’y avez pas accès.
refused-no-table-here = Il n’y a pas de partie dans ce salon. `/partie nouvelle` en ouvre une.
refused-no-running-game = Vous n’avez aucune partie en cours.
refused-not-seated = Vous n’êtes pas à cette table. `/partie plateau` montre où elle en est.
refused-not-your-seat = Ce menu n’est pas le vôtre. Utilisez `/jouer` pour ouvrir le vôtre.
refused-not-started = La partie n’a pas encore commencé.
refused-already-started = La partie a déjà commencé.
refused-ended = Cette partie est terminée.
refused-paused = La partie est en pause : rien ne se joue. `/partie continuer` y met fin.
refused-cancelled = Cette partie a été annulée.
refused-not-host = Seuls l’hôte de la partie et les personnes qui gèrent le salon peuvent faire cela.
refused-not-alone = Quelqu’un a rejoint la table entre-temps. Le bouton « Commencer » du message public lance la partie avec toute la table.
refused-kept-out =
    { $until ->
        [0] La personne qui m’héberge vous tient à l’écart : « { $why } ». `/à-propos` indique comment la joindre, et `/confidentialité` ce que je garde sur vous.
       *[other] La personne qui m’héberge vous tient à l’écart jusqu’au <t:{ $until }:f> : « { $why } ». `/à-propos` indique comment la joindre, et `/confidentialité` ce que je garde sur vous.
    }
refused-kept-out-server =
    { $until ->
        [0] La personne qui m’héberge tient ce serveur à l’écart : « { $why } ». `/à-propos` indique comment la joindre.
       *[other] La personne qui m’héberge tient ce serveur à l’écart jusqu’au <t:{ $until }:f> : « { $why } ». `/à-propos` indique comment la joindre.
    }
refused-server-not-allowed = La personne qui m’héberge ne me laisse jouer que sur certains serveurs. `/à-propos` indique comment la joindre.
refused-looking-full = Je travaille encore à votre demande précédente : réessayez dans un instant.
refused-maintenance = Je m’arrête pour maintenance : « { $why } ». Réessayez dans un moment : les chronomètres attendent mon retour.
refused-no-such-seat = Ce siège n’existe pas.
refused-storage = Je n’arrive pas à enregistrer pour l’instant ; rien n’a été joué. Réessayez dans un moment.
refused-late-form = Le formulaire n’a pas pu s’ouvrir à temps : appuyez encore une fois.
refused-unknown-game = Je ne connais pas ce jeu.
refused-save-old = Cette partie date d’avant la version 1.0.0 du bot. La version 1.0.0 sait encore l’ouvrir ; celle d’aujourd’hui, non. Rien n’est perdu.
refused-save-unreadable = Je ne sais plus lire cette partie, mais je la garde. La personne qui m’héberge peut y remédier.
refused-already-seated = Vous êtes déjà à cette table.
refused-full = Aucun siège n’est à prendre ici en ce moment ; la table en compte { $most } au plus.
refused-no-such-kind = Je ne connais pas ce type d’ordinateur.
refused-unknown-option = Ce jeu n’a pas cette option.
refused-bad-option = Cette option ne peut pas prendre cette valeur.
refused-too-few = Il faut au moins { $least ->
        [one] { $least } siège occupé
       *[other] { $least } sièges occupés
    } ; il y en a { $seated }. Un ordinateur peut compléter la table.
refused-too-many = Cette table n’accepte pas plus { $most ->
        [one] d’un siège occupé
       *[other] de { $most } sièges occupés
    } ; il y en a { $seated }.
refused-not-over = La partie n’est pas terminée.
refused-not-paused = La partie n’est pas en pause.
refused-end-by-all = Vous jouez cette partie : elle ne s’arrête que si tout le monde est d’accord.
refused-left-game = Vous avez quitté cette partie : seules les personnes qui la jouent encore peuvent l’arrêter.
undo-done = C’est annulé : « { $what } ».
refused-undo-nothing = Vous n’avez pas de coup à annuler.
refused-undo-revealed = Ce coup a montré quelque chose de caché, ou fait intervenir le hasard : on ne peut pas l’annuler.
refused-undo-answered = Quelqu’un a déjà répondu à ce coup : on ne peut plus l’annuler.
refused-undo-private = Depuis ce coup, d’autres jouent en secret : on ne peut plus l’annuler sans leur accord.
refused-undo-too-far = Ce coup est trop ancien pour être annulé.
refused-channel-busy = Une partie est déjà en cours ici. Ouvrez la vôtre dans un autre salon.
refused-channel-busy-thread = Une partie occupe déjà ce salon. Ouvrez la vôtre dans un autre salon, ou dans un fil.
refused-thread-refused = Discord refuse d’ouvrir un fil dans ce salon. Ouvrez cette partie dans un autre salon.
refused-several-games = Vous avez plusieurs parties en cours. Tapez la commande dans le salon de la partie voulue, ou choisissez cette partie ici.
refused-other-game = On joue à un autre jeu à cette table. `/jouer` montre ce que vous pouvez faire.
refused-typed-unknown = Ce jeu ne connaît pas « { $typed } » pour « { $field } ». Choisissez parmi les propositions.
refused-typed-missing = Indiquez aussi : { $field }.
refused-typed-too-long = Ce texte est trop long : { $most } caractères au plus.
refused-several-moves = Plusieurs coups correspondent. Choisissez-en un parmi les propositions.
refused-limit-lobbies = Vous avez déjà { $most ->
        [one] une table ouverte
       *[other] { $most } tables ouvertes
    } aux inscriptions. Commencez une partie, ou fermez une table, avant d’en ouvrir une autre.
refused-limit-lobbies-here = Ce serveur a déjà { $most ->
        [one] une table ouverte aux inscriptions : rejoignez-la plutôt.
       *[other] { $most } tables ouvertes aux inscriptions : rejoignez-en plutôt une.
    }
refused-limit-games = Vous avez déjà { $most ->
        [one] une partie en cours. Finissez-la
       *[other] { $most } parties en cours. Finissez-en une
    } avant d’en commencer une autre.
refused-limit-games-here = Ce serveur a déjà { $most ->
        [one] une partie
       *[other] { $most } parties
    } en cours. Attendez qu’une partie se termine pour en commencer une autre.
refused-limit-lessons = Vous avez déjà commencé { $most ->
        [one] une leçon
       *[other] { $most } leçons
    } au cours de la dernière heure. Vous pourrez commencer la prochaine { $again }.
refused-limit-uploads = Je n’accepte pas plus { $most ->
        [one] d’un fichier
       *[other] de { $most } fichiers
    } par heure. Réessayez { $again }.
refused-limit-requests = Vous pouvez soumettre une demande à toute la table (revenir en arrière, changer de rythme, faire une pause) { $most ->
        [one] une fois
       *[other] { $most } fois
    } par heure, pas plus. Réessayez { $again }.
refused-limit-notices = Vos actions ont déjà déclenché { $most ->
        [one] une annonce
       *[other] { $most } annonces
    } au cours de la dernière heure. Réessayez { $again }.
refused-limit-exports = Je n’envoie pas plus { $most ->
        [one] d’un fichier
       *[other] de { $most } fichiers
    } par heure. Réessayez { $again }.
refused-limit-links = Je n’envoie pas plus { $most ->
        [one] d’un lien
       *[other] de { $most } liens
    } par heure. Réessayez { $again }.
refused-only-in-server = Cela ne marche que sur un serveur où je suis.
refused-not-manager = Il vous faut la permission « Gérer les salons » sur tout le serveur, pas seulement dans ce salon.
refused-permissions = Il me manque ici une permission : { $what }. Donnez-la-moi dans les réglages { DE($where) }, à l’onglet des permissions, puis réessayez.
refused-challenge-not-over = D’autres peuvent encore jouer ce défi : vous aurez accès à son fichier et à ses secrets { $until }, à la fin du jour (UTC).
refused-role-missing = Il manque quelqu’un pour ce rôle : { $role }. L’un d’entre vous doit le prendre, quitte à rendre le sien.
permission-view_channel = voir le salon
permission-send_messages = envoyer des messages
permission-send_messages_in_threads = envoyer des messages dans les fils
permission-embed_links = intégrer des liens
permission-attach_files = joindre des fichiers
permission-create_public_threads = créer des fils publics

missing-channel = le salon n’existe plus
missing-guild = je ne suis plus sur ce serveur
missing-thread-locked = le fil est verrouillé
missing-view_channel = je ne vois plus le salon
missing-send_messages = je ne peux plus écrire dans ce salon
missing-send_messages_in_threads = je ne peux plus écrire dans ce fil
missing-embed_links = je ne peux plus intégrer de liens

## Annonces et journal

notice-handed-over = { $name } a quitté la table : un ordinateur joue désormais au siège { $letter }.
notice-dm-closed = { $name } ne reçoit pas mes messages privés : les boutons du tableau de bord lui montrent son jeu, en privé.
notice-operator-closed = 🔒 La personne qui m’héberge a fermé cette table : « { $why } »
event-defaulted = Un coup a été joué d’office pour vous.
event-undone = { $seat } annule son dernier coup.
event-rewound = Tout le monde est d’accord : la table revient à ce qu’elle était avant le dernier coup { DE($seat) }.
event-rewind_refused = { $by } ne veut pas annuler le dernier coup { DE($seat) } : la partie continue.

## Refus : le noyau des règles

reason-game-over = La partie est terminée.
reason-not-your-turn = Ce n’est pas à vous de jouer.
reason-not-now = Ce n’est pas possible à ce moment de la partie.
reason-not-offered = Ce n’est pas possible maintenant.

## Réglages

settings-now-fr = Ici, je parle français en public.
settings-now-en = Ici, je parle anglais en public.
settings-set-fr = C’est noté : je parlerai français en public.
settings-set-en = C’est noté : je parlerai anglais en public.
language-fr = Français
language-en = English

## Commandes

command-game =
    .name = partie
    .text = La table de ce salon : ouvrir, regarder, quitter, terminer
command-new =
    .name = nouvelle
    .text = Ouvrir une partie dans ce salon
command-board =
    .name = plateau
    .text = Voir le plateau
command-log =
    .name = journal
    .text = Voir ce qui s’est passé
command-score =
    .name = points
    .text = Voir les points, règle par règle
command-play =
    .name = jouer
    .text = Voir ce que vous pouvez faire maintenant, et le faire
command-sheet =
    .name = fiche
    .text = Voir ce que vous avez, en privé
command-move =
    .name = coup
    .text = Jouer un coup en le tapant
command-settings =
    .name = réglages
    .text = Vos heures, vos rappels et les réglages de ce serveur
game-group =
    .text = Les coups de ce jeu, à taper
arg-game =
    .name = jeu
    .text = Le jeu
arg-pick =
    .name = coup
    .text = Ce que vous faites
arg-language =
    .name = langue
    .text = La langue des messages publics

## Le graphique de la fin

final-nobody = Personne n’a gagné
final-side = { $n ->
        [one] { $names } l’emporte contre { $rivals } : { $points }
       *[other] { $names } l’emportent ensemble contre { $rivals } : { $points }
    }
final-winners = { $n ->
        [one] { $names } l’emporte : { $points }
       *[other] { $names } l’emportent à égalité : { $points }
    }
ending-nobody = Personne n’a gagné
ending-side = { $n ->
        [one] { $names } l’emporte
       *[other] { $names } l’emportent ensemble
    }
ending-winners = { $n ->
        [one] { $names } l’emporte
       *[other] { $names } l’emportent à égalité
    }
ending-sum-nobody = Personne n’a gagné
ending-sum-side = contre { $rivals }
ending-sum-winners = { $points }
final-deeds = Les hauts faits au fil de la partie
final-growth = Les points au fil de la partie

## Premier contact

hello = Bonjour ! Je tiens des tables de jeux de survie : je connais les règles et je garde les secrets. Par où commencer ?
button-open-table = Nouvelle partie
button-look = Regarder
look-which = Quelle table voulez-vous voir ?
look-text = Une partie entre ordinateurs, à mi-chemin : voici ce que tout le monde voit. Ce que cache un siège n’est montré qu’à la personne qui l’occupe.
open-which = À quoi voulez-vous jouer ?
no-pictures = Sans la permission « { $what } », les plateaux { DE($where) } s’affichent en texte seul ; la partie se joue tout aussi bien.

## Ce qui s’est passé, en bref

missed-you = Vous
missed-all = À la table
folded = … et { $n ->
        [one] un autre évènement
       *[other] { $n } autres évènements
    }
