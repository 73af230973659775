/// A queue: values leave in the order in which they came. A place is given up as soon as its value has left.
struct Fifo<Element> {
  private var items: ContiguousArray<Element?> = []
  private var head = 0

  var isEmpty: Bool { head == items.count }

  mutating func append(_ element: Element) {
    items.append(element)
  }

  mutating func popFirst() -> Element? {
    guard head < items.count else { return nil }
    let element = items[head].take()
    head += 1
    if head == items.count {
      items.removeAll(keepingCapacity: head <= 1024)
      head = 0
    } else if head >= 1024, head * 2 >= items.count {
      items.removeFirst(head)
      head = 0
    }
    return element
  }
}
