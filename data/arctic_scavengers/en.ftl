# Arctic Scavengers in English. The same messages and the same variables as fr.ftl.

## The game

game-name = Arctic Scavengers
game-pitch = The winter never ends: dig, hunt, hire, and fight over the little that is left. The largest tribe wins.
game-plan-until = at the end of the round; a line that depends on your hand or your finds lasts until the end of the round in which it answers
game-sheet =
    .title = Your tribe
    .button = My tribe
phase-gathering = Round { $n } · Gathering
phase-skirmish = Round { $n } · Skirmish
phase-over = End of the winter

## Options

option-length = Length
    .text = How many resources are fought over.
option-length-full = Full
    .text = The game has 16 rounds and 14 contested resources.
option-length-quick = Quick
    .text = The game has 10 rounds and 8 contested resources.

## Points

winning-points =
    { $points ->
        [one] { $points } member
       *[other] { $points } members
    }
score-end-count = Known members
score-dig-secret = Hidden members

## Moves

verb-draw = Draw
    .name = draw
    .text = Send people to draw from your deck
verb-dig = Dig
    .name = dig
    .text = Send people to search the junkyard
verb-hunt = Hunt
    .name = hunt
    .text = Send people to find food
verb-hire = Hire
    .name = hire
    .text = Take somebody from a pile and pay the price
verb-trash = Trash
    .name = trash
    .text = Put cards from your hand into the junkyard
verb-finish = Stop gathering
    .name = finish
    .text = Keep the cards left in hand for the skirmish
verb-keep = Keep
    .name = keep
    .text = Keep one of the cards you found
verb-keep_none = Keep nothing
    .name = leave
    .text = Put back everything you found
verb-gather_with = Gather as my hand allows
verb-keep_best = Keep the best
verb-pass = Let it pass
    .name = pass
    .text = Do not interrupt
verb-snipe = Snipe
    .name = snipe
    .text = Discard one of a rival’s people
verb-disarm = Disarm
    .name = disarm
    .text = Discard one of a rival’s tools
field-cards = Cards
    .name = cards
    .text = Which cards from your hand?
field-who = Who
    .name = who
    .text = Who will you hire?
field-card = Card
    .name = card
    .text = Which card?
field-rival = Rival
    .name = rival
    .text = Which rival’s?
field-target = Target
    .name = target
    .text = Which card is the target?
field-aim = First
    .text = What will you look for first?
field-then = Then
    .text = And then, with the cards left in your hand?
field-want = Preference
    .text = What would you rather keep?
pick-gather_with = As my hand allows: { $aim }, then { $then }
pick-keep_best = Keep the best: { $want } first
pick-draw = Draw: { $cards }
pick-dig = Dig: { $cards }
pick-hunt = Hunt: { $cards }
pick-hire =
    { $cards ->
        [nothing] Hire: { $who }
       *[other] Hire: { $who } for { $cards }
    }
pick-trash = Trash: { $cards }
pick-finish = Stop gathering
pick-keep = Keep: { $card }
pick-keep_none = Keep nothing
pick-pass = Let it pass
pick-snipe = { $card }: snipe { $target } ({ $rival })
pick-disarm = { $card }: disarm { $target } ({ $rival })

## What a move changes

ahead-draw =
    { $n ->
        [one] { $n } card drawn
       *[other] { $n } cards drawn
    }
ahead-dig =
    { $n ->
        [one] { $n } junkyard card seen
       *[other] { $n } junkyard cards seen
    }
ahead-hunt = { $n } food
ahead-left =
    { $n ->
        [0] no cards left in hand
        [one] { $n } card left in hand
       *[other] { $n } cards left in hand
    }
ahead-force = skirmish: fight { $fight }, people { $people }
ahead-food-lost = { $n } food unused
ahead-medicine-lost =
    { $n ->
        [one] { $n } medicine lost
       *[other] { $n } medicine lost
    }
ahead-loss =
    { $n ->
        [one] −{ $n } member
       *[other] −{ $n } members
    }
ahead-struck-dig = dig { $n } instead of { $was }
ahead-struck-draw = draw { $n } instead of { $was }
ahead-struck-hunt = hunt { $n } instead of { $was }
ahead-struck-build = build { $n } instead of { $was }
ahead-struck-recon = see { $n } instead of { $was }
ahead-struck-fight = { $rival }’s fight total: { $n } instead of { $was }
ahead-own-fight = your fight total: { $n } instead of { $was }
ahead-rival =
    { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }, skirmishes won: { $won }

## Above a menu

scene-shown = { $seat } shows: { $cards } ({ $force }).
scene-acts = { $seat }: { $action } { $n }, with { $cards }.
scene-food = Food to spend: { $n }.
scene-hand = Your hand: { $cards }.

## Questions

ask-Gather = Your gathering: at most one action of each kind
ask-KeepOne = You have dug: what will you keep?
ask-Interrupt = A rival is showing cards: do you want to interrupt?
ask-Declare = Skirmish: do you want to strike?
await-Gather = is gathering
await-KeepOne = is choosing a find to keep
await-Interrupt = is deciding whether to interrupt
await-Declare = is deciding whether to strike

## What happened

event-round_began = Round { $round } begins; { $first } has the initiative.
event-drew =
    { $seat } drew { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }.
event-drew-secret = { $seat } drew: { $cards }.
event-shuffled = { $seat } shuffled their discard pile.
event-peeked = { $seat } looked at the next contested resource.
event-peeked-secret = { $seat } saw the next contested resource: { $card }.
event-announced = { $seat } showed cards ({ $action }): { $cards }.
event-struck = { $by } struck one of { $seat }’s cards: { $weapon } against { $card }.
event-held_fire = { $seat } held fire.
event-dug =
    { $seat } went through { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    } from the junkyard.
event-dug-secret = In the junkyard, { $seat } found: { $cards }.
event-kept_find = { $seat } kept a find.
event-kept_find-secret = { $seat } kept a find: { $card }.
event-kept_nothing = { $seat } kept nothing.
event-hunted = { $seat } brought { $amount } food back from the hunt.
event-hired =
    { $cards ->
        [nothing] { $seat } hired: { $card }.
       *[other] { $seat } hired: { $card } (paid with { $cards }).
    }
event-corrected_cards = Misdealt cards are swapped: { $card } ({ $seat }) for { $other } ({ $rival }).
event-corrected_initiator = The initiative has been corrected: { $seat } has it.
event-corrected_food = { $seat }’s food has been corrected: { $amount }.
event-trashed = { $seat } trashed: { $cards }.
event-food_lost = { $seat } let { $amount } food go to waste.
event-finished =
    { $amount ->
        [0] { $seat } stopped gathering, with an empty hand.
        [one] { $seat } stopped gathering with { $amount } card in hand.
       *[other] { $seat } stopped gathering with { $amount } cards in hand.
    }
event-sent =
    { $cards ->
        [nothing] { $seat } sent nobody to the skirmish.
       *[other] { $seat } sent cards to the skirmish: { $cards }.
    }
event-fought =
    { $seat } mustered a fight total of { $fight }, with { $people ->
        [one] { $people } person
       *[other] { $people } people
    }.
event-prize_won =
    { $by_people ->
        [0] { $seat } won the skirmish and its resource.
       *[other] Fight totals were tied, and { $seat } won the resource on numbers.
    }
event-prize_won-secret =
    { $by_people ->
        [0] { $seat } won the skirmish and its resource: { $card }.
       *[other] Fight totals were tied, and { $seat } won the resource on numbers: { $card }.
    }
event-deadlock = Deadlock: nobody won the resource, which vanished into the junkyard.
event-owns_reactions-secret = You now have this card: { $card }. You may answer with it when a rival shows cards. The standing order “Interrupts” says when you are asked: `/orders`.
event-ended = The winter ends. Victory: { $winners }.

## Refusals

reason-not-in-hand =
    { $card ->
        [none] Name cards from your hand.
       *[other] This card is not in your hand: { $card }.
    }
reason-cannot-help = This card cannot help you { $action }: { $card }.
reason-needs-somebody = You need at least one person who can { $action }.
reason-needs-bearer = Each tool needs somebody to hold it: { $count ->
        [one] { $count } has nobody
       *[other] { $count } have nobody
    }.
reason-yields-nothing = Together these cards yield nothing when you { $action }.
reason-one-order = Name the cards in the order you hold them.
reason-done-already = You can { $action } only once a round.
reason-name-cards = Name at least one card to trash.
reason-not-for-hire =
    { $card ->
        [none] Nobody of that name is for hire.
       *[other] This pile is empty: { $card }.
    }
