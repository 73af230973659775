"""`reel` with projects as they are: runs them untouched, tests, deploys and examines them. Needs `make sdk`."""

import os
import shutil
import subprocess
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import expect

from hands import write
from programs import PROJECTS, REEL, Run
from servers import ROOT, Process, free_port

# Builds take longer than pages, and one worker does them all.
pytestmark = [pytest.mark.timeout(900), pytest.mark.xdist_group("reel")]

@pytest.fixture(scope="module")
def cache(tmp_path_factory) -> Path:
    return tmp_path_factory.mktemp("reel")


@pytest.fixture(scope="module")
def library(cache: Path) -> Iterator[Run]:
    program = Run(PROJECTS / "Bücherei", cache)
    yield program
    program.end()


@pytest.fixture(scope="module")
def garden(cache: Path) -> Iterator[Run]:
    program = Run(PROJECTS / "Garden", cache)
    yield program
    program.end()


def reel(*words: str, cache: Path, cwd: Path = ROOT) -> subprocess.CompletedProcess:
    environment = os.environ | {"XDG_CACHE_HOME": str(cache)}
    return subprocess.run(
        [REEL, *words], cwd=cwd, env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=300
    )


def test_a_project_of_2020_runs_untouched(visits, library):
    page = visits.open(library.url, locale="de-DE").page
    expect(page).to_have_title("Die Bücherei – Bücherei am Markt")
    expect(page.get_by_role("heading", name="Die Bücherei")).to_be_visible()
    expect(page.get_by_text("2 Bücher", exact=True)).to_be_visible()
    expect(page.get_by_text("since 1909 · 2.1 · open until six · lends", exact=True)).to_be_visible()
    # A colour in a group of the catalogue.
    expect(page.get_by_text("Welcome to Bücherei am Markt")).to_have_css("color", "rgb(123, 81, 62)")
    write(page.get_by_role("textbox", name="Titel"), "rain")
    expect(page.get_by_text("1 Buch", exact=True)).to_be_visible()
    expect(page.get_by_text("A Field Guide to Rain, shelf A")).to_be_visible()
    page.get_by_role("button", name="Fertig").click()
    expect(page.get_by_role("textbox", name="Titel")).not_to_be_focused()


def test_another_reader_has_another_language(visits, library):
    page = visits.open(library.url).page
    expect(page.get_by_role("heading", name="The library")).to_be_visible()
    expect(page.get_by_text("2 books", exact=True)).to_be_visible()


def test_a_project_of_2025_runs_untouched(visits, garden):
    page = visits.open(garden.url, locale="de-DE").page
    expect(page).to_have_title("Garten – Mein Garten")
    expect(page.get_by_text("2 Pflanzen", exact=True)).to_be_visible()
    expect(page.get_by_text("ready after 70 days")).to_be_visible()
    expect(page.get_by_text("spring: carrots, dill, patience")).to_be_visible()
    expect(page.get_by_text("Flowers")).to_have_css("color", "rgb(47, 143, 74)")
    write(page.get_by_role("textbox", name="Name"), "Salbei")
    page.get_by_role("button", name="Säen").click()
    expect(page.get_by_text("3 Pflanzen", exact=True)).to_be_visible()
    expect(page.get_by_text("water it", exact=True)).to_be_visible()
    # The name is one of the texts that are in the reader's language.
    expect(visits.open(garden.url).page).to_have_title("Garden – My Garden")
    icon = page.request.get(f"{garden.url}favicon.ico")
    assert icon.ok and "2f8f4a" in icon.text()


@pytest.fixture(scope="module")
def shop(cache: Path) -> Iterator[Run]:
    # A workspace of two projects and a package; the scheme is called otherwise than the target and the product.
    program = Run(PROJECTS / "Laden Süd", cache, "--target", "Markt")
    yield program
    program.end()


def test_a_workspace_of_other_shapes_runs_untouched(visits, shop):
    page = visits.open(shop.url).page
    expect(page.get_by_role("heading", name="Laden am Südtor (Debug)")).to_be_visible()
    # The program's own accent colour is the tint of all of it.
    button = page.get_by_role("button", name="Buy")
    expect(button).to_have_css("color", "rgb(192, 64, 0)")
    expect(page.get_by_text("2 visits by phone", exact=True)).to_be_visible()
    button.click()
    expect(page.get_by_text("3 visits by phone", exact=True)).to_be_visible()
    for words in ["Tap here", "Kasse offen", "Mehl und Salz", "Mehl 2, Salz 1", "2 ways up", "counted 42"]:
        expect(page.get_by_text(words, exact=True)).to_be_visible()
    # What the manifest of a package does not name, and Xcode takes.
    expect(page.get_by_text("Burnt brick", exact=True)).to_have_css("color", "rgb(153, 51, 26)")
    for name, width in [("zeichen", 90), ("Nacht/mond", 40), ("picture by name", 90)]:
        picture = page.get_by_role("img", name=name, exact=True).first
        assert picture.evaluate("node => node.decode().then(() => node.naturalWidth)") == width, name
    dark = visits.open(shop.url, scheme="dark").page
    expect(dark.get_by_role("button", name="Buy")).to_have_css("color", "rgb(255, 144, 80)")
    moon = dark.get_by_role("img", name="Nacht/mond", exact=True).first
    dark.wait_for_function("node => node.complete && node.naturalWidth == 44", arg=moon.element_handle())


