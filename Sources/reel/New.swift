import ArgumentParser
import Foundation
import ReelKit

/// Makes a program to begin with.
struct New: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Makes an Xcode project of one screen with a test that drives it, in a folder of its name.")

  @Argument(help: "What the program is called: letters and digits, beginning with a letter.")
  var name: String

  func run() throws {
    let folder = URL(fileURLWithPath: name).standardizedFileURL
    try ProjectTemplate(name: folder.lastPathComponent).write(to: folder)
    Terminal.say("\(name) is there. `reel run \(name)` serves it, `reel test \(name)` tests it, Xcode opens it.")
  }
}
