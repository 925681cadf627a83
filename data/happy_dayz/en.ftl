# Happy DayZ in English. The same messages and the same variables as fr.ftl.

## The game

game-name = Happy DayZ
game-pitch = A trick-taking game of survivors and zombies: save your community in four rounds or fewer.
game-plan-until = when the next cards are dealt
game-sheet =
    .title = Your hand
    .button = My hand

phase-vote = Choice of factions
phase-planning = Round { $n } · Preparation
phase-transfer = Round { $n } · Transfer
phase-tricks = Round { $n } · Tricks
phase-over = End of the game

## Options

option-factions = Factions
    .text = The three factions of the first round.
option-factions-hippie_dog_military = Hippies, Dogs, Military
option-factions-hippie_dog_preacher = Hippies, Dogs, Preachers
option-factions-hippie_dog_scientist = Hippies, Dogs, Scientists
option-factions-hippie_dog_children = Hippies, Dogs, Children
option-factions-hippie_military_preacher = Hippies, Military, Preachers
option-factions-hippie_military_scientist = Hippies, Military, Scientists
option-factions-hippie_military_children = Hippies, Military, Children
option-factions-hippie_preacher_scientist = Hippies, Preachers, Scientists
option-factions-hippie_preacher_children = Hippies, Preachers, Children
option-factions-hippie_scientist_children = Hippies, Scientists, Children
option-factions-dog_military_preacher = Dogs, Military, Preachers
option-factions-dog_military_scientist = Dogs, Military, Scientists
option-factions-dog_military_children = Dogs, Military, Children
option-factions-dog_preacher_scientist = Dogs, Preachers, Scientists
option-factions-dog_preacher_children = Dogs, Preachers, Children
option-factions-dog_scientist_children = Dogs, Scientists, Children
option-factions-military_preacher_scientist = Military, Preachers, Scientists
option-factions-military_preacher_children = Military, Preachers, Children
option-factions-military_scientist_children = Military, Scientists, Children
option-factions-preacher_scientist_children = Preachers, Scientists, Children
option-factions-random = Random
    .text = Three factions and their order, at random.
option-factions-vote = Vote
    .text = Everybody votes in secret for three factions.
option-power_cards = Power cards
    .text = Whether a power card is drawn before every round.
option-power_cards-none = None
    .text = Powers change only with the factions.
option-power_cards-box = With
    .text = Adds the second powers and Bunker.
option-power_cards-horde = With the Horde
    .text = Adds the second powers, Bunker and Horde.
option-zombies = Zombies
    .text = How much damage the zombies do.
option-zombies-usual = Usual
    .text = There are 12 zombies that do 3 damage, 6 that do 6 and 2 that do 9.
option-zombies-hard = Hard
    .text = There are 10 zombies that do 3 damage, 7 that do 6 and 3 that do 9.
option-rounds = Rounds
    .text = The maximum number of rounds.
option-rounds-4 = 4
    .text = The whole game.
option-rounds-3 = 3
    .text = A little shorter.
option-rounds-2 = 2
    .text = Half a game.
option-rounds-1 = 1
    .text = A single round, to try it out.

## Points

winning-points = { $points ->
        [one] { $points } survivor
       *[other] { $points } survivors
    }
score-setup-survivors = At the start
score-count-survivors = People saved
score-count-damage = Zombies
score-count-floor = Never below 0
score-power-headcount = Children: Headcount
score-power-research = Research
score-power-commune = Commune
score-power-escort = Escort
score-power-school_bus = School bus
score-power-bunker = Bunker
score-power-horde = Horde
score-count-master = Corrections

## Moves

verb-skip = Change nothing
    .name = skip
    .text = Change nothing, discard nothing
verb-vote = Vote
    .name = vote
    .text = Vote for three factions
verb-replace = Replace a faction
    .name = replace
    .text = Replace a faction in play with another
verb-transfer_pair = Transfer
    .name = transfer
    .text = Give a card to each neighbour before the tricks
verb-play = Play a card
    .name = play
    .text = Play a card into the trick
verb-power_gift = Give the trick
    .name = power-gift
    .text = Give the trick to another community
verb-power_send = Send the card
    .name = power-send
    .text = Send the card you looked at into a quarantine
verb-power_give = Give a card
    .name = power-give
    .text = Give a card from your quarantine
verb-power_discard = Discard
    .name = power-discard
    .text = Put a card from your quarantine under the reserve
verb-power_cure = Cure
    .name = power-cure
    .text = Discard a zombie along with a Scientist from the trick
verb-power_fetch = Take a card
    .name = power-fetch
    .text = Take a random card from another community’s quarantine
verb-follow_with = Follow as my hand allows

field-left = To the left
    .name = left
    .text = Which card goes to the neighbour on the left?
field-right = To the right
    .name = right
    .text = Which card goes to the neighbour on the right?
field-card = Card
    .name = card
    .text = Which card?
field-side = Side
    .name = side
    .text = On which side of the board?
field-to = To
    .name = to
    .text = To which community?
field-rival = Community
    .name = rival
    .text = Which other community?
field-zombie = Zombie
    .name = zombie
    .text = Which zombie?
field-old = Faction taken out
    .name = old
    .text = Which faction goes out of play?
field-new = Faction brought in
    .name = new
    .text = Which faction comes into play?
field-faction = First faction
    .name = first
    .text = A faction
field-second = Second faction
    .name = second
    .text = A second faction
field-third = Third faction
    .name = third
    .text = A third faction
field-suit = Faction led
    .text = For which faction’s tricks?
field-height = Card
    .text = Which card will you follow with?

