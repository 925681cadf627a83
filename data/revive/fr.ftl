# Revive en français. Les mêmes messages et les mêmes variables que en.ftl.

## Le jeu

game-name = Revive
game-pitch = Sous la glace, le monde attend : explorez, bâtissez, repeuplez, et faites tourner les machines de votre tribu.
game-plan-until = avec la partie
game-alone = Commencer maintenant, c’est jouer en solitaire : six artefacts, et chaque hibernation en retire un ; la partie s’arrête avec le dernier. Il faut 100 points pour le bronze, 115 pour l’argent et 130 pour l’or ; en dessous, rien.
game-sheet =
    .title = Votre plateau
    .button = Mon plateau
phase-setup = Préparatifs
phase-turn = Tour { $n }
phase-last_turns = Tour { $n } · Derniers tours
phase-over = Le dégel est achevé

## Points

winning-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Coups

group-free = Actions gratuites
    .name = gratuit
    .text = Machines, caisses et trocs, à tout moment de votre tour
group-effect = Effets
    .name = effet
    .text = Les choix que les effets vous demandent
verb-tuck = Mettre au repos
    .name = repos
    .text = Mettre au repos une carte active
verb-keep = Garder active
    .name = garder
    .text = Garder active une carte jouée, malgré l’hibernation
verb-embark = Partir en voyage
    .name = voyage
    .text = Avec l’interrupteur, entreprendre un voyage en détruisant une carte de sa couleur
verb-sail = Accomplir un voyage
    .name = partir
    .text = Gagner la dévotion d’un de vos voyages
verb-adopt = Garder un scyphoz
    .name = scyphoz
    .text = Garder l’une des deux cartes piochées
verb-descend = Descendre
    .name = descendre
    .text = Installer un colon dans le lieu des abysses
verb-convert = Convertir
    .name = convertir
    .text = Convertir des points en dévotion, ou l’inverse, à deux pour un
verb-accept = Accepter
    .name = accepter
    .text = Utiliser ce qu’offre le côté lune
verb-scrap = Mettre une caisse à la casse
    .name = casse
    .text = Défausser une caisse sans l’ouvrir
verb-ferry = Faire passer un colon
    .name = passage
    .text = Déplacer un colon d’une cité à une autre
verb-exchange = Échanger deux modules
    .name = échange
    .text = Échanger un module avec celui d’un autre emplacement
verb-skip = S’en passer
    .name = passer
    .text = Ne pas utiliser cet effet
verb-muster = Choisir ses cartes
    .name = départ
    .text = Choisir les trois cartes actives au départ
verb-play = Jouer une carte
    .name = carte
    .text = Poser une carte active dans un emplacement
verb-switch = Utiliser l’interrupteur
    .name = interrupteur
    .text = Prendre une ressource au choix
verb-copy = Copier une carte
    .name = copier
    .text = Avec l’interrupteur, copier la moitié haute visible d’une carte d’un autre joueur
verb-explore = Explorer
    .name = explorer
    .text = Retourner une tuile prise dans la glace
verb-build = Construire
    .name = construire
    .text = Poser un bâtiment sur un désert
verb-populate = Peupler
    .name = peupler
    .text = Installer un colon et apprendre sa technologie
verb-hibernate = Hiberner
    .name = hiberner
    .text = Récupérer cartes, énergie et interrupteur, et prendre un bonus
verb-end = Finir le tour
    .name = finir
    .text = Ne rien faire de plus
verb-machine = Faire tourner une machine
    .name = machine
    .text = Dépenser une énergie pour l’effet d’une machine
verb-open = Ouvrir une caisse
    .name = caisse
    .text = Utiliser l’une de vos caisses
verb-use = Utiliser machines et caisses
    .name = utiliser
    .text = Faire tourner plusieurs machines et ouvrir plusieurs caisses
verb-trade = Troquer
    .name = troc
    .text = Utiliser le troc d’une de vos technologies
verb-take = Prendre des ressources
    .name = prendre
    .text = Choisir des ressources de base
verb-advance = Avancer
    .name = avancer
    .text = Avancer d’un pas sur une piste
verb-fit = Poser un module
    .name = module
    .text = Poser un module dans un emplacement
verb-install = Installer une machine
    .name = installer
    .text = Prendre l’une des machines disponibles
verb-recruit = Recruter
    .name = recruter
    .text = Prendre un citoyen disponible, ou le premier de la pioche
verb-claim = Prendre un artefact
    .name = artefact
    .text = Choisir la couleur de l’artefact
verb-bury = Défausser un artefact
    .name = enfouir
    .text = Retirer un artefact du plateau
verb-recover = Récupérer une énergie
    .name = énergie
    .text = Reprendre l’énergie d’une machine
verb-wake = Réveiller une carte
    .name = réveiller
    .text = Rendre active une carte au repos
verb-row = Bonus d’hibernation
    .name = bonus
    .text = Choisir une ligne déjà atteinte
verb-orient = Orienter la tuile
    .name = orienter
    .text = Choisir le sens de la tuile
verb-first = Effet suivant
    .name = ordre
    .text = Choisir l’effet à appliquer maintenant
verb-light = Poser une lanterne
    .name = lanterne
    .text = Poser une lanterne sur une case explorée
verb-next = Action suivante
    .name = suite
    .text = Finir cette action : le surplus est perdu
field-cards = Cartes
    .name = cartes
    .text = Quelles cartes ?
field-card = Carte
    .name = carte
    .text = Quelle carte ?
    .later = choisir le moment venu
field-slot = Emplacement
    .name = emplacement
    .text = Dans quel emplacement ?
field-colour = Couleur
    .name = couleur
    .text = Quelle couleur ?
field-resource = Ressource
    .name = ressource
    .text = Quelle ressource ?
field-rival = Siège
    .name = siège
    .text = La carte de quel joueur ?
field-tile = Tuile
    .name = tuile
    .text = Quelle tuile ? Elle porte le nom de sa première case.
field-hex = Case
    .name = case
    .text = Quelle case ? La lettre de la ligne, le numéro dans la ligne.
field-size = Bâtiment
    .name = taille
    .text = Petit ou grand ?
field-tech = Technologie
    .name = technologie
    .text = Quel colon, quelle technologie ?
field-machine = Machine
    .name = machine
    .text = Quelle machine ?
field-crate = Caisse
    .name = caisse
    .text = Quelle caisse ?
field-food = Nourriture
    .name = nourriture
    .text = Combien de nourriture ?
field-book = Livres
    .name = livres
    .text = Combien de livres ?
field-gear = Rouages
    .name = rouages
    .text = Combien de rouages ?
field-track = Piste
    .name = piste
    .text = Sur quelle piste ?
field-module = Module
    .name = module
    .text = Quel module ?
field-voyage = Voyage
    .name = voyage
    .text = Quel voyage ?
field-into = En
    .name = en
    .text = En points ou en dévotion ?
field-amount = Combien
    .name = combien
    .text = Combien de points ou de dévotion recevez-vous ?
field-city = Cité
    .name = cité
    .text = De quelle cité ?
field-end = Autre emplacement
    .name = contre
    .text = Avec quel emplacement ?
field-other = Autre module
    .name = autre
    .text = Avec quel module ?
field-row = Ligne
    .name = ligne
    .text = Le bonus de quelle ligne ?
    .later = choisir le moment venu
field-tools = Machines et caisses
    .name = quoi
    .text = Quelles machines, quelles caisses ? Elles servent dans l’ordre où vous les nommez.
field-take = Ressources au choix
    .name = prendre
    .text = Quelles ressources prenez-vous ?
    .later = choisir le moment venu
field-lost = Artefact défaussé
    .name = défausse
    .text = Quelle couleur d’artefact quitte le plateau ?
    .later = choisir le moment venu
field-way = Sens
    .name = sens
    .text = Dans quel sens ?
field-source = Effet
    .name = effet
    .text = Quel effet maintenant ?
pick-muster = Actives au départ : { $cards }
pick-switch = Interrupteur : 1 { $resource }
pick-copy = Copier { $card } ({ $rival })
    .take = { $take }
pick-explore = Explorer { $tile }
pick-hibernate = Hiberner
    .row = bonus de la ligne { $row }
    .take = { $take }
    .lost = un artefact { $lost } défaussé
pick-end = Finir le tour
pick-machine = Faire tourner : { $machine }
    .take = { $take }
pick-open = Ouvrir : { $crate }
    .take = { $take }
pick-use = Utiliser : { $tools }
    .take = { $take }
pick-trade = Troquer : { $tech }
pick-take = Prendre : { $counted }
pick-advance = Avancer sur la piste { $track ->
        [vert] verte
        [gris] grise
       *[other] { $track }
    }
pick-install = Installer : { $machine }
pick-recruit = Recruter : { $card }
pick-claim = Prendre un artefact { $colour }
pick-bury = Défausser un artefact { $colour }
pick-recover = Récupérer l’énergie : { $machine }
pick-wake = Réveiller : { $card }
pick-row = Prendre le bonus de la ligne { $row }
pick-orient = Poser la tuile { $way }
    .card = recruter { $card }
pick-first = Maintenant : { $source }
pick-light = Poser une lanterne en { $hex }
pick-tuck = Au repos : { $card }
pick-keep = Garder active : { $card }
pick-embark = Partir : { $voyage }, en détruisant { $card }
pick-sail = Accomplir : { $voyage }
pick-adopt = Garder : { $card }
pick-descend = Descendre : { $tech }
pick-convert = Convertir en { $into } : { $amount }
pick-accept = Donner 1 nourriture pour 2 énergies
pick-scrap = À la casse : { $crate }
pick-ferry = Faire passer un colon { DE($city) } à { $hex }
pick-exchange = Échanger { $module }, { $slot }, et { $other }, { $end }
pick-skip = S’en passer
pick-next = Finir l’action, surplus perdu
pick-play = { $card } : { $slot }, en { $colour }
    .take = { $take }
pick-build = Construire en { $hex } : { $size }
pick-populate = Peupler { $hex } : { $tech }
pick-fit = Poser : { $module }, { $slot }

## Questions

