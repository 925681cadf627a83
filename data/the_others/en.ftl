# The Others: 7 Sins in English. The same messages and variables as fr.ftl.

## The game

game-name = The Others: 7 Sins
game-pitch = A sin is overrunning the city of Haven; a handful of heroes hold out, mission after mission. One against many, with dice and a map.
game-plan-until = when the first hero of the next round is known
game-sheet =
    .title = Your side
    .button = My side
phase-setup = Preparations
phase-turn = Round { $n } · A hero’s turn
phase-reaction = Round { $n } · The Sins’ reaction
phase-city = Round { $n } · The city
phase-over = The night is over

## Roles

role-sins = The Sins
    .text = Alone against all the others, this player runs the monsters and plays the sin cards.
role-heroes = The heroes
    .text = All the other players, together: they carry out the missions.

## Options

option-story = Story
    .text = What the heroes have to accomplish.
option-story-terror = Terror
    .text = Night of sirens: kill monsters, then bring down the avatar.
option-story-corruption = Corruption
    .text = Rite of the seven: purge the city and break the altars.
option-story-redemption = Redemption
    .text = Last train: bring the civilians to safety.
option-story-random = Random
    .text = One of the three, at random.
option-layout = City
    .text = Where the districts are.
option-layout-a = The river
    .text = You start in the west.
option-layout-b = The bay
    .text = You start in the east.
option-layout-random = Random
    .text = One of the two, at random.
option-sin = Sin
    .text = Which of the seven sins is in the city.
option-sin-choose = Chosen by the Sins
    .text = The Sins player chooses.
option-sin-random = Random
    .text = One of the seven, at random.
option-sin-pride = Pride
    .text = Strikes a lone hero harder.
option-sin-sloth = Sloth
    .text = Haste corrupts.
option-sin-wrath = Wrath
    .text = Attacks with one more die.
option-sin-envy = Envy
    .text = Weakens the best-equipped hero.
option-sin-greed = Greed
    .text = Makes heroes pay for city actions.
option-sin-gluttony = Gluttony
    .text = Brings its dead back when a hero is wounded.
option-sin-lust = Lust
    .text = Corrupts those who linger with a monster.
option-reserve = Reserve
    .text = How many deaths cost the heroes the game.
option-reserve-usual = Usual
    .text = Three deaths.
option-reserve-lean = Lean
    .text = Two deaths: harder for the heroes.
option-reserve-ample = Ample
    .text = Four deaths: easier for the heroes.

## Points

winning-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
score-missions-order = Missions accomplished
score-deed-kill = Monsters killed
score-deed-hit = Hits on the controller or avatar
score-deed-care = Healed and purified
score-deed-people = Civilians saved
score-deed-clear = Fires, nests and altars destroyed
score-deed-wound = Wounds dealt
score-deed-dead = Heroes fallen
score-death-loss = The Sins’ points (1 per hero killed)

## Moves

group-team = Team
    .name = team
    .text = Who plays what, and what the heroes decide together
group-city = City
    .name = town
    .text = What districts, powers and upgrades do
group-sins = Sins
    .name = sin
    .text = What the Sins do
verb-enlist = Enlist
    .name = enlist
    .text = Take a hero into the team
verb-first = First hero
    .name = first
    .text = Propose who plays first
verb-agree = Agree
    .name = agree
    .text = Let this hero begin
verb-object = Object
    .name = object
    .text = Ask for a vote
verb-branch = Choose a path
    .name = way
    .text = Choose the mission’s path
verb-move = Move
    .name = move
    .text = Go to an adjacent space
verb-fight = Fight
    .name = fight
    .text = Fight all the monsters in a space
verb-clean = Clean
    .name = clean
    .text = Remove tokens from your space
verb-rescue = Rescue a civilian
    .name = rescue
    .text = Take a civilian along
verb-break_altar = Break the altar
    .name = break
    .text = Break the altar in this space
verb-end = End the turn
    .name = end
    .text = Do nothing more
verb-city = City action
    .name = city
    .text = Use the district the hero is in
verb-tempt = Take corruption
    .name = tempt
    .text = Take 1 corruption for a better roll
verb-reroll = Reroll
    .name = reroll
    .text = Roll one die again, or all of them
verb-kill = Assign fists
    .name = kill
    .text = Choose what your fists kill
verb-block = Assign shields
    .name = block
    .text = Stop claws or tentacles
verb-sweep = Remove
    .name = sweep
    .text = Remove a token
verb-again = Extra turn
    .name = again
    .text = Spend an extra-turn token
verb-suffer = Pay
    .name = pay
    .text = Choose what you pay
verb-carry_out = Next effect
    .name = effect
    .text = Choose the effect to resolve now
verb-heal = Heal
    .name = heal
    .text = Heal one of a hero’s wounds
verb-purify = Purify
    .name = purify
    .text = Remove 1 corruption from a hero
verb-lookout = Scout
    .name = lookout
    .text = Reveal the hidden tokens in a space
verb-snipe = Snipe
    .name = snipe
    .text = Hit a monster from afar
verb-transit = Take the train
    .name = train
    .text = Go to a street without monsters
verb-keep = Keep
    .name = keep
    .text = Keep an upgrade
verb-skip = Skip
    .name = skip
    .text = Do not use it
verb-lead = Lead
    .name = lead
    .text = Let another hero move one space
verb-aid = First aid
    .name = aid
    .text = Heal a wound with the kit
verb-inject = Adrenaline
    .name = inject
    .text = Discard the adrenaline for an extra turn
verb-throw = Grenade
    .name = throw
    .text = Throw the grenade into a space
verb-incarnate = Choose a sin
    .name = incarnate
    .text = Choose a sin and its acolytes
verb-lay = Place
    .name = lay
    .text = Place a token in a space
verb-summon = Summon
    .name = summon
    .text = Put a monster in a space
verb-play = Play a card
    .name = play
    .text = Play a sin card
verb-pass = Let it pass
    .name = pass
    .text = Play nothing, do not react
verb-no_card = Play no card
verb-follow = Agree on the first hero
verb-no_reaction = Do not react
verb-join = Acolyte
    .name = join
    .text = A dead acolyte joins the fight
verb-march = March
    .name = march
    .text = Move a monster
verb-assault = Attack
    .name = attack
    .text = Attack the hero who has just played
verb-mend = Heal
    .name = mend
    .text = Choose which monster heals
verb-accuse = Name a hero
    .name = accuse
    .text = Choose which of the most corrupted heroes the card affects
verb-seize = Take a civilian
    .name = seize
    .text = A monster alone with civilians takes one
verb-close = Close
    .name = close
    .text = Close a district for this turn
verb-drag = Lure
    .name = drag
    .text = Bring the hero closer to a monster
verb-steal = Take an upgrade
    .name = steal
    .text = Take an upgrade from the hero
verb-discard = Discard
    .name = discard
    .text = Discard a sin card
field-side = Side
    .name = side
    .text = Which side?
field-rival = Person
    .name = who
    .text = Who?
field-hero = Hero
    .name = hero
    .text = Which hero?
field-way = Path
    .name = way
    .text = Which path?
field-space = Space
    .name = to
    .text = Which space?
field-at = Space
    .name = space
    .text = In which space?
field-face = Die
    .name = die
    .text = Which die?
field-acolytes = Acolytes
    .name = acolytes
    .text = How many, or which group?
field-abominations = Abominations
    .name = abominations
    .text = How many?
field-controller = Controller
    .name = controller
    .text = How many fists?
field-avatar = Avatar
    .name = avatar
    .text = How many fists?
field-claws = Claws
    .name = claws
    .text = How many claws will you stop?
field-token = Token
    .name = token
    .text = Which token?
field-cost = Cost
    .name = cost
    .text = What will you pay?
field-effect = Effect
    .name = effect
    .text = Which effect?
field-monster = Monster
    .name = monster
    .text = Which monster?
field-upgrade = Upgrade
    .name = upgrade
    .text = Which one?
field-drop = For
    .name = for
    .text = Which one will you give back?
field-means = Means
    .name = means
    .text = How?
field-sin = Sin
    .name = sin
    .text = Which sin?
field-card = Card
    .name = card
    .text = Which card?
