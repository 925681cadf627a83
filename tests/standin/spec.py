"""Validate against Discord's OpenAPI document, if `DISCORD_OPENAPI` names a copy.

Needs the development dependencies jsonschema, jsonschema-rs and referencing, imported only then.
jsonschema-rs is much faster; jsonschema gives the readable errors.
"""

from __future__ import annotations

import copy
import functools
import json
import re
from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from bot.errors import StartError

DOCUMENT = "urn:discord"


class Spec:
    """The document, compiled on demand: one validator per operation and direction."""

    def __init__(self, path: str | Path) -> None:
        document = json.loads(Path(path).read_text(encoding="utf-8"))
        self.paths: dict[str, Any] = document["paths"]
        relaxed = copy.deepcopy(document)
        # discord.py sends integers for recipient_id and attachments[].id; Discord takes them
        relaxed["components"]["schemas"]["SnowflakeType"] = {"type": ["string", "integer"]}
        self._registries = {True: _registry(relaxed), False: _registry(document)}
        self._quick_registries = {
            True: _quick_registry(relaxed),
            False: _quick_registry(document),
        }
        self._quick: dict[tuple[str, bool], Any] = {}
        self._validators: dict[tuple[str, bool], Any] = {}
        # literal paths take precedence over templates: fewest parameters first
        self._patterns: defaultdict[tuple[str, int], list[tuple[str, re.Pattern[str]]]]
        self._patterns = defaultdict(list)
        for template in sorted(self.paths, key=lambda template: template.count("{")):
            pattern = re.compile("^" + re.sub(r"\{\w+\}", "[^/]+", template) + "$")
            self._patterns[_shape(template)].append((template, pattern))

    def template(self, path: str) -> str | None:
        """Return the document's path template of a path below /api/v10."""
        for template, pattern in self._patterns.get(_shape(path), ()):
            if pattern.match(path):
                return template
        return None

    def request(
        self,
        method: str,
        path: str,
        query: Mapping[str, str],
        body: Any,
        *,
        multipart: Mapping[str, str] | None = None,
    ) -> list[str]:
        """Return the errors of a request as sentences, empty if it is valid. `multipart` names the
        uploaded parts ("files[0]": "") if the body came as `payload_json`."""
        template = self.template(path)
        operation = self.paths.get(template or "", {}).get(method.lower())
        if operation is None:
            return [f"{method} {path} is not in the specification"]
        faults = self._query(template or "", operation, query)
        content = operation.get("requestBody", {}).get("content", {})
        kind = "application/json" if multipart is None else "multipart/form-data"
        if body is None:
            return faults
        if kind not in content:
            return [*faults, f"{method} {template} takes no {kind}"]
        if multipart and isinstance(body, dict):
            body = body | dict(multipart)
        pointer = _pointer("paths", template or "", method.lower(), "requestBody", "content", kind)
        return faults + self._faults(f"{pointer}/schema", body, relaxed=True)

    def answer(self, method: str, path: str, status: int, body: Any) -> list[str]:
        """Return the errors of the stand-in's answer."""
        template = self.template(path)
        operation = self.paths.get(template or "", {}).get(method.lower())
        if operation is None:
            return [f"{method} {path} is not in the specification"]
        response = operation["responses"].get(str(status))
        if response is None:
            return [] if status >= 400 else [f"{method} {template} never answers {status}"]
        if "content" not in response:
            return [] if body is None else [f"{status} has no body"]
        if _undescribed(body):
            return []
        pointer = _pointer("paths", template or "", method.lower(), "responses", str(status))
        return self._faults(f"{pointer}/content/application~1json/schema", body, relaxed=False)

    def _query(self, template: str, operation: Any, query: Mapping[str, str]) -> list[str]:
        shared = self.paths[template].get("parameters", [])
        known = {
            parameter["name"]: parameter.get("schema", {})
            for parameter in [*shared, *operation.get("parameters", [])]
            if parameter.get("in") == "query"
        }
        faults = []
        for name, value in query.items():
            schema = known.get(name)
            if schema is None:
                faults.append(f"query.{name}: unknown key")
            elif schema.get("type") == "boolean" and value not in ("0", "1", "true", "false"):
                faults.append(f"query.{name}: {value} is not a boolean")
            elif schema.get("type") == "integer":
                low, high = schema.get("minimum", 0), schema.get("maximum", 1 << 53)
                if not value.isdigit() or not low <= int(value) <= high:
                    faults.append(f"query.{name}: {value} is not between {low} and {high}")
        return faults

    def _faults(self, pointer: str, body: Any, *, relaxed: bool) -> list[str]:
        key = (pointer, relaxed)
        if key not in self._quick:
            self._quick[key] = _quick(pointer, self._quick_registries[relaxed])
        if self._quick[key].is_valid(body):
            return []
        from jsonschema import Draft202012Validator
        from jsonschema.exceptions import best_match

        if key not in self._validators:
            self._validators[key] = Draft202012Validator(
                {"$ref": f"{DOCUMENT}#/{pointer}"}, registry=self._registries[relaxed]
            )
        errors = list(self._validators[key].iter_errors(body))
        return [_sentence(best_match([error])) for error in errors[:5]]


@functools.cache
def load_spec(path: str) -> Spec:
    """Return the document at `path`, read once per process. StartError if that is not possible."""
    try:
        return Spec(path)
    except ModuleNotFoundError as error:
        raise StartError(
            f"DISCORD_OPENAPI is set, but {error.name} is not installed: unset it, or install"
            " the development packages with make test."
        ) from None
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise StartError(
            f"DISCORD_OPENAPI names {path}, which cannot be read as an OpenAPI document:"
            f" {type(error).__name__}: {error}."
        ) from None


def _registry(document: Any) -> Any:
    from referencing import Registry
    from referencing.jsonschema import DRAFT202012

    resource: Any = DRAFT202012.create_resource(document)
    empty: Any = Registry()
    return empty.with_resource(DOCUMENT, resource)


def _shape(path: str) -> tuple[str, int]:
    """Return the first part of a path, which is never a parameter, and the number of parts."""
    return path.split("/", 2)[1], path.count("/")


def _quick_registry(document: Any) -> Any:
    """Return the document as jsonschema-rs reads it: to do so takes longer than to compile a
    validator."""
    from jsonschema_rs import Registry

    return Registry([(DOCUMENT, document)])


def _quick(pointer: str, registry: Any) -> Any:
    from jsonschema_rs import Draft202012Validator

    return Draft202012Validator({"$ref": f"{DOCUMENT}#/{pointer}"}, registry=registry)


def _pointer(*parts: str) -> str:
    quoted = (part.replace("~", "~0").replace("/", "~1") for part in parts)
    return "/".join(part.replace("{", "%7B").replace("}", "%7D") for part in quoted)


def _sentence(error: Any) -> str:
    field = ".".join(str(part) for part in error.absolute_path) or "body"
    return f"{field}: {error.message[:200]}"


def _undescribed(body: Any) -> bool:
    """Return whether this is an answer to callback 5 or 9, which the document omits."""
    if not isinstance(body, dict) or not isinstance(body.get("resource"), dict):
        return False
    return body["resource"].get("type") in (5, 9)
