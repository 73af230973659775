import Foundation

/// A text that is sorted as people expect.
public struct _LocalizedText: Comparable {
  fileprivate let text: String?
  fileprivate let comparator: LocalizedComparator

  private func compare(_ other: _LocalizedText) -> ComparisonResult {
    switch (text, other.text) {
    case (let one?, let other?): comparator.compare(one, other)
    case (nil, nil): .orderedSame
    case (nil, _): .orderedAscending
    case (_, nil): .orderedDescending
    }
  }

  public static func < (one: _LocalizedText, other: _LocalizedText) -> Bool { one.compare(other) == .orderedAscending }
  public static func == (one: _LocalizedText, other: _LocalizedText) -> Bool { one.compare(other) == .orderedSame }
}

extension String {
  fileprivate var standard: _LocalizedText { _LocalizedText(text: self, comparator: .localizedStandard) }
  fileprivate var local: _LocalizedText { _LocalizedText(text: self, comparator: .localized) }
}

extension String? {
  fileprivate var standard: _LocalizedText { _LocalizedText(text: self, comparator: .localizedStandard) }
  fileprivate var local: _LocalizedText { _LocalizedText(text: self, comparator: .localized) }
}

// Foundation for Linux sorts texts by their characters' numbers alone.
extension SortDescriptor {
  /// Sorts by a text: numbers by their values, upper and lower case alike, unless another comparator is given.
  public init(
    _ keyPath: any KeyPath<Compared, String> & Sendable, comparator: LocalizedComparator = .localizedStandard,
    order: SortOrder = .forward
  ) {
    self.init(Self.sendable(keyPath.appending(path: comparator == .localized ? \.local : \.standard)), order: order)
  }

  /// Sorts by a text; those without one come first.
  public init(
    _ keyPath: any KeyPath<Compared, String?> & Sendable, comparator: LocalizedComparator = .localizedStandard,
    order: SortOrder = .forward
  ) {
    self.init(Self.sendable(keyPath.appending(path: comparator == .localized ? \.local : \.standard)), order: order)
  }

  /// A path that leads from a sendable one to a property of a value.
  private static func sendable<Value>(_ path: KeyPath<Compared, Value>) -> any KeyPath<Compared, Value> & Sendable {
    unsafeBitCast(path, to: (any KeyPath<Compared, Value> & Sendable).self)
  }
}
