import Foundation
import Testing

@testable import FoundationAdditions

@Suite struct PredicateTests {
  private final class Person: NSObject, @unchecked Sendable {
    let name: String
    let age: Int
    let nickname: String?
    let tags: [String]
    let friend: Person?

    init(_ name: String, _ age: Int, nickname: String? = nil, tags: [String] = [], friend: Person? = nil) {
      (self.name, self.age, self.nickname, self.tags, self.friend) = (name, age, nickname, tags, friend)
    }
  }

  private let people = [
    Person("Zoë", 31, nickname: "Zo", tags: ["red", "tall"]), Person("Adam", 17, friend: Person("Zoë", 3)),
    Person("Änne", 52, tags: ["blue"]),
  ]

  @Test(arguments: [
    ("ann@example.com", true), ("ann@example", false), ("Ann.B+c@mail.example.org", true), ("", false),
  ])
  func addressesOfMailAreToldByAPattern(text: String, holds: Bool) {
    let pattern = "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}"
    #expect(NSPredicate(format: "SELF MATCHES %@", pattern).evaluate(with: text) == holds)
    #expect(
      NSPredicate(format: "SELF MATCHES[c] '\(pattern.replacing("\\", with: "\\\\"))'").evaluate(with: text) == holds)
  }

  @Test(arguments: [
    ("name CONTAINS[cd] 'zoe'", ["Zoë"]), ("name BEGINSWITH[c] 'a'", ["Adam"]),
    ("name beginswith[cd] \"a\"", ["Adam", "Änne"]),
    ("name LIKE '*d?m'", ["Adam"]), ("age > 18 AND age <= 52", ["Zoë", "Änne"]), ("NOT (age >= 18)", ["Adam"]),
    ("age BETWEEN {17, 31}", ["Zoë", "Adam"]), ("name IN {'Adam', 'Eve'}", ["Adam"]), ("nickname != nil", ["Zoë"]),
    ("nickname == NULL && age < 20", ["Adam"]), ("ANY tags == 'blue'", ["Änne"]), ("tags CONTAINS 'tall'", ["Zoë"]),
    ("friend.name == 'Zoë'", ["Adam"]), ("tags.@count == 0 OR age = 31", ["Zoë", "Adam"]),
    ("NONE tags = 'red'", ["Adam", "Änne"]),
    ("TRUEPREDICATE", ["Zoë", "Adam", "Änne"]),
    ("age == 17 || (name ENDSWITH 'e' AND NOT tags CONTAINS 'x')", ["Adam", "Änne"]),
  ])
  func objectsAreChosenByTheirProperties(format: String, names: [String]) {
    let chosen = (people as NSArray).filtered(using: NSPredicate(format: format)) as? [Person]
    #expect(chosen?.map(\.name) == names)
  }

  @Test func valuesComeFromArguments() {
    let rows: [[String: Any]] = [["city": "Kiel", "people": 246_000], ["city": "Rom", "people": 2_750_000]]
    func names(_ predicate: NSPredicate) -> [String] {
      rows.filter { predicate.evaluate(with: $0) }.compactMap { $0["city"] as? String }
    }
    #expect(names(NSPredicate(format: "%K == %@", "city", "Rom")) == ["Rom"])
    #expect(names(NSPredicate(format: "people < %d", 300_000)) == ["Kiel"])
    #expect(names(NSPredicate(format: "city IN %@", ["Rom", "Bonn"])) == ["Rom"])
    let date = Date()
    #expect(NSPredicate(format: "day >= %@", date as NSDate).evaluate(with: ["day": date.addingTimeInterval(3)]))
  }

  @Test(arguments: ["name ==", "== 3", "name FOO 3", "(age > 3", "age > %@"])
  func whatIsNoConditionIsNotUnderstood(format: String) {
    #expect(PredicateFormat.parse(format, []) == nil)
  }

  @Test func addressesAndNumbersAreFound() throws {
    let text =
      "See https://example.com/a(b), www.kiel.de. or ask ann@example.org; call +49 431 12 34 56! Not 3.14 or e.g. this."
    let kinds: NSTextCheckingResult.CheckingType.RawValue = 1 << 5 | 1 << 11
    let detector = try NSDataDetector(types: kinds)
    let found = detector.matches(in: text, range: NSRange(text.startIndex..., in: text))
    #expect(
      found.map { ($0.url?.absoluteString ?? $0.phoneNumber) ?? "" } == [
        "https://example.com/a(b)", "http://www.kiel.de", "mailto:ann@example.org", "+49 431 12 34 56",
      ])
    #expect(found.allSatisfy { Range($0.range, in: text) != nil })
    #expect(found[1].range(at: 0).length == "www.kiel.de".count)
    #expect(throws: (any Error).self) { try NSDataDetector(types: 0) }
  }

  @Test func settingsOfSeveralDevicesAreKept() {
    let store = NSUbiquitousKeyValueStore.default
    store.set("red", forKey: "PredicateTests.color")
    store.set(Int64(7), forKey: "PredicateTests.count")
    #expect(store.string(forKey: "PredicateTests.color") == "red")
    #expect(store.longLong(forKey: "PredicateTests.count") == 7)
    store.removeObject(forKey: "PredicateTests.color")
    store.removeObject(forKey: "PredicateTests.count")
    #expect(store.object(forKey: "PredicateTests.color") == nil)
  }

  @Test func aGroupOfAppsHasAFolder() throws {
    let folder = try #require(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.a/b"))
    #expect(folder.lastPathComponent == "group.a-b" && FileManager.default.fileExists(atPath: folder.path))
    try FileManager.default.removeItem(at: folder)
    #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "..") == nil)
  }
}
