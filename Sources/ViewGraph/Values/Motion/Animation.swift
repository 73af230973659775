import Foundation

/// How a change moves from the old state to the new.
public struct Animation: Hashable, Sendable {
  /// The animation as renderers know it.
  public private(set) var spec: AnimationSpec
  /// Seconds after which the animation counts as complete; nil for its own time.
  var completionTime: TimeInterval?

  /// Makes an animation of what renderers know.
  public init(spec: AnimationSpec) {
    self.spec = spec
  }

  init(_ duration: TimeInterval, _ curve: AnimationSpec.Curve) {
    spec = AnimationSpec(duration: max(duration, 0), curve: curve)
  }

  init(_ duration: TimeInterval, samples: [Double]) {
    var spec = AnimationSpec(duration: duration, curve: AnimationSpec.Curve(0, 0, 1, 1))
    spec.samples = samples.map { ($0 * 1000).rounded() / 1000 }
    self.init(spec: spec)
  }

  private func with(_ change: (inout AnimationSpec) -> Void) -> Animation {
    var copy = self
    var spec = spec
    change(&spec)
    copy.spec = spec
    return copy
  }

  /// The animation after so many seconds.
  public func delay(_ delay: TimeInterval) -> Animation { with { $0.delay += delay } }

  /// The animation, complete after so many seconds although it may still move.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    var copy = self
    copy.completionTime = duration
    return copy
  }

  /// The animation so many times as fast.
  public func speed(_ speed: Double) -> Animation {
    guard speed > 0 else { return self }
    return with {
      $0.duration /= speed
      $0.delay /= speed
    }
  }

  /// The animation so many times; every other time backwards unless `autoreverses` is false.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    with {
      $0.repeatCount = Double(max(repeatCount, 1))
      $0.autoreverses = autoreverses
    }
  }

  /// The animation for as long as the view is there; every other time backwards unless `autoreverses` is false.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    with {
      $0.repeatCount = .infinity
      $0.autoreverses = autoreverses
    }
  }
}

extension Animation {
  /// A smooth spring.
  public static let `default` = smooth

  /// At equal speed, for 0.35 seconds.
  public static let linear = linear(duration: 0.35)
  /// Slow at first, for 0.35 seconds.
  public static let easeIn = easeIn(duration: 0.35)
  /// Slow at the end, for 0.35 seconds.
  public static let easeOut = easeOut(duration: 0.35)
  /// Slow at first and at the end, for 0.35 seconds.
  public static let easeInOut = easeInOut(duration: 0.35)

  /// At equal speed, for so many seconds.
  public static func linear(duration: TimeInterval) -> Animation {
    Animation(duration, AnimationSpec.Curve(0, 0, 1, 1))
  }

  /// Slow at first, for so many seconds.
  public static func easeIn(duration: TimeInterval) -> Animation {
    Animation(duration, AnimationSpec.Curve(0.42, 0, 1, 1))
  }

  /// Slow at the end, for so many seconds.
  public static func easeOut(duration: TimeInterval) -> Animation {
    Animation(duration, AnimationSpec.Curve(0, 0, 0.58, 1))
  }

  /// Slow at first and at the end, for so many seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(duration, AnimationSpec.Curve(0.42, 0, 0.58, 1))
  }

  /// Along a cubic Bézier curve with the given control points, for so many seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(duration, AnimationSpec.Curve(p1x, p1y, p2x, p2y))
  }

  /// Along a curve, for so many seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(duration, curve.curve)
  }
}

/// A curve from (0, 0) to (1, 1).
public struct UnitCurve: Hashable, Sendable {
  let curve: AnimationSpec.Curve

  /// A cubic Bézier curve with the given control points.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(
      curve: AnimationSpec.Curve(
        Double(startControlPoint.x), Double(startControlPoint.y), Double(endControlPoint.x),
        Double(endControlPoint.y)))
  }

  /// How far the curve has come at a part of the time, 0 to 1.
  public func value(at progress: Double) -> Double {
    func point(_ a: Double, _ b: Double, _ t: Double) -> Double {
      3 * a * t * (1 - t) * (1 - t) + 3 * b * t * t * (1 - t) + t * t * t
    }
    let wanted = min(max(progress, 0), 1)
    var (low, high) = (0.0, 1.0)
    for _ in 0..<30 {
      let middle = (low + high) / 2
      if point(curve.x1, curve.x2, middle) < wanted { low = middle } else { high = middle }
    }
    return point(curve.y1, curve.y2, low)
  }

  /// At equal speed.
  public static let linear = UnitCurve(curve: AnimationSpec.Curve(0, 0, 1, 1))
  /// Slow at first.
  public static let easeIn = UnitCurve(curve: AnimationSpec.Curve(0.42, 0, 1, 1))
  /// Slow at the end.
  public static let easeOut = UnitCurve(curve: AnimationSpec.Curve(0, 0, 0.58, 1))
  /// Slow at first and at the end.
  public static let easeInOut = UnitCurve(curve: AnimationSpec.Curve(0.42, 0, 0.58, 1))
  /// The lower right quarter of a circle: slow at first.
  public static let circularEaseIn = UnitCurve(curve: AnimationSpec.Curve(0.5523, 0, 1, 0.4477))
  /// The upper left quarter of a circle: slow at the end.
  public static let circularEaseOut = UnitCurve(curve: AnimationSpec.Curve(0, 0.5523, 0.4477, 1))
  /// Two quarters of circles: slow at first and at the end.
  /// - Partly: drawn as one curve, which is nowhere further than 0.04 from them.
  public static let circularEaseInOut = UnitCurve(curve: AnimationSpec.Curve(0.85, 0, 0.15, 1))
}
