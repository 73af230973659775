"""Every screen, in all widths and both colour schemes: nothing that axe finds, and a picture for human eyes."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from screens import fits
from walks import SCREENS

AXE = Axe()


def findings(page, *rules: str) -> list[str]:
    """All of them, however small: best practices too. With rules only theirs."""
    options = {"runOnly": {"type": "rule", "values": rules}} if rules else None
    violations = AXE.run(page, options=options).response["violations"]
    return [
        f"{each['id']}: {node['html']} {node.get('failureSummary', '')}" for each in violations for node in each["nodes"]
    ]


def test_axe_finds_something_where_there_is_something(visits, reader):
    app = visits.open(reader.url)
    app.page.evaluate("document.querySelector('main').insertAdjacentHTML('beforeend', '<button></button>')")
    assert any(finding.startswith("button-name") for finding in findings(app.page))


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.__name__)
def test_no_finding(visits, reader, stand_ins, look, screen, photograph):
    app = visits.open(reader.url, *look)
    screen(app, stand_ins)
    app.settled()
    photograph(app.page, screen.__name__)
    assert findings(app.page) == []
    assert fits(app.page)
    app.page.emulate_media(color_scheme="light" if look[1] == "dark" else "dark")
    # The other scheme has other colours, and nothing else.
    assert findings(app.page, "color-contrast", "link-in-text-block") == []


def test_the_tree_of_a_screen_reader_makes_sense(app):
    tree = app.page.locator("body").aria_snapshot()
    for part in ("navigation", "banner", 'heading "News" [level=1]', "main", 'radiogroup "Articles"', "list", "listitem"):
        assert part in tree, tree
    first = app.articles.first.get_by_role("heading").inner_text()
    assert f'heading "{first}" [level=2]' in tree
    assert "Loading" not in tree, "pictures on their way are not read out"


def test_text_twice_as_large_still_fits(visits, reader):
    app = visits.open(reader.url, "phone")
    app.page.evaluate("document.documentElement.style.setProperty('font-size', '200%')")
    expect(app.articles.first).to_be_visible()
    assert fits(app.page)
    for name in ("Top headlines", "Category"):
        label = app.page.get_by_role("radiogroup").get_by_text(name, exact=True)
        assert label.evaluate("label => label.scrollWidth <= label.clientWidth"), f"{name} is cut off"
