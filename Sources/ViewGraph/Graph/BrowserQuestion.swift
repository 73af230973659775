import Combine

/// What a program asks of its reader's browser: where the reader is, whether they may be notified. `docs/protocol.md` lists the topics that
/// the page's script knows.
public struct BrowserQuestion: Equatable, Sendable {
  /// What the script knows it by.
  public let topic: String
  /// The rest, as the topic has it.
  public let text: String
}

/// What one reader's browser knows and a server does not. The frameworks for places, notifications, pictures and the network are built on it.
@MainActor
public final class _Browser {
  /// Is told answers for as long as it is held.
  @MainActor
  public final class Listener {
    fileprivate let body: (String) -> Void

    fileprivate init(_ body: @escaping (String) -> Void) {
      self.body = body
    }
  }

  private struct Held {
    weak var listener: Listener?
  }

  private weak var graph: Graph?
  private var listeners: [String: [Held]] = [:]

  fileprivate init(_ graph: Graph) {
    self.graph = graph
  }

  /// Whether the code runs on the main actor's executor: the thread alone does not tell on Linux.
  nonisolated public static var isOnMain: Bool { MainQueue.isCurrent }

  /// The browser of the reader whose turn it is; nil where there is none.
  public static var current: _Browser? { Graph.current?.browser }

  /// Whether a page is connected. Until it is, questions wait.
  public fileprivate(set) var isConnected = false

  /// What a framework keeps for the reader, by its type; made where there is none.
  public func value<Value: AnyObject>(_ make: (_Browser) -> Value) -> Value? {
    graph?.attachment { make(self) }
  }

  /// Asks something; answers come to who listens, at any time and any number of them.
  public func ask(_ topic: String, _ text: String = "") {
    graph?.ask(BrowserQuestion(topic: topic, text: text))
  }

  /// Listens to the answers of a topic. What a page says may be made up by its reader: it is to be read with care.
  public func listen(_ topic: String, _ body: @escaping (String) -> Void) -> Listener {
    let listener = Listener(body)
    listeners[topic, default: []].append(Held(listener: listener))
    return listener
  }

  fileprivate func listeners(to topic: String) -> [Listener] {
    guard let held = listeners[topic] else { return [] }
    listeners[topic] = held.filter { $0.listener != nil }
    return held.compactMap(\.listener)
  }
}

extension Graph {
  fileprivate var browser: _Browser { attachment { _Browser(self) } }

  fileprivate func ask(_ question: BrowserQuestion) {
    questions.append(question)
    requestFlush()
  }

  /// Hands an answer to who listens; where nobody does, a program that sleeps is left asleep.
  func take(answer text: String, to topic: String) {
    let listeners = browser.listeners(to: topic)
    guard !listeners.isEmpty, wake() else { return }
    context.run { Tracking.withoutReader { for listener in listeners { listener.body(text) } } }
  }

  /// The page has come, or is gone: who listens to `line` is told "on" or "off". A page that comes while one is there has lost its line
  /// before the server could know; that is told first.
  package func note(isConnected: Bool) {
    if browser.isConnected {
      browser.isConnected = false
      take(answer: "off", to: "line")
    }
    browser.isConnected = isConnected
    if isConnected { take(answer: "on", to: "line") }
  }
}
