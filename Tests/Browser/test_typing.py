"""What the reader types stays theirs: under latency, over a cut line, through a restart."""

import signal

import pytest
from hands import paste
from playwright.sync_api import expect

from wire import Wire

# Keeps every text that the field has shown.
WATCH = """field => {
  window.seen = [field.value]
  const look = () => {
    if (window.seen.at(-1) !== field.value) window.seen.push(field.value)
    requestAnimationFrame(look)
  }
  look()
}"""


def test_nothing_is_lost_or_overwritten_under_latency(visits, reader):
    app = visits.open(reader.url + "?~latency=300")
    app.open_search()
    app.field.evaluate(WATCH)
    text = "election in seattle"
    app.type(text, delay=70)
    expect(app.articles.first.or_(app.page.get_by_text(f"No article matches “{text}”."))).to_be_visible()
    app.page.wait_for_url("**seattle*")
    assert app.field.input_value() == text
    seen = app.page.evaluate("window.seen")
    assert seen == [text[:length] for length in range(len(text) + 1)], "the text only ever grew"


def test_the_caret_stays_where_it_is(visits, reader):
    app = visits.open(reader.url + "?~latency=300")
    app.open_search()
    app.type("elecn")
    app.page.keyboard.press("ArrowLeft")
    app.field.evaluate("field => window.kept = field")
    app.page.keyboard.type("tio", delay=80)
    app.page.wait_for_url("**=election*")
    expect(app.articles.first).to_be_visible()
    place = app.field.evaluate("field => [field.value, field.selectionStart, field === window.kept]")
    assert place == ["election", 7, True]
    expect(app.field).to_be_focused()


def test_a_selection_survives_results(visits, reader):
    app = visits.open(reader.url + "?~latency=300")
    app.search("council")
    for key in ("Home", "ArrowRight", "Shift+ArrowRight", "Shift+ArrowRight", "Shift+ArrowRight"):
        app.page.keyboard.press(key)
    expect(app.articles.first).to_be_visible()
    assert app.field.evaluate("field => [field.selectionStart, field.selectionEnd]") == [1, 4]


def test_what_is_typed_before_the_connection_is_there_counts(visits, reader):
    app = visits.open(reader.url)
    app.search("counc")
    app.page.wait_for_url("**counc*")
    context = app.page.context
    page = context.new_page()
    page.goto(app.page.url + "&~latency=2000", wait_until="commit")
    field = page.get_by_role("searchbox")
    field.click()
    page.keyboard.press("End")
    page.keyboard.type("il")
    expect(field).to_have_value("council")
    page.wait_for_url("**council*")
    expect(field).to_have_value("council")


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
@pytest.mark.parametrize("secret", ["same", "another"])
def test_a_restart_in_the_middle_of_typing(stand_ins, start, visits, number, secret):
    visits.allow("WebSocket|ERR_CONNECTION|Failed to load resource")
    first = start(stand_ins.url, NEWSREEL_SECRET="one")
    app = visits.open(first.url)
    app.open_search().type("cou", delay=30)
    expect(app.page.get_by_text("No article matches “cou”.")).to_be_visible()
    app.page.evaluate("window.untouched = true")

    first.end(number)
    app.type("nc", delay=30)
    expect(app.notice).to_be_visible()
    start(stand_ins.url, first.port, NEWSREEL_SECRET="one" if secret == "same" else "two")
    app.type("il", delay=30)

    app.page.wait_for_url("**=council*")
    expect(app.notice).not_to_be_visible()
    expect(app.title).to_have_text("Search")
    expect(app.field).to_have_value("council")
    expect(app.field).to_be_focused()
    assert app.field.evaluate("field => field.selectionStart") == 7
    expect(app.articles.first).to_be_visible()
    assert app.page.evaluate("window.untouched"), "the page was not loaded anew"
    app.enter("harbour")
    app.page.wait_for_url("**harbour*")


@pytest.mark.parametrize("place", ["movies/search", "stories/search"])
def test_typing_goes_on_at_the_caret_after_a_restart(stand_ins, start, visits, place):
    visits.allow("WebSocket|ERR_CONNECTION|Failed to load resource")
    server = start(stand_ins.url)
    app = visits.open(server.url + place)
    expect(app.field).to_be_focused()
    app.page.keyboard.type("winter")
    app.page.wait_for_url("**=winter")
    symbols = "() => [...document.querySelectorAll('#symbols [id]')].map(each => each.id)"
    for letter in "XY":
        server.end(signal.SIGKILL)
        expect(app.notice).to_be_visible()
        server = start(stand_ins.url, server.port, data=server.data)
        expect(app.notice).not_to_be_visible(timeout=20_000)
        app.page.keyboard.type(letter)
    expect(app.field).to_have_value("winterXY")
    app.page.keyboard.press("ArrowLeft")
    app.page.keyboard.type("-")
    expect(app.field).to_have_value("winterX-Y")
    names = app.page.evaluate(symbols)
    assert len(names) == len(set(names)), "no symbol is defined twice"


