"""/settings: a person's own settings; a server's are in `bot.discord.commands.server`."""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final, get_args

from bot.discord.access import PersonalAction, of_person
from bot.discord.commands import server
from bot.discord.components.command_factory import Arg, CommandFactory
from bot.discord.components.ids import house_id
from bot.discord.components.parts import Option, Page, button, select
from bot.discord.context import Context
from bot.discord.pages.zones import COMMON, known_zone, matching_zones, zone_text
from bot.model.person import (
    ALERTS,
    DEVICES,
    MIN_WAKING_MIN,
    PHONE,
    PRIVATE_KINDS,
    REMINDER_KINDS,
    Kind,
    Preferences,
    Shape,
    Where,
)
from bot.render.clocks import time_text
from bot.render.panel import Panel
from bot.store.people import PersonRow
from bot.table import Refused
from bot.texts import Said, Texts, named_pair
from bot.words import number


def settings_commands(factory: CommandFactory) -> list[Any]:
    """Return the group of two commands: a person's, and a server's."""
    group = factory.group("command-settings")

    async def mine(ctx: Context, zone: str | None = None) -> None:
        if zone is not None:
            await ctx.tables.person_settings.set_preferences(ctx.user.id, zone=known_zone(zone))
        await ctx.answer(await hours_page(ctx))

    async def suggest(ctx: Context, typed: str) -> Sequence[tuple[str, str]]:
        texts = (await ctx.private()).markdown
        return [(zone_text(texts, zone), zone) for zone in matching_zones(texts, typed)]

    zone = Arg("zone", "arg-zone", required=False, suggest=suggest)
    group.add_command(factory.command("command-settings-mine", mine, [zone]))
    group.add_command(server.command(factory))
    return [group]


# --- hours --------------------------------------------------------------------------------------


async def hours_page(ctx: Context) -> Page:
    """Return the reader's waking hours, and their settings."""
    person = await ctx.tables.person_settings.person(ctx.user.id)
    texts = (await ctx.private()).markdown
    public = ""
    if ctx.guild_id is not None:
        public = await ctx.tables.notes.guild_locale(ctx.guild_id)
    return hours_of_person(person, texts, ctx.tables.sessions.now(), public)


def hours_of_person(person: PersonRow, texts: Texts, now: float, public: str = "") -> Page:
    """Return the page of a person's hours; `public`: the language of the server where it is
    read."""
    preferences = person.preferences
    shown = (
        list(COMMON)
        if not preferences.zone or preferences.zone in COMMON
        else [preferences.zone, *COMMON]
    )
    options = [Option(zone_text(texts, zone), zone, "", zone == preferences.zone) for zone in shown]
    others = [shape for shape in get_args(Shape) if shape != preferences.shape]
    rows: list[tuple[Any, ...]] = [(select(texts.say("settings-zone"), house_id("zone"), options),)]
    if preferences.zone:
        rows += [
            _times(texts, preferences, "start"),
            _times(texts, preferences, "end"),
            _days(texts, preferences),
        ]
    rows.append(
        (
            button(texts.say("button-reminders"), house_id("reminders")),
            button(texts.say("button-away"), house_id("away")),
            *(button(texts.say(f"button-{one}"), house_id("pictures", one)) for one in others),
        )
    )
    footer = texts.say(f"settings-now-{public}") if public else ""
    return Page(
        panel=Panel(
            texts.say("settings-title"),
            _hours_text(texts, preferences, now),
            ((texts.say("settings-pictures"), texts.say(f"pictures-{preferences.shape}")),),
            footer,
        ),
        rows=tuple(rows),
    )


def _hours_text(texts: Texts, preferences: Preferences, now: float) -> str:
    if not preferences.zone:
        return texts.say("settings-no-zone")
    local = dt.datetime.fromtimestamp(now, preferences.zone_info())
    days = [texts.say(f"day-{day}") for day in preferences.days]
    return texts.say(
        "settings-hours",
        zone=Said(zone_text(texts, preferences.zone)),
        now=Said(time_text(texts, local.hour * 60 + local.minute)),
        start=Said(time_text(texts, preferences.start)),
        end=Said(time_text(texts, preferences.end)),
        days=Said(texts.say("days-all") if len(days) == 7 else texts.listed(days)),
    )


def _times(texts: Texts, preferences: Preferences, which: str) -> tuple[Any, ...]:
    now = int(getattr(preferences, which))
    first = 60 if which == "end" else 0
    hours = sorted({*range(first, first + 24 * 60, 60), now})
    hours = [
        at
        for at in hours
        if preferences.model_copy(update={which: at}).waking >= MIN_WAKING_MIN or at == now
    ]
    options = [
        Option(
            texts.say(f"settings-{which}", time=Said(time_text(texts, at))), str(at), "", at == now
        )
        for at in hours
    ]
    return (select(texts.say(f"settings-{which}", time=Said("")), house_id(which), options),)


