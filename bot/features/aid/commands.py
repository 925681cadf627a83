"""/help: explains the current moment to the person who asks; no rulebook needed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from bot.discord.access import LOOK, Button, Press, at_table
from bot.discord.components.command_factory import CommandFactory
from bot.discord.components.ids import learn_id, rule_id, table_id
from bot.discord.components.parts import PRIMARY, Item, Option, Page, button, select
from bot.discord.context import Context, Localized
from bot.discord.pages.beginning import begins
from bot.discord.pages.ended import ended_row
from bot.discord.pages.lobby import lobby_page
from bot.discord.pages.over import table_or_last
from bot.discord.pages.tables import awaited_lines, dashboard_title
from bot.features.lessons.commands import chooser_page
from bot.features.lessons.tutorials import questions, tutorial_of
from bot.features.rules.commands import rule_panel
from bot.render.panel import Panel
from bot.render.rulebook import title_of
from bot.table import Asked, Refused, TableInfo
from bot.texts import LOCALES, Said, Texts, named_pair
from engine.content import Rule
from engine.games import GAMES
from engine.kernel import Pick, Refusal, View

FEWEST, MOST = 3, 6
"""How many rules are named."""


def aid_commands(factory: CommandFactory) -> list[Any]:
    """Return the only command."""

    async def aid(ctx: Context) -> None:
        await ctx.answer(await aid_page(ctx))

    return [factory.command("command-help", aid)]


async def aid_page(ctx: Context) -> Page:
    """Return the help for the current moment of the game here, or for starting a game."""
    try:
        own_tables = await ctx.own_tables()
    except Refused:
        return await _nothing_runs(ctx)
    if len(own_tables) > 1:
        raise Refused("several-games")
    return await table_page(ctx, own_tables[0])


async def _nothing_runs(ctx: Context) -> Page:
    """Return how to begin a game, or what can be done with the game that has just ended."""
    page = await chooser_page(ctx)
    texts = (await ctx.private()).markdown
    assert page.panel is not None
    text, rows = texts.say("help-start"), page.rows
    try:
        last = await table_or_last(ctx)
    except Refused:
        pass
    else:
        text = f"{texts.say('over-here')}\n{text}"
        markdown = (await ctx.private(last)).markdown
        rows = (ended_row(ctx.bot.features, last, markdown), *rows)
    return Page(panel=Panel(texts.say("help-title"), text, page.panel.parts), rows=rows)


async def table_page(ctx: Context, table: TableInfo, locale: str = "") -> Page:
    """Return the help at this table, for the person's seat, or for a spectator; in their language
    or that of `locale`."""
    seat, localized = table.seat_of(ctx.user.id), await ctx.private(table)
    if locale in LOCALES:
        localized = ctx.bot.localized(locale, table, seat)
    if table.status == "lobby":
        return await _lobby_page(ctx, table, localized)
    view = await ctx.tables.play.view(table.id, seat)
    if seat is None or table.status != "running":
        return moment_page(table, view, None, localized)
    return moment_page(table, view, await ctx.tables.play.ask(table.id, seat), localized)


async def show_aid(ctx: Context, table: TableInfo, locale: str) -> None:
    """Handle the button under the board, and those of a lobby: show the help."""
    await ctx.answer(await table_page(ctx, table, locale))


async def _lobby_page(ctx: Context, table: TableInfo, localized: Localized) -> Page:
    """Return what the public message says, and how to join."""
    texts, now = localized.markdown, await ctx.tables.message_data.dashboard(table.id, 0)
    how = await begins(ctx.bot, table, localized)
    panel = lobby_page(now, texts, how, features=ctx.bot.features).panel
    assert panel is not None
    panel = replace(panel, text=f"{panel.text}\n\n{texts.say('help-lobby')}")
    return Page(panel=panel, rows=((_learn(table, texts),),))


def moment_page(table: TableInfo, view: View, asked: Asked | None, localized: Localized) -> Page:
    """Return the phase, the reader's question and possible moves, and the rules that matter now."""
    texts = localized.markdown
    parts = [(texts.say("dashboard-awaited"), awaited_lines(view, texts))]
    row: list[Item] = []
    if asked is not None:
        if asked.question and asked.picks:
            question = texts.say(f"ask-{asked.question}")
            parts.insert(0, (texts.say("help-yours"), f"**{question}**"))
        if asked.picks:
            parts.insert(1, (texts.say("help-verbs"), verbs_text(asked.picks, texts)))
        row.append(button(texts.say("button-play"), table_id(table.id, "play"), PRIMARY))
        row.append(button(texts.say("game-sheet.button"), table_id(table.id, "sheet")))
    row.append(_learn(table, texts))
    rules = rules_now(table.game, view, asked)
    lines = [f"· **{title_of(rule, texts.locale)}**" for rule in rules]
    parts.append((texts.say("help-rules"), "\n".join(lines)))
    options = [Option(title_of(rule, texts.locale), rule.id) for rule in rules]
    chooser = select(texts.say("help-read"), rule_id(table.game), options)
    footer = texts.say("help-absent") if asked is not None and table.learner is None else ""
    panel = Panel(
        dashboard_title(view, localized.plain),
        texts.say(f"help-{view.phase}"),
        tuple(parts),
        footer,
    )
    return Page(panel=panel, rows=(tuple(row), (chooser,)))