pick-skip = Change nothing
pick-vote = Vote for { $faction }, { $second } and { $third }
pick-replace = Replace the { $old } with the { $new }
pick-transfer_pair = To the left: { $left } · to the right: { $right }
pick-play = { $card } ({ $side })
pick-power_gift = Give the trick to { $to }
pick-power_send = Send the card to { $to }
    .self = Keep the card
pick-power_give = Give { $card } to { $to }
pick-power_discard = Put { $card } under the reserve
pick-power_cure = Put { $card } and { $zombie } under the reserve
pick-power_fetch = Take a card from { $rival }
pick-follow_with = { $suit } led: { $height }

ahead-vans = { $n ->
        [0] no other minivan
        [one] one more minivan
       *[other] { $n } more minivans
    }
ahead-kept = { $suit } kept: { $ranks }
ahead-van-gone = one fewer minivan in your next hand
ahead-worth = { $n ->
        [one] −{ $n } survivor for you
       *[other] −{ $n } survivors for you
    }
ahead-community = { $n ->
        [one] { $n } survivor
       *[other] { $n } survivors
    }, { $cards } in quarantine{ $harm ->
        [0] {""}
       *[other] , { $harm } damage
    }
scene-card = { $card } ({ $seat })
scene-looked = Seen by you alone: { $cards }.
scene-trick = Trick so far: { $cards }.
scene-side = The trick is played on the { $side }.
scene-demanded = Faction to follow: { $suit }.
scene-leads = Winning so far on the { $side ->
        [plus] + side
       *[minus] − side
    }: { $seat }.
scene-hand = Your hand: { $cards }.
ahead-danger = { $n } damage
ahead-relief = −{ $n } damage ({ $left } left)
ahead-van = never wins the trick
ahead-trick-other = { $seat } is winning the trick
ahead-trick-held = you are winning the trick ({ $n ->
        [one] { $n } card
       *[other] { $n } cards
    }{ $harm ->
        [0] {""}
       *[other] , { $harm } damage
    })
ahead-trick-won = you win the trick ({ $n ->
        [one] { $n } card
       *[other] { $n } cards
    }{ $harm ->
        [0] {""}
       *[other] , { $harm } damage
    })

## Questions

ask-VoteFactions = Vote for three factions
ask-ReplaceFaction = Do you want to change a faction?
ask-AdoptFaction = Do you want to bring in the faction whose power was drawn?
left-TransferCard = On your left: { $left }. On your right: { $right }.
ask-TransferCard = Give a card to each neighbour
ask-LeadCard = Lead the trick: which card, on which side?
ask-FollowCard = Play a card
ask-GiveTrick = Hippies: who will you give the trick to?
ask-SendCard = Dogs: who gets the card you looked at?
ask-FetchCard = Guard dog: who will you take a card from?
ask-GiveCard = Military: which card will you give, and to whom?
ask-GiveBack = Guard dog: which card will you give back?
ask-Discard = Preachers: do you want to discard a card?
ask-Exorcise = Exorcism: do you want to discard a zombie?
ask-Antidote = Antidote: do you want to cure a zombie?
hint-power = { $power }: { $text }
left-AdoptFaction = Power drawn: { $power }. It comes into play only with its faction.
await-VoteFactions = is voting for three factions
await-ReplaceFaction = is deciding whether to change a faction
await-AdoptFaction = is deciding whether to bring in a faction
await-TransferCard = is giving a card to each neighbour
await-LeadCard = is leading the trick
await-FollowCard = is playing a card
await-GiveTrick = is giving the trick away
await-SendCard = is sending a card
await-FetchCard = is taking a card
await-GiveCard = is giving a card
await-GiveBack = is giving a card back
await-Discard = is deciding whether to discard a card
await-Exorcise = is deciding whether to discard a zombie
await-Antidote = is deciding whether to cure a zombie

## What happened

event-factions_chosen = Factions in play: { $factions }.
event-voted = { $seat } voted for { $factions }.
event-round_began = Round { $round } begins.
event-starts = { $seat } starts the round.
event-factions_kept = { $seat } kept the same factions.
event-faction_replaced = { $seat } replaced the { $old } with the { $new }.
event-power_drawn = Power card drawn: { $power }.
event-power_added = { $power } was added to the powers in play.
event-power_changed = New power of the { $faction }: { $power }.
event-power_refused = { $seat } declined the power { $power }.
event-faction_adopted = { $seat } brought in the { $new } in place of the { $old }, with the power { $power }.
event-vans_kept = { $seat } kept { $cards }.
event-dealt = The cards were dealt: { $cards } in each hand, { $reserve } in the reserve.
event-put_before-secret = A card was put face down in front of { $to }: { $card }.
event-transferred = { $seat } transferred { $card } to { $to }.
event-led = { $seat } led { $card } on the { $side }.
event-played = { $seat } played { $card }.
event-trick_won = { $seat } won the trick: { $cards }.
event-horde_reached = Horde: { $seat } took { $card } ({ $damage } damage).
event-itinerant_joined = { $seat } took in the drifter: { $card }.
event-reserve_empty = The reserve was empty: { $seat }’s power did nothing.
event-gave_trick = { $seat } gave the trick to { $to }.
event-looked = { $seat } looked at the top card of the reserve.
event-looked-secret = { $seat } looked at the top card of the reserve: { $card }.
event-sent_card = { $seat } sent a hidden card to { $to }.
    .self = { $seat } kept the card, face down.
event-sent_card-secret = { $seat } sent { $card } to { $to }, face down.
    .self = { $seat } kept { $card }, face down.
event-sent_card_open = { $seat } sent { $card } to { $to }.
    .self = { $seat } kept { $card }.
