import Combine
import Observation

/// What the views that are there tell by `focusedValue(_:_:)`; read in views and in commands.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty, GraphProperty {
  private let read: (FocusedValues) -> Value?
  private var store: FocusedValuesStore?

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Reads the observable object of a type.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = { $0[object: objectType] }
  }

  /// The value now; nil where no view tells one.
  @MainActor public var wrappedValue: Value? {
    (store ?? .current).flatMap { read($0.values) }
  }

  func makeCell(in node: GraphNode) -> FocusedValuesStore { .of(node.graph) }

  mutating func bind(to cell: FocusedValuesStore, in node: GraphNode) {
    store = cell
  }
}

/// The binding that the views that are there tell by `focusedValue(_:_:)`.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private var binding: FocusedValue<Binding<Value>>

  /// Reads the binding at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    binding = FocusedValue(keyPath)
  }

  /// The binding's value; nil where no view tells one. Nil cannot be set, and does nothing.
  @MainActor public var wrappedValue: Value? {
    get { binding.wrappedValue?.wrappedValue }
    nonmutating set {
      if let newValue { binding.wrappedValue?.wrappedValue = newValue }
    }
  }

  /// The binding; its value is nil where no view tells one.
  @MainActor public var projectedValue: Binding<Value?> {
    let binding = Transfer(binding.wrappedValue)
    return Binding(
      get: { binding.value?.wrappedValue },
      set: { if let value = $0 { binding.value?.wrappedValue = value } })
  }
}

/// The object that the views that are there tell by `focusedObject(_:)`, observed.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty, GraphProperty {
  private var store: FocusedValuesStore?
  private var watch: FocusedObjectWatch?

  public init() {}

  /// The object; nil where no view tells one.
  @MainActor public var wrappedValue: ObjectType? {
    (store ?? .current)?.values[object: ObjectType.self]
  }

  /// Bindings to the object's properties; nil where no view tells an object.
  @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper? {
    wrappedValue.map { ObservedObject(wrappedValue: $0).projectedValue }
  }

  func makeCell(in node: GraphNode) -> FocusedObjectWatch { FocusedObjectWatch() }

  @MainActor mutating func bind(to cell: FocusedObjectWatch, in node: GraphNode) {
    let store = FocusedValuesStore.of(node.graph)
    self.store = store
    let object = node.reading { store.values[object: ObjectType.self] }
    cell.watch(object, for: node)
  }
}

/// Marks a node when an object is about to change.
@MainActor
final class FocusedObjectWatch {
  private weak var object: AnyObject?
  private var subscription: AnyCancellable?

  func watch<T: ObservableObject>(_ object: T?, for node: GraphNode) {
    if object === self.object { return }
    self.object = object
    subscription = object.map {
      $0.objectWillChange.sink { [weak node] _ in onMain { node?.invalidate() } }
    }
  }
}

extension FocusedValuesStore {
  /// Of the graph whose work the running code is: commands are made outside of any view.
  fileprivate static var current: FocusedValuesStore? { Graph.current.map { of($0) } }
}
