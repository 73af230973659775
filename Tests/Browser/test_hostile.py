"""What a hostile publisher sends does no harm."""

import pytest
from playwright.sync_api import expect

EVIL = (
    "</script><script>window.harm = 1</script><img src=x onerror='window.harm = 2'>"
    "&lt;script&gt;window.harm = 5&lt;/script&gt;\"'><svg onload=window.harm=3> [link](javascript:alert(1)) **bold** {{7*7}} \u202e\u0000\ufeff"
)


def test_scripts_in_every_field_are_text(newspaper, start, visits):
    newspaper.article(
        EVIL, source={"id": EVIL, "name": EVIL}, author=EVIL, description=EVIL, content=EVIL, urlToImage=EVIL)
    newspaper.source(EVIL, id="evil", description=EVIL, category=EVIL, language=EVIL, country=EVIL)
    newspaper.source("Unspeakable", id=EVIL)
    reader = start(newspaper.url)
    app = visits.open(reader.url)
    expect(app.articles.get_by_role("heading")).to_contain_text("<script>window.harm = 5</script>")
    expect(app.articles.get_by_text("<img src=x onerror").first).to_be_visible()
    expect(app.articles.locator("script, svg[onload], strong, a[href^=javascript]")).to_have_count(0)
    app.search("<script>harm=4</script>")
    expect(app.articles.first).to_be_visible()
    app.page.reload()
    expect(app.articles.first).to_be_visible()
    app.go_to("Sources")
    expect(app.source_links.first).to_contain_text("<script>")
    app.source_links.first.click()
    expect(app.title).to_contain_text("<script>")
    app.page.reload()
    expect(app.title).to_contain_text("<script>")
    app.in_bar("Sources").click()
    expect(app.title).to_have_text("Sources")
    app.source_links.last.click()
    expect(app.title).to_have_text("Unspeakable")
    app.page.reload()
    expect(app.title).to_be_visible()
    assert app.page.evaluate("window.harm") is None
    assert reader.is_running


@pytest.mark.parametrize(
    "address", ["javascript:window.harm=1", "JaVaScRiPt://x/%0awindow.harm=1", " javascript:window.harm=1",
                "data:text/html,<script>alert(1)</script>", "vbscript:x", "file:///etc/passwd"])
def test_links_that_are_no_links(newspaper, start, visits, address):
    newspaper.article("Trap", url=address)
    newspaper.source("Trap", url=address)
    app = visits.open(start(newspaper.url).url)
    expect(app.page.get_by_role("heading", name="Trap")).to_be_visible()
    links = app.page.locator("a").evaluate_all("all => all.map(link => link.protocol)")
    assert set(links) <= {"http:", "https:"}
    read = app.page.locator("li").get_by_text("Read", exact=True)
    if read.count():
        read.first.click()
    assert app.page.evaluate("window.harm") is None
    assert len(app.page.context.pages) == 1


def test_a_picture_of_a_gigabyte_is_given_up(newspaper, start, visits):
    for number in range(3):
        newspaper.article(f"Heavy {number}", urlToImage=newspaper.picture(f"endless-{number}"))
    newspaper.article("Light", urlToImage=newspaper.picture("good"))
    reader = start(newspaper.url)
    before = reader.memory()
    app = visits.open(reader.url)
    expect(app.articles.nth(3).locator("img")).to_have_js_property("naturalWidth", 64)
    expect(app.page.locator("[data-id=loading]")).to_have_count(0)
    expect(app.articles.nth(0).locator("img")).to_have_count(0)
    assert reader.memory() - before < 200 << 20
    assert newspaper.bytes_sent < 200 << 20


def test_pictures_that_claim_to_be_gigantic(newspaper, start, visits):
    newspaper.article("Gigantic", urlToImage=newspaper.picture("gigantic"))
    newspaper.article("Good", urlToImage=newspaper.picture("good"))
    reader = start(newspaper.url)
    app = visits.open(reader.url)
    expect(app.articles.nth(1).locator("img")).to_have_js_property("naturalWidth", 64)
    expect(app.page.locator("[data-id=loading]")).to_have_count(0)
    assert reader.is_running and reader.memory() < 500 << 20


def test_nothing_on_this_machine_is_reached_through_a_picture(newspaper, start, visits):
    inside = type(newspaper)()
    newspaper.inside = inside.picture("good")
    newspaper.article("Redirected", urlToImage=newspaper.picture("redirect"))
    newspaper.article("Direct", urlToImage=inside.picture("good"))
    newspaper.article("By name", urlToImage=inside.picture("good").replace("127.0.0.1", "localhost"))
    newspaper.article("Shortened", urlToImage=inside.picture("good").replace("127.0.0.1", "127.1"))
    newspaper.article("Good", urlToImage=newspaper.picture("good"))
    app = visits.open(start(newspaper.url).url)
    expect(app.articles.nth(4).locator("img")).to_have_js_property("naturalWidth", 64)
    expect(app.page.locator("[data-id=loading]")).to_have_count(0)
    expect(app.articles.locator("img")).to_have_count(1)
    assert inside.asked == []
    inside.close()


def test_answers_that_are_not_what_they_should_be(newspaper, start, visits):
    reader = start(newspaper.url)
    newspaper.articles = [
        None, 7, "text", [], {}, {"title": {"a": 1}}, {"title": "Odd", "source": None, "publishedAt": "yesterday"},
        {"title": "x" * 100_000, "description": "y" * 100_000, "source": {}}]
    app = visits.open(reader.url)
    expect(app.title).to_have_text("News")
    expect(app.alert.or_(app.articles.first).or_(app.page.get_by_text("Try again")).first).to_be_attached()
    assert reader.is_running
