"""Authors and years: the labels of an entry, the marks that brackets hold, and what only looks like either."""

from pincite.core.shapes.author_year import begins_entry, cited_in, labels_of, named_before
from tests.rows import each_row


@each_row(
    ("entry", "labels"),
    [
        ("Smith, J., & Jones, K. (2020). Rails. ", ["smith 2020"]),
        ("- Smith, John. (2020, May 3). Rails. ", ["smith 2020"]),
        ("1. J. K. Smith and L. Jones. 2020. Rails. ", ["smith 2020"]),
        ("Smith JA, Jones K. Rails of 2020. ", ["smith 2020"]),
        ("J. van Dyke. 2020. Rails. ", ["van dyke 2020"]),
        ("Le Van Cuong, P. (2020). Rails. ", ["le van cuong 2020"]),
        ("*van der Berg, P.* (2021b). Birds. ", ["van der berg 2021b"]),
        ("Garc\u00eda M\u00e1rquez, G. (1967). Cien a\u00f1os. ", ["garc\u00eda m\u00e1rquez 1967"]),
        (
            "World Health Organization. (2022). Report. ",
            ["world health organization 2022", "organization 2022", "who 2022"],
        ),
        ("BBC News. 2020. Cold day. Accessed 5 March 2021. ", ["bbc news 2020", "news 2020"]),
        ("Freire, Paulo. Pedagogia. 1996. Acesso em: 2 maio 2021. ", ["freire 1996"]),
        ("Иванов И. И. Договоры. 2019. ", ["иванов 2019"]),
        ("John Smith. 2020. Rails. ", ["john smith 2020", "smith 2020"]),
        ("Smith, J. (2020). The year 1984. ", ["smith 2020"]),
        ("Smith, J. (n.d.). Rails. ", ["smith n.d."]),
        ("Smith, J. The 1918 flu. Journal 4, 2020. ", []),  # Which of the two is its year?
        ("Smith, J. Rails. arXiv:2005.12345 ", []),
        ("(2020) Rails. ", []),
        ("Rails without an author or year ", []),
    ],
)
def test_an_entry_is_cited_by_its_first_author_and_its_one_year(entry: str, labels: list[str]) -> None:
    assert labels_of(entry) == labels


@each_row(
    ("brackets", "marks"),
    [
        ("Smith, 2020", ["smith 2020"]),
        ("Smith 2020, p. 4", ["smith 2020"]),
        ("Smith, 2020: 45", ["smith 2020"]),
        ("Smith & Jones, 2020", ["smith 2020"]),
        ("Smith, Jones, and Brown, 2020, pp. 4\u20135", ["smith 2020"]),
        ("Smith et al., 2020", ["smith 2020"]),
        ("Smith u. a. 2020, S. 4", ["smith 2020"]),
        ("see, e.g., Smith 2020; Brown, 2018", ["smith 2020", "brown 2018"]),
        ("vgl. Smith/Jones 2020", ["smith 2020"]),
        ("World Health Organization [WHO], 2021, p. 3", ["world health organization 2021"]),
        ("SMITH; JONES, 2020", ["smith 2020"]),
        ("SMITH; JONES, 2020; BROWN, 2018, p. 3", ["smith 2020", "brown 2018"]),
        ("Smith; Jones, 2020", []),
        ("SMITH; JONES", []),
        ("Smith, 2020; Nemo, 1999", []),  # Whose are the words?
        ("Smith, 2020, 2021", []),
        ("Smith, 2020, Brown, 2018", []),
        ("Smith, in May 2020", []),
        ("Smithson, 2020", []),
        ("2020", []),
        ("p. 4", []),
    ],
)
def test_brackets_name_the_sources_that_are_listed_or_none(brackets: str, marks: list[str]) -> None:
    found = cited_in(brackets, {"smith 2020", "brown 2018", "world health organization 2021"})

    assert [label for label, _ in found] == marks
    assert all(brackets[span.start : span.end].strip() for _, span in found)


@each_row(
    ("before", "marks"),
    [
        ("Smith ", ["smith 2020"]),
        ("In Smith's ", ["smith 2020"]),
        ("according to Smith and Jones ", ["smith 2020"]),
        ("as Smith et al. ", ["smith 2020"]),
        ("in Smith et al.'s ", ["smith 2020"]),
        ("Brown, as Smith ", ["smith 2020"]),
        ("**Smith** ", ["smith 2020"]),
        ("by the World Bank ", ["world bank 2020"]),
        ("It fell, and Smith ", ["smith 2020"]),
        ("Brown and Smith ", []),  # Smith is the second author of another work.
        ("Smith wrote in a year ", []),
        ("Smithson ", []),
        ("", []),
    ],
)
def test_a_year_in_brackets_belongs_to_the_names_before_it(before: str, marks: list[str]) -> None:
    found = [label for label, _ in named_before("2020, p. 4", before) if label in {"smith 2020", "world bank 2020"}]
    assert found[:1] == marks


@each_row(
    ("line", "begins"),
    [
        ("Smith, J. Rails. ", True),
        ("- van der Berg, P. Birds. ", False),  # A particle may go on with a title.
        ("Smith, J. (2020). Rails. ", True),
        ("Journal of Rails, 3(4), 5. ", False),
        ("and its rails, J. ", False),
    ],
)
def test_an_entry_begins_with_an_author_whatever_its_year(line: str, begins: bool) -> None:
    assert begins_entry(line) is begins
