import Crypto
import Foundation

/// What a page holds to prove that this host served it: a session's name and an end, signed.
package struct SessionToken: Equatable, Sendable {
  /// Why a token is not accepted.
  package enum Failure: Error, Equatable {
    case malformed, forged, expired
  }

  /// The session.
  package let session: SessionID
  /// Seconds since 1970 after which the token is worth nothing.
  package let expiry: UInt64

  /// Makes a token.
  package init(session: SessionID, expiry: UInt64) {
    self.session = session
    self.expiry = expiry
  }

  /// Reads and checks a token; `now` is in seconds since 1970.
  package init(_ text: String, key: SigningKey, now: Double) throws(Failure) {
    guard text.utf8.count <= 256, let bytes = Base64URL.decode(text),
      bytes.count == Self.payloadLength + SHA256.byteCount
    else { throw .malformed }
    let payload = bytes.prefix(Self.payloadLength)
    guard key.isValid(bytes.dropFirst(Self.payloadLength), for: payload, purpose: .session) else { throw .forged }
    let expiry = payload.dropFirst(SessionID.length).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard let session = SessionID(payload.prefix(SessionID.length)) else { throw .malformed }
    guard now < Double(expiry) else { throw .expired }
    self.init(session: session, expiry: expiry)
  }

  /// The token as text for a page.
  package func signed(with key: SigningKey) -> String {
    let payload = session.bytes + (0..<8).map { UInt8(truncatingIfNeeded: expiry >> UInt64(56 - 8 * $0)) }
    return Base64URL.encode(payload + key.signature(of: payload, purpose: .session))
  }

  private static let payloadLength = SessionID.length + 8
}
