"""What the demo cites, and what is to become of each passage."""

from dataclasses import dataclass

from pincite.core.models import Status


@dataclass(frozen=True, slots=True)
class Cited:
    """One claim, the words it rests on, and the status that the check must give it."""

    page: str
    claim: str
    words: str
    expected: Status
    #: Why, in a few words, for the line that tells how the page changes.
    fate: str


STORY = (
    Cited(
        page="ferry",
        claim="The Vellin ferry takes 240 people.",
        words="It carries 240 passengers and leaves the north pier at seven each morning.",
        expected=Status.CHANGED,
        fate="a number is another",
    ),
    Cited(
        page="ferry",
        claim="Dogs cost nothing on the ferry.",
        words="Dogs travel free of charge",
        expected=Status.CHANGED,
        fate='a "not" has come in',
    ),
    Cited(
        page="ferry",
        claim="There will be a second boat.",
        words="A second boat is planned for the spring, so that nobody has to wait on the pier.",
        expected=Status.CHANGED,
        fate="the sentence is gone",
    ),
    Cited(
        page="ferry",
        claim="Tickets can be bought on the boat.",
        words="Tickets are sold on board.",
        expected=Status.MATCH,
        fate="stays, though the page around it changes",
    ),
    Cited(
        page="lamp",
        claim="The lamp was seen all along the shore.",
        words="and he lit the lamp, and the whole shore saw it. The fishers said to one another",
        expected=Status.MATCH,
        fate="stays, under verse numbers and footnote marks that move",
    ),
    Cited(
        page="notice",
        claim="Walkers can pass during the works.",
        words="Walkers may still use the eastern side.",
        expected=Status.UNREACHABLE,
        fate='now answers 200 OK with "page not found"',
    ),
    Cited(
        page="tides",
        claim="Fishers wait for the second bell.",
        words='The old saying of the fishers, "wait for the second bell", is still good advice.',
        expected=Status.MATCH,
        fate="has not changed at all",
    ),
)
