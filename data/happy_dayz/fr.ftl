# Happy DayZ en français. Les mêmes messages et les mêmes variables que en.ftl.

## Le jeu

game-name = Happy DayZ
game-pitch = Un jeu de plis entre survivants et zombies : sauvez votre communauté en quatre manches au plus.
game-plan-until = quand les prochaines cartes sont distribuées
game-sheet =
    .title = Votre main
    .button = Ma main

phase-vote = Choix des factions
phase-planning = Manche { $n } · Préparation
phase-transfer = Manche { $n } · Transfert
phase-tricks = Manche { $n } · Plis
phase-over = Fin de partie

## Options

option-factions = Factions
    .text = Les trois factions de la première manche.
option-factions-hippie_dog_military = Hippies, Chiens, Militaires
option-factions-hippie_dog_preacher = Hippies, Chiens, Prédicateurs
option-factions-hippie_dog_scientist = Hippies, Chiens, Scientifiques
option-factions-hippie_dog_children = Hippies, Chiens, Enfants
option-factions-hippie_military_preacher = Hippies, Militaires, Prédicateurs
option-factions-hippie_military_scientist = Hippies, Militaires, Scientifiques
option-factions-hippie_military_children = Hippies, Militaires, Enfants
option-factions-hippie_preacher_scientist = Hippies, Prédicateurs, Scientifiques
option-factions-hippie_preacher_children = Hippies, Prédicateurs, Enfants
option-factions-hippie_scientist_children = Hippies, Scientifiques, Enfants
option-factions-dog_military_preacher = Chiens, Militaires, Prédicateurs
option-factions-dog_military_scientist = Chiens, Militaires, Scientifiques
option-factions-dog_military_children = Chiens, Militaires, Enfants
option-factions-dog_preacher_scientist = Chiens, Prédicateurs, Scientifiques
option-factions-dog_preacher_children = Chiens, Prédicateurs, Enfants
option-factions-dog_scientist_children = Chiens, Scientifiques, Enfants
option-factions-military_preacher_scientist = Militaires, Prédicateurs, Scientifiques
option-factions-military_preacher_children = Militaires, Prédicateurs, Enfants
option-factions-military_scientist_children = Militaires, Scientifiques, Enfants
option-factions-preacher_scientist_children = Prédicateurs, Scientifiques, Enfants
option-factions-random = Au hasard
    .text = Trois factions et leur ordre, tirés au sort.
option-factions-vote = Vote
    .text = Chacun vote en secret pour trois factions.
option-power_cards = Cartes pouvoir
    .text = Une carte pouvoir tirée avant chaque manche.
option-power_cards-none = Aucune
    .text = Les pouvoirs ne changent qu’avec les factions.
option-power_cards-box = Avec
    .text = Seconds pouvoirs et Bunker.
option-power_cards-horde = Avec la Horde
    .text = Seconds pouvoirs, Bunker et Horde.
option-zombies = Zombies
    .text = Les dégâts que font les zombies.
option-zombies-usual = Habituels
    .text = Douze zombies font chacun 3 dégâts, six en font 6 et deux en font 9.
option-zombies-hard = Rudes
    .text = Dix zombies font chacun 3 dégâts, sept en font 6 et trois en font 9.
option-rounds = Manches
    .text = Le nombre maximal de manches.
option-rounds-4 = 4
    .text = La partie entière.
option-rounds-3 = 3
    .text = Une partie un peu plus courte.
option-rounds-2 = 2
    .text = Une demi-partie.
option-rounds-1 = 1
    .text = Une seule manche, pour découvrir.

## Points

winning-points = { $points ->
        [one] { $points } survivant
       *[other] { $points } survivants
    }
score-setup-survivors = Au départ
score-count-survivors = Personnes sauvées
score-count-damage = Zombies
score-count-floor = Jamais sous 0
score-power-headcount = Enfants : Appel
score-power-research = Recherche
score-power-commune = Communauté
score-power-escort = Escorte
score-power-school_bus = Car scolaire
score-power-bunker = Bunker
score-power-horde = Horde
score-count-master = Corrections

## Coups

verb-skip = Ne rien changer
    .name = passer
    .text = Ne rien changer, ne rien défausser
verb-vote = Voter
    .name = voter
    .text = Voter pour trois factions
verb-replace = Remplacer une faction
    .name = remplacer
    .text = Échanger une faction en jeu contre une autre
verb-transfer_pair = Transférer
    .name = transférer
    .text = Donner une carte à chaque voisin avant les plis
verb-play = Jouer une carte
    .name = jouer
    .text = Jouer une carte dans le pli
verb-power_gift = Donner le pli
    .name = pouvoir-don
    .text = Donner le pli à une autre communauté
verb-power_send = Envoyer la carte
    .name = pouvoir-envoi
    .text = Envoyer la carte que vous avez vue dans une quarantaine
verb-power_give = Donner une carte
    .name = pouvoir-donner
    .text = Donner une carte de votre quarantaine
verb-power_discard = Défausser
    .name = pouvoir-défausse
    .text = Mettre une carte de votre quarantaine sous la réserve
verb-power_cure = Soigner
    .name = pouvoir-soin
    .text = Défausser un Scientifique du pli et un zombie
verb-power_fetch = Prendre une carte
    .name = pouvoir-prise
    .text = Prendre une carte au hasard dans une autre quarantaine
verb-follow_with = Suivre selon mes cartes

field-left = À gauche
    .name = gauche
    .text = Quelle carte au voisin de gauche ?
field-right = À droite
    .name = droite
    .text = Quelle carte au voisin de droite ?
field-card = Carte
    .name = carte
    .text = Quelle carte ?
field-side = Côté
    .name = côté
    .text = De quel côté du plateau ?
field-to = À qui
    .name = à
    .text = À quelle communauté ?
field-rival = Communauté
    .name = rival
    .text = Quelle autre communauté ?
field-zombie = Zombie
    .name = zombie
    .text = Quel zombie ?
field-old = Faction retirée
    .name = ancienne
    .text = Quelle faction sort du jeu ?
field-new = Faction ajoutée
    .name = nouvelle
    .text = Quelle faction entre en jeu ?
field-faction = Première faction
    .name = première
    .text = Une faction
field-second = Deuxième faction
    .name = deuxième
    .text = Une deuxième faction
field-third = Troisième faction
    .name = troisième
    .text = Une troisième faction
field-suit = Faction demandée
    .text = Pour les plis de quelle faction ?
field-height = Carte
    .text = Avec quelle carte suivre ?

pick-skip = Ne rien changer
pick-vote = Voter : { $faction }, { $second }, { $third }
pick-replace = Remplacer les { $old } par les { $new }
pick-transfer_pair = À gauche : { $left } · à droite : { $right }
pick-play = { $card } ({ $side })
pick-power_gift = Donner le pli à { $to }
pick-power_send = Envoyer la carte à { $to }
    .self = Garder la carte
