"""An address that a page gives itself is read before it is passed on: pages err about themselves."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace

from pincite.core.fetch.url import same_address
from pincite.core.models import ProvenanceVerdict, Reason
from pincite.core.ports import Unreachable
from pincite.core.secrets import without_secrets
from pincite.core.shapes import CitedPassage
from pincite.core.verify.addresses import without_fragment
from pincite.core.verify.alone import stands_alone
from pincite.core.verify.bodies import Admission
from pincite.core.verify.document import Document, read
from pincite.core.verify.moving import NOT_READ
from pincite.core.verify.reader import Reader

#: There is no page at the address.
_NONE = frozenset({Reason.NOT_FOUND, Reason.GONE})


@dataclass(eq=False)
class Named:
    """An address that one or several cited pages name as their own, and the passages that were found on those."""

    url: str
    passages: list[CitedPassage]
    reader: Reader
    #: By the place of a passage, whether it stands there; absent while that is not known.
    stands: dict[int, bool] = field(default_factory=dict)

    async def look(self) -> None:
        """Read the address. What cannot be read stays unknown; whenever it is ended, ``stands`` holds."""
        with Admission() as admission:
            reader = replace(self.reader, admission=admission)
            document = await read(self.url, reader)
            if isinstance(document, Unreachable) and document.reason in _NONE:
                self.stands = {passage.place: False for passage in self.passages}
            if not isinstance(document, Document) or isinstance(document.page, Unreachable):
                return
            for passage in self.passages:
                # What only leads back to the cited page is no other address of it.
                back = same_address(document.answer.final_url, passage.url)
                self.stands[passage.place] = not back and await stands_alone(passage, document, reader)

    def told(self, verdict: ProvenanceVerdict, place: int) -> ProvenanceVerdict:
        """A verdict with what is known of the address that it names."""
        stands = self.stands.get(place)
        if stands is None:
            return verdict
        shown = without_secrets(self.url)
        note = (
            "the new address is the one that the page itself names; the passage stands there as well"
            if stands
            else f"the page names an address as its own where the passage does not stand: {shown}"
        )
        notes = [note if one == NOT_READ else one for one in verdict.notes]
        return verdict.model_copy(update={"notes": notes, "moved_to": verdict.moved_to if stands else None})


def named(found: Iterable[tuple[CitedPassage, ProvenanceVerdict]], reader: Reader) -> Iterator[Named]:
    """The addresses that were passed on unread."""
    addresses: dict[str, list[CitedPassage]] = {}
    for passage, verdict in found:
        if verdict.moved_to and NOT_READ in verdict.notes:
            addresses.setdefault(without_fragment(verdict.moved_to), []).append(passage)
    for url, passages in addresses.items():
        yield Named(url, passages, reader)
