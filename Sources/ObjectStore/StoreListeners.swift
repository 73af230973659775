import Synchronization

/// Who wants to hear of changes to a store.
final class StoreListeners: Sendable {
  typealias Heard = @Sendable (StoredChanges) -> Void

  private struct Listener {
    let author: ObjectIdentifier?
    let heard: Heard
  }
  private struct State {
    var next = 0
    var listeners: [Int: Listener] = [:]
  }
  private let state = Mutex(State())

  func add(author: AnyObject?, _ heard: @escaping Heard) -> Token {
    state.withLock { state in
      state.next += 1
      state.listeners[state.next] = Listener(author: author.map(ObjectIdentifier.init), heard: heard)
      return Token(number: state.next, listeners: self)
    }
  }

  /// Tells all but the author, with nothing locked.
  func tell(_ changes: StoredChanges, author: AnyObject?) {
    let author = author.map(ObjectIdentifier.init)
    let others = state.withLock { $0.listeners.values.filter { author == nil || $0.author != author } }
    for listener in others { listener.heard(changes) }
  }

  /// Ends listening when it goes.
  final class Token: Sendable {
    private let number: Int
    private let listeners: StoreListeners

    init(number: Int, listeners: StoreListeners) {
      self.number = number
      self.listeners = listeners
    }

    deinit { _ = listeners.state.withLock { $0.listeners.removeValue(forKey: number) } }
  }
}
