import Foundation
import Testing

@testable import ReelKit

/// A project as they are since Xcode 16: folders whose files are not named, with exceptions.
struct SynchronizedProjectTests {
  private let program: Program

  init() throws {
    program = try Fixture.program("Garden")
  }

  @Test func exceptionsAreNoPartOfTheProgram() {
    let paths = program.modules[0].sources.map { $0.path(from: program.root) }
    #expect(paths == ["Garden/Beds.swift", "Garden/GardenApp.swift", "Garden/Views/Bed List.swift"])
  }

  @Test func resourcesAreWhatIsNoSource() {
    let places = Set(program.resources.map(\.destination))
    #expect(places.isSuperset(of: ["Assets.xcassets", "Localizable.xcstrings", "seeds.json", "Recipes"]))
    #expect(!places.contains("Info.plist"))
    #expect(!places.contains("soup.txt"))
  }

  @Test func aFileIsLentToAnotherTarget() throws {
    let files = TargetFiles(try Fixture.target("Garden", "GardenTests"), without: BuildSettings(builtIn: [:]))
    #expect(files.sources.map(\.lastPathComponent) == ["GardenTests.swift"])
    #expect(files.resources.map(\.destination) == ["seeds.json"])
  }

  @Test func settingsOfNewProjectsAreKnown() {
    let settings = program.modules[0].settings
    #expect(settings.isMainActorByDefault)
    #expect(settings.features.contains("NonisolatedNonsendingByDefault"))
    #expect(settings.features.contains("MemberImportVisibility"))
    #expect(settings.conditions == ["DEBUG"])
  }

  @Test func theInfoPlistIsGenerated() {
    #expect(program.info["CFBundleDisplayName"] as? String == "Mein Garten")
    #expect(program.info["CFBundleIdentifier"] as? String == "org.example.Garden")
    #expect(program.info["UILaunchScreen"] is [String: Any])
    let types = program.info["CFBundleURLTypes"] as? [[String: Any]]
    #expect(types?.first?["CFBundleURLSchemes"] as? [String] == ["garden-1.0"])
  }

  @Test func aPackageBesideIsFound() {
    let folder = program.root.appendingPathComponent("Packages/PlantKit")
    #expect(program.packages == [PackageReference(location: .folder(folder))])
    #expect(program.modules[0].products == [ProductReference(name: "PlantKit", package: "PlantKit")])
  }

  @Test func localizedFilesAreExceptedByTheFileTheyTranslate() throws {
    let folder = try TemporaryFolder([
      "de.lproj/Other.strings": "", "de.lproj/Main.strings": "", "en.lproj/Main.strings": "", "A/b.json": "",
    ])
    var files = SynchronizedFolder(url: folder.url)
    #expect(
      files.files().map(\.destination) == [
        "b.json", "de.lproj/Main.strings", "de.lproj/Other.strings", "en.lproj/Main.strings",
      ])
    files.excluded = ["/Localized: Main.strings", "A"]
    #expect(files.files().map(\.destination) == ["de.lproj/Other.strings"])
  }
}
