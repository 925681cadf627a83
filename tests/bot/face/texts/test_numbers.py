"""Nouns and verbs agree with each number, and with each list of names, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from bot.texts import LOCALES
from tests.lab.sentences import Sentence, listed, numbered

SINGULAR = {"fr": (0, 1), "en": (1,)}
ORDINAL = re.compile(
    r"\b(?:round|turn|day|mission|move|row|strength|table|"
    r"manche|tour|jour|coup|rang|force|case)[ \u00a0-]\d+",
    re.IGNORECASE,
)
"""A number that is a name: nothing agrees with it."""
BETWEEN = {
    "fr": r"(?:autres? |premi\w+ |derni\w+ )*",
    "en": r"(?:more |other |further |different |waking |survival )*",
}
"""What may precede a noun after its number."""
SAME = {
    "fr": "bois pas fois voix héros plus dans des dessus dessous au-dessus au-dessous aux près "
    "moins au de s",
    "en": "as was has less loss miss search s",
}
"""Words that look like a plural, or whose plural is the same."""
VERBS = {
    "fr": (
        r"\b[01] (?:sont|ont|étaient|restent)\b|\b(?:restent|sont|étaient) (?:que )?[01]\b",
        r"\b21 (?:est|a|était|reste)\b",
    ),
    "en": (
        r"\b1 (?:h )?(?:are|have|were|do)\b|\b(?:are|were) (?:only |still )?1\b",
        r"\b21 (?:is|has|was|does)\b|\bthere (?:is|was) (?:only )?21\b",
    ),
}
"""A verb in the plural at a singular number; one in the singular at another."""
NAMED = {
    "fr": (
        r"(?<!’)Alice (?:en |y |l’)?(?:ont|sont|\w+[^tm]ent)\b|ensemble|chacun|part et d’autre",
        r"(?:et Bob|siège 5) (?:en |y |l’)?(?:a|est|\w+ait|garde|mène|emporte)\b"
        r"|Gagnant\b|\brien\b",
    ),
    "en": (
        r"Alice (?:now )?(?:are|have|were|win|lead|hold|all|each)\b|together|\beach\b",
        r"(?:and Bob|seat 5) (?:now )?(?:is|has|was|alone|\w+[^s]s)\b"
        r"|\b(?:Winner|Seat):|\bnothing\b",
    ),
}
"""The same after the last name of a list, and what is said of one or of several only."""

LIMIT = "a limit of the program, above one"
SEVERAL = "said only of two or more"
MOST = "the most tricks of a round, which has at least eleven"
EXCEPTIONS = {
    **dict.fromkeys(
        (
            "away-text", "notice-stale", "ranking-few", "ranking-footer",
            "refused-away-long", "refused-block-most", "refused-plan-long",
            "refused-poll-few", "refused-poll-full", "refused-record-too-deep",
            "refused-record-too-long", "refused-rehearsal-long", "refused-reports-most",
            "refused-scenes-most", "refused-season-days",
            "refused-season-full", "refused-short-day", "refused-shoulder-full",
            "refused-start-too-soon", "refused-too-many-invited", "refused-touch-many",
            "refused-typed-too-long",
        ),
        LIMIT,
    ),
    **dict.fromkeys(
        (
            "draw-waiting-many", "draw-waiting-transfer", "report-people-fewer-1",
            "report-people-fewer-3", "report-people-more-1", "report-people-more-2",
            "report-people-more-4",
            "report-people-more-5", "report-people-none-1", "report-people-same-1",
            "story-civilian-lost-many-1", "story-civilian-lost-many-2",
            "story-hunger-many-1", "story-hunger-many-2",
            "story-hunger-many-3", "story-hunts-1", "story-hunts-2", "story-hunts-3",
            "story-hunts-4", "story-hunts-alone-1", "story-hunts-alone-2", "story-hunts-alone-3",
            "story-struck-even-1",
            "story-struck-even-2", "story-struck-many-1", "story-struck-many-2",
        ),
        SEVERAL,
    ),
    **dict.fromkeys(("end-side", "final-side", "story-side-1"), "several won against one"),
    "word-drill-sergeant.story": "the word after the number is no noun",
    **dict.fromkeys(("story-tricks-1", "story-tricks-2", "story-tricks-3"), MOST),
}  # fmt: skip
"""Texts that no number can make wrong, with the reason."""


@cache
def said(locale: str) -> tuple[tuple[Sentence, int], ...]:
    """The texts with their numbers; but what is counted with a word of its own is there."""
    return tuple(
        (Sentence(locale, one.file, one.text_id, ORDINAL.sub("…", one.text)), number)
        for one, number in numbered(locale, (0, 1, 2, 21))
        if number or not one.text_id.endswith(".count")
    )


def nouns(locale: str) -> Iterator[tuple[str, str, str, bool]]:
    """The noun after each number: the text, the noun, and whether the number is singular."""
    for one, number in said(locale):
        after = rf"(?<![\d.,:/−+-]){number} {BETWEEN[locale]}([a-zà-ÿœ’-]+)"
        for noun in re.findall(after, one.text):
            if noun not in SAME[locale].split():
                yield one.text_id, one.text, noun, number in SINGULAR[locale]


def faults(locale: str) -> dict[str, str]:
    """The texts in which something does not agree, by id."""
    wrong = {}
    known = {noun for _, _, noun, _ in nouns(locale)}
    for text_id, text, noun, singular in nouns(locale):
        plural = noun.endswith(("s", "x"))
        if plural if singular else {f"{noun}s", f"{noun}x"} & known:
            wrong[text_id] = text
    lists = tuple(listed(locale, (0, 1, 2, 5)))
    for sentences, single, patterns in (
        (said(locale), SINGULAR[locale], VERBS[locale]),
        (lists, (1,), NAMED[locale]),
    ):
        for one, number in sentences:
            if re.search(patterns[0] if number in single else patterns[1], one.text):
                wrong[one.text_id] = one.text
    return wrong


@pytest.mark.parametrize("locale", LOCALES)
def test_nouns_and_verbs_agree_with_numbers(locale: str) -> None:
    assert len(list(nouns(locale))) > 500
    assert {key: text for key, text in faults(locale).items() if key not in EXCEPTIONS} == {}


def test_each_exception_is_one() -> None:
    assert EXCEPTIONS.keys() == EXCEPTIONS.keys() & {
        text_id for locale in LOCALES for text_id in faults(locale)
    }
