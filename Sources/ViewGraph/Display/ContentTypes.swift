import Foundation

/// A row or a column.
public struct StackContent: Equatable, Sendable {
  public var axis: Axis
  /// Across the axis: `.horizontal` counts for columns, `.vertical` for rows.
  public var alignment: Alignment
  /// Points between the children; nil is the platform's default.
  public var spacing: CGFloat?
  /// True where children are offered no particular length along the axis, as lazy stacks do.
  public var isLazy = false

  public init(axis: Axis, alignment: Alignment = .center, spacing: CGFloat? = nil) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// A grid of columns (or of rows, when it grows sideways).
public struct GridContent: Equatable, Sendable {
  /// The direction in which the grid grows.
  public var axis: Axis
  public var tracks: [GridItem]
  public var alignment: Alignment
  public var spacing: CGFloat?
  /// Of a grid whose tracks are as large as what is in them: what the columns and the rows take.
  public var fitted: FittedTracks?

  public init(axis: Axis, tracks: [GridItem], alignment: Alignment = .center, spacing: CGFloat? = nil) {
    self.axis = axis
    self.tracks = tracks
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// The columns and rows of a grid that are as large as what is in them.
public struct FittedTracks: Equatable, Sendable {
  public var columns: [LayoutRange]
  public var rows: [LayoutRange]

  public init(columns: [LayoutRange], rows: [LayoutRange]) {
    self.columns = columns
    self.rows = rows
  }
}

/// Text as runs of equal style.
public struct TextContent: Equatable, Sendable {
  public var runs: [TextRun]
  /// The level of the heading that this text is, nil for ordinary text.
  public var headingLevel: Int?

  public init(_ runs: [TextRun], headingLevel: Int? = nil) {
    self.runs = runs
    self.headingLevel = headingLevel
  }

  public init(_ string: String) {
    self.init([TextRun(string)])
  }

  /// The text without its styles.
  public var string: String {
    runs.count == 1 ? runs[0].string : runs.map(\.string).joined()
  }
}

/// Characters of equal style.
public struct TextRun: Equatable, Sendable {
  public var string: String
  private var boxedStyle: Boxed<TextStyle>?
  private var boxedImage: Boxed<ImageContent>?

  /// How the characters look.
  public var style: TextStyle {
    get { boxedStyle?.value ?? TextStyle() }
    set { boxedStyle = newValue == TextStyle() ? nil : Boxed(newValue) }
  }

  /// A picture that stands in place of the characters, which say what it shows.
  public var image: ImageContent? {
    get { boxedImage?.value }
    set { boxedImage = newValue.map(Boxed.init) }
  }

  public init(_ string: String, style: TextStyle = TextStyle()) {
    self.string = string
    self.style = style
  }
}

/// A large value that is mostly absent, behind a reference.
final class Boxed<Value: Equatable & Sendable>: Equatable, Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }

  static func == (left: Boxed, right: Boxed) -> Bool {
    left === right || left.value == right.value
  }
}

/// What sets a run of text apart from the text around it; nil or false changes nothing.
public struct TextStyle: Equatable, Sendable {
  public var font: Font?
  public var color: Paint?
  public var weight: Font.Weight?
  public var isItalic = false
  public var isMonospaced = false
  public var hasMonospacedDigits = false
  private var rare: Boxed<Rare>?

  /// What few texts have, behind a reference.
  private struct Rare: Equatable, Sendable {
    var underline: TextLine?
    var strikethrough: TextLine?
    var background: Color?
    var kerning: CGFloat?
    var baselineOffset: CGFloat?
    var link: URL?
    var linkTarget: EventTarget?
  }

  public var underline: TextLine? {
    get { rare?.value.underline }
    set { set(\.underline, newValue) }
  }
  public var strikethrough: TextLine? {
    get { rare?.value.strikethrough }
    set { set(\.strikethrough, newValue) }
  }
  public var background: Color? {
    get { rare?.value.background }
    set { set(\.background, newValue) }
  }
  public var kerning: CGFloat? {
    get { rare?.value.kerning }
    set { set(\.kerning, newValue) }
  }
  public var baselineOffset: CGFloat? {
    get { rare?.value.baselineOffset }
    set { set(\.baselineOffset, newValue) }
  }
  public var link: URL? {
    get { rare?.value.link }
    set { set(\.link, newValue) }
  }
  /// What is told of a press on the link, where the program opens it.
  public var linkTarget: EventTarget? {
    get { rare?.value.linkTarget }
    set { set(\.linkTarget, newValue) }
  }

