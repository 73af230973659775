import Foundation

/// The key under which a string table has a text in the reader's language; the text itself where there is none.
///
/// A key may have values in it, and Markdown for emphasis, code and links.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// The key, with format specifiers for values.
  let key: String
  let arguments: [Argument]
  /// The format where no table has one under the key; nil is the key itself.
  var fallback: String?

  /// A value in a key.
  enum Argument: Equatable, Sendable {
    case string(String)
    case integer(Int64)
    case unsigned(UInt64)
    case number(Double)
    case text(Text)
  }

  /// Makes a key.
  public init(_ value: String) {
    key = value
    arguments = []
  }

  init(key: String, arguments: [Argument], fallback: String? = nil) {
    self.key = key
    self.arguments = arguments
    self.fallback = fallback
  }

  /// Makes a key of a literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Makes a key of a literal with values in it.
  public init(stringInterpolation: StringInterpolation) {
    key =
      stringInterpolation.arguments.isEmpty
      ? stringInterpolation.key.replacingOccurrences(of: "%%", with: "%") : stringInterpolation.key
    arguments = stringInterpolation.arguments
  }
}