reason-no-medicine = This card is not medicine: { $card }.
reason-too-dear = The price is { $food } food and { $medicine } medicine; you have { $have_food } food and { $have } medicine.
reason-too-dear-mixed = The price is { $mixed }, in food and medicine; you have { $have } in all.
reason-not-dug-up =
    { $card ->
        [none] Keep one of the cards you found.
       *[other] This card is not among those you found: { $card }.
    }
reason-not-at-hand =
    { $card ->
        [none] Name one of your cards that can strike.
       *[other] You cannot strike with this card: { $card }.
    }
reason-cannot-hit =
    { $target ->
        [none] Aim at a card that this rival is showing.
       *[other] { $card } cannot hit that rival’s { $target }.
    }

## Words

word-draw = draw
    .emoji = 🃏
word-dig = dig
    .emoji = ⛏️
word-hunt = hunt
    .emoji = 🏹
word-hire = hire
    .emoji = 🤝
word-recruit = hunt and hire
    .emoji = 🤝
    .text = The most expensive people you can afford.
word-rest = keep the rest
word-medicine = medicine
word-trash = trash
    .emoji = 🗑️
word-fight = fight
    .emoji = ⚔️
word-contested = contested resources
word-tools = tools
word-person = person
word-tool = tool

## Cards

word-refugee = Refugee
    .story = { $n ->
            [one] a refugee
           *[other] { $n } refugees
        }
    .emoji = 🧣
    .count = { $n ->
            [one] { $n } Refugee
           *[other] { $n } Refugees
        }
word-scavenger = Scavenger
    .story = { $n ->
            [one] a scavenger
           *[other] { $n } scavengers
        }
    .emoji = 🎒
    .count = { $n ->
            [one] { $n } Scavenger
           *[other] { $n } Scavengers
        }
word-brawler = Brawler
    .story = { $n ->
            [one] a brawler
           *[other] { $n } brawlers
        }
    .emoji = 👊
    .count = { $n ->
            [one] { $n } Brawler
           *[other] { $n } Brawlers
        }
word-hunter = Hunter
    .story = { $n ->
            [one] a hunter
           *[other] { $n } hunters
        }
    .emoji = 🏹
    .count = { $n ->
            [one] { $n } Hunter
           *[other] { $n } Hunters
        }
word-saboteur = Saboteur
    .story = { $n ->
            [one] a saboteur
           *[other] { $n } saboteurs
        }
    .emoji = 🧨
    .count = { $n ->
            [one] { $n } Saboteur
           *[other] { $n } Saboteurs
        }
word-scout = Scout
    .story = { $n ->
            [one] a scout
           *[other] { $n } scouts
        }
    .emoji = 🔭
    .count = { $n ->
            [one] { $n } Scout
           *[other] { $n } Scouts
        }
word-group-leaders = Group Leaders
    .story = { $n ->
            [one] some group leaders
           *[other] { $n } teams of group leaders
        }
    .emoji = 📣
    .count = { $n ->
            [one] { $n } Group Leader card
           *[other] { $n } Group Leader cards
        }
word-sniper-team = Sniper Team
    .story = { $n ->
            [one] a sniper team
           *[other] { $n } sniper teams
        }
    .emoji = 🎯
    .count = { $n ->
            [one] { $n } Sniper Team card
           *[other] { $n } Sniper Team cards
        }
word-thugs = Thugs
    .story = { $n ->
            [one] some thugs
           *[other] { $n } gangs of thugs
        }
    .emoji = 💪
    .count = { $n ->
            [one] { $n } Thug card
           *[other] { $n } Thug cards
        }
word-junk = Junk
    .story = { $n ->
            [one] a piece of junk
           *[other] { $n } pieces of junk
        }
    .emoji = 🗑️
    .count = { $n ->
            [one] { $n } Junk
           *[other] { $n } Junk
        }
word-pills = Pills
    .story = { $n ->
            [one] some pills
           *[other] { $n } boxes of pills
        }
    .emoji = 💊
    .count = { $n ->
            [one] { $n } Pill card
           *[other] { $n } Pill cards
        }
word-medkit = Medkit
    .story = { $n ->
            [one] a medkit
           *[other] { $n } medkits
        }
    .emoji = 🩹
    .count = { $n ->
            [one] { $n } Medkit
           *[other] { $n } Medkits
        }
word-net = Net
    .story = { $n ->
            [one] a net
           *[other] { $n } nets
        }
    .emoji = 🕸️
    .count = { $n ->
            [one] { $n } Net
           *[other] { $n } Nets
        }
word-pickaxe = Pickaxe
    .story = { $n ->
            [one] a pickaxe
           *[other] { $n } pickaxes
        }
    .emoji = ⛏️
    .count = { $n ->
            [one] { $n } Pickaxe
           *[other] { $n } Pickaxes
        }
word-multitool = Multitool
    .story = { $n ->
            [one] a multitool
           *[other] { $n } multitools
        }
    .emoji = 🔧
    .count = { $n ->
            [one] { $n } Multitool
           *[other] { $n } Multitools
        }
word-shovel = Shovel
    .story = { $n ->
            [one] a shovel
           *[other] { $n } shovels
        }
    .emoji = ⚒️
    .count = { $n ->
            [one] { $n } Shovel
           *[other] { $n } Shovels
        }
word-spear = Spear
    .story = { $n ->
            [one] a spear
           *[other] { $n } spears
        }
    .emoji = 🔱
    .count = { $n ->
            [one] { $n } Spear
           *[other] { $n } Spears
        }
word-sled-team = Sled Team
    .story = { $n ->
            [one] a sled team
           *[other] { $n } sled teams
        }
    .emoji = 🛷
    .count = { $n ->
            [one] { $n } Sled Team
           *[other] { $n } Sled Teams
        }
word-field-crew = Field Crew
    .story = { $n ->
            [one] a field crew
           *[other] { $n } field crews
        }
    .emoji = 🏕️
    .count = { $n ->
            [one] { $n } Field Crew
           *[other] { $n } Field Crews
        }
word-wolf-pack = Wolf Pack
    .story = { $n ->
            [one] a wolf pack
           *[other] { $n } wolf packs
        }
    .emoji = 🐺
    .count = { $n ->
            [one] { $n } Wolf Pack
           *[other] { $n } Wolf Packs
        }
word-grenade = Grenade
    .story = { $n ->
            [one] a grenade
           *[other] { $n } grenades
        }
    .emoji = 💣
    .count = { $n ->
            [one] { $n } Grenade
           *[other] { $n } Grenades
        }
word-tribe-family-3 = Family of 3
    .story = { $n ->
            [one] a family of three
           *[other] { $n } families of three
        }
    .emoji = 👪
    .count = { $n ->
            [one] { $n } Family of 3
           *[other] { $n } Families of 3
        }
word-tribe-family-4 = Family of 4
    .story = { $n ->
            [one] a family of four
           *[other] { $n } families of four
        }
    .emoji = 👪
    .count = { $n ->
            [one] { $n } Family of 4
           *[other] { $n } Families of 4
        }
word-tribe-family-5 = Family of 5
    .story = { $n ->
            [one] a family of five
           *[other] { $n } families of five
        }
    .emoji = 👪
    .count = { $n ->
            [one] { $n } Family of 5
           *[other] { $n } Families of 5
        }
word-medic = Medic
    .story = { $n ->
            [one] a medic
           *[other] { $n } medics
        }
    .emoji = 🩺
    .count = { $n ->
            [one] { $n } Medic
           *[other] { $n } Medics
        }
word-rifle = Rifle
    .story = { $n ->
            [one] a rifle
           *[other] { $n } rifles
        }
    .emoji = 🔫
    .count = { $n ->
            [one] { $n } Rifle
           *[other] { $n } Rifles
        }
word-toolkit = Toolkit
    .story = { $n ->
            [one] a toolkit
           *[other] { $n } toolkits
        }
    .emoji = 🧰
    .count = { $n ->
            [one] { $n } Toolkit
           *[other] { $n } Toolkits
        }
word-engineer = Engineer
    .story = { $n ->
            [one] an engineer
           *[other] { $n } engineers
        }
    .emoji = 📐
    .count = { $n ->
            [one] { $n } Engineer
           *[other] { $n } Engineers
        }
word-spy = Spy
    .story = { $n ->
            [one] a spy
           *[other] { $n } spies
        }
    .emoji = 🕵️
    .count = { $n ->
            [one] { $n } Spy
           *[other] { $n } Spies
        }
word-scouting-refugee = Scouting Refugee
    .story = { $n ->
            [one] a scouting refugee
           *[other] { $n } scouting refugees
        }
    .emoji = 👀
    .count = { $n ->
            [one] { $n } Scouting Refugee
           *[other] { $n } Scouting Refugees
        }
