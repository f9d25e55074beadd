"""A text that cites by author and year: each mark leads where the list says, and its stamp stands behind the mark."""

import re

from pincite.core.shapes import parse_agent_output
from pincite.core.shapes.named_sources import named_sources
from pincite.core.shapes.outline import outline
from pincite.core.shapes.stamping import stamp_output
from tests.rows import each_row

SMITH, BROWN = "https://harbour.example/smith", "https://harbour.example/brown"
LIST = f"""References

Brown, A. (2018). "Birds of the coast in winter." {BROWN}
Smith, J., & Jones, K. (2020). Rails. *Journal*, 3(4).
    {SMITH}
"""


def leads(text: str) -> dict[str, str]:
    return dict(named_sources(text, outline(text)[0])[0])


@each_row(
    "said",
    [
        'It holds that "the rails had rusted through" (Smith & Jones, 2020, p. 4).',
        'Smith and Jones (2020) hold that "the rails had rusted through".',
        'Brown (2018) is silent. "The rails had rusted through" (Smith 2020).',
        "> the rails had rusted through\n\n(Smith & Jones, 2020)",
        "As Smith et al. (2020) say:\n\n> the rails had rusted through",
    ],
)
def test_a_quotation_belongs_to_the_authors_and_the_year_that_are_named_with_it(said: str) -> None:
    text = f"{said}\n\n## {LIST}"

    found = parse_agent_output(text).findings
    assert [one.url for one in found] == [SMITH]


@each_row(
    "title", ["References:", "## Works cited", "**Sources**", "Literaturverzeichnis", "Bibliograf\u00eda", "# Fontes"]
)
def test_the_list_has_a_title_in_five_languages(title: str) -> None:
    entry = f"Smith, J. (2020). Rails. {SMITH}"

    assert leads(f'"the rails had rusted" (Smith, 2020)\n\n{title}\n\n{entry}') == {"smith 2020": SMITH}
    assert leads(f'"the rails had rusted" (Smith, 2020)\n\n{title}\n{entry}') == {"smith 2020": SMITH}
    assert leads(f'"the rails had rusted" (Smith, 2020)\n\nOf the year\n\n{entry}') == {}


def test_authors_and_years_of_two_sources_lead_nowhere() -> None:
    two = f"Smith, A. (2020). Other. {BROWN}\n\nSmith, J. (2020). Rails. {SMITH}"
    same = f"Smith, A. (2020). Rails. {SMITH}\n\nSmith, J. (2020). Rails. {SMITH}"

    assert leads(f'"the rails had rusted" (Smith, 2020)\n\nReferences\n\n{two}') == {}
    assert leads(f'"the rails had rusted" (Smith, 2020)\n\nReferences\n\n{same}') == {"smith 2020": SMITH}


def test_a_footnote_beneath_the_title_is_no_entry_of_the_list() -> None:
    said = '"the rails had rusted" (Smith, 2020) and so[^1].\n\n## References\n\n'

    assert leads(f'{said}[^1]: Smith, J. (2020). "Rails that had rusted." {SMITH}') == {}
    assert leads(f'{said}- Smith, J. (2020). "Rails that had rusted." {SMITH}') == {"smith 2020": SMITH}


def test_an_entry_that_is_cited_by_no_name_is_left_to_those_who_number() -> None:
    entries = f"1. Brown, A. (2018). {BROWN}\n2. Smith, J. (2020). {SMITH}"
    text = f'"the rails had rusted through" [2]\n\nReferences\n\n{entries}'

    assert leads(text) == {}
    assert [one.url for one in parse_agent_output(text).findings] == [SMITH]
    named = f"It was cold (Brown, 2018). {text}"
    assert [text[slice(*one.span)] for one in named_sources(text, outline(text)[0])[1]] == []
    assert [named[slice(*one.span)].strip() for one in named_sources(named, outline(named)[0])[1]] == [
        f"1. Brown, A. (2018). {BROWN}"
    ]


