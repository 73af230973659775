import Foundation

/// Names an alignment guide and says where it lies unless a view says otherwise.
public protocol AlignmentID: SendableMetatype {
  /// Where the guide lies in a view of the given size.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A view's size and alignment guides in its own space.
public struct ViewDimensions: Equatable, Sendable {
  /// Points.
  public let width: CGFloat
  /// Points.
  public let height: CGFloat

  init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }

  /// Where a guide lies.
  public subscript(guide: HorizontalAlignment) -> CGFloat { guide.id.defaultValue(in: self) }

  /// Where a guide lies.
  public subscript(guide: VerticalAlignment) -> CGFloat { guide.id.defaultValue(in: self) }

  /// Where a guide lies if the view has set it itself; nil otherwise.
  /// - Partly: nil: guides that a program sets are known to the layout alone.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }

  /// Where a guide lies if the view has set it itself; nil otherwise.
  /// - Partly: nil: guides that a program sets are known to the layout alone.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}