pick-enlist = Enlist: { $hero }
pick-first = First: { $hero }
pick-agree = Agree
pick-object = Object and vote
pick-branch = Path { $way }
pick-move = Move to { $space }
pick-fight = Fight in { $at }
pick-clean = Clean the space
pick-rescue = Rescue a civilian
pick-break_altar = Break the altar
pick-end = End the turn
pick-city = City action
pick-tempt = Take 1 corruption
pick-reroll = Reroll: { $face }
pick-kill = Kill{ $acolytes ->
        [0] {""}
        [one] {" · "}{ $acolytes } acolyte
       *[other] {" · "}{ $acolytes } acolytes
    }{ $abominations ->
        [0] {""}
        [one] {" · "}{ $abominations } abomination
       *[other] {" · "}{ $abominations } abominations
    }{ $controller ->
        [0] {""}
        [one] {" · "}controller: { $controller } fist
       *[other] {" · "}controller: { $controller } fists
    }{ $avatar ->
        [0] {""}
        [one] {" · "}avatar: { $avatar } fist
       *[other] {" · "}avatar: { $avatar } fists
    }
pick-block =
    { $claws ->
        [0] Stop tentacles only
        [one] Stop { $claws } claw
       *[other] Stop { $claws } claws
    }
pick-sweep = Remove: { $token } ({ $at })
pick-again = Take an extra turn
pick-suffer = Pay: { $cost }
pick-carry_out = Now: { $effect }
pick-heal = Heal: { $hero }
pick-purify = Purify: { $hero }
pick-lookout = Scout { $at }
pick-snipe = Snipe: { $monster } ({ $at })
pick-transit = Go to { $space }
pick-keep =
    { $drop ->
        [none] Keep: { $upgrade }
       *[other] Keep: { $upgrade }, give back: { $drop }
    }
pick-skip = Skip
pick-lead = { $hero } moves to { $space } ({ $means })
pick-aid = First aid: { $hero }
pick-inject = Adrenaline: an extra turn
pick-throw = Grenade into { $at }
pick-incarnate = { $sin }, with { $acolytes }
pick-lay = Place: { $token } in { $space }
pick-summon = Summon: { $monster } in { $space }
pick-play = Play: { $card }
pick-pass = Let it pass
pick-no_card = No card against { $hero } this round
pick-follow = First hero: { $hero }, or whoever another player proposes
pick-no_reaction = No reaction to { $hero } this round
pick-join = An acolyte joins the fight
pick-march = { $monster }: from { $at } to { $space }
pick-assault = Attack the hero who has just played
pick-mend = Heal: { $monster }
pick-accuse = Name: { $hero }
pick-seize = Take a civilian in { $at }
pick-close = Close { $at }
pick-drag = Lure to { $space }
pick-steal = Take: { $upgrade }
pick-discard = Discard: { $card }

## Questions

ask-ChooseSin = Which sin takes the city?
ask-EnlistOne = Which hero will you enlist?
left-EnlistOne = { $slot ->
    [-1] This hero waits in reserve, to replace one who dies.
   *[other] You will play this hero. Each player takes one, or two if alone against the Sins; the reserve comes next.
}
ask-ProposeFirst = Which hero plays first?
ask-Objections = A first hero has been proposed: do you agree?
ask-VoteFirst = Vote: which hero plays first?
ask-AgreeOnBranch = Which path will you take for the mission?
ask-RuleOnBranch = The heroes do not agree: which path will they take?
ask-Act = Your hero’s turn: what will they do?
ask-Temptation = Take 1 corruption before the roll?
ask-ThrowAgain = Reroll the dice?
ask-SpendFists = What will your fists kill?
ask-SpendShields = What will your shields stop?
ask-TakeToken = Which token will you remove?
ask-Whispered = A whisper: corruption or a wound?
ask-Toll = Greed wants its due: what will you pay?
ask-CityEffects = Which effect comes first?
ask-Effect = Who or what is this effect for?
ask-KeepUpgrade = Two upgrades: which one will you keep?
ask-ExtraTurn = Do you want to take an extra turn?
ask-Replace = Which hero takes over?
ask-LayToken = Where will you place the token?
ask-SummonOne = Which monster, and where?
ask-Roam = Do you want to move a monster?
ask-MendOne = Who heals?
ask-Confession = Which of the most corrupted heroes will the card affect?
ask-Rumour = Which waiting civilian will you take?
ask-SinMoment = Do you want to play a sin card now?
ask-React = A hero’s turn is over: do you want to react?
ask-DragHero = Which space will you lure the hero to?
ask-CloseDistrict = Which district will you close?
ask-TakeUpgrade = Which upgrade will the hero lose?
ask-DiscardOne = Which card will you discard?
await-ChooseSin = is choosing a sin
await-EnlistOne = is enlisting a hero
await-ProposeFirst = is proposing a first hero
await-Objections = is deciding whether to object
await-VoteFirst = is voting for a first hero
await-AgreeOnBranch = is choosing a path
await-RuleOnBranch = is deciding for the heroes
await-Act = is playing a hero
await-Temptation = is deciding whether to take 1 corruption
await-ThrowAgain = is deciding whether to reroll
await-SpendFists = is assigning fists
await-SpendShields = is assigning shields
await-TakeToken = is removing tokens
await-Whispered = is choosing a price
await-Toll = is paying Greed
await-CityEffects = is using a district
await-Effect = is using a district
await-KeepUpgrade = is choosing an upgrade
await-ExtraTurn = is deciding whether to take another turn
await-Replace = is sending a replacement
await-LayToken = is placing a token
await-SummonOne = is summoning a monster
await-Roam = is deciding whether to move a monster
await-MendOne = is healing a monster
await-Confession = is naming a hero
await-Rumour = is taking a civilian
await-SinMoment = is deciding whether to play a card
await-React = is deciding whether to react
await-DragHero = is luring a hero
await-CloseDistrict = is closing a district
await-TakeUpgrade = is choosing an upgrade
await-DiscardOne = is discarding a card

## What happened

event-story_begins = A story of { $story } began in city { $layout }.
event-sides = { $seat } took the side of the Sins, against { $rivals }.
event-incarnated = { $seat } chose { $sin } as the sin and the { $group } as acolytes.
event-enlisted =
    { $reserve ->
        [0] { $seat } enlisted { $hero }.
       *[other] { $seat } put { $hero } in reserve.
    }
event-round_began = Round { $round } began.
event-round_ends = Round { $round } ended; monsters killed: { $kills }.
event-proposed = { $seat } proposed that { $hero } play first.
event-objected = { $seat } objected to { $hero } playing first.
event-first_hero = { $hero } ({ $seat }) opened the round.
event-turn_began = { $hero } ({ $seat }) began a turn in { $place }.
event-moved = { $hero } ({ $seat }) moved from { $source } to { $place }.
event-left_monsters = { $hero } ({ $seat }) left monsters behind in { $place }; their dice: { $sin_dice }.
event-turned_up = Revealed in { $place }: { $tokens }.
event-token_laid = A token was placed in { $place }: { $token }.
event-token_gone = A token was removed from { $place }: { $token }.
event-wounded =
    { $amount ->
        [one] { $hero } ({ $seat }) took a wound; total { $wounds }.
       *[other] { $hero } ({ $seat }) took { $amount } wounds; total { $wounds }.
    }
event-corrupted =
    { $amount ->
        [one] { $hero } ({ $seat }) took 1 corruption; level { $level }.
       *[other] { $hero } ({ $seat }) took { $amount } corruption; level { $level }.
    }
event-warded = The amulet protected { $hero } ({ $seat }).
event-healed = { $hero } ({ $seat }) healed a wound; wounds left: { $wounds }.
event-purified = { $hero } ({ $seat }) lost 1 corruption; level { $level }.
event-died = { $hero } ({ $seat }) died in { $place }.
event-entered = { $hero } ({ $seat }) came in as a replacement in { $place }.
event-fight_began =
    { $by_sins ->
        [0] { $hero } ({ $seat }) began a { $roll } in { $place }.
       *[other] The Sins began a { $roll } against { $hero } ({ $seat }) in { $place }.
    }
