"""The ways from the start to every screen of the reader, as a person goes them.

Each waits for what the screen before does not have: that one stays until the next is there."""

import re

from playwright.sync_api import expect


def headlines(app, stand_ins):
    expect(app.articles.first).to_be_visible()


def search_hint(app, stand_ins):
    app.open_search()
    expect(app.page.get_by_text("Type at least three letters")).to_be_visible()


def search_results(app, stand_ins):
    app.search("council")
    expect(app.found.first).to_be_visible()


def nothing_found(app, stand_ins):
    app.search("zzzzz")
    expect(app.page.get_by_text("No article matches")).to_be_visible()


def category(app, stand_ins):
    app.show("Category")
    expect(app.page.get_by_role("combobox")).to_be_visible()


def article(app, stand_ins):
    first = app.articles.first.get_by_role("heading").inner_text()
    app.page.get_by_role("link", name=first, exact=True).click()
    expect(app.title).to_have_text("Article")
    expect(app.section(first)).to_be_visible()


def sources(app, stand_ins):
    app.go_to("Sources")
    expect(app.source_links.first).to_be_visible()


def source(app, stand_ins):
    sources(app, stand_ins)
    app.source_links.first.click()
    expect(app.articles.first).to_be_visible()


def alert(app, stand_ins):
    cats(app, stand_ins)
    stand_ins.misbehave(status=503, path="/v1/favourites")
    app.hearts.first.click()
    expect(app.alert).to_be_visible()


def failure(app, stand_ins):
    stand_ins.misbehave(path="/v2/everything", fault="quota")
    # All at once: what is typed with a pause is searched for twice, and fails twice.
    app.open_search().paste("a failure")
    expect(app.button("Try again")).to_be_visible()


def movies(app, stand_ins):
    app.go_to("Movies")
    expect(app.rows.first).to_be_visible()


def movie(app, stand_ins):
    movies(app, stand_ins)
    app.rows.first.get_by_role("link").click()
    expect(app.section("Crew")).to_be_visible()


def person(app, stand_ins):
    movie(app, stand_ins)
    app.page.locator("main a[href*='/person/']").first.click()
    # The movie has headings too.
    app.page.wait_for_url("**/person/**")
    expect(app.section("Crew")).not_to_be_visible()
    # Who has played has "Acting" first; who is behind the camera has another part.
    expect(app.page.get_by_role("heading", level=2).first).to_be_visible()


def genres(app, stand_ins):
    movies(app, stand_ins)
    app.in_bar("Genres").click()
    expect(app.link("Western")).to_be_visible()


def movie_search(app, stand_ins):
    movies(app, stand_ins)
    app.in_bar("Search").click()
    app.enter("the")
    expect(app.rows.first).to_be_visible()


def stories(app, stand_ins):
    app.go_to("Hacker News").complete()


def story(app, stand_ins):
    stories(app, stand_ins)
    # Jobs have no comments.
    app.rows.filter(has_text=re.compile(r"\d\d comments")).first.get_by_role("link").click()
    expect(app.button("Close this comment").nth(3)).to_be_attached()
    app.button("Close this comment").nth(1).click()
    expect(app.button("Open this comment")).to_be_visible()


def user(app, stand_ins):
    story(app, stand_ins)
    app.page.locator("main a[href*='/user/']").nth(1).click()
    expect(app.page.get_by_text("points of karma")).to_be_visible()


def story_search(app, stand_ins):
    stories(app, stand_ins)
    app.in_bar("Search").click()
    app.enter("sqlite")
    expect(app.rows.first).to_be_visible()


def cats(app, stand_ins):
    app.go_to("Cats")
    expect(app.hearts.nth(5)).to_be_visible()


def cat(app, stand_ins):
    cats(app, stand_ins)
    app.page.locator("main a[href*='/cat/']").first.click()
    app.button("I like this cat").click()
    expect(app.button("I like this cat")).to_have_attribute("aria-pressed", "true")


def favourites(app, stand_ins):
    cats(app, stand_ins)
    app.hearts.first.click()
    app.link("Favourites").click()
    expect(app.title).to_have_text("Favourites")
    expect(app.full_hearts).to_have_count(1)


def breeds(app, stand_ins):
    cats(app, stand_ins)
    app.link("Breeds").click()
    expect(app.link("Bengal")).to_be_attached()


def breed(app, stand_ins):
    breeds(app, stand_ins)
    app.link("Abyssinian").click()
    expect(app.section("Cats of this breed")).to_be_attached()


def surprise(app, stand_ins):
    cats(app, stand_ins)
    app.link("Surprise me").click()
    app.button("Load").click()
    expect(app.page.get_by_text("Success")).to_be_visible()


def saved(app, stand_ins):
    app.articles.first.get_by_role("button", name="Save: ").click()
    app.go_to("Saved")
    expect(app.title).to_have_text("Saved")
    expect(app.page.get_by_role("button", name="Save: ", pressed=True)).to_have_count(1)


def settings(app, stand_ins):
    app.go_to("Saved")
    app.in_bar("Settings").click()
    expect(app.page.get_by_role("switch").first).to_be_visible()


def mutes(app, stand_ins):
    settings(app, stand_ins)
    app.link("Muted words and sites").click()
    app.enter("council")
    app.page.get_by_role("main").get_by_role("button", name="Mute", exact=True).click()
    expect(app.button("Show again: council")).to_be_visible()


SCREENS = [
    headlines, search_hint, search_results, nothing_found, category, article, sources, source, alert, failure, movies, movie,
    person, genres, movie_search, stories, story, user, story_search, cats, cat, favourites, breeds, breed, surprise,
    saved, settings, mutes]
