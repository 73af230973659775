import Combine
import Synchronization

/// What a device keeps for the one who uses it, kept here for one reader: the container of an app's data.
///
/// All pages of a reader share it. It lasts as long as a program runs for them; what outlasts it is the host's matter.
package final class ReaderContainer: Sendable {
  /// The container of the reader for whom the code runs; nil outside of any program.
  package static var current: ReaderContainer? { HostContext.current?.container as? ReaderContainer }

  /// The reader's folders.
  package let folders: ReaderFolders
  /// What URL loading keeps for the reader.
  let network = ReaderNetwork()
  private let values = ReaderValues()
  private let settings: any SettingsStore
  private let domains = Mutex<[String: SettingsDomain]>([:])

  /// Makes a container; by default with settings and folders that last as long as it does.
  package init(settings: any SettingsStore = MemorySettings(), folders: ReaderFolders = ReaderFolders()) {
    self.settings = settings
    self.folders = folders
  }

  /// What an object keeps for this reader; it is made at the first call, and lasts as long as both.
  package func value<Value: Sendable>(
    of owner: any AnyObject & Sendable, make: () throws -> Value
  ) rethrows -> Value {
    try values.value(of: owner, make: make)
  }

  /// The settings of a suite; nil is `UserDefaults.standard` and `@AppStorage`.
  package func domain(suite: String? = nil) -> SettingsDomain {
    domains.withLock { domains in
      if let known = domains[suite ?? ""] { return known }
      let made = SettingsDomain(suite: suite, settings: settings)
      domains[suite ?? ""] = made
      return made
    }
  }
}

extension Graph {
  /// The container of the program's reader.
  var container: ReaderContainer {
    guard let container = context.container as? ReaderContainer else {
      preconditionFailure("A host has given a program another kind of container.")
    }
    return container
  }
}
