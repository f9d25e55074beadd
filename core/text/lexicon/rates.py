"""How often a thing is so, as each language says it: the phrases of each sense, for ``Lexicon.rates``."""

from collections.abc import Mapping
from typing import Final

_SENSES: Final = ("mondays", "tuesdays", "wednesdays", "thursdays", "fridays", "saturdays", "sundays")


def _of_weekdays(days: str, said: str, *, weekend: str = "") -> Mapping[str, str]:
    """That something is so on one day of every week: "on Mondays", "every Monday".

    ``days`` are the names from Monday on, with their plural behind a slash where ``said`` has one. ``said`` are the
    phrases, with ``{day}`` and ``{days}`` in them; ``weekend`` those of Saturday and Sunday, where they are others.
    """
    rates: dict[str, str] = {}
    for sense, names in zip(_SENSES, days.split(), strict=True):
        day, _, plural = names.partition("/")
        phrases = weekend if weekend and sense in _SENSES[-2:] else said
        rates[sense] = phrases.format(day=day, days=plural or day)
    return rates


#: By language.
RATES: Final[Mapping[str, Mapping[str, str]]] = {
    "en": {
        "h": "hourly, every hour, each hour, once an hour, once hourly, once every hour",
        "d": "daily, every day, each day, once daily, once a day, once per day, once every day, once each day",
        "week": "weekly, every week, each week, once weekly, once a week, once per week, once every week",
        "night": "nightly, every night, each night",
        "all day": "all day, all day long, the whole day, the entire day",
        "all week": "all week, all week long, the whole week, the entire week",
        "all month": "all month, all month long, the whole month, the entire month",
        "all year": "all year, all year long, all year round, the whole year, the entire year",
        "fortnight": "fortnightly, biweekly, bi weekly, every fortnight, each fortnight",
        "month": "monthly, every month, each month, once monthly, once a month, once per month, once every month",
        "2-months": "bimonthly, bi monthly",
        "3-months": "quarterly, every quarter, each quarter",
        "2-years": "biennial, biennially",
        "half-year": "semi annual, semiannual, semi annually, semiannually, half yearly, biannual, biannually",
        "year": """
            yearly, annually, annual, every year, each year, once yearly, once a year, once per year, once every year,
            once annually
        """,
        **_of_weekdays("monday tuesday wednesday thursday friday saturday sunday", "{day}s, every {day}, each {day}"),
    },
    "es": {
        "d": """
            diario, diaria, diarios, diarias, diariamente, cada día, todos los días, una vez al día, una vez por día,
            una vez cada día
        """,
        "week": """
            semanal, semanales, semanalmente, cada semana, todas las semanas, una vez a la semana, una vez por semana
        """,
        "night": "cada noche, todas las noches",
        "all day": "todo el día, el día entero",
        "all week": "toda la semana, la semana entera",
        "all month": "todo el mes, el mes entero",
        "all year": "todo el año, el año entero",
        "fortnight": "quincenal, quincenales, quincenalmente",
        "month": """
            mensual, mensuales, mensualmente, cada mes, todos los meses, intermensual, intermensuales, una vez al mes,
            una vez por mes
        """,
        "2-months": "bimestral, bimestrales, bimestralmente",
        "3-months": "trimestral, trimestrales, trimestralmente",
        "2-years": "bienal, bienales",
        "half-year": "semestral, semestrales, semestralmente",
        "year": """
            anual, anuales, anualmente, cada año, todos los años, interanual, interanuales, una vez al año, una vez por
            año
        """,
        **_of_weekdays(
            "lunes martes miércoles jueves viernes sábado/sábados domingo/domingos",
            "los {days}, todos los {days}, cada {day}",
        ),
    },
    "pt": {
        "d": "diário, diária, diários, diárias, diariamente, cada dia, todos os dias, uma vez ao dia, uma vez por dia",
        "week": "semanal, semanais, semanalmente, cada semana, todas as semanas, uma vez por semana, uma vez na semana",
        "night": "cada noite, todas as noites",
        "all day": "todo o dia, o dia todo, o dia inteiro",
        "all week": "toda a semana, a semana toda, a semana inteira",
        "all month": "todo o mês, o mês todo, o mês inteiro",
        "all year": "todo o ano, o ano todo, o ano inteiro",
        "fortnight": "quinzenal, quinzenais, quinzenalmente",
        "month": "mensal, mensais, mensalmente, cada mês, todos os meses, uma vez ao mês, uma vez por mês",
        "2-months": "bimestral, bimestrais, bimestralmente",
        "3-months": "trimestral, trimestrais, trimestralmente",
        "2-years": "bienal, bienais",
        "half-year": "semestral, semestrais, semestralmente",
        "year": """
            anual, anuais, anualmente, cada ano, todos os anos, homólogo, homóloga, uma vez ao ano, uma vez por ano
        """,
        **_of_weekdays(
            "segunda terça quarta quinta sexta sábado domingo",
            "às {day}s, às {day}s feiras, todas as {day}s, todas as {day}s feiras",
            weekend="aos {day}s, todos os {day}s",
        ),
    },
    "de": {
        "h": """
            stündlich, jede Stunde, stündliche, stündlichen, stündlicher, stündliches, stündlichem, einmal stündlich,
            einmal pro Stunde
        """,
        "d": """
            täglich, tägliche, täglichen, täglicher, tägliches, täglichem, jeden Tag, einmal täglich, einmal am Tag,
            einmal pro Tag
        """,
        "week": """
            wöchentlich, wöchentliche, wöchentlichen, wöchentlicher, wöchentliches, wöchentlichem, jede Woche, einmal
            wöchentlich, einmal pro Woche, einmal in der Woche, einmal die Woche
        """,
        "month": """
            monatlich, monatliche, monatlichen, monatlicher, monatliches, monatlichem, jeden Monat, einmal monatlich,
            einmal im Monat, einmal pro Monat
        """,
        "night": "nächtlich, jede Nacht",
        "all day": "den ganzen Tag, ganztägig, ganztags",
        "all week": "die ganze Woche",
        "all month": "den ganzen Monat",
        "all year": "das ganze Jahr, ganzjährig",
        "3-months": """
            vierteljährlich, vierteljährliche, vierteljährlichen, vierteljährlicher, vierteljährliches,
            vierteljährlichem
        """,
        "2-years": "zweijährlich, zweijährliche, zweijährlichen, zweijährlicher, zweijährliches, zweijährlichem",
        "half-year": "halbjährlich, halbjährliche, halbjährlichen, halbjährlicher, halbjährliches, halbjährlichem",
        "year": """
            jährlich, jährliche, jährlichen, jährlicher, jährliches, jährlichem, jedes Jahr, einmal jährlich, einmal im
            Jahr, einmal pro Jahr
        """,
        **_of_weekdays("montag dienstag mittwoch donnerstag freitag samstag sonntag", "{day}s, jeden {day}"),
    },
    "fr": {
        "h": "horaire, horaires, chaque heure, toutes les heures",
        "d": """
            quotidien, quotidienne, quotidiens, quotidiennes, quotidiennement, journalier, journalière, journaliers,
            journalières, chaque jour, tous les jours, une fois par jour
        """,
        "week": """
            hebdomadaire, hebdomadaires, hebdomadairement, chaque semaine, toutes les semaines, une fois par semaine
        """,
        "night": "chaque nuit, toutes les nuits",
        "all day": "toute la journée, la journée entière",
        "all week": "toute la semaine, la semaine entière",
        "all month": "tout le mois, le mois entier",
        "all year": "toute le année, le année entière",
        "fortnight": "bimensuel, bimensuelle, bimensuels, bimensuelles",
        "2-months": "bimestriel, bimestrielle, bimestriels, bimestrielles",
        "month": """
            mensuel, mensuelle, mensuels, mensuelles, mensuellement, chaque mois, tous les mois, une fois par mois
        """,
        "3-months": "trimestriel, trimestrielle, trimestriels, trimestrielles",
        "2-years": "biennal, biennale, biennaux, biennales",
        "half-year": "semestriel, semestrielle, semestriels, semestrielles",
        "year": "annuel, annuelle, annuels, annuelles, annuellement, chaque année, tous les ans, une fois par an",
        **_of_weekdays(
            "lundi mardi mercredi jeudi vendredi samedi dimanche", "les {day}s, tous les {day}s, chaque {day}"
        ),
    },
}
