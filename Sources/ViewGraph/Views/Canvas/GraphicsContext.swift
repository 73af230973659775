import Foundation

/// What a canvas is drawn with. A copy draws on the same canvas with settings of its own.
public struct GraphicsContext {
  /// The values of the canvas's environment.
  public let environment: EnvironmentValues
  /// How opaque what is drawn is, 0 to 1.
  public var opacity = 1.0
  /// How what is drawn is mixed with what is there.
  public var blendMode = BlendMode.normal
  /// How points of the program become points of the canvas.
  public var transform = CGAffineTransform.identity
  let storage: Storage
  private var clips: [DrawingClip] = []
  private var masks: [DrawingMask] = []
  private var filters: [DrawingFilter] = []

  /// What has been drawn: shared by all copies.
  final class Storage {
    var steps: [DrawingStep] = []
    /// The views that can be drawn.
    var symbols: CanvasSymbols?
    /// The size of the canvas.
    let size: CGSize

    init(size: CGSize) {
      self.size = size
    }
  }

  init(environment: EnvironmentValues, size: CGSize) {
    self.environment = environment
    storage = Storage(size: size)
  }
}

// MARK: - Drawing

extension GraphicsContext {
  /// Fills an outline.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    add(.fill(path.svg, shading.paint(environment), isEvenOdd: style.isEOFilled), shading.gradient)
  }

  /// Draws an outline as a line.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    add(.stroke(path.svg, shading.paint(environment), style), shading.gradient)
  }

  /// Draws an outline as a line of a width.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws text whose box has its `anchor` at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    let content = text.resolved(in: TextContext(environment, now: .distantPast))
    add(.text(content, font: environment.shownFont, at: point, anchor: anchor))
  }

  /// Draws text in a rectangle, from its top leading corner.
  public func draw(_ text: Text, in rect: CGRect) {
    draw(text, at: rect.origin, anchor: .topLeading)
  }

  /// Draws a picture at its own size (that of a line of text for symbols), with its `anchor` at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = image.content(in: environment).drawnSize
    draw(
      image,
      in: CGRect(
        x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width, height: size.height)
    )
  }

  /// Draws a picture in a rectangle.
  /// - Partly: `style` is not used: paths count by the non-zero rule.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    add(.image(image.content(in: environment), in: rect))
  }

  /// Draws several things as one picture.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = GraphicsContext(environment: environment, size: storage.size)
    layer.storage.symbols = storage.symbols
    try content(&layer)
    add(.layer(layer.storage.steps))
  }

  func add(_ content: DrawingStep.Content, _ gradient: DrawingGradient? = nil) {
    var step = DrawingStep(content)
    step.gradient = gradient
    step.opacity = min(max(opacity, 0), 1)
    step.transform = transform
    step.clips = clips
    step.masks = masks
    step.blendMode = blendMode.name
    step.filters = filters
    storage.steps.append(step)
  }
}

// MARK: - Settings

extension GraphicsContext {
  /// Moves what is drawn from now on.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Enlarges what is drawn from now on.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Turns what is drawn from now on.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: angle.radians)
  }

  /// Changes what is drawn from now on by a matrix.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Leaves out what lies outside of a path (with `.inverse` what lies inside), from now on.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
    var area = path.applying(transform)
    if options.contains(.inverse) { area.addRect(CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)) }
    let size = storage.size
    let part = CGAffineTransform(scaleX: size.width > 0 ? 1 / size.width : 1, y: size.height > 0 ? 1 / size.height : 1)
    clips.append(
      DrawingClip(
        path: area.svg, part: area.applying(part).svg, isEvenOdd: style.isEOFilled || options.contains(.inverse)))
  }

  /// What a path cuts off.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// What lies inside of it.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// Shows what is drawn from now on by the opacity of another drawing (with `.inverse` where that has none).
  /// - Partly: symbols are not cut.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var layer = GraphicsContext(environment: environment, size: storage.size)
    layer.transform = transform
    try content(&layer)
    masks.append(
      DrawingMask(steps: layer.storage.steps, opacity: opacity, isInverse: options.contains(.inverse)))
  }

  /// The rectangle outside of which nothing is drawn: the canvas.
  public var clipBoundingRect: CGRect { CGRect(origin: .zero, size: storage.size).applying(transform.inverted()) }

  /// Changes everything that is drawn from now on, before the filters that were added earlier do.
  /// - Partly: `options` is not used.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    filters.insert(filter.content, at: 0)
  }
}

extension ImageContent {
  /// The size at which a canvas draws the picture.
  var drawnSize: CGSize {
    if case .data(let data) = source { return data.size }
    return CGSize(width: 20, height: 20)
  }
}