event-roll_began = { $hero } ({ $seat }) set to work in { $place }: { $roll }.
event-tempted = { $hero } ({ $seat }) gave in to corruption for the level-{ $level } bonus.
event-rolled =
    { $roll ->
        [fight] { $hero } ({ $seat }, { $roll }) rolled { $dice }, for { $fists ->
                [one] { $fists } fist
               *[other] { $fists } fists
            } and { $shields ->
                [one] { $shields } shield
               *[other] { $shields } shields
            } in all; the Sins rolled { $sin_dice }, for { $claws ->
                [one] { $claws } claw
               *[other] { $claws } claws
            } and { $tentacles ->
                [one] { $tentacles } tentacle
               *[other] { $tentacles } tentacles
            } in all.
       *[other] { $hero } ({ $seat }, { $roll }) rolled { $dice }, for { $fists ->
                [one] { $fists } fist
               *[other] { $fists } fists
            } in all.
    }
event-rerolled = { $hero } ({ $seat }) chose to reroll: { $face }.
event-killed = A monster was killed in { $place }: { $monster }.
event-damaged =
    { $amount ->
        [one] A monster took a hit: { $monster } ({ $left } more to kill it).
       *[other] A monster took { $amount } hits: { $monster } ({ $left } more to kill it).
    }
event-mended =
    { $amount ->
        [one] A monster recovered from a hit: { $monster }.
       *[other] A monster recovered from { $amount } hits: { $monster }.
    }
event-in_vain = { $hero } ({ $seat }) did not roll enough fists ({ $roll }).
event-rescued = { $hero } ({ $seat }) found a civilian in { $place } and took them along.
event-delivered =
    { $amount ->
        [one] { $hero } ({ $seat }) brought a civilian to safety.
       *[other] { $hero } ({ $seat }) brought { $amount } civilians to safety.
    }
event-civilian_lost = A civilian was lost in { $place }.
event-civilian_came = Another civilian showed up in { $place }.
event-altar_broken = { $hero } ({ $seat }) broke the altar in { $place }.
event-city_used = { $hero } ({ $seat }) took a city action in { $place }: { $district }.
event-offered = { $hero } ({ $seat }) was offered upgrades: { $cards }.
event-equipped = { $hero } ({ $seat }) took an upgrade: { $upgrade }.
event-upgrade_lost = { $hero } ({ $seat }) lost an upgrade: { $upgrade }.
event-sedated = { $hero } ({ $seat }) lost the use of an upgrade until the end of the round: { $upgrade }.
event-extra_gained = { $hero } ({ $seat }) gained an extra turn; total { $extra }.
event-taxed =
    { $amount ->
        [one] { $hero } ({ $seat }) lost one of their extra turns.
       *[other] { $hero } ({ $seat }) lost { $amount } of their extra turns.
    }
event-led = { $hero } ({ $seat }) moved another hero { $means }.
event-card_played = The Sins played { $card } during { $hero }’s turn ({ $seat }).
event-card_discarded = { $seat } discarded { $card }.
event-closed = The district in { $place } was closed.
event-joined = A dead acolyte joined the fight against { $hero } ({ $seat }) in { $place }: { $group }.
event-reacted = { $seat } reacted to { $hero }’s turn; reactions left: { $left }.
event-marched = A monster marched from { $source } to { $place }: { $monster }.
event-summoned = A monster appeared in { $place }: { $monster }.
event-appeared = A monster entered the city in { $place }: { $monster }.
event-track_moved = The Apocalypse advanced to step { $step }.
event-omen = Apocalypse card: { $omen }.
event-reaction_gained = { $seat } now has one more reaction each round.
event-past_shown = The dark past of { $hero } ({ $seat }) came to light: “{ $past }”.
event-mission_began = Mission { $mission } began: { $goal } ({ $count }).
event-mission_done = Mission { $mission } was accomplished: { $goal }.
event-disagreed = The heroes did not agree: the Sins will decide.
event-ended = The night ended in victory for { $winners }, against { $rivals }. Missions accomplished: { $missions }.
event-corrected_wounds =
    { $amount ->
        [one] Corrected: { $hero } ({ $seat }) has { $amount } wound.
       *[other] Corrected: { $hero } ({ $seat }) has { $amount } wounds.
    }
event-corrected_corruption = Corrected: { $hero } ({ $seat }) has a corruption level of { $amount }.
event-corrected_place = Corrected: { $hero } ({ $seat }) is in { $place }.
event-corrected_track = Corrected: the Apocalypse is at step { $amount }.
event-drew =
    { $seat } drew { $amount } { $amount ->
        [one] sin card
       *[other] sin cards
    }.
event-drew-secret = { $seat } drew: { $cards }.
event-past_dealt-secret = { $hero } hides a dark past: { $past }.

## Why not

reason-not-beside = A hero moves one space at a time, to an adjacent space.
reason-no-moves = This hero cannot move any further this turn.
reason-move-is-over = This hero has acted after moving: their move is over.
reason-is-held = A card holds this hero where they are.
reason-has-acted = This hero has already taken their action.
reason-no-target = There are no monsters to fight there.
reason-nothing-to-clean = There are no tokens to remove here.
reason-nobody-here = There is no civilian to rescue here, or monsters are in the way, or this hero already leads a civilian.
reason-no-altar = The mission does not ask you to break an altar here, or monsters are in the way.
reason-no-city-action = No city action here: the hero’s token is spent, the district is taken or closed, or this is a street.
reason-no-leader = The last hero must be a leader: the team has none yet.
reason-has-marched = A monster has already moved in this reaction.
reason-no-monster-here = No monster shares the hero’s space.

## Words

word-a1 = A1
    .story = on Carmes Hill
word-a2 = A2
    .story = on Saint Roch Boulevard
word-a3 = A3
    .story = in the walled garden
word-b1 = B1
    .story = in Lantern Street
word-b2 = B2
    .story = in the great square
word-b3 = B3
    .story = in Sigh Passage
word-c1 = C1
    .story = at the Iron Bridge
word-c2 = C2
    .story = at Tram Crossing
word-c3 = C3
    .story = on the quays
word-d1 = D1
    .story = under the viaduct
word-d2 = D2
    .story = outside the market halls
word-d3 = D3
    .story = in Beggars’ Court
word-e1 = E1
    .story = in Clock Square
word-e2 = E2
    .story = in Tanner Street
word-e3 = E3
    .story = at the edge of town
word-infirmary = Hospital
    .text = Heals two wounds among the heroes in the acting hero’s space.
word-arsenal = Arsenal
    .text = Reveals two upgrades; the hero keeps one.
word-watchtower = Watchtower
    .text = Reveals the hidden tokens in a space and scores one hit on a monster up to two spaces away.
word-cathedral = Cathedral
    .text = Removes a total of 2 corruption from heroes in the acting hero’s space.
word-station = Station
    .text = Takes the hero to a street without monsters; nothing can hurt them on the way.
word-university = University
    .text = Removes a token from the hero’s space or an adjacent one.
word-harbour = Harbour
    .text = Gives the hero an extra turn and 1 corruption.
word-depot = Depot
    .text = Reveals two upgrades; the hero keeps one and takes 1 corruption.
word-street = street
word-ines = Inès Valmont
    .story = Inès
word-aubin = Colonel Aubin
    .story = Colonel Aubin
word-bastien = Bastien “Anvil”
    .story = Bastien
word-ursa = Ursa
    .story = Ursa
word-vigie = Vigie
    .story = Vigie
word-braconnier = Poacher
    .story = Poacher
word-saba = Doctor Saba
    .story = Doctor Saba
word-odon = Brother Odon
    .story = Brother Odon
word-leader = leader
word-bruiser = bruiser
word-shooter = shooter
word-fixer = fixer
word-blessed-blade = Blessed blade
word-vest = Vest
word-boots = Boots
word-salt = Consecrated salt
word-first-aid = First-aid kit
word-adrenaline = Adrenaline
word-carbine = Carbine
word-amulet = Amulet
word-extinguisher = Extinguisher
word-radio = Radio
word-grenade = Grenade
word-notebook = Occult notebook
word-clean-conscience = Clean conscience
    .text = This hero has nothing to answer for.
    .story = a clean conscience
word-old-wound = Old wound
    .text = The hero takes a wound.
    .story = an old wound
word-debt = Debt
    .text = The hero loses all their upgrades.
    .story = a debt never paid
word-accomplice = Accomplice
    .text = The Sins draw two cards.
    .story = an accomplice on the other side
