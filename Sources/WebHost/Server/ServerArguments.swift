import Foundation
/// What a command line and an environment say about where and for whom to serve.
package struct ServerArguments: Equatable, Sendable {
  /// What there is to say, for `--help`.
  package static let usage = """
    Serves the program to web browsers.

      --host ADDRESS  the address to listen at, or HOST; 127.0.0.1 reaches this machine only, 0.0.0.0 all networks
      --port NUMBER   the port to listen at, or PORT; 0 takes a free one
      --trust-proxy ADDRESSES
                      the proxies in front whose word counts about where readers come from, or NEWSREEL_TRUST_PROXY:
                      addresses and ranges with commas between them, such as 127.0.0.1,10.0.0.0/8,::1
      --data FOLDER   where to keep what is readers', or NEWSREEL_DATA; by default a folder of the program's in XDG_STATE_HOME
      --help          prints this

    NEWSREEL_SECRET is what sessions are signed with; processes that share a port must share it.
    NEWSREEL_ORIGIN is where readers reach the program, such as https://news.example.com: for previews of links, and
    because no page of another name may connect. Further names follow with commas between them.
    NEWSREEL_REST is how many seconds a program that nobody uses stays awake; 60 by default.
    """

  /// nil where nothing is said.
  package private(set) var host: String?
  /// nil where nothing is said.
  package private(set) var port: Int?
  /// The proxies that are trusted, nil where nothing is said.
  package private(set) var trustedProxies: TrustedProxies?
  /// Where readers reach the program, the first of all.
  package private(set) var origins: [String] = []
  /// What sessions are signed with, nil where nothing is said.
  package private(set) var secret: String?
  /// nil where nothing is said.
  package private(set) var data: String?
  /// Seconds without use after which a program sleeps, nil where nothing is said.
  package private(set) var restPeriod: Double?
  /// True where `--help` is there.
  package private(set) var wantsHelp = false

  /// Reads a command line without the program's name, and an environment, which counts less.
  package init(_ arguments: [String], environment: [String: String]) throws(WebHostError) {
    func said(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    host = said("HOST")
    if let text = said("PORT") { port = try Self.port(text, from: "PORT") }
    data = said("NEWSREEL_DATA")
    if let text = said("NEWSREEL_TRUST_PROXY") { trustedProxies = try TrustedProxies(text) }
    if let text = said("NEWSREEL_ORIGIN") { origins = try Self.origins(text) }
    secret = said("NEWSREEL_SECRET")
    if let text = said("NEWSREEL_REST") {
      guard let seconds = Double(text), seconds > 0 else {
        throw .arguments("NEWSREEL_REST must be a number of seconds, not \(text).")
      }
      restPeriod = seconds
    }
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let inline = parts.count > 1 ? parts[1] : nil
      switch parts[0] {
      case "--help", "-h":
        wantsHelp = true
      case "--host", "--port", "--data", "--trust-proxy":
        guard let value = inline ?? rest.popFirst(), !value.isEmpty else {
          throw .arguments("\(parts[0]) needs a value.")
        }
        switch parts[0] {
        case "--host": host = value
        case "--port": port = try Self.port(value, from: "--port")
        case "--data": data = value
        default: trustedProxies = try TrustedProxies(value)
        }
      default:
        throw .arguments("Unknown argument \(argument); --help tells what there is.")
      }
    }
  }

  /// Puts what was said in the place of what a configuration has.
  package func apply(to configuration: inout WebHostConfiguration) {
    configuration.host = host ?? configuration.host
    configuration.port = port ?? configuration.port
    configuration.dataFolder = data.map { URL(fileURLWithPath: $0) } ?? configuration.dataFolder
    configuration.trustedProxies = trustedProxies ?? configuration.trustedProxies
    configuration.secret = secret ?? configuration.secret
    configuration.restPeriod = restPeriod ?? configuration.restPeriod
    configuration.publicOrigin = origins.first ?? configuration.publicOrigin
    configuration.allowedOrigins.formUnion(origins)
  }

  private static func port(_ text: String, from source: String) throws(WebHostError) -> Int {
    guard let number = Int(text), (0...65_535).contains(number) else {
      throw .arguments("\(source) must be a number from 0 to 65535, not \(text).")
    }
    return number
  }

  private static func origins(_ text: String) throws(WebHostError) -> [String] {
    var origins: [String] = []
    for entry in text.split(separator: ",").map({ $0.trimming() }) where !entry.isEmpty {
      let origin = entry.hasSuffix("/") ? String(entry.dropLast()) : entry
      let scheme = ["https://", "http://"].first { origin.lowercased().hasPrefix($0) }
      guard let scheme, HostName.isValid(String(origin.dropFirst(scheme.count))) else {
        throw .arguments("NEWSREEL_ORIGIN must be like https://news.example.com, not \(entry).")
      }
      origins.append(origin)
    }
    return origins
  }
}
