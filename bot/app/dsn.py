"""The address of a service that takes reports of faults."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlsplit


@dataclass(frozen=True)
class Dsn:
    """Where reports go, and the public key that allows it."""

    url: str
    key: str

    @classmethod
    def read(cls, text: str) -> Dsn:
        """Parse `https://KEY@HOST/PROJECT`. ValueError, in one sentence, for anything else."""
        parts = urlsplit(text)
        path, _, project = parts.path.rpartition("/")
        if parts.scheme not in ("https", "http") or not (parts.username and project.isdecimal()):
            raise ValueError("it must be an address like https://KEY@sentry.example.org/1")
        host = parts.netloc.rpartition("@")[2]
        return cls(f"{parts.scheme}://{host}{path}/api/{project}/envelope/", parts.username)
