# Outlive Gharkane en français. Les mêmes messages et les mêmes variables que en.ftl.

## Le jeu

game-name = Outlive Gharkane
game-pitch = Six jours sous terre pour sauver votre clan : dehors la nuit, à l’abri le jour.
game-alone = Commencer maintenant, c’est jouer en solitaire : quatre Errants, des héros sans camp, dévalisent les lieux et mettent la pression sur les vôtres. Vos points vous valent une médaille, ou rien.
game-plan-until = avec la partie, sauf une ligne qui répond à n’importe quelle question : une fois qu’elle a servi, elle s’efface avant votre prochaine journée à l’abri
game-sheet =
    .title = Votre abri
    .button = Mon abri
game-sheet-command =
    .name = abri
    .text = Voir votre abri, en privé

phase-setup = Mise en place
phase-posting = Placement des héros
phase-dusk = Tour { $n } · Crépuscule
    .of = Tour { $n }/{ $of } · Crépuscule
phase-night = Tour { $n } · Nuit
    .of = Tour { $n }/{ $of } · Nuit
phase-day = Tour { $n } · Jour
    .of = Tour { $n }/{ $of } · Jour
phase-end = Fin de partie

score-score-events = Évènements résolus
score-score-rooms = Salles complètes
score-score-survivors = Survivants
score-score-equipment = Équipement réparé
score-score-pairs = Paires d’équipements
score-score-gauge = Jauge de maladie

## Options

option-restock = Réapprovisionnement
    .text = Le stock de chaque lieu au crépuscule.
option-restock-flat = 10 par lieu
    .text = Chaque lieu est complété à 10, quel que soit le nombre de joueurs ; à 6 en solitaire.
option-restock-scaled = Selon le nombre de joueurs
    .text = À quatre, 10 ; à trois, 8 ; sinon 6, et deux tuiles de fouille de moins dans chaque ville.
option-medicine-scope = Soins dus
    .text = Ce qui entre dans le compte des médicaments dus chaque jour.
option-medicine-scope-care = Valeur de soin
    .text = La valeur de soin de chaque salle habitée et de l’hôpital.
option-medicine-scope-hospital = Hôpital seul (doux)
    .text = Seulement la valeur de l’hôpital.
option-medicine-scope-upkeep = Entretien (rude)
    .text = Autant de médicaments que de nourriture, salle par salle.
option-hospital-value = Valeur de l’hôpital
    .text = Les rations et les soins que demande l’hôpital.
option-hospital-value-stepped = Par paliers
    .text = La moitié des occupants de l’hôpital, arrondie à l’unité supérieure.
option-hospital-value-flat = Fixe
    .text = L’hôpital compte pour 2 dès que quelqu’un s’y trouve.
option-first-player = Premier joueur
    .text = Le joueur qui commence la partie.
option-first-player-random = Au hasard
    .text = Le sort désigne le premier joueur.
option-first-player-traits = Selon les traits
    .text = Le plus fort en ardence + résonance commence ; à égalité, l’ardence décide, puis le sort.
option-first-player-seat-1 = Siège 1
    .text = Le premier siège commence.
option-first-player-seat-2 = Siège 2
    .text = Le deuxième siège commence, s’il est occupé.
option-first-player-seat-3 = Siège 3
    .text = Le troisième siège commence, s’il est occupé.
option-first-player-seat-4 = Siège 4
    .text = Le quatrième siège commence, s’il est occupé.
option-storage-cap = Limite de stockage
    .text = Les matériaux, les munitions et les conserves que le nettoyage vous laisse.
option-storage-cap-none = Aucune
    .text = Tout se garde.
option-storage-cap-8 = 8 de chaque
    .text = Au plus 8 unités de chaque matériau, 8 munitions et 8 conserves.
option-open-shelters = Abris ouverts
    .text = Ce que chacun voit des abris des autres.
option-open-shelters-no = Non, secrets
    .text = Chacun ne voit que son abri.
option-open-shelters-yes = Oui, visibles
    .text = Tout le monde voit tous les abris.
option-equipment = Équipements par visite
    .text = Le nombre d’équipements visibles qu’un héros prend là où il arrive.
option-equipment-any = Un par action
    .text = Un héros prend autant d’équipements qu’il a d’actions, comme dans le livret.
option-equipment-one = Un par visite
    .text = Un seul équipement par arrivée ; la pioche dure jusqu’à la fin, même à quatre.
option-ammo = Munitions par action
    .text = Ce que rapporte une action à Jenntur et à Dulaanis.
option-ammo-one = Une
    .text = Une munition par action, comme dans le livret.
option-ammo-two = Deux
    .text = Deux munitions par action, dont une de la réserve : on s’arme deux fois plus vite.
variant-evenings = Chaque soir compte
    .text = À deux : pas plus de recrues par soir que de lits libres.
variant-evenings_many = Chaque soir compte, à trois ou quatre
    .text = À trois ou quatre : pas plus de recrues que de lits libres, un seul équipement par visite.
option-recruits = Recrues par soir
    .text = Le nombre de survivants qu’on peut recruter en un soir.
option-recruits-any = Sans limite
    .text = Une recrue par denrée dépensée, comme dans le livret.
option-recruits-beds = Selon les lits
    .text = Pas plus de recrues que de lits libres à l’hôpital (7 en tout) : chaque soir compte.

## Ressources et gens

word-wood = Bois
    .story = du bois
    .emoji = 🪵
    .count = { $n ->
        [one] { $n } bois
       *[other] { $n } bois
    }
word-metal = Métal
    .story = du métal
    .emoji = 🔩
    .count = { $n ->
        [one] { $n } métal
       *[other] { $n } métaux
    }
word-chip = Puce
    .story = des puces
    .emoji = 💾
    .count = { $n ->
        [one] { $n } puce
       *[other] { $n } puces
    }
word-food = Nourriture
    .story = des vivres
    .emoji = 🍖
    .count = { $n ->
        [one] { $n } nourriture
       *[other] { $n } nourritures
    }
word-water = Eau
    .story = de l’eau
    .emoji = 💧
    .count = { $n ->
        [one] { $n } eau
       *[other] { $n } eaux
    }
word-can = Conserve
    .story = des conserves
    .emoji = 🥫
    .count = { $n ->
        [one] { $n } conserve
       *[other] { $n } conserves
    }
word-med = Médicament
    .story = des médicaments
    .emoji = 💊
    .count = { $n ->
        [one] { $n } médicament
       *[other] { $n } médicaments
    }
word-ammo = Munition
    .story = des munitions
    .emoji = 🎯
    .count = { $n ->
        [one] { $n } munition
       *[other] { $n } munitions
    }
word-edible = Comestible
    .emoji = 🍽️
    .count = { $n ->
        [one] { $n } comestible
       *[other] { $n } comestibles
    }
    .text = De la nourriture, de l’eau ou des conserves, au choix.
word-survivor = Survivant
    .emoji = 🧍
    .count = { $n ->
        [one] { $n } survivant
       *[other] { $n } survivants
    }
word-material = Matériau
    .emoji = 🧱
    .count = { $n ->
        [one] { $n } matériau
       *[other] { $n } matériaux
    }
word-hero = Héros
    .emoji = 🧭
    .count = { $n ->
        [one] { $n } héros
       *[other] { $n } héros
    }
word-action = Action
    .emoji = ✋
    .count = { $n ->
        [one] { $n } action
       *[other] { $n } actions
    }
word-point = Point
    .emoji = ⭐
    .count = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
word-supplies = Denrées
word-materials = Matériaux
word-goods = Denrées et matériaux
word-resources = Ressources
word-hospital = Hôpital
    .emoji = 🛏️
    .text = Accueille les recrues et, s’il a moins de 7 occupants, les arrivants des haciendas. Ce n’est pas une salle.
word-cupboard = Placard vide
    .emoji = 🚪
    .text = Rien à prendre.
word-none = Aucun
word-all = Tous
word-collect = tout récolter
    .text = Récolter autant que possible dès l’arrivée
word-hunt = chasser
    .text = Chasser sur place : tous les bonus, le moins de munitions possible ; récolter avec le reste
word-search = fouiller
word-build = construire, puis réparer
word-repair = réparer
word-keep = garder
word-spoiling = recruter avec ce qui se perd, soigner
word-everything = recruter avec tout, soigner
word-most = ce dont j’ai le plus
word-nobody = Personne
    .text = Plus aucune place : le survivant qui arrive est perdu
word-lying = couché
word-standing = debout
word-closed = resté sur place
word-bronze = bronze
word-silver = argent
word-gold = or
word-broken = cassé
word-repaired = réparé
word-not-repaired = non réparé
word-built = construite
word-not-built = à construire
word-setup = Mise en place
word-posting = Placement des héros
word-dusk = Crépuscule
word-night = Nuit
word-day = Jour
word-end = Fin de partie

## Lieux et abris (.place : le lieu ; .text : les biens de départ de l'abri)

word-nornaald = Nornaald
    .flavour = Sous les troncs noirs, le bois vert repousse déjà.
    .story = à Nornaald
    .emoji = 🌲
    .place = Bois et gibier.
    .text = Commence avec 3 bois, 1 conserve et 1 médicament.
word-jel-zaer = Jel Zaer
    .flavour = Le barrage gronde encore, seul à n’avoir rien oublié.
    .story = à Jel Zaer
    .emoji = 🌊
    .place = Eau et gibier.
    .text = Commence avec 2 eaux, 1 conserve, 1 bois et 1 puce.
word-jenntur = Jenntur
    .flavour = Les guérites sont vides, les caisses non.
    .story = à Jenntur
    .emoji = 🪖
    .place = Munitions et gibier.
    .text = Commence avec 2 métaux, 2 puces et 1 conserve.
word-kraveth = Kraveth
    .flavour = On y parle à voix basse, comme dans un hôpital.
    .story = à Kraveth
    .emoji = ⚕️
    .place = Médicaments, fouille et équipements.
    .text = Commence avec 3 médicaments, 1 bois et 1 métal.
word-with-an = With’An
    .flavour = Chaque galerie rend un son de cloche fêlée.
    .story = à With’An
    .emoji = ⛏️
    .place = Métal, fouille et équipements.
    .text = Commence avec 3 métaux, 1 conserve et 1 médicament.
word-haciendas = Haciendas
    .flavour = Une lampe à la fenêtre : quelqu’un attend.
    .story = aux haciendas
    .emoji = 🏡
    .place = Conserves, survivants et premier joueur ; un emplacement par valeur de force.
    .text = Force 3 : 2 conserves et 1 survivant. Force 4 : 3 et 1. Force 5 : 3 et 2.
word-sanedys = Sanedys
    .flavour = Les écrans ne clignotent plus pour personne.
    .story = à Sanedys
    .emoji = 📡
    .place = Puces, fouille et équipements.
    .text = Commence avec 3 puces, 1 conserve et 1 médicament.
word-dulaanis = Dulaanis
    .flavour = Le vent y siffle entre les cibles abandonnées.
    .story = à Dulaanis
    .emoji = 🏹
    .place = Munitions et gibier.
    .text = Commence avec 2 bois, 2 métaux et 1 conserve.
word-orvael = Orvaël
    .text = Commence avec 1 bois, 1 métal, 1 puce, 1 conserve et 1 médicament.
word-tessim = Tessim
    .text = Commence avec 2 conserves, 2 médicaments et 1 puce.
word-haldroun = Haldroun
    .text = Commence avec 2 bois, 2 puces et 1 médicament.
word-mireas = Miréas
    .text = Commence avec 2 eaux, 2 conserves et 1 métal.
word-quorvane = Quorvane
    .text = Commence avec 2 conserves, 1 bois, 1 métal et 1 puce.
word-slot-3 = Emplacement de force 3
word-slot-4 = Emplacement de force 4
word-slot-5 = Emplacement de force 5

## Leaders

word-oru-vess = Oru Vess, éclaireur
    .flavour = Il revient toujours, rarement par où il est parti.
    .text = Départ à Nornaald, à Jel Zaer, à With’An et aux haciendas, avec 2 munitions et 1 conserve.
word-mailen-dor = Maïlen Dor, herboriste
    .flavour = Elle goûte d’abord, elle explique après.
    .text = Départ à Nornaald, à Jenntur, à Sanedys et aux haciendas, avec 2 conserves et 1 bois.
word-sarko-ilven = Sarko Ilven, médecin
    .flavour = Ses mains ne tremblent que le soir.
    .text = Départ à Jel Zaer, à Kraveth, à Dulaanis et aux haciendas, avec 2 médicaments et 1 munition.
word-tirze-namar = Tirzé Namar, charpentière
    .flavour = Donnez-lui trois planches, elle vous rend un toit.
    .text = Départ à Jenntur, à With’An, à Dulaanis et aux haciendas, avec 2 bois et 1 puce.
