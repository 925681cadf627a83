# Revive in English. The same messages and the same variables as fr.ftl.

## The game

game-name = Revive
game-pitch = Under the ice the world is waiting: explore, build, settle, and get your tribe’s machines going.
game-plan-until = with the game
game-alone = Starting now means playing alone: there are six artefacts, every hibernation takes one away, and the game ends with the last one. Scores of 100, 115 and 130 points win bronze, silver and gold; anything less wins nothing.
game-sheet =
    .title = Your board
    .button = My board
phase-setup = Setting up
phase-turn = Turn { $n }
phase-last_turns = Turn { $n } · Last turns
phase-over = The thaw is over

## Points

winning-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Moves

group-free = Free actions
    .name = free
    .text = Machines, crates and trades, at any time on your turn
group-effect = Effects
    .name = effect
    .text = Choices that effects ask you to make
verb-tuck = Send to rest
    .name = rest
    .text = Move an active card to the resting area
verb-keep = Keep active
    .name = keep
    .text = Keep a played card active through hibernation
verb-embark = Set out on a voyage
    .name = voyage
    .text = Use the switch to destroy a card of a voyage’s colour and set out on that voyage
verb-sail = Complete a voyage
    .name = sail
    .text = Gain the devotion from one of your voyages
verb-adopt = Keep a scyphoz
    .name = scyphoz
    .text = Keep one of the two cards drawn
verb-descend = Descend
    .name = descend
    .text = Settle the location in the abyss
verb-convert = Convert
    .name = convert
    .text = Convert points into devotion or vice versa, two for one
verb-accept = Accept
    .name = accept
    .text = Use what the moon side offers
verb-scrap = Scrap a crate
    .name = scrap
    .text = Discard a crate unopened
verb-ferry = Ferry a settler
    .name = ferry
    .text = Move a settler from one city to another
verb-exchange = Swap two modules
    .name = swap
    .text = Swap a module with one in another slot
verb-skip = Skip
    .name = skip
    .text = Do not use it
verb-muster = Choose your cards
    .name = muster
    .text = Choose the three cards that start active
verb-play = Play a card
    .name = play
    .text = Put an active card into a slot
verb-switch = Use the switch
    .name = switch
    .text = Take a resource of your choice
verb-copy = Copy a card
    .name = copy
    .text = Use the switch to copy the visible top half of another player’s card
verb-explore = Explore
    .name = explore
    .text = Reveal a tile under the ice
verb-build = Build
    .name = build
    .text = Put a building on a desert hex
verb-populate = Settle
    .name = settle
    .text = Place a settler and learn its technology
verb-hibernate = Hibernate
    .name = hibernate
    .text = Get back your cards, energy and switch, and gain a bonus
verb-end = End the turn
    .name = end
    .text = Do nothing more
verb-machine = Run a machine
    .name = machine
    .text = Spend one energy for a machine’s effect
verb-open = Open a crate
    .name = crate
    .text = Use one of your crates
verb-use = Use several things
    .name = use
    .text = Run machines and open crates, several at once
verb-trade = Trade
    .name = trade
    .text = Use a trade from one of your technologies
verb-take = Take resources
    .name = take
    .text = Choose basic resources
verb-advance = Advance
    .name = advance
    .text = Take one step on a track
verb-fit = Fit a module
    .name = fit
    .text = Put a module into a slot
verb-install = Install a machine
    .name = install
    .text = Take one of the machines on display
verb-recruit = Recruit
    .name = recruit
    .text = Take a citizen on display, or the top card of the deck
verb-claim = Take an artefact
    .name = artefact
    .text = Choose the artefact’s colour
verb-bury = Discard an artefact
    .name = bury
    .text = Remove an artefact from the board
verb-recover = Recover energy
    .name = energy
    .text = Take the energy back from a machine
verb-wake = Wake a card
    .name = wake
    .text = Make a resting card active
verb-row = Hibernation bonus
    .name = bonus
    .text = Choose a row you have reached
verb-orient = Turn the tile
    .name = turn
    .text = Choose which way the tile is turned
verb-first = Next effect
    .name = order
    .text = Choose the effect to resolve now
verb-light = Place a lantern
    .name = lantern
    .text = Place a lantern on an explored hex
verb-next = Next action
    .name = next
    .text = Finish this action: the surplus is lost
field-cards = Cards
    .name = cards
    .text = Which cards?
field-card = Card
    .name = card
    .text = Which card?
    .later = decide when the time comes
field-slot = Slot
    .name = slot
    .text = Into which slot?
field-colour = Colour
    .name = colour
    .text = Which colour?
field-resource = Resource
    .name = resource
    .text = Which resource?
field-rival = Seat
    .name = seat
    .text = Which player’s card?
field-tile = Tile
    .name = tile
    .text = Which tile? Each is named after its first hex.
field-hex = Hex
    .name = hex
    .text = Which hex? The row’s letter, then the number in the row.
field-size = Building
    .name = size
    .text = Small or large?
field-tech = Technology
    .name = technology
    .text = Which settler, and so which technology?
field-machine = Machine
    .name = machine
    .text = Which machine?
field-crate = Crate
    .name = crate
    .text = Which crate?
field-food = Food
    .name = food
    .text = How much food?
field-book = Books
    .name = books
    .text = How many books?
field-gear = Gears
    .name = gears
    .text = How many gears?
field-track = Track
    .name = track
    .text = On which track?
field-module = Module
    .name = module
    .text = Which module?
field-voyage = Voyage
    .name = voyage
    .text = Which voyage?
field-into = Into
    .name = into
    .text = Into points or into devotion?
field-amount = How many
    .name = amount
    .text = How many points, or how much devotion, will you gain?
field-city = City
    .name = city
    .text = From which city?
field-end = Other slot
    .name = other_slot
    .text = With which slot?
field-other = Other module
    .name = other
    .text = With which module?
field-row = Row
    .name = row
    .text = Which row’s bonus?
    .later = decide when the time comes
field-tools = Machines and crates
    .name = tools
    .text = Which machines and crates? They are used in this order.
field-take = Resources of your choice
    .name = take
    .text = Which resources will you take?
    .later = decide when the time comes
field-lost = Removed artefact
    .name = lost
    .text = Which colour of artefact leaves the board?
    .later = decide when the time comes
field-way = Direction
    .name = way
    .text = Which way will you turn the tile?
field-source = Effect
    .name = effect
    .text = Which effect now?
pick-muster = Active at the start: { $cards }
pick-switch = Switch: 1 { $resource }
pick-copy = Copy { $card } ({ $rival })
    .take = { $take }
pick-explore = Explore { $tile }
pick-hibernate = Hibernate
    .row = bonus of row { $row }
    .take = { $take }
    .lost = a { $lost } artefact removed
pick-end = End the turn
pick-machine = Run: { $machine }
    .take = { $take }
pick-open = Open: { $crate }
    .take = { $take }
pick-use = Use: { $tools }
    .take = { $take }
pick-trade = Trade: { $tech }
pick-take = Take: { $counted }
pick-advance = Advance on the { $track } track
pick-install = Install: { $machine }
pick-recruit = Recruit: { $card }
pick-claim = Take a { $colour } artefact
pick-bury = Remove a { $colour } artefact
pick-recover = Recover energy: { $machine }
pick-wake = Wake: { $card }
pick-row = Take the bonus of row { $row }
pick-orient = Lay the tile { $way }
    .card = recruit { $card }
pick-first = Now: { $source }
pick-light = Place a lantern on { $hex }
pick-tuck = Send to rest: { $card }
pick-keep = Keep active: { $card }
pick-embark = Set out: { $voyage }, destroying { $card }
pick-sail = Complete: { $voyage }
pick-adopt = Keep: { $card }
pick-descend = Descend: { $tech }
pick-convert = Convert into { $amount } { $into ->
        [points] { $amount ->
            [one] point
           *[other] points
        }
       *[other] { $into }
    }
pick-accept = Give 1 food for 2 energy
pick-scrap = Scrap: { $crate }
pick-ferry = Ferry a settler from { $city } to { $hex }
pick-exchange = Swap { $module }, { $slot }, and { $other }, { $end }
pick-skip = Skip
pick-next = Finish the action and lose the surplus
pick-play = { $card }: { $slot }, as { $colour }
    .take = { $take }
pick-build = Build a { $size } on { $hex }
pick-populate = Settle { $hex }: { $tech }
pick-fit = Fit { $module }: { $slot }

## Questions

