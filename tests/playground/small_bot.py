"""A small real discord.py client that uses everything the stand-in offers."""

from __future__ import annotations

import asyncio
import io
import re
from typing import Any

import discord
from discord import app_commands
from PIL import Image

PNG = io.BytesIO()
Image.new("RGB", (8, 6), "red").save(PNG, "PNG")


def picture(name: str = "board.png", alt: str = "a red board") -> discord.File:
    return discord.File(io.BytesIO(PNG.getvalue()), name, description=alt)


class Press(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"t1:(?P<n>\d+)"):
    """A button that outlives every restart."""

    def __init__(self, n: int) -> None:
        super().__init__(discord.ui.Button(label=f"press {n}", custom_id=f"t1:{n}"))
        self.n = n

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: Any, match: re.Match[str]
    ) -> Press:
        return cls(int(match["n"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        view = discord.ui.View(timeout=None).add_item(Press(self.n + 1))
        view.stop()
        await interaction.response.edit_message(content=f"pressed {self.n}", view=view)


class Ask(discord.ui.Modal, title="A form"):
    name: Any = discord.ui.Label(text="Name", component=discord.ui.TextInput(max_length=20))
    kind: Any = discord.ui.Label(
        text="Kind",
        component=discord.ui.Select(
            options=[discord.SelectOption(label=word) for word in ("wood", "can")]
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        name, kind = self.name.component.value, self.kind.component.values[0]
        await interaction.response.send_message(f"form: {name} {kind}", ephemeral=True)


class Menu(discord.ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.button(label="form", custom_id="form")
    async def form(self, interaction: discord.Interaction, _: Any) -> None:
        await interaction.response.send_modal(Ask())

    @discord.ui.button(label="later", custom_id="later")
    async def later(self, interaction: discord.Interaction, _: Any) -> None:
        await interaction.response.defer()
        await asyncio.sleep(0.02)
        await interaction.edit_original_response(content="later came")

    @discord.ui.button(label="off", custom_id="off", disabled=True)
    async def off(self, interaction: discord.Interaction, _: Any) -> None:
        raise AssertionError("nobody can press this")

    @discord.ui.select(
        custom_id="pick",
        max_values=2,
        options=[discord.SelectOption(label=word, value=word) for word in ("a", "b", "c")],
    )
    async def pick(self, interaction: discord.Interaction, select: Any) -> None:
        await interaction.response.edit_message(content="picked " + ",".join(select.values))


class SmallBot(discord.Client):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.default(), guild_ready_timeout=0.05)
        self.tree = app_commands.CommandTree(self)
        self.is_up = asyncio.Event()
        self.readies = 0
        self.heard: list[str] = []
        self.gone: list[str] = []
        self.tree.add_command(Game(name="game", description="the table"))
        commands: tuple[Any, ...] = (move, secret, silent, slow, layout, menu, typed)
        for command in commands:
            self.tree.add_command(command)
        self.add_dynamic_items(Press)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """No waiting: the stand-in has no limit on IDENTIFY."""

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def on_ready(self) -> None:
        self.readies += 1
        self.is_up.set()

    async def on_message(self, message: discord.Message) -> None:
        if message.author != self.user:
            self.heard.append(message.content)

    async def on_guild_channel_delete(self, channel: Any) -> None:
        self.gone.append(f"channel {channel.name}")

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        self.gone.append(f"guild {guild.name}")

    async def on_thread_update(self, before: Any, after: discord.Thread) -> None:
        self.gone.append(f"locked {after.locked}")


class Game(app_commands.Group):
    @app_commands.command(name="new", description="a new table")
    async def new(
        self, interaction: discord.Interaction, seats: int = 2, loud: bool = False
    ) -> None:
        view = discord.ui.View(timeout=None).add_item(Press(0))
        view.stop()
        await interaction.response.send_message(f"new {seats} {loud}", view=view)

    @app_commands.command(name="board", description="the board")
    async def board(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        embed = discord.Embed(title="Board").set_author(name="x", icon_url="attachment://board.png")
        await interaction.followup.send(embed=embed, file=picture())


@app_commands.command(description="move")
async def move(interaction: discord.Interaction, pick: str) -> None:
    await interaction.response.send_message(f"moved {pick}")


@move.autocomplete("pick")
async def move_pick(interaction: discord.Interaction, current: str) -> list[Any]:
    words = ["boule", "board", "can"]
    return [app_commands.Choice(name=w, value=w) for w in words if w.startswith(current)]


@app_commands.command(description="a secret")
async def secret(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("only you", ephemeral=True)
    await interaction.followup.send("also only you", ephemeral=True)


@app_commands.command(description="no answer")
async def silent(interaction: discord.Interaction) -> None:
    pass


@app_commands.command(description="thinks in private")
async def slow(interaction: discord.Interaction) -> None:
    await interaction.response.defer(ephemeral=True)
    await asyncio.sleep(0.02)
    await interaction.followup.send("thought", ephemeral=False)


@app_commands.command(description="components v2")
async def layout(interaction: discord.Interaction) -> None:
    view = discord.ui.LayoutView(timeout=None)
    box: Any = discord.ui.Container(accent_colour=0x123456)
    box.add_item(discord.ui.TextDisplay("# Shelter"))
    row: Any = discord.ui.ActionRow(Press(7))
    box.add_item(row)
    gallery: Any = discord.ui.MediaGallery()
    gallery.add_item(media="attachment://board.png", description="the rooms")
    box.add_item(gallery)
    view.add_item(box)
    view.stop()
    await interaction.response.send_message(view=view, file=picture())


@app_commands.command(description="a menu")
async def menu(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("menu", view=Menu())


@app_commands.command(description="every type")
async def typed(
    interaction: discord.Interaction,
    who: discord.Member,
    many: app_commands.Range[int, 1, 9],
    sure: bool,
) -> None:
    await interaction.response.send_message(f"{who.name} {many} {sure}")
