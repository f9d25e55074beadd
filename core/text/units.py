"""Units of measure: the symbols that mean one, and how the ones of a dimension convert."""

import re
from fractions import Fraction
from typing import Final

from pincite.core.text.lexicon import Lexicon

#: Dimension and factor of units that convert exactly. A unit that is not here is only the same as itself.
_FACTORS: Final[dict[str, tuple[str, Fraction]]] = {
    symbol: (dimension, Fraction(factor))
    for dimension, symbols in {
        "length": {"nm": "1e-9", "\u00b5m": "1e-6", "mm": "1e-3", "cm": "1e-2", "dm": "1e-1", "m": "1", "km": "1e3"},
        "imperial length": {"inch": "1", "ft": "12", "yd": "36", "mi": "63360"},
        "area": {"mm\u00b2": "1e-6", "cm\u00b2": "1e-4", "m\u00b2": "1", "ha": "1e4", "km\u00b2": "1e6"},
        "volume": {
            "\u00b5l": "1e-6",
            "ml": "1e-3",
            "cl": "1e-2",
            "dl": "1e-1",
            "l": "1",
            "hl": "100",
            "mm\u00b3": "1e-6",
            "cm\u00b3": "1e-3",
            "dm\u00b3": "1",
            "m\u00b3": "1e3",
        },
        "mass": {"pg": "1e-12", "ng": "1e-9", "\u00b5g": "1e-6", "mg": "1e-3", "g": "1", "kg": "1e3", "t": "1e6"},
        "large mass": {"kt": "1", "Mt": "1e3", "Gt": "1e6"},
        "imperial mass": {"oz": "1", "lb": "16"},
        "time": {
            "ns": "1e-9",
            "\u00b5s": "1e-6",
            "ms": "1e-3",
            "s": "1",
            "min": "60",
            "h": "3600",
            "d": "86400",
            "week": "604800",
            "fortnight": "1209600",
        },
        "calendar": {
            "month": "1",
            "2-months": "2",
            "3-months": "3",
            "half-year": "6",
            "year": "12",
            "decade": "120",
            "century": "1200",
        },
        "power": {"mW": "1e-3", "W": "1", "kW": "1e3", "MW": "1e6", "GW": "1e9", "TW": "1e12"},
        "energy": {"Wh": "1", "kWh": "1e3", "MWh": "1e6", "GWh": "1e9", "TWh": "1e12"},
        "frequency": {"Hz": "1", "kHz": "1e3", "MHz": "1e6", "GHz": "1e9"},
        "heat": {"J": "1", "kJ": "1e3", "MJ": "1e6", "GJ": "1e9"},
        "food energy": {"cal": "1", "kcal": "1e3"},
        "particle energy": {"eV": "1", "keV": "1e3", "MeV": "1e6", "GeV": "1e9", "TeV": "1e12"},
        "current": {"\u00b5A": "1e-6", "mA": "1e-3", "A": "1", "kA": "1e3"},
        "force": {"mN": "1e-3", "N": "1", "kN": "1e3", "MN": "1e6"},
        "amount": {"pmol": "1e-12", "nmol": "1e-9", "\u00b5mol": "1e-6", "mmol": "1e-3", "mol": "1"},
        "dose": {"\u00b5Sv": "1e-6", "mSv": "1e-3", "Sv": "1"},
        "absorbed dose": {"\u00b5Gy": "1e-6", "mGy": "1e-3", "Gy": "1"},
        "activity": {"Bq": "1", "kBq": "1e3", "MBq": "1e6", "GBq": "1e9", "TBq": "1e12"},
        "meteorological pressure": {"mbar": "1e-3", "bar": "1"},
        "pressure": {"Pa": "1", "hPa": "1e2", "kPa": "1e3", "MPa": "1e6"},
        "voltage": {"mV": "1e-3", "V": "1", "kV": "1e3"},
        "ratio": {"%": "1e-2", "\u2030": "1e-3", "bp": "1e-4"},
        # Fractions in words: "two thirds" is 2/3.
        "": {"half": "1/2", "third": "1/3", "quarter": "1/4", "fifth": "1/5"},
        "data": {"B": "1", "kB": "1e3", "MB": "1e6", "GB": "1e9", "TB": "1e12"},
    }.items()
    for symbol, factor in symbols.items()
}
_CURRENCIES: Final = {
    "$": "USD",
    "US$": "USD",
    "\u20ac": "EUR",
    "\u00a3": "GBP",
    "\u00a5": "JPY",
    "\u20b9": "INR",
    "\u20bd": "RUB",
    "\u20a9": "KRW",
    "R$": "BRL",
    "A$": "AUD",
    "C$": "CAD",
    "\u00a2": "cent",
    "\uff04": "USD",
    "\uffe5": "JPY",
    "\uffe6": "KRW",
} | {code: code for code in ("USD", "EUR", "GBP", "JPY", "CHF", "BRL", "MXN", "CAD", "AUD", "INR", "CNY", "SEK", "DEM")}
#: Words of the table above that are no symbols, and fractions in words.
_NAMES: Final = frozenset(
    """inch week fortnight month 2-months 3-months half-year year decade century half third quarter fifth""".split()
)
#: Symbols that are words or numbers of things as well: "chapter 10 A new hope".
_LETTERS: Final = frozenset("A")
#: Symbols that do not convert.
_OTHERS: Final = (
    "pp", "ppm", "ppb", "dB", "px", "em", "rem", "pt", "fps", "dpi", "rpm", "mph", "K", "IU", "psi", "atm", "kn", "gal",
    "bit", "kbit", "Mbit", "Gbit", "kbps", "Mbps", "Gbps", "mmHg", "am", "pm", "\u00b0", "\u00b0C", "\u00b0F",
)  # fmt: skip
#: Of units of different systems, and of dimensions that do not convert.
_MEASURED: Final = {
    "calendar": "time",
    "meteorological pressure": "pressure",
    "food energy": "energy",
    "heat": "energy",
    "particle energy": "energy",
    "large mass": "mass",
} | {
    unit: what
    for what, units in {"pressure": ("mmHg", "psi", "atm"), "temperature": ("K", "\u00b0C", "\u00b0F")}.items()
    for unit in units
}
_ALIASES: Final = {
    # The same signs as other scripts write them.
    "\u066a": "%",
    "\uff05": "%",
    "\ufe6a": "%",
    "\u2103": "\u00b0C",
    "\u2109": "\u00b0F",
    "\u03bcm": "\u00b5m",
    "\u03bcg": "\u00b5g",
    "\u03bcl": "\u00b5l",
    "\u03bcL": "\u00b5l",
    "\u00b5L": "\u00b5l",
    "\u03bcs": "\u00b5s",
    "\u03bcA": "\u00b5A",
    "\u03bcmol": "\u00b5mol",
    "\u03bcSv": "\u00b5Sv",
    "\u03bcGy": "\u00b5Gy",
    "mcg": "\u00b5g",
    "L": "l",
    "mL": "ml",
    "KB": "kB",
    "lbs": "lb",
    "sec": "s",
    "hr": "h",
    "hrs": "h",
    "Std": "h",
    "m2": "m\u00b2",
    "km2": "km\u00b2",
    "m3": "m\u00b3",
    "mm2": "mm\u00b2",
    "mm3": "mm\u00b3",
    "cm2": "cm\u00b2",
    "cm3": "cm\u00b3",
    "dm3": "dm\u00b3",
    "sqm": "m\u00b2",
    "AM": "am",
    "PM": "pm",
    "a.m": "am",
    "p.m": "pm",
}
_SYMBOLS: Final = (
    {symbol: symbol for symbol in _FACTORS if symbol not in _NAMES | _LETTERS}
    | {symbol: symbol for symbol in _OTHERS}
    | _ALIASES
    | _CURRENCIES
)
_SYMBOL: Final = re.compile(
    "[%\u066a\uff05\ufe6a\u2030\u2103\u2109\u20ac\u00a3\u00a5\u20b9\u20bd\u20a9\u00a2]|\u00b0 ?[CF]\\b|\u00b0|[ap]\\.m|"
    # "50,000/mm\u00b3": how many of what is told elsewhere.
    "/[cdmk]?m[23\u00b2\u00b3](?!\\w)|"
    "[A-Za-z\u00b5\u03bc]{1,5}[23\u00b2\u00b3]?(?:(?:/| (?:per|pro|por|par) )"
    "(?:km|[cdm]?m|[dm]?[lL]|[\u00b5\u03bc][lL]|kg|g|h|s|min|d|m?mol)"
    "[23\u00b2\u00b3]?(?![^\\W_]))?|[\\$\uff04\uffe5\uffe6]"
)
_PER: Final = re.compile(" (?:per|pro|por|par) ")
_BEFORE: Final = re.compile(
    "(?:US\\$|R\\$|A\\$|C\\$|[$\u20ac\u00a3\u00a5\u20b9\u20bd\u20a9\uff04\uffe5\uffe6]|\\b[A-Z]{3}) ?$"
)
#: Symbols that are common words of a language.
_WORDS: Final = {"ha": "es", "mi": "es", "em": "pt", "am": "de"}


