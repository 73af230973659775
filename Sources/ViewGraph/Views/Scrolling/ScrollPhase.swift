import Foundation

/// What a scroll view is doing.
@frozen public enum ScrollPhase: Equatable, Sendable {
  /// Nothing.
  case idle
  /// A finger is on it. Browsers do not tell.
  case tracking
  /// The reader scrolls.
  case interacting
  /// It comes to rest. Browsers do not tell: it counts as `interacting`.
  case decelerating
  /// The program scrolls.
  case animating

  /// True unless idle.
  public var isScrolling: Bool { self != .idle }
}

/// How a scroll view was when its phase changed.
public struct ScrollPhaseChangeContext: Equatable, Sendable {
  /// How far it is scrolled, and how large it is.
  public let geometry: ScrollGeometry
  /// Points per second; nil where nothing moves.
  public let velocity: CGVector?
}

/// Does something when the scroll view below begins or ends to scroll.
nonisolated struct ScrollPhaseModifier: PrimitiveModifier {
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

  @MainActor func environment(_ base: EnvironmentValues, _ node: ModifierNode) -> EnvironmentValues {
    let state = node.local as? PhaseState ?? PhaseState(node)
    node.local = state
    state.action = action
    let observer = base.scrollOptions.observer ?? state.observer
    observer.actions[ObjectIdentifier(state)] = { [weak state] scroll, _ in state?.scrolled(scroll) }
    var inside = base
    inside.scrollOptions.observer = observer
    return inside
  }

  @MainActor func didUnmount(_ node: ModifierNode) {
    (node.local as? PhaseState)?.end()
  }
}

/// Knows from the reports of a scroll view what it is doing: with none for a fifth of a second it is idle.
@MainActor
private final class PhaseState {
  let observer = ScrollObserver()
  var action: ((ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void)?
  private let alarm: Alarm
  private weak var graph: Graph?
  private var phase = ScrollPhase.idle
  private var last: (state: ScrollState, time: Date)?

  init(_ node: GraphNode) {
    graph = node.graph
    alarm = Alarm(node.graph)
  }

  func scrolled(_ state: ScrollState) {
    guard let now = graph?.now else { return }
    let velocity = last.flatMap { last -> CGVector? in
      let seconds = now.timeIntervalSince(last.time)
      guard seconds > 0, seconds < 1 else { return nil }
      return CGVector(
        dx: (state.offset.x - last.state.offset.x) / seconds, dy: (state.offset.y - last.state.offset.y) / seconds)
    }
    last = (state, now)
    change(to: .interacting, state, velocity)
    alarm.set(after: 0.2) { [weak self] in self?.change(to: .idle, state, nil) }
  }

  func end() {
    alarm.cancel()
  }

  private func change(to new: ScrollPhase, _ state: ScrollState, _ velocity: CGVector?) {
    guard new != phase else { return }
    let old = phase
    phase = new
    action?(old, new, ScrollPhaseChangeContext(geometry: ScrollGeometry(state), velocity: velocity))
  }
}

extension View {
  /// Does something when the scroll view below begins or ends to scroll.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier { old, new, _ in action(old, new) })
  }

  /// Does something when the scroll view below begins or ends to scroll.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier(action: action))
  }
}