event-fetched = { $seat } took a hidden card from { $rival }.
event-fetched-secret = { $seat } took { $card } from { $rival }, face down.
event-fetched_open = { $seat } took { $card } from { $rival }.
event-gave_card = { $seat } gave a hidden card to { $to }.
event-gave_card-secret = { $seat } gave { $card } to { $to }, face down.
event-gave_card_open = { $seat } gave { $card } to { $to }.
event-drew = { $seat } added a card from the reserve to their quarantine.
event-drew-secret = { $seat } took { $card } from the reserve into their quarantine.
event-drew_open = { $seat } drew { $card } from the reserve.
event-kept_all = { $seat } discarded nothing.
event-discarded = { $seat } put { $card } under the reserve.
event-cured = { $seat } put { $card } and { $zombie } under the reserve.
event-counted = { $seat } counted { $cards }: +{ $gain }, −{ $loss }, which leaves { $left ->
        [one] { $left } survivor
       *[other] { $left } survivors
    }.
event-ended = Game over: victory for { $winners }, with { $survivors ->
        [one] { $survivors } survivor
       *[other] { $survivors } survivors
    }.

## Refusals

reason-three-factions = Vote for three different factions.
reason-faction-exchange = Choose a faction in play, and one that can replace it.
reason-not-in-hand = This card is not in your hand: { $card }.
reason-already-sent = The same card cannot go to both neighbours: { $card }.
reason-one-order = With two players it makes no difference which card goes where: start with the one that comes first in your hand.
reason-no-such-side = Choose the + side or the − side.
reason-same-side = This trick is being played on the { $side }.
reason-must-follow = Faction to follow: { $demanded }. You have { $count }, so you cannot play { $card }.
reason-another-community = Choose another community at the table.
reason-no-such-community = Choose a community at the table.
reason-nothing-to-fetch = There is nothing to take there: choose a community with cards in quarantine.
reason-not-in-quarantine = This card is not in your quarantine: { $card }.
reason-open-card-or-chance = Choose a zombie or a minivan from your quarantine, or a random faction card.
reason-own-zombie = Choose a zombie from your quarantine.
reason-cure-pair = Choose a Scientist from the trick and one of your zombies.

## Words

word-plus = + side
    .emoji = ➕
    .text = The highest wins.
word-minus = − side
    .emoji = ➖
    .text = The lowest wins.
word-any = Anything
word-lowest = my lowest
word-highest = my highest
word-losing = a losing card
    .text = The highest card that does not win, preferably a zombie; if all would win, the weakest.
word-winning = a winning card
    .text = The weakest card that wins; if none would win, the weakest of all.
word-survivor = a random survivor
    .emoji = 🎲
    .text = One of your hidden faction cards, at random.
word-zombie = Zombies
    .emoji = 🧟
    .story = the Zombies
    .one = Zombie
    .text = If a zombie is led, the trick is shared out: starting with the winner, each takes the most dangerous zombie left.
    .count = { $n ->
        [one] { $n } zombie
       *[other] { $n } zombies
    }
word-van = Minivans
    .emoji = 🚐
    .story = the Minivans
    .one = Minivan
    .text = Can be played at any time but never wins; whoever collects it keeps it for the next round.
    .count = { $n ->
        [one] { $n } minivan
       *[other] { $n } minivans
    }
word-hippie = Hippies
    .emoji = ☮️
    .story = the Hippies
    .one = Hippie
    .text = Gift: the winner gives the whole trick to another community.
    .count = { $n ->
        [one] { $n } Hippie
       *[other] { $n } Hippies
    }
word-dog = Dogs
    .emoji = 🐕
    .story = the Dogs
    .one = Dog
    .text = Scent: the winner looks at the top card of the reserve and puts it into any quarantine.
    .count = { $n ->
        [one] { $n } Dog
       *[other] { $n } Dogs
    }
word-military = Military
    .emoji = 🎖️
    .story = the Military
    .one = Military
    .text = Requisition: the winner gives a card from their quarantine (which now includes this trick) to another community.
    .count = { $n ->
        [one] { $n } Military
       *[other] { $n } Military
    }
word-preacher = Preachers
    .emoji = ⛪
    .story = the Preachers
    .one = Preacher
    .text = Sermon: the winner adds the top card of the reserve to their quarantine, then may discard a zombie or minivan of their choice, or a random survivor.
    .count = { $n ->
        [one] { $n } Preacher
       *[other] { $n } Preachers
    }
word-scientist = Scientists
    .emoji = 🔬
    .story = the Scientists
    .one = Scientist
    .text = Research: at the end of the round, with 4 Scientists or more, gain 1 survivor per zombie, or 2 if you alone have the most.
    .count = { $n ->
        [one] { $n } Scientist
       *[other] { $n } Scientists
    }
word-children = Children
    .emoji = 🧒
    .story = the Children
    .one = Children
    .text = Headcount: at the end of the round, each Children card gives 1, 2 or 3 survivors, as printed on it.
    .count = { $n ->
        [one] { $n } Children card
       *[other] { $n } Children cards
    }

## Power cards

word-gift = Gift
    .emoji = ☮️
    .text = The winner gives the whole trick to another community.
word-scent = Scent
    .emoji = 🐕
    .text = The winner looks at the top card of the reserve and puts it into any quarantine.
word-requisition = Requisition
    .emoji = 🎖️
    .text = The winner gives a card from their quarantine (this trick included) to another community.
word-sermon = Sermon
    .emoji = ⛪
    .text = The winner adds the top card of the reserve to their quarantine, then may discard a zombie or minivan of their choice, or a random survivor.
