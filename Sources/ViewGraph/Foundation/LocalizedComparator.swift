import Foundation

/// Compares strings as people expect. Foundation for Linux has `String.StandardComparator` with `lexical` alone.
public struct LocalizedComparator: SortComparator, Hashable, Sendable {
  /// True where numbers count by their values, and upper and lower case alike.
  private let isStandard: Bool
  public var order = SortOrder.forward

  private init(isStandard: Bool) {
    self.isStandard = isStandard
  }

  /// Numbers by their values, upper and lower case alike: as lists of files are sorted.
  public static let localizedStandard = LocalizedComparator(isStandard: true)
  /// By the rules of the reader's language.
  public static let localized = LocalizedComparator(isStandard: false)

  public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
    let options: String.CompareOptions =
      isStandard ? [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering] : []
    let result = lhs.compare(rhs, options: options, locale: .current)
    guard order == .reverse else { return result }
    return ComparisonResult(rawValue: -result.rawValue) ?? .orderedSame
  }
}

extension SortComparator where Self == LocalizedComparator {
  /// Numbers by their values, upper and lower case alike.
  public static var localizedStandard: LocalizedComparator { LocalizedComparator.localizedStandard }
  /// By the rules of the reader's language.
  public static var localized: LocalizedComparator { LocalizedComparator.localized }
}

extension String.StandardComparator {
  /// Numbers by their values, upper and lower case alike.
  public static var localizedStandard: LocalizedComparator { .localizedStandard }
  /// By the rules of the reader's language.
  public static var localized: LocalizedComparator { .localized }
}