ask-MusterCards = Quelles seront vos trois cartes actives au départ ?
ask-Act = Votre action : que faites-vous ?
ask-AfterTurn = Voulez-vous faire encore une action gratuite, ou finir le tour ?
ask-FreeActions = Voulez-vous utiliser une machine ou une caisse, ou faire un troc ?
ask-AnyResources = Quelles ressources prenez-vous ?
ask-AnySteps = Sur quelle piste avancez-vous ?
ask-ChooseModule = Quel module posez-vous, et où ?
ask-ChooseMachine = Quelle machine installez-vous ?
ask-ChooseCard = Quel citoyen recrutez-vous ?
ask-ChooseArtifact = Quel artefact prenez-vous ?
ask-LoseArtifact = Quel artefact défaussez-vous ?
ask-RecoverEnergy = De quelle machine récupérez-vous l’énergie ?
ask-WakeCard = Quelle carte au repos réveillez-vous ?
ask-ChooseRow = Quel bonus d’hibernation prenez-vous ?
ask-Survey = Dans quel sens posez-vous la tuile ?
ask-Order = Par quel effet commencer ?
ask-PutLantern = Où posez-vous une lanterne ?
ask-Overflow = Trop de ressources : que faites-vous avant de perdre le surplus ?
ask-TuckCard = Quelle carte active mettez-vous au repos ?
ask-KeepOne = Quelle carte jouée gardez-vous active ?
await-TuckCard = choisit une carte à mettre au repos
await-KeepOne = choisit une carte à garder active
ask-Kindle = Voulez-vous donner 1 nourriture pour récupérer 2 énergies ?
ask-Carry = Vers quelle case déplacez-vous une lanterne ?
ask-Scrapping = Quelle caisse mettez-vous à la casse ?
ask-Ferrying = Quel colon faites-vous passer d’une cité à une autre ?
ask-Swapping = Quels modules échangez-vous ?
await-Kindle = choisit de rallumer ou non deux machines
await-Carry = déplace une lanterne
await-Scrapping = choisit de mettre ou non une caisse à la casse
await-Ferrying = choisit de faire passer ou non un colon
await-Swapping = choisit d’échanger ou non deux modules
ask-ChooseScyphoz = Quel scyphoz gardez-vous ?
ask-SettleAbyss = Quel colon envoyez-vous dans les abysses ?
ask-Exchanging = Voulez-vous convertir, à deux pour un, ce que cette action a rapporté ?
await-ChooseScyphoz = choisit un scyphoz
await-SettleAbyss = envoie un colon dans les abysses
await-Exchanging = choisit de convertir ou non ses points
await-MusterCards = choisit ses cartes
await-Act = choisit une action
await-AfterTurn = finit son tour
await-FreeActions = choisit une action gratuite
await-AnyResources = choisit des ressources
await-AnySteps = choisit une piste
await-ChooseModule = pose un module
await-ChooseMachine = installe une machine
await-ChooseCard = choisit une recrue
await-ChooseArtifact = prend un artefact
await-LoseArtifact = défausse un artefact
await-RecoverEnergy = récupère une énergie
await-WakeCard = réveille une carte
await-ChooseRow = choisit un bonus
await-Survey = oriente une tuile
await-Order = choisit un effet
await-PutLantern = pose une lanterne
await-Overflow = règle son surplus

## Effets

effect-f = { $n ->
        [one] { $n } nourriture
       *[other] { $n } nourritures
    }
effect-b = { $n ->
        [one] { $n } livre
       *[other] { $n } livres
    }
effect-g = { $n ->
        [one] { $n } rouage
       *[other] { $n } rouages
    }
effect-a = { $n ->
        [one] { $n } ressource au choix
       *[other] { $n } ressources au choix
    }
effect-x = { $n ->
        [one] { $n } cristal
       *[other] { $n } cristaux
    }
effect-p = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
effect-v = { $n ->
        [one] { $n } dévotion
       *[other] { $n } dévotions
    }
effect-tj = { $n ->
        [one] { $n } pas jaune
       *[other] { $n } pas jaunes
    }
effect-tv = { $n ->
        [one] { $n } pas vert
       *[other] { $n } pas verts
    }
effect-tg = { $n ->
        [one] { $n } pas gris
       *[other] { $n } pas gris
    }
effect-ta = { $n ->
        [one] { $n } pas au choix
       *[other] { $n } pas au choix
    }
effect-m = { $n ->
        [one] { $n } module
       *[other] { $n } modules
    }
effect-k = { $n ->
        [one] { $n } caisse
       *[other] { $n } caisses
    }
effect-e = { $n ->
        [one] { $n } énergie récupérée
       *[other] { $n } énergies récupérées
    }
effect-n = { $n ->
        [one] { $n } énergie de plus
       *[other] { $n } énergies de plus
    }
effect-s = { $n ->
        [one] { $n } étoile
       *[other] { $n } étoiles
    }
effect-c = { $n ->
        [one] { $n } citoyen
       *[other] { $n } citoyens
    }
effect-z = { $n ->
        [one] { $n } artefact
       *[other] { $n } artefacts
    }
effect-q = une machine à choisir
effect-r = portée +{ $n } pour le prochain trajet
effect-de = prochaine exploration −{ $n }
effect-db = { $n ->
        [one] prochain bâtiment −{ $n } rouage
       *[other] prochain bâtiment −{ $n } rouages
    }
effect-dp = { $n ->
        [one] prochain colon −{ $n } livre
       *[other] prochain colon −{ $n } livres
    }
effect-w = { $n ->
       *[other] la prochaine carte est de la couleur de votre choix
    }
effect-l = { $n ->
        [one] { $n } lanterne
       *[other] { $n } lanternes
    }
effect-y = { $n ->
        [one] { $n } scyphoz
       *[other] { $n } scyphoz
    }
effect-h = un colon descend dans les abysses
effect-kindle = capacité de la tribu
effect-root = capacité de la tribu
effect-carry = capacité de la tribu
effect-scrap = capacité de la tribu
effect-ferry = capacité de la tribu
effect-swap = capacité de la tribu
effect-u = { $n ->
        [one] { $n } carte réveillée
       *[other] { $n } cartes réveillées
    }

## Cartes, tribus, technologies

card-text = { $colour } · haut : { $top } · bas : { $bottom }
card-chain = ⛓ enchaîne
card-wild = La carte jouée est de la couleur de votre choix et donne 1 point.
location-observatory = Rapporte 2 points par tuile que vous avez explorée, 12 points au plus.
location-dam = Rapporte 3 points par bonus d’eau que vous avez pris, 12 points au plus.
location-archives = Rapporte 3 points par technologie de rang 3, 12 points au plus.
location-foundry = Rapporte 2 points par bâtiment, 12 points au plus.
location-greenhouse = Rapporte 1 point par carte gagnée, 12 points au plus.
location-power-plant = Rapporte 2 points par énergie, 12 points au plus.
counts-techs = technologies
counts-artifacts = artefacts, plus un
counts-energy = énergies
counts-explored = tuiles explorées
counts-buildings = bâtiments
counts-large = grands bâtiments
counts-cards = cartes gagnées
counts-machines = machines
counts-modules = modules
counts-meeples = colons
counts-crates = caisses prises
counts-discs = disques déplacés
tribe-sun = ★ { $what }
tribe-sun-noted = ★ { $what } ({ $note })
tribe-lanterns-note = à 2 cases au plus : { $gift }, nouveau point de départ ; sinon 2 nourritures
tribe-frost-scribes-note = 2 points s’il n’y a pas de place
tribe-embers-moon = ★ 1 nourriture contre 2 énergies récupérées
tribe-roots-moon = ★ 1 pas sur la piste jaune si c’est votre piste la plus basse, sinon 1 pas au choix et 1 nourriture
tribe-lanterns-moon = ★ déplace une lanterne de 3 cases au plus : 2 points
tribe-scrappers-moon = ★ défausse une caisse fermée contre 1 pas au choix et 1 point
tribe-ferriers-moon = ★ déplace un colon vers une cité à 2 cases au plus : 1 livre{ $again ->
        [1] , et les bonus des eaux voisines, même déjà pris (une fois par tour)
       *[0] { "" }
    }
tribe-frost-scribes-moon = ★ échange deux modules : 1 livre, 1 point
tech-side-slot = Ouvre l’emplacement latéral.
tech-relic = Donne 1 artefact, tout de suite.
tech-embers-t1 = Donne 1 énergie de plus, tout de suite.
tech-embers-l2 = Machine : 1 caisse, 1 point.
tech-embers-r2 = À chaque hibernation : 2 points, 1 cristal.
tech-embers-l3 = Troc : 1 énergie contre 3 points.
tech-embers-r3 = Rapporte 2 points par machine débloquée.
tech-roots-t1 = Portée +1, toujours.
tech-roots-l2 = Donne 2 pas au choix, tout de suite.
tech-roots-r2 = La première forêt à côté d’un nouveau bâtiment donne 1 pas de plus.
tech-roots-l3 = Troc : 3 nourritures contre 1 pas au choix.
tech-roots-r3 = Rapporte 3 points, tout de suite.
tech-lanterns-t1 = Explorer coûte 1 ressource de moins.
tech-lanterns-l2 = Rapporte 2 points par exploration.
tech-lanterns-r2 = Donne 2 caisses, tout de suite.
tech-lanterns-l3 = Donne 1 module par exploration.
tech-lanterns-r3 = Troc : 1 nourriture contre 1 livre.
tech-scrappers-t1 = Un petit bâtiment coûte 1 rouage de moins.
tech-scrappers-l2 = Rapporte 1 point par caisse.
tech-scrappers-r2 = Machine : 2 rouages.
tech-scrappers-l3 = Un grand bâtiment coûte 1 rouage de moins et donne 1 point.
tech-scrappers-r3 = Troc : 3 rouages contre 1 pas au choix.
tech-ferriers-t1 = Donne 2 livres et 1 cristal ; la banque paie les livres dus aux occupants.
tech-ferriers-l2 = Rapporte 2 points chaque fois que vous peuplez.
tech-ferriers-r2 = Donne 1 caisse et 3 points, tout de suite.
tech-ferriers-l3 = Peupler coûte 1 livre de moins.
tech-ferriers-r3 = Troc : 1 rouage contre 1 livre.
tech-frost-scribes-t1 = Donne 1 citoyen, tout de suite.
tech-frost-scribes-l2 = Rapporte 1 point quand une carte déclenche au moins un module.
tech-frost-scribes-r2 = Troc : une carte active mise au repos contre 2 ressources au choix.
tech-frost-scribes-l3 = Donne 2 modules, tout de suite.
tech-frost-scribes-r3 = Une carte jouée reste active à l’hibernation.

## Sur les images

draw-won = { $n ->
        [one] { $names } l’emporte
       *[other] { $names } l’emportent
    }
draw-acts = { $n ->
        [0] { $seat } : fin du tour
        [one] { $seat } : encore { $n } action
       *[other] { $seat } : encore { $n } actions
    }
