"""How the word lists are written down."""

from pincite.core.text.lexicon.endings import FRENCH_ENDINGS, GERMAN_ENDINGS, PORTUGUESE_ENDINGS, SPANISH_ENDINGS
from pincite.core.text.lexicon.notation import Inflected


def test_a_tilde_stands_for_all_forms_of_a_word() -> None:
    assert Inflected({"a": "rot~, links", "b": "letzte~"}, GERMAN_ENDINGS) == {
        "a": "rot, rote, roten, roter, rotes, rotem, links",
        "b": "letzte, letzten, letzter, letztes, letztem",
    }
    assert Inflected({"a": "rojo~ vivo, penal~, firme~"}, SPANISH_ENDINGS) == {
        "a": "rojo vivo, roja vivo, rojos vivo, rojas vivo, penal, penales, firme, firmes"
    }
    assert Inflected({"a": "regional~"}, PORTUGUESE_ENDINGS) == {"a": "regional, regionais"}
    assert Inflected({"a": "oral~, actif~, \u00e9lev\u00e9~, rapide~"}, FRENCH_ENDINGS) == {
        "a": "oral, orale, oraux, orales, actif, active, actifs, actives, \u00e9lev\u00e9, \u00e9lev\u00e9e, "
        "\u00e9lev\u00e9s, \u00e9lev\u00e9es, rapide, rapides"
    }