def _days(texts: Texts, preferences: Preferences) -> tuple[Any, ...]:
    options = [
        Option(texts.say(f"day-{day}"), str(day), "", day in preferences.days) for day in range(7)
    ]
    return (select(texts.say("settings-days"), house_id("days"), options, most=len(options)),)


# --- reminders ----------------------------------------------------------------------------------


async def reminders_page(ctx: Context) -> Page:
    """Return the reader's reminders, and their channels."""
    person = await ctx.tables.person_settings.person(ctx.user.id)
    return reminders_of_person(person, (await ctx.private()).markdown)


def reminders_of_person(person: PersonRow, texts: Texts) -> Page:
    """Return the page of a person's reminders."""
    rows = [_places(texts, kind, person.preferences.where(kind)) for kind in REMINDER_KINDS]
    back = (
        button(texts.say("button-hours"), house_id("hours")),
        button(texts.say("button-away"), house_id("away")),
    )
    panel = Panel(texts.say("reminders-title"), texts.say("reminders-text"))
    return Page(panel=panel, rows=(*rows, back))


async def alerts_page(ctx: Context) -> Page:
    """Return the alerts of the reader as a game master."""
    person = await ctx.tables.person_settings.person(ctx.user.id)
    texts = (await ctx.private()).markdown
    rows = [_places(texts, kind, person.preferences.where(kind)) for kind in ALERTS]
    panel = Panel(texts.say("alerts-title"), texts.say("alerts-text"))
    return Page(panel=panel, rows=tuple(rows))


def _places(texts: Texts, kind: Kind, now: Where) -> tuple[Any, ...]:
    label = texts.say(f"remind-{kind}")
    options = [
        Option(named_pair(texts, label, texts.say(f"where-{place}")), place, "", place == now)
        for place in get_args(Where)
        if not (kind in PRIVATE_KINDS and place == "ping")
    ]
    return (select(label, house_id("remind", kind), options),)


# --- clicks -------------------------------------------------------------------------------------


async def _hours(ctx: Context, _: str, __: Sequence[str]) -> None:
    await ctx.turn(await hours_page(ctx))


async def _reminders(ctx: Context, _: str, __: Sequence[str]) -> None:
    await ctx.turn(await reminders_page(ctx))


async def _alerts(ctx: Context, _: str, __: Sequence[str]) -> None:
    await ctx.turn(await alerts_page(ctx))


async def _zone(ctx: Context, _: str, values: Sequence[str]) -> None:
    await ctx.tables.person_settings.set_preferences(ctx.user.id, zone=known_zone("".join(values)))
    await ctx.turn(await hours_page(ctx))


async def _tall(ctx: Context, _: str, __: Sequence[str]) -> None:
    """Switch the format of private pictures."""
    user = ctx.user.id
    now = (await ctx.tables.person_settings.person(user)).preferences
    await _pictures(ctx, "wide" if now.portrait else "tall", ())


async def _pictures(ctx: Context, shape: str, _: Sequence[str]) -> None:
    """Choose the format of private pictures, or words instead."""
    if shape not in get_args(Shape):
        raise Refused("old-button")
    chosen: dict[str, bool] = {"worded": shape == "worded"}
    if shape != "worded":
        chosen["tall"] = shape == "tall"
    await ctx.tables.person_settings.set_preferences(ctx.user.id, **chosen)
    await ctx.turn(await hours_page(ctx))


async def _device(ctx: Context, device: str, _: Sequence[str]) -> None:
    """Note where someone plays, for the format of private pictures."""
    if device not in DEVICES:
        raise Refused("old-button")
    await ctx.tables.person_settings.set_preferences(ctx.user.id, tall=device == PHONE)
    await ctx.say(f"device-{device}-set")


def _setter(which: str) -> PersonalAction:
    async def act(ctx: Context, _: str, values: Sequence[str]) -> None:
        numbers = tuple(n for value in values if (n := number(value)) is not None)
        if not numbers or len(numbers) != len(values):
            raise Refused("old-button")
        changes = {which: numbers if which == "days" else numbers[0]}
        await ctx.tables.person_settings.set_preferences(ctx.user.id, **changes)
        await ctx.turn(await hours_page(ctx))

    return act


async def _remind(ctx: Context, kind: str, values: Sequence[str]) -> None:
    person = await ctx.tables.person_settings.person(ctx.user.id)
    chosen = {str(known): str(place) for known, place in person.preferences.reminders.items()}
    chosen[kind] = "".join(values)
    await ctx.tables.person_settings.set_preferences(ctx.user.id, reminders=chosen)
    page = alerts_page if kind in ALERTS else reminders_page
    await ctx.turn(await page(ctx))


BUTTONS: Final = (
    of_person("hours", _hours),
    of_person("reminders", _reminders),
    of_person("alerts", _alerts),
    replace(of_person("tall", _tall), old=True),
    of_person("pictures", _pictures),
    of_person("device", _device),
    of_person("zone", _zone),
    of_person("start", _setter("start")),
    of_person("end", _setter("end")),
    of_person("days", _setter("days")),
    of_person("remind", _remind),
)
