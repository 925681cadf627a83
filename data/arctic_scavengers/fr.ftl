# Arctic Scavengers en français. Les mêmes messages et les mêmes variables que en.ftl.

## Le jeu

game-name = Arctic Scavengers
game-pitch = L’hiver ne finit plus : fouillez, chassez, recrutez, et disputez-vous le peu qui reste. La plus grande tribu l’emporte.
game-sheet = tribu
    .title = Votre tribu
    .button = Ma tribu
phase-leaders = Choix des leaders
phase-gathering = Manche { $n } · Collecte
phase-skirmish = Manche { $n } · Escarmouche
phase-over = Fin de l’hiver

## Options

option-length = Longueur
    .text = Combien de ressources sont disputées.
option-length-full = Entière
    .text = 16 manches, 14 ressources contestées.
option-length-quick = Rapide
    .text = 10 manches, 8 ressources contestées.

## Points

winning-points =
    { $points ->
        [one] { $points } membre
       *[other] { $points } membres
    }
score-end-count = Membres de la tribu

## Coups

verb-draw = Piocher
    .name = piocher
    .text = Envoyer des gens piocher dans votre paquet
verb-dig = Creuser
    .name = creuser
    .text = Envoyer des gens fouiller la décharge
verb-hunt = Chasser
    .name = chasser
    .text = Envoyer des gens chercher de la nourriture
verb-hire = Recruter
    .name = recruter
    .text = Prendre quelqu’un dans une pile et payer son prix
verb-trash = Jeter
    .name = jeter
    .text = Mettre des cartes de votre main dans la décharge
verb-finish = Finir la collecte
    .name = finir
    .text = Garder le reste de votre main pour l’escarmouche
verb-keep = Garder
    .name = garder
    .text = Garder une des cartes trouvées
verb-keep_none = Ne rien garder
    .name = laisser
    .text = Remettre tout ce que vous avez trouvé
verb-pass = Laisser faire
    .name = passer
    .text = Ne pas intervenir
verb-snipe = Abattre
    .name = abattre
    .text = Faire défausser une personne d’un rival
verb-disarm = Désarmer
    .name = désarmer
    .text = Faire défausser un outil d’un rival
field-cards = Cartes
    .name = cartes
    .text = Quelles cartes de votre main ?
field-who = Qui
    .name = qui
    .text = Qui recrutez-vous ?
field-card = Carte
    .name = carte
    .text = Quelle carte ?
field-rival = Rival
    .name = rival
    .text = Chez quel rival ?
field-target = Cible
    .name = cible
    .text = Quelle carte est visée ?
pick-draw = Piocher : { $cards }
pick-dig = Creuser : { $cards }
pick-hunt = Chasser : { $cards }
pick-hire =
    { $cards ->
        [rien] Recruter : { $who }
       *[other] Recruter : { $who } contre { $cards }
    }
pick-trash = Jeter : { $cards }
pick-finish = Finir la collecte
pick-keep = Garder : { $card }
pick-keep_none = Ne rien garder
pick-pass = Laisser faire
pick-snipe = { $card } : abattre { $target } ({ $rival })
pick-disarm = { $card } : ôter { $target } ({ $rival })

## Ce que change un coup

ahead-draw =
    { $n ->
        [one] { $n } carte piochée
       *[other] { $n } cartes piochées
    }
ahead-dig =
    { $n ->
        [one] { $n } carte de la décharge vue
       *[other] { $n } cartes de la décharge vues
    }
ahead-hunt =
    { $n ->
        [one] { $n } nourriture
       *[other] { $n } nourritures
    }
ahead-left =
    { $n ->
        [one] reste { $n } carte en main
       *[other] restent { $n } cartes en main
    }
ahead-force = escarmouche : combat { $fight }, gens { $people }
ahead-food-lost =
    { $n ->
        [one] { $n } nourriture perdue
       *[other] { $n } nourritures perdues
    }
ahead-medicine-lost =
    { $n ->
        [one] { $n } remède perdu
       *[other] { $n } remèdes perdus
    }
ahead-gain =
    { $n ->
        [one] +{ $n } membre
       *[other] +{ $n } membres
    }
ahead-loss =
    { $n ->
        [one] −{ $n } membre
       *[other] −{ $n } membres
    }