ask-MusterCards = Which three cards start active?
ask-Act = Your action: what will you do?
ask-AfterTurn = One more free action, or end the turn?
ask-FreeActions = Do you want to use a machine, a crate or a trade?
ask-AnyResources = Which resources will you take?
ask-AnySteps = Which track will you advance on?
ask-ChooseModule = Which module will you fit, and where?
ask-ChooseMachine = Which machine will you install?
ask-ChooseCard = Who joins your tribe?
ask-ChooseArtifact = Which artefact will you take?
ask-LoseArtifact = Which artefact will you remove?
ask-RecoverEnergy = Which machine’s energy will you recover?
ask-WakeCard = Which resting card wakes up?
ask-ChooseRow = Which hibernation bonus?
ask-Survey = Which way will you turn the tile?
ask-Order = Which effect first?
ask-PutLantern = Where will you place a lantern?
ask-Overflow = Too many resources: what will you do before the surplus is lost?
ask-TuckCard = Which active card goes to rest?
ask-KeepOne = Which played card stays active?
await-TuckCard = is choosing a card to send to rest
await-KeepOne = is choosing a card to keep active
ask-Kindle = Do you want to give 1 food to recover 2 energy?
ask-Carry = Which hex will the lantern move to?
ask-Scrapping = Which crate will you scrap?
ask-Ferrying = Which settler moves from one city to another?
ask-Swapping = Which modules will you swap?
await-Kindle = is deciding whether to kindle fires
await-Carry = is moving a lantern
await-Scrapping = is deciding whether to scrap a crate
await-Ferrying = is deciding whether to ferry a settler
await-Swapping = is deciding whether to swap two modules
ask-ChooseScyphoz = Which scyphoz will you keep?
ask-SettleAbyss = Which settler goes down into the abyss?
ask-Exchanging = Do you want to convert points or devotion from this action, two for one?
await-ChooseScyphoz = is choosing a scyphoz
await-SettleAbyss = is sending a settler into the abyss
await-Exchanging = is deciding whether to convert points
await-MusterCards = is choosing cards
await-Act = is choosing an action
await-AfterTurn = is ending the turn
await-FreeActions = is choosing a free action
await-AnyResources = is choosing resources
await-AnySteps = is choosing a track
await-ChooseModule = is fitting a module
await-ChooseMachine = is installing a machine
await-ChooseCard = is choosing a recruit
await-ChooseArtifact = is taking an artefact
await-LoseArtifact = is removing an artefact
await-RecoverEnergy = is recovering energy
await-WakeCard = is waking a card
await-ChooseRow = is choosing a bonus
await-Survey = is turning a tile
await-Order = is choosing an effect
await-PutLantern = is placing a lantern
await-Overflow = is sorting out a surplus

## Effects

effect-f = { $n } food
effect-b = { $n ->
        [one] { $n } book
       *[other] { $n } books
    }
effect-g = { $n ->
        [one] { $n } gear
       *[other] { $n } gears
    }
effect-a = { $n ->
        [one] { $n } resource of your choice
       *[other] { $n } resources of your choice
    }
effect-x = { $n ->
        [one] { $n } crystal
       *[other] { $n } crystals
    }
effect-p = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
effect-v = { $n } devotion
effect-tj = { $n ->
        [one] { $n } yellow step
       *[other] { $n } yellow steps
    }
effect-tv = { $n ->
        [one] { $n } green step
       *[other] { $n } green steps
    }
effect-tg = { $n ->
        [one] { $n } grey step
       *[other] { $n } grey steps
    }
effect-ta = { $n ->
        [one] { $n } step of your choice
       *[other] { $n } steps of your choice
    }
effect-m = { $n ->
        [one] { $n } module
       *[other] { $n } modules
    }
effect-k = { $n ->
        [one] { $n } crate
       *[other] { $n } crates
    }
effect-e = { $n ->
        [one] recover { $n } energy
       *[other] recover { $n } energy
    }
effect-n = { $n ->
        [one] { $n } new energy
       *[other] { $n } new energy
    }
effect-s = { $n ->
        [one] { $n } star
       *[other] { $n } stars
    }
effect-c = { $n ->
        [one] { $n } citizen
       *[other] { $n } citizens
    }
effect-z = { $n ->
        [one] { $n } artefact
       *[other] { $n } artefacts
    }
effect-q = a machine of your choice
effect-r = range +{ $n } for the next distance you pay
effect-de = next exploration −{ $n }
effect-db = { $n ->
        [one] next building −{ $n } gear
       *[other] next building −{ $n } gears
    }
effect-dp = { $n ->
        [one] next settler −{ $n } book
       *[other] next settler −{ $n } books
    }
effect-w = { $n ->
       *[other] the next card counts as any colour
    }
effect-l = { $n ->
        [one] { $n } lantern
       *[other] { $n } lanterns
    }
effect-y = { $n ->
        [one] { $n } scyphoz
       *[other] { $n } scyphoz
    }
effect-h = a settler goes into the abyss
effect-kindle = the tribe’s ability
effect-root = the tribe’s ability
effect-carry = the tribe’s ability
effect-scrap = the tribe’s ability
effect-ferry = the tribe’s ability
effect-swap = the tribe’s ability
effect-u = { $n ->
        [one] wake { $n } card
       *[other] wake { $n } cards
    }

## Cards, tribes, technologies

card-text = { $colour } · top: { $top } · bottom: { $bottom }
card-chain = ⛓ chains
card-wild = The card being played counts as any colour; gain 1 point.
location-observatory = 2 points for each tile you explored, up to 12 points.
location-dam = 3 points for each water bonus you took, up to 12 points.
location-archives = 3 points for each technology in row 3, up to 12 points.
location-foundry = 2 points for each building, up to 12 points.
location-greenhouse = 1 point for each card gained, up to 12 points.
location-power-plant = 2 points per energy, up to 12 points.
counts-techs = technologies
counts-artifacts = artefacts, plus one
counts-energy = energy
counts-explored = tiles explored
counts-buildings = buildings
counts-large = large buildings
counts-cards = cards gained
counts-machines = machines
counts-modules = modules
counts-meeples = settlers
counts-crates = crates taken
counts-discs = discs moved
tribe-sun = ★ { $what }
tribe-sun-noted = ★ { $what } ({ $note })
tribe-lanterns-note = at most 2 hexes away: { $gift }, and a starting point; otherwise 2 food
tribe-frost-scribes-note = 2 points if there is no room for it
tribe-embers-moon = ★ 1 food to recover 2 energy
tribe-roots-moon = ★ 1 step on the yellow track if that is your lowest, otherwise 1 step of your choice and 1 food
tribe-lanterns-moon = ★ move a lantern up to 3 hexes: 2 points
tribe-scrappers-moon = ★ discard an unopened crate for 1 step of your choice and 1 point
tribe-ferriers-moon = ★ move a settler to a city at most 2 hexes away: 1 book{ $again ->
        [1] , and the bonuses of the water hexes beside it, even if taken before (once a turn)
       *[0] { "" }
    }
tribe-frost-scribes-moon = ★ swap two modules: 1 book, 1 point
tech-side-slot = Opens the side slot.
tech-relic = 1 artefact, immediately.
tech-embers-t1 = 1 new energy, immediately.
tech-embers-l2 = Machine: 1 crate, 1 point.
tech-embers-r2 = At each hibernation: 2 points, 1 crystal.
tech-embers-l3 = Trade: 1 energy for 3 points.
tech-embers-r3 = 2 points for each machine you unlock.
tech-roots-t1 = Range +1, always.
tech-roots-l2 = 2 steps of your choice, immediately.
tech-roots-r2 = The first forest beside a new building gives 1 more step.
tech-roots-l3 = Trade: 3 food for 1 step of your choice.
tech-roots-r3 = 3 points, immediately.
tech-lanterns-t1 = Exploring costs 1 less.
tech-lanterns-l2 = 2 points each time you explore.
tech-lanterns-r2 = 2 crates, immediately.
tech-lanterns-l3 = 1 module each time you explore.
tech-lanterns-r3 = Trade: 1 food for 1 book.
tech-scrappers-t1 = A small building costs 1 gear less.
tech-scrappers-l2 = 1 point for each crate.
tech-scrappers-r2 = Machine: 2 gears.
tech-scrappers-l3 = A large building costs 1 gear less and gives 1 point.
tech-scrappers-r3 = Trade: 3 gears for 1 step of your choice.
tech-ferriers-t1 = 2 books, 1 crystal; the bank pays the books you owe to occupants.
tech-ferriers-l2 = 2 points each time you settle.
tech-ferriers-r2 = 1 crate, 3 points, immediately.
tech-ferriers-l3 = Settling costs 1 book less.
tech-ferriers-r3 = Trade: 1 gear for 1 book.
tech-frost-scribes-t1 = 1 citizen, immediately.
tech-frost-scribes-l2 = 1 point when a card triggers at least one module.
tech-frost-scribes-r2 = Trade: send an active card to rest for 2 resources of your choice.
tech-frost-scribes-l3 = 2 modules, immediately.
tech-frost-scribes-r3 = One played card stays active when you hibernate.

## On the pictures

