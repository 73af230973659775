import Foundation
import Synchronization

/// Where the values of visitors (`UserDefaults` and `@AppStorage`) are kept between visits.
///
/// Values are bytes to it. Calls come from any thread; what was kept before is part of what is read after.
public protocol VisitorStorage: Sendable {
  /// All values of a visitor by key; empty for one who is not known. Throws where they cannot be read: the visitor
  /// then begins with none.
  func values(of visitor: VisitorID) async throws -> [String: Data]
  /// Keeps a value of a visitor under a key; nil takes it away.
  func keep(_ value: Data?, forKey key: String, of visitor: VisitorID)
  /// Comes back once everything is kept that was given before: the process is about to end.
  func finish() async
}

extension VisitorStorage {
  /// Nothing is left to do where `keep` has done it all.
  public func finish() async {}
}

/// Keeps the values of visitors for as long as the process runs: of the latest 10,000 visitors by default.
public final class MemoryVisitorStorage: VisitorStorage {
  private struct Entry {
    var values: [String: Data] = [:]
    var use = 0
  }

  private struct State {
    var entries: [VisitorID: Entry] = [:]
    var uses = 0
  }

  private let limit: Int
  private let state = Mutex(State())

  /// Makes a storage for so many visitors; those who come beyond take the place of those who were there longest ago.
  public init(visitors limit: Int = 10_000) {
    self.limit = max(1, limit)
  }

  public func values(of visitor: VisitorID) async -> [String: Data] {
    state.withLock { state in
      state.uses += 1
      state.entries[visitor]?.use = state.uses
      return state.entries[visitor]?.values ?? [:]
    }
  }

  public func keep(_ value: Data?, forKey key: String, of visitor: VisitorID) {
    state.withLock { state in
      state.uses += 1
      var entry = state.entries[visitor] ?? Entry()
      entry.values[key] = value
      entry.use = state.uses
      state.entries[visitor] = entry.values.isEmpty ? nil : entry
      if state.entries.count > limit { Self.makeRoom(&state, limit: limit) }
    }
  }

  /// Forgets a tenth of the visitors at once, so that this is seldom needed.
  private static func makeRoom(_ state: inout State, limit: Int) {
    let keeps = limit - limit / 10
    let oldest = state.entries.sorted { $0.value.use < $1.value.use }.prefix(state.entries.count - keeps)
    for (visitor, _) in oldest { state.entries[visitor] = nil }
  }
}