pick-power_give = Donner { $card } à { $to }
pick-power_discard = Mettre sous la réserve : { $card }
pick-power_cure = Mettre sous la réserve : { $card } et { $zombie }
pick-power_fetch = Prendre une carte à { $rival }
pick-follow_with = Pli { DE($suit) } : { $height }

ahead-vans = { $n ->
        [0] pas d’autre minivan
        [one] encore un minivan
       *[other] encore { $n } minivans
    }
ahead-kept = { $suit } en main ensuite : { $ranks }
ahead-van-gone = un minivan de moins dans votre prochaine main
ahead-worth = { $n ->
        [one] vous coûtera { $n } survivant
       *[other] vous coûtera { $n } survivants
    }
ahead-community = { $n ->
        [one] { $n } survivant
       *[other] { $n } survivants
    }, { $cards } en quarantaine{ $harm ->
        [0] {""}
       *[other] , { $harm ->
        [one] { $harm } dégât
       *[other] { $harm } dégâts
    }
    }
scene-card = { $card } ({ $seat })
scene-looked = Vous regardez : { $cards }.
scene-trick = Le pli : { $cards }.
scene-side = Le pli se joue du { $side }.
scene-demanded = Faction à fournir : { $suit }.
scene-leads = Maître du pli, { $side ->
        [plus] du côté +
       *[minus] du côté −
    } : { $seat }.
scene-hand = Votre main : { $cards }.
ahead-danger = { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    }
ahead-relief = −{ $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    } (il en reste { $left })
ahead-van = ne remporte jamais le pli
ahead-trick-other = { $seat } est maître du pli
ahead-trick-held = vous êtes maître du pli ({ $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }{ $harm ->
        [0] {""}
       *[other] { $harm ->
        [one] , { $harm } dégât
       *[other] , { $harm } dégâts
    }
    })
ahead-trick-won = vous remportez le pli ({ $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }{ $harm ->
        [0] {""}
       *[other] { $harm ->
        [one] , { $harm } dégât
       *[other] , { $harm } dégâts
    }
    })

## Questions

ask-VoteFactions = Votez pour trois factions
ask-ReplaceFaction = Voulez-vous remplacer une faction ?
ask-AdoptFaction = Voulez-vous mettre en jeu la faction du pouvoir tiré ?
left-TransferCard = À votre gauche : { $left }. À votre droite : { $right }.
ask-TransferCard = Donnez une carte à chaque voisin
ask-LeadCard = Ouvrez le pli : une carte et un côté
ask-FollowCard = Jouez une carte
ask-GiveTrick = Hippies : à qui donnez-vous le pli ?
ask-SendCard = Chiens : à qui envoyez-vous la carte que vous avez vue ?
ask-FetchCard = Chien de garde : à qui prenez-vous une carte ?
ask-GiveCard = Militaires : quelle carte donnez-vous, et à qui ?
ask-GiveBack = Chien de garde : quelle carte rendez-vous ?
ask-Discard = Prédicateurs : voulez-vous défausser une carte ?
ask-Exorcise = Exorcisme : voulez-vous défausser un zombie ?
ask-Antidote = Antidote : voulez-vous soigner un zombie ?
hint-power = { $power } : { $text }
left-AdoptFaction = Pouvoir tiré : { $power }. Il n’entre en jeu qu’avec sa faction.
await-VoteFactions = vote pour trois factions
await-ReplaceFaction = choisit de remplacer ou non une faction
await-AdoptFaction = choisit de mettre ou non une faction en jeu
await-TransferCard = donne une carte à chaque voisin
await-LeadCard = ouvre le pli
await-FollowCard = joue une carte
await-GiveTrick = donne le pli
await-SendCard = envoie une carte
await-FetchCard = prend une carte
await-GiveCard = donne une carte
await-GiveBack = rend une carte
await-Discard = choisit de défausser ou non une carte
await-Exorcise = choisit de défausser ou non un zombie
await-Antidote = choisit de soigner ou non un zombie

## Ce qui s’est passé

event-factions_chosen = Factions en jeu : { $factions }.
event-voted = { $seat } a voté pour ces factions : { $factions }.
event-round_began = La manche { $round } commence.
event-starts = { $seat } commence la manche.
event-factions_kept = { $seat } a gardé les mêmes factions.
event-faction_replaced = { $seat } a remplacé les { $old } par les { $new }.
event-power_drawn = Carte pouvoir tirée : { $power }.
event-power_added = Un pouvoir de plus est en jeu : { $power }.
event-power_changed = Nouveau pouvoir des { $faction } : { $power }.
event-power_refused = { $seat } a laissé de côté le pouvoir { $power }.
event-faction_adopted = { $seat } a remplacé les { $old } par les { $new } (pouvoir : { $power }).
event-vans_kept = { $seat } a gardé en main : { $cards }.
event-dealt = Les cartes sont distribuées : { $cards } par main, { $reserve } dans la réserve.
event-put_before-secret = Une carte a été posée face cachée devant { $to } : { $card }.
event-transferred = { $seat } a transféré { $card } à { $to }.
event-led = { $seat } a ouvert le pli : { $card }, { $side }.
event-played = { $seat } a joué { $card }.
event-trick_won = { $seat } a remporté le pli : { $cards }.
event-horde_reached = Horde : { $seat } a pris { $card } ({ $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    }).
event-itinerant_joined = { $seat } a accueilli l’itinérant : { $card }.
event-reserve_empty = La réserve était vide : le pouvoir { DE($seat) } est resté sans effet.
event-gave_trick = { $seat } a donné le pli à { $to }.
event-looked = { $seat } a regardé la première carte de la réserve.
event-looked-secret = { $seat } a regardé la première carte de la réserve : { $card }.
event-sent_card = { $seat } a envoyé à { $to } une carte face cachée.
    .self = { $seat } a gardé la carte, face cachée.
event-sent_card-secret = { $seat } a envoyé à { $to } une carte face cachée : { $card }.
    .self = { $seat } a gardé { $card }, face cachée.
event-sent_card_open = { $seat } a envoyé { $card } à { $to }.
    .self = { $seat } a gardé { $card }.
