import Foundation

/// A view that follows keyframes: on and on, or once each time a value changes. It is brought up to date ten times a
/// second, and moves evenly in between.
/// - Partly: the view is made ten times a second; the browser moves evenly in between.
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes<Value>, Content: View>: View {
  let initialValue: Value
  let repeats: Bool
  let trigger: AnyEquatable?
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath

  /// Makes a view that follows keyframes, on and on by default.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    repeats = repeating
    trigger = nil
    self.content = content
    self.keyframes = keyframes
  }

  /// Makes a view that follows keyframes each time a value changes.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    repeats = false
    self.trigger = AnyEquatable(trigger)
    self.content = content
    self.keyframes = keyframes
  }
}

extension KeyframeAnimator: PrimitiveView {
  @MainActor func build(_ node: PrimitiveNode<Self>) {
    let state = node.local as? KeyframeState ?? KeyframeState(node.graph)
    node.local = state
    state.repeats = repeats
    if let trigger {
      if let known = state.trigger, known != trigger { state.begin() }
      state.trigger = trigger
    }
    let timeline = KeyframeTimeline(initialValue, keyframes(initialValue))
    state.duration = timeline.duration
    let value = node.reading { state.time.get() }.map { timeline.value(time: $0) } ?? initialValue
    node.setChild(0, node.reading { content(value) })
  }

  @MainActor func didMount(_ node: PrimitiveNode<Self>) {
    guard let state = node.local as? KeyframeState, trigger == nil else { return }
    state.appearance = Appearance(node) { [weak state] shown in
      if shown { state?.begin() } else { state?.stop() }
    }
  }

  @MainActor func didUnmount(_ node: PrimitiveNode<Self>) {
    let state = node.local as? KeyframeState
    state?.stop()
    state?.appearance?.end()
  }
}

/// Follows the time since the movement has begun, on the graph's clock.
@MainActor
private final class KeyframeState {
  static let step = 0.1
  /// Nil before the movement begins.
  let time = StateLocation<Double?>(nil)
  var duration = 0.0
  var repeats = false
  var trigger: AnyEquatable?
  var appearance: Appearance?
  private let alarm: Alarm
  private var elapsed = 0.0

  init(_ graph: Graph) {
    alarm = Alarm(graph)
  }

  func begin() {
    elapsed = 0
    alarm.set(after: 0) { [weak self] in self?.next() }
  }

  func stop() {
    alarm.cancel()
  }

  private func next() {
    elapsed = min(elapsed + Self.step, duration)
    withAnimation(.linear(duration: Self.step)) { time.set(elapsed) }
    if elapsed >= duration {
      guard repeats, duration > 0 else { return }
      elapsed = 0
    }
    alarm.set(after: Self.step) { [weak self] in self?.next() }
  }
}

extension View {
  /// Lets the view follow keyframes, on and on by default.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating,
      content: { content(PlaceholderContentView(content: AnyView(self)), $0) }, keyframes: keyframes)
  }

  /// Lets the view follow keyframes each time a value changes.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger,
      content: { content(PlaceholderContentView(content: AnyView(self)), $0) },
      keyframes: keyframes)
  }
}
