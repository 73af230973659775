import ArgumentParser
import Foundation
import ReelKit

/// Serves a program and follows what is saved.
struct Dev: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Serves a program and follows what is saved: open pages show it by themselves.")

  @OptionGroup var program: ProgramOptions

  @Option(help: "The address to listen at (default: 127.0.0.1).")
  var host = "127.0.0.1"

  @Option(help: "The port to listen at.")
  var port = 8080

  @Option(help: "Where to keep what is readers'.")
  var data: String?

  func run() throws {
    try follow(previews: false)
  }

  /// Serves the program or its previews until the process is told to end.
  func follow(previews: Bool) throws {
    var builder = try program.builder(configuration: "Debug")
    builder.options.showsPreviews = previews
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("reel-dev-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var words = ["--host", host, "--port", "\(port)"]
    if let data { words += ["--data", data] }
    let development = try Development(builder, path: program.path, words: words, folder: folder)
    let endings = [SIGINT, SIGTERM].map { signal in
      end(on: signal) {
        development.end()
        try? FileManager.default.removeItem(at: folder)
      }
    }
    defer { endings.forEach { $0.cancel() } }
    Terminal.say("Building …")
    try development.run { Thread.sleep(forTimeInterval: 0.1) }
  }

  /// Ends the process when it is told to.
  private func end(on signal: Int32, _ first: @escaping () -> Void) -> any DispatchSourceSignal {
    Glibc.signal(signal, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: signal, queue: .global())
    source.setEventHandler {
      first()
      Foundation.exit(0)
    }
    source.resume()
    return source
  }
}
