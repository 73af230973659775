/// What a command line and an environment say about where to serve.
package struct ServerArguments: Equatable, Sendable {
  /// What there is to say, for `--help`.
  package static let usage = """
    Serves the program to web browsers.

      --host ADDRESS  the address to listen at, or HOST; 127.0.0.1 reaches this machine only, 0.0.0.0 all networks
      --port NUMBER   the port to listen at, or PORT; 0 takes a free one
      --help          prints this

    NEWSREEL_SECRET is what sessions are signed with; processes that share a port must share it.
    NEWSREEL_ORIGIN is where readers reach the program, such as https://news.example.com, for previews of links.
    """

  /// nil where nothing is said.
  package private(set) var host: String?
  /// nil where nothing is said.
  package private(set) var port: Int?
  /// True where `--help` is there.
  package private(set) var wantsHelp = false

  /// Reads a command line without the program's name, and an environment, which counts less.
  package init(_ arguments: [String], environment: [String: String]) throws(WebHostError) {
    if let text = environment["HOST"], !text.isEmpty { host = text }
    if let text = environment["PORT"], !text.isEmpty { port = try Self.port(text, from: "PORT") }
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let inline = parts.count > 1 ? parts[1] : nil
      switch parts[0] {
      case "--help", "-h":
        wantsHelp = true
      case "--host", "--port":
        guard let value = inline ?? rest.popFirst(), !value.isEmpty else {
          throw .arguments("\(parts[0]) needs a value.")
        }
        if parts[0] == "--host" { host = value } else { port = try Self.port(value, from: "--port") }
      default:
        throw .arguments("Unknown argument \(argument); --help tells what there is.")
      }
    }
  }

  private static func port(_ text: String, from source: String) throws(WebHostError) -> Int {
    guard let number = Int(text), (0...65_535).contains(number) else {
      throw .arguments("\(source) must be a number from 0 to 65535, not \(text).")
    }
    return number
  }
}
