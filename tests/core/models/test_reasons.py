"""Every reason of the design has its code."""

from pincite.core.models import Reason

UNREACHABLE = (
    "blocked_address bad_url dns tls connect timeout redirect_loop redirected_elsewhere gone not_found forbidden "
    "legal throttled server_error too_large too_slow truncated unsupported_type unsupported_encoding empty "
    "no_text_layer soft_404 redirected_home parked bot_wall consent_wall login paywall js_required framed deadline "
    "fetch_error extract_error"
)


def test_design_6_the_reasons_of_an_unreachable_source_are_all_there() -> None:
    assert set(UNREACHABLE.split()) < {reason.value for reason in Reason}


def test_contract_4_a_malformed_hash_has_its_reason() -> None:
    assert Reason.MALFORMED_HASH.value == "malformed_hash"
