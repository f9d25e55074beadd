"""A passage that stands says another thing where the head of its column, the lead-in of its list or its speaker is
another: that is flagged, and told; other forms of the same are not.
"""

from tests.cases.trial import FILLER, anchored, source
from tests.fakes import html

DOSES = (
    "<table><caption>Table 1. Dose by renal function</caption><thead><tr><th>Clearance</th><th>Adults</th>"
    "<th>Children</th></tr></thead><tbody><tr><th colspan=3>Oral</th></tr>"
    "<tr><td>Above 60 mL/min</td><td>1 mg/kg every 12 hours</td><td>2 mg/kg every 12 hours</td></tr>"
    "<tr><td rowspan=2>Below 60 mL/min</td><td>0.5 mg/kg every 24 hours</td><td>Not recommended at all here</td></tr>"
    "<tr><td>0.3 mg/kg every 36 hours</td><td>No dose is known so far</td></tr></tbody></table>"
)
LISTS = (
    "<h2>2 Rules of the house</h2><p>Read this. The tenant must not</p><ul><li>keep a dog in the house</li></ul>"
    "<p>The tenant may:</p><ol><li>paint the inside walls white</li><li>put up a small shelf</li></ol>"
    "<dl><dt>landlord</dt><dd>includes the agent of the owner</dd><dt>tenant</dt><dt>lodger</dt>"
    "<dd>includes a person who rents a room</dd></dl>"
    "<h2>Prices 2024 (12)</h2><p>This is the first one here.</p><p>A single room costs 40 pounds a night.</p>"
    "<h3>Can I use one key for all of the doors in the house?</h3><p>Yes, any of the keys will do for that.</p>"
    "<h2>Facts</h2><p>Some words are said first.</p><p>Bats can find their way in the dark.</p>"
)
NEWS = (
    "<p>Helen Marsh, the leader of the council, said: \u201cWe had no choice but to close it.\u201d</p>"
    "<p>But Tom Field called it \u201can act that passengers will pay for\u201d.</p>"
    "<blockquote>Nobody told us that the depot would be shut.</blockquote><p>\u2014 Derek Hollis, driver</p>"
)
HELD = (
    "<h2>Fees 2024</h2><h3>Of rooms</h3><p>Said first.</p><p>Tenants are free to:</p><ul><li>In the house<ul>"
    "<li>keep one cat</li><li>hang up some pictures there</li></ul></li></ul>"
    "<details open><summary>What is allowed</summary><p>Said first.</p><p>A bicycle in the hall is no harm.</p>"
    "</details>"
    "<fieldset><legend>For 2 persons</legend><p>Said first.</p><p>The double bed has two blankets.</p></fieldset>"
    "<figure><blockquote><p>We never saw the ship come in.</p></blockquote>"
    "<figcaption>Jane Doe, clerk</figcaption></figure>"
    "<p>HELEN MARSH: Well, we said so. And the wall stands to this day.</p>"
    "<h2>40 mg tablets</h2><p>Said first.</p><p>Take one of them in the morning.</p>"
)
SALES = (
    "<table><tr><td colspan=3>Sales in thousands</td></tr><tr><th>Place</th><th>Home at 5 \u00b0C</th>"
    "<th>Abroad</th></tr>"
    "<tr><td></td><td>(pounds)</td><td></td></tr><tr><td>2023</td><td>412 of all kinds sold</td><td>5</td></tr></table>"
    "<p>These are banned:</p><table><tr><td>Place</td><td>Adults</td></tr>"
    "<tr><td>North</td><td>73 of all kinds</td></tr><tr><td>South</td><td>9 of all</td></tr></table>"
    "<figure><table><tr><th>Place</th><th>Done</th></tr><tr><td>East</td><td>81 of all kinds</td></tr></table>"
    "<figcaption>In per cent</figcaption></figure>"
)
PICTURES, BICYCLE, BED, SHIP, WALL, TABLET = (
    "hang up some pictures there",
    "A bicycle in the hall is no harm.",
    "The double bed has two blankets.",
    "We never saw the ship come in.",
    "And the wall stands to this day.",
    "Take one of them in the morning.",
)
SOLD, NORTH, EAST = "412 of all kinds sold", "73 of all kinds", "81 of all kinds"
DOSE, CHILD, BELOW = "1 mg/kg every 12 hours", "2 mg/kg every 12 hours", "0.3 mg/kg every 36 hours"
WALLS, DOG, AGENT, ROOM = (
    "paint the inside walls white",
    "keep a dog in the house",
    "includes the agent of the owner",
    "A single room costs 40 pounds a night.",
)
LODGER, KEYS, BATS = (
    "includes a person who rents a room",
    "Yes, any of the keys will do for that.",
    "Bats can find their way in the dark.",
)
CHOICE, ACT, NOBODY = (
    "We had no choice but to close it.",
    "an act that passengers will pay for",
    "Nobody told us that the depot would be shut.",
)
#: The page, the passage, what is another in the page now, the flag and the words that are told.
OTHERWISE = (
    (DOSES, DOSE, (("<th>Adults</th><th>Children", "<th>Children</th><th>Adults"),), "Children"),
    (DOSES, DOSE, (("<td>1 mg/kg every 12 hours</td><td>2", "<td>2 mg/kg every 12 hours</td><td>1"),), "Children"),
    (DOSES, CHILD, (("Above 60", "Above 90"),), "Above 90 mL/min"),
    (DOSES, BELOW, (("Below 60", "Below 30"),), "Below 30 mL/min"),
    (DOSES, DOSE, (("Oral", "Intravenous"),), "Intravenous"),
    (DOSES, BELOW, (("by renal function", "by age"),), "Table 1. Dose by age"),
    (LISTS, "put up a small shelf", (("tenant may:", "guest of a tenant may:"),), "The guest of a tenant may:"),
    (LISTS, DOG, ((f"<li>{DOG}</li>", ""), ("<ol>", f"<ol><li>{DOG}</li>")), "The tenant may:"),
    (LISTS, AGENT, (("<dt>landlord", "<dt>owner"),), "owner"),
    (LISTS, LODGER, (("<dt>lodger", "<dt>guest"),), "tenant guest"),
    (LISTS, ROOM, (("Prices 2024", "Prices 2023"),), "Prices 2023 (12)"),
    (LISTS, ROOM, ((f"<p>{ROOM}</p>", ""), ("said first.</p>", f"said first.</p><p>{ROOM}</p>")), "Facts"),
    (NEWS, CHOICE, (("Helen Marsh, the leader of the council", "Tom Field"),), "Tom Field, said: \u201c"),
    (NEWS, ACT, (("Tom Field", "Helen Marsh"),), "But Helen Marsh called it \u201c"),
    (NEWS, NOBODY, (("Derek Hollis", "Ann Reed"),), "Ann Reed, driver"),
    (HELD, PICTURES, (("free to", "barred from"),), "Tenants are barred from:"),
    (HELD, PICTURES, (("Fees 2024", "Fees 2023"),), "Fees 2023"),
    (HELD, BED, (("For 2", "For 3"),), "For 3 persons"),
    (HELD, SHIP, (("Jane Doe", "Tom Field"),), "Tom Field, clerk"),
    (HELD, WALL, (("HELEN MARSH", "TOM FIELD"),), "TOM FIELD"),
    (HELD, TABLET, (("40 mg", "80 mg"),), "80 mg tablets"),
    (SALES, SOLD, (("thousands", "millions"),), "Sales in millions"),
    (SALES, SOLD, (("at 5", "at -5"),), "Home at -5 \u00b0C (pounds)"),
    (SALES, SOLD, (("(pounds)", "(dollars)"),), "Home at 5 \u00b0C (dollars)"),
    (SALES, SOLD, (("2023", "2022"),), "2022"),
    (SALES, NORTH, (("Adults", "Children"),), "Children"),
    (SALES, NORTH, (("North", "West"),), "West"),
    (SALES, NORTH, (("banned", "sold"),), "These are sold:"),
    (SALES, EAST, (("per cent", "tons"),), "In tons"),
)  # fmt: skip
#: What was turned, or marked, further up than the words beside the passage.
TURNED = (
    (LISTS, "put up a small shelf", "The tenant may:</p>", "The tenant may not:</p>", "preceded_by"),
    (LISTS, BATS, "<h2>Facts", "<h2>Myths", "preceded_by"),
    (LISTS, KEYS, "Can I use", "Can I not use", "preceded_by"),
    (LISTS, ROOM, "Prices 2024", "Prices [repealed] 2024", "correction"),
    (HELD, BICYCLE, "is allowed", "is not allowed", "preceded_by"),
    (HELD, TABLET, "40 mg tablets", "\u274c 40 mg tablets", "preceded_by"),
)
SAME = (
    (DOSES, DOSE, "<th>Adults", "<th scope=col><b>ADULTS</b><sup><a href=#n1>1</a></sup> <button>\u25b2</button>"),
    (DOSES, DOSE, "<th>Adults", "<th colspan=1>Adults"),
    (DOSES, BELOW, "<tr><td>Above", "<tr><td>Near</td><td>some</td><td>more</td></tr><tr><td>Above"),
    (DOSES, BELOW, "Table 1. Dose", "<b>Table 2:</b> Dose"),
    (DOSES, DOSE, "<thead><tr><th>Clearance</th><th>Adults</th><th>Children</th>", "<thead hidden><tr>"),
    (LISTS, WALLS, "<ol>", "<ol><li>move a chair</li>"),
    (LISTS, WALLS, "The tenant may:", "The <em>tenant</em> may \u2014"),
    (LISTS, "put up a small shelf", "<h2>2 Rules of", "<h2>3. Rules of"),
    (LISTS, AGENT, "<dt>landlord", "<dt><dfn>Landlord</dfn>:"),
    (LISTS, ROOM, "(12)", "(13)"),
    (LISTS, ROOM, "<p>A single", "<aside><h2>More of the news</h2></aside><p>A single"),
    (LISTS, BATS, "<h2>Facts", "<h2>Some facts"),
    (NEWS, CHOICE, "Helen Marsh, the leader", "Mrs Marsh, who leads"),
    (NEWS, CHOICE, "said:", "told <i>The Courier</i>:"),
    (NEWS, NOBODY, "\u2014 Derek", "\u2013 Mr Derek"),
    (DOSES, DOSE, "<thead>", "<thead><tr><th colspan=3>How much to take</th></tr>"),
    (DOSES, BELOW, "renal function", "renal function (updated 3 May 2025)"),
    (HELD, PICTURES, "Fees 2024", "1. Fees 2024 (14)"),
    (SALES, NORTH, "<tr><td>Place</td><td>Adults</td></tr>", "<tr><th>Place</th><th>Adults</th></tr>"),
    (SALES, NORTH, "<tr><td>South", "<tr><td>West</td><td>7 of all</td></tr><tr><td>South"),
)


