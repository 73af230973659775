"""The reader in the language of its visitor."""

import html
import re

import pytest
from playwright.sync_api import expect

from screens import fits

TABS = ["Новости", "Кино", "Hacker News", "Коты", "Сохранённое"]
RUSSIAN = {"locale": "ru-RU", "timezone_id": "Asia/Vladivostok"}


def test_russian_for_those_who_read_it(reader, visits):
    app = visits.open(reader.url, **RUSSIAN)
    assert app.page.locator("html").get_attribute("lang") == "ru"
    expect(app.page).to_have_title(re.compile("^Новости"))
    for name in ("Главное", "Рубрика"):
        expect(app.page.get_by_role("radio", name=name)).to_be_attached()
    expect(app.page.get_by_role("link", name=re.compile("^Читать:")).first).to_be_visible()


def read(app):
    """Opens an article; its page has the day and the hour."""
    app.articles_in("Читать").nth(3).get_by_role("heading").click()
    app.page.wait_for_url("**/article/**")


def test_dates_are_in_the_language_and_the_zone(reader, visits):
    app = visits.open(reader.url, **RUSSIAN)
    expect(app.page.get_by_text(re.compile(r" · (\d+ (минут|час|день|дн)\S* назад|только что)")).first).to_be_visible()
    read(app)
    months = "янв|февр|мар|апр|мая|июн|июл|авг|сент|окт|нояб|дек"
    expect(app.page.get_by_text(re.compile(rf"\d+ ({months})\.?\s\d{{4}}\sг\.")).first).to_be_visible()


def test_the_next_first_page_knows_the_zone(reader, visits):
    app = visits.open(reader.url, **RUSSIAN)
    app.page.wait_for_function("() => document.cookie.includes('zone=Asia%2FVladivostok')")
    read(app)
    page = html.unescape(app.page.reload().text())
    date = app.settled().page.get_by_text(re.compile(r"\d{4}\sг\.")).first
    assert date.inner_text() in page


def test_without_scripts_too(reader, visits):
    app = visits.open(reader.url, java_script_enabled=False, **RUSSIAN)
    expect(app.page.get_by_text("Главное").first).to_be_visible()


@pytest.mark.parametrize(("address", "title", "words"), [
    ("movies", "Кино", ["В прокате", "Жанры"]),
    ("stories", "Hacker News", ["Лучшее", "Поиск"]),
    ("cats", "Коты", ["Породы", "Избранное"]),
    ("saved", "Сохранённое", ["Настройки"]),
    ("saved/settings", "Настройки", ["Размер текста"]),
])
def test_every_section_speaks_russian(reader, visits, address, title, words):
    app = visits.open(reader.url + address, "phone", **RUSSIAN)
    expect(app.title).to_have_text(title)
    for word in words:
        # A label in a bar is an icon on a phone: the word is its name.
        said = app.page.get_by_text(word, exact=True).or_(app.page.get_by_role("img", name=word, exact=True))
        expect(said.locator("visible=true").first).to_be_visible()
    expect(app.page.get_by_role("navigation").get_by_role("link")).to_have_text(TABS)
    assert fits(app.page)


def test_english_for_everybody_else(reader, visits):
    app = visits.open(reader.url, locale="de-DE")
    assert app.page.locator("html").get_attribute("lang") == "en"
    expect(app.page).to_have_title(re.compile("^News"))


def test_addresses_are_the_same_in_all_languages(reader, visits):
    russian = visits.open(reader.url + "news/sources", **RUSSIAN)
    expect(russian.page).to_have_title(re.compile("^Источники"))
    # At first of the country that headlines come from.
    expect(russian.page.get_by_role("combobox").locator("option:checked")).to_have_text(re.compile("Россия"))
    english = visits.open(reader.url + "news/sources")
    expect(english.page).to_have_title(re.compile("^Sources"))


def test_errors_are_told_in_russian(reader, stand_ins, visits):
    stand_ins.misbehave(path="/v2/everything", fault="html")
    app = visits.open(reader.url, **RUSSIAN)
    app.in_bar("Поиск").click()
    expect(app.title).to_have_text("Поиск")
    app.enter("language of errors")
    expect(app.page.get_by_text("Новости не загрузились")).to_be_visible()
    expect(app.page.get_by_text("Ответ не удалось прочитать")).to_be_visible()
    expect(app.button("Попробовать ещё раз")).to_be_visible()
