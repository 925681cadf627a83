"""/game verify: the sources of a game's deal, and for an ended game whether they match."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

from bot.discord.access import LOOK, at_table
from bot.discord.components.command_factory import CommandFactory
from bot.discord.components.parts import Attached, Page
from bot.discord.context import Context
from bot.discord.pages.over import table_or_last
from bot.discord.rights import PICTURES, need_permissions
from bot.files.transfer import proved
from bot.files.verify import Forged, sealed
from bot.model.game_export import GameExport, to_json
from bot.render.lines import block
from bot.render.panel import Panel
from bot.table import Refused, TableInfo
from bot.texts import Said, Texts

log = logging.getLogger(__name__)


def add_verify_commands(factory: CommandFactory, group: Any) -> None:
    """Add the command to the group of the table's commands."""

    async def verify(ctx: Context) -> None:
        await _show(ctx, await table_or_last(ctx))

    group.add_command(factory.command("command-verify", verify))


async def _press(ctx: Context, table: TableInfo, _: str) -> None:
    await _show(ctx, table)


async def _show(ctx: Context, table: TableInfo) -> None:
    """Show the published sources of the deal; of an ended game the result of its replay, and its
    file."""
    if table.status in ("lobby", "cancelled"):
        raise Refused("not-started" if table.status == "lobby" else "cancelled")
    texts = (await ctx.private(table)).markdown
    files: tuple[Attached, ...] = ()
    if table.status == "ended":
        await need_permissions(ctx, PICTURES)
        ctx.count("exports")
        proof = sealed(await ctx.tables.exports.proof(table.id))
        verdict = await asyncio.to_thread(finding, table, proof, texts)
        files = (Attached(f"{table.game}-{table.id}-proof.json", to_json(proof).encode()),)
    else:
        verdict = texts.say("verify-running" if table.sealed else "verify-running-chance")
    lines = await ctx.tables.exports.deal(table.id)
    digests = {"promise": Said(table.promise), "seal": Said(table.sealed)}
    parts = ((texts.say("deal-title"), texts.say("deal-sealed", **digests)),) if lines else ()
    board = block("\n".join(lines)) if lines else ""
    panel = Panel(texts.say("verify-title"), verdict, parts, board=board)
    await ctx.answer(Page(panel=panel, files=files))


def finding(table: TableInfo, proof: GameExport[Any], texts: Texts) -> str:
    """Return the result of a replay: that the deal is true, or what is not."""
    assert proof.replay is not None
    deal = proof.replay.deal
    try:
        proved(proof)
    except Forged as error:
        log.warning("table %s is not what it was: %s", table.id, error)
        if error.line == "seed":
            return texts.say("verify-seed")
        if error.line:
            return texts.say("verify-line", line=Said(error.line))
        if error.move is not None:
            return texts.say("verify-move", n=error.move)
        return texts.say("verify-lost")
    except Exception:  # any exception from old moves under changed rules
        log.warning("table %s cannot be played again", table.id, exc_info=True)
        return texts.say("verify-lost")
    moves = proof.replay.moves
    if deal is None and not table.sealed:
        return texts.say("verify-chance", n=len(moves))
    if deal is None or (deal.promise, deal.seal) != (table.promise, table.sealed):
        return texts.say("verify-posted")
    lines = [texts.say("verify-true", n=len(moves), secret=Said(deal.secret))]
    if proof.replay.begun is not None:
        lines.append(texts.say("verify-begun"))
    for kind in ("correction", "rewind"):
        if times := sum(move.kind == kind for move in moves):
            lines.append(texts.say(f"verify-{kind}", n=times))
    return "\n".join(lines)


BUTTONS: Final = (at_table("verify", LOOK, _press),)
