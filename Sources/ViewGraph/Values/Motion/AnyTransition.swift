import Foundation

/// How a view comes and goes.
public struct AnyTransition: Sendable {
  /// Makes a view whose look a view comes from or goes to.
  typealias Look = @MainActor @Sendable () -> AnyView

  /// The transition as renderers know it, apart from the looks.
  public private(set) var spec: TransitionSpec
  /// What else a view looks like before it comes, and after it has gone.
  private(set) var insertionLooks: [Look] = []
  private(set) var removalLooks: [Look] = []

  private init(_ phase: TransitionSpec.Phase) {
    spec = TransitionSpec(insertion: phase, removal: phase)
  }

  private init(_ insertion: TransitionSpec.Phase, _ removal: TransitionSpec.Phase) {
    spec = TransitionSpec(insertion: insertion, removal: removal)
  }

  /// Makes a transition that is described by looks.
  init(insertion: @escaping Look, removal: @escaping Look) {
    self.init(TransitionSpec.Phase())
    insertionLooks = [insertion]
    removalLooks = [removal]
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
    var transition = AnyTransition(insertion.spec.insertion, removal.spec.removal)
    transition.insertionLooks = insertion.insertionLooks
    transition.removalLooks = removal.removalLooks
    return transition
  }

  /// This transition and another at the same time.
  public func combined(with other: AnyTransition) -> AnyTransition {
    var transition = AnyTransition(
      spec.insertion.combined(with: other.spec.insertion), spec.removal.combined(with: other.spec.removal))
    transition.insertionLooks = insertionLooks + other.insertionLooks
    transition.removalLooks = removalLooks + other.removalLooks
    return transition
  }

  /// This transition with an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var transition = self
    transition.spec.insertion.animation = animation?.spec
    transition.spec.removal.animation = animation?.spec
    return transition
  }
}
