import Foundation

/// How a view comes and goes.
public struct AnyTransition: Sendable {
  /// The transition as renderers know it.
  public let spec: TransitionSpec

  private init(_ phase: TransitionSpec.Phase) {
    spec = TransitionSpec(insertion: phase, removal: phase)
  }

  private init(_ insertion: TransitionSpec.Phase, _ removal: TransitionSpec.Phase) {
    spec = TransitionSpec(insertion: insertion, removal: removal)
  }

  /// At once.
  public static let identity = AnyTransition(TransitionSpec.Phase())
  /// Fades.
  public static let opacity = AnyTransition(TransitionSpec.Phase(opacity: 0))
  /// Comes in from the leading edge and leaves by the trailing one.
  public static var slide: AnyTransition {
    AnyTransition(TransitionSpec.Phase(edge: .leading), TransitionSpec.Phase(edge: .trailing))
  }
  /// Grows out of its middle.
  public static var scale: AnyTransition { scale(scale: 0) }

  /// Grows out of a point, from a fraction of its size.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    var phase = TransitionSpec.Phase(scale: Double(scale))
    phase.anchor = anchor
    return AnyTransition(phase)
  }

  /// Comes from an edge and leaves by it.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(TransitionSpec.Phase(edge: edge))
  }

  /// Comes from an edge and leaves by the opposite one, fading.
  public static func push(from edge: Edge) -> AnyTransition {
    let opposite: Edge =
      switch edge {
      case .top: .bottom
      case .leading: .trailing
      case .bottom: .top
      case .trailing: .leading
      }
    return AnyTransition(
      TransitionSpec.Phase(opacity: 0, edge: edge), TransitionSpec.Phase(opacity: 0, edge: opposite))
  }

  /// Moves by a distance.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Moves by a distance.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(TransitionSpec.Phase(x: Double(x), y: Double(y)))
  }

  /// Comes in one way and goes in another.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(insertion.spec.insertion, removal.spec.removal)
  }

  @available(
    *, unavailable,
    message: "A renderer has to know a transition before it is seen; combine opacity, scale, offset and move instead."
  )
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { self.identity }

  /// This transition and another at the same time.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(
      Self.combine(spec.insertion, other.spec.insertion), Self.combine(spec.removal, other.spec.removal))
  }

  /// This transition with an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var (insertion, removal) = (spec.insertion, spec.removal)
    insertion.animation = animation?.spec
    removal.animation = animation?.spec
    return AnyTransition(insertion, removal)
  }

  private static func combine(
    _ one: TransitionSpec.Phase, _ other: TransitionSpec.Phase
  ) -> TransitionSpec.Phase {
    var phase = TransitionSpec.Phase(
      opacity: one.opacity * other.opacity, scale: one.scale * other.scale, x: one.x + other.x, y: one.y + other.y,
      edge: other.edge ?? one.edge)
    phase.anchor = other.scale == 1 ? one.anchor : other.anchor
    phase.animation = other.animation ?? one.animation
    return phase
  }
}
