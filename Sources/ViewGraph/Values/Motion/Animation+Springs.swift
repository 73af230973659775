import Foundation

extension Animation {
  /// A spring without bounce.
  public static var spring: Animation { spring() }

  /// A spring that reaches its goal in about `duration` seconds; `bounce` from -1 to 1, 0 for none.
  /// - Partly: `blendDuration` is not used.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce))
  }

  /// A spring of a period in seconds and a damping: 1 does not swing, 0 never rests.
  /// - Partly: `blendDuration` is not used.
  public static func spring(
    response: Double, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction))
  }

  /// A spring of a period of half a second and a damping: 1 does not swing, 0 never rests.
  /// - Partly: `blendDuration` is not used.
  public static func spring(dampingFraction: Double, blendDuration: TimeInterval = 0) -> Animation {
    spring(response: 0.5, dampingFraction: dampingFraction)
  }

  /// A spring.
  /// - Partly: `blendDuration` is not used.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    guard spring.swings else { return Animation(spring.visibleDuration, spring.curve) }
    let duration = spring.visibleDuration
    let values = (0...Spring.moments).map {
      spring.value(target: 1, time: duration * Double($0) / Double(Spring.moments))
    }
    return Animation(duration, samples: values.dropLast() + [1])
  }

  /// A spring for what follows a finger.
  public static var interactiveSpring: Animation { interactiveSpring() }

  /// A spring for what follows a finger.
  /// - Partly: `blendDuration` is not used.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction)
  }

  /// A spring for what follows a finger.
  /// - Partly: `blendDuration` is not used.
  public static func interactiveSpring(
    duration: TimeInterval, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(Spring(duration: duration, bounce: 0.14 + extraBounce))
  }

  /// A spring of physical properties.
  /// - Partly: `initialVelocity` is not used.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    spring(Spring(mass: mass, stiffness: stiffness, damping: damping))
  }

  /// A spring that reaches its goal in about `duration` seconds.
  /// - Partly: `initialVelocity` is not used.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce))
  }

  /// A spring that does not swing.
  public static let smooth = smooth()
  /// A spring that swings very little.
  public static let snappy = snappy()
  /// A spring that swings.
  public static let bouncy = bouncy()

  /// A spring that does not swing, unless by `extraBounce`.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(Spring(duration: duration, bounce: extraBounce))
  }

  /// A spring that swings very little.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(Spring(duration: duration, bounce: 0.15 + extraBounce))
  }

  /// A spring that swings.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(Spring(duration: duration, bounce: 0.3 + extraBounce))
  }
}

/// A spring.
public struct Spring: Hashable, Sendable {
  /// The period without damping, in seconds.
  public let response: Double
  /// 1 does not swing, 0 never rests.
  public let dampingRatio: Double

  /// Makes a spring of a period and a damping.
  public init(response: Double, dampingRatio: Double) {
    self.response = response
    self.dampingRatio = dampingRatio
  }

  /// Makes a spring that reaches its goal in about `duration` seconds; `bounce` from -1 to 1, 0 for none.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: bounce < 0 ? 1 / (1 + max(bounce, -0.99)) : 1 - min(bounce, 1))
  }

  /// Makes a spring of physical properties.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let mass = max(mass, .leastNonzeroMagnitude)
    let stiffness = max(stiffness, .leastNonzeroMagnitude)
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(
      response: 2 * .pi * (mass / stiffness).squareRoot(), dampingRatio: allowOverDamping ? ratio : min(ratio, 1))
  }

  /// About the seconds in which it reaches its goal.
  public var duration: TimeInterval { response }
  /// From -1 to 1, 0 for none.
  public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }

  /// Does not swing.
  public static var smooth: Spring { Spring() }
  /// Swings very little.
  public static var snappy: Spring { Spring(bounce: 0.15) }
  /// Swings.
  public static var bouncy: Spring { Spring(bounce: 0.3) }

  /// Does not swing, unless told to.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// Swings very little.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// Swings.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// The value at a time of a movement from zero to a target that begins at rest.
  public func value(target: Double, initialVelocity: Double = 0, time: TimeInterval) -> Double {
    let frequency = 2 * Double.pi / max(response, 0.001)
    let ratio = max(dampingRatio, 0)
    let decay = exp(-min(ratio, 1) * frequency * max(time, 0))
    guard ratio < 1 else {
      return target + decay * (-target + (initialVelocity - frequency * target) * max(time, 0))
    }
    let damped = frequency * (1 - ratio * ratio).squareRoot()
    let sine = (initialVelocity - ratio * frequency * target) / damped
    return target + decay * (-target * cos(damped * max(time, 0)) + sine * sin(damped * max(time, 0)))
  }

  /// Seconds until the movement can no longer be seen.
  public var settlingDuration: TimeInterval { visibleDuration }

  /// How many moments of a spring that swings browsers are told.
  static let moments = 30

  /// True where the spring swings so far beyond its goal that no single curve is like it.
  var swings: Bool { dampingRatio < 0.95 }

  /// Seconds until the movement can no longer be seen: a critically damped spring has covered 99% of its way after
  /// 1.057 periods; one that swings does so by less than a hundredth then; ten periods at most.
  var visibleDuration: TimeInterval {
    if dampingRatio >= 1 { return response * 1.057 * dampingRatio }
    return response * min(max(log(100) / (2 * .pi * max(dampingRatio, 0.01)), 1.057), 10)
  }

  /// The Bézier curve closest to the movement of a critically damped spring.
  var curve: AnimationSpec.Curve { AnimationSpec.Curve(0.3, 0.4, 0.25, 1) }
}