draw-won = { $n ->
        [one] { $names } wins
       *[other] { $names } win
    }
draw-acts = { $n ->
        [0] { $seat }: end of the turn
        [one] { $seat }: { $n } action left
       *[other] { $seat }: { $n } actions left
    }
draw-artifacts = Artefacts
draw-modules = Modules
draw-machines = Machines
draw-piles = Piles
draw-key-lantern = lantern
draw-key-step_yellow = a step (yellow)
symbol-step-green = a step (green)
symbol-step-grey = a step (grey)
symbol-cheap-explore = cheaper (explore)
symbol-cheap-populate = cheaper (settle)
draw-key-step_any = any step
draw-key-food = food
draw-key-book = book
draw-key-gear = gear
draw-key-any = any
draw-key-crystal = crystal
draw-key-devotion = devotion
draw-key-energy = energy
draw-key-energy_new = new energy
draw-key-star = star
draw-key-citizen = citizen
draw-key-artifact = artefact
draw-key-module = module
draw-key-crate = crate
draw-key-range = range
draw-key-cheap_build = cheaper (build)
draw-key-wake = wake
draw-key-wild = any colour
draw-key-chain = chains
draw-key-progress = progress
draw-key-rest = hibernation
draw-key-switch = switch

## As text (30 characters wide)

text-moon = (moon)
text-spent = used
text-ready = ready
text-switch-used = switch used
text-switch-free = switch ready
text-map = Map
text-map-key = D desert, C city, P field, F forest, M mountain, X crystals, W water, I ice, L large location, O chasm, K giant crystal, S lake; the next letter is a seat, and + several seats
letter-desert = D
letter-city = C
letter-field = P
letter-forest = F
letter-mountain = M
letter-crystal-hex = X
letter-spring = W
letter-ice = I
letter-location = L
letter-chasm = O
letter-giant = K
letter-lake = S
text-free = Free deserts that yield nothing: { $hexes }
text-places = Places and yields
text-tribe = Artefacts { $artifacts }, markers { $markers }, crates { $crates }, hibernations { $hibernations }
text-late = 2-point tokens
text-market = Citizens
text-piles = Piles: citizens { $cards }, modules { $modules }, crates { $crates }, machines { $machines }.
text-piles-abyss = Voyages { $voyages }, scyphoz { $scyphoz }.
text-crates-opened = Crates opened by all players: { $crates }.
text-ender = { $seat } has triggered the end.
text-last = Yet to take their last turn: { $seats }.
text-used = used this turn
text-tech-used = used
text-sailed = Voyages completed: { $voyages }.
text-lent = Energy on trades: { $n }.
text-track = Track: { $track }
text-site = Machine ({ $colour }): { $needs }
text-site-printed = { $machine }: { $needs }
text-closed = not open yet
text-modules = modules: { $n }
text-known = known
text-learned = { $n ->
        [one] { $n } point for learning it
       *[other] { $n } points for learning it
    }
text-left = Still to build: { $small } small, { $large } large.
text-progress = { $n ->
        [one] Progress markers: { $markers }, for { $n } point.
       *[other] Progress markers: { $markers }, for { $n } points.
    }
text-done = Tiles explored: { $explored }; discs moved: { $discs }; crates taken: { $crates }.
thing-lake = When you hibernate, a small building beside this lake is worth { $small }, a large one { $large }.
thing-tribe = Sun side: { $sun }. Moon side: { $moon }.
thing-artifacts = Artefacts ({ $colour }): { $points } × { $what }
text-artifact-plain = Artefacts ({ $colour }): { $n }.
text-artifact = Artefacts ({ $colour }): ({ $n } + 1) × { $have } ({ $what }) × { $points } = { $total }.
text-location = { $place }: { $does }
text-waters = Water bonuses taken: { $hexes }.
text-lanterns = Lanterns: { $hexes }.
text-crates = Your crates: { $crates }.
text-tokens = { $n ->
        [one] End tokens: { $n } point.
       *[other] End tokens: { $n } points.
    }
text-devotion = Devotion { $n }/30, flasks { $flasks }.
text-voyages = Voyages to complete: { $voyages }.
text-voyage = { $colour }, counts: { $what }
draw-voyages = Voyages
tribe-plain = ★ 1 resource of your choice
counts-waters = water bonuses
counts-high-techs = technologies in row 3
draw-active = Active cards
draw-rest = Resting
draw-tree = The tribe’s tree
draw-slots = Slots
draw-slot-top_left = top left
draw-slot-top_right = top right
draw-slot-bottom_left = bottom left
draw-slot-bottom_right = bottom right
draw-slot-side = side
draw-left = To build: small { $small }, large { $large }
draw-done = Done: tiles { $explored }, discs { $discs }, crates { $crates }
draw-flasks = flasks
draw-leftovers = resources left
draw-sites = Free sites
draw-count = What counts

## Options

option-length = Length
    .text = The long game, for four players, adds two tokens after the last artefact.
option-length-usual = Usual
option-length-long = Long
    .text = For four players: two 2-point tokens come after the last artefact.
option-artifact_card = Artefact card
    .text = Which card scores the artefacts at the end.
option-artifact_card-shared = Shared
    .text = One card, face up, for everybody.
option-artifact_card-own = Your own
    .text = Everybody has one of their own, secret until the end.
option-advanced_switch = Advanced switch
    .text = The switch may copy another player’s card.
option-advanced_switch-yes = Yes
option-advanced_switch-no = No
option-giant_crystals = Giant crystals
    .text = Two of the far tiles are giant crystals.
option-giant_crystals-yes = Yes
option-giant_crystals-no = No
option-moon = Moon sides
    .text = Each tribe’s star has its moon-side ability.
option-moon-yes = Yes
option-moon-no = No
option-literal_hib4 = Fourth hibernation
    .text = When does hibernating take an artefact off the board?
option-literal_hib4-yes = Every fourth
option-literal_hib4-no = From the fourth time on
option-technologies = Technologies
    .text = What a settler costs and scores.
option-technologies-usual = Usual
    .text = A settler costs 2, 3 or 4 books, depending on the row, and scores no points, as in the rulebook.
option-technologies-cheap = Cheap
    .text = A settler costs 1, 2 or 3 books, depending on the row, and scores 2, 3 or 5 points.
option-abyss = Call of the Abyss
    .text = The expansion: devotion, scyphoz, voyages and lakes.
option-abyss-yes = Yes
option-abyss-no = No
option-learning = Learning path
    .text = The game in steps: each step adds something.
option-learning-off = Whole game
option-learning-1 = Step 1
    .text = No tribe abilities: a star gives a resource.
option-learning-2 = Step 2
    .text = Adds the tribes.
option-learning-3 = Step 3
    .text = Adds giant crystals.
option-learning-4 = Step 4
    .text = Adds the advanced switch.
option-learning-5 = Step 5
    .text = Adds the expansion, Call of the Abyss.

## The count

score-score-points = Points gained in play
score-score-progress = Progress track
score-score-colours = Cards of completed colours
score-score-locations = Large locations
score-score-tokens = End tokens
score-score-leftovers = Resources left
score-score-artifacts = Artefacts
score-score-devotion = Devotion
word-left = resources left over
word-steps = steps on the tracks
word-none = none
word-trade = the trade

## What happened

event-game_began = The thaw has begun. Tribes: { $tribes }.
event-mustered = { $seat } started with { $cards }.
event-round_began = Turn { $round } began.
event-turn_began = { $seat }’s turn began.
event-played = { $seat } played { $card } ({ $slot }); effects used: { $sources }.
event-gained = { $seat } gained { $amount } { $amount ->
        [one] { $resource }
       *[other] { $resource ->
            [food] food
           *[other] { $resource }s
        }
    }.
event-points = { $seat } gained { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }.
event-advanced = { $seat } advanced to step { $step } on the { $track } track.
event-marked = { $seat } put a marker on the progress track; total { $amount }.
event-fitted = { $seat } fitted a module ({ $slot }): { $module }.
event-installed = { $seat } has a new machine: { $machine }.
event-machine_used = { $seat } ran a machine: { $machine }.
event-crate_taken = { $seat } took a crate.
event-crate_taken-secret = { $seat } took a crate: { $crate }.
event-crate_opened = { $seat } opened a crate: { $crate }.
event-recruited = { $unseen ->
        [0] { $seat } recruited { $card }.
       *[other] { $seat } drew a citizen: { $card }.
    }