word-hadric-solm = Hadric Solm, fondeur
    .flavour = Il parle au métal et le métal cède.
    .text = Départ à Kraveth, à Sanedys, à Nornaald et aux haciendas, avec 2 métaux et 1 munition.
word-yuna-kerr = Yuna Kerr, sentinelle
    .flavour = Elle dort un œil ouvert, l’autre aussi.
    .text = Départ à With’An, à Sanedys, à Jel Zaer et aux haciendas, avec 2 munitions et 1 conserve.
word-beltan-ruz = Beltan Ruz, électricien
    .flavour = Tant qu’une ampoule brille, il sourit.
    .text = Départ à Dulaanis, à Nornaald, à Kraveth et aux haciendas, avec 2 puces et 1 métal.
word-isme-paldor = Ismé Paldor, contremaîtresse
    .flavour = Son sifflet se fait entendre à trois cavernes de là.
    .text = Départ à Jenntur, à Sanedys, à Jel Zaer et aux haciendas, avec 1 bois, 1 métal et 1 puce.
word-corvo-thal = Corvo Thal, caravanier
    .flavour = Il connaît le prix de tout, et la route.
    .text = Départ à Dulaanis, à With’An, à Kraveth et aux haciendas, avec 2 conserves et 1 munition.
word-nea-orsin = Néa Orsin, arbitre
    .flavour = On ne discute pas avec elle : on attend qu’elle tranche.
    .text = Départ à Jenntur, à Dulaanis, à Sanedys et aux haciendas, avec 1 médicament, 1 conserve et 1 métal.

## Salles

word-building-room = Atelier de chantier
    .count = { $n ->
        [1] un atelier de chantier
       *[other] { $n } ateliers de chantier
    }
    .flavour = Ça cogne du matin au soir, et ça rassure.
    .text = Étape « Construire », une fois : une construction ne coûte qu’un matériau.
    .short = Construire : une construction à 1 matériau
word-filtered-greenhouse = Serre filtrée
    .count = { $n ->
        [1] une serre filtrée
       *[other] { $n } serres filtrées
    }
    .flavour = Sous les bâches, une odeur de terre mouillée.
    .text = Étape « Nourrir » : 2 rations de moins à fournir au total.
    .short = Nourrir : 2 rations de moins
word-rock-pharmacy = Pharmacie rupestre
    .count = { $n ->
        [1] une pharmacie rupestre
       *[other] { $n } pharmacies rupestres
    }
    .flavour = Les étagères sont taillées dans la pierre.
    .text = Au début de la phase « Maladie », recevez 1 médicament.
    .short = Maladie : +1 médicament
word-serum-laboratory = Laboratoire de sérums
    .count = { $n ->
        [1] un laboratoire de sérums
       *[other] { $n } laboratoires de sérums
    }
    .flavour = On n’y entre qu’en retenant son souffle.
    .text = Une fois, à la fin de la phase « Maladie », remontez la jauge de 2 cases.
    .short = Maladie : jauge +2 cases
word-cave-armoury = Armurerie des grottes
    .count = { $n ->
        [1] une armurerie des grottes
       *[other] { $n } armureries des grottes
    }
    .flavour = La clé pend toujours au même cou.
    .text = Étape « Construire », une fois : recevez 2 munitions.
    .short = Construire : +2 munitions
word-precision-workshop = Atelier de précision
    .count = { $n ->
        [1] un atelier de précision
       *[other] { $n } ateliers de précision
    }
    .flavour = Une loupe, un silence, un déclic.
    .text = Étape « Réparer », une fois : une réparation demande 2 matériaux de moins, au choix.
    .short = Réparer : une fois, 2 matériaux de moins
word-salvage-depot = Dépôt de récupération
    .count = { $n ->
        [1] un dépôt de récupération
       *[other] { $n } dépôts de récupération
    }
    .flavour = Rien n’est perdu, presque tout est rangé.
    .text = Étape « Construire », une fois : piochez 1 équipement cassé.
    .short = Construire : +1 équipement cassé
word-lookout-post = Poste de guet
    .count = { $n ->
        [1] un poste de guet
       *[other] { $n } postes de guet
    }
    .flavour = D’ici, on voit venir les ennuis.
    .text = Une fois par nuit, annulez une pression que vous subissez.
    .short = Nuit : annuler une pression
word-barter-hall = Salle de troc
    .count = { $n ->
        [1] une salle de troc
       *[other] { $n } salles de troc
    }
    .flavour = On s’y serre la main avant de compter.
    .text = Étape « Construire », une fois : troquez jusqu’à 3 matériaux contre d’autres, un pour un.
    .short = Construire : troquer jusqu’à 3 matériaux
word-smokehouse = Fumoir
    .count = { $n ->
        [1] un fumoir
       *[other] { $n } fumoirs
    }
    .flavour = La fumée pique les yeux et sauve l’hiver.
    .text = Étape « Nettoyer », une fois : changez jusqu’à 3 nourritures en conserves.
    .short = Nettoyer : mettre en conserve jusqu’à 3 nourritures
word-ag-radio = Radio de l’AG
    .count = { $n ->
        [1] une radio
       *[other] { $n } radios
    }
    .flavour = Entre deux grésillements, une voix humaine.
    .text = Étape « Évènements », une fois : un évènement coûte 2 ressources de moins, à votre choix.
    .short = Évènements : une fois, 2 ressources de moins
word-dormitory = Dortoir
    .count = { $n ->
        [1] un dortoir
       *[other] { $n } dortoirs
    }
    .flavour = Quarante souffles, une seule veilleuse.
    .text = Étape « Construire », une fois : vous pouvez ajouter 1 survivant à l’hôpital.
    .short = Construire : +1 survivant
word-hunting-lodge = Pavillon de chasse
    .count = { $n ->
        [1] un pavillon de chasse
       *[other] { $n } pavillons de chasse
    }
    .flavour = Des cornes au mur, des bottes à la porte.
    .text = La nuit, pour une chasse par tour : la résistance baisse de 1 (1 au minimum) et vous gagnez 1 nourriture de plus.
    .short = Chasse : résistance −1, +1 nourriture
word-sorting-room = Salle de tri
    .count = { $n ->
        [1] une salle de tri
       *[other] { $n } salles de tri
    }
    .flavour = Ce que d’autres jettent y trouve un nom.
    .text = La nuit, pour une visite en ville par tour : 1 tuile de plus après une fouille, et les placards donnent 1 bois.
    .short = Ville : +1 tuile, un placard donne 1 bois
word-leaded-vault = Voûte plombée
    .count = { $n ->
        [1] une voûte plombée
       *[other] { $n } voûtes plombées
    }
    .flavour = Le ciel n’y entre pas.
    .text = Étape « Maladie » : la montée automatique de la maladie est réduite de 1.
    .short = Maladie : 1 case de moins

## Équipements

word-plasma-saw = Scie à plasma
    .count = { $n ->
        [1] une scie à plasma
       *[other] { $n } scies à plasma
    }
    .text = En arrivant à Nornaald, recevez 2 bois de la réserve.
word-filter-waterskin = Outre filtrante
    .count = { $n ->
        [1] une outre filtrante
       *[other] { $n } outres filtrantes
    }
    .text = En arrivant à Jel Zaer, recevez 2 eaux de la réserve.
word-cartridge-belt = Cartouchière
    .count = { $n ->
        [1] une cartouchière
       *[other] { $n } cartouchières
    }
    .text = En arrivant à Jenntur ou à Dulaanis, recevez 2 munitions de la réserve.
word-triage-kit = Trousse de triage
    .count = { $n ->
        [1] une trousse de triage
       *[other] { $n } trousses de triage
    }
    .text = En arrivant à Kraveth, recevez 1 médicament de la réserve.
word-drill = Foreuse
    .count = { $n ->
        [1] une foreuse
       *[other] { $n } foreuses
    }
    .text = En arrivant à With’An, recevez 2 métaux de la réserve.
word-dismantler = Démonteur
    .count = { $n ->
        [1] un démonteur
       *[other] { $n } démonteurs
    }
    .text = En arrivant à Sanedys, recevez 2 puces de la réserve.
word-cart = Charrette
    .count = { $n ->
        [1] une charrette
       *[other] { $n } charrettes
    }
    .text = En arrivant aux haciendas, recevez 1 conserve de la réserve.
word-toothed-trap = Piège à dents
    .count = { $n ->
        [1] un piège à dents
       *[other] { $n } pièges à dents
    }
    .text = Une chasse par tour : la résistance de l’animal baisse de 2 (1 au minimum).
word-aiming-goggles = Lunettes de visée
    .count = { $n ->
        [1] des lunettes de visée
       *[other] { $n } paires de lunettes de visée
    }
    .text = Une fois par tour, quand un de vos héros arrive : pression +1 sur chaque rival déjà plus faible.
word-woven-cuirass = Cuirasse tressée
    .count = { $n ->
        [1] une cuirasse tressée
       *[other] { $n } cuirasses tressées
    }
    .text = Réduit de 2 une pression que vous subissez, une fois par tour.
word-exo-legs = Exo-jambes
    .count = { $n ->
        [1] des exo-jambes
       *[other] { $n } paires d’exo-jambes
    }
    .text = Une fois par tour, un héros peut aller jusqu’à 4 lieux plus loin, même par des routes effondrées.
word-cavity-detector = Détecteur de cavités
    .count = { $n ->
        [1] un détecteur de cavités
       *[other] { $n } détecteurs de cavités
    }
    .text = Une visite en ville par tour : après une fouille, 1 tuile de plus.

## Gibier

word-ash-rodent = Rongeur cendré
    .story = un rongeur cendré
    .count = { $n ->
        [1] un rongeur cendré
       *[other] { $n } rongeurs cendrés
    }
    .emoji = 🐀
    .text = Résistance 3. Nourriture 2, puis 3, 4 et 5.
word-grey-wader = Échassier gris
    .story = un échassier gris
    .count = { $n ->
        [1] un échassier gris
       *[other] { $n } échassiers gris
    }
    .emoji = 🦩
    .text = Résistance 4. Nourriture 3, puis 4, 5 et 6.
word-lava-goat = Cabri des laves
    .story = un cabri des laves
    .count = { $n ->
        [1] un cabri des laves
       *[other] { $n } cabris des laves
    }
    .emoji = 🐐
    .text = Résistance 5. Nourriture 4, puis 5, 6 et 7.
word-rock-boar = Sanglier-roc
    .story = un sanglier-roc
    .count = { $n ->
        [1] un sanglier-roc
       *[other] { $n } sangliers-rocs
    }
    .emoji = 🐗
    .text = Résistance 6. Nourriture 5, puis 6, 7 et 8.
word-great-ardent = Grand ardent
    .story = un grand ardent
    .count = { $n ->
        [1] un grand ardent
       *[other] { $n } grands ardents
    }
    .emoji = 🦬
    .text = Résistance 7. Nourriture 7, puis 8, 9 et 10.

## Évènements

word-burnt-forests = Forêts calcinées
    .flavour = La cendre tombe comme une première neige.
    .text = Nornaald n’a que la moitié de son stock habituel.
    .short = Nornaald : stock réduit de moitié
word-flooded-shafts = Puits de mine noyés
    .flavour = Au fond des puits, l’eau a pris la place des hommes.
    .text = With’An n’a que la moitié de son stock habituel.
    .short = With’An : stock réduit de moitié
word-fried-circuits = Circuits grillés
    .flavour = Une odeur de résine brûlée flotte dans les rues.
    .text = Sanedys n’a que la moitié de son stock habituel.
    .short = Sanedys : stock réduit de moitié
word-murky-springs = Sources troubles
    .flavour = L’eau a la couleur du thé, sans en avoir le goût.
    .text = Jel Zaer n’a que la moitié de son stock habituel.
    .short = Jel Zaer : stock réduit de moitié
word-expired-serums = Sérums périmés
    .flavour = Les dates sur les flacons ne mentent pas.
    .text = Kraveth n’a que la moitié de son stock habituel.
    .short = Kraveth : stock réduit de moitié
word-looted-arsenals = Arsenaux pillés
    .flavour = Les portes pendent, les râteliers sont nus.
    .text = Jenntur et Dulaanis n’ont que la moitié de leur stock habituel.
    .short = Munitions : stock réduit de moitié
word-starving-rodents = Rongeurs affamés
    .flavour = La nuit, les sacs se vident par le bas.
    .text = Chaque nuit, chacun perd 1 nourriture, 1 eau ou 1 conserve.
    .short = Nuit : −1 nourriture, eau ou conserve
word-mudslide = Coulée de boue
    .flavour = La montagne a bougé dans son sommeil.
    .text = Chaque nuit, chacun perd 1 matériau.
    .short = Nuit : −1 matériau
