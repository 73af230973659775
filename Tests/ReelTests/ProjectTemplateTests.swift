import Foundation
import Testing

@testable import ReelKit

struct ProjectTemplateTests {
  @Test func aNewProjectIsReadAsOneOfXcodes() throws {
    let folder = try TemporaryFolder()
    try ProjectTemplate(name: "Hiking").write(to: folder.url.appendingPathComponent("Hiking"))
    let source = try ProgramSource(folder.url.appendingPathComponent("Hiking").path)
    let program = try #require(try Program.read(source, target: nil, configuration: "Release"))
    #expect(program.name == "Hiking")
    #expect(program.modules[0].sources.map(\.lastPathComponent) == ["ContentView.swift", "HikingApp.swift"])
    #expect(program.resources.map(\.destination) == ["Assets.xcassets"])
    #expect(program.tests.flatMap(\.sources).map(\.lastPathComponent) == ["HikingTests.swift"])
    #expect(program.info["CFBundleIdentifier"] as? String == "org.example.Hiking")
  }

  @Test(arguments: ["", "x y", "1st", "a-b", "Übung"])
  func namesThatNameNoTypeAreRefused(name: String) {
    #expect(throws: ReelError.self) { try ProjectTemplate(name: name) }
  }

  @Test func whatIsThereIsNotOverwritten() throws {
    let folder = try TemporaryFolder(["keep": "me"])
    #expect(throws: ReelError.self) { try ProjectTemplate(name: "A").write(to: folder.url) }
    #expect(try folder.contents() == ["keep": "me"])
  }
}
