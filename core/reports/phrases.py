"""What statuses, kinds, reasons and flags mean, said to a person."""

from collections.abc import Mapping

from pincite.core.models import Reason, Status
from pincite.core.wording import ENGLISH, Wording

STATUSES: Mapping[str, str] = {
    Status.MATCH: "stands",
    Status.CHANGED: "changed",
    Status.UNREACHABLE: "unreachable",
    Status.NO_RECORD: "no stamp",
    Status.SKIPPED: "skipped",
}

#: The four layers, in their order (DESIGN 1).
LAYERS: Mapping[str, str] = {"L0": "Resolve", "L1": "Catalogue", "L2": "Fidelity", "L3": "Entailment"}

#: What a judge says (CONTRACT 5).
JUDGEMENTS: Mapping[str, str] = {verdict: verdict for verdict in ("entails", "neutral", "contradicts")}

#: What a layer says of itself. What a catalogue says is a word of its own and is shown as it is.
ANSWERS: Mapping[str, str] = {
    answer: answer
    for answer in ("answered", "refused", "no answer", "not modified", "stands", "changed", "not checked", *JUDGEMENTS)
}

#: How a passage stands.
MATCHES: Mapping[str, str] = {
    "exact": "word for word",
    "whole_page": "the whole page is as it was stamped",
    "not_modified": "the server says that the page is as it was stamped",
    "typographic": "the same words, set in other quotes, dashes or spaces",
    "spacing": "the same words, spaced differently where the page divides them",
    "markup": "the same words once the Markdown marks are undone",
    "markers": "the same words, apart from footnote or verse marks",
    "elided": "every quoted part stands there, in order",
    "editorial": "the same words, apart from edits that the quotation shows in brackets",
}

#: What became of a passage that does not.
CHANGES: Mapping[str, str] = {
    "edited": "the passage was edited",
    "removed": "the passage is no longer there",
    "unlocated": "the passage cannot be looked for without its words; stamp it again",
    "case": "capital and small letters differ",
    "spacing": "a space between letters or digits appeared or vanished",
    "hidden_only": "the words stand only where a reader does not see them",
    "correction": "the words are struck out on the page",
    "excerpt_mismatch": "the words that were stamped still stand, but the excerpt quotes other words",
}

REASONS: Mapping[str, str] = {
    Reason.BLOCKED_ADDRESS: "the address is not a public one and was not asked",
    Reason.BAD_URL: "this names no source that can be read",
    Reason.DNS: "the host name does not resolve",
    Reason.TLS: "no secure connection could be made",
    Reason.CONNECT: "the server does not accept connections",
    Reason.TIMEOUT: "the server did not answer in time",
    Reason.DEADLINE: "the time for this check was used up before this citation's turn",
    Reason.FETCH_ERROR: "fetching failed",
    Reason.REDIRECT_LOOP: "the redirects do not end",
    Reason.GONE: "the server says that the page is gone for good",
    Reason.NOT_FOUND: "the server does not find the page",
    Reason.FORBIDDEN: "the server refuses to show the page",
    Reason.LEGAL: "the page is withheld for legal reasons",
    Reason.THROTTLED: "the server asks for fewer requests",
    Reason.SERVER_ERROR: "the server failed",
    Reason.TOO_LARGE: "the page is too large, and the part that was read does not hold the passage",
    Reason.TOO_SLOW: "the page came too slowly",
    Reason.TRUNCATED: "the connection broke off, and the part that was read does not hold the passage",
    Reason.UNSUPPORTED_TYPE: "this type of document cannot be read",
    Reason.UNSUPPORTED_ENCODING: "the content encoding cannot be undone",
    Reason.EMPTY: "the answer holds no text",
    Reason.NO_TEXT_LAYER: "the document holds images of text, and no text",
    Reason.EXTRACT_ERROR: "the text could not be read from the document",
    Reason.REDIRECTED_ELSEWHERE: "another document answered than the one that was stamped",
    Reason.SOFT_404: "the page says that it was not found, though the server says that all is well",
    Reason.REDIRECTED_HOME: "the server sent us to its home page instead",
    Reason.PARKED: "the domain is parked or for sale",
    Reason.BOT_WALL: "a check for robots stands before the page",
    Reason.CONSENT_WALL: "a request for consent stands in place of the page",
    Reason.LOGIN: "the page asks for a login",
    Reason.PAYWALL: "the page shows only what comes before its paywall",
    Reason.JS_REQUIRED: "the page has no text until its scripts run",
    Reason.FRAMED: "the page only frames another one",
    Reason.MALFORMED_HASH: "the stamp's hash is not 64 hexadecimal digits",
    Reason.MALFORMED_CITATION: "this is not a citation",
    Reason.EMPTY_HASH: "the stamp is that of an empty text",
}

#: The same of a local file, where it is said otherwise.
OF_FILES: Mapping[str, str] = {
    Reason.BLOCKED_ADDRESS: "the file lies in no folder that may be read, or is hidden, and was not opened",
    Reason.TIMEOUT: "the file could not be read in time",
    Reason.NOT_FOUND: "there is no such file",
    Reason.FORBIDDEN: "the system does not let pincite read the file",
    Reason.TOO_LARGE: "the file is too large, and the part that was read does not hold the passage",
}

