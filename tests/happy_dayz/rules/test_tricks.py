"""Leading, following, sides, vans, winning, the horde, the itinerants."""

from __future__ import annotations

from engine.corrections import MovePiece, correct
from engine.games.happy_dayz import PACKAGE as happy_dayz
from engine.games.happy_dayz.content import SIDES
from engine.games.happy_dayz.picks import PlayCard, PowerGift
from engine.kernel import legal
from tests.happy_dayz.tables import asked, do, laid, may_play, play, question, refused, seen

# Factions whose powers do nothing when a trick is won: the trick alone is looked at.
QUIET = ("scientist", "children", "preacher")
SECOND = ("research", "headcount", "exorcism")


def test_the_leader_plays_any_card_on_either_side() -> None:
    """[trick.lead, trick.sides] Factions, zombies and vans, plus or minus."""
    game = laid("hippie_3 zombie_2 van_1", "dog_1 dog_2 dog_3")
    assert asked(game) == [0]
    wanted = {(c, s) for c in ("hippie_3", "zombie_2", "van_1") for s in SIDES}
    assert {(p.card, p.side) for p in legal(game, 0)} == wanted
    assert refused(game, 0, PlayCard("hippie_3", "up")).reason == "no-such-side"
    assert refused(game, 0, PlayCard("dog_1", "plus")).reason == "not-in-hand"
    assert refused(game, 1, PlayCard("dog_1", "plus")).reason == "not-your-turn"


def test_everybody_plays_one_card_clockwise_on_the_leaders_side() -> None:
    """[trick, trick.sides] From the leader on; the other side is refused."""
    game = laid("dog_1 dog_2", "dog_3 dog_4", "dog_5 dog_6", leader=1)
    order = [asked(game)[0]]
    game, _ = play(game, "dog_3", side="minus")
    order.append(asked(game)[0])
    assert {p.side for p in legal(game, 2)} == {"minus"}
    refusal = refused(game, 2, PlayCard("dog_5", "plus"))
    assert (refusal.rule, refusal.figures) == ("trick.sides", {"side": "minus"})
    game, _ = play(game, "dog_5", side="minus")
    order.append(asked(game)[0])
    assert order == [1, 2, 0]


def test_the_demanded_faction_must_be_followed() -> None:
    """[trick.follow] Also with the cards that lie face up."""
    game = laid("dog_1 dog_2", "dog_9 hippie_2 zombie_4", "hippie_8 hippie_9 dog_7")
    game.open[2] = ["dog_7"]
    game, _ = play(game, "dog_1")
    assert may_play(game, 1) == {"dog_9"}
    refusal = refused(game, 1, PlayCard("hippie_2", "plus"))
    assert (refusal.rule, refusal.reason) == ("trick.follow", "must-follow")
    assert refusal.figures == {"card": "hippie_2", "demanded": "dog", "count": 1}
    game, _ = play(game, "dog_9")
    assert may_play(game, 2) == {"dog_7"}


def test_whoever_cannot_follow_plays_what_it_likes() -> None:
    """[trick.void] Zombies too."""
    game, _ = play(laid("dog_1 dog_2", "hippie_2 zombie_4 van_1"), "dog_1")
    assert may_play(game, 1) == {"hippie_2", "zombie_4", "van_1"}


def test_zombies_are_a_faction_to_be_followed() -> None:
    """[trick.follow, zombie.horde] A zombie led demands zombies."""
    game, _ = play(laid("zombie_1 dog_2", "hippie_2 zombie_4 van_1"), "zombie_1")
    assert may_play(game, 1) == {"zombie_4", "van_1"}


def test_a_van_may_always_be_played_and_is_never_forced() -> None:
    """[van.play] Beside the faction demanded; alone only if nothing else is left."""
    game, _ = play(laid("dog_1 dog_2", "dog_4 hippie_1 van_1"), "dog_1")
    assert may_play(game, 1) == {"dog_4", "van_1"}
    game, _ = play(laid("dog_1 dog_2", "van_2 van_1"), "dog_1")
    assert may_play(game, 1) == {"van_1", "van_2"}


def test_a_van_led_leaves_the_faction_to_the_next_card() -> None:
    """[van.lead] The leader's side, the left neighbour's faction; a second van passes it on."""
    game = laid("van_1 dog_5", "hippie_2 dog_6", "dog_7 hippie_9", factions=("dog", *QUIET[:2]))
    game.factions[1] = "hippie"
    game, _ = play(game, "van_1", side="minus")
    assert may_play(game, 1) == {"hippie_2", "dog_6"}
    game, _ = play(game, "hippie_2", side="minus")
    assert may_play(game, 2) == {"hippie_9"}
    game, _ = play(laid("van_1 dog_5", "van_2 dog_6", "dog_7 hippie_9"), "van_1", "van_2")
    assert may_play(game, 2) == {"dog_7", "hippie_9"}