event-fetched = { $seat } a pris à { $rival } une carte face cachée.
event-fetched-secret = { $seat } a pris à { $rival } une carte face cachée : { $card }.
event-fetched_open = { $seat } a pris { $card } à { $rival }.
event-gave_card = { $seat } a donné à { $to } une carte face cachée.
event-gave_card-secret = { $seat } a donné à { $to } une carte face cachée : { $card }.
event-gave_card_open = { $seat } a donné { $card } à { $to }.
event-drew = { $seat } a ajouté une carte de la réserve à sa quarantaine.
event-drew-secret = { $seat } a pris { $card } dans la réserve pour sa quarantaine.
event-drew_open = { $seat } a tiré { $card } de la réserve.
event-kept_all = { $seat } n’a rien défaussé.
event-discarded = { $seat } a mis sous la réserve : { $card }.
event-cured = { $seat } a mis sous la réserve : { $card } et { $zombie }.
event-counted = { $seat } a compté { $cards } : +{ $gain }, −{ $loss } ; il lui reste { $left ->
        [one] { $left } survivant
       *[other] { $left } survivants
    }.
event-ended = Fin de la partie. Victoire : { $winners }, avec { $survivors ->
        [one] { $survivors } survivant
       *[other] { $survivors } survivants
    }.

## Refus

reason-three-factions = Votez pour trois factions différentes.
reason-faction-exchange = Échangez une faction en jeu contre une autre qui peut y entrer.
reason-not-in-hand = { $card } : cette carte n’est pas dans votre main.
reason-already-sent = { $card } : la même carte ne peut pas aller à deux voisins.
reason-one-order = À deux, peu importe quelle carte va où : donnez d’abord celle qui vient la première dans votre main.
reason-no-such-side = Choisissez le côté + ou le côté −.
reason-same-side = Le pli se joue de l’autre côté : { $side }.
reason-must-follow = À fournir : { $demanded }. Vous en avez { $count }, vous ne pouvez donc pas jouer { $card }.
reason-another-community = Choisissez une autre communauté de la table.
reason-no-such-community = Choisissez une communauté de la table.
reason-nothing-to-fetch = Il n’y a rien à prendre dans cette quarantaine : choisissez une communauté qui a des cartes.
reason-not-in-quarantine = { $card } : cette carte n’est pas dans votre quarantaine.
reason-open-card-or-chance = Choisissez un zombie ou un minivan de votre quarantaine, ou une carte de faction au hasard.
reason-own-zombie = Choisissez un zombie de votre quarantaine.
reason-cure-pair = Choisissez un Scientifique du pli et un de vos zombies.

## Mots

word-plus = côté +
    .emoji = ➕
    .text = La plus haute gagne.
word-minus = côté −
    .emoji = ➖
    .text = La plus basse gagne.
word-any = n’importe quelle faction
word-lowest = ma carte la plus basse
word-highest = ma carte la plus haute
word-losing = une carte qui perd
    .text = La plus forte de celles qui ne gagnent pas, de préférence un zombie ; si toutes gagnent, la moins forte.
word-winning = une carte qui gagne
    .text = La moins forte qui gagne ; si aucune ne gagne, la moins forte de toutes.
word-survivor = un survivant au hasard
    .emoji = 🎲
    .text = Une de vos cartes de faction cachées, tirée au sort.
word-zombie = Zombies
    .emoji = 🧟
    .story = les Zombies
    .one = Zombie
    .text = Si un zombie ouvre le pli, les zombies se partagent : à partir du gagnant, chacun prend le plus dangereux qui reste.
    .count = { $n ->
        [one] { $n } zombie
       *[other] { $n } zombies
    }
word-van = Minivans
    .emoji = 🚐
    .story = les Minivans
    .one = Minivan
    .text = Se joue à tout moment mais ne gagne jamais ; celui qui le ramasse le garde pour la manche suivante.
    .count = { $n ->
        [one] { $n } minivan
       *[other] { $n } minivans
    }
word-hippie = Hippies
    .emoji = ☮️
    .story = les Hippies
    .one = Hippie
    .text = Don : le gagnant donne tout le pli à une autre communauté.
    .count = { $n ->
        [one] { $n } Hippie
       *[other] { $n } Hippies
    }
word-dog = Chiens
    .emoji = 🐕
    .story = les Chiens
    .one = Chien
    .text = Flair : le gagnant regarde la première carte de la réserve et la met dans la quarantaine de son choix.
    .count = { $n ->
        [one] { $n } Chien
       *[other] { $n } Chiens
    }
word-military = Militaires
    .emoji = 🎖️
    .story = les Militaires
    .one = Militaire
    .text = Réquisition : le gagnant donne une carte de sa quarantaine (où ce pli se trouve désormais) à une autre communauté.
    .count = { $n ->
        [one] { $n } Militaire
       *[other] { $n } Militaires
    }
word-preacher = Prédicateurs
    .emoji = ⛪
    .story = les Prédicateurs
    .one = Prédicateur
    .text = Sermon : le gagnant ajoute la première carte de la réserve à sa quarantaine, puis peut en défausser une : zombie ou minivan au choix, survivant au hasard.
    .count = { $n ->
        [one] { $n } Prédicateur
       *[other] { $n } Prédicateurs
    }
word-scientist = Scientifiques
    .emoji = 🔬
    .story = les Scientifiques
    .one = Scientifique
    .text = Recherche : en fin de manche, avec 4 Scientifiques ou plus, gagnez 1 survivant par zombie, ou 2 si personne n’a autant de Scientifiques.
    .count = { $n ->
        [one] { $n } Scientifique
       *[other] { $n } Scientifiques
    }
word-children = Enfants
    .emoji = 🧒
    .story = les Enfants
    .one = Enfants
    .text = Appel : en fin de manche, chaque carte Enfants rapporte les 1, 2 ou 3 survivants qu’elle indique.
    .count = { $n ->
        [one] { $n } carte Enfants
       *[other] { $n } cartes Enfants
    }

## Cartes pouvoir

word-gift = Don
    .emoji = ☮️
    .text = Le gagnant donne tout le pli à une autre communauté.
word-scent = Flair
    .emoji = 🐕
    .text = Le gagnant regarde la première carte de la réserve et la met dans la quarantaine de son choix.
word-requisition = Réquisition
    .emoji = 🎖️
    .text = Le gagnant donne une carte de sa quarantaine (ce pli compris) à une autre communauté.
word-sermon = Sermon
    .emoji = ⛪
    .text = Le gagnant ajoute la première carte de la réserve à sa quarantaine, puis peut en défausser une : zombie ou minivan au choix, survivant au hasard.
word-research = Recherche
    .emoji = 🔬
    .text = Fin de manche : avec 4 Scientifiques ou plus, gagnez 1 survivant par zombie, ou 2 si personne n’a autant de Scientifiques.
word-headcount = Appel
    .emoji = 🧒
    .text = Fin de manche : chaque carte Enfants rapporte les 1, 2 ou 3 survivants qu’elle indique.
word-commune = Communauté
    .emoji = ☮️
    .text = Fin de manche : avec 2 Hippies ou plus, gagnez 1 survivant par faction présente en quarantaine, zombies compris.
word-guard-dog = Chien de garde
    .emoji = 🐕
    .text = Le gagnant prend au hasard une carte d’une autre quarantaine, puis en rend une de son choix.