word-zealot = Zealot
    .text = The Apocalypse advances one step.
    .story = a faith sworn to the Apocalypse
word-broken-bond = Broken bond
    .text = A nest and an acolyte appear in the hero’s space.
    .story = a broken bond
word-traitor = Traitor
    .text = The hero goes over to the Sins and counts as dead, and an abomination appears in their space.
    .story = a betrayal
word-rain-of-ash = Rain of ash
    .text = The Sins place a fire in each of two districts without heroes, monsters or face-up tokens.
    .story = a rain of ash upon the districts
word-panic = Panic
    .text = Each hero takes 1 corruption.
    .story = a panic that spared nobody
word-dark-tide = Dark tide
    .text = The Sins place a corruption token beside each altar (three tokens at most).
    .story = a dark tide from the foot of the altars
word-eclipse = Eclipse
    .text = In the next round, each hero moves one space fewer, but still at least one.
    .story = an eclipse that made every step heavier
word-infestation = Infestation
    .text = Two acolytes, dead or not yet in play, appear on empty nests.
    .story = an infestation, with acolytes in the nests
word-rift = Rift
    .text = The Sins place a nest in a street.
    .story = a rift in the middle of a street
word-howl = Howl
    .text = Each abomination may move one space.
    .story = a howl that the beasts took up
word-confession = Confession
    .text = The most corrupted hero takes 2 corruption; if there is a tie, the Sins choose which.
    .story = a confession nobody had asked for
word-rumour = Rumour
    .text = A civilian waiting in a monster’s space or beside it is lost.
    .story = a rumour that spread dread
word-choristers = Choristers
    .text = A dead acolyte that joins a fight places a corruption token there.
word-orderlies = Orderlies
    .text = A dead acolyte that joins a fight turns one of the hero’s upgrades face down until the end of the round.
word-sewermen = Sewermen
    .text = After a fight that a dead acolyte joined, one of the remaining monsters may move two spaces.
word-pride = Pride
    .text = The Sins roll one extra die against a hero who is alone in a space.
word-sloth = Sloth
    .text = A hero who moves two spaces or more in a turn takes 1 corruption at the end of that turn.
word-wrath = Wrath
    .text = The Sins roll one extra die in the fights they start.
word-envy = Envy
    .text = The hero with the most upgrades (each of them, in a tie) rolls one die fewer, but always at least one.
word-greed = Greed
    .text = Each city action costs the hero 1 corruption or an upgrade.
word-gluttony = Gluttony
    .text = Once a round, when a fight wounds a hero, a dead acolyte returns to an empty nest.
word-lust = Lust
    .text = A hero who ends their turn with a monster in their space takes 1 corruption.
word-frenzy = Frenzy
word-whisper = Whisper
word-shadow-skin = Shadow skin
word-blaze = Blaze
word-taint = Taint
word-brood = Brood
word-sigil = Circle
word-curfew = Curfew
word-ambush = Ambush
word-reinforcement = Reinforcement
word-vertigo = Vertigo
word-doubt = Doubt
word-hasty-rite = Hasty rite
word-revenge = Revenge
word-duel = Duel
word-fall = Fall
word-torpor = Torpor
word-long-night = Long night
word-rage = Rage
word-ashes = Ashes
word-theft = Theft
word-mirror = Mirror
word-tax = Tax
word-vault = Vault
word-feast = Feast
word-swarm = Swarm
word-lure = Lure
word-embrace = Embrace
word-acolyte = Acolyte
    .text = Dies from a single hit; may come back, and may join a fight once a round.
    .story = an acolyte
word-abomination = Abomination
    .text = Dies only if it takes two hits in one roll; may come back.
    .story = an abomination
word-controller = Controller
    .text = Keeps the hits it has taken; once killed, it does not come back.
    .story = the controller
word-avatar = Avatar
    .text = Keeps the hits it has taken; once killed, it does not come back.
    .story = the avatar
word-fire = fire
word-corruption = corruption
word-pentacle = pentacle
word-nest = nest
word-blank = blank
    .count = { $n ->
        [one] { $n } blank
       *[other] { $n } blanks
    }
    .text = Does nothing.
word-altar = altar
    .text = At the end of the round, it gives the Sins a card unless a hero is in its space.
word-terror = terror
word-redemption = redemption
word-a = A
word-b = B
word-kill = kill monsters
    .text = Each monster that dies counts, whatever kills it.
word-nests = leave no nest and hold the gate
    .text = No nest tokens may be left in the city, and a hero must be in the gate space with no monsters there (printed nests do not count).
word-purge = purge the city
    .text = Each corruption token or pentacle removed counts.
word-hold = hold two altars
    .text = There must be a hero on each altar, and no monsters or tokens there.
word-altars = break the altars
    .text = Breaking one takes an action and two fists, in a space without monsters.
word-civilians = bring civilians to safety
    .text = Each one brought to safety counts; for each one lost, another shows up.
word-sweep = clean up and put out every district fire
    .text = Once no district is on fire, each token removed counts.
word-everybody = save enough civilians
    .text = Civilians saved in the first mission count too; for each one lost, another shows up.
word-fist = fist
    .count = { $n ->
        [one] { $n } fist
       *[other] { $n } fists
    }
word-both = fist-and-shield
    .count = { $n ->
        [one] { $n } fist-and-shield
       *[other] { $n } fist-and-shields
    }
word-shield = shield
    .count = { $n ->
        [one] { $n } shield
       *[other] { $n } shields
    }
word-burst = burst
    .count = { $n ->
        [one] { $n } burst
       *[other] { $n } bursts
    }
word-claw = claw
    .count = { $n ->
        [one] { $n } claw
       *[other] { $n } claws
    }
word-tentacle = tentacle
    .count = { $n ->
        [one] { $n } tentacle
       *[other] { $n } tentacles
    }
word-all = all
word-fight = fight
word-clean = cleaning
word-rescue = rescue
word-break-altar = breaking the altar
word-sins = the Sins
word-heroes = the heroes
word-any = either
word-wound = a wound
word-heal = heal
word-purify = purify
word-equip = equip
word-lookout = scout
word-snipe = snipe
word-transit = take the train
word-study = study
word-surge = an extra turn
word-corrupt = 1 corruption
word-lead = with a command
word-call = by radio
word-start = start of a turn
word-before = before a fight
word-after = after a roll

## What happened to me

loss-wounded =
    { $amount ->
        [one] { $hero } took a wound; total { $wounds }.
       *[other] { $hero } took { $amount } wounds; total { $wounds }.
    }
loss-corrupted =
    { $amount ->
        [one] { $hero } took 1 corruption; level { $level }.
       *[other] { $hero } took { $amount } corruption; level { $level }.
    }
loss-died = { $hero } died in { $place }.
loss-upgrade_lost = { $hero } lost an upgrade: { $upgrade }.
loss-sedated = { $hero } cannot use this upgrade until the round ends: { $upgrade }.
loss-taxed =
    { $amount ->
        [one] { $hero } lost one of their extra turns.
       *[other] { $hero } lost { $amount } of their extra turns.
    }

## Help, by phase

help-setup = Sides are chosen, then the sin, then the heroes: those in play first, then the reserve, with at least one leader.
help-turn = A hero may move up to their move value and take one action, before or after the move: fight, clean, or the story’s own action. The city action of their district can be taken at any time. Leaving a space with monsters can cost wounds.
help-reaction = The Sins answer the turn that has just ended: a monster moves up to two spaces, then the monsters in the hero’s space attack. The Sins play at most one sin card a turn.
help-city = At the start of a round, the Sins place their token and the heroes say who begins; at its end, the Apocalypse advances and dead monsters return.
help-over = The game is over: every mission is accomplished, or too many heroes have died.

## Statistics

stat-sin = Sin
stat-deaths = Heroes killed
stat-heroes = Heroes still standing
stat-missions = Missions accomplished

## Corrections of the game master

