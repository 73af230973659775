import Combine
import Foundation

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isLogical: Bool

  /// When its goal is reached, although it may still swing.
  public static let logicallyComplete = AnimationCompletionCriteria(isLogical: true)
  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(isLogical: false)
}

/// Runs code whose changes are animated, and other code on the main queue once the animation has had its time.
///
/// An animation that repeats for ever never completes.
/// - Partly: `completionCriteria` is not used: both are the end of the animation's time.
@MainActor
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try withAnimation(animation, body)
  complete(animation, completion)
  return result
}

/// Runs code on the main queue once an animation has had its time.
private func complete(_ animation: Animation?, _ completion: @escaping () -> Void) {
  let seconds = animation.map { $0.completionTime ?? $0.spec.delay + $0.spec.duration * $0.spec.repeatCount } ?? 0
  guard seconds.isFinite else { return }
  let queue = DispatchQueue.main
  let time = min(max(Int(saturating: seconds * 1e9), 0), 1 << 60)
  queue.schedule(after: queue.now.advanced(by: .nanoseconds(time)), completion)
}

extension Transaction {
  /// Runs code on the main queue once the animation of the change has had its time; at once where it has none.
  /// - Partly: `criteria` is not used: both are the end of the animation's time.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    complete(animation, completion)
  }
}
