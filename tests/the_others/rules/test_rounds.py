"""The course of a round: its start, who is first, turns, its end."""

from __future__ import annotations

from engine.games.the_others.heroes.turn import ExtraTurns
from engine.games.the_others.picks import (
    Again,
    Agree,
    EndTurn,
    First,
    Lay,
    Object,
    Pass,
    Skip,
    Summon,
)
from engine.games.the_others.rounds import (
    AltarCards,
    ProposeFirst,
    Reset,
    Round,
    StoryTasks,
    Summoning,
    Turns,
)
from engine.games.the_others.state import TheOthers
from engine.kernel import apply, legal
from tests.the_others.tables import asked, asks, do, hero, laid, offers, refused


def four(**more: object) -> TheOthers:
    """Four seats, three heroes."""
    team = [hero("vigie", seat=1), hero("bastien", seat=2), hero("ines", seat=3)]
    return laid(*team, seats=4, **more)  # type: ignore[arg-type]


def actors(game: TheOthers) -> list[str]:
    """The heroes in the order of their turns, if each does nothing."""
    found = []
    while game.agenda:
        seat = asked(game)[0]
        if asks(game) == "Act":
            assert game.turn is not None
            found.append(game.turn.hero)
        idle = next(pick for pick in legal(game, seat) if pick.idle)
        game, _ = apply(game, seat, idle)
    return found


def test_a_round_begins_with_a_token_of_the_sins() -> None:
    """[round.order, round.lay, goal] One that the story allows, on a space without heroes."""
    game = laid(steps=[Round()], round=0)
    assert asks(game) == "LayToken"
    assert asked(game) == [0]
    found = offers(game, 0, Lay)
    assert {pick.token for pick in found} == {"fire", "corruption", "nest"}
    assert "a2" not in {pick.space for pick in found}
    game, _ = do(game, 0, Lay("fire", "b2"))
    assert game.tokens == {"b2": ["fire"]}
    assert asks(game) == "ProposeFirst"


def test_three_tokens_fit_into_a_space() -> None:
    """[tokens.room] Hidden ones count; where there is no room nothing is laid."""
    game = laid(steps=[Round()], round=0, tokens={"c1": ["fire", "fire"]}, hidden={"c1": ["nest"]})
    assert Lay("fire", "c1") not in offers(game, 0, Lay)
    assert refused(game, 0, Lay("fire", "c1")).reason == "not-offered"
    game.put_token("fire", "c1")
    assert game.tokens["c1"] == ["fire", "fire"]


def test_the_first_proposal_holds_unless_somebody_objects() -> None:
    """[first.proposal, first.objection] All hero seats may propose; the others may object."""
    game = four(steps=[ProposeFirst(), Turns()])
    assert asked(game) == [1, 2, 3]
    game, _ = do(game, 2, First("bastien"))
    assert asks(game) == "Objections"
    assert asked(game) == [1, 3]
    agreed = game
    for seat in (1, 3):
        agreed, _ = do(agreed, seat, Agree())
    assert agreed.leading == 1
    assert agreed.turn is not None
    assert agreed.turn.hero == "bastien"
    game, _ = do(game, 1, Object())
    assert asks(game) == "VoteFirst"


def test_without_a_majority_the_left_neighbour_is_first() -> None:
    """[first.vote] Else the one with the most votes."""
    for votes, first in ((("ines", "ines", "vigie"), 2), (("vigie", "bastien", "ines"), 1)):
        game = four(steps=[ProposeFirst(), Turns()], round=2, leading=0)
        game, _ = do(game, 1, First("vigie"))
        game, _ = do(game, 2, Object())
        for seat, vote in zip((1, 2, 3), votes, strict=True):
            before = game.barriers
            game, _ = do(game, seat, First(vote))
        assert game.leading == first
        assert game.barriers > before, "nobody takes back a vote once it shows how others voted"


def test_all_play_clockwise_from_the_first_and_then_again() -> None:
    """[turn.order, turn.tokens] A turn costs a token, even if nothing is done in it."""
    game = four(leading=1)
    assert actors(game) == ["bastien", "ines", "vigie"] * 2
    assert actors(four(steps=[Turns(), Turns()])) == ["vigie", "bastien", "ines"] * 2


