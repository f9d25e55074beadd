"""What is added to structured content is what its schema lets in, one place at a time."""

from pincite.server.output_schema import allowed, put
from tests.rows import each_row

VALUE = {"free": [{"url": "a"}, {"url": "b"}], "closed": {"url": "c"}}
NEW = [(("free", 0, "metadata"), {"x": 1}), (("free", 1, "metadata"), {"x": 1}), (("closed", "metadata"), {"x": 1})]
CLOSED = {"type": "object", "properties": {"url": {"type": "string"}}, "additionalProperties": False}


def schema(free: object, closed: object) -> dict[str, object]:
    return {"type": "object", "properties": {"free": {"items": free}, "closed": closed}}


@each_row(
    ("given", "places"),
    [
        (None, [0, 1, 2]),
        ({"type": "object"}, [0, 1, 2]),
        (True, [0, 1, 2]),
        (schema({}, CLOSED), [0, 1]),
        (schema({}, {"$ref": "#/$defs/C"}) | {"$defs": {"C": CLOSED}}, [0, 1]),
        (schema({}, {"anyOf": [CLOSED, {"type": "null"}]}), [0, 1]),
        (schema({"properties": {"metadata": {"additionalProperties": {"type": "string"}}}}, {}), [2]),
        (schema({"properties": {"metadata": {"type": "string"}}}, {}), [2]),
        (schema(CLOSED, CLOSED), []),
        ({"oneOf": [schema(CLOSED, CLOSED), {"type": "string"}]}, []),
        # The value itself does not have its shape, or the schema is none.
        ({"required": ["missing"]}, []),
        ({"$ref": "https://example.org/schema.json"}, []),
        ({"properties": {"closed": {"$ref": "#/nowhere"}}}, []),
        ({"type": 7}, []),
        ({"patternProperties": {"(": {}}}, []),
        ("prose", []),
    ],
)
def test_each_place_takes_what_its_schema_allows(given: object, places: list[int]) -> None:
    assert allowed(VALUE, NEW, given) == [NEW[place] for place in places]


def test_the_value_itself_is_not_changed() -> None:
    assert put(VALUE, NEW[:1]) == {**VALUE, "free": [{"url": "a", "metadata": {"x": 1}}, {"url": "b"}]}
    assert VALUE["free"] == [{"url": "a"}, {"url": "b"}]