def test_the_highest_wins_on_plus_and_the_lowest_on_minus() -> None:
    """[trick.win] Only cards of the demanded faction count."""
    hands = ("children_5 children_6", "children_9 children_1", "scientist_13 scientist_1")
    for side, taker in (("plus", 1), ("minus", 0)):
        game = laid(*hands, factions=QUIET, powers=SECOND)
        game, events = play(game, "children_5", "children_9", "scientist_13", side=side)
        assert seen(events, "trick_won") == [
            {"seat": taker, "cards": ["children_5", "children_9", "scientist_13"]}
        ]
        assert sorted(game.won[taker]) == ["children_5", "children_9", "scientist_13"]


def test_the_winner_of_a_trick_leads_the_next() -> None:
    """[trick.next] The player of the winning card."""
    game = laid("children_5 children_6", "children_9 children_1", factions=QUIET, powers=SECOND)
    game, _ = play(game, "children_5", "children_9")
    assert asked(game) == [1]
    assert question(game) == "LeadCard"


def test_a_van_never_wins() -> None:
    """[van.rank, van.won] The best other card does, and takes the van."""
    game = laid("van_1 dog_5", "children_2 dog_6", "van_3 dog_7", factions=QUIET, powers=SECOND)
    game, _ = play(game, "van_1", "children_2", "van_3", side="plus")
    assert game.caught == [[], ["van_1", "van_3"], []]
    assert game.won[1] == ["children_2"]


def test_a_trick_of_vans_alone_goes_to_the_leader() -> None:
    """[trick.vans_only] No faction was demanded, so no power takes effect."""
    game = laid("dog_5 van_1", "dog_6 van_2", leader=1, reserve="dog_9")
    game, events = play(game, "van_2", "van_1", side="minus")
    assert game.caught == [[], ["van_2", "van_1"]]
    assert asked(game) == [1]
    assert [event.name for event in events] == ["led", "played", "trick_won"]


def test_the_last_trick_is_played_unasked_but_for_the_leaders_side() -> None:
    """[trick.last, round.length] One card each: only the leader is asked, for the side."""
    game = laid("children_5", "children_9", "children_2", factions=QUIET, powers=SECOND)
    assert len(legal(game, 0)) == 2
    game, events = play(game, "children_5", side="minus")
    assert [facts["card"] for facts in seen(events, "played")] == ["children_9", "children_2"]
    assert len(game.won[2]) == 3
    assert game.agenda == []
    assert game.barriers > 0


def test_a_seat_whose_last_card_it_is_is_asked_before_the_last_trick() -> None:
    """[trick.last] After a correction it may hold fewer than the leader: nobody learns that."""
    game, _ = play(laid("children_5 children_6", "children_9", factions=QUIET), "children_5")
    assert (asked(game), question(game)) == ([1], "FollowCard")


def test_the_last_trick_is_played_with_what_corrections_left_in_the_hands() -> None:
    """[trick.last] Of two cards one is chosen; who has none plays none."""
    hands = ("children_5", "children_9", "children_2")
    game = laid(*hands, factions=QUIET, powers=SECOND, reserve="children_3")
    more, _ = correct(game, MovePiece("set_reserve", -1, "", "children_3", "set_hand", 1, ""))
    more, _ = play(more, "children_5")
    assert (asked(more), may_play(more, 1)) == ([1], {"children_3", "children_9"})
    fewer, _ = correct(game, MovePiece("set_hand", 1, "", "children_9", "set_reserve", -1, ""))
    fewer, _ = play(fewer, "children_5")
    assert fewer.won == [["children_5", "children_2"], [], []]


def test_the_power_of_the_demanded_faction_works_for_the_winner() -> None:
    """[trick.power] Not that of a card thrown in."""
    game = laid("dog_5 dog_6", "hippie_9 hippie_1", "dog_7 dog_8", reserve="military_1")
    game, _ = play(game, "dog_5", "hippie_9", "dog_7")
    assert (asked(game), question(game)) == ([2], "SendCard")


def test_the_horde_reaches_one_community_after_the_other() -> None:
    """[zombie.horde, zombie.equal] Worst damage first, then the higher rank, from the winner on."""
    hands = ("zombie_5 dog_1", "zombie_20 dog_2", "zombie_14 dog_3", "zombie_2 dog_4")
    game, events = play(laid(*hands), "zombie_5", "zombie_20", "zombie_14", "zombie_2")
    assert game.caught == [["zombie_2"], ["zombie_20"], ["zombie_14"], ["zombie_5"]]
    assert [facts["damage"] for facts in seen(events, "horde_reached")] == [9, 6, 3, 3]
    game, _ = play(laid(*hands), "zombie_5", "zombie_20", "zombie_14", "zombie_2", side="minus")
    assert game.caught == [["zombie_14"], ["zombie_5"], ["zombie_2"], ["zombie_20"]]
    assert asked(game) == [3]