word-set-hero-1 = First hero in the order
word-set-hero-2 = Second hero in the order
word-set-hero-3 = Third hero in the order
word-set-hero-4 = Fourth hero in the order
word-set-wounds = Wounds
word-set-corruption = Corruption
word-set-place = Space
word-set-turns = Turn tokens
word-set-extra = Extra-turn tokens
word-set-district = District used
word-set-escorts = Civilians led
word-set-bared = Past revealed
word-set-used-reroll = Reroll used
word-set-used-cleansed = Cleansing used
word-set-used-ward = Ward used
word-set-used-lead = Authority used
word-set-used-call = Radio used
word-set-used-aid = Aid given
word-set-tokens-corruption = Corruption tokens
word-set-tokens-fire = Fire tokens
word-set-tokens-pentacle = Pentacle tokens
word-set-tokens-nest = Nest tokens
word-set-civilians = Civilians
word-set-altars = Altar
word-set-closed = District closed for the round
word-set-track = Apocalypse track
word-set-round = Round
word-set-leading = Position of the first hero (counting from 0)
word-set-reactions = Reactions left
word-set-more-reactions = Additional reactions per round
word-set-delivered = Civilians saved
word-set-lost = Civilians lost
word-set-kills = Monsters killed this round
word-set-joined = Acolytes’ power used
word-set-digested = Digestion to come
word-set-dim = Number of the slow round
word-set-mission = Mission
word-set-branch = Path chosen
word-set-tally-kills = Mission: monsters killed
word-set-tally-tokens = Mission: tokens removed
word-set-tally-altars = Mission: altars broken
word-set-tally-corruption = Mission: corruption tokens removed
word-set-tally-fire = Mission: fires put out
word-set-tally-pentacle = Mission: pentacles removed
word-set-tally-nest = Mission: nests removed
word-set-damage = Damage taken
word-set-left = Moves left
word-set-moved = Spaces moved
word-set-ignored = Corruption ignored
word-set-acted = Action taken
word-set-held = Held in place
word-set-shut = District closed to this hero
word-set-pool = Heroes available
word-set-reserve = Reserve
word-set-fallen = Dead heroes
word-set-monsters = Monsters in the space
word-set-dead = Dead monsters
word-set-box = Monsters to come
word-set-gone = Monsters out of the game
word-set-hidden = Hidden tokens
word-set-bag = Bag
word-set-turned = Tokens revealed
word-set-hand = The Sins’ hand
word-set-sin-deck = Sin deck
word-set-sin-discards = Sin discard pile
word-set-shown = Sin card played
word-set-upgrades = Upgrades
word-set-down = Upgrades face down
word-set-upgrade-deck = Upgrade deck
word-set-upgrade-discards = Upgrade discard pile
word-set-pasts = Dark past deck
word-set-past-discards = Dark past discard pile
word-set-past = Dark past
word-set-omens = Apocalypse deck
word-set-omen-discards = Apocalypse discard pile
field-count = Number
    .text = How many?

## Standing orders

word-order-moments = Moments for cards
order-moments = Offer me a card. At the start of a turn: { $start }; before a fight: { $before }; after a roll: { $after }; where the hero stands: { $where }.
order-moments-start = At the start of a turn
    .always = always
    .never = never
order-moments-before = Before a fight
    .always = always
    .never = never
order-moments-after = After a roll
    .always = always
    .fights = in fights only
    .never = never
order-moments-where = Where the hero stands
    .anywhere = anywhere
    .nest = with a nest
    .monster = with a monster
word-order-objecting = First hero
order-objecting = When somebody else proposes a first hero: { $ask }.
order-objecting-ask = Ask me
    .always = ask me
    .never = agree
word-order-resisting = Corruption
order-resisting = Before a roll, take 1 corruption while the level is below { $level }.
order-resisting-level = Up to level
word-order-holding = Hold
order-holding = After a hero’s turn, do not react.
word-order-resting = Do nothing
order-resting = End a hero’s turn without doing anything.

## Preparing a game

record-track = Step of the Apocalypse
record-omen = First Apocalypse card
record-reserve = Reserve
record-side = Side
record-sin = Sin
record-acolytes = Acolytes
record-hand = First hand
record-heroes = Heroes
record-wounds = Wounds
record-corruption = Corruption
record-upgrades = Upgrades
record-extra = Extra turns
record-id = Hero

## In text (30 characters wide)

text-story = Story: { $story }, city { $layout }
text-sins = Sins: { $sin } ({ $seat })
text-choosing = Sins: { $seat } is choosing
text-groups = Acolytes to choose from: { $groups }
text-pool = Still to choose
text-acolytes = Acolytes: { $acolytes }
text-mission = Mission { $n }: { $goal }
text-branching = Mission { $n }: choose a path
text-track = Apocalypse
text-deaths = Deaths
text-hand = The Sins’ cards
text-reactions = Reactions
text-dead = Monsters killed
text-box = Not yet in play
text-left =
    { $n ->
        [one] { $n } fist left
       *[other] { $n } fists left
    }
text-reserve = Reserve
text-city = The city
text-health = Wounds { $wounds }/5, corruption { $corruption }/7
text-figures = Combat { $combat }, skill { $skill }, armour { $armour }, move { $move }, range { $reach }
text-turns = Turns
text-down = Face down: { $cards }
text-escorts =
    { $n ->
        [one] Leads { $n } civilian
       *[other] Leads { $n } civilians
    }
text-past = Past: { $past }
text-past-hidden = hides a dark past
text-rules = What applies to everyone
text-joined = already joined this round
text-fallen = Fallen
text-fates = Civilians: { $delivered } safe, { $lost } lost
text-deck = Sin deck
text-discards = Sin discard pile
text-gone = Killed for good
text-dim = each hero moves one space fewer
text-open-card = Face-up card: { $card }
text-offer = Revealed: { $cards }
text-leading = opens the round
text-playing =
    { $left ->
        [one] playing, { $left } space left
       *[other] playing, { $left } spaces left
    }
text-acted = action taken
text-district =
    { $place ->
        [none] city token free
       *[other] city token in { $place }
    }
text-used = Used: { $what }
text-power = own power
text-start = start
text-gate = gate
text-taken = used already
text-hidden =
    { $n ->
        [one] { $n } hidden token
       *[other] { $n } hidden tokens
    }
text-civilians =
    { $n ->
        [one] { $n } civilian
       *[other] { $n } civilians
    }
text-closed = closed
text-your-hand =
    { $n ->
        [one] Your hand: { $n } card
       *[other] Your hand: { $n } cards
    }
text-bare = nothing here
text-no-side = Sides have not been chosen yet.

## Cards, upgrades, powers

card-frenzy = The Sins roll two more dice in this fight.
card-whisper = The hero takes 2 corruption or 1 wound, as they choose.
card-shadow-skin = In this fight, it takes one more fist to kill an acolyte or an abomination.
card-blaze = Place a fire in a monster’s space or beside it.
card-taint = Place a corruption token in a street without heroes.
card-brood = Place a nest in a monster’s space.
card-sigil = Place a pentacle in a monster’s space.
card-curfew = Close a district for this turn.
card-ambush = Two more monsters move in this reaction.
card-reinforcement = A dead acolyte returns to an empty nest.
card-vertigo = The hero moves one space fewer.
card-doubt = The roll has one fist fewer.
card-hasty-rite = If an altar has no hero on it, the Apocalypse advances and the Sins discard a card.
card-revenge = If a monster dies, the hero takes a wound, or 1 corruption if they have armour.
card-duel = Other heroes add no dice to the roll.
card-fall = If the roll gives 3 fists or more, the hero takes 2 corruption.
card-torpor = The hero moves only one space.
card-long-night = The hero’s district is closed for the round.
card-rage = For each burst they roll, the Sins roll two more dice.
card-ashes = A fire appears where a monster dies.
card-theft = The hero loses an upgrade.
card-mirror = The Sins roll as many dice as the hero, 6 at most.
card-tax = The hero loses one of their extra turns.
card-vault = Draw 2 cards, discard one.
card-feast = The controller or the avatar recovers from 3 hits.
card-swarm = Two dead acolytes return to empty nests.
card-lure = The hero moves one space towards the nearest monster.
card-embrace = The hero cannot leave their space this turn.
card-blessed-blade = One more die in fights.
card-vest = A shield in every fight.
card-boots = One more space of movement.
card-salt = One more die when cleaning.
card-first-aid = Once a round, heals one wound on a hero in the same space.
card-adrenaline = Discard it for an extra turn.
card-carbine = One more space of range.
card-amulet = Ignores the first corruption each round.
card-extinguisher = Ignores fires, and puts one out on entering a space.
card-radio = Once a round, another hero moves one space.
card-grenade = Discard it for 2 fists in the hero’s space or an adjacent one.
card-notebook = Once a round, rerolls all the dice in a roll.
power-ines = Once a round, another hero within one space may safely move one space.
power-aubin = Other heroes in his space may reroll one die.
power-bastien = His first kill of the round removes 1 corruption from him.
power-ursa = One more combat die for every two wounds.
power-vigie = Fights up to two spaces away.
power-braconnier = Fights up to one space away; one more fist against a lone monster.
power-saba = When she removes two tokens, she heals one wound on a hero in her space.
power-odon = Each turn, ignores the first corruption token he comes to.
token-fire = Wounds whoever enters.
token-corruption = Gives 1 corruption to whoever enters.
token-pentacle = One more die for the Sins here.
token-nest = A dead monster may return here.
face-hero-fist = a hit
face-hero-both = a hit and a block
face-hero-shield = a block
face-hero-burst = one more die was rolled
face-hero-blank = nothing
face-work-fist = the task advances
face-work-both = the task advances
face-work-shield = nothing outside a fight
face-work-burst = one more die was rolled
face-work-blank = nothing
face-sins-claw = a wound
face-sins-tentacle = 1 corruption
face-sins-burst = nothing, except with Rage
face-sins-blank = nothing
monster-figures =
    { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }, toughness { $tough }
