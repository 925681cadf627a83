# The Others : 7 Sins en français. Les mêmes messages et les mêmes variables que en.ftl.

## Le jeu

game-name = The Others : 7 Sins
game-pitch = Un péché s’en prend à la ville de Haven ; une poignée de héros la défend, mission après mission. Un contre tous, des dés, un plan de la ville.
game-plan-until = quand le premier héros de la manche suivante est connu
game-sheet =
    .title = Votre camp
    .button = Mon camp
phase-setup = Préparatifs
phase-turn = Manche { $n } · Tour d’un héros
phase-reaction = Manche { $n } · Réaction des Péchés
phase-city = Manche { $n } · La ville
phase-over = La nuit est finie

## Rôles

role-sins = Les Péchés
    .text = Un joueur, seul contre tous les autres : il mène les monstres et joue les cartes Péché.
role-heroes = Les héros
    .text = Tous les autres joueurs, ensemble : ils accomplissent les missions.

## Options

option-story = Histoire
    .text = Ce que les héros doivent accomplir.
option-story-terror = Terreur
    .text = La nuit des sirènes : tuer des monstres, puis abattre l’avatar.
option-story-corruption = Corruption
    .text = Le rite des sept : purger la ville et briser les autels.
option-story-redemption = Rédemption
    .text = Le dernier train : mettre les civils à l’abri.
option-story-random = Au hasard
    .text = L’une des trois histoires.
option-layout = Ville
    .text = L’emplacement des quartiers.
option-layout-a = Le fleuve
    .text = On part de l’ouest.
option-layout-b = La baie
    .text = On part de l’est.
option-layout-random = Au hasard
    .text = L’une des deux villes.
option-sin = Péché
    .text = Celui des sept péchés qui s’en prend à la ville.
option-sin-choose = Au choix des Péchés
    .text = Le joueur des Péchés choisit.
option-sin-random = Au hasard
    .text = L’un des sept péchés.
option-sin-pride = Orgueil
    .text = Frappe plus fort un héros seul.
option-sin-sloth = Paresse
    .text = Se hâter corrompt.
option-sin-wrath = Colère
    .text = Attaque avec un dé de plus.
option-sin-envy = Envie
    .text = Affaiblit le héros le mieux équipé.
option-sin-greed = Avarice
    .text = Fait payer les actions urbaines.
option-sin-gluttony = Gourmandise
    .text = Un combat qui blesse un héros peut ramener un acolyte mort.
option-sin-lust = Luxure
    .text = Corrompt un héros qui s’attarde près d’un monstre.
option-reserve = Réserve
    .text = Le nombre de morts qui fait perdre la partie aux héros.
option-reserve-usual = Habituelle
    .text = Trois morts.
option-reserve-lean = Maigre
    .text = Deux morts : plus dur pour les héros.
option-reserve-ample = Large
    .text = Quatre morts : plus facile pour les héros.

## Points

winning-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
score-missions-order = Missions accomplies
score-deed-kill = Monstres abattus
score-deed-hit = Coups portés au contrôleur ou à l’avatar
score-deed-care = Soins et purifications
score-deed-people = Civils secourus
score-deed-clear = Feux éteints, nids et autels détruits
score-deed-wound = Blessures infligées
score-deed-dead = Héros tombés
score-death-loss = Points des Péchés (1 par héros mort)

## Coups

group-team = Équipe
    .name = équipe
    .text = Qui joue quoi, et ce que les héros décident ensemble
group-city = Ville
    .name = ville
    .text = Ce que font les quartiers, les pouvoirs et les améliorations
group-sins = Péchés
    .name = péché
    .text = Ce que font les Péchés
verb-enlist = Engager
    .name = engager
    .text = Prendre un héros dans l’équipe
verb-first = Premier héros
    .name = premier
    .text = Proposer qui joue en premier
verb-agree = Être d’accord
    .name = accepter
    .text = Laisser ce héros commencer
verb-object = S’opposer
    .name = opposer
    .text = Demander un vote
verb-branch = Choisir une voie
    .name = voie
    .text = Choisir la voie de la mission
verb-move = Se déplacer
    .name = aller
    .text = Aller sur une case voisine
verb-fight = Combattre
    .name = combattre
    .text = Combattre tous les monstres d’une case
verb-clean = Nettoyer
    .name = nettoyer
    .text = Enlever des pions de votre case
verb-rescue = Sauver un civil
    .name = sauver
    .text = Emmener un civil
verb-break_altar = Briser l’autel
    .name = briser
    .text = Briser l’autel de la case
verb-end = Finir le tour
    .name = finir
    .text = Ne rien faire de plus
verb-city = Action urbaine
    .name = quartier
    .text = Utiliser le quartier où se trouve le héros
verb-tempt = Se laisser corrompre
    .name = tentation
    .text = Prendre un point de corruption pour améliorer le lancer
verb-reroll = Relancer
    .name = relancer
    .text = Relancer un dé, ou tous
verb-kill = Répartir les poings
    .name = tuer
    .text = Répartir vos poings entre les monstres
verb-block = Répartir les boucliers
    .name = parer
    .text = Arrêter des griffes ou des tentacules
verb-sweep = Enlever
    .name = enlever
    .text = Enlever un pion
verb-again = Tour supplémentaire
    .name = rejouer
    .text = Dépenser un pion « Tour supplémentaire »
verb-suffer = Payer
    .name = payer
    .text = Choisir ce que vous payez
verb-carry_out = Effet suivant
    .name = effet
    .text = Choisir l’effet à appliquer maintenant
verb-heal = Soigner
    .name = soigner
    .text = Guérir un héros d’une blessure
verb-purify = Purifier
    .name = purifier
    .text = Ôter un point de corruption à un héros
verb-lookout = Repérer
    .name = repérer
    .text = Révéler les pions cachés d’une case
verb-snipe = Tirer
    .name = tirer
    .text = Toucher un monstre à distance
verb-transit = Prendre le train
    .name = train
    .text = Aller dans une rue sans monstre
verb-keep = Garder
    .name = garder
    .text = Garder une amélioration
verb-skip = S’en passer
    .name = passer
    .text = Ne pas utiliser cet effet
verb-lead = Guider
    .name = guider
    .text = Faire avancer un autre héros d’une case
verb-aid = Premiers soins
    .name = secourir
    .text = Guérir une blessure avec la trousse
verb-inject = Adrénaline
    .name = adrénaline
    .text = Défausser l’adrénaline pour un tour de plus
verb-throw = Grenade
    .name = grenade
    .text = Lancer la grenade sur une case
verb-incarnate = Choisir un péché
    .name = incarner
    .text = Choisir un péché et ses acolytes
verb-lay = Poser
    .name = poser
    .text = Poser un pion sur une case
verb-summon = Invoquer
    .name = invoquer
    .text = Placer un monstre sur une case
verb-play = Jouer une carte
    .name = carte
    .text = Jouer une carte Péché
verb-pass = Laisser faire
    .name = laisser
    .text = Ne rien jouer, ne pas réagir
verb-no_card = Ne pas jouer de carte
verb-follow = S’accorder sur le premier héros
verb-no_reaction = Ne pas réagir
verb-join = Acolyte
    .name = acolyte
    .text = Un acolyte mort se joint au combat
verb-march = Faire marcher
    .name = marcher
    .text = Déplacer un monstre
verb-assault = Attaquer
    .name = attaquer
    .text = Attaquer le héros qui vient de jouer
verb-mend = Guérir
    .name = guérir
    .text = Choisir le monstre qui guérit
verb-accuse = Désigner un héros
    .name = désigner
    .text = Désigner l’un des héros les plus corrompus
verb-seize = Enlever un civil
    .name = saisir
    .text = Un monstre seul avec des civils enlève l’un d’eux
verb-close = Fermer
    .name = fermer
    .text = Fermer un quartier pendant ce tour
verb-drag = Attirer
    .name = attirer
    .text = Rapprocher le héros d’un monstre
verb-steal = Ôter
    .name = ôter
    .text = Priver le héros d’une amélioration
verb-discard = Défausser
    .name = défausser
    .text = Défausser une carte Péché
field-side = Camp
    .name = camp
    .text = Quel camp ?
field-rival = Personne
    .name = qui
    .text = Qui ?
field-hero = Héros
    .name = héros
    .text = Quel héros ?
field-way = Voie
    .name = voie
    .text = Quelle voie ?
field-space = Case
    .name = vers
    .text = Quelle case ?
field-at = Case
    .name = case
    .text = Sur quelle case ?
field-face = Dé
    .name = dé
    .text = Quel dé ?
field-acolytes = Acolytes
    .name = acolytes
    .text = Combien d’acolytes, ou quel groupe ?
field-abominations = Abominations
    .name = abominations
    .text = Combien ?
field-controller = Contrôleur
    .name = contrôleur
    .text = Combien de poings pour le contrôleur ?
field-avatar = Avatar
    .name = avatar
    .text = Combien de poings pour l’avatar ?
field-claws = Griffes
    .name = griffes
    .text = Combien de griffes arrêter ?
field-token = Pion
    .name = pion
    .text = Quel pion ?
field-cost = Prix
    .name = prix
    .text = Que payez-vous ?
field-effect = Effet
    .name = effet
    .text = Quel effet ?
field-monster = Monstre
    .name = monstre
    .text = Quel monstre ?
field-upgrade = Amélioration
    .name = amélioration
    .text = Laquelle ?
field-drop = Contre
    .name = contre
    .text = Laquelle rendre ?
field-means = Moyen
    .name = moyen
    .text = Par quel moyen ?
field-sin = Péché
    .name = péché
    .text = Quel péché ?
field-card = Carte
    .name = carte
    .text = Quelle carte ?
