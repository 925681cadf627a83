# Texts of the model game: sealed bids.

game-name = Sealed bids
game-pitch = Each round offers a prize: everyone bids a card in secret, and the highest wins the prize, unless there is a tie.
game-sheet =
    .title = Your hand
    .button = My hand

option-cards = Cards
    .text = More cards, more rounds
option-cards-5 = 1 to 5
option-cards-7 = 1 to 7

phase-setup = Setup
phase-bidding = Round { $n }

score-round = Prizes won

text-board-prize = Prize: { $prize }
text-board-seat = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, { $points } { $points ->
        [one] pt
       *[other] pts
    }
text-sheet-hand = Hand: { $cards }
text-sheet-aside = Set aside: { $card }

verb-aside = Set aside
    .name = aside
    .text = Set a card aside
verb-bid = Bid
    .name = bid
    .text = Bid a card in secret
field-card = Card
    .name = card
    .text = Which card?

ask-PutAside = Set a card aside
ask-SecretBids = Bid a card
await-PutAside = is setting a card aside
await-SecretBids = is bidding a card
pick-aside = Set card { $card } aside
pick-bid = Bid card { $card }
ahead-aside = You would keep: { $cards }
ahead-bid = You would keep: { $cards }

event-set_aside = { $seat } sets a card aside.
event-set_aside-secret = { $seat } sets card { $card } aside.
event-turned_up = Round { $round }: the prize is { $prize }.
event-bid = { $seat } has bid { $card }.
event-won = { $seat } takes prize { $prize }.
event-cancelled = A tie: nobody takes prize { $prize }.
event-ended = The last round has been played. Victory: { $winners }.

story-title = Round { $n }
story-prize-1 = Round { $n } offered a prize of { $prize }.
story-prize-2 = In round { $n }, the prize was { $prize }.
story-won-1 = { $seat } took it.
story-tie-1 = A tie: nobody took it.
story-end-1 = { $n ->
        [one] { $winners } won the game.
       *[other] { $winners } won the game together.
    }
story-side-1 = { $n ->
        [one] { $winners } won against { $rivals }.
       *[other] { $winners } won together against { $rivals }.
    }

help-setup = Each player puts one card away, unseen: one card fewer to bid, and nobody knows which.
help-bidding = A prize is on show and everyone bids a card in secret. The highest bid takes the prize, unless it is tied.

learn-intro = Prizes come up one by one, and you bid your cards for them.
learn-aside = Put one card away: it is out of the game, and only you know which.
    .title = One card fewer
    .pick = The lowest card wins the fewest bids.
learn-bid = Everyone bids at once, in secret. The single highest card takes the prize.
    .title = Bidding
    .pick = A high card, early, while nobody knows your habits.
learn-spare = A card is gone once it is bid: keep a high one for a prize that is worth it.
    .title = Saving your cards
learn-end =
    · Each card can be bid only once.
    · The highest takes the prize; if it is tied, nobody does.
    · The card you put away is your secret.
    .title = 🎓 You know how to bid!

## Statistics

stat-aside = Card set aside

word-set-points = Points won
word-set-own-aside = Card set aside
word-set-card-1 = Card 1 in the hand
word-set-card-2 = Card 2 in the hand
word-set-card-3 = Card 3 in the hand
word-set-card-4 = Card 4 in the hand
word-set-card-5 = Card 5 in the hand
word-set-card-6 = Card 6 in the hand
word-set-card-7 = Card 7 in the hand
word-set-vetoes = Vetoes left
word-set-stake = Points staked per prize
word-set-guess-1 = First prize guessed (0: none)
word-set-guess-2 = Second prize guessed (0: none)
word-set-taken = Prizes won
word-set-round = Round
word-set-prize = Prize of the round
word-set-prizes = Prizes to come
word-set-lost = Prizes lost

## Standing orders

word-order-bidding = Bid for me
order-bidding = Bid the highest card that is not above { $most }; if all are above, the lowest.
order-bidding-most = Highest card to bid

report-name = { $points } { $points ->
    [one] pt
   *[other] pts
}
report-won = Prizes won: { $n } ({ $points } { $points ->
    [one] pt
   *[other] pts
} in all).
report-figure-points = Points
report-chapter = Round { $n }
report-chapters = Rounds { $n } to { $until }
report-chapters-two = Rounds { $n } and { $until }
report-before = Before the first round

## Preparing the game

record-points = Points

## The full game

option-full = Full game
    .text = Guesses, boasts and vetoes
option-sides = Sides
    .text = Who plays with whom
option-sides-each = Everyone for themselves
option-sides-one_against_all = The first player against the rest
option-full-yes = Yes
option-full-no = No
group-full =
    .name = full
    .text = Guesses, boasts and vetoes
score-guess = Guess
verb-guess = Guess
    .name = guess
    .text = Stake points on prizes
verb-boast = Boast
    .name = boast
    .text = Announce a card, truthfully or not
verb-allow = Let it go
    .name = allow
    .text = Leave the prize to its winner
verb-veto = Veto
    .name = veto
    .text = Deny the winner the prize
field-stake = Points for each prize
    .name = points
    .text = How many points for each prize?
field-prizes = Prizes
    .name = prizes
    .text = Which prizes will you win?
ask-MakeGuess = Which prizes will you stake points on?
ask-Objection = Does the winner get the prize?
ask-Boasting = Do you want to boast about a card?
await-MakeGuess = is guessing prizes
await-Objection = is deciding whether to veto
pick-guess = Stake points ({ $stake } each) on these prizes: { $prizes }
pick-boast = Announce card { $card }
pick-allow = Let it go
pick-veto = Veto
event-guessed = You stake points ({ $stake } each) on these prizes: { $prizes }.
event-guessed-secret = { $seat } stakes points ({ $stake } each) on these prizes: { $prizes }.
event-boasted = { $seat } announces card { $card }.
event-vetoed = { $seat } vetoes: nobody takes prize { $prize }.
reason-stakes-too-high = At most { $most ->
        [one] { $most } point
       *[other] { $most } points
    } in all.
learn-guess = You may stake points on the prizes that you think you will win.
    .title = Guessing
learn-boast = At any time while bidding you may announce a card, truthfully or not.
    .title = Boasting
learn-veto = Once a game you may deny somebody else a prize.
    .title = The veto
word-order-vetoing = Let small prizes go
order-vetoing = Let every prize worth less than { $prize } go; from { $prize } up, you decide.
order-vetoing-prize = Ask me from this prize value up

## Hints: what they compare

hint-points = your points
hint-rivals = the gap to your rivals
word-title-collector = Full pockets
word-title-ahead = Far ahead
word-title-behind = Not far behind

## Campaign: what the end gives

gives-fame = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
word-points = Points
    .count = { $n ->
            [one] { $n } point
           *[other] { $n } points
        }
record-brought = From the campaign
