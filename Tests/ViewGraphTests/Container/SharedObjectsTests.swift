import Combine
import Foundation
import Synchronization
import Testing

@testable import ViewGraph

/// An object that all readers of a program share, and what each of them does when it changes.
@Suite struct SharedObjectsTests {
  private let ann = HostContext()
  private let bob = HostContext()

  init() {
    for (reader, name) in [(ann, "Ann"), (bob, "Bob")] {
      reader.container = ReaderContainer()
      reader.run { UserDefaults.standard.set(name, forKey: "name") }
    }
  }

  /// What one reader sends runs each listener's code for that listener.
  @Test func eachListensForThemselves() {
    let news = PassthroughSubject<String, Never>()
    let state = CurrentValueSubject<String, Never>("old")
    let heard = Mutex<[String]>([])
    let subscriptions = [ann, bob].flatMap { reader in
      reader.run {
        [
          news.map { "\($0) \(UserDefaults.standard.string(forKey: "name") ?? "nobody")" }
            .sink { word in heard.withLock { $0.append(word) } },
          state.dropFirst().map { "\($0) \(UserDefaults.standard.string(forKey: "name") ?? "nobody")" }
            .sink { word in heard.withLock { $0.append(word) } },
        ]
      }
    }
    ann.run { news.send("from Ann to") }
    news.send("from nobody to")
    bob.run { state.send("from Bob to") }
    #expect(
      heard.withLock { $0 } == [
        "from Ann to Ann", "from Ann to Bob", "from nobody to Ann", "from nobody to Bob", "from Bob to Ann",
        "from Bob to Bob",
      ])
    for subscription in subscriptions { subscription.cancel() }
  }
}
