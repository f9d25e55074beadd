"""Opposites of law, research and news in German, each with its pole."""

from typing import Final

from pincite.core.text.lexicon.endings import GERMAN_ENDINGS
from pincite.core.text.lexicon.notation import inflected

_WORDS: Final = {
    "judgment+": "bestätigt, bestätigte, bestätigen, bestätigten, bestätigung",
    "judgment-": "aufgehoben, hebt auf, hob auf, aufheben, aufhebung, kassiert, kassierte",
    "grant+": "stattgegeben, gibt statt, gab statt, gewährt, gewährte, gewähren, bewilligt, bewilligte, zugesprochen",
    "grant-": """
        abgewiesen, weist ab, wies ab, abgelehnt, lehnt ab, lehnte ab, verweigert, verweigerte, verweigern, versagt,
        versagte, zurückgewiesen, weist zurück, wies zurück
    """,
    "validity+": "gültig~, wirksam~, rechtswirksam~, verbindlich~, in kraft",
    "validity-": "nichtig~, ungültig~, unwirksam~, außer kraft",
    "duration+": "dauerhaft~, unbefristet~, endgültig~",
    "duration-": "vorübergehend~, befristet~, vorläufig~",
    "publicity+": "öffentlich~",
    "publicity-": "privat~, vertraulich~, geheim~",
    "expression+": "ausdrücklich~, explizit~",
    "expression-": "stillschweigend~, konkludent, implizit~",
    "freedom+": "freiwillig~",
    "freedom-": "verpflichtend~, obligatorisch~, erzwungen",
    "illness+": "akut~",
    "illness-": "chronisch~",
    "tumour+": "gutartig~",
    "tumour-": "bösartig~",
    "effect+": "aktiviert, aktivierte, stimuliert, stimulierte, fördert, förderte, begünstigt, begünstigte",
    "effect-": "hemmt, hemmte, hemmen, gehemmt, unterdrückt, unterdrückte, unterdrücken",
    "liability+": "belastet~, steuerpflichtig~, zahlungspflichtig~, haftbar",
    "liability-": "befreit, unbelastet~, lastenfrei~, haftungsfrei",
    "return+": """
        zurückgezahlt, zurückgegeben, erstattet, erstattete, erstatten, zurückerstattet, rückzahlung, erstattung
    """,
    "return-": "einbehalten, behält ein, behielt ein, zurückbehalten, einbehaltung",
    "finding+": """
        bestätigt, bestätigen, bestätigte, bestätigten, belegt, belegen, belegte, belegten, stützt, stützen, untermauert
    """,
    "finding-": """
        widerlegt, widerlegen, widerlegte, widerlegten, bestreitet, bestreiten, bestritt, bestritten, widerspricht,
        widersprach, dementiert, dementierte, dementierten, leugnet, leugnete
    """,
    "admission+": "zugelassen~, lässt zu, ließ zu, zulassung, aufgenommen",
    "admission-": "abgelehnt~, ausgeschlossen~, ausschluss, nicht zugelassen",
    "reach+": "erweitert, erweitern, erweiterte, erweiterten, erweiterung, ausgeweitet, dehnt aus, dehnte aus",
    "reach-": """
        beschränkt, beschränken, beschränkte, beschränkung, einschränkung, eingeschränkt, schränkt ein, schränkte ein,
        begrenzt, begrenzen, begrenzte
    """,
    "depth+": "tief~",
    "depth-": "oberflächlich~, seicht~, flach~",
    "severity+": "schwer~, schwerwiegend~",
    "severity-": "leicht~, mild~, geringfügig~",
    "motion+": "rückt vor, rückte vor, rückten vor, vorgerückt, vormarsch",
    "motion-": "zieht sich zurück, zog sich zurück, zogen sich zurück, zurückgezogen, rückzug",
    "worth+": "aufwertung, aufgewertet, wertet auf, wertete auf, zieht an, zog an, zogen an",
    "worth-": "abwertung, abgewertet, wertet ab, wertete ab, gibt nach, gab nach, gaben nach",
    "office+": """
        trat sein amt an, trat ihr amt an, tritt sein amt an, tritt ihr amt an, ernannt, gewählt, berufen, amtsantritt,
        wurde vereidigt
    """,
    "office-": """
        trat zurück, tritt zurück, traten zurück, zurückgetreten, rücktritt, abberufen, abgesetzt, entlassen, abgewählt
    """,
    "call+": "ausgerufen, einberufen, rief aus, angesetzt",
    "call-": "abgesagt, sagt ab, sagte ab, abgeblasen, ausgesetzt",
    "power+": "eingeschaltet, angeschaltet, angeschlossen, schaltet ein, schaltete ein",
    "power-": "ausgeschaltet, abgeschaltet, getrennt, schaltet aus, schaltete aus, schaltet ab, schaltete ab",
    "transfer+": "sendet, senden, sendete, gesendet, schickt, schickte, übermittelt, übermittelte",
    "transfer-": "empfängt, empfangen, empfing, erhält, erhielt, erhielten",
    "entry+": "betritt, betrat, betreten, trat ein, traten ein",
    "entry-": "verlässt, verließ, verließen, verlassen, trat aus, traten aus",
    "survival+": "überlebt, überlebte, überlebten, geboren, überlebende, überlebenden",
    "survival-": "starb, starben, stirbt, gestorben, verstarb, verstorben, verstorbene, verstorbenen",
    "building+": "baut, baute, bauten, gebaut, errichtet, errichtete",
    "building-": "zerstört, zerstörte, zerstörten, abgerissen, riss ab",
    "fight+": "greift an, griff an, griffen an, angegriffen",
    "fight-": "verteidigt, verteidigte, verteidigten",
    "outcome+": "gewann, gewannen, gewonnen, siegte, siegten, sieger, siegerin, sieg",
    "outcome-": "verlor, verloren, unterlag, unterlagen, verlierer, verliererin, niederlage",
    "novelty+": "neu~",
    "novelty-": "alt~",
    "earliness+": "früh~, vorzeitig~, verfrüht~",
    "earliness-": "spät~, verspätet~",
    "speed+": "schnell~, rasch~",
    "speed-": "langsam~",
    "strength+": "stark~",
    "strength-": "schwach~",
    "length+": "lang~",
    "length-": "kurz~",
    "width+": "breit~, weit~",
    "width-": "schmal~, eng~",
    "size+": "groß~",
    "size-": "klein~",
    "fill+": "voll~",
    "fill-": "leer~",
    "light+": "hell~",
    "light-": "dunkel, dunkle~",
    "wealth+": "reich~",
    "wealth-": "arm~",
    "hardness+": "hart~",
    "hardness-": "weich~",
    "complexity+": "komplex~, kompliziert~",
    "complexity-": "einfach~",
    "rarity+": "häufig~, verbreitet~",
    "rarity-": "selten~",
    "alliance+": "verbündet~, freund, freunde, freunden",
    "alliance-": "feind, feinde, feinden, gegner, gegners, gegnern, verfeindet~",
}
OPPOSITES: Final = inflected(_WORDS, GERMAN_ENDINGS)
