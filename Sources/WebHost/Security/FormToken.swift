/// What a form holds that changes what is kept: proof that this host wrote it for the visitor who sends it.
///
/// It is bound to the visitor's cookie (the signed double submit of OWASP's cheat sheet on request forgery): another
/// site can neither read one nor make one, and one of its own is not this visitor's.
package struct FormToken: Equatable, Sendable {
  /// The name of the field that holds it. Names that begin with `~` are the host's own.
  package static let fieldName = "~token"

  /// Whose form it is.
  package let visitor: VisitorID
  /// Seconds since 1970 after which it is worth nothing.
  package let expiry: UInt64

  /// Makes a token.
  package init(visitor: VisitorID, expiry: UInt64) {
    self.visitor = visitor
    self.expiry = expiry
  }

  /// Reads what a form has sent; nil where it is not of this host, or too old. `now` is in seconds since 1970.
  package init?(_ text: String, key: SigningKey, now: Double) {
    guard let signed = try? SignedBytes(text, count: VisitorID.length, purpose: .form, key: key, now: now),
      let visitor = VisitorID(signed.bytes)
    else { return nil }
    self.init(visitor: visitor, expiry: signed.expiry)
  }

  /// The token as text for a form.
  package func signed(with key: SigningKey) -> String {
    SignedBytes(visitor.bytes, expiry: expiry).text(for: .form, signedWith: key)
  }
}
