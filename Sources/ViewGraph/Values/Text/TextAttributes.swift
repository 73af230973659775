import Foundation

/// What a program has set for a piece of text; what is set further inside wins.
@dynamicMemberLookup
struct TextAttributes: Equatable, Sendable {
  var font: Font?
  var foreground: AnyShapeStyle?
  var weight: Font.Weight?
  var isItalic: Bool?
  var isMonospaced: Bool?
  var hasMonospacedDigits: Bool?
  var headingLevel: Int?
  private var boxed: Boxed<Rare>?

  /// What few texts have, behind a reference.
  struct Rare: Equatable, Sendable {
    var design: Font.Design?
    var width: Font.Width?
    var underline: Line?
    var strikethrough: Line?
    var background: Color?
    var kerning: CGFloat?
    var baselineOffset: CGFloat?
    var link: URL?

    fileprivate mutating func fill(from outer: Rare) {
      design = design ?? outer.design
      width = width ?? outer.width
      underline = underline ?? outer.underline
      strikethrough = strikethrough ?? outer.strikethrough
      background = background ?? outer.background
      kerning = kerning ?? outer.kerning
      baselineOffset = baselineOffset ?? outer.baselineOffset
      link = link ?? outer.link
    }
  }

  subscript<Value>(dynamicMember path: WritableKeyPath<Rare, Value>) -> Value {
    get { rare[keyPath: path] }
    set { rare[keyPath: path] = newValue }
  }

  private var rare: Rare {
    get { boxed?.value ?? Rare() }
    set { boxed = newValue == Rare() ? nil : Boxed(newValue) }
  }

  /// A line under or through the text, or none in spite of what is set outside.
  struct Line: Equatable, Sendable {
    var isActive: Bool
    var color: Color?
    var pattern = Text.LineStyle.Pattern.solid
  }

  /// True where nothing is set.
  var isEmpty: Bool {
    font == nil && foreground == nil && weight == nil && isItalic == nil && isMonospaced == nil
      && hasMonospacedDigits == nil && headingLevel == nil && boxed == nil
  }

  /// Takes over from `outer` what is not set here.
  mutating func fill(from outer: TextAttributes) {
    if outer.isEmpty { return }
    if isEmpty {
      self = outer
      return
    }
    font = font ?? outer.font
    foreground = foreground.map { inner in outer.foreground.map { inner.over($0) } ?? inner } ?? outer.foreground
    weight = weight ?? outer.weight
    isItalic = isItalic ?? outer.isItalic
    isMonospaced = isMonospaced ?? outer.isMonospaced
    hasMonospacedDigits = hasMonospacedDigits ?? outer.hasMonospacedDigits
    if outer.boxed != nil { rare.fill(from: outer.rare) }
    headingLevel = headingLevel ?? outer.headingLevel
  }

  /// The attributes as renderers know them.
  func style(in environment: EnvironmentValues) -> TextStyle {
    var style = TextStyle()
    style.font = resolvedFont(environment)
    style.color = foreground?._paint(in: environment)
    style.weight = weight
    style.isItalic = isItalic ?? false
    style.isMonospaced = isMonospaced ?? false
    style.hasMonospacedDigits = hasMonospacedDigits ?? false
    guard boxed != nil else { return style }
    style.underline = Self.line(rare.underline)
    style.strikethrough = Self.line(rare.strikethrough)
    style.background = rare.background
    style.kerning = rare.kerning
    style.baselineOffset = rare.baselineOffset
    style.link = rare.link
    return style
  }

  private func resolvedFont(_ environment: EnvironmentValues) -> Font? {
    let rare = rare
    let font = font.map(environment.fontTraits.applied(to:))
    guard rare.design != nil || rare.width != nil else { return font }
    var resolved = (font ?? environment.shownFont).resolved
    resolved.design = rare.design ?? resolved.design
    resolved.width = rare.width ?? resolved.width
    return Font(resolved)
  }

  private static func line(_ line: Line?) -> TextLine? {
    guard let line, line.isActive else { return nil }
    var shown = TextLine(color: line.color.map(Paint.color))
    shown.pattern = line.pattern.name
    return shown
  }
}

extension AnyShapeStyle: Equatable {
  public static func == (left: AnyShapeStyle, right: AnyShapeStyle) -> Bool {
    left.isKnown(toEqual: right)
  }
}
