"""Every form as its maker writes it, with what it cites."""

import json
from dataclasses import dataclass

LOG = "https://harbour.example/log/1907-03-02"
GATE = "https://harbour.example/gate?lang=en#opening"
TIDE = "The tide rose at dawn and covered the lower quay."
SHUT = "The gate stays shut in winter."


@dataclass(frozen=True)
class Cites:
    """One citation that a sample holds; ``url`` is empty where the form names no source."""

    url: str
    words: str
    claim: str = ""


@dataclass(frozen=True)
class Sample:
    """A value of one form, and its citations in order."""

    name: str
    form: str
    value: object
    cites: tuple[Cites, ...]

    def __repr__(self) -> str:
        return self.name


ANTHROPIC = {
    "id": "msg_01Example",
    "type": "message",
    "role": "assistant",
    "model": "claude-example",
    "stop_reason": "end_turn",
    "usage": {"input_tokens": 410, "output_tokens": 77},
    "content": [
        {"type": "text", "text": "I will look that up.", "citations": None},
        {"type": "server_tool_use", "id": "srvtoolu_01", "name": "web_search", "input": {"query": "harbour log"}},
        {
            "type": "web_search_tool_result",
            "tool_use_id": "srvtoolu_01",
            "content": [{"type": "web_search_result", "url": LOG, "title": "Log", "encrypted_content": "RW5j"}],
        },
        {
            "type": "text",
            "text": "The lower quay was under water by morning.",
            "citations": [
                {
                    "type": "web_search_result_location",
                    "url": LOG,
                    "title": "Log",
                    "encrypted_index": "RXhhbXBsZQ==",
                    "cited_text": TIDE,
                },
                {
                    "type": "search_result_location",
                    "source": GATE,
                    "title": None,
                    "search_result_index": 0,
                    "start_block_index": 0,
                    "end_block_index": 1,
                    "cited_text": SHUT,
                },
            ],
        },
        {"type": "text", "text": " And "},
        {
            "type": "text",
            "text": "the gate was shut.",
            "citations": [
                {
                    "type": "char_location",
                    "cited_text": SHUT,
                    "document_index": 0,
                    "document_title": GATE,
                    "start_char_index": 0,
                    "end_char_index": 30,
                },
                {
                    "type": "page_location",
                    "cited_text": TIDE,
                    "document_index": 1,
                    "document_title": "Annual report",
                    "start_page_number": 3,
                    "end_page_number": 4,
                },
                {
                    "type": "content_block_location",
                    "cited_text": TIDE,
                    "document_index": 2,
                    "document_title": None,
                    "start_block_index": 0,
                    "end_block_index": 1,
                },
            ],
        },
    ],
}

_ANSWER = (
    "The lower quay was under water by morning. ([harbour.example](https://harbour.example/log/1907-03-02)) "
    "Nobody saw it. According to [the notice](https://harbour.example/gate?lang=en#opening), the gate was shut."
)
_FIRST = (_ANSWER.index("(["), _ANSWER.index(") Nobody") + 1)
_SECOND = (_ANSWER.index("[the notice"), _ANSWER.index(", the gate"))


def _annotation(url: str, span: tuple[int, int], *, nested: bool) -> dict[str, object]:
    fields = {"url": url, "title": "A page", "start_index": span[0], "end_index": span[1]}
    return {"type": "url_citation", "url_citation": fields} if nested else {"type": "url_citation", **fields}


RESPONSES = {
    "id": "resp_01",
    "object": "response",
    "status": "completed",
    "output": [
        {"type": "web_search_call", "id": "ws_01", "status": "completed"},
        {"type": "reasoning", "id": "rs_01", "summary": []},
        {
            "type": "message",
            "id": "msg_01",
            "role": "assistant",
            "content": [
                {
                    "type": "output_text",
                    "text": _ANSWER,
                    "annotations": [
                        _annotation(LOG, _FIRST, nested=False),
                        _annotation(GATE, _SECOND, nested=False),
                        {"type": "file_citation", "file_id": "file-1", "filename": "log.pdf", "index": 12},
                    ],
                }
            ],
        },
    ],
}
COMPLETION = {
    "id": "chatcmpl-01",
    "object": "chat.completion",
    "choices": [
        {
            "index": 0,
            "finish_reason": "stop",
            "message": {
                "role": "assistant",
                "content": _ANSWER,
                "annotations": [_annotation(LOG, _FIRST, nested=True), _annotation(GATE, _SECOND, nested=True)],
            },
        }
    ],
}
_OPENAI = (
    Cites(LOG, "", "The lower quay was under water by morning."),
    Cites(GATE, "", "According to the notice, the gate was shut."),
)

