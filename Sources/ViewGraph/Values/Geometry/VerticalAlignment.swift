import Foundation

/// A guide along which views are aligned from top to bottom.
public struct VerticalAlignment: Hashable, Sendable {
  let id: any AlignmentID.Type

  /// Makes a guide of a program's own.
  public init(_ id: any AlignmentID.Type) {
    self.id = id
  }

  /// The top edge.
  public static let top = VerticalAlignment(Top.self)
  /// The middle.
  public static let center = VerticalAlignment(Center.self)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(Bottom.self)
  /// The baseline of the first line of text.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  /// The baseline of the last line of text.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)

  /// Where the guide lies by default in a view without text: 0 is the top edge, 1 the bottom one.
  public var fraction: CGFloat {
    id.fraction
  }

  /// True for those that style sheets know; asked of every frame, so without asking where they lie.
  var isUsual: Bool {
    id == Center.self || id == Top.self || id == Bottom.self
      || self == .firstTextBaseline || self == .lastTextBaseline
  }

  public static func == (left: VerticalAlignment, right: VerticalAlignment) -> Bool {
    left.id == right.id
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
  }

  private enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }

  private enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  private enum FirstTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  private enum LastTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
}
