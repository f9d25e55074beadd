"""Document and Bible URLs of wol.jw.org name their document; other pages of it and other hosts name none."""

from pincite.core.links.address import Address
from pincite.core.links.forms import known_id
from tests.rows import each_row


def named(url: str) -> str:
    address = Address.of(url)
    assert address is not None
    return known_id(address)


@each_row(
    ("url", "document"),
    [
        ("https://wol.jw.org/en/wol/d/r1/lp-e/1102021811", "1102021811"),
        ("http://wol.jw.org/pt/wol/d/r5/lp-t/2021321/?q=fe&p=par#h=7:0-9:12", "2021321"),
        ("https://wol.jw.org/cmn-hans/wol/d/r23/lp-chs/1102021811", "1102021811"),
        ("https://wol.jw.org/en/wol/b/r1/lp-e/nwtsty/43/3#study=discover&v=43:3:16", "nwtsty/43/3"),
        ("https://wol.jw.org/es/wol/b/r4/lp-s/bi12/1/1/", "bi12/1/1"),
    ],
)
def test_the_id_is_read_from_the_url(url: str, document: str) -> None:
    assert named(url) == document


@each_row(
    "url",
    [
        "https://wol.jw.org/en/wol/d/r1/lp-e/1102021811/1",
        "https://wol.jw.org/en/wol/d/r1/lp-e/about",
        "https://wol.jw.org/en/wol/d/r1/lp-e",
        "https://wol.jw.org/en/wol/d/x1/lp-e/1102021811",
        "https://wol.jw.org/en/wol/b/r1/lp-e/nwtsty/43",
        "https://wol.jw.org/en/wol/b/r1/lp-e/nwtsty/John/3",
        "https://wol.jw.org/en/wol/b/r1/lp-e/nwtsty/43/3/16",
        "https://wol.jw.org/en/wol/h/r1/lp-e",
        "https://wol.jw.org.evil.test/en/wol/d/r1/lp-e/1102021811",
        "https://wol.jw.org:8443/en/wol/d/r1/lp-e/1102021811",
        "https://wol.jw.org/en/wol/d/r1/lp-e/\u0661\u0662",
    ],
)
def test_no_other_url_names_one(url: str) -> None:
    assert named(url) == ""