ahead-struck-dig = creuser { $n } au lieu de { $was }
ahead-struck-draw = piocher { $n } au lieu de { $was }
ahead-struck-hunt = chasser { $n } au lieu de { $was }
ahead-struck-build = bâtir { $n } au lieu de { $was }
ahead-struck-fight = combat { DE($rival) } : { $n } au lieu de { $was }
ahead-own-fight = votre combat : { $n } au lieu de { $was }

## Questions

ask-Gather = Votre collecte : une action de chaque sorte, puis finissez
ask-KeepOne = Vous avez creusé : que gardez-vous ?
ask-Interrupt = Un rival montre ses cartes : intervenez-vous ?
ask-Declare = Escarmouche : frappez-vous ?
await-Gather = collecte
await-KeepOne = choisit ce qu’il garde de ses fouilles
await-Interrupt = peut intervenir
await-Declare = peut frapper

## Ce qui s’est passé

event-round_began = La manche { $round } a commencé ; { $first } avait l’initiative.
event-drew =
    { $seat } a pioché { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    }.
event-drew-secret = { $seat } a pioché : { $cards }.
event-shuffled = { $seat } a mélangé sa défausse.
event-peeked-secret = { $seat } a vu la prochaine ressource contestée : { $card }.
event-announced = { $seat } a montré ses cartes ({ $action }) : { $cards }.
event-struck = { $by } a répondu : { $weapon } contre { $card } ({ $seat }).
event-fizzled = L’action { DE($seat) } n’a rien donné ({ $action }).
event-dug =
    { $seat } a fouillé { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    } de la décharge.
event-dug-secret = { $seat } a trouvé dans la décharge : { $cards }.
event-kept_find = { $seat } a gardé une trouvaille.
event-kept_find-secret = { $seat } a gardé : { $card }.
event-kept_nothing = { $seat } n’a rien gardé.
event-hunted =
    { $seat } a rapporté { $amount ->
        [one] { $amount } nourriture
       *[other] { $amount } nourritures
    } de la chasse.
event-hired = { $seat } a recruté : { $card }.
event-trashed = { $seat } a jeté dans la décharge : { $cards }.
event-finished =
    { $seat } a fini sa collecte avec { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    } en main.
event-sent = { $seat } a envoyé à l’escarmouche : { $cards }.
event-fought =
    { $seat } a réuni { $fight } de combat, avec { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    }.
event-prize_won =
    { $by_people ->
        [0] { $seat } a gagné l’escarmouche et sa ressource.
       *[other] À égalité de combat, { $seat } a gagné la ressource par le nombre.
    }
event-prize_won-secret =
    { $by_people ->
        [0] { $seat } a gagné l’escarmouche : { $card }.
       *[other] À égalité de combat, { $seat } a gagné par le nombre : { $card }.
    }
event-deadlock = Impasse : personne n’a gagné la ressource, qui a disparu dans la décharge.
event-owns_reactions-secret = Vous avez maintenant : { $card }. Quand un rival montre ses cartes, vous pouvez répondre. La consigne « Interventions » règle quand on vous le demande : /consignes.
event-ended = L’hiver s’achève : { $winners }.

## Refus


## Mots

word-draw = piocher
    .emoji = 🃏
word-dig = creuser
    .emoji = ⛏️
word-hunt = chasser
    .emoji = 🏹
word-hire = recruter
    .emoji = 🤝
word-trash = jeter
    .emoji = 🗑️
word-fight = combat
    .emoji = ⚔️

## Cartes

word-refugee = Réfugié
    .emoji = 🧣
    .count = { $n ->
            [one] { $n } Réfugié
           *[other] { $n } Réfugiés
        }
word-scavenger = Charognard
    .emoji = 🎒
    .count = { $n ->
            [one] { $n } Charognard
           *[other] { $n } Charognards
        }
word-brawler = Combattant
    .emoji = 👊
    .count = { $n ->
            [one] { $n } Combattant
           *[other] { $n } Combattants
        }
word-hunter = Chasseur
    .emoji = 🏹
    .count = { $n ->
            [one] { $n } Chasseur
           *[other] { $n } Chasseurs
        }
word-saboteur = Saboteur
    .emoji = 🧨
    .count = { $n ->
            [one] { $n } Saboteur
           *[other] { $n } Saboteurs
        }
word-scout = Éclaireur
    .emoji = 🔭
    .count = { $n ->
            [one] { $n } Éclaireur
           *[other] { $n } Éclaireurs
        }