event-artifact_taken = { $seat } took a { $colour } artefact.
event-artifact_buried = { $seat } removed a { $colour } artefact from the board.
event-token_buried = { $seat } removed a 2-point token from the board.
event-token_taken = { $seat } took an end token worth { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }.
event-ending_began = { $seat } has triggered the end; everyone else has one last turn.
event-energy_gained = { $seat } gained { $amount } new energy.
event-recovered = { $seat } recovered 1 energy from { $machine }.
event-starred = { $seat } used their tribe’s ability.
event-switched = { $seat } used the switch and gained 1 { $resource }.
event-copied = { $seat } copied { $rival }’s { $card }, which went to rest.
event-explored = { $seat } explored { $tile }: { $spaces }.
event-oriented = { $seat } laid tile { $tile } { $way }.
event-built = { $seat } put up a { $size } on { $hex }.
event-water_taken = { $seat } took the water bonus at { $hex }.
event-populated = { $seat } settled { $hex } and learnt “{ $tech }”.
event-hibernated = { $seat } hibernated for the { $amount ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] { $amount }th
    } time.
event-kept = { $seat } kept { $card } active.
event-woken = { $seat } woke { $card }.
event-tucked = { $seat } sent { $card } to rest.
event-traded = { $seat } made a trade ({ $tech }).
event-wasted = { $seat } lost the surplus: { $amount } { $amount ->
        [one] { $resource }
       *[other] { $resource ->
            [food] food
           *[other] { $resource }s
        }
    }.
event-lantern_lit = { $seat } placed a lantern on { $hex }.
event-ended = The thaw is over. Victory: { $winners }.
event-crate_scrapped = { $seat } scrapped a crate: { $crate }.
event-ferried = One of { $seat }’s settlers moved from { $city } to { $hex }.
event-exchanged = { $seat } swapped two modules: { $module }, { $slot }, and { $other }, { $end }.
event-devoted = { $seat } advanced { $amount ->
        [one] { $amount } space
       *[other] { $amount } spaces
    } on the devotion track.
event-scyphoz_drawn = { $seat } drew scyphoz: { $cards }.
event-adopted = { $seat } kept { $card }.
event-embarked = { $seat } destroyed { $card } and set out on the voyage “{ $voyage }”.
event-sailed = { $seat } completed the voyage “{ $voyage }” and gained { $amount } devotion.
event-converted = { $seat } converted two for one and gained { $amount } { $into ->
        [points] { $amount ->
            [one] point
           *[other] points
        }
       *[other] { $into }
    }.
event-counted = { $seat } scored { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } in all.
event-corrected_resource = Correction: { $seat } has { $amount } { $amount ->
        [one] { $resource }
       *[other] { $resource ->
            [food] food
           *[other] { $resource }s
        }
    }.
event-corrected_points = Correction: { $seat } has { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }.
event-corrected_ready = Correction: one of { $seat }’s machines is ready ({ $machine }).
event-corrected_switch = Correction: { $seat }’s switch is ready.
loss-wasted = You lost the surplus: { $amount } { $amount ->
        [one] { $resource }
       *[other] { $resource ->
            [food] food
           *[other] { $resource }s
        }
    }.
loss-copied = { $seat } copied your { $card }, which is now resting.

## Why not

reason-three-citizens = Choose three of your six citizens.
reason-not-active = { $card } is not in your active area.
reason-no-such-slot = You do not have this slot.
reason-slot-taken = This slot ({ $slot }) holds a card that cannot be chained.
reason-not-its-colour = { $card } is not that colour.
reason-switch-used = The switch has been used; hibernating resets it.
reason-basic = The switch gives 1 food, 1 book or 1 gear.
reason-no-top-there = That player does not have this card with its top half showing.
reason-nothing-to-explore = There is no tile to explore there.
reason-no-desert = You can build only on a desert hex.
reason-built-upon = There is already a building there.
reason-no-buildings-left = You have no { $size }s left.
reason-no-city = You can settle only a city or a large location.
reason-settled-before = You already have a settler there.
reason-not-connected = This technology is not connected to those you know.
reason-no-voyage = This voyage is not yours, or this card is not of the voyage’s colour.
reason-no-way = You cannot get there: ice, crystals and lakes are in the way.
reason-cannot-pay = You are { $missing } short, even with your crystals.
reason-has-acted = Hibernating takes the whole turn, and you have already taken an action.
reason-nothing-done = You cannot pass: take an action, or hibernate.
reason-nothing-won = Nothing you have gained since your last turn can still be converted.
reason-not-offered = You cannot do that now.
reason-no-such-machine = You do not have this machine.
reason-machine-used = This machine has already run: each runs once a turn, and its energy comes back when you hibernate.
reason-no-energy = You have no energy left.
reason-brings-any = { $n ->
        [0] There are no resources to choose here.
        [one] You must choose exactly { $n } resource here.
       *[other] You must choose exactly { $n } resources here.
    }
reason-row-not-reached = You have only reached row { $n }.
reason-no-artifact-lost = This hibernation removes no artefact of that colour.
reason-several-in-order = Name at least two machines or crates, in the order shown on your board.
reason-no-such-crate = You do not have this crate.
reason-no-such-trade = You do not have this trade.
reason-trade-used = This trade has already been used this turn.
reason-cannot-trade = You cannot pay for this trade.
reason-no-lantern-there = A lantern goes on an explored hex at most two hexes away.

## Help, by phase

help-setup = Everybody chooses three of their six citizens as their first active cards.
help-turn = On your turn, take two actions or hibernate. You can play a card, use the switch, explore, build or settle. Machines, crates and trades are free at any time during the turn.
help-last_turns = The last artefact is gone: everyone else has one more turn, then points are counted.
help-over = The points gained in play are counted first, then progress, colours, large locations, resources and artefacts.

## Statistics

stat-tribe = Tribes
stat-explored = Tiles explored
stat-techs = Technologies
stat-machines = Machines

## The game master’s corrections

word-set-round = Round
word-set-left = Actions left this turn
word-set-used = Already used this turn
word-set-ender = End of the game triggered
word-set-tile = Tile
word-set-face-down = face down
word-set-face-up = face up
word-set-face-turned = face up, the other way round
word-set-artifacts = Artefacts on the board
word-set-late = Long-game tokens left
word-set-stock = Stock
word-set-score = Points on the track
word-set-highest = Highest score reached
word-set-devotion = Devotion
word-set-deepest = Highest devotion reached
word-set-won = Points gained this turn
word-set-praise = Devotion gained this turn
word-set-energy = Energy
word-set-lent = Energy on trades
word-set-markers = Progress markers
word-set-discs = Discs moved
word-set-tokens = Points from end tokens
word-set-explored = Tiles explored
word-set-crates-taken = Crates taken
word-set-hibernations = Hibernations
word-set-reach = Additional range this turn
word-set-switched = Switch used
word-set-wild = Next card counts as any colour
word-set-track = Machine track
word-set-own-artifacts = Artefacts
word-set-cheap-explore = Discount on exploring
word-set-cheap-build = Discount on building
word-set-cheap-populate = Discount on settling
word-set-tech = Technology learnt
word-set-site-1 = Yellow machine site, first row
word-set-site-2 = Green machine site, first row
word-set-site-3 = Grey machine site, first row
word-set-site-4 = Yellow machine site, second row
word-set-site-5 = Green machine site, second row
word-set-site-6 = Grey machine site, second row
word-set-site-7 = Yellow machine site, third row
word-set-site-8 = Green machine site, third row
word-set-site-9 = Grey machine site, third row
word-set-machine = Machine unlocked
word-set-spent = Energy on the machine
word-set-machines-yellow = Yellow machines
word-set-machines-green = Green machines
word-set-machines-grey = Grey machines
word-set-settled = Where the technology’s settler is
word-set-building = Building
word-set-waters = Water bonus taken
word-set-lanterns = Lantern
word-set-shore-small = Small building beside the lake
word-set-shore-large = Large building beside the lake
word-set-active = Active cards
word-set-rest = Resting cards
word-set-slot-top-left = Cards top left
word-set-slot-top-right = Cards top right
word-set-slot-bottom-left = Cards bottom left
word-set-slot-bottom-right = Cards bottom right
word-set-slot-side = Cards in the side slot
word-set-colour = Colour played
word-set-half = Visible half
word-set-modules-top-left = Modules top left
word-set-modules-top-right = Modules top right
word-set-modules-bottom-left = Modules bottom left
word-set-modules-bottom-right = Modules bottom right
word-set-modules-side = Modules in the side slot
word-set-own-crates = Unopened crates
word-set-own-voyages = Voyages to complete
word-set-own-sailed = Voyages completed
word-set-market = Citizens on offer
word-set-deck = Citizens’ deck
word-set-scyphoz = Scyphoz deck
word-set-voyages = Voyages on offer
word-set-voyage-deck = Voyage deck
word-set-destroyed = Cards destroyed
word-set-modules = Modules on offer
word-set-module-bag = Bag of modules
word-set-market-yellow = Yellow machines on offer
word-set-market-green = Green machines on offer
word-set-market-grey = Grey machines on offer
word-set-stack-yellow = Stack of yellow machines
word-set-stack-green = Stack of green machines
word-set-stack-grey = Stack of grey machines
word-set-crates = Pile of crates
word-set-crate-discards = Opened crates
field-seat = Seat
    .text = Which player?
