import Testing

@testable import HTTPTransport

struct DeadlineListTests {
  @Test func theFirstComesFirst() {
    var list = DeadlineList<Int, String>()
    _ = list.add(5, "five")
    let three = list.add(3, "three")
    _ = list.add(9, "nine")
    #expect(list.next == 3)
    list.remove(three)
    #expect(list.next == 5)
    #expect(list.due(at: 4).isEmpty)
    #expect(list.due(at: 9) == ["five", "nine"])
    #expect(list.next == nil && list.count == 0)
  }

  /// What is due is what a sorted list says, whatever was added and taken off before.
  @Test(arguments: 0..<20) func asASortedListDoes(seed: UInt64) {
    var random = Numbers(seed: seed)
    var list = DeadlineList<Int, Int>()
    var model: [(moment: Int, id: UInt64, name: Int)] = []
    var now = 0
    for name in 0..<2000 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<5:
        let moment = now + Int.random(in: 0..<500, using: &random)
        model.append((moment, list.add(moment, name), name))
      case 5..<9:
        guard let place = model.indices.randomElement(using: &random) else { continue }
        list.remove(model.remove(at: place).id)
      default:
        now += Int.random(in: 0..<40, using: &random)
        let expected = model.filter { $0.moment <= now }
        let due = list.due(at: now)
        #expect(due.sorted() == expected.map(\.name).sorted())
        model.removeAll { $0.moment <= now }
      }
      #expect(list.count == model.count)
      #expect(list.next == model.map(\.moment).min())
      #expect(list.places <= 64 + 2 * list.count)
    }
  }

  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }
}