draw-artifacts = Artefacts
draw-modules = Modules
draw-machines = Machines
draw-piles = Réserves
draw-key-lantern = lanterne
draw-key-step_yellow = un pas (jaune)
symbol-step-green = un pas (vert)
symbol-step-grey = un pas (gris)
symbol-cheap-explore = moins cher (explorer)
symbol-cheap-populate = moins cher (peupler)
draw-key-step_any = pas au choix
draw-key-food = nourriture
draw-key-book = livre
draw-key-gear = rouage
draw-key-any = au choix
draw-key-crystal = cristal
draw-key-devotion = dévotion
draw-key-energy = énergie
draw-key-energy_new = énergie de plus
draw-key-star = étoile
draw-key-citizen = citoyen
draw-key-artifact = artefact
draw-key-module = module
draw-key-crate = caisse
draw-key-range = portée
draw-key-cheap_build = moins cher (bâtir)
draw-key-wake = réveiller
draw-key-wild = toute couleur
draw-key-chain = enchaîne
draw-key-progress = progrès
draw-key-rest = hibernation
draw-key-switch = interrupteur

## En texte (30 caractères de large)

text-moon = (lune)
text-spent = utilisée
text-ready = prête
text-switch-used = interrupteur utilisé
text-switch-free = interrupteur prêt
text-map = Carte
text-map-key = D désert, C cité, H champ, F forêt, M montagne, X cristaux, E eau, G glace, L grand lieu, O gouffre, K cristal géant, S lac ; la lettre suivante désigne un siège, et « + » plusieurs sièges
letter-desert = D
letter-city = C
letter-field = H
letter-forest = F
letter-mountain = M
letter-crystal-hex = X
letter-spring = E
letter-ice = G
letter-location = L
letter-chasm = O
letter-giant = K
letter-lake = S
text-free = Déserts libres où construire ne donne rien : { $hexes }
text-places = Lieux et rendements
text-tribe = { $artifacts ->
        [one] { $artifacts } artefact
       *[other] { $artifacts } artefacts
    }, { $markers ->
        [one] { $markers } marqueur
       *[other] { $markers } marqueurs
    }, { $crates ->
        [one] { $crates } caisse
       *[other] { $crates } caisses
    }, { $hibernations ->
        [one] { $hibernations } hibernation
       *[other] { $hibernations } hibernations
    }
text-late = Jetons de 2 points
text-market = Citoyens
text-piles = Piles : citoyens ({ $cards }), modules ({ $modules }), caisses ({ $crates }), machines ({ $machines }).
text-piles-abyss = Voyages ({ $voyages }), scyphoz ({ $scyphoz }).
text-crates-opened = Caisses ouvertes en tout : { $crates }.
text-ender = { $seat } a déclenché la fin.
text-last = Un dernier tour pour { $seats }.
text-used = a servi pendant ce tour
text-tech-used = utilisée
text-sailed = Voyages accomplis : { $voyages }.
text-lent = Énergie sur les trocs : { $n }.
text-track = Piste : { $track }
text-site = Machine { $colour ->
        [vert] verte
        [gris] grise
       *[other] { $colour }
    } : { $needs }
text-site-printed = { $machine } : { $needs }
text-closed = pas encore ouvert
text-modules = modules : { $n }
text-known = connue
text-learned = { $n ->
        [one] { $n } point quand on l’apprend
       *[other] { $n } points quand on l’apprend
    }
text-left = À construire : petits ({ $small }), grands ({ $large }).
text-progress = { $n ->
        [one] Marqueurs de progrès : { $markers }, soit { $n } point.
       *[other] Marqueurs de progrès : { $markers }, soit { $n } points.
    }
text-done = Tuiles explorées : { $explored } ; disques déplacés : { $discs } ; caisses prises : { $crates }.
thing-lake = À l’hibernation, un petit bâtiment au bord du lac donne { $small } ; un grand donne { $large }.
thing-tribe = Face soleil : { $sun }. Face lune : { $moon }.
thing-artifacts = Artefacts { $colour ->
        [vert] verts
        [gris] gris
       *[other] jaunes
    } : { $points } × { $what }
text-artifact-plain = Artefacts { $colour ->
        [vert] verts
        [gris] gris
       *[other] jaunes
    } : { $n }.
text-artifact = Artefacts { $colour ->
        [vert] verts
        [gris] gris
       *[other] jaunes
    } : ({ $n } + 1) × { $have } ({ $what }) × { $points } = { $total }.
text-location = { $place }. { $does }
text-waters = Bonus d’eau pris : { $hexes }.
text-lanterns = Lanternes : { $hexes }.
text-crates = Vos caisses : { $crates }.
text-tokens = { $n ->
        [one] Jetons de fin : { $n } point.
       *[other] Jetons de fin : { $n } points.
    }
text-devotion = Dévotion : { $n }/30. Flacons : { $flasks }.
text-voyages = Voyages à accomplir : { $voyages }.
text-voyage = { $colour } ; compte : { $what }
draw-voyages = Voyages
tribe-plain = ★ 1 ressource au choix
counts-waters = bonus d’eau
counts-high-techs = technologies de rang 3
draw-active = Cartes actives
draw-rest = Au repos
draw-tree = Arbre de la tribu
draw-slots = Emplacements
draw-slot-top_left = haut gauche
draw-slot-top_right = haut droite
draw-slot-bottom_left = bas gauche
draw-slot-bottom_right = bas droite
draw-slot-side = côté
draw-left = À bâtir : petits { $small }, grands { $large }
draw-done = Fait : tuiles { $explored }, disques { $discs }, caisses { $crates }
draw-flasks = flacons
draw-leftovers = ressources restantes
draw-sites = Sites libres
draw-count = Ce qui compte

## Options

option-length = Durée
    .text = À quatre, dans la partie longue, on place deux jetons de plus derrière les artefacts.
option-length-usual = Habituelle
option-length-long = Longue
    .text = À quatre : deux jetons de 2 points suivent le dernier artefact.
option-artifact_card = Carte Artefact
    .text = Ce que multiplient les artefacts à la fin.
option-artifact_card-shared = Commune
    .text = Une seule carte, visible, pour tous.
option-artifact_card-own = Personnelle
    .text = Chacun a sa carte, secrète jusqu’à la fin.
option-advanced_switch = Interrupteur avancé
    .text = L’interrupteur peut copier la carte d’un autre joueur.
option-advanced_switch-yes = Oui
option-advanced_switch-no = Non
option-giant_crystals = Cristaux géants
    .text = Deux tuiles lointaines sont des cristaux géants.
option-giant_crystals-yes = Oui
option-giant_crystals-no = Non
option-moon = Côtés lune
    .text = Les tribus ont une autre capacité d’étoile.
option-moon-yes = Oui
option-moon-no = Non
option-literal_hib4 = Quatrième hibernation
    .text = Les hibernations qui retirent un artefact du plateau.
option-literal_hib4-yes = Une fois sur quatre
option-literal_hib4-no = Dès la quatrième
option-technologies = Technologies
    .text = Ce que coûte un colon, et ce que rapporte sa technologie.
option-technologies-usual = Habituelles
    .text = Un colon coûte 2, 3 ou 4 livres selon son rang, sans gain de points, comme dans la règle du jeu.
option-technologies-cheap = Bon marché
    .text = Un colon coûte 1, 2 ou 3 livres selon son rang et rapporte 2, 3 ou 5 points.
option-abyss = L’appel des abysses
    .text = L’extension : dévotion, scyphoz, voyages et lacs.
option-abyss-yes = Oui
option-abyss-no = Non
option-learning = Apprentissage
    .text = Le jeu par étapes : chacune ajoute quelque chose.
option-learning-off = Jeu complet
option-learning-1 = Étape 1
    .text = Sans capacités de tribu : une étoile donne une ressource.
option-learning-2 = Étape 2
    .text = Avec les tribus.
option-learning-3 = Étape 3
    .text = Avec les cristaux géants.
option-learning-4 = Étape 4
    .text = Avec l’interrupteur avancé.
option-learning-5 = Étape 5
    .text = Avec l’appel des abysses.

## Décompte

score-score-points = Points gagnés en cours de partie
score-score-progress = Piste de progrès
score-score-colours = Cartes des couleurs achevées
score-score-locations = Grands lieux
score-score-tokens = Jetons de fin
score-score-leftovers = Ressources restantes
score-score-artifacts = Artefacts
score-score-devotion = Dévotion
word-left = ressources non comptées
word-steps = nombre de pas sur les pistes
word-none = aucun
word-trade = le troc

## Ce qui s’est passé

event-game_began = Le dégel a commencé. En jeu : { $tribes }.
event-mustered = { $seat } a commencé avec { $cards }.
event-round_began = Le tour { $round } a commencé.
event-turn_began = C’est au tour { DE($seat) }.
event-played = { $seat } a joué { $card } ({ $slot }) ; effets : { $sources }.
event-gained = { $seat } a reçu { $amount } { $amount ->
        [one] { $resource }
       *[other] { $resource ->
            [cristal] cristaux
           *[other] { $resource }s
        }
    }.
event-points = { $seat } a gagné { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }.
event-advanced = { $seat } a avancé sur la piste { $track ->
        [vert] verte
        [gris] grise
       *[other] { $track }
    }, jusqu’au pas { $step }.
event-marked = { $seat } a posé un marqueur sur la piste de progrès (total : { $amount }).
event-fitted = { $seat } a posé un module { $slot } : { $module }.
event-installed = { $seat } a une nouvelle machine : { $machine }.
event-machine_used = { $seat } a fait tourner une machine : { $machine }.
event-crate_taken = { $seat } a pris une caisse.
event-crate_taken-secret = { $seat } a pris une caisse : { $crate }.
event-crate_opened = { $seat } a ouvert une caisse : { $crate }.
event-recruited = { $unseen ->
        [0] { $seat } a recruté un citoyen : { $card }.
       *[other] { $seat } a pioché un citoyen : { $card }.
    }
event-artifact_taken = { $seat } a pris un artefact { $colour }.
event-artifact_buried = { $seat } a retiré du plateau un artefact { $colour }.
event-token_buried = { $seat } a retiré un jeton de 2 points du plateau.
event-token_taken = { $seat } a pris un jeton de fin : { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }.
event-ending_began = La fin approche : { $seat } l’a déclenchée, et les autres ont un dernier tour.
event-energy_gained = { $seat } a gagné { $amount ->
        [one] { $amount } énergie de plus
       *[other] { $amount } énergies de plus
    }.
event-recovered = { $seat } a récupéré une énergie ({ $machine }).
event-starred = { $seat } a utilisé la capacité de sa tribu.
event-switched = { $seat } a utilisé l’interrupteur : 1 { $resource }.
event-copied = { $seat } a copié une carte { DE($rival) }, désormais au repos : { $card }.
event-explored = { $seat } a exploré { $tile } : { $spaces }.
event-oriented = { $seat } a posé la tuile { $tile } { $way }.
event-built = { $seat } a construit un { $size } en { $hex }.
event-water_taken = { $seat } a pris le bonus d’eau { DE($hex) }.
event-populated = { $seat } a peuplé { $hex } et appris « { $tech } ».
event-hibernated = { $seat } a hiberné pour la { $amount ->
        [1] première
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
       *[other] { $amount }ᵉ
    } fois.