pick-enlist = Engager : { $hero }
pick-first = En premier : { $hero }
pick-agree = D’accord
pick-object = S’opposer et voter
pick-branch = Voie { $way }
pick-move = Aller en { $space }
pick-fight = Combattre en { $at }
pick-clean = Nettoyer la case
pick-rescue = Sauver un civil
pick-break_altar = Briser l’autel
pick-end = Finir le tour
pick-city = Action urbaine
pick-tempt = Prendre un point de corruption
pick-reroll = Relancer : { $face }
pick-kill = Répartir{ $acolytes ->
        [0] {""}
        [one] {" · "}{ $acolytes } acolyte
       *[other] {" · "}{ $acolytes } acolytes
    }{ $abominations ->
        [0] {""}
        [one] {" · "}{ $abominations } abomination
       *[other] {" · "}{ $abominations } abominations
    }{ $controller ->
        [0] {""}
        [one] {" · "}contrôleur : { $controller } poing
       *[other] {" · "}contrôleur : { $controller } poings
    }{ $avatar ->
        [0] {""}
        [one] {" · "}avatar : { $avatar } poing
       *[other] {" · "}avatar : { $avatar } poings
    }
pick-block =
    { $claws ->
        [0] N’arrêter que des tentacules
        [one] Arrêter { $claws } griffe
       *[other] Arrêter { $claws } griffes
    }
pick-sweep = Enlever : { $token } ({ $at })
pick-again = Jouer un tour de plus
pick-suffer = Payer : { $cost }
pick-carry_out = Maintenant : { $effect }
pick-heal = Soigner : { $hero }
pick-purify = Purifier : { $hero }
pick-lookout = Repérer { $at }
pick-snipe = Tirer : { $monster } ({ $at })
pick-transit = Aller en { $space }
pick-keep =
    { $drop ->
        [none] Garder : { $upgrade }
       *[other] Garder : { $upgrade }, rendre : { $drop }
    }
pick-skip = S’en passer
pick-lead = { $hero } avance en { $space } ({ $means })
pick-aid = Premiers soins : { $hero }
pick-inject = Adrénaline : un tour de plus
pick-throw = Grenade en { $at }
pick-incarnate = { $sin }, avec les { $acolytes }
pick-lay = Poser : { $token } en { $space }
pick-summon = Invoquer : { $monster } en { $space }
pick-play = Jouer : { $card }
pick-pass = Laisser faire
pick-no_card = Aucune carte contre { $hero } pendant cette manche
pick-follow = Premier héros : { $hero }, ou celui qu’un autre joueur propose
pick-no_reaction = Aucune réaction contre { $hero } pendant cette manche
pick-join = Un acolyte se joint au combat
pick-march = { $monster } : { $at } → { $space }
pick-assault = Attaquer le héros qui vient de jouer
pick-mend = Guérir : { $monster }
pick-accuse = Désigner : { $hero }
pick-seize = Enlever un civil en { $at }
pick-close = Fermer { $at }
pick-drag = Attirer en { $space }
pick-steal = Ôter : { $upgrade }
pick-discard = Défausser : { $card }

## Questions

ask-ChooseSin = Quel péché lâchez-vous sur la ville ?
ask-EnlistOne = Quel héros engagez-vous ?
left-EnlistOne = { $slot ->
    [-1] Ce héros attend en réserve : il remplacera un héros mort.
   *[other] Vous jouerez ce héros. Chaque joueur en prend un, ou deux s’il est seul contre les Péchés ; vient ensuite la réserve.
}
ask-ProposeFirst = Quel héros proposez-vous pour jouer en premier ?
ask-Objections = Un premier héros est proposé : d’accord ?
ask-VoteFirst = Votez : quel héros joue en premier ?
ask-AgreeOnBranch = Quelle voie choisissez-vous pour la mission ?
ask-RuleOnBranch = Les héros ne s’accordent pas : quelle voie devront-ils suivre ?
ask-Act = Le tour de votre héros : que fait-il ?
ask-Temptation = Voulez-vous prendre un point de corruption avant de lancer les dés ?
ask-ThrowAgain = Voulez-vous relancer des dés ?
ask-SpendFists = Que faites-vous de vos poings ?
ask-SpendShields = Que voulez-vous arrêter avec vos boucliers ?
ask-TakeToken = Quel pion enlevez-vous ?
ask-Whispered = Un murmure : corruption ou blessure ?
ask-Toll = L’Avarice réclame son dû : que payez-vous ?
ask-CityEffects = Par quel effet commencer ?
ask-Effect = À qui, ou à quoi, appliquez-vous l’effet ?
ask-KeepUpgrade = Deux améliorations : laquelle gardez-vous ?
ask-ExtraTurn = Voulez-vous prendre un tour supplémentaire ?
ask-Replace = Quel héros envoyez-vous prendre la relève ?
ask-LayToken = Où posez-vous ce pion ?
ask-SummonOne = Quel monstre invoquez-vous, et où ?
ask-Roam = Voulez-vous déplacer un monstre ?
ask-MendOne = Quel monstre guérissez-vous ?
ask-Confession = Parmi les héros les plus corrompus, lequel désignez-vous ?
ask-Rumour = Quel civil en attente retirez-vous ?
ask-SinMoment = Voulez-vous jouer une carte Péché maintenant ?
ask-React = Un héros a fini son tour : voulez-vous réagir ?
ask-DragHero = Où attirez-vous le héros ?
ask-CloseDistrict = Quel quartier fermez-vous ?
ask-TakeUpgrade = De quelle amélioration privez-vous le héros ?
ask-DiscardOne = Quelle carte défaussez-vous ?
await-ChooseSin = choisit un péché
await-EnlistOne = engage un héros
await-ProposeFirst = propose un premier héros
await-Objections = choisit de s’opposer ou non
await-VoteFirst = vote pour un premier héros
await-AgreeOnBranch = choisit une voie
await-RuleOnBranch = tranche pour les héros
await-Act = joue son héros
await-Temptation = choisit de prendre ou non un point de corruption
await-ThrowAgain = choisit de relancer ou non
await-SpendFists = répartit ses poings
await-SpendShields = répartit ses boucliers
await-TakeToken = enlève des pions
await-Whispered = choisit sa peine
await-Toll = paie l’Avarice
await-CityEffects = utilise un quartier
await-Effect = utilise un quartier
await-KeepUpgrade = choisit une amélioration
await-ExtraTurn = choisit de rejouer ou non
await-Replace = envoie un remplaçant
await-LayToken = pose un pion
await-SummonOne = invoque un monstre
await-Roam = choisit de déplacer ou non un monstre
await-MendOne = guérit un monstre
await-Confession = désigne un héros
await-Rumour = enlève un civil
await-SinMoment = choisit de jouer ou non une carte
await-React = choisit de réagir ou non
await-DragHero = attire un héros
await-CloseDistrict = ferme un quartier
await-TakeUpgrade = choisit une amélioration
await-DiscardOne = défausse une carte

## Ce qui s’est passé

event-story_begins = Une histoire { DE($story) } a commencé dans la ville { $layout ->
        [A] du fleuve
       *[other] de la baie
    }.
event-sides = { $seat } a pris le parti des Péchés, contre { $rivals }.
event-incarnated = { $seat } a choisi le péché ({ $sin }) et les acolytes ({ $group }).
event-enlisted =
    { $reserve ->
        [0] { $seat } a engagé { $hero }.
       *[other] { $seat } a mis { $hero } en réserve.
    }
event-round_began = La manche { $round } a commencé.
event-round_ends = La manche { $round } s’est achevée ; monstres tués : { $kills }.
event-proposed = { $seat } a proposé { $hero } comme premier héros.
event-objected = { $seat } a refusé { QUE($hero) } commence.
event-first_hero = { $hero } ({ $seat }) a ouvert la manche.
event-turn_began = { $hero } ({ $seat }) a commencé son tour en { $place }.
event-moved = { $hero } ({ $seat }) a quitté { $source } pour { $place }.
event-left_monsters = { $hero } ({ $seat }) a quitté { $place }, où il y avait des monstres ; leurs dés : { $sin_dice }.
event-turned_up = Pions révélés en { $place } : { $tokens }.
event-token_laid = Un pion a été posé en { $place } : { $token }.
event-token_gone = Un pion a disparu { DE($place) } : { $token }.
event-wounded =
    { $amount ->
        [one] { $hero } ({ $seat }) a subi une blessure (total : { $wounds }).
       *[other] { $hero } ({ $seat }) a subi { $amount } blessures (total : { $wounds }).
    }
event-corrupted =
    { $amount ->
        [one] { $hero } ({ $seat }) a gagné un point de corruption (niveau { $level }).
       *[other] { $hero } ({ $seat }) a gagné { $amount } points de corruption (niveau { $level }).
    }
event-warded = L’amulette a protégé { $hero } ({ $seat }).
event-healed = { $hero } ({ $seat }) a guéri une blessure (blessures restantes : { $wounds }).
event-purified = { $hero } ({ $seat }) a perdu un point de corruption (niveau { $level }).
event-died = { $hero } ({ $seat }) a trouvé la mort en { $place }.
event-entered = { $hero } ({ $seat }) a pris la relève en { $place }.
event-fight_began =
    { $by_sins ->
        [0] { $hero } ({ $seat }) a engagé un { $roll } en { $place }.
       *[other] Les Péchés ont engagé un { $roll } contre { $hero } ({ $seat }) en { $place }.
    }