word-research = Research
    .emoji = 🔬
    .text = End of round: with 4 Scientists or more, gain 1 survivor per zombie, or 2 if you alone have the most.
word-headcount = Headcount
    .emoji = 🧒
    .text = End of round: each Children card gives 1, 2 or 3 survivors, as printed on it.
word-commune = Commune
    .emoji = ☮️
    .text = End of round: with 2 Hippies or more, gain 1 survivor for each different faction in your quarantine; zombies count as a faction.
word-guard-dog = Guard dog
    .emoji = 🐕
    .text = The winner takes a random card from another community’s quarantine, then gives back a card of their choice.
word-escort = Escort
    .emoji = 🎖️
    .text = End of round: every 3 Military cards cancel one zombie that does 3 damage.
word-exorcism = Exorcism
    .emoji = ⛪
    .text = The winner may put one of their zombies under the reserve; if they do, they add the reserve’s top card to their quarantine without looking at it.
word-antidote = Antidote
    .emoji = 🔬
    .text = The winner may put one Scientist from the trick under the reserve, along with one zombie from the trick or from their quarantine.
word-school-bus = School bus
    .emoji = 🧒
    .text = End of round: each Children card counts as 1; whoever has the most gains 5 survivors; if several players tie, each gains 2.
word-bunker = Bunker
    .emoji = 🃏
    .text = End of round: each complete set (one card of every faction in play) gives 1 survivor.
word-horde = Horde
    .emoji = 🃏
    .text = End of round: if you alone have the most zombies, each costs you 1 more survivor.

## Cards

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
word-dog-1 = Dog 1
    .emoji = 🐕
word-dog-2 = Dog 2
    .emoji = 🐕
word-dog-3 = Dog 3
    .emoji = 🐕
word-dog-4 = Dog 4
    .emoji = 🐕
word-dog-5 = Dog 5
    .emoji = 🐕
word-dog-6 = Dog 6
    .emoji = 🐕
word-dog-7 = Dog 7
    .emoji = 🐕
word-dog-8 = Dog 8
    .emoji = 🐕
word-dog-9 = Dog 9
    .emoji = 🐕
word-dog-10 = Dog 10
    .emoji = 🐕
word-dog-11 = Dog 11
    .emoji = 🐕
word-dog-12 = Dog 12
    .emoji = 🐕
word-dog-13 = Dog 13
    .emoji = 🐕
word-military-1 = Military 1
    .emoji = 🎖️
word-military-2 = Military 2
    .emoji = 🎖️
word-military-3 = Military 3
    .emoji = 🎖️
word-military-4 = Military 4
    .emoji = 🎖️
word-military-5 = Military 5
    .emoji = 🎖️
word-military-6 = Military 6
    .emoji = 🎖️
word-military-7 = Military 7
    .emoji = 🎖️
word-military-8 = Military 8
    .emoji = 🎖️
word-military-9 = Military 9
    .emoji = 🎖️
word-military-10 = Military 10
    .emoji = 🎖️
word-military-11 = Military 11
    .emoji = 🎖️
word-military-12 = Military 12
    .emoji = 🎖️
word-military-13 = Military 13
    .emoji = 🎖️
word-preacher-1 = Preacher 1
    .emoji = ⛪
word-preacher-2 = Preacher 2
    .emoji = ⛪
word-preacher-3 = Preacher 3
    .emoji = ⛪
word-preacher-4 = Preacher 4
    .emoji = ⛪
word-preacher-5 = Preacher 5
    .emoji = ⛪
word-preacher-6 = Preacher 6
    .emoji = ⛪
word-preacher-7 = Preacher 7
    .emoji = ⛪
word-preacher-8 = Preacher 8
    .emoji = ⛪
word-preacher-9 = Preacher 9
    .emoji = ⛪
word-preacher-10 = Preacher 10
    .emoji = ⛪
word-preacher-11 = Preacher 11
    .emoji = ⛪
word-preacher-12 = Preacher 12
    .emoji = ⛪
word-preacher-13 = Preacher 13
    .emoji = ⛪
word-scientist-1 = Scientist 1
    .emoji = 🔬
word-scientist-2 = Scientist 2
    .emoji = 🔬
word-scientist-3 = Scientist 3
    .emoji = 🔬
word-scientist-4 = Scientist 4
    .emoji = 🔬
word-scientist-5 = Scientist 5
    .emoji = 🔬
word-scientist-6 = Scientist 6
    .emoji = 🔬
word-scientist-7 = Scientist 7
    .emoji = 🔬
word-scientist-8 = Scientist 8
    .emoji = 🔬
word-scientist-9 = Scientist 9
    .emoji = 🔬
word-scientist-10 = Scientist 10
    .emoji = 🔬
word-scientist-11 = Scientist 11
    .emoji = 🔬
word-scientist-12 = Scientist 12
    .emoji = 🔬
word-scientist-13 = Scientist 13
    .emoji = 🔬
word-children-1 = Children 1
    .emoji = 🧒
    .text = 1 child on the card
word-children-2 = Children 2
    .emoji = 🧒
    .text = 1 child on the card
word-children-3 = Children 3
    .emoji = 🧒
    .text = 1 child on the card
word-children-4 = Children 4
    .emoji = 🧒
    .text = 2 children on the card
word-children-5 = Children 5
    .emoji = 🧒
    .text = 2 children on the card
word-children-6 = Children 6
    .emoji = 🧒
    .text = 3 children on the card
word-children-7 = Children 7
    .emoji = 🧒
    .text = 3 children on the card
word-children-8 = Children 8
    .emoji = 🧒
    .text = 3 children on the card
