import Combine
import Observation

/// Makes bindings to the properties of an observable object.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  private var object: Value

  /// The object.
  public var wrappedValue: Value {
    get { object }
    set { object = newValue }
  }

  /// The wrapper, whose members are bindings to the object's properties.
  public var projectedValue: Bindable<Value> { self }

  @available(*, unavailable, message: "@Bindable is for objects that conform to Observable")
  public init(wrappedValue: Value) {
    fatalError("unavailable")
  }

  fileprivate init(object: Value) {
    self.object = object
  }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property of the object.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(
      getter: { object[keyPath: keyPath] },
      setter: { value, transaction in
        withTransaction(transaction.isEmpty ? .current : transaction) { object[keyPath: keyPath] = value }
      },
      identity: BindingIdentity(object: object).appending(keyPath))
  }
}

extension Bindable where Value: Observable & AnyObject {
  /// Makes bindings to an object's properties.
  public init(wrappedValue: Value) {
    self.init(object: wrappedValue)
  }

  /// Makes bindings to an object's properties.
  public init(_ wrappedValue: Value) {
    self.init(object: wrappedValue)
  }

  /// Takes over a wrapper.
  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }
}

extension Bindable where Value: ObservableObject {
  @available(*, unavailable, message: "@Bindable is for @Observable objects; use @ObservedObject here")
  public init(wrappedValue: Value) {
    fatalError("unavailable")
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The identity of the object.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