word-binoculars = Binoculars
    .story = { $n ->
            [one] some binoculars
           *[other] { $n } pairs of binoculars
        }
    .emoji = 🔎
    .count = { $n ->
            [one] { $n } Binoculars card
           *[other] { $n } Binoculars cards
        }
word-assassin = Assassin
    .story = { $n ->
            [one] an assassin
           *[other] { $n } assassins
        }
    .emoji = 🗡️
    .count = { $n ->
            [one] { $n } Assassin
           *[other] { $n } Assassins
        }
word-provocateur = Provocateur
    .story = { $n ->
            [one] a provocateur
           *[other] { $n } provocateurs
        }
    .emoji = 📢
    .count = { $n ->
            [one] { $n } Provocateur
           *[other] { $n } Provocateurs
        }
word-rogue = Rogue
    .story = { $n ->
            [one] a rogue
           *[other] { $n } rogues
        }
    .emoji = 🎭
    .count = { $n ->
            [one] { $n } Rogue
           *[other] { $n } Rogues
        }
word-guard = Guard
    .story = { $n ->
            [one] a guard
           *[other] { $n } guards
        }
    .emoji = 🛡️
    .count = { $n ->
            [one] { $n } Guard
           *[other] { $n } Guards
        }
word-courier = Courier
    .story = { $n ->
            [one] a courier
           *[other] { $n } couriers
        }
    .emoji = 📨
    .count = { $n ->
            [one] { $n } Courier
           *[other] { $n } Couriers
        }
word-drill-sergeant = Drill Sergeant
    .story = { $n ->
            [one] a drill sergeant
           *[other] { $n } drill sergeants
        }
    .emoji = 🎖️
    .count = { $n ->
            [one] { $n } Drill Sergeant
           *[other] { $n } Drill Sergeants
        }
word-tinker = Tinker
    .story = { $n ->
            [one] a tinker
           *[other] { $n } tinkers
        }
    .emoji = 🪛
    .count = { $n ->
            [one] { $n } Tinker
           *[other] { $n } Tinkers
        }
word-scrappers = Scrappers
    .story = { $n ->
            [one] some scrappers
           *[other] { $n } crews of scrappers
        }
    .emoji = 🔩
    .count = { $n ->
            [one] { $n } Scrapper card
           *[other] { $n } Scrapper cards
        }
word-hardy-scavenger = Hardy Scavenger
    .story = { $n ->
            [one] a hardy scavenger
           *[other] { $n } hardy scavengers
        }
    .emoji = 🥾
    .count = { $n ->
            [one] { $n } Hardy Scavenger
           *[other] { $n } Hardy Scavengers
        }
word-cargo-sled = Cargo Sled
    .story = { $n ->
            [one] a cargo sled
           *[other] { $n } cargo sleds
        }
    .emoji = 📦
    .count = { $n ->
            [one] { $n } Cargo Sled
           *[other] { $n } Cargo Sleds
        }
word-combat-medics = Combat Medics
    .story = { $n ->
            [one] some combat medics
           *[other] { $n } teams of combat medics
        }
    .emoji = ⛑️
    .count = { $n ->
            [one] { $n } Combat Medic card
           *[other] { $n } Combat Medic cards
        }
word-demolition-team = Demolition Team
    .story = { $n ->
            [one] a demolition team
           *[other] { $n } demolition teams
        }
    .emoji = 🧱
    .count = { $n ->
            [one] { $n } Demolition Team
           *[other] { $n } Demolition Teams
        }
word-tear-gas = Tear Gas
    .story = { $n ->
            [one] some tear gas
           *[other] { $n } canisters of tear gas
        }
    .emoji = 💨
    .count = { $n ->
            [one] { $n } Tear Gas card
           *[other] { $n } Tear Gas cards
        }
word-tribal-hunters-2 = Tribal Hunters (2)
    .story = { $n ->
            [one] two tribal hunters
           *[other] { $n } pairs of tribal hunters
        }
    .emoji = 🦌
    .count = { $n ->
            [one] { $n } Tribal Hunter (2) card
           *[other] { $n } Tribal Hunter (2) cards
        }
word-tribal-hunters-3 = Tribal Hunters (3)
    .story = { $n ->
            [one] three tribal hunters
           *[other] { $n } trios of tribal hunters
        }
    .emoji = 🦌
    .count = { $n ->
            [one] { $n } Tribal Hunter (3) card
           *[other] { $n } Tribal Hunter (3) cards
        }
word-tribal-hunters-4 = Tribal Hunters (4)
    .story = { $n ->
            [one] four tribal hunters
           *[other] { $n } bands of four tribal hunters
        }
    .emoji = 🦌
    .count = { $n ->
            [one] { $n } Tribal Hunter (4) card
           *[other] { $n } Tribal Hunter (4) cards
        }
word-map = Map
    .story = { $n ->
            [one] a map
           *[other] { $n } maps
        }
    .emoji = 🗺️
    .count = { $n ->
            [one] { $n } Map
           *[other] { $n } Maps
        }

## What a card says

card-can = { $what } { $n }
card-adds = { $what } +{ $n }
card-people =
    { $n ->
        [one] { $n } member
       *[other] { $n } members
    }
card-medicine = { $n } medicine
card-tool = tool
card-price-food = { $n } food
card-price-medicine = { $n } medicine
card-price-mixed = costs { $n } in any mix of food and medicine
card-price = costs { $price }
card-price-none = free
card-disarm = discards a rival’s tool
card-snipe = discards one of a rival’s people
card-save = stops a shot at your tribe or another tribe
card-work = takes { $n ->
        [one] { $n } more card
       *[other] { $n } more cards
    } off a building site
card-build = searches the schematics to build
card-recon = recon: looks at up to { $n } of a rival’s cards
card-redraw = then draws { $n }
card-cancel_recon = may cancel a recon
card-tops = looks at the top of every pile
card-recon_more = or { $n ->
        [one] { $n } more card
       *[other] { $n } more cards
    } for a recon
card-assassinate = discards one of a rival’s people, but not a group
card-intimidate = may count people instead of fight value
card-steal = wins if the highest fight total is tied
card-cancel = may cancel what is aimed at your cards, outside a skirmish
card-drop = discards { $n } of the cards drawn
card-regroup = shuffles up to { $n ->
        [one] { $n } discard
       *[other] { $n } discards
    } into the deck
card-site = lets anyone who can dig search the schematics
card-ends = digs and puts cards back at the top or the bottom
card-comeback = returns to your hand if the skirmish is not won
card-keep_more = keeps { $n ->
        [one] { $n } more tool or medicine
       *[other] { $n } more tools or medicine cards
    } when digging
card-save_fighting = stops a shot and still fights
card-reset = or sets a building site back to its start
card-gas = cancels the fight value of one of a rival’s people
card-again = takes a person back for another action
card-nothing = good for nothing

## The table and the tribe as text (30 characters wide)

text-rounds = Round
text-initiative = Initiative: { $seat }
text-quiet = No skirmish this round
text-market = For hire
text-junkyard = Junkyard
text-contested = Contested resources
text-prize = At stake, seen by you alone: { $card }
text-gathers = Gathering: { $seat }
text-used = Done: { $actions }
text-laid = Discarded face up: { $cards }
text-food = Food
text-hand = In hand
text-deck = Deck
text-discard = Discard pile
text-won = Skirmishes won
text-force = Fight { $fight } · people { $people }
text-gassed = Gassed: { $cards }
text-saved = Stepped in: { $cards }
text-led = has acted this round
text-known = Known cards: { $cards }
text-unknown = Unknown cards
text-spent = Already struck: { $cards }
text-sent = Sent: { $cards }
text-your-hand = Your hand ({ $n })
text-whole = The whole hand together:
text-dug = In the junkyard you see: { $cards }
text-your-deck = In your deck
text-your-discard = In your discard pile
text-people = Tribe members
text-down = Face down

## On pictures

draw-rounds =
    { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }
draw-junkyard = Junkyard
draw-contested = Contested
draw-waiting = { $seat } { $what }
draw-waiting-many = Waiting for { $n } tribes
draw-skirmish = Skirmish
draw-nothing-sent = sent nobody
draw-key-hand = in hand
draw-key-deck = deck
draw-key-discard = discard pile
draw-people-word = { $n ->
        [one] member
       *[other] members
    }
draw-won-word = { $n ->
        [one] skirmish won
       *[other] skirmishes won
    }