def same_unit(left: str, right: str) -> bool:
    """Whether two unit symbols may mean the same ("pound" is a weight or a currency)."""
    return left == right or {left, right} in ({"pound", "GBP"}, {"pound", "lb"})


def scale(unit: str) -> tuple[str, Fraction]:
    """The dimension of a unit and its size in that dimension; a unit that does not convert is its own dimension."""
    return _FACTORS.get(unit, (unit, Fraction(1)))


def measured(unit: str) -> str:
    """What a unit measures, whatever the system that it is of: hours and months are both times."""
    dimension = scale(unit)[0]
    return _MEASURED.get(dimension, dimension.removeprefix("imperial "))


def symbol_at(text: str, at: int, lexicon: Lexicon) -> tuple[str, int] | None:
    """The unit symbol that is written at ``at`` and where it ends, or None."""
    match = _SYMBOL.match(text, at)
    if match is None:
        return None
    written, end = match[0].replace(" ", ""), match.end()
    after = text[end : end + 1]
    if written[-1].isalnum() and (after.isalnum() or after in {"'", "\u2019", "_"}) and after:
        return None
    if written in _CURRENCIES and after.isdigit():
        # The sign of the next number: "5 $3".
        return None
    if written in _WORDS and _WORDS[written] in lexicon.tag.split("+"):
        return None
    # "mg per kg" is "mg/kg".
    main, slash, per = _PER.sub("/", match[0]).replace(" ", "").partition("/")
    unit = _SYMBOLS.get(main) if main else ""
    return (unit + slash + _ALIASES.get(per, per), end) if unit is not None else None


def currency_before(text: str, at: int) -> tuple[str, int] | None:
    """The currency that is written directly before ``at`` and where it begins, or None."""
    low = max(0, at - 5)
    match = _BEFORE.search(text[low:at])
    if match is None:
        return None
    unit = _CURRENCIES.get(match[0].rstrip())
    return (unit, low + match.start()) if unit is not None else None
