import ArgumentParser
import Foundation
import ReelKit

/// Which program, and how it is built.
struct ProgramOptions: ParsableArguments {
  @Argument(help: "A project, a workspace, a package, a folder of Swift files, a file, or a folder with one of them.")
  var path = "."

  @Option(help: "The application, where there is more than one.")
  var target: String?

  @Option(name: .shortAndLong, help: "The configuration of the project, such as Debug or Release.")
  var configuration: String?

  @Option(help: "A product of a package that does not build on Linux and is replaced by an empty module of its name.")
  var without: [String] = []

  @Option(help: "URL=URL: where the program's files name the first address, the second is asked.")
  var base: [String] = []

  @Option(help: "Where what is made lies, each program's in a folder of its own; ~/.cache/reel by default.")
  var buildFolder: String?

  @Flag(name: .shortAndLong, help: "Prints what the compiler says.")
  var verbose = false

  func builder(configuration usual: String) throws -> Builder {
    var options = BuildOptions()
    options.target = target
    options.configuration = configuration ?? usual
    options.without = without
    options.bases = try base.map { try Base($0) }
    options.folder = buildFolder.map { URL(fileURLWithPath: $0).standardizedFileURL }
    var builder = Builder(sdk: try SDK.find(), options: options, say: Terminal.say)
    if verbose { builder.echo = Terminal.say }
    return builder
  }
}

/// What is printed for the person at the terminal.
enum Terminal {
  @Sendable static func say(_ line: String) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }
}
