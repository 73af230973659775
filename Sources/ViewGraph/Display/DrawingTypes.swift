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
    /// A view of a size, by its place among the symbols, stretched to a rectangle. Canvases lay it between drawings.
    case symbol(Int, size: CGSize, in: CGRect)

    /// True where a view is drawn.
    var hasSymbols: Bool {
      switch self {
      case .symbol: true
      case .layer(let inner): inner.contains { $0.content.hasSymbols }
      default: false
      }
    }
  }

  public var content: Content
  /// Where the gradient lies that it is painted with; nil is over the box of what is painted.
  public var gradient: DrawingGradient?
  public var opacity = 1.0
  public var transform = CGAffineTransform.identity
  /// Outside of these nothing is drawn.
  public var clips: [DrawingClip] = []
  /// By the opacity of these it is seen.
  public var masks: [DrawingMask] = []
  public var blendMode = "normal"
  /// What is done to the picture, in order.
  public var filters: [DrawingFilter] = []

  public init(_ content: Content) {
    self.content = content
  }
}

/// An outline in SVG path syntax outside of which nothing is drawn.
public struct DrawingClip: Equatable, Sendable {
  /// In points of the canvas.
  public let path: String
  /// In parts of the canvas's sides.
  public let part: String
  public let isEvenOdd: Bool

  public init(path: String, part: String, isEvenOdd: Bool) {
    self.path = path
    self.part = part
    self.isEvenOdd = isEvenOdd
  }
}

/// Where a gradient lies, in the points of what is painted with it.
public struct DrawingGradient: Equatable, Sendable {
  public enum Place: Equatable, Sendable {
    case line(from: CGPoint, to: CGPoint)
    case circle(CGPoint, from: CGFloat, to: CGFloat)
  }

  /// How it goes on beyond its ends, by its name in SVG.
  public enum Spread: String, Sendable {
    case pad, reflect, `repeat`
  }

  public let place: Place
  public let spread: Spread

  public init(_ place: Place, spread: Spread) {
    self.place = place
    self.spread = spread
  }
}

extension DrawingStep {
  /// How a view that is drawn looks beyond its place and what cuts it.
  var look: [DisplayModifier] {
    var result: [DisplayModifier] = filters.compactMap { filter in
      switch filter {
      case .blur(let radius): .blur(radius)
      case .shadow(let paint, let radius, let x, let y): .shadow(paint, radius: radius, x: x, y: y)
      case .adjust(let kind, let amount): .filter(kind, amount)
      case .colors, .threshold: nil
      }
    }
    if opacity != 1 { result.append(.opacity(opacity)) }
    if blendMode != "normal" { result.append(.blendMode(blendMode)) }
    return result
  }
}

/// Something that is done to a part of a drawing.
public enum DrawingFilter: Equatable, Sendable {
  /// Points.
  case blur(CGFloat)
  case shadow(Paint, radius: CGFloat, x: CGFloat, y: CGFloat)
  case adjust(DisplayFilter, Double)
  /// Four rows of five numbers: how much of red, green, blue, alpha and one each of red, green, blue and alpha is made of.
  case colors([Double])
  /// What is more opaque than `min` and less than `max` is painted, the rest is left out.
  case threshold(min: Double, max: Double, Paint)
}

/// A drawing by whose opacity something is seen.
public struct DrawingMask: Equatable, Sendable {
  public var steps: [DrawingStep]
  public var opacity: Double
  /// True where what it leaves out is seen.
  public var isInverse: Bool

  public init(steps: [DrawingStep], opacity: Double, isInverse: Bool) {
    self.steps = steps
    self.opacity = opacity
    self.isInverse = isInverse
  }
}

/// Children at places that the program has chosen.
public struct PlacedContent: Equatable, Sendable {
  /// For every child, where its top leading corner is, and the size that it is offered; nil leaves a dimension to it.
  public var places: [Place]
  /// The size of the whole.
  public var size: CGSize
  /// Who is told `.geometry` of the space that there is.
  public var target: EventTarget
  /// What the layout takes of nothing and of everything, where its views tell: how a stack around it would share.
  var reach: Reach?

  /// The least and the greatest size of a layout.
  struct Reach: Equatable, Sendable {
    let least: CGSize
    let most: CGSize

    func range(along axis: Axis) -> LayoutRange {
      axis == .horizontal ? LayoutRange(least.width, most.width) : LayoutRange(least.height, most.height)
    }
  }

  /// Where a child is, and the size that it is offered.
  public struct Place: Equatable, Sendable {
    public var origin: CGPoint
    public var width: CGFloat?
    public var height: CGFloat?
    /// Who is told `.geometry` of the child.
    public var target: EventTarget
    /// Who is told what `.geometry` the child would have if it had no width from here.
    public var own: EventTarget?

    public init(
      origin: CGPoint, width: CGFloat? = nil, height: CGFloat? = nil, target: EventTarget, own: EventTarget? = nil
    ) {
      self.origin = origin
      self.width = width
      self.height = height
      self.target = target
      self.own = own
    }
  }

  public init(places: [Place], size: CGSize, target: EventTarget) {
    self.places = places
    self.size = size
    self.target = target
  }
}