word-mould = Moisissures
    .flavour = Un duvet gris a gagné les étagères.
    .text = Chaque nuit, chacun perd 1 conserve, ou à défaut 1 médicament.
    .short = Nuit : −1 conserve ou médicament
word-ardent-fever = Fièvre ardente
    .flavour = Les fronts brûlent avant même le soleil.
    .text = Chaque nuit, le marqueur de maladie de chacun recule d’une case.
    .short = Nuit : jauge de maladie −1 case
word-ash-storm = Tempête de cendres
    .flavour = Le bras tendu, on ne voit plus sa propre main.
    .text = Chaque héros a 1 action de moins ; la pression et les emplacements ne changent pas.
    .short = Héros : 1 action de moins
word-collapsed-roads = Routes effondrées
    .flavour = Le chemin d’hier s’arrête au-dessus du vide.
    .text = Les héros n’avancent que d’un lieu, sauf avec des exo-jambes.
    .short = Déplacement : un seul lieu
word-raiders = Pillards
    .flavour = Des feux sur la crête, et plus un chien n’aboie.
    .text = Chaque nuit, chacun perd 1 munition, ou à défaut 1 matériau.
    .short = Nuit : −1 munition ou matériau
word-besieged-haciendas = Haciendas assiégées
    .flavour = On échange à voix basse, par-dessus les barricades.
    .text = Chaque emplacement des haciendas donne 1 conserve de moins.
    .short = Haciendas : −1 conserve
word-panicked-game = Gibier affolé
    .flavour = Les bêtes courent sans savoir ce qu’elles fuient.
    .text = La résistance du gibier augmente de 1.
    .short = Gibier : résistance +1
word-desertions = Désertions
    .flavour = Au matin, une couchette vide de plus.
    .text = Chaque nuit, chacun paie 1 nourriture, 1 eau ou 1 conserve, ou bien perd 1 survivant.
    .short = Nuit : −1 nourriture, eau, conserve ou survivant
word-unstable-rubble = Décombres instables
    .flavour = Le plafond soupire quand on passe dessous.
    .text = Une seule action de fouille par visite en ville.
    .short = Villes : une fouille par visite
word-supernova-flare = Éclat de supernova
    .flavour = Deux ombres derrière chacun, et une seule lampe.
    .text = La montée automatique de la maladie est de 2 par jour.
    .short = Maladie : +2 par jour

## Questions posées à un siège

ask-ChooseShelter = Quel abri gardez-vous ?
ask-DiscardRoom = Quelle salle écartez-vous ? Il doit vous en rester quatre.
ask-ChooseLeader = Quel leader gardez-vous ?
ask-ExchangeGoods = Voulez-vous troquer deux biens de l’abri contre un autre ?
ask-BuildFirstRoom = Quelle salle construisez-vous gratuitement ?
ask-PlaceFirstSurvivors = Combien de vos quatre survivants logez-vous dans la salle construite ? Les autres vont à l’hôpital.
ask-PostHero = Quel héros posez-vous, et où ?
ask-ChooseMove = Quel héros envoyez-vous, et où ?
ask-Visit = Que fait votre héros ici ?
ask-FacePressure = On vous met la pression : comment vous défendez-vous ?
ask-GiveGoods = Que cédez-vous à votre agresseur ?
ask-PlaceNewcomers = Où logez-vous les deux survivants qui arrivent ?
ask-PlaceNewcomer = Où logez-vous le survivant qui arrive ?
ask-LoseByChoice = Un évènement vous frappe : que perdez-vous ?
ask-PayOrDesert = Désertions : que payez-vous, ou qui laissez-vous partir ?
ask-Sicken = La fièvre monte : que vous coûte-t-elle ?
ask-ResolveEvent = Quel évènement résolvez-vous ? Si vous passez, c’est pour toute la journée.
ask-SpareCost = Quelle ressource du coût votre bonus vous épargne-t-il ?
ask-PayEdible = Avec quoi payez-vous les comestibles demandés ?
ask-ChooseFood = Avec quoi nourrissez-vous votre abri ?
ask-ChooseLeaver = Des survivants doivent partir : d’où partent-ils ?
ask-ChooseTreatment = Voulez-vous donner plus de soins, pour faire remonter votre jauge ?
ask-ChooseRecruits = Voulez-vous recruter ? Pour chaque denrée dépensée, un survivant arrive à l’hôpital.
ask-Arrange = Que faites-vous dans vos salles ? Construisez, logez vos gens, utilisez vos bonus, dans l’ordre de votre choix.
ask-PayBuild = Avec quels matériaux construisez-vous ?
ask-Barter = Quel matériau troquez-vous encore, et contre quel autre ?
ask-ChooseRepair = Quel équipement réparez-vous ?
ask-SpareIcons = Quel matériau votre bonus vous épargne-t-il pour cette réparation ?
ask-EndDay = Votre journée est-elle finie ? La nourriture restante sera perdue.

## Ce que les autres lisent du siège attendu

await-Setup = prépare son abri
await-ApplyEvents = choisit ses pertes
await-PostHero = pose un héros
await-ChooseMove = choisit un héros et sa destination
await-Visit = agit avec son héros
await-FacePressure = répond à la pression
await-GiveGoods = cède des biens
await-PlaceNewcomers = loge deux survivants
await-PlaceNewcomer = loge un survivant
await-ResolveEvent = choisit un évènement à résoudre
await-Day = s’occupe de son abri

## Coups : commandes (.name, .text) et libellés

verb-shelter = Garder un abri
    .name = abri
    .text = Garder un des deux abris proposés
verb-discard = Écarter une salle
    .name = écarter
    .text = Écarter une des salles proposées
verb-leader = Garder un leader
    .name = leader
    .text = Garder un des deux leaders proposés
verb-exchange = Troquer
    .name = troquer
    .text = Échanger deux biens de départ contre un autre
verb-build = Construire
    .name = construire
    .text = Construire une salle de votre abri
verb-place = Loger
    .name = loger
    .text = Placer des survivants dans une salle ou à l’hôpital
verb-lodge = Loger deux arrivants
    .name = héberger
    .text = Loger les deux survivants qui arrivent des haciendas
verb-post = Poser un héros
    .name = poser
    .text = Poser un héros sur un de vos lieux de départ
verb-hero = Déplacer un héros
    .name = héros
    .text = Déplacer un héros jusqu’à un lieu
verb-stay = Rester
    .name = rester
    .text = Laisser vos héros sur place : aucun ne peut bouger
verb-defend = Se défendre
    .name = défendre
    .text = Répondre à une pression, avec ou sans munitions
verb-give = Céder
    .name = céder
    .text = Céder un bien à votre agresseur
verb-lose = Perdre
    .name = perdre
    .text = Choisir ce qu’un évènement ou la faim vous prend
verb-forage = Chasser, fouiller, récolter
    .name = agir
    .text = Chasser, fouiller, prendre des équipements, récolter
verb-dismiss = Laisser partir
    .name = partir
    .text = Choisir les salles que quittent les survivants en trop
verb-mend = Réparer ensemble
    .name = réparer-tout
    .text = Réparer plusieurs équipements à la fois
verb-brace = Tenir bon
verb-hand_over = Céder selon mes réserves
verb-explore = Agir selon le lieu
verb-forgo = Perdre selon mes réserves
verb-at_home = Confier ma journée au plan
verb-pass = Passer
    .name = passer
    .text = Ne rien faire, ou ne rien faire de plus
verb-resolve = Résoudre un évènement
    .name = résoudre
    .text = Payer le coût d’un évènement en cours
verb-meal = Payer en denrées
    .name = nourrir
    .text = Payer avec de la nourriture, de l’eau ou des conserves
verb-treat = Soigner
    .name = soigner
    .text = Dépenser des médicaments pour faire remonter la jauge
verb-recruit = Recruter
    .name = recruter
    .text = Dépenser des denrées pour accueillir des survivants
verb-use = Utiliser une salle
    .name = utiliser
    .text = Utiliser le bonus d’une salle complète
verb-repair = Réparer
    .name = réparer
    .text = Réparer un équipement cassé
verb-done = Finir la journée
    .name = finir
    .text = Finir votre journée et nettoyer l’abri

pick-shelter = Garder { $shelter }
pick-discard = Écarter : { $room }
pick-leader = Garder { $leader }
pick-exchange = Troquer : { $give } + { $other } → { $get }
pick-build = Construire : { $room }{ $wood ->
    [0] {""}
    [one] {" · "}{ $wood } bois
   *[other] {" · "}{ $wood } bois
}{ $metal ->
    [0] {""}
    [one] {" · "}{ $metal } métal
   *[other] {" · "}{ $metal } métaux
}{ $chip ->
    [0] {""}
    [one] {" · "}{ $chip } puce
   *[other] {" · "}{ $chip } puces
}
pick-lodge = { $beside ->
    [Aucun] Un seul survivant → { $room }
   *[other] Deux survivants → { $room } et { $beside }
}
pick-place = { $count ->
    [0] Personne
    [one] { $count } survivant
   *[other] { $count } survivants
} → { $room }
pick-post = Force { $force } → { $place }
pick-hero = Force { $force } : { $origin } → { $place }{ $gear ->
    [Aucun] {""}
   *[other] {" · "}{ $gear }
}{ $deed ->
    [Aucun] {""}
   *[other] {" · "}{ $deed }
}
pick-stay = Rester sur place
pick-defend = { $ammo ->
    [0] Ne pas tirer
    [one] Se défendre avec { $ammo } munition
   *[other] Se défendre avec { $ammo } munitions
}{ $use ->
    [Aucun] {""}
   *[other] {" · "}{ $use }
}
pick-brace = { $ammo ->
    [0] Sous pression : sans munitions
    [one] Sous pression : { $ammo } munition au plus
   *[other] Sous pression : { $ammo } munitions au plus
}
pick-hand_over = Céder d’abord : { $good }
pick-explore = Sur place, d’abord : { $aim }
pick-forgo = À chaque évènement, perdre d’abord : { $good }
pick-at_home = Gérer l’abri et finir ma journée · denrées : { $supplies } · matériaux : { $materials }
pick-give = Céder : { $good }
pick-lose = Perdre : { $what }{ $room ->
    [Aucun] {""}
   *[other] {" · "}{ $room }
}
pick-forage = { $parts }
    .hunt = Chasser : { $hunt }{ $ammo ->
    [0] {""}
    [one] {", "}{ $ammo } munition
   *[other] {", "}{ $ammo } munitions
}{ $use ->
    [Aucun] {""}
   *[other] {", "}{ $use }
}
    .search = Fouiller ×{ $search }{ $use ->
    [Aucun] {""}
   *[other] {", "}{ $use }
}
    .gear = Prendre : { $gear }
    .collect = Récolter { $collect }
pick-dismiss = Désigner ceux qui partent : { $rooms }
    .times = { $word }{ $n ->
    [one] {""}
   *[other] {" ×"}{ $n }
}
pick-mend = Réparer : { $gear }
pick-pass = Passer
pick-resolve = Résoudre : { $event }{ $use ->
    [Aucun] {""}
   *[other] {" · "}{ $use }
}
pick-meal = Payer { $counted }
pick-treat = Soigner : { $count ->
    [one] { $count } médicament
   *[other] { $count } médicaments
}
pick-recruit = Recruter ({ $counted })
pick-use = Utiliser : { $room }{ $what ->
    [Aucun] {""}
   *[other] {" · "}{ $what }
}{ $get ->
    [Aucun] {""}
   *[other] {" → "}{ $get }
}{ $count ->
    [1] {""}
   *[other] {" × "}{ $count }
}
pick-repair = Réparer : { $gear }{ $use ->
    [Aucun] {""}
   *[other] {" · "}{ $use }
}
pick-done = Finir la journée

## Ce qu’un coup changera

ahead-less = −{ $what } (reste { $left })
ahead-more = +{ $what } (total { $left })
ahead-hospital = hôpital { $was } → { $now }
ahead-gauge = jauge { $was } → { $now }
ahead-full = salle complète : { $room }
ahead-points = points : { $n }
ahead-repaired = en état : { $gear }
ahead-give = { $n ->
        [one] puis un bien à céder
       *[other] puis { $n } biens à céder
    }
ahead-gear = à réparer : { $gear }
ahead-food = rations dues { $was } → { $now }
ahead-care = soins dus { $was } → { $now }
ahead-hunt = { $animal } : { $food }
ahead-search = { $n ->
        [0] plus rien à fouiller
        [one] { $n } fouille
       *[other] { $n } fouilles
    }
ahead-press = met la pression sur { $rival }, qui y perdra { $pressure ->
        [one] un bien ou une munition
       *[other] { $pressure } biens ou munitions
    }
