"""Two servers, with nothing in common but a secret and a PostgreSQL database."""

import os

import pytest
from playwright.sync_api import expect

from screens import App
from servers import Reader, StandIns, free_port

DATABASE = os.environ.get("NEWSREEL_TEST_POSTGRES")
pytestmark = pytest.mark.skipif(not DATABASE, reason="make test-postgres starts a server")


@pytest.fixture
def servers():
    stand_ins = StandIns()
    servers = [Reader(stand_ins.url, data=DATABASE, NEWSREEL_SECRET="shared") for _ in range(2)]
    yield servers
    for each in [*servers, stand_ins]:
        each.end()


def move(context, one: Reader, other: Reader):
    """Makes the browser the same visitor of both: they are told apart by port, where machines have names."""
    cookies = {cookie["name"]: cookie for cookie in context.cookies()}
    cookie = cookies[f"visitor-{one.port}"]
    context.add_cookies([{"name": f"visitor-{other.port}", "value": cookie["value"], "url": other.url}])


def test_what_is_kept_on_one_machine_is_there_on_the_other_at_once(servers, browser):
    # Both pages stay open meanwhile.
    context = browser.new_context()
    first, second = App(context.new_page()), App(context.new_page())
    first.page.goto(servers[0].url)
    move(context, *servers)
    second.page.goto(servers[1].url + "saved")
    expect(second.page.get_by_text("Nothing saved yet")).to_be_visible()
    title = first.articles.first.get_by_role("heading").inner_text()
    first.articles.first.get_by_role("button", name="Save: ").click()
    # A change is shown before it is written; a page of the same machine that shows it anew has waited for that.
    first.page.reload()
    expect(first.articles.first.get_by_role("button", name="Save: ", pressed=True)).to_be_visible()
    second.page.reload()
    expect(second.page.get_by_role("link", name=title).first).to_be_visible()
    second.page.get_by_role("button", name="Save: ", pressed=True).first.click()
    second.page.reload()
    expect(second.page.get_by_text("Nothing saved yet")).to_be_visible()
    first.page.reload()
    expect(first.articles.first.get_by_role("button", name="Save: ")).to_be_visible()
    context.close()


def test_settings_are_shared_and_a_stranger_has_none_of_them(servers, browser):
    context = browser.new_context()
    page = App(context.new_page())
    page.page.goto(servers[0].url + "saved/settings")
    page.page.get_by_role("switch", name="Cats").uncheck()
    expect(page.tab("Cats")).to_have_count(0)
    move(context, *servers)
    page.page.goto(servers[1].url)
    expect(page.articles.first).to_be_visible()
    expect(page.tab("Cats")).to_have_count(0)
    stranger = App(browser.new_context().new_page())
    stranger.page.goto(servers[1].url)
    expect(stranger.tab("Cats")).to_be_visible()
    stranger.page.context.close()
    context.close()


def test_a_database_that_is_away_is_told_once_and_the_reader_works(browser):
    stand_ins = StandIns()
    reader = Reader(stand_ins.url, data=f"postgres://nobody@127.0.0.1:{free_port()}/x")
    page = App(browser.new_context().new_page())
    page.page.goto(reader.url)
    expect(page.articles.first).to_be_visible()
    page.page.context.close()
    for each in [reader, stand_ins]:
        each.end()
    told = [line for line in reader.output if "127.0.0.1" in line and "refused" in line]
    assert len(told) == 1


def test_machines_keep_within_one_allowance_together(browser):
    stand_ins = StandIns()
    allowance = {"NEWSAPI_ALLOWANCE": "3/day", "NEWSAPI_KEY": f"key-{os.getpid()}"}
    one, other = (Reader(stand_ins.url, data=DATABASE, **allowance) for _ in range(2))
    alone = Reader(stand_ins.url, **allowance)
    page = browser.new_context().new_page()
    refused = page.get_by_text("The requests allowed for this service are used up; try again in 24 hours.")
    arrived = page.get_by_role("link", name="Read: ").first
    page.goto(one.url + "news/business")
    expect(arrived).to_be_visible()
    page.goto(one.url + "news/health")
    page.goto(one.url + "news/science")
    expect(refused).to_be_visible()
    # The other one has asked for nothing yet.
    page.goto(other.url + "news/sports")
    expect(refused).to_be_visible()
    page.goto(alone.url + "news/sports")
    expect(arrived).to_be_visible()
    page.context.close()
    for each in [one, other, alone, stand_ins]:
        each.end()
