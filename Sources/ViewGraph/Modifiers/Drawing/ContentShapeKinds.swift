/// What the shape of a view's content is for. Previews, outlines of the focus and of a pointer's effect are the browser's.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Where the view reacts to the pointer.
  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)

  @available(*, unavailable, message: "browsers draw what is dragged as it is: use .interaction")
  public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
  @available(*, unavailable, message: "context menus in browsers have no preview: use .interaction")
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
  @available(*, unavailable, message: "hover effects follow the view's own shape: use .interaction")
  public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
  @available(*, unavailable, message: "browsers draw the ring of the focus around the view: use .interaction")
  public static let focusEffect = ContentShapeKinds(rawValue: 1 << 4)
  @available(*, unavailable, message: "assistive software is told the view's frame: use .interaction")
  public static let accessibility = ContentShapeKinds(rawValue: 1 << 5)
}

extension View {
  /// Sets the area of the view that reacts to the pointer, where `kind` has that in it.
  /// - Partly: `eoFill` is not used: the shape counts by the non-zero rule.
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(ContentShapeModifier(shape: kind.contains(.interaction) ? shape.geometry : nil))
  }
}
