"""Settling, asking, answering: the kernel's promises, shown on a toy game."""

from __future__ import annotations

from dataclasses import FrozenInstanceError

import pytest

from engine import kernel
from engine.copying import clone
from engine.kernel import (
    DISCARD_EVENTS,
    EVERYTHING,
    Choice,
    Event,
    IllegalMove,
    KeptEvents,
    Pick,
    Score,
    ScoreRow,
    Step,
    apply,
    awaited,
    lane_of,
    legal,
    pending,
    play,
    question,
    registered,
    registered_classes,
    settled,
)
from tests.kernel.toy import AlwaysTake, Finish, Hand, Note, Shout, Stop, Take, TakeSome, Toy, toy


def test_steps_run_in_reading_order_until_somebody_is_asked() -> None:
    game = toy(Note("a"), Note("b"), TakeSome(0, 2), Note("c"))
    assert game.log == ["a", "b"]
    assert pending(game) == [(TakeSome(0, 2), [0])]
    game, _ = apply(game, 0, Take(2))
    assert game.log == ["a", "b", "c"]
    assert pending(game) == []


def test_a_question_without_options_is_dropped_and_a_lone_option_is_taken() -> None:
    game = toy(TakeSome(0, 0), TakeSome(1, 1), TakeSome(1, 2))
    assert [bag.coins for bag in game.bags] == [0, 1]
    assert pending(game) == [(TakeSome(1, 2), [1])]


def test_settling_a_game_of_older_rules_leads_to_the_current_question() -> None:
    """One answer is left, one has none now, and a lane is through: nobody is asked for those."""
    game = toy(TakeSome(0, 2), TakeSome(1, 3))
    assert settled(game) is None
    game.agenda[-1] = TakeSome(0, 1)
    game.new_events = [Event("before", {}, {})]
    after, events = settled(game) or (game, ())
    assert pending(after) == [(TakeSome(1, 3), [1])]
    assert (after.bags[0].coins, game.bags[0].coins) == (1, 0)
    assert [event.name for event in events] == ["took"]
    assert settled(after) is None
    game = toy([[TakeSome(0, 2)], [TakeSome(1, 2)]], TakeSome(0, 3))
    for lane in game.agenda[-1].lanes:  # type: ignore[union-attr]
        lane[-1] = TakeSome(0, 0)
    after, events = settled(game) or (game, ())
    assert (pending(after), events) == ([(TakeSome(0, 3), [0])], ())


def test_always_ask_puts_the_question_even_with_one_option() -> None:
    game = toy(AlwaysTake(0, 0))
    assert legal(game, 0) == [Stop()]
    assert awaited(game) == [(0, "Busy")]


def test_lanes_go_at_their_own_pace_and_what_follows_waits() -> None:
    game = toy([[TakeSome(0, 2), Note("0 done")], [TakeSome(1, 2), TakeSome(1, 3)]], Note("after"))
    assert awaited(game) == [(0, "TakeSome"), (1, "TakeSome")]
    assert lane_of(game, 0) == (0,)
    assert lane_of(game, 1) == (1,)
    game, _ = apply(game, 1, Take(1))
    game, _ = apply(game, 0, Take(1))
    assert game.log == ["0 done"]
    assert lane_of(game, 0) is None
    game, _ = apply(game, 1, Take(3))
    assert game.log == ["0 done", "after"]
    assert [bag.coins for bag in game.bags] == [1, 4]


def test_a_sealed_question_opens_with_the_last_answer_and_answers_may_change() -> None:
    game = toy(Hand(3))
    game, _ = apply(game, 0, Take(1))
    assert awaited(game) == [(1, "Hand")]
    assert legal(game, 0) == [Take(1), Take(2), Take(3)]
    game, _ = apply(game, 0, Take(3))
    assert [bag.coins for bag in game.bags] == [0, 0]
    game, _ = apply(game, 1, Take(2))
    assert [bag.coins for bag in game.bags] == [3, 2]
    assert game.log == ["opened"]


def test_a_sealed_question_answers_lone_options_itself_and_skips_seats_with_none() -> None:
    game = toy(TakeSome(0, 2), Hand(2), seats=3)
    game.bags[1].marks = ["x"]
    game.bags[2].marks = ["x", "x"]
    game, _ = apply(game, 0, Take(1))
    assert awaited(game) == [(0, "Hand")]
    game, _ = apply(game, 0, Take(2))
    assert [bag.coins for bag in game.bags] == [2, 1, 0]


def test_a_game_may_be_won_by_nobody() -> None:
    class Lost(Step[Toy]):
        def run(self, game: Toy) -> None:
            game.result = ()

    game = toy(Lost(), TakeSome(0, 2))
    assert (game.result, pending(game)) == ((), [])


def test_a_result_ends_everything_planned() -> None:
    game = toy(TakeSome(0, 2), Finish(), Note("never"))
    game, _ = apply(game, 0, Take(2))
    assert game.result == (0,)
    assert game.log == []
    with pytest.raises(IllegalMove) as refused:
        apply(game, 0, Take(1))
    assert refused.value.refusal.reason == "game-over"


def test_refusals_carry_rule_reason_and_figures() -> None:
    game = toy(TakeSome(0, 2))
    with pytest.raises(IllegalMove) as refused:
        apply(game, 0, Take(3))
    refusal = refused.value.refusal
    assert (refusal.rule, refusal.reason, refusal.figures) == ("toy.take", "too-many", {"most": 2})
    with pytest.raises(IllegalMove) as refused:
        apply(game, 1, Take(1))
    assert refused.value.refusal.reason == "not-your-turn"
    hand = toy(Hand(2))
    with pytest.raises(IllegalMove) as refused:
        apply(hand, 0, Stop())
    assert (refused.value.refusal.rule, refused.value.refusal.reason) == ("toy.hand", "not-now")
    with pytest.raises(IllegalMove) as refused:
        apply(hand, 0, Take(9))
    assert refused.value.refusal.reason == "not-offered"
    with pytest.raises(IllegalMove) as refused:
        play(game, 1, Take(1))
    assert refused.value.refusal.reason == "not-your-turn"


