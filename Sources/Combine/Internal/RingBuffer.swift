/// A queue in one piece of memory that grows as needed and is reused. Values leave in the order in which they came.
///
/// It works on bare memory because it sits on the hottest path there is: an array of a generic type costs several look-ups of type
/// metadata for each value.
struct RingBuffer<Element>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>?
  private var capacity = 0
  private var head = 0
  private(set) var count = 0

  @inline(__always)
  var isEmpty: Bool { count == 0 }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow() }
    base.unsafelyUnwrapped.advanced(by: (head &+ count) & (capacity &- 1)).initialize(to: element)
    count &+= 1
  }

  /// Takes out the oldest value. There must be one.
  @inline(__always)
  mutating func removeFirst() -> Element {
    let element = base.unsafelyUnwrapped.advanced(by: head).move()
    head = (head &+ 1) & (capacity &- 1)
    count &-= 1
    return element
  }

  /// What waits, in its order.
  var elements: [Element] {
    var elements: [Element] = []
    for offset in 0..<count { elements.append((base.unsafelyUnwrapped + ((head + offset) & (capacity - 1))).pointee) }
    return elements
  }

  private mutating func grow() {
    let larger = Swift.max(8, capacity * 2)
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: larger)
    if let base {
      let front = Swift.min(count, capacity - head)
      memory.moveInitialize(from: base + head, count: front)
      (memory + front).moveInitialize(from: base, count: count - front)
      base.deallocate()
    }
    base = memory
    capacity = larger
    head = 0
  }

  deinit {
    guard let base else { return }
    for offset in 0..<count { (base + ((head + offset) & (capacity - 1))).deinitialize(count: 1) }
    base.deallocate()
  }
}

/// A ring buffer as an object, to be kept in a `let`, which is read without asking for leave.
final class RingQueue<Element> {
  private let ring = UnsafeMutablePointer<RingBuffer<Element>>.allocate(capacity: 1)

  init() { ring.initialize(to: RingBuffer()) }

  deinit {
    ring.deinitialize(count: 1)
    ring.deallocate()
  }

  var isEmpty: Bool { ring.pointee.isEmpty }
  var count: Int { ring.pointee.count }
  var elements: [Element] { ring.pointee.elements }

  func append(_ element: Element) { ring.pointee.append(element) }

  func removeFirst() -> Element { ring.pointee.removeFirst() }

  /// Takes over what is in another queue, which gets what is in this one.
  func swap(with other: RingQueue) { Swift.swap(&ring.pointee, &other.ring.pointee) }

  /// Empties the queue, and gives what was in it.
  func removeAll() -> [Element] {
    let removed = elements
    while !isEmpty { _ = removeFirst() }
    return removed
  }
}
