"""Whatever is said to a person is said in the four languages; what a program reads is the same in all of them."""

import io
import json
import os
import re
import subprocess
import sys
import textwrap
from collections.abc import Callable, Sequence

import anyio
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from inline_snapshot import snapshot

from pincite.core.models import ProvenanceReport, ProvenanceVerdict, Status
from pincite.core.models.afterlife import Successor
from pincite.core.models.links import Catalog, LinkReport, LinkResult, Resolve
from pincite.core.reports.links import as_json, as_markdown, as_text
from pincite.core.settings import Settings
from pincite.core.wording import LANGUAGES, Wording, wording
from pincite.server.cli.console import Console
from pincite.server.cli.demo import demo
from pincite.server.cli.doctor import doctor
from pincite.server.cli.forms import MARKDOWN, TEXT
from pincite.server.cli.language import language
from pincite.server.cli.progress import progress
from pincite.server.cli.render import rendered
from pincite.server.demo.story import STORY
from tests.core.reports.verdicts import ALL, EDITED, KEPT, LOST, UNSTAMPED, report
from tests.rows import each_row
from tests.server.cli.command import Screen, pincite
from tests.server.cli.phrases import every_phrase

OTHERS = [language for language in LANGUAGES if language != "en"]
PHRASES = st.deferred(lambda: st.sampled_from(sorted(every_phrase())))
#: All that a report can say: each verdict with something more than the others have.
RICH = report(
    *ALL,
    EDITED.model_copy(
        update={
            "critical": None,
            "occurrences": 3,
            "rendered": True,
            "resolved": "https://a.test/r",
            "moved_to": "https://a.test/m",
            "suggested": ["https://a.test/s"],
            "archived": KEPT,
            "superseded_by": [Successor(relation="obsoleted", url="https://a.test/new", title="https://a.test/new")],
            "link": "https://a.test/#x",
            "layers": {"L0": "answered", "L1": "mismatch", "L2": "changed", "L3": "not checked"},
        }
    ),
    LOST.model_copy(
        update={
            "archived": KEPT.model_copy(update={"stood": False}),
            "nli_rerun": {"changed": None, "error": "TimeoutError"},
            "layers": {"L0": "refused: soft_404"},
        }
    ),
    EDITED.model_copy(update={"nli_rerun": {"changed": None, "to": "neutral", "score": 0.5}}),
    EDITED.model_copy(update={"nli_rerun": {"changed": False, "to": "neutral", "score": 0.5, "comparable": False}}),
    complete=False,
    notes=("fake_fetcher",),
)
LINKS = LinkReport(
    results=(
        LinkResult("", Resolve.NOT_FOUND, Catalog.MISSING, status=404),
        LinkResult("https://a.test/", Resolve.OK_REDIRECT, Catalog.OK, final_url="https://b.test/", title="Known"),
    ),
    complete=False,
    notes=("fake_fetcher",),
)

REQUEST = {
    "sources": [{"source_id": "u1", "role": "user", "text": "We sailed at noon."}],
    "evidence": [{"source_id": "u1", "excerpt": "swam"}],
    "policy": {"allowed_roles": ["user"], "coverage": "selected_evidence", "selected_ids": ["u1"]},
}


class Marked(dict[str, str]):
    """A language in which every phrase stands in brackets, so that what is not translated shows."""

    def get(self, english: str, default: object = None) -> str:
        return f"\u27e6{english}\u27e7"


def shown(
    whole: ProvenanceReport, form: str, say: Wording, *, plain: bool = False, excerpts: Sequence[str] = ()
) -> str:
    console = Console(io.BytesIO(), io.StringIO(), io.StringIO(), say)
    return rendered(whole, form, console, plain=plain, layers=not plain, excerpts=excerpts)


def unmarked(text: str) -> set[str]:
    """The words that stand in no bracket."""
    while (inner := re.sub("\u27e6[^\u27e6\u27e7]*\u27e7", " ", text)) != text:
        text = inner
    return set(re.findall(r"[A-Za-z]{2,}", text))


@pytest.mark.parametrize("form", [TEXT, MARKDOWN])
def test_a_report_says_no_word_that_cannot_be_translated(form: str) -> None:
    text = shown(RICH, form, Wording("xx", Marked()), excerpts=["changed"] * len(RICH.verdicts))
    pinned = shown(RICH, MARKDOWN, Wording("xx", Marked()), plain=True) if form == MARKDOWN else ""

    assert unmarked(text) <= unmarked(RICH.model_dump_json()) | unmarked(pinned)


