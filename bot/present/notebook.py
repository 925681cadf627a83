"""A report for the notebooks of game masters: Obsidian reads the properties before a Markdown file,
Foundry VTT the JSON of a journal."""

from __future__ import annotations

import json
import re
from typing import Any, Final

from markdown_it import MarkdownIt

from bot.present.report import in_fiction
from bot.table.after.exports import ExportData
from bot.texts import Said, Texts

HEADING: Final = re.compile(r"^(#{1,3}) (.+)$", re.MULTILINE)
PICTURE: Final = re.compile(r"^!\[[^\]]*\]\([^)]*\)\n*", re.MULTILINE)
NOT_IN_LINKS: Final = re.compile(r"[\[\]|#^\\/:]")
"""Characters that no name of a note has in Obsidian."""
HTML: Final = 1
"""Foundry's number for the format of a page's text."""
SPACING: Final = 100_000
"""Foundry's distance between the sort numbers of neighbours."""


def properties(export_data: ExportData, texts: Texts) -> str:
    """Return the YAML properties of a report: each value is JSON, which YAML contains. `texts` are
    plain. The seats are links, so that a clan's page lists its games."""
    export = export_data.export
    fiction = in_fiction(export.record.seats, texts, export_data.table.characters)
    links = [f"[[{NOT_IN_LINKS.sub('', name)}]]" for name in fiction.names]
    values: dict[str, Any] = {
        "title": _title(texts),
        "date": export.written,
        "clans": [links[player.seat] for player in export.players],
        "players": [player.name for player in export.players],
        "winners": [links[seat] for seat in export.result or ()],
        "tags": [export.game],
    }
    lines = [f"{name}: {json.dumps(value, ensure_ascii=False)}" for name, value in values.items()]
    return "\n".join(["---", *lines, "---", ""])


def foundry(export_data: ExportData, report: str, texts: Texts) -> str:
    """Return a report as a journal of Foundry VTT (JSON): a page for each of its headings. `texts`
    are plain. Pictures are left out: their files are not in it."""
    export = export_data.export
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    heads = list(HEADING.finditer(report))
    ends = [head.start() for head in heads[1:]] + [len(report)]
    pages = [
        {
            "name": _plain(markdown, head[2]),
            "type": "text",
            "title": {"show": True, "level": len(head[1])},
            "text": {
                "format": HTML,
                "content": markdown.render(PICTURE.sub("", report[head.end() : end])),
            },
            "sort": n * SPACING,
        }
        for n, (head, end) in enumerate(zip(heads, ends, strict=True), 1)
    ]
    journal = {
        "name": f"{_title(texts)} · {export.written}",
        "pages": pages,
        "flags": {"world": {"game": export.game, "table": export_data.table.id}},
    }
    return json.dumps(journal, ensure_ascii=False, indent=2) + "\n"


def _title(texts: Texts) -> str:
    return texts.say("report-title", game=Said(texts.say("game-name")))


def _plain(markdown: MarkdownIt, heading: str) -> str:
    """Return a heading without its marks."""
    return "".join(
        child.content for token in markdown.parseInline(heading) for child in token.children or ()
    )
