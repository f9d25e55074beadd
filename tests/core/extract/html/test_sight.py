"""What a reader sees, what a click away, what never: the streams and spans of a page."""

from pincite.core.extract import extract
from pincite.core.ports import Body
from pincite.core.text.page import PageText, Stream
from tests.rows import each_row


def page(markup: str) -> PageText:
    found = extract(Body(markup, "https://source.example/deep/page", "text/html"))
    assert isinstance(found, PageText)
    return found


def spans(stream: Stream, name: str) -> list[str]:
    return [" ".join(stream.text[span.start : span.end].split()) for span in getattr(stream, name)]


@each_row(
    "markup",
    [
        "<div style='display:none'>secret</div>",
        "<div style='color:red; DISPLAY : none !important'>secret</div>",
        "<span style='visibility:hidden'>secret</span>",
        "<p hidden>secret</p>",
        "<p hidden=''><b>secret</b></p>",
        "<template><p>secret</p></template>",
        "<!-- secret -->",
        "<script>secret</script>",
        "<input value=secret>",
        "<textarea>secret</textarea>",
        "<noframes>secret</noframes>",
        "<video>secret</video>",
        "<datalist><option>secret</datalist>",
        "<math><annotation encoding=tex>secret</annotation></math>",
        "<svg><title>secret</title></svg>",
        "<svg>secret</svg>",
        "<svg><defs><text>secret</text></defs></svg>",
        "<svg><symbol><text>secret</text></symbol></svg>",
        "<svg><g display=none><text>secret</text></g></svg>",
        "<svg><g style='display:none'><text>secret</text></g></svg>",
        "<svg><text visibility=hidden>secret</text></svg>",
        "<svg><text>x<title>secret</title></text></svg>",
        "<div hidden><svg><text>secret</text></svg></div>",
        "<div hidden><details open>secret</details></div>",
    ],
)
def test_what_is_not_rendered_is_in_the_hidden_stream_alone(markup: str) -> None:
    found = page(f"<p>before {markup} after</p>")

    assert "secret" not in found.visible.text
    assert "secret" in found.hidden.text


@each_row(
    ("markup", "text"),
    [
        ("<svg><text>one <tspan>line</tspan></text><text>two</text></svg>", "before\none line\ntwo\nafter"),
        ("<svg><g><foreignObject><p>a paragraph</p></foreignObject></g></svg>", "before\na paragraph\nafter"),
        ("<svg><title>icon</title></svg><text>no drawing</text>", "before no drawing after"),
    ],
)
def test_text_that_is_drawn_is_visible_each_in_a_line_of_its_own(markup: str, text: str) -> None:
    lines = page(f"<p>before {markup} after</p>").visible.text.splitlines()

    assert "\n".join(filter(None, map(str.strip, lines))).replace("  ", " ") == text


@each_row(
    "markup",
    [
        "<details><summary>More</summary>inner</details>",
        "<div hidden=until-found>inner</div>",
        "<div role=tabpanel hidden>inner</div>",
        "<div role=tabpanel style='display:none'>inner</div>",
        "<div class='accordion-body' style='display:none'>inner</div>",
        "<div class='collapse'>inner</div>",
        "<div class='tab-pane fade'>inner</div>",
        "<button aria-controls=panel>Open</button><div id=panel hidden>inner</div>",
        "<div id=panel hidden>inner</div><button aria-controls='panel'>Open</button>",
        "<a data-bs-target='#panel'>Open</a><div id=panel style='display:none'>inner</div>",
        "<div><template shadowrootmode=open>inner</template></div>",
        "<noscript>inner</noscript>",
        "<span aria-hidden=true>inner</span>",
        "<dialog>inner</dialog>",
        "<div popover>inner</div>",
        "<object>inner</object>",
    ],
)
def test_what_is_a_click_away_is_visible_and_marked_as_collapsed(markup: str) -> None:
    found = page(f"<p>before</p>{markup}<p>after</p>")

    assert "inner" in found.visible.text
    assert spans(found.visible, "collapsed") == ["inner"]
    assert "inner" not in found.hidden.text


