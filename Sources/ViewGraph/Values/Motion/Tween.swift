/// The values on the way from one value to another: 0 is the old one, 1 the new one.
struct Tween<Value> {
  let at: (Double) -> Value

  /// Nil where nothing of the values is animatable, or nothing of that has changed.
  @MainActor
  init?(from old: Value, to new: Value) {
    guard let old = old as? any Animatable, let way = old.way(to: new) else { return nil }
    at = { way($0) as? Value ?? new }
  }
}

extension Animatable {
  fileprivate func way(to other: Any) -> ((Double) -> Any)? {
    guard let end = other as? Self, AnimatableData.self != EmptyAnimatableData.self else { return nil }
    let start = animatableData
    let distance = end.animatableData - start
    guard distance != .zero else { return nil }
    return { part in
      var step = distance
      step.scale(by: part)
      var value = end
      value.animatableData = start + step
      return value
    }
  }
}

extension AnimationSpec {
  /// How far a change has come after a part of its time, 0 to 1.
  func progress(at part: Double) -> Double {
    guard !samples.isEmpty else { return UnitCurve(curve: curve).value(at: part) }
    let place = min(max(part, 0), 1) * Double(samples.count - 1)
    let index = min(Int(place), samples.count - 2)
    return samples[index] + (samples[index + 1] - samples[index]) * (place - Double(index))
  }
}
