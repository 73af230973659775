/// A button that pushes a page.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
  enum Activation {
    case own
    case binding(Binding<Bool>)
    case value(AnyHashable?)
  }

  let label: Label
  let destination: () -> Destination
  let activation: Activation
}

extension NavigationLink {
  /// Makes a link to a page; the page is made when it is opened.
  public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: destination, activation: .own)
  }

  /// Makes a link to a page that is open while a binding is true.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), destination: destination, activation: .binding(isActive))
  }

  /// Makes a link to a page that is open while a binding holds the link's tag.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), destination: destination, activation: .binding(Self.binding(tag, selection)))
  }

  /// Makes a link to a page.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: { destination }, activation: .own)
  }

  /// Makes a link to a page that is open while a binding is true.
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: { destination }, activation: .binding(isActive))
  }

  /// Makes a link to a page that is open while a binding holds the link's tag.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), destination: { destination }, activation: .binding(Self.binding(tag, selection)))
  }

  private static func binding<V: Hashable>(_ tag: V, _ selection: Binding<V?>) -> Binding<Bool> {
    Binding(
      getter: { selection.wrappedValue == tag },
      setter: { active, transaction in
        if active {
          selection.transaction(transaction).wrappedValue = tag
        } else if selection.wrappedValue == tag {
          selection.transaction(transaction).wrappedValue = nil
        }
      },
      identity: nil)
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(label: Text(titleKey), destination: destination, activation: .own)
  }

  /// Makes a link with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(label: Text(title), destination: destination, activation: .own)
  }

  /// Makes a link with a title.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(label: Text(titleKey), destination: { destination }, activation: .own)
  }

  /// Makes a link with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(label: Text(title), destination: { destination }, activation: .own)
  }

  /// Makes a link with a title to a page that is open while a binding is true.
  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(label: Text(titleKey), destination: { destination }, activation: .binding(isActive))
  }

  /// Makes a link with a title to a page that is open while a binding is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(label: Text(title), destination: { destination }, activation: .binding(isActive))
  }

  /// Makes a link with a title to a page that is open while a binding is true.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(titleKey) }
  }

  /// Makes a link with a title to a page that is open while a binding is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(title) }
  }

  /// Makes a link with a title to a page that is open while a binding holds the link's tag.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
  }

  /// Makes a link with a title to a page that is open while a binding holds the link's tag.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
  }

  /// Makes a link with a title to a page that is open while a binding holds the link's tag.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
  }

  /// Makes a link with a title to a page that is open while a binding holds the link's tag.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
  }
}

extension NavigationLink where Destination == Never {
  /// Makes a link that pushes a value; `navigationDestination(for:destination:)` says what page it makes.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(
      label: label(), destination: { fatalError("A value has no destination of its own") },
      activation: .value(value.map { AnyHashable($0) }))
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Makes a link with a title that pushes a value.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// Makes a link with a title that pushes a value.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink {
  /// Says whether the page is shown in the column for details. Pages are shown in the last column that there is, and on
  /// a narrow screen in the only one, whatever is said.
  /// - Partly: changes nothing: a link in a column shows its page in the next.
  nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}
