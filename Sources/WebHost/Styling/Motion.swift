import Foundation
import ViewGraph

/// Movement as CSS.
enum Motion {
  /// Duration, curve and delay, as transitions and animations take them.
  static func timing(_ spec: AnimationSpec) -> CSS { "\(spec.duration)s \(easing(spec)) \(spec.delay)s" }

  /// The curve.
  private static func easing(_ spec: AnimationSpec) -> CSS {
    let points = CSS.list(spec.points.map { "\($0)" as CSS }, separator: ",")
    return spec.samples.isEmpty ? "cubic-bezier(\(points))" : "linear(\(points))"
  }

  /// Lets changes of a node move, or those of it and what is below it.
  static func animate(_ reach: AnimationReach, _ spec: AnimationSpec, _ box: inout Box) {
    switch reach {
    case .node: box.style.add("transition", "all \(timing(spec))")
    case .subtree:
      box.add("an")
      box.style.add("--wd", "\(spec.duration)s")
      box.style.add("--wl", "\(spec.delay)s")
      box.style.add("--we", easing(spec))
    case .change(let count):
      let numbers = [spec.duration, spec.delay] + spec.points
      box.needsMore()
      box.attributes.append(("data-a", "\(count)," + numbers.map(\.shortText).joined(separator: ",")))
    }
  }

  /// Moves a node between other modifiers and its own, for ever or several times.
  static func loop(
    _ from: [DisplayModifier], _ spec: AnimationSpec, _ node: DisplayNode, _ state: RenderState,
    _ style: inout Declarations
  ) {
    var start = Box()
    for modifier in from { start.apply(modifier, node, state) }
    if !start.filters.isEmpty { start.style.add("filter", .list(start.filters, separator: " ")) }
    let name = state.styles.keyframes(from: start.style)
    let count: CSS = spec.repeatCount.isFinite ? "\(spec.repeatCount)" : "infinite"
    style.add("animation", "\(name) \(timing(spec)) \(count) \(spec.autoreverses ? "alternate" : "normal") both")
  }

  /// Moves a node through transforms, evenly in time. Movements in a row take turns between two names of the keyframes,
  /// since one of the same name would not begin again.
  static func projections(
    _ frames: [ProjectionTransform], _ spec: AnimationSpec, _ serial: Int, _ state: RenderState,
    _ style: inout Declarations
  ) {
    let steps = frames.map { frame in
      var step = Declarations()
      step.add("transform", frame.css)
      return step
    }
    let name = state.styles.keyframes(through: steps, isOdd: !serial.isMultiple(of: 2))
    let count: CSS = spec.repeatCount.isFinite ? "\(spec.repeatCount)" : "infinite"
    let direction: CSS = spec.autoreverses ? "alternate" : "normal"
    style.add("animation", "\(name) \(spec.duration)s linear \(spec.delay)s \(count) \(direction) backwards")
  }

  /// The movement of a symbol. One that has to begin again takes turns between two names of the same keyframes.
  static func symbolEffect(_ effect: SymbolEffectContent) -> CSS {
    let name: CSS
    switch effect.name {
    case "none": return "none"
    case "bounce": name = effect.serial.isMultiple(of: 2) ? "e0" : "e1"
    case "scaleUp": return "e2 .3s both"
    case "scaleDown": return "e3 .3s both"
    case "rotate": name = effect.serial.isMultiple(of: 2) ? "e4" : "e5"
    case "wiggle": name = effect.serial.isMultiple(of: 2) ? "e6" : "e7"
    case "breathe": name = effect.serial.isMultiple(of: 2) ? "e8" : "e9"
    case "disappear": return "ea .3s both"
    case "appear": return "ea .3s reverse both"
    default: name = effect.serial.isMultiple(of: 2) ? "eb" : "ec"
    }
    let count: CSS = effect.repeats ? "infinite" : "1"
    return "\(name) \(1 / max(effect.speed, 0.01))s \(count)"
  }

  /// Keyframes from a phase of a transition to the normal look, by the name that `data-in` and `data-out` take; nil
  /// where the phase looks like the normal look.
  static func keyframes(_ phase: TransitionSpec.Phase, _ state: RenderState) -> String? {
    var style = Declarations()
    if phase.opacity != 1 { style.add("opacity", "\(phase.opacity)") }
    if phase.scale != 1 {
      style.add("scale", "\(phase.scale)")
      style.anchor(phase.anchor)
    }
    if phase.x != 0 || phase.y != 0 || phase.edge != nil {
      let (x, y) = phase.edge?.unit ?? (0, 0)
      style.add(
        "translate", "calc(\(.points(phase.x)) + \(x * 100)%) calc(\(.points(phase.y)) + \(y * 100)%)")
    }
    if phase.rotation != .zero { style.add("rotate", "\(phase.rotation.degrees)deg") }
    if phase.blur != 0 { style.add("filter", "blur(\(.px(CGFloat(phase.blur))))") }
    if style.isEmpty { return nil }
    return state.styles.transition(from: style, phase.animation)
  }
}

extension AnimationSpec {
  /// What describes the curve: four numbers of a Bézier curve, or more that the movement goes through.
  var points: [Double] { samples.isEmpty ? [curve.x1, curve.y1, curve.x2, curve.y2] : samples }
}

extension Edge {
  /// The direction from the middle to the edge.
  fileprivate var unit: (x: Double, y: Double) {
    switch self {
    case .top: (0, -1)
    case .bottom: (0, 1)
    case .leading: (-1, 0)
    case .trailing: (1, 0)
    }
  }
}

extension Edge {
  /// The property that says how far from the edge something stands.
  var inset: StaticString {
    switch self {
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "inset-inline-start"
    case .trailing: "inset-inline-end"
    }
  }
}

extension ProjectionTransform {
  /// The transform as CSS takes it.
  var css: CSS {
    // A projection is the same with all of its numbers so many times as large: the small ones are not rounded away.
    let scale: CGFloat = isAffine ? 1 : 1_000
    return "matrix3d(\(CSS.list(spaceMatrix.map { "\($0 * scale)" })))"
  }
}
