import Foundation
import Testing

@testable import ReelKit

struct PlaygroundTests {
  @Test func anAppOfSwiftPlaygroundsIsRead() throws {
    let program = try Fixture.program("Mein Spielplatz.swiftpm")
    #expect(program.name == "Mein Spielplatz")
    #expect(program.modules.map(\.name) == ["AppModule"])
    #expect(program.modules[0].sources.map(\.lastPathComponent).sorted() == ["ContentView.swift", "MyApp.swift"])
    #expect(program.modules[0].products == [ProductReference(name: "Farm", package: "Farm")])
    #expect(program.modules[0].settings.languageMode == "6")
    #expect(program.modules[0].settings.conditions == ["PLAYING"])
    #expect(program.modules[0].settings.features == ["BareSlashRegexLiterals"])
    let folder = Fixture.projects.appendingPathComponent("Mein Spielplatz.swiftpm")
    #expect(program.packages == [PackageReference(location: .folder(folder.appendingPathComponent("Packages/Farm")))])
    #expect(program.resources.map(\.destination).sorted() == ["Assets.xcassets", "word.txt"])
    #expect(program.info["CFBundleShortVersionString"] as? String == "1.2")
    #expect(program.info["CFBundleIdentifier"] as? String == "org.example.spielplatz")
  }

  @Test func packagesFromElsewhereHaveTheirVersions() throws {
    func requirement(_ text: String) throws -> PackageReference? {
      let json =
        #"{"sourceControl":[{"location":{"remote":[{"urlString":"https://example.com/a.git"}]},"requirement":\#(text)}]}"#
      return try JSONDecoder().decode(PlaygroundContents.Package.self, from: Data(json.utf8)).reference
    }
    for (said, meant) in [
      (#"{"range":[{"lowerBound":"1.0.0","upperBound":"2.0.0"}]}"#, #""1.0.0"..<"2.0.0""#),
      (#"{"branch":["main"]}"#, #"branch: "main""#), (#"{"exact":["1.2.3"]}"#, #"exact: "1.2.3""#),
      (#"{"revision":["abc"]}"#, #"revision: "abc""#),
    ] {
      let expected = PackageReference(location: .repository("https://example.com/a.git", requirement: meant))
      #expect(try requirement(said) == expected)
    }
  }

  @Test func aLibraryLeadsToTheProjectBesideIt() throws {
    let manifest = "let package = Package(name: \"Lib\", targets: [.target(name: \"Lib\")])"
    let folder = try TemporaryFolder([
      "Package.swift": manifest, "Sources/Lib/Lib.swift": "", "Example/App.xcodeproj/project.pbxproj": "",
    ])
    #expect(
      try ProgramSource(folder.url.path)
        == .project(folder.url.appendingPathComponent("Example/App.xcodeproj").standardizedFileURL))
    let alone = try TemporaryFolder(["Package.swift": manifest, "Sources/Lib/Lib.swift": ""])
    let source = try ProgramSource(alone.url.path)
    #expect("\(source)".hasPrefix("package(") && source.url.path == alone.url.path)
    let playground = try TemporaryFolder([
      "docs/a.md": "", "App/My.swiftpm/Package.swift": "products: [.iOSApplication(name: \"My\")]",
    ])
    #expect(
      try ProgramSource(playground.url.path)
        == .playground(playground.url.appendingPathComponent("App/My.swiftpm").standardizedFileURL))
  }

  @Test func whereAProgramBeginsIsFound() throws {
    func begins(_ files: [String: String]) throws -> Bool {
      let folder = try TemporaryFolder(files)
      return Program(swift: folder.url).hasEntry
    }
    #expect(try begins(["A.swift": "@main struct A {}"]))
    #expect(try begins(["A.swift": "  @MainActor @main\nstruct A {}"]))
    #expect(try begins(["A.swift": "@UIApplicationMain class A {}"]))
    #expect(try begins(["main.swift": "A.main()"]))
    #expect(try !begins(["A.swift": "// @main is elsewhere\nstruct V: View {}"]))
  }
}