event-kept = { $seat } a gardé active la carte { $card }.
event-woken = { $seat } a réveillé un citoyen : { $card }.
event-tucked = { $seat } a mis une carte au repos : { $card }.
event-traded = { $seat } a fait un troc ({ $tech }).
event-wasted = { $seat } a perdu son surplus : { $amount } { $amount ->
        [one] { $resource }
       *[other] { $resource ->
            [cristal] cristaux
           *[other] { $resource }s
        }
    }.
event-lantern_lit = { $seat } a posé une lanterne en { $hex }.
event-ended = Le dégel est achevé. Victoire : { $winners }.
event-crate_scrapped = { $seat } a mis une caisse à la casse : { $crate }.
event-ferried = Un colon { DE($seat) } est passé { DE($city) } à { $hex }.
event-exchanged = { $seat } a échangé deux modules : { $module }, { $slot }, et { $other }, { $end }.
event-devoted = { $seat } a avancé de { $amount ->
        [one] { $amount } case
       *[other] { $amount } cases
    } sur la piste de dévotion.
event-scyphoz_drawn = { $seat } a pioché des scyphoz : { $cards }.
event-adopted = { $seat } a gardé un scyphoz : { $card }.
event-embarked = { $seat } a entrepris le voyage « { $voyage } » et détruit une carte : { $card }.
event-sailed = { $seat } a accompli le voyage « { $voyage } » (dévotion gagnée : { $amount }).
event-converted = { $seat } a converti à deux pour un : { $into } +{ $amount }.
event-counted = { $seat } totalise { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }.
event-corrected_resource = Correction : { $seat } a { $amount } { $amount ->
        [one] { $resource }
       *[other] { $resource ->
            [cristal] cristaux
           *[other] { $resource }s
        }
    }.
event-corrected_points = Correction : { $seat } a { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }.
event-corrected_ready = Correction : une machine { DE($seat) } est prête ({ $machine }).
event-corrected_switch = Correction : l’interrupteur { DE($seat) } est prêt.
loss-wasted = Surplus perdu : { $amount } { $amount ->
        [one] { $resource }
       *[other] { $resource ->
            [cristal] cristaux
           *[other] { $resource }s
        }
    }.
loss-copied = { $seat } a copié une de vos cartes, désormais au repos : { $card }.

## Pourquoi non

reason-three-citizens = Choisissez trois de vos six citoyens.
reason-not-active = { $card } : cette carte n’est pas dans votre zone active.
reason-no-such-slot = Vous n’avez pas cet emplacement.
reason-slot-taken = Cet emplacement ({ $slot }) est occupé par une carte qui ne s’enchaîne pas.
reason-not-its-colour = { $card } : cette carte est d’une autre couleur.
reason-switch-used = L’interrupteur a déjà servi ; il resservira après l’hibernation.
reason-basic = L’interrupteur donne une nourriture, un livre ou un rouage.
reason-no-top-there = La moitié haute de cette carte n’est pas visible chez ce joueur.
reason-nothing-to-explore = Il n’y a pas de tuile à explorer à cet endroit.
reason-no-desert = On ne bâtit que sur un désert.
reason-built-upon = Il y a déjà un bâtiment ici.
reason-no-buildings-left = Il ne vous reste plus { DE($size) }.
reason-no-city = On ne peuple qu’une cité ou un grand lieu.
reason-settled-before = Vous avez déjà un colon à cet endroit.
reason-not-connected = Cette technologie n’est pas reliée à celles que vous connaissez.
reason-no-voyage = Ce voyage n’est pas à vous, ou cette carte n’en a pas la couleur.
reason-no-way = Aucun chemin ne mène à cette case : glace, cristaux et lacs barrent la route.
reason-cannot-pay = Il vous manque { $missing } (cristaux compris).
reason-has-acted = L’hibernation remplace les deux actions : vous avez déjà agi.
reason-nothing-done = On ne passe pas son tour : faites une action, ou hibernez.
reason-nothing-won = Il ne reste rien à convertir de ce que vous avez gagné depuis votre dernier tour.
reason-not-offered = Ce n’est pas possible maintenant.
reason-no-such-machine = Vous n’avez pas cette machine.
reason-machine-used = Cette machine a déjà tourné ; vous récupérerez son énergie en hibernant.
reason-no-energy = Il ne vous reste pas d’énergie.
reason-brings-any = { $n ->
        [0] Il n’y a aucune ressource à choisir.
        [one] Il y a exactement { $n } ressource à choisir.
       *[other] Il y a exactement { $n } ressources à choisir.
    }
reason-row-not-reached = Votre hibernation n’en est qu’à la ligne { $n }.
reason-no-artifact-lost = Aucun artefact de cette couleur n’est défaussé lors de cette hibernation.
reason-several-in-order = Choisissez au moins deux machines ou caisses, dans l’ordre de votre plateau.
reason-no-such-crate = Vous n’avez pas cette caisse.
reason-no-such-trade = Vous ne connaissez pas ce troc.
reason-trade-used = Ce troc a déjà servi pendant ce tour.
reason-cannot-trade = Vous n’avez pas de quoi faire ce troc.
reason-no-lantern-there = Une lanterne se pose sur une case explorée, à deux cases au plus d’un de vos points de départ.

## Aide, par phase

help-setup = Chacun choisit trois de ses six citoyens : ce sont ses premières cartes actives.
help-turn = À votre tour, faites deux actions ou hibernez. Vous pouvez jouer une carte, utiliser l’interrupteur, explorer, construire ou peupler. Machines, caisses et trocs sont gratuits, à tout moment du tour.
help-last_turns = Le dernier artefact a quitté le plateau : chacun des autres joueurs a encore un tour, puis on compte les points.
help-over = On compte les points gagnés en cours de partie, le progrès, les couleurs, les grands lieux, les ressources et les artefacts.

## Statistiques

stat-tribe = Tribus
stat-explored = Tuiles explorées
stat-techs = Technologies
stat-machines = Machines

## Corrections du meneur de jeu

word-set-round = Tour
word-set-left = Actions restantes du tour
word-set-used = Déjà utilisé pendant ce tour
word-set-ender = Fin de partie déclenchée
word-set-tile = Tuile
word-set-face-down = face cachée
word-set-face-up = face visible
word-set-face-turned = face visible, pivotée d’un demi-tour
word-set-artifacts = Artefacts sur le plateau
word-set-late = Jetons restants de la partie longue
word-set-stock = Réserve
word-set-score = Points sur la piste
word-set-highest = Plus haut score atteint
word-set-devotion = Dévotion
word-set-deepest = Plus haute dévotion atteinte
word-set-won = Points gagnés pendant ce tour
word-set-praise = Dévotion gagnée pendant ce tour
word-set-energy = Énergie
word-set-lent = Énergie placée sur les trocs
word-set-markers = Marqueurs de progrès
word-set-discs = Disques déplacés
word-set-tokens = Points des jetons de fin
word-set-explored = Tuiles explorées
word-set-crates-taken = Caisses prises
word-set-hibernations = Hibernations
word-set-reach = Portée supplémentaire pendant ce tour
word-set-switched = Interrupteur utilisé
word-set-wild = Prochaine carte de n’importe quelle couleur
word-set-track = Piste de machines
word-set-own-artifacts = Artefacts
word-set-cheap-explore = Réduction pour explorer
word-set-cheap-build = Réduction pour bâtir
word-set-cheap-populate = Réduction pour peupler
word-set-tech = Technologie apprise
word-set-site-1 = Emplacement de machine jaune, première rangée
word-set-site-2 = Emplacement de machine verte, première rangée
word-set-site-3 = Emplacement de machine grise, première rangée
word-set-site-4 = Emplacement de machine jaune, deuxième rangée
word-set-site-5 = Emplacement de machine verte, deuxième rangée
word-set-site-6 = Emplacement de machine grise, deuxième rangée
word-set-site-7 = Emplacement de machine jaune, troisième rangée
word-set-site-8 = Emplacement de machine verte, troisième rangée
word-set-site-9 = Emplacement de machine grise, troisième rangée
word-set-machine = Machine débloquée
word-set-spent = Énergie sur la machine
word-set-machines-yellow = Machines jaunes
word-set-machines-green = Machines vertes
word-set-machines-grey = Machines grises
word-set-settled = Lieu du colon de la technologie
word-set-building = Bâtiment
word-set-waters = Bonus d’eau pris
word-set-lanterns = Lanterne
word-set-shore-small = Petit bâtiment au bord du lac
word-set-shore-large = Grand bâtiment au bord du lac
word-set-active = Cartes actives
word-set-rest = Cartes au repos
word-set-slot-top-left = Cartes en haut à gauche
word-set-slot-top-right = Cartes en haut à droite
word-set-slot-bottom-left = Cartes en bas à gauche
word-set-slot-bottom-right = Cartes en bas à droite
word-set-slot-side = Cartes de l’emplacement latéral
word-set-colour = Couleur jouée
word-set-half = Moitié visible
word-set-modules-top-left = Modules en haut à gauche
word-set-modules-top-right = Modules en haut à droite
word-set-modules-bottom-left = Modules en bas à gauche
word-set-modules-bottom-right = Modules en bas à droite
word-set-modules-side = Modules de l’emplacement latéral
word-set-own-crates = Caisses fermées
word-set-own-voyages = Voyages à faire
word-set-own-sailed = Voyages faits
word-set-market = Citoyens disponibles
word-set-deck = Pioche des citoyens
word-set-scyphoz = Pioche des scyphoz
word-set-voyages = Voyages proposés
word-set-voyage-deck = Pioche des voyages
word-set-destroyed = Cartes détruites
word-set-modules = Modules disponibles
word-set-module-bag = Sac de modules
word-set-market-yellow = Machines jaunes disponibles
word-set-market-green = Machines vertes disponibles
word-set-market-grey = Machines grises disponibles
word-set-stack-yellow = Pile de machines jaunes
word-set-stack-green = Pile de machines vertes
word-set-stack-grey = Pile de machines grises
word-set-crates = Pile de caisses
word-set-crate-discards = Caisses ouvertes
field-seat = Siège
    .text = Quel joueur ?
field-count = Nombre
    .text = Combien ?

## Consignes et plans

word-order-sequence = Ordre des effets
order-sequence = Quand vous jouez une carte : { $first } d’abord.
order-sequence-first = En premier
    .card = la carte
    .modules = les modules
