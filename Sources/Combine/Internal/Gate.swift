import Synchronization

/// An object that may be used until the gate is closed, and is let go of then.
///
/// This is how a value passes a stage without a lock and without a reference being counted: what the stage holds stays
/// while somebody is inside. Whoever cancels closes the gate and goes on; the object is let go of at once, or, when a value
/// is inside just then, as it comes out.
struct Gate<Content: AnyObject>: ~Copyable {
  /// Twice the number of those inside, plus one when closed.
  private let state = Atomic<Int>(0)
  private let content: Unmanaged<Content>

  init(_ content: Content) {
    self.content = .passRetained(content)
  }

  deinit {
    if state.load(ordering: .acquiring) & 1 == 0 { content.release() }
  }

  /// Runs the body with the object; nil if the gate is closed.
  @inline(__always)
  borrowing func use<Result>(_ body: (Content) -> Result) -> Result? {
    var seen = state.load(ordering: .relaxed)
    while true {
      if seen & 1 == 1 { return nil }
      let (exchanged, original) = state.weakCompareExchange(
        expected: seen, desired: seen &+ 2, successOrdering: .acquiring, failureOrdering: .relaxed)
      if exchanged { break }
      seen = original
    }
    let result = content._withUnsafeGuaranteedRef(body)
    if state.wrappingSubtract(2, ordering: .acquiringAndReleasing).newValue == 1 { content.release() }
    return result
  }

  /// Closes the gate. Closing it again does nothing.
  borrowing func close() {
    if state.bitwiseOr(1, ordering: .acquiringAndReleasing).oldValue == 0 { content.release() }
  }
}

/// A subscriber as an object, which is what a gate can keep.
final class SubscriberBox<Base: Subscriber> {
  let base: Base

  init(_ base: Base) { self.base = base }
}