word-children-9 = Children 9
    .emoji = 🧒
    .text = 2 children on the card
word-children-10 = Children 10
    .emoji = 🧒
    .text = 2 children on the card
word-children-11 = Children 11
    .emoji = 🧒
    .text = 1 child on the card
word-children-12 = Children 12
    .emoji = 🧒
    .text = 1 child on the card
word-children-13 = Children 13
    .emoji = 🧒
    .text = 1 child on the card
word-zombie-1 = Zombie 1
    .emoji = 🧟
    .text = 3 damage
word-zombie-2 = Zombie 2
    .emoji = 🧟
    .text = 3 damage
word-zombie-3 = Zombie 3
    .emoji = 🧟
    .text = 3 damage
word-zombie-4 = Zombie 4
    .emoji = 🧟
    .text = 3 damage
word-zombie-5 = Zombie 5
    .emoji = 🧟
    .text = 3 damage
word-zombie-6 = Zombie 6
    .emoji = 🧟
    .text = 3 damage
word-zombie-7 = Zombie 7
    .emoji = 🧟
    .text = 3 damage
word-zombie-8 = Zombie 8
    .emoji = 🧟
    .text = 3 damage
word-zombie-9 = Zombie 9
    .emoji = 🧟
    .text = 3 damage
word-zombie-10 = Zombie 10
    .emoji = 🧟
    .text = 3 damage
word-zombie-11 = Zombie 11
    .emoji = 🧟
    .text = 3 damage (6 in the hard game)
word-zombie-12 = Zombie 12
    .emoji = 🧟
    .text = 3 damage (6 in the hard game)
word-zombie-13 = Zombie 13
    .emoji = 🧟
    .text = 6 damage
word-zombie-14 = Zombie 14
    .emoji = 🧟
    .text = 6 damage
word-zombie-15 = Zombie 15
    .emoji = 🧟
    .text = 6 damage
word-zombie-16 = Zombie 16
    .emoji = 🧟
    .text = 6 damage
word-zombie-17 = Zombie 17
    .emoji = 🧟
    .text = 6 damage
word-zombie-18 = Zombie 18
    .emoji = 🧟
    .text = 6 damage (9 in the hard game)
word-zombie-19 = Zombie 19
    .emoji = 🧟
    .text = 9 damage
word-zombie-20 = Zombie 20
    .emoji = 🧟
    .text = 9 damage
word-van-1 = Minivan 1
    .emoji = 🚐
word-van-2 = Minivan 2
    .emoji = 🚐
word-van-3 = Minivan 3
    .emoji = 🚐

## The table and the hand as text (30 characters wide)

text-rounds = Round
text-starter = Starting the round: { $seat }
text-leads = Leading the trick: { $seat }
text-trick = The trick
text-side = Played on the { $side }
text-demanded = To follow: { $suit }
text-survivors = Survivors
text-cards = Cards in hand
text-hand = Your hand ({ $n })
text-open = Face up: { $cards }
text-sent = Sent to { $to }: { $card }
text-looked = Seen by you alone: { $cards }
text-suit = { $suit }: { $ranks }
text-quarantine = In quarantine, face down
text-damage = Damage
text-powers = Powers
text-piles = Piles
text-reserve = Reserve
text-itinerants = Drifters

## On pictures

draw-rounds = { $n ->
        [one] a single round
       *[other] { $n } rounds at most
    }
draw-demanded = To follow
draw-reserve = Reserve
draw-waiting = { $seat } { $what }
draw-waiting-many = Waiting for { $n } communities
draw-waiting-transfer = A card to each neighbour ({ $n } to go)
draw-choosing = The factions are yet to be chosen
draw-end = { $n ->
        [one] { $names } wins: { $survivors ->
            [one] { $survivors } survivor
           *[other] { $survivors } survivors
        }
       *[other] { $names } share the victory: { $survivors ->
            [one] { $survivors } survivor
           *[other] { $survivors } survivors
        }
    }
draw-winner = has won
draw-seen = visible
draw-key-survivors = survivors
draw-key-hand = in hand
draw-key-quarantine = face-down quarantine
draw-key-open = visible to all
draw-awaited = their turn
draw-key-leads = leads the trick
draw-key-starts = starts the round
draw-hand = Your hand: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
draw-no-hand = No cards left in hand
draw-looked = Seen by you alone
draw-quarantine = Your quarantine
draw-empty = empty
draw-sent = → { $letter }
draw-hidden = { $n ->
        [one] { $n } card face down
       *[other] { $n } cards face down
    }
draw-damage = Damage

## The chronicle of a round

story-title = 📜 Chronicle of round { $n }
story-opens-1 = The music drowned out the growling, and { $seat } opened the evening.
story-opens-2 = Evening fell on the tents; { $seat } gave the signal.
story-opens-3 = The fires were lit again, and { $seat } got things going.
story-opens-4 = Beyond the barriers the grass moved; { $seat } did not wait.
story-opens-5 = Somebody turned the music up; { $seat } set the tone.
story-exchange-1 = { $seat } bet on the { $new } rather than the { $old }.
story-exchange-2 = Farewell to the { $old }: { $seat } preferred the { $new }.
story-exchange-3 = At { $seat }’s camp the { $new } took the place of the { $old }.
story-tricks-1 = { $seat } had the upper hand: { $n } tricks out of { $total }.
story-tricks-2 = { $seat } won { $n } of the { $total } tricks.
story-tricks-3 = { $seat } took { $n } tricks out of { $total }.
story-horde-1 =
    The horde fell upon { $seat }: { $count ->
        [one] one zombie
       *[other] { $count } zombies
    } reached the tents.