def verbs_text(picks: Sequence[Pick], texts: Texts) -> str:
    """Return the available kinds of move, each with its description."""
    verbs = dict.fromkeys(pick.verb for pick in picks)
    lines = [
        "· " + named_pair(texts, f"**{texts.say(f'verb-{v}')}**", texts.say(f"verb-{v}.text"))
        for v in verbs
    ]
    return "\n".join(lines)


def rules_now(game: str, view: View, asked: Asked | None) -> list[Rule]:
    """Return three to six rules: those of the current question, then those of the phase."""
    ids: list[str] = []
    if asked is not None and asked.question:
        ids += questions(game)[asked.question].rules
    if len(ids) < FEWEST:
        ids += tutorial_of(game).rules.get(view.phase, ())
    return [GAMES[game].RULES[known_id] for known_id in dict.fromkeys(ids)][:MOST]


async def _rule(press: Press) -> None:
    """Show the rule chosen from the list, in full."""
    game = press.parts["game"]
    rule = press.parts.get("rule") or "".join(press.values)
    if game not in GAMES or rule not in GAMES[game].RULES:
        raise Refused("no-such-rule")
    locale = (await press.private()).markdown.locale
    await press.answer(Page(panel=rule_panel(press.bot, locale, game, GAMES[game].RULES[rule])))


def board_items(table: TableInfo, texts: Texts) -> list[Item]:
    """Return the help button under the board."""
    return [button(texts.say("button-rules"), table_id(table.id, "aid"))]


def lobby_items(table: TableInfo, texts: Texts) -> list[Item]:
    """Return the buttons to read a lobby in the other languages."""
    return [
        button(texts.say(f"language-{locale}"), table_id(table.id, "aid", locale))
        for locale in LOCALES
        if locale != texts.locale
    ]


def refusal_items(table: TableInfo, refusal: Refusal, texts: Texts) -> list[Item]:
    """Return the button to the rule that refuses a pick, if one is named."""
    rule = GAMES[table.game].RULES.get(refusal.rule)
    if rule is None:
        return []
    label = texts.say("button-rule", title=Said(title_of(rule, texts.locale)))
    return [button(label, rule_id(table.game, rule.id))]


def _learn(table: TableInfo, texts: Texts) -> Item:
    return button(texts.say("button-learn"), learn_id(table.game))


BUTTONS: Final = (
    at_table("aid", LOOK, show_aid),
    Button("rule", _rule),
)
