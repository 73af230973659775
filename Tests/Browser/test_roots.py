"""Several views at the root of a window."""

from playwright.sync_api import expect

from gallery import gallery


def test_they_stand_one_below_the_other(visits):
    with gallery("roots") as server:
        page = visits.open(server.url).page
        expect(page.get_by_text("last", exact=True)).to_be_visible()
        first, last = (page.get_by_text(name, exact=True).bounding_box() for name in ("first", "last"))
        assert first["y"] < 100
        assert last["y"] + last["height"] > page.viewport_size["height"] - 100
