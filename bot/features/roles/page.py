"""The page of a lobby's roles: who has which, how the rest is settled, and where each side
plans."""

from __future__ import annotations

from collections import Counter

from bot.discord.components.ids import table_id
from bot.discord.components.parts import SUCCESS, Item, Option, Page, button, in_rows, select
from bot.render.panel import Panel
from bot.render.seats import tag
from bot.table import TableInfo
from bot.table.start.casting import WAYS
from bot.texts import Said, Texts, named_pair
from engine.games import GAMES


def roles_part(table: TableInfo, texts: Texts) -> tuple[tuple[str, str], ...]:
    """Return the roles under their title; empty in games without roles."""
    if not GAMES[table.game].ROLES:
        return ()
    return ((texts.say("roles-title"), "\n".join(_lines(table, texts))),)


def roles_items(table: TableInfo, texts: Texts) -> list[Item]:
    """Return the button to the roles, in games with roles."""
    if not GAMES[table.game].ROLES:
        return []
    return [button(texts.say("button-roles"), table_id(table.id, "roles"))]


def _lines(table: TableInfo, texts: Texts) -> list[str]:
    """Return a line per role, and where each side plans."""
    lines = [
        named_pair(texts, f"**{texts.say(f'role-{role}')}**", _who(table, role, most, texts))
        for role, most in GAMES[table.game].ROLES.items()
    ]
    return [*lines, texts.say("roles-apart" if table.council else "roles-public")]


def _who(table: TableInfo, role: str, most: int, texts: Texts) -> str:
    """Return the holders of a role, and how the open places are settled."""
    held = [f"{tag(s.seat)} {texts.seat(s.seat)}" for s in table.seated if s.role == role]
    if not most:
        held.append(texts.say("roles-rest"))
    elif len(held) < most:
        rule_text = texts.say(f"roles-by-{_way(table)}")
        votes_text = _votes(table, texts) if _way(table) == "vote" else ""
        held.append(f"{rule_text} ({votes_text})" if votes_text else rule_text)
    return texts.listed(held)


def _way(table: TableInfo) -> str:
    """Return how open roles are settled."""
    return table.casting or "random"


def _votes(table: TableInfo, texts: Texts) -> str:
    """Return the votes so far."""
    votes = Counter(s.vote for s in table.seated if s.vote is not None)
    vote_lines = [texts.say("roles-votes", seat=seat, n=n) for seat, n in votes.most_common()]
    return ", ".join(vote_lines)


def roles_page(table: TableInfo, user: int, leading: bool, texts: Texts, may_part: bool) -> Page:
    """Return the description of each role, and what the reader may change; `may_part`: whether each
    side may get a private thread here."""
    roles = GAMES[table.game].ROLES
    lines = [
        named_pair(texts, f"**{texts.say(f'role-{role}')}**", texts.say(f"role-{role}.text"))
        for role in roles
    ]
    rows: list[tuple[Item, ...]] = []
    own_seat = table.seat_of(user)
    if own_seat is not None:
        rows += in_rows(_own(table, own_seat, texts))
        if table.casting == "vote":
            rows.append((_seats(table, table.seated[own_seat].vote, texts),))
    if leading:
        rows.append((_ways(table, texts),))
        if computers := _computers(table, texts):
            rows.append((computers,))
        if may_part:
            apart = "public" if table.council else "apart"
            ident = table_id(table.id, "roles_plan", apart)
            rows.append((button(texts.say(f"button-roles-{apart}"), ident),))
    text = "\n".join([*lines, "", *_lines(table, texts)])
    return Page(panel=Panel(texts.say("roles-title"), text), rows=tuple(rows))


def _own(table: TableInfo, own_seat: int, texts: Texts) -> list[Item]:
    """Return the buttons to take a free role, or give up one's own."""
    items = []
    for role, most in GAMES[table.game].ROLES.items():
        held = [s.seat for s in table.seated if s.role == role]
        name = Said(texts.say(f"role-{role}"))
        if own_seat in held:
            ident = table_id(table.id, "roles_drop")
            items.append(button(texts.say("button-roles-drop", role=name), ident))
        elif not most or len(held) < most:
            ident = table_id(table.id, "roles_take", role)
            items.append(button(texts.say("button-roles-take", role=name), ident, SUCCESS))
    return items


def _seats(table: TableInfo, now: int | None, texts: Texts) -> Item:
    """Return the select to vote for a seat."""
    options = [
        Option(f"{tag(s.seat)} {texts.seat(s.seat)}", str(s.seat), chosen=s.seat == now)
        for s in table.seated
    ]
    return select(texts.say("roles-vote"), table_id(table.id, "roles_vote"), options)


def _ways(table: TableInfo, texts: Texts) -> Item:
    """Return the select of how open roles are settled."""
    options = [
        Option(texts.say(f"roles-way-{way}"), way, chosen=way == _way(table)) for way in WAYS
    ]
    return select(texts.say("roles-way"), table_id(table.id, "roles_way"), options)


def _computers(table: TableInfo, texts: Texts) -> Item | None:
    """Return the select to give a role to a computer, or remove it."""
    options = []
    for seated in table.seated:
        if seated.kind == "human":
            continue
        seat_name = Said(f"{tag(seated.seat)} {texts.seat(seated.seat)}")
        for role, most in GAMES[table.game].ROLES.items():
            if most and seated.role != role:
                name = Said(texts.say(f"role-{role}"))
                label = texts.say("roles-give", seat=seat_name, role=name)
                options.append(Option(label, f"{seated.seat}:{role}"))
        if seated.role:
            options.append(Option(texts.say("roles-free", seat=seat_name), f"{seated.seat}:"))
    if not options:
        return None
    return select(texts.say("roles-computer"), table_id(table.id, "roles_give"), options[:25])