def test_each_of_several_sources_has_its_stamp_behind_its_own_mark() -> None:
    text = f'"The rails had rusted through" (Brown, 2018; Smith & Jones, 2020) by then.\n\n{LIST}'

    stamped = stamp_output(text)
    assert isinstance(stamped.output, str)
    bare = re.sub(r"<!-- pincite \{.*?\} -->", "#", stamped.output)

    assert bare.startswith('"The rails had rusted through" (Brown, 2018 #; Smith & Jones, 2020 #) by then.')
    assert [one.url for one in parse_agent_output(stamped.output).findings] == [BROWN, SMITH]


@each_row(
    ("said", "left"),
    [
        (
            '"The rails had rusted through" (Adams, 2019). Smith (2020) does not say so.',
            '"The rails had rusted through"',
        ),
        (
            '"The rails had rusted through" (Nemo, 2001). Smith (2020) does not say so.',
            '"The rails had rusted through"',
        ),
        ('Adams (2019) has "the rails had rusted through". Smith (2020) does not.', '"the rails had rusted through"'),
        ('Smith (2020) has it from Nemo (2001): "the rails had rusted through".', '"the rails had rusted through"'),
        ('"The rails had rusted" (Adams, 2019) and "no train came by" (Smith, 2020).', '"The rails had rusted"'),
        ("> the rails had rusted through\n\n(Adams, 2019), unlike Smith (2020)", '"the rails had rusted through"'),
        ("> the rails had rusted through (Adams, 2019)\n\nSmith (2020) denies it.", '"the rails had rusted through"'),
        ('Some say that "the rails had rusted through". Smith (2020) denies that.', '"the rails had rusted through"'),
        (
            'Some say "the rails had rusted through", but Smith and Jones (2020) deny it.',
            '"the rails had rusted through"',
        ),
    ],
)
def test_words_of_a_source_without_an_address_are_given_to_no_other_and_are_named(said: str, left: str) -> None:
    text = f'"It was a cold winter" (Brown, 2018).\n\n{said}\n\n{LIST}Adams, A. (2019). Lost.\n'

    parsed = parse_agent_output(text)

    assert "rusted" not in "".join(parsed.excerpts)
    assert left in "".join(parsed.notes)


def test_authors_before_a_year_say_the_rest_of_a_quotation_as_a_link_does() -> None:
    text = f'"The rails had rusted," Smith (2020) writes, "and no train came."\n\n{LIST}'

    assert [one.url for one in parse_agent_output(text).findings] == [SMITH, SMITH]


def test_an_entry_without_a_year_is_no_part_of_the_one_before_it() -> None:
    text = (
        f'"The rails had rusted" (Smith, 2020).\n\nReferences\n\nSmith, J. (2020). Rails.\nTull, C. Trains. {BROWN}\n'
    )

    assert leads(text) == {}


@each_row(
    "said",
    [
        'Smith (2020) holds that "the rails had rusted through". Costs rose (Brown, 2018).',
        'Smith (2020) holds that "the rails had rusted through". See also Brown (2018).',
        'Smith (2020) holds that "the rails had rusted through". This was doubted by Brown (2018).',
        'Smith (2020) holds that "the rails had rusted through". According to Brown (2018), "it was very cold".',
        '"The rails had rusted through," Smith and Jones (2020) argue. Brown (2018) does not look at this.',
        'One manager is cold. "The rails had rusted through" (Smith, 2020). Brown (2018) never saw it.',
    ],
)
def test_a_later_sentence_of_another_source_takes_no_quotation_from_the_one_that_names_its_own(said: str) -> None:
    parsed = parse_agent_output(f"{said}\n\n{LIST}")

    leads_to = dict(zip(parsed.excerpts, (one.url for one in parsed.findings), strict=True))
    assert [url for words, url in leads_to.items() if "rusted" in words] == [SMITH]
    assert {url for words, url in leads_to.items() if "rusted" not in words} <= {BROWN}
    assert ("very cold" in said) == (len(leads_to) == 2)


@each_row("next_one", ["Costs rose (Brown, 2018).", "This was doubted by Brown (2018).", "Brown (2018) did not ask."])
def test_words_of_nobody_are_not_given_to_authors_of_something_else(next_one: str) -> None:
    text = f'"It was cold" (Smith, 2020). One manager said "the rails had rusted through". {next_one}\n\n{LIST}'

    assert parse_agent_output(text).excerpts == ("It was cold",)