#: What a source says of itself, before the name or address of what took its place.
SUCCESSIONS: Mapping[str, str] = {
    "obsoleted": "obsoleted by",
    "updated": "updated by",
    "successor_version": "a later version is",
    "newer_edition": "a newer edition is",
    "corrected": "corrected by",
    "retracted": "it was retracted",
}

FLAGS: Mapping[str, str] = {
    "preceded_by": "words right before it can reverse it",
    "followed_by": "words right after it, which were not there when it was stamped, say that it is false "
    "or does not apply",
    "truncated_before": "the sentence goes on, with a condition or an exception",
    "crosses_blocks": "it runs across two parts of the page",
    "correction": "a notice of correction, withdrawal or repeal stands nearby",
    "reframed": "what it is read by, such as the head of its column or who says it, "
    "is another than when it was stamped",
    "elided_negation": "a negation or exception stands in what was left out",
    "elision_hides_negation": "a negation or exception was left out of a quoted sentence",
}

#: What makes a passage that stands one to be warned of, in a word: what the source says of itself, and a flag.
WARNINGS: Mapping[str, str] = {
    "retracted": "retracted",
    "correction": "a notice of correction, withdrawal or repeal",
}

#: Notes that are codes, for programs that care.
NOTES: Mapping[str, str] = {
    "stamp_not_located": "the excerpt stands; what the stamp hashed is another text",
    "stamp_of_other_words": "the excerpt stands, and so do the words that were stamped, which are others",
    "quotation_marks": "it stands without the quotation marks that enclose the whole of it",
    "quotation_style": "its inner quotation marks are single where the page has double ones, or the other way round",
    "quoter_remark": "it stands without what the quoter says of it behind it",
    "json_escapes": "it stands once the escapes of a program are undone",
    "misread_letters": "it stands once its letters are read in the right encoding",
    "fitted_in": "its first letter or closing mark is its quoter's own",
    "joined_lines": "it joins lines of the page with signs of its own",
    "superscript": "some of its digits are raised on the page",
    "found_on_next_page": "it stands on the page that the cited one names as its next",
    "embedded_data": "it stands in the data that the page's scripts draw from",
    "in_source_text": "it stands in the source as it was written, with its marks",
    "in_hidden_text": "it stands in hidden text, which is where it was stamped",
    "in_struck_text": "it stands in struck text, which is where it was stamped",
    "collapsed": "it is reached with a click, read out only, or faded in by a script",
    "hidden_controls": "characters that reorder or hide text stand inside it",
    "echoed": "the address asks for these very words, so the page may only repeat them",
    "low_entropy": "it has fewer than four words and may stand there by chance",
    "extractor_changed": "only spaces or hyphens differ, and another extractor read the page than at the stamp",
    "charset_repaired": "the page was read as UTF-8, whatever its label says",
    "charset_guessed": "nothing says in which encoding the page is written: it was told from its bytes",
    "read_as_text": "the page was read as plain text, whatever its label says",
    "missing_chapter": "a chapter that the book names is not in the file",
    "recognised_text": "the words come from text recognition and may be misread",
    "chapter_not_read": "a chapter of the book could not be read",
    "document_within_not_read": "a file inside the Word document was not read with it",
    "malformed_xml": "the page is XML that is not well formed, and was read as far as it goes",
}

#: Why nothing was looked for, where the note says it in the words of programs.
UNSTAMPED: Mapping[str, str] = {"no provenance record": "it was never stamped"}
#: The same before a colon, and what is wrong with the stamp.
UNUSABLE: Mapping[str, str] = {"no provenance record": "no usable stamp"}


def note_said(note: str, say: Wording = ENGLISH) -> str:
    """``note`` for a person."""
    if phrase := UNSTAMPED.get(note):
        return say(phrase)
    told = said(note, NOTES, say)
    return said(note, UNUSABLE, say) if told == note else told


def explained_flag(flag: str) -> str:
    """``flag`` as programs read it, and what it means behind it."""
    meaning = FLAGS.get(flag.partition(":")[0])
    return f"{flag} ({meaning})" if meaning else flag


def of_kind(kind: str, *, stands: bool, say: Wording = ENGLISH) -> str:
    """What ``kind`` means for a passage that stands, or does not."""
    return said(kind, MATCHES if stands else CHANGES, say)


def answer(layer: str, say: Wording = ENGLISH) -> str:
    """What a layer says, and why it does in the words of ``REASONS``."""
    head, colon, reason = layer.partition(":")
    return f"{said(head, ANSWERS, say)}: {said(reason.strip(), REASONS, say)}" if colon else said(head, ANSWERS, say)


def said(code: str, table: Mapping[str, str], say: Wording = ENGLISH) -> str:
    """The phrase of ``code``, with what follows a colon in it kept; an unknown code is shown as it is."""
    head, colon, rest = code.partition(":")
    phrase = table.get(head)
    if phrase is None:
        return code
    return f"{say(phrase)}: {rest.strip()}" if colon else say(phrase)