@each_row(
    "markup",
    [
        "<details open><summary>More</summary>inner</details>",
        "<div class='collapse show'>inner</div>",
        "<div class='tab-pane active'>inner</div>",
        "<div class=accordion>inner</div>",
        "<dialog open>inner</dialog>",
        "<span aria-hidden=false>inner</span>",
        "<body style='display:none'>inner",
        "<div style='display:block'>inner</div>",
        "<div class=hidden>inner</div>",
    ],
)
def test_what_is_open_is_simply_visible(markup: str) -> None:
    found = page(markup)

    assert "inner" in found.visible.text
    assert found.visible.collapsed == ()


def test_text_around_what_is_hidden_is_not_torn_apart() -> None:
    found = page("<div>foo<span hidden>x</span>bar and <span>one<div hidden>y</div>two</span></div>")

    assert found.visible.canonical == "foobar and onetwo"


def test_the_end_of_a_hidden_block_does_not_swallow_the_edge_of_a_visible_one() -> None:
    assert page("<div>one<span hidden>x\n</span></div><div>two</div>").visible.canonical == "one two"


def test_the_summary_of_a_closed_disclosure_is_not_collapsed() -> None:
    found = page("<details><summary>Seen</summary>one<details><summary>two</summary>three</details></details>")

    assert spans(found.visible, "collapsed") == ["one two three"]


@each_row(
    "markup",
    [
        "<nav>chrome</nav>",
        "<footer>chrome</footer>",
        "<div role=navigation>chrome</div>",
        "<div role=contentinfo>chrome</div>",
        "<ol class=breadcrumb><li>chrome</ol>",
        "<search>chrome</search>",
        "<form role=search>chrome</form>",
        "<div class='site-footer'>chrome</div>",
    ],
)
def test_navigation_and_footers_are_chrome(markup: str) -> None:
    assert spans(page(f"<p>text</p>{markup}").visible, "chrome") == ["chrome"]


@each_row(
    "markup",
    [
        "<article><footer>text</footer></article>",
        "<blockquote>x<footer>text</footer></blockquote>",
        "<header>text</header>",
        "<aside>text</aside>",
    ],
)
def test_what_belongs_to_the_text_is_not_chrome(markup: str) -> None:
    assert page(markup).visible.chrome == ()


def test_the_title_is_not_part_of_the_text() -> None:
    found = page("<title>The <b>title</b></title><p>text</p><svg><title>icon</title></svg>")

    assert found.title == "The <b>title</b>"
    assert found.visible.canonical == "text"


def test_a_correction_is_struck_and_the_old_sentence_can_be_read_as_it_was() -> None:
    found = page("<p>Other.</p><p>The fee is <del>5</del><ins>6</ins> euros.</p><p>The <s>old</s> end.</p><p>Last.</p>")

    assert found.visible.canonical == "Other. The fee is 6 euros. The end. Last."
    assert found.struck.text == "The fee is 5 euros.\nThe old end."
    assert found.hidden.text == ""


def test_a_line_through_is_struck_however_it_is_drawn() -> None:
    found = page("<p>The <span style='text-decoration: line-through'>old</span> end. <strike>Gone.</strike></p>")

    assert found.visible.canonical == "The end."
    assert found.struck.canonical == "The old end. Gone."


def test_what_is_struck_inside_what_is_hidden_is_hidden() -> None:
    found = page("<p>seen</p><div hidden>a <del>b</del> c</div>")

    assert found.struck.text == ""
    assert "a b c" in found.hidden.canonical


@each_row("style", ["opacity:0.5", "opacity:1", "font-size:0.9em", "left:-10px", "border-left:-9999px"])
def test_a_style_that_leaves_the_text_in_sight_makes_no_note(style: str) -> None:
    assert page(f"<div style='{style}'>one two</div>").visible.collapsed == ()
