import Foundation

/// A picture that is repeated over a surface.
public struct ImageTiles: Equatable, Sendable {
  /// Where the picture comes from.
  public var source: ImageContent.Source
  /// The part of it that is used, in parts of its sides.
  public var part: CGRect
  /// How much larger than it is the picture is drawn.
  public var scale: CGFloat

  public init(
    source: ImageContent.Source, part: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.source = source
    self.part = part
    self.scale = scale
  }
}
