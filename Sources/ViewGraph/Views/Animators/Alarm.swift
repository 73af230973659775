import Combine
import Foundation

/// Calls something once, later, on the clock of a graph. A host does not wait for it.
@MainActor
final class Alarm {
  private weak var graph: Graph?
  private var wait: (any Cancellable)?

  init(_ graph: Graph) {
    self.graph = graph
  }

  /// Calls an action at a date, instead of what was to be called before.
  func set(at date: Date, _ action: @escaping @MainActor () -> Void) {
    cancel()
    guard let graph else { return }
    // A timer that repeats, which a host does not wait for, but is only used once.
    graph.context.run {
      wait = RunLoop.main.schedule(
        after: .init(date), interval: .seconds(86_400), tolerance: .zero, options: nil
      ) { [weak self] in
        onMain {
          self?.cancel()
          action()
        }
      }
    }
  }

  /// Calls an action in so many seconds.
  func set(after seconds: Double, _ action: @escaping @MainActor () -> Void) {
    guard let graph else { return }
    set(at: graph.now.addingTimeInterval(seconds), action)
  }

  func cancel() {
    wait?.cancel()
    wait = nil
  }
}
