import Foundation

extension CALayer {
  /// A movement that goes on, with a number by which those who show it know it from others.
  package struct Running {
    package let serial: Int
    package let key: String
    package let animation: CAAnimation
    /// What waits until it is over.
    let transaction: CATransaction.Group?
  }

  /// Begins a movement, in the place of the one of the same key.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    let serial = (running.last?.serial ?? lastSerial) + 1
    lastSerial = serial
    let key = key ?? "animation \(serial)"
    running.removeAll { $0.key == key }
    if anim.duration == 0, let length = CATransaction.animationDuration() as TimeInterval?, length > 0 {
      anim.duration = length
    }
    let group = CATransaction.join()
    running.append(Running(serial: serial, key: key, animation: anim, transaction: group))
    changed()
  }

  /// The movement of a key that goes on.
  public func animation(forKey key: String) -> CAAnimation? { running.first { $0.key == key }?.animation }

  /// The keys of the movements that go on.
  public func animationKeys() -> [String]? { running.isEmpty ? nil : running.map(\.key) }

  /// Ends a movement.
  public func removeAnimation(forKey key: String) {
    end { $0.key == key }
  }

  /// Ends all movements.
  public func removeAllAnimations() {
    end { _ in true }
  }

  private func end(where isMeant: (Running) -> Bool) {
    let ended = running.filter(isMeant)
    running.removeAll(where: isMeant)
    changed()
    for one in ended {
      one.animation.delegate?.animationDidStop(one.animation, finished: false)
      one.transaction?.leave()
    }
  }

  /// A movement has come to its end.
  package func finish(_ serial: Int) {
    guard let one = running.first(where: { $0.serial == serial }) else { return }
    let stays = !one.animation.isRemovedOnCompletion && [.forwards, .both].contains(one.animation.fillMode)
    if !stays {
      running.removeAll { $0.serial == serial }
      changed()
    }
    one.animation.delegate?.animationDidStop(one.animation, finished: true)
    one.transaction?.leave()
  }

  /// A value of a movement as a number.
  package nonisolated static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }
}

/// Changes of layers that belong together. Layers do not move by themselves here when they are changed: what counts is
/// the length that animations without one have, and what is done when all animations are over.
@MainActor @preconcurrency
open class CATransaction: NSObject {
  /// Animations that are added before the changes are over.
  final class Group {
    var completion: (() -> Void)?
    var duration: TimeInterval = 0
    var disablesActions = false
    private var count = 1

    func enter() { count += 1 }

    func leave() {
      count -= 1
      if count == 0 { completion?() }
    }
  }

  private static var groups: [Group] = []

  /// Begins changes that belong together.
  public class func begin() { groups.append(Group()) }
  /// Ends the changes that began last.
  public class func commit() { groups.popLast()?.leave() }
  /// Shows what has changed: that comes by itself.
  public class func flush() {}
  /// What is done when all animations that are added until `commit()` are over.
  public class func setCompletionBlock(_ block: (() -> Void)?) { groups.last?.completion = block }
  /// How long animations take that do not say so, in seconds.
  public class func setAnimationDuration(_ dur: TimeInterval) { groups.last?.duration = dur }
  /// How long animations take that do not say so, in seconds; 0 where nothing is said.
  public class func animationDuration() -> TimeInterval { groups.last?.duration ?? 0 }
  /// Whether layers do not move by themselves: they never do.
  public class func setDisableActions(_ flag: Bool) { groups.last?.disablesActions = flag }
  /// Whether layers do not move by themselves, as was said.
  public class func disableActions() -> Bool { groups.last?.disablesActions ?? false }
  /// How the speed of movements changes that do not say so.
  /// - Partly: not used.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}

  static func join() -> Group? {
    groups.last?.enter()
    return groups.last
  }
}