ahead-pressed = { $rival } peut venir ici et vous faire perdre { $pressure ->
        [one] un bien ou une munition
       *[other] { $pressure } biens ou munitions
    }
ahead-wanderer = un Errant peut venir ici et vous faire perdre { $pressure ->
        [one] un bien ou une munition
       *[other] { $pressure } biens ou munitions
    }
ahead-restocked = se remplit avant la première nuit ({ $what })
ahead-yield = { $left ->
        [0] plus rien à récolter
       *[other] { $what } (sur { $left }{ $each ->
            [1] {""}
           *[other] {", "}chaque action en donne { $each }
        })
    }
ahead-there = { $what } sur place{ $each ->
        [1] {""}
       *[other] {", "}chaque action en donne { $each }
    }
ahead-prey = { $animal }, résistance { $n } : { $food }
ahead-near = à portée : { $places }
ahead-reach = { $place } → { $places }
ahead-tile = première tuile : { $tile }
ahead-pair = fait une paire
ahead-repair = réparation : { $cost }
ahead-left = reste { $left }
ahead-have = vous en avez { $n }
ahead-beds = { $n } à l’hôpital ({ $places ->
        [one] { $places } place
       *[other] { $places } places
    })
ahead-room = { $slots ->
        [one] { $slots } place
       *[other] { $slots } places
    }, rations { $food }, soins { $care }
ahead-cost = coûte { $cost }
ahead-living = { $n }/{ $slots } habitants
ahead-unfilled = n’a d’effet qu’une fois pleine
ahead-pay = contre { $cost }
ahead-nights = { $n ->
        [0] dernier jour
        [one] sinon encore une nuit
       *[other] sinon encore { $n } nuits
    }
ahead-rival = { $seat } (force { $force })

## Où en est une question

left-ExchangeGoods = Deux trocs au plus, et les munitions ne se troquent pas.
left-FacePressure = { $by ->
        [personne] Un Errant
       *[other] { $by }
    } vous réclame { $pressure ->
        [one] un bien
       *[other] { $pressure } biens
    } ; chaque munition vous en épargne un.
left-GiveGoods = { $owed ->
        [one] Encore un bien à céder
       *[other] Encore { $owed } biens à céder
    } à { $to ->
        [personne] un Errant
       *[other] { $to }
    }.
left-LoseByChoice = Évènement : { $event }.
left-PayOrDesert = Évènement : { $event }.
left-Visit = { $actions ->
        [one] Il reste une action à ce héros.
       *[other] Il reste { $actions } actions à ce héros.
    }
left-ChooseFood = { $owed ->
        [one] Encore une ration à servir.
       *[other] Encore { $owed } rations à servir.
    }
left-PayEdible = { $owed ->
        [one] Encore une ration à payer pour « { $event } ».
       *[other] Encore { $owed } rations à payer pour « { $event } ».
    }
left-ChooseLeaver = { $count ->
        [one] Un seul survivant doit partir.
       *[other] Encore { $count } survivants doivent partir.
    }
left-Barter = { $left ->
        [one] Encore un troc.
       *[other] Encore { $left } trocs.
    }
left-PayBuild = Salle à payer : { $room }.

## Champs des coups

field-shelter = Abri
    .name = abri
    .text = Quel abri ?
field-room = Salle
    .name = salle
    .text = Quelle salle ?
field-leader = Leader
    .name = leader
    .text = Quel leader ?
field-give = Premier bien
    .name = premier
    .text = Le premier bien donné
field-beside = Pour l’autre
    .name = autre
    .text = Où loge le second survivant ?
field-other = Second bien
    .name = second
    .text = Le second bien donné
field-get = Bien reçu
    .name = reçu
    .text = Le bien reçu en échange
field-food = Nourriture
    .name = nourriture
    .text = Combien de nourriture ?
field-water = Eau
    .name = eau
    .text = Combien d’eau ?
field-can = Conserves
    .name = conserves
    .text = Combien de conserves ?
field-wood = Bois
    .name = bois
    .text = Combien de bois ?
field-metal = Métal
    .name = métal
    .text = Combien de métal ?
field-chip = Puces
    .name = puces
    .text = Combien de puces ?
field-count = Nombre
    .name = nombre
    .text = Combien ?
field-force = Force
    .name = force
    .text = Un héros de quelle force ?
field-origin = Départ
    .bare = ·
    .name = départ
    .text = D’où part le héros ?
field-place = Lieu
    .name = lieu
    .text = Quel lieu ?
field-gear = Équipement
    .name = équipement
    .text = Quel équipement ?
field-deed = Sur place
    .name = sur-place
    .text = Que fait le héros en arrivant, ou quelle salle loge les arrivants ? Sinon, vous déciderez sur place.
field-hunt = Gibier
    .name = gibier
    .text = Quel animal chasser ?
field-search = Fouilles
    .name = fouilles
    .text = Combien de fouilles ?
field-collect = Récolte
    .name = récolte
    .text = Combien récolter ?
field-rooms = Salles
    .name = salles
    .text = D’où partent les survivants ?
field-med = Médicaments
    .name = médicaments
    .text = Combien de médicaments ?
field-supplies = Denrées
    .text = Que faites-vous des denrées ?
field-materials = Matériaux
    .text = Que faites-vous des matériaux ?
field-aim = D’abord
    .text = Que faites-vous en premier ?
field-ammo = Munitions
    .name = munitions
    .text = Combien de munitions ?
field-use = Bonus
    .name = bonus
    .text = Avec quel bonus de salle ou d’équipement ?
field-good = Bien
    .name = bien
    .text = Quelle denrée ou quel matériau ?
field-what = Ressource
    .name = quoi
    .text = Quelle ressource ?
field-event = Évènement
    .name = évènement
    .text = Quel évènement ?

## Ce qui s'est passé

event-began = La partie commence. Premier joueur : { $first }.
event-shelter_kept = { $seat } garde l’abri { $shelter }.
event-room_discarded = { $seat } écarte une salle : { $room }.
event-leader_kept = { $seat } garde un leader : { $leader }.
event-exchanged = { $seat } troque : { $give } + { $other } → { $get }.
event-built = { $seat } construit une salle : { $room }.
event-settled = { $seat } { $count ->
    [0] ne loge personne
    [one] loge { $count } survivant
   *[other] loge { $count } survivants
} ({ $room }).
event-clan_known = { $seat } mène le clan { DE($shelter) }, avec { $leader }.
event-stocked = D’après l’histoire, voici les réserves { DE($seat) } : { $stores }.
event-gear_drawn = { $seat } reçoit un équipement cassé : { $gear }.
event-posted = { $seat } pose un héros de force { $force } ({ $place }).
event-restocked = Crépuscule { $day } : chaque lieu remonte à { $amount } et les tuiles de fouille sont remélangées.
event-dawned = Aube { $day } : tous les héros se couchent.
event-event_turned = Évènement { $day } : { $event }.
event-place_capped = { $event } : le stock { DE($place) } tombe à { $amount }.
event-lost = { $event } : { $seat } perd { $counted }{ $room ->
    [Aucun] {""}
   *[other] {" "}({ $room })
}.
event-lost_nothing = { $event } : { $seat } n’a rien à perdre.
event-gauge_fell = { $event } : la jauge de maladie { DE($seat) } descend à { $points }.
event-moved = { $seat } déplace un héros de force { $force } : { $origin } → { $place }.
event-went_far = { $seat } va plus loin : { $gear }.
event-stayed = Aucun héros { DE($seat) } ne peut bouger : tous restent sur place.
event-pressed_harder = { $seat } accentue la pression : { $gear }.
event-pressed = { $seat } exerce une pression de { $pressure } sur { $rival } ({ $place }).
event-defended = { $ammo ->
    [0] { $use ->
        [Aucun] { $seat } ne tire pas
       *[other] { $seat } se défend sans tirer
    }
    [one] { $seat } se défend : { $ammo } munition
   *[other] { $seat } se défend : { $ammo } munitions
}{ $use ->
    [Aucun] {""}
   *[other] {" ("}{ $use })
} ; { $pressure ->
    [0] la pression est annulée
    [one] il reste { $pressure } bien à céder
   *[other] il reste { $pressure } biens à céder
}.
event-gave = { $seat } cède un bien à { $to } : { $good }.
event-had_nothing_to_give = { $seat } n’a rien à céder à { $to }.
event-wandered = Errant de force { $force } (dé : { $die }) : { $origin } → { $place }.
event-emptied = L’Errant de force { $force } se sert à { $place } : { $resource } −{ $amount }.
event-wanderer_pressed = Un Errant de force { $force } exerce une pression de { $pressure } sur { $seat } ({ $place }).
event-left_behind = { $seat } laisse un bien à l’Errant : { $good }.
event-had_nothing_to_leave = { $seat } n’a rien à laisser à l’Errant.
event-gear_gave = { $seat } utilise un équipement ({ $gear }) : { $resource } +{ $amount }.
event-collected = { $seat } récolte à { $place } : { $resource } +{ $amount }.
event-hunted = { $seat } chasse à { $place } : { $animal }, nourriture +{ $food }{ $ammo ->
    [0] {""}
    [one] {", "}{ $ammo } munition dépensée
   *[other] {", "}{ $ammo } munitions dépensées
}{ $use ->
    [rien] {""}
   *[other] {", "}{ $use }
}.
event-searched_deeper = { $seat } pousse la fouille plus loin à { $place } : { $use }.
event-found = { $seat } fouille à { $place } : { $resource } +{ $amount }.
event-found_nothing = { $seat } fouille à { $place } : { $tile }.
event-gear_taken = { $seat } prend un équipement cassé à { $place } : { $gear }.
event-gear_displayed = Nouvel équipement visible : { $gear }.
event-token_taken = { $seat } prend le jeton de premier joueur.
event-slot_taken = { $seat } s’installe aux haciendas (force { $force }) : { $cans ->
    [one] { $cans } conserve
   *[other] { $cans } conserves
}, { $survivors ->
    [one] { $survivors } survivant
   *[other] { $survivors } survivants
}.
event-depot_waits = Pas d’équipement pour le dépôt { DE($seat) } en ce moment : il en recevra un ce soir, si les autres en laissent.
event-newcomer_placed = Le survivant arrivé chez { $seat } est logé ({ $room }).
event-newcomer_lost = Faute de place chez { $seat }, le survivant qui arrivait est perdu.
event-built-secret = { $seat } construit une salle ({ $paid }) : { $room }.
event-passed_events = { $seat } ne résout plus d’évènement aujourd’hui.
event-resolved = { $seat } résout « { $event } » ({ $paid }){ $use ->
    [Aucun] {""}
   *[other] {", "}{ $use }
} : +{ $points } { $points ->
    [one] point
   *[other] points
}.
event-food_due = Rations à fournir chez { $seat } : { $amount }{ $missing ->
    [0] {""}
   *[other] {" ; "}il en manque { $missing }
}.
event-fed = { $seat } nourrit son abri : { $counted }.
event-left = Un survivant quitte l’abri { DE($seat) } ({ $room }).
event-disease_rose = { $amount ->
    [0] La maladie ne progresse pas chez { $seat }
    [one] La maladie progresse d’une case chez { $seat }
   *[other] La maladie progresse de { $amount } cases chez { $seat }
} : jauge à { $points }.
event-cared = Soins chez { $seat } : { $paid ->
    [one] { $paid } médicament payé
   *[other] { $paid } médicaments payés
} sur { $due }.
event-care_missing = Il manque des soins chez { $seat } : la maladie progresse encore { $amount ->
    [one] d’une case
   *[other] de { $amount } cases
}, jauge à { $points }.
event-treated = { $seat } soigne davantage ({ $amount ->
    [one] { $amount } médicament
   *[other] { $amount } médicaments
}) : jauge à { $points }.
event-room_healed = { $room } chez { $seat } : jauge à { $points }.
event-recruited = { $seat } recrute { $amount ->
    [one] { $amount } survivant
   *[other] { $amount } survivants
} ({ $what } × { $amount }).
event-housed = { $seat } loge { $count ->
    [one] { $count } survivant
   *[other] { $count } survivants
} ({ $room }).
event-room_gave = { $room } chez { $seat } : { $resource } +{ $amount }.
event-room_welcomed = { $room } chez { $seat } : { $amount ->
    [one] { $amount } survivant rejoint
   *[other] { $amount } survivants rejoignent
} l’hôpital.
event-swapped = { $room } chez { $seat } : { $give } → { $get }.
event-preserved = { $room } chez { $seat } : { $resource } +{ $amount }.
event-repaired = { $seat } répare un équipement ({ $paid }) : { $gear }.
event-cleaned = { $seat } nettoie son abri { $discarded ->
    [rien] sans rien jeter
   *[other] et jette { $discarded }
}.
event-scored = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de survie.
event-medal_won = { $seat } gagne la médaille { DE($medal) }.
event-medal_missed = Il manquait { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} à { $seat } pour la médaille { DE($medal) }.
event-ended = Partie terminée. Victoire : { $winners }.

