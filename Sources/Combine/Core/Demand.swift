/// A namespace for types that act as subscribers, and for what they say to publishers.
public enum Subscribers {}

extension Subscribers {
  /// How many values a subscriber is ready to receive.
  ///
  /// Demand adds up: each request and each result of `receive(_:)` comes on top of what is still open, and `unlimited` stays
  /// unlimited whatever is added or taken away.
  @frozen
  public struct Demand: Equatable, Comparable, Hashable, Codable, CustomStringConvertible, Sendable, BitwiseCopyable {
    @usableFromInline
    let rawValue: UInt

    @inlinable
    init(rawValue: UInt) {
      self.rawValue = Swift.min(UInt(Int.max) + 1, rawValue)
    }

    /// As many values as the publisher can produce.
    public static let unlimited = Demand(rawValue: UInt(Int.max) + 1)

    /// No values; the same as `max(0)`.
    public static let none = Demand(rawValue: 0)

    /// At most this many values. Traps if the count is negative.
    @inlinable
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "A demand cannot be negative")
      return Demand(rawValue: UInt(value))
    }

    /// The number of requested values; nil if it is unlimited.
    @inlinable
    public var max: Int? {
      isUnlimited ? nil : Int(rawValue)
    }

    @inlinable
    var isUnlimited: Bool { rawValue > UInt(Int.max) }

    /// Either `unlimited` or `max(n)`.
    public var description: String {
      max.map { "max(\($0))" } ?? "unlimited"
    }

    /// Decodes what `encode(to:)` wrote.
    public init(from decoder: any Decoder) throws {
      try self.init(rawValue: decoder.singleValueContainer().decode(UInt.self))
    }

    /// Encodes the demand as one number.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(rawValue)
    }
  }
}