event-roll_began = { $hero } ({ $seat }) a tenté sa chance en { $place } : { $roll }.
event-tempted = { $hero } ({ $seat }) a cédé à la corruption pour le bonus du niveau { $level }.
event-rolled =
    { $roll ->
        [combat] Jet { DE($hero) } ({ $seat }, { $roll }) : { $dice }, soit en tout { $fists ->
                [one] { $fists } poing
               *[other] { $fists } poings
            } et { $shields ->
                [one] { $shields } bouclier
               *[other] { $shields } boucliers
            }. Jet des Péchés : { $sin_dice }, soit en tout { $claws ->
                [one] { $claws } griffe
               *[other] { $claws } griffes
            } et { $tentacles ->
                [one] { $tentacles } tentacule
               *[other] { $tentacles } tentacules
            }.
       *[other] Jet { DE($hero) } ({ $seat }, { $roll }) : { $dice }, soit en tout { $fists ->
                [one] { $fists } poing
               *[other] { $fists } poings
            }.
    }
event-rerolled = { $hero } ({ $seat }) a relancé : { $face }.
event-killed = Un monstre a été tué en { $place } : { $monster }.
event-damaged =
    { $amount ->
        [one] Un monstre ({ $monster }) a encaissé un coup ; il en faut encore { $left } pour le tuer.
       *[other] Un monstre ({ $monster }) a encaissé { $amount } coups ; il en faut encore { $left } pour le tuer.
    }
event-mended =
    { $amount ->
        [one] Un monstre s’est soigné (un coup effacé) : { $monster }.
       *[other] Un monstre s’est soigné ({ $amount } coups effacés) : { $monster }.
    }
event-in_vain = { $hero } ({ $seat }) a échoué ({ $roll }).
event-rescued = { $hero } ({ $seat }) a trouvé un civil en { $place } et l’a emmené.
event-delivered =
    { $amount ->
        [one] { $hero } ({ $seat }) a mis un civil à l’abri.
       *[other] { $hero } ({ $seat }) a mis { $amount } civils à l’abri.
    }
event-civilian_lost = Un civil a été perdu en { $place }.
event-civilian_came = Un autre civil est apparu en { $place }.
event-altar_broken = { $hero } ({ $seat }) a brisé l’autel en { $place }.
event-city_used = { $hero } ({ $seat }) a fait une action urbaine en { $place } : { $district }.
event-offered = { $hero } ({ $seat }) a le choix entre { $cards }.
event-equipped = { $hero } ({ $seat }) a reçu une amélioration : { $upgrade }.
event-upgrade_lost = { $hero } ({ $seat }) a perdu une amélioration : { $upgrade }.
event-sedated = { $hero } ({ $seat }) a perdu l’usage d’une amélioration jusqu’à la fin de la manche : { $upgrade }.
event-extra_gained = { $hero } ({ $seat }) a gagné un tour supplémentaire (total : { $extra }).
event-taxed =
    { $amount ->
        [one] { $hero } ({ $seat }) a perdu un pion « Tour supplémentaire ».
       *[other] { $hero } ({ $seat }) a perdu { $amount } pions « Tour supplémentaire ».
    }
event-led = { $hero } ({ $seat }) a fait avancer un autre héros { $means }.
event-card_played = Les Péchés ont joué { $card } pendant le tour { DE($hero) } ({ $seat }).
event-card_discarded = { $seat } a défaussé { $card }.
event-closed = Le quartier { $place } a été fermé.
event-joined = Un acolyte mort s’est joint au combat contre { $hero } ({ $seat }) en { $place } : { $group }.
event-reacted = { $seat } a réagi au tour { DE($hero) } ; réactions restantes : { $left }.
event-marched = Un monstre est passé { DE($source) } à { $place } : { $monster }.
event-summoned = Un monstre est apparu en { $place } : { $monster }.
event-appeared = Un monstre est entré en ville, en { $place } : { $monster }.
event-track_moved = L’Apocalypse a avancé jusqu’au cran { $step }.
event-omen = Carte Apocalypse : { $omen }.
event-reaction_gained = { $seat } a gagné une réaction de plus par manche.
event-past_shown = Un sombre passé a éclaté au grand jour : { $hero } ({ $seat }), « { $past } ».
event-mission_began = La mission { $mission } a commencé : { $goal } ({ $count }).
event-mission_done = La mission { $mission } a été accomplie : { $goal }.
event-disagreed = Les héros ne se sont pas accordés : aux Péchés de trancher.
event-ended = La nuit s’est achevée. Victoire : { $winners }, contre { $rivals }. Missions accomplies : { $missions }.
event-corrected_wounds =
    { $amount ->
        [one] Correction : { $hero } ({ $seat }) a { $amount } blessure.
       *[other] Correction : { $hero } ({ $seat }) a { $amount } blessures.
    }
event-corrected_corruption = Correction : { $hero } ({ $seat }) a une corruption de niveau { $amount }.
event-corrected_place = Correction : { $hero } ({ $seat }) se trouve en { $place }.
event-corrected_track = Correction : l’Apocalypse en est au cran { $amount }.
event-drew =
    { $seat } a pioché { $amount } { $amount ->
        [one] carte Péché
       *[other] cartes Péché
    }.
event-drew-secret = { $seat } a pioché : { $cards }.
event-past_dealt-secret = { $hero } cache un sombre passé : { $past }.

## Pourquoi non

reason-not-beside = Un héros avance d’une case à la fois, vers une case voisine.
reason-no-moves = Ce héros ne peut plus se déplacer pendant ce tour.
reason-move-is-over = Ce héros a agi après s’être déplacé : il ne peut plus bouger.
reason-is-held = Une carte retient ce héros sur sa case.
reason-has-acted = Ce héros a déjà fait son action.
reason-no-target = Il n’y a aucun monstre à combattre à cet endroit.
reason-nothing-to-clean = Il n’y a aucun pion à enlever ici.
reason-nobody-here = Aucun civil ne peut être sauvé ici : il n’y en a pas, des monstres occupent la case, ou ce héros en mène déjà un.
reason-no-altar = Aucun autel ne peut être brisé ici : la mission ne le demande pas, ou des monstres occupent la case.
reason-no-city-action = Il n’y a pas d’action urbaine ici : le pion de ce héros est déjà posé, le quartier est pris ou fermé, ou ce n’est qu’une rue.
reason-no-leader = Le dernier héros à choisir doit être un meneur : l’équipe n’en a pas encore.
reason-has-marched = Un monstre s’est déjà déplacé pendant cette réaction.
reason-no-monster-here = Aucun monstre ne partage la case du héros.

## Mots

word-a1 = A1
    .story = sur la butte des Carmes
word-a2 = A2
    .story = boulevard Saint-Roch
word-a3 = A3
    .story = au jardin clos
word-b1 = B1
    .story = rue des Lanternes
word-b2 = B2
    .story = sur le grand parvis
word-b3 = B3
    .story = passage des Soupirs
word-c1 = C1
    .story = au pont de Fer
word-c2 = C2
    .story = au carrefour des Trams
word-c3 = C3
    .story = sur les quais
word-d1 = D1
    .story = sous le viaduc
word-d2 = D2
    .story = devant les halles
word-d3 = D3
    .story = cour des Mendiants
word-e1 = E1
    .story = place de l’Horloge
word-e2 = E2
    .story = rue des Tanneurs
word-e3 = E3
    .story = au bout de la ville
word-infirmary = Hôpital
    .text = Guérit deux blessures, à répartir entre les héros présents.
word-arsenal = Arsenal
    .text = Révèle deux améliorations ; le héros en garde une.
word-watchtower = Tour de guet
    .text = Révèle les pions cachés d’une case et donne un coup à un monstre à deux cases au plus.
word-cathedral = Cathédrale
    .text = Ôte deux points de corruption, à répartir entre les héros présents.
word-station = Gare
    .text = Emmène le héros dans une rue sans monstre ; rien ne peut le blesser en route.
word-university = Université
    .text = Enlève un pion de la case ou d’une case voisine.
word-harbour = Port
    .text = Donne au héros un tour de plus et un point de corruption.
word-depot = Dépôt
    .text = Révèle deux améliorations ; le héros en garde une et gagne un point de corruption.
word-street = rue
word-ines = Inès Valmont
    .story = Inès
word-aubin = Aubin « Colonel »
    .story = Aubin
word-bastien = Bastien « Enclume »
    .story = Bastien
word-ursa = Ursa
    .story = Ursa
word-vigie = Vigie
    .story = Vigie
word-braconnier = Braconnier
    .story = Braconnier
word-saba = Saba « Docteure »
    .story = Saba
word-odon = Frère Odon
    .story = Frère Odon
word-leader = meneur
word-bruiser = cogneur
word-shooter = tireur
word-fixer = débrouillard
word-blessed-blade = Lame bénie
word-vest = Gilet
word-boots = Bottes
word-salt = Sel consacré
word-first-aid = Trousse de soins
word-adrenaline = Adrénaline
word-carbine = Carabine
word-amulet = Amulette
word-extinguisher = Extincteur
word-radio = Radio
word-grenade = Grenade
word-notebook = Carnet occulte
word-clean-conscience = Conscience nette
    .text = Ce héros n’a rien à se reprocher.
    .story = une conscience sans tache
word-old-wound = Vieille blessure
    .text = Le héros subit une blessure.
    .story = une vieille blessure
word-debt = Dette
    .text = Le héros perd toutes ses améliorations.
    .story = une dette jamais payée
word-accomplice = Complice
    .text = Les Péchés piochent deux cartes.
    .story = un complice dans l’autre camp
word-zealot = Fanatique
    .text = L’Apocalypse avance d’un cran.
    .story = une foi vouée à l’Apocalypse
word-broken-bond = Lien rompu
    .text = Un nid et un acolyte arrivent sur la case du héros.
    .story = un lien rompu
word-traitor = Traître
    .text = Le héros passe du côté des Péchés ; il compte comme mort, et une abomination arrive sur sa case.
    .story = une trahison