monster-claws =
    { $n ->
        [one] an automatic claw in each fight
       *[other] { $n } automatic claws in each fight
    }
monster-tentacles =
    { $n ->
        [one] an automatic tentacle in each fight
       *[other] { $n } automatic tentacles in each fight
    }
monster-march = moves { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    } in a reaction

## What a move changes, above a menu

ahead-hero-odds = Wins { $won }% of games between computers
ahead-way = To do: { $goal } ({ $needed })
    .odds = When computers play, the heroes win about { $won ->
        [one] { $won } game
       *[other] { $won } games
    } in 100 on this path
ahead-tempt = level { $level }{ $dice ->
        [0] {""}
        [one] {" · "}+{ $dice } die
       *[other] {" · "}+{ $dice } dice
    }{ $fists ->
        [0] {""}
        [one] {" · "}+{ $fists } fist
       *[other] {" · "}+{ $fists } fists
    }
ahead-wounds =
    { $n ->
        [one] costs a wound
       *[other] costs { $n } wounds
    }
ahead-corruption = costs { $n } corruption
ahead-dies = kills { $hero }
ahead-past = a dark past comes to light
ahead-leaving =
    { $n ->
        [one] as they leave, a sin die strikes
       *[other] as they leave, { $n } sin dice strike
    }
scene-rolled =
    { $hero }: { $fists ->
        [one] { $fists } fist
       *[other] { $fists } fists
    }, { $shields ->
        [one] { $shields } shield
       *[other] { $shields } shields
    }; against them: { $claws ->
        [one] { $claws } claw
       *[other] { $claws } claws
    }, { $tentacles ->
        [one] { $tentacles } tentacle
       *[other] { $tentacles } tentacles
    }.
scene-roll = { $hero } will roll { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }, the Sins { $sin_dice }.
scene-turn =
    { $left ->
        [one] { $hero } is in { $place } with { $left } space left to move.
       *[other] { $hero } is in { $place } with { $left } spaces left to move.
    }
scene-against = { $hero } has finished their turn in { $place }.
scene-hand = Your hand: { $cards }.

## The chronicle of a round

story-title = 📜 Chronicle of round { $n }
story-dawn-1 = Night had already fallen on Haven.
story-opens-1 = { $hero } walked ahead through the streets of Haven.
story-opens-2 = Sirens were wailing when { $hero } set out.
story-opens-3 = Ash was raining down; { $hero } took the lead.
story-opens-4 = The street lamps flickered as { $hero } set out.
story-opens-5 = { $hero } pushed the door open; nobody spoke.
story-opens-6 = Somewhere a bell tolled, and { $hero } set off.
story-opens-7 = Something was scratching behind the walls; { $hero } waved the others on.
story-opens-8 = Cabs were burning in the streets; { $hero } went on ahead.
story-opens-9 = { $hero } checked every weapon before they set off.
story-opens-10 = Fog was coming up from the river, and { $hero } walked into it without looking back.
story-killed-1 = { $hero } brought down { $monster } { $place }.
story-killed-2 = Nobody could get past { $monster } { $place } until { $hero } came.
story-killed-3 = { $hero } struck, and { $monster } bit the dust { $place }.
story-killed-4 = They could hear { $monster } growling { $place }; { $hero } put an end to it.
story-killed-5 = { $hero } finished off { $monster } { $place }.
story-slain-1 = { $hero } brought down { $monster } { $place }.
story-slain-2 = { $hero } struck again and again { $place }; { $monster } fell, and the beasts howled.
story-fell-1 = The beasts howled: { $monster } had fallen { $place }.
story-fell-2 = They heard { $monster } fall { $place }, then nothing more.
story-fell-3 = One last cry { $place }: { $monster } would not rise again.
story-fell-4 = Something heavy fell { $place }: { $monster }.
story-rescued-1 = { $hero } found somebody alive { $place }.
story-rescued-2 = A voice still answered { $place }, and { $hero } followed it.
story-rescued-3 = { $hero } reached into the rubble { $place } and found a living hand.
story-delivered-1 = Behind the doors they counted the people { $hero } had brought back.
story-delivered-2 = { $hero } knocked, the door opened, and others came in behind.
story-delivered-3 = A few more would sleep in safety, thanks to { $hero }.
story-altar-broken-1 = An altar gave way { $place }: { $hero } threw down its stone.
story-altar-broken-2 = { $hero } left a heap of stones { $place }, where an altar had stood.
story-altar-broken-3 = Blow by blow, { $hero } broke up the altar { $place }.
story-civilian-lost-1 = A cry died away { $place }.
story-civilian-lost-2 = Somebody was waiting { $place }; nobody came in time.
story-civilian-lost-3 = All they found { $place } was a shoe.
story-civilian-lost-many-1 = Help came too late for { $n } civilians who were waiting to be rescued.
story-civilian-lost-many-2 = For { $n } civilians no help came.
story-civilian-lost-many-3 = Voices were calling for help; before long, { $n } of them had fallen silent.
story-past-shown-1 = The past caught up with { $hero }: { $past }.
story-past-shown-2 = That night everybody learnt what { $hero } had been hiding: { $past }.
story-past-shown-3 = The night knew everything about { $hero }, and brought to light { $past }.
story-omen-1 = Then came { $omen }.
story-omen-2 = The night brought { $omen }.
story-omen-3 = On top of it all came { $omen }.
story-entered-1 = They called { $hero } in to fill the gap.
story-entered-2 = Somebody else was needed, and { $hero } came.
story-entered-3 = A new face joined the survivors: { $hero }.
story-died-1 = { $hero }’s road ended { $place }.
story-died-2 = { $hero } was last seen { $place }.
story-died-3 = { $hero } fought one last fight { $place }.
story-relieved-1 = { $hero } was last seen { $place }; { $successor } took over.
story-relieved-2 = { $hero } fought one last fight { $place }. To fill the gap they called in { $successor }.
story-relieved-3 = Death was waiting for { $hero } { $place }; { $successor } took up the fight.
story-appeared-1 = Something huge stirred { $place }: it was { $monster }.
story-appeared-2 = The ground shook { $place }: { $monster } was entering Haven.
story-appeared-3 = The dogs fell silent { $place }, and { $monster } appeared.
story-goal-kill-1 = The creatures were everywhere: many of them had to be brought down.
story-goal-controller-1 = Somebody was giving the beasts their orders; the controller had to be silenced.
story-goal-nests-1 = Now they had to tear out every nest and hold the gate.
story-goal-avatar-1 = Now the avatar itself had to be brought down.
story-goal-purge-1 = To take back the city, they first had to wash it clean of its taint.
story-goal-hold-1 = Now two altars had to be held at once.
story-goal-altars-1 = Only the altars were left to break, stone by stone.
story-goal-civilians-1 = There were still people alive out there; first they had to be brought to safety.
story-goal-sweep-1 = Now the streets had to be cleared, and the fires in the districts put out.
story-goal-everybody-1 = Only the last civilians remained, the ones the train was waiting for.
story-done-kill-1 = Enough creatures had fallen for the city to draw breath.
story-done-kill-2 = The count was complete: enough creatures lay in the streets.
story-done-nests-1 = Not a nest was left, and the gate held.
story-done-nests-2 = The nests were burnt and the gate was shut: it was done.
story-done-purge-1 = The streets were washed clean of their taint.
story-done-purge-2 = People could walk the streets again without covering their mouths.
story-done-hold-1 = Two altars were in the heroes’ hands.
story-done-hold-2 = There were two altars, and a hero stood on each.
story-done-altars-1 = The stones of the rite were rubble.
story-done-altars-2 = Nothing was left of the altars but stones.
story-done-civilians-1 = The first civilians were safe behind the doors.
story-done-civilians-2 = Behind the doors they began to make room.
story-done-sweep-1 = The wreckage was cleared, and nothing burned in the districts any more.
story-done-sweep-2 = The last fires were out, and the streets belonged to those who walked them.
story-done-everybody-1 = The last civilians the train was waiting for had arrived.
story-done-everybody-2 = The platform was full; the train could leave.
story-quiet-1 = The city held its breath.
story-quiet-2 = Nothing else stirred, or nobody was left to tell of it.
story-quiet-3 = They listened for a long time; it was only the wind.
story-quiet-4 = In the stairwells nobody dared to strike a light.
story-night-1 = Far away a siren fell silent.
story-night-2 = The Apocalypse waited for nobody.
story-night-3 = A window lit up, and then nothing more.
story-end-1 = The last mission was accomplished; at the end of the night Haven was still breathing.
story-end-2 = All was done: day broke over Haven, and the city was saved.
story-end-sins-1 = Too many heroes had fallen; at the end of the night Haven belonged to { $winners }.
story-end-sins-2 = Haven had lost too many heroes; when the last lights went out, the city was left to { $winners }.
story-standing-1 = The avatar was still standing.

