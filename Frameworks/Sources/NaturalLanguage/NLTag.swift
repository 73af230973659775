import Foundation

/// What a part of a text is.
public struct NLTag: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let word = Self(rawValue: "Word")
  public static let punctuation = Self(rawValue: "Punctuation")
  public static let whitespace = Self(rawValue: "Whitespace")
  public static let other = Self(rawValue: "Other")
  public static let noun = Self(rawValue: "Noun")
  public static let verb = Self(rawValue: "Verb")
  public static let adjective = Self(rawValue: "Adjective")
  public static let adverb = Self(rawValue: "Adverb")
  public static let pronoun = Self(rawValue: "Pronoun")
  public static let determiner = Self(rawValue: "Determiner")
  public static let particle = Self(rawValue: "Particle")
  public static let preposition = Self(rawValue: "Preposition")
  public static let number = Self(rawValue: "Number")
  public static let conjunction = Self(rawValue: "Conjunction")
  public static let interjection = Self(rawValue: "Interjection")
  public static let classifier = Self(rawValue: "Classifier")
  public static let idiom = Self(rawValue: "Idiom")
  public static let otherWord = Self(rawValue: "OtherWord")
  public static let sentenceTerminator = Self(rawValue: "SentenceTerminator")
  public static let openQuote = Self(rawValue: "OpenQuote")
  public static let closeQuote = Self(rawValue: "CloseQuote")
  public static let openParenthesis = Self(rawValue: "OpenParenthesis")
  public static let closeParenthesis = Self(rawValue: "CloseParenthesis")
  public static let wordJoiner = Self(rawValue: "WordJoiner")
  public static let dash = Self(rawValue: "Dash")
  public static let otherPunctuation = Self(rawValue: "OtherPunctuation")
  public static let paragraphBreak = Self(rawValue: "ParagraphBreak")
  public static let otherWhitespace = Self(rawValue: "OtherWhitespace")
  public static let personalName = Self(rawValue: "PersonalName")
  public static let placeName = Self(rawValue: "PlaceName")
  public static let organizationName = Self(rawValue: "OrganizationName")
}
