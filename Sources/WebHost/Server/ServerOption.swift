/// What can be said on a command line and in an environment.
package enum ServerOption: String, CaseIterable, Sendable {
  case host, port, data, workers, grace, rest, awake, settle, diagnostics
  case restRows = "rest-rows"
  case trustProxy = "trust-proxy"
  case logLevel = "log-level"
  case logFormat = "log-format"
  case accessLog = "access-log"

  /// The name on the command line.
  package var flag: String { "--\(rawValue)" }

  /// The name in the environment.
  package var variable: String {
    switch self {
    case .host: "HOST"
    case .port: "PORT"
    default: "NEWSREEL_" + rawValue.replacing("-", with: "_").uppercased()
    }
  }

  /// True for what is there or not there, and has no value.
  package var isSwitch: Bool { self == .accessLog || self == .diagnostics }

  /// True for a switch that is said to be off.
  func isOff(_ value: String) -> Bool { isSwitch && ["0", "no", "false", "off"].contains(value.lowercased()) }

  /// All of them, for `--help`.
  package static let usage = """
    Serves the program to web browsers.

      --host ADDRESS  the address to listen at, or HOST; 127.0.0.1 reaches this machine only, 0.0.0.0 all networks
      --port NUMBER   the port to listen at, or PORT; 0 takes a free one
      --trust-proxy ADDRESSES
                      the proxies in front whose word counts about where readers come from, or NEWSREEL_TRUST_PROXY:
                      addresses and ranges with commas between them, such as 127.0.0.1,10.0.0.0/8,::1
      --data FOLDER   where to keep what is readers', or NEWSREEL_DATA; by default a folder of the program's in XDG_STATE_HOME
      --workers NUMBER
                      processes that serve, or NEWSREEL_WORKERS: from 2 on they are watched over; auto is one for each core
      --grace SECONDS how long to go on serving when told to end, while /~/health says 503, or NEWSREEL_GRACE
      --rest SECONDS  how long a program that nobody uses stays awake, or NEWSREEL_REST; 60 by default
      --rest-rows SECONDS
                      how long rows in which nothing happens stay awake, or NEWSREEL_REST_ROWS; 2 by default
      --awake NUMBER  programs that stay awake so long where more are open, or NEWSREEL_AWAKE; 200 by default for each process
      --settle SECONDS
                      how long a page waits for what it shows, or NEWSREEL_SETTLE; 0.3 by default, then the rest follows
      --log-level LEVEL
                      trace, debug, info, notice, warning, error or critical, or NEWSREEL_LOG_LEVEL
      --log-format FORMAT
                      text or json, or NEWSREEL_LOG_FORMAT
      --access-log    logs each answer too, or NEWSREEL_ACCESS_LOG
      --diagnostics   lets pages of other machines ask for ?~latency too, or NEWSREEL_DIAGNOSTICS
      --help          prints this

    NEWSREEL_SECRET is what sessions are signed with; processes that share a port must share it.
    NEWSREEL_ORIGIN is where readers reach the program, such as https://news.example.com: for previews of links, and
    because no page of another name may connect. Further names follow with commas between them.
    """
}
