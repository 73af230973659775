import Foundation

/// What was wrong with an answer: which key, which type, at which path.
public struct DecodingFailure: Error, Sendable, Hashable {
  /// The kind of fault.
  public enum Reason: Sendable, Hashable {
    /// A key that must be there is not.
    case keyNotFound(String)
    /// A value is of another type than the one named.
    case typeMismatch(expected: String)
    /// A value of the type named is missing, or null.
    case valueNotFound(expected: String)
    /// The data are not valid at all: cut off, another format.
    case corrupted
  }

  /// The kind of fault.
  public var reason: Reason
  /// The way to the place, outermost first; list positions are "[n]", counted from 0.
  public var codingPath: [String]
  /// The type that was to be decoded as a whole.
  public var type: String
  /// The decoder's own words.
  public var detail: String

  /// Creates a description.
  public init(reason: Reason, codingPath: [String] = [], type: String, detail: String = "") {
    self.reason = reason
    self.codingPath = codingPath
    self.type = type
    self.detail = detail
  }

  /// Describes an error thrown while decoding a value of `type`.
  public init(_ error: any Error, decoding type: Any.Type) {
    let name = String(describing: type)
    switch error as? DecodingError {
    case .keyNotFound(let key, let context):
      self.init(.keyNotFound(key.stringValue), context, name)
    case .typeMismatch(let expected, let context):
      self.init(.typeMismatch(expected: String(describing: expected)), context, name)
    case .valueNotFound(let expected, let context):
      self.init(.valueNotFound(expected: String(describing: expected)), context, name)
    case .dataCorrupted(let context):
      self.init(.corrupted, context, name)
    default:
      self.init(reason: .corrupted, type: name, detail: String(describing: error))
    }
  }

  private init(_ reason: Reason, _ context: DecodingError.Context, _ type: String) {
    let path = context.codingPath.map { key in key.intValue.map { "[\($0)]" } ?? key.stringValue }
    self.init(reason: reason, codingPath: path, type: type, detail: context.debugDescription)
  }

  /// The path in one word, as in `articles[3].title`; empty at the top.
  public var path: String {
    codingPath.reduce(into: "") { text, key in
      text += key.hasPrefix("[") || text.isEmpty ? key : ".\(key)"
    }
  }

  /// One sentence for a reader.
  public var sentence: String {
    let place = codingPath.isEmpty ? "" : localized(" at %@", path)
    return switch reason {
    case .keyNotFound(let key): localized("The answer has no key “%@”%@.", key, place)
    case .typeMismatch(let expected):
      localized("The answer does not have %@%@.", Self.withArticle(expected), place)
    case .valueNotFound(let expected):
      localized("The answer has nothing where %@ belongs%@.", Self.withArticle(expected), place)
    case .corrupted where codingPath.isEmpty:
      localized("The answer cannot be read: it is incomplete or not in the expected format.")
    case .corrupted: localized("The answer has a value that cannot be read%@.", place)
    }
  }

  private static func withArticle(_ noun: String) -> String {
    "AEIOUaeiou".contains(noun.prefix(1)) ? localized("an %@", noun) : localized("a %@", noun)
  }
}

extension DecodingFailure: LocalizedError, CustomDebugStringConvertible {
  public var errorDescription: String? { sentence }

  /// Type, reason, path and the decoder's own words.
  public var debugDescription: String {
    "\(type): \(reason) at \(path.isEmpty ? "the top" : path)\(detail.isEmpty ? "" : ": \(detail)")"
  }
}
