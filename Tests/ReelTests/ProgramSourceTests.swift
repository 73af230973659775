import Foundation
import Testing

@testable import ReelKit

struct ProgramSourceTests {
  /// What a folder with some files leads to: the case, and the path in the folder.
  private func source(_ files: [String], at path: String = "") throws -> String {
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files.map { ($0, "") }))
    let found = try ProgramSource(folder.url.appendingPathComponent(path).path)
    let kind = "\(found)".prefix { $0 != "(" }
    return "\(kind) \(found.url.path.dropFirst(folder.url.path.count))"
  }

  @Test func aFolderLeadsToItsProject() throws {
    #expect(
      try source(["My App.xcodeproj/project.pbxproj", "Package.swift", "a.swift"]) == "project /My App.xcodeproj")
  }

  @Test func aWorkspaceComesBeforeItsProjects() throws {
    #expect(
      try source(["A.xcworkspace/contents.xcworkspacedata", "A.xcodeproj/x", "B.xcodeproj/x"])
        == "workspace /A.xcworkspace")
  }

  @Test func aProjectOneFolderBelowIsFound() throws {
    #expect(try source(["README.md", "Client/App.xcodeproj/project.pbxproj"]) == "project /Client/App.xcodeproj")
  }

  @Test func aProjectDeepInARepositoryIsFound() throws {
    #expect(
      try source(["README.md", "apps/ios/App.xcodeproj/x", "apps/ios/Pods/Pods.xcodeproj/x", "libs/Kit/Package.swift"])
        == "project /apps/ios/App.xcodeproj")
  }

  @Test func ofTwoApplicationsTheOneForTelephonesIsTaken() throws {
    func target(_ id: String, _ sdk: String) -> String {
      """
      \(id) = { isa = PBXNativeTarget; name = "App (\(sdk))"; productType = "com.apple.product-type.application";
        buildConfigurationList = L\(id); buildPhases = (P\(id)); };
      L\(id) = { isa = XCConfigurationList; buildConfigurations = (C\(id)); };
      C\(id) = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = \(sdk); PRODUCT_NAME = App; }; };
      P\(id) = { isa = PBXSourcesBuildPhase; files = (B\(id)); };
      B\(id) = { isa = PBXBuildFile; fileRef = F; };
      """
    }
    let folder = try TemporaryFolder([
      "App.swift": "",
      "App.xcodeproj/project.pbxproj": """
      { rootObject = R; objects = {
        R = { isa = PBXProject; mainGroup = G; targets = (T1, T2); buildConfigurationList = none; };
        G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = "App.swift"; sourceTree = "<group>"; };
        \(target("T1", "macosx")) \(target("T2", "iphoneos"))
      }; }
      """,
    ])
    let project = try XcodeProject(folder.url.appendingPathComponent("App.xcodeproj"))
    #expect(project.targets.filter(\.isMobile).map(\.name) == ["App (iphoneos)"])
    #expect(try Program([project]).modules.map(\.name) == ["App"])
  }

  @Test func packagesFoldersAndFilesAreKnown() throws {
    #expect(try source(["Package.swift", "Sources/A/a.swift"]) == "package ")
    #expect(try source(["x/a.swift"]) == "folder ")
    #expect(try source(["a b.swift"], at: "a b.swift") == "file /a b.swift")
  }

  @Test func whichProjectIsAskedWhereThereAreMore() throws {
    let folder = try TemporaryFolder(["A.xcodeproj/x": "", "B.xcodeproj/x": ""])
    #expect {
      try ProgramSource(folder.url.path)
    } throws: {
      "\($0)" == "There is more than one project: A.xcodeproj, B.xcodeproj. Give the path of the one you mean."
    }
  }

  @Test func nothingToRunIsSaid() throws {
    let folder = try TemporaryFolder(["notes.txt": ""])
    #expect(throws: ReelError.self) { try ProgramSource(folder.url.path) }
    #expect(throws: ReelError("There is nothing at /nowhere/at/all.")) { try ProgramSource("/nowhere/at/all") }
  }

  @Test func aBrokenProjectIsSaidToBeBroken() throws {
    let folder = try TemporaryFolder(["A.xcodeproj/project.pbxproj": "<<<<<<< HEAD\n{"])
    #expect {
      try Program.read(ProgramSource(folder.url.path), target: nil, configuration: "Debug")
    } throws: {
      "\($0)".contains("perhaps a merge was left unfinished")
    }
  }

  @Test func anUnknownTargetIsAnsweredWithTheKnown() throws {
    let source = try ProgramSource(Fixture.projects.appendingPathComponent("Garden").path)
    #expect(throws: ReelError("There is no application called Shed; there is: Garden.")) {
      try Program.read(source, target: "Shed", configuration: "Debug")
    }
  }

  @Test func aWorkspaceNamesProjectsAndPackagesInGroups() throws {
    let folder = try TemporaryFolder([
      "W.xcworkspace/contents.xcworkspacedata": """
      <?xml version="1.0" encoding="UTF-8"?>
      <Workspace version="1.0">
        <FileRef location="group:App/A.xcodeproj"></FileRef>
        <Group location="container:Libs" name="Libs">
          <FileRef location="group:Kit"></FileRef>
          <Group location="group:Deep"><FileRef location="group:Other"></FileRef></Group>
        </Group>
        <FileRef location="group:gone/B.xcodeproj"></FileRef>
      </Workspace>
      """,
      "App/A.xcodeproj/project.pbxproj": "", "Libs/Kit/Package.swift": "", "Libs/Deep/Other/Package.swift": "",
    ])
    let workspace = try XcodeWorkspace(folder.url.appendingPathComponent("W.xcworkspace"))
    #expect(workspace.projects.map(\.lastPathComponent) == ["A.xcodeproj"])
    #expect(workspace.packages.map(\.lastPathComponent) == ["Kit", "Other"])
  }
}
