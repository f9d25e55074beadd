"""A client's file with pincite in it, or without: its text before and after, and what of it may be shown."""

import difflib
import json
import re
from dataclasses import dataclass
from typing import Final

from pincite.core.errors import InputError
from pincite.server.install.clients import INPUT, Client, Entry
from pincite.server.install.members import MembersError, with_item, with_member, without_item, without_member

NAME: Final = "pincite"
#: What says how a server is reached. The rest of an entry, such as its env, is the person's.
_REACHED_BY: Final = frozenset({"type", "command", "args", "url", "headers"})
_MASKED: Final = "(not shown)"
#: Between two brackets that have nothing in them, in the outermost object.
_OPENED: Final = re.compile(r"(?<=^  )(\"\w+\": [{\[])([}\]])", re.MULTILINE)
_REFERENCE: Final = re.compile(r"(?:Bearer )?\$\{[\w:.-]+\}")


@dataclass(frozen=True)
class Edit:
    """One change of a file's text; ``before`` and ``after`` are pincite's entry in it."""

    old: str
    new: str
    before: Entry | None
    after: Entry | None

    @property
    def changes(self) -> bool:
        """Whether there is anything to write."""
        return self.old != self.new


def installed(text: str, client: Client, entry: Entry) -> Edit:
    """``text`` with ``entry`` as the client's server ``pincite``; what else the entry had stays.

    Raises ``InputError`` where the text is no JSON that can be edited without doubt, such as JSON with comments.
    """
    old = text if text.strip() else "{}\n"
    document = _read(old)
    servers, before = _servers(document, client)
    after = _merged(before or {}, entry)
    wanted = {**document, client.servers: {**servers, NAME: after}}
    try:
        new = old if before == after else with_member(old, (client.servers, NAME), after)
        if client.inputs is not None and client.token in json.dumps(after) and _place(document) is None:
            wanted["inputs"] = [*_inputs(document), client.inputs]
            new = with_item(new, ("inputs",), client.inputs)
    except MembersError as error:
        raise InputError(str(error)) from None
    return Edit(text, _checked(new, wanted) if new != old else text, before, after)


def removed(text: str, client: Client) -> Edit:
    """``text`` without the client's server ``pincite``. Raises ``InputError`` as ``installed`` does."""
    if not text.strip():
        return Edit(text, text, None, None)
    document = _read(text)
    servers, before = _servers(document, client)
    if before is None:
        return Edit(text, text, None, None)
    wanted = {**document, client.servers: {name: one for name, one in servers.items() if name != NAME}}
    try:
        new = without_member(text, (client.servers, NAME))
        if client.inputs is not None and (place := _place(document)) is not None:
            inputs = _inputs(document)
            wanted["inputs"] = inputs[:place] + inputs[place + 1 :]
            new = without_item(new, ("inputs",), place)
    except MembersError as error:
        raise InputError(str(error)) from None
    return Edit(text, _checked(new, wanted), before, None)


def difference(edit: Edit, client: Client, file: str) -> str:
    """What changes of pincite's entry, in the form of a unified diff.

    Other entries may have secrets: they are not shown, which the heading says, and stay as they are.
    """
    old, new = (_read(text) if text.strip() else {} for text in (edit.old, edit.new))
    before, after = _lines(client, edit.before, old), _lines(client, edit.after, new)
    lines = list(difflib.unified_diff(before, after, lineterm="", n=99))[3:]
    # Where all that changes is what may be secret, both sides are shown alike.
    lines = lines or [f" {line}" for line in after]
    # Numbers of lines would be those of what is shown, and not of the file.
    kept = "; everything else in the file is kept and not shown" if _has_others(old, client) else ""
    heading = f"@@ the entry of {NAME}{kept} @@"
    return "".join(f"{line}\n" for line in (f"--- {file}", f"+++ {file}", heading, *lines))