word-order-crystals = Ressources au choix
order-crystals = Ressources et cristaux au choix : { $wanted }.
order-crystals-wanted = De préférence
    .least = ce qui vous manque le plus
    .food = nourriture
    .book = livres
    .gear = rouages
word-order-surplus = Surplus
order-surplus = Trop de ressources : finir l’action, le surplus est perdu.
word-order-turn-ends = Fin du tour
order-turn_ends = Après les deux actions : finir le tour sans action gratuite.
word-order-orientation = Sens des tuiles
order-orientation = Une tuile explorée se pose { $way }.
order-orientation-way = Sens
    .upright = telle quelle
    .turned = pivotée d’un demi-tour
word-guard-still-ice = La glace
guard-still_ice = si la tuile n’est pas explorée
word-guard-unsettled = Les autres colons
guard-unsettled = { $count ->
        [0] s’il n’y a aucun rival sur place
        [1] s’il y a au plus un rival sur place
       *[other] s’il y a au plus { $count } rivaux sur place
    }
word-guard-on-market = Le citoyen
guard-on_market = si le citoyen est encore disponible
word-guard-not-ending = La fin
guard-not_ending = si les derniers tours n’ont pas commencé

## Préparer la partie

record-artifacts = Artefacts par couleur
record-round = Tour
record-tribe = Tribu
record-food = Nourriture
record-book = Livres
record-gear = Rouages
record-crystal = Cristaux
record-cards = Citoyens gagnés
record-crates = Caisses
record-tracks = Progression sur les pistes
record-devotion = Dévotion
record-techs = Technologies
record-buildings = Bâtiments
record-explored = Tuiles explorées
record-points = Points

## Ce que change un coup, au-dessus d’un menu

ahead-costs = { $crystals ->
        [0] coûte { $cost }
        [one] coûte { $cost } (dont { $crystals } en cristal)
       *[other] coûte { $cost } (dont { $crystals } en cristaux)
    }
ahead-free = ne coûte rien
ahead-brings = donne { $what }
ahead-nothing = ne donne rien
ahead-from-trade = libère 1 énergie placée sur un troc : { $trade }
ahead-rivals = { $n ->
        [one] { $n } rival sur place
       *[other] { $n } rivaux sur place
    }
ahead-sail = niveau { $level }, dévotion { $n }
ahead-slot = contient déjà : { $things }
ahead-empty = vide
ahead-deck = { $n ->
        [one] { $n } carte face cachée
       *[other] { $n } cartes face cachée
    }
ahead-tops = visibles : { $cards }
scene-stock = Vous avez { $stock }.
scene-left = { $n ->
        [0] Il ne vous reste plus d’action.
        [one] Il vous reste { $n } action.
       *[other] Il vous reste { $n } actions.
    }
scene-citizen = { $card } : { $what }
scene-active = Cartes actives : { $cards }.
scene-discount = Pendant ce tour : { $what }.
scene-owed = En attente : { $what }.

## La chronique d’un tour

story-title = 📜 Chronique du tour { $n }
story-opens-1 = La glace craquait un peu plus loin chaque jour.
story-opens-2 = Le vent avait tourné, et l’on voyait enfin l’horizon.
story-opens-3 = De la vapeur montait des crevasses.
story-opens-4 = On a repris la route, du gouffre vers le bord du monde.
story-opens-5 = Le jour s’est levé clair et froid, avec de l’eau vive sous la glace.
story-opens-6 = On a vu passer des oiseaux ; personne n’en savait plus le nom.
story-opens-7 = Le brouillard a mis longtemps à se déchirer.
story-opens-8 = Sous les bottes, la neige tournait à la boue.
story-explored-1 = { $seat } a taillé un passage dans la glace.
story-explored-2 = Sous la glace, { $seat } a retrouvé la terre.
story-explored-3 = Un pan de glace est tombé devant { $seat } : dessous, de la terre noire.
story-explored-4 = { $seat } a suivi l’eau qui chantait sous la glace, jusqu’à une terre nouvelle.
story-explored-alone-1 = On a taillé un passage dans la glace.
story-explored-alone-2 = Sous la glace, on a retrouvé la terre.
story-explored-alone-3 = Un pan de glace est tombé : dessous, de la terre noire.
story-explored-many-1 = Chez { $seats }, les éclaireurs ont vu la glace s’ouvrir en plusieurs endroits.
story-explored-many-2 = Chez { $seats }, la glace a cédé sous les pics en plusieurs endroits.
story-explored-many-3 = Des terres que personne n’avait vues depuis des siècles ont reparu devant { $seats }.
story-explored-many-4 = De chez { $seats }, des traîneaux sont partis là où aucune carte ne menait.
story-explored-many-5 = Chez { $seats }, on a planté des piquets sur des terres rendues au soleil.
story-explored-many-6 = Pas à pas, la glace a reculé devant { $seats }.
story-explored-many-alone-1 = La glace s’est ouverte en plusieurs endroits.
story-explored-many-alone-2 = Des terres que personne n’avait vues depuis des siècles ont reparu.
story-explored-many-alone-3 = Les traîneaux sont allés là où aucune carte ne menait.
story-explored-many-alone-4 = On a planté des piquets sur des terres rendues au soleil.
story-explored-many-alone-5 = Pas à pas, on a repoussé la glace.
story-built-1 = { $seat } a dressé des murs sur une terre vide.
story-built-2 = { $seat } a troqué ses rouages contre une charpente et un toit.
story-built-3 = Les coups de marteau portaient loin : { $seat } bâtissait.
story-built-4 = Un toit de plus se voyait de loin : { $seat } l’avait posé avant la nuit.
story-built-alone-1 = On a dressé des murs sur une terre vide.
story-built-alone-2 = Les coups de marteau portaient loin : on bâtissait.
story-built-alone-3 = Un toit de plus se voyait de loin.
story-built-many-1 = On a bâti un peu partout chez { $seats }.
story-built-many-2 = On n’entendait que les marteaux chez { $seats }.
story-built-many-3 = Des charpentes se dressaient contre le ciel chez { $seats }.
story-built-many-4 = Pierre après pierre, les murs montaient chez { $seats }.
story-built-many-5 = Il y avait de la sciure sur la neige chez { $seats } : on bâtissait.
story-built-many-6 = Chez { $seats }, on n’a posé les outils que pour dormir.
story-built-many-alone-1 = Pierre après pierre, les murs montaient.
story-built-many-alone-2 = On n’a posé les outils que pour dormir.
story-built-many-alone-3 = Il y avait de la sciure sur la neige.
story-populated-1 = Des colons { DE($seat) } ont retrouvé un toit.
story-populated-2 = À la lisière, une lampe s’est rallumée chez { $seat }.
story-populated-3 = Quelqu’un a rallumé un feu dans une maison vide, du côté { DE($seat) }.
story-populated-4 = Une famille de chez { $seat } a posé ses bagages et n’est jamais repartie.
story-populated-alone-1 = À la lisière, une lampe s’est rallumée.
story-populated-alone-2 = Quelqu’un a rallumé un feu dans une maison vide.
story-populated-alone-3 = Une famille a posé ses bagages et n’est jamais repartie.
story-populated-many-1 = Des cheminées fumaient de nouveau, grâce à { $seats }.
story-populated-many-2 = Chez { $seats }, on a rouvert des portes closes depuis des siècles.
story-populated-many-3 = Il y avait de nouveau des rires derrière les volets, chez { $seats }.
story-populated-many-4 = Chez { $seats }, des colons ont balayé la poussière de maisons oubliées.
story-populated-many-5 = On a mis des draps propres aux vieux lits, chez { $seats }.
story-populated-many-6 = Chez { $seats }, les colons se sont remis à des métiers que l’on croyait perdus.
story-populated-many-alone-1 = Des cheminées fumaient de nouveau.
story-populated-many-alone-2 = Il y avait de nouveau des rires derrière les volets.
story-populated-many-alone-3 = Des portes closes depuis des siècles se sont ouvertes.
story-installed-1 = Chez { $seat }, on a remis en marche { $machine }.
story-installed-2 = Les rouages ont grincé, et { $machine } marchait de nouveau chez { $seat }.
story-installed-3 = On avait oublié à quoi cela servait ; { $seat } a remis en marche { $machine }.
story-installed-alone-1 = Les rouages ont grincé, et { $machine } marchait de nouveau.
story-installed-alone-2 = Avec de la graisse et de la patience, on a remis en marche { $machine }.
story-installed-alone-3 = On avait oublié à quoi cela servait ; on a pourtant remis en marche { $machine }.
story-installed-many-1 = Chez { $seats }, des machines oubliées se sont remises à tourner.
story-installed-many-2 = Un ronflement de machines montait de chez { $seats }.
story-installed-many-3 = La graisse et la patience ont fait leur œuvre chez { $seats } : les machines marchaient.
story-installed-many-4 = De vieux engrenages se sont remis à tourner chez { $seats }.
story-installed-many-5 = Chez { $seats }, les enfants regardaient les machines tourner.
story-installed-many-alone-1 = On entendait partout un ronflement de machines.
story-installed-many-alone-2 = Des machines oubliées se sont remises à tourner.
story-installed-many-alone-3 = Les enfants regardaient tourner les machines.
story-artifact-1 = { $seat } a sorti de la neige un artefact { $colour }.
story-artifact-2 = Sous la neige, quelque chose brillait : { $seat } en a rapporté un artefact { $colour }.
story-artifact-3 = { $seat } a trouvé un artefact { $colour } là où l’on ne cherchait que du bois.
story-artifact-alone-1 = Sous la neige, quelque chose brillait : un artefact { $colour }.
story-artifact-alone-2 = On a trouvé un artefact { $colour } là où l’on ne cherchait que du bois.
story-artifact-alone-3 = La neige a rendu un artefact { $colour }.
story-artifact-many-1 = Chez { $seats }, on a tiré de la neige plus d’un artefact.
story-artifact-many-2 = Chez { $seats }, on est rentré plus d’une fois avec un trésor sous le manteau.
story-artifact-many-3 = La neige a rendu ses trésors à { $seats }.
story-artifact-many-4 = Chez { $seats }, des artefacts ont revu la lumière.
story-artifact-many-5 = Chez { $seats }, les trouvailles sont passées de main en main.
story-artifact-many-alone-1 = Un à un, la neige a rendu ses trésors.
story-artifact-many-alone-2 = Des artefacts ont revu la lumière.
story-artifact-many-alone-3 = On est rentré plus d’une fois avec un trésor sous le manteau.
story-slept-1 = La tribu { DE($seat) } s’est endormie pour l’hiver.
story-slept-2 = Chez { $seat }, on a couvert les feux et fermé les portes jusqu’au printemps.
story-slept-3 = Les gens { DE($seat) } ont rentré le bois et se sont couchés pour l’hiver.
story-slept-alone-1 = La tribu s’est endormie pour l’hiver.
story-slept-alone-2 = On a couvert les feux et fermé les portes jusqu’au printemps.
story-slept-alone-3 = On a rentré le bois, et l’on s’est couchés pour l’hiver.
story-slept-many-1 = Chez { $seats }, on a dormi tout l’hiver.
story-slept-many-2 = Chez { $seats }, on a couvert les feux et dormi tout l’hiver.
story-slept-many-3 = La neige a recouvert les portes chez { $seats } : on dormait.
story-slept-many-4 = On n’entendait plus que des souffles chez { $seats } ; dehors, l’hiver passait.
story-slept-many-5 = Chez { $seats }, on a rêvé du printemps.
story-slept-many-6 = Le gel est revenu ; chez { $seats }, on a dormi jusqu’à ce qu’il cède.
story-slept-many-alone-1 = La neige a recouvert les portes ; on dormait.
story-slept-many-alone-3 = On a rentré le bois, et rêvé du printemps.
story-slept-many-alone-2 = L’hiver passait dehors ; dedans, on n’entendait que des souffles.
story-quiet-1 = Personne n’a beaucoup parlé ; on écoutait l’eau goutter.
story-quiet-2 = Les traîneaux n’ont guère bougé ; on raccommodait, on comptait les vivres.
story-quiet-3 = Un corbeau a tourné au-dessus du camp, puis il est reparti vers le sud.
story-night-1 = Au soir, les feux se répondaient d’une colline à l’autre.
story-night-2 = Le froid est revenu avec la nuit, mais moins fort.
story-night-3 = On a chanté un peu, pour les enfants.
story-ending-1 = { $seat } a recueilli le dernier artefact, et l’âge des glaces a pris fin.
story-end-1 = Et quand on a compté les points, le monde d’en haut revenait à { $winners }.
story-end-alone-1 = Et quand on a compté les points, le monde d’en haut était rendu à { $winners } et aux siens.
story-end-none-1 = Et quand on a compté les points, le monde d’en haut n’était encore à personne.