ANNOTATION = {
    "@context": "http://www.w3.org/ns/anno.jsonld",
    "id": "https://notes.example/anno1",
    "type": "Annotation",
    "motivation": "commenting",
    "body": [
        {"type": "TextualBody", "value": "flood", "purpose": "tagging"},
        {"type": "TextualBody", "value": "The quay was under water.", "purpose": "commenting"},
    ],
    "target": {
        "type": "SpecificResource",
        "source": LOG,
        "selector": [
            {"type": "TextPositionSelector", "start": 412, "end": 461},
            {"type": "TextQuoteSelector", "exact": TIDE, "prefix": "Second of March. ", "suffix": " Wind light."},
        ],
    },
}
_SECOND_ANNOTATION = {
    "type": "Annotation",
    "body": "https://notes.example/bodies/2",
    "target": [
        {
            "source": {"id": GATE, "format": "text/html"},
            "selector": {
                "type": "FragmentSelector",
                "value": "opening",
                "refinedBy": {"type": "TextQuoteSelector", "exact": SHUT},
            },
        }
    ],
}
_ANNOTATED = (Cites(LOG, TIDE, "The quay was under water."), Cites(GATE, SHUT))

CSL: list[dict[str, object]] = [
    {
        "id": "log1907",
        "type": "webpage",
        "title": "Log of the second of March",
        "URL": LOG,
        "note": f"Read on a rainy day. \u201c{TIDE}\u201d Compare the almanac.",
        "accessed": {"date-parts": [[2026, 1, 5]]},
    },
    {
        "id": "gate",
        "type": "article-journal",
        "title": "Gates",
        "DOI": "10.5555/gates.12",
        "annote": f"An aside.\nquote: {SHUT}\npages: 3",
    },
]
_CSL = (Cites(LOG, TIDE), Cites("https://doi.org/10.5555/gates.12", SHUT))

DOCUMENT = {"page_content": TIDE, "metadata": {"source": LOG, "start_index": 0}}
CONSTRUCTOR = {
    "lc": 1,
    "type": "constructor",
    "id": ["langchain", "schema", "document", "Document"],
    "kwargs": {"page_content": SHUT, "metadata": {"source": GATE}, "type": "Document"},
}
_DOCUMENTS = (Cites(LOG, TIDE), Cites(GATE, SHUT))

MARKDOWN = f"""\
# The flood

The lower quay was under water by morning; the log says "{TIDE}" ([log]({LOG} "The log")). It was cold.

The gate could not help, and the notice says why:

> The gate stays **shut**
> in winter.
>
> \u2014 [Notice](<{GATE}>)

Later reports agree that \u201cnobody saw the lighthouse keeper again\u201d.[^keeper]

```
"this is code" [and no link](https://harbour.example/code)
```

[^keeper]: Harbour Society, *Keepers*, https://harbour.example/keepers.
"""
_MARKDOWN = (
    Cites(LOG, TIDE, f'The lower quay was under water by morning; the log says "{TIDE}".'),
    Cites(GATE, SHUT, "The gate could not help, and the notice says why:"),
    Cites(
        "https://harbour.example/keepers",
        "nobody saw the lighthouse keeper again",
        "Later reports agree that \u201cnobody saw the lighthouse keeper again\u201d.",
    ),
)

_UNDER_WATER = "The lower quay was under water by morning."
_BOTH = (Cites(LOG, TIDE, _UNDER_WATER), Cites(GATE, SHUT, _UNDER_WATER))

