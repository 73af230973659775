import Combine
import Foundation

/// Something that nodes read and depend on.
class StateLocationBase {
  /// Who has read it in their last evaluation; only touched on the main thread.
  @MainActor private var readers: [ObjectIdentifier: Dependencies] = [:]
  /// The first of them: most have no other, and then no dictionary.
  @MainActor private var firstReader: Dependencies?

  @MainActor func addReader(_ reader: Dependencies) {
    if firstReader == nil, readers.isEmpty { firstReader = reader }
    if firstReader !== reader { readers[ObjectIdentifier(reader)] = reader }
  }

  @MainActor func removeReader(_ reader: Dependencies) {
    if firstReader === reader { firstReader = nil } else { readers[ObjectIdentifier(reader)] = nil }
  }

  /// The graph of those that have read it.
  @MainActor var graph: Graph? { firstReader?.graph ?? readers.values.first?.graph }

  /// True where a node depends on it.
  @MainActor var hasReaders: Bool { firstReader != nil || !readers.isEmpty }

  @MainActor func invalidateReaders() {
    firstReader?.invalidate()
    for reader in readers.values { reader.invalidate() }
  }

  /// Notes that the code that runs now has read this.
  final func recordRead() {
    guard MainQueue.isCurrent else { return }
    let this = Transfer(self)
    MainActor.assumeIsolated { Tracking.reader?.didRead(this.value) }
  }
}

/// A piece of state that lives in the graph. Reading registers the node whose code runs; writing invalidates the
/// nodes that have read it. A write from another thread takes effect on the main thread.
final class StateLocation<Value>: StateLocationBase, @unchecked Sendable {
  private var value: Value
  /// What the action that runs has set it to, of which the views are told in a transaction of its own; nil for nothing.
  private var staged: Staged?

  init(_ value: Value) {
    self.value = value
  }

  func get() -> Value {
    recordRead()
    return staged.flatMap { $0.isSeen ? $0.value : nil } ?? value
  }

  func set(_ newValue: Value, transaction: Transaction? = nil) {
    let change = Transfer((location: self, value: newValue, transaction: transaction))
    onMain { change.value.location.write(change.value.value, transaction: change.value.transaction) }
  }

  @MainActor private func write(_ newValue: Value, transaction: Transaction?) {
    if areEqual(staged?.value ?? value, newValue) { return }
    let transaction = transaction ?? .current
    if let graph, graph.stages(self, transaction) { return stage(newValue, transaction, graph) }
    show(newValue, transaction)
  }

  /// Keeps the value for a transaction after the one that is due.
  @MainActor private func stage(_ newValue: Value, _ transaction: Transaction, _ graph: Graph) {
    let staged = staged ?? Staged(newValue, graph)
    self.staged = staged
    staged.value = newValue
    staged.count += 1
    graph.stage(transaction) { [self] in
      staged.count -= 1
      if staged.count == 0 { self.staged = nil }
      if !areEqual(value, newValue) { show(newValue, transaction) }
    }
  }

  @MainActor private func show(_ newValue: Value, _ transaction: Transaction) {
    // First: rows that rest wake by this, and are to show what there was.
    withTransaction(transaction) { invalidateReaders() }
    value = newValue
  }

  /// The last value of those that wait.
  private final class Staged {
    var value: Value
    var count = 0
    private let graph: Graph

    init(_ value: Value, _ graph: Graph) {
      self.value = value
      self.graph = graph
    }

    /// Views are shown values in turn; the action sees what it has set.
    var isSeen: Bool {
      guard MainQueue.isCurrent else { return false }
      let graph = Transfer(graph)
      return MainActor.assumeIsolated { !graph.value.isFlushing }
    }
  }
}

/// Carries a value to another thread that is known to use it alone.
struct Transfer<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}

/// True where both values are known to be equal; false where they differ or cannot be compared.
func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
  func compare<E: Equatable>(_ left: E) -> Bool {
    (right as? E).map { left == $0 } ?? false
  }
  guard let left = left as? any Equatable else { return false }
  return compare(left)
}
