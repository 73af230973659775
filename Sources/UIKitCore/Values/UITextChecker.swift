import Foundation

/// Finds words that are spelled wrong.
/// - Partly: every word is right: there is no dictionary here.
@MainActor @preconcurrency
open class UITextChecker: NSObject {
  public nonisolated override init() {}

  /// Where the next word is that is spelled wrong; nowhere.
  public func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }

  /// Words that may have been meant; none.
  public func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }

  /// Words that begin so; none.
  public func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }

  /// The languages that are known.
  public class var availableLanguages: [String] { ["en_US"] }
}

/// Explains a word, as the system's dictionary has it: browsers have none.
/// - Partly: there are no explanations.
@MainActor @preconcurrency
open class UIReferenceLibraryViewController: UIViewController {
  /// Makes a screen about a word.
  public init(term: String) {
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Whether there is an explanation: false.
  public class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }
}
