"""Pictures that filters of Core Image change. Needs `make sdk`."""

import pytest
from playwright.sync_api import expect

from gallery import named
from pixels import points
from programs import PROJECTS, Run

pytestmark = [pytest.mark.timeout(900), pytest.mark.xdist_group("reel")]

# Left and right above, left and right below.
CORNERS = [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)]
RED, BLUE, GREEN, YELLOW = [255, 0, 0], [0, 0, 255], [0, 160, 0], [255, 255, 0]


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    program = Run(PROJECTS / "Darkroom", tmp_path_factory.mktemp("darkroom"))
    yield program
    program.end()


@pytest.fixture
def show(visits, server):
    page = visits.open(server.url, "phone").page

    def show(name, *places):
        before = named(page, "picture").get_attribute("src")
        page.get_by_role("button", name=name, exact=True).click()
        expect(named(page, "title")).to_have_text(name)
        expect(named(page, "picture")).not_to_have_attribute("src", before)
        page.wait_for_function("() => document.querySelector('[data-id=picture]').complete")
        return [color[:3] for color in points(named(page, "picture"), *(places or CORNERS))]

    return show


def near(one, other, by=6):
    return all(abs(a - b) <= by for a, b in zip(one, other))


def test_colours_are_turned_round(show):
    assert all(map(near, show("Invert"), [[0, 255, 255], [255, 255, 0], [255, 95, 255], [0, 0, 255]]))


def test_only_brightness_is_left(show):
    assert all(max(color) - min(color) <= 3 for color in show("Mono"))


@pytest.mark.parametrize("name", ["Pixels", "Crystals"])
def test_cells_have_the_colours_in_their_middle(show, name):
    assert all(map(near, show(name), [RED, BLUE, GREEN, YELLOW]))


def test_soft_edges(show):
    edge, corner = show("Blur", (0.5, 0.25), (0.25, 0.25))
    assert edge[0] > 60 and edge[2] > 60 and corner[0] > 200


def test_corners_are_dark(show):
    corner, middle = show("Vignette", (0.02, 0.03), (0.45, 0.45))
    assert corner[0] < 120 and middle[0] > 200


def test_edges_alone(show):
    inside, edge = show("Edges", (0.25, 0.25), (0.5, 0.25))
    assert near(inside, [0, 0, 0]) and max(edge) > 60
