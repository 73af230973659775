"""What is on the reader's screens, named as a person would name it."""

import re

from playwright.sync_api import Locator, Page, expect

from hands import reach, write


def fits(page: Page) -> bool:
    """True where nothing sticks out sideways."""
    return page.evaluate("document.documentElement.scrollWidth <= innerWidth && document.body.scrollWidth <= innerWidth")


class App:
    """The reader in one page."""

    def __init__(self, page: Page):
        self.page = page

    @property
    def title(self) -> Locator:
        return self.page.get_by_role("heading", level=1)

    @property
    def articles(self) -> Locator:
        """The rows that are articles."""
        return self.articles_in("Read")

    def articles_in(self, read: str) -> Locator:
        """The same in a language, by its word for reading."""
        return self.page.get_by_role("listitem").filter(has=self.page.get_by_role("link", name=re.compile(f"^{read}")))

    @property
    def rows(self) -> Locator:
        """The rows that have a heading: articles, movies, stories, whatever is saved."""
        return self.page.get_by_role("listitem").filter(has=self.page.get_by_role("heading", level=2))

    @property
    def found(self) -> Locator:
        """The rows of the page itself, not of the column beside it."""
        return self.page.get_by_role("main").get_by_role("listitem").filter(has=self.page.get_by_role("heading", level=2))

    @property
    def threads(self) -> Locator:
        """The rows of stories that were commented on: jobs, which may stand anywhere in a list, have no comments."""
        return self.rows.filter(has_text=re.compile(r"[1-9]\d* comment"))

    @property
    def source_links(self) -> Locator:
        return self.page.get_by_role("listitem").get_by_role("link")

    @property
    def field(self) -> Locator:
        return self.page.get_by_role("searchbox").or_(self.page.get_by_role("textbox"))

    @property
    def notice(self) -> Locator:
        """What the page itself says, quietly, at its bottom."""
        return self.page.locator("#notice")

    @property
    def failure(self) -> Locator:
        """What stands in the place of a list that did not come."""
        return self.page.get_by_role("main").or_(self.page.get_by_role("region")).filter(has=self.button("Try again"))

    @property
    def alert(self) -> Locator:
        return self.page.get_by_role("alertdialog")

    def segment(self, name: str) -> Locator:
        return self.page.get_by_role("radio", name=name)

    def tab(self, name: str) -> Locator:
        return self.page.get_by_role("navigation").get_by_role("link", name=name, exact=True)

    @property
    def hearts(self) -> Locator:
        """Of cats, whether they are favourites or not."""
        return self.button("Favourite")

    @property
    def full_hearts(self) -> Locator:
        return self.page.get_by_role("button", name="Favourite", pressed=True)

    def section(self, name: str) -> Locator:
        """The heading of a part of a page, not that of a row in the column beside it."""
        return self.page.get_by_role("main").get_by_role("heading", level=2, name=name, exact=True)

    def link(self, name: str) -> Locator:
        return self.page.get_by_role("main").get_by_role("link", name=name)

    def in_bar(self, name: str) -> Locator:
        """A link in a bar at the top, of the page or of the column beside it: a way on or the way back."""
        return self.page.locator(".hd").get_by_role("link", name=name)

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name)

    def choose(self, segment: str) -> "App":
        self.page.locator("label", has=self.page.get_by_role("radio", name=segment)).click()
        expect(self.segment(segment)).to_be_checked()
        return self

    def show(self, segment: str) -> "App":
        """Chooses another list, and waits until it is there."""
        # The heading alone: the rest of a row may change by itself.
        first = self.complete().rows.first.get_by_role("heading")
        before = first.inner_text()
        self.choose(segment)
        expect(first).not_to_have_text(before, use_inner_text=True)
        return self.complete()

    def complete(self) -> "App":
        """Waits until no more rows come: some lists' come one by one, in any order, and push others down."""
        expect(self.rows.first).to_be_visible()
        headings = self.rows.get_by_role("heading")
        before, now = None, headings.all_inner_texts()
        while before != now:
            self.page.wait_for_timeout(300)
            before, now = now, headings.all_inner_texts()
        return self

    def settled(self) -> "App":
        """Waits until nothing moves and all pictures are there."""
        expect(self.page.locator("[data-w]")).to_have_count(0)
        self.page.wait_for_load_state("networkidle")
        return self

    def loaded(self, sight: Locator) -> "App":
        """Waits for what a page without scripts shows. A machine that is slow may answer before all has come: then a
        reader loads the page again."""
        if not sight.is_visible():
            self.page.reload()
        expect(sight).to_be_visible()
        return self

    def go_to(self, tab: str) -> "App":
        if tab == "Sources":
            self.tab("News").click()
            self.in_bar("Sources").click()
            expect(self.title).to_have_text("Sources")
            return self
        self.tab(tab).click()
        expect(self.tab(tab)).to_have_attribute("aria-current", "page")
        return self

    def scroll_to(self, index: int) -> "App":
        """Scrolls down until the article is there: rows are built as they come near."""
        while (count := self.articles.count()) <= index:
            reach(self.articles.last)
            expect(self.articles.nth(count)).to_be_attached()
        reach(self.articles.nth(index))
        return self

    def open_search(self) -> "App":
        """Goes to the search of the section, whose field has the focus then."""
        self.in_bar("Search").click()
        expect(self.title).to_have_text("Search")
        return self

    def search(self, words: str) -> "App":
        self.open_search()
        return self.enter(words)

    def enter(self, words: str) -> "App":
        """Types over what is in the field."""
        write(self.field, words)
        return self

    def clear(self) -> "App":
        """Deletes what is in the field."""
        write(self.field, "")
        self.page.keyboard.press("Delete")
        expect(self.field).to_have_value("")
        return self

    def paste(self, words: str) -> "App":
        """Puts all words into the field at once, over what is in it."""
        write(self.field, "")
        self.page.keyboard.insert_text(words)
        return self

    def type(self, words: str, delay: float = 0) -> "App":
        """Goes on typing in the field, or begins to."""
        if not self.field.evaluate("field => field === document.activeElement"):
            self.field.click()
        self.page.keyboard.type(words, delay=delay)
        return self
