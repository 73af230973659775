"""When the service fails, the reader is told what it says, and goes on."""

import re

import pytest
from playwright.sync_api import expect

from hands import scroll_until

FAULTS = {
    "quota": ({"fault": "quota"}, "Too many requests. Developer accounts have 100 requests in 24 hours"),
    "server error": ({"status": 500}, "Something went wrong on our side"),
    "cut-off": ({"fault": "cutOff"}, r"\w+"),
    "no JSON": ({"fault": "html"}, r"\w+"),
    "no body": ({"fault": "empty"}, r"\w+"),
    "missing key": ({"fault": "missingKey", "key": "articles"}, "articles"),
    "wrong type": ({"fault": "wrongType", "key": "articles"}, "articles"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_an_error_speaks_and_the_next_attempt_works(stand_ins, app, name):
    order, message = FAULTS[name]
    stand_ins.misbehave(path="/v2/everything", **order)
    # All at once: what is typed with a pause is searched for twice, and fails twice.
    app.open_search().paste(f"the {name}"[:30].replace("-", " "))
    expect(app.failure).to_contain_text("The news did not arrive")
    expect(app.failure).to_contain_text(re.compile(message))
    for technical in ("NewsError", "FetchError", "Swift.", "nil", "Optional("):
        expect(app.failure).not_to_contain_text(technical)
    # It is read out: it comes into an element that was there and says what changes in it.
    expect(app.page.locator("[aria-live=polite]").filter(has_text="The news did not arrive")).to_be_visible()
    # It is said once.
    expect(app.alert).to_have_count(0)

    stand_ins.behave()
    app.button("Try again").click()
    expect(app.button("Try again")).to_have_count(0)
    app.enter("election")
    expect(app.articles.first).to_be_visible()


def test_a_wrong_key_is_said_in_the_services_words(start, stand_ins, visits):
    app = visits.open(start(stand_ins.url, NEWSAPI_KEY="invalid-1").url)
    expect(app.failure).to_contain_text("This API key is not known. Check it for typing errors.")
    app.button("Try again").click()
    expect(app.failure).to_contain_text("This API key is not known.")
    app.go_to("Sources")
    expect(app.failure).to_contain_text("This API key is not known.")


def test_a_service_that_is_not_there(start, newspaper, visits):
    newspaper.close()
    app = visits.open(start(newspaper.url).url)
    expect(app.failure).to_be_visible()


def test_an_error_while_more_is_loaded_takes_nothing_away(newspaper, start, visits):
    for number in range(20):
        newspaper.article(f"Article {number}")
    newspaper.total = 40
    newspaper.refused = "page=2"
    app = visits.open(start(newspaper.url).url)
    expect(app.articles.nth(19)).to_be_attached()
    scroll_until(app.alert)
    expect(app.alert).to_contain_text("The press is broken.")
    app.alert.get_by_role("button", name="OK").click()
    expect(app.alert).to_have_count(0)
    expect(app.articles.nth(19)).to_be_visible()
