"""Sources are read safely: vetted addresses only, within budgets, politely, and every failure is a value."""

from pincite.core.fetch.client import GuardedFetcher
from pincite.core.fetch.clock import Clock
from pincite.core.fetch.headers import ACCEPT_LANGUAGE, user_agent
from pincite.core.fetch.limits import Limits
from pincite.core.fetch.media import ContentType
from pincite.core.fetch.resolvers import Resolvers
from pincite.core.fetch.sources import SourceFetcher
from pincite.core.fetch.url import same_document_key

__all__ = [
    "ACCEPT_LANGUAGE",
    "Clock",
    "ContentType",
    "GuardedFetcher",
    "Limits",
    "Resolvers",
    "SourceFetcher",
    "same_document_key",
    "user_agent",
]
