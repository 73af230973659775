/// A place for one value of a generic type.
///
/// Unlike an optional it is read and written without asking the runtime for the metadata of `Optional<Value>`, which costs
/// more than anything else a stage does to a value. Whoever uses it keeps it from being used by two at a time.
struct Held<Value>: ~Copyable {
  private let pointer: UnsafeMutablePointer<Value>
  private(set) var isEmpty: Bool

  init() {
    pointer = .allocate(capacity: 1)
    isEmpty = true
  }

  init(_ value: Value) {
    pointer = .allocate(capacity: 1)
    pointer.initialize(to: value)
    isEmpty = false
  }

  deinit {
    if !isEmpty { pointer.deinitialize(count: 1) }
    pointer.deallocate()
  }

  /// The value. There must be one.
  @inline(__always)
  var value: Value { pointer.pointee }

  /// Puts a value into the empty place.
  @inline(__always)
  mutating func fill(_ value: Value) {
    pointer.initialize(to: value)
    isEmpty = false
  }

  /// Puts a value in the place of the one that is there, and gives that.
  @inline(__always)
  mutating func exchange(_ value: Value) -> Value {
    let previous = pointer.move()
    pointer.initialize(to: value)
    return previous
  }

  /// Takes the value out. There must be one.
  @inline(__always)
  mutating func remove() -> Value {
    isEmpty = true
    return pointer.move()
  }

  /// Takes the value out, if there is one.
  mutating func take() -> Value? {
    isEmpty ? nil : remove()
  }
}
