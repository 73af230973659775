/// A place to which assistive software goes from a list of such places.
nonisolated public struct AccessibilityRotorEntry<ID: Hashable> {
  /// Names a place of a view.
  /// - Partly: not used: browsers know headings, links, lists and landmarks, and pages mark those.
  public init(_ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID? = nil) {}

  /// Names a place of a view.
  /// - Partly: not used: browsers know headings, links, lists and landmarks, and pages mark those.
  @_disfavoredOverload
  public init<L: StringProtocol>(_ label: L, id: ID, in namespace: Namespace.ID? = nil) {}

  /// Names a place of a view.
  /// - Partly: not used: browsers know headings, links, lists and landmarks, and pages mark those.
  public init(_ label: Text, id: ID, in namespace: Namespace.ID? = nil) {}
}

/// What assistive software goes through.
nonisolated public protocol AccessibilityRotorContent {}

extension AccessibilityRotorEntry: AccessibilityRotorContent {}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  /// Makes a place of each element.
  public init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID, Content: View {
    self.init(data, id: \.id, content: content)
  }
}

/// Several places.
nonisolated public struct _AccessibilityRotorContents: AccessibilityRotorContent {}

/// Builds places from closures.
@resultBuilder
public struct AccessibilityRotorContentBuilder {
  public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }

  /// - Partly: nothing is kept of the places.
  public static func buildBlock<each Content: AccessibilityRotorContent>(
    _ content: repeat each Content
  ) -> _AccessibilityRotorContents { _AccessibilityRotorContents() }

  /// - Partly: nothing is kept of the places.
  public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> _AccessibilityRotorContents {
    _AccessibilityRotorContents()
  }
}

/// A list of places that assistive software has by itself.
public struct AccessibilitySystemRotor: Sendable {
  public static let links = AccessibilitySystemRotor()
  public static let headings = AccessibilitySystemRotor()
  public static let images = AccessibilitySystemRotor()
  public static let lists = AccessibilitySystemRotor()
  public static let tables = AccessibilitySystemRotor()
  public static let textFields = AccessibilitySystemRotor()
  public static let landmarks = AccessibilitySystemRotor()
  public static let boldText = AccessibilitySystemRotor()
}

extension View {
  /// Gives assistive software a list of places.
  /// - Partly: `entries` are not used: browsers know headings, links, lists and landmarks, and pages mark those.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View { self }

  /// Gives assistive software a list of places.
  /// - Partly: `entries` are not used: browsers know headings, links, lists and landmarks, and pages mark those.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View { self }

  /// Gives assistive software a list of places of its own kind.
  /// - Partly: `entries` are not used: browsers know headings, links, lists and landmarks, and pages mark those.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View { self }

  /// Gives assistive software a list of places, one for each element.
  /// - Partly: `entries` are not used: browsers know headings, links, lists and landmarks, and pages mark those.
  nonisolated public func accessibilityRotor<Entry: Identifiable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [Entry], entryLabel: KeyPath<Entry, String>
  ) -> some View { self }

  /// Gives assistive software a list of places, one for each element.
  /// - Partly: `entries` are not used: browsers know headings, links, lists and landmarks, and pages mark those.
  nonisolated public func accessibilityRotor<Entry, ID: Hashable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [Entry], entryID: KeyPath<Entry, ID>,
    entryLabel: KeyPath<Entry, String>
  ) -> some View { self }

  /// Makes the view a place of a list that assistive software goes through.
  /// - Partly: `id` and `namespace` are not used: browsers know headings, links, lists and landmarks, and pages mark those.
  nonisolated public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    self
  }
}
