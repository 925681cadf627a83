# Outlive Gharkane in English. The same messages and the same variables as fr.ftl.

## The game

game-name = Outlive Gharkane
game-pitch = Six days underground to save your clan: outside by night, in the shelter by day.
game-alone = Starting now means playing alone: four Wanderers, heroes who belong to nobody, empty the places and put pressure on your own heroes. Your points win you a medal, or nothing.
game-plan-until = at the end of the game; once used, a line that can answer any question ends before your next day in the shelter
game-sheet =
    .title = Your shelter
    .button = My shelter
game-sheet-command =
    .name = shelter
    .text = See your shelter, in private

phase-setup = Setup
phase-posting = Posting the heroes
phase-dusk = Turn { $n } · Dusk
    .of = Turn { $n }/{ $of } · Dusk
phase-night = Turn { $n } · Night
    .of = Turn { $n }/{ $of } · Night
phase-day = Turn { $n } · Day
    .of = Turn { $n }/{ $of } · Day
phase-end = End of the game

score-score-events = Events resolved
score-score-rooms = Complete rooms
score-score-survivors = Survivors
score-score-equipment = Repaired equipment
score-score-pairs = Pairs of equipment
score-score-gauge = Disease gauge

## Options

option-restock = Restocking
    .text = What each place holds at dusk.
option-restock-flat = 10 per place
    .text = Each place is filled up to 10, however many players there are; to 6 in a solo game.
option-restock-scaled = By number of players
    .text = Up to 10 with four players, 8 with three, otherwise 6 (and two fewer search tiles in each city).
option-medicine-scope = Care due
    .text = What counts towards the medicine due every day.
option-medicine-scope-care = Care value
    .text = The care value of every occupied room and of the hospital.
option-medicine-scope-hospital = Hospital only (soft)
    .text = Only the hospital’s value.
option-medicine-scope-upkeep = Upkeep (strict)
    .text = As much medicine as food, room by room.
option-hospital-value = The hospital’s value
    .text = How much food and care the hospital needs.
option-hospital-value-stepped = Stepped
    .text = Half its people, rounded up.
option-hospital-value-flat = Flat
    .text = It counts as 2 as soon as anybody is there.
option-first-player = First player
    .text = Who starts the game.
option-first-player-random = At random
    .text = The first player is drawn at random.
option-first-player-traits = By traits
    .text = Whoever has the most ardence plus resonance starts; ties are broken by ardence, then at random.
option-first-player-seat-1 = Seat 1
    .text = The first seat starts.
option-first-player-seat-2 = Seat 2
    .text = The second seat starts, if it is taken.
option-first-player-seat-3 = Seat 3
    .text = The third seat starts, if it is taken.
option-first-player-seat-4 = Seat 4
    .text = The fourth seat starts, if it is taken.
option-storage-cap = Storage limit
    .text = How much of each material, how much ammo and how many cans you keep when you clean up.
option-storage-cap-none = None
    .text = You keep everything.
option-storage-cap-8 = 8 of each
    .text = At most 8 of each material, 8 ammo and 8 cans.
option-open-shelters = Open shelters
    .text = Who sees the others’ shelters.
option-open-shelters-no = No, secret
    .text = Everyone sees only their own shelter.
option-open-shelters-yes = Yes, visible
    .text = Everybody sees every shelter.
option-equipment = Equipment per visit
    .text = How many visible pieces of equipment a hero may take on arrival.
option-equipment-any = One per action
    .text = One for each of the hero’s actions, as in the rulebook.
option-equipment-one = One per visit
    .text = Only one per arrival; even with four players, the pile lasts to the end.
option-ammo = Ammo per action
    .text = What an action collects at Jenntur and Dulaanis.
option-ammo-one = One
    .text = One per action, as in the rulebook.
option-ammo-two = Two
    .text = Two per action, one of them from the reserve: ammo comes in twice as fast.
variant-evenings = Every evening counts
    .text = Two players: no more recruits per evening than there are free beds.
variant-evenings_many = With more players, every evening counts
    .text = Three or four players: no more recruits than free beds, and one piece of equipment per visit.
option-recruits = Recruits per evening
    .text = How many survivors an evening may bring.
option-recruits-any = No limit
    .text = One for each supply spent, as in the rulebook.
option-recruits-beds = By beds
    .text = At most one survivor for each free bed among the hospital’s 7, every evening and not just the last.

## Resources and people

word-wood = Wood
    .story = wood
    .emoji = 🪵
    .count = { $n ->
        [one] { $n } wood
       *[other] { $n } wood
    }
word-metal = Metal
    .story = metal
    .emoji = 🔩
    .count = { $n ->
        [one] { $n } metal
       *[other] { $n } metal
    }
word-chip = Chip
    .story = chips
    .emoji = 💾
    .count = { $n ->
        [one] { $n } chip
       *[other] { $n } chips
    }
word-food = Food
    .story = food
    .emoji = 🍖
    .count = { $n ->
        [one] { $n } food
       *[other] { $n } food
    }
word-water = Water
    .story = water
    .emoji = 💧
    .count = { $n ->
        [one] { $n } water
       *[other] { $n } water
    }
word-can = Can
    .story = cans
    .emoji = 🥫
    .count = { $n ->
        [one] { $n } can
       *[other] { $n } cans
    }
word-med = Medicine
    .story = medicine
    .emoji = 💊
    .count = { $n ->
        [one] { $n } medicine
       *[other] { $n } medicine
    }
word-ammo = Ammo
    .story = ammo
    .emoji = 🎯
    .count = { $n ->
        [one] { $n } ammo
       *[other] { $n } ammo
    }
word-edible = Edible
    .emoji = 🍽️
    .count = { $n ->
        [one] { $n } edible
       *[other] { $n } edible
    }
    .text = Food, water or cans, as you like.
word-survivor = Survivor
    .emoji = 🧍
    .count = { $n ->
        [one] { $n } survivor
       *[other] { $n } survivors
    }
word-material = Material
    .emoji = 🧱
    .count = { $n ->
        [one] { $n } material
       *[other] { $n } materials
    }