field-count = Number
    .text = How many?

## Standing orders and plans

word-order-sequence = Order of effects
order-sequence = When I play a card, resolve { $first } first.
order-sequence-first = First
    .card = the card
    .modules = the modules
word-order-crystals = Resources of your choice
order-crystals = For resources of my choice, and for surplus crystals, take { $wanted }.
order-crystals-wanted = Preferably
    .least = what I lack most
    .food = food
    .book = books
    .gear = gears
word-order-surplus = Surplus
order-surplus = If you have too many resources, finish the action and lose the surplus.
word-order-turn-ends = End of the turn
order-turn_ends = After both actions, end the turn without a free action.
word-order-orientation = Direction of tiles
order-orientation = Lay the tiles I explore { $way }.
order-orientation-way = Direction
    .upright = as printed
    .turned = the other way round
word-guard-still-ice = The ice
guard-still_ice = if the tile is unexplored
word-guard-unsettled = Other settlers
guard-unsettled = { $count ->
        [0] if no rivals are there
        [1] if at most one rival is there
       *[other] if at most { $count } rivals are there
    }
word-guard-on-market = The citizen
guard-on_market = if the citizen is still on display
word-guard-not-ending = The end
guard-not_ending = if the last turns have not begun

## Preparing a game

record-artifacts = Artefacts of each colour
record-round = Turn
record-tribe = Tribe
record-food = Food
record-book = Books
record-gear = Gears
record-crystal = Crystals
record-cards = Citizens gained
record-crates = Crates
record-tracks = Steps on the tracks
record-devotion = Devotion
record-techs = Technologies
record-buildings = Buildings
record-explored = Tiles explored
record-points = Points

## What a move changes, above a menu

ahead-costs = { $crystals ->
        [0] costs { $cost }
        [one] costs { $cost } ({ $crystals } paid with a crystal)
       *[other] costs { $cost } ({ $crystals } paid with crystals)
    }
ahead-free = costs nothing
ahead-brings = brings { $what }
ahead-nothing = brings nothing
ahead-from-trade = frees 1 energy, spent on: { $trade }
ahead-rivals = { $n ->
        [one] { $n } rival is there
       *[other] { $n } rivals are there
    }
ahead-sail = level { $level }, devotion { $n }
ahead-slot = holds { $things }
ahead-empty = empty
ahead-deck = { $n ->
        [one] { $n } face-down card
       *[other] { $n } face-down cards
    }
ahead-tops = showing: { $cards }
scene-stock = You have { $stock }.
scene-left = { $n ->
        [0] You have no actions left.
        [one] You have { $n } action left.
       *[other] You have { $n } actions left.
    }
scene-citizen = { $card }: { $what }
scene-active = Active cards: { $cards }.
scene-discount = This turn: { $what }.
scene-owed = Still to come: { $what }.

## The chronicle of a turn

story-title = 📜 Chronicle of turn { $n }
story-opens-1 = Every day the ice cracked a little further out.
story-opens-2 = The wind had changed, and the horizon could be seen at last.
story-opens-3 = Steam was rising from the cracks.
story-opens-4 = They took to the road again, from the chasm to the edge of the world.
story-opens-5 = The day dawned clear and cold, with running water under the ice.
story-opens-6 = Birds flew over; nobody knew their names any more.
story-opens-7 = The fog was slow to lift.
story-opens-8 = The snow was turning to mud underfoot.
story-explored-1 = { $seat } broke the ice a little further out.
story-explored-2 = Under the ice, { $seat } found the earth again.
story-explored-3 = A sheet of ice gave way in front of { $seat }, and beneath it was black earth.
story-explored-4 = { $seat } followed the water singing under the ice, and came to new land.
story-explored-alone-1 = They cut a passage through the ice.
story-explored-alone-2 = Under the ice they found the earth again.
story-explored-alone-3 = A sheet of ice gave way, and beneath it was black earth.
story-explored-many-1 = In several places the ice opened up ahead of the scouts sent by { $seats }.
story-explored-many-2 = In several places the ice gave way to { $seats }.
story-explored-many-3 = Land that nobody had seen for centuries lay open before { $seats }.
story-explored-many-4 = The sledges that { $seats } sent out went where no map led.
story-explored-many-5 = Stakes were driven into the land that { $seats } had given back to the sun.
story-explored-many-6 = Step by step, { $seats } pushed back the ice.
story-explored-many-alone-1 = The ice opened in several places.
story-explored-many-alone-2 = Land that nobody had seen for centuries came to light.
story-explored-many-alone-3 = The sledges went where no map led.
story-explored-many-alone-4 = They drove stakes into land given back to the sun.
story-explored-many-alone-5 = Step by step they pushed back the ice.
story-built-1 = { $seat } raised walls on empty land.
story-built-2 = { $seat }’s gears became a frame and a roof.
story-built-3 = Hammer blows carried far: { $seat } was building.
story-built-4 = One more roof could be seen from far off: { $seat } had put it up before nightfall.
story-built-alone-1 = Walls rose on empty land.
story-built-alone-2 = Hammer blows carried far: they were building.
story-built-alone-3 = One more roof could be seen from far off.
story-built-many-1 = Building went on everywhere in the settlements of { $seats }.
story-built-many-2 = Nothing but hammering could be heard in the camps of { $seats }.
story-built-many-3 = Timber frames stood against the sky, thanks to { $seats }.
story-built-many-4 = Stone by stone, { $seats } raised their walls.
story-built-many-5 = There was sawdust on the snow in the camps of { $seats }.
story-built-many-6 = In the camps of { $seats }, tools were put down only for sleep.
story-built-many-alone-1 = Stone by stone, the walls went up.
story-built-many-alone-2 = They put down their tools only to sleep.
story-built-many-alone-3 = There was sawdust on the snow.
story-populated-1 = Some of { $seat }’s settlers had a roof over their heads again.
story-populated-2 = At the edge of the ice, one of { $seat }’s people had a lamp burning again.
story-populated-3 = { $seat }’s settlers lit a fire in an empty house.
story-populated-4 = One of { $seat }’s families put down its bundles and stayed.
story-populated-alone-1 = At the edge of the ice, a lamp was burning again.
story-populated-alone-2 = Somebody lit a fire in an empty house.
story-populated-alone-3 = A family put down its bundles and stayed.
story-populated-many-1 = Chimneys were smoking again, thanks to { $seats }.
story-populated-many-2 = Doors shut for centuries opened to settlers led by { $seats }.
story-populated-many-3 = There was laughter behind the shutters again, in the houses of { $seats }.
story-populated-many-4 = Settlers led by { $seats } swept the dust out of forgotten houses.
story-populated-many-5 = In the houses of { $seats }, clean sheets were spread on old beds.
story-populated-many-6 = Settlers led by { $seats } took up trades that everybody had thought lost.
story-populated-many-alone-1 = Chimneys were smoking again.
story-populated-many-alone-2 = There was laughter behind the shutters again.
story-populated-many-alone-3 = Doors shut for centuries swung open.
story-installed-1 = At { $seat }’s camp, { $machine } was in use again.
story-installed-2 = The gears groaned, and { $machine } came back to life for { $seat }.
story-installed-3 = Nobody remembered what it was for, but { $seat } got { $machine } working again.
story-installed-alone-1 = The gears groaned, and { $machine } came back to life.
story-installed-alone-2 = With grease and patience they got { $machine } working again.
story-installed-alone-3 = Nobody remembered what it was for, but { $machine } was in use again.
story-installed-many-1 = In the camps of { $seats }, forgotten machines began to run again.
story-installed-many-2 = The hum of machines rose from the camps of { $seats }.
story-installed-many-3 = Grease and patience did their work for { $seats }: the machines ran.
story-installed-many-4 = Old wheels began to turn again, to the joy of { $seats }.
story-installed-many-5 = In the camps of { $seats }, children watched the machines turn.
story-installed-many-alone-1 = Everywhere there was the hum of machines.
story-installed-many-alone-2 = Forgotten machines began to run again.
story-installed-many-alone-3 = The children watched the machines turn.
story-artifact-1 = { $seat } pulled a { $colour } artefact from the snow.
story-artifact-2 = Something shone under the snow, and { $seat } brought home a { $colour } artefact.
story-artifact-3 = { $seat } found a { $colour } artefact while looking for firewood.
story-artifact-alone-1 = Something shone under the snow: a { $colour } artefact.
story-artifact-alone-2 = They found a { $colour } artefact while looking for firewood.
story-artifact-alone-3 = The snow gave back a { $colour } artefact.
story-artifact-many-1 = { $seats } brought artefacts home from the snow.
story-artifact-many-2 = More than one treasure came home under a coat, to the camps of { $seats }.
story-artifact-many-3 = The snow gave its treasures back to { $seats }.
story-artifact-many-4 = In the hands of { $seats }, artefacts saw daylight again.
story-artifact-many-5 = What { $seats } had dug up went from hand to hand.
story-artifact-many-alone-1 = One by one, the snow gave back its treasures.
story-artifact-many-alone-2 = Artefacts saw daylight again.
story-artifact-many-alone-3 = More than once, a treasure came home under a coat.
story-slept-1 = { $seat }’s tribe lay down for the winter.
story-slept-2 = { $seat }’s people banked the fires and shut the doors until spring.
story-slept-3 = { $seat }’s people brought in the firewood and lay down for the winter.
story-slept-alone-1 = The tribe lay down for the winter.
story-slept-alone-2 = They banked the fires and shut the doors until spring.
story-slept-alone-3 = They brought in the firewood and lay down for the winter.
story-slept-many-1 = { $seats } slept the winter away.
story-slept-many-2 = Winter found { $seats } asleep.
story-slept-many-3 = Snow covered the doors of { $seats }: everybody was asleep.
story-slept-many-4 = Nothing but breathing could be heard at the hearths of { $seats }, while winter passed outside.
story-slept-many-5 = At the hearths of { $seats }, they dreamt of spring.
story-slept-many-6 = The frost came back, and { $seats } slept until it gave way.
story-slept-many-alone-1 = Snow covered the doors, and everybody slept.
story-slept-many-alone-3 = They brought in the firewood, and dreamt of spring.
story-slept-many-alone-2 = Winter passed outside, and inside there was only the sound of breathing.
story-quiet-1 = Nobody said much; they listened to the water dripping.
story-quiet-2 = The sledges hardly moved; there was mending to do, and food to count.
story-quiet-3 = A raven circled above the camp, then flew off to the south.
story-night-1 = In the evening, fires answered each other from hill to hill.
story-night-2 = The cold came back with the night, but not as fiercely.
story-night-3 = They sang a little, for the children.
story-ending-1 = { $seat } took the last artefact, and the age of ice was over.
story-end-1 = And when all was counted, the world above belonged to { $winners }.
story-end-alone-1 = And when all was counted, the world above was given back to { $winners } and all who had come along.
story-end-none-1 = And when the points were counted, the world above still belonged to nobody.