word-group-leaders = Chefs de groupe
    .emoji = 📣
    .count = { $n ->
            [one] { $n } Chefs de groupe
           *[other] { $n } Chefs de groupe
        }
word-sniper-team = Tireurs d’élite
    .emoji = 🎯
    .count = { $n ->
            [one] { $n } Tireurs d’élite
           *[other] { $n } Tireurs d’élite
        }
word-thugs = Voyous
    .emoji = 💪
    .count = { $n ->
            [one] { $n } Voyous
           *[other] { $n } Voyous
        }
word-junk = Rebut
    .emoji = 🗑️
    .count = { $n ->
            [one] { $n } Rebut
           *[other] { $n } Rebuts
        }
word-pills = Pilules
    .emoji = 💊
    .count = { $n ->
            [one] { $n } Pilules
           *[other] { $n } Pilules
        }
word-medkit = Trousse
    .emoji = 🩹
    .count = { $n ->
            [one] { $n } Trousse
           *[other] { $n } Trousses
        }
word-net = Filet
    .emoji = 🕸️
    .count = { $n ->
            [one] { $n } Filet
           *[other] { $n } Filets
        }
word-pickaxe = Pioche
    .emoji = ⛏️
    .count = { $n ->
            [one] { $n } Pioche
           *[other] { $n } Pioches
        }
word-multitool = Multioutil
    .emoji = 🔧
    .count = { $n ->
            [one] { $n } Multioutil
           *[other] { $n } Multioutils
        }
word-shovel = Pelle
    .emoji = ⚒️
    .count = { $n ->
            [one] { $n } Pelle
           *[other] { $n } Pelles
        }
word-spear = Lance
    .emoji = 🔱
    .count = { $n ->
            [one] { $n } Lance
           *[other] { $n } Lances
        }
word-sled-team = Attelage
    .emoji = 🛷
    .count = { $n ->
            [one] { $n } Attelage
           *[other] { $n } Attelages
        }
word-field-crew = Équipe de terrain
    .emoji = 🏕️
    .count = { $n ->
            [one] { $n } Équipe de terrain
           *[other] { $n } Équipes de terrain
        }
word-wolf-pack = Meute de loups
    .emoji = 🐺
    .count = { $n ->
            [one] { $n } Meute de loups
           *[other] { $n } Meutes de loups
        }
word-grenade = Grenade
    .emoji = 💣
    .count = { $n ->
            [one] { $n } Grenade
           *[other] { $n } Grenades
        }
word-tribe-family-3 = Famille de 3
    .emoji = 👪
    .count = { $n ->
            [one] { $n } Famille de 3
           *[other] { $n } Familles de 3
        }
word-tribe-family-4 = Famille de 4
    .emoji = 👪
    .count = { $n ->
            [one] { $n } Famille de 4
           *[other] { $n } Familles de 4
        }
word-tribe-family-5 = Famille de 5
    .emoji = 👪
    .count = { $n ->
            [one] { $n } Famille de 5
           *[other] { $n } Familles de 5
        }

## Ce que dit une carte

card-can = { $what } { $n }
card-adds = { $what } +{ $n }
card-people =
    { $n ->
        [one] { $n } membre
       *[other] { $n } membres
    }
card-medicine =
    { $n ->
        [one] { $n } remède
       *[other] { $n } remèdes
    }
card-tool = outil
card-price-food =
    { $n ->
        [one] { $n } nourriture
       *[other] { $n } nourritures
    }
card-price-medicine =
    { $n ->
        [one] { $n } remède
       *[other] { $n } remèdes
    }
card-price-mixed = { $n } en nourriture et remèdes
card-price = coûte { $price }
card-disarm = fait défausser un outil adverse
card-snipe = fait défausser une personne adverse
card-nothing = ne sert à rien

## La table et la tribu en texte (30 caractères de large)

text-rounds = Manche
text-initiative = Initiative : { $seat }
text-quiet = Pas d’escarmouche
text-market = À recruter
text-junkyard = Décharge
text-contested = Ressources contestées
text-prize = En jeu, vous seul le savez : { $card }
text-gathers = Collecte : { $seat }
text-used = Fait : { $actions }
text-food = Nourriture
text-shown = Montré : { $cards }
text-hand = En main
text-deck = Pioche
text-discard = Défausse
text-won = Escarmouches gagnées
text-force = Combat { $fight } · gens { $people }
text-spent = A frappé : { $cards }
text-sent = Envoyé : { $cards }
text-your-hand = Votre main ({ $n })
text-dug = Dans la décharge, vous voyez : { $cards }
text-your-deck = Dans votre pioche
text-your-discard = Dans votre défausse
text-people = Membres de la tribu
text-down = Face cachée

