"""Portuguese function words, numerals and fixed phrases (pincite's own compilation)."""

from pincite.core.text.lexicon.alternatives_pt import ALTERNATIVES
from pincite.core.text.lexicon.directions_pt import CONTRARIES, DIRECTIONS
from pincite.core.text.lexicon.endings import PORTUGUESE_ENDINGS
from pincite.core.text.lexicon.lexicon import Lexicon
from pincite.core.text.lexicon.notation import Inflected, bag, listed, numbered
from pincite.core.text.lexicon.opposites_pt import OPPOSITES
from pincite.core.text.lexicon.rates import RATES
from pincite.core.text.lexicon.units_pt import UNITS

PORTUGUESE = Lexicon(
    tag="pt",
    common=bag("""
        a além ao aos após as assim até cada com como contra da das de dela dele desde do dos durante e ela
        elas ele eles em embora enquanto entre era essa esse esta estas este estes está estão eu foi foram há
        isso isto já mais mas muito na nas nem no nos num numa não nós o onde os ou outra outras outro outros
        para pela pelas pelo pelos por porque quando que se segundo sem ser seu seus sobre sua suas são também
        tem toda todas todo todos têm um uma umas uns à às é
    """),
    negations={
        "not": "não, nenhum, nenhuma, nenhuns, nenhumas",
        "never": "nunca, jamais, não ... nunca, não ... jamais",
        "no longer": "já não, não ... mais, deixou de, deixa de, deixaram de",
        "nobody": "ninguém, não ... ninguém",
        "nothing": "nada, não ... nada",
        "neither": "nem, tampouco, nem sequer",
        "without": "sem, na ausência de, carece de, carecem de",
        "fail": "recusou se a, recusa se a, se recusou a, se recusa a, recusaram se a, se recusaram a, recusar se a",
        "hardly": "mal, dificilmente",
        "cannot": "incapaz de, incapazes de",
        "far from": "longe de, tudo menos, o contrário de, o oposto de",
        "instead of": "em vez de, ao invés de, em lugar de",
    },
    modals={
        "can": "pode, podem, poderá, poderão, podemos, capaz de, capazes de",
        "could": "poderia, poderiam, podia, podiam, pôde, puderam, possa, possam, pudesse",
        "must": """
            deve, devem, deverá, deverão, devemos, tem de, tem que, têm de, têm que, terá de, terá que, há
            que, deva, devam, é necessário, é obrigatório, obrigado a, obrigados a, precisa de, precisam de
        """,
        "should": "deveria, deveriam, devia, deviam, convém",
        "possibly": "possivelmente, talvez, quiçá, é possível que, porventura",
        "probably": "provavelmente, presumivelmente, é provável que",
        "certainly": "certamente, sem dúvida, seguramente, indubitavelmente",
        "allegedly": "alegadamente, supostamente, presumivelmente, suposto, suposta, teria, teriam",
        "apparently": "aparentemente, parece, parecem, parece que",
        "recommended": "recomendado, recomendada, recomenda se, recomendável",
        "optional": "opcional, facultativo, facultativa",
        "mandatory": "obrigatório, obrigatória, obrigatórios, obrigatórias",
    },
    quantifiers={
        "all": "todos, todas, todo, toda, cada, cada um, cada uma, todos os, todas as",
        "both": "ambos, ambas",
        "any": "qualquer, quaisquer, alguém, algo",
        "most": """
            a maioria de, a maioria dos, a maioria das, a maioria, a maior parte, a maior parte de, a maior
            parte dos, a maior parte das
        """,
        "many": "muitos, muitas, numerosos, numerosas",
        "much": "muito, muita",
        "several": "vários, várias, diversos, diversas",
        "some": "alguns, algumas, algum, alguma, certos, certas",
        "few": "poucos, poucas, pouco, muito poucos",
        "a few": "uns poucos, umas poucas, uns quantos",
        "a minority": "uma minoria de, a minoria de, a minoria dos",
        "half": "metade, a metade, metade de, metade dos, metade das, meio, meia",
        "only": "só, apenas, somente, unicamente, exclusivamente, não ... senão",
        "at least": """
            pelo menos, mín #, mínimo #, ao menos, no mínimo, um mínimo de, não menos de, não menos que,
            mínimo de, ou mais, e mais, ou superior
        """,
        "at most": """
            no máximo, máx #, máximo #, quando muito, um máximo de, não mais de, não mais que, não mais do
            que, até #, máximo de, ou menos, e menos, ou inferior
        """,
        "more than": """
            mais de, mais que, mais do que, superior a, superiores a, acima de, maior que, maior do que
        """,
        "less than": """
            menos de, menos que, menos do que, inferior a, inferiores a, abaixo de, menor que, menor do que
        """,
        "about": """
            cerca de, de a ordem de #, na ordem de #, da ordem de #, aprox, aproximadamente, uns #, umas #, em torno
            de, por volta de
        """,
        "nearly": "quase, praticamente",
        "exactly": "exatamente, exactamente, precisamente",
        "always": "sempre, em todos os casos",
        "usually": "normalmente, geralmente, habitualmente, em geral, na maioria dos casos",
        "often": "frequentemente, muitas vezes, com frequência, amiúde",
        "sometimes": "às vezes, por vezes, algumas vezes, em alguns casos, ocasionalmente",
        "rarely": "raramente, raras vezes, poucas vezes",
        "partly": "em parte, parcialmente",
        "wholly": "totalmente, completamente, inteiramente, por completo, plenamente",
        "twice": "dobro, duplo, duas vezes, duplicou, dobrou, o dobro de",
        "three times": "triplo, três vezes, triplicou",
        "once": "uma vez, uma só vez",
        "hundreds": "centenas de",
        "thousands": "milhares de",
        "millions": "milhões de",
    },
    exceptions={
        "unless": "a menos que, a não ser que, salvo se, exceto se, excepto se",
        "except": """
            exceto, excepto, salvo, menos, com exceção de, com excepção de, à exceção de, com exceção dos, com
            exceção das, excluindo
        """,
        "provided": """
            desde que, contanto que, com a condição de que, sob condição de, sujeito a, sujeita a, sujeitos a,
            sujeitas a, sob reserva de, ressalvado, ressalvada
        """,
        "only if": """
            só se, somente se, apenas se, apenas quando, só quando, somente quando, se e somente se, se e só
            se
        """,
        "if": "caso, em caso de, no caso de",
        "otherwise": "caso contrário",
    },
    neutral={
        "": """
            não só, não apenas, não somente, não obstante, no entanto, nada menos que, mais ou menos,
            sobretudo, cada vez, sem embargo, nem que, por cada, por meio de, por meio do, por meio da, no meio de,
            no meio do, meio ambiente, meio dia
        """,
    },
    directions=DIRECTIONS,
    contraries=CONTRARIES,
    opposites=OPPOSITES,
    parties={
        "suit+": "autor, autora, autores, demandante, demandantes, requerente, requerentes",
        "suit-": "réu, ré, réus, demandado, demandada, requerido, requerida, requeridos",
        "appeal+": "recorrente, recorrentes, apelante, apelantes",
        "appeal-": "recorrido, recorrida, recorridos, apelado, apelada",
        "trial+": "acusação",
        "trial-": "defesa, acusado, acusada, arguido, arguida",
        "sale+": "vendedor, vendedora, vendedores",
        "sale-": "comprador, compradora, compradores",
        "lease+": "locador, locadora, senhorio, senhorios",
        "lease-": "locatário, locatária, inquilino, inquilina, inquilinos, arrendatário",
        "employment+": "empregador, empregadora, empregadores",
        "employment-": "empregado, empregada, empregados, trabalhador, trabalhadora, trabalhadores",
        "debt+": "credor, credora, credores",
        "debt-": "devedor, devedora, devedores",
        "insurance+": "segurador, seguradora, seguradoras",
        "insurance-": "segurado, segurada, segurados",
        "crime+": "agressor, agressora, agressores",
        "crime-": "vítima, vítimas",
        "agency+": "mandante, mandantes, outorgante, outorgantes",
        "agency-": "mandatário, mandatária, mandatários, procurador, procuradora",
        "assignment+": "cedente, cedentes",
        "assignment-": "cessionário, cessionária, cessionários",
        "loan+": "mutuante, mutuantes, comodante",
        "loan-": "mutuário, mutuária, mutuários, comodatário",
        "gift+": "doador, doadora, doadores",
        "gift-": "donatário, donatária, donatários",
        "licence+": "licenciante, licenciantes, concedente",
        "licence-": "licenciado, licenciada, licenciados, concessionário, concessionária",
        "pay+": "ordenante, pagador, pagadora",
        "pay-": "beneficiário, beneficiária, beneficiários",
        "works+": "contratante, contratantes, dono da obra",
        "works-": "contratado, contratada, empreiteiro, empreiteira",
        "transport+": "remetente, remetentes, expedidor",
        "transport-": "destinatário, destinatária, destinatários",
    },
    rates=RATES["pt"],
    alternatives=ALTERNATIVES,
    qualifiers=Inflected(
        {
            "material": "essencial~, essencialmente",
            "substantial": "substancial~, substancialmente",
            "sole": "exclusivo~",
            "prior": "prévio~",
            "written": "por escrito",
            "reasonable": "razoável, razoáveis, razoavelmente",
            "irrevocable": "irrevogável, irrevogáveis, irrevogavelmente",
            "unconditional": "incondicional~, incondicionalmente",
        },
        PORTUGUESE_ENDINGS,
    ),
    negative_prefixes=bag("a anti des i im in ir não"),
    negative_suffixes=bag(""),
    positive_suffixes=bag(""),
    false_negatives=bag("""
        abaixo acaso acerca acima acordo agora alto amor ante apenas apoia aprender assim atender atrás aviso
        depois descansa descobre descobrir descreve descrever desde deseja desejar desenvolver desenvolvimento
        despertar destaca destacar destinar destino ilumina ilustra imagem implica implicar impor importa
        importante importar importação imposto imprimir impulsionar impõe incapaz indica indicar induzir
        influir informa informar informação ingresso instalar instante instituto instância interesse inventar
        investigar investimento investir invocar início irradia
    """),
    months=numbered("""
        janeiro=1, fevereiro=2, março=3, abril=4, maio=5, junho=6, julho=7, agosto=8, setembro=9, outubro=10,
        novembro=11, dezembro=12, fev=2, abr=4, mai=5, ago=8, set=9, out=10, dez=12
    """),
    unsure_months=bag("abr ago dez fev mai out set"),
    weekdays=numbered("""
        segunda feira=1, terça feira=2, quarta feira=3, quinta feira=4, sexta feira=5, sábado=6,
        domingo=7, segundas feiras=1, terças feiras=2, quartas feiras=3, quintas feiras=4, sextas feiras=5,
        às segundas=1, às terças=2, às quartas=3, às quintas=4, às sextas=5, sábados=6, domingos=7, seg=1, ter=2,
        qua=3, qui=4, sex=5, sáb=6, dom=7
    """),
    unsure_weekdays=bag("dom qua qui seg sex sáb ter"),
    date_joiners=bag("de do"),
    year_cues=bag("ano antes até de depois desde do durante em entre no"),
    cardinals=numbered("""
        zero=0, um=1, uma=1, dois=2, duas=2, três=3, quatro=4, cinco=5, seis=6, sete=7, oito=8, nove=9,
        dez=10, onze=11, doze=12, treze=13, catorze=14, quatorze=14, quinze=15, dezesseis=16, dezasseis=16,
        dezessete=17, dezassete=17, dezoito=18, dezenove=19, dezanove=19, vinte=20, trinta=30, quarenta=40,
        cinquenta=50, sessenta=60, setenta=70, oitenta=80, noventa=90, cento=100, duzentos=200, duzentas=200,
        trezentos=300, trezentas=300, quatrocentos=400, quatrocentas=400, quinhentos=500, quinhentas=500,
        seiscentos=600, seiscentas=600, setecentos=700, setecentas=700, oitocentos=800, oitocentas=800,
        novecentos=900, novecentas=900
    """),
    scales=numbered("""
        cem=100, mil=1000, milhão=1000000, milhões=1000000, bilhão=1000000000, bilhões=1000000000,
        bilião=1000000000000, biliões=1000000000000, trilhão=1000000000000, trilhões=1000000000000, dúzia=12
    """),
    ordinals=numbered("""
        primeiro=1, primeira=1, segundo=2, segunda=2, terceiro=3, terceira=3, quarto=4, quarta=4, quinto=5,
        quinta=5, sexto=6, sexta=6, sétimo=7, sétima=7, oitavo=8, oitava=8, nono=9, nona=9, décimo=10,
        décima=10
    """),
    number_joiners=bag("e"),
    unsure_ones=bag("um uma segundo"),
    range_words=bag("a à ao até ou"),
    units=UNITS,
    denials=listed("""
        é falso que, não é verdade que, não é certo que, é mentira que, impossível que, improvável que, duvidoso
        que, é um mito que, é incorreto que, é errado que, não há provas de que, não há evidências de que, não há
        evidência de que, não existem provas de que, não há indícios de que, sem provas de que, negou que, nega que,
        negam que, negaram que, negar que, desmentiu que, desmente que, rejeitou que, refutou que, falsamente
        que, erroneamente que, por engano que,
        duvida que, duvidam que, duvidou que, ao contrário da afirmação de que, contrariamente à afirmação de que,
        contrariamente à crença, o mito de que, mito, mito #, falso, boato, não significa que, não demonstra
        que, não disse que, não diz que, nunca disse que, não afirma que, não afirmou que, não acredita que, a falsa
        afirmação de que, a falsa crença de que, não é o caso que
    """),
    denying_headings=listed("mitos"),
    retractions=listed("""
        a menos que, a não ser que, salvo, exceto, excepto, salvo se, exceto se, desde que, contanto que, com a
        condição de que, só se, somente se, apenas se, com exceção de, à exceção de, mas não, não é o caso, já não é
        o caso, não é assim, já não é assim, é falso, não é verdade, é mentira, apenas quando, só quando, com
        exceção dos, com exceção das
    """),
    turns=listed("""
        mas, porém, contudo, no entanto, todavia, se, embora, enquanto, só, apenas, somente, quando, onde,
        caso, em caso de, até
    """),
    notices=listed("""
        este artigo foi retratado, artigo retratado, nota de correção, nota da redação
    """),
    earlier_versions=listed("""
        uma versão anterior deste, uma versão anterior desta, numa versão anterior, em uma versão anterior
    """),
    misstatements=bag("""
        dizia afirmava indicava informava incluía continha atribuía identificava citava mencionava dava
        erroneamente incorretamente equivocadamente erro erros errada errado incorreta incorreto
    """),
    notice_labels=bag("""
        correcção correção correções corrigido erramos errata retificação retratado retratação
    """),
    titles=bag("""
        al art arts av cap cf dr dra ed eng ex exa exmo nº núm p pp prof profa pág págs sr sra srs v vol
    """),
    abbreviations=bag("a aprox cia etc ltda s séc tel"),
)
