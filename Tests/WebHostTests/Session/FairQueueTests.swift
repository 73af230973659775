import Testing
import WebHost

struct FairQueueTests {
  @Test func eachHasItsTurnAndItsOrder() {
    var queue = FairQueue<String, String>()
    for number in 0..<4 { queue.add("a\(number)", for: "a") }
    queue.add("b0", for: "b")
    queue.add("c0", for: "c")
    queue.add("b1", for: "b")
    var order: [String] = []
    while let next = queue.next() { order.append(next) }
    #expect(order == ["a0", "b0", "c0", "a1", "b1", "a2", "a3"])
    #expect(queue.isEmpty)
  }

  @Test func whoFloodsWaitsForThemselves() {
    var queue = FairQueue<Int, Int>()
    for number in 0..<10_000 { queue.add(number, for: 0) }
    for _ in 0..<1_000 { _ = queue.next() }
    queue.add(-1, for: 1)
    #expect(queue.next() == 1_000)
    #expect(queue.next() == -1, "one thing of the other's at most")
  }

  @Test func nothingIsLostAndAllStaysInOrder() {
    var generator = SystemRandomNumberGenerator()
    var queue = FairQueue<Int, (key: Int, number: Int)>()
    var added = Array(repeating: 0, count: 5)
    var taken = Array(repeating: 0, count: 5)
    for _ in 0..<20_000 {
      if Bool.random(using: &generator) {
        let key = Int.random(in: 0..<5, using: &generator)
        queue.add((key, added[key]), for: key)
        added[key] += 1
      } else if let next = queue.next() {
        #expect(next.number == taken[next.key])
        taken[next.key] += 1
      }
    }
    while let next = queue.next() { taken[next.key] += 1 }
    #expect(taken == added)
  }
}
