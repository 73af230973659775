/// A value of a list that the service may extend: any text is allowed, the known ones have names.
public protocol OpenValue: RawRepresentable, Hashable, Sendable, Codable, ExpressibleByStringLiteral,
  CustomStringConvertible, Identifiable
where RawValue == String {
  /// Creates a value from any text.
  init(rawValue: String)
}

extension OpenValue {
  /// Creates a value from any text.
  public init(_ text: String) { self.init(rawValue: text) }

  public init(stringLiteral value: String) { self.init(rawValue: value) }

  public init(from decoder: any Decoder) throws {
    self.init(rawValue: try decoder.singleValueContainer().decode(String.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }

  public var description: String { rawValue }
  public var id: String { rawValue }
}
