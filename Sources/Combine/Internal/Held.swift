/// A place for one value of a generic type, to be kept in a `let`.
///
/// Unlike a property that is an optional it is read and written without asking the runtime for the metadata of
/// `Optional<Value>` or for leave to access it, which costs more than anything else a stage does to a value. Whoever uses it
/// keeps it, by a lock, from being used by two at a time.
struct Held<Value>: ~Copyable {
  private let pointer = UnsafeMutablePointer<Value>.allocate(capacity: 1)
  private let isFull = UnsafeMutablePointer<Bool>.allocate(capacity: 1)

  init() {
    isFull.initialize(to: false)
  }

  init(_ value: Value) {
    pointer.initialize(to: value)
    isFull.initialize(to: true)
  }

  deinit {
    if isFull.pointee { pointer.deinitialize(count: 1) }
    pointer.deallocate()
    isFull.deallocate()
  }

  @inline(__always)
  var isEmpty: Bool { !isFull.pointee }

  /// The value. There must be one.
  @inline(__always)
  var value: Value { pointer.pointee }

  /// Puts a value into the empty place.
  @inline(__always)
  borrowing func fill(_ value: Value) {
    pointer.initialize(to: value)
    isFull.pointee = true
  }

  /// Puts a value in the place of the one that is there, and gives that.
  @inline(__always)
  borrowing func exchange(_ value: Value) -> Value {
    let previous = pointer.move()
    pointer.initialize(to: value)
    return previous
  }

  /// Works on the value where it is. There must be one, and the body must not come back to it.
  @inline(__always)
  borrowing func mutate<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try body(&pointer.pointee)
  }

  /// Takes the value out. There must be one.
  @inline(__always)
  borrowing func remove() -> Value {
    isFull.pointee = false
    return pointer.move()
  }

  /// Takes the value out, if there is one.
  borrowing func take() -> Value? {
    isEmpty ? nil : remove()
  }
}

/// What an operator remembers of a stream, as an object that its closure can hold.
final class Memory<Value> {
  private let held: Held<Value>

  init() { held = Held() }

  init(_ value: Value) { held = Held(value) }

  var isEmpty: Bool { held.isEmpty }

  /// The value. There must be one.
  var value: Value {
    get { held.value }
    set { _ = exchange(newValue) }
  }

  /// For mirrors.
  var content: Value? { isEmpty ? nil : value }

  func fill(_ value: Value) { held.fill(value) }

  /// Puts a value in the place of the one that is there, and gives that.
  func exchange(_ value: Value) -> Value { held.exchange(value) }
}