word-escort = Escorte
    .emoji = 🎖️
    .text = Fin de manche : chaque groupe de 3 Militaires annule un zombie qui fait 3 dégâts.
word-exorcism = Exorcisme
    .emoji = ⛪
    .text = Le gagnant peut mettre un de ses zombies sous la réserve ; il ajoute alors la première carte de la réserve à sa quarantaine, sans la voir.
word-antidote = Antidote
    .emoji = 🔬
    .text = Le gagnant peut mettre sous la réserve un Scientifique du pli et un de ses zombies.
word-school-bus = Car scolaire
    .emoji = 🧒
    .text = Fin de manche : chaque carte Enfants vaut 1 ; celui qui en a le plus gagne 5 survivants, ou 2 s’il y a égalité.
word-bunker = Bunker
    .emoji = 🃏
    .text = Fin de manche : gagnez 1 survivant par trio formé d’une carte de chaque faction en jeu.
word-horde = Horde
    .emoji = 🃏
    .text = Fin de manche : si vous avez plus de zombies que n’importe quel autre joueur, chacun des vôtres vous coûte 1 survivant de plus.

## Cartes

word-hippie-1 = Hippie 1
    .emoji = ☮️
word-hippie-2 = Hippie 2
    .emoji = ☮️
word-hippie-3 = Hippie 3
    .emoji = ☮️
word-hippie-4 = Hippie 4
    .emoji = ☮️
word-hippie-5 = Hippie 5
    .emoji = ☮️
word-hippie-6 = Hippie 6
    .emoji = ☮️
word-hippie-7 = Hippie 7
    .emoji = ☮️
word-hippie-8 = Hippie 8
    .emoji = ☮️
word-hippie-9 = Hippie 9
    .emoji = ☮️
word-hippie-10 = Hippie 10
    .emoji = ☮️
word-hippie-11 = Hippie 11
    .emoji = ☮️
word-hippie-12 = Hippie 12
    .emoji = ☮️
word-hippie-13 = Hippie 13
    .emoji = ☮️
word-dog-1 = Chien 1
    .emoji = 🐕
word-dog-2 = Chien 2
    .emoji = 🐕
word-dog-3 = Chien 3
    .emoji = 🐕
word-dog-4 = Chien 4
    .emoji = 🐕
word-dog-5 = Chien 5
    .emoji = 🐕
word-dog-6 = Chien 6
    .emoji = 🐕
word-dog-7 = Chien 7
    .emoji = 🐕
word-dog-8 = Chien 8
    .emoji = 🐕
word-dog-9 = Chien 9
    .emoji = 🐕
word-dog-10 = Chien 10
    .emoji = 🐕
word-dog-11 = Chien 11
    .emoji = 🐕
word-dog-12 = Chien 12
    .emoji = 🐕
word-dog-13 = Chien 13
    .emoji = 🐕
word-military-1 = Militaire 1
    .emoji = 🎖️
word-military-2 = Militaire 2
    .emoji = 🎖️
word-military-3 = Militaire 3
    .emoji = 🎖️
word-military-4 = Militaire 4
    .emoji = 🎖️
word-military-5 = Militaire 5
    .emoji = 🎖️
word-military-6 = Militaire 6
    .emoji = 🎖️
word-military-7 = Militaire 7
    .emoji = 🎖️
word-military-8 = Militaire 8
    .emoji = 🎖️
word-military-9 = Militaire 9
    .emoji = 🎖️
word-military-10 = Militaire 10
    .emoji = 🎖️
word-military-11 = Militaire 11
    .emoji = 🎖️
word-military-12 = Militaire 12
    .emoji = 🎖️
word-military-13 = Militaire 13
    .emoji = 🎖️
word-preacher-1 = Prédicateur 1
    .emoji = ⛪
word-preacher-2 = Prédicateur 2
    .emoji = ⛪
word-preacher-3 = Prédicateur 3
    .emoji = ⛪
word-preacher-4 = Prédicateur 4
    .emoji = ⛪
word-preacher-5 = Prédicateur 5
    .emoji = ⛪
word-preacher-6 = Prédicateur 6
    .emoji = ⛪
word-preacher-7 = Prédicateur 7
    .emoji = ⛪
word-preacher-8 = Prédicateur 8
    .emoji = ⛪
word-preacher-9 = Prédicateur 9
    .emoji = ⛪
word-preacher-10 = Prédicateur 10
    .emoji = ⛪
word-preacher-11 = Prédicateur 11
    .emoji = ⛪
word-preacher-12 = Prédicateur 12
    .emoji = ⛪
word-preacher-13 = Prédicateur 13
    .emoji = ⛪
word-scientist-1 = Scientifique 1
    .emoji = 🔬
word-scientist-2 = Scientifique 2
    .emoji = 🔬
word-scientist-3 = Scientifique 3
    .emoji = 🔬
word-scientist-4 = Scientifique 4
    .emoji = 🔬
word-scientist-5 = Scientifique 5
    .emoji = 🔬
word-scientist-6 = Scientifique 6
    .emoji = 🔬
word-scientist-7 = Scientifique 7
    .emoji = 🔬
word-scientist-8 = Scientifique 8
    .emoji = 🔬
word-scientist-9 = Scientifique 9
    .emoji = 🔬
word-scientist-10 = Scientifique 10
    .emoji = 🔬
word-scientist-11 = Scientifique 11
    .emoji = 🔬
word-scientist-12 = Scientifique 12
    .emoji = 🔬
word-scientist-13 = Scientifique 13
    .emoji = 🔬
word-children-1 = Enfants 1
    .emoji = 🧒
    .text = 1 enfant sur la carte
word-children-2 = Enfants 2
    .emoji = 🧒
    .text = 1 enfant sur la carte
word-children-3 = Enfants 3
    .emoji = 🧒
    .text = 1 enfant sur la carte
word-children-4 = Enfants 4
    .emoji = 🧒
    .text = 2 enfants sur la carte
word-children-5 = Enfants 5
    .emoji = 🧒
    .text = 2 enfants sur la carte
word-children-6 = Enfants 6
    .emoji = 🧒
    .text = 3 enfants sur la carte
word-children-7 = Enfants 7
    .emoji = 🧒
    .text = 3 enfants sur la carte
word-children-8 = Enfants 8
    .emoji = 🧒
    .text = 3 enfants sur la carte
word-children-9 = Enfants 9
    .emoji = 🧒
    .text = 2 enfants sur la carte
word-children-10 = Enfants 10
    .emoji = 🧒
    .text = 2 enfants sur la carte
word-children-11 = Enfants 11
    .emoji = 🧒
    .text = 1 enfant sur la carte
word-children-12 = Enfants 12
    .emoji = 🧒
    .text = 1 enfant sur la carte
