"""What a document says of itself: its title, language, addresses, a refresh, a paywall, and data for machines."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final
from urllib.parse import urljoin, urlsplit

from pincite.core.extract.html.dates import MAX_STATEMENTS, NAMES
from pincite.core.extract.html.edition import INPUTS
from pincite.core.extract.html.succession import MOST as MAX_SUCCESSORS
from pincite.core.extract.html.succession import NAMES as SUCCESSION

Named = Mapping[str, str | None]

#: Code points of one script, and of all, that are kept.
MAX_SCRIPT: Final = 1_000_000
MAX_TITLE: Final = 1_000

_REFRESH = re.compile(r"\s*(\d{1,7}(?:\.\d{0,3})?|\.\d{1,3})[\s;,]*+(?:url\s*=\s*+)?[\"']?([^\"']*)", re.IGNORECASE)
_TIERS = frozenset({"locked", "metered"})


@dataclass(slots=True)
class Head:
    """Filled by the walk, in document order; the first word on a matter stands."""

    title: str = ""
    language: str = ""
    base: str = ""
    canonical: str = ""
    next: str = ""
    refresh: str = ""
    refresh_delay: float = 0.0
    scripts: int = 0
    locked: bool = False
    description: str = ""
    #: JSON-LD, and other JSON that the page carries for its scripts.
    linked_data: list[str] = field(default_factory=list)
    state: list[str] = field(default_factory=list)
    #: What the page says of its own date, with the name it says it under, and of its revision.
    dates: list[tuple[str, str]] = field(default_factory=list)
    revisions: list[str] = field(default_factory=list)
    #: Targets of ``rel=successor-version``, and what else may say that the page was replaced, with its name.
    successors: list[str] = field(default_factory=list)
    succession: list[tuple[str, str]] = field(default_factory=list)
    #: Hidden inputs that name a publication, by their ids.
    inputs: dict[str, str] = field(default_factory=dict)

    def root(self, attrs: Named) -> None:
        """``<html>``."""
        self.language = self.language or (attrs.get("lang") or attrs.get("xml:lang") or "").strip()[:35]

    def add_title(self, text: str) -> None:
        """``<title>``."""
        self.title = self.title or " ".join(text.split())[:MAX_TITLE]

    def add_base(self, attrs: Named) -> None:
        """``<base>``."""
        self.base = self.base or (attrs.get("href") or "").strip()

    def add_link(self, attrs: Named) -> None:
        """``<link>``, or an ``<a>`` with a ``rel``."""
        href = (attrs.get("href") or "").strip()
        if not href:
            return
        relations = (attrs.get("rel") or "").lower().split()
        if "canonical" in relations:
            self.canonical = self.canonical or href
        if "next" in relations:
            self.next = self.next or href
        if "successor-version" in relations and len(self.successors) < MAX_SUCCESSORS:
            self.successors.append(href)

    def add_meta(self, attrs: Named) -> None:
        """``<meta>``."""
        content = attrs.get("content") or ""
        name = (attrs.get("name") or attrs.get("property") or "").strip().lower()
        if (attrs.get("http-equiv") or "").strip().lower() == "refresh":
            found = _REFRESH.match(content)
            if found and found[2].strip() and not self.refresh:
                self.refresh, self.refresh_delay = found[2].strip(), float(found[1])
        elif name in ("og:description", "description"):
            if len(content) > len(self.description):
                self.description = content[:MAX_SCRIPT]
        elif name.endswith("content_tier"):
            self.locked = self.locked or content.strip().lower() in _TIERS
        elif name in NAMES:
            self.add_date(name, content)
        elif name == "revision":
            self.revisions.append(content[:MAX_TITLE])
        elif name in SUCCESSION and len(self.succession) < MAX_STATEMENTS:
            self.succession.append((name, content[:MAX_TITLE]))

    def add_date(self, name: str, text: str) -> None:
        """A date of publication, stated under ``name``."""
        if len(self.dates) < MAX_STATEMENTS:
            self.dates.append((name, text[:MAX_TITLE]))

    def add_input(self, attrs: Named) -> None:
        """``<input type=hidden>``; two of one id that differ say nothing."""
        name = (attrs.get("id") or "").lower()
        if name in INPUTS:
            value = (attrs.get("value") or "").strip()[:MAX_TITLE]
            self.inputs[name] = value if self.inputs.get(name, value) == value else ""

    def add_script(self, attrs: Named, text: str, unseen: list[str]) -> None:
        """``<script>``: data goes to the data, code to ``unseen``."""
        kind = (attrs.get("type") or "").partition(";")[0].strip().lower()
        text = text[:MAX_SCRIPT]
        if kind == "application/ld+json":
            self.linked_data.append(text)
        elif kind.endswith(("/json", "+json")):
            self.state.append(text)
        else:
            if kind in ("", "module") or kind.endswith(("javascript", "ecmascript")):
                self.scripts += 1
            if text and not text.isspace():
                unseen.append(text)

    def absolute(self, href: str, url: str) -> str:
        """``href`` as an absolute address of the page's own kind, or empty."""
        if not href:
            return ""
        try:
            target = urljoin(urljoin(url, self.base), href)
            scheme = urlsplit(target).scheme
            if scheme in ("http", "https") or (scheme and scheme == urlsplit(url).scheme):
                return target
        except ValueError:
            pass
        return ""
