import ArgumentParser
import Foundation
import StandIns

/// Runs the stand-ins alone.
struct StandInsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stand-ins",
    abstract: "Runs the stand-ins of the services alone, for other programs.",
    discussion: "POST /_control makes them misbehave; see docs/stand-ins.md.")

  @Option(help: "The address to listen at.")
  var host = "127.0.0.1"

  @Option(help: "The port to listen at; 0 takes a free one.")
  var port = 8081

  @OptionGroup var time: WorldTime

  func validate() throws {
    guard (0...65_535).contains(port) else {
      throw ValidationError("--port must be a number from 0 to 65535, not \(port).")
    }
  }

  func run() throws {
    let server = StandInServer(configuration: StandInConfiguration(host: host, port: port, now: time.clock()))
    _ = try wait { try await server.start() }
    for service in StandInService.allCases {
      print("\(service.title): \(server.baseURL(for: service).absoluteString)")
    }
    print("Any key is accepted. Ctrl-C ends it.")
    fflush(nil)
    try wait { try await Task.sleep(for: .seconds(1_000_000_000)) }
  }
}
