import Combine
import Foundation
import Synchronization

/// The settings of one reader in one suite: what `UserDefaults` and `@AppStorage` read and write.
///
/// A value is looked for where `UserDefaults` does: in the arguments of the process, in what was kept, in the suites that
/// were added, in the defaults that were registered. Views that have read a value are told when it changes, whoever changes it,
/// and `UserDefaults.didChangeNotification` is posted.
package final class SettingsDomain: AppStorageStore, Sendable {
  private struct State {
    var registered: [String: Data] = [:]
    var volatile: [String: [String: Data]] = [:]
    var suites: [String] = []
  }

  private let suite: String?
  private let settings: any SettingsStore
  private let state = Mutex(State())

  init(suite: String?, settings: any SettingsStore) {
    self.suite = suite
    self.settings = settings
  }

  /// The value under a key; nil where there is none.
  package func object(forKey key: String) -> Any? {
    if let value = ProgramDefaults.arguments[key] { return value }
    return data(forKey: key).flatMap(StoredValue.decode)
  }

  /// Keeps a value under a key; nil takes it away. One that property lists cannot have, or that is beyond what is kept for
  /// a reader, changes nothing, and the log says so.
  package func set(_ value: Any?, forKey key: String) {
    let data = value.flatMap(StoredValue.encode)
    guard value == nil || data != nil else {
      return Self.complain("\"\(key.prefix(64))\" is not of a type of property lists.")
    }
    guard settings.set(data, forKey: place(of: key)) else {
      return Self.complain("\"\(key.prefix(64))\" is beyond what is kept for a reader.")
    }
    changed([key])
  }

  /// All values by key.
  var values: [String: Any] {
    let (registered, suites) = state.withLock { ($0.registered, $0.suites) }
    var all = ProgramDefaults.registered.merging(registered) { $1 }
    for suite in suites.reversed() { all.merge(kept(in: suite)) { $1 } }
    all.merge(kept(in: suite)) { $1 }
    return all.compactMapValues(StoredValue.decode).merging(ProgramDefaults.arguments) { $1 }
  }

  /// The values that were kept, without those that were registered.
  var keptValues: [String: Any] {
    kept(in: suite).compactMapValues(StoredValue.decode)
  }

  /// Keeps these values and no others.
  func replace(with values: [String: Any]) {
    let keys = Set(kept(in: suite).keys).subtracting(values.keys)
    for key in keys { _ = settings.set(nil, forKey: place(of: key)) }
    changed(keys)
    for (key, value) in values { set(value, forKey: key) }
  }

  /// Says what values are where none were kept.
  func register(_ values: [String: Data]) {
    state.withLock { $0.registered.merge(values) { $1 } }
    tellViews(of: Array(values.keys))
  }

  /// Adds a suite to those in which values are looked for, or takes it away.
  func setSearches(_ suite: String, _ isSearched: Bool) {
    state.withLock { state in
      state.suites.removeAll { $0 == suite }
      if isSearched { state.suites.append(suite) }
    }
  }

  /// Values under a name that nothing is looked for in and that are not kept.
  subscript(volatile name: String) -> [String: Data]? {
    get { state.withLock { $0.volatile[name] } }
    set { state.withLock { $0.volatile[name] = newValue } }
  }

  /// The names that such values have.
  var volatileNames: [String] { state.withLock { Array($0.volatile.keys) } }

  private func data(forKey key: String) -> Data? {
    if let data = settings.data(forKey: place(of: key)) { return data }
    let (registered, suites) = state.withLock { ($0.registered[key], $0.suites) }
    for suite in suites {
      if let data = settings.data(forKey: Self.prefix(of: suite) + key) { return data }
    }
    return registered ?? ProgramDefaults.registered[key]
  }

  private func changed(_ keys: some Collection<String>) {
    guard !keys.isEmpty else { return }
    tellViews(of: Array(keys))
    NotificationCenter.default.post(
      name: UserDefaults.didChangeNotification, object: suite == nil ? UserDefaults.standard : nil)
  }

  private func tellViews(of keys: [String]) {
    onMain {
      let signals = StorageSignals.of(self)
      for key in keys { signals.changed(key) }
    }
  }

  private static func complain(_ text: String) {
    FileHandle.standardError.write(Data("A setting was not kept: \(text)\n".utf8))
  }
}

// MARK: - Pages

extension SettingsDomain {
  /// Reads as `@AppStorage` does: a page may have a value of its own in the place of the one that is kept.
  func pageObject(forKey key: String) -> Any? {
    guard MainQueue.isCurrent else { return object(forKey: key) }
    let pageValues = MainActor.assumeIsolated {
      KeptValues.noteRead()
      return Graph.current?.pageValues
    }
    if let own = pageValues?.value(forKey: key, in: self) { return own }
    return object(forKey: key)
  }

  /// Writes as `@AppStorage` does: what an address has set going is not kept.
  func setPageObject(_ value: Any?, forKey key: String) {
    guard MainQueue.isCurrent else { return set(value, forKey: key) }
    let value = Transfer(value)
    MainActor.assumeIsolated {
      let pageValues = Graph.current?.pageValues
      if KeptValues.isHeldBack, let pageValues {
        pageValues.set(value.value, forKey: key, in: self)
        changed([key])
      } else {
        pageValues?.remove(key, in: self)
        set(value.value, forKey: key)
      }
    }
  }
}

// MARK: - Places

extension SettingsDomain {
  /// What parts a suite's name from a key; programs do not use it.
  private static let separator = "\u{1F}"

  private static func prefix(of suite: String) -> String { separator + suite + separator }

  /// Where a value is among all of a reader's.
  private func place(of key: String) -> String {
    guard let suite else { return key.hasPrefix(Self.separator) ? Self.prefix(of: "") + key : key }
    return Self.prefix(of: suite) + key
  }

  private func kept(in suite: String?) -> [String: Data] {
    let all = settings.values
    guard let suite else {
      let escape = Self.prefix(of: "")
      return all.reduce(into: [:]) { kept, entry in
        if entry.key.hasPrefix(escape) {
          kept[String(entry.key.dropFirst(escape.count))] = entry.value
        } else if !entry.key.hasPrefix(Self.separator) {
          kept[entry.key] = entry.value
        }
      }
    }
    let prefix = Self.prefix(of: suite)
    return all.reduce(into: [:]) { kept, entry in
      if entry.key.hasPrefix(prefix) { kept[String(entry.key.dropFirst(prefix.count))] = entry.value }
    }
  }
}