def page_of(body: str) -> str:
    return html(f"<h1>An old town</h1>{body}{FILLER}")


async def test_words_that_are_read_by_others_than_when_they_were_stamped_are_flagged_and_the_others_told() -> None:
    for body, words, edits, told in OTHERWISE:
        now = body
        for old, new in edits:
            assert old in now, old
            now = now.replace(old, new, 1)
        for excerpt in (True, False):
            verdict = await anchored(words, body, now, excerpt=excerpt)
            assert verdict.status == "match", (words, edits)
            # Moved from what is forbidden to what is allowed, it stands under the contrary.
            assert {"reframed", "preceded_by"} & {*(verdict.flags or ())}, (words, edits)
            note = told.replace("\\", "")
            assert f'it is read by other words now: "{note}"' in verdict.notes, (words, edits, verdict.notes)
            assert not {"reframed"} & {*((await anchored(words, now, now, excerpt=excerpt)).flags or ())}, words


async def test_a_heading_a_lead_in_or_a_question_further_up_that_was_turned_or_marked_is_flagged() -> None:
    for body, words, old, new, flag in TURNED:
        assert (await anchored(words, body, body.replace(old, new, 1))).flags == [flag], new


async def test_of_a_passage_that_stands_several_times_it_is_told_where_all_the_places_are_read_by_others() -> None:
    body = (
        "<table><tr><th>Drug</th><th>Adults</th><th>Children</th></tr><tr><td>One</td><td>No dose is safe</td>"
        "<td>x</td></tr><tr><td>Two</td><td>x</td><td>No dose is safe</td></tr></table>"
    )
    heads = ("<th>Adults</th><th>Children</th>", "<th>Children</th><th>Adults</th>")
    for now, flags in ((body.replace(*heads), ["reframed"]), (body.replace("Two", "Six"), None)):
        # What stood beside it, and where, tells nothing of which place it is.
        now = f"<p>{'More of it. ' * 30}</p>{now.replace('>x<', '>y<')}"
        verdict = await anchored("No dose is safe", body, now)
        assert (verdict.status, verdict.flags) == ("match", flags), now


async def test_what_the_words_of_markdown_are_read_by_is_told_as_of_a_page() -> None:
    text = (
        "# Doses\n\n| Age | Adults | Children |\n|---|---|---|\n| All | one a day for all | two |\n\n" + "Words. " * 300
    )
    now = text.replace("Adults | Children", "Children | Adults")
    verdict = await anchored("one a day for all", source(text, "text/markdown"), source(now, "text/markdown"))
    assert verdict.flags == ["reframed"]


async def test_another_form_of_what_words_are_read_by_is_not_flagged() -> None:
    for body, words, old, new in SAME:
        assert old in body, old
        verdict = await anchored(words, body, body.replace(old, new, 1))
        assert (verdict.status, verdict.flags) == ("match", None), new
