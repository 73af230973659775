import ArgumentParser
import ReelKit

/// Builds a program with its unit tests and runs them.
struct Test: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Runs the unit tests of a program.")

  @OptionGroup var program: ProgramOptions

  @Option(help: "Runs the tests alone whose names match.")
  var filter: [String] = []

  func run() throws {
    try program.builder(configuration: "Debug").test(program.path, filter: filter)
  }
}
