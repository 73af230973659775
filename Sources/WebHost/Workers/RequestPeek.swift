/// What the first bytes of a connection say about whose it is. Nothing of it is believed: it decides which worker has it,
/// and that worker checks everything.
package enum RequestPeek {
  /// The name of the visitor in the head's cookie; nil where it is not there (yet).
  package static func visitor(in bytes: [UInt8]) -> [UInt8]? {
    var host: String?
    var cookies: [String] = []
    for line in bytes.split(separator: UInt8(ascii: "\n")).dropFirst() {
      let line = String(decoding: line, as: UTF8.self).trimming()
      if line == "\r" || line.isEmpty { break }
      guard let colon = line.firstIndex(of: ":") else { continue }
      let value = line[line.index(after: colon)...].filter { $0 != "\r" }.trimming()
      switch line[..<colon].lowercased() {
      case "host": host = value
      case "cookie": cookies.append(value)
      default: break
      }
    }
    let text = Cookies.value(of: VisitorCookie.name(host: host), in: cookies) ?? anyVisitor(in: cookies)
    guard let bytes = text.flatMap(Base64URL.decode), bytes.count >= VisitorID.length else { return nil }
    return Array(bytes.prefix(VisitorID.length))
  }

  /// Behind a proxy the cookie may be called after another name of the host.
  private static func anyVisitor(in cookies: [String]) -> String? {
    for pair in cookies.joined(separator: ";").split(separator: ";") {
      let parts = pair.trimming().split(separator: "=", maxSplits: 1)
      if parts.count == 2, parts[0] == "visitor" || parts[0].hasPrefix("visitor-") { return String(parts[1]) }
    }
    return nil
  }
}
