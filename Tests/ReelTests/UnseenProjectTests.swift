import Foundation
import Testing

@testable import ReelKit

/// Shapes of projects that other people have, as small as they can be.
struct UnseenProjectTests {
  /// A project file with one application target: objects beside it, the target's fields and settings.
  private func project(_ objects: String, phases: String, target: String = "", settings: String = "") -> String {
    """
    { objects = { \(objects)
    ROOT = { isa = PBXProject; mainGroup = MAIN; targets = (APP,); buildConfigurationList = LIST; };
    MAIN = { isa = PBXGroup; sourceTree = "<group>"; children = (A, B, C, D, S, SUB); };
    LIST = { isa = XCConfigurationList; buildConfigurations = (CONF,); };
    CONF = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; \(settings) }; };
    PRODUCT = { isa = PBXFileReference; path = App.app; sourceTree = BUILT_PRODUCTS_DIR; };
    APP = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; productReference = PRODUCT;
      buildConfigurationList = LIST; buildPhases = (\(phases)); \(target) };
    }; rootObject = ROOT; }
    """
  }

  private func file(_ id: String, _ path: String, _ tree: String = "\"<group>\"") -> String {
    "\(id) = { isa = PBXFileReference; path = \"\(path)\"; sourceTree = \(tree); };\n"
  }

  private func program(_ folder: TemporaryFolder, target: String? = nil) throws -> Program {
    try #require(try Program.read(try ProgramSource(folder.url.path), target: target, configuration: "Debug"))
  }

