import Foundation
import UniformTypeIdentifiers

/// A tint of items in lists.
public struct ListItemTint: Sendable {
  let color: Color?

  /// A colour that the reader's choice of an accent does not change.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// A colour that the reader's choice of an accent changes, where there is one.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// Without colour.
  public static let monochrome = ListItemTint(color: .primary)
}

/// The tint of the icons of labels; nil for that of the text.
private enum ListItemTintKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}

extension EnvironmentValues {
  var listItemTint: Color? {
    get { self[ListItemTintKey.self] }
    set { self[ListItemTintKey.self] = newValue }
  }
}

extension View {
  /// Sets the colour of the icons of labels in lists.
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
    environment(\.listItemTint, tint?.color)
  }

  /// Sets the colour of the icons of labels in lists; nil is that of controls.
  nonisolated public func listItemTint(_ tint: Color?) -> some View {
    environment(\.listItemTint, tint)
  }

  /// Says how a row stands out below a pointer.
  /// - Partly: `effect` is not used: rows that lead on are shaded.
  nonisolated public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Says whether a row stands out below a pointer.
  /// - Partly: `disabled` is not used: rows that lead on are shaded.
  nonisolated public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Says whether letters stand beside a list, by which readers go to its sections.
  /// - Partly: the letters are not shown: the reader searches or scrolls.
  nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }

  /// Gives the section a letter in the index beside the list.
  /// - Partly: the letters are not shown: the reader searches or scrolls.
  nonisolated public func sectionIndexLabel(_ label: Text?) -> some View { self }

  /// Gives the section a letter in the index beside the list.
  /// - Partly: the letters are not shown: the reader searches or scrolls.
  @_disfavoredOverload
  nonisolated public func sectionIndexLabel(_ label: String?) -> some View { self }

  /// Gives every other row of a list or table another background.
  /// - Partly: nothing changes: rows have lines between them.
  nonisolated public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled)
    -> some View
  {
    self
  }

  /// Sets the look of tables.
  /// - Partly: `style` is not used: tables have one look.
  nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }

  /// Sets how loud badges are.
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }

  /// Says whether what is dragged over a control opens it.
  /// - Partly: nothing is opened by what is dragged over it.
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    environment(\.springLoadingBehavior, behavior)
  }
}

/// Whether every other row has another background.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = AlternatingRowBackgroundBehavior(name: "automatic")
  public static let enabled = AlternatingRowBackgroundBehavior(name: "enabled")
  public static let disabled = AlternatingRowBackgroundBehavior(name: "disabled")
}

/// The look of tables.
public protocol TableStyle: Sendable {}

/// The platform's usual look of tables.
public struct AutomaticTableStyle: TableStyle {
  public init() {}
}

/// Tables without a frame.
public struct InsetTableStyle: TableStyle {
  public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The platform's usual look.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// Without a frame.
  public static var inset: InsetTableStyle { InsetTableStyle() }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Says whether a sidebar lets readers fold the section.
  /// - Partly: `collapsible` is not used: sections made with `isExpanded` fold.
  nonisolated public func collapsible(_ collapsible: Bool) -> some View { self }
}

extension DynamicViewContent {
  /// Takes what is dropped between the views, and says before which.
  /// - Partly: nothing is ever dropped between views: use `onDrop` or `dropDestination` of a view.
  nonisolated public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent { self }

  /// Takes what is dropped between the views, and says before which.
  /// - Partly: nothing is ever dropped between views: use `dropDestination` of a view.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent { self }
}
