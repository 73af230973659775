import Foundation

/// A drawing as a list of steps, in points of a canvas of the given size.
public struct DrawingContent: Equatable, Sendable {
  /// The size that the program has drawn for.
  public var size: CGSize
  public var steps: [DrawingStep]
  /// What the drawing shows, for those who cannot see it.
  public var label: String?

  public init(size: CGSize, steps: [DrawingStep], label: String? = nil) {
    self.size = size
    self.steps = steps
    self.label = label
  }
}

/// One thing drawn, and how.
public struct DrawingStep: Equatable, Sendable {
  public enum Content: Equatable, Sendable {
    /// An outline in SVG path syntax, filled.
    case fill(String, Paint, isEvenOdd: Bool)
    /// An outline in SVG path syntax, drawn as a line.
    case stroke(String, Paint, StrokeStyle)
    /// Text, whose box has its middle (or what `anchor` says) at a point.
    case text(TextContent, font: Font, at: CGPoint, anchor: UnitPoint)
    /// A picture in a rectangle.
    case image(ImageContent, in: CGRect)
    /// Several steps as one picture.
    case layer([DrawingStep])
  }

  public var content: Content
  public var opacity = 1.0
  public var transform = CGAffineTransform.identity
  /// An outline in SVG path syntax outside of which nothing is drawn; in points of the canvas.
  public var clip: String?
  public var blendMode = "normal"
  /// What is done to the picture, in order.
  public var filters: [DrawingFilter] = []

  public init(_ content: Content) {
    self.content = content
  }
}

/// Something that is done to a part of a drawing.
public enum DrawingFilter: Equatable, Sendable {
  /// Points.
  case blur(CGFloat)
  case shadow(Paint, radius: CGFloat, x: CGFloat, y: CGFloat)
  case adjust(DisplayFilter, Double)
}

/// Children at places that the program has chosen.
public struct PlacedContent: Equatable, Sendable {
  /// For every child, where its top leading corner is, and the size that it is offered; nil leaves a dimension to it.
  public var places: [Place]
  /// The size of the whole.
  public var size: CGSize
  /// Who is told `.geometry` of the space that there is.
  public var target: EventTarget

  /// Where a child is, and the size that it is offered.
  public struct Place: Equatable, Sendable {
    public var origin: CGPoint
    public var width: CGFloat?
    public var height: CGFloat?
    /// Who is told `.geometry` of the child.
    public var target: EventTarget

    public init(origin: CGPoint, width: CGFloat? = nil, height: CGFloat? = nil, target: EventTarget) {
      self.origin = origin
      self.width = width
      self.height = height
      self.target = target
    }
  }

  public init(places: [Place], size: CGSize, target: EventTarget) {
    self.places = places
    self.size = size
    self.target = target
  }
}