draw-key-first = has the initiative
draw-awaited = their turn
symbol-food = food
symbol-won = skirmish won
symbol-eye = cards looked at
symbol-flame = present round
symbol-ember = round played
symbol-ash = round to come
draw-key-draw = draw
draw-key-dig = dig
draw-key-hunt = hunt
draw-key-fight = fight
draw-key-medicine = medicine
draw-key-people = members
draw-key-gas_cloud = gassed
draw-key-spent = has struck
draw-winner = has won
draw-end =
    { $n ->
        [one] { $names } wins
       *[other] { $names } win together
    }: { $people ->
        [one] { $people } member
       *[other] { $people } members
    }
draw-hand =
    Your hand: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
draw-no-hand = No cards in hand
draw-dug = In the junkyard, seen by you alone
draw-prize = At stake, seen by you alone
draw-deck =
    Deck: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
draw-discard =
    Discard pile: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
draw-played = Sent
draw-whole = What your whole hand could do
draw-empty = empty
draw-sold-out = sold out
draw-does-disarm = disarm
draw-does-snipe = snipe
draw-does-save = save
draw-does-work = work
draw-does-build = build
draw-does-recon = spy
draw-does-cancel_recon = watch
draw-does-tops = observe
draw-does-assassinate = assassinate
draw-does-intimidate = intimidate
draw-does-steal = snatch
draw-does-cancel = cancel
draw-does-drop = sort
draw-does-regroup = regroup
draw-does-site = assist
draw-does-ends = turn over
draw-does-comeback = come back
draw-does-keep_more = keep more
draw-does-save_fighting = save
draw-does-reset = demolish
draw-does-gas = gas
draw-does-again = recall
draw-done = Done: { $actions }

## The story of a round

story-title = 📜 The story of round { $n }
story-opens-1 = The wind had not dropped.
story-opens-2 = A grey light rose over the ice.
story-opens-3 = The snow still held.
story-opens-4 = A fresh track ran across the plain.
story-opens-5 = The fire was dying, and they fed it more wood.
story-opens-6 = White sky, empty horizon.
story-opens-7 = They dug the sledges out of the snow.
story-opens-8 = Nobody had slept well.
story-opens-9 = It had snowed all night.
story-opens-10 = They blew on the embers.
story-opens-11 = They whistled for the dogs.
story-opens-12 = Nobody could see their own mittens.
story-hired-1 = Everyone squeezed up around { $seat }’s fire to make room for { $card }.
story-hired-2 = At { $seat }’s camp a place was found for { $card }.
story-hired-3 = { $seat } made room for { $card }.
story-hired-4 = { $seat }’s camp opened its gate to { $card }.
hired-by = { $card } for { $seat }
story-hired-many-1 = New hands arrived: { $cards }.
story-hired-many-2 = The cold drove people to the camps: { $cards }.
story-hired-many-3 = Newcomers found the fires: { $cards }.
story-hired-many-4 = There were new faces: { $cards }.
story-hired-many-5 = Food was shared with newcomers: { $cards }.
story-hired-many-6 = The smell of soup drew people in: { $cards }.
story-hunt-1 = The hunt went well for { $seat }.
story-hunt-2 = { $seat }’s hunters came back laden.
story-hunt-3 = There was meat at { $seat }’s camp.
story-dig-1 = { $seat } searched the junkyard for hours and told nobody what turned up.
story-dig-2 = { $seat } dug deep, and gave nothing away.
story-dig-3 = { $seat }’s shovels rang in the junkyard until evening.
story-struck-1 = A blow came from { $by }: { $seat } lost { $card } to { $weapon }.
story-struck-2 = Nobody saw it coming: { $by } struck with { $weapon }, and { $seat } lost { $card }.
story-struck-3 = { $seat } lost { $card }: { $by } had { $weapon } in reserve.
story-struck-many-1 = Many shots were fired: { $n } struck home, and { $seat } took most of them.
story-struck-many-2 = Blows rained down: { $n } struck home, and { $seat } suffered most.
story-struck-even-1 = Blows were exchanged: { $n } struck home, and { $seats } felt them.
story-struck-even-2 = There were { $n } blows, and { $seats } each took their share.
story-wounded-1 = They carried { $leader } to the fire at { $seat }’s camp; the shot had come from { $by }.
story-wounded-2 = Somebody from { $by }’s camp had fired, and { $leader }, who led { $seat }’s tribe, lay wounded.
story-disabled-1 = At { $seat }’s camp the “{ $building }” was no longer any use: { $by } had seen to that.
story-disabled-2 = Some of { $by }’s people sabotaged { $seat }’s “{ $building }”.
story-won-1 = { $seat } carried off the prize, hidden under a tarpaulin.
story-won-2 = The prize went home with { $seat }.
story-won-3 = { $seat } vanished with the spoils.
story-won-4 = { $seat } brought the prize home on a sledge, and nobody saw what it was.
story-won-5 = { $seat }’s sledge went by, and the prize with it.
story-won-6 = The tarpaulin, and whatever it hid, went off to { $seat }’s camp.
story-won-over-1 = In the skirmish, { $seat } got the better of { $rival } and took the prize.
story-won-over-2 = { $rival } had to leave the prize to { $seat }.
story-won-over-3 = { $seat } wrested the prize from { $rival }.
story-won-over-4 = { $seat } held out against { $rival } and brought the prize home on a sledge.
story-won-over-5 = { $rival } wanted the prize; it went to { $seat }, under its tarpaulin.
story-won-over-6 = The prize went to { $seat }’s camp while { $rival } looked on.
story-won-people-1 = The fight was even; numbers settled it, and { $seat } took the spoils.
story-won-people-2 = Strength alone could not decide it, so numbers did: the spoils went to { $seat }.
story-won-people-3 = Both sides were equally strong; { $seat } had more hands, and took the spoils.
story-deadlock-1 = Nobody gave way, and the prize was lost in the junkyard.
story-deadlock-2 = They fought over the prize until it was lost: the junkyard has it now.
story-deadlock-3 = They stared at each other until nightfall, and the prize went back to the junkyard.
story-deadlock-4 = Nobody was strong enough: the prize ended up under the rubble of the junkyard.
story-kept-1 = { $seat } kept something in reserve.
story-kept-2 = At nightfall { $seat } still had something in reserve.
story-cold-1 = The cold took the rest of the day.
story-cold-2 = Behind the palisades they burnt whatever would burn.
story-cold-3 = Far off, the ice cracked all night.
story-quiet-1 = There was no fighting yet: everyone was gathering strength.
story-quiet-2 = That night each fire stayed on its own side of the ice.
story-end-1 = The winter gave way at last, and victory went to { $winners }.

## What happened to me

loss-struck = { $by } struck at you: { $weapon } against { $card }.
loss-fought = You lost the skirmish by { $short }: your fight total was { $fight }.
loss-food_lost = You lost { $amount } food because you did not spend it.

## Help, by phase

help-gathering = On your turn, take each action once, in any order: draw, dig, hunt, hire, trash. The cards used for an action are discarded; what you keep in hand goes to the skirmish. A tool must be held by somebody who can do the action.
help-skirmish = Everybody has revealed their cards. In turn, each player may strike with Saboteurs and Sniper Teams; then the highest fight total takes the resource, and the number of people breaks ties.
help-over = The winter is over: the largest tribe wins.

## The first game

learn-intro = The frost took everything, and you lead a small tribe of survivors. Your cards are your people and their tools: each round you send some to dig, hunt or hire. What you keep in hand goes to the **skirmish** that ends the round: from the third round on, whoever fights hardest there takes a hidden resource. The largest tribe wins. Here are three rounds against two rivals.
learn-draw = Each round you have five cards and one action of each kind. Drawing brings you more cards. The cards used for an action are then discarded: they will be back.
    .title = Drawing
    .pick = Begin with this: more cards, more choices.
learn-dig = The junkyard hides tools and medicine. The dig value of your people says how many cards you look at. A tool helps the person who holds it: one tool each.
    .title = Digging
    .pick = There is no skirmish this round: send every card that can dig.
learn-keep = Only you see these cards, and you keep at most one; it goes to your discard pile. Medicine pays for recruits, and tools last all game. Junk would only slow you down.
    .title = The find
    .pick = The Multitool helps to dig, to hunt and to fight.
learn-first-night =
    .pick = Your other cards have nothing left to do this round.
learn-hunt = The hunt gives food, for this round only. Food you do not spend is lost.
    .title = Hunting
    .pick = Enough to hire somebody at once.
learn-hire = Once a round, take somebody from a pile and pay the price. Every member counts at the end, and can be drawn once your discard pile has been shuffled.
    .title = Hiring
    .pick = A Brawler digs, and fights twice as well as a Scavenger.
learn-second-night =
    .pick = You have nothing useful left to play: on to the next round.
