import Foundation

/// A height that a sheet may have.
public enum SheetHeight: Hashable, Sendable {
  /// A part of the screen's.
  case fraction(Double)
  case points(Double)
  /// The screen, but for an edge that shows what is behind.
  case whole

  /// The height of a phone's screen in points.
  static let screen: Double = 844

  /// Its height on a phone, by which heights are ordered.
  var onPhone: Double {
    switch self {
    case .fraction(let part): part * Self.screen
    case .points(let points): points
    case .whole: 0.94 * Self.screen
    }
  }
}
