"""Values for the texts in `tests.lab.sentences` whose variables do not occur in a game."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

FIGURES: Final = frozenset(
    re.findall(
        r"\w+",
        """
        n most least start was now left have needed points round total amount count fight people
        food medicine gain loss plus minus change harm damage survivors reserve cards short
        level wounds dice sin_dice fists shields claws tentacles progress turns extra reactions
        step mission corruption combat skill armour move reach owed pressure slots care cell
        bronze silver gold top under won missions kills explored discs crates hibernations
        artifacts markers flasks small large crystals mixed have_food until
        """,
    )
)
"""Facts of games that are numbers, including those without plural forms in the texts."""
SAID_IN_GAMES: Final = frozenset(
    {"each", "names", "text", "where", "who", "letter", "letters", "medal"}
)
"""Facts of games that have a sample below."""

SAMPLES: Final[Mapping[str, tuple[str, str]]] = {
    "again": ("dans 12 minutes", "in 12 minutes"),
    "at": ("18:30", "18:30"),
    "begins": ("24 décembre", "24 December"),
    "better": ("Garder la carte 4", "Keep card 4"),
    "channels": ("#jeux et #tables", "#games and #tables"),
    "chapter": ("Jour 2", "Day 2"),
    "character": ("Dame Ilvane", "Lady Ilvane"),
    "clock": ("⏳ dans 3 heures", "⏳ in 3 hours"),
    "date": ("24/12/2026", "24 December 2026"),
    "day": ("24 décembre", "24 December"),
    "deeds": ("a bâti un atelier", "built a workshop"),
    "did": ("Garder la carte 4", "Keep card 4"),
    "due": ("dans 2 heures", "in 2 hours"),
    "each": ("un atelier", "a workshop"),
    "end": ("23 h", "23:00"),
    "ending": (".json", ".json"),
    "ends": ("3 janvier", "3 January"),
    "field": ("réserve", "store"),
    "figure": ("7", "7"),
    "game": ("Le Jeu", "The Game"),
    "host": ("Alice", "Alice"),
    "how": ("92 % des tours à temps", "92% of turns in time"),
    "id": ("a1b2c3", "a1b2c3"),
    "kind": ("Ordinateur avisé (normal)", "Shrewd computer (normal)"),
    "label": ("Salles complètes", "Complete rooms"),
    "last": ("Bob", "Bob"),
    "leader": ("Alice", "Alice"),
    "letter": ("A", "A"),
    "line": ("Alice commence la manche.", "Alice starts the round."),
    "link": ("https://discord.com/channels/1/2/3", "https://discord.com/channels/1/2/3"),
    "master": ("Chloé", "Chloé"),
    "month": ("12", "12"),
    "name": ("Alice", "Alice"),
    "medal": ("bronze", "bronze"),
    "names": ("Alice et Bob", "Alice and Bob"),
    "now": ("18 h 30", "18:30"),
    "order": ("Face à la pression", "Under pressure"),
    "other": ("5", "5"),
    "pace": ("Standard", "Standard"),
    "path": ("Jouer › la carte 7", "Play › card 7"),
    "people": ("Huit amis", "Eight friends"),
    "phase": ("Tour 2 · Fin", "Turn 2 · End"),
    "pick": ("Jouer la carte 7", "Play card 7"),
    "plan": ("Garder la carte 4", "Keep card 4"),
    "points": ("12 points", "12 points"),
    "promise": ("9f86d081884c7d65", "9f86d081884c7d65"),
    "rest": ("3 h", "3 h"),
    "role": ("Les explorateurs", "The explorers"),
    "rule": ("play.cost", "play.cost"),
    "said": ("Alice a gagné 3 points.", "Alice won 3 points."),
    "seal": ("60303ae22b998861", "60303ae22b998861"),
    "secret": ("fd61a03af4f77d87", "fd61a03af4f77d87"),
    "section": ("Mise en place", "Setup"),
    "sentence": ("Il ne vous reste pas d’énergie.", "You have no energy left."),
    "since": ("il y a 2 heures", "2 hours ago"),
    "span": ("12 h", "12 h"),
    "start": ("20 h 30", "20:30"),
    "state": ("✅ En vigueur", "✅ In force"),
    "temper": ("compte deux fois", "counts everything twice"),
    "term": ("Temps par tour", "Time per turn"),
    "terms": ("24 h par tour.", "24 h per turn."),
    "text": ("une soirée, tout le monde est là", "one evening, with everybody there"),
    "time": ("8 h 30", "8:30"),
    "title": ("Un pli", "A trick"),
    "told": ("trois points", "three points"),
    "until": ("dans 5 heures", "in 5 hours"),
    "value": ("3 points", "3 points"),
    "version": ("1.4.0", "1.4.0"),
    "was": ("Tour 1 · Début", "Turn 1 · Start"),
    "weekday": ("jeudi", "Thursday"),
    "what": ("Garder la carte 4", "Keep card 4"),
    "when": ("Manche 1, pli 4", "Round 1, trick 4"),
    "where": ("tables-de-jeu", "game-tables"),
    "who": ("Bob", "Bob"),
    "why": ("vous avez annulé un coup.", "you took a move back."),
    "word": ("Oru Vess", "Oru Vess"),
    "words": ("On ne mise qu’une fois", "One bids only once"),
    "would": ("Garder la carte 4", "Keep card 4"),
    "year": ("2026", "2026"),
    "zone": ("Paris", "Paris"),
}
"""Values of word facts for texts outside games: in French and in English."""
