"""Voices: characters who speak in a game's channel, or in a side's thread, by a webhook."""

from bot.discord.background import WORKERS
from bot.discord.client import TOP_COMMANDS
from bot.discord.posts import MESSAGES, OWN_CHANNELS
from bot.features.voices import commands
from bot.features.voices.posting import PortraitSweep, VoiceChannels, line_page
from bot.features.voices.service import Voices
from bot.model.intents import VOICE
from bot.slots import Feature
from bot.table.tables import SERVICES

VOICES = Feature(
    "voices",
    SERVICES(Voices),
    TOP_COMMANDS(commands.voices_commands),
    MESSAGES({VOICE: line_page}),
    OWN_CHANNELS({VOICE: VoiceChannels()}),
    WORKERS(lambda client, context, when: (PortraitSweep(client, context, when),)),
)
