/// A key of a value that views tell the rest of the program, its commands above all.
public protocol FocusedValueKey {
  /// The type of value.
  associatedtype Value
}

/// The values that views tell the rest of the program.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value of a key; nil where no view tells one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The value of a key made by `@Entry`, whose type is optional already.
  public subscript<Key: _EntryKey>(key: Key.Type) -> Key.Value where Key.Value: ExpressibleByNilLiteral {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? nil }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// An object by its type.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { values[ObjectIdentifier(type)] as? Object }
    set { values[ObjectIdentifier(type)] = newValue }
  }
}

/// What the views of a program tell its rest: those that came last count most.
@MainActor
final class FocusedValuesStore {
  private let current = StateLocation(FocusedValues())
  private var writers: [(owner: ObjectIdentifier, write: (inout FocusedValues) -> Void)] = []

  static func of(_ graph: Graph) -> FocusedValuesStore {
    graph.attachment { FocusedValuesStore() }
  }

  var values: FocusedValues { current.get() }

  func set(_ owner: ObjectIdentifier, _ write: @escaping (inout FocusedValues) -> Void) {
    if let index = writers.firstIndex(where: { $0.owner == owner }) {
      writers[index].write = write
    } else {
      writers.append((owner, write))
    }
    publish()
  }

  func remove(_ owner: ObjectIdentifier) {
    writers.removeAll { $0.owner == owner }
    publish()
  }

  private func publish() {
    var values = FocusedValues()
    for writer in writers { writer.write(&values) }
    current.set(values)
  }
}

/// Tells the rest of the program a value for as long as the view is there.
nonisolated struct FocusedValueModifier: PrimitiveModifier {
  let write: (inout FocusedValues) -> Void

  @MainActor func build(_ node: ModifierNode) {
    let (graph, owner, write) = (node.graph, ObjectIdentifier(node), write)
    graph.beforeCommit { FocusedValuesStore.of(graph).set(owner, write) }
  }

  @MainActor func didUnmount(_ node: ModifierNode) {
    FocusedValuesStore.of(node.graph).remove(ObjectIdentifier(node))
  }
}

extension View {
  /// Tells the rest of the program, its commands above all, a value for as long as the view is there. Where several views
  /// do, the one that came last counts.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(FocusedValueModifier { $0[keyPath: keyPath] = value })
  }

  /// Tells the rest of the program a value for as long as the view is there; nil tells none.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(FocusedValueModifier { if let value { $0[keyPath: keyPath] = value } })
  }

  /// Tells the rest of the program a value for as long as the view is there.
  nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    focusedValue(keyPath, value)
  }

  /// Tells the rest of the program a value for as long as the view is there; nil tells none.
  nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    focusedValue(keyPath, value)
  }

  /// Tells the rest of the program an object for as long as the view is there; nil tells none.
  nonisolated public func focusedObject<T: AnyObject>(_ object: T?) -> some View {
    modifier(FocusedValueModifier { if let object { $0[object: T.self] = object } })
  }

  /// Tells the rest of the program an object for as long as the view is there; nil tells none.
  nonisolated public func focusedSceneObject<T: AnyObject>(_ object: T?) -> some View {
    focusedObject(object)
  }

  /// Tells the rest of the program an observable object for as long as the view is there; nil tells none.
  nonisolated public func focusedValue<T: AnyObject>(_ object: T?) -> some View {
    focusedObject(object)
  }

  /// Tells the rest of the program an observable object for as long as the view is there; nil tells none.
  nonisolated public func focusedSceneValue<T: AnyObject>(_ object: T?) -> some View {
    focusedObject(object)
  }
}