  @Test func filesOfOtherPlatformsAndExcludedOnesAreLeftOut() throws {
    let objects =
      file("A", "App.swift") + file("B", "Mac.swift") + file("C", "Old.swift") + """
        FA = { isa = PBXBuildFile; fileRef = A; platformFilter = ios; };
        FB = { isa = PBXBuildFile; fileRef = B; platformFilters = (macos, ); };
        FC = { isa = PBXBuildFile; fileRef = C; };
        P = { isa = PBXSourcesBuildPhase; files = (FA, FB, FC); };
        """
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": project(
        objects, phases: "P", settings: "EXCLUDED_SOURCE_FILE_NAMES = \"Old*\";"),
      "App.swift": "@main struct A {}", "Mac.swift": "", "Old.swift": "",
    ])
    #expect(try program(folder).modules[0].sources.map(\.lastPathComponent) == ["App.swift"])
  }

  @Test func packagesThatAreNotThereAreSaid() throws {
    let objects =
      file("A", "App.swift") + """
        FA = { isa = PBXBuildFile; fileRef = A; };
        P = { isa = PBXSourcesBuildPhase; files = (FA,); };
        REF = { isa = XCLocalSwiftPackageReference; relativePath = ../Other; };
        KIT = { isa = XCSwiftPackageProductDependency; productName = Kit; };
        MORE = { isa = XCSwiftPackageProductDependency; package = REF; productName = More; };
        """
    let folder = try TemporaryFolder([
      "In/App.xcodeproj/project.pbxproj": project(
        objects, phases: "P", target: "packageProductDependencies = (KIT, MORE,);"),
      "In/App.swift": "@main struct A {}",
    ])
    let read = try Program.read(try ProgramSource(folder.url.path + "/In"), target: nil, configuration: "Debug")
    let program = try #require(read)
    let missing = folder.url.appendingPathComponent("Other").path
    #expect(program.notes == ["The project takes a package from \(missing), which is not there."])
    #expect(program.packages.isEmpty)
  }

  @Test func filesThatAreNotThereAreSaid() throws {
    let objects =
      file("A", "App.swift") + file("B", "Gone.swift") + file("C", "Made.swift", "BUILT_PRODUCTS_DIR") + """
        FA = { isa = PBXBuildFile; fileRef = A; };
        FB = { isa = PBXBuildFile; fileRef = B; };
        FC = { isa = PBXBuildFile; fileRef = C; };
        P = { isa = PBXSourcesBuildPhase; files = (FA, FB, FC); };
        """
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": project(objects, phases: "P"), "App.swift": "@main struct A {}",
      "Podfile": "target 'App' do\n  pod 'Alamofire', '~> 5'\n  # pod 'No'\n  pod \"Own/Part\"\nend\n",
    ])
    let program = try program(folder)
    #expect(program.modules[0].sources.map(\.lastPathComponent) == ["App.swift"])
    #expect(program.notes.contains("The project names files that are not there: Gone.swift."))
    #expect(program.notes.contains("Files that a build in Xcode makes are not made here: Made.swift."))
    let pods = try #require(program.notes.first { $0.contains("Podfile") })
    #expect(pods.contains("Alamofire (https://github.com/Alamofire/Alamofire)."))
    #expect(pods.contains("not known: Own;"))
  }

  @Test func singleFilesOfASynchronizedFolderAreForOnePlatform() throws {
    let objects = """
      S = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (E,); };
      E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = APP;
        platformFiltersByRelativePath = { "Mac/Tv.swift" = (tvos, ); }; };
      """
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": project(objects, phases: "", target: "fileSystemSynchronizedGroups = (S,);"),
      "App/App.swift": "@main struct A {}", "App/Mac/Tv.swift": "", "App/Mac/Both.swift": "",
    ])
    #expect(try program(folder).modules[0].sources.map(\.lastPathComponent) == ["App.swift", "Both.swift"])
  }

  @Test func aFrameworkOfAProjectInTheProjectIsAModule() throws {
    let inner = """
      { objects = { ROOT = { isa = PBXProject; mainGroup = MAIN; targets = (APP,); };
      MAIN = { isa = PBXGroup; sourceTree = "<group>"; children = (A,); };
      A = { isa = PBXFileReference; path = K.swift; sourceTree = "<group>"; };
      FA = { isa = PBXBuildFile; fileRef = A; }; P = { isa = PBXSourcesBuildPhase; files = (FA,); };
      PRODUCT = { isa = PBXFileReference; path = Kern.framework; sourceTree = BUILT_PRODUCTS_DIR; };
      APP = { isa = PBXNativeTarget; name = Kern; productType = "com.apple.product-type.framework";
        productReference = PRODUCT; buildPhases = (P,); };
      }; rootObject = ROOT; }
      """
    let objects =
      file("A", "App.swift") + file("SUB", "Kern/Kern.xcodeproj") + """
        K = { isa = PBXReferenceProxy; path = Kern.framework; sourceTree = BUILT_PRODUCTS_DIR; };
        FA = { isa = PBXBuildFile; fileRef = A; }; FK = { isa = PBXBuildFile; fileRef = K; };
        P = { isa = PBXSourcesBuildPhase; files = (FA,); }; Q = { isa = PBXFrameworksBuildPhase; files = (FK,); };
        """
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": project(objects, phases: "P, Q"), "App.swift": "@main struct A {}",
      "Kern/Kern.xcodeproj/project.pbxproj": inner, "Kern/K.swift": "",
      "App.xcodeproj/xcshareddata/xcschemes/Laden.xcscheme":
        "<Scheme><LaunchAction><BuildableReference BlueprintName = \"App\"/></LaunchAction></Scheme>",
    ])
    // A scheme may have a name of its own.
    let program = try program(folder, target: "Laden")
    #expect(program.modules.map(\.name) == ["App", "Kern"])
    #expect(program.modules[0].dependencies == ["Kern"])
  }

  @Test func aWorkspaceOfSeveralProjectsIsReadAsXcodeDoes() throws {
    let place = Fixture.projects.appendingPathComponent("Laden Süd")
    // Of two applications the one called as its project is taken; the clip is none of them.
    let usual = try Program.read(try ProgramSource(place.path), target: nil, configuration: "Debug")
    #expect(usual?.name == "Laden Süd")
    let error = #expect(throws: ReelError.self) {
      try Program.read(try ProgramSource(place.path), target: "LadenClip", configuration: "Debug")
    }
    #expect(error?.description.hasSuffix("there is: Laden, Verwaltung.") ?? false)
    let read = try Program.read(try ProgramSource(place.path), target: "Markt", configuration: "Debug")
    let program = try #require(read)
    #expect(program.modules.map(\.name) == ["Laden_Sud", "Kern"])
    #expect(program.modules[0].sources.map(\.lastPathComponent) == ["Laden App.swift", "Row.swift", "Words.swift"])
    #expect(program.modules[1].sources.map(\.lastPathComponent) == ["Row.swift"])
    #expect(program.modules[0].settings.conditions == ["PROBE", "MIT_KASSE"])
    #expect(program.modules[0].settings.features.contains("ExistentialAny"))
    #expect(program.info["CFBundleDisplayName"] as? String == "Laden am Südtor (Debug)")
    #expect(program.info["NSAccentColorName"] as? String == "Marke")
    let ways = program.info["UISupportedInterfaceOrientations~ipad"] as? [String]
    #expect(ways == ["UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft"])
    #expect(program.info["UIApplicationSceneManifest"] is [String: Any])
    #expect(program.packages.map(\.identity) == ["Farben"])
    #expect(program.notes.contains { $0.contains("LadenClip, LadenWidget") })
    #expect(program.notes.contains("Scripts of the project are not run: SwiftLint."))
  }

  @Test func cataloguesThatAManifestDoesNotNameAreFound() throws {
    let folder = try TemporaryFolder([
      "Kit/Package.swift": "", "Other.xcassets/Contents.json": "{}", "debug/Kit.build/Made.swift": "",
      "Kit/Sources/Kit/Views/A.swift": "import Foundation\nlet a = Bundle.module.url\n",
      "Kit/Sources/Kit/Views/B.swift": "import SwiftUI\n#if os(iOS)\n#endif\n",
      "Kit/Sources/Kit/Media.xcassets/Contents.json": "{}", "Kit/Sources/Kit/de.lproj/Own.strings": "",
      "Kit/Sources/Kit/note.txt": "", "debug/Kit.build/sources": "",
    ])
    let list = folder.url.appendingPathComponent("debug/Kit.build/sources")
    let files = ["A", "B"].map { folder.url.appendingPathComponent("Kit/Sources/Kit/Views/\($0).swift").path }
    let made = folder.url.appendingPathComponent("debug/Kit.build/Made.swift").path
    try Data((files + [made]).joined(separator: "\n").utf8).write(to: list)
    let table = try #require(try SourceOverlay.write(for: list))
    let bundle = folder.url.appendingPathComponent("debug/Kit_Kit.resources")
    #expect(bundle.visibleNames == ["Media.xcassets", "de.lproj"])
    #expect(bundle.appendingPathComponent("de.lproj/Own.strings").exists)
    let derived = folder.url.appendingPathComponent("debug/Kit.build/derived")
    let text = try String(contentsOf: derived.appendingPathComponent("0.swift"), encoding: .utf8)
    #expect(
      text.hasPrefix("import Foundation\nlet a = Bundle.module.url\n") && text.contains("static let module: Bundle"))
    #expect(try String(contentsOf: table, encoding: .utf8).contains("A.swift"))
    // Where SwiftPM makes it nothing is added.
    let own = folder.url.appendingPathComponent("debug/Kit.build/DerivedSources/resource_bundle_accessor.swift").path
    try Data((files + [own]).joined(separator: "\n").utf8).write(to: list)
    #expect(UndeclaredResources(list: list, files: (files + [own]).map { ($0, "let a = Bundle.module") }) == nil)
  }

  @Test(arguments: [
    (["project.yml": "name: A"], "xcodegen generate"),
    (["Project.swift": "import ProjectDescription"], "tuist generate"),
    (["BUILD.bazel": ""], "Bazel"),
  ])
  func whatOtherToolsMakeIsSaid(files: [String: String], words: String) throws {
    let folder = try TemporaryFolder(files.merging(["Sources/App.swift": "@main struct A {}"]) { $1 })
    let error = #expect(throws: ReelError.self) { try ProgramSource(folder.url.path) }
    #expect(error?.description.contains(words) ?? false)
  }

  @Test func whatAFileOfSettingsIncludesIsInherited() throws {
    let folder = try TemporaryFolder([
      "A.xcconfig": "#include \"B.xcconfig\"\nWORD = $(inherited) two\nFLAGS = $(inherited) x\n",
      "B.xcconfig": "WORD = one\n",
    ])
    let found = XCConfig(folder.url.appendingPathComponent("A.xcconfig")).settings
    #expect(found == ["WORD": "one two", "FLAGS": "$(inherited) x"])
  }

  @Test func doctorSaysWhatAModuleIs() throws {
    let folder = try TemporaryFolder([
      "A.swift": "import ARKit\nimport FirebaseAuth\nimport CADisplay\nlet a = CADisplayLink()\n"
    ])
    let table = NameTable(
      types: ["CADisplayLink"],
      unavailable: [.init(type: "", name: "CADisplayLink", label: "", message: "use a TimelineView", isUnique: false)])
    let report = Doctor(table: table, modules: []).examine(Program(swift: folder.url))
    #expect(report.findings.map(\.title) == ["ARKit", "FirebaseAuth", "CADisplay", "CADisplayLink"])
    #expect(report.findings[0].advice.hasPrefix("scenes are drawn"))
    #expect(report.findings[1].advice.hasPrefix("Google's libraries"))
    #expect(report.findings[3].advice == "use a TimelineView")
  }
}