word-hero = Hero
    .emoji = 🧭
    .count = { $n ->
        [one] { $n } hero
       *[other] { $n } heroes
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
word-supplies = Supplies
word-materials = Materials
word-goods = Goods
word-resources = Resources
word-hospital = Hospital
    .emoji = 🛏️
    .text = Takes in recruits and, until it holds 7 people, newcomers from the haciendas. It is not a room.
word-cupboard = Empty cupboard
    .emoji = 🚪
    .text = Nothing to take.
word-none = None
word-all = All
word-collect = collect all
    .text = Collect as much as possible on arrival
word-hunt = hunt
    .text = Hunt on arrival: all bonuses, as little ammo as possible; collect with the actions left
word-search = search
word-build = build, then repair
word-repair = repair
word-keep = keep them
word-spoiling = treat, and recruit with what would spoil
word-everything = treat, and recruit with everything
word-most = what I have most of
word-nobody = Nobody
    .text = No places left: any survivor who arrives is lost
word-lying = lying down
word-standing = standing
word-closed = stayed put
word-bronze = bronze
word-silver = silver
word-gold = gold
word-broken = broken
word-repaired = repaired
word-not-repaired = broken
word-built = built
word-not-built = not built
word-setup = Setup
word-posting = Posting the heroes
word-dusk = Dusk
word-night = Night
word-day = Day
word-end = End of the game

## Places and shelters (.place: the place; .text: the shelter's starting goods)

word-nornaald = Nornaald
    .flavour = Under the black trunks, green wood is already growing back.
    .story = at Nornaald
    .emoji = 🌲
    .place = Wood and animals.
    .text = Starts with 3 wood, 1 can and 1 medicine.
word-jel-zaer = Jel Zaer
    .flavour = The dam still rumbles: it alone has forgotten nothing.
    .story = at Jel Zaer
    .emoji = 🌊
    .place = Water and animals.
    .text = Starts with 2 water, 1 can, 1 wood and 1 chip.
word-jenntur = Jenntur
    .flavour = The sentry boxes are empty; the crates are not.
    .story = at Jenntur
    .emoji = 🪖
    .place = Ammo and animals.
    .text = Starts with 2 metal, 2 chips and 1 can.
word-kraveth = Kraveth
    .flavour = There, people keep their voices down, as in a hospital.
    .story = at Kraveth
    .emoji = ⚕️
    .place = Medicine, searching and equipment.
    .text = Starts with 3 medicine, 1 wood and 1 metal.
word-with-an = With’An
    .flavour = Every gallery rings like a cracked bell.
    .story = at With’An
    .emoji = ⛏️
    .place = Metal, searching and equipment.
    .text = Starts with 3 metal, 1 can and 1 medicine.
word-haciendas = Haciendas
    .flavour = A lamp in the window: somebody is waiting.
    .story = at the haciendas
    .emoji = 🏡
    .place = Cans, survivors and the first-player token; one slot per strength.
    .text = Strength 3: 2 cans, 1 survivor. Strength 4: 3 cans, 1 survivor. Strength 5: 3 cans, 2 survivors.
word-sanedys = Sanedys
    .flavour = The screens blink for nobody.
    .story = at Sanedys
    .emoji = 📡
    .place = Chips, searching and equipment.
    .text = Starts with 3 chips, 1 can and 1 medicine.
word-dulaanis = Dulaanis
    .flavour = The wind whistles between abandoned targets.
    .story = at Dulaanis
    .emoji = 🏹
    .place = Ammo and animals.
    .text = Starts with 2 wood, 2 metal and 1 can.
word-orvael = Orvaël
    .text = Starts with 1 wood, 1 metal, 1 chip, 1 can and 1 medicine.
word-tessim = Tessim
    .text = Starts with 2 cans, 2 medicine and 1 chip.
word-haldroun = Haldroun
    .text = Starts with 2 wood, 2 chips and 1 medicine.
word-mireas = Miréas
    .text = Starts with 2 water, 2 cans and 1 metal.
word-quorvane = Quorvane
    .text = Starts with 2 cans, 1 wood, 1 metal and 1 chip.
word-slot-3 = Strength-3 slot
word-slot-4 = Strength-4 slot
word-slot-5 = Strength-5 slot

## Leaders

word-oru-vess = Oru Vess, scout
    .flavour = He always comes back, seldom the way he left.
    .text = Starts at Nornaald, Jel Zaer, With’An and the haciendas, with 2 ammo and 1 can.
word-mailen-dor = Maïlen Dor, herbalist
    .flavour = She tastes first and explains afterwards.
    .text = Starts at Nornaald, Jenntur, Sanedys and the haciendas, with 2 cans and 1 wood.
word-sarko-ilven = Sarko Ilven, physician
    .flavour = His hands shake only in the evening.
    .text = Starts at Jel Zaer, Kraveth, Dulaanis and the haciendas, with 2 medicine and 1 ammo.
word-tirze-namar = Tirzé Namar, carpenter
    .flavour = Give her three planks and she hands back a roof.
    .text = Starts at Jenntur, With’An, Dulaanis and the haciendas, with 2 wood and 1 chip.
word-hadric-solm = Hadric Solm, smelter
    .flavour = He talks to metal, and metal gives in.
    .text = Starts at Kraveth, Sanedys, Nornaald and the haciendas, with 2 metal and 1 ammo.
word-yuna-kerr = Yuna Kerr, sentinel
    .flavour = She sleeps with one eye open, and the other too.
    .text = Starts at With’An, Sanedys, Jel Zaer and the haciendas, with 2 ammo and 1 can.
word-beltan-ruz = Beltan Ruz, electrician
    .flavour = As long as one bulb glows, he smiles.
    .text = Starts at Dulaanis, Nornaald, Kraveth and the haciendas, with 2 chips and 1 metal.
word-isme-paldor = Ismé Paldor, forewoman
    .flavour = Her whistle can be heard three caves away.
    .text = Starts at Jenntur, Sanedys, Jel Zaer and the haciendas, with 1 wood, 1 metal and 1 chip.
word-corvo-thal = Corvo Thal, caravaneer
    .flavour = He knows every road, and the price of everything.
    .text = Starts at Dulaanis, With’An, Kraveth and the haciendas, with 2 cans and 1 ammo.
word-nea-orsin = Néa Orsin, arbiter
    .flavour = Nobody argues with her; they wait for her ruling.
    .text = Starts at Jenntur, Dulaanis, Sanedys and the haciendas, with 1 medicine, 1 can and 1 metal.

## Rooms

word-building-room = Worksite
    .count = { $n ->
        [1] a worksite
       *[other] { $n } worksites
    }
    .flavour = Hammering from morning to night, and it is a comfort.
    .text = “Building” step, once: one build costs a single material.
    .short = Building: one build costs 1 material
word-filtered-greenhouse = Filtered greenhouse
    .count = { $n ->
        [1] a filtered greenhouse
       *[other] { $n } filtered greenhouses
    }
    .flavour = Under the plastic, a smell of wet earth.
    .text = “Food” step: 2 fewer rations are due in total.
    .short = Food: 2 fewer rations due
word-rock-pharmacy = Rock pharmacy
    .count = { $n ->
        [1] a rock pharmacy
       *[other] { $n } rock pharmacies
    }
    .flavour = The shelves are cut into the stone.
    .text = “Disease” step, at the start: gain 1 medicine.
    .short = Disease: +1 medicine
word-serum-laboratory = Serum laboratory
    .count = { $n ->
        [1] a serum laboratory
       *[other] { $n } serum laboratories
    }
    .flavour = Nobody enters without holding their breath.
    .text = “Disease” step, at the end, once: raise your gauge by 2 spaces.
    .short = Disease: gauge up 2 spaces
word-cave-armoury = Cave armoury
    .count = { $n ->
        [1] a cave armoury
       *[other] { $n } cave armouries
    }
    .flavour = The key always hangs round the same neck.
    .text = “Building” step, once: gain 2 ammo.
    .short = Building: +2 ammo
word-precision-workshop = Precision workshop
    .count = { $n ->
        [1] a precision workshop
       *[other] { $n } precision workshops
    }
    .flavour = A lens, a silence, a click.
    .text = “Repair” step, once: one repair needs 2 fewer materials (you choose which).
    .short = Repair: 2 fewer materials, once
word-salvage-depot = Salvage depot
    .count = { $n ->
        [1] a salvage depot
       *[other] { $n } salvage depots
    }
    .flavour = Nothing is lost; nearly everything is sorted.
    .text = “Building” step, once: draw 1 broken piece of equipment.
    .short = Building: +1 broken equipment
word-lookout-post = Lookout post
    .count = { $n ->
        [1] a lookout post
       *[other] { $n } lookout posts
    }
    .flavour = From up here you can see trouble coming.
    .text = Night, once: cancel the pressure put on you.
    .short = Night: cancels pressure, once
word-barter-hall = Barter hall
    .count = { $n ->
        [1] a barter hall
       *[other] { $n } barter halls
    }
    .flavour = People shake hands there before they count.
    .text = “Building” step, once: swap up to 3 materials for others, one for one.
    .short = Building: swaps up to 3 materials
word-smokehouse = Smokehouse
    .count = { $n ->
        [1] a smokehouse
       *[other] { $n } smokehouses
    }
    .flavour = The smoke stings the eyes and saves the winter.
    .text = “Cleaning” step, once: turn up to 3 food into cans.
    .short = Cleaning: up to 3 food into cans
word-ag-radio = AG radio
    .count = { $n ->
        [1] a radio
       *[other] { $n } radios
    }
    .flavour = Through the crackle, a human voice.
    .text = “Events” step, once: one event costs 2 fewer resources (you choose which).
    .short = Events: one costs 2 fewer resources
word-dormitory = Dormitory
    .count = { $n ->
        [1] a dormitory
       *[other] { $n } dormitories
    }
    .flavour = Forty breaths, a single night light.
    .text = “Building” step, once: you may add 1 survivor to the hospital.
    .short = Building: +1 survivor
word-hunting-lodge = Hunting lodge
    .count = { $n ->
        [1] a hunting lodge
       *[other] { $n } hunting lodges
    }
    .flavour = Horns on the wall, boots by the door.
    .text = Night, one hunt a turn: resistance drops by 1 (never below 1) and you gain 1 more food.
    .short = Hunt: resistance −1, +1 food
word-sorting-room = Sorting room
    .count = { $n ->
        [1] a sorting room
       *[other] { $n } sorting rooms
    }
    .flavour = What others throw away gets a name here.
    .text = Night, once a turn, on a city visit: searching gives 1 more tile, and cupboards give 1 wood.
    .short = City: +1 tile, cupboards give 1 wood
word-leaded-vault = Leaded vault
    .count = { $n ->
        [1] a leaded vault
       *[other] { $n } leaded vaults
    }
    .flavour = The sky does not get in.
    .text = “Disease” step: the disease worsens by 1 less than usual.
    .short = Disease: worsens by 1 less

## Equipment

word-plasma-saw = Plasma saw
    .count = { $n ->
        [1] a plasma saw
       *[other] { $n } plasma saws
    }
    .text = On arrival at Nornaald, get 2 wood from the reserve.
word-filter-waterskin = Filter waterskin
    .count = { $n ->
        [1] a filter waterskin
       *[other] { $n } filter waterskins
    }
    .text = On arrival at Jel Zaer, get 2 water from the reserve.
word-cartridge-belt = Cartridge belt
    .count = { $n ->
        [1] a cartridge belt
       *[other] { $n } cartridge belts
    }
    .text = On arrival at Jenntur or Dulaanis, get 2 ammo from the reserve.
word-triage-kit = Triage kit
    .count = { $n ->
        [1] a triage kit
       *[other] { $n } triage kits
    }
    .text = On arrival at Kraveth, get 1 medicine from the reserve.
word-drill = Drill
    .count = { $n ->
        [1] a drill
       *[other] { $n } drills
    }
    .text = On arrival at With’An, get 2 metal from the reserve.
word-dismantler = Dismantler
    .count = { $n ->
        [1] a dismantler
       *[other] { $n } dismantlers
    }
    .text = On arrival at Sanedys, get 2 chips from the reserve.
word-cart = Cart
    .count = { $n ->
        [1] a cart
       *[other] { $n } carts
    }
    .text = On arrival at the haciendas, get 1 can from the reserve.
word-toothed-trap = Toothed trap
    .count = { $n ->
        [1] a toothed trap
       *[other] { $n } toothed traps
    }
    .text = On one hunt a turn, lowers the animal’s resistance by 2 (never below 1).
word-aiming-goggles = Aiming goggles
    .count = { $n ->
        [1] a pair of aiming goggles
       *[other] { $n } pairs of aiming goggles
    }
    .text = Once a turn, when a hero of yours arrives, adds 1 to the pressure on each rival already weaker than that hero.
word-woven-cuirass = Woven cuirass
    .count = { $n ->
        [1] a woven cuirass
       *[other] { $n } woven cuirasses
    }
    .text = Once a turn, lowers the pressure put on you by 2.
word-exo-legs = Exo-legs
    .count = { $n ->
        [1] a pair of exo-legs
       *[other] { $n } pairs of exo-legs
    }
    .text = Once a turn, one move can take you up to 4 places, even along collapsed roads.
word-cavity-detector = Cavity detector
    .count = { $n ->
        [1] a cavity detector
       *[other] { $n } cavity detectors
    }
    .text = Once a turn, on a visit to a city, searching gives 1 more tile.

## Game

word-ash-rodent = Ash rodent
    .story = an ash rodent
    .count = { $n ->
        [1] an ash rodent
       *[other] { $n } ash rodents
    }
    .emoji = 🐀
    .text = Resistance 3. Food 2, then 3, 4 and 5.
word-grey-wader = Grey wader
    .story = a grey wader
    .count = { $n ->
        [1] a grey wader
       *[other] { $n } grey waders
    }
    .emoji = 🦩
    .text = Resistance 4. Food 3, then 4, 5 and 6.
word-lava-goat = Lava goat
    .story = a lava goat
    .count = { $n ->
        [1] a lava goat
       *[other] { $n } lava goats
    }
    .emoji = 🐐
    .text = Resistance 5. Food 4, then 5, 6 and 7.
word-rock-boar = Rock boar
    .story = a rock boar
    .count = { $n ->
        [1] a rock boar
       *[other] { $n } rock boars
    }
    .emoji = 🐗
    .text = Resistance 6. Food 5, then 6, 7 and 8.
word-great-ardent = Great ardent
    .story = a great ardent
    .count = { $n ->
        [1] a great ardent
       *[other] { $n } great ardents
    }
    .emoji = 🦬
    .text = Resistance 7. Food 7, then 8, 9 and 10.

## Events

word-burnt-forests = Burnt forests
    .flavour = Ash falls like a first snow.
    .text = Nornaald gets only half its usual stock.
    .short = Nornaald: stock halved
word-flooded-shafts = Flooded shafts
    .flavour = Down the shafts, water has taken the miners’ place.
    .text = With’An gets only half its usual stock.
    .short = With’An: stock halved
word-fried-circuits = Fried circuits
    .flavour = A smell of burnt resin hangs over the streets.
    .text = Sanedys gets only half its usual stock.
    .short = Sanedys: stock halved
word-murky-springs = Murky springs
    .flavour = The water is the colour of tea, but does not taste of it.
    .text = Jel Zaer gets only half its usual stock.
    .short = Jel Zaer: stock halved
word-expired-serums = Expired serums
    .flavour = The dates on the vials do not lie.
    .text = Kraveth gets only half its usual stock.
    .short = Kraveth: stock halved
word-looted-arsenals = Looted arsenals
    .flavour = The doors hang loose, and the racks are bare.
    .text = Jenntur and Dulaanis get only half their usual stock.
    .short = Ammo: stocks halved
word-starving-rodents = Starving rodents
    .flavour = At night the sacks empty from below.
    .text = Each night everyone loses 1 food, 1 water or 1 can.
    .short = Night: −1 ration
word-mudslide = Mudslide
    .flavour = The mountain has moved in its sleep.
    .text = Each night everyone loses 1 material.
    .short = Night: −1 material
word-mould = Mould
    .flavour = A grey down has crept over the shelves.
    .text = Each night everyone loses 1 can, or 1 medicine if they have no cans.
    .short = Night: −1 can or medicine
word-ardent-fever = Burning fever
    .flavour = Foreheads burn before the sun does.
    .text = Each night everyone’s disease gauge drops by one space.
    .short = Night: disease worsens by 1
word-ash-storm = Ash storm
    .flavour = Ten steps out you cannot see your own hand.
    .text = Each hero has 1 fewer action; pressure and slots do not change.
    .short = Heroes: 1 fewer action
word-collapsed-roads = Collapsed roads
    .flavour = Yesterday’s road ends above a drop.
    .text = Heroes move only one place, except with exo-legs.
    .short = Moves: one place only
word-raiders = Raiders
    .flavour = Fires on the ridge, and not a dog barks.
    .text = Each night everyone loses 1 ammo, or 1 material if they have no ammo.
    .short = Night: −1 ammo or material
word-besieged-haciendas = Besieged haciendas
    .flavour = People trade in whispers over the barricades.
    .text = Each slot at the haciendas gives 1 fewer can.
    .short = Haciendas: −1 can
word-panicked-game = Panicked animals
    .flavour = The beasts run without knowing what from.
    .text = Every animal’s resistance is 1 higher.
    .short = Animals: resistance +1
word-desertions = Desertions
    .flavour = In the morning, one more empty bunk.
    .text = Each night everyone pays 1 food, 1 water or 1 can, or loses 1 survivor.
    .short = Night: −1 ration or survivor
word-unstable-rubble = Unstable rubble
    .flavour = The ceiling sighs as you walk under it.
    .text = A single search action per city visit.
    .short = Cities: one search a visit
word-supernova-flare = Supernova flare
    .flavour = Two shadows behind everyone, and only one lamp.
    .text = The disease worsens by 2 a day instead of 1.
    .short = Disease: +2 a day

## Questions put to a seat

ask-ChooseShelter = Which shelter will you keep?
ask-DiscardRoom = Which room will you discard? Four must remain.
ask-ChooseLeader = Which leader will you keep?
ask-ExchangeGoods = Do you want to exchange two of the shelter’s goods for one of another kind?
ask-BuildFirstRoom = Which room will you build for free?
ask-PlaceFirstSurvivors = How many of your four survivors go into the room just built? The others go to the hospital.
ask-PostHero = Which hero will you post, and where?
ask-ChooseMove = Which hero will you send, and where?
ask-Visit = What will your hero do here?
ask-FacePressure = You are under pressure: how will you defend yourself?
ask-GiveGoods = What will you hand over to your attacker?
ask-PlaceNewcomers = Where will you house the two survivors who have arrived?
ask-PlaceNewcomer = Where will you house the survivor who has arrived?
ask-LoseByChoice = An event strikes you: what will you lose?
ask-PayOrDesert = Desertions: what will you pay, or who will you let go?
ask-Sicken = The fever rises: what will it cost you?
ask-ResolveEvent = Which event will you resolve? If you pass, you pass for the rest of the day.
ask-SpareCost = Which part of the cost does your bonus spare you?
ask-PayEdible = What will you pay the edible part of the cost with?
ask-ChooseFood = What will you feed your shelter with?
ask-ChooseLeaver = Survivors must leave your shelter: from which rooms?
ask-ChooseTreatment = Do you want to give further treatment, to raise your gauge?
ask-ChooseRecruits = Do you want to recruit? Each supply you spend brings a survivor to the hospital.
ask-Arrange = What will you do with your rooms? Build, house survivors or use bonuses, in any order.
ask-PayBuild = Which materials will you build with?
ask-Barter = Which material will you swap next, and for which other material?
ask-ChooseRepair = Which equipment will you repair?
ask-SpareIcons = Which material does this repair do without?
ask-EndDay = Is your day over? Any food left will be lost.

## What the others read of whoever is awaited

await-Setup = is preparing a shelter
await-ApplyEvents = is choosing what to lose
await-PostHero = is posting a hero
await-ChooseMove = is choosing a hero and a destination
await-Visit = is taking a hero’s actions
await-FacePressure = is responding to pressure
await-GiveGoods = is handing over goods
await-PlaceNewcomers = is housing two survivors
await-PlaceNewcomer = is housing a survivor
await-ResolveEvent = is choosing an event to resolve
await-Day = is running the shelter

## Moves: commands (.name, .text) and labels

verb-shelter = Keep a shelter
    .name = shelter
    .text = Keep one of the two shelters offered
verb-discard = Discard a room
    .name = discard
    .text = Discard one of the rooms offered
verb-leader = Keep a leader
    .name = leader
    .text = Keep one of the two leaders offered
verb-exchange = Exchange
    .name = exchange
    .text = Exchange two starting goods for one of another kind
verb-build = Build
    .name = build
    .text = Build a room in your shelter
verb-place = House
    .name = place
    .text = Place survivors in a room or in the hospital
verb-lodge = House two newcomers
    .name = house
    .text = House the two survivors from the haciendas
verb-post = Post a hero
    .name = post
    .text = Post a hero to one of your starting places
verb-hero = Move a hero
    .name = hero
    .text = Move a hero to a place
verb-stay = Stay
    .name = stay
    .text = Leave your heroes where they are: none can move
verb-defend = Defend
    .name = defend
    .text = Answer pressure, with or without ammo
verb-give = Hand over
    .name = give
    .text = Hand something over to your attacker
verb-lose = Lose
    .name = lose
    .text = Choose what an event or hunger takes from you
verb-forage = Hunt, search, collect
    .name = act
    .text = Hunt, search, take equipment, collect
verb-dismiss = Let go
    .name = dismiss
    .text = Choose which rooms the survivors leave
verb-mend = Repair several
    .name = repair-all
    .text = Repair several pieces of equipment at once
verb-brace = Hold out
verb-hand_over = Hand over what my stores allow
verb-explore = Act as the place allows
verb-forgo = Lose what my stores allow
verb-at_home = Leave my day to the plan
verb-pass = Pass
    .name = pass
    .text = Do nothing, or nothing more
verb-resolve = Resolve an event
    .name = resolve
    .text = Pay the cost of a pending event
verb-meal = Pay in supplies
    .name = feed
    .text = Pay with food, water or cans
verb-treat = Treat
    .name = treat
    .text = Spend medicine to raise the gauge
verb-recruit = Recruit
    .name = recruit
    .text = Spend supplies to take survivors in
verb-use = Use a room
    .name = use
    .text = Use a complete room’s bonus
verb-repair = Repair
    .name = repair
    .text = Repair a broken piece of equipment
verb-done = End the day
    .name = done
    .text = End your day and clean the shelter

pick-shelter = Keep { $shelter }
pick-discard = Discard { $room }
pick-leader = Keep { $leader }
pick-exchange = Exchange { $give } + { $other } → { $get }
pick-build = Build { $room }{ $wood ->
    [0] {""}
   *[other] {" · "}{ $wood } wood
}{ $metal ->
    [0] {""}
   *[other] {" · "}{ $metal } metal
}{ $chip ->
    [0] {""}
    [one] {" · "}{ $chip } chip
   *[other] {" · "}{ $chip } chips
}
pick-lodge = { $beside ->
    [None] One survivor only → { $room }
   *[other] Two survivors → { $room } and { $beside }
}
pick-place = { $count ->
    [0] Nobody
    [one] { $count } survivor
   *[other] { $count } survivors
} → { $room }
pick-post = Strength { $force } → { $place }
pick-hero = Strength { $force }: { $origin } → { $place }{ $gear ->
    [None] {""}
   *[other] {" · "}{ $gear }
}{ $deed ->
    [None] {""}
   *[other] {" · "}{ $deed }
}
pick-stay = Stay put
pick-defend = { $ammo ->
    [0] Do not fire
   *[other] Defend with { $ammo } ammo
}{ $use ->
    [None] {""}
   *[other] {" · "}{ $use }
}
pick-brace = { $ammo ->
    [0] Under pressure: no ammo
   *[other] Under pressure: at most { $ammo } ammo
}
pick-hand_over = Hand over first: { $good }
pick-explore = There, first: { $aim }
pick-forgo = Whatever the event, lose first: { $good }
pick-at_home = My whole day at home, to the end · supplies: { $supplies } · materials: { $materials }
pick-give = Hand over: { $good }
pick-lose = Lose: { $what }{ $room ->
    [None] {""}
   *[other] {" · "}{ $room }
}
pick-forage = { $parts }
    .hunt = Hunt { $hunt }{ $ammo ->
    [0] {""}
   *[other] {", "}{ $ammo } ammo
}{ $use ->
    [None] {""}
   *[other] {", "}{ $use }
}
    .search = Search ×{ $search }{ $use ->
    [None] {""}
   *[other] {", "}{ $use }
}
    .gear = Take { $gear }
    .collect = Collect { $collect }
pick-dismiss = Let go: { $rooms }
    .times = { $word }{ $n ->
    [one] {""}
   *[other] {" ×"}{ $n }
}
pick-mend = Repair { $gear }
pick-pass = Pass
pick-resolve = Resolve { $event }{ $use ->
    [None] {""}
   *[other] {" · "}{ $use }
}
pick-meal = Pay { $counted }
pick-treat = Treat: { $count } medicine
pick-recruit = Recruit with { $counted }
pick-use = Use { $room }{ $what ->
    [None] {""}
   *[other] {" · "}{ $what }
}{ $get ->
    [None] {""}
   *[other] {" → "}{ $get }
}{ $count ->
    [1] {""}
   *[other] {" × "}{ $count }
}
pick-repair = Repair { $gear }{ $use ->
    [None] {""}
   *[other] {" · "}{ $use }
}
pick-done = End the day

## What a pick will change

ahead-less = −{ $what } ({ $left } left)
ahead-more = +{ $what } (total { $left })
ahead-hospital = hospital { $was } → { $now }
ahead-gauge = gauge { $was } → { $now }
ahead-full = room complete: { $room }
ahead-points = points: { $n }
ahead-repaired = in working order: { $gear }
ahead-give = { $n ->
        [one] then something to hand over
       *[other] then { $n } of your goods to hand over
    }
ahead-gear = to repair: { $gear }
ahead-food = food due: { $was } → { $now }
ahead-care = care due: { $was } → { $now }
ahead-hunt = { $animal }: { $food }
ahead-search = { $n ->
        [0] nothing left to search
        [one] { $n } search tile
       *[other] { $n } search tiles
    }
ahead-press = puts pressure on { $rival }: { $pressure ->
        [one] 1 good or ammo
       *[other] { $pressure } goods or ammo
    }
ahead-pressed = { $rival } could put pressure on this hero: { $pressure ->
        [one] 1 good or ammo
       *[other] { $pressure } goods or ammo
    }
ahead-wanderer = a Wanderer could put pressure on this hero: { $pressure ->
        [one] 1 good or ammo
       *[other] { $pressure } goods or ammo
    }
ahead-restocked = restocked before the first night ({ $what })
ahead-yield = { $left ->
        [0] nothing left to collect
       *[other] { $what } (of { $left }{ $each ->
            [1] {""}
           *[other] {"; "}each action brings { $each }
        })
    }
ahead-there = { $what } there{ $each ->
        [1] {""}
       *[other] {"; "}each action brings { $each }
    }
ahead-prey = { $animal }, resistance { $n }: { $food }
ahead-near = nearby: { $places }
ahead-reach = { $place } → { $places }
ahead-tile = top tile: { $tile }
ahead-pair = makes a pair
ahead-repair = repair: { $cost }
ahead-left = { $left } left
ahead-have = you have { $n }
ahead-beds = { $n } in the hospital ({ $places ->
        [one] { $places } place
       *[other] { $places } places
    })
ahead-room = { $slots ->
        [one] { $slots } place
       *[other] { $slots } places
    }, food { $food }, care { $care }
ahead-cost = costs { $cost }
ahead-living = { $n }/{ $slots } people
ahead-unfilled = works only when full
ahead-pay = for { $cost }
ahead-nights = { $n ->
        [0] its last day
        [one] otherwise strikes for one more night
       *[other] otherwise strikes for { $n } more nights
    }
ahead-rival = { $seat } (strength { $force })

## How far a question is

left-ExchangeGoods = You can make at most two exchanges, and ammo cannot be exchanged.
left-FacePressure = { $by ->
        [nobody] A Wanderer
       *[other] { $by }
    } demands goods from you ({ $pressure }); each unit of ammo you spend lowers that by 1.
left-GiveGoods = You still have goods to hand over to { $to ->
        [nobody] a Wanderer
       *[other] { $to }
    }: { $owed }.
left-LoseByChoice = Event: { $event }.
left-PayOrDesert = Event: { $event }.
left-Visit = { $actions ->
        [one] Your hero has one action left.
       *[other] Your hero has { $actions } actions left.
    }
left-ChooseFood = You still have to serve { $owed ->
        [one] one ration
       *[other] { $owed } rations
    }.
left-PayEdible = You still have to pay { $owed ->
        [one] one ration
       *[other] { $owed } rations
    } for “{ $event }”.
left-ChooseLeaver = { $count ->
        [one] One last survivor must leave.
       *[other] Another { $count } survivors must leave.
    }
left-Barter = { $left ->
        [one] One more exchange.
       *[other] { $left } more exchanges.
    }
left-PayBuild = For { $room }.

## Fields of the moves

field-shelter = Shelter
    .name = shelter
    .text = Which shelter?
field-room = Room
    .name = room
    .text = Which room?
field-leader = Leader
    .name = leader
    .text = Which leader?
field-give = First given
    .name = first
    .text = The first of the two goods you give
field-beside = For the other
    .name = other
    .text = Where will the second survivor live?
field-other = Second given
    .name = second
    .text = The second of the two goods you give
field-get = Received
    .name = received
    .text = What you get in exchange
field-food = Food
    .name = food
    .text = How much food?
field-water = Water
    .name = water
    .text = How much water?
field-can = Cans
    .name = cans
    .text = How many cans?
field-wood = Wood
    .name = wood
    .text = How much wood?
field-metal = Metal
    .name = metal
    .text = How much metal?
field-chip = Chips
    .name = chips
    .text = How many chips?
field-count = Number
    .name = number
    .text = How many?
field-force = Strength
    .name = force
    .text = Which hero, by strength?
field-origin = From
    .bare = ·
    .name = from
    .text = Where does the hero start?
field-place = Place
    .name = place
    .text = Which place?
field-gear = Equipment
    .name = equipment
    .text = Which equipment?
field-deed = On arrival
    .name = arrival
    .text = What will the hero do on arrival, or which room takes people in? Leave blank to decide on arrival.
field-hunt = Animal
    .name = animal
    .text = Which animal will you hunt?
field-search = Searches
    .name = searches
    .text = How many searches?
field-collect = Collected
    .name = collected
    .text = How many will you collect?
field-rooms = Rooms
    .name = rooms
    .text = Where do the survivors leave from?
field-med = Medicine
    .name = medicine
    .text = How much medicine?
field-supplies = Supplies
    .text = What will you use your supplies for?
field-materials = Materials
    .text = What will you use your materials for?
field-aim = First
    .text = What will you use the actions for first?
field-ammo = Ammo
    .name = ammo
    .text = How much ammo?
field-use = Bonus
    .name = bonus
    .text = Which room or equipment bonus?
field-good = Good
    .name = good
    .text = Which supply or material?
field-what = Resource
    .name = what
    .text = Which resource?
field-event = Event
    .name = event
    .text = Which event?

## What happened

event-began = The game begins. First player: { $first }.
event-shelter_kept = { $seat } keeps the { $shelter } shelter.
event-room_discarded = { $seat } discards a room: { $room }.
event-leader_kept = { $seat } keeps a leader: { $leader }.
event-exchanged = { $seat } exchanges goods: { $give } + { $other } → { $get }.
event-built = { $seat } builds a room: { $room }.
event-settled = { $seat } houses { $count ->
    [0] nobody
    [one] { $count } survivor
   *[other] { $count } survivors
} ({ $room }).
event-clan_known = { $seat } leads the clan of { $shelter }, with { $leader }.
event-stocked = In this story, { $seat } starts with { $stores } in store.
event-gear_drawn = { $seat } gets a broken piece of equipment: { $gear }.
event-posted = { $seat } posts the strength-{ $force } hero ({ $place }).
event-restocked = Dusk { $day }: each place is back at { $amount } and the search tiles are shuffled.
event-dawned = Dawn { $day }: all heroes lie down.
event-event_turned = Event { $day }: { $event }.
event-place_capped = { $event }: { $place }’s stock drops to { $amount }.
event-lost = { $event }: { $seat } loses { $counted }{ $room ->
    [None] {""}
   *[other] {" "}({ $room })
}.
event-lost_nothing = { $event }: { $seat } loses nothing.
event-gauge_fell = { $event }: { $seat }’s disease gauge drops to { $points }.
event-moved = { $seat } moves the strength-{ $force } hero: { $origin } → { $place }.
event-went_far = { $seat }’s hero walks a long way ({ $gear }).
event-stayed = None of { $seat }’s heroes can move: they stay where they are.
event-pressed_harder = { $seat } increases the pressure ({ $gear }).
event-pressed = { $seat } puts { $pressure } pressure on { $rival } ({ $place }).
event-defended = { $ammo ->
    [0] { $seat } does not fire
   *[other] { $seat } defends: { $ammo } ammo
}{ $use ->
    [None] {""}
   *[other] {" "}(bonus: { $use })
}; { $pressure ->
    [0] the pressure is cancelled
    [one] { $pressure } good left to hand over
   *[other] { $pressure } goods left to hand over
}.
event-gave = { $seat } hands something over to { $to }: { $good }.
event-had_nothing_to_give = { $seat } has nothing to hand over to { $to }.
event-wandered = Strength-{ $force } Wanderer (die: { $die }): { $origin } → { $place }.
event-emptied = The strength-{ $force } Wanderer takes what there is at { $place }: { $resource } −{ $amount }.
event-wanderer_pressed = A strength-{ $force } Wanderer puts { $pressure } pressure on { $seat } ({ $place }).
event-left_behind = { $seat } leaves something to the Wanderer: { $good }.
event-had_nothing_to_leave = { $seat } has nothing to leave the Wanderer.
event-gear_gave = { $seat }’s { $gear }: { $resource } +{ $amount }.
event-collected = { $seat } collects at { $place }: { $resource } +{ $amount }.
event-hunted = { $seat } hunts at { $place }: { $animal }, +{ $food } food{ $ammo ->
    [0] {""}
   *[other] {", "}{ $ammo } ammo spent
}{ $use ->
    [nothing] {""}
   *[other] {", "}{ $use }
}.
event-searched_deeper = { $seat } searches deeper at { $place } ({ $use }).
event-found = { $seat } searches at { $place }: { $resource } +{ $amount }.
event-found_nothing = { $seat } searches at { $place }: { $tile }.
event-gear_taken = { $seat } takes broken equipment at { $place }: { $gear }.
event-gear_displayed = New equipment on display: { $gear }.
event-token_taken = { $seat } takes the first-player token.
event-slot_taken = { $seat } takes the strength-{ $force } slot at the haciendas: { $cans ->
    [one] { $cans } can
   *[other] { $cans } cans
}, { $survivors ->
    [one] { $survivors } survivor
   *[other] { $survivors } survivors
}.
event-depot_waits = There is no equipment for { $seat }’s depot right now: the depot will get a piece this evening if the others leave any.
event-newcomer_placed = The survivor who joined { $seat } is housed ({ $room }).
event-newcomer_lost = With no room left in { $seat }’s shelter, the new survivor is lost.
event-built-secret = { $seat } builds a room ({ $paid }): { $room }.
event-passed_events = { $seat } is done resolving events for today.
event-resolved = { $seat } resolves { $event } ({ $paid }{ $use ->
    [None] {""}
   *[other] {"; "}{ $use }
}): +{ $points } { $points ->
    [one] point
   *[other] points
}.
event-food_due = Food due in { $seat }’s shelter: { $amount }{ $missing ->
    [0] {""}
   *[other] {" "}({ $missing } missing)
}.
event-fed = { $seat } feeds the shelter with { $counted }.
event-left = A survivor leaves { $seat }’s shelter ({ $room }).
event-disease_rose = { $amount ->
    [0] Disease does not worsen
   *[other] Disease worsens by { $amount }
} in { $seat }’s shelter: gauge at { $points }.
event-cared = Care in { $seat }’s shelter: { $paid } of { $due } medicine given.
event-care_missing = Not enough care in { $seat }’s shelter: the gauge drops { $amount ->
    [one] { $amount } space
   *[other] { $amount } spaces
}, to { $points }.
event-treated = { $seat } gives further treatment ({ $amount } medicine): gauge at { $points }.
event-room_healed = { $seat }’s { $room }: gauge at { $points }.
event-recruited = { $seat } recruits { $amount ->
    [one] { $amount } survivor
   *[other] { $amount } survivors
} ({ $what } × { $amount }).
event-housed = { $seat } houses { $count ->
    [one] { $count } survivor
   *[other] { $count } survivors
} ({ $room }).
event-room_gave = { $seat }’s { $room }: { $resource } +{ $amount }.
event-room_welcomed = { $seat }’s { $room }: { $amount ->
    [one] { $amount } survivor goes
   *[other] { $amount } survivors go
} to the hospital.
event-swapped = { $seat }’s { $room }: { $give } → { $get }.
event-preserved = { $seat }’s { $room }: { $resource } +{ $amount }.
event-repaired = { $seat } repairs equipment ({ $paid }): { $gear }.
event-cleaned = { $seat } cleans the shelter and throws out { $discarded }.
event-scored = { $seat }: { $points ->
    [one] { $points } survival point
   *[other] { $points } survival points
}.
event-medal_won = { $seat } wins the { $medal } medal.
event-medal_missed = { $seat } was { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} short of the { $medal } medal.
event-ended = Game over. Victory: { $winners }.

## Why a move is refused

reason-not-dealt = { $what } is not among those you were offered.
reason-not-a-first-good = { $what }: none is left among your starting goods.
reason-goods-short = { $what }: you need { $needed } and have { $have }.
reason-not-a-good = { $what } is neither a supply nor a material.
reason-same-good = { $what }: you cannot both give it away and get it in exchange.
reason-no-such-room = Your shelter has no ruined room by that name: { $room }.
reason-free-of-charge = This build is free: there is nothing to pay.
reason-not-built = { $room } is not built.
reason-places-short = You need { $needed ->
    [one] { $needed } place
   *[other] { $needed } places
}; you have { $have }.
reason-no-such-force = You have no strength-{ $force } hero left to post.
reason-not-a-start = { $place } is not one of your free starting places.
reason-must-move = At least one of your heroes can move: you must move one.
reason-no-such-hero = You have no strength-{ $force } hero here: { $place }.
reason-already-played = This hero has already played tonight: { $place }.
reason-no-such-place = There is no such place: { $place }.
reason-same-place = A hero must end up somewhere other than where they start: { $place }.
reason-own-hero-there = One of your heroes is already there: { $place }.
reason-slot-taken = The strength-{ $force } slot at the haciendas is taken tonight.
reason-too-far = That move covers { $needed ->
    [one] { $needed } place
   *[other] { $needed } places
}; a hero can go at most { $most ->
    [one] { $most } place
   *[other] { $most } places
} tonight.
reason-bonus-not-ready = This bonus cannot be used at this point.
reason-already-hunted = This hero has already hunted here: { $place }.
reason-no-game-here = There is nothing to hunt here: { $place }.
reason-actions-short = You need { $needed ->
    [one] { $needed } action
   *[other] { $needed } actions
}; you have { $have } left.
reason-one-action-at-least = A hunt must take at least one action, so { $most ->
    [0] you cannot spend ammo
   *[other] you can spend at most { $most } ammo
} on this one.
reason-stock-short = You asked for { $needed }; the place has { $have } left.
reason-at-least-one = You must take at least one.
reason-nothing-of-that = Your hero cannot do that here: { $place }.
reason-nobody-called = Nobody comes unless you spend supplies.
reason-so-many-leave = { $needed ->
    [one] You must choose one survivor who will leave
   *[other] You must choose { $needed } survivors who will leave
}; you have chosen { $have }.
reason-two-at-least = Name at least two pieces of equipment.
reason-ammo-short = You need { $needed } ammo; you have { $have }.
reason-more-ammo-than-pressure = You need { $most ->
    [0] no ammo
   *[other] at most { $most } ammo
}, but wanted to spend { $needed }.
reason-none-of-it = { $what }: you have none.
reason-must-give = You still have something to hand over: { $owed ->
    [one] { $owed } good due
   *[other] { $owed } goods due
}.
reason-must-place = There is a free place: the survivor must be housed.
reason-one-at-a-time = Survivors are housed one at a time.
reason-hospital-full = The hospital already holds { $most }: it cannot take in newcomers.
reason-no-free-place = No free place here: { $room }.
reason-must-lose = You still have something to lose: choose what.
reason-nobody-there = Nobody lives here: { $room }.
reason-not-to-be-lost = { $what }: you cannot lose that to this event.
reason-no-city-here = You can search only in cities, not here: { $place }.
reason-nothing-left-to-search = Nothing is left to search before dusk: { $place }.
reason-search-limit = At most { $most ->
    [one] { $most } search
   *[other] { $most } searches
} per visit right now.
reason-one-a-visit = With this option a hero takes only one piece of equipment at each place.
reason-not-on-display = This equipment is not on display: { $gear }.
reason-event-not-open = This event is not pending: { $event }.
reason-cost-short = You lack { $missing }.
reason-not-in-the-cost = { $what }: not part of the cost.
reason-resource-short = { $what }: you need { $needed } and have { $have }.
reason-exactly-what-is-owed = You have to pay { $most } in all, no more and no less: { $needed } will not do.
reason-not-that-many = You cannot use { $what } × { $needed }. Choose one of the amounts offered.
reason-gauge-at-best = The gauge can rise by at most { $most }: { $needed } would be too much.
reason-hospital-short = You need { $needed ->
    [one] { $needed } survivor
   *[other] { $needed } survivors
} in the hospital; yours holds { $have }.
reason-another-room-begun = You have begun another room, which must be paid for first: { $room }.
reason-wrong-cost = This build costs { $needed ->
    [one] { $needed } material
   *[other] { $needed } materials
}; you are giving { $have }.
reason-already-built = This room is already built: { $room }.
reason-materials-short = You need { $needed ->
    [one] { $needed } material
   *[other] { $needed } materials
}; you have { $have }.
reason-materials-later = Choose the room first: { $room }. You will be asked for the materials next.
reason-not-broken = You have no such equipment to repair: { $gear }.
reason-icons-short = You cannot repair this ({ $gear }): you lack { $missing }.
reason-only-food = { $what }: only food can be turned into cans.
reason-room-not-full = { $room }: this room must be built and full to give its bonus.
reason-bonus-of-another-step = This room’s bonus works in another step: { $room }.
reason-not-a-material = Not a material: { $what }.

## Pictures and sheets: the board and the shelter

ways-place = { $place } (strength { $forces }): { $text }
ways-key-arrow = can come here
ways-key-resting = resting
ways-key-pressing = highest pressure
ways-key-risky = a stronger rival may come
ways-key-chased = a stronger Wanderer may come
draw-no-game = No animal left
draw-resistance = Resistance { $n }
draw-tiles = { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}
draw-day = Day { $n }
draw-hospital = Counts as { $n } for food and care
draw-resolved = Resolved
draw-ruined = In ruins
draw-used = Used
draw-food-due = Next meal
draw-care-due = Next care
draw-have = you have { $n }
draw-rise-due = Disease
draw-rise-by = worsens by
draw-gauge = Disease gauge (points)
draw-no-gear = No equipment
draw-key-standing = has moved
draw-key-lying = resting
draw-key-closed = stayed in place
draw-key-threatened = threatened
draw-key-wanderer = Wanderer
draw-key-shield = resistance
draw-key-first = first
draw-key-awaited = their turn
symbol-search = unknown find
symbol-crack = broken equipment
symbol-tick = repaired equipment

## Board and shelter as text (30 characters wide)

text-board-medals = Medals: { $bronze } bronze, { $silver } silver, { $gold } gold
text-board-wanderer = Wanderer { $force }, { $stance }
text-board-slot-wanderer = strength { $force }: a Wanderer
text-board-first = First player: { $seat }
text-board-places = Places
text-hidden-events = Events to come
text-hidden-gear = Gear pile
text-board-events = Events
text-board-display = Equipment on display
text-board-nothing = nothing left
text-board-face-down = face down
text-board-busy = playing
text-board-game = animal: { $animal } ({ $left })
text-board-hero = { $letter }{ $force } { $stance }
text-board-search = search: { $tile } ({ $left })
text-board-drawn = drawn: { $tiles }
text-board-aside = left out: { $n }
text-board-slot = strength { $force }: { $gives }
text-board-slot-taken = strength { $force }: { $letter }’s
text-board-event-hidden = { $day }. face down
text-board-event-done = resolved by { $letter } ({ $n ->
    [one] { $n } pt
   *[other] { $n } pts
})
text-board-event-open = { $day }. { $event } ({ $n ->
    [one] { $n } pt
   *[other] { $n } pts
})
text-board-cost = to pay: { $cost }
text-board-threatened = threatened: { $letters }
text-board-own-hero = { $force }: { $place }, { $stance }
text-board-hunted = hunted: { $animals }
text-board-resolved = events resolved: { $n }
text-sheet-deal-shelters = Shelters offered
text-sheet-deal-leaders = Leaders offered
text-sheet-deal-rooms = Rooms offered
text-sheet-stores = Stores
text-sheet-people = { $n ->
        [one] { $n } survivor
       *[other] { $n } survivors
    }
text-sheet-hospital = counts as { $n }
text-sheet-room-ruined = to be built
text-sheet-room-full = complete{" "}
text-sheet-room-needs = food { $food }, care { $care }
text-sheet-used = already used this turn
text-sheet-gear = Equipment
text-sheet-today = Coming up
text-sheet-gauge = Gauge, space { $cell } of { $of }
text-sheet-food-due = Food due
text-sheet-care-due = Care due
text-sheet-rise-due = Disease worsens by
text-sheet-points = Points

## The chronicle of a day

story-title = 📜 Chronicle of day { $n }
story-event-1 = The day dawned under an ill omen: “{ $event }”.
story-event-2 = “{ $event }”: nobody spoke of anything else.
story-event-3 = The day began with bad news, “{ $event }”.
story-event-4 = “{ $event }”: with that news the day began.
story-event-5 = Everyone was watching the sky when the alarm came: “{ $event }”.
story-event-6 = In the morning the news was already out: “{ $event }”.
story-no-event-1 = The day dawned without a new alarm.
story-no-event-2 = No new alarm sounded.
story-no-event-3 = The day began quietly, with no further alarm.
story-hunger-1 =
    { $n ->
        [one] One of { $seat }’s survivors did not live to see the evening: hunger and disease do not wait.
       *[other] Hunger and disease do not wait: { $n } of { $seat }’s survivors did not live to see the evening.
    }
story-hunger-2 =
    By evening, { $n ->
        [one] one bunk stood empty
       *[other] { $n } bunks stood empty
    } in { $seat }’s shelter.
story-hunger-3 =
    Hunger and fever took { $n ->
        [one] a survivor
       *[other] { $n } survivors
    } from { $seat }.
story-hunger-alone-1 =
    { $n ->
        [one] One survivor did not live to see the evening: hunger and disease do not wait.
       *[other] Hunger and disease do not wait: { $n } survivors did not live to see the evening.
    }
story-hunger-alone-2 =
    By evening, { $n ->
        [one] one bunk stood empty
       *[other] { $n } bunks stood empty
    }.
story-hunger-alone-3 =
    Hunger and fever took { $n ->
        [one] a survivor
       *[other] { $n } survivors
    }.
story-hunger-many-1 = Hunger and disease took { $count } survivors, { $n } of them from { $seat }.
story-hunger-many-2 = By evening { $count } survivors were missing, { $n } of them { $seat }’s.
story-hunger-many-3 = There was mourning everywhere: { $count } survivors were gone, { $n } of them { $seat }’s.
story-hunt-1 = Good hunting for { $seat } { $place }: { $animal } will run no more.
story-hunt-2 = Only one animal fell that night: { $animal }, brought down by { $seat } { $place }.
story-hunt-alone-1 = One animal fell that night, { $place }: { $animal }.
story-hunt-alone-2 = The hunting was good { $place }: { $animal } will run no more.
story-hunt-alone-3 = Shots rang out { $place }, and the hunters brought back { $animal }.
story-hunts-1 = The hunting was good: { $count } kills in all, among them { $animal } that { $seat } brought down { $place }.
story-hunts-2 = They brought down { $count } animals that night, among them { $animal } that { $seat } bagged { $place }.
story-hunts-3 = The bag came to { $count } animals, among them { $animal }, which fell to { $seat } { $place }.
story-hunts-4 = The guns spoke, and { $count } animals fell; { $seat } brought down { $animal } { $place }.
story-hunts-alone-1 = The hunting was good: { $count } animals, among them { $animal } { $place }.
story-hunts-alone-2 = They brought down { $count } animals that night, among them { $animal } { $place }.
story-hunts-alone-3 = The guns spoke: { $count } animals in the bag, among them { $animal } { $place }.
story-robbed-1 = { $seat } leaned on { $rival } { $place } and walked off with { $goods }.
story-robbed-2 = { $rival } had to hand { $goods } over to { $seat } { $place }.
story-robbed-3 = { $seat } and { $rival } settled matters { $place }, which cost { $rival } { $goods }.
story-robbed-4 = Weapons were raised { $place }, and { $seat } took { $goods } from { $rival }.
story-withstood-1 = { $rival } stood up to { $seat } { $place }.
story-withstood-2 = { $seat } picked a quarrel with { $rival } { $place }, and met with resistance.
story-withstood-3 = { $seat } meant to make { $rival } give way { $place }; nobody gave way.
story-withstood-4 = { $rival } did not give { $seat } an inch { $place }.
story-withstood-5 = Weapons were raised { $place }, and { $rival } drove { $seat } off.
story-vain-1 = { $seat } picked a quarrel with { $rival } { $place } and got nothing for it.
story-vain-2 = { $seat } threatened { $rival } { $place }, to no avail.
story-vain-3 = They stared each other down { $place }: { $seat } got nothing out of { $rival }.
story-tension-1 = It was not the only quarrel: { $count ->
        [one] there was another
       *[other] there were { $count } more
    }.
story-tension-2 = Tempers flared { $count ->
        [one] once more
        [2] twice more
       *[other] { $count } more times
    }.
story-tension-3 = { $count ->
        [one] Once more
        [2] Twice more
       *[other] { $count } more times
    }, words turned to threats.
story-tension-4 = The night was troubled by { $count ->
        [one] one more dispute
       *[other] { $count } more disputes
    }.
story-wanderers-1 = The Wanderers took their share: { $goods }.
story-wanderers-2 = To get past the Wanderers, they had to leave them { $goods }.
story-wanderers-3 = The Wanderers were waiting on the way back, and took { $goods }.
story-haciendas-1 =
    At the haciendas, { $seats } { $n ->
        [one] found
       *[other] between them found
    } { $survivors ->
        [one] a survivor
       *[other] { $survivors } survivors
    }, and something to eat.
story-haciendas-2 =
    The road to the haciendas was kind to { $seats }, who { $n ->
        [one] brought
       *[other] between them brought
    } back { $survivors ->
        [one] a survivor
       *[other] { $survivors } survivors
    } and something to eat.
story-haciendas-3 =
    From the haciendas { $survivors ->
        [one] a survivor
       *[other] { $survivors } survivors
    } followed { $seats } home.
story-haciendas-alone-1 =
    At the haciendas they found { $survivors ->
        [one] a survivor
       *[other] { $survivors } survivors
    }, and something to eat.
story-haciendas-alone-2 =
    The heroes came back from the haciendas with { $survivors ->
        [one] a survivor
       *[other] { $survivors } survivors
    } and something to eat.
story-haciendas-alone-3 =
    The road to the haciendas brought luck: { $survivors ->
        [one] a survivor
       *[other] { $survivors } survivors
    }, and something to eat.
story-harvest-1 = Nobody brought home more than { $seat }: { $goods }.
story-harvest-2 = The largest haul was { $seat }’s: { $goods }.
story-harvest-3 = The heaviest sacks were { $seat }’s: { $goods }.
story-harvest-alone-1 = The heroes brought home { $goods }.
story-harvest-alone-2 = They counted the spoils: { $goods }.
story-harvest-4 = { $seat } came home heavily laden, with { $goods }.
story-harvest-alone-3 = The sacks were heavy on the way back: { $goods }.
story-gear-1 = { $seat } got hold of something to repair: { $gear }.
story-gear-2 = Among the stalls, { $seat } found something to tinker with: { $gear }.
story-gear-3 = In the scrap, { $seat } found something to keep the craftsmen busy: { $gear }.
story-gear-alone-1 = Among the stalls, they found something to tinker with: { $gear }.
story-gear-alone-2 = The heroes got hold of something to repair: { $gear }.
story-gear-alone-3 = In the scrap they found something to keep the craftsmen busy: { $gear }.
story-resolved-1 = { $seat } put an end to “{ $event }”.
story-resolved-2 = Thanks to { $seat }, “{ $event }” was soon no more than a memory.
story-resolved-3 = Someone had to deal with “{ $event }”, and { $seat } did.
story-resolved-4 = “{ $event }” was over: { $seat } had seen to it.
story-resolved-alone-1 = They got the better of “{ $event }”.
story-resolved-alone-2 = “{ $event }” was soon no more than a memory.
story-resolved-alone-3 = Somebody had to put an end to “{ $event }”, and somebody did.
story-resolved-too-1 = And { $seat } dealt with “{ $event }”.
story-resolved-too-2 = “{ $event }” was over too: { $seat } had dealt with it.
story-resolved-too-3 = “{ $event }” met its match too, in { $seat }.
story-resolved-too-alone-1 = They dealt with “{ $event }” as well.
story-unresolved-1 = “{ $event }” went on: nobody had dealt with it.
story-unresolved-2 = Nobody got the better of “{ $event }”.
story-unresolved-3 = At nightfall, “{ $event }” was still waiting for someone to deal with it.
story-unresolved-4 = As they went to bed they all knew: “{ $event }” was not over.
at-home = on home ground
at-land = on { $seat }’s land
at-road = on the road
story-quiet-1 = Beyond that, the roads stayed quiet.
story-quiet-2 = In the galleries there was no sound but the water in the cisterns.
story-quiet-3 = They kept the lamps low and the doors shut.
report-people-1 = Deep in the rock, { $n ->
        [one] one survivor is still breathing
       *[other] { $n } survivors are still breathing
    }.
report-people-2 = At the evening roll call { $n ->
        [one] one voice answers
       *[other] { $n } voices answer
    }.
report-people-3 = Around the cooking pots there { $n ->
        [one] is one mouth
       *[other] are { $n } mouths
    } to feed.
report-people-4 = Behind the armoured door, { $n ->
        [one] one person has
       *[other] { $n } people have
    } survived.
report-rooms-1 = With their own hands they fitted out { $rooms } in the rock.
report-rooms-2 = The shelter now has { $rooms }.
report-rooms-3 = There is something new at the end of their galleries: { $rooms }.
report-rooms-4 = Day by day, the shelter has grown: { $rooms }.
report-disease-well-1 = The disease is retreating, and people laugh again.
report-disease-well-2 = There is less coughing now, and a little singing.
report-disease-well-3 = One by one, the fever beds are emptying.
report-disease-held-1 = The sickness is held at bay.
report-disease-held-2 = The fever has neither won nor lost.
report-disease-held-3 = They live with the disease as they would with a neighbour.
report-disease-some-1 = Fever prowls between the bunks.
report-disease-some-2 = At night there is coughing behind the partitions.
report-disease-some-3 = The vials empty faster than they can be filled.
report-disease-some-4 = A few have hot foreheads, and the sick are kept apart.
report-disease-bad-1 = The disease gnaws at the shelter, and everyone counts their neighbour’s breaths.
report-disease-bad-2 = The fever has moved in, and people greet each other from afar.
report-disease-bad-3 = There are more sick than hands to nurse them.
report-disease-bad-4 = The sickness is everywhere: in the water, in the air, in the sheets.
report-lost-1 = { $n ->
        [one] One of their own is missing; the place at the table is still laid.
       *[other] They are missing { $n } of their own, whose places at the table are still laid.
    }
report-lost-2 = { $n ->
        [one] On the far wall somebody has carved a name.
       *[other] On the far wall somebody has carved { $n } names.
    }
report-lost-3 = { $n ->
        [one] One of their own will not come back, and they speak of it only in whispers.
       *[other] They speak only in whispers of the { $n } who will not come back.
    }
report-lost-4 = { $n ->
        [one] One bunk stayed empty, and nobody wanted to take it.
       *[other] In the end { $n } bunks stayed empty, and nobody wanted to take them.
    }
report-gear-1 = Their craftsmen have repaired { $gear }.
report-gear-2 = Out of broken pieces they put together { $gear }.
report-gear-3 = In the workshop they proudly show off { $gear }.
report-hunted-1 = On the walls hang trophies from the surface: { $animals }.
report-hunted-2 = The hunters tell the children of their catches: { $animals }.
report-hunted-3 = From the surface they brought back { $animals }.
report-hunted-4 = By the fire hang the skins of what they hunted: { $animals }.
story-end-1 =
    So ends the story: { $winners } { $n ->
        [one] wins
       *[other] win together
    } with { $points ->
        [one] one survival point
       *[other] { $points } survival points
    }{ $n ->
        [one] {""}
       *[other] {" each"}
    }.
story-end-2 =
    When the last day was over, { $winners } { $n ->
        [one] had survived best, with
       *[other] were tied for best survivor, each with
    } { $points ->
        [one] one point
       *[other] { $points } points
    }.
story-medal-1 = So ends the story: { $seat } wins the { $medal } medal with { $points ->
        [one] one survival point
       *[other] { $points } survival points
    }.
story-medal-2 = When the last day was over, { $seat } had { $points ->
        [one] one survival point
       *[other] { $points } survival points
    }, and the { $medal } medal.
story-no-medal-1 =
    So ends the story: { $seat } finishes with { $points } survival { $points ->
        [one] point
       *[other] points
    }, too few for the { $medal } medal.

## What happened to me

loss-lost = { $event }: you lose { $counted }{ $room ->
    [None] {""}
   *[other] {" "}({ $room })
}.
loss-gauge_fell = { $event }: your disease gauge drops to { $points }.
loss-disease_rose = Disease worsens by { $amount } in your shelter: gauge at { $points }.
loss-care_missing = Not enough care: your gauge drops { $amount ->
    [one] { $amount } space
   *[other] { $amount } spaces
}, to { $points }.
loss-left = A survivor leaves your shelter ({ $room }).
loss-newcomer_lost = With no room left, a survivor who came to you is lost.
loss-pressed = { $seat } puts { $pressure } pressure on you ({ $place }).
loss-gave = You hand something over to { $to }: { $good }.
loss-wanderer_pressed = The strength-{ $force } Wanderer puts { $pressure } pressure on you ({ $place }).
loss-left_behind = You leave something to the Wanderer: { $good }.

## Help, by phase

help-setup = Everyone prepares a shelter in secret and at their own pace: one of two shelters, four rooms out of six, a leader, a first room built for free, and four survivors to house. The game goes on when everybody is ready.
help-posting = One after the other, each player posts a hero of their choice at one of their starting places. A hero’s strength is how many actions they have where they arrive, so think about where each can go tonight: one or two places away.
help-dusk = The places outside fill up again, and the rubble of the cities is shuffled.
help-night = First the events strike. Then, in turn, each player sends one hero one or two places along the ring; there they have one action per point of strength: collect, hunt, search, take equipment. A stronger hero who arrives puts pressure on weaker ones who have already played. If you play alone, a Wanderer sets out each time one of your heroes has played.
help-day = Back in the shelter. Events are resolved in turn; everything else is yours alone and secret: you feed your people, fight the disease, recruit, build and fill rooms, repair, then clean up. This is where your points are decided.
help-end = The six days are over. Resolved events, complete rooms, survivors, repaired equipment and the gauge are counted.

## The first game

learn-intro = The sky burns, your people have fled underground, and help is six days away. **By night** your four heroes bring in what you need; **by day** you spend it to keep your clan alive. You will play the setup and one whole day.

learn-shelter = Your shelter decides what you start with: five supplies or materials. Materials build and repair, and supplies keep people alive.
    .title = Your shelter
    .pick = { word-sanedys } starts with three chips: enough to build a room.
learn-rooms = Six rooms are offered and four stay. A room gives its bonus only while every place in it is taken, and the people in it eat and need care.
    .title = Four rooms out of six
    .pick = The { word-serum-laboratory } eats the most: too much for a young shelter.
learn-rooms-again =
    .pick = The { word-cave-armoury } gives nothing but ammo, and your heroes will find some outside.
learn-leader = Your leader brings a few resources and says where three of your heroes start; the fourth always starts at the haciendas.
    .title = Your leader
    .pick = Two cans and some wood, and starting places close to medicine and ammo.
learn-exchange = Now, and only now, you can exchange two of your goods for one of another kind. That is expensive: do it only if something vital is missing.
    .title = Two for one
    .pick = You have a bit of everything. Keep it.
learn-first-room = One room is built for free, so take one that helps every day. The others will cost three materials each.
    .title = Your first room
    .pick = The { word-filtered-greenhouse } saves two food a day: almost all that your people will eat.
learn-survivors = Four survivors join you. A room works only when it is full; survivors without a place wait in the hospital and eat there too.
    .title = A full room works
    .pick = Three fill the greenhouse: it works from the very first day. One stays in the hospital.
learn-post = You have four heroes, of strength 5, 4, 3 and 3. Strength is the number of actions a hero has each night, so put the strong ones within one or two places of what you want most.
    .title = Placing your heroes
    .pick = From { word-sanedys }, your strongest hero reaches the ammo at { word-dulaanis } in a single step.
learn-post-four =
    .pick = From Jenntur, your strength-4 hero reaches Kraveth and its medicine in one step.
learn-event = Each night begins with a new event, and those that nobody resolves come back every night. Tonight it is “{ word-raiders }”: everybody loses ammo, or a material. By day you can put an end to it.
    .title = Events
    .pick = You still have two chips: a chip is what you will miss least.
learn-move = In turn, everyone sends one hero one or two places along the ring, but not to a place where they already have one. All four will play tonight.
    .title = The night
    .pick = Medicine runs out first: send your strength-4 hero to { word-kraveth }.
learn-city = A hero has one action per point of strength, in any order. In the three cities you can also search the rubble. Draw a tile, look, then decide how to go on.
    .title = Searching
    .pick = Strength 4 means four actions: a tile may hide just the thing you lack. Try it.
learn-collect = Each action can also collect one unit of what the place supplies. Actions you do not use are lost.
    .title = Collecting
    .pick = A find! Three actions left, three medicine: your people need two a day.
learn-pressed = A stronger rival arrives where your hero has played: the difference in strength is the pressure on you. Each unit of ammo you fire lowers it by one.
    .title = Pressure
    .pick = You have no ammo yet, so let it pass: it costs you just one supply or material.
learn-give = For each point of pressure left, you pay one supply or material of your choice. Ammo is never handed over.
    .title = Handing over
    .pick = Medicine and metal are needed today; even with one chip fewer you have enough.
learn-turns = Pressure strikes only weaker heroes who have already played: come after the others, or come strong. You can put pressure on others too, and it costs you no action!
    .title = Strong or late
    .pick = Five ammo would put an end to the raiders: your strength-5 hero can bring exactly that from { word-dulaanis }.
learn-move-three =
    .pick = With’An gives metal: you will need some to build and repair.
learn-ammo = Ammo defends you, makes hunting easier and pays for some events. Where there is ammo, there are animals to hunt as well.
    .title = Ammo
    .pick = Take all five: you will see why when day comes. The hunt here would cost three of your actions.
learn-gear = Cities also hold equipment: one action gets you a broken piece. Once repaired, it is worth a point and gives a bonus every night. You own one already.
    .title = Equipment
    .pick = Your { word-toothed-trap } needs one wood and two metal: collect two metal in one go, and search with the last action.
learn-move-hunt =
    .pick = At Jenntur there is prey of resistance 3: exactly this hero’s strength.
learn-hunt = An animal costs one action per point of resistance; ammo can replace some of those actions. Food comes from hunting only, and it rots: what is left in the evening is thrown away. As you move a hero, you can also tell them to hunt, or to collect everything.
    .title = Hunting
    .pick = Resistance 3, three actions: no ammo needed, and you still have all five.
learn-resolve = It is day. First come the events, in turn: pay an event’s cost, and you stop it and earn its points. Once you pass, you cannot resolve any more today.
    .title = Resolving an event
    .pick = Five ammo, and the raiders are gone for good: four points for you.
learn-food = From here on nobody sees what you do. Everybody who lives in a room or in the hospital must be fed with food, water or cans; all you choose is which. If you run short, survivors leave.
    .title = Feeding
    .pick = Food rots, cans keep: eat the food first.
learn-treat = The disease worsens by 1 every day, and medicine has already been spent on your people’s care. With what is left you can raise your gauge again; at the end it earns or costs points.
    .title = The disease
    .pick = Two medicine, two spaces: the gauge is above zero again.
learn-recruit = Each supply you spend brings a survivor to the hospital. Survivors are points, and they fill rooms; but tomorrow they eat.
    .title = Recruiting
    .pick = Your food will rot tonight: turn it into a second survivor. A can brings a third, and together they fill a room.
learn-build = Three materials of any kind build one of your rooms. You can also house people from the hospital. Build, house and use bonuses in any order.
    .title = Building
    .pick = The { word-leaded-vault } slows the disease down, every day, and it has exactly three places.
learn-pay = You choose the materials. Keep an eye on what else you need: repairs take specific materials.
    .title = Which materials?
    .pick = Give one of each: that leaves one wood and two metal, just what the trap needs.
learn-house = People move in: a survivor housed in a room stays there. Complete rooms earn points, and the more you have, the more each one earns.
    .title = Housing
    .pick = All three: your second complete room.
learn-arranged =
    .pick = Everybody has a bed, and there is nothing else worth building.
learn-repair = Equipment is repaired with exactly the materials shown on it. It works from the next night on and is worth a point; a pair of the same kind is worth more.
    .title = Repairing
    .pick = The { word-toothed-trap } makes one hunt a night two points easier.
learn-end-day = In the evening you clean up: all food is thrown away, you keep at most two water, and you keep everything else. Then everybody’s heroes sleep where they are, and the next night begins.
    .title = The evening
learn-newcomer = A hero who stops at the haciendas brings back cans and survivors. Put the survivors where there is a free place.
    .title = Newcomers
learn-newcomers = The haciendas give cans and survivors: your strongest hero brings back two people. House them together, where they fill a room.
    .title = Two newcomers
learn-desert = Desertions: pay with food, water or a can, or let a survivor go. People are points; you can always find more cans.
    .title = Desertions
learn-fever = The fever costs you a space on your gauge; on the last space it costs survivors. Medicine by day makes up for it.
    .title = Fever
learn-leaver = Something was missing, so somebody leaves. Losing people hurts less in an incomplete room than in a complete one; start with the hospital.
    .title = Somebody leaves
learn-spare-cost = Your bonus spares you part of the cost: choose what you have least of.
    .title = A cheaper event
learn-edible = The cost is something to eat or drink: food, water or cans. Food rots, cans keep.
    .title = Something to eat or drink
learn-barter = Your room swaps up to 3 materials, one for one. Check what your repairs need.
    .title = Barter
learn-spare-icons = Your room lets a repair do without a material: name the one you have least of.
    .title = A cheaper repair

learn-end =
    You have lived through a whole day of { game-name }. What you now know:
    · **By night**, strength means actions: go and get what you lack, and beware of those who arrive after you.
    · **By day**, food rots and the disease worsens: feed, treat, then turn what is left into people and full rooms.
    · **Points** come from resolved events, complete rooms, survivors, repairs and a healthy gauge; five more days like this one, and the game is over.
    .title = 🎓 Your clan has survived its first day!

## Statistics

stat-leader = Leaders
stat-megapole = Shelters
stat-room = Complete rooms
stat-survivors = Survivors at the end
stat-events = Events resolved

## Corrections by the game master

word-set-stock = The place’s stock
word-set-first = First player
word-set-goods = Stores
word-set-hospital = Survivors in the hospital
word-set-owed = Equipment due this evening
word-set-gauge = Disease gauge
word-set-built = Room built
word-set-built-2 = Room built (second copy)
word-set-survivors = Survivors in the room
word-set-survivors-2 = Survivors in the room (second copy)
word-set-used = Room bonus used
word-set-used-2 = Room bonus used (second copy)
word-set-repaired = Equipment repaired
word-set-repaired-2 = Equipment repaired (second copy)
word-set-gear-used = Equipment used
word-set-gear-used-2 = Equipment used (second copy)
word-set-rooms = Rooms
word-set-gear = Equipment
word-set-finds = Equipment set apart
word-set-hunted = Animals hunted
word-set-resolved = Events resolved
word-set-name = Shelter
word-set-leader = Leader
word-set-hero-5 = Place of the strength-5 hero
word-set-hero-4 = Place of the strength-4 hero
word-set-hero-3 = Place of the first strength-3 hero
word-set-hero-3-2 = Place of the second strength-3 hero
word-set-hero-stance-5 = Stance of the strength-5 hero
word-set-hero-stance-4 = Stance of the strength-4 hero
word-set-hero-stance-3 = Stance of the first strength-3 hero
word-set-hero-stance-3-2 = Stance of the second strength-3 hero
word-set-wanderer-5 = Place of the strength-5 Wanderer
word-set-wanderer-4 = Place of the strength-4 Wanderer
word-set-wanderer-3 = Place of the first strength-3 Wanderer
word-set-wanderer-3-2 = Place of the second strength-3 Wanderer
word-set-wanderer-stance-5 = Stance of the strength-5 Wanderer
word-set-wanderer-stance-4 = Stance of the strength-4 Wanderer
word-set-wanderer-stance-3 = Stance of the first strength-3 Wanderer
word-set-wanderer-stance-3-2 = Stance of the second strength-3 Wanderer
word-set-event-1 = Event of day 1
word-set-event-2 = Event of day 2
word-set-event-3 = Event of day 3
word-set-event-4 = Event of day 4
word-set-event-5 = Event of day 5
word-set-event-6 = Event of day 6
word-set-open = Open events
word-set-rooms-box = Rooms in the box
word-set-equipment = Equipment pile
word-set-display = Equipment on display
word-set-game = Face-down animals
word-set-game-top = Visible animal
word-set-game-box = Animals in the box
word-set-tiles = Face-down search tiles
word-set-tiles-top = Visible search tile
word-set-discards = Search tiles drawn
word-set-aside = Search tiles left out
field-ardence = Ardence
field-resonance = Resonance
field-points = Points on the space
    .text = Which space on the gauge?
field-stance = Stance
    .text = Lying down, standing or staying put?
field-change = Change
    .text = What becomes of the equipment?
field-when = When
    .text = Today, or at the next dusk?
word-given = given
word-taken = taken back
word-now = today
word-next = the next one
event-corrected_stock = The stock has been corrected ({ $place }): { $resource } × { $amount }.
event-corrected_goods = { $seat }’s goods have been corrected.
event-corrected_goods-secret = { $seat }’s goods have been corrected: { $what } × { $amount }.
event-corrected_survivors = { $seat }’s survivor count has been corrected.
event-corrected_survivors-secret = { $seat }’s survivor count has been corrected: { $amount } ({ $room }).
event-corrected_gauge = { $seat }’s disease gauge has been corrected.
event-corrected_gauge-secret = { $seat }’s disease gauge has been corrected: { $points }.
event-corrected_hero = One of { $seat }’s heroes (strength { $force }) has been moved: { $origin } → { $place }, { $stance }.
event-corrected_wanderer = The strength-{ $force } Wanderer has been moved: { $origin } → { $place }, { $stance }.
event-corrected_room = { $seat }’s rooms have been corrected.
event-corrected_room-secret = { $seat }’s rooms have been corrected: { $room }, { $change }.
event-corrected_gear = { $seat }’s equipment has been corrected.
event-corrected_gear-secret = { $seat }’s equipment has been corrected: { $gear }, { $change }.
event-corrected_first = The first-player token goes to { $seat }.
event-event_called = Event replaced: “{ $event }” takes the place of “{ $old }”.
event-event_prepared = An event has been prepared for the next dusk.

## Standing orders

word-order-pressure = Under pressure
order-pressure =
    Use { $ammo ->
        [0] no ammo
        [one] at most one ammo
       *[other] at most { $ammo } ammo
    }, and { $bonus ->
        [yes] a bonus if one is ready
       *[no] no bonus
    }. { $first_is ->
        [most] To hand over: whatever you have most of.
       *[other] { $second_is ->
            [most] To hand over first: { $first }; next, whatever you have most of.
           *[other] To hand over first: { $first }; next: { $second }; then whatever you have most of.
        }
    }
order-pressure-ammo = Ammo at most
order-pressure-bonus = Use a bonus that is ready
order-pressure-first = To hand over first
    .most = Whatever you have most of
order-pressure-second = To hand over next
    .most = Whatever you have most of
word-order-events = Pass when events are expensive
order-events =
    { $cost ->
        [0] Pass, whatever events are open.
       *[other] Pass when every open event costs more than { $cost ->
        [one] { $cost } resource
       *[other] { $cost } resources
    }. If a cheaper one is open, even one you cannot pay for, you are still asked: otherwise the others could guess your stores.
    }
order-events-cost = Pass above a cost of
word-order-meals = Feed and pay
order-meals = To feed the shelter, and to pay the edible part of an event’s cost. First: { $first }; next: { $second }; last: the rest. If a room makes such an event cheaper, the saving goes to whatever you have least of.
order-meals-first = First
order-meals-second = Next
word-order-materials = Pay for rooms
order-materials = To pay for each room you build. First: { $first }; next: { $second }; last: the rest.
order-materials-first = First
order-materials-second = Next
word-order-clean = End the day automatically
order-clean = Ends the day for you as soon as you have made a choice in your shelter that day and nothing else is asked of you. { $food_is ->
        [preserve] As much food as possible is turned into cans first.
       *[ask] If there is food to preserve, you are asked first.
    } If you have made no choice, you are still asked: a day that ends by itself would show that you had nothing to do.
    .always = Always end my day
    .offer = You could let your days end by themselves: one button does it, and `/orders` undoes it.
order-clean-food = Food to preserve
    .preserve = Turn as much into cans as possible
    .ask = Ask me

## Report

report-name = { $shelter }, led by { $leader }
report-name-none = a shelter without a name
report-people-none = Nobody answers in the galleries any more: the shelter has fallen silent.
report-people-few-1 = { $n ->
        [one] Only one is left, watching the lamp alone.
       *[other] Only { $n } are left, huddled around the lamps.
    }
report-people-few-2 = { $n ->
        [one] A single voice still answers in the galleries.
       *[other] In the galleries { $n } voices still answer each other.
    }
report-people-few-3 = { $n ->
        [one] Out of the whole shelter, one person has survived.
       *[other] Out of the whole shelter, { $n } people have survived.
    }
report-hospital-1 = In the hospital, { $n ->
        [one] one survivor is
       *[other] { $n } survivors are
    } being nursed.
report-hospital-2 = { $n ->
        [one] One bed is
       *[other] In the hospital, { $n } beds are
    } taken.
report-hospital-3 = In the hospital, { $n ->
        [one] one of them lies
       *[other] { $n } of them lie
    } sick.
report-rooms-none = Nothing has been dug: they sleep on bare stone.
report-figure-people = Survivors
report-figure-hospital = Survivors in the hospital
report-figure-rooms = Rooms built
report-figure-disease = Disease (gauge)
report-figure-stores = Stores
report-figure-gear = Equipment repaired
report-figure-hunted = Animals brought down
report-figure-events = Events resolved
report-figure-missing = Missing
report-figure-hunger = Days with departures
report-chapter = Day { $n }
report-chapters = Days { $n } to { $until }
report-chapters-two = Days { $n } and { $until }
report-before = Before the first day

## Preparing the game

record-days = Days
record-first = First player (0: seat A)
record-ahead = Events, in order
record-shelter = Shelter
record-leader = Leader
record-rooms = Rooms
record-gear = Equipment
record-hospital = Survivors in the hospital
record-disease = Disease gauge
record-stores = Goods
record-ardence = Ardence
record-resonance = Resonance

# What a line of a plan may need

word-guard-at-least = Resources left there
guard-at_least =
    { $count ->
        [one] if at least one resource is left there
       *[other] if at least { $count } resources are left there
    }
word-guard-no-stronger = Rival heroes there
guard-no_stronger =
    { $nobody ->
        [yes] if no rivals are active there
       *[no] if no stronger rivals are active there
    }
word-guard-game-left = Animals there
guard-game_left = if there is still an animal to hunt
word-guard-unresolved = The event
guard-unresolved = if nobody has resolved it

## Hints: what they compare

hint-points = the points already secured
hint-survivors = the number of survivors
hint-begun = what you have started
hint-rooms = complete rooms
hint-gear = equipment
hint-upkeep = food and care in the days to come
hint-stores = the stores
hint-visit = what the visit brings

## Titles, once all is over

word-title-fed-nobody = The shelter that fed nobody
word-title-farewells = Farewells at every dawn
word-title-turned-away = The door that shut too soon
word-title-friend-of-wanderers = The Wanderers’ good fortune
word-title-bare-hands = Gave way until nothing was left
word-title-nobody-passes = Nobody gets past
word-title-heavy-hand = The heavy hand
word-title-fever = Fever within the walls
word-title-far-walks = Over hill and dale
word-title-no-beast = Not one beast brought down
word-title-no-crisis = Trouble can wait
word-title-beasts-dread = The terror of the beasts
word-title-every-crisis = An answer to every trouble
word-title-nothing-lost = Nothing lost, nobody gone
word-title-full-pockets = Pockets full of finds
word-title-open-door = The door that never shut
word-title-nothing-thrown-away = Nothing is thrown away
word-title-good-neighbour = The good neighbour
word-title-still-standing = The last walls standing
word-title-still-there = Still there, in spite of it all
luck-searches = Searches that paid off (average)

## Campaign: what the end gives

gives-food = { $n ->
        [one] { $n } ration or hunted animal
       *[other] { $n } rations or hunted animals
    }
gives-people = { $n ->
        [one] { $n } survivor
       *[other] { $n } survivors
    }
gives-arms = { $n ->
        [one] { $n } ammo or repaired piece of equipment
       *[other] { $n } ammo or repaired pieces of equipment
    }
gives-knowledge = { $n ->
        [one] { $n } room built
       *[other] { $n } rooms built
    }
gives-fame = { $n ->
        [one] { $n } victory or title
       *[other] { $n } victories or titles
    }
record-brought = From the campaign
