/// What is to be done, in order for each of those who want something, and turn by turn among them; a pure value.
package struct FairQueue<Key: Hashable, Element> {
  fileprivate struct Line {
    var elements: [Element]
    var first = 0
  }

  private var lines: [Key: Line] = [:]
  /// Those who wait, in the order of their turns: each once.
  private var turns: [Key] = []
  private var firstTurn = 0

  /// Nobody waits.
  package init() {}

  /// True where there is nothing to do.
  package var isEmpty: Bool { lines.isEmpty }

  /// Adds something at the end of a line.
  package mutating func add(_ element: Element, for key: Key) {
    if lines[key]?.elements.append(element) == nil {
      lines[key] = Line(elements: [element])
      turns.append(key)
    }
  }

  /// Takes what is at the front of the line whose turn it is, which then is the last to have another turn.
  package mutating func next() -> Element? {
    guard firstTurn < turns.count else { return nil }
    let key = turns[firstTurn]
    firstTurn += 1
    if firstTurn == turns.count || firstTurn > 256 {
      turns.removeFirst(firstTurn)
      firstTurn = 0
    }
    // Out of the dictionary while it changes, so that nothing is copied.
    guard var line = lines.removeValue(forKey: key) else { return nil }
    let element = line.elements[line.first]
    line.first += 1
    guard line.first < line.elements.count else { return element }
    if line.first > 256 {
      line.elements.removeFirst(line.first)
      line.first = 0
    }
    lines[key] = line
    turns.append(key)
    return element
  }
}

extension FairQueue.Line: Sendable where Key: Sendable, Element: Sendable {}
extension FairQueue: Sendable where Key: Sendable, Element: Sendable {}
