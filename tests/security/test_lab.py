"""No URL, name, redirect or page makes pincite open a connection to a private address: with real addresses to reach.

Every attack goes through every tool that reads the network, in a namespace where all of these addresses answer.
"""

from typing import Any

import pytest

from tests.security.attacks import GROUPS, MARKUP, NAMED, PUBLIC, REBINDING, REDIRECTS
from tests.security.lab import SECRET
from tests.security.namespace import once, why_not

pytestmark = pytest.mark.skipif(bool(why_not()), reason=why_not())

#: What the tools say of an attack that got nowhere.
REFUSED = {"blocked_address", "bad_url"}
#: What an answer of the open internet comes to, when nothing leads on from it.
READ_IN_PUBLIC = {"removed", "empty", "framed", "fetch_error", "gone", "not_found"}


#: No redirect to pincite, or one that by RFC 3986 stays at its own host.
STAYS = {"status 300", "redirect to no scheme, backslashes", "redirect to three slashes"}
#: Groups of URLs that lead inside by themselves.
INSIDE = ["addresses", "names", "ports", "schemes", "identifiers", "files"]


@pytest.fixture(scope="module")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Any:  # the form of ``lab.run``
    return once("tests.security.lab", tmp_path_factory)


@pytest.mark.parametrize("group", GROUPS)
def test_no_attack_opens_a_connection_to_a_private_address(lab: Any, group: str) -> None:
    dialled = {(address, port) for address, port in lab[group]["dialled"]}
    accepted = {(address, port) for address, port in lab[group]["accepted"]}

    assert dialled <= {(address, port) for address in PUBLIC for port in (80, 443)}
    assert accepted <= dialled
    assert list(lab[group]["found"]) == list(GROUPS[group])


@pytest.mark.parametrize("group", GROUPS)
def test_no_answer_of_a_tool_holds_a_secret(lab: Any, group: str) -> None:
    assert not [
        name for name, found in lab[group]["found"].items() if SECRET in found["said"] or "root:" in found["said"]
    ]


@pytest.mark.parametrize("group", INSIDE)
def test_every_tool_refuses_a_url_that_leads_inside(lab: Any, group: str) -> None:
    for name, found in lab[group]["found"].items():
        assert {found["verified"], found["again"]} <= REFUSED, name
        assert any(reason in found["link"] for reason in REFUSED), name
        assert found["stamp"].startswith(("blocked_address:", "bad_url:", "invalid_input:")), name


def test_every_redirect_inside_is_refused_at_the_hop_that_leads_there(lab: Any) -> None:
    for name in REDIRECTS:
        found = lab["redirects"]["found"][name]
        assert found["verified"] in REFUSED | READ_IN_PUBLIC, name
        if name not in STAYS:
            assert {found["verified"], found["again"]} <= REFUSED, name


def test_no_markup_and_no_header_of_a_page_leads_inside(lab: Any) -> None:
    for name in MARKUP:
        found = lab["markup"]["found"][name]
        assert {found["verified"], found["again"]} <= REFUSED | READ_IN_PUBLIC, name


def test_a_name_that_moves_inside_after_it_was_vetted_is_not_followed(lab: Any) -> None:
    for name in REBINDING:
        assert lab["rebinding"]["found"][name]["again"] in REFUSED, name


def test_the_same_attacks_make_a_client_without_a_guard_read_the_secrets(lab: Any) -> None:
    # The neighbour that must fail: without it, a lab whose doors are all locked would prove the guard.
    assert len(lab["naive"]) > 80
    assert set(NAMED) - set(lab["naive"]) <= {"a name over TLS"}