def test_extra_turns_come_after_the_others_and_may_be_kept() -> None:
    """[turn.extra] They are no turn tokens, and stay when the round is reset."""
    game = laid(
        hero("vigie", extra=2, turns=0), hero("ines", seat=2), steps=[ExtraTurns(), Reset()]
    )
    assert asked(game) == [1]
    kept, _ = do(game, 1, Skip())
    assert kept.heroes[0].extra == 2
    game, _ = do(game, 1, Again())
    assert game.turn is not None
    assert game.turn.hero == "vigie"
    game, _ = do(game, 1, EndTurn())
    assert game.heroes[0].extra == 1
    while asks(game) == "React":
        game, _ = do(game, 0, Pass())
    assert asks(game) == "ExtraTurn"


def test_a_round_ends_once_nobody_wants_an_extra_turn() -> None:
    """[turn.extra] Who kept one is asked again after another hero has spent one."""
    team = [hero("vigie", extra=1, turns=0), hero("ines", seat=2, extra=1, turns=0)]
    game = laid(*team, steps=[ExtraTurns(), Reset()], reactions=0)
    game, _ = do(game, 1, Skip())
    assert asked(game) == [2]
    game, _ = do(game, 2, Again(), EndTurn())
    assert (asks(game), asked(game)) == ("ExtraTurn", [1])
    taken, _ = do(game, 1, Again(), EndTurn())
    assert [one.extra for one in taken.heroes] == [0, 0]
    assert not taken.agenda
    kept, _ = do(game, 1, Skip())
    assert not kept.agenda


def test_the_track_goes_on_once_and_again_without_a_kill() -> None:
    """[end.track] Then one of the reserve comes."""
    assert laid(steps=[StoryTasks()], kills=1).track == 1
    assert laid(steps=[StoryTasks()], kills=0).track == 2


def test_one_of_the_reserve_comes_on_a_printed_nest_an_abomination_first() -> None:
    """[end.reserve] Even one that a monster blocks."""
    game = laid(steps=[StoryTasks()], kills=1, monsters={"d1": "acolyte"})
    assert offers(game, 0, Summon) == [Summon("abomination", s) for s in ("d1", "e2", "d3")]


def test_as_many_dead_return_as_there_are_heroes_on_free_nests() -> None:
    """[end.summon, end.nests, end.unused, tokens.printed] A monster blocks a nest, a hero none;
    what never entered does not come."""
    game = laid(
        hero(place="d3"),
        hero("ines", "a1", 2),
        steps=[Summoning()],
        dead="acolyte abomination acolyte",
        monsters={"d1": "acolyte"},
        tokens={"c2": ["nest"]},
    )
    spaces = {pick.space for pick in offers(game, 0, Summon)}
    assert spaces == {"c2", "e2", "d3"}
    game, _ = do(game, 0, Summon("abomination", "c2"))
    assert "c2" not in {pick.space for pick in offers(game, 0, Summon)}
    game, _ = do(game, 0, Summon("acolyte", "d3"))
    assert not game.agenda
    assert game.dead == ["acolyte"]
    assert laid(steps=[Summoning()]).monsters == {}


def test_late_on_the_track_one_more_returns() -> None:
    """[end.summon] From the eighth step on."""
    assert [laid(track=step).summoned() for step in range(12)] == [2] * 8 + [3] * 4


def test_each_altar_without_a_hero_brings_a_card() -> None:
    """[end.altars, cards.deck] An empty deck is made of the discards."""
    game = laid(
        hero(place="c1"),
        altars=["c1", "d2", "c3"],
        sin_deck=["doubt"],
        sin_discards=["taint", "taint"],
        steps=[AltarCards()],
    )
    assert sorted(game.hand) == ["doubt", "taint"] or len(game.hand) == 2
    assert not game.sin_discards


def test_the_reset_gives_tokens_back_and_takes_marks_away() -> None:
    """[end.reset, reaction.count] Reactions are as many as heroes when a round begins."""
    team = [hero(turns=0, district="a1", used=["aid"], upgrades=["vest"], down=["vest"], extra=1)]
    game = laid(*team, steps=[Reset()], joined=True, closed=["a1"], digested=True)
    one = game.heroes[0]
    assert (one.turns, one.district, one.used, one.down, one.extra) == (2, "", [], [], 1)
    assert not game.joined
    assert not game.closed
    game = laid(steps=[Round()], round=0, reactions=0, more_reactions=1)
    assert game.reactions == 3