GENERATED = {
    "sessionId": "s1",
    "output": {"text": _UNDER_WATER},
    "citations": [
        {
            "generatedResponsePart": {"textResponsePart": {"text": _UNDER_WATER, "span": {"start": 0, "end": 41}}},
            "retrievedReferences": [
                {
                    "content": {"text": TIDE, "type": "TEXT"},
                    "location": {"type": "WEB", "webLocation": {"url": LOG}},
                    "metadata": {"x-amz-bedrock-kb-chunk-id": "1"},
                },
                {"content": {"text": SHUT}, "location": {"type": "CONFLUENCE", "confluenceLocation": {"url": GATE}}},
            ],
        }
    ],
}
RETRIEVED = {
    "retrievalResults": [
        {"content": {"text": TIDE}, "location": {"type": "WEB", "webLocation": {"url": LOG}}, "score": 0.7},
        {"content": {"text": SHUT}, "location": {"type": "CUSTOM", "customDocumentLocation": {"id": "memo 4"}}},
    ]
}
CONVERSED = {
    "stopReason": "end_turn",
    "output": {
        "message": {
            "role": "assistant",
            "content": [
                {
                    "citationsContent": {
                        "content": [{"text": _UNDER_WATER}],
                        "citations": [
                            {
                                "title": "Log",
                                "location": {"web": {"url": LOG, "domain": "harbour.example"}},
                                "sourceContent": [{"text": TIDE}],
                            },
                            {
                                "title": GATE,
                                "location": {"documentPage": {"start": 1}},
                                "sourceContent": [{"text": SHUT}],
                            },
                        ],
                    }
                }
            ],
        }
    },
}

COHERE = {
    "id": "c1",
    "finish_reason": "COMPLETE",
    "message": {
        "role": "assistant",
        "content": [{"type": "text", "text": f"{_UNDER_WATER} The gate was shut."}],
        "citations": [
            {
                "start": 4,
                "end": 30,
                "text": "lower quay was under water",
                "type": "TEXT_CONTENT",
                "sources": [
                    {
                        "type": "document",
                        "id": "doc:0",
                        "document": {"id": "doc:0", "title": "Log", "url": LOG, "snippet": TIDE},
                    },
                    {"type": "tool", "id": "t:0", "tool_output": {"url": GATE, "text": SHUT}},
                ],
            }
        ],
    },
}
COHERE_1 = {
    "text": _UNDER_WATER,
    "generation_id": "g",
    "citations": [
        {"start": 4, "end": 30, "text": "lower quay was under water", "document_ids": ["web_0", "web_1", "web_2"]}
    ],
    "documents": [
        {"id": "web_0", "title": "Log", "url": LOG, "snippet": TIDE},
        {"id": "web_1", "title": "Gate", "url": GATE, "snippet": SHUT},
    ],
}

GEMINI = {
    "candidates": [
        {
            "content": {"role": "model", "parts": [{"text": _UNDER_WATER}]},
            "groundingMetadata": {
                "webSearchQueries": ["harbour log"],
                "groundingChunks": [
                    {"web": {"uri": LOG, "title": "harbour.example"}},
                    {"retrievedContext": {"uri": GATE, "title": "Gate", "text": SHUT}},
                ],
                "groundingSupports": [
                    {
                        "segment": {"startIndex": 0, "endIndex": 42, "text": _UNDER_WATER},
                        "groundingChunkIndices": [0, 1],
                        "confidenceScores": [0.9, 0.8],
                    },
                    {"segment": {"text": "The gate was shut."}, "groundingChunkIndices": [7]},
                ],
            },
        }
    ]
}

NODES = {
    "response": _UNDER_WATER,
    "source_nodes": [
        {"node": {"id_": "n1", "text": TIDE, "metadata": {"URL": LOG}, "class_name": "TextNode"}, "score": 0.8},
        {"node": {"id_": "n2", "text_resource": {"text": SHUT}, "metadata": {"source": GATE}}, "score": None},
    ],
}
HAYSTACK = {
    "data": _UNDER_WATER,
    "query": "q",
    "documents": [
        {"id": "d1", "content": TIDE, "meta": {"url": LOG, "split_id": 0}, "score": 0.8},
        {"id": "d2", "content": SHUT, "meta": {"source": GATE}, "score": None},
    ],
}

CHAT = {
    "choices": [
        {"message": {"role": "assistant", "annotations": [], "content": f'The log says "{TIDE}" ([log]({LOG})).'}}
    ]
}
NUMBERED = {
    "model": "sonar",
    "choices": [
        {"index": 0, "message": {"role": "assistant", "content": f'The log says "{TIDE}"[1] and "{SHUT}"[2].'}}
    ],
    "citations": [LOG, GATE],
    "search_results": [{"title": "Log", "url": LOG}, {"title": "Gate", "url": GATE}],
}
CHAT_LOG = [
    {"role": "user", "content": f'Is "the tide rose" true? [log]({LOG})'},
    {"role": "assistant", "content": [{"type": "text", "text": f'Yes: "{TIDE}" ([log]({LOG})).'}]},
]

