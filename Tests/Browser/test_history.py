"""Every place has an address, and Back, Forward and reload keep it."""

from playwright.sync_api import expect

from hands import pick, reach

# The list, or the page where the list is as high as all that is in it.
SCROLLED = """() => [...document.querySelectorAll("main, main ul")]
  .find(each => each.scrollHeight > each.clientHeight + 100 && getComputedStyle(each).overflowY === "auto")"""


def test_back_and_forward_go_through_tabs_and_pages(app):
    app.go_to("Sources")
    app.source_links.nth(2).click()
    expect(app.title).not_to_have_text("Sources")
    source = app.title.inner_text()

    app.page.go_back()
    expect(app.title).to_have_text("Sources")
    app.page.go_back()
    expect(app.title).to_have_text("News")
    expect(app.articles.first).to_be_visible()
    app.page.go_forward()
    expect(app.title).to_have_text("Sources")
    app.page.go_forward()
    expect(app.title).to_have_text(source)


def test_the_windows_title_follows(app):
    expect(app.page).to_have_title("News – Newsreel")
    app.go_to("Sources")
    expect(app.page).to_have_title("Sources – Newsreel")
    app.page.go_back()
    expect(app.page).to_have_title("News – Newsreel")


def test_reload_stays_where_it_was(app):
    app.search("council")
    expect(app.articles.first).to_be_visible()
    app.page.wait_for_url("**council*")
    app.page.reload()
    expect(app.title).to_have_text("Search")
    expect(app.field).to_have_value("council")
    expect(app.articles.first).to_be_visible()


def test_an_address_opened_afresh_is_the_same_screen(app, visits, reader):
    app.go_to("Sources")
    picker = app.page.get_by_role("combobox", name="Country")
    pick(picker, "Italy")
    expect(app.source_links.first).to_contain_text("Italy")
    app.source_links.nth(1).click()
    expect(app.page.get_by_role("link", name="Open the site")).to_be_visible()
    source = app.title.inner_text()
    app.page.wait_for_url("**/source/*")

    other = visits.open(app.page.url, "phone")
    expect(other.title).to_have_text(source)
    expect(other.tab("News")).to_have_attribute("aria-current", "page")
    other.in_bar("Sources").click()
    expect(other.title).to_have_text("Sources")
    expect(other.source_links.first).to_contain_text("Italy")


def test_leaving_for_an_article_and_coming_back(app):
    app.search("council")
    expect(app.articles.first).to_be_visible()
    app.page.wait_for_url("**council*")
    app.page.goto("about:blank")
    app.page.go_back()
    expect(app.field).to_have_value("council")
    expect(app.articles.first).to_be_visible()
    app.enter("harbour")
    app.page.wait_for_url("**harbour*")


def test_back_returns_to_where_the_list_was_scrolled(visits, reader):
    app = visits.open(reader.url, "phone").go_to("Sources")
    expect(app.source_links.nth(9)).to_be_attached()
    reach(app.source_links.nth(8))
    before = app.page.evaluate(f"({SCROLLED})().scrollTop")
    assert before > 100
    app.source_links.nth(6).click()
    expect(app.page.get_by_role("link", name="Open the site")).to_be_visible()
    app.page.go_back()
    expect(app.title).to_have_text("Sources")
    app.page.wait_for_function(f"before => ({SCROLLED})()?.scrollTop === before", arg=before)


def test_a_nonsense_address_is_the_start(visits, reader):
    app = visits.open(reader.url + "?tab-x=99&open-1=zz&%00=%ff&a[]=1&choice=<script>")
    expect(app.title).to_have_text("News")
    expect(app.articles.first).to_be_visible()
