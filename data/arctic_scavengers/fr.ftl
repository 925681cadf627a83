# Arctic Scavengers en français. Les mêmes messages et les mêmes variables que en.ftl.

## Le jeu

game-name = Arctic Scavengers
game-pitch = L’hiver ne finit plus : fouillez, chassez, recrutez, et disputez-vous le peu qui reste. La plus grande tribu l’emporte.
game-plan-until = avec la manche ; une ligne qui dépend de votre main ou de vos trouvailles, elle, dure jusqu’à la fin de la manche où elle sert
game-sheet =
    .title = Votre tribu
    .button = Ma tribu
phase-gathering = Manche { $n } · Collecte
phase-skirmish = Manche { $n } · Escarmouche
phase-over = Fin de l’hiver

## Options

option-length = Longueur
    .text = Le nombre de ressources contestées.
option-length-full = Entière
    .text = Seize manches, quatorze ressources contestées.
option-length-quick = Rapide
    .text = Dix manches, huit ressources contestées.

## Points

winning-points =
    { $points ->
        [one] { $points } membre
       *[other] { $points } membres
    }
score-end-count = Membres connus
score-dig-secret = Membres cachés

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
    .text = Remettre dans la décharge tout ce que vous avez trouvé
verb-gather_with = Jouer selon ma main
verb-keep_best = Garder le meilleur
verb-pass = Laisser faire
    .name = passer
    .text = Ne pas intervenir
verb-snipe = Abattre
    .name = abattre
    .text = Faire défausser une personne à un rival
verb-disarm = Désarmer
    .name = désarmer
    .text = Faire défausser un outil à un rival
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
field-aim = D’abord
    .text = Que faut-il chercher d’abord ?
field-then = Ensuite
    .text = Et ensuite, avec les cartes qui restent en main ?
field-want = Préférence
    .text = Que préférez-vous garder ?
pick-gather_with = Selon ma main : { $aim }, puis { $then }
pick-keep_best = Garder le meilleur : { $want } d’abord
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
pick-disarm = { $card } : faire défausser { $target } ({ $rival })

## Ce que change un coup

ahead-draw =
    { $n ->
        [one] { $n } carte piochée
       *[other] { $n } cartes piochées
    }
ahead-dig =
    { $n ->
        [one] voir { $n } carte de la décharge
       *[other] voir { $n } cartes de la décharge
    }
ahead-hunt =
    { $n ->
        [one] { $n } nourriture
       *[other] { $n } nourritures
    }
ahead-left =
    { $n ->
        [0] plus aucune carte en main
        [one] il reste { $n } carte en main
       *[other] il reste { $n } cartes en main
    }
ahead-force = escarmouche : combat { $fight }, personnes { $people }
ahead-food-lost =
    { $n ->
        [one] { $n } nourriture inutilisée
       *[other] { $n } nourritures inutilisées
    }
