"""Every text whose id is put together from a value exists for all values that it may take."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Callable, Iterable
from dataclasses import fields
from fnmatch import fnmatch
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, get_args

import pytest

from bot.discord.commands.server import GAME_PLACES, REPORTS
from bot.discord.pages.lobby import numbers_for, option_values
from bot.discord.rights import PICTURES, TABLE_PERMISSIONS
from bot.features.campaigns.ledger import FIGURES, GOOD, NAMES
from bot.features.campaigns.ledger_page import PARTS
from bot.features.consent import pace_commands
from bot.features.gm.preparations import NOT
from bot.features.lessons.tutorials import tutorial_of
from bot.features.plans.lines import STRUCK, UNDONE, UNFIT
from bot.features.poll import commands as poll
from bot.features.seasons import service as seasons
from bot.features.touch import document as touch
from bot.model import person
from bot.model.states import MOVERS, SEAT_KINDS, FarewellOccasion, ReminderOccasion, SheetOccasion
from bot.model.terms import PRESETS, Ladder, Stopped
from bot.render.happenings import UNMARKED
from bot.render.seats import COMPUTER_NAMES, COMPUTER_TEMPERS
from bot.table.after.exports import NARRATED
from bot.table.start.casting import WAYS
from bot.texts import DATA, LOCALES, Library, Texts, word_id
from engine.campaign import campaign_terms
from engine.corrections import GENERAL, YES_NO
from engine.games import GAMES, GamePackage
from engine.kernel import Choice, Pick, namespace_of, registered_classes
from engine.plans import Stop
from engine.players import PLAYERS
from tests.bot.face.texts.composed import shapes, texts_given
from tests.bot.face.texts.test_closed_sets import core_reasons
from tests.fluent import variables_of
from tests.house.sources import nodes, python_files


def goods() -> set[str]:
    """The stores that a ledger lists, of all games."""
    return {row.good for name in GAMES for row in campaign_terms(name).gives} - {"fame"}


ROOT = Path(__file__).resolve().parents[4]
NOT_SAID = frozenset({"lab", "playground", "cli", "files", "store"})
"""Rooms of the bot that say nothing to players."""


# --- the values they may take ---------------------------------------------------------------------

Ids = Iterable[str]


def each(beginning: str, values: Iterable[object], end: str = "") -> list[str]:
    """An id for each value."""
    return [f"{beginning}{value}{end}" for value in values]


HOURS = ("decision", "bank", "increment")
DAYS = range(7)
GONE = ("channel", "thread-locked", *TABLE_PERMISSIONS, "send_messages_in_threads")
HOUSE_EVENTS = (
    "defaulted", "undone", "rewound", "rewind_refused", "ordered", "orders_dropped",
    "plan_answered", "corrected", "corrected_tale", "corrected_quietly",
    "figure_set", "figure_hidden", "piece_moved", "piece_hidden",
    "uncorrected", "disputed", "ruled", "asked_master", "answered_by_master", "questions_void",
    *NARRATED,
)  # fmt: skip

HOUSE: dict[str, Callable[[], Ids]] = {
    "about-*": lambda: each("about-", ("contact", "source")),
    "about-no-*": lambda: each("about-no-", ("contact", "source")),
    "arg-*": lambda: each("arg-", pace_commands._TERMS, ".name"),
    "arg-poll-*": lambda: each("arg-poll-", poll.HOUR_OPTIONS, ".name"),
    "button-position-*": lambda: each("button-position-", ("back-far", "back", "on", "on-far")),
    "hindsight-swing-*": lambda: each("hindsight-swing-", ("better", "pick", "moves")),
    "term-hints-*": lambda: each("term-hints-", ("auto", "yes", "no")),
    "button-season-*": lambda: each("button-season-", ("wait", "unwait")),
    "command-season-*": lambda: each("command-season-", ("show", "new", "end", "invite"), ".name"),
    "touch-page-*": lambda: each("touch-page-", touch.PAGE_WORDS),
    "touch-link-*": lambda: each("touch-link-", ("seat", "watch", "over", "lead")),
    "season-counts-*": lambda: each("season-counts-", seasons.COUNTS),
    "season-line-*": lambda: each("season-line-", seasons.COUNTS),
    "button-*": lambda: each(
        "button-",
        (
            *("challenge", "challengers", "regent", "offer", "previous", "next"),
            *get_args(person.Shape),
        ),
    ),
    "button-*-own": lambda: each("button-", ("regent", "withdraw", "offer"), "-own"),
    "button-challenge-*": lambda: each("button-challenge-", ("before", "after")),
    "button-gm-*": lambda: each("button-gm-", ("pause", "resume")),
    "button-master-*": lambda: each("button-master-", ("take", "ask")),
    "button-order-*": lambda: each("button-order-", ("on", "off")),
    "button-plan-*": lambda: each("button-plan-", ("ask", "next")),
    "button-roles-*": lambda: each("button-roles-", ("apart", "public")),
    "by-*": lambda: each("by-", set(MOVERS) - UNMARKED),
    "challenge-*": lambda: each("challenge-", ("ended", "ends")),
    "computer-name-*": lambda: each("computer-name-", range(COMPUTER_NAMES)),
    "computer-temper-*": lambda: each("computer-temper-", range(COMPUTER_TEMPERS)),
    "day-*": lambda: each("day-", DAYS),
    "device-*": lambda: each("device-", person.DEVICES),
    "device-*-set": lambda: each("device-", person.DEVICES, "-set"),
    "export-*": lambda: each("export-", ("ended", "all", "own")),
    "farewell-*": lambda: each("farewell-", get_args(FarewellOccasion)),
    "gm-form-*": lambda: each("gm-form-", FORMS),
    "*-*": lambda: (),  # one of several sentences: their stem is listed where it is composed
    "*-words": lambda: each("gm-form-", FORMS, "-words"),
    "kind-*": lambda: each("kind-", SEAT_KINDS),
    "kind-*.text": lambda: each("kind-", set(PLAYERS) - {"greedy"}, ".text"),
    "language-*": lambda: each("language-", LOCALES),
    "ledger-correct-*": lambda: each("ledger-correct-", PARTS),
    "ledger-what-*": lambda: each("ledger-what-", (*NAMES, *FIGURES, *map(GOOD.__add__, goods()))),
    "missing-*": lambda: each("missing-", GONE),
    "notice-*": lambda: (),  # tests/bot/face/texts/test_closed_sets.py
    "orders-did-*": lambda: each("orders-did-", {mover or "you" for mover in MOVERS}),
    "pace-*": lambda: each("pace-", (*PRESETS, "own")),
    "pace-*.text": lambda: each("pace-", PRESETS, ".text"),
    "pace-*.choice": lambda: each("pace-", PRESETS, ".choice"),
    "pace-line-*": lambda: each("pace-line-", HOURS),
    "pace-line-ladder-*": lambda: each("pace-line-ladder-", get_args(Ladder)),
    "permission-*": lambda: each(
        "permission-",
        (
            *TABLE_PERMISSIONS,
            PICTURES,
            "send_messages_in_threads",
            "create_public_threads",
            "create_private_threads",
        ),
    ),
    "pictures-*": lambda: each("pictures-", get_args(person.Shape)),
    "plan-otherwise-*": lambda: each("plan-otherwise-", ("ask", "next")),
    "plan-stopped-*": lambda: each("plan-stopped-", (*get_args(Stop), UNDONE, STRUCK, UNFIT)),
    "privacy-goes-*": lambda: each("privacy-goes-", ("running", "lobbies", "led", "lessons")),
    "record-*": lambda: (),  # a reason of `refused-*`, and a game's fields
    "refused-*": lambda: each("refused-", core_reasons() - {"rules"}),
    "remind-*": lambda: each("remind-", get_args(person.Kind)),
    "reminder-*": lambda: each("reminder-", get_args(ReminderOccasion)),
    "replace-*": lambda: each("replace-", ("regent", "offer", "hand")),
    "keepsake-*": lambda: each("keepsake-", ("chances", "turns", "figures")),
    "report-*": lambda: each(
        "report-",
        (
            "ended",
            "running-whole",
            "running-own",
            "missing",
            "slow",
            "quarantine",
            "pictures",
            "worker",
        ),
    ),
    "roles-by-*": lambda: each("roles-by-", WAYS),
    "roles-way-*": lambda: each("roles-way-", WAYS),
    "server-place-*": lambda: each("server-place-", ("anywhere", "threads", "channels")),
    "server-reports-*": lambda: each("server-reports-", REPORTS),
    "server-where-*": lambda: each("server-where-", GAME_PLACES),
    "settings-*": lambda: each("settings-", ("start", "end")),
    "settings-now-*": lambda: each("settings-now-", LOCALES),
    "settings-set-*": lambda: each("settings-set-", LOCALES),
    "sheet-*": lambda: each("sheet-", get_args(SheetOccasion)),
    "term-*": lambda: each("term-", TERMS),
    "term-*.text": lambda: each("term-", TERMS, ".text"),
    "term-ladder-*": lambda: each("term-ladder-", get_args(Ladder)),
    "term-stopped-*": lambda: each("term-stopped-", get_args(Stopped)),
    "undo-*": lambda: (),  # a reason of `refused-*`
    "limit-*": lambda: (),  # the same
    "verify-*": lambda: each("verify-", ("correction", "rewind")),
    "where-*": lambda: each("where-", get_args(person.Where)),
    "*-thread": lambda: each("", ("only-threads", "channel-busy"), "-thread"),
    "command-*": lambda: (),  # commands are put into words when the program starts
    "command-gm-*": lambda: (),
    "*-nobody": lambda: each("", ENDS, "-nobody"),
    "*-winners": lambda: each("", ENDS, "-winners"),
    "*-side": lambda: each("", ENDS, "-side"),
    "event-*": lambda: each("event-", HOUSE_EVENTS),
}
"""Ids of the house's own texts."""
TERMS = ("budget", "times", "days", "zone", "notice", "decision", "bank", "increment", "ladder",
         "grace", "regent_after", "window", "objection", "hints", "stopped")  # fmt: skip