## Report

report-name = { $chief }, head of the { $tribe }
report-people-1 = When the ice gave way, { $chief } led the { $tribe } out of the chasm.
report-people-2 = { $chief } had promised the { $tribe } the sun, and they saw it.
report-people-3 = With { $chief } in front, the { $tribe } climbed the slope to the light of day.
report-people-4 = The { $tribe } had only known the bottom of the chasm; { $chief } showed them the sky.
report-explored-1 = { $n ->
        [one] They brought one stretch of land back into the light.
       *[other] They brought { $n } stretches of land back into the light.
    }
report-explored-2 = { $n ->
        [one] The ice gave way to them, and one new stretch of land appeared.
       *[other] The ice gave way to them, and { $n } new stretches of land appeared.
    }
report-explored-3 = { $n ->
        [one] Their maps now show one more stretch of land.
       *[other] Their maps now show { $n } more stretches of land.
    }
report-explored-4 = { $n ->
        [one] Behind them one stretch of land has turned green again.
       *[other] Behind them { $n } stretches of land have turned green again.
    }
report-built-1 = { $n ->
        [one] One building now stands in the wastes.
       *[other] There are now { $n } buildings in the wastes.
    }
report-built-2 = { $n ->
        [one] Where there was nothing, they put up a building.
       *[other] Where there was nothing, they put up { $n } buildings.
    }
report-built-3 = { $n ->
        [one] They left their mark: one building.
       *[other] They left their mark: { $n } buildings.
    }
report-built-4 = { $n ->
        [one] The building they put up can be seen from far off.
       *[other] The { $n } buildings they put up can be seen from far off.
    }
report-settled-1 = { $n ->
        [one] One of their settlers has a home again.
       *[other] Of their settlers, { $n } have a home again.
    }
report-settled-2 = { $n ->
        [one] A craft that seemed lost came back to them.
       *[other] Old crafts came back to them, { $n } in all.
    }
report-settled-3 = { $n ->
        [one] One of them relit a hearth that had been cold for centuries.
       *[other] They relit { $n } hearths that had been cold for centuries.
    }
report-settled-4 = { $n ->
        [one] One of them has taken up a forgotten trade.
       *[other] Among them, { $n } have taken up forgotten trades.
    }
report-joined-1 = On the way they took in { $cards }.
report-joined-2 = They opened their ranks to new faces: { $cards }.
report-joined-3 = With them walked { $cards }.
report-joined-4 = Others made the journey with them: { $cards }.
report-slept-1 = { $n ->
        [one] They slept through only one winter.
       *[other] They slept through { $n } winters.
    }
report-slept-2 = { $n ->
        [one] They slept one winter away.
       *[other] They slept { $n } winters away.
    }
report-slept-3 = { $n ->
        [one] They shut their doors for one winter.
       *[other] They shut their doors for { $n } winters.
    }
report-slept-4 = { $n ->
        [one] Snow covered them for one winter.
       *[other] Snow covered them for { $n } winters.
    }
report-name-unknown = a tribe of the chasm
report-still = They did not leave the edge of the chasm.
report-figure-explored = Tiles explored
report-figure-buildings = Buildings
report-figure-techs = Technologies
report-figure-cards = Citizens gained
report-figure-artifacts = Artefacts
report-figure-hibernations = Hibernations
report-chapter = Turn { $n }
report-chapters = Turns { $n } to { $until }
report-chapters-two = Turns { $n } and { $until }
report-before = Before the first turn

## The first game

learn-intro = The ice is giving way. Your tribe comes out of the chasm, in the middle of the map, with six citizens and a few supplies. You will play two turns against a computer: play cards, explore, build. The tribes’ abilities come later.
learn-muster = Three of your six citizens are active and can be played; the others rest until your next hibernation. One card of each colour keeps every choice open.
    .title = Your citizens
    .pick = Food, books and gears: you need some of each.
learn-card = A card has two halves. In a top slot it gives its top half, in a bottom slot its bottom half. The slot’s modules also act if they match the card’s colour.
    .title = Playing a card
    .pick = Gears: you need three for a building.
learn-build = A building goes on a desert hex. Each forest, mountain or field beside it advances you one step on its machine track; water and crystals give a bonus. You pay for distance in food.
    .title = Building
    .pick = Right beside the chasm: no distance to pay for.
learn-open = It is your turn. Exploring reveals a tile and brings a citizen; settling a city teaches a technology; the switch gives a resource. If you have nothing useful to do, hibernate.
    .title = Explore, settle, hibernate
    .pick = Three points and a citizen, and you have just enough to pay.
learn-explore-again =
    .pick = Your crystal stands in for the food: another point, another citizen.
learn-after = Both actions are done. Machines, crates and trades are still possible; then end the turn.
    .title = The end of a turn
learn-free = At any time on your turn you may use a machine, a crate or a trade: it does not use up an action.
    .title = Free actions
learn-any = You choose a resource: food, a book or a gear. Take what you need for your next project.
    .title = Your choice
learn-track = You take a step on any track you like. Certain steps unlock machines; the sixth gives an artefact.
    .title = A track of your choice
learn-machine = You choose a new machine from those of the track’s colour. Running it takes one energy, which hibernating gives back.
    .title = A machine
learn-energy = Take the energy back from a machine: it can be used elsewhere.
    .title = Energy
learn-module = A module goes into a slot and acts with every card of its colour played there. Choose a slot you use often.
    .title = A module
    .pick = A resource of your choice, each time you play a yellow or grey card there.
learn-citizen = You take a new citizen, from the display or from the deck. They are active immediately.
    .title = Recruiting
learn-artifact = At the end, your artefact card scores each colour once, and once more for each artefact of that colour you have.
    .title = An artefact
learn-bury = From your fourth hibernation on, each one takes an artefact off the board: that is how the game moves towards its end.
    .title = One artefact fewer
learn-wake = A resting card becomes active without waiting for hibernation.
    .title = Waking
learn-tuck = This trade sends an active card to rest.
    .title = To rest
learn-keep = A played card can stay active: keep the best one.
    .title = Keeping active
learn-row = Hibernating moves you on one row; take its bonus, or that of an earlier row.
    .title = The bonus
learn-survey = Turn the tile as you like: put the right terrain beside your buildings and your deserts. Choose the citizen who comes with it: they are active immediately.
    .title = Turning the tile
    .pick = { word-sower }: a point in the top half, a point in the bottom half.
learn-survey-again =
    .pick = { word-forager } is yellow, like your module, and feeds the tribe.
