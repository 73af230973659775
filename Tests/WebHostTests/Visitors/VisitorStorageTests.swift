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
    #expect(StoredValue.encode([1]) == nil)
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
    let first = await registry.settings(of: visitor)
    #expect(await registry.settings(of: visitor) === first)
    first.set("x", forKey: "a")
    first.set(3, forKey: "b")
    first.set(nil, forKey: "a")
    #expect(await registry.settings(of: VisitorID()).object(forKey: "b") == nil)
    let next = VisitorRegistry(storage: storage, limits: .init())
    #expect(await next.settings(of: visitor).object(forKey: "b") as? Int == 3)
    #expect(await storage.values(of: visitor).count == 1)
  }

  @Test func valuesHaveLimits() async {
    var limits = WebHostConfiguration.Limits()
    limits.settingsPerVisitor = 2
    limits.settingSize = 8
    let settings = VisitorSettings(of: VisitorID(), [:], storage: MemoryVisitorStorage(), limits: limits)
    settings.set("123456", forKey: "a")
    #expect(settings.object(forKey: "a") as? String == "123456")
    settings.set("1234567", forKey: "a")
    #expect(settings.object(forKey: "a") as? String == "123456")
    settings.set(1, forKey: "b")
    settings.set(1, forKey: "c")
    #expect(settings.object(forKey: "c") == nil)
    settings.set(nil, forKey: "b")
    settings.set(1, forKey: "c")
    #expect(settings.object(forKey: "c") as? Int == 1)
  }
}
