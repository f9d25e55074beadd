"""Spanish function words, numerals and fixed phrases (pincite's own compilation)."""

from pincite.core.text.lexicon.alternatives_es import ALTERNATIVES
from pincite.core.text.lexicon.directions_es import CONTRARIES, DIRECTIONS
from pincite.core.text.lexicon.endings import SPANISH_ENDINGS
from pincite.core.text.lexicon.lexicon import Lexicon
from pincite.core.text.lexicon.notation import Inflected, bag, listed, numbered
from pincite.core.text.lexicon.opposites_es import OPPOSITES
from pincite.core.text.lexicon.rates import RATES
from pincite.core.text.lexicon.units_es import UNITS

SPANISH = Lexicon(
    tag="es",
    common=bag("""
        además al ante así aunque bajo cada como con contra cual cuando cuyo de del desde donde durante e el
        ella ellas ellos en entre era es esa ese eso esta estas este esto estos está están fue fueron ha había
        hacia han hasta hay hemos la las le les lo los mientras muy más ni no nos nosotros o otra otras otro
        otros para pero por porque que quien se según ser si sin sobre son su sus sí también toda todas todo
        todos tras un una unas unos y ya yo
    """),
    negations={
        "not": "no, ningún, ninguna, ninguno",
        "never": "nunca, jamás, no ... nunca, no ... jamás",
        "no longer": "ya no, no ... más, dejó de, deja de, dejaron de",
        "nobody": "nadie, no ... nadie",
        "nothing": "nada, no ... nada",
        "neither": "ni, tampoco, ni siquiera, no ... tampoco",
        "without": "sin, en ausencia de, carece de, carecen de",
        "fail": "se negó a, se niega a, se negaron a, se niegan a, negarse a, rehusó, rehusaron",
        "hardly": "apenas",
        "cannot": "incapaz de, incapaces de",
        "far from": "lejos de, todo menos, lo contrario de",
        "instead of": "en lugar de, en vez de",
    },
    modals={
        "can": "puede, pueden, podrá, podrán, podemos, capaz de, capaces de",
        "could": "podría, podrían, podía, podían, pudo, pudieron, pueda, puedan, pudiera",
        "must": """
            debe, deben, deberá, deberán, debemos, tiene que, tienen que, tendrá que, hay que, ha de, han de,
            habrá de, deba, deban, es necesario, es obligatorio, obligado a, obligados a
        """,
        "should": "debería, deberían, convendría, conviene",
        "probable": "debe de, deben de",
        "possibly": "posiblemente, quizá, quizás, tal vez, acaso, es posible que, a lo mejor",
        "probably": "probablemente, presumiblemente, es probable que",
        "certainly": "ciertamente, sin duda, seguramente, indudablemente",
        "allegedly": "presuntamente, supuestamente, presunto, presunta, presuntos, al parecer, habría, habrían",
        "apparently": "aparentemente, parece que, parece, parecen",
        "recommended": "recomendado, recomendable, se recomienda",
        "optional": "opcional, optativo, facultativo",
        "mandatory": "obligatorio, obligatoria, obligatorios, obligatorias",
    },
    quantifiers={
        "all": """
            todos, todas, todo, toda, cada, cada uno, cada una, todos los, todas las, todos y cada uno de
        """,
        "both": "ambos, ambas",
        "any": "cualquier, cualquiera, alguien, algo",
        "most": "la mayoría de, la mayoría, la mayor parte de, la mayor parte, mayoritariamente",
        "many": "muchos, muchas, numerosos, numerosas",
        "much": "mucho, mucha",
        "several": "varios, varias, diversos, diversas",
        "some": "algunos, algunas, algún, alguna, ciertos, ciertas",
        "few": "pocos, pocas, poco, muy pocos, muy pocas",
        "a few": "unos pocos, unas pocas, unos cuantos, unas cuantas",
        "a minority": "una minoría de, la minoría de",
        "half": "la mitad de, la mitad, medio, media",
        "only": """
            sólo, solo, solamente, únicamente, exclusivamente, tan solo, tan sólo, nada más que, no ... sino,
            no ... más que
        """,
        "at least": """
            al menos, mín #, mínimo #, por lo menos, como mínimo, cuando menos, un mínimo de, no menos de,
            mínimo de, o más, y más, o mayor, o mayores
        """,
        "at most": """
            a lo sumo, como máximo, máx #, máximo #, como mucho, un máximo de, no más de, hasta #, máximo
            de, hasta un #, a lo más, o menos, y menos, o menor, o menores
        """,
        "more than": "más de, más que, superior a, superiores a, por encima de, mayor que, mayor de",
        "less than": "menos de, menos que, inferior a, inferiores a, por debajo de, menor que, menor de",
        "about": "alrededor de, del orden de #, aprox, cerca de, aproximadamente, unos #, unas #, en torno a",
        "nearly": "casi, prácticamente",
        "exactly": "exactamente, precisamente",
        "always": "siempre, en todos los casos, en todo momento",
        "usually": """
            normalmente, generalmente, habitualmente, en general, por lo general, en la mayoría de los casos
        """,
        "often": "a menudo, con frecuencia, frecuentemente, muchas veces",
        "sometimes": "a veces, algunas veces, en ocasiones, en algunos casos, ocasionalmente",
        "rarely": "rara vez, raramente, raras veces, pocas veces",
        "partly": "en parte, parcialmente",
        "wholly": "totalmente, completamente, enteramente, por completo, plenamente",
        "twice": "doble, dos veces, duplicó, duplica, duplicado, el doble de",
        "three times": "triple, tres veces, triplicó, triplica",
        "once": "una vez, una sola vez",
        "hundreds": "cientos de, centenares de",
        "thousands": "miles de, millares de",
        "millions": "millones de",
    },
    exceptions={
        "unless": "a menos que, a no ser que, salvo que, excepto que, salvo si, excepto si",
        "except": """
            excepto, salvo, menos, exceptuando, con excepción de, a excepción de, con la excepción de, aparte
            de, excluyendo
        """,
        "provided": """
            siempre que, siempre y cuando, a condición de que, con la condición de que, con tal de que, sujeto a,
            sujeta a, sujetos a, sujetas a, con sujeción a, a reserva de
        """,
        "only if": """
            solo si, sólo si, solamente si, únicamente si, solo cuando, sólo cuando, si y solo si, si y sólo
            si
        """,
        "if": "si, en caso de, en caso de que, en el caso de",
        "otherwise": "de lo contrario",
    },
    neutral={
        "": """
            no solo, no sólo, no solamente, no únicamente, no obstante, sin embargo, sin duda alguna, si bien,
            aun si, como si, más o menos, ni mucho menos, nada menos que, sobre todo, nada más, no más ...
            que, por cada, cada vez, por medio de, por medio del, en medio de, medio ambiente, precio medio, valor
            medio, coste medio, tiempo medio, edad media
        """,
    },
    directions=DIRECTIONS,
    contraries=CONTRARIES,
    opposites=OPPOSITES,
    parties={
        "suit+": "demandante, demandantes, actor, actora",
        "suit-": "demandado, demandada, demandados, demandadas",
        "appeal+": "recurrente, recurrentes, apelante, apelantes",
        "appeal-": "recurrido, recurrida, recurridos, apelado, apelada",
        "trial+": "acusación, fiscalía",
        "trial-": "defensa, acusado, acusada",
        "sale+": "vendedor, vendedora, vendedores",
        "sale-": "comprador, compradora, compradores",
        "lease+": "arrendador, arrendadora, arrendadores",
        "lease-": "arrendatario, arrendataria, arrendatarios, inquilino, inquilina, inquilinos",
        "employment+": "empleador, empleadora, empleadores, empresario, empresarios",
        "employment-": "empleado, empleada, empleados, trabajador, trabajadora, trabajadores",
        "debt+": "acreedor, acreedora, acreedores",
        "debt-": "deudor, deudora, deudores",
        "insurance+": "asegurador, aseguradora, aseguradores",
        "insurance-": "asegurado, asegurada, asegurados",
        "crime+": "agresor, agresora, agresores",
        "crime-": "víctima, víctimas",
        "agency+": "mandante, mandantes, poderdante, poderdantes, comitente, comitentes",
        "agency-": "mandatario, mandataria, mandatarios, apoderado, apoderada, apoderados, comisionista",
        "assignment+": "cedente, cedentes",
        "assignment-": "cesionario, cesionaria, cesionarios",
        "loan+": "prestamista, prestamistas, prestador, prestadores",
        "loan-": "prestatario, prestataria, prestatarios",
        "gift+": "donante, donantes",
        "gift-": "donatario, donataria, donatarios",
        "licence+": "licenciante, licenciantes, concedente",
        "licence-": "licenciatario, licenciataria, licenciatarios, concesionario, concesionaria",
        "pay+": "ordenante, pagador, pagadora",
        "pay-": "beneficiario, beneficiaria, beneficiarios",
        "works+": "contratante, contratantes, comitente",
        "works-": "contratista, contratistas",
        "transport+": "remitente, remitentes, emisor, emisora",
        "transport-": "destinatario, destinataria, destinatarios, receptor, receptora",
    },
    rates=RATES["es"],
    alternatives=ALTERNATIVES,
    qualifiers=Inflected(
        {
            "material": "esencial~, esencialmente",
            "substantial": "sustancial~, sustancialmente",
            "sole": "exclusivo~",
            "prior": "previo~",
            "written": "por escrito",
            "reasonable": "razonable~, razonablemente",
            "irrevocable": "irrevocable~, irrevocablemente",
            "unconditional": "incondicional~, incondicionalmente",
        },
        SPANISH_ENDINGS,
    ),
    negative_prefixes=bag("a anti des i im in ir no"),
    negative_suffixes=bag(""),
    positive_suffixes=bag(""),
    false_negatives=bag("""
        abajo acaso acerca acordar acuerda adonde ahora alto amable amor ante aparte apenas apoya aprender
        aquel arriba así atener atiende atrás aviso desarrollar desarrollo descansa descanso describe
        describir descubre descubrir desde desea desear desfile despacho despertar despliega despojar después
        destaca destacar destina destinar destino iba ilumina ilustra imagen impartir implica implicar impone
        imponer importa importación importante importar imprimir impuesto impulsar incapaz indica indicar
        inducir infante inflar influir informa información informar informe ingreso ingresos inicio insta
        instala instalar instancia instante instar instituto interés inventar inversión invertir investigar
        invitar invocar ir irradia
    """),
    months=numbered("""
        enero=1, febrero=2, marzo=3, abril=4, mayo=5, junio=6, julio=7, agosto=8, septiembre=9, setiembre=9,
        octubre=10, noviembre=11, diciembre=12, ene=1, abr=4, ago=8, dic=12
    """),
    unsure_months=bag("abr ago dic ene"),
    weekdays=numbered("""
        lunes=1, martes=2, miércoles=3, jueves=4, viernes=5, sábado=6, domingo=7, sábados=6, domingos=7, lun=1, mié=3,
        jue=4, vie=5, sáb=6, dom=7
    """),
    unsure_weekdays=bag("dom jue lun mié sáb vie"),
    date_joiners=bag("de del"),
    year_cues=bag("antes año de del desde después durante en entre hacia hasta"),
    cardinals=numbered("""
        cero=0, uno=1, un=1, una=1, dos=2, tres=3, cuatro=4, cinco=5, seis=6, siete=7, ocho=8, nueve=9,
        diez=10, once=11, doce=12, trece=13, catorce=14, quince=15, dieciséis=16, diecisiete=17, dieciocho=18,
        diecinueve=19, veinte=20, veintiuno=21, veintiún=21, veintiuna=21, veintidós=22, veintitrés=23,
        veinticuatro=24, veinticinco=25, veintiséis=26, veintisiete=27, veintiocho=28, veintinueve=29,
        treinta=30, cuarenta=40, cincuenta=50, sesenta=60, setenta=70, ochenta=80, noventa=90, ciento=100,
        doscientos=200, doscientas=200, trescientos=300, trescientas=300, cuatrocientos=400,
        cuatrocientas=400, quinientos=500, quinientas=500, seiscientos=600, seiscientas=600, setecientos=700,
        setecientas=700, ochocientos=800, ochocientas=800, novecientos=900, novecientas=900
    """),
    scales=numbered("""
        cien=100, mil=1000, millón=1000000, millones=1000000, billón=1000000000000, billones=1000000000000,
        docena=12
    """),
    ordinals=numbered("""
        primero=1, primera=1, primer=1, segundo=2, segunda=2, tercero=3, tercera=3, tercer=3, cuarto=4,
        cuarta=4, quinto=5, quinta=5, sexto=6, sexta=6, séptimo=7, séptima=7, octavo=8, octava=8, noveno=9,
        novena=9, décimo=10, décima=10
    """),
    number_joiners=bag("y"),
    unsure_ones=bag("un una uno"),
    range_words=bag("a al hasta o"),
    units=UNITS,
    denials=listed("""
        es falso que, no es cierto que, no es verdad que, es mentira que, imposible que, improbable que, dudoso que,
        es un mito que, es incorrecto que, es erróneo que, no hay pruebas de que, no hay evidencia de que, no existe
        evidencia de que, sin pruebas de que, no hay indicios de que, no existen pruebas de que, negó que, niega
        que, niegan que, negaron que, negar que, desmintió que, desmiente que, desmentido que, rechazó que, refutó
        que, falsamente que, erróneamente que, erróneamente de que, por error que, dudan que, duda de que, dudó
        que, contrariamente a la afirmación de que, en contra de
        la afirmación de que, contrario a la creencia de que, contrariamente a la creencia, el mito de que, mito,
        mito #, falso, bulo, no significa que, no demuestra que, no dijo que, no dice que, nunca dijo que, no
        afirma que, no afirmó que, no cree que, la falsa afirmación de que, la falsa creencia de que, no creo que,
        no es el caso que
    """),
    denying_headings=listed("mitos"),
    retractions=listed("""
        a menos que, a no ser que, salvo, excepto, salvo que, excepto que, siempre que, siempre y cuando, a
        condición de que, con tal de que, solo si, sólo si, solamente si, con excepción de, a excepción de, pero no,
        no es el caso, ya no es el caso, no es así, ya no es así, es falso, no es cierto, es mentira, solo cuando,
        sólo cuando
    """),
    turns=listed("""
        pero, sino, sin embargo, no obstante, si, aunque, mientras, solo, sólo, solamente, cuando, donde, en
        caso de, hasta
    """),
    notices=listed("""
        fe de errores, fe de erratas, este artículo ha sido retractado, artículo retractado, nota de corrección,
        se ha corregido
    """),
    earlier_versions=listed("""
        una versión anterior de este, una versión previa de este, en una versión anterior, una versión anterior
        de esta, una versión previa de esta
    """),
    misstatements=bag("""
        decía afirmaba indicaba señalaba incluía contenía atribuía identificaba citaba mencionaba informaba daba
        daban erróneamente incorrectamente equivocadamente error errores errónea erróneo incorrecta incorrecto
    """),
    notice_labels=bag("correcciones corrección corregido rectificación retractación retractado"),
    titles=bag("""
        ap apdo art arts av cap cf cfr d dr dra dña ed ej nº núm p pp prof pág págs san sr sra sres srta sto ud uds vid
        vol
    """),
    abbreviations=bag("a aprox c cía ee etc gral s tel uu"),
)