FORMS = ("say", "later", "dispute", "rule", "answer", "correct", "tale", "quiet")
ENDS = ("end", "final", "ending", "ending-sum")


def kinds(package: GamePackage, of: type) -> list[type]:
    """Every class of this kind of a game."""
    return [one for one in registered_classes(namespace_of(package.Game)) if issubclass(one, of)]


def moves(package: GamePackage) -> list[type[Pick]]:
    """Every kind of pick that a question asks for."""
    return list(dict.fromkeys(pick for kind in kinds(package, Choice) for pick in kind.picks))


def field_ids(package: GamePackage) -> list[str]:
    """The fields of moves and corrections, and the figures that a seat gives before the deal."""
    found = [
        declared_field.name
        for pick in (*moves(package), *GENERAL)
        for declared_field in fields(pick)
    ]
    return [*found, *numbers_for(package, {})]


def corrections() -> list[str]:
    """The texts of the corrections that every game has."""
    names = [field.name for kind in GENERAL for field in fields(kind)]  # type: ignore[arg-type]
    found = [*each("field-", names), *each("word-", (*YES_NO, "set-next", "set-none", "set-token"))]
    found += [f"{kind}-{pick.verb}" for kind in ("verb", "pick") for pick in GENERAL]
    return [*found, *each("", found, ".text")]