ahead-medicine-lost =
    { $n ->
        [one] { $n } remède perdu
       *[other] { $n } remèdes perdus
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
ahead-struck-recon = voir { $n } au lieu de { $was }
ahead-struck-fight = combat { DE($rival) } : { $n } au lieu de { $was }
ahead-own-fight = votre combat : { $n } au lieu de { $was }
ahead-rival =
    { $n ->
        [one] { $n } carte en main
       *[other] { $n } cartes en main
    }, escarmouches gagnées : { $won }

## Au-dessus d’un menu

scene-shown = { $seat } montre : { $cards } ({ $force }).
scene-acts = { $seat } : { $action } { $n }, avec { $cards }.
scene-food = Nourriture à dépenser : { $n }.
scene-hand = Votre main : { $cards }.

## Questions

ask-Gather = Votre collecte : une action de chaque sorte au plus
ask-KeepOne = Vous avez creusé : que gardez-vous ?
ask-Interrupt = Un rival montre ses cartes : voulez-vous intervenir ?
ask-Declare = Escarmouche : voulez-vous frapper ?
await-Gather = fait sa collecte
await-KeepOne = choisit sa trouvaille
await-Interrupt = choisit d’intervenir ou non
await-Declare = choisit de frapper ou non

## Ce qui s’est passé

event-round_began = La manche { $round } commence ; { $first } a l’initiative.
event-drew =
    { $seat } a pioché { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    }.
event-drew-secret = { $seat } a pioché : { $cards }.
event-shuffled = { $seat } a mélangé sa défausse.
event-peeked = { $seat } a regardé la prochaine ressource contestée.
event-peeked-secret = { $seat } a vu la prochaine ressource contestée : { $card }.
event-announced = { $seat } a montré ses cartes pour « { $action } » : { $cards }.
event-struck = { $by } a frappé une carte { DE($seat) } : { $weapon } contre { $card }.
event-held_fire = { $seat } a retenu ses coups.
event-dug =
    { $seat } a regardé { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    } de la décharge.
event-dug-secret = { $seat } a trouvé dans la décharge : { $cards }.
event-kept_find = { $seat } a gardé une trouvaille.
event-kept_find-secret = { $seat } a gardé une trouvaille : { $card }.
event-kept_nothing = { $seat } n’a rien gardé.
event-hunted =
    { $seat } a rapporté { $amount ->
        [one] { $amount } nourriture
       *[other] { $amount } nourritures
    } de la chasse.
event-hired =
    { $cards ->
        [rien] { $seat } a recruté une carte : { $card }.
       *[other] { $seat } a recruté une carte : { $card }, contre { $cards }.
    }
event-corrected_cards = Une carte mal donnée est échangée : { $card } ({ $seat }) contre { $other } ({ $rival }).
event-corrected_initiator = Correction : { $seat } a l’initiative.
event-corrected_food = Le compte de nourriture { DE($seat) } est corrigé : { $amount }.
event-trashed = { $seat } a jeté dans la décharge : { $cards }.
event-food_lost =
    { $seat } a laissé perdre { $amount ->
        [one] { $amount } nourriture
       *[other] { $amount } nourritures
    }.
event-finished =
    { $amount ->
        [0] { $seat } a fini sa collecte, la main vide.
        [one] { $seat } a fini sa collecte avec { $amount } carte en main.
       *[other] { $seat } a fini sa collecte avec { $amount } cartes en main.
    }
event-sent =
    { $cards ->
        [rien] { $seat } n’a envoyé personne à l’escarmouche.
       *[other] { $seat } a envoyé à l’escarmouche : { $cards }.
    }
event-fought =
    { $people ->
        [0] {""}
        [one] Avec { $people } personne,{" "}
       *[other] Avec { $people } personnes,{" "}
    }{ $seat } { $fight ->
        [0] n’a réuni aucun point
        [one] a réuni { $fight } point
       *[other] a réuni { $fight } points
    } de combat.
event-prize_won =
    { $by_people ->
        [0] { $seat } a gagné l’escarmouche et sa ressource.
       *[other] À égalité de combat, { $seat } a gagné la ressource grâce au nombre.
    }
event-prize_won-secret =
    { $by_people ->
        [0] { $seat } a gagné l’escarmouche et sa ressource : { $card }.
       *[other] À égalité de combat, { $seat } a gagné la ressource grâce au nombre : { $card }.
    }
event-deadlock = Impasse : personne n’a gagné la ressource, qui a disparu dans la décharge.
event-owns_reactions-secret = Vous avez maintenant cette carte : { $card }. Quand un rival montre ses cartes, vous pouvez répondre. La consigne « Interventions » décide quand la question vous est posée : `/consignes`.
event-ended = L’hiver s’achève. Victoire : { $winners }.

## Refus

reason-not-in-hand =
    { $card ->
        [none] Choisissez des cartes de votre main.
       *[other] { $card } : cette carte n’est pas dans votre main.
    }
reason-cannot-help = { $card } : cette carte ne sert à rien pour « { $action } ».
reason-needs-somebody = Pour « { $action } », il faut au moins une personne qui en soit capable.
reason-needs-bearer = Chaque outil doit avoir son porteur : vous avez choisi { $count ->
        [one] { $count } outil
       *[other] { $count } outils
    } de trop.
reason-yields-nothing = Pour « { $action } », ces cartes ne donnent rien.
reason-one-order = Nommez les cartes dans l’ordre de votre main.
reason-done-already = Vous avez déjà fait l’action « { $action } » pendant cette manche.
reason-name-cards = Choisissez au moins une carte à jeter.
reason-not-for-hire =
    { $card ->
        [none] Il n’y a personne de ce nom à recruter.
       *[other] { $card } : cette pile est épuisée.
    }
reason-no-medicine = { $card } : cette carte n’est pas un remède.
reason-too-dear = Le prix est de { $food } en nourriture et { $medicine } en remèdes ; vous en avez { $have_food } et { $have }.
reason-too-dear-mixed = Le prix est de { $mixed } en nourriture et remèdes ; vous en réunissez { $have }.
reason-not-dug-up =
    { $card ->
        [none] Gardez une des cartes trouvées.
       *[other] { $card } : vous n’avez pas trouvé cette carte.
    }
reason-not-at-hand =
    { $card ->
        [none] Choisissez une de vos cartes capables de frapper.
       *[other] { $card } : vous ne pouvez pas frapper avec cette carte.
    }
reason-cannot-hit =
    { $target ->
        [none] Visez une carte que ce rival montre.
       *[other] { $card } ne peut pas viser cela chez ce rival : { $target }.
    }

## Mots

word-draw = piocher
    .emoji = 🃏
word-dig = creuser
    .emoji = ⛏️
word-hunt = chasser
    .emoji = 🏹
word-hire = recruter
    .emoji = 🤝
word-recruit = chasser et recruter
    .emoji = 🤝
    .text = La recrue la plus chère que vous puissiez payer.
word-rest = garder le reste
word-medicine = remède
word-trash = jeter
    .emoji = 🗑️
word-fight = combat
    .emoji = ⚔️
word-contested = ressources contestées
word-tools = outils
word-person = personne
word-tool = outil

## Cartes

word-refugee = Réfugié
    .story = { $n ->
            [one] un réfugié
           *[other] { $n } réfugiés
        }
    .emoji = 🧣
    .count = { $n ->
            [one] { $n } Réfugié
           *[other] { $n } Réfugiés
        }
word-scavenger = Charognard
    .story = { $n ->
            [one] un charognard
           *[other] { $n } charognards
        }
    .emoji = 🎒
    .count = { $n ->
            [one] { $n } Charognard
           *[other] { $n } Charognards
        }
word-brawler = Combattant
    .story = { $n ->
            [one] un combattant
           *[other] { $n } combattants
        }
    .emoji = 👊
    .count = { $n ->
            [one] { $n } Combattant
           *[other] { $n } Combattants
        }
word-hunter = Chasseur
    .story = { $n ->
            [one] un chasseur
           *[other] { $n } chasseurs
        }
    .emoji = 🏹
    .count = { $n ->
            [one] { $n } Chasseur
           *[other] { $n } Chasseurs
        }
word-saboteur = Saboteur
    .story = { $n ->
            [one] un saboteur
           *[other] { $n } saboteurs
        }
    .emoji = 🧨
    .count = { $n ->
            [one] { $n } Saboteur
           *[other] { $n } Saboteurs
        }
word-scout = Éclaireur
    .story = { $n ->
            [one] un éclaireur
           *[other] { $n } éclaireurs
        }
    .emoji = 🔭
    .count = { $n ->
            [one] { $n } Éclaireur
           *[other] { $n } Éclaireurs
        }
word-group-leaders = Chefs de groupe
    .story = { $n ->
            [one] des chefs de groupe
           *[other] { $n } équipes de chefs de groupe
        }
    .emoji = 📣
    .count = { $n ->
            [one] { $n } carte Chefs de groupe
           *[other] { $n } cartes Chefs de groupe
        }
word-sniper-team = Tireurs d’élite
    .story = { $n ->
            [one] des tireurs d’élite
           *[other] { $n } équipes de tireurs d’élite
        }
    .emoji = 🎯
    .count = { $n ->
            [one] { $n } carte Tireurs d’élite
           *[other] { $n } cartes Tireurs d’élite
        }
word-thugs = Voyous
    .story = { $n ->
            [one] des voyous
           *[other] { $n } bandes de voyous
        }
    .emoji = 💪
    .count = { $n ->
            [one] { $n } carte Voyous
           *[other] { $n } cartes Voyous
        }
word-junk = Rebut
    .story = { $n ->
            [one] un rebut
           *[other] { $n } rebuts
        }
    .emoji = 🗑️
    .count = { $n ->
            [one] { $n } Rebut
           *[other] { $n } Rebuts
        }
word-pills = Pilules
    .story = { $n ->
            [one] des pilules
           *[other] { $n } boîtes de pilules
        }
    .emoji = 💊
    .count = { $n ->
            [one] { $n } carte Pilules
           *[other] { $n } cartes Pilules
        }
word-medkit = Trousse
    .story = { $n ->
            [one] une trousse
           *[other] { $n } trousses
        }
    .emoji = 🩹
    .count = { $n ->
            [one] { $n } Trousse
           *[other] { $n } Trousses
        }
word-net = Filet
    .story = { $n ->
            [one] un filet
           *[other] { $n } filets
        }
    .emoji = 🕸️
    .count = { $n ->
            [one] { $n } Filet
           *[other] { $n } Filets
        }
word-pickaxe = Pioche
    .story = { $n ->
            [one] une pioche
           *[other] { $n } pioches
        }
    .emoji = ⛏️
    .count = { $n ->
            [one] { $n } Pioche
           *[other] { $n } Pioches
        }
word-multitool = Multioutil
    .story = { $n ->
            [one] un multioutil
           *[other] { $n } multioutils
        }
    .emoji = 🔧
    .count = { $n ->
            [one] { $n } Multioutil
           *[other] { $n } Multioutils
        }
word-shovel = Pelle
    .story = { $n ->
            [one] une pelle
           *[other] { $n } pelles
        }
    .emoji = ⚒️
    .count = { $n ->
            [one] { $n } Pelle
           *[other] { $n } Pelles
        }
word-spear = Lance
    .story = { $n ->
            [one] une lance
           *[other] { $n } lances
        }
    .emoji = 🔱
    .count = { $n ->
            [one] { $n } Lance
           *[other] { $n } Lances
        }
word-sled-team = Attelage
    .story = { $n ->
            [one] un attelage
           *[other] { $n } attelages
        }
    .emoji = 🛷
    .count = { $n ->
            [one] { $n } Attelage
           *[other] { $n } Attelages
        }
word-field-crew = Équipe de terrain
    .story = { $n ->
            [one] une équipe de terrain
           *[other] { $n } équipes de terrain
        }
    .emoji = 🏕️
    .count = { $n ->
            [one] { $n } Équipe de terrain
           *[other] { $n } Équipes de terrain
        }
word-wolf-pack = Meute de loups
    .story = { $n ->
            [one] une meute de loups
           *[other] { $n } meutes de loups
        }
    .emoji = 🐺
    .count = { $n ->
            [one] { $n } Meute de loups
           *[other] { $n } Meutes de loups
        }
word-grenade = Grenade
    .story = { $n ->
            [one] une grenade
           *[other] { $n } grenades
        }
    .emoji = 💣
    .count = { $n ->
            [one] { $n } Grenade
           *[other] { $n } Grenades
        }
word-tribe-family-3 = Famille de 3
    .story = { $n ->
            [one] une famille de trois
           *[other] { $n } familles de trois
        }
    .emoji = 👪
    .count = { $n ->
            [one] { $n } Famille de 3
           *[other] { $n } Familles de 3
        }
word-tribe-family-4 = Famille de 4
    .story = { $n ->
            [one] une famille de quatre
           *[other] { $n } familles de quatre
        }
    .emoji = 👪
    .count = { $n ->
            [one] { $n } Famille de 4
           *[other] { $n } Familles de 4
        }
word-tribe-family-5 = Famille de 5
    .story = { $n ->
            [one] une famille de cinq
           *[other] { $n } familles de cinq
        }
    .emoji = 👪
    .count = { $n ->
            [one] { $n } Famille de 5
           *[other] { $n } Familles de 5
        }
word-medic = Docteur
    .story = { $n ->
            [one] un docteur
           *[other] { $n } docteurs
        }
    .emoji = 🩺
    .count = { $n ->
            [one] { $n } Docteur
           *[other] { $n } Docteurs
        }
word-rifle = Fusil
    .story = { $n ->
            [one] un fusil
           *[other] { $n } fusils
        }
    .emoji = 🔫
    .count = { $n ->
            [one] { $n } Fusil
           *[other] { $n } Fusils
        }
word-toolkit = Kit d’outils
    .story = { $n ->
            [one] un kit d’outils
           *[other] { $n } kits d’outils
        }
    .emoji = 🧰
    .count = { $n ->
            [one] { $n } Kit d’outils
           *[other] { $n } Kits d’outils
        }
word-engineer = Ingénieur
    .story = { $n ->
            [one] un ingénieur
           *[other] { $n } ingénieurs
        }
    .emoji = 📐
    .count = { $n ->
            [one] { $n } Ingénieur
           *[other] { $n } Ingénieurs
        }
word-spy = Espionne
    .story = { $n ->
            [one] une espionne
           *[other] { $n } espionnes
        }
    .emoji = 🕵️
    .count = { $n ->
            [one] { $n } Espionne
           *[other] { $n } Espionnes
        }
word-scouting-refugee = Réfugié guetteur
    .story = { $n ->
            [one] un réfugié guetteur
           *[other] { $n } réfugiés guetteurs
        }
    .emoji = 👀
    .count = { $n ->
            [one] { $n } Réfugié guetteur
           *[other] { $n } Réfugiés guetteurs
        }
word-binoculars = Jumelles
    .story = { $n ->
            [one] des jumelles
           *[other] { $n } paires de jumelles
        }
    .emoji = 🔎
    .count = { $n ->
            [one] { $n } carte Jumelles
           *[other] { $n } cartes Jumelles
        }
word-assassin = Assassin
    .story = { $n ->
            [one] un assassin
           *[other] { $n } assassins
        }
    .emoji = 🗡️
    .count = { $n ->
            [one] { $n } Assassin
           *[other] { $n } Assassins
        }
word-provocateur = Provocateur
    .story = { $n ->
            [one] un provocateur
           *[other] { $n } provocateurs
        }
    .emoji = 📢
    .count = { $n ->
            [one] { $n } Provocateur
           *[other] { $n } Provocateurs
        }
word-rogue = Rebelle
    .story = { $n ->
            [one] un rebelle
           *[other] { $n } rebelles
        }
    .emoji = 🎭
    .count = { $n ->
            [one] { $n } Rebelle
           *[other] { $n } Rebelles
        }
word-guard = Garde
    .story = { $n ->
            [one] un garde
           *[other] { $n } gardes
        }
    .emoji = 🛡️
    .count = { $n ->
            [one] { $n } Garde
           *[other] { $n } Gardes
        }
word-courier = Messager
    .story = { $n ->
            [one] un messager
           *[other] { $n } messagers
        }
    .emoji = 📨
    .count = { $n ->
            [one] { $n } Messager
           *[other] { $n } Messagers
        }
word-drill-sergeant = Sergent instructeur
    .story = { $n ->
            [one] un sergent instructeur
           *[other] { $n } sergents instructeurs
        }
    .emoji = 🎖️
    .count = { $n ->
            [one] { $n } Sergent instructeur
           *[other] { $n } Sergents instructeurs
        }
word-tinker = Réparatrice
    .story = { $n ->
            [one] une réparatrice
           *[other] { $n } réparatrices
        }
    .emoji = 🪛
    .count = { $n ->
            [one] { $n } Réparatrice
           *[other] { $n } Réparatrices
        }
word-scrappers = Ferrailleurs
    .story = { $n ->
            [one] des ferrailleurs
           *[other] { $n } équipes de ferrailleurs
        }
    .emoji = 🔩
    .count = { $n ->
            [one] { $n } carte Ferrailleurs
           *[other] { $n } cartes Ferrailleurs
        }
word-hardy-scavenger = Charognard endurci
    .story = { $n ->
            [one] un charognard endurci
           *[other] { $n } charognards endurcis
        }
    .emoji = 🥾
    .count = { $n ->
            [one] { $n } Charognard endurci
           *[other] { $n } Charognards endurcis
        }
word-cargo-sled = Traîneau de portage
    .story = { $n ->
            [one] un traîneau de portage
           *[other] { $n } traîneaux de portage
        }
    .emoji = 📦
    .count = { $n ->
            [one] { $n } Traîneau de portage
           *[other] { $n } Traîneaux de portage
        }
word-combat-medics = Médecins militaires
    .story = { $n ->
            [one] des médecins militaires
           *[other] { $n } équipes de médecins militaires
        }
    .emoji = ⛑️
    .count = { $n ->
            [one] { $n } carte Médecins militaires
           *[other] { $n } cartes Médecins militaires
        }
word-demolition-team = Équipe de démolition
    .story = { $n ->
            [one] une équipe de démolition
           *[other] { $n } équipes de démolition
        }
    .emoji = 🧱
    .count = { $n ->
            [one] { $n } Équipe de démolition
           *[other] { $n } Équipes de démolition
        }
word-tear-gas = Gaz lacrymogène
    .story = { $n ->
            [one] du gaz lacrymogène
           *[other] { $n } bombes de gaz lacrymogène
        }
    .emoji = 💨
    .count = { $n ->
            [one] { $n } carte Gaz lacrymogène
           *[other] { $n } cartes Gaz lacrymogène
        }
word-tribal-hunters-2 = Chasseurs de la tribu (2)
    .story = { $n ->
            [one] deux chasseurs de la tribu
           *[other] { $n } paires de chasseurs de la tribu
        }
    .emoji = 🦌
    .count = { $n ->
            [one] { $n } carte Chasseurs de la tribu (2)
           *[other] { $n } cartes Chasseurs de la tribu (2)
        }
word-tribal-hunters-3 = Chasseurs de la tribu (3)
    .story = { $n ->
            [one] trois chasseurs de la tribu
           *[other] { $n } trios de chasseurs de la tribu
        }
    .emoji = 🦌
    .count = { $n ->
            [one] { $n } carte Chasseurs de la tribu (3)
           *[other] { $n } cartes Chasseurs de la tribu (3)
        }
word-tribal-hunters-4 = Chasseurs de la tribu (4)
    .story = { $n ->
            [one] quatre chasseurs de la tribu
           *[other] { $n } quatuors de chasseurs de la tribu
        }
    .emoji = 🦌
    .count = { $n ->
            [one] { $n } carte Chasseurs de la tribu (4)
           *[other] { $n } cartes Chasseurs de la tribu (4)
        }
word-map = Carte de la région
    .story = { $n ->
            [one] une carte de la région
           *[other] { $n } cartes de la région
        }
    .emoji = 🗺️
    .count = { $n ->
            [one] { $n } Carte de la région
           *[other] { $n } Cartes de la région
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
card-price-none = gratuit
card-disarm = fait défausser un outil à un rival
card-snipe = fait défausser une personne à un rival
card-save = arrête un tir contre sa tribu ou une autre
card-work = ôte { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } de plus à un chantier
card-build = fouille les plans pour bâtir
card-recon = reconnaissance : regarde { $n ->
        [one] { $n } carte
       *[other] jusqu’à { $n } cartes
    } d’un rival
card-redraw = puis pioche { $n }
card-cancel_recon = peut annuler une reconnaissance
card-tops = regarde le dessus de chaque pile
card-recon_more = ou { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } de plus à une Espionne
card-assassinate = fait défausser une personne à un rival, mais pas un groupe
card-intimidate = peut remplacer la valeur de combat par le nombre de personnes
card-steal = gagne en cas d’égalité au combat
card-cancel = peut annuler ce qui vise vos cartes, hors escarmouche
card-drop = défausse { $n } des cartes piochées
card-regroup = remélange jusqu’à { $n ->
        [one] { $n } carte de la défausse
       *[other] { $n } cartes de la défausse
    } dans la pioche
card-site = permet de fouiller dans les plans avec quelqu’un qui sait creuser
card-ends = creuse par le dessus ou le dessous, et y remet ce qui n’est pas gardé
card-comeback = revient en main si l’escarmouche n’est pas gagnée
card-keep_more = garde { $n ->
        [one] { $n } outil ou remède
       *[other] { $n } outils ou remèdes
    } de plus en creusant
card-save_fighting = arrête un tir et combat tout de même
card-reset = ou remet un chantier à son délai de départ
card-gas = annule, chez un rival, la valeur de combat d’une personne
card-again = reprend une personne pour une autre action
card-nothing = ne sert à rien

## La table et la tribu en texte (30 caractères de large)

text-rounds = Manche
text-initiative = Initiative : { $seat }
text-quiet = Pas d’escarmouche
text-market = À recruter
text-junkyard = Décharge
text-contested = Ressources contestées
text-prize = Enjeu (secret) : { $card }
text-gathers = Collecte : { $seat }
text-used = Fait : { $actions }
text-laid = Défaussé face visible : { $cards }
text-food = Nourriture
text-hand = En main
text-deck = Pioche
text-discard = Défausse
text-won = Escarmouches gagnées
text-force = Combat { $fight } · personnes { $people }
text-gassed = Sous le gaz : { $cards }
text-saved = Interventions : { $cards }
text-led = a déjà agi pendant cette manche
text-known = Cartes connues : { $cards }
text-unknown = Cartes inconnues
text-spent = Cartes qui ont frappé : { $cards }
text-sent = Cartes envoyées : { $cards }
text-your-hand = Votre main ({ $n })
text-whole = La main entière :
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
draw-junkyard = Décharge
draw-contested = Contestées
draw-waiting = { $seat } { $what }
draw-waiting-many = On attend { $n } tribus
draw-skirmish = Escarmouche
draw-nothing-sent = n’a envoyé personne
draw-key-hand = en main
draw-key-deck = pioche
draw-key-discard = défausse
draw-people-word = { $n ->
        [one] membre
       *[other] membres
    }
draw-won-word = { $n ->
        [one] escarmouche gagnée
       *[other] escarmouches gagnées
    }
draw-key-first = a l’initiative
draw-awaited = on l’attend
symbol-food = nourriture
symbol-won = escarmouche gagnée
symbol-eye = cartes regardées
symbol-flame = manche en cours
symbol-ember = manche jouée
symbol-ash = manche à venir
draw-key-draw = piocher
draw-key-dig = creuser
draw-key-hunt = chasser
draw-key-fight = combat
draw-key-medicine = remède
draw-key-people = membres
draw-key-gas_cloud = sous le gaz
draw-key-spent = a frappé
draw-winner = a gagné
draw-end =
    { $n ->
        [one] { $names } l’emporte
       *[other] { $names } l’emportent à égalité
    } : { $people ->
        [one] { $people } membre
       *[other] { $people } membres
    }
draw-hand =
    Votre main : { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
draw-no-hand = Aucune carte en main
draw-dug = Dans la décharge (secret)
draw-prize = Enjeu (secret)
draw-deck =
    Pioche : { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
draw-discard =
    Défausse : { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
draw-played = Engagées
draw-whole = Ce que permet toute votre main
draw-empty = vide
draw-sold-out = épuisé
draw-does-disarm = désarmer
draw-does-snipe = abattre
draw-does-save = sauver
draw-does-work = travailler
draw-does-build = bâtir
draw-does-recon = espionner
draw-does-cancel_recon = guetter
draw-does-tops = observer
draw-does-assassinate = assassiner
draw-does-intimidate = intimider
draw-does-steal = rafler
draw-does-cancel = annuler
draw-does-drop = trier
draw-does-regroup = remélanger
draw-does-site = assister
draw-does-ends = retourner
draw-does-comeback = revenir
draw-does-keep_more = garder plus
draw-does-save_fighting = sauver
draw-does-reset = démolir
draw-does-gas = gazer
draw-does-again = rappeler
draw-done = Fait : { $actions }

## La chronique d’une manche

story-title = 📜 Chronique de la manche { $n }
story-opens-1 = Le vent n’avait pas faibli.
story-opens-2 = Une lumière grise est montée sur la glace.
story-opens-3 = La neige portait encore.
story-opens-4 = Une piste fraîche traversait la plaine.
story-opens-5 = Le feu mourait, et l’on y a remis du bois.
story-opens-6 = Ciel blanc, horizon vide.
story-opens-7 = On a dégagé les traîneaux à la pelle.
story-opens-8 = Personne n’avait bien dormi.
story-opens-9 = Il avait neigé toute la nuit.
story-opens-10 = On a soufflé sur les braises.
story-opens-11 = On a sifflé les chiens.
story-opens-12 = On voyait à peine le bout de ses moufles.
story-hired-1 = Chez { $seat }, on s’est serrés autour du feu pour { $card }.
story-hired-2 = Chez { $seat }, on a vu arriver { $card }.
story-hired-3 = { $seat } a fait une place à { $card }.
story-hired-4 = Le camp { DE($seat) } a ouvert sa porte à { $card }.
hired-by = { $card } pour { $seat }
story-hired-many-1 = Des renforts sont arrivés : { $cards }.
story-hired-many-2 = Le froid a poussé des gens vers les camps : { $cards }.
story-hired-many-3 = On s’est serrés autour des feux pour leur faire place : { $cards }.
story-hired-many-4 = On a vu de nouveaux visages : { $cards }.
story-hired-many-5 = On a partagé les vivres avec de nouveaux venus : { $cards }.
story-hired-many-6 = L’odeur de la soupe a attiré du monde : { $cards }.
story-hunt-1 = La chasse a été bonne pour { $seat }.
story-hunt-2 = Les chasseurs { DE($seat) } sont rentrés chargés.
story-hunt-3 = Il y avait de la viande chez { $seat }.
story-dig-1 = { $seat } a fouillé longtemps dans la décharge et n’a rien dit de ses trouvailles.
story-dig-2 = { $seat } a creusé profond, à l’abri des regards.
story-dig-3 = Les pelles { DE($seat) } ont sonné dans la décharge jusqu’au soir.
story-struck-1 = Un coup est parti de chez { $by } : { $weapon } contre { $card } ; { $seat } en a fait les frais.
story-struck-2 = Personne n’a rien vu venir : { $by } a frappé avec { $weapon }, et { $seat } a perdu { $card }.
story-struck-3 = { $seat } y a perdu { $card } : { $by } avait { $weapon } en réserve.
story-struck-many-1 = On s’est beaucoup tiré dessus : { $n } coups portés, et { $seat } en a reçu le plus.
story-struck-many-2 = Les coups pleuvaient : { $n } ont porté, et c’est { $seat } qui en a le plus souffert.
story-struck-even-1 = On a échangé des coups : { $n } ont porté, chez { $seats }.
story-struck-even-2 = Il y a eu { $n } coups ; { $seats } en ont pris leur part.
story-wounded-1 = On a porté { $leader } jusqu’au feu, chez { $seat } ; le coup venait de chez { $by }.
story-wounded-2 = { $by } a visé la tête : { $leader }, que suivait la tribu { DE($seat) }, en porte encore la marque.
story-disabled-1 = Chez { $seat }, le bâtiment « { $building } » ne servait plus à rien : { $by } y avait veillé.
story-disabled-2 = Des gens { DE($by) } ont saboté le bâtiment « { $building } », chez { $seat }.
story-won-1 = { $seat } a emporté la prise sous une bâche.
story-won-2 = La prise est partie avec { $seat }.
story-won-3 = { $seat } a disparu avec le butin.
story-won-4 = { $seat } a rapporté la prise sur son traîneau, et personne n’a vu ce que c’était.
story-won-5 = On a vu passer le traîneau { DE($seat) }, et la prise avec lui.
story-won-6 = La bâche, et ce qu’elle cachait, est partie vers le camp { DE($seat) }.
story-won-over-1 = À l’escarmouche, { $seat } a pris le dessus sur { $rival } et emporté la prise.
story-won-over-2 = { $rival } a dû laisser la prise à { $seat }.
story-won-over-3 = { $seat } a arraché la prise à { $rival }.
story-won-over-4 = Face à { $rival }, { $seat } a tenu bon et rapporté la prise sur son traîneau.
story-won-over-5 = { $rival } convoitait la prise ; { $seat } l’a emportée, sous sa bâche.
story-won-over-6 = La prise est allée au camp { DE($seat) }, sous les yeux { DE($rival) }.
story-won-people-1 = Les forces se valaient ; le nombre a tranché, et { $seat } a pris le butin.
story-won-people-2 = À forces égales, c’est le nombre qui a parlé : le butin est allé à { $seat }.
story-won-people-3 = On était aussi fort d’un côté que de l’autre ; { $seat } avait plus de bras, et a pris le butin.
story-deadlock-1 = Personne n’a cédé, et la prise s’est perdue dans la décharge.
story-deadlock-2 = À force de se la disputer, les tribus ont laissé filer la prise : la décharge l’a reprise.
story-deadlock-3 = On s’est regardés jusqu’à la nuit, et la prise est retournée à la décharge.
story-deadlock-4 = Personne n’était assez fort : la prise a fini sous les gravats de la décharge.
story-kept-1 = { $seat } gardait des forces en réserve.
story-kept-2 = À la nuit tombée, { $seat } avait encore des forces en réserve.
story-cold-1 = Le froid a avalé le reste de la journée.
story-cold-2 = Derrière les palissades, on a brûlé ce qui pouvait l’être.
story-cold-3 = Au loin, la glace a craqué toute la nuit.
story-quiet-1 = On ne s’était pas encore battu : chacun préparait ses forces.
story-quiet-2 = Ce soir-là, chacun est resté près de son feu, de son côté de la glace.
story-end-1 = L’hiver a fini par céder ; la victoire est allée à { $winners }.

## Ce qui m’est arrivé

loss-struck = { $by } vous a porté un coup : { $weapon } contre { $card }.
loss-fought = Vous avez perdu l’escarmouche de { $short ->
        [one] { $short } point
       *[other] { $short } points
    } : vous aviez { $fight ->
        [one] { $fight } point
       *[other] { $fight } points
    } de combat.
loss-food_lost =
    { $amount ->
        [one] Vous avez laissé perdre { $amount } nourriture.
       *[other] Vous avez laissé perdre { $amount } nourritures.
    }

## Aide, par phase

help-gathering = À votre tour, faites chaque action une fois, dans l’ordre de votre choix : piocher, creuser, chasser, recruter, jeter. Les cartes d’une action sont défaussées ; ce que vous gardez en main part à l’escarmouche. Un outil doit être porté par quelqu’un qui sait faire l’action.
help-skirmish = Tout le monde a montré ses forces. Dans l’ordre, chacun peut frapper avec ses Saboteurs et ses Tireurs d’élite ; puis la ressource va à la tribu la plus forte au combat ou, à égalité, à celle qui a engagé le plus de gens.
help-over = L’hiver est fini : la plus grande tribu l’emporte.

## La première partie

learn-intro = Le gel a tout pris, et vous menez une petite tribu de survivants. Vos cartes sont vos gens et leurs outils : à chaque manche, vous en envoyez une partie fouiller, chasser ou recruter. Ce que vous gardez en main va à l’**escarmouche** qui clôt la manche : à partir de la troisième, la tribu la plus forte au combat y prend une ressource cachée. La plus grande tribu l’emporte. Voici trois manches contre deux rivaux.
learn-draw = À chaque manche, vous avez cinq cartes et une action de chaque sorte. Piocher vous donne d’autres cartes. Les cartes qui servent à une action sont ensuite défaussées : elles reviendront.
    .title = Piocher
    .pick = Commencez par là : plus de cartes, plus de choix.
learn-dig = La décharge cache des outils et des remèdes. La valeur « creuser » de vos gens indique combien de cartes vous regardez. Un outil aide la personne qui le porte : un seul par personne.
    .title = Creuser
    .pick = Cette manche n’a pas d’escarmouche : envoyez toutes les cartes qui peuvent creuser.
learn-keep = Personne d’autre ne voit ces cartes, et vous en gardez une au plus ; elle va dans votre défausse. Les remèdes paient des recrues, les outils servent toute la partie. Un rebut ne ferait que vous ralentir.
    .title = La trouvaille
    .pick = Le Multioutil aide à creuser, à chasser et à se battre.
learn-first-night =
    .pick = Vos autres cartes n’ont plus rien à faire pendant cette manche.
learn-hunt = La chasse donne de la nourriture, pour cette manche seulement. La nourriture que vous ne dépensez pas est perdue.
    .title = Chasser
    .pick = De quoi recruter quelqu’un tout de suite.
learn-hire = Une fois par manche, prenez quelqu’un dans une pile et payez son prix. Chaque membre compte à la fin, et votre recrue servira dès que votre défausse sera mélangée.
    .title = Recruter
    .pick = Un Combattant creuse, et il se bat deux fois mieux qu’un Charognard.
learn-second-night =
    .pick = Il ne vous reste rien d’utile à jouer : on passe à la manche suivante.
learn-trash = Vous pouvez jeter des cartes dans la décharge pour mieux piocher ensuite. Les Réfugiés ne font presque rien, mais chaque Réfugié jeté, c’est un membre de moins. Quand vous n’avez plus rien à faire, finissez la collecte.
    .title = Jeter
    .pick = Un Réfugié de moins allège votre paquet.
learn-force = Dès cette manche, on se bat pour une ressource, souvent des gens ou un bon outil. Toutes les cartes gardées en main y vont. Le plus fort total de combat l’emporte ; à égalité, c’est la tribu qui a engagé le plus de gens.
    .title = La première escarmouche
    .pick = Pour cette fois, gardez tout le monde : voyez ce que donne votre main entière.
learn-interrupt = Un rival montre ses cartes, et vous avez peut-être de quoi frapper : un Saboteur fait défausser un outil, des Tireurs d’élite font défausser une personne. Votre carte est défaussée aussi.
    .title = Intervenir
learn-declare = Chaque carte capable de frapper peut viser une carte d’un rival. La carte qui frappe ne combattra plus, mais elle compte encore parmi vos gens.
    .title = Frapper
learn-end =
    Vous avez joué trois manches d’Arctic Scavengers. Ce que vous savez maintenant :
    · **La collecte** : une action de chaque sorte par manche ; les cartes utilisées sont défaussées.
    · **Grandir** : on recrute grâce à la chasse et aux remèdes, et chaque membre de la tribu compte à la fin.
    · **Se battre** : ce que vous gardez en main part à l’escarmouche, pour une ressource cachée.
    .title = 🎓 Votre tribu passera l’hiver !

## Statistiques

stat-won = Escarmouches gagnées
stat-people = Membres de la tribu

## Corrections du meneur de jeu

word-set-round = Manche
word-set-rounds = Nombre de manches prévu
word-set-initiator = Initiative
word-set-food = Nourriture de la tribu qui collecte
word-set-ration = Nourriture à part
word-set-medicine = Remèdes donnés par le leader
word-set-done = Action déjà faite
word-set-won = Escarmouches gagnées
word-set-leader = Leader
word-set-wounded = Leader blessé
word-set-led = Pouvoir du leader utilisé
word-set-spent = Cartes envoyées qui ont déjà agi
word-set-gassed = Cartes sous le gaz
word-set-saved = Cartes qui ont sauvé quelqu’un et combattent encore
word-set-hand = Main
word-set-drawn = Cartes piochées, à trier
word-set-deck = Pioche
word-set-down = Défausse face cachée
word-set-played = Cartes jouées
word-set-discard = Défausse face visible
word-set-gains = Trouvailles et gains défaussés
word-set-begun = Manche du début du chantier
word-set-timer = Cartes du chantier
word-set-disabled = Bâtiment hors service
word-set-store = Rangement déjà fait
word-set-retrieve = Reprise déjà faite
word-set-watch = Guet déjà fait
word-set-stored = Cartes rangées plus tôt
word-set-fresh = Cartes rangées pendant cette manche
word-set-sites = Bâtiments
word-set-market = Cartes à recruter
word-set-gone = Hors du jeu
word-set-contested = Ressources contestées à venir
word-set-cut = Ressources contestées écartées
word-set-junkyard = Décharge
word-set-dug = Cartes tirées de la décharge
word-set-schematics = Pile des plans
word-set-plans = Plans regardés
field-seat = Tribu
    .name = tribu
    .text = Quelle tribu ?
field-other = Autre carte
    .text = Contre quelle carte ?
field-count = Nombre
    .text = Combien ?

## Consignes

word-order-interrupts = Interventions
order-interrupts = { $cards_is ->
        [always] Quand un rival montre ses cartes et que vous pouvez intervenir, toujours vous poser la question.
        [never] Quand un rival montre ses cartes et que vous pouvez intervenir, ne jamais vous poser la question.
       *[other] Quand un rival montre ses cartes et que vous pouvez intervenir, vous poser la question { $cards }.
    }
order-interrupts-cards = Quand poser la question
    .always = Toujours
    .two = S’il montre deux cartes ou plus
    .three = S’il montre trois cartes ou plus
    .never = Jamais
word-order-stay = Rester au camp
order-stay = Finir la collecte sans rien faire, et tout garder pour l’escarmouche.
word-order-done = Plus rien à faire
order-done = Finir la collecte dès que la main est vide et qu’on ne peut rien faire sans cartes.
word-order-salvage = Fouilles
order-salvage = Après avoir creusé, garder { $first }, sinon ce qu’il y a de mieux, mais jamais un rebut.
order-salvage-first = D’abord
    .tool = un outil
    .medicine = un remède
word-order-hold-fire = Retenir ses coups
order-hold-fire = À l’escarmouche, ne frapper personne.

## Ce qu’une ligne d’un plan peut demander

word-guard-junk-left = Ce qu’il reste dans la décharge
guard-junk_left =
    { $count ->
        [one] s’il reste au moins une carte dans la décharge
       *[other] s’il reste au moins { $count } cartes dans la décharge
    }
word-guard-scarce = Ce qu’il reste dans cette pile
guard-scarce =
    { $count ->
        [one] s’il ne reste qu’une carte dans cette pile
       *[other] s’il reste { $count } cartes au plus dans cette pile
    }
word-guard-unanswered = Ce que les rivaux peuvent répondre
guard-unanswered = si aucun rival ne peut avoir de quoi intervenir

## Compte rendu

report-name =
    { $n ->
        [0] plus personne
        [one] { $n } membre
       *[other] { $n } membres
    }
report-name-unknown = une tribu de l’hiver
report-figure-people = Membres
report-figure-hired = Recrues
report-figure-won = Escarmouches gagnées
report-figure-struck = Cartes frappées
report-figure-built = Bâtiments achevés
report-chapter = Manche { $n }
report-chapters = Manches { $n } à { $until }
report-chapters-two = Manches { $n } et { $until }
report-before = Avant la première manche

## Préparer la partie

record-prizes = Ressources encore contestées
record-cards = Cartes de la tribu
record-hand = Première main
record-leader = Leader
record-buildings = Bâtiments terminés
record-won = Escarmouches gagnées

## Quartier général : options et coups

phase-leaders = Choix des leaders
help-leaders = Gardez un des deux leaders qui vous ont été donnés ; tous sont montrés en même temps. Le pouvoir du vôtre vous accompagne tout l’hiver.
option-hq = Quartier général
    .text = Une extension par modules : chacun comprend les précédents.
option-hq-0 = Aucun
    .text = Le jeu de base.
option-hq-1 = Docteurs et outils
    .text = Docteurs, fusils, kits d’outils, deux factions.
option-hq-2 = Docteurs, outils et bâtiments
    .text = Avec, en plus, les Ingénieurs, les plans et une faction.
option-hq-3 = Tout, et les leaders
    .text = Chaque tribu choisit aussi un leader.
option-hq-4 = Tout, et les sales coups
    .text = On peut aussi désactiver un bâtiment et blesser un leader.
score-end-gang = Factions ralliées
group-site = Bâtiments
    .name = bâtiment
    .text = Bâtir, ranger, réparer
group-leader = Leader
    .name = leader
    .text = Ce que votre leader permet
group-trick = Sales coups
    .name = coup
    .text = Désactiver, blesser, soigner
verb-martyr = Sacrifier un Réfugié contre une carte
    .name = martyr
    .text = Retirer un Réfugié du jeu : une carte montrée est défaussée
verb-save = Sauver
    .name = sauver
    .text = Arrêter un tir, ou ce qui vise vos cartes
verb-build = Bâtir
    .name = bâtir
    .text = Envoyer un Ingénieur fouiller les plans
verb-raise = Commencer un bâtiment
    .name = commencer
    .text = Commencer un des bâtiments trouvés
verb-work = Travailler
    .name = travailler
    .text = Hâter un chantier avec des gens et des kits d’outils
verb-store = Ranger
    .name = ranger
    .text = Mettre des cartes de votre main dans un bâtiment
verb-retrieve = Reprendre
    .name = reprendre
    .text = Reprendre des cartes d’un bâtiment
verb-repair = Réparer
    .name = réparer
    .text = Envoyer quelqu’un remettre un bâtiment en état
verb-lead = Garder ce leader
    .name = choisir
    .text = Garder un des leaders distribués
verb-sacrifice = Sacrifier
    .name = sacrifier
    .text = Retirer du jeu un des vôtres, pour le pouvoir de votre leader
verb-errand = Envoyer en mission
    .name = mission
    .text = Un Réfugié vous fait piocher deux cartes ; gardez-en une
verb-drop = Défausser
    .name = défausser
    .text = Défausser des cartes que vous venez de piocher
verb-sabotage = Désactiver
    .name = désactiver
    .text = Désactiver un bâtiment terminé d’un rival
verb-wound = Blesser
    .name = blesser
    .text = Tirer sur le leader d’un rival
verb-heal = Soigner
    .name = soigner
    .text = Soigner votre leader avec un remède
field-building = Bâtiment
    .name = bâtiment
    .text = Quel bâtiment ?
field-leader = Leader
    .name = leader
    .text = Quel leader ?
pick-martyr = Sacrifier : { $card } contre { $target } ({ $rival })
pick-save = Sauver : { $card }
pick-build = Bâtir : { $cards }
pick-raise = Commencer : { $building }
pick-work = { $building } : y envoyer { $cards }
pick-store = { $building } : ranger { $cards }
pick-retrieve = { $building } : reprendre { $cards }
pick-repair = { $building } : réparer avec { $card }
pick-lead = Garder : { $leader }
pick-sacrifice = Sacrifier : { $card }
pick-errand = Envoyer en mission : { $card }
pick-drop = Défausser : { $cards }
pick-sabotage = { $card } : désactiver { $building } ({ $rival })
pick-wound = { $card } : tirer sur le leader { DE($rival) }
pick-heal = Soigner votre leader : { $card }
ahead-build =
    { $n ->
        [one] { $n } plan vu
       *[other] { $n } plans vus
    }
ahead-time =
    { $n ->
        [one] terminé dans { $n } manche
       *[other] terminé dans { $n } manches
    }
ahead-timer =
    { $n ->
        [one] il reste { $n } carte au chantier
       *[other] il reste { $n } cartes au chantier
    }
ahead-done = terminé aussitôt
ahead-stored = dedans : { $cards }
ahead-disabled = désactivé
ahead-brings = { $food } en nourriture, { $medicine } en remèdes

## Quartier général : questions et récit

ask-Shield = Un rival s’apprête à agir : voulez-vous l’arrêter ?
await-Shield = choisit d’intervenir ou non
ask-ChooseLeader = Quel leader gardez-vous ?
await-ChooseLeader = choisit son leader
ask-ChoosePlan = Voici les plans : que commencez-vous ?
await-ChoosePlan = choisit un bâtiment
ask-DropCards = Quelles cartes défaussez-vous ?
await-DropCards = choisit sa défausse
event-saved =
    { $card ->
        [none] Avec la carte { $weapon }, { $by } a arrêté le tir contre { $seat }.
       *[other] Avec la carte { $weapon }, { $by } a sauvé une carte { DE($seat) } : { $card }.
    }
    .self =
        { $card ->
            [none] Avec la carte { $weapon }, { $by } a arrêté le tir qui visait sa tribu.
           *[other] Avec la carte { $weapon }, { $by } a sauvé une de ses cartes : { $card }.
        }
event-leaders_dealt = { $seat } a reçu deux leaders et doit en garder un.
event-leaders_dealt-secret = { $seat } a reçu deux leaders et doit en garder un : { $leaders }.
event-leader_chosen = { $seat } a choisi son leader : { $leader }.
event-planned =
    { $seat } a regardé { $amount ->
        [one] { $amount } plan
       *[other] { $amount } plans
    }.
event-planned-secret = { $seat } a regardé ces plans : { $plans }.
event-raised = { $seat } a commencé un bâtiment : { $building } (encore { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    }).
event-raised_nothing = { $seat } n’a rien commencé.
event-worked = { $seat } a hâté un chantier ({ $building }) ; cartes au travail : { $cards }.
event-progressed = Le chantier { DE($seat) } a avancé : { $building } (encore { $left ->
        [one] { $left } carte
       *[other] { $left } cartes
    }).
event-progressed-secret = Le chantier { DE($seat) } a avancé : { $building } (encore { $left ->
        [one] { $left } carte
       *[other] { $left } cartes
    }) ; de retour : { $cards }.
event-built = { $seat } a terminé un bâtiment : { $building }.
event-stored = { $seat } a rangé dans un bâtiment ({ $building }) : { $cards }.
event-retrieved = { $seat } a repris ce que gardait un bâtiment ({ $building }) : { $cards }.
event-repaired = { $seat } a réparé un bâtiment : { $building } ({ $card }).
event-disabled = { $by } a désactivé un bâtiment { DE($seat) } : { $building } ({ $weapon }).
event-wounded = { $by } a blessé le leader { DE($seat) } : { $leader } ({ $weapon }).
event-healed = { $seat } a soigné son leader : { $leader } ({ $card }).
event-sacrificed = { $seat } a retiré une carte du jeu : { $card } (nourriture { $food }, remèdes { $medicine }).
event-martyred = { $by } a sacrifié quelqu’un ({ $weapon }) pour viser une carte { DE($seat) } : { $card }.
event-dropped =
    { $seat } a défaussé { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    } après avoir pioché.
event-dropped-secret = { $seat } a défaussé après avoir pioché : { $cards }.
event-gang_joined = Une faction a rejoint { $seat } : { $gang } ({ $people ->
        [one] { $people } membre
       *[other] { $people } membres
    }).
event-gang_alone = Cette faction n’a rejoint personne : { $gang }.
loss-disabled = { $by } a désactivé votre bâtiment : { $building }.
loss-wounded = { $by } a blessé votre leader : { $leader }.
story-built-1 = Des murs se sont dressés dans la neige chez { $seat } : le bâtiment « { $building } » était prêt.
story-built-2 = { $seat } avait enfin un toit à montrer ; on l’a appelé « { $building } ».
story-built-3 = On a planté les derniers clous chez { $seat } : le bâtiment « { $building } » tenait debout.

## Quartier général : refus

reason-needs-engineer = Il faut au moins un Ingénieur parmi ces cartes.
reason-no-schematics = Il ne reste aucun plan.
reason-not-planned =
    { $building ->
        [none] Commencez un des bâtiments trouvés.
       *[other] { $building } : vous n’avez pas trouvé ce plan.
    }
reason-too-few-cards = Il faudrait poser { $count ->
        [one] { $count } carte sur le chantier ; vous n’en avez pas.
       *[other] { $count } cartes sur le chantier ; vous n’en avez pas assez.
    }
reason-not-with-that-building =
    { $building ->
        [none] Choisissez un de vos bâtiments.
       *[other] { $building } : ce n’est pas possible avec ce bâtiment.
    }
reason-not-these-cards = Ces cartes ne conviennent pas (nombre maximum : { $count }).
reason-needs-people =
    { $card ->
        [none] Choisissez une personne de votre main.
       *[other] { $card } : ce n’est pas une personne de votre main.
    }
reason-needs-refugee =
    { $card ->
        [none] Choisissez un Réfugié de votre main.
       *[other] { $card } : ce n’est pas un Réfugié de votre main.
    }
reason-not-dealt = Gardez un des leaders qui vous ont été donnés.
reason-not-your-leader = Votre leader ne sait pas faire cela.
reason-leader-wounded = Ce leader est déjà blessé.
reason-leader-done = Votre leader a déjà servi pendant cette manche.
reason-not-wounded = Votre leader n’est pas blessé.
reason-cannot-wound =
    { $card ->
        [none] Choisissez vos Tireurs d’élite.
       *[other] { $card } : cette carte ne peut pas blesser ce leader.
    }
reason-cannot-disable =
    { $building ->
        [none] Choisissez un bâtiment terminé de ce rival.
       *[other] { $building } : ce bâtiment ne peut pas être désactivé ({ $card }).
    }
reason-cannot-save =
    { $card ->
        [none] Choisissez une carte qui peut arrêter ce coup.
       *[other] { $card } : cette carte ne peut pas arrêter ce coup.
    }

## Quartier général : mots

word-build = bâtir
    .emoji = 🏗️
word-store = ranger
    .emoji = 📥
word-retrieve = reprendre
    .emoji = 📤
word-pharmacy = Pharmacie
    .emoji = ⚕️
    .text = Se construit en 2 manches ; garde 2 remèdes.
word-armory = Armurerie
    .emoji = 🛡️
    .text = Se construit en 3 manches ; garde 2 outils.
word-hydroponic-garden = Serre hydroponique
    .emoji = 🌱
    .text = Se construit en 4 manches ; donne 1 nourriture par manche pour recruter.
word-tribe-bunker = Bunker
    .emoji = 🏚️
    .text = Se construit en 5 manches ; abrite 3 personnes.
word-portable-decoys = Leurres
    .emoji = 🎎
    .text = Se construit en 2 manches ; compte pour 1 personne de plus par tranche de 2 cartes envoyées.
word-scout-tower = Tour de guet
    .emoji = 🗼
    .text = Se construit en 3 manches ; défaussez une carte de votre main pour voir le dessus de deux piles.
word-peacemaker = Pacificateur
    .story = le Pacificateur
    .emoji = 🕊️
    .text = Une fois par manche, un Réfugié ajoute 2 à une chasse ou à une fouille.
word-gangster = Gangster
    .story = le Gangster
    .emoji = 🕴️
    .text = Vos Réfugiés peuvent tenir une arme, et comptent pour 2 en cas d’égalité.
word-butcher = Bouchère
    .story = la Bouchère
    .emoji = 🔪
    .text = Une fois par manche, retirez du jeu un des vôtres contre 1 nourriture et 1 remède.
word-fanatic = Fanatique
    .story = le Fanatique
    .emoji = 🔥
    .text = Une fois par manche, retirez un Réfugié du jeu pour faire défausser une carte qu’un rival montre.
word-organizer = Organisatrice
    .story = l’Organisatrice
    .emoji = 📋
    .text = Une fois par manche, un Réfugié vous fait piocher 2 cartes ; gardez-en une. Cela compte comme votre pioche.
word-cannibal = Cannibale
    .story = le Cannibale
    .emoji = 🍖
    .text = Une fois par manche, retirez du jeu un des vôtres : il vaut 3 nourritures, sans ajout possible.
word-sergeant-at-arms = Sergent d’armes
    .story = le Sergent d’armes
    .emoji = 🎗️
    .text = Vos outils ne peuvent pas être sabotés ; un Saboteur ne vous coûte qu’un remède.
word-mentor = Mentor
    .story = le Mentor
    .emoji = 🧑‍🏫
    .text = Une fois par manche, un Réfugié ajoute 1 à n’importe quelle action.
word-excavator = Excavateur
    .story = l’Excavateur
    .emoji = 🚜
    .text = Vos Réfugiés ont une valeur « creuser » de 1 ; un outil de fouille y ajoute 1.
word-ranger = Garde-chasse
    .story = le Garde-chasse
    .emoji = 🦊
    .text = Vos Réfugiés et vos familles ont une valeur « chasser » de 1.
word-swindler = Escroc
    .story = l’Escroc
    .emoji = 🃏
    .text = Une fois par manche, pour payer un prix, un Réfugié vaut 1 nourriture, et deux valent 1 remède.
word-yardmaster = Chef de triage
    .story = le Chef de triage
    .emoji = 🚂
    .text = Une fois par manche, regardez les 2 premières cartes de la décharge, puis mettez-les dessus ou dessous.
word-gearheads = Mécanos
    .story = les Mécanos
    .emoji = ⚙️
    .text = Rejoignent la tribu qui a le plus d’outils.
word-pharmers = Chercheurs
    .story = les Chercheurs
    .emoji = 🧪
    .text = Rejoignent la tribu qui a le plus de remèdes.
word-masons = Maçons
    .story = les Maçons
    .emoji = 🧱
    .text = Rejoignent la tribu qui a le plus de bâtiments en service.
word-humanitarians = Humanitaires
    .story = les Humanitaires
    .emoji = 🤲
    .text = Rejoignent la tribu qui a le plus de Réfugiés.
learn-shield = Un rival s’apprête à agir. Un Docteur arrête un tir, pour vous ou pour un autre joueur ; un Garde annule ce qui vise vos cartes. Celui des deux qui a servi est défaussé.
    .title = Sauver
learn-leader = Vous gardez un des deux leaders. Son pouvoir sert toute la partie : choisissez celui qui va avec vos Réfugiés.
    .title = Un leader
learn-plan = Un bâtiment prend quelques cartes de votre pioche, puis en rend une à chaque manche. Plus tard, des gens peuvent hâter le chantier.
    .title = Les plans
learn-drop = Vous avez pioché plus de cartes que vous n’en gardez : défaussez ce qui sert le moins.
    .title = Trier sa pioche
text-leader = Leader : { $leader }
text-wounded = blessé
text-site-open = { $n ->
        [one] encore { $n } manche
       *[other] encore { $n } manches
    }
text-site-works = en service
text-site-disabled = désactivé
text-stored = dedans : { $cards }
text-schematics = Plans
text-plans = Parmi les plans, vous voyez : { $plans }
text-dealt = Vos leaders au choix : { $leaders }
text-drawn = Cartes piochées, à trier : { $cards }
text-medicine = Remèdes
draw-schematics = Plans
draw-plans = Les plans (secret)
draw-dealt = Vos leaders au choix
draw-drawn = Cartes piochées, à trier (secret)

## Reconnaissance

option-liars = Menteurs et voleurs
    .text = Reconnaissance : Assassin, Provocateur, Rebelle et Garde, dans un marché de dix piles.
option-unknown_prizes = Ressources inconnues
    .text = Reconnaissance : 14 des 28 ressources contestées, sans que l’on sache lesquelles.
option-market = Marché
    .text = Le choix des dix piles, avec une extension. Les piles qui manquent à un marché fixe sont remplacées.
option-market-usual = Habituel
    .text = Les piles des modules choisis, tirées au sort s’il y en a trop, puis celles du jeu de base.
option-market-spies = Espionnes
    .text = Dix piles fixes ; il faut « Espionnes » et, au QG, « Docteurs et outils ».
option-market-liars = Menteurs
    .text = Dix piles fixes ; il faut « Menteurs et voleurs ».
option-market-ranks = Rangs
    .text = Dix piles fixes ; il faut « Rangs renforcés » et, au QG, « Docteurs, outils et bâtiments ».
option-market-all_in = Tout ensemble
    .text = « Espionnes », « Menteurs et voleurs », « Rangs renforcés » et « Docteurs, outils et bâtiments ».
option-market-random = Au hasard
    .text = Des piles de chaque module, toujours avec une recrue peu chère et une autre qui chasse ou creuse.
verb-intimidate = Intimider
    .name = intimider
    .text = Compter vos gens plutôt que leur valeur de combat
verb-gas = Gazer
    .name = gazer
    .text = Annuler, chez un rival, la valeur de combat d’une personne
verb-demolish = Démolir
    .name = démolir
    .text = Remettre le chantier d’un rival à son délai de départ
pick-intimidate = Intimider : { $card }
pick-gas = { $card } contre { $target } ({ $rival })
pick-demolish = { $card } : démolir { $building } ({ $rival })
ask-KeepMore = Avec le traîneau : voulez-vous garder un outil ou un remède de plus ?
await-KeepMore = choisit une trouvaille de plus
event-intimidated = { $seat } a misé sur le nombre plutôt que sur le combat : { $card }.
event-gassed = { $by } a joué la carte { $weapon } contre une carte { DE($seat) } : { $card }.
event-reset = { $by } a fait reculer le chantier { DE($seat) } avec la carte { $weapon } : { $building } (encore { $left ->
        [one] { $left } carte
       *[other] { $left } cartes
    }).
event-stole = Le combat était à égalité : un Rebelle a tout raflé pour { $seat }.
story-stole-1 = Pendant que les plus forts s’affrontaient, un rebelle a filé avec la prise, pour { $seat }.
story-stole-2 = Un rebelle { DE($seat) } s’est glissé entre les combattants et a filé avec la prise.
report-people-more-1 = Ils étaient { $start } aux premiers froids ; autour du feu, ils sont { $n }.
report-people-more-2 = De { $start } qu’ils étaient, les voilà { $n }.
report-people-more-3 = Leur feu réchauffe { $n ->
        [one] { $n } personne
       *[other] { $n } personnes
    } ; aux premiers froids, il y en avait { $start }.
report-people-more-4 = Aux premiers froids, on comptait { $start } têtes ; au dégel, { $n }.
report-people-more-5 = Au bout de l’hiver, ils sont { $n }, contre { $start } au début.
report-people-same-1 = Ils étaient { $n } aux premiers froids ; autour du feu, ils sont toujours aussi nombreux.
report-people-fewer-1 = Ils étaient { $start } aux premiers froids ; il en reste { $n }.
report-people-none-1 = Ils étaient { $start } aux premiers froids ; plus personne ne veille leur feu.
report-people-none-2 = Là où l’on se chauffait à { $start }, la neige a recouvert les cendres.
report-leader-1 = On y suivait { $leader }.
report-leader-2 = C’est { $leader } qui leur a montré le chemin.
report-leader-3 = À leur tête marchait { $leader }.
report-leader-4 = Quand on doutait, on regardait { $leader }.
report-leader-5 = Leur piste, c’était { $leader } qui la traçait.
report-hired-1 = Contre des vivres ou des remèdes, de nouveaux venus les ont rejoints : { $cards }.
report-hired-2 = La lueur de leur feu a attiré { $cards }.
report-hired-3 = Ils ont partagé leurs vivres avec { $cards }.
report-hired-4 = Autour du feu, il y a eu de la place pour { $cards }.
report-hired-5 = Ils ont accueilli { $cards }.
report-hired-none-1 = Personne n’est venu frapper à leur porte.
report-hired-none-2 = Ils n’ont compté que sur les leurs.
report-won-1 = { $n ->
        [one] Ils ont arraché une prise
       *[other] Ils ont arraché { $n } prises
    } à la glace et aux autres.
report-won-2 = Des escarmouches, ils ont rapporté { $n ->
        [one] une prise
       *[other] { $n } prises
    }.
report-won-3 = Leur camp a vu arriver { $n ->
        [one] une prise
       *[other] { $n } prises
    }.
report-won-4 = Leurs traîneaux ont rapporté { $n ->
        [one] une prise
       *[other] { $n } prises
    }, sous une bâche.
report-won-5 = Ils se sont battus pour { $n ->
        [one] une prise, et l’ont eue
       *[other] { $n } prises, et les ont eues
    }.
report-won-none-1 = De toutes les escarmouches, ils n’ont rien rapporté.
report-won-none-2 = Aucune prise n’est arrivée jusqu’à leur camp.
report-won-none-3 = Toutes les prises sont parties chez les autres.
report-struck-1 =
    { $n ->
        [one] Ils ont perdu un des leurs, ou un outil, sous les coups d’une autre tribu.
       *[other] Les autres tribus les ont frappés { $n } fois ; leurs gens ou leurs outils en ont pâti.
    }
report-struck-2 = Ils ont encaissé { $n ->
        [one] un coup
       *[other] { $n } coups
    }.
report-struck-3 =
    { $n ->
        [one] Un coup venu d’une autre tribu leur a fait mal.
       *[other] Les coups des autres leur ont fait mal à { $n } reprises.
    }
report-struck-4 =
    { $n ->
        [one] On leur a pris quelqu’un, ou quelque chose, et ils ne l’ont pas oublié.
       *[other] On les a visés { $n } fois, et ils ne l’ont pas oublié.
    }
report-struck-5 =
    { $n ->
        [one] Une fois, la neige a rougi devant leur porte.
       *[other] Plus d’une fois, la neige a rougi devant leur porte : { $n } coups y ont porté.
    }
report-gangs-1 = Au dernier soir, { $gangs } les ont rejoints.
report-gangs-2 = Pour finir, { $gangs } ont demandé une place à leur feu.
reason-cannot-demolish =
    { $building ->
        [none] Choisissez un chantier de ce rival.
       *[other] { $building } : ce chantier ne peut pas être démoli ({ $card }).
    }
learn-sled = Avec un Traîneau de portage, vous gardez un outil ou un remède de plus, avant votre trouvaille habituelle.
    .title = Le traîneau

## Reconnaissance 5

option-oddments = Pêle-mêle
    .text = Reconnaissance : Humanitaires, Réfugiés à recruter, Cartes de la région ; au QG, 2 leaders de plus.
verb-recall = Rappeler
    .name = rappeler
    .text = Une Carte de la région ramène en main quelqu’un qui vient de servir
verb-swindle = Escroquer
    .name = escroquer
    .text = Pour payer un prix, un Réfugié défaussé vaut 1 nourriture, et deux valent 1 remède
verb-sort = Trier la décharge
    .name = trier
    .text = Regarder le dessus de la décharge
verb-on_top = Remettre dessus
    .name = dessus
    .text = Remettre les cartes vues sur le dessus de la décharge
verb-bury = Mettre dessous
    .name = dessous
    .text = Mettre les cartes vues sous la décharge
pick-recall = { $card } : rappeler { $target }
pick-swindle = Escroquer : { $cards }
pick-sort = Trier la décharge
pick-on_top = Remettre dessus
pick-bury = Mettre dessous
ask-SortYard = Le dessus de la décharge : où mettez-vous ces cartes ?
await-SortYard = trie la décharge
event-recalled = { $seat } a rappelé quelqu’un pour une autre action : { $target } ({ $card }).
event-swindled = { $seat } a fait baisser un prix (nourriture { $food }, remèdes { $medicine }) ; cartes utilisées : { $cards }.
event-yard_seen =
    { $seat } a regardé { $amount ->
        [one] la première carte
       *[other] les { $amount } premières cartes
    } de la décharge.
event-yard_seen-secret = { $seat } a vu ces cartes sur le dessus de la décharge : { $cards }.
event-yard_kept = { $seat } a remis les cartes vues sur le dessus de la décharge.
event-yard_buried = { $seat } a mis les cartes vues sous la décharge.
reason-cannot-recall =
    { $target ->
        [none] Choisissez une carte qui vient d’être utilisée.
       *[other] { $card } ne peut pas rappeler : { $target }.
    }
reason-one-or-two-refugees = Défaussez un Réfugié, ou deux.
reason-no-junkyard = La décharge est vide.
learn-yard = Votre leader regarde les premières cartes de la décharge. Si elles vous tentent, laissez-les sur le dessus avant de creuser ; sinon, enterrez-les.
    .title = Trier la décharge

## Reconnaissance 1 : espionnes

option-spies = Espionnes
    .text = Reconnaissance : Espionnes dans un marché de dix piles, Jumelles dans la décharge.
group-recon = Reconnaissance
    .name = reconnaissance
    .text = Observer les cartes cachées
verb-recon = Espionner
    .name = espionner
    .text = Envoyer une Espionne voir des cartes d’un rival
verb-observe = Observer
    .name = observer
    .text = Voir avec des Jumelles le dessus de chaque pile
field-place = Endroit
    .name = endroit
    .text = Quel endroit ?
pick-recon = Espionner { $rival } ({ $place }) : { $cards }
pick-observe = Observer toutes les piles : { $card }
word-recon = reconnaissance
    .emoji = 🕵️
word-hand = main
    .emoji = 🖐️
word-deck = pioche
    .emoji = 🃏
word-junkyard = décharge
    .emoji = 🗑️
word-schematics = plans
    .emoji = 📐
ahead-recon =
    { $n ->
        [one] { $n } carte vue
       *[other] { $n } cartes vues
    }
event-set_out = { $seat } a voulu espionner { $rival } ({ $place }).
event-scouted =
    { $seat } a regardé { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    } chez { $rival } ({ $place }).
    .self = { $seat } a regardé { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    } de sa propre pioche.
event-scouted-secret = { $seat } a vu les cartes { DE($rival) } ({ $place }) : { $cards }.
    .self = { $seat } a regardé le dessus de sa propre pioche (cartes vues : { $cards }).
event-peered =
    { $seat } a regardé { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    } d’une pile ({ $pile }).
event-peered-secret = { $seat } a regardé le dessus d’une pile ({ $pile }) ; cartes vues : { $cards }.
event-recon_stopped = { $by } n’a rien laissé voir à { $seat }, grâce à la carte { $weapon }.
reason-one-spy = Choisissez une seule Espionne, et des Jumelles si vous voulez.
reason-no-binoculars = { $card } : cette carte ne permet pas d’observer les piles.
reason-nothing-to-see =
    { $place ->
        [none] Il n’y a rien à voir à cet endroit chez ce rival.
       *[other] { $place } : ce rival n’a pas ce chantier.
    }
text-seen = { $where } : { $cards }
text-seen-tribe = { $seat } ({ $place })
draw-seen = Ce que vous avez vu

## Reconnaissance 3 : les rangs

option-ranks = Rangs renforcés
    .text = Reconnaissance : Messager, Sergent, Ferrailleurs, Réparatrice, plans et Charognards endurcis.
verb-watch = Guetter
    .name = guetter
    .text = Du haut de la Tour de guet, voir deux piles en défaussant une carte
verb-peer = Regarder une pile
    .name = pile
    .text = Voir le dessus d’une pile de la table
verb-peer_deck = Regarder une pioche
    .name = pioche-de
    .text = Voir le dessus de la pioche d’une tribu
verb-train = Instruire
    .name = instruire
    .text = Un Sergent remélange des cartes de la défausse, puis vous piochez
verb-regroup = Remélanger
    .name = remélanger
    .text = Remettre dans la pioche des cartes de la défausse
verb-dig_at = Creuser où
    .name = côté
    .text = Creuser dans la décharge, par le dessus ou par le dessous
verb-put_back = Remettre
    .name = remettre
    .text = Remettre des cartes dessus, les autres dessous
field-pile = Pile
    .name = pile
    .text = Quelle pile ?
field-end = Côté
    .name = côté
    .text = Par le dessus ou par le dessous ?
pick-watch = Guetter en défaussant { $card }
pick-peer = Regarder : { $pile }
pick-peer_deck = Regarder la pioche { DE($seat) }
    .self = Regarder votre pioche
pick-train = Instruire : { $card }
pick-regroup =
    { $cards ->
        [rien] Ne rien remélanger
       *[other] Remélanger : { $cards }
    }
pick-dig_at = Creuser { $end }
pick-put_back =
    { $cards ->
        [rien] Tout mettre dessous
       *[other] Remettre dessus : { $cards }
    }
word-top = par le dessus
    .emoji = ⬆️
word-bottom = par le dessous
    .emoji = ⬇️
word-train = instruire
    .emoji = 🎖️
word-demolish = démolir
    .emoji = 🧨
ahead-struck-train = piocher { $n } au lieu de { $was }
ahead-put-back = { $top } dessus, { $under } dessous
ask-ChoosePile = Du haut de la tour, quelle pile regardez-vous ?
await-ChoosePile = choisit une pile à regarder
ask-ChooseRegroup = Quelles cartes de la défausse remélangez-vous ?
await-ChooseRegroup = choisit ses cartes à remélanger
ask-ChooseEnd = De quel côté creusez-vous ?
await-ChooseEnd = choisit où creuser
ask-PutBackSome = Quelles cartes remettez-vous sur le dessus de la décharge ?
await-PutBackSome = remet ses trouvailles
event-watched = { $seat } a guetté du haut de sa tour, en défaussant une carte : { $card }.
event-regrouped =
    { $amount ->
        [0] { $seat } a mélangé sa pioche.
        [one] { $seat } a remélangé { $amount } carte de sa défausse dans sa pioche.
       *[other] { $seat } a remélangé { $amount } cartes de sa défausse dans sa pioche.
    }
event-regrouped-secret =
    { $all ->
        [rien] { $seat } a mélangé sa pioche.
       *[other] { $seat } a remélangé dans sa pioche : { $all }.
    }
event-dug_at = { $seat } a creusé la décharge { $end }.
event-put_back = { $seat } a remis le reste dans la décharge : { $amount } dessus, { $under } dessous.
event-came_back = De retour chez { $seat } : { $cards }.
reason-so-many-of-these =
    { $least ->
        [0] Choisissez parmi ces cartes, { $count } au plus.
       *[other] Choisissez exactement { $count } de ces cartes.
    }
reason-no-tower = Aucune Tour de guet n’est prête pour cette manche.
reason-another-pile = Regardez une autre pile, qui a encore des cartes.
reason-no-sergeant = { $card } : cette carte n’est pas un Sergent instructeur.
learn-tower = Du haut de la Tour de guet, vous regardez deux piles, l’une après l’autre. Personne d’autre ne les voit, et votre fiche s’en souvient.
    .title = La tour
learn-regroup = Le Sergent remet dans la pioche jusqu’à 2 cartes de votre défausse, puis vous piochez 2 cartes.
    .title = Instruire
learn-end-of-pile = Les Ferrailleurs creusent dans la décharge par le dessus ou par le dessous : vous savez ce que vous y avez remis.
    .title = De quel côté
learn-put-back = Ce que vous remettez sur le dessus, la prochaine fouille le trouvera ; le reste est enterré.
    .title = Remettre

## Les bâtiments semblables d’une tribu

word-pharmacy-2 = Pharmacie (2)
    .emoji = ⚕️
    .text = { word-pharmacy.text }
word-pharmacy-3 = Pharmacie (3)
    .emoji = ⚕️
    .text = { word-pharmacy.text }
word-armory-2 = Armurerie (2)
    .emoji = 🛡️
    .text = { word-armory.text }
word-armory-3 = Armurerie (3)
    .emoji = 🛡️
    .text = { word-armory.text }
word-hydroponic-garden-2 = Serre hydroponique (2)
    .emoji = 🌱
    .text = { word-hydroponic-garden.text }
word-hydroponic-garden-3 = Serre hydroponique (3)
    .emoji = 🌱
    .text = { word-hydroponic-garden.text }
word-tribe-bunker-2 = Bunker (2)
    .emoji = 🏚️
    .text = { word-tribe-bunker.text }
word-tribe-bunker-3 = Bunker (3)
    .emoji = 🏚️
    .text = { word-tribe-bunker.text }
word-portable-decoys-2 = Leurres (2)
    .emoji = 🎎
    .text = { word-portable-decoys.text }
word-portable-decoys-3 = Leurres (3)
    .emoji = 🎎
    .text = { word-portable-decoys.text }
word-scout-tower-2 = Tour de guet (2)
    .emoji = 🗼
    .text = { word-scout-tower.text }
word-scout-tower-3 = Tour de guet (3)
    .emoji = 🗼
    .text = { word-scout-tower.text }

## Les conseils : ce qu’ils comparent

hint-points = les membres de votre tribu
hint-skirmish = l’escarmouche de la manche
hint-prospects = la suite de votre tour
hint-known = ce que vous savez de vos rivaux
hint-rivals = l’écart avec vos rivaux

## Les titres, quand tout est fini

word-title-no-skirmish = Jamais à l’escarmouche
word-title-every-skirmish = Autant de victoires que d’escarmouches
word-title-no-recruit = Pas une bouche de plus
word-title-crosshairs = L’œil dans la lunette
word-title-target = Une cible sur le dos
word-title-no-prize = Pas une prise rapportée
word-title-strength-in-numbers = La force du nombre
word-title-architects = Des toits dans la neige
word-title-wall-of-arms = Un mur de bras
word-title-small-band = La petite troupe
word-title-always-room = Toujours une place près du feu
word-title-all-the-spoils = Tout le butin
word-title-wolves-share = La part des loups
word-title-travelling-light = Rien de trop dans le sac
word-title-larder = Le garde-manger de l’hiver
word-title-junkyard = Les mains dans la décharge
word-title-nothing-good-enough = Rien n’est assez bon
word-title-quiet-hearth = Le foyer tranquille
word-title-through-the-winter = Au bout de l’hiver
word-title-snowed-in = Sous la neige
luck-finds = Valeur des trouvailles (moyenne)

## Campagne : ce que la fin donne

gives-people = { $n ->
        [one] { $n } carte de la tribu
       *[other] { $n } cartes de la tribu
    }
gives-arms = { $n ->
        [one] { $n } escarmouche gagnée
       *[other] { $n } escarmouches gagnées
    }
gives-knowledge = { $n ->
        [one] { $n } bâtiment ou outil ingénieux
       *[other] { $n } bâtiments et outils ingénieux
    }
gives-fame = { $n ->
        [one] { $n } victoire ou titre
       *[other] { $n } victoires et titres
    }
record-brought = Apport de la campagne