## Compte rendu

report-name = { $chief }, à la tête des { $tribe }
report-people-1 = Quand la glace a cédé, { $chief } a mené les { $tribe } hors du gouffre.
report-people-2 = { $chief } avait promis le soleil aux { $tribe }, et a tenu parole.
report-people-3 = Derrière { $chief }, les { $tribe } ont remonté la pente jusqu’à la lumière.
report-people-4 = Les { $tribe } ne connaissaient que le fond du gouffre ; { $chief } leur a montré le ciel.
report-explored-1 = { $n ->
        [one] Ils ont rendu une terre à la lumière.
       *[other] Ils ont rendu { $n } terres à la lumière.
    }
report-explored-2 = { $n ->
        [one] La glace a cédé devant eux, et une terre est apparue.
       *[other] La glace a cédé devant eux, et { $n } terres sont apparues.
    }
report-explored-3 = { $n ->
        [one] Sur leurs cartes, il y a désormais une terre de plus.
       *[other] Sur leurs cartes, il y a désormais { $n } terres de plus.
    }
report-explored-4 = { $n ->
        [one] Derrière eux, une terre a reverdi.
       *[other] Derrière eux, { $n } terres ont reverdi.
    }
report-built-1 = { $n ->
        [one] Les terres vides portent désormais un bâtiment.
       *[other] Les terres vides portent désormais { $n } bâtiments.
    }
report-built-2 = { $n ->
        [one] Là où il n’y avait rien, ils ont élevé un bâtiment.
       *[other] Là où il n’y avait rien, ils ont élevé { $n } bâtiments.
    }
report-built-3 = { $n ->
        [one] Un bâtiment porte leur marque.
       *[other] On compte { $n } bâtiments qui portent leur marque.
    }
report-built-4 = { $n ->
        [one] On voit de loin le bâtiment qu’ils ont élevé.
       *[other] On voit de loin les { $n } bâtiments qu’ils ont élevés.
    }
report-settled-1 = { $n ->
        [one] Un de leurs colons a retrouvé un foyer.
       *[other] Parmi leurs colons, { $n } ont retrouvé un foyer.
    }
report-settled-2 = { $n ->
        [one] Un savoir que l’on croyait perdu leur est revenu.
       *[other] De vieux savoirs leur sont revenus : on en compte { $n }.
    }
report-settled-3 = { $n ->
        [one] Un des leurs a rallumé un foyer éteint depuis des siècles.
       *[other] Ils ont rallumé { $n } foyers éteints depuis des siècles.
    }
report-settled-4 = { $n ->
        [one] Un des leurs a repris un métier oublié.
       *[other] Ils sont { $n } à avoir repris un métier oublié.
    }
report-joined-1 = En chemin, ils ont accueilli { $cards }.
report-joined-2 = Ils ont ouvert leurs rangs à de nouveaux visages : { $cards }.
report-joined-3 = Ils ont marché avec { $cards }.
report-joined-4 = D’autres ont fait la route avec eux : { $cards }.
report-slept-1 = { $n ->
        [one] Ils n’ont dormi qu’un hiver.
       *[other] Ils ont dormi { $n } hivers.
    }
report-slept-2 = { $n ->
        [one] Leur sommeil a duré un hiver.
       *[other] Leur sommeil a duré { $n } hivers.
    }
report-slept-3 = { $n ->
        [one] Ils ont fermé leur porte le temps d’un hiver.
       *[other] Ils ont fermé leurs portes { $n } hivers durant.
    }
report-slept-4 = { $n ->
        [one] La neige les a couverts le temps d’un hiver.
       *[other] La neige les a couverts { $n } hivers durant.
    }
report-name-unknown = une tribu du gouffre
report-still = Ils n’ont pas quitté le bord du gouffre.
report-figure-explored = Tuiles explorées
report-figure-buildings = Bâtiments
report-figure-techs = Technologies
report-figure-cards = Citoyens gagnés
report-figure-artifacts = Artefacts
report-figure-hibernations = Hibernations
report-chapter = Tour { $n }
report-chapters = Tours { $n } à { $until }
report-chapters-two = Tours { $n } et { $until }
report-before = Avant le premier tour

## La première partie

learn-intro = La glace recule. Votre tribu sort du gouffre, au milieu de la carte, avec six citoyens et quelques vivres, face à un ordinateur. Voici deux tours : jouer des cartes, explorer, bâtir. Les capacités des tribus viendront plus tard.
learn-muster = Trois de vos six citoyens sont actifs et peuvent être joués ; les autres se reposent jusqu’à la prochaine hibernation. Une carte de chaque couleur laisse tous les choix ouverts.
    .title = Vos citoyens
    .pick = De la nourriture, des livres et des rouages : il faut un peu de tout.
learn-card = Une carte a deux moitiés. Posée en haut, elle donne sa moitié haute ; en bas, sa moitié basse. Les modules de l’emplacement agissent aussi s’ils sont de la couleur de la carte.
    .title = Jouer une carte
    .pick = Des rouages : un bâtiment en demande trois.
learn-build = Un bâtiment se pose sur un désert. Chaque forêt, montagne ou champ adjacent vous fait avancer d’un pas sur sa piste ; l’eau et les cristaux donnent un bonus. La distance se paie en nourriture.
    .title = Construire
    .pick = Tout près du gouffre : rien à payer pour la route.
learn-open = À vous de jouer. Explorer révèle une tuile et amène un citoyen ; peupler une cité donne une technologie ; l’interrupteur donne une ressource. Si vous n’avez rien d’utile à faire, hibernez.
    .title = Explorer, peupler, hiberner
    .pick = Trois points et un citoyen ; vous avez juste de quoi payer.
learn-explore-again =
    .pick = Votre cristal remplace la nourriture qui manque : encore un point et un citoyen.
learn-after = Vos deux actions sont faites. Machines, caisses et trocs restent possibles ; ensuite, finissez le tour.
    .title = La fin du tour
learn-free = À tout moment de votre tour : une machine, une caisse ou un troc, sans dépenser d’action.
    .title = Actions gratuites
learn-any = Une ressource au choix : nourriture, livre ou rouage. Prenez ce qu’il vous faut pour votre prochain projet.
    .title = Au choix
learn-track = Un pas sur la piste que vous voulez. Les machines se débloquent à certains pas ; le sixième donne un artefact.
    .title = Une piste au choix
learn-machine = Choisissez une nouvelle machine, parmi celles de la couleur de la piste. La faire tourner prend une énergie, que l’hibernation rend.
    .title = Une machine
learn-energy = Reprenez l’énergie d’une machine : elle pourra servir ailleurs.
    .title = L’énergie
learn-module = Un module se pose dans un emplacement et agit avec chaque carte de sa couleur qu’on y joue. Choisissez un emplacement qui sert souvent.
    .title = Un module
    .pick = Une ressource à votre choix, chaque fois que vous jouez à cet emplacement une carte jaune ou grise.
learn-citizen = Un nouveau citoyen : l’un de ceux qui sont visibles, ou le premier de la pioche. Il est actif tout de suite.
    .title = Recruter
learn-artifact = À la fin, chaque ligne de votre carte Artefact compte une fois, et une fois de plus par artefact de sa couleur.
    .title = Un artefact
learn-bury = À partir de votre quatrième hibernation, chacune retire un artefact du plateau : c’est ainsi que la partie avance.
    .title = Un artefact de moins
learn-wake = Une carte au repos redevient active sans attendre l’hibernation.
    .title = Réveiller
learn-tuck = Ce troc met au repos une carte active.
    .title = Au repos
learn-keep = Une carte jouée peut rester active : gardez la meilleure.
    .title = Garder active
learn-row = Hiberner vous fait avancer d’une ligne ; prenez son bonus, ou celui d’une ligne déjà passée.
    .title = Le bonus
learn-survey = À vous d’orienter la tuile : amenez les bons terrains à côté de vos bâtiments et de vos déserts. Choisissez en même temps le citoyen qui arrive : il est actif tout de suite.
    .title = Orienter la tuile
    .pick = { word-sower } : un point en haut, un point en bas.
learn-survey-again =
    .pick = La { word-forager } est jaune, comme votre module, et nourrit la tribu.
learn-order = Plusieurs effets : appliquez-les dans l’ordre qui vous arrange.
    .title = L’ordre
learn-lantern = Une lanterne compte comme point de départ pour la distance : posez-la dans la direction où vous voulez aller.
    .title = Une lanterne
learn-overflow = Vous dépassez vos limites : six de chaque ressource, trois cristaux. Dépensez le surplus en actions gratuites, sinon il est perdu.
    .title = Trop de ressources