## Pourquoi un coup est refusé

reason-not-dealt = { $what } : cela ne vous est pas proposé.
reason-not-a-first-good = { $what } : vous n’avez plus ce bien de départ.
reason-goods-short = { $what } : il vous en faut { $needed }, vous en avez { $have }.
reason-not-a-good = { $what } : ce n’est ni une denrée ni un matériau.
reason-same-good = { $what } : inutile de recevoir en échange ce que vous donnez.
reason-no-such-room = { $room } : votre abri n’a pas de salle en ruine de ce nom.
reason-free-of-charge = Cette construction est gratuite : aucun matériau à payer.
reason-not-built = { $room } : cette salle n’est pas construite.
reason-places-short = Il faut { $needed ->
    [one] { $needed } place
   *[other] { $needed } places
}, il y en a { $have }.
reason-no-such-force = Il ne vous reste pas de héros de force { $force } à poser.
reason-not-a-start = { $place } : ce n’est pas un de vos lieux de départ encore libres.
reason-must-move = Un de vos héros peut se déplacer : il faut en déplacer un.
reason-no-such-hero = { $place } : vous n’y avez pas de héros de force { $force }.
reason-already-played = { $place } : le héros qui s’y trouve a déjà joué cette nuit.
reason-no-such-place = { $place } : ce lieu n’existe pas.
reason-same-place = { $place } : un héros ne peut pas finir là d’où il part.
reason-own-hero-there = { $place } : un de vos héros s’y trouve déjà.
reason-slot-taken = L’emplacement de force { $force } des haciendas est pris cette nuit.
reason-too-far = C’est à { $needed ->
    [one] { $needed } lieu
   *[other] { $needed } lieux
} d’ici ; cette nuit, un héros avance { $most ->
    [one] d’un lieu
   *[other] de { $most } lieux
} au plus.
reason-bonus-not-ready = Ce bonus n’est pas disponible ici, ou pas à ce moment-là.
reason-already-hunted = { $place } : ce héros y a déjà chassé.
reason-no-game-here = { $place } : il n’y a pas de gibier ici.
reason-actions-short = Il faut { $needed ->
    [one] { $needed } action
   *[other] { $needed } actions
}, il en reste { $have }.
reason-one-action-at-least = Une chasse demande au moins une action : { $most ->
    [0] n’y dépensez aucune munition
    [one] n’y dépensez pas plus d’une munition
   *[other] n’y dépensez pas plus de { $most } munitions
}.
reason-stock-short = Vous en demandez { $needed }, il en reste { $have } sur place.
reason-at-least-one = Choisissez-en au moins un.
reason-nothing-of-that = { $place } : votre héros ne peut rien y faire de tel.
reason-nobody-called = Si vous ne dépensez aucune denrée, personne ne vient.
reason-so-many-leave = Il faut désigner { $needed ->
    [one] { $needed } survivant qui part
   *[other] { $needed } survivants qui partent
} ; vous en avez désigné { $have }.
reason-two-at-least = Désignez au moins deux équipements.
reason-ammo-short = Il faut { $needed ->
    [one] { $needed } munition
   *[other] { $needed } munitions
}, vous en avez { $have }.
reason-more-ammo-than-pressure = { $most ->
    [0] Aucune munition n’est utile
    [one] Il suffit d’une munition
   *[other] Il suffit de { $most } munitions
} : vous vouliez en dépenser { $needed }.
reason-none-of-it = { $what } : vous n’en avez pas.
reason-must-give = Il vous reste de quoi céder : vous devez encore { $owed ->
    [one] { $owed } bien
   *[other] { $owed } biens
}.
reason-must-place = Il y a une place libre : le survivant doit être logé.
reason-one-at-a-time = Logez les survivants un par un.
reason-hospital-full = L’hôpital a déjà { $most ->
    [one] { $most } occupant
   *[other] { $most } occupants
} : il n’accueille plus d’arrivants.
reason-no-free-place = { $room } : il n’y a plus de place ici.
reason-must-lose = Vous avez encore quelque chose à perdre : il faut choisir.
reason-nobody-there = { $room } : personne ne vit ici.
reason-not-to-be-lost = { $what } : cet évènement n’en prend pas.
reason-no-city-here = { $place } : ce n’est pas une ville, on n’y fouille pas.
reason-nothing-left-to-search = { $place } : il n’y reste rien à fouiller avant le crépuscule.
reason-search-limit = Pas plus { $most ->
    [one] d’une fouille
   *[other] de { $most } fouilles
} par visite en ce moment.
reason-one-a-visit = Avec cette option, un héros ne prend qu’un équipement par arrivée.
reason-not-on-display = { $gear } : cet équipement ne fait pas partie des équipements visibles.
reason-event-not-open = { $event } : cet évènement n’est pas en cours.
reason-cost-short = Il vous manque { $missing }.
reason-not-in-the-cost = { $what } : le coût n’en demande pas.
reason-resource-short = { $what } : il en faut { $needed }, vous en avez { $have }.
reason-exactly-what-is-owed = Il faut payer { $most } en tout, ni plus ni moins : { $needed } ne convient pas.
reason-not-that-many = { $what } × { $needed } : ce nombre n’est pas possible. Choisissez une des quantités proposées.
reason-gauge-at-best = La jauge ne peut plus remonter que { $most ->
    [one] d’une case
   *[other] de { $most } cases
} : { $needed }, ce serait trop.
reason-hospital-short = Il faut { $needed ->
    [one] { $needed } survivant
   *[other] { $needed } survivants
} à l’hôpital, il y en a { $have }.
reason-another-room-begun = Payez d’abord la salle que vous avez commencée : { $room }.
reason-wrong-cost = Cette construction coûte { $needed ->
    [one] { $needed } matériau
   *[other] { $needed } matériaux
}, vous en donnez { $have }.
reason-already-built = { $room } : cette salle est déjà construite.
reason-materials-short = Il faut { $needed ->
    [one] { $needed } matériau
   *[other] { $needed } matériaux
}, vous en avez { $have }.
reason-materials-later = Choisissez d’abord la salle ({ $room }) ; les matériaux seront demandés ensuite.
reason-not-broken = { $gear } : vous n’avez pas d’équipement de ce nom à réparer.
reason-icons-short = { $gear } : réparation impossible, il vous manque { $missing }.
reason-only-food = { $what } : ce n’est pas de la nourriture.
reason-room-not-full = { $room } : cette salle doit être construite et complète pour donner son bonus.
reason-bonus-of-another-step = { $room } : le bonus de cette salle sert à un autre moment.
reason-not-a-material = { $what } : ce n’est pas un matériau.

## Images et feuilles : le plateau et l’abri

ways-place = { $place } (force { $forces }) : { $text }
ways-key-arrow = peut venir ici
ways-key-resting = au repos
ways-key-pressing = pression maximale
ways-key-risky = un rival plus fort peut venir
ways-key-chased = un Errant plus fort peut venir
draw-no-game = Gibier épuisé
draw-resistance = Résistance { $n }
draw-tiles = { $n ->
    [one] { $n } tuile
   *[other] { $n } tuiles
}
draw-day = Jour { $n }
draw-hospital = Compte pour { $n } en rations et en soins
draw-resolved = Résolu
draw-ruined = En ruine
draw-used = Utilisé
draw-food-due = À nourrir
draw-care-due = À soigner
draw-have = vous avez { $n }
draw-rise-due = La maladie
draw-rise-by = monte de
draw-gauge = Jauge de maladie (points)
draw-no-gear = Aucun équipement
draw-key-standing = a bougé
draw-key-lying = au repos
draw-key-closed = resté sur place
draw-key-threatened = menacé
draw-key-wanderer = Errant
draw-key-shield = résistance
draw-key-first = premier
draw-key-awaited = on l’attend
symbol-search = trouvaille inconnue
symbol-crack = équipement non réparé
symbol-tick = équipement réparé

## Plateau et abri en texte (30 caractères de large)

text-board-medals = Médailles : bronze { $bronze }, argent { $silver }, or { $gold }
text-board-wanderer = Errant { $force } { $stance }
text-board-slot-wanderer = force { $force } : un Errant
text-board-first = Premier joueur : { $seat }
text-board-places = Lieux
text-hidden-events = Évènements à venir
text-hidden-gear = Pioche d’équipements
text-board-events = Évènements
text-board-display = Équipements visibles
text-board-nothing = plus rien
text-board-face-down = face cachée
text-board-busy = joue
text-board-game = gibier : { $animal } ({ $left })
text-board-hero = { $letter }{ $force } { $stance }
text-board-search = fouille : { $tile } ({ $left })
text-board-drawn = tirées : { $tiles }
text-board-aside = mises de côté : { $n }
text-board-slot = force { $force } : { $gives }
text-board-slot-taken = force { $force } : pris par { $letter }
text-board-event-hidden = { $day }. face cachée
text-board-event-done = résolu par { $letter } ({ $n ->
    [one] { $n } pt
   *[other] { $n } pts
})
text-board-event-open = { $day }. { $event } ({ $n ->
    [one] { $n } pt
   *[other] { $n } pts
})
text-board-cost = à payer : { $cost }
text-board-threatened = menacés : { $letters }
text-board-own-hero = { $force } : { $place }, { $stance }
text-board-hunted = gibier pris : { $animals }
text-board-resolved = évènements résolus : { $n }
text-sheet-deal-shelters = Abris proposés
text-sheet-deal-leaders = Leaders proposés
text-sheet-deal-rooms = Salles proposées
text-sheet-stores = Réserves
text-sheet-people = { $n ->
        [one] { $n } survivant
       *[other] { $n } survivants
    }
text-sheet-hospital = compte pour { $n }
text-sheet-room-ruined = à construire
text-sheet-room-full = complète{" "}
text-sheet-room-needs = rations { $food }, soins { $care }
text-sheet-used = déjà utilisé pendant ce tour
text-sheet-gear = Équipements
text-sheet-today = À venir
text-sheet-gauge = Jauge, case { $cell } sur { $of }
text-sheet-food-due = Nourriture due
text-sheet-care-due = Soins dus
text-sheet-rise-due = Montée de la maladie
text-sheet-points = Points

## La chronique d’un jour

story-title = 📜 Chronique du jour { $n }
story-event-1 = Le jour s’est levé sous un mauvais signe : « { $event } ».
story-event-2 = « { $event } » : on ne parlait que de cela.
story-event-3 = La journée a commencé par une mauvaise nouvelle : « { $event } ».
story-event-4 = « { $event } » : c’est ainsi que la journée a commencé.
story-event-5 = Chacun guettait le ciel, et l’alerte est venue : « { $event } ».
story-event-6 = Au matin, la nouvelle courait déjà : « { $event } ».
story-no-event-1 = Le jour s’est levé sans nouvelle alerte.
story-no-event-2 = Aucune alerte nouvelle n’est venue.
story-no-event-3 = La journée a commencé dans le calme, sans autre alerte.
story-hunger-1 =
    Chez { $seat }, { $n ->
        [one] un survivant n’a pas vu la fin du jour
       *[other] { $n } survivants n’ont pas vu la fin du jour
    } : la faim et la maladie n’attendent pas.
story-hunger-2 =
    Chez { $seat }, { $n ->
        [one] une couchette est restée vide
       *[other] { $n } couchettes sont restées vides
    } ce soir-là.
story-hunger-3 =
    La faim et la fièvre ont emporté { $n ->
        [one] un survivant
       *[other] { $n } survivants
    } chez { $seat }.
story-hunger-alone-1 =
    On a perdu { $n ->
        [one] un survivant
       *[other] { $n } survivants
    } avant le soir : la faim et la maladie n’attendent pas.
story-hunger-alone-2 =
    Au soir, { $n ->
        [one] une couchette est restée vide
       *[other] { $n } couchettes sont restées vides
    }.
story-hunger-alone-3 =
    La faim et la fièvre ont emporté { $n ->
        [one] un survivant
       *[other] { $n } survivants
    }.
