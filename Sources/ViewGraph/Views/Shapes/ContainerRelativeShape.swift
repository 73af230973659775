import Foundation

/// A shape that is that of the view around it.
protocol ContainerOutline: Shape {}

extension Shape {
  /// The outline where the shape is drawn: that of the container for shapes which follow it.
  @MainActor func outline(in environment: EnvironmentValues) -> _ShapeOutline {
    guard self is any ContainerOutline, let container = environment.containerOutline else { return _outline }
    var outline = container
    outline.inset += _outline.inset
    return outline
  }
}

/// The shape of what the view is in, as `containerShape(_:)` says it; a rectangle where nothing says it.
/// - Partly: corners keep the container's radius, however far from its edge the shape is.
nonisolated public struct ContainerRelativeShape: InsettableShape, ContainerOutline {
  /// Makes the shape.
  public init() {}

  /// The outline within a rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// How renderers draw the shape.
  public var _outline: _ShapeOutline { _ShapeOutline(.rectangle) }
  /// The shape so many points smaller at each edge.
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of what the view is in.
  nonisolated public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

private enum ContainerOutlineKey: EnvironmentKey {
  static var defaultValue: _ShapeOutline? { nil }
}

extension EnvironmentValues {
  /// The outline of the container; nil is a rectangle.
  var containerOutline: _ShapeOutline? {
    get { self[ContainerOutlineKey.self] }
    set { self[ContainerOutlineKey.self] = newValue }
  }
}

extension View {
  /// Says of what shape the view is, for shapes inside of it that follow it.
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    environment(\.containerOutline, shape._outline)
  }
}