learn-scyphoz = Les scyphoz viennent de la piste de dévotion : vous en piochez deux et en gardez un. Vous choisirez sa couleur en le jouant.
    .title = Un scyphoz
learn-descend = Un colon descend gratuitement dans le lieu des abysses et apprend sa technologie.
    .title = Les abysses
learn-exchange = Pendant votre tour, vous pouvez convertir, à deux pour un et dans les deux sens, les points et la dévotion gagnés depuis votre tour précédent.
    .title = Convertir
learn-kindle = Côté lune : une nourriture rallume deux machines.
    .title = Attiser
learn-carry = Côté lune : une lanterne se déplace de trois cases au plus et rapporte 2 points.
    .title = Porter la lumière
learn-scrapping = Côté lune : une caisse fermée vaut un pas au choix et un point.
    .title = La casse
learn-ferrying = Côté lune : un colon change de cité, et vous gagnez un livre.
    .title = Le passage
learn-swapping = Côté lune : deux modules changent de place, et vous gagnez un livre et un point.
    .title = L’échange
learn-end =
    Votre tribu a quitté le gouffre. Ce que vous savez maintenant :
    · **Agir** : deux actions par tour (cartes, exploration, bâtiments, colons, interrupteur).
    · **Faire tourner** : les pistes débloquent des machines ; chacune prend une énergie, que l’hibernation rend.
    · **Compter** : artefacts, progrès, grands lieux et points gagnés en cours de partie.
    .title = 🎓 La glace recule !

## Mots

# Couleurs, ressources, terrains
word-yellow = jaune
    .emoji = 🟨
word-green = vert
    .emoji = 🟩
word-grey = gris
    .emoji = ⬜
word-wild = toute couleur
word-food = nourriture
    .emoji = 🥕
    .count = { $n ->
            [one] { $n } nourriture
           *[other] { $n } nourritures
        }
word-book = livre
    .emoji = 📖
    .count = { $n ->
            [one] { $n } livre
           *[other] { $n } livres
        }
word-gear = rouage
    .emoji = ⚙️
    .count = { $n ->
            [one] { $n } rouage
           *[other] { $n } rouages
        }
word-crystal = cristal
    .emoji = 💎
    .count = { $n ->
            [one] { $n } cristal
           *[other] { $n } cristaux
        }
word-point = point
    .emoji = 🏅
    .count = { $n ->
            [one] { $n } point
           *[other] { $n } points
        }
word-devotion = dévotion
    .emoji = 🌀
    .count = { $n ->
            [one] { $n } dévotion
           *[other] { $n } dévotions
        }
word-energy = énergie
    .emoji = ⚡
    .count = { $n ->
            [one] { $n } énergie
           *[other] { $n } énergies
        }
word-artifact = artefact
    .emoji = 🏺
    .count = { $n ->
            [one] { $n } artefact
           *[other] { $n } artefacts
        }
word-desert = désert
    .emoji = 🏜️
word-city = cité
    .emoji = 🏘️
word-field = champ
    .emoji = 🌾
word-forest = forêt
    .emoji = 🌲
word-mountain = montagne
    .emoji = ⛰️
word-crystal-hex = cristaux
    .emoji = 🔷
word-spring = eau
    .emoji = 💧
word-chasm = gouffre
    .emoji = 🕳️
word-giant = cristal géant
    .emoji = 🔷
word-lake = lac
    .emoji = 🌊
word-ice = glace

# Lieux
word-observatory = Observatoire
word-dam = Barrage
word-archives = Archives
word-foundry = Fonderie
word-greenhouse = Serre
word-power-plant = Centrale

# Cartes
word-gleaner = Glaneuse
    .story = une glaneuse
    .emoji = 🟨
word-watcher = Guetteur
    .story = un guetteur
    .emoji = 🟨
word-storyteller = Conteuse
    .story = une conteuse
    .emoji = 🟩
word-initiate = Initié
    .story = un initié
    .emoji = 🟩
word-blacksmith = Forgeron
    .story = un forgeron
    .emoji = ⬜
word-porter = Porteur
    .story = un porteur
    .emoji = ⬜
word-tracker = Pisteuse
    .story = une pisteuse
    .emoji = 🟨
word-farmer = Fermier
    .story = un fermier
    .emoji = 🟨
word-caravaneer = Caravanier
    .story = un caravanier
    .emoji = 🟨
word-pathfinder = Éclaireur
    .story = un éclaireur
    .emoji = 🟨
word-forager = Cueilleuse
    .story = une cueilleuse
    .emoji = 🟨
word-beekeeper = Apicultrice
    .story = une apicultrice
    .emoji = 🟨
word-cartographer = Cartographe
    .story = un cartographe
    .emoji = 🟨
word-dowser = Sourcier
    .story = un sourcier
    .emoji = 🟨
word-steward = Intendante
    .story = une intendante
    .emoji = 🟨
word-nomad = Nomade
    .story = un nomade
    .emoji = 🟨
word-sutler = Vivandière
    .story = une vivandière
    .emoji = 🟨
word-miller = Meunier
    .story = un meunier
    .emoji = 🟨
word-archivist = Archiviste
    .story = une archiviste
    .emoji = 🟩
word-teacher = Institutrice
    .story = une institutrice
    .emoji = 🟩
word-copyist = Copiste
    .story = un copiste
    .emoji = 🟩
word-mediator = Médiatrice
    .story = une médiatrice
    .emoji = 🟩
word-singer = Chanteuse
    .story = une chanteuse
    .emoji = 🟩
word-alchemist = Alchimiste
    .story = un alchimiste
    .emoji = 🟩
word-herbalist = Herboriste
    .story = une herboriste
    .emoji = 🟩
word-oracle = Oracle
    .story = un oracle
    .emoji = 🟩
word-elder = Doyenne
    .story = une doyenne
    .emoji = 🟩
word-sower = Semeur
    .story = un semeur
    .emoji = 🟩
word-scribe = Scribe
    .story = un scribe
    .emoji = 🟩
word-warden = Gardien
    .story = un gardien
    .emoji = 🟩
word-mechanic = Mécanicien
    .story = un mécanicien
    .emoji = ⬜
word-founder = Fondeur
    .story = un fondeur
    .emoji = ⬜
word-salvager = Récupératrice
    .story = une récupératrice
    .emoji = ⬜
word-architect = Architecte
    .story = une architecte
    .emoji = ⬜
word-welder = Soudeuse
    .story = une soudeuse
    .emoji = ⬜
word-miner = Mineuse
    .story = une mineuse
    .emoji = ⬜
word-electrician = Électricienne
    .story = une électricienne
    .emoji = ⬜
word-foreman = Contremaître
    .story = un contremaître
    .emoji = ⬜
word-inventor = Ingénieure
    .story = une ingénieure
    .emoji = ⬜
word-carpenter = Charpentier
    .story = un charpentier
    .emoji = ⬜
word-crane-driver = Grutier
    .story = un grutier
    .emoji = ⬜
word-clockmaker = Horlogère
    .story = une horlogère
    .emoji = ⬜
word-lantern-jelly = Méduse
    .story = une méduse
    .emoji = 🪼
word-ink-swimmer = Nageur noir
    .story = un nageur noir
    .emoji = 🪼
word-abyssal-choir = Chantre
    .story = un chantre
    .emoji = 🪼
word-salt-weaver = Tisseuse
    .story = une tisseuse
    .emoji = 🪼
word-pale-diver = Plongeur
    .story = un plongeur
    .emoji = 🪼
word-living-bell = Cloche vive
    .story = une cloche vive
    .emoji = 🪼
word-tide-bearer = Porte-marée
    .story = un porte-marée
    .emoji = 🪼
word-well-keeper = Puisatier
    .story = un puisatier
    .emoji = 🪼

# Machines
word-stove = Réchaud
    .story = un réchaud
    .emoji = 🟡
word-desk = Pupitre
    .story = un pupitre
    .emoji = 🟢
word-forge = Forge
    .story = une forge
    .emoji = ⚪
word-oven = Fournil
    .story = un fournil
    .emoji = 🟡
word-scout-engine = Autochenille
    .story = une autochenille
    .emoji = 🟡
word-winch = Palan
    .story = un palan
    .emoji = 🟡
word-harvester = Moissonneuse
    .story = une moissonneuse
    .emoji = 🟡
word-cider-press = Pressoir
    .story = un pressoir
    .emoji = 🟡
word-pump = Pompe
    .story = une pompe
    .emoji = 🟡
word-printer = Imprimerie
    .story = une imprimerie
    .emoji = 🟢
word-loom = Métier à tisser
    .story = un métier à tisser
    .emoji = 🟢
word-nursery = Pépinière
    .story = une pépinière
    .emoji = 🟢
word-beacon = Phare
    .story = un phare
    .emoji = 🟢
word-bell = Cloche du réveil
    .story = une cloche du réveil
    .emoji = 🟢
word-library = Bibliothèque
    .story = une bibliothèque
    .emoji = 🟢
word-smelter = Haut fourneau
    .story = un haut fourneau
    .emoji = ⚪
word-crane = Grue
    .story = une grue
    .emoji = ⚪
word-drill = Foreuse
    .story = une foreuse
    .emoji = ⚪
word-gearbox = Engrenage
    .story = un engrenage
    .emoji = ⚪
word-workshop = Atelier
    .story = un atelier
    .emoji = ⚪
word-digger = Excavatrice
    .story = une excavatrice
    .emoji = ⚪
word-prism-yellow = Prisme jaune
    .story = un prisme jaune
    .emoji = 🟡
word-prism-green = Prisme vert
    .story = un prisme vert
    .emoji = 🟢
word-prism-grey = Prisme gris
    .story = un prisme gris
    .emoji = ⚪

# Caisses
word-box-food = Caisse de vivres
    .count =
        { $n ->
            [one] { $n } caisse de vivres
           *[other] { $n } caisses de vivres
        }
    .emoji = 📦
word-box-book = Caisse de livres
    .count =
        { $n ->
            [one] { $n } caisse de livres
           *[other] { $n } caisses de livres
        }
    .emoji = 📦
word-box-gear = Caisse de rouages
    .count =
        { $n ->
            [one] { $n } caisse de rouages
           *[other] { $n } caisses de rouages
        }
    .emoji = 📦
word-box-crystal = Caisse de cristal
    .count =
        { $n ->
            [one] { $n } caisse de cristal
           *[other] { $n } caisses de cristal
        }
    .emoji = 📦
word-box-track = Caisse de pièces
    .count =
        { $n ->
            [one] { $n } caisse de pièces
           *[other] { $n } caisses de pièces
        }
    .emoji = 📦
