import Combine
import Foundation
import Testing

@testable import ViewGraph

/// Two readers of one program, and the defaults that it holds for both.
@Suite struct ReaderDefaultsTests {
  private let ann = HostContext()
  private let bob = HostContext()
  private let suite = "suite \(UUID())"
  /// What programs write as `static let defaults = UserDefaults.standard`.
  private nonisolated(unsafe) static let defaults = UserDefaults.standard

  init() {
    ann.container = ReaderContainer()
    bob.container = ReaderContainer()
  }

  @Test func oneObjectIsEachReadersOwn() {
    let defaults = Self.defaults
    ann.run { defaults.set("Ann's", forKey: "word") }
    bob.run { #expect(defaults.object(forKey: "word") == nil) }
    bob.run { defaults.set("Bob's", forKey: "word") }
    ann.run { #expect(defaults.string(forKey: "word") == "Ann's") }
    bob.run { UserDefaults.standard.removeObject(forKey: "word") }
    ann.run { #expect(UserDefaults().string(forKey: "word") == "Ann's") }
    #expect(defaults.object(forKey: "word") == nil, "a reader's is not the process's")
  }

  @Test func suitesAreEachReadersOwnToo() throws {
    let shared = try #require(UserDefaults(suiteName: suite))
    ann.run { shared.set(1, forKey: "count") }
    bob.run { #expect(shared.object(forKey: "count") == nil) }
    ann.run {
      #expect(UserDefaults(suiteName: suite)?.integer(forKey: "count") == 1)
      #expect(UserDefaults.standard.object(forKey: "count") == nil)
      UserDefaults.standard.addSuite(named: suite)
      #expect(UserDefaults.standard.integer(forKey: "count") == 1)
    }
    bob.run { #expect(UserDefaults.standard.object(forKey: "count") == nil) }
  }

  @Test func valuesAreWhatTheyWere() {
    ann.run {
      let defaults = UserDefaults.standard
      defaults.set(true, forKey: "b")
      defaults.set(7, forKey: "i")
      defaults.set(2.5, forKey: "d")
      defaults.set(Float(1.5), forKey: "f")
      defaults.set("text", forKey: "s")
      defaults.set(Data([1, 2]), forKey: "x")
      defaults.set(["a", "b"], forKey: "a")
      defaults.set(["k": [1, 2]], forKey: "m")
      defaults.set(URL(string: "https://example.com/a?b"), forKey: "u")
      defaults.set(URL(fileURLWithPath: "/tmp/x"), forKey: "file")
      defaults.set(Date(timeIntervalSinceReferenceDate: 5), forKey: "t")
      #expect(defaults.bool(forKey: "b") && defaults.integer(forKey: "b") == 1)
      #expect(defaults.integer(forKey: "i") == 7 && defaults.double(forKey: "i") == 7)
      #expect(defaults.string(forKey: "i") == "7")
      #expect(defaults.double(forKey: "d") == 2.5 && defaults.float(forKey: "f") == 1.5)
      #expect(defaults.data(forKey: "x") == Data([1, 2]))
      #expect(defaults.stringArray(forKey: "a") == ["a", "b"] && defaults.array(forKey: "a")?.count == 2)
      #expect(defaults.dictionary(forKey: "m")?["k"] as? [Int] == [1, 2])
      #expect(defaults.url(forKey: "u") == URL(string: "https://example.com/a?b"))
      #expect(defaults.url(forKey: "file")?.path == "/tmp/x")
      #expect(defaults.object(forKey: "t") as? Date == Date(timeIntervalSinceReferenceDate: 5))
      #expect(defaults.integer(forKey: "none") == 0 && !defaults.bool(forKey: "none"))
      #expect(defaults.dictionaryRepresentation()["s"] as? String == "text")
      #expect(defaults.synchronize())
      defaults.set(NSObject(), forKey: "s")
      #expect(defaults.string(forKey: "s") == "text", "what property lists cannot have changes nothing")
    }
  }

  @Test func registeredDefaultsCountWhereNothingWasSet() {
    let key = "registered \(UUID())"
    UserDefaults.standard.register(defaults: [key: "the program's"])
    ann.run {
      #expect(UserDefaults.standard.string(forKey: key) == "the program's")
      UserDefaults.standard.register(defaults: [key: "Ann's"])
      #expect(UserDefaults.standard.string(forKey: key) == "Ann's")
      UserDefaults.standard.set("set", forKey: key)
      #expect(UserDefaults.standard.dictionaryRepresentation()[key] as? String == "set")
      UserDefaults.standard.removeObject(forKey: key)
      #expect(UserDefaults.standard.string(forKey: key) == "Ann's")
    }
    bob.run { #expect(UserDefaults.standard.string(forKey: key) == "the program's") }
  }

  @Test func aDomainIsForgottenForOneReader() {
    for reader in [ann, bob] {
      reader.run { UserDefaults(suiteName: suite)?.set(1, forKey: "count") }
    }
    ann.run {
      #expect(UserDefaults.standard.persistentDomain(forName: suite)?["count"] as? Int == 1)
      UserDefaults.standard.removePersistentDomain(forName: suite)
      #expect(UserDefaults.standard.persistentDomain(forName: suite) == nil)
      UserDefaults.standard.setVolatileDomain(["a": 1], forName: "volatile")
    }
    bob.run {
      #expect(UserDefaults(suiteName: suite)?.integer(forKey: "count") == 1)
      #expect(UserDefaults.standard.volatileDomain(forName: "volatile").isEmpty)
    }
  }

  @Test func keysLikeThoseOfSuitesStayInTheirOwn() {
    ann.run {
      UserDefaults.standard.set(1, forKey: "\u{1F}other\u{1F}key")
      #expect(UserDefaults.standard.integer(forKey: "\u{1F}other\u{1F}key") == 1)
      #expect(UserDefaults.standard.dictionaryRepresentation().keys.contains("\u{1F}other\u{1F}key"))
      #expect(UserDefaults(suiteName: "other")?.object(forKey: "key") == nil)
    }
  }

  /// A program's own subclass is what it was written as, and keeps for each reader what it keeps as its parent does.
  @Test func subclassesAreThemselves() {
    class Own: UserDefaults {
      override func set(_ value: Any?, forKey key: String) { super.set((value as? String)?.uppercased(), forKey: key) }
    }
    let own = Own()
    ann.run { own.set("word" as Any?, forKey: "own") }
    ann.run { #expect(own.string(forKey: "own") == "WORD") }
    bob.run { #expect(own.string(forKey: "own") == nil) }
  }
}
