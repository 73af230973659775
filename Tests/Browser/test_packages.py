"""Packages of a git repository that know nothing of Newsreel: of an Xcode project and of a plain package. Needs `make sdk`."""

import shutil
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import expect

from programs import PROJECTS, Run

pytestmark = [pytest.mark.timeout(600), pytest.mark.xdist_group("reel")]


@pytest.fixture(scope="module")
def repository(tmp_path_factory) -> str:
    """A repository of the package `PlantKit`, which imports SwiftUI, Combine and UIKit and depends on nothing."""
    folder = tmp_path_factory.mktemp("elsewhere") / "PlantKit"
    shutil.copytree(PROJECTS / "Garden/Packages/PlantKit", folder)
    for words in [["init", "-q", "-b", "main"], ["add", "."], ["commit", "-q", "-m", "Plants"], ["tag", "1.2.0"]]:
        subprocess.run(["git", "-c", "user.name=a", "-c", "user.email=a@example.com", *words], cwd=folder, check=True)
    return folder.as_uri()


@pytest.fixture(scope="module")
def cache(tmp_path_factory) -> Path:
    return tmp_path_factory.mktemp("reel")


def test_an_xcode_project_has_a_remote_package(visits, repository, cache, tmp_path):
    project = tmp_path / "Garden"
    shutil.copytree(PROJECTS / "Garden", project)
    shutil.rmtree(project / "Packages")
    description = project / "Garden.xcodeproj/project.pbxproj"
    text = description.read_text()
    for old, new in [
        ("isa = XCLocalSwiftPackageReference;\n\t\t\trelativePath = Packages/PlantKit;",
         f'isa = XCRemoteSwiftPackageReference;\n\t\t\trepositoryURL = "{repository}";\n'
         "\t\t\trequirement = {\n\t\t\t\tkind = upToNextMajorVersion;\n\t\t\t\tminimumVersion = 1.0.0;\n\t\t\t};"),
        ("isa = XCSwiftPackageProductDependency;",
         "isa = XCSwiftPackageProductDependency;\n\t\t\tpackage = AB0000000000000000000003;"),
    ]:
        assert old in text
        text = text.replace(old, new)
    description.write_text(text)
    program = Run(project, cache)
    try:
        page = visits.open(program.url).page
        expect(page.get_by_text("ready after 70 days")).to_be_visible()
    finally:
        program.end()


def test_a_plain_package_has_it_too(visits, repository, cache, tmp_path):
    package = tmp_path / "Plain"
    (package / "Sources/Plain").mkdir(parents=True)
    (package / "Package.swift").write_text(f"""// swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
          name: "Plain", dependencies: [.package(url: "{repository}", from: "1.0.0")],
          targets: [.executableTarget(name: "Plain", dependencies: [.product(name: "PlantKit", package: "PlantKit")])])
        """)
    (package / "Sources/Plain/Plain.swift").write_text("""
        import PlantKit
        import SwiftUI

        @main struct Plain: App {
          var body: some Scene { WindowGroup { PlantRow(plant: Plant(name: "Dill", days: 12)) } }
        }
        """)
    program = Run(package, cache)
    try:
        page = visits.open(program.url).page
        expect(page.get_by_text("ready after 12 days")).to_be_visible()
    finally:
        program.end()


def test_a_plain_package_does_without_what_does_not_build(visits, cache, tmp_path):
    broken, program = tmp_path / "Broken", tmp_path / "Without"
    for folder, text in [(broken / "Sources/Broken", "import Darwin\n"),
                         (program / "Sources/Without", "import Broken\nimport SwiftUI\n\n@main struct Without: App {\n"
                          '  var body: some Scene { WindowGroup { Text("It does without") } }\n}\n')]:
        folder.mkdir(parents=True)
        (folder / "File.swift").write_text(text)
    (broken / "Package.swift").write_text("""// swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
          name: "Broken", products: [.library(name: "Broken", targets: ["Broken"])], targets: [.target(name: "Broken")])
        """)
    (program / "Package.swift").write_text("""// swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
          name: "Without", dependencies: [.package(path: "../Broken")],
          targets: [.executableTarget(name: "Without", dependencies: [.product(name: "Broken", package: "Broken")])])
        """)
    run = Run(program, cache, "--without", "Broken")
    try:
        expect(visits.open(run.url).page.get_by_text("It does without")).to_be_visible()
    finally:
        run.end()