word-rain-of-ash = Pluie de cendres
    .text = Les Péchés choisissent deux quartiers sans héros, ni monstre, ni pion révélé, et posent un feu dans chacun.
    .story = une pluie de cendres sur les quartiers
word-panic = Panique
    .text = Chaque héros gagne un point de corruption.
    .story = une panique qui n’épargnait personne
word-dark-tide = Marée noire
    .text = Les Péchés posent un pion Corruption à côté de chaque autel (trois pions au plus).
    .story = un flot noir, monté du pied des autels
word-eclipse = Éclipse
    .text = À la manche suivante, chaque héros avance d’une case de moins, mais d’une au moins.
    .story = une éclipse qui alourdissait chaque pas
word-infestation = Infestation
    .text = Deux acolytes, morts ou pas encore en jeu, apparaissent sur des nids libres.
    .story = une infestation, et des acolytes plein les nids
word-rift = Brèche
    .text = Les Péchés posent un nid dans une rue.
    .story = une brèche en pleine rue
word-howl = Hurlement
    .text = Chaque abomination peut avancer d’une case.
    .story = un hurlement, auquel les bêtes ont répondu
word-confession = Confession
    .text = Le plus corrompu gagne deux points de corruption ; à égalité, au choix des Péchés.
    .story = une confession que personne n’avait demandée
word-rumour = Rumeur
    .text = Un civil qui attend sur la case d’un monstre ou à côté est perdu.
    .story = une rumeur qui a semé l’effroi
word-choristers = Choristes
    .text = L’acolyte mort qui rejoint un combat y pose un pion Corruption.
word-orderlies = Infirmiers
    .text = L’acolyte mort qui rejoint un combat retourne face cachée une amélioration du héros jusqu’à la fin de la manche.
word-sewermen = Égoutiers
    .text = Après un combat auquel s’est joint un acolyte mort, un des monstres en vie peut avancer de deux cases.
word-pride = Orgueil
    .text = Les Péchés lancent un dé de plus contre un héros seul sur sa case.
word-sloth = Paresse
    .text = Un héros qui avance de deux cases ou plus en un tour gagne un point de corruption à la fin de ce tour.
word-wrath = Colère
    .text = Les Péchés lancent un dé de plus dans les combats qu’ils engagent.
word-envy = Envie
    .text = Le héros qui a le plus d’améliorations (ou chaque héros à égalité) lance un dé de moins (un au minimum).
word-greed = Avarice
    .text = Chaque action urbaine coûte au héros un point de corruption ou une amélioration.
word-gluttony = Gourmandise
    .text = Une fois par manche, quand un combat blesse un héros, un acolyte mort revient sur un nid libre.
word-lust = Luxure
    .text = Un héros qui finit son tour avec un monstre sur sa case gagne un point de corruption.
word-frenzy = Frénésie
word-whisper = Murmure
word-shadow-skin = Peau d’ombre
word-blaze = Brasier
word-taint = Souillure
word-brood = Couvée
word-sigil = Cercle
word-curfew = Couvre-feu
word-ambush = Embuscade
word-reinforcement = Renfort
word-vertigo = Vertige
word-doubt = Doute
word-hasty-rite = Rite hâtif
word-revenge = Vengeance
word-duel = Duel
word-fall = Chute
word-torpor = Torpeur
word-long-night = Longue nuit
word-rage = Rage
word-ashes = Cendres
word-theft = Vol
word-mirror = Miroir
word-tax = Impôt
word-vault = Coffre
word-feast = Festin
word-swarm = Nuée
word-lure = Appât
word-embrace = Étreinte
word-acolyte = Acolyte
    .text = Meurt au premier coup ; peut revenir et, une fois par manche, se joindre à un combat.
    .story = un acolyte
word-abomination = Abomination
    .text = Ne meurt que si elle reçoit deux coups lors d’un même lancer ; peut revenir.
    .story = une abomination
word-controller = Contrôleur
    .text = Les coups reçus s’accumulent d’un combat à l’autre ; une fois tué, il ne revient pas.
    .story = le contrôleur
word-avatar = Avatar
    .text = Les coups reçus s’accumulent d’un combat à l’autre ; une fois tué, il ne revient pas.
    .story = l’avatar
word-fire = feu
word-corruption = corruption
word-pentacle = pentacle
word-nest = nid
word-blank = vide
    .count = { $n ->
        [one] { $n } face vide
       *[other] { $n } faces vides
    }
    .text = Ne fait rien.
word-altar = autel
    .text = À la fin de la manche, il donne une carte aux Péchés si aucun héros n’est sur sa case.
word-terror = terreur
word-redemption = rédemption
word-a = A
word-b = B
word-kill = tuer des monstres
    .text = Chaque monstre qui meurt compte, quelle que soit la cause de sa mort.
word-nests = ne laisser aucun nid et occuper la porte
    .text = Il ne doit plus rester de pion Nid en ville (les nids imprimés ne comptent pas), et un héros doit occuper la case de la porte, sans aucun monstre.
word-purge = purger la ville
    .text = Chaque pion Corruption ou pentacle enlevé compte.
word-hold = tenir deux autels
    .text = Un héros sur chaque autel, sans monstre ni pion sur la case.
word-altars = briser les autels
    .text = Briser un autel demande une action, sur une case sans monstre, et deux poings.
word-civilians = mettre des civils à l’abri
    .text = Les civils à l’abri comptent ; pour chaque civil perdu, un autre apparaît.
word-sweep = éteindre les feux des quartiers et nettoyer
    .text = Dès que plus aucun quartier ne brûle, chaque pion enlevé compte.
word-everybody = sauver assez de civils
    .text = Les civils de la première mission comptent aussi ; pour chaque civil perdu, un autre apparaît.
word-fist = poing
    .count = { $n ->
        [one] { $n } poing
       *[other] { $n } poings
    }
word-both = poing-bouclier
    .count = { $n ->
        [one] { $n } poing-bouclier
       *[other] { $n } poings-boucliers
    }
word-shield = bouclier
    .count = { $n ->
        [one] { $n } bouclier
       *[other] { $n } boucliers
    }
word-burst = éclat
    .count = { $n ->
        [one] { $n } éclat
       *[other] { $n } éclats
    }
word-claw = griffe
    .count = { $n ->
        [one] { $n } griffe
       *[other] { $n } griffes
    }
word-tentacle = tentacule
    .count = { $n ->
        [one] { $n } tentacule
       *[other] { $n } tentacules
    }
word-all = tout
word-fight = combat
word-clean = nettoyage
word-rescue = sauvetage
word-break-altar = briser l’autel
word-sins = les Péchés
word-heroes = les héros
word-any = peu importe
word-wound = une blessure
word-heal = soigner
word-purify = purifier
word-equip = équiper
word-lookout = repérer
word-snipe = tirer
word-transit = prendre le train
word-study = étudier
word-surge = un tour de plus
word-corrupt = un point de corruption
word-lead = par son autorité
word-call = par radio
word-start = début du tour
word-before = avant un combat
word-after = après un lancer

## Ce qui m’est arrivé

loss-wounded =
    { $amount ->
        [one] { $hero } a subi une blessure (total : { $wounds }).
       *[other] { $hero } a subi { $amount } blessures (total : { $wounds }).
    }
loss-corrupted =
    { $amount ->
        [one] { $hero } a gagné un point de corruption (niveau { $level }).
       *[other] { $hero } a gagné { $amount } points de corruption (niveau { $level }).
    }
loss-died = { $hero } a trouvé la mort en { $place }.
loss-upgrade_lost = { $hero } a perdu une amélioration : { $upgrade }.
loss-sedated = { $hero } a perdu l’usage d’une amélioration jusqu’à la fin de la manche : { $upgrade }.
loss-taxed =
    { $amount ->
        [one] { $hero } a perdu un pion « Tour supplémentaire ».
       *[other] { $hero } a perdu { $amount } pions « Tour supplémentaire ».
    }

## Aide, par phase

help-setup = On choisit les camps, puis le péché, puis les héros : d’abord les héros en jeu, la réserve ensuite, avec au moins un meneur.
help-turn = Un héros peut avancer d’autant de cases qu’en indique sa marche. Avant ou après, il fait une action : combattre, nettoyer, ou l’action que l’histoire ajoute. L’action urbaine de son quartier se fait à tout moment. Quitter une case où il y a des monstres coûte des blessures.
help-reaction = Les Péchés répondent au tour qui vient de finir : un monstre se déplace de deux cases, puis les monstres de la case du héros l’attaquent. Ils jouent au plus une carte Péché par tour.
help-city = Entre les tours, les Péchés posent leur pion et les héros désignent qui commence ; en fin de manche, l’Apocalypse avance et des monstres morts reviennent.
help-over = La partie est finie : toutes les missions sont accomplies, ou trop de héros sont morts.

## Statistiques

stat-sin = Péché
stat-deaths = Héros tués
stat-heroes = Héros encore debout
stat-missions = Missions accomplies

## Corrections du meneur de jeu

