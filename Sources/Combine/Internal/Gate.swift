import Synchronization

/// Counts who is inside, until it is closed; the last one out after that clears up.
///
/// This is how a value passes a stage without a lock and without a reference being counted: what the stage holds stays
/// while somebody is inside. A cancellation from elsewhere closes the gate and goes its way; the contents are let go of
/// at once, or when the one inside comes out.
struct Gate: ~Copyable, Sendable {
  /// Twice the number of those inside, plus one when closed.
  private let state = Atomic<Int>(0)

  /// Goes in, unless it is closed. Every `true` is followed by one `leave()`.
  @inline(__always)
  borrowing func enter() -> Bool {
    var seen = state.load(ordering: .relaxed)
    while seen & 1 == 0 {
      let (exchanged, original) = state.weakCompareExchange(
        expected: seen, desired: seen &+ 2, successOrdering: .acquiring, failureOrdering: .relaxed)
      if exchanged { return true }
      seen = original
    }
    return false
  }

  /// Comes out. True if the caller has to clear up: the gate was closed, and nobody else is inside.
  @inline(__always)
  borrowing func leave() -> Bool {
    state.wrappingSubtract(2, ordering: .acquiringAndReleasing).newValue == 1
  }

  /// Closes the gate. True if the caller has to clear up: it was open, and nobody is inside.
  borrowing func close() -> Bool {
    state.bitwiseOr(1, ordering: .acquiringAndReleasing).oldValue == 0
  }
}

/// A place for one value that can be emptied by whoever knows that nobody uses it.
///
/// Unlike an optional of a generic type it can be read without asking the runtime for that type's metadata.
struct Held<Value>: ~Copyable {
  private let pointer: UnsafeMutablePointer<Value>
  private(set) var isEmpty = false

  init(_ value: consuming Value) {
    pointer = .allocate(capacity: 1)
    pointer.initialize(to: value)
  }

  deinit {
    if !isEmpty { pointer.deinitialize(count: 1) }
    pointer.deallocate()
  }

  /// The value. There must be one.
  @inline(__always)
  var value: Value {
    unsafeAddress { UnsafePointer(pointer) }
  }

  /// Takes the value out, if it is there.
  mutating func take() -> Value? {
    if isEmpty { return nil }
    isEmpty = true
    return pointer.move()
  }
}
