"""Picks that are put together: their menu, and what is typed for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from bot.discord.components.typed import compose_fields, encode_value, suggest_values
from bot.menu import COMPOSE, WHOLE_PICKS, NoSuchPlace, Path, level, way_into, way_to
from bot.table import Refused
from bot.texts import Library, Texts
from engine.drafts import Draft, drafts
from engine.kernel import Choice, Pick, Several, during, legal, step
from tests.kernel.toy import Pack, PackBag, Shout, Shouting, Stop, Toy, toy

THINGS = ("lamp", "rope", "rope", "knife")
COMPOSED = Path((1,))
"""Past the one natural pick."""


class Words(Texts):
    """Words that stand for themselves."""

    def value(self, name: str, value: Any) -> str:
        """As it is written."""
        return ", ".join(value) if isinstance(value, tuple) else str(value)

    def words_called(self, typed: str) -> list[str]:
        """All but "stone"."""
        return [typed.lower()] if typed != "stone" else []

    def say(self, text_id: str, /, **facts: Any) -> str:
        """Its id."""
        return text_id


@step
class PackOrStop(PackBag):
    """The same, but one may stop."""

    picks = (Pack, Stop)
    composed = (Pack,)

    def options(self, game: Toy, seat: int) -> list[Pick]:
        return [Pack(self.most, ()), Stop()]


def bag(question: Choice[Toy] | None = None) -> tuple[list[Pick], tuple[Draft, ...]]:
    game = toy(question or PackBag(0, 3, THINGS))
    return legal(game, 0), drafts(game, 0)


@pytest.fixture
def words() -> Words:
    return Words(Library(), "en", None, ())


def test_a_verb_shows_natural_picks_and_a_way_to_compose_one() -> None:
    picks, found = bag()
    top = level(picks, Path(), found)
    assert (top.key, [e.value for e in top.entries]) == (WHOLE_PICKS, [Pack(3, ()), COMPOSE])
    assert top.ready is None, "there is more than the natural one"
    assert level(picks, Path((0,)), found).ready == 0
    picks, found = bag(PackOrStop(0, 3, THINGS))
    verbs = level(picks, Path(), found)
    assert [e.value for e in verbs.entries] == ["pack", "stop"]
    assert level(picks, Path((0,)), found).key == WHOLE_PICKS
    assert way_to(picks, 0, found) == Path((0, 0))
    assert way_to(picks, 1, found) == Path((1,))


def test_each_field_is_a_level_and_a_set_is_one_number() -> None:
    picks, found = bag()
    coins = level(picks, COMPOSED, found)
    assert (coins.key, [e.value for e in coins.entries]) == ("coins", [1, 2, 3])
    things = level(picks, Path((1, 1)), found)
    assert things.several == Several(THINGS, most=2)
    assert [e.value for e in things.entries] == list(THINGS)
    made = level(picks, Path((1, 1, 0b1001)), found)
    assert made.made == Pack(2, ("lamp", "knife"))
    assert made.refused is None
    assert made.chosen[1:] == (("coins", 2), ("things", ("lamp", "knife")))
    natural = level(picks, Path((1, 2, 0)), found)
    assert (natural.ready, natural.made) == (0, None)
    refused = level(picks, Path((1, 0, 0b0011)), found)
    assert refused.refused is not None, "two things in a bag of one coin"


def test_a_field_with_one_value_is_skipped() -> None:
    picks, found = bag(PackBag(0, 1, THINGS))
    assert level(picks, Path((1,)), found).key == "things"


@pytest.mark.parametrize("steps", [(2,), (1, 9), (1, 0, 0b111), (1, 0, 1 << 20), (1, 0, 1, 0)])
def test_an_invented_path_is_refused(steps: tuple[int, ...]) -> None:
    picks, found = bag()
    with pytest.raises(NoSuchPlace):
        level(picks, Path(steps), found)


def test_a_partly_composed_pick_opens_at_its_next_field() -> None:
    picks, found = bag()
    for so_far, path in (
        ({}, COMPOSED),
        ({"coins": 3}, Path((1, 2))),
        ({"coins": 2, "things": ("rope", "rope")}, Path((1, 1, 0b0110))),
    ):
        assert way_into(picks, found[0], so_far, found) == path
        assert level(picks, path, found)


def test_asides_are_listed_under_the_question() -> None:
    game = toy(during(Shouting((0,), ("a", "b")), PackBag(0, 3, THINGS)))
    picks, found = legal(game, 0), drafts(game, 0)
    top = level(picks, Path(), found, asides=2)
    assert [e.value for e in top.entries] == [Pack(3, ()), COMPOSE]
    assert [(e.number, e.value, e.picks) for e in top.beside] == [(2, "shout", (1, 2))]
    words = level(picks, Path((2,)), found, asides=2)
    assert [e.value for e in words.entries] == ["a", "b"]
    assert way_to(picks, 2, found, 2) == Path((2, 1))
    assert picks[2] == Shout("b")
    lone = toy(during(Shouting((0,)), PackBag(1, 3)))
    assert level(legal(lone, 0), Path(), asides=1).ready == 0


@pytest.mark.parametrize(
    ("given", "made"),
    [
        ({"coins": 2, "things": "lamp,rope"}, Pack(2, ("lamp", "rope"))),
        ({"coins": 2, "things": "rope, LAMP"}, Pack(2, ("lamp", "rope"))),
        ({"coins": 2, "things": "rope,rope"}, Pack(2, ("rope", "rope"))),
        ({"coins": 2, "things": "-"}, Pack(2, ())),
        ({"coins": 9, "things": "lamp"}, Pack(9, ("lamp",))),
        ({"coins": 2, "things": "piano"}, Pack(2, ("piano",))),
    ],
)
def test_words_separated_by_commas_form_a_set(
    given: Mapping[str, Any], made: Pack, words: Words
) -> None:
    _, (draft,) = bag()
    assert Pack(**compose_fields(words, draft, given)) == made


def test_missing_fields_are_asked_and_wrong_ones_refused(words: Words) -> None:
    _, (draft,) = bag()
    assert compose_fields(words, draft, {"coins": 2}) == {"coins": 2}
    assert compose_fields(words, draft, {"things": "lamp"}) == {}
    _, (forced,) = bag(PackBag(0, 1, THINGS))
    assert compose_fields(words, forced, {}) == {"coins": 1}
    natural = legal(toy(PackBag(0, 3, THINGS)), 0)[0]
    assert compose_fields(words, draft, {"coins": 9}) == {"coins": 9, "things": natural.things}
    for wrong in ({"coins": "many", "things": "-"}, {"coins": 2, "things": "stone"}):
        with pytest.raises(Refused, match="typed-unknown"):
            compose_fields(words, draft, wrong)


@pytest.mark.parametrize(
    ("field", "given", "typed", "values"),
    [
        ("coins", {}, "", [1, 2, 3]),
        ("things", {}, "", []),
        ("things", {"coins": 2}, "", ["-", "lamp", "rope", "knife"]),
        ("things", {"coins": 2}, "ro", ["rope"]),
        ("things", {"coins": 2}, "rope,", ["rope", "lamp,rope", "rope,rope", "rope,knife"]),
        ("things", {"coins": 2}, "rope,kn", ["rope,knife"]),
        ("things", {"coins": 2}, "piano,", []),
    ],
)
def test_suggestions_complete_a_list_with_remaining_values(
    field: str, given: Mapping[str, Any], typed: str, values: Sequence[Any], words: Words
) -> None:
    _, (draft,) = bag()
    offered = [value for _, value in suggest_values(words, draft, given, field, typed)]
    assert [one if isinstance(one, int) else encode_value(one) for one in offered] == values
