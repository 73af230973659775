import Foundation
import Synchronization

/// Carries work to a run loop other than the main one, in one mode, and wakes it.
///
/// On Linux `RunLoop.perform(_:)` does not wake a sleeping loop, and each Foundation timer costs memory that is never given
/// back. So each loop and mode has exactly one timer, which is moved to the time of the next piece of work.
final class RunLoopAgent: Sendable {
  private struct Item {
    let due: Double
    let action: () -> Void
  }

  private struct State: @unchecked Sendable {
    var ready: [() -> Void] = []
    var later: [UInt64: Item] = [:]
    var nextID: UInt64 = 0
    var armed = Double.infinity
  }

  private let state = Mutex(State())
  private nonisolated(unsafe) let timer: Timer
  private static let registry = Mutex<[Key: WeakAgent]>([:])

  /// Returns the agent of a run loop for a mode, made on first use. The run loop keeps it alive.
  static func agent(of runLoop: RunLoop, mode: RunLoop.Mode) -> RunLoopAgent {
    nonisolated(unsafe) let runLoop = runLoop
    let key = Key(runLoop: ObjectIdentifier(runLoop), mode: mode.rawValue)
    return registry.withLock { agents in
      if let known = agents[key], known.runLoop === runLoop, let agent = known.agent { return agent }
      agents = agents.filter { $0.value.runLoop != nil }
      let agent = RunLoopAgent(runLoop, mode)
      agents[key] = WeakAgent(runLoop: runLoop, agent: agent)
      return agent
    }
  }

  private init(_ runLoop: RunLoop, _ mode: RunLoop.Mode) {
    let relay = Relay()
    // The timer is everybody's: it is not for the reader for whom the code happens to run.
    timer = HostContext.$current.withValue(nil) {
      Timer(fire: .distantFuture, interval: 1e9, repeats: true) { _ in relay.agent?.drain() }
    }
    relay.agent = self
    runLoop.add(timer, forMode: mode)
  }

  /// Runs the action in the next turn of the loop.
  func perform(_ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    state.withLock { state in
      state.ready.append(action)
      arm(&state, for: 0)
    }
  }

  /// Runs the action when the date has come; the result takes it back.
  func perform(after date: Date, _ action: @escaping () -> Void) -> @Sendable () -> Void {
    nonisolated(unsafe) let action = action
    let due = date.timeIntervalSinceReferenceDate
    let id = state.withLock { state in
      state.nextID += 1
      state.later[state.nextID] = Item(due: due, action: action)
      arm(&state, for: due)
      return state.nextID
    }
    return { [weak self] in _ = self?.state.withLock { $0.later.removeValue(forKey: id) != nil } }
  }

  private func arm(_ state: inout sending State, for due: Double) {
    guard due < state.armed else { return }
    state.armed = due
    timer.fireDate = due > 0 ? Date(timeIntervalSinceReferenceDate: due) : Date()
  }

  private func drain() {
    let now = Date().timeIntervalSinceReferenceDate
    let actions = state.withLock { state in
      let due = state.later.filter { $0.value.due <= now }.sorted { ($0.value.due, $0.key) < ($1.value.due, $1.key) }
      for (id, _) in due { state.later[id] = nil }
      nonisolated(unsafe) let actions = state.ready + due.map(\.value.action)
      state.ready.removeAll(keepingCapacity: true)
      state.armed = .infinity
      if let next = state.later.values.map(\.due).min() { arm(&state, for: next) }
      return actions
    }
    for action in actions { action() }
  }

  private struct Key: Hashable {
    let runLoop: ObjectIdentifier
    let mode: String
  }

  private struct WeakAgent: @unchecked Sendable {
    weak var runLoop: RunLoop?
    weak var agent: RunLoopAgent?
  }

  /// Breaks the order of initialisation: the timer needs a block before the agent is whole.
  private final class Relay: @unchecked Sendable {
    var agent: RunLoopAgent?
  }
}
