import Foundation

/// Colours along a line from 0 to 1.
@frozen public struct Gradient: Hashable, Sendable {
  /// A colour at a place.
  @frozen public struct Stop: Hashable, Sendable {
    public var color: Color
    /// From 0 to 1.
    public var location: CGFloat

    /// Makes a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// How colours between two stops are mixed.
  public struct ColorSpace: Hashable, Sendable {
    private let isPerceptual: Bool

    /// In the device's own space.
    public static let device = ColorSpace(isPerceptual: false)
    /// In a space in which equal distances look equal.
    public static let perceptual = ColorSpace(isPerceptual: true)
  }

  public var stops: [Stop]
  /// How colours between two stops are mixed, for renderers.
  public internal(set) var space = ColorSpace.device

  /// Makes a gradient of stops.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Makes a gradient of colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// This gradient with its colours mixed in another space.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    var copy = self
    copy.space = space
    return AnyGradient(copy)
  }
}

/// A gradient whose direction is left to where it is used.
@frozen public struct AnyGradient: Hashable, Sendable {
  let gradient: Gradient

  /// Wraps a gradient.
  public init(_ gradient: Gradient) {
    self.gradient = gradient
  }

  /// This gradient with its colours mixed in another space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { gradient.colorSpace(space) }
}

extension Color {
  /// A gentle gradient around the colour.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2, in: .device), self]))
  }
}