story-horde-2 =
    The horde struck hard at { $seat }’s camp, with { $count ->
        [one] one zombie
       *[other] { $count } zombies
    } among the tents.
story-horde-3 =
    At { $seat }’s camp { $count ->
        [one] one zombie
       *[other] { $count } zombies
    } pushed the quarantine door open.
story-horde-shared-1 = The horde struck { $seats } equally hard.
story-horde-shared-2 = The horde made no distinction between { $seats }.
story-horde-shared-3 = The horde went through the camps of { $seats } alike.
story-no-horde-1 = The horde kept its distance.
story-no-horde-2 = Not one zombie reached the tents.
story-gone-1 = { $seats } had nobody left.
story-count-lost-1 = In the morning { $n ->
        [one] one person was
       *[other] { $n } people were
    } missing from { $seat }’s camp.
story-count-lost-2 = When the quarantines were opened, { $n ->
        [one] one person was
       *[other] { $n } people were
    } found to be missing from { $seat }’s camp.
story-count-lost-3 = { $seat } lost { $n ->
        [one] one person
       *[other] { $n } people
    }.
story-count-gained-1 = When the quarantines were opened, { $n ->
        [one] one more person was
       *[other] { $n } more people were
    } counted at { $seat }’s camp.
story-count-gained-2 = At { $seat }’s camp { $n ->
        [one] one more person
       *[other] { $n } more people
    } sat down by the fire.
story-count-even-1 = In the morning no camp had come off better than any other.
story-count-even-2 = When the quarantines were opened, everyone turned out to have fared alike.
story-lead-1 =
    { $seats } now led with { $left ->
        [one] one survivor
       *[other] { $left } survivors
    }{ $n ->
        [one] {""}
       *[other] {" each"}
    }.
story-lead-2 =
    No camp had more than { $left ->
        [one] one survivor
       *[other] { $left } survivors
    }, and { $seats } could hold their heads high.
story-lead-3 =
    { $seats } { $n ->
        [one] was ahead now
       *[other] were level at the top now
    }, with { $left ->
        [one] one survivor
       *[other] { $left } survivors
    }{ $n ->
        [one] {""}
       *[other] {" each"}
    }.
story-end-1 =
    { $left ->
        [0] There it ended, and nobody was left standing to celebrate anything
       *[other] There it ended: { $winners } { $n ->
            [one] won
           *[other] won together
        } with { $left ->
            [one] one survivor
           *[other] { $left } survivors
        }{ $n ->
            [one] {""}
           *[other] {" each"}
        }
    }.
report-people-same-1 = The camp numbers { $n } people, no more and no fewer than on the first evening.
report-people-more-1 = Around the fire there are { $n } people, { $change } more than on the first evening.
report-people-more-2 = The camp numbers { $n } people, { $change } more than on the first evening.
report-people-more-3 = The camp has grown from { $began } on the first evening to { $n } on the last.
report-people-more-4 = The camp had begun with { $began }; by morning it was { $n } strong.
report-people-fewer-1 = Around the fire { $n ->
        [one] one person is
       *[other] { $n } people are
    } left, { $change } fewer than on the first evening.
report-people-fewer-2 = Only { $n ->
        [one] one person is
       *[other] { $n } people are
    } left to listen to the music, { $change } fewer than on the first evening.
report-people-fewer-3 = In the morning { $n ->
        [one] a single voice answers
       *[other] { $n } voices answer
    } the roll call; on the first evening there were { $began }.
report-people-fewer-4 = { $n ->
        [one] One person
       *[other] { $n } people
    } lived to see the morning, in a camp that had begun with { $began }.
report-people-fewer-5 = On the first evening { $began ->
        [one] one person
       *[other] { $began } people
    } sat around the fire; { $n ->
        [one] one is
       *[other] { $n } are
    } left.
report-people-none-1 = In the end the camp is empty; the music still plays, for nobody.
report-horde-1 = { $n ->
        [one] A single zombie
       *[other] In all, { $n } zombies
    } reached the tents.
report-horde-2 = The barriers let { $n ->
        [one] one zombie
       *[other] { $n } zombies
    } through.
report-horde-3 = { $n ->
        [one] One zombie
       *[other] Evening after evening, { $n } zombies
    } walked through the camp.
report-horde-4 = { $n ->
        [one] One zombie
       *[other] All told, { $n } zombies
    } prowled between the fires.
report-horde-5 = The fence gave way to { $n ->
        [one] one zombie
       *[other] { $n } zombies
    }.
report-joined-1 = { $n ->
        [one] A traveller put down a bag in the camp.
       *[other] Their bags on their backs, { $n } travellers came and stayed.
    }
report-joined-2 = Room was made for { $n ->
        [one] a traveller
       *[other] { $n } travellers
    }.
report-joined-3 = Among those passing through, { $n ->
        [one] one
       *[other] { $n }
    } chose to stay.
report-joined-4 = The soup was shared with { $n ->
        [one] a traveller, who stayed.
       *[other] { $n } travellers, who stayed.
    }
report-joined-5 = The music drew { $n ->
        [one] a traveller
       *[other] { $n } travellers
    } in.

## What happened to me

loss-horde_reached = The horde reaches you: { $card } (damage: { $damage }).
loss-counted =
    At the count, your quarantine costs you { $loss ->
        [one] { $loss } survivor
       *[other] { $loss } survivors
    } and brings you { $gain }: you now have { $left }.
