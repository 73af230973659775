/// Takes a node through the values on the way from its old to its new one, ten times a second; renderers move evenly in
/// between. For views whose body shows numbers: what only changes its look is moved by renderers alone.
@MainActor
final class Movement<Value> {
  private static var step: Double { 0.1 }
  private let tween: Tween<Value>
  private let spec: AnimationSpec
  private let alarm: Alarm
  private var elapsed = 0.0

  init(_ tween: Tween<Value>, _ spec: AnimationSpec, _ graph: Graph) {
    self.tween = tween
    self.spec = spec
    alarm = Alarm(graph)
  }

  /// The value now; nil at the end.
  var value: Value? {
    let time = elapsed - spec.delay
    if time <= 0 { return tween.at(0) }
    guard spec.duration > 0, time < spec.duration * spec.repeatCount else { return nil }
    let round = (time / spec.duration).rounded(.down)
    let part = time / spec.duration - round
    let isBackwards = spec.autoreverses && round.truncatingRemainder(dividingBy: 2) == 1
    return tween.at(spec.progress(at: isBackwards ? 1 - part : part))
  }

  /// Calls an action after each step.
  func begin(_ action: @escaping @MainActor () -> Void) {
    alarm.set(after: Self.step) { [weak self] in
      guard let self else { return }
      elapsed += Self.step
      if value != nil { begin(action) }
      withAnimation(.linear(duration: Self.step), action)
    }
  }

  /// How a change from one value to another is shown: by a movement that begins, or by none, which ends the one before.
  /// Nil where the change goes on as it was. Shapes are moved by renderers.
  static func way(
    from old: Value, to new: Value, _ movement: Movement?, _ environment: EnvironmentValues, _ graph: Graph
  ) -> MovementChange<Value>? {
    let spec = (environment.animation(in: graph)?.spec ?? graph.animation).flatMap { $0.duration > step ? $0 : nil }
    guard movement != nil || spec != nil, !(new is any Shape), Tween(from: old, to: new) != nil else { return nil }
    guard let spec else { return MovementChange(movement: nil) }
    let tween = Tween(from: movement?.value ?? old, to: new)
    return MovementChange(movement: tween.map { Movement($0, spec, graph) })
  }

  func cancel() {
    alarm.cancel()
  }
}

/// What becomes of a node's movement.
struct MovementChange<Value> {
  /// Nil where nothing moves any more.
  let movement: Movement<Value>?
}
