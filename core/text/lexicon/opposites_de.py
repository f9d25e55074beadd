"""Opposites of law and research in German, each with its pole."""

from typing import Final

OPPOSITES: Final = {
    "judgment+": "bestätigt, bestätigte, bestätigen, bestätigten, bestätigung",
    "judgment-": "aufgehoben, hebt auf, hob auf, aufheben, aufhebung, kassiert, kassierte",
    "grant+": """
        stattgegeben, gibt statt, gab statt, gewährt, gewährte, gewähren, bewilligt, bewilligte,
        zugesprochen
    """,
    "grant-": """
        abgewiesen, weist ab, wies ab, abgelehnt, lehnt ab, lehnte ab, verweigert, verweigerte,
        verweigern, versagt, versagte, zurückgewiesen, weist zurück, wies zurück
    """,
    "validity+": """
        gültig, gültige, gültigen, gültiger, gültiges, gültigem, wirksam, wirksame, wirksamen,
        wirksamer, wirksames, wirksamem, rechtswirksam, rechtswirksame, rechtswirksamen,
        rechtswirksamer, rechtswirksames, rechtswirksamem, verbindlich, verbindliche, verbindlichen,
        verbindlicher, verbindliches, verbindlichem, in kraft
    """,
    "validity-": """
        nichtig, nichtige, nichtigen, nichtiger, nichtiges, nichtigem, ungültig, ungültige,
        ungültigen, ungültiger, ungültiges, ungültigem, unwirksam, unwirksame, unwirksamen,
        unwirksamer, unwirksames, unwirksamem, außer kraft
    """,
    "duration+": """
        dauerhaft, dauerhafte, dauerhaften, unbefristet, unbefristete, unbefristeten, endgültig,
        endgültige
    """,
    "duration-": """
        vorübergehend, vorübergehende, vorübergehenden, befristet, befristete, befristeten,
        vorläufig, vorläufige, vorläufigen
    """,
    "publicity+": "öffentlich, öffentliche, öffentlichen, öffentlicher",
    "publicity-": "privat, private, privaten, privater, vertraulich, vertrauliche, geheim, geheime",
    "expression+": "ausdrücklich, ausdrückliche, ausdrücklichen, explizit, explizite",
    "expression-": "stillschweigend, stillschweigende, konkludent, implizit, implizite",
    "freedom+": "freiwillig, freiwillige, freiwilligen",
    "freedom-": "verpflichtend, verpflichtende, obligatorisch, obligatorische, erzwungen",
    "illness+": "akut, akute, akuten, akuter",
    "illness-": "chronisch, chronische, chronischen, chronischer",
    "tumour+": "gutartig, gutartige, gutartigen",
    "tumour-": "bösartig, bösartige, bösartigen",
    "effect+": "aktiviert, aktivierte, stimuliert, stimulierte, fördert, förderte, begünstigt, begünstigte",
    "effect-": "hemmt, hemmte, hemmen, gehemmt, unterdrückt, unterdrückte, unterdrücken",
}
