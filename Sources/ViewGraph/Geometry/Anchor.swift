import Foundation

/// A place on the screen that a view has named, for views elsewhere to ask for in their own space.
public struct Anchor<Value> {
  /// What of a view an anchor stands for.
  public struct Source {
    let name: AnyHashable
    /// The value for a frame, in the space that the frame is in.
    let value: (CGRect) -> Value
  }

  let frame: StateLocation<CGRect>
  let source: Source
}

extension Anchor: @unchecked Sendable where Value: Sendable {}
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
  public static func == (left: Anchor, right: Anchor) -> Bool {
    left.frame === right.frame && left.source.name == right.source.name
  }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(frame))
    hasher.combine(source.name)
  }
}

extension Anchor.Source where Value == CGRect {
  /// The view's frame.
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source(name: "bounds") { $0 } }

  /// A rectangle in the view's own space.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(name: "\(rect)") { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's own space.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(name: "\(point)") { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
  }

  /// A point by its share of the view's size.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(name: point) {
      CGPoint(x: $0.minX + point.x * $0.width, y: $0.minY + point.y * $0.height)
    }
  }

  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
  /// The place of an anchor in the view's own space. It is known once the renderer has told the frame of the view that
  /// named it; until then it is empty and at the origin.
  @MainActor @preconcurrency
  public subscript<T>(anchor: Anchor<T>) -> T {
    let frame = anchor.frame.get()
    return anchor.source.value(frame == .zero ? .zero : frame.offsetBy(dx: -rect.minX, dy: -rect.minY))
  }
}

/// Sets or changes a preference that is made of an anchor of the view.
nonisolated struct AnchorWriter<Key: PreferenceKey, A>: PrimitiveModifier {
  let source: Anchor<A>.Source
  let transform: (inout Key.Value, Anchor<A>) -> Void
  /// True where what views below have set counts too.
  let keepsOthers: Bool

  @MainActor func didMount(_ node: ModifierNode) {
    node.local = StateLocation(CGRect.zero)
  }

  @MainActor func outputs(_ content: Outputs, _ node: ModifierNode) -> Outputs {
    let frame = node.local as? StateLocation<CGRect> ?? StateLocation(.zero)
    let target = node.target
    var result = content.mapDisplays {
      LayoutRules.apply([.onGeometry(target)], to: $0, wrapperID: node.wrapperID(for: $0.id))
    }
    var value = Key.defaultValue
    if keepsOthers, let known = result.preferences.value(Key.self) { value = known }
    transform(&value, Anchor(frame: frame, source: source))
    result.preferences.set(Key.self, value)
    return result
  }

  @MainActor func handle(_ event: DisplayEvent, _ node: ModifierNode) {
    if case .geometry(let frame) = event { (node.local as? StateLocation<CGRect>)?.set(frame) }
  }
}

extension View {
  /// Sets a preference that is made of a place of the view.
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(AnchorWriter<K, A>(source: value, transform: { $0 = transform($1) }, keepsOthers: false))
  }

  /// Changes a preference that views below have set, by a place of this view.
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(AnchorWriter<K, A>(source: value, transform: transform, keepsOthers: true))
  }
}
