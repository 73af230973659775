import Testing

@testable import Fetch

struct LRUStoreTests {
  @Test func theLeastRecentlyUsedGoesFirst() {
    var store = LRUStore<String, Int>(capacity: 3)
    for (number, key) in ["a", "b", "c"].enumerated() { store.store(number, for: key, cost: 1) }
    #expect(store.value(for: "a") == 0)
    store.store(3, for: "d", cost: 1)
    #expect(store.value(for: "b") == nil)
    #expect(store.value(for: "a") == 0)
    #expect(store.count == 3)
  }

  @Test func costsAreCounted() {
    var store = LRUStore<String, Int>(capacity: 10)
    store.store(1, for: "a", cost: 4)
    store.store(2, for: "b", cost: 4)
    store.store(3, for: "a", cost: 6)
    #expect(store.totalCost == 10)
    store.store(4, for: "c", cost: 5)
    #expect(store.value(for: "b") == nil)
    #expect(store.value(for: "a") == nil)
    #expect(store.totalCost == 5)
  }

  @Test func tooGreatIsNotStoredAndReplacesNothingElse() {
    var store = LRUStore<String, Int>(capacity: 10)
    store.store(1, for: "a", cost: 4)
    store.store(2, for: "b", cost: 11)
    #expect(store.value(for: "a") == 1)
    store.store(3, for: "a", cost: 11)
    #expect(store.count == 0)
  }

  @Test func agreesWithASimpleOneOverManySteps() {
    var store = LRUStore<Int, Int>(capacity: 20)
    var model: [(key: Int, value: Int, cost: Int)] = []
    var seed: UInt64 = 7
    func random(_ limit: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % limit
    }
    for step in 0..<5000 {
      let key = random(12)
      switch random(4) {
      case 0:
        #expect(store.value(for: key) == model.first { $0.key == key }?.value)
        if let index = model.firstIndex(where: { $0.key == key }) { model.append(model.remove(at: index)) }
      case 1:
        store.remove(key)
        model.removeAll { $0.key == key }
      default:
        let cost = random(6)
        store.store(step, for: key, cost: cost)
        model.removeAll { $0.key == key }
        model.append((key, step, cost))
        while model.reduce(0, { $0 + $1.cost }) > 20 { model.removeFirst() }
      }
      #expect(store.count == model.count)
      #expect(store.totalCost == model.reduce(0) { $0 + $1.cost })
    }
  }
}
