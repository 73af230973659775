import Combine
import Foundation
import Testing

@testable import ViewGraph

/// A view that is mounted with no renderer: tests look at its display tree and act on it as a reader would.
@MainActor
final class TestHost {
  let graph: Graph

  /// Mounts a view and shows it. Transactions run when the host acts or `settle()` is called, and at no other time.
  init(
    _ view: some View, environment: EnvironmentValues = EnvironmentValues(), location: Location = Location(),
    clock: TestClock? = nil
  ) {
    graph = Graph(
      view, environment: environment, location: location, context: HostContext(clock: clock), schedule: { _ in })
    settle()
  }

  /// Mounts the view that a closure builds.
  convenience init(@ViewBuilder _ view: () -> some View) {
    self.init(view())
  }

  /// Runs the transactions that are due.
  func settle() {
    for _ in 0..<8 { graph.flush() }
  }

  /// The display tree now.
  var root: DisplayNode {
    graph.commit?.root ?? DisplayNode(id: DisplayNode.ID(0), content: .empty)
  }

  /// All display nodes, from the root down.
  var nodes: [DisplayNode] { root.descendants }

  /// The texts on the screen, in order.
  var texts: [String] {
    nodes.compactMap { if case .text(let text) = $0.content { text.string } else { nil } }
  }

  /// True where the text is on the screen.
  func shows(_ text: String) -> Bool { texts.contains(text) }
}

extension DisplayNode {
  /// The node and all below it.
  var descendants: [DisplayNode] { [self] + children.flatMap(\.descendants) }

  /// The texts below the node, one after the other.
  var text: String {
    descendants.compactMap { if case .text(let text) = $0.content { text.string } else { nil } }.joined(separator: " ")
  }
}

extension Graph {
  /// How many nodes there are.
  var nodeCount: Int {
    func below(_ node: GraphNode) -> Int { node.children.reduce(1) { $0 + below($1) } }
    return root.map(below) ?? 0
  }
}

// MARK: - Finding

extension TestHost {
  func buttons() -> [(node: DisplayNode, content: ButtonContent)] {
    nodes.compactMap { node in if case .button(let content) = node.content { (node, content) } else { nil } }
  }

  func button(_ title: String) throws -> ButtonContent {
    try #require(buttons().first { $0.node.text == title }, "no button “\(title)”").content
  }

  func field(_ index: Int = 0) throws -> FieldContent {
    let fields = nodes.compactMap { if case .field(let field) = $0.content { field } else { nil } }
    return try #require(fields.indices.contains(index) ? fields[index] : nil, "no field \(index)")
  }

  func toggle(_ index: Int = 0) throws -> ToggleContent {
    let toggles = nodes.compactMap { if case .toggle(let toggle) = $0.content { toggle } else { nil } }
    return try #require(toggles.indices.contains(index) ? toggles[index] : nil, "no toggle \(index)")
  }

  func picker() throws -> PickerContent {
    try #require(nodes.compactMap { if case .picker(let picker) = $0.content { picker } else { nil } }.first)
  }

  func slider() throws -> SliderContent {
    try #require(nodes.compactMap { if case .slider(let slider) = $0.content { slider } else { nil } }.first)
  }

  func stepper() throws -> StepperContent {
    try #require(nodes.compactMap { if case .stepper(let stepper) = $0.content { stepper } else { nil } }.first)
  }

  func datePicker() throws -> DatePickerContent {
    try #require(nodes.compactMap { if case .datePicker(let picker) = $0.content { picker } else { nil } }.first)
  }

  /// The modifiers of all nodes.
  var modifiers: [DisplayModifier] { nodes.flatMap(\.modifiers) }
}

// MARK: - Acting

extension TestHost {
  /// Reports something the reader did, and runs what follows from it.
  func send(_ event: DisplayEvent, to target: EventTarget) {
    graph.send(event, to: target)
    settle()
  }

  /// Presses the button with a title.
  func press(_ title: String) throws {
    send(.press, to: try button(title).target)
  }

  /// Types into a field.
  func input(_ text: String, field index: Int = 0) throws {
    send(.input(text), to: try field(index).target)
  }
}

/// A clock that tests move.
final class TestClock: HostClock, @unchecked Sendable {
  private(set) var now = 0.0
  private var entries: [(id: Int, time: Double, action: @Sendable () -> Void)] = []
  private var nextID = 0

  func schedule(
    after seconds: Double, isPending: Bool, _ action: @escaping @Sendable () -> Void
  ) -> @Sendable () -> Void {
    nextID += 1
    let id = nextID
    entries.append((id, now + seconds, action))
    return { [weak self] in self?.entries.removeAll { $0.id == id } }
  }

  /// Moves the clock; what is due happens in order.
  func advance(by seconds: Double) {
    let end = now + seconds
    while let next = entries.filter({ $0.time <= end }).min(by: { $0.time < $1.time }) {
      entries.removeAll { $0.id == next.id }
      now = max(now, next.time)
      next.action()
    }
    now = end
  }
}
