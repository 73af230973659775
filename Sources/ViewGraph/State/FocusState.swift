/// Which field has the focus: true or false for one field, or the value that stands for one of several.
///
/// The platform sets it as the reader moves from field to field; a program sets it to move the focus.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty, GraphProperty {
  private let initial: Value
  private var location: StateLocation<Value>?

  /// Makes the state of one field, which begins without focus.
  public init() where Value == Bool {
    initial = false
  }

  /// Makes the state of several fields, of which none has the focus at first.
  public init<T: Hashable>() where Value == T? {
    initial = nil
  }

  /// The value now.
  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue) }
  }

  /// What `focused(_:)` connects a field with.
  public var projectedValue: Binding {
    Binding(location: location ?? StateLocation(initial), none: initial)
  }

  /// A connection to the state of the focus.
  @propertyWrapper
  public struct Binding {
    let location: StateLocation<Value>
    /// The value where no field has the focus.
    let none: Value

    /// The value now.
    public var wrappedValue: Value {
      get { location.get() }
      nonmutating set { location.set(newValue) }
    }

    /// The connection itself.
    public var projectedValue: Binding { self }
  }

  func makeCell(in node: GraphNode) -> StateLocation<Value> {
    StateLocation(initial)
  }

  mutating func bind(to cell: StateLocation<Value>, in node: GraphNode) {
    location = cell
  }
}

extension FocusState: Sendable where Value: Sendable {}

extension FocusState: ComparableField {
  func isSame(as other: FocusState) -> Bool { true }
}

extension FocusState.Binding: ComparableField {
  func isSame(as other: FocusState.Binding) -> Bool { location === other.location }
}

/// How a field, button or link learns of the focus and tells of it.
struct FieldFocus: Equatable {
  private let location: AnyObject
  private let value: AnyHashable
  private let read: () -> Bool
  private let write: (Bool) -> Void

  init<Value: Hashable>(_ binding: FocusState<Value>.Binding, value: Value) {
    location = binding.location
    self.value = AnyHashable(value)
    read = { binding.wrappedValue == value }
    write = { hasFocus in
      if hasFocus {
        binding.wrappedValue = value
      } else if binding.wrappedValue == value {
        binding.wrappedValue = binding.none
      }
    }
  }

  var isFocused: Bool { read() }

  func set(_ hasFocus: Bool) { write(hasFocus) }

  static func == (left: FieldFocus, right: FieldFocus) -> Bool {
    left.location === right.location && left.value == right.value
  }
}

private struct FieldFocusKey: EnvironmentKey { static var defaultValue: FieldFocus? { nil } }
private struct SearchFocusKey: EnvironmentKey { static var defaultValue: FieldFocus? { nil } }

extension EnvironmentValues {
  /// What the field, button or link here tells of its focus.
  var fieldFocus: FieldFocus? {
    get { self[FieldFocusKey.self] }
    set { self[FieldFocusKey.self] = newValue }
  }

  /// What the search field here tells of its focus.
  var searchFocus: FieldFocus? {
    get { self[SearchFocusKey.self] }
    set { self[SearchFocusKey.self] = newValue }
  }
}

extension View {
  /// Connects the focus of the field, button or link with a state that is true while it has the focus.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(EnvironmentWriter(\.fieldFocus, FieldFocus(condition, value: true)))
  }

  /// Connects the focus of the field, button or link with a state that holds the given value while it has the focus.
  /// Where the program sets the state, the browser moves the focus and scrolls to it.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(EnvironmentWriter(\.fieldFocus, FieldFocus(binding, value: value)))
  }

  /// Connects the focus of the search field of this view with a state that is true while it has the focus. It stands
  /// after `searchable`.
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    modifier(EnvironmentWriter(\.searchFocus, FieldFocus(binding, value: true)))
  }

  /// Connects the focus of the search field of this view with a state that holds the given value while it has the
  /// focus. It stands after `searchable`.
  nonisolated public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
    modifier(EnvironmentWriter(\.searchFocus, FieldFocus(binding, value: value)))
  }
}