learn-order = There are several effects: resolve them in the order that suits you.
    .title = The order
learn-lantern = A lantern counts as a starting point for distance: place it in the direction you want to go.
    .title = A lantern
learn-overflow = You are over your limits: six of each resource, three crystals. Use the surplus in a free action, or it is lost.
    .title = Too many resources
learn-scyphoz = Scyphoz come from the devotion track: you draw two and keep one. You choose its colour when you play it.
    .title = A scyphoz
learn-descend = A settler goes down to the location in the abyss for free and learns its technology.
    .title = The abyss
learn-exchange = Points and devotion gained since your last turn can be converted during your turn, two for one, in either direction.
    .title = Converting
learn-kindle = Moon side: you may give one food to recover the energy of two machines.
    .title = Kindling
learn-carry = Moon side: a lantern moves up to three hexes and earns 2 points.
    .title = Carrying the light
learn-scrapping = Moon side: an unopened crate is worth a step of your choice and a point.
    .title = Scrap
learn-ferrying = Moon side: a settler moves to another city, and you gain a book.
    .title = The crossing
learn-swapping = Moon side: two modules change places, and you gain a book and a point.
    .title = The swap
learn-end =
    Your tribe has left the chasm. What you know now:
    · **Acting**: two actions a turn, from cards, exploring, buildings, settlers and the switch.
    · **Running**: tracks unlock machines; each takes one energy, which hibernating gives back.
    · **Counting**: artefacts, progress, large locations and points gained in play.
    .title = 🎓 The ice gives way!

## Words

# Colours, resources, terrains
word-yellow = yellow
    .emoji = 🟨
word-green = green
    .emoji = 🟩
word-grey = grey
    .emoji = ⬜
word-wild = any colour
word-food = food
    .emoji = 🥕
    .count = { $n } food
word-book = book
    .emoji = 📖
    .count = { $n ->
            [one] { $n } book
           *[other] { $n } books
        }
word-gear = gear
    .emoji = ⚙️
    .count = { $n ->
            [one] { $n } gear
           *[other] { $n } gears
        }
word-crystal = crystal
    .emoji = 💎
    .count = { $n ->
            [one] { $n } crystal
           *[other] { $n } crystals
        }
word-point = point
    .emoji = 🏅
    .count = { $n ->
            [one] { $n } point
           *[other] { $n } points
        }
word-devotion = devotion
    .emoji = 🌀
    .count = { $n } devotion
word-energy = energy
    .emoji = ⚡
    .count = { $n } energy
word-artifact = artefact
    .emoji = 🏺
    .count = { $n ->
            [one] { $n } artefact
           *[other] { $n } artefacts
        }
word-desert = desert
    .emoji = 🏜️
word-city = city
    .emoji = 🏘️
word-field = field
    .emoji = 🌾
word-forest = forest
    .emoji = 🌲
word-mountain = mountain
    .emoji = ⛰️
word-crystal-hex = crystals
    .emoji = 🔷
word-spring = water
    .emoji = 💧
word-chasm = chasm
    .emoji = 🕳️
word-giant = giant crystal
    .emoji = 🔷
word-lake = lake
    .emoji = 🌊
word-ice = ice

# Locations
word-observatory = Observatory
word-dam = Dam
word-archives = Archives
word-foundry = Foundry
word-greenhouse = Greenhouse
word-power-plant = Power plant

# Cards
word-gleaner = Gleaner
    .story = a gleaner
    .emoji = 🟨
word-watcher = Lookout
    .story = a lookout
    .emoji = 🟨
word-storyteller = Storyteller
    .story = a storyteller
    .emoji = 🟩
word-initiate = Initiate
    .story = an initiate
    .emoji = 🟩
word-blacksmith = Blacksmith
    .story = a blacksmith
    .emoji = ⬜
word-porter = Porter
    .story = a porter
    .emoji = ⬜
word-tracker = Tracker
    .story = a tracker
    .emoji = 🟨
word-farmer = Farmer
    .story = a farmer
    .emoji = 🟨
word-caravaneer = Caravaneer
    .story = a caravaneer
    .emoji = 🟨
word-pathfinder = Pathfinder
    .story = a pathfinder
    .emoji = 🟨
word-forager = Forager
    .story = a forager
    .emoji = 🟨
word-beekeeper = Beekeeper
    .story = a beekeeper
    .emoji = 🟨
word-cartographer = Cartographer
    .story = a cartographer
    .emoji = 🟨
word-dowser = Dowser
    .story = a dowser
    .emoji = 🟨
word-steward = Steward
    .story = a steward
    .emoji = 🟨
word-nomad = Nomad
    .story = a nomad
    .emoji = 🟨
word-sutler = Sutler
    .story = a sutler
    .emoji = 🟨
word-miller = Miller
    .story = a miller
    .emoji = 🟨
word-archivist = Archivist
    .story = an archivist
    .emoji = 🟩
word-teacher = Teacher
    .story = a teacher
    .emoji = 🟩
word-copyist = Copyist
    .story = a copyist
    .emoji = 🟩
word-mediator = Mediator
    .story = a mediator
    .emoji = 🟩
word-singer = Singer
    .story = a singer
    .emoji = 🟩
word-alchemist = Alchemist
    .story = an alchemist
    .emoji = 🟩
word-herbalist = Herbalist
    .story = a herbalist
    .emoji = 🟩
word-oracle = Oracle
    .story = an oracle
    .emoji = 🟩
word-elder = Elder
    .story = an elder
    .emoji = 🟩
word-sower = Sower
    .story = a sower
    .emoji = 🟩
word-scribe = Scribe
    .story = a scribe
    .emoji = 🟩
word-warden = Warden
    .story = a warden
    .emoji = 🟩
word-mechanic = Mechanic
    .story = a mechanic
    .emoji = ⬜
word-founder = Ironfounder
    .story = an ironfounder
    .emoji = ⬜
word-salvager = Salvager
    .story = a salvager
    .emoji = ⬜
word-architect = Architect
    .story = an architect
    .emoji = ⬜
word-welder = Welder
    .story = a welder
    .emoji = ⬜
word-miner = Miner
    .story = a miner
    .emoji = ⬜
word-electrician = Electrician
    .story = an electrician
    .emoji = ⬜
word-foreman = Foreman
    .story = a foreman
    .emoji = ⬜
word-inventor = Engineer
    .story = an engineer
    .emoji = ⬜
word-carpenter = Carpenter
    .story = a carpenter
    .emoji = ⬜
word-crane-driver = Crane driver
    .story = a crane driver
    .emoji = ⬜
word-clockmaker = Clockmaker
    .story = a clockmaker
    .emoji = ⬜
word-lantern-jelly = Lantern jelly
    .story = a lantern jelly
    .emoji = 🪼
word-ink-swimmer = Ink swimmer
    .story = an ink swimmer
    .emoji = 🪼
word-abyssal-choir = Cantor
    .story = a cantor
    .emoji = 🪼
word-salt-weaver = Salt weaver
    .story = a salt weaver
    .emoji = 🪼
word-pale-diver = Pale diver
    .story = a pale diver
    .emoji = 🪼
word-living-bell = Living bell
    .story = a living bell
    .emoji = 🪼
word-tide-bearer = Tide bearer
    .story = a tide bearer
    .emoji = 🪼
word-well-keeper = Well keeper
    .story = a well keeper
    .emoji = 🪼

# Machines
word-stove = Stove
    .story = a stove
    .emoji = 🟡
word-desk = Desk
    .story = a desk
    .emoji = 🟢
word-forge = Forge
    .story = a forge
    .emoji = ⚪
word-oven = Bakehouse
    .story = a bakehouse
    .emoji = 🟡
word-scout-engine = Half-track
    .story = a half-track
    .emoji = 🟡
word-winch = Hoist
    .story = a hoist
    .emoji = 🟡
word-harvester = Harvester
    .story = a harvester
    .emoji = 🟡
word-cider-press = Cider press
    .story = a cider press
    .emoji = 🟡
word-pump = Pump
    .story = a pump
    .emoji = 🟡
word-printer = Printing press
    .story = a printing press
    .emoji = 🟢
word-loom = Loom
    .story = a loom
    .emoji = 🟢
word-nursery = Nursery
    .story = a nursery
    .emoji = 🟢
word-beacon = Beacon
    .story = a beacon
    .emoji = 🟢
word-bell = Waking bell
    .story = a waking bell
    .emoji = 🟢
word-library = Library
    .story = a library
    .emoji = 🟢
word-smelter = Smelter
    .story = a smelter
    .emoji = ⚪
word-crane = Crane
    .story = a crane
    .emoji = ⚪
word-drill = Drill
    .story = a drill
    .emoji = ⚪
word-gearbox = Gearbox
    .story = a gearbox
    .emoji = ⚪
word-workshop = Workshop
    .story = a workshop
    .emoji = ⚪
