"""Every exception that pincite raises on purpose, beside a TypeError for an object of the wrong kind.

ProvenanceError                 the root: catch it to catch all of pincite
├── MissingProvenanceError      a stamp was needed and there was none
├── ProvenanceFetchError        a source could not be read and the caller asked for its words
├── PassageNotFoundError        the words to stamp do not stand in the page; carries the nearest passage
├── EmptyPassageError           the words to stamp are white space or invisible (also a ValueError)
├── InputError                  the input has no shape that can be read, or an argument a value out of its range
│   │                           (also a ValueError)
│   └── NotJsonError            the input is text, and neither JSON nor Markdown that cites
├── SettingError                a setting has a value that pincite does not know (also a ValueError)
└── NLIUnavailableError         a judge could not answer; never to be read as "neutral"
    └── NLIProviderNotAvailableError  the judge that was asked for cannot be used here (also a RuntimeError)

Expected failures (a page that does not answer, a passage that changed) are values in the report, and no
exceptions.
"""


class ProvenanceError(Exception):
    """Root of everything that pincite raises on purpose."""


class MissingProvenanceError(ProvenanceError):
    """A citation has no provenance record where one was needed."""


class ProvenanceFetchError(ProvenanceError):
    """A source could not be read; ``reason`` is one of the codes of ``core.models.reasons``."""

    def __init__(self, message: str, *, reason: str = "fetch_error") -> None:
        super().__init__(message)
        self.reason = reason


class PassageNotFoundError(ProvenanceError):
    """The words to stamp do not stand in the page; ``nearest`` is the closest passage, or empty."""

    def __init__(self, message: str, *, nearest: str = "", similarity: float = 0.0) -> None:
        super().__init__(message)
        self.nearest = nearest
        self.similarity = similarity


class EmptyPassageError(ProvenanceError, ValueError):
    """The words to stamp hold nothing that can be seen (CONTRACT 3)."""


class InputError(ProvenanceError, ValueError):
    """The input has no shape that can be read: it holds no citations, or its sources or policy have a fault.

    Also an argument with a value that it cannot have, such as a score beyond 1.
    """


class NotJsonError(InputError):
    """The input is text that is no JSON, where nothing else was recognised in it either."""


class SettingError(ProvenanceError, ValueError):
    """A setting has a value that pincite does not know."""


class NLIUnavailableError(ProvenanceError):
    """A judge could not answer (an outage, a refusal, a malformed answer); not a verdict."""


class NLIProviderNotAvailableError(NLIUnavailableError, RuntimeError):
    """The judge that was asked for by name is known, and cannot be used here (CONTRACT 5)."""
