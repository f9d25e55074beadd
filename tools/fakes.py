"""A report that rests on no source says so, because its reader may never see the standard error of the process."""

from pincite.core.settings import Settings


def fake_notes(settings: Settings) -> tuple[str, ...]:
    """The note of a report whose pages a fake fetcher made up; nothing when sources were read."""
    if not settings.provenance_fetcher.startswith("fake"):
        return ()
    return (f"no source was read: PROVENANCE_FETCHER={settings.provenance_fetcher} stands in for every page",)
