import Crypto

/// Bytes with an end, signed: what a browser holds to prove that this host gave them to it.
struct SignedBytes: Equatable, Sendable {
  let bytes: [UInt8]
  /// Seconds since 1970 after which they are worth nothing.
  let expiry: UInt64

  init(_ bytes: [UInt8], expiry: UInt64) {
    self.bytes = bytes
    self.expiry = expiry
  }

  /// Reads and checks text of exactly `count` signed bytes; `now` is in seconds since 1970.
  init(
    _ text: String, count: Int, purpose: SigningKey.Purpose, key: SigningKey, now: Double
  ) throws(SessionToken.Failure) {
    guard text.utf8.count <= 256, let all = Base64URL.decode(text), all.count == count + 8 + SHA256.byteCount
    else { throw .malformed }
    let payload = all.prefix(count + 8)
    guard key.isValid(all.dropFirst(count + 8), for: payload, purpose: purpose) else { throw .forged }
    self.init(Array(all.prefix(count)), expiry: payload.dropFirst(count).reduce(0) { $0 << 8 | UInt64($1) })
    guard now < Double(expiry) else { throw .expired }
  }

  /// The bytes, their end and the signature as text.
  func text(for purpose: SigningKey.Purpose, signedWith key: SigningKey) -> String {
    let payload = bytes + (0..<8).map { UInt8(truncatingIfNeeded: expiry >> UInt64(56 - 8 * $0)) }
    return Base64URL.encode(payload + key.signature(of: payload, purpose: purpose))
  }
}
