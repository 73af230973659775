import Combine
import Observation

/// Sets a value of the environment for a view and those below it.
nonisolated struct EnvironmentWriter<Value>: InlineModifier {
  let write: (inout EnvironmentValues) -> Void
  /// For comparison: the same value at the same place needs no work.
  let value: Value
  let place: AnyHashable
  /// What renderers are told of it.
  var shown: DisplayModifier?

  nonisolated init(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) {
    self.value = value
    place = keyPath
    write = { $0[keyPath: keyPath] = value }
  }

  nonisolated init(value: Value, place: AnyHashable, write: @escaping (inout EnvironmentValues) -> Void) {
    self.value = value
    self.place = place
    self.write = write
  }

  @MainActor func environment(_ base: EnvironmentValues) -> EnvironmentValues {
    var changed = base
    write(&changed)
    return changed
  }

  @MainActor func outputs(_ content: Outputs, _ place: _Place) -> Outputs {
    guard let shown else { return content }
    // A font is shown with what modifiers say of it.
    if case .font = shown {
      return DisplayEffect(.font(environment(place.environment).shownFont)).outputs(content, place)
    }
    return DisplayEffect(shown).outputs(content, place)
  }
}

extension EnvironmentWriter: ComparableField {
  func isSame(as other: EnvironmentWriter) -> Bool {
    guard place == other.place else { return false }
    if Value.self is AnyClass { return (value as AnyObject) === (other.value as AnyObject) }
    return areEqual(value, other.value)
  }
}

/// Changes a value of the environment for a view and those below it.
nonisolated struct EnvironmentTransform<Value>: InlineModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  @MainActor func environment(_ base: EnvironmentValues) -> EnvironmentValues {
    var changed = base
    transform(&changed[keyPath: keyPath])
    return changed
  }
}

extension View {
  /// Sets a value of the environment.
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    var writer = EnvironmentWriter(keyPath, value)
    writer.shown = ShownValues.modifier(keyPath, value)
    return modifier(writer)
  }

  /// Puts an observable object into the environment, where `@Environment(Type.self)` finds it.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentWriter(value: object, place: ObjectIdentifier(T.self)) { $0.setObject(object) })
  }

  /// Puts an observable object into the environment, where `@EnvironmentObject` finds it.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentWriter(value: object, place: ObjectIdentifier(T.self)) { $0.setObject(object) })
  }

  /// Changes a value of the environment.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentTransform(keyPath: keyPath, transform: transform))
  }
}
