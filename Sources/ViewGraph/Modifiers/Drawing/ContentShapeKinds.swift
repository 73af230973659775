/// What the shape of a view's content is for. Previews, outlines of the focus and of a pointer's effect are the browser's.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Where the view reacts to the pointer.
  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)

  /// What is dragged. Browsers draw it as it is: a shape for it changes nothing.
  public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
  /// The preview of a context menu. The view stays in sight: a shape for it changes nothing.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
  /// What a pointer over the view makes stand out. That follows the view's own shape: one for it changes nothing.
  public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
  /// The ring of the focus. Browsers draw it around the view: a shape for it changes nothing.
  public static let focusEffect = ContentShapeKinds(rawValue: 1 << 4)
  /// What assistive software is told. That is the view's frame: a shape for it changes nothing.
  public static let accessibility = ContentShapeKinds(rawValue: 1 << 5)
}

extension View {
  /// Sets the area of the view that reacts to the pointer, where `kind` has that in it.
  /// - Partly: kinds but `.interaction` change nothing; `eoFill` is not used: the shape counts by the non-zero rule.
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(ContentShapeModifier(shape: kind.contains(.interaction) ? shape.geometry : nil))
  }
}
