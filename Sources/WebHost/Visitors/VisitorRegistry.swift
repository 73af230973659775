import Synchronization

/// The settings of the visitors who have pages open: one object for all pages of a visitor.
final class VisitorRegistry: Sendable {
  private struct Weak {
    weak var settings: VisitorSettings?
  }

  private struct State {
    var open: [VisitorID: Weak] = [:]
    /// How many entries there may be before those of visitors who have left are looked for.
    var limit = 64
  }

  private let storage: any VisitorStorage
  private let limits: WebHostConfiguration.Limits
  private let state = Mutex(State())

  init(storage: any VisitorStorage, limits: WebHostConfiguration.Limits) {
    self.storage = storage
    self.limits = limits
  }

  /// The settings of a visitor, read from the storage where none of their pages is open.
  func settings(of visitor: VisitorID) async -> VisitorSettings {
    if let known = state.withLock({ $0.open[visitor]?.settings }) { return known }
    let values = (try? await storage.values(of: visitor)) ?? [:]
    return state.withLock { state in
      if let known = state.open[visitor]?.settings { return known }
      let settings = VisitorSettings(of: visitor, values, storage: storage, limits: limits)
      state.open[visitor] = Weak(settings: settings)
      if state.open.count > state.limit {
        state.open = state.open.filter { $0.value.settings != nil }
        state.limit = max(64, state.open.count * 2)
      }
      return settings
    }
  }
}