def test_nothing_is_written_into_a_project(library, garden):
    written = [path for path in PROJECTS.rglob("*") if path.name in (".build", ".swiftpm", "Package.resolved")]
    assert written == []


def test_what_is_saved_is_seen(visits, cache, tmp_path):
    project = tmp_path / "Garden"
    shutil.copytree(PROJECTS / "Garden", project)
    view, soup = project / "Garden/Views/Bed List.swift", project / "Garden/Recipes/soup.txt"
    # Pages lose their servers.
    visits.allow("WebSocket")
    port = free_port()
    program = Process("dev", str(project), "--port", str(port), "--data", str(tmp_path / "data"), binary=REEL,
                      XDG_CACHE_HOME=str(cache))
    try:
        program.wait_for(r"Serving at", seconds=300)
        page = visits.open(f"http://127.0.0.1:{port}/").page
        field = page.get_by_role("textbox", name="Name")
        write(field, "Salbei")
        # Code: the page shows it, with what was typed.
        text = view.read_text()
        view.write_text(text.replace('Section("New")', 'Section("Newest")'))
        expect(page.get_by_text("Newest", exact=True)).to_be_visible(timeout=60_000)
        expect(field).to_have_value("Salbei")
        # A resource: no build is needed.
        soup.write_text("carrots, dill, hope\n")
        expect(page.get_by_text("spring: carrots, dill, hope")).to_be_visible(timeout=20_000)
        expect(field).to_have_value("Salbei")
        # A mistake: it is told over the page, which goes on.
        view.write_text(text.replace("beds.sow(name)", "beds.sow(nobody)"))
        problem = page.get_by_role("group", name="Build failed")
        expect(problem.get_by_text("There is no nobody here")).to_be_visible(timeout=60_000)
        line = next(n for n, said in enumerate(text.splitlines(), 1) if "beds.sow(name)" in said)
        expect(problem.get_by_text(f"Garden/Views/Bed List.swift:{line}")).to_be_visible()
        write(field, "Minze")
        page.get_by_role("button", name="Sow").click()
        expect(page.get_by_text("3 plants", exact=True)).to_be_visible()
        # It is mended, and nothing is said any more.
        view.write_text(text.replace('Section("New")', 'Section("Young")'))
        expect(page.get_by_text("Young", exact=True)).to_be_visible(timeout=60_000)
        expect(problem).to_have_count(0)
    finally:
        program.end()


class Elsewhere(BaseHTTPRequestHandler):
    """Another site: a page with a script of its own, which would lead the page around it away."""

    def do_GET(self):
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(b"<p>A page about beetroot</p><script>try { top.location = 'about:blank' } catch {}</script>")

    def log_message(self, *arguments):
        pass


