import Foundation

/// A view that goes through phases, each with its animation: on and on, or once each time a value changes.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  let phases: [Phase]
  let trigger: AnyEquatable?
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?

  /// Makes a view that goes through phases on and on; there must be one at least.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }

  /// Makes a view that goes through phases, and back to the first, each time a value changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = AnyEquatable(trigger)
    self.content = content
    self.animation = animation
  }
}

extension PhaseAnimator: PrimitiveView {
  @MainActor func build(_ node: PrimitiveNode<Self>) {
    let state = node.local as? PhaseState ?? PhaseState(node.graph)
    node.local = state
    state.count = phases.count
    state.animation = { [phases, animation] in phases.indices.contains($0) ? animation(phases[$0]) : nil }
    if let trigger {
      if let known = state.trigger, known != trigger { state.begin() }
      state.trigger = trigger
    }
    guard !phases.isEmpty else { return node.removeChild(0) }
    let phase = phases[min(node.reading { state.index.get() }, phases.count - 1)]
    node.setChild(0, node.reading { content(phase) })
  }

  @MainActor func didMount(_ node: PrimitiveNode<Self>) {
    guard let state = node.local as? PhaseState, trigger == nil else { return }
    state.appearance = Appearance(node) { [weak state] shown in
      if shown { state?.begin() } else { state?.stop() }
    }
  }

  @MainActor func didUnmount(_ node: PrimitiveNode<Self>) {
    let state = node.local as? PhaseState
    state?.stop()
    state?.appearance?.end()
  }
}

/// Goes from phase to phase, on the graph's clock.
@MainActor
private final class PhaseState {
  let index = StateLocation(0)
  var count = 0
  var trigger: AnyEquatable?
  var animation: (Int) -> Animation? = { _ in nil }
  var appearance: Appearance?
  private weak var graph: Graph?
  private let alarm: Alarm

  init(_ graph: Graph) {
    self.graph = graph
    alarm = Alarm(graph)
  }

  func begin() {
    alarm.set(after: 0) { [weak self] in self?.next() }
  }

  func stop() {
    alarm.cancel()
  }

  private func next() {
    guard count > 1 else { return }
    let coming = (index.get() + 1) % count
    let animation = animation(coming)
    withAnimation(animation) { index.set(coming) }
    if trigger != nil, coming == 0 { return }
    let spec = animation?.spec
    let seconds = max((spec?.duration ?? 0) + (spec?.delay ?? 0), 0.05)
    alarm.set(after: seconds) { [weak self] in self?.next() }
  }
}

/// A value of any type that can be compared.
struct AnyEquatable: Equatable {
  private let value: Any
  private let isEqual: (Any) -> Bool

  init<T: Equatable>(_ value: T) {
    self.value = value
    isEqual = { ($0 as? T) == value }
  }

  static func == (left: AnyEquatable, right: AnyEquatable) -> Bool { left.isEqual(right.value) }
}

/// Stands for the view that an animator moves, or that comes or goes.
nonisolated public struct PlaceholderContentView<Value>: View {
  let content: AnyView

  @MainActor public var body: some View { content }
}

extension View {
  /// Takes the view through phases on and on.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, content: { content(PlaceholderContentView(content: AnyView(self)), $0) }, animation: animation)
  }

  /// Takes the view through phases, and back to the first, each time a value changes.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, trigger: trigger, content: { content(PlaceholderContentView(content: AnyView(self)), $0) },
      animation: animation)
  }
}