story-hunger-many-1 = La faim et la maladie ont pris { $count } survivants, dont { $n } chez { $seat }.
story-hunger-many-2 = Au soir, { $count } survivants manquaient à l’appel, dont { $n } chez { $seat }.
story-hunger-many-3 = On a pleuré partout : { $count } survivants de moins, dont { $n } chez { $seat }.
story-hunt-1 = Belle chasse { DE($seat) } { $place } : { $animal } ne courra plus.
story-hunt-2 = Une seule bête est tombée cette nuit-là, { $place } : { $animal }, sous les tirs { DE($seat) }.
story-hunt-alone-1 = Une bête est tombée cette nuit-là, { $place } : { $animal }.
story-hunt-alone-2 = La chasse a été bonne { $place } : { $animal } ne courra plus.
story-hunt-alone-3 = On a tiré { $place }, et l’on a rapporté { $animal }.
story-hunts-1 = La chasse a été bonne : { $count } bêtes en tout, dont { $animal } pour { $seat }, { $place }.
story-hunts-2 = On a abattu { $count } bêtes cette nuit-là, dont { $animal }, tombé { $place } sous les tirs { DE($seat) }.
story-hunts-3 = On a compté { $count } bêtes au tableau de chasse, dont { $animal } pour { $seat }, { $place }.
story-hunts-4 = Les fusils ont parlé : { $count } bêtes abattues, dont { $animal } pour { $seat }, { $place }.
story-hunts-alone-1 = La chasse a été bonne : { $count } bêtes, dont { $animal } { $place }.
story-hunts-alone-2 = On a abattu { $count } bêtes cette nuit-là, dont { $animal } { $place }.
story-hunts-alone-3 = Les fusils ont parlé : { $count } bêtes au tableau, dont { $animal } { $place }.
story-robbed-1 = { $seat } a fait plier { $rival } { $place } et y a gagné { $goods }.
story-robbed-2 = { $seat } a fait pression sur { $rival } { $place } et lui a pris { $goods }.
story-robbed-3 = On n’a pas discuté longtemps { $place } : { $rival } a laissé { $goods } à { $seat }.
story-robbed-4 = On a sorti les armes { $place } : { $seat } a pris { $goods } à { $rival }.
story-withstood-1 = { $rival } a tenu tête à { $seat }, { $place }.
story-withstood-2 = { $seat } a cherché querelle à { $rival }, { $place }, et a trouvé à qui parler.
story-withstood-3 = { $seat } comptait faire plier { $rival } { $place } ; personne n’a plié.
story-withstood-4 = Face à { $seat }, { $rival } n’a pas reculé d’un pas { $place }.
story-withstood-5 = On a sorti les armes { $place } ; { $rival } a repoussé { $seat }.
story-vain-1 = { $seat } a cherché querelle à { $rival }, { $place }, sans rien obtenir.
story-vain-2 = { $seat } a menacé { $rival } { $place }, pour rien.
story-vain-3 = On s’est toisés { $place } : { $seat } n’a rien arraché à { $rival }.
story-tension-1 = Ce n’était pas la seule querelle : il y en a eu { $count ->
        [one] une autre
       *[other] { $count } autres
    }.
story-tension-2 = La tension est encore montée { $count ->
        [one] une fois
       *[other] { $count } fois
    }.
story-tension-3 = Ailleurs aussi, on en est venu aux menaces, { $count ->
        [one] une fois
       *[other] { $count } fois
    }.
story-tension-4 = Il y a eu { $count ->
        [one] une autre dispute
       *[other] { $count } autres disputes
    } pour troubler la nuit.
story-wanderers-1 = Les Errants ont prélevé leur part : { $goods }.
story-wanderers-2 = Il a fallu laisser { $goods } aux Errants pour passer.
story-wanderers-3 = Au retour, les Errants attendaient ; ils ont pris { $goods }.
story-haciendas-1 =
    Aux haciendas, { $seats } { $n ->
        [one] a trouvé
       *[other] ont trouvé en tout
    } { $survivors ->
        [one] un survivant
       *[other] { $survivors } survivants
    }, et de quoi manger.
story-haciendas-2 =
    La route des haciendas a souri à { $seats } : { $survivors ->
        [one] un survivant
       *[other] { $survivors } survivants
    }{ $n ->
        [one] {""}
       *[other] {" en tout"}
    }, et de quoi manger.
story-haciendas-3 =
    Aux haciendas, { $survivors ->
        [one] un survivant a suivi
       *[other] { $survivors } survivants ont suivi
    } { $seats }.
story-haciendas-alone-1 =
    Aux haciendas, on a trouvé { $survivors ->
        [one] un survivant
       *[other] { $survivors } survivants
    }, et de quoi manger.
story-haciendas-alone-2 =
    Les héros sont revenus des haciendas avec { $survivors ->
        [one] un survivant
       *[other] { $survivors } survivants
    }.
story-haciendas-alone-3 =
    La route des haciendas a porté chance : { $survivors ->
        [one] un survivant
       *[other] { $survivors } survivants
    }, et de quoi manger.
story-harvest-1 = Le plus beau chargement a été celui { DE($seat) } : { $goods }.
story-harvest-2 = { $seat } a rapporté le plus gros butin : { $goods }.
story-harvest-3 = Les sacs { DE($seat) } étaient les plus lourds : { $goods }.
story-harvest-4 = On a vu { $seat } revenir avec un beau chargement : { $goods }.
story-harvest-alone-1 = Les héros ont rapporté { $goods }.
story-harvest-alone-2 = On a compté le butin : { $goods }.
story-harvest-alone-3 = Les sacs étaient lourds au retour : { $goods }.
story-gear-1 = { $seat } a mis la main sur du matériel à réparer : { $gear }.
story-gear-2 = Sur les étals, { $seat } a déniché de quoi bricoler : { $gear }.
story-gear-3 = Parmi la ferraille, { $seat } a trouvé de quoi occuper ses artisans : { $gear }.
story-gear-alone-1 = Sur les étals, on a déniché de quoi bricoler : { $gear }.
story-gear-alone-2 = Les héros ont mis la main sur du matériel à réparer : { $gear }.
story-gear-alone-3 = Parmi la ferraille, on a trouvé de quoi occuper les artisans : { $gear }.
story-resolved-1 = { $seat } a mis fin à « { $event } ».
story-resolved-2 = Grâce à { $seat }, « { $event } » n’est plus qu’un souvenir.
story-resolved-3 = Quelqu’un devait affronter « { $event } », et { $seat } l’a fait.
story-resolved-4 = « { $event } », c’était fini : { $seat } y avait veillé.
story-resolved-alone-1 = On est venu à bout de « { $event } ».
story-resolved-alone-2 = « { $event } » n’est plus qu’un souvenir.
story-resolved-alone-3 = Il fallait en finir avec « { $event } », et c’est chose faite.
story-resolved-too-1 = De son côté, { $seat } a réglé « { $event } ».
story-resolved-too-2 = Et c’est { $seat } qui a réglé « { $event } ».
story-resolved-too-3 = « { $event } » aussi a trouvé son maître : { $seat }.
story-resolved-too-alone-1 = On a aussi réglé « { $event } ».
story-unresolved-1 = « { $event } » n’a pas dit son dernier mot.
story-unresolved-2 = Personne n’est venu à bout de « { $event } ».
story-unresolved-3 = Au soir, « { $event } » attendait toujours qu’on s’en occupe.
story-unresolved-4 = En se couchant, chacun le savait : « { $event } » n’était pas fini.
at-home = sur ses propres terres
at-land = sur les terres { DE($seat) }
at-road = sur la route
story-quiet-1 = Ailleurs, les routes sont restées calmes.
story-quiet-2 = Dans les galeries, on n’a entendu que l’eau des citernes.
story-quiet-3 = On a gardé les lampes basses et les portes closes.
report-people-1 = Au fond de la roche, { $n ->
        [one] { $n } survivant respire encore
       *[other] { $n } survivants respirent encore
    }.
report-people-2 = { $n ->
        [one] Il est seul à répondre
       *[other] Ils sont { $n } à répondre
    } à l’appel du soir.
report-people-3 = Autour des marmites, on compte { $n ->
        [one] { $n } bouche
       *[other] { $n } bouches
    }.
report-people-4 = Derrière la porte blindée, { $n ->
        [one] { $n } personne a
       *[other] { $n } personnes ont
    } survécu.
report-rooms-1 = Dans la pierre, de leurs mains, ils ont aménagé { $rooms }.
report-rooms-2 = L’abri compte désormais { $rooms }.
report-rooms-3 = Il y a du nouveau au bout de leurs galeries : { $rooms }.
report-rooms-4 = À force de bras, l’abri s’est agrandi : { $rooms }.
report-disease-well-1 = La maladie recule, on réapprend à rire.
report-disease-well-2 = On tousse moins, et l’on chante un peu.
report-disease-well-3 = Les lits des fiévreux se vident l’un après l’autre.
report-disease-held-1 = Le mal est tenu en respect.
report-disease-held-2 = La fièvre n’a ni gagné ni perdu de terrain.
report-disease-held-3 = On vit avec la maladie comme avec un voisin.
report-disease-some-1 = La fièvre rôde entre les couchettes.
report-disease-some-2 = La nuit, on entend tousser derrière les cloisons.
report-disease-some-3 = Les fioles se vident plus vite qu’on ne les remplit.
report-disease-some-4 = Quelques-uns ont le front chaud, et l’on garde les malades à l’écart.
report-disease-bad-1 = La maladie ronge l’abri, et chacun compte les souffles de son voisin.
report-disease-bad-2 = La fièvre a pris ses quartiers ; on se salue de loin.
report-disease-bad-3 = Il y a plus de malades que de mains pour les veiller.
report-disease-bad-4 = Le mal est partout : dans l’eau, dans l’air, dans les draps.
report-lost-1 = { $n ->
        [one] Un des leurs manque à l’appel ; son couvert reste mis.
       *[other] À l’appel, il en manque { $n } ; leurs couverts restent mis.
    }
report-lost-2 = { $n ->
        [one] Sur le mur du fond, quelqu’un a gravé un nom.
       *[other] Sur le mur du fond, quelqu’un a gravé { $n } noms.
    }
report-lost-3 = { $n ->
        [one] Un des leurs ne reviendra pas, et l’on n’en parle qu’à voix basse.
       *[other] Parmi les leurs, { $n } ne reviendront pas, et l’on n’en parle qu’à voix basse.
    }
report-lost-4 = { $n ->
        [one] Une couchette est restée vide, et personne n’a voulu la prendre.
       *[other] Personne n’a voulu prendre les { $n } couchettes restées vides.
    }
report-gear-1 = Les artisans ont remis en état { $gear }.
report-gear-2 = Avec des pièces détachées, ils ont remonté { $gear }.
report-gear-3 = Dans l’atelier, on est fier de montrer { $gear }.
report-hunted-1 = Aux murs pendent les trophées de la surface : { $animals }.
report-hunted-2 = Les chasseurs racontent leurs prises aux enfants : { $animals }.
report-hunted-3 = De la surface, ils ont rapporté { $animals }.
report-hunted-4 = Près du feu sèchent les peaux de leurs chasses : { $animals }.
story-end-1 =
    Ainsi s’achève l’histoire : { $winners } { $n ->
        [one] l’emporte
       *[other] l’emportent ensemble
    } avec { $points ->
        [one] { $points } point de survie
       *[other] { $points } points de survie
    }.
