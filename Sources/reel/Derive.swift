import ArgumentParser
import Foundation
import ReelKit

/// Asked by the script in the compiler's place for each module.
struct Derive: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Says how the files of a package are compiled.", shouldDisplay: false)

  @Argument(help: "The list of the module's files.")
  var list: String

  func run() throws {
    if let table = try SourceOverlay.write(for: URL(fileURLWithPath: list)) { print(table.path) }
  }
}
