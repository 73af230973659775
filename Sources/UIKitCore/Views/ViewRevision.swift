import Foundation
import Observation

/// Counts the changes of what a view shows, so that SwiftUI views which show it are evaluated again.
@Observable
package final class ViewRevision: @unchecked Sendable {
  package private(set) var count = 0
  @ObservationIgnored private var changes = 0

  package init() {}

  /// Counts a change, without reading the count: who changes a view does not depend on it.
  package func advance() {
    changes += 1
    count = changes
  }
}

/// How firmly a view keeps to a size, from 1 to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float

  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Always: 1000.
  public static let required = UILayoutPriority(1000)
  /// As `systemLayoutSizeFitting(_:)` asks: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)
  /// As a reader changes a window's size: 490 to 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  public static let sceneSizeStayPut = UILayoutPriority(500)
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// Firmly: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// Loosely: 250.
  public static let defaultLow = UILayoutPriority(250)
}

/// How lines of text are aligned.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}
