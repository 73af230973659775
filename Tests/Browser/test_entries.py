"""What programs put into menus is entries: toggles and choices with check marks, sections, groups, menus in menus."""

import pytest
from playwright.sync_api import expect

from gallery import gallery, named


@pytest.fixture(scope="module")
def server():
    with gallery("entries") as server:
        yield server


@pytest.fixture(params=["phone", "desktop"])
def page(request, visits, server):
    return visits.open(server.url, request.param).page


@pytest.fixture(params=["bar", "held"])
def menu(request, page):
    """Opens the menu and is its entries: that of the bar, or that of a row."""
    entries = page.locator("details.mn > .mp").first if request.param == "bar" else page.locator(".mp[popover]")

    def open_it():
        if request.param == "bar":
            page.locator("summary").first.click()
        else:
            page.get_by_text("Held down").click(button="right")
        expect(entries).to_be_visible()
        return entries

    return open_it


def marks(entries) -> list[str]:
    """The titles of the entries with a check mark."""
    return entries.locator("input:checked").evaluate_all(
        "all => all.filter((each) => each.checkVisibility()).map((each) => each.closest('.tg,label').innerText.trim())"
    )


def letters(locator) -> dict[str, float]:
    """Where the letters stand, without the space around them."""
    return locator.evaluate(
        "each => { const all = document.createRange(); all.selectNodeContents(each); return all.getBoundingClientRect() }"
    )


def test_a_toggle_is_an_entry_with_a_check_mark(page, menu):
    entries = menu()
    assert marks(entries) == ["Loud", "Date"]
    entries.get_by_label("Pinned").click()
    expect(entries).to_be_hidden()
    expect(named(page, "switches")).to_have_text("pinned: yes, loud: yes")
    entries = menu()
    assert marks(entries) == ["Pinned", "Loud", "Date"]
    assert not entries.get_by_role("switch").count()
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.locator(":focus").evaluate("each => each.labels?.[0]?.innerText ?? ''").strip() == "Loud":
            break
    page.keyboard.press("Space")
    expect(entries).to_be_hidden()
    expect(named(page, "switches")).to_have_text("pinned: yes, loud: no")


def test_choices_are_entries(page, menu):
    menu().get_by_label("Name").click()
    expect(named(page, "choices")).to_have_text("order: Name, size: Small, count: 0")
    entries = menu()
    assert marks(entries) == ["Loud", "Name"]
    # What is chosen already ends the menu too.
    entries.get_by_label("Name").click()
    expect(entries).to_be_hidden()


def test_a_menu_in_a_menu_opens_in_its_place_and_both_end(page, menu):
    entries = menu()
    entries.locator("summary").filter(has_text="Others").click()
    entries.get_by_role("button", name="Inner two").click()
    expect(entries).to_be_hidden()
    expect(named(page, "pressed")).to_have_text("pressed: Inner two")


def test_a_picker_with_a_menu_says_its_choice(page, menu):
    entries = menu()
    size = entries.locator("summary").filter(has_text="Size")
    expect(size).to_contain_text("Small")
    size.click()
    entries.get_by_label("Large").click()
    expect(entries).to_be_hidden()
    expect(named(page, "choices")).to_have_text("order: Date, size: Large, count: 0")
    expect(menu().locator("summary").filter(has_text="Size")).to_contain_text("Large")


def test_a_menu_stays_open_where_the_program_says_so(page, menu):
    entries = menu()
    for _ in range(3):
        entries.get_by_role("button", name="More of it").click()
    expect(named(page, "choices")).to_have_text("order: Date, size: Small, count: 3")
    expect(entries).to_be_visible()
    entries.get_by_role("button", name="Copy").click()
    expect(entries).to_be_hidden()
    expect(named(page, "pressed")).to_have_text("pressed: Copy")


def test_sections_are_apart_and_named(page, menu):
    entries = menu()
    group = entries.get_by_role("group", name="Order")
    expect(group.get_by_label("Date")).to_be_visible()
    expect(group.get_by_role("button", name="Delete")).to_have_count(0)


def test_titles_stand_below_each_other(page, menu):
    """Whether there is a check mark or a picture; the check mark is before the title, and all is in the menu."""
    entries = menu()
    box = entries.bounding_box()
    lefts = []
    for title in ("Loud", "Name", "Page", "Elsewhere", "Only read"):
        words = letters(entries.get_by_text(title, exact=True))
        assert box["x"] < words["x"] and words["x"] + words["width"] < box["x"] + box["width"]
        lefts.append(words["x"])
    assert max(lefts) - min(lefts) < 1
    groups = [entries.get_by_role("button", name=name).bounding_box() for name in ("Cut", "Copy", "Paste")]
    assert max(each["width"] for each in groups) - min(each["width"] for each in groups) < 1
    assert len({each["y"] for each in groups}) == 1


def test_a_page_of_an_entry_opens_and_the_menu_ends(page, menu):
    menu().get_by_role("link", name="Page").click()
    expect(page.get_by_text("The page of the entry")).to_be_visible()
    page.go_back()
    expect(page.get_by_text("Held down")).to_be_visible()
    expect(page.locator(".mp").first).to_be_hidden()