def lessons(package: GamePackage) -> list[str]:
    """All lessons that say something."""
    tutorial = tutorial_of(package.NAME)
    return [lesson.id for lesson in (*tutorial.lesson, *tutorial.aside) if not lesson.silent]


def judged_by(package: GamePackage) -> dict[str, float]:
    """The parts by which a game's computers judge."""
    return {**package.terms(package.new_game(min(package.SEATS), 1, package.Options()), 0)}


def rules_of(package: GamePackage) -> str:
    return f"engine/games/{package.NAME}"


GAME: dict[str, Callable[[GamePackage], Ids]] = {
    "ask-*": lambda p: each("ask-", (kind.__name__ for kind in kinds(p, Choice))),
    "await-*": lambda p: each(
        "await-", (kind.known_as or kind.__name__ for kind in kinds(p, Choice))
    ),
    "event-*": lambda p: each("event-", texts_given("tell", 0, rules_of(p))),
    "loss-*": lambda p: each("loss-", p.LOSSES),
    "reason-*": lambda p: each("reason-", texts_given("Refusal", 1, rules_of(p))),
    "field-*": lambda p: each("field-", field_ids(p)),
    "group-*": lambda p: each("group-", {pick.group for pick in moves(p) if pick.group}, ".name"),
    "pick-*": lambda p: each("pick-", (pick.verb for pick in moves(p))),
    "verb-*": lambda p: each("verb-", (pick.verb for pick in moves(p))),
    "verb-*.text": lambda p: each("verb-", (pick.verb for pick in moves(p)), ".text"),
    "guard-*": lambda p: [
        text_id for name in p.GUARDS for text_id in (f"guard-{name}", word_id(f"guard.{name}"))
    ],
    "order-*": lambda p: [
        text_id for name in p.ORDERS for text_id in (f"order-{name}", word_id(f"order.{name}"))
    ],
    "order-*-*": lambda p: [
        f"order-{name}-{field}" for name, order in p.ORDERS.items() for field in order.values()
    ],
    "variant-*": lambda p: each("variant-", p.VARIANTS),
    "option-*": lambda p: each("option-", option_values(p.NAME)),
    "option-*-*": lambda p: [
        f"option-{name}-{value}"
        for name, values in option_values(p.NAME).items()
        for value in values
        if not isinstance(value, bool)
    ],
    "role-*": lambda p: each("role-", p.ROLES),
    "role-*.text": lambda p: each("role-", p.ROLES, ".text"),
    "hint-*": lambda p: each("hint-", judged_by(p)),
    "learn-*": lambda p: each("learn-", lessons(p)),
    "learn-*.title": lambda p: each("learn-", lessons(p), ".title"),
    "learn-*.pick": lambda p: [
        f"learn-{lesson.id}.pick"
        for lesson in (*tutorial_of(p.NAME).lesson, *tutorial_of(p.NAME).aside)
        if lesson.pick
    ],
    "score-*": lambda p: (),  # a test of each game plays to the points
    "gives-*": lambda p: each("gives-", (row.good for row in campaign_terms(p.NAME).gives)),
    "luck-*": lambda p: [f"luck-{row.name}" for row in p.LUCK],
}
"""Ids of texts that each game has."""
LEFT: dict[str, str] = {
    "film-*.gif": "the name of a file",
    "event-*-secret": "said where there is one; a test of each game looks at all it tells",
    "phase-*": "a test of each game plays through its phases",
    "help-*": "the same",
    "stat-*": "counted at the end of games: the same",
    "left-*": "said where there is one",
    "story-*": "a test tells the story of whole games",
    "story-*-alone": "the same",
    "report-*": "a test reads the reports of whole games",
    "report-figure-*": "the ids of each game list them",
    "order-*-*.*": "said where there is one, else the word",
    "order-*.always": "said where there is one",
    "order-*.offer": "the same",
    "pick-*.times": "the same",
    "pick-*.*": "the same",
    "field-*.text": "the same",
    "field-*.bare": "the same",
    "field-*.later": "the same",
    "term-*-*.text": "the same",
    "option-**.text": "the same",
    "verify-*-*": "no text",
    "*.text": "what a word of the game means, where it says so",
    "*.*": "the same",
    "*.place": "the same",
    "*.flavour": "the same",
    "*.count": "said where there is one",
    "*.self": "the same",
    "*.emoji": "the same",
    "*.short": "what a room or an event does, on its picture: each has one",
    "*.story": "words of a story: a test tells whole games",
    "*.letter": "a test looks at each",
    "*.of": "said where there is one",
    "*.name": "names of commands: a test puts all of them into words",
}
"""What is not looked at here, and where else it is."""