loss-fetched = { $seat } takes a card from your quarantine.
loss-fetched_open = { $seat } takes { $card } from your quarantine.
loss-sent_card = { $seat } sends you a hidden card.
loss-sent_card_open = { $seat } sends you { $card }.
loss-gave_card = { $seat } gives you a hidden card.
loss-gave_card_open = { $seat } gives you { $card }.

## Help, by phase

help-vote = Each community names three factions, in secret; the three named most are in play. A faction’s power decides what its tricks do, so vote for powers you like.
help-planning = Before the cards are dealt, a power card may come up, and the community that starts may change a faction. The powers in play are on the board.
help-transfer = Everyone gives one card to each neighbour, all at the same time, without knowing what they will get. The cards received stay face up, and the best of them decides who starts.
help-tricks = Everyone plays a card; follow the faction that was led if you can. On the + side the highest wins, on the − side the lowest. The winner takes the trick into quarantine and uses the faction’s power. Survivors there count for you at the end of the round, zombies against you.
help-over = The game is over: whoever has the most survivors wins.

## The first game

learn-intro = Woodstock, and the dead want to dance. You lead a community of 66 survivors; each round you win tricks full of people, and zombies with them. Whoever has the most survivors at the end wins. You will play one whole round against two rivals.

learn-transfer = Before each round you give one card to each neighbour, without seeing what they give. What they give you stays face up, and is still yours to play. Every zombie in your quarantine at the end of the round costs survivors: 3, 6 or even 9.
    .title = A card to each neighbour
    .pick = Two fewer zombies in your hand means two fewer worries.
learn-van = A trick led with a zombie is a horde: the winner takes the most dangerous zombie, the next player takes the most dangerous one left, and so on. A minivan can be played at any time, never wins, and comes back to you if you collect it.
    .title = A horde!
    .pick = The minivan spares you a zombie here, and you keep your less dangerous zombies for a better moment.
learn-sides = Whoever leads chooses the side. On the + side the highest card wins the trick; on the − side, the lowest.
    .title = Two sides
    .pick = On the − side your 3 would almost certainly win the horde; play the 13, and hope.
learn-lead = You lead: play any card you like, on the side you like. What you lead, the others must follow.
    .title = Your lead
    .pick = On the + side your 7 is unlikely to win: the worst zombies go elsewhere.
learn-void = You must play the faction that was led. If you have none of it, anything goes: a good moment to get rid of a card.
    .title = Nothing to follow with
    .pick = You have no zombies left. A low card is the cheapest answer.
learn-follow = Every survivor in the tricks you win adds one to your total at the end of the round. So count what is there: is this trick worth winning, and can you win it?
    .title = Worth winning?
    .pick = All your Dogs beat the 3: win with the lowest, and keep the high ones.
learn-quarantine = What you win goes to your quarantine: survivors face down, zombies and minivans in full view. Check the quarantines now and then: whose is full of zombies?
    .title = The quarantine
    .pick = With no soldier you cannot win: play your lowest card.
learn-quarantine-again =
    .pick = The same again: the lowest will do.
learn-count = At the end of the round each survivor in your quarantine adds one, and each zombie takes away 3, 6 or 9. Two full tricks of people make up for a big zombie.
    .title = What counts
learn-win = If you win a faction’s trick, you also use its power. The Military’s power gives a rival a card from your quarantine: if there is a zombie in it, that is worth a lot.
    .title = Winning for the power
    .pick = On the − side your 2 is the lowest: the trick is yours, and you can get rid of a zombie.
learn-military = The Military’s power: one card from your quarantine must go to a rival. Giving a survivor hurts you; giving a zombie hurts them.
    .title = The Military
    .pick = Zombie 15 costs six survivors. Let others feed it.
learn-lead-faction = If you lead a faction, everybody has to follow it. Think about which power you want, and who will probably win.
    .title = Leading a faction
    .pick = On the + side an 8 seldom wins: keep your high cards for a better trick.
learn-hippies = The Hippies share: the winner of their trick gives all of it away. So win it when it holds zombies, or when you can give it to whoever it helps least; you still lead the next trick.
    .title = The Hippies
    .pick = You must give it to somebody; so far this rival holds the most zombies.
learn-lead-low = Low cards are strong on the − side: there, the lowest wins. A hand of extremes is a good hand, as you choose the side whenever you lead.
    .title = High or low
    .pick = On the − side, a 10 hardly ever wins: get rid of it and take nothing.
learn-lead-dog =
    .pick = An 11 should lose on the − side, and it is your last Dog.
learn-lead-hippie =
    .pick = On the + side, your lowest card is the least likely to win.
learn-lead-gift =
    .pick = The lowest again: a trick won with Hippies goes to somebody else.
learn-dogs = The Dogs find a card: you look at the top card of the reserve and send it into any quarantine, even yours. Only you know what it is.
    .title = The Dogs
    .pick = It counts as a survivor: keep it yourself.
learn-dogs-again =
    .pick = One more soldier, one more survivor: keep this one, too.
learn-vote = Vote in secret for three factions. Powers that make people give cards away make for a lively game; those that only act at the count make for a calm one.
    .title = The vote
learn-replace = You start this round, so you may change one faction for another. Do it if a power only ever helps your rivals.
    .title = Another faction?
learn-adopt = A power was drawn, but its faction is not in play: you may bring that faction in to replace another.
    .title = A new power
learn-fetch = The guard dog takes a random card from a rival’s quarantine: choose a rival with few zombies, since you keep whichever card you prefer.
    .title = The guard dog
learn-give-back = Now give back one card of your choice. A zombie makes a fine present.
    .title = A present in return
learn-discard = The Preachers let you put one card from your quarantine under the reserve. Start with zombies.
    .title = A good sermon
