import ArgumentParser
import Foundation
import WebHost

/// Where to listen and whom to trust, as all programs are told it.
struct Address: ParsableArguments {
  @Option(help: "The address to listen at, or HOST; 0.0.0.0 is all networks (default: 127.0.0.1).")
  var host: String?

  @Option(help: "The port to listen at, or PORT; 0 takes a free one (default: 8080).")
  var port: String?

  @Option(
    help: "The proxies in front that say where readers come from, or NEWSREEL_TRUST_PROXY: 127.0.0.1,10.0.0.0/8,::1.")
  var trustProxy: String?

  /// What the command line and the environment say.
  func arguments() throws -> ServerArguments {
    let options = [("--host", host), ("--port", port), ("--trust-proxy", trustProxy)]
    let given = options.flatMap { name, value in value.map { ["\(name)=\($0)"] } ?? [] }
    do {
      return try ServerArguments(given, environment: ProcessInfo.processInfo.environment)
    } catch {
      throw ValidationError("\(error)")
    }
  }

  func validate() throws {
    _ = try arguments()
  }
}