word-set-hero-1 = Premier héros dans l’ordre
word-set-hero-2 = Deuxième héros dans l’ordre
word-set-hero-3 = Troisième héros dans l’ordre
word-set-hero-4 = Quatrième héros dans l’ordre
word-set-wounds = Blessures
word-set-corruption = Corruption
word-set-place = Case
word-set-turns = Pions Tour
word-set-extra = Pions « Tour supplémentaire »
word-set-district = Quartier utilisé
word-set-escorts = Civils emmenés
word-set-bared = Passé révélé
word-set-used-reroll = Relance utilisée
word-set-used-cleansed = Purification utilisée
word-set-used-ward = Protection utilisée
word-set-used-lead = Autorité utilisée
word-set-used-call = Radio utilisée
word-set-used-aid = Soins prodigués
word-set-tokens-corruption = Pions Corruption
word-set-tokens-fire = Feux
word-set-tokens-pentacle = Pentacles
word-set-tokens-nest = Nids
word-set-civilians = Civils
word-set-altars = Autel
word-set-closed = Quartier fermé pour la manche
word-set-track = Piste de l’Apocalypse
word-set-round = Manche
word-set-leading = Rang du premier héros (à partir de 0)
word-set-reactions = Réactions restantes
word-set-more-reactions = Réactions supplémentaires par manche
word-set-delivered = Civils sauvés
word-set-lost = Civils perdus
word-set-kills = Monstres tués pendant la manche
word-set-joined = Pouvoir des acolytes utilisé
word-set-digested = Digestion en attente
word-set-dim = Numéro de la manche ralentie
word-set-mission = Mission
word-set-branch = Voie choisie
word-set-tally-kills = Mission : monstres tués
word-set-tally-tokens = Mission : pions enlevés
word-set-tally-altars = Mission : autels brisés
word-set-tally-corruption = Mission : pions Corruption enlevés
word-set-tally-fire = Mission : feux éteints
word-set-tally-pentacle = Mission : pentacles enlevés
word-set-tally-nest = Mission : nids enlevés
word-set-damage = Dégâts subis
word-set-left = Déplacements restants
word-set-moved = Cases parcourues
word-set-ignored = Corruptions ignorées
word-set-acted = Action faite
word-set-held = Retenu sur place
word-set-shut = Quartier fermé pour ce héros
word-set-pool = Héros disponibles
word-set-reserve = Réserve
word-set-fallen = Héros morts
word-set-monsters = Monstres sur la case
word-set-dead = Monstres morts
word-set-box = Monstres à venir
word-set-gone = Monstres éliminés
word-set-hidden = Pions cachés
word-set-bag = Sac
word-set-turned = Pions révélés
word-set-hand = Main des Péchés
word-set-sin-deck = Pioche des Péchés
word-set-sin-discards = Défausse des Péchés
word-set-shown = Carte Péché jouée
word-set-upgrades = Améliorations
word-set-down = Améliorations face cachée
word-set-upgrade-deck = Pioche d’améliorations
word-set-upgrade-discards = Défausse d’améliorations
word-set-pasts = Pioche des sombres passés
word-set-past-discards = Défausse des sombres passés
word-set-past = Sombre passé
word-set-omens = Pioche Apocalypse
word-set-omen-discards = Défausse Apocalypse
field-count = Nombre
    .text = Combien ?

## Consignes

word-order-moments = Moments des cartes
order-moments = Proposer une carte : au début d’un tour, { $start } ; avant un combat, { $before } ; après un lancer, { $after }. Case où se trouve le héros : { $where }.
order-moments-start = Au début d’un tour
    .always = toujours
    .never = jamais
order-moments-before = Avant un combat
    .always = toujours
    .never = jamais
order-moments-after = Après un lancer
    .always = toujours
    .fights = seulement en combat
    .never = jamais
order-moments-where = Case du héros
    .anywhere = n’importe laquelle
    .nest = avec un nid
    .monster = avec un monstre
word-order-objecting = Premier héros
order-objecting = Quand un autre joueur propose un premier héros : { $ask }.
order-objecting-ask = Poser la question
    .always = poser la question
    .never = accepter
word-order-resisting = Corruption
order-resisting = Avant un lancer : prendre un point de corruption tant que le niveau reste inférieur à { $level }.
order-resisting-level = Jusqu’au niveau
word-order-holding = Ne pas réagir
order-holding = Après le tour d’un héros : ne pas réagir.
word-order-resting = Ne rien faire
order-resting = Au tour d’un héros : finir sans rien faire.

## Préparer la partie

record-track = Cran de l’Apocalypse
record-omen = Première carte Apocalypse
record-reserve = Réserve
record-side = Camp
record-sin = Péché
record-acolytes = Acolytes
record-hand = Première main
record-heroes = Héros
record-wounds = Blessures
record-corruption = Corruption
record-upgrades = Améliorations
record-extra = Tours supplémentaires
record-id = Héros

## En texte (30 caractères de large)

text-story = Histoire : { $story }, ville { $layout }
text-sins = Péchés : { $sin } ({ $seat })
text-choosing = Péchés : { $seat } choisit
text-groups = Acolytes : { $groups }, au choix
text-pool = Encore à choisir
text-acolytes = Acolytes : { $acolytes }
text-mission = Mission { $n } : { $goal }
text-branching = Mission { $n } : voie à choisir
text-track = Apocalypse
text-deaths = Morts
text-hand = Cartes des Péchés
text-reactions = Réactions
text-dead = Monstres tués
text-box = Pas encore en jeu
text-left =
    { $n ->
        [one] encore { $n } poing
       *[other] encore { $n } poings
    }
text-reserve = Réserve
text-city = La ville
text-health = Blessures { $wounds }/5, corruption { $corruption }/7
text-figures = Combat { $combat }, compétence { $skill }, armure { $armour }, marche { $move }, portée { $reach }
text-turns = Tours
text-down = Face cachée : { $cards }
text-escorts =
    { $n ->
        [one] Mène { $n } civil
       *[other] Mène { $n } civils
    }
text-past = Passé : { $past }
text-past-hidden = cache un sombre passé
text-rules = Ce qui vaut pour tous
text-joined = déjà venus pendant cette manche
text-fallen = Tombés
text-fates = Civils à l’abri : { $delivered }, perdus : { $lost }
text-deck = Pioche des Péchés
text-discards = Défausse des Péchés
text-gone = Tués pour de bon
text-dim = chaque héros avance d’une case de moins
text-open-card = Carte face visible : { $card }
text-offer = Révélées : { $cards }
text-leading = ouvre la manche
text-playing =
    { $left ->
        [one] joue, encore { $left } case
       *[other] joue, encore { $left } cases
    }
text-acted = action faite
text-district =
    { $place ->
        [none] pion Action urbaine libre
       *[other] pion Action urbaine en { $place }
    }
text-used = Déjà utilisé : { $what }
text-power = son pouvoir
text-start = départ
text-gate = porte
text-taken = déjà utilisé
text-hidden =
    { $n ->
        [one] { $n } pion caché
       *[other] { $n } pions cachés
    }
text-civilians =
    { $n ->
        [one] { $n } civil
       *[other] { $n } civils
    }
text-closed = fermé
text-your-hand =
    { $n ->
        [one] Votre main : { $n } carte
       *[other] Votre main : { $n } cartes
    }
text-bare = rien ici
text-no-side = Les camps ne sont pas encore choisis.

## Cartes, améliorations, pouvoirs

card-frenzy = Les Péchés lancent deux dés de plus dans ce combat.
card-whisper = Le héros reçoit 2 points de corruption ou 1 blessure, au choix de son joueur.
card-shadow-skin = Dans ce combat, il faut un poing de plus pour tuer un acolyte ou une abomination.
card-blaze = Posez un feu sur la case d’un monstre ou à côté.
card-taint = Posez un pion Corruption dans une rue sans héros.
card-brood = Posez un nid sur la case d’un monstre.
card-sigil = Posez un pentacle sur la case d’un monstre.
card-curfew = Fermez un quartier pendant ce tour.
card-ambush = Deux monstres de plus se déplacent pendant cette réaction.
card-reinforcement = Un acolyte mort revient sur un nid libre.
card-vertigo = Le héros avance d’une case de moins.
card-doubt = Le lancer perd un poing.
card-hasty-rite = Si l’un des autels est sans héros, l’Apocalypse avance ; défaussez une carte.
card-revenge = Si un monstre meurt, le héros subit une blessure, ou gagne un point de corruption s’il a une armure.
card-duel = Les autres héros ne donnent aucun dé.
card-fall = Si le lancer donne 3 poings ou plus, le héros gagne 2 points de corruption.
card-torpor = Le héros n’avance que d’une case.
card-long-night = Le quartier du héros est fermé pour la manche.
card-rage = Pour chacun de leurs éclats, les Péchés lancent deux dés de plus.
card-ashes = Un feu apparaît là où un monstre meurt.
card-theft = Le héros perd une amélioration.
card-mirror = Les Péchés lancent autant de dés que le héros, 6 au plus.
card-tax = Le héros perd un pion « Tour supplémentaire ».
card-vault = Piochez 2 cartes, défaussez-en une.
card-feast = Effacez 3 coups reçus par le contrôleur ou l’avatar.
card-swarm = Deux acolytes morts reviennent sur des nids libres.
card-lure = Le héros avance d’une case vers le monstre le plus proche.
card-embrace = Le héros ne quitte pas sa case pendant ce tour.
card-blessed-blade = Un dé de plus en combat.
card-vest = Un bouclier à chaque combat.
card-boots = Une case de marche de plus.
card-salt = Un dé de plus pour nettoyer.
card-first-aid = Une fois par manche, guérit d’une blessure un héros de la case.
card-adrenaline = Défaussez-la pour un tour supplémentaire.
card-carbine = Une case de portée de plus.
card-amulet = Ignore le premier point de corruption de chaque manche.
card-extinguisher = Ignore les feux, et en éteint un en entrant.
card-radio = Une fois par manche, un autre héros avance d’une case.
card-grenade = Défaussez-la pour 2 poings sur la case du héros ou sur une case voisine.
card-notebook = Une fois par manche, relance tous les dés d’un lancer.
power-ines = Une fois par manche, un autre héros, à une case au plus, avance sans risque d’une case.
power-aubin = Les autres héros de sa case peuvent relancer un dé.
power-bastien = Sa première victime de la manche lui ôte un point de corruption.
power-ursa = Un dé de combat de plus par tranche de deux blessures.
power-vigie = Peut combattre jusqu’à deux cases de distance.
power-braconnier = Peut combattre à une case de distance ; un poing de plus contre un monstre seul.
power-saba = Quand elle enlève deux pions, elle guérit d’une blessure un héros de sa case.
power-odon = À chaque tour, ignore le premier pion Corruption sur son chemin.
token-fire = Une blessure pour celui qui entre.
token-corruption = Un point de corruption pour celui qui entre.
token-pentacle = Un dé de plus pour les Péchés ici.
token-nest = Un monstre mort peut revenir ici.
face-hero-fist = un coup
face-hero-both = un coup et une parade
face-hero-shield = une parade
face-hero-burst = un dé de plus a été lancé
face-hero-blank = rien
face-work-fist = la tâche avance
face-work-both = la tâche avance
face-work-shield = sans effet hors combat
face-work-burst = un dé de plus a été lancé
face-work-blank = rien
face-sins-claw = une blessure
face-sins-tentacle = un point de corruption
face-sins-burst = rien, sauf avec Rage
face-sins-blank = rien
monster-figures =
    { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }, résistance { $tough }
