import SwiftUI

/// Several tips, of which one is shown.
@MainActor
public final class TipGroup {
  /// Which of them.
  public enum Priority: Sendable {
    /// The first that can be shown.
    case firstAvailable
    /// The first that was not put away; the others wait.
    case ordered
  }

  private let priority: Priority
  private let tips: [any Tip]

  public init(_ priority: Priority = .firstAvailable, @TipGroupBuilder _ tips: () -> [any Tip]) {
    self.priority = priority
    self.tips = tips()
  }

  /// The tip to show now.
  public var currentTip: (any Tip)? {
    switch priority {
    case .firstAvailable: tips.first { $0.shouldDisplay }
    case .ordered:
      tips.first { if case .invalidated = $0.status { false } else { true } }.flatMap { $0.shouldDisplay ? $0 : nil }
    }
  }
}

/// Collects tips.
@resultBuilder
public enum TipGroupBuilder {
  public static func buildBlock(_ tips: (any Tip)...) -> [any Tip] { tips }
}
