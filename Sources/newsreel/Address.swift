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

  @Option(help: "Processes that serve, or NEWSREEL_WORKERS; auto is one for each core (default: auto).")
  var workers: String?

  @Option(help: "Seconds to go on serving when told to end, or NEWSREEL_GRACE (default: 0).")
  var grace: String?

  @Option(help: "Seconds that a page waits for what it shows, or NEWSREEL_SETTLE (default: 0.3).")
  var settle: String?

  @Option(help: "trace, debug, info, notice, warning, error or critical, or NEWSREEL_LOG_LEVEL (default: info).")
  var logLevel: String?

  @Option(help: "text or json, or NEWSREEL_LOG_FORMAT (default: text).")
  var logFormat: String?

  @Flag(help: "Logs each answer too, or NEWSREEL_ACCESS_LOG.")
  var accessLog = false

  @Flag(help: "Lets pages of other machines ask for ?~latency too, or NEWSREEL_DIAGNOSTICS.")
  var diagnostics = false

  /// What the command line and the environment say.
  func arguments() throws -> ServerArguments {
    let options: [(ServerOption, String?)] = [
      (.host, host), (.port, port), (.trustProxy, trustProxy), (.workers, workers), (.grace, grace),
      (.settle, settle), (.logLevel, logLevel), (.logFormat, logFormat), (.accessLog, accessLog ? "1" : nil),
      (.diagnostics, diagnostics ? "1" : nil),
    ]
    let given = options.flatMap { option, value in value.map { ["\(option.flag)=\($0)"] } ?? [] }
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