word-box-any = Caisse de trouvailles
    .count =
        { $n ->
            [one] { $n } caisse de trouvailles
           *[other] { $n } caisses de trouvailles
        }
    .emoji = 📦

# Tribus
word-embers = Braisiers
    .emoji = 🔥
    .chief = Oudine
word-roots = Racines
    .emoji = 🌱
    .chief = Ysolde
word-lanterns = Lanterniers
    .emoji = 🏮
    .chief = Halvard
word-scrappers = Ferrailleurs
    .emoji = 🔩
    .chief = Tamsin
word-ferriers = Passeurs
    .emoji = 🛶
    .chief = Maël
word-frost-scribes = Scribes du givre
    .emoji = ❄️
    .chief = Ingrith
word-sun = soleil
word-moon = lune

# Technologies
word-embers-t1 = Premier brasier
word-embers-l2 = Cendrier à tamis
word-embers-r2 = Veillée
word-embers-l3 = Brûler la nuit
word-embers-r3 = Maîtres des feux
word-roots-t1 = Longue marche
word-roots-l2 = Racines profondes
word-roots-r2 = Bois vivant
word-roots-l3 = Troc de semences
word-roots-r3 = Vieux bosquet
word-lanterns-t1 = Lampes frontales
word-lanterns-l2 = Carnets de route
word-lanterns-r2 = Cache éclairée
word-lanterns-l3 = Feux de relais
word-lanterns-r3 = Contes du soir
word-scrappers-t1 = Tôle pliée
word-scrappers-l2 = Tri
word-scrappers-r2 = Broyeur
word-scrappers-l3 = Poutrelles
word-scrappers-r3 = Troc de ferraille
word-ferriers-t1 = Péage
word-ferriers-l2 = Quais
word-ferriers-r2 = Soute
word-ferriers-l3 = Passage libre
word-ferriers-r3 = Registre
word-frost-scribes-t1 = Apprentie
word-frost-scribes-l2 = Marges
word-frost-scribes-r2 = Congé
word-frost-scribes-l3 = Grimoire
word-frost-scribes-r3 = Insomnie
word-side-slot = Emplacement latéral
word-relic = Relique

# Emplacements, moitiés, orientations
word-top-left = en haut à gauche
word-top-right = en haut à droite
word-bottom-left = en bas à gauche
word-bottom-right = en bas à droite
word-side = sur le côté
word-top = haut
word-bottom = bas
word-upright = telle quelle
word-turned = pivotée d’un demi-tour
word-small = petit bâtiment
    .count = { $n ->
        [one] { $n } petit bâtiment
       *[other] { $n } petits bâtiments
    }
    .emoji = 🏠
word-large = grand bâtiment
    .count = { $n ->
        [one] { $n } grand bâtiment
       *[other] { $n } grands bâtiments
    }
    .emoji = 🏭
word-meeple = colon
    .emoji = 🧍
word-lantern = lanterne
    .emoji = 🏮

# Cartes Artefact, voyages, lacs
word-card-1 = carte Artefact 1
word-card-2 = carte Artefact 2
word-card-3 = carte Artefact 3
word-card-4 = carte Artefact 4
word-card-5 = carte Artefact 5
word-card-6 = carte Artefact 6
word-card-7 = carte Artefact 7
word-card-8 = carte Artefact 8
word-mirror-lake = Lac Miroir
word-frozen-lake = Lac Gelé
word-black-lake = Lac Noir

# Arbre de la tribu
word-t1 = premier colon
word-l2 = rang 2, gauche
word-m2 = rang 2, milieu
word-r2 = rang 2, droite
word-l3 = rang 3, gauche
word-m3 = rang 3, milieu
word-r3 = rang 3, droite
word-side-top = sur le côté, moitié haute
word-side-bottom = sur le côté, moitié basse
word-location = grand lieu
word-settlers = colons
word-buildings = bâtiments
word-deck = premier de la pioche

# Abysses
word-abyss = Abysses
word-points = points
word-voyage-1 = Cartes du large
word-voyage-2 = Cale pleine
word-voyage-3 = Savoirs noyés
word-voyage-4 = Ateliers noyés
word-voyage-5 = Digues
word-voyage-6 = Submersible
word-voyage-7 = Reliques
word-voyage-8 = Feux de mer

# Modules d’emplacement
word-m01 = Module jaune (2 nourritures)
word-m02 = Module jaune (1 pas jaune)
word-m03 = Module jaune (1 nourriture, 1 point)
word-m04 = Module jaune (1 étoile)
word-m05 = Module vert (2 livres)
word-m06 = Module vert (1 pas vert)
word-m07 = Module vert (1 livre, 1 point)
word-m08 = Module vert (1 étoile)
word-m09 = Module gris (2 rouages)
word-m10 = Module gris (1 pas gris)
word-m11 = Module gris (1 rouage, 1 point)
word-m12 = Module gris (1 étoile)
word-m13 = Module jaune-vert (1 ressource au choix)
word-m14 = Module jaune-vert (1 point)
word-m15 = Module jaune-vert (1 énergie récupérée)
word-m16 = Module jaune-vert (1 nourriture)
word-m17 = Module vert-gris (1 ressource au choix)
word-m18 = Module vert-gris (1 point)
word-m19 = Module vert-gris (1 énergie récupérée)
word-m20 = Module vert-gris (1 livre)
word-m21 = Module jaune-gris (1 ressource au choix)
word-m22 = Module jaune-gris (1 point)
word-m23 = Module jaune-gris (1 énergie récupérée)
word-m24 = Module jaune-gris (1 rouage)

# Tuiles et lieux
word-tile-a1 = tuile de départ 1
word-tile-a2 = tuile de départ 2
word-tile-a3 = tuile de départ 3
word-tile-a4 = tuile de départ 4
word-tile-b1 = tuile proche 1
word-tile-b2 = tuile proche 2
word-tile-b3 = tuile proche 3
word-tile-b4 = tuile proche 4
word-tile-c1 = tuile lointaine 1
word-tile-c2 = tuile lointaine 2
word-tile-c3 = tuile lointaine 3
word-tile-c4 = tuile lointaine 4
word-tile-c5 = tuile lointaine 5
word-tile-c6 = tuile lointaine 6
word-tile-c7 = tuile lointaine 7
word-tile-c8 = tuile lointaine 8
word-tile-c9 = tuile lointaine 9
word-tile-c10 = tuile lointaine 10
word-tile-c11 = tuile lointaine 11
word-tile-c12 = tuile lointaine 12
word-tile-x1 = cristal géant 1
word-tile-x2 = cristal géant 2
word-a1 = A1
word-a2 = A2
word-a3 = A3
word-a4 = A4
word-a5 = A5
word-a6 = A6
word-a7 = A7
word-a8 = A8
word-a9 = A9
word-a10 = A10
word-b1 = B1
word-b2 = B2
word-b3 = B3
word-b4 = B4
word-b5 = B5
word-b6 = B6
word-b7 = B7
word-b8 = B8
word-b9 = B9
word-b10 = B10
word-c1 = C1
word-c2 = C2
word-c3 = C3
word-c4 = C4
word-c5 = C5
word-c6 = C6
word-c7 = C7
word-c8 = C8
word-c9 = C9
word-c10 = C10
word-d1 = D1
word-d2 = D2
word-d3 = D3
word-d4 = D4
word-d5 = D5
word-d6 = D6
word-d7 = D7
word-d8 = D8
word-d9 = D9
word-d10 = D10
word-e1 = E1
word-e2 = E2
word-e3 = E3
word-e4 = E4
word-e5 = E5
word-e6 = E6
word-e7 = E7
word-e8 = E8
word-e9 = E9
word-e10 = E10
word-f1 = F1
word-f2 = F2
word-f3 = F3
word-f4 = F4
word-f5 = F5
word-f6 = F6
word-f7 = F7
word-f8 = F8
word-f9 = F9
word-f10 = F10
word-g1 = G1
word-g2 = G2
word-g3 = G3
word-g4 = G4
word-g5 = G5
word-g6 = G6
word-g7 = G7
word-g8 = G8
word-g9 = G9
word-g10 = G10
word-h1 = H1
word-h2 = H2
word-h3 = H3
word-h4 = H4
word-h5 = H5
word-h6 = H6
word-h7 = H7
word-h8 = H8
word-h9 = H9
word-h10 = H10
word-i1 = I1
word-i2 = I2
word-i3 = I3
word-i4 = I4
word-i5 = I5
word-i6 = I6
word-i7 = I7
word-i8 = I8
word-i9 = I9
word-i10 = I10
word-j1 = J1
word-j2 = J2
word-j3 = J3
word-j4 = J4
word-j5 = J5
word-j6 = J6
word-j7 = J7
word-j8 = J8
word-j9 = J9
word-j10 = J10

# --- pourquoi un conseil

hint-points = les points
hint-devotion = la dévotion
hint-stock = les ressources
hint-hand = les cartes en main et les caisses
hint-engine = les modules, les machines et les pistes
hint-pieces = les technologies et les pièces sur la carte
hint-pending = ce que l’action apporte encore
hint-actions = les actions qui restent
hint-rivals = l’avance des autres

## Les titres, quand tout est fini

word-title-no-explorer = Pas un pas sur la glace
word-title-no-wall = Pas un mur
word-title-no-sleep = L’hiver sans dormir
word-title-model = Le modèle de tout le monde
word-title-copyist = L’art de la copie
word-title-lanterns = Des lanternes dans la nuit
word-title-voyages = Le goût du large
word-title-nothing-wasted = Rien ne se perd
word-title-thaw-ended = Le dernier mot du dégel
word-title-scattered = Du surplus plein la neige
word-title-beyond-the-ice = Plus loin que la glace
word-title-towns = Des murs partout
word-title-settlers = Un feu dans chaque cité
word-title-machines = Le chant des machines
word-title-relics = La mémoire d’avant
word-title-crates = Rien que des caisses
word-title-long-sleep = Le long sommeil
word-title-hearth = Près du foyer
word-title-few-machines = À la force des bras
word-title-spring-people = Le peuple du printemps
word-title-patience = La patience de la glace

## Campagne : ce que la fin donne

gives-food = { $n ->
        [one] { $n } nourriture
       *[other] { $n } nourritures
    }
gives-people = { $n ->
        [one] { $n } citoyen rallié
       *[other] { $n } citoyens ralliés
    }
gives-arms = { $n ->
        [one] { $n } rouage
       *[other] { $n } rouages
    }
gives-knowledge = { $n ->
        [one] { $n } livre ou technologie
       *[other] { $n } livres et technologies
    }
gives-fame = { $n ->
        [one] { $n } victoire ou titre
       *[other] { $n } victoires et titres
    }
record-brought = Apport de la campagne
