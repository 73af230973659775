import Combine
import Foundation

/// A value that is kept between visits, under a key that all views share.
///
/// The value is the reader's, in `UserDefaults.standard` or in the suite that is given: the host keeps it for each of them,
/// as a device does for the one who uses it.
///
/// No address tells or changes it. Where a location sets a value all the same, as by opening a tab whose choice is kept,
/// that holds for the one page until the reader chooses by hand.
///
/// Outside of views, as in an object that views observe, it is the value of the reader whose turn it is; a view that reads it there
/// follows it too. Nothing is kept where there is no reader, as on a thread that a program has made.
@propertyWrapper
public struct AppStorage<Value> {
  private let initial: Value
  private let key: String
  private let form: StoredForm<Value>
  private let ownStore: UserDefaults?
  private var cell: AppStorageCell?

  fileprivate init(_ initial: Value, _ key: String, _ store: UserDefaults?, _ form: StoredForm<Value>) {
    self.initial = initial
    self.key = key
    self.form = form
    ownStore = store
  }

  /// The value now.
  public var wrappedValue: Value {
    get {
      guard let cell = cell ?? readersCell else { return initial }
      return cell.object(forKey: key).flatMap(form.read) ?? initial
    }
    nonmutating set {
      let value = Transfer((self, form.write(newValue)))
      onMain {
        let (storage, value) = value.value
        (storage.cell ?? storage.readersCell)?.set(value, forKey: storage.key)
      }
    }
  }

  /// Where the value is for the reader whose turn it is; nil where there is none.
  private var readersCell: AppStorageCell? {
    guard MainQueue.isCurrent else { return nil }
    let value = Transfer(self)
    return MainActor.assumeIsolated { Graph.current.map { Transfer(value.value.makeCell(in: $0)) } }?.value
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(
      getter: { wrappedValue },
      setter: { value, transaction in
        withTransaction(transaction.isEmpty ? .current : transaction) { wrappedValue = value }
      },
      identity: cell.map { BindingIdentity(object: $0.signal) })
  }
}

// Said here and not with the type, which would be the main actor's otherwise: objects on no actor have such values too.
extension AppStorage: DynamicProperty, GraphProperty {
  func makeCell(in node: GraphNode) -> AppStorageCell {
    makeCell(in: node.graph, ownStore ?? node.environment.appStorageStore)
  }

  @MainActor private func makeCell(in graph: Graph, _ wanted: (any AppStorageStore)? = nil) -> AppStorageCell {
    let store = graph.settings(in: wanted ?? ownStore)
    return AppStorageCell(
      store: store, signal: StorageSignals.of(store).signal(for: key), pageValues: graph.pageValues)
  }

  mutating func bind(to cell: AppStorageCell, in node: GraphNode) {
    self.cell = cell
  }
}

/// Where a stored value is, and who is told of its changes.
final class AppStorageCell {
  let signal: StateLocationBase
  private let store: any AppStorageStore
  private let pageValues: PageValues

  init(store: any AppStorageStore, signal: StateLocationBase, pageValues: PageValues) {
    self.store = store
    self.signal = signal
    self.pageValues = pageValues
  }

  func object(forKey key: String) -> Any? {
    signal.recordRead()
    if MainQueue.isCurrent { MainActor.assumeIsolated { KeptValues.noteRead() } }
    return pageValues.value(forKey: key, in: store) ?? store.object(forKey: key)
  }

  @MainActor func set(_ value: Any?, forKey key: String) {
    if KeptValues.isHeldBack {
      pageValues.set(value, forKey: key, in: store)
    } else {
      pageValues.remove(key, in: store)
      store.set(value, forKey: key)
    }
    signal.invalidateReaders()
  }
}

extension AppStorage: ComparableField {
  func isSame(as other: AppStorage) -> Bool { key == other.key && ownStore === other.ownStore }
}

extension AppStorage {
  /// Keeps a truth value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(wrappedValue, key, store, .plain())
  }

  /// Keeps an integer.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(wrappedValue, key, store, .plain())
  }

  /// Keeps a number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(wrappedValue, key, store, .number)
  }

  /// Keeps a text.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(wrappedValue, key, store, .plain())
  }

  /// Keeps an address.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(wrappedValue, key, store, .url)
  }

  /// Keeps a date.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(wrappedValue, key, store, .plain())
  }

  /// Keeps bytes.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(wrappedValue, key, store, .plain())
  }

  /// Keeps a value that stands for an integer.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrappedValue, key, store, StoredForm<Int>.plain().raw())
  }

  /// Keeps a value that stands for a text.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key, store, StoredForm<String>.plain().raw())
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Keeps a truth value, or none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(nil, key, store, StoredForm<Bool>.plain().optional())
  }

  /// Keeps an integer, or none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(nil, key, store, StoredForm<Int>.plain().optional())
  }

  /// Keeps a number, or none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(nil, key, store, StoredForm<Double>.number.optional())
  }

  /// Keeps a text, or none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(nil, key, store, StoredForm<String>.plain().optional())
  }

  /// Keeps an address, or none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(nil, key, store, StoredForm<URL>.url.optional())
  }

  /// Keeps a date, or none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(nil, key, store, StoredForm<Date>.plain().optional())
  }

  /// Keeps bytes, or none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(nil, key, store, StoredForm<Data>.plain().optional())
  }

  /// Keeps a value that stands for a text, or none.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(nil, key, store, StoredForm<String>.plain().raw(R.self).optional())
  }

  /// Keeps a value that stands for an integer, or none.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(nil, key, store, StoredForm<Int>.plain().raw(R.self).optional())
  }
}
