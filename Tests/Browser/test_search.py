"""Search reacts while the reader types."""

from playwright.sync_api import expect


def searches(newspaper) -> list[str]:
    return [address for address in newspaper.asked if "everything" in address]


def test_results_follow_the_typing(app):
    app.open_search()
    expect(app.page.get_by_text("Type at least three letters")).to_be_visible()
    app.type("th")
    expect(app.page.get_by_text("a search needs three letters")).to_be_visible()
    expect(app.articles).to_have_count(0)
    app.type("e")
    expect(app.articles.first).to_be_visible()
    app.enter("zzzzz")
    expect(app.page.get_by_text("No article matches “zzzzz”.")).to_be_visible()
    app.clear()
    expect(app.field).to_have_value("")
    expect(app.page.get_by_text("Type at least three letters")).to_be_visible()


def test_only_words_of_three_to_thirty_letters_are_asked_and_none_twice(newspaper, start, visits):
    newspaper.article("Found")
    app = visits.open(start(newspaper.url).url)
    app.search("ab")
    expect(app.page.get_by_text("a search needs three letters")).to_be_visible()
    app.paste("x" * 31)
    expect(app.page.get_by_text("thirty letters at most")).to_be_visible()
    assert searches(newspaper) == []
    app.enter("abc")
    expect(app.articles).to_have_count(1)
    app.type(" ").page.keyboard.press("Backspace")
    app.type("d")
    expect(app.page.get_by_text("Found", exact=True)).to_be_visible()
    app.page.wait_for_url("**abcd*")
    assert len([each for each in searches(newspaper) if "q=abc&" in each + "&"]) == 1


def test_fast_typing_is_one_question(newspaper, start, visits):
    newspaper.article("Found")
    app = visits.open(start(newspaper.url).url)
    app.open_search().type("lighthouses")
    assert newspaper.has_come("q=lighthouses")
    expect(app.articles).to_have_count(1)
    # One on most machines; whoever types slowly asks more often, but not with each of the nine letters after the second.
    assert len(searches(newspaper)) < 9


def test_an_old_answer_never_overwrites_a_newer_one(newspaper, start, visits):
    newspaper.held = "q=slow"
    newspaper.article("Found")
    app = visits.open(start(newspaper.url).url)
    app.search("slow")
    assert newspaper.has_come("q=slow")
    app.enter("quick")
    expect(app.articles).to_have_count(1)
    assert newspaper.was_cancelled("q=slow"), "the overtaken request was taken back"
    newspaper.gate.set()
    newspaper.article("Found more")
    app.type("er")
    expect(app.articles).to_have_count(2)


def test_older_results_are_dimmed_while_new_ones_come(newspaper, start, visits):
    newspaper.article("Found")
    app = visits.open(start(newspaper.url).url)
    app.search("quick")
    expect(app.articles).to_have_count(1)
    newspaper.held = "q=quicker"
    app.type("er")
    assert newspaper.has_come("q=quicker")
    expect(app.page.get_by_label("Loading")).to_be_visible()
    expect(app.articles).to_have_count(1)
    assert opacity(app.articles.first) == 0.5
    newspaper.gate.set()
    expect(app.page.get_by_label("Loading")).to_have_count(0)
    assert opacity(app.articles.first) == 1


def opacity(element) -> float:
    """How much is seen of an element, with all that it is in."""
    return element.evaluate(
        "e => { let seen = 1; for (; e; e = e.parentElement) seen *= getComputedStyle(e).opacity; return seen }")
