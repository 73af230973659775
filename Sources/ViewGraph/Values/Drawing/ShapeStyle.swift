/// Something that shapes and text can be painted with.
///
/// A style of a program's own says in `resolve(in:)` which other style it is in given surroundings.
public protocol ShapeStyle: Sendable {
  /// The type of style that this one becomes; `Never` for the platform's own.
  associatedtype Resolved: ShapeStyle = Never
  /// The style that this one is in given surroundings.
  func resolve(in environment: EnvironmentValues) -> Resolved
  /// What the style paints. Programs never implement it.
  func _paint(in environment: EnvironmentValues) -> Paint
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) is a style of the platform: it resolves to no other")
  }
}

extension ShapeStyle {
  /// What the style paints.
  public func _paint(in environment: EnvironmentValues) -> Paint {
    resolve(in: environment)._paint(in: environment)
  }

  /// What the style paints in the default surroundings; styles of the platform paint the same in all.
  package var paint: Paint { _paint(in: EnvironmentValues()) }

  /// The style with its opacity multiplied by a number between 0 and 1.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    PaintStyle(style: self) { .opacity($0, opacity) }
  }

  /// The style as it is for what matters less; of the background the one that groups have on it.
  public var secondary: some ShapeStyle {
    PaintStyle(style: self) { $0 == .background ? .color(.system(.secondarySystemBackground)) : .opacity($0, 0.5) }
  }
  /// The style as it is for what matters even less; of the background the one that groups in groups have.
  public var tertiary: some ShapeStyle {
    PaintStyle(style: self) { $0 == .background ? .color(.system(.tertiarySystemBackground)) : .opacity($0, 0.25) }
  }
  /// The style as it is for what hardly matters.
  public var quaternary: some ShapeStyle { PaintStyle(style: self) { .opacity($0, 0.2) } }
  /// The style as it is for what matters least.
  public var quinary: some ShapeStyle { PaintStyle(style: self) { .opacity($0, 0.12) } }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
}

/// Another style, painted differently.
struct PaintStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let change: @Sendable (Paint) -> Paint

  func _paint(in environment: EnvironmentValues) -> Paint {
    change(style._paint(in: environment))
  }
}

extension Color: ShapeStyle {
  /// What the style paints.
  public func _paint(in environment: EnvironmentValues) -> Paint {
    .color(self)
  }
}

extension Color.Resolved: ShapeStyle {
  public typealias Resolved = Never

  /// What the style paints.
  public func _paint(in environment: EnvironmentValues) -> Paint {
    .color(Color(self))
  }
}
