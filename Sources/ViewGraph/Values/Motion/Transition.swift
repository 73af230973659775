import Foundation

/// How far a view has come or gone.
public enum TransitionPhase: Hashable, Sendable {
  /// It is about to be seen.
  case willAppear
  /// It is there.
  case identity
  /// It has gone.
  case didDisappear

  /// True while the view is there.
  public var isIdentity: Bool { self == .identity }

  /// -1 before, 0 while the view is there, 1 after.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// How views come and go, described by how they look before and after.
///
/// The looks are read once, when the view is built: opacity, scale, offset, rotation and blur move; other differences
/// from the view's normal look do not.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of view that shows a phase.
  associatedtype Body: View
  /// The view that comes or goes.
  typealias Content = PlaceholderContentView<Self>

  /// What the platform may know of the transition; that it moves, by default.
  nonisolated static var properties: TransitionProperties { get }

  /// The view as it looks in a phase.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body
}

/// What the platform may know of a transition.
public struct TransitionProperties: Sendable {
  /// True where something moves, so that readers who want less movement are shown a fade.
  public var hasMotion: Bool

  /// Says whether something moves.
  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}

extension Transition {
  public nonisolated static var properties: TransitionProperties { TransitionProperties() }
}

extension Transition {
  /// This transition and another at the same time.
  nonisolated public func combined<T: Transition>(with other: T) -> _ErasedTransition {
    _ErasedTransition(AnyTransition(self).combined(with: AnyTransition(other)))
  }

  /// This transition with an animation of its own.
  nonisolated public func animation(_ animation: Animation?) -> _ErasedTransition {
    _ErasedTransition(AnyTransition(self).animation(animation))
  }
}

/// A transition of any type.
nonisolated public struct _ErasedTransition: Transition {
  let transition: AnyTransition

  init(_ transition: AnyTransition) {
    self.transition = transition
  }

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }

}

/// One view fades out of a blur as another fades into it.
nonisolated public struct BlurReplaceTransition: Transition, Sendable {
  /// Which way the views grow meanwhile.
  public struct Configuration: Equatable, Sendable {
    let isUp: Bool

    public static let downUp = Configuration(isUp: false)
    public static let upUp = Configuration(isUp: true)
  }

  /// Which way the views grow meanwhile.
  public var configuration: Configuration

  public init(configuration: Configuration) {
    self.configuration = configuration
  }

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    let isLarge = configuration.isUp && phase == .didDisappear
    return
      content
      .opacity(phase.isIdentity ? 1 : 0)
      .scaleEffect(phase.isIdentity ? 1 : isLarge ? 1.15 : 0.85)
      .blur(radius: phase.isIdentity ? 0 : 8)
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// One view fades out of a blur as another fades into it.
  nonisolated public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }

  /// One view fades out of a blur as another fades into it.
  nonisolated public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp)
    -> BlurReplaceTransition
  {
    BlurReplaceTransition(configuration: config)
  }
}

extension Transition where Self == _ErasedTransition {
  /// Fades.
  nonisolated public static var opacity: _ErasedTransition { _ErasedTransition(.opacity) }
  /// At once.
  nonisolated public static var identity: _ErasedTransition { _ErasedTransition(.identity) }
  /// Comes in from the leading edge and leaves by the trailing one.
  nonisolated public static var slide: _ErasedTransition { _ErasedTransition(.slide) }
  /// Grows out of its middle.
  nonisolated public static var scale: _ErasedTransition { _ErasedTransition(.scale) }

  /// Grows out of a point, from a fraction of its size.
  nonisolated public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> _ErasedTransition {
    _ErasedTransition(.scale(scale: scale, anchor: anchor))
  }

  /// Comes from an edge and leaves by it.
  nonisolated public static func move(edge: Edge) -> _ErasedTransition { _ErasedTransition(.move(edge: edge)) }
  /// Comes from an edge and leaves by the opposite one, fading.
  nonisolated public static func push(from edge: Edge) -> _ErasedTransition { _ErasedTransition(.push(from: edge)) }
  /// Moves by a distance.
  nonisolated public static func offset(_ offset: CGSize) -> _ErasedTransition { _ErasedTransition(.offset(offset)) }

  /// Moves by a distance.
  nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> _ErasedTransition {
    _ErasedTransition(.offset(x: x, y: y))
  }

  /// Symbols come and go by a movement of their own.
  nonisolated public static func symbolEffect(_ effect: some SymbolEffect) -> _ErasedTransition {
    _ErasedTransition(.symbolEffect(effect))
  }

  /// Symbols come and go by a movement of their own.
  nonisolated public static var symbolEffect: _ErasedTransition { _ErasedTransition(.symbolEffect) }
}

extension AnyTransition {
  /// Wraps a transition.
  public init<T: Transition>(_ transition: T) {
    if let known = transition as? _ErasedTransition {
      self = known.transition
      return
    }
    let transition = Transfer(transition)
    self.init(
      insertion: {
        AnyView(
          transition.value.body(content: PlaceholderContentView(content: AnyView(Color.clear)), phase: .willAppear))
      },
      removal: {
        AnyView(
          transition.value.body(content: PlaceholderContentView(content: AnyView(Color.clear)), phase: .didDisappear))
      })
  }

  /// Comes from, and goes to, the look of one modifier; the other is the look of the view while it is there. Opacity,
  /// scale, offset, rotation and blur move.
  /// - Partly: `identity` is not used; opacity, scale, offset, rotation and blur move.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    let active = Transfer(active)
    let look: @MainActor @Sendable () -> AnyView = {
      AnyView(PlaceholderContentView<E>(content: AnyView(Color.clear)).modifier(active.value))
    }
    return AnyTransition(insertion: look, removal: look)
  }

  /// Symbols come and go by a movement of their own: they grow out of their middle.
  /// - Partly: the effect is not used: symbols grow out of their middle.
  public static func symbolEffect(_ effect: some SymbolEffect) -> AnyTransition { scale.combined(with: opacity) }

  /// Symbols come and go by a movement of their own: they grow out of their middle.
  public static var symbolEffect: AnyTransition { scale.combined(with: opacity) }
}

extension View {
  /// Says how the view comes and goes, in a change that is animated.
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TransitionModifier(transition: AnyTransition(transition)))
  }
}