def test_a_page_from_elsewhere_lies_in_the_program(visits, cache, tmp_path):
    site = ThreadingHTTPServer(("127.0.0.1", 0), Elsewhere)
    threading.Thread(target=site.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{site.server_port}/"
    # The browser says that the frame tried.
    visits.allow("beetroot|sandbox|navigate|navigation")
    source = tmp_path / "Browser.swift"
    source.write_text(f"""
        import SwiftUI
        import WebKit
        import os.log

        struct Site: UIViewRepresentable {{
          func makeUIView(context: Context) -> WKWebView {{ WKWebView() }}
          func updateUIView(_ view: WKWebView, context: Context) {{
            os_log("shown")
            view.load(URLRequest(url: URL(string: "{address}")!))
          }}
        }}

        @main struct Browser: App {{
          @State private var page = WebPage()
          var body: some Scene {{
            WindowGroup {{
              VStack {{
                Text("Around")
                Site()
                WebView(page)
                Button("Write") {{ page.load(html: "<p>A page about <b>dill</b></p>") }}
              }}
            }}
          }}
        }}
        """)
    program = Run(source, cache)
    try:
        page = visits.open(program.url).page
        expect(page.frame_locator("iframe").first.get_by_text("A page about beetroot")).to_be_visible()
        page.get_by_role("button", name="Write").click()
        expect(page.frame_locator("iframe").nth(1).get_by_text("A page about dill")).to_be_visible()
        expect(page.get_by_text("Around")).to_be_visible()
        # Both have a place of their own.
        boxes = [frame.bounding_box() for frame in page.locator("iframe").all()]
        assert all(box["height"] > 100 and box["width"] > 900 for box in boxes), boxes
    finally:
        program.end()
        site.shutdown()


def test_previews_are_pages(visits, cache, tmp_path):
    port = free_port()
    program = Process("previews", str(PROJECTS / "Garden"), "--port", str(port), "--data", str(tmp_path), binary=REEL,
                      XDG_CACHE_HOME=str(cache))
    visits.allow("WebSocket")
    try:
        program.wait_for(r"Serving at", seconds=300)
        page = visits.open(f"http://127.0.0.1:{port}/").page
        page.get_by_role("link", name="Bed List").first.click()
        expect(page.get_by_text("390 · light")).to_be_visible()
        expect(page.get_by_text("768 · dark")).to_be_attached()
        # Four of the view, each with a state of its own.
        fields = page.get_by_role("textbox", name="Name")
        expect(fields).to_have_count(4)
        write(fields.first, "Salbei")
        expect(page.get_by_role("button", name="Sow").first).to_be_enabled()
        expect(page.get_by_role("button", name="Sow").nth(1)).to_be_disabled()
        page.goto(f"http://127.0.0.1:{port}/")
        page.get_by_role("link", name="Turned").click()
        expect(page.get_by_text("844 · light")).to_be_visible()
        expect(page.get_by_text("390 · light")).not_to_be_attached()
        page.goto(f"http://127.0.0.1:{port}/")
        page.get_by_role("link", name="Alone").click()
        expect(page.get_by_text("its size · dark")).to_be_visible()
        expect(page.get_by_text("rows of beds")).to_have_count(2)
    finally:
        program.end()


def test_a_programs_own_tests_run(cache, library, garden):
    for project, test in [("Garden", "whatIsSownIsShown"), ("Bücherei", "testBooksAreRead")]:
        answer = reel("test", str(PROJECTS / project), cache=cache)
        assert answer.returncode == 0, answer.stdout
        assert test in answer.stdout and "passed" in answer.stdout


def test_what_is_deployed_runs_by_itself(visits, cache, tmp_path):
    answer = reel("build", str(PROJECTS / "Garden"), "--output", str(tmp_path / "garden"), cache=cache)
    assert answer.returncode == 0, answer.stdout
    links = [path for path in (tmp_path / "garden").rglob("*") if path.is_symlink()]
    assert links == []
    # The page is still open when the program is ended.
    visits.allow("WebSocket")
    program = Process("--port", "0", "--data", str(tmp_path / "data"), binary=tmp_path / "garden/run.sh")
    try:
        page = visits.open(program.wait_for(r"Serving at (http\S+)")[1]).page
        expect(page.get_by_text("2 plants", exact=True)).to_be_visible()
        loaded = Path(f"/proc/{program.process.pid}/maps").read_text()
        ours = {line.split()[-1] for line in loaded.splitlines() if "libswift" in line or "libNewsreel" in line}
        assert ours and all(path.startswith(str(tmp_path)) for path in ours), ours
    finally:
        program.end()


def test_a_new_project_passes_its_test(cache, tmp_path):
    assert reel("new", "Hiking", cache=cache, cwd=tmp_path).returncode == 0
    answer = reel("test", "Hiking", cache=cache, cwd=tmp_path)
    assert answer.returncode == 0, answer.stdout
    assert "aNameIsGreeted() passed" in answer.stdout


def test_what_is_missing_is_said_in_short(cache, tmp_path):
    program = tmp_path / "Atlas.swift"
    program.write_text(
        "import ARKit\nimport SwiftUI\n\n@main struct Atlas: App {\n"
        "  func picture() { _ = ShaderLibrary.wave }\n"
        "  var body: some Scene { WindowGroup { Text(UIPrintInteractionController.self) } }\n}\n")
    report = reel("doctor", str(program), cache=cache)
    assert report.returncode == 1
    assert "Atlas: 0 of 1 files should compile (0 %)." in report.stdout
    for line in ["  ARKit: ", "    Atlas.swift:1", "  UIPrintInteractionController: ", "  ShaderLibrary: there is no Metal in a browser"]:
        assert line in report.stdout, report.stdout
    answer = reel("run", str(program), cache=cache)
    assert answer.returncode == 1
    assert "There is no module ARKit here\n    first in Atlas.swift:1" in answer.stdout
    assert len(answer.stdout.splitlines()) < 15
    assert "There is no UIPrintInteractionController here" in reel("run", str(program), "--without", "ARKit", cache=cache).stdout
