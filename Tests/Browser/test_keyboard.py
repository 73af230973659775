"""Everything with the keyboard alone."""

import pytest
from playwright.sync_api import expect

# What the reader sees of the focus: an outline on the element, or on what stands for it.
RING = """() => {
  const element = document.activeElement
  const shown = [element, element.nextElementSibling].filter(Boolean)
  return shown.some((each) => {
    const style = getComputedStyle(each)
    return style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2
  })
}"""


def name_of_focus(page) -> str:
    return page.evaluate("""() => {
      const element = document.activeElement
      const label = element.labels?.[0]?.innerText ?? element.innerText
      return element.tagName + " " + (element.ariaLabel ?? label ?? "").trim().replaceAll("\\n", " ")
    }""")


def tab_to(page, name: str, limit: int = 20):
    passed = []
    for _ in range(limit):
        page.keyboard.press("Tab")
        passed.append(name_of_focus(page))
        if name in passed[-1]:
            return
    raise AssertionError(f"{name} is not among {passed}")


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_tab_goes_through_the_page_in_order_and_shows_where(visits, reader, size):
    page = visits.open(reader.url, size).page
    names = []
    for _ in range(5):
        page.keyboard.press("Tab")
        names.append(name_of_focus(page))
        assert page.evaluate(RING), f"{names[-1]} shows no focus"
    tabs = page.get_by_role("navigation").get_by_role("link").count()
    for _ in range(tabs - 2):
        page.keyboard.press("Tab")
        names.append(name_of_focus(page))
    assert names[0] == "A News" and names[tabs] == "INPUT Top headlines"
    assert names[tabs + 1].startswith("A Read:") and names[tabs + 2].startswith("A Read:")
    assert names[tabs + 1] != names[tabs + 2]
    page.keyboard.press("Shift+Tab")
    assert name_of_focus(page) == names[tabs + 1]


def test_focus_is_never_hidden_below_bars(visits, reader):
    page = visits.open(reader.url, "phone").page
    tab_to(page, "Read:")
    for _ in range(4):
        page.keyboard.press("Tab")
        is_free = page.evaluate("""() => {
          const box = document.activeElement.getBoundingClientRect()
          const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
          return document.activeElement.contains(top)
        }""")
        assert is_free, name_of_focus(page)


def test_arrows_move_in_the_segmented_control(app):
    app.segment("Top headlines").focus()
    app.page.keyboard.press("ArrowRight")
    expect(app.segment("Search")).to_be_checked()
    expect(app.segment("Search")).to_be_focused()
    expect(app.field).to_be_visible()
    app.page.keyboard.press("ArrowRight")
    expect(app.segment("Category")).to_be_checked()
    expect(app.page.get_by_role("combobox")).to_be_visible()
    expect(app.segment("Category")).to_be_focused()
    app.page.keyboard.press("ArrowLeft")
    expect(app.segment("Search")).to_be_focused()


def test_a_search_and_its_end(app):
    app.segment("Top headlines").focus()
    app.page.keyboard.press("ArrowRight")
    expect(app.field).to_be_visible()
    app.page.keyboard.press("Tab")
    expect(app.field).to_be_focused()
    assert app.page.evaluate(RING)
    app.page.keyboard.type("council")
    expect(app.articles.first).to_be_visible()
    app.page.keyboard.press("Enter")
    expect(app.field).to_have_value("council")
    app.page.keyboard.press("Tab")
    expect(app.button("Clear the search")).to_be_focused()
    app.page.keyboard.press("Space")
    expect(app.field).to_have_value("")


def test_tabs_and_pages_with_enter(app):
    app.sources_link.focus()
    app.page.keyboard.press("Enter")
    expect(app.title).to_have_text("Sources")
    expect(app.source_links.first).to_be_visible()
    tab_to(app.page, "Prairie Courier")
    app.page.keyboard.press("Enter")
    expect(app.title).to_have_text("Prairie Courier")
    back = app.page.get_by_role("banner").get_by_role("link", name="Sources")
    back.focus()
    app.page.keyboard.press("Enter")
    expect(app.title).to_have_text("Sources")


def test_a_menu_by_letter(app):
    app.choose("Category")
    app.page.get_by_role("combobox").focus()
    app.page.keyboard.type("Te")
    expect(app.page.get_by_role("combobox").locator("option:checked")).to_have_text("Technology")
    app.page.wait_for_url("**technology*")


def test_an_alert_holds_the_focus_and_gives_it_back(stand_ins, app):
    stand_ins.misbehave(path="/v2/everything", fault="quota")
    app.choose("Search")
    app.field.focus()
    app.page.keyboard.type("keyboard alert")
    expect(app.alert).to_be_visible()
    for _ in range(3):
        assert app.page.evaluate("document.activeElement.closest('dialog') !== null || document.activeElement === document.body")
        app.page.keyboard.press("Tab")
    app.alert.get_by_role("button").focus()
    app.page.keyboard.press("Enter")
    expect(app.alert).to_have_count(0)
    expect(app.field).to_be_focused()
    tab_to(app.page, "Try again")
    stand_ins.behave()
    app.page.keyboard.press("Space")
    expect(app.page.get_by_text("No article matches “keyboard alert”.")).to_be_visible()