word-children-13 = Enfants 13
    .emoji = 🧒
    .text = 1 enfant sur la carte
word-zombie-1 = Zombie 1
    .emoji = 🧟
    .text = 3 dégâts
word-zombie-2 = Zombie 2
    .emoji = 🧟
    .text = 3 dégâts
word-zombie-3 = Zombie 3
    .emoji = 🧟
    .text = 3 dégâts
word-zombie-4 = Zombie 4
    .emoji = 🧟
    .text = 3 dégâts
word-zombie-5 = Zombie 5
    .emoji = 🧟
    .text = 3 dégâts
word-zombie-6 = Zombie 6
    .emoji = 🧟
    .text = 3 dégâts
word-zombie-7 = Zombie 7
    .emoji = 🧟
    .text = 3 dégâts
word-zombie-8 = Zombie 8
    .emoji = 🧟
    .text = 3 dégâts
word-zombie-9 = Zombie 9
    .emoji = 🧟
    .text = 3 dégâts
word-zombie-10 = Zombie 10
    .emoji = 🧟
    .text = 3 dégâts
word-zombie-11 = Zombie 11
    .emoji = 🧟
    .text = 3 dégâts (6 avec l’option « Rudes »)
word-zombie-12 = Zombie 12
    .emoji = 🧟
    .text = 3 dégâts (6 avec l’option « Rudes »)
word-zombie-13 = Zombie 13
    .emoji = 🧟
    .text = 6 dégâts
word-zombie-14 = Zombie 14
    .emoji = 🧟
    .text = 6 dégâts
word-zombie-15 = Zombie 15
    .emoji = 🧟
    .text = 6 dégâts
word-zombie-16 = Zombie 16
    .emoji = 🧟
    .text = 6 dégâts
word-zombie-17 = Zombie 17
    .emoji = 🧟
    .text = 6 dégâts
word-zombie-18 = Zombie 18
    .emoji = 🧟
    .text = 6 dégâts (9 avec l’option « Rudes »)
word-zombie-19 = Zombie 19
    .emoji = 🧟
    .text = 9 dégâts
word-zombie-20 = Zombie 20
    .emoji = 🧟
    .text = 9 dégâts
word-van-1 = Minivan 1
    .emoji = 🚐
word-van-2 = Minivan 2
    .emoji = 🚐
word-van-3 = Minivan 3
    .emoji = 🚐

## La table et la main en texte (30 caractères de large)

text-rounds = Manche
text-starter = Commence la manche : { $seat }
text-leads = Ouvre le pli : { $seat }
text-trick = Pli en cours
text-side = Se joue du { $side }
text-demanded = À fournir : { $suit }
text-survivors = Survivants
text-cards = Cartes en main
text-hand = Votre main ({ $n })
text-open = Face visible : { $cards }
text-sent = Carte envoyée à { $to } : { $card }
text-looked = Vous regardez : { $cards }
text-suit = { $suit } : { $ranks }
text-quarantine = En quarantaine, face cachée
text-damage = Dégâts
text-powers = Pouvoirs
text-piles = Piles
text-reserve = Réserve
text-itinerants = Itinérants

## Sur les images

draw-rounds = { $n ->
        [one] une seule manche
       *[other] { $n } manches au plus
    }
draw-demanded = À fournir
draw-reserve = Réserve
draw-waiting = { $seat } { $what }
draw-waiting-many = On attend { $n } communautés
draw-waiting-transfer = Une carte à chaque voisin ({ $n } attendues)
draw-choosing = Les factions restent à choisir
draw-end = { $n ->
        [one] { $names } l’emporte : { $survivors ->
            [one] { $survivors } survivant
           *[other] { $survivors } survivants
        }
       *[other] { $names } l’emportent à égalité : { $survivors ->
            [one] { $survivors } survivant
           *[other] { $survivors } survivants
        }
    }
