"""Files that readers hand to programs and are given by them: `fileImporter`, `fileExporter`. Needs `make sdk`."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from programs import PROJECTS, Run

pytestmark = [pytest.mark.timeout(900), pytest.mark.xdist_group("reel")]


@pytest.fixture(scope="module")
def program(tmp_path_factory) -> Iterator[Run]:
    program = Run(PROJECTS / "Files", tmp_path_factory.mktemp("files"))
    yield program
    program.end()


def choose(page, name, files):
    with page.expect_file_chooser() as choice:
        page.get_by_role("button", name=name).click()
    choice.value.set_files(files)
    return choice.value


def test_a_text_is_handed_over(visits, program, tmp_path):
    page = visits.open(program.url).page
    text = tmp_path / "Größe & <b>.txt"
    text.write_text("grüß dich")
    chooser = choose(page, "Open a text", text)
    assert not chooser.is_multiple()
    assert chooser.element.get_attribute("accept") == ".txt,text/plain,.json,application/json"
    expect(page.get_by_text("Größe & <b>.txt: 11 bytes, grüß dich")).to_be_visible()
    expect(page.get_by_text("1 file", exact=True)).to_be_visible()


def test_several_files_and_an_empty_one(visits, program, tmp_path):
    page = visits.open(program.url).page
    sizes = {"empty.dat": 0, "small.bin": 40_001, "large.bin": 3_000_000}
    for name, size in sizes.items():
        (tmp_path / name).write_bytes(b"\xff" * size)
    chooser = choose(page, "Open files", [tmp_path / name for name in sizes])
    assert chooser.is_multiple()
    for name, size in sizes.items():
        expect(page.get_by_text(f"{name}: {size} bytes")).to_be_visible()
    expect(page.get_by_text("3 files", exact=True)).to_be_visible()


def test_a_file_of_another_type_or_too_large_fails(visits, program, tmp_path):
    page = visits.open(program.url).page
    (tmp_path / "picture.png").write_bytes(b"\x89PNG")
    choose(page, "Open a text", tmp_path / "picture.png")
    expect(page.get_by_text("failed", exact=True)).to_be_visible()
    with (tmp_path / "huge.bin").open("wb") as file:
        file.truncate(20_000_001)
    choose(page, "Open files", [tmp_path / "huge.bin"])
    expect(page.get_by_text("failed: ")).to_be_visible()


def test_who_chooses_nothing_is_told_of(visits, program):
    page = visits.open(program.url).page
    with page.expect_file_chooser() as choice:
        page.get_by_role("button", name="Open files").click()
    choice.value.element.evaluate("input => input.dispatchEvent(new Event('cancel'))")
    expect(page.get_by_text("nothing chosen")).to_be_visible()


def test_a_file_is_one_readers_own(visits, program, tmp_path):
    page, other = visits.open(program.url).page, visits.open(program.url).page
    (tmp_path / "own.txt").write_text("mine")
    choose(page, "Open a text", tmp_path / "own.txt")
    expect(page.get_by_text("own.txt: 4 bytes, mine")).to_be_visible()
    expect(other.get_by_text("0 files", exact=True)).to_be_visible()


def test_a_document_is_given(visits, program):
    page = visits.open(program.url).page
    with page.expect_download() as download:
        page.get_by_role("button", name="Save a text").click()
    assert download.value.suggested_filename == "Größe.txt"
    assert download.value.path().read_text() == "grüß dich"
    expect(page.get_by_text("Größe.txt: 11 bytes, grüß dich")).to_be_visible()


def test_a_folder_cannot_be_given(visits, program):
    page = visits.open(program.url).page
    page.get_by_role("button", name="Save a folder").click()
    expect(page.get_by_text("failed", exact=True)).to_be_visible()
