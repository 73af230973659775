/// A key for a value that a view says to the container around it.
public protocol ContainerValueKey {
  /// The type of value.
  associatedtype Value
  /// The value where none has been set.
  static var defaultValue: Value { get }
}

/// The values that a view says to the container around it; views inside it do not inherit them.
///
/// Programs declare values of their own in an extension: `@Entry var isFeatured = false`.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  var tag: AnyHashable?

  init() {}

  /// A value of a program's own.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The view's tag, nil where it has none or one of another type.
  public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.base as? V }

  /// True where the view has the tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }

  /// Adds the values of a view around, where this has none of its own.
  mutating func fill(from outer: ContainerValues) {
    values.merge(outer.values) { own, _ in own }
    tag = tag ?? outer.tag
  }

  /// The values that all have: those which were said of a section rather than of a view in it.
  static func common(to all: [ContainerValues]) -> ContainerValues {
    guard var result = all.first else { return ContainerValues() }
    for other in all.dropFirst() {
      result.values = result.values.filter { other.values[$0.key] != nil }
      if result.tag != other.tag { result.tag = nil }
    }
    return result
  }
}

enum ContainerValuesTrait: ViewTraitKey {
  typealias Value = ContainerValues
}

nonisolated struct ContainerValueModifier: TraitModifier {
  let values: ContainerValues

  @MainActor func outputs(_ content: Outputs, _ place: _Place) -> Outputs {
    var result = content
    for index in result.items.indices {
      var own = result.items[index].traits[ContainerValuesTrait.self] ?? ContainerValues()
      own.fill(from: values)
      result.items[index].traits[ContainerValuesTrait.self] = own
    }
    return result
  }
}

extension View {
  /// Says a value to the container around the view, which reads it from its `Subview`. Of two values for one key the
  /// inner counts.
  nonisolated public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    var values = ContainerValues()
    values[keyPath: keyPath] = value
    return modifier(ContainerValueModifier(values: values))
  }
}