draw-winner = a gagné
draw-seen = visible
draw-key-survivors = survivants
draw-key-hand = en main
draw-key-quarantine = quarantaine cachée
draw-key-open = visibles de tous
draw-awaited = on l’attend
draw-key-leads = ouvre le pli
draw-key-starts = commence la manche
draw-hand = Votre main : { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
draw-no-hand = Plus aucune carte en main
draw-looked = Carte regardée (secret)
draw-quarantine = Votre quarantaine
draw-empty = vide
draw-sent = → { $letter }
draw-hidden = { $n ->
        [one] { $n } carte face cachée
       *[other] { $n } cartes face cachée
    }
draw-damage = Dégâts

## La chronique d’une manche

story-title = 📜 Chronique de la manche { $n }
story-opens-1 = La musique a couvert les grognements, et { $seat } a ouvert la soirée.
story-opens-2 = Le soir est tombé sur les tentes ; c’est { $seat } qui a donné le signal.
story-opens-3 = On a rallumé les feux, et { $seat } a ouvert les hostilités.
story-opens-4 = Derrière les barrières, l’herbe a bougé ; { $seat } n’a pas attendu.
story-opens-5 = Quelqu’un a monté le son, et { $seat } a ouvert le bal.
story-exchange-1 = { $seat } a misé sur les { $new } plutôt que sur les { $old }.
story-exchange-2 = { $seat } a quitté les { $old } pour les { $new }.
story-exchange-3 = Chez { $seat }, les { $new } ont pris la place des { $old }.
story-tricks-1 = { $seat } a dominé la soirée : { $n } plis sur { $total }.
story-tricks-2 = Sur { $total } plis, { $seat } en a remporté { $n }.
story-tricks-3 = { $seat } a ramassé { $n } plis sur { $total }.
story-horde-1 =
    La horde s’est acharnée sur { $seat } : { $count ->
        [one] { $count } zombie est venu
       *[other] { $count } zombies sont venus
    } jusqu’aux tentes.
story-horde-2 =
    Chez { $seat }, la horde a frappé fort : { $count ->
        [one] { $count } zombie dans les tentes
       *[other] { $count } zombies dans les tentes
    }.
story-horde-3 =
    Chez { $seat }, { $count ->
        [one] { $count } zombie a poussé
       *[other] { $count } zombies ont poussé
    } la porte de la quarantaine.
story-horde-shared-1 = La horde a frappé avec la même force chez { $seats }.
story-horde-shared-2 = La horde n’a pas fait de différence entre { $seats }.
story-horde-shared-3 = La horde est passée chez { $seats } sans faire de quartier.
story-no-horde-1 = La horde est restée au loin.
story-no-horde-2 = Pas un zombie n’est venu jusqu’aux tentes.
story-gone-1 = Il ne restait plus personne chez { $seats }.
story-count-lost-1 = Au matin, { $n ->
        [one] une personne manquait
       *[other] { $n } personnes manquaient
    } à l’appel chez { $seat }.
story-count-lost-2 = À l’ouverture des quarantaines, on a compté { $n ->
        [one] une personne
       *[other] { $n } personnes
    } de moins chez { $seat }.
story-count-lost-3 = { $seat } a perdu { $n ->
        [one] un des siens
       *[other] { $n } des siens
    }.
story-count-gained-1 = À l’ouverture des quarantaines, on a compté { $n ->
        [one] une personne
       *[other] { $n } personnes
    } de plus chez { $seat }.
story-count-gained-2 = Chez { $seat }, { $n ->
        [one] une personne de plus s’est assise
       *[other] { $n } personnes de plus se sont assises
    } autour du feu.
story-count-even-1 = Au matin, aucun camp ne s’en tirait mieux qu’un autre.
story-count-even-2 = Une fois les quarantaines ouvertes, chacun s’en sortait aussi bien que son voisin.
story-lead-1 =
    { $seats } { $n ->
        [one] menait
       *[other] menaient à égalité
    }, avec { $left ->
        [one] { $left } survivant
       *[other] { $left } survivants
    }.
story-lead-2 =
    Avec { $left ->
        [one] { $left } survivant
       *[other] { $left } survivants
    }, on n’avait pas à rougir chez { $seats }.
story-lead-3 =
    { $seats } { $n ->
        [one] tenait la tête
       *[other] étaient en tête à égalité
    }, avec { $left ->
        [one] { $left } survivant
       *[other] { $left } survivants
    }.
story-end-1 =
    { $left ->
        [0] Tout s’est arrêté là : plus personne n’était debout pour fêter quoi que ce soit
       *[other] Tout s’est arrêté là : { $winners } { $n ->
            [one] l’emportait
           *[other] l’emportaient ensemble
        } avec { $left ->
            [one] { $left } survivant
           *[other] { $left } survivants
        }
    }.
report-people-same-1 = La communauté compte { $n ->
        [one] { $n } survivant
       *[other] { $n } survivants
    }, ni plus ni moins qu’au premier soir.
report-people-more-1 = La communauté compte { $n ->
        [one] { $n } survivant
       *[other] { $n } survivants
    } autour du feu, { $change } de plus qu’au premier soir.
report-people-more-2 = Le camp compte { $n } personnes, { $change } de plus qu’au premier soir.
report-people-more-3 = Le camp a grandi : { $began ->
        [one] une personne
       *[other] { $began } personnes
    } au premier soir, { $n } au dernier.
report-people-more-4 = Au premier soir, le camp comptait { $began ->
        [one] une personne
       *[other] { $began } personnes
    } ; au matin, { $n }.
report-people-fewer-1 = Autour du feu, il reste { $n ->
        [one] une personne
       *[other] { $n } personnes
    }, { $change } de moins qu’au premier soir.
report-people-fewer-2 = { $n ->
        [one] Une seule personne écoute encore
       *[other] On n’est plus que { $n } à écouter
    } la musique, { $change } de moins qu’au premier soir.
report-people-fewer-3 = Au matin, { $n ->
        [one] une seule voix répond
       *[other] { $n } voix répondent
    } à l’appel ; au premier soir, il y en avait { $began }.
report-people-fewer-4 = Au premier soir, le camp comptait { $began ->
        [one] une personne
       *[other] { $began } personnes
    } ; au matin, { $n }.
report-people-fewer-5 = Autour du feu, on comptait { $began ->
        [one] { $began } personne
       *[other] { $began } personnes
    } au premier soir ; { $n ->
        [one] il en reste une
       *[other] il en reste { $n }
    }.
report-people-none-1 = À la fin, le campement est vide ; la musique tourne encore, pour personne.
report-horde-1 = { $n ->
        [one] Un seul zombie est venu jusqu’aux tentes.
       *[other] En tout, { $n } zombies sont venus jusqu’aux tentes.
    }
report-horde-2 = { $n ->
        [one] Un zombie a passé les barrières.
       *[other] Les barrières ont laissé passer { $n } zombies.
    }
report-horde-3 = { $n ->
        [one] Un zombie a traversé le camp.
       *[other] Au fil des soirs, { $n } zombies ont traversé le camp.
    }
report-horde-4 = { $n ->
        [one] Un zombie a rôdé entre les feux.
       *[other] On a vu rôder { $n } zombies entre les feux.
    }
report-horde-5 = { $n ->
        [one] Un zombie a forcé le passage.
       *[other] Ici, { $n } zombies ont forcé le passage.
    }
report-joined-1 = { $n ->
        [one] Une personne de passage a posé son sac au camp.
       *[other] On a vu { $n } personnes de passage poser leur sac au camp.
    }
report-joined-2 = { $n ->
        [one] On a fait une place à une personne de passage.
       *[other] On a fait une place à { $n } personnes de passage.
    }
report-joined-3 = { $n ->
        [one] Une personne de passage a choisi de rester.
       *[other] Parmi les gens de passage, { $n } ont choisi de rester.
    }
report-joined-4 = { $n ->
        [one] On a partagé la soupe avec une personne de passage, qui n’est pas repartie.
       *[other] On a partagé la soupe avec { $n } personnes de passage, qui ne sont pas reparties.
    }
report-joined-5 = { $n ->
        [one] La musique a attiré quelqu’un, qui est resté.
       *[other] La musique a attiré { $n } personnes, qui sont restées.
    }

## Ce qui m’est arrivé

loss-horde_reached = La horde vous atteint : { $card } (dégâts : { $damage }).
loss-counted =
    Au décompte, votre quarantaine vous coûte { $loss ->
        [one] { $loss } survivant
       *[other] { $loss } survivants
    } et vous en rapporte { $gain } : il vous en reste { $left }.
loss-fetched = { $seat } prend une carte dans votre quarantaine.
loss-fetched_open = { $seat } prend { $card } dans votre quarantaine.
loss-sent_card = { $seat } vous envoie une carte face cachée.
loss-sent_card_open = { $seat } vous envoie { $card }.
loss-gave_card = { $seat } vous donne une carte face cachée.
loss-gave_card_open = { $seat } vous donne { $card }.

## Aide, par phase

help-vote = Chaque communauté choisit trois factions, en secret ; les trois qui reviennent le plus sont en jeu. Le pouvoir d’une faction décide de l’effet de ses plis : votez pour les pouvoirs qui vous plaisent.
help-planning = Avant la donne, une carte pouvoir peut apparaître, et la communauté qui commence peut remplacer une faction. Les pouvoirs en jeu sont sur le plateau.
help-transfer = Chacun donne une carte à chaque voisin, en même temps et sans voir ce que donnent les autres. Les cartes reçues restent visibles, et la meilleure désigne celui qui commence.
help-tricks = Chacun joue une carte ; fournissez la faction demandée si vous le pouvez. Du côté +, la plus haute gagne ; du côté −, la plus basse. Le gagnant met le pli en quarantaine et se sert du pouvoir de la faction. À la fin de la manche, les survivants de votre quarantaine comptent pour vous, les zombies contre vous.
help-over = La partie est finie : le plus grand nombre de survivants gagne.

## La première partie

learn-intro = Woodstock, et les morts veulent danser. Vous menez une communauté de 66 survivants ; à chaque manche, vous gagnez des plis pleins de gens, mais aussi de zombies. Le plus grand nombre de survivants à la fin l’emporte. Vous allez jouer une manche entière contre deux rivaux.

learn-transfer = Avant chaque manche, vous donnez une carte à chaque voisin, sans voir les leurs. Les cartes reçues restent visibles de tous, et vous les jouez comme les autres. Chaque zombie dans votre quarantaine en fin de manche coûte des survivants : 3, 6 ou même 9.
    .title = Une carte à chaque voisin
    .pick = Deux zombies de moins en main, ce sont deux soucis de moins.
learn-van = Un pli ouvert par un zombie est une horde : le gagnant prend le zombie le plus dangereux, le joueur suivant prend le plus dangereux de ceux qui restent, et ainsi de suite. Un minivan se joue à tout moment, ne gagne jamais, et revient dans votre main à la manche suivante si vous le ramassez.
    .title = Une horde !
    .pick = Le minivan vous épargne un zombie ici, et vos petits zombies attendent un meilleur moment.
learn-sides = Celui qui ouvre le pli choisit le côté. Du côté +, la carte la plus haute gagne le pli ; du côté −, la plus basse.
    .title = Deux côtés
    .pick = Du côté −, votre 3 gagnerait la horde presque à coup sûr ; jouez le 13, et espérez.
learn-lead = À vous d’ouvrir le pli : la carte que vous voulez, du côté que vous voulez. Les autres devront fournir la faction que vous jouez.
    .title = Ouvrir le pli
    .pick = Du côté +, votre 7 ne gagnera sans doute pas : les pires zombies iront ailleurs.
learn-void = Il faut jouer la faction demandée. Si vous n’en avez pas, tout est permis : l’occasion de se défaire d’une carte.
    .title = Rien à fournir
    .pick = Il ne vous reste aucun zombie : une petite carte est ce qui vous coûtera le moins.
learn-follow = Chaque survivant gagné compte pour vous en fin de manche. Regardez donc ce que contient ce pli : en vaut-il la peine, et pouvez-vous le gagner ?
    .title = Ça vaut la peine ?
    .pick = Tous vos Chiens battent le 3 : gagnez avec le plus faible, et gardez les plus forts.
learn-quarantine = Ce que vous gagnez va dans votre quarantaine : survivants face cachée, zombies et minivans à la vue de tous. Passez les quarantaines en revue de temps en temps : chez qui s’entassent les zombies ?
    .title = La quarantaine
    .pick = Sans Militaire, vous ne pouvez pas gagner : jouez votre plus petite carte.
learn-quarantine-again =
    .pick = Là encore, votre plus petite carte suffit.
learn-count = En fin de manche, chaque survivant de votre quarantaine vous en rapporte un, chaque zombie vous en coûte 3, 6 ou 9. Deux bons plis de survivants rattrapent un gros zombie.
    .title = Ce qui compte
learn-win = Gagner le pli d’une faction, c’est aussi se servir de son pouvoir. Celui des Militaires vous fait donner à un rival une carte de votre quarantaine : quand un zombie s’y trouve, c’est précieux.
    .title = Gagner pour le pouvoir
    .pick = Du côté −, votre 2 est le plus bas : le pli est à vous, et un zombie pourra partir.
learn-military = Le pouvoir des Militaires : une carte de votre quarantaine doit aller chez un rival. Donner un survivant vous coûte ; donner un zombie coûte au rival.
    .title = Les Militaires
    .pick = Le zombie 15 coûte six survivants. Que d’autres le nourrissent.
learn-lead-faction = Ouvrir le pli avec une faction oblige tout le monde à la fournir. Demandez-vous quel pouvoir vous voulez, et qui gagnera sans doute.
    .title = Ouvrir avec une faction
    .pick = Du côté +, un 8 ne gagne pas souvent : vos grandes cartes attendent un meilleur pli.
learn-hippies = Les Hippies partagent : le gagnant de leur pli le donne en entier. Gagnez-le donc quand il contient des zombies, ou pour le donner à qui en profitera le moins ; vous ouvrirez quand même le pli suivant.
    .title = Les Hippies
    .pick = Il faut donner le pli à quelqu’un ; jusqu’ici, c’est ce rival qui a le plus de zombies.
learn-lead-low = Les petites cartes sont fortes du côté − : là, la plus basse gagne. Il est bon d’avoir en main des cartes extrêmes, puisque vous choisissez le côté quand vous ouvrez le pli.
    .title = Haut ou bas
    .pick = Du côté −, un 10 ne gagne presque jamais : il part sans rien vous coûter.
learn-lead-dog =
    .pick = Un 11 devrait perdre du côté −, et c’est votre dernier Chien.
learn-lead-hippie =
    .pick = Du côté +, votre plus petite carte est celle qui risque le moins de gagner.
learn-lead-gift =
    .pick = De nouveau votre plus petite carte : qui gagne ce pli de Hippies doit de toute façon le donner.
learn-dogs = Les Chiens trouvent une carte : vous regardez la première de la réserve et l’envoyez dans n’importe quelle quarantaine, même la vôtre. Personne d’autre ne sait de quelle carte il s’agit.
    .title = Les Chiens
    .pick = Cette carte compte comme un survivant : gardez-la.
learn-dogs-again =
    .pick = Un Militaire de plus, un survivant de plus : gardez-le aussi.
learn-vote = Choisissez trois factions en secret. Les pouvoirs qui font donner des cartes rendent la partie mouvementée ; ceux du décompte la rendent plus tranquille.
    .title = Le vote
learn-replace = Vous commencez cette manche : vous pouvez remplacer une faction par une autre. Faites-le si un pouvoir n’aide que vos rivaux.
    .title = Une autre faction ?
learn-adopt = Un pouvoir a été tiré, mais sa faction n’est pas en jeu : vous pouvez l’y faire entrer, à la place d’une autre.
    .title = Un nouveau pouvoir
learn-fetch = Le chien de garde prend une carte au hasard dans la quarantaine d’un rival, puis vous lui en rendez une de votre choix : visez une quarantaine pauvre en zombies.
    .title = Le chien de garde
learn-give-back = Rendez maintenant une carte de votre choix. Un zombie est un beau cadeau.
    .title = Un cadeau en retour
learn-discard = Les Prédicateurs vous laissent glisser une carte de votre quarantaine sous la réserve. Les zombies d’abord.
    .title = Un bon sermon
learn-exorcise = Un de vos zombies peut aller sous la réserve ; puis une carte inconnue arrive. C’est souvent une bonne affaire.
    .title = L’exorcisme
learn-antidote = Un Scientifique et un zombie vont ensemble sous la réserve : un survivant de moins, trois à neuf vies sauvées.
    .title = L’antidote

learn-end =
    Vous avez joué une manche entière de { game-name }. Ce que vous savez maintenant :
    · **Fournissez** la faction demandée : du côté +, la carte la plus haute gagne ; du côté −, la plus basse. Celui qui ouvre choisit le côté.
    · **Les zombies** en quarantaine coûtent 3, 6 ou 9 survivants : passez-les aux autres, par le transfert, par un pouvoir, ou en laissant un autre gagner un pli ouvert par un zombie.
    · **Les pouvoirs** font la différence : gagnez les plis dont le pouvoir vous sert.
    .title = 🎓 Votre communauté danse encore !

## Statistiques

stat-power = Pouvoirs en jeu
stat-zombies = Zombies à la dernière manche

## Corrections du meneur de jeu

word-set-survivors = Survivants
word-set-change = Variation au dernier décompte
word-set-round = Manche
word-set-starter = Premier joueur de la manche
word-set-faction-1 = Première faction
word-set-faction-2 = Deuxième faction
word-set-faction-3 = Troisième faction
word-set-power = Pouvoir
word-set-extras = Cartes pouvoir sans faction, en jeu
word-set-box = Cartes pouvoir sans faction, dans la boîte
word-set-hand = Main
word-set-open = Cartes visibles de la main
word-set-won = Quarantaine, face cachée
word-set-caught = Quarantaine, face visible
word-set-trick = Pli en cours
word-set-reserve = Réserve
word-set-itinerants = Itinérants face cachée
word-set-itinerant = Itinérant visible
field-seat = Communauté
    .text = Quelle communauté ?
event-corrected_survivors = Le nombre de survivants { DE($seat) } est corrigé : { $amount }.
event-corrected_cards = Une carte mal donnée est échangée entre { $seat } et { $rival }.
event-corrected_cards-secret = Une carte mal donnée est échangée : { $card } ({ $seat }) contre { $other } ({ $rival }).

## Consignes

word-order-pass-on = Transférer des cartes
order-pass-on = Donner { $cards }, au voisin de gauche puis à celui de droite. Les minivans restent en main tant qu’il y a autre chose.
order-pass-on-cards = Cartes à donner
    .zombies = Les zombies les plus hauts, puis les cartes les plus hautes
    .lowest = Les cartes les plus basses
    .highest = Les cartes les plus hautes
word-order-follow = Suivre
order-follow = Quand un autre joueur ouvre le pli, jouer { $card } des cartes permises ; un minivan seulement s’il n’y a rien d’autre.
order-follow-card = Carte à jouer
    .lowest = La plus basse
    .highest = La plus haute
word-order-decline = Ne rien changer
order-decline =
    Factions : { $factions ->
        [yes] les laisser comme elles sont
       *[no] poser la question
    }. Pouvoirs facultatifs : { $powers ->
        [yes] ne pas s’en servir
       *[no] poser la question
    }.
order-decline-factions = Laisser les factions comme elles sont
order-decline-powers = Renoncer aux pouvoirs facultatifs

## Compte rendu

report-name = { $n ->
        [0] plus un survivant
        [one] { $n } survivant
       *[other] { $n } survivants
    }
report-no-horde = La horde n’a jamais trouvé le chemin des tentes.
report-figure-people = Survivants
report-figure-gain = Rescapés
report-figure-loss = Pertes
report-figure-horde = Zombies au camp
report-figure-joined = Itinérants accueillis
report-part = Manche { $n }, pli { $part }
report-chapter = Manche { $n }
report-chapters = Manches { $n } à { $until }
report-chapters-two = Manches { $n } et { $until }
report-before = Avant la première manche

## Préparer la partie

record-rounds = Manches
record-extras = Cartes pouvoir ajoutées
record-survivors = Survivants

# Ce qu’une ligne d’un plan peut demander

word-guard-outcome = Ce que la carte ferait du pli
guard-outcome =
    { $trick ->
        [won] si la carte remporte le pli tel qu’il est
       *[lost] si la carte ne remporte pas le pli tel qu’il est
    }
word-guard-zombies = Les zombies du pli
guard-zombies =
    { $trick ->
        [some] s’il y a un zombie dans le pli
       *[none] s’il n’y a pas de zombie dans le pli
    }
word-guard-last-to-play = Votre tour dans le pli
guard-last_to_play = si tous les autres ont joué

## Les conseils : ce qu’ils comparent

hint-points = le nombre de vos survivants
hint-trick = le pli en cours
hint-rivals = l’écart avec vos rivaux
hint-hand = ce que votre main permet encore

## Les titres, quand tout est fini

word-title-no-trick = Pas un pli
word-title-no-bite = Pas une morsure
word-title-light-fingers = Les doigts agiles
word-title-change-of-wind = Le vent tourne
word-title-remedies = Un remède en poche
word-title-no-horde = La horde est passée à côté
word-title-zombies-banquet = Le banquet des zombies
word-title-harvest = La grande moisson de survivants
word-title-eye-on-the-reserve = Un œil sur la réserve
word-title-always-a-trick = Toujours un pli à offrir
word-title-poisoned-gifts = Les cadeaux empoisonnés
word-title-letterbox = La boîte aux lettres de la table
word-title-inn = L’auberge des itinérants
word-title-always-a-van = Toujours un van d’avance
word-title-magnet = L’aimant à zombies
word-title-all-tricks = Tous les plis mènent ici
word-title-spared = Rien à donner à personne
word-title-last-ones-up = La dernière fête en cours
word-title-still-hungry = La fête est finie
luck-zombies = Zombies reçus à la donne (moyenne)

## Campagne : ce que la fin donne

gives-people = { $n ->
        [one] { $n } survivant
       *[other] { $n } survivants
    }
gives-fame = { $n ->
        [one] { $n } victoire ou titre
       *[other] { $n } victoires et titres
    }
word-provisions = Provisions
    .count = { $n ->
            [one] { $n } survivant nourri par les provisions
           *[other] { $n } survivants nourris par les provisions
        }
word-survivors = Survivants
    .count = { $n ->
            [one] { $n } ancien compagnon parmi les survivants
           *[other] { $n } anciens compagnons parmi les survivants
        }
word-volunteers = Volontaires
    .count = { $n ->
            [one] { $n } volontaire parmi les survivants
           *[other] { $n } volontaires parmi les survivants
        }
record-brought = Apport de la campagne
