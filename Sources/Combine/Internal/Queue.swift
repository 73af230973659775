/// Values that wait, first in, first out. What has been taken out is not kept. On the way of every value a `RingBuffer` is faster.
struct Queue<Element> {
  private var slots: ContiguousArray<Element?> = []
  private var head = 0
  private(set) var count = 0

  @inline(__always)
  var isEmpty: Bool { count == 0 }

  mutating func append(_ element: Element) {
    slots.append(element)
    count += 1
  }

  mutating func popFirst() -> Element? {
    guard count > 0 else { return nil }
    let element = slots[head].take()
    head += 1
    count -= 1
    if count == 0 {
      slots.removeAll(keepingCapacity: head <= 1024)
      head = 0
    } else if head > 32, head > count {
      slots.removeFirst(head)
      head = 0
    }
    return element
  }
}