def test_typing_goes_on_at_the_end_of_what_an_address_has_in_the_field(visits, reader):
    app = visits.open(reader.url + "movies/search")
    app.page.keyboard.type("wint")
    app.page.wait_for_url("**=wint")
    app.page.reload()
    expect(app.field).to_be_focused()
    app.page.keyboard.type("er")
    expect(app.field).to_have_value("winter")


def test_text_of_any_length_ends_no_connection(visits, reader):
    app = visits.open(reader.url)
    app.open_search()
    long = "\N{SNOWMAN}\N{PARTY POPPER}" * 20_000
    paste(app.field, long)
    expect(app.notice).not_to_be_visible()
    problem = "field => field.validationMessage"
    assert app.field.evaluate(problem) == ""
    paste(app.field, "x" * 300_000)
    assert "shorten" in app.field.evaluate(problem)
    app.page.keyboard.press("Control+A")
    app.page.keyboard.type("council")
    assert app.field.evaluate(problem) == ""
    app.page.wait_for_url("**=council")
    expect(app.articles.first).to_be_visible()
    expect(app.notice).not_to_be_visible()


def test_what_is_typed_while_another_program_is_being_mounted_is_told_to_it(stand_ins, start, visits):
    visits.allow("WebSocket|ERR_CONNECTION|Failed to load resource")
    first = start(stand_ins.url, NEWSREEL_SECRET="one")
    app = visits.open(first.url + "?~latency=600")
    app.search("counc")
    expect(app.page.get_by_text("No article matches “counc”.")).to_be_visible()
    first.end(signal.SIGKILL)
    app.page.evaluate("""() => {
      const send = WebSocket.prototype.send
      WebSocket.prototype.send = function (text) {
        window.introduced ||= text.includes("hello")
        return send.call(this, text)
      }
    }""")
    start(stand_ins.url, first.port, NEWSREEL_SECRET="one")
    # The answer is on its way for 300 ms now.
    app.page.wait_for_function("() => window.introduced")
    app.page.keyboard.press("End")
    app.page.keyboard.type("il")
    app.page.wait_for_url("**=council*")
    expect(app.articles.first).to_be_visible()
    expect(app.field).to_have_value("council")
    expect(app.field).to_be_focused()


def test_a_restart_while_looking_at_a_source(stand_ins, start, visits):
    visits.allow("WebSocket|ERR_CONNECTION|Failed to load resource")
    first = start(stand_ins.url)
    app = visits.open(first.url).go_to("Sources")
    app.enter("cascade")
    expect(app.source_links).to_have_count(1)
    app.source_links.first.click()
    expect(app.page.get_by_role("link", name="Open the site")).to_be_visible()
    source = app.title.inner_text()
    first.end()
    start(stand_ins.url, first.port)
    expect(app.notice).to_be_visible()
    expect(app.notice).not_to_be_visible()
    expect(app.title).to_have_text(source)
    expect(app.articles.first).to_be_visible()
    app.page.go_back()
    expect(app.field).to_have_value("cascade")


def test_a_cut_line_is_said_quietly_and_heals(reader, visits):
    visits.allow("WebSocket|ERR_CONNECTION|Failed to load resource")
    wire = Wire(reader.port)
    app = visits.open(wire.url)
    app.open_search().type("cou")
    expect(app.page.get_by_text("No article matches “cou”.")).to_be_visible()
    expect(app.notice).not_to_be_visible()

    wire.cut()
    app.type("ncil")
    expect(app.notice).to_have_text("Connecting…")
    expect(app.notice).to_have_attribute("role", "status")
    expect(app.page.get_by_text("No article matches “cou”.")).to_be_visible()

    wire.mend()
    expect(app.notice).not_to_be_visible()
    app.page.wait_for_url("**council*")
    assert app.field.input_value() == "council"
    expect(app.field).to_be_focused()
    wire.close()


def test_a_short_cut_is_not_worth_a_word(reader, visits):
    visits.allow("WebSocket|ERR_CONNECTION|Failed to load resource")
    wire = Wire(reader.port)
    app = visits.open(wire.url)
    app.open_search()
    app.page.evaluate("""() => {
      window.notices = []
      new MutationObserver(() => window.notices.push(document.querySelector("#notice").textContent))
        .observe(document.querySelector("#notice"), { childList: true, characterData: true, subtree: true })
    }""")
    wire.cut()
    wire.mend()
    app.enter("council")
    app.page.wait_for_url("**council*")
    assert [text for text in app.page.evaluate("window.notices") if text] == []
    wire.close()


def test_two_windows_are_two_readers(visits, reader):
    one, other = visits.open(reader.url), visits.open(reader.url)
    one.search("council")
    expect(one.articles.first).to_be_visible()
    expect(other.segment("Top headlines")).to_be_checked()
    other.go_to("Sources")
    expect(one.field).to_have_value("council")
