import Crypto
import Foundation

/// The secret of a process (or of several that share one) with which it signs what it hands out.
package struct SigningKey: Sendable {
  /// What a signature is for; a signature for one purpose is worth nothing for another.
  package enum Purpose: String, Sendable {
    case session, image, visitor, form, offline
  }

  private let key: SymmetricKey

  /// Makes the key from a secret of any length; nil is a random one, which dies with the process.
  package init(secret: String?) {
    if let secret, !secret.isEmpty {
      key = SymmetricKey(data: SHA256.hash(data: Data(secret.utf8)))
    } else {
      key = SymmetricKey(size: .bits256)
    }
  }

  /// Signs bytes (HMAC-SHA256).
  package func signature(of bytes: some Sequence<UInt8>, purpose: Purpose) -> [UInt8] {
    Array(HMAC<SHA256>.authenticationCode(for: Data(purpose.rawValue.utf8) + [0] + Data(bytes), using: key))
  }

  /// Checks a signature in constant time.
  package func isValid(_ signature: some Sequence<UInt8>, for bytes: some Sequence<UInt8>, purpose: Purpose) -> Bool {
    HMAC<SHA256>.isValidAuthenticationCode(
      Data(signature), authenticating: Data(purpose.rawValue.utf8) + [0] + Data(bytes), using: key)
  }
}
