import Testing

@testable import ViewGraph

private struct Number<Tag>: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

private final class Thing {}

private struct ThingKey: EnvironmentKey {
  static var defaultValue: Thing? { nil }
}

/// What an environment shares with those that were made of it, and how two are compared.
@Suite struct EnvironmentSharingTests {
  /// Twenty keys, more than lie in a chain before it is flattened.
  private func written(_ environment: EnvironmentValues = EnvironmentValues(), from first: Int = 1) -> EnvironmentValues
  {
    var environment = environment
    var number = first
    func write<each Tag>(_ tags: repeat (each Tag).Type) {
      for tag in repeat each tags { set(tag) }
    }
    func set<Tag>(_: Tag.Type) {
      environment[Number<Tag>.self] = number
      number += 1
    }
    write(
      Int8.self, Int16.self, Int32.self, Int64.self, Int.self, UInt8.self, UInt16.self, UInt32.self, UInt64.self,
      UInt.self, Float.self, Double.self, String.self, Character.self, Bool.self, Void.self, Never.self, [Int].self,
      Set<Int>.self, Int?.self)
    return environment
  }

  @Test func manyValuesAreAllFound() {
    let environment = written()
    #expect(environment[Number<Int8>.self] == 1)
    #expect(environment[Number<Void>.self] == 16)
    #expect(environment[Number<Int?>.self] == 20)
    #expect(environment[Number<UInt?>.self] == 0)
  }

  @Test func aCopyIsChangedAlone() {
    let one = written()
    var other = one
    other[Number<Int8>.self] = 100
    #expect(one[Number<Int8>.self] == 1)
    #expect(other[Number<Int8>.self] == 100)
    #expect(!one.isSame(as: other))
    other[Number<Int8>.self] = 1
    #expect(one.isSame(as: other))
  }

  @Test func theSameValuesWrittenElsewhereAreTheSame() {
    #expect(written().isSame(as: written()))
    #expect(!written().isSame(as: written(from: 2)))
    var one = EnvironmentValues()
    one[Number<Int>.self] = 1
    one[Number<Bool>.self] = 2
    var other = EnvironmentValues()
    other[Number<Bool>.self] = 2
    #expect(!one.isSame(as: other))
    other[Number<Int>.self] = 1
    #expect(one.isSame(as: other))
  }

  @Test func aValueThatIsThereAlreadyMakesNoOther() {
    let one = written()
    #expect(one.isSame(as: written(one)))
  }

  @Test func whatWasReplacedIsNotKeptAlive() {
    var environment = EnvironmentValues()
    weak var first: Thing?
    do {
      let thing = Thing()
      first = thing
      environment[ThingKey.self] = thing
    }
    #expect(first != nil)
    environment[ThingKey.self] = nil
    for round in 0..<10 { environment = written(environment, from: round * 20) }
    #expect(first == nil)
  }
}
