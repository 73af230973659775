"""Tags in lines by guides that count along: what one of them becomes moves the others."""

import pytest
from playwright.sync_api import expect

from gallery import gallery, named


@pytest.fixture(scope="module")
def server():
    with gallery("flow") as server:
        yield server


def in_lines(page) -> bool:
    """The boxes follow each other, line by line, and none lies over another."""
    boxes = [tag.bounding_box() for tag in named(page, "tag").all()]
    assert boxes
    for before, after in zip(boxes, boxes[1:]):
        beside = abs(after["y"] - before["y"]) < 2 and after["x"] >= before["x"] + before["width"]
        below = after["y"] >= before["y"] + before["height"] and after["x"] < 40
        if not (beside or below):
            return False
    return True


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_tags_follow_each_other_when_one_comes_or_goes(visits, server, size):
    page = visits.open(server.url, size).page
    for _ in range(5):
        page.get_by_role("button", name="Add").click()
        expect(page.get_by_role("button", name="Add")).to_be_visible()
        page.wait_for_timeout(600)
        assert in_lines(page)
    page.get_by_role("button", name="Drop the first").click()
    page.wait_for_timeout(600)
    assert in_lines(page)
