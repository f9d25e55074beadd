"""A character of a symbol font is the sign that it is drawn as: "\u2265" and "\u2264" are two places of one font."""

from typing import Final

#: What the places 0x20 to 0x7E and 0xA1 to 0xFE of the font Symbol are drawn as (Unicode's SYMBOL.TXT); a space
#: stands for what has no sign of its own.
_LOWER: Final = (
    " !\u2200#\u2203%&\u220b()\u2217+,\u2212./0123456789:;<=>?"
    "\u2245\u0391\u0392\u03a7\u0394\u0395\u03a6\u0393\u0397\u0399\u03d1\u039a\u039b\u039c\u039d\u039f"
    "\u03a0\u0398\u03a1\u03a3\u03a4\u03a5\u03c2\u03a9\u039e\u03a8\u0396[\u2234]\u22a5_"
    " \u03b1\u03b2\u03c7\u03b4\u03b5\u03c6\u03b3\u03b7\u03b9\u03d5\u03ba\u03bb\u03bc\u03bd\u03bf"
    "\u03c0\u03b8\u03c1\u03c3\u03c4\u03c5\u03d6\u03c9\u03be\u03c8\u03b6{|}\u223c"
)
_UPPER: Final = (
    "\u03d2\u2032\u2264\u2044\u221e\u0192\u2663\u2666\u2665\u2660\u2194\u2190\u2191\u2192\u2193"
    "\u00b0\u00b1\u2033\u2265\u00d7\u221d\u2202\u2022\u00f7\u2260\u2261\u2248\u2026 \u2014\u21b5"
    "\u2135\u2111\u211c\u2118\u2297\u2295\u2205\u2229\u222a\u2283\u2287\u2284\u2282\u2286\u2208\u2209"
    "\u2220\u2207\u00ae\u00a9\u2122\u220f\u221a\u22c5\u00ac\u2227\u2228\u21d4\u21d0\u21d1\u21d2\u21d3"
    "\u25ca\u2329\u00ae\u00a9\u2122\u2211"
)
_SIGNS: Final = {
    **{0x20 + place: sign for place, sign in enumerate(_LOWER)},
    **{0xA1 + place: sign for place, sign in enumerate(_UPPER)},
}
#: Symbol fonts have their characters here as well, in Unicode's area for private use (ISO/IEC 29500-1, 17.3.3.30).
_PRIVATE: Final = 0xF000


def symbol(font: str, char: str) -> str:
    """The character with the number ``char`` (hexadecimal) of ``font``; where it has no known sign, as it stands."""
    try:
        number = int(char[:6], 16)
    except ValueError:
        return ""
    if font.strip().lower() == "symbol":
        sign = _SIGNS.get(number - _PRIVATE if number >= _PRIVATE else number, " ")
        if sign != " ":
            return sign
    # Neither a surrogate nor beyond Unicode.
    return chr(number) if 0 < number < 0xD800 or 0xE000 <= number < 0x110000 else ""
