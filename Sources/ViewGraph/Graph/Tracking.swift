import Combine
import Foundation
import Observation

/// Finds out what code of the program reads, so that the node it runs for depends on that and nothing else.
@MainActor
enum Tracking {
  /// The node whose code runs now.
  private(set) static var reader: GraphNode?

  static func read<R>(by node: GraphNode, _ body: () -> R) -> R {
    let outer = reader
    reader = node
    defer { reader = outer }
    return withObservationTracking {
      body()
    } onChange: { [dependencies = node.dependencies] in
      onMain { dependencies.invalidate() }
    }
  }

  /// Runs code of the program that reads on nobody's behalf, such as an action.
  static func withoutReader<R>(_ body: () throws -> R) rethrows -> R {
    let outer = reader
    reader = nil
    defer { reader = outer }
    return try body()
  }
}

/// Runs at once where this is the main queue, otherwise as soon as the main thread can.
func onMain(_ body: @escaping @MainActor @Sendable () -> Void) {
  if MainQueue.isCurrent {
    MainActor.assumeIsolated(body)
  } else {
    DispatchQueue.main.async { MainActor.assumeIsolated(body) }
  }
}

/// Runs at once where this is the main queue; any other thread waits until the main thread has run it.
nonisolated func waitingForMain<R: Sendable>(_ body: @MainActor () -> R) -> R {
  if MainQueue.isCurrent { return MainActor.assumeIsolated(body) }
  return DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
}