## Sur les images

draw-rounds =
    { $n ->
        [one] { $n } manche
       *[other] { $n } manches
    }
draw-market = À recruter
draw-left = { $n }
draw-junkyard = Décharge
draw-contested = Contestées
draw-waiting = { $seat } { $what }
draw-waiting-many = On attend { $n } tribus
draw-gathers = { $seat } collecte
draw-action = { $seat } : { $action }
draw-skirmish = Escarmouche
draw-versus = contre
draw-nothing-sent = n’a envoyé personne
draw-quiet = Pas d’escarmouche cette manche
draw-key-hand = en main
draw-key-deck = pioche
draw-key-discard = défausse
draw-key-won = escarmouches gagnées
draw-key-first = a l’initiative
draw-key-awaited = on l’attend
draw-key-draw = piocher
draw-key-dig = creuser
draw-key-hunt = chasser
draw-key-fight = combat
draw-key-food = nourriture
draw-key-medicine = remède
draw-key-people = membres
draw-key-spent = a frappé
draw-winner = a gagné
draw-end =
    { $n ->
        [one] { $names } l’emporte : { $people } membres
       *[other] { $names } l’emportent à égalité : { $people } membres
    }
draw-hand =
    Votre main : { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
draw-no-hand = Plus aucune carte en main
draw-dug = Vous creusez : vous seul voyez
draw-prize = En jeu, vous seul le savez
draw-deck =
    Votre pioche : { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
draw-discard =
    Votre défausse : { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
draw-played = Engagées
draw-empty = vide
draw-done = Fait : { $actions }
draw-nobody-gathers = Personne ne collecte

## La chronique d’une manche

story-title = 📜 Chronique de la manche { $n }
story-opens-1 = Le vent n’avait pas faibli quand { $seat } est sorti en tête, à la manche { $n }.
story-opens-2 = Manche { $n } : { $seat } a quitté le camp avant tous les autres.
story-opens-3 = La neige portait encore ; { $seat } a ouvert la manche { $n }.
story-hired-1 = Chez { $seat }, quelqu’un de plus s’est assis près du feu : { $card }.
story-hired-2 = { $seat } a trouvé à qui se fier : { $card }.
story-hired-3 = Une nouvelle tête a suivi { $seat } : { $card }.
story-hired-many-1 = { $seats } ont tous trouvé du renfort : { $cards }.
story-hired-many-2 = Le froid a poussé des gens vers les tribus : { $seats } ont accueilli { $cards }.
story-hunt-1 =
    La meilleure chasse fut celle { DE($seat) }, avec { $amount ->
        [one] { $amount } ration
       *[other] { $amount } rations
    }.
story-hunt-2 =
    Personne n’a rapporté plus de gibier que { $seat } : { $amount ->
        [one] { $amount } ration
       *[other] { $amount } rations
    }.
story-dig-1 =
    Dans la décharge, { $seat } a retourné { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    } et n’a rien dit de ses trouvailles.
story-dig-2 = { $seat } a creusé plus profond que les autres, sans montrer ce qu’il en tirait.
story-struck-1 = Un coup est parti de chez { $by } : { $weapon } contre { $card }, et { $seat } a dû s’en passer.
story-struck-2 = { $seat } n’a rien vu venir : { $by } a envoyé { $weapon }, et c’en était fini de { $card }.
story-struck-many-1 = On s’est beaucoup tiré dessus : { $n } coups portés, et { $seat } en a reçu le plus.
story-won-1 = À l’escarmouche, { $fight } de combat ont suffi à { $seat } pour emporter la prise, cachée sous une bâche.
story-won-2 = La prise de la manche est partie avec { $seat }, qui alignait { $fight } de combat.
story-won-3 = { $seat } s’est montré le plus fort ({ $fight } de combat) et a disparu avec son butin.
story-won-people-1 = Les forces se valaient ; le nombre a tranché, et { $seat } a pris le butin.
story-deadlock-1 = Nul n’a cédé, et la prise s’est perdue dans la décharge.
story-deadlock-2 = À trop se disputer la prise, ils l’ont perdue : la décharge l’a reprise.
story-quiet-1 = On ne s’est pas encore battu : chacun préparait ses forces.
story-quiet-2 = Ce soir-là, les feux sont restés chacun de leur côté de la glace.
story-end-1 =
    L’hiver a fini par céder, et { $winners } { $n ->
        [one] comptait
       *[other] comptaient
    } le plus de monde autour du feu.

## Ce qui m’est arrivé

loss-struck = { $by } vous a frappé : { $card } a été défaussé par { $weapon }.
loss-fizzled = Votre action n’a rien donné ({ $action }).

## Aide, par phase

help-leaders = Gardez un des deux leaders qui vous ont été donnés ; tous les montrent ensuite en même temps. Son pouvoir vous accompagne tout l’hiver.
help-gathering = À votre tour, faites chaque action une fois, dans l’ordre voulu : piocher, creuser, chasser, recruter, jeter. Les cartes d’une action sont défaussées ; ce que vous gardez en main part à l’escarmouche. Un outil doit être porté par quelqu’un qui sait faire l’action.
help-skirmish = Tous ont montré leurs forces. Dans l’ordre, chacun peut frapper avec ses Saboteurs et ses Tireurs d’élite ; puis le plus grand combat prend la ressource, les gens départagent.
help-over = L’hiver est fini : la plus grande tribu l’emporte.

## La première partie


## Statistiques

stat-won = Escarmouches gagnées
stat-people = Membres de la tribu

## Corrections du meneur de jeu

verb-set_cards = Cartes mal données
    .text = Échanger une carte entre deux mains
verb-set_initiator = Initiative
    .text = Qui a l’initiative
verb-set_food = Nourriture
    .text = Combien de nourriture reste à qui collecte
pick-set_cards = Cartes : { $card } ({ $seat }) contre { $other } ({ $rival })
pick-set_initiator = Initiative : { $seat }
pick-set_food = Nourriture : { $count }
field-seat = Tribu
    .text = Quelle tribu ?
field-other = Autre carte
    .text = Contre quelle carte ?
field-count = Nombre
    .text = Combien ?

## Consignes

word-order-interrupts = Interventions
order-interrupts = Quand un rival montre ses cartes : { $cards }.
order-interrupts-cards = Quand me demander
    .always = Toujours
    .two = S’il montre deux cartes ou plus
    .three = S’il montre trois cartes ou plus
    .never = Jamais
word-order-gather = Finir la collecte
order-gather = Finir la collecte sans rien faire, et tout garder pour l’escarmouche.
word-order-salvage = Fouilles
order-salvage = Après avoir creusé, garder : { $prefer }.
order-salvage-prefer = Que garder
    .tool = Le meilleur outil, sinon un remède
    .medicine = Le meilleur remède, sinon un outil
    .none = Rien

## Compte rendu

report-name =
    { $n ->
        [one] { $n } membre
       *[other] { $n } membres
    }
report-name-unknown = une tribu de l’hiver
report-people-more = Ils étaient { $start } au premier froid ; ils sont { $n } autour du feu.
report-people-same = Ils étaient { $n } au premier froid, ils le sont encore.
report-people-fewer = Ils étaient { $start } au premier froid ; il en reste { $n }.
report-hired =
    { $n ->
        [one] Une personne s’est jointe à eux contre de quoi manger ou se soigner : { $cards }.
       *[other] { $n } fois, quelqu’un les a rejoints contre de quoi manger ou se soigner : { $cards }.
    }
report-hired-none = Personne n’est venu frapper à leur porte.
report-won =
    { $n ->
        [one] Une fois, ils ont arraché sa prise à la glace et aux autres.
       *[other] { $n } fois, ils ont arraché sa prise à la glace et aux autres.
    }
report-won-none = De toutes les escarmouches, ils n’ont rien rapporté.
report-struck =
    { $n ->
        [one] Un des leurs, ou de leurs outils, est tombé sous les coups d’une autre tribu.
       *[other] { $n } fois, un des leurs ou de leurs outils est tombé sous les coups d’une autre tribu.
    }
report-struck-none = Personne n’a levé la main sur eux.
report-chapter = Manche { $n }
report-before = Avant la première manche

## Préparer la partie

