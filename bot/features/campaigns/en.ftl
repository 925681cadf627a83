# Several games that form one story.

refused-limit-campaigns = This server already has { $most ->
        [one] one campaign
       *[other] { $most } campaigns
    }: that is all I can keep.
refused-limit-campaigns-own = You have started { $most ->
        [one] one campaign
       *[other] { $most } campaigns
    }, the most I keep for one person: continue { $most ->
        [one] it
       *[other] one of them
    }.
button-export = Export the story
button-usual = Begin as usual
command-campaign =
    .name = campaign
    .text = Several games on this server that tell one story
command-campaign-new =
    .name = new
    .text = Open a campaign, with this channel’s game if there is one
command-campaign-show =
    .name = show
    .text = See the games of a campaign and how they ended, and continue the story
command-campaign-add =
    .name = add
    .text = Add this channel’s game to a campaign
arg-campaign =
    .name = campaign
    .text = Which one?
arg-campaign-name =
    .name = name
    .text = The name of the campaign
campaign-title = Campaign “{ $name }”
campaign-empty = No games yet. To add one, use `/campaign add` in its channel.
campaign-game = **{ $n }.** { $game } · { $where }: { $what }
campaign-won = { $n ->
        [one] { $names } won
       *[other] { $names } tied
    }
campaign-early = stopped early
campaign-running = running
campaign-lobby = being set up
campaign-earlier = … and { $n ->
        [one] { $n } game
       *[other] { $n } games
    } before these.
campaign-list = The campaigns on this server
campaign-none = This server has no campaigns yet. `/campaign new` opens one.
campaign-story = Story { $n }
button-carry-on = Continue the story here
campaign-previously = Previously…
refused-no-campaign = I cannot find that campaign on this server.
refused-campaign-known = This server already has a campaign with that name.
refused-campaign-no-name = A campaign needs a name.
button-ledger = Ledger
button-brought = What the campaign brings
campaign-carry-in = Continue the story here in…
ledger-title = Ledger of “{ $name }”
ledger-clan = **{ $clan }** · fame { $fame }, { $days ->
        [one] { $days } day or round played
       *[other] { $days } days or rounds played
    }
ledger-people = People: { $names }
ledger-titles = Titles: { $names }
ledger-stores = At the end of their last game: { $names }
ledger-wounds = { $n ->
        [one] { $n } wounded
       *[other] { $n } wounded
    }
ledger-fallen = Fallen: { $names }
ledger-correct = Correct the ledger
ledger-correct-names = { $seat }: people and titles
ledger-correct-figures = { $seat }: fame, days, wounded
ledger-correct-stores = { $seat }: stores
ledger-correct-fallen = The dead
ledger-hint = One name per line
ledger-what-names = People
ledger-what-titles = Titles
ledger-what-fallen = Fallen
ledger-what-fame = Fame
ledger-what-days = Days and rounds
ledger-what-wounds = Wounded
ledger-what-good-food = Food
ledger-what-good-people = Survivors
ledger-what-good-arms = Arms
ledger-what-good-knowledge = Knowledge
ledger-log = Corrected
ledger-corrected = -# { $who }, { $when } · { $what }
ledger-someone = somebody
refused-ledger-number = That must be a number from 0 to { $most }, in digits.
refused-ledger-names = Too many names: a list holds at most { $most }.
refused-ledger-full = This game’s ledger has reached its limit of { $most ->
    [one] { $most } correction
   *[other] { $most } corrections
}.
brought-title = What the campaign brings
brought-text = This comes from { $game }. Only confirmed lines count; whoever runs the game confirms them, changes them or strikes them out. A seat can have at most { $most ->
        [one] one thing
       *[other] { $most } things
    } in all.
brought-terms = -# { $had }: this gives one for every { $each }, at most { $most }
brought-open = Nothing carries over from the last game unless whoever runs this one confirms it, line by line.
brought-none = Nothing carries over from the last game: this one begins as usual.
brought-proposed = { $seat }: { $what } – to be decided
brought-spare = { $seat }: { $what } – can be chosen instead
brought-confirmed = { $seat }: { $what } – confirmed
brought-struck = { $seat }: { $what } – struck out
brought-choose = Which line?
brought-strike = Strike out
brought-confirm = Confirm what is proposed
refused-brought-too-many = A seat can have at most { $most ->
        [one] one thing
       *[other] { $most } things
    }: strike out one line first.
refused-nothing-brought = This game does not continue a game of another kind, so nothing carries over.