monster-claws =
    { $n ->
        [one] une griffe assurée à chaque combat
       *[other] { $n } griffes assurées à chaque combat
    }
monster-tentacles =
    { $n ->
        [one] un tentacule assuré à chaque combat
       *[other] { $n } tentacules assurés à chaque combat
    }
monster-march = avance de { $n ->
        [one] { $n } case
       *[other] { $n } cases
    } pendant une réaction

## Ce que change un coup, au-dessus d’un menu

ahead-hero-odds = Gagne { $won } % des parties entre ordinateurs
ahead-way = À faire : { $goal } ({ $needed })
    .odds = Entre ordinateurs, les héros gagnent environ { $won ->
        [one] { $won } partie
       *[other] { $won } parties
    } sur 100 par cette voie
ahead-tempt = niveau { $level }{ $dice ->
        [0] {""}
        [one] {" · "}+{ $dice } dé
       *[other] {" · "}+{ $dice } dés
    }{ $fists ->
        [0] {""}
        [one] {" · "}+{ $fists } poing
       *[other] {" · "}+{ $fists } poings
    }
scene-rolled =
    { $hero } : { $fists ->
        [one] { $fists } poing
       *[other] { $fists } poings
    }, { $shields ->
        [one] { $shields } bouclier
       *[other] { $shields } boucliers
    } ; en face, { $claws ->
        [one] { $claws } griffe
       *[other] { $claws } griffes
    }, { $tentacles ->
        [one] { $tentacles } tentacule
       *[other] { $tentacles } tentacules
    }.
scene-roll = { $hero } lancera { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }, et les Péchés { $sin_dice }.
ahead-wounds =
    { $n ->
        [one] coûte une blessure
       *[other] coûte { $n } blessures
    }
ahead-corruption =
    { $n ->
        [one] coûte un point de corruption
       *[other] coûte { $n } points de corruption
    }
ahead-dies = { $hero } en meurt
ahead-past = un sombre passé éclate au grand jour
ahead-leaving =
    { $n ->
        [one] à son départ, un dé des Péchés frappe
       *[other] à son départ, { $n } dés des Péchés frappent
    }
scene-turn =
    { $left ->
        [one] { $hero } est en { $place } ; il lui reste { $left } case à parcourir.
       *[other] { $hero } est en { $place } ; il lui reste { $left } cases à parcourir.
    }
scene-against = { $hero } a fini son tour en { $place }.
scene-hand = Votre main : { $cards }.

## La chronique d’une manche

story-title = 📜 Chronique de la manche { $n }
story-dawn-1 = La nuit était déjà tombée sur Haven.
story-opens-1 = { $hero } marchait en tête dans les rues de Haven.
story-opens-2 = Des sirènes hurlaient quand { $hero } a ouvert la voie.
story-opens-3 = Il pleuvait de la cendre ; { $hero } a ouvert la marche.
story-opens-4 = Les réverbères clignotaient quand { $hero } a pris la route.
story-opens-5 = { $hero } a poussé la porte ; personne n’a parlé.
story-opens-6 = Une cloche a sonné quelque part ; { $hero } a donné le départ.
story-opens-7 = On entendait gratter derrière les murs ; { $hero } a fait signe d’avancer.
story-opens-8 = Les taxis brûlaient au milieu des rues ; { $hero } a pris les devants.
story-opens-9 = { $hero } a vérifié son arme, puis celles des autres.
story-opens-10 = La brume montait du fleuve ; { $hero } a foncé droit dedans.
story-killed-1 = { $hero } a abattu { $monster } { $place }.
story-killed-2 = { $hero } a fait place nette { $place } en abattant { $monster }.
story-killed-3 = Sous les coups { DE($hero) }, { $monster } a mordu la poussière { $place }.
story-killed-4 = On entendait { $monster } gronder { $place } ; { $hero } y a mis fin.
story-killed-5 = { $hero } a achevé { $monster } { $place }.
story-slain-1 = C’est { $place } { QUE($hero) } a abattu { $monster }.
story-slain-2 = Sous les coups { DE($hero) }, { $monster } a fini par s’effondrer { $place }, et les bêtes ont hurlé.
story-fell-1 = Les bêtes ont hurlé : { $monster } venait de s’effondrer { $place }.
story-fell-2 = On a entendu { $monster } tomber { $place }, puis plus rien.
story-fell-3 = Un dernier cri { $place } : { $monster } ne se relèverait plus.
story-fell-4 = Quelque chose de lourd est tombé { $place } : c’était { $monster }.
story-rescued-1 = { $hero } a trouvé quelqu’un de vivant { $place }.
story-rescued-2 = Une voix répondait encore { $place } ; { $hero } l’a suivie.
story-rescued-3 = { $hero } a tiré quelqu’un des décombres { $place }.
story-delivered-1 = Derrière les portes, on a compté les gens { QUE($hero) } ramenait.
story-delivered-2 = { $hero } a frappé à la porte, et l’on a ouvert : il y avait du monde derrière.
story-delivered-3 = Quelques-uns de plus dormiraient à l’abri, grâce à { $hero }.
story-altar-broken-1 = L’autel a cédé { $place } : { $hero } en a renversé la pierre.
story-altar-broken-2 = Là où se dressait un autel, { $place }, { $hero } n’a laissé qu’un tas de pierres.
story-altar-broken-3 = À coups redoublés, { $hero } a mis l’autel en pièces, { $place }.
story-civilian-lost-1 = Un cri s’est perdu { $place }.
story-civilian-lost-2 = Quelqu’un attendait { $place } ; personne n’est venu à temps.
story-civilian-lost-3 = On n’a retrouvé qu’une chaussure { $place }.
story-civilian-lost-many-1 = On est arrivé trop tard : { $n } civils ont attendu en vain qu’on vienne les chercher.
story-civilian-lost-many-2 = Pour { $n } civils, les secours ne sont pas arrivés.
story-civilian-lost-many-3 = Des voix appelaient à l’aide ; bientôt, { $n } s’étaient tues.
story-entered-1 = Pour combler le vide, on a appelé { $hero }.
story-entered-2 = Il fallait quelqu’un de plus : on a trouvé { $hero }.
story-entered-3 = Un nouveau visage a rejoint les survivants : { $hero }.
story-past-shown-1 = Le passé { DE($hero) } a refait surface : { $past }.
story-past-shown-2 = Cette nuit-là, on a su ce que cachait { $hero } : { $past }.
story-past-shown-3 = La nuit savait tout { DE($hero) } ; elle a mis au jour { $past }.
story-omen-1 = Puis il y a eu { $omen }.
story-omen-2 = La nuit a été marquée par { $omen }.
story-omen-3 = Comme si cela ne suffisait pas, il y a eu { $omen }.
story-died-1 = La route { DE($hero) } s’est arrêtée { $place }.
story-died-2 = On a vu { $hero } pour la dernière fois { $place }.
story-died-3 = { $hero } a livré son dernier combat { $place }.
story-relieved-1 = On a vu { $hero } pour la dernière fois { $place } ; { $successor } a pris la relève.
story-relieved-2 = { $hero } a livré son dernier combat { $place }. Pour combler le vide, on a appelé { $successor }.
story-relieved-3 = La mort attendait { $hero } { $place } ; { $successor } a pris la relève.
story-appeared-1 = Quelque chose d’énorme a surgi { $place } : c’était { $monster }.
story-appeared-2 = Le sol a tremblé { $place } : { $monster } entrait dans Haven.
story-appeared-3 = Les chiens se sont tus { $place }, et { $monster } a paru.
story-goal-kill-1 = Les créatures étaient partout : il fallait en abattre, et beaucoup.
story-goal-controller-1 = Quelqu’un commandait aux bêtes ; il fallait faire taire le contrôleur.
story-goal-nests-1 = Il fallait maintenant arracher chaque nid et occuper la porte.
story-goal-avatar-1 = Il fallait maintenant abattre l’avatar du péché.
story-goal-purge-1 = Pour reprendre la ville, il fallait d’abord la laver de sa souillure.
story-goal-hold-1 = Il fallait maintenant tenir deux autels à la fois.
story-goal-altars-1 = Restait à briser les autels, pierre après pierre.
story-goal-civilians-1 = Des gens vivaient encore là-dehors ; il fallait d’abord les mettre à l’abri.
story-goal-sweep-1 = Il fallait maintenant dégager les rues et éteindre le feu dans les quartiers.
story-goal-everybody-1 = Restait à ramener les derniers civils, ceux que le train attendait.
story-done-kill-1 = Assez de créatures étaient tombées : la ville respirait un peu.
story-done-kill-2 = Le compte y était : assez de créatures gisaient dans les rues.
story-done-nests-1 = Plus un nid ne palpitait, et la porte tenait.
story-done-nests-2 = Les nids brûlés, la porte refermée : c’était fait.
story-done-purge-1 = Les rues étaient lavées de leur souillure.
story-done-purge-2 = On pouvait de nouveau marcher dans les rues sans se couvrir la bouche.
story-done-hold-1 = Deux autels étaient aux mains des héros.
story-done-hold-2 = Deux autels, et sur chacun un héros debout.
story-done-altars-1 = Les pierres du rite n’étaient plus que gravats.
story-done-altars-2 = Des autels, il ne restait que des pierres.
story-done-civilians-1 = Les portes s’étaient refermées derrière les premiers civils, sains et saufs.
story-done-civilians-2 = Derrière les portes, on commençait à faire de la place.
story-done-sweep-1 = Les décombres étaient dégagés, et plus rien ne brûlait dans les quartiers.
story-done-sweep-2 = Les derniers feux éteints, les rues étaient rendues aux passants.
story-done-everybody-1 = Les derniers civils qu’attendait le train étaient là.
story-done-everybody-2 = Le quai était plein ; le train pouvait partir.
story-quiet-1 = La ville a retenu son souffle.
story-quiet-2 = Rien d’autre n’a bougé, ou personne n’est resté pour le dire.
story-quiet-3 = On a écouté longtemps ; ce n’était que le vent.
story-quiet-4 = Dans les cages d’escalier, personne n’a osé allumer.
story-night-1 = Au loin, une sirène s’est tue.
story-night-2 = L’Apocalypse, elle, n’attendait personne.
story-night-3 = Une fenêtre s’est éclairée, puis plus rien.
story-end-1 = La dernière mission était accomplie ; au bout de la nuit, Haven respirait encore.
story-end-2 = Tout était accompli : le jour s’est levé sur Haven, et la ville était sauvée.
story-end-sins-1 = Trop de héros étaient tombés ; au bout de la nuit, Haven appartenait à { $winners }.
story-end-sins-2 = Haven avait perdu trop de héros ; quand les dernières lumières se sont éteintes, la ville est restée à { $winners }.
story-standing-1 = L’avatar était toujours debout.

