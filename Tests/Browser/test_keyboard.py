"""Everything with the keyboard alone."""

import pytest
from playwright.sync_api import expect

from hands import tab_to

# What the reader sees of the focus: an outline on the element, or on what stands for it.
RING = """() => {
  const element = document.activeElement
  const shown = [element, element.nextElementSibling].filter(Boolean)
  return shown.some((each) => {
    const style = getComputedStyle(each)
    return style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2
  })
}"""

TABS = ["News", "Movies", "Hacker News", "Cats", "Saved"]


def name_of_focus(page) -> str:
    return page.evaluate("""() => {
      const element = document.activeElement
      const text = element.labels?.[0]?.innerText ?? element.innerText
      const label = text?.trim() ? text : element.querySelector("[aria-label]")?.ariaLabel
      return element.tagName + " " + (element.ariaLabel ?? label ?? "").trim().replaceAll("\\n", " ")
    }""")


def tab_to_name(page, name: str, limit: int = 20):
    passed = []
    for _ in range(limit):
        page.keyboard.press("Tab")
        passed.append(name_of_focus(page))
        # What scrolls has the focus too, and all that is in it as its text.
        if name in passed[-1] and not passed[-1].startswith("DIV"):
            return
    raise AssertionError(f"{name} is not among {passed}")


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_tab_goes_through_the_page_in_order_and_shows_where(visits, reader, size):
    page = visits.open(reader.url, size).page
    names = []
    for _ in range(13):
        page.keyboard.press("Tab")
        names.append(name_of_focus(page))
        assert page.evaluate(RING), f"{names[-1]} shows no focus"
    assert names[:8] == [f"A {tab}" for tab in TABS] + ["A Sources", "A Search", "SUMMARY More"]
    assert names[8] == "INPUT Top headlines"
    title = names[9].removeprefix("A ")
    assert names[10:12] == [f"A Read: {title}", f"BUTTON Save: {title}"]
    assert names[12].startswith("A ") and names[12] != names[9]
    page.keyboard.press("Shift+Tab")
    assert name_of_focus(page) == names[11]


def test_focus_is_never_hidden_below_bars(visits, reader):
    page = visits.open(reader.url, "phone").page
    tab_to_name(page, "Read:")
    for _ in range(4):
        page.keyboard.press("Tab")
        is_free = page.evaluate("""() => {
          const box = document.activeElement.getBoundingClientRect()
          const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
          return document.activeElement.contains(top)
        }""")
        assert is_free, name_of_focus(page)


def test_arrows_move_in_the_segmented_control(app):
    tab_to(app.segment("Top headlines"))
    app.page.keyboard.press("ArrowRight")
    expect(app.segment("Category")).to_be_checked()
    expect(app.page.get_by_role("combobox")).to_be_visible()
    expect(app.segment("Category")).to_be_focused()
    app.page.keyboard.press("ArrowLeft")
    expect(app.segment("Top headlines")).to_be_focused()
    expect(app.page.get_by_role("combobox")).to_have_count(0)


def test_a_search_and_its_end(app):
    tab_to(app.in_bar("Search"))
    app.page.keyboard.press("Enter")
    expect(app.field).to_be_focused()
    assert app.page.evaluate(RING)
    app.page.keyboard.type("council")
    expect(app.articles.first).to_be_visible()
    app.page.keyboard.press("Enter")
    expect(app.field).to_have_value("council")
    app.page.keyboard.press("Escape")
    expect(app.field).to_have_value("")


def test_tabs_and_pages_with_enter(app):
    tab_to(app.in_bar("Sources"))
    app.page.keyboard.press("Enter")
    expect(app.title).to_have_text("Sources")
    expect(app.source_links.first).to_be_visible()
    tab_to_name(app.page, "Prairie Courier")
    app.page.keyboard.press("Enter")
    expect(app.title).to_have_text("Prairie Courier")
    tab_to(app.in_bar("Sources"))
    app.page.keyboard.press("Enter")
    expect(app.title).to_have_text("Sources")


