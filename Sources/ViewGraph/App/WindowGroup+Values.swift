/// The view of a window that was opened for a value.
nonisolated public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
  private let value: Data?
  private let content: (Binding<Data?>) -> Content

  init(_ value: Data? = nil, content: @escaping (Binding<Data?>) -> Content) {
    self.value = value
    self.content = content
  }

  @MainActor public var body: some View { PresentedValue(value: value, content: content) }
}

/// Keeps the value that a window shows.
private struct PresentedValue<Data, Content: View>: View {
  @State var value: Data?
  let content: (Binding<Data?>) -> Content

  var body: some View { content($value) }
}

extension WindowGroup {
  /// Makes windows for values of a type.
  /// - Partly: a page is one window: where it is the program's first scene it is shown without a value, elsewhere it is
  ///   not shown.
  nonisolated public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init { PresentedWindowContent(content: content) }
  }

  /// Makes windows with an identity for values of a type.
  /// - Partly: a page is one window: where it is the program's first scene it is shown without a value, elsewhere it is
  ///   not shown.
  nonisolated public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init { PresentedWindowContent(content: content) }
  }

  /// Makes windows with a title for values of a type.
  /// - Partly: a page is one window: where it is the program's first scene it is shown without a value, elsewhere it is
  ///   not shown.
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String? = nil, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init { PresentedWindowContent(content: content) }
  }

  /// Makes windows for values of a type, of which one is there from the start.
  /// - Partly: a page is one window: where it is the program's first scene it is shown with the default, elsewhere it is
  ///   not shown.
  nonisolated public init<D: Codable & Hashable, C: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init { Self.content(content, defaultValue) }
  }

  /// Makes windows with an identity for values of a type, of which one is there from the start.
  /// - Partly: a page is one window: where it is the program's first scene it is shown with the default, elsewhere it is
  ///   not shown.
  nonisolated public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init { Self.content(content, defaultValue) }
  }

  /// Makes windows with a title for values of a type, of which one is there from the start.
  /// - Partly: a page is one window: where it is the program's first scene it is shown with the default, elsewhere it is
  ///   not shown.
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String? = nil, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init { Self.content(content, defaultValue) }
  }

  nonisolated private static func content<D, C>(
    _ content: @escaping (Binding<D>) -> C, _ defaultValue: @escaping () -> D
  ) -> PresentedWindowContent<D, C> {
    PresentedWindowContent(defaultValue()) { content($0.filled(by: defaultValue)) }
  }
}

extension Binding {
  /// The value, or in place of nil what is made anew.
  fileprivate func filled<Wrapped>(by make: @escaping () -> Wrapped) -> Binding<Wrapped> where Value == Wrapped? {
    let (value, make) = (Transfer(self), Transfer(make))
    return Binding<Wrapped>(
      get: { value.value.wrappedValue ?? make.value() }, set: { value.value.wrappedValue = $0 })
  }
}
