/// What a page holds to prove that this host served it: a session's name, its visitor's and an end, signed; and which of
/// the sessions of that name has served it.
package struct SessionToken: Equatable, Sendable {
  /// Why a token is not accepted.
  package enum Failure: Error, Equatable {
    case malformed, forged, expired
  }

  /// The session.
  package let session: SessionID
  /// Which of the sessions of that name.
  package let incarnation: Incarnation
  /// Whose session it is.
  package let visitor: VisitorID
  /// Seconds since 1970 after which the token is worth nothing.
  package let expiry: UInt64

  /// Makes a token.
  package init(session: SessionID, incarnation: Incarnation, visitor: VisitorID, expiry: UInt64) {
    self.session = session
    self.incarnation = incarnation
    self.visitor = visitor
    self.expiry = expiry
  }

  /// Reads and checks a token; `now` is in seconds since 1970.
  package init(_ text: String, key: SigningKey, now: Double) throws(Failure) {
    let named = SessionID.length + Incarnation.length
    let signed = try SignedBytes(text, count: named + VisitorID.length, purpose: .session, key: key, now: now)
    guard let session = SessionID(signed.bytes.prefix(SessionID.length)),
      let visitor = VisitorID(signed.bytes.dropFirst(named))
    else { throw .malformed }
    let incarnation = Incarnation(signed.bytes[SessionID.length..<named])
    self.init(session: session, incarnation: incarnation, visitor: visitor, expiry: signed.expiry)
  }

  /// The token as text for a page.
  package func signed(with key: SigningKey) -> String {
    SignedBytes(session.bytes + incarnation.bytes + visitor.bytes, expiry: expiry).text(for: .session, signedWith: key)
  }
}
