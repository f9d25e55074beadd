"""Irregular verbs: forms that no common beginning shows to be of one verb ("took", "taken"; "hizo", "hecho").

pincite's own compilation. Each entry is one verb, its forms parted by spaces; a form that two verbs share ("found",
"lay") belongs to the first. Verbs that are regular, or irregular in their endings alone, need no entry.
"""

from collections.abc import Mapping
from typing import Final

from pincite.core.text.lexicon.notation import listed


def _by_form(table: str) -> Mapping[str, str]:
    verbs: dict[str, str] = {}
    for entry in listed(table):
        forms = entry.split()
        for form in forms:
            verbs.setdefault(form, forms[0])
    return verbs


#: By language, for each form the first of its verb.
IRREGULAR: Final[Mapping[str, Mapping[str, str]]] = {
    "en": _by_form("""
        beat beats beaten beating, bear bears bore borne bearing, bid bids bidding, bind binds bound binding, bite bites
        bit bitten biting, blow blows blew blown blowing, break breaks broke broken breaking, bring brings brought
        bringing, build builds built building, buy buys bought buying, catch catches caught catching, choose chooses
        chose chosen choosing, cut cuts cutting, deal deals dealt dealing, dig digs dug digging, do does did done doing,
        draw draws drew drawn drawing, drive drives drove driven driving, eat eats ate eaten eating, feed feeds fed
        feeding, fight fights fought fighting, find finds found finding, fling flings flung, forbid forbids forbade
        forbidden, forget forgets forgot forgotten, forgive forgives forgave forgiven, freeze freezes froze frozen, get
        gets got gotten getting, give gives gave given giving, grind grinds ground grinding, hang hangs hung hanging,
        have has had having, hear hears heard hearing, hide hides hid hidden hiding, hit hits hitting, hold holds held
        holding, hurt hurts hurting, keep keeps kept keeping, know knows knew known knowing, lay lays laid laying, lead
        leads led leading, leave leaves left leaving, lend lends lent lending, let lets letting, lose loses lost losing,
        make makes made making, mean means meant meaning, meet meets met meeting, mislead misleads misled, outdo outdoes
        outdid outdone, overcome overcomes overcame, oversee oversees oversaw overseen, overtake overtakes overtook
        overtaken, overthrow overthrows overthrew overthrown, pay pays paid paying, put puts putting, repay repays
        repaid, ride rides rode ridden riding, ring rings rang rung, run runs ran running, say says said saying, see
        sees saw seen seeing, seek seeks sought seeking, sell sells sold selling, send sends sent sending, set sets
        setting, shake shakes shook shaken, shoot shoots shot shooting, show shows showed shown showing, shut shuts
        shutting, sing sings sang sung, sink sinks sank sunk, slay slays slew slain, speak speaks spoke spoken, spend
        spends spent spending, spread spreads spreading, steal steals stole stolen stealing, stick sticks stuck, sting
        stings stung, strike strikes struck stricken striking, sweep sweeps swept sweeping, swing swings swung, take
        takes took taken taking, teach teaches taught teaching, tear tears tore torn tearing, tell tells told telling,
        think thinks thought thinking, throw throws threw thrown throwing, undertake undertakes undertook undertaken,
        understand understands understood, uphold upholds upheld, wear wears wore worn wearing, weave weaves wove woven,
        win wins won winning, wind winds wound, withdraw withdraws withdrew withdrawn, withhold withholds withheld,
        write writes wrote written writing
    """),
    "es": _by_form("""
        hacer hace hacen hizo hicieron hecho hecha hechos hechas, decir dice dicen dijo dijeron dicho dicha dichos
        dichas, ver ve ven vio vieron visto vista vistos vistas, poner pone ponen puso pusieron puesto puesta puestos
        puestas, romper rompe rompi\u00f3 rompieron roto rota rotos rotas, escribir escribe escribi\u00f3 escribieron
        escrito escrita escritos escritas, abrir abre abri\u00f3 abierto abierta, cubrir cubre cubri\u00f3 cubierto
        cubierta, resolver resuelve resolvi\u00f3 resuelto resuelta, dar da dan dio dieron dado dada dados dadas, elegir
        elige eligi\u00f3 eligieron elegido elegida electo electa, traer trae trajo trajeron tra\u00eddo tra\u00edda,
        producir produce produjo produjeron producido producida, conducir conduce condujo condujeron conducido
        conducida, herir hiere hiri\u00f3 hirieron herido herida heridos heridas
    """),
    "pt": _by_form("""
        fazer faz fazem fez fizeram feito feita feitos feitas, dizer diz dizem disse disseram dito dita ditos ditas, ver
        v\u00ea veem viu viram visto vista vistos vistas, p\u00f4r p\u00f5e p\u00f5em p\u00f4s puseram posto posta
        postos postas, escrever escreve escreveu escreveram escrito escrita escritos escritas, abrir abre abriu aberto
        aberta, dar d\u00e1 d\u00e3o deu deram dado dada dados dadas, trazer traz trouxe trouxeram trazido trazida,
        pagar paga pagou pagaram pago pagos, ganhar ganha ganhou ganharam ganho ganha, eleger elege elegeu elegeram
        eleito eleita, pegar pega pegou pego pega
    """),
    "de": _by_form("""
        nehmen nimmt nahm nahmen genommen, geben gibt gab gaben gegeben, schlagen schl\u00e4gt schlug schlugen
        geschlagen, schreiben schreibt schrieb schrieben geschrieben, sehen sieht sah sahen gesehen, finden findet fand
        fanden gefunden, halten h\u00e4lt hielt hielten gehalten, bringen bringt brachte brachten gebracht, sprechen
        spricht sprach sprachen gesprochen, treffen trifft traf trafen getroffen, ziehen zieht zog zogen gezogen,
        schie\u00dfen schie\u00dft schoss schossen geschossen, erschie\u00dfen erschie\u00dft erschoss erschossen,
        sto\u00dfen st\u00f6\u00dft stie\u00df stie\u00dfen gesto\u00dfen, tragen tr\u00e4gt trug trugen getragen,
        werfen wirft warf warfen geworfen, stehlen stiehlt stahl stahlen gestohlen, bei\u00dfen bei\u00dft biss bissen
        gebissen, essen isst a\u00df a\u00dfen gegessen, lesen liest las lasen gelesen, rufen ruft rief riefen gerufen,
        verbieten verbietet verbot verboten, gewinnen gewinnt gewann gewannen gewonnen, verlieren verliert verlor
        verloren, empfangen empf\u00e4ngt empfing empfingen, \u00fcbernehmen \u00fcbernimmt \u00fcbernahm
        \u00fcbernahmen \u00fcbernommen, verlassen verl\u00e4sst verlie\u00df verlie\u00dfen, laden l\u00e4dt lud luden
        geladen, zwingen zwingt zwang zwangen gezwungen, bitten bittet bat baten gebeten, bieten bietet bot boten
        geboten, binden bindet band banden gebunden, brechen bricht brach brachen gebrochen, tun tut tat taten getan,
        f\u00fchren f\u00fchrt f\u00fchrte f\u00fchrten gef\u00fchrt
    """),
    "fr": _by_form("""
        mettre met mettent mit mirent mis mise mises, faire fait font fit firent faite faites faits, voir voit voient
        vit virent vu vue vus vues, avoir a ont eut eurent eu eue, lire lit lisent lut lurent lu lue lus lues, tenir
        tient tiennent tint tinrent tenu tenue tenus tenues, prendre prend prennent prit prirent pris prise prises,
        recevoir re\u00e7oit re\u00e7oivent re\u00e7ut re\u00e7urent re\u00e7u re\u00e7ue
    """),
}
