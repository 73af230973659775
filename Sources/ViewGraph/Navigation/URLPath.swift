/// Makes a value of the program a step of the location's path.
nonisolated struct URLPathModifier<Value: Equatable>: PrimitiveModifier {
  let value: Binding<Value>

  @MainActor func didMount(_ node: ModifierNode) {
    node.locate(
      ValueStep(of: node, "path", read: { value.wrappedValue }, set: { if let new = $0 { value.wrappedValue = new } }))
  }

  @MainActor func environment(_ base: EnvironmentValues, _ node: ModifierNode) -> EnvironmentValues {
    var inside = base
    inside.isChoiceInPath = true
    return inside
  }
}

private struct IsChoiceInPathKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// True where what the pickers choose is in the path already.
  var isChoiceInPath: Bool {
    get { self[IsChoiceInPathKey.self] }
    set { self[IsChoiceInPathKey.self] = newValue }
  }
}

private struct IsExcludedFromURLKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// True where what controls set is kept, and so no part of the page's address.
  var isExcludedFromURL: Bool {
    get { self[IsExcludedFromURLKey.self] }
    set { self[IsExcludedFromURLKey.self] = newValue }
  }
}

extension View {
  /// Says that what the controls in this view set is kept beyond the page, so that no address may tell or change it.
  ///
  /// For controls bound to a store of the program's own, such as a database: without this a link could set them, as it
  /// sets everything that is shown. Controls bound to `@AppStorage` need it not. Without scripts such controls are
  /// changed by forms that nobody else can make. Newsreel's own: on Apple's platforms nothing is needed in its place,
  /// because there are no addresses.
  ///
  /// - Parameter isExcluded: Whether it is so; true by default.
  nonisolated public func urlExcluded(_ isExcluded: Bool = true) -> some View {
    modifier(EnvironmentWriter(\.isExcludedFromURL, isExcluded))
  }

  /// Puts a value into the path of the page's address, so that each of its values is a place of its own:
  /// `/news/science`.
  ///
  /// The words are the value's description, divided at slashes. The value that it has at the start is left out where
  /// nothing follows that could be mistaken for another one. Pickers inside no longer put their choices into the address by themselves. An address that names
  /// another value sets the binding.
  ///
  /// Tab views, stacks and split views put theirs in without being asked; this is for values that are set in other
  /// ways. Newsreel's own: on Apple's platforms nothing is needed in its place, because there are no addresses.
  ///
  /// - Parameter value: The value. Its type must make it from the description again, and from nothing else.
  nonisolated public func urlPath<Value: LosslessStringConvertible & Equatable>(_ value: Binding<Value>) -> some View {
    modifier(URLPathModifier(value: value))
  }

  /// Puts a value into the path of the page's address by its raw value, so that each of its values is a place of its
  /// own: `/movies/popular`.
  ///
  /// - Parameter value: The value; see `urlPath(_:)` for values with a description.
  @_disfavoredOverload
  nonisolated public func urlPath<Value: RawRepresentable<String> & Equatable>(_ value: Binding<Value>) -> some View {
    modifier(URLPathModifier(value: value))
  }
}
