import NIOHTTP1

/// Checks of a request's head that the parser does not make (RFC 9112).
package enum RequestHeadCheck {
  /// A head that is in order.
  package struct Checked: Equatable {
    /// The head, with the path alone as its address and the name of the host in `Host`.
    package var head: HTTPRequestHead
    /// True where a body follows.
    package var hasBody: Bool
    /// True where the client waits for a word before it sends the body.
    package var awaitsContinue: Bool
  }

  /// Checks a head; a body may have up to `bodyLimit` bytes.
  package static func check(_ head: HTTPRequestHead, bodyLimit: Int) throws(RequestRefusal) -> Checked {
    guard head.method != .CONNECT else { throw .unknownMethod }
    var checked = Checked(head: head, hasBody: false, awaitsContinue: false)
    try checkHost(head)
    try checkTarget(&checked.head)
    checked.hasBody = try hasBody(head, limit: bodyLimit)
    checked.awaitsContinue = try awaitsContinue(head)
    return checked
  }

  /// One host in HTTP/1.1, at most one in HTTP/1.0 (RFC 9112, 3.2).
  private static func checkHost(_ head: HTTPRequestHead) throws(RequestRefusal) {
    let hosts = head.headers["Host"]
    guard hosts.count == 1 || (hosts.isEmpty && head.version == .http1_0) else {
      throw .malformed("The request must name one host.")
    }
    guard hosts.allSatisfy({ $0.isEmpty || HostName.isValid($0) }) else {
      throw .malformed("The request names no proper host.")
    }
  }

  /// An address is a path; one with a scheme and a host counts more than `Host` (RFC 9112, 3.2.2).
  private static func checkTarget(_ head: inout HTTPRequestHead) throws(RequestRefusal) {
    if head.uri.hasPrefix("/") || (head.uri == "*" && head.method == .OPTIONS) { return }
    guard let scheme = ["http://", "https://"].first(where: { head.uri.lowercased().hasPrefix($0) }) else {
      throw .malformed("The request's address is malformed.")
    }
    let rest = head.uri.dropFirst(scheme.count)
    let host = String(rest.prefix { $0 != "/" && $0 != "?" })
    guard HostName.isValid(host) else { throw .malformed("The request's address is malformed.") }
    let path = rest.dropFirst(host.count)
    head.uri = path.hasPrefix("/") ? String(path) : "/" + path
    head.headers.replaceOrAdd(name: "Host", value: host)
  }

  /// Where a body ends must be clear, or the next request would begin somewhere else for a proxy than for the host
  /// (RFC 9112, 6.1 and 6.3).
  private static func hasBody(_ head: HTTPRequestHead, limit: Int) throws(RequestRefusal) -> Bool {
    let codings = head.headers["Transfer-Encoding"]
    let lengths = head.headers["Content-Length"]
    guard codings.isEmpty else {
      guard lengths.isEmpty, head.version == .http1_1 else { throw .malformed("The length of the body is not clear.") }
      guard codings.count == 1, codings[0].lowercased() == "chunked" else { throw .unknownCoding }
      return true
    }
    guard let text = lengths.first else { return false }
    guard lengths.count == 1, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let length = Int(text) else {
      throw .malformed("The length of the body is not clear.")
    }
    guard length <= limit else { throw .largeBody }
    return length > 0
  }

  private static func awaitsContinue(_ head: HTTPRequestHead) throws(RequestRefusal) -> Bool {
    guard head.version == .http1_1, let expectation = head.headers.first(name: "Expect") else { return false }
    guard expectation.lowercased() == "100-continue" else { throw .unknownExpectation }
    return true
  }
}
