"""The page of a plan is quick enough to be written: a night of four heroes in eight presses."""

from __future__ import annotations

from bot.features.plans.page import plan_page, quick_page
from bot.features.plans.service import PlanSheet
from bot.menu import groups
from bot.texts import Library
from engine.games import GAMES
from engine.kernel import pending, play, question
from engine.plan_worlds import expected
from engine.plans import Planned
from tests.bot.face.conftest import table_of
from tests.bot.face.limits import check_page
from tests.laws.walks import fresh, walk


async def test_a_night_of_four_heroes_is_eight_presses() -> None:
    """A hero, then where it goes and what it does there; what a line needs is one press more."""
    library = Library()
    package = GAMES["gharkane"]
    game = fresh("gharkane", 4, 7)
    for seat, pick in walk(game, 7, 400):
        asked = question(game, 0) if any(0 in seats for _, seats in pending(game)) else None
        if type(asked).__name__ == "ChooseMove":
            break
        play(game, seat, pick)
    plan: tuple[Planned, ...] = ()
    texts, presses = library.texts("en", "gharkane", ("Ana", "Bo", "Chloé", "Dan")), 0
    for _ in range(4):
        ahead = expected(package, game, 0, plan, 3)
        n = next(n for n, one in enumerate(ahead) if one.question == "ChooseMove")
        sheet = PlanSheet(table_of("gharkane", 4), 0, plan, "", package.view(game, 0), ahead)
        page = plan_page(sheet, texts, texts, fresh=len(plan) - 1 if plan else None)
        check_page(page)
        if plan:
            names = [
                item.custom_id
                for row in page.rows
                for item in row
                if "plan_need" in str(item.custom_id)
            ]
            assert len(names) == 3, "a condition is one press away"
        group = max(groups(ahead[n].picks), key=lambda level: len(level.picks))
        presses += 1
        if group.ready is None:
            check_page(quick_page(sheet, n, group.path, texts, texts))
            presses += 1
        plan = (*plan, Planned("ChooseMove", ahead[n].picks[group.picks[0]]))
    assert presses <= 8
