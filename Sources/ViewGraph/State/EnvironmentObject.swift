import Combine

/// An observable object that a view further up has put into the environment.
///
/// Traps where no view above has called `environmentObject(_:)` with an object of the type, as on Apple's platforms.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty, GraphProperty {
  private var object: ObjectType?

  /// Makes a property that finds its object in the environment.
  public init() {}

  /// The object.
  @MainActor @preconcurrency
  public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        """
        No ObservableObject of type \(ObjectType.self) found. \
        A View.environmentObject(_:) for \(ObjectType.self) may be missing as an ancestor of this view.
        """)
    }
    return object
  }

  /// Bindings to the object's properties.
  @MainActor @preconcurrency
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }

  static var readsEnvironment: Bool { true }

  func readsSame(_ old: EnvironmentValues, _ new: EnvironmentValues) -> Bool {
    old.object(ObjectType.self) === new.object(ObjectType.self)
  }

  func makeCell(in node: GraphNode) -> ObjectSubscription { ObjectSubscription() }

  mutating func bind(to cell: ObjectSubscription, in node: GraphNode) {
    object = node.environment.object(ObjectType.self)
    if let object { cell.observe(object, for: node) }
  }

  static func release(_ cell: ObjectSubscription) {
    cell.cancel()
  }
}

extension EnvironmentObject: ComparableField {
  func isSame(as other: EnvironmentObject) -> Bool { true }
}