## Compte rendu

report-name-unknown = plus personne debout
report-sins-1 = Le péché qui a parcouru Haven toute la nuit s’appelait { $sin } ; dans son ombre allaient les { $group }.
report-sins-2 = Toute la nuit, Haven a porté un nom : { $sin }. Ceux qui le murmuraient : les { $group }.
report-hero-well-1 = { $hero } a tenu jusqu’au bout, presque sans une marque.
report-hero-well-2 = Au petit jour, { $hero } marchait encore d’un pas sûr.
report-hero-well-3 = La nuit a glissé sur { $hero } sans laisser de trace.
report-hero-well-4 = Au matin, { $hero } a demandé du café.
report-hero-hurt-1 = { $hero } a tenu jusqu’au bout, au prix de bien des blessures.
report-hero-hurt-2 = { $hero } a vu l’aube, un bras en écharpe et les dents serrées.
report-hero-hurt-3 = On a compté les plaies { DE($hero) } au lever du jour ; aucune n’avait suffi.
report-hero-hurt-4 = Au lever du jour, { $hero } tenait encore debout, contre un mur.
report-hero-dark-1 = { $hero } a tenu jusqu’au bout, mais la corruption n’est plus très loin du cœur.
report-hero-dark-2 = { $hero } a vu l’aube ; ce qui regarde par ses yeux n’est plus tout à fait humain.
report-hero-dark-3 = { $hero } est là, debout ; on évite pourtant de croiser son regard.
report-hero-dark-4 = { $hero } a vu l’aube, mais n’a pas supporté la lumière.
report-died-1 = { $hero } n’a pas revu l’aube : tout s’est arrêté { $place }.
report-died-2 = Haven a gardé { $hero } : la nuit s’est refermée sur ses pas { $place }.
report-died-3 = On raconte encore comment { $hero } a tenu tête à la nuit { $place }.
report-died-4 = C’est { $place } que la nuit a pris { $hero }.
report-carried = { $hero } avait tout gardé en chemin : { $upgrades }.
report-saved =
    Cette équipe a sauvé { $n ->
        [one] un civil
       *[other] { $n } civils
    }.
report-nobody = De ceux qui étaient partis, aucun n’est revenu.
report-figure-died = Héros perdus
report-figure-delivered = Civils à l’abri
report-figure-altars = Autels brisés
report-figure-reactions = Réactions gagnées
report-chapter = Manche { $n }
report-chapters = Manches { $n } à { $until }
report-chapters-two = Manches { $n } et { $until }
report-before = Avant la première manche

## Sur les images

draw-key-acolyte = acolyte
draw-key-abomination = abomination
draw-key-controller = contrôleur
draw-key-avatar = avatar
draw-key-taint = Corruption
draw-key-pentacle = pentacle
draw-key-nest = nid
draw-key-altar = autel
draw-key-hidden = pion caché
word-hidden = pion caché
word-civilian = civil
draw-key-civilian = civil
draw-key-burst = éclat
draw-key-turn = tour
symbol-turn-played = tour joué
symbol-turn-extra = tour supplémentaire
symbol-city-used = ville déjà utilisée
symbol-grave = mort d’un héros
symbol-power = pouvoir du héros
symbol-die = dé supplémentaire
symbol-burst-sin = éclat des Péchés
symbol-blank-sin = vide des Péchés
symbol-step-card = Apocalypse : les Péchés piochent
symbol-step-controller = Apocalypse : contrôleur
symbol-step-omen = Apocalypse : carte Apocalypse
symbol-step-reaction = Apocalypse : réactions en plus
symbol-step-avatar = Apocalypse : avatar
symbol-step-rift = Apocalypse : nid dans une rue
symbol-step-torment = Apocalypse : corruption et blessure
draw-mission-n = Mission { $n }
draw-sins-hold = cartes { $cards } · réactions { $reactions }
draw-ready = acolyte mort prêt
draw-joined = acolyte déjà venu
draw-wounds = Blessures { $n }/{ $most }
draw-corruption = Corruption { $n }/{ $most }
draw-yields = bonus en cédant
draw-figure-combat = Combat
draw-figure-skill = Compétence
draw-figure-armour = Armure
draw-figure-move = Marche
draw-figure-reach = Portée
draw-upgrade = Amélioration
draw-free = Amélioration à trouver
draw-past-kind = Sombre passé
draw-reactions = Réactions { $n }
draw-piles = pioche { $deck } · défausse { $discards }
draw-dead =
    { $n ->
        [one] { $n } mort
       *[other] { $n } morts
    }
draw-left = encore { $n }
draw-waiting = encore { $n }
draw-hidden-title = Pions cachés
draw-when-start = Début
draw-when-before = Avant un combat
draw-when-after = Après un lancer
draw-when-reaction = Réaction
draw-mission = Mission { $n } : { $goal }, { $progress }/{ $needed }
draw-branching = Mission { $n } : voie à choisir
draw-track = Apocalypse { $n }/9
draw-deaths = Morts { $n }/{ $most }
draw-pool = Encore à choisir{ $led ->
        [0] , dont un meneur
       *[other] {""}
    }{ $n ->
        [0] {""}
       *[other] {""} ; en réserve : { $reserve }
    }
draw-start = Départ
draw-closed = fermé
draw-roll = { $hero } : { $roll }
text-roll-attack = Les Péchés attaquent en { $place }
text-roll-at = En { $place }
draw-to-roll = { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }{ $sin_dice ->
        [0] {""}
       *[other] {""} contre { $sin_dice }
    }
draw-rolled = Poings { $fists } · boucliers { $shields }
draw-rolled-sins = Griffes { $claws } · tentacules { $tentacles }
draw-worked = Poings { $fists }
draw-tokens = Tours { $turns }{ $extra ->
        [0] {""}
       *[other] +{ $extra }
    } · { $district ->
        [none] ville libre
       *[other] ville en { $district }
    }
draw-key-city = ville
draw-taken = utilisé
draw-won = Victoire : { $names }
draw-hand = Votre main
draw-hidden = Pions cachés : { $what }
draw-no-hand = Aucune carte en main
draw-figures = Combat { $combat } · compétence { $skill } · armure { $armour } · marche { $move } · portée { $reach }

## La première partie

learn-intro = La nuit tombe sur Haven, et l’Orgueil y marche. Vous menez deux héros contre un ordinateur qui joue les Péchés. Trois missions dans l’ordre : tuer assez de monstres, choisir une voie, abattre l’avatar. Voici la première manche.
learn-team = Deux héros jouent, deux autres attendent en réserve. Il vous faut au moins un meneur. Chaque héros a ses dés de combat, sa compétence et un pouvoir.
    .title = L’équipe
    .pick = Inès mène, et elle se bat bien.
learn-second =
    .pick = Bastien lance quatre dés au combat : personne ne frappe plus fort.
learn-third =
    .pick = Saba nettoie mieux que personne : gardez-la pour une ville pleine de pions.
learn-fourth =
    .pick = Ursa frappe d’autant plus fort qu’elle est blessée : une bonne relève.
learn-first = À chaque manche, un héros commence, les autres suivent dans l’ordre, et chacun a deux tours. Sur le plan, un nid ramène un monstre mort, un autel sans héros donne une carte aux Péchés, et certaines missions demandent d’occuper la porte. Après un combat, les coups reçus s’effacent, sauf pour le contrôleur et l’avatar.
    .title = Le premier héros
    .pick = Bastien frappe le plus fort : qu’il ouvre la voie.
learn-act = À son tour, un héros se déplace et fait une action, avant ou après : combattre ou nettoyer. Quitter une case où il y a des monstres coûte des blessures. En plus, chaque héros peut faire l’action urbaine d’un quartier, une par manche.
    .title = Un tour
    .pick = Vers le centre : de B2, l’acolyte de C2 est à un pas.
