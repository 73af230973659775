/// The size of text that the reader has chosen.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// True for the sizes beyond those that everybody is offered.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// How many times as large body text is as at the usual size.
  package var scale: Double {
    switch self {
    case .xSmall: 14 / 17
    case .small: 15 / 17
    case .medium: 16 / 17
    case .large: 1
    case .xLarge: 19 / 17
    case .xxLarge: 21 / 17
    case .xxxLarge: 23 / 17
    case .accessibility1: 28 / 17
    case .accessibility2: 33 / 17
    case .accessibility3: 40 / 17
    case .accessibility4: 47 / 17
    case .accessibility5: 53 / 17
    }
  }
}

/// The size of text that the reader has chosen, by its older name.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  /// True for the sizes beyond those that everybody is offered.
  public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

  /// The same size by its newer name.
  package var dynamicTypeSize: DynamicTypeSize {
    zip(Self.allCases, DynamicTypeSize.allCases).first { $0.0 == self }?.1 ?? .large
  }

  package init(_ size: DynamicTypeSize) {
    self = zip(Self.allCases, DynamicTypeSize.allCases).first { $0.1 == size }?.0 ?? .large
  }
}

/// Whether text is drawn bolder for legibility.
public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}
