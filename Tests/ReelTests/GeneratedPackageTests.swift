import Foundation
import Testing

@testable import ReelKit

struct GeneratedPackageTests {
  @Test func theManifestSaysWhatTheProjectSays() throws {
    let program = try Fixture.program("Garden")
    let text = ProgramManifest(program: program, emptyModules: ["Ads"], link: ["-x", "a\"b"]).text
    #expect(text.contains("name: \"Garden\", dependencies: [.product(name: \"PlantKit\", package: \"PlantKit\")]"))
    #expect(text.contains(".package(path: \"\(program.root.path)/Packages/PlantKit\")"))
    #expect(text.contains(".swiftLanguageMode(.v5), .defaultIsolation(MainActor.self)"))
    #expect(text.contains(".enableUpcomingFeature(\"MemberImportVisibility\")"))
    #expect(text.contains("linkerSettings: [.unsafeFlags([\"-x\", \"a\\\"b\"])]"))
    #expect(text.contains(".target(name: \"Ads\")"))
    // The tests see the program, and run with the platform too.
    #expect(text.contains("name: \"GardenTests\", dependencies: [\"Garden\"]"))
    #expect(text.components(separatedBy: "linkerSettings").count == 3)
  }

  @Test func sourcesAreLinkedToAndNothingIsWrittenAmongThem() throws {
    let folder = try TemporaryFolder()
    let program = try Fixture.program("Bücherei")
    let before = try FileManager.default.subpathsOfDirectory(atPath: Fixture.projects.path).sorted()
    let package = try GeneratedPackage(program, in: folder.url, link: [])
    let contents = try folder.contents()
    #expect(contents["Sources/Bucherei/SceneDelegate.swift"] == "-> \(program.root.path)/Bücherei/SceneDelegate.swift")
    #expect(contents["Sources/Bucherei/AppDelegate.swift"]?.contains("@main\nclass AppDelegate") == true)
    #expect(contents["Sources/Regal/Shelf.swift"]?.hasPrefix("->") == true)
    #expect(package.changes["@UIApplicationMain is @main here"] == 1)
    let copy = folder.url.appendingPathComponent("Sources/Bucherei/AppDelegate.swift").path
    #expect(package.originals[copy] == "\(program.root.path)/Bücherei/AppDelegate.swift")
    #expect(try FileManager.default.subpathsOfDirectory(atPath: Fixture.projects.path).sorted() == before)
  }

  @Test func whatIsAsItWasIsLeftAlone() throws {
    let folder = try TemporaryFolder()
    let program = try Fixture.program("Bücherei")
    _ = try GeneratedPackage(program, in: folder.url, link: [])
    let copy = folder.url.appendingPathComponent("Sources/Bucherei/AppDelegate.swift").path
    let old = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: copy)
    _ = try GeneratedPackage(program, in: folder.url, link: [])
    #expect(try FileManager.default.attributesOfItem(atPath: copy)[.modificationDate] as? Date == old)
  }

  @Test func whatIsGoneFromTheProjectGoes() throws {
    let folder = try TemporaryFolder()
    var program = try Fixture.program("Bücherei")
    _ = try GeneratedPackage(program, in: folder.url, link: [])
    program.modules[0].sources.removeFirst()
    program.modules.removeLast()
    _ = try GeneratedPackage(program, in: folder.url, link: [])
    let paths = try folder.contents().keys
    #expect(!paths.contains("Sources/Bucherei/AppDelegate.swift"))
    #expect(!paths.contains { $0.hasPrefix("Sources/Regal") })
  }

  @Test func filesOfOneNameAreBothCompiled() throws {
    let files = try TemporaryFolder(["A/View.swift": "// a", "B/View.swift": "// b"])
    let folder = try TemporaryFolder()
    _ = try GeneratedPackage(Program(swift: files.url), in: folder.url, link: [])
    let names = try folder.contents().keys.filter { $0.hasSuffix(".swift") && $0.contains("View") }
    #expect(names.count == 2)
  }

  @Test func theBundleHasTheInfoPlistAndLinksOrCopies() throws {
    let folder = try TemporaryFolder()
    let program = try Fixture.program("Garden")
    try ProgramBundle(program).write(beside: folder.url)
    let linked = try folder.contents()
    #expect(linked["Garden_Garden.resources/seeds.json"] == "-> \(program.root.path)/Garden/seeds.json")
    #expect(linked["Garden_Garden.resources/Info.plist"]?.contains("Mein Garten") == true)
    try ProgramBundle(program).write(beside: folder.url, isCopied: true)
    let copied = try folder.contents()
    #expect(copied["Garden_Garden.resources/seeds.json"]?.contains("Möhren") == true)
    #expect(copied["Garden_Garden.resources/Recipes/soup.txt"] == "carrots, dill, patience\n")
    #expect(!copied.values.contains { $0.hasPrefix("->") })
  }

  @Test(arguments: [("5.5", "dependency.url"), ("5.6", "dependency.kind"), ("6.0", "dependency.kind")])
  func manifestsAreSaidInTheirOwnLanguage(version: String, property: String) {
    let text = PackageBuild.manifest(
      "// swift-tools-version:\(version)\nlet package = Package(name: \"A\")\n", at: URL(fileURLWithPath: "/a"),
      link: [])
    #expect(text.contains(property))
  }

  @Test func aPackageKeepsItsManifestAndFindsItsNeighbours() {
    let text = PackageBuild.manifest(
      "let kit: Package = Package(name: \"Kit\")\n", at: URL(fileURLWithPath: "/code/kit"), link: ["/sdk/lib.so"])
    #expect(text.hasPrefix("let kit: Package = Package(name: \"Kit\")\n"))
    #expect(text.contains("for target in kit.targets where"))
    #expect(text.contains(".unsafeFlags([\"/sdk/lib.so\"])"))
    #expect(text.contains("\"/code/kit\" + \"/\" + path"))
  }
}

/// `/…/` is a regular expression in language mode 5 unless a project says no; in mode 6 it is one anyway.
struct RegularExpressionSettingTests {
  private func settings(_ layer: [String: Any]) -> ModuleSettings {
    var settings = BuildSettings(builtIn: [:])
    settings.add(layer, configuration: "Debug")
    return ModuleSettings(settings)
  }

  private func manifest(_ settings: ModuleSettings) throws -> String {
    var program = try Fixture.program("Bücherei")
    program.modules[0].settings = settings
    return ProgramManifest(program: program, emptyModules: [], link: []).text
  }

  @Test func slashesAreRegularExpressionsUnlessTurnedOff() throws {
    let feature = "enableUpcomingFeature(\"BareSlashRegexLiterals\")"
    #expect(ModuleSettings().features == ["BareSlashRegexLiterals"])
    let off = settings(["SWIFT_ENABLE_BARE_SLASH_REGEX": "NO", "SWIFT_APPROACHABLE_CONCURRENCY": "YES"])
    #expect(off.features.count == 5)
    let count = try manifest(settings([:])).components(separatedBy: feature).count
    #expect(try manifest(settings([:])).contains(feature))
    #expect(try manifest(off).components(separatedBy: feature).count == count - 1)
    #expect(try manifest(settings(["SWIFT_VERSION": "6.0"])).components(separatedBy: feature).count == count - 1)
  }
}
