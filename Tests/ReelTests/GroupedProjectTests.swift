import Foundation
import Testing

@testable import ReelKit

/// A project as they were in 2020: files are named one by one, in groups.
struct GroupedProjectTests {
  private let program: Program

  init() throws {
    program = try Fixture.program("Bücherei")
  }

  @Test func filesAreFoundWhereverGroupsPutThem() {
    let paths = program.modules[0].sources.map { $0.path(from: program.root) }
    #expect(
      paths.dropLast() == [
        "Bücherei/AppDelegate.swift", "Bücherei/SceneDelegate.swift", "Bücherei/Ansichten/Bücher Liste.swift",
        "Bücherei/Library.swift",
      ])
    #expect(
      program.modules[0].sources.last?.path == Fixture.projects.appendingPathComponent("Gemeinsam/Words.swift").path)
    #expect(program.modules[0].sources.filter { !$0.exists } == [])
  }

  @Test func resourcesLieWhereTheProgramLooks() {
    #expect(
      Set(program.resources.map(\.destination)) == [
        "Assets.xcassets", "books.json", "Notes", "de.lproj/Localizable.strings", "en.lproj/Localizable.strings",
        "de.lproj/Localizable.stringsdict", "en.lproj/Localizable.stringsdict",
      ])
  }

  @Test func aFrameworkOfTheProjectIsAModuleOfItsOwn() {
    #expect(program.modules.map(\.name) == ["Bucherei", "Regal"])
    #expect(program.modules[0].dependencies == ["Regal"])
    #expect(program.modules[1].sources.map(\.lastPathComponent) == ["Shelf.swift"])
  }

  @Test func testsAreNoPartOfTheProgram() {
    #expect(program.tests.map(\.name) == ["BuchereiTests"])
    #expect(!program.modules.flatMap(\.sources).contains { $0.lastPathComponent == "BüchereiTests.swift" })
  }

  @Test func whatIsLeftOutIsSaid() {
    #expect(program.notes.contains { $0.contains("storyboards") && $0.contains("LaunchScreen.storyboard") })
    #expect(program.notes.contains("Scripts of the project are not run: Lint."))
  }

  @Test func settingsComeFromTheTargetTheProjectAndItsFile() throws {
    let debug = program.modules[0].settings
    #expect(debug.languageMode == "5")
    #expect(debug.conditions == ["DEBUG", "LENDING"])
    let release = try Fixture.program("Bücherei", configuration: "Release")
    #expect(release.modules[0].settings.conditions == ["LENDING"])
  }

  @Test func theInfoPlistIsFilledIn() {
    #expect(program.info["CFBundleDisplayName"] as? String == "Bücherei am Markt")
    #expect(program.info["CFBundleIdentifier"] as? String == "org.example.B-cherei")
    #expect(program.info["CFBundleShortVersionString"] as? String == "2.1")
    #expect(program.info["CFBundleVersion"] as? String == "7")
    #expect(program.info["LibraryOpened"] as? String == "since 1909")
    let scenes = program.info["UIApplicationSceneManifest"] as? [String: Any]
    let configurations = scenes?["UISceneConfigurations"] as? [String: Any]
    let first = (configurations?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]])?.first
    #expect(first?["UISceneDelegateClassName"] as? String == "Bucherei.SceneDelegate")
  }
}
