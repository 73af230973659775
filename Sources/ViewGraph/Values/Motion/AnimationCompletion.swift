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
  let spec = animation?.spec
  let seconds = spec.map { $0.delay + $0.duration * $0.repeatCount } ?? 0
  if seconds.isFinite {
    let queue = DispatchQueue.main
    queue.schedule(after: queue.now.advanced(by: .init(.nanoseconds(Int(seconds * 1e9)))), completion)
  }
  return result
}
