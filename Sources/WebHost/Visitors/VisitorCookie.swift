/// What a browser holds to be known again: a visitor's name and an end, signed.
package struct VisitorCookie: Equatable, Sendable {
  /// Seconds for which a browser is known after its last renewal: a year.
  package static let lifetime: UInt64 = 365 * 86_400
  /// Seconds before the end from which on it is renewed: eleven months.
  private static let renewal: UInt64 = 335 * 86_400

  /// Whose cookie it is.
  package let visitor: VisitorID
  /// Seconds since 1970 after which it is worth nothing.
  package let expiry: UInt64

  /// Makes the cookie of a visitor, which lasts from now on; `now` is in seconds since 1970.
  package init(visitor: VisitorID = VisitorID(), now: Double) {
    self.visitor = visitor
    expiry = UInt64(max(0, now)) + Self.lifetime
  }

  /// Reads what a browser has sent; nil where it has sent none, or one that is not of this host, or too old.
  package init?(_ fields: [String], host: String?, key: SigningKey, now: Double) {
    guard let text = Cookies.value(of: Self.name(host: host), in: fields),
      let signed = try? SignedBytes(text, count: VisitorID.length, purpose: .visitor, key: key, now: now),
      let visitor = VisitorID(signed.bytes)
    else { return nil }
    self.visitor = visitor
    expiry = signed.expiry
  }

  /// True where a new one should take its place.
  package func isOld(now: Double) -> Bool {
    now + Double(Self.renewal) > Double(expiry)
  }

  /// The cookie's name. Cookies are shared by all ports of a host, so each port has a name of its own.
  package static func name(host: String?) -> String {
    let port = host?.split(separator: ":").last.flatMap { UInt16($0) }
    return port.map { "visitor-\($0)" } ?? "visitor"
  }

  /// What the `Set-Cookie` field says: for this host only, out of reach of scripts, not sent along from other sites.
  package func field(host: String?, isSecure: Bool, key: SigningKey) -> String {
    let text = SignedBytes(visitor.bytes, expiry: expiry).text(for: .visitor, signedWith: key)
    let attributes = "Path=/; Max-Age=\(Self.lifetime); HttpOnly; SameSite=Lax"
    return "\(Self.name(host: host))=\(text); \(attributes)\(isSecure ? "; Secure" : "")"
  }
}

/// Reads `Cookie` fields (RFC 6265, section 5.4).
enum Cookies {
  /// The value of the first cookie of that name.
  static func value(of name: String, in fields: [String]) -> String? {
    for field in fields where field.utf8.count <= 16 * 1024 {
      for pair in field.split(separator: ";") {
        let parts = pair.drop { $0 == " " }.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        if parts.count == 2, parts[0] == name { return String(parts[1]) }
      }
    }
    return nil
  }
}
