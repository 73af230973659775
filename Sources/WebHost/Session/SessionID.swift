import Foundation

/// Names a session: 128 bits from a secure random source, never guessed and never used again.
package struct SessionID: Hashable, Sendable, CustomStringConvertible {
  /// How many bytes a name has.
  package static let length = 16
  /// The name itself.
  package let bytes: [UInt8]

  /// Makes a name of exactly `length` bytes; nil for any other number.
  package init?(_ bytes: some Collection<UInt8>) {
    guard bytes.count == Self.length else { return nil }
    self.bytes = Array(bytes)
  }

  /// Makes a new name from the given source of randomness.
  package init(using generator: inout some RandomNumberGenerator) {
    bytes = (0..<Self.length).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
  }

  /// Makes a new name from the system's secure source.
  package init() {
    var generator = SystemRandomNumberGenerator()
    self.init(using: &generator)
  }

  package var description: String { Base64URL.encode(bytes) }
}