learn-trash = You can trash cards into the junkyard to draw better later. Refugees do next to nothing, but each one you trash costs you a member. When there is nothing left to do, stop gathering.
    .title = Trashing
    .pick = Without that Refugee, your deck is leaner.
learn-force = From this round on there is a fight for a resource, often people or a good tool. All cards kept in hand take part. The highest fight total wins; a tie goes to whoever has the most people.
    .title = The first skirmish
    .pick = Keep everybody this once: see what your whole hand can do.
learn-interrupt = A rival shows cards, and you may have what it takes to strike: a Saboteur discards a tool, a Sniper Team a person. Your card is discarded too.
    .title = Interrupting
learn-declare = Each card that can strike may aim at a rival’s card. Once a card has struck, it does not fight, but its people still count.
    .title = Striking
learn-end =
    You have played three rounds of Arctic Scavengers. What you know now:
    · **Gathering**: one action of each kind a round; the cards used are discarded.
    · **Growing**: food and medicine hire people, and every member counts at the end.
    · **Fighting**: what you keep in hand goes to the skirmish, for a hidden resource.
    .title = 🎓 Your tribe will see the spring!

## Statistics

stat-won = Skirmishes won
stat-people = Tribe members

## Corrections of the game master

word-set-round = Round
word-set-rounds = Number of rounds expected
word-set-initiator = Initiative
word-set-food = Food of the gathering tribe
word-set-ration = Food set apart
word-set-medicine = Medicine given by the leader
word-set-done = Action already taken
word-set-won = Skirmishes won
word-set-leader = Leader
word-set-wounded = Leader wounded
word-set-led = Leader’s power used
word-set-spent = Cards sent that have acted
word-set-gassed = Cards sent that have been gassed
word-set-saved = Cards sent that have stopped a shot and still fight
word-set-hand = Hand
word-set-drawn = Cards drawn, to be sorted
word-set-deck = Deck
word-set-down = Face-down cards in the discard pile
word-set-played = Cards played
word-set-discard = Face-up cards in the discard pile
word-set-gains = Finds and prizes in the discard pile
word-set-begun = Round in which building began
word-set-timer = Cards on the building site
word-set-disabled = Building out of order
word-set-store = Already stored
word-set-retrieve = Already taken back
word-set-watch = Already watched
word-set-stored = Cards stored earlier
word-set-fresh = Cards stored this round
word-set-sites = Buildings
word-set-market = Cards for hire
word-set-gone = Out of the game
word-set-contested = Contested resources to come
word-set-cut = Contested resources left out
word-set-junkyard = Junkyard
word-set-dug = Cards dug up
word-set-schematics = Pile of schematics
word-set-plans = Schematics looked at
field-seat = Tribe
    .name = tribe
    .text = Which tribe?
field-other = Other card
    .text = For which card?
field-count = Number
    .text = How many?

## Orders

word-order-interrupts = Interrupts
order-interrupts = { $cards_is ->
        [always] When a rival shows cards and I could interrupt, always ask me.
        [never] When a rival shows cards and I could interrupt, never ask me.
       *[other] When a rival shows cards and I could interrupt, ask me { $cards }.
    }
order-interrupts-cards = When to ask me
    .always = Always
    .two = If two or more cards are shown
    .three = If three or more cards are shown
    .never = Never
word-order-stay = Stay in camp
order-stay = End your gathering turn without acting, and keep everything for the skirmish.
word-order-done = Nothing left to do
order-done = Finish gathering once your hand is empty and every action left needs cards.
word-order-salvage = Finds
order-salvage = After digging, keep { $first }, otherwise the best there is, but never junk.
order-salvage-first = First
    .tool = a tool if there is one
    .medicine = medicine if there is any
word-order-hold-fire = Hold fire
order-hold-fire = In the skirmish, strike nobody.

## What a line of a plan may need

word-guard-junk-left = Cards left in the junkyard
guard-junk_left =
    { $count ->
        [one] if at least one card is left in the junkyard
       *[other] if at least { $count } cards are left in the junkyard
    }
word-guard-scarce = Mercenaries left in this pile
guard-scarce =
    { $count ->
        [one] if only one of these mercenaries is left
       *[other] if at most { $count } of these mercenaries are left
    }
word-guard-unanswered = Possible answers from rivals
guard-unanswered = if no rival can be holding a card to answer with

## Report

report-name =
    { $n ->
        [0] nobody left
        [one] { $n } member
       *[other] { $n } members
    }
report-name-unknown = a tribe without a name
report-figure-people = Members
report-figure-hired = Hired
report-figure-won = Skirmishes won
report-figure-struck = Cards struck
report-figure-built = Buildings finished
report-chapter = Round { $n }
report-chapters = Rounds { $n } to { $until }
report-chapters-two = Rounds { $n } and { $until }
report-before = Before the first round

## Preparing the game

record-prizes = Resources still contested
record-cards = The tribe’s cards
record-hand = First hand
record-leader = Leader
record-buildings = Finished buildings
record-won = Skirmishes won

## Headquarters: options and moves

phase-leaders = Choice of leaders
help-leaders = Keep one of the two leaders you were dealt; everybody reveals theirs at the same time. Your leader’s power is yours all winter.
option-hq = Headquarters
    .text = Expansion, in modules: each includes those before it.
option-hq-0 = None
    .text = The base game.
option-hq-1 = Medics and tools
    .text = Medics, rifles, toolkits and two gangs.
option-hq-2 = Medics, tools and buildings
    .text = Adds Engineers, schematics and a gang.
option-hq-3 = Medics, tools, buildings and leaders
    .text = Each tribe also chooses a leader.
option-hq-4 = Everything, with dirty tricks
    .text = Buildings can be disabled and leaders wounded as well.
score-end-gang = Gangs that joined
group-site = Buildings
    .name = site
    .text = Build, store, repair
group-leader = Leader
    .name = leader
    .text = What your leader allows
group-trick = Dirty tricks
    .name = trick
    .text = Disable, wound, heal
verb-martyr = Martyr a Refugee
    .name = martyr
    .text = Remove a Refugee from the game to discard a card that a rival is showing
verb-save = Save
    .name = save
    .text = Stop any shot, or anything else aimed at your cards
verb-build = Build
    .name = build
    .text = Send an Engineer to search the schematics
verb-raise = Start a building
    .name = begin
    .text = Start one of the buildings you found
verb-work = Work
    .name = work
    .text = Speed up a building site with people and toolkits
verb-store = Store
    .name = store
    .text = Put cards from your hand into a building
verb-retrieve = Take back
    .name = retrieve
    .text = Take cards out of a building
verb-repair = Repair
    .name = repair
    .text = Send somebody to make a building work again
verb-lead = Keep this leader
    .name = choose
    .text = Keep one of the leaders dealt
verb-sacrifice = Sacrifice
    .name = sacrifice
    .text = One of your people leaves the game, for your leader’s power
verb-errand = Send on an errand
    .name = errand
    .text = A Refugee lets you draw two cards; keep one
verb-drop = Discard
    .name = drop
    .text = Discard cards you have just drawn
verb-sabotage = Disable
    .name = disable
    .text = Disable a rival’s finished building
verb-wound = Wound
    .name = wound
    .text = Shoot at a rival’s leader
verb-heal = Heal
    .name = heal
    .text = Heal your leader with medicine
field-building = Building
    .name = building
    .text = Which building?
field-leader = Leader
    .name = leader
    .text = Which leader?
pick-martyr = Martyr { $card } against { $target } ({ $rival })
pick-save = Save: { $card }
pick-build = Build: { $cards }
pick-raise = Start: { $building }
pick-work = { $building }: put { $cards } to work
pick-store = { $building }: store { $cards }
pick-retrieve = { $building }: take back { $cards }
pick-repair = { $building }: repair with { $card }
pick-lead = Keep: { $leader }
pick-sacrifice = Sacrifice: { $card }
pick-errand = Send on an errand: { $card }
pick-drop = Discard: { $cards }
pick-sabotage = { $card }: disable { $building } ({ $rival })
pick-wound = { $card }: shoot at { $rival }’s leader
pick-heal = Heal your leader: { $card }
ahead-build =
    { $n ->
        [one] { $n } schematic seen
       *[other] { $n } schematics seen
    }
ahead-time =
    { $n ->
        [one] finished in { $n } round
       *[other] finished in { $n } rounds
    }
ahead-timer =
    { $n ->
        [one] { $n } card left on the site
       *[other] { $n } cards left on the site
    }
ahead-done = finished at once
ahead-stored = inside: { $cards }
ahead-disabled = disabled
ahead-brings =
    { $medicine ->
        [0] { $food } food
       *[other] { $food } food, { $medicine } medicine
    }

## Headquarters: questions and story