# --- the laws -------------------------------------------------------------------------------------


def test_every_composed_text_id_is_enumerated() -> None:
    found = shapes("bot", NOT_SAID | {"games"})
    assert len(found) > 80
    known = HOUSE.keys() | GAME.keys() | LEFT.keys()
    assert sorted(found - known) == []


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("like", HOUSE)
def test_the_bot_has_a_text_for_every_value(like: str, locale: str) -> None:
    texts = Library(strict=True).texts(locale)
    assert [text_id for text_id in HOUSE[like]() if not texts.has(text_id)] == []


NAMED_BY_KIND = ("hint", "missing", "notice", "reason", "refused", "zone")
"""Texts whose id ends with a literal of the code: a notice's occasion, a reason, a time zone."""


@pytest.mark.parametrize("locale", LOCALES)
def test_no_text_of_the_bot_is_left_over(locale: str) -> None:
    """Each shared text, with its attributes, is named in the code, listed here, or mentioned in
    another text. Those of commands are looked at with the commands."""
    literals = {
        node.value
        for room in ("bot", "engine")
        for path in python_files(room)
        for node in nodes(path)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    shared = Library(strict=True).shelf(locale, None)
    said = literals | {text_id for ids in HOUSE.values() for text_id in ids()}
    said |= {other for name in shared.ids for other in shared._within(name)}
    said |= {text_id for text_id in corrections() if shared.ids & {text_id.partition(".")[0]}}
    names = {re.sub(r"[/_]", "-", name.lower()) for name in literals}
    kinds = {f"{kind}-{name}" for kind in NAMED_BY_KIND for name in names}
    patterns = [like for like in LEFT if like not in ("*.*", "*.text")]
    left = [
        text_id
        for text_id in shared
        if text_id not in said
        and text_id.removesuffix("-by") not in kinds
        and not text_id.startswith(("command-", "arg-"))
        and not any(fnmatch(text_id, like) for like in patterns)
    ]
    assert sorted(left) == sorted(NAMED_OTHERWISE)


NAMED_OTHERWISE = {
    "game-group.text": "the description of a group of commands",
    "option-no": "the value of an option that has no words of its own",
    "option-yes": "the same",
    "variant-rulebook.text": "the explanation of no variant",
    "unsaid-word": "in place of a missing word",
}
"""Texts whose id is put together with a word of the code, and of which."""


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_text_for_every_value(game: str, locale: str) -> None:
    texts = Library(strict=True).texts(locale, game)
    wanted = {text_id for ids in GAME.values() for text_id in ids(GAMES[game])}
    assert len(wanted) > 60
    assert sorted(text_id for text_id in wanted if not texts.has(text_id)) == []


@pytest.mark.parametrize("game", GAMES)
def test_no_text_of_a_game_is_left_over(game: str) -> None:
    """Each text of a game, with its attributes, is named in the code, listed here, mentioned in
    another text, or put together with a name of the code or of the game's tables."""
    package, shelf = GAMES[game], Library(strict=True).shelf("fr", game)
    code = names_of_code()
    rows = {text for path in (DATA / game).glob("*.toml") for text in strings(_table(path))}
    rows |= {row.name for row in package.TITLES} | set(package.RULES)
    names = code | rows | {name.lower() for name in code}
    before_names = ("corrected_", "set_", "set_tally_", "set_tokens_", "set_used_", NOT)
    names |= {f"{before}{name}" for before in before_names for name in code}
    names |= {f"{name}_top" for name in code if name.startswith("set_")}
    listed = {text_id for ids in GAME.values() for text_id in ids(package)}
    listed |= {i for ids in import_module(f"tests.{game}.ids").VALUES.values() for i in ids}
    listed |= {word_id(title.word) for title in package.TITLES}
    listed |= {f"score-{rule.replace('.', '-')}" for rule in package.RULES}
    names |= {text_id.partition("-")[2] for text_id in listed}
    names |= {re.sub(r"[_. /]", "-", name) for name in names}
    known = code | rows | listed | {other for name in shelf.ids for other in shelf._within(name)}
    known |= {text_id.replace("_", "-") for text_id in known}
    likes = shapes("bot", NOT_SAID) | shapes("engine") | {"word-*"}
    patterns = [
        re.compile(re.escape(like).replace(r"\*", group))
        for like in likes
        if not like.startswith("*")
        for group in ("(.+?)", "(.+)")
    ]
    endings = [like[1:] for like in likes if like.startswith("*") and len(like) > len("*.*")]

    counted = names | {"", *"abcdefghij"}

    def is_name(part: str) -> bool:
        """Whether the code or a table names it, or it is one of several."""
        return part in names or re.sub(r"(-alone)?(-?\d+)+$", "", part) in counted

    def is_named(text_id: str) -> bool:
        if text_id in known or text_id.replace("_", "-") in known:
            return True
        found = (pattern.fullmatch(text_id) for pattern in patterns)
        if any(match and all(map(is_name, match.groups())) for match in found):
            return True
        return any(text_id.endswith(e) and is_named(text_id.removesuffix(e)) for e in endings)

    left = []
    for text_id in variables_of((DATA / game / "fr.ftl").read_text("utf-8"), game):
        base, _, attribute = text_id.partition(".")
        is_attribute = attribute in names or f".{attribute}" in {*names, *endings}
        if text_id not in known and not (is_named(base) and (not attribute or is_attribute)):
            left.append(text_id)
    assert left == []


@cache
def names_of_code() -> frozenset[str]:
    """Every string of the bot and the engine, and the names of classes, fields and arguments."""
    names = set()
    for path in (*python_files("bot"), *python_files("engine")):
        for node in nodes(path):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                names.add(node.value)
            elif isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                names |= {node.name, re.sub(r"(?<!^)(?=[A-Z])", "_", node.name).lower()}
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                names.add(node.target.id)
            elif isinstance(node, ast.keyword) and node.arg:
                names.add(node.arg)
    return frozenset(names)


def _table(path: Path) -> Any:
    return tomllib.loads(path.read_text("utf-8"))


def strings(value: Any) -> Iterable[str]:
    """Yield the keys and texts of a table."""
    if isinstance(value, dict):
        yield from value
        value = list(value.values())
    if isinstance(value, list):
        for item in value:
            yield from strings(item)
    elif isinstance(value, str):
        yield value


@pytest.mark.parametrize("game", GAMES)
def test_every_text_id_that_a_face_composes_has_a_text(game: str) -> None:
    known: dict[str, Ids] = import_module(f"tests.{game}.ids").VALUES
    assert sorted(shapes(f"bot/games/{game}") - known.keys() - LEFT.keys()) == []
    for locale in LOCALES:
        texts: Texts = Library(strict=True).texts(locale, game)
        wanted = {text_id for ids in known.values() for text_id in ids}
        assert sorted(text_id for text_id in wanted if not texts.has(text_id)) == []


def test_every_event_of_the_bot_is_listed() -> None:
    named = texts_given("Event", 0, "bot")
    assert named, "the search finds nothing"
    assert named - set(HOUSE_EVENTS) == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_mover_has_a_text(game: str) -> None:
    for locale in LOCALES:
        texts = Library(strict=True).texts(locale, game)
        for mover in set(MOVERS) - UNMARKED:
            said = texts.say(f"by-{mover}", line="")
            assert said.strip(), mover
