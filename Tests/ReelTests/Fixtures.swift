import Foundation

@testable import ReelKit

/// The projects beside these tests.
enum Fixture {
  static let projects = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Projects").resolvingSymlinksInPath()

  /// A program read from one of them.
  static func program(_ name: String, configuration: String = "Debug") throws -> Program {
    let source = try ProgramSource(projects.appendingPathComponent(name).path)
    guard let program = try Program.read(source, target: nil, configuration: configuration) else {
      throw ReelError("\(name) is a package.")
    }
    return program
  }

  static func target(_ project: String, _ name: String) throws -> XcodeTarget {
    let url = projects.appendingPathComponent("\(project)/\(project).xcodeproj")
    guard let target = try XcodeProject(url).targets.first(where: { $0.name == name }) else {
      throw ReelError("\(project) has no target \(name).")
    }
    return target
  }
}

/// A folder that is there while a test runs.
final class TemporaryFolder {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("reel-\(UUID().uuidString)")

  init(_ files: [String: String] = [:]) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files {
      let file = url.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The paths of all files, and what each says or leads to.
  func contents() throws -> [String: String] {
    var contents: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: url.path) {
      let file = url.appendingPathComponent(path)
      if let link = try? FileManager.default.destinationOfSymbolicLink(atPath: file.path) {
        contents[path] = "-> \(link)"
      } else if !file.isFolder {
        contents[path] = try String(contentsOf: file, encoding: .utf8)
      }
    }
    return contents
  }
}