## Report

report-name-unknown = nobody left standing
report-sins-1 = { $sin } walked Haven all night long, and in its shadow went the { $group }.
report-sins-2 = All night Haven had one name on its lips, { $sin }, and the { $group } whispered it.
report-hero-well-1 = { $hero } held out to the end with hardly a scratch.
report-hero-well-2 = At first light { $hero } was still walking with a steady step.
report-hero-well-3 = The night passed over { $hero } and left no trace.
report-hero-well-4 = In the morning { $hero } asked for coffee.
report-hero-hurt-1 = { $hero } held out to the end, at the cost of many wounds.
report-hero-hurt-2 = { $hero } saw the dawn with one arm in a sling and teeth clenched.
report-hero-hurt-3 = At daybreak they counted { $hero }’s wounds; none had been fatal.
report-hero-hurt-4 = At daybreak { $hero } was still standing, propped against a wall.
report-hero-dark-1 = { $hero } held out to the end, with corruption not far from the heart.
report-hero-dark-2 = { $hero } saw the dawn, no longer quite human.
report-hero-dark-3 = { $hero } is still standing, though people avert their eyes.
report-hero-dark-4 = { $hero } saw the dawn, but could not bear the light.
report-died-1 = { $hero } did not see the dawn: the end came { $place }.
report-died-2 = Haven took { $hero } { $place }, and gave nothing back.
report-died-3 = They still tell how { $hero } stood against the night { $place }.
report-died-4 = The night took { $hero } { $place }.
report-carried = { $hero } carried it all to the end: { $upgrades }.
report-saved =
    { $n ->
        [one] Thanks to this team, one civilian is alive.
       *[other] Thanks to this team, { $n } civilians are alive.
    }
report-nobody = Nobody who set out came back.
report-figure-died = Heroes lost
report-figure-delivered = Civilians saved
report-figure-altars = Altars broken
report-figure-reactions = Reactions gained
report-chapter = Round { $n }
report-chapters = Rounds { $n } to { $until }
report-chapters-two = Rounds { $n } and { $until }
report-before = Before the first round

## In pictures

draw-key-acolyte = acolyte
draw-key-abomination = abomination
draw-key-controller = controller
draw-key-avatar = avatar
draw-key-taint = corruption
draw-key-pentacle = pentacle
draw-key-nest = nest
draw-key-altar = altar
draw-key-hidden = hidden token
word-hidden = hidden token
word-civilian = civilian
draw-key-civilian = civilian
draw-key-burst = burst
draw-key-turn = turn
symbol-turn-played = turn played
symbol-turn-extra = additional turn
symbol-city-used = city already used
symbol-grave = a hero’s death
symbol-power = the hero’s power
symbol-die = additional die
symbol-burst-sin = the Sins’ burst
symbol-blank-sin = the Sins’ blank
symbol-step-card = Apocalypse: the Sins draw
symbol-step-controller = Apocalypse: controller
symbol-step-omen = Apocalypse: Apocalypse card
symbol-step-reaction = Apocalypse: more reactions
symbol-step-avatar = Apocalypse: avatar
symbol-step-rift = Apocalypse: nest in a street
symbol-step-torment = Apocalypse: corruption and wound
draw-mission-n = Mission { $n }
draw-sins-hold = cards { $cards } · reactions { $reactions }
draw-ready = dead acolyte ready
draw-joined = acolyte already joined
draw-wounds = Wounds { $n }/{ $most }
draw-corruption = Corruption { $n }/{ $most }
draw-yields = bonus for giving in
draw-figure-combat = Combat
draw-figure-skill = Skill
draw-figure-armour = Armour
draw-figure-move = Move
draw-figure-reach = Range
draw-upgrade = Upgrade
draw-free = Upgrade to be found
draw-past-kind = Dark past
draw-reactions = Reactions { $n }
draw-piles = deck { $deck } · discard pile { $discards }
draw-dead = { $n } dead
draw-left = { $n } left
draw-waiting = { $n } to come
draw-hidden-title = Hidden tokens
draw-when-start = Start
draw-when-before = Before a fight
draw-when-after = After a roll
draw-when-reaction = Reaction
draw-mission = Mission { $n }: { $goal }, { $progress }/{ $needed }
draw-branching = Mission { $n }: choose a path
draw-track = Apocalypse { $n }/9
draw-deaths = Deaths { $n }/{ $most }
draw-pool = Still to choose{ $led ->
        [0] , including a leader
       *[other] {""}
    }{ $n ->
        [0] {""}
       *[other] ; in reserve: { $reserve }
    }
draw-start = Start
draw-closed = closed
draw-roll = { $hero }: { $roll }
text-roll-attack = The Sins attack in { $place }
text-roll-at = In { $place }
draw-to-roll = { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }{ $sin_dice ->
        [0] {""}
       *[other] {""} against { $sin_dice }
    }
draw-rolled = Fists { $fists } · shields { $shields }
draw-rolled-sins = Claws { $claws } · tentacles { $tentacles }
draw-worked = Fists { $fists }
draw-tokens = Turns { $turns }{ $extra ->
        [0] {""}
       *[other] +{ $extra }
    } · { $district ->
        [none] city free
       *[other] city: { $district }
    }
draw-key-city = city
draw-taken = used
draw-won = Victory: { $names }
draw-hand = Your hand
draw-hidden = Hidden tokens: { $what }
draw-no-hand = No cards in hand
draw-figures = Combat { $combat } · skill { $skill } · armour { $armour } · move { $move } · range { $reach }

## The first game

learn-intro = Night falls on Haven, and Pride walks its streets. You run two heroes against a computer that plays the Sins. You have three missions, in order: kill enough monsters, choose a path, bring the avatar down. Here is the first round.
learn-team = Two heroes play, and two more wait in reserve. You need at least one leader. Each hero has combat dice, a skill and a power.
    .title = The team
    .pick = Inès leads, and she fights well.
learn-second =
    .pick = Bastien rolls four combat dice: nobody hits harder.
learn-third =
    .pick = Nobody cleans better: keep her for a city full of tokens.
learn-fourth =
    .pick = Ursa hits harder when she is wounded: a good replacement.