word-digger = Digger
    .story = a digger
    .emoji = ⚪
word-prism-yellow = Yellow prism
    .story = a yellow prism
    .emoji = 🟡
word-prism-green = Green prism
    .story = a green prism
    .emoji = 🟢
word-prism-grey = Grey prism
    .story = a grey prism
    .emoji = ⚪

# Crates
word-box-food = Crate of food
    .count =
        { $n ->
            [one] { $n } crate of food
           *[other] { $n } crates of food
        }
    .emoji = 📦
word-box-book = Crate of books
    .count =
        { $n ->
            [one] { $n } crate of books
           *[other] { $n } crates of books
        }
    .emoji = 📦
word-box-gear = Crate of gears
    .count =
        { $n ->
            [one] { $n } crate of gears
           *[other] { $n } crates of gears
        }
    .emoji = 📦
word-box-crystal = Crystal crate
    .count =
        { $n ->
            [one] { $n } crate with a crystal
           *[other] { $n } crates with a crystal
        }
    .emoji = 📦
word-box-track = Crate of parts
    .count =
        { $n ->
            [one] { $n } crate of parts
           *[other] { $n } crates of parts
        }
    .emoji = 📦
word-box-any = Crate of finds
    .count =
        { $n ->
            [one] { $n } crate of finds
           *[other] { $n } crates of finds
        }
    .emoji = 📦

# Tribes
word-embers = Ember-keepers
    .emoji = 🔥
    .chief = Oudine
word-roots = Root-walkers
    .emoji = 🌱
    .chief = Ysolde
word-lanterns = Lamplighters
    .emoji = 🏮
    .chief = Halvard
word-scrappers = Scrapwrights
    .emoji = 🔩
    .chief = Tamsin
word-ferriers = Ferriers
    .emoji = 🛶
    .chief = Maël
word-frost-scribes = Frost scribes
    .emoji = ❄️
    .chief = Ingrith
word-sun = sun
word-moon = moon

# Technologies
word-embers-t1 = First brazier
word-embers-l2 = Ash sieve
word-embers-r2 = Vigil
word-embers-l3 = Burn the night
word-embers-r3 = Masters of fire
word-roots-t1 = Long march
word-roots-l2 = Deep roots
word-roots-r2 = Living wood
word-roots-l3 = Seed barter
word-roots-r3 = Old grove
word-lanterns-t1 = Head lamps
word-lanterns-l2 = Road journals
word-lanterns-r2 = Lit cache
word-lanterns-l3 = Relay lights
word-lanterns-r3 = Evening tales
word-scrappers-t1 = Folded sheet
word-scrappers-l2 = Sorting
word-scrappers-r2 = Shredder
word-scrappers-l3 = Girders
word-scrappers-r3 = Scrap barter
word-ferriers-t1 = Toll
word-ferriers-l2 = Quays
word-ferriers-r2 = Hold
word-ferriers-l3 = Free passage
word-ferriers-r3 = Ledger
word-frost-scribes-t1 = Apprentice
word-frost-scribes-l2 = Margins
word-frost-scribes-r2 = Leave
word-frost-scribes-l3 = Great book
word-frost-scribes-r3 = Insomnia
word-side-slot = Side slot
word-relic = Relic

# Slots, halves, orientations
word-top-left = top left
word-top-right = top right
word-bottom-left = bottom left
word-bottom-right = bottom right
word-side = side
word-top = top
word-bottom = bottom
word-upright = as printed
word-turned = the other way round
word-small = small building
    .count = { $n ->
        [one] { $n } small building
       *[other] { $n } small buildings
    }
    .emoji = 🏠
word-large = large building
    .count = { $n ->
        [one] { $n } large building
       *[other] { $n } large buildings
    }
    .emoji = 🏭
word-meeple = settler
    .emoji = 🧍
word-lantern = lantern
    .emoji = 🏮

# Artefact cards, voyages, lakes
word-card-1 = artefact card 1
word-card-2 = artefact card 2
word-card-3 = artefact card 3
word-card-4 = artefact card 4
word-card-5 = artefact card 5
word-card-6 = artefact card 6
word-card-7 = artefact card 7
word-card-8 = artefact card 8
word-mirror-lake = Mirror lake
word-frozen-lake = Frozen lake
word-black-lake = Black lake

# The tribe’s tree
word-t1 = first settler
word-l2 = row 2, left
word-m2 = row 2, middle
word-r2 = row 2, right
word-l3 = row 3, left
word-m3 = row 3, middle
word-r3 = row 3, right
word-side-top = side, top half
word-side-bottom = side, bottom half
word-location = large location
word-settlers = settlers
word-buildings = buildings
word-deck = top of the deck

# The abyss
word-abyss = The abyss
word-points = points
word-voyage-1 = Sea charts
word-voyage-2 = A full hold
word-voyage-3 = Drowned crafts
word-voyage-4 = Sunken shops
word-voyage-5 = Dykes
word-voyage-6 = Submersible
word-voyage-7 = Deep relics
word-voyage-8 = Sea fires

# Slot modules
word-m01 = Yellow module (2 food)
word-m02 = Yellow module (1 yellow step)
word-m03 = Yellow module (1 food, 1 point)
word-m04 = Yellow module (1 star)
word-m05 = Green module (2 books)
word-m06 = Green module (1 green step)
word-m07 = Green module (1 book, 1 point)
word-m08 = Green module (1 star)
word-m09 = Grey module (2 gears)
word-m10 = Grey module (1 grey step)
word-m11 = Grey module (1 gear, 1 point)
word-m12 = Grey module (1 star)
word-m13 = Yellow-green module (1 resource of your choice)
word-m14 = Yellow-green module (1 point)
word-m15 = Yellow-green module (recover 1 energy)
word-m16 = Yellow-green module (1 food)
word-m17 = Green-grey module (1 resource of your choice)
word-m18 = Green-grey module (1 point)
word-m19 = Green-grey module (recover 1 energy)
word-m20 = Green-grey module (1 book)
word-m21 = Yellow-grey module (1 resource of your choice)
word-m22 = Yellow-grey module (1 point)
word-m23 = Yellow-grey module (recover 1 energy)
word-m24 = Yellow-grey module (1 gear)

# Tiles and places
word-tile-a1 = starting tile 1
word-tile-a2 = starting tile 2
word-tile-a3 = starting tile 3
word-tile-a4 = starting tile 4
word-tile-b1 = near tile 1
word-tile-b2 = near tile 2
word-tile-b3 = near tile 3
word-tile-b4 = near tile 4
word-tile-c1 = far tile 1
word-tile-c2 = far tile 2
word-tile-c3 = far tile 3
word-tile-c4 = far tile 4
word-tile-c5 = far tile 5
word-tile-c6 = far tile 6
word-tile-c7 = far tile 7
word-tile-c8 = far tile 8
word-tile-c9 = far tile 9
word-tile-c10 = far tile 10
word-tile-c11 = far tile 11
word-tile-c12 = far tile 12
word-tile-x1 = giant crystal 1
word-tile-x2 = giant crystal 2
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

# --- why a hint

hint-points = points
hint-devotion = devotion
hint-stock = resources
hint-hand = cards in hand and crates
hint-engine = modules, machines and tracks
hint-pieces = technologies and pieces on the map
hint-pending = what the action has yet to bring
hint-actions = the actions left
hint-rivals = the gap to your rivals

## Titles, once all is over

word-title-no-explorer = Not one step onto the ice
word-title-no-wall = Not a single wall
word-title-no-sleep = A winter without sleep
word-title-model = An example to all
word-title-copyist = The art of copying
word-title-lanterns = Lanterns in the night
word-title-voyages = The call of the open sea
word-title-nothing-wasted = Nothing goes to waste
word-title-thaw-ended = The last word of the thaw
word-title-scattered = Surplus all over the snow
word-title-beyond-the-ice = Beyond the ice
word-title-towns = Walls everywhere
word-title-settlers = A fire in every town
word-title-machines = The song of machines
word-title-relics = Memories of before
word-title-crates = Crates, crates, crates
word-title-long-sleep = The long sleep
word-title-hearth = Close to the hearth
word-title-few-machines = By sheer muscle
word-title-spring-people = The people of spring
word-title-patience = The patience of ice

## Campaign: what the end gives

gives-food = { $n ->
        [one] { $n } food
       *[other] { $n } food
    }
gives-people = { $n ->
        [one] { $n } citizen who joined
       *[other] { $n } citizens who joined
    }
gives-arms = { $n ->
        [one] { $n } gear
       *[other] { $n } gears
    }
gives-knowledge = { $n ->
        [one] { $n } book or technology
       *[other] { $n } books or technologies
    }
gives-fame = { $n ->
        [one] { $n } victory or title
       *[other] { $n } victories or titles
    }
record-brought = From the campaign
