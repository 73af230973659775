import Foundation

/// What is told of the parts of a text.
public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let tokenType = Self(rawValue: "TokenType")
  public static let lexicalClass = Self(rawValue: "LexicalClass")
  public static let nameType = Self(rawValue: "NameType")
  public static let nameTypeOrLexicalClass = Self(rawValue: "NameTypeOrLexicalClass")
  public static let lemma = Self(rawValue: "Lemma")
  public static let language = Self(rawValue: "Language")
  public static let script = Self(rawValue: "Script")
  public static let sentimentScore = Self(rawValue: "SentimentScore")
}
