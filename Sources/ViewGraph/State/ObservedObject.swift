import Combine

/// An observable object that somebody else owns; the view is re-evaluated when the object is about to change.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty, GraphProperty {
  /// Makes bindings to the object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A binding to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let object = object
      return Binding(
        getter: { object[keyPath: keyPath] },
        setter: { value, transaction in
          withTransaction(transaction.isEmpty ? .current : transaction) { object[keyPath: keyPath] = value }
        },
        identity: nil)
    }
  }

  /// The object.
  public var wrappedValue: ObjectType

  /// Observes an object.
  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  /// Observes an object.
  public init(initialValue: ObjectType) {
    self.init(wrappedValue: initialValue)
  }

  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  func makeCell(in node: GraphNode) -> ObjectSubscription { ObjectSubscription() }

  func bind(to cell: ObjectSubscription, in node: GraphNode) {
    cell.observe(wrappedValue, for: node)
  }

  static func release(_ cell: ObjectSubscription) {
    cell.cancel()
  }
}

extension ObservedObject: ComparableField {
  func isSame(as other: ObservedObject) -> Bool { wrappedValue === other.wrappedValue }
}

/// A node's subscription to one observable object.
@MainActor
final class ObjectSubscription {
  private var object: AnyObject?
  private var subscription: AnyCancellable?

  func observe<O: ObservableObject>(_ object: O, for node: GraphNode) {
    guard self.object !== object else { return }
    self.object = object
    subscription = object.objectWillChange.sink { [weak node] _ in
      onMain { node?.invalidate() }
    }
  }

  func cancel() {
    subscription = nil
    object = nil
  }
}