def stanza(client: Client, entry: Entry) -> str:
    """What a person would write into an empty file of the client."""
    whole: Entry = {client.servers: {NAME: entry}}
    if client.inputs is not None and client.token in json.dumps(entry):
        whole = {"inputs": [client.inputs], **whole}
    return json.dumps(whole, indent=2)


def _merged(before: Entry, entry: Entry) -> Entry:
    """``entry`` with what the person had written beside it, in the person's order."""
    headers, given = before.get("headers"), entry.get("headers", {})
    if "url" in entry and isinstance(headers, dict) and isinstance(given, dict):
        entry = {**entry, "headers": {**headers, **given}}
    kept = {name: entry.get(name, one) for name, one in before.items() if name in entry or name not in _REACHED_BY}
    return {**kept, **entry}


def _has_others(document: dict[str, object], client: Client) -> bool:
    """Whether anything stands in the file that is not pincite's."""
    servers, entry = _servers(document, client)
    inputs = [one for place, one in enumerate(_inputs(document)) if place != _place(document)]
    return bool(inputs or len(servers) > (entry is not None) or document.keys() - {client.servers, "inputs"})


def _lines(client: Client, entry: Entry | None, document: dict[str, object]) -> list[str]:
    """The entry in its file, the brackets around it included, without what may be secret in it."""
    if not document:
        return []
    whole: dict[str, object] = {}
    if client.inputs is not None and "inputs" in document:
        whole["inputs"] = [] if _place(document) is None else [client.inputs]
    if client.servers in document:
        shown = {} if entry is None else {NAME: {name: _shown(name, value) for name, value in entry.items()}}
        whole[client.servers] = shown
    return _OPENED.sub(r"\1\n  \2", json.dumps(whole, indent=2)).splitlines() if whole else ["{", "}"]


def _shown(name: str, value: object) -> object:
    if isinstance(value, dict):
        return {key: one if _is_reference(one) else _MASKED for key, one in value.items()}
    if isinstance(value, list):
        return [_MASKED for _ in value]
    if name == "url" and isinstance(value, str):
        address, mark, _ = value.partition("?")
        return address + (mark and f"?{_MASKED}")
    return _MASKED if isinstance(value, str) and name not in ("type", "command") else value


def _is_reference(value: object) -> bool:
    """Whether a value names a secret that stands elsewhere, as in ``Bearer ${NAME}``."""
    return isinstance(value, str) and _REFERENCE.fullmatch(value) is not None


def _checked(text: str, wanted: dict[str, object]) -> str:
    """``text``, of which it is certain now that it says what it should, and all that it said before."""
    if _read(text) != wanted:
        raise InputError("it is written in a way in which it cannot be edited without doubt")
    return text


def _read(text: str) -> dict[str, object]:
    try:
        document = json.loads(text, parse_constant=_no_constant)
    except RecursionError:
        raise InputError("it is nested too deeply") from None
    except json.JSONDecodeError as error:
        raise InputError(f"{error.msg} at line {error.lineno}, column {error.colno}") from None
    except ValueError as error:
        raise InputError(str(error)) from None
    if not isinstance(document, dict):
        raise InputError("the whole is not an object")
    return document


def _no_constant(name: str) -> object:
    raise ValueError(f"{name} is no JSON")


def _servers(document: dict[str, object], client: Client) -> tuple[Entry, Entry | None]:
    """All servers of the client, and pincite's entry among them."""
    servers = document.get(client.servers, {})
    if not isinstance(servers, dict):
        raise InputError(f"{client.servers} is not an object")
    entry = servers.get(NAME)
    if entry is not None and not isinstance(entry, dict):
        raise InputError(f"{client.servers}.{NAME} is not an object")
    return servers, entry


def _inputs(document: dict[str, object]) -> list[object]:
    inputs = document.get("inputs", [])
    if not isinstance(inputs, list):
        raise InputError("inputs is not an array")
    return inputs


def _place(document: dict[str, object]) -> int | None:
    """Where the client is told to ask for pincite's token."""
    asked = (place for place, one in enumerate(_inputs(document)) if isinstance(one, dict) and one.get("id") == INPUT)
    return next(asked, None)
