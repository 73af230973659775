import Combine

/// An observable object that the view owns: made once, when the view appears, and kept as long as its identity.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty, GraphProperty {
  private let make: () -> ObjectType
  private var cell: StateObjectCell<ObjectType>?

  /// Owns the object that the expression makes; it is evaluated once, when the view appears.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  /// The object.
  @MainActor @preconcurrency
  public var wrappedValue: ObjectType {
    cell?.object ?? make()
  }

  /// Bindings to the object's properties.
  @MainActor @preconcurrency
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }

  func makeCell(in node: GraphNode) -> StateObjectCell<ObjectType> {
    StateObjectCell(Tracking.withoutReader(make))
  }

  mutating func bind(to cell: StateObjectCell<ObjectType>, in node: GraphNode) {
    self.cell = cell
    cell.subscription.observe(cell.object, for: node)
  }

  static func release(_ cell: StateObjectCell<ObjectType>) {
    cell.subscription.cancel()
  }
}

extension StateObject: ComparableField {
  func isSame(as other: StateObject) -> Bool { true }
}

/// What lasts of a state object.
@MainActor
final class StateObjectCell<ObjectType: ObservableObject> {
  let object: ObjectType
  let subscription = ObjectSubscription()

  init(_ object: ObjectType) {
    self.object = object
  }
}
