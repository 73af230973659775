import Foundation

/// Where `@AppStorage` keeps its values: for one reader, for as long as the host likes.
///
/// Values are of the types of property lists: `Bool`, `Int`, `Double`, `String`, `Data`, `Date`. `UserDefaults`
/// conforms.
public protocol AppStorageStore: AnyObject {
  /// The value under a key; nil where there is none.
  func object(forKey key: String) -> Any?
  /// Keeps a value under a key; nil takes it away.
  func set(_ value: Any?, forKey key: String)
}

extension UserDefaults: AppStorageStore {}

/// A store that lasts as long as the program runs.
public final class MemoryAppStorage: AppStorageStore {
  private var values: [String: Any]

  /// Makes a store with values.
  public init(_ values: [String: Any] = [:]) {
    self.values = values
  }

  public func object(forKey key: String) -> Any? { values[key] }

  public func set(_ value: Any?, forKey key: String) {
    values[key] = value
  }
}

/// How a value is kept in a store.
struct StoredForm<Value> {
  let read: (Any) -> Value?
  let write: (Value) -> Any?

  /// The same for a type that a store takes as it is.
  static func plain() -> StoredForm {
    StoredForm(read: { $0 as? Value }, write: { $0 })
  }

  /// The same for an optional: nil takes the value away.
  func optional() -> StoredForm<Value?> {
    StoredForm<Value?>(read: { .some(read($0)) }, write: { $0.flatMap(write) })
  }

  /// The same for a value that is made of this one.
  func raw<R: RawRepresentable>(_ type: R.Type = R.self) -> StoredForm<R> where R.RawValue == Value {
    StoredForm<R>(read: { read($0).flatMap { R(rawValue: $0) } }, write: { write($0.rawValue) })
  }
}

extension StoredForm where Value == URL {
  static var url: StoredForm {
    StoredForm(read: { ($0 as? String).flatMap { URL(string: $0) } }, write: { $0.absoluteString })
  }
}

extension StoredForm where Value == Double {
  /// Numbers that were kept as integers are read all the same.
  static var number: StoredForm {
    StoredForm(read: { ($0 as? Double) ?? ($0 as? Int).map { Double($0) } }, write: { $0 })
  }
}

/// What views read of a store, so that each learns of what the others change: also those of other programs, such as
/// another page of the same reader.
@MainActor
final class StorageSignals {
  private struct Weak {
    weak var store: (any AppStorageStore)?
    let signals: StorageSignals
  }

  private static var all: [ObjectIdentifier: Weak] = [:]
  /// How many stores there may be before those that are gone are looked for.
  private static var limit = 64

  private var signals: [String: StateLocationBase] = [:]

  /// The signals of a store, which last as long as it does.
  static func of(_ store: any AppStorageStore) -> StorageSignals {
    let key = ObjectIdentifier(store)
    if let known = all[key], known.store === store { return known.signals }
    let made = StorageSignals()
    all[key] = Weak(store: store, signals: made)
    if all.count > limit {
      all = all.filter { $0.value.store != nil }
      limit = max(64, all.count * 2)
    }
    return made
  }

  func signal(for name: String) -> StateLocationBase {
    if let known = signals[name] { return known }
    let made = StateLocationBase()
    signals[name] = made
    return made
  }

  /// Evaluates the views again that have read a value.
  func changed(_ name: String) {
    signals[name]?.invalidateReaders()
  }
}

private struct AppStorageKey: EnvironmentKey { static var defaultValue: StoreReference? { nil } }

private struct StoreReference: Equatable {
  let store: any AppStorageStore

  static func == (left: StoreReference, right: StoreReference) -> Bool { left.store === right.store }
}

extension EnvironmentValues {
  /// Where `@AppStorage` keeps values that name no store of their own; nil is the reader's `UserDefaults.standard`.
  public var appStorageStore: (any AppStorageStore)? {
    get { self[AppStorageKey.self]?.store }
    set { self[AppStorageKey.self] = newValue.map { StoreReference(store: $0) } }
  }
}

extension View {
  /// Sets where `@AppStorage` keeps values that name no store of their own.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
    modifier(
      EnvironmentWriter(value: store, place: "defaultAppStorage") { $0.appStorageStore = store })
  }
}

extension Graph {
  /// Where values are kept for the program's reader; nil is their `UserDefaults.standard`.
  func settings(in store: (any AppStorageStore)?) -> any AppStorageStore {
    guard let store else { return container.domain() }
    // A subclass may keep things elsewhere.
    guard let defaults = store as? UserDefaults, type(of: defaults) == UserDefaults.self else { return store }
    return defaults.domain(in: container)
  }
}
