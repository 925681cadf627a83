# Le rythme d’une table : horloges, délais, budget de temps.

## Durées

span-none = rien
span-seconds = { $n } s
span-minutes = { $n } min
span-hours = { $n } h
span-days = { $n } j
span-both = { $hours } h { $minutes }

## Le salon d’attente

button-pace = Rythme
lobby-pace = Rythme
pace-title = À quel rythme joue-t-on ?
pace-text = Choisissez une façon de jouer. Le temps de chacun ne s’écoule que pendant ses heures d’éveil (`/réglages perso`).
pace-live = Rapide
    .text = une soirée, tout le monde est là
    .choice = Rapide : une soirée
pace-async = Standard
    .text = un coup à midi, un coup le soir, sur plusieurs jours
    .choice = Standard : quelques jours
pace-long = Longue
    .text = quelques coups par semaine, sans se presser
    .choice = Longue : des semaines, sans se presser
pace-rendezvous = Rendez-vous
    .text = tout se joue à heures fixes, ou plus tôt si personne ne se fait attendre
    .choice = Rendez-vous : à heures fixes, sur plusieurs jours
pace-interlude = Intermède
    .text = quelques heures, au cœur d’une campagne
    .choice = Intermède : quelques heures, dans une campagne
arg-preset =
    .name = rythme
    .text = À quel rythme on joue ; vous pourrez en changer ensuite
pace-own = Sur mesure
pace-line = **{ $pace }** : { $text }
pace-chosen = Réglage actuel : { $terms }
button-terms = Régler les détails
terms-title = Les détails du rythme
terms-text = Chaque réglage a son propre menu ; l’hôte et le meneur de jeu peuvent changer ces réglages.
pace-line-rendezvous = { $days } à { $times } ({ $zone })
pace-line-notice = au moins { $span } pour répondre
pace-line-decision = { $span } par tour
pace-line-bank = { $span } de réserve
pace-line-increment = { $span } de plus à chaque tour joué à temps
pace-line-budget = { $span } au total
pace-line-window = { $span } pour réagir
pace-line-hints = conseils permis
pace-line-stopped = une partie arrêtée avant la fin compte quand même
pace-line-ladder-nudge = puis un simple rappel
pace-line-ladder-default = puis un coup joué d’office
pace-line-ladder-regent = puis un coup joué d’office, et un régent après { $n ->
        [one] { $n } tour manqué
       *[other] { $n } tours manqués
    }
pace-line-ladder-substitute = puis un coup joué d’office, un régent après { $n ->
        [one] { $n } tour manqué
       *[other] { $n } tours manqués
    }, et le siège proposé
term-decision = Temps par tour
    .text = décompté sur les heures d’éveil du joueur attendu
term-decision-none = sans limite
term-notice = Préavis
    .text = heures d’éveil dont chacun dispose avant d’être attendu à un rendez-vous
term-times = Heures
    .text = une heure ou plusieurs par jour ; `/partie rythme` accepte aussi les minutes
term-days = Jours
    .text = les jours où il y a un rendez-vous
term-zone = Fuseau horaire
    .text = le fuseau dont l’heure fait foi
term-bank = Réserve
    .text = pour toute la partie, quand le temps d’un tour ne suffit pas
term-increment = Gain
    .text = ajouté à la réserve à chaque tour joué à temps
term-ladder = En cas d’absence
    .text = jusqu’où l’on va quand quelqu’un ne répond pas
term-ladder-nudge = Un rappel, rien de plus
term-ladder-default = Un coup joué d’office
term-ladder-regent = Un coup joué d’office, puis un régent
    .text = un ordinateur joue à la place de la personne absente jusqu’à son retour
term-ladder-substitute = Un régent, et le siège proposé
    .text = quelqu’un d’autre peut alors le prendre
term-grace = Dernier délai
    .text = entre la fin du temps accordé et le coup joué d’office
term-regent_after = Régent
    .text = après combien de tours manqués
term-regent-after-value = { $n ->
        [one] après { $n } tour manqué
       *[other] après { $n } tours manqués
    }
term-objection = Pause demandée
    .text = délai pour s’opposer à cette pause
term-window = Temps pour réagir
    .text = quand un autre joueur annonce quelque chose ; passé ce délai, vous laissez faire
term-window-none = comme pour un tour
term-budget = Budget
    .text = pour toute la partie, réparti entre ses phases
term-hints = Conseils
    .text = chacun peut demander ce que ferait l’ordinateur « redoutable » ; par défaut, seulement si une seule personne joue ou si la partie ne compte pas pour les cotes
term-hints-auto = sauf entre joueurs classés
term-hints-yes = permis
term-hints-no = aucun
term-stopped = Fin anticipée
    .text = ce que vaut une partie arrêtée après son premier chapitre
term-stopped-void = personne ne gagne
term-stopped-counts = le classement compte
term-value = { $term } : { $value }
refused-bad-terms = Ce rythme n’existe pas. Choisissez parmi ceux qui sont proposés.
refused-bad-time = Dites combien de temps vous ajoutez.
refused-no-clock = Cette partie n’a pas de chronomètre.

## Le tableau de bord

clock-runs = ⏳ { $when }
clock-grace = ⏰ temps écoulé, dernier délai { $when }
clock-spent = ⏰ temps écoulé
clock-ready = ✅ feu vert, au plus tard { $when }
clock-fill = ⏰ un ordinateur joue
clock-line = { $line } — { $clock }
dashboard-pace = Rythme
pace-likely = Prochain tour probable : { $when }.
pace-rendezvous-next = Prochain rendez-vous : { $at } ({ $when }).
pace-ends = Fin probable de la partie : le { $day }.
pace-budget = Cette phase se termine au plus tard à { $at } ({ $when }).
pace-budget-paused = Il reste { $left } pour cette phase.
pace-budget-spent = Le temps de cette phase est écoulé : des ordinateurs la terminent.
pace-budget-rest = Temps restant pour les phases suivantes : { $rest }.
notice-extended = Tout le monde a { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h
    } de plus.
notice-extended-seat = { $seat } a { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h
    } de plus.
notice-downtime = Toutes mes excuses : j’étais hors ligne de <t:{ $since }:t> à <t:{ $until }:t>. Ce qui devait se passer entre-temps se passe maintenant.
notice-downtime-given = Toutes mes excuses : j’étais hors ligne de <t:{ $since }:t> à <t:{ $until }:t>. Le temps ainsi perdu est rendu à { $seats }.

lobby-length =
    { $days ->
        [one] Environ un jour à ce rythme
       *[other] Environ { $days } jours à ce rythme
    }, d’après { $games ->
        [one] { $games } partie finie ici
       *[other] { $games } parties finies ici
    }.
lobby-length-tried =
    { $days ->
        [one] Environ un jour à ce rythme si chacun prépare ses coups, d’après des parties simulées.
       *[other] Environ { $days } jours à ce rythme si chacun prépare ses coups, d’après des parties simulées.
    }