def test_other_cards_of_a_horde_go_to_its_winner() -> None:
    """[zombie.others] Survivors and vans; zombies go round as far as they reach."""
    game = laid("zombie_5 dog_1", "hippie_9 dog_2", "van_1 zombie_2", "zombie_3 dog_4")
    game, _ = play(game, "zombie_5", "hippie_9", "van_1", "zombie_3")
    assert game.caught == [["zombie_5", "van_1"], ["zombie_3"], [], []]
    assert game.won == [["hippie_9"], [], [], []]


def test_zombies_thrown_into_a_trick_of_humans_are_the_takers() -> None:
    """[zombie.thrown] They do not go round."""
    game = laid(
        "children_5 children_1", "zombie_20 dog_1", "zombie_3 dog_2", factions=QUIET, powers=SECOND
    )
    game, _ = play(game, "children_5", "zombie_20", "zombie_3")
    assert game.caught == [["zombie_20", "zombie_3"], [], []]


def test_quarantined_factions_are_seen_by_nobody() -> None:
    """[quarantine] A number for all, the owner too; zombies and vans lie open."""
    game = laid(
        "children_5 children_1", "zombie_20 dog_1", "van_2 dog_2", factions=QUIET, powers=SECOND
    )
    game, _ = play(game, "children_5", "zombie_20", "van_2")
    game.agenda.clear()
    for viewer in (0, 1, 2, None):
        shown = happy_dayz.view(laid_again(game), viewer)
        assert shown.quarantined == (1, 0, 0)
        assert shown.caught == (("zombie_20", "van_2"), (), ())
        assert shown.damage == (9, 0, 0)
        assert shown.won is None
        assert "children_5" not in repr(shown)


def laid_again(game: happy_dayz.Game) -> happy_dayz.Game:
    """The same piles with the next question open."""
    won = [" ".join(cards) for cards in game.won]
    caught = [" ".join(cards) for cards in game.caught]
    return laid("dog_1 dog_3", "dog_2 dog_4", "dog_5 dog_6", won=won, caught=caught)


def test_at_two_seats_the_winner_takes_the_visible_itinerant() -> None:
    """[two.itinerant] The next one becomes visible, which nothing takes back."""
    game = laid(
        "children_5 dog_1",
        "children_9 dog_2",
        factions=QUIET,
        powers=SECOND,
        itinerants="dog_4 dog_5 zombie_20",
    )
    assert happy_dayz.view(game, 0).itinerant == "zombie_20"
    barriers = game.barriers
    game, events = play(game, "children_5", "children_9")
    assert seen(events, "itinerant_joined") == [{"seat": 1, "card": "zombie_20"}]
    assert game.caught[1] == ["zombie_20"]
    assert happy_dayz.view(game, 0).itinerant == "dog_5"
    assert game.barriers > barriers + 2


def test_the_itinerant_stays_with_the_winner() -> None:
    """[two.outside] Neither a gift nor the horde moves it."""
    game = laid("hippie_5 dog_1", "hippie_9 dog_2", itinerants="dog_4 dog_5")
    game, _ = play(game, "hippie_5", "hippie_9")
    assert game.won == [["hippie_5", "hippie_9"], ["dog_5"]]
    game = laid("zombie_5 dog_1", "zombie_9 dog_2", itinerants="dog_4 zombie_20")
    game, _ = play(game, "zombie_5", "zombie_9")
    assert game.caught == [["zombie_5"], ["zombie_9", "zombie_20"]]


def test_a_gift_is_a_pick_at_three_seats() -> None:
    """[power.gift] The card winner is asked, nobody else."""
    game = laid("hippie_5 dog_1", "hippie_9 dog_2", "zombie_20 dog_3")
    game, _ = play(game, "hippie_5", "hippie_9", "zombie_20")
    assert legal(game, 1) == [PowerGift(2), PowerGift(0)]
    game, _ = do(game, 1, PowerGift(0))
    assert (game.won[0], game.caught[0]) == (["hippie_5", "hippie_9"], ["zombie_20"])


def test_the_itinerant_joins_a_trick_of_vans_alone_too() -> None:
    """[two.itinerant, trick.vans_only] The winner of the trick takes it."""
    game = laid("van_1 dog_1", "van_2 dog_2", itinerants="dog_3 zombie_4")
    game, _ = play(game, "van_1", "van_2")
    assert sorted(game.caught[0]) == ["van_1", "van_2", "zombie_4"]
    assert game.itinerants == ["dog_3"]
