"""A reader over a web in memory."""

from pincite.core.extract import extract
from pincite.core.verify.reader import Reader
from tests.fakes import FakeWeb


def reader_over(web: FakeWeb) -> Reader:
    return Reader(web, extract)
