import Combine
import Foundation
import Synchronization
import Testing

@testable import ViewGraph

/// What one reader's program posts is not for another's.
@Suite struct ReaderNotificationsTests {
  private let ann = HostContext()
  private let bob = HostContext()
  private let name = Notification.Name("word \(UUID())")
  private let heard = Heard()

  private final class Heard: Sendable {
    let words = Mutex<[String]>([])
    func take() -> [String] {
      words.withLock { words in
        defer { words = [] }
        return words
      }
    }
  }

  init() {
    ann.container = ReaderContainer()
    bob.container = ReaderContainer()
    for (reader, word) in [(ann, "Ann"), (bob, "Bob")] {
      reader.run { UserDefaults.standard.set(word, forKey: "name") }
    }
  }

  private func listen(queue: OperationQueue? = nil) -> any NSObjectProtocol {
    NotificationCenter.default.addObserver(forName: name, object: nil, queue: queue) { [heard] _ in
      heard.words.withLock { $0.append(UserDefaults.standard.string(forKey: "name") ?? "nobody") }
    }
  }

  private func post() {
    NotificationCenter.default.post(name: name, object: nil)
  }

  @Test(arguments: [false, true]) func eachHearsTheirOwn(onQueue: Bool) {
    let queue = onQueue ? OperationQueue() : nil
    let tokens = [ann, bob].map { reader in reader.run { listen(queue: queue) } }
    ann.run { post() }
    #expect(heard.take() == ["Ann"])
    bob.run { post() }
    #expect(heard.take() == ["Bob"])
    post()
    #expect(Set(heard.take()) == ["Ann", "Bob"], "what nobody posts is for all, each in their own place")
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    post()
    #expect(heard.take().isEmpty)
  }

  @Test func publishersAreObserversToo() {
    let name = name
    let subscriptions = [ann, bob].map { reader in
      reader.run {
        NotificationCenter.default.publisher(for: name).sink { [heard] _ in
          heard.words.withLock { $0.append(UserDefaults.standard.string(forKey: "name") ?? "nobody") }
        }
      }
    }
    ann.run { post() }
    #expect(heard.take() == ["Ann"])
    for subscription in subscriptions { subscription.cancel() }
  }

  @Test func changesOfSettingsAreTold() {
    let token = ann.run {
      NotificationCenter.default.addObserver(
        forName: UserDefaults.didChangeNotification, object: UserDefaults.standard, queue: nil
      ) { [heard] _ in
        heard.words.withLock { $0.append(UserDefaults.standard.string(forKey: "name") ?? "nobody") }
      }
    }
    bob.run { UserDefaults.standard.set("Robert", forKey: "name") }
    #expect(heard.take().isEmpty)
    ann.run { UserDefaults.standard.set("Anna", forKey: "name") }
    #expect(heard.take() == ["Anna"])
    NotificationCenter.default.removeObserver(token)
  }
}
