"""Why a PDF gives no words."""

from enum import StrEnum


class Fault(StrEnum):
    """What the worker says instead of a text."""

    ENCRYPTED = "encrypted"
    DAMAGED = "damaged"
    EMPTY = "empty"
    NO_TEXT = "no_text"
    XFA = "xfa"
    MEMORY = "memory"
    MISSING = "missing"


class FaultError(Exception):
    """The document cannot be read; ``fault`` says why."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.value)
        self.fault = fault
