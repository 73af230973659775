"""The reader by its keys."""

from playwright.sync_api import expect


def focused(app):
    return app.page.locator(":focus")


def test_items_are_gone_through_and_opened(app):
    keyboard = app.page.keyboard
    expect(app.articles.first).to_be_visible()
    keyboard.press("j")
    keyboard.press("j")
    second = app.articles.nth(1).get_by_role("heading").inner_text()
    expect(focused(app)).to_have_text(second)
    expect(focused(app)).to_be_in_viewport()
    keyboard.press("k")
    expect(focused(app)).not_to_have_text(second)
    keyboard.press("o")
    expect(app.title).to_have_text("Article")

    keyboard.press("2")
    expect(app.title).to_have_text("Movies")
    expect(app.page.get_by_role("listitem").nth(5)).to_be_visible()
    for _ in range(30):
        keyboard.press("j")
    expect(focused(app)).to_be_in_viewport()
    title = focused(app).get_by_role("heading").inner_text()
    keyboard.press("Enter")
    expect(app.title).to_have_text(title)


def test_keys_are_letters_in_a_field(app):
    app.page.keyboard.press("/")
    expect(app.field).to_be_focused()
    app.page.keyboard.type("jok/2")
    expect(app.field).to_have_value("jok/2")
    expect(app.title).to_have_text("Search")


def test_keys_move_the_focus_before_the_server_has_heard(visits, reader):
    app = visits.open(reader.url + "movies/popular?~latency=2000")
    page = app.page
    expect(app.settled().rows.nth(11)).to_be_attached()
    name = app.rows.nth(9).get_by_role("heading").inner_text()
    for _ in range(11):
        page.keyboard.press("j")
    page.keyboard.press("k")
    # No answer can be here yet.
    assert name in page.evaluate("document.activeElement.innerText")
    page.keyboard.press("o")
    expect(app.title).to_have_text(name)


def test_what_is_certain_is_seen_before_the_server_has_heard_of_it(reader, visits):
    app = visits.open(reader.url + "?~latency=1500")
    # By its name: another article may come in front of it.
    save = app.button(app.articles.first.get_by_role("button", name="Save: ").get_attribute("aria-label"))
    fill = "save => getComputedStyle(save.querySelector('path, use')).fill"
    empty = save.evaluate(fill)
    save.click()
    # The server's own word is still on its way.
    expect(save).to_have_attribute("data-gs", "true")
    assert save.get_attribute("aria-pressed") == "false"
    assert save.evaluate(fill) != empty
    expect(save).to_have_attribute("aria-pressed", "true")
    expect(save).to_have_attribute("data-gs", "")
    # Twice in a row: the last counts, and nothing flickers on the way.
    save.click()
    save.click()
    expect(save).to_have_attribute("data-gs", "true")
    expect(save).to_have_attribute("data-gs", "")
    assert save.get_attribute("aria-pressed") == "true"
    app.page.reload()
    expect(save).to_have_attribute("aria-pressed", "true")
