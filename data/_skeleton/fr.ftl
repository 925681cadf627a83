# Textes du jeu modèle : enchères cachées.

game-name = Enchères cachées
game-pitch = À chaque manche, un prix ; chacun mise une carte en secret, et la plus haute l’emporte si elle est seule.
game-sheet =
    .title = Votre main
    .button = Ma main

option-cards = Cartes
    .text = Plus de cartes, plus de manches
option-cards-5 = De 1 à 5
option-cards-7 = De 1 à 7

phase-setup = Mise en place
phase-bidding = Manche { $n }

score-round = Prix gagnés

text-board-prize = Prix en jeu : { $prize }
text-board-seat = { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, { $points } { $points ->
        [one] pt
       *[other] pts
    }
text-sheet-hand = Main : { $cards }
text-sheet-aside = Mise de côté : { $card }

verb-aside = Mettre de côté
    .name = écarter
    .text = Mettre une carte de côté
verb-bid = Miser
    .name = miser
    .text = Miser une carte en secret
field-card = Carte
    .name = carte
    .text = Quelle carte ?

ask-PutAside = Mettez une carte de côté
ask-SecretBids = Misez une carte
await-PutAside = met une carte de côté
await-SecretBids = mise une carte
pick-aside = Mettre la carte { $card } de côté
pick-bid = Miser la carte { $card }
ahead-aside = Resteraient : { $cards }
ahead-bid = Resteraient : { $cards }

event-set_aside = { $seat } met une carte de côté.
event-set_aside-secret = { $seat } met la carte { $card } de côté.
event-turned_up = Manche { $round } : le prix est de { $prize }.
event-bid = { $seat } a misé { $card }.
event-won = { $seat } remporte le prix de { $prize }.
event-cancelled = Égalité : personne ne remporte le prix de { $prize }.
event-ended = La dernière manche est jouée. Victoire : { $winners }.

story-title = Manche { $n }
story-prize-1 = La manche { $n } offrait un prix de { $prize }.
story-prize-2 = À la manche { $n }, il y avait un prix de { $prize } à gagner.
story-won-1 = { $seat } l’a pris.
story-tie-1 = Égalité : personne ne l’a pris.
story-end-1 = { $n ->
        [one] { $winners } a gagné la partie.
       *[other] { $winners } ont gagné la partie ensemble.
    }
story-side-1 = { $n ->
        [one] { $winners } l’a emporté contre { $rivals }.
       *[other] { $winners } l’ont emporté ensemble contre { $rivals }.
    }

help-setup = Chaque joueur met une carte de côté sans la montrer : une carte de moins à miser, et personne ne sait laquelle.
help-bidding = Un prix est exposé et chacun mise une carte en secret. La plus forte l’emporte, sauf égalité.

learn-intro = Des prix apparaissent un à un, et vous misez vos cartes pour les gagner.
learn-aside = Mettez une carte de côté : elle sort du jeu, et personne d’autre ne sait laquelle.
    .title = Une carte de moins
    .pick = La plus faible gagne le moins d’enchères.
learn-bid = Tout le monde mise en même temps, en secret. La carte la plus forte, si elle est seule, prend le prix.
    .title = Miser
    .pick = Jouez tôt une carte forte, tant que personne ne connaît vos habitudes.
learn-spare = Une carte misée ne revient pas : gardez-en une forte pour un prix qui la vaut.
    .title = Ménager ses cartes
learn-end =
    · Chaque carte se mise une seule fois.
    · La plus forte prend le prix si elle est seule ; à égalité, personne.
    · La carte mise de côté reste votre secret.
    .title = 🎓 Vous savez miser !

## Statistiques

stat-aside = Carte mise de côté

word-set-points = Points gagnés
word-set-own-aside = Carte mise de côté
word-set-card-1 = Carte 1 de la main
word-set-card-2 = Carte 2 de la main
word-set-card-3 = Carte 3 de la main
word-set-card-4 = Carte 4 de la main
word-set-card-5 = Carte 5 de la main
word-set-card-6 = Carte 6 de la main
word-set-card-7 = Carte 7 de la main
word-set-vetoes = Vétos restants
word-set-stake = Points pariés par prix
word-set-guess-1 = Premier prix du pari (0 : aucun)
word-set-guess-2 = Second prix du pari (0 : aucun)
word-set-taken = Prix remportés
word-set-round = Manche
word-set-prize = Prix de la manche
word-set-prizes = Prix à venir
word-set-lost = Prix perdus

## Consignes

word-order-bidding = Miser pour moi
order-bidding = Miser la carte la plus forte qui ne dépasse pas { $most } ; si toutes dépassent { $most }, la plus faible.
order-bidding-most = Carte à ne pas dépasser

report-name = { $points } { $points ->
    [one] pt
   *[other] pts
}
report-won = Prix remportés : { $n }, pour { $points } { $points ->
    [one] pt
   *[other] pts
} en tout.
report-figure-points = Points
report-chapter = Manche { $n }
report-chapters = Manches { $n } à { $until }
report-chapters-two = Manches { $n } et { $until }
report-before = Avant la première manche

## Préparer la partie

record-points = Points

## La variante complète

option-full = Variante complète
    .text = Paris, vantardises et vétos
option-sides = Camps
    .text = Qui joue avec qui
option-sides-each = Chacun pour soi
option-sides-one_against_all = Le premier contre tous
option-full-yes = Oui
option-full-no = Non
group-full =
    .name = complète
    .text = Paris, vantardises et vétos
score-guess = Pari
verb-guess = Parier
    .name = parier
    .text = Miser des points sur des prix
verb-boast = Se vanter
    .name = vanter
    .text = Annoncer une carte, que ce soit vrai ou non
verb-allow = Laisser faire
    .name = laisser
    .text = Laisser le prix à son gagnant
verb-veto = Véto
    .name = veto
    .text = Empêcher que le prix soit pris
field-stake = Points par prix
    .name = points
    .text = Combien de points par prix ?
field-prizes = Prix
    .name = prix
    .text = Quels prix pensez-vous remporter ?
ask-MakeGuess = Sur quels prix pariez-vous ?
ask-Objection = Voulez-vous laisser le prix à son gagnant ?
ask-Boasting = Voulez-vous vous vanter d’une carte ?
await-MakeGuess = parie sur des prix
await-Objection = choisit de poser ou non son véto
pick-guess = Parier { $stake } sur ces prix : { $prizes }
pick-boast = Annoncer la carte { $card }
pick-allow = Laisser faire
pick-veto = Poser son véto
event-guessed = Vous pariez { $stake } sur ces prix : { $prizes }.
event-guessed-secret = { $seat } parie { $stake } sur ces prix : { $prizes }.
event-boasted = { $seat } annonce la carte { $card }.
event-vetoed = { $seat } pose son véto : personne ne prend le prix de { $prize }.
reason-stakes-too-high = { $most ->
        [one] { $most } point
       *[other] { $most } points
    } en tout au plus.
learn-guess = Vous pouvez miser des points sur les prix que vous pensez remporter.
    .title = Parier
learn-boast = À tout moment pendant les enchères, vous pouvez annoncer une carte, que ce soit vrai ou non.
    .title = Se vanter
learn-veto = Une fois par partie, vous pouvez empêcher un adversaire de prendre un prix.
    .title = Le véto
word-order-vetoing = Laisser les petits prix
order-vetoing = Laisser passer tout prix inférieur à { $prize } ; à partir de { $prize }, c’est vous qui décidez.
order-vetoing-prize = Prix à partir duquel demander

## Les conseils : ce qu’ils comparent

hint-points = vos points
hint-rivals = l’écart avec vos rivaux
word-title-collector = Les poches pleines
word-title-ahead = Loin devant
word-title-behind = Pas loin derrière

## Campagne : ce que la fin donne

gives-fame = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
word-points = Points
    .count = { $n ->
            [one] { $n } point
           *[other] { $n } points
        }
record-brought = Apport de la campagne