learn-act-strike =
    .pick = Un acolyte seul, et la mission demande quatorze monstres : cela vaut un point de corruption.
learn-act-fight =
    .pick = Quatre dés contre deux : vous avez l’avantage.
learn-temptation = Avant chaque lancer, vous pouvez prendre un point de corruption : la corruption donne des dés, puis des poings. Au niveau 7, chaque point de plus est une blessure. Cinq blessures tuent.
    .title = La corruption
    .pick = Un seul poing tue un acolyte : quatre dés suffisent.
learn-act-ines =
    .pick = Inès fait le tour par l’autre côté : rien ne l’y attend.
learn-act-south =
    .pick = La case est vide, et D3, un nid gardé par un acolyte, n’est plus qu’à deux pas.
learn-act-leave =
    .pick = Ici, un monstre ; en D1, deux à tuer en un seul combat. Le dé du monstre que vous quittez coûte au pire une blessure.
learn-act-reach =
    .pick = Les deux monstres sont ici, et il vous reste votre action.
learn-act-both =
    .pick = Trois poings les tuent tous les deux, et vous lancez quatre dés.
learn-temptation-taken =
    .pick = Les Péchés lanceront sept dés : un dé de plus vaut bien un premier point de corruption.
learn-again = Un meneur à vos côtés permet de relancer un dé ; un carnet, tous les dés.
    .title = Relancer
learn-fists = Chaque poing va à un monstre ; il meurt quand sa résistance est atteinte. D’un combat à l’autre, les coups reçus ne s’accumulent que pour le contrôleur et l’avatar.
    .title = Les poings
    .pick = Vous en tuerez deux de toute façon : commencez par l’abomination, la plus dangereuse.
learn-shields = Un bouclier arrête une griffe, donc une blessure, ou un tentacule, donc un point de corruption. À vous de choisir.
    .title = Les boucliers
    .pick = Les blessures tuent, la corruption attend : les griffes d’abord.
learn-act-fight-back =
    .pick = L’abomination est venue à vous : la quitter vous exposerait à son dé, la tuer fait avancer la mission.
learn-temptation-spared =
    .pick = Un seul monstre à abattre : gardez la corruption pour plus tard.
learn-shields-again =
    .pick = Un seul bouclier : une blessure de moins vaut mieux qu’un point de corruption de moins.
learn-act-harbour =
    .pick = Au Port, l’action urbaine donne un tour de plus.
learn-act-city =
    .pick = Un tour de plus contre un point de corruption : la manche n’est pas finie pour Inès.
learn-whisper = Une carte des Péchés vous laisse choisir votre peine : de la corruption, ou une blessure.
    .title = Un murmure
learn-order = Un quartier a plusieurs effets : appliquez-les dans l’ordre qui vous arrange.
    .title = Un quartier
    .pick = Ici, l’ordre ne change rien : payez d’abord.
learn-act-nest =
    .pick = En D3, un acolyte : attaquez-le pendant ce tour supplémentaire.
learn-effect = Choisissez sur qui ou sur quoi agit l’effet du quartier. Un effet qui ne sert à personne est ignoré.
    .title = L’effet d’un quartier
learn-upgrade = Deux améliorations sont révélées : gardez-en une. Un héros en porte trois au plus.
    .title = S’équiper
learn-token = Chaque poing enlève un pion de la case. Le feu et la corruption font mal aux héros qui entrent ; un nid ramène des monstres.
    .title = Nettoyer
learn-extra = Un pion « Tour supplémentaire » se dépense en fin de manche, ou se garde. Les Péchés pourront y réagir.
    .title = Un tour de plus
    .pick = Ce tour vous a coûté un point de corruption, et un acolyte est à portée.
learn-act-again =
    .pick = Un acolyte seul, trois dés contre deux : encore un monstre pour la mission.
learn-temptation-deep =
    .pick = Au niveau 5, la corruption donne un dé et un poing : c’est le poing qu’il faut pour abattre l’acolyte.
learn-act-station =
    .pick = Bastien est à une case de la Gare : Inès peut le déplacer sans danger.
learn-act-lead =
    .pick = À l’Arsenal, Bastien pourra prendre une amélioration à la prochaine manche.
learn-act-last =
    .pick = Il n’y a plus de monstre en D1 : Inès y finit la manche sans danger.
learn-replace = Un héros est mort : un autre, de la réserve, entre sur la case de départ. Quand la réserve est vide, la prochaine mort fait perdre la partie.
    .title = La relève
learn-branch = La deuxième mission a deux voies. Si les héros ne s’accordent pas, les Péchés choisissent pour eux.
    .title = Deux voies
learn-objections = Quelqu’un propose un premier héros. Se taire, c’est accepter ; s’opposer entraîne un vote.
    .title = S’opposer
learn-vote = La majorité désigne le premier héros ; à défaut, c’est le voisin de gauche du précédent.
    .title = Le vote
learn-sin = Chaque péché change une règle et a deux cartes bien à lui. Les acolytes ajoutent un effet quand un des leurs rejoint un combat.
    .title = Un péché
learn-toll = L’Avarice fait payer chaque action urbaine : un point de corruption, ou une amélioration.
    .title = L’Avarice
learn-ruling = Les héros ne s’accordent pas : vous choisissez leur voie.
    .title = Trancher
learn-laying = Les Péchés posent des pions là où ils gênent : sur le chemin des héros, ou sous un monstre.
    .title = Poser un pion
learn-summons = Des monstres morts reviennent sur les nids libres. Chaque monstre bloque un nid.
    .title = Invoquer
learn-roam = Un monstre peut se déplacer en dehors d’une réaction.
    .title = Une marche
learn-mend = Le contrôleur et l’avatar ont tous deux reçu des coups : choisissez celui qui guérit.
    .title = Guérison
learn-confession = Plusieurs héros sont aussi corrompus les uns que les autres : désignez-en un pour la carte.
    .title = Confession
learn-rumour = Une rumeur emporte un civil qui attend près d’un monstre : à vous de le choisir.
    .title = Une rumeur
learn-moment = Vous jouez au plus une carte à chaque tour de héros, au moment qu’elle indique. Une fois par manche, un acolyte mort peut rejoindre un combat.
    .title = Le moment d’une carte
learn-react = Après un tour, déplacez un monstre, puis attaquez le héros qui vient de jouer. Vous avez autant de réactions qu’il y a de héros.
    .title = Réagir
learn-drag = Le héros avance d’une case vers le monstre le plus proche, sans être blessé en partant.
    .title = Attirer
learn-close = Un quartier fermé ne sert à personne jusqu’à la fin du tour.
    .title = Fermer
learn-take = Choisissez l’amélioration que le héros perd, ou ne peut plus utiliser jusqu’à la fin de la manche.
    .title = Ôter
learn-discard = Une de vos cartes est défaussée, à la vue de tous.
    .title = Défausser
learn-end =
    Vous avez mené deux héros pendant toute une manche. Ce que vous savez maintenant :
    · **Agir** : se déplacer, une action, et une action urbaine à tout moment.
    · **Lancer** : les poings tuent, les boucliers arrêtent, la corruption aide et se paie.
    · **Durer** : les Péchés réagissent, l’Apocalypse avance, la troisième mort fait perdre.
    .title = 🎓 Haven a de nouveaux défenseurs !

## Les conseils : ce qu’ils comparent

hint-mission = la mission
hint-heroes = l’état des héros
hint-sins = l’Apocalypse et les cartes des Péchés
hint-whim = un peu de variété
hint-board = le contrôle de la ville
hint-prospects = la suite de ce tour
## Les titres, quand tout est fini

word-title-idle-sins = Les mains dans les poches
word-title-no-harvest = La moisson manquée
word-title-rich-harvest = La moisson des âmes
word-title-teeming-city = La ville grouillante
word-title-every-weakness = À chaque faiblesse sa carte
word-title-untouched-soul = L’âme intacte
word-title-no-wound = Pas une égratignure
word-title-altars = Plus un autel debout
word-title-civilians-first = Les civils d’abord
word-title-no-fight = Pas un coup donné
word-title-graves = Des tombes à fleurir
word-title-no-temptation = À toute tentation, non
word-title-balm = Le baume et le pardon
word-title-every-temptation = À chaque tentation, oui
word-title-brink = Au bord du gouffre
word-title-whole-city = Toute la ville à pied
word-title-ally-city = La ville pour alliée
word-title-raised-fist = Le poing levé
word-title-everybody-home = Tout le monde à la maison
word-title-sober = La tête froide
word-title-dawn = L’aube revenue
word-title-until-the-end = Jusqu’au bout de la nuit
word-title-night = La nuit sans fin
word-title-driven-out = La nuit chassée
luck-fist = Poings aux dés (moyenne)
luck-shield = Boucliers aux dés (moyenne)
luck-claw = Griffes aux dés (moyenne)
luck-tentacle = Tentacules aux dés (moyenne)

## Campagne : ce que la fin donne

gives-people = { $n ->
        [one] { $n } héros vivant
       *[other] { $n } héros vivants
    }
gives-arms = { $n ->
        [one] { $n } amélioration
       *[other] { $n } améliorations
    }
gives-fame = { $n ->
        [one] { $n } victoire ou titre
       *[other] { $n } victoires et titres
    }
word-turn = Tour
    .count = { $n ->
            [one] { $n } pion Tour ou carte Péché
           *[other] { $n } pions Tour ou cartes Péché
        }
word-upgrade = Amélioration
    .count = { $n ->
            [one] { $n } amélioration ou carte Péché
           *[other] { $n } améliorations ou cartes Péché
        }
record-brought = Apport de la campagne