def test_a_movie_its_star_and_back(app):
    tab_to_name(app.page, "Movies")
    app.page.keyboard.press("Enter")
    expect(app.title).to_have_text("Movies")
    expect(app.rows.first).to_be_visible()
    name = app.rows.first.get_by_role("heading").inner_text()
    tab_to_name(app.page, name)
    app.page.keyboard.press("Enter")
    expect(app.title).to_have_text(name)
    expect(app.section("Cast")).to_be_visible()
    star = app.page.locator("main a[href*='/person/']").first.inner_text().split("\n")[0]
    tab_to_name(app.page, star)
    assert app.page.evaluate(RING)
    app.page.keyboard.press("Enter")
    expect(app.title).to_have_text(star)
    tab_to_name(app.page, name)
    app.page.keyboard.press("Enter")
    expect(app.title).to_have_text(name)


def test_a_thread_is_closed_and_opened(app):
    tab_to_name(app.page, "Hacker News")
    app.page.keyboard.press("Enter")
    expect(app.title).to_have_text("Hacker News")
    expect(app.threads.first).to_be_visible()
    tab_to_name(app.page, app.threads.first.get_by_role("heading").inner_text())
    app.page.keyboard.press("Enter")
    expect(app.title).to_have_text("Story")
    expect(app.button("Close this comment").first).to_be_visible()
    tab_to_name(app.page, "Close this comment")
    assert app.page.evaluate(RING)
    app.page.keyboard.press("Space")
    expect(app.button("Open this comment")).to_be_focused()
    app.page.keyboard.press("Enter")
    expect(app.button("Open this comment")).to_have_count(0)
    expect(app.button("Close this comment").first).to_be_focused()


def test_a_heart_and_a_thumb(app):
    tab_to_name(app.page, "Cats")
    app.page.keyboard.press("Enter")
    expect(app.hearts.first).to_be_visible()
    tab_to(app.hearts.first)
    assert app.page.evaluate(RING)
    app.page.keyboard.press("Space")
    expect(app.full_hearts).to_be_focused()
    app.page.keyboard.press("Shift+Tab")
    app.page.keyboard.press("Enter")
    expect(app.button("I like this cat")).to_be_visible()
    tab_to_name(app.page, "I like this cat")
    app.page.keyboard.press("Space")
    expect(app.button("I like this cat")).to_have_attribute("aria-pressed", "true")


def test_a_menu_by_letter(app):
    app.choose("Category")
    tab_to(app.page.get_by_role("combobox"))
    app.page.keyboard.type("Te")
    expect(app.page.get_by_role("combobox").locator("option:checked")).to_have_text("Technology")
    app.page.wait_for_url("**technology*")


def test_an_alert_holds_the_focus_and_gives_it_back(stand_ins, app):
    app.go_to("Cats")
    stand_ins.misbehave(status=503, path="/v1/favourites")
    heart = app.hearts.first
    tab_to(heart)
    app.page.keyboard.press("Enter")
    expect(app.alert).to_be_visible()
    for _ in range(3):
        assert app.page.evaluate("document.activeElement.closest('dialog') !== null || document.activeElement === document.body")
        app.page.keyboard.press("Tab")
    tab_to(app.alert.get_by_role("button"))
    app.page.keyboard.press("Enter")
    expect(app.alert).to_have_count(0)
    expect(heart).to_be_focused()


def test_a_search_that_failed_is_tried_again_by_keys(stand_ins, app):
    stand_ins.misbehave(path="/v2/everything", fault="quota")
    app.open_search()
    tab_to(app.field)
    app.page.keyboard.type("xyz")
    expect(app.button("Try again")).to_be_visible()
    tab_to_name(app.page, "Try again")
    stand_ins.behave()
    app.page.keyboard.press("Space")
    expect(app.page.get_by_text("No article matches “xyz”.")).to_be_visible()
