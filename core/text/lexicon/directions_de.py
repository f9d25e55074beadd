"""Which way a thing goes or is, in German, and contraries: each sense with its pole."""

from typing import Final

DIRECTIONS: Final = {
    "trend+": """
        steigt, steigen, stieg, stiegen, gestiegen, steigt an, anstieg, erhöht, erhöhen, erhöhte,
        erhöhung, wächst, wachsen, wuchs, gewachsen, wachstum, zugenommen, zunahme, nimmt zu, nahm zu,
        steigerung, gesteigert, gewinn, gewinne, gewann
    """,
    "trend-": """
        sinkt, sinken, sank, sanken, gesunken, fällt, fallen, fiel, fielen, gefallen, rückgang,
        verringert, verringern, verringerte, verringerung, senkt, senken, senkte, gesenkt, senkung,
        abgenommen, abnahme, nimmt ab, nahm ab, schrumpft, schrumpfte, geschrumpft, reduziert, reduzieren,
        reduzierte, reduzierung, verlust, verluste, verlor, verloren
    """,
    "degree+": """
        mehr, höher, höhere, höheren, höherer, größer, größere, größeren, länger, höchste, höchsten,
        größte, größten, oben
    """,
    "degree-": """
        weniger, niedriger, niedrigere, niedrigeren, kleiner, kleinere, kleineren, geringer, geringere,
        geringeren, kürzer, niedrigste, niedrigsten, kleinste, kleinsten, geringste, unten
    """,
    "time+": "nach, später, nachher, danach, nachdem, anschließend, ab, seit, frühestens",
    "time-": "vor, früher, vorher, zuvor, bevor, ehe, bis, spätestens",
    "quality+": "besser, bessere, besseren, beste, besten, verbessert, verbesserte, verbesserung",
    "quality-": """
        schlechter, schlechtere, schlechteren, schlechteste, verschlechtert, verschlechterte,
        verschlechterung, schlimmer
    """,
    "side+": "für, zugunsten, unterstützt, unterstützte, unterstützen, befürwortet, mit",
    "side-": "gegen, wider, zuungunsten, zulasten, bekämpft",
    "place+": "innerhalb, innen, innere, nördlich, nördlichen, östlich",
    "place-": "außerhalb, außen, äußere, südlich, südlichen, westlich",
    "course+": "beginnt, begann, begonnen, startet, startete, öffnet, geöffnet, anfang, anfangs, beginn, beginns",
    "course-": "endet, endete, beendet, geendet, schließt, geschlossen, ende, endes, schluss, ablauf",
    "order+": "erste, ersten, erster, erstes, ersterer",
    "order-": "letzte, letzten, letzter, letztes, letzterer",
}

CONTRARIES: Final = {
    "truth+": "wahr, richtig, korrekt, zutreffend, bestätigt, bestätigte, bewiesen",
    "truth-": """
        falsch, unwahr, inkorrekt, widerlegt, widerlegte, bestritten, bestreitet, bestritt, dementiert,
        dementierte, fälschlich, fälschlicherweise, irrtümlich, irrtümlicherweise, unzutreffend
    """,
    "permission+": """
        erlaubt, erlauben, erlaubte, gestattet, gestatten, zulässig, zulässige, zugelassen, genehmigt
    """,
    "permission-": """
        verboten, verbietet, verbieten, verbot, untersagt, untersagen, untersagte, unzulässig,
        unzulässige, verhindert
    """,
    "assent+": "angenommen, akzeptiert, akzeptierte, gebilligt, bewilligt, zugestimmt, stimmte zu",
    "assent-": """
        abgelehnt, lehnt ab, lehnte ab, verweigert, verweigerte, zurückgewiesen, verworfen, aufgehoben
    """,
    "outcome+": "erfolg, erfolgreich, gelingt, gelang, gelungen, gewinnt, gewann, gewonnen",
    "outcome-": """
        misserfolg, erfolglos, misslingt, misslang, misslungen, scheitert, scheiterte, gescheitert,
        verliert, verlor, verloren
    """,
    "guilt+": "unschuldig, freigesprochen",
    "guilt-": "schuldig, verurteilt",
    "presence+": "anwesend, vorhanden, enthält, enthalten, einschließlich, umfasst",
    "presence-": "abwesend, fehlt, fehlen, ausschließlich der, ausgenommen",
    "life+": "lebendig, lebt, geboren, überlebt",
    "life-": "tot, stirbt, starb, gestorben, getötet",
    "sign+": "positiv, positive, positiven, vorteil, vorteile, vorteilhaft, nutzen",
    "sign-": "negativ, negative, negativen, nachteil, nachteile, nachteilig, schaden, schädlich",
    "risk+": "sicher, ungefährlich",
    "risk-": "gefährlich, unsicher",
    "ease+": "leicht, einfach",
    "ease-": "schwer, schwierig",
    "side+": "mit",
    "side-": "ohne",
}
