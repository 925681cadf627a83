"""The plays that are tried first, and that are fast to list, are those of the rules."""

from __future__ import annotations

import pytest

from engine.games.revive import PACKAGE as REVIVE
from engine.games.revive.any_kind import any_kind_count, natural_resources
from engine.games.revive.picks import Play
from engine.games.revive.playouts import NATURAL_PLAYS, natural_plays
from engine.games.revive.state import Tribe
from engine.games.revive.turn.cards import (
    WEIGHS,
    colours_for,
    half_of,
    open_ends,
    slot_of,
    sources,
    text_of,
)
from engine.kit.effects import parse_effects
from tests.laws.walks import steps

HALVES = ("top", "bottom")


def texts(tribe: Tribe, play: Play) -> list[str]:
    """The effects that a play triggers, by the rules."""
    return [text_of(tribe, half_of(play.slot), source) for source in sources(tribe, play)]


def worth(tribe: Tribe, play: Play) -> int:
    return sum(
        amount * (2 if word in WEIGHS else 1)
        for text in texts(tribe, play)
        for word, amount in parse_effects(text)
    )


def use(tribe: Tribe, play: Play) -> tuple[int, int]:
    """What a play triggers, then how few modules its slot has."""
    return worth(tribe, play), -len(tribe.modules[slot_of(play.slot)])


def plain_plays(tribe: Tribe) -> list[Play]:
    """The natural plays, found by trying each play that the rules allow."""
    ranked: list[list[Play]] = [[], []]
    for card in tribe.active:
        best = []
        for half in HALVES:
            ends = [end for end in open_ends(tribe) if half_of(end) == half]
            plays = [Play(card, end, hue) for end in ends for hue in colours_for(tribe, card)]
            if plays:
                best.append(max(plays, key=lambda play: use(tribe, play)))
        best.sort(key=lambda play: -worth(tribe, play))
        for rank, play in enumerate(best):
            ranked[rank].append(play)
    for plays in ranked:
        plays.sort(key=lambda play: -worth(tribe, play))
    listed = [*ranked[0], *ranked[1]][: max(NATURAL_PLAYS, len(ranked[0]))]
    return [
        Play(play.card, play.slot, play.colour, take)
        for play in listed
        for take in natural_resources(sum(map(any_kind_count, texts(tribe, play))))
    ]


@pytest.mark.parametrize("seats", REVIVE.SEATS)
def test_natural_plays_are_the_best_that_the_rules_allow(seats: int) -> None:
    """[play.card, play.slot, play.half, play.chain, play.modules] Over random games, also of any
    colour."""
    compared = 0
    for seed in range(3):
        game = REVIVE.new_game(seats, seed, REVIVE.Options())
        for state, seat, _ in steps(game, seed):
            tribe = state.tribes[seat]
            assert natural_plays(tribe) == plain_plays(tribe)
            tribe.wild = not tribe.wild
            assert natural_plays(tribe) == plain_plays(tribe)
            tribe.wild = not tribe.wild
            compared += 1
    assert compared > 100