learn-exorcise = One of your zombies can go under the reserve; then an unknown card comes in. The swap is usually worth it.
    .title = Exorcism
learn-antidote = A Scientist and a zombie go under the reserve together: one fewer survivor, but three to nine lives saved.
    .title = The antidote

learn-end =
    You have played a whole round of { game-name }. What you now know:
    · **Follow** the faction that was led; + goes to the highest, − to the lowest, and whoever leads chooses the side.
    · **Zombies** in quarantine cost 3, 6 or 9 survivors: pass them on by a transfer, by a power, or by letting somebody else win a trick led with a zombie.
    · **Powers** make the difference: win the tricks whose power you need.
    .title = 🎓 Your community dances on!

## Statistics

stat-power = Powers in play
stat-zombies = Zombies in the last round

## Corrections by the game master

word-set-survivors = Survivors
word-set-change = Change at the last count
word-set-round = Round
word-set-starter = Starts the round
word-set-faction-1 = First faction
word-set-faction-2 = Second faction
word-set-faction-3 = Third faction
word-set-power = Power
word-set-extras = Power cards without a faction, in play
word-set-box = Power cards without a faction, in the box
word-set-hand = Hand
word-set-open = Face-up cards in hand
word-set-won = Quarantine, face down
word-set-caught = Quarantine, face up
word-set-trick = Trick on the table
word-set-reserve = Reserve
word-set-itinerants = Face-down drifters
word-set-itinerant = Visible drifter
field-seat = Community
    .text = Which community?
event-corrected_survivors = { $seat }’s survivor count has been corrected: { $amount }.
event-corrected_cards = Misdealt cards are swapped between { $seat } and { $rival }.
event-corrected_cards-secret = Misdealt cards are swapped: { $card } ({ $seat }) for { $other } ({ $rival }).

## Standing orders

word-order-pass-on = Transfer cards
order-pass-on = Give { $cards }: one to the neighbour on the left, the next to the one on the right. Keep minivans while there is anything else to give.
order-pass-on-cards = Cards to give
    .zombies = The highest zombies, then the highest cards
    .lowest = The lowest cards
    .highest = The highest cards
word-order-follow = Follow
order-follow = When somebody else leads the trick, play { $card } card I may play; a minivan only if I have nothing else.
order-follow-card = Card to play
    .lowest = The lowest
    .highest = The highest
word-order-decline = Change nothing
order-decline =
    Factions: { $factions ->
        [yes] leave them as they are
       *[no] ask me
    }. Optional powers: { $powers ->
        [yes] do not use them
       *[no] ask me
    }.
order-decline-factions = Leave the factions as they are
order-decline-powers = Leave optional powers unused

## Report

report-name = { $n ->
        [0] no survivors
        [one] { $n } survivor
       *[other] { $n } survivors
    }
report-no-horde = The horde never found its way to the tents.
report-figure-people = Survivors
report-figure-gain = Rescued
report-figure-loss = Lost
report-figure-horde = Zombies in the camp
report-figure-joined = Drifters taken in
report-part = Round { $n }, trick { $part }
report-chapter = Round { $n }
report-chapters = Rounds { $n } to { $until }
report-chapters-two = Rounds { $n } and { $until }
report-before = Before the first round

## Preparing the game

record-rounds = Rounds
record-extras = Power cards added
record-survivors = Survivors

# What a line of a plan may need

word-guard-outcome = Whether the card would win the trick
guard-outcome =
    { $trick ->
        [won] if the card would win the trick as it stands
       *[lost] if the card would not win the trick as it stands
    }
word-guard-zombies = Zombies in the trick
guard-zombies =
    { $trick ->
        [some] if there is a zombie in the trick
       *[none] if there are no zombies in the trick
    }
word-guard-last-to-play = Your turn in the trick
guard-last_to_play = if everyone else has played

## Hints: what they compare

hint-points = your number of survivors
hint-trick = the trick on the table
hint-rivals = the gap to your rivals
hint-hand = what your hand can still do

## Titles, once all is over

word-title-no-trick = Not one trick
word-title-no-bite = Not one bite
word-title-light-fingers = Light fingers
word-title-change-of-wind = A change of wind
word-title-remedies = A remedy in the pocket
word-title-no-horde = The horde passed by
word-title-zombies-banquet = The zombies’ banquet
word-title-harvest = The great harvest of survivors
word-title-eye-on-the-reserve = An eye on the reserve
word-title-always-a-trick = Always a trick to give away
word-title-poisoned-gifts = Poisoned gifts
word-title-letterbox = Everybody’s letterbox
word-title-inn = The drifters’ inn
word-title-always-a-van = Always a van ahead
word-title-magnet = The zombie magnet
word-title-all-tricks = All tricks lead here
word-title-spared = Nothing to give anybody
word-title-last-ones-up = The last party still going
word-title-still-hungry = The party is over
luck-zombies = Zombies dealt (average)

## Campaign: what the end gives

gives-people = { $n ->
        [one] { $n } survivor
       *[other] { $n } survivors
    }
gives-fame = { $n ->
        [one] { $n } victory or title
       *[other] { $n } victories or titles
    }
word-provisions = Provisions
    .count = { $n ->
            [one] { $n } survivor, fed on old provisions
           *[other] { $n } survivors, fed on old provisions
        }
word-survivors = Survivors
    .count = { $n ->
            [one] { $n } old companion among the survivors
           *[other] { $n } old companions among the survivors
        }
word-volunteers = Volunteers
    .count = { $n ->
            [one] { $n } volunteer among the survivors
           *[other] { $n } volunteers among the survivors
        }
record-brought = From the campaign
