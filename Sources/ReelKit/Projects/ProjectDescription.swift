import Foundation

/// A folder whose Xcode project is made by a tool and has not been.
enum ProjectDescription: String {
  case xcodeGen = "project.yml"
  case tuist = "Project.swift"
  case bazel = "BUILD.bazel"

  init?(in folder: URL) {
    let names = folder.visibleNames
    if names.contains("project.yml") || names.contains("project.yaml") {
      self = .xcodeGen
    } else if names.contains("Tuist") || names.contains("Tuist.swift") || Self.describes(folder) {
      self = .tuist
    } else if names.contains("BUILD.bazel") || names.contains("WORKSPACE.bazel") {
      self = .bazel
    } else {
      return nil
    }
  }

  private static func describes(_ folder: URL) -> Bool {
    let text = try? String(contentsOf: folder.appendingPathComponent("Project.swift"), encoding: .utf8)
    return text?.contains("import ProjectDescription") ?? false
  }

  /// What to do.
  var error: ReelError {
    switch self {
    case .xcodeGen:
      ReelError(
        "The project is made of project.yml by XcodeGen, and has not been made: run `xcodegen generate`, which works on Linux too, and try again."
      )
    case .tuist:
      ReelError(
        "The project is made of Project.swift by Tuist, and has not been made: run `tuist generate` on a Mac and copy the .xcodeproj, or give the path of a folder of Swift files."
      )
    case .bazel:
      ReelError(
        "The program is built by Bazel, whose files are not read: give the path of a folder of its Swift files, or of an Xcode project made of it."
      )
    }
  }
}
