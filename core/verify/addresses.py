"""The kinds of address that a citation may have, and when another document answered than the stamped one."""

from pincite.core.fetch.url import same_address, same_document_key


def without_fragment(url: str) -> str:
    """The URL as it is asked for; white space around it is none of it."""
    return same_document_key(url.strip())


def is_web(url: str) -> bool:
    """Whether ``url`` is one of the web; a caller's own fetcher may serve any other kind."""
    return url.strip().lower().startswith(("http://", "https://"))


def is_local(url: str) -> bool:
    """Whether ``url`` is that of a file, or a path without a folder to start from."""
    return url.lower().startswith("file:") or ":" not in url


def is_another_document(*, answered: str, canonical: str, stamped: str | None, stamped_canonical: str | None) -> bool:
    """Whether what answered is not the document of the stamp: its URL and its own canonical URL both differ.

    A stamp that does not say which URL it was read from cannot tell, so the answer is then no.
    """
    if not stamped or same_address(answered, stamped):
        return False
    known = [url for url in (stamped, stamped_canonical) if url]
    return not any(same_address(url, at) for url in (answered, canonical) if url for at in known)
