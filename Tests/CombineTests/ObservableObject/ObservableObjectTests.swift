import Combine
import Testing

private class Base: ObservableObject {
  @Published var base = 0
}

private final class Derived: Base {
  @Published var derived = 0
  var plain = 0
}

private final class DerivedOnly: Plain {
  @Published var derived = 0
}

private class Plain: ObservableObject {
  var value = 0
}

private final class Generic<Value>: ObservableObject {
  let padding: Value
  @Published var value: Value
  init(_ value: Value) {
    padding = value
    self.value = value
  }
}

private final class Custom: ObservableObject {
  let objectWillChange = PassthroughSubject<String, Never>()
  @Published var value = 0
}

@Suite struct ObservableObjectTests {
  private func changes(_ object: some ObservableObject, _ body: () -> Void) -> Int {
    var count = 0
    let sink = object.objectWillChange.sink { _ in count += 1 }
    body()
    sink.cancel()
    return count
  }

  @Test func everyPublishedPropertyOfAHierarchy() {
    let object = Derived()
    #expect(object.objectWillChange === object.objectWillChange)
    #expect(
      changes(object) {
        object.base = 1; object.derived = 1; object.plain = 1
      } == 2)
    let below = DerivedOnly()
    #expect(
      changes(below) {
        below.derived = 1; below.value = 2
      } == 1)
  }

  @Test func genericClasses() {
    let (text, number) = (Generic("a"), Generic<Int8>(1))
    #expect(changes(text) { text.value = "b" } == 1)
    #expect(
      changes(number) {
        number.value = 2; number.value = 3
      } == 2)
  }

  /// B3: the publisher of an object without `@Published` is the same every time.
  @Test func anObjectWithoutPublishedKeepsItsPublisher() {
    let object = Plain()
    let other = Plain()
    var count = 0
    let sink = object.objectWillChange.sink { count += 1 }
    object.objectWillChange.send()
    object.objectWillChange.send()
    other.objectWillChange.send()
    #expect(count == 2)
    let publisher = object.objectWillChange
    #expect(publisher === object.objectWillChange)
    #expect(publisher !== other.objectWillChange)
    sink.cancel()
  }

  /// B3: nothing is kept for objects that are gone, not even at the same address.
  @Test func publishersDieWithTheirObjects() {
    weak var publisher: ObservableObjectPublisher?
    weak var released: Plain?
    do {
      let object = Plain()
      released = object
      let sink = object.objectWillChange.sink {}
      publisher = object.objectWillChange
      #expect(publisher != nil)
      sink.cancel()
    }
    #expect(released == nil && publisher == nil)
    for _ in 0..<1_000 {
      let object = Plain()
      #expect(changes(object) { object.objectWillChange.send() } == 1)
    }
  }

  @Test func aCustomPublisherIsLeftAlone() {
    let object = Custom()
    #expect(
      changes(object) {
        object.value = 1; object.objectWillChange.send("now")
      } == 1)
  }

  @Test func propertiesReplacedInInitStillCount() {
    final class Late: ObservableObject {
      @Published var value = 0
      init() {
        _ = objectWillChange
        _value = Published(initialValue: 5)
      }
    }
    let object = Late()
    #expect(changes(object) { object.value = 6 } == 1)
  }
}
