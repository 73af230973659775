import Foundation
import Synchronization
import ViewGraph

/// What is kept for the visitors who have pages open: one container for all pages of a visitor.
final class VisitorRegistry: Sendable {
  private struct Weak {
    weak var container: ReaderContainer?
    weak var settings: VisitorSettings?
  }

  private struct State {
    var open: [VisitorID: Weak] = [:]
    /// How many entries there may be before those of visitors who have left are looked for.
    var limit = 64
  }

  private let storage: any VisitorStorage
  private let data: DataFolder?
  private let limits: WebHostConfiguration.Limits
  private let state = Mutex(State())

  init(storage: any VisitorStorage, limits: WebHostConfiguration.Limits, data: DataFolder? = nil) {
    self.storage = storage
    self.data = data
    self.limits = limits
  }

  /// The container of a visitor, shared by all their pages, with what the storage has now.
  func container(of visitor: VisitorID) async -> ReaderContainer {
    if let (known, settings) = state.withLock({ state in
      state.open[visitor].flatMap { entry in entry.container.map { ($0, entry.settings) } }
    }) {
      await settings?.refresh()
      return known
    }
    data?.welcome(visitor, at: Date())
    let values = (try? await storage.values(of: visitor)) ?? [:]
    return state.withLock { state in
      if let known = state.open[visitor]?.container { return known }
      let settings = VisitorSettings(of: visitor, values, storage: storage, limits: limits)
      let container = ReaderContainer(
        settings: settings,
        folders: ReaderFolders(
          in: data?.folder(of: visitor).appending(path: "files", directoryHint: .isDirectory), limit: limits.filesSize))
      state.open[visitor] = Weak(container: container, settings: settings)
      if state.open.count > state.limit {
        state.open = state.open.filter { $0.value.container != nil }
        state.limit = max(64, state.open.count * 2)
      }
      return container
    }
  }
}
