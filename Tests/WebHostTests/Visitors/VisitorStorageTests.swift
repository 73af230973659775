import Foundation
import Testing
import ViewGraph

@testable import WebHost

struct VisitorStorageTests {
  @Test(arguments: ["", "text", "ж\0\n"]) func textsComeBack(text: String) throws {
    #expect(StoredValue.decode(try #require(StoredValue.encode(text))) as? String == text)
  }

  @Test func valuesOfAllTypesComeBackAsWhatTheyWere() throws {
    func back<T>(_ value: T) throws -> T? { StoredValue.decode(try #require(StoredValue.encode(value))) as? T }
    #expect(try back(true) == true)
    #expect(try back(Int.min) == Int.min)
    #expect(try back(0.1) == 0.1)
    #expect(try back(Double.infinity) == .infinity)
    #expect(try back(Data([0, 255])) == Data([0, 255]))
    let date = Date(timeIntervalSinceReferenceDate: 1.25)
    #expect(try back(date) == date)
    #expect(try back([1, 2]) == [1, 2])
    #expect(try back(["a": ["b": date]]) == ["a": ["b": date]])
    #expect(try back(NSNumber(value: true)) == true)
    #expect(try back(NSNumber(value: 3)) == 3)
    #expect(StoredValue.encode(NSObject()) == nil)
  }

  @Test(arguments: ["", "z", "ix", "i99999999999999999999", "d", "t-"]) func nonsenseIsNoValue(text: String) {
    #expect(StoredValue.decode(Data(text.utf8)) == nil)
  }

  @Test func memoryKeepsTheLatestVisitors() async {
    let storage = MemoryVisitorStorage(visitors: 10)
    let visitors = (0..<11).map { _ in VisitorID() }
    for visitor in visitors.prefix(10) { storage.keep(Data([1]), forKey: "a", of: visitor) }
    _ = await storage.values(of: visitors[0])
    storage.keep(Data([1]), forKey: "a", of: visitors[10])
    #expect(await storage.values(of: visitors[0]) == ["a": Data([1])])
    #expect(await storage.values(of: visitors[1]).isEmpty)
    #expect(await storage.values(of: visitors[10]) == ["a": Data([1])])
  }

  @Test func aVisitorHasOneSetOfValues() async {
    let storage = MemoryVisitorStorage()
    let registry = VisitorRegistry(storage: storage, limits: .init())
    let visitor = VisitorID()
    let container = await registry.container(of: visitor)
    #expect(await registry.container(of: visitor) === container)
    let first = container.domain()
    first.set("x", forKey: "a")
    first.set(3, forKey: "b")
    first.set(nil, forKey: "a")
    #expect(await registry.container(of: VisitorID()).domain().object(forKey: "b") == nil)
    let next = VisitorRegistry(storage: storage, limits: .init())
    #expect(await next.container(of: visitor).domain().object(forKey: "b") as? Int == 3)
    #expect(await storage.values(of: visitor).count == 1)
  }

  @Test func aNewPageShowsWhatAnotherProcessHasKept() async {
    let storage = MemoryVisitorStorage()
    let visitor = VisitorID()
    let (one, other) = (
      VisitorRegistry(storage: storage, limits: .init()), VisitorRegistry(storage: storage, limits: .init())
    )
    let open = await one.container(of: visitor)
    await other.container(of: visitor).domain().set("huge", forKey: "text-size")
    #expect(open.domain().object(forKey: "text-size") == nil)
    let next = await one.container(of: visitor)
    #expect(next === open)
    #expect(next.domain().object(forKey: "text-size") as? String == "huge")
  }

  @Test func valuesHaveLimits() async {
    var limits = WebHostConfiguration.Limits()
    limits.settingsPerVisitor = 2
    limits.settingSize = 8
    limits.settingsSize = 15
    let settings = VisitorSettings(of: VisitorID(), [:], storage: MemoryVisitorStorage(), limits: limits)
    #expect(settings.set(Data(count: 7), forKey: "a"))
    #expect(!settings.set(Data(count: 8), forKey: "a"), "a value is too large")
    #expect(settings.data(forKey: "a")?.count == 7)
    #expect(!settings.set(Data(count: 7), forKey: "b"), "all values are too large")
    #expect(settings.set(Data(count: 1), forKey: "b"))
    #expect(!settings.set(Data(count: 1), forKey: "c"), "there are too many values")
    #expect(settings.set(nil, forKey: "b"))
    #expect(settings.set(Data(count: 1), forKey: "c"))
  }
}
