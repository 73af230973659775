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
  /// Where the guides lie that the view has set itself.
  private let explicit: [ObjectIdentifier: CGFloat]

  init(width: CGFloat, height: CGFloat, explicit: [ObjectIdentifier: CGFloat] = [:]) {
    self.width = width
    self.height = height
    self.explicit = explicit
  }

  /// Where a guide lies.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[explicit: guide] ?? guide.id.defaultValue(in: self) }

  /// Where a guide lies.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[explicit: guide] ?? guide.id.defaultValue(in: self) }

  /// Where a guide lies if the view has set it itself; nil otherwise.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit[ObjectIdentifier(guide.id)] }

  /// Where a guide lies if the view has set it itself; nil otherwise.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit[ObjectIdentifier(guide.id)] }
}

extension AlignmentID {
  /// How the guide moves with the length of a view: 0 at the first edge, 1 at the last.
  static var fraction: CGFloat {
    defaultValue(in: ViewDimensions(width: 2, height: 2)) - defaultValue(in: ViewDimensions(width: 1, height: 1))
  }
}
