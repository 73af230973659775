import Dispatch
import Foundation
import ViewGraph
import WebHost

/// A program with a counter, a button and a field, made by hand.
///
/// Target 1 counts presses, target 2 is the text of the field under the key `q`, target 3 opens and closes a page.
@MainActor
final class TestProgram: LiveProgram {
  let isWaitingForMeasures = false
  var onCommit: ((Commit) -> Void)?
  private(set) var commit: Commit?
  /// What the program makes of text that is entered.
  var transform: (String) -> String = { $0 }
  private(set) var events: [DisplayEvent] = []
  private(set) var isUnmounted = false
  private(set) var visitor = Visitor()
  private let container: ReaderContainer?
  private var count = 0
  private var text = ""
  private var isDetailOpen = false
  private var isDue = true
  private var work = 0
  private var waiters: [@Sendable () -> Void] = []

  init(container: ReaderContainer? = nil) {
    self.container = container
  }

  var nodeLimit = Int.max
  var isIdle: Bool { work == 0 }

  func whenIdle(_ body: @escaping @Sendable () -> Void) {
    if isIdle { body() } else { waiters.append(body) }
  }

  func note(isConnected: Bool) {}
  func watch() {}

  func flush() {
    guard isDue else { return }
    isDue = false
    let commit = Commit(root: tree, location: location, title: isDetailOpen ? "Detail" : nil)
    self.commit = commit
    onCommit?(commit)
  }

  func send(_ event: DisplayEvent, to target: EventTarget) {
    wake()
    events.append(event)
    switch (target.rawValue, event) {
    case (1, .press): count += 1
    case (2, .input(let text)): self.text = transform(text)
    case (3, .press): isDetailOpen.toggle()
    default: return
    }
    schedule()
  }

  func navigate(to location: Location) {
    text = location["q"] ?? ""
    isDetailOpen = location["page"] == "detail"
    schedule()
  }

  /// True where both keep what is their reader's in the same place.
  func sharesContainer(with other: TestProgram) -> Bool {
    container != nil && container === other.container
  }

  func apply(_ visitor: Visitor) {
    self.visitor = visitor
  }

  var isLost: Bool { false }
  func enter(_ values: [String: String]) -> Bool { false }
  func dropPath() -> Bool { false }

  func sleep() -> Bool {
    guard !isDue, commit != nil else { return false }
    commit = nil
    return true
  }

  func wake() {
    guard commit == nil else { return }
    isDue = true
    flush()
  }

  func rowsThatMayRest() -> [DisplayNode] { [] }
  func rest(_ rows: [RestingRow]) {}
  func wakeRows() {}

  func unmount() {
    isUnmounted = true
  }

  /// Sets the counter, as a timer or a request of the program would.
  func show(_ number: Int) {
    count = number
    schedule()
  }

  /// Begins work, as a request of the program would.
  func begin() {
    work += 1
  }

  /// Ends work, after which the counter shows `number`.
  func end(showing number: Int) {
    work -= 1
    show(number)
    let waiters = waiters
    self.waiters = []
    for waiter in waiters { waiter() }
  }

  private func schedule() {
    isDue = true
    DispatchQueue.main.async { MainActor.assumeIsolated { self.flush() } }
  }

  private var location: Location {
    var entries: [Location.Entry] = []
    if isDetailOpen { entries.append(Location.Entry(key: "page", value: "detail", isStep: true)) }
    if !text.isEmpty { entries.append(Location.Entry(key: "q", value: text)) }
    return Location(entries)
  }

  private var tree: DisplayNode {
    let field = FieldContent(target: EventTarget(2), key: "q", kind: .line, value: text, prompt: "Search")
    return DisplayNode(
      id: .init(1), content: .box,
      children: [
        DisplayNode(id: .init(2), content: .text(TextContent("Count \(count)"))),
        DisplayNode(id: .init(3), content: .field(field)),
        DisplayNode(id: .init(4), content: .button(ButtonContent(target: EventTarget(1)))),
      ])
  }
}
