import Foundation

/// A guide along which views are aligned from side to side.
public struct HorizontalAlignment: Hashable, Sendable {
  let id: any AlignmentID.Type

  /// Makes a guide of a program's own.
  public init(_ id: any AlignmentID.Type) {
    self.id = id
  }

  /// The edge where lines of text begin.
  public static let leading = HorizontalAlignment(Leading.self)
  /// The middle.
  public static let center = HorizontalAlignment(Center.self)
  /// The edge where lines of text end.
  public static let trailing = HorizontalAlignment(Trailing.self)
  /// Where the separators of list rows begin.
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
  /// Where the separators of list rows end.
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)

  /// Where the guide lies by default: 0 is the leading edge, 1 the trailing one.
  public var fraction: CGFloat {
    id.fraction
  }

  /// True for those that style sheets know; asked of every frame, so without asking where they lie.
  var isUsual: Bool {
    id == Leading.self || id == Center.self || id == Trailing.self
  }

  public static func == (left: HorizontalAlignment, right: HorizontalAlignment) -> Bool {
    left.id == right.id
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
  }

  private enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }

  private enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  private enum SeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum SeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
}
