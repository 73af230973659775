import Foundation

/// What a popover stands at: an edge of a view, or of a part of it.
public struct PopoverAttachment: Equatable, Sendable {
  /// The edge at which it stands, if there is room.
  public var edge: Edge
  /// The part, in the view's own space; nil is all of it.
  public var rect: CGRect?
  /// A point, as parts of the view's size.
  public var point: UnitPoint?
  /// The view; nil while it shows nothing.
  public var node: DisplayNode.ID?

  init(edge: Edge, rect: CGRect? = nil, point: UnitPoint? = nil) {
    self.edge = edge
    self.rect = rect
    self.point = point
  }
}
