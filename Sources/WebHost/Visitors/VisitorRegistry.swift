import Foundation
import Synchronization
import ViewGraph

/// What is kept for the visitors who have pages open: one container for all pages of a visitor.
final class VisitorRegistry: Sendable {
  private struct Weak {
    weak var container: ReaderContainer?
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

  /// The container of a visitor, with what the storage has where none of their pages is open.
  func container(of visitor: VisitorID) async -> ReaderContainer {
    if let known = state.withLock({ $0.open[visitor]?.container }) { return known }
    data?.welcome(visitor, at: Date())
    let values = (try? await storage.values(of: visitor)) ?? [:]
    return state.withLock { state in
      if let known = state.open[visitor]?.container { return known }
      let container = ReaderContainer(
        settings: VisitorSettings(of: visitor, values, storage: storage, limits: limits),
        folders: ReaderFolders(
          in: data?.folder(of: visitor).appending(path: "files", directoryHint: .isDirectory), limit: limits.filesSize))
      state.open[visitor] = Weak(container: container)
      if state.open.count > state.limit {
        state.open = state.open.filter { $0.value.container != nil }
        state.limit = max(64, state.open.count * 2)
      }
      return container
    }
  }
}