learn-first = Each round, one hero begins and the others follow in order, twice over. On the map, a nest brings a dead monster back, an altar without a hero gives the Sins a card, and some missions make you hold the gate. Among the monsters, the controller and the avatar keep the hits they have taken.
    .title = The first hero
    .pick = Bastien hits hardest: let him lead the way.
learn-act = On their turn, a hero moves and takes one action, fight or clean, in either order. Leaving a space with monsters can cost wounds. Each hero can also take the city action of a district, once a round.
    .title = A turn
    .pick = Towards the middle: from B2, the acolyte in C2 is one space away.
learn-act-strike =
    .pick = A lone acolyte, and the mission needs fourteen kills: that is worth 1 corruption.
learn-act-fight =
    .pick = Four dice against two: the fight is yours.
learn-temptation = Before every roll you can take 1 corruption for a bonus: dice at first, then fists. At level 7, each further corruption is a wound instead. Five wounds kill.
    .title = Corruption
    .pick = One fist kills an acolyte: four dice are enough.
learn-act-ines =
    .pick = Inès goes round the other side, where nothing is waiting for her.
learn-act-south =
    .pick = The space is empty, and D3, a nest with an acolyte, is only two spaces away.
learn-act-leave =
    .pick = One monster here; in D1, two to kill in one fight. The die that strikes as you leave costs at most one wound.
learn-act-reach =
    .pick = Both monsters are here, and you still have your action.
learn-act-both =
    .pick = Three fists kill both of them, and you roll four dice.
learn-temptation-taken =
    .pick = The Sins will roll seven dice: an extra die for you is worth your first corruption.
learn-again = A leader beside you lets you reroll one die; a notebook lets you reroll all the dice.
    .title = Rerolling
learn-fists = Assign each fist to a monster, which dies once the fists it takes reach its toughness. Only the controller and the avatar keep their damage.
    .title = Fists
    .pick = Two monsters either way; the abomination is the more dangerous.
learn-shields = A shield stops a claw, which is a wound, or a tentacle, which is 1 corruption. You choose.
    .title = Shields
    .pick = Wounds kill, corruption can wait: stop the claws first.
learn-act-fight-back =
    .pick = The abomination came to you: if you leave, it rolls a die against you; if you kill it, that counts towards the mission.
learn-temptation-spared =
    .pick = Only one monster to kill: save the corruption for later.
learn-shields-again =
    .pick = Only one shield: being spared a wound is worth more than being spared 1 corruption.
learn-act-harbour =
    .pick = At the Harbour, the city action gives an extra turn.
learn-act-city =
    .pick = An extra turn for 1 corruption: Inès has more to do this round.
learn-whisper = A sin card lets you choose your price: corruption, or a wound.
    .title = A whisper
learn-order = This district has several effects: resolve them in the order that suits you.
    .title = A district
    .pick = The order makes no difference here: pay first.
learn-act-nest =
    .pick = There is an acolyte in D3: attack it in your extra turn.
learn-effect = Choose who or what the district helps. An effect that helps nobody is skipped.
    .title = A district’s effect
learn-upgrade = Two upgrades are revealed: keep one. A hero carries at most three.
    .title = Equipping
learn-token = Each fist removes a token from the space. Fire and corruption hurt heroes who enter; a nest brings monsters back.
    .title = Cleaning
learn-extra = An extra-turn token is spent at the end of the round, or kept. The Sins may react to an extra turn, too.
    .title = One more turn
    .pick = You took 1 corruption for it, and an acolyte is within reach.
learn-act-again =
    .pick = A lone acolyte, three dice against two: one more monster for the mission.
learn-temptation-deep =
    .pick = At level 5, corruption gives a die and a fist: just the fist it takes to kill the acolyte.
learn-act-station =
    .pick = From the Station, Bastien is one space away: Inès can move him safely.
learn-act-lead =
    .pick = At the Arsenal, he can take an upgrade next round.
learn-act-last =
    .pick = There are no monsters left in D1: a safe place to end the round.
learn-replace = A hero has died: another one from the reserve comes in on the start space. Once the reserve is empty, the next death costs you the game.
    .title = The replacement
learn-branch = The second mission has two paths. If the heroes do not agree, the Sins choose for them.
    .title = Two paths
learn-objections = Somebody proposes a first hero. Silence counts as agreement; an objection calls for a vote.
    .title = Objecting
learn-vote = The majority decides which hero goes first; without a majority, it is the hero to the left of last round’s.
    .title = The vote
learn-sin = Each sin changes a rule and has two cards of its own. Acolytes add an effect when one of them joins a fight.
    .title = A sin
learn-toll = Greed makes every city action cost something: 1 corruption, or an upgrade.
    .title = Greed
learn-ruling = The heroes do not agree: you choose their path.
    .title = Ruling
learn-laying = The Sins place tokens where they get in the way: on the heroes’ route, or under a monster.
    .title = Placing a token
learn-summons = Dead monsters return to empty nests. Each monster blocks one nest in its space.
    .title = Summoning
learn-roam = This lets you move a monster outside a reaction.
    .title = A march
learn-mend = The controller and the avatar are both hurt: you choose which one heals.
    .title = Healing
learn-confession = Several heroes are equally corrupted: you choose which one the card affects.
    .title = Confession
learn-rumour = A rumour takes a civilian waiting near a monster: you choose which one.
    .title = A rumour
learn-moment = You play at most one card on each hero’s turn, at the moment printed on it. Once a round, a dead acolyte can join a fight.
    .title = When to play a card
learn-react = After a turn, move a monster, then attack the hero who has just played. You have as many reactions as there are heroes.
    .title = Reacting
learn-drag = The hero moves one space towards the nearest monster, and is not hurt by leaving.
    .title = Luring
learn-close = A closed district is of no use to anybody until the turn is over.
    .title = Closing
learn-take = Choose the upgrade that the hero loses, or cannot use this round.
    .title = Taking an upgrade
learn-discard = One of your cards is discarded, for all to see.
    .title = Discarding
learn-end =
    You have led two heroes through a round. What you know now:
    · **Acting**: a turn is a move, one action, and a city action at any time.
    · **Rolling**: fists kill, shields stop hits, and corruption helps, at a price.
    · **Losing**: the Sins react, the Apocalypse advances, and the third death costs you the game.
    .title = 🎓 Haven has new defenders!

## Hints: what they compare

hint-mission = the mission
hint-heroes = the state of the heroes
hint-sins = the Apocalypse and the Sins’ cards
hint-whim = a little variety
hint-board = control of the city
hint-prospects = the rest of this turn
## Titles, once all is over

word-title-idle-sins = Hands in their pockets
word-title-no-harvest = The failed harvest
word-title-rich-harvest = The harvest of souls
word-title-teeming-city = The teeming city
word-title-every-weakness = A card for every weakness
word-title-untouched-soul = The untouched soul
word-title-no-wound = Not a scratch
word-title-altars = No altar left standing
word-title-civilians-first = Civilians first
word-title-no-fight = Not a blow struck
word-title-graves = Graves to tend
word-title-no-temptation = No to every temptation
word-title-balm = Balm and forgiveness
word-title-every-temptation = Yes to every temptation
word-title-brink = On the brink
word-title-whole-city = The whole city on foot
word-title-ally-city = The city on our side
word-title-raised-fist = The raised fist
word-title-everybody-home = Everybody home
word-title-sober = A cool head
word-title-dawn = A new dawn
word-title-until-the-end = To the end of the night
word-title-night = Night without end
word-title-driven-out = Night driven out
luck-fist = Fists rolled (average)
luck-shield = Shields rolled (average)
luck-claw = Claws rolled (average)
luck-tentacle = Tentacles rolled (average)

## Campaign: what the end gives

gives-people = { $n ->
        [one] { $n } living hero
       *[other] { $n } living heroes
    }
gives-arms = { $n ->
        [one] { $n } upgrade
       *[other] { $n } upgrades
    }
gives-fame = { $n ->
        [one] { $n } victory or title
       *[other] { $n } victories or titles
    }
word-turn = Turn
    .count = { $n ->
            [one] { $n } turn token or sin card
           *[other] { $n } turn tokens or sin cards
        }
word-upgrade = Upgrade
    .count = { $n ->
            [one] { $n } upgrade or sin card
           *[other] { $n } upgrades or sin cards
        }
record-brought = From the campaign
