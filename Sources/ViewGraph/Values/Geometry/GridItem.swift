import Foundation

/// A column or row of a lazy grid.
public struct GridItem: Equatable, Sendable {
  /// How wide (or high) the track is.
  public enum Size: Equatable, Sendable {
    /// So many points.
    case fixed(CGFloat)
    /// A share of what is left, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many tracks as fit, each within limits.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: GridItem.Size
  /// Points to the next track; nil is the platform's default.
  public var spacing: CGFloat?
  /// How views lie in their cells; nil is the grid's own alignment.
  public var alignment: Alignment?

  /// Makes a track; flexible by default.
  public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