  public init() {}

  private mutating func set<Value>(_ path: WritableKeyPath<Rare, Value?>, _ value: Value?) {
    guard rare != nil || value != nil else { return }
    var changed = rare?.value ?? Rare()
    changed[keyPath: path] = value
    rare = changed == Rare() ? nil : Boxed(changed)
  }
}

/// A line under or through text.
public struct TextLine: Equatable, Sendable {
  public var color: Paint?
  /// solid, dot, dash, dashDot, dashDotDot
  public var pattern = "solid"

  public init(color: Paint? = nil) {
    self.color = color
  }
}

/// How a picture fills more room than it has.
public struct ImageStretching: Equatable, Sendable {
  /// Points at the edges that keep their size.
  public var insets: EdgeInsets
  /// Whether what is between is repeated.
  public var isTiled: Bool
}

/// A picture, by where it comes from.
public struct ImageContent: Equatable, Sendable {
  public enum Source: Equatable, Sendable {
    /// A symbol by its SF Symbols name.
    case symbol(String)
    /// Encoded bytes, served under their content hash.
    case data(ImageData)
    /// A picture that the renderer loads from elsewhere.
    case remote(URL)
    /// Nothing could be found under the name that the program gave.
    case missing(name: String)
  }

  public var source: Source
  public var isResizable: Bool
  /// How the picture fills its room, where not by being stretched as a whole.
  public var stretching: ImageStretching?
  /// True where the picture is drawn in the foreground colour, as symbols are.
  public var isTemplate: Bool
  public var scale: Image.Scale
  /// True where pixels are drawn as squares when the picture is enlarged.
  public var isPixelated = false
  /// How the layers of a symbol are coloured: monochrome, multicolor, hierarchical, palette; nil leaves it open.
  public var symbolRenderingMode: String?
  /// How much of a symbol is drawn, from 0 to 1; nil is all of it.
  public var variableValue: Double?
  /// What the picture shows, for those who cannot see it; nil means decorative.
  public var label: String?
  /// Who is told `.failed` where a picture from elsewhere cannot be had.
  public var failureTarget: EventTarget?

  public init(
    source: Source, isResizable: Bool = false, isTemplate: Bool = false, scale: Image.Scale = .medium,
    label: String? = nil
  ) {
    self.source = source
    self.isResizable = isResizable
    self.isTemplate = isTemplate
    self.scale = scale
    self.label = label
  }

  /// False for symbols in the size of the text and pictures in their own, which keep that size whatever they are framed by.
  public var fillsItsFrame: Bool {
    if case .symbol = source { isResizable } else { isResizable || knownSize == nil }
  }
}

/// A shape and how it is painted.
public struct ShapeContent: Equatable, Sendable {
  public var geometry: ShapeGeometry
  public var fill: Paint?
  public var stroke: Paint?
  public var strokeStyle: StrokeStyle
  /// True where the stroke lies wholly inside the shape's edge.
  public var isStrokeInside: Bool
  /// True to leave out what an even number of outlines surrounds.
  public var usesEvenOddRule = false

  /// Draws the outline for a size, where it depends on that; nil for outlines that are stretched.
  var drawing: ShapeDrawing?

  public init(
    geometry: ShapeGeometry, fill: Paint? = nil, stroke: Paint? = nil, strokeStyle: StrokeStyle = StrokeStyle(),
    isStrokeInside: Bool = false
  ) {
    self.geometry = geometry
    self.fill = fill
    self.stroke = stroke
    self.strokeStyle = strokeStyle
    self.isStrokeInside = isStrokeInside
  }
}

/// The outline of a shape.
public enum ShapeGeometry: Equatable, Sendable {
  case rectangle
  case roundedRectangle(cornerSize: CGSize)
  case unevenRoundedRectangle(
    topLeading: CGFloat, bottomLeading: CGFloat, bottomTrailing: CGFloat, topTrailing: CGFloat)
  case circle
  case ellipse
  case capsule
  /// An outline in SVG path syntax, drawn for a unit square and stretched to the frame. Two more may follow, with bars
  /// between them: with the same steps, the parts of the frame's sides and the points that are added to them.
  case path(String)
}

extension DisplayContent {
  /// True where the content is a control or text of its own, so that a wrapper must not lay children over it.
  public var isLeaf: Bool {
    switch self {
    case .text, .image, .shape, .spacer, .divider, .embedded, .field, .moreRows, .empty: true
    default: false
    }
  }
}