ask-Shield = A rival is about to act: do you want to stop the action?
await-Shield = is deciding whether to stop an action
ask-ChooseLeader = Which leader will you keep?
await-ChooseLeader = is choosing a leader
ask-ChoosePlan = Here are the schematics: which building will you start?
await-ChoosePlan = is choosing a building
ask-DropCards = Which cards will you discard?
await-DropCards = is choosing what to discard
event-saved =
    { $card ->
        [none] { $by } stopped the shot at { $seat } ({ $weapon }).
       *[other] { $by } saved { $seat }’s { $card } ({ $weapon }).
    }
    .self =
        { $card ->
            [none] { $by } stopped the shot at their own tribe ({ $weapon }).
           *[other] { $by } saved their own { $card } ({ $weapon }).
        }
event-leaders_dealt = { $seat } was dealt two leaders to choose from.
event-leaders_dealt-secret = { $seat } was dealt two leaders to choose from: { $leaders }.
event-leader_chosen = { $seat } chose a leader: { $leader }.
event-planned =
    { $seat } looked at { $amount ->
        [one] { $amount } schematic
       *[other] { $amount } schematics
    }.
event-planned-secret = { $seat } looked at these schematics: { $plans }.
event-raised = { $seat } started a building: { $building } ({ $amount } to go).
event-raised_nothing = { $seat } started nothing.
event-worked = { $seat } put cards to work ({ $building }): { $cards }.
event-progressed = { $seat }’s building site made progress: { $building } ({ $left } to go).
event-progressed-secret = { $seat }’s building site made progress: { $building } ({ $left } to go). Cards back in the discard pile: { $cards }.
event-built = { $seat } finished a building: { $building }.
event-stored = { $seat } stored cards ({ $building }): { $cards }.
event-retrieved = { $seat } took cards back ({ $building }): { $cards }.
event-repaired = { $seat } repaired a building: { $building } ({ $card }).
event-disabled = { $by } disabled one of { $seat }’s buildings: { $building } ({ $weapon }).
event-wounded = { $by } wounded { $seat }’s leader: { $leader } ({ $weapon }).
event-healed = { $seat } healed their leader: { $leader } ({ $card }).
event-sacrificed =
    { $seat } sacrificed somebody: { $card } ({ $medicine ->
        [0] { $food } food
       *[other] { $food } food, { $medicine } medicine
    }).
event-martyred = { $by } sacrificed somebody ({ $weapon }) to discard one of { $seat }’s cards: { $card }.
event-dropped =
    { $seat } drew and discarded { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }.
event-dropped-secret = { $seat } drew and discarded: { $cards }.
event-gang_joined = The { $gang } joined { $seat } ({ $people ->
        [one] { $people } member
       *[other] { $people } members
    }).
event-gang_alone = The { $gang } joined nobody.
loss-disabled = { $by } disabled your building: { $building }.
loss-wounded = { $by } wounded your leader: { $leader }.
story-built-1 = Walls rose out of the snow at { $seat }’s camp: the “{ $building }” was ready.
story-built-2 = At last { $seat }’s people had a roof to show for their work: they called it the “{ $building }”.
story-built-3 = The last nails were driven in at { $seat }’s camp: the “{ $building }” was standing.

## Headquarters: refusals

reason-needs-engineer = At least one Engineer must be among these cards.
reason-no-schematics = There are no schematics left.
reason-not-planned =
    { $building ->
        [none] Start one of the buildings you found.
       *[other] This building is not among the schematics found: { $building }.
    }
reason-too-few-cards = You need { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } to start this building; you do not have enough.
reason-not-with-that-building =
    { $building ->
        [none] Name one of your buildings.
       *[other] That cannot be done with the { $building }.
    }
reason-not-these-cards = You cannot do that with these cards ({ $count } at most).
reason-needs-people =
    { $card ->
        [none] Name a person from your hand.
       *[other] You need a person from your hand, and this card is not one: { $card }.
    }
reason-needs-refugee =
    { $card ->
        [none] Name a Refugee from your hand.
       *[other] You need a Refugee from your hand, and this card is not one: { $card }.
    }
reason-not-dealt = Keep one of the leaders you were dealt.
reason-not-your-leader = Your leader cannot do that.
reason-leader-wounded = This leader is already wounded.
reason-leader-done = You have already used your leader this round.
reason-not-wounded = Your leader is not wounded.
reason-cannot-wound =
    { $card ->
        [none] Name your Sniper Team.
       *[other] This card cannot wound a leader: { $card }.
    }
reason-cannot-disable =
    { $building ->
        [none] Name one of this rival’s finished buildings.
       *[other] This building cannot be disabled: { $building } ({ $card }).
    }
reason-cannot-save =
    { $card ->
        [none] Name a card that can stop it.
       *[other] This card cannot stop it: { $card }.
    }

## Headquarters: words

word-build = build
    .emoji = 🏗️
word-store = store
    .emoji = 📥
word-retrieve = take back
    .emoji = 📤
word-pharmacy = Pharmacy
    .emoji = ⚕️
    .text = Takes 2 rounds to build; holds 2 medicine.
word-armory = Armoury
    .emoji = 🛡️
    .text = Takes 3 rounds to build; holds 2 tools.
word-hydroponic-garden = Hydroponic Garden
    .emoji = 🌱
    .text = Takes 4 rounds to build; gives 1 food a round for hiring.
word-tribe-bunker = Bunker
    .emoji = 🏚️
    .text = Takes 5 rounds to build; holds 3 people.
word-portable-decoys = Portable Decoys
    .emoji = 🎎
    .text = Takes 2 rounds to build; counts as 1 more person for every 2 cards sent.
word-scout-tower = Scout Tower
    .emoji = 🗼
    .text = Takes 3 rounds to build; discard a card from your hand to see the top of two piles.
word-peacemaker = Peacemaker
    .story = the Peacemaker
    .emoji = 🕊️
    .text = Once a round, a Refugee adds 2 to a hunt or a dig.
word-gangster = Gangster
    .story = the Gangster
    .emoji = 🕴️
    .text = Your Refugees can hold weapons, and count as 2 when fight totals are tied.
word-butcher = Butcher
    .story = the Butcher
    .emoji = 🔪
    .text = Once a round, one of your people leaves the game for 1 food and 1 medicine.
word-fanatic = Fanatic
    .story = the Fanatic
    .emoji = 🔥
    .text = Once a round, a Refugee leaves the game to discard a card that a rival is showing.
word-organizer = Organiser
    .story = the Organiser
    .emoji = 📋
    .text = Once a round, a Refugee lets you draw 2 cards; keep one. That is your draw.
word-cannibal = Cannibal
    .story = the Cannibal
    .emoji = 🍖
    .text = Once a round, one of your people leaves the game for 3 food; no other food can be added.
word-sergeant-at-arms = Sergeant at Arms
    .story = the Sergeant at Arms
    .emoji = 🎗️
    .text = Your tools cannot be disarmed; a Saboteur costs you only 1 medicine.
word-mentor = Mentor
    .story = the Mentor
    .emoji = 🧑‍🏫
    .text = Once a round, a Refugee adds 1 to any action.
word-excavator = Excavator
    .story = the Excavator
    .emoji = 🚜
    .text = Your Refugees have a dig value of 1; a digging tool adds 1 to it.
word-ranger = Ranger
    .story = the Ranger
    .emoji = 🦊
    .text = Your Refugees and families have a hunt value of 1.
word-swindler = Swindler
    .story = the Swindler
    .emoji = 🃏
    .text = Once a round, a Refugee is worth 1 food towards a price; two are worth 1 medicine.
word-yardmaster = Yardmaster
    .story = the Yardmaster
    .emoji = 🚂
    .text = Once a round, look at the junkyard’s top 2 cards, then put both back on top or both at the bottom.
word-gearheads = Gearheads
    .story = the Gearheads
    .emoji = ⚙️
    .text = Join the tribe with the most tools.
word-pharmers = Pharmers
    .story = the Pharmers
    .emoji = 🧪
    .text = Join the tribe with the most medicine.
word-masons = Masons
    .story = the Masons
    .emoji = 🧱
    .text = Join the tribe with the most working buildings.
word-humanitarians = Humanitarians
    .story = the Humanitarians
    .emoji = 🤲
    .text = Join the tribe with the most Refugees.
learn-shield = A rival is about to act. A Medic stops a shot, at you or at somebody else; a Guard cancels whatever is aimed at your cards. The card is then discarded.
    .title = Saving
learn-leader = You keep one of the two leaders. That leader’s power lasts all game: choose one that suits your Refugees.
    .title = A leader
learn-plan = A building takes a few cards from your deck, and one comes off each round. Later, people can speed up the building work.
    .title = The schematics
