import Foundation

/// Names something: 128 bits from a secure random source, never guessed and never used again.
public struct RandomID<Named>: Hashable, Sendable, CustomStringConvertible {
  /// How many bytes a name has.
  public static var length: Int { 16 }
  /// The name itself.
  public let bytes: [UInt8]

  /// Makes a name of exactly `length` bytes; nil for any other number.
  public init?(_ bytes: some Collection<UInt8>) {
    guard bytes.count == Self.length else { return nil }
    self.bytes = Array(bytes)
  }

  /// Makes a new name from the given source of randomness.
  public init(using generator: inout some RandomNumberGenerator) {
    bytes = (0..<Self.length).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
  }

  /// Makes a new name from the system's secure source.
  public init() {
    var generator = SystemRandomNumberGenerator()
    self.init(using: &generator)
  }

  /// The name in letters, digits, `-` and `_`.
  public var description: String { Base64URL.encode(bytes) }
}

/// Names a session.
package typealias SessionID = RandomID<Session>

/// Names a visitor: a browser that comes back with its cookie.
public typealias VisitorID = RandomID<Visitor>
