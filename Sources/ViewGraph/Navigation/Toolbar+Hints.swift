extension ToolbarItemPlacement {
  /// In the place of the title.
  public static let title = ToolbarItemPlacement(place: .principal)
  /// In the place of the large title; here in that of the title.
  public static let largeTitle = ToolbarItemPlacement(place: .principal)
  /// Below the title; here in its place.
  public static let subtitle = ToolbarItemPlacement(place: .principal)
  /// Below the title, when it is large; here in its place.
  public static let largeSubtitle = ToolbarItemPlacement(place: .principal)
}

/// How a reader may arrange an item of a toolbar.
public struct ToolbarCustomizationBehavior: Sendable {
  public static let `default` = ToolbarCustomizationBehavior()
  public static let reorderable = ToolbarCustomizationBehavior()
  public static let disabled = ToolbarCustomizationBehavior()
}

/// How an item of a toolbar is shown at first, where readers arrange toolbars.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

/// An item that the platform puts into bars by itself.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  let name: String

  /// The button that shows and hides the first column of a split view.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The field for searching.
  public static let search = ToolbarDefaultItemKind(name: "search")
  /// The title.
  public static let title = ToolbarDefaultItemKind(name: "title")
}

/// An item of the platform's own, in a place of the program's choice.
/// - Partly: the item stays where the platform puts it.
nonisolated public struct DefaultToolbarItem: ToolbarContent {
  /// Names the item and the place.
  nonisolated public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

  @MainActor public var body: Never { fatalError("A toolbar item has no body") }
  @MainActor public var _items: [_ToolbarEntry] { [] }
}

/// The entries of a menu behind the title.
nonisolated public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
  let content: Content

  /// Makes a menu.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public var body: Never { fatalError("A toolbar item has no body") }
  @MainActor public var _items: [_ToolbarEntry] {
    let menu = Menu {
      content
    } label: {
      Image(systemName: "chevron.down.circle")
    }
    return [_ToolbarEntry(place: .trailing, view: AnyView(menu))]
  }
}

extension ToolbarContent {
  /// Says whether the item stands on the glass of those beside it.
  /// - Partly: changes nothing: each item has its own.
  nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }

  /// Says that pages come out of the item.
  /// - Partly: changes nothing: pages come from the side.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some ToolbarContent { self }

  /// Says how readers may arrange the item.
  /// - Partly: changes nothing: readers cannot arrange toolbars.
  nonisolated public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> some ToolbarContent {
    self
  }

  /// Says whether the item is shown at first.
  /// - Partly: changes nothing: readers cannot arrange toolbars.
  nonisolated public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some ToolbarContent { self }
}

extension ToolbarItemGroup {
  /// Makes a group of items that is a menu where there is no room for all of them; here, always all are shown.
  /// - Partly: the label is not shown: all items are.
  nonisolated public init<Label: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(placement: placement, content: content)
  }
}

extension View {
  /// Takes away something that the platform puts into the page's bar; the title is not shown in it any more.
  /// - Partly: only the title is taken away: there is no button for the first column.
  nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    modifier(NavigationBarModifier(bar: NavigationBar(isTitleHidden: defaultItemKind == .title ? true : nil)))
  }

  /// Sets the colour of what is in bars.
  /// - Partly: changes nothing: give the items a foregroundStyle.
  nonisolated public func toolbarForegroundStyle<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View
  {
    self
  }

  /// Says whether suggestions for a search are shown in some places.
  /// - Partly: changes nothing: they are shown below the field.
  nonisolated public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View { self }

  /// Says how the field for searching stands in the bar.
  /// - Partly: changes nothing: the field is always seen.
  nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
}

/// How the field for searching stands in a bar.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = SearchToolbarBehavior(name: "automatic")
  /// As a button, until it is pressed.
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}