learn-drop = You drew more than you may keep: discard what is least useful to you.
    .title = Sorting a draw
text-leader = Leader: { $leader }
text-wounded = wounded
text-site-open = { $n } to go
text-site-works = working
text-site-disabled = disabled
text-stored = inside: { $cards }
text-schematics = Schematics
text-plans = Among the schematics you see: { $plans }
text-dealt = Your leaders to choose from: { $leaders }
text-drawn = Drawn, to sort: { $cards }
text-medicine = Medicine
draw-schematics = Schematics
draw-plans = The schematics, seen by you alone
draw-dealt = Your leaders to choose from
draw-drawn = Drawn, to sort, seen by you alone

## Recon

option-liars = Liars and thieves
    .text = Recon: Assassin, Provocateur, Rogue and Guard, in a market of ten piles.
option-unknown_prizes = Unknown resources
    .text = Recon: 14 of the 28 contested resources; nobody knows which.
option-market = Market
    .text = How the ten piles are chosen once an expansion is in play; gaps in a fixed market are filled.
option-market-usual = Usual
    .text = The piles of the chosen modules, then the base game’s; any excess is left out at random.
option-market-spies = Spies
    .text = Ten fixed piles; needs “Spies” and the headquarters’ “Medics and tools”.
option-market-liars = Liars
    .text = Ten fixed piles; needs “Liars and thieves”.
option-market-ranks = Ranks
    .text = Ten fixed piles; needs “Stronger ranks” and “Medics, tools and buildings”.
option-market-all_in = All in
    .text = Needs “Spies”, “Liars and thieves”, “Stronger ranks” and “Medics, tools and buildings”.
option-market-random = Random
    .text = Some piles from each module, always with somebody cheap and somebody who hunts or digs.
verb-intimidate = Intimidate
    .name = intimidate
    .text = Count your people instead of their fight value
verb-gas = Gas
    .name = gas
    .text = Cancel the fight value of one of a rival’s people
verb-demolish = Demolish
    .name = demolish
    .text = Set a rival’s building site back
pick-intimidate = Intimidate: { $card }
pick-gas = { $card } against { $target } ({ $rival })
pick-demolish = { $card }: demolish { $building } ({ $rival })
ask-KeepMore = With the Cargo Sled, do you want to keep one more tool or medicine card?
await-KeepMore = is choosing what else to keep
event-intimidated = { $seat } counted people instead of fight value ({ $card }).
event-gassed = { $by } used { $weapon } on one of { $seat }’s cards: { $card }.
event-reset = { $by } set back { $seat }’s building site ({ $weapon }): { $building }, { $left } to go.
event-stole = Fight totals were tied, and a Rogue carried off the resource for { $seat }.
story-stole-1 = While the fighters sized each other up, a rogue slipped away with the prize, for { $seat }.
story-stole-2 = One of { $seat }’s rogues slipped between the fighters and made off with the prize.
report-people-more-1 = At the first frost they numbered { $start }; around the fire they now number { $n }.
report-people-more-2 = They have grown from { $start } to { $n }.
report-people-more-3 = Their fire warms { $n } people; at the first frost it warmed only { $start }.
report-people-more-4 = At the first frost they counted { $start } heads; at the thaw, { $n }.
report-people-more-5 = At the end of the winter they numbered { $n }; at the start, only { $start }.
report-people-same-1 = At the first frost they numbered { $n }, and they still do.
report-people-fewer-1 = At the first frost they numbered { $start }; now they number { $n }.
report-people-none-1 = At the first frost they numbered { $start }; nobody tends their fire any more.
report-people-none-2 = Where { $start } once kept warm, snow has covered the ashes.
report-leader-1 = They followed { $leader }.
report-leader-2 = They had { $leader } to show them the way.
report-leader-3 = At their head walked { $leader }.
report-leader-4 = When in doubt, they looked to { $leader }.
report-leader-5 = When the snow lay deep, { $leader } broke trail.
report-hired-1 = In return for food or medicine, people joined them: { $cards }.
report-hired-2 = The glow of their fire drew { $cards }.
report-hired-3 = They shared their food with { $cards }.
report-hired-4 = Around the fire there was room for { $cards }.
report-hired-5 = They made room for { $cards }.
report-hired-none-1 = Nobody came knocking at their door.
report-hired-none-2 = They relied on nobody but their own.
report-won-1 = They wrested { $n ->
        [one] one prize
       *[other] { $n } prizes
    } from the ice and from the others.
report-won-2 = From the skirmishes they brought home { $n ->
        [one] one prize
       *[other] { $n } prizes
    }.
report-won-3 = Their camp saw { $n ->
        [one] one prize
       *[other] { $n } prizes
    } come in.
report-won-4 = Their sledges brought home { $n ->
        [one] one prize
       *[other] { $n } prizes
    } under the tarpaulin.
report-won-5 = They fought for { $n ->
        [one] one prize and won it.
       *[other] { $n } prizes and won them.
    }
report-won-none-1 = From all the skirmishes they brought nothing home.
report-won-none-2 = Not one prize reached their camp.
report-won-none-3 = Every prize went to the others.
report-struck-1 =
    { $n ->
        [one] Another tribe struck one of their people or tools.
        [2] Other tribes struck their people or tools twice.
       *[other] Other tribes struck their people or tools { $n } times.
    }
report-struck-2 = They took { $n ->
        [one] one blow
       *[other] { $n } blows
    }.
report-struck-3 =
    { $n ->
        [one] Another tribe landed a blow on them.
       *[other] Other tribes landed { $n } blows on them.
    }
report-struck-4 =
    { $n ->
        [one] Somebody, or something, was taken from them, and they have not forgotten.
        [2] They were attacked twice, and they have not forgotten.
       *[other] They were attacked { $n } times, and they have not forgotten.
    }
report-struck-5 =
    { $n ->
        [one] Once, the snow at their door was red.
       *[other] More than once, the snow at their door was red: { $n } blows struck home there.
    }
report-gangs-1 = On the last evening, { $gangs } joined them.
report-gangs-2 = In the end, { $gangs } came to share their fire.
reason-cannot-demolish =
    { $building ->
        [none] Name one of this rival’s building sites.
       *[other] This site cannot be demolished: { $building } ({ $card }).
    }
learn-sled = With a Cargo Sled you keep one more tool or medicine card, before your usual find.
    .title = The sled

## Recon 5

option-oddments = Odds and ends
    .text = Recon: Humanitarians, Refugees for hire, Maps; two more leaders if leaders are in play.
verb-recall = Recall
    .name = recall
    .text = A Map brings somebody you have just used back into your hand
verb-swindle = Swindle
    .name = swindle
    .text = A discarded Refugee is worth 1 food towards a price; two are worth 1 medicine
verb-sort = Sort the junkyard
    .name = sort
    .text = Look at the top of the junkyard
verb-on_top = Back on top
    .name = top
    .text = The cards seen stay on top of the junkyard
verb-bury = To the bottom
    .name = bottom
    .text = The cards seen go under the junkyard
pick-recall = { $card }: recall { $target }
pick-swindle = Swindle: { $cards }
pick-sort = Sort the junkyard
pick-on_top = Back on top
pick-bury = To the bottom
ask-SortYard = The top of the junkyard: where do these cards go?
await-SortYard = is sorting the junkyard
event-recalled = { $seat } recalled somebody for another action: { $target } ({ $card }).
event-swindled =
    { $seat } lowered a price by { $food ->
        [0] { $medicine } medicine
       *[other] { $food } food
    }, discarding: { $cards }.
event-yard_seen =
    { $seat } looked at { $amount ->
        [one] the top card
       *[other] the top { $amount } cards
    } of the junkyard.
event-yard_seen-secret = { $seat } looked at the top of the junkyard: { $cards }.
event-yard_kept = { $seat } put the cards back on top of the junkyard.
event-yard_buried = { $seat } put the cards under the junkyard.
reason-cannot-recall =
    { $target ->
        [none] Name somebody you have just used.
       *[other] { $card } cannot recall { $target }.
    }
reason-one-or-two-refugees = Discard one Refugee, or two.
reason-no-junkyard = The junkyard is empty.
learn-yard = Your leader looks at the top of the junkyard. If these cards are worth digging for, leave them on top; if not, bury them.
    .title = Sorting the junkyard

## Recon 1: spies

option-spies = Spies
    .text = Recon: Spies in a market of ten piles, Binoculars in the junkyard.
group-recon = Recon
    .name = recon
    .text = Look at hidden cards
verb-recon = Spy
    .name = spy
    .text = Send a Spy to look at a rival’s cards
verb-observe = Survey the piles
    .name = observe
    .text = See the top of every pile with Binoculars
