/// The foreground of where it is used.
@frozen public struct ForegroundStyle: ShapeStyle, Equatable {
  /// Makes the style.
  public init() {}

  /// What the style paints.
  public func _paint(in environment: EnvironmentValues) -> Paint { .hierarchical(0) }
}

/// The background of where it is used.
@frozen public struct BackgroundStyle: ShapeStyle, Equatable {
  /// Makes the style.
  public init() {}

  /// What the style paints.
  public func _paint(in environment: EnvironmentValues) -> Paint {
    environment.backgroundStyle?._paint(in: environment) ?? .background
  }
}

/// The tint of where it is used.
public struct TintShapeStyle: ShapeStyle, Equatable {
  /// Makes the style.
  public init() {}

  /// What the style paints.
  public func _paint(in environment: EnvironmentValues) -> Paint { environment.tintGradient?.alongBars ?? .tint }
}

/// The colour of separators.
public struct SeparatorShapeStyle: ShapeStyle, Equatable {
  /// Makes the style.
  public init() {}

  /// What the style paints.
  public func _paint(in environment: EnvironmentValues) -> Paint { .color(.system(.separator)) }
}

/// The colour of links.
public struct LinkShapeStyle: ShapeStyle, Equatable {
  /// Makes the style.
  public init() {}

  /// What the style paints.
  public func _paint(in environment: EnvironmentValues) -> Paint { .color(.system(.link)) }
}

/// The colour of the text in empty fields.
public struct PlaceholderTextShapeStyle: ShapeStyle, Equatable {
  /// Makes the style.
  public init() {}

  /// What the style paints.
  public func _paint(in environment: EnvironmentValues) -> Paint { .color(.system(.placeholderText)) }
}

/// The colour of small areas such as the tracks of sliders.
public struct FillShapeStyle: ShapeStyle, Equatable {
  /// Makes the style.
  public init() {}

  /// What the style paints.
  public func _paint(in environment: EnvironmentValues) -> Paint { .color(.system(.systemFill)) }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground of where it is used.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background of where it is used.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of where it is used.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of separators.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of the text in empty fields.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The colour of small areas such as the tracks of sliders.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

/// The colour of what is chosen.
public struct SelectionShapeStyle: ShapeStyle, Equatable {
  /// Makes the style.
  public init() {}

  /// What the style paints.
  public func _paint(in environment: EnvironmentValues) -> Paint { .tint }
}

/// The background of the window.
public struct WindowBackgroundShapeStyle: ShapeStyle, Equatable {
  /// Makes the style.
  public init() {}

  /// What the style paints.
  public func _paint(in environment: EnvironmentValues) -> Paint { .background }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The colour of what is chosen: the tint.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The background of the window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
