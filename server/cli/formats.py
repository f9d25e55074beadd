"""The formats that this installation reads, and the forms of report that it writes, each with what it lacks."""

from collections.abc import Iterator

from pincite.core.errors import SettingError
from pincite.core.extract import Registry
from pincite.core.ports import InstallableExtractor
from pincite.core.reports import formats as forms
from pincite.core.reports import renderer
from pincite.core.wording import Wording
from pincite.server.cli.forms import FOR_SERVICES, OWN
from pincite.server.cli.reasons import told


def formats(say: Wording) -> Iterator[tuple[str, str]]:
    """Each format of sources, pincite's own first."""
    extractors = Registry()
    for name, extractor in extractors.built_in.items():
        missing = extractor.missing() if isinstance(extractor, InstallableExtractor) else None
        named = f"{say('usable')} ({extractor.name}/{extractor.version})"
        yield name, named if missing is None else say("not usable: {reason}", reason=told(missing, say))
    for extractor in extractors.others:
        yield extractor.name, f"{say('usable')} ({extractor.version}, {say('from another distribution')})"
    for fault in extractors.unloaded:
        yield fault.name, say("not usable: {reason}", reason=fault.reason)


def reports(say: Wording) -> Iterator[tuple[str, str]]:
    """Each form of report, pincite's own first."""
    own = (*OWN, *FOR_SERVICES)
    for name in own:
        yield name, say("usable")
    for name in forms():
        if name in own:
            continue
        try:
            renderer(name)
        except SettingError as error:
            yield name, say("not usable: {reason}", reason=error)
        else:
            yield name, f"{say('usable')} ({say('from another distribution')})"