field-place = Place
    .name = place
    .text = Which place?
pick-recon = Spy on { $rival } ({ $place }): { $cards }
pick-observe = Survey all piles: { $card }
word-recon = recon
    .emoji = 🕵️
word-hand = hand
    .emoji = 🖐️
word-deck = deck
    .emoji = 🃏
word-junkyard = junkyard
    .emoji = 🗑️
word-schematics = schematics
    .emoji = 📐
ahead-recon =
    { $n ->
        [one] { $n } card seen
       *[other] { $n } cards seen
    }
event-set_out = { $seat } set out to spy on { $rival } ({ $place }).
event-scouted = { $seat } looked at { $amount } of { $rival }’s cards ({ $place }).
    .self = { $seat } looked at { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    } from their own deck.
event-scouted-secret = { $seat } saw { $rival }’s cards ({ $place }): { $cards }.
    .self = { $seat } saw cards from their own deck: { $cards }.
event-peered =
    { $seat } looked at { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    } from a pile ({ $pile }).
event-peered-secret = { $seat } looked at a pile ({ $pile }): { $cards }.
event-recon_stopped = { $by } kept { $seat } from seeing anything ({ $weapon }).
reason-one-spy = Name a single Spy, and Binoculars if you like.
reason-no-binoculars = You cannot survey the piles with this card: { $card }.
reason-nothing-to-see =
    { $place ->
        [none] This rival has nothing there for you to look at.
       *[other] This rival has no such building site: { $place }.
    }
text-seen = { $where }: { $cards }
text-seen-tribe = { $seat } ({ $place })
draw-seen = What you have seen

## Recon 3: the ranks

option-ranks = Stronger ranks
    .text = Recon: Courier, Drill Sergeant, Scrappers, Tinker, schematics and Hardy Scavengers.
verb-watch = Watch
    .name = watch
    .text = Discard a card to see two piles from the Scout Tower
verb-peer = Look at a pile
    .name = pile
    .text = See the top of a pile on the table
verb-peer_deck = Look at a deck
    .name = deck-of
    .text = See the top of a tribe’s deck
verb-train = Train
    .name = train
    .text = A Drill Sergeant shuffles discards in, then you draw
verb-regroup = Shuffle in
    .name = regroup
    .text = Shuffle discarded cards back into your deck
verb-dig_at = Dig where
    .name = end
    .text = At the top or the bottom of the junkyard
verb-put_back = Put back
    .name = return
    .text = Put some cards back on top and the rest at the bottom
field-pile = Pile
    .name = pile
    .text = Which pile?
field-end = End
    .name = end
    .text = Top or bottom?
pick-watch = Watch: discard { $card }
pick-peer = Look at: { $pile }
pick-peer_deck = Look at { $seat }’s deck
    .self = Look at your deck
pick-train = Train: { $card }
pick-regroup =
    { $cards ->
        [nothing] Shuffle nothing in
       *[other] Shuffle in: { $cards }
    }
pick-dig_at = Dig at the { $end }
pick-put_back =
    { $cards ->
        [nothing] All to the bottom
       *[other] Back on top: { $cards }
    }
word-top = top
    .emoji = ⬆️
word-bottom = bottom
    .emoji = ⬇️
word-train = train
    .emoji = 🎖️
word-demolish = demolish
    .emoji = 🧨
ahead-struck-train = draw { $n } instead of { $was }
ahead-put-back = { $top } on top, { $under } at the bottom
ask-ChoosePile = From the tower: which pile will you look at?
await-ChoosePile = is choosing a pile to look at
ask-ChooseRegroup = Which discarded cards will you shuffle into your deck?
await-ChooseRegroup = is choosing cards to shuffle in
ask-ChooseEnd = Which end will you dig at?
await-ChooseEnd = is choosing where to dig
ask-PutBackSome = Which cards go back on top?
await-PutBackSome = is putting the finds back
event-watched = { $seat } discarded a card to look out from the Scout Tower: { $card }.
event-regrouped =
    { $amount ->
        [0] { $seat } shuffled their deck.
        [one] { $seat } shuffled { $amount } discard into their deck.
       *[other] { $seat } shuffled { $amount } discards into their deck.
    }
event-regrouped-secret =
    { $all ->
        [nothing] { $seat } shuffled their deck.
       *[other] { $seat } shuffled into their deck: { $all }.
    }
event-dug_at = { $seat } dug at the { $end } of the junkyard.
event-put_back = { $seat } put the rest back in the junkyard: { $amount ->
        [0] { $under } at the bottom
       *[other] { $under ->
            [0] { $amount } on top
           *[other] { $amount } on top, { $under } at the bottom
        }
    }.
event-came_back = Back in { $seat }’s hand: { $cards }.
reason-so-many-of-these =
    { $least ->
        [0] Choose from these cards, { $count } at most.
       *[other] Choose exactly { $count } of these cards.
    }
reason-no-tower = No Scout Tower is ready this round.
reason-another-pile = Look at another pile that has cards left.
reason-no-sergeant = This card is not a Drill Sergeant: { $card }.
learn-tower = From the Scout Tower you look at two piles, one after the other. Only you see them, and your sheet remembers them.
    .title = The tower
learn-regroup = The Drill Sergeant puts up to 2 of your discards back into the deck, then you draw 2 cards.
    .title = Drilling
learn-end-of-pile = Scrappers dig at either end of the junkyard: you know what you have put back there.
    .title = Which end
learn-put-back = What you put on top, the next dig will find; the rest is buried.
    .title = Putting back

## Like buildings of a tribe

word-pharmacy-2 = Pharmacy (2)
    .emoji = ⚕️
    .text = { word-pharmacy.text }
word-pharmacy-3 = Pharmacy (3)
    .emoji = ⚕️
    .text = { word-pharmacy.text }
word-armory-2 = Armoury (2)
    .emoji = 🛡️
    .text = { word-armory.text }
word-armory-3 = Armoury (3)
    .emoji = 🛡️
    .text = { word-armory.text }
word-hydroponic-garden-2 = Hydroponic Garden (2)
    .emoji = 🌱
    .text = { word-hydroponic-garden.text }
word-hydroponic-garden-3 = Hydroponic Garden (3)
    .emoji = 🌱
    .text = { word-hydroponic-garden.text }
word-tribe-bunker-2 = Bunker (2)
    .emoji = 🏚️
    .text = { word-tribe-bunker.text }
word-tribe-bunker-3 = Bunker (3)
    .emoji = 🏚️
    .text = { word-tribe-bunker.text }
word-portable-decoys-2 = Portable Decoys (2)
    .emoji = 🎎
    .text = { word-portable-decoys.text }
word-portable-decoys-3 = Portable Decoys (3)
    .emoji = 🎎
    .text = { word-portable-decoys.text }
word-scout-tower-2 = Scout Tower (2)
    .emoji = 🗼
    .text = { word-scout-tower.text }
word-scout-tower-3 = Scout Tower (3)
    .emoji = 🗼
    .text = { word-scout-tower.text }

## Hints: what they compare

hint-points = the people of your tribe
hint-skirmish = this round’s skirmish
hint-prospects = the rest of your turn
hint-known = what you know of your rivals
hint-rivals = the gap to your rivals

## Titles, once all is over

word-title-no-skirmish = Never at the skirmish
word-title-every-skirmish = Won every skirmish
word-title-no-recruit = Not one more mouth to feed
word-title-crosshairs = The eye behind the scope
word-title-target = A target on their back
word-title-no-prize = Not one prize brought home
word-title-strength-in-numbers = Strength in numbers
word-title-architects = Roofs in the snow
word-title-wall-of-arms = A wall of arms
word-title-small-band = The small band
word-title-always-room = Always room by the fire
word-title-all-the-spoils = All the spoils
word-title-wolves-share = The wolves’ share
word-title-travelling-light = Travelling light
word-title-larder = The winter’s larder
word-title-junkyard = Hands in the junkyard
word-title-nothing-good-enough = Nothing is good enough
word-title-quiet-hearth = The quiet hearth
word-title-through-the-winter = Through the winter
word-title-snowed-in = Snowed in
luck-finds = Value of finds (average)

## Campaign: what the end gives

gives-people = { $n ->
        [one] { $n } card from the tribe
       *[other] { $n } cards from the tribe
    }
gives-arms = { $n ->
        [one] { $n } skirmish won
       *[other] { $n } skirmishes won
    }
gives-knowledge = { $n ->
        [one] { $n } building or clever tool
       *[other] { $n } buildings or clever tools
    }
gives-fame = { $n ->
        [one] { $n } victory or title
       *[other] { $n } victories or titles
    }
record-brought = From the campaign
