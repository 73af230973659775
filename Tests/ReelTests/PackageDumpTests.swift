import Foundation
import Testing

@testable import ReelKit

struct PackageDumpTests {
  private func dump(_ targets: [String]) throws -> PackageDump {
    let json = """
      { "name": "Kit",
        "products": [
          { "name": "KitUI", "targets": ["KitUI"], "type": { "library": ["automatic"] } },
          { "name": "demo", "targets": ["Demo"], "type": { "executable": null } } ],
        "targets": [\(targets.joined(separator: ", "))] }
      """
    return try JSONDecoder().decode(PackageDump.self, from: Data(json.utf8))
  }

  private let library = #"{ "name": "KitUI", "type": "regular" }"#
  private let demo = #"{ "name": "Demo", "type": "executable" }"#
  private let tool = #"{ "name": "Tool", "type": "executable" }"#

  @Test func anExecutableIsCalledAsItsProduct() throws {
    #expect(try dump([library, demo]).executable(called: nil) == "demo")
    #expect(try dump([library, demo, tool]).executable(called: "Demo") == "demo")
    #expect(try dump([library, demo, tool]).executable(called: "Tool") == "Tool")
  }

  @Test func theToolOfAPluginIsNoProgram() throws {
    let plugin = #"""
      { "name": "Plugin", "type": "plugin", "dependencies": [
        { "byName": ["Tool", { "platformNames": [] }] }, { "product": ["Other", "other", null, null] } ] }
      """#
    #expect(try dump([demo, tool, plugin]).executable(called: nil) == "demo")
    #expect(try dump([demo, tool, plugin]).executable(called: "Tool") == "Tool")
  }

  @Test func whatCannotRunIsSaid() throws {
    #expect(throws: ReelError("There is more than one executable: demo, Tool. Say which: --target demo.")) {
      try dump([demo, tool]).executable(called: nil)
    }
    #expect(throws: ReelError("The package has no executable called X; there is: demo.")) {
      try dump([demo]).executable(called: "X")
    }
    #expect(throws: ReelError("The package has no executable: `reel` runs programs, not libraries alone.")) {
      try dump([library]).executable(called: nil)
    }
  }
}
