"""The commands and the form of the gallery: one of each kind of option and field."""

from typing import Any


def option(kind: int, name: str, french: str, about: str, **more: Any) -> dict[str, Any]:
    """One command option with a French name."""
    return {
        "type": kind,
        "name": name,
        "name_localizations": {"fr": french},
        "description": about,
        **more,
    }


def commands() -> list[dict[str, Any]]:
    """Commands with every kind of option, subcommands, limits to place and permission."""
    fruit = [
        {"name": "Apple", "name_localizations": {"fr": "Pomme"}, "value": "apple"},
        {"name": "Pear", "name_localizations": {"fr": "Poire"}, "value": "pear"},
    ]
    trek = [
        option(3, "pick", "choix", "What to do", required=True, autocomplete=True),
        option(4, "count", "nombre", "How many", min_value=1, max_value=5),
        option(5, "loud", "fort", "Tell everybody"),
        option(6, "who", "qui", "With whom"),
        option(7, "where", "lieu", "In which channel"),
        option(3, "fruit", "fruit", "Something to eat", choices=fruit),
    ]
    walk = [
        option(1, "trek", "marche", "Walk somewhere", options=trek),
        option(1, "rest", "repos", "Stay where you are"),
    ]
    rows = [
        {
            "name": "walk",
            "name_localizations": {"fr": "balade"},
            "description": "Walk",
            "options": walk,
        },
        {"name": "form", "description": "Opens a form"},
        {"name": "slow", "description": "Thinks before it answers"},
        {"name": "silent", "description": "Never answers"},
        {"name": "warden", "description": "For wardens", "default_member_permissions": "32"},
        {"name": "whisper", "description": "Only in direct messages", "contexts": [1]},
    ]
    return [
        {
            "id": str(9000 + at),
            "type": 1,
            "contexts": None,
            "default_member_permissions": None,
            **row,
        }
        for at, row in enumerate(rows)
    ]


def modal() -> dict[str, Any]:
    """A form with every kind of question."""
    text = {"type": 4, "custom_id": "name", "style": 1, "min_length": 2, "max_length": 20}
    story = {"type": 4, "custom_id": "story", "style": 2, "required": False, "placeholder": "…"}
    kinds = [{"label": "Mild", "value": "mild"}, {"label": "Harsh", "value": "harsh"}]
    label = {"type": 18, "description": None}
    return {
        "id": "8001",
        "custom_id": "form",
        "title": "A new shelter",
        "components": [
            {"type": 10, "content": "Tell us about **your shelter**."},
            {**label, "label": "Name", "description": "As on the map", "component": text},
            {**label, "label": "Story", "component": story},
            {
                **label,
                "label": "Winter",
                "component": {"type": 3, "custom_id": "winter", "options": kinds},
            },
            {
                **label,
                "label": "Rules",
                "component": {
                    "type": 21,
                    "custom_id": "rules",
                    "options": kinds,
                    "required": False,
                },
            },
            {
                **label,
                "label": "Extras",
                "component": {
                    "type": 22,
                    "custom_id": "extras",
                    "options": kinds,
                    "required": False,
                },
            },
            {**label, "label": "Ready", "component": {"type": 23, "custom_id": "ready"}},
        ],
    }