story-end-2 =
    Au soir du dernier jour, { $winners } { $n ->
        [one] avait le mieux survécu, avec
       *[other] avaient le mieux survécu, à égalité, avec
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
story-medal-1 = Ainsi s’achève l’histoire : { $seat } décroche la médaille { DE($medal) } avec { $points ->
        [one] { $points } point de survie
       *[other] { $points } points de survie
    }.
story-medal-2 = Au soir du dernier jour, { $seat } avait { $points ->
        [one] { $points } point de survie
       *[other] { $points } points de survie
    }, et la médaille { DE($medal) }.
story-no-medal-1 =
    Ainsi s’achève l’histoire : { $seat } finit avec { $points } { $points ->
        [one] point
       *[other] points
    } de survie, trop peu pour la médaille { DE($medal) }.

## Ce qui m’est arrivé

loss-lost = { $event } : vous perdez { $counted }{ $room ->
    [Aucun] {""}
   *[other] {" "}({ $room })
}.
loss-gauge_fell = { $event } : votre jauge de maladie tombe à { $points }.
loss-disease_rose = La maladie progresse { $amount ->
    [one] d’une case
   *[other] de { $amount } cases
} dans votre abri : jauge à { $points }.
loss-care_missing = Il manque des soins : la maladie progresse encore { $amount ->
    [one] d’une case
   *[other] de { $amount } cases
}, jauge à { $points }.
loss-left = Un survivant quitte votre abri ({ $room }).
loss-newcomer_lost = Faute de place, vous perdez le survivant qui arrivait.
loss-pressed = { $seat } exerce sur vous une pression de { $pressure } ({ $place }).
loss-gave = Vous cédez un bien à { $to } : { $good }.
loss-wanderer_pressed = L’Errant de force { $force } exerce sur vous une pression de { $pressure } ({ $place }).
loss-left_behind = Vous laissez un bien à l’Errant : { $good }.

## Aide, par phase

help-setup = Chacun prépare son abri en secret et à son rythme : un des deux abris proposés, quatre salles sur six, un leader, une première salle gratuite et quatre survivants à loger. La partie avance quand tout le monde est prêt.
help-posting = À tour de rôle, chacun pose un héros de son choix sur un de ses lieux de départ. La force d’un héros est le nombre d’actions qu’il fait là où il arrive : pensez à l’endroit où il ira cette nuit, un ou deux lieux plus loin.
help-dusk = Les lieux se remplissent de nouveau, et l’on remélange les tuiles de fouille des villes.
help-night = D’abord, les évènements frappent. Puis, tour à tour, chacun envoie un héros un ou deux lieux plus loin ; il y fait autant d’actions qu’il a de points de force : récolter, chasser, fouiller, prendre un équipement. Un héros plus fort qui arrive met la pression sur les plus faibles qui ont déjà joué. Si vous jouez en solitaire, un Errant se met en route après chacun de vos héros.
help-day = Retour à l’abri. Les évènements se résolvent tour à tour ; tout le reste se joue chez vous, en secret : nourrir, lutter contre la maladie, recruter, construire et loger, réparer, puis nettoyer. C’est ici que se décident vos points.
help-end = Les six jours sont passés. On compte les évènements résolus, les salles complètes, les survivants, l’équipement réparé et la jauge.

## La première partie

learn-intro = Le ciel brûle, votre peuple s’est réfugié sous terre, et les secours sont à six jours. **La nuit**, vos quatre héros rapportent ce qui manque ; **le jour**, vous le dépensez pour garder votre clan en vie. Vous allez jouer la mise en place et une journée entière.

learn-shelter = L’abri détermine ce que vous avez au départ : cinq denrées ou matériaux. Les matériaux servent à construire et à réparer, les denrées à garder les gens en vie.
    .title = Votre abri
    .pick = { word-sanedys } commence avec trois puces : de quoi construire une salle.
learn-rooms = Six salles vous sont proposées, vous en gardez quatre. Une salle ne donne son bonus que si toutes ses places sont prises, et ses habitants mangent et demandent des soins.
    .title = Quatre salles sur six
    .pick = { word-serum-laboratory } : c’est la salle qui mange le plus. Trop pour un jeune abri.
learn-rooms-again =
    .pick = L’Armurerie des grottes ne donne que des munitions, et vos héros en trouveront dehors.
learn-leader = Votre leader apporte quelques ressources et indique d’où partent trois de vos héros ; le quatrième part toujours des haciendas.
    .title = Votre leader
    .pick = Deux conserves, du bois, et des lieux de départ proches des médicaments et des munitions.
learn-exchange = Maintenant, et seulement maintenant, vous pouvez troquer deux de vos biens contre un autre. C’est cher : ne le faites que si l’essentiel vous manque.
    .title = Deux pour un
    .pick = Vous avez un peu de tout : ne troquez rien.
learn-first-room = Une salle est construite gratuitement : choisissez-en une qui aide chaque jour. Les autres coûteront trois matériaux chacune.
    .title = La première salle
    .pick = { word-filtered-greenhouse } : deux nourritures épargnées par jour, presque tout ce que mangeront vos gens.
learn-survivors = Quatre survivants vous rejoignent. Une salle ne sert que si elle est pleine ; les autres survivants attendent à l’hôpital, où il faut aussi les nourrir.
    .title = Une salle pleine travaille
    .pick = Trois remplissent la serre : elle sert dès le premier jour. Le quatrième reste à l’hôpital.
learn-post = Quatre héros, de force 5, 4, 3 et 3. La force est le nombre d’actions qu’un héros fait chaque nuit : placez les plus forts à un ou deux lieux de distance de ce qu’il vous faut.
    .title = Placer vos héros
    .pick = Depuis { word-sanedys }, votre héros le plus fort atteint en un pas les munitions de { word-dulaanis }.
learn-post-four =
    .pick = Depuis Jenntur, le héros de force 4 atteint Kraveth et ses médicaments en un pas.
learn-event = Chaque nuit commence par un nouvel évènement, et ceux que personne ne résout reviennent toutes les nuits. Cette nuit : « { word-raiders } ». Chacun perd une munition ou un matériau. Le jour, vous pourrez y mettre fin.
    .title = Les évènements
    .pick = Perdez une puce : c’est ce qui vous manquera le moins, il vous en reste deux autres.
learn-move = Tour à tour, chacun envoie un héros un ou deux lieux plus loin, mais pas là où se trouve déjà un des siens. Vos quatre héros joueront cette nuit.
    .title = La nuit
    .pick = Les médicaments sont les premiers à manquer : envoyez le héros de force 4 à { word-kraveth }.
learn-city = Un héros fait autant d’actions qu’il a de points de force, dans l’ordre que vous voulez. Dans les trois villes, vous pouvez aussi fouiller les décombres. Tirez une tuile, regardez, puis décidez de la suite.
    .title = Fouiller
    .pick = Force 4, quatre actions : une tuile peut cacher juste ce qui vous manque. Essayez.
learn-collect = Chaque action peut aussi rapporter une unité de ce que donne le lieu. Les actions inutilisées sont perdues.
    .title = Récolter
    .pick = Une trouvaille ! Il reste trois actions : prenez trois médicaments, vos gens en demandent deux par jour.
learn-pressed = Un rival plus fort arrive là où votre héros a joué : la différence de force est la pression que vous subissez. Chaque munition tirée en retire un point.
    .title = La pression
    .pick = Vous n’avez pas encore de munitions : laissez faire, vous n’y perdrez qu’un bien.
learn-give = La pression qui reste se paie en denrées ou en matériaux de votre choix, un par point. Les munitions ne se cèdent jamais.
    .title = Céder
    .pick = Cédez une puce : il vous en reste assez, alors que médicaments et métal serviront aujourd’hui.
learn-turns = La pression ne touche que les héros qui ont déjà joué et sont plus faibles que le nouveau venu : arrivez après les autres, ou avec un héros fort. Vous pouvez l’exercer vous aussi, sans y perdre d’action !
    .title = Fort ou tard
    .pick = Cinq munitions mettraient fin aux pillards : c’est exactement ce que votre héros de force 5 rapporte de { word-dulaanis }.
learn-move-three =
    .pick = With’An donne du métal : il en faudra pour construire et réparer.
learn-ammo = Les munitions servent à se défendre, facilitent la chasse et paient certains évènements. Là où il y en a, il y a aussi du gibier.
    .title = Les munitions
    .pick = Prenez les cinq munitions : vous verrez pourquoi au matin. Ici, la chasse vous prendrait trois actions.
learn-gear = Les villes ont aussi des équipements : une action permet d’en prendre un, cassé. Réparé, il vaut un point et donne un bonus chaque nuit. Vous en avez déjà un.
    .title = Les équipements
    .pick = { word-toothed-trap } : sa réparation demande un bois et deux métaux. Donc, en une seule réponse : récoltez deux métaux, et fouillez avec la dernière action.
learn-move-hunt =
    .pick = À Jenntur, un gibier de résistance 3 : exactement la force de ce héros.
learn-hunt = Chasser coûte une action par point de résistance de l’animal ; des munitions peuvent en remplacer certaines. La nourriture ne vient que de la chasse, et elle se gâte : ce qui reste le soir est jeté. Vous pouvez annoncer dès le déplacement ce que fera le héros : chasser, ou tout récolter.
    .title = Chasser
    .pick = Résistance 3, trois actions : inutile de tirer, vous gardez vos cinq munitions.
learn-resolve = Il fait jour. D’abord les évènements, tour à tour : payez le coût d’un évènement pour l’arrêter et garder ses points. Si vous passez, vous n’en résolvez plus de la journée.
    .title = Résoudre un évènement
    .pick = Cinq munitions, et les pillards s’en vont pour de bon : quatre points pour vous.
learn-food = À partir d’ici, personne ne voit ce que vous faites. Tous ceux qui vivent dans une salle ou à l’hôpital doivent être nourris : nourriture, eau ou conserves ; vous choisissez seulement avec quoi. S’il en manque, des survivants s’en vont.
    .title = Nourrir
    .pick = La nourriture se gâte, les conserves se gardent : d’abord la nourriture.
learn-treat = La maladie progresse d’une case chaque jour, et les soins dus ont été payés aussitôt en médicaments. Avec ce qui vous reste, vous pouvez faire remonter la jauge ; à la fin, elle rapporte ou coûte des points.
    .title = La maladie
    .pick = Deux médicaments, deux cases : la jauge repasse au-dessus de zéro.
learn-recruit = Pour chaque denrée dépensée, un survivant arrive à l’hôpital. Les survivants valent des points et remplissent les salles ; mais demain, ils mangent.
    .title = Recruter
    .pick = La nourriture se gâterait ce soir : elle vous vaut un survivant. Une conserve en fait venir un autre : ils seront trois à l’hôpital, de quoi remplir une salle.
learn-build = Avec trois matériaux, quels qu’ils soient, vous construisez une de vos salles. Puis vous y logez des gens de l’hôpital. Construisez, logez et utilisez les bonus dans l’ordre que vous voulez.
    .title = Construire
    .pick = { word-leaded-vault } : elle ralentit la maladie chaque jour, et ses trois places suffisent pour les trois survivants de l’hôpital.
learn-pay = Vous choisissez les matériaux. Gardez un œil sur la suite : les réparations demandent des matériaux précis.
    .title = Quels matériaux ?
    .pick = Payez un matériau de chaque sorte : il restera un bois et deux métaux, juste ce qu’il faut pour réparer le piège.
learn-house = On emménage : les survivants logés dans une salle y restent. Les salles complètes rapportent des points, et plus vous en avez, plus chacune rapporte.
    .title = Loger
    .pick = Logez-les tous les trois : ce sera votre deuxième salle complète.
learn-arranged =
    .pick = Tout le monde est logé, et rien d’autre ne mérite d’être construit.
learn-repair = Un équipement se répare avec exactement les matériaux qu’il indique. Il sert dès la nuit prochaine et vaut un point ; deux identiques valent davantage.
    .title = Réparer
    .pick = { word-toothed-trap } : une fois par nuit, un animal perdra deux points de résistance.
learn-end-day = Le soir, on nettoie : vous jetez toute la nourriture, et l’eau au-delà de deux unités ; vous gardez tout le reste. Puis les héros dorment là où ils sont, et la nuit suivante commence.
    .title = Le soir
learn-newcomer = Un héros qui s’arrête aux haciendas y gagne des conserves et des survivants. Logez les nouveaux venus là où une place est libre.
    .title = Nouveaux venus
learn-newcomers = Les haciendas donnent des conserves et des survivants : le plus fort de vos héros ramène deux survivants. Logez-les ensemble, dans une salle qu’ils finiront de remplir.
    .title = Deux arrivants
learn-desert = Désertions : payez de la nourriture, de l’eau ou une conserve, ou laissez partir un survivant. Chaque survivant vaut un point ; des conserves, on en retrouve.
    .title = Désertions
learn-fever = La fièvre fait descendre votre jauge d’une case ; sur la dernière case, elle emporte des survivants. Le jour, vos médicaments font remonter la jauge.
    .title = La fièvre
learn-leaver = Il a manqué quelque chose : un survivant s’en va. Prenez-le de préférence à l’hôpital : une salle qui n’est plus complète perd son bonus.
    .title = Quelqu’un s’en va
learn-spare-cost = Votre bonus vous épargne une part du coût : choisissez ce dont vous avez le moins.
    .title = Un évènement moins cher
learn-edible = Une part du coût se paie en nourriture, en eau ou en conserves. La nourriture se gâte, les conserves se gardent.
    .title = La part comestible
learn-barter = Votre salle permet de troquer jusqu’à 3 matériaux, un pour un. Regardez ce que demandent vos réparations.
    .title = Le troc
learn-spare-icons = Votre salle vous épargne un des matériaux de la réparation : choisissez celui dont vous avez le moins.
    .title = Une réparation moins chère

learn-end =
    Vous avez vécu une journée entière d’{ game-name }. Ce que vous savez maintenant :
    · **La nuit**, la force donne les actions : allez chercher ce qui manque, et gare aux héros qui arrivent après vous.
    · **Le jour**, la nourriture se gâte et la maladie monte : nourrissez, soignez, puis changez le reste en survivants et en salles pleines.
    · **Les points** viennent des évènements résolus, des salles complètes, des survivants, des réparations et d’une bonne jauge ; encore cinq jours comme celui-ci, et la partie est jouée.
    .title = 🎓 Votre clan a survécu à son premier jour !

## Statistiques

stat-leader = Leaders
stat-megapole = Abris
stat-room = Salles complètes
stat-survivors = Survivants à la fin
stat-events = Évènements résolus

## Corrections du meneur de jeu

word-set-stock = Stock du lieu
word-set-first = Premier joueur
word-set-goods = Réserves
word-set-hospital = Survivants à l’hôpital
word-set-owed = Équipement dû ce soir
word-set-gauge = Jauge de maladie
word-set-built = Salle construite
word-set-built-2 = Salle construite (deuxième exemplaire)
word-set-survivors = Survivants dans la salle
word-set-survivors-2 = Survivants dans la salle (deuxième exemplaire)
word-set-used = Bonus de salle utilisé
word-set-used-2 = Bonus de salle utilisé (deuxième exemplaire)
word-set-repaired = Équipement réparé
word-set-repaired-2 = Équipement réparé (deuxième exemplaire)
word-set-gear-used = Équipement utilisé
word-set-gear-used-2 = Équipement utilisé (deuxième exemplaire)
word-set-rooms = Salles
word-set-gear = Équipements
word-set-finds = Équipements mis de côté
word-set-hunted = Gibier chassé
word-set-resolved = Évènements résolus
word-set-name = Abri
word-set-leader = Leader
word-set-hero-5 = Lieu du héros de force 5
word-set-hero-4 = Lieu du héros de force 4
word-set-hero-3 = Lieu du premier héros de force 3
word-set-hero-3-2 = Lieu du second héros de force 3
word-set-hero-stance-5 = Position du héros de force 5
word-set-hero-stance-4 = Position du héros de force 4
word-set-hero-stance-3 = Position du premier héros de force 3
word-set-hero-stance-3-2 = Position du second héros de force 3
word-set-wanderer-5 = Lieu de l’Errant de force 5
word-set-wanderer-4 = Lieu de l’Errant de force 4
word-set-wanderer-3 = Lieu du premier Errant de force 3
word-set-wanderer-3-2 = Lieu du second Errant de force 3
word-set-wanderer-stance-5 = Position de l’Errant de force 5
word-set-wanderer-stance-4 = Position de l’Errant de force 4
word-set-wanderer-stance-3 = Position du premier Errant de force 3
word-set-wanderer-stance-3-2 = Position du second Errant de force 3
word-set-event-1 = Évènement du jour 1
word-set-event-2 = Évènement du jour 2
word-set-event-3 = Évènement du jour 3
word-set-event-4 = Évènement du jour 4
word-set-event-5 = Évènement du jour 5
word-set-event-6 = Évènement du jour 6
word-set-open = Évènements en cours
word-set-rooms-box = Salles dans la boîte
word-set-equipment = Pioche d’équipements
word-set-display = Équipements visibles
word-set-game = Gibier face cachée
word-set-game-top = Gibier visible
word-set-game-box = Gibier dans la boîte
word-set-tiles = Tuiles de fouille face cachée
word-set-tiles-top = Tuile de fouille visible
word-set-discards = Tuiles de fouille tirées
word-set-aside = Tuiles de fouille mises de côté
field-ardence = Ardence
field-resonance = Résonance
field-points = Points de la case
    .text = Sur quelle case de la jauge ?
field-stance = Position
    .text = Couché, debout, ou resté sur place ?
field-change = Changement
    .text = Que devient l’équipement ?
field-when = Moment
    .text = Aujourd’hui, ou au prochain crépuscule ?
word-given = donné
word-taken = retiré
word-now = aujourd’hui
word-next = au prochain crépuscule
event-corrected_stock = Le stock { DE($place) } est corrigé ({ $resource } : { $amount }).
event-corrected_goods = Les réserves { DE($seat) } sont corrigées.
event-corrected_goods-secret = Les réserves { DE($seat) } sont corrigées ({ $what } : { $amount }).
event-corrected_survivors = Le nombre de survivants { DE($seat) } est corrigé.
event-corrected_survivors-secret = Le nombre de survivants { DE($seat) } est corrigé ({ $room } : { $amount }).
event-corrected_gauge = La jauge de maladie { DE($seat) } est corrigée.
event-corrected_gauge-secret = La jauge de maladie { DE($seat) } est corrigée : { $points }.
event-corrected_hero = Un héros { DE($seat) } (force { $force }) est replacé : { $origin } → { $place }, { $stance }.
event-corrected_wanderer = L’Errant de force { $force } est replacé : { $origin } → { $place }, { $stance }.
event-corrected_room = Les salles { DE($seat) } sont corrigées.
event-corrected_room-secret = Les salles { DE($seat) } sont corrigées : { $room } (salle { $change }).
event-corrected_gear = L’équipement { DE($seat) } est corrigé.
event-corrected_gear-secret = L’équipement { DE($seat) } est corrigé ({ $change }) : { $gear }.
event-corrected_first = Le jeton de premier joueur passe à { $seat }.
event-event_called = Évènement remplacé : « { $event } » prend la place de « { $old } ».
event-event_prepared = Un évènement est préparé pour le prochain crépuscule.

## Consignes

word-order-pressure = Face à la pression
order-pressure =
    { $ammo ->
        [0] Ne dépenser aucune munition
        [one] Dépenser une munition au plus
       *[other] Dépenser { $ammo } munitions au plus
    }, { $bonus ->
        [yes] et utiliser un bonus s’il y en a un de prêt
       *[no] et n’utiliser aucun bonus
    }. { $first_is ->
        [most] À céder : ce dont vous avez le plus.
       *[other] { $second_is ->
            [most] À céder d’abord : { $first } ; ensuite, ce dont vous avez le plus.
           *[other] À céder d’abord : { $first } ; ensuite : { $second } ; après quoi, ce dont vous avez le plus.
        }
    }
order-pressure-ammo = Munitions au plus
order-pressure-bonus = Utiliser un bonus prêt
order-pressure-first = À céder d’abord
    .most = Ce dont vous avez le plus
order-pressure-second = À céder ensuite
    .most = Ce dont vous avez le plus
word-order-events = Passer les évènements chers
order-events =
    { $cost ->
        [0] Passer, quels que soient les évènements en cours.
       *[other] Passer quand chaque évènement en cours coûte plus de { $cost ->
        [one] { $cost } ressource
       *[other] { $cost } ressources
    }. S’il y en a un moins cher, même au-dessus de vos moyens, la question vous est posée : sinon, les autres devineraient vos réserves.
    }
order-events-cost = Passer si le coût dépasse
word-order-meals = Nourrir et payer
order-meals = Pour nourrir l’abri et payer les comestibles d’un évènement, d’abord : { $first } ; ensuite : { $second } ; enfin, le reste. Si une salle allège le coût d’un évènement, elle épargne ce dont vous avez le moins.
order-meals-first = D’abord
order-meals-second = Ensuite
word-order-materials = Payer les salles
order-materials = Pour chaque salle que vous construisez, payer d’abord, autant que possible : { $first } ; ensuite : { $second } ; enfin, le reste.
order-materials-first = D’abord
order-materials-second = Ensuite
word-order-clean = Fin de journée automatique
order-clean = Finir la journée à votre place dès que vous avez fait un choix dans votre abri ce jour-là et que rien d’autre n’attend votre réponse. { $food_is ->
        [preserve] On met d’abord en conserve le plus de nourriture possible.
       *[ask] S’il reste de la nourriture à mettre en conserve, la question vous est posée.
    } Sans aucun choix de votre part, c’est à vous de finir la journée : si elle se terminait d’elle-même, les autres verraient que vous n’aviez rien à faire.
    .always = Toujours finir ma journée
    .offer = Vous pourriez laisser vos journées se terminer d’elles-mêmes : un seul bouton, et `/consignes` pour changer d’avis.
order-clean-food = Nourriture à mettre en conserve
    .preserve = Le plus possible
    .ask = Poser la question

## Compte rendu

report-name = { $shelter }, avec à sa tête { $leader }
report-name-none = un abri sans nom
report-people-none = Plus personne ne répond dans les galeries : l’abri s’est tu.
report-people-few-1 = { $n ->
        [one] Il n’en reste qu’un, seul à veiller sur la lampe.
       *[other] Ils ne sont plus que { $n } à se serrer autour des lampes.
    }
report-people-few-2 = { $n ->
        [one] Une seule voix répond encore dans les galeries.
       *[other] Dans les galeries, { $n } voix se répondent encore.
    }
report-people-few-3 = { $n ->
        [one] De tout l’abri, une seule personne a survécu.
       *[other] De tout l’abri, seules { $n } personnes ont survécu.
    }
report-hospital-1 = À l’hôpital, on veille { $n ->
        [one] une personne
       *[other] { $n } personnes
    }.
report-hospital-2 = { $n ->
        [one] Un lit est occupé
       *[other] On compte { $n } lits occupés
    } à l’hôpital.
report-hospital-3 = { $n ->
        [one] Une personne garde le lit
       *[other] On compte { $n } personnes qui gardent le lit
    }.
report-rooms-none = Rien n’a été creusé : on dort à même la pierre.
report-figure-people = Survivants
report-figure-hospital = dont à l’hôpital
report-figure-rooms = Salles bâties
report-figure-disease = Maladie (jauge)
report-figure-stores = Réserves
report-figure-gear = Équipement en état
report-figure-hunted = Bêtes abattues
report-figure-events = Évènements résolus
report-figure-missing = Disparus
report-figure-hunger = Jours avec départs
report-chapter = Jour { $n }
report-chapters = Jours { $n } à { $until }
report-chapters-two = Jours { $n } et { $until }
report-before = Avant le premier jour

## Préparer la partie

record-days = Jours
record-first = Premier joueur (0 : siège A)
record-ahead = Évènements, dans l’ordre
record-shelter = Abri
record-leader = Leader
record-rooms = Salles
record-gear = Équipement
record-hospital = Survivants à l’hôpital
record-disease = Jauge de maladie
record-stores = Réserves
record-ardence = Ardence
record-resonance = Résonance

# Ce qu’une ligne d’un plan peut demander

word-guard-at-least = Ce qu’il reste là-bas
guard-at_least =
    { $count ->
        [one] s’il reste au moins une ressource là-bas
       *[other] s’il reste au moins { $count } ressources là-bas
    }
word-guard-no-stronger = Les héros rivaux là-bas
guard-no_stronger =
    { $nobody ->
        [yes] si aucun rival n’est actif là-bas
       *[no] si aucun rival plus fort n’est actif là-bas
    }
word-guard-game-left = Le gibier là-bas
guard-game_left = s’il reste du gibier là-bas
word-guard-unresolved = L’évènement
guard-unresolved = si personne n’a résolu l’évènement

## Les conseils : ce qu’ils comparent

hint-points = les points déjà acquis
hint-survivors = le nombre de survivants
hint-begun = ce qui est commencé
hint-rooms = les salles complètes
hint-gear = les équipements
hint-upkeep = les repas et les soins des jours à venir
hint-stores = les réserves
hint-visit = ce que rapporte la visite

## Les titres, quand tout est fini

word-title-fed-nobody = Personne n’a mangé à cette table
word-title-farewells = Des adieux à chaque aube
word-title-turned-away = La porte fermée au dernier moment
word-title-friend-of-wanderers = La providence des Errants
word-title-bare-hands = Les mains vides à force de céder
word-title-nobody-passes = Ici, personne ne passe
word-title-heavy-hand = La main lourde
word-title-fever = La fièvre dans les murs
word-title-far-walks = Par monts et par vaux
word-title-no-beast = Pas une bête abattue
word-title-no-crisis = Les malheurs attendront
word-title-beasts-dread = La terreur des bêtes
word-title-every-crisis = À chaque malheur sa réponse
word-title-nothing-lost = Ni perte ni départ
word-title-full-pockets = Des trouvailles plein les poches
word-title-open-door = La porte toujours ouverte
word-title-nothing-thrown-away = Rien ne se jette
word-title-good-neighbour = Le bon voisinage
word-title-still-standing = Les derniers murs debout
word-title-still-there = Toujours là malgré tout
luck-searches = Fouilles fructueuses (moyenne)

## Campagne : ce que la fin donne

gives-food = { $n ->
        [one] { $n } denrée ou prise de chasse
       *[other] { $n } denrées et prises de chasse
    }
gives-people = { $n ->
        [one] { $n } survivant
       *[other] { $n } survivants
    }
gives-arms = { $n ->
        [one] { $n } munition ou { $n } équipement réparé
       *[other] { $n } munitions et équipements réparés
    }
gives-knowledge = { $n ->
        [one] { $n } salle construite
       *[other] { $n } salles construites
    }
gives-fame = { $n ->
        [one] { $n } victoire ou titre
       *[other] { $n } victoires et titres
    }
record-brought = Apport de la campagne
