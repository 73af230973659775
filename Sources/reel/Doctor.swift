import ArgumentParser
import ReelKit

/// Says what a program uses that is not here.
struct Doctor: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Says what a program uses that is not here and what to do about it. Builds nothing; exits with 1 where files will not compile."
  )

  @Argument(help: "A project, a workspace, a package, a folder of Swift files, a file, or a folder with one of them.")
  var path = "."

  @Option(help: "The application, where there is more than one.")
  var target: String?

  func run() throws {
    let program = try Program.survey(ProgramSource(path), target: target)
    let report = try ReelKit.Doctor(SDK.find()).examine(program)
    print(report.text)
    for note in program.notes { print("\n\(note)") }
    if !report.isWell { throw ExitCode(1) }
  }
}