def test_an_event_has_a_part_of_its_own_per_viewer() -> None:
    game = toy(TakeSome(0, 2))
    _, (event,) = apply(game, 0, Take(2))
    assert event.seen_by(0) == {"seat": 0, "coins": 2}
    assert event.seen_by(1) == event.seen_by(None) == {"seat": 0}
    assert event.seen_by(EVERYTHING) == {"seat": 0, "coins": 2}
    hidden = Event("drew", {}, {1: {"card": "x"}}, hidden=True)
    assert hidden.seen_by(0) is None
    assert hidden.seen_by(EVERYTHING) == {"card": "x"}


def test_discarded_events_change_nothing_else() -> None:
    heard, unheard = toy(TakeSome(0, 2), Note("a")), toy(TakeSome(0, 2), Note("a"))
    unheard.new_events = DISCARD_EVENTS
    for game in (heard, unheard):
        play(game, 0, Take(2))
    unheard.whisper("drew", 1, card="x")
    assert heard.new_events
    assert (unheard.new_events, unheard) == ([], heard)
    assert apply(toy(TakeSome(0, 2)), 0, Take(2))[1] == tuple(heard.new_events)
    assert clone(unheard).new_events is not DISCARD_EVENTS


def test_only_events_of_given_names_can_be_kept() -> None:
    game = toy(TakeSome(0, 2), Note("a"))
    _, every = apply(game, 0, Take(2))
    game.new_events = KeptEvents({"drew", every[0].name})
    play(game, 0, Take(2))
    game.whisper("drew", 1, card="x")
    game.whisper("peeked", 1, card="x")
    drawn = Event("drew", {}, {1: {"card": "x"}}, hidden=True)
    assert game.new_events == [*(one for one in every if one.name == every[0].name), drawn]


def test_chance_comes_from_the_seed_and_is_a_barrier() -> None:
    one, two = toy(seed=5), toy(seed=5)
    cards, again = list(range(20)), list(range(20))
    one.shuffle(cards)
    two.shuffle(again)
    assert cards == again != list(range(20))
    assert one.roll(6) == two.roll(6)
    one.reveal()
    assert (one.barriers, two.barriers) == (3, 2)


def test_a_seats_question_can_be_queried() -> None:
    game = toy(TakeSome(0, 2))
    assert question(game, 0) == TakeSome(0, 2)
    assert question(game, 1) is None


def test_steps_and_picks_are_frozen_and_registered_by_name() -> None:
    with pytest.raises(FrozenInstanceError):
        Take(1).coins = 2  # type: ignore[misc]
    assert registered("tests.kernel", "Take") is Take
    assert Take in registered_classes("tests.kernel")
    assert Take(1) != Shout("1")


def test_two_classes_of_one_name_in_a_package_are_refused() -> None:
    clash = type("Take", (Pick,), {"__module__": "tests.kernel.elsewhere", "verb": "take"})
    with pytest.raises(TypeError, match="are called Take"):
        kernel.pick(clash)


def test_a_saved_name_does_not_depend_on_its_module() -> None:
    def written_in(module: str, name: str) -> type[Pick]:
        made: type[Pick] = kernel.pick(type(name, (Pick,), {"__module__": module, "verb": "x"}))
        return made

    deep = written_in("tests.games.toy.heroes.free", "Deep")
    assert kernel.namespace_of(deep) == "tests.games.toy"
    assert registered("tests.games.toy", "Deep") is deep
    assert kernel.namespace_of(written_in("tests.games.toy", "Face")) == "tests.games.toy"
    with pytest.raises(TypeError, match="are called Deep"):
        written_in("tests.games.toy.sins", "Deep")


def test_missing_declarations_of_a_class_are_named() -> None:
    game = toy()
    with pytest.raises(NotImplementedError, match="neither runs nor asks"):
        Step[Toy]().run(game)
    bare: Choice[Toy] = Choice()
    with pytest.raises(NotImplementedError):
        bare.options(game, 0)
    with pytest.raises(NotImplementedError):
        bare.chosen(game, 0, Stop())
    with pytest.raises(NotImplementedError):
        bare.values(game, 0, Stop, {})
    with pytest.raises(NotImplementedError):
        kernel.Aside[Toy]().taken(game, 0, Stop())
    with pytest.raises(NotImplementedError):
        kernel.Window[Toy]().reacted(game, 0, Stop())
    with pytest.raises(NotImplementedError):
        kernel.Sealed[Toy]().opened(game, {})
    assert bare.accepts(game, 0, Stop())


def test_points_add_up_to_the_total() -> None:
    rows = (ScoreRow("a", 3, public=True), ScoreRow("b", -1, public=False))
    assert Score(0, rows).total == 2


def test_a_picks_verb_is_its_name_unless_it_says_otherwise() -> None:
    """Also of one that shares its fields with others."""
    module = "tests.kernel.verbs"
    kind = kernel.pick(type("KeepNone", (Pick,), {"__module__": module}))
    other = kernel.pick(type("KeepAll", (kind,), {"__module__": module}))
    said = kernel.pick(type("KeepSome", (Pick,), {"__module__": module, "verb": "some"}))
    assert (kind.verb, other.verb, said.verb) == ("keep_none", "keep_all", "some")