SAMPLES = (
    Sample(
        "anthropic message",
        "anthropic",
        ANTHROPIC,
        (
            Cites(LOG, TIDE, "The lower quay was under water by morning."),
            Cites(GATE, SHUT, "The lower quay was under water by morning."),
            Cites(GATE, SHUT, "the gate was shut."),
            Cites("", TIDE, "the gate was shut."),
            Cites("", TIDE, "the gate was shut."),
        ),
    ),
    Sample("openai responses", "openai", RESPONSES, _OPENAI),
    Sample("openai chat completion", "openai", COMPLETION, _OPENAI),
    Sample("web annotation", "web_annotation", ANNOTATION, _ANNOTATED[:1]),
    Sample("list of web annotations", "web_annotation", [ANNOTATION, _SECOND_ANNOTATION], _ANNOTATED),
    Sample(
        "annotation page",
        "web_annotation",
        {"type": "AnnotationPage", "id": "p1", "items": [ANNOTATION, _SECOND_ANNOTATION]},
        _ANNOTATED,
    ),
    Sample(
        "annotation collection",
        "web_annotation",
        {
            "type": "AnnotationCollection",
            "total": 2,
            "first": {"type": "AnnotationPage", "items": [ANNOTATION, _SECOND_ANNOTATION]},
        },
        _ANNOTATED,
    ),
    Sample("csl-json", "csl_json", CSL, _CSL),
    Sample("csl-json library", "csl_json", {"items": CSL}, _CSL),
    Sample("csl-json item", "csl_json", CSL[0], _CSL[:1]),
    Sample("langchain document", "langchain", DOCUMENT, _DOCUMENTS[:1]),
    Sample("langchain documents", "langchain", [DOCUMENT, CONSTRUCTOR], _DOCUMENTS),
    Sample("langchain chain", "langchain", {"query": "q", "source_documents": [DOCUMENT, CONSTRUCTOR]}, _DOCUMENTS),
    Sample("bedrock generated", "bedrock", GENERATED, _BOTH),
    Sample("bedrock agent", "bedrock", {"attribution": {"citations": GENERATED["citations"]}}, _BOTH),
    Sample("bedrock retrieved", "bedrock", RETRIEVED, (Cites(LOG, TIDE), Cites("memo 4", SHUT))),
    Sample("bedrock converse", "bedrock", CONVERSED, _BOTH),
    Sample("cohere", "cohere", COHERE, _BOTH),
    Sample("cohere version 1", "cohere", COHERE_1, (*_BOTH, Cites("", "", _UNDER_WATER))),
    Sample(
        "gemini",
        "gemini",
        GEMINI,
        (Cites(LOG, "", _UNDER_WATER), Cites(GATE, SHUT, _UNDER_WATER), Cites("", "", "The gate was shut.")),
    ),
    Sample("llama_index answer", "llama_index", NODES, _DOCUMENTS),
    Sample("llama_index nodes", "llama_index", NODES["source_nodes"], _DOCUMENTS),
    Sample("haystack answer", "haystack", HAYSTACK, _DOCUMENTS),
    Sample("haystack documents", "haystack", HAYSTACK["documents"], _DOCUMENTS),
    Sample("chat completion of Markdown", "message", CHAT, (Cites(LOG, TIDE, f'The log says "{TIDE}".'),)),
    Sample(
        "chat completion with numbered sources",
        "message",
        NUMBERED,
        (
            Cites(LOG, TIDE, f'The log says "{TIDE}" and "{SHUT}"'),
            Cites(GATE, SHUT, f'The log says "{TIDE}" and "{SHUT}"'),
        ),
    ),
    Sample("log of a chat", "message", CHAT_LOG, (Cites(LOG, TIDE, f'Yes: "{TIDE}".'),)),
    Sample("markdown", "markdown", MARKDOWN, _MARKDOWN),
)

#: The samples of JSON.
OBJECTS = tuple(sample for sample in SAMPLES if not isinstance(sample.value, str))


def as_text(value: object) -> str:
    """A sample as it is read from a file."""
    return value if isinstance(value, str) else json.dumps(value)