def test_a_link_report_says_no_word_that_cannot_be_translated() -> None:
    say = Wording("xx", Marked())

    words = unmarked(as_text(LINKS, limit=None, say=say)) | unmarked(as_markdown(LINKS, say))

    assert words <= unmarked(as_json(LINKS))


@each_row("language", OTHERS)
def test_what_the_contract_pins_in_markdown_is_english_everywhere(language: str) -> None:
    assert shown(RICH, MARKDOWN, wording(language), plain=True) == shown(RICH, MARKDOWN, wording("en"), plain=True)


@settings(max_examples=25)
@given(st.text(st.characters(exclude_categories=["Cs"])), st.sampled_from(Status), PHRASES)
def test_json_is_the_same_in_every_language(text: str, status: Status, phrase: str) -> None:
    verdict = ProvenanceVerdict(url=text, status=status, kind=phrase, reason=phrase, notes=[phrase, text])
    whole = report(verdict, EDITED, notes=(phrase,))

    assert len({shown(whole, "json", wording(language)) for language in LANGUAGES}) == 1


@pytest.mark.parametrize(
    ("arguments", "stdin"),
    [
        (("links", "https://a.test/1", "--report", "json"), ""),
        (
            ("evidence", "-"),
            json.dumps(REQUEST),
        ),
        (("fidelity", "-", "--mode", "off"), json.dumps({"findings": [{"summary": "s", "citation": {"url": "u"}}]})),
        (("check", "/no/such/file"), ""),
        (("check", "--no-such-option"), ""),
        (("stamp", "-"), "{}"),
    ],
)
def test_what_a_program_reads_is_the_same_in_every_language(
    arguments: tuple[str, ...], stdin: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    english = pincite(*arguments, stdin=stdin)

    for tag in OTHERS:
        monkeypatch.setenv("PINCITE_LANG", tag)
        assert pincite(*arguments, stdin=stdin) == english


def test_a_report_in_each_language() -> None:
    shown_in = {language: shown(report(EDITED, LOST, UNSTAMPED), TEXT, wording(language)) for language in OTHERS}

    assert shown_in == snapshot(
        {
            "es": """\
1. cambiada    https://a.test/edited
    el pasaje fue modificado
    antes: The dose is 20 mg.
    ahora: The dose is 40 mg.
    Crítico: el cambio afecta a número
    Atención: lo que está justo antes puede invertir su sentido: It is false that
    Similitud: 0.93
    Implicación: antes se deduce, ahora se contradice 0.91 (fake-nli)
    Nota: page_notice
    Capas: L0 resolución: -; L1 catálogo: -; L2 fidelidad: -; L3 implicación: -
2. inaccesible https://b.test/lost
    la página dice que no se encontró, aunque el servidor dice que todo está bien
    Nota: HTTP status 200: titled Not found
    Capas: L0 resolución: -; L1 catálogo: -; L2 fidelidad: -; L3 implicación: -
3. sin sello   (sin URL)
    Capas: L0 resolución: -; L1 catálogo: -; L2 fidelidad: -; L3 implicación: -

cambiada: 1, inaccesible: 1, sin sello: 1
Sin sello y, por tanto, sin comprobar: 1 de 3 citas. Ejecute pincite stamp --verify.\
""",
            "pt": """\
1. alterada    https://a.test/edited
    o trecho foi modificado
    antes: The dose is 20 mg.
    agora: The dose is 40 mg.
    Crítico: a alteração afeta número
    Atenção: o que está logo antes pode inverter o seu sentido: It is false that
    Semelhança: 0.93
    Implicação: antes decorre, agora contradiz 0.91 (fake-nli)
    Nota: page_notice
    Camadas: L0 resolução: -; L1 catálogo: -; L2 fidelidade: -; L3 implicação: -
2. inacessível https://b.test/lost
    a página diz que não foi encontrada, embora o servidor diga que está tudo bem
    Nota: HTTP status 200: titled Not found
    Camadas: L0 resolução: -; L1 catálogo: -; L2 fidelidade: -; L3 implicação: -
3. sem carimbo (sem URL)
    Camadas: L0 resolução: -; L1 catálogo: -; L2 fidelidade: -; L3 implicação: -

alterada: 1, inacessível: 1, sem carimbo: 1
Sem carimbo e, por isso, não verificadas: 1 de 3 citações. Execute pincite stamp --verify.\
""",
            "de": """\
1. geändert         https://a.test/edited
    die Textstelle wurde bearbeitet
    damals: The dose is 20 mg.
    jetzt:  The dose is 40 mg.
    Kritisch: die Änderung betrifft Zahl
    Achtung: die Wörter unmittelbar davor können den Sinn umkehren: It is false that
    Ähnlichkeit: 0.93
    Folgerung: vorher folgt, jetzt widerspricht 0.91 (fake-nli)
    Hinweis: page_notice
    Ebenen: L0 Auflösung: -; L1 Katalog: -; L2 Zitattreue: -; L3 Folgerung: -
2. nicht erreichbar https://b.test/lost
    die Seite sagt, sie sei nicht gefunden worden, obwohl laut Server alles in Ordnung ist
    Hinweis: HTTP status 200: titled Not found
    Ebenen: L0 Auflösung: -; L1 Katalog: -; L2 Zitattreue: -; L3 Folgerung: -
3. ohne Stempel     (keine URL)
    Ebenen: L0 Auflösung: -; L1 Katalog: -; L2 Zitattreue: -; L3 Folgerung: -

1 geändert, 1 nicht erreichbar, 1 ohne Stempel
Ohne Stempel und deshalb nicht geprüft: 1 von 3 Zitaten. Abhilfe: pincite stamp --verify.\
""",
        }
    )


def test_the_help_of_a_command_in_each_language(monkeypatch: pytest.MonkeyPatch) -> None:
    def page(language: str) -> str:
        monkeypatch.setenv("PINCITE_LANG", language)
        words = re.sub("[\u2500-\u257f]", " ", pincite("evidence", "--help").out)
        return textwrap.fill(" ".join(words.split()), width=100) + "\n"

    assert {language: page(language) for language in OTHERS} == snapshot(
        {
            "es": """\
Uso: pincite evidence REQUEST Confirma con sus propias fuentes lo que cita un modelo, e imprime el
veredicto como una línea de JSON. Código de salida: 0 si todo se confirmó, 2 si algo se rechazó; 64
si la llamada es incorrecta, 65 si la entrada no se puede leer o si sus fuentes o su política tienen
un defecto. Parámetros * REQUEST --request JSON de los argumentos de la herramienta verify_evidence:
sources, evidence y policy, y si se quiere proposed_texts, annotations y purpose. Un archivo, o -
para la entrada estándar. [obligatorio]
""",
            "pt": """\
Uso: pincite evidence REQUEST Confirma com as suas próprias fontes o que um modelo cita, e imprime o
veredito como uma linha de JSON. Código de saída: 0 se tudo foi confirmado, 2 se algo foi recusado;
64 se a chamada for incorreta, 65 se a entrada não puder ser lida ou se as suas fontes ou a sua
política tiverem um defeito. Parâmetros * REQUEST --request JSON dos argumentos da ferramenta
verify_evidence: sources, evidence e policy, e se desejado proposed_texts, annotations e purpose. Um
arquivo, ou - para a entrada padrão. [obrigatório]
""",
            "de": """\
Aufruf: pincite evidence REQUEST Bestätigt an Ihren eigenen Quellen, was ein Modell zitiert, und
gibt das Urteil als eine Zeile JSON aus. Exit-Status: 0, wenn alles bestätigt wurde, 2, wenn etwas
abgelehnt wurde; 64 bei falschem Aufruf, 65 bei einer Eingabe, die nicht lesbar ist oder deren
Quellen oder Regeln einen Fehler haben. Parameter * REQUEST --request JSON der Argumente des
Werkzeugs verify_evidence: sources, evidence und policy, auf Wunsch auch proposed_texts, annotations
und purpose. Eine Datei, oder - für die Standardeingabe. [erforderlich]
""",
        }
    )


def test_the_doctor_in_each_language(monkeypatch: pytest.MonkeyPatch) -> None:
    def told(language: str) -> list[str]:
        monkeypatch.setenv("PINCITE_LANG", language)
        wanted = ("PINCITE_LANG", "PINCITE_ROOTS", "token-", "PINCITE_RENDER)")
        lines = pincite("doctor").out.splitlines()
        return [" ".join(line.split()) for line in lines if line[:1].isalpha() or any(word in line for word in wanted)]

    monkeypatch.setenv("PINCITE_TOKEN", f"{'t' * 40}")

    assert {language: told(language) for language in OTHERS} == snapshot(
        {
            "es": [
                "Versiones",
                "Configuración",
                "PINCITE_LANG es (entorno)",
                "PINCITE_ROOTS - (predeterminado)",
                "Red",
                "token-1 permisos: read y stamp",
                "Jueces",
                "Formatos",
                "Informes",
                "Fuentes",
                "archivos no se lee ninguno: PINCITE_ROOTS no indica ninguna carpeta",
                "páginas renderizadas desactivado (PINCITE_RENDER)",
                "Claude Desktop (claude_desktop_config.json)",
            ],
            "pt": [
                "Versões",
                "Configuração",
                "PINCITE_LANG pt (ambiente)",
                "PINCITE_ROOTS - (padrão)",
                "Rede",
                "token-1 permissões: read e stamp",
                "Juízes",
                "Formatos",
                "Relatórios",
                "Fontes",
                "arquivos nenhum é lido: PINCITE_ROOTS não indica nenhuma pasta",
                "páginas renderizadas desativado (PINCITE_RENDER)",
                "Claude Desktop (claude_desktop_config.json)",
            ],
            "de": [
                "Versionen",
                "Einstellungen",
                "PINCITE_LANG de (Umgebung)",
                "PINCITE_ROOTS - (Standard)",
                "Netzwerk",
                "token-1 Rechte: read und stamp",
                "Gutachter",
                "Formate",
                "Berichte",
                "Quellen",
                "Dateien es werden keine gelesen: PINCITE_ROOTS nennt keinen Ordner",
                "gerenderte Seiten aus (PINCITE_RENDER)",
                "Claude Desktop (claude_desktop_config.json)",
            ],
        }
    )


def test_the_doctor_says_that_a_language_is_not_one_of_pincite(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PINCITE_LANG", "fr_FR.UTF-8")

    ran = pincite("doctor")

    assert ran.status == 0
    assert "fr_FR.UTF-8: not one of en, es, pt, de, and so English  (environment)" in ran.out


def test_a_bad_setting_does_not_silence_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PINCITE_LANG", " de-AT ")
    assert language() == Settings().lang == "de-AT"
    monkeypatch.setenv("PINCITE_TIMEOUT", "soon")

    ran = pincite("doctor")

    assert ran.status == 78
    assert "Einstellungen\n  nicht verwendbar  PINCITE_TIMEOUT: " in ran.out
    assert pincite("--help").out.startswith("Aufruf: pincite BEFEHL\n")


def test_progress_is_told_in_the_language_of_the_console() -> None:
    err = Screen(terminal=True)

    async def check() -> None:
        console = Console(io.BytesIO(), io.StringIO(), err, wording("de"))
        told = "{done} of {total} citations checked"
        with progress(console, lambda done, total: console.say(told, done=done, total=total)) as advance:
            assert advance is not None
            await advance(1, 3)

    anyio.run(check)

    assert "1 von 3 Zitaten geprüft" in err.getvalue()


def test_the_demo_is_told_in_the_language_of_its_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PINCITE_LANG", "pt")

    ran = pincite("demo")

    assert (ran.status, ran.err) == (0, "")
    assert "2. O tempo passa e as páginas mudam:" in ran.out
    assert "Os 7 vereditos são os que devem ser." in ran.out


def test_only_the_file_of_the_language_is_read() -> None:
    script = (
        "import sys; opened = []\n"
        "sys.addaudithook(lambda event, args: opened.append(str(args[0])) if event == 'open' else None)\n"
        "from pincite.__main__ import run\n"
        "run(['--version'])\n"
        "print([name[-7:] for name in opened if 'wording' in name and name.endswith('.json')], file=sys.stderr)"
    )

    ran = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        text=True,
        check=True,
        timeout=30,
        env={**os.environ, "PINCITE_LANG": "de"},
    )

    assert ran.stderr == "['de.json']\n"


def test_the_doctor_and_the_demo_say_no_word_that_cannot_be_translated() -> None:
    def told(command: Callable[..., int]) -> str:
        out = io.StringIO()
        command(console=Console(io.BytesIO(), out, io.StringIO(), Wording("xx", Marked())))
        return out.getvalue()

    sections = [line for line in told(doctor).splitlines() if line[:1].isalpha() or line[:1] == "\u27e6"]
    story, _, verdicts = told(demo).partition("\n3. ")

    assert [section for section in sections if unmarked(section)] == ["Claude Desktop (claude_desktop_config.json)"]
    assert unmarked(story) <= {word for cited in STORY for word in unmarked(f"{cited.page} {cited.words}")}
    assert not unmarked("".join(verdicts.splitlines()[-3:]))
