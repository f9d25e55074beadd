"""What a caller hands in is of the kind that is asked for, or is refused at the door with what to give instead."""

import inspect
from collections.abc import Callable
from functools import partial
from os import PathLike

from pincite.core.errors import InputError


def must_be_text(value: object, what: str) -> None:
    """Raises ``InputError`` for anything but a string; ``what`` names it, as in "the claim"."""
    if not isinstance(value, str):
        raise InputError(f"{what} is a string, not {kind(value)}")


def must_be_many(value: object, what: str) -> None:
    """Raises ``InputError`` for one text or path where a list of them belongs.

    A string is an iterable of strings too: of "/srv/site", the first folder would be "/".
    """
    if isinstance(value, str | bytes | bytearray | PathLike):
        raise InputError(
            f"{what} is a list, or another iterable, not {kind(value)}; one alone stands in a list as well"
        )


def must_be_seconds(value: object, what: str) -> None:
    """Raises ``InputError`` for what is no number, NaN included; None stands for no end."""
    if value is not None and (not isinstance(value, int | float) or value != value):
        raise InputError(f"{what} is {value!r:.80}; it is a number of seconds")


def must_be_count(value: object, what: str) -> None:
    """Raises ``InputError`` for anything but a whole number from 1."""
    if not isinstance(value, int) or value < 1:
        raise InputError(f"{what} is {value!r:.80}; it is a whole number, 1 at least")


def must_be(value: object, wanted: type, what: str) -> None:
    """Raises ``TypeError`` for anything but a ``wanted``; ``what`` says what to give: "settings are Settings"."""
    if not isinstance(value, wanted):
        raise TypeError(f"{what}, not {kind(value)}")


def must_offer(given: object, what: str, *methods: str) -> None:
    """Raises ``TypeError`` where ``given`` lacks one of ``methods``, or is the class of which an object was meant."""
    must_be_no_class_of(given, what, methods)
    for name in methods:
        if not callable(getattr(given, name, None)):
            raise TypeError(f"{kind(given)} is no {what}: it has no method {name}")


def must_be_no_class_of(given: object, what: str, methods: tuple[str, ...]) -> None:
    """Raises ``TypeError`` for a class whose objects would have ``methods``, and which has none of them itself."""
    # A class method can be called of the class: that one is as good as an object.
    if isinstance(given, type) and any(inspect.isfunction(inspect.getattr_static(given, name, 0)) for name in methods):
        name = given.__name__
        raise TypeError(f"{name} is a class and no {what}: give an object of it, as in {name}()")


def kind(value: object) -> str:
    """The type of ``value`` for a message; a class by its own name."""
    return f"the class {value.__name__}" if isinstance(value, type) else type(value).__name__


def is_async(given: Callable[..., object]) -> bool:
    """Whether calling ``given`` makes a coroutine, as far as can be known without calling it."""
    while isinstance(given, partial):
        given = given.func
    return inspect.iscoroutinefunction(given) or inspect.iscoroutinefunction(type(given).__call__)


def close_unawaited(answer: object) -> None:
    """Close a coroutine that nobody will await: it would warn of itself when it is gone."""
    if inspect.iscoroutine(answer):
        answer.close()
